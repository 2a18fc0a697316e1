//! 602, 603. What a text does: the rows of its program, with their clauses.

use super::vocabulary::{Condition, Effect, Op, Target, Whose};
use super::{Cx, Flow, Run, SummonerMaster, choosing, operations, resting, skills};
use crate::cardgame::code::Instr;
use crate::cardgame::finding::Fact;
use crate::cardgame::rows::ProgramRows;
use crate::cardgame::run;
use crate::cardgame::{OwnOp as _, Pending, finding, telling};
use crate::engine::{asks, citing, does};
use crate::lang::Said;

/// Instruction → row.
pub static PROGRAM: ProgramRows<SummonerMaster> = ProgramRows {
    end: does("602.2.1", "sm-effect-over", run::end),
    ends_instead: does("702.7", "sm-instead-over", run::ends_instead),
    instead: citing("100.1", does("701.7", "sm-instead", run::instead)),
    conditions: citing(
        "601.2.2 g:เงื่อนไข_(Condition) g:(X/Y) 601.1.3",
        does("601.2.1", "sm-conditions", run::conditions),
    ),
    may_pay: citing("g:Cost", asks("500.4", "sm-ask-pay", run::offer_pay, run::take_pay)),
    paid: does("g:Cost", "sm-paid", run::paid),
    activate: does("600.1", "sm-ability-works", run::activate),
    once: does("g:(X/Y)", "sm-once", run::once),
    in_turn: does("100.4", "sm-in-turn", run::in_turn),
    if_: does("600.2", "sm-if", decide),
    if_done: does("g:Fortune", "sm-if-done", decide),
    jump: does("602.1.6", "sm-jump", run::jump),
    may: asks("601.2.2", "sm-ask-may", choosing::offer_may, run::take_may),
    modes: asks("605.3", "sm-ask-mode", choosing::offer_mode, run::take_mode),
    later: does("602.3.1", "sm-later", run::later),
    choose: citing(
        "711.1 711.4 100.3 g:Target g:Name g:N<>คำอธิบาย",
        asks("711.3", "sm-ask-choose", choosing::offer_run, choosing::take_run),
    ),
    pick: citing("100.3", does("g:ทุกใบ", "sm-pick", run::pick)),
    keep: does("g:งานในสั่ง", "sm-keep", run::keep),
    did: does("602.1.1", "sm-did", run::did),
    then: does("603.6.1", "sm-then", run::then),
};

/// 600.2. What "if" asks for is named, and the card that asks.
fn decide(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let condition = match l.instr(cx.book) {
        Some(Instr::If(condition, _)) => condition.clone(),
        _ => return Flow::Next,
    };
    let flow = run::decide(cx, l);
    let holds = matches!(flow, Flow::Next);
    let found = match (condition == Condition::Did, holds) {
        (true, true) => finding("sm-note-if-done"),
        (true, false) => finding("sm-note-if-not-done"),
        (false, true) => finding("sm-note-if").with("words", told(condition)),
        (false, false) => finding("sm-note-if-not").with("words", told(condition)),
    };
    cx.note(found.card(l.this));
    flow
}

fn told(condition: Condition) -> Fact {
    Fact::Said(Said::later(move |speech| telling::condition(&condition, speech)))
}

/// An Ability that waited begins, with what was chosen for it.
pub fn resumes(pending: &Pending<SummonerMaster>, run: Run) -> Run {
    let mut run = run;
    run.own.chosen = pending.own.chosen.clone();
    run
}

/// 603.1. By the reading that the owner orders what "and" joins: each order is a way in which the text may work. None: a part speaks of what
/// another one chose, or the parts stand inside of something else.
pub fn in_any_order(effect: &Effect) -> Option<Vec<Op>> {
    let mut parts: Vec<&[Op]> = Vec::new();
    let mut rest = effect.body.as_slice();
    for &size in &effect.extra.parts {
        let (part, left) = rest.split_at_checked(usize::from(size))?;
        parts.push(part);
        rest = left;
    }
    let apart = parts.iter().flat_map(|part| part.iter()).all(stands_alone);
    let orders: &[&[usize]] = match parts.len() {
        2 => &[&[0, 1], &[1, 0]],
        3 => &[&[0, 1, 2], &[0, 2, 1], &[1, 0, 2], &[1, 2, 0], &[2, 0, 1], &[2, 1, 0]],
        _ => return None,
    };
    let in_order = |order: &&[usize]| order.iter().flat_map(|&n| parts[n].iter().cloned()).collect();
    apart.then(|| vec![Op::ChooseOne(Whose::Yours, orders.iter().map(in_order).collect())])
}

/// Does a step speak of no card that a step before it has chosen?
fn stands_alone(op: &Op) -> bool {
    let apart = |target: &Target| !matches!(target, Target::It | Target::Both(_));
    match op {
        Op::Move { what, .. } | Op::Turn(_, what) => apart(what),
        Op::Give { to, .. } => apart(to),
        Op::GivePlayer { .. } => true,
        Op::Own(own) => own.target().is_none_or(|(target, _)| apart(target)),
        _ => false,
    }
}

/// 601.1.3. Its card has left the arena before it could work; g:(X/Y) it has worked as often as it may.
pub fn comes_to_nothing(cx: &mut Cx<'_>, l: &mut Run) -> bool {
    resting::in_written_order(cx, l);
    if l.moved {
        cx.cite("601.1.3");
        resting::moved_on(cx, l);
        cx.note(finding("sm-note-source-left").card(l.this));
        return true;
    }
    let spent = skills::is_spent(cx.state, cx.book, l.this, l.def, l.effect, false)
        || skills::is_spent(cx.state, cx.book, l.this, l.def, l.effect, true);
    if spent {
        cx.cite("g:(X/Y)");
        cx.note(finding("sm-note-used-up").card(l.this));
    }
    spent
}

/// All rows of programs and operations, with what they are called in the register.
pub fn rows() -> impl Iterator<Item = (&'static str, &'static super::Row<Run>)> {
    PROGRAM.all().into_iter().chain(operations::OPERATIONS.iter().copied())
}
