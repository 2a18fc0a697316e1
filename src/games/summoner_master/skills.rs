//! 604 to 608, 619. Skills: general, on All, several times, of two parts, from hand.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::areas::{Bit, Doing, Use};
use super::choosing::{self, Chosen};
use super::event::{ACTING, Happens, NOW, Note, SUCCESS, begins};
use super::vocabulary::{
    Call, Category, Condition, Curse, Effect, Kind, Op, OwnCannot, OwnCondition, OwnIs, OwnOp, Uses, When, Zone,
};
use super::{
    Act, Asked, Book, Choice, Cx, Event, Flow, Frame, Options, Procedure, Row, Run, State, abilities, attack, commands,
    interfere, readings,
};
use crate::cardgame::finding::Fact;
use crate::cardgame::{CardId, Cause, DefId, Few, Locals, finding, pay};
use crate::engine::check::{Needs as Wants, allowed};
use crate::engine::{At, Check, Chooser, ClauseId, Lost, Player, Refusal, asks, at_row, check, citing, does};

/// How a Skill comes to be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum How {
    /// A player commands it.
    Commanded,
    /// 605.12. A Skill orders it: nothing is paid, the Seal stays Active.
    Ordered,
    /// 619. From hand.
    FromHand,
}

/// A Skill under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Using {
    card: Option<CardId>,
    who: Player,
    def: DefId,
    effect: u8,
    how: How,
    chosen: Chosen,
    hits: u8,
    void: bool,
    rewound: bool,
    /// 608. The second part is under way.
    second: bool,
    /// 604.7. It has worked.
    worked: bool,
    /// 700.1. It was not in the arena when it was used.
    outside: bool,
    /// It is paid.
    paid: bool,
    /// How it works, for good.
    mode: Option<u8>,
}

impl Locals for Using {
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.card.iter_mut().for_each(&mut *see);
        self.chosen.each_card(see);
    }

    fn forget(&mut self, lost: Lost) {
        match lost {
            Lost::Moved(card) => {
                let id = CardId(card);
                // 604.7. What has worked goes on.
                if self.card == Some(id) && !self.worked && self.how != How::FromHand {
                    self.card = None;
                }
                self.chosen.forget(id);
            }
            Lost::Voided(card) => self.void |= self.card == Some(CardId(card)),
            Lost::Out(_) => {}
        }
    }
}

/// The Skills of a card: its own that are live, and those given to it.
pub fn skills(state: &State, book: &Book, id: CardId) -> SmallVec<[(DefId, u8); 4]> {
    let def = state.card(id).def;
    let is = |e: &Effect| matches!(e.kind, Kind::Called(Call::Skill { .. }));
    let own = book.def(def).own_effects().filter(|(_, e)| is(e)).map(|(n, _)| (def, n));
    let given = state.values.of(id).into_iter().flat_map(|s| s.given(book));
    let gained = state.gained.iter().filter(|g| g.card == id).map(|g| (g.def, g.effect));
    own.chain(given.chain(gained).filter(|&(d, n)| is(book.effect(d, n)))).collect()
}

fn call(effect: &Effect) -> (bool, Uses, bool) {
    match &effect.kind {
        Kind::Called(Call::Skill { interfere, uses, twinkling, hand }) => (*interfere, *uses, *twinkling || *hand),
        _ => (false, Uses::Once, false),
    }
}

/// A Skill begins; none: the card has no such Skill.
pub fn start(cx: &Cx<'_>, card: CardId, n: u8, who: Player, how: How) -> Option<Frame> {
    let (def, effect) = *skills(cx.state, cx.book, card).get(usize::from(n))?;
    Some(frame(cx, card, def, effect, who, how))
}

/// A Skill begins.
pub fn frame(cx: &Cx<'_>, card: CardId, def: DefId, effect: u8, who: Player, how: How) -> Frame {
    let facts = cx.book.effect(def, effect);
    let (_, uses, _) = call(facts);
    let hits = if let Uses::Times(n) = uses { n } else { 1 };
    let l = Using {
        card: Some(card),
        who,
        def,
        effect,
        how,
        chosen: Chosen::default(),
        hits,
        void: false,
        rewound: false,
        second: false,
        worked: false,
        outside: how == How::FromHand,
        paid: false,
        mode: None,
    };
    let l = At::start(l);
    let two = is_two_part(cx, facts);
    match (how, two, uses) {
        (How::FromHand, ..) => Procedure::HandSkill(l),
        (_, true, _) => Procedure::TwoPart(l),
        (_, _, Uses::Once) => Procedure::Skill(l),
        (_, _, Uses::All) => Procedure::AllSkill(l),
        (_, _, Uses::Times(_)) => Procedure::MultipleSkill(l),
    }
    .into()
}

/// 608.1. Does a Skill have two parts? One that only orders: by a reading.
fn is_two_part(cx: &Cx<'_>, effect: &Effect) -> bool {
    let parted = effect.body.iter().any(|op| matches!(op, Op::Own(OwnOp::OrderBegins)));
    let orders = matches!(effect.body.first(), Some(Op::Own(OwnOp::Order(..))));
    parted || (orders && cx.reading(readings::ORDER_WORD) == 1)
}

/// A Skill that somebody wants to use.
pub struct Try {
    zone: bool,
    own: bool,
    owner: bool,
    active: bool,
    idle: bool,
    step: bool,
    interfere: bool,
    conditions: bool,
    failing: &'static str,
    target: bool,
    payable: bool,
    unpaid: &'static str,
    mp: Wants,
    uses: Uses,
    two: bool,
    hand: bool,
    allowed: bool,
    stone: bool,
    dimension: bool,
    limit: bool,
    named: bool,
    mystic: bool,
    of_mystic: bool,
    live: bool,
    capacity: bool,
    kept: bool,
    support: bool,
    control: bool,
}

