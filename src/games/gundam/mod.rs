//! Gundam Card Game, in the edition 1.1.0.
//!
//! | file | chapters |
//! | --- | --- |
//! | `vocabulary`, `nouns`, `cards` | 2, 3 cards, and the words of their texts |
//! | `areas`, `event` | 4 areas: the position and what changes it; 12 who sits where |
//! | `lasting` | 7-6-6-1, 8-6-1 how long something lasts |
//! | `terms` | 5 drawing, damage, recovering, Resources |
//! | `entering` | 5-8, 5-9, 11-4, 11-5 deploying and pairing; 5-17 tokens |
//! | `preparation`, `construction` | 6 before the game |
//! | `turn`, `playing` | 7 the turn; playing a card |
//! | `battle`, `blocking` | 8 battles |
//! | `action` | 9 action steps |
//! | `text` | 10 the reader of card texts |
//! | `program`, `operations`, `dealing`, `giving`, `as_if`, `choosing`, `because` | 10-2, 10-3 effects: the rows of programs and operations, with their clauses |
//! | `matching`, `reads` | 10-1-5 which cards a text means; AP, HP, Lv., cost and keywords; 2, 4 by which clauses they are read |
//! | `order`, `replacing` | 10-1-6 the order of resolution, 13-2-5 【Burst】, 13-1 《Repair》 and 《Breach》; 10-1-9 replacement effects |
//! | `doubting` | 4-1-4 cards of which it is not known what they are |
//! | `enforcement` | 11 rules enforcement |
//! | `noticing` | 13 keywords and the timings of triggered effects |
//! | `silence` | 10-2 what could be expected, and does not happen |
//! | `readings` | where the text does not decide |
//! | `board`, `describing`, `brief`, `view`, `words`, `marks`, `telling` | a board read, a position shown, what is said, what a text was understood to say |
//! | `game` | what of all this the layer asks for |

use serde::{Deserialize, Serialize};

use crate::cardgame::{self, CardId, DefId};
use crate::engine::{self, Player};

pub mod action;
pub mod areas;
pub mod as_if;
pub mod battle;
pub mod because;
pub mod blocking;
pub mod board;
pub mod brief;
pub mod cards;
pub mod choosing;
pub mod construction;
pub mod dealing;
pub mod describing;
pub mod doubting;
pub mod enforcement;
pub mod entering;
pub mod event;
pub mod folding;
pub mod game;
pub mod giving;
pub mod lasting;
pub mod marks;
pub mod matching;
pub mod noticing;
pub mod nouns;
pub mod operations;
pub mod order;
pub mod playing;
pub mod preparation;
pub mod program;
pub mod readings;
pub mod reads;
pub mod replacing;
pub mod shipped;
pub mod silence;
pub mod sounds;
pub mod taking;
pub mod telling;
pub mod terms;
pub mod text;
pub mod turn;
pub mod view;
pub mod vocabulary;
pub mod words;

use areas::Target;

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

type Cx<'a> = engine::Cx<'a, Gundam>;
type Options = engine::Options<Gundam>;
type Flow = engine::Flow<Gundam>;
type Asked = engine::Asked<Gundam>;
type Row<L> = engine::Row<Gundam, L>;

/// What only Gundam asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Act {
    /// 7-5-2-1. Play this card; one that nobody has seen, as this one.
    Play(CardId, DefId),
    /// 7-5-2-1, 3-4-6-2. Pair this card as a Pilot.
    Pair(CardId, DefId),
    /// 7-5-3-1, 9-3-2. Activate this effect of this card.
    Activate(CardId, u8),
    /// 7-5-4-1. Attack with this Unit.
    Attack(CardId),
    /// 8-2-1. What is attacked.
    Target(Target),
    /// 7-5-5-1. The main phase ends.
    EndMain,
    /// 2-10-1. So many EX Resources are paid.
    PayEx(u8),
    /// 8-3-1
    Block(CardId),
    /// 8-3-4
    NoBlock,
    /// 9-3-3
    Pass,
    /// 13-2-5-1
    Burst,
    /// 13-2-5-2
    NoBurst,
    /// 6-2-1. This player decides, or is first.
    Decides(Player),
    /// 6-2-1-4. To go first, or second.
    First(bool),
    /// 12-2-1. Counterclockwise, or clockwise.
    Direction(bool),
    /// 6-2-1-6-1
    Redraw,
    /// 6-2-1-6
    Keep,
    /// A Resource: an EX Resource, a rested one.
    Resource(bool, bool),
}

impl Act {
    /// As an answer.
    pub const fn choice(self) -> Choice {
        Choice::Own(self)
    }
}

cardgame::procedures! {
    /// The procedures.
    pub enum Procedure of Gundam {
        /// 6-2
        Setup(preparation::Setup), "before the game", preparation::SETUP;
        /// 7
        Turn(turn::Course), "turn", turn::TURN;
        /// 7-5-2-2
        Play(playing::Playing), "playing a card", playing::PLAY;
        /// 5-8
        Enter(entering::Entering), "deploying", entering::ENTER;
        /// 5-9
        Pair(entering::Pairing), "pairing", entering::PAIR;
        /// 5-14
        Draw(terms::Drawing), "drawing", terms::DRAW;
        /// 8
        Battle(battle::Fight), "battle", battle::BATTLE;
        /// 9
        Action(action::Acting), "action step", action::ACTION;
        /// 10-1-6-7
        Newer(order::Floor), "effects set off in the middle", order::NEWER;
        /// 13-2-5
        Burst(order::Bursting), "burst", order::BURST;
        /// 13-1-1, 13-1-2
        Keyword(order::Keyworded), "keyword effects", order::KEYWORD;
        /// 11
        Enforce(enforcement::Enforcing), "rules enforcement", enforcement::ENFORCE;
    }
}

/// What an effect under way keeps only here.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Local {
    /// Resources that were picked: EX, rested.
    pub resources: smallvec::SmallVec<[(bool, bool); 2]>,
    /// Cards that the effect has dealt damage to, or was to destroy.
    pub hit: cardgame::Few,
    /// For which cards damage is made less, as far as that was said.
    pub reduced: Vec<terms::Reduced>,
    /// How much damage set it off.
    pub damage: u8,
    /// Its timing had come, and it waited.
    pub waited: bool,
    /// The card had left the field when the effect was set off: how it was there.
    pub was: Option<noticing::Was>,
    /// `targets-when`: cards that were chosen beforehand, for each choice after the first.
    pub before: Vec<cardgame::Few>,
    /// `targets-when`: all of them are chosen.
    pub chosen: bool,
    /// Which player of several does it now.
    pub each: u8,
    /// What the text speaks of, while something is done to this card alone.
    pub aside: Option<cardgame::Few>,
}
