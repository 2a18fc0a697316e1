//! 7-5-2-2. A card is played: revealed, its Lv. looked at, its cost paid. 7-5-3, 9-3-2. Effects are activated.

use smallvec::SmallVec;

use super::areas::Mode;
use super::cards::RULES;
use super::entering::{self, Entering, Pairing};
use super::event::{Happens, How, moved};
pub use super::procedure::Playing;
use super::vocabulary::{
    Amount, Call, Category, Count, Deed, Is, Keyword, Kind, Later, Of, Op, OwnCannot, OwnIs, OwnOp, Place, Stat,
    Target, Zone,
};
use super::{
    Act, Asked, Book, Choice, Cx, Def, Event, Eye, Flow, Frame, Gundam, Options, Row, Run, State, as_if, because,
    readings,
};
use crate::cardgame::code::Instr;
use crate::cardgame::effect::clamped;
use crate::cardgame::eye::number;
use crate::cardgame::know::{possible, supposing};
use crate::cardgame::{CardGame, CardId, Cause, DefId, Few, act, finding, pay};
use crate::engine::check::{Check, Needs, allowed, allows, check};
use crate::engine::{Chooser, Player, Refusal, asks, citing, does};

/// 7-5-2-2
pub static PLAY: [Row<Playing>; 10] = [
    citing("10-3-1-2 10-3-2 9-3-1 4-1-4 4-7-2 4-8-2 4-9-2", does("7-5-2-2", "gcg-play-reveal", reveal)),
    citing("10-1-3", asks("1-3-1", "gcg-ask-as-if", as_if::offer, as_if::take)),
    citing("2-9-4 7-5-2-2 12-3-3", does("2-9-1", "gcg-play-level", level)),
    citing("5-17-3-2-1 5-17-3-2-3 7-5-2-2 12-3-3", asks("2-10-1", "gcg-ask-pay", offer_pay, take_pay)),
    citing("7-5-2-2", does("3-2-1", "gcg-play-unit", |cx, l| enter(cx, l, Category::Unit))),
    citing("7-5-2-2", does("3-5-1", "gcg-play-base", |cx, l| enter(cx, l, Category::Base))),
    citing("3-4-6-2 3-4-6-4 7-5-2-2 2-2-5", does("3-3-1", "gcg-play-pilot", pilot)),
    citing("3-4-3 4-1-2 7-5-2-2", does("3-4-1", "gcg-play-command", command)),
    citing("10-3-2 13-2-3-1 13-2-4-1 13-2-3-2 13-2-4-3", does("10-3-1-3", "gcg-play-effect", effect)),
    citing(
        "4-9-1",
        does("3-4-4", "gcg-play-used", |cx, l| {
            if cx.state.card(l.card).zone == Zone::Resolving && !l.over {
                cx.support("4-9-1");
                cx.event(moved(cx.state, l.card, Zone::Trash, How::Used, Cause::Rule));
                return Flow::Again;
            }
            // What was put off until the Command is through.
            let waits = |d: &&crate::cardgame::Delayed<super::Gundam>| d.when == Later::AfterThis && d.card == l.card;
            if let Some(delayed) = cx.state.delayed.iter().find(waits).cloned() {
                cx.event(Event::Due(delayed.clone()));
                return Flow::CallThenAgain(Run::later(&delayed));
            }
            Flow::Return
        }),
    ),
];

fn reveal(cx: &mut Cx<'_>, l: &mut Playing) -> Flow {
    let eye = Eye::new(cx.state, cx.book, l.who, l.card);
    let doubt = [Stat::Level, Stat::Cost].into_iter().find_map(|stat| eye.doubts_in_hand(l.card, stat));
    if let Some(unknown) = doubt.filter(|_| l.is_paid()) {
        Gundam::leaves_open(cx, unknown);
        return Flow::Return;
    }
    cx.support("10-3-1-2");
    if category(cx, l) == Some(Category::Command) && !l.as_pilot {
        cx.support("10-3-2");
    }
    if l.action {
        cx.support("9-3-1");
    }
    cx.tell(|| finding("gcg-note-plays").player(l.who).card(l.card));
    if l.by.is_none() {
        cx.event(Happens::Played(l.who, l.card).event());
    }
    Flow::Next
}

