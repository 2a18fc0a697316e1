//! What did not happen, though somebody could expect it: an effect that is not set off, a replacement that is not offered.

use super::vocabulary::Condition;
use super::{Book, Cx, Event, Gundam, State, because, readings, said};
use crate::cardgame::finding::{Fact, Missing, Silent};
use crate::cardgame::values::Granted;
use crate::cardgame::words::Words;
use crate::cardgame::{Because, CardId, Finding, finding};
use crate::engine::{Missed, Player, ReadingSet, Seats};
use crate::lang::Said;

/// The clauses by which an effect does nothing, and what is said of it.
pub fn is_silent(state: &State, _: &Book, silent: &Silent<'_, Gundam>) -> Option<Missed<Gundam>> {
    let (clauses, says) = match silent.why {
        Missing::Used => ("13-2-13-1", "gcg-note-silent-used"),
        Missing::Negated => ("10-2-3", "gcg-note-silent-negated"),
        Missing::Condition(condition) => (clauses(condition, silent.replaces), "gcg-note-silent-condition"),
        Missing::Cost => ("10-2-1 1-3-2", "gcg-note-silent-instead"),
        Missing::Instead => ("1-3-2 10-1-9-1", "gcg-note-silent-instead"),
        Missing::Replaced => ("10-1-9-1", "gcg-note-silent-replaced"),
    };
    // Whose turn it is, everybody sees; an effect that works by itself in the other one is no surprise.
    let turn = matches!(silent.why, Missing::Condition(Condition::YourTurn | Condition::OpponentsTurn));
    let name = if turn && !silent.replaces { "step-not-now" } else { "step-not" };
    let mut readings = ReadingSet::default();
    if matches!(silent.why, Missing::Replaced) {
        readings.insert(readings::REPLACED_AGAIN);
    }
    let mut note = finding(says).card(silent.held.card);
    if let Missing::Condition(condition) = silent.why {
        note = note.with("words", told(condition));
    }
    // A card that nobody has seen says nothing.
    (!state.card(silent.held.card).is_unknown()).then(|| Missed { clauses, readings, name, note })
}

/// The clauses of a condition that does not hold.
fn clauses(condition: &Condition, replaces: bool) -> &'static str {
    match (because::condition(condition), replaces) {
        ("", true) => "10-2-1",
        ("", false) => "10-2-1 10-1-6-2",
        (clauses, _) => clauses,
    }
}

/// A condition as it will be told.
pub fn told(condition: &Condition) -> Fact {
    let condition = condition.clone();
    Fact::Said(Said::later(move |speech| crate::cardgame::telling::condition(&condition, speech)))
}

/// 10-1-9-1, 10-1-3. A replacement is used in the place of something, or left unused.
pub fn says_replacement(w: &Words<'_, Gundam>, card: CardId, event: &Event, used: bool) -> Option<Finding> {
    if !used {
        return Some(finding("gcg-note-replacement-declined").player(w.state.owner(card)).card(card));
    }
    said::event(w, event).map(|said| finding("gcg-note-replaces").card(card).with("words", Fact::Said(said)))
}

/// 1-3-3. It is forbidden to do something to a card: by the effect of which card.
pub fn is_forbidden(cx: &mut Cx<'_>, card: CardId, by: Option<Granted>) {
    match by {
        Some(by) => {
            cx.cite("1-3-3");
            cx.note(finding("gcg-note-forbidden-by").card(card).with("by", Fact::Card(by.source)));
        }
        None => crate::cardgame::because(cx, Because::Forbidden(card)),
    }
}

/// 9-3-3. A player who is attacked passes, and of the cards in hand only the names are known: one of them might be of use.
pub fn bare_hand(cx: &mut Cx<'_>, side: Seats) {
    let attacked = |p: &Player| cx.state.battle.is_some() && !cx.state.turn_players().has(*p);
    for player in side.iter().filter(attacked) {
        let hand = cx.state.hand(player);
        let named = hand.iter().find(|id| !cx.state.card(**id).is_unknown());
        if let Some(&card) = named.filter(|_| hand.iter().all(|&id| cx.state.def(cx.book, id).bare)) {
            cx.note(finding("gcg-note-bare").card(card));
        }
    }
}

/// 5-10-3. A Shield goes to the trash of which only the name is known: it might have 【Burst】.
pub fn bare_shield(cx: &mut Cx<'_>, card: CardId) {
    if cx.state.def(cx.book, card).bare {
        cx.note(finding("gcg-note-bare-shield").card(card));
    }
}
