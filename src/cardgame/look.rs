//! Cards are looked at, or shown to everybody.

use super::act::{each, op};
use super::card::Few;
use super::choice::Choice;
use super::effect::{Doing, Run, clamped, small};
use super::event::Event;
use super::finding::Because;
use super::frame::{Frame, Knowing};
use super::game::{CardGame, because};
use super::text::{Op, Pile, Whose};
use super::{Asked, Cx, Flow, Options};
use crate::engine::{At, Chooser, Player};

/// The pile that is looked at: whose, which, from which place on, how many cards.
fn look_at<V: CardGame>(cx: &Cx<'_, V>, l: &Run<V>, whose: Player, bottom: bool) -> Option<(V::Zone, u16, u8)> {
    let Some(Op::Look { pile, count, .. }) = op(cx, l) else { return None };
    let (Pile::Top(zone) | Pile::Whole(zone) | Pile::TopOrBottom(zone)) = *pile;
    let all = cx.state.pile(whose, zone).len();
    let n = match pile {
        Pile::Whole(_) => all,
        _ => usize::from(clamped(l.eye(cx.state, cx.book).amount(count))),
    };
    let from = if bottom { all.saturating_sub(1) } else { 0 };
    Some((zone, u16::try_from(from).unwrap_or(0), small(n.min(all - from.min(all)))))
}

/// Whose pile is looked at, as far as it is said.
fn whose<V: CardGame>(l: &Run<V>) -> Option<Player> {
    match l.doing {
        Doing::Whose(player) | Doing::Looking { whose: player, .. } => Some(player),
        _ => None,
    }
}

/// Whose pile, which end, whether at all.
pub fn offer<V: CardGame>(cx: &Cx<'_, V>, l: &Run<V>, options: &mut Options<V>) -> Asked<V> {
    let Some(Op::Look { whose: side, pile, up_to, .. }) = op(cx, l) else { return Asked::Nobody(Flow::Next) };
    let eye = l.eye(cx.state, cx.book);
    let any = *side == Whose::Any;
    if any && whose(l).is_none() {
        eye.players(*side).into_iter().for_each(|p| options.legal(Choice::Player(p)));
        if *up_to {
            options.legal(Choice::Done);
        }
        return Asked::Of(Chooser::Player(l.who));
    }
    let player = whose(l).unwrap_or_else(|| eye.player(*side));
    let there = look_at(cx, l, player, false).map_or(0, |(_, _, n)| n);
    let begun = matches!(l.doing, Doing::Looking { .. }) || (any && !matches!(pile, Pile::TopOrBottom(_)));
    if begun || there == 0 {
        return Asked::Itself(Choice::Nothing);
    }
    if matches!(pile, Pile::TopOrBottom(_)) && !any {
        options.legal(Choice::Top);
        options.legal(Choice::Bottom);
        return Asked::Of(Chooser::Player(l.who));
    }
    if *up_to && !any {
        options.legal(Choice::Yes);
        options.legal(Choice::Done);
        return Asked::Of(Chooser::Player(l.who));
    }
    Asked::Itself(Choice::Nothing)
}

/// First it must be known which cards they are; a whole pile is looked through in any order.
pub fn take<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>, choice: Choice<V>) -> Flow<V> {
    let Some(Op::Look { whose: side, pile, reveal, .. }) = op(cx, l) else { return Flow::Next };
    let player = whose(l).unwrap_or_else(|| l.eye(cx.state, cx.book).player(*side));
    let looking = |bottom| Doing::Looking { whose: player, bottom, known: false };
    match choice {
        Choice::Player(player) => {
            l.doing = Doing::Whose(player);
            return Flow::Again;
        }
        Choice::Top | Choice::Yes | Choice::Bottom => {
            l.doing = looking(choice == Choice::Bottom);
            return Flow::Again;
        }
        Choice::Done => {
            l.doing = Doing::Nothing;
            l.done(0);
            return Flow::Next;
        }
        _ => {}
    }
    let (bottom, known) = match l.doing {
        Doing::Looking { bottom, known, .. } => (bottom, known),
        _ => (false, false),
    };
    let Some((zone, from, n)) = look_at(cx, l, player, bottom) else { return Flow::Next };
    let whole = matches!(pile, Pile::Whole(_));
    if !known && !whole {
        l.doing = Doing::Looking { whose: player, bottom, known: true };
        let knowing = Knowing { who: player, zone, at: from, left: n, told: true };
        return Flow::CallThenAgain(Frame::Know(At::start(knowing)));
    }
    let pile = cx.state.pile(player, zone).iter().copied();
    let cards: Few = pile.skip(usize::from(from)).take(usize::from(n)).collect();
    V::looks(cx, zone, whole);
    if *reveal {
        because(cx, Because::Shows);
        cards.iter().for_each(|&id| cx.event(Event::Revealed(id)));
        l.it = cards.clone();
    } else if whole {
        because(cx, Because::LooksThrough(l.who, zone));
    } else {
        because(cx, Because::LooksAt(l.who, cards.clone()));
    }
    l.done(cards.len());
    l.looked = cards;
    l.doing = Doing::Nothing;
    Flow::Next
}

/// All cards of a zone are looked at.
pub fn at_zone<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    let Some(Op::LookAt(side, zone)) = op(cx, l) else { return Flow::Next };
    let who = l.eye(cx.state, cx.book).player(*side);
    because(cx, Because::LooksAt(l.who, Few::from_slice(cx.state.pile(who, *zone))));
    Flow::Next
}

/// Cards are shown to everybody.
pub fn reveal<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    because(cx, Because::Shows);
    each(cx, l, |_, id, _| Some(Event::Revealed(id)))
}
