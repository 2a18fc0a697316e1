//! The commands of the table as people and scripts meet them: documents, exit codes, the interactive table from standard input.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn start(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_shinpan"));
    command.args(args).env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C.UTF-8");
    command
}

fn shinpan(args: &[&str]) -> Output {
    start(args).output().unwrap()
}

fn json(args: &[&str]) -> Value {
    let output = shinpan(args);
    serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|e| panic!("{e}: {}", String::from_utf8_lossy(&output.stderr)))
}

/// What the interactive table says to these commands, all of which it obeys.
fn table(args: &[&str], commands: &str) -> String {
    said(args, commands, 0)
}

/// The same, where it does not obey all of them.
fn table_with_errors(args: &[&str], commands: &str) -> String {
    said(args, commands, 1)
}

fn said(args: &[&str], commands: &str, code: i32) -> String {
    let mut child = start(args).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(commands.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(code), "{commands}: {said}");
    said
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

fn page(folder: &tempfile::TempDir, name: &str, text: &str) -> String {
    let path = folder.path().join(name);
    std::fs::write(&path, text).unwrap();
    path.to_string_lossy().into_owned()
}

#[test]
fn a_case_names_its_game_as_every_command_does() {
    let folder = tempfile::tempdir().unwrap();
    for game in ["sm", "sm@2014-01", "Summoner Master"] {
        let text = format!(
            "+++\ngame = \"{game}\"\ntitle = \"t\"\n+++\nq\n\n```board\n[A]\nat_line = [{{ name = \"Wolf\", at = 2 }}]\n[B]\n\
             at_line = [\"Toad\"]\n```\n\n```play\nA: attack Wolf -> Toad\n```\n\n```ruling\nresult = \"ongoing\"\n```\n"
        );
        let run = json(&["run", &page(&folder, "case.md", &text), "--json"]);
        assert_eq!(run["edition"], "summoner-master@2014-01", "{game}");
    }
}

#[test]
fn a_run_is_a_document() {
    let run = json(&["run", "counter-against-throw", "--json"]);
    assert_eq!(
        keys(&run),
        ["case", "decisions", "edition", "expected", "game", "refused", "result", "ruling", "steps", "unsaid"]
    );
    assert_eq!((run["game"].as_str(), run["edition"].as_str()), (Some("blackpoker"), Some("blackpoker@act6.1-lite")));
    assert_eq!(run["expected"]["passed"], true);
    assert_eq!(run["expected"]["failures"].as_array().unwrap().len(), 0);
    assert_eq!(run["result"], "ongoing");
    for step in run["steps"].as_array().unwrap() {
        assert_eq!(
            keys(step),
            ["actor", "changes", "clauses", "depth", "n", "readings", "row", "spoken", "supports", "text", "uncertain"]
        );
        let clauses = step["clauses"].as_array().unwrap();
        assert!(!clauses.is_empty());
        for clause in clauses.iter().map(|c| c.as_str().unwrap()) {
            assert!(!clause.starts_with('P'), "{clause} does not name its text");
        }
        for change in step["changes"].as_array().unwrap() {
            assert_eq!(keys(change), ["from", "path", "to"]);
        }
    }
    for decision in run["decisions"].as_array().unwrap() {
        assert_eq!(keys(decision), ["chooser", "chosen", "clause", "forced", "n", "options"]);
        assert!(decision["options"].as_array().unwrap().contains(&decision["chosen"]));
    }
}

#[test]
fn a_case_that_fails_exits_with_1_and_a_bad_one_with_2() {
    let folder = tempfile::tempdir().unwrap();
    let starter = String::from_utf8(shinpan(&["new", "bp"]).stdout).unwrap();
    let good = page(&folder, "good.md", &starter);
    let missed = page(&folder, "missed.md", &starter.replace("A.deck = 19", "A.deck = 18"));
    let bad = page(&folder, "bad.md", &starter.replace("[B]", "[C]"));
    assert_eq!(shinpan(&["run", &good]).status.code(), Some(0));
    let output = shinpan(&["run", &missed]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).contains("A.deck: expected 18, found 19"));
    let output = shinpan(&["run", &bad]);
    assert_eq!(output.status.code(), Some(2));
    let words = String::from_utf8_lossy(&output.stderr);
    assert!(words.contains("unknown key “C”") && words.contains("bad.md:") && words.contains('^'), "{words}");
    let output = shinpan(&["check", &folder.path().to_string_lossy()]);
    assert_eq!(output.status.code(), Some(1));
    let words = String::from_utf8_lossy(&output.stdout);
    assert!(words.ends_with("1 passed, 2 failed\n"), "{words}");
    assert!(words.contains("A.deck: expected 18, found 19"), "{words}");
    assert_eq!(shinpan(&["run", "no-such-case.md"]).status.code(), Some(2));
    assert_eq!(shinpan(&["run", &good, "--reading", "block-mix=never"]).status.code(), Some(2));
    assert_eq!(shinpan(&["run", &good, "--edition", "9"]).status.code(), Some(2));
}

