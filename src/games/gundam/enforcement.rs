//! 11. Rules enforcement: at once, in the middle of anything.

use super::areas::{Mode, Phase};
use super::event::{Happens, How, last_one, moved};
use super::noticing::Waits;
use super::order::Special;
pub use super::procedure::Enforcing;
use super::vocabulary::{Call, Deed, Stat, Zone};
use super::{Asked, Book, Choice, Cx, Event, Eye, Flow, Frame, Gundam, Options, Procedure, Row, State, readings};
use super::{doubting, entering, silence};
use crate::cardgame::doubting::of_permanents;
use crate::cardgame::values::Granted;
use crate::cardgame::{CardId, Cause, Few, Pending, Seen, finding, know, standing};
use crate::engine::{At, Chooser, Outcome, Player, Seats, asks, citing, does};

/// May something be due because this happened? What changes numbers is looked at in any case.
pub const fn disturbs(event: &Event) -> bool {
    match event {
        Event::Own(own) => !matches!(
            own,
            Happens::Attack(..)
                | Happens::Block(_)
                | Happens::Paid(..)
                | Happens::PaidFor(..)
                | Happens::Played(..)
                | Happens::Resource(..)
                | Happens::TurnResource(..)
                | Happens::Timing(..)
                | Happens::Activated(..)
                | Happens::CommandUsed(..)
                | Happens::WithEx(_)
        ),
        Event::Turn(..) | Event::Pend(_) | Event::Take(_) | Event::Delay(_) | Event::Due(_) | Event::Used(..) => false,
        Event::Shuffle(..) | Event::Found(..) | Event::Revealed(_) | Event::Instead(_) => false,
        _ => true,
    }
}

/// 11-1-2. Is something due?
pub fn due(state: &State, book: &Book) -> Option<Frame> {
    if state.phase == Phase::Setup {
        return None;
    }
    let any = state.seats.iter().any(|p| is_defeated(state, p))
        || (state.values.due && state.values.all().any(|(id, seen)| is_dead(state, book, id, seen)))
        || hit_shields(state).next().is_some()
        || !state.stray.is_empty()
        || !state.turned.is_empty()
        || state.values.unsettled
        || state.values.doubtful
        || state.values.open.is_some()
        || last_one(state, book).is_some();
    any.then(|| Procedure::Enforce(At::start(Enforcing::default())).into())
}

/// 1-2-2. Does a player meet a defeat condition?
fn is_defeated(state: &State, player: Player) -> bool {
    let side = state.side(player);
    side.struck.is_some() || (state.deck(player).is_empty() && !side.saved)
}

/// Has it no more HP than damage?
pub fn is_looked_at(state: &State, id: CardId, seen: &Seen) -> bool {
    seen.stat::<Gundam>(Stat::Hp) <= i32::from(state.card(id).damage)
}

/// 2-8-2, 5-5-2. Is a Unit or Base to be destroyed?
fn is_dead(state: &State, book: &Book, id: CardId, seen: &Seen) -> bool {
    if !is_looked_at(state, id, seen) {
        return false;
    }
    let card = state.card(id);
    let hp = seen.stat::<Gundam>(Stat::Hp);
    let damage = i32::from(card.damage);
    let above = book.readings.of(readings::DESTROYED_AT) == 1;
    let dead = hp <= 0 || if above { damage > hp } else { damage >= hp };
    let spared = card.spared == Some((card.damage, i16::try_from(hp).unwrap_or(i16::MAX)));
    dead && (!spared || is_kept_no_more(state, book, id))
}

/// 1-3-3. What forbade that the card was destroyed is over; by a reading that ends its reprieve.
fn is_kept_no_more(state: &State, book: &Book, id: CardId) -> bool {
    let Some(cause) = state.card(id).kept_from else { return false };
    book.readings.of(readings::KEPT_AT_NO_HP) == 0 && forbidden(state, book, id, cause).is_none()
}

/// 1-3-3. The text that forbids that a card is destroyed by this.
fn forbidden(state: &State, book: &Book, id: CardId, cause: Cause) -> Option<Granted> {
    let eye = Eye::new(state, book, state.owner(id), id);
    eye.forbidden(id, Deed::Destroy, cause.as_effect())
}

/// 11-3-1-1. Shields that have received damage, but for those that it does not destroy.
fn hit_shields(state: &State) -> impl Iterator<Item = CardId> + '_ {
    let hit = |(id, _): &(CardId, Cause)| {
        let card = state.card(*id);
        card.zone == Zone::Shields && card.spared.is_none_or(|(damage, _)| damage != card.damage)
    };
    state.hits.iter().filter(move |h| hit(h)).map(|(id, _)| *id)
}

