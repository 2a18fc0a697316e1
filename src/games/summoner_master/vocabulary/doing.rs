//! What texts do.

use serde::{Deserialize, Serialize};

use super::super::SummonerMaster;
use super::moments::Until;
use super::nouns::{Category, Curse, Deed, Line};
use super::saying::Counter;
use super::trees::{Amount, Filter, Grant, Target};
use crate::cardgame;
use crate::cardgame::text::Whose;

/// Effects that a rule calls for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Call {
    /// 604. A Skill.
    Skill {
        /// g:Interfere
        interfere: bool,
        /// 604.4, 604.5
        uses: Uses,
        /// 619. It is used from hand, as every Twinkling.
        hand: bool,
        /// g:Twinkling: the card leaves the hand with it.
        twinkling: bool,
    },
    /// 601.2.4. What a 0 Turn Mystic does when it is cast or has entered, without an opening.
    Success,
    /// g:Wake Up: the conditions of the effect are those of the text.
    WakeUp,
    /// g:Wisdom: the scope.
    Wisdom(Filter),
}

/// 604.4, 604.5. How a Skill is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Uses {
    /// 605. Once.
    Once,
    /// 606. On All.
    All,
    /// 607. Several times.
    Times(u8),
}

/// 605.12. What a card is ordered to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Order {
    /// To attack; g:โจมตีฟรี.
    Attack {
        /// Without paying.
        free: bool,
    },
    /// To use a Skill.
    Skill,
    /// To combine.
    Combine,
    /// To set its Line.
    SetLine,
}

/// What only Summoner Master does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnOp {
    /// As a cost: pay so many Mp.
    PayMp(u8),
    /// As a cost: pay so many counters of this card.
    PayCounters(Counter, u8),
    /// Mp of players, up or down.
    Mp(Whose, Amount),
    /// 709.14. Cards get a Curse.
    Curse {
        /// Which.
        what: Target,
        /// Which Curse.
        kind: Curse,
        /// How many Turns; none: not said (709.9: Death).
        turns: Option<Amount>,
        /// What a Last Dance gives besides.
        gives: Vec<Grant>,
    },
    /// g:Purified. Curses of cards end: this kind; none: every kind.
    Cure {
        /// Whose.
        what: Target,
        /// Which.
        kind: Option<Curse>,
        /// All of them, else one that is chosen.
        all: bool,
    },
    /// g:Move Curse. One Curse of the first goes to the second: `Target::Both`.
    MoveCurse(Target),
    /// g:Control
    Control {
        /// Which.
        what: Target,
        /// How long.
        until: Until,
    },
    /// g:Steal
    Steal(Target),
    /// 706, with a return: taken out of the game for so many Turns.
    RemoveFor {
        /// Which.
        what: Target,
        /// How many Turns.
        turns: u8,
    },
    /// 707, 708. Cards are brought into the arena.
    Enter {
        /// Which.
        what: Target,
        /// In this Line.
        line: Option<Line>,
    },
    /// g:ร่ายฟรี. Cards are cast without paying.
    Cast(Target),
    /// 621.2. An Extra of this name is created.
    Create(String),
    /// 605.12. A card is ordered to do something.
    Order(Order, Target),
    /// 710. A card attacks, as an Effect.
    Attack(Target),
    /// 515.8. It goes to the other Line.
    ChangeLine(Target),
    /// 515.8. It goes to this Line.
    GoToLine(Target, Line),
    /// 513.2. Its Supports are separated.
    Separate(Target),
    /// g:Move Mystic Card: a pasted Mystic goes to where its user says.
    MoveMystic(Target),
    /// Counters, more or fewer.
    Counters(Target, Counter, Amount),
    /// Counters go from the first to the second: `Target::Both`.
    MoveCounters(Target, Counter, Amount),
    /// g:นับว่าผ่านไป X Turn
    PassTurns(Target, u8),
    /// 103.5. The Turn is passed.
    PassTurn,
    /// g:Change Target. The target of a Skill, or of a Mystic, under way is changed to this one.
    ChangeTarget {
        /// Of a Skill, else of a Mystic.
        skill: bool,
        /// To which.
        to: Target,
    },
    /// g:Fortune. What follows is an [`Op::If`] on [`Condition::Did`]: right, wrong.
    Fortune(u8),
    /// g:Random. A hand loses cards at random: whose, which kind (none: whoever picks says), how many, and what is done to them.
    Random {
        /// Whose hand.
        whose: Whose,
        /// Seal or Mystic.
        kind: Option<Category>,
        /// How many.
        count: u8,
        /// What is done.
        deed: Deed,
    },
    /// Draw from this Library; none: whoever draws says from which. [`Op::Draw`] is not used.
    Draw {
        /// Who.
        who: Whose,
        /// Which.
        kind: Option<Category>,
        /// How many.
        count: Amount,
    },
    /// g:ได้รับ <Skill/Ability> ของการ์ดใบอื่น: this card gains a Skill (or an Ability) of that card.
    Gain {
        /// Of which.
        of: Target,
        /// A Skill, else an Ability.
        skill: bool,
        /// How long.
        until: Until,
    },
    /// 603.6.1. What follows, up to [`OwnOp::TogetherEnds`], is done at one time.
    TogetherBegins,
    /// 603.6.1
    TogetherEnds,
    /// 608.1. Here the second part of a Skill begins.
    OrderBegins,
}

impl cardgame::OwnOp<SummonerMaster> for OwnOp {
    fn target(&self) -> Option<(&Target, Deed)> {
        match self {
            Self::Curse { what, .. } => Some((what, Deed::Curse)),
            Self::Cure { what, .. } => Some((what, Deed::Cure)),
            Self::MoveCurse(what) => Some((what, Deed::MoveCurse)),
            Self::Control { what, .. } => Some((what, Deed::Control)),
            Self::Steal(what) => Some((what, Deed::Steal)),
            Self::RemoveFor { what, .. } => Some((what, Deed::Remove)),
            Self::Enter { what, .. } => Some((what, Deed::Enter)),
            Self::Cast(what) => Some((what, Deed::Cast)),
            Self::Order(_, what) | Self::Attack(what) => Some((what, Deed::Order)),
            Self::ChangeLine(what) | Self::GoToLine(what, _) => Some((what, Deed::ChangeLine)),
            Self::Separate(what) => Some((what, Deed::Separate)),
            Self::MoveMystic(what) => Some((what, Deed::MoveMystic)),
            Self::Counters(what, ..) | Self::MoveCounters(what, ..) => Some((what, Deed::Counters)),
            Self::PassTurns(what, _) => Some((what, Deed::PassTurns)),
            Self::Gain { of, .. } => Some((of, Deed::Gain)),
            Self::ChangeTarget { to, .. } => Some((to, Deed::ChangeTarget)),
            Self::PayMp(_)
            | Self::PayCounters(..)
            | Self::Mp(..)
            | Self::Create(_)
            | Self::PassTurn
            | Self::Fortune(_)
            | Self::Random { .. }
            | Self::Draw { .. }
            | Self::TogetherBegins
            | Self::TogetherEnds
            | Self::OrderBegins => None,
        }
    }
}
