//! A query as it is looked for in the lines that ask for something.

use std::collections::{BTreeMap, HashMap};

use super::index::analyser::{self, Marks, Token, tokens};
use super::index::glossary::{Glossary, Stream};
use super::telling::Telling;

/// A word of a question, or a piece of one in a script without blanks.
#[derive(Clone, Debug, PartialEq)]
pub struct Word {
    /// What is looked for.
    pub text: String,
    /// It is made of Latin letters.
    pub latin: bool,
    /// It is part of a term that is looked for as a concept.
    pub known: bool,
    /// How much it tells, 1 at most: less where the query tells what led to its question.
    pub telling: f32,
}

/// A question taken apart.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Question {
    /// Its words, each once, those that only ask among them.
    pub words: Vec<Word>,
    /// Two Latin words that stand together, with how much they tell.
    pub pairs: Vec<(String, f32)>,
    /// Names of concepts, each once, with how surely each is meant.
    pub concepts: Vec<(String, f32)>,
    /// What it wants to know.
    pub wants: Vec<String>,
}

/// How surely a concept is meant that is spelled with a slip.
const NEARLY: f32 = 0.8;

impl Question {
    /// Take a text apart.
    pub fn of(text: &str, glossary: &Glossary) -> Self {
        let stream = Stream::of(text);
        let found = glossary.find(&stream);
        let loans = glossary.find_loans(text, &found);
        let mut covered = vec![false; text.len()];
        found.iter().filter(|f| !f.inner).for_each(|f| covered[f.start..f.end].fill(true));
        loans.iter().for_each(|&(_, start, end)| covered[start..end].fill(true));
        let telling = Telling::of(text);
        let nearly = loans
            .into_iter()
            .chain(glossary.find_nearly(&stream, &found))
            .map(|(c, start, end)| (c, start, end, NEARLY));
        let whole = found.iter().filter(|f| !f.inner).map(|f| (f.concept, f.start, f.end, 1.0));
        let mut concepts: BTreeMap<usize, f32> = BTreeMap::new();
        for (concept, start, end, sure) in nearly.chain(whole) {
            let known = concepts.entry(concept).or_default();
            *known = known.max(sure * telling.weight(start, end));
        }
        let tokens = tokens(text, Marks::Loan);
        let name = |concept: usize| glossary.concepts[concept].name.clone();
        Self {
            words: words(text, &tokens, &covered, &telling),
            pairs: pairs(&tokens, &telling),
            concepts: concepts.into_iter().map(|(concept, sure)| (name(concept), sure)).collect(),
            wants: glossary.wants_in(&stream, &found).into_iter().map(str::to_string).collect(),
        }
    }

    /// It names something and asks nothing.
    pub fn is_term(&self) -> bool {
        let term = self.concepts.len() <= 2 && self.words.iter().all(|w| w.known);
        self.wants.is_empty() && (self.words.len() <= 3 || term)
    }
}

/// Two Latin words that stand together, each pair once.
fn pairs(tokens: &[Token], telling: &Telling) -> Vec<(String, f32)> {
    let mut pairs: BTreeMap<String, f32> = BTreeMap::new();
    for two in tokens.windows(2) {
        let weight = telling.weight(two[0].start, two[1].end);
        for pair in analyser::pairs(two) {
            let known = pairs.entry(pair).or_default();
            *known = known.max(weight);
        }
    }
    pairs.into_iter().collect()
}

/// The words of a text, each once; known are those that terms cover wherever they stand.
fn words(text: &str, tokens: &[Token], covered: &[bool], telling: &Telling) -> Vec<Word> {
    let mut words: Vec<Word> = Vec::new();
    let mut places: HashMap<&str, usize> = HashMap::new();
    for token in tokens {
        let known = (token.start..token.end).all(|at| covered[at] || text.as_bytes()[at] == b' ');
        let weight = telling.weight(token.start, token.end);
        let place = *places.entry(token.text.as_str()).or_insert(words.len());
        if let Some(word) = words.get_mut(place) {
            word.known &= known;
            word.telling = word.telling.max(weight);
        } else {
            let latin = token.text.bytes().all(|b| b.is_ascii_alphabetic());
            words.push(Word { text: token.text.clone(), latin, known, telling: weight });
        }
    }
    words
}
