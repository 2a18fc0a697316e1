//! 5-2. Before the game.

use super::differences::Differs;
use super::event::{Happens, How, moved};
pub use super::procedure::Setup;
use super::terms::{Drawing, FromTop};
use super::vocabulary::{Call, Kind, Zone};
use super::{Act, Asked, Choice, Cx, Event, Flow, Options, Procedure, Row, Run, readings};
use crate::cardgame::{CardId, Cause, End, finding};
use crate::engine::{At, Chooser, ClauseId, Player, asks, citing, does};

/// 5-2-1
pub static SETUP: [Row<Setup>; 12] = [
    does("5-2-1-1", "op-setup-decks", |cx, _| {
        Player::BOTH.into_iter().for_each(|p| super::construction::look(cx, p));
        Flow::Next
    }),
    citing(
        "5-2-1-1 5-2-1",
        does("5-2-1-2", "op-setup-shuffle", |cx, _| {
            cx.support("5-2-1");
            Player::BOTH.into_iter().for_each(|p| cx.event(Event::Shuffle(p, Zone::Deck)));
            Flow::Next
        }),
    ),
    does("5-2-1-3", "op-setup-leaders", |cx, _| {
        cx.note(finding("op-setup-leaders"));
        Flow::Next
    }),
    citing("5-2-1-4-1", asks("5-2-1-4", "op-ask-who-chooses", offer_lots, take_lots)),
    asks("5-2-1-5", "op-ask-first", offer_first, take_first),
    asks("5-2-1-5-1", "op-ask-start-effect", offer_start, take_start),
    does("5-2-1-5-2", "op-setup-reshuffle", |cx, l| {
        for player in Player::BOTH.into_iter().filter(|p| l.changed[p.index()]) {
            cx.event(Event::Shuffle(player, Zone::Deck));
        }
        l.at = 0;
        Flow::Next
    }),
    does("5-2-1-6", "op-setup-draw", |cx, l| {
        let order = [cx.state.first, cx.state.first.other()];
        let Some(&who) = order.get(usize::from(l.at)) else { return Flow::Next };
        l.at += 1;
        cx.note(finding("op-note-first-hand").player(who));
        Flow::CallThenAgain(Drawing::of(who, 5, Cause::Rule))
    }),
    asks("5-2-1-6-1", "op-ask-mulligan", offer_mulligan, take_mulligan),
    does("3-2-4", "op-setup-redraw", |cx, l| {
        let order = [cx.state.first, cx.state.first.other()];
        let who = order[usize::from(l.at.min(1))];
        cx.event(Event::Shuffle(who, Zone::Deck));
        l.at = 0;
        Flow::CallThenGoto(Drawing::of(who, 5, Cause::Rule), const { ClauseId::new("5-2-1-6-1") })
    }),
    citing("2-9-2 2-9-2-1", does("5-2-1-7", "op-setup-life", place_life)),
    does("5-2-1-8", "op-setup-begin", |cx, _| {
        cx.event(Event::Begin(cx.state.first));
        Flow::Become(super::turn::start())
    }),
];

fn offer_lots(_: &Cx<'_>, _: &Setup, options: &mut Options) -> Asked {
    Player::BOTH.into_iter().for_each(|p| options.legal(Choice::Player(p)));
    Asked::Of(Chooser::Chance)
}

fn take_lots(cx: &mut Cx<'_>, _: &mut Setup, choice: Choice) -> Flow {
    if let Choice::Player(player) = choice {
        cx.support("5-2-1-4-1");
        cx.note(finding("op-note-may-choose").player(player));
        cx.event(Happens::Chooser(player).event());
    }
    Flow::Next
}

fn offer_first(cx: &Cx<'_>, _: &Setup, options: &mut Options) -> Asked {
    options.legal(Act::First(true).choice());
    options.legal(Act::First(false).choice());
    Asked::Of(Chooser::Player(cx.state.chooser))
}

fn take_first(cx: &mut Cx<'_>, _: &mut Setup, choice: Choice) -> Flow {
    let chooser = cx.state.chooser;
    let first = if choice == Act::First(true).choice() { chooser } else { chooser.other() };
    cx.event(Happens::First(first).event());
    Flow::Next
}

