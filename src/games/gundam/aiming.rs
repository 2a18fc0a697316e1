//! 10-3-3. A player is chosen, and does something.

use super::acts::Act;
use super::areas::Target as Aimed;
use super::vocabulary::Whose;
use super::{Asked, Choice, Cx, Flow, Frame, Options, Row, Run};
use crate::cardgame::effect::Doing;
use crate::engine::{At, Chooser, Player, asks, citing};

/// 10-3-3. One enemy player is chosen.
pub static CHOOSE_PLAYER: Row<Run> =
    citing("12-2-6", asks("10-3-3", "gcg-ask-enemy-player", offer_player, take_player));

fn offer_player(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let players = l.eye(cx.state, cx.book).players(Whose::Opponents);
    let choice = |p: &Player| Act::Target(Aimed::Player(*p)).choice();
    match players.as_slice() {
        [] => Asked::Nobody(Flow::Next),
        [one] => Asked::Itself(choice(one)),
        several => {
            several.iter().for_each(|p| options.legal(choice(p)));
            Asked::Of(Chooser::Player(l.who))
        }
    }
}

fn take_player(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    if let Choice::Own(Act::Target(Aimed::Player(player))) = choice {
        if cx.state.mode.is_royale() {
            cx.support("12-2-6");
        }
        l.own.aimed = Some(player);
    }
    Flow::Next
}

/// The player who was chosen does it, and nobody else.
pub fn that_player(cx: &Cx<'_>, l: &mut Run, one: Player, steps: u16) -> Flow {
    if l.doing != Doing::Nothing || !cx.state.seats.has(one) {
        l.doing = Doing::Nothing;
        l.own.aimed = None;
        return Flow::Skip(steps);
    }
    l.doing = Doing::Whose(one);
    let mut run = l.done_by(one, steps);
    run.own.aimed = None;
    Flow::CallThenAgain(Frame::Program(Box::new(At::program(l.at + 1, run))))
}
