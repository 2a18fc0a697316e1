//! g:นับว่าผ่านไป X Turn. A card counts as having passed Turns.

use super::event::{DONE, Happens};
use super::moves::{Change, Moves, To};
use super::vocabulary::{Curse, Op, OwnOp};
use super::{Cx, Flow, Run};
use crate::cardgame::act::op;
use crate::cardgame::{Cause, Word, finding};

/// The counts of each card that was picked go down; what is complete ends.
pub fn passes(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(Op::Own(OwnOp::PassTurns(_, turns))) = op(cx, l) else { return Flow::Next };
    if !l.own.passed {
        l.own.passed = true;
        cx.cite(if *turns == 1 { "g:นับว่าผ่านไป_1_Turn" } else { "" });
        for &id in &l.picked {
            cx.note(finding("sm-note-turns-passed").card(id).number("n", i32::from(*turns)));
            cx.event(Happens::PassesOne(id, turns.saturating_mul(2)).event());
        }
        return Flow::Again;
    }
    l.own.passed = false;
    let mut list = Vec::new();
    for &id in &l.picked {
        let marks = cx.state.card(id);
        for &kind in Curse::ALL {
            if marks.curses[kind.index()].is_some_and(|c| c.acting && c.left == DONE) {
                if matches!(kind, Curse::Poison | Curse::LastDance) {
                    cx.cite(if kind == Curse::Poison { "709.8.1" } else { "709.10.3" });
                    list.push(Change::destroyed(id, Cause::Rule));
                }
                cx.event(Happens::CurseEnds(id, kind).event());
            }
        }
        if marks.left == DONE {
            cx.event(Happens::Left(id, 0).event());
            list.push(Change::of(id, To::Shrine, Cause::Rule));
        }
    }
    l.keep();
    if list.is_empty() { Flow::Next } else { Flow::Call(Moves::by_rule(cx, list)) }
}
