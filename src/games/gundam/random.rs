//! 5-13-1. "At random": no player's intent plays a part; chance says which cards.

use super::vocabulary::{Op, OwnOp, Zone};
use super::{Asked, Choice, Cx, Flow, Options, Row, Run};
use crate::cardgame::act::op;
use crate::cardgame::finding;
use crate::cardgame::random::Picking;
use crate::engine::{asks, citing};

/// Cards of a hand are picked, one at a time.
pub static PICK: Row<Run> = citing("1-3-2", asks("5-13-1", "gcg-ask-random", offer, take));

fn picking(cx: &Cx<'_>, l: &Run) -> Option<Picking> {
    let Some(Op::Own(OwnOp::AtRandom { whose, count })) = op(cx, l) else { return None };
    let owner = l.eye(cx.state, cx.book).player(*whose);
    Some(Picking::of(cx, l, owner, Zone::Hand, *count))
}

fn offer(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    picking(cx, l).map_or(Asked::Itself(Choice::Done), |picking| picking.offer(cx, options))
}

fn take(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    if let Choice::Card(id, _) = choice {
        cx.note(finding("gcg-note-random").card(id));
        l.picked.push(id);
        return Flow::Again;
    }
    let Some(picking) = picking(cx, l) else { return Flow::Next };
    if picking.more > 0 {
        // 1-3-2. As many as there are.
        cx.decide("!1-3-2");
        cx.note(finding("gcg-note-random-short"));
    }
    picking.ends(l);
    Flow::Next
}
