//! 10-1-9. Replacement effects: something else happens instead.

use super::event::{Happens, How};
use super::vocabulary::{Deed, Kind, Op, OwnWould, Target, Zone};
use super::{Book, Choice, Event, Eye, Frame, Gundam, State, readings};
use crate::cardgame::finding::SetOff;
use crate::cardgame::{CardId, Cause, Few, Held, Move, OwnOp as _, Zone as _};
use crate::engine::{ClauseId, Outcome, Player, Registered, RegisteredKind, Replacement};

/// 10-1-9-1. What the step of a replacement names.
pub const REPLACES: SetOff = ("10-1-9-1", &["10-1-9-1-1"]);

/// What the register lists.
pub fn registered() -> Vec<Registered> {
    let entry = |clause: &'static str, name| Registered {
        elsewhere: &[],
        clause: ClauseId::new(clause),
        also: Vec::new(),
        kind: RegisteredKind::Rule,
        name,
        procedure: "replacements",
    };
    vec![entry("10-1-9-1", "replacement"), entry("1-2-5", "no-replacement-of-concession")]
}

/// What is there instead of something is not replaced again, but by a reading. Room is made by a rule that nothing replaces.
pub fn may_be_replaced(state: &State, batch: &[Event]) -> bool {
    let replaceable = |event: &Event| match event {
        Event::Move(m) => match m.how {
            How::MadeRoom | How::Followed => false,
            How::Drawn | How::TurnedUp => true,
            _ => m.leaves_field() || m.from == Zone::Paired,
        },
        Event::Turn(..) => true,
        Event::Own(own) => matches!(own, Happens::PlayerDamage(..) | Happens::Out(_)),
        Event::Over(_) => true,
        _ => false,
    };
    (!state.replacing || state.again) && batch.iter().any(replaceable)
}

/// 10-1-9-1. Several apply.
pub fn orders(book: &Book, all: &mut [Replacement<Gundam>]) {
    if book.readings.of(readings::REPLACED_AGAIN) == 1 {
        all.iter_mut().for_each(|r| r.readings.insert(readings::REPLACED_AGAIN));
    }
    let several = |r: &Replacement<Gundam>| match &r.instead {
        Frame::Program(at) => at.l.it.len() > 1,
        _ => false,
    };
    for one in all.iter_mut().filter(|r| several(r) || matches!(r.choice, Some(Choice::UseFor(..)))) {
        one.readings.insert(readings::REPLACED_AT_ONE_MOMENT);
    }
    if all.iter().any(|r| r.key != all[0].key) {
        all.iter_mut().for_each(|r| r.readings.insert(readings::REPLACEMENT_ORDER));
    }
}

/// 10-1-9-1. "An event", and another one instead of it: each needs a use of its own. What must be used, any number of times, and touches
/// nothing but the cards that it is for comes to the same, and nobody is asked.
pub fn is_one_by_one(book: &Book, held: Held) -> bool {
    let effect = book.effect(held.def, held.effect);
    let Kind::Replacement { may, .. } = effect.kind else { return false };
    let limited = may || effect.once || !effect.cost.is_empty() || !effect.body.iter().all(touches_it_only);
    limited && book.readings.of(readings::REPLACED_AT_ONE_MOMENT) == 0
}

fn touches_it_only(op: &Op) -> bool {
    match op {
        Op::Move { what, .. } | Op::Turn(_, what) | Op::Give { to: what, .. } => *what == Target::It,
        Op::Own(own) => own.target().is_some_and(|(what, _)| *what == Target::It),
        _ => false,
    }
}

/// 3-3-6. The Pilot of a Unit goes along only if its Unit goes.
pub fn goes_along(state: &State, batch: &[Event], unit: CardId) -> Option<u8> {
    let pilot = state.pilot(unit)?;
    let goes = |event: &Event| matches!(event, Event::Move(m) if m.card == pilot);
    let leaves = |event: &Event| matches!(event, Event::Move(m) if m.card == unit);
    let at = batch.iter().position(goes).filter(|_| batch.iter().any(leaves))?;
    u8::try_from(at).ok()
}

