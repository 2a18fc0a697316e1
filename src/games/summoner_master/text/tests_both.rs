//! Both languages say the same: the cards of the program, and random lines of the table.

use proptest::prelude::*;

use super::super::vocabulary::{Category, Paste, Printed, Stat, Turns};
use super::printed::{KEYS, describe};
use super::table::{GRAMMAR, TABLES};
use super::{Frame, data, read};
use crate::cardgame::phrases::{Dice, Lexer};
use crate::keys;

static CARDS: &str = include_str!("../../../../scenarios/summoner-master/cards.toml");

const FRAMES: [Frame; 5] = [
    Frame::SEAL,
    Frame::SEAL.in_box(Printed::GrowthBox),
    Frame::mystic(Turns::Zero, None),
    Frame::mystic(Turns::Endless, Some(Paste::Pa)),
    Frame::mystic(Turns::For(2), Some(Paste::Ps)),
];

fn word(lexer: Lexer, _: &str, dice: &mut Dice) -> String {
    match lexer {
        Lexer::Number => (1 + dice.below(4)).to_string(),
        Lexer::Signed => format!("{}{}", ["+", "-"][dice.below(2)], 1 + dice.below(9)),
        Lexer::Name => ["Cross Cut", "Ebb", "Heir of Tides", "Knight"][dice.below(4)].to_owned(),
        Lexer::Inside => ["Fire", "Knight", "Relic", "Dragon's Egg", "Clay Soldier"][dice.below(5)].to_owned(),
    }
}

#[test]
fn random_lines_mean_the_same_in_both_languages() {
    let (mut whole, mut refused) = (0, 0);
    for seed in 0..4000 {
        let mut dice = Dice(seed);
        let depth = 3 + dice.below(4);
        let Some(said) = GRAMMAR.say("line", depth, &mut dice, &word) else { continue };
        for frame in FRAMES {
            let (en, th) = (read(frame, &said.en), read(frame, &said.th));
            match (&en, &th) {
                (Ok(en), Ok(th)) => {
                    assert_eq!(en, th, "{} / {}", said.en, said.th);
                    whole += 1;
                }
                (Err(en), Err(th)) => {
                    // A line of the table is always covered whole: what is wrong is what it says.
                    assert!(en.why != "sm-text-unread" && th.why != "sm-text-unread", "{said:?}: {en:?} / {th:?}");
                    refused += 1;
                }
                // What one language says in two ways the other may say in one: it is refused.
                (Ok(_), Err(fault)) | (Err(fault), Ok(_)) if fault.why == "sm-text-two-ways" => refused += 1,
                _ => panic!("{said:?}: {en:?} / {th:?}"),
            }
        }
    }
    assert!(whole > 1000, "{whole} read, {refused} refused");
}

/// Every card of the program, as a record.
fn shipped() -> Vec<serde_json::Map<String, serde_json::Value>> {
    let parsed = keys::parse(CARDS).expect("it is TOML");
    let cards = keys::whole(&parsed).get("card").expect("there are cards").list().expect("it is a list");
    cards.iter().map(|card| data::record(&card.table().expect("it is a table"))).collect()
}

#[test]
fn the_cards_of_the_program_mean_the_same_in_both_languages() {
    let cards = shipped();
    assert!(cards.len() >= 100);
    let mut texts = 0;
    for card in &cards {
        let known = |key: &&String| !KEYS.contains(&key.as_str());
        assert_eq!(card.keys().find(known), None);
        assert_eq!(card.contains_key("text"), card.contains_key("text_th"), "{card:?}");
        // A card whose texts do not mean the same is refused.
        describe(card, Category::Seal).unwrap_or_else(|fault| panic!("{card:?}: {fault:?}"));
        texts += card.get("text").and_then(|text| text.as_str()).map_or(0, |text| text.trim().lines().count());
    }
    assert!(texts >= 60, "{texts}");
    // Boxes and moves are tables; nothing of them is lost.
    let facts = |name: &str| &data::card(name).unwrap_or_else(|| panic!("{name}")).facts;
    assert_eq!((facts("Egg Keeper").growth.len(), facts("Elder Wyrm").progress.len()), (1, 1));
    assert_eq!((facts("Sworn Sister").moves.len(), facts("Wide Reaper").moves.len()), (2, 1));
    let grown = data::card("Egg Keeper").expect("it is there").text.effects.first();
    assert_eq!(grown.map(|effect| effect.extra.printed), Some(Printed::GrowthBox));
}

