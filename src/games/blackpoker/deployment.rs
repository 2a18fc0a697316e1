//! Deployment: bulwarks, soldiers, equipment.

use super::cards::{Card, Cards, Thing};
use super::event::Event;
use super::readings::{CHANGES_WHEN_EQUIPPED, EQUIP_DRIVEN};
use super::resolving::By;
use super::state::Target;
use super::{BlackPoker, Choice, Cx, Found, Options};
use crate::engine::{Asked, Chooser, Flow, Player, Refusal, Row, asks, citing, does};

/// A-1-1. Set Bulwark.
pub static SET_BULWARK: [Row<BlackPoker, By>; 1] = [citing(
    "P-6-2",
    asks("A-1-1", "bp-row-lay", lay_options, |cx, l, choice| {
        match choice {
            Choice::Lay(card) => cx.event(Event::Lay(l.0, Some(card))),
            Choice::LayUnknown => cx.event(Event::Lay(l.0, None)),
            _ => {
                cx.decide("P-6-2");
                cx.note(Found::NothingToLay(l.0));
            }
        }
        Flow::Next
    }),
)];

fn lay_options(cx: &Cx<'_>, l: &By, options: &mut Options) -> Asked<BlackPoker> {
    let side = cx.state.side(l.0);
    for card in side.hand.iter() {
        options.legal(Choice::Lay(card));
    }
    if side.hand_unknown > 0 {
        options.legal(Choice::LayUnknown);
        side.may_be().iter().for_each(|card| options.nameable(Choice::Lay(card)));
    }
    if options.offered().is_empty() {
        return Asked::Itself(Choice::NothingThere);
    }
    if options.why() {
        let unseen = if side.hand_unknown > 0 { side.may_be() } else { Cards::NONE };
        for card in Cards::PACK.except(side.hand).except(unseen).iter() {
            options.offer(Choice::Lay(card), Err(Refusal::by("A-1-1")));
        }
    }
    Asked::Of(Chooser::Player(l.0))
}

fn key(cx: &Cx<'_>) -> Option<(Player, Card)> {
    cx.state.made.as_ref().and_then(|a| Some((a.by, a.keys.first()?)))
}

fn enter(cx: &mut Cx<'_>, _: &mut By) -> Flow<BlackPoker> {
    if let Some((by, card)) = key(cx) {
        cx.event(Event::Enter(by, card));
    }
    Flow::Next
}

/// A-2-1. Summon Soldier.
pub static SUMMON_SOLDIER: [Row<BlackPoker, By>; 1] = [does("A-2-1", "bp-row-enter", enter)];
/// A-3-1. Summon Hero.
pub static SUMMON_HERO: [Row<BlackPoker, By>; 1] = [does("A-3-1", "bp-row-enter", enter)];
/// A-4-1. Summon Ace.
pub static SUMMON_ACE: [Row<BlackPoker, By>; 1] = [does("A-4-1", "bp-row-enter", enter)];

/// A-5-1. Equip.
pub static EQUIP: [Row<BlackPoker, By>; 1] = [does("A-5-1", "bp-row-equip", |cx, _| {
    let target = cx.state.made.as_ref().and_then(|a| a.target);
    if let (Some((_, card)), Some(Target::Soldier(thing))) = (key(cx), target) {
        keep_or_lose(cx, thing);
        cx.event(Event::Equip(thing, card));
    }
    Flow::Next
})];

/// The sheet does not say what becomes of the soldier's state and of the changes of this turn.
fn keep_or_lose(cx: &mut Cx<'_>, thing: Thing) {
    let Some(soldier) = cx.state.soldier(thing) else { return };
    let (driven, change) = (soldier.driven, soldier.change);
    if driven && cx.reading(EQUIP_DRIVEN) == 1 {
        cx.event(Event::Charge(thing));
    }
    if change != 0 && cx.reading(CHANGES_WHEN_EQUIPPED) == 1 {
        cx.event(Event::DropChange(thing));
    }
}
