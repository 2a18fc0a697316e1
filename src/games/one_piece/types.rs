//! The game as a type, and the layer's types for it.

use crate::cardgame;
use crate::engine::{self, Player};

/// The game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OnePiece;

/// A position.
pub type State = cardgame::State<OnePiece>;
/// The cards of a table.
pub type Book = cardgame::Book<OnePiece>;
/// A card as it is printed.
pub type Def = cardgame::Def<OnePiece>;
/// What happens.
pub type Event = cardgame::Event<OnePiece>;
/// An answer.
pub type Choice = cardgame::Choice<OnePiece>;
/// What is under way.
pub type Frame = cardgame::Frame<OnePiece>;
/// An effect under way.
pub type Run = cardgame::Run<OnePiece>;
/// An effect looks at the table.
pub type Eye<'a> = cardgame::Eye<'a, OnePiece>;

pub(super) type Cx<'a> = engine::Cx<'a, OnePiece>;
pub(super) type Options = engine::Options<OnePiece>;
pub(super) type Flow = engine::Flow<OnePiece>;
pub(super) type Asked = engine::Asked<OnePiece>;
pub(super) type Row<L> = engine::Row<OnePiece, L>;

/// 4-2. The opponent.
pub(super) const fn other(player: Player) -> Player {
    player.other()
}
