//! The terms in a clause, looked for when somebody first asks.

use std::sync::OnceLock;

use super::index::glossary::{Glossary, Stream};
use super::index::searched_text;
use crate::rules::Clause;

/// A term where it stands in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Term {
    /// Its place in the glossary.
    pub concept: usize,
    /// Where it begins, in bytes.
    pub start: usize,
    /// Where it ends.
    pub end: usize,
}

/// The terms in a text, with their places.
pub fn in_text(text: &str, glossary: &Glossary) -> Vec<Term> {
    let found = glossary.find(&Stream::of(text)).into_iter();
    found.map(|f| Term { concept: f.concept, start: f.start, end: f.end }).collect()
}

/// The terms of one clause.
#[derive(Debug, Default)]
pub struct Terms {
    text: OnceLock<Vec<Term>>,
    anywhere: OnceLock<Vec<usize>>,
}

impl Terms {
    /// Those in its text.
    pub fn in_text(&self, clause: &Clause, glossary: &Glossary) -> &[Term] {
        self.text.get_or_init(|| in_text(&clause.text, glossary))
    }

    /// Does its text or one of our paraphrases have a term?
    pub fn has(&self, clause: &Clause, glossary: &Glossary, name: &str) -> bool {
        let anywhere = self.anywhere.get_or_init(|| {
            let said = std::iter::once(searched_text(clause)).chain(clause.paraphrases().map(Into::into));
            let mut all: Vec<usize> = said.flat_map(|text| in_text(&text, glossary)).map(|t| t.concept).collect();
            all.sort_unstable();
            all.dedup();
            all
        });
        anywhere.iter().any(|&concept| glossary.concepts[concept].name == name)
    }
}
