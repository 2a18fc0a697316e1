//! 709. Curses.

use super::areas::{Bit, Cursed, Doing};
use super::event::{Happens, NOW, begins};
use super::moves::{Change, Moves};
pub use super::procedure::Cursing;
use super::procedure::{Opener, Step};
use super::vocabulary::{Curse, Line, Until, When};
use super::{Cx, Event, Flow, Frame, Procedure, Row, abilities, readings};
use crate::cardgame::{CardId, Cause, Few, GrantId, Modifier, On, Word, finding};
use crate::engine::{At, Player, citing, does};

/// Seals get a Curse, all of them at one time.
pub fn start(
    seals: Few,
    kind: Curse,
    turns: Option<u8>,
    cause: Cause,
    by: Player,
    mystic: bool,
    gives: Vec<(GrantId, i32)>,
) -> Frame {
    Procedure::Curse(At::start(Cursing { seals, kind, turns, cause, by, mystic, gives, waited: false })).into()
}

/// 201.9.2.2, 709.14.3. The Subturns of so many Turns (400.1); the Subturn of placement counts, by default.
pub fn subturns(cx: &Cx<'_>, turns: u8) -> u8 {
    let n = turns.saturating_mul(2);
    if cx.reading(readings::TURN_COUNT) == 0 { n } else { n.saturating_add(1) }
}

/// 610.1.13.3, 707.4. Curses that waited for a Seal to have come act now.
pub fn waiting(cx: &mut Cx<'_>, seal: CardId, now: &'static str) -> Flow {
    let marks = cx.state.card(seal);
    let Some((kind, cursed)) =
        Curse::ALL.iter().find_map(|k| marks.curses[k.index()].filter(|c| !c.acting).map(|c| (*k, c)))
    else {
        return Flow::Next;
    };
    let turns = (cursed.left > 0).then_some(cursed.left);
    let by = cursed.by.unwrap_or(cx.state.turn);
    let l = Cursing {
        seals: Few::from_slice(&[seal]),
        kind,
        turns,
        cause: Cause::Rule,
        by,
        mystic: cursed.mystic,
        gives: Vec::new(),
        waited: true,
    };
    cx.cite(now);
    cx.note(finding("sm-note-curse-now").card(seal).word("words", kind.key()));
    Flow::CallThenAgain(Procedure::Curse(At::start(l)).into())
}

/// 709.14
pub static CURSE: [Row<Cursing>; 4] = [
    citing("609.7 707.4 709.12", does("709.14.1", "sm-curse", cursed)),
    citing("709.3", does("709.14.2", "sm-interfere", interferes)),
    does("709.14.3", "sm-curse-counts", counts),
    citing(
        "709.5.1 709.6.1 709.7.1 709.8.1 709.9.1 709.10.1 709.11.1 515.8 500.11",
        does("709.14.4", "sm-curse-acts", acts),
    ),
];

fn interferes(_: &mut Cx<'_>, l: &mut Cursing) -> Flow {
    if l.waited { Flow::Next } else { Flow::Call(Step::start(Opener::Curse)) }
}

/// 709.14.1. The Seals are Seals with a Curse, all at one time; what that sets off works.
fn cursed(cx: &mut Cx<'_>, l: &mut Cursing) -> Flow {
    if l.seals.is_empty() {
        return Flow::Return;
    }
    cx.event(begins(l.by, None, Doing::Curse));
    if l.waited {
        return Flow::Next;
    }
    let cursed = Cursed { left: l.turns.unwrap_or(0), acting: false, mystic: l.mystic, by: Some(l.by) };
    for &seal in &l.seals {
        cx.event(Happens::Curse(seal, l.kind, cursed).event());
    }
    for &seal in &l.seals {
        cx.event(Happens::Occurs(When::GetsCurse, Some(seal), cx.state.owner(seal), None, NOW).event());
        if is_coming(cx, seal) {
            cx.cite(if cx.state.card(seal).is(Bit::BeingCast) { "609.7" } else { "707.4" });
            cx.note(finding("sm-note-curse-waits").card(seal));
        }
    }
    Flow::Call(abilities::Queue::at(NOW, cx.state.depth() + 1))
}

