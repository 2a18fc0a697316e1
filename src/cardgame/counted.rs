//! What lies among the cards and is only counted: it may be chosen with them, is picked with them where no choice is, and the same is done to it.

use std::ops::Range;

use smallvec::SmallVec;

use super::Cx;
use super::code::Asking;
use super::effect::Run;
use super::eye::Eye;
use super::pieces::CardPieces;
use super::text::Selector;
use crate::engine::Player;

/// How a game counts what has no name of its own. A game that has nothing of the kind says `()`.
pub trait Counted<V: CardPieces> {
    /// What of it may be chosen among cards.
    fn candidates(_: &Eye<'_, V>, _: &Asking<'_, V>, _: &Run<V>) -> SmallVec<[V::Choice; 2]> {
        SmallVec::new()
    }

    /// One of it is chosen, of this player's.
    fn take(_: &mut Run<V>, _whose: Player, _: V::Choice) {}

    /// All of it that a selector means is picked; how many that are.
    fn pick(_: &Cx<'_, V>, _: &mut Run<V>, _from: &Selector<V>) -> usize {
        0
    }

    /// What the text speaks of is picked; how many that are.
    fn pick_it(_: &mut Run<V>) -> usize {
        0
    }

    /// How many of it were picked by the step that runs.
    fn picked(_: &Run<V>) -> usize {
        0
    }

    /// How many of it were picked for the operation, by all of its steps.
    fn all_picked(_: &Run<V>) -> usize {
        0
    }

    /// A step that picks is over.
    fn picks_no_more(_: &mut Run<V>) {}

    /// How many of it there are in the purse to choose for this.
    fn spare(_: &V::Purse, _: &Eye<'_, V>, _: &Selector<V>, _: V::Deed) -> u8 {
        0
    }

    /// So many of it are chosen for this. False: there are not so many.
    fn spend(_: &mut V::Purse, _: &Eye<'_, V>, _: &Selector<V>, _: V::Deed, n: u8) -> bool {
        n == 0
    }

    /// What was picked of it is what the text speaks of.
    fn keep(_: &mut Run<V>) {}

    /// It is forgotten what was picked of it.
    fn forget(_: &mut Run<V>) {}

    /// What was picked of it is turned with the cards.
    fn turns(_: &mut Cx<'_, V>, _: &mut Run<V>, _rested: bool) {}

    /// What was picked of it gets something for a time, with the cards.
    fn gives(_: &mut Cx<'_, V>, _: &mut Run<V>, _grants: &Range<u16>, _: V::Until) {}
}

impl<V: CardPieces> Counted<V> for () {}
