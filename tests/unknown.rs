//! Lists of which nobody knows the names: a number that may be part of a name is no count, unless the list shows it.

use shinpan::cards::{CardGame, CardPool};
use shinpan::deck::{Checked, Terms, Verdict, check};

use crate::lists::pool;

fn read_with(game: CardGame, text: &str, pool: &CardPool) -> Checked {
    check("list.txt", text, pool, Some(game), &Terms::default()).remove(0)
}

/// What is read without card data: the cards, or nothing if the list is unreadable.
fn blind(game: CardGame, text: &str) -> Option<Vec<(String, usize)>> {
    let checked = read_with(game, text, &CardPool::default());
    let cards = checked.cards.iter().map(|c| (c.card.key.clone(), c.count)).collect();
    (checked.verdict != Verdict::Unreadable).then_some(cards)
}

fn warns(checked: &Checked, rule: &str) -> bool {
    checked.findings.warnings.iter().any(|w| w.rule == rule)
}

#[test]
fn a_number_beside_a_word_may_be_part_of_a_name() {
    use CardGame::{Gundam, OnePiece, SummonerMaster};
    let one = |card: &str, count| Some(vec![(card.to_string(), count)]);
    // The name, a number, the card number.
    for text in ["Baby 5 ZZ01-005", "Baby 5 (ZZ01-005)", "Mr. 3 ZZ01-005", "ZZ01-006 4 Winds", "ZZ01-006 (4 Winds)"] {
        assert_eq!(blind(OnePiece, text), None, "{text}");
    }
    assert_eq!(blind(Gundam, "Base Side 7 GD91-013"), None);
    // A count stands where the others stand.
    assert_eq!(blind(OnePiece, "4 Winds ZZ01-006"), one("ZZ01-006", 4));
    assert_eq!(blind(OnePiece, "ZZ01-002 Gull x4\nZZ01-003 Cook x4\n4 Winds ZZ01-006"), None);
    assert_eq!(blind(OnePiece, "ZZ01-002 Gull\nZZ01-003 Cook\n4 Winds ZZ01-006"), None);
    assert_eq!(blind(OnePiece, "ZZ01-002 Gull x4\nZZ01-003 Cook x4\nZZ01-006 4 Winds"), None);
    assert!(blind(OnePiece, "ZZ01-002 4 Gull\nZZ01-003 4 Cook").is_some());
    assert!(blind(OnePiece, "4 Gull ZZ01-002\n4 Winds ZZ01-006\nCaptain ZZ01-001").is_some());
    assert_eq!(blind(OnePiece, "4 Gull ZZ01-002\n4 Cook ZZ01-003\nZZ01-007 Agent X2"), None);
    assert_eq!(blind(SummonerMaster, "4 Ash Wolf\n99 Nights"), None);
    assert_eq!(blind(SummonerMaster, "Ash Wolf x4\nBog Imp x4\n4 Winds"), None);
    assert!(blind(SummonerMaster, "4 Ash Wolf\n4 Winds").is_some());
    // With data the name decides.
    let checked = read_with(OnePiece, "ZZ01-002 Gull x4\nZZ01-003 x4\n4 Winds ZZ01-006\nBaby 5 ZZ01-005", pool());
    assert_eq!(checked.cards.iter().map(|c| c.count).collect::<Vec<_>>(), [4, 4, 1, 1]);
}

#[test]
fn what_counts_besides_a_count() {
    for text in [
        "99 Nights สี่ใบ",
        "4 Winds สองใบ",
        "(1) ZZ01, Ⅳ, First Snow",
        "2, 肆, Four Winds",
        "2 Moss Giant (three)",
        "2 Moss Giant IIII",
        "2 each",
        "2 foil",
        "2 同上",
        "1 maybe",
        "3 Double Axe (side)",
        "(side) 3 Double Axe",
        "3 Double Axe [cut]",
        "Rain****",
    ] {
        assert_eq!(blind(CardGame::SummonerMaster, &format!("4 Ash Wolf\n{text}")), None, "{text}");
    }
    for text in ["2 Seven Moons", "Seven Moons x2", "2 Two-Sword Kid", "2 Gum-Gum 4th", "2 Zee III"] {
        assert!(blind(CardGame::SummonerMaster, &format!("4 Ash Wolf\n{text}")).is_some(), "{text}");
    }
}

