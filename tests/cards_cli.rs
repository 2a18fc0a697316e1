//! `shinpan cards`, and boards that name cards by number, with cards of our own invention.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use proptest::prelude::*;
use serde_json::Value;
use shinpan::games::one_piece::shipped;
use shinpan::probe;

const CARDS: &str = "samples/texts";
const CASE: &str = "samples/cases/by-number.md";

fn with_env(args: &[&str], input: &str, env: &[(&str, &Path)]) -> (i32, String, String) {
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cards-cache");
    let mut child = Command::new(env!("CARGO_BIN_EXE_shinpan"))
        .args(args)
        .env("SHINPAN_CACHE", cache)
        .env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR"))
        .env_remove("SHINPAN_CARDS")
        .env_remove("LC_ALL")
        .env("LANG", "C.UTF-8")
        .envs(env.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

fn run(args: &[&str], input: &str) -> (i32, String, String) {
    with_env(args, input, &[])
}

#[test]
fn a_check_counts_and_shows_places() {
    let (code, out, _) = run(&["cards", "check", CARDS, "--json"], "");
    let document: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(code, 0);
    assert_eq!((&document["cards"], &document["with_text"], &document["read"]), (&5.into(), &4.into(), &3.into()));
    let refused = document["refused"].as_array().unwrap();
    assert_eq!(refused.len(), 1);
    assert_eq!((&refused[0]["id"], &refused[0]["at"]), (&"ZZ02-004".into(), &29.into()));
    assert!(refused[0]["text"].as_str().unwrap().starts_with("ring"));
    let (code, out, _) = run(&["cards", "check", CARDS], "");
    assert!(code == 0 && out.contains("3 texts are read whole (75.0 %)") && out.contains("“ring the bell 3”"), "{out}");
    // Cards of Summoner Master are counted for themselves; these have no text.
    let (_, out, _) = run(&["cards", "check", "samples/cards/meadow.toml", "--json"], "");
    let meadow: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(
        (&meadow["games"][0]["game"], &meadow["cards"], &meadow["with_text"]),
        (&"summoner-master".into(), &18.into(), &0.into())
    );
    assert_eq!(run(&["cards", "check", "samples/README.md"], "").0, 2);
    assert_eq!(run(&["cards", "check", "samples/none.json"], "").0, 2);
    assert_eq!(run(&["cards", "check"], "").0, 2);
}

#[test]
fn a_trigger_has_places_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("horn.toml");
    let card = "game='one-piece'\n[[card]]\nnumber='ZZ03-001'\nname='Horn'\nkind='event'\ntext='[Main] Draw 1 card.'\ntrigger='[Trigger] Sing.'\n";
    std::fs::write(&file, card).unwrap();
    let (_, out, _) = run(&["cards", "check", &file.to_string_lossy(), "--json"], "");
    let document: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&document["refused"][0]["in"], &document["refused"][0]["at"]), (&"trigger".into(), &10.into()));
}

#[test]
fn a_card_is_shown_with_its_program() {
    let (code, out, _) = run(&["cards", "show", "zz02-002_p1", "--cards", CARDS], "");
    assert!(code == 0 && out.contains("K.O. up to 1 of the opponent's Characters (rested, cost 3 or less)"), "{out}");
    let (_, named, _) = run(&["cards", "show", "lamp boy", "--cards", CARDS], "");
    assert_eq!(named, out);
    let (code, out, _) = run(&["cards", "show", "ZZ02-004", "--cards", CARDS], "");
    assert!(code == 0 && out.contains("from byte 29 on: “ring"), "{out}");
    let (_, out, _) = run(&["cards", "show", "ZZ02-001", "ZZ02-004", "--cards", CARDS, "--json"], "");
    let document: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&document[0]["life"], &document[0]["program"][0]["depth"]), (&4.into(), &0.into()));
    assert!(document[0]["refused"].is_null() && document[1]["program"].is_null());
    let (code, _, words) = run(&["cards", "show", "ZZ02-022", "--cards", CARDS], "");
    assert!(code == 1 && words.contains("ZZ02-002"), "{words}");
    let (code, _, words) = run(&["cards", "show", "ZZ02-022"], "");
    assert!(code == 1 && words.contains("--cards"), "{words}");
}

