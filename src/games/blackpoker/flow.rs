//! P-3, P-4, P-7. The flow of the game: chance, stage, passing, resolution, win check, trigger check.

use super::actions::{HEADS, Kind};
use super::attempt::{Attempt, offer_to_make};
use super::event::Event;
pub use super::frame::{Course, Triggers};
use super::making::{MAKE, Make};
use super::readings::{
    CHANCE_AFTER_RESOLUTION, EMPTY_STAGE_PASS, MAKING_PASSES, ONCE_COUNTED, PASSES_AFTER_RESOLUTION,
    TRIGGERED_IMMEDIATE,
};
use super::resolving::{Resolve, effect};
use super::setup::Setup;
use super::{BlackPoker, Choice, Cx, Found, Frame, Options};
use crate::engine::{Asked, At, Chooser, ClauseId, Flow, Outcome, Player, Refusal, Row, asks, at_row, citing, does};

const fn id(clause: &'static str) -> ClauseId {
    ClauseId::new(clause)
}

/// P-4. The flow, in the order of its steps.
pub static FLOW: [Row<BlackPoker, Course>; 15] = [
    does("P-4-1", "bp-row-set-up", |_, _| Flow::Call(Frame::Setup(At::start(Setup::default())))),
    does("P-4-2", "bp-row-chance-to-turn-player", |cx, l| {
        if l.from_stage {
            cx.reading(CHANCE_AFTER_RESOLUTION);
            l.from_stage = false;
        }
        cx.event(Event::Chance(cx.state.turn));
        Flow::Next
    }),
    does("P-4-3", "bp-row-stage-empty", |cx, _| {
        if cx.state.stage.is_empty() { Flow::Next } else { Flow::Goto(const { id("P-4-11") }) }
    }),
    does("P-4-4", "bp-row-wipe-passes", |cx, _| {
        cx.event(Event::WipePasses);
        Flow::Next
    }),
    citing("P-4-3", asks("P-4-5", "bp-row-make", make_options, make)),
    does("P-4-6", "bp-row-immediate", |cx, _| {
        let immediate = cx.state.made.as_ref().is_some_and(|a| a.kind.head().immediate);
        if immediate { Flow::Next } else { Flow::Goto(const { id("P-4-9") }) }
    }),
    does("P-4-7", "bp-row-resolve", |_, _| Flow::Call(Frame::Resolve(At::start(Resolve)))),
    citing(
        "P-7-1 P-7-2",
        does("P-4-8", "bp-row-win-check", |cx, _| {
            win_check(cx);
            Flow::Goto(const { id("P-4-10") })
        }),
    ),
    citing(
        "P-3-6",
        does("P-4-9", "bp-row-put-on-stage", |cx, l| {
            if let Some(action) = &cx.state.made {
                let (by, kind) = (action.by, action.kind);
                cx.event(Event::Stage(by, kind));
                cx.support("P-3-6");
                if cx.reading(MAKING_PASSES) == 1 {
                    l.passes = Some(by);
                }
            }
            Flow::Next
        }),
    ),
    does("P-4-10", "bp-row-trigger-check", trigger_check),
    citing("P-4-12", asks("P-4-11", "bp-row-act-or-pass", act_options, act)),
    does("P-4-12", "bp-row-write-pass", |cx, _| {
        cx.event(Event::Passed(cx.state.chance));
        Flow::Next
    }),
    does("P-4-13", "bp-row-all-passed", |cx, _| {
        if cx.state.passed == [true; 2] { Flow::Next } else { Flow::Goto(const { id("P-4-15") }) }
    }),
    citing("P-3-3", does("P-4-14", "bp-row-take-off", take_off)),
    does("P-4-15", "bp-row-chance-over", |cx, _| {
        cx.event(Event::Chance(cx.state.chance.other()));
        Flow::Goto(const { id("P-4-3") })
    }),
];

/// A game from its beginning.
pub fn beginning() -> Frame {
    Frame::Flow(At::start(Course::default()))
}

