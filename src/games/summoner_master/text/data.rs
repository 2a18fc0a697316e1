//! Cards of card data, and those of the program, with their texts read.

use std::sync::LazyLock;

use serde_json::{Map, Value};

use super::super::vocabulary::Category;
use super::printed::{Described, Printed, describe};
use crate::cards::{CardFacts, Kind};
use crate::keys::{self, Keys};

/// What is printed on a card of card data.
pub fn of_facts(card: &CardFacts) -> Described<Printed> {
    let mut record: Map<String, Value> = Map::new();
    for (key, value) in &card.more {
        record.insert(key.clone(), serde_json::from_str(value).unwrap_or(Value::Null));
    }
    record.insert("name".into(), card.name.as_str().into());
    record.insert("kind".into(), card.kind.name().into());
    if !card.text.is_empty() {
        record.insert("text".into(), card.text.as_str().into());
    }
    let mystic = matches!(card.kind, Kind::Mystic | Kind::ExtraMystic);
    if mystic {
        record.insert("types".into(), card.types.clone().into());
    } else if let Some(level) = card.level {
        record.insert("lv".into(), level.into());
    }
    describe(&record, if mystic { Category::Mystic } else { Category::Seal })
}

/// A deck of the program.
#[derive(Clone, Debug)]
pub struct Deck {
    /// Its name.
    pub name: String,
    /// 101.2. Its level.
    pub level: String,
    /// Its cards, and how many of each.
    pub cards: Vec<(String, u8)>,
    /// 102.2. Extra cards beside it.
    pub extras: Vec<(String, u8)>,
}

static TEXT: &str = include_str!("../../../../scenarios/summoner-master/cards.toml");

static SHIPPED: LazyLock<(Vec<Printed>, Vec<Deck>)> = LazyLock::new(|| {
    // A test reads the file without a fault.
    let Ok(parsed) = keys::parse(TEXT) else { return (Vec::new(), Vec::new()) };
    let whole = keys::whole(&parsed);
    let tables = |key: &str| -> Vec<Keys<'_>> {
        let list = whole.get(key).and_then(|node| node.list().ok()).unwrap_or_default();
        list.into_iter().filter_map(|node| node.table().ok()).collect()
    };
    let cards = tables("card").iter().filter_map(|table| describe(&record(table), Category::Seal).ok()).collect();
    (cards, tables("deck").iter().filter_map(deck).collect())
});

/// The record of a table. What is no value of a card, such as a date, becomes one that every key refuses.
pub fn record(table: &Keys<'_>) -> Map<String, Value> {
    let value = |node: &keys::Node<'_>| node.json().unwrap_or_else(|_| "?".into());
    table.entries().map(|(key, _, node)| (key.to_owned(), value(&node))).collect()
}

fn deck(table: &Keys<'_>) -> Option<Deck> {
    let text = |key: &str| table.get(key).and_then(|node| node.as_text().map(str::to_owned));
    let cards = |key: &str| -> Vec<(String, u8)> {
        let Some(cards) = table.get(key).and_then(|node| node.table().ok()) else { return Vec::new() };
        let count = |node: &keys::Node<'_>| node.number(1..=99).ok().and_then(|n| u8::try_from(n).ok());
        cards.entries().filter_map(|(name, _, node)| Some((name.to_owned(), count(&node)?))).collect()
    };
    Some(Deck { name: text("name")?, level: text("level")?, cards: cards("cards"), extras: cards("extras") })
}

/// The cards of the program.
pub fn cards() -> &'static [Printed] {
    &SHIPPED.0
}

/// A card of the program by its name.
pub fn card(name: &str) -> Option<&'static Printed> {
    cards().iter().find(|card| card.name.eq_ignore_ascii_case(name))
}

/// The decks of the program.
pub fn decks() -> &'static [Deck] {
    &SHIPPED.1
}
