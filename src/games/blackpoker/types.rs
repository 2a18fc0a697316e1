//! The game as a type, with what is answered and what is found.

use serde::{Deserialize, Serialize};

use super::actions::Kind;
use super::cards::{Card, Thing};
use super::state::Target;
use super::unknown::Next;
use crate::engine::{self, Asked, Player, Readings};

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BlackPoker;

/// What does not change during play.
#[derive(Clone, Debug, Default)]
pub struct Book {
    /// The readings in force.
    pub readings: Readings,
}

pub(super) type Cx<'a> = engine::Cx<'a, BlackPoker>;

pub(super) type Options = engine::Options<BlackPoker>;

/// An answer to a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Choice {
    /// P-4-5, P-4-11. Make this action.
    Act(Kind),
    /// P-4-11. Pass.
    Pass,
    /// S-3-2. Change the order of bulwarks: never allowed.
    SwapBulwarks,
    /// S-2-1. Drive this bulwark.
    Drive(Thing),
    /// S-2-3, A-8-1. Discard this card.
    Discard(Card),
    /// Discard a card that the judge does not know.
    DiscardUnknown,
    /// P-5-3. This key card.
    Key(Card),
    /// P-5-4. This target.
    Target(Target),
    /// P-5-4. An action without key cards: never allowed.
    KeylessAction(Player, Kind),
    /// A-1-1. Lay this card.
    Lay(Card),
    /// A-1-1. Lay a card that the judge does not know.
    LayUnknown,
    /// Something unknown is this card.
    Is(Subject, Card),
    /// Something unknown is a card that does not matter.
    Whatever,
    /// A-7-2. Draw a second card.
    Draw,
    /// A-7-2. Do not.
    NoDraw,
    /// A-9-1. This soldier attacks.
    Attacker(Thing),
    /// A-9-1. Nobody attacks.
    NoAttacker,
    /// A-10-1. This character blocks that attacker.
    Blocker(Thing, Thing),
    /// A-10-1. Nobody blocks that attacker.
    NoBlock(Thing),
    /// A-9-1, A-10-1. No more of them.
    NoMore,
    /// A-14-1. Driven, or charged.
    State(bool),
    /// A-18-1. Take this card.
    Take(Card),
    /// A-18-1. Take none.
    TakeNothing,
    /// A-11-1-1. Of several losing blockers this one goes.
    GiveUp(Thing),
    /// Taken by itself: all of them.
    All,
    /// Taken by itself: a card that nobody need see.
    Unseen,
    /// Taken by itself: there is nothing.
    NothingThere,
    /// Taken by itself: the player who has the chance can do nothing.
    Stuck,
}

/// What an unknown card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Subject {
    /// The top card of a deck.
    Top(Player),
    /// A bulwark.
    Bulwark(Thing),
    /// A card that was lost unseen.
    Buried(Player),
}

/// A finding that is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// P-4-11. A player passes.
    Passes(Player),
    /// P-2-5. Equal numbers were turned up.
    TurnedEqual(u8, u8),
    /// P-2-4. The higher number goes first.
    GoesFirst(Player, u8, u8),
    /// P-2-5. Somebody has no card to turn up.
    NoCardToTurn,
    /// P-6-1. The target is gone.
    TargetGone(Kind),
    /// A-1-1. No card in hand.
    NothingToLay(Player),
    /// A-7-1. No card in the deck.
    NothingToDraw(Player),
    /// A-18-1. No card in the deck.
    NothingToTake(Player),
    /// A-19-1. Nothing was found.
    NothingFound(Player),
    /// A-19-1. The last card stays.
    LastStays(Player),
    /// P-6-2. More damage than cards.
    MoreThanTheDeck(Player, u8, u8),
    /// A-9-2. There is no attacker.
    NoAttacker,
    /// A-11-0. The attacker has left.
    AttackerGone(Thing),
    /// A-11-0. The attacker has lost its role.
    RoleLost(Thing),
    /// A-11-1. The numbers.
    Compared(Thing, i16, i16),
    /// A-11-2. A bulwark has blocked.
    AgainstBulwark(Thing, Thing),
    /// A-11-3. Nobody blocks.
    Unblocked(Thing, i16),
    /// A-11-3. By a reading it counts as unblocked.
    CountsUnblocked(Thing, i16),
    /// P-5-2. A part of the cost is not paid.
    NotPaid(Player),
    /// S-2-1. The bulwark is driven already.
    AlreadyDriven(Thing),
    /// A-12-1, A-13-1. The changes of the turn end.
    ChangesEnd,
    /// A-15-1-a. The numbers of the key cards, and whether the case holds.
    Countered(u8, u8, bool),
    /// A-15-1-b. Two key cards.
    CounteredTwo,
}

/// The next card of a deck as options: known, unseen, or asked of chance or of the judge.
pub(super) fn offer_next(player: Player, next: Next, options: &mut Options) -> Asked<BlackPoker> {
    match next {
        Next::Nothing => Asked::Itself(Choice::NothingThere),
        Next::Known(card) => Asked::Itself(Choice::Is(Subject::Top(player), card)),
        Next::Unseen => Asked::Itself(Choice::Unseen),
        Next::Asked { who, cards, open } => {
            cards.iter().for_each(|card| options.legal(Choice::Is(Subject::Top(player), card)));
            if open {
                options.legal(Choice::Whatever);
            }
            Asked::Of(who)
        }
    }
}