/// A game under way: the player who has the turn gets the chance.
pub fn under_way() -> Frame {
    Frame::Flow(at_row(&FLOW, const { id("P-4-2") }, Course::default()))
}

/// Every action, legal or refused, for the player who has the chance.
fn offer_actions(cx: &Cx<'_>, options: &mut Options) {
    let player = cx.state.chance;
    let why = options.why();
    let attempts = Attempt::new(cx, player, Kind::End);
    for head in HEADS.iter().filter(|head| why || attempts.is_in_time(cx.state, head)) {
        offer_to_make(cx, attempts.to_make(head.kind), options);
    }
    if why {
        options.offer(Choice::SwapBulwarks, Err(Refusal::by("S-3-2")));
    }
}

fn make_options(cx: &Cx<'_>, l: &Course, options: &mut Options) -> Asked<BlackPoker> {
    if let Some(kind) = l.wants {
        return Asked::Itself(Choice::Act(kind));
    }
    offer_actions(cx, options);
    let may_pass = cx.peek(EMPTY_STAGE_PASS) == 1;
    let refused = || Refusal::by("P-4-3").and(EMPTY_STAGE_PASS);
    options.offer_unless(Choice::Pass, !may_pass, refused);
    if options.offered().is_empty() {
        return Asked::Itself(Choice::Stuck);
    }
    // Unknown cards may make an action possible, or not.
    if cx.state.chance != cx.state.turn && !may_pass && cx.state.side(cx.state.chance).hand_unknown > 0 {
        options.legal(Choice::Stuck);
    }
    let who = Chooser::Player(cx.state.chance);
    if cx.state.chance == cx.state.turn { Asked::AtRest(who) } else { Asked::Of(who) }
}

fn make(cx: &mut Cx<'_>, l: &mut Course, choice: Choice) -> Flow<BlackPoker> {
    l.wants = None;
    match choice {
        Choice::Act(kind) => Flow::Call(Frame::Make(At::start(Make::new(kind)))),
        Choice::Pass => {
            cx.reading(EMPTY_STAGE_PASS);
            cx.note(Found::Passes(cx.state.chance));
            cx.event(Event::Chance(cx.state.chance.other()));
            Flow::Goto(const { id("P-4-3") })
        }
        _ => {
            cx.reading(CHANCE_AFTER_RESOLUTION);
            cx.event(Event::End(Outcome::Undecided));
            Flow::Again
        }
    }
}

fn act_options(cx: &Cx<'_>, l: &Course, options: &mut Options) -> Asked<BlackPoker> {
    if l.passes == Some(cx.state.chance) {
        cx.reading(MAKING_PASSES);
        return Asked::Itself(Choice::Pass);
    }
    offer_actions(cx, options);
    options.legal(Choice::Pass);
    Asked::Of(Chooser::Player(cx.state.chance))
}

fn act(cx: &mut Cx<'_>, l: &mut Course, choice: Choice) -> Flow<BlackPoker> {
    match choice {
        Choice::Act(kind) => {
            l.wants = Some(kind);
            Flow::Goto(const { id("P-4-4") })
        }
        _ => {
            l.passes = None;
            cx.support("P-4-12");
            cx.note(Found::Passes(cx.state.chance));
            Flow::Next
        }
    }
}

fn take_off(cx: &mut Cx<'_>, l: &mut Course) -> Flow<BlackPoker> {
    // Both have passed on an empty stage: nothing is resolved, and the chance is the turn player's again.
    let Some(action) = cx.state.stage.last() else { return Flow::Goto(const { id("P-4-2") }) };
    let (by, kind) = (action.by, action.kind);
    cx.event(Event::TakeOff(by, kind));
    cx.support("P-3-3");
    l.from_stage = true;
    Flow::Goto(const { id("P-4-7") })
}

