//! 701 to 706. A change of Zone: which card, where to, by what.

use serde::{Deserialize, Serialize};

use super::areas::Away;
use super::vocabulary::Category;
use crate::cardgame::{CardId, Cause, End};

/// Where a card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum To {
    /// 701. Destroyed, then to the Shrine.
    Destroyed,
    /// 702. Discarded, then to the Shrine.
    Discarded,
    /// 703
    Shrine,
    /// 704. On top, at the bottom, or shuffled into it.
    Library(Option<End>),
    /// 705
    Hand,
    /// 706
    Removed,
    /// 704.2, 705.2, 706.2. A Mystic into the Shrine, in the Phase in which the card that it is pasted on goes to this Zone.
    With(Gone),
}

/// Where a card goes that has Mystics pasted on it, if not into the Shrine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Gone {
    /// 704
    Library,
    /// 705
    Hand,
    /// 706
    Removed,
}

/// A card that changes Zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Change {
    /// Which.
    pub card: CardId,
    /// Where it goes.
    pub to: To,
    /// By what.
    pub cause: Cause,
    /// Its kind, where nobody has seen it.
    pub kind: Option<Category>,
    /// It comes back.
    pub back: Option<Away>,
    /// It has moved.
    pub moved: bool,
    /// It goes with another card: it is not destroyed itself.
    pub with: bool,
}

impl Change {
    /// A card goes somewhere.
    pub const fn of(card: CardId, to: To, cause: Cause) -> Self {
        Self { card, to, cause, kind: None, back: None, moved: false, with: false }
    }

    /// A card is destroyed.
    pub const fn destroyed(card: CardId, cause: Cause) -> Self {
        Self::of(card, To::Destroyed, cause)
    }
}
