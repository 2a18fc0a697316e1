//! What exploring claims: nothing that rests on a card of which nobody knows what it does is called forced.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What exploring a board finds, up to a goal.
fn explored(game: &str, board: &str, goal: &str) -> Value {
    explored_with(game, board, &["--goal", goal])
}

fn explored_with(game: &str, board: &str, args: &[&str]) -> Value {
    let page = format!(
        "+++\ngame = \"{game}\"\ntitle = \"t\"\n+++\nq\n```board\n{board}\n```\n```play\n```\n```ruling\n```\n"
    );
    let mut run = Command::new(env!("CARGO_BIN_EXE_shinpan"))
        .args(["explore", "-", "--json"])
        .args(args)
        .env("LANG", "C.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    run.stdin.take().unwrap().write_all(page.as_bytes()).unwrap();
    serde_json::from_slice(&run.wait_with_output().unwrap().stdout).unwrap()
}

fn reach(game: &str, board: &str, goal: &str) -> String {
    explored(game, board, goal)["goal"]["reach"].as_str().unwrap().to_string()
}

#[test]
fn a_card_known_by_its_name_only_could_answer() {
    let op = |hand: &str| format!("[A]\nleader = 5000\ncharacters = 7000\n[B]\nleader = 5000\nlife = 0\nhand = {hand}");
    let wins = "result = \"A wins\"";
    assert_eq!(reach("one-piece@1.1.8", &op("[]"), wins), "forced");
    assert_eq!(reach("one-piece@1.1.8", &op("[\"?\"]"), wins), "forced by known cards");
    assert_eq!(reach("one-piece@1.1.8", &op("[\"Plank\"]"), wins), "forced by known cards");
    // A Life card may have a [Trigger].
    let life =
        |life: &str| format!("[A]\nleader = 5000\ncharacters = 7000\n[B]\nleader = 5000\nlife = {life}\nhand = []");
    let hit = "B.life = 0";
    assert_eq!(reach("one-piece@1.1.8", &life("[{ name = \"Plank\", power = 1000 }]"), hit), "forced");
    assert_eq!(reach("one-piece@1.1.8", &life("[\"Plank\"]"), hit), "forced by known cards");
}

#[test]
fn nor_in_the_other_games() {
    let gundam = |hand: &str, shields: &str| {
        format!(
            "[A]\nunits = [{{ name = \"Ram\", ap = 3, hp = 3 }}]\n[B]\nhand = {hand}\nshields = {shields}\nbase = \"none\"\nresources = 4"
        )
    };
    let known = "[{ name = \"Plank\", kind = \"unit\", level = 9, cost = 9, ap = 1, hp = 1 }]";
    let shot = "B.shields = 0";
    assert_eq!(reach("gundam@1.1.0", &gundam("[]", known), shot), "forced");
    assert_eq!(reach("gundam@1.1.0", &gundam("[\"Hull\"]", known), shot), "forced by known cards");
    assert_eq!(reach("gundam@1.1.0", &gundam("[]", "[\"Plank\"]"), shot), "forced by known cards");
    let master = |hand: &str| {
        format!(
            "[A]\nat_line = [{{ name = \"Lancer\", at = 4, df = 1, sp = 1, lv = 1, mp = \"1/1\" }}]\n[B]\ndf_line = [{{ name = \"Wall\", at = 1, df = 2, sp = 1, lv = 1, mp = \"1/1\" }}]\nhand = {hand}"
        )
    };
    let broken = "B.df_line = []";
    assert_eq!(reach("summoner-master@2014-01", &master("[]"), broken), "forced");
    assert_eq!(reach("summoner-master@2014-01", &master("[\"Plank\"]"), broken), "forced by known cards");
}

#[test]
fn the_example_of_an_ending_meets_the_goal() {
    let board = "[A]\nleader = 5000\ncharacters = 7000\n[B]\nleader = 5000\nlife = 0\ncharacters = [{ name = \"Wall\", power = 2000, text = \"[Blocker]\" }]\nhand = [\"?\"]";
    let found = explored("one-piece@1.1.8", board, "B.Wall.area = \"trash\"");
    for ending in found["endings"].as_array().unwrap().iter().filter(|e| e["goal"] == true) {
        let example = ending["example"].to_string();
        assert!(example.contains("block Wall"), "{example}");
    }
}

#[test]
fn the_end_of_a_turn_is_before_what_the_next_one_begins_with() {
    // Whoever comes next draws at the start of a turn: that lies behind the horizon.
    for (game, board) in [
        ("one-piece@1.1.8", "[A]\nleader = 5000\n[B]\nleader = 5000\nhand = []"),
        ("gundam@1.1.0", "[A]\n[B]\nhand = []"),
        ("summoner-master@2014-01", "[A]\nat_line = [\"Ox 2/2/1\"]\n[B]\nhand = []"),
        ("blackpoker@act6.1-lite", "[A]\n[B]\nhand = []"),
    ] {
        let found = explored_with(game, board, &["--until", "turn", "--goal", "B.hand = 0"]);
        assert_eq!(found["goal"]["reach"], "forced", "{game}: {found}");
        let found = explored_with(game, board, &["--until", "2 turns", "--goal", "B.hand = 0"]);
        assert_ne!(found["goal"]["reach"], "forced", "{game}: {found}");
    }
}

#[test]
fn the_readings_that_decided_are_named() {
    // 7-1-4-1-1-3: the second point of damage against the last Life card.
    let board = "[A]\nleader = { name = \"Kid\", power = 5000, rested = true }\ncharacters = \"7000 double attack\"\n[B]\nleader = 5000\nlife = [{ name = \"Plank\", power = 1000 }]";
    let asked = ["--until", "turn", "--goal", "result = \"A wins\""];
    let found = explored_with("one-piece@1.1.8", board, &asked);
    assert_eq!(found["goal"]["reach"], "never");
    let rests = &found["readings"]["rests_on"];
    assert_eq!(rests.as_array().unwrap().len(), 1, "{rests}");
    assert_eq!((&rests[0]["name"], &rests[0]["option"]), (&"last-life-double-attack".into(), &"survives".into()));
    assert!(rests[0]["others"][0]["differs"].as_str().unwrap().contains("can force"), "{rests}");
    assert_eq!(found["readings"]["untried"].as_array().unwrap().len(), 0);
    // Without a goal it is the ends that differ.
    let found = explored_with("one-piece@1.1.8", board, &["--until", "turn"]);
    assert!(found["readings"]["rests_on"][0]["others"][0]["differs"].as_str().unwrap().contains("A wins"), "{found}");
    // Where not all was looked at, that is said.
    let cut = explored_with("one-piece@1.1.8", board, &["--until", "9 turns", "--limit", "20"]);
    assert_eq!(cut["readings"]["rests_on"].as_array().unwrap().len(), 0);
    assert!(!cut["readings"]["untried"].as_array().unwrap().is_empty(), "{cut}");
}
