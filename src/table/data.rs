//! Card data for boards: the facts of a pool as what is printed on a card.

use std::path::PathBuf;
use std::sync::OnceLock;

use crate::cards::source::{CardSource, Printed};
use crate::cards::{CardFacts, CardGame, CardPool, CardsFault, number};

impl CardSource for CardPool {
    fn printed(&self, game: CardGame, number: &str) -> Result<Option<Printed>, CardsFault> {
        Ok(self.of(game, number).map(printed))
    }

    fn called(&self, game: CardGame, name: &str) -> Result<Vec<String>, CardsFault> {
        Ok(self.named(game, name).map(|card| card.number.clone()).collect())
    }

    fn nearest(&self, game: CardGame, number: &str) -> Option<String> {
        CardPool::nearest(self, Some(game), number).map(|card| card.number.clone())
    }

    fn at_hand(&self) -> Result<Option<&CardPool>, CardsFault> {
        Ok(Some(self))
    }
}

/// Card data in files that are read when a board first names a card by its number.
#[derive(Debug, Default)]
pub struct FiledCards {
    paths: Vec<PathBuf>,
    pool: OnceLock<Result<CardPool, CardsFault>>,
}

impl FiledCards {
    /// Of these files and folders.
    pub fn new(paths: Vec<PathBuf>) -> Self {
        Self { paths, pool: OnceLock::new() }
    }

    /// The cards; they are read now if they were not yet.
    pub fn pool(&self) -> Result<&CardPool, CardsFault> {
        self.pool.get_or_init(|| CardPool::load(&self.paths)).as_ref().map_err(Clone::clone)
    }
}

impl CardSource for FiledCards {
    fn printed(&self, game: CardGame, number: &str) -> Result<Option<Printed>, CardsFault> {
        if self.paths.is_empty() || number::whole(number).is_none() {
            return Ok(None);
        }
        self.pool()?.printed(game, number)
    }

    fn called(&self, game: CardGame, name: &str) -> Result<Vec<String>, CardsFault> {
        if self.paths.is_empty() {
            return Ok(Vec::new());
        }
        self.pool()?.called(game, name)
    }

    fn nearest(&self, game: CardGame, number: &str) -> Option<String> {
        let pool = self.pool().ok()?;
        CardSource::nearest(pool, game, number)
    }

    fn at_hand(&self) -> Result<Option<&CardPool>, CardsFault> {
        if self.paths.is_empty() { Ok(None) } else { self.pool().map(Some) }
    }
}

/// What is printed on a card.
pub fn printed(card: &CardFacts) -> Printed {
    Printed {
        number: card.number.clone(),
        name: card.name.clone(),
        category: card.kind.name().to_string(),
        colours: card.colours.iter().map(|c| c.name().to_string()).collect(),
        types: card.types.clone(),
        attributes: card.attributes.clone(),
        cost: card.cost,
        power: card.power,
        counter: card.counter,
        level: card.level,
        ap: card.ap,
        hp: card.hp,
        link: card.link.clone(),
        life: card.life.and_then(|life| u8::try_from(life).ok()),
        text: card.text.clone(),
        trigger: card.trigger.clone(),
    }
}
