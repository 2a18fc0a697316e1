//! Gundam: what is shipped is whole, and boards are refused where they break a rule. What must hold of every position is in `properties`.

use shinpan::cardgame::spoken::Spoken;
use shinpan::engine::Readings;
use shinpan::games::gundam::{Gundam, shipped};

/// Every shipped card is read, and every shipped deck has only shipped cards.
#[test]
fn what_is_shipped_is_whole() {
    assert!(shipped::faults().is_empty(), "{}", shipped::faults().join("; "));
    for deck in shipped::decks() {
        let cards: usize = deck.cards.iter().map(|(_, n)| usize::from(*n)).sum();
        assert_eq!(cards, 50, "{}", deck.name);
    }
}

#[test]
fn decks_are_fifty_cards_that_are_read() {
    assert!(shipped::decks().len() >= 4);
    for deck in shipped::decks() {
        let n: u32 = deck.cards.iter().map(|(_, n)| u32::from(*n)).sum();
        assert_eq!(n, 50, "{}", deck.name);
        for (name, _) in &deck.cards {
            assert!(shipped::card(name).is_some(), "{name} of {} is not read", deck.name);
        }
    }
}

/// The clause that refuses a board, and the words of it at which that is shown.
fn refused(board: &str) -> (String, String) {
    let block = shinpan::keys::parse(board).expect("TOML");
    let keys = shinpan::keys::whole(&block);
    let cards = &shinpan::cards::source::NoCards;
    match <Gundam as shinpan::cardgame::spoken::Spoken>::read(&keys, 0, Readings::default(), cards) {
        Err(fault) => (fault.clauses.first().map(|c| c.to_string()).unwrap_or_default(), board[fault.at].to_string()),
        Ok(_) => (String::new(), String::new()),
    }
}

/// 4-6-3. A Base as a list: none, the only one, or one too many.
#[test]
fn a_list_of_bases_has_one_at_most() {
    let written = |base: &str| {
        let board = format!("[A]\nbase = {base}\n[B]\n");
        let block = shinpan::keys::parse(&board).expect("TOML");
        let cards = &shinpan::cards::source::NoCards;
        let table = Gundam::read(&shinpan::keys::whole(&block), 0, Readings::default(), cards).expect("a board");
        Gundam::write(&table)
    };
    assert_eq!(written("[]"), written("\"none\""));
    assert_eq!(written("[\"EX Base\"]"), written("\"EX Base\""));
    assert_ne!(written("[]"), written("\"EX Base\""));
    assert_eq!(refused("[A]\nbase = [\"EX Base\", \"EX Base\"]\n[B]\n").0, "4-6-3");
}

/// 4-4-2, 4-4-2-1, 6-1-1. What the resource area and a resource deck hold at the most.
#[test]
fn limits_of_resources_are_refused_where_they_stand() {
    let of = |resources: &str| refused(&format!("[A]\nresources = {resources}\n[B]\n"));
    let by = |clause: &str, words: &str| (clause.to_string(), words.to_string());
    assert_eq!(of("16"), by("4-4-2", "16"));
    assert_eq!(of("{ active = 3, rested = 16 }"), by("4-4-2", "16"));
    assert_eq!(of("{ active = 8, rested = 8 }").0, "4-4-2");
    assert_eq!(of("{ active = 10, ex = 6 }"), by("4-4-2-1", "6"));
    assert_eq!(of("{ ex = 3, ex_rested = 3 }").0, "4-4-2-1");
    assert_eq!(of("12"), by("6-1-1", "12"));
    assert_eq!(of("{ active = 6, rested = 5 }").0, "6-1-1");
    assert_eq!(of("{ deck = 11 }"), by("6-1-1", "11"));
    for legal in ["10", "{ active = 10, ex = 5 }", "{ active = 4, rested = 6, deck = 0 }", "{ deck = 10 }"] {
        assert_eq!(of(legal), by("", ""), "{legal}");
    }
}

/// What is read is played: every text that is told in `tests/texts/gundam` can lie on a board.
#[test]
fn what_is_read_is_played() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/texts/gundam");
    for file in ["effects.txt", "wordings.txt"] {
        let texts = std::fs::read_to_string(folder.join(file)).expect("the file");
        for text in texts.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let text = text.replace('"', "\\\"");
            let board = format!("[A]\nhand = [{{ name = \"Ram\", ap = 1, hp = 1, text = \"{text}\" }}]\n[B]\n");
            assert_eq!(refused(&board), (String::new(), String::new()), "{text}");
        }
    }
}
