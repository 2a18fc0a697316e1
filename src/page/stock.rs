//! What every answer is made from.

use std::sync::{Arc, OnceLock};

use super::named::{Named, all_named};
use super::told::Told;
use crate::cards::CardPool;
use crate::deck::bans::BanList;
use crate::lang::Language;
use crate::show::Desk;
use crate::show::texts::Texts;
use crate::table::data::FiledCards;

/// What every answer is made from. It does not change while the page is served.
pub struct Page {
    pub(super) texts: Arc<Texts>,
    pub(super) cards: Arc<FiledCards>,
    pub(super) bans: Vec<BanList>,
    pub(super) names: OnceLock<Vec<Named>>,
    pub(super) told: Told,
}

impl Page {
    /// A page over texts, card data and ban lists.
    pub(crate) fn new(texts: Arc<Texts>, cards: FiledCards, bans: Vec<BanList>) -> Self {
        Self { texts, cards: Arc::new(cards), bans, names: OnceLock::new(), told: Told::default() }
    }

    /// A page over what is inside the program, for tests and measurements.
    #[doc(hidden)]
    pub fn shipped() -> Self {
        Self::new(Arc::default(), FiledCards::default(), Vec::new())
    }

    /// A desk for one answer. What is said at it is not cut into lines: a browser does that.
    pub(super) fn desk(&self, language: Language, json: bool) -> Desk {
        Desk::of_texts(language, json, self.texts.clone()).unbroken()
    }

    /// The card data; none if they cannot be read, which was said when the page was opened.
    pub(super) fn pool(&self) -> &CardPool {
        static NONE: std::sync::LazyLock<CardPool> = std::sync::LazyLock::new(CardPool::default);
        self.cards.pool().unwrap_or(&NONE)
    }

    /// The cards that can be found by number or name.
    pub(super) fn names(&self) -> &[Named] {
        self.names.get_or_init(|| all_named(self.pool()))
    }
}
