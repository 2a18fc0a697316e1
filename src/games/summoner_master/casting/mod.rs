//! 609, 610, 707, 708. Casting, and bringing into the arena.

mod allowing;
mod mystics;
mod seals;
mod together;

use super::areas::{Bit, Doing};
use super::event::{ACTING, Happens, How, NOW, SUCCESS};
use super::procedure::{Opener, Step};
use super::vocabulary::{Category, Stat, When, Zone};
use super::{Cx, Event, Flow, Frame, Procedure, Row, State, abilities, readings, resting};
use crate::cardgame::{CardId, Cause, DefId, Few, Move, finding};
use crate::engine::{At, does};

pub use super::procedure::{Casting, Twice};
pub use allowing::{CAST, Try, cost, host_refusal, hosts, legal, offer, success};
pub use mystics::{AFTER, After, CAST_MYSTIC, ENTER_MYSTIC};
pub use seals::{CAST_SEAL, ENTER_SEAL};
pub use together::{ENTER_TOGETHER, Entering, start as enter_together};

/// 615.3. A Seal that has Interfere itself.
fn is_interfering_seal(cx: &Cx<'_>, card: CardId) -> bool {
    cx.state.def(cx.book, card).facts.interfere && cx.state.category(cx.book, card) == Some(Category::Seal)
}

/// 610.1.3, 610.2.5, 708.1.2. It is paid, and counts as in the arena.
fn paid(cx: &mut Cx<'_>, l: &mut Casting, cast: bool) -> Flow {
    let Some(card) = l.card else { return Flow::Next };
    let state = cx.state;
    if cast && !l.free {
        resting::two_costs(cx, card);
        resting::clamped(cx, card, Stat::CastMp);
        cx.event(Happens::Pay(l.who, cost(state, cx.book, card)).event());
    }
    cx.support(if cast { "609.5" } else { "707.2" });
    // An Interfere Mystic in the normal way: nothing else is under way.
    if cast && cx.state.under.len() == 1 && state.def(cx.book, card).facts.interfere {
        let mystic = state.category(cx.book, card) == Some(Category::Mystic);
        cx.support(if mystic { "201.6.4 615.6" } else { "615.6" });
    }
    // 615.3, 615.5. A Seal that is cast in an Interfere Step: the glossary knows Mystics and Skills only.
    if cast && !l.free && state.under.len() > 1 && is_interfering_seal(cx, card) {
        cx.support("615.3 615.5");
        cx.reading(readings::SEAL_INTERFERE);
    }
    if state.def(cx.book, card).facts.reflection {
        let seal = state.category(cx.book, card) == Some(Category::Seal);
        cx.support(if seal { "200.2.4.1 620.4" } else { "201.2.5.1 620.4" });
    }
    // A new card: what was counted for it is not counted any more.
    if state.uses.iter().any(|used| used.card == Some(card)) {
        cx.support("303.8");
    }
    let how = if cast { How::Cast } else { How::Entered };
    cx.event(Move::of(state, card, Zone::Arena, how, Cause::Rule).event());
    // 508.4, 508.8. What is combined in the Remove Zone is one Seal, and comes back as one.
    let with: Few = state.supports(card).filter(|id| state.card(*id).zone == state.card(card).zone).collect();
    if !with.is_empty() {
        cx.support("508.4 508.8");
        with.iter().for_each(|&id| cx.event(Move::of(state, id, Zone::Arena, how, Cause::Rule).event()));
    }
    cx.event(Happens::State(card, if cast { Bit::BeingCast } else { Bit::Entering }, true).event());
    cx.event(Happens::State(card, Bit::Pending, true).event());
    if cast {
        cx.event(Happens::Occurs(When::IsCast, Some(card), l.who, None, ACTING).event());
    }
    if state.category(cx.book, card) == Some(Category::Mystic) && !l.held {
        set_off_own(cx, l, card);
    }
    Flow::Next
}

/// What is cast enters the arena; what is brought into it is not cast (707.1).
fn comes(state: &State) -> &'static [When] {
    match state.under.last().map(|u| u.doing) {
        Some(Doing::Enter) => &[When::Enters],
        _ => &[When::CastSucceeds, When::Enters],
    }
}

/// What the card itself does when it has come is chosen before it has.
fn set_off_own(cx: &mut Cx<'_>, l: &Casting, card: CardId) {
    for &when in comes(cx.state) {
        cx.event(Happens::Occurs(when, Some(card), l.who, None, SUCCESS).event());
    }
}

fn interferes(cx: &mut Cx<'_>, l: &mut Casting) -> Flow {
    if l.held || l.quick || l.card.is_none() || (l.rewound && cx.reading(readings::REWIND_INTERFERE) == 1) {
        return Flow::Next;
    }
    if l.free && cx.reading(readings::FREE_CAST) == 1 {
        return Flow::Next;
    }
    let mystic = l.card.and_then(|card| cx.state.category(cx.book, card)) == Some(Category::Mystic);
    if mystic {
        super::choosing::aims(cx, l.host.into_iter().chain(l.chosen.picks.iter().map(|(_, id)| *id)));
    }
    Flow::Call(Step::start(if mystic { Opener::CastMystic } else { Opener::CastSeal }))
}

fn state_over(cx: &mut Cx<'_>, l: &mut Casting, bit: Bit) -> Flow {
    match l.card {
        Some(card) => {
            l.arrived = true;
            cx.event(Happens::State(card, bit, false).event());
            Flow::Next
        }
        None => Flow::Next,
    }
}

/// The Abilities of two slots work in one order (603.1).
pub struct Both;

impl Both {
    /// Those of [`SUCCESS`], and those of [`NOW`].
    pub fn start(state: &State) -> Frame {
        Procedure::Twice(At::start(Twice { depth: state.depth() })).into()
    }
}

/// 603.1
pub static TWICE: [Row<Twice>; 2] = [
    does("603.2", "sm-order", |cx, _| {
        cx.event(Happens::Merge(SUCCESS, NOW).event());
        Flow::Next
    }),
    does("601.2.1", "sm-abilities", |cx, _| Flow::Become(abilities::Queue::of(cx.state, NOW))),
];

/// It is over; the card may have left meanwhile.
fn over(cx: &mut Cx<'_>, l: &mut Casting) -> Flow {
    if l.card.is_none() {
        // 610.2.14 and its like speak of a card that is still being cast.
        if l.arrived {
            cx.decide("!100.5");
        } else {
            cx.support("100.5");
        }
        cx.note(finding("sm-note-cast-left"));
    }
    cx.event(Happens::Ends.event());
    Flow::Return
}

fn leave(cx: &mut Cx<'_>, l: &mut Casting, why: &'static str) -> Flow {
    if let Some(card) = l.card {
        cx.note(finding(why).card(card));
    }
    if let Some(card) = l.card.filter(|c| cx.state.in_arena(*c)) {
        cx.event(Happens::State(card, Bit::BeingCast, false).event());
        cx.event(Happens::State(card, Bit::Entering, false).event());
    }
    over(cx, l)
}

/// A card is known.
pub fn identify(cx: &mut Cx<'_>, card: CardId, def: DefId) {
    if cx.state.card(card).def != def {
        cx.event(Event::Is(card, def));
    }
}
