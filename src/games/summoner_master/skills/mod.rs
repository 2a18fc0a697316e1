//! 604 to 608, 619. Skills: general, on All, several times, of two parts, from hand.

mod allowing;
mod counting;
mod from_hand;
mod general;
mod ordered;
mod paying;
mod several;
mod two_parts;

use super::choosing::Chosen;
use super::vocabulary::{Call, Effect, Kind, Op, OwnOp, Uses};
use super::{Book, Cx, Frame, Procedure, Run, State, readings, values};
use crate::cardgame::{CardId, DefId};
use crate::engine::{At, Player};

pub use super::procedure::{Used as How, Using};
pub use allowing::{SKILL, Try, offer};
pub use counting::{is_spent, used};
pub use from_hand::HAND_SKILL;
pub use general::SKILLS;
pub use ordered::{ORDERED_SKILL, Ordered};
pub use paying::mp_cost;
pub use several::{ALL_SKILL, MULTIPLE_SKILL};
pub use two_parts::TWO_PART;

/// The Skills of a card: its own that are live, and those given to it.
pub fn skills<'a>(state: &'a State, book: &'a Book, id: CardId) -> impl Iterator<Item = (DefId, u8)> + 'a {
    let def = state.card(id).def;
    let is = |e: &Effect| matches!(e.kind, Kind::Called(Call::Skill { .. }));
    let own = book.def(def).calls.iter().filter(|(c, _)| matches!(c, Call::Skill { .. }));
    let others = values::others(state, book, &state.values, id).filter(move |&(d, n)| is(book.effect(d, n)));
    own.map(move |(_, n)| (def, *n)).chain(others)
}

fn call(effect: &Effect) -> (bool, Uses, bool) {
    match &effect.kind {
        Kind::Called(Call::Skill { interfere, uses, twinkling, hand }) => (*interfere, *uses, *twinkling || *hand),
        _ => (false, Uses::Once, false),
    }
}

/// The clause under which a Skill is declared.
pub fn declared_by(cx: &Cx<'_>, card: CardId, n: u8) -> &'static str {
    let Some((def, effect)) = skills(cx.state, cx.book, card).nth(usize::from(n)) else { return "605.1" };
    let facts = cx.book.effect(def, effect);
    match call(facts).1 {
        _ if facts.body.iter().any(|op| matches!(op, Op::Own(OwnOp::OrderBegins))) => "608.2",
        Uses::Once => "605.1",
        Uses::All => "606.1",
        Uses::Times(_) => "607.1",
    }
}

/// A Skill begins; none: the card has no such Skill.
pub fn start(cx: &Cx<'_>, card: CardId, n: u8, who: Player, how: How) -> Option<Frame> {
    let (def, effect) = skills(cx.state, cx.book, card).nth(usize::from(n))?;
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
        paying: false,
        own_cost: false,
        given: false,
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

/// The program of a Skill, from its body on.
fn run_of(book: &Book, who: Player, card: CardId, def: DefId, effect: u8) -> Run {
    let mut run = Run::of(who, card, def, effect);
    run.own.of_skill = Some(call(book.effect(def, effect)).0);
    Run { at: book.code(def, effect).body, ..run }
}

fn run(cx: &Cx<'_>, l: &Using) -> Option<Run> {
    let card = l.card?;
    let mut run = run_of(cx.book, l.who, card, l.def, l.effect);
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
