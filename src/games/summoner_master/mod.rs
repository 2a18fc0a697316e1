//! Summoner Master: the rules of 2014-01. Files are named after the chapters of the text.
//!
//! | file | chapters |
//! | --- | --- |
//! | `vocabulary`, `text`, `telling` | 2 cards: the words of their texts, the readers, what was understood |
//! | `areas`, `event` | 3 Zones: the position, and what changes it |
//! | `setup`, `subturn`, `drawing`, `waking`, `charging` | 102, 400, 401: starting the game, the Steps of the attack Subturn |
//! | `interfere` | 402.3, 615, 616: Interfere Steps |
//! | `commands`, `attack`, `other_attacks` | 500 to 507, 713 |
//! | `combining`, `forms`, `lines` | 508 to 517 |
//! | `abilities`, `choosing`, `noticing` | 600, 601, 603, 711, 712: Abilities, when they choose and when they work |
//! | `skills`, `twinkling`, `gaining` | 604 to 608, 619 |
//! | `casting`, `growth`, `extra`, `wisdom` | 609 to 614, 617, 618, 621, 707, 708 |
//! | `moves`, `random`, `vanishing`, `passing` | 701 to 706 and the glossary's ways to leave |
//! | `curses` | 709 |
//! | `program`, `operations`, `values`, `matching`, `guarding`, `resting`, `because` | 602: what texts do, and what numbers are |
//! | `enforcement` | 103 and what the rules bring about at once |
//! | `readings`, `board`, `shipped`, `view`, `words`, `saying`, `silence`, `game` | where the text does not decide; a board read, a position shown, what is said |

use serde::{Deserialize, Serialize};

use crate::cardgame::{self, CardId, DefId};
use crate::engine::{self, Player};

pub mod abilities;
pub mod areas;
pub mod attack;
pub mod because;
pub mod board;
pub mod casting;
pub mod charging;
pub mod choosing;
pub mod combining;
pub mod commands;
pub mod curses;
pub mod drawing;
pub mod enforcement;
pub mod event;
pub mod extra;
pub mod folding;
pub mod forms;
pub mod gaining;
pub mod game;
pub mod growth;
pub mod guarding;
pub mod interfere;
pub mod lines;
pub mod matching;
pub mod moves;
pub mod noticing;
pub mod operations;
pub mod other_attacks;
pub mod passing;
pub mod printing;
pub mod program;
pub mod random;
pub mod readings;
mod reckoning;
mod resting;
pub mod saying;
pub mod setup;
pub mod shipped;
mod silence;
pub mod skills;
pub mod subturn;
pub mod telling;
pub mod text;
pub mod twinkling;
pub mod values;
pub mod vanishing;
pub mod view;
pub mod vocabulary;
pub mod waking;
pub mod wisdom;
pub mod words;
pub mod writing;

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

type Cx<'a> = engine::Cx<'a, SummonerMaster>;
type Options = engine::Options<SummonerMaster>;
type Flow = engine::Flow<SummonerMaster>;
type Asked = engine::Asked<SummonerMaster>;
type Row<L> = engine::Row<SummonerMaster, L>;

/// What only Summoner Master asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Act {
    /// 504
    Attack(CardId),
    /// 505
    AttackHand(CardId),
    /// 506
    AttackAll(CardId),
    /// 507
    Multiple(CardId),
    /// 512
    Combine(CardId),
    /// 514
    Break(CardId),
    /// 516
    SetLine(CardId),
    /// 605. This Skill of this card.
    Skill(CardId, u8),
    /// 619. This Skill of a card of this name in hand.
    HandSkill(CardId, u8),
    /// 610. This card; one that nobody has seen, as this one.
    Cast(CardId, DefId),
    /// 401.6.6, 402.3
    Pass,
    /// 402.3. No Interfere, or no more.
    NoInterfere,
    /// 609.4
    InterfereCast(CardId, DefId),
    /// 500.10
    InterfereSkill(CardId, u8),
    /// 619
    InterfereHandSkill(CardId, u8),
    /// 504.2. With this move.
    Move(u8),
    /// 512.2. In this form.
    Form(u8),
    /// 512.3
    Support(CardId),
    /// 507.6. The hand.
    Hand,
    /// 610.1.6
    Line(vocabulary::Line),
    /// 610.1.7
    Grow(bool),
    /// 614.2, 617.1.2
    Condition(CardId),
    /// 401.2.6
    Progress(CardId),
    /// 401.2.6
    NoProgress,
    /// 401.2.7
    Regenerate(CardId),
    /// 401.2.7
    NoRegeneration,
    /// 401.3.5
    Draw(vocabulary::Category),
    /// 505.12
    Kind(vocabulary::Category),
    /// 401.4.4
    Discard(CardId),
    /// 513.2. On the right, or on the left.
    Side(bool),
    /// g:Wake Up
    Wake(CardId),
    /// g:Wake Up
    NoWake,
    /// g:Wisdom. As this card.
    Wisdom(DefId),
    /// 102.3
    Starts(Player),
    /// 102.4
    Start(Player),
    /// g:Fortune. Right, or wrong.
    Fortune(bool),
    /// g:Charged Counter. So many of our side.
    Counters(u8),
    /// g:Charged Counter. So many of those of the opponent's side.
    Theirs(u8),
    /// g:สามารถใช้ท่าโจมตีได้ 2 ครั้งโดยจ่าย Mp ค่าโจมตีเพียงครั้งเดียว. Its move is used twice, or once.
    Twice(bool),
    /// Which Curse.
    Curse(vocabulary::Curse),
    /// g:Twinkling. Out of the game, or to the Shrine.
    Twinkle(bool),
}

