//! 2-7, 6-5-3. Playing a card from hand: declared, paid for, put into play or activated.

use serde::{Deserialize, Serialize};

use super::areas::{CardId, State, Zone};
use super::cards::{Book, DefId};
use super::effects::{Cannot, Category, Kind};
use super::event::{Cause, DonAt, Event, How};
use super::matching::Eye;
use super::program::Run;
use super::terms::{Entering, moved, possible};
use super::{Choice, Cx, Flow, Found, Frame, Options, Row};
use crate::engine::check::{Check, allowed, check};
use crate::engine::{At, Player, citing, does};

/// A card that is being played.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Playing {
    /// Who plays it.
    who: Player,
    /// Which.
    card: CardId,
    /// 7-1-3-2-2. For its [Counter] effect.
    counter: bool,
    /// Without paying its cost, by an effect.
    free: Option<Cause>,
}

impl Playing {
    /// Play a card from hand and pay for it.
    pub fn of(who: Player, card: CardId, counter: bool) -> Frame {
        Frame::Play(At::start(Self { who, card, counter, free: None }))
    }

    /// An effect has an Event activated.
    pub fn free(who: Player, card: CardId, cause: Cause) -> Frame {
        Frame::Play(At::start(Self { who, card, counter: false, free: Some(cause) }))
    }
}

impl Playing {
    /// The cards that it speaks of get other numbers.
    pub fn rename(&mut self, rename: &impl Fn(&mut CardId)) {
        rename(&mut self.card);
    }
}

/// 6-5-3-1, 8-4-1.
pub static PLAY: [Row<Playing>; 7] = [
    citing("6-5-3-1 7-1-3-2-2 4-7-1 2-7-1 1-3-10-1", does("8-4-1-2", "op-play-declare", declare)),
    citing("3-9-2", does("2-7-2", "op-play-pay", |cx, l| pay(cx, l, Category::Character))),
    citing("3-9-2", does("2-7-3", "op-play-pay", |cx, l| pay(cx, l, Category::Event))),
    citing("3-9-2", does("2-7-4", "op-play-pay", |cx, l| pay(cx, l, Category::Stage))),
    does("4-7-1", "op-play-enter", |cx, l| {
        if category(cx, l.card) == Some(Category::Event) {
            return Flow::Next;
        }
        Flow::Become(Frame::Enter(At::start(Entering {
            who: l.who,
            cards: vec![l.card],
            rested: false,
            cause: Cause::Rule,
        })))
    }),
    citing("2-2-5 2-7-3 3-5-1 8-5-2", does("8-4-2", "op-play-event", activate)),
    citing("10-2-3-1 10-2-4-1", does("8-4-1", "op-play-effect", effect)),
];

fn category(cx: &Cx<'_>, card: CardId) -> Option<Category> {
    cx.book.def(cx.state.card(card).def).category
}

fn declare(cx: &mut Cx<'_>, l: &mut Playing) -> Flow {
    if l.free.is_some() {
        return Flow::Next;
    }
    let cost = Eye::new(cx.state, cx.book, l.who, l.card).cost(l.card);
    cx.cite(if l.counter { "7-1-3-2-2" } else { "6-5-3-1 4-7-1" });
    cx.support("1-3-10-1");
    cx.note(Found::Pays(l.who, l.card, cost.clamp(0, 255) as u8));
    Flow::Next
}

fn pay(cx: &mut Cx<'_>, l: &mut Playing, wanted: Category) -> Flow {
    if l.free.is_some() || category(cx, l.card) != Some(wanted) {
        return Flow::Next;
    }
    let cost = Eye::new(cx.state, cx.book, l.who, l.card).cost(l.card).clamp(0, 255) as u8;
    if cost > 0 {
        cx.cite("3-9-2");
        cx.event(Event::Don(l.who, DonAt::Active, DonAt::Rested, cost, Cause::Rule));
    }
    Flow::Next
}

fn activate(cx: &mut Cx<'_>, l: &mut Playing) -> Flow {
    cx.cite("2-2-5 2-7-3 3-5-1 8-5-2");
    cx.event(moved(cx.state, l.card, Zone::Trash, How::Activated, l.free.unwrap_or(Cause::Rule)));
    cx.event(Event::EventActivated(l.who, l.card));
    Flow::Next
}

