//! 3-9, 6-5-5, 10-2-10. Operations on DON!! cards. They are alike, and counted.

use super::acting::{done, the_act, times};
use super::areas::CardId;
use super::effects::Cannot;
use super::event::{Cause, DonAt, Event};
use super::lowered::{Act, Instr};
use super::matching::Eye;
use super::operations::{Amount, Count, DonFrom};
use super::program::Run;
use super::{Asked, Choice, Cx, Flow, Found, Options, Row};
use crate::engine::{Chooser, Player, asks, citing, does};

/// 4-4. DON!! cards in the cost area are rested or set active.
pub static TURN: Row<Run> =
    citing("4-8-1 1-3-2 1-3-2-1 1-3-3 4-4-1-1 4-4-1-2", asks("4-4-1", "op-ask-dons", offer_turn, take_turn));

/// So many there are that can be turned, and so many are wanted; whether fewer will do.
fn wanted(cx: &Cx<'_>, l: &Run) -> Option<(Player, u8, u8, bool, bool)> {
    let Some(Act::Dons { side, count, rest }) = the_act(cx, l) else { return None };
    let eye = l.eye(cx.state, cx.book);
    let who = eye.player(*side);
    let there = if *rest { cx.state.side(who).don_active } else { cx.state.side(who).don_rested };
    let (n, up_to) = match count {
        Count::Exactly(n) => (eye.amount(n), false),
        Count::UpTo(n) => (eye.amount(n), true),
        Count::AnyNumber => (255, true),
        Count::TotalPower(n, _) | Count::TotalCost(n, _) | Count::AtLeast(n) => (i32::from(*n), false),
    };
    let all = matches!(count, Count::Exactly(Amount::All));
    let n = n.clamp(0, 255) as u8;
    Some((who, there, if all { there } else { n }, up_to, *rest))
}

fn is_barred(cx: &Cx<'_>, l: &Run, who: Player) -> bool {
    let eye = l.eye(cx.state, cx.book);
    cx.state.values(cx.book).players[who.index()].iter().any(|b| match &b.what {
        Cannot::DonActiveBy(filter) => Eye { who: b.by, this: b.source, ..eye }.is(filter, l.this),
        _ => false,
    })
}

fn offer_turn(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some((who, there, n, up_to, rest)) = wanted(cx, l) else { return Asked::Nobody(Flow::Next) };
    if !up_to || there == 0 || l.dons.len() >= usize::from(n.min(there)) || (!rest && is_barred(cx, l, who)) {
        return Asked::Itself(Choice::Done);
    }
    options.legal(Choice::Don(if rest { DonAt::Active } else { DonAt::Rested }));
    options.legal(Choice::Done);
    Asked::Of(Chooser::Player(l.who))
}

fn take_turn(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    if let Choice::Don(at) = choice {
        l.dons.push(at);
        return Flow::Again;
    }
    let Some((who, there, n, up_to, rest)) = wanted(cx, l) else { return Flow::Next };
    let turned = if up_to { l.dons.len() as u8 } else { n.min(there) };
    cx.cite(if rest { "4-4-1-2" } else { "4-4-1-1" });
    if up_to {
        cx.cite("4-8-1");
    }
    l.keep_it();
    if !rest && is_barred(cx, l, who) {
        cx.cite("1-3-3");
        cx.note(Found::ForbiddenTo(who));
        done(l, 0);
        return Flow::Next;
    }
    if turned == 0 {
        cx.cite("1-3-2");
        cx.note(Found::NoDonTurned(who));
        done(l, 0);
        return Flow::Next;
    }
    let (from, to) = if rest { (DonAt::Active, DonAt::Rested) } else { (DonAt::Rested, DonAt::Active) };
    cx.event(Event::Don(who, from, to, turned, l.cause(cx.book)));
    done(l, usize::from(turned));
    l.ok = up_to || turned >= n;
    Flow::Next
}