fn numbers(cx: &Cx<'_>, l: &Playing) -> (u8, u8) {
    let eye = Eye::new(cx.state, cx.book, l.who, l.card);
    let stat = |stat| clamped(eye.stat(l.card, stat, Of::Now));
    as_if::numbers(&eye, (stat(Stat::Level), stat(Stat::Cost)))
}

fn level(cx: &mut Cx<'_>, l: &mut Playing) -> Flow {
    if !l.is_paid() || l.by.is_some() {
        return Flow::Next;
    }
    let (level, cost) = numbers(cx, l);
    if as_if::has(&Eye::new(cx.state, cx.book, l.who, l.card)) && !as_if::suffices(cx.state, l.who, (level, cost)) {
        // What was to be done for another Lv. and cost was not done.
        l.over = true;
        crate::cardgame::because(cx, crate::cardgame::Because::CannotPay(l.card));
        return Flow::Next;
    }
    cx.support("2-9-4");
    if cx.state.mode == Mode::Team {
        cx.support("12-3-3");
    }
    let there = cx.state.side(l.who).level();
    cx.tell(|| {
        finding("gcg-note-level").card(l.card).number("level", i32::from(level)).number("there", i32::from(there))
    });
    Flow::Next
}

/// 2-10-1. How many of what is paid can be EX Resources: from, to.
pub fn payments(state: &State, who: Player, cost: u8) -> (u8, u8) {
    let side = state.side(who);
    (cost.saturating_sub(side.active), cost.min(side.ex_active))
}

fn offer_pay(cx: &Cx<'_>, l: &Playing, options: &mut Options) -> Asked {
    if l.over {
        return Asked::Nobody(Flow::Return);
    }
    let (_, cost) = numbers(cx, l);
    if !l.is_paid() || cost == 0 {
        return Asked::Nobody(Flow::Next);
    }
    offer_ex(cx.state, l.who, cost, options)
}

/// How many EX Resources?
pub fn offer_ex(state: &State, who: Player, cost: u8, options: &mut Options) -> Asked {
    let (least, most) = payments(state, who, cost);
    if least >= most {
        return crate::cardgame::choice::by_itself(Act::PayEx(most.min(least)).choice(), who, options);
    }
    (least..=most).for_each(|n| options.legal(Act::PayEx(n).choice()));
    Asked::Of(Chooser::Player(who))
}

fn take_pay(cx: &mut Cx<'_>, l: &mut Playing, choice: Choice) -> Flow {
    let (_, cost) = numbers(cx, l);
    pays(cx, l.who, cost, choice);
    l.ex = matches!(choice, Choice::Own(Act::PayEx(n)) if n > 0);
    if l.ex {
        cx.event(Happens::WithEx(l.card).event());
    }
    Flow::Next
}

/// 2-10-1. It is paid.
pub fn pays(cx: &mut Cx<'_>, who: Player, cost: u8, choice: Choice) {
    let Choice::Own(Act::PayEx(ex)) = choice else { return };
    if ex > 0 {
        cx.support("5-17-3-2-1");
        cx.support("5-17-3-2-3");
        cx.reading(readings::REMOVED_TOKENS);
    }
    if cx.state.mode == Mode::Team {
        cx.support("12-3-3");
    }
    cx.event(Happens::Paid(who, cost - ex.min(cost), ex).event());
}

fn category(cx: &Cx<'_>, l: &Playing) -> Option<Category> {
    cx.state.def(cx.book, l.card).category
}

fn enter(cx: &mut Cx<'_>, l: &mut Playing, kind: Category) -> Flow {
    if l.over {
        return Flow::Return;
    }
    if l.as_pilot || category(cx, l) != Some(kind) {
        return Flow::Next;
    }
    cx.support("7-5-2-2");
    cx.tell(|| finding("gcg-note-is-deployed").card(l.card));
    Flow::Become(Entering::of(l.who, Few::from_slice(&[l.card]), false, l.cause()))
}

