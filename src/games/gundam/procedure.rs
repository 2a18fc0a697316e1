//! The procedures, with what each remembers.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::types::Frame;
use super::waits::Special;
use crate::cardgame::{CardId, Cause, DefId, Few, Locals};
use crate::engine::{At, Lost, Player, Seats};

/// The procedures.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Procedure {
    /// 6-2
    Setup(At<Setup>),
    /// 7
    Turn(At<Turning>),
    /// 7-5-2-2
    Play(At<Playing>),
    /// 5-8
    Enter(At<Entering>),
    /// 5-9
    Pair(At<Pairing>),
    /// 5-14
    Draw(At<Drawing>),
    /// 8
    Battle(At<Fight>),
    /// 9
    Action(At<Acting>),
    /// 10-1-6-7
    Newer(At<Floor>),
    /// 13-2-5
    Burst(At<Bursting>),
    /// 13-1-1, 13-1-2
    Keyword(At<Keyworded>),
    /// 11
    Enforce(At<Enforcing>),
}

/// How far the preparation is.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Default)]
pub struct Setup {
    /// How many players have done what a row asks for.
    pub(super) at: u8,
}

impl Locals for Setup {}

/// How far a step of the turn is that has parts.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Default)]
pub struct Turning {
    /// 12-3-1. How many members have done it.
    pub(super) done: u8,
    /// 7-6-5-1. Cards that are to be discarded.
    pub(super) discards: Few,
}

impl Locals for Turning {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.discards.iter_mut().for_each(see);
    }
}

/// 7-5-2-2. A card is played.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Playing {
    /// Who plays it.
    pub(super) who: Player,
    /// Which.
    pub(super) card: CardId,
    /// 3-4-6-2. As a Pilot.
    pub(super) as_pilot: bool,
    /// 9-3-1. In an action step.
    pub(super) action: bool,
    /// An effect has it played: by what, and whether its cost is paid.
    pub(super) by: Option<(Cause, bool)>,
    /// The Units that an effect has it paired with one of; none: those of the rule.
    pub(super) with: Few,
    /// It is over before its time.
    pub(super) over: bool,
    /// An EX Resource was paid for it.
    pub(super) ex: bool,
}

impl Playing {
    /// From hand.
    pub fn from_hand(who: Player, card: CardId, as_pilot: bool, action: bool) -> Frame {
        let (by, with) = (None, Few::new());
        Procedure::Play(At::start(Self { who, card, as_pilot, action, by, with, over: false, ex: false })).into()
    }

    /// By an effect.
    pub fn by_effect(who: Player, card: CardId, cause: Cause, paying: bool) -> Frame {
        let (by, with) = (Some((cause, paying)), Few::new());
        let (as_pilot, action) = (false, false);
        Procedure::Play(At::start(Self { who, card, as_pilot, action, by, with, over: false, ex: false })).into()
    }

    /// By an effect for which its cost is paid, as a Pilot of one of these Units.
    pub fn paired_by_effect(who: Player, card: CardId, with: Few, cause: Cause) -> Frame {
        let by = Some((cause, true));
        let (as_pilot, action) = (true, false);
        Procedure::Play(At::start(Self { who, card, as_pilot, action, by, with, over: false, ex: false })).into()
    }

    pub(super) fn cause(&self) -> Cause {
        self.by.map_or(Cause::Rule, |(cause, _)| cause)
    }

    pub(super) fn is_paid(&self) -> bool {
        self.by.is_none_or(|(_, paying)| paying)
    }
}

impl Locals for Playing {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        see(&mut self.card);
        self.with.iter_mut().for_each(&mut *see);
        self.by.as_mut().and_then(|(cause, _)| cause.card_mut()).map(see);
    }

    fn forget(&mut self, lost: Lost) {
        self.over |= lost == Lost::Out(self.who);
    }
}

/// 5-8. Cards are deployed, all at one moment.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Entering {
    /// Whose.
    pub who: Player,
    /// Which.
    pub cards: Few,
    /// 5-4-2. Rested, if something says so.
    pub rested: bool,
    /// By what.
    pub cause: Cause,
    /// 11-4-2. How many Units still have to make room; none while it is not worked out.
    pub room: Option<u8>,
    /// The cards lie there: by a reading room is made now.
    pub after: bool,
}

impl Entering {
    /// Deploy these cards.
    pub fn of(who: Player, cards: Few, rested: bool, cause: Cause) -> Frame {
        Procedure::Enter(At::start(Self { who, cards, rested, cause, room: None, after: false })).into()
    }
}

