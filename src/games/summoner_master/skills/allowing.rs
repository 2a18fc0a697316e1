//! 604.6. Which Skills may be used, and how often.

use super::super::areas::Bit;
use super::super::choosing::{self, Chosen};
use super::super::vocabulary::{
    self, Category, Condition, Curse, Op, OwnCannot, OwnCondition, OwnIs, OwnOp, Uses, Zone,
};
use super::super::{Act, Cx, Eye, Options, Run, State, control, extra, having, readings, values};
use super::counting::is_spent;
use super::paying::{mp_cost, payable, unpaid};
use super::{call, run_of, skills};
use crate::cardgame::{CardId, DefId, Few};
use crate::engine::check::{Needs, allowed};
use crate::engine::{Check, Player, Refusal, check};

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
    untargeted: &'static str,
    payable: bool,
    unpaid: &'static str,
    mp: Needs,
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
    prepared: bool,
    capacity: bool,
    kept: bool,
    support: bool,
    control: bool,
}

/// The Mp that are needed and there, if they are too few.
fn mp(t: &Try) -> Option<Needs> {
    Some(t.mp).filter(|mp| mp.there < mp.wanted)
}

/// 604.6. What the use of a Skill asks for.
pub static SKILL: [Check<State, Try>; 30] = [
    check("303.4", "in-its-zone", |_: &State, t: &Try| t.zone).also("500.1 500.5"),
    check("500.2", "own-card", |_: &State, t: &Try| t.own).also("500.6 402.2 401.6.5"),
    check("712.1", "controlled-by-its-owner", |_: &State, t: &Try| t.owner).also("604.6.2"),
    check("604.6.2", "active", |_: &State, t: &Try| t.active && t.idle).also("604.2 500.1 g:Inactive_Seal"),
    check("401.6.3", "in-the-step", |_: &State, t: &Try| t.step).also("500.9 401.6.2"),
    check("500.10", "interfere-only", |_: &State, t: &Try| t.interfere).also("g:Interfere g:Skill"),
    check("604.6.1", "conditions", |_: &State, t: &Try| t.conditions).own(|t| t.failing),
    check("605.4", "target", |_: &State, t: &Try| t.target || t.uses != Uses::Once || t.two || t.hand)
        .also("711.1")
        .own(|t| t.untargeted),
    check("606.4", "all-target", |_: &State, t: &Try| t.target || t.uses != Uses::All || t.hand)
        .also("711.1")
        .own(|t| t.untargeted),
    check("607.4", "multiple-target", |_: &State, t: &Try| t.target || !matches!(t.uses, Uses::Times(_)) || t.hand)
        .also("711.1")
        .own(|t| t.untargeted),
    check("608.5", "two-part-target", |_: &State, t: &Try| t.target || !t.two || t.hand)
        .also("711.1")
        .own(|t| t.untargeted),
    check("619.5", "hand-target", |_: &State, t: &Try| t.target || !t.hand).also("711.1").own(|t| t.untargeted),
    check("500.8", "mystic-cost", |_: &State, t: &Try| t.payable || !t.of_mystic),
    check("605.5", "cost", |_: &State, t: &Try| t.payable || t.uses != Uses::Once || t.two || t.hand)
        .own(|t| t.unpaid)
        .needs(|_, t| mp(t)),
    check("606.5", "all-cost", |_: &State, t: &Try| t.payable || t.uses != Uses::All || t.hand)
        .own(|t| t.unpaid)
        .needs(|_, t| mp(t)),
    check("607.5", "multiple-cost", |_: &State, t: &Try| t.payable || !matches!(t.uses, Uses::Times(_)) || t.hand)
        .own(|t| t.unpaid)
        .needs(|_, t| mp(t)),
    check("608.6", "two-part-cost", |_: &State, t: &Try| t.payable || !t.two || t.hand)
        .own(|t| t.unpaid)
        .needs(|_, t| mp(t)),
    check("619.6", "hand-cost", |_: &State, t: &Try| t.payable || !t.hand).own(|t| t.unpaid).needs(|_, t| mp(t)),
    check("100.2", "may-use-skills", |_: &State, t: &Try| t.allowed).also("604.2"),
    check("709.5.2", "stone", |_: &State, t: &Try| !t.stone).also("709.5.1"),
    check("709.11.4", "dimension", |_: &State, t: &Try| !t.dimension).also("709.11.3"),
    check("g:(X/Y)", "so-many-times", |_: &State, t: &Try| t.limit),
    check("g:(ที่ชื่อ [S] X / Y)", "so-many-times-by-name", |_: &State, t: &Try| t.named),
    check("500.7", "mystic-once", |_: &State, t: &Try| t.mystic).by(readings::MYSTIC_ONCE),
    check("611.4", "box", |_: &State, t: &Try| t.live).also("200.14.3 200.18.3 201.15.3"),
    check("105.3.2", "prepared", |_: &State, t: &Try| t.prepared).also("102.2"),
    check("621.4", "capacity", |_: &State, t: &Try| t.capacity || !t.prepared).also("621.5"),
    check("604.1", "has-its-skills", |_: &State, t: &Try| t.kept),
    check("510.3", "no-support", |_: &State, t: &Try| !t.support),
    check("712.1", "by-control", |_: &State, t: &Try| t.control).also("g:Control").by(readings::CONTROL_COMMANDS),
];