#[test]
fn all_cases_pass() {
    let output = shinpan(&["check"]);
    assert_eq!(output.status.code(), Some(0));
    let words = String::from_utf8_lossy(&output.stdout);
    assert!(words.ends_with(" passed, 0 failed\n"), "{words}");
    let checked = json(&["check", "--json"]);
    assert!(checked["passed"].as_u64().unwrap() >= 60);
}

#[test]
fn a_reading_flipped_parts_from_the_default() {
    let args = [
        "run",
        "block-mix-any",
        "--reading",
        "block-mix=soldiers-or-one-bulwark",
        "--compare",
        "block-mix=any",
        "--json",
    ];
    let compared = json(&args);
    assert_eq!(compared["a"]["fits"], false);
    assert_eq!(compared["b"]["fits"], true);
    let same = json(&["run", "counter-against-throw", "--compare", "block-mix=any", "--json"]);
    assert_eq!(same["differences"].as_array().unwrap().len(), 0);
    assert!(same["a"]["step"].is_null());
}

#[test]
fn every_clause_that_can_be_enforced_has_a_rule_and_a_case() {
    let covered = json(&["coverage", "blackpoker", "--json"]);
    assert_eq!(keys(&covered), ["clauses", "differences", "totals"]);
    assert_eq!(keys(&covered["totals"]), ["cited", "clauses", "enforceable", "with_rule"]);
    assert_eq!(covered["totals"]["clauses"], 125);
    for clause in covered["clauses"].as_array().unwrap() {
        assert_eq!(keys(clause), ["cases", "id", "kind", "reason", "registered"]);
        if ["rule", "check", "value"].contains(&clause["kind"].as_str().unwrap()) {
            assert!(!clause["registered"].as_array().unwrap().is_empty(), "{}", clause["id"]);
            assert!(!clause["cases"].as_array().unwrap().is_empty(), "{}", clause["id"]);
        }
    }
    let covered = json(&["coverage", "one-piece@1.1.8", "--json"]);
    let total = |key: &str| covered["totals"][key].as_u64().unwrap();
    // No text can add a cost or a condition to other effects (8-3-1-2, 8-3-2-2).
    assert_eq!(total("with_rule"), total("enforceable") - 2);
    assert!(total("cited") * 100 >= total("enforceable") * 95, "{}", covered["totals"]);
    // Each edition by its own numbers: 1-2-3 and 1-2-4 changed what they say.
    let older = json(&["coverage", "one-piece@2023-01-19", "--json"]);
    let of = |covered: &Value, id: &str| {
        let clause = covered["clauses"].as_array().unwrap().iter().find(|c| c["id"] == id).unwrap().clone();
        (clause["registered"].to_string(), clause["cases"].as_array().unwrap().len())
    };
    let (both_lose, named) = of(&older, "1-2-3");
    assert!(both_lose.contains("both-lose") && !both_lose.contains("concession") && named > 0, "{both_lose}");
    let (concession, named) = of(&older, "1-2-4");
    assert!(concession.contains("concession") && named > 0, "{concession}");
    assert!(of(&covered, "1-2-3").0.contains("concession"));
    let covered = json(&["coverage", "sm", "--json"]);
    let total = |key: &str| covered["totals"][key].as_u64().unwrap();
    assert_eq!(total("with_rule"), total("enforceable"));
    assert!(total("cited") * 100 >= total("enforceable") * 95, "{}", covered["totals"]);
    assert_eq!(shinpan(&["coverage", "chess"]).status.code(), Some(2));
}

