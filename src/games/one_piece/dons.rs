//! 3-9, 6-5-5, 10-2-10. Operations on DON!! cards. They are alike, and counted.

use super::event::{DonAt, don};
use super::vocabulary::{Amount, Count, DonFrom, Dons, Is, Op, OwnCannot, OwnOp, Selector, Target, Whose};
use super::{Act, Asked, Choice, Cx, Eye, Flow, Options, Row, Run, held, replacing, sums};
use crate::cardgame::act::op;
use crate::cardgame::choice::by_itself;
use crate::cardgame::effect::{clamped, small};
use crate::cardgame::run::{offer_number, times};
use crate::cardgame::values::Granted;
use crate::cardgame::{Because, because, finding};
use crate::engine::{Chooser, Player, asks, citing, does};

/// How many DON!! cards a text counts in a place.
pub fn counted(eye: &Eye<'_>, place: Dons, selector: &Selector) -> i32 {
    let (active, rested) = (selector.filter.asks(&Is::Active), selector.filter.asks(&Is::Rested));
    let of = |player: Player| {
        let side = eye.state.side(player);
        i32::from(match place {
            Dons::Cost => (if rested { 0 } else { side.don_active }) + (if active { 0 } else { side.don_rested }),
            Dons::Given => eye.state.don_given(player),
            Dons::Deck => side.don_deck,
        })
    };
    eye.players(selector.whose).into_iter().map(of).sum()
}

/// 4-4. DON!! cards in the cost area are rested or set active.
pub static TURN: Row<Run> =
    citing("8-4-4 4-8-1 1-3-2 1-3-2-1 1-3-3 4-4-1-1 4-4-1-2", asks("4-4-1", "op-ask-dons", offer_turn, take_turn));

/// So many there are that can be turned, and so many are wanted; whether fewer will do.
struct Wanted {
    who: Player,
    there: u8,
    n: u8,
    up_to: bool,
    rest: bool,
}

fn wanted(cx: &Cx<'_>, l: &Run) -> Option<Wanted> {
    let Some(Op::Own(OwnOp::TurnDons { what, rest })) = op(cx, l) else { return None };
    let (whose, count) = match what {
        Target::Choose { from, count, .. } => (from.whose, Some(count)),
        Target::All(from) => (from.whose, None),
        _ => return None,
    };
    let eye = l.eye(cx.state, cx.book);
    let who = eye.player(whose);
    let there = if *rest { cx.state.side(who).don_active } else { cx.state.side(who).don_rested };
    let (n, up_to) = match count {
        None | Some(Count::Exactly(Amount::All)) => (i32::from(there), false),
        Some(Count::Exactly(n)) => (eye.amount(n), false),
        Some(Count::UpTo(n)) => (eye.amount(n), true),
        Some(Count::AnyNumber) => (i32::from(u8::MAX), true),
        Some(Count::Total(n, ..) | Count::AtLeast(n) | Count::Between(n, _)) => (i32::from(*n), false),
    };
    // 1-3-5-1. By a reading none may be chosen of what is there instead.
    let up_to = up_to || (l.instead && replacing::may_be_none(cx.book, l.def, l.effect));
    Some(Wanted { who, there, n: clamped(n), up_to, rest: *rest })
}

/// 1-3-3. What forbids this effect to set DON!! cards of a player active.
pub fn barred_by(eye: &Eye<'_>, who: Player) -> Option<Granted> {
    let bars = |(cannot, by): &(&OwnCannot, Granted)| match cannot {
        OwnCannot::DonActiveBy(filter) => eye.of(by.by, by.source).is(filter, eye.this),
        _ => false,
    };
    eye.values.player_cannot(eye.book, who).find(bars).map(|(_, by)| by)
}

/// The places of the DON!! cards that can be turned, and that were not picked yet.
fn to_turn(cx: &Cx<'_>, l: &Run, who: Player, rest: bool) -> Vec<(DonAt, u8)> {
    let places = match rest {
        true => vec![(DonAt::Active, cx.state.side(who).don_active)],
        false => held::rested(cx.state, cx.book, who).to_vec(),
    };
    let picked = |at: DonAt| small(l.own.dons.iter().filter(|&&d| d == at).count());
    places.into_iter().map(|(at, n)| (at, n.saturating_sub(picked(at)))).filter(|(_, n)| *n > 0).collect()
}

