//! 8. Attacking and battle.

use smallvec::SmallVec;

use super::areas::{Mode, Target};
use super::event::{Ending, Happens};
use super::matching::{ap, cannot};
pub use super::procedure::Fight;
use super::vocabulary::{Cannot, Filter, Grant, Keyword, Later, OwnCannot, OwnGrant, Stat, Zone};
use super::{
    Act, Asked, Book, Choice, Cx, Event, Eye, Flow, Frame, Gundam, Options, Procedure, Row, Run, State, action,
    blocking, readings, taking, terms, turn,
};
use crate::cardgame::choice::by_itself;
use crate::cardgame::values::Granted;
use crate::cardgame::{CardId, Cause, Few, On, Seen, finding, waiting, watch};
use crate::engine::check::{Check, allowed, allows, check};
use crate::engine::{At, Chooser, ClauseId, Outcome, Player, asks, at_row, citing, does};

/// 8-1. A Unit attacks.
pub fn start(unit: CardId) -> Frame {
    Procedure::Battle(At::start(Fight::of(unit))).into()
}

/// 8-5. Only the damage step of a battle that a text makes, and its end.
pub fn damage_step(unit: CardId) -> Frame {
    Procedure::Battle(at_row(&BATTLE, const { ClauseId::new("8-5-1") }, Fight::of(unit))).into()
}

const PLAYER: ClauseId = ClauseId::new("8-5-2-2");
const SHIELD: ClauseId = ClauseId::new("8-5-2-3");
const BASE: ClauseId = ClauseId::new("8-5-2-4");
const TAKER: ClauseId = ClauseId::new("10-1-9-1");
const UNIT: ClauseId = ClauseId::new("8-5-3-1");
const FIRST_STRIKE: ClauseId = ClauseId::new("8-5-3-2-2");
const BOTH: ClauseId = ClauseId::new("8-5-3-2");
const DEALT: ClauseId = ClauseId::new("8-5-4");
const END: ClauseId = ClauseId::new("8-6-1");

/// 8-2 to 8-6.
pub static BATTLE: [Row<Fight>; 21] = [
    citing("8-1 3-2-6-3 12-2-7 12-3-12", asks("8-2-1", "gcg-ask-target", offer_target, take_target)),
    citing("13-2-7-1", does("8-2-2", "gcg-battle-attack", |_, _| Flow::Call(waiting::start()))),
    does("8-2-4", "gcg-battle-gone", |cx, _| is_gone(cx)),
    citing(
        "8-3-2 8-3-3 8-3-4 13-1-4-1 13-1-6-1 12-3-13",
        asks("8-3-1", "gcg-ask-block", blocking::offer, blocking::take),
    ),
    does("10-1-6-1", "gcg-battle-blocked", |_, _| Flow::Call(waiting::start())),
    does("8-3-5", "gcg-battle-gone", |cx, _| is_gone(cx)),
    citing(
        "9-1",
        does("8-4-1", "gcg-battle-action", |cx, _| {
            cx.support("9-1");
            Flow::Call(action::start(cx.state))
        }),
    ),
    does("8-4-2", "gcg-battle-gone", |cx, _| is_gone(cx)),
    citing(
        "1-3-1",
        does("8-5-1", "gcg-battle-target", |cx, l| match cx.state.battle.and_then(|b| b.target) {
            Some(Target::Player(player)) => {
                cx.note(finding("gcg-note-attack-on-player").player(player));
                Flow::Next
            }
            Some(Target::Unit(unit)) => {
                cx.note(finding("gcg-note-attack-on-unit").card(unit));
                Flow::Goto(if taking::is_asked(cx.state, cx.book, l) { TAKER } else { UNIT })
            }
            None => Flow::Goto(DEALT),
        }),
    ),
    citing("12-3-12 12-3-8", does("8-5-2-1", "gcg-battle-shield-area", shield_area)),
    citing("5-5-3 5-5-5 1-2-2-1", does("8-5-2-2", "gcg-battle-player", hit_player)),
    citing("5-5-3 5-5-5 5-5-6 4-6-4-1 12-3-8", does("8-5-2-3", "gcg-battle-shield", hit_shield)),
    citing("3-5-3 5-5-3 5-5-5 5-5-6 8-5-2-4-2 13-1-5-1", does("8-5-2-4", "gcg-battle-base", hit_base)),
    citing("1-3-4", asks("10-1-9-1", "gcg-ask-taker", taking::offer, taking::take)),
    citing("13-1-5-1", does("8-5-3-1", "gcg-battle-units", units)),
    citing("5-5-3 13-1-5-1 10-1-9-1", does("8-5-3-2-2", "gcg-battle-first", first_strike)),
    citing("5-5-3 10-1-9-1", does("13-1-5-2", "gcg-battle-back", strike_back)),
    citing("5-5-3 5-5-5 10-1-9-1", does("8-5-3-2", "gcg-battle-both", both)),
    does("8-5-4", "gcg-battle-dealt", |cx, _| {
        cx.event(Happens::DamageDone.event());
        if !cx.state.pending.is_empty() {
            cx.note(finding("gcg-note-first-resolved"));
        }
        Flow::Call(waiting::start())
    }),
    does("8-6-1", "gcg-battle-end", end),
    does("8-6-2", "gcg-battle-over", |cx, _| {
        if !cx.state.pending.is_empty() {
            return Flow::CallThenAgain(waiting::start());
        }
        cx.event(Happens::BattleOver.event());
        Flow::Return
    }),
];