#[test]
fn exploring_knows_what_can_be_forced() {
    let folder = tempfile::tempdir().unwrap();
    let board = "turn = \"A\"\n[A]\ndeck = 9\nhand = [\"S9\", \"C2\"]\n[B]\ndeck = DECK\n";
    let case = |name: &str, deck: &str| {
        let text =
            format!("+++\ngame = \"blackpoker\"\ntitle = \"t\"\n+++\n```board\n{}```\n", board.replace("DECK", deck));
        page(&folder, name, &text)
    };
    let explored = |case: &str, goal: &str| json(&["explore", case, "--goal", goal, "--for", "A", "--json"]);
    let nine = case("nine.md", "9");
    assert_eq!(explored(&nine, "result = \"A wins\"")["goal"]["reach"], "forced");
    let ten = case("ten.md", "10");
    assert_eq!(explored(&ten, "result = \"A wins\"")["goal"]["reach"], "never");
    assert_eq!(explored(&ten, "B.deck <= 1")["goal"]["reach"], "forced");
    let found = explored(&nine, "B.deck = 0");
    for key in ["positions", "merged", "cut", "endings", "chance", "cycles"] {
        assert!(keys(&found).contains(&key), "{key}");
    }
    assert!(explored(&nine, "B.deck = 0")["endings"][0]["example"].as_array().is_some());
    // What is in an unknown hand forces nothing; what comes whatever it is, is forced.
    let unknown = |hand: &str, deck: &str| {
        let board = format!("[A]\ndeck = 12\nhand = {hand}\n[B]\ndeck = {deck}\n");
        page(&folder, "unknown.md", &format!("+++\ngame = \"blackpoker\"\ntitle = \"t\"\n+++\n```board\n{board}```\n"))
    };
    let hand = unknown("[\"?\", \"?\"]", "8");
    assert_eq!(explored(&hand, "result = \"A wins\"")["goal"]["reach"], "with help");
    assert_eq!(explored(&hand, "turn = \"A\"")["goal"]["reach"], "forced");
    assert_eq!(explored(&unknown("[\"S9\", \"C2\", \"?\"]", "8"), "result = \"A wins\"")["goal"]["reach"], "forced");
    for bad in [["--until", "never"], ["--goal", "B.deck"], ["--for", "C"], ["--goal", "C.deck = 1"]] {
        assert_eq!(shinpan(&["explore", &nine, bad[0], bad[1]]).status.code(), Some(2), "{bad:?}");
    }
    let cut = json(&["explore", "chain-four-deep", "--until", "3 turns", "--limit", "50", "--json"]);
    assert!(cut["cut"].as_u64().unwrap() > 0 && cut["positions"].as_u64().unwrap() < 500);
}

#[test]
fn random_games_are_counted() {
    let played = json(&["selfplay", "bp", "--games", "20", "--seed", "7", "--json"]);
    assert_eq!(keys(&played), ["decisions", "games", "results", "rules", "seconds"]);
    assert_eq!(played["games"], 20);
    let again = json(&["selfplay", "bp", "--games", "20", "--seed", "7", "--json"]);
    assert_eq!((&played["rules"], &played["results"]), (&again["rules"], &again["results"]));
}

#[test]
fn a_case_to_begin_with() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("case.md").to_string_lossy().into_owned();
    assert_eq!(shinpan(&["new", "bp", &file]).status.code(), Some(0));
    assert_eq!(shinpan(&["run", &file]).status.code(), Some(0));
    // Never over something that is there.
    assert_eq!(shinpan(&["new", "bp", &file]).status.code(), Some(2));
    assert_eq!(shinpan(&["new", "chess"]).status.code(), Some(2));
}

#[test]
fn the_table_acts_asks_and_goes_back() {
    let said = table(
        &["table", "bp"],
        "A: summon soldier S7, drive bulwark D3\nundo\nredo\nlegal attack\noptions all\nwhy S7\nquit\nnever read\n",
    );
    assert!(said.contains("A makes Summon Soldier."), "{said}");
    assert!(said.contains("A puts out the key card ♠7."));
    assert!(said.contains("It is not allowed"), "{said}");
    assert!(said.contains("P-3-4"));
    assert!(!said.contains("never read"));
    // What was typed in one line is taken back at once, and brought back at once.
    let said = table(&["table", "bp"], "summon soldier S7\nundo\nboard\n");
    assert!(
        said.trim_end().ends_with("search") && said.rfind("A: deck 20, graveyard 0, hand ♠7 ?") > said.rfind("deck 19"),
        "{said}"
    );
    let said = table(&["table", "bp"], "summon soldier S7\nundo\nredo\nboard\n");
    assert!(said[said.rfind("Turn: A").unwrap()..].contains("Stage: A: summon soldier ♠7"), "{said}");
    let said = table(&["table", "bp"], "if summon soldier S7; pass; pass\nboard\n");
    assert!(said.contains("What differs:") && said.contains("A.deck: 20 → 19"), "{said}");
    assert!(said.trim_end().ends_with("search"), "the table itself has not moved: {said}");
}

