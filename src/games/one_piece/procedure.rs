//! The procedures, with what each remembers.

use serde::{Deserialize, Serialize};

use super::types::Frame;
use super::vocabulary::Zone;
use crate::cardgame::{CardId, Cause, End, Few, Locals};
use crate::engine::{At, Lost, Player};

/// The procedures.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Procedure {
    /// 5-2-1
    Setup(At<Setup>),
    /// 6
    Turn(At<Turning>),
    /// 6-5-3
    Play(At<Playing>),
    /// 7-1
    Battle(At<Battling>),
    /// 4-6-2
    Damage(At<Damage>),
    /// 4-5
    Draw(At<Drawing>),
    /// 3-2-3. Cards from the top of a deck.
    Top(At<FromTop>),
    /// 3-7-3, 3-8-3
    Enter(At<Entering>),
    /// 9-2
    Enforce(At<Processing>),
}

/// How far the preparation is.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Default)]
pub struct Setup {
    /// 5-2-1-5-1. Effects at the start of the game that were done: player and effect.
    pub(super) done: Vec<(Player, u8)>,
    /// 5-2-1-5-2. Whose deck was changed.
    pub(super) changed: [bool; 2],
    /// 5-2-1-6, 5-2-1-7. Who has drawn, and placed Life.
    pub(super) at: u8,
}

impl Locals for Setup {}

/// How far a step of the turn is that has parts.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Default)]
pub struct Turning {
    /// 6-6-1-2. The turn player's part is done.
    pub(super) second: bool,
    /// 6-5-5-1. DON!! cards that are still to be given, one after the other, and to whom.
    pub(super) giving: Option<(CardId, u8)>,
}

impl Locals for Turning {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.giving.iter_mut().for_each(|(card, _)| see(card));
    }
}

/// A card that is being played.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Playing {
    /// Who plays it.
    pub(super) who: Player,
    /// Which.
    pub(super) card: CardId,
    /// 7-1-3-2-2. For its [Counter] effect.
    pub(super) counter: bool,
    /// Without paying its cost, by an effect.
    pub(super) free: Option<Cause>,
}

impl Playing {
    /// Play a card from hand and pay for it.
    pub fn of(who: Player, card: CardId, counter: bool) -> Frame {
        Procedure::Play(At::start(Self { who, card, counter, free: None })).into()
    }

    /// An effect has an Event activated.
    pub fn free(who: Player, card: CardId, cause: Cause) -> Frame {
        Procedure::Play(At::start(Self { who, card, counter: false, free: Some(cause) })).into()
    }
}

impl Locals for Playing {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        see(&mut self.card);
        self.free.as_mut().and_then(Cause::card_mut).map(see);
    }
}

/// What a battle remembers besides its cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Battling {
    /// 7-1-1-1. The card that attacks.
    pub(super) attacker: CardId,
    /// 7-1-3-2-1. The card that was trashed for its counter, and the number on it.
    pub(super) counter: Option<(CardId, i32)>,
}

impl Locals for Battling {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        see(&mut self.attacker);
        self.counter.iter_mut().for_each(|(card, _)| see(card));
    }
}

/// Damage that is being dealt.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Damage {
    /// To whom.
    pub to: Player,
    /// Points that are left.
    pub left: u8,
    /// Some were dealt.
    pub begun: bool,
    /// 10-1-3-1. The attacker has [Banish].
    pub banish: bool,
    /// The attacker, if it is an attack.
    pub attack: Option<CardId>,
    /// By what.
    pub cause: Cause,
    /// 10-1-5-2. The [Trigger] of the card is not used.
    pub unused: bool,
    /// 10-1-5-1. The card whose [Trigger] is being used.
    pub revealed: Option<CardId>,
}

impl Damage {
    /// Damage by an effect.
    pub fn by_effect(to: Player, left: u8, cause: Cause) -> Frame {
        let damage = Self { to, left, begun: false, banish: false, attack: None, cause, unused: false, revealed: None };
        Procedure::Damage(At::start(damage)).into()
    }
}

impl Locals for Damage {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.attack.iter_mut().chain(&mut self.revealed).chain(self.cause.card_mut()).for_each(see);
    }
}

/// 4-5. Drawing cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Drawing {
    /// Who draws.
    pub who: Player,
    /// How many are left to draw.
    pub left: u8,
    /// 4-5-4. "up to".
    pub up_to: bool,
    /// By what.
    pub cause: Cause,
}

impl Drawing {
    /// Draw so many.
    pub fn of(who: Player, left: u8, cause: Cause) -> Frame {
        Procedure::Draw(At::start(Self { who, left, up_to: false, cause })).into()
    }
}

impl Locals for Drawing {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.cause.card_mut().map(see);
    }
}

/// 3-2-3. Cards from the top of a deck, one by one.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FromTop {
    /// Whose deck.
    pub who: Player,
    /// How many are left.
    pub left: u8,
    /// There were several to begin with.
    pub several: bool,
    /// Where they go.
    pub to: Zone,
    /// At which end.
    pub end: End,
    /// Face up.
    pub turned: bool,
    /// By what.
    pub cause: Cause,
}

impl Locals for FromTop {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.cause.card_mut().map(see);
    }
}

/// 3-7-3, 3-8-3. Cards are put into play, one after the other.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Entering {
    /// Whose.
    pub who: Player,
    /// Which, the next one first.
    pub cards: Few,
    /// 3-7-5. Rested, if something says so.
    pub rested: bool,
    /// By what.
    pub cause: Cause,
}

impl Locals for Entering {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.cards.iter_mut().for_each(&mut *see);
        self.cause.card_mut().map(see);
    }

    /// 3-1-6. A card that has moved is a new one.
    fn forget(&mut self, lost: Lost) {
        if let Lost::Moved(card) = lost {
            self.cards.retain(|c| c.0 != card);
        }
    }
}

/// Rule processing remembers nothing.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Default)]
pub struct Processing;

impl Locals for Processing {}
