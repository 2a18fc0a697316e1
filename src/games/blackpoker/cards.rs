//! P-1-2, P-1-3. The cards: four suits from A to K, and two Jokers.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::engine::{Player, Reckoning, value};

/// A card of a pack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Card(u8);

/// A suit, in the order of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suit {
    /// ♠
    Spade,
    /// ♡
    Heart,
    /// ♢
    Diamond,
    /// ♣
    Club,
}

impl Suit {
    const ALL: [Self; 4] = [Self::Spade, Self::Heart, Self::Diamond, Self::Club];

    const fn sign(self) -> char {
        match self {
            Self::Spade => '♠',
            Self::Heart => '♡',
            Self::Diamond => '♢',
            Self::Club => '♣',
        }
    }

    fn of(c: char) -> Option<Self> {
        Some(match c {
            '♠' | '♤' | 'S' | 's' => Self::Spade,
            '♡' | '♥' | 'H' | 'h' => Self::Heart,
            '♢' | '♦' | '◇' | '◆' | 'D' | 'd' => Self::Diamond,
            '♣' | '♧' | 'C' | 'c' => Self::Club,
            _ => return None,
        })
    }
}

/// P-1-3: A is 1, J is 11, Q is 12, K is 13, a Joker is 0.
pub static PRINTED_NUMBER: Reckoning<fn(Card) -> u8> = value("P-1-3", "printed-number", |card| match card.0 {
    Card::JOKER => 0,
    Card::SECOND_JOKER => 0,
    n => n % 13 + 1,
});

impl Card {
    const JOKER: u8 = 52;
    const SECOND_JOKER: u8 = 53;
    /// How many there are in a pack.
    pub const COUNT: u8 = 54;

    /// The card of this place in a pack.
    pub const fn at(place: u8) -> Self {
        Self(place)
    }

    /// Its place in a pack.
    pub const fn place(self) -> u8 {
        self.0
    }

    /// The card of a suit and a number from 1 to 13.
    pub const fn of(suit: Suit, number: u8) -> Self {
        Self(suit as u8 * 13 + number - 1)
    }

    /// Its suit; a Joker has none.
    pub fn suit(self) -> Option<Suit> {
        (self.0 < Self::JOKER).then(|| Suit::ALL[self.0 as usize / 13])
    }

    /// P-1-3. Its number.
    pub fn number(self) -> u8 {
        (PRINTED_NUMBER.of)(self)
    }

    /// A Joker?
    pub const fn is_joker(self) -> bool {
        self.0 >= Self::JOKER
    }

    /// An ace?
    pub fn is_ace(self) -> bool {
        self.number() == 1
    }

    /// A, J, Q or K?
    pub fn is_noble(self) -> bool {
        matches!(self.number(), 1 | 11..=13)
    }

    /// A-19-1, C-5-2: Joker, A, J, Q or K?
    pub fn ends_a_generation_change(self) -> bool {
        self.is_joker() || self.is_noble()
    }

    /// The card written so: `S7`, `♠7`, `H10`, `10H`, `DT`, `JK`, `Joker 2`.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let folded: String = text.chars().filter(|c| !c.is_whitespace()).collect::<String>().to_ascii_lowercase();
        match folded.as_str() {
            "jk" | "jk1" | "joker" | "joker1" | "ジョーカー" | "โจ๊กเกอร์" => {
                return Some(Self(Self::JOKER));
            }
            "jk2" | "joker2" | "ジョーカー2" | "โจ๊กเกอร์2" => {
                return Some(Self(Self::SECOND_JOKER));
            }
            _ => {}
        }
        let mut chars = folded.chars();
        let (first, last) = (chars.next()?, folded.chars().next_back()?);
        let (suit, number) = match (Suit::of(first), Suit::of(last)) {
            (Some(suit), _) => (suit, chars.as_str()),
            (None, Some(suit)) => (suit, &folded[..folded.len() - last.len_utf8()]),
            (None, None) => return None,
        };
        let number = match number {
            "a" => 1,
            "t" => 10,
            "j" => 11,
            "q" => 12,
            "k" => 13,
            digits if !digits.starts_with('0') && digits.bytes().all(|b| b.is_ascii_digit()) => digits.parse().ok()?,
            _ => return None,
        };
        (1..=13).contains(&number).then(|| Self::of(suit, number))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(suit) = self.suit() else {
            return f.write_str(if self.0 == Self::JOKER { "JK" } else { "JK2" });
        };
        write!(f, "{}", suit.sign())?;
        match self.number() {
            1 => f.write_str("A"),
            11 => f.write_str("J"),
            12 => f.write_str("Q"),
            13 => f.write_str("K"),
            n => write!(f, "{n}"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(d)?;
        Self::parse(&text).ok_or_else(|| serde::de::Error::custom(format!("no card: {text}")))
    }
}

/// Cards of one pack, without order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u64);

impl Cards {
    /// None.
    pub const NONE: Self = Self(0);
    /// The whole pack.
    pub const PACK: Self = Self((1 << Card::COUNT) - 1);