fn pilot(cx: &mut Cx<'_>, l: &mut Playing) -> Flow {
    if !l.as_pilot && category(cx, l) != Some(Category::Pilot) {
        return Flow::Next;
    }
    cx.support("7-5-2-2");
    if category(cx, l) == Some(Category::Command) {
        cx.decide("3-4-6-2");
        cx.support("3-4-6-1");
        cx.support("3-4-6-4");
    }
    cx.note(finding("gcg-note-is-paired").card(l.card));
    Flow::Become(Pairing::of(l.who, l.card, None, l.with.clone(), l.cause()))
}

fn command(cx: &mut Cx<'_>, l: &mut Playing) -> Flow {
    cx.support("3-4-3");
    cx.support("4-1-2");
    cx.support("7-5-2-2");
    let def = cx.state.card(l.card).def;
    let call = if l.action { Call::Action } else { Call::Main };
    let eye = Eye::new(cx.state, cx.book, l.who, l.card);
    if cx.book.def(def).called(&call).is_some_and(|e| lacks(&eye, def, e) == Lacks::Later) {
        cx.reading(readings::LATER_TARGET);
    }
    cx.event(moved(cx.state, l.card, Zone::Resolving, How::Played, l.cause()));
    cx.event(Happens::CommandUsed(l.who, l.card, l.ex).event());
    Flow::Next
}

fn effect(cx: &mut Cx<'_>, l: &mut Playing) -> Flow {
    if l.over || cx.state.card(l.card).zone != Zone::Resolving {
        return Flow::Next;
    }
    let def = cx.state.card(l.card).def;
    let facts = cx.book.def(def);
    let (main, action) = (facts.called(&Call::Main), facts.called(&Call::Action));
    let at = if l.action { action } else { main.or(action) };
    let both = main.is_some() && action.is_some();
    cx.cite(if l.action { "13-2-4-1" } else { "13-2-3-1" });
    if both {
        cx.support(if l.action { "13-2-4-3" } else { "13-2-3-2" });
    }
    cx.support("10-3-2");
    at.map_or(Flow::Next, |at| Flow::Call(Run::of(l.who, l.card, def, at).frame()))
}

/// A card that nobody had seen is said to be this one.
pub fn named(cx: &mut Cx<'_>, card: CardId, def: DefId) {
    if cx.state.card(card).is_unknown() && def != DefId::UNKNOWN {
        cx.event(Event::Is(card, def));
    }
}

/// A card that somebody wants to play.
pub struct Play {
    kind: Option<Category>,
    as_pilot: bool,
    has_pilot: bool,
    in_hand: bool,
    main: bool,
    act: bool,
    action: bool,
    level: i32,
    lv: i32,
    cost: i32,
    money: i32,
    barred: bool,
    target: Lacks,
    later: bool,
    unit: bool,
    no_unit: bool,
    no_unit_may: bool,
    team: bool,
    by_name_only: bool,
}

/// 10-1-8-1-1. Which target an effect lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lacks {
    /// None.
    Nothing,
    /// That of its first instruction.
    First,
    /// The same, by how HP is read.
    FirstByHp,
    /// That of a later one.
    Later,
}

