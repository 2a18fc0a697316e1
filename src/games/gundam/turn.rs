//! 7. The turn, from the start phase to the end phase.

use super::areas::{Mode, Phase};
use super::event::{Ending, Happens, How, Moment, moved};
use super::playing::{self, Playing};
pub use super::procedure::Turning as Course;
use super::terms::{self, Drawing};
use super::vocabulary::{By, Cannot, Deed, Duration, Later, OwnGrant, Zone};
use super::{
    Act, Asked, Choice, Cx, Event, Flow, Frame, Gundam, Options, Procedure, Row, Run, State, action, battle, readings,
};
use crate::cardgame::{Cause, DefId, Delayed, Few, finding, waiting};
use crate::engine::{At, Chooser, ClauseId, Player, Refusal, asks, citing, does};

/// A turn from its beginning.
pub fn start() -> Frame {
    Procedure::Turn(At::start(Course::default())).into()
}

/// A turn from a phase on.
pub fn at(phase: Phase) -> Frame {
    let clause = match phase {
        Phase::Setup | Phase::Start => "7-2-3-1",
        Phase::Draw => "7-2-5",
        Phase::Resource => "7-4-1",
        Phase::Main => "7-5-1",
        Phase::End => "7-5-5-2",
    };
    Procedure::Turn(crate::engine::at_row(&TURN, ClauseId::new(clause), Course::default())).into()
}

const START: ClauseId = ClauseId::new("7-2-3-1");
const MAIN: ClauseId = ClauseId::new("7-5-1");
const THEN: ClauseId = ClauseId::new("10-1-6-1");
const END: ClauseId = ClauseId::new("7-5-5-2");
const END_STEP: ClauseId = ClauseId::new("7-6-4-1");
const HAND: ClauseId = ClauseId::new("7-6-5-1");
const CLEANUP: ClauseId = ClauseId::new("7-6-6-1");
const NEXT: ClauseId = ClauseId::new("7-6-7");

/// 7-1-1
pub static TURN: [Row<Course>; 17] = [
    citing("7-1-1 7-1-2 7-2-1 7-2-2 7-2-3-2 1-3-3 12-3-1", does("7-2-3-1", "gcg-turn-active", active_step)),
    citing("7-2-2", does("7-2-4-1", "gcg-turn-start", start_step)),
    does("7-2-5", "gcg-turn-started", |cx, _| {
        if let Some(flow) = gone(cx) {
            return flow;
        }
        cx.state.seats.iter().for_each(|p| cx.event(Event::Expire(p, Ending::Start)));
        cx.event(Happens::Phase(Phase::Draw).event());
        Flow::Next
    }),
    citing("5-14-1-1 12-3-1", does("7-3-1", "gcg-turn-draw", draw)),
    citing("3-6-1 4-3-3 4-4-2 5-4-2 1-3-2 12-3-1", does("7-4-1", "gcg-turn-resource", resource)),
    does("7-1-3", "gcg-turn-then", |cx, _| {
        if !cx.state.pending.is_empty() {
            cx.note(finding("gcg-note-first-resolved"));
        }
        Flow::Call(waiting::start())
    }),
    does("7-1-1", "gcg-turn-main", |cx, _| {
        if let Some(flow) = gone(cx) {
            return flow;
        }
        cx.event(Happens::Phase(Phase::Main).event());
        Flow::Next
    }),
    citing("7-5-2-1 7-5-3-1 7-5-4-1 7-5-5-1 8-1 3-4-6-2", asks("7-5-1", "gcg-ask-main", offer_main, take_main)),
    does("10-1-6-1", "gcg-turn-resolve", |_, _| Flow::CallThenGoto(waiting::start(), MAIN)),
    citing(
        "7-6-1",
        does("7-5-5-2", "gcg-turn-end", |cx, l| {
            if let Some(flow) = gone(cx) {
                return flow;
            }
            l.done = 0;
            cx.support("7-6-1");
            cx.event(Happens::Phase(Phase::End).event());
            Flow::Next
        }),
    ),
    citing(
        "9-1",
        does("7-6-3-1", "gcg-turn-action", |cx, _| {
            if let Some(flow) = gone(cx) {
                return flow;
            }
            cx.support("9-1");
            cx.note(finding("gcg-note-action-step"));
            Flow::Call(action::start(cx.state))
        }),
    ),
    citing("7-6-2", does("7-6-4-1", "gcg-turn-end-step", end_step)),
    citing("4-8-4 5-11-1 12-3-1", asks("7-6-5-1", "gcg-ask-discard", offer_discard, take_discard)),
    citing(
        "7-6-2",
        does("7-6-6-1", "gcg-turn-cleanup", |cx, _| {
            cx.state.seats.iter().for_each(|p| cx.event(Event::Expire(p, Ending::Turn)));
            Flow::Call(waiting::start())
        }),
    ),
    does("7-6-2", "gcg-turn-again", again),
    citing("12-2-1 12-3-1 5-3-1 7-1-2", does("7-6-7", "gcg-turn-next", next)),
    does("7-1-2", "gcg-turn-begins", |_, _| Flow::Goto(START)),
];