#[test]
fn an_error_does_not_end_the_table() {
    let said = table_with_errors(
        &["table", "bp"],
        "fly to the moon\nsumon soldier\nset A.deck = -3\nset A.dek = 3\nput A.hand S7\nundo\n99\nend\n",
    );
    assert!(said.matches("\n! ").count() >= 6, "{said}");
    assert!(said.contains("Did you mean: summon soldier?"), "{said}");
    assert!(said.contains("P-1-2"), "a card twice: {said}");
    assert!(said.contains("A makes End."), "{said}");
}

#[test]
fn the_board_is_edited_at_rest() {
    let said = table(
        &["table", "bp"],
        "set B.deck = 3\nput B.soldiers HK\nremove A.hand ?\nset A.soldiers.H4.driven = true\nset turn = \"B\"\nboard\n",
    );
    assert!(!said.contains("\n! "), "{said}");
    let last = &said[said.rfind("Turn: B").unwrap()..];
    assert!(last.contains("B: deck 3") && last.contains("♡K (13)") && last.contains("♡4 (4, driven)"), "{last}");
}

#[test]
fn what_is_saved_replays_to_the_same_end() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let lines = [
        ("bp", "summon soldier S7\npass\nattack\npass\nH4\nno more\n"),
        ("bp", "set A.deck = 5\nreading making-passes=yes\nend\n"),
        ("bp", "attack\npass\nno attacker\nend\npass\n"),
        ("destroyed-bulwark-is-a-king", "next all\n"),
        ("setup-higher-number-goes-first", "next all\nend\n"),
        ("ace-attacks-on-the-first-turn", "next all\nend\n"),
    ];
    for (n, (start, commands)) in lines.iter().enumerate() {
        let saved = file(&format!("{n}.md"));
        let said = table(&["table", start], &format!("{commands}save {saved}\n"));
        assert!(said.contains("Written"), "{start}: {said}");
        let output = shinpan(&["run", &saved]);
        let words = [output.stdout, output.stderr].concat();
        assert_eq!(
            output.status.code(),
            Some(0),
            "{start}: {}\n{}",
            String::from_utf8_lossy(&words),
            std::fs::read_to_string(&saved).unwrap()
        );
    }
}

#[test]
fn the_table_speaks_three_languages() {
    let said = table(&["table", "bp", "--lang", "ja"], "兵士召喚\n");
    assert!(said.contains("兵士召喚"), "{said}");
    assert!(!said.contains("\n! "), "{said}");
    let said = table(&["table", "bp", "--lang", "th"], "summon soldier S7\n");
    assert!(!said.contains("\n! ") && said.contains("♠7"), "{said}");
    for line in table(&["table", "bp", "--json"], "end\nboard\n").lines() {
        let reply: Value = serde_json::from_str(line).unwrap();
        assert_eq!(keys(&reply), ["error", "input", "output", "waiting"]);
    }
}

const DUEL: &str = "+++\ngame = \"one-piece@1.1.8\"\ntitle = \"t\"\n+++\n```board\n[A]\nleader = { name = \"Kid\", power = 7000 }\nhand = [{ name = \"Oar\", power = 1000, cost = 0 }]\n[B]\nleader = { name = \"Luffy\", power = 5000 }\nlife = 0\nhand = []\n```\n";

#[test]
fn conceding_at_the_table_is_a_concession_of_whoever_says_it() {
    let folder = tempfile::tempdir().unwrap();
    let duel = page(&folder, "duel.md", DUEL);
    for (said, end) in [("concede", "B wins."), ("A: concede", "B wins."), ("B: concede", "A wins.")] {
        let words = table(&["table", &duel], &format!("{said}\n"));
        assert!(words.contains("1-2-3") && words.trim_end().ends_with(end), "{said}: {words}");
        assert!(!words.contains("plays Oar"), "{said}: {words}");
        // Undone and done again it is still a concession.
        let words = table(&["table", &duel], &format!("{said}\nundo\nredo\n"));
        assert!(words.trim_end().ends_with(end), "{said}: {words}");
    }
    let words = table(&["table", &duel, "--lang", "th"], "ยอมแพ้\n");
    assert!(words.contains("1-2-3"), "{words}");
    let words = table_with_errors(&["table", "down-to-zero"], "concede\n");
    assert!(words.contains("no rule of conceding"), "{words}");
}

