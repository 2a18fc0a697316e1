//! g:(X/Y), g:(ที่ชื่อ [S] X / Y). How often a text may be used.

use super::super::areas::Use;
use super::super::event::Happens;
use super::super::vocabulary::Period;
use super::super::{Book, Cx, State};
use crate::cardgame::{CardId, DefId};

/// g:(X/Y). Has a text worked as often as it may?
pub fn is_spent(state: &State, book: &Book, card: CardId, def: DefId, n: u8, named: bool) -> bool {
    let extra = &book.effect(def, n).extra;
    let owner = state.owner(card);
    let is = |u: &&Use| u.def == def && u.effect == n && u.who == owner && u.card == (!named).then_some(card);
    let most = if named { extra.named } else { extra.limit };
    most.is_some_and(|(most, _)| state.uses.iter().find(is).is_some_and(|u| u.n >= most))
}

/// A text with a limit is used, or, where its name is counted, has worked.
pub fn used(cx: &mut Cx<'_>, card: CardId, def: DefId, effect: u8, named: bool) {
    let extra = cx.book.effect(def, effect).extra.clone();
    let who = cx.state.owner(card);
    let (limit, of) = if named { (extra.named, None) } else { (extra.limit, Some(card)) };
    if let Some((_, period)) = limit {
        let left = match period {
            Period::Subturn => 1,
            Period::Turn => 2,
            Period::Game => 0,
        };
        cx.event(Happens::Used(Use { def, effect, card: of, who, period, n: 1, left }).event());
    }
}
