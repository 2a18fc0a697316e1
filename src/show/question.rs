//! What a case asks, as far as its words tell: which cards, which doings, which places.

use std::collections::HashMap;

use crate::scenario::Case;

/// The words of a title and a question.
#[derive(Debug, Default)]
pub struct Question {
    /// Every word by its root, and how much it counts: more where something is asked than where it is told.
    roots: HashMap<String, u32>,
    /// All of it, in small letters.
    text: String,
}

/// What a word counts in a sentence that tells, in the title, and in one that asks.
const TOLD: u32 = 1;
const TITLE: u32 = 2;
const ASKED: u32 = 3;

impl Question {
    /// What a case asks.
    pub fn of(case: &Case) -> Self {
        let mut roots: HashMap<String, u32> = HashMap::new();
        let mut add = |sentence: &str, counts: u32| {
            for root in roots_of(sentence) {
                let known = roots.entry(root).or_default();
                *known = counts.max(*known);
            }
        };
        add(&case.title, TITLE);
        for sentence in case.question.split_inclusive(['.', '?', '？', '。', '\n']) {
            let asks = sentence.trim_end().ends_with(['?', '？']);
            add(sentence, if asks { ASKED } else { TOLD });
        }
        let text = format!("{} {}", case.title, case.question).to_lowercase();
        Self { roots, text }
    }

    /// Is a card or a place named in it?
    pub fn names(&self, name: &str) -> bool {
        !name.is_empty() && self.text.contains(&name.to_lowercase())
    }

    /// Does it ask whether the game is over?
    pub fn is_about_the_end(&self) -> bool {
        ["lose", "lost", "win", "won", "defeat", "over", "game"].iter().any(|word| self.counts(word) > 0)
    }

    /// How much a word counts in it.
    pub fn counts(&self, word: &str) -> u32 {
        roots_of(word).iter().filter_map(|root| self.roots.get(root)).sum()
    }
}

/// The words of a sentence by their roots, without what nearly every sentence has.
fn roots_of(sentence: &str) -> Vec<String> {
    let words = sentence.split(|c: char| !c.is_alphanumeric() && c != '\'' && c != '’');
    words.filter_map(root).collect()
}

/// Words that say nothing about what is asked.
const EMPTY: &[&str] = &[
    "the", "and", "its", "has", "have", "had", "are", "was", "were", "that", "this", "which", "with", "for", "not",
    "does", "did", "may", "can", "will", "from", "into", "what", "who", "how", "when", "then", "than", "they", "them",
    "one", "two", "all", "any", "there", "here", "his", "her", "card", "cards", "player",
];

/// A word as it is compared: without its ending.
fn root(word: &str) -> Option<String> {
    let word = word.to_lowercase();
    let word = word.trim_matches(['\'', '’']);
    let word = word.strip_suffix("'s").or_else(|| word.strip_suffix("’s")).unwrap_or(word);
    if EMPTY.contains(&word) || word.chars().count() < 2 {
        return None;
    }
    let longer = |ending: &str| word.strip_suffix(ending).filter(|rest| rest.chars().count() > 2);
    let bare = ["ing", "ed", "es", "s"].into_iter().find_map(longer).unwrap_or(word);
    // A word of many letters is known by the first of them: draw and drawn, destroy and destruction.
    Some(bare.chars().take(5).collect())
}
