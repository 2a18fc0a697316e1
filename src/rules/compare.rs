//! What changed between two editions of a game: added, removed, moved, merged, changed.
//!
//! Clauses are paired by what they say, not by their numbers, since a new edition renumbers. Differences of blanks,
//! brackets and final dots are differences of scanning, not of the rules.

#![expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a likeness is rounded to millionths")]

use std::collections::HashMap;

use super::clause::Kind;
use super::edition::Edition;
use super::translated::Translated;
use crate::text::fold;

mod marks;

pub use marks::{Piece, changed_pieces};

/// What became of a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Fate {
    /// The same words under the same number.
    Same,
    /// Other words under the same number.
    Changed,
    /// The same content under another number; its words may have changed too.
    Moved,
    /// Its content is now part of another clause.
    Merged,
    /// New.
    Added,
    /// Gone.
    Removed,
}

/// How far a change of words reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Reach {
    /// The rule itself is another.
    Meaning,
    /// Reworded; the same rule.
    Wording,
    /// Spelling or punctuation only.
    Spelling,
}

impl Reach {
    /// The word used in a `since` file.
    pub fn parse(word: &str) -> Option<Self> {
        Some(match word {
            "meaning" => Self::Meaning,
            "wording" => Self::Wording,
            "spelling" => Self::Spelling,
            _ => return None,
        })
    }
}

/// A note on a change.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Review {
    /// How far the change reaches.
    pub reach: Reach,
    /// What changed, in a few English words.
    pub note: String,
    /// The note in other languages.
    #[serde(flatten)]
    pub also: Translated<String>,
}

impl Review {
    /// The note in a language, or in English.
    pub fn note_in(&self, language: &str) -> &str {
        self.also.get(language).unwrap_or(&self.note)
    }
}

/// One clause, followed from the older to the newer edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// What became of it.
    pub fate: Fate,
    /// Its place in the older edition.
    pub old: Option<usize>,
    /// Its place in the newer edition; for a merged one, the clause it is part of now.
    pub new: Option<usize>,
    /// Its words differ, beyond what scanning may do.
    pub reworded: bool,
}

/// All changes from `old` to `new`, in the order of the newer edition, removed clauses where they stood.
pub fn compare(old: &Edition, new: &Edition) -> Vec<Change> {
    let olds = Prints::of(old);
    let news = Prints::of(new);
    let pairs = pair(&olds, &news);
    let new_of: HashMap<usize, usize> = pairs.iter().copied().collect();
    let old_of: HashMap<usize, usize> = pairs.iter().map(|&(o, n)| (n, o)).collect();
    let mut changes = Vec::new();
    let mut next_old = 0;
    let unpaired = |at: usize| -> Change {
        match merged_into(&olds, &news, at, &old_of) {
            Some(host) => Change { fate: Fate::Merged, old: Some(at), new: Some(host), reworded: true },
            None => Change { fate: Fate::Removed, old: Some(at), new: None, reworded: false },
        }
    };
    for n in 0..news.len() {
        let Some(&o) = old_of.get(&n) else {
            changes.push(Change { fate: Fate::Added, old: None, new: Some(n), reworded: false });
            continue;
        };
        // Clauses that are gone are told where they stood.
        while next_old <= o {
            if !new_of.contains_key(&next_old) {
                changes.push(unpaired(next_old));
            }
            next_old += 1;
        }
        let reworded = olds.words[o] != news.words[n];
        let fate = match (olds.keys[o] == news.keys[n], reworded) {
            (true, false) => Fate::Same,
            (true, true) => Fate::Changed,
            (false, _) => Fate::Moved,
        };
        changes.push(Change { fate, old: Some(o), new: Some(n), reworded });
    }
    changes.extend((next_old..olds.len()).filter(|o| !new_of.contains_key(o)).map(unpaired));
    changes
}

/// The texts of an edition in the form in which they are compared.
struct Prints {
    keys: Vec<String>,
    parents: Vec<Option<usize>>,
    /// The words without what scanning may change.
    words: Vec<String>,
    /// Pairs of neighbouring letters, sorted.
    grams: Vec<Vec<u64>>,
}

