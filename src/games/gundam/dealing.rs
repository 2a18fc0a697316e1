//! 5. The operations that only Gundam has: damage, recovering, deploying, pairing, Resources, effects of other cards.

use super::areas::{Mode, Target as Aimed};
use super::entering::{Entering, Pairing};
use super::event::{Happens, How, moved};
use super::playing::{self, Playing};
use super::vocabulary::{Amount, Call, Counted, Deed, Kind, Of, Op, OwnOp, PairWith, Stat, Timing, Whose, Zone};
use super::{Act, Asked, Choice, Cx, Eye, Flow, Options, Row, Run, State, cards, giving, readings, terms};
use crate::cardgame::act::{each, is_barred, op};
use crate::cardgame::effect::clamped;
use crate::cardgame::run::{doubt, times};
use crate::cardgame::{Because, CardId, DefId, End, Few, Move, Zone as _, because, finding};
use crate::engine::{Chooser, Player, asks, citing, does};

/// The operation of this game that runs.
fn own<'a>(cx: &Cx<'a>, l: &Run) -> Option<&'a OwnOp> {
    if let Some(Op::Own(own)) = op(cx, l) { Some(own) } else { None }
}

/// 5-5-4. Effect damage.
pub static DAMAGE: Row<Run> = citing(
    "5-5-1 5-5-5 5-5-6 1-3-2 1-3-3 10-1-9-1 12-2-6 13-2-13-1",
    asks("5-5-4", "gcg-damage", offer_damage, take_damage),
);

/// 10-1-9-1. For which of several cards is it made less, where that can be for one only?
fn offer_damage(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some((held, cards)) = terms::undecided(cx, &l.picked, l.cause(cx.book), &l.own.reduced) else {
        return Asked::Itself(Choice::Nothing);
    };
    cards.iter().for_each(|&id| options.legal(Choice::UseFor(held.card, held.effect, id)));
    Asked::Of(Chooser::Player(cx.state.owner(held.card)))
}

fn take_damage(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    if let Choice::UseFor(by, effect, card) = choice {
        cx.decide("10-1-9-1");
        cx.support("13-2-13-1");
        cx.reading(readings::REPLACED_AT_ONE_MOMENT);
        l.own.reduced.push(terms::Reduced { by, effect, card });
        return Flow::Again;
    }
    let Some(OwnOp::Damage { amount, .. }) = own(cx, l) else { return Flow::Next };
    super::last::looks_back(cx, l);
    let eye = l.eye(cx.state, cx.book);
    let n = eye.amount(amount);
    doubt(cx, eye.unknown_amount(amount));
    cx.support("5-5-1");
    if super::matching::adds_opponents(cx.state, amount) {
        cx.support("12-2-6");
    }
    giving::rests_on_whose(cx, l);
    let cause = l.cause(cx.book);
    l.own.hit = l.picked.clone();
    let decided = std::mem::take(&mut l.own.reduced);
    for id in l.picked.clone() {
        terms::damage_but(cx, id, n, cause, &decided);
    }
    l.keep();
    Flow::Next
}

/// The players of a side, one for each shield area.
fn shield_areas(cx: &Cx<'_>, l: &Run, whose: Whose) -> Vec<Player> {
    let mut all: Vec<Player> = Vec::new();
    for player in l.eye(cx.state, cx.book).players(whose) {
        let leader = cx.state.leader(player);
        if !all.contains(&leader) {
            all.push(leader);
        }
    }
    all
}