/// 12-2-5. The turn of a player who is out is over: at once, or after an end phase.
fn gone(cx: &Cx<'_>) -> Option<Flow> {
    let state = cx.state;
    if state.seats.has(state.turn) {
        return None;
    }
    let at_once = cx.reading(readings::ROYALE_TURN_OF_LOSER) == 0;
    Some(Flow::Goto(if at_once { NEXT } else { END_STEP }))
}

/// 7-2-3-1. Everything of the turn player becomes active at one moment.
fn active_step(cx: &mut Cx<'_>, l: &mut Course) -> Flow {
    if let Some(flow) = gone(cx) {
        return flow;
    }
    *l = Course::default();
    cx.support("7-1-1");
    cx.support("7-1-2");
    cx.support("7-2-1");
    cx.support("7-2-3-2");
    if cx.state.mode == Mode::Team {
        cx.cite("12-3-1");
    }
    cx.event(Happens::Phase(Phase::Start).event());
    let stays = Cannot::Be(Deed::SetActive, By::Anything);
    for player in cx.state.turn_players().iter() {
        for id in cx.state.field(player).filter(|&id| cx.state.card(id).rested) {
            let barred = cx.state.values.of(id).is_some_and(|s| {
                s.own(cx.book).any(|(g, _)| *g == OwnGrant::StaysRested) || s.cannot(cx.book).any(|(c, _)| *c == stays)
            });
            if barred {
                cx.cite("1-3-3");
                cx.note(finding("gcg-note-forbidden").card(id));
            } else {
                cx.event(Event::Turn(id, false, Cause::Rule));
            }
        }
        let side = cx.state.side(player);
        for (n, ex) in [(side.rested, false), (side.ex_rested, true)] {
            if n > 0 {
                cx.event(Happens::TurnResource(player, n, ex, false).event());
            }
        }
    }
    Flow::Call(waiting::start())
}

/// What is due now of what was put off: the turn players' first.
pub fn due(state: &State, when: Later) -> Option<Delayed<Gundam>> {
    let needs = matches!(when, Later::StartOfYourNextTurn | Later::EndOfOpponentsTurn);
    let waits = |d: &&Delayed<Gundam>, p: Player| d.when == when && d.who == p && (d.armed || !needs);
    state.in_turn().into_iter().find_map(|p| state.delayed.iter().find(|d| waits(d, p)).cloned())
}

fn start_step(cx: &mut Cx<'_>, _: &mut Course) -> Flow {
    if let Some(flow) = gone(cx) {
        return flow;
    }
    if let Some(delayed) = due(cx.state, Later::StartOfYourNextTurn) {
        cx.event(Event::Due(delayed.clone()));
        return Flow::CallThenAgain(Run::later(&delayed));
    }
    cx.event(Happens::Timing(Moment::StartOfTurn, cx.state.turn).event());
    Flow::Call(waiting::start())
}

/// 12-3-1. The members that do what a phase asks for, one after the other.
fn member(cx: &Cx<'_>, l: &Course) -> Option<Player> {
    let members = cx.state.turn_players();
    let all = if members.len() > 1 && cx.reading(readings::TEAM_PHASES) == 1 { 1 } else { members.len() };
    members.iter().filter(|p| cx.state.seats.has(*p)).take(all).nth(usize::from(l.done))
}

/// 7-3-1
fn draw(cx: &mut Cx<'_>, l: &mut Course) -> Flow {
    if let Some(flow) = gone(cx) {
        return flow;
    }
    let Some(player) = member(cx, l) else {
        l.done = 0;
        return Flow::Next;
    };
    if cx.state.mode == Mode::Team {
        cx.cite("12-3-1");
    }
    l.done += 1;
    cx.tell(|| finding("gcg-note-draws").player(player));
    Flow::CallThenAgain(Drawing::of(player, 1, Cause::Rule))
}

