//! g:Charging, g:Fixed Charging.

use super::Cx;
use super::Eye;
use super::event::Happens;
use super::vocabulary::{Counter, Keyword};
use crate::cardgame::Few;

/// In the Check up Step of its owner a card with Charging gets a counter, up to its number.
pub fn charge(cx: &mut Cx<'_>) {
    let turn = cx.state.turn;
    for id in cx.state.arena(turn).iter().copied().collect::<Few>() {
        if cx.state.is_support(id) {
            continue;
        }
        let eye = Eye::new(cx.state, cx.book, turn, id);
        let marks = cx.state.card(id);
        let charging = eye.keyword(id, Keyword::Charging);
        if charging > 0 && marks.charged[0] + marks.charged[1] < charging {
            cx.cite("g:Charging");
            cx.event(Happens::Counters(id, Counter::Charged, true, 1).event());
        }
        let fixed = eye.keyword(id, Keyword::FixedCharging);
        if fixed > 0 && marks.fixed < fixed {
            cx.cite("g:Fixed_Charging");
            cx.event(Happens::Counters(id, Counter::Fixed, true, 1).event());
        }
    }
}