/// The clauses of a condition that does not hold.
fn clauses(condition: &Condition) -> &'static str {
    match condition {
        Condition::This(filter) if filter.has(&|is| matches!(is, vocabulary::Is::Own(OwnIs::Line(_)))) => {
            "g:At_line g:Df_Line"
        }
        Condition::Own(OwnCondition::NormallyCombined) => "g:รวมร่างปกติ",
        Condition::Own(OwnCondition::Combined(_)) => "605.2",
        Condition::Own(OwnCondition::Stated(inner)) => match clauses(inner) {
            "" => "g:เงื่อนไข_(Condition)",
            inner => inner,
        },
        _ => "",
    }
}

/// The clauses by which a condition does not hold; 621.6.5: it would, if Extras were counted.
fn fails(eye: &Eye<'_>, condition: &Condition) -> &'static str {
    match (condition, clauses(condition)) {
        (Condition::Own(OwnCondition::Stated(inner)), _) if eye.holds(inner) => {
            let extra = |id: &CardId| eye.def(*id).facts.extra;
            if eye.state.arena(eye.who).iter().any(extra) {
                "g:เงื่อนไข_(Condition) 621.6.5"
            } else {
                "g:เงื่อนไข_(Condition) g:Control"
            }
        }
        (_, "") => "g:เงื่อนไข_(Condition)",
        (_, clauses) => clauses,
    }
}

/// When a Skill is to be used.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Occasion {
    /// 401.6.2. In the Main Step.
    Main,
    /// 500.10. In an Interfere Step.
    Interfere,
    /// 605.12. An Effect orders it: nothing is paid.
    Ordered,
}

