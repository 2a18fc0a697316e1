//! What operations do to cards: all that were picked, at one moment.

use std::ops::Range;

use super::book::Book;
use super::card::{CardId, GrantId};
use super::choice::Choice;
use super::code::{self, Instr};
use super::counted::Counted;
use super::effect::{Meant, Run, small};
use super::event::{Cause, Event, Move};
use super::finding::{Because, Refused};
use super::game::{CardGame, because};
use super::state::{Modifier, On, State};
use super::text::Op;
use super::{Asked, Cx, Flow, Options};
use crate::engine::{Chooser, Outcome, Seats};

/// The operation that runs.
pub fn op<'a, V: CardGame>(cx: &Cx<'a, V>, l: &Run<V>) -> Option<&'a Op<V>> {
    match l.instr(cx.book) {
        Some(Instr::Act(op)) => Some(op),
        _ => None,
    }
}

/// What is done to the cards that were picked.
pub fn deed<V: CardGame>(book: &Book<V>, l: &Run<V>) -> V::Deed {
    use super::vocabulary::OwnOp;
    match l.instr(book) {
        Some(Instr::Act(Op::Move { deed, .. } | Op::Turn(deed, _) | Op::Face(deed, _))) => *deed,
        Some(Instr::Act(Op::Reveal(_))) => V::REVEALED,
        Some(Instr::Act(Op::Own(own))) => own.target().map_or(V::CHOSEN, |(_, deed)| deed),
        Some(Instr::Give(..)) => V::GIVEN,
        _ => V::CHOSEN,
    }
}

/// Something is done to every card that was picked, all at one moment; then the text speaks of them.
pub fn each<V: CardGame>(
    cx: &mut Cx<'_, V>,
    l: &mut Run<V>,
    event: impl Fn(&Cx<'_, V>, CardId, Cause) -> Option<Event<V>>,
) -> Flow<V> {
    let cause = l.cause(cx.book);
    let deed = deed(cx.book, l);
    V::touches(cx, l);
    for &id in &l.picked {
        V::touches_card(cx, id, deed);
        match (is_barred(cx.state, cx.book, l, id, deed), event(cx, id, cause)) {
            (false, Some(event)) => cx.event(event),
            (true, _) => {
                let by = l.eye(cx.state, cx.book).forbidden(id, deed, cause.as_effect());
                V::is_forbidden(cx, id, by);
            }
            (false, None) => {}
        }
    }
    l.keep();
    Flow::Next
}

/// Cards go where the deed says.
pub fn moves<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    let Some((zone, how)) = V::goes(deed(cx.book, l)) else { return Flow::Next };
    let (picked, looked) = (&l.picked, &mut l.looked);
    looked.retain(|id| !picked.contains(id));
    each(cx, l, |cx, id, cause| Some(Move::of(cx.state, id, zone, how, cause).event()))
}

/// Is it forbidden to do this to a card?
pub fn is_barred<V: CardGame>(state: &State<V>, book: &Book<V>, l: &Run<V>, id: CardId, deed: V::Deed) -> bool {
    let eye = l.eye(state, book);
    if let Some(barred) = V::is_barred(&eye, id, deed) {
        return barred;
    }
    eye.forbids(id, deed, l.cause(book).as_effect())
}

/// Is it so already that a card is turned as the deed wants it?
fn is_so<V: CardGame>(state: &State<V>, id: CardId, deed: V::Deed) -> bool {
    let card = state.card(id);
    V::turns(deed).is_some_and(|rested| card.rested == rested) || V::faces(deed).is_some_and(|up| card.face_up == up)
}

/// Must it be possible to do a deed, where it is a cost or is there instead of something?
fn is_to_be_done<V: CardGame>(deed: V::Deed) -> bool {
    V::goes(deed).is_some() || V::turns(deed).is_some() || V::faces(deed).is_some()
}

/// May a card be chosen for this? A prohibition does not keep it from being chosen: then nothing happens to it. But what is paid, or is there
/// instead of something, must really be done.
pub fn can<V: CardGame>(state: &State<V>, book: &Book<V>, l: &Run<V>, id: CardId, deed: V::Deed) -> bool {
    if !V::can(&l.eye(state, book), id, deed) {
        return false;
    }
    let must = l.instead || l.is_paying(book);
    !must || !is_to_be_done::<V>(deed) || (!is_so(state, id, deed) && !is_barred(state, book, l, id, deed))
}