#[test]
fn a_number_after_what_if_is_one_of_the_board() {
    let folder = tempfile::tempdir().unwrap();
    let duel = page(&folder, "duel.md", DUEL);
    let words = table(&["table", &duel], "if play Oar\n");
    let (supposed, board) = words.split_once("The board is as it was").expect("the board is shown again");
    let supposed = supposed.split("What differs").nth(1).unwrap();
    assert!(supposed.contains(" ·  attack Kid") && !supposed.contains(" 1 "), "{supposed}");
    assert!(board.contains("   1  play Oar"), "{board}");
    let words = table(&["table", &duel], "if play Oar\n1\n");
    assert!(words.trim_end().rsplit("A: ").next().unwrap().contains("attack Kid"), "{words}");
}

#[test]
fn what_was_forced_may_be_named_when_it_is_done() {
    let folder = tempfile::tempdir().unwrap();
    let duel = page(&folder, "duel.md", &DUEL.replace("life = 0", "life = 2"));
    for lines in [
        "attack Kid -> Luffy\nB: no block\nB: no counter\n",
        "attack Kid\nno block\nno counter\n",
        "attack Kid -> Luffy\nB: no counter\nB: no block\n",
    ] {
        let words = table(&["table", &duel], lines);
        assert!(!words.lines().any(|l| l.starts_with('!')), "{lines}: {words}");
    }
    let words = table_with_errors(&["table", &duel], "B: no block\n");
    assert!(words.lines().any(|l| l.starts_with('!')), "{words}");
}

#[test]
fn a_case_is_stepped_through() {
    let words = table(&["table", "counter-against-throw"], "next\nnext all\nundo\nnext\n");
    assert!(words.contains("next: A: throw SK, CQ"), "the first line is announced: {words}");
    let played: Vec<&str> = words.lines().filter(|l| l.starts_with("» ")).collect();
    assert_eq!(played.first(), Some(&"» A: throw SK, CQ"), "{words}");
    // Passes that are forced go back with what they followed.
    assert!(
        played.len() > 3 && played[..played.len() - 1].contains(played.last().unwrap()),
        "it comes again: {played:?}"
    );
    assert_ne!(played.last(), played.first(), "only the last line was undone: {played:?}");
    let words = table_with_errors(&["table", "counter-against-throw"], "next all\nnext\n");
    assert!(words.contains("! there is no line left"), "{words}");
}

#[test]
fn a_refused_line_of_a_decision_that_was_forced_says_what_refuses_it() {
    let words = table(&["table", "not-in-the-first-attack-subturn"], "next\n");
    assert!(words.contains("progress Elder Wyrm is refused by g:Progress"), "{words}");
}

#[test]
fn what_the_player_can_begin_is_not_taken_for_the_other_players() {
    let words = table_with_errors(&["table", "sm"], "legal attack Ash Lancer -> Nobody\n");
    assert!(words.contains("“Nobody” is not one of the options"), "{words}");
    assert!(!words.contains("not allowed"), "no clause refuses what is not there: {words}");
    let words = table(&["table", "sm"], "legal attack Ash Lancer -> Wall Turtle\n");
    assert!(words.contains("not allowed") && words.contains("501.2.2"), "{words}");
}

#[test]
fn several_commands_are_obeyed_together_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let duel = page(&folder, "duel.md", DUEL);
    let words = table(&["table", &duel], "play Oar; attack Kid -> Luffy\n");
    assert!(words.contains("plays Oar") && words.trim_end().ends_with("A wins."), "{words}");
    let words = table_with_errors(&["table", &duel], "play Oar; fly away\nboard\n");
    assert!(words.trim_end().rsplit("A: ").next().unwrap().contains("play Oar"), "nothing is half done: {words}");
    let words = table_with_errors(&["table", &duel], "set B.life = 3; set B.lif = 2\nboard\n");
    assert!(words.contains("B: Life 0") && !words.contains("B: Life 3"), "{words}");
}

