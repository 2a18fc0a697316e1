//! 5-2. Before the game.

use serde::{Deserialize, Serialize};

use super::areas::{CardId, Zone};
use super::effects::Kind;
use super::event::{Cause, Event, How};
use super::program::Run;
use super::terms::{Drawing, FromTop, Goes, moved};
use super::{Asked, Choice, Cx, Flow, Found, Frame, Options, Row, readings};
use crate::engine::{At, Chooser, ClauseId, Player, asks, citing, does};

/// How far the preparation is.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Default)]
pub struct Setup {
    /// 5-2-1-5-1. Effects at the start of the game that were done: player and effect.
    done: Vec<(u8, u8)>,
    /// 5-2-1-5-2. Whose deck was changed.
    changed: [bool; 2],
    /// 5-2-1-6, 5-2-1-7. Who has drawn, and placed Life.
    at: u8,
}

/// 5-2-1
pub static SETUP: [Row<Setup>; 12] = [
    does("5-2-1-1", "op-setup-decks", |cx, _| {
        Player::BOTH.into_iter().for_each(|p| super::construction::look(cx, p));
        Flow::Next
    }),
    citing(
        "5-2-1-1 5-2-1",
        does("5-2-1-2", "op-setup-shuffle", |cx, _| {
            cx.cite("5-2-1-1");
            cx.support("5-2-1");
            Player::BOTH.into_iter().for_each(|p| cx.event(Event::Shuffle(p)));
            Flow::Next
        }),
    ),
    does("5-2-1-3", "op-setup-leaders", |cx, _| {
        cx.note(Found::LeadersShown);
        Flow::Next
    }),
    citing("5-2-1-4-1", asks("5-2-1-4", "op-ask-who-chooses", offer_lots, take_lots)),
    asks("5-2-1-5", "op-ask-first", offer_first, take_first),
    asks("5-2-1-5-1", "op-ask-start-effect", offer_start, take_start),
    does("5-2-1-5-2", "op-setup-reshuffle", |cx, l| {
        for player in Player::BOTH.into_iter().filter(|p| l.changed[p.index()]) {
            cx.event(Event::Shuffle(player));
        }
        l.at = 0;
        Flow::Next
    }),
    does("5-2-1-6", "op-setup-draw", |cx, l| {
        let order = [cx.state.first, cx.state.first.other()];
        let Some(&who) = order.get(usize::from(l.at)) else { return Flow::Next };
        l.at += 1;
        cx.note(Found::FirstHand(who));
        Flow::CallThenAgain(Drawing::of(who, 5, Cause::Rule))
    }),
    asks("5-2-1-6-1", "op-ask-mulligan", offer_mulligan, take_mulligan),
    does("3-2-4", "op-setup-redraw", |cx, l| {
        let order = [cx.state.first, cx.state.first.other()];
        let who = order[usize::from(l.at.min(1))];
        cx.event(Event::Shuffle(who));
        l.at = 0;
        Flow::CallThenGoto(Drawing::of(who, 5, Cause::Rule), ClauseId::new("5-2-1-6-1"))
    }),
    citing("2-9-2 2-9-2-1", does("5-2-1-7", "op-setup-life", place_life)),
    does("5-2-1-8", "op-setup-begin", |cx, _| {
        cx.event(Event::Turn(cx.state.first));
        Flow::Become(super::turn::start())
    }),
];

fn offer_lots(_: &Cx<'_>, _: &Setup, options: &mut Options) -> Asked {
    Player::BOTH.into_iter().for_each(|p| options.legal(Choice::Wins(p)));
    Asked::Of(Chooser::Chance)
}

fn take_lots(cx: &mut Cx<'_>, _: &mut Setup, choice: Choice) -> Flow {
    if let Choice::Wins(player) = choice {
        cx.cite("5-2-1-4-1");
        cx.note(Found::MayChoose(player));
        cx.event(Event::Chooser(player));
    }
    Flow::Next
}

fn offer_first(cx: &Cx<'_>, _: &Setup, options: &mut Options) -> Asked {
    options.legal(Choice::First(true));
    options.legal(Choice::First(false));
    Asked::Of(Chooser::Player(cx.state.chooser))
}

