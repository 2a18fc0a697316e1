//! The page: the whole assistant in a browser, served from the judges' desk.
//!
//! Nothing is kept between requests. A case is the whole state of a table: it comes with every request and goes back with every answer.
//! What is answered is made by the functions of the commands.

mod answer;
mod api;
mod api_page;
mod assets;
mod board;
mod builder;
mod cards;
mod cases;
mod changes;
mod clause;
mod compare;
mod contents;
mod coverage;
mod decks;
mod door;
mod explore;
mod frame;
mod front;
mod guard;
mod guests;
mod pieces;
mod position;
mod room;
mod routes;
mod ruling;
mod server;
mod share;
mod table;
mod trace;
mod visit;
mod words;

use std::sync::{Arc, OnceLock};

use crate::cards::CardPool;
use crate::deck::bans::BanList;
use crate::lang::Language;
use crate::show::Desk;
use crate::show::texts::Texts;
use crate::table::data::FiledCards;

pub use door::{Door, answer};
pub use guard::Key;
pub use guests::Patience;
pub use server::{Listening, Stop};

/// What every answer is made from. It does not change while the page is served.
pub struct Page {
    texts: Arc<Texts>,
    cards: Arc<FiledCards>,
    bans: Vec<BanList>,
    names: OnceLock<Vec<cards::Named>>,
}

impl Page {
    /// A page over texts, card data and ban lists.
    pub(crate) fn new(texts: Arc<Texts>, cards: FiledCards, bans: Vec<BanList>) -> Self {
        Self { texts, cards: Arc::new(cards), bans, names: OnceLock::new() }
    }

    /// A page over what is inside the program, for tests and measurements.
    #[doc(hidden)]
    pub fn shipped() -> Self {
        Self::new(Arc::default(), FiledCards::default(), Vec::new())
    }

    /// A desk for one answer. What is said at it is not cut into lines: a browser does that.
    fn desk(&self, language: Language, json: bool) -> Desk {
        Desk::of_texts(language, json, self.texts.clone()).unbroken()
    }

    /// The card data; none if they cannot be read, which was said when the page was opened.
    fn pool(&self) -> &CardPool {
        static NONE: std::sync::LazyLock<CardPool> = std::sync::LazyLock::new(CardPool::default);
        self.cards.pool().unwrap_or(&NONE)
    }

    /// The cards that can be found by number or name.
    fn names(&self) -> &[cards::Named] {
        self.names.get_or_init(|| cards::all_named(self.pool()))
    }

    /// Read what the first answers would wait for.
    pub fn warm(&self) {
        let desk = self.desk(Language::En, true);
        // What cannot be read is said to those who ask for it.
        let _ = self.texts.search(&desk.speech);
        let _ = desk.library(None);
        cases::texts();
        cases::citing("", "");
        self.names();
    }
}