fn offer_turn(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some(Wanted { who, there, n, up_to, rest }) = wanted(cx, l) else { return Asked::Nobody(Flow::Next) };
    let places = to_turn(cx, l, who, rest);
    // 8-4-4. Where all of them are turned, or they are alike, there is nothing to choose.
    let is_forced = !up_to && (places.len() < 2 || n >= there);
    if is_forced
        || there == 0
        || l.own.dons.len() >= usize::from(n.min(there))
        || (!rest && barred_by(&l.eye(cx.state, cx.book), who).is_some())
    {
        return Asked::Itself(Choice::Done);
    }
    places.into_iter().for_each(|(at, _)| options.legal(Act::Don(at).choice()));
    if up_to {
        options.legal(Choice::Done);
    }
    Asked::Of(Chooser::Player(l.who))
}

fn take_turn(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    if let Choice::Own(Act::Don(at)) = choice {
        cx.decide("!8-4-4");
        l.own.dons.push(at);
        return Flow::Again;
    }
    let Some(Wanted { who, there, n, up_to, rest }) = wanted(cx, l) else { return Flow::Next };
    let turned = if up_to { small(l.own.dons.len()) } else { n.min(there) };
    if up_to {
        because(cx, Because::UpTo);
    }
    let mut dons = l.own.dons.clone();
    for (at, n) in to_turn(cx, l, who, rest) {
        let left = turned.saturating_sub(small(dons.len()));
        dons.extend(std::iter::repeat_n(at, usize::from(n.min(left))));
    }
    l.keep_it();
    if let Some(by) = barred_by(&l.eye(cx.state, cx.book), who).filter(|_| !rest) {
        cx.decide("1-3-3");
        cx.note(sums::forbidden_to(cx.book, who, by));
        l.done(0);
        return Flow::Next;
    }
    if turned == 0 {
        cx.decide("1-3-2");
        cx.note(finding("op-note-no-don-turned").player(who));
        l.done(0);
        return Flow::Next;
    }
    let to = if rest { DonAt::Rested } else { DonAt::Active };
    cx.decide(if rest { "4-4-1-2" } else { "4-4-1-1" });
    for at in [DonAt::Active, DonAt::Rested, DonAt::Held] {
        let n = small(dons.iter().filter(|&&d| d == at).count());
        if n > 0 {
            cx.event(don(who, at, to, n, l.cause(cx.book)));
        }
    }
    // "It will not become active …", where the text has spoken of nothing else.
    if l.it.is_empty() {
        l.own.dons_it = std::iter::repeat_n((who, to), usize::from(turned)).collect();
    }
    l.done(usize::from(turned));
    l.ok = up_to || turned >= n;
    Flow::Next
}

/// 8-3-1-5. ➀
pub static REST: Row<Run> = does("8-3-1-5", "op-rest-don", |cx, l| {
    let Some(Op::Own(OwnOp::RestDon(n))) = op(cx, l) else { return Flow::Next };
    cx.event(don(l.who, DonAt::Active, DonAt::Rested, *n, l.cause(cx.book)));
    Flow::Next
});

/// 3-9-3. From the DON!! deck to the cost area.
pub static ADD: Row<Run> = citing(
    "4-8-1 3-3-3 1-3-2 1-3-2-2",
    asks(
        "3-9-3",
        "op-ask-add-don",
        |cx, l, options| {
            let Some(Op::Own(OwnOp::AddDon { who, count, up_to, .. })) = op(cx, l) else {
                return Asked::Nobody(Flow::Next);
            };
            let eye = l.eye(cx.state, cx.book);
            let there = cx.state.side(eye.player(*who)).don_deck;
            offer_number(l, there.min(clamped(eye.amount(count))), *up_to, options)
        },
        |cx, l, choice| {
            let Some(Op::Own(OwnOp::AddDon { who, count, up_to, rested })) = op(cx, l) else { return Flow::Next };
            let Choice::Number(n) = choice else { return Flow::Next };
            let who = l.eye(cx.state, cx.book).player(*who);
            if *up_to {
                because(cx, Because::UpTo);
            }
            let meant = times(cx, l, count);
            if n == 0 {
                cx.decide("1-3-2");
                cx.note(finding("op-note-no-don-turned").player(who));
            }
            if meant > 1 {
                cx.support("3-3-3");
            }
            let to = if *rested { DonAt::Rested } else { DonAt::Active };
            let cause = l.cause(cx.book);
            for _ in 0..n {
                cx.event(don(who, DonAt::Deck, to, 1, cause));
            }
            l.done(usize::from(n));
            l.ok = n > 0 && (*up_to || n >= meant);
            Flow::Next
        },
    ),
);

/// 6-5-5. DON!! cards are given to cards.
pub static GIVE: Row<Run> = citing("4-8-1 1-3-2 6-5-5-2", asks("6-5-5-1", "op-ask-give-don", offer_give, take_give));