/// Why a card that a text means cannot be chosen for this.
pub fn why_not<V: CardGame>(state: &State<V>, book: &Book<V>, l: &Run<V>, id: CardId, deed: V::Deed) -> Refused {
    match (is_so(state, id, deed), l.instead) {
        (true, true) => Refused::AlreadySoInstead,
        (true, false) => Refused::AlreadySoForCost,
        (false, _) if is_barred(state, book, l, id, deed) => Refused::Forbidden,
        (false, _) => Refused::Impossible,
    }
}

/// Cards are turned sideways, or back.
pub fn turns<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    let Some(rested) = V::turns(deed(cx.book, l)) else { return Flow::Next };
    for &id in &l.picked {
        if cx.state.card(id).rested == rested {
            because(cx, Because::AlreadySo(id));
        }
    }
    V::Counted::turns(cx, l, rested);
    each(cx, l, |cx, id, cause| (cx.state.card(id).rested != rested).then_some(Event::Turn(id, rested, cause)))
}

/// Cards are turned face up, or down.
pub fn faces<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    let Some(up) = V::faces(deed(cx.book, l)) else { return Flow::Next };
    each(cx, l, |_, id, _| Some(Event::Face(id, up)))
}

/// Cards get something for a time.
pub fn gives<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    let Some(Instr::Give(grants, until)) = l.instr(cx.book) else { return Flow::Next };
    V::touches(cx, l);
    for id in l.picked.clone() {
        for grant in code::grants(grants) {
            let modifier = modifier(cx, l, On::Card(id), grant, *until);
            V::gives(cx, &modifier, id);
            cx.event(Event::Modify(modifier));
        }
    }
    V::Counted::gives(cx, l, grants, *until);
    let picked = l.picked.len() + V::Counted::all_picked(l);
    if let Meant::For(meant) = &mut l.meant {
        *meant = (*meant).min(small(picked.max(1)));
    }
    l.keep();
    Flow::Next
}

/// What somebody has for a time; its number is fixed now.
pub fn modifier<V: CardGame>(cx: &Cx<'_, V>, l: &Run<V>, on: On, grant: GrantId, until: V::Until) -> Modifier<V> {
    let amount = l.eye(cx.state, cx.book).amount_of(cx.book.grant(grant));
    let armed = V::is_until_now(cx, l, until);
    let text = Some((l.def, l.effect));
    Modifier { on, grant, amount, until, by: l.who, source: l.this, text, armed, begun: Seats::NONE }
}

/// Players get something for a time.
pub fn gives_players<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    let Some(Instr::GivePlayer(whose, grants, until)) = l.instr(cx.book) else { return Flow::Next };
    let grants: Range<u16> = grants.clone();
    for player in l.eye(cx.state, cx.book).players(*whose) {
        for grant in code::grants(&grants) {
            let modifier = modifier(cx, l, On::Player(player), grant, *until);
            cx.event(Event::Modify(modifier));
        }
    }
    Flow::Next
}

/// A pile is shuffled.
pub fn shuffles<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    let Some(Op::Shuffle(whose, zone)) = op(cx, l) else { return Flow::Next };
    let players = l.eye(cx.state, cx.book).players(*whose);
    players.into_iter().for_each(|p| cx.event(Event::Shuffle(p, *zone)));
    l.looked.clear();
    Flow::Next
}

/// Which number?
pub fn offer_number<V: CardGame>(cx: &Cx<'_, V>, l: &Run<V>, options: &mut Options<V>) -> Asked<V> {
    let Some(Op::ChooseNumber { from, to }) = op(cx, l) else { return Asked::Nobody(Flow::Next) };
    (*from..=*to).for_each(|n| options.legal(Choice::Number(n)));
    Asked::Of(Chooser::Player(l.who))
}

/// This one.
pub fn take_number<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>, choice: Choice<V>) -> Flow<V> {
    if let Choice::Number(n) = choice {
        because(cx, Because::NumberChosen(l.who, n));
        l.number = n;
        l.done(1);
    }
    Flow::Next
}

/// A player wins, or loses.
pub fn wins<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>) -> Flow<V> {
    let eye = l.eye(cx.state, cx.book);
    let all = |players: super::state::Players| players.into_iter().fold(Seats::NONE, |s, p| s.and(Seats::of(p)));
    let winners = match op(cx, l) {
        Some(Op::Win(whose)) => V::friends(cx.state, eye.player(*whose)),
        Some(Op::Lose(whose)) => cx.state.seats.without(all(eye.players(*whose))),
        _ => return Flow::Next,
    };
    cx.event(Event::Over(Outcome::Won(winners)));
    Flow::Return
}
