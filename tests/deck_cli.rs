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

fn document(args: &[&str], input: &str) -> (i32, Value) {
    let (code, out, words) = with_cards(&[args, &["--json"]].concat(), input);
    (code, serde_json::from_str(&out).unwrap_or_else(|_| panic!("{out} {words}")))
}

fn rules_of(deck: &Value, kind: &str) -> Vec<String> {
    deck[kind].as_array().unwrap().iter().map(|n| n["rule"].as_str().unwrap().to_string()).collect()
}

#[test]
fn doubts_about_ban_lists_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_string_lossy().into_owned()
    };
    let kelp = "samples/lists/kelp.txt";
    let slip = write(
        "slip.toml",
        "game = 'one-piece'\nname = 'slip'\nbanned = ['ZZ01-104']\npairs = [['ZZ01-105', 'ZZ01-004']]\n[restricted]\n'ZZ01-004' = 4\n",
    );
    let (code, all) = document(&["deck", "check", kelp, "--bans", &slip], "");
    assert_eq!((code, rules_of(&all[0], "warnings")), (0, vec!["ban-list".to_string()]));
    assert_eq!(all[0]["warnings"][0]["cards"], serde_json::json!(["ZZ01-104", "ZZ01-105"]));
    assert_eq!(all[0]["bans"], serde_json::json!(["slip"]));
    // Without data of the game nobody can say.
    let (_, out, _) = run(&["deck", "check", kelp, "--game", "op", "--bans", &slip, "--json"], "");
    assert!(!out.contains("ban-list"), "{out}");
    let asia =
        write("asia.toml", "game = 'one-piece'\nname = 'asia'\nregion = 'Asia'\nfrom = 2026-01-01\nto = 2026-06-30\n");
    let look = |more: &[&str]| {
        let (_, all) = document(&[&["deck", "check", kelp, "--bans", &asia], more].concat(), "");
        rules_of(&all[0], "warnings")
    };
    assert_eq!(look(&["--date", "2026-05-01", "--region", "asia"]), [""; 0]);
    assert_eq!(look(&["--date", "2026-05-01", "--region", "ASIA"]), [""; 0]);
    assert_eq!(look(&["--date", "2026-05-01", "--region", "azia"]), ["region"]);
    assert_eq!(look(&["--date", "2026-05-01"]), ["region"]);
    assert_eq!(look(&["--date", "2026-07-01", "--region", "asia"]), ["date"]);
    assert_eq!(look(&["--date", "1999-01-01", "--region", "europe"]), ["region", "date"]);
    assert_eq!(look(&["--date", "1999-01-01", "--format", "open"]), [""; 0]);
    let (_, all) = document(&["deck", "check", kelp, "--region", "asia"], "");
    assert_eq!(rules_of(&all[0], "warnings"), ["region"]);
    // In the report for eyes, once for all decks.
    let twice = ["deck", "check", kelp, kelp, "--bans", &slip, &asia, "--date", "1999-01-01", "--region", "azia"];
    let (_, out, _) = with_cards(&twice, "");
    assert_eq!(out.matches("names 2 cards that the card data do not have: ZZ01-104, ZZ01-105").count(), 1, "{out}");
    assert_eq!(out.matches("No ban list is of the region “azia”; those at hand are of: asia.").count(), 1, "{out}");
    let (_, out, _) = with_cards(&["deck", "check", kelp, kelp, "--bans", &asia, "--date", "1999-01-01"], "");
    assert!(
        out.contains("No ban list is in force on 1999-01-01; those at hand hold: asia (2026-01-01 – 2026-06-30)."),
        "{out}"
    );
    for lang in ["th", "ja"] {
        let (_, out, _) = with_cards(&[&twice[..], &["--lang", lang]].concat(), "");
        assert!(out.contains("ZZ01-104, ZZ01-105") && !out.contains("deck-warn"), "{out}");
    }
}