/// A Unit that somebody wants to attack with.
pub struct Attack {
    unit: bool,
    active: bool,
    new: bool,
    linked: bool,
    own: bool,
    barred: bool,
    has_target: bool,
    /// Why no player can be attacked, where nothing can.
    no_player: &'static str,
}

/// 8-2-1. What an attack asks for of the Unit.
pub static ATTACKER: [Check<State, Attack>; 6] = [
    check("3-2-3", "only-units", |_: &State, a: &Attack| a.unit).also("8-2-1"),
    check("8-2-1", "active", |_: &State, a: &Attack| a.active),
    check("3-2-4", "not-new", |_: &State, a: &Attack| !a.new || a.linked).also("3-2-6-3"),
    check("7-5-4-1", "own", |_: &State, a: &Attack| a.own).also("8-2-1"),
    check("1-3-3", "not-forbidden", |_: &State, a: &Attack| !a.barred).also("10-1-5-6 10-2-3"),
    check("8-2-1", "something-to-attack", |_: &State, a: &Attack| a.has_target || !a.is_ready())
        .also("7-5-4-1")
        .own(|a| a.no_player),
];

impl Attack {
    /// Could it attack, if there is something to attack?
    const fn is_ready(&self) -> bool {
        self.unit && self.active && (!self.new || self.linked) && self.own && !self.barred
    }

    /// A Unit as it is.
    pub fn of(state: &State, book: &Book, id: CardId) -> Self {
        let card = state.card(id);
        let seen = state.values.of(id);
        let at_once = |g: &OwnGrant| matches!(g, OwnGrant::AttacksAtOnce { .. });
        let eye = Eye::new(state, book, card.owner, id);
        let attack = Self {
            unit: card.zone == Zone::Battle,
            active: !card.rested,
            new: card.new,
            linked: super::matching::is_linked(&eye, id) || seen.is_some_and(|s| s.own(book).any(|(g, _)| at_once(g))),
            own: state.turn_players().has(card.owner),
            barred: cannot(state, book, id, |c, _| *c == OwnCannot::Attack),
            has_target: false,
            no_player: "",
        };
        let aims = Aims::of(state, book, id);
        let may_be = |target: Target| allows(&TARGET, state, &aims.at(target));
        if !attack.is_ready() || targets(state, card.owner).any(may_be) {
            return Self { has_target: true, ..attack };
        }
        let player = state.opponents(card.owner).iter().next();
        let no_player = match player.map(|p| aims.at(Target::Player(p))) {
            Some(aim) if !aim.at_once => "3-2-4",
            Some(aim) if aim.barred => "1-3-3",
            Some(aim) if !aim.lured => "1-3-1",
            _ => "",
        };
        Self { no_player, ..attack }
    }
}

