//! What a line was read as: rows of the table, with what fills their holes.

use std::ops::Range;
use std::rc::Rc;

/// A phrase that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree<T> {
    /// Which row of the table.
    pub tag: T,
    /// The bytes of the text.
    pub at: Range<usize>,
    /// What fills the holes, by their names.
    pub holes: Vec<(&'static str, Hole<T>)>,
}

/// What fills a hole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hole<T> {
    /// A phrase.
    Tree(Rc<Tree<T>>),
    /// A number or a name.
    Word {
        /// As printed.
        text: String,
        /// The number.
        value: i32,
        /// The bytes of the text.
        at: Range<usize>,
    },
}

impl<T> Tree<T> {
    /// The phrase in a hole; none if it was left out.
    pub fn tree(&self, name: &str) -> Option<&Tree<T>> {
        self.holes.iter().find(|(hole, _)| *hole == name).and_then(|(_, hole)| match hole {
            Hole::Tree(tree) => Some(tree.as_ref()),
            Hole::Word { .. } => None,
        })
    }

    /// The number in a hole.
    pub fn number(&self, name: &str) -> Option<i32> {
        self.word(name).map(|(_, value, _)| value)
    }

    /// The name in a hole, as printed, and where it stands.
    pub fn name(&self, name: &str) -> Option<(&str, Range<usize>)> {
        self.word(name).map(|(text, _, at)| (text, at))
    }

    fn word(&self, name: &str) -> Option<(&str, i32, Range<usize>)> {
        self.holes.iter().find(|(hole, _)| *hole == name).and_then(|(_, hole)| match hole {
            Hole::Word { text, value, at } => Some((text.as_str(), *value, at.clone())),
            Hole::Tree(_) => None,
        })
    }
}
