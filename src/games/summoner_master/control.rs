//! 712, 500.11, g:Control. Who commands a card that another player owns, and what becomes of its command.

use super::areas::Bit;
use super::event::Happens;
use super::vocabulary::Category;
use super::{Book, Cx, Event, State, readings};
use crate::cardgame::{CardId, Cause};

/// g:Control, 712.1. The new owner commands it: by a reading.
pub fn rests_on_control(cx: &Cx<'_>, id: CardId) {
    if cx.state.original(id) != cx.state.owner(id) {
        cx.reading(readings::CONTROL_COMMANDS);
    }
}

/// g:Control, 712.1. Does the owner by Control command more than an attack?
pub fn is_own(state: &State, book: &Book, id: CardId) -> bool {
    state.original(id) == state.owner(id) || book.readings.of(readings::CONTROL_COMMANDS) == 0
}

/// 500.11. Another player controls a card: what it was commanded to do is void, and a Seal becomes Inactive.
pub fn void(cx: &mut Cx<'_>, id: CardId) {
    if !cx.state.under.iter().any(|u| u.card == Some(id)) {
        return;
    }
    cx.cite("500.11");
    cx.event(Happens::Void(id).event());
    if cx.state.category(cx.book, id) == Some(Category::Seal) {
        cx.event(Event::Turn(id, true, Cause::Rule));
    }
    for bit in [Bit::Attacking, Bit::Using, Bit::Combining, Bit::Breaking, Bit::Setting] {
        cx.event(Happens::State(id, bit, false).event());
    }
}
