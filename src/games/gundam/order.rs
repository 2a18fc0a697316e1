//! 10-1-6. The order in which triggered effects are resolved; 13-2-5 【Burst】; 13-1-1, 13-1-2 the keywords that are triggered effects.

use super::areas::Mode;
use super::event::{Happens, How, moved};
use super::noticing::Waits;
pub use super::procedure::{Bursting, Floor, Keyworded};
use super::vocabulary::{OwnCannot, Zone};
pub use super::waits::Special;
use super::{Act, Asked, Choice, Cx, Event, Flow, Frame, Gundam, Options, Procedure, Row, Run, State, readings, terms};
use crate::cardgame::choice::by_itself;
use crate::cardgame::frame::Waiting;
use crate::cardgame::state;
use crate::cardgame::{Because, CardGame, Cause, Pending, because, finding};
use crate::engine::{At, Chooser, Refusal, asks, citing, does};

/// 10-1-6-5
pub static ORDER: [Row<Waiting>; 1] = [citing(
    "10-1-6-1 10-1-6-6 10-1-6-7 10-1-6-8 10-1-6-4 12-2-4 12-3-4",
    asks(
        "10-1-6-5",
        "gcg-ask-order",
        |cx, _, o| offer(cx, Floor::default(), o),
        |cx, _, c| take(cx, Floor::default(), c),
    ),
)];

impl Floor {
    fn has(self, pending: &Pending<Gundam>) -> bool {
        pending.wave >= self.wave && (!self.only_burst || pending.own.special == Special::Burst)
    }
}

/// 10-1-6-7
pub static NEWER: [Row<Floor>; 1] = [citing(
    "10-1-6-1 10-1-6-5 10-1-6-6 10-1-6-8 10-1-6-4 12-2-4 12-3-4",
    asks("10-1-6-7", "gcg-ask-order", |cx, l, o| offer(cx, *l, o), |cx, l, c| take(cx, *l, c)),
)];

/// The number of the effect by which people name a keyword that waits.
pub const REPAIR: u8 = 250;
/// The same, for 《Breach》.
pub const BREACH: u8 = 251;

/// A set of effects that were set off together is a wave; the newest goes first (10-1-6-7), 【Burst】 first inside it (10-1-6-8), then by
/// turn order (10-1-6-6, 12-2-4), then as their player likes (10-1-6-5).
pub fn next(cx: &Cx<'_>, floor: Floor) -> state::Waits {
    let state = cx.state;
    let all = &state.pending;
    let Some(newest) = all.iter().filter(|p| floor.has(p)).map(|p| p.wave).max() else { return state::Waits::new() };
    let is_burst = |p: &Pending<Gundam>| p.own.special == Special::Burst;
    // A 【Burst】 of an older set: which goes first is a reading.
    let older = all.iter().any(|p| is_burst(p) && p.wave < newest);
    let first = older && !all.iter().any(|p| is_burst(p) && p.wave == newest);
    if first && cx.reading(readings::BURST_OR_NEW) == 1 {
        return of_one_side(cx, &|p| is_burst(p) && floor.has(p));
    }
    if all.iter().any(|p| is_burst(p) && p.wave == newest) {
        return of_one_side(cx, &|p| is_burst(p) && p.wave == newest);
    }
    of_one_side(cx, &|p| p.wave == newest && floor.has(p))
}

/// Of those that fit, the ones of the first side in turn order that has any.
fn of_one_side(cx: &Cx<'_>, fits: &dyn Fn(&Pending<Gundam>) -> bool) -> state::Waits {
    let state = cx.state;
    for player in state.in_turn() {
        let side = state.allies(player);
        let among = |p: &Pending<Gundam>| fits(p) && side.has(p.who);
        let found: state::Waits = (0..state.pending.len()).filter(|&n| among(&state.pending[n])).collect();
        let both = found.iter().any(|&n| state.pending[n].who != player);
        if both
            && found.iter().any(|&n| state.pending[n].who == player)
            && cx.reading(readings::TEAM_TRIGGER_ORDER) == 1
        {
            return found.into_iter().filter(|&n| state.pending[n].who == player).collect();
        }
        if !found.is_empty() {
            return found;
        }
    }
    state::Waits::new()
}

