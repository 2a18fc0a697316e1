//! What exploring claims: nothing that rests on a card of which nobody knows what it does is called forced.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What exploring a board finds, up to a goal.
fn explored(game: &str, board: &str, goal: &str) -> Value {
    let page = format!(
        "+++\ngame = \"{game}\"\ntitle = \"t\"\n+++\nq\n```board\n{board}\n```\n```play\n```\n```ruling\n```\n"
    );
    let mut run = Command::new(env!("CARGO_BIN_EXE_shinpan"))
        .args(["explore", "-", "--goal", goal, "--json"])
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
