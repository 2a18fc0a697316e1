//! A kit for readers of card texts: dirt is cleaned away, the text is cut into tokens that keep their places, and a reader goes over them.
//! The grammar is a game's own; it is made of functions of the reader that combine.
//!
//! A text is read whole or refused with the place where reading stopped; nothing is passed over.

use std::ops::Range;

pub mod dirt;
#[cfg(test)]
mod tests;
pub mod token;
pub mod walk;

pub use token::{Lexicon, Sort, Token, Wrap};
pub use walk::{Reader, Reading, Stop};

use crate::text::nearest::LONGEST;

/// What was not understood, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFault {
    /// The bytes of the text as given.
    pub at: Range<usize>,
    /// Which text of the card, if it has several: the first is 0.
    pub part: u8,
    /// The words at the place.
    pub text: String,
    /// The words that would have been understood there and are most like them.
    pub near: Option<String>,
}

impl TextFault {
    /// A fault at a place of a text; `understood` are the phrases that could have stood there.
    pub fn new(text: &str, at: Range<usize>, part: u8, understood: &[String]) -> Self {
        let words = text.get(at.clone()).unwrap_or_default().to_owned();
        let near = near(text.get(at.start..).unwrap_or_default(), understood);
        Self { at, part, text: words, near }
    }

    /// The place in a file whose bytes `quoted` hold the text in quotes, as far as nothing in them is escaped.
    pub fn within(&self, quoted: &Range<usize>) -> Range<usize> {
        let from = (quoted.start + 1 + self.at.start).min(quoted.end);
        from..(quoted.start + 1 + self.at.end).clamp(from, quoted.end)
    }

    /// The line of the text in which it is, and the column, both from 1.
    pub fn line(&self, text: &str) -> (usize, usize) {
        let before = text.get(..self.at.start).unwrap_or(text);
        let line = before.rsplit('\n').next().unwrap_or(before);
        (before.matches('\n').count() + 1, line.chars().count() + 1)
    }
}

/// The phrase that is most like what stands at the beginning of the rest, if one is like it at all.
fn near(rest: &str, understood: &[String]) -> Option<String> {
    let said: Vec<char> = rest.to_lowercase().chars().take(LONGEST).collect();
    let alike = understood.iter().filter_map(|phrase| {
        let length = phrase.chars().count();
        if length < 3 {
            return None;
        }
        let lengths = length - 1..=length + 1;
        let heads = lengths.map(|n| said.iter().take(n).collect::<String>());
        let distance = heads.map(|head| strsim::damerau_levenshtein(head.trim_end(), phrase)).min()?;
        (distance * 4 <= length).then_some((distance, phrase))
    });
    alike.min().map(|(_, near)| near.clone())
}
