//! 601, 603. Abilities: set off, chosen in a Phase, working in a Phase, in an order.

use serde::{Deserialize, Serialize};

use super::choosing::{self, Chosen};
use super::event::{Happens, Slot};
use super::{Asked, Choice, Cx, Event, Flow, Frame, Options, Procedure, Row, Run, State};
use crate::cardgame::run::by_itself;
use crate::cardgame::{Locals, Pending, finding};
use crate::engine::{At, Chooser, ClauseId, asks, citing, does};

/// What a waiting Ability keeps.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Waits {
    /// The Phases that it belongs to.
    pub slot: Slot,
    /// How deep what set it off was nested.
    pub depth: u8,
    /// What was chosen for it.
    pub chosen: Chosen,
}

/// The Abilities of one slot work, one after the other.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Queue {
    slot: Slot,
    depth: u8,
    now: Option<u8>,
}

impl Locals for Queue {}

impl Queue {
    /// The Abilities of a slot of what is under way.
    pub fn of(state: &State, slot: Slot) -> Frame {
        Self::at(slot, state.depth())
    }

    /// The Abilities of a slot, so deep.
    pub fn at(slot: Slot, depth: u8) -> Frame {
        Procedure::Abilities(At::start(Self { slot, depth, now: None })).into()
    }
}

const ORDER: ClauseId = ClauseId::new("603.1");

/// 603.1, 601.2.1
pub static QUEUE: [Row<Queue>; 4] = [
    does("603.2", "sm-order", |cx, l| {
        if l.slot == super::event::AT_ONCE {
            let claimed = cx.state.pending.iter().filter(|p| p.own.slot == l.slot).map(|p| p.own.depth).max();
            l.depth = claimed.unwrap_or(0).saturating_add(1);
            cx.event(Happens::Claim(l.depth).event());
        }
        Flow::Next
    }),
    citing("603.2 402.3", asks("603.1", "sm-ask-order", offer_order, take_order)),
    asks("711.2", "sm-ask-again", offer_again, take_again),
    citing("601.2.3 100.3", does("601.2.1", "sm-ability", works)),
];

/// Is a waiting Ability one of this slot?
pub fn is_of(pending: &Pending<super::SummonerMaster>, slot: Slot, depth: u8) -> bool {
    pending.own.slot == slot && pending.own.depth == depth
}

/// The waiting Abilities of a slot.
pub fn waiting(state: &State, slot: Slot, depth: u8) -> impl Iterator<Item = usize> + '_ {
    (0..state.pending.len()).filter(move |&n| is_of(&state.pending[n], slot, depth))
}

/// Does an Ability wait?
pub fn any(state: &State, slot: Slot) -> bool {
    waiting(state, slot, state.depth()).next().is_some()
}

/// 603.1. The Abilities that may be next: those of the attack player first.
fn first(state: &State, slot: Slot, depth: u8) -> Vec<usize> {
    let all: Vec<usize> = waiting(state, slot, depth).collect();
    let own: Vec<usize> = all.iter().copied().filter(|&n| state.pending[n].who == state.turn).collect();
    if own.is_empty() { all } else { own }
}