#[test]
fn the_decks_of_the_program_may_be_played() {
    let parsed = keys::parse(CARDS).expect("it is TOML");
    let decks = keys::whole(&parsed).get("deck").expect("there are decks").list().expect("it is a list");
    assert_eq!(decks.len(), 4);
    let cards = data::cards();
    assert_eq!((cards.len(), data::decks().len()), (shipped().len(), 4));
    for deck in decks {
        let deck = deck.table().expect("it is a table");
        let (mut seals, mut mystics) = (0, 0);
        for (name, _, count) in deck.get("cards").expect("it has cards").table().expect("it is a table").entries() {
            let card = cards.iter().find(|card| card.name == name).unwrap_or_else(|| panic!("{name}"));
            let count = count.number(1..=4).expect("it is a number");
            let level = card.stats.iter().find(|(stat, _)| *stat == Stat::Lv).map_or(0, |(_, level)| *level);
            let most = match (card.category, level) {
                (Category::Mystic, _) => 2,
                (Category::Seal, 1 | 2) => 4,
                (Category::Seal, 3 | 4) => 3,
                (Category::Seal, _) => 2,
            };
            assert!(count <= most && !card.facts.extra, "{name}");
            if card.category == Category::Seal { seals += count } else { mystics += count }
        }
        assert!(seals >= 30 && mystics >= 30, "{seals} {mystics}");
    }
}

/// The phrase table of `scenarios/README.md`.
fn documented() -> String {
    let mut out = String::from("| part | English | Thai |\n|---|---|---|\n");
    for row in TABLES.iter().flat_map(|table| table.iter()) {
        let said = |all: &[&str]| -> String {
            let all: Vec<String> = all.iter().map(|one| format!("`{}`", one.replace('|', "\\|"))).collect();
            all.join(" · ")
        };
        // A row that is the same in both languages and only joins parts says nothing.
        if row.part == "kind_noun" {
            continue;
        }
        if row.en == row.th && row.en.iter().all(|one| one.split_whitespace().all(|word| word.starts_with('{'))) {
            continue;
        }
        out.push_str(&format!("| {} | {} | {} |\n", row.part, said(row.en), said(row.th)));
    }
    out
}

#[test]
fn the_phrase_table_is_documented() {
    let readme = include_str!("../../../../scenarios/README.md");
    let wanted = documented();
    assert!(readme.contains(&wanted), "scenarios/README.md lacks:\n{wanted}");
}

#[test]
fn no_phrase_of_the_table_is_without_use() {
    for row in TABLES.iter().flat_map(|table| table.iter()) {
        assert!(!(row.en.is_empty() && row.th.is_empty()), "{row:?}");
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "[ -~ก-๛\n]{0,80}") {
        for frame in FRAMES {
            let _ = read(frame, &text);
        }
    }

    #[test]
    fn any_line_of_words_is_read_or_refused(words in proptest::collection::vec(0usize..400, 0..30)) {
        let rows: Vec<&str> = TABLES.iter().flat_map(|t| t.iter()).flat_map(|r| r.en.iter().chain(r.th)).copied().collect();
        let line: Vec<String> = words.iter().map(|n| rows[n % rows.len()].replace(['{', '}', '?'], " ")).collect();
        let line = line.join(" ");
        if let Err(fault) = read(Frame::SEAL, &line) {
            prop_assert!(fault.at.start <= fault.at.end && fault.at.end <= line.len());
            prop_assert!(line.get(fault.at.clone()).is_some());
        }
    }
}
