//! Values of a record, in the several ways in which data write them.

use serde_json::{Map, Value};

use super::super::clean;
use super::super::kind::{Colour, Kind};

/// A record.
pub struct Fields<'a>(pub &'a Map<String, Value>);

impl<'a> Fields<'a> {
    /// As it is written; empty where there is nothing.
    pub fn text(&self, key: &str) -> &'a str {
        match self.0.get(key) {
            Some(Value::String(text)) if !clean::is_none(text.trim()) => text,
            _ => "",
        }
    }

    /// Made readable.
    pub fn clean(&self, key: &str) -> String {
        clean::text(self.text(key))
    }

    /// A number, also as text: `"4"`, `"+1"`, `Block 1`.
    pub fn number(&self, key: &str) -> Option<i32> {
        match self.0.get(key)? {
            Value::Number(n) => n.as_i64().and_then(|n| i32::try_from(n).ok()),
            Value::String(text) => {
                let last = text.split_whitespace().next_back()?;
                last.replace(['\u{2212}', '\u{FF0D}'], "-").trim_start_matches('+').parse().ok()
            }
            _ => None,
        }
    }

    /// A number of which this shape writes 0 as `null` or `-`, on cards that have it. A key that is not there says nothing.
    pub fn number_or_nought(&self, key: &str, has_it: bool) -> Option<i32> {
        let says_none = match self.0.get(key)? {
            Value::Null => true,
            Value::String(text) => matches!(text.trim(), "-" | "ー" | "－"),
            _ => false,
        };
        if has_it && says_none { Some(0) } else { self.number(key) }
    }

    /// A list, or a text whose parts these signs part.
    pub fn list(&self, key: &str, parted_by: &[char]) -> Vec<String> {
        let parts: Vec<String> = match self.0.get(key) {
            Some(Value::Array(all)) => all.iter().filter_map(Value::as_str).map(clean::text).collect(),
            Some(Value::String(text)) if parted_by.is_empty() => vec![clean::text(text)],
            Some(Value::String(text)) => text.split(parted_by).map(clean::text).collect(),
            _ => Vec::new(),
        };
        parts.into_iter().filter(|p| !p.is_empty()).collect()
    }

    /// Colours, in a list or as `Red/Green`.
    pub fn colours(&self, key: &str) -> Vec<Colour> {
        let mut all: Vec<Colour> =
            self.list(key, &['/', ',', ' ', ';', '・']).iter().filter_map(|c| Colour::of(c)).collect();
        all.sort();
        all.dedup();
        all
    }

    /// The kind of card.
    pub fn kind(&self, key: &str) -> Kind {
        Kind::of(self.text(key)).unwrap_or_default()
    }
}
