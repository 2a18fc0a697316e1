//! 10-3-3. When targets are chosen: each when its instruction is carried out; or, by a reading, all before anything of the effect is done.

use super::vocabulary::{Deed, Zone};
use super::{Asked, Book, Choice, Cx, Flow, Gundam, Options, Run, State, readings};
use crate::cardgame::code::{Code, Instr};
use crate::cardgame::effect::small;
use crate::cardgame::{CardId, Few, Zone as _, act, choose};

/// The choices of an effect that it makes in any case: none that hangs on an "if", a "may", a mode, a player or a later moment.
pub fn ahead(code: &Code<Gundam>) -> Vec<u16> {
    let mut found = Vec::new();
    let mut at = usize::from(code.body);
    while let Some(step) = code.steps.get(at) {
        match step {
            Instr::Choose { .. } => found.push(u16::try_from(at).unwrap_or(u16::MAX)),
            Instr::If(_, n) | Instr::May(_, n) | Instr::Nth(_, _, n) | Instr::Later(_, n) | Instr::Jump(n) => {
                at += usize::from(*n);
                // What stands under "if" ends with a jump over what is done otherwise.
                if let (Instr::If(..), Some(Instr::Jump(more))) = (step, code.steps.get(at)) {
                    at += usize::from(*more);
                }
            }
            Instr::Each(_, n, at_once) => at += usize::from(*n) + usize::from(*at_once),
            Instr::InTurn(_) | Instr::Modes(..) => break,
            _ => {}
        }
        at += 1;
    }
    found
}

/// Are all targets chosen before anything is done? Then the place of the choice that is made now among those of the effect.
fn beforehand(cx: &Cx<'_>, l: &Run) -> Option<(Vec<u16>, usize)> {
    if cx.peek(readings::TARGETS_WHEN) == 0 {
        return None;
    }
    let all = ahead(cx.book.code(l.def, l.effect));
    let at = all.iter().position(|at| *at == l.at)?;
    (all.len() > 1).then_some((all, at))
}

/// The effect as if a later choice were to be made now.
fn at_choice(l: &Run, at: u16, n: usize) -> Run {
    let picked = l.own.before.get(n).cloned().unwrap_or_default();
    Run { at, base: 0, picked, ..l.clone() }
}

/// Which card?
pub fn offer(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    match beforehand(cx, l) {
        None => choose::offer(cx, l, options),
        Some(_) if l.own.chosen => Asked::Itself(Choice::Done),
        Some((all, _)) => {
            let n = l.own.before.len().saturating_sub(1);
            choose::offer(cx, &at_choice(l, all[n.min(all.len() - 1)], n), options)
        }
    }
}

/// This one, or no more.
pub fn take(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    let Some((all, at)) = beforehand(cx, l) else { return choose::take(cx, l, choice) };
    cx.reading(readings::TARGETS_WHEN);
    if !l.own.chosen {
        if l.own.before.is_empty() {
            l.own.before.push(Few::new());
        }
        let n = l.own.before.len() - 1;
        let mut later = at_choice(l, all[n], n);
        let flow = choose::take(cx, &mut later, choice);
        l.own.before[n] = later.picked;
        if matches!(flow, Flow::Return) {
            return flow;
        }
        if !matches!(flow, Flow::Again) {
            l.own.chosen = l.own.before.len() == all.len();
            if !l.own.chosen {
                l.own.before.push(Few::new());
            }
        }
        return Flow::Again;
    }
    // A card that has moved is another one.
    let mut picked = l.own.before.get(at).cloned().unwrap_or_default();
    if let Some(Instr::Choose { from, .. }) = l.instr(cx.book) {
        let there = l.eye(cx.state, cx.book).select(from);
        // What it has become since does not matter.
        picked.retain(|id| there.contains(id) || cx.state.card(*id).zone.is_field());
    }
    l.mean(picked.len().max(1));
    l.picked.extend(picked);
    l.base = small(l.picked.len());
    Flow::Next
}

/// Is a card among those of which some are chosen? Of Shields all are, though they are taken from the top: 4-6-4-1.
pub fn counts(state: &State, book: &Book, l: &Run, id: CardId, deed: Deed) -> bool {
    state.card(id).zone == Zone::Shields || act::can(state, book, l, id, deed)
}
