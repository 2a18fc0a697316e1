//! Why a clause was found.

use std::collections::HashSet;

use serde::Serialize;

use super::index::analyser::{Marks, tokens};
use super::{Hit, Query, Search};

/// What a query and a clause share.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Why {
    /// Its number was typed.
    pub number: bool,
    /// Words of its text, as they stand there.
    pub words: Vec<String>,
    /// Words of our paraphrases.
    pub paraphrase: Vec<String>,
    /// Terms, in whatever spelling or language, by their names in the glossary.
    pub terms: Vec<String>,
    /// The line of ours that asks for it as the query does.
    pub asked: Option<&'static str>,
}

impl Why {
    /// Why a hit is one, with what is marked in its text.
    pub fn of(search: &Search<'_>, hit: &Hit, query: &Query, marks: &[(usize, usize)]) -> Self {
        let clause = search.clause_of(hit);
        let wanted: HashSet<&str> = query.grams.iter().filter(|g| g.latin).map(|g| g.text.as_str()).collect();
        let mut paraphrase = Vec::new();
        for said in clause.paraphrases().filter(|_| !wanted.is_empty()) {
            let found = tokens(said, Marks::Vowels).into_iter().filter(|t| wanted.contains(t.text.as_str()));
            paraphrase.extend(found.map(|t| said[t.start..t.end].to_lowercase()));
        }
        let terms = query.concepts.iter().map(|(name, _)| name).filter(|name| search.has_term(hit, name));
        Self {
            number: query.numbers.contains(&clause.key()),
            words: once(marks.iter().map(|&(from, to)| clause.text[from..to].to_string())),
            paraphrase: once(paraphrase.into_iter()),
            terms: once(terms.cloned()),
            asked: hit.asked,
        }
    }
}

/// Each once, in order.
fn once(all: impl Iterator<Item = String>) -> Vec<String> {
    let mut kept: Vec<String> = Vec::new();
    for one in all {
        if !kept.contains(&one) {
            kept.push(one);
        }
    }
    kept
}
