//! Cards are placed in a pile, in an order and at an end that are asked for where the text leaves them open.

use super::act::{deed, is_barred, op};
use super::card::{CardId, Few};
use super::choice::{Choice, by_itself};
use super::code::Instr;
use super::effect::{Doing, Run};
use super::event::{Event, Move};
use super::finding::Because;
use super::game::{CardGame, because};
use super::piles::End;
use super::text::{Op, Rest, Spot, Whose};
use super::vocabulary::Zone;
use super::{Asked, Cx, Flow, Options};
use crate::engine::Chooser;

/// Where cards are placed: which pile, which end, face up; and whether they are what is left of those looked at.
struct Placing<V: CardGame> {
    zone: V::Zone,
    how: V::How,
    spot: Spot,
    up: bool,
    rest: bool,
}

fn placing<V: CardGame>(cx: &Cx<'_, V>, l: &Run<V>) -> Option<Placing<V>> {
    match op(cx, l)? {
        Op::Move { deed, spot, turned, .. } => {
            let (zone, how) = V::goes(*deed)?;
            Some(Placing { zone, how, spot: *spot, up: *turned, rest: false })
        }
        Op::PlaceRest(Rest::To(zone, spot)) => {
            Some(Placing { zone: *zone, how: V::MOVED, spot: *spot, up: false, rest: true })
        }
        _ => None,
    }
}

/// The cards that are left to place.
fn to_place<V: CardGame>(l: &Run<V>, rest: bool) -> Few {
    let all = if rest { &l.looked } else { &l.picked };
    all.iter().copied().filter(|id| !l.order.contains(id)).collect()
}

/// In which order, the upper one first; and at which end, if the text leaves it open.
pub fn offer<V: CardGame>(cx: &Cx<'_, V>, l: &Run<V>, options: &mut Options<V>) -> Asked<V> {
    let Some(to) = placing(cx, l) else { return Asked::Nobody(Flow::Next) };
    let left = to_place(l, to.rest);
    let owner = left.first().map_or(l.who, |&id| cx.state.owner(id));
    let chooser = if to.rest { l.who } else { owner };
    let either = to.spot == Spot::TopOrBottom;
    if either {
        if matches!(l.doing, Doing::Placing(_)) {
            options.legal(Choice::Top);
            options.legal(Choice::Bottom);
            return Asked::Of(Chooser::Player(l.who));
        }
        if let [one] = left.as_slice() {
            return by_itself(Choice::Card(*one, cx.state.card(*one).def), l.who, options);
        }
    }
    // Cards that their player chose one by one are placed in that order.
    let before = cx.book.code(l.def, l.effect).steps.get(usize::from(l.at).wrapping_sub(1));
    let chosen = matches!(before, Some(Instr::Choose { who: Whose::Yours, .. })) && owner == l.who;
    let alike = left.windows(2).all(|w| {
        let (a, b) = (cx.state.card(w[0]), cx.state.card(w[1]));
        a.def == b.def && a.owner == b.owner && !a.zone.is_field()
    });
    let settled = chosen || left.len() == 1 || alike || to.spot == Spot::Anywhere || !to.zone.is_ordered();
    if left.is_empty() || (!either && settled) {
        // The last ones follow by themselves; who names them all the same is right.
        return match left.first().filter(|_| !l.order.is_empty()) {
            Some(&last) => by_itself(Choice::Card(last, cx.state.card(last).def), chooser, options),
            None => Asked::Itself(Choice::Nothing),
        };
    }
    for (n, &id) in left.iter().enumerate() {
        let card = cx.state.card(id);
        let kind = |id: CardId| card.is_unknown().then(|| V::kind_of_unseen(cx.state, id));
        let is_copy = |&other: &CardId| cx.state.card(other).def == card.def && kind(other) == kind(id);
        match left[..n].iter().any(is_copy) {
            false => options.legal(Choice::Card(id, card.def)),
            // Of cards that nobody has seen, one is as good as another.
            true if card.is_unknown() => {}
            true => options.late(Choice::Card(id, card.def)),
        }
    }
    Asked::Of(Chooser::Player(chooser))
}

