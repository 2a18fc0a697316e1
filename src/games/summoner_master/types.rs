//! The game as a type, and the layer's types for it.

use crate::cardgame;
use crate::engine;

/// Summoner Master.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SummonerMaster;

/// A position.
pub type State = cardgame::State<SummonerMaster>;
/// The cards of a table.
pub type Book = cardgame::Book<SummonerMaster>;
/// A card as it is printed.
pub type Def = cardgame::Def<SummonerMaster>;
/// What happens.
pub type Event = cardgame::Event<SummonerMaster>;
/// An answer.
pub type Choice = cardgame::Choice<SummonerMaster>;
/// What is under way.
pub type Frame = cardgame::Frame<SummonerMaster>;
/// A text under way.
pub type Run = cardgame::Run<SummonerMaster>;
/// A text looks at the table.
pub type Eye<'a> = cardgame::Eye<'a, SummonerMaster>;

pub(super) type Cx<'a> = engine::Cx<'a, SummonerMaster>;
pub(super) type Options = engine::Options<SummonerMaster>;
pub(super) type Flow = engine::Flow<SummonerMaster>;
pub(super) type Asked = engine::Asked<SummonerMaster>;
pub(super) type Row<L> = engine::Row<SummonerMaster, L>;
