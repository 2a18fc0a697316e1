//! What did not happen, though somebody could expect it: an effect that is not set off, a replacement that is not offered, a hand that nobody
//! has seen.

use super::areas::Phase;
use super::event::{Happens, How};
use super::said::{self, Words};
use super::vocabulary::{Condition, Effect, Kind, Op, Timing, When, Zone};
use super::{Book, Cx, OnePiece, State, because, editions, readings, replacing};
use crate::cardgame::code::Instr;
use crate::cardgame::finding::{Fact, Missing, Silent};
use crate::cardgame::know::possible;
use crate::cardgame::values::Held;
use crate::cardgame::{CardId, Event, Finding, Move, finding, replace};
use crate::engine::{ClauseId, Missed, Player, ReadingSet};

/// The clauses by which an effect does nothing, and what is said of it.
pub fn is_silent(state: &State, book: &Book, silent: &Silent<'_, OnePiece>) -> Option<Missed<OnePiece>> {
    let (clauses, says) = match silent.why {
        Missing::Used => ("10-2-13-3", "op-note-silent-used"),
        Missing::Negated => ("8-2-1-1", "op-note-silent-negated"),
        Missing::Condition(condition) => (clauses(condition), "op-note-silent-condition"),
        Missing::Cost => ("8-3-1-3 8-1-3-4-5", "op-note-silent-cost"),
        Missing::Instead if turns(book, silent.held) => ("8-1-3-4-5 1-3-2-1", "op-note-silent-instead-so"),
        Missing::Instead => ("8-1-3-4-5", "op-note-silent-instead"),
        Missing::Replaced => ("8-1-3-4-3", "op-note-silent-replaced"),
    };
    let first = clauses.split(' ').next().unwrap_or(clauses);
    editions::number(book.edition, ClauseId::new(first))?;
    let mut note = finding(says).card(silent.held.card);
    if let Missing::Condition(condition) = silent.why {
        note = note.with("words", said::told(condition));
    }
    let readings = match silent.why {
        Missing::Instead => replacing::rests_on(book, silent.held),
        _ => ReadingSet::default(),
    };
    // A card that nobody has seen says nothing.
    (!state.card(silent.held.card).is_unknown()).then(|| Missed { clauses, readings, name: "step-not", note })
}

/// 1-3-2-1. Does an effect rest, or set active, or turn over, and nothing else?
fn turns(book: &Book, held: Held) -> bool {
    let code = book.code(held.def, held.effect);
    let mut acts = code.steps[usize::from(code.body)..].iter().filter_map(|step| match step {
        Instr::Act(op) => Some(op),
        _ => None,
    });
    let turns = |op: &Op| matches!(op, Op::Turn(..) | Op::Face(..));
    acts.next().is_some_and(turns) && acts.all(turns)
}

/// 10-2-1-3. A Character is trashed, not K.O.'d: its [On K.O.] is not set off.
pub fn is_no_ko(state: &State, book: &Book, event: &Event<OnePiece>) -> Option<Missed<OnePiece>> {
    let Event::Move(m) = event else { return None };
    let trashed = m.from == Zone::Characters && m.to == Zone::Trash && m.how != How::Kod;
    let on_ko = |effect: &Effect| match &effect.kind {
        Kind::Auto(timings) => timings.contains(&Timing::Own(When::OnKo)),
        _ => false,
    };
    let has = || book.def(state.card(m.card).def).own_effects().any(|(_, effect)| on_ko(effect));
    (trashed && !state.card(m.card).is_unknown() && has()).then(|| Missed {
        clauses: "10-2-1-3",
        readings: ReadingSet::default(),
        name: "step-not",
        note: finding("op-note-silent-not-ko").card(m.card),
    })
}

/// 4-11-2, 8-1-3-4. A card goes from the field to make room: the effect that could be there instead of that, if the text lets it.
pub fn instead_of_room(state: &State, book: &Book, m: &Move<OnePiece>) -> Option<Held> {
    let removed = [Move { how: How::MakesRoom(m.card), ..*m }.event()];
    let would = |held: &&Held| !replace::would_replace(state, book, &removed, **held).is_empty();
    state.values.replacements.iter().find(would).copied()
}

