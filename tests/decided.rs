//! What decided a run: the step, the reading, what did not happen, and why a play is refused, in words.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use shinpan::cards::source::NoCards;
use shinpan::lang::Speech;
use shinpan::scenario::{Case, Overrides, run, shipped};

fn stdout(args: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_shinpan"))
        .args(args)
        .env("SHINPAN_CACHE", Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache"))
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C.UTF-8")
        .output()
        .unwrap();
    // Words are looked for wherever the lines were broken.
    String::from_utf8(output.stdout).unwrap()
}

fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn written(name: &str, text: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_string()
}

/// A page of ONE PIECE in a file of its own, as it is shown.
fn shown(name: &str, board: &str, play: &str, ruling: &str, args: &[&str]) -> String {
    let page = format!(
        "+++\ngame = \"one-piece@1.1.8\"\ntitle = \"{name}\"\n+++\nWhat comes of it?\n```board\n{board}\n```\n```play\n{play}\n```\n```ruling\n{ruling}\n```\n"
    );
    let path = written(&format!("decided-{name}.md"), &page);
    flat(&stdout(&[&["run", path.as_str()], args].concat()))
}

#[test]
fn readings_that_decide_are_shown_in_words_in_every_game() {
    let shows = [
        ("a-pilots-upper-text-as-a-shield", "Whose AP is battle damage equal to?", "of what is hit"),
        ("triggered-each-time", "Is damage equal to HP enough?", "damage must exceed HP"),
        ("discard-again-yes", "Does the Discard Step run 702?", "it does not"),
        (
            "the-target-of-uses-a-skill",
            "When does the Twinkling card leave the hand?",
            "as a cost, when it is declared",
        ),
        ("losing-blockers-all", "If several blockers lose or tie, which of them go?", "one of them"),
    ];
    for (case, question, other) in shows {
        let path = shipped::cases().iter().map(|(n, _)| *n).find(|n| n.ends_with(&format!("/{case}.md"))).unwrap();
        let text = flat(&stdout(&["run", path]));
        assert!(text.contains(question) && text.contains(other), "{case}: {text}");
    }
}

#[test]
fn a_difference_of_a_reading_is_told_in_words() {
    let board = "[A]\nleader = { name = \"Cap\", power = 5000, text = \"When your opponent's Character is K.O.'d, draw 1 card.\" }\n\
        hand = [{ name = \"Storm\", kind = \"event\", cost = 1, text = \"[Main] K.O. all of your opponent's Characters.\" }]\ndon = { active = 1 }\n\
        [B]\nleader = { name = \"Lid\", power = 5000 }\ncharacters = [{ name = \"X\", power = 1 }, { name = \"Y\", power = 1 }]";
    let text = shown("each", board, "A: play Storm", "A.hand = 2", &[]);
    assert!(text.contains("A's deck: 29 cards (here: 28)") && text.contains("A's hand: 1 card (here: 2)"), "{text}");
    assert!(!text.contains("[?"), "{text}");
}

#[test]
fn without_cites_the_step_that_decided_is_found() {
    for (game, least) in [("one-piece/", 70), ("gundam/", 70), ("summoner-master/", 60), ("blackpoker/", 85)] {
        let pages = shipped::cases().iter().filter(|(name, _)| name.contains(game)).step_by(11);
        let (mut right, mut all, mut wrong) = (0, 0, Vec::new());
        for (name, text) in pages {
            let case = Case::read(name, text).unwrap();
            if case.ruling.cites.is_empty() || case.plays.iter().any(|line| !line.refused.is_empty()) {
                continue;
            }
            let without: Vec<&str> = text.lines().collect();
            let at = without.iter().position(|line| line.trim_start().starts_with("cites"));
            let Some(at) = at.filter(|&at| without[at].contains(']')) else { continue };
            let without = [&without[..at], &without[at + 1..]].concat().join("\n");
            let path = written(&format!("decided-no-cites-{all}-{}.md", game.trim_end_matches('/')), &without);
            let document: Value = serde_json::from_str(&stdout(&["run", &path, "--json"])).unwrap();
            let Some(step) = document["ruling"]["step"].as_u64() else { continue };
            let step = &document["steps"][usize::try_from(step - 1).unwrap()];
            let named = ["clauses", "supports"].iter().flat_map(|key| step[*key].as_array().unwrap());
            let cited = |c: &Value| {
                let clause = c.as_str().unwrap();
                case.ruling.cites.iter().any(|(id, _)| clause.ends_with(&id.to_string()))
            };
            all += 1;
            if named.into_iter().any(cited) {
                right += 1;
            } else {
                wrong.push(format!("{name}: {} {}", step["row"], step["text"]));
            }
        }
        assert!(right * 100 >= all * least, "{game} {right} of {all}\n{}", wrong.join("\n"));
        assert!(all >= 15, "{game} {all}");
    }
}

#[test]
fn an_attack_that_a_counter_stops_is_decided_by_the_comparison() {
    let board = "[A]\nleader = { name = \"Cap\", power = 5000 }\n[B]\nleader = { name = \"Lid\", power = 5000 }\n\
        hand = [{ name = \"C\", power = 1, counter = 1000 }]";
    let text = shown("stopped", board, "A: attack Cap -> leader\nB: counter C -> Lid", "B.life = 4", &[]);
    assert!(text.contains("Ruling: Cap 5000 against Lid 6000: nothing happens."), "{text}");
    assert!(text.contains("│ 7-1-4-2."), "{text}");
}

#[test]
fn the_end_of_a_game_is_said_once() {
    for (name, text) in shipped::cases().iter().filter(|(_, text)| text.contains("wins\"")).step_by(7) {
        let case = Case::read(name, text).unwrap();
        if case.game.name == "one-piece" {
            let said = flat(&stdout(&["run", name]));
            assert!(!said.contains("A wins. A wins.") && !said.contains("B wins. B wins."), "{name}: {said}");
        }
    }
}

#[test]
fn what_was_asked_about_and_did_not_happen_is_said_by_default() {
    // 10-2-1-3. Trashed, not K.O.'d.
    let board = "[A]\nleader = { name = \"Cap\", power = 5000, text = \"[Activate: Main] [Once Per Turn] Trash up to 1 of your Characters.\" }\n\
        characters = [{ name = \"Ox\", power = 1, text = \"[On K.O.] Draw 1 card.\" }]\n[B]\nleader = \"5000 life 4\"";
    let text = shown("trashed", board, "A: activate Cap, Ox", "A.hand = 0", &[]);
    assert!(text.contains("Ox is trashed, not K.O.'d") && text.contains("10-2-1-3"), "{text}");
    // [Your Turn] in the other player's turn.
    let board = "[A]\nleader = { name = \"Cap\", power = 5000 }\ncharacters = [{ name = \"Kil\", power = 9000 }]\n\
        [B]\nleader = { name = \"Lid\", power = 5000, text = \"[Your Turn] When your Character is K.O.'d, draw 1 card.\" }\n\
        characters = [{ name = \"Cow\", power = 1, rested = true }]";
    let text = shown("other-turn", board, "A: attack Kil -> Cow", "B.hand = 0", &[]);
    assert!(text.contains("Lid’s effect does not work") && text.contains("it is your turn"), "{text}");
    // 1-3-2-1. Nothing can be rested that is rested.
    let board = "[A]\nleader = { name = \"Cap\", power = 5000 }\ncharacters = [{ name = \"Kil\", power = 9000 }]\n[B]\n\
        leader = { name = \"Lid\", power = 5000 }\ncharacters = [{ name = \"Ox\", power = 3000, rested = true, \
        text = \"If this Character would be K.O.'d, you may rest 1 of your Characters instead.\" }]";
    let text = shown("rested", board, "A: attack Kil -> Ox", "B.characters = []", &[]);
    assert!(text.contains("cannot be used instead: what it would turn is so already"), "{text}");
}

#[test]
fn a_number_that_a_card_is_chosen_for_is_told() {
    let board = "[A]\nleader = { name = \"Cap\", power = 5000, text = \"[Activate: Main] [Once Per Turn] Give up to 1 of your opponent's Characters −2 cost during this turn.\" }\n\
        hand = [{ name = \"Stab\", kind = \"event\", cost = 1, text = \"[Main] K.O. up to 1 of your opponent's Characters with a cost of 1 or less.\" }]\ndon = { active = 1 }\n\
        [B]\nleader = { name = \"Lid\", power = 5000 }\ncharacters = [{ name = \"X\", power = 1000, cost = 3 }]";
    let text = shown("cost", board, "A: activate Cap, X\nA: play Stab, X", "B.characters = []", &[]);
    assert!(text.contains("The cost of X: 3, -2 by Cap."), "{text}");
}

#[test]
fn what_is_replaced_is_not_told_as_if_it_had_happened() {
    let board = "[A]\nleader = { name = \"Cap\", power = 5000 }\ncharacters = [{ name = \"Kil\", power = 9000 }]\n[B]\n\
        leader = { name = \"Lid\", power = 5000 }\nhand = [{ name = \"Plank\", power = 1 }]\ncharacters = [{ name = \"Ox\", power = 3000, rested = true, \
        text = \"If this Character would be K.O.'d, you may trash 1 card from your hand instead.\" }]";
    let play = "A: attack Kil -> Ox\nB: use Ox, Plank";
    let text = shown("replaced", board, play, "B.characters = [\"Ox\"]", &["--all"]);
    let told = "This is about to happen: The Character that was attacked is K.O.'d.";
    assert!(text.contains(told), "{text}");
    assert!(!text.replace(told, "").contains("The Character that was attacked is K.O.'d."), "{text}");
}

#[test]
fn a_refused_play_names_the_clause_that_refuses_it_and_the_number() {
    let board = "[A]\nleader = { name = \"Cap\", power = 5000 }\ndon = { active = 1 }\n\
        hand = [{ name = \"Storm\", kind = \"event\", cost = 2, text = \"[Main] Draw 1 card.\" }]\n[B]\nleader = { name = \"Lid\", power = 5000 }";
    let text = shown("dear", board, "A: play Storm (refused: 2-7-3)", "A.hand = 1", &[]);
    assert!(text.contains("A: play Storm is refused by 2-7-3: 2 active DON!! are needed, 1 is there"), "{text}");
    let text = shown("turn", board, "B: attack Lid -> Cap (refused: 6-5-2)", "A.hand = 1", &[]);
    assert!(text.contains("is refused by 6-5-2.") || text.contains("is refused by 6-5-2 "), "{text}");
    let board = "[A]\nleader = { name = \"Cap\", power = 5000, text = \"[Activate: Main] ②: Draw 1 card.\" }\ndon = { active = 1 }\n\
        [B]\nleader = { name = \"Lid\", power = 5000 }";
    let text = shown("cost-of-effect", board, "A: activate Cap (refused: 8-3-1-3)", "A.hand = 0", &[]);
    assert!(text.contains("2 active DON!! are needed, 1 is there"), "{text}");
}

/// The same in Gundam, and what is known by its name only.
#[test]
fn gundam_names_what_is_missing_and_what_is_not_known() {
    let page = |name: &str, board: &str, play: &str| {
        let page = format!(
            "+++\ngame = \"gundam@1.1.0\"\ntitle = \"{name}\"\n+++\nWhat comes of it?\n```board\n{board}\n```\n```play\n{play}\n```\n```ruling\nresult = \"ongoing\"\n```\n"
        );
        flat(&stdout(&["run", &written(&format!("decided-{name}.md"), &page)]))
    };
    let board =
        "[A]\nunits = [{ name = \"Ram\", ap = 2, hp = 3, text = \"【Activate･Main】③：Draw 1.\" }]\nresources = 2";
    let text = page("gundam-cost", board, "A: activate Ram (refused: 10-1-7-2)");
    assert!(text.contains("3 active Resources are needed, 2 are there"), "{text}");
    let board = "[A]\nunits = [{ name = \"Ram\", ap = 2, hp = 3 }]\n[B]\nbase = \"none\"\nshields = [\"Slate\", \"Post\"]\nhand = [\"Plank\"]";
    let text = page("gundam-bare", board, "A: attack Ram -> player");
    assert!(text.contains("Of Plank only the name is known; it might be of use here."), "{text}");
    assert!(text.contains("Of Slate only the name is known; it might have 【Burst】."), "{text}");
}

#[test]
fn rows_that_found_nothing_to_do_leave_no_step() {
    let english = Speech::english();
    let idle = ["op-old-stage", "op-banish", "op-no-life", "op-turn-doomed", "op-next-card", "op-play-pay"];
    let asks = ["op-ask-draw-up-to", "op-ask-make-room"];
    for (name, text) in shipped::cases().iter().filter(|(name, _)| name.contains("one-piece/")) {
        let case = Case::read(name, text).unwrap();
        let played = run(&case, &Overrides::default(), &NoCards).unwrap();
        for step in (0..played.play.steps()).map(|n| played.play.step(n, english)) {
            let found = step.spoken || !step.changes.is_empty();
            assert!(found || !idle.contains(&step.row), "{name}: {} {:?}", step.row, step.clauses);
            assert!(found || !asks.contains(&step.row) || step.chose.is_some(), "{name}: {}", step.row);
        }
    }
}

/// 1-3-2, 6-6-1-4. That the turn has passed is not what is asked about where something else is, too.
#[test]
fn what_came_to_nothing_decides_before_the_turn_that_passes() {
    let leader = "{ name = \"Cap\", power = 6000, life = 5, text = \"[End of Your Turn] Add 1 card from the top of your Life cards to your hand.\" }";
    let board = format!("[A]\nleader = {leader}\nlife = 0\n[B]\nleader = {{ name = \"Lid\", power = 5000 }}");
    let text = shown("nothing-left", &board, "A: end turn", "turn = \"B\"\nA.hand = []", &[]);
    assert!(text.contains("Ruling: Nothing can be chosen to take to hand, so nothing happens."), "{text}");
    assert!(text.contains("│ 1-3-2."), "{text}");
    let alone = shown("turn-alone", &board, "A: end turn", "turn = \"B\"", &[]);
    assert!(alone.contains("│ 6-6-1-4."), "{alone}");
}

/// 1-3-3. What a later act could not do is what is asked about, not what the act before it did.
#[test]
fn what_is_forbidden_last_decides() {
    let board = "[A]\nleader = { name = \"Cap\", power = 5000 }\ndon = { rested = 2 }\ncharacters = [\
        { name = \"Reef\", power = 7000, text = \"[Activate: Main] Set up to 1 of your DON!! cards as active. Then, you cannot set DON!! cards as active using Character effects during this turn.\" }, \
        { name = \"Purser\", power = 1000, text = \"[Activate: Main] You may rest this Character: Set up to 1 of your DON!! cards as active.\" }]\n\
        [B]\nleader = { name = \"Lid\", power = 5000 }";
    let play = "A: activate Reef, rested DON!!\nA: activate Purser, yes";
    let text = shown("forbidden-last", board, play, "A.don.active = 1", &[]);
    assert!(text.contains("Ruling: A: cannot set DON!! cards active"), "{text}");
    assert!(text.contains("│ 1-3-3."), "{text}");
}

/// 6-2-4, 1-3-3. A card that stays rested is told by what keeps it, not by the end of that, nor by the phases that follow.
#[test]
fn what_stays_rested_is_told_by_what_keeps_it() {
    let board = "[A]\nleader = { name = \"Cap\", power = 5000 }\nhand = [{ name = \"Drops\", kind = \"event\", cost = 0, \
        text = \"[Main] Up to 1 of your opponent's rested Characters will not become active in your opponent's next Refresh Phase.\" }]\n\
        [B]\nleader = { name = \"Lid\", power = 5000 }\ncharacters = [{ name = \"Mat\", power = 1000, rested = true, don = 2 }]";
    let ruling = "B.Mat.rested = true\nB.don.active = 4";
    let text = shown("stays", board, "A: play Drops, Mat\nA: end turn", ruling, &[]);
    assert!(
        text.contains("Ruling: Mat: does not become active in the Refresh Phase, by the effect of Drops."),
        "{text}"
    );
    assert!(text.contains("│ 6-2-4."), "{text}");
}

/// 3-1-6. What is put off for a card that has moved says that it is another one.
#[test]
fn a_card_that_has_moved_is_said_to_be_another_one() {
    let text = flat(&stdout(&["run", "delayed-trash-of-a-card-that-left"]));
    assert!(text.contains("The card that the effect of Fuse speaks of has moved: it is a new card."), "{text}");
    assert!(text.contains("│ 3-1-6."), "{text}");
    let extra = flat(&stdout(&["run", "extra-turn"]));
    assert!(extra.contains("Ruling: A has an extra turn."), "{extra}");
}

/// 7-1-1-2. The clause of the target refuses it, not the one that tells of attacks in general.
#[test]
fn an_attack_on_an_active_character_is_refused_by_the_clause_of_the_target() {
    let text = flat(&stdout(&["run", "attack-on-an-active-character"]));
    assert!(text.contains("is refused by 7-1-1-2") && text.contains("│ 7-1-1-2."), "{text}");
}

/// 1-3-2. Where a reading has it go on, the answer begins with that.
#[test]
fn what_follows_all_the_same_is_told_first() {
    let text = flat(&stdout(&["run", "2023-if-you-do-goes-on"]));
    let told = "Ruling: Cold Reception: what stands before “if you do” was not done; what follows is resolved all the same. A draws a card.";
    assert!(text.contains(told) && text.contains("│ 1-3-2."), "{text}");
}