/// 604.6. What the use of a Skill asks for.
pub static SKILL: [Check<State, Try>; 29] = [
    check("303.4", "in-its-zone", |_: &State, t: &Try| t.zone).also("500.1 500.5"),
    check("500.2", "own-card", |_: &State, t: &Try| t.own).also("500.6 402.2 401.6.5"),
    check("712.1", "controlled-by-its-owner", |_: &State, t: &Try| t.owner).also("604.6.2"),
    check("604.6.2", "active", |_: &State, t: &Try| t.active && t.idle).also("604.2 500.1 g:Inactive_Seal"),
    check("401.6.3", "in-the-step", |_: &State, t: &Try| t.step).also("500.9 401.6.2"),
    check("500.10", "interfere-only", |_: &State, t: &Try| t.interfere).also("g:Interfere g:Skill"),
    check("604.6.1", "conditions", |_: &State, t: &Try| t.conditions).own(|t| t.failing),
    check("605.4", "target", |_: &State, t: &Try| t.target || t.uses != Uses::Once || t.two || t.hand).also("711.1"),
    check("606.4", "all-target", |_: &State, t: &Try| t.target || t.uses != Uses::All || t.hand).also("711.1"),
    check("607.4", "multiple-target", |_: &State, t: &Try| t.target || !matches!(t.uses, Uses::Times(_)) || t.hand)
        .also("711.1"),
    check("608.5", "two-part-target", |_: &State, t: &Try| t.target || !t.two || t.hand).also("711.1"),
    check("619.5", "hand-target", |_: &State, t: &Try| t.target || !t.hand).also("711.1"),
    check("500.8", "mystic-cost", |_: &State, t: &Try| t.payable || !t.of_mystic),
    check("605.5", "cost", |_: &State, t: &Try| t.payable || t.uses != Uses::Once || t.two || t.hand)
        .own(|t| t.unpaid)
        .needs(mp),
    check("606.5", "all-cost", |_: &State, t: &Try| t.payable || t.uses != Uses::All || t.hand)
        .own(|t| t.unpaid)
        .needs(mp),
    check("607.5", "multiple-cost", |_: &State, t: &Try| t.payable || !matches!(t.uses, Uses::Times(_)) || t.hand)
        .own(|t| t.unpaid)
        .needs(mp),
    check("608.6", "two-part-cost", |_: &State, t: &Try| t.payable || !t.two || t.hand).own(|t| t.unpaid).needs(mp),
    check("619.6", "hand-cost", |_: &State, t: &Try| t.payable || !t.hand).own(|t| t.unpaid).needs(mp),
    check("100.2", "may-use-skills", |_: &State, t: &Try| t.allowed).also("604.2"),
    check("709.5.2", "stone", |_: &State, t: &Try| !t.stone).also("709.5.1"),
    check("709.11.4", "dimension", |_: &State, t: &Try| !t.dimension).also("709.11.3"),
    check("g:(X/Y)", "so-many-times", |_: &State, t: &Try| t.limit),
    check("g:(ที่ชื่อ [S] X / Y)", "so-many-times-by-name", |_: &State, t: &Try| t.named),
    check("500.7", "mystic-once", |_: &State, t: &Try| t.mystic).by(readings::MYSTIC_ONCE),
    check("611.4", "box", |_: &State, t: &Try| t.live).also("200.14.3 200.18.3 201.15.3"),
    check("621.4", "capacity", |_: &State, t: &Try| t.capacity).also("621.5"),
    check("604.1", "has-its-skills", |_: &State, t: &Try| t.kept),
    check("510.3", "no-support", |_: &State, t: &Try| !t.support),
    check("712.1", "by-control", |_: &State, t: &Try| t.control).also("g:Control").by(readings::CONTROL_COMMANDS),
];

/// The clauses of a condition that does not hold.
fn clauses(condition: &Condition) -> &'static str {
    match condition {
        Condition::This(filter) if filter.has(&|is| matches!(is, super::vocabulary::Is::Own(OwnIs::Line(_)))) => {
            "g:At_line g:Df_Line"
        }
        Condition::Own(OwnCondition::Combined(_) | OwnCondition::NormallyCombined) => "g:รวมร่างปกติ",
        _ => "g:เงื่อนไข",
    }
}

fn legal(
    cx: &Cx<'_>,
    card: CardId,
    (def, n): (DefId, u8),
    who: Player,
    interfering: bool,
    why: bool,
) -> Result<(), Refusal> {
    let (state, book) = (cx.state, cx.book);
    let facts = book.effect(def, n);
    let (interfere, uses, twinkling) = call(facts);
    let marks = state.card(card);
    let run = run_of(state, book, who, card, def, n);
    let eye = run.eye(state, book);
    let failing = facts.conditions.iter().find(|c| !eye.holds(c));
    let hand = twinkling;
    let seal = state.category(book, card) == Some(Category::Seal);
    let mystic_one = book.readings.of(readings::MYSTIC_ONCE) == 1 && state.side(who).commanded_mystic;
    let t = Try {
        zone: if hand {
            marks.zone == Zone::Hand
        } else {
            marks.zone == Zone::Arena && !marks.is(Bit::BeingCast) && !marks.is(Bit::Entering)
        },
        own: state.controller(card) == who,
        owner: state.controller(card) == state.owner(card),
        active: hand || !seal || !marks.rested,
        idle: !state.under.iter().any(|u| u.card == Some(card) && u.doing != Doing::Curse),
        step: interfering || (state.under.is_empty() && who == state.turn),
        interfere: !interfering || interfere,
        conditions: failing.is_none(),
        failing: failing.map_or("", clauses),
        target: choosing::has_target(state, book, &run, &Chosen::default()) && all_target(cx, &run, uses),
        payable: payable(cx, card, def, n, who),
        unpaid: unpaid(cx, card, (def, n), who),
        mp: Wants::new("needs-mp", i32::from(mp_cost(state, book, card, def, n)), i32::from(state.side(who).mp)),
        uses,
        two: facts.body.iter().any(|op| matches!(op, Op::Own(OwnOp::OrderBegins))),
        hand,
        allowed: !attack::is_forbidden(state, book, who, card, &OwnCannot::UseSkill),
        stone: marks.is_cursed(Curse::Stone),
        dimension: marks.is_cursed(Curse::Dimension),
        limit: !is_spent(state, book, card, def, n, false),
        named: !is_spent(state, book, card, def, n, true),
        of_mystic: !seal,
        mystic: seal || hand || !(marks.is(Bit::Commanded) || mystic_one),
        live: super::values::is_live(state, facts, card),
        capacity: super::extra::can_create(state, book, who, facts),
        kept: hand || super::values::keeps(state, book, card, facts, true),
        support: state.is_support(card),
        control: commands::is_own(state, book, card),
    };
    allowed(&SKILL, state, &t, why)
}

