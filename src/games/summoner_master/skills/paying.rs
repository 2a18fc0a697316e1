//! 605.5. The Cost of a Skill.

use super::super::areas::Bit;
use super::super::event::{Happens, Note};
use super::super::vocabulary::{Category, Deed, Op, OwnOp, Target};
use super::super::{Book, Cx, Flow, State, control, readings, values};
use super::counting::used;
use super::general::leave;
use super::{How, Using, run_of};
use crate::cardgame::{CardId, DefId, finding, pay};
use crate::engine::{At, Player};

/// 605.5. Can the Cost be paid? 102.6: the first Mp only cast.
pub(super) fn payable(cx: &Cx<'_>, card: CardId, def: DefId, effect: u8, who: Player) -> bool {
    let (state, book) = (cx.state, cx.book);
    let mp = mp_cost(state, book, card, def, effect);
    if state.side(who).casting_only
        && (mp > 0 || (has_mp(book, def, effect) && book.readings.of(readings::STARTER_MP) == 1))
    {
        return false;
    }
    let run = run_of(book, who, card, def, effect);
    state.side(who).mp >= mp && pay::payable(&run.eye(state, book), def, effect)
}

/// The clauses by which a Cost that cannot be paid refuses.
pub(super) fn unpaid(cx: &Cx<'_>, card: CardId, (def, n): (DefId, u8), who: Player) -> &'static str {
    let starts = cx.state.side(who).casting_only && mp_cost(cx.state, cx.book, card, def, n) > 0;
    let mp = cx.state.side(who).mp >= mp_cost(cx.state, cx.book, card, def, n);
    // Which of several things that are moved is missing is not known here.
    let moved = || cx.book.effect(def, n).cost.iter().filter(|op| matches!(op, Op::Move { .. }));
    let sacrifice = |op: &Op| matches!(op, Op::Move { deed: Deed::Sacrifice, .. });
    match (starts, cx.state.category(cx.book, card)) {
        (true, _) => "102.6",
        // The Mp are there; what must be Sacrificed is not.
        _ if mp && moved().next().is_some() && moved().all(sacrifice) => "500.4 g:Cost g:Sacrifice",
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
    let change: i32 = values::skill_mp(state, book, card);
    i16::try_from((printed + change).max(0)).unwrap_or(i16::MAX)
}

pub(super) fn cost_there(cx: &mut Cx<'_>, l: &mut Using) -> Flow {
    let there = l.how == How::Ordered || l.card.is_some_and(|c| payable(cx, c, l.def, l.effect, l.who));
    if there { Flow::Next } else { leave(cx, l, "sm-note-short", false) }
}

/// 608.1. Does the word that orders part the Skill in two?
fn facts_of_two(cx: &Cx<'_>, l: &Using) -> bool {
    cx.book.effect(l.def, l.effect).body.iter().any(|op| matches!(op, Op::Own(OwnOp::OrderBegins)))
}

/// 605.6. The Cost is paid, as a program of its own; then what works when a Skill is declared.
pub(super) fn pays(cx: &mut Cx<'_>, l: &mut Using) -> Flow {
    let Some(card) = l.card else { return leave(cx, l, "sm-note-skill-ends", false) };
    l.paid = true;
    if l.how != How::FromHand {
        cx.event(Happens::State(card, Bit::Using, true).event());
    }
    if cx.state.category(cx.book, card) == Some(Category::Mystic) && l.how == How::Commanded {
        cx.event(Happens::State(card, Bit::Commanded, true).event());
        cx.event(Happens::Note(l.who, Note::CommandedMystic).event());
    }
    if facts_of_two(cx, l) {
        cx.support("608.1");
    }
    cx.note(finding("sm-note-uses-skill").card(card));
    control::rests_on_control(cx, card);
    used(cx, card, l.def, l.effect, false);
    let code = cx.book.code(l.def, l.effect);
    if l.how == How::Ordered || code.cost.is_empty() {
        return Flow::Next;
    }
    let moved = || cx.book.effect(l.def, l.effect).cost.iter().filter(|op| matches!(op, Op::Move { .. }));
    l.own_cost = moved().any(|op| matches!(op, Op::Move { what: Target::This, .. }));
    l.paying = moved().count() == 1;
    let mut run = run_of(cx.book, l.who, card, l.def, l.effect);
    (run.at, run.end) = (code.cost.start, code.cost.end);
    Flow::Call(crate::cardgame::Frame::Program(Box::new(At::program(code.cost.start, run))))
}
