//! 2-7, 6-5-3. Playing a card from hand: declared, paid for, put into play or activated.

use super::differences::Differs;
use super::event::{DonAt, Happens, How, don, moved};
use super::matching::cheaper_by;
pub use super::procedure::Playing;
use super::terms::Entering;
use super::vocabulary::{Call, Category, Of, OwnCannot, Stat, Zone};
use super::{Act, Book, Cx, Eye, Flow, OnePiece, Options, Procedure, Row, Run, State, sums};
use crate::cardgame::effect::clamped;
use crate::cardgame::know::{possible, supposing};
use crate::cardgame::values::Granted;
use crate::cardgame::{CardGame, CardId, Cause, DefId, Few, finding};
use crate::engine::check::{Check, Needs, allowed, check};
use crate::engine::{At, Player, citing, does};

/// 6-5-3-1, 8-4-1.
pub static PLAY: [Row<Playing>; 7] = [
    citing(
        "7-1-3-2-2 8-4-1-2 4-7-1 2-7-1 1-3-10-1 3-1-5 3-4-2 3-5-2 3-10-2",
        does("6-5-3-1", "op-play-declare", declare),
    ),
    citing("3-9-2", does("2-7-2", "op-play-pay", |cx, l| pay(cx, l, Category::Character))),
    citing("3-9-2", does("2-7-3", "op-play-pay", |cx, l| pay(cx, l, Category::Event))),
    citing("3-9-2", does("2-7-4", "op-play-pay", |cx, l| pay(cx, l, Category::Stage))),
    does("4-7-1", "op-play-enter", |cx, l| {
        if category(cx, l.card) == Some(Category::Event) {
            cx.idle();
            return Flow::Next;
        }
        let (who, cards) = (l.who, Few::from_slice(&[l.card]));
        Flow::Become(Procedure::Enter(At::start(Entering { who, cards, rested: false, cause: Cause::Rule })).into())
    }),
    citing("2-2-5 2-7-3 3-5-1 8-5-2", does("8-4-2", "op-play-event", activate)),
    citing("10-2-3-1 10-2-4-1", does("8-4-1", "op-play-effect", effect)),
];

fn category(cx: &Cx<'_>, card: CardId) -> Option<Category> {
    cx.state.def(cx.book, card).category
}

/// 2-7-6. What playing the card costs.
fn cost(cx: &Cx<'_>, l: &Playing) -> u8 {
    let eye = Eye::new(cx.state, cx.book, l.who, l.card);
    clamped(eye.stat(l.card, Stat::Cost, Of::Now) - cheaper_by(&eye, l.card))
}

fn declare(cx: &mut Cx<'_>, l: &mut Playing) -> Flow {
    if l.free.is_some() {
        cx.idle();
        return Flow::Next;
    }
    let eye = Eye::new(cx.state, cx.book, l.who, l.card);
    if let Some(unknown) = eye.doubts_in_hand(l.card, Stat::Cost) {
        OnePiece::leaves_open(cx, unknown);
        return Flow::Return;
    }
    if !cx.told() {
        return Flow::Next;
    }
    let cost = cost(cx, l);
    if l.counter {
        cx.decide("!7-1-3-2-2");
    }
    if category(cx, l.card) == Some(Category::Event) {
        cx.support("8-4-1-2");
    }
    cx.support("4-7-1 1-3-10-1");
    cx.note(finding("op-note-pays").player(l.who).card(l.card).n(cost));
    sums::tell_cost(cx, l.card);
    Flow::Next
}

fn pay(cx: &mut Cx<'_>, l: &mut Playing, wanted: Category) -> Flow {
    if l.free.is_some() || category(cx, l.card) != Some(wanted) {
        cx.idle();
        return Flow::Next;
    }
    let cost = cost(cx, l);
    if cost > 0 {
        cx.support("3-9-2");
        cx.event(don(l.who, DonAt::Active, DonAt::Rested, cost, Cause::Rule));
    } else {
        cx.idle();
    }
    if cheaper_by(&Eye::new(cx.state, cx.book, l.who, l.card), l.card) > 0 {
        cx.note(finding("op-note-cheaper").card(l.card));
        cx.event(Happens::PlayedCheaper(l.who, l.card).event());
    }
    Flow::Next
}

