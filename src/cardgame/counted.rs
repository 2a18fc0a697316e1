//! What lies among the cards and is only counted: it may be chosen with them, and is turned with them.

use smallvec::SmallVec;

use super::Cx;
use super::effect::Run;
use super::eye::Eye;
use super::pieces::CardPieces;
use super::text::Selector;

/// How a game counts what has no name of its own. A game that has nothing of the kind says `()`.
pub trait Counted<V: CardPieces> {
    /// What of it may be chosen among cards.
    fn candidates(_: &Eye<'_, V>, _: &Selector<V>, _: &Run<V>) -> SmallVec<[V::Choice; 2]> {
        SmallVec::new()
    }

    /// One of it is chosen.
    fn take(_: &mut Run<V>, _: V::Choice) {}

    /// How many of it are chosen.
    fn picked(_: &Run<V>) -> usize {
        0
    }

    /// It is forgotten what was chosen of it.
    fn forget(_: &mut Run<V>) {}

    /// What was chosen of it is turned with the cards.
    fn turns(_: &mut Cx<'_, V>, _: &Run<V>, _rested: bool) {}
}

impl<V: CardPieces> Counted<V> for () {}