/// This one, there, or all as they are.
pub fn take<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>, choice: Choice<V>) -> Flow<V> {
    let Some(to) = placing(cx, l) else { return Flow::Next };
    let cause = l.cause(cx.book);
    let place = |cx: &Cx<'_, V>, card: CardId, end: End| {
        // What was only looked at lies as it lay.
        let as_it_lay = to.rest && cx.state.card(card).zone == to.zone && cx.state.card(card).face_up;
        let turned = to.up || as_it_lay;
        Event::Move(Move { end, turned, ..Move::of(cx.state, card, to.zone, to.how, cause) })
    };
    match choice {
        Choice::Card(id, _) if to.spot == Spot::TopOrBottom && !matches!(l.doing, Doing::Placing(_)) => {
            l.order.push(id);
            l.doing = Doing::Placing(on_top(l));
            Flow::Again
        }
        Choice::Top | Choice::Bottom => {
            // The upper one was named first: the next one goes under it.
            let tops = on_top(l);
            let is_top = choice == Choice::Top;
            l.doing = Doing::Placed(tops.saturating_add(u8::from(is_top)));
            if let Some(&id) = l.order.last() {
                let end = match (is_top, tops) {
                    (true, 0) => End::Top,
                    (true, tops) => End::Under(tops),
                    (false, _) => End::Bottom,
                };
                cx.event(place(cx, id, end));
                l.done = l.done.saturating_add(1);
            }
            if to_place(l, to.rest).is_empty() {
                let n = l.order.len();
                l.doing = Doing::Nothing;
                finish(l, to.rest);
                l.done(n);
                return Flow::Next;
            }
            Flow::Again
        }
        Choice::Card(id, _) => {
            // The last ones say nothing new.
            let def = |id: CardId| cx.state.card(id).def;
            if to_place(l, to.rest).iter().any(|&other| def(other) != def(id)) {
                because(cx, Because::InOrder);
                V::orders(cx, id);
            }
            l.order.push(id);
            Flow::Again
        }
        _ => {
            let left = to_place(l, to.rest);
            l.order.extend(left);
            let mut all = l.order.clone();
            // The upper one was named first.
            if to.spot == Spot::Top {
                all.reverse();
            }
            let deed = deed(cx.book, l);
            for id in all {
                if !to.rest && is_barred(cx.state, cx.book, l, id, deed) {
                    because(cx, Because::Forbidden(id));
                } else {
                    cx.event(place(cx, id, if to.spot == Spot::Top { End::Top } else { End::Bottom }));
                }
            }
            finish(l, to.rest);
            Flow::Next
        }
    }
}

/// How many were placed on top already.
fn on_top<V: CardGame>(l: &Run<V>) -> u8 {
    match l.doing {
        Doing::Placing(n) | Doing::Placed(n) => n,
        _ => 0,
    }
}

fn finish<V: CardGame>(l: &mut Run<V>, rest: bool) {
    l.order.clear();
    if rest {
        l.looked.clear();
        l.doing = Doing::Nothing;
        l.at_least_one();
    } else {
        let (picked, looked) = (&l.picked, &mut l.looked);
        looked.retain(|id| !picked.contains(id));
        l.keep();
    }
}

/// What is left of the cards looked at, elsewhere.
pub fn rest_away<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    let Some(Op::PlaceRest(Rest::To(zone, _))) = op(cx, l) else {
        put_back(cx, l);
        return Flow::Next;
    };
    let cause = l.cause(cx.book);
    for id in std::mem::take(&mut l.looked) {
        cx.event(Move::of(cx.state, id, *zone, V::MOVED, cause).event());
    }
    Flow::Next
}

/// What was only looked at goes back as it was.
pub fn put_back<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) {
    let looked = std::mem::take(&mut l.looked);
    if !V::puts_back(cx, &looked) {
        because(cx, Because::PutBack(l.who));
    }
}
