//! 8-6. The order in which effects that wait are resolved.

use super::differences::Differs;
use super::noticing::Met;
use super::vocabulary::{Kind, Timing, When};
use super::{Cx, OnePiece, Row, readings};
use crate::cardgame::Pending;
use crate::cardgame::frame::Waiting;
use crate::cardgame::state::Waits;
use crate::cardgame::waiting;
use crate::engine::{asks, citing};

/// 8-6-1
pub static ORDER: [Row<Waiting>; 1] = [citing(
    "8-6-1-1 8-6-2 8-6-3 6-6-1-1-1 6-6-1-1-3 6-6-1-1-4",
    asks("8-6-1", "op-ask-order", waiting::offer, waiting::take),
)];

/// The waiting effects that may be next: all of one player.
pub fn next(cx: &Cx<'_>) -> Waits {
    let state = cx.state;
    let turn = state.turn;
    let of = |who, wave: u8| -> Waits {
        let fits = |p: &Pending<OnePiece>| p.who == who && p.wave <= wave;
        (0..state.pending.len()).filter(|&n| fits(&state.pending[n])).collect()
    };
    let Some(first) = state.pending.iter().map(|p| p.wave).min() else { return Waits::new() };
    if cx.book.differs(Differs::TurnPlayerFinishes) && state.pending.iter().any(|p| p.who == turn) {
        let chained = state.pending.iter().any(|p| p.who == turn && p.wave > first)
            && state.pending.iter().any(|p| p.who != turn);
        // 8-1-3-2 of the older edition: the turn player finishes first.
        if !chained || cx.reading(readings::OLD_CHAIN) == 0 {
            return of(turn, u8::MAX);
        }
    }
    let own = of(turn, first);
    let other = of(super::other(turn), first);
    let (mine, wave_of_others) = if own.is_empty() { (other, own) } else { (own, other) };
    let who = state.pending[mine[0]].who;
    let newer = state.pending.iter().any(|p| p.who == who && p.wave > first);
    // 8-6-1-1. A new one may go before an older one, unless one of the other player's was met together with the older one.
    if newer && wave_of_others.is_empty() && cx.reading(readings::NEW_AUTO) == 0 {
        return of(who, u8::MAX);
    }
    mine
}

/// 6-6-1-1-3, 6-6-1-1-4. Whose order it is at the end of a turn.
fn end_of_turn(cx: &Cx<'_>, pending: &Pending<OnePiece>) -> Option<&'static str> {
    let Kind::Auto(timings) = &cx.book.effect(pending.def, pending.effect).kind else { return None };
    timings.iter().find_map(|t| match t {
        Timing::Own(When::EndOfYourTurn) => Some("6-6-1-1-3"),
        Timing::Own(When::EndOfOpponentsTurn) => Some("6-6-1-1-4"),
        _ => None,
    })
}

/// Why a waiting effect is next.
pub fn is_taken(cx: &mut Cx<'_>, pending: &Pending<OnePiece>) -> bool {
    let first = cx.state.pending.iter().map(|p| p.wave).min().unwrap_or(0);
    let both = cx.state.pending.iter().any(|p| p.who != pending.who);
    let end = end_of_turn(cx, pending);
    let at_once = cx.state.pending.iter().filter(|p| end.is_some() && end_of_turn(cx, p) == end).count();
    let met = match pending.own.met {
        Met::Damage => Some("!8-6-2"),
        Met::Effect => Some("!8-6-3"),
        Met::Alone => None,
    };
    // The most special one decides; what was being done when it was set off says from when on.
    let decides = match (end, met) {
        (Some(clause), _) if at_once > 1 => Some(clause),
        _ if pending.wave > first => Some("8-6-1-1"),
        _ if both => None,
        (_, met) => met.filter(|_| cx.state.pending.len() == 1),
    };
    if let Some(clause) = decides {
        cx.decide(clause);
    }
    if end == Some("6-6-1-1-4") {
        cx.support("6-6-1-1-2");
    }
    if let Some(met) = met {
        cx.support(met.trim_start_matches('!'));
    }
    cx.state.pending.len() > 1 || pending.own.met != Met::Alone
}
