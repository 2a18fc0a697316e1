//! What is wrong with a case, and where.

use std::ops::{Deref, DerefMut, Range};

use crate::engine::ClauseId;
use crate::keys::BoardFault;
use crate::lang::Said;
use crate::text::place::Place;

/// Something wrong with a case.
#[derive(Clone, Debug)]
pub struct CaseFault(Box<Wrong>);

/// What is wrong, with its place, what would have been right, and the clauses where there are any.
#[derive(Clone, Debug)]
pub struct Wrong {
    /// Where.
    pub place: Place,
    /// What.
    pub said: Said,
    /// What would have been right.
    pub hints: Vec<Said>,
    /// The clauses that refuse it.
    pub clauses: Vec<ClauseId>,
    /// Options that could be chosen, in English.
    pub options: Vec<String>,
}

impl CaseFault {
    /// A fault at a place.
    pub fn new(place: Place, said: Said) -> Self {
        let (hints, clauses) = (Vec::new(), Vec::new());
        Self(Box::new(Wrong { place, said, hints, clauses, options: Vec::new() }))
    }

    /// With what would have been right.
    pub fn hint(mut self, hint: Said) -> Self {
        self.hints.push(hint);
        self
    }
}

impl Deref for CaseFault {
    type Target = Wrong;

    fn deref(&self) -> &Wrong {
        &self.0
    }
}

impl DerefMut for CaseFault {
    fn deref_mut(&mut self) -> &mut Wrong {
        &mut self.0
    }
}

/// A text with the file that it came from.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// As people call it.
    pub file: &'a str,
    /// All of it.
    pub text: &'a str,
}

impl Source<'_> {
    /// The place of a byte.
    pub fn place(&self, at: usize) -> Place {
        let mut at = at.min(self.text.len());
        while !self.text.is_char_boundary(at) {
            at -= 1;
        }
        let start = self.text[..at].rfind('\n').map_or(0, |n| n + 1);
        let line = self.text[..start].matches('\n').count() + 1;
        let source = self.text[start..].lines().next().unwrap_or("").to_string();
        Place { file: self.file.to_string(), line, column: at - start, source }
    }

    /// A fault at a byte.
    pub fn fault(&self, at: usize, said: Said) -> CaseFault {
        CaseFault::new(self.place(at), said)
    }

    /// A fault of a block that begins at a byte.
    pub fn of_board(&self, offset: usize, fault: BoardFault) -> CaseFault {
        let Range { start, .. } = fault.at;
        let mut out = self.fault(offset + start, fault.said);
        out.hints.extend(fault.hint);
        out.clauses = fault.clauses;
        out
    }
}
