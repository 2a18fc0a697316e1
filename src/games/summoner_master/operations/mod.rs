//! The operations of texts: one row for each, with the clauses that govern it.

mod aiming;
mod counting;
mod cursing;
mod giving;
mod moving;
mod ordering;

use super::areas::Away;
use super::attack::{self, Attack};
use super::event::Happens;
use super::moves::{Moves, To};
use super::procedure::Casting;
use super::vocabulary::{Amount, Deed, Grant, Op, OwnGrant, OwnOp, Spot};
use super::{Book, Cx, Flow, Row, Run, SummonerMaster, curses, extra, passing, random, readings, skills};
use crate::cardgame::act::{self, op};
use crate::cardgame::code::{self, Instr};
use crate::cardgame::{Because, End, because, finding, look, place};
use crate::engine::{asks, citing, does};

use aiming::{offer_change, take_change};
use counting::{counters, draw, move_counters, offer_counters, offer_fortune, take_counters, take_fortune};
use cursing::{curse, offer_cure, offer_move_curse, take_cure, take_move_curse};
use giving::{control, gives, gives_players, offer_gain, take_gain, turns};
use moving::{
    change_line, enters_together, moves, moves_with, offer_new_host, offer_sides, one_by_one, take_new_host, take_sides,
};
use ordering::{leaves, ordered, orders};

static DESTROY: Row<Run> = citing(
    "100.3 g:Protect g:Cancel 713.1 701.1 100.2",
    does("g:Destroy", "sm-op-destroy", |cx, l| moves(cx, l, To::Destroyed)),
);

static SACRIFICE: Row<Run> =
    citing("713.1 701.1", does("g:Sacrifice", "sm-op-sacrifice", |cx, l| moves(cx, l, To::Destroyed)));

static DISCARD: Row<Run> =
    citing("100.3 g:Protect g:Cancel 713.1 701.1", does("702.1", "sm-op-discard", |cx, l| moves(cx, l, To::Discarded)));

static TO_SHRINE: Row<Run> =
    citing("100.3 g:Protect g:Cancel 713.1 701.1", does("703.1", "sm-op-to-shrine", |cx, l| moves(cx, l, To::Shrine)));

static TO_LIBRARY: Row<Run> = citing(
    "100.3 g:Protect g:Cancel 713.2 701.1",
    does("704.1", "sm-op-to-library", |cx, l| {
        let end = match op(cx, l) {
            Some(Op::Move { spot: Spot::Top, .. }) => Some(End::Top),
            Some(Op::Move { spot: Spot::Bottom, .. }) => Some(End::Bottom),
            _ => None,
        };
        moves(cx, l, To::Library(end))
    }),
);

static TO_HAND: Row<Run> = citing(
    "100.3 g:Protect g:Cancel 713.2 701.1 100.2",
    does("705.1", "sm-op-to-hand", |cx, l| moves(cx, l, To::Hand)),
);

static REMOVE: Row<Run> = citing(
    "100.3 g:Protect g:Cancel 713.2 701.1 100.2",
    does("g:Remove", "sm-op-remove", |cx, l| moves(cx, l, To::Removed)),
);

/// 602.4.1. Plus and minus.
static GIVE: Row<Run> =
    citing("100.3 g:Protect g:Cancel g:Become 602.3.2 g:As_long_as", does("602.4.1", "sm-op-give", gives));

/// 602.3.2. A number is set.
static GIVE_SET: Row<Run> =
    citing("100.3 g:Protect g:Cancel g:Become 602.4.1 g:As_long_as", does("602.3.2", "sm-op-give", gives));

/// 602.3.1. Everything else that lasts.
static GIVE_ELSE: Row<Run> =
    citing("100.3 g:Protect g:Cancel g:Become g:As_long_as", does("602.3.1", "sm-op-give", gives));

/// What kind of Effect it is to give this.
fn giving(book: &Book, grants: &std::ops::Range<u16>) -> &'static Row<Run> {
    let mut rows = code::grants(grants).map(|grant| match book.grant(grant) {
        Grant::Stat(..) => &GIVE,
        Grant::Base(..) | Grant::Set(..) => &GIVE_SET,
        _ => &GIVE_ELSE,
    });
    rows.next().unwrap_or(&GIVE_ELSE)
}