#[test]
fn an_empty_folder_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let empty = folder.path().to_string_lossy().into_owned();
    let other = tempfile::tempdir().unwrap();
    std::fs::write(other.path().join("cards.xlsx"), "x").unwrap();
    std::fs::write(other.path().join("README.md"), "x").unwrap();
    let other = other.path().to_string_lossy().into_owned();
    for folder in [empty.as_str(), other.as_str()] {
        for args in [
            &["deck", "check", folder][..],
            &["deck", "sheet", folder],
            &["deck", "check", "samples/lists/kelp.txt", "--cards", folder],
            &["deck", "check", "samples/lists/kelp.txt", "--bans", folder],
            &["cards", "check", folder],
            &["check", folder],
            &["run", "by-number", "--cards", folder],
        ] {
            let (code, out, words) = run(args, "");
            assert_eq!((code, out.as_str()), (2, ""), "{args:?} {words}");
            assert!(words.contains(folder), "{words}");
        }
        for variable in ["SHINPAN_CARDS", "SHINPAN_BANS"] {
            let mut command = Command::new(env!("CARGO_BIN_EXE_shinpan"));
            let output =
                command.args(["deck", "check", "samples/lists/kelp.txt"]).env(variable, folder).output().unwrap();
            assert_eq!(output.status.code(), Some(2), "{variable}");
        }
    }
}

#[test]
fn documents_and_rows_have_the_counts() {
    let (_, all) = document(&["deck", "check", "samples/lists/kelp.txt"], "");
    let deck = &all[0];
    assert_eq!((&deck["count"], &deck["table"], &deck["player"]), (&51.into(), &"7".into(), &"Anna".into()));
    let cards = deck["cards"].as_array().unwrap();
    assert_eq!(cards.iter().map(|c| c["count"].as_u64().unwrap()).sum::<u64>(), 51);
    let leader = cards.iter().find(|c| c["part"] == "leader").unwrap();
    assert_eq!(
        (&leader["card"], &leader["name"], &leader["count"]),
        (&"ZZ01-001".into(), &"Captain Kelp".into(), &1.into())
    );
    let (code, out, _) = with_cards(&["deck", "check", "samples/lists", "--csv"], "");
    let mut rows = csv::Reader::from_reader(out.as_bytes());
    assert_eq!(
        rows.headers().unwrap().iter().take(8).collect::<Vec<_>>(),
        ["file", "deck", "player", "player_id", "table", "game", "verdict", "cards"]
    );
    let rows: Vec<csv::StringRecord> = rows.records().map(Result::unwrap).collect();
    assert_eq!((code, rows.len()), (2, 5));
    let kelp = rows.iter().find(|r| r[0].ends_with("kelp.txt")).unwrap();
    assert_eq!((&kelp[2], &kelp[6], &kelp[7]), ("Anna", "legal", "51"));
    let torn = rows.iter().find(|r| r[0].ends_with("torn.txt")).unwrap();
    assert!(torn[10].starts_with("3: “4 Gulll” is not understood."), "{:?}", torn);
    assert_eq!(with_cards(&["deck", "check", "samples/lists", "--csv", "--json"], "").0, 2);
}

#[test]
fn only_the_problems() {
    let lists = [
        "deck",
        "check",
        "samples/lists/kelp.txt",
        "samples/lists/offshore.txt",
        "samples/lists/torn.txt",
        "--only",
        "problems",
    ];
    let (code, out, _) = with_cards(&lists, "");
    assert!(
        code == 2 && !out.contains("kelp.txt") && out.contains("offshore.txt") && out.contains("torn.txt"),
        "{out}"
    );
    assert!(out.contains("3 decks") && out.contains("one-piece@1.1.8             1        1           1"), "{out}");
    let (_, all) = document(&lists, "");
    assert_eq!(all.as_array().unwrap().len(), 2);
    // A warning is a problem, too.
    let (code, out, _) = with_cards(
        &["deck", "check", "-", "--only", "problems"],
        &std::fs::read_to_string("samples/lists/kelp.txt").unwrap().replace("ZZ01-004 Gull", "ZZ01-004 Foam"),
    );
    assert!(code == 0 && out.contains("beside ZZ01-004 Gull stands “Foam”"), "{out}");
    let (code, all) = document(&["deck", "check", "samples/lists/kelp.txt", "--only", "problems"], "");
    assert_eq!((code, all), (0, serde_json::json!([])));
}

