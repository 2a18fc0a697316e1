//! 610.2, 708.2. Mystics are cast, or enter.

use super::super::areas::{Bit, Doing};
use super::super::event::{ACTING, Happens, NOW, PASTING, SUCCESS, begins};
use super::super::moves::{Change, Moves, To};
pub use super::super::procedure::After;
use super::super::vocabulary::{self, Category, Kind, Paste, Turns, When};
use super::super::{
    Asked, Choice, Cx, Flow, Frame, Options, Procedure, Row, Run, abilities, choosing, curses, readings, resting,
};
use super::allowing::{has_target, host_refusal, hosts, payable, success};
use super::{Both, Casting, comes, interferes, leave, over, paid, state_over};
use crate::cardgame::{CardId, Cause, finding};
use crate::engine::{At, Chooser, ClauseId, Player, Refusal, asks, citing, does};

const MYSTIC_TARGETS: ClauseId = ClauseId::new("610.2.8");

/// 610.2
pub static CAST_MYSTIC: [Row<Casting>; 17] = [
    does("610.2.1", "sm-cast", |cx, l| {
        cx.event(begins(l.who, l.card, Doing::Cast));
        Flow::Next
    }),
    asks("610.2.2", "sm-ask-mode", offer_mode, take_mode),
    does("610.2.3", "sm-cast-target-there", |cx, l| {
        let there = l.card.is_some_and(|c| has_target(cx.state, cx.book, c));
        if there { Flow::Next } else { leave(cx, l, "sm-note-cast-no-target") }
    }),
    does("610.2.4", "sm-cast-cost", |cx, l| if payable(cx, l) { Flow::Next } else { leave(cx, l, "sm-note-short") }),
    citing("609.5 102.6 g:ร่ายฟรี", does("610.2.5", "sm-cast-paid", |cx, l| paid(cx, l, true))),
    abilities::chosen::<ACTING, _>("610.2.6"),
    abilities::working::<ACTING, _>("610.2.7"),
    citing(
        "201.8.2.1 201.8.2.2 201.8.2.3 201.8.2.4 201.11.2 609.6 509.4 510.2 711.1 g:ค่า_- g:Target g:Name g:N<>คำอธิบาย 709.12 g:Except",
        asks("610.2.8", "sm-ask-cast-target", offer_targets, take_targets),
    ),
    does("610.2.9", "sm-interfere", interferes),
    citing(
        "g:Protect g:Target g:Change_Target",
        does("610.2.10", "sm-cast-again", |cx, l| mystic_again(cx, l, MYSTIC_TARGETS)),
    ),
    does("610.2.11", "sm-cast-state-over", |cx, l| state_over(cx, l, Bit::BeingCast)),
    does("610.2.12", "sm-cast-done", |cx, l| {
        let Some(card) = l.card else { return Flow::Next };
        cx.note(finding("sm-note-cast-done").card(card));
        Flow::Next
    }),
    citing("201.8.2.1 201.8.2.2 201.8.2.3 201.9.2.3", does("610.2.12.1", "sm-paste", paste)),
    citing("601.2.4 100.3 g:ทุกใบ", does("610.2.12.2", "sm-mystic-works", mystic_works)),
    abilities::working::<PASTING, _>("610.2.12.3"),
    citing("201.9.2.1 201.9.2.2 201.9.2.3 303.1", does("610.2.13", "sm-mystic-ends", mystic_ends)),
    citing("100.5", does("610.2.14", "sm-cast-over", over)),
];