/// g:Mp Max
static GIVE_MP_MAX: Row<Run> =
    citing("g:As_long_as g:Max", does("g:Mp สูงสุด (Mp Max)", "sm-op-give-player", gives_players));

/// g:Shrine Max
static GIVE_SHRINE_MAX: Row<Run> =
    citing("g:As_long_as g:Max", does("g:Lv ใน Shrine สูงสุด (Shrine Max)", "sm-op-give-player", gives_players));

/// 602.3.1. What else players get.
static GIVE_PLAYER: Row<Run> = citing("g:As_long_as", does("602.3.1", "sm-op-give-player", gives_players));

/// What kind of Effect it is to give this to a player.
fn giving_players(book: &Book, grants: &std::ops::Range<u16>) -> &'static Row<Run> {
    let mut rows = code::grants(grants).map(|grant| match book.grant(grant) {
        Grant::Own(OwnGrant::MpMax(_)) => &GIVE_MP_MAX,
        Grant::Own(OwnGrant::ShrineMax(_)) => &GIVE_SHRINE_MAX,
        _ => &GIVE_PLAYER,
    });
    rows.next().unwrap_or(&GIVE_PLAYER)
}

static TURN: Row<Run> = citing("100.3 g:Protect g:Inactive_Seal", does("g:Active Seal", "sm-op-turn", turns));

static LOOK: Row<Run> = citing("300.8", asks("300.3", "sm-op-look", look::offer, look::take));

static LOOK_HAND: Row<Run> = does("302.4", "sm-op-look-hand", look::at_zone);

static REST: Row<Run> = does("300.7", "sm-op-rest", |cx, l| {
    if !l.looked.is_empty() {
        place::put_back(cx, l);
    }
    Flow::Next
});

static SHOW: Row<Run> = does("301.3", "sm-op-show", look::reveal);

static SHUFFLE: Row<Run> = does("g:Shuffle", "sm-op-shuffle", act::shuffles);

static NUMBER: Row<Run> = asks("g:X", "sm-op-number", act::offer_number, act::take_number);

static WIN: Row<Run> = does("103.1", "sm-op-win", act::wins);

static PAY_MP: Row<Run> = citing(
    "g:Fixed_Mp",
    does("g:Mp ของผู้เล่น", "sm-op-pay-mp", |cx, l| {
        if let Some(Op::Own(OwnOp::PayMp(_))) = op(cx, l) {
            let n = skills::mp_cost(cx.state, cx.book, l.this, l.def, l.effect);
            // What would change it does not.
            if cx.book.effect(l.def, l.effect).extra.fixed_mp.is_some()
                && super::values::skill_mp(cx.state, cx.book, l.this) != 0
            {
                cx.cite("g:Fixed_Mp");
            }
            cx.event(Happens::Pay(l.who, n).event());
            l.done(1);
        }
        Flow::Next
    }),
);

static PAY_COUNTERS: Row<Run> = asks("g:Charged Counter", "sm-ask-counters", offer_counters, take_counters);

/// g:Reduce. Mp are fewer.
static MP_FEWER: Row<Run> = does("g:Reduce", "sm-op-mp", mp);

/// Mp are more.
static MP_MORE: Row<Run> = does("g:Mp ของผู้เล่น", "sm-op-mp", mp);

fn mp(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(Op::Own(OwnOp::Mp(whose, amount))) = op(cx, l) else { return Flow::Next };
    let eye = l.eye(cx.state, cx.book);
    let n = i16::try_from(eye.amount(amount)).unwrap_or(0);
    for player in eye.players(*whose) {
        cx.event(Happens::Mp(player, n).event());
    }
    l.done(1);
    Flow::Next
}

static CURSE: Row<Run> = citing("709.12 100.3 g:Protect g:Cancel", does("709.1", "sm-op-curse", curse));

static CURE: Row<Run> = citing("709.4 709.13", asks("g:Purified", "sm-ask-cure", offer_cure, take_cure));

static MOVE_CURSE: Row<Run> = asks("g:Move Curse", "sm-ask-move-curse", offer_move_curse, take_move_curse);

static CONTROL: Row<Run> =
    citing("500.11 g:As_long_as g:Protect g:Cancel", does("g:Control", "sm-op-control", control));

