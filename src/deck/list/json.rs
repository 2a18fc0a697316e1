//! Lists in JSON: card numbers one by one, or decks of cards with counts.

use std::collections::HashMap;

use serde_json::{Map, Value};

use super::{DeckList, Line, new};
use crate::cards::{CardGame, number};
use crate::deck::part::Part;

/// Does a text that begins with a bracket look like a list of values, rather than like a heading?
pub fn is_list(start: &str) -> bool {
    start.strip_prefix('[').is_some_and(|rest| rest.trim_start().starts_with(['"', '{', '[']))
}

/// The decks of a file.
pub fn read(file: &str, text: &str) -> Vec<DeckList> {
    let value: Value = match serde_json::from_str(text) {
        Ok(value) => value,
        Err(error) => {
            let words = error.to_string();
            let words = words.split(" at line ").next().unwrap_or(&words).to_string();
            return vec![DeckList { broken: Some((error.line().max(1), words)), ..new(file) }];
        }
    };
    let mut decks = Vec::new();
    match value {
        Value::Array(all) if all.iter().any(is_deck) => {
            decks.extend(all.iter().filter_map(Value::as_object).map(|o| deck(file, o)));
        }
        Value::Array(all) => decks.push(numbers(file, &all)),
        Value::Object(object) => match object.get("decks").and_then(Value::as_array) {
            Some(all) => decks.extend(all.iter().filter_map(Value::as_object).map(|o| deck(file, o))),
            None => decks.push(deck(file, &object)),
        },
        _ => {}
    }
    if decks.is_empty() {
        decks.push(new(file));
    }
    let lines = lines(text);
    for line in decks.iter_mut().flat_map(|d| &mut d.lines) {
        let id = line.text.split_once(' ').map_or(line.text.as_str(), |(_, id)| id);
        line.number = lines.get(line.text.as_str()).or_else(|| lines.get(id)).copied().unwrap_or(1);
    }
    decks
}

/// The lines on which texts first stand, so that what cannot be understood can be found.
fn lines(text: &str) -> HashMap<&str, usize> {
    let mut out = HashMap::new();
    let (bytes, mut at, mut line) = (text.as_bytes(), 0, 1);
    while at < bytes.len() {
        match bytes[at] {
            b'\n' => line += 1,
            b'"' => {
                let start = at + 1;
                at = start;
                while at < bytes.len() && bytes[at] != b'"' {
                    at += if bytes[at] == b'\\' { 2 } else { 1 };
                }
                if let Some(token) = text.get(start..at.min(bytes.len())) {
                    out.entry(token).or_insert(line);
                }
            }
            _ => {}
        }
        at += 1;
    }
    out
}

fn is_deck(value: &Value) -> bool {
    let lists = ["cards", "deck", "main", "mainDeck", "main_deck"];
    value.as_object().is_some_and(|o| lists.iter().any(|k| o.get(*k).is_some_and(|v| v.is_array() || v.is_object())))
}

fn push(out: &mut DeckList, part: Part, text: String) {
    out.lines.push(Line { number: 0, part, text });
}

/// `["title", "ZZ01-001", "ZZ01-002", …]`: what is no number and comes first is the title.
fn numbers(file: &str, all: &[Value]) -> DeckList {
    let mut out = new(file);
    for (at, value) in all.iter().enumerate() {
        match value {
            Value::String(text) if at == 0 && number::first(super::split(text).body).is_none() => {
                out.name = text.clone();
            }
            Value::String(text) => push(&mut out, Part::Any, text.clone()),
            Value::Object(card) => entry(&mut out, Part::Any, card),
            other => push(&mut out, Part::Any, other.to_string()),
        }
    }
    out
}

fn deck(file: &str, object: &Map<String, Value>) -> DeckList {
    let text = |keys: &[&str]| -> String {
        keys.iter().find_map(|k| object.get(*k).and_then(Value::as_str)).unwrap_or("").to_string()
    };
    let mut out = DeckList {
        name: text(&["name", "title", "deckName"]),
        player: text(&["player", "playerName"]),
        table: text(&["table"]),
        format: text(&["format", "level", "regulation"]),
        game: object.get("game").and_then(Value::as_str).and_then(CardGame::of),
        ..new(file)
    };
    let parts = [
        (Part::Leader, &["leader"][..]),
        (Part::Any, &["cards", "deck"]),
        (Part::Main, &["main", "mainDeck", "main_deck"]),
        (Part::Don, &["don"]),
        (Part::Resource, &["resource", "resources", "resourceDeck"]),
        (Part::Token, &["tokens", "token"]),
        (Part::Seal, &["seals"]),
        (Part::Mystic, &["mystics"]),
        (Part::Beside, &["extra", "beside"]),
    ];
    for (part, keys) in parts {
        for value in keys.iter().filter_map(|k| object.get(*k)) {
            values(&mut out, part, value);
        }
    }
    out
}

fn values(out: &mut DeckList, part: Part, value: &Value) {
    match value {
        Value::Array(all) => all.iter().for_each(|v| values(out, part, v)),
        Value::String(text) => push(out, part, text.clone()),
        // `"don": 10`.
        Value::Number(n) if part == Part::Don || part == Part::Resource => {
            push(out, part, format!("{n} {}", if part == Part::Don { "DON!!" } else { "Resource" }));
        }
        Value::Object(card) => entry(out, part, card),
        Value::Null => {}
        other => push(out, part, other.to_string()),
    }
}

/// `{"cardNumber": "ZZ01-001", "count": 4}`, or `{"ZZ01-001": 4}`.
fn entry(out: &mut DeckList, part: Part, card: &Map<String, Value>) {
    let ids = ["cardNumber", "card_number", "number", "id", "code", "card_id", "card", "name"];
    let counts = ["count", "quantity", "qty", "amount", "copies"];
    let count = counts.iter().find_map(|k| card.get(*k));
    match ids.iter().find_map(|k| card.get(*k).and_then(Value::as_str)) {
        Some(id) => {
            let count = match count {
                Some(Value::Number(n)) => n.to_string(),
                Some(Value::String(n)) => n.clone(),
                _ => "1".to_string(),
            };
            push(out, part, format!("{count} {id}"));
        }
        None if card.values().all(Value::is_number) => {
            for (id, count) in card {
                push(out, part, format!("{count} {id}"));
            }
        }
        None => push(out, part, Value::Object(card.clone()).to_string()),
    }
}