    /// The Jokers.
    pub const JOKERS: Self = Self(1 << Card::JOKER | 1 << Card::SECOND_JOKER);

    /// The cards of a suit from one number to another.
    pub const fn run(suit: Suit, from: u8, to: u8) -> Self {
        Self(((1 << (to + 1 - from)) - 1) << Card::of(suit, from).0)
    }

    /// Just one.
    pub const fn one(card: Card) -> Self {
        Self(1 << card.0)
    }

    /// Is the card among them?
    pub const fn has(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// With one more.
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.0)
    }

    /// With one less.
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.0))
    }

    /// Those of both.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those that are in both.
    pub const fn shared(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those of this set that are not in the other.
    pub const fn except(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many.
    #[expect(clippy::cast_possible_truncation, reason = "a word has 64 bits")]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// None?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first in the order of the pack.
    pub fn first(self) -> Option<Card> {
        self.iter().next()
    }

    /// In the order of the pack.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = u8::try_from(left.trailing_zeros()).ok().filter(|_| left != 0)?;
            left &= left - 1;
            Some(Card(card))
        })
    }

    /// With the two Jokers exchanged.
    pub fn jokers_exchanged(self) -> Self {
        let (first, second) = (self.0 >> Card::JOKER & 1, self.0 >> Card::SECOND_JOKER & 1);
        let rest = self.0 & !(0b11 << Card::JOKER);
        Self(rest | first << Card::SECOND_JOKER | second << Card::JOKER)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::NONE, Self::with)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        Ok(Vec::<Card>::deserialize(d)?.into_iter().collect())
    }
}

/// A card of a player, or one of that player's bulwarks whose card is not known: what a character is called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Thing(u8);

const UNKNOWN: u8 = 64;
const OWNER: u8 = 128;

impl Thing {
    /// A card of a player.
    pub const fn card_of(owner: Player, card: Card) -> Self {
        Self(card.0 + owner as u8 * OWNER)
    }

    /// The nth unknown bulwark of a player, counted from 0.
    pub const fn unknown_of(owner: Player, n: u8) -> Self {
        Self(UNKNOWN + n % UNKNOWN + owner as u8 * OWNER)
    }

    /// Whose it is.
    pub const fn owner(self) -> Player {
        if self.0 >= OWNER { Player::B } else { Player::A }
    }

    /// Its card, if it is known.
    pub fn card(self) -> Option<Card> {
        let place = self.0 % OWNER;
        (place < UNKNOWN).then_some(Card(place))
    }

    /// Of an unknown bulwark its number, counted from 1.
    pub fn unknown(self) -> Option<u8> {
        let place = self.0 % OWNER;
        place.checked_sub(UNKNOWN).map(|n| n + 1)
    }

    /// `♠7`, `?1`.
    pub fn name(self) -> String {
        match (self.card(), self.unknown()) {
            (Some(card), _) => card.to_string(),
            (None, n) => format!("?{}", n.unwrap_or(0)),
        }
    }
}

impl fmt::Debug for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.owner(), self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_as_people_write_them() {
        let seven = Card::of(Suit::Spade, 7);
        for text in ["S7", "s7", "♠7", "7S", " ♤7", "7♠"] {
            assert_eq!(Card::parse(text), Some(seven), "{text}");
        }
        assert_eq!(Card::parse("DT"), Card::parse("◇10"));
        assert_eq!(Card::parse("d"), None);
        for text in ["S0", "S14", "X7", "", "7", "S", "S07", "?"] {
            assert_eq!(Card::parse(text), None, "{text}");
        }
        for card in Cards::PACK.iter() {
            assert_eq!(Card::parse(&card.to_string()), Some(card));
        }
    }

    #[test]
    fn numbers() {
        let number = |text| Card::parse(text).map(Card::number);
        assert_eq!(number("SA"), Some(1));
        assert_eq!(number("HK"), Some(13));
        assert_eq!(number("JK2"), Some(0));
    }
}
