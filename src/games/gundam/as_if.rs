//! 1-3-1. "When playing this card from your hand, you may …. If you do, play this card as if it has 0 Lv. and cost."

use super::event::Happens;
use super::playing::Playing;
use super::vocabulary::{Call, Of, Op, OwnOp, Stat};
use super::{Asked, Choice, Cx, Eye, Flow, Options, Row, Run, State};
use crate::cardgame::choice::by_itself;
use crate::cardgame::{Few, finding, pay};
use crate::engine::{Chooser, Player, citing, does};

/// A Lv. and a cost; none: as they are.
type Numbers = (Option<i32>, Option<i32>);

/// The effect of a card that lets it be played so.
fn effect(eye: &Eye<'_>) -> Option<u8> {
    eye.def(eye.this).called(&Call::Playing)
}

/// Does the card say so?
pub fn has(eye: &Eye<'_>) -> bool {
    effect(eye).is_some()
}

/// Lv. and cost that a card is played with, if what is asked for is done.
fn said(eye: &Eye<'_>) -> Option<Numbers> {
    let def = eye.state.card(eye.this).def;
    let ops = &eye.book.effect(def, effect(eye)?).body;
    ops.iter().find_map(|op| match op {
        Op::Own(OwnOp::PlayAs { level, cost }) => Some((level.map(i32::from), cost.map(i32::from))),
        _ => None,
    })
}

/// The same, if it can be done now.
pub fn instead(eye: &Eye<'_>) -> Option<Numbers> {
    let def = eye.state.card(eye.this).def;
    let at = effect(eye)?;
    let holds = eye.book.effect(def, at).conditions.iter().all(|c| eye.holds(c));
    if holds && pay::payable(eye, def, at) { said(eye) } else { None }
}

/// Lv. and cost of a card that is being played.
pub fn numbers(eye: &Eye<'_>, (level, cost): (u8, u8)) -> (u8, u8) {
    use crate::cardgame::effect::clamped;
    match said(eye).filter(|_| eye.state.card(eye.this).as_if) {
        Some((other_level, other_cost)) => (other_level.map_or(level, clamped), other_cost.map_or(cost, clamped)),
        None => (level, cost),
    }
}

/// 2-9-1, 2-10-1. Does a player have the Lv., and enough to pay?
pub fn suffices(state: &State, who: Player, (level, cost): (u8, u8)) -> bool {
    let side = state.side(who);
    level <= side.level() && cost <= side.active + side.ex_active
}

/// Is it done, or is the card played as it is?
pub fn offer(cx: &Cx<'_>, l: &Playing, options: &mut Options) -> Asked {
    use crate::cardgame::effect::clamped;
    let eye = Eye::new(cx.state, cx.book, l.who, l.card);
    if l.by.is_some() || l.as_pilot || instead(&eye).is_none() {
        return Asked::Nobody(Flow::Next);
    }
    let stat = |stat| clamped(eye.stat(l.card, stat, Of::Now));
    if !suffices(cx.state, l.who, (stat(Stat::Level), stat(Stat::Cost))) {
        return by_itself(Choice::Yes, l.who, options);
    }
    options.legal(Choice::Yes);
    options.legal(Choice::No);
    Asked::Of(Chooser::Player(l.who))
}

/// It is, or not.
pub fn take(cx: &mut Cx<'_>, l: &mut Playing, choice: Choice) -> Flow {
    let eye = Eye::new(cx.state, cx.book, l.who, l.card);
    let (Choice::Yes, Some(at)) = (choice, effect(&eye)) else {
        cx.support("10-1-3");
        return Flow::Next;
    };
    let def = cx.state.card(l.card).def;
    Flow::Call(Run::of(l.who, l.card, def, at).frame())
}

/// It was done: the card is played so.
pub static PLAY_AS: Row<Run> = citing(
    "2-9-1 2-10-1",
    does("1-3-1", "gcg-play-as", |cx, l| {
        cx.event(Happens::AsIf(l.this).event());
        cx.note(finding("gcg-note-played-as").card(l.this));
        l.picked = Few::new();
        Flow::Next
    }),
);
