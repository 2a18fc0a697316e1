//! 605. A Skill, from its declaration to its end.

use super::super::areas::{Bit, Doing};
use super::super::event::{ACTING, Happens, NOW, SUCCESS, begins};
use super::super::procedure::{Opener, Step};
use super::super::vocabulary::{Category, Curse, Op, OwnCannot, OwnOp, Uses, When};
use super::super::{
    Asked, Book, Choice, Cx, Event, Flow, Options, Row, abilities, choosing, having, readings, resting, values,
};
use super::counting::used;
use super::paying::{cost_there, pays};
use super::{How, Using, call, run};
use crate::cardgame::{Cause, finding};
use crate::engine::{At, ClauseId, asks, citing, does};

pub(super) fn declare(cx: &mut Cx<'_>, l: &mut Using, doing: Doing) -> Flow {
    cx.event(begins(l.who, l.card, doing));
    Flow::Next
}

pub(super) fn no_move(_: &mut Cx<'_>, _: &mut Using) -> Flow {
    Flow::Next
}

pub(super) fn offer_mode(cx: &Cx<'_>, l: &Using, options: &mut Options) -> Asked {
    let Some(run) = run(cx, l) else { return Asked::Nobody(Flow::Next) };
    match choosing::next(cx.state, cx.book, &run, &l.chosen) {
        Some(choosing::Want::Mode(_)) => {
            choosing::offer(cx, &run, &l.chosen, options).unwrap_or(Asked::Nobody(Flow::Next))
        }
        _ => Asked::Nobody(Flow::Next),
    }
}

pub(super) fn take_mode(cx: &mut Cx<'_>, l: &mut Using, choice: Choice) -> Flow {
    if let Some(run) = run(cx, l) {
        choosing::tell_mode(cx, l.who, choice);
        choosing::take(cx.state, cx.book, &run, &mut l.chosen, choice);
        l.mode = l.chosen.mode;
    }
    Flow::Next
}

pub(super) fn target_there(cx: &mut Cx<'_>, l: &mut Using) -> Flow {
    let there = run(cx, l).is_some_and(|run| choosing::has_target(cx.state, cx.book, &run, &l.chosen));
    if there { Flow::Next } else { leave(cx, l, "sm-note-no-skill-target", l.second) }
}

pub(super) fn declared(cx: &mut Cx<'_>, l: &mut Using, timings: &[When]) -> Flow {
    let card = l.card;
    cx.event(Happens::Occurs(When::PlayerCommands, card, l.who, None, NOW).event());
    for when in timings {
        cx.event(Happens::Occurs(*when, card, l.who, None, NOW).event());
    }
    Flow::Call(abilities::Queue::of(cx.state, NOW))
}

pub(super) fn offer_targets(cx: &Cx<'_>, l: &Using, options: &mut Options) -> Asked {
    let Some(run) = run(cx, l).filter(|_| !l.void) else { return Asked::Nobody(Flow::Next) };
    choosing::offer(cx, &run, &l.chosen, options).unwrap_or(Asked::Nobody(Flow::Next))
}

pub(super) fn take_targets(cx: &mut Cx<'_>, l: &mut Using, choice: Choice) -> Flow {
    if let Some(run) = run(cx, l) {
        choosing::rests(cx, &run, &l.chosen, choice);
        choosing::take(cx.state, cx.book, &run, &mut l.chosen, choice);
    }
    Flow::Again
}

/// 605.8. What "uses a Skill" sets off, once.
pub(super) fn uses(cx: &mut Cx<'_>, l: &mut Using, timings: &[When]) -> Flow {
    if l.rewound {
        return Flow::Next;
    }
    for when in timings {
        cx.event(Happens::Occurs(*when, l.card, l.who, None, ACTING).event());
    }
    Flow::Next
}

/// The Abilities of a use are set off by an answer that nobody need give; then they choose.
pub(super) fn offer_use(cx: &Cx<'_>, l: &Using, options: &mut Options) -> Asked {
    if l.paid {
        return Asked::Itself(Choice::Nothing);
    }
    abilities::offer_slot(cx, ACTING, options)
}

pub(super) fn take_use(cx: &mut Cx<'_>, l: &mut Using, choice: Choice, timings: &[When]) -> Flow {
    if choice == Choice::Nothing {
        l.paid = false;
        uses(cx, l, timings);
        return Flow::Again;
    }
    abilities::take_slot(cx, ACTING, choice)
}