#[test]
fn cards_of_gundam_are_checked_shown_and_named_by_number() {
    let cards = "samples/gundam/reed.toml";
    let (code, out, _) = run(&["cards", "check", cards, "--json"], "");
    let document: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, &document["games"][0]["game"]), (0, &"gundam".into()));
    assert_eq!((&document["cards"], &document["with_text"], &document["read"]), (&4.into(), &3.into(), &2.into()));
    let refused = &document["refused"][0];
    assert_eq!((&refused["id"], &refused["line"], &refused["column"]), (&"ZZ04-004".into(), &2.into(), &51.into()));
    let (_, out, _) = run(&["cards", "show", "reed volley", "--cards", cards], "");
    assert!(out.contains("deal 2 damage to that card") && out.contains("Pilot [Wren Holloway]"), "{out}");
    // The place is shown with a caret below it.
    let (_, out, _) = run(&["cards", "show", "ZZ04-004", "--cards", cards], "");
    let caret = format!("  | {}^", " ".repeat(52));
    assert!(out.contains("2 | 【Deploy】Add 1 of your Shields") && out.lines().any(|l| l == caret), "{out}");
    // The same number in another game is another card.
    let (code, _, words) = run(&["cards", "show", "ZZ04-003", "--cards", "samples/texts"], "");
    assert!(code == 1 && words.contains("ZZ04-003"), "{words}");
    assert_eq!(run(&["run", "samples/gundam/by-number.md", "--cards", cards], "").0, 0);
    let (code, _, words) = run(&["run", "samples/gundam/by-number.md"], "");
    assert!(code == 2 && words.contains("ZZ04-00"), "{words}");
}

#[test]
fn shipped_cards_need_no_data() {
    let name = &shipped::cards()[0].name;
    let all: Vec<String> = ["en", "th", "ja"].map(|l| run(&["cards", "show", name, "--lang", l], "").1).into();
    assert!(
        all[0].contains("once per turn") && all[1].contains("เทิร์นละ 1 ครั้ง") && all[2].contains("ターン1回"),
        "{all:?}"
    );
}

#[test]
fn boards_name_cards_by_number() {
    assert_eq!(run(&["run", CASE, "--cards", CARDS], "").0, 0);
    assert_eq!(run(&["check", "samples/cases", "--cards", CARDS], "").0, 0);
    assert_eq!(run(&["explore", CASE, "--cards", CARDS], "").0, 0);
    let input = "set A.characters = [{ number = \"ZZ02-002\" }, \"ZZ02-005_p1\", \"ZZ02-005 2\"]\nload samples/cases/by-number.md\nboard\n";
    let (code, out, _) = run(&["table", CASE, "--cards", CARDS], input);
    assert!(code == 0 && !out.contains("\n! ") && out.contains("Driftwood 2"), "{out}");
    // The configured folder is read when a board needs it, and only then.
    assert_eq!(with_env(&["run", CASE], "", &[("SHINPAN_CARDS", Path::new(CARDS))]).0, 0);
    let missing = [("SHINPAN_CARDS", Path::new("none.json"))];
    let (code, _, words) = with_env(&["run", CASE], "", &missing);
    assert!(code == 2 && words.contains("none.json") && words.contains("by-number.md:10"), "{words}");
    assert_eq!(with_env(&["check"], "", &missing).0, 0);
    assert_eq!(run(&["check", "--cards", "none.json"], "").0, 2);
}

#[test]
fn numbers_and_texts_that_are_not_known() {
    let case = std::fs::read_to_string(CASE).unwrap();
    let (code, _, words) = run(&["run", CASE], "");
    assert!(code == 2 && words.contains("ZZ02-001") && words.contains("--cards"), "{words}");
    let (code, _, words) = run(&["run", "-", "--cards", CARDS], &case.replace("ZZ02-005", "ZZ02-055"));
    assert!(code == 2 && words.contains("Did you mean: ZZ02-005"), "{words}");
    let (code, _, words) = run(&["run", "-", "--cards", CARDS], &case.replace("ZZ02-005", "ZZ02-004"));
    assert!(code == 2 && words.contains("“ring the bell 3”") && words.contains("2-8-1"), "{words}");
}

