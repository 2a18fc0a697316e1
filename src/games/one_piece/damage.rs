//! 4-6, 7-1-4-1-1. Damage, one point at a time, and 10-1-5 [Trigger].

use super::differences::Differs;
use super::event::{Happens, How, moved};
pub use super::procedure::Damage;
use super::vocabulary::{Call, Category, Zone};
use super::{Act, Asked, Choice, Cx, Flow, Frame, Options, Row, Run, readings, replacing, silence};
use crate::cardgame::know::{offer_identity, possible, take_identity};
use crate::cardgame::{CardId, Cause, finding};
use crate::engine::{Chooser, ClauseId, asks, citing, does};

const NEXT_POINT: ClauseId = ClauseId::new("4-6-2-2");
const AFTER: ClauseId = ClauseId::new("3-5-1");

/// 4-6-2
pub static DAMAGE: [Row<Damage>; 12] = [
    does("4-6-1", "op-damage-begins", |cx, l| {
        cx.event(Happens::DamageBegins(l.to).event());
        Flow::Next
    }),
    // Something else has taken its place.
    does("4-6-2", "op-damage", |cx, _| {
        cx.idle();
        if cx.did == 0 { Flow::Return } else { Flow::Next }
    }),
    does("4-6-2-2", "op-damage-repeat", repeat),
    citing("9-2-1-1 1-2-2-1 7-1-4-1-1-3", does("7-1-4-1-1-1", "op-no-life", |cx, l| no_life(cx, l, true))),
    citing("9-2-1-1 4-6-2", does("1-2-2-1", "op-no-life", |cx, l| no_life(cx, l, false))),
    does("10-1-3-1", "op-banish", banish),
    asks("4-6-3", "op-ask-life-card", offer_life, |cx, _, choice| {
        take_identity(cx, choice);
        Flow::Next
    }),
    citing("8-6-2-1 4-6-3 4-6-3-1 10-1-5-2", asks("10-1-5-1", "op-ask-trigger", offer_trigger, take_trigger)),
    citing("3-10-2 4-6-2-1 7-1-4-1-1-3 10-1-5-2", does("7-1-4-1-1-2", "op-life-to-hand", |cx, l| to_hand(cx, l, true))),
    citing("3-10-2 4-6-2 10-1-5-2", does("4-6-2-1", "op-life-to-hand", |cx, l| to_hand(cx, l, false))),
    citing("8-4-2", does("3-5-1", "op-trigger-event", |cx, l| after_trigger(cx, l, true))),
    does("2-11-1", "op-trigger-card", |cx, l| after_trigger(cx, l, false)),
];

fn repeat(cx: &mut Cx<'_>, l: &mut Damage) -> Flow {
    cx.idle();
    if l.left > 0 {
        return Flow::Next;
    }
    if l.begun {
        cx.event(Happens::Damaged(l.to, l.attack).event());
    }
    Flow::Return
}

/// 7-1-4-1-1-1, 1-2-2-1, 9-2-1-1. Damage while there is no Life: by an attack, or by an effect.
fn no_life(cx: &mut Cx<'_>, l: &mut Damage, attack: bool) -> Flow {
    if l.attack.is_some() != attack || !cx.state.life(l.to).is_empty() {
        cx.idle();
        return Flow::Next;
    }
    if l.begun && attack {
        cx.decide("7-1-4-1-1-3");
        if cx.reading(readings::LAST_LIFE) == 0 {
            cx.note(finding("op-note-no-life-left").player(l.to));
            l.left = 0;
            return Flow::Goto(NEXT_POINT);
        }
    }
    cx.support(if attack { "9-2-1-1 1-2-2-1" } else { "9-2-1-1 4-6-2" });
    l.begun = true;
    l.left = 0;
    cx.event(Happens::Struck(l.to).event());
    Flow::Goto(NEXT_POINT)
}

fn banish(cx: &mut Cx<'_>, l: &mut Damage) -> Flow {
    let Some(&top) = cx.state.life(l.to).first() else {
        cx.idle();
        return Flow::Goto(NEXT_POINT);
    };
    if !l.banish {
        cx.idle();
        return Flow::Next;
    }
    if l.begun {
        cx.support("7-1-4-1-1-3");
    }
    if cx.state.def(cx.book, top).has_trigger() {
        cx.note(finding("op-note-no-trigger-here").card(top));
    }
    cx.event(moved(cx.state, top, Zone::Trash, How::Banished, l.cause));
    l.begun = true;
    l.left -= 1;
    Flow::Goto(NEXT_POINT)
}

