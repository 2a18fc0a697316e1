//! What only Gundam asks, and what an effect keeps only here.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::areas::Target;
use super::types::Choice;
use super::waits::Was;
use crate::cardgame::{CardId, DefId, Few};
use crate::engine::Player;

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
    /// 5-5-4. 1 of the damage that is divided goes to this card.
    Share(CardId),
}

impl Act {
    /// As an answer.
    pub const fn choice(self) -> Choice {
        Choice::Own(self)
    }
}

/// What an effect under way keeps only here.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Local {
    /// Resources that were picked: EX, rested.
    pub resources: SmallVec<[(bool, bool); 2]>,
    /// Cards that the effect has dealt damage to, or was to destroy.
    pub hit: Few,
    /// For which cards damage is made less, as far as that was said.
    pub reduced: Vec<Reduced>,
    /// To which cards damage is divided, as far as it was said: one entry a point.
    #[serde(default)]
    pub shares: Few,
    /// The player whom the text has chosen.
    pub aimed: Option<Player>,
    /// How much damage set it off.
    pub damage: u8,
    /// Which of its timings set it off.
    #[serde(default)]
    pub timing: u8,
    /// Its timing had come, and it waited.
    pub waited: bool,
    /// The card has left the field: how it was there.
    pub was: Option<Box<Was>>,
    /// Cards that the text speaks of, and that have left the field: how they were there.
    pub its: Vec<Was>,
    /// `targets-when`: cards that were chosen beforehand, for each choice after the first.
    pub before: Vec<Few>,
    /// `targets-when`: all of them are chosen.
    pub chosen: bool,
    /// Which player of several does it now.
    pub each: u8,
    /// What the text speaks of, while something is done to this card alone.
    pub aside: Option<Few>,
}

impl Local {
    /// How a card was that has left the field, as far as the text speaks of it.
    pub fn last_of(&self, card: CardId) -> Option<&Was> {
        self.was.as_deref().into_iter().chain(&self.its).find(|was| was.last.card == card)
    }

    /// 13-2-8-2. How the card was whose leaving the field set the effect off.
    pub fn fallen(&self) -> Option<&Was> {
        self.was.as_deref().filter(|was| was.by.is_some())
    }
}

/// For which card an effect makes damage less.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Reduced {
    /// The card that has the effect.
    pub by: CardId,
    /// Which of its effects.
    pub effect: u8,
    /// The card that is hit.
    pub card: CardId,
}
