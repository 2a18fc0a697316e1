//! A ruling in thirty seconds: the answer first, made from the run, then a folded trace; and the clause that decides a step, first.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;
use shinpan::cards::source::NoCards;
use shinpan::scenario::{Case, Overrides, run, shipped};

fn shinpan(args: &[&str]) -> Output {
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache");
    Command::new(env!("CARGO_BIN_EXE_shinpan"))
        .args(args)
        .env("SHINPAN_CACHE", cache)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C.UTF-8")
        .output()
        .unwrap()
}

fn stdout(args: &[&str]) -> String {
    String::from_utf8(shinpan(args).stdout).unwrap()
}

fn json(args: &[&str]) -> Value {
    serde_json::from_slice(&shinpan(args).stdout).unwrap()
}

/// The lines of the folded trace: those that begin with the number of a step.
fn trace(text: &str) -> Vec<&str> {
    let numbered = |line: &&str| {
        let rest = line.trim_start_matches(['▶', ' ']);
        let n: String = rest.chars().take_while(char::is_ascii_digit).collect();
        !n.is_empty() && (line.starts_with('▶') || line.starts_with(' ')) && rest[n.len()..].starts_with(' ')
    };
    text.lines().filter(numbered).collect()
}

/// A shipped case with a changed ruling, in a file of its own.
fn changed(name: &str, shipped_as: &str, from: &str, to: &str) -> PathBuf {
    let (_, text) = shipped::cases().iter().find(|(n, _)| n.ends_with(shipped_as)).unwrap();
    assert!(text.contains(from), "{shipped_as} has no {from}");
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text.replace(from, to)).unwrap();
    path
}

#[test]
fn a_plain_attack_has_at_most_eight_lines_and_the_answer_comes_first() {
    let text = stdout(&["run", "equal-power-against-a-character"]);
    let lines = trace(&text);
    assert!((2..=8).contains(&lines.len()), "{text}");
    let (ruling, first) = (text.find("Ruling:").unwrap(), text.find(lines[0]).unwrap());
    assert!(ruling < first, "{text}");
    let deciding: Vec<&&str> = lines.iter().filter(|l| l.starts_with('▶')).collect();
    assert!(matches!(deciding.as_slice(), [one] if one.contains("7-1-4-1-2")), "{text}");
    // The clause stands there in its words, before the trace.
    assert!(text[..first].contains("│ 7-1-4-1-2"), "{text}");
}

#[test]
fn all_shows_every_step_and_json_is_complete() {
    let name = "equal-power-against-a-character";
    let document = json(&["run", name, "--json"]);
    let steps = document["steps"].as_array().unwrap();
    let all = stdout(&["run", name, "--all"]);
    assert_eq!(trace(&all).len(), steps.len(), "{all}");
    assert!(all.contains("Red Skipper: active → rested") && all.contains("rests on:"), "{all}");
    let deciding = document["ruling"]["step"].as_u64().unwrap() as usize;
    assert_eq!(steps[deciding - 1]["clauses"][0], document["ruling"]["clauses"][0]);
    // Paths in documents are those that rulings are written in.
    let changes: Vec<&Value> = steps.iter().flat_map(|s| s["changes"].as_array().unwrap()).collect();
    assert!(changes.iter().any(|c| c["path"] == "A.Red Skipper.rested" && c["to"] == "true"), "{changes:?}");
}

#[test]
fn the_authors_sentence_is_not_said_when_the_run_says_otherwise() {
    let name = "battle/equal-power-against-a-character.md";
    let (_, page) = shipped::cases().iter().find(|(n, _)| n.ends_with(name)).unwrap();
    let answer = Case::read(name, page).unwrap().ruling.answer;
    assert!(!answer.is_empty() && stdout(&["run", "equal-power-against-a-character"]).contains(&answer[..20]));
    let path = changed("otherwise.md", name, "B.life = 4\nresult", "B.life = 3\nresult");
    let output = shinpan(&["run", path.to_str().unwrap()]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(1), "{text}");
    assert!(!text.contains(&answer[..20]), "{text}");
    assert!(text.find("It came out otherwise").unwrap() < text.find("▶").unwrap(), "{text}");
}

#[test]
fn a_clause_of_a_folded_step_is_said_to_be_one() {
    let name = "battle/equal-power-against-a-character.md";
    let document = json(&["run", "equal-power-against-a-character", "--json"]);
    let steps = document["steps"].as_array().unwrap();
    let of = |spoken: bool| steps.iter().filter(move |s| s["spoken"] == spoken);
    let spoken: Vec<&Value> = of(true)
        .flat_map(|s| s["clauses"].as_array().unwrap().iter().chain(s["supports"].as_array().unwrap()))
        .collect();
    let folded = of(false).flat_map(|s| s["clauses"].as_array().unwrap()).find(|c| !spoken.contains(c)).unwrap();
    let folded = folded.as_str().unwrap();
    let path = changed("folded.md", name, "```ruling\n", &format!("```ruling\n# {folded}\n"));
    let text = fs::read_to_string(&path).unwrap();
    let at = text.find("cites = [").unwrap();
    let end = at + text[at..].find(']').unwrap() + 1;
    fs::write(&path, format!("{}cites = [\"{folded}\"]{}", &text[..at], &text[end..])).unwrap();
    let said = stdout(&["check", path.to_str().unwrap()]);
    assert!(said.contains("folded step") && said.contains(folded), "{said}");
}