impl Locals for Entering {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.cards.iter_mut().for_each(&mut *see);
        self.cause.card_mut().map(see);
    }

    /// 4-1-5. A card that has moved is a new one; a player who is out deploys nothing.
    fn forget(&mut self, lost: Lost) {
        match lost {
            Lost::Moved(card) if !self.after => self.cards.retain(|c| c.0 != card),
            Lost::Out(player) if player == self.who => self.cards.clear(),
            _ => {}
        }
    }
}

/// 5-9. A card is paired.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pairing {
    /// Whose.
    pub who: Player,
    /// The card that becomes a Pilot.
    pub card: CardId,
    /// The Unit, as far as it is chosen.
    pub unit: Option<CardId>,
    /// The Units that may be chosen; empty: those of the rule.
    pub among: Few,
    /// By what.
    pub cause: Cause,
    /// It is over before its time.
    pub over: bool,
}

impl Pairing {
    /// A card is paired; with this Unit, or one that is chosen.
    pub fn of(who: Player, card: CardId, unit: Option<CardId>, among: Few, cause: Cause) -> Frame {
        Procedure::Pair(At::start(Self { who, card, unit, among, cause, over: false })).into()
    }
}

impl Locals for Pairing {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        see(&mut self.card);
        self.unit.iter_mut().for_each(&mut *see);
        self.among.iter_mut().for_each(&mut *see);
        self.cause.card_mut().map(see);
    }

    fn forget(&mut self, lost: Lost) {
        match lost {
            Lost::Moved(card) => self.over |= self.card.0 == card || self.unit.is_some_and(|u| u.0 == card),
            Lost::Out(player) => self.over |= player == self.who,
            Lost::Voided(_) => {}
        }
    }
}

/// 5-14. Drawing cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Drawing {
    /// Who draws.
    pub who: Player,
    /// How many are left to draw.
    pub left: u8,
    /// By what.
    pub cause: Cause,
    /// They are known.
    pub known: bool,
}

impl Drawing {
    /// Draw so many.
    pub fn of(who: Player, left: u8, cause: Cause) -> Frame {
        Procedure::Draw(At::start(Self { who, left, cause, known: false })).into()
    }
}

impl Locals for Drawing {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.cause.card_mut().map(see);
    }

    fn forget(&mut self, lost: Lost) {
        if lost == Lost::Out(self.who) {
            self.left = 0;
        }
    }
}

/// 8. A battle.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fight {
    /// The attacking Unit.
    pub unit: CardId,
    /// 10-1-9-1. For a Unit of the battle, the one that takes its damage, where somebody had to say.
    pub takers: SmallVec<[(CardId, CardId); 1]>,
}

impl Fight {
    pub(super) fn of(unit: CardId) -> Self {
        Self { unit, takers: SmallVec::new() }
    }
}

impl Locals for Fight {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        see(&mut self.unit);
        for (card, taker) in &mut self.takers {
            see(card);
            see(taker);
        }
    }
}

/// 9. An action step: who acts in which order, whose turn it is to act, who has passed in succession.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Acting {
    /// The sides, in order.
    pub(super) order: SmallVec<[Seats; 4]>,
    pub(super) at: u8,
    pub(super) passed: Seats,
    /// Somebody has acted.
    pub(super) acted: bool,
}

impl Locals for Acting {}

/// Only newer effects are resolved: those that were set off in the middle of another, where a reading does not let them wait.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Floor {
    pub(super) wave: u8,
    pub(super) only_burst: bool,
}

impl Locals for Floor {}

/// 13-2-5. A 【Burst】.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bursting {
    pub(super) who: Player,
    pub(super) card: CardId,
    pub(super) def: DefId,
    pub(super) effect: u8,
    pub(super) used: bool,
    pub(super) over: bool,
}

impl Locals for Bursting {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        see(&mut self.card);
    }

    fn forget(&mut self, lost: Lost) {
        self.over |= lost == Lost::Out(self.who);
    }
}

/// 13-1-1, 13-1-2. A keyword that is a triggered effect.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Keyworded {
    pub(super) who: Player,
    pub(super) card: CardId,
    pub(super) special: Special,
    pub(super) moved: bool,
    pub(super) over: bool,
}

impl Locals for Keyworded {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        see(&mut self.card);
    }

    fn forget(&mut self, lost: Lost) {
        match lost {
            Lost::Out(player) => self.over |= player == self.who,
            Lost::Moved(card) => self.moved |= self.card.0 == card,
            Lost::Voided(_) => {}
        }
    }
}

/// Rules enforcement under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Default)]
pub struct Enforcing {
    /// Destroyed Shields of which it does not matter which cards they are.
    pub(super) whatever: Few,
}

impl Locals for Enforcing {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.whatever.iter_mut().for_each(see);
    }
}