/// The number by which a waiting effect of a card is told from the others: those of its own text, of its Pilot's, and those it was given.
pub fn place(state: &State, pending: &Pending<Gundam>) -> u8 {
    if pending.own.special != Special::Text {
        return pending.effect;
    }
    let texts = Gundam::texts(state, pending.card);
    let text = if pending.def == state.card(pending.card).def {
        0
    } else {
        texts.iter().position(|d| *d == pending.def).unwrap_or(2)
    };
    pending.effect.saturating_add(TEXT.saturating_mul(crate::cardgame::effect::small(text)))
}

/// The most effects of one text that are told apart.
const TEXT: u8 = 80;

fn choice(state: &State, pending: &Pending<Gundam>) -> Choice {
    Choice::Resolve(pending.card, place(state, pending))
}

/// Which is next?
fn offer(cx: &Cx<'_>, floor: Floor, options: &mut Options) -> Asked {
    if cx.state.pending.is_empty() {
        return Asked::Nobody(Flow::Return);
    }
    let found = next(cx, floor);
    match found.as_slice() {
        [] => Asked::Nobody(Flow::Return),
        [one] => by_itself(choice(cx.state, &cx.state.pending[*one]), cx.state.pending[*one].who, options),
        all => {
            let mut seats = crate::engine::Seats::NONE;
            for &n in all {
                let pending = &cx.state.pending[n];
                seats = seats.and(crate::engine::Seats::of(pending.who));
                if !options.offered().contains(&choice(cx.state, pending)) {
                    options.legal(choice(cx.state, pending));
                }
            }
            refuse_others(cx, all, options);
            // One choice only: several that are alike.
            if options.offered().len() == 1 {
                let only = options.offered()[0];
                return by_itself(only, cx.state.pending[all[0]].who, &mut Options::default());
            }
            let who = cx.state.pending[all[0]].who;
            let team = cx.state.mode == Mode::Team;
            Asked::Of(if team && seats.len() > 1 { Chooser::Team(cx.state.allies(who)) } else { Chooser::Player(who) })
        }
    }
}

/// Those that have to wait.
fn refuse_others(cx: &Cx<'_>, now: &[usize], options: &mut Options) {
    if !options.why() {
        return;
    }
    let first = &cx.state.pending[now[0]];
    for (n, pending) in cx.state.pending.iter().enumerate() {
        if !now.contains(&n) && !options.offered().contains(&choice(cx.state, pending)) {
            let clauses = match (pending.wave < first.wave, first.own.special == Special::Burst) {
                (true, _) => "10-1-6-7",
                (false, true) => "10-1-6-8",
                _ => "10-1-6-6 12-2-4",
            };
            options.offer(choice(cx.state, pending), Err(Refusal::by(clauses)));
        }
    }
}

/// This one.
fn take(cx: &mut Cx<'_>, floor: Floor, chosen: Choice) -> Flow {
    let all = next(cx, floor);
    let Some(&n) = all.iter().find(|&&n| choice(cx.state, &cx.state.pending[n]) == chosen) else { return Flow::Return };
    let pending = cx.state.pending[n].clone();
    if is_taken(cx, &pending, &all) {
        because(cx, Because::IsNext(pending.card));
    }
    cx.event(Event::Take(pending.clone()));
    Flow::CallThenAgain(begin(&pending))
}

/// What an effect that waited does.
fn begin(pending: &Pending<Gundam>) -> Frame {
    let Waits { special, .. } = pending.own;
    let (who, card, def, effect) = (pending.who, pending.card, pending.def, pending.effect);
    match special {
        Special::Text => Run::pending(pending).frame(),
        Special::Burst => {
            Procedure::Burst(At::start(Bursting { who, card, def, effect, used: false, over: false })).into()
        }
        Special::Repair(_) | Special::Breach(..) => {
            let moved = pending.moved;
            Procedure::Keyword(At::start(Keyworded { who, card, special, moved, over: false })).into()
        }
    }
}