/// 13-1-2-2. Damage to the front card of a shield area.
pub static DAMAGE_AREA: Row<Run> = citing(
    "5-5-1 5-5-5 5-5-6 3-5-3 4-6-4-1 12-3-8 12-2-6",
    does("5-5-4", "gcg-damage-area", |cx, l| {
        let Some(OwnOp::DamageShieldArea { whose, cards, amount }) = own(cx, l) else { return Flow::Next };
        let n = l.eye(cx.state, cx.book).amount(amount);
        let cause = l.cause(cx.book);
        cx.support("5-5-1");
        cx.support("5-5-6");
        if *whose == Whose::Opponents && cx.state.mode.is_royale() {
            cx.support("12-2-6");
        }
        let mut hit = Few::new();
        for player in shield_areas(cx, l, *whose) {
            let base = cx.state.base(player);
            let shields = usize::from(*cards).saturating_sub(usize::from(base.is_some()));
            let top: Few = cx.state.shields(player).iter().copied().take(shields).collect();
            if base.is_some() {
                cx.support("3-5-3");
            }
            if !top.is_empty() {
                cx.support("4-6-4-1");
            }
            hit.extend(base.into_iter().chain(top));
        }
        l.mean(hit.len().max(1));
        for &id in &hit {
            terms::damage(cx, id, n, cause);
        }
        l.own.hit = hit;
        Flow::Next
    }),
);

/// 8-5-2-1. Damage to the card of a shield area that would be hit by the attack that is going on.
pub static DAMAGE_BATTLED: Row<Run> = citing(
    "5-5-1 5-5-6 3-5-3 4-6-4-1 1-3-2",
    does("5-5-4", "gcg-damage-battled", |cx, l| {
        let Some(OwnOp::DamageBattled { amount }) = own(cx, l) else { return Flow::Next };
        let n = l.eye(cx.state, cx.book).amount(amount);
        let hit = match cx.state.battle.and_then(|b| b.target) {
            Some(Aimed::Player(p)) => cx.state.base(p).or_else(|| cx.state.shields(p).first().copied()),
            _ => None,
        };
        l.done(usize::from(hit.is_some()));
        let Some(id) = hit else {
            cx.support("1-3-2");
            return Flow::Next;
        };
        cx.support("5-5-1");
        cx.support("5-5-6");
        cx.support(if cx.state.card(id).zone == Zone::Base { "3-5-3" } else { "4-6-4-1" });
        terms::damage(cx, id, n, l.cause(cx.book));
        l.own.hit = Few::from_slice(&[id]);
        Flow::Next
    }),
);

/// 5-10-1, 5-10-3. The front cards of one enemy player's shield area are destroyed, at one moment.
pub static DESTROY_AREA: Row<Run> =
    citing("5-10-2 5-10-3 4-6-4-1 12-2-6 12-3-8 1-3-3", asks("5-10-1", "gcg-ask-shield-area", offer_area, take_area));

fn offer_area(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let areas = shield_areas(cx, l, Whose::Opponents);
    match areas.as_slice() {
        [] => Asked::Nobody(Flow::Next),
        [one] => Asked::Itself(Act::Target(Aimed::Player(*one)).choice()),
        several => {
            several.iter().for_each(|p| options.legal(Act::Target(Aimed::Player(*p)).choice()));
            Asked::Of(Chooser::Player(l.who))
        }
    }
}

fn take_area(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    let Some(OwnOp::DestroyShieldArea { cards }) = own(cx, l) else { return Flow::Next };
    let Choice::Own(Act::Target(Aimed::Player(player))) = choice else { return Flow::Next };
    let cause = l.cause(cx.book);
    let base = cx.state.base(player);
    let many = usize::from(*cards).saturating_sub(usize::from(base.is_some()));
    let first: Few = cx.state.shields(player).iter().copied().take(many).collect();
    if cx.state.mode.is_royale() {
        cx.support("12-2-6");
    }
    let barred = |id: &CardId| is_barred(cx.state, cx.book, l, *id, Deed::Destroy);
    let (kept, goes): (Few, Few) = base.into_iter().chain(first).partition(barred);
    kept.iter().for_each(|&id| because(cx, Because::Forbidden(id)));
    for &id in &goes {
        if Some(id) == base {
            cx.support("5-10-2");
            cx.event(moved(cx.state, id, Zone::Trash, How::Destroyed, cause));
        } else {
            cx.support("5-10-3");
            cx.support("4-6-4-1");
            cx.event(moved(cx.state, id, Zone::Revealed, How::TurnedUp, cause));
        }
    }
    l.done(goes.len());
    l.own.hit = goes;
    Flow::Next
}