/// 708.2
pub static ENTER_MYSTIC: [Row<Casting>; 13] = [
    does("708.2.1", "sm-enter", |cx, l| {
        cx.event(begins(l.who, l.card, Doing::Enter));
        Flow::Next
    }),
    asks("708.2.2", "sm-ask-mode", offer_mode, take_mode),
    does("708.2.3", "sm-cast-target-there", |cx, l| {
        let there = l.card.is_some_and(|c| has_target(cx.state, cx.book, c));
        if there { Flow::Next } else { leave(cx, l, "sm-note-cast-no-target") }
    }),
    citing("707.2", does("708.2.4", "sm-entering", |cx, l| paid(cx, l, false))),
    citing(
        "201.8.2.1 201.8.2.2 201.8.2.3 201.8.2.4 201.11.2 707.3",
        asks("708.2.5", "sm-ask-cast-target", offer_targets, take_targets),
    ),
    does("708.2.6", "sm-cast-again", |cx, l| mystic_again(cx, l, ClauseId::new("708.2.5"))),
    does("708.2.7", "sm-cast-state-over", |cx, l| state_over(cx, l, Bit::Entering)),
    does("708.2.8", "sm-entered", |cx, l| match l.card {
        Some(card) => {
            cx.note(finding("sm-note-entered").card(card));
            Flow::Next
        }
        None => Flow::Next,
    }),
    does("708.2.8.1", "sm-paste", paste),
    citing("601.2.4 100.3 g:ทุกใบ", does("708.2.8.2", "sm-mystic-works", mystic_works)),
    abilities::working::<PASTING, _>("708.2.8.3"),
    citing("201.9.2.1 201.9.2.2 201.9.2.3 303.1", does("708.2.9", "sm-mystic-ends", mystic_ends)),
    citing("100.5", does("708.2.10", "sm-cast-over", over)),
];

pub(super) fn run(cx: &Cx<'_>, l: &Casting) -> Option<Run> {
    let run = success(cx.state, cx.book, l.card?)?;
    Some(Run { who: cx.state.owner(run.this), ..run })
}

pub(super) fn offer_mode(cx: &Cx<'_>, l: &Casting, options: &mut Options) -> Asked {
    let Some(run) = run(cx, l) else { return Asked::Nobody(Flow::Next) };
    match choosing::next(cx.state, cx.book, &run, &l.chosen) {
        Some(choosing::Want::Mode(_)) => {
            choosing::offer(cx, &run, &l.chosen, options).unwrap_or(Asked::Nobody(Flow::Next))
        }
        _ => Asked::Nobody(Flow::Next),
    }
}

pub(super) fn take_mode(cx: &mut Cx<'_>, l: &mut Casting, choice: Choice) -> Flow {
    if let Some(run) = run(cx, l) {
        choosing::tell_mode(cx, l.who, choice);
        choosing::take(cx.state, cx.book, &run, &mut l.chosen, choice);
    }
    Flow::Next
}

pub(super) fn offer_targets(cx: &Cx<'_>, l: &Casting, options: &mut Options) -> Asked {
    let Some(card) = l.card else { return Asked::Nobody(Flow::Next) };
    let facts = &cx.state.def(cx.book, card).facts;
    if l.host.is_none() && matches!(facts.paste, Some(Paste::Ps | Paste::Pm)) {
        let kind = if facts.paste == Some(Paste::Ps) { Category::Seal } else { Category::Mystic };
        let mut any = false;
        for id in Player::BOTH.into_iter().flat_map(|p| cx.state.arena(p).iter().copied()) {
            if id == card || cx.state.category(cx.book, id) != Some(kind) {
                if options.why() && id != card {
                    options.offer(Choice::Card(id, cx.state.card(id).def), Err(Refusal::by("201.8.2.1 201.8.2.3")));
                }
                continue;
            }
            let refusal = host_refusal(cx.state, cx.book, card, id);
            any |= refusal.is_none();
            options.offer(Choice::Card(id, cx.state.card(id).def), refusal.map_or(Ok(()), |by| Err(Refusal::by(by))));
        }
        if any {
            return Asked::Of(Chooser::Player(l.who));
        }
        return Asked::Nobody(Flow::Next);
    }
    let Some(run) = run(cx, l) else { return offer_own(cx, options) };
    choosing::offer(cx, &run, &l.chosen, options).unwrap_or_else(|| offer_own(cx, options))
}

/// The targets of other Abilities of the card itself.
fn offer_own(cx: &Cx<'_>, options: &mut Options) -> Asked {
    abilities::offer_slot(cx, SUCCESS, options)
}