/// 8-2-1, 12-3-12. What could be attacked: players, each team as one, and Units.
fn targets(state: &State, who: Player) -> impl Iterator<Item = Target> + '_ {
    let players = state.order_from(who).into_iter().filter(move |p| *p != who && state.leader(*p) == *p);
    let units = state.seats.iter().flat_map(|p| state.units(p).iter().copied());
    players.map(Target::Player).chain(units.map(Target::Unit))
}

/// A target that somebody wants to attack.
pub struct Aim {
    mode: Mode,
    enemy: bool,
    there: bool,
    rested: bool,
    barred: bool,
    at_once: bool,
    lured: bool,
}

/// 8-2-1. What an attack asks for of the target.
pub static TARGET: [Check<State, Aim>; 5] = [
    check("8-2-1", "opponent", |_: &State, a: &Aim| a.enemy && a.there).also("7-5-4-1").own(|a| match a.mode {
        Mode::Duel => "",
        Mode::RoyaleFirst | Mode::RoyaleElimination => "12-2-7",
        Mode::Team => "12-3-12",
    }),
    check("8-2-1", "rested", |_: &State, a: &Aim| a.rested).also("7-5-4-1"),
    check("1-3-3", "not-forbidden", |_: &State, a: &Aim| !a.barred).also("10-1-5-6"),
    check("3-2-4", "only-units-at-once", |_: &State, a: &Aim| a.at_once).also("1-3-1"),
    check("1-3-1", "lured", |_: &State, a: &Aim| a.lured),
];

/// What a Unit may attack.
struct Aims<'a> {
    state: &'a State,
    book: &'a Book,
    unit: CardId,
    who: Player,
    /// It has come this turn, and attacks Units only.
    only_units: bool,
    /// Units that must be attacked, if they can be.
    bait: Few,
}

impl<'a> Aims<'a> {
    fn of(state: &'a State, book: &'a Book, unit: CardId) -> Self {
        let who = state.owner(unit);
        let at_once = |s: &Seen| s.own(book).any(|(g, _)| *g == OwnGrant::AttacksAtOnce { only_units: false });
        let only_units = state.card(unit).new
            && !super::matching::is_linked(&Eye::new(state, book, who, unit), unit)
            && !state.values.of(unit).is_some_and(at_once);
        Self { state, book, unit, who, only_units, bait: lures(state, book, unit) }
    }

    /// 8-2-1. May it attack this?
    fn at(&self, target: Target) -> Aim {
        match target {
            Target::Player(player) => self.at_player(player),
            Target::Unit(id) => self.at_unit(id),
        }
    }

    fn at_player(&self, player: Player) -> Aim {
        let Self { state, book, unit, .. } = *self;
        let barred = |c: &OwnCannot| matches!(c, OwnCannot::AttackPlayer | OwnCannot::AttackOtherThan(_));
        Aim {
            mode: state.mode,
            enemy: state.opponents(self.who).has(player),
            there: state.seats.has(player),
            rested: true,
            barred: cannot(state, book, unit, |c, _| barred(c)) || is_same(state, book, unit, player),
            at_once: !self.only_units,
            lured: self.bait.is_empty(),
        }
    }

    fn at_unit(&self, id: CardId) -> Aim {
        let Self { state, book, unit, .. } = *self;
        let eye = Eye::new(state, book, self.who, unit);
        let fits = |by: Granted, filter: &Filter, id: CardId| eye.of(by.by, by.source).is(filter, id);
        let active = |(g, by): (&OwnGrant, Granted)| matches!(g, OwnGrant::AttacksActive(f) if fits(by, f, id));
        let own = |c: &OwnCannot, by: Granted| match c {
            OwnCannot::AttackUnits(f) => fits(by, f, id),
            OwnCannot::AttackOtherThan(f) => !fits(by, f, id),
            _ => false,
        };
        let its = |c: &OwnCannot, by: Granted| matches!(c, OwnCannot::BeAttacked(f) if fits(by, f, unit));
        Aim {
            mode: state.mode,
            enemy: state.opponents(self.who).has(state.owner(id)),
            there: state.card(id).zone == Zone::Battle,
            rested: state.card(id).rested || state.values.of(unit).is_some_and(|s| s.own(book).any(active)),
            barred: cannot(state, book, unit, own) || cannot(state, book, id, its),
            at_once: true,
            lured: self.bait.is_empty() || self.bait.contains(&id),
        }
    }
}