#[test]
fn the_place_of_an_error_and_the_open_question_are_shown() {
    let folder = tempfile::tempdir().unwrap();
    let duel = page(&folder, "duel.md", DUEL);
    let words = table_with_errors(&["table", &duel], "attack Kid -> Luffy -> Garp\n");
    let caret = format!("  attack Kid -> Luffy -> Garp\n  {}^", " ".repeat("attack Kid -> Luffy -> ".len()));
    assert!(words.contains(&caret), "{words}");
    assert!(words.contains("What is asked: A: "), "{words}");
    let words = table(&["table", &duel], "why not block Luffy\n");
    assert!(words.contains("not allowed") && words.contains("7-1-2-1"), "{words}");
}

#[test]
fn a_board_is_begun_from_nothing() {
    let lines = "new op\nput A.characters { name = \"Big\", power = 7000 }; set B.life = 2\nset A.\"Big\".power = 9000\nboard\n";
    let words = table(&["table", "bp"], lines);
    assert!(words.contains("Big (9000)") && words.contains("B: Life 2"), "{words}");
    for word in ["set", "why", "explore", "next"] {
        assert!(table(&["table", "bp"], &format!("help {word}\n")).contains(&format!("\n{word}")), "{word}");
    }
    assert!(table_with_errors(&["table"], "help exlpore\n").contains("Did you mean: explore?"));
    let words = table(&["table", "bp"], "rule gundam 8-2-1\nrule P-1-2\n");
    assert!(words.contains("Gundam"), "{words}");
}

#[test]
fn a_position_in_three_lines() {
    let lines = "new op\nput A.characters 7000; put B.characters 4000 blocker; put B.hand +2000; set B.life = 2\n\
                 if 7000 attacks leader; block; +2000 -> 4000 blocker; pass\n";
    let words = table(&["table", "bp"], lines);
    assert!(words.contains("7000 7000 against 4000 blocker 6000: the attacker wins."), "{words}");
    let words = table(&["table", "op"], "new\nset A.don.active = 5\nput A.characters Nami 5000 double attack rested\n");
    assert!(words.contains("5 active, 0 rested, 5 in the DON!! deck"), "the DON!! deck follows: {words}");
    assert!(words.contains("Nami (5000, rested, [Double Attack])"), "{words}");
    let words = table_with_errors(
        &["table", "op"],
        "new\nput A.characters 5000 blokcer\nput A.hand 4000 rested\nput B.hand 5000 flying\nput A.hand +x\n",
    );
    assert_eq!(words.matches("\n! ").count(), 4, "a name that is no name is not taken for one: {words}");
}

#[test]
fn a_shorter_form_never_means_another_card() {
    let board = "new op\nput A.characters 7000; put B.characters 4000 blocker; put B.characters { name = \"Wall\", power = 1000 }\n";
    let words = table_with_errors(&["table", "bp"], &format!("{board}7000 attacks leader; block Wall\n"));
    assert!(words.contains("block Wall is refused by 10-1-4-1"), "{words}");
    // The first words of a name are enough, unless another card has them, too.
    let words = table(&["table", "bp"], &format!("{board}7000 attacks leader; block 4000\n"));
    assert!(words.contains("against 4000 blocker 4000"), "{words}");
    let two = "put B.characters { name = \"4000 guard\", power = 4000 }\n";
    let words = table_with_errors(&["table", "bp"], &format!("{board}{two}7000 attacks leader; block 4000\n"));
    assert!(words.contains("\n! block 4000"), "{words}");
}

#[test]
fn a_part_of_a_name_is_enough_everywhere() {
    let board =
        "new op\nput A.characters 6000 double attack; put A.characters Nami 3000 rush; put B.characters 4000 blocker\n";
    let words = table(&["table", "bp"], &format!("{board}6000 attacks leader; no block\n"));
    assert!(words.contains("6000 double attack has Double Attack"), "{words}");
    let words = table(&["table", "bp"], &format!("{board}Nami attacks leader; 4000 blocks\n"));
    assert!(words.contains("Nami 3000 against 4000 blocker 4000"), "{words}");
    let words = table(&["table", "bp"], &format!("{board}set A.don.active = 1\ngive DON!! to 6000\n"));
    assert!(words.contains("1 DON!! of A given to 6000 double attack"), "{words}");
    // Where two cards have the words, nobody knows which is meant.
    let two = "put A.characters 6000 banish\n";
    let words = table_with_errors(&["table", "bp"], &format!("{board}{two}6000 attacks leader\n"));
    assert!(words.contains("\n! ") && !words.contains("has Double Attack"), "{words}");
}

