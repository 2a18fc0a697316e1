//! The clauses of what the rules of all card games find, and the sentences in which it is said here.

use super::differences::Differs;
use super::vocabulary::{Condition, OwnCondition, Zone};
use super::{Book, OnePiece, State};
use crate::cardgame::{Because, CardId, Reason, Refused};

/// Finding → clauses and sentence.
pub fn reason(state: &State, book: &Book, why: &Because<OnePiece>) -> Option<Reason> {
    let (by, on, is) = (Reason::new, Reason::on, Reason::deciding);
    Some(match why {
        Because::Negated(_) => is("!8-2-1-1", "op-note-negated"),
        Because::UsedUp(_) => is("!10-2-13-3", "op-note-used-up"),
        Because::ConditionFails(_) => by("", "op-note-condition-fails"),
        Because::ConditionsHold(_) => by("", "op-note-conditions-hold"),
        Because::Paying(card) => is("!8-4-1-3", "op-note-paying").and(cost(state, book, *card)),
        Because::CannotPay(_) => is("!8-3-1-3", "op-note-cannot-pay"),
        Because::NotPaid(_) => by("", "op-note-not-paid"),
        Because::PaidOtherwise(_) => by("", "op-note-paid-otherwise"),
        Because::Activates(_) => by("", "op-note-activates"),
        Because::Once(_) => on("10-2-13-1", ""),
        Because::Instead(_) => on("8-1-3-4-3", ""),
        // The older edition has no clause that puts one player first.
        Because::TurnPlayerFirst(_) if book.differs(Differs::BothDo) => return None,
        Because::TurnPlayerFirst(_) => is("!1-3-11", "op-note-turn-player-first"),
        // What "if" asks for, what "may" leaves open, a mode and what is left of a text are told where they are looked at.
        Because::IfHolds | Because::DoesNot(_) | Because::GoesOn | Because::ModeChosen(..) => return None,
        Because::IfDone | Because::IfNotDone | Because::ThenAnyway => return None,
        Because::IfFails => on("4-10-1 8-2-1-2", ""),
        Because::Chosen => on("8-4-4-1", ""),
        Because::ChosenUpTo => on("4-8-1 8-4-4-1", ""),
        Because::NothingTo(_) => is("1-3-2", "op-note-nothing-to").and("8-4-4-1"),
        Because::NoneChosen => is("4-8-1", "").and("1-3-5-1 8-4-4-1"),
        Because::Hidden => on("8-4-4-2", ""),
        Because::AsManyAsCanBe => on("1-3-2", ""),
        Because::Forbidden(id) if is_staying(state, book, *id) => is("3-6-3", "op-note-leader-stays"),
        Because::Forbidden(_) => is("1-3-3", "op-note-forbidden"),
        Because::ForbiddenTo(_) => is("1-3-3", "op-note-forbidden-to"),
        Because::AlreadySo(_) => is("1-3-2-1", "op-note-already-so"),
        Because::NotAtAll => is("1-3-2-2", "op-note-not-at-all"),
        Because::UpTo => on("4-8-1", ""),
        Because::InOrder => on("3-1-7", ""),
        Because::PutBack(_) => is("!11-3-3", "op-note-put-back"),
        Because::LooksAt(..) => by("", "op-note-looks"),
        Because::LooksThrough(..) => by("", "op-note-looks-through"),
        Because::Shows => is("11-2-2", "").and("11-2-1"),
        Because::NumberChosen(..) => by("", "op-note-number"),
        Because::IsNext(_) => by("", "op-note-is-next"),
    })
}

/// 3-6-3. A Leader that no text forbids anything: it stays because it is one.
fn is_staying(state: &State, book: &Book, id: CardId) -> bool {
    let forbidden = state.values.of(id).is_some_and(|seen| seen.cannot(book).next().is_some());
    state.card(id).zone == Zone::Leader && !forbidden
}

/// 8-3-1. What the cost of a card's effect is: in several parts, or one that may be left unpaid.
fn cost(state: &State, book: &Book, card: CardId) -> &'static str {
    let costs = || book.def(state.card(card).def).own_effects().map(|(_, e)| e).filter(|e| !e.cost.is_empty());
    let (several, may) = (costs().any(|e| e.cost.len() > 1), costs().any(|e| e.may));
    match (several, may) {
        (true, true) => "8-3-1 8-3-1-1 8-3-1-4",
        (true, false) => "8-3-1 8-3-1-1",
        (false, true) => "8-3-1 8-3-1-4",
        (false, false) => "8-3-1",
    }
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
