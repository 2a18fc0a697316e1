//! 610.1, 708.1. Seals are cast, or enter.

use super::super::areas::{Bit, Doing};
use super::super::event::{ACTING, Happens, NOW, Note, SUCCESS, begins};
use super::super::growth::{self, Growing, Needs};
use super::super::vocabulary::Line;
use super::super::{Act, Asked, Choice, Cx, Flow, Options, Row, State, abilities, curses, readings};
use super::allowing::payable;
use super::{Both, Casting, comes, interferes, leave, over, paid, set_off_own, state_over};
use crate::cardgame::{CardId, finding};
use crate::engine::{Chooser, ClauseId, Refusal, asks, citing, does};

const SEAL_LINE: ClauseId = ClauseId::new("610.1.6");

const SEAL_TARGETS: ClauseId = ClauseId::new("610.1.9");

/// 610.1
pub static CAST_SEAL: [Row<Casting>; 20] = [
    does("610.1.1", "sm-cast", |cx, l| {
        cx.event(begins(l.who, l.card, Doing::Cast));
        Flow::Next
    }),
    does("610.1.2", "sm-cast-cost", |cx, l| if payable(cx, l) { Flow::Next } else { leave(cx, l, "sm-note-short") }),
    citing("609.5 102.6 g:ร่ายฟรี", does("610.1.3", "sm-cast-paid", |cx, l| paid(cx, l, true))),
    abilities::chosen::<ACTING, _>("610.1.4"),
    abilities::working::<ACTING, _>("610.1.5"),
    citing("303.3 515.2 709.6.1", asks("610.1.6", "sm-ask-line", offer_line, take_line)),
    citing("611.2 611.3 612.2 612.3", asks("610.1.7", "sm-ask-grow", offer_grow, take_grow)),
    asks(
        "614.1",
        "sm-ask-condition",
        |cx, l, o| {
            declared(cx, l)
                .map_or(Asked::Nobody(Flow::Next), |grows| growth::offer_condition(cx, &grows, o, Needs::Growth))
        },
        |_, l, c| {
            if let Choice::Number(n) = c {
                l.condition = Some(n);
            }
            Flow::Next
        },
    ),
    asks(
        "614.2",
        "sm-ask-condition-seal",
        |cx, l, o| {
            declared(cx, l).map_or(Asked::Nobody(Flow::Next), |grows| growth::offer_cards(cx, &grows, o, Needs::Growth))
        },
        |cx, l, c| {
            let Choice::Own(Act::Condition(id)) = c else { return Flow::Next };
            l.seals.push(id);
            cx.note(finding("sm-note-condition-seal").card(id));
            Flow::Again
        },
    ),
    abilities::modes_chosen::<SUCCESS, _>("610.1.8"),
    abilities::chosen::<SUCCESS, _>("610.1.9"),
    does("610.1.10", "sm-interfere", interferes),
    does("610.1.11", "sm-cast-again", |cx, l| seal_again(cx, l, SEAL_LINE, SEAL_TARGETS)),
    does("610.1.12", "sm-cast-state-over", |cx, l| state_over(cx, l, Bit::BeingCast)),
    does("610.1.13", "sm-cast-done", |cx, l| {
        let Some(card) = l.card else { return Flow::Next };
        cx.note(finding("sm-note-cast-done").card(card));
        cx.event(Happens::Note(cx.state.owner(card), Note::BroughtSeal).event());
        Flow::Next
    }),
    does("610.1.13.1", "sm-cast-growth", |_, l| match l.card.filter(|_| l.grow) {
        Some(card) => {
            let grows = Growing::of(card, l.who, std::mem::take(&mut l.seals));
            Flow::Call(growth::start(grows.by(l.condition)))
        }
        None => Flow::Next,
    }),
    citing("515.2", does("610.1.13.2", "sm-cast-line", into_line)),
    citing("601.2.1 709.14.1", does("610.1.13.3", "sm-abilities", entered)),
    citing(
        "610.1.13.3",
        does("709.14.2", "sm-curses-wait", |cx, l| {
            l.card.map_or(Flow::Next, |card| curses::waiting(cx, card, "610.1.13.3"))
        }),
    ),
    citing("100.5", does("610.1.14", "sm-cast-over", over)),
];

/// 708.1
pub static ENTER_SEAL: [Row<Casting>; 13] = [
    does("708.1.1", "sm-enter", |cx, l| {
        cx.event(begins(l.who, l.card, Doing::Enter));
        Flow::Next
    }),
    citing("707.2", does("708.1.2", "sm-entering", |cx, l| paid(cx, l, false))),
    citing("303.3 515.8", asks("708.1.3", "sm-ask-line", offer_line, take_line)),
    abilities::modes_chosen::<SUCCESS, _>("708.1.4"),
    abilities::chosen::<SUCCESS, _>("708.1.5"),
    does("708.1.6", "sm-cast-again", |cx, l| seal_again(cx, l, ClauseId::new("708.1.3"), ClauseId::new("708.1.5"))),
    does("708.1.7", "sm-cast-state-over", |cx, l| state_over(cx, l, Bit::Entering)),
    does("708.1.8", "sm-entered", |cx, l| {
        let Some(card) = l.card else { return Flow::Next };
        cx.note(finding("sm-note-entered").card(card));
        cx.event(Happens::Note(cx.state.owner(card), Note::BroughtSeal).event());
        Flow::Next
    }),
    citing("515.8", does("708.1.8.1", "sm-cast-line", into_line)),
    citing(
        "612.1 611.2",
        does("708.1.8.2", "sm-abilities", |cx, l| {
            // What is not cast does not grow.
            let boxed = |card: &CardId| !cx.state.def(cx.book, *card).facts.growth.is_empty();
            if let Some(card) = l.card.filter(|_| !l.held).filter(boxed) {
                cx.cite("612.1");
                cx.note(finding("sm-note-not-cast-no-growth").card(card));
            }
            entered(cx, l)
        }),
    ),
    citing(
        "708.1.8.2",
        does("707.4", "sm-curses-wait", |cx, l| {
            l.card.map_or(Flow::Next, |card| curses::waiting(cx, card, "708.1.8.2"))
        }),
    ),
    does("708.1.9", "sm-cast-over", |cx, l| if l.card.is_some() { over(cx, l) } else { Flow::Next }),
    citing("100.5", does("708.1.10", "sm-cast-over", over)),
];

