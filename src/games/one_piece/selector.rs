//! 8-4-4. Which cards a text speaks of.

use serde::{Deserialize, Serialize};

use super::effects::{Attribute, Category, Colour, Keyword};
use super::operations::Amount;

/// Cards in some places, of a side, of a kind.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Selector {
    /// Whose, seen from the player of the effect.
    pub side: Side,
    /// Where they are.
    pub places: Vec<Place>,
    /// What they are.
    pub filter: Filter,
}

/// 4-2. Whose cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    /// "your".
    Yours,
    /// "your opponent's".
    Opponents,
    /// Either: "1 Character with a cost of 3 or less", "your or your opponent's".
    Any,
}

/// 3-1-1. Places of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Place {
    /// 3-6.
    Leader,
    /// 3-7.
    Characters,
    /// 3-8.
    Stage,
    /// 3-4.
    Hand,
    /// 3-2.
    Deck,
    /// 3-5.
    Trash,
    /// 3-10. The whole Life area.
    Life,
    /// 3-10-2. The top card of Life.
    LifeTop,
    /// 3-10-2. The bottom card of Life. Top and bottom together: "from the top or bottom of your Life cards".
    LifeBottom,
    /// 11-3. The cards that are being looked at, or were revealed, by this effect.
    Looked,
    /// 3-9. DON!! cards in the cost area, active and rested; with `Is::Active` or `Is::Rested` only those.
    Don,
    /// DON!! cards given to Leader or Characters.
    DonGiven,
    /// 3-3.
    DonDeck,
}

/// All of these must hold.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Filter(pub Vec<Is>);

/// One thing that must hold of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Is {
    /// One of these filters: "{A} or {B} type", "Leader or Character cards".
    Either(Vec<Filter>),
    /// "other than …".
    Not(Box<Filter>),
    /// Its category.
    Category(Category),
    /// 2-1-2. Its name.
    Name(String),
    /// 2-1-2-1. A part of its name.
    NameIncludes(String),
    /// 2-4-3. Its type.
    Type(String),
    /// 2-4-3-1. A part of a type: `a type including "X"`.
    TypeIncludes(String),
    /// 2-5.
    Attribute(Attribute),
    /// 2-3.
    Colour(Colour),
    /// 2-3-6.
    Multicolour,
    /// Its cost is in this range, inclusive.
    Cost(i32, i32),
    /// 4-9. Its base cost.
    BaseCost(i32, i32),
    /// Its power.
    Power(i32, i32),
    /// 4-9. Its base power.
    BasePower(i32, i32),
    /// "with a cost equal to or less than …".
    CostAtMost(Box<Amount>),
    /// "with a cost equal to …", "with the chosen cost".
    CostIs(Box<Amount>),
    /// "with power equal to or less than …".
    PowerAtMost(Box<Amount>),
    /// "with a base power equal to or less than …".
    BasePowerAtMost(Box<Amount>),
    /// 2-10. Its counter value.
    Counter(i32, i32),
    /// 4-4. Rested.
    Rested,
    /// 4-4. Active.
    Active,
    /// It has this keyword.
    Has(Keyword),
    /// It has a `[Trigger]`.
    HasTrigger,
    /// It has an effect with this timing in its text: "with an [On Play] effect".
    HasOnPlay,
    /// As above, `[When Attacking]`.
    HasWhenAttacking,
    /// As above, `[On K.O.]`.
    HasOnKo,
    /// As above, `[Activate: Main]`.
    HasActivateMain,
    /// As above, `[Counter]` of an Event.
    HasCounterEffect,
    /// 2-8-5. No base effect.
    NoBaseEffect,
    /// It is this card. `Not(This)`: "other than this Character".
    This,
    /// It is the card that the text speaks of. `Not(It)`: "other than that Character".
    It,
    /// 3-7-4. It was played this turn.
    PlayedThisTurn,
    /// So many DON!! are given to it: from, to.
    DonGiven(u8, u8),
    /// 3-10-2-1. Face up.
    FaceUp,
    /// 3-10-2-1. Face down.
    FaceDown,
    /// Its colour differs from that of the card that the text speaks of.
    OtherColourThanIt,
    /// Its name is that of the card that the text speaks of.
    SameNameAsIt,
    /// Its cost is that of the card that the text speaks of.
    SameCostAsIt,
    /// The cards chosen together have different names.
    DifferentNames,
    /// It is attacking.
    Attacking,
    /// It is in the battle that is going on.
    InBattle,
}

/// No limit downwards, for the ranges of [`Is`].
pub const LEAST: i32 = i32::MIN;
/// No limit upwards.
pub const MOST: i32 = i32::MAX;