/// 5-5-4. Effect damage to a player: no defeat condition (1-2-2-1), but by a reading, in an elimination.
pub static DAMAGE_PLAYER: Row<Run> = citing(
    "5-5-1 5-5-5 1-2-2-1 12-2-5-2 12-2-6",
    does("5-5-4", "gcg-damage-player", |cx, l| {
        let Some(OwnOp::DamagePlayer { whose, amount }) = own(cx, l) else { return Flow::Next };
        let n = times(cx, l, amount);
        let cause = l.cause(cx.book);
        let players = l.eye(cx.state, cx.book).players(*whose);
        cx.support("5-5-1");
        l.done(if n > 0 { players.len() } else { 0 });
        if n == 0 {
            cx.support("5-5-5");
            return Flow::Next;
        }
        if *whose == Whose::Opponents && cx.state.mode.is_royale() {
            cx.support("12-2-6");
        }
        let out = cx.state.mode == Mode::RoyaleElimination && cx.reading(readings::ROYALE_ELIMINATION_DAMAGE) == 1;
        cx.support(if out { "12-2-5-2" } else { "1-2-2-1" });
        for player in players {
            cx.event(Happens::PlayerDamage(player, n, cause).event());
            if out {
                cx.event(Happens::Struck(player, l.this).event());
            } else {
                cx.note(finding("gcg-note-no-defeat").player(player));
            }
        }
        Flow::Next
    }),
);

/// 1-3-1. A battle of which only the damage step is performed: no attack, no block, no action step.
pub static BATTLE: Row<Run> = citing(
    "8-5-1 1-3-2",
    does("1-3-1", "gcg-battle-by-effect", |cx, l| {
        let there = |id: &CardId| cx.state.card(*id).zone == Zone::Battle;
        let other = l.picked.first().copied().filter(there).filter(|id| *id != l.this);
        let this = Some(l.this).filter(|id| l.here && there(id));
        l.done(usize::from(other.is_some() && this.is_some()));
        l.keep();
        let (Some(this), Some(other)) = (this, other) else {
            cx.support("1-3-2");
            return Flow::Next;
        };
        cx.event(Happens::Clash(this, other).event());
        Flow::Call(super::battle::damage_step(this))
    }),
);

/// 5-6-1. Damage counters are taken away.
pub static RECOVER: Row<Run> = citing(
    "5-6-2 5-6-3 5-18-3 1-3-2",
    does("5-6-1", "gcg-recover", |cx, l| {
        let Some(OwnOp::Recover { amount, .. }) = own(cx, l) else { return Flow::Next };
        let all = *amount == Amount::All;
        let n = if all { u8::MAX } else { times(cx, l, amount) };
        cx.support("5-18-3");
        for &id in &l.picked {
            let damage = cx.state.card(id).damage;
            if damage == 0 {
                cx.support("5-6-3");
                cx.note(finding("gcg-note-nothing-to-recover").card(id));
            } else if damage < n && !all {
                cx.support("5-6-2");
            }
        }
        each(cx, l, |cx, id, cause| {
            let damage = cx.state.card(id).damage;
            (damage > 0).then(|| Happens::Recover(id, n.min(damage), cause).event())
        })
    }),
);