/// 7-5-2-1, 9-3-1. What playing a card asks for.
pub static MAY_PLAY: [Check<State, Play>; 14] = [
    check("7-5-2-1", "from-hand", |_: &State, p: &Play| p.in_hand).also("5-7-1"),
    check("3-4-6-2", "has-pilot-part", |_: &State, p: &Play| {
        !p.as_pilot || p.kind == Some(Category::Pilot) || p.has_pilot
    }),
    check("13-2-4-2", "no-pilot-in-action-step", |_: &State, p: &Play| !(p.action && p.as_pilot)),
    check("13-2-4-1", "action-in-action-step", |_: &State, p: &Play| {
        !p.action || p.as_pilot || (p.kind == Some(Category::Command) && p.act)
    })
    .own(|p| if p.kind == Some(Category::Command) { "13-2-3-1" } else { "7-5-2-1" }),
    check("13-2-3-1", "main-in-main-phase", |_: &State, p: &Play| {
        p.action || p.as_pilot || p.kind != Some(Category::Command) || p.main
    })
    .also("13-2-4-1"),
    check("1-3-3", "not-forbidden", |_: &State, p: &Play| !p.barred).also("10-2-3"),
    check("2-9-1", "level", |_: &State, p: &Play| p.by_name_only || p.level <= p.lv)
        .also("2-9-4")
        .own(|p| if p.team { "12-3-3" } else { "" })
        .needs(|_, p| Some(Needs::new("needs-level", p.level, p.lv))),
    check("2-10-1", "cost", |_: &State, p: &Play| p.by_name_only || p.cost <= p.money)
        .own(|p| if p.team { "12-3-3" } else { "" })
        .needs(|_, p| Some(Needs::new("needs-resources", p.cost, p.money))),
    // Nobody can say what a card does of which only the name is known.
    check("7-5-2-2", "cost-is-known", |_: &State, p: &Play| !p.by_name_only),
    check("10-1-8-1-1", "target", |_: &State, p: &Play| p.target != Lacks::First),
    check("10-1-8-1-1", "target-by-hp", |_: &State, p: &Play| p.target != Lacks::FirstByHp).by(readings::HP_IN_TEXTS),
    check("10-1-8-1-1", "later-target", |_: &State, p: &Play| p.later || p.target != Lacks::Later)
        .by(readings::LATER_TARGET),
    check("1-3-3", "may-be-paired", |_: &State, p: &Play| p.unit || !p.no_unit_may),
    check("3-3-4", "unit-without-pilot", |_: &State, p: &Play| p.unit || p.no_unit_may)
        .own(|p| if p.no_unit { "3-3-3" } else { "3-3-5" }),
];

impl Play {
    /// A card in hand, as what it is or is supposed to be. Where nobody wants to know why, what is seen at a glance spares the rest.
    fn of(cx: &Cx<'_>, who: Player, (card, def): (CardId, DefId), as_pilot: bool, action: bool, why: bool) -> Self {
        let book = cx.book;
        let facts = book.def(def);
        let supposed = supposing(cx.state, card, def);
        let state = &*supposed;
        let eye = Eye::new(state, book, who, card);
        let side = state.side(who);
        let stat = |s: Stat| eye.least_in_hand(card, s);
        let lv = i32::from(side.level());
        let money = i32::from(side.active + side.ex_active);
        let pilots = as_pilot || facts.category == Some(Category::Pilot);
        let asked = (stat(Stat::Level), stat(Stat::Cost));
        let too_much = asked.0 > lv || asked.1 > money;
        let otherwise = if too_much && !as_pilot { as_if::instead(&eye) } else { None };
        let (level, cost) = match otherwise {
            Some(other) => (other.0.unwrap_or(asked.0), other.1.unwrap_or(asked.1)),
            _ => asked,
        };
        let called = facts.called(if action { &Call::Action } else { &Call::Main });
        let command = facts.category == Some(Category::Command) && !as_pilot;
        let in_time = if command { called.is_some() } else { !action };
        let look = why || (in_time && level <= lv && cost <= money);
        let target = match called.filter(|_| command && look) {
            Some(effect) => lacks(&eye, def, effect),
            None => Lacks::Nothing,
        };
        Self {
            kind: facts.category,
            as_pilot,
            has_pilot: facts.facts.pilot.is_some(),
            in_hand: state.card(card).zone == Zone::Hand,
            main: facts.called(&Call::Main).is_some(),
            act: facts.called(&Call::Action).is_some(),
            action,
            level,
            lv,
            cost,
            money,
            barred: look && is_play_barred(&eye, card),
            target,
            later: book.readings.of(readings::LATER_TARGET) == 1,
            unit: !pilots || (look && entering::can_pair(&eye, card)),
            no_unit: state.units(who).is_empty(),
            no_unit_may: why && state.units(who).iter().any(|&unit| state.pilot(unit).is_none()),
            team: state.mode == Mode::Team,
            by_name_only: facts.bare,
        }
    }
}