#[cfg(unix)]
#[test]
fn pipes_and_links() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    std::fs::create_dir_all(at("a/b")).unwrap();
    std::fs::copy("samples/lists/kelp.txt", at("a/b/kelp.txt")).unwrap();
    symlink(at("a"), at("a/b/loop")).unwrap();
    symlink(at("a/b"), at("again")).unwrap();
    symlink(at("nowhere"), at("lost.txt")).unwrap();
    let root = folder.path().to_string_lossy().into_owned();
    let sub = at("a").to_string_lossy().into_owned();
    let (code, all) = document(&["deck", "check", &root, &sub], "");
    let verdicts: Vec<&str> = all.as_array().unwrap().iter().map(|d| d["verdict"].as_str().unwrap()).collect();
    assert_eq!((code, verdicts), (2, vec!["legal", "unreadable"]), "the list once, and the link that leads nowhere");
    // Card data and cases, too.
    std::fs::copy("samples/cards/reef.toml", at("a/b/reef.toml")).unwrap();
    assert_eq!(run(&["deck", "check", "samples/lists/kelp.txt", "--cards", &sub], "").0, 0);
    std::fs::copy("samples/cases/by-number.md", at("a/b/case.md")).unwrap();
    let (code, out, _) = run(&["check", &sub, "--cards", "samples/texts"], "");
    assert_eq!((code, out.as_str()), (0, "1 passed, 0 failed\n"));
    // Pipes that somebody writes into while they are read: as with <(…).
    let pipe = |name: &str, source: &str| {
        let path = at(name);
        assert!(Command::new("mkfifo").arg(&path).status().unwrap().success());
        let (path, source) = (path, source.to_string());
        let shown = path.to_string_lossy().into_owned();
        (shown, std::thread::spawn(move || std::fs::copy(source, path).map(|_| ())))
    };
    let (list, first) = pipe("list", "samples/lists/kelp.txt");
    let (cards, second) = pipe("cards", "samples/cards/reef.toml");
    let (bans, third) = pipe("bans", "samples/bans/reef.toml");
    let (code, out, words) =
        run(&["deck", "check", &list, "--cards", &cards, "--bans", &bans, "--date", "2026-05-01"], "");
    assert!(code == 0 && out.contains("✓ legal") && out.contains("Reef league, spring"), "{out} {words}");
    for writer in [first, second, third] {
        writer.join().unwrap().unwrap();
    }
    let (case, writer) = pipe("case", "samples/cases/by-number.md");
    assert_eq!(run(&["run", &case, "--cards", "samples/texts"], "").0, 0);
    writer.join().unwrap().unwrap();
    std::fs::remove_file(at("a/b/case.md")).unwrap();
    // In a folder a pipe is not waited for, and something without end is refused.
    assert!(Command::new("mkfifo").arg(at("a/quiet.txt")).status().unwrap().success());
    assert_eq!(document(&["deck", "check", &sub], "").0, 0);
    if Path::new("/dev/zero").exists() {
        let (code, out, _) = run(&["deck", "check", "/dev/zero"], "");
        assert!(code == 2 && out.contains("longer than"), "{out}");
    }
}

#[test]
fn writings_of_old_are_read_or_refused() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).unwrap();
        path.to_string_lossy().into_owned()
    };
    let thai = "ผู้เล่น: สมชาย\nลีดเดอร์: ZZ01-001\nเด็ค\n4 ZZ01-004 นกนางนวล\n4 ZZ01-005 คนซ่อมแห ๔ ใบ\n";
    let japanese = "選手: 山田\nリーダー: ZZ01-001\nデッキ\n4 ZZ01-004 カモメ\nZZ01-005 網をなおす人 ４枚\n";
    let thai = thai.replace("4 ZZ01-005 คนซ่อมแห ๔ ใบ", "ZZ01-005 คนซ่อมแห ๔ ใบ");
    for (name, text, encoding, player) in [
        ("th.txt", thai.as_str(), encoding_rs::WINDOWS_874, "สมชาย"),
        ("ja.txt", japanese, encoding_rs::SHIFT_JIS, "山田"),
    ] {
        let (bytes, _, _) = encoding.encode(text);
        let (_, all) = document(&["deck", "check", &write(name, &bytes)], "");
        assert_eq!((&all[0]["player"], &all[0]["count"]), (&player.into(), &9.into()), "{all}");
        assert!(rules_of(&all[0], "warnings").contains(&"encoding".to_string()));
    }
    for (name, mark, of) in
        [("le.txt", "", u16::to_le_bytes as fn(u16) -> [u8; 2]), ("be.txt", "\u{feff}", u16::to_be_bytes)]
    {
        let bytes: Vec<u8> = format!("{mark}{thai}").encode_utf16().flat_map(of).collect();
        let (_, all) = document(&["deck", "check", &write(name, &bytes)], "");
        assert_eq!((&all[0]["player"], &all[0]["count"]), (&"สมชาย".into(), &9.into()), "{all}");
        // The data have no names in Thai, and say so.
        assert_eq!(rules_of(&all[0], "warnings"), ["name"]);
    }
    // What may be one thing or another is refused, with what to do about it; cards, ban lists and cases as well.
    let bytes = b"4 Caf\xe9 (ZZ01-004)\n";
    let (code, out, _) = with_cards(&["deck", "check", &write("latin.txt", bytes)], "");
    assert!(code == 2 && out.contains("iconv -f") && !out.contains("Caf"), "{out}");
    let path = write("latin.toml", bytes);
    for args in [
        &["deck", "check", "samples/lists/kelp.txt", "--cards", &path][..],
        &["deck", "check", "samples/lists/kelp.txt", "--bans", &path],
        &["run", &path],
        &["cards", "check", &path],
    ] {
        let (code, _, words) = run(args, "");
        assert!(code == 2 && words.contains("iconv -f"), "{args:?}: {words}");
    }
    let wide: Vec<u8> =
        std::fs::read_to_string("samples/cards/reef.toml").unwrap().encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(run(&["deck", "check", "samples/lists/kelp.txt", "--cards", &write("wide.toml", &wide)], "").0, 0);
}

