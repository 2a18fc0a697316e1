//! Replacement effects: something else happens instead.

use smallvec::SmallVec;

use super::book::Book;
use super::card::{CardId, Few};
use super::event::Event;
use super::eye::Eye;
use super::missed::Missing;
use super::run::Run;
use super::state::State;
use super::text::{Kind, Would};
use super::values::Held;
use super::waiting::cause;
use super::{CardGame, Choice, pay};
use crate::engine::{ClauseId, ReadingSet, Replacement};

/// The replacement effects that apply to a batch. Several cards to which one thing happens are replaced together.
pub fn replacements<V: CardGame>(state: &State<V>, book: &Book<V>, batch: &[Event<V>], out: &mut Vec<Replacement<V>>) {
    if state.values.replacements.is_empty() || !V::may_be_replaced(state, batch) {
        return;
    }
    let first = out.len();
    out.extend(state.values.replacements.iter().filter_map(|held| one(state, book, batch, *held)));
    V::orders_replacements(book, &mut out[first..]);
}

/// A replacement effect, if it applies to something of a batch.
pub fn one<V: CardGame>(state: &State<V>, book: &Book<V>, batch: &[Event<V>], held: Held) -> Option<Replacement<V>> {
    let effect = book.effect(held.def, held.effect);
    let Kind::Replacement { would, may } = &effect.kind else { return None };
    let who = state.owner(held.card);
    let eye = Eye::new(state, book, who, held.card);
    let mut covers: SmallVec<[u8; 8]> = SmallVec::new();
    let mut cards = Few::new();
    for (at, event) in (0..=u8::MAX).zip(batch) {
        if let Some(card) = replaced(&eye, would, event) {
            covers.push(at);
            cards.push(card);
        }
    }
    if covers.is_empty() || !is_usable(&Eye { it: &cards, ..eye }, held) {
        return None;
    }
    let rank = V::rank(&eye, held, &cards);
    let within = covers.iter().any(|&at| cause(&batch[usize::from(at)]).source().is_some());
    let (clause, also) = V::REPLACES;
    Some(Replacement {
        clause: ClauseId::new(clause),
        declined: ClauseId::new(V::DECLINES.unwrap_or(clause)),
        also,
        readings: ReadingSet::default(),
        who: V::replaces_for(&eye, held, &cards),
        key: held.card.0 << 4 | u16::from(held.effect & 15),
        rank,
        may: *may,
        choice: Some(Choice::Use(held.card, held.effect)),
        covers: covers.to_vec(),
        instead: Run { within, ..Run::instead(who, held, cards) }.frame(),
    })
}

/// Not used up, its conditions hold, and what it does can be done: what cannot be done cannot be there instead.
pub fn is_usable<V: CardGame>(eye: &Eye<'_, V>, held: Held) -> bool {
    unusable(eye, held).is_none()
}

/// Why a replacement effect cannot be used, if it cannot.
fn unusable<'a, V: CardGame>(eye: &Eye<'a, V>, held: Held) -> Option<Missing<'a, V>> {
    let effect = eye.book.effect(held.def, held.effect);
    let plain = Eye { it: &[], ..*eye };
    if effect.once && eye.state.is_used(held.card, held.def, held.effect) {
        return Some(Missing::Used);
    }
    if let Some(condition) = effect.conditions.iter().find(|c| !plain.holds(c)) {
        return Some(Missing::Condition(condition));
    }
    if !pay::payable(eye, held.def, held.effect) {
        return Some(Missing::Cost);
    }
    (!pay::replaceable(eye, held.def, held.effect)).then_some(Missing::Instead)
}

/// The cards of a batch to which something would happen that a replacement effect is for.
pub fn would_replace<V: CardGame>(state: &State<V>, book: &Book<V>, batch: &[Event<V>], held: Held) -> Few {
    let Kind::Replacement { would, .. } = &book.effect(held.def, held.effect).kind else { return Few::new() };
    let eye = Eye::new(state, book, state.owner(held.card), held.card);
    batch.iter().filter_map(|event| replaced(&eye, would, event)).collect()
}

/// Why a replacement effect cannot be used for these cards, if it cannot.
pub fn why_unusable<'a, V: CardGame>(
    state: &'a State<V>,
    book: &'a Book<V>,
    held: Held,
    cards: &'a Few,
) -> Option<Missing<'a, V>> {
    unusable(&Eye { it: cards, ..Eye::new(state, book, state.owner(held.card), held.card) }, held)
}

/// The card that something would happen to, if an effect replaces that.
fn replaced<V: CardGame>(eye: &Eye<'_, V>, would: &Would<V>, event: &Event<V>) -> Option<CardId> {
    match would {
        Would::Own(own) => V::would(eye, own, event),
        Would::Be(deed, selector, by) => {
            let (card, cause) = V::about_to_be(eye.state, *deed, event)?;
            (V::means_event(eye, selector, card, event) && eye.by(by, cause.as_effect())).then_some(card)
        }
    }
}
