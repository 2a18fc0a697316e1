//! Answers to decisions.

use serde::{Deserialize, Serialize};

use super::card::{CardId, DefId};
use super::pieces::CardPieces;
use super::{Asked, Options};
use crate::engine::{Chooser, Player};

/// An answer to a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Choice<V: CardPieces> {
    /// This card; one that nobody has seen, as this one.
    Card(CardId, DefId),
    /// No more.
    Done,
    /// It is done.
    Yes,
    /// It is not.
    No,
    /// This waiting effect is next.
    Resolve(CardId, u8),
    /// This replacement effect is used.
    Use(CardId, u8),
    /// This replacement effect is used, for this card of several.
    UseFor(CardId, u8, CardId),
    /// No replacement effect is used.
    Decline,
    /// This mode.
    Mode(u8),
    /// This number.
    Number(u8),
    /// On top.
    Top,
    /// At the bottom.
    Bottom,
    /// This player.
    Player(Player),
    /// A card of a shuffled pile, or one that nobody has seen, is this one.
    Is(CardId, DefId),
    /// It does not matter which card it is.
    Whatever(CardId),
    /// A player concedes.
    Concede(Player),
    /// Taken by itself: there is nothing to choose.
    Nothing,
    /// What only this game asks.
    Own(V::Choice),
}

/// Taken by itself; but who says it all the same is right.
pub fn by_itself<V: CardPieces>(choice: Choice<V>, who: Player, options: &mut Options<V>) -> Asked<V> {
    if options.why() {
        options.legal(choice);
        return Asked::Of(Chooser::Player(who));
    }
    Asked::Itself(choice)
}