/// 1-3-3. Is the player forbidden to play this card?
pub fn is_play_barred(eye: &Eye<'_>, id: CardId) -> bool {
    eye.values.player_cannot(eye.book, eye.who).any(|(cannot, by)| match cannot {
        OwnCannot::Play(filter) => eye.of(by.by, by.source).is(filter, id),
        _ => false,
    })
}

/// 10-1-8-1-1, 10-2-2. Does an effect need a target that is not there? What is done only "if" or "may" is not asked for.
pub fn lacks(eye: &Eye<'_>, def: DefId, effect: u8) -> Lacks {
    let code = eye.book.code(def, effect);
    lacks_in(eye, &Run::of(eye.who, eye.this, def, effect), (code.body.into(), code.steps.len()))
}

/// The same, of some steps of the effect.
fn lacks_in(eye: &Eye<'_>, run: &Run, (mut at, end): (usize, usize)) -> Lacks {
    let code = eye.book.code(run.def, run.effect);
    let mut acted = false;
    while let Some(step) = code.steps[..end].get(at) {
        at += 1;
        match step {
            Instr::If(_, skip) | Instr::May(_, skip) | Instr::Later(_, skip) => {
                at += usize::from(*skip);
                acted = true;
            }
            // Other players choose among their own cards: one of them who can is enough.
            Instr::Nth(_, 1.., skip) => at += usize::from(*skip),
            Instr::Each(whose, skip, _) | Instr::Nth(whose, 0, skip) => {
                let inner = (at, at + usize::from(*skip));
                let of = |p: Player| {
                    lacks_in(&eye.of(p, eye.this), &Run { who: p, by: Some(run.who), ..run.clone() }, inner)
                };
                let found = eye.players(*whose).into_iter().map(of).min_by_key(|lacks| *lacks != Lacks::Nothing);
                match found {
                    None | Some(Lacks::Nothing) => {}
                    Some(_) if acted => return Lacks::Later,
                    Some(lacks) => return lacks,
                }
                let again = if let Instr::Each(_, _, again) = step { usize::from(*again) } else { 0 };
                at = inner.1 + again;
                acted |= matches!(step, Instr::Each(..));
            }
            Instr::InTurn(_) | Instr::Modes(..) | Instr::Jump(_) => return Lacks::Nothing,
            // Who is chosen has done nothing yet.
            Instr::Act(Op::Own(OwnOp::ChoosePlayer)) => {}
            Instr::Act(_) | Instr::Give(..) | Instr::GivePlayer(..) => acted = true,
            Instr::Choose { from, count, deed, .. } => {
                if !is_public(from) {
                    continue;
                }
                let least = least(eye, count);
                // One of which it is not known what it is may be a target.
                let mut found = eye.at_most().select(from);
                found.retain(|id| super::choosing::counts(eye.state, eye.book, run, *id, *deed));
                eye.different(from, &mut found);
                if number(found.len()) + counted(eye, from) < least {
                    return match (acted, reads_hp(from)) {
                        (true, _) => Lacks::Later,
                        (false, true) => Lacks::FirstByHp,
                        (false, false) => Lacks::First,
                    };
                }
            }
            _ => {}
        }
    }
    Lacks::Nothing
}

fn reads_hp(from: &super::vocabulary::Selector) -> bool {
    from.filter
        .has(&|is| matches!(is, Is::Stat(Stat::Hp, ..) | Is::StatAtMost(Stat::Hp, ..) | Is::StatAtLeast(Stat::Hp, ..)))
}

fn counted(eye: &Eye<'_>, from: &super::vocabulary::Selector) -> i32 {
    let of = |p: &Place| if let Place::Own(own) = p { super::Gundam::counted(eye, *own, from) } else { 0 };
    from.places.iter().map(of).sum()
}

