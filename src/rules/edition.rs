//! An edition of a game's rules: its facts, its clauses in order, its glossary, its change log.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::clause::{Clause, Kind};
use super::compare::Review;
use super::translated::Translated;
use crate::text::number;

/// The facts of an edition, from the front matter of its file.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Facts {
    /// The game, as its folder is called: `one-piece`.
    pub game: String,
    /// The edition, as people call it: `1.1.8`, `2014-01`.
    pub edition: String,
    /// The title as printed.
    pub title: String,
    /// The version as printed, where one is.
    #[serde(default)]
    pub version: String,
    /// Language of the text: `th`, `ja`, `en`.
    pub language: String,
    /// Date of the edition, `2025-02-12` or as much of it as is known.
    pub date: String,
    /// How the date is printed, where that says something else.
    #[serde(default)]
    pub date_printed: String,
    /// The date may be read in another way.
    #[serde(default)]
    pub date_doubtful: bool,
    /// What cannot be known about the date.
    #[serde(default)]
    pub date_note: String,
    /// Where the text comes from and in what state it was.
    pub source: String,
    /// Whose text it is.
    pub publisher: String,
    /// The numbers are ours: the text itself has none.
    #[serde(default)]
    pub assigned_numbers: bool,
    /// The words are ours, not a publisher's.
    #[serde(default)]
    pub ours: bool,
    /// Numbers that the scan has lost, and why each is not there.
    #[serde(default)]
    pub lacks: HashMap<String, String>,
    /// What we say here about the text, in other languages.
    #[serde(default)]
    pub words: Translated<FactWords>,
}

/// What we say about a text in another language than English.
#[derive(Clone, Debug, Default, Deserialize, Serialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct FactWords {
    /// What cannot be known about the date.
    #[serde(default)]
    pub date_note: String,
    /// Where the text comes from and in what state it was.
    #[serde(default)]
    pub source: String,
    /// Why each lost number is not there.
    #[serde(default)]
    pub lacks: HashMap<String, String>,
}

/// A text of the rules, by clause.
#[derive(Clone, Debug)]
pub struct Edition {
    /// Its facts.
    pub facts: Facts,
    /// The file it was read from.
    pub file: String,
    /// All clauses in order, then the glossary entries in order.
    pub clauses: Vec<Clause>,
    /// Title page and notes before the first clause, line by line.
    pub front: Vec<String>,
    /// The change log, line by line.
    pub changelog: Vec<String>,
    /// For an older edition, our notes on the changes since: by place in this edition.
    pub reviewed: HashMap<String, HashMap<usize, Review>>,
    by_key: HashMap<String, usize>,
}

impl Facts {
    /// Why the scan has no clause of this number, if it was lost.
    pub fn lacking(&self, key: &str) -> Option<&str> {
        self.lacking_in(key, "en")
    }

    /// The same in a language, or in English.
    pub fn lacking_in(&self, key: &str, language: &str) -> Option<&str> {
        let (id, why) = self.lacks.iter().find(|(id, _)| number::key(id) == key)?;
        let said = self.words.get(language).and_then(|words| words.lacks.get(id));
        Some(said.unwrap_or(why))
    }

    /// What cannot be known about the date, in a language or in English; empty where all is known.
    pub fn date_note_in(&self, language: &str) -> &str {
        let said = self.words.get(language).map(|words| words.date_note.as_str());
        said.filter(|said| !said.is_empty()).unwrap_or(&self.date_note)
    }

    /// Where the text comes from, in a language or in English.
    pub fn source_in(&self, language: &str) -> &str {
        let said = self.words.get(language).map(|words| words.source.as_str());
        said.filter(|said| !said.is_empty()).unwrap_or(&self.source)
    }
}

impl Edition {
    /// An edition of clauses that are already linked to each other.
    pub fn new(facts: Facts, file: String, clauses: Vec<Clause>, front: Vec<String>, changelog: Vec<String>) -> Self {
        let mut by_key: HashMap<String, usize> = clauses.iter().enumerate().map(|(at, c)| (c.key(), at)).collect();
        // An entry of the glossary is also known by each of its headwords.
        for (at, entry) in clauses.iter().enumerate().filter(|(_, c)| c.kind == Kind::Glossary) {
            for word in entry.printed.split(" / ") {
                by_key.entry(format!("g:{}", word.trim())).or_insert(at);
            }
        }
        Self { facts, file, clauses, front, changelog, reviewed: HashMap::new(), by_key }
    }