/// "It can't choose the same enemy player or enemy team": is this the one that was attacked when it was said?
fn is_same(state: &State, book: &Book, unit: CardId, player: Player) -> bool {
    let leader = i32::try_from(state.leader(player).index()).ok();
    state.modifiers.iter().any(|m| {
        let same = matches!(book.grant(m.grant), Grant::Cannot(Cannot::Own(OwnCannot::AttackSamePlayer)));
        same && m.on == On::Card(unit) && Some(m.amount) == leader
    })
}

/// Units that must be chosen as the target, if they can be.
fn lures(state: &State, book: &Book, unit: CardId) -> Few {
    if state.values.given & watch::OTHER == 0 {
        return Few::new();
    }
    let who = state.owner(unit);
    let lures = |id: &CardId| {
        state.values.of(*id).is_some_and(|s| {
            s.own(book).any(|(g, by)| match g {
                OwnGrant::Lures(f) => Eye::new(state, book, by.by, by.source).is(f, unit),
                _ => false,
            })
        })
    };
    let mut bait = Few::new();
    for player in state.opponents(who).iter() {
        bait.extend(state.units(player).iter().copied().filter(|id| state.card(*id).rested && lures(id)));
    }
    bait
}

fn offer_target(cx: &Cx<'_>, l: &Fight, options: &mut Options) -> Asked {
    let (state, book, why) = (cx.state, cx.book, options.why());
    let who = state.owner(l.unit);
    let mut legal: SmallVec<[Choice; 16]> = SmallVec::new();
    let aims = Aims::of(state, book, l.unit);
    let mut offer = |target: Target, options: &mut Options| {
        let choice = Act::Target(target).choice();
        match allowed(&TARGET, state, &aims.at(target), why) {
            Ok(()) => legal.push(choice),
            refused => options.offer(choice, refused),
        }
    };
    targets(state, who).for_each(|target| offer(target, options));
    if let [one] = legal.as_slice() {
        return by_itself(*one, who, options);
    }
    legal.into_iter().for_each(|choice| options.legal(choice));
    if options.offered().is_empty() { Asked::Nobody(Flow::Return) } else { Asked::Of(Chooser::Player(who)) }
}

fn take_target(cx: &mut Cx<'_>, l: &mut Fight, choice: Choice) -> Flow {
    let Choice::Own(Act::Target(target)) = choice else { return Flow::Return };
    cx.support("8-1");
    match cx.state.mode {
        Mode::Duel => {}
        Mode::RoyaleFirst | Mode::RoyaleElimination => cx.cite("12-2-7"),
        Mode::Team => cx.cite("12-3-12"),
    }
    if cx.state.card(l.unit).new {
        cx.support("3-2-6-3");
    }
    if let Target::Unit(unit) = target
        && !cx.state.card(unit).rested
    {
        cx.support("1-3-1");
    }
    cx.event(Happens::Attack(l.unit, target).event());
    Flow::Next
}

/// 8-2-4, 8-3-5, 8-4-2. Has the attacker or the Unit that is attacked moved, or is somebody out?
fn is_gone(cx: &mut Cx<'_>) -> Flow {
    let Some(battle) = cx.state.battle else { return Flow::Return };
    let Some(attacker) = battle.attacker else {
        cx.note(finding("gcg-note-attacker-gone"));
        return Flow::Goto(END);
    };
    if battle.target.is_none() {
        // A player who is out is no Unit that moved.
        let player = matches!(battle.first, Some(Target::Player(_))) && !battle.blocked;
        if player && cx.reading(readings::ROYALE_TARGET_GONE) == 1 {
            return Flow::Next;
        }
        cx.note(finding("gcg-note-target-gone").card(attacker));
        return Flow::Goto(END);
    }
    Flow::Next
}

