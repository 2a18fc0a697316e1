//! What was not understood, where, and what would have been.

use std::ops::Range;

use super::table::GRAMMAR;
use crate::cardgame::phrases::{Glyph, Stop, Tongue};

/// What was not understood, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFault {
    /// The bytes of the text as given.
    pub at: Range<usize>,
    /// The words at the place.
    pub text: String,
    /// Why, as a key of the catalogues. [`TextFault::UNREAD`]: the words are of no row of the table.
    pub why: &'static str,
    /// The phrase that is understood and most like what stands there.
    pub near: Option<String>,
    /// Phrases that could have stood there.
    pub understood: Vec<String>,
}

/// So many signs are shown where reading stopped.
const SHOWN: usize = 24;

impl TextFault {
    /// The words are of no row of the table.
    pub const UNREAD: &'static str = "sm-text-unread";

    /// A fault at a place.
    pub fn new(text: &str, at: Range<usize>, why: &'static str) -> Self {
        let words = text.get(at.clone()).unwrap_or_default().to_owned();
        Self { at, text: words, why, near: None, understood: Vec::new() }
    }

    /// Reading stopped.
    pub fn stopped(text: &str, line: Range<usize>, glyphs: &[Glyph], stop: &Stop, tongue: Tongue) -> Self {
        let start = glyphs.get(stop.at).map_or(line.end, |glyph| glyph.from);
        let shown = glyphs.iter().skip(stop.at).take(SHOWN);
        // A word is shown whole.
        let more = glyphs.iter().skip(stop.at + SHOWN).take_while(|glyph| glyph.sign.is_ascii_alphanumeric());
        let end = shown.chain(more).last().map_or(start, |glyph| glyph.to);
        Self {
            near: stop.nearest(&GRAMMAR, tongue, glyphs),
            understood: stop.understood(&GRAMMAR, tongue, glyphs),
            ..Self::new(text, start..end, Self::UNREAD)
        }
    }

    /// The line of the text in which it is, and the sign of the line, both from 1.
    pub fn line(&self, text: &str) -> (usize, usize) {
        let before = text.get(..self.at.start).unwrap_or(text);
        let line = before.rsplit('\n').next().unwrap_or(before);
        (before.matches('\n').count() + 1, line.chars().count() + 1)
    }
}

/// What a line says makes no sense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// The bytes of the text.
    pub at: Range<usize>,
    /// Why, as a key of the catalogues.
    pub why: &'static str,
    /// What may have been meant.
    pub near: Option<String>,
    /// How far the line was understood: what is about the whole is farther than what is about a word.
    pub rank: u8,
}

/// What a part of a line becomes.
pub type Built<T> = Result<T, Wrong>;

impl Wrong {
    /// Something wrong with a word.
    pub fn word<T>(at: &Range<usize>, why: &'static str, near: Option<String>) -> Built<T> {
        Err(Self { at: at.clone(), why, near, rank: 0 })
    }

    /// Something wrong with what is said.
    pub fn said<T>(at: &Range<usize>, why: &'static str) -> Built<T> {
        Err(Self { at: at.clone(), why, near: None, rank: 1 })
    }

    /// Of several, the one that helps most is told.
    pub fn helps(&self) -> (u8, bool, usize) {
        (self.rank, self.near.is_some(), self.at.start)
    }

    /// As a fault of the text.
    pub fn fault(self, text: &str) -> TextFault {
        TextFault { near: self.near, ..TextFault::new(text, self.at, self.why) }
    }
}
