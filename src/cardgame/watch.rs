//! What permanent effects look at: only a change of that makes them be worked out anew.

use super::text::Grant;
use super::vocabulary::{OwnGrant as _, Vocabulary, Zone};
use super::word::Word;

/// Things that may change, a bit each: the zones by their places, then what a game has besides, then what is shared.
pub type Watch = u64;

/// All zones.
pub const ZONES: Watch = 0xFFFF;
/// Everything that a game has besides.
pub const OWN: Watch = 0xFFFF << 16;
/// Numbers of cards on the field.
pub const NUMBERS: Watch = 1 << 32;
/// Their keywords.
pub const KEYWORDS: Watch = 1 << 33;
/// Their colours.
pub const COLOURS: Watch = 1 << 34;
/// Their names and types, and what else a game asks of them.
pub const NAMES: Watch = 1 << 35;
/// What effects do not ask of them: what they cannot do, and what only rules look at.
pub const OTHER: Watch = 1 << 36;
/// Effects that were given to them.
pub const EFFECTS: Watch = 1 << 37;
/// Their effects are negated.
pub const NEGATED: Watch = 1 << 38;
/// What is given and decides nothing of what else is.
pub const PLAIN: Watch = NUMBERS | KEYWORDS | COLOURS | NAMES | OTHER;
/// Everything that is worked out of them.
pub const WORKED_OUT: Watch = NUMBERS | KEYWORDS | COLOURS | NAMES;
/// Cards are turned sideways.
pub const RESTED: Watch = 1 << 39;
/// Which cards are on the field: always looked at.
pub const CARDS: Watch = 1 << 40;
/// Whose turn it is, and what is counted by turns: always looked at.
pub const TURN: Watch = 1 << 41;
/// Something that no bit stands for: always looked at.
pub const ANYTHING: Watch = 1 << 42;
/// What decides which effects there are: always looked at.
pub const FIELD: Watch = 1 << 43;

/// A bit of a game's own.
pub const fn own(n: u8) -> Watch {
    1 << (16 + n)
}

/// Something that only one game has, of which it is asked what it looks at.
pub enum Leaf<'a, V: Vocabulary> {
    /// A place.
    Place(V::Place),
    /// Something asked of a card.
    Is(&'a V::Is),
    /// A number.
    Number(&'a V::Number),
    /// A condition.
    Condition(&'a V::Condition),
}

/// What is changed by giving something.
pub fn of_grant<V: Vocabulary>(grant: &Grant<V>) -> Watch {
    match grant {
        Grant::Stat(..) | Grant::Base(..) | Grant::Set(..) => NUMBERS,
        Grant::Keyword(..) => KEYWORDS,
        Grant::Own(own) if own.keyword().is_some() || own.loses().is_some() => KEYWORDS,
        Grant::Own(own) if own.colour().is_some() => COLOURS,
        Grant::Name(_) | Grant::Type(_) => NAMES,
        Grant::Own(own) => OTHER | own.shows(),
        Grant::Cannot(_) => OTHER,
        Grant::Effect(_) => EFFECTS,
        Grant::Negated => NEGATED,
    }
}

/// A zone.
pub fn of_zone<V: Vocabulary>(zone: V::Zone) -> Watch {
    if zone.is_field() { CARDS } else { 1 << zone.index() }
}

/// Does it look at cards that may be unknown?
pub const fn away_from_field(watched: Watch) -> bool {
    watched & ZONES != 0
}

/// Does a change matter to what is looked at?
pub const fn matters(changed: Watch, watched: Watch) -> bool {
    changed & (watched | CARDS | TURN | ANYTHING | FIELD) != 0 || watched & ANYTHING != 0 && changed != 0
}