fn fighters(cx: &Cx<'_>) -> Option<(CardId, Target)> {
    let battle = cx.state.battle?;
    Some((battle.attacker?, battle.target?))
}

/// 8-5-2-1
fn shield_area(cx: &mut Cx<'_>, l: &mut Fight) -> Flow {
    let Some((_, Target::Player(player))) = fighters(cx) else { return Flow::Goto(DEALT) };
    if cx.state.mode == Mode::Team {
        cx.support("12-3-12");
    }
    let (found, next) = if cx.state.base(player).is_some() {
        ("gcg-note-has-base", if taking::is_asked(cx.state, cx.book, l) { TAKER } else { BASE })
    } else if cx.state.shields(player).is_empty() {
        ("gcg-note-has-nothing", PLAYER)
    } else {
        ("gcg-note-has-shields", SHIELD)
    };
    cx.note(finding(found).player(player));
    Flow::Goto(next)
}

/// Whose AP battle damage is equal to: always said.
fn is_literal(cx: &Cx<'_>) -> bool {
    cx.reading(readings::BATTLE_DAMAGE_AP) == 1
}

/// The text as it stands names an AP that nothing has.
fn undecided(cx: &mut Cx<'_>) -> Flow {
    cx.note(finding("gcg-note-no-such-ap"));
    cx.event(Event::Over(Outcome::Undecided));
    Flow::Return
}

fn hit_player(cx: &mut Cx<'_>, _: &mut Fight) -> Flow {
    let Some((attacker, Target::Player(player))) = fighters(cx) else { return Flow::Goto(DEALT) };
    cx.support("5-5-3");
    if is_literal(cx) {
        return undecided(cx);
    }
    let n = ap(cx.state, attacker);
    if n == 0 {
        cx.support("5-5-5");
        cx.note(finding("gcg-note-no-harm-player").player(player));
        return Flow::Goto(DEALT);
    }
    cx.support("1-2-2-1");
    let n = crate::cardgame::effect::clamped(n);
    cx.event(Happens::PlayerDamage(player, n, Cause::Battle(Some(attacker))).event());
    cx.event(Happens::Struck(player, attacker).event());
    Flow::Goto(DEALT)
}

fn hit_shield(cx: &mut Cx<'_>, _: &mut Fight) -> Flow {
    let Some((attacker, Target::Player(player))) = fighters(cx) else { return Flow::Goto(DEALT) };
    cx.support("5-5-3");
    cx.support("4-6-4-1");
    if is_literal(cx) {
        return undecided(cx);
    }
    let n = ap(cx.state, attacker);
    if n > 1 {
        cx.support("5-5-6");
    }
    if cx.state.mode == Mode::Team {
        cx.support("12-3-8");
    }
    let more = cx.state.values.of(attacker).is_some_and(|s| s.has::<Gundam>(Keyword::Suppression));
    if more {
        cx.support("1-3-1");
    }
    let top: Few = cx.state.shields(player).iter().copied().take(if more { 2 } else { 1 }).collect();
    for shield in top {
        terms::damage(cx, shield, n, Cause::Battle(Some(attacker)));
    }
    Flow::Goto(DEALT)
}

fn has_first_strike(cx: &Cx<'_>, id: CardId) -> bool {
    cx.state.values.of(id).is_some_and(|s| s.has::<Gundam>(Keyword::FirstStrike))
}