/// 3-7-6-1, 3-8-5-1, 4-11-2. A card is trashed to make room, and by a reading no effect can be there instead of that.
pub fn is_room(state: &State, book: &Book, event: &Event<OnePiece>) -> Option<Missed<OnePiece>> {
    let Event::Move(m) = event else { return None };
    if m.how != How::MadeRoom {
        return None;
    }
    let held = instead_of_room(state, book, m)?;
    let clauses = if m.from == Zone::Stage { "3-8-5-1 4-11-2 8-1-3-4" } else { "3-7-6-1 4-11-2 8-1-3-4" };
    let mut rests_on = ReadingSet::default();
    rests_on.insert(readings::MAKING_ROOM);
    let note = finding("op-note-silent-made-room").card(held.card);
    Some(Missed { clauses, readings: rests_on, name: "step-not", note })
}

/// 6-6-1-1. A card comes into play in the End Phase, and its effect of that phase has missed its time.
pub fn is_too_late(state: &State, book: &Book, event: &Event<OnePiece>) -> Option<Missed<OnePiece>> {
    let Event::Move(m) = event else { return None };
    let played = m.how == How::Played && state.phase == Phase::End && !state.card(m.card).is_unknown();
    let own = state.owner(m.card) == state.turn;
    let wanted = Timing::Own(if own { When::EndOfYourTurn } else { When::EndOfOpponentsTurn });
    let at_end = |effect: &Effect| matches!(&effect.kind, Kind::Auto(timings) if timings.contains(&wanted));
    let has = || book.def(state.card(m.card).def).own_effects().any(|(_, effect)| at_end(effect));
    let mut rests_on = ReadingSet::default();
    // 6-6-1-2. Where what was put off is done, the time of such effects is over by either reading.
    if !state.closing {
        rests_on.insert(readings::PLAYED_AT_END);
    }
    let passed = state.closing || book.readings.of(readings::PLAYED_AT_END) == 0;
    (played && passed && has()).then(|| Missed {
        clauses: if state.closing { "6-6-1-2 6-6-1-1" } else { "6-6-1-1" },
        readings: rests_on,
        name: "step-not",
        note: finding("op-note-silent-end-passed").card(m.card),
    })
}

/// The clauses of a condition that does not hold.
fn clauses(condition: &Condition) -> &'static str {
    match because::condition(condition) {
        "" => "8-3-3",
        clauses => clauses,
    }
}

/// 8-1-3-4-4, 8-1-3-4-1. A replacement is used in the place of something, or left unused.
pub fn says_replacement(words: &Words<'_>, card: CardId, event: &Event<OnePiece>, used: bool) -> Option<Finding> {
    if !used {
        return Some(finding("op-note-replacement-declined").player(words.state.owner(card)).card(card));
    }
    let said = match event {
        Event::Own(Happens::DamageBegins(player)) => Some(words.player("op-would-damage", *player)),
        event => said::event(words, event),
    };
    said.map(|said| finding("op-note-replaces").card(card).with("words", Fact::Said(said)))
}

/// A player does without a card of the hand, because none that is known will do; one that nobody has seen might, or one that is known by
/// its name only.
pub fn unseen_hand(cx: &mut Cx<'_>, player: Player) {
    let bare = |id: &&CardId| cx.state.def(cx.book, **id).bare;
    if cx.state.hand(player).iter().any(|&id| cx.state.card(id).is_unknown()) {
        cx.note(finding("op-note-unseen-hand").player(player));
    } else if let Some(&card) = cx.state.hand(player).iter().find(bare) {
        cx.note(finding("op-note-bare").card(card));
    }
}

/// 4-6-3. A Life card goes to the hand of which nobody knows whether it has a [Trigger], and nobody was asked.
pub fn unseen_life(cx: &mut Cx<'_>, card: CardId) {
    let was_asked = || possible(cx.book).any(|def| cx.book.def(def).has_trigger());
    if cx.state.card(card).is_unknown() {
        if !was_asked() {
            cx.note(finding("op-note-unseen-life"));
        }
    } else if cx.state.def(cx.book, card).bare {
        cx.note(finding("op-note-bare-life").card(card));
    }
}