impl Prints {
    fn of(edition: &Edition) -> Self {
        let clauses = || edition.clauses.iter().filter(|c| c.kind == Kind::Clause);
        let words: Vec<String> = clauses().map(|c| words(&c.text)).collect();
        let grams = words.iter().map(|w| grams(w)).collect();
        Self {
            keys: clauses().map(|c| c.key()).collect(),
            parents: clauses().map(|c| c.parent).collect(),
            words,
            grams,
        }
    }

    fn len(&self) -> usize {
        self.keys.len()
    }
}

/// The words of a text without blanks, without the kinds of its brackets and quotation marks, without a final dot.
pub fn words(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in fold::letters(text) {
        match letter.c {
            c if c.is_whitespace() => {}
            '"' | '\'' | '「' | '」' | '『' | '』' | '《' | '》' | '<' | '>' | '[' | ']' | '【' | '】' => {}
            c => out.push(c),
        }
    }
    out.truncate(out.trim_end_matches('.').len());
    out
}

fn grams(words: &str) -> Vec<u64> {
    let letters: Vec<char> = words.chars().collect();
    let mut grams: Vec<u64> = letters.windows(2).map(|w| ((w[0] as u64) << 32) | w[1] as u64).collect();
    if letters.len() < 2 {
        grams.extend(letters.iter().map(|&c| c as u64));
    }
    grams.sort_unstable();
    grams
}

/// How many pairs of letters two texts share.
fn shared(a: &[u64], b: &[u64]) -> usize {
    let (mut i, mut j, mut n) = (0, 0, 0);
    while i < a.len() && j < b.len() {
        match a[i].cmp(&b[j]) {
            std::cmp::Ordering::Less => i += 1,
            std::cmp::Ordering::Greater => j += 1,
            std::cmp::Ordering::Equal => {
                n += 1;
                i += 1;
                j += 1;
            }
        }
    }
    n
}

/// From 0 to 1: the share of pairs of letters that two texts have in common.
fn likeness(a: &[u64], b: &[u64]) -> f64 {
    let all = a.len() + b.len();
    if all == 0 { 1.0 } else { 2.0 * shared(a, b) as f64 / all as f64 }
}

/// Alike enough to be the same clause under another number.
const SAME_CONTENT: f64 = 0.7;
/// Alike enough to be the same clause, reworded, when the number is the same.
const SAME_NUMBER: f64 = 0.45;
/// Alike enough when the number is the same, under the same parent, and neither was found elsewhere.
const SAME_PLACE: f64 = 0.15;
/// Enough of a clause found inside another to call it merged.
const INSIDE: f64 = 0.8;

/// Pair the clauses of two editions, the surest pairs first; each clause at most once.
fn pair(olds: &Prints, news: &Prints) -> Vec<(usize, usize)> {
    let alike = candidates(olds, news);
    // At first only the numbers tell equal sentences apart, then the pairs found above them.
    let first =
        surest(
            &alike,
            |o, n| {
                if olds.keys[o] == news.keys[n] { 0.2 } else { 0.05 * prefix(&olds.keys[o], &news.keys[n]) }
            },
        );
    let above: HashMap<usize, usize> = first.into_iter().collect();
    let pairs = surest(&alike, |o, n| {
        let number = if olds.keys[o] == news.keys[n] { 0.05 } else { 0.0 };
        if same_parents(olds, news, &above, o, n) { 0.2 + number } else { number }
    });
    let mut new_of: HashMap<usize, usize> = pairs.into_iter().collect();
    let mut new_taken: Vec<bool> = vec![false; news.len()];
    new_of.values().for_each(|&n| new_taken[n] = true);
    // Parents stand before their children, so a pair found here helps those below it.
    for n in (0..news.len()).filter(|&n| !new_taken[n]) {
        let same_place = (0..olds.len()).find(|&o| {
            !new_of.contains_key(&o) && olds.keys[o] == news.keys[n] && same_parents(olds, news, &new_of, o, n)
        });
        if let Some(o) = same_place.filter(|&o| likeness(&olds.grams[o], &news.grams[n]) >= SAME_PLACE) {
            new_of.insert(o, n);
        }
    }
    new_of.into_iter().collect()
}