    /// `one-piece@1.1.8`.
    pub fn name(&self) -> String {
        format!("{}@{}", self.facts.game, self.facts.edition)
    }

    /// Is `one-piece@1.1.8` its name?
    pub fn is_called(&self, name: &str) -> bool {
        name.split_once('@').is_some_and(|(game, edition)| game == self.facts.game && edition == self.facts.edition)
    }

    /// Place of the clause with this number in any notation, or of the glossary entry with this id.
    pub fn find(&self, id: &str) -> Option<usize> {
        if let Some(&at) = self.by_key.get(id) {
            return Some(at);
        }
        // `504.15.1` as the texts have it needs no reading; anything else is read as people type it.
        let printed = id.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'.'));
        let key = if printed { Some(number::key(id)) } else { number::whole(id).map(|n| n.key) };
        key.and_then(|key| self.by_key.get(&key)).copied()
    }

    /// The clause with this number.
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.find(id).map(|at| &self.clauses[at])
    }

    /// The numbered clauses, headings included.
    pub fn numbered(&self) -> impl Iterator<Item = &Clause> {
        self.clauses.iter().filter(|c| c.kind == Kind::Clause)
    }

    /// The glossary entries.
    pub fn glossary(&self) -> impl Iterator<Item = &Clause> {
        self.clauses.iter().filter(|c| c.kind == Kind::Glossary)
    }

    /// The clauses above this one, the outermost first.
    pub fn path(&self, at: usize) -> Vec<&Clause> {
        let mut path = Vec::new();
        let mut parent = self.clauses[at].parent;
        while let Some(up) = parent {
            path.push(&self.clauses[up]);
            parent = self.clauses[up].parent;
        }
        path.reverse();
        path
    }

    /// The numbers nearest to one that is not there: its nearest ancestor and the neighbours in order.
    pub fn nearest(&self, id: &str, most: usize) -> Vec<&Clause> {
        let key = number::key(id);
        let wanted = parts(&key);
        let mut all: Vec<(usize, &Clause)> =
            self.numbered().map(|c| (distance(&wanted, &parts(&c.key())), c)).filter(|(d, _)| *d < FAR).collect();
        all.sort_by_key(|(d, _)| *d);
        let mut near: Vec<&Clause> = all.into_iter().take(most).map(|(_, c)| c).collect();
        near.sort_by_key(|c| self.find(&c.id));
        near
    }
}

const FAR: usize = 1_000_000;

fn parts(key: &str) -> Vec<&str> {
    key.split('-').collect()
}

/// How far two numbers are apart: the later the first difference, the nearer; then by how much it differs.
fn distance(wanted: &[&str], other: &[&str]) -> usize {
    let shared = wanted.iter().zip(other).take_while(|(a, b)| a == b).count();
    let Some(first) = wanted.first() else { return FAR };
    if shared == 0 {
        let apart = match (first.parse::<usize>(), other[0].parse::<usize>()) {
            (Ok(a), Ok(b)) => a.abs_diff(b),
            _ => return FAR,
        };
        return 100_000 + apart.min(999) * 100 + other.len();
    }
    let apart = match (wanted.get(shared), other.get(shared)) {
        (Some(a), Some(b)) => match (a.parse::<usize>(), b.parse::<usize>()) {
            (Ok(a), Ok(b)) => a.abs_diff(b).min(99),
            _ => 50,
        },
        (Some(_), None) => 2,
        _ => 1,
    };
    (wanted.len().saturating_sub(shared)) * 10_000 + apart * 100 + other.len().abs_diff(wanted.len()) * 300
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearer_numbers_are_nearer() {
        let wanted = parts("7-1-9");
        let d = |id: &str| distance(&wanted, &parts(id));
        assert!(d("7-1-5") < d("7-1-4"));
        assert!(d("7-1") < d("6-1"));
        assert!(d("7-1") < d("7-1-1"));
        assert!(d("A-1") >= FAR);
    }
}