/// Is it known beforehand which cards a choice is among? Not where it speaks of cards that the effect itself brings about.
fn is_public(from: &super::vocabulary::Selector) -> bool {
    let secret = |p: &Place| match p {
        Place::Zone(zone) | Place::Top(zone) | Place::Tops(zone, _) | Place::Bottom(zone) => {
            matches!(zone, Zone::Hand | Zone::Deck)
        }
        Place::Looked => true,
        Place::Own(_) => false,
    };
    let hangs = |is: &Is| {
        matches!(is, Is::It | Is::SameNameAsIt | Is::SameAsIt(_) | Is::OtherColourThanIt)
            || matches!(is, Is::Own(OwnIs::PilotOfIt | OwnIs::LinksWithIt | OwnIs::Placed))
    };
    !from.places.iter().any(secret) && !from.filter.has(&hangs)
}

/// How many must be chosen at the least.
pub fn least(eye: &Eye<'_>, count: &Count) -> i32 {
    let some = eye.book.readings.of(readings::TOO_FEW_TARGETS) == 1;
    let at_least = |n: i32| if some { n.min(1) } else { n };
    match count {
        Count::Exactly(Amount::All) | Count::AnyNumber | Count::Total(..) => 0,
        Count::Exactly(n) => at_least(eye.amount(n)),
        Count::UpTo(_) => i32::from(eye.book.readings.of(readings::UP_TO_NONE) == 0),
        Count::AtLeast(n) | Count::Between(n, _) => at_least(i32::from(*n)),
    }
}

/// The cards in hand that can be played; copies of one card are offered once.
pub fn offer(cx: &Cx<'_>, who: Player, action: bool, options: &mut Options) {
    let state = cx.state;
    let hand = state.hand(who);
    let why = options.why();
    for (n, &card) in hand.iter().enumerate() {
        let def = state.card(card).def;
        if def == DefId::UNKNOWN {
            cx.unseen(who);
            continue;
        }
        if cx.book.def(def).bare {
            cx.unseen(who);
        }
        // Copies play alike; people may name any of them.
        let copy = hand[..n].iter().any(|&other| state.card(other).def == def);
        // 13-2-4-1. And in an action step most cards are not played at all.
        if !why && (copy || action && cx.book.def(def).called(&Call::Action).is_none()) {
            continue;
        }
        for as_pilot in ways(cx.book.def(def), why) {
            let play = Play::of(cx, who, (card, def), as_pilot, action, why);
            let choice = choice(card, def, as_pilot);
            if copy && allows(&MAY_PLAY, state, &play) {
                options.late(choice);
            } else {
                options.judge(choice, &MAY_PLAY, state, &play);
            }
        }
    }
    if why && let Some(&card) = hand.iter().find(|&&id| state.card(id).is_unknown()) {
        let known = |def: DefId| hand.iter().any(|&id| state.card(id).def == def);
        for def in possible(cx.book).filter(|&def| !known(def)) {
            for as_pilot in ways(cx.book.def(def), false) {
                let play = Play::of(cx, who, (card, def), as_pilot, action, false);
                if allowed(&MAY_PLAY, state, &play, false).is_ok() {
                    options.nameable(choice(card, def, as_pilot));
                }
            }
        }
    }
}

fn choice(card: CardId, def: DefId, as_pilot: bool) -> Choice {
    if as_pilot { Act::Pair(card, def).choice() } else { Act::Play(card, def).choice() }
}

/// As what a card can be played: its effect, or as a Pilot.
fn ways(def: &Def, all: bool) -> SmallVec<[bool; 2]> {
    let pilot = def.category == Some(Category::Pilot);
    let both = (def.category == Some(Category::Command) && def.facts.pilot.is_some()) || (all && !pilot);
    match (pilot, both) {
        (true, _) => SmallVec::from_slice(&[true]),
        (false, true) => SmallVec::from_slice(&[false, true]),
        (false, false) => SmallVec::from_slice(&[false]),
    }
}

