//! Replacement effects: something else happens instead.

use smallvec::SmallVec;

use super::book::Book;
use super::card::{CardId, Few};
use super::choice::Choice;
use super::effect::Run;
use super::event::Event;
use super::eye::Eye;
use super::finding::Missing;
use super::game::CardGame;
use super::pay;
use super::state::State;
use super::text::{Kind, Would};
use super::values::Held;
use super::vocabulary::Zone as _;
use super::waiting::cause;
use crate::engine::{ClauseId, ReadingSet, Replacement};

/// The replacement effects that apply to a batch. Several cards to which one thing happens are replaced together, or one by one.
pub fn replacements<V: CardGame>(state: &State<V>, book: &Book<V>, batch: &[Event<V>], out: &mut Vec<Replacement<V>>) {
    if state.values.replacements.is_empty() || !V::may_be_replaced(state, batch) {
        return;
    }
    let first = out.len();
    for &held in &state.values.replacements {
        let covered = covered(state, book, batch, held);
        if covered.len() > 1 && V::replaces_one_by_one(book, held) {
            out.extend(distinct::<V>(state, &covered).filter_map(|one| {
                let choice = Choice::UseFor(held.card, held.effect, one.1);
                offer(state, book, batch, held, &[one]).map(|r| Replacement { choice: Some(choice), ..r })
            }));
        } else {
            out.extend(offer(state, book, batch, held, &covered));
        }
    }
    V::orders_replacements(book, &mut out[first..]);
}

/// A replacement effect, if it applies to something of a batch.
pub fn one<V: CardGame>(state: &State<V>, book: &Book<V>, batch: &[Event<V>], held: Held) -> Option<Replacement<V>> {
    offer(state, book, batch, held, &covered(state, book, batch, held))
}

/// An event of a batch by its place, and the card that it would happen to.
type Covered = (u8, CardId);

/// What of a batch a replacement effect is for.
fn covered<V: CardGame>(state: &State<V>, book: &Book<V>, batch: &[Event<V>], held: Held) -> SmallVec<[Covered; 4]> {
    let Kind::Replacement { would, .. } = &book.effect(held.def, held.effect).kind else { return SmallVec::new() };
    let eye = Eye::new(state, book, state.owner(held.card), held.card);
    (0..=u8::MAX).zip(batch).filter_map(|(at, event)| replaced(&eye, would, event).map(|card| (at, card))).collect()
}

/// Of cards that nobody can tell apart, and of what happens to one card several times, the first.
fn distinct<'a, V: CardGame>(state: &'a State<V>, covered: &'a [Covered]) -> impl Iterator<Item = Covered> + 'a {
    let alike = |a: CardId, b: CardId| a == b || [a, b].iter().all(|c| !state.card(*c).zone.is_open());
    covered.iter().enumerate().filter(move |(n, one)| !covered[..*n].iter().any(|c| alike(c.1, one.1))).map(|(_, c)| *c)
}

/// A replacement effect for these events of a batch, if it can be used.
fn offer<V: CardGame>(
    state: &State<V>,
    book: &Book<V>,
    batch: &[Event<V>],
    held: Held,
    covered: &[Covered],
) -> Option<Replacement<V>> {
    let Kind::Replacement { may, .. } = &book.effect(held.def, held.effect).kind else { return None };
    let who = state.owner(held.card);
    let eye = Eye::new(state, book, who, held.card);
    let cards: Few = covered.iter().map(|(_, card)| *card).collect();
    let first = batch.get(usize::from(covered.first()?.0))?;
    let run = V::instead_of(first, Run::instead(who, held, cards.clone()));
    if !is_usable(&run.eye(state, book), held) {
        return None;
    }
    let rank = V::rank(&eye, held, &cards);
    let within = covered.iter().any(|(at, _)| cause(&batch[usize::from(*at)]).source().is_some());
    let (clause, also) = V::REPLACES;
    Some(Replacement {
        clause: ClauseId::new(clause),
        declined: ClauseId::new(V::DECLINES.unwrap_or(clause)),
        also,
        readings: ReadingSet::one((V::UP_TO_INSTEAD)(book, held.def, held.effect)),
        who: V::replaces_for(&eye, held, &cards),
        key: held.card.0 << 4 | u16::from(held.effect & 15),
        rank,
        may: *may,
        choice: Some(Choice::Use(held.card, held.effect)),
        covers: covered
            .iter()
            .flat_map(|(at, card)| [Some(*at), V::goes_along(state, batch, *card)])
            .flatten()
            .collect(),
        instead: Run { within, ..run }.frame(),
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
    if let Some(condition) = effect.conditions.iter().find(|c| !plain.may_hold(c)) {
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