pub(super) fn interferes(cx: &mut Cx<'_>, l: &mut Using, opener: Opener) -> Flow {
    if l.void || l.card.is_none() || (l.rewound && cx.reading(readings::REWIND_INTERFERE) == 1) {
        return Flow::Next;
    }
    choosing::aims(cx, l.chosen.picks.iter().map(|(_, id)| *id));
    Flow::Call(Step::start(opener))
}

/// 605.11. Is the use still legal, and are its targets?
pub(super) fn again(cx: &mut Cx<'_>, l: &mut Using, back: ClauseId) -> Flow {
    let Some(card) = l.card.filter(|_| !l.void) else { return leave(cx, l, "sm-note-skill-ends", true) };
    let Some(run) = run(cx, l) else { return leave(cx, l, "sm-note-skill-ends", true) };
    let marks = cx.state.card(card);
    let hand = l.how == How::FromHand;
    let facts = cx.book.effect(l.def, l.effect);
    let seal = cx.state.category(cx.book, card) == Some(Category::Seal);
    let given = l.given;
    if given && cx.reading(readings::OWN_COST) == 1 {
        return leave(cx, l, "sm-note-cannot-use", true);
    }
    let can = hand
        || given
        || (cx.state.in_arena(card)
            && (!seal || !marks.rested)
            && !marks.is_cursed(Curse::Stone)
            && !marks.is_cursed(Curse::Dimension)
            && !cx.state.is_support(card)
            && !having::is_forbidden(cx.state, cx.book, l.who, card, &OwnCannot::UseSkill)
            && values::keeps(cx.state, cx.book, card, facts, true));
    let eye = run.eye(cx.state, cx.book);
    let conditions = given || facts.conditions.iter().all(|c| eye.holds(c));
    if !can || !conditions {
        return leave(cx, l, "sm-note-cannot-use", true);
    }
    choosing::redirect(cx, &mut l.chosen, None);
    let mut wrong = false;
    while let Some(gone) = choosing::illegal(cx.state, cx.book, &run, &l.chosen) {
        l.chosen.unpick(gone);
        wrong = true;
    }
    let bare = choosing::asks_target(cx.state, cx.book, &run) && l.chosen.picks.is_empty();
    if (wrong || bare) && !choosing::has_target(cx.state, cx.book, &run, &l.chosen) {
        return leave(cx, l, "sm-note-no-skill-target", true);
    }
    if (wrong || bare) && choosing::next(cx.state, cx.book, &run, &l.chosen).is_some() {
        cx.note(finding("sm-note-target-gone").card(card));
        cx.reading(readings::REWIND_INTERFERE);
        l.rewound = true;
        return Flow::Goto(back);
    }
    Flow::Next
}

/// 605.12. The Skill works.
pub(super) fn works(cx: &mut Cx<'_>, l: &mut Using) -> Flow {
    let Some(mut run) = run(cx, l) else { return leave(cx, l, "sm-note-skill-ends", true) };
    l.worked = true;
    run.own.chosen = std::mem::take(&mut l.chosen);
    run.own.chosen.made = true;
    run.own.skill = true;
    cx.note(finding("sm-note-skill-works").card(run.this));
    resting::in_written_order(cx, &run);
    cx.support(if call(cx.book.effect(l.def, l.effect)).1 == Uses::All { "604.4" } else { "604.3" });
    // g:(ที่ชื่อ [S] X / Y). What has worked counts.
    used(cx, run.this, l.def, l.effect, true);
    Flow::Call(crate::cardgame::Frame::Program(Box::new(At::program(run.at, run))))
}

pub(super) fn succeeded(cx: &mut Cx<'_>, l: &mut Using, timings: &[When]) -> Flow {
    for when in timings {
        cx.event(Happens::Occurs(*when, l.card, l.who, None, SUCCESS).event());
    }
    Flow::Next
}

pub(super) fn offer_done(cx: &Cx<'_>, l: &Using, options: &mut Options) -> Asked {
    if !l.paid {
        return Asked::Itself(Choice::Nothing);
    }
    abilities::offer_slot(cx, SUCCESS, options)
}

