//! Counters, cards that are drawn, and Fortune.

use super::super::event::Happens;
use super::super::vocabulary::{Counter, Op, OwnOp};
use super::super::{Act, Asked, Choice, Cx, Flow, Options, Run, drawing};
use crate::cardgame::act::op;
use crate::cardgame::effect::Doing;
use crate::cardgame::{Because, because, finding};
use crate::engine::Chooser;

/// g:Charged Counter. How many of those of our side are paid.
pub(super) fn offer_counters(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some(Op::Own(OwnOp::PayCounters(kind, n))) = op(cx, l) else { return Asked::Nobody(Flow::Next) };
    if *kind == Counter::Fixed {
        return Asked::Itself(Choice::Number(*n));
    }
    // The others are those of the opponent's side; who says so is right.
    if let Some(ours) = l.own.paid {
        options.legal(Act::Theirs(n.saturating_sub(ours)).choice());
        return Asked::Of(Chooser::Player(l.who));
    }
    let [ours, theirs] = cx.state.card(l.this).charged;
    let least = n.saturating_sub(theirs);
    let most = ours.min(*n);
    if least >= most {
        return Asked::Itself(Choice::Number(most));
    }
    (least..=most).rev().for_each(|n| options.legal(Act::Counters(n).choice()));
    Asked::Of(Chooser::Player(l.who))
}

pub(super) fn take_counters(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    let Some(Op::Own(OwnOp::PayCounters(kind, n))) = op(cx, l) else { return Flow::Next };
    let small = |n: u8| i8::try_from(n).unwrap_or(i8::MAX);
    match choice {
        Choice::Own(Act::Counters(ours)) if *n > ours => {
            cx.event(Happens::Counters(l.this, *kind, true, -small(ours)).event());
            l.own.paid = Some(ours);
            return Flow::Again;
        }
        Choice::Number(ours) | Choice::Own(Act::Counters(ours)) => {
            cx.event(Happens::Counters(l.this, *kind, true, -small(ours)).event());
            if *kind == Counter::Charged && *n > ours {
                cx.event(Happens::Counters(l.this, *kind, false, -small(n - ours)).event());
            }
        }
        Choice::Own(Act::Theirs(theirs)) => cx.event(Happens::Counters(l.this, *kind, false, -small(theirs)).event()),
        _ => return Flow::Next,
    }
    l.own.paid = None;
    l.done(1);
    Flow::Next
}

pub(super) fn counters(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(Op::Own(OwnOp::Counters(_, kind, amount))) = op(cx, l) else { return Flow::Next };
    let n = i8::try_from(l.eye(cx.state, cx.book).amount(amount)).unwrap_or(0);
    for id in l.picked.clone() {
        if *kind == Counter::Fixed && id != l.this {
            cx.cite("g:Fixed_Charge_Counter");
            because(cx, Because::Forbidden(id));
            continue;
        }
        let [mine, theirs] = cx.state.card(id).charged;
        if *kind == Counter::Charged && n < 0 {
            // Counters that are lost: those of the owner's side first.
            let lost = n.unsigned_abs();
            let first = lost.min(mine);
            let small = |n: u8| i8::try_from(n).unwrap_or(i8::MAX);
            cx.event(Happens::Counters(id, *kind, true, -small(first)).event());
            cx.event(Happens::Counters(id, *kind, false, -small((lost - first).min(theirs))).event());
            continue;
        }
        let ours = l.who == cx.state.owner(id);
        cx.event(Happens::Counters(id, *kind, ours, n).event());
    }
    l.keep();
    Flow::Next
}

pub(super) fn move_counters(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(Op::Own(OwnOp::MoveCounters(_, kind, amount))) = op(cx, l) else { return Flow::Next };
    let [from, to] = l.picked.as_slice() else {
        l.keep();
        return Flow::Next;
    };
    let (from, to) = (*from, *to);
    let wanted = u8::try_from(l.eye(cx.state, cx.book).amount(amount)).unwrap_or(0);
    if *kind == Counter::Charged {
        let [ours, theirs] = cx.state.card(from).charged;
        let a = wanted.min(ours);
        let b = (wanted - a).min(theirs);
        let small = |n: u8| i8::try_from(n).unwrap_or(i8::MAX);
        for (mine, n) in [(true, a), (false, b)] {
            if n > 0 {
                cx.event(Happens::Counters(from, *kind, mine, -small(n)).event());
                cx.event(Happens::Counters(to, *kind, mine, small(n)).event());
            }
        }
    }
    l.keep();
    Flow::Next
}

/// g:Fortune. So many options, one of them right.
pub(super) fn offer_fortune(_: &Cx<'_>, _: &Run, options: &mut Options) -> Asked {
    options.legal(Act::Fortune(true).choice());
    options.legal(Act::Fortune(false).choice());
    Asked::Of(Chooser::Chance)
}

pub(super) fn take_fortune(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    let right = choice == Act::Fortune(true).choice();
    cx.note(finding(if right { "sm-note-fortune-right" } else { "sm-note-fortune-wrong" }));
    l.done(usize::from(right));
    Flow::Next
}

pub(super) fn draw(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(Op::Own(OwnOp::Draw { who, kind, count })) = op(cx, l) else { return Flow::Next };
    let eye = l.eye(cx.state, cx.book);
    let players = eye.players(*who);
    let at = if let Doing::Players(n) = l.doing { usize::from(n) } else { 0 };
    let n = u8::try_from(eye.amount(count).clamp(0, 60)).unwrap_or(0);
    let Some(&player) = players.get(at) else {
        l.doing = Doing::Nothing;
        l.done(usize::from(n));
        return Flow::Next;
    };
    l.doing = Doing::Players(u8::try_from(at + 1).unwrap_or(u8::MAX));
    if drawing::is_forbidden(cx.state, cx.book, player) {
        because(cx, Because::ForbiddenTo(player));
        return Flow::Again;
    }
    Flow::CallThenAgain(drawing::start(player, *kind, n, Some((l.who, l.this))))
}