fn activate(cx: &mut Cx<'_>, l: &mut Playing) -> Flow {
    // The older edition puts an Event in the trash after it has worked, by 3-5-1.
    cx.support(if cx.book.differs(Differs::EventInTrash) { "2-2-5 2-7-3 8-5-2" } else { "2-2-5 2-7-3 3-5-1 8-5-2" });
    cx.event(moved(cx.state, l.card, Zone::Trash, How::Activated, l.free.unwrap_or(Cause::Rule)));
    cx.event(Happens::EventActivated(l.who, l.card).event());
    Flow::Next
}

fn effect(cx: &mut Cx<'_>, l: &mut Playing) -> Flow {
    let def = cx.state.card(l.card).def;
    let at = cx.book.def(def).called(if l.counter { &Call::Counter } else { &Call::Main });
    cx.cite(if l.counter { "10-2-4-1" } else { "10-2-3-1" });
    match at {
        Some(at) => Flow::Become(Run::of(l.who, l.card, def, at).frame()),
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
    check("2-7-2", "enough-don", |_: &State, p: &Play| p.by_name_only || p.cost <= p.don)
        .also("1-3-10-1 6-5-3-1")
        .instead(|p| match p.category {
            Some(Category::Event) => "2-7-3",
            Some(Category::Stage) => "2-7-4",
            _ => "2-7-2",
        })
        .needs(|_, p| Some(Needs::new("needs-don", p.cost, p.don))),
    check("2-7-1", "cost-is-known", |_: &State, p: &Play| !p.by_name_only),
];

impl Play {
    /// A card in hand, as what it is or is supposed to be.
    pub fn of(state: &State, book: &Book, who: Player, card: CardId, def: DefId, counter: bool) -> Self {
        let facts = book.def(def);
        let supposed = supposing(state, card, def);
        let eye = Eye::new(&supposed, book, who, card);
        Self {
            category: facts.category,
            in_hand: state.card(card).zone == Zone::Hand,
            has_main: facts.called(&Call::Main).is_some(),
            has_counter: facts.called(&Call::Counter).is_some(),
            counter,
            cost: (eye.least_in_hand(card, Stat::Cost) - cheaper_by(&eye, card)).max(0),
            don: i32::from(state.side(who).don_active),
            barred: is_play_barred(&eye, card),
            by_name_only: facts.bare || facts.stats[Stat::Cost as usize].is_none(),
        }
    }
}

/// 1-3-3. Is the player forbidden to play this card from where it is?
pub fn is_play_barred(eye: &Eye<'_>, id: CardId) -> bool {
    play_barred_by(eye, id).is_some()
}

/// 1-3-3. What forbids the player to play this card from where it is.
pub fn play_barred_by(eye: &Eye<'_>, id: CardId) -> Option<Granted> {
    let bars = |(cannot, by): &(&OwnCannot, Granted)| match cannot {
        OwnCannot::Play(filter, from) => {
            from.is_none_or(|zone| zone == eye.state.card(id).zone) && eye.of(by.by, by.source).is(filter, id)
        }
        _ => false,
    };
    eye.values.player_cannot(eye.book, eye.who).find(bars).map(|(_, by)| by)
}

/// The cards in hand that can be played; copies of one card are offered once.
pub fn offer(cx: &Cx<'_>, counter: bool, options: &mut Options) {
    let state = cx.state;
    let who = if counter { super::other(state.turn) } else { state.turn };
    let hand = state.hand(who);
    let why = options.why();
    for (n, &card) in hand.iter().enumerate() {
        let def = state.card(card).def;
        if def == DefId::UNKNOWN {
            cx.unseen(who);
            continue;
        }
        if cx.book.def(def).bare {
            cx.unseen(who);
        }
        // Copies play alike; people may name any of them.
        let copy = hand[..n].iter().any(|&other| state.card(other).def == def);
        if copy && !why {
            continue;
        }
        let play = Play::of(state, cx.book, who, card, def, counter);
        let legal = allowed(&MAY_PLAY, state, &play, why);
        match legal {
            Ok(()) if copy => options.late(Act::Play(card, def).choice()),
            legal => options.offer(Act::Play(card, def).choice(), legal),
        }
    }
    if why && let Some(&card) = hand.iter().find(|&&id| state.card(id).is_unknown()) {
        let known = |def: DefId| hand.iter().any(|&id| state.card(id).def == def);
        for def in possible(cx.book).filter(|&def| !known(def)) {
            let play = Play::of(state, cx.book, who, card, def, counter);
            match allowed(&MAY_PLAY, state, &play, true) {
                Ok(()) => options.nameable(Act::Play(card, def).choice()),
                refused => options.offer(Act::Play(card, def).choice(), refused),
            }
        }
    }
}
