//! 6-2-4, 1-3-3. Rested DON!! cards that do not become active. Those are alike, and the other rested ones are: it is kept how many.

use super::event::DonAt;
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
    Some(Granted { grant: first.grant, by: first.by, source: first.source, amount: first.amount })
}

/// 6-2-4. The rested DON!! cards of a player: those that become active, and those that do not.
pub fn rested(state: &State, book: &Book, player: Player) -> [(DonAt, u8); 2] {
    let all = state.side(player).don_rested;
    let held = count(state, book, player).min(all);
    [(DonAt::Rested, all - held), (DonAt::Held, held)]
}

/// How many DON!! cards of a player are at a place.
pub fn there(state: &State, book: &Book, player: Player, at: DonAt) -> u8 {
    let [(_, free), (_, held)] = rested(state, book, player);
    match at {
        DonAt::Active => state.side(player).don_active,
        DonAt::Rested => free,
        DonAt::Held => held,
        DonAt::Given(id) => state.card(id).don,
        DonAt::Deck => state.side(player).don_deck,
    }
}

/// 3-1-6. So many of them have moved or become active; and where fewer are rested than stay so, others have.
pub fn lets_go(state: &mut State, book: &Book, player: Player, gone: u8) {
    let left = count(state, book, player).saturating_sub(gone).min(state.side(player).don_rested);
    while count(state, book, player) > left {
        let Some(last) = state.modifiers.iter().rposition(|m| holds(book, player, m)) else { return };
        let at = std::cell::Cell::new(0);
        state.end_modifiers(|_| {
            let here = at.replace(at.get() + 1);
            here == last
        });
    }
}

/// Several cards are given DON!! cards at once, so many of the rested ones: which of them it is nobody has said, and those that do not stay
/// rested are taken first.
pub fn tell(cx: &mut Cx<'_>, player: Player, n: usize) {
    let (rested, held) = (cx.state.side(player).don_rested, count(cx.state, cx.book, player));
    if held > 0 && n < usize::from(rested) {
        cx.note(finding("op-note-don-others").player(player).n(held));
    }
}
