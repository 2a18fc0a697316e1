//! What an effect that waits brings with it.

use serde::{Deserialize, Serialize};

use crate::cardgame::{CardId, Cause};
use crate::engine::Player;

/// What a waiting effect keeps.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Waits {
    /// What it is, if it is no text.
    pub special: Special,
    /// 13-2-8-2-1. How its card was when it was last on the field.
    pub was: Option<Was>,
    /// How much damage set it off.
    pub damage: u8,
}

/// 13-2-8-2-1. A card as it was last on the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Was {
    /// AP.
    pub ap: i16,
    /// HP.
    pub hp: i16,
    /// Damage counters.
    pub damage: u8,
    /// Rested.
    pub rested: bool,
    /// A Link Unit.
    pub linked: bool,
    /// Its Pilot.
    pub pilot: Option<CardId>,
    /// Its keywords, by their places, with their numbers.
    pub keywords: [u8; 8],
    /// By what it left.
    pub by: Cause,
}

/// What a waiting effect is, if it is no text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Special {
    /// An effect of a text.
    #[default]
    Text,
    /// 13-2-5. 【Burst】.
    Burst,
    /// 13-1-1. 《Repair》.
    Repair(u8),
    /// 13-1-2. 《Breach》, against the shield area of this player.
    Breach(u8, Player),
}
