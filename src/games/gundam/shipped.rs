//! The cards and decks that are inside the program: all of them invented.

use std::sync::{Arc, LazyLock};

use super::areas::{Mode, Own};
use super::cards::{self, EX_BASE_DEF};
use super::vocabulary::Zone;
use super::{Def, Gundam, Procedure, State, describing};
use crate::cardgame::{Card, DefId};
use crate::engine::{At, Player, Readings, Seats, Table};
use crate::keys::{self, Keys};

static TEXT: &str = include_str!("../../../scenarios/gundam/cards.toml");

/// A deck: its cards with their numbers.
#[derive(Debug)]
pub struct Deck {
    /// Its name.
    pub name: String,
    /// Its cards.
    pub cards: Vec<(String, u8)>,
}

/// What is shipped, and what of the file could not be read.
struct Shipped {
    cards: Vec<Def>,
    decks: Vec<Deck>,
    faults: Vec<String>,
}

static SHIPPED: LazyLock<Shipped> = LazyLock::new(|| {
    let mut shipped = Shipped { cards: Vec::new(), decks: Vec::new(), faults: Vec::new() };
    let Ok(parsed) = keys::parse(TEXT) else {
        shipped.faults.push("the file is no TOML".into());
        return shipped;
    };
    let whole = keys::whole(&parsed);
    let tables = |key: &str| -> Vec<Keys<'_>> {
        let list = whole.get(key).and_then(|n| n.list().ok()).unwrap_or_default();
        list.into_iter().filter_map(|n| n.table().ok()).collect()
    };
    let named = |t: &Keys<'_>| t.get("name").and_then(|n| n.as_text().map(str::to_string)).unwrap_or_default();
    for table in tables("card") {
        match describing::of_keys(&table) {
            Ok(def) => shipped.cards.push(def),
            Err(_) => shipped.faults.push(format!("the card {} cannot be read", named(&table))),
        }
    }
    for table in tables("deck") {
        let Some(deck) = deck(&table) else {
            shipped.faults.push(format!("the deck {} cannot be read", named(&table)));
            continue;
        };
        let unknown = |name: &str| find(&shipped.cards, name).is_none();
        let lacks: Vec<&str> = deck.cards.iter().map(|(name, _)| name.as_str()).filter(|n| unknown(n)).collect();
        match lacks.is_empty() {
            true => shipped.decks.push(deck),
            false => shipped.faults.push(format!("the deck {} has unknown cards: {}", deck.name, lacks.join(", "))),
        }
    }
    shipped
});

fn deck(table: &Keys<'_>) -> Option<Deck> {
    let name = table.get("name")?.as_text()?.to_string();
    let cards = table.get("cards")?.table().ok()?;
    let entry = |(name, n): (&str, i64)| Some((name.to_string(), u8::try_from(n).ok()?));
    let cards = cards.entries().map(|(name, _, n)| entry((name, n.number(1..=50).ok()?)));
    Some(Deck { name, cards: cards.collect::<Option<_>>()? })
}

/// The card of a name or number.
fn find<'a>(cards: &'a [Def], name: &str) -> Option<&'a Def> {
    let is =
        |d: &&Def| d.name.eq_ignore_ascii_case(name) || (!d.number.is_empty() && d.number.eq_ignore_ascii_case(name));
    cards.iter().find(is)
}

/// The shipped card of a name or number.
pub fn card(name: &str) -> Option<&'static Def> {
    find(&SHIPPED.cards, name)
}

/// What of the shipped file could not be read, or is not known: nothing, as long as the file is whole.
pub fn faults() -> &'static [String] {
    &SHIPPED.faults
}

/// All shipped cards.
pub fn cards() -> &'static [Def] {
    &SHIPPED.cards
}

/// The shipped decks.
pub fn decks() -> &'static [Deck] {
    &SHIPPED.decks
}

/// A game from its beginning between shipped decks. A card that nothing describes is one of which only the name is known.
pub fn whole_game(readings: Readings, mode: Mode, decks: &[&Deck]) -> Table<Gundam> {
    let mut book = cards::book(readings);
    let mut all: Vec<Card<Gundam>> = Vec::new();
    for (player, deck) in Player::ALL.into_iter().zip(decks) {
        for (name, n) in &deck.cards {
            let known = book.defs.iter().position(|d| d.name == *name && !d.facts.token);
            let def = match (known, card(name)) {
                (Some(at), _) => DefId::at(at),
                (None, Some(def)) => book.add(def.clone()),
                (None, None) => book.add(Def { name: name.clone(), bare: true, ..Def::default() }),
            };
            all.extend((1..=*n).map(|copy| Card::new(def, player, copy, Zone::Deck)));
        }
        all.push(Card::new(EX_BASE_DEF, player, 1, Zone::Outside));
    }
    cards::add_tokens(&mut book);
    let seats = Seats::first(decks.len());
    let mut own = Own::new(mode, seats);
    own.again = book.readings.of(super::readings::REPLACED_AGAIN) == 1;
    seats.iter().for_each(|p| own.side_mut(p).resource_deck = 10);
    let state = State::new(all, seats, own).begun(&book);
    Table::new(Arc::new(book), state, Procedure::Setup(At::start(super::procedure::Setup::default())).into())
}
