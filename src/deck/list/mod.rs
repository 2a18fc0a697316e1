//! Deck lists as people write them, divided into decks and lines.
//!
//! A line is divided into tokens, and every token that holds a digit must have a meaning: a card number, a count, part of a name that the
//! card data know. A line in which something is left over is not understood, and then the deck is not, either.

mod absent;
mod address;
mod around;
mod beside;
mod columns;
mod counting;
mod fact;
mod heading;
mod hidden;
mod inside;
mod json;
mod letter;
mod lexicon;
mod line;
mod lines;
mod markup;
mod named;
mod node;
mod numbered;
mod page;
mod pieces;
mod plain;
mod playing;
mod qualified;
mod remarks;
mod set;
mod token;
mod unsure;
mod why;
mod written;

pub use absent::is_perhaps;
pub use beside::names;
pub use columns::Row;
pub use counting::{is_ditto, is_number_word, is_tally, is_tally_sign};
pub use letter::{changes, says_more};
pub use lexicon::{Entry, Lexicon, Place, key};
pub use line::{beside, check_cell, entries};
pub use plain::plain;
pub use playing::{Playing, cards as playing_cards, speaks as speaks_of_playing_cards};
pub use remarks::{is_label, is_remark};
pub use token::{Kind, Mark, Token, tokens};
pub use unsure::{check_name, note};
pub use why::Why;
pub use written::{Claim, Content, DeckList, Line};

/// The decks of a text, whatever its format.
pub fn read(file: &str, text: &str) -> Vec<DeckList> {
    let text = text.trim_start_matches('\u{FEFF}');
    let unfenced = markup::without_fence(text);
    let listed = address::lines(&unfenced);
    let text = listed.as_deref().unwrap_or(&unfenced);
    let start = text.trim_start();
    if start.starts_with('{') || json::is_list(start) { json::read(file, text) } else { page::read(file, text) }
}
