//! 7-6-6-1, 8-6-1. How long something lasts, and when what was put off is due.

use super::event::Ending;
use super::vocabulary::{Duration, Later};
use super::{Gundam, State};
use crate::cardgame::Modifier;

/// Does something that lasts end now? 12-2-6. "The opponent's next turn" is that of all other players: the last of them ends it.
pub fn ends(state: &State, modifier: &Modifier<Gundam>, ending: Ending) -> bool {
    let until = modifier.until;
    let own = state.allies(modifier.by).has(state.turn);
    let all = !state.mode.is_royale() || state.opponents(modifier.by).iter().all(|p| modifier.begun.has(p));
    match ending {
        Ending::Battle => until == Duration::ThisBattle,
        Ending::Turn => match until {
            Duration::ThisTurn | Duration::ThisBattle => true,
            Duration::OpponentsNextTurn | Duration::InOpponentsNextTurn => modifier.armed && all,
            Duration::YourNextTurn => modifier.armed,
            _ => false,
        },
        Ending::Start => match until {
            Duration::OpponentsNextStart => modifier.armed && !own && all,
            Duration::YourNextStart => modifier.armed && own,
            _ => false,
        },
    }
}

/// Does a turn that begins bring the end of something nearer?
pub const fn arms(until: Duration, own: bool) -> bool {
    match until {
        Duration::OpponentsNextStart | Duration::OpponentsNextTurn | Duration::InOpponentsNextTurn => !own,
        Duration::YourNextStart | Duration::YourNextTurn => own,
        Duration::ThisBattle | Duration::ThisTurn | Duration::Always => false,
    }
}

/// The same, for what was put off.
pub const fn arms_later(later: Later, own: bool) -> bool {
    match later {
        Later::EndOfThisTurn | Later::EndOfThisBattle | Later::AfterThis => false,
        Later::StartOfYourNextTurn => own,
        Later::EndOfOpponentsTurn => !own,
    }
}

/// Does it count already? What is for a coming turn does so when that begins.
pub const fn is_in_force(modifier: &Modifier<Gundam>) -> bool {
    modifier.armed || !matches!(modifier.until, Duration::InOpponentsNextTurn)
}