/// 5-2-1-5-1. The effects of a Leader at the start of the game that are left, of the player who chose first.
fn start_effects(cx: &Cx<'_>, l: &Setup) -> (Player, Vec<(CardId, u8)>) {
    let of = |player: Player| -> Vec<(CardId, u8)> {
        let leader = cx.state.leader(player);
        let left = |n: &u8| !l.done.contains(&(player, *n));
        let effects = cx.state.def(cx.book, leader).own_effects();
        let starts = effects.filter(|(_, e)| e.kind == Kind::Called(Call::StartOfGame)).map(|(n, _)| n);
        starts.filter(left).map(|n| (leader, n)).collect()
    };
    let chooser = cx.state.chooser;
    let own = of(chooser);
    if own.is_empty() { (chooser.other(), of(chooser.other())) } else { (chooser, own) }
}

fn offer_start(cx: &Cx<'_>, l: &Setup, options: &mut Options) -> Asked {
    let (who, effects) = start_effects(cx, l);
    if effects.is_empty() || (cx.book.differs(Differs::StartOfGame) && cx.reading(readings::OLD_START_OF_GAME) == 1) {
        return Asked::Nobody(Flow::Next);
    }
    effects.iter().for_each(|&(card, effect)| options.legal(Choice::Resolve(card, effect)));
    Asked::Of(Chooser::Player(who))
}

fn take_start(cx: &mut Cx<'_>, l: &mut Setup, choice: Choice) -> Flow {
    let Choice::Resolve(card, effect) = choice else { return Flow::Next };
    let who = cx.state.owner(card);
    if cx.book.differs(Differs::StartOfGame) {
        cx.reading(readings::OLD_START_OF_GAME);
    }
    cx.note(finding("op-note-activates").card(card));
    l.done.push((who, effect));
    l.changed[who.index()] = true;
    Flow::CallThenAgain(Run::of(who, card, cx.state.card(card).def, effect).frame())
}

fn offer_mulligan(cx: &Cx<'_>, _: &Setup, options: &mut Options) -> Asked {
    let order = [cx.state.first, cx.state.first.other()];
    let Some(&who) = order.iter().find(|p| !cx.state.side(**p).drawn) else {
        return Asked::Nobody(Flow::Goto(const { ClauseId::new("5-2-1-7") }));
    };
    options.legal(Act::Keep.choice());
    options.legal(Act::Mulligan.choice());
    Asked::Of(Chooser::Player(who))
}

fn take_mulligan(cx: &mut Cx<'_>, l: &mut Setup, choice: Choice) -> Flow {
    let order = [cx.state.first, cx.state.first.other()];
    let Some(at) = order.iter().position(|p| !cx.state.side(*p).drawn) else { return Flow::Next };
    let who = order[at];
    let keeps = choice == Act::Keep.choice();
    cx.event(Happens::Kept(who, keeps).event());
    if keeps {
        return Flow::Again;
    }
    l.at = u8::from(at > 0);
    for &card in cx.state.hand(who) {
        cx.event(moved(cx.state, card, Zone::Deck, How::Redrawn, Cause::Rule));
    }
    Flow::Next
}

/// 5-2-1-7, 2-9-2-1. The top card of the deck comes to lie at the bottom of Life: each one on top of those before.
fn place_life(cx: &mut Cx<'_>, _: &mut Setup) -> Flow {
    let order = [cx.state.first, cx.state.first.other()];
    let life = |p: Player| cx.state.def(cx.book, cx.state.leader(p)).facts.life.unwrap_or(0);
    let waits = |p: &&Player| life(**p) > 0 && cx.state.life(**p).is_empty();
    let Some(&who) = order.iter().find(waits) else { return Flow::Next };
    let left = life(who);
    cx.note(finding("op-note-lays-life").player(who).n(left));
    cx.support("2-9-2 2-9-2-1 2-9-3");
    let life =
        FromTop { who, left, several: left > 1, to: Zone::Life, end: End::Top, turned: false, cause: Cause::Rule };
    Flow::CallThenAgain(Procedure::Top(At::start(life)).into())
}
