//! Words that mean something, in whatever spelling: large or small letters, full width, blanks, tone marks.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::fold;

/// Groups of words, each with what they mean.
pub struct Vocabulary<T: 'static> {
    groups: &'static [(T, &'static [&'static str])],
    by_key: OnceLock<HashMap<String, T>>,
}

impl<T: Copy> Vocabulary<T> {
    /// No word is longer than so many bytes.
    const LONGEST: usize = 120;

    /// These words.
    pub const fn new(groups: &'static [(T, &'static [&'static str])]) -> Self {
        Self { groups, by_key: OnceLock::new() }
    }

    /// What a word means.
    pub fn get(&self, word: &str) -> Option<T> {
        if word.is_empty() || word.len() > Self::LONGEST {
            return None;
        }
        let by_key = self.by_key.get_or_init(|| {
            self.groups.iter().flat_map(|(meaning, words)| words.iter().map(|w| (fold::key(w), *meaning))).collect()
        });
        by_key.get(&fold::key(word)).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_in_any_spelling() {
        static WORDS: Vocabulary<u8> = Vocabulary::new(&[(1, &["Main deck", "เด็ค"]), (2, &["DON!!"])]);
        assert_eq!((WORDS.get("ＭＡＩＮ DECK"), WORDS.get("เดค"), WORDS.get("don !!")), (Some(1), Some(1), Some(2)));
        assert_eq!((WORDS.get("main"), WORDS.get("")), (None, None));
    }
}
