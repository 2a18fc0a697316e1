//! The clauses of what the rules of all card games find, and the sentences in which it is said here.

use super::vocabulary::{Condition, OwnCondition, Zone};
use super::{Book, OnePiece, State};
use crate::cardgame::{Because, Reason, Refused};

/// Finding → clauses and sentence.
pub fn reason(state: &State, book: &Book, why: &Because<OnePiece>) -> Option<Reason> {
    let by = Reason::new;
    let on = Reason::on;
    Some(match why {
        Because::Negated(_) => by("8-2-1-1", "op-note-negated"),
        Because::UsedUp(_) => by("10-2-13-3", "op-note-used-up"),
        Because::ConditionFails(_) => by("8-3-2-1", "op-note-condition-fails"),
        Because::ConditionsHold(_) => by("8-3-2-1", "op-note-conditions-hold"),
        Because::Paying(_) => by("8-4-1-3 8-3-1 8-3-1-1", "op-note-paying"),
        Because::CannotPay(_) => by("8-3-1-3", "op-note-cannot-pay"),
        Because::NotPaid(_) => by("", "op-note-not-paid"),
        Because::PaidOtherwise(_) => by("", "op-note-paid-otherwise"),
        Because::Activates(_) => by("", "op-note-activates"),
        Because::Once(_) => by("10-2-13-1", ""),
        Because::Instead(_) => by("8-1-3-4-3", ""),
        Because::GoesOn => by("", "op-goes-on"),
        // The older edition has no clause that puts one player first.
        Because::TurnPlayerFirst(_) if book.is_older() => return None,
        Because::TurnPlayerFirst(_) => by("1-3-11", "op-note-turn-player-first"),
        Because::IfHolds => by("", "op-note-if"),
        Because::IfFails => Reason { cites: "4-10-1", supports: "8-2-1-2", says: "op-note-if-not" },
        Because::IfDone => by("", "op-note-if-done"),
        Because::IfNotDone => by("", "op-note-if-not-done"),
        Because::ThenAnyway => by("", "op-note-then-anyway"),
        Because::DoesNot(_) => by("", "op-note-does-not"),
        Because::ModeChosen(..) => by("", "op-note-mode"),
        Because::Chosen => by("8-4-4-1", ""),
        Because::ChosenUpTo => by("4-8-1 8-4-4-1 1-3-5-1", ""),
        Because::NothingTo(_) => by("1-3-2 8-4-4-1", "op-note-nothing-to"),
        Because::NoneChosen => by("4-8-1 1-3-5-1", ""),
        Because::Hidden => on("8-4-4-2", ""),
        Because::AsManyAsCanBe => on("1-3-2", ""),
        Because::Forbidden(id) => {
            on(if state.card(*id).zone == Zone::Leader { "3-6-3" } else { "1-3-3" }, "op-note-forbidden")
        }
        Because::ForbiddenTo(_) => by("1-3-3", "op-note-forbidden-to"),
        Because::AlreadySo(_) => by("1-3-2-1", "op-note-already-so"),
        Because::NotAtAll => by("1-3-2-2", "op-note-not-at-all"),
        Because::UpTo => by("4-8-1", ""),
        Because::InOrder => on("3-1-7", ""),
        Because::PutBack(_) => by("", "op-note-put-back"),
        Because::LooksAt(..) | Because::LooksThrough(..) => by("", "op-note-looks"),
        Because::Shows => by("11-2-1", ""),
        Because::NumberChosen(..) => by("", "op-note-number"),
        Because::IsNext(_) => by("", "op-note-is-next"),
    })
}

/// The clauses that refuse.
pub const fn refusal(why: Refused) -> &'static str {
    match why {
        Refused::NotMeant => "8-4-4",
        Refused::HasText => "8-4-4 8-2-2 2-8-5",
        Refused::AlreadySoInstead => "1-3-2-1 8-1-3-4-5",
        Refused::AlreadySoForCost => "1-3-2-1 8-3-1-3",
        Refused::Forbidden => "1-3-3",
        Refused::Impossible => "1-3-2 1-3-3",
        Refused::LeavesTooFew => "8-4-4-1 8-4-4 8-3-1-3",
        Refused::MustChoose => "8-4-4-1 8-1-2",
    }
}

/// 8-3-2. The clauses of a condition in brackets.
pub const fn condition(condition: &Condition) -> &'static str {
    match condition {
        Condition::Own(OwnCondition::DonGiven(_)) => "8-3-2-3 10-2-9-1",
        Condition::YourTurn => "8-3-2-4 10-2-11-1",
        Condition::OpponentsTurn => "8-3-2-5 10-2-12-1",
        _ => "",
    }
}
