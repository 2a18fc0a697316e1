//! 1-3-1. "At random": no player chooses; chance does, because the text says so.

use super::vocabulary::{Op, OwnOp, Zone};
use super::{Asked, Choice, Cx, Flow, Options, Row, Run};
use crate::cardgame::act::op;
use crate::cardgame::{CardId, Few, finding};
use crate::engine::{Chooser, asks, citing};

/// Cards of a hand are picked, one at a time.
pub static PICK: Row<Run> = citing("1-3-2", asks("1-3-1", "op-ask-random", offer, take));

/// Which hand, and how many cards are still to be picked from it.
fn left(cx: &Cx<'_>, l: &Run) -> (Few, usize) {
    let Some(Op::Own(OwnOp::AtRandom { whose, count })) = op(cx, l) else {
        return (Few::new(), 0);
    };
    let owner = l.eye(cx.state, cx.book).player(*whose);
    let free = |id: &CardId| !l.picked.contains(id);
    let cards: Few = cx.state.pile(owner, Zone::Hand).iter().copied().filter(free).collect();
    (cards, usize::from(*count).saturating_sub(l.picked.len()))
}

fn offer(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let (cards, more) = left(cx, l);
    if more == 0 || cards.is_empty() {
        return Asked::Itself(Choice::Done);
    }
    // Copies are the same chance.
    let mut seen = Vec::new();
    for id in cards {
        let def = cx.state.card(id).def;
        if !seen.contains(&def) {
            seen.push(def);
            options.legal(Choice::Card(id, def));
        }
    }
    Asked::Of(Chooser::Chance)
}

fn take(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    if let Choice::Card(id, _) = choice {
        cx.note(finding("op-note-random").card(id));
        l.picked.push(id);
        return Flow::Again;
    }
    let (_, more) = left(cx, l);
    if more > 0 {
        // 1-3-2. As many as there are.
        cx.decide("!1-3-2");
        cx.note(finding("op-note-random-short"));
    }
    l.done(l.picked.len());
    l.ok &= more == 0;
    l.it = std::mem::take(&mut l.picked);
    Flow::Next
}