impl Act {
    /// As an answer.
    pub const fn choice(self) -> Choice {
        Choice::Own(self)
    }
}

cardgame::procedures! {
    /// The procedures.
    pub enum Procedure of SummonerMaster {
        /// 102
        Setup(setup::Setup), "starting the game", setup::SETUP;
        /// 401
        Subturn(subturn::Course), "attack Subturn", subturn::SUBTURN;
        /// 402.3
        Interfere(interfere::Step), "Interfere Step", interfere::INTERFERE;
        /// 504
        Attack(attack::Attack), "general attack", attack::ATTACK;
        /// 505
        HandAttack(attack::Attack), "hand attack", other_attacks::HAND_ATTACK;
        /// 506
        AllAttack(attack::Attack), "All attack", other_attacks::ALL;
        /// 507
        Multiple(attack::Attack), "multiple attack", other_attacks::MULTIPLE;
        /// 512
        Combine(combining::Joining), "Combination", combining::COMBINE;
        /// 514
        Break(combining::Joining), "Break Combination", combining::BREAK;
        /// 516
        Line(lines::Setting), "Set Line", lines::LINE;
        /// 517
        LineFromNone(lines::Setting), "Set Line from no Line", lines::LINE_FROM_NONE;
        /// 605
        Skill(skills::Using), "Skill", skills::SKILLS;
        /// 605.12
        OrderedSkill(skills::Ordered), "ordered Skill", skills::ORDERED_SKILL;
        /// 606
        AllSkill(skills::Using), "All Skill", skills::ALL_SKILL;
        /// 607
        MultipleSkill(skills::Using), "Skill several times", skills::MULTIPLE_SKILL;
        /// 608
        TwoPart(skills::Using), "Skill of two parts", skills::TWO_PART;
        /// 619
        HandSkill(skills::Using), "Skill from hand", skills::HAND_SKILL;
        /// g:Twinkling
        Twinkle(twinkling::Twinkled), "Twinkling", twinkling::TWINKLE;
        /// 610.1
        CastSeal(casting::Casting), "casting a Seal", casting::CAST_SEAL;
        /// 610.2
        CastMystic(casting::Casting), "casting a Mystic", casting::CAST_MYSTIC;
        /// 708.1
        EnterSeal(casting::Casting), "a Seal enters", casting::ENTER_SEAL;
        /// 708.2
        EnterMystic(casting::Casting), "a Mystic enters", casting::ENTER_MYSTIC;
        /// 603.6.2
        EnterTogether(casting::Entering), "cards enter together", casting::ENTER_TOGETHER;
        /// 601.2.4
        After(casting::After), "what a Mystic does", casting::AFTER;
        /// 603.1
        Twice(casting::Twice), "what a card's coming sets off", casting::TWICE;
        /// g:Wisdom
        Wisdom(wisdom::Announcing), "Wisdom", wisdom::WISDOM;
        /// 614
        Grow(growth::Growing), "Growth", growth::GROW;
        /// 617.1
        ProgressSeal(growth::Growing), "Progress of a Seal", growth::PROGRESS_SEAL;
        /// 617.2
        ProgressMystic(growth::Growing), "Progress of a Mystic", growth::PROGRESS_MYSTIC;
        /// 618
        Regenerate(growth::Growing), "Regeneration", growth::REGENERATE;
        /// 701 to 706
        Moves(moves::Moves), "changes of Zone", moves::MOVES;
        /// g:Random
        Random(random::Picking), "random pick", random::RANDOM;
        /// g:Vanish, g:Steal
        Vanish(vanishing::Vanishing), "leaving for a time", vanishing::VANISH;
        /// 709.14
        Curse(curses::Cursing), "Curse", curses::CURSE;
        /// g:Draw
        Draw(drawing::Drawing), "drawing", drawing::DRAW;
        /// 603.1
        Abilities(abilities::Queue), "Abilities", abilities::QUEUE;
        /// 103
        Enforce(enforcement::Enforcing), "what the rules bring about", enforcement::ENFORCE;
    }
}

/// What a text under way keeps only here.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Local {
    /// What was chosen beforehand.
    pub chosen: choosing::Chosen,
    /// It is a Skill.
    pub skill: bool,
    /// 600.3, g:Skill. A Skill does it: one with Interfere, or one without; none: an Ability (600.1).
    pub of_skill: Option<bool>,
    /// 603.6.1. What follows is done at one time.
    pub together: bool,
    /// 603.6.2. The changes of Zone of that time.
    pub deferred: Vec<moves::Change>,
    /// 603.6.1. The further commands of that time, which come last.
    pub orders: Vec<(vocabulary::Order, CardId)>,
    /// Turns have been passed.
    pub passed: bool,
    /// g:Charged Counter. So many of our side were paid.
    pub paid: Option<u8>,
    /// 513.2. Supports that separate, and whether on the right of their Main.
    pub sides: Vec<(CardId, bool)>,
}
