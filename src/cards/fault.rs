//! What is wrong with a file of cards, and where.

use std::path::Path;

use crate::lang::Said;
use crate::text::file::Unread;
use crate::text::folder::Shut;
use crate::text::place::Place;

/// Something wrong with a file of cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardsFault {
    /// Where.
    pub place: Box<Place>,
    /// What.
    pub said: Said,
    /// What would have been right.
    pub hint: Option<Said>,
}

impl CardsFault {
    /// A fault at a place.
    pub fn new(place: Place, said: Said) -> Self {
        Self { place: Box::new(place), said, hint: None }
    }

    /// A fault of a whole file.
    pub fn of_file(file: &str, said: Said) -> Self {
        Self::new(Place { file: file.to_string(), line: 0, column: 0, source: String::new() }, said)
    }

    /// A file that cannot be read.
    pub fn unread(path: &Path, unread: &Unread) -> Self {
        Self::of_file(&path.to_string_lossy(), Said::new(unread.key()).text("what", &unread.what()))
    }

    /// A folder that cannot be looked into.
    pub fn shut(shut: &Shut) -> Self {
        Self::unread(&shut.path, &Unread::of(&shut.error))
    }

    /// With what would have been right.
    pub fn hint(mut self, hint: Option<Said>) -> Self {
        self.hint = hint;
        self
    }
}
