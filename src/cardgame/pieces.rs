//! What a card game is made of, besides its words. No rule is known here.

use std::fmt::Debug;

use super::vocabulary::Vocabulary;
use super::word::Mark;
use crate::engine::pieces::Value;
use crate::engine::{ClauseId, Readings};

/// The pieces of a card game: its parts of what the layer has for all of them. What is done with them is said by [`CardGame`](super::CardGame).
pub trait CardPieces: Vocabulary {
    /// What is marked on a card only here.
    type Marks: Value + Copy + Default + Send + Sync;
    /// What a position has only here.
    type Own: Value + Send + Sync;
    /// As what a card moves.
    type How: Mark;
    /// Which lasting things end.
    type Ending: Mark;
    /// What happens only here.
    type Event: Value + Send + Sync;
    /// What is asked only here.
    type Choice: Value + Copy + Send + Sync;
    /// The procedures of the game.
    type Frame: Value + Send + Sync;
    /// What is printed on a card only here.
    type Facts: Clone + Debug + Default + Send + Sync;
    /// What a waiting effect keeps only here.
    type Waits: Value + Default + Send + Sync;
    /// What an effect under way keeps only here.
    type Local: Value + Default + Send + Sync;
    /// What can be paid with, as far as it is only counted.
    type Purse: Clone;

    /// Is a row in which nothing happens a step, too? The text counts its phases, and judges follow them.
    const EVERY_PHASE: bool = false;

    /// Does a number that a text sets stand in the place of the printed one, so that everything is added to it? Else what was added before no
    /// longer counts.
    fn sets_printed(_: &Readings) -> bool {
        false
    }

    /// The number in another edition.
    fn renumbered(_edition: u8, clause: ClauseId) -> Option<ClauseId> {
        Some(clause)
    }
}
