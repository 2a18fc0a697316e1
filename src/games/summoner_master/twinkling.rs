//! g:Twinkling. The card leaves the hand: out of the game, or to the Shrine.

use super::areas::Bit;
use super::event::Happens;
use super::moves::{Change, Moves, To};
pub use super::procedure::Twinkled;
use super::{Act, Asked, Choice, Flow, Frame, Procedure, Row};
use crate::cardgame::{CardId, Cause};
use crate::engine::{At, Chooser, Player, asks};

/// Where does it go?
pub fn start(card: CardId, who: Player) -> Frame {
    Procedure::Twinkle(At::start(Twinkled { card, who })).into()
}

/// g:Twinkling
pub static TWINKLE: [Row<Twinkled>; 1] = [asks(
    "g:Twinkling",
    "sm-ask-twinkling",
    |_, l, options| {
        options.legal(Act::Twinkle(true).choice());
        options.legal(Act::Twinkle(false).choice());
        Asked::Of(Chooser::Player(l.who))
    },
    |cx, l, choice| {
        let to = if choice == Act::Twinkle(true).choice() { To::Removed } else { To::Shrine };
        let _: Choice = choice;
        cx.event(Happens::State(l.card, Bit::Twinkled, true).event());
        Flow::Become(Moves::start(vec![Change::of(l.card, to, Cause::Rule)]))
    },
)];