/// DON!! cards that were chosen among other cards: "rest 1 of your cards".
pub fn turn_picked(cx: &mut Cx<'_>, l: &Run, rest: bool) {
    let n = l.dons.len() as u8;
    if n > 0 {
        let (from, to) = if rest { (DonAt::Active, DonAt::Rested) } else { (DonAt::Rested, DonAt::Active) };
        let cause = l.cause(cx.book);
        // They are the DON!! cards of the side that the choice was from.
        let steps = &cx.book.code(l.def, l.effect).steps[..usize::from(l.at)];
        let chosen =
            steps.iter().rev().find_map(|s| if let Instr::Choose { from, .. } = s { Some(from.side) } else { None });
        let who = chosen.map_or(l.who, |side| l.eye(cx.state, cx.book).player(side));
        for _ in 0..n {
            cx.event(Event::Don(who, from, to, 1, cause));
        }
    }
}

/// 8-3-1-5. ➀
pub static REST: Row<Run> = does("8-3-1-5", "op-rest-don", |cx, l| {
    let Some(Act::RestDon(n)) = the_act(cx, l) else { return Flow::Next };
    cx.event(Event::Don(l.who, DonAt::Active, DonAt::Rested, *n, l.cause(cx.book)));
    Flow::Next
});

/// How many of an "up to" is asked as a number; else as many as there are.
pub fn offer_number(l: &Run, most: u8, up_to: bool, options: &mut Options) -> Asked {
    if !up_to || most == 0 {
        return Asked::Itself(Choice::Number(most));
    }
    (0..=most).rev().for_each(|n| options.legal(Choice::Number(n)));
    Asked::Of(Chooser::Player(l.who))
}

/// 3-9-3. From the DON!! deck to the cost area.
pub static ADD: Row<Run> = citing(
    "4-8-1 3-3-3 1-3-2 1-3-2-2",
    asks(
        "3-9-3",
        "op-ask-add-don",
        |cx, l, options| {
            let Some(Act::AddDon(side, count, up_to, _)) = the_act(cx, l) else { return Asked::Nobody(Flow::Next) };
            let eye = l.eye(cx.state, cx.book);
            let there = cx.state.side(eye.player(*side)).don_deck;
            offer_number(l, there.min(eye.amount(count).clamp(0, 255) as u8), *up_to, options)
        },
        |cx, l, choice| {
            let Some(Act::AddDon(side, count, up_to, rested)) = the_act(cx, l) else { return Flow::Next };
            let Choice::Number(n) = choice else { return Flow::Next };
            let who = l.eye(cx.state, cx.book).player(*side);
            if *up_to {
                cx.cite("4-8-1");
            }
            let meant = times(cx, l, count);
            if n == 0 {
                cx.cite("1-3-2");
                cx.note(Found::NoDonTurned(who));
            }
            cx.support("3-3-2");
            cx.support("3-3-3");
            let to = if *rested { DonAt::Rested } else { DonAt::Active };
            let cause = l.cause(cx.book);
            for _ in 0..n {
                cx.event(Event::Don(who, DonAt::Deck, to, 1, cause));
            }
            done(l, usize::from(n));
            l.ok = n > 0 && (*up_to || n >= meant);
            Flow::Next
        },
    ),
);

/// 6-5-5. DON!! cards are given to cards.
pub static GIVE: Row<Run> = citing("4-8-1 1-3-2 6-5-5-2", asks("6-5-5-1", "op-ask-give-don", offer_give, take_give));

/// Whose DON!! cards, from where, and how many there are.
fn givers(cx: &Cx<'_>, l: &Run, from: DonFrom) -> (Player, Vec<(DonAt, u8)>) {
    let own = cx.state.side(l.who);
    let opponents = l.who.other();
    match from {
        DonFrom::Rested => (l.who, vec![(DonAt::Rested, own.don_rested)]),
        DonFrom::Active => (l.who, vec![(DonAt::Active, own.don_active)]),
        DonFrom::Cost => (l.who, vec![(DonAt::Rested, own.don_rested), (DonAt::Active, own.don_active)]),
        DonFrom::DonDeck => (l.who, vec![(DonAt::Deck, own.don_deck)]),
        DonFrom::Given => {
            let given = cx.state.field(l.who).filter(|id| !l.picked.contains(id));
            (l.who, given.map(|id| (DonAt::Given(id), cx.state.card(id).don)).collect())
        }
        DonFrom::OpponentsCost => {
            let side = cx.state.side(opponents);
            (opponents, vec![(DonAt::Rested, side.don_rested), (DonAt::Active, side.don_active)])
        }
        DonFrom::OpponentsRested => (opponents, vec![(DonAt::Rested, cx.state.side(opponents).don_rested)]),
    }
}