pub(super) fn take_targets(cx: &mut Cx<'_>, l: &mut Casting, choice: Choice) -> Flow {
    let Some(card) = l.card else { return Flow::Next };
    let facts = &cx.state.def(cx.book, card).facts;
    if l.host.is_none() && matches!(facts.paste, Some(Paste::Ps | Paste::Pm)) {
        if let Choice::Card(host, _) = choice {
            l.host = Some(host);
            cx.note(finding("sm-note-paste-on").card(card).with("other", crate::cardgame::finding::Fact::Card(host)));
            // 617.2.8. A Progress holds it back.
            for when in [When::IsPasted, When::PastedSucceeds].into_iter().filter(|_| !l.held) {
                cx.event(Happens::Occurs(when, Some(card), l.who, Some(host), PASTING).event());
            }
        }
        return Flow::Again;
    }
    let wanted = run(cx, l).filter(|run| choosing::next(cx.state, cx.book, run, &l.chosen).is_some());
    match wanted {
        Some(run) => {
            choosing::rests(cx, &run, &l.chosen, choice);
            choosing::take(cx.state, cx.book, &run, &mut l.chosen, choice);
        }
        None => return abilities::take_slot(cx, SUCCESS, choice),
    }
    Flow::Again
}

/// What a second look at host and targets finds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Look {
    /// All are legal.
    Fine,
    /// Something must be chosen anew.
    Again,
    /// There is nothing to choose.
    Falls,
}

/// 610.2.10. Are host and targets legal? Else they are chosen anew, or the Mystic falls to the Shrine.
fn mystic_again(cx: &mut Cx<'_>, l: &mut Casting, again: ClauseId) -> Flow {
    let Some(card) = l.card else { return Flow::Next };
    l.host = choosing::redirect(cx, &mut l.chosen, l.host);
    match look_again(cx, l, card) {
        Look::Fine => Flow::Next,
        Look::Falls => falls(cx, l, card),
        Look::Again => {
            cx.note(finding("sm-note-target-gone").card(card));
            cx.reading(readings::REWIND_INTERFERE);
            l.rewound = true;
            Flow::Goto(again)
        }
    }
}

/// What is not legal any more is forgotten.
pub(super) fn look_again(cx: &Cx<'_>, l: &mut Casting, card: CardId) -> Look {
    let facts = &cx.state.def(cx.book, card).facts;
    let mut wrong = false;
    if matches!(facts.paste, Some(Paste::Ps | Paste::Pm)) {
        let changed = |h: CardId| l.chosen.changed.contains(&h);
        let legal = l.host.is_some_and(|h| changed(h) || hosts(cx.state, cx.book, card).contains(&h));
        if !legal {
            l.host = None;
            wrong = true;
        }
    }
    if let Some(run) = run(cx, l) {
        while let Some(gone) = choosing::illegal(cx.state, cx.book, &run, &l.chosen) {
            l.chosen.unpick(gone);
            wrong = true;
        }
        let bare = choosing::asks_target(cx.state, cx.book, &run) && l.chosen.picks.is_empty();
        wrong |= bare;
        if bare && !choosing::has_target(cx.state, cx.book, &run, &l.chosen) {
            return Look::Falls;
        }
        if bare && choosing::next(cx.state, cx.book, &run, &l.chosen).is_none() {
            wrong = false;
        }
    }
    match (wrong, has_target(cx.state, cx.book, card)) {
        (false, _) => Look::Fine,
        (true, true) => Look::Again,
        (true, false) => Look::Falls,
    }
}

fn falls(cx: &mut Cx<'_>, l: &mut Casting, card: CardId) -> Flow {
    cx.note(finding("sm-note-cast-no-target").card(card));
    cx.event(Happens::State(card, Bit::BeingCast, false).event());
    cx.event(Happens::State(card, Bit::Entering, false).event());
    cx.event(Happens::Ends.event());
    l.card = None;
    Flow::Become(Moves::by_rule(cx, vec![Change::of(card, To::Shrine, Cause::Rule)]))
}

pub(super) fn paste(cx: &mut Cx<'_>, l: &mut Casting) -> Flow {
    let Some(card) = l.card else { return Flow::Next };
    let facts = &cx.state.def(cx.book, card).facts;
    if facts.turns == Turns::Endless {
        cx.support("201.9.2.3");
    }
    if facts.paste == Some(Paste::Pa) {
        cx.support("201.8.2.2");
    }
    if facts.paste.is_some() {
        cx.event(Happens::Paste(card, l.host).event());
    }
    cx.event(Happens::State(card, Bit::Pending, false).event());
    if let Turns::For(n) = facts.turns {
        cx.event(Happens::Left(card, curses::subturns(cx, n)).event());
    }
    Flow::Next
}

