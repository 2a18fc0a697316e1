//! A record that cannot be read as it stands.

use serde_json::{Map, Value};

use crate::lang::Said;

/// A record with its place: a byte of the text, for JSON its turn.
pub(super) type Placed = (usize, Map<String, Value>);

/// What a record lacks or has wrong.
pub struct Wrong {
    pub(super) said: Said,
    pub(super) hint: Option<Said>,
    /// The key whose value is wrong.
    pub(super) key: Option<String>,
}

impl Wrong {
    pub(super) fn new(said: Said) -> Self {
        Self { said, hint: None, key: None }
    }

    /// It is the value of this key.
    pub(super) fn at(self, key: &str) -> Self {
        Self { key: Some(key.to_string()), ..self }
    }

    /// A record without this key.
    pub(super) fn lacks(key: &str) -> Self {
        Self::new(Said::new("deck-cards-lacks").text("key", key))
    }
}