/// 11-2 to 11-5, 5-17-2-5.
pub static ENFORCE: [Row<Enforcing>; 6] = [
    asks("10-1-5-5", "gcg-ask-constants", offer_constants, take_constant),
    citing(
        "4-1-4 4-7-2 4-8-2 4-9-2 11-1-2 1-2-1 1-2-2-1 1-2-2-2 1-2-3 11-2-1-1 11-2-1-2 7-3-1-1 8-5-2-2 12-2-5-1 12-2-5-2 12-3-9 12-3-9-1 12-3-9-2",
        does("11-2-1", "gcg-rule-defeat", defeat),
    ),
    citing(
        "11-1-2 1-3-3 11-3-1-1 2-8-2 3-2-5-2 3-5-3-3 5-5-1 5-5-2 5-10-2 4-9-1 3-3-6 8-5-2-3-1 8-5-2-4-1 8-5-3-2-1 8-5-3-2-3 5-10-3 1-3-6 12-3-8",
        does("11-3-1", "gcg-rule-destroyed", destroy),
    ),
    asks("4-6-4-1", "gcg-ask-which-shield", offer_shield, take_shield),
    citing("8-5-2-3-1 12-3-8 13-2-5-1 10-1-6-8", does("5-10-3", "gcg-rule-shields", turned_up)),
    citing("5-17-2-5-1 11-1-2", does("5-17-2-5", "gcg-rule-tokens", tokens)),
];

/// 10-1-5-5. Constant effects that look at each other: a player says which of the own ones is looked at first, where that matters.
fn offer_constants(cx: &Cx<'_>, _: &Enforcing, options: &mut Options) -> Asked {
    let Some(player) = cx.state.values.open else { return Asked::Nobody(Flow::Next) };
    for (card, effect) in standing::to_order(cx.state, cx.book, player) {
        options.legal(Choice::Resolve(card, effect));
    }
    Asked::Of(Chooser::Player(player))
}

fn take_constant(cx: &mut Cx<'_>, _: &mut Enforcing, choice: Choice) -> Flow {
    if let (Choice::Resolve(card, effect), Some(player)) = (choice, cx.state.values.open) {
        let mut order = standing::to_order(cx.state, cx.book, player);
        order.sort_by_key(|o| *o != (card, effect));
        cx.event(Event::Ordered(order));
    }
    Flow::Return
}

/// 11-2-1. All who meet a defeat condition, at once.
fn defeat(cx: &mut Cx<'_>, _: &mut Enforcing) -> Flow {
    let state = cx.state;
    if state.values.unsettled {
        cx.note(finding("gcg-note-unsettled"));
        cx.event(Event::Over(Outcome::Undecided));
        return Flow::Return;
    }
    if state.values.doubtful {
        cx.decide("!4-1-4");
        doubting::DOUBTS.says(cx, of_permanents(state, cx.book));
        return Flow::Return;
    }
    let mut lost = Seats::NONE;
    for player in state.in_turn().into_iter().filter(|p| is_defeated(state, *p)) {
        lost = lost.and(Seats::of(player));
        let struck = state.side(player).struck.is_some();
        cx.support("11-1-2");
        cx.support("1-2-3");
        cx.support(if struck { "11-2-1-1" } else { "11-2-1-2" });
        cx.support(if struck { "1-2-2-1" } else { "1-2-2-2" });
        if !struck && state.phase == Phase::Draw {
            cx.support("7-3-1-1");
        }
        cx.note(finding(if struck { "gcg-note-struck" } else { "gcg-note-no-deck" }).player(player));
    }
    if lost.is_empty() {
        if let Some(outcome) = last_one(state, cx.book) {
            cx.support("1-2-1");
            if state.mode == Mode::RoyaleFirst {
                cx.reading(readings::ROYALE_LAST_ONE);
                cx.support("12-2-5-1");
            } else {
                cx.support("12-2-5-2");
            }
            cx.event(Event::Over(outcome));
            return Flow::Return;
        }
        return Flow::Next;
    }
    match state.mode {
        Mode::Duel => ends(cx, lost),
        Mode::Team => {
            let team = lost.iter().fold(Seats::NONE, |all, p| all.and(state.allies(p)));
            cx.cite("12-3-9");
            for player in lost.iter() {
                cx.support(if state.side(player).struck.is_some() { "12-3-9-1" } else { "12-3-9-2" });
            }
            ends(cx, team);
        }
        Mode::RoyaleFirst | Mode::RoyaleElimination => royale(cx, lost),
    }
    Flow::Return
}

