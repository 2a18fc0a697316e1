//! g:ได้รับ <Skill/Ability> ของการ์ดใบอื่น. A card gains a Skill or an Ability of another one.

use super::vocabulary::{Call, Kind};
use super::{Book, State};
use crate::cardgame::CardId;

/// The Skills, or the Abilities, of a card that another may gain.
pub fn texts(state: &State, book: &Book, card: CardId, skill: bool) -> Vec<u8> {
    let is = |kind: &Kind| match kind {
        Kind::Called(Call::Skill { .. }) => skill,
        Kind::Auto(_) | Kind::Permanent(_) => !skill,
        _ => false,
    };
    let live = |e: &super::vocabulary::Effect| is(&e.kind) && super::values::is_live(state, e, card);
    state.def(book, card).own_effects().filter(|(_, e)| live(e)).map(|(n, _)| n).collect()
}