/// 604.4. An All Skill needs something of the opponent's that it is done to.
fn all_target(cx: &Cx<'_>, run: &Run, uses: Uses) -> bool {
    use crate::cardgame::code::Instr;
    if uses != Uses::All {
        return true;
    }
    let steps = &cx.book.code(run.def, run.effect).steps;
    let mut picks =
        steps.iter().filter_map(|s| if let Instr::Pick(selector) = s { Some(selector) } else { None }).peekable();
    let eye = run.eye(cx.state, cx.book);
    picks.peek().is_none() || picks.any(|selector| !eye.select(selector).is_empty())
}

/// g:(X/Y). Has a text worked as often as it may?
pub fn is_spent(state: &State, book: &Book, card: CardId, def: DefId, n: u8, named: bool) -> bool {
    let extra = &book.effect(def, n).extra;
    let owner = state.owner(card);
    let is = |u: &&Use| u.def == def && u.effect == n && u.who == owner && u.card == (!named).then_some(card);
    let most = if named { extra.named } else { extra.limit };
    most.is_some_and(|(most, _)| state.uses.iter().find(is).is_some_and(|u| u.n >= most))
}

/// A text with a limit is used, or, where its name is counted, has worked.
pub fn used(cx: &mut Cx<'_>, card: CardId, def: DefId, effect: u8, named: bool) {
    use super::vocabulary::Period;
    let extra = cx.book.effect(def, effect).extra.clone();
    let who = cx.state.owner(card);
    let (limit, of) = if named { (extra.named, None) } else { (extra.limit, Some(card)) };
    if let Some((_, period)) = limit {
        let left = match period {
            Period::Subturn => 1,
            Period::Turn => 2,
            Period::Game => 0,
        };
        cx.event(Happens::Used(Use { def, effect, card: of, who, period, n: 1, left }).event());
    }
}

/// The program of a Skill, from its body on.
fn run_of(state: &State, book: &Book, who: Player, card: CardId, def: DefId, effect: u8) -> Run {
    let _ = state;
    let mut run = Run::of(who, card, def, effect);
    run.own.of_skill = Some(call(book.effect(def, effect)).0);
    Run { at: book.code(def, effect).body, ..run }
}

/// 605.5. Can the Cost be paid? 102.6: the first Mp only cast.
fn payable(cx: &Cx<'_>, card: CardId, def: DefId, effect: u8, who: Player) -> bool {
    let (state, book) = (cx.state, cx.book);
    let mp = mp_cost(state, book, card, def, effect);
    if state.side(who).casting_only
        && (mp > 0 || (has_mp(book, def, effect) && book.readings.of(readings::STARTER_MP) == 1))
    {
        return false;
    }
    let run = run_of(state, book, who, card, def, effect);
    state.side(who).mp >= mp && pay::payable(&run.eye(state, book), def, effect)
}

/// The Mp that are needed and there, if they are too few.
fn mp(t: &Try) -> Option<Wants> {
    Some(t.mp).filter(|mp| mp.there < mp.wanted)
}