/// 1-2-1. The game is over.
fn ends(cx: &mut Cx<'_>, lost: Seats) {
    let left = cx.state.seats.without(lost);
    cx.support("1-2-1");
    let outcome = if left.is_empty() {
        cx.note(finding("gcg-note-all-lose"));
        if cx.reading(readings::BOTH_LOSE) == 1 { Outcome::Drawn } else { Outcome::Undecided }
    } else {
        Outcome::Won(left)
    };
    cx.event(Event::Over(outcome));
    lost.iter().for_each(|p| cx.event(Happens::Saved(p).event()));
}

/// 12-2-5. First to win, or elimination.
fn royale(cx: &mut Cx<'_>, lost: Seats) {
    let state = cx.state;
    let first = state.mode == Mode::RoyaleFirst;
    cx.cite(if first { "12-2-5-1" } else { "12-2-5-2" });
    let winner = lost.iter().find_map(|p| state.side(p).struck).map(|by| state.owner(by));
    if let Some(winner) = winner.filter(|_| first) {
        cx.event(Event::Over(Outcome::won(winner)));
        lost.iter().for_each(|p| cx.event(Happens::Saved(p).event()));
        return;
    }
    if lost == state.seats {
        ends(cx, lost);
        return;
    }
    // A step says the reading only where cards of such a player could set something off.
    if lost.iter().any(|p| state.field(p).next().is_some()) {
        cx.reading(readings::ROYALE_REMOVED_CARDS);
    }
    for player in lost.iter() {
        cx.event(Happens::Out(player).event());
        cx.event(Happens::Saved(player).event());
    }
}

/// Which card is a Shield that nobody has seen? It matters, if one has 【Burst】.
fn offer_shield(cx: &Cx<'_>, l: &Enforcing, options: &mut Options) -> Asked {
    let turned = cx.state.turned.iter();
    turned.filter(|id| cx.state.def(cx.book, **id).bare).for_each(|id| cx.unseen(cx.state.owner(*id)));
    let unknown = |id: &CardId| cx.state.card(*id).is_unknown() && !l.whatever.contains(id);
    let Some(card) = cx.state.turned.iter().copied().find(unknown) else { return Asked::Nobody(Flow::Next) };
    let bursts = |def| cx.book.def(def).called(&Call::Burst).is_some();
    if !know::possible(cx.book).any(bursts) {
        return Asked::Nobody(Flow::Next);
    }
    know::offer_identity(cx, card, options)
}

/// It is this one; then the next one is asked for.
fn take_shield(cx: &mut Cx<'_>, l: &mut Enforcing, choice: Choice) -> Flow {
    know::take_identity(cx, choice);
    if let Choice::Whatever(card) = choice {
        l.whatever.push(card);
    }
    Flow::Again
}

/// 11-3-1. Everything that is destroyed now, at one moment, and Pilots with their Units.
fn destroy(cx: &mut Cx<'_>, _: &mut Enforcing) -> Flow {
    let state = cx.state;
    let is_dead = |id: &CardId| state.values.of(*id).is_some_and(|seen| is_dead(state, cx.book, *id, seen));
    let dead: Few = state.whole_field().filter(is_dead).collect();
    let shields: Few = hit_shields(state).collect();
    if dead.is_empty() && shields.is_empty() {
        return Flow::Next;
    }
    cx.support("11-1-2");
    if !dead.is_empty() {
        super::matching::rests_on_constants(cx, &dead, super::matching::endures);
        if !state.values.replacements.is_empty() {
            dead.iter().for_each(|&id| cx.note(finding("step-doomed").card(id)));
        }
    }
    for &id in &dead {
        let cause = cause_of_death(cx, id);
        if is_forbidden(cx, id, cause, &dead) {
            continue;
        }
        cite_death(cx, id, cause);
        super::matching::ends_with(cx, id);
        entering::follow(cx, id, Zone::Trash, false, cause);
        cx.event(moved(state, id, Zone::Trash, How::Destroyed, cause));
    }
    let units = dead.iter().filter(|&&id| state.card(id).zone == Zone::Battle);
    if units.filter(|&&id| state.battling(id).is_some()).count() > 1 {
        cx.support("8-5-3-2-3");
    }
    for &id in &shields {
        let cause = state.hits.iter().find(|(card, _)| *card == id).map_or(Cause::Rule, |(_, cause)| *cause);
        if let Some(by) = forbidden(state, cx.book, id, cause) {
            silence::is_forbidden(cx, id, Some(by));
            continue;
        }
        cx.support("11-3-1-1");
        cx.support("4-6-4-2");
        cx.support("5-10-3");
        if matches!(cause, Cause::Battle(_)) {
            cx.support("8-5-2-3-1");
        }
        cx.event(moved(state, id, Zone::Revealed, How::TurnedUp, cause));
    }
    for &id in dead.iter().chain(&shields) {
        let cause = cause_of_death(cx, id);
        let kept = forbidden(state, cx.book, id, cause).map(|_| cause);
        cx.event(Happens::Spared(id, kept).event());
    }
    if shields.is_empty() { Flow::Return } else { Flow::Next }
}