/// 5-8-1. Cards are deployed by an effect.
pub static DEPLOY: Row<Run> = citing(
    "4-5-2 5-4-2 1-3-2 1-3-3 5-7-1-1 10-1-2 2-10-1",
    does("5-8-1", "gcg-deploy-by-effect", |cx, l| {
        let Some(OwnOp::Deploy { rested, pay, .. }) = own(cx, l) else { return Flow::Next };
        let eye = l.eye(cx.state, cx.book);
        let cards: Few = l.picked.iter().copied().filter(|&id| !playing::is_play_barred(&eye, id)).collect();
        if cards.len() < l.picked.len() {
            because(cx, Because::ForbiddenTo(l.who));
        }
        l.looked.retain(|id| !cards.contains(id));
        l.done(cards.iter().filter(|id| !cx.state.card(**id).zone.is_field()).count());
        let cause = l.cause(cx.book);
        l.keep();
        let Some(&first) = cards.first() else { return Flow::Next };
        let who = cx.state.owner(first);
        if *pay {
            cx.support("5-7-1-1");
            if !is_affordable(cx, l, who, first) {
                return Flow::Next;
            }
            return Flow::Call(Playing::by_effect(who, first, cause, true));
        }
        Flow::Call(Entering::of(who, cards, *rested, cause))
    }),
);

/// 2-10-1, 1-3-2. Can the cost of a card be paid that an effect plays so? If not, it is not played.
fn is_affordable(cx: &mut Cx<'_>, l: &mut Run, who: Player, card: CardId) -> bool {
    let cost = Eye::new(cx.state, cx.book, who, card).stat(card, Stat::Cost, Of::Now);
    let side = cx.state.side(who);
    if cost <= i32::from(side.active + side.ex_active) {
        return true;
    }
    cx.decide("2-10-1");
    cx.support("1-3-2");
    because(cx, Because::CannotPay(card));
    l.done(0);
    false
}

/// 5-17-1. The free tokens of a kind.
fn free(state: &State, player: Player, def: DefId) -> impl Iterator<Item = CardId> + '_ {
    let fits = move |id: &&CardId| state.card(**id).def == def;
    state.pile(player, Zone::Outside).iter().filter(fits).copied()
}

/// Tokens of other kinds that the same sentence deploys: at one moment.
fn together(cx: &Cx<'_>, l: &Run, who: Player, rested: bool) -> Vec<(DefId, usize)> {
    use crate::cardgame::code::Instr;
    let steps = &cx.book.code(l.def, l.effect).steps;
    let mut found = Vec::new();
    let mut at = usize::from(l.at) + 2;
    while let Some(Instr::Act(Op::Own(OwnOp::DeployToken { token, count, rested: turned, who: whose }))) = steps.get(at)
    {
        let eye = l.eye(cx.state, cx.book);
        if *turned != rested || eye.player(*whose) != who {
            break;
        }
        let n = usize::from(clamped(eye.amount(count)));
        found.extend(cards::token_def(cx.book, token).map(|def| (def, n)));
        at += 2;
    }
    found
}

/// 5-17-1. Tokens are deployed: taken from outside the game first.
pub static TOKEN: Row<Run> = citing(
    "5-8-1 4-5-2 5-4-2 5-17-2-1 1-3-2-2",
    does("5-17-1", "gcg-token", |cx, l| {
        let (def, who, count, rested) = match own(cx, l) {
            Some(OwnOp::DeployToken { token, count, rested, who }) => {
                let who = l.eye(cx.state, cx.book).player(*who);
                (cards::token_def(cx.book, token), who, times(cx, l, count), *rested)
            }
            _ => (Some(cards::EX_BASE_DEF), l.who, 1, false),
        };
        // One of several kinds that are deployed together, and has been.
        if l.own.each > 0 {
            l.own.each -= 1;
            return Flow::Next;
        }
        let Some(def) = def else { return Flow::Next };
        let mut wanted = vec![(def, usize::from(count))];
        wanted.extend(together(cx, l, who, rested));
        let mut missing = false;
        for &(def, n) in &wanted {
            for _ in free(cx.state, who, def).count()..n {
                missing = true;
                cx.event(Happens::Token(who, def).event());
            }
        }
        if missing {
            return Flow::Again;
        }
        l.own.each = crate::cardgame::effect::small(wanted.len() - 1);
        let cards: Few = wanted.iter().flat_map(|&(def, n)| free(cx.state, who, def).take(n)).collect();
        cx.support("5-17-2-1");
        l.done(cards.len());
        l.it.clone_from(&cards);
        if cards.is_empty() {
            return Flow::Next;
        }
        Flow::Call(Entering::of(who, cards, rested, l.cause(cx.book)))
    }),
);