#[test]
fn a_reading_that_decides_is_told_with_the_other_option() {
    let text = stdout(&["run", "12-double-attack-against-one-life"]);
    let before = text[..text.find('▶').unwrap()].split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(before.contains("is the second one lethal?") || before.contains("lethal?"), "{text}");
    assert!(
        before.contains("the second point does nothing") && before.contains("the second point is lethal"),
        "{text}"
    );
    assert!(before.contains("A wins"), "{text}");
    let reading = &json(&["run", "12-double-attack-against-one-life", "--json"])["ruling"]["readings"][0];
    assert_eq!(
        (&reading["name"], &reading["others"][0]["option"]),
        (&"last-life-double-attack".into(), &"loses".into())
    );
}

#[test]
fn a_case_without_cites_shows_what_decided_it() {
    let name = "battle/equal-power-against-a-character.md";
    let path = changed("no-cites.md", name, "cites = [", "# cites = [");
    let document = json(&["run", path.to_str().unwrap(), "--json"]);
    assert_eq!(document["ruling"]["clauses"], serde_json::json!(["7-1-4-1-2"]), "{}", document["ruling"]);
}

#[test]
fn the_name_of_another_text_is_said_once_in_a_trace() {
    let text = stdout(&["run", "ace-attacks-at-once"]);
    let lines = trace(&text).join("\n");
    assert_eq!(lines.matches("base-6.1").count(), 1, "{text}");
    assert!(lines.contains("Both pass."), "{text}");
}

#[test]
fn most_cases_fit_on_a_screen() {
    let cases: Vec<&str> = shipped::cases().iter().map(|(name, _)| *name).step_by(9).collect();
    let long = cases.iter().filter(|name| stdout(&["run", name]).lines().count() > 40).count();
    assert!(long * 10 < cases.len(), "{long} of {} are longer than a screen", cases.len());
}

#[test]
fn a_step_names_one_clause_and_says_nothing_hollow() {
    let english = shinpan::lang::Speech::english();
    let hollow = [
        "What is left of the text",
        "What “if” asks for",
        "something is forbidden",
        "It will be done later",
        "Something else may happen",
        "gave for this time",
        "says next is put off",
        "An effect forbids",
        "chooses: yes",
        "? chooses",
    ];
    let (mut steps, mut clauses) = (0, 0);
    for (name, text) in shipped::cases().iter().filter(|(name, _)| name.contains("one-piece/")) {
        let case = Case::read(name, text).unwrap();
        let run = run(&case, &Overrides::default(), &NoCards).unwrap();
        for step in (0..run.play.steps()).map(|n| run.play.step(n, english)).filter(|s| s.spoken) {
            steps += 1;
            clauses += step.clauses.len();
            assert!(hollow.iter().all(|words| !step.text.contains(words)), "{name}: {}", step.text);
            let first = step.clauses[0].to_string();
            // Headings and phases come after what they are the heading of.
            assert!(!["4-4-1", "6-2", "8-1-3-4"].contains(&first.as_str()), "{name}: {first} {}", step.text);
            assert!(!(first == "8-4-1-2" && step.row == "op-play-declare"), "{name}: {}", step.text);
        }
    }
    assert!(clauses * 5 < steps * 6, "{clauses} clauses in {steps} steps");
}

#[test]
fn changes_are_told_in_thai_and_japanese() {
    let name = "equal-power-against-a-character";
    assert!(stdout(&["run", name, "--all", "--lang", "th"]).contains("Red Skipper: แอ็คทีฟ → เรสต์"));
    assert!(stdout(&["run", name, "--all", "--lang", "ja"]).contains("Red Skipper: アクティブ → レスト"));
}

/// The first step of a case by this clause with these words.
fn says(name: &str, clause: &str, words: &str) {
    let document = json(&["run", &format!("scenarios/one-piece/{name}.md"), "--all", "--json"]);
    let steps = document["steps"].as_array().unwrap();
    let fits = |s: &&Value| s["clauses"][0] == clause && s["text"].as_str().unwrap().contains(words);
    let texts: Vec<String> = steps.iter().map(|s| format!("{} {}", s["clauses"], s["text"])).collect();
    assert!(steps.iter().any(|s| fits(&s)), "{name}: {clause} {words}\n{}", texts.join("\n"));
}