/// By a reading the turn player's go first; else they are of one rank.
pub fn rank(eye: &Eye<'_>, _: Held) -> u8 {
    if eye.book.readings.of(readings::REPLACEMENT_ORDER) == 0 {
        return 0;
    }
    let order = eye.state.in_turn();
    u8::try_from(order.iter().position(|p| *p == eye.who).unwrap_or(0)).unwrap_or(0)
}

/// The owner of what is affected chooses. 10-1-3, 10-3-4. But what "you may" do to another side's card is nothing that the other side chooses.
pub fn chooser(eye: &Eye<'_>, held: Held, cards: &Few) -> Player {
    let may = matches!(eye.book.effect(held.def, held.effect).kind, Kind::Replacement { may: true, .. });
    let theirs = cards.iter().any(|&id| eye.state.opponents(eye.who).has(eye.state.owner(id)));
    if eye.book.readings.of(readings::REPLACEMENT_ORDER) == 1 || (may && theirs) {
        return eye.who;
    }
    cards.first().map_or(eye.who, |&id| eye.state.owner(id))
}

/// 4-1-1-2, 4-5-1. Does a card lie on the field there? A Pilot does, under its Unit.
fn lies_there(zone: Zone) -> bool {
    zone.is_field() || zone == Zone::Paired
}

/// The card to which an event is about to do this.
pub fn about_to_be(state: &State, deed: Deed, event: &Event) -> Option<(CardId, Cause)> {
    let moved = |m: &Move<Gundam>, yes: bool| yes.then_some((m.card, m.cause));
    match (deed, event) {
        // 5-10-3. A destroyed Shield is turned up first.
        (Deed::Destroy, Event::Move(m)) if m.from == Zone::Shields => moved(m, m.how == How::TurnedUp),
        (Deed::Destroy, Event::Move(m)) => moved(m, m.how == How::Destroyed && lies_there(m.from)),
        (Deed::Leave, Event::Move(m)) => moved(m, m.leaves_field() && m.how != How::MadeRoom),
        (Deed::ToHand, Event::Move(m)) => moved(m, lies_there(m.from) && m.how != How::Followed && m.to == Zone::Hand),
        (Deed::ToDeck, Event::Move(m)) => moved(m, m.leaves_field() && m.to == Zone::Deck),
        (Deed::Remove, Event::Move(m)) => moved(m, m.how == How::Removed && lies_there(m.from)),
        (Deed::Rest, Event::Turn(card, true, cause)) => (!state.card(*card).rested).then_some((*card, *cause)),
        (Deed::SetActive, Event::Turn(card, false, cause)) => state.card(*card).rested.then_some((*card, *cause)),
        _ => None,
    }
}

/// The card that something would happen to that only Gundam has. Damage that is made less is worked out where it is dealt.
pub fn would(eye: &Eye<'_>, would: &OwnWould, event: &Event) -> Option<CardId> {
    match (would, event) {
        (OwnWould::PlayerDamaged(whose), Event::Own(Happens::PlayerDamage(player, ..))) => {
            eye.is_player(*whose, *player).then_some(eye.this)
        }
        (OwnWould::Lose(whose), Event::Own(Happens::Out(player))) => eye.is_player(*whose, *player).then_some(eye.this),
        (OwnWould::Lose(whose), Event::Over(Outcome::Won(left))) => {
            let lost = eye.state.seats.without(*left);
            lost.iter().any(|p| eye.is_player(*whose, p)).then_some(eye.this)
        }
        (OwnWould::Draw(whose), Event::Move(m)) if m.how == How::Drawn => {
            eye.is_player(*whose, eye.state.owner(m.card)).then_some(m.card)
        }
        _ => None,
    }
}