/// 709.6.1. May it come into this Line?
fn may_enter(_: &State, _: CardId, _: Line) -> bool {
    true
}

pub(super) fn offer_line(cx: &Cx<'_>, l: &Casting, options: &mut Options) -> Asked {
    if l.card.is_none() {
        return Asked::Nobody(Flow::Next);
    }
    if let Some(line) = l.line {
        return Asked::Itself(Act::Line(line).choice());
    }
    let _ = cx;
    Line::BOTH.into_iter().for_each(|line| options.legal(Act::Line(line).choice()));
    Asked::Of(Chooser::Player(l.who))
}

pub(super) fn take_line(cx: &mut Cx<'_>, l: &mut Casting, choice: Choice) -> Flow {
    let Some(card) = l.card else { return Flow::Next };
    if let Choice::Own(Act::Line(line)) = choice {
        l.line = Some(line);
        cx.support(if l.named { "303.3" } else { "303.3 515.2" });
    }
    if !l.rewound && !l.held {
        set_off_own(cx, l, card);
    }
    Flow::Next
}

fn offer_grow(cx: &Cx<'_>, l: &Casting, options: &mut Options) -> Asked {
    // 617.1.8. Whether a Growth belongs to the cast of a Progress: by a reading.
    let asked = !l.rewound && !l.answered && (!l.held || cx.peek(readings::PROGRESS_CAST) == 1);
    let Some(card) = l.card.filter(|_| asked) else { return Asked::Nobody(Flow::Next) };
    if cx.state.def(cx.book, card).facts.growth.is_empty() {
        return Asked::Nobody(Flow::Next);
    }
    // 611.3. By the default it is only said whether: the conditions are looked at when it grows.
    let can = cx.peek(readings::GROWTH_DECLARED) == 0 || growth::conditions(cx.state, cx.book, card).next().is_some();
    let legal = match growth::may_grow(cx.state, cx.book, card) {
        false => Err(Refusal::by("612.3 100.2")),
        true if can => Ok(()),
        true => Err(Refusal::by("611.3")),
    };
    options.offer(Act::Grow(true).choice(), legal);
    options.legal(Act::Grow(false).choice());
    Asked::Of(Chooser::Player(l.who))
}

fn take_grow(cx: &mut Cx<'_>, l: &mut Casting, choice: Choice) -> Flow {
    l.grow = choice == Act::Grow(true).choice();
    l.answered = true;
    if l.grow {
        // It is asked because it has a Growth Box.
        cx.support("612.2");
        cx.support("611.2");
        cx.reading(readings::GROWTH_DECLARED);
        l.card.into_iter().for_each(|card| cx.note(finding("sm-note-will-grow").card(card)));
    }
    Flow::Next
}

/// 610.1.7, by a reading: condition and condition Seals are declared with the Growth.
fn declared(cx: &Cx<'_>, l: &Casting) -> Option<Growing> {
    let card = l.card.filter(|_| l.grow && !l.rewound && cx.peek(readings::GROWTH_DECLARED) == 1)?;
    Some(Growing::of(card, l.who, l.seals.clone()).by(l.condition))
}

pub(super) fn into_line(cx: &mut Cx<'_>, l: &mut Casting) -> Flow {
    let Some(card) = l.card else { return Flow::Next };
    cx.event(Happens::Line(card, l.line, !l.named).event());
    Flow::Next
}

/// 610.1.13.3. What it does itself, then what others do.
fn entered(cx: &mut Cx<'_>, l: &mut Casting) -> Flow {
    if l.held {
        return Flow::Next;
    }
    let Some(card) = l.card else { return Flow::Next };
    for &when in comes(cx.state) {
        cx.event(Happens::Occurs(when, Some(card), l.who, None, NOW).event());
    }
    abilities::say_work(cx, &[SUCCESS]);
    Flow::Call(Both::start(cx.state))
}

/// 610.1.11, 708.1.6. Can it come into its Line, and are the targets of its Abilities legal? Else that is chosen anew.
fn seal_again(cx: &mut Cx<'_>, l: &mut Casting, line: ClauseId, targets: ClauseId) -> Flow {
    let Some(card) = l.card else { return Flow::Next };
    if l.line.is_some_and(|line| !may_enter(cx.state, card, line)) {
        l.line = None;
        l.rewound = true;
        cx.reading(readings::REWIND_INTERFERE);
        return Flow::Goto(line);
    }
    if abilities::forget_targets(cx, SUCCESS) == Some(true) {
        l.rewound = true;
        cx.reading(readings::REWIND_INTERFERE);
        return Flow::Goto(targets);
    }
    Flow::Next
}
