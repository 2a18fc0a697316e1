//! ONE PIECE Card Game, in the editions 1.1.8 and 2023-01-19.
//!
//! | file | chapters |
//! | --- | --- |
//! | `vocabulary`, `cards` | 2 cards, and the words of their texts |
//! | `areas`, `event` | 3 areas: the position, and what changes it |
//! | `terms` | 4 drawing, moving cards from piles, putting into play |
//! | `damage` | 4-6, 7-1-4-1-1 damage, and 10-1-5 [Trigger] |
//! | `preparation`, `construction` | 5 before the game |
//! | `turn`, `playing` | 6 the turn; playing a card (2-7, 6-5-3) |
//! | `battle` | 7 battles |
//! | `text` | 8 the reader of card texts |
//! | `program`, `operations`, `dons`, `because` | 8-3, 8-4 effects: the rows of programs and operations, with their clauses |
//! | `matching` | 8-4-4 which cards a text means; 8-1-3-3 powers, costs and keywords |
//! | `order`, `replacing` | 8-6 the order of resolution; 8-1-3-4 replacement effects |
//! | `enforcement` | 9 rule processing |
//! | `noticing` | 10 keywords and the timings of auto effects |
//! | `editions`, `readings` | where the editions differ, and where they do not decide |
//! | `board`, `describing`, `sketch`, `shipped`, `view`, `words`, `telling` | a board read, a position shown, what is said, what a text was understood to say |
//! | `game` | what of all this the layer asks for |

use serde::{Deserialize, Serialize};

use crate::cardgame::{self, CardId, DefId};
use crate::engine::{self, Player};

pub mod areas;
pub mod battle;
pub mod because;
pub mod board;
pub mod cards;
pub mod construction;
pub mod damage;
pub mod describing;
pub mod differences;
pub mod dons;
pub mod editions;
pub mod enforcement;
pub mod event;
pub mod folding;
pub mod forms;
pub mod game;
pub mod matching;
pub mod noticing;
pub mod operations;
pub mod order;
mod phrases;
pub mod playing;
pub mod preparation;
pub mod program;
pub mod reading_texts;
pub mod readings;
pub mod replacing;
pub mod shipped;
pub mod silence;
pub mod sketch;
pub mod sounds;
pub mod sums;
pub mod telling;
pub mod terms;
pub mod text;
pub mod turn;
pub mod view;
pub mod vocabulary;
pub mod words;

use event::DonAt;

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

type Cx<'a> = engine::Cx<'a, OnePiece>;
type Options = engine::Options<OnePiece>;
type Flow = engine::Flow<OnePiece>;
type Asked = engine::Asked<OnePiece>;
type Row<L> = engine::Row<OnePiece, L>;

/// What only ONE PIECE asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Act {
    /// 6-5-3-1. Play this card; one that nobody has seen, as this one.
    Play(CardId, DefId),
    /// 6-5-4-1. Activate this effect of this card.
    Activate(CardId, u8),
    /// 6-5-5-1. Give so many DON!! to this card.
    Give(CardId, u8),
    /// 7-1-1-1. Attack with this card.
    Attack(CardId),
    /// 6-5-2-1. The turn ends.
    EndTurn,
    /// 7-1-2-1
    Block(CardId),
    /// 7-1-2-1
    NoBlock,
    /// 7-1-3-2. This card from hand; one that nobody has seen, as this one.
    Counter(CardId, DefId),
    /// 7-1-3-2
    NoCounter,
    /// 10-1-5-1
    Trigger,
    /// 10-1-5-2
    NoTrigger,
    /// 8-3-1-6. A DON!! card from there.
    Don(DonAt),
    /// 5-2-1-5. To go first, or second.
    First(bool),
    /// 5-2-1-6-1
    Mulligan,
    /// 5-2-1-6
    Keep,
}

impl Act {
    /// As an answer.
    pub const fn choice(self) -> Choice {
        Choice::Own(self)
    }
}

cardgame::procedures! {
    /// The procedures.
    pub enum Procedure of OnePiece {
        /// 5-2-1
        Setup(preparation::Setup), "before the game", preparation::SETUP;
        /// 6
        Turn(turn::Course), "turn", turn::TURN;
        /// 6-5-3
        Play(playing::Playing), "playing a card", playing::PLAY;
        /// 7-1
        Battle(battle::Course), "battle", battle::BATTLE;
        /// 4-6-2
        Damage(damage::Damage), "damage", damage::DAMAGE;
        /// 4-5
        Draw(terms::Drawing), "drawing", terms::DRAW;
        /// 3-2-3. Cards from the top of a deck.
        Top(terms::FromTop), "from the top of a deck", terms::FROM_TOP;
        /// 3-7-3, 3-8-3
        Enter(terms::Entering), "putting into play", terms::ENTER;
        /// 9-2
        Enforce(enforcement::Processing), "rule processing", enforcement::ENFORCE;
    }
}

/// What an effect under way keeps only here.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Local {
    /// DON!! cards that were picked.
    pub dons: smallvec::SmallVec<[DonAt; 4]>,
    /// 10-2-17. Where the card that has it is expected to be.
    pub place: Option<vocabulary::Zone>,
    /// It comes to nothing, and why.
    pub void: Option<noticing::Void>,
    /// Another effect of its card activates it, whatever the phase.
    pub through: bool,
    /// 10-2-6. It is activated as an [On Play] effect, whatever other timings it has.
    pub on_play: bool,
}

/// 4-2. The opponent.
const fn other(player: Player) -> Player {
    player.other()
}
