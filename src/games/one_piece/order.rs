//! 8-6. The order in which effects that wait are resolved.

use serde::{Deserialize, Serialize};

use super::areas::{Met, Pending};
use super::event::Event;
use super::program::Run;
use super::{Asked, Choice, Cx, Flow, Found, Frame, Options, Row, readings};
use crate::engine::{At, Chooser, asks, citing};

/// Effects are resolved until none waits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Default)]
pub struct Waiting;

/// Resolve what waits.
pub fn start() -> Frame {
    Frame::Order(At::start(Waiting))
}

/// 8-6-1
pub static ORDER: [Row<Waiting>; 1] =
    [citing("8-6-1-1 8-6-2 8-6-3 6-6-1-1-1 6-6-1-1-3 6-6-1-1-4", asks("8-6-1", "op-ask-order", offer, take))];

/// The waiting effects that may be next: all of one player.
fn next(cx: &Cx<'_>) -> Vec<usize> {
    let state = cx.state;
    let turn = state.turn;
    let of = |who, wave: u8| -> Vec<usize> {
        let fits = |p: &Pending| p.who == who && p.wave <= wave;
        (0..state.pending.len()).filter(|&n| fits(&state.pending[n])).collect()
    };
    let Some(first) = state.pending.iter().map(|p| p.wave).min() else { return Vec::new() };
    if cx.book.is_older() && state.pending.iter().any(|p| p.who == turn) {
        let chained = state.pending.iter().any(|p| p.who == turn && p.wave > first)
            && state.pending.iter().any(|p| p.who != turn);
        // 8-1-3-2 of the older edition: the turn player finishes first.
        if !chained || cx.reading(readings::OLD_CHAIN) == 0 {
            return of(turn, u8::MAX);
        }
    }
    let own = of(turn, first);
    let other = of(turn.other(), first);
    let (mine, wave_of_others) = if own.is_empty() { (other, own) } else { (own, other) };
    let who = state.pending[mine[0]].who;
    let newer = state.pending.iter().any(|p| p.who == who && p.wave > first);
    // 8-6-1-1. A new one may go before an older one, unless one of the other player's was met together with the older one.
    if newer && wave_of_others.is_empty() && cx.reading(readings::NEW_AUTO) == 0 {
        return of(who, u8::MAX);
    }
    mine
}

fn offer(cx: &Cx<'_>, _: &Waiting, options: &mut Options) -> Asked {
    let next = next(cx);
    let choice = |n: usize| Choice::Resolve(cx.state.pending[n].card, cx.state.pending[n].effect);
    match next.as_slice() {
        [] => Asked::Nobody(Flow::Return),
        [one] => super::program::by_itself(choice(*one), cx.state.pending[*one].who, options),
        all => {
            for &n in all {
                if !options.offered().contains(&choice(n)) {
                    options.legal(choice(n));
                }
            }
            Asked::Of(Chooser::Player(cx.state.pending[all[0]].who))
        }
    }
}

fn take(cx: &mut Cx<'_>, _: &mut Waiting, choice: Choice) -> Flow {
    let Choice::Resolve(card, effect) = choice else { return Flow::Return };
    let all = next(cx);
    let is = |n: &&usize| cx.state.pending[**n].card == card && cx.state.pending[**n].effect == effect;
    let Some(&n) = all.iter().find(is) else { return Flow::Return };
    let pending = cx.state.pending[n].clone();
    let first = cx.state.pending.iter().map(|p| p.wave).min().unwrap_or(0);
    if pending.wave > first {
        cx.cite("8-6-1-1");
    }
    match pending.met {
        Met::Damage => cx.cite("8-6-2"),
        Met::Effect => cx.cite("8-6-3"),
        Met::Alone => {}
    }
    if cx.state.pending.len() > 1 || pending.met != Met::Alone {
        cx.note(Found::IsNext(pending.card));
    }
    let run = Run::pending(&pending);
    cx.event(Event::Take(pending));
    Flow::CallThenAgain(run.frame())
}
