//! The cards and decks that are inside the program, as a book and as whole games.

use std::sync::Arc;

use super::areas::{Level, Own};
use super::text::data;
use super::text::printed::Printed;
use super::vocabulary::{Category, Stat, Zone};
use super::{Book, Def, Procedure, State, SummonerMaster, setup};
use crate::cardgame::{Card, DefId, Word};
use crate::engine::{At, Player, Readings, Seats, Table};

/// A card as the book keeps it.
pub fn def(card: &Printed) -> Def {
    let mut def = Def {
        name: card.name.clone(),
        category: Some(card.category),
        colours: card.elements.clone(),
        types: card.types.clone(),
        printed: card.texts.clone(),
        text: card.text.clone(),
        facts: card.facts.clone(),
        ..Def::default()
    };
    for (stat, n) in &card.stats {
        def.stats[stat.index()] = Some(*n);
    }
    // 200.6 to 200.8. What a description of a Seal leaves out.
    let record = &card.facts.record;
    if card.category == Category::Seal && !record.is_empty() {
        let left_out = [Stat::At, Stat::Df, Stat::Sp].into_iter().filter(|stat| record.get(stat.path()).is_none());
        def.leave_unsaid(left_out);
    }
    def
}

/// The place of a card of this name in a book.
pub fn described(book: &Book, name: &str) -> Option<DefId> {
    let is = |d: &super::Def| d.name.eq_ignore_ascii_case(name);
    let plain = book.defs.iter().position(|d| is(d) && !d.facts.reflection);
    plain.or_else(|| book.defs.iter().position(is)).map(DefId::at)
}

/// The place of a card of this name in a book; it is added if it is one of the program's.
pub fn place(book: &mut Book, name: &str) -> Option<DefId> {
    described(book, name).or_else(|| data::card(name).map(|card| book.add(def(card))))
}

/// A game from its beginning between two of the shipped decks.
pub fn whole_game(readings: Readings, decks: [usize; 2]) -> Table<SummonerMaster> {
    let mut book = Book::new(0, readings);
    let mut cards: Vec<Card<SummonerMaster>> = Vec::new();
    for player in Player::BOTH {
        let deck = &data::decks()[decks[player.index()] % data::decks().len().max(1)];
        let mut add = |name: &str, n: u8, beside: bool| {
            let Some(def) = place(&mut book, name) else { return };
            let zone = match (beside, book.def(def).category) {
                (true, _) => Zone::Beside,
                (_, Some(Category::Mystic)) => Zone::MysticLibrary,
                _ => Zone::SealLibrary,
            };
            for copy in 1..=n {
                cards.push(Card::new(def, player, copy, zone));
            }
        };
        deck.cards.iter().for_each(|(name, n)| add(name, *n, false));
        deck.extras.iter().for_each(|(name, n)| add(name, *n, true));
    }
    let mut own = Own { level: Level::Summoner, ..Own::default() };
    own.sides.iter_mut().for_each(|s| s.first = true);
    let state = State::new(cards, Seats::TWO, own).begun(&book);
    let frame = Procedure::Setup(At::start(setup::Setup::default())).into();
    Table::new(Arc::new(book), state, frame)
}