/// 5-9-1. A card is paired by an effect.
pub static PAIR: Row<Run> = citing(
    "3-3-1 3-3-4 1-3-2 5-7-1-1 2-10-1",
    does("5-9-1", "gcg-pair-by-effect", |cx, l| {
        let Some(OwnOp::Pair { with, pay, .. }) = own(cx, l) else { return Flow::Next };
        let pilot = l.picked.first().copied();
        let there = |id: CardId| cx.state.card(id).zone == Zone::Battle;
        let (unit, among) = match with {
            PairWith::This => (Some(l.this).filter(|&u| there(u)), Few::new()),
            PairWith::It => (l.it.first().copied().filter(|&u| there(u)), Few::new()),
            PairWith::One(selector) => (None, l.eye(cx.state, cx.book).select(selector)),
        };
        let possible = pilot.is_some() && (unit.is_some() || !among.is_empty());
        l.done(usize::from(possible));
        let cause = l.cause(cx.book);
        l.looked.retain(|id| Some(*id) != pilot);
        l.keep();
        let Some(pilot) = pilot.filter(|_| possible) else { return Flow::Next };
        let who = cx.state.owner(pilot);
        if *pay {
            cx.support("5-7-1-1");
            if !is_affordable(cx, l, who, pilot) {
                return Flow::Next;
            }
            let with = if among.is_empty() { unit.into_iter().collect() } else { among };
            return Flow::Call(Playing::paired_by_effect(who, pilot, with, cause));
        }
        Flow::Call(Pairing::of(who, pilot, unit, among, cause))
    }),
);

/// 3-6-1, 5-17-3-2. Resources are placed by an effect.
pub static RESOURCE: Row<Run> = citing(
    "4-3-3 4-4-2 4-4-2-1 5-4-2 1-3-2 5-17-3-2-1",
    does("3-6-1", "gcg-resource", |cx, l| {
        let Some(OwnOp::PlaceResource { who, count, ex, rested }) = own(cx, l) else { return Flow::Next };
        let n = times(cx, l, count);
        let mut placed = 0;
        for player in l.eye(cx.state, cx.book).players(*who) {
            placed += terms::place_resources(cx, player, n, *ex, *rested);
        }
        l.done(usize::from(placed));
        Flow::Next
    }),
);

/// Resources are rested or set active, one by one where it matters which.
pub static TURN_RESOURCES: Row<Run> =
    citing("1-3-2-1 5-4-1-1 5-4-1-2 10-3-3-1", asks("10-3-3", "gcg-ask-resource", offer_resource, take_resource));

/// Whose Resources, how many more, and which there are: plain, EX.
fn turnable(cx: &Cx<'_>, l: &Run) -> Option<(Player, u8, u8, u8, bool)> {
    let Some(OwnOp::TurnResources { whose, kind, count, rest, .. }) = own(cx, l) else { return None };
    let eye = l.eye(cx.state, cx.book);
    let player = eye.player(*whose);
    let side = cx.state.side(player);
    let (plain, ex) = if *rest { (side.active, side.ex_active) } else { (side.rested, side.ex_rested) };
    let (plain, ex) = match kind {
        Counted::Resources => (plain, ex),
        Counted::Ex => (0, ex),
        Counted::Plain | Counted::ResourceDeck => (plain, 0),
    };
    let picked = |wanted: bool| l.own.resources.iter().filter(|(e, _)| *e == wanted).count();
    let left = |there: u8, wanted: bool| there.saturating_sub(crate::cardgame::effect::small(picked(wanted)));
    let wanted = clamped(eye.amount(count)).saturating_sub(crate::cardgame::effect::small(l.own.resources.len()));
    Some((player, wanted, left(plain, false), left(ex, true), *rest))
}