/// Do the two stand under clauses that are a pair, or both under none?
fn same_parents(olds: &Prints, news: &Prints, new_of: &HashMap<usize, usize>, o: usize, n: usize) -> bool {
    match (olds.parents[o], news.parents[n]) {
        (Some(p), Some(q)) => new_of.get(&p) == Some(&q),
        (None, None) => true,
        _ => false,
    }
}

/// All pairs that are alike enough to be considered, with their likeness.
fn candidates(olds: &Prints, news: &Prints) -> Vec<(f64, usize, usize)> {
    let mut out = Vec::new();
    for o in 0..olds.len() {
        for n in 0..news.len() {
            let (a, b) = (&olds.grams[o], &news.grams[n]);
            let same_number = olds.keys[o] == news.keys[n];
            let too_different = a.len().min(b.len()) * 2 < a.len().max(b.len());
            if too_different && !same_number {
                continue;
            }
            let alike = likeness(a, b);
            if alike >= if same_number { SAME_NUMBER } else { SAME_CONTENT } {
                out.push((alike, o, n));
            }
        }
    }
    out
}

/// Take the surest pairs first.
fn surest(candidates: &[(f64, usize, usize)], bonus: impl Fn(usize, usize) -> f64) -> Vec<(usize, usize)> {
    let mut scored: Vec<(u32, usize, usize)> =
        candidates.iter().map(|&(alike, o, n)| (((alike + bonus(o, n)) * 1e6) as u32, o, n)).collect();
    scored.sort_by_key(|&(score, o, n)| (std::cmp::Reverse(score), o, n));
    let mut old_taken = std::collections::HashSet::new();
    let mut new_taken = std::collections::HashSet::new();
    scored.retain(|&(_, o, n)| {
        let free = !old_taken.contains(&o) && !new_taken.contains(&n);
        if free {
            old_taken.insert(o);
            new_taken.insert(n);
        }
        free
    });
    scored.into_iter().map(|(_, o, n)| (o, n)).collect()
}

/// From 0 to 1: how much of the shorter number two numbers share.
fn prefix(a: &str, b: &str) -> f64 {
    let shared = a.split('-').zip(b.split('-')).take_while(|(x, y)| x == y).count();
    let shorter = a.split('-').count().min(b.split('-').count());
    shared as f64 / shorter as f64
}

/// The clause of the newer edition that holds the content of an old clause besides its own.
fn merged_into(olds: &Prints, news: &Prints, o: usize, old_of: &HashMap<usize, usize>) -> Option<usize> {
    let gone = &olds.grams[o];
    if gone.len() < 12 {
        return None;
    }
    (0..news.len())
        .filter(|n| {
            // What the host has besides its own old text must hold most of the clause that is gone.
            let own = old_of.get(n).map_or(&[] as &[u64], |&own| olds.grams[own].as_slice());
            let extra = difference(&news.grams[*n], own);
            !own.is_empty()
                && shared(gone, &extra) as f64 >= INSIDE * 0.75 * gone.len() as f64
                && shared(gone, &news.grams[*n]) as f64 >= INSIDE * gone.len() as f64
                && longest_run(&olds.words[o], &news.words[*n]) * 2 >= olds.words[o].chars().count()
        })
        .max_by_key(|&n| shared(gone, &news.grams[n]))
}

/// The length of the longest run of letters that two texts share.
fn longest_run(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut ends = vec![0usize; b.len() + 1];
    let mut longest = 0;
    for c in a.chars() {
        for j in (0..b.len()).rev() {
            ends[j + 1] = if b[j] == c { ends[j] + 1 } else { 0 };
            longest = longest.max(ends[j + 1]);
        }
    }
    longest
}

/// What is left of `a` without `b`; both sorted.
fn difference(a: &[u64], b: &[u64]) -> Vec<u64> {
    let mut out = Vec::new();
    let mut j = 0;
    for &g in a {
        while j < b.len() && b[j] < g {
            j += 1;
        }
        if j < b.len() && b[j] == g {
            j += 1;
        } else {
            out.push(g);
        }
    }
    out
}
