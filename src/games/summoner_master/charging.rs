//! g:Charging, g:Fixed Charging.

use super::event::Happens;
use super::vocabulary::{Counter, Keyword};
use super::{Cx, Eye};
use crate::cardgame::{CardId, Few};

/// In the Check up Step of its owner a card with Charging gets a counter, up to its number.
pub fn charge(cx: &mut Cx<'_>) {
    for id in cx.state.arena(cx.state.turn).iter().copied().collect::<Few>() {
        charge_one(cx, id);
    }
}

/// One card gets its counters.
pub fn charge_one(cx: &mut Cx<'_>, id: CardId) {
    if cx.state.is_support(id) {
        return;
    }
    let eye = Eye::new(cx.state, cx.book, cx.state.owner(id), id);
    let marks = cx.state.card(id);
    let charging = eye.keyword(id, Keyword::Charging);
    if charging > 0 && marks.charged[0].saturating_add(marks.charged[1]) < charging {
        cx.cite("g:Charging");
        cx.event(Happens::Counters(id, Counter::Charged, true, 1).event());
    }
    let fixed = eye.keyword(id, Keyword::FixedCharging);
    if fixed > 0 && marks.fixed < fixed {
        cx.cite("g:Fixed_Charging");
        cx.event(Happens::Counters(id, Counter::Fixed, true, 1).event());
    }
}
