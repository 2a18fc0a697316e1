//! The game as a type, and the layer's types for it.

use crate::cardgame;
use crate::engine;

/// The game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Gundam;

/// A position.
pub type State = cardgame::State<Gundam>;
/// The cards of a table.
pub type Book = cardgame::Book<Gundam>;
/// A card as it is printed.
pub type Def = cardgame::Def<Gundam>;
/// What happens.
pub type Event = cardgame::Event<Gundam>;
/// An answer.
pub type Choice = cardgame::Choice<Gundam>;
/// What is under way.
pub type Frame = cardgame::Frame<Gundam>;
/// An effect under way.
pub type Run = cardgame::Run<Gundam>;
/// An effect looks at the table.
pub type Eye<'a> = cardgame::Eye<'a, Gundam>;

pub(super) type Cx<'a> = engine::Cx<'a, Gundam>;
pub(super) type Options = engine::Options<Gundam>;
pub(super) type Flow = engine::Flow<Gundam>;
pub(super) type Asked = engine::Asked<Gundam>;
pub(super) type Row<L> = engine::Row<Gundam, L>;

/// Tells a text of Gundam.
pub(super) type Teller<'a> = cardgame::telling::Teller<'a, Gundam>;