#[test]
fn a_wrong_value_of_a_card_is_shown_at_its_key() {
    let card = "game = \"one-piece\"\n[[card]]\nnumber = \"ZZ01-001\"\nname = \"X\"\nkind = \"character\"\n";
    let dir = std::env::temp_dir();
    let check = |name: &str, text: &str| {
        let file = dir.join(format!("shinpan-{}-{name}", std::process::id()));
        std::fs::write(&file, text).unwrap();
        let (code, _, words) = run(&["cards", "check", &file.display().to_string()], "");
        std::fs::remove_file(&file).unwrap();
        (code, words)
    };
    let (code, words) = check("a.toml", &format!("{card}cost = \"three\"\n"));
    assert!(code == 2 && words.contains("a.toml:6:1") && words.contains("cost = \"three\""), "{words}");
    let (code, words) = check("b.toml", &card.replace("character", "monster"));
    assert!(code == 2 && words.contains("b.toml:5:1") && words.contains("leader, character"), "{words}");
    let (code, words) = check("c.json", "[{\"id\": \"ZZ01-001\", \"category\": \"Character\", \"colors\": []}, 7]");
    assert!(code == 2 && words.contains("c.json:1:61"), "{words}");
    let (code, words) =
        check("d.json", "[{\"id\": \"ZZ01-001\", \"category\": \"Character\", \"colors\": [], \"cost\": 1e999}]");
    assert!(code == 2 && words.contains("number out of range"), "{words}");
}

/// The text of a shipped card, damaged: words cut, doubled, moved, and bytes that do not belong there.
fn damaged() -> impl Strategy<Value = Vec<u8>> {
    let texts: Vec<String> = shipped::cards()
        .iter()
        .map(|c| format!("{}{}", c.printed("text"), c.printed("trigger")))
        .filter(|t| !t.is_empty())
        .collect();
    let edit = (0..4u8, any::<prop::sample::Index>(), any::<prop::sample::Index>(), any::<u8>());
    (prop::sample::select(texts), proptest::collection::vec(edit, 0..6)).prop_map(|(text, edits)| {
        let mut words: Vec<Vec<u8>> = text.split_inclusive([' ', '\n']).map(|w| w.as_bytes().to_vec()).collect();
        for (kind, a, b, byte) in edits {
            if words.is_empty() {
                break;
            }
            let (a, b) = (a.index(words.len()), b.index(words.len()));
            match kind {
                0 => drop(words.remove(a)),
                1 => words.insert(b, words[a].clone()),
                2 => words.swap(a, b),
                _ => words[a].insert(0, byte),
            }
        }
        words.concat()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_card_text_is_read_or_refused(bytes in prop_oneof![4 => damaged(), 1 => proptest::collection::vec(any::<u8>(), 0..200)]) {
        probe::card_text(&bytes);
    }
}

#[test]
fn damaged_texts_and_prints_that_differ_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let card = |number: &str, text: &str| {
        format!("[[card]]\nnumber='{number}'\nname='Horn'\nkind='event'\ncolours=['red']\ncost=1\ntext='{text}'\n")
    };
    let write = |name: &str, cards: &[String]| {
        let file = folder.path().join(name);
        std::fs::write(&file, format!("game='one-piece'\n{}", cards.concat())).unwrap();
        file.to_string_lossy().into_owned()
    };
    let english = write(
        "english.toml",
        &[
            card("ZZ03-001", "[Main] Draw 2 cards."),
            card("ZZ03-002", "[Main] Rest up to 1 of your"),
            card("ZZ03-003", "[Main] Draw 3 cards."),
        ],
    );
    let thai = write(
        "thai.toml",
        &[card("ZZ03-001", "[เมน] จั่วการ์ด จำนวน 2 ใบ."), card("ZZ03-003", "[เมน] จั่วการ์ด จำนวน 2 ใบ.")],
    );
    let (code, out, _) = run(&["cards", "check", &english, &thai, "--json"], "");
    assert_eq!(code, 0);
    let document: Value = serde_json::from_str(&out).unwrap();
    let doubtful = document["doubtful"].as_array().unwrap();
    let told: Vec<(&str, &str)> =
        doubtful.iter().map(|d| (d["id"].as_str().unwrap(), d["why"].as_str().unwrap())).collect();
    assert_eq!(told, [("ZZ03-002", "ends"), ("ZZ03-003", "numbers")]);
    assert_eq!((&doubtful[1]["here"][0], &doubtful[1]["there"][0]), (&3.into(), &2.into()));
    let (_, out, _) = run(&["cards", "check", &english, &thai], "");
    assert!(
        out.contains("the text ends in the middle of a sentence") && out.contains("only here 3; only there 2"),
        "{out}"
    );
}