static STEAL: Row<Run> = citing(
    "713.2 701.1 g:Protect g:Cancel 100.2",
    does("g:Steal", "sm-op-steal", |cx, l| {
        let thief = l.this;
        moves_with(cx, l, To::Removed, |card| Some(Away { card, left: 0, thief: Some(thief) }))
    }),
);

static REMOVE_FOR: Row<Run> = citing(
    "713.2 701.1 g:Protect g:Cancel 100.2",
    does("706.1", "sm-op-remove-for", |cx, l| {
        let Some(Op::Own(OwnOp::RemoveFor { turns, .. })) = op(cx, l) else { return Flow::Next };
        let left = curses::subturns(cx, *turns);
        moves_with(cx, l, To::Removed, |card| Some(Away { card, left, thief: None }))
    }),
);

static ENTER: Row<Run> = citing(
    "303.3",
    does("707.1", "sm-op-enter", |cx, l| {
        let Some(Op::Own(OwnOp::Enter { line, .. })) = op(cx, l) else { return Flow::Next };
        let line = *line;
        // 603.6.2. Several cards go through the Steps together.
        if l.picked.len() > 1 {
            return enters_together(cx, l, line);
        }
        one_by_one(cx, l, |cx, id, who| {
            let of = Casting { line, named: line.is_some(), ..Casting::of(id, cx.state.owner(id)) };
            let _ = who;
            Some(of.enter(cx.state, cx.book))
        })
    }),
);

static CAST: Row<Run> = does("g:ร่ายฟรี", "sm-op-cast", |cx, l| {
    if let Some(&card) = l.picked.first() {
        cx.note(finding("sm-note-cast-free").card(card));
    }
    one_by_one(cx, l, |cx, id, who| {
        let of = Casting { free: true, ..Casting::of(id, who) };
        Some(of.cast(cx.state.category(cx.book, id)))
    })
});

static CREATE: Row<Run> = citing(
    "621.3 621.4 g:ร่ายฟรี",
    does("621.2", "sm-op-create", |cx, l| {
        let Some(Op::Own(OwnOp::Create(name))) = op(cx, l) else { return Flow::Next };
        if !extra::is_free(cx.state, cx.book, l.who, name) {
            cx.cite("621.4");
            because(cx, Because::NothingTo(Deed::Cast));
            return Flow::Next;
        }
        let Some(&card) = extra::beside(cx.state, cx.book, l.who, name).first() else { return Flow::Next };
        l.done(1);
        cx.reading(readings::FREE_CAST);
        cx.support("621.3");
        cx.note(finding("sm-note-created").card(card));
        let of = Casting { free: true, ..Casting::of(card, l.who) };
        Flow::Call(of.cast(cx.state.category(cx.book, card)))
    }),
);

static ORDER: Row<Run> = citing("g:โจมตีฟรี 608.20", does("605.12", "sm-op-order", orders));

static ATTACK: Row<Run> = citing(
    "710.2",
    does("710.1", "sm-op-attack", |cx, l| {
        if let Some(&seal) = l.picked.first() {
            cx.support("710.2");
            cx.note(finding("sm-note-attacks-by-effect").card(seal));
        }
        leaves(cx, l, !l.picked.is_empty());
        one_by_one(cx, l, |cx, id, who| {
            let of = Attack { as_effect: true, free: true, ..Attack::of(id, who) };
            Some(attack::further(cx.state, cx.book, of))
        })
    }),
);

static CHANGE_LINE: Row<Run> = citing(
    "515.8 515.5 303.2.3 515.9.2 709.6.1 709.11.2 100.2 100.3",
    does("g:Change Line", "sm-op-change-line", change_line),
);

static SEPARATE: Row<Run> = citing("g:Control 515.8", asks("513.2", "sm-ask-side", offer_sides, take_sides));

static MOVE_MYSTIC: Row<Run> = asks("g:Move Mystic Card", "sm-ask-move-mystic", offer_new_host, take_new_host);

static COUNTERS: Row<Run> = citing("g:Fixed_Charge_Counter", does("g:Charged Counter", "sm-op-counters", counters));

static MOVE_COUNTERS: Row<Run> = does("g:การย้าย", "sm-op-move-counters", move_counters);

