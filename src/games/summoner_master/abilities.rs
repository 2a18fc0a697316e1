//! 601, 603. Abilities: set off, chosen in a Phase, working in a Phase, in an order.

use super::choosing::{self, Want};
pub use super::chosen::Waits;
use super::event::{ACTING, Happens, Slot};
pub use super::procedure::Queue;
use super::{Asked, Choice, Cx, Event, Flow, Options, Row, Run, State};
use crate::cardgame::choice::by_itself;
use crate::cardgame::finding::Fact;
use crate::cardgame::{CardId, Few, Pending, finding};
use crate::engine::{Chooser, ClauseId, asks, citing, does};

const ORDER: ClauseId = ClauseId::new("603.1");
const AT_ONCE_ORDER: ClauseId = ClauseId::new("603.2");

/// 603.1, 601.2.1
pub static QUEUE: [Row<Queue>; 4] = [
    does("603.2", "sm-order", |cx, l| {
        if l.slot != super::event::AT_ONCE {
            return Flow::Next;
        }
        // What was set off meanwhile comes next; when nothing is left, it is over.
        l.depth = 1;
        let left = cx.state.pending.iter().any(|p| p.own.slot == l.slot);
        cx.event(Happens::Claim(u8::from(left)).event());
        if left { Flow::Next } else { Flow::Return }
    }),
    citing("603.2 402.3", asks("603.1", "sm-ask-order", offer_order, take_order)),
    asks("711.2", "sm-ask-again", offer_again, take_again),
    citing("601.2.2 601.2.3 100.3", does("601.2.1", "sm-ability", works)),
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
    if cx.state.controller(run.this) != run.who {
        cx.support("712.2");
    }
    let before = cx.state.pending[usize::from(n)].own.chosen.clone();
    let mut after = before.clone();
    choosing::rests(cx, run, &before, choice);
    choosing::take(cx.state, cx.book, run, &mut after, choice);
    choosing::write_down(&before, &after, n).into_iter().for_each(|e| cx.event(e));
}

fn works(cx: &mut Cx<'_>, l: &mut Queue) -> Flow {
    let order = if l.slot == super::event::AT_ONCE { AT_ONCE_ORDER } else { ORDER };
    let Some(n) = l.now.take() else { return Flow::Goto(order) };
    let Some(pending) = cx.state.pending.get(usize::from(n)).cloned() else { return Flow::Goto(order) };
    let run = Run::pending(&pending);
    let card = pending.card;
    let chosen = pending.own.chosen.clone();
    cx.event(Event::Take(pending));
    // 601.2.2. What works at once is declined when it would work.
    if choosing::is_declined(cx.book, &run, &chosen) {
        cx.decide("601.2.2");
        cx.note(finding("sm-note-may-no").card(card));
        return Flow::Goto(order);
    }
    if !choosing::has_target(cx.state, cx.book, &run, &chosen) {
        cx.cite("100.3");
        cx.note(finding("sm-note-no-target").card(card));
        return Flow::Goto(order);
    }
    Flow::CallThenGoto(run.frame(), order)
}

/// A Phase in which modes and targets of the Abilities of a slot are chosen.
pub const fn chosen<const SLOT: Slot, L>(clause: &'static str) -> Row<L> {
    asks(clause, "sm-ask-abilities", |cx, _, o| offer_slot(cx, SLOT, o), |cx, _, c| take_slot(cx, SLOT, c))
}

/// A Phase in which it is chosen how the Abilities of a slot work: their targets are chosen in the next one.
pub const fn modes_chosen<const SLOT: Slot, L>(clause: &'static str) -> Row<L> {
    asks(clause, "sm-ask-mode", |cx, _, o| offer_modes(cx, SLOT, o), |cx, _, c| take_modes(cx, SLOT, c))
}

/// A Phase in which the targets of the Abilities of a slot are looked at again.
pub const fn looked_at<const SLOT: Slot, L>(clause: &'static str) -> Row<L> {
    asks(clause, "sm-ask-again", |cx, _, o| offer_looked(cx, SLOT, o), |cx, _, c| take_looked(cx, SLOT, c))
}

/// 504.7, 506.7. The Phase of Abilities that work when a Seal attacks.
pub const fn of_attacking<L>(clause: &'static str) -> Row<L> {
    asks(clause, "sm-ask-abilities", |cx, _, o| offer_attacking(cx, o), |cx, _, c| take_attacking(cx, c))
}