/// 609.7, 707.4. A Curse on a Seal that is being cast, or is entering, does nothing and is not counted yet.
fn is_coming(cx: &Cx<'_>, seal: CardId) -> bool {
    let marks = cx.state.card(seal);
    marks.is(Bit::BeingCast) || marks.is(Bit::Entering)
}

/// 709.14.3. The Turns begin to count.
fn counts(cx: &mut Cx<'_>, l: &mut Cursing) -> Flow {
    l.seals.retain(|seal| cx.state.card(*seal).curses[l.kind.index()].is_some() && !is_coming(cx, *seal));
    for &seal in &l.seals {
        if l.turns == Some(0) {
            cx.event(Happens::CurseEnds(seal, l.kind).event());
        } else {
            let left = l.turns.map_or(0, |n| subturns(cx, n));
            cx.event(Happens::CurseActs(seal, l.kind, left).event());
        }
    }
    if l.seals.is_empty() || l.turns == Some(0) { over(cx) } else { Flow::Next }
}

fn over(cx: &mut Cx<'_>) -> Flow {
    cx.event(Happens::Ends.event());
    Flow::Return
}

/// 709.14.4
fn acts(cx: &mut Cx<'_>, l: &mut Cursing) -> Flow {
    if l.seals.is_empty() {
        return over(cx);
    }
    for &seal in &l.seals {
        cx.note(finding("sm-note-curse-acts").card(seal).word("words", l.kind.key()));
    }
    cx.support(match l.kind {
        Curse::Stone => "709.5.1 709.5.2",
        Curse::Freeze => "709.6.1 709.6.2",
        Curse::Charm => "709.7.1",
        Curse::Poison => "709.8.1",
        Curse::Death => "709.9.1",
        Curse::LastDance => "709.10.1",
        Curse::Dimension => "709.11.1",
    });
    cx.event(Happens::Ends.event());
    if l.kind == Curse::Death {
        cx.cite("709.9.1");
        return Flow::Become(Moves::start(l.seals.iter().map(|&seal| Change::destroyed(seal, l.cause)).collect()));
    }
    for seal in l.seals.clone() {
        acts_on(cx, l, seal);
    }
    Flow::Return
}

/// What a Curse does to a Seal at once.
fn acts_on(cx: &mut Cx<'_>, l: &Cursing, seal: CardId) {
    match l.kind {
        Curse::Charm if l.by != cx.state.owner(seal) => {
            cx.event(Happens::Controller(seal, Some(l.by)).event());
            super::control::void(cx, seal);
        }
        Curse::Freeze if cx.state.card(seal).line == Some(Line::At) => {
            let barred = super::having::is_forbidden(
                cx.state,
                cx.book,
                cx.state.owner(seal),
                seal,
                &super::vocabulary::OwnCannot::ChangeLine,
            );
            if !barred {
                let set = cx.reading(readings::FREEZE_MOVE) == 1;
                cx.event(Happens::Line(seal, Some(Line::Df), set).event());
            }
        }
        Curse::Dimension => cx.event(Happens::Line(seal, None, false).event()),
        Curse::LastDance => {
            for (grant, amount) in &l.gives {
                let source = l.cause.source().map_or(seal, |(_, c)| c);
                let until = Until::Curse(Curse::LastDance);
                let modifier = Modifier {
                    on: On::Card(seal),
                    grant: *grant,
                    amount: *amount,
                    until,
                    by: l.by,
                    source,
                    text: None,
                    armed: false,
                    begun: crate::engine::Seats::NONE,
                };
                cx.event(Event::Modify(modifier));
            }
        }
        _ => {}
    }
}