/// An effect that somebody wants to activate.
pub struct Activation {
    own: bool,
    timing: bool,
    used: bool,
    negated: bool,
    conditions: bool,
    failing: &'static str,
    payable: bool,
    unpaid: &'static str,
    needs: Option<Needs>,
    target: bool,
    barred: bool,
    action: bool,
}

/// 7-5-3-1, 9-3-2. What an activation asks for.
pub static ACTIVATION: [Check<State, Activation>; 9] = [
    check("7-5-3-1", "own-effect", |_: &State, a: &Activation| a.own).also("10-1-7-1"),
    check("13-2-1-1", "main-in-main-phase", |_: &State, a: &Activation| a.timing || !a.action),
    check("13-2-2-1", "action-in-action-step", |_: &State, a: &Activation| a.timing || a.action),
    check("10-2-3", "not-restricted", |_: &State, a: &Activation| !a.negated && !a.barred).also("1-3-3"),
    check("13-2-13-1", "once-per-turn", |_: &State, a: &Activation| !a.used).also("13-2-13-2"),
    check("10-2-1", "conditions", |_: &State, a: &Activation| a.conditions).also("10-3-1-1").own(|a| a.failing),
    check("10-1-7-2", "cost", |_: &State, a: &Activation| a.payable).own(|a| a.unpaid).needs(|_, a| a.needs),
    check("10-2-2", "target", |_: &State, a: &Activation| a.target).also("10-3-3-1"),
    check("10-1-2", "on-the-field", |_: &State, _: &Activation| true).also("2-11-2"),
];

/// The effects of a card on the field that a rule calls so, its own, its Pilot's, those that were given to it, and 《Support》.
pub fn called(state: &State, book: &Book, id: CardId, call: Call) -> SmallVec<[(DefId, u8); 4]> {
    let mut all: SmallVec<[(DefId, u8); 4]> = SmallVec::new();
    for def in super::Gundam::texts(state, id) {
        all.extend(book.def(def).calls.iter().filter(|(c, _)| *c == call).map(|(_, n)| (def, *n)));
    }
    let Some(seen) = state.values.of(id) else { return all };
    if !seen.granted.is_empty() {
        all.extend(seen.given(book).filter(|&(def, n)| book.effect(def, n).kind == Kind::Called(call)));
    }
    if call == Call::ActivateMain && seen.has::<super::Gundam>(Keyword::Support) {
        all.push((RULES, 0));
    }
    all
}

/// The effects of a card that its player may activate now.
pub fn offer_effects(cx: &Cx<'_>, id: CardId, action: bool, options: &mut Options) {
    let why = options.why();
    let call = if action { Call::ActivateAction } else { Call::ActivateMain };
    let found = called(cx.state, cx.book, id, call);
    for (n, &(def, effect)) in (0..=u8::MAX).zip(&found) {
        let activation = activation(cx, id, (def, effect), action, true, why);
        options.judge(Act::Activate(id, n).choice(), &ACTIVATION, cx.state, &activation);
    }
    if why && found.is_empty() {
        let other = if action { Call::ActivateMain } else { Call::ActivateAction };
        let elsewhere = called(cx.state, cx.book, id, other);
        let refused = match elsewhere.first() {
            Some(&of) => allowed(&ACTIVATION, cx.state, &activation(cx, id, of, action, false, true), true),
            None => Err(Refusal::by("7-5-3-1 10-1-7-1 13-2-1-1")),
        };
        if refused.is_err() {
            options.offer(Act::Activate(id, 0).choice(), refused);
        }
    }
}

