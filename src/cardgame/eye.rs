//! The table as an effect sees it.

use super::book::{Book, Def};
use super::card::CardId;
use super::pieces::CardPieces;
use super::state::State;
use super::values::{Seen, Values};
use crate::engine::Player;

/// An effect looks at the table: whose it is, which card has it, and which cards it speaks of.
pub struct Eye<'a, V: CardPieces> {
    /// The position.
    pub state: &'a State<V>,
    /// The cards.
    pub book: &'a Book<V>,
    /// Numbers of cards: of the position, or those that are being worked out.
    pub values: &'a Values<V>,
    /// Whose effect it is.
    pub who: Player,
    /// The card that has it.
    pub this: CardId,
    /// The cards that the text speaks of.
    pub it: &'a [CardId],
    /// Those that it spoke of before it singled one out.
    pub others: &'a [CardId],
    /// The cards that are looked at.
    pub looked: &'a [CardId],
    /// The cards that were picked for an operation so far.
    pub picked: &'a [CardId],
    /// How many the operation before was done to.
    pub done: i32,
    /// The number that was chosen.
    pub chosen: i32,
    /// The operation before was done as written.
    pub did: bool,
    /// What an effect under way keeps only in this game.
    pub local: Option<&'a V::Local>,
    /// Cards of which it is not known what they are count as if they fitted; else as if they did not.
    pub maybe: bool,
}

impl<V: CardPieces> Clone for Eye<'_, V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V: CardPieces> Copy for Eye<'_, V> {}

impl<'a, V: CardPieces> Eye<'a, V> {
    /// An effect of a card, that speaks of nothing yet.
    #[inline]
    pub fn new(state: &'a State<V>, book: &'a Book<V>, who: Player, this: CardId) -> Self {
        Self::of_values(state, book, &state.values, who, this)
    }

    /// The same, with numbers that are being worked out.
    #[inline]
    pub fn of_values(state: &'a State<V>, book: &'a Book<V>, values: &'a Values<V>, who: Player, this: CardId) -> Self {
        let (it, others, looked, picked) = (&[][..], &[][..], &[][..], &[][..]);
        let (done, chosen, did, local, maybe) = (0, 0, false, None, false);
        Self { state, book, values, who, this, it, others, looked, picked, done, chosen, did, local, maybe }
    }

    /// Another effect looks.
    #[inline]
    pub fn of(self, who: Player, this: CardId) -> Self {
        Self { who, this, ..self }
    }

    /// What is printed on a card.
    #[inline]
    pub fn def(&self, id: CardId) -> &'a Def<V> {
        self.state.def(self.book, id)
    }

    /// A card of the field, as it is now.
    #[inline]
    pub fn seen(&self, id: CardId) -> Option<&'a Seen> {
        self.values.of(id)
    }

    /// The same, where cards of which it is not known what they are fit.
    pub fn at_most(self) -> Self {
        Self { maybe: true, ..self }
    }
}

/// A number of cards as a number.
pub fn number(n: usize) -> i32 {
    i32::try_from(n).unwrap_or(i32::MAX)
}
