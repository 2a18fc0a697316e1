//! Where every card lies: in exactly one pile, by construction.

use std::hash::{Hash, Hasher};
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use super::card::CardId;
use super::pieces::CardPieces;
use super::word::Word;
use crate::engine::Player;

/// All piles of all seats, one behind the other: seat by seat, zone by zone. The top card of a pile is its first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Piles<V: CardPieces> {
    order: Vec<CardId>,
    /// Where each pile ends.
    ends: Vec<u16>,
    #[serde(skip)]
    of: PhantomData<V>,
}

/// Where in a pile a card is put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum End {
    /// On top.
    Top,
    /// On top, but under so many that were put there before it.
    Under(u8),
    /// At the bottom.
    Bottom,
}

/// Four cards in a word.
impl<V: CardPieces> Hash for Piles<V> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let word = |four: &[CardId]| four.iter().fold(0, |word, card| word << 16 | u64::from(card.0));
        self.order.chunks(4).for_each(|four| hasher.write_u64(word(four)));
        self.ends.hash(hasher);
    }
}

impl<V: CardPieces> Piles<V> {
    /// Empty piles for so many seats.
    pub fn new(seats: usize) -> Self {
        Self { order: Vec::new(), ends: vec![0; seats * V::Zone::ALL.len()], of: PhantomData }
    }

    /// The piles of cards that are listed by seat and zone.
    pub fn of(seats: usize, mut pile: impl FnMut(Player, V::Zone) -> Vec<CardId>) -> Self {
        let mut piles = Self::new(seats);
        for (seat, player) in Player::ALL.into_iter().take(seats).enumerate() {
            for (n, &zone) in V::Zone::ALL.iter().enumerate() {
                piles.order.extend(pile(player, zone));
                piles.ends[seat * V::Zone::ALL.len() + n] = CardId::at(piles.order.len()).0;
            }
        }
        piles
    }

    #[inline]
    fn slot(player: Player, zone: V::Zone) -> usize {
        player.index() * V::Zone::ALL.len() + zone.index()
    }

    #[inline]
    fn range(&self, slot: usize) -> std::ops::Range<usize> {
        let start = slot.checked_sub(1).and_then(|before| self.ends.get(before)).copied().unwrap_or(0);
        let end = self.ends.get(slot).copied().unwrap_or(start);
        usize::from(start)..usize::from(end)
    }

    /// The cards of a pile, the top one first. A seat that nobody sits on has none.
    #[inline]
    pub fn pile(&self, player: Player, zone: V::Zone) -> &[CardId] {
        let slot = Self::slot(player, zone);
        if slot >= self.ends.len() {
            return &[];
        }
        &self.order[self.range(slot)]
    }

    /// The cards of all piles from one zone of a player to another, pile by pile.
    #[inline]
    pub fn span(&self, player: Player, [first, last]: [V::Zone; 2]) -> &[CardId] {
        let (first, last) = (Self::slot(player, first), Self::slot(player, last));
        if last >= self.ends.len() {
            return &[];
        }
        &self.order[self.range(first).start..self.range(last).end]
    }

    /// The cards of a pile, to put them in another order.
    pub fn pile_mut(&mut self, player: Player, zone: V::Zone) -> &mut [CardId] {
        let range = self.range(Self::slot(player, zone));
        &mut self.order[range]
    }

    /// A card goes from one pile to another. False: it is not there.
    pub fn shift(&mut self, card: CardId, from: (Player, V::Zone), to: (Player, V::Zone), end: End) -> bool {
        let (from, to) = (Self::slot(from.0, from.1), Self::slot(to.0, to.1));
        let range = self.range(from);
        let Some(at) = self.order[range.clone()].iter().position(|&c| c == card) else { return false };
        let at = range.start + at;
        let target = self.range(to);
        let place = match end {
            End::Top => target.start,
            End::Under(n) => (target.start + usize::from(n)).min(target.end),
            End::Bottom => target.end,
        };
        if place > at {
            self.order[at..place].rotate_left(1);
        } else {
            self.order[place..=at].rotate_right(1);
        }
        // Every pile from the one to the other begins and ends a place further on, or back.
        if from < to {
            self.ends[from..to].iter_mut().for_each(|e| *e -= 1);
        } else {
            self.ends[to..from].iter_mut().for_each(|e| *e += 1);
        }
        true
    }

    /// One more card, at the bottom of a pile.
    pub fn add(&mut self, card: CardId, player: Player, zone: V::Zone) {
        let slot = Self::slot(player, zone);
        let at = self.range(slot).end;
        self.order.insert(at, card);
        self.ends[slot..].iter_mut().for_each(|e| *e += 1);
    }

    /// All cards, pile by pile.
    pub fn all(&self) -> &[CardId] {
        &self.order
    }

    /// The same piles of cards that are numbered as they lie: nothing need be kept but where each pile ends.
    pub fn numbered_anew(&self) -> Self {
        Self { order: Vec::new(), ends: self.ends.clone(), of: PhantomData }
    }
}