/// Why it is next: of those that wait at all, it is the newest, a 【Burst】, of the player whose turn it is, or the one that was named.
fn is_taken(cx: &mut Cx<'_>, pending: &Pending<Gundam>, all: &state::Waits) -> bool {
    let state = cx.state;
    if pending.moved {
        cx.support("10-1-6-4");
    }
    if state.pending.len() == 1 {
        cx.decide("!10-1-6-1");
        return true;
    }
    let is_burst = pending.own.special == Special::Burst;
    if state.pending.iter().any(|p| p.wave < pending.wave) {
        cx.decide("!10-1-6-7");
        if pending.own.special == Special::Text
            && state.pending.iter().any(|p| p.own.special == Special::Burst && p.wave < pending.wave)
        {
            cx.reading(readings::BURST_OR_NEW);
        }
    }
    if state.pending.iter().any(|p| p.wave > pending.wave) {
        cx.reading(readings::BURST_OR_NEW);
    }
    if is_burst && state.pending.iter().any(|p| p.own.special != Special::Burst) {
        cx.decide("!10-1-6-8");
    }
    let other = |p: &Pending<Gundam>| !state.allies(pending.who).has(p.who) && p.wave == pending.wave;
    if state.pending.iter().any(|p| other(p) && is_burst == (p.own.special == Special::Burst)) {
        cx.decide("!10-1-6-6");
        if state.mode.is_royale() {
            cx.decide("!12-2-4");
        }
    }
    if all.len() > 1 {
        cx.decide("!10-1-6-5");
    }
    is_of_a_team(cx, pending, all);
    true
}

/// 12-3-4. Effects of both members of a team wait.
fn is_of_a_team(cx: &mut Cx<'_>, pending: &Pending<Gundam>, all: &state::Waits) {
    let state = cx.state;
    if state.mode != Mode::Team {
        return;
    }
    if all.len() > 1 {
        if all.iter().any(|&n| state.pending[n].who != pending.who) {
            cx.reading(readings::TEAM_TRIGGER_ORDER);
            cx.support("12-3-4");
        }
    } else if state.pending.iter().any(|p| p.who != pending.who && state.allies(p.who).has(pending.who)) {
        cx.reading(readings::TEAM_TRIGGER_ORDER);
    }
}

/// 13-2-5-1 to 13-2-5-3.
pub static BURST: [Row<Bursting>; 4] = [
    citing("10-1-6-8 10-2-3 1-3-3 5-10-3 8-5-2-3-1 5-2-1", asks("13-2-5-1", "gcg-ask-burst", offer_burst, take_burst)),
    citing(
        "5-10-3",
        does("13-2-5-2", "gcg-burst-declined", |cx, l| {
            if l.used || l.over {
                return Flow::Next;
            }
            // Nobody chose: the Shield is destroyed as any other.
            if is_burst_barred(cx, l) {
                cx.decide("!5-10-3");
            }
            cx.event(moved(cx.state, l.card, Zone::Trash, How::AfterBurst, Cause::Rule));
            Flow::Return
        }),
    ),
    citing(
        "4-1-2",
        does("10-3-1-3", "gcg-burst-effect", |cx, l| {
            if l.over {
                return Flow::Return;
            }
            cx.support("4-1-2");
            Flow::Call(Run::of(l.who, l.card, l.def, l.effect).frame())
        }),
    ),
    does("13-2-5-3", "gcg-burst-used", |cx, l| {
        if cx.state.card(l.card).zone == Zone::Revealed && !l.over {
            cx.event(moved(cx.state, l.card, Zone::Trash, How::AfterBurst, Cause::Rule));
        }
        Flow::Return
    }),
];

/// 13-2-5-1, 12-3-4. Is it used?
fn offer_burst(cx: &Cx<'_>, l: &Bursting, options: &mut Options) -> Asked {
    if l.over || cx.state.card(l.card).zone != Zone::Revealed {
        return Asked::Nobody(Flow::Return);
    }
    if is_burst_barred(cx, l) {
        options.offer_unless(Act::Burst.choice(), true, || Refusal::by("10-2-3"));
        return by_itself(Act::NoBurst.choice(), l.who, options);
    }
    options.legal(Act::Burst.choice());
    options.legal(Act::NoBurst.choice());
    let leader = cx.state.mode == Mode::Team && cx.peek(readings::TEAM_ODDS) == 1;
    Asked::Of(Chooser::Player(if leader { cx.state.leader(l.who) } else { l.who }))
}