fn hit_base(cx: &mut Cx<'_>, l: &mut Fight) -> Flow {
    let Some((attacker, Target::Player(player))) = fighters(cx) else { return Flow::Goto(DEALT) };
    let Some(base) = cx.state.base(player) else { return Flow::Goto(DEALT) };
    cx.support("3-5-3");
    cx.support("5-5-3");
    let literal = is_literal(cx);
    let (own, others) = (ap(cx.state, attacker), ap(cx.state, base));
    let first = has_first_strike(cx, attacker);
    super::matching::rests_on_constants(cx, &[attacker], super::matching::fights);
    let left =
        cx.state.values.of(base).map_or(0, |s| s.stat::<Gundam>(Stat::Hp)) - i32::from(cx.state.card(base).damage);
    if own > left {
        cx.support("5-5-6");
    }
    if first {
        cx.support("8-5-2-4-2");
        cx.support("13-1-5-1");
    }
    terms::damage(cx, base, if literal { others } else { own }, Cause::Battle(Some(attacker)));
    if others > 0 {
        cx.reading(readings::BASE_STRIKES_BACK);
        if taking::base_strikes(cx.state, cx.book, attacker, base) {
            strike(cx, l, base, attacker);
        }
    }
    Flow::Goto(DEALT)
}

/// 8-5-3-1. AP against AP.
fn units(cx: &mut Cx<'_>, _: &mut Fight) -> Flow {
    let Some((attacker, Target::Unit(target))) = fighters(cx) else { return Flow::Goto(DEALT) };
    super::matching::rests_on_constants(cx, &[attacker, target], super::matching::fights);
    let (state, other) = (cx.state, crate::cardgame::finding::Fact::Card(target));
    cx.tell(|| {
        let found = finding("gcg-note-ap").card(attacker).with("other", other);
        found.number("ap", ap(state, attacker)).number("against", ap(state, target))
    });
    if has_first_strike(cx, attacker) {
        cx.support("13-1-5-1");
        if cx.state.battle.is_some_and(|b| b.attacks(attacker)) {
            return Flow::Goto(FIRST_STRIKE);
        }
        cx.note(finding("gcg-note-no-attack").card(attacker));
    }
    Flow::Goto(BOTH)
}

/// What one Unit deals to the other.
fn strike(cx: &mut Cx<'_>, l: &Fight, by: CardId, to: CardId) {
    let n = if is_literal(cx) { ap(cx.state, to) } else { ap(cx.state, by) };
    let said = l.takers.iter().find(|(card, _)| *card == to).map(|(_, taker)| *taker);
    terms::battle_damage(cx, (to, said), n, by);
}

fn first_strike(cx: &mut Cx<'_>, l: &mut Fight) -> Flow {
    let Some((attacker, Target::Unit(target))) = fighters(cx) else { return Flow::Goto(DEALT) };
    cx.support("5-5-3");
    cx.support("13-1-5-1");
    strike(cx, l, attacker, target);
    Flow::Next
}

/// 13-1-5-2. The target deals its damage, if it is still there.
fn strike_back(cx: &mut Cx<'_>, l: &mut Fight) -> Flow {
    if !cx.state.pending.is_empty() && cx.reading(readings::FIRST_STRIKE_TRIGGERS) == 1 && fighters(cx).is_some() {
        return Flow::CallThenAgain(waiting::start());
    }
    cx.support("5-5-3");
    match fighters(cx) {
        Some((attacker, Target::Unit(target))) => strike(cx, l, target, attacker),
        _ => cx.note(finding("gcg-note-no-strike-back")),
    }
    Flow::Goto(DEALT)
}

/// 8-5-3-2. Both at one moment.
fn both(cx: &mut Cx<'_>, l: &mut Fight) -> Flow {
    let Some((attacker, Target::Unit(target))) = fighters(cx) else { return Flow::Goto(DEALT) };
    cx.support("5-5-3");
    strike(cx, l, attacker, target);
    strike(cx, l, target, attacker);
    Flow::Next
}

/// 8-6-1. "During this battle" ends.
fn end(cx: &mut Cx<'_>, _: &mut Fight) -> Flow {
    if let Some(delayed) = turn::due(cx.state, Later::EndOfThisBattle) {
        cx.event(Event::Due(delayed.clone()));
        return Flow::CallThenAgain(Run::later(&delayed));
    }
    cx.state.seats.iter().for_each(|p: Player| cx.event(Event::Expire(p, Ending::Battle)));
    Flow::Next
}