/// 504.8, 506.8. The Phase of Abilities that work when a Seal is attacked.
pub const fn of_attacked<L>(clause: &'static str) -> Row<L> {
    asks(clause, "sm-ask-abilities", |cx, _, o| offer_attacked(cx, o), |cx, _, c| take_attacked(cx, c))
}

/// A Phase in which the Abilities of a slot work.
pub const fn working<const SLOT: Slot, L>(clause: &'static str) -> Row<L> {
    does(clause, "sm-abilities", |cx, _| work(cx, SLOT))
}

/// `sel`: modes and targets of the Abilities of a slot are chosen in this Phase.
pub fn offer_slot(cx: &Cx<'_>, slot: Slot, options: &mut Options) -> Asked {
    offer_wanted(cx, slot, options, |_, _| true)
}

/// 504.7, 506.7. What must be chosen for Abilities that work when a Seal attacks.
pub fn offer_attacking(cx: &Cx<'_>, options: &mut Options) -> Asked {
    offer_wanted(cx, ACTING, options, |waits, _| !waits.attacked)
}

/// 504.8, 506.8. The same for those that work when a Seal is attacked.
pub fn offer_attacked(cx: &Cx<'_>, options: &mut Options) -> Asked {
    offer_wanted(cx, ACTING, options, |waits, _| waits.attacked)
}

/// 507.7. First the ones, then the others.
pub fn offer_of_attack(cx: &Cx<'_>, options: &mut Options) -> Asked {
    match offer_attacking(cx, options) {
        Asked::Nobody(_) => offer_attacked(cx, options),
        asked => asked,
    }
}

/// An answer of [`offer_of_attack`].
pub fn take_of_attack(cx: &mut Cx<'_>, choice: Choice) -> Flow {
    let attacking = to_choose(cx, ACTING, |waits, _| !waits.attacked).is_some();
    cx.support(if attacking { "504.7" } else { "504.8" });
    if attacking { take_attacking(cx, choice) } else { take_attacked(cx, choice) }
}

/// `sel`, where a Phase of its own asks how Abilities work: their targets are chosen in the next one.
pub fn offer_modes(cx: &Cx<'_>, slot: Slot, options: &mut Options) -> Asked {
    offer_wanted(cx, slot, options, is_mode)
}

