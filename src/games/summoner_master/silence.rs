//! What did not happen, though somebody could expect it: a Trigger Ability that is lost, used up, or whose condition does not hold.

use super::vocabulary::{Condition, OwnCondition};
use super::{Book, State, SummonerMaster};
use crate::cardgame::finding::Fact;
use crate::cardgame::missed::{Missing, Silent};
use crate::cardgame::{finding, telling};
use crate::engine::{Missed, ReadingSet};
use crate::lang::Said;

/// The clauses by which an Ability does nothing, and what is said of it.
pub fn is_silent(state: &State, book: &Book, silent: &Silent<'_, SummonerMaster>) -> Option<Missed<SummonerMaster>> {
    let held = silent.held;
    let extra = &book.effect(held.def, held.effect).extra;
    let (clauses, says) = match silent.why {
        Missing::Used if extra.limit.is_some() => ("g:(X/Y)", "sm-note-silent-used"),
        Missing::Used => ("g:(ที่ชื่อ_[S]_X_/_Y)", "sm-note-silent-used"),
        Missing::Negated => ("602.3.1", "sm-note-silent-lost"),
        Missing::Condition(Condition::Own(OwnCondition::Stated(_))) => ("g:เงื่อนไข", "sm-note-silent-condition"),
        Missing::Condition(_) => ("601.2.1", "sm-note-silent-condition"),
        Missing::Cost | Missing::Instead | Missing::Replaced => return None,
    };
    let mut note = finding(says).card(held.card);
    if let Missing::Condition(condition) = silent.why {
        let condition = condition.clone();
        note = note.with("words", Fact::Said(Said::later(move |speech| telling::condition(&condition, speech))));
    }
    // A card that nobody has seen says nothing.
    (!state.card(held.card).is_unknown()).then(|| Missed {
        clauses,
        readings: ReadingSet::default(),
        name: "step-not",
        note,
    })
}