pub(super) fn take_done(cx: &mut Cx<'_>, l: &mut Using, choice: Choice, timings: &[When]) -> Flow {
    if choice == Choice::Nothing {
        l.paid = true;
        if let Some(card) = l.card.filter(|c| l.how != How::FromHand && !cx.state.in_arena(*c)) {
            cx.cite("604.7");
            cx.note(finding("sm-note-still-a-success").card(card));
        }
        succeeded(cx, l, timings);
        return Flow::Again;
    }
    abilities::take_slot(cx, SUCCESS, choice)
}

/// 605.15. The Seal becomes Inactive, unless it came into the arena by the Skill (700.1).
pub(super) fn over(cx: &mut Cx<'_>, l: &mut Using) -> Flow {
    let Some(card) = l.card else { return end(cx) };
    cx.event(Happens::State(card, Bit::Using, false).event());
    let seal = cx.state.category(cx.book, card) == Some(Category::Seal);
    if cx.state.in_arena(card) && seal && l.how != How::Ordered && !l.given {
        if l.outside && !orders(cx.book, l) {
            cx.cite("700.1");
            cx.note(finding("sm-note-stays-active").card(card));
        } else {
            cx.support("500.3");
            cx.event(Event::Turn(card, true, Cause::Rule));
        }
    }
    end(cx)
}

pub(super) fn orders(book: &Book, l: &Using) -> bool {
    book.effect(l.def, l.effect).body.iter().any(|op| matches!(op, Op::Own(OwnOp::Order(..))))
}

fn end(cx: &mut Cx<'_>) -> Flow {
    cx.event(Happens::Ends.event());
    Flow::Return
}

/// Taken out of the declaration; after payment a Seal becomes Inactive.
pub(super) fn leave(cx: &mut Cx<'_>, l: &mut Using, why: &'static str, paid: bool) -> Flow {
    cx.note(l.card.map_or_else(|| finding("sm-note-skill-left"), |card| finding(why).card(card)));
    if let Some(card) = l.card.filter(|c| cx.state.in_arena(*c) && !l.given) {
        cx.event(Happens::State(card, Bit::Using, false).event());
        let seal = cx.state.category(cx.book, card) == Some(Category::Seal);
        if paid && seal && l.how == How::Commanded {
            cx.event(Event::Turn(card, true, Cause::Rule));
        }
    }
    end(cx)
}

pub(super) const AGAIN: &str = "500.11 100.5 604.6.1 604.6.2 709.5.2 709.11.4 g:Protect g:Target g:Change_Target";

pub(super) const WORKS: &str = "602.1.6 604.3 g:ทุกใบ";

/// 605
pub static SKILLS: [Row<Using>; 16] = [
    does("605.1", "sm-skill", |cx, l| declare(cx, l, Doing::Skill)),
    does("605.2", "sm-skill-move", no_move),
    asks("605.3", "sm-ask-mode", offer_mode, take_mode),
    does("605.4", "sm-skill-target-there", target_there),
    does("605.5", "sm-skill-cost", cost_there),
    citing("500.3", does("605.6", "sm-skill-paid", pays)),
    does("604.1", "sm-skill-declared", |cx, l| declared(cx, l, &[When::DeclaresSkill])),
    citing(
        "711.3 711.1 509.4 510.2 g:ค่า_- g:Target g:Name g:N<>คำอธิบาย 709.12 g:Except",
        asks("605.7", "sm-ask-target", offer_targets, take_targets),
    ),
    asks(
        "605.8",
        "sm-ask-abilities",
        |cx, l, o| if l.rewound { Asked::Nobody(Flow::Next) } else { offer_use(cx, l, o) },
        |cx, l, c| take_use(cx, l, c, &[When::UsesSkill]),
    ),
    does("605.9", "sm-interfere", |cx, l| interferes(cx, l, Opener::Skill)),
    abilities::working::<ACTING, _>("605.10"),
    citing(AGAIN, does("605.11", "sm-skill-again", |cx, l| again(cx, l, ClauseId::new("605.7")))),
    citing(WORKS, does("605.12", "sm-skill-works", works)),
    citing(
        "604.7",
        asks("605.13", "sm-ask-abilities", offer_done, |cx, l, c| take_done(cx, l, c, &[When::SkillSucceeds])),
    ),
    abilities::working::<SUCCESS, _>("605.14"),
    citing("500.3 700.1", does("605.15", "sm-skill-over", over)),
];
