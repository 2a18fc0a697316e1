//! The lines of a case that are to be played.

use crate::scenario::Case;
use crate::scenario::case::PlayLine;

/// Lines to be stepped through, and how far that is.
#[derive(Clone, Default)]
pub struct Script {
    pub(super) lines: Vec<(String, PlayLine)>,
    /// For each line that was played: how many answers there were after it.
    pub(super) played: Vec<usize>,
}

impl Script {
    /// The lines of a case.
    pub fn of(case: &Case) -> Self {
        let words = |line: &PlayLine| case.source().place(line.at).source.trim().to_string();
        Self { lines: case.plays.iter().map(|line| (words(line), line.clone())).collect(), played: Vec::new() }
    }

    /// What was played after so many answers is to come again.
    pub fn back_to(&mut self, answers: usize) {
        self.played.retain(|after| *after <= answers);
    }

    /// The line that comes next.
    pub fn coming(&self) -> Option<&str> {
        self.lines.get(self.played.len()).map(|(words, _)| words.as_str())
    }

    /// How many are left.
    pub fn left(&self) -> usize {
        self.lines.len() - self.played.len()
    }
}
