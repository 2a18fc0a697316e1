//! 8-3, 13-1-4. Who may block.

use super::areas::{Mode, Target};
use super::event::Happens;
use super::matching::cannot;
use super::procedure::Fight;
use super::vocabulary::{Keyword, OwnCannot, Zone};
use super::{Act, Asked, Choice, Cx, Eye, Flow, Gundam, Options, State, readings};
use crate::cardgame::CardId;
use crate::engine::check::{Check, allowed, check};
use crate::engine::{Chooser, Player, Seats};

/// A Unit that somebody wants to block with.
pub struct Blocker {
    defends: bool,
    attacked: bool,
    active: bool,
    has: bool,
    blocked: bool,
    target: bool,
    maneuvers: bool,
    barred: bool,
}

/// 8-3-1. What blocking asks for.
pub static BLOCKER: [Check<State, Blocker>; 8] = [
    check("8-3-1", "own-battle-area", |_: &State, b: &Blocker| b.defends).also("12-3-13"),
    check("8-3-1", "attacked-player", |_: &State, b: &Blocker| b.attacked).by(readings::ROYALE_BLOCKS),
    check("8-3-1", "active", |_: &State, b: &Blocker| b.active).also("13-1-4-1"),
    check("8-3-1", "has-blocker", |_: &State, b: &Blocker| b.has).also("13-1-4-1"),
    check("8-3-2", "once", |_: &State, b: &Blocker| !b.blocked),
    check("8-3-3", "not-the-target", |_: &State, b: &Blocker| !b.target),
    check("13-1-6-1", "high-maneuver", |_: &State, b: &Blocker| !b.maneuvers),
    check("10-2-3", "not-forbidden", |_: &State, b: &Blocker| !b.barred).also("1-3-3"),
];

/// The player who is attacked.
fn attacked(state: &State) -> Option<Player> {
    match state.battle?.target? {
        Target::Player(player) => Some(player),
        Target::Unit(id) => Some(state.owner(id)),
    }
}

/// 8-3-1, 12-3-13. Who may block: the attacked side; in a Battle Royale, by a reading, anybody else.
pub fn defenders(state: &State, any: bool) -> Seats {
    let Some((battle, player)) = state.battle.zip(attacked(state)) else { return Seats::NONE };
    if state.mode.is_royale() && any { state.opponents(battle.who) } else { state.allies(player) }
}

fn blocker(cx: &Cx<'_>, id: CardId) -> Blocker {
    let (state, book) = (cx.state, cx.book);
    let owner = state.owner(id);
    let battle = state.battle;
    let attacker = battle.and_then(|b| b.attacker);
    let has = |id: CardId, k: Keyword| state.values.of(id).is_some_and(|s| s.has::<Gundam>(k));
    let fits = |by: crate::cardgame::values::Granted, f: &super::vocabulary::Filter, id: CardId| {
        Eye::new(state, book, by.by, by.source).is(f, id)
    };
    let barred = attacker.is_some_and(|a| {
        cannot(state, book, id, |c, by| matches!(c, OwnCannot::Block(f) if fits(by, f, a)))
            || cannot(state, book, a, |c, by| matches!(c, OwnCannot::BeBlocked(f) if fits(by, f, id)))
    });
    let any = cx.peek(readings::ROYALE_BLOCKS) == 1;
    Blocker {
        defends: battle.is_some_and(|b| state.opponents(b.who).has(owner)) && state.card(id).zone == Zone::Battle,
        attacked: defenders(state, any).has(owner),
        active: !state.card(id).rested,
        has: has(id, Keyword::Blocker),
        blocked: battle.is_some_and(|b| b.blocked),
        target: battle.and_then(|b| b.first) == Some(Target::Unit(id)),
        maneuvers: attacker.is_some_and(|a| has(a, Keyword::HighManeuver)),
        barred,
    }
}

/// 8-3-1. Does somebody block?
pub fn offer(cx: &Cx<'_>, _: &Fight, options: &mut Options) -> Asked {
    let state = cx.state;
    let why = options.why();
    let mut askable = Seats::NONE;
    // Most Units have not the keyword.
    let worth = |id: &CardId| why || state.values.of(*id).is_some_and(|s| s.has::<Gundam>(Keyword::Blocker));
    for player in state.seats.iter() {
        for &id in state.units(player).iter().filter(|id| worth(id)) {
            let legal = allowed(&BLOCKER, state, &blocker(cx, id), why);
            if legal.is_ok() {
                askable = askable.and(Seats::of(player));
            }
            options.offer(Act::Block(id).choice(), legal);
        }
    }
    // In a Battle Royale it matters whether only the attacked player may.
    if cx.told() && state.mode.is_royale() && is_watched(cx) {
        cx.reading(readings::ROYALE_BLOCKS);
    }
    if options.offered().is_empty() {
        if why && let Some(player) = attacked(state) {
            options.legal(Act::NoBlock.choice());
            let side = state.allies(player);
            return Asked::Of(if side.len() > 1 { Chooser::Team(side) } else { Chooser::Player(player) });
        }
        return Asked::Itself(Act::NoBlock.choice());
    }
    options.legal(Act::NoBlock.choice());
    let chooser = match askable.iter().next() {
        Some(player) if askable.len() == 1 && state.mode != Mode::Team => Chooser::Player(player),
        Some(player) if state.mode == Mode::Team => Chooser::Team(state.allies(player)),
        _ => Chooser::Team(askable),
    };
    Asked::Of(chooser)
}

/// Is there a Unit of a bystander that could block?
fn is_watched(cx: &Cx<'_>) -> bool {
    let state = cx.state;
    let Some(battle) = state.battle else { return false };
    let bystanders = state.opponents(battle.who).without(defenders(state, false));
    let could = |&id: &CardId| {
        let b = blocker(cx, id);
        b.active && b.has && !b.blocked && !b.maneuvers && !b.barred
    };
    bystanders.iter().flat_map(|p| state.units(p)).any(could)
}

/// This one, or nobody.
pub fn take(cx: &mut Cx<'_>, _: &mut Fight, choice: Choice) -> Flow {
    if cx.told() && cx.state.mode.is_royale() && is_watched(cx) {
        cx.reading(readings::ROYALE_BLOCKS);
    }
    match choice {
        Choice::Own(Act::Block(id)) => {
            cx.support("13-1-4-1");
            cx.support("8-3-2");
            if cx.state.mode == Mode::Team {
                cx.support("12-3-13");
            }
            cx.event(Happens::Block(id).event());
        }
        _ => cx.support("8-3-4"),
    }
    Flow::Next
}
