//! 4-6, 7-1-4-1-1. Damage, one point at a time, and 10-1-5 [Trigger].

use serde::{Deserialize, Serialize};

use super::areas::{CardId, Zone};
use super::cards::DefId;
use super::effects::{Category, Kind};
use super::event::{Cause, Event, How};
use super::program::Run;
use super::readings;
use super::terms::{moved, offer_identity, take_identity};
use super::{Asked, Choice, Cx, Flow, Found, Frame, Options, Row};
use crate::engine::{At, Chooser, ClauseId, Player, asks, citing, does};

/// Damage that is being dealt.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Damage {
    /// To whom.
    pub to: Player,
    /// Points that are left.
    pub left: u8,
    /// Some were dealt.
    pub begun: bool,
    /// 10-1-3-1. The attacker has [Banish].
    pub banish: bool,
    /// The attacker, if it is an attack.
    pub attack: Option<CardId>,
    /// By what.
    pub cause: Cause,
    /// 10-1-5-2. The [Trigger] of the card is not used.
    pub unused: bool,
    /// 10-1-5-1. The card whose [Trigger] is being used.
    pub revealed: Option<CardId>,
}

impl Damage {
    /// Damage by an effect.
    pub fn by_effect(to: Player, left: u8, cause: Cause) -> Frame {
        let damage = Self { to, left, begun: false, banish: false, attack: None, cause, unused: false, revealed: None };
        Frame::Damage(At::start(damage))
    }
}

const NEXT_POINT: ClauseId = ClauseId::new("4-6-2-2");

/// 4-6-2
pub static DAMAGE: [Row<Damage>; 12] = [
    does("4-6-1", "op-damage-begins", |cx, l| {
        cx.event(Event::DamageBegins(l.to));
        Flow::Next
    }),
    // Something else has taken its place.
    does("4-6-2", "op-damage", |cx, _| if cx.did == 0 { Flow::Return } else { Flow::Next }),
    does("4-6-2-2", "op-damage-repeat", repeat),
    citing("9-2-1-1 1-2-2-1 7-1-4-1-1-3", does("7-1-4-1-1-1", "op-no-life", |cx, l| no_life(cx, l, true))),
    citing("9-2-1-1 4-6-2", does("1-2-2-1", "op-no-life", |cx, l| no_life(cx, l, false))),
    does("10-1-3-1", "op-banish", banish),
    asks("4-6-3", "op-ask-life-card", offer_life, |cx, _, choice| {
        take_identity(cx, choice);
        Flow::Next
    }),
    citing("8-6-2-1 4-6-3 10-1-5-2", asks("10-1-5-1", "op-ask-trigger", offer_trigger, take_trigger)),
    citing("3-10-2 4-6-2-1 7-1-4-1-1-3 10-1-5-2", does("7-1-4-1-1-2", "op-life-to-hand", |cx, l| to_hand(cx, l, true))),
    citing("3-10-2 4-6-2 10-1-5-2", does("4-6-2-1", "op-life-to-hand", |cx, l| to_hand(cx, l, false))),
    citing("8-4-2", does("3-5-1", "op-trigger-event", |cx, l| after_trigger(cx, l, true))),
    does("2-11-1", "op-trigger-card", |cx, l| after_trigger(cx, l, false)),
];

fn repeat(cx: &mut Cx<'_>, l: &mut Damage) -> Flow {
    if l.left > 0 {
        return Flow::Next;
    }
    if l.begun {
        cx.event(Event::Damaged(l.to, l.attack));
    }
    Flow::Return
}

/// 7-1-4-1-1-1, 1-2-2-1, 9-2-1-1. Damage while there is no Life: by an attack, or by an effect.
fn no_life(cx: &mut Cx<'_>, l: &mut Damage, attack: bool) -> Flow {
    if l.attack.is_some() != attack || !cx.state.side(l.to).life.is_empty() {
        return Flow::Next;
    }
    if l.begun && attack {
        cx.cite("7-1-4-1-1-3");
        if cx.reading(readings::LAST_LIFE) == 0 {
            cx.note(Found::NoLifeLeft(l.to));
            l.left = 0;
            return Flow::Goto(NEXT_POINT);
        }
    }
    cx.cite(if attack { "9-2-1-1 1-2-2-1" } else { "9-2-1-1" });
    if !attack {
        cx.cite("4-6-2");
    }
    l.begun = true;
    l.left = 0;
    cx.event(Event::Struck(l.to));
    Flow::Goto(NEXT_POINT)
}

fn banish(cx: &mut Cx<'_>, l: &mut Damage) -> Flow {
    let Some(&top) = cx.state.side(l.to).life.first() else { return Flow::Goto(NEXT_POINT) };
    if !l.banish {
        return Flow::Next;
    }
    if l.begun {
        cx.support("7-1-4-1-1-3");
    }
    cx.event(moved(cx.state, top, Zone::Trash, How::Banished, l.cause));
    l.begun = true;
    l.left -= 1;
    Flow::Goto(NEXT_POINT)
}