#[test]
fn what_did_not_happen_is_said_with_its_clause() {
    says("silence/replacement-used-this-turn", "10-2-13-3", "Buoy’s effect does not work: it was used this turn");
    says("silence/replacement-cannot-be-done", "8-1-3-4-5", "cannot be used instead: what it says cannot be done");
    says("silence/replacement-condition-fails", "8-3-2-5", "It asks for: it is the opponent's turn");
    says("silence/replacement-negated", "8-2-1-1", "Buoy’s effect does not work: it is negated");
    says("silence/replacement-declined", "8-1-3-4-1", "A does not use Buoy’s effect instead");
    says("silence/effect-used-this-turn", "10-2-13-3", "Parrot’s effect does not work: it was used this turn");
    says("silence/unknown-hand-passed-over", "7-1-3-2", "one of the cards in hand that nobody has seen might");
    // Those lines stand in the folded trace, too.
    let folded = stdout(&["run", "replacement-used-this-turn"]);
    assert!(trace(&folded).iter().any(|l| l.contains("10-2-13-3")), "{folded}");
}

#[test]
fn a_replacement_names_what_it_is_used_for() {
    says(
        "silence/replacement-used-this-turn",
        "8-1-3-4-4",
        "Buoy’s effect is used in the place of this: Buoy is K.O.'d.",
    );
}

#[test]
fn prohibitions_costs_and_what_ends_are_named() {
    says("operations/cannot-be-kod-in-battle-by-slash", "1-3-3", "by the effect of Thick Hide");
    says("golden/prohibition-beats-instruction", "1-3-3", "cannot draw cards by own effects, by the effect of");
    says("operations/cost-in-hand-is-reduced", "6-5-3-1", "The cost of Treasure Hunter: ");
    says("operations/during-this-battle", "7-1-5-3", "This ends: Glory Hound");
}

#[test]
fn modes_are_offered_with_their_words() {
    let path = changed("modes.md", "operations/choose-one.md", ", mode 2", "");
    let output = shinpan(&["run", path.to_str().unwrap()]);
    let all = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    assert!(all.contains("mode 1: ") && all.contains("mode 2: "), "{all}");
    says("silence/modes-in-their-words", "8-4-4", "A chooses 2: ");
}

/// What another reading would leave there, or not: nothing is shown as such.
#[test]
fn what_is_not_there_is_shown_as_nothing() {
    let told = stdout(&["run", "a-bases-constant-effect-ends-with-the-base"]);
    assert!(told.contains("(here: –)") && !told.contains("(here: )"), "{told}");
}

/// The words of a ruling on one line.
fn ruled(name: &str) -> String {
    let told = json(&["run", &format!("scenarios/{name}.md"), "--json"]);
    told["ruling"]["text"].as_str().unwrap().to_string()
}

#[test]
fn what_a_case_asks_for_is_told_as_it_stands() {
    // 8-1-3-1. Twice +1000 on 2000, and two cards drawn.
    let words = ruled("one-piece/effects/auto-effect-works-each-time");
    assert!(words.ends_with("At the end: Loud Parrot: power 4000 · A's hand: 2."), "{words}");
    // What the question speaks of comes first.
    let words = ruled("one-piece/effects/permanent-effect-stops-with-its-condition");
    assert!(words.contains("At the end: Signal Drummer: power 3000"), "{words}");
    // What the deciding step has said is not said again.
    let words = ruled("gundam/commands/main-or-action");
    assert!(words.starts_with("Post takes 4 damage. Ram takes 3 damage.") && !words.contains("At the end"), "{words}");
    // Where it is asked whether somebody has lost, that the game goes on is the answer.
    let words = ruled("gundam/losing/an-empty-deck-is-replaced");
    assert!(words.ends_with("The game goes on."), "{words}");
    // A game that is over says so, and nothing else.
    let words = ruled("one-piece/losing/deck-emptied-by-the-opponent");
    assert!(words.ends_with("A wins.") && !words.contains("At the end"), "{words}");
}

#[test]
fn the_course_of_play_decides_nothing() {
    // 6-2-1. What ends as a turn begins is no mere beginning of a phase.
    let words = ruled("one-piece/operations/until-the-start-of-your-next-turn");
    assert!(words.starts_with("This ends: Reed +2000 power."), "{words}");
    // 8-4-1-3. That a cost is to be paid decides less than that it was not paid as written.
    let words = ruled("one-piece/effects/2023-changed-cost-skips");
    assert!(words.contains("was not paid as written"), "{words}");
    // An action leaves the stage; what comes of it decides.
    let words = ruled("blackpoker/readings/role-when-turned-lost");
    assert!(words.contains("is no longer an attacker"), "{words}");
    // 504.15.1, 703.2. A Seal falls because it lost.
    let words = ruled("summoner-master/curses/stone-still-counters-and-works");
    assert!(words.starts_with("Ox 4 against Statue 5. Ox loses. Ox: arena → Seal Shrine."), "{words}");
}

#[test]
fn rounds_that_come_again_are_told_once() {
    let text = stdout(&["run", "a-loop-that-grows"]);
    assert!(text.contains("The same again, ") && text.lines().count() < 60, "{text}");
    assert!(trace(&stdout(&["run", "a-loop-that-grows", "--all"])).len() > 1000);
}

#[test]
fn of_a_long_clause_the_beginning_is_quoted() {
    let text = stdout(&["run", "p16-control-of-the-attacker"]);
    assert!(text.contains("The whole clause: shinpan rule ") && text.lines().count() <= 60, "{text}");
}
