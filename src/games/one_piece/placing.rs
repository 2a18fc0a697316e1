//! 3-1-7, 11-3-3. Cards are placed in a deck or in Life, in an order and at an end that are asked for where the text leaves them open.

use super::acting::{bar, cx_verb, done, the_act};
use super::areas::{CardId, Zone};
use super::event::{End, Event, How};
use super::lowered::{Act, Instr};
use super::operations::{Rest, Spot};
use super::program::Run;
use super::selector::Side;
use super::terms::moved;
use super::{Asked, Choice, Cx, Flow, Found, Options, Row};
use crate::engine::{Chooser, asks, citing, does};

/// 4-11-2. To the deck.
pub static TO_DECK: Row<Run> =
    citing("3-1-7 1-3-3 3-6-3 3-1-8", asks("4-11-2", "op-ask-place", offer_placing, take_placing));

/// 3-10-2. To Life.
pub static TO_LIFE: Row<Run> = citing("3-1-7 3-10-2-1", asks("3-10-2", "op-ask-place", offer_placing, take_placing));

/// 3-1-7. What is left of the cards looked at, in an order.
pub static PLACE_REST: Row<Run> = citing("11-3-3 3-10-2", asks("3-1-7", "op-ask-place", offer_placing, take_placing));

/// Where cards are placed: which pile, which end, face up.
fn placing(act: Option<&Act>) -> (Zone, Spot, bool) {
    match act {
        Some(Act::ToDeck(spot) | Act::PlaceRest(Rest::Deck(spot))) => (Zone::Deck, *spot, false),
        Some(Act::ToLife(spot, up)) => (Zone::Life, *spot, *up),
        Some(Act::PlaceRest(Rest::Life(spot))) => (Zone::Life, *spot, false),
        _ => (Zone::Deck, Spot::Bottom, false),
    }
}

/// The cards that are left to place.
fn to_place(cx: &Cx<'_>, l: &Run) -> Vec<CardId> {
    let rest = matches!(the_act(cx, l), Some(Act::PlaceRest(_)));
    let all = if rest { &l.looked } else { &l.picked };
    all.iter().copied().filter(|id| !l.order.contains(id)).collect()
}

/// 3-1-7. In which order, the upper one first; and at which end, if the text leaves it open.
fn offer_placing(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let (_, spot, _) = placing(the_act(cx, l));
    let left = to_place(cx, l);
    let owner = left.first().map_or(l.who, |&id| cx.state.owner(id));
    let chooser = if matches!(the_act(cx, l), Some(Act::PlaceRest(_))) { l.who } else { owner };
    if spot == Spot::TopOrBottom {
        if l.part == 1 {
            options.legal(Choice::Top);
            options.legal(Choice::Bottom);
            return Asked::Of(Chooser::Player(l.who));
        }
        if let [one] = left.as_slice() {
            return Asked::Itself(Choice::Card(*one, cx.state.card(*one).def));
        }
    }
    // Cards that their player chose one by one are placed in that order.
    let before = cx.book.code(l.def, l.effect).steps.get(usize::from(l.at).wrapping_sub(1));
    let chosen = matches!(before, Some(Instr::Choose { who: Side::Yours, .. })) && owner == l.who;
    if chosen && spot != Spot::TopOrBottom {
        return Asked::Itself(Choice::Nothing);
    }
    let alike = left.windows(2).all(|w| {
        let (a, b) = (cx.state.card(w[0]), cx.state.card(w[1]));
        a.def == b.def && a.owner == b.owner && !a.zone.is_field()
    });
    if left.is_empty() || (spot != Spot::TopOrBottom && (left.len() == 1 || alike || spot == Spot::Anywhere)) {
        return Asked::Itself(Choice::Nothing);
    }
    for (n, &id) in left.iter().enumerate() {
        let def = cx.state.card(id).def;
        if left[..n].iter().any(|&o| cx.state.card(o).def == def) {
            options.late(Choice::Card(id, def));
        } else {
            options.legal(Choice::Card(id, def));
        }
    }
    Asked::Of(Chooser::Player(chooser))
}