#[test]
fn the_head_and_the_end_of_a_sheet() {
    let long = "A name that is much too long for the column in which it is to stand on a sheet of paper";
    let folder = tempfile::tempdir().unwrap();
    let cards = folder.path().join("long.toml");
    std::fs::write(
        &cards,
        format!("game = 'one-piece'\n[[card]]\nnumber = 'ZZ09-001'\nname = '{long}'\nkind = 'event'\ncost = 2\n"),
    )
    .unwrap();
    let list = "Event: Reef Open\nDate: 2026-05-01\nPlayer: Anna\nPlayer ID: 0012\nTable: 7\nDeck: Kelp\n4 ZZ09-001\n10 DON!!\n2 ZZ09-002\n";
    let (_, html, _) =
        run(&["deck", "sheet", "-", "--game", "op", "--html", "--cards", &cards.to_string_lossy()], list);
    assert!(is_balanced(&html), "{html}");
    for part in [
        "Reef Open",
        "2026-05-01",
        "Anna",
        "0012",
        ">7<",
        ">Kelp<",
        "Player’s signature",
        "Judge’s signature",
        ">Copies<",
        ">Number<",
        ">Cost<",
    ] {
        assert!(html.contains(part), "{part}");
    }
    assert!(html.contains("text-overflow: ellipsis") && html.contains(&format!("title=\"{long}\"")));
    assert!(html.contains("<span class=\"key\">ZZ09-002</span><span class=\"name\" title=\"\">"), "{html}");
    let (_, html, _) = run(&["deck", "sheet", "-", "--html", "--lang", "ja"], "♠♡♢♣A-K, JK x2");
    // Two columns, each with its head; no column without anything in it.
    assert_eq!((html.matches("row head").count(), html.matches("class=\"key\"").count()), (2, 0));
    let many: String = (1..=120).map(|n| format!("1 ZZ01-{n:03}\n")).collect();
    let (_, html, _) = run(&["deck", "sheet", "-", "--game", "op", "--html"], &many);
    assert_eq!(
        (html.matches("<section").count(), html.matches("<i></i>").count(), html.matches("signatures\"").count()),
        (2, 120, 1)
    );
    let (_, json, _) = run(&["deck", "sheet", "-", "--game", "op", "--json"], list);
    let document: Value = serde_json::from_str(&json).unwrap();
    assert_eq!((&document[0]["event"], &document[0]["player_id"]), (&"Reef Open".into(), &"0012".into()));
    let (_, text, _) = run(&["deck", "sheet", "-", "--game", "op"], list);
    assert!(
        text.contains("Event: Reef Open\nDate: 2026-05-01\n") && text.contains("Player’s signature: ____"),
        "{text}"
    );
}

/// P-1-2. Playing cards: a range is of one suit, a document has no title before its cards, a comment with cards in it is warned of.
#[test]
fn playing_cards_are_all_counted() {
    let said = |text: &str| document(&["deck", "check", "-", "--game", "bp"], text);
    for (text, cards) in [("[\"SA\", \"S2\", \"JK\"]", 3), ("♠\u{FE0F}A-K\nジョーカー 2枚", 15), ("SA-SK", 13)]
    {
        let (_, found) = said(text);
        assert_eq!(
            found[0]["cards"].as_array().unwrap().iter().map(|c| c["count"].as_u64().unwrap()).sum::<u64>(),
            cards,
            "{text}"
        );
    }
    for text in ["SA-HK", "S A-K 13"] {
        assert_eq!(said(text).1[0]["verdict"], "unreadable", "{text}");
    }
    assert_eq!(said("S A-K\n# H A-K").1[0]["warnings"][0]["rule"], "comment");
}