/// 4-6-3. It matters whether a card that nobody has seen has a [Trigger].
fn offer_life(cx: &Cx<'_>, l: &Damage, options: &mut Options) -> Asked {
    let Some(&top) = cx.state.side(l.to).life.first() else { return Asked::Nobody(Flow::Goto(NEXT_POINT)) };
    if cx.state.card(top).def == DefId::UNKNOWN {
        cx.unseen(l.to);
    }
    let any = super::terms::possible(cx.book).any(|def| cx.book.def(def).has.trigger);
    if !any {
        return Asked::Nobody(Flow::Next);
    }
    offer_identity(cx.state, cx.book, top, |_| true, options)
}

fn offer_trigger(cx: &Cx<'_>, l: &Damage, options: &mut Options) -> Asked {
    let Some(&top) = cx.state.side(l.to).life.first() else { return Asked::Nobody(Flow::Goto(NEXT_POINT)) };
    if !cx.book.def(cx.state.card(top).def).has.trigger {
        return Asked::Nobody(Flow::Next);
    }
    // 4-6-3-1. What an effect puts elsewhere than in the hand has no [Trigger]; the older edition does not say so.
    if super::replacing::life_goes_elsewhere(cx.state, cx.book, top)
        && (!cx.book.is_older() || cx.reading(readings::OLD_TRIGGER_ELSEWHERE) == 0)
    {
        return Asked::Itself(Choice::Nothing);
    }
    options.legal(Choice::Trigger);
    options.legal(Choice::NoTrigger);
    Asked::Of(Chooser::Player(l.to))
}

fn take_trigger(cx: &mut Cx<'_>, l: &mut Damage, choice: Choice) -> Flow {
    if choice == Choice::Nothing {
        cx.support("4-6-3-1");
        if cx.book.is_older() {
            cx.reading(readings::OLD_TRIGGER_ELSEWHERE);
        }
        if let Some(&top) = cx.state.side(l.to).life.first() {
            cx.note(Found::NoTriggerHere(top));
        }
        return Flow::Next;
    }
    if choice != Choice::Trigger {
        cx.cite("10-1-5-2");
        cx.note(Found::TriggerUnused(l.to));
        l.unused = true;
        return Flow::Next;
    }
    let Some(&top) = cx.state.side(l.to).life.first() else { return Flow::Goto(NEXT_POINT) };
    cx.cite("8-6-2-1 4-6-3");
    if l.attack.is_some() {
        cx.support("7-1-4-1-1-2");
    }
    cx.support("2-11-1");
    if l.begun {
        cx.support("7-1-4-1-1-3");
    }
    cx.event(moved(cx.state, top, Zone::Revealed, How::Triggered, l.cause));
    cx.event(Event::TriggerActivated(l.to, top));
    l.begun = true;
    l.left -= 1;
    l.revealed = Some(top);
    match trigger_of(cx, top) {
        Some(frame) => Flow::CallThenGoto(frame, ClauseId::new("3-5-1")),
        None => Flow::Goto(ClauseId::new("3-5-1")),
    }
}

/// The program of a card's [Trigger].
fn trigger_of(cx: &Cx<'_>, card: CardId) -> Option<Frame> {
    let def = cx.state.card(card).def;
    let at = cx.book.def(def).text.effects.iter().position(|e| e.kind == Kind::Trigger && !e.given)?;
    Some(Run::of(cx.state.owner(card), card, def, at as u8).frame())
}

fn to_hand(cx: &mut Cx<'_>, l: &mut Damage, attack: bool) -> Flow {
    if l.attack.is_some() != attack {
        return Flow::Next;
    }
    let Some(&top) = cx.state.side(l.to).life.first() else { return Flow::Goto(NEXT_POINT) };
    cx.cite("3-10-2");
    if std::mem::take(&mut l.unused) {
        cx.cite("10-1-5-2");
    }
    cx.support("4-6-2-1");
    if l.begun {
        cx.support("4-6-2-2");
    }
    if attack && l.begun {
        cx.cite("7-1-4-1-1-3");
    }
    cx.event(moved(cx.state, top, Zone::Hand, How::Damage, l.cause));
    l.begun = true;
    l.left -= 1;
    Flow::Goto(NEXT_POINT)
}

/// Where a card goes whose [Trigger] was used, if it has not gone elsewhere by it.
fn after_trigger(cx: &mut Cx<'_>, l: &mut Damage, event: bool) -> Flow {
    let on = if event { Flow::Next } else { Flow::Goto(NEXT_POINT) };
    let Some(card) = l.revealed.filter(|&c| cx.state.card(c).zone == Zone::Revealed) else { return on };
    let def = cx.state.card(card).def;
    let is_event = def != DefId::UNKNOWN && cx.book.def(def).category == Some(Category::Event);
    if is_event != event {
        return on;
    }
    let to = if event || cx.reading(readings::TRIGGER_GOES) == 0 { Zone::Trash } else { Zone::Hand };
    l.revealed = None;
    cx.event(moved(cx.state, card, to, How::AfterTrigger, Cause::Rule));
    Flow::Goto(NEXT_POINT)
}