fn offer_give(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some(Act::GiveDon(count, up_to, from)) = the_act(cx, l) else { return Asked::Nobody(Flow::Next) };
    let there: u8 = givers(cx, l, *from).1.iter().map(|(_, n)| *n).fold(0, u8::saturating_add);
    let each = l.eye(cx.state, cx.book).amount(count).clamp(0, 255) as u8;
    let most = if l.picked.is_empty() { 0 } else { each.min(there) };
    if is_chosen(cx, l, *from) {
        if l.dons.len() >= usize::from(most) {
            return Asked::Itself(Choice::Done);
        }
        for (at, n) in givers(cx, l, *from).1 {
            if usize::from(n) > l.dons.iter().filter(|&&d| d == at).count() {
                options.legal(Choice::Don(at));
            }
        }
        if *up_to {
            options.legal(Choice::Done);
        }
        return Asked::Of(Chooser::Player(l.who));
    }
    offer_number(l, most, *up_to, options)
}

/// 8-4-4. DON!! cards in several places: it is chosen which are given, if they go to one card.
fn is_chosen(cx: &Cx<'_>, l: &Run, from: DonFrom) -> bool {
    l.picked.len() == 1 && givers(cx, l, from).1.iter().filter(|(_, n)| *n > 0).count() > 1
}

fn take_give(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    if let Choice::Don(at) = choice {
        l.dons.push(at);
        return Flow::Again;
    }
    if let (Some(Act::GiveDon(_, _, from)), Choice::Done, [to]) = (the_act(cx, l), choice, l.picked.as_slice()) {
        let (who, _) = givers(cx, l, *from);
        let (to, cause) = (*to, l.cause(cx.book));
        let mut picked = std::mem::take(&mut l.dons);
        picked.sort_unstable();
        let given = picked.len();
        for at in picked {
            cx.event(Event::Don(who, at, DonAt::Given(to), 1, cause));
        }
        if given == 0 {
            cx.cite("1-3-2");
            cx.note(Found::NoDonTurned(who));
        }
        l.keep();
        done(l, given);
        return Flow::Next;
    }
    let (Some(Act::GiveDon(_, up_to, from)), Choice::Number(each)) = (the_act(cx, l), choice) else {
        return Flow::Next;
    };
    let (who, mut places) = givers(cx, l, *from);
    let cause = l.cause(cx.book);
    if *up_to {
        cx.cite("4-8-1");
    }
    let mut given = 0;
    let picked: Vec<CardId> = l.picked.clone();
    for to in picked {
        let mut left = each;
        for (at, there) in &mut places {
            let n = left.min(*there);
            if n > 0 {
                cx.event(Event::Don(who, *at, DonAt::Given(to), n, cause));
                *there -= n;
                left -= n;
                given += n;
            }
        }
    }
    if given == 0 {
        cx.cite("1-3-2");
        cx.note(Found::NoDonTurned(who));
    }
    l.keep();
    done(l, usize::from(given));
    Flow::Next
}

/// 8-3-1-6. DON!! −N, as a cost.
pub static PAY: Row<Run> = citing("10-2-10-1", asks("8-3-1-6", "op-ask-return-don", offer_return, take_return));

/// 10-2-10-1. DON!! cards go back to the DON!! deck.
pub static RETURN: Row<Run> = citing("1-3-2 4-8-1", asks("10-2-10-1", "op-ask-return-don", offer_return, take_return));

