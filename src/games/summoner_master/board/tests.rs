//! Every key of a board, in every place: it is refused where it stands, or the position is another one.

use super::super::SummonerMaster;
use crate::cards::source::NoCards;
use crate::engine::{Readings, Table};
use crate::keys::{self, BoardFault};

fn read(text: &str) -> Result<Table<SummonerMaster>, BoardFault> {
    let parsed = keys::parse(text).unwrap_or_else(|fault| panic!("{text}: {fault:?}"));
    super::read(&keys::whole(&parsed), Readings::default(), &NoCards)
}

/// Everything that a position has, and what is printed on its cards.
fn whole(table: &Table<SummonerMaster>) -> String {
    format!("{:?} {:?}", table.state, table.book.defs)
}

/// What may be said of a card, with a value that is none of the defaults.
const SAID: [(&str, &str); 35] = [
    ("inactive", "true"),
    ("supports", "[{ name = \"Squire\", tribes = [\"Knight\"] }]"),
    ("form", "\"Duo\""),
    ("on", "\"Host\""),
    ("left", "3"),
    ("curses", "[\"stone\"]"),
    ("counters", "2"),
    ("owner", "\"B\""),
    ("controller", "\"B\""),
    ("grown", "true"),
    ("came", "\"this\""),
    ("kind", "\"extra-seal\""),
    ("elements", "[\"fire\"]"),
    ("tribes", "[\"Knight\"]"),
    ("types", "[\"Relic\"]"),
    ("lv", "3"),
    ("at", "7"),
    ("df", "7"),
    ("sp", "4"),
    ("mp", "\"3/2\""),
    ("moves", "[{ name = \"Duo\", double = \"Knight 1\", at = 6 }]"),
    ("paste", "\"PA\""),
    ("turns", "2"),
    ("interfere", "true"),
    ("exception", "\"[Fire]\""),
    ("text", "\"Charging 2\""),
    ("text_th", "\"Charging 2\""),
    ("growth", "{ condition = \"[Fire] 1\", text = \"[S] At +2\" }"),
    ("progress", "{ cards = \"Egg 1\", text = \"Charging 2\" }"),
    ("capacity", "2"),
    ("names", "[\"Dragoon\"]"),
    ("shade", "[\"Fire\"]"),
    ("set", "\"First\""),
    ("group", "\"Guild\""),
    ("reflection", "true"),
];

const AREAS: [&str; 12] = [
    "at_line",
    "df_line",
    "no_line",
    "mystics",
    "hand",
    "seal_library",
    "mystic_library",
    "seal_shrine",
    "mystic_shrine",
    "removed",
    "reflections",
    "extras",
];

/// A board with one card in an area; what is there besides, so that everything can be said that is right.
fn board(area: &str, more: &str) -> String {
    let host = if area == "at_line" { "" } else { "at_line = [\"Host\"]\n" };
    format!("[A]\n{host}{area} = [{{ name = \"Thing\"{more} }}]\n[B]\nat_line = [\"Toad\"]\n")
}

#[test]
fn every_key_of_a_card_is_refused_where_it_stands_or_has_an_effect() {
    let mut ignored = Vec::new();
    for area in AREAS {
        let kind = if area.starts_with("mystic") { ", kind = \"mystic\"" } else { ", kind = \"seal\"" };
        for (key, value) in SAID {
            let kind = if key == "kind" { "" } else { kind };
            let without = board(area, kind);
            let with = board(area, &format!("{kind}, {key} = {value}"));
            let plain = read(&without).unwrap_or_else(|fault| panic!("{without}: {fault:?}"));
            match read(&with) {
                // Whatever lies among the Reflections is one.
                Ok(_) if (area, key) == ("reflections", "reflection") => {}
                Ok(table) if whole(&table) == whole(&plain) => ignored.push((area, key)),
                Ok(_) => {}
                Err(fault) => {
                    let line = with.lines().find(|l| l.contains("Thing")).unwrap_or_default();
                    let start = with.find(line).unwrap_or(0);
                    let inside = fault.at.start >= start && fault.at.end <= start + line.len();
                    assert!(inside, "{key} in {area}: {fault:?}");
                }
            }
        }
    }
    assert_eq!(ignored, []);
}

