//! 605.12. What texts order.

use super::super::attack::{self, Attack};
use super::super::event::Happens;
use super::super::vocabulary::{Op, Order, OwnOp};
use super::super::{Cx, Flow, Frame, Run, combining, lines, readings, skills};
use super::moving::one_by_one;
use crate::cardgame::CardId;
use crate::cardgame::act::op;
use crate::engine::Player;

pub(super) fn orders(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(Op::Own(OwnOp::Order(order, _))) = op(cx, l) else { return Flow::Next };
    let order = *order;
    cx.reading(readings::ORDER_WORD);
    if l.own.together {
        l.own.orders.extend(l.picked.iter().map(|&id| (order, id)));
        l.keep();
        return Flow::Next;
    }
    leaves(cx, l, !l.picked.is_empty());
    one_by_one(cx, l, |cx, id, who| ordered(cx, order, id, who))
}

/// 605.12. The Skill is left for the time of a further command, and gone back to.
pub(super) fn leaves(cx: &mut Cx<'_>, l: &Run, left: bool) {
    if l.own.skill {
        cx.event(Happens::Leaves(left).event());
    }
}

/// A further command.
pub(super) fn ordered(cx: &Cx<'_>, order: Order, id: CardId, who: Player) -> Option<Frame> {
    cx.state.in_arena(id).then(|| match order {
        Order::Attack { .. } => {
            attack::further(cx.state, cx.book, Attack { ordered: true, free: true, ..Attack::of(id, who) })
        }
        Order::SetLine => lines::start(id, who, true),
        Order::Combine => combining::start(id, who, true),
        Order::Skill => skills::Ordered::start(id, who),
    })
}