fn offer_resource(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some((_, wanted, plain, ex, rest)) = turnable(cx, l) else { return Asked::Nobody(Flow::Next) };
    if wanted == 0 || plain + ex == 0 {
        return Asked::Itself(Choice::Done);
    }
    let picked = !l.own.resources.is_empty();
    let enough = matches!(own(cx, l), Some(OwnOp::TurnResources { up_to: true, .. })) && picked;
    if enough || (plain > 0 && ex > 0 && wanted < plain + ex) {
        let kinds = [(false, plain), (true, ex)].into_iter().filter(|(_, there)| *there > 0);
        kinds.for_each(|(kind, _)| options.legal(Act::Resource(kind, rest).choice()));
        if enough {
            options.legal(Choice::Done);
        }
        return Asked::Of(Chooser::Player(l.who));
    }
    Asked::Itself(Act::Resource(plain == 0, rest).choice())
}

fn take_resource(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    let Some((player, _, _, _, rest)) = turnable(cx, l) else { return Flow::Next };
    if let Choice::Own(Act::Resource(ex, _)) = choice {
        l.own.resources.push((ex, rest));
        return Flow::Again;
    }
    let picked = std::mem::take(&mut l.own.resources);
    l.mean(picked.len().max(1));
    if picked.is_empty() {
        cx.cite("10-3-3-1");
        cx.note(finding("gcg-note-no-resource-to-turn").player(player));
    }
    for wanted in [false, true] {
        let n = picked.iter().filter(|(ex, _)| *ex == wanted).count();
        if n > 0 {
            cx.support(if rest { "5-4-1-2" } else { "5-4-1-1" });
            let n = crate::cardgame::effect::small(n);
            cx.event(Happens::TurnResource(player, n, wanted, rest).event());
        }
    }
    Flow::Next
}

/// 10-1-7-3. ①: a cost is paid with Resources.
pub static PAY: Row<Run> = citing(
    "2-10-1 5-17-3-2-1 5-17-3-2-3 12-3-3",
    asks(
        "10-1-7-3",
        "gcg-ask-pay",
        |cx, l, options| match own(cx, l) {
            Some(OwnOp::Pay(n)) if *n > 0 => playing::offer_ex(cx.state, l.who, *n, options),
            _ => Asked::Nobody(Flow::Next),
        },
        |cx, l, choice| {
            let Some(OwnOp::Pay(n)) = own(cx, l) else { return Flow::Next };
            cx.support("2-10-1");
            playing::pays(cx, l.who, *n, choice);
            cx.event(Happens::PaidFor(l.who, l.this).event());
            l.done(1);
            Flow::Next
        },
    ),
);

/// 10-3-1-3. An effect of this card, of its Pilot or of another is activated.
pub static ACTIVATE: Row<Run> = citing(
    "13-2-3-1 13-2-4-1 13-2-5-1 10-3-4 1-3-2",
    does("10-3-1-3", "gcg-activate-other", |cx, l| {
        let found = match own(cx, l) {
            Some(OwnOp::ActivateOwn(call)) => {
                let def = cx.state.card(l.this).def;
                cx.book.def(def).called(call).map(|n| (l.this, def, n))
            }
            Some(OwnOp::ActivatePaired(call)) => cx.state.pilot(l.this).and_then(|pilot| {
                let def = cx.state.card(pilot).def;
                cx.book.def(def).called(call).map(|n| (pilot, def, n))
            }),
            Some(OwnOp::ActivateTiming(_, when)) => l.picked.first().and_then(|&id| {
                let def = cx.state.card(id).def;
                let is = |kind: &Kind| matches!(kind, Kind::Auto(all) if all.contains(&Timing::Own(when.clone())));
                cx.book.def(def).own_effects().find(|(_, e)| is(&e.kind)).map(|(n, _)| (id, def, n))
            }),
            _ => None,
        };
        l.done(usize::from(found.is_some()));
        if let Some((card, def, effect)) = found
            && matches!(cx.book.effect(def, effect).kind, Kind::Called(Call::Main | Call::Action))
        {
            cx.event(Happens::CommandActivated(l.who, card).event());
        }
        match found {
            Some((card, def, effect)) => {
                let mut run = Run::of(l.who, card, def, effect);
                run.own.timing = activated_timing(cx, l, def, effect);
                Flow::Call(run.frame())
            }
            None => Flow::Next,
        }
    }),
);

