//! The clauses of what the rules of all card games find, and the sentences in which it is said here.

use super::vocabulary::{Condition, Deed, OwnCondition};
use super::{Book, Gundam, State};
use crate::cardgame::{Because, Reason, Refused};

/// Finding → clauses and sentence.
pub fn reason(_: &State, _: &Book, why: &Because<Gundam>) -> Option<Reason> {
    let by = Reason::new;
    let on = Reason::on;
    Some(match why {
        Because::Negated(_) => by("10-2-3", "gcg-note-negated"),
        Because::UsedUp(_) => by("13-2-13-1", "gcg-note-used-up"),
        // What was looked at has been told, condition by condition.
        Because::ConditionFails(_) => by("10-2-1", ""),
        Because::ConditionsHold(_) | Because::Activates(_) | Because::IfHolds | Because::IfFails => return None,
        // What is left of a text tells itself.
        Because::GoesOn => return None,
        // Of which text it is, is said where it is looked at.
        Because::IfDone | Because::IfNotDone => return None,
        Because::Paying(_) => on("10-1-7-4", "gcg-note-paying"),
        Because::CannotPay(_) => by("", "gcg-note-cannot-pay"),
        Because::NotPaid(_) => by("", "gcg-note-not-paid"),
        Because::PaidOtherwise(_) => by("", "gcg-note-paid-otherwise"),
        Because::Once(_) => on("13-2-13-1", ""),
        Because::Instead(_) => on("10-1-9-1-1", ""),
        Because::TurnPlayerFirst(_) => by("", "gcg-note-turn-player-first"),
        Because::ThenAnyway => by("", "gcg-note-then-anyway"),
        Because::DoesNot(_) => by("", "gcg-note-does-not"),
        Because::ModeChosen(..) => by("", "gcg-note-mode"),
        Because::Chosen => on("10-1-3", ""),
        Because::ChosenUpTo => on("1-3-5", ""),
        // 5-11-1. What is discarded is no target: there is nothing to do it with.
        Because::NothingTo(Deed::Discard) => Reason::deciding("!1-3-2", "gcg-note-nothing-to"),
        Because::NothingTo(_) => Reason::deciding("10-3-3-1", "gcg-note-nothing-to").and("1-3-2"),
        Because::NoneChosen => on("1-3-5", "gcg-note-none-chosen"),
        Because::Hidden => on("4-1-3", ""),
        Because::AsManyAsCanBe => on("1-3-2", "gcg-note-as-many"),
        Because::Forbidden(_) => on("1-3-3", "gcg-note-forbidden"),
        Because::ForbiddenTo(_) => on("1-3-3", "gcg-note-forbidden-to"),
        Because::AlreadySo(_) => on("1-3-2-1", "gcg-note-already-so"),
        Because::NotAtAll => on("1-3-2-2", "gcg-note-not-at-all"),
        Because::UpTo => on("1-3-5", ""),
        Because::InOrder => on("4-1-6", ""),
        Because::PutBack(_) => by("", "gcg-note-put-back"),
        Because::LooksAt(..) | Because::LooksThrough(..) => by("", "gcg-note-looks"),
        Because::Shows => by("", ""),
        Because::NumberChosen(..) => on("1-3-5", "gcg-note-number"),
        Because::IsNext(_) => by("", "gcg-note-is-next"),
    })
}

/// The clauses that refuse.
pub const fn refusal(why: Refused) -> &'static str {
    match why {
        Refused::NotMeant | Refused::HasText => "10-3-3",
        Refused::AlreadySoInstead => "1-3-2-1 10-1-9-1",
        Refused::AlreadySoForCost => "1-3-2-1 10-1-7-2",
        Refused::Forbidden => "1-3-3 10-2-3",
        Refused::Impossible => "1-3-2 10-3-3-1",
        Refused::LeavesTooFew => "10-3-3 10-1-7-4",
        Refused::MustChoose => "10-3-3 10-1-3 1-3-5",
    }
}

/// The clauses of a condition before an effect.
pub const fn condition(condition: &Condition) -> &'static str {
    match condition {
        Condition::Own(OwnCondition::DuringPair(filter)) if filter.0.is_empty() => "13-2-10-1",
        Condition::Own(OwnCondition::DuringPair(_)) => "13-2-10-2",
        Condition::Own(OwnCondition::DuringLink) => "13-2-12-1",
        _ => "",
    }
}
