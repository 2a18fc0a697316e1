//! A query, or a sentence of it, as it is looked for in the lines that ask for something.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use unicode_segmentation::UnicodeSegmentation;

use super::index::analyser::{self, Marks, Token, tokens};
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

/// Shorter sentences say nothing by themselves.
const SHORTEST: usize = 6;

impl Question {
    /// Take a text apart: all of it, and its sentences, if it has several.
    pub fn and_sentences(text: &str, glossary: &Glossary) -> (Self, Vec<Self>) {
        let parts = Parts::of(text, glossary);
        let long = |s: &&str| s.chars().count() >= SHORTEST;
        let sentences: Vec<&str> = text.unicode_sentences().filter(long).collect();
        let start = |s: &str| s.as_ptr() as usize - text.as_ptr() as usize;
        let several = sentences.iter().filter(|_| sentences.len() > 1);
        let sentences = several.map(|s| parts.within(start(s), start(s) + s.len(), glossary)).collect();
        (parts.within(0, text.len(), glossary), sentences)
    }

    /// It names something and asks nothing.
    pub fn is_term(&self) -> bool {
        let term = self.concepts.len() <= 2 && self.words.iter().all(|w| w.known);
        self.wants.is_empty() && (self.words.len() <= 3 || term)
    }
}

/// What stands where in a text.
struct Parts<'a> {
    text: &'a str,
    tokens: Vec<Token>,
    /// Byte by byte, whether a term stands there.
    covered: Vec<bool>,
    /// Concepts with how surely each is meant, and their bytes.
    concepts: Vec<(usize, f32, usize, usize)>,
    /// What is wanted, by its place in the list of wants, with its bytes.
    wants: Vec<(usize, usize, usize)>,
}

impl<'a> Parts<'a> {
    fn of(text: &'a str, glossary: &Glossary) -> Self {
        let stream = Stream::of(text);
        let found = glossary.find(&stream);
        let loans = glossary.find_loans(text, &found);
        let mut covered = vec![false; text.len()];
        found.iter().filter(|f| !f.inner).for_each(|f| covered[f.start..f.end].fill(true));
        loans.iter().for_each(|&(_, start, end)| covered[start..end].fill(true));
        let surely = found.iter().filter(|f| !f.inner).map(|f| (f.concept, 1.0, f.start, f.end));
        let nearly = loans.into_iter().chain(glossary.find_nearly(&stream, &found));
        let concepts = surely.chain(nearly.map(|(c, start, end)| (c, NEARLY, start, end))).collect();
        let wants = Glossary::wants().find(&stream).into_iter().map(|f| (f.concept, f.start, f.end)).collect();
        Self { text, tokens: tokens(text, Marks::Loan), covered, concepts, wants }
    }

    /// What of it stands in a stretch.
    fn within(&self, from: usize, to: usize, glossary: &Glossary) -> Question {
        let tokens: Vec<&Token> = self.tokens.iter().filter(|t| from <= t.start && t.end <= to).collect();
        let mut pairs = analyser::pairs(&tokens);
        pairs.sort_unstable();
        pairs.dedup();
        let mut words: Vec<Word> = Vec::new();
        let mut places: HashMap<&str, usize> = HashMap::new();
        for token in tokens {
            let blank = |at: usize| self.text.as_bytes()[at] == b' ';
            let known = (token.start..token.end).all(|at| self.covered[at] || blank(at));
            let place = *places.entry(token.text.as_str()).or_insert(words.len());
            if let Some(word) = words.get_mut(place) {
                word.known &= known;
            } else {
                let latin = token.text.bytes().all(|b| b.is_ascii_alphabetic());
                words.push(Word { text: token.text.clone(), latin, known });
            }
        }
        let mut concepts: BTreeMap<usize, f32> = BTreeMap::new();
        for &(concept, sure, ..) in self.concepts.iter().filter(|c| from <= c.2 && c.3 <= to) {
            let known = concepts.entry(concept).or_insert(sure);
            *known = known.max(sure);
        }
        let wanted: BTreeSet<usize> = self.wants.iter().filter(|w| from <= w.1 && w.2 <= to).map(|w| w.0).collect();
        let name = |concept: usize| glossary.concepts[concept].name.clone();
        Question {
            words,
            pairs,
            concepts: concepts.into_iter().map(|(concept, sure)| (name(concept), sure)).collect(),
            wants: wanted.into_iter().map(|w| Glossary::wants().concepts[w].name.clone()).collect(),
        }
    }
}
