//! 6-2-4, 1-3-3. Rested DON!! cards that do not become active. They are alike, so it is kept how many.

use super::vocabulary::{Grant, OwnGrant};
use super::{Book, Cx, OnePiece, State};
use crate::cardgame::effect::small;
use crate::cardgame::values::Granted;
use crate::cardgame::{Modifier, On, finding};
use crate::engine::Player;

fn holds(book: &Book, player: Player, m: &Modifier<OnePiece>) -> bool {
    m.on == On::Player(player) && *book.grant(m.grant) == Grant::Own(OwnGrant::StaysRested)
}

/// 6-2-4. How many rested DON!! cards of a player do not become active in the next Refresh Phase.
pub fn count(state: &State, book: &Book, player: Player) -> u8 {
    small(state.modifiers.iter().filter(|m| holds(book, player, m)).count())
}

/// 1-3-3. What keeps them rested.
pub fn by(state: &State, book: &Book, player: Player) -> Option<Granted> {
    let first = state.modifiers.iter().find(|m| holds(book, player, m))?;
    Some(Granted { grant: first.grant, by: first.by, source: first.source })
}

/// 3-1-6. Where fewer are rested than stay so, the others have moved or become active.
pub fn lets_go(state: &mut State, book: &Book, player: Player) {
    while count(state, book, player) > state.side(player).don_rested {
        let Some(last) = state.modifiers.iter().rposition(|m| holds(book, player, m)) else { return };
        let at = std::cell::Cell::new(0);
        state.end_modifiers(|_| {
            let here = at.replace(at.get() + 1);
            here == last
        });
    }
}

/// Which of the rested DON!! cards it is, those that stay rested or others, nobody has said: the others are taken first.
pub fn tell(cx: &mut Cx<'_>, player: Player, n: usize) {
    let (rested, held) = (cx.state.side(player).don_rested, count(cx.state, cx.book, player));
    if held > 0 && n < usize::from(rested) {
        cx.note(finding("op-note-don-others").player(player).n(held));
    }
}
