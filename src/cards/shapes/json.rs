//! JSON files: a list of cards, alone or under a name.

use std::collections::BTreeMap;

use serde::de::{Deserialize, Deserializer, IgnoredAny, SeqAccess, Visitor};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

use super::super::fault::CardsFault;
use crate::lang::Said;
use crate::text::place::Place;

/// Under which names a list of cards stands.
const LISTS: [&str; 2] = ["cards", "data"];

/// The records of a file, not yet taken apart: a large file is not in memory twice.
pub struct List<'a> {
    records: Vec<&'a RawValue>,
    /// The turn of the first thing that is no record.
    other: Option<usize>,
    /// The game of all of them.
    game: Option<Value>,
}

impl<'de: 'a, 'a> Deserialize<'de> for List<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Records;
        impl<'de> Visitor<'de> for Records {
            type Value = List<'de>;

            fn expecting(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                out.write_str("a list of cards")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut all: A) -> Result<List<'de>, A::Error> {
                let mut records = Vec::new();
                while let Some(record) = all.next_element::<&RawValue>()? {
                    if !record.get().starts_with('{') {
                        let other = Some(records.len());
                        while all.next_element::<IgnoredAny>()?.is_some() {}
                        return Ok(List { records, other, game: None });
                    }
                    records.push(record);
                }
                Ok(List { records, other: None, game: None })
            }
        }
        deserializer.deserialize_seq(Records)
    }
}

impl List<'_> {
    /// The records one after the other, each with its turn; or what the parser says of it.
    pub fn records(&self) -> impl Iterator<Item = (usize, Result<Map<String, Value>, String>)> + '_ {
        self.records.iter().enumerate().map(|(at, raw)| {
            let record = serde_json::from_str(raw.get()).map_err(|error| plain(&error));
            let with_game = |mut record: Map<String, Value>| {
                if let Some(game) = &self.game {
                    record.entry("game").or_insert_with(|| game.clone());
                }
                record
            };
            (at, record.map(with_game))
        })
    }
}

/// The list of cards of a file.
pub fn list<'a>(file: &str, text: &'a str) -> Result<List<'a>, CardsFault> {
    let wrong = |error: serde_json::Error| {
        let mut place = Place::of_line(file, text, error.line());
        place.column = error.column().saturating_sub(1).min(place.source.len());
        while !place.source.is_char_boundary(place.column) {
            place.column -= 1;
        }
        CardsFault::new(place, Said::new("deck-json").text("words", &plain(&error)))
    };
    let list = if text.trim_start().starts_with('[') {
        serde_json::from_str(text).map_err(wrong)?
    } else {
        let object: BTreeMap<String, &RawValue> = serde_json::from_str(text).map_err(wrong)?;
        let named = LISTS.iter().find_map(|k| object.get(*k).filter(|raw| raw.get().starts_with('[')));
        let Some(named) = named else {
            return Err(CardsFault::new(Place::of(file, text, 0), Said::new("deck-cards-list")));
        };
        let list: List<'a> = serde_json::from_str(named.get()).map_err(wrong)?;
        List { game: object.get("game").and_then(|raw| serde_json::from_str(raw.get()).ok()), ..list }
    };
    match list.other {
        Some(at) => Err(CardsFault::new(Place::of(file, text, offset(text, at)), Said::new("deck-cards-object"))),
        None => Ok(list),
    }
}

/// What the parser says, without the place, which is shown.
pub fn plain(error: &serde_json::Error) -> String {
    let words = error.to_string();
    words.split(" at line ").next().unwrap_or(&words).to_string()
}

/// The byte at which the record of this turn begins.
pub fn offset(text: &str, turn: usize) -> usize {
    let bytes = text.as_bytes();
    let (mut depth, mut seen, mut is_next) = (0usize, 0usize, true);
    let mut at = list_start(text);
    while at < bytes.len() {
        let byte = bytes[at];
        if depth == 1 && is_next && !byte.is_ascii_whitespace() {
            if seen == turn {
                return at;
            }
            seen += 1;
            is_next = false;
        }
        match byte {
            b'"' => {
                at += 1;
                while at < bytes.len() && bytes[at] != b'"' {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.saturating_sub(1),
            b',' if depth == 1 => is_next = true,
            _ => {}
        }
        at += 1;
    }
    0
}

/// Where the list of records begins: at the start, or after its name.
fn list_start(text: &str) -> usize {
    let start = text.len() - text.trim_start().len();
    if !text[start..].starts_with('{') {
        return start;
    }
    let named = LISTS.iter().filter_map(|k| text.find(&format!("\"{k}\""))).min().unwrap_or(start);
    text[named..].find('[').map_or(start, |at| named + at)
}
