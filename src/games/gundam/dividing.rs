//! 5-5-4, 1-3-5. Damage that is divided: how much each of the chosen cards receives, 1 or more, all at one moment.

use super::vocabulary::{Op, OwnOp};
use super::{Act, Asked, Choice, Cx, Flow, Options, Row, Run, giving, readings, terms};
use crate::cardgame::act::op;
use crate::cardgame::effect::{clamped, small};
use crate::cardgame::run::doubt;
use crate::cardgame::{CardId, finding};
use crate::engine::{Chooser, asks, citing};

/// Point by point: to which card?
pub static DIVIDE: Row<Run> =
    citing("5-5-1 5-5-5 5-5-6 1-3-5 1-3-2 1-3-3 10-1-9-1 13-2-13-1", asks("5-5-4", "gcg-ask-divide", offer, take));

/// How much there is to divide.
fn total(cx: &Cx<'_>, l: &Run) -> u8 {
    match op(cx, l) {
        Some(Op::Own(OwnOp::Divide { amount, .. })) => clamped(l.eye(cx.state, cx.book).amount(amount)),
        _ => 0,
    }
}

/// How much a card receives, as far as it was said.
fn share(l: &Run, id: CardId) -> usize {
    l.own.shares.iter().filter(|to| **to == id).count()
}

fn offer(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let left = usize::from(total(cx, l)).saturating_sub(l.own.shares.len());
    let without: Vec<CardId> = l.picked.iter().copied().filter(|id| share(l, *id) == 0).collect();
    let card = |id: CardId| Act::Share(id).choice();
    // 1-3-5. A number that is chosen is 1 or more: each receives something.
    let open: Vec<CardId> = if left <= without.len() { without } else { l.picked.to_vec() };
    match open.as_slice() {
        _ if left == 0 => of_several(cx, l, options),
        [] => Asked::Itself(Choice::Nothing),
        [one] => Asked::Itself(card(*one)),
        // One to each that has none: nothing is chosen.
        [first, ..] if left <= open.iter().filter(|id| share(l, **id) == 0).count() => Asked::Itself(card(*first)),
        several => {
            several.iter().for_each(|id| options.legal(card(*id)));
            Asked::Of(Chooser::Player(l.who))
        }
    }
}

/// 10-1-9-1. For which of several cards is it made less, where that can be for one only?
fn of_several(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some((held, cards)) = terms::undecided(cx, &l.picked, l.cause(cx.book), &l.own.reduced) else {
        return Asked::Itself(Choice::Nothing);
    };
    cards.iter().for_each(|&id| options.legal(Choice::UseFor(held.card, held.effect, id)));
    Asked::Of(Chooser::Player(cx.state.owner(held.card)))
}

fn take(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    match choice {
        Choice::UseFor(by, effect, card) => {
            cx.decide("10-1-9-1");
            cx.support("13-2-13-1");
            cx.reading(readings::REPLACED_AT_ONE_MOMENT);
            l.own.reduced.push(terms::Reduced { by, effect, card });
            return Flow::Again;
        }
        Choice::Own(Act::Share(id)) => {
            cx.support("1-3-5");
            l.own.shares.push(id);
            cx.note(finding("gcg-note-share").card(id).number("n", i32::from(small(share(l, id)))));
            return Flow::Again;
        }
        _ => {}
    }
    let Some(Op::Own(OwnOp::Divide { amount, .. })) = op(cx, l) else { return Flow::Next };
    doubt(cx, l.eye(cx.state, cx.book).unknown_amount(amount));
    cx.support("5-5-1");
    giving::rests_on_whose(cx, l);
    let cause = l.cause(cx.book);
    l.own.hit = l.picked.clone();
    let decided = std::mem::take(&mut l.own.reduced);
    for id in l.picked.clone() {
        terms::damage_but(cx, id, i32::from(small(share(l, id))), cause, &decided);
    }
    l.own.shares.clear();
    l.keep();
    Flow::Next
}
