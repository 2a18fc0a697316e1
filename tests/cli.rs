//! The program as people and scripts meet it: documents, exit codes, errors.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

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

fn json(args: &[&str]) -> Value {
    let output = shinpan(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn stdout(args: &[&str]) -> String {
    String::from_utf8(shinpan(args).stdout).unwrap()
}

/// Exit code and standard error.
fn refused(args: &[&str]) -> (i32, String) {
    let output = shinpan(args);
    (output.status.code().unwrap(), String::from_utf8(output.stderr).unwrap())
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn the_list_of_texts() {
    let editions = json(&["rules", "--json"]);
    let editions = editions.as_array().unwrap();
    assert_eq!(editions.iter().filter(|e| e["ours"] == false).count(), 5);
    for edition in editions {
        for key in ["game", "edition", "language", "date", "title", "clauses", "glossary", "default"] {
            assert!(keys(edition).contains(&key), "{key}");
        }
    }
    let sm = editions.iter().find(|e| e["game"] == "summoner-master").unwrap();
    assert_eq!(
        (sm["clauses"].as_u64(), sm["glossary"].as_u64(), sm["default"].as_bool()),
        (Some(986), Some(146), Some(true))
    );
    let old = editions.iter().find(|e| e["edition"] == "2023-01-19").unwrap();
    assert_eq!(old["default"], false);
}

#[test]
fn a_clause_with_all_that_is_known_of_it() {
    let document = json(&["rule", "one-piece@1.1.8", "7-1-3", "--json"]);
    let [clause] = document["clauses"].as_array().unwrap().as_slice() else { panic!("one clause") };
    assert_eq!(clause["id"], "7-1-3");
    assert_eq!(clause["heading"], true);
    assert_eq!(clause["path"], serde_json::json!(["7", "7-1"]));
    assert_eq!(clause["parent"], "7-1");
    assert_eq!(clause["children"], serde_json::json!(["7-1-3-1", "7-1-3-2"]));
    assert_eq!(clause["referred_by"], serde_json::json!(["7-1-2-2"]));
    assert_eq!(clause["paraphrase"]["en"], "Counter step");
    assert!(clause["raw"].as_str().unwrap().contains("7-1-3."));
    assert!(["scanned", "restored", "uncertain"].contains(&clause["status"].as_str().unwrap()));
}

#[test]
fn texts_of_one_game_refer_to_each_other() {
    let clause = |id: &str| json(&["rule", "bp", id, "--json"])["clauses"][0].clone();
    let sheet = "blackpoker@act6.1-lite";
    assert_eq!(
        clause("P-1-8")["refers_to"],
        serde_json::json!(["P-10-3", format!("{sheet}:S-2-2"), format!("{sheet}:A-11-3"), format!("{sheet}:A-17-1")])
    );
    assert_eq!(
        clause("A-17-T")["referred_by"],
        serde_json::json!(["blackpoker@base-6.1:P-1-1", "blackpoker@base-6.1:P-5-4"])
    );
    // The same whether the texts of one game are read or all.
    let all = json(&["rule", "A-17-T", "--json"]);
    assert_eq!(all["clauses"][0], clause("A-17-T"));
    assert!(stdout(&["rule", "bp", "P-1-1"]).contains("Refers to: act6.1-lite A-17-T\n"));
    // What is in our words is marked so wherever it is named.
    assert!(stdout(&["rule", "bp", "S-3"]).contains("Referred to by: A-1-1, base-6.1 P-9-3 (our words)\n"));
}

#[test]
fn all_clauses_of_an_edition_in_order() {
    for (game, clauses, glossary) in [("op", 464, 0), ("gundam", 536, 0), ("sm", 986, 146), ("bp", 125, 0)] {
        let document = json(&["rule", game, "--json"]);
        assert_eq!(document["clauses"].as_array().unwrap().len(), clauses, "{game}");
        assert_eq!(document["glossary"].as_array().unwrap().len(), glossary, "{game}");
    }
    let op = json(&["rule", "op@2023-01-19", "--json"]);
    let ids: Vec<&str> = op["clauses"].as_array().unwrap().iter().map(|c| c["id"].as_str().unwrap()).collect();
    assert_eq!(ids.len(), 422);
    assert_eq!(&ids[..4], ["1", "1-1", "1-1-1", "1-2"]);
}

#[test]
fn numbers_in_any_notation_and_names() {
    for typed in [
        &["op", "7-1-3"][..],
        &["op", "7.1.3"],
        &["op", "๗-๑-๓"],
        &["op", "ข้อ 7-1-3"],
        &["op", "ข้อ", "7-1-3"],
        &["op", "rule", "7-1-3"],
        &["OP", "７－１－３"],
        &["one", "piece", "7–1–3."],
        &["วันพีซ", "7-1-3"],
    ] {
        let args: Vec<&str> = std::iter::once("rule").chain(typed.iter().copied()).chain(["--json"]).collect();
        assert_eq!(json(&args)["clauses"][0]["id"], "7-1-3", "{typed:?}");
    }
    let ids = |args: &[&str]| -> Vec<String> {
        let document = json(args);
        document["clauses"].as_array().unwrap().iter().map(|c| c["id"].as_str().unwrap().to_string()).collect()
    };
    assert_eq!(ids(&["rule", "bp", "アタック", "--json"]), ["A-9"]);
    assert_eq!(ids(&["rule", "bp", "ｱﾀｯｸ", "--json"]), ["A-9"]);
    assert_eq!(ids(&["rule", "bp", "attack", "--json"]), ["A-9"]);
    assert!(ids(&["rule", "sm", "Interfere", "--json"]).contains(&"g:Interfere".to_string()));
    assert_eq!(ids(&["rule", "sm", "504.15.1", "--json"]), ["504.15.1"]);
    assert_eq!(ids(&["rule", "bp", "p-4-2", "--json"]), ["P-4-2"]);
    assert_eq!(ids(&["rule", "op", "7-1-3", "7-1-4", "--json"]), ["7-1-3", "7-1-4"]);
    assert_eq!(ids(&["rule", "(7-1-3)", "op", "--json"]), ["7-1-3"]);
    assert_eq!(ids(&["rule", "bp", "防壁の置き方", "--json"]), ["S-3"]);
    // Without a game: that number in every game that has it.
    assert_eq!(ids(&["rule", "7-1-3", "--json"]), ["7-1-3", "7-1-3"]);
}

#[test]
fn search_hits_have_marks_in_characters() {
    let document = json(&["search", "blocker", "--json", "--limit", "3", "--game", "op"]);
    assert_eq!(document["query"], "blocker");
    let hits = document["hits"].as_array().unwrap();
    assert_eq!(hits.len(), 3);
    assert!(!hits[0]["marks"].as_array().unwrap().is_empty());
    for hit in hits {
        for key in ["game", "edition", "id", "text", "score", "marks"] {
            assert!(keys(hit).contains(&key), "{key}");
        }
        let text: Vec<char> = hit["text"].as_str().unwrap().chars().collect();
        for mark in hit["marks"].as_array().unwrap() {
            let (from, to) = (mark[0].as_u64().unwrap() as usize, mark[1].as_u64().unwrap() as usize);
            assert_eq!(text[from..to].iter().collect::<String>(), "บล็อกเกอร์");
        }
    }
    let only = json(&["search", "--game", "gundam", "--json", "บล็อกเกอร์"]);
    assert!(only["hits"].as_array().unwrap().iter().all(|h| h["game"] == "gundam"));
}

/// Nothing to look for is bad input, and it is said what would have been right; nothing found is not.
#[test]
fn a_search_for_nothing_is_bad_input() {
    for args in [&["search", ""][..], &["search", "   "], &["search", "???"], &["search", "--cases", ""]] {
        let (code, said) = refused(args);
        assert_eq!(code, 2, "{args:?}: {said}");
        assert!(said.contains("shinpan search 7-1-2"), "{args:?}: {said}");
    }
    assert_eq!(refused(&["search", "zzzqqq"]).0, 1);
    // What stands in quotation marks is looked for as it is, signs too.
    assert_eq!(refused(&["search", "\"!!\""]).0, 0);
}

#[test]
fn exit_codes() {
    for (args, code) in [
        (&["rule", "op", "7-1-3"][..], 0),
        (&["rule", "op", "99-9"], 1),
        (&["rule", "op", "ไม่มีชื่อนี้แน่นอน"], 1),
        (&["rule", "chess", "7-1"], 2),
        (&["rule", "op@9.9", "7-1"], 2),
        (&["search", "zzzqqq"], 1),
        (&["search", "x", "--game", "chess"], 2),
        (&["search"], 2),
        (&["search", "x", "--limit", "many"], 2),
        (&["search", "x", "--limit", "0"], 2),
        (&["search", "7-1-99"], 1),
        (&["rule", "!"], 1),
        (&["frobnicate"], 2),
        (&["rule", "--frobnicate"], 2),
        (&["diff", "op", "2023-01-19"], 2),
        (&["diff", "op", "8", "9"], 2),
        (&["diff", "op", "2023-01-19", "1.1.8", "99-9"], 1),
        (&["history", "op", "1-2-4"], 0),
        (&["history", "op", "99-9"], 1),
        (&["--help"], 0),
        (&["--version"], 0),
        (&["rules", "--rules", "no/such/folder"], 2),
    ] {
        let output = shinpan(args);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{args:?}: {errors}");
        assert_eq!(errors.is_empty(), code == 0, "{args:?}: {errors}");
    }
}

#[test]
fn errors_say_what_would_have_been_right() {
    assert!(refused(&["rule", "op", "7-1-9"]).1.contains("7-1-5"));
    assert!(refused(&["rule", "gundm", "7-1"]).1.contains("gundam"));
    assert!(refused(&["rule", "op@1.1.7", "7-1"]).1.contains("one-piece@1.1.8"));
    assert!(refused(&["serach", "x"]).1.contains("search"));
    assert!(refused(&["search", "x", "--gmae", "op"]).1.contains("--game"));
    assert!(refused(&["search", "บลอกเกอxx", "--game", "chess"]).1.contains("one-piece"));
    let lost = refused(&["rule", "op", "4-2-1"]);
    assert!(lost.0 == 1 && lost.1.contains("Lost in the scan") && lost.1.contains("one-piece@2023-01-19"));
    // Two slips in a long word are understood, three are asked about.
    assert!(stdout(&["search", "kyewordd", "--game", "op", "--limit", "1"]).contains("คีย์เวิร์ด"));
    let nothing = refused(&["search", "kyewrodd"]);
    assert!(nothing.0 == 1 && nothing.1.contains("keyword"), "{}", nothing.1);
    assert!(refused(&["search", "7-1-99"]).1.contains("7-1-5"));
    assert!(refused(&["search", "gundam"]).1.contains("shinpan rule gundam"));
    assert!(!refused(&["rule", "op", "\u{1b}[31mx"]).1.contains('\u{1b}'));
    let long = "blocker ".repeat(12_000);
    assert!(refused(&["rule", &long]).1.len() < 2_000);
    // Nothing found is an empty document for a script.
    let output = shinpan(&["search", "zzzqqq", "--json"]);
    assert_eq!(serde_json::from_slice::<Value>(&output.stdout).unwrap()["hits"], serde_json::json!([]));
}

#[test]
fn the_paraphrase_is_marked_as_ours_and_may_be_left_out() {
    assert!(stdout(&["rule", "op", "7-1-3"]).contains("[paraphrase] Counter step"));
    assert!(!stdout(&["rule", "op", "7-1-3", "--with", "none"]).contains("Counter step"));
    assert!(!stdout(&["rule", "op", "7-1-3", "--lang", "th"]).contains("Counter step"));
    assert!(stdout(&["rule", "op", "7-1-3", "--lang", "ja", "--with", "en"]).contains("[意訳] Counter step"));
    assert!(stdout(&["rule", "op", "9-2-1"]).contains("Uncertain"));
    assert!(stdout(&["rule", "bp", "P-7-2"]).contains("These words are ours"));
    assert!(stdout(&["rule", "op", "2-7-3", "--raw"]).contains("นำการดใบนั้นลงสนาม"));
    let plain = stdout(&["rule", "op", "1-2-3", "--plain", "--with", "none"]);
    assert!(stdout(&["rule", "op", "9-2", "--plain"]).contains("uncertain"));
    assert!(stdout(&["rule", "op", "4-2"]).contains("Lost in the scan"));
    assert!(plain.lines().count() == 2 && plain.contains("1-2-3. ผู้เล่นสามารถขอยอมแพ้"), "{plain}");
}

#[test]
fn diff_and_history_follow_what_moved() {
    let diff = json(&["diff", "op", "2023-01-19", "1.1.8", "--json"]);
    assert_eq!(
        diff["totals"],
        serde_json::json!({"added": 48, "removed": 5, "moved": 17, "merged": 1, "changed": 115})
    );
    // The order in which editions are named does not matter.
    assert_eq!(json(&["diff", "op", "1.1.8", "one-piece@2023-01-19", "--json"]), diff);
    let history = json(&["history", "op", "1-2-3", "--json"]);
    let ids: Vec<&str> = history["history"].as_array().unwrap().iter().map(|h| h["id"].as_str().unwrap()).collect();
    assert_eq!(ids, ["1-2-4", "1-2-3"]);
    let gone = json(&["history", "op@2023-01-19", "1-2-3", "--json"]);
    assert_eq!(gone["history"][1]["kind"], "removed");
    let one = json(&["diff", "op", "2023-01-19", "1.1.8", "7-1-1-3", "--json"]);
    assert_eq!(one["changes"][0]["review"]["reach"], "meaning");
    let meaning = stdout(&["diff", "op", "2023-01-19", "1.1.8", "--only", "meaning"]);
    assert!(meaning.contains("{+") && meaning.contains("6-6-1-4."));
}

#[test]
fn a_folder_adds_editions_and_its_faults_are_shown() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("hanafuda");
    std::fs::create_dir(&game).unwrap();
    let facts = "+++\ngame = \"hanafuda\"\nedition = \"1\"\ntitle = \"花札\"\nlanguage = \"ja\"\ndate = \"2020\"\nsource = \"s\"\npublisher = \"p\"\n+++\n";
    let write = |body: &str| std::fs::write(game.join("1.ja.md"), format!("{facts}{body}")).unwrap();
    write("\n# 1. 札\n\n**1-1.** 札は四十八枚とする。\n");
    let dir = folder.path().to_str().unwrap();
    assert_eq!(
        json(&["--rules", dir, "rule", "hanafuda", "1.1", "--json"])["clauses"][0]["text"],
        "札は四十八枚とする。"
    );
    assert_eq!(json(&["--rules", dir, "rules", "--json"]).as_array().unwrap().len(), 7);
    assert_eq!(json(&["--rules", dir, "search", "四十八枚", "--json"])["hits"][0]["game"], "hanafuda");
    write("\n# 1. 札\n\n**1-1.** 札\n\n**1-1.** 再び\n");
    let (code, message) = refused(&["--rules", dir, "rule", "hanafuda"]);
    assert_eq!(code, 2);
    assert!(message.contains("1.ja.md:13:1") && message.contains("1.ja.md:15:1") && message.contains('^'), "{message}");
    write("\n# 1. ผูเ้ลน่\n");
    assert!(refused(&["--rules", dir, "rule", "hanafuda"]).1.contains("consonant"));
    std::fs::write(game.join("1.ja.md"), b"\xff\xfd").unwrap();
    assert!(refused(&["--rules", dir, "rules"]).1.contains("UTF-8"));
    // Whatever is asked for, and whatever else is broken.
    assert_eq!(refused(&["--rules", dir, "rule", "op", "7-1-3"]).0, 2);
    std::fs::write(game.join("1.ja.md"), format!("{facts}\n# 1. 札\n").replace('\n', "\r\n")).unwrap();
    assert_eq!(json(&["--rules", dir, "rule", "hanafuda", "1", "--json"])["clauses"][0]["text"], "札");
    std::fs::write(game.join("1.en.tsv"), "1\tcards\n1\tcards\n").unwrap();
    assert!(refused(&["--rules", dir, "rules"]).1.contains("1.en.tsv:2"));
    let empty = tempfile::tempdir().unwrap();
    assert_eq!(refused(&["--rules", empty.path().to_str().unwrap(), "rules"]).0, 2);
}

#[test]
fn a_glossary_entry_by_its_name() {
    let by_id = json(&["rule", "sm", "g:Draw / จั่ว Card", "--json"]);
    assert_eq!(by_id["clauses"].as_array().unwrap().len(), 1);
    for name in ["g:Draw", "g:จั่ว", "G: draw"] {
        assert_eq!(json(&["rule", "sm", name, "--json"]), by_id, "{name}");
    }
    // `501` is a clause named Draw Step, no entry of the glossary.
    assert_eq!(refused(&["rule", "sm", "g:Draw Step"]).0, 1);
    assert_eq!(refused(&["rule", "sm", "g:"]).0, 1);
}

#[test]
fn a_game_a_number_or_help_instead_of_a_command() {
    assert_eq!(stdout(&["op", "7-1-3"]), stdout(&["rule", "op", "7-1-3"]));
    assert_eq!(stdout(&["7-1-3"]), stdout(&["rule", "7-1-3"]));
    assert_eq!(stdout(&["op", "blocker"]), stdout(&["search", "--game", "op", "blocker"]));
    assert_eq!(stdout(&["help", "rule"]), stdout(&["rule", "--help"]));
    assert_eq!(stdout(&["help", "deck", "check"]), stdout(&["deck", "check", "--help"]));
    assert_eq!(stdout(&["--lang", "th", "help"]), stdout(&["--lang", "th", "--help"]));
    assert!(refused(&["help", "rul"]).1.contains("rule"));
    assert!(refused(&["op", "7-1-99"]).1.contains("7-1-5"));
}

#[test]
fn cases_are_browsed_by_game_clause_and_words() {
    let names = |args: &[&str]| -> Vec<String> {
        let found = json(args);
        let name = |case: &Value| case["case"].as_str().unwrap().to_string();
        found["cases"].as_array().unwrap().iter().map(name).collect()
    };
    let all = names(&["cases", "--json"]);
    let of_games = ["op", "bp", "gundam", "sm"].map(|game| names(&["cases", game, "--json"]).len());
    assert!(of_games.iter().all(|n| *n > 0) && all.len() == of_games.iter().sum::<usize>());
    // What turns on a clause is what its look-up tells, and is below what turns on the clause above it.
    let told = json(&["rule", "op", "7-1-3-2-1", "--json"]);
    let told = told["clauses"][0]["cases"].as_array().unwrap();
    let at = names(&["cases", "op@1.1.8", "7-1-3-2-1", "--json"]);
    let above = names(&["cases", "op@1.1.8", "7-1-3", "--json"]);
    assert!(!at.is_empty() && told.len() == at.len() && at.iter().all(|case| above.contains(case)));
    assert!(stdout(&["rule", "op", "7-1-3-2-1"]).contains("shinpan cases one-piece@1.1.8 7-1-3-2-1"));
    // Our own text stands beside the edition that the cases name.
    assert!(!names(&["cases", "bp", "P-4-2", "--json"]).is_empty());
    assert!(names(&["cases", "op", "concede", "-n", "3", "--json"]).iter().all(|case| case.contains("one-piece")));
    assert_eq!(
        names(&["cases", "op", "concede", "--json"]),
        names(&["search", "--cases", "--game", "op", "concede", "--json"])
    );
    assert_eq!(refused(&["cases", "chess"]).0, 1);
    assert_eq!(refused(&["cases", "op", "7-1-99"]).0, 1);
    assert_eq!(refused(&["cases", "op@9", "7-1"]).0, 2);
    assert_eq!(refused(&["cases", "zzzqqq"]).0, 1);
}

#[test]
fn a_search_keeps_nothing_on_the_machine() {
    let cache = tempfile::tempdir().unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_shinpan"))
        .args(["search", "blocker"])
        .env("SHINPAN_CACHE", cache.path())
        .output()
        .unwrap();
    assert!(output.status.success() && std::fs::read_dir(cache.path()).unwrap().next().is_none());
}

#[test]
fn no_colours_in_a_pipe() {
    assert!(!stdout(&["search", "blocker"]).contains('\u{1b}'));
    assert!(stdout(&["search", "blocker", "--color", "always"]).contains('\u{1b}'));
}

#[test]
fn completions_name_the_commands() {
    for shell in ["bash", "zsh", "fish"] {
        let script = stdout(&["completions", shell]);
        assert!(script.contains("history") && script.contains("all-editions"), "{shell}");
    }
}
