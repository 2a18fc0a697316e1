//! The operations of texts: one row for each, with the clauses that govern it.

use super::areas::{Away, Bit, Control};
use super::attack::{self, Attack};
use super::casting::{self, Casting};
use super::event::{AT_ONCE, Happens};
use super::moves::{Change, Moves, To};
use super::vocabulary::{
    Amount, Call, Counter, Curse, Deed, Grant, Kind, Line, Op, Order, OwnCannot, OwnOp, Spot, Target, Until, When,
};
use super::{
    Act, Asked, Choice, Cx, Event, Flow, Options, Row, Run, SummonerMaster, combining, curses, drawing, extra, lines,
    random, readings, skills,
};
use crate::cardgame::act::{self, op};
use crate::cardgame::code::{self, Instr};
use crate::cardgame::run::Doing;
use crate::cardgame::{Because, CardId, End, Few, On, Word, because, finding, look, place};
use crate::engine::{Chooser, Player, Refusal, asks, citing, does};

static DESTROY: Row<Run> =
    citing("100.3 g:Protect 713.1", does("g:Destroy", "sm-op-destroy", |cx, l| moves(cx, l, To::Destroyed)));
static SACRIFICE: Row<Run> = does("g:Sacrifice", "sm-op-sacrifice", |cx, l| moves(cx, l, To::Destroyed));
static DISCARD: Row<Run> =
    citing("100.3 g:Protect", does("702.1", "sm-op-discard", |cx, l| moves(cx, l, To::Discarded)));
static TO_SHRINE: Row<Run> =
    citing("100.3 g:Protect 713.1", does("703.1", "sm-op-to-shrine", |cx, l| moves(cx, l, To::Shrine)));
static TO_LIBRARY: Row<Run> = citing(
    "100.3 g:Protect 713.2 701.1",
    does("704.1", "sm-op-to-library", |cx, l| {
        let end = match op(cx, l) {
            Some(Op::Move { spot: Spot::Top, .. }) => Some(End::Top),
            Some(Op::Move { spot: Spot::Bottom, .. }) => Some(End::Bottom),
            _ => None,
        };
        moves(cx, l, To::Library(end))
    }),
);
static TO_HAND: Row<Run> =
    citing("100.3 g:Protect 713.2 701.1", does("705.1", "sm-op-to-hand", |cx, l| moves(cx, l, To::Hand)));
static REMOVE: Row<Run> =
    citing("100.3 g:Protect 713.2 701.1", does("g:Remove", "sm-op-remove", |cx, l| moves(cx, l, To::Removed)));
