//! 10-1-9. Replacement effects: something else happens instead.

use super::event::{Happens, How};
use super::vocabulary::{Deed, OwnWould, Zone};
use super::{Book, Event, Eye, Gundam, State, readings};
use crate::cardgame::waiting::SetOff;
use crate::cardgame::{CardId, Cause, Few, Held, Move, Zone as _};
use crate::engine::{ClauseId, Outcome, Player, Registered, RegisteredKind, Replacement};

/// 10-1-9-1. What the step of a replacement names.
pub const REPLACES: SetOff = ("10-1-9-1", &["10-1-9-1-1"]);

/// What the register lists.
pub fn registered() -> Vec<Registered> {
    let entry = |clause: &'static str, name| Registered {
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
        Event::Move(m) => (m.leaves_field() && m.how != How::MadeRoom) || m.how == How::Drawn,
        Event::Turn(_, rested, _) => *rested,
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
    if all.len() > 1 {
        all.iter_mut().for_each(|r| r.readings.insert(readings::REPLACEMENT_ORDER));
    }
}

/// By a reading the turn player's go first; else they are of one rank.
pub fn rank(eye: &Eye<'_>, _: Held) -> u8 {
    if eye.book.readings.of(readings::REPLACEMENT_ORDER) == 0 {
        return 0;
    }
    let order = eye.state.in_turn();
    u8::try_from(order.iter().position(|p| *p == eye.who).unwrap_or(0)).unwrap_or(0)
}

/// The owner of what is affected chooses.
pub fn chooser(eye: &Eye<'_>, cards: &Few) -> Player {
    if eye.book.readings.of(readings::REPLACEMENT_ORDER) == 1 {
        return eye.who;
    }
    cards.first().map_or(eye.who, |&id| eye.state.owner(id))
}

/// The card to which an event is about to do this.
pub fn about_to_be(state: &State, deed: Deed, event: &Event) -> Option<(CardId, Cause)> {
    let moved = |m: &Move<Gundam>, yes: bool| yes.then_some((m.card, m.cause));
    match (deed, event) {
        (Deed::Destroy, Event::Move(m)) => moved(m, m.how == How::Destroyed && m.from.is_field()),
        (Deed::Leave, Event::Move(m)) => moved(m, m.leaves_field() && m.how != How::MadeRoom),
        (Deed::ToHand, Event::Move(m)) => moved(m, m.leaves_field() && m.to == Zone::Hand),
        (Deed::ToDeck, Event::Move(m)) => moved(m, m.leaves_field() && m.to == Zone::Deck),
        (Deed::Remove, Event::Move(m)) => moved(m, m.how == How::Removed && m.from.is_field()),
        (Deed::Rest, Event::Turn(card, true, cause)) => (!state.card(*card).rested).then_some((*card, *cause)),
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
