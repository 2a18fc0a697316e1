//! `shinpan penalty`, and cards of Summoner Master at the command line.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

fn run(args: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_shinpan"))
        .args(args)
        .env("SHINPAN_CACHE", Path::new(env!("CARGO_TARGET_TMPDIR")).join("desk-cache"))
        .env_remove("SHINPAN_CARDS")
        .env_remove("LC_ALL")
        .env("LANG", "C.UTF-8")
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

fn json(args: &[&str]) -> Value {
    let (code, out, err) = run(args);
    assert_eq!(code, 0, "{args:?}: {err}");
    serde_json::from_str(&out).unwrap()
}

#[test]
fn an_infraction_with_its_penalty_and_clause() {
    let found = json(&["penalty", "sm", "deliberate", "--json"]);
    let rows = found["desk"].as_array().unwrap();
    assert_eq!(rows.len(), 1);
    assert_eq!(rows[0]["clauses"][0]["id"], "105.2.2");
    assert!(rows[0]["penalty"].as_str().unwrap().contains("asked to leave"));
    // In the words of the text, too, and by number.
    for words in [&["penalty", "sm", "ตัดสิทธิ์"][..], &["penalty", "sm", "105.2.2"]] {
        let (code, out, _) = run(words);
        assert!(code == 0 && out.contains("105.2.2"), "{out}");
    }
    let loops = json(&["penalty", "sm", "105.2.1", "--json"]);
    assert_eq!(loops["desk"][0]["penalty"], Value::Null);
    assert!(run(&["penalty", "sm", "105.2.1"]).1.contains("names no penalty"));
    let games = json(&["penalty", "sm", "wisdom", "--json"]);
    assert!(games["desk"][0]["penalty"].as_str().unwrap().contains("Game Loss"));
    // Of a long entry only the item that says it.
    assert!(games["desk"][0]["clauses"][0]["text"].as_str().unwrap().starts_with("7."), "{games}");
}

#[test]
fn the_desk_is_found_by_the_words_that_people_use() {
    let found = |words: &[&str]| {
        let args: Vec<&str> = ["penalty", "sm"].into_iter().chain(words.iter().copied()).chain(["--json"]).collect();
        let rows = json(&args);
        rows["desk"].as_array().unwrap().iter().map(|row| row["id"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    for words in [&["slow", "play"][..], &["timer"], &["ช้า"], &["遅い"]] {
        assert!(found(words).contains(&"stalling".to_owned()), "{words:?}");
    }
    for words in [&["who", "starts"][..], &["ใครเริ่มก่อน"], &["先攻"]] {
        assert!(found(words).contains(&"first-game".to_owned()), "{words:?}");
    }
    let (_, _, err) = run(&["penalty", "sm", "marshmallow", "--lang", "th"]);
    assert!(err.contains("ถ่วงเวลา"), "{err}");
}

#[test]
fn a_text_without_penalties_says_so() {
    for game in ["op", "gundam", "bp"] {
        let (code, out, _) = run(&["penalty", game]);
        assert!(code == 0 && out.contains("no clause on infractions or penalties"), "{game}: {out}");
        assert_eq!(json(&["penalty", game, "--json"])["without"].as_array().unwrap().len(), 1);
    }
    let all = json(&["penalty", "--json"]);
    assert!(all["desk"].as_array().unwrap().len() >= 10 && all["without"].as_array().unwrap().len() >= 3);
}

#[test]
fn words_that_no_row_has() {
    let (code, out, err) = run(&["penalty", "sm", "marshmallow"]);
    assert!(code == 1 && out.is_empty() && err.contains("stalling"), "{err}");
    assert_eq!(run(&["penalty", "xx@1", "stalling"]).0, 2);
}

#[test]
fn a_countdown_does_not_wait_for_a_script() {
    let found = json(&["penalty", "sm", "time", "--json"]);
    assert!(found["desk"].as_array().unwrap().iter().any(|row| row["seconds"] == 10), "{found}");
}

#[test]
fn every_card_of_the_program_is_read() {
    let found = json(&["cards", "check", "scenarios/summoner-master/cards.toml", "--json"]);
    let cards = found["cards"].as_u64().unwrap();
    assert!(cards >= 100);
    assert_eq!(found["read"], found["with_text"]);
    assert_eq!(found["refused"], Value::Array(Vec::new()));
}

#[test]
fn a_card_is_told_in_three_languages() {
    let (code, out, _) = run(&["cards", "show", "Storm Clerk"]);
    assert!(code == 0 && out.contains("1. Skill, Interfere") && out.contains("pay 1 Mp"), "{out}");
    let (_, thai, _) = run(&["cards", "show", "Storm Clerk", "--lang", "th"]);
    assert!(thai.contains("จนจบ Subturn"), "{thai}");
    let (_, japanese, _) = run(&["cards", "show", "Storm Clerk", "--lang", "ja"]);
    assert!(japanese.contains("Subturnの終わりまで"), "{japanese}");
    let document = json(&["cards", "show", "Storm Clerk", "--json"]);
    assert_eq!((&document["game"], &document["stats"]["at"]), (&"summoner-master".into(), &2.into()));
}

#[test]
fn a_text_that_is_not_understood_shows_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("ox.toml");
    let card = "game='summoner-master'\n[[card]]\nname='Ox'\nkind='seal'\nat=3\ntext='''\nWhen [S] attacks: [S] At +1 until end of Subturn\nWhen [S] attcks: draw 1 Seal'''\n";
    std::fs::write(&file, card).unwrap();
    let path = file.to_string_lossy();
    let (code, out, _) = run(&["cards", "show", "Ox", "--cards", &path]);
    assert_eq!(code, 0);
    let lines: Vec<&str> = out.lines().collect();
    let at = lines.iter().position(|line| line.contains("attcks")).unwrap();
    let caret = lines[at + 1].find('^').unwrap();
    assert_eq!(lines[at].find("attcks"), Some(caret), "{out}");
    assert!(out.contains("attacks"), "{out}");
    let checked = json(&["cards", "check", &path, "--json"]);
    assert_eq!((&checked["read"], &checked["refused"][0]["id"]), (&0.into(), &"Ox".into()));
}

#[test]
fn our_shapes_say_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let toml = "game='summoner-master'\n[[card]]\nname='Ox'\nkind='seal'\nlv=2\nat=3\ndf=4\nsp=1\nmp='2/1'\nelements=['fire']\ntribes=['Beast']\ntext='[S] At +1'\n";
    let csv = "game,name,kind,lv,at,df,sp,mp,elements,tribes,text\nsummoner-master,Ox,seal,2,3,4,1,2/1,fire,Beast,[S] At +1\n";
    let list = r#"[{"game":"summoner-master","name":"Ox","kind":"seal","lv":2,"at":3,"df":4,"sp":1,"mp":"2/1","elements":["fire"],"tribes":["Beast"],"text":"[S] At +1"}]"#;
    let mut shown = Vec::new();
    for (name, text) in [("ox.toml", toml), ("ox.csv", csv), ("ox.json", list)] {
        let file = folder.path().join(name);
        std::fs::write(&file, text).unwrap();
        shown.push(json(&["cards", "show", "Ox", "--cards", &file.to_string_lossy(), "--json"]));
    }
    assert_eq!(shown[0], shown[1]);
    assert_eq!(shown[0], shown[2]);
    for (key, value) in
        [("elements", "['fre']"), ("tribes", "['Wizard']"), ("mp", "'x'"), ("at", "'high'"), ("paste", "'QS'")]
    {
        let file = folder.path().join("wrong.toml");
        let kind = if key == "paste" { "mystic" } else { "seal" };
        std::fs::write(&file, format!("game='summoner-master'\n[[card]]\nname='Ox'\nkind='{kind}'\n{key}={value}\n"))
            .unwrap();
        let (code, _, err) = run(&["cards", "check", &file.to_string_lossy()]);
        assert!(code == 2 && err.contains(key), "{key}: {err}");
    }
}

/// 200.2. A board of Summoner Master names cards of card data: they are as the data print them.
#[test]
fn boards_of_summoner_master_know_card_data() {
    let folder = tempfile::tempdir().unwrap();
    let cards = folder.path().join("cards.toml");
    let data = "game = 'summoner-master'\n[[card]]\nname = 'Reed Ox'\nkind = 'seal'\nlevel = 2\nat = 5\ndf = 3\n\
                [[card]]\nname = 'Thin Newt'\nkind = 'seal'\nlevel = 1\n";
    std::fs::write(&cards, data).unwrap();
    let case = folder.path().join("case.md");
    let said = |ox: &str| {
        let board = format!("```board\n[A]\nat_line = [\"{ox}\"]\n[B]\nat_line = [\"Plain Hog 4/2/1\"]\n```\n");
        let page = format!(
            "+++\ngame = \"summoner-master@2014-01\"\ntitle = \"Who lies there\"\n+++\n{board}\n```play\n```\n"
        );
        std::fs::write(&case, page).unwrap();
        let args = ["table", case.to_str().unwrap(), "--cards", cards.to_str().unwrap()];
        let (code, out, err) = run(&args);
        (code, format!("{out}{err}"))
    };
    for name in ["Reed Ox", "reed ox", "Reed Ox 5/3"] {
        let (code, text) = said(name);
        assert!(code == 0 && text.contains("Reed Ox (5/3/"), "{name}: {text}");
    }
    // Other values, a slip of the pen, and data that do not say how strong it is.
    for (name, why) in
        [("Reed Ox 4/3", "Reed Ox"), ("Reed Oxx", "Did you mean: Reed Ox"), ("Thin Newt", "neither At nor Df")]
    {
        let (code, text) = said(name);
        assert!(code == 2 && text.contains(why), "{name}: {text}");
    }
}

/// Files of a folder that are no lists by their endings are named: a deck may be in one of them.
#[test]
fn what_is_passed_over_in_a_folder_is_said() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["a.txt", "b.pdf", "README.rst"] {
        std::fs::write(folder.path().join(name), "1xZZ01-001\n").unwrap();
    }
    let (_, out, err) = run(&["deck", "check", folder.path().to_str().unwrap(), "--game", "op"]);
    assert!(out.contains("a.txt") && err.contains("b.pdf") && !err.contains("README"), "{out}{err}");
}

/// `op@2023-01-19` is that edition, or is refused; never another one.
#[test]
fn an_edition_is_never_passed_over() {
    for edition in ["2023-01-19", "1.1.8"] {
        let (code, out, _) = run(&["table", &format!("op@{edition}")]);
        assert_eq!(code, 0);
        assert!(out.starts_with(&format!("one-piece@{edition}:")), "{out}");
    }
    for args in [
        &["table", "op@9.9"][..],
        &["table", "gundam@2023-01-19"],
        &["new", "op@2023-01-19"],
        &["selfplay", "op@2023-01-19", "--games", "1"],
        &["diff", "op@9.9", "2023-01-19", "1.1.8"],
        &["deck", "check", "samples/lists/kelp.txt", "--game", "op@2023-01-19"],
        // And neither is a number of players, nor who wants nothing.
        &["selfplay", "gundam", "--games", "1", "--players", "3", "--teams"],
        &["explore", "double-attack-blocked", "--for", "B"],
    ] {
        let (code, out, error) = run(args);
        assert_eq!((code, out.as_str()), (2, ""), "{args:?}: {error}");
        assert!(!error.is_empty(), "{args:?}");
    }
}

/// What is odd about a list is told wherever the list is read.
#[test]
fn a_comparison_and_a_sheet_tell_what_is_odd() {
    let list = std::env::temp_dir().join(format!("shinpan-odd-{}.txt", std::process::id()));
    std::fs::write(&list, "1 ZZ01-001\n4 ZZ01-004\n# 4 Gull\n").unwrap();
    let list = list.to_string_lossy().into_owned();
    let (_, out, _) = run(&["deck", "diff", &list, &list, "--cards", "samples/cards", "--game", "op"]);
    assert_eq!(out.matches("Line 3").count(), 2, "{out}");
    let (_, out, _) = run(&["deck", "sheet", &list, "--cards", "samples/cards", "--game", "op"]);
    assert_eq!(out.matches("! Line 3").count(), 1, "{out}");
    let (_, out, _) = run(&["deck", "sheet", &list, "--html", "--cards", "samples/cards", "--game", "op"]);
    assert_eq!(out.matches("! Line 3").count(), 1, "{out}");
    std::fs::remove_file(&list).unwrap();
}