/// P-4-10. After a resolution from the stage the flow does not say who has the chance.
fn trigger_check(cx: &mut Cx<'_>, l: &mut Course) -> Flow<BlackPoker> {
    let check = Frame::Triggers(At::start(Triggers));
    if !l.from_stage {
        return Flow::CallThenGoto(check, const { id("P-4-3") });
    }
    if cx.reading(PASSES_AFTER_RESOLUTION) == 0 {
        cx.event(Event::WipePasses);
    }
    if cx.reading(CHANCE_AFTER_RESOLUTION) == 0 {
        return Flow::CallThenGoto(check, const { id("P-4-2") });
    }
    l.from_stage = false;
    Flow::CallThenGoto(check, const { id("P-4-3") })
}

/// P-7-1, P-7-2. Who has an empty deck has lost; both: a draw.
pub fn win_check(cx: &mut Cx<'_>) {
    let empty = |player: Player| cx.state.side(player).deck_size() == 0;
    let (outcome, clause) = match (empty(Player::A), empty(Player::B)) {
        (false, false) => return,
        (true, true) => (Outcome::Drawn, "P-7-2"),
        (true, false) => (Outcome::won(Player::B), "P-7-1"),
        (false, true) => (Outcome::won(Player::A), "P-7-1"),
    };
    cx.decide(clause);
    cx.event(Event::End(outcome));
}

/// P-4-10-1 to P-4-10-5. The trigger check.
pub static TRIGGERS: [Row<BlackPoker, Triggers>; 6] = [
    does("P-4-10-1", "bp-row-triggered", |cx, _| if cx.state.triggered.is_empty() { Flow::Return } else { Flow::Next }),
    does("P-4-10-2", "bp-row-triggered-immediate", |cx, _| {
        // Generation Change, the only one in Lite, is immediate.
        if cx.reading(TRIGGERED_IMMEDIATE) == 0 { Flow::Next } else { Flow::Goto(const { id("P-4-10-4") }) }
    }),
    does("P-4-10-3", "bp-row-resolve-triggered", |cx, _| {
        let Some(trigger) = next_trigger(cx) else { return Flow::Goto(const { id("P-4-10-1") }) };
        cx.reading(TRIGGERED_IMMEDIATE);
        cx.event(Event::TakeTrigger(trigger.by, trigger.source));
        Flow::Call(effect(Kind::GenerationChange, trigger.by))
    }),
    citing(
        "P-7-1 P-7-2",
        does("P-7-1", "bp-row-win-check", |cx, _| {
            win_check(cx);
            Flow::Goto(const { id("P-4-10-1") })
        }),
    ),
    does("P-4-10-4", "bp-row-triggered-normal", |_, _| Flow::Next),
    citing(
        "S-4-1",
        does("P-4-10-5", "bp-row-stage-triggered", |cx, _| {
            let Some(trigger) = next_trigger(cx) else { return Flow::Goto(const { id("P-4-10-1") }) };
            cx.reading(TRIGGERED_IMMEDIATE);
            cx.support("S-4-1");
            cx.event(Event::TakeTrigger(trigger.by, trigger.source));
            cx.event(Event::Raise(trigger.by, Kind::GenerationChange));
            Flow::Again
        }),
    ),
];

/// Those of the player who has the turn come first. All triggers of Lite are the same action, so their order decides nothing.
fn next_trigger(cx: &Cx<'_>) -> Option<super::state::Trigger> {
    let all = &cx.state.triggered;
    all.iter().find(|t| t.by == cx.state.turn).or(all.first()).copied()
}

/// P-9-1. Is the once-a-turn mark set when the action is made?
pub fn marks_when_made(cx: &Cx<'_>) -> bool {
    cx.peek(ONCE_COUNTED) == 0
}

/// The rows of this file, for the register.
pub fn registered() -> Vec<crate::engine::Registered> {
    use crate::engine::row::rows;
    let mut all = rows("flow", &FLOW);
    all.extend(rows("trigger check", &TRIGGERS));
    all.extend(rows("making", &MAKE));
    all
}
