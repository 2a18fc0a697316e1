//! What permanent effects look at: only a change of that makes them be worked out anew.

use super::text::Grant;
use super::vocabulary::{OwnGrant as _, Vocabulary, Zone};
use super::word::Word;

/// Things that may change, a bit each: the zones by their places, then what a game has besides, then what is shared.
pub type Watch = u32;

/// Numbers of cards on the field.
pub const NUMBERS: Watch = 1 << 25;
/// Their keywords.
pub const KEYWORDS: Watch = 1 << 26;
/// Their colours.
pub const COLOURS: Watch = 1 << 24;
/// Names, types and whatever else was given to them.
pub const NAMES: Watch = 1 << 27;
/// Everything that is worked out of them.
pub const WORKED_OUT: Watch = NUMBERS | KEYWORDS | COLOURS | NAMES;
/// Their effects are negated.
pub const NEGATED: Watch = 1 << 28;
/// Cards are turned sideways.
pub const RESTED: Watch = 1 << 29;
/// Something that no bit stands for: always looked at.
pub const ANYTHING: Watch = 1 << 30;
/// The cards on the field, what is given to them, and whose turn it is: always looked at.
pub const FIELD: Watch = 1 << 31;

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
        Grant::Name(_) | Grant::Type(_) | Grant::Own(_) | Grant::Cannot(_) | Grant::Effect(_) => NAMES,
        Grant::Negated => NEGATED,
    }
}

/// A zone.
pub fn of_zone<V: Vocabulary>(zone: V::Zone) -> Watch {
    if zone.is_field() { FIELD } else { 1 << zone.index() }
}

/// Does it look at cards that may be unknown?
pub const fn away_from_field(watched: Watch) -> bool {
    watched & 0xFFFF != 0
}

/// Does a change matter to what is looked at?
pub const fn matters(changed: Watch, watched: Watch) -> bool {
    changed & (watched | FIELD | ANYTHING) != 0 || watched & ANYTHING != 0 && changed != 0
}