fn take_first(cx: &mut Cx<'_>, _: &mut Setup, choice: Choice) -> Flow {
    let chooser = cx.state.chooser;
    cx.event(Event::First(if choice == Choice::First(true) { chooser } else { chooser.other() }));
    Flow::Next
}

/// 5-2-1-5-1. The effects of a Leader at the start of the game that are left, of the player who chose first.
fn start_effects(cx: &Cx<'_>, l: &Setup) -> (Player, Vec<(CardId, u8)>) {
    let of = |player: Player| -> Vec<(CardId, u8)> {
        let leader = cx.state.side(player).leader;
        let effects = &cx.book.def(cx.state.card(leader).def).text.effects;
        let left = |n: u8| !l.done.contains(&(player.index() as u8, n));
        let starts = effects.iter().enumerate().filter(|(_, e)| e.kind == Kind::StartOfGame && !e.given);
        starts.map(|(n, _)| n as u8).filter(|&n| left(n)).map(|n| (leader, n)).collect()
    };
    let chooser = cx.state.chooser;
    let own = of(chooser);
    if own.is_empty() { (chooser.other(), of(chooser.other())) } else { (chooser, own) }
}

fn offer_start(cx: &Cx<'_>, l: &Setup, options: &mut Options) -> Asked {
    let (who, effects) = start_effects(cx, l);
    if effects.is_empty() || (cx.book.is_older() && cx.reading(readings::OLD_START_OF_GAME) == 1) {
        return Asked::Nobody(Flow::Next);
    }
    effects.iter().for_each(|&(card, effect)| options.legal(Choice::Resolve(card, effect)));
    Asked::Of(Chooser::Player(who))
}

fn take_start(cx: &mut Cx<'_>, l: &mut Setup, choice: Choice) -> Flow {
    let Choice::Resolve(card, effect) = choice else { return Flow::Next };
    let who = cx.state.owner(card);
    if cx.book.is_older() {
        cx.reading(readings::OLD_START_OF_GAME);
    }
    cx.note(Found::Activates(card));
    l.done.push((who.index() as u8, effect));
    l.changed[who.index()] = true;
    Flow::CallThenAgain(Run::of(who, card, cx.state.card(card).def, effect).frame())
}

fn offer_mulligan(cx: &Cx<'_>, l: &Setup, options: &mut Options) -> Asked {
    let order = [cx.state.first, cx.state.first.other()];
    let Some(&who) = order.iter().find(|p| !cx.state.side(**p).drawn) else {
        let _ = l;
        return Asked::Nobody(Flow::Goto(ClauseId::new("5-2-1-7")));
    };
    options.legal(Choice::Keep);
    options.legal(Choice::Mulligan);
    Asked::Of(Chooser::Player(who))
}

fn take_mulligan(cx: &mut Cx<'_>, l: &mut Setup, choice: Choice) -> Flow {
    let order = [cx.state.first, cx.state.first.other()];
    let Some(at) = order.iter().position(|p| !cx.state.side(*p).drawn) else { return Flow::Next };
    let who = order[at];
    cx.event(Event::Kept(who, choice == Choice::Keep));
    if choice == Choice::Keep {
        return Flow::Again;
    }
    l.at = at as u8;
    for &card in &cx.state.side(who).hand {
        cx.event(moved(cx.state, card, Zone::Deck, How::Redrawn, Cause::Rule));
    }
    Flow::Next
}

/// 5-2-1-7, 2-9-2-1. The top card of the deck comes to lie at the bottom of Life: each one on top of those before.
fn place_life(cx: &mut Cx<'_>, l: &mut Setup) -> Flow {
    let order = [cx.state.first, cx.state.first.other()];
    let life = |p: Player| cx.book.def(cx.state.card(cx.state.side(p).leader).def).life.unwrap_or(0);
    let waits = |p: &&Player| life(**p) > 0 && cx.state.side(**p).life.is_empty();
    let Some(&who) = order.iter().find(waits) else { return Flow::Next };
    let _ = l;
    let left = life(who);
    cx.note(Found::LaysLife(who, left));
    cx.support("2-9-3");
    cx.support("2-9-4");
    let goes = Goes::Life(super::event::End::Top, false);
    cx.cite("2-9-2 2-9-2-1");
    Flow::CallThenAgain(Frame::Top(At::start(FromTop { who, left, goes, cause: Cause::Rule })))
}
