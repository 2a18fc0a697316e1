//! 8-4-1. An effect is activated and resolved: the rows of its program, with their clauses.

use super::event::Happens;
use super::noticing::{Void, Waits};
use super::vocabulary::{Call, Kind, Timing, When, Zone};
use super::{Cx, OnePiece, Run, operations, readings};
use crate::cardgame::run::{self, ProgramRows};
use crate::cardgame::{Pending, Zone as _, choose, finding};
use crate::engine::{asks, citing, does};

/// Instruction → row.
pub static PROGRAM: ProgramRows<OnePiece> = ProgramRows {
    end: citing("11-3-3", does("8-4-1-5", "op-resolved", run::end)),
    ends_instead: does("8-1-3-4-4-1", "op-goes-on", run::ends_instead),
    instead: citing("8-1-3-4-3 8-1-3-4-4 10-2-13-1", does("8-1-3-4-4", "op-instead", run::instead)),
    conditions: citing(
        "8-4-5 8-1-3-1-2 8-1-3-1-3 8-2-1-1 8-3-2 8-3-2-1 8-3-2-3 8-3-2-4 8-3-2-5 10-2-9-1 10-2-11-1 10-2-12-1 10-2-13-3 10-2-17-2 8-1-3-1 8-4-3",
        does("8-4-1-1", "op-conditions", run::conditions),
    ),
    may_pay: citing(
        "8-3-1-3 8-1-3-1-2 8-4-1-3 8-3-1 8-3-1-1",
        asks("8-3-1-4", "op-ask-pay", run::offer_pay, run::take_pay),
    ),
    paid: citing("8-4-1-3 8-3-1-1 8-3-1", does("8-3-1-7", "op-paid", run::paid)),
    activate: citing(
        "8-4-3 10-2-13-1 10-2-17-1 8-1-3-1 8-1-3-2 10-2-2-1 10-2-3-1 10-2-4-1 10-1-5-1 10-2-5-1 10-2-6-1 10-2-15-1 10-2-16-1 10-2-7-1 10-2-8-1",
        does("8-4-1-4", "op-activate", run::activate),
    ),
    once: does("10-2-13-3", "op-once", run::once),
    in_turn: citing("1-3-11", does("1-3-8", "op-in-turn", run::in_turn)),
    if_: citing("4-10-1", does("8-3-3", "op-if", run::decide)),
    if_done: citing("8-3-3", does("4-10-1", "op-if-done", run::decide)),
    jump: does("1-3-8", "op-jump", run::jump),
    may: asks("8-1-2", "op-ask-may", run::offer_may, run::take_may),
    modes: citing("1-3-4", asks("8-4-4", "op-ask-mode", run::offer_modes, run::take_mode)),
    later: citing("6-6-1-2 7-1-5-2", does("8-1-4-2", "op-later", run::later)),
    choose: citing(
        "8-4-4-1 8-4-4-2 8-4-4-4 4-8-1 1-3-5-1 1-3-4 1-3-2 11-2-1 1-3-3",
        asks("8-4-4", "op-ask-choose", choose::offer, choose::take),
    ),
    pick: citing("1-3-2", does("8-4-4-3", "op-pick", run::pick)),
    keep: does("8-4-1-5", "op-keep", run::keep),
    did: does("8-4-1-5", "op-did", run::did),
    then: does("4-10-2", "op-then", run::then),
};

/// 8-6-1. An effect that waited begins.
pub fn resumes(pending: &Pending<OnePiece>, run: Run) -> Run {
    let Waits { by_ko, void, .. } = pending.own;
    let own = super::Local { place: by_ko.then_some(Zone::Trash), void, ..run.own };
    Run { moved: pending.moved && !by_ko, own, ..run }
}

/// 8-4-5, 8-1-3-1-3. Does an effect come to nothing because of where its card is?
pub fn comes_to_nothing(cx: &mut Cx<'_>, l: &mut Run) -> bool {
    match l.own.void {
        Some(Void::Secret) => {
            if cx.book.is_older() {
                cx.reading(readings::OLD_LEAVES);
            }
            cx.cite("8-4-5");
            cx.support(match cx.state.card(l.this).zone {
                Zone::Hand => "3-4-2",
                Zone::Deck => "3-2-2",
                _ => "3-10-2",
            });
            cx.note(finding("op-note-went-to-secret").card(l.this));
            return true;
        }
        Some(Void::NoDon) => {
            cx.reading(readings::OLD_ON_KO);
            cx.cite("8-3-2-3");
            cx.support("6-5-5-4");
            cx.note(finding("op-note-condition-fails").card(l.this));
            return true;
        }
        None => {}
    }
    let auto = matches!(cx.book.effect(l.def, l.effect).kind, Kind::Auto(_));
    if l.moved && auto {
        // 8-1-3-1-3. The older edition has no such clause.
        if !cx.book.is_older() || cx.reading(readings::OLD_MOVED_SOURCE) == 1 {
            cx.cite("8-1-3-1-3");
            cx.note(finding("op-note-source-moved").card(l.this));
            return true;
        }
        l.here = false;
    }
    false
}

/// 8-4-1-4. The clauses by which an effect is activated.
pub fn activates(cx: &mut Cx<'_>, l: &Run) {
    let effect = cx.book.effect(l.def, l.effect);
    if cx.state.card(l.this).zone.is_field() {
        cx.cite("8-4-3");
    }
    if !l.own.through {
        match &effect.kind {
            Kind::Auto(timings) => timings.iter().for_each(|t| cx.cite(timing_clauses(t))),
            Kind::Called(Call::ActivateMain) => cx.cite("8-1-3-2 10-2-2-1"),
            Kind::Called(Call::Main) => cx.cite("8-1-3-2 10-2-3-1"),
            Kind::Called(Call::Counter) => cx.cite("10-2-4-1"),
            Kind::Called(Call::Trigger) => cx.cite("10-1-5-1"),
            _ => {}
        }
    }
    cx.support("8-4-1");
    cx.support("8-4-1-5");
    if effect.body.len() > 1 {
        cx.support("1-3-8");
        cx.support("2-8-3");
    }
    if effect.once {
        cx.support("10-2-13-2");
        if cx.state.card(l.this).new {
            cx.support("10-2-13-4");
        }
    }
}

/// The clause of a timing.
const fn timing_clauses(timing: &Timing) -> &'static str {
    match timing {
        Timing::Own(When::OnPlay) => "10-2-6-1",
        Timing::Own(When::WhenAttacking) => "10-2-5-1",
        Timing::Own(When::OnBlock) => "10-2-15-1",
        Timing::Own(When::OnKo) => "10-2-17-1",
        Timing::Own(When::OnOpponentsAttack) => "10-2-16-1",
        Timing::Own(When::EndOfYourTurn) => "10-2-7-1",
        Timing::Own(When::EndOfOpponentsTurn) => "10-2-8-1",
        _ => "8-1-3-1",
    }
}

/// 10-2-6. An [On Play] effect is activated.
pub fn activated(cx: &mut Cx<'_>, l: &Run) {
    let on_play = |t: &Timing| *t == Timing::Own(When::OnPlay);
    if matches!(&cx.book.effect(l.def, l.effect).kind, Kind::Auto(all) if all.iter().any(on_play)) {
        cx.event(Happens::OnPlayActivated(l.who, l.this).event());
    }
}

/// All rows of programs and operations, with what they are called in the register.
pub fn rows() -> impl Iterator<Item = (&'static str, &'static super::Row<Run>)> {
    PROGRAM.all().into_iter().chain(operations::OPERATIONS.iter().copied())
}