/// May a Skill of a card be used?
pub(super) fn legal(
    cx: &Cx<'_>,
    card: CardId,
    (def, n): (DefId, u8),
    who: Player,
    occasion: Occasion,
    why: bool,
) -> Result<(), Refusal> {
    let ordered = occasion == Occasion::Ordered;
    let (state, book) = (cx.state, cx.book);
    let facts = book.effect(def, n);
    let (interfere, uses, twinkling) = call(facts);
    let marks = state.card(card);
    let hand = twinkling;
    let seal = state.category(book, card) == Some(Category::Seal);
    let mystic_one = book.readings.of(readings::MYSTIC_ONCE) == 1 && state.side(who).commanded_mystic;
    let mp_cost = i32::from(mp_cost(state, book, card, def, n));
    let first = Try {
        zone: if hand {
            marks.zone == Zone::Hand
        } else {
            marks.zone == Zone::Arena && !marks.is(Bit::BeingCast) && !marks.is(Bit::Entering)
        },
        own: ordered || state.controller(card) == who,
        owner: state.controller(card) == state.owner(card),
        active: hand || !seal || !marks.rested,
        idle: !state.is_busy(card),
        step: occasion != Occasion::Main || (state.under.is_empty() && who == state.turn),
        interfere: occasion != Occasion::Interfere || interfere,
        conditions: true,
        failing: "",
        target: true,
        untargeted: "",
        payable: true,
        unpaid: "",
        mp: Needs::new("needs-mp", mp_cost, i32::from(state.side(who).mp)),
        uses,
        two: facts.body.iter().any(|op| matches!(op, Op::Own(OwnOp::OrderBegins))),
        hand,
        allowed: !having::is_forbidden(state, book, who, card, &OwnCannot::UseSkill),
        stone: marks.is_cursed(Curse::Stone),
        dimension: marks.is_cursed(Curse::Dimension),
        limit: !is_spent(state, book, card, def, n, false),
        named: !is_spent(state, book, card, def, n, true),
        of_mystic: !seal,
        mystic: seal || hand || !(marks.is(Bit::Commanded) || mystic_one),
        live: values::is_live(state, facts, card),
        prepared: extra::is_prepared(state, book, who, facts),
        capacity: extra::can_create(state, book, who, facts),
        kept: hand || values::keeps(state, book, card, facts, true),
        support: state.is_support(card),
        control: control::is_own(state, book, card),
    };
    // What is soon seen is looked at first: nobody asks for more reasons.
    if !why {
        allowed(&SKILL, state, &first, false)?;
    }
    let run = run_of(book, who, card, def, n);
    let eye = run.eye(state, book);
    let failing = facts.conditions.iter().find(|c| !eye.holds(c));
    if !why && failing.is_some() {
        return Err(Refusal::default());
    }
    let target = choosing::has_target(state, book, &run, &Chosen::default()) && all_target(cx, &run, uses);
    let t = Try {
        conditions: failing.is_none(),
        failing: failing.map_or("", |c| fails(&eye, c)),
        target,
        untargeted: if why && !target { choosing::why_none(state, book, &run) } else { "" },
        payable: ordered || payable(cx, card, def, n, who),
        unpaid: if why { unpaid(cx, card, (def, n), who) } else { "" },
        ..first
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

/// 303.4. Why the Skills of known cards elsewhere cannot be used.
fn refuse_elsewhere(cx: &Cx<'_>, who: Player, interfering: bool, options: &mut Options) {
    let places = [
        (Zone::SealShrine, "301.5 303.4 303.5"),
        (Zone::MysticShrine, "301.5 303.4"),
        (Zone::Removed, "304.3 303.4"),
        (Zone::SealLibrary, "300.6 303.4 303.5"),
        (Zone::MysticLibrary, "300.6 303.4"),
    ];
    for (zone, by) in places {
        for &card in cx.state.pile(who, zone).iter().filter(|id| !cx.state.card(**id).is_unknown()) {
            if skills(cx.state, cx.book, card).next().is_some() {
                let act = if interfering { Act::InterfereSkill(card, 0) } else { Act::Skill(card, 0) };
                options.offer(act.choice(), Err(Refusal::by(by)));
            }
        }
    }
}

/// The Skills that a player may use.
pub fn offer(cx: &Cx<'_>, who: Player, interfering: bool, options: &mut Options) {
    let (state, book) = (cx.state, cx.book);
    if options.why() {
        refuse_elsewhere(cx, who, interfering, options);
    }
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
                    options.offer(
                        act.choice(),
                        Err(Refusal::by(if mystic { "500.5 303.4 302.6" } else { "500.1 303.4 302.6 303.5" })),
                    );
                }
                continue;
            }
            let act = match (interfering, hand) {
                (true, true) => Act::InterfereHandSkill(card, n),
                (true, false) => Act::InterfereSkill(card, n),
                (false, true) => Act::HandSkill(card, n),
                (false, false) => Act::Skill(card, n),
            };
            let occasion = if interfering { Occasion::Interfere } else { Occasion::Main };
            let legal = legal(cx, card, skill, who, occasion, options.why());
            options.offer(act.choice(), legal);
        }
        if options.why() && skills(state, book, card).next().is_none() && !hand {
            let act = if interfering { Act::InterfereSkill(card, 0) } else { Act::Skill(card, 0) };
            options.offer(act.choice(), Err(Refusal::by("604.1")));
        }
    }
}