/// The clauses by which a Cost that cannot be paid refuses.
fn unpaid(cx: &Cx<'_>, card: CardId, (def, n): (DefId, u8), who: Player) -> &'static str {
    let starts = cx.state.side(who).casting_only && mp_cost(cx.state, cx.book, card, def, n) > 0;
    match (starts, cx.state.category(cx.book, card)) {
        (true, _) => "102.6",
        (_, Some(Category::Mystic)) => "g:Cost",
        _ => "500.4 g:Cost",
    }
}

fn has_mp(book: &Book, def: DefId, effect: u8) -> bool {
    book.effect(def, effect).cost.iter().any(|op| matches!(op, Op::Own(OwnOp::PayMp(_))))
}

/// The Mp of a Skill, with what changes it (g:Fixed Mp).
pub fn mp_cost(state: &State, book: &Book, card: CardId, def: DefId, effect: u8) -> i16 {
    let facts = book.effect(def, effect);
    let printed: i32 =
        facts.cost.iter().map(|op| if let Op::Own(OwnOp::PayMp(n)) = op { i32::from(*n) } else { 0 }).sum();
    if facts.extra.fixed_mp.is_some() {
        return i16::try_from(printed).unwrap_or(i16::MAX);
    }
    let change: i32 = super::values::skill_mp(state, book, card);
    i16::try_from((printed + change).max(0)).unwrap_or(i16::MAX)
}

/// The Skills that a player may use.
pub fn offer(cx: &Cx<'_>, who: Player, interfering: bool, options: &mut Options) {
    let (state, book) = (cx.state, cx.book);
    let mut cards: Few = state.whole_field().collect();
    cards.extend(state.hand(who).iter().copied());
    for card in cards {
        let hand = state.card(card).zone == Zone::Hand;
        if state.controller(card) != who && !options.why() {
            continue;
        }
        for (n, skill) in (0..=u8::MAX).zip(skills(state, book, card)) {
            let (_, _, twinkling) = call(book.effect(skill.0, skill.1));
            if hand && !twinkling {
                if options.why() {
                    let act = if interfering { Act::InterfereSkill(card, n) } else { Act::Skill(card, n) };
                    let mystic = state.category(book, card) == Some(Category::Mystic);
                    options.offer(act.choice(), Err(Refusal::by(if mystic { "500.5 303.4" } else { "500.1 303.4" })));
                }
                continue;
            }
            let act = match (interfering, hand) {
                (true, true) => Act::InterfereHandSkill(card, n),
                (true, false) => Act::InterfereSkill(card, n),
                (false, true) => Act::HandSkill(card, n),
                (false, false) => Act::Skill(card, n),
            };
            let legal = legal(cx, card, skill, who, interfering, options.why());
            options.offer(act.choice(), legal);
        }
        if options.why() && skills(state, book, card).is_empty() && !hand {
            let act = if interfering { Act::InterfereSkill(card, 0) } else { Act::Skill(card, 0) };
            options.offer(act.choice(), Err(Refusal::by("604.1")));
        }
    }
}

fn run(cx: &Cx<'_>, l: &Using) -> Option<Run> {
    let card = l.card?;
    let mut run = run_of(cx.state, cx.book, l.who, card, l.def, l.effect);
    if let Some(at) = parted(cx.book, l.def, l.effect) {
        if l.second {
            run.at = at + 1;
        } else {
            run.end = at;
        }
    } else if l.second {
        // 608 with an empty first part.
    }
    Some(run)
}

/// Where the second part of a Skill begins.
fn parted(book: &Book, def: DefId, effect: u8) -> Option<u16> {
    use crate::cardgame::code::Instr;
    let steps = &book.code(def, effect).steps;
    let at = steps.iter().position(|s| matches!(s, Instr::Act(Op::Own(OwnOp::OrderBegins))))?;
    u16::try_from(at).ok()
}

fn declare(cx: &mut Cx<'_>, l: &mut Using, doing: Doing) -> Flow {
    cx.event(begins(l.who, l.card, doing));
    Flow::Next
}

fn no_move(_: &mut Cx<'_>, _: &mut Using) -> Flow {
    Flow::Next
}

fn offer_mode(cx: &Cx<'_>, l: &Using, options: &mut Options) -> Asked {
    let Some(run) = run(cx, l) else { return Asked::Nobody(Flow::Next) };
    match choosing::next(cx.state, cx.book, &run, &l.chosen) {
        Some(choosing::Want::Mode(_)) => {
            choosing::offer(cx, &run, &l.chosen, options).unwrap_or(Asked::Nobody(Flow::Next))
        }
        _ => Asked::Nobody(Flow::Next),
    }
}

fn take_mode(cx: &mut Cx<'_>, l: &mut Using, choice: Choice) -> Flow {
    if let Some(run) = run(cx, l) {
        choosing::tell_mode(cx, l.who, choice);
        choosing::take(cx.state, cx.book, &run, &mut l.chosen, choice);
        l.mode = l.chosen.mode;
        if let Choice::Mode(n) = choice {
            cx.note(finding("sm-note-mode").player(l.who).number("n", i32::from(n) + 1));
        }
    }
    Flow::Next
}

fn target_there(cx: &mut Cx<'_>, l: &mut Using) -> Flow {
    let there = run(cx, l).is_some_and(|run| choosing::has_target(cx.state, cx.book, &run, &l.chosen));
    if there { Flow::Next } else { leave(cx, l, "sm-note-no-skill-target", l.second) }
}

fn cost_there(cx: &mut Cx<'_>, l: &mut Using) -> Flow {
    let there = l.how == How::Ordered || l.card.is_some_and(|c| payable(cx, c, l.def, l.effect, l.who));
    if there { Flow::Next } else { leave(cx, l, "sm-note-short", false) }
}

/// 605.6. The Cost is paid, as a program of its own; then what works when a Skill is declared.
fn pays(cx: &mut Cx<'_>, l: &mut Using) -> Flow {
    let Some(card) = l.card else { return leave(cx, l, "sm-note-skill-ends", false) };
    l.paid = true;
    if l.how != How::FromHand {
        cx.event(Happens::State(card, Bit::Using, true).event());
    }
    if cx.state.category(cx.book, card) == Some(Category::Mystic) && l.how == How::Commanded {
        cx.event(Happens::State(card, Bit::Commanded, true).event());
        cx.event(Happens::Note(l.who, Note::CommandedMystic).event());
    }
    cx.note(finding("sm-note-uses-skill").card(card));
    commands::rests_on_control(cx, card);
    used(cx, card, l.def, l.effect, false);
    let code = cx.book.code(l.def, l.effect);
    if l.how == How::Ordered || code.cost.is_empty() {
        return Flow::Next;
    }
    let mut run = run_of(cx.state, cx.book, l.who, card, l.def, l.effect);
    (run.at, run.end) = (code.cost.start, code.cost.end);
    Flow::Call(crate::cardgame::Frame::Program(Box::new(At::program(code.cost.start, run))))
}

fn declared(cx: &mut Cx<'_>, l: &mut Using, timings: &[When]) -> Flow {
    let card = l.card;
    cx.event(Happens::Occurs(When::PlayerCommands, card, l.who, None, NOW).event());
    for when in timings {
        cx.event(Happens::Occurs(*when, card, l.who, None, NOW).event());
    }
    Flow::Call(abilities::Queue::of(cx.state, NOW))
}

fn offer_targets(cx: &Cx<'_>, l: &Using, options: &mut Options) -> Asked {
    let Some(run) = run(cx, l).filter(|_| !l.void) else { return Asked::Nobody(Flow::Next) };
    choosing::offer(cx, &run, &l.chosen, options).unwrap_or(Asked::Nobody(Flow::Next))
}

fn take_targets(cx: &mut Cx<'_>, l: &mut Using, choice: Choice) -> Flow {
    if let Some(run) = run(cx, l) {
        choosing::rests(cx, &run, &l.chosen, choice);
        choosing::take(cx.state, cx.book, &run, &mut l.chosen, choice);
    }
    Flow::Again
}

/// 605.8. What "uses a Skill" sets off, once.
fn uses(cx: &mut Cx<'_>, l: &mut Using, timings: &[When]) -> Flow {
    if l.rewound {
        return Flow::Next;
    }
    for when in timings {
        cx.event(Happens::Occurs(*when, l.card, l.who, None, ACTING).event());
    }
    Flow::Next
}

fn interferes(cx: &mut Cx<'_>, l: &mut Using) -> Flow {
    if l.void || l.card.is_none() || (l.rewound && cx.reading(readings::REWIND_INTERFERE) == 1) {
        return Flow::Next;
    }
    Flow::Call(interfere::start())
}

/// 605.11. Is the use still legal, and are its targets?
fn again(cx: &mut Cx<'_>, l: &mut Using, back: ClauseId) -> Flow {
    let Some(card) = l.card.filter(|_| !l.void) else { return leave(cx, l, "sm-note-skill-ends", true) };
    let Some(run) = run(cx, l) else { return leave(cx, l, "sm-note-skill-ends", true) };
    let marks = cx.state.card(card);
    let hand = l.how == How::FromHand;
    let facts = cx.book.effect(l.def, l.effect);
    let seal = cx.state.category(cx.book, card) == Some(Category::Seal);
    let can = hand
        || (cx.state.in_arena(card)
            && (!seal || !marks.rested)
            && !marks.is_cursed(Curse::Stone)
            && !marks.is_cursed(Curse::Dimension)
            && !cx.state.is_support(card)
            && !attack::is_forbidden(cx.state, cx.book, l.who, card, &OwnCannot::UseSkill)
            && super::values::keeps(cx.state, cx.book, card, facts, true));
    let eye = run.eye(cx.state, cx.book);
    let conditions = facts.conditions.iter().all(|c| eye.holds(c));
    if !can || !conditions {
        return leave(cx, l, "sm-note-cannot-use", true);
    }
    if super::game::is_cancelled(cx.state, cx.book, card, l.who, call(facts).0, true) && !facts.extra.uncancelled {
        cx.support("g:Cancel");
        return leave(cx, l, "sm-note-cancelled", true);
    }
    let mut wrong = false;
    while let Some(gone) = choosing::illegal(cx.state, cx.book, &run, &l.chosen) {
        l.chosen.unpick(gone);
        wrong = true;
    }
    let bare = choosing::asks_target(cx.state, cx.book, &run) && l.chosen.picks.is_empty();
    if (wrong || bare) && !choosing::has_target(cx.state, cx.book, &run, &l.chosen) {
        return leave(cx, l, "sm-note-no-skill-target", true);
    }
    if (wrong || bare) && choosing::next(cx.state, cx.book, &run, &l.chosen).is_some() {
        cx.note(finding("sm-note-target-gone").card(card));
        cx.reading(readings::REWIND_INTERFERE);
        l.rewound = true;
        return Flow::Goto(back);
    }
    Flow::Next
}

/// 605.12. The Skill works.
fn works(cx: &mut Cx<'_>, l: &mut Using) -> Flow {
    let Some(mut run) = run(cx, l) else { return leave(cx, l, "sm-note-skill-ends", true) };
    l.worked = true;
    run.own.chosen = std::mem::take(&mut l.chosen);
    run.own.chosen.made = true;
    run.own.skill = true;
    cx.note(finding("sm-note-skill-works").card(run.this));
    // g:(ที่ชื่อ [S] X / Y). What has worked counts.
    used(cx, run.this, l.def, l.effect, true);
    Flow::Call(crate::cardgame::Frame::Program(Box::new(At::program(run.at, run))))
}

fn succeeded(cx: &mut Cx<'_>, l: &mut Using, timings: &[When]) -> Flow {
    for when in timings {
        cx.event(Happens::Occurs(*when, l.card, l.who, None, SUCCESS).event());
    }
    Flow::Next
}

fn offer_success(cx: &Cx<'_>, _: &Using, options: &mut Options) -> Asked {
    abilities::offer_slot(cx, SUCCESS, options)
}

fn take_success(cx: &mut Cx<'_>, _: &mut Using, choice: Choice) -> Flow {
    abilities::take_slot(cx, SUCCESS, choice)
}

fn offer_acting(cx: &Cx<'_>, _: &Using, options: &mut Options) -> Asked {
    abilities::offer_slot(cx, ACTING, options)
}

fn take_acting(cx: &mut Cx<'_>, _: &mut Using, choice: Choice) -> Flow {
    abilities::take_slot(cx, ACTING, choice)
}

/// 605.15. The Seal becomes Inactive, unless it came into the arena by the Skill (700.1).
fn over(cx: &mut Cx<'_>, l: &mut Using) -> Flow {
    let Some(card) = l.card else { return end(cx) };
    cx.event(Happens::State(card, Bit::Using, false).event());
    let seal = cx.state.category(cx.book, card) == Some(Category::Seal);
    if cx.state.in_arena(card) && seal && l.how != How::Ordered {
        if l.outside && !orders(cx.book, l) {
            cx.cite("700.1");
            cx.note(finding("sm-note-stays-active").card(card));
        } else {
            cx.event(Event::Turn(card, true, Cause::Rule));
        }
    }
    end(cx)
}

fn orders(book: &Book, l: &Using) -> bool {
    book.effect(l.def, l.effect).body.iter().any(|op| matches!(op, Op::Own(OwnOp::Order(..))))
}

fn end(cx: &mut Cx<'_>) -> Flow {
    cx.event(Happens::Ends.event());
    Flow::Return
}

/// Taken out of the declaration; after payment a Seal becomes Inactive.
fn leave(cx: &mut Cx<'_>, l: &mut Using, why: &'static str, paid: bool) -> Flow {
    cx.note(finding(why));
    if let Some(card) = l.card.filter(|c| cx.state.in_arena(*c)) {
        cx.event(Happens::State(card, Bit::Using, false).event());
        let seal = cx.state.category(cx.book, card) == Some(Category::Seal);
        if paid && seal && l.how == How::Commanded {
            cx.event(Event::Turn(card, true, Cause::Rule));
        }
    }
    end(cx)
}

const AGAIN: &str = "500.11 100.5 604.6.1 604.6.2 709.5.2 709.11.4 g:Cancel g:Protect g:Target";
const WORKS: &str = "602.1.6 604.3 g:ทุกใบ";

/// 605
pub static SKILLS: [Row<Using>; 16] = [
    does("605.1", "sm-skill", |cx, l| declare(cx, l, Doing::Skill)),
    does("605.2", "sm-skill-move", no_move),
    asks("605.3", "sm-ask-mode", offer_mode, take_mode),
    does("605.4", "sm-skill-target-there", target_there),
    does("605.5", "sm-skill-cost", cost_there),
    citing("500.3", does("605.6", "sm-skill-paid", pays)),
    does("604.1", "sm-skill-declared", |cx, l| declared(cx, l, &[When::DeclaresSkill])),
    citing(
        "711.3 711.1 g:ค่า_- g:Target g:Name g:N<>คำอธิบาย 709.12 g:Except",
        asks("605.7", "sm-ask-target", offer_targets, take_targets),
    ),
    asks(
        "605.8",
        "sm-ask-abilities",
        |cx, l, o| if l.rewound { Asked::Nobody(Flow::Next) } else { offer_use(cx, l, o) },
        |cx, l, c| take_use(cx, l, c, &[When::UsesSkill]),
    ),
    does("605.9", "sm-interfere", interferes),
    does("605.10", "sm-abilities", |cx, _| abilities::work(cx, ACTING)),
    citing(AGAIN, does("605.11", "sm-skill-again", |cx, l| again(cx, l, ClauseId::new("605.7")))),
    citing(WORKS, does("605.12", "sm-skill-works", works)),
    citing(
        "604.7",
        asks("605.13", "sm-ask-abilities", offer_done, |cx, l, c| take_done(cx, l, c, &[When::SkillSucceeds])),
    ),
    does("605.14", "sm-abilities", |cx, _| abilities::work(cx, SUCCESS)),
    citing("500.3 700.1", does("605.15", "sm-skill-over", over)),
];

/// The Abilities of a use are set off by an answer that nobody need give; then they choose.
fn offer_use(cx: &Cx<'_>, l: &Using, options: &mut Options) -> Asked {
    if l.paid {
        return Asked::Itself(Choice::Nothing);
    }
    offer_acting(cx, l, options)
}

fn take_use(cx: &mut Cx<'_>, l: &mut Using, choice: Choice, timings: &[When]) -> Flow {
    if choice == Choice::Nothing {
        l.paid = false;
        uses(cx, l, timings);
        return Flow::Again;
    }
    take_acting(cx, l, choice)
}

fn offer_done(cx: &Cx<'_>, l: &Using, options: &mut Options) -> Asked {
    if !l.paid {
        return Asked::Itself(Choice::Nothing);
    }
    offer_success(cx, l, options)
}

fn take_done(cx: &mut Cx<'_>, l: &mut Using, choice: Choice, timings: &[When]) -> Flow {
    if choice == Choice::Nothing {
        l.paid = true;
        if let Some(card) = l.card.filter(|c| l.how != How::FromHand && !cx.state.in_arena(*c)) {
            cx.cite("604.7");
            cx.note(finding("sm-note-still-a-success").card(card));
        }
        succeeded(cx, l, timings);
        return Flow::Again;
    }
    take_success(cx, l, choice)
}

const ALL_DECLARED: [When; 2] = [When::DeclaresSkill, When::DeclaresSkillAll];

/// 606
pub static ALL_SKILL: [Row<Using>; 17] = [
    does("606.1", "sm-skill", |cx, l| declare(cx, l, Doing::AllSkill)),
    does("606.2", "sm-skill-move", no_move),
    asks("606.3", "sm-ask-mode", offer_mode, take_mode),
    does("606.4", "sm-skill-target-there", target_there),
    does("606.5", "sm-skill-cost", |cx, l| {
        let there = l.how == How::Ordered || l.card.is_some_and(|c| payable(cx, c, l.def, l.effect, l.who));
        if !there {
            return leave(cx, l, "sm-note-short", false);
        }
        if cx.reading(readings::ALL_SKILL_ORDER) == 1 { Flow::Next } else { declared(cx, l, &ALL_DECLARED) }
    }),
    citing("500.3", does("606.6", "sm-skill-paid", pays)),
    does("604.1", "sm-skill-declared", |cx, l| {
        if cx.reading(readings::ALL_SKILL_ORDER) == 0 { Flow::Next } else { declared(cx, l, &ALL_DECLARED) }
    }),
    does("606.7", "sm-skill-opponent", |cx, l| {
        cx.note(finding("sm-note-skill-against").player(l.who.other()));
        Flow::Next
    }),
    asks(
        "606.8",
        "sm-ask-abilities",
        |cx, l, o| if l.rewound { Asked::Nobody(Flow::Next) } else { offer_use(cx, l, o) },
        |cx, l, c| take_use(cx, l, c, &[When::UsesSkill, When::UsesSkillAll]),
    ),
    does("606.9", "sm-interfere", interferes),
    does("606.10", "sm-abilities", |cx, _| abilities::work(cx, ACTING)),
    citing(AGAIN, does("606.11", "sm-skill-again", |cx, l| again(cx, l, ClauseId::new("606.7")))),
    citing("604.4 602.1.6 g:ทุกใบ", does("606.12", "sm-skill-works", works)),
    citing(
        "604.7",
        asks("606.13", "sm-ask-abilities", offer_done, |cx, l, c| {
            take_done(cx, l, c, &[When::SkillSucceeds, When::SkillAllSucceeds])
        }),
    ),
    does("606.14", "sm-abilities", |cx, _| abilities::work(cx, SUCCESS)),
    citing("500.3 700.1", does("606.15", "sm-skill-over", over)),
    does("604.4", "sm-skill-over", |_, _| Flow::Return),
];

/// 607
pub static MULTIPLE_SKILL: [Row<Using>; 16] = [
    does("607.1", "sm-skill", |cx, l| declare(cx, l, Doing::MultipleSkill)),
    does("607.2", "sm-skill-move", no_move),
    asks("607.3", "sm-ask-mode", offer_mode, take_mode),
    does("607.4", "sm-skill-target-there", target_there),
    does("607.5", "sm-skill-cost", cost_there),
    citing("500.3", does("607.6", "sm-skill-paid", pays)),
    does("604.5", "sm-skill-declared", |cx, l| declared(cx, l, &[When::DeclaresSkill, When::DeclaresSkillMultiple])),
    citing("711.3 711.1", asks("607.7", "sm-ask-target", offer_targets, take_targets)),
    asks(
        "607.8",
        "sm-ask-abilities",
        |cx, l, o| if l.rewound { Asked::Nobody(Flow::Next) } else { offer_use(cx, l, o) },
        |cx, l, c| take_use(cx, l, c, &[When::UsesSkill]),
    ),
    does("607.9", "sm-interfere", interferes),
    does("607.10", "sm-abilities", |cx, _| abilities::work(cx, ACTING)),
    citing(AGAIN, does("607.11", "sm-skill-again", |cx, l| again(cx, l, ClauseId::new("607.7")))),
    citing(WORKS, does("607.12", "sm-skill-works", works)),
    citing(
        "604.7",
        asks("607.13", "sm-ask-abilities", offer_done, |cx, l, c| take_done(cx, l, c, &[When::SkillSucceeds])),
    ),
    does("607.14", "sm-abilities", |cx, _| abilities::work(cx, SUCCESS)),
    citing(
        "500.3 700.1",
        does("607.15", "sm-skill-count", |cx, l| {
            l.hits = l.hits.saturating_sub(1);
            let there = l.card.is_some_and(|c| cx.state.in_arena(c)) && !l.void;
            if l.hits == 0 || !there {
                return over(cx, l);
            }
            // 607.3. How it works stays as it was chosen.
            l.chosen = Chosen { mode: l.mode, ..Chosen::default() };
            (l.rewound, l.paid, l.worked) = (false, true, false);
            let used = finding("sm-note-uses-left").with("n", Fact::Count(usize::from(l.hits)));
            cx.note(l.card.map_or(used.clone(), |card| used.card(card)));
            Flow::Goto(ClauseId::new("607.7"))
        }),
    ),
];

/// 608
pub static TWO_PART: [Row<Using>; 23] = [
    does("608.2", "sm-skill", |cx, l| declare(cx, l, Doing::TwoPartSkill)),
    does("608.3", "sm-skill-move", no_move),
    asks("608.4", "sm-ask-mode", offer_mode, take_mode),
    does("608.5", "sm-skill-target-there", |cx, l| {
        if parted(cx.book, l.def, l.effect).is_none() { Flow::Next } else { target_there(cx, l) }
    }),
    does("608.6", "sm-skill-cost", cost_there),
    citing("500.3", does("608.7", "sm-skill-paid", pays)),
    does("604.1", "sm-skill-declared", |cx, l| declared(cx, l, &[When::DeclaresSkill])),
    asks(
        "608.8",
        "sm-ask-target",
        |cx, l, o| {
            if parted(cx.book, l.def, l.effect).is_none() { Asked::Nobody(Flow::Next) } else { offer_targets(cx, l, o) }
        },
        take_targets,
    ),
    does("608.9", "sm-interfere", interferes),
    citing(
        AGAIN,
        does("608.10", "sm-skill-again", |cx, l| {
            if parted(cx.book, l.def, l.effect).is_none() { Flow::Next } else { again(cx, l, ClauseId::new("608.8")) }
        }),
    ),
    citing(
        WORKS,
        does("608.11", "sm-skill-works", |cx, l| {
            if parted(cx.book, l.def, l.effect).is_none() { Flow::Next } else { works(cx, l) }
        }),
    ),
    does("608.12", "sm-interfere", |cx, l| {
        l.second = true;
        l.worked = false;
        l.rewound = false;
        l.paid = true;
        l.chosen = Chosen::default();
        interferes(cx, l)
    }),
    asks("608.13", "sm-ask-mode", offer_mode, take_mode),
    does("608.14", "sm-skill-target-there", |cx, l| {
        if l.card.is_none() || l.void { leave(cx, l, "sm-note-skill-ends", true) } else { target_there(cx, l) }
    }),
    citing("711.3 711.1", asks("608.15", "sm-ask-target", offer_targets, take_targets)),
    asks(
        "608.16",
        "sm-ask-abilities",
        |cx, l, o| if l.rewound { Asked::Nobody(Flow::Next) } else { offer_use(cx, l, o) },
        |cx, l, c| take_use(cx, l, c, &[When::UsesSkill]),
    ),
    does("608.17", "sm-interfere", interferes),
    does("608.18", "sm-abilities", |cx, _| abilities::work(cx, ACTING)),
    citing(AGAIN, does("608.19", "sm-skill-again", |cx, l| again(cx, l, ClauseId::new("608.15")))),
    citing(WORKS, does("608.20", "sm-skill-works", works)),
    citing(
        "604.7",
        asks("608.21", "sm-ask-abilities", offer_done, |cx, l, c| take_done(cx, l, c, &[When::SkillSucceeds])),
    ),
    does("608.22", "sm-abilities", |cx, _| abilities::work(cx, SUCCESS)),
    citing("500.3 700.1", does("608.23", "sm-skill-over", over)),
];

/// 619
pub static HAND_SKILL: [Row<Using>; 15] = [
    citing(
        "619.1",
        does("619.2", "sm-skill", |cx, l| {
            cx.event(begins(l.who, None, Doing::HandSkill));
            Flow::Next
        }),
    ),
    does("619.3", "sm-skill-move", no_move),
    asks("619.4", "sm-ask-mode", offer_mode, take_mode),
    does("619.5", "sm-skill-target-there", target_there),
    does("619.6", "sm-skill-cost", cost_there),
    citing("g:Twinkling", does("619.7", "sm-skill-paid", pays)),
    does("604.1", "sm-skill-declared", |cx, l| declared(cx, l, &[When::DeclaresSkill, When::DeclaresHandSkill])),
    does("g:Twinkling", "sm-skill-paid", |cx, l| match l.card {
        Some(card) if is_twinkling(cx.book, l) && cx.reading(readings::TWINKLING_MOMENT) == 1 => {
            Flow::Call(super::twinkling::start(card, l.who))
        }
        _ => Flow::Next,
    }),
    citing("711.3 711.1", asks("619.8", "sm-ask-target", offer_targets, take_targets)),
    asks(
        "619.9",
        "sm-ask-abilities",
        |cx, l, o| {
            if l.rewound || parted(cx.book, l.def, l.effect).is_some() {
                Asked::Nobody(Flow::Next)
            } else {
                offer_use(cx, l, o)
            }
        },
        |cx, l, c| take_use(cx, l, c, &[When::UsesSkill]),
    ),
    does("619.10", "sm-interfere", interferes),
    does("619.11", "sm-abilities", |cx, _| abilities::work(cx, ACTING)),
    citing(AGAIN, does("619.12", "sm-skill-again", |cx, l| again(cx, l, ClauseId::new("619.8")))),
    citing("g:Twinkling 619.1", asks("619.13", "sm-ask-hand-card", offer_hand_card, take_hand_card)),
    does("619.14", "sm-skill-goes-on", |cx, l| {
        let facts = cx.book.effect(l.def, l.effect);
        let two = is_two_part(cx, facts);
        let (_, uses, _) = call(facts);
        let l = l.clone();
        Flow::Become(match (two, uses) {
            (true, _) => Procedure::TwoPart(at_row(&TWO_PART, ClauseId::new("608.11"), l)).into(),
            (_, Uses::Once) => Procedure::Skill(at_row(&SKILLS, ClauseId::new("605.12"), l)).into(),
            (_, Uses::All) => Procedure::AllSkill(at_row(&ALL_SKILL, ClauseId::new("606.12"), l)).into(),
            (_, Uses::Times(_)) => Procedure::MultipleSkill(at_row(&MULTIPLE_SKILL, ClauseId::new("607.12"), l)).into(),
        })
    }),
];

/// g:Twinkling
fn is_twinkling(book: &Book, l: &Using) -> bool {
    matches!(book.effect(l.def, l.effect).kind, Kind::Called(Call::Skill { twinkling: true, .. }))
}

fn offer_hand_card(cx: &Cx<'_>, l: &Using, options: &mut Options) -> Asked {
    let name = &cx.book.def(l.def).name;
    let same = |id: &&CardId| cx.book.def(cx.state.card(**id).def).name == *name;
    let all: Few = cx.state.hand(l.who).iter().filter(same).copied().collect();
    match all.as_slice() {
        [] => Asked::Itself(Choice::Nothing),
        [one] => Asked::Itself(Choice::Card(*one, cx.state.card(*one).def)),
        all => {
            all.iter().for_each(|&id| options.legal(Choice::Card(id, cx.state.card(id).def)));
            Asked::Of(Chooser::Player(l.who))
        }
    }
}

fn take_hand_card(cx: &mut Cx<'_>, l: &mut Using, choice: Choice) -> Flow {
    let Choice::Card(id, _) = choice else {
        l.card = None;
        return leave(cx, l, "sm-note-no-such-card", false);
    };
    l.card = Some(id);
    cx.event(Event::Revealed(id));
    cx.event(Happens::State(id, Bit::Using, true).event());
    if is_twinkling(cx.book, l) && cx.reading(readings::TWINKLING_MOMENT) == 0 {
        return Flow::Call(super::twinkling::start(id, l.who));
    }
    Flow::Next
}