/// Whose DON!! cards, from where, and how many there are.
fn givers(cx: &Cx<'_>, l: &Run, from: DonFrom) -> (Player, Vec<(DonAt, u8)>) {
    let who = match from {
        DonFrom::OpponentsCost | DonFrom::OpponentsRested => super::other(l.who),
        _ => l.who,
    };
    let side = cx.state.side(who);
    let rested = held::rested(cx.state, cx.book, who).to_vec();
    let active = (DonAt::Active, side.don_active);
    let places = match from {
        DonFrom::Rested | DonFrom::OpponentsRested => rested,
        DonFrom::Active => vec![active],
        DonFrom::Cost | DonFrom::OpponentsCost => rested.into_iter().chain([active]).collect(),
        DonFrom::DonDeck => vec![(DonAt::Deck, side.don_deck)],
        DonFrom::Given => {
            let given = cx.state.field(l.who).filter(|id| !l.picked.contains(id));
            given.map(|id| (DonAt::Given(id), cx.state.card(id).don)).collect()
        }
    };
    (who, places)
}

fn offer_give(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some(Op::Own(OwnOp::GiveDon { count, up_to, from, .. })) = op(cx, l) else {
        return Asked::Nobody(Flow::Next);
    };
    let there: u8 = givers(cx, l, *from).1.iter().map(|(_, n)| *n).fold(0, u8::saturating_add);
    let each = clamped(l.eye(cx.state, cx.book).amount(count));
    let most = if l.picked.is_empty() { 0 } else { each.min(there) };
    if is_chosen(cx, l, *from) {
        if l.own.dons.len() >= usize::from(most) {
            return Asked::Itself(Choice::Done);
        }
        for (at, n) in givers(cx, l, *from).1 {
            if usize::from(n) > l.own.dons.iter().filter(|&&d| d == at).count() {
                options.legal(Act::Don(at).choice());
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
    if let Choice::Own(Act::Don(at)) = choice {
        l.own.dons.push(at);
        return Flow::Again;
    }
    if let (Some(Op::Own(OwnOp::GiveDon { from, .. })), Choice::Done, [to]) = (op(cx, l), choice, l.picked.as_slice()) {
        let (who, _) = givers(cx, l, *from);
        let (to, cause) = (*to, l.cause(cx.book));
        let mut picked = std::mem::take(&mut l.own.dons);
        picked.sort_unstable();
        let given = picked.len();
        for at in picked {
            cx.event(don(who, at, DonAt::Given(to), 1, cause));
        }
        if given == 0 {
            cx.decide("1-3-2");
            cx.note(finding("op-note-no-don-turned").player(who));
        }
        l.keep();
        l.done(given);
        return Flow::Next;
    }
    let (Some(Op::Own(OwnOp::GiveDon { up_to, from, .. })), Choice::Number(each)) = (op(cx, l), choice) else {
        return Flow::Next;
    };
    let (who, mut places) = givers(cx, l, *from);
    let cause = l.cause(cx.book);
    if *up_to {
        because(cx, Because::UpTo);
    }
    let mut given = 0;
    for to in l.picked.clone() {
        let mut left = each;
        for (at, there) in &mut places {
            let n = left.min(*there);
            if n > 0 {
                if *at == DonAt::Rested {
                    held::tell(cx, who, usize::from(n));
                }
                cx.event(don(who, *at, DonAt::Given(to), n, cause));
                *there -= n;
                left -= n;
                given += n;
            }
        }
    }
    if given == 0 {
        cx.decide("1-3-2");
        cx.note(finding("op-note-no-don-turned").player(who));
    }
    l.keep();
    l.done(usize::from(given));
    Flow::Next
}

/// 8-3-1-6. DON!! −N, as a cost.
pub static PAY: Row<Run> = citing("10-2-10-1 1-3-2", asks("8-3-1-6", "op-ask-return-don", offer_return, take_return));

/// 10-2-10-1. DON!! cards go back to the DON!! deck.
pub static RETURN: Row<Run> = citing("1-3-2 4-8-1", asks("10-2-10-1", "op-ask-return-don", offer_return, take_return));

/// DON!! cards that are given go back to the cost area, rested.
pub static TAKE_BACK: Row<Run> =
    citing("1-3-2 4-8-1", asks("3-9-3", "op-ask-take-back-don", offer_return, take_return));

/// The DON!! cards of a player on the field that were not picked yet.
fn on_field(cx: &Cx<'_>, l: &Run, who: Player) -> Vec<DonAt> {
    let mut all = everywhere(cx, l, who);
    match op(cx, l) {
        Some(Op::Own(OwnOp::ReturnDon { rested: Some(rested), .. })) => {
            all.retain(|at| matches!(at, DonAt::Rested | DonAt::Held) == *rested && !matches!(at, DonAt::Given(_)));
        }
        Some(Op::Own(OwnOp::TakeBackDon { .. })) => all.retain(|at| matches!(at, DonAt::Given(_))),
        _ => {}
    }
    all
}

fn everywhere(cx: &Cx<'_>, l: &Run, who: Player) -> Vec<DonAt> {
    let side = cx.state.side(who);
    let picked = |at: DonAt| small(l.own.dons.iter().filter(|&&d| d == at).count());
    let mut found = Vec::new();
    if side.don_active > picked(DonAt::Active) {
        found.push(DonAt::Active);
    }
    let left = |&(at, n): &(DonAt, u8)| n > picked(at);
    found.extend(held::rested(cx.state, cx.book, who).iter().filter(|one| left(one)).map(|(at, _)| *at));
    for id in cx.state.field(who) {
        if cx.state.card(id).don > picked(DonAt::Given(id)) {
            found.push(DonAt::Given(id));
        }
    }
    found
}

/// Whose DON!! cards go, how many, whether more or fewer will do.
fn returning<'a>(cx: &Cx<'a>, l: &Run) -> Option<(Whose, &'a Amount, bool, bool)> {
    match op(cx, l)? {
        Op::Own(OwnOp::ReturnDon { who, count, or_more, up_to, .. }) => Some((*who, count, *or_more, *up_to)),
        Op::Own(OwnOp::TakeBackDon { count, up_to }) => Some((Whose::Yours, count, false, *up_to)),
        _ => None,
    }
}

fn offer_return(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some((who, count, or_more, up_to)) = returning(cx, l) else { return Asked::Nobody(Flow::Next) };
    let eye = l.eye(cx.state, cx.book);
    let who = eye.player(who);
    let n = usize::from(clamped(eye.amount(count)));
    let there = on_field(cx, l, who);
    let enough = l.own.dons.len() >= n;
    if there.is_empty() || (enough && !or_more) {
        return Asked::Itself(Choice::Done);
    }
    if let ([one], false, false) = (there.as_slice(), or_more, up_to) {
        return by_itself(Act::Don(*one).choice(), who, options);
    }
    // Places are taken in a fixed order, so that no set is counted twice; people may name them in any order.
    let place = |at: DonAt| match at {
        DonAt::Active => 0,
        DonAt::Rested => 1,
        DonAt::Held => 2,
        DonAt::Given(id) => 3 + usize::from(cx.state.card(id).def.0),
        DonAt::Deck => usize::MAX,
    };
    let last = l.own.dons.last().map_or(0, |at| place(*at));
    let later: Vec<DonAt> = there.iter().copied().filter(|at| place(*at) >= last).collect();
    let fixed = can_fill(cx, l, who, &later, n.saturating_sub(l.own.dons.len()));
    for at in there {
        if fixed && !later.contains(&at) {
            options.late(Act::Don(at).choice());
        } else {
            options.legal(Act::Don(at).choice());
        }
    }
    if up_to || (enough && or_more) {
        options.legal(Choice::Done);
    }
    Asked::Of(Chooser::Player(who))
}

/// Are there enough DON!! cards in these places for what is left?
fn can_fill(cx: &Cx<'_>, l: &Run, who: Player, places: &[DonAt], needed: usize) -> bool {
    let there: usize = places
        .iter()
        .map(|&at| {
            let picked = l.own.dons.iter().filter(|&&d| d == at).count();
            usize::from(held::there(cx.state, cx.book, who, at)).saturating_sub(picked)
        })
        .sum();
    there >= needed
}

fn take_return(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    let Some((who, count, _, up_to)) = returning(cx, l) else { return Flow::Next };
    let back = matches!(op(cx, l), Some(Op::Own(OwnOp::TakeBackDon { .. })));
    let eye = l.eye(cx.state, cx.book);
    let (who, wanted) = (eye.player(who), usize::from(clamped(eye.amount(count))));
    if let Choice::Own(Act::Don(at)) = choice {
        l.own.dons.push(at);
        return Flow::Again;
    }
    let picked = std::mem::take(&mut l.own.dons);
    let cause = l.cause(cx.book);
    if l.is_paying(cx.book) && !back {
        cx.support("10-2-10-1");
    }
    if picked.is_empty() {
        cx.decide("1-3-2");
        cx.note(finding("op-note-no-don-turned").player(who));
    }
    let mut places = picked.clone();
    places.sort_unstable();
    places.dedup();
    for at in places {
        let n = small(picked.iter().filter(|&&d| d == at).count());
        cx.event(don(who, at, if back { DonAt::Rested } else { DonAt::Deck }, n, cause));
    }
    l.done(picked.len());
    l.ok = if up_to { !picked.is_empty() } else { picked.len() >= wanted.max(1) };
    Flow::Next
}