/// Which Abilities, and what of them, a Phase asks about.
type Wanted = fn(&Waits, &Want<'_>) -> bool;

const fn is_mode(_: &Waits, want: &Want<'_>) -> bool {
    matches!(want, Want::Mode(_) | Want::May)
}

fn offer_wanted(cx: &Cx<'_>, slot: Slot, options: &mut Options, is: Wanted) -> Asked {
    let Some((n, run)) = to_choose(cx, slot, is) else { return Asked::Nobody(Flow::Next) };
    let chosen = &cx.state.pending[usize::from(n)].own.chosen;
    choosing::offer(cx, &run, chosen, options).unwrap_or(Asked::Nobody(Flow::Next))
}

/// The waiting Abilities of a slot in the order of 603.1.
fn in_order(cx: &Cx<'_>, slot: Slot) -> Vec<(u8, Run)> {
    let mut all: Vec<usize> = waiting(cx.state, slot, cx.state.depth()).collect();
    all.sort_by_key(|&n| cx.state.pending[n].who != cx.state.turn);
    let one = |n: usize| {
        let n = u8::try_from(n).ok()?;
        Some((n, run_of(cx.state, n)?))
    };
    all.into_iter().filter_map(one).collect()
}

/// Is there something to choose for an Ability of a slot?
pub fn chooses(cx: &Cx<'_>, slot: Slot) -> bool {
    to_choose(cx, slot, |_, _| true).is_some()
}

/// The first Ability of a slot, by 603.1, for which something of this kind must be chosen.
fn to_choose(cx: &Cx<'_>, slot: Slot, is: Wanted) -> Option<(u8, Run)> {
    in_order(cx, slot).into_iter().find(|(n, run)| {
        let waits = &cx.state.pending[usize::from(*n)].own;
        choosing::next(cx.state, cx.book, run, &waits.chosen).is_some_and(|want| is(waits, &want))
    })
}

/// An answer of `sel`.
pub fn take_slot(cx: &mut Cx<'_>, slot: Slot, choice: Choice) -> Flow {
    take_wanted(cx, slot, choice, |_, _| true)
}

/// An answer of [`offer_attacking`].
pub fn take_attacking(cx: &mut Cx<'_>, choice: Choice) -> Flow {
    take_wanted(cx, ACTING, choice, |waits, _| !waits.attacked)
}

/// An answer of [`offer_attacked`].
pub fn take_attacked(cx: &mut Cx<'_>, choice: Choice) -> Flow {
    take_wanted(cx, ACTING, choice, |waits, _| waits.attacked)
}

/// An answer of [`offer_modes`].
pub fn take_modes(cx: &mut Cx<'_>, slot: Slot, choice: Choice) -> Flow {
    take_wanted(cx, slot, choice, is_mode)
}

fn take_wanted(cx: &mut Cx<'_>, slot: Slot, choice: Choice, is: Wanted) -> Flow {
    let Some((n, run)) = to_choose(cx, slot, is) else { return Flow::Next };
    if choice == Choice::No {
        // 601.2.2. It does not work, and waits no longer.
        cx.event(Event::Take(cx.state.pending[usize::from(n)].clone()));
    } else {
        keep(cx, n, &run, choice);
    }
    let chosen = match choice {
        Choice::Card(id, _) => finding("sm-note-chooses").with("words", Fact::Card(id)),
        Choice::Mode(n) => finding("sm-note-chooses-mode").number("n", i32::from(n) + 1),
        Choice::Yes | Choice::No => {
            cx.support("601.2.2");
            finding(if choice == Choice::Yes { "sm-note-may-yes" } else { "sm-note-may-no" })
        }
        _ => finding("sm-note-chooses-no-more"),
    };
    cx.note(chosen.card(run.this));
    Flow::Again
}

/// The first Ability of a slot with a target that is not legal any more, and that target.
fn astray(cx: &Cx<'_>, slot: Slot) -> Option<(u8, Run, CardId)> {
    in_order(cx, slot).into_iter().find_map(|(n, run)| {
        let gone = choosing::illegal(cx.state, cx.book, &run, &cx.state.pending[usize::from(n)].own.chosen)?;
        Some((n, run, gone))
    })
}

/// Targets that are not legal any more are forgotten. None: all are as they were; else: is there another target for one of them?
pub fn forget_targets(cx: &mut Cx<'_>, slot: Slot) -> Option<bool> {
    let mut found = None;
    for (n, run) in in_order(cx, slot) {
        let mut chosen = cx.state.pending[usize::from(n)].own.chosen.clone();
        let mut lost = false;
        while let Some(gone) = choosing::illegal(cx.state, cx.book, &run, &chosen) {
            chosen.unpick(gone);
            cx.event(Happens::Unpick(n, gone).event());
            lost = true;
        }
        if lost {
            let again = choosing::next(cx.state, cx.book, &run, &chosen).is_some();
            cx.note(finding(if again { "sm-note-target-gone" } else { "sm-note-target-gone-none" }).card(run.this));
            found = Some(again || found == Some(true));
        }
    }
    found
}

/// The targets of the Abilities of a slot are looked at again after the Interfere Step, in a Phase of its own: what is not legal any more is
/// chosen anew, as long as there is something to choose.
pub fn offer_looked(cx: &Cx<'_>, slot: Slot, options: &mut Options) -> Asked {
    match astray(cx, slot) {
        Some((_, _, gone)) => Asked::Itself(Choice::Whatever(gone)),
        None => offer_slot(cx, slot, options),
    }
}

/// An answer of [`offer_looked`].
pub fn take_looked(cx: &mut Cx<'_>, slot: Slot, choice: Choice) -> Flow {
    if !matches!(choice, Choice::Whatever(_)) {
        return take_slot(cx, slot, choice);
    }
    forget_targets(cx, slot);
    Flow::Again
}

/// `res`: what was chosen works now. Nothing waits: on.
pub fn work(cx: &mut Cx<'_>, slot: Slot) -> Flow {
    if !any(cx.state, slot) {
        return Flow::Next;
    }
    say_work(cx, &[slot]);
    Flow::Call(Queue::of(cx.state, slot))
}

/// The step says whose Abilities of these slots work.
pub fn say_work(cx: &mut Cx<'_>, slots: &[Slot]) {
    let depth = cx.state.depth();
    let mut cards: Few = Few::new();
    for n in slots.iter().flat_map(|slot| waiting(cx.state, *slot, depth)) {
        let card = cx.state.pending[n].card;
        if !cards.contains(&card) {
            cards.push(card);
        }
    }
    if !cards.is_empty() {
        cx.note(finding("sm-note-abilities-work").with("words", Fact::Cards(cards)));
    }
}