/// 610.2.12.2. What the Mystic does, and what its coming sets off.
fn mystic_works(cx: &mut Cx<'_>, l: &mut Casting) -> Flow {
    if l.held {
        return Flow::Next;
    }
    let Some(card) = l.card else { return Flow::Next };
    for &when in comes(cx.state) {
        cx.event(Happens::Occurs(when, Some(card), l.who, None, NOW).event());
    }
    let Some(mut run) = run(cx, l) else {
        let lasting = |e: &vocabulary::Effect| matches!(e.kind, Kind::Permanent(_));
        if abilities::any(cx.state, SUCCESS) {
            abilities::say_work(cx, &[SUCCESS]);
        } else if cx.state.def(cx.book, card).own_effects().any(|(_, e)| lasting(e)) {
            cx.note(finding("sm-note-mystic-works").card(card));
        }
        return Flow::Call(Both::start(cx.state));
    };
    let eye = run.eye(cx.state, cx.book);
    let holds = cx.book.effect(run.def, run.effect).conditions.iter().all(|c| eye.holds(c));
    if !holds {
        cx.note(finding("sm-note-condition-fails").card(card));
        return Flow::Call(Both::start(cx.state));
    }
    cx.note(finding("sm-note-mystic-works").card(card));
    resting::caster(cx, &run);
    resting::in_written_order(cx, &run);
    let facts = &cx.state.def(cx.book, card).facts;
    if facts.turns == Turns::Zero {
        cx.support("601.2.4");
    }
    if facts.paste.is_none() && l.chosen.picks.is_empty() {
        cx.support("201.8.2.4");
    }
    run.own.chosen = std::mem::take(&mut l.chosen);
    let at = run.at;
    let then = Procedure::After(At::start(After { run: Box::new(run), at, depth: cx.state.depth() })).into();
    Flow::Call(then)
}

/// What a Mystic does that has come with others, if its text has no opening.
pub(super) fn program(cx: &mut Cx<'_>, l: &mut Casting) -> Option<Frame> {
    let (card, mut run) = (l.card?, run(cx, l)?);
    let eye = run.eye(cx.state, cx.book);
    if !cx.book.effect(run.def, run.effect).conditions.iter().all(|c| eye.holds(c)) {
        cx.note(finding("sm-note-condition-fails").card(card));
        return None;
    }
    cx.note(finding("sm-note-mystic-works").card(card));
    run.own.chosen = std::mem::take(&mut l.chosen);
    Some(Frame::Program(Box::new(At::program(run.at, run))))
}

/// 601.2.4
pub static AFTER: [Row<After>; 2] = [
    does("601.2.4", "sm-mystic-works", |_, l| {
        let run = (*l.run).clone();
        Flow::Call(crate::cardgame::Frame::Program(Box::new(At::program(l.at, run))))
    }),
    does("601.2.1", "sm-abilities", |cx, _| Flow::Become(Both::start(cx.state))),
];

/// 610.2.13. A 0 Turn Mystic falls to the Shrine, others stay.
fn mystic_ends(cx: &mut Cx<'_>, l: &mut Casting) -> Flow {
    let Some(card) = l.card else { return Flow::Next };
    let facts = &cx.state.def(cx.book, card).facts;
    cx.event(Happens::Ends.event());
    let stays = match (facts.turns, facts.paste) {
        (Turns::Zero, _) => false,
        (_, None) => cx.reading(readings::UNTARGETED_STAYS) == 0,
        _ => true,
    };
    if stays || !cx.state.in_arena(card) {
        return Flow::Return;
    }
    if cx.state.def(cx.book, card).facts.turns == Turns::Zero {
        cx.support("201.9.2.1");
    }
    cx.note(finding("sm-mystic-ends"));
    Flow::Become(Moves::by_rule(cx, vec![Change::of(card, To::Shrine, Cause::Rule)]))
}