/// 4-6-3. It matters whether a card that nobody has seen has a [Trigger].
fn offer_life(cx: &Cx<'_>, l: &Damage, options: &mut Options) -> Asked {
    let Some(&top) = cx.state.life(l.to).first() else { return Asked::Nobody(Flow::Goto(NEXT_POINT)) };
    // Of a card that is known by its name only nobody knows it, either.
    if cx.state.def(cx.book, top).bare {
        cx.unseen(l.to);
    }
    let any = possible(cx.book).any(|def| cx.book.def(def).has_trigger());
    if !any {
        return Asked::Nobody(Flow::Next);
    }
    offer_identity(cx, top, options)
}

fn offer_trigger(cx: &Cx<'_>, l: &Damage, options: &mut Options) -> Asked {
    let Some(&top) = cx.state.life(l.to).first() else { return Asked::Nobody(Flow::Goto(NEXT_POINT)) };
    if !cx.state.def(cx.book, top).has_trigger() {
        return Asked::Nobody(Flow::Next);
    }
    // 4-6-3-1. What an effect puts elsewhere than in the hand has no [Trigger]; the older edition does not say so.
    if replacing::life_goes_elsewhere(cx.state, cx.book, top)
        && (!cx.book.differs(Differs::TriggerElsewhere) || cx.reading(readings::OLD_TRIGGER_ELSEWHERE) == 0)
    {
        return Asked::Itself(Choice::Nothing);
    }
    options.legal(Act::Trigger.choice());
    options.legal(Act::NoTrigger.choice());
    Asked::Of(Chooser::Player(l.to))
}

fn take_trigger(cx: &mut Cx<'_>, l: &mut Damage, choice: Choice) -> Flow {
    if choice == Choice::Nothing {
        cx.decide("4-6-3-1");
        if cx.book.differs(Differs::TriggerElsewhere) {
            cx.reading(readings::OLD_TRIGGER_ELSEWHERE);
        }
        if let Some(&top) = cx.state.life(l.to).first() {
            cx.note(finding("op-note-no-trigger-here").card(top));
        }
        return Flow::Next;
    }
    if choice != Act::Trigger.choice() {
        cx.decide("10-1-5-2");
        cx.note(finding("op-note-trigger-unused").player(l.to));
        l.unused = true;
        return Flow::Next;
    }
    let Some(&top) = cx.state.life(l.to).first() else { return Flow::Goto(NEXT_POINT) };
    cx.support("8-6-2-1 4-6-3");
    if l.attack.is_some() {
        cx.support("7-1-4-1-1-2");
    }
    cx.support("2-11-1");
    if l.begun {
        cx.support("7-1-4-1-1-3");
    }
    cx.event(moved(cx.state, top, Zone::Revealed, How::Triggered, l.cause));
    cx.event(Happens::TriggerActivated(l.to, top).event());
    l.begun = true;
    l.left -= 1;
    l.revealed = Some(top);
    match trigger_of(cx, top) {
        Some(frame) => Flow::CallThenGoto(frame, AFTER),
        None => Flow::Goto(AFTER),
    }
}

/// The program of a card's [Trigger].
fn trigger_of(cx: &Cx<'_>, card: CardId) -> Option<Frame> {
    let def = cx.state.card(card).def;
    let at = cx.book.def(def).called(&Call::Trigger)?;
    Some(Run::of(cx.state.owner(card), card, def, at).frame())
}

fn to_hand(cx: &mut Cx<'_>, l: &mut Damage, attack: bool) -> Flow {
    if l.attack.is_some() != attack {
        cx.idle();
        return Flow::Next;
    }
    let Some(&top) = cx.state.life(l.to).first() else { return Flow::Goto(NEXT_POINT) };
    cx.support("3-10-2");
    if std::mem::take(&mut l.unused) {
        cx.support("10-1-5-2");
    }
    cx.support("4-6-2-1");
    if l.begun {
        cx.support("4-6-2-2");
    }
    if attack && l.begun {
        cx.cite("7-1-4-1-1-3");
    }
    if cx.told() {
        silence::unseen_life(cx, top);
    }
    cx.event(moved(cx.state, top, Zone::Hand, How::Damage, l.cause));
    l.begun = true;
    l.left -= 1;
    Flow::Goto(NEXT_POINT)
}

/// Where a card goes whose [Trigger] was used, if it has not gone elsewhere by it.
fn after_trigger(cx: &mut Cx<'_>, l: &mut Damage, event: bool) -> Flow {
    let on = if event { Flow::Next } else { Flow::Goto(NEXT_POINT) };
    let Some(card) = l.revealed.filter(|&c| cx.state.card(c).zone == Zone::Revealed) else {
        cx.idle();
        return on;
    };
    let is_event = cx.state.def(cx.book, card).category == Some(Category::Event);
    if is_event != event {
        return on;
    }
    let to = if event || cx.reading(readings::TRIGGER_GOES) == 0 { Zone::Trash } else { Zone::Hand };
    l.revealed = None;
    cx.event(moved(cx.state, card, to, How::AfterTrigger, Cause::Rule));
    Flow::Goto(NEXT_POINT)
}
