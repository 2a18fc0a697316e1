//! 9. Action steps.

use smallvec::SmallVec;

use super::areas::Mode;
use super::playing::{self, Playing};
pub use super::procedure::Acting;
use super::{Act, Asked, Choice, Cx, Flow, Frame, Options, Procedure, Row, State, readings, silence};
use crate::cardgame::{finding, waiting};
use crate::engine::{At, Chooser, ClauseId, Refusal, Seats, asks, citing, does};

impl Acting {
    /// The side whose turn it is to act, if it is in the game: 12-2-5.
    fn side(&self, state: &State) -> Option<Seats> {
        self.order.get(usize::from(self.at)).copied().filter(|s| s.iter().any(|p| state.seats.has(p)))
    }

    /// 9-5. Has everybody passed in succession?
    fn is_over(&self, state: &State) -> bool {
        self.order.iter().flat_map(|s| s.iter()).all(|p| self.passed.has(p) || !state.seats.has(p))
    }
}

/// An action step begins.
pub fn start(_: &State) -> Frame {
    Procedure::Action(At::start(Acting { order: SmallVec::new(), at: 0, passed: Seats::NONE, acted: false })).into()
}

const NEXT: ClauseId = ClauseId::new("9-4-1");
const THEN: ClauseId = ClauseId::new("10-1-6-1");
const FIRST: ClauseId = ClauseId::new("12-2-8");
const OVER: ClauseId = ClauseId::new("9-5");

/// 9-2 to 9-5, 12-2-8.
pub static ACTION: [Row<Acting>; 7] = [
    citing("9-1", does("9-2", "gcg-action-order", order)),
    citing(
        "9-3-1 9-3-2 9-3-3 9-2 8-4-1 7-6-3-1",
        asks("12-2-8", "gcg-ask-action", |cx, l, o| offer(cx, l, Asks::Royale, o), take),
    ),
    citing(
        "9-3-1 9-3-2 9-3-3 8-4-1 7-6-3-1",
        asks("9-3", "gcg-ask-action", |cx, l, o| offer(cx, l, Asks::NonTurn, o), take),
    ),
    citing(
        "9-3-1 9-3-2 9-3-3 8-4-1 7-6-3-1",
        asks("9-4", "gcg-ask-action", |cx, l, o| offer(cx, l, Asks::Turn, o), take),
    ),
    does("10-1-6-1", "gcg-action-resolve", |_, _| Flow::Call(waiting::start())),
    citing(
        "9-4-2",
        does("9-4-1", "gcg-action-next", |cx, l| {
            if l.is_over(cx.state) {
                return Flow::Goto(OVER);
            }
            l.at = (l.at + 1) % u8::try_from(l.order.len()).unwrap_or(1).max(1);
            Flow::Goto(FIRST)
        }),
    ),
    citing(
        "9-4-2",
        does("9-5", "gcg-action-over", |cx, l| {
            if l.acted {
                cx.support("9-4-2");
                cx.note(finding("gcg-action-over"));
            }
            Flow::Return
        }),
    ),
];

/// Which row asks whom.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Asks {
    Royale,
    NonTurn,
    Turn,
}

/// 9-2, 12-2-8, 12-3-1. In which order the sides act.
fn order(cx: &mut Cx<'_>, l: &mut Acting) -> Flow {
    let state = cx.state;
    l.order = match state.mode {
        Mode::Duel => state.order_from(state.next_turn()).into_iter().map(Seats::of).collect(),
        Mode::RoyaleFirst | Mode::RoyaleElimination => {
            let mut all: SmallVec<[Seats; 4]> = state.order_from(state.turn).into_iter().map(Seats::of).collect();
            if cx.reading(readings::ROYALE_ACTION_FIRST) == 1 && !all.is_empty() {
                all.rotate_left(1);
            }
            all
        }
        Mode::Team => {
            let other = state.next_turn();
            let both = [state.allies(other), state.allies(state.turn)];
            if cx.reading(readings::TEAM_ACTION_ORDER) == 1 {
                both.iter().flat_map(|s| s.iter()).map(Seats::of).collect()
            } else {
                SmallVec::from_slice(&both)
            }
        }
    };
    Flow::Next
}

fn offer(cx: &Cx<'_>, l: &Acting, row: Asks, options: &mut Options) -> Asked {
    let state = cx.state;
    let Some(side) = l.side(state) else { return Asked::Nobody(Flow::Goto(NEXT)) };
    let own = side.iter().any(|p| state.turn_players().has(p));
    let asked = match state.mode {
        Mode::RoyaleFirst | Mode::RoyaleElimination => Asks::Royale,
        _ if own => Asks::Turn,
        _ => Asks::NonTurn,
    };
    if asked != row {
        return Asked::Nobody(Flow::Next);
    }
    if state.mode.is_royale() {
        cx.reading(readings::ROYALE_ACTION_FIRST);
    }
    let why = options.why();
    for player in side.iter() {
        playing::offer(cx, player, true, options);
        for id in state.field(player) {
            playing::offer_effects(cx, id, true, options);
        }
    }
    if why && state.battle.is_some_and(|b| b.blocked) {
        for &id in side.iter().flat_map(|p| state.units(p)) {
            options.offer(Act::Block(id).choice(), Err(Refusal::by("8-3-2 8-3-1")));
        }
    }
    if options.offered().is_empty() && !why {
        return Asked::Itself(Act::Pass.choice());
    }
    options.legal(Act::Pass.choice());
    let one = side.iter().next();
    Asked::Of(match one {
        Some(player) if side.len() == 1 => Chooser::Player(player),
        _ => Chooser::Team(side),
    })
}

fn take(cx: &mut Cx<'_>, l: &mut Acting, choice: Choice) -> Flow {
    let Choice::Own(act) = choice else { return Flow::Goto(NEXT) };
    let state = cx.state;
    if !state.mode.is_royale() {
        cx.support("9-2");
    }
    if l.acted || !l.passed.is_empty() {
        cx.support("9-4-1");
        cx.support("9-4-2");
    }
    if act != Act::Pass {
        cx.support(if state.battle.is_some() { "8-4-1" } else { "7-6-3-1" });
    }
    l.acted |= act != Act::Pass;
    if state.mode.is_royale() {
        cx.reading(readings::ROYALE_ACTION_FIRST);
    }
    if state.mode == Mode::Team && act != Act::Pass {
        cx.reading(readings::TEAM_ACTION_ORDER);
    }
    match act {
        Act::Play(card, def) | Act::Pair(card, def) => {
            l.passed = Seats::NONE;
            cx.cite("9-3-1");
            playing::named(cx, card, def);
            Flow::CallThenGoto(Playing::from_hand(state.owner(card), card, matches!(act, Act::Pair(..)), true), THEN)
        }
        Act::Activate(card, n) => {
            l.passed = Seats::NONE;
            cx.cite("9-3-2");
            match playing::activates(cx, card, n, true) {
                Some(frame) => Flow::CallThenGoto(frame, THEN),
                None => Flow::Goto(NEXT),
            }
        }
        _ => {
            l.passed = l.order.get(usize::from(l.at)).map_or(l.passed, |s| l.passed.and(*s));
            cx.support("9-3-3");
            if let Some(side) = l.side(state) {
                silence::bare_hand(cx, side);
            }
            if l.is_over(state) {
                cx.support("9-5");
            }
            Flow::Goto(NEXT)
        }
    }
}