/// The DON!! cards of a player on the field that were not picked yet.
fn on_field(cx: &Cx<'_>, l: &Run, who: Player) -> Vec<DonAt> {
    let side = cx.state.side(who);
    let picked = |at: DonAt| l.dons.iter().filter(|&&d| d == at).count() as u8;
    let mut found = Vec::new();
    if side.don_active > picked(DonAt::Active) {
        found.push(DonAt::Active);
    }
    if side.don_rested > picked(DonAt::Rested) {
        found.push(DonAt::Rested);
    }
    for id in cx.state.field(who) {
        if cx.state.card(id).don > picked(DonAt::Given(id)) {
            found.push(DonAt::Given(id));
        }
    }
    found
}

fn offer_return(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some(Act::ReturnDon(side, count, or_more, up_to)) = the_act(cx, l) else { return Asked::Nobody(Flow::Next) };
    let eye = l.eye(cx.state, cx.book);
    let who = eye.player(*side);
    let n = eye.amount(count).clamp(0, 255) as usize;
    let there = on_field(cx, l, who);
    let enough = l.dons.len() >= n;
    if there.is_empty() || (enough && !or_more) {
        return Asked::Itself(Choice::Done);
    }
    if let ([one], false, false) = (there.as_slice(), *or_more, *up_to) {
        return super::program::by_itself(Choice::Don(*one), who, options);
    }
    // Places are taken in a fixed order, so that no set is counted twice; people may name them in any order.
    let place = |at: DonAt| match at {
        DonAt::Active => 0,
        DonAt::Rested => 1,
        DonAt::Given(id) => 2 + usize::from(cx.state.card(id).def.0),
        DonAt::Deck => usize::MAX,
    };
    let last = l.dons.last().map_or(0, |at| place(*at));
    let later: Vec<DonAt> = there.iter().copied().filter(|at| place(*at) >= last).collect();
    let fixed = can_fill(cx, l, &later, n.saturating_sub(l.dons.len()));
    for at in there {
        if fixed && !later.contains(&at) {
            options.late(Choice::Don(at));
        } else {
            options.legal(Choice::Don(at));
        }
    }
    if *up_to || (enough && *or_more) {
        options.legal(Choice::Done);
    }
    Asked::Of(Chooser::Player(who))
}

/// Are there enough DON!! cards in these places for what is left?
fn can_fill(cx: &Cx<'_>, l: &Run, places: &[DonAt], needed: usize) -> bool {
    let there: usize = places
        .iter()
        .map(|&at| {
            let picked = l.dons.iter().filter(|&&d| d == at).count();
            let all = match at {
                DonAt::Given(id) => cx.state.card(id).don,
                DonAt::Active => cx.state.side(l.who).don_active,
                DonAt::Rested => cx.state.side(l.who).don_rested,
                DonAt::Deck => 0,
            };
            usize::from(all).saturating_sub(picked)
        })
        .sum();
    there >= needed
}

fn take_return(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    let Some(Act::ReturnDon(side, count, _, up_to)) = the_act(cx, l) else { return Flow::Next };
    let eye = l.eye(cx.state, cx.book);
    let (who, wanted) = (eye.player(*side), eye.amount(count).clamp(0, 255) as usize);
    if let Choice::Don(at) = choice {
        l.dons.push(at);
        return Flow::Again;
    }
    let picked = std::mem::take(&mut l.dons);
    let cause = l.cause(cx.book);
    if matches!(cause, Cause::Cost(..)) {
        cx.cite("10-2-10-1");
    }
    if picked.is_empty() {
        cx.cite("1-3-2");
        cx.note(Found::NoDonTurned(who));
    } else {
        cx.note(Found::Returns(who, picked.len() as u8));
    }
    let mut places = picked.clone();
    places.sort_unstable();
    places.dedup();
    for at in places {
        let n = picked.iter().filter(|&&d| d == at).count() as u8;
        cx.event(Event::Don(who, at, DonAt::Deck, n, cause));
    }
    done(l, picked.len());
    l.ok = if *up_to { !picked.is_empty() } else { picked.len() >= wanted.max(1) };
    Flow::Next
}
