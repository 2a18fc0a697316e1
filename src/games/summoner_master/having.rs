//! 100.1, 100.2. What a card has of what only this game gives, and what is forbidden to it.

use super::vocabulary::{Cannot, OwnCannot, OwnGrant};
use super::{Book, State, values};
use crate::cardgame::CardId;
use crate::engine::Player;

/// Does a card have something of what only this game gives?
pub fn has(state: &State, book: &Book, id: CardId, grant: &OwnGrant) -> bool {
    let printed =
        state.in_arena(id) && state.def(book, id).always.own.contains(grant) && values::own_texts_work(state, book, id);
    printed || state.values.of(id).is_some_and(|s| s.own(book).any(|(g, _)| g == grant))
}

/// 100.2. Is something forbidden to a card, or to the player who would do it?
pub fn is_forbidden(state: &State, book: &Book, who: Player, id: CardId, what: &OwnCannot) -> bool {
    let card = state.values.of(id).is_some_and(|s| s.cannot(book).any(|(c, _)| *c == Cannot::Own(what.clone())));
    card || state.values.player_cannot(book, who).any(|(c, _)| c == what)
}
