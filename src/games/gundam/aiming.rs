//! 10-3-3. A player is chosen, and does something.

use super::acts::Act;
use super::areas::Target as Aimed;
use super::vocabulary::Whose;
use super::{Asked, Choice, Cx, Flow, Frame, Options, Row, Run};
use crate::cardgame::code::Instr;
use crate::cardgame::effect::{Doing, small};
use crate::cardgame::finding;
use crate::engine::{At, Chooser, Player, asks, citing, does};

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

/// 5-2-2. The owner of the card that the text speaks of; of none, nobody does what follows.
pub static OWNER_OF_IT: Row<Run> = citing("1-3-2", does("5-2-2", "gcg-owner-of-it", owner_of_it));

fn owner_of_it(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let card = l.eye(cx.state, cx.book).it.first().copied();
    l.own.aimed = card.map(|id| cx.state.owner(id));
    if let Some(id) = card {
        cx.note(finding("gcg-note-owner").card(id).player(cx.state.owner(id)));
        return Flow::Next;
    }
    cx.cite("1-3-2");
    let ahead = cx.book.code(l.def, l.effect).steps.get(usize::from(l.at) + 1..).unwrap_or_default();
    let theirs = ahead.iter().position(|step| matches!(step, Instr::Each(..))).unwrap_or(0);
    match ahead.get(theirs) {
        Some(Instr::Each(_, steps, at_once)) => Flow::Skip(u16::from(small(theirs)) + 1 + *steps + *at_once),
        _ => Flow::Next,
    }
}

/// 10-3-4. Where another player carries the effect out: it is done by the player whose card has it.
pub static PLAYER_OF_THIS: Row<Run> = does("10-3-4", "gcg-player-of-this", |_, l| {
    l.own.aimed = Some(l.by.unwrap_or(l.who));
    Flow::Next
});

/// The player who was chosen does it, and nobody else.
pub fn that_player(cx: &Cx<'_>, l: &mut Run, one: Player, (steps, at_once): (u16, u16)) -> Flow {
    if l.doing != Doing::Nothing || !cx.state.seats.has(one) {
        l.doing = Doing::Nothing;
        l.own.aimed = None;
        return Flow::Skip(steps + at_once);
    }
    l.doing = Doing::Whose(one);
    let mut run = l.done_by(one, steps);
    run.own.aimed = None;
    Flow::CallThenAgain(Frame::Program(Box::new(At::program(l.at + 1, run))))
}
