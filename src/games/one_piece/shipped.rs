//! The cards and decks that are inside the program: all of them invented.

use std::sync::{Arc, LazyLock};

use super::areas::{Own, Side};
use super::procedure::Setup;
use super::vocabulary::Zone;
use super::{Book, Def, OnePiece, Procedure, State, describing};
use crate::cardgame::{Card, DefId};
use crate::engine::{At, Player, Readings, Seats, Table};
use crate::keys::{self, Keys};

static TEXT: &str = include_str!("../../../scenarios/one-piece/cards.toml");

/// A deck: its Leader, and its cards with their numbers.
#[derive(Debug)]
pub struct Deck {
    /// Its name.
    pub name: String,
    /// Its Leader.
    pub leader: String,
    /// Its cards.
    pub cards: Vec<(String, u8)>,
}

static SHIPPED: LazyLock<(Vec<Def>, Vec<Deck>)> = LazyLock::new(|| {
    let Ok(parsed) = keys::parse(TEXT) else { return (Vec::new(), Vec::new()) };
    let whole = keys::whole(&parsed);
    let tables = |key: &str| -> Vec<Keys<'_>> {
        let list = whole.get(key).and_then(|n| n.list().ok()).unwrap_or_default();
        list.into_iter().filter_map(|n| n.table().ok()).collect()
    };
    let cards = tables("card").iter().filter_map(|t| describing::of_keys(t).ok()).collect();
    let decks = tables("deck").iter().filter_map(deck).collect();
    (cards, decks)
});

fn deck(table: &Keys<'_>) -> Option<Deck> {
    let text = |key: &str| table.get(key).and_then(|n| n.as_text().map(str::to_string));
    let cards = table.get("cards")?.table().ok()?;
    let cards =
        cards.entries().map(|(name, _, n)| Some((name.to_string(), u8::try_from(n.number(1..=50).ok()?).ok()?)));
    Some(Deck { name: text("name")?, leader: text("leader")?, cards: cards.collect::<Option<_>>()? })
}

/// The shipped card of a name.
pub fn card(name: &str) -> Option<&'static Def> {
    SHIPPED.0.iter().find(|d| d.name.eq_ignore_ascii_case(name))
}

/// All shipped cards.
pub fn cards() -> &'static [Def] {
    &SHIPPED.0
}

/// The shipped decks.
pub fn decks() -> &'static [Deck] {
    &SHIPPED.1
}

/// A game from its beginning between two of the shipped decks.
pub fn whole_game(edition: u8, readings: Readings, decks: [&Deck; 2]) -> Table<OnePiece> {
    let mut book = Book::new(edition, readings);
    let mut cards: Vec<Card<OnePiece>> = Vec::new();
    let sides = Player::BOTH.map(|player| {
        let deck = decks[player.index()];
        let mut add = |name: &str, zone: Zone| -> DefId {
            let known = book.defs.iter().position(|d| d.name == name);
            let def = known.map_or_else(|| book.add(card(name).cloned().unwrap_or_default()), DefId::at);
            let copy =
                u8::try_from(cards.iter().filter(|c| c.owner == player && c.def == def).count() + 1).unwrap_or(u8::MAX);
            cards.push(Card::new(def, player, copy, zone));
            def
        };
        let leader = add(&deck.leader, Zone::Leader);
        for (name, n) in &deck.cards {
            (0..*n).for_each(|_| _ = add(name, Zone::Deck));
        }
        Side { don_deck: describing::don_deck(book.def(leader)).unwrap_or(10), ..Side::default() }
    });
    let state = State::new(cards, Seats::TWO, Own { sides, ..Own::default() }).begun(&book);
    Table::new(Arc::new(book), state, Procedure::Setup(At::start(Setup::default())).into())
}
