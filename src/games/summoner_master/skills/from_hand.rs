//! 619. Skills from hand.

use super::super::areas::{Bit, Doing};
use super::super::event::{ACTING, Happens, begins};
use super::super::interfere::Opener;
use super::super::vocabulary::{Call, Kind, Uses, When};
use super::super::{Asked, Book, Choice, Cx, Event, Flow, Options, Procedure, Row, abilities, readings, twinkling};
use super::general::{
    AGAIN, SKILLS, again, declared, interferes, leave, no_move, offer_mode, offer_targets, offer_use, take_mode,
    take_targets, take_use, target_there,
};
use super::paying::{cost_there, pays};
use super::several::{ALL_SKILL, MULTIPLE_SKILL};
use super::two_parts::TWO_PART;
use super::{Using, call, is_two_part, parted};
use crate::cardgame::{CardId, Few};
use crate::engine::{Chooser, ClauseId, asks, at_row, citing, does};

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
            Flow::Call(twinkling::start(card, l.who))
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
    does("619.10", "sm-interfere", |cx, l| interferes(cx, l, Opener::HandSkill)),
    abilities::working::<ACTING, _>("619.11"),
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
    cx.support("619.1");
    let Choice::Card(id, _) = choice else {
        l.card = None;
        return leave(cx, l, "sm-note-no-such-card", false);
    };
    l.card = Some(id);
    cx.event(Event::Revealed(id));
    cx.event(Happens::State(id, Bit::Using, true).event());
    if is_twinkling(cx.book, l) && cx.reading(readings::TWINKLING_MOMENT) == 0 {
        return Flow::Call(twinkling::start(id, l.who));
    }
    Flow::Next
}