static GIVE: Row<Run> = citing("100.3 g:Protect g:Become 602.3.2", does("602.4.1", "sm-op-give", gives));
static GIVE_PLAYER: Row<Run> = does("g:Max", "sm-op-give-player", gives_players);
static TURN: Row<Run> = citing("100.3 g:Protect g:Inactive_Seal", does("g:Active Seal", "sm-op-turn", turns));
static LOOK: Row<Run> = citing("300.8", asks("300.3", "sm-op-look", look::offer, look::take));
static LOOK_HAND: Row<Run> = does("302.4", "sm-op-look-hand", look::at_zone);
static REST: Row<Run> = asks("300.7", "sm-op-rest", place::offer, place::take);
static SHOW: Row<Run> = does("301.3", "sm-op-show", look::reveal);
static SHUFFLE: Row<Run> = does("g:Shuffle", "sm-op-shuffle", act::shuffles);
static NUMBER: Row<Run> = asks("g:X", "sm-op-number", act::offer_number, act::take_number);
static WIN: Row<Run> = does("103.1", "sm-op-win", act::wins);
static PAY_MP: Row<Run> = citing(
    "g:Fixed_Mp",
    does("g:Mp ของผู้เล่น", "sm-op-pay-mp", |cx, l| {
        if let Some(Op::Own(OwnOp::PayMp(_))) = op(cx, l) {
            let n = skills::mp_cost(cx.state, cx.book, l.this, l.def, l.effect);
            cx.event(Happens::Pay(l.who, n).event());
            l.done(1);
        }
        Flow::Next
    }),
);
static PAY_COUNTERS: Row<Run> = asks("g:Charged Counter", "sm-ask-counters", offer_counters, take_counters);
static MP: Row<Run> = does("g:Reduce", "sm-op-mp", |cx, l| {
    let Some(Op::Own(OwnOp::Mp(whose, amount))) = op(cx, l) else { return Flow::Next };
    let eye = l.eye(cx.state, cx.book);
    let n = i16::try_from(eye.amount(amount)).unwrap_or(0);
    for player in eye.players(*whose) {
        cx.event(Happens::Mp(player, n).event());
    }
    l.done(1);
    Flow::Next
});
static CURSE: Row<Run> = citing("709.12 100.3 g:Protect g:Cancel", does("709.1", "sm-op-curse", curse));
static CURE: Row<Run> = citing("709.4 709.13", asks("g:Purified", "sm-ask-cure", offer_cure, take_cure));
static MOVE_CURSE: Row<Run> = asks("g:Move Curse", "sm-ask-move-curse", offer_move_curse, take_move_curse);
static CONTROL: Row<Run> = citing("500.11", does("g:Control", "sm-op-control", control));
static STEAL: Row<Run> = does("g:Steal", "sm-op-steal", |cx, l| {
    let thief = l.this;
    moves_with(cx, l, To::Removed, |card| Some(Away { card, left: 0, thief: Some(thief) }))
});
static REMOVE_FOR: Row<Run> = does("706.1", "sm-op-remove-for", |cx, l| {
    let Some(Op::Own(OwnOp::RemoveFor { turns, .. })) = op(cx, l) else { return Flow::Next };
    let left = curses::subturns(cx, *turns);
    moves_with(cx, l, To::Removed, |card| Some(Away { card, left, thief: None }))
});
static ENTER: Row<Run> = citing(
    "303.3",
    does("707.1", "sm-op-enter", |cx, l| {
        let Some(Op::Own(OwnOp::Enter { line, .. })) = op(cx, l) else { return Flow::Next };
        let line = *line;
        one_by_one(cx, l, |cx, id, who| {
            let of = Casting { line, named: line.is_some(), ..Casting::of(id, cx.state.owner(id)) };
            let _ = who;
            Some(casting::enter(cx.state, cx.book, of))
        })
    }),
);
static CAST: Row<Run> = does("g:ร่ายฟรี", "sm-op-cast", |cx, l| {
    if let Some(&card) = l.picked.first() {
        cx.note(finding("sm-note-cast-free").card(card));
    }
    one_by_one(cx, l, |cx, id, who| {
        let of = Casting { free: true, ..Casting::of(id, who) };
        Some(casting::frame(cx.state.category(cx.book, id), of))
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
        cx.note(finding("sm-note-created").card(card));
        let of = Casting { free: true, ..Casting::of(card, l.who) };
        Flow::Call(casting::frame(cx.state.category(cx.book, card), of))
    }),
);
static ORDER: Row<Run> = citing("g:โจมตีฟรี 608.20", does("605.12", "sm-op-order", orders));
static ATTACK: Row<Run> = citing(
    "710.2",
    does("710.1", "sm-op-attack", |cx, l| {
        one_by_one(cx, l, |cx, id, who| {
            let of = Attack { hits: 1, as_effect: true, free: true, ..Attack::of(id, who) };
            let _ = cx;
            Some(attack::start(of))
        })
    }),
);
static CHANGE_LINE: Row<Run> =
    citing("515.8 515.9.2 709.6.1 709.11.2 100.2 100.3", does("g:Change Line", "sm-op-change-line", change_line));
static SEPARATE: Row<Run> = citing("g:Control 515.8", asks("513.2", "sm-ask-side", offer_sides, take_sides));
static MOVE_MYSTIC: Row<Run> = asks("g:Move Mystic Card", "sm-ask-move-mystic", offer_new_host, take_new_host);
static CHANGE_TARGET: Row<Run> = does("g:Change Target", "sm-op-change-target", |cx, l| {
    because(cx, Because::NothingTo(Deed::ChangeTarget));
    l.keep();
    Flow::Next
});
static COUNTERS: Row<Run> = citing("g:Fixed_Charge_Counter", does("g:Charged Counter", "sm-op-counters", counters));
static MOVE_COUNTERS: Row<Run> = does("g:การย้าย", "sm-op-move-counters", move_counters);
static PASS_TURNS: Row<Run> = citing(
    "g:นับว่าผ่านไป_1_Turn 709.8.1 709.10.3 201.9.2.2",
    does("g:นับว่าผ่านไป X Turn", "sm-op-pass-turns", super::passing::passes),
);
static SKIP_TURN: Row<Run> = does("103.5", "sm-op-skip-turn", |cx, l| {
    cx.event(Happens::PassedByText.event());
    l.done(1);
    Flow::Next
});
static FORTUNE: Row<Run> = asks("g:Fortune", "sm-ask-fortune", offer_fortune, take_fortune);
static RANDOM: Row<Run> = does("g:Random", "sm-op-random", |cx, l| {
    let Some(Op::Own(OwnOp::Random { whose, kind, count, deed })) = op(cx, l) else { return Flow::Next };
    let player = l.eye(cx.state, cx.book).player(*whose);
    let there = super::other_attacks::of_kind(cx.state, cx.book, player, *kind).len();
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
pub static OPERATIONS: [(&str, &Row<Run>); 44] = [
    ("destroy", &DESTROY),
    ("sacrifice", &SACRIFICE),
    ("Discard", &DISCARD),
    ("to the Shrine", &TO_SHRINE),
    ("to the Library", &TO_LIBRARY),
    ("to hand", &TO_HAND),
    ("Remove", &REMOVE),
    ("give", &GIVE),
    ("give a player", &GIVE_PLAYER),
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
    ("Mp", &MP),
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
    ("change a target", &CHANGE_TARGET),
    ("counters", &COUNTERS),
    ("move counters", &MOVE_COUNTERS),
    ("pass Turns", &PASS_TURNS),
    ("Fortune", &FORTUNE),
    ("random", &RANDOM),
    ("draw", &DRAW),
    ("gain", &GAIN),
    ("skip a Turn", &SKIP_TURN),
    ("at one time", &TOGETHER),
];

/// The row of an operation.
pub fn row(instr: &Instr<SummonerMaster>) -> &'static Row<Run> {
    match instr {
        Instr::Give(..) => &GIVE,
        Instr::GivePlayer(..) => &GIVE_PLAYER,
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
        OwnOp::Mp(..) => &MP,
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
        OwnOp::ChangeTarget(_) => &CHANGE_TARGET,
        OwnOp::Counters(..) => &COUNTERS,
        OwnOp::MoveCounters(..) => &MOVE_COUNTERS,
        OwnOp::PassTurns(..) => &PASS_TURNS,
        OwnOp::SkipTurn => &SKIP_TURN,
        OwnOp::Fortune(_) => &FORTUNE,
        OwnOp::Random { .. } => &RANDOM,
        OwnOp::Draw { .. } => &DRAW,
        OwnOp::Gain { .. } => &GAIN,
        OwnOp::TogetherBegins | OwnOp::TogetherEnds | OwnOp::OrderBegins => &TOGETHER,
    }
}

/// Cards change Zone.
fn moves(cx: &mut Cx<'_>, l: &mut Run, to: To) -> Flow {
    // The top cards of a pile are found by the operation itself.
    if let Some(Op::Move { what: Target::Top { whose, zone, count, .. }, .. }) = op(cx, l) {
        let eye = l.eye(cx.state, cx.book);
        let n = usize::try_from(eye.amount(count)).unwrap_or(0);
        for player in eye.players(*whose) {
            l.picked.extend(cx.state.pile(player, *zone).iter().copied().take(n));
        }
    }
    moves_with(cx, l, to, |_| None)
}

fn moves_with(cx: &mut Cx<'_>, l: &mut Run, to: To, back: impl Fn(CardId) -> Option<Away>) -> Flow {
    let cause = l.cause(cx.book);
    let deed = act::deed(cx.book, l);
    let mut list = Vec::new();
    for &id in &l.picked {
        // 701.1, 100.1. What its own text says of a destroyed card.
        if id == l.this && cx.state.card(id).is(Bit::Destroyed) && to != To::Shrine {
            cx.support("701.1");
            cx.reading(readings::DESTROYED_RETURN);
        }
        // 713.2. "even if it has lost".
        let even = cx.state.card(id).is(Bit::Lost) && cx.book.effect(l.def, l.effect).extra.even_lost;
        if !even && act::is_barred(cx.state, cx.book, l, id, deed) {
            because(cx, Because::Forbidden(id));
        } else {
            list.push(Change { back: back(id), ..Change::of(id, to, cause) });
        }
    }
    let n = list.len();
    if list.is_empty() && l.picked.is_empty() {
        because(cx, Because::NothingTo(deed));
    }
    l.done(n);
    l.keep();
    if l.own.together {
        l.own.deferred.extend(list);
        return Flow::Next;
    }
    if list.is_empty() { Flow::Next } else { Flow::Call(Moves::start(list)) }
}

/// A procedure for each card that was picked, one after the other.
fn one_by_one(cx: &mut Cx<'_>, l: &mut Run, frame: impl Fn(&Cx<'_>, CardId, Player) -> Option<super::Frame>) -> Flow {
    if l.picked.is_empty() {
        let n = l.order.len();
        l.done(n);
        l.picked = std::mem::take(&mut l.order);
        l.keep();
        return Flow::Next;
    }
    let id = l.picked.remove(0);
    if act::is_barred(cx.state, cx.book, l, id, act::deed(cx.book, l)) {
        because(cx, Because::Forbidden(id));
        return Flow::Again;
    }
    l.order.push(id);
    match frame(cx, id, l.who) {
        Some(frame) => Flow::CallThenAgain(frame),
        None => Flow::Again,
    }
}

/// "n Turns" as Subturns that are counted.
fn counted(cx: &Cx<'_>, until: Until) -> Until {
    match until {
        Until::Turns(n) => Until::Subturns(curses::subturns(cx, n)),
        other => other,
    }
}

fn gives(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(Instr::Give(grants, until)) = l.instr(cx.book) else { return Flow::Next };
    let until = counted(cx, *until);
    let mut n = 0;
    for id in l.picked.clone() {
        if act::is_barred(cx.state, cx.book, l, id, Deed::Give) {
            cx.cite("g:Protect");
            because(cx, Because::Forbidden(id));
            continue;
        }
        n += 1;
        for grant in code::grants(grants) {
            if matches!(cx.book.grant(grant), Grant::Base(..)) {
                cx.support("602.3.2");
            }
            let modifier = act::modifier(cx, l, On::Card(id), grant, until);
            cx.event(Event::Modify(modifier));
        }
    }
    if l.picked.is_empty() {
        cx.cite("100.3");
        because(cx, Because::NothingTo(Deed::Give));
    }
    l.done(n);
    l.keep();
    Flow::Next
}

fn gives_players(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(Instr::GivePlayer(whose, grants, until)) = l.instr(cx.book) else { return Flow::Next };
    let until = counted(cx, *until);
    for player in l.eye(cx.state, cx.book).players(*whose) {
        for grant in code::grants(grants) {
            let modifier = act::modifier(cx, l, On::Player(player), grant, until);
            cx.event(Event::Modify(modifier));
        }
    }
    l.done(1);
    Flow::Next
}

fn turns(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    act::turns(cx, l)
}

/// g:Charged Counter. How many of those of our side are paid.
fn offer_counters(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some(Op::Own(OwnOp::PayCounters(kind, n))) = op(cx, l) else { return Asked::Nobody(Flow::Next) };
    if *kind == Counter::Fixed {
        return Asked::Itself(Choice::Number(*n));
    }
    // The others are those of the opponent's side; who says so is right.
    if let Some(ours) = l.own.paid {
        options.legal(Act::Theirs(n.saturating_sub(ours)).choice());
        return Asked::Of(Chooser::Player(l.who));
    }
    let [ours, theirs] = cx.state.card(l.this).charged;
    let least = n.saturating_sub(theirs);
    let most = ours.min(*n);
    if least >= most {
        return Asked::Itself(Choice::Number(most));
    }
    (least..=most).rev().for_each(|n| options.legal(Act::Counters(n).choice()));
    Asked::Of(Chooser::Player(l.who))
}

fn take_counters(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    let Some(Op::Own(OwnOp::PayCounters(kind, n))) = op(cx, l) else { return Flow::Next };
    let small = |n: u8| i8::try_from(n).unwrap_or(i8::MAX);
    match choice {
        Choice::Own(Act::Counters(ours)) if *n > ours => {
            cx.event(Happens::Counters(l.this, *kind, true, -small(ours)).event());
            l.own.paid = Some(ours);
            return Flow::Again;
        }
        Choice::Number(ours) | Choice::Own(Act::Counters(ours)) => {
            cx.event(Happens::Counters(l.this, *kind, true, -small(ours)).event());
            if *kind == Counter::Charged && *n > ours {
                cx.event(Happens::Counters(l.this, *kind, false, -small(n - ours)).event());
            }
        }
        Choice::Own(Act::Theirs(theirs)) => cx.event(Happens::Counters(l.this, *kind, false, -small(theirs)).event()),
        _ => return Flow::Next,
    }
    l.own.paid = None;
    l.done(1);
    Flow::Next
}

fn curse(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(Op::Own(OwnOp::Curse { kind, turns, gives, .. })) = op(cx, l) else { return Flow::Next };
    let kind = *kind;
    let turns = turns.as_ref().map(|n| u8::try_from(l.eye(cx.state, cx.book).amount(n).clamp(0, 99)).unwrap_or(0));
    let cause = l.cause(cx.book);
    let mystic = cx.state.category(cx.book, l.this) == Some(super::vocabulary::Category::Mystic);
    // What a Last Dance gives stands among the grants of the book.
    let gives: Vec<(crate::cardgame::GrantId, i32)> = gives
        .iter()
        .filter_map(|g| match g {
            Grant::Stat(stat, amount) => {
                Some((crate::cardgame::GrantId::stat::<SummonerMaster>(*stat), l.eye(cx.state, cx.book).amount(amount)))
            }
            Grant::Base(stat, amount) => {
                Some((crate::cardgame::GrantId::base::<SummonerMaster>(*stat), l.eye(cx.state, cx.book).amount(amount)))
            }
            _ => None,
        })
        .collect();
    for id in l.picked.clone() {
        if super::game::keeps_off(cx.state, cx.book, id, kind, l.who) {
            cx.support("g:Protect");
            because(cx, Because::Forbidden(id));
            l.picked.retain(|c| *c != id);
        }
    }
    one_by_one(cx, l, |cx, id, who| {
        let held = cx.state.card(id).curses[kind.index()].is_some();
        (!held).then(|| curses::start(id, kind, turns, cause, who, mystic, gives.clone()))
    })
}

/// g:Purified. Which Curse, where one is chosen.
fn offer_cure(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some(Op::Own(OwnOp::Cure { kind, all, .. })) = op(cx, l) else { return Asked::Nobody(Flow::Next) };
    if *all || kind.is_some() {
        return Asked::Itself(Choice::Nothing);
    }
    let kinds: Vec<Curse> =
        l.picked.iter().flat_map(|&id| cx.state.card(id).own.cursed().collect::<Vec<_>>()).collect();
    match kinds.as_slice() {
        [] => Asked::Itself(Choice::Nothing),
        [one] => Asked::Itself(Act::Curse(*one).choice()),
        all => {
            all.iter().for_each(|k| options.legal(Act::Curse(*k).choice()));
            Asked::Of(Chooser::Player(l.who))
        }
    }
}

fn take_cure(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    let Some(Op::Own(OwnOp::Cure { kind, .. })) = op(cx, l) else { return Flow::Next };
    let only = if let Choice::Own(Act::Curse(kind)) = choice { Some(kind) } else { *kind };
    cx.support("709.13");
    for id in l.picked.clone() {
        for kind in cx.state.card(id).own.cursed().filter(|k| only.is_none_or(|o| o == *k)).collect::<Vec<_>>() {
            cx.event(Happens::CurseEnds(id, kind).event());
        }
    }
    l.keep();
    Flow::Next
}

fn offer_move_curse(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let [from, to] = l.picked.as_slice() else { return Asked::Itself(Choice::Nothing) };
    let movable = |k: &Curse| {
        let cursed = cx.state.card(*from).curses[k.index()];
        let by = cursed.and_then(|c| c.by).unwrap_or(l.who);
        cursed.is_some_and(|c| !c.mystic)
            && !super::game::keeps_off(cx.state, cx.book, *to, *k, by)
            && cx.state.card(*to).curses[k.index()].is_none()
    };
    let all: Vec<Curse> = Curse::ALL.iter().copied().filter(movable).collect();
    match all.as_slice() {
        [] => Asked::Itself(Choice::Nothing),
        [one] => Asked::Itself(Act::Curse(*one).choice()),
        all => {
            all.iter().for_each(|k| options.legal(Act::Curse(*k).choice()));
            if options.why() {
                for k in cx.state.card(*from).own.cursed().filter(|k| !all.contains(k)) {
                    options.offer(Act::Curse(k).choice(), Err(Refusal::by("g:Move_Curse 709.12")));
                }
            }
            Asked::Of(Chooser::Player(l.who))
        }
    }
}

fn take_move_curse(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    let [from, to] = l.picked.as_slice() else {
        l.keep();
        return Flow::Next;
    };
    let (from, to) = (*from, *to);
    if let Choice::Own(Act::Curse(kind)) = choice
        && let Some(cursed) = cx.state.card(from).curses[kind.index()]
    {
        cx.event(Happens::CurseEnds(from, kind).event());
        cx.event(Happens::Curse(to, kind, cursed).event());
        if kind == Curse::Dimension {
            cx.event(Happens::Line(to, None, false).event());
        }
        if kind == Curse::Freeze && cx.state.card(to).line == Some(Line::At) {
            cx.event(Happens::Line(to, Some(Line::Df), false).event());
        }
        if kind == Curse::Charm {
            cx.event(Happens::Controller(to, cursed.by.filter(|p| *p != cx.state.owner(to))).event());
        }
    } else {
        because(cx, Because::NothingTo(Deed::MoveCurse));
    }
    l.keep();
    Flow::Next
}

fn control(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(Op::Own(OwnOp::Control { until, .. })) = op(cx, l) else { return Flow::Next };
    // 602.1.5. What a pasted Mystic does without an end lasts as long as it is there; 602.1.6: a Skill's and a Trigger Ability's goes on.
    let stands = cx.state.def(cx.book, l.this).facts.paste.is_some()
        && matches!(cx.book.effect(l.def, l.effect).kind, Kind::Called(Call::Success));
    let until = match counted(cx, *until) {
        Until::Always if stands => Until::SourceInArena,
        other => other,
    };
    for id in l.picked.clone() {
        if act::is_barred(cx.state, cx.book, l, id, Deed::Control) {
            because(cx, Because::Forbidden(id));
            continue;
        }
        cx.event(Happens::Owner(id, l.who).event());
        cx.event(Happens::Controls(Control { card: id, source: l.this, until }).event());
        super::commands::void(cx, id);
    }
    l.keep();
    Flow::Next
}

fn orders(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(Op::Own(OwnOp::Order(order, _))) = op(cx, l) else { return Flow::Next };
    let order = *order;
    cx.reading(readings::ORDER_WORD);
    if l.own.together {
        l.own.orders.extend(l.picked.iter().map(|&id| (order, id)));
        l.keep();
        return Flow::Next;
    }
    one_by_one(cx, l, |cx, id, who| ordered(cx, order, id, who))
}

/// A further command.
fn ordered(cx: &Cx<'_>, order: Order, id: CardId, who: Player) -> Option<super::Frame> {
    cx.state.in_arena(id).then(|| match order {
        Order::Attack { .. } => attack::start(Attack { hits: 1, ordered: true, free: true, ..Attack::of(id, who) }),
        Order::SetLine => lines::start(id, who, true),
        Order::Combine => combining::start(id, who, true),
        Order::Skill => skills::start(cx, id, 0, who, skills::How::Ordered).unwrap_or_else(super::interfere::start),
    })
}

fn change_line(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let to = match op(cx, l) {
        Some(Op::Own(OwnOp::GoToLine(_, line))) => Some(*line),
        _ => None,
    };
    let mut n = 0;
    for id in l.picked.clone() {
        let marks = cx.state.card(id);
        let goes = to.or(marks.line.map(Line::other));
        let barred = attack::is_forbidden(cx.state, cx.book, cx.state.owner(id), id, &OwnCannot::ChangeLine)
            || act::is_barred(cx.state, cx.book, l, id, Deed::ChangeLine);
        let frozen = marks.is_cursed(Curse::Freeze) && goes == Some(Line::At);
        let away = marks.is_cursed(Curse::Dimension);
        if barred || frozen || away {
            cx.support(if away {
                "709.11.2"
            } else if frozen {
                "709.6.1"
            } else {
                "100.2"
            });
            because(cx, Because::Forbidden(id));
        } else if goes == marks.line {
            cx.cite("100.3");
            because(cx, Because::AlreadySo(id));
        } else {
            n += 1;
            cx.support("515.8");
            cx.event(Happens::Line(id, goes, false).event());
            for when in [When::ChangesLine, When::ChangedLine] {
                cx.event(Happens::Occurs(when, Some(id), cx.state.owner(id), None, AT_ONCE).event());
            }
        }
    }
    l.done(n);
    l.keep();
    Flow::Next
}

/// 513.2. The next Support that separates, and its Main.
fn separates(cx: &Cx<'_>, l: &Run) -> Option<(CardId, CardId)> {
    let placed = |id: &CardId| l.own.sides.iter().any(|(c, _)| c == id);
    l.picked.iter().find_map(|&main| cx.state.supports(main).find(|id| !placed(id)).map(|id| (main, id)))
}

/// 513.2. Whoever controls the Main says on which side of it each Support comes to stand.
fn offer_sides(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some((main, id)) = separates(cx, l) else { return Asked::Itself(Choice::Nothing) };
    // g:Control. A Support that goes back to its own side is not beside its Main.
    if cx.state.original(id) != cx.state.owner(main) {
        return Asked::Itself(Act::Side(false).choice());
    }
    options.legal(Act::Side(false).choice());
    options.legal(Act::Side(true).choice());
    Asked::Of(Chooser::Player(cx.state.controller(main)))
}

fn take_sides(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    if let (Choice::Own(Act::Side(right)), Some((_, id))) = (choice, separates(cx, l)) {
        l.own.sides.push((id, right));
        return Flow::Again;
    }
    for (id, right) in std::mem::take(&mut l.own.sides) {
        let main = cx.state.card(id).under;
        cx.event(Happens::Separate(id).event());
        if let Some(main) = main {
            cx.event(Happens::Beside(id, main, right).event());
            cx.event(Happens::Form(main, 0).event());
        }
    }
    l.keep();
    Flow::Next
}

fn offer_new_host(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some(&mystic) = l.picked.first() else { return Asked::Itself(Choice::Nothing) };
    let now = cx.state.card(mystic).on;
    for id in casting::hosts(cx.state, cx.book, mystic) {
        if Some(id) != now {
            options.legal(Choice::Card(id, cx.state.card(id).def));
        }
    }
    if options.why() {
        let kind = now.and_then(|host| cx.state.category(cx.book, host));
        for id in
            cx.state.whole_field().filter(|&id| id != mystic && cx.state.category(cx.book, id) == kind).collect::<Few>()
        {
            if let Some(by) = casting::host_refusal(cx.state, cx.book, mystic, id) {
                options.offer(Choice::Card(id, cx.state.card(id).def), Err(Refusal::by(by)));
            }
        }
    }
    if options.offered().is_empty() { Asked::Itself(Choice::Nothing) } else { Asked::Of(Chooser::Player(l.who)) }
}

fn take_new_host(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    if let (Choice::Card(host, _), Some(&mystic)) = (choice, l.picked.first()) {
        cx.event(Happens::Paste(mystic, Some(host)).event());
        l.done(1);
    } else {
        because(cx, Because::NothingTo(Deed::MoveMystic));
    }
    l.keep();
    Flow::Next
}

fn counters(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(Op::Own(OwnOp::Counters(_, kind, amount))) = op(cx, l) else { return Flow::Next };
    let n = i8::try_from(l.eye(cx.state, cx.book).amount(amount)).unwrap_or(0);
    for id in l.picked.clone() {
        if *kind == Counter::Fixed && id != l.this {
            cx.cite("g:Fixed_Charge_Counter");
            because(cx, Because::Forbidden(id));
            continue;
        }
        let [mine, theirs] = cx.state.card(id).charged;
        if *kind == Counter::Charged && n < 0 {
            // Counters that are lost: those of the owner's side first.
            let lost = n.unsigned_abs();
            let first = lost.min(mine);
            let small = |n: u8| i8::try_from(n).unwrap_or(i8::MAX);
            cx.event(Happens::Counters(id, *kind, true, -small(first)).event());
            cx.event(Happens::Counters(id, *kind, false, -small((lost - first).min(theirs))).event());
            continue;
        }
        let ours = l.who == cx.state.owner(id);
        cx.event(Happens::Counters(id, *kind, ours, n).event());
    }
    l.keep();
    Flow::Next
}

fn move_counters(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(Op::Own(OwnOp::MoveCounters(_, kind, amount))) = op(cx, l) else { return Flow::Next };
    let [from, to] = l.picked.as_slice() else {
        l.keep();
        return Flow::Next;
    };
    let (from, to) = (*from, *to);
    let wanted = u8::try_from(l.eye(cx.state, cx.book).amount(amount)).unwrap_or(0);
    if *kind == Counter::Charged {
        let [ours, theirs] = cx.state.card(from).charged;
        let a = wanted.min(ours);
        let b = (wanted - a).min(theirs);
        let small = |n: u8| i8::try_from(n).unwrap_or(i8::MAX);
        for (mine, n) in [(true, a), (false, b)] {
            if n > 0 {
                cx.event(Happens::Counters(from, *kind, mine, -small(n)).event());
                cx.event(Happens::Counters(to, *kind, mine, small(n)).event());
            }
        }
    }
    l.keep();
    Flow::Next
}

/// g:Fortune. So many options, one of them right.
fn offer_fortune(_: &Cx<'_>, _: &Run, options: &mut Options) -> Asked {
    options.legal(Act::Fortune(true).choice());
    options.legal(Act::Fortune(false).choice());
    Asked::Of(Chooser::Chance)
}

fn take_fortune(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    let right = choice == Act::Fortune(true).choice();
    cx.note(finding(if right { "sm-note-fortune-right" } else { "sm-note-fortune-wrong" }));
    l.done(usize::from(right));
    Flow::Next
}

fn draw(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(Op::Own(OwnOp::Draw { who, kind, count })) = op(cx, l) else { return Flow::Next };
    let eye = l.eye(cx.state, cx.book);
    let players = eye.players(*who);
    let at = if let Doing::Players(n) = l.doing { usize::from(n) } else { 0 };
    let n = u8::try_from(eye.amount(count).clamp(0, 60)).unwrap_or(0);
    let Some(&player) = players.get(at) else {
        l.doing = Doing::Nothing;
        l.done(usize::from(n));
        return Flow::Next;
    };
    l.doing = Doing::Players(u8::try_from(at + 1).unwrap_or(u8::MAX));
    if cx.state.values.player_cannot(cx.book, player).any(|(c, _)| *c == OwnCannot::Draw) {
        because(cx, Because::ForbiddenTo(player));
        return Flow::Again;
    }
    Flow::CallThenAgain(drawing::start(player, *kind, n, Some((l.who, l.this))))
}

/// Which Skill or Ability of the card is gained.
fn offer_gain(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some(Op::Own(OwnOp::Gain { skill, .. })) = op(cx, l) else { return Asked::Nobody(Flow::Next) };
    let Some(&from) = l.picked.first() else { return Asked::Itself(Choice::Nothing) };
    let all = super::gaining::texts(cx.state, cx.book, from, *skill);
    match all.as_slice() {
        [] => Asked::Itself(Choice::Nothing),
        [one] => Asked::Itself(Choice::Mode(*one)),
        all => {
            all.iter().for_each(|n| options.legal(Choice::Mode(*n)));
            Asked::Of(Chooser::Player(l.who))
        }
    }
}

fn take_gain(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    let Some(Op::Own(OwnOp::Gain { until, .. })) = op(cx, l) else { return Flow::Next };
    let until = counted(cx, *until);
    if let (Choice::Mode(n), Some(&from)) = (choice, l.picked.first()) {
        cx.event(
            Happens::Gains(super::areas::Gained {
                card: l.this,
                def: cx.state.card(from).def,
                effect: n,
                until,
                by: l.who,
            })
            .event(),
        );
        l.done(1);
    }
    l.keep();
    Flow::Next
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