/// Which of the timings of an effect it is that a text activates.
fn activated_timing(cx: &Cx<'_>, l: &Run, def: DefId, effect: u8) -> u8 {
    let (Some(OwnOp::ActivateTiming(_, when)), Kind::Auto(all)) = (own(cx, l), &cx.book.effect(def, effect).kind)
    else {
        return 0;
    };
    let place = all.iter().position(|t| *t == Timing::Own(when.clone()));
    place.map_or(0, crate::cardgame::effect::small)
}

/// 3-4-1. A Command is played by an effect.
pub static PLAY: Row<Run> = citing(
    "5-7-1-1 3-4-1 10-1-8-1-1 2-10-1 1-3-2",
    does("5-7-1", "gcg-play-by-effect", |cx, l| {
        let Some(OwnOp::PlayCommand { pay, .. }) = own(cx, l) else { return Flow::Next };
        let card = l.picked.first().copied();
        cx.support("5-7-1-1");
        l.done(l.picked.len());
        let cause = l.cause(cx.book);
        l.looked.retain(|id| Some(*id) != card);
        l.keep();
        let who = l.who;
        let card = card.filter(|&card| !*pay || is_affordable(cx, l, who, card));
        card.map_or(Flow::Next, |card| Flow::Call(Playing::by_effect(who, card, cause, *pay)))
    }),
);

/// 8-5-1. The attack gets another target.
pub static REDIRECT: Row<Run> = citing(
    "1-3-1",
    does("8-5-1", "gcg-redirect", |cx, l| {
        cx.support("1-3-1");
        // Only the attacking Unit has an attack target, and only an enemy's is meant.
        let attacker = cx.state.battle.and_then(|b| b.attacker);
        let battle = attacker.is_some_and(|id| cx.state.opponents(l.who).has(cx.state.owner(id)));
        each(cx, l, |_, id, _| battle.then(|| Happens::Redirect(Aimed::Unit(id)).event()))
    }),
);

/// 5-13-1. What is left of the cards looked at goes to the bottom, in random order.
pub static AT_RANDOM: Row<Run> = citing(
    "4-2-2",
    asks(
        "5-13-1",
        "gcg-ask-at-random",
        |cx, l, options| {
            let mut different: Vec<DefId> = Vec::new();
            for &id in &l.looked {
                let def = cx.state.card(id).def;
                if !different.contains(&def) {
                    different.push(def);
                    options.legal(Choice::Is(id, def));
                }
            }
            match (l.looked.is_empty(), different.len()) {
                (true, _) => Asked::Nobody(Flow::Next),
                (false, 1) => Asked::Itself(Choice::Is(l.looked[0], different[0])),
                _ => Asked::Of(Chooser::Chance),
            }
        },
        |cx, l, choice| {
            let Choice::Is(id, _) = choice else { return Flow::Next };
            l.looked.retain(|c| *c != id);
            let moves = Move::of(cx.state, id, Zone::Deck, How::Moved, l.cause(cx.book));
            cx.event(Move { end: End::Bottom, ..moves }.event());
            Flow::Again
        },
    ),
);

/// 10-1-9-1. Less damage: worked out where it is dealt.
pub static REDUCE: Row<Run> = does("10-1-9-1", "gcg-less-damage", |_, _| Flow::Next);
