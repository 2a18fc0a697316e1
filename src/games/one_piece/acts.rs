//! What only ONE PIECE asks, and what an effect keeps only here.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::event::DonAt;
use super::noticing::Void;
use super::types::Choice;
use super::vocabulary::Zone;
use crate::cardgame::{CardId, DefId, Few};
use crate::engine::Player;

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

/// What an effect under way keeps only here.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Local {
    /// DON!! cards that were picked.
    pub dons: SmallVec<[DonAt; 4]>,
    /// 8-4-4. DON!! cards that were picked with other cards: whose, and in which state.
    pub counted: SmallVec<[(Player, DonAt); 4]>,
    /// How many of them were picked by steps before.
    pub counted_before: u8,
    /// DON!! cards that the text speaks of.
    pub dons_it: SmallVec<[(Player, DonAt); 4]>,
    /// 10-2-17. Where the card that has it is expected to be.
    pub place: Option<Zone>,
    /// It comes to nothing, and why.
    pub void: Option<Void>,
    /// Another effect of its card activates it, whatever the phase.
    pub through: bool,
    /// 10-2-6. It is activated as an [On Play] effect, whatever other timings it has.
    pub on_play: bool,
    /// The cards that its text spoke of before it spoke of others: on the field, selected, played.
    pub former: [Few; 3],
    /// 3-7-6-1. It is there instead of making room for this card, which is being played.
    pub played: Option<CardId>,
}