/// A name alone is there once, if nothing else may count it.
#[test]
fn names_beside_prices_and_strokes() {
    for text in ["Gull $4", "Gull 40 บาท", "2€ Gull", "Gull****", "〃 Gull", "4\u{200b}1 ZZ01-002", "ZZ01-00\u{2060}2"]
    {
        assert_eq!(read_with(CardGame::OnePiece, text, pool()).verdict, Verdict::Unreadable, "{text}");
    }
    for text in ["(2 foil) ZZ01-002", "Main: (2 foil) ZZ01-002", "Qty,Name\n4,Gull\n,Rope Boy", "edit: 3 ZZ01-002"] {
        assert_eq!(read_with(CardGame::OnePiece, text, pool()).verdict, Verdict::Unreadable, "{text}");
    }
    assert_eq!(blind(CardGame::OnePiece, "4 ZZ01-002\nedit: 3 ZZ01-003"), None);
}

/// A key that is a card is not passed over, whatever stands under it.
#[test]
fn documents_with_cards_that_count_nothing() {
    for text in [
        r#"{"ZZ01-002": 4, "ZZ01-003": [1, 2]}"#,
        r#"{"ZZ01-002": 4, "ZZ01-003": true}"#,
        r#"{"ZZ01-002": 4, "ZZ01-003": null}"#,
        r#"{"name": "Kelp", "cards": ["ZZ01-002"], "ZZ01-003": {}}"#,
    ] {
        assert_eq!(blind(CardGame::OnePiece, text), None, "{text}");
    }
    let checked = read_with(CardGame::OnePiece, r#"{"name": "plus 4 ZZ01-003", "cards": ["ZZ01-002"]}"#, pool());
    assert!(warns(&checked, "comment"), "{:?}", checked.findings);
    assert_eq!(read_with(CardGame::OnePiece, "🔟 ZZ01-002", pool()).verdict, Verdict::Unreadable);
}

/// A line that counts nothing, among lines that do, may be no card at all.
#[test]
fn words_that_may_be_a_card() {
    let none = CardPool::default();
    let checked = read_with(CardGame::SummonerMaster, "4 Ash Wolf\n4 Bog Imp\nHere is my deck", &none);
    assert!(warns(&checked, "uncounted"), "{:?}", checked.findings);
    assert!(!warns(&read_with(CardGame::SummonerMaster, "Ash Wolf\nAsh Wolf\nBog Imp", &none), "uncounted"));
    for text in ["4 ZZ01-002\n# 4 Gull", "4 ZZ01-002\n// Gull x3", "4 ZZ01-002\n# R-001a"] {
        assert!(warns(&read_with(CardGame::OnePiece, text, &none), "comment"), "{text}");
    }
    assert!(!warns(&read_with(CardGame::OnePiece, "4 ZZ01-002\n# Top 8", &none), "comment"));
}

/// Resource deck and tokens: what stands under their headings, and headings inside of a line.
#[test]
fn parts_of_gundam_decks() {
    let cards = |text: &str| blind(CardGame::Gundam, text).unwrap();
    let tokens = |n: usize| [("EX Base".to_string(), n), ("EX Resource".to_string(), n)];
    for text in [
        "4 GD91-001\nEX Base\nEX Resource",
        "4 GD91-001\nEX Base: 1\nEX Resource: 1",
        "4 GD91-001\n1 EX Base\n1 EX Resource",
    ] {
        assert_eq!(cards(text)[1..], tokens(1), "{text}");
    }
    for text in ["Main: 4xGD91-001,4xGD91-002 Resource: 10xR-001", "Resource Deck 10x R-001 Main Deck 4x GD91-001"] {
        assert_eq!(blind(CardGame::Gundam, text), None, "{text}");
    }
    // A card under the tokens is in no deck.
    let checked =
        read_with(CardGame::Gundam, "4 GD91-001\nTokens\n4 GD91-002\n1 T-001\n1 EX Base", &CardPool::default());
    assert_eq!(checked.findings.warnings.iter().filter(|w| w.rule == "token-kind").count(), 1);
}
