//! What only Summoner Master asks, and what a text keeps only here.

use serde::{Deserialize, Serialize};

use super::change::Change;
use super::chosen::Chosen;
use super::types::Choice;
use super::vocabulary::{Category, Curse, Line, Order};
use crate::cardgame::{CardId, DefId};
use crate::engine::Player;

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
    Line(Line),
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
    Draw(Category),
    /// 505.12
    Kind(Category),
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
    Curse(Curse),
    /// g:Twinkling. Out of the game, or to the Shrine.
    Twinkle(bool),
}

impl Act {
    /// As an answer.
    pub const fn choice(self) -> Choice {
        Choice::Own(self)
    }
}

/// What a text under way keeps only here.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Local {
    /// What was chosen beforehand.
    pub chosen: Chosen,
    /// It is a Skill.
    pub skill: bool,
    /// 600.3, g:Skill. A Skill does it: one with Interfere, or one without; none: an Ability (600.1).
    pub of_skill: Option<bool>,
    /// 603.6.1. What follows is done at one time.
    pub together: bool,
    /// 603.6.2. The changes of Zone of that time.
    pub deferred: Vec<Change>,
    /// 603.6.1. The further commands of that time, which come last.
    pub orders: Vec<(Order, CardId)>,
    /// Turns have been passed.
    pub passed: bool,
    /// g:Charged Counter. So many of our side were paid.
    pub paid: Option<u8>,
    /// 513.2. Supports that separate, and whether on the right of their Main.
    pub sides: Vec<(CardId, bool)>,
}