/// 7-4-1. One Resource, if there is one, and room.
fn resource(cx: &mut Cx<'_>, l: &mut Course) -> Flow {
    if let Some(flow) = gone(cx) {
        return flow;
    }
    cx.event(Happens::Phase(Phase::Resource).event());
    if cx.state.mode == Mode::Team {
        cx.cite("12-3-1");
    }
    cx.support("3-6-1");
    cx.support("5-4-2");
    let mut at = Course { done: 0, ..l.clone() };
    while let Some(player) = member(cx, &at) {
        terms::place_resources(cx, player, 1, false, false);
        at.done += 1;
    }
    Flow::Next
}

/// 7-5-1. What the turn player may do; in a team, either member.
fn offer_main(cx: &Cx<'_>, _: &Course, options: &mut Options) -> Asked {
    if let Some(flow) = gone(cx) {
        return Asked::Nobody(flow);
    }
    let state = cx.state;
    let members = state.turn_players();
    let why = options.why();
    for player in members.iter() {
        playing::offer(cx, player, false, options);
        for id in state.field(player) {
            playing::offer_effects(cx, id, false, options);
        }
        for &id in state.units(player) {
            let attack = battle::Attack::of(state, cx.book, id);
            options.judge(Act::Attack(id).choice(), &battle::ATTACKER, state, &attack);
        }
    }
    if why {
        offer_impossible(cx, options);
    }
    options.legal(Act::EndMain.choice());
    Asked::AtRest(if members.len() > 1 { Chooser::Team(members) } else { Chooser::Player(state.turn) })
}

/// What is asked about though it never can be.
fn offer_impossible(cx: &Cx<'_>, options: &mut Options) {
    let state = cx.state;
    let members = state.turn_players();
    for player in state.seats.iter() {
        let own = members.has(player);
        for id in state.field(player) {
            if own {
                options.offer(Act::Block(id).choice(), Err(Refusal::by("8-3-1 7-5-1")));
                if state.card(id).zone == Zone::Base {
                    options.offer(Act::Attack(id).choice(), Err(Refusal::by("3-2-3 8-2-1")));
                }
            } else {
                options.offer(Act::Attack(id).choice(), Err(Refusal::by("7-5-4-1 8-2-1")));
                playing::offer_effects(cx, id, false, options);
            }
        }
        for &zone in &[Zone::Trash, Zone::Removed] {
            for &id in state.pile(player, zone).iter().filter(|_| own) {
                options.offer(Act::Play(id, state.card(id).def).choice(), Err(Refusal::by("7-5-2-1 5-7-1")));
                options.offer(Act::Activate(id, 0).choice(), Err(Refusal::by("2-11-2 10-1-2")));
            }
        }
        for &id in state.hand(player).iter().filter(|_| own) {
            options.offer(Act::Activate(id, 0).choice(), Err(Refusal::by("2-11-2 10-1-2")));
            options.offer(Act::Attack(id).choice(), Err(Refusal::by("3-2-3 8-2-1")));
        }
        for &id in state.pile(player, Zone::Paired).iter().filter(|_| own) {
            options.offer(Act::Attack(id).choice(), Err(Refusal::by("3-2-3 8-2-1")));
            options.offer(Act::Pair(id, state.card(id).def).choice(), Err(Refusal::by("3-3-5 7-5-2-1")));
            options.offer(Act::Play(id, state.card(id).def).choice(), Err(Refusal::by("3-3-5 7-5-2-1")));
        }
    }
    options.offer(Act::Pass.choice(), Err(Refusal::by("7-5-1 9-3-3")));
}

fn take_main(cx: &mut Cx<'_>, _: &mut Course, choice: Choice) -> Flow {
    let Choice::Own(act) = choice else { return Flow::Again };
    match act {
        Act::EndMain => {
            cx.decide("7-5-5-1");
            Flow::Goto(END)
        }
        Act::Attack(unit) => {
            cx.decide("7-5-4-1");
            cx.support("8-1");
            Flow::CallThenGoto(battle::start(unit), THEN)
        }
        Act::Play(card, def) | Act::Pair(card, def) => {
            cx.decide("7-5-2-1");
            playing::named(cx, card, def);
            let as_pilot = matches!(act, Act::Pair(..));
            Flow::CallThenGoto(Playing::from_hand(cx.state.owner(card), card, as_pilot, false), THEN)
        }
        Act::Activate(card, n) => {
            cx.decide("7-5-3-1");
            playing::activates(cx, card, n, false).map_or(Flow::Again, |frame| Flow::CallThenGoto(frame, THEN))
        }
        _ => Flow::Again,
    }
}

