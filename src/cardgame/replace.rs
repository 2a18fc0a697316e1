//! Replacement effects: something else happens instead.

use smallvec::SmallVec;

use super::book::Book;
use super::card::{CardId, Few};
use super::event::Event;
use super::eye::Eye;
use super::run::Run;
use super::state::State;
use super::text::{Kind, Would};
use super::values::Held;
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
    let (clause, also) = V::REPLACES;
    Some(Replacement {
        clause: ClauseId::new(clause),
        also,
        readings: ReadingSet::default(),
        who: V::replaces_for(&eye, held, &cards),
        key: held.card.0 << 4 | u16::from(held.effect & 15),
        rank,
        may: *may,
        choice: Some(Choice::Use(held.card, held.effect)),
        covers: covers.to_vec(),
        instead: Run::instead(who, held, cards).frame(),
    })
}

/// Not used up, its conditions hold, and what it does can be done: what cannot be done cannot be there instead.
pub fn is_usable<V: CardGame>(eye: &Eye<'_, V>, held: Held) -> bool {
    let effect = eye.book.effect(held.def, held.effect);
    let plain = Eye { it: &[], ..*eye };
    !(effect.once && eye.state.is_used(held.card, held.def, held.effect))
        && effect.conditions.iter().all(|c| plain.holds(c))
        && pay::payable(eye, held.def, held.effect)
        && pay::replaceable(eye, held.def, held.effect)
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
