//! The clauses of what the rules of all card games find, and the sentences in which it is said here.

use super::{Cx, SummonerMaster};
use crate::cardgame::{Because, Reason, Refused};
use crate::engine::{ClauseId, Refusal};

/// Finding → clauses and sentence.
pub fn reason(why: &Because<SummonerMaster>) -> Option<Reason> {
    let on = Reason::on;
    Some(match why {
        Because::Negated(_) => on("601.1.3", "sm-note-loses"),
        Because::UsedUp(_) => on("g:(X/Y)", "sm-note-used-up"),
        Because::ConditionFails(_) => on("601.2.1", "sm-note-condition-fails"),
        Because::ConditionsHold(_) => return None,
        Because::Paying(_) => return None,
        Because::CannotPay(_) => on("g:Cost", "sm-note-short"),
        Because::NotPaid(_) | Because::PaidOtherwise(_) => on("g:Cost", "sm-note-not-paid"),
        Because::Activates(_) => on("", "sm-note-ability-works"),
        Because::Once(_) => return None,
        Because::Instead(_) => on("100.1", "sm-note-instead"),
        Because::GoesOn => on("", "sm-note-goes-on"),
        Because::TurnPlayerFirst(_) => on("100.4", "sm-note-attack-player-first"),
        // What was asked for is said where it is looked at.
        Because::IfHolds | Because::IfDone | Because::IfFails | Because::IfNotDone => return None,
        Because::ThenAnyway => on("100.3", "sm-note-then-anyway"),
        Because::DoesNot(_) => on("", "sm-note-does-not"),
        Because::ModeChosen(..) => on("", "sm-note-mode"),
        Because::Chosen | Because::ChosenUpTo | Because::Hidden | Because::UpTo | Because::InOrder => {
            return None;
        }
        Because::NoneChosen => on("", "sm-note-none-chosen"),
        Because::NothingTo(_) => on("100.3", "sm-note-nothing-to"),
        Because::AsManyAsCanBe => on("100.3", ""),
        Because::Forbidden(_) => on("g:Protect 100.2", "sm-note-forbidden"),
        Because::ForbiddenTo(_) => on("100.2", "sm-note-forbidden-to"),
        Because::AlreadySo(_) => on("100.3", "sm-note-already-so"),
        Because::NotAtAll => on("g:X", "sm-note-not-at-all"),
        Because::PutBack(_) => on("300.7", "sm-note-put-back"),
        Because::LooksAt(..) | Because::LooksThrough(..) => on("300.3", "sm-note-looks"),
        Because::Shows => on("300.8", "sm-note-shows"),
        Because::NumberChosen(..) => on("g:X", "sm-note-number"),
        Because::IsNext(_) => on("603.1", "sm-note-next"),
    })
}

/// The clauses that refuse.
pub const fn refusal(why: Refused) -> &'static str {
    match why {
        Refused::NotMeant | Refused::HasText | Refused::Impossible | Refused::LeavesTooFew | Refused::MustChoose => {
            "711.1"
        }
        Refused::AlreadySoInstead | Refused::AlreadySoForCost => "100.3",
        Refused::Forbidden => "100.2 g:Protect",
    }
}

/// What refuses a declaration stands in the step: of these clauses, parted by blanks, those that are among the reasons.
pub fn cites(cx: &mut Cx<'_>, refusal: &Refusal, among: &'static str) {
    for clause in among.split(' ') {
        if ClauseId::parse(clause).is_some_and(|id| refusal.names(id)) {
            cx.cite(clause);
        }
    }
    refusal.readings.iter().for_each(|reading| {
        cx.reading(reading);
    });
}
