//! g:Vanish, g:Steal. Cards that leave for a time, or come back.

use super::areas::{Away, Bit};
use super::event::Happens;
use super::moves::{Change, Moves, To};
pub use super::procedure::Vanishing;
use super::vocabulary::{Deed, Keyword};
use super::{Eye, Flow, Frame, Procedure, Row, curses, matching};
use crate::cardgame::{CardId, Cause, finding};
use crate::engine::{At, citing, does};

/// g:Vanish
pub fn start(card: CardId) -> Frame {
    Procedure::Vanish(At::start(Vanishing { card: Some(card), list: Vec::new() })).into()
}

/// g:Steal
pub fn give_back(list: Vec<Change>) -> Frame {
    Procedure::Vanish(At::start(Vanishing { card: None, list })).into()
}

/// g:Vanish, g:Steal
pub static VANISH: [Row<Vanishing>; 2] = [
    citing(
        "100.2",
        does("g:Vanish", "sm-vanish", |cx, l| {
            let Some(card) = l.card else { return Flow::Next };
            cx.event(Happens::State(card, Bit::JustInactive, false).event());
            // 100.2. What cannot be Removed stays, though it became Inactive.
            if matching::never_is(cx.state, cx.book, card, Deed::Remove) {
                cx.decide("100.2");
                cx.note(finding(matching::kept_words(Deed::Remove)).card(card));
                return Flow::Return;
            }
            let turns = Eye::new(cx.state, cx.book, cx.state.owner(card), card).keyword(card, Keyword::Vanish);
            let left = curses::subturns(cx, turns);
            cx.note(finding("sm-note-vanishes").card(card));
            let back = Some(Away { card, left, thief: None });
            Flow::Become(Moves::start(vec![Change { back, ..Change::of(card, To::Removed, Cause::Rule) }]))
        }),
    ),
    does("g:Steal", "sm-steal-back", |cx, l| {
        for change in &l.list {
            cx.note(finding("sm-note-stolen-back").card(change.card));
            cx.event(Happens::Back(change.card).event());
        }
        Flow::Become(Moves::start(std::mem::take(&mut l.list)))
    }),
];
