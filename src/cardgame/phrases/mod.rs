//! Phrases of card texts in two languages, side by side.
//!
//! A game writes one table: every row is a phrase, what part of the grammar it is, and how English and Thai say it. Holes are filled
//! with phrases of other parts. A text is read into a [`Tree`] of rows, which knows nothing of its language, so that one builder serves
//! both and two prints of one card come out equal.
//!
//! Nothing is passed over: a line is covered whole or refused with the place where reading stopped. Every way of covering it is found;
//! if they mean different things, the reader of the game refuses it.
//!
//! Thai has no blanks between words, so there are no tokens: words of the table are laid against the signs of the text, blanks are
//! skipped, and every way to cut is tried. A word of Latin letters ends where its letters end, a Thai one where a cluster ends.

mod glyph;
mod grammar;
mod lexer;
mod parse;
#[cfg(test)]
mod say;
mod stop;
mod tree;

pub use glyph::{Glyph, glyphs};
pub use grammar::{Grammar, Phrase, Tongue};
pub use lexer::Lexer;
pub use parse::{Reading, read};
#[cfg(test)]
pub use say::{Dice, Said};
pub use stop::Stop;
pub use tree::{Hole, Tree};
