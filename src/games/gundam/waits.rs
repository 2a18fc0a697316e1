//! What an effect that waits brings with it.

use serde::{Deserialize, Serialize};

use super::areas::{Battle, Marks};
use crate::cardgame::Cause;
use crate::cardgame::values::Last;
use crate::engine::Player;

/// What a waiting effect keeps.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Waits {
    /// What it is, if it is no text.
    pub special: Special,
    /// 13-2-8-2-1. How its card was when it was last on the field.
    pub was: Option<Box<Was>>,
    /// How the cards were that it is about, and that left the field when it was set off.
    pub its: Vec<Was>,
    /// How much damage set it off.
    pub damage: u8,
    /// Which of its timings set it off.
    #[serde(default)]
    pub timing: u8,
}

/// 13-2-8-2-1. A card as it was last on the field.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Was {
    /// Its numbers, keywords, traits and names; rested or active.
    pub last: Last,
    /// Damage counters, its Pilot, and what else was marked on it.
    pub marks: Marks,
    /// A Link Unit.
    pub linked: bool,
    /// The battle that was going on.
    pub battle: Option<Battle>,
    /// By what it left, where its leaving set the effect off: 13-2-8-2. Else it left while the effect waited or was resolved.
    pub by: Option<Cause>,
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
