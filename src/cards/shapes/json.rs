//! JSON files: a list of cards, alone or under a name.

use serde_json::Value;

use super::super::fault::CardsFault;
use super::Placed;
use crate::lang::Said;
use crate::text::place::Place;

/// Under which names a list of cards stands.
const LISTS: [&str; 2] = ["cards", "data"];

/// The records of a file, each with its turn.
pub fn records(file: &str, text: &str) -> Result<Vec<Placed>, CardsFault> {
    let value: Value = serde_json::from_str(text).map_err(|error| {
        let mut place = Place::of_line(file, text, error.line());
        place.column = error.column().saturating_sub(1).min(place.source.len());
        while !place.source.is_char_boundary(place.column) {
            place.column -= 1;
        }
        CardsFault::new(place, Said::new("deck-json").text("words", &plain(&error)))
    })?;
    let (list, shared) = match value {
        Value::Array(list) => (list, None),
        Value::Object(mut object) => {
            let named = LISTS.iter().find(|k| object.get(**k).is_some_and(Value::is_array));
            match named.and_then(|k| object.remove(*k)) {
                Some(Value::Array(list)) => (list, object.remove("game")),
                _ => return Err(CardsFault::new(Place::of(file, text, 0), Said::new("deck-cards-list"))),
            }
        }
        _ => return Err(CardsFault::new(Place::of(file, text, 0), Said::new("deck-cards-list"))),
    };
    let mut out = Vec::with_capacity(list.len());
    for (at, value) in list.into_iter().enumerate() {
        let Value::Object(mut record) = value else {
            return Err(CardsFault::new(Place::of(file, text, offset(text, at)), Said::new("deck-cards-object")));
        };
        if let Some(game) = &shared {
            record.entry("game").or_insert_with(|| game.clone());
        }
        out.push((at, record));
    }
    Ok(out)
}

/// What the parser says, without the place, which is shown.
pub fn plain(error: &serde_json::Error) -> String {
    let words = error.to_string();
    words.split(" at line ").next().unwrap_or(&words).to_string()
}

/// The byte at which the record of this turn begins.
pub fn offset(text: &str, turn: usize) -> usize {
    let bytes = text.as_bytes();
    let (mut depth, mut seen) = (0usize, 0usize);
    let mut at = list_start(text);
    while at < bytes.len() {
        match bytes[at] {
            b'"' => {
                if depth == 1 && seen == turn {
                    return at;
                }
                seen += usize::from(depth == 1);
                at += 1;
                while at < bytes.len() && bytes[at] != b'"' {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
            }
            b'{' | b'[' => {
                if depth == 1 && seen == turn {
                    return at;
                }
                seen += usize::from(depth == 1);
                depth += 1;
            }
            b'}' | b']' => depth = depth.saturating_sub(1),
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