static PASS_TURNS: Row<Run> = citing(
    "g:นับว่าผ่านไป_1_Turn 709.8.1 709.10.3 201.9.2.2 401.9.4 401.9.7 401.2.5 g:Charging g:Fixed_Charging g:Vanish",
    does("g:นับว่าผ่านไป X Turn", "sm-op-pass-turns", passing::passes),
);

/// 401.6.6. The Main Step ends when the Turn is passed; 103.5 knows that a text may do so.
static PASS_TURN: Row<Run> = citing(
    "103.5",
    does("401.6.6", "sm-op-pass-turn", |cx, l| {
        cx.cite("103.5");
        cx.reading(readings::TURN_PASSED);
        cx.note(finding("sm-note-turn-passed").player(cx.state.turn));
        cx.event(Happens::PassesTurn.event());
        l.done(1);
        Flow::Next
    }),
);

static CHANGE_TARGET: Row<Run> = asks("g:Change Target", "sm-ask-change-target", offer_change, take_change);

static FORTUNE: Row<Run> = asks("g:Fortune", "sm-ask-fortune", offer_fortune, take_fortune);

static RANDOM: Row<Run> = does("g:Random", "sm-op-random", |cx, l| {
    let Some(Op::Own(OwnOp::Random { whose, kind, count, deed })) = op(cx, l) else { return Flow::Next };
    let player = l.eye(cx.state, cx.book).player(*whose);
    let there = random::of_kind(cx.state, cx.book, player, *kind).len();
    l.done(usize::from(*count).min(there));
    let cause = l.cause(cx.book);
    Flow::Call(random::start(player, *kind, *count, random::then(*deed, cause)))
});

static DRAW: Row<Run> = citing("103.3", does("g:Draw", "sm-op-draw", draw));

static GAIN: Row<Run> = asks("g:ได้รับ <Skill/Ability> ของการ์ดใบอื่น", "sm-ask-gain", offer_gain, take_gain);

static TOGETHER: Row<Run> = does("603.6.1", "sm-op-together", |cx, l| match op(cx, l) {
    Some(Op::Own(OwnOp::TogetherBegins)) => {
        l.own.together = true;
        Flow::Next
    }
    Some(Op::Own(OwnOp::TogetherEnds)) => {
        l.own.together = false;
        let list = std::mem::take(&mut l.own.deferred);
        if !list.is_empty() {
            cx.support("603.6.2");
            return Flow::CallThenAgain(Moves::start(list));
        }
        leaves(cx, l, !l.own.orders.is_empty());
        if l.own.orders.is_empty() {
            return Flow::Next;
        }
        let (order, id) = l.own.orders.remove(0);
        match ordered(cx, order, id, l.who) {
            Some(frame) => Flow::CallThenAgain(frame),
            None => Flow::Again,
        }
    }
    _ => Flow::Next,
});

/// All of them, with what they are called in the register.
pub static OPERATIONS: [(&str, &Row<Run>); 49] = [
    ("destroy", &DESTROY),
    ("sacrifice", &SACRIFICE),
    ("Discard", &DISCARD),
    ("to the Shrine", &TO_SHRINE),
    ("to the Library", &TO_LIBRARY),
    ("to hand", &TO_HAND),
    ("Remove", &REMOVE),
    ("give", &GIVE),
    ("set", &GIVE_SET),
    ("give else", &GIVE_ELSE),
    ("give a player", &GIVE_PLAYER),
    ("give a player Mp Max", &GIVE_MP_MAX),
    ("give a player Shrine Max", &GIVE_SHRINE_MAX),
    ("Active or Inactive", &TURN),
    ("look", &LOOK),
    ("look at a hand", &LOOK_HAND),
    ("place the rest", &REST),
    ("show", &SHOW),
    ("shuffle", &SHUFFLE),
    ("a number", &NUMBER),
    ("win", &WIN),
    ("pay Mp", &PAY_MP),
    ("pay counters", &PAY_COUNTERS),
    ("more Mp", &MP_MORE),
    ("fewer Mp", &MP_FEWER),
    ("Curse", &CURSE),
    ("cure", &CURE),
    ("move a Curse", &MOVE_CURSE),
    ("Control", &CONTROL),
    ("Steal", &STEAL),
    ("Remove for Turns", &REMOVE_FOR),
    ("bring into the arena", &ENTER),
    ("cast free", &CAST),
    ("create", &CREATE),
    ("order", &ORDER),
    ("attack", &ATTACK),
    ("change Line", &CHANGE_LINE),
    ("separate", &SEPARATE),
    ("move a Mystic", &MOVE_MYSTIC),
    ("counters", &COUNTERS),
    ("move counters", &MOVE_COUNTERS),
    ("pass Turns", &PASS_TURNS),
    ("pass the Turn", &PASS_TURN),
    ("change a target", &CHANGE_TARGET),
    ("Fortune", &FORTUNE),
    ("random", &RANDOM),
    ("draw", &DRAW),
    ("gain", &GAIN),
    ("at one time", &TOGETHER),
];

