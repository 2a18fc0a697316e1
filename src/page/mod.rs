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
mod named;
mod pieces;
mod position;
mod room;
mod routes;
mod ruling;
mod server;
mod share;
mod stock;
mod switches;
mod table;
mod told;
mod trace;
mod visit;
mod words;

use crate::lang::Language;

pub use door::{Door, answer};
pub use guard::Key;
pub use guests::Patience;
pub use server::{Listening, Stop};
pub use stock::Page;

impl Page {
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