/// 10-2-3. A text says that the player cannot activate 【Burst】.
fn is_burst_barred(cx: &Cx<'_>, l: &Bursting) -> bool {
    cx.state.values.player_cannot(cx.book, l.who).any(|(cannot, _)| *cannot == OwnCannot::Burst)
}

fn take_burst(cx: &mut Cx<'_>, l: &mut Bursting, choice: Choice) -> Flow {
    cx.support("5-10-3");
    cx.support("5-2-1");
    if is_burst_barred(cx, l) {
        cx.decide("10-2-3");
        cx.support("1-3-3");
        cx.note(finding("gcg-note-burst-barred").player(l.who).card(l.card));
        return Flow::Next;
    }
    if cx.state.mode == Mode::Team {
        cx.reading(readings::TEAM_ODDS);
    }
    l.used = choice == Act::Burst.choice();
    if l.used {
        cx.event(Happens::BurstUsed(l.who, l.card).event());
    } else {
        cx.note(finding("gcg-note-no-burst").player(l.who).card(l.card));
    }
    Flow::Next
}

/// 13-1-1-1, 13-1-2-2.
pub static KEYWORD: [Row<Keyworded>; 2] = [
    citing("5-6-1 5-6-2 5-6-3 13-1-1-2 1-3-2", does("13-1-1-1", "gcg-repair", repair)),
    citing("13-1-2-1 13-1-2-3 13-1-2-4 13-1-2-5 5-5-4 5-5-6 12-3-8", does("13-1-2-2", "gcg-breach", breach)),
];

fn repair(cx: &mut Cx<'_>, l: &mut Keyworded) -> Flow {
    let Special::Repair(n) = l.special else { return Flow::Next };
    if l.over {
        return Flow::Return;
    }
    if l.moved || cx.state.card(l.card).damage == 0 {
        cx.support(if l.moved { "1-3-2" } else { "5-6-3" });
        cx.note(finding("gcg-note-nothing-to-recover").card(l.card));
        return Flow::Return;
    }
    cx.cite("5-6-1");
    if cx.state.card(l.card).damage < n {
        cx.support("5-6-2");
    }
    let n = n.min(cx.state.card(l.card).damage);
    cx.event(Happens::Recover(l.card, n, Cause::Effect(l.who, l.card)).event());
    Flow::Return
}

fn breach(cx: &mut Cx<'_>, l: &mut Keyworded) -> Flow {
    let Special::Breach(n, player) = l.special else { return Flow::Return };
    if l.over {
        return Flow::Return;
    }
    cx.cite("13-1-2-1");
    cx.support("5-5-4");
    cx.support("5-5-6");
    if l.moved || cx.state.card(l.card).zone != Zone::Battle {
        cx.cite("13-1-2-3");
    }
    if cx.state.mode == Mode::Team {
        cx.support("12-3-8");
    }
    let front = cx.state.base(player).or_else(|| cx.state.shields(player).first().copied());
    match front {
        Some(card) => terms::damage(cx, card, i32::from(n), Cause::Effect(l.who, l.card)),
        None => {
            cx.cite("13-1-2-4");
            cx.note(finding("gcg-note-no-breach").player(player));
        }
    }
    Flow::Return
}

/// A waiting effect was taken: what is set off from now on is newer than all that wait.
pub fn taken(state: &mut State) {
    state.wave = state.pending.iter().map(|p| p.wave).max().map_or(0, |w| w.saturating_add(1));
}

/// Effects set off in the middle of an effect, where a reading has them resolved at once.
pub fn at_once(cx: &mut Cx<'_>) -> Option<Frame> {
    let wave = cx.state.wave;
    let new = |p: &Pending<Gundam>, burst: bool| p.wave >= wave && (p.own.special == Special::Burst) == burst;
    let (burst, other) =
        (cx.state.pending.iter().any(|p| new(p, true)), cx.state.pending.iter().any(|p| new(p, false)));
    let bursts = burst && cx.reading(readings::BURST_MOMENT) == 1;
    let all = other && cx.reading(readings::NEW_TRIGGERS) == 1;
    let floor = Floor { wave, only_burst: !all };
    (bursts || all).then(|| Procedure::Newer(At::start(floor)).into())
}
