//! 8-1-3-4. Replacement effects: something else happens instead.

use super::areas::Phase;
use super::differences::Differs;
use super::event::{Happens, How, moved};
use super::vocabulary::{Amount, Count, Deed, Kind, Op, OwnOp, OwnWould, Taken, Target, Zone};
use super::{Book, Event, Eye, OnePiece, Run, State, matching, readings};
use crate::cardgame::code::Instr;
use crate::cardgame::finding::SetOff;
use crate::cardgame::{CardId, Cause, DefId, Few, Held, Move, Zone as _, replace};
use crate::engine::{ClauseId, ReadingSet, Registered, RegisteredKind, Replacement};

/// 8-1-3-4. What the step of a replacement names.
pub const REPLACES: SetOff = ("8-1-3-4-4", &["8-1-3-4"]);
/// 8-1-3-4-1. It may be left unused.
pub const DECLINES: &str = "8-1-3-4-1";
const ORDERED: &[&str] = &["8-1-3-4", "8-1-3-4-2", "8-1-3-4-3"];

/// What the register lists.
pub fn registered() -> Vec<Registered> {
    let entry = |clause: &'static str, name| Registered {
        elsewhere: &[],
        clause: ClauseId::new(clause),
        also: ORDERED.iter().copied().map(ClauseId::new).collect(),
        kind: RegisteredKind::Rule,
        name,
        procedure: "replacements",
    };
    vec![
        entry("8-1-3-4-4", "replacement"),
        entry(DECLINES, "replacement-declined"),
        entry("8-1-3-4-2", "replacement-order"),
        entry("8-1-3-4-3", "replaced-once"),
        entry("8-1-3-4-5", "replacement-possible"),
    ]
}

/// 8-1-3-4-5, 1-3-5-1. "rest up to 1 … instead", and nothing else: something must take its place, and 0 can be chosen. The text does not say
/// which of the two holds.
pub fn is_up_to(book: &Book, def: DefId, effect: u8) -> bool {
    let (of, code) = (book.effect(def, effect), book.code(def, effect));
    let one_at_least = |step: &Instr<OnePiece>| match step {
        Instr::Choose { count, .. } => is_one_at_least(count),
        Instr::Act(Op::Own(OwnOp::TurnDons { what: Target::Choose { count, .. }, .. })) => is_one_at_least(count),
        _ => false,
    };
    matches!(of.kind, Kind::Replacement { .. })
        && book.def(def).text.taken.contains(&Taken::OneAtLeastInstead)
        && code.cost.is_empty()
        && code.steps[usize::from(code.body)..].iter().any(one_at_least)
}

const fn is_one_at_least(count: &Count) -> bool {
    matches!(count, Count::Exactly(Amount::N(1)) | Count::Between(1, _))
}

/// By a reading none may be chosen of what is there instead.
pub fn may_be_none(book: &Book, def: DefId, effect: u8) -> bool {
    book.readings.of(readings::UP_TO_INSTEAD) == 1 && is_up_to(book, def, effect)
}

/// The readings that the use of a replacement rests on.
pub fn rests_on(book: &Book, held: Held) -> ReadingSet {
    let mut all = ReadingSet::default();
    if is_up_to(book, held.def, held.effect) {
        all.insert(readings::UP_TO_INSTEAD);
    }
    all
}

/// 8-1-3-4-3. What is there instead of something is not replaced again.
pub fn may_be_replaced(state: &State, batch: &[Event]) -> bool {
    let replaceable = |event: &Event| match event {
        Event::Move(m) => (m.leaves_field() && m.how != How::MadeRoom) || m.from == Zone::Life || m.how == How::Drawn,
        Event::Turn(_, rested, _) => *rested,
        Event::Own(own) => matches!(own, Happens::DamageBegins(_)),
        _ => false,
    };
    !state.replacing && batch.iter().any(replaceable)
}