#[test]
fn passing_never_does_more_than_it_says() {
    // Nothing is left to pass: the turn does not end by it.
    let lines = "new op\nput A.characters 7000; set B.life = 2\n7000 attacks leader; pass; pass\n";
    let words = table(&["table", "bp"], lines);
    assert!(words.trim_end().rsplit("A's turn, Main Phase").next().unwrap().contains("end turn"), "{words}");
}

#[test]
fn nothing_that_rests_on_an_unknown_card_is_forced() {
    let folder = tempfile::tempdir().unwrap();
    let reach = |board: &str, goal: &str| {
        let file = folder.path().join("explored.md");
        std::fs::write(&file, board).unwrap();
        let file = file.to_string_lossy().into_owned();
        let explored = json(&["explore", &file, "--goal", goal, "--json"]);
        explored["goal"]["reach"].as_str().unwrap().to_string()
    };
    let wins = "result = \"A wins\"";
    assert_eq!(reach(DUEL, wins), "forced");
    assert_eq!(reach(&DUEL.replace("hand = []", "hand = 1"), wins), "forced by known cards");
    let weak = DUEL.replace("7000", "4000");
    assert_eq!(reach(&weak, wins), "never");
    assert_eq!(reach(&weak.replace("hand = []", "hand = 1"), wins), "never by known cards");
    // A's own unknown card could help.
    let own = weak.replace("hand = [{ name = \"Oar\", power = 1000, cost = 0 }]", "hand = 1");
    assert_eq!(reach(&own, wins), "never by known cards");
    // A Life card that nobody has seen may have a [Trigger].
    let life = DUEL.replace("life = 0", "life = 1");
    assert_eq!(reach(&life, "B.life = 0"), "forced by known cards");
    assert_eq!(reach(&DUEL.replace("life = 0", "life = [\"Oar\"]"), "B.life = 0"), "forced");
    // What a text asks of unknown cards.
    let asks = DUEL.replace(
        "power = 1000, cost = 0",
        "kind = \"event\", cost = 0, text = \"[Main] If you have 2 or more Events in your trash, draw 1 card.\"",
    );
    assert_eq!(reach(&asks.replace("[B]", "trash = 3\n[B]"), "A.hand = 0"), "forced by known cards");
    assert_eq!(reach(&asks, "A.trash = 1"), "forced");
}

/// S-2-1. A hero is driven for by two bulwarks, and only one is there.
#[test]
fn a_refused_action_says_what_is_needed_and_there() {
    let board = "[A]\ndeck = 20\nhand = [\"HK\"]\nbulwarks = [\"D3\"]\n[B]\ndeck = 20\nbulwarks = [\"?\"]";
    let case = format!(
        "+++\ngame = \"bp\"\ntitle = \"t\"\n+++\nq\n\n```board\n{board}\n```\n\n```play\nA: summon hero\n```\n"
    );
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("needs-bulwarks.md");
    std::fs::write(&path, case).unwrap();
    let refused = String::from_utf8(shinpan(&["run", path.to_str().unwrap()]).stderr).unwrap();
    assert!(refused.contains("S-2-1") && refused.contains("2 bulwarks are needed to drive, 1 is there"), "{refused}");
}

