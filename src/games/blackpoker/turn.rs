//! Turn control: Charge, Draw, End.

use super::actions::Kind;
use super::cards::Cards;
use super::event::Event;
pub use super::frame::Drawing;
use super::resolving::{By, effect};
use super::setup::draw_by;
use super::{BlackPoker, Choice, Cx, Found, Options, offer_next};
use crate::engine::{Asked, Chooser, Flow, Refusal, Row, asks, citing, does};

/// Charge: the characters of the player who has the turn, then a Draw action.
pub static CHARGE: [Row<BlackPoker, By>; 2] = [
    does("A-6-1", "bp-row-charge-all", |cx, _| {
        let driven: Vec<_> = cx.state.characters(cx.state.turn).filter(|&t| cx.state.is_driven(t)).collect();
        driven.into_iter().for_each(|thing| cx.event(Event::Charge(thing)));
        Flow::Next
    }),
    citing(
        "P-6-4",
        does("A-6-2", "bp-row-raise-draw", |cx, l| {
            cx.support("P-6-4");
            cx.event(Event::Raise(l.0, Kind::Draw));
            Flow::Next
        }),
    ),
];

/// Draw: one card, then perhaps one more.
pub static DRAW: [Row<BlackPoker, Drawing>; 2] = [
    citing(
        "A-7-0 P-6-2",
        asks(
            "A-7-1",
            "bp-row-draw",
            |cx, _, options| {
                let player = cx.state.turn;
                offer_next(player, cx.state.side(player).next_drawn(), options)
            },
            |cx, _, choice| {
                cx.support("A-7-0");
                take_card(cx, choice);
                Flow::Next
            },
        ),
    ),
    citing(
        "P-6-2",
        asks("A-7-2", "bp-row-draw-second", second_options, |cx, l, choice| match choice {
            Choice::Draw => {
                l.second = true;
                Flow::Again
            }
            Choice::NoDraw => Flow::Next,
            choice => {
                take_card(cx, choice);
                Flow::Next
            }
        }),
    ),
];

fn take_card(cx: &mut Cx<'_>, choice: Choice) {
    let player = cx.state.turn;
    if choice == Choice::NothingThere {
        cx.decide("P-6-2");
        cx.note(Found::NothingToDraw(player));
    }
    draw_by(cx, player, choice);
}

fn second_options(cx: &Cx<'_>, l: &Drawing, options: &mut Options) -> Asked<BlackPoker> {
    let player = cx.state.turn;
    let side = cx.state.side(player);
    if l.second {
        return offer_next(player, side.next_drawn(), options);
    }
    if side.deck_size() == 0 {
        return Asked::Nobody(Flow::Next);
    }
    options.legal(Choice::Draw);
    options.legal(Choice::NoDraw);
    Asked::Of(Chooser::Player(player))
}

/// A-8-1. Cards that may be kept at the end of a turn.
const KEPT: u8 = 7;

/// End: down to seven cards, the turn goes over, a Charge action.
pub static END: [Row<BlackPoker, By>; 3] = [
    asks("A-8-1", "bp-row-hand-limit", limit_options, |cx, l, choice| {
        match choice {
            Choice::Discard(card) => cx.event(Event::Discard(l.0, Some(card))),
            _ => cx.event(Event::Discard(l.0, None)),
        }
        Flow::Again
    }),
    citing(
        "P-3-1 P-9-1 A-12-1 A-13-1",
        does("A-8-2", "bp-row-turn-over", |cx, l| {
            cx.support("P-3-1");
            cx.support("P-9-1");
            let changes: Vec<i16> = cx.state.sides.iter().flat_map(|s| &s.soldiers).map(|s| s.change).collect();
            if changes.iter().any(|c| *c != 0) {
                cx.note(Found::ChangesEnd);
                for (clause, sign) in [("A-12-1", 1), ("A-13-1", -1)] {
                    if changes.iter().any(|c| c.signum() == sign) {
                        cx.support(clause);
                    }
                }
            }
            cx.event(Event::Turn(l.0.other()));
            Flow::Next
        }),
    ),
    citing(
        "P-6-4",
        does("A-8-3", "bp-row-raise-charge", |cx, l| {
            cx.support("P-6-4");
            cx.event(Event::RaiseNow(l.0, Kind::Charge));
            Flow::Call(effect(Kind::Charge, l.0))
        }),
    ),
];

fn limit_options(cx: &Cx<'_>, l: &By, options: &mut Options) -> Asked<BlackPoker> {
    let side = cx.state.side(l.0);
    if side.hand_size() <= KEPT {
        return Asked::Nobody(Flow::Next);
    }
    for card in side.hand.iter() {
        options.legal(Choice::Discard(card));
    }
    if side.hand_unknown > 0 {
        options.legal(Choice::DiscardUnknown);
        side.may_be().iter().for_each(|card| options.nameable(Choice::Discard(card)));
    }
    if options.why() {
        let unseen = if side.hand_unknown > 0 { side.may_be() } else { Cards::NONE };
        for card in Cards::PACK.except(side.hand).except(unseen).iter() {
            options.offer(Choice::Discard(card), Err(Refusal::by("A-8-1")));
        }
    }
    Asked::Of(Chooser::Player(l.0))
}
