//! 501.2, 200.12. The kinds of attacks, by the moves.

use super::super::procedure::Attack;
use super::super::{Book, Frame, State, forms};
use crate::cardgame::CardId;

/// What a move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// 504
    General,
    /// 506
    All,
    /// 507
    Multiple,
}

/// The kind of a move.
pub fn kind(state: &State, book: &Book, seal: CardId, form: u8) -> Kind {
    match forms::named(state, book, seal, form) {
        Some(m) if m.all => Kind::All,
        Some(m) if m.times > 1 => Kind::Multiple,
        _ => Kind::General,
    }
}

/// 605.12, 710.2. An attack that an Effect brings about begins, by the kind of the moves that the Seal may use; if they are of several kinds, the
/// declaration of the move decides.
pub fn further(state: &State, book: &Book, l: Attack) -> Frame {
    let mut kinds: Vec<Kind> = l.seal.map_or_else(Vec::new, |seal| {
        forms::usable(state, book, seal).into_iter().map(|form| kind(state, book, seal, form)).collect()
    });
    kinds.dedup();
    of_kind(l, if let [one] = kinds.as_slice() { *one } else { Kind::General })
}

/// An attack of a kind begins.
pub(super) fn of_kind(l: Attack, kind: Kind) -> Frame {
    match kind {
        Kind::General => Attack { hits: 1, ..l }.general(),
        Kind::All => Attack { hits: 1, ..l }.on_all(),
        Kind::Multiple => Attack { hits: 0, ..l }.several_times(),
    }
}
