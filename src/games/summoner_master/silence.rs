//! What did not happen, though somebody could expect it: a Trigger Ability that is lost, used up, or whose condition does not hold.

use super::event::Happens;
use super::vocabulary::{Condition, Kind, OwnCondition, Timing, When, Zone};
use super::{Book, Event, Eye, State, SummonerMaster};
use crate::cardgame::finding::{Fact, Missing, Silent};
use crate::cardgame::{CardId, finding, telling};
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

/// What happens is not what an Ability of the card waits for, though it looks like it.
pub fn is_not_that(state: &State, book: &Book, event: &Event) -> Option<Missed<SummonerMaster>> {
    let (card, whens, clauses, says): (CardId, &[When], _, _) = match event {
        // 601.1.3. A card that falls from a hand or a Library was not in the arena.
        Event::Move(m)
            if matches!(m.to, Zone::SealShrine | Zone::MysticShrine)
                && matches!(m.from, Zone::Hand | Zone::SealLibrary | Zone::MysticLibrary) =>
        {
            (m.card, &[When::FallsToShrine], "601.1.3", "sm-note-silent-elsewhere")
        }
        // 510.1. A Support is not the one that combines.
        Event::Own(Happens::Support(_, support)) => {
            (*support, &[When::Combines, When::HasCombined], "510.1", "sm-note-silent-support")
        }
        _ => return None,
    };
    let own = state.card(card);
    let eye = Eye::new(state, book, own.owner, card);
    let waits = |t: &Timing| matches!(t, Timing::Own(t) if whens.contains(&t.when) && eye.means(&t.who, card));
    let has = |kind: &Kind| matches!(kind, Kind::Auto(all) if all.iter().any(waits));
    let expected = !own.is_unknown() && book.def(own.def).own_effects().any(|(_, effect)| has(&effect.kind));
    let note = finding(says).card(card);
    expected.then(|| Missed { clauses, readings: ReadingSet::default(), name: "step-not", note })
}