fn take_placing(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    let act = the_act(cx, l);
    let (zone, spot, up) = placing(act);
    let rest = matches!(act, Some(Act::PlaceRest(_)));
    let cause = l.cause(cx.book);
    let place = |cx: &Cx<'_>, card: CardId, end: End| {
        let from = cx.state.card(card).zone;
        // 3-10-3. What was only looked at lies as it lay.
        let turned = up || (rest && zone == Zone::Life && cx.state.card(card).face_up);
        Event::Move { card, from, to: zone, end, how: How::Moved, cause, turned }
    };
    match choice {
        Choice::Card(id, _) if spot == Spot::TopOrBottom && l.part == 0 => {
            l.order.push(id);
            l.part = 1;
            Flow::Again
        }
        Choice::Top | Choice::Bottom => {
            l.part = 0;
            if let Some(&id) = l.order.last() {
                let end = if choice == Choice::Top { End::Top } else { End::Bottom };
                cx.event(place(cx, id, end));
                l.done = l.done.saturating_add(1);
            }
            if to_place(cx, l).is_empty() {
                let n = l.order.len();
                finish(l, rest);
                done(l, n);
                return Flow::Next;
            }
            Flow::Again
        }
        Choice::Card(id, _) => {
            cx.support("3-1-7");
            if cx.state.card(id).zone.is_open() {
                cx.support("3-1-8");
            }
            l.order.push(id);
            Flow::Again
        }
        _ => {
            let left = to_place(cx, l);
            l.order.extend(left);
            let mut all = l.order.clone();
            // The upper one was named first.
            if spot == Spot::Top {
                all.reverse();
            }
            for id in all {
                if !rest && bar(cx.state, cx.book, l, id, cx_verb(cx, l)) {
                    cx.cite(if cx.state.card(id).zone == Zone::Leader { "3-6-3" } else { "1-3-3" });
                    cx.note(Found::Forbidden(id));
                } else {
                    cx.event(place(cx, id, if spot == Spot::Top { End::Top } else { End::Bottom }));
                }
            }
            finish(l, rest);
            Flow::Next
        }
    }
}

fn finish(l: &mut Run, rest: bool) {
    l.order.clear();
    if rest {
        l.looked.clear();
        l.part = 0;
        l.meant = l.meant.max(1);
    } else {
        l.looked.retain(|id| !l.picked.contains(id));
        l.keep();
    }
}

/// What is left of the cards looked at, elsewhere.
pub static REST_AWAY: Row<Run> = citing(
    "11-3-3",
    does("1-3-8", "op-rest-away", |cx, l| {
        let to = match the_act(cx, l) {
            Some(Act::PlaceRest(Rest::Trash)) => Zone::Trash,
            Some(Act::PlaceRest(Rest::Hand)) => Zone::Hand,
            _ => {
                put_back(cx, l);
                return Flow::Next;
            }
        };
        let cause = l.cause(cx.book);
        for id in std::mem::take(&mut l.looked) {
            cx.event(moved(cx.state, id, to, How::Moved, cause));
        }
        Flow::Next
    }),
);

/// 11-3-3. What was only looked at goes back: as it was, or, in the older edition, in random order.
pub fn put_back(cx: &mut Cx<'_>, l: &mut Run) {
    let looked = std::mem::take(&mut l.looked);
    let in_deck = looked.iter().filter(|&&id| cx.state.card(id).zone == Zone::Deck).count();
    cx.cite("11-3-3");
    if cx.book.is_older() && in_deck > 1 {
        let owner = cx.state.owner(looked[0]);
        cx.event(Event::Mixed(owner, in_deck as u8));
    } else {
        cx.note(Found::PutBack(l.who));
    }
}
