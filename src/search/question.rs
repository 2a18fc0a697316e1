//! A query, or a sentence of it, as it is looked for in the lines that ask for something.

use std::collections::BTreeMap;

use unicode_segmentation::UnicodeSegmentation;

use super::index::analyser::{self, Marks, tokens};
use super::index::glossary::{Glossary, Stream};

/// A word of a question, or a piece of one in a script without blanks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// What is looked for.
    pub text: String,
    /// It is made of Latin letters.
    pub latin: bool,
    /// It is part of a term that is looked for as a concept.
    pub known: bool,
}

/// A question taken apart.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Question {
    /// Its words, each once, those that only ask among them.
    pub words: Vec<Word>,
    /// Two Latin words that stand together.
    pub pairs: Vec<String>,
    /// Names of concepts, each once, with how surely each is meant.
    pub concepts: Vec<(String, f32)>,
    /// What it wants to know.
    pub wants: Vec<String>,
}

/// How surely a concept is meant that is spelled with a slip.
const NEARLY: f32 = 0.8;

impl Question {
    /// Take a question apart.
    pub fn of(text: &str, glossary: &Glossary) -> Self {
        let stream = Stream::of(text);
        let found = glossary.find(&stream);
        let mut covered = vec![false; text.len()];
        found.iter().filter(|f| !f.inner).for_each(|f| covered[f.start..f.end].fill(true));
        glossary.find_loans(text, &found).into_iter().for_each(|(_, start, end)| covered[start..end].fill(true));
        let tokens = tokens(text, Marks::Loan);
        let mut pairs = analyser::pairs(&tokens.iter().map(|t| t.text.clone()).collect::<Vec<_>>());
        pairs.sort_unstable();
        pairs.dedup();
        let mut words: Vec<Word> = Vec::new();
        for token in tokens {
            let known = (token.start..token.end).all(|at| covered[at] || text.as_bytes()[at] == b' ');
            match words.iter_mut().find(|w| w.text == token.text) {
                Some(word) => word.known &= known,
                None => {
                    let latin = token.text.bytes().all(|b| b.is_ascii_alphabetic());
                    words.push(Word { text: token.text, latin, known });
                }
            }
        }
        let wants = Glossary::wants().names(&stream).into_iter().map(str::to_string).collect();
        Self { words, pairs, concepts: concepts(text, glossary), wants }
    }

    /// The sentences of a text, each as a question; a text of one sentence has none beside it.
    pub fn sentences(text: &str, glossary: &Glossary) -> Vec<Self> {
        let sentences: Vec<&str> = text.unicode_sentences().filter(|s| s.chars().count() >= SHORTEST).collect();
        if sentences.len() < 2 {
            return Vec::new();
        }
        sentences.into_iter().map(|s| Self::of(s, glossary)).collect()
    }

    /// It names something and asks nothing.
    pub fn is_term(&self) -> bool {
        let term = self.concepts.len() <= 2 && self.words.iter().all(|w| w.known);
        self.wants.is_empty() && (self.words.len() <= 3 || term)
    }
}

/// Shorter sentences say nothing by themselves.
const SHORTEST: usize = 6;

/// The concepts that a text names, each once, with how surely each is meant.
pub fn concepts(text: &str, glossary: &Glossary) -> Vec<(String, f32)> {
    let stream = Stream::of(text);
    let found = glossary.find(&stream);
    let mut concepts: BTreeMap<usize, f32> = BTreeMap::new();
    let mut mean = |concept: usize, surely: f32| {
        let known = concepts.entry(concept).or_insert(surely);
        *known = known.max(surely);
    };
    found.iter().filter(|f| !f.inner).for_each(|f| mean(f.concept, 1.0));
    glossary.find_loans(text, &found).into_iter().for_each(|(c, _, _)| mean(c, NEARLY));
    glossary.find_nearly(&stream, &found).into_iter().for_each(|c| mean(c, NEARLY));
    concepts.into_iter().map(|(c, sure)| (glossary.concepts[c].name.clone(), sure)).collect()
}
