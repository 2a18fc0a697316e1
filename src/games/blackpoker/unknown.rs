//! Cards that nobody has seen: who is asked which card comes next, and when nobody need be.

use super::cards::{Card, Cards};
use super::state::Side;
use crate::engine::Chooser;

/// The next card of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The deck is empty.
    Nothing,
    /// It is known.
    Known(Card),
    /// It is not known, and nobody need know it.
    Unseen,
    /// It must be known: one of these, or one that does not matter.
    Asked {
        /// Chance, where only the order is unknown; else the judge.
        who: Chooser,
        /// What it may be.
        cards: Cards,
        /// It may be left open.
        open: bool,
    },
}

impl Side {
    /// The card that is drawn next: whoever draws it sees it, but the judge need not know it.
    pub fn next_drawn(&self) -> Next {
        self.next(|_| false)
    }

    /// The card that is on top, where it matters whether it is one of those for which `matters` holds.
    pub fn next(&self, matters: fn(Card) -> bool) -> Next {
        if let Some(&card) = self.top.last() {
            return Next::Known(card);
        }
        if self.deck_size() == 0 {
            return Next::Nothing;
        }
        let unknown = if self.deck_unknown > 0 { self.may_be() } else { Cards::NONE };
        let cards = self.stock.and(unknown);
        if self.deck_unknown == 0 || self.is_closed() {
            return Next::Asked { who: Chooser::Chance, cards, open: false };
        }
        let any_matters = unknown.iter().any(matters);
        if self.stock.is_empty() && !any_matters {
            return Next::Unseen;
        }
        let open = self.may_be_left_open(matters);
        Next::Asked { who: Chooser::Judge, cards: if any_matters { cards } else { self.stock }, open }
    }

    /// What an unknown card may still be. Cards of which it was said that they do not matter are some from 2 to 10.
    pub fn may_be(&self) -> Cards {
        if self.graveyard_plain == 0 {
            return self.pool;
        }
        let plain: Cards = self.pool.iter().filter(|c| !c.ends_a_generation_change()).collect();
        if plain.len() > self.graveyard_plain { self.pool } else { self.pool.except(plain) }
    }

    /// May it be left open which card it is, where only some matter?
    pub fn may_be_left_open(&self, matters: impl Fn(Card) -> bool) -> bool {
        let others = self.pool.iter().filter(|c| !matters(*c) && !c.ends_a_generation_change()).count();
        let any = self.pool.iter().any(|c| !matters(c));
        any && (others > usize::from(self.graveyard_plain) || self.graveyard_plain == 0)
    }

    /// All unknown cards are in the deck or the graveyard, and all of them are accounted for: only orders are not known.
    pub fn is_closed(&self) -> bool {
        self.listed && self.hand_unknown == 0 && self.unknown_bulwarks() == 0
    }

    /// The next card that is lost unseen, as damage: only a known content among other unknown cards must be asked for.
    pub fn next_lost(&self) -> Next {
        if let Some(&card) = self.top.last() {
            return Next::Known(card);
        }
        if self.deck_size() == 0 {
            return Next::Nothing;
        }
        if self.stock.is_empty() || self.may_mix() {
            return Next::Unseen;
        }
        self.next_drawn()
    }

    /// How many cards may be lost before somebody must be asked which one it is.
    pub fn lost_freely(&self) -> u8 {
        if self.stock.is_empty() || self.may_mix() { self.deck_size() } else { super::state::number(self.top.len()) }
    }

    /// May the stock be mixed with the unknown cards without forgetting anything?
    fn may_mix(&self) -> bool {
        self.is_closed()
    }

    /// Take the top card off the deck: this one, or one that nobody has seen.
    pub fn take_top(&mut self, card: Option<Card>) -> Option<Card> {
        if let Some(known) = self.top.pop() {
            return Some(known);
        }
        match card {
            Some(card) if self.stock.has(card) => self.stock = self.stock.without(card),
            Some(card) => {
                self.pool = self.pool.without(card);
                self.deck_unknown = self.deck_unknown.saturating_sub(1);
            }
            None => {
                if self.may_mix() {
                    // Which of the stock it was is no longer known.
                    self.pool = self.pool.and(self.stock);
                    self.deck_unknown += self.stock.len();
                    self.stock = Cards::NONE;
                }
                self.deck_unknown = self.deck_unknown.saturating_sub(1);
            }
        }
        card
    }

    /// P-11-1. Shuffle: the order is no longer known.
    pub fn shuffle(&mut self) {
        for card in self.top.drain(..) {
            self.stock = self.stock.with(card);
        }
    }

    /// An unknown card turns out to be this one.
    pub fn recognise(&mut self, card: Card) {
        self.pool = self.pool.without(card);
    }
}
