//! Cards that must be known: those of a shuffled pile, and those that nobody has seen.

use smallvec::SmallVec;

use super::book::Book;
use super::card::{CardId, DefId};
use super::choice::Choice;
use super::event::Event;
use super::frame::{Knowing, Spot};
use super::game::CardGame;
use super::state::State;
use super::{Asked, Cx, Flow, Options};
use crate::engine::Chooser;

/// Which card lies at a place of a shuffled pile: chance is asked, once for copies of a card.
pub fn offer_place<V: CardGame>(cx: &Cx<'_, V>, place: Spot<V>, options: &mut Options<V>) -> Asked<V> {
    let candidates = candidates(cx.state, cx.book, place);
    match candidates.as_slice() {
        [] => Asked::Nobody(Flow::Next),
        [(card, def)] => Asked::Itself(Choice::Is(*card, *def)),
        all => {
            all.iter().for_each(|&(card, def)| options.legal(Choice::Is(card, def)));
            Asked::Of(Chooser::Chance)
        }
    }
}

/// It is this one.
pub fn take_place<V: CardGame>(cx: &mut Cx<'_, V>, (player, zone, at): Spot<V>, choice: Choice<V>) {
    if let Choice::Is(card, _) = choice {
        cx.event(Event::Found(player, zone, at, card));
    }
}

/// The cards that may lie at a place, one for each that is different; none if it is known which one does.
fn candidates<V: CardGame>(
    state: &State<V>,
    book: &Book<V>,
    (player, zone, at): Spot<V>,
) -> SmallVec<[(CardId, DefId); 32]> {
    let pile = state.pile(player, zone);
    let mut found = SmallVec::new();
    if !pile.get(usize::from(at)).is_some_and(|&id| state.card(id).loose) {
        return found;
    }
    // The first of each, in the order of the book.
    let mut first: SmallVec<[CardId; 128]> = SmallVec::from_elem(CardId(0), book.defs.len());
    let mut met: SmallVec<[u64; 4]> = SmallVec::from_elem(0, book.defs.len().div_ceil(64));
    for card in pile.iter().rev().filter(|&&id| state.card(id).loose) {
        let def = state.card(*card).def.index();
        first[def] = *card;
        met[def / 64] |= 1 << (def % 64);
    }
    for (n, mut word) in met.into_iter().enumerate() {
        while word != 0 {
            let def = n * 64 + word.trailing_zeros() as usize;
            found.push((first[def], DefId::at(def)));
            word &= word - 1;
        }
    }
    found
}

/// Which card one is that nobody has seen: the judge is asked, if it can be one that matters.
pub fn offer_identity<V: CardGame>(cx: &Cx<'_, V>, card: CardId, options: &mut Options<V>) -> Asked<V> {
    if !cx.state.card(card).is_unknown() {
        return Asked::Nobody(Flow::Next);
    }
    possible_for(cx.state, cx.book, card).for_each(|def| options.legal(Choice::Is(card, def)));
    if options.offered().is_empty() {
        return Asked::Nobody(Flow::Next);
    }
    options.legal(Choice::Whatever(card));
    Asked::Of(Chooser::Judge)
}

/// What was said of a card that nobody had seen.
pub fn take_identity<V: CardGame>(cx: &mut Cx<'_, V>, choice: Choice<V>) {
    if let Choice::Is(card, def) = choice {
        cx.event(Event::Is(card, def));
    }
}

/// The cards that one may be that nobody has seen.
pub fn possible<V: CardGame>(book: &Book<V>) -> impl Iterator<Item = DefId> + '_ {
    book.known().filter(|&id| V::may_be_unseen(book.def(id)))
}

/// The cards that this one may be, which nobody has seen.
pub fn possible_for<'a, V: CardGame>(
    state: &State<V>,
    book: &'a Book<V>,
    card: CardId,
) -> impl Iterator<Item = DefId> + 'a {
    let kind = V::kind_of_unseen(state, card);
    possible(book).filter(move |&def| kind.is_none() || book.def(def).category == kind)
}

/// Which card of a shuffled pile lies there?
pub fn offer_next<V: CardGame>(cx: &Cx<'_, V>, l: &Knowing<V>, options: &mut Options<V>) -> Asked<V> {
    if l.left == 0 {
        return Asked::Nobody(Flow::Return);
    }
    offer_place(cx, l.place(), options)
}

/// This one.
pub fn take_next<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Knowing<V>, choice: Choice<V>) -> Flow<V> {
    take_place(cx, l.place(), choice);
    Flow::Next
}

/// Which card is the one that nobody has seen?
pub fn offer_seen<V: CardGame>(cx: &Cx<'_, V>, l: &Knowing<V>, options: &mut Options<V>) -> Asked<V> {
    match cx.state.pile(l.who, l.zone).get(usize::from(l.at)) {
        Some(&card) if l.told => {
            if cx.state.card(card).is_unknown() {
                // Whoever looks may find anything.
                cx.state.seats.iter().for_each(|p| cx.unseen(p));
            }
            offer_identity(cx, card, options)
        }
        _ => Asked::Nobody(Flow::Next),
    }
}

/// This one.
pub fn take_seen<V: CardGame>(cx: &mut Cx<'_, V>, _: &mut Knowing<V>, choice: Choice<V>) -> Flow<V> {
    take_identity(cx, choice);
    Flow::Next
}