/// 1-3-7. Both cards of the trash must be chosen, and their order is free: a name may be either, and nobody guesses.
#[test]
fn a_name_that_may_be_forced_or_chosen_is_not_guessed() {
    let board = "[A]\nhand = [{ name = \"Sift\", text = \"【Main】Choose 2 cards from your trash. Return them to the bottom of your deck in any \
                 order.\" }]\nresources = 1\ntrash = [\"Ash\", \"Bay\"]\ndeck = [\"Oak\", \"Yew\"]\n[B]";
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("either.md");
    let run = |plays: &str| {
        let head = "+++\ngame = \"gundam\"\ntitle = \"t\"\n+++\nq\n\n";
        std::fs::write(&path, format!("{head}```board\n{board}\n```\n\n```play\n{plays}\n```\n")).unwrap();
        let output = shinpan(&["run", path.to_str().unwrap()]);
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let (code, said) = run("A: play Sift, Bay, Ash");
    assert!(code == Some(2) && said.contains("“Bay” may mean several options"), "{said}");
    assert_eq!(run("A: play Sift, Ash, Bay, Bay").0, Some(0));
    assert_eq!(run("A: play Sift, Ash, Bay, Bay, Ash").0, Some(0));
}

#[test]
fn a_position_told_and_a_battle_asked_about_in_words() {
    let told = "new op\nA has a 7000 character\nB has a 4000 blocker; B has a +2000 counter in hand; B has 2 life\n";
    let said = table(&["table", "op"], &format!("{told}what if 7000 attacks leader; B blocks; B counters +2000\n"));
    assert!(said.contains("4000 blocker blocks") && said.contains("B trashes +2000"), "{said}");
    let said = table(&["table", "op"], &format!("{told}what if I attack with 7000 and he blocks\n"));
    assert!(said.contains("4000 blocker blocks"), "{said}");
    let said = table(&["table", "op"], "if B.life = 0; attack Captain -> leader\nboard\n");
    assert!(said.contains("A wins") && said.trim_end().contains("B: Life 2"), "{said}");
}

/// 7-1-4-1-2. A blocker of 4000 with +2000 loses against 7000, whoever gets the counter; all of it is asked in one sentence.
#[test]
fn a_judges_question_in_one_sentence() {
    let asked = "attacked by a 7000, two Life, one blocker of 4000, a +2000 counter: what if I block and counter?\n";
    let said = table(&["table", "op"], &format!("{asked}board\n"));
    assert!(said.contains("Understood as: new; set B.life = 2; put B.characters 4000 blocker"), "{said}");
    assert_eq!(said.matches("4000 blocker is K.O.'d").count(), 2, "for either receiver: {said}");
    assert!(said.contains("4000 blocker 6000: the attacker wins") && said.contains("B: Life 2"), "{said}");
    let said = table(&["table", "op"], "I attack with a 7000, they have 2 life and a 4000 blocker: they block\n");
    assert!(said.contains("4000 blocker blocks"), "{said}");
    // Of two counters that are called the same one is as good as the other.
    let asked = "I'm attacked by a 6000, one Life, a 3000 blocker, two +1000 counters: what if I block and counter?\n";
    let said = table(&["table", "op"], asked);
    assert!(said.contains("3000 blocker blocks") && said.contains("B trashes +1000"), "{said}");
    // What is not understood is named, and nothing is done.
    let said = table_with_errors(&["table", "op"], "attacked by a 7000, the moon is full: I block\nboard\n");
    assert!(said.contains("the moon is full") && said.contains("Captain"), "{said}");
    let said = table(&["table", "gundam"], "attacked by a 5/4 unit, 3 shields, a 3/3 blocker: what if I block?\n");
    assert!(said.contains("3/3 blocker takes 5 damage"), "{said}");
}

#[test]
fn what_somebody_may_do_is_answered() {
    for asked in ["can Guard block?", "Guard บล็อกได้ไหม", "Guardはブロックできる？", "why can't Guard block?"]
    {
        let said = table(&["table", "op"], &format!("{asked}\n"));
        assert!(said.contains("It is not allowed") && said.contains("7-1-2-1"), "{asked}: {said}");
    }
    for asked in ["can I end turn?", "can Captain attack Guard?", "Captain โจมตี Guard ได้ไหม"] {
        let said = table(&["table", "op"], &format!("{asked}\n"));
        assert!(said.contains("It is allowed"), "{asked}: {said}");
    }
    // Who attacks is not who is attacked.
    let said = table(&["table", "sm"], "can I attack Wall Turtle?\n");
    assert!(said.contains("501.2.2"), "{said}");
    // A may attack, and the soldiers are chosen later: nobody says that it is forbidden.
    let said = table_with_errors(&["table", "bp"], "can H4 attack?\n");
    assert!(!said.contains("not allowed"), "{said}");
    let said = table_with_errors(&["table", "op"], "why\n");
    assert!(said.contains("nothing has happened yet"), "{said}");
}

#[test]
fn leaders_and_turns_in_every_game() {
    let said = table(&["table", "op"], "new op\nattack leader -> leader\n");
    assert!(said.contains("Leader A is rested and attacks"), "{said}");
    for (game, told) in
        [("op", "A ends the turn"), ("gundam", "end main phase"), ("sm", "A passes"), ("bp", "A makes End")]
    {
        for typed in ["end turn", "จบเทิร์น", "ターン終了"] {
            let said = table(&["table", game], &format!("{typed}\n"));
            assert!(said.contains(told), "{game} {typed}: {said}");
        }
    }
    // Somebody who is done with counters has not ended the turn.
    let said = table(&["table", "op"], "new op; put B.hand +1000, +2000\nattack leader\ncounter +1000\ndone\n");
    assert!(said.contains("no counter"), "{said}");
}
