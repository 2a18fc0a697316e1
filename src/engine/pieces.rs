//! What a game is made of: its pieces, and how its clauses are numbered. No rule is known here.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::clause::ClauseId;
use super::reading::Readings;

/// A plain value: it can be copied, compared, hashed, saved and loaded.
pub trait Value: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned {}

impl<T: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned> Value for T {}

/// The pieces of a game. What is done with them is said by [`Game`](super::Game).
pub trait Pieces: Copy + Eq + Hash + Debug + 'static {
    /// What does not change during play: edition, readings, cards with their texts. Shared by all tables of a line.
    type Book: Send + Sync + 'static;
    /// Zones, counters, flags. No turn number, timestamp, seed or history: nothing that only grows.
    type State: Value + Send + Sync;
    /// An enum, one variant a procedure, each with its place and its locals.
    type Frame: Value + Send + Sync;
    /// An answer to a decision: a few bytes, whose words are made on demand.
    type Choice: Value + Copy + Send + Sync;
    /// The only thing that changes a state.
    type Event: Value + Send + Sync;
    /// A finding that changes nothing but must be said: "12 against 5 + 7".
    type Note: Clone + Debug + Send + Sync;
    /// A sentence that is said later, when it is known in which language; but made when it happens, of what is known then.
    type Words: Clone + Debug + Send + Sync;

    /// Is a row in which nothing happens a step, too? The text counts its phases, and judges follow them.
    const EVERY_PHASE: bool = false;

    /// The edition in force, by its place in the game's list.
    fn edition(_book: &Self::Book) -> u8 {
        0
    }

    /// Does a procedure have nothing to do where it would begin? Then it is not begun.
    fn is_idle(_frame: &Self::Frame, _state: &Self::State) -> bool {
        false
    }

    /// The readings in force.
    fn readings(book: &Self::Book) -> &Readings;

    /// The number of a clause of the reference edition in another edition; none: that edition has nothing like it.
    fn number(_edition: u8, clause: ClauseId) -> Option<ClauseId> {
        Some(clause)
    }
}
