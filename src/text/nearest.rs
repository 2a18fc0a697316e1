//! The word most like another.

use super::fold;

/// No name is longer than this.
pub const LONGEST: usize = 120;

/// The word most like another, if it is like it at all.
pub fn nearest<'a>(word: &str, candidates: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let word: String = fold::key(word).chars().take(LONGEST / 2).collect();
    let length = word.chars().count();
    candidates
        .filter(|c| fold::key(c) != word && c.chars().count() < length * 2 + 4)
        .map(|c| (strsim::damerau_levenshtein(&word, &fold::key(c)), c))
        .min_by_key(|&(d, _)| d)
        .filter(|&(d, c)| d * 5 <= c.chars().count().max(word.chars().count()) * 2)
        .map(|(_, c)| c)
}
