//! What the lines of a list speak of: cards, counts and names, as the card data know them.

use super::token::{Kind, Token};
use super::why::Why;
use crate::cards::{CardFacts, CardGame, CardPool, split_reflection};
use crate::deck::part::Part;
use crate::text::fold;

/// No count is higher than this.
pub const MOST: u32 = 999;

/// Where the count of a card stands in its line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// Nothing counts it, or it is a row of a table.
    #[default]
    Nowhere,
    /// `4 Gull ZZ01-004`.
    First,
    /// `ZZ01-004 4 Gull`, `Gull 4 ZZ01-004`.
    Between,
    /// `Gull ZZ01-004 x4`.
    Last,
}

/// Copies of a card, as a line names them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<'p> {
    /// How many; one where nothing is said.
    pub count: u32,
    /// Something says how many.
    pub is_counted: bool,
    /// A card number, if there is one.
    pub number: Option<String>,
    /// What the data say of the number.
    pub facts: Option<&'p CardFacts>,
    /// What else is written: the name.
    pub name: String,
    /// Where the count stands.
    pub place: Place,
    /// The count may be part of a name that the data do not know: `4 Winds ZZ01-006`, `ZZ01-005 Baby X5`.
    pub may_be_name: bool,
}

/// What the card data know of numbers and names of a game.
#[derive(Clone, Copy, Debug)]
pub struct Lexicon<'p> {
    pool: &'p CardPool,
    /// The game.
    pub game: CardGame,
}

impl<'p> Lexicon<'p> {
    /// What the data know of a game.
    pub fn new(pool: &'p CardPool, game: CardGame) -> Self {
        Self { pool, game }
    }

    /// The card of a number.
    pub fn facts(&self, number: &str) -> Option<&'p CardFacts> {
        self.pool.of_base(self.game, number)
    }

    /// Is there a card of this name? `DON!!` and `Resource` name a part that is its own card.
    pub fn knows(&self, name: &str) -> bool {
        matches!(Part::of(name), Some(Part::Don | Part::Resource | Part::Token)) || self.cards(name).next().is_some()
    }

    /// The card that something typed is nearest to.
    pub fn nearest(&self, typed: &str) -> Option<&'p CardFacts> {
        self.pool.nearest(Some(self.game), typed)
    }

    /// Are there data for the game?
    pub fn has_data(&self) -> bool {
        self.pool.has(self.game)
    }

    /// All cards of a name.
    pub fn cards(&self, name: &str) -> impl Iterator<Item = &'p CardFacts> {
        let name = if self.game == CardGame::SummonerMaster { split_reflection(name).0 } else { name };
        self.pool.named(self.game, name)
    }

    /// Summoner Master 200.2.3: a name is a card, whether the data know it or not.
    pub fn takes_any_name(&self) -> bool {
        self.game == CardGame::SummonerMaster
    }
}

/// A count that a deck can have.
pub fn count(line: &str, token: Token) -> Result<u32, Why> {
    match token.kind {
        Kind::Number(value @ 1..=MOST, _) => Ok(value),
        _ => Err(Why::NoCount(token.text(line).trim().to_string())),
    }
}

/// What two spellings of one name share: its letters and digits.
pub fn key(text: &str) -> String {
    if text.is_ascii() {
        let letters = text.bytes().filter(u8::is_ascii_alphanumeric);
        return letters.map(|b| char::from(b.to_ascii_lowercase())).collect();
    }
    fold::key(text).chars().filter(|c| c.is_alphanumeric()).collect()
}