/// 8-1-3-4-2. Several apply.
pub fn orders(book: &Book, all: &mut [Replacement<OnePiece>]) {
    if all.len() < 2 {
        return;
    }
    for replacement in all {
        replacement.also = ORDERED;
        if book.differs(Differs::Replacements) {
            replacement.readings.insert(readings::OLD_REPLACEMENTS);
        }
    }
}

/// 8-1-3-4-2. First that of the card itself, then the turn player's, then the other player's.
pub fn rank(eye: &Eye<'_>, held: Held, cards: &Few) -> u8 {
    let by_turn = u8::from(eye.who != eye.state.turn);
    if eye.book.differs(Differs::Replacements) && eye.book.readings.of(readings::OLD_REPLACEMENTS) == 0 {
        by_turn
    } else if cards.contains(&held.card) {
        0
    } else {
        1 + by_turn
    }
}

/// 4-6-3-1. Does an effect put this Life card elsewhere than in the hand?
pub fn life_goes_elsewhere(state: &State, book: &Book, card: CardId) -> bool {
    let event = moved(state, card, Zone::Hand, How::Damage, Cause::Rule);
    let batch = std::slice::from_ref(&event);
    let held = &state.values.replacements;
    held.iter().any(|held| replace::one(state, book, batch, *held).is_some_and(|r| !r.may))
}

/// The card to which an event is about to do this.
pub fn about_to_be(state: &State, deed: Deed, event: &Event) -> Option<(CardId, Cause)> {
    let moved = |m: &Move<OnePiece>, yes: bool| yes.then_some((m.card, m.cause));
    match (deed, event) {
        (Deed::Ko, Event::Move(m)) => moved(m, m.how == How::Kod),
        (Deed::Remove, Event::Move(m)) => moved(m, m.leaves_field() && m.how != How::MadeRoom),
        (Deed::ToHand, Event::Move(m)) => moved(m, m.leaves_field() && m.to == Zone::Hand),
        (Deed::Trash, Event::Move(m)) => moved(m, m.from.is_field() && m.to == Zone::Trash && is_trashed(m.how)),
        (Deed::Rest, Event::Turn(card, true, cause)) => (!state.card(*card).rested).then_some((*card, *cause)),
        _ => None,
    }
}

/// 4-11-2. Is a card that goes to the trash so simply trashed?
const fn is_trashed(how: How) -> bool {
    matches!(how, How::Moved | How::MakesRoom(_))
}

/// 3-7-6-1. What is there instead of making room for a card is not done with that card, which is being played.
pub fn instead_of(event: &Event, mut run: Run) -> Run {
    if let Event::Move(Move { how: How::MakesRoom(played), .. }) = event {
        run.own.played = Some(*played);
    }
    run
}

/// The card that something would happen to that only ONE PIECE has.
pub fn would(eye: &Eye<'_>, would: &OwnWould, event: &Event) -> Option<CardId> {
    match (would, event) {
        (OwnWould::TakeDamage(whose), Event::Own(Happens::DamageBegins(player))) => {
            eye.is_player(*whose, *player).then(|| eye.state.leader(*player))
        }
        (OwnWould::KodOrRemoved(selector, by), Event::Move(m)) if m.leaves_field() && m.how != How::MadeRoom => {
            let goes = m.how == How::Kod || eye.by(by, m.cause.as_effect());
            (goes && matching::means(eye, selector, m.card)).then_some(m.card)
        }
        (OwnWould::LifeToHand(whose, filter), Event::Move(m)) if m.from == Zone::Life && m.to == Zone::Hand => {
            let fits = eye.is_player(*whose, eye.state.owner(m.card)) && eye.is(filter, m.card);
            fits.then_some(m.card)
        }
        (OwnWould::Draw(whose, in_phase, by), Event::Move(m)) if m.how == How::Drawn => {
            let when = in_phase.is_none_or(|yes| yes == (eye.state.phase == Phase::Draw));
            let fits = when && eye.is_player(*whose, eye.state.owner(m.card)) && eye.by(by, m.cause.as_effect());
            fits.then_some(m.card)
        }
        _ => None,
    }
}
