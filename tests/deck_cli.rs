//! `shinpan deck` as people and scripts meet it: documents, exit codes, errors, sheets.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn shinpan(args: &[&str], input: &str) -> Output {
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("deck-cache");
    let mut child = Command::new(env!("CARGO_BIN_EXE_shinpan"))
        .args(args)
        .env("SHINPAN_CACHE", cache)
        .env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR"))
        .env_remove("SHINPAN_CARDS")
        .env_remove("SHINPAN_BANS")
        .env_remove("LC_ALL")
        .env("LANG", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn run(args: &[&str], input: &str) -> (i32, String, String) {
    let output = shinpan(args, input);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

const CARDS: [&str; 2] = ["--cards", "samples/cards"];

fn with_cards(args: &[&str], input: &str) -> (i32, String, String) {
    run(&[args, &CARDS].concat(), input)
}

#[test]
fn exit_codes_say_the_worst() {
    let code = |lists: &[&str]| with_cards(&[&["deck", "check"], lists].concat(), "").0;
    assert_eq!(code(&["samples/lists/kelp.txt"]), 0);
    assert_eq!(code(&["samples/lists/kelp.txt", "samples/lists/offshore.txt"]), 1);
    assert_eq!(code(&["samples/lists"]), 2);
    assert_eq!(code(&["samples/lists/none.txt"]), 2);
    let (code, _, words) = with_cards(&["deck", "check", "samples/lists/kelp.txt", "--date", "tomorrow"], "");
    assert!(code == 2 && words.contains("2026-04-01"), "{words}");
    let (code, _, words) = with_cards(&["deck", "check", "samples/lists/kelp.txt", "--format", "modern"], "");
    assert!(code == 2 && words.contains("standard, open"), "{words}");
    let (code, _, words) = with_cards(&["deck", "check", "samples/lists/kelp.txt", "--game", "chess"], "");
    assert!(code == 2 && words.contains("one-piece"), "{words}");
    assert_eq!(run(&["deck", "check", "samples/lists/kelp.txt", "--cards", "samples/README.md"], "").0, 2);
    assert_eq!(run(&["deck", "check", "samples/lists/kelp.txt", "--bans", "samples/cards/reef.toml"], "").0, 2);
    assert_eq!(run(&["deck"], "").0, 2);
}

#[test]
fn the_document_of_a_check() {
    let args = ["deck", "check", "samples/lists", "--json", "--bans", "samples/bans", "--date", "2026-05-01"];
    let (code, out, _) = with_cards(&args, "");
    assert_eq!(code, 2);
    let document: Value = serde_json::from_str(&out).unwrap();
    let all = document.as_array().unwrap();
    assert_eq!(all.len(), 5);
    for deck in all {
        for key in ["file", "deck", "game", "verdict", "violations", "warnings", "unchecked", "unread"] {
            assert!(deck.get(key).is_some(), "{key}");
        }
    }
    let offshore = all.iter().find(|d| d["file"] == "samples/lists/offshore.txt").unwrap();
    assert_eq!(offshore["verdict"], "illegal");
    let rules: Vec<&str> =
        offshore["violations"].as_array().unwrap().iter().map(|v| v["rule"].as_str().unwrap()).collect();
    assert_eq!(rules, ["size", "colour", "copies", "restricted", "pair"]);
    let size = &offshore["violations"][0];
    assert_eq!((&size["found"], &size["allowed"]), (&51.into(), &50.into()));
    assert_eq!(size["clauses"], serde_json::json!(["one-piece@1.1.8:5-1-2"]));
    let colour = &offshore["violations"][1];
    assert_eq!((&colour["cards"][0], &colour["found"][0]), (&"ZZ01-018".into(), &"blue".into()));
    let torn = all.iter().find(|d| d["file"] == "samples/lists/torn.txt").unwrap();
    assert_eq!((&torn["verdict"], &torn["unread"][0]["line"]), (&"unreadable".into(), &3.into()));
}

#[test]
fn standard_input_quotes_and_languages() {
    let list = "1xZZ01-001\n4xZZ01-004\n";
    let (code, out, _) = with_cards(&["deck", "check", "-", "--quote"], list);
    assert_eq!(code, 1);
    assert!(out.contains("5-1-2. ผู้เล่นทุกคน") && out.contains("[paraphrase] Every player"), "{out}");
    assert!(out.contains("For today, 20"), "{out}");
    let (_, out, _) = with_cards(&["deck", "check", "-", "--quote", "--lang", "th"], list);
    assert!(out.contains("เด็คมีการ์ด 4 ใบ") && !out.contains("Every player"), "{out}");
    let (_, out, _) = with_cards(&["deck", "check", "-", "--lang", "ja"], list);
    assert!(out.contains("デッキは 4 枚です"), "{out}");
    assert!(!out.contains('\u{1b}'), "no colours in a pipe");
}

#[test]
fn lists_in_other_encodings() {
    let folder = tempfile::tempdir().unwrap();
    let wide: Vec<u8> = "\u{FEFF}♠A-K\r\n♡A-K".encode_utf16().flat_map(u16::to_le_bytes).collect();
    std::fs::write(folder.path().join("wide.txt"), wide).unwrap();
    std::fs::write(folder.path().join("bytes.txt"), b"4 \xff\xfe\xfd").unwrap();
    std::fs::write(folder.path().join("picture.png"), b"\x89PNG").unwrap();
    let (code, out, _) = run(&["deck", "check", &folder.path().to_string_lossy(), "--json"], "");
    let document: Value = serde_json::from_str(&out).unwrap();
    let verdicts: Vec<&str> = document.as_array().unwrap().iter().map(|d| d["verdict"].as_str().unwrap()).collect();
    assert_eq!((code, verdicts), (2, vec!["unreadable", "legal"]));
}

#[test]
fn cards_of_the_configured_folder() {
    let home = tempfile::tempdir().unwrap();
    std::fs::create_dir_all(home.path().join("shinpan/cards")).unwrap();
    std::fs::copy("samples/cards/reef.toml", home.path().join("shinpan/cards/reef.toml")).unwrap();
    let look = |variable: &str, value: &Path| {
        let output = Command::new(env!("CARGO_BIN_EXE_shinpan"))
            .args(["deck", "check", "samples/lists/kelp.txt", "--json"])
            .env("SHINPAN_CACHE", home.path().join("cache"))
            .env_remove("SHINPAN_CARDS")
            .env(variable, value)
            .output()
            .unwrap();
        let document: Value = serde_json::from_slice(&output.stdout).unwrap();
        let unchecked = document[0]["unchecked"].as_array().unwrap();
        !unchecked.iter().any(|n| n["rule"] == "data")
    };
    assert!(look("XDG_DATA_HOME", home.path()));
    assert!(look("SHINPAN_CARDS", Path::new("samples/cards")));
    assert!(!look("XDG_DATA_HOME", &home.path().join("none")));
}

/// Every tag that is opened is closed, in order.
fn is_balanced(html: &str) -> bool {
    let mut open: Vec<&str> = Vec::new();
    for tag in html.split('<').skip(1) {
        let name = tag.split(['>', ' ', '\n']).next().unwrap_or("");
        match name.strip_prefix('/') {
            Some(name) => {
                if open.pop() != Some(name) {
                    return false;
                }
            }
            None if name.starts_with('!') || name == "meta" => {}
            None => open.push(name),
        }
    }
    open.is_empty()
}

#[test]
fn sheets_to_print() {
    let (code, html, _) =
        with_cards(&["deck", "sheet", "samples/lists/kelp.txt", "samples/lists/meadow.txt", "--html"], "");
    assert_eq!(code, 0);
    assert!(is_balanced(&html), "{html}");
    assert_eq!((html.matches("<section").count(), html.matches("<i></i>").count()), (2, 51 + 23));
    for part in
        ["size: A4", "Noto Sans Thai", "Noto Sans JP", "Anna", ">Captain Kelp<", "charset=\"utf-8\"", "lang=\"en\""]
    {
        assert!(html.contains(part), "{part}");
    }
    assert!(!html.contains("http"), "one file, nothing from a network");
    let (_, html, _) = with_cards(&["deck", "sheet", "-", "--html"], "Player: <b>&\n1xZZ01-001\n");
    assert!(html.contains("&lt;b&gt;&amp;") && is_balanced(&html));
    // A whole pack of 54 rows needs two columns to fit a page.
    let (_, html, _) = run(&["deck", "sheet", "-", "--html"], "♠♡♢♣A-K, JK x2");
    assert!(html.contains("class=\"sheet two\""));
    let (_, text, _) = with_cards(&["deck", "sheet", "samples/lists/kelp.txt", "--sort", "name"], "");
    let rows: Vec<&str> = text.lines().filter(|l| l.starts_with('□')).collect();
    assert!(rows.len() == 14 && rows[1].ends_with("Anchor Lass"), "{text}");
    let (_, json, _) = with_cards(&["deck", "sheet", "samples/lists/kelp.txt", "--json"], "");
    let document: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(document[0]["kinds"]["character"], 48);
    let (code, _, words) = with_cards(&["deck", "sheet", "samples/lists/torn.txt"], "");
    assert!(code == 2 && words.contains("torn.txt:3"), "{words}");
}

#[test]
fn what_changed_between_two_lists() {
    let (code, out, _) =
        with_cards(&["deck", "diff", "samples/lists/kelp.txt", "samples/lists/offshore.txt", "--json"], "");
    let document: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, document["changes"].as_array().unwrap().len()), (1, 3));
    let (code, out, _) = with_cards(&["deck", "diff", "samples/lists/kelp.txt", "samples/lists/kelp.txt"], "");
    assert_eq!((code, out.as_str()), (0, "The lists have the same cards.\n"));
    assert_eq!(with_cards(&["deck", "diff", "samples/lists/kelp.txt", "samples/lists"], "").0, 2);
    assert_eq!(with_cards(&["deck", "diff", "samples/lists/kelp.txt", "samples/lists/torn.txt"], "").0, 2);
}

#[test]
fn a_list_at_the_table() {
    let (_, out, _) = run(&["table", "bp"], "deck samples/lists/blackpoker.txt\ndeck samples\nquit\n");
    assert!(out.contains("3 Jokers; at most 2.") && out.contains("base-6.1"), "{out}");
}
