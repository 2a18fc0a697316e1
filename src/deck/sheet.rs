//! A registration sheet: the cards of a deck in order, a box for each to tick, and counts by kind, colour and cost.

mod html;
mod text;

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::list::DeckList;
use super::note::Note;
use super::part::Part;
use super::slots::{Deck, Slot};
use crate::cards::{CardGame, Colour, Kind};

pub use html::page;
pub use text::text;

/// In which order the cards stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// By name.
    Name,
    /// By cost, then by name.
    Cost,
    /// By number.
    #[default]
    Number,
}

/// A sheet to print.
#[derive(Clone, Debug)]
pub struct Sheet<'a> {
    /// The list that it was made from.
    pub list: &'a DeckList,
    /// The game.
    pub game: Option<CardGame>,
    /// Its parts, each with its cards in order.
    pub sections: Vec<Section<'a>>,
    /// Cards of the deck itself by kind, in the order of the kinds.
    pub kinds: BTreeMap<Kind, usize>,
    /// By colour; a card of two colours counts for both.
    pub colours: BTreeMap<Colour, usize>,
    /// By cost, or by level where a card has no cost.
    pub costs: BTreeMap<i32, usize>,
    /// What is odd about the list.
    pub odd: &'a [Note],
}

/// A part of a sheet.
#[derive(Clone, Debug)]
pub struct Section<'a> {
    /// The sentence that names it.
    pub word: &'static str,
    /// Its cards.
    pub cards: Vec<&'a Slot<'a>>,
}

impl Section<'_> {
    /// How many cards it has.
    pub fn count(&self) -> usize {
        self.cards.iter().map(|s| s.count).sum()
    }
}

/// The part of a sheet that a card stands in, in the order in which they are printed.
fn word_of(slot: &Slot<'_>) -> &'static str {
    match (slot.part, slot.shown_kind()) {
        (Part::Leader, _) | (Part::Any, Kind::Leader) => "deck-part-leader",
        (Part::Don, _) | (Part::Any, Kind::Don) => "deck-part-don",
        (Part::Resource, _) | (Part::Any, Kind::Resource) => "deck-part-resource",
        (Part::Token, _) | (Part::Any, Kind::Token) => "deck-part-token",
        (Part::Beside, _) | (Part::Any, Kind::ExtraSeal | Kind::ExtraMystic) => "deck-part-beside",
        _ if slot.facts.is_some_and(|f| f.reflection) => "deck-part-beside",
        _ => "deck-part-main",
    }
}

/// The same for scripts: `leader`, `main`, `don`.
pub fn part_of(slot: &Slot<'_>) -> &'static str {
    word_of(slot).trim_start_matches("deck-part-")
}

/// What a card costs; where the game counts levels instead, its level.
pub fn cost_of(slot: &Slot<'_>) -> Option<i32> {
    slot.facts.and_then(|f| f.cost.or(f.level))
}

impl<'a> Sheet<'a> {
    /// The sheet of a deck.
    pub fn of(deck: &'a Deck<'_>, order: Order) -> Self {
        let words = [
            "deck-part-leader",
            "deck-part-main",
            "deck-part-beside",
            "deck-part-don",
            "deck-part-resource",
            "deck-part-token",
        ];
        let mut sections = Vec::new();
        for word in words {
            let mut cards: Vec<&Slot<'_>> = deck.slots.iter().filter(|s| word_of(s) == word).collect();
            let name = |s: &Slot<'_>| s.facts.map_or(s.key.clone(), |f| f.name.clone()).to_lowercase();
            match order {
                Order::Number => cards.sort_by_cached_key(|s| s.key.clone()),
                Order::Name => cards.sort_by_cached_key(|s| (name(s), s.key.clone())),
                Order::Cost => cards.sort_by_cached_key(|s| (cost_of(s).unwrap_or(i32::MAX), name(s), s.key.clone())),
            }
            if deck.game == Some(CardGame::BlackPoker) && order == Order::Number {
                cards.sort_by_cached_key(|s| super::list::playing_cards(&s.key).and_then(|c| c.first().copied()));
            }
            if !cards.is_empty() {
                sections.push(Section { word, cards });
            }
        }
        let mut sheet = Self {
            list: deck.list,
            game: deck.game,
            sections,
            kinds: BTreeMap::new(),
            colours: BTreeMap::new(),
            costs: BTreeMap::new(),
            odd: &deck.odd,
        };
        for slot in deck.slots.iter().filter(|s| word_of(s) == "deck-part-main") {
            let Some(facts) = slot.facts else { continue };
            *sheet.kinds.entry(facts.kind).or_default() += slot.count;
            for colour in &facts.colours {
                *sheet.colours.entry(*colour).or_default() += slot.count;
            }
            if let Some(cost) = cost_of(slot) {
                *sheet.costs.entry(cost).or_default() += slot.count;
            }
        }
        sheet
    }

    /// Who, where and when: the sentence that names it, and what the list says.
    pub fn facts(&self) -> [(&'static str, &'a str); 6] {
        [
            ("deck-sheet-event", &self.list.event),
            ("deck-sheet-date", &self.list.date),
            ("deck-sheet-table", &self.list.table),
            ("deck-sheet-player", &self.list.player),
            ("deck-sheet-player-id", &self.list.player_id),
            ("deck-sheet-deck", &self.list.name),
        ]
    }

    /// How many rows it has.
    pub fn rows(&self) -> usize {
        self.sections.iter().map(|s| s.cards.len() + 1).sum()
    }

    /// It for scripts.
    pub fn json(&self) -> Value {
        let sections: Vec<Value> = self
            .sections
            .iter()
            .map(|section| {
                let cards: Vec<Value> = section.cards.iter().map(|s| card(s)).collect();
                let part = section.word.trim_start_matches("deck-part-");
                json!({ "part": part, "count": section.count(), "cards": cards })
            })
            .collect();
        let kinds: BTreeMap<&str, usize> = self.kinds.iter().map(|(k, n)| (k.name(), *n)).collect();
        let colours: BTreeMap<&str, usize> = self.colours.iter().map(|(c, n)| (c.name(), *n)).collect();
        let costs: BTreeMap<String, usize> = self.costs.iter().map(|(c, n)| (c.to_string(), *n)).collect();
        json!({
            "file": self.list.file,
            "deck": self.list.name,
            "game": self.game.map(CardGame::id),
            "player": self.list.player,
            "player_id": self.list.player_id,
            "table": self.list.table,
            "event": self.list.event,
            "date": self.list.date,
            "sections": sections,
            "kinds": kinds,
            "colours": colours,
            "costs": costs,
            "warnings": self.odd.iter().map(|note| note.rule).collect::<Vec<_>>(),
        })
    }
}

fn card(slot: &Slot<'_>) -> Value {
    let facts = slot.facts;
    json!({
        "card": slot.key,
        "name": facts.map(|f| f.name.as_str()),
        "count": slot.count,
        "kind": facts.map(|f| f.kind.name()),
        "colours": facts.map(|f| f.colours.iter().map(|c| c.name()).collect::<Vec<_>>()),
        "cost": cost_of(slot),
    })
}