fn offer_order(cx: &Cx<'_>, l: &Queue, options: &mut Options) -> Asked {
    let all = first(cx.state, l.slot, l.depth);
    let choice = |n: usize| Choice::Resolve(cx.state.pending[n].card, cx.state.pending[n].effect);
    match all.as_slice() {
        [] => Asked::Nobody(Flow::Return),
        [one] => by_itself(choice(*one), cx.state.pending[*one].who, options),
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

fn take_order(cx: &mut Cx<'_>, l: &mut Queue, choice: Choice) -> Flow {
    let Choice::Resolve(card, effect) = choice else { return Flow::Return };
    let all = first(cx.state, l.slot, l.depth);
    let is = |n: &&usize| cx.state.pending[**n].card == card && cx.state.pending[**n].effect == effect;
    let Some(&n) = all.iter().find(is) else { return Flow::Return };
    if waiting(cx.state, l.slot, l.depth).count() > 1 {
        cx.note(finding("sm-note-next").card(card));
    }
    l.now = u8::try_from(n).ok();
    Flow::Next
}

fn run_of(state: &State, n: u8) -> Option<Run> {
    state.pending.get(usize::from(n)).map(Run::pending)
}

/// Its targets are looked at again; what is not legal any more is chosen anew.
fn offer_again(cx: &Cx<'_>, l: &Queue, options: &mut Options) -> Asked {
    let Some((n, run)) = l.now.and_then(|n| Some((n, run_of(cx.state, n)?))) else { return Asked::Nobody(Flow::Next) };
    let chosen = &cx.state.pending[usize::from(n)].own.chosen;
    if let Some(gone) = choosing::illegal(cx.state, cx.book, &run, chosen) {
        return Asked::Itself(Choice::Whatever(gone));
    }
    choosing::offer(cx, &run, chosen, options).unwrap_or(Asked::Nobody(Flow::Next))
}

fn take_again(cx: &mut Cx<'_>, l: &mut Queue, choice: Choice) -> Flow {
    let Some((n, run)) = l.now.and_then(|n| Some((n, run_of(cx.state, n)?))) else { return Flow::Next };
    if let Choice::Whatever(gone) = choice {
        cx.event(Happens::Unpick(n, gone).event());
        return Flow::Again;
    }
    keep(cx, n, &run, choice);
    Flow::Again
}

/// A choice for a waiting Ability is written down.
fn keep(cx: &mut Cx<'_>, n: u8, run: &Run, choice: Choice) {
    let before = cx.state.pending[usize::from(n)].own.chosen.clone();
    let mut after = before.clone();
    choosing::take(cx.state, cx.book, run, &mut after, choice);
    choosing::write_down(&before, &after, n).into_iter().for_each(|e| cx.event(e));
}

fn works(cx: &mut Cx<'_>, l: &mut Queue) -> Flow {
    let Some(n) = l.now.take() else { return Flow::Goto(ORDER) };
    let Some(pending) = cx.state.pending.get(usize::from(n)).cloned() else { return Flow::Goto(ORDER) };
    let run = Run::pending(&pending);
    let card = pending.card;
    let chosen = pending.own.chosen.clone();
    cx.event(Event::Take(pending));
    if !choosing::has_target(cx.state, cx.book, &run, &chosen) {
        cx.cite("100.3");
        cx.note(finding("sm-note-no-target").card(card));
        return Flow::Goto(ORDER);
    }
    Flow::CallThenGoto(run.frame(), ORDER)
}

/// `sel`: modes and targets of the Abilities of a slot are chosen in this Phase.
pub fn offer_slot(cx: &Cx<'_>, slot: Slot, options: &mut Options) -> Asked {
    let Some((n, run)) = to_choose(cx, slot) else { return Asked::Nobody(Flow::Next) };
    let chosen = &cx.state.pending[usize::from(n)].own.chosen;
    choosing::offer(cx, &run, chosen, options).unwrap_or(Asked::Nobody(Flow::Next))
}

/// The first Ability of a slot, by 603.1, for which something must be chosen.
fn to_choose(cx: &Cx<'_>, slot: Slot) -> Option<(u8, Run)> {
    let depth = cx.state.depth();
    let mut all: Vec<usize> = waiting(cx.state, slot, depth).collect();
    all.sort_by_key(|&n| cx.state.pending[n].who != cx.state.turn);
    all.into_iter().find_map(|n| {
        let n = u8::try_from(n).ok()?;
        let run = run_of(cx.state, n)?;
        let chosen = &cx.state.pending[usize::from(n)].own.chosen;
        choosing::next(cx.state, cx.book, &run, chosen).map(|_| (n, run))
    })
}

/// An answer of `sel`.
pub fn take_slot(cx: &mut Cx<'_>, slot: Slot, choice: Choice) -> Flow {
    let Some((n, run)) = to_choose(cx, slot) else { return Flow::Next };
    keep(cx, n, &run, choice);
    cx.note(finding("sm-note-chooses").card(run.this));
    Flow::Again
}

/// `res`: what was chosen works now. Nothing waits: on.
pub fn work(cx: &mut Cx<'_>, slot: Slot) -> Flow {
    if !any(cx.state, slot) {
        return Flow::Next;
    }
    cx.note(finding("sm-note-abilities-work"));
    Flow::Call(Queue::of(cx.state, slot))
}