/// What activating an effect asks about. Where nobody wants to know why, the first thing that refuses it spares the rest.
fn activation(
    cx: &Cx<'_>,
    id: CardId,
    (def, effect): (DefId, u8),
    action: bool,
    timing: bool,
    why: bool,
) -> Activation {
    let (state, book) = (cx.state, cx.book);
    let who = state.owner(id);
    let facts = book.effect(def, effect);
    let eye = Eye::new(state, book, who, id);
    let own = action || state.turn_players().has(who);
    let used = facts.once && state.is_used(id, def, effect);
    let negated = !facts.given && state.values.of(id).is_some_and(|s| s.negated);
    let look = why || (own && timing && !used && !negated);
    // "If …" at the head of an activated effect is a condition for activating it.
    let head = match facts.body.as_slice() {
        [Op::If(condition, _, otherwise)] if otherwise.is_empty() => Some(condition),
        _ => None,
    };
    let asked = facts.conditions.iter().chain(head).filter(|_| look);
    let fails = asked.into_iter().find(|c| !eye.holds(c) && !eye.doubts(c));
    let payable = (why || (look && fails.is_none())) && pay::payable(&eye, def, effect);
    let barred = state.values.player_cannot(book, who).any(|(cannot, by)| match cannot {
        OwnCannot::Activate(filter) => eye.of(by.by, by.source).is(filter, id),
        _ => false,
    });
    Activation {
        own,
        timing,
        used,
        negated,
        conditions: fails.is_none(),
        failing: fails.map_or("", because::condition),
        payable,
        unpaid: if why { unpaid(&eye, facts) } else { "" },
        needs: facts.cost.iter().filter(|_| why).find_map(|op| needs(&eye, op)),
        target: (why || payable) && matches!(lacks(&eye, def, effect), Lacks::Nothing | Lacks::Later),
        barred,
        action,
    }
}

/// How much a part of a cost needs, and how much of that is there, if it is too little.
fn needs(eye: &Eye<'_>, op: &Op) -> Option<Needs> {
    let side = eye.state.side(eye.who);
    let needs = match op {
        Op::Own(OwnOp::Pay(n)) => {
            Needs::new("needs-resources", i32::from(*n), i32::from(side.active) + i32::from(side.ex_active))
        }
        Op::Turn(deed, Target::Choose { from, count: Count::Exactly(Amount::N(n)), .. })
        | Op::Move { deed, what: Target::Choose { from, count: Count::Exactly(Amount::N(n)), .. }, .. } => {
            let run = Run { paying: true, ..Run::of(eye.who, eye.this, eye.state.card(eye.this).def, 0) };
            let found = eye.select(from);
            let there = found.iter().filter(|&&id| act::can(eye.state, eye.book, &run, id, *deed)).count();
            Needs::new("needs-cards", *n, number(there))
        }
        _ => return None,
    };
    (needs.there < needs.wanted).then_some(needs)
}

/// 10-1-7. What of the cost of an effect cannot be paid, by its clauses.
fn unpaid(eye: &Eye<'_>, effect: &super::vocabulary::Effect) -> &'static str {
    let side = eye.state.side(eye.who);
    let money = side.active + side.ex_active;
    let already = |deed: Deed, id: CardId| Gundam::turns(deed) == Some(eye.state.card(id).rested);
    let lacks = |op: &Op| match op {
        Op::Own(OwnOp::Pay(n)) if *n > money => Some("10-1-7-3 2-10-1"),
        Op::Turn(deed, Target::This) if already(*deed, eye.this) => Some("1-3-2-1"),
        Op::Turn(deed, Target::Choose { from, .. }) if eye.select(from).iter().any(|&id| already(*deed, id)) => {
            Some("1-3-2-1")
        }
        _ => None,
    };
    match (effect.cost.iter().find_map(lacks), effect.cost.len() > 1) {
        (Some("1-3-2-1"), true) => "10-1-7-4 1-3-2-1",
        (Some(_), true) => "10-1-7-4 10-1-7-3 2-10-1",
        (Some(clauses), false) => clauses,
        (None, true) => "10-1-7-4",
        (None, false) => "",
    }
}

/// An effect is activated: its program.
pub fn activates(cx: &mut Cx<'_>, id: CardId, n: u8, action: bool) -> Option<Frame> {
    let call = if action { Call::ActivateAction } else { Call::ActivateMain };
    let (def, effect) = called(cx.state, cx.book, id, call).get(usize::from(n)).copied()?;
    let who = cx.state.owner(id);
    cx.event(Happens::Activated(who, id).event());
    Some(Run::of(who, id, def, effect).frame())
}
