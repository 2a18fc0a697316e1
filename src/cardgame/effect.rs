//! An effect under way, and what it speaks of.

use serde::{Deserialize, Serialize};

use super::book::Book;
use super::card::{CardId, DefId, Few};
use super::code::Instr;
use super::event::Cause;
use super::eye::Eye;
use super::pieces::CardPieces;
use super::state::State;
use super::values::Held;
use crate::engine::{ENDED, Player};

/// An effect under way, and what it speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Run<V: CardPieces> {
    /// Whose effect.
    pub who: Player,
    /// The card that has it.
    pub this: CardId,
    /// That card has not moved since.
    pub here: bool,
    /// The text that has it.
    pub def: DefId,
    /// Which effect of it.
    pub effect: u8,
    /// The step that runs.
    pub at: u16,
    /// The step after the last one.
    pub end: u16,
    /// The cards that the text speaks of.
    pub it: Few,
    /// Cards that it spoke of and that have moved since: where it speaks of none else, it goes on to ask how they were.
    pub gone: Few,
    /// Others were looked for since: from the next operation on it speaks of those.
    pub turns_away: bool,
    /// Those that it spoke of before it singled one out.
    pub others: Few,
    /// The cards that were picked for the operation.
    pub picked: Few,
    /// How many of them were picked by steps before.
    pub base: u8,
    /// The order in which they are placed, as far as it is chosen.
    pub order: Few,
    /// The cards that are looked at.
    pub looked: Few,
    /// How many the operation was meant for.
    pub meant: Meant,
    /// How many the last operation was done to.
    pub done: u8,
    /// It was done as written.
    pub ok: bool,
    /// The number that was chosen.
    pub number: u8,
    /// An operation in parts: how far it is.
    pub doing: Doing,
    /// A part of the cost, or of what may be done, was done otherwise than as written.
    pub short: bool,
    /// The card had moved before the effect was its turn.
    pub moved: bool,
    /// It is there instead of something.
    pub instead: bool,
    /// It came into a text that is under way, which goes on afterwards.
    pub within: bool,
    /// What only this game keeps.
    pub own: V::Local,
    /// Whose effect it is, where another player carries it out.
    pub by: Option<Player>,
    /// Not an effect under way, but a question whether a cost can be paid.
    #[serde(skip)]
    pub paying: bool,
}

/// How many an operation was meant for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Meant {
    /// So many: what became of it is seen by what happened.
    For(u8),
    /// Another procedure does it: what became of it is known beforehand.
    Known,
}

/// How far an operation in parts is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Doing {
    /// Nothing is begun.
    #[default]
    Nothing,
    /// So many players have done it.
    Players(u8),
    /// So many cards were placed on top, and the next card is chosen; its place is asked for.
    Placing(u8),
    /// So many cards were placed on top.
    Placed(u8),
    /// It is said whose pile is looked at.
    Whose(Player),
    /// It is said at which end of a pile is looked: the bottom, or the top.
    Looking {
        /// Whose pile.
        whose: Player,
        /// At the bottom.
        bottom: bool,
        /// The cards are known.
        known: bool,
    },
}

impl<V: CardPieces> Run<V> {
    /// An effect from its conditions on.
    pub fn of(who: Player, this: CardId, def: DefId, effect: u8) -> Self {
        Self {
            who,
            this,
            here: true,
            def,
            effect,
            at: 0,
            end: ENDED,
            it: Few::new(),
            gone: Few::new(),
            turns_away: false,
            others: Few::new(),
            picked: Few::new(),
            base: 0,
            order: Few::new(),
            looked: Few::new(),
            meant: Meant::For(0),
            done: 0,
            ok: true,
            number: 0,
            doing: Doing::Nothing,
            short: false,
            moved: false,
            instead: false,
            within: false,
            own: V::Local::default(),
            by: None,
            paying: false,
        }
    }

    /// A replacement effect, in the place of what would happen to these cards.
    pub fn instead(who: Player, held: Held, it: Few) -> Self {
        Self { it, instead: true, ..Self::of(who, held.card, held.def, held.effect) }
    }

    /// The table, seen by this effect.
    pub fn eye<'a>(&'a self, state: &'a State<V>, book: &'a Book<V>) -> Eye<'a, V> {
        Eye {
            it: if self.it.is_empty() { &self.gone } else { &self.it },
            others: &self.others,
            looked: &self.looked,
            picked: &self.picked,
            done: i32::from(self.done),
            chosen: i32::from(self.number),
            did: self.ok,
            local: Some(&self.own),
            ..Eye::new(state, book, self.who, self.this)
        }
    }

    /// The next steps of it, as another player does them.
    pub fn done_by(&self, who: Player, steps: u16) -> Self {
        Self {
            who,
            by: Some(self.by.unwrap_or(self.who)),
            at: 0,
            end: self.at + 1 + steps,
            doing: Doing::Nothing,
            looked: Few::new(),
            ..self.clone()
        }
    }

    /// The step that runs.
    pub fn instr<'a>(&self, book: &'a Book<V>) -> Option<&'a Instr<V>> {
        book.code(self.def, self.effect).steps.get(usize::from(self.at))
    }

    /// What the effect does is done by it; what is paid, for it.
    pub fn cause(&self, book: &Book<V>) -> Cause {
        let who = self.by.unwrap_or(self.who);
        if self.is_paying(book) { Cause::Cost(who, self.this) } else { Cause::Effect(who, self.this) }
    }

    /// Is a cost being paid?
    pub fn is_paying(&self, book: &Book<V>) -> bool {
        let code = book.code(self.def, self.effect);
        self.paying || (self.at < code.body && !code.cost.is_empty())
    }

    /// One more that the operation is meant for.
    pub fn mean(&mut self, n: usize) {
        if let Meant::For(meant) = &mut self.meant {
            *meant = meant.saturating_add(small(n));
        }
    }

    /// An operation that another procedure does: what became of it is known beforehand.
    pub fn done(&mut self, n: usize) {
        self.done = small(n);
        self.ok = n > 0;
        self.meant = Meant::Known;
    }

    /// What became of an operation: how many it was done to, and whether as written.
    pub(super) fn settle(&mut self, did: u8) {
        if let Meant::For(meant) = self.meant {
            self.done = did;
            self.ok = did > 0 && did >= meant;
        }
        self.short |= !self.ok;
        self.meant = Meant::For(0);
    }

    /// It was meant for one, if for none yet.
    pub(super) fn at_least_one(&mut self) {
        if let Meant::For(n) = &mut self.meant {
            *n = (*n).max(1);
        }
    }
}

/// A number of cards in a byte.
pub fn small(n: usize) -> u8 {
    u8::try_from(n).unwrap_or(u8::MAX)
}

/// A number of times, not below nought.
pub fn clamped(n: i32) -> u8 {
    u8::try_from(n.clamp(0, i32::from(u8::MAX))).unwrap_or(0)
}