/// 7-6-4-1. "At the end of the turn".
fn end_step(cx: &mut Cx<'_>, l: &mut Course) -> Flow {
    if !cx.state.seats.has(cx.state.turn) && cx.reading(readings::ROYALE_TURN_OF_LOSER) == 0 {
        return Flow::Goto(NEXT);
    }
    for when in [Later::EndOfThisTurn, Later::EndOfOpponentsTurn] {
        if let Some(delayed) = due(cx.state, when) {
            cx.event(Event::Due(delayed.clone()));
            return Flow::CallThenAgain(Run::later(&delayed));
        }
    }
    l.done = 0;
    cx.event(Happens::Timing(Moment::EndOfTurn, cx.state.turn).event());
    Flow::Call(waiting::start())
}

/// 4-8-4. The most cards in a hand.
pub const MOST_IN_HAND: usize = 10;

/// Who has too many cards in hand.
fn too_many(state: &State, l: &Course) -> Option<Player> {
    let over = |p: &Player| {
        let chosen = l.discards.iter().filter(|&&id| state.owner(id) == *p).count();
        state.hand(*p).len() > MOST_IN_HAND + chosen
    };
    state.turn_players().iter().filter(|p| state.seats.has(*p)).find(over)
}

/// 7-6-5-1. Which card?
fn offer_discard(cx: &Cx<'_>, l: &Course, options: &mut Options) -> Asked {
    let state = cx.state;
    let Some(player) = too_many(state, l) else {
        return if l.discards.is_empty() { Asked::Nobody(Flow::Next) } else { Asked::Itself(Choice::Done) };
    };
    let left: Few = state.hand(player).iter().copied().filter(|id| !l.discards.contains(id)).collect();
    let unknown = left.iter().any(|&id| state.card(id).is_unknown());
    for (n, &id) in left.iter().enumerate() {
        let def = state.card(id).def;
        let copy = left[..n].iter().any(|&o| state.card(o).def == def);
        match (copy, state.card(id).is_unknown()) {
            (true, true) => {}
            (true, false) => options.late(Choice::Card(id, def)),
            (false, _) => options.legal(Choice::Card(id, def)),
        }
    }
    if unknown {
        cx.unseen(player);
        if let Some(&id) = left.iter().find(|&&id| state.card(id).is_unknown()) {
            // One that is also there to be seen is that one.
            let seen = |def: &DefId| left.iter().any(|&id| state.card(id).def == *def);
            let others = crate::cardgame::know::possible(cx.book).filter(|def| !seen(def));
            others.for_each(|def| options.nameable(Choice::Card(id, def)));
        }
    }
    Asked::Of(Chooser::Player(player))
}

fn take_discard(cx: &mut Cx<'_>, l: &mut Course, choice: Choice) -> Flow {
    match choice {
        Choice::Card(id, def) => {
            playing::named(cx, id, def);
            l.discards.push(id);
            // All of them at one moment.
            if too_many(cx.state, l).is_some() {
                return Flow::Again;
            }
            cx.support("4-8-4");
            cx.support("5-11-1");
            for id in std::mem::take(&mut l.discards) {
                cx.event(moved(cx.state, id, Zone::Trash, How::Discarded, Cause::Rule));
            }
            Flow::Again
        }
        _ => Flow::Next,
    }
}

/// 7-6-6-1, 4-8-4. What of this turn is left ends, too; who has drawn since may have to discard.
fn again(cx: &mut Cx<'_>, l: &mut Course) -> Flow {
    let of_turn = |m: &crate::cardgame::Modifier<Gundam>| m.until == Duration::ThisTurn;
    if cx.state.modifiers.iter().any(of_turn) {
        cx.note(finding("gcg-note-again"));
        if cx.reading(readings::CLEANUP_AGAIN) == 0 {
            return Flow::Goto(CLEANUP);
        }
    }
    if too_many(cx.state, l).is_some() {
        cx.note(finding("gcg-note-late-hand"));
        if cx.reading(readings::HAND_LIMIT_LATE) == 1 {
            return Flow::Goto(HAND);
        }
    }
    Flow::Next
}

/// 7-6-7, 12-2-1, 12-3-1. The next turn.
fn next(cx: &mut Cx<'_>, l: &mut Course) -> Flow {
    *l = Course::default();
    if !cx.state.seats.has(cx.state.turn) {
        cx.reading(readings::ROYALE_TURN_OF_LOSER);
        // What was to last for the turn ends with it.
        cx.state.seats.iter().for_each(|p| cx.event(Event::Expire(p, Ending::Turn)));
        cx.event(Happens::BattleOver.event());
    }
    cx.support(match cx.state.mode {
        Mode::Duel => "5-3-1",
        Mode::RoyaleFirst | Mode::RoyaleElimination => "12-2-1",
        Mode::Team => "12-3-1",
    });
    cx.event(Event::Begin(cx.state.next_turn()));
    Flow::Next
}
