//! 10-1-6. What an event sounds like to the effects that wait for something, and which sounds they listen for: nobody else is asked.

use super::event::{Happens, How, Moment};
use super::vocabulary::{Deed, Timing, When};
use super::{Event, Gundam};
use crate::cardgame::{CardId, Move, Sounding};
use crate::engine::Sound;

const DEPLOYED: Sound = 1;
const DESTROYED: Sound = 1 << 1;
const LEFT: Sound = 1 << 2;
const DRAWN: Sound = 1 << 3;
const MOVED: Sound = 1 << 4;
const TURNED: Sound = 1 << 5;
const LOWERED: Sound = 1 << 6;
const ATTACK: Sound = 1 << 7;
const BLOCK: Sound = 1 << 8;
const BATTLE: Sound = 1 << 9;
const DAMAGED: Sound = 1 << 10;
const PLAYER_DAMAGED: Sound = 1 << 11;
const RECOVERED: Sound = 1 << 12;
const PAIRED: Sound = 1 << 13;
const PLAYED: Sound = 1 << 14;
const COMMAND: Sound = 1 << 15;
const ACTIVATED: Sound = 1 << 16;
const PAID: Sound = 1 << 17;
const RESOURCE: Sound = 1 << 18;
const BURST: Sound = 1 << 19;
const TIMING: Sound = 1 << 20;
const OTHER: Sound = 1 << 21;

/// What an event sounds like.
pub fn of(event: &Event) -> Sound {
    match event {
        Event::Move(m) => of_move(m),
        Event::Turn(..) => TURNED,
        Event::Modify(_) => LOWERED,
        Event::Own(own) => of_own(own),
        _ => 0,
    }
}

fn of_move(m: &Move<Gundam>) -> Sound {
    let as_what = match m.how {
        How::Redrawn | How::Laid | How::Gone | How::Used | How::AfterBurst => return 0,
        How::Deployed => DEPLOYED,
        How::Destroyed | How::TurnedUp => DESTROYED,
        How::Drawn => return DRAWN,
        _ => MOVED,
    };
    if m.leaves_field() { as_what | LEFT | MOVED } else { as_what | MOVED }
}

fn of_own(own: &Happens) -> Sound {
    match own {
        Happens::Phase(_)
        | Happens::Decides(_)
        | Happens::First(_)
        | Happens::Direction(_)
        | Happens::Kept(..)
        | Happens::DamageDone
        | Happens::Spared(..)
        | Happens::Saved(_)
        | Happens::Token(..)
        | Happens::WithEx(_)
        | Happens::AsIf(_)
        | Happens::NextDamage(_)
        | Happens::Conceded(_)
        | Happens::Endless(_)
        | Happens::Struck(..) => 0,
        Happens::Timing(..) => TIMING,
        Happens::Resource(..) => RESOURCE,
        Happens::Paid(..) | Happens::PaidFor(..) => PAID,
        Happens::Paired(..) => PAIRED,
        Happens::Damage(..) => DAMAGED,
        Happens::PlayerDamage(..) => PLAYER_DAMAGED,
        Happens::Recover(..) => RECOVERED,
        Happens::Attack(..) => ATTACK | BATTLE,
        Happens::Block(_) => BLOCK | BATTLE,
        Happens::Redirect(_) | Happens::Clash(..) => BATTLE,
        Happens::Played(..) => PLAYED,
        Happens::CommandUsed(..) | Happens::CommandActivated(..) => COMMAND,
        Happens::Activated(..) => ACTIVATED,
        Happens::BurstUsed(..) => BURST,
        Happens::TurnResource(..) | Happens::BattleOver | Happens::Out(_) => OTHER,
    }
}

/// The sounds that an effect with this timing listens for.
pub fn listened_for(timing: &Timing) -> Sound {
    match timing {
        Timing::Done(Deed::Destroy, ..) => DESTROYED,
        Timing::Done(Deed::Leave | Deed::ToDeck, ..) => LEFT,
        Timing::Done(Deed::ToHand | Deed::Remove | Deed::Trash | Deed::Discard, ..) => MOVED,
        Timing::Done(Deed::Deploy, ..) => DEPLOYED,
        Timing::Done(Deed::Rest, ..) => TURNED | ATTACK | BLOCK,
        Timing::Done(Deed::SetActive, ..) => TURNED,
        Timing::Done(Deed::Pair, ..) => PAIRED,
        Timing::Done(Deed::Damage, ..) => DAMAGED,
        Timing::Done(Deed::Recover, ..) => RECOVERED,
        Timing::Done(Deed::Redirect, ..) => BATTLE,
        Timing::Done(..) => Sound::MAX,
        Timing::Own(when) => of_when(when),
    }
}

fn of_when(when: &When) -> Sound {
    match when {
        When::Deploy | When::Deployed(..) => DEPLOYED,
        When::Destroyed | When::Destroys { .. } | When::DestroyedWithDamage(_) => DESTROYED,
        When::Drawn(..) => DRAWN,
        When::Lowered(..) => LOWERED,
        When::Attack | When::Attacks(_) => ATTACK,
        When::Attacked(_) => ATTACK | BLOCK | BATTLE,
        When::Blocks(_) | When::Blocked(..) => BLOCK,
        When::Battles(_) => BATTLE,
        When::Deals { .. } => DAMAGED,
        When::HitsPlayer(..) | When::PlayerDamaged(_) => PLAYER_DAMAGED,
        When::Recovers(_) => RECOVERED,
        When::WhenPaired(_) | When::WhenLinked | When::Paired(..) | When::Links(_) => PAIRED,
        When::Played(..) => PLAYED,
        When::CommandPlayed { .. } | When::CommandActivated(..) => COMMAND,
        When::Activated(_) => ACTIVATED,
        When::Paid(..) | When::ExResourceGone(_) => PAID,
        When::ResourcePlaced(..) => RESOURCE,
        When::BurstUsed(_) => BURST,
        When::StartOfTurn(_) | When::EndOfTurn(_) => TIMING,
    }
}

impl Sounding for Gundam {
    fn sound(event: &Event) -> Sound {
        of(event)
    }

    fn listens_for(timing: &Timing) -> Sound {
        listened_for(timing)
    }

    /// Damage is looked at before, too, since it may destroy what it hits.
    fn looks_before(event: &Event) -> bool {
        event.is_leaving() || matches!(event, Event::Own(Happens::Damage(..) | Happens::Out(_)) | Event::Modify(_))
    }

    fn is_of_itself(timing: &Timing) -> bool {
        matches!(
            timing,
            Timing::Own(When::Deploy | When::Destroyed | When::WhenPaired(_) | When::WhenLinked | When::Attack)
        )
    }

    fn subject(event: &Event) -> Option<CardId> {
        match event {
            Event::Move(m) => Some(m.card),
            Event::Own(Happens::Paired(_, unit)) => Some(*unit),
            Event::Own(Happens::Attack(card, _)) => Some(*card),
            _ => None,
        }
    }

    /// What [`noticing::notices`](super::noticing::notices) looks at.
    fn is_noticed(event: &Event) -> bool {
        match event {
            Event::Own(own) => matches!(own, Happens::Timing(Moment::EndOfTurn, _) | Happens::Out(_)),
            Event::Move(m) => m.how == How::Destroyed,
            _ => false,
        }
    }
}
