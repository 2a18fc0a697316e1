//! What could be expected and does not happen: a replacement that is not offered, an effect that is not set off.

use super::book::Book;
use super::event::Event;
use super::eye::Eye;
use super::finding::{Missing, Silent};
use super::game::CardGame;
use super::state::{On, State};
use super::text::{Grant, Kind};
use super::values::Held;
use super::{replace, waiting};
use crate::engine::{Missed, Moment};

/// What does not come of a batch. Replacements are looked at the moment before it happens.
pub fn missed<V: CardGame>(
    state: &State<V>,
    book: &Book<V>,
    batch: &[Event<V>],
    moment: Moment,
    out: &mut Vec<Missed<V>>,
) {
    if moment == Moment::Before {
        out.extend(batch.iter().filter_map(|event| V::is_not_that(state, book, event)));
    }
    let mut tell = |held: Held, replaces: bool, why: Missing<'_, V>| {
        out.extend(V::is_silent(state, book, &Silent { held, replaces, why }));
    };
    let negated: Vec<Held> =
        negated(state, book).chain(given_before(state, book)).chain(V::lost(state, book)).collect();
    let works = |held: &Held| !negated.contains(held);
    for &held in &state.values.autos {
        if works(&held)
            && waiting::would_notice(state, book, batch, moment, held)
            && let Some(why) = why_silent(state, book, held)
        {
            tell(held, false, why);
        }
    }
    // What is negated would be set off if it were not.
    for &held in &negated {
        if waiting::is_set_off(state, book, batch, moment, held) {
            tell(held, false, Missing::Negated);
        }
    }
    if moment == Moment::After {
        return;
    }
    for &held in state.values.replacements.iter().chain(&negated) {
        let cards = replace::would_replace(state, book, batch, held);
        if cards.is_empty() {
            continue;
        }
        if !works(&held) {
            tell(held, true, Missing::Negated);
        } else if V::may_be_replaced(state, batch) {
            if let Some(why) = replace::why_unusable(state, book, held, &cards) {
                tell(held, true, why);
            }
        } else if state.replacing {
            tell(held, true, Missing::Replaced);
        }
    }
}

/// The printed effects on the field that are negated.
fn negated<'a, V: CardGame>(state: &'a State<V>, book: &'a Book<V>) -> impl Iterator<Item = Held> + 'a {
    let cards = state.values.all().filter(|(_, seen)| seen.negated).map(|(card, _)| card);
    cards.flat_map(move |card| {
        let texts = V::texts(state, card);
        let held = move |def| book.def(def).own_effects().map(move |(effect, _)| Held { card, def, effect });
        texts.into_iter().flat_map(held).collect::<Vec<_>>()
    })
}

/// The effects that cards were given before all of theirs were negated.
fn given_before<'a, V: CardGame>(state: &'a State<V>, book: &'a Book<V>) -> impl Iterator<Item = Held> + 'a {
    state.modifiers.iter().filter_map(move |modifier| {
        let (On::Card(card), Grant::Effect(effect)) = (modifier.on, book.grant(modifier.grant)) else { return None };
        let held = Held { card, def: book.granter(modifier.grant), effect: *effect };
        let seen = state.values.of(card).filter(|seen| seen.negated)?;
        (!seen.given(book).any(|given| given == (held.def, held.effect))).then_some(held)
    })
}

/// Why an effect that works by itself is not set off, if it is not.
fn why_silent<'a, V: CardGame>(state: &'a State<V>, book: &'a Book<V>, held: Held) -> Option<Missing<'a, V>> {
    let effect = book.effect(held.def, held.effect);
    let Kind::Auto(_) = &effect.kind else { return None };
    if (effect.once && state.is_used(held.card, held.def, held.effect)) || V::is_spent(state, book, held) {
        return Some(Missing::Used);
    }
    let eye = Eye::new(state, book, state.owner(held.card), held.card);
    effect.conditions.iter().find(|c| !eye.holds(c)).map(Missing::Condition)
}
