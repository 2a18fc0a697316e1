//! 8-1-3-1. What an event sounds like to the effects that wait for something, and which sounds they listen for: nobody else is asked.

use super::event::{DonAt, Happens, How};
use super::vocabulary::{Deed, Timing, When, Zone};
use super::{Event, OnePiece};
use crate::cardgame::{Move, Sounding};
use crate::engine::Sound;

const PLAYED: Sound = 1;
const KOD: Sound = 1 << 1;
const LEFT: Sound = 1 << 2;
const FROM_LIFE: Sound = 1 << 3;
const DISCARDED: Sound = 1 << 4;
const DRAWN: Sound = 1 << 5;
const RESTED: Sound = 1 << 6;
const ATTACK: Sound = 1 << 7;
const BLOCK: Sound = 1 << 8;
const COUNTER_STEP: Sound = 1 << 9;
const BATTLE_ENDS: Sound = 1 << 10;
const DAMAGED: Sound = 1 << 11;
const ACTIVATED: Sound = 1 << 12;
const TIMING: Sound = 1 << 13;
const DON_RETURNED: Sound = 1 << 14;
const DON_GIVEN: Sound = 1 << 15;

/// What an event sounds like.
pub fn of(event: &Event) -> Sound {
    match event {
        Event::Move(m) => of_move(m),
        Event::Turn(_, true, _) => RESTED,
        Event::Own(own) => match own {
            Happens::Attack(_) => RESTED,
            Happens::Target(_) => ATTACK,
            Happens::Block(_) => BLOCK | RESTED,
            Happens::CounterStep => COUNTER_STEP,
            Happens::BattleEnds => BATTLE_ENDS,
            Happens::Damaged(..) => DAMAGED,
            Happens::EventActivated(..) | Happens::TriggerActivated(..) | Happens::OnPlayActivated(..) => ACTIVATED,
            Happens::Timing(..) => TIMING,
            Happens::Don(_, _, DonAt::Deck, ..) => DON_RETURNED,
            Happens::Don(_, _, DonAt::Given(_), ..) => DON_GIVEN,
            _ => 0,
        },
        _ => 0,
    }
}

fn of_move(m: &Move<OnePiece>) -> Sound {
    let as_what = match m.how {
        How::Redrawn | How::Countered => return 0,
        How::Played => PLAYED,
        How::Kod => KOD,
        How::Drawn => DRAWN,
        _ => 0,
    };
    let from = match m.from {
        Zone::Life => FROM_LIFE,
        Zone::Hand if m.to == Zone::Trash => DISCARDED,
        _ if m.leaves_field() => LEFT,
        _ => 0,
    };
    as_what | from
}

/// The sounds that an effect with this timing listens for.
pub fn listened_for(timing: &Timing) -> Sound {
    match timing {
        Timing::Done(Deed::Ko, ..) => KOD,
        Timing::Done(Deed::Remove | Deed::ToHand | Deed::Trash, ..) => LEFT,
        Timing::Done(Deed::Rest, ..) => RESTED,
        Timing::Done(..) => Sound::MAX,
        Timing::Own(when) => match when {
            When::OnPlay | When::Played(..) => PLAYED,
            When::OnKo => KOD,
            When::LifeRemoved(_) | When::LifeToHand(_) | When::LifeBecomes(..) => FROM_LIFE,
            When::Discarded(..) => DISCARDED,
            When::DrawnOutside(_) => DRAWN,
            When::WhenAttacking | When::OnOpponentsAttack | When::Attacks(..) => ATTACK,
            When::OnBlock | When::BlockerActivated(_) => BLOCK,
            When::Attacked(..) | When::Battles(_) => COUNTER_STEP,
            When::EndOfBattle(_) => BATTLE_ENDS,
            When::DamageTaken(_) | When::DamageDealt => DAMAGED,
            When::EventActivated(_) | When::TriggerActivated(_) | When::OnPlayActivated(_) => ACTIVATED,
            // 6-6-1-1. By a reading also a card that comes into play then.
            When::EndOfYourTurn | When::EndOfOpponentsTurn => TIMING | PLAYED,
            When::StartOfTurn(_) | When::StartOfMain(_) => TIMING,
            When::DonReturned(..) => DON_RETURNED,
            When::DonGiven(_) => DON_GIVEN,
        },
    }
}

impl Sounding for OnePiece {
    fn is_of_itself(timing: &Timing) -> bool {
        matches!(timing, Timing::Own(When::OnPlay | When::OnKo))
    }

    fn sound(event: &Event) -> Sound {
        of(event)
    }

    fn listens_for(timing: &Timing) -> Sound {
        listened_for(timing)
    }

    /// Two DON!! cards that are given are two.
    fn times(event: &Event) -> u8 {
        match event {
            Event::Own(Happens::Don(_, _, DonAt::Given(_), n, _)) => *n,
            _ => 1,
        }
    }
}