/// 1-3-3. Does a text forbid that a card is destroyed by this? Then it stays, with the damage that it has.
fn is_forbidden(cx: &mut Cx<'_>, id: CardId, cause: Cause, dead: &[CardId]) -> bool {
    let Some(by) = forbidden(cx.state, cx.book, id, cause) else { return false };
    if let [_] = dead {
        cx.decide("!1-3-3");
    }
    silence::is_forbidden(cx, id, Some(by));
    cx.reading(readings::KEPT_AT_NO_HP);
    true
}

/// By which clauses a Unit or Base is destroyed.
fn cite_death(cx: &mut Cx<'_>, id: CardId, cause: Cause) {
    let state = cx.state;
    if state.card(id).spared.is_some() && state.card(id).kept_from.is_some() {
        cx.reading(readings::KEPT_AT_NO_HP);
    }
    let base = state.card(id).zone == Zone::Base;
    let hp = state.values.of(id).map_or(0, |s| s.stat::<Gundam>(Stat::Hp));
    let damage = i32::from(state.card(id).damage);
    cx.support("5-10-2");
    cx.support("2-8-2");
    if hp <= 0 {
        cx.support("1-3-6");
        cx.support(if base { "3-5-3-3" } else { "3-2-5-2" });
    } else {
        cx.support("5-5-2");
        // In the damage step.
        if matches!(cause, Cause::Battle(_)) {
            cx.support(if base { "8-5-2-4-1" } else { "8-5-3-2-1" });
        }
    }
    if hp > 0 && damage == hp {
        cx.reading(readings::DESTROYED_AT);
    }
}

/// 13-1-2-1, 5-10-1. By what: the damage that has just been dealt; later, by a reading, the battle damage that it has.
fn cause_of_death(cx: &Cx<'_>, id: CardId) -> Cause {
    let just = cx.state.hits.iter().rev().find(|(card, _)| *card == id).map(|(_, cause)| *cause);
    match (just, cx.state.card(id).struck_by) {
        (Some(cause), _) => cause,
        (None, Some(by)) => {
            if cx.reading(readings::DESTROYED_BY) == 1 {
                Cause::Battle(Some(by))
            } else {
                Cause::Rule
            }
        }
        (None, None) => Cause::Rule,
    }
}

/// 5-10-3. Destroyed Shields are turned up; those without 【Burst】 go to the trash, the others wait.
fn turned_up(cx: &mut Cx<'_>, _: &mut Enforcing) -> Flow {
    let state = cx.state;
    if state.turned.is_empty() {
        return Flow::Next;
    }
    for &id in &state.turned {
        if state.mode == Mode::Team {
            cx.cite("12-3-8");
        }
        let def = state.card(id).def;
        match cx.book.def(def).called(&Call::Burst) {
            Some(effect) => {
                cx.support("13-2-5-1");
                cx.support("10-1-6-8");
                let own = Waits { special: Special::Burst, ..Waits::default() };
                let (who, wave) = (state.owner(id), state.wave);
                let it = Few::new();
                cx.event(Event::Pend(Pending { who, card: id, def, effect, wave, it, moved: false, own }));
            }
            None => {
                silence::bare_shield(cx, id);
                cx.event(moved(state, id, Zone::Trash, How::AfterBurst, Cause::Rule));
            }
        }
    }
    Flow::Return
}

/// 5-17-2-5. Tokens that are anywhere else go.
fn tokens(cx: &mut Cx<'_>, _: &mut Enforcing) -> Flow {
    if cx.state.stray.is_empty() {
        return Flow::Next;
    }
    cx.support("5-17-2-5-1");
    let removal = cx.reading(readings::REMOVED_TOKENS) == 1;
    let to = if removal { Zone::Removed } else { Zone::Outside };
    for &id in &cx.state.stray {
        cx.event(moved(cx.state, id, to, How::Gone, Cause::Rule));
    }
    Flow::Return
}
