//! 8-1-3-4. Replacement effects: something else happens instead.

use super::areas::{CardId, State, Zone};
use super::cards::Book;
use super::effects::{Kind, Would};
use super::event::{Cause, Event, How};
use super::matching::Eye;
use super::program::Run;
use super::selector::Selector;
use super::values::Held;
use super::{Choice, OnePiece, costs, readings};
use crate::engine::{ClauseId, ReadingSet, Registered, RegisteredKind, Replacement};

const ALSO: &[&str] = &["8-1-3-4", "8-1-3-4-1", "8-1-3-4-4"];
const ORDERED: &[&str] = &["8-1-3-4", "8-1-3-4-1", "8-1-3-4-4", "8-1-3-4-2", "8-1-3-4-3"];

/// What the register lists.
pub fn registered() -> Vec<Registered> {
    let entry = |clause: &'static str, name| Registered {
        clause: ClauseId::new(clause),
        also: ORDERED.iter().copied().map(ClauseId::new).collect(),
        kind: RegisteredKind::Rule,
        name,
        procedure: "replacements",
    };
    vec![
        entry("8-1-3-4", "replacement"),
        entry("8-1-3-4-2", "replacement-order"),
        entry("8-1-3-4-3", "replaced-once"),
        entry("8-1-3-4-5", "replacement-possible"),
    ]
}

/// The replacement effects that apply to a batch. 8-1-3-4-2: first that of the card itself, then the turn player's, then the other
/// player's. Several cards to which one thing happens are replaced together.
pub fn replacements(state: &State, book: &Book, batch: &[Event], out: &mut Vec<Replacement<OnePiece>>) {
    // 8-1-3-4-3. What is there instead of something is not replaced again.
    if state.replacing || !batch.iter().any(replaceable) {
        return;
    }
    let first = out.len();
    for held in &state.values(book).replacements {
        if let Some(replacement) = one(state, book, batch, *held) {
            out.push(replacement);
        }
    }
    let ordered = out.len() - first > 1;
    for replacement in &mut out[first..] {
        if ordered {
            replacement.also = ORDERED;
            if book.is_older() {
                replacement.readings.insert(readings::OLD_REPLACEMENTS);
            }
        }
    }
}

/// 4-6-3-1. Does an effect put this Life card elsewhere than in the hand?
pub fn life_goes_elsewhere(state: &State, book: &Book, card: CardId) -> bool {
    let cause = Cause::Rule;
    let event = super::terms::moved(state, card, Zone::Hand, How::Damage, cause);
    let held = &state.values(book).replacements;
    held.iter().any(|held| one(state, book, std::slice::from_ref(&event), *held).is_some_and(|r| !r.may))
}

fn replaceable(event: &Event) -> bool {
    match event {
        Event::Move { from, to, how, .. } => {
            (from.is_field() && !to.is_field() && *how != How::MadeRoom) || *from == Zone::Life
        }
        Event::Rest(..) | Event::DamageBegins(_) => true,
        _ => false,
    }
}

fn one(state: &State, book: &Book, batch: &[Event], held: Held) -> Option<Replacement<OnePiece>> {
    let effect = book.effect(held.def, held.effect);
    let Kind::Replacement { would, may } = &effect.kind else { return None };
    let who = state.owner(held.card);
    let eye = Eye::new(state, book, who, held.card);
    let mut covers = Vec::new();
    let mut cards = Vec::new();
    for (at, event) in batch.iter().enumerate() {
        if let Some(card) = replaced(&eye, would, event) {
            covers.push(at as u8);
            cards.push(card);
        }
    }
    if covers.is_empty()
        || (effect.once && super::turn::is_used(state, held.card, held.def, held.effect))
        || !effect.conditions.iter().all(|c| eye.holds(c))
    {
        return None;
    }
    // 8-1-3-4-5. What cannot be done cannot be there instead.
    let instead_of = Eye { it: &cards, ..eye };
    if !costs::payable(&instead_of, &effect.cost) || !costs::possible(&instead_of, &effect.body) {
        return None;
    }
    let own = cards.contains(&held.card);
    let by_turn = u8::from(who != state.turn);
    let rank = if book.is_older() && book.readings.of(readings::OLD_REPLACEMENTS) == 0 {
        by_turn
    } else if own {
        0
    } else {
        1 + by_turn
    };
    Some(Replacement {
        clause: ClauseId::new("8-1-3-4"),
        also: ALSO,
        readings: ReadingSet::default(),
        who,
        key: u16::from(held.card.0) << 8 | u16::from(held.effect),
        rank,
        may: *may,
        choice: Some(Choice::Use(held.card, held.effect)),
        covers,
        instead: Run::instead(who, held, cards, book).frame(),
    })
}

/// The card that something would happen to, if an effect replaces that.
fn replaced(eye: &Eye<'_>, would: &Would, event: &Event) -> Option<CardId> {
    let means = |selector: &Selector, card: CardId| {
        eye.players(selector.side).any(|p| p == eye.state.owner(card)) && eye.is(&selector.filter, card)
    };
    // A cost is paid by the player of the effect.
    let seen = |cause: Cause| match cause {
        Cause::Cost(who, card) => Cause::Effect(who, card),
        cause => cause,
    };
    if let (Would::TakeDamage(side), Event::DamageBegins(player)) = (would, event) {
        let leader = eye.state.side(*player).leader;
        return eye.players(*side).any(|p| p == *player).then_some(leader);
    }
    let (card, fits) = match (would, event) {
        (Would::BeKod(selector, by), Event::Move { card, how: How::Kod, cause, .. }) => {
            (card, means(selector, *card) && eye.by(by, seen(*cause)))
        }
        (Would::BeRemoved(selector, by), Event::Move { card, from, to, how, cause, .. })
            if from.is_field() && !to.is_field() && *how != How::MadeRoom =>
        {
            (card, means(selector, *card) && eye.by(by, seen(*cause)))
        }
        (Would::BeReturned(selector, by), Event::Move { card, from, to: Zone::Hand, cause, .. }) if from.is_field() => {
            (card, means(selector, *card) && eye.by(by, seen(*cause)))
        }
        (Would::BeTrashed(selector, by), Event::Move { card, from, to: Zone::Trash, how: How::Moved, cause, .. })
            if from.is_field() =>
        {
            (card, means(selector, *card) && eye.by(by, seen(*cause)))
        }
        (Would::BeRested(selector, by), Event::Rest(card, cause)) => {
            (card, !eye.state.card(*card).rested && means(selector, *card) && eye.by(by, seen(*cause)))
        }
        (Would::LifeToHand(side, filter), Event::Move { card, from: Zone::Life, to: Zone::Hand, .. }) => {
            (card, eye.players(*side).any(|p| p == eye.state.owner(*card)) && eye.is(filter, *card))
        }
        _ => return None,
    };
    fits.then_some(*card)
}
