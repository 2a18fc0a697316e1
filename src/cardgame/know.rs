//! Cards that must be known: those of a shuffled pile, and those that nobody has seen.

use std::borrow::Cow;

use super::book::Book;
use super::card::{CardId, DefId};
use super::choice::Choice;
use super::event::Event;
use super::frame::{Knowing, Spot};
use super::game::CardGame;
use super::state::State;
use super::{Asked, Cx, Flow, Options};
use crate::engine::Chooser;

/// Which of the cards whose places were shuffled among each other lies there? One for each that is different, in the order of the book.
pub fn offer_place<V: CardGame>(cx: &Cx<'_, V>, (player, zone, at): Spot<V>, options: &mut Options<V>) -> Asked<V> {
    let pile = cx.state.pile(player, zone);
    if !pile.get(usize::from(at)).is_some_and(|&id| cx.state.card(id).loose) {
        return Asked::Nobody(Flow::Next);
    }
    // Shuffled cards lie in the order of the book, unless some were put among them since.
    let (mut last, mut in_order) = (None, true);
    for &id in pile {
        let card = cx.state.card(id);
        if card.loose && last != Some(card.def.0) {
            in_order &= last < Some(card.def.0);
            last = Some(card.def.0);
            options.legal(Choice::Is(id, card.def));
        }
    }
    if !in_order {
        options.once_each(|choice| if let Choice::Is(_, def) = choice { Some(*def) } else { None });
    }
    match options.offered() {
        [only] => Asked::Itself(*only),
        _ => Asked::Of(Chooser::Chance),
    }
}

/// It is this one.
pub fn take_place<V: CardGame>(cx: &mut Cx<'_, V>, (player, zone, at): Spot<V>, choice: Choice<V>) {
    if let Choice::Is(card, _) = choice {
        cx.event(Event::Found(player, zone, at, card));
    }
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

/// The position as it would be if a card that nobody has seen were this one.
pub fn supposing<'a, V: CardGame>(state: &'a State<V>, card: CardId, def: DefId) -> Cow<'a, State<V>> {
    if state.card(card).def == def {
        return Cow::Borrowed(state);
    }
    let mut twin = state.clone();
    twin.card_mut(card).def = def;
    Cow::Owned(twin)
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
