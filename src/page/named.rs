//! The cards that can be found by number or name.

use crate::cards::{CardGame, CardPool};
use crate::show::cards::show as cards;

/// A card that can be found: what leads to it, and how it is called.
#[derive(Clone, Debug)]
pub struct Named {
    /// Its number, or its name where it has none.
    pub id: String,
    /// Its name.
    pub name: String,
    pub(super) game: CardGame,
    pub(super) low_id: String,
    pub(super) low_name: String,
}

impl Named {
    pub(super) fn new(game: CardGame, id: &str, name: &str) -> Self {
        let id = if id.is_empty() { name } else { id };
        Self { id: id.into(), name: name.into(), game, low_id: id.to_lowercase(), low_name: name.to_lowercase() }
    }

    /// How well what was typed, in small letters, names it: the less, the better.
    pub(super) fn rank(&self, typed: &str) -> Option<u8> {
        match () {
            () if self.low_id == typed || self.low_name == typed => Some(0),
            () if self.low_name.starts_with(typed) || self.low_id.starts_with(typed) => Some(1),
            () if self.low_name.contains(typed) => Some(2),
            () => None,
        }
    }
}

/// Every card that can be found: those of the data, then the invented ones inside the program.
pub fn all_named(pool: &CardPool) -> Vec<Named> {
    let of_data = pool.iter().filter(|c| crate::table::texts::of(c.game).is_some());
    let of_data = of_data.map(|c| Named::new(c.game, &c.number, &c.name));
    of_data.chain(cards::shipped_names().map(|(game, name)| Named::new(game, "", &name))).collect()
}
