//! What a search looks at: everything, or the one game that is meant. What stands elsewhere need not be weighed.

#![expect(clippy::cast_possible_truncation, reason = "an index counts in 32 bits")]

use std::ops::Range;

use super::index::Index;
use super::index::store::Postings;

/// Some of the entries of the index: a few stretches of it, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Span {
    stretches: Vec<Range<u32>>,
}

impl Span {
    /// Those that are in it, of so many.
    fn of(count: usize, is_in: impl Fn(usize) -> bool) -> Self {
        let mut stretches: Vec<Range<u32>> = Vec::new();
        for at in (0..count).filter(|&at| is_in(at)).map(|at| at as u32) {
            match stretches.last_mut() {
                Some(last) if last.end == at => last.end += 1,
                _ => stretches.push(at..at + 1),
            }
        }
        Self { stretches }
    }

    /// The stretches.
    pub fn stretches(&self) -> impl Iterator<Item = Range<usize>> + '_ {
        self.stretches.iter().map(|s| s.start as usize..s.end as usize)
    }

    /// What is called for the places of a term that are in it, each with how often the term stands there.
    pub fn each(&self, postings: Postings<'_>, mut take_entry: impl FnMut(u32, u32)) {
        let mut left = self.stretches.as_slice();
        let (Some(first), Some(last)) = (left.first(), left.last()) else { return };
        let (from, to) = (first.start, last.end);
        if left.len() == 1 {
            return postings.each(from, to, take_entry);
        }
        postings.each(from, to, |entry, times| {
            // Entries come in order, and the last stretch ends after all of them.
            while left[0].end <= entry {
                left = &left[1..];
            }
            if left[0].start <= entry {
                take_entry(entry, times);
            }
        });
    }
}

/// The clauses and lines that a search looks at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scope {
    /// The clauses.
    pub clauses: Span,
    /// The lines that lead to them.
    pub lines: Span,
}

impl Scope {
    /// Certain clauses, and the lines that lead to one of them first.
    pub fn of(index: &Index, is_in: impl Fn(usize) -> bool) -> Self {
        let leads = |line: usize| index.targets(line).next().is_some_and(|(clause, _)| is_in(clause));
        Self { clauses: Span::of(index.clauses(), &is_in), lines: Span::of(index.lines(), leads) }
    }
}
