//! Cards at the table.

use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::pieces::CardPieces;
use super::vocabulary::Vocabulary;
use super::word::Word;
use crate::engine::Player;

/// One card at the table. Its number never changes; what is known of it as a card of its zone is forgotten when it moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CardId(pub u16);

impl CardId {
    /// Its place among the cards.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card of a place. A table has fewer cards than there are numbers.
    pub fn at(place: usize) -> Self {
        Self(u16::try_from(place).unwrap_or(u16::MAX))
    }
}

/// A few cards.
pub type Few = SmallVec<[CardId; 8]>;

/// A card as it is printed, by its place in the book. The first is the card that nobody has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct DefId(pub u16);

impl DefId {
    /// A card that nobody has seen.
    pub const UNKNOWN: Self = Self(0);

    /// Its place in the book.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The card of a place.
    pub fn at(place: usize) -> Self {
        Self(u16::try_from(place).unwrap_or(u16::MAX))
    }
}

/// A grant, by its place in the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct GrantId(pub u16);

impl GrantId {
    /// A number of a card, up or down: the grant that every book has.
    pub fn stat<V: Vocabulary>(stat: V::Stat) -> Self {
        Self(u16::try_from(stat.index()).unwrap_or(0))
    }

    /// The base of a number becomes something else: the grant that every book has.
    pub fn base<V: Vocabulary>(stat: V::Stat) -> Self {
        Self(u16::try_from(V::Stat::ALL.len() + stat.index()).unwrap_or(0))
    }
}

/// The texts that work as those of a card: its own, and perhaps one more.
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    all: [DefId; 2],
    len: usize,
}

impl Texts {
    /// Its own.
    #[inline]
    pub const fn of(own: DefId) -> Self {
        Self { all: [own; 2], len: 1 }
    }

    /// And one more, if there is one.
    #[inline]
    pub fn and(self, more: Option<DefId>) -> Self {
        more.map_or(self, |more| Self { all: [self.all[0], more], len: 2 })
    }
}

impl Deref for Texts {
    type Target = [DefId];

    #[inline]
    fn deref(&self) -> &[DefId] {
        &self.all[..self.len]
    }
}

impl IntoIterator for Texts {
    type Item = DefId;
    type IntoIter = std::iter::Take<std::array::IntoIter<DefId, 2>>;

    fn into_iter(self) -> Self::IntoIter {
        self.all.into_iter().take(self.len)
    }
}

/// What is known of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Card<V: CardPieces> {
    /// What is printed on it.
    pub def: DefId,
    /// Whose it is.
    pub owner: Player,
    /// Which of several of its name it is, for eyes.
    pub copy: u8,
    /// Where it is.
    pub zone: V::Zone,
    /// It is turned sideways.
    pub rested: bool,
    /// It came into play this turn.
    pub new: bool,
    /// It lies face up where cards lie face down.
    pub face_up: bool,
    /// It is one of those of its pile whose places were shuffled among each other.
    pub loose: bool,
    /// What only this game marks on a card.
    pub own: V::Marks,
}

impl<V: CardPieces> Card<V> {
    /// A card in a place, as it comes.
    pub fn new(def: DefId, owner: Player, copy: u8, zone: V::Zone) -> Self {
        let (rested, new, face_up, loose) = (false, false, false, false);
        Self { def, owner, copy, zone, rested, new, face_up, loose, own: V::Marks::default() }
    }

    /// Has nobody seen it?
    #[inline]
    pub fn is_unknown(&self) -> bool {
        self.def == DefId::UNKNOWN
    }
}

/// In one word, and its marks where it has any: there are a hundred cards at a table, and most of them have none.
impl<V: CardPieces> Hash for Card<V> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let marked = self.own != V::Marks::default();
        let flags = [self.rested, self.new, self.face_up, self.loose, marked];
        let word = flags.into_iter().fold(u64::from(self.def.0), |word, flag| word << 1 | u64::from(flag));
        let places = [self.owner.index(), self.zone.index(), usize::from(self.copy)];
        hasher.write_u64(places.into_iter().fold(word, |word, place| word << 8 | place as u64));
        if marked {
            self.own.hash(hasher);
        }
    }
}

impl<V: CardPieces> Deref for Card<V> {
    type Target = V::Marks;

    #[inline]
    fn deref(&self) -> &V::Marks {
        &self.own
    }
}

impl<V: CardPieces> DerefMut for Card<V> {
    #[inline]
    fn deref_mut(&mut self) -> &mut V::Marks {
        &mut self.own
    }
}