/// The words that a fault points at.
fn pointed(text: &str) -> String {
    match read(text) {
        Ok(_) => panic!("accepted: {text}"),
        Err(fault) => text[fault.at].to_string(),
    }
}

#[test]
fn what_a_card_cannot_be_is_pointed_at() {
    let a = |line: &str| format!("[A]\nat_line = [\"Ox\"]\n{line}\n[B]\nat_line = [\"Toad\"]\n");
    assert_eq!(pointed(&a("removed = [{ name = \"Newt\", curses = [\"stone\"] }]")), "curses");
    assert_eq!(pointed(&a("removed = [{ name = \"Newt\", inactive = true }]")), "inactive");
    assert_eq!(pointed(&a("hand = [{ name = \"Newt\", at = 1, counters = 2 }]")), "counters");
    assert_eq!(pointed(&a("seal_shrine = [{ name = \"Newt\", grown = true }]")), "grown");
    assert_eq!(pointed(&a("df_line = [{ name = \"Newt\", form = \"Duo\" }]")), "\"Duo\"");
    assert_eq!(pointed(&a("df_line = [{ name = \"Newt\", grown = true }]")), "true");
    assert_eq!(pointed(&a("df_line = [{ name = \"Newt\", left = 2 }]")), "left");
    assert_eq!(pointed(&a("df_line = [{ name = \"Newt\", turns = 2 }]")), "2");
    assert_eq!(pointed(&a("mystics = [{ name = \"Ring\", paste = \"PA\", turns = 2, at = 3 }]")), "3");
    assert_eq!(pointed(&a("mystics = [{ name = \"Ring\", paste = \"PA\", turns = 2, on = \"Ox\" }]")), "\"Ox\"");
    assert_eq!(pointed(&a("mystics = [{ name = \"Ring\", paste = \"PM\", turns = 2, on = \"Ox\" }]")), "\"Ox\"");
    assert_eq!(pointed(&a("mystics = [{ name = \"Ring\", paste = \"PA\", turns = \"∞\", left = 3 }]")), "3");
    assert_eq!(pointed(&a("used = [\"Ox\"]")), "\"Ox\"");
    assert_eq!(pointed("cards = [{ name = \"Ox\", at = 2, inactive = true }]\n[A]\n[B]\n"), "inactive");
    assert_eq!(pointed("loser_of_last_game = \"A\"\n[A]\n[B]\n"), "\"A\"");
    assert_eq!(pointed("setup = true\nturn = \"B\"\n[A]\n[B]\n"), "turn");
    assert_eq!(pointed("setup = true\n[A]\nmp = 3\n[B]\n"), "mp");
}

#[test]
fn a_card_out_of_the_game_comes_back_after_its_subturns() {
    let text = "[A]\nat_line = [\"Ox\"]\nremoved = [{ name = \"Stag\", kind = \"seal\", left = 2 }]\n[B]\n";
    let table = read(text).unwrap_or_else(|fault| panic!("{fault:?}"));
    assert_eq!(table.state.own.away.iter().map(|a| a.left).collect::<Vec<_>>(), [2]);
}

/// 200.1.1, 201.1.1. A name alone, in a hand, says neither Seal nor Mystic; where it is described, or lies where only one kind lies, it does.
#[test]
fn the_kind_of_a_bare_name_in_hand_is_not_said() {
    let unsaid = |board: &str| -> Vec<String> {
        let table = read(board).unwrap_or_else(|fault| panic!("{board}: {fault:?}"));
        table.book.defs.iter().filter(|def| def.facts.kind_unsaid).map(|def| def.name.clone()).collect()
    };
    assert_eq!(unsaid("[A]\nhand = [\"Reed\"]\n[B]\n"), ["Reed"]);
    for board in [
        "[A]\nhand = [{ name = \"Reed\", kind = \"mystic\" }]\n[B]\n",
        "[A]\nhand = [\"Reed 3/2\"]\n[B]\n",
        "[A]\nhand = [\"Reed\"]\nmystic_shrine = [\"Reed\"]\n[B]\n",
    ] {
        assert_eq!(unsaid(board), [""; 0], "{board}");
    }
}