/// The row of an operation.
pub fn row(book: &Book, instr: &Instr<SummonerMaster>) -> &'static Row<Run> {
    match instr {
        Instr::Give(grants, _) => giving(book, grants),
        Instr::GivePlayer(_, grants, _) => giving_players(book, grants),
        Instr::Act(op) => match op {
            Op::Move { deed, .. } => match deed {
                Deed::Destroy => &DESTROY,
                Deed::Sacrifice => &SACRIFICE,
                Deed::Discard => &DISCARD,
                Deed::ToShrine => &TO_SHRINE,
                Deed::ToLibrary => &TO_LIBRARY,
                Deed::ToHand => &TO_HAND,
                _ => &REMOVE,
            },
            Op::Turn(..) => &TURN,
            Op::Look { .. } => &LOOK,
            Op::LookAt(..) => &LOOK_HAND,
            Op::PlaceRest(_) => &REST,
            Op::Reveal(_) => &SHOW,
            Op::ChooseNumber { .. } => &NUMBER,
            Op::Win(_) | Op::Lose(_) => &WIN,
            Op::Own(own) => own_row(own),
            _ => &SHUFFLE,
        },
        _ => &SHUFFLE,
    }
}

fn own_row(op: &OwnOp) -> &'static Row<Run> {
    match op {
        OwnOp::PayMp(_) => &PAY_MP,
        OwnOp::PayCounters(..) => &PAY_COUNTERS,
        OwnOp::Mp(_, Amount::N(n)) if *n < 0 => &MP_FEWER,
        OwnOp::Mp(_, Amount::Per(by, ..)) if *by < 0 => &MP_FEWER,
        OwnOp::Mp(..) => &MP_MORE,
        OwnOp::Curse { .. } => &CURSE,
        OwnOp::Cure { .. } => &CURE,
        OwnOp::MoveCurse(_) => &MOVE_CURSE,
        OwnOp::Control { .. } => &CONTROL,
        OwnOp::Steal(_) => &STEAL,
        OwnOp::RemoveFor { .. } => &REMOVE_FOR,
        OwnOp::Enter { .. } => &ENTER,
        OwnOp::Cast(_) => &CAST,
        OwnOp::Create(_) => &CREATE,
        OwnOp::Order(..) => &ORDER,
        OwnOp::Attack(_) => &ATTACK,
        OwnOp::ChangeLine(_) | OwnOp::GoToLine(..) => &CHANGE_LINE,
        OwnOp::Separate(_) => &SEPARATE,
        OwnOp::MoveMystic(_) => &MOVE_MYSTIC,
        OwnOp::Counters(..) => &COUNTERS,
        OwnOp::MoveCounters(..) => &MOVE_COUNTERS,
        OwnOp::PassTurns(..) => &PASS_TURNS,
        OwnOp::PassTurn => &PASS_TURN,
        OwnOp::ChangeTarget { .. } => &CHANGE_TARGET,
        OwnOp::Fortune(_) => &FORTUNE,
        OwnOp::Random { .. } => &RANDOM,
        OwnOp::Draw { .. } => &DRAW,
        OwnOp::Gain { .. } => &GAIN,
        OwnOp::TogetherBegins | OwnOp::TogetherEnds | OwnOp::OrderBegins => &TOGETHER,
    }
}

/// What a number of texts is.
pub fn amount_of(op: &OwnOp) -> Option<&Amount> {
    match op {
        OwnOp::Mp(_, a) | OwnOp::Counters(_, _, a) | OwnOp::MoveCounters(_, _, a) | OwnOp::Draw { count: a, .. } => {
            Some(a)
        }
        _ => None,
    }
}