fn effect(cx: &mut Cx<'_>, l: &mut Playing) -> Flow {
    let def = cx.state.card(l.card).def;
    let wanted = if l.counter { Kind::Counter } else { Kind::Main };
    let at = cx.book.def(def).text.effects.iter().position(|e| e.kind == wanted && !e.given);
    cx.cite(if l.counter { "10-2-4-1" } else { "10-2-3-1" });
    match at {
        Some(at) => Flow::Become(Run::of(l.who, l.card, def, at as u8).frame()),
        None => Flow::Return,
    }
}

/// A card that somebody wants to play.
pub struct Play {
    category: Option<Category>,
    in_hand: bool,
    has_main: bool,
    has_counter: bool,
    counter: bool,
    cost: i32,
    don: i32,
    barred: bool,
    by_name_only: bool,
}

/// 6-5-3-1. What playing a card asks for.
pub static MAY_PLAY: [Check<State, Play>; 6] = [
    check("6-5-3-1", "from-hand", |_: &State, p: &Play| p.in_hand),
    check("10-2-4-1", "counter-in-counter-step", |_: &State, p: &Play| {
        p.category != Some(Category::Event) || p.counter || p.has_main || !p.has_counter
    })
    .also("7-1-3-2-2"),
    check("10-2-3-1", "main-in-main-phase", |_: &State, p: &Play| {
        p.category != Some(Category::Event) || if p.counter { p.has_counter } else { p.has_main || p.has_counter }
    })
    .also("6-5-3-1"),
    check("1-3-3", "not-forbidden", |_: &State, p: &Play| !p.barred),
    check("2-7-2", "enough-don", |_: &State, p: &Play| p.by_name_only || p.cost <= p.don).also("1-3-10-1 6-5-3-1").own(
        |p| match p.category {
            Some(Category::Event) => "2-7-3",
            Some(Category::Stage) => "2-7-4",
            _ => "2-7-2",
        },
    ),
    check("2-7-1", "cost-is-known", |_: &State, p: &Play| !p.by_name_only),
];

impl Play {
    /// A card in hand, as what it is or is supposed to be.
    pub fn of(state: &State, book: &Book, who: Player, card: CardId, def: DefId, counter: bool) -> Self {
        let facts = book.def(def);
        let eye = Eye::new(state, book, who, card);
        let known = state.card(card).def == def;
        let bars = &state.values(book).players[who.index()];
        let barred = known
            && bars.iter().any(|b| match &b.what {
                Cannot::Play(filter, area) => {
                    let eye = Eye { who: b.by, this: b.source, ..eye };
                    area.is_none_or(|a| super::matching::zone_of(a) == Zone::Hand) && eye.is(filter, card)
                }
                _ => false,
            });
        Self {
            category: facts.category,
            in_hand: state.card(card).zone == Zone::Hand,
            has_main: facts.has_kind(&Kind::Main),
            has_counter: facts.has_kind(&Kind::Counter),
            counter,
            cost: if known { eye.cost(card) } else { facts.cost.unwrap_or(0) },
            don: i32::from(state.side(who).don_active),
            barred,
            by_name_only: facts.bare || facts.cost.is_none(),
        }
    }
}

/// The cards in hand that can be played; copies of one card are offered once.
pub fn offer(cx: &Cx<'_>, counter: bool, options: &mut Options) {
    let state = cx.state;
    let who = if counter { state.turn.other() } else { state.turn };
    let hand = &state.side(who).hand;
    let why = options.why();
    for (n, &card) in hand.iter().enumerate() {
        let def = state.card(card).def;
        if def == DefId::UNKNOWN {
            cx.unseen(who);
            continue;
        }
        // Copies play alike; people may name any of them.
        let copy = hand[..n].iter().any(|&other| state.card(other).def == def);
        if copy && !why {
            continue;
        }
        let play = Play::of(state, cx.book, who, card, def, counter);
        let legal = allowed(&MAY_PLAY, state, &play, why);
        match legal {
            Ok(()) if copy => options.late(Choice::Play(card, def)),
            legal => options.offer(Choice::Play(card, def), legal),
        }
    }
    if why && let Some(&card) = hand.iter().find(|&&id| state.card(id).def == DefId::UNKNOWN) {
        let known = |def: DefId| hand.iter().any(|&id| state.card(id).def == def);
        for def in possible(cx.book).filter(|&def| !known(def)) {
            let play = Play::of(state, cx.book, who, card, def, counter);
            if allowed(&MAY_PLAY, state, &play, false).is_ok() {
                options.nameable(Choice::Play(card, def));
            }
        }
    }
}
