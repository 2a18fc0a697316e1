//! Card data as boards ask for them.

use super::{CardGame, CardPool, CardsFault};
use crate::text::nearest::nearest;

/// What is printed on a card, as card data has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Printed {
    /// Its number.
    pub number: String,
    /// Its name.
    pub name: String,
    /// Its category, in English.
    pub category: String,
    /// Its colours, in English.
    pub colours: Vec<String>,
    /// Its types.
    pub types: Vec<String>,
    /// Its attributes, in English.
    pub attributes: Vec<String>,
    /// Its cost.
    pub cost: Option<i32>,
    /// Its power.
    pub power: Option<i32>,
    /// Its counter.
    pub counter: Option<i32>,
    /// Its level.
    pub level: Option<i32>,
    /// Its AP; for a Pilot what it adds.
    pub ap: Option<i32>,
    /// Its HP; for a Pilot what it adds.
    pub hp: Option<i32>,
    /// Its link condition.
    pub link: String,
    /// The Life of a Leader.
    pub life: Option<u8>,
    /// Its text.
    pub text: String,
    /// Its `[Trigger]` text.
    pub trigger: String,
}

/// Card data that boards may name cards of.
pub trait CardSource: Sync {
    /// The card of this number in a game, if it is known. A fault: the data cannot be read.
    fn printed(&self, game: CardGame, number: &str) -> Result<Option<Printed>, CardsFault>;

    /// The numbers of the cards that have this name. A fault: the data cannot be read.
    fn called(&self, _: CardGame, _: &str) -> Result<Vec<String>, CardsFault> {
        Ok(Vec::new())
    }

    /// The number that is most like one that is not known.
    fn nearest(&self, _: CardGame, _: &str) -> Option<String> {
        None
    }

    /// The name or the number that is most like a name that is not known.
    fn nearest_name(&self, game: CardGame, name: &str) -> Option<String> {
        let pool = self.at_hand().ok()??;
        let cards = pool.iter().filter(|card| card.game == game);
        nearest(name, cards.flat_map(|card| [card.name.as_str(), card.number.as_str()])).map(str::to_string)
    }

    /// All cards, where they are at hand as one. A fault: the data cannot be read.
    fn at_hand(&self) -> Result<Option<&CardPool>, CardsFault> {
        Ok(None)
    }
}

/// No card data.
#[derive(Debug)]
pub struct NoCards;

impl CardSource for NoCards {
    fn printed(&self, _: CardGame, _: &str) -> Result<Option<Printed>, CardsFault> {
        Ok(None)
    }
}
