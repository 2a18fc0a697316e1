//! The line of play saved as a case that `run` accepts and that replays to the same end.

use std::io::Write;

use super::Table;
use crate::games::play::Waits;
use crate::lang::Speech;
use crate::scenario::ruling::{result_of, shown};

/// Write the case; never over a file that is there.
pub fn save(speech: &Speech, table: &Table, name: &str) -> Result<String, String> {
    if name.is_empty() {
        return Err(speech.word("repl-save-form"));
    }
    let opened = std::fs::OpenOptions::new().write(true).create_new(true).open(name);
    let written = opened.and_then(|mut file| file.write_all(text(table).as_bytes()));
    match written {
        Ok(()) => Ok(speech.say("new-written", &[("name", name.into())])),
        Err(error) => {
            Err(speech.say("error-unwritable", &[("name", name.into()), ("words", error.to_string().into())]))
        }
    }
}

/// The page.
pub fn text(table: &Table) -> String {
    let mut out = format!("+++\ngame = \"{}\"\ntitle = {}\n", table.edition_name(), quoted(&table.title));
    if !table.readings.is_empty() {
        out.push_str("\n[readings]\n");
        for (name, option) in &table.readings {
            out.push_str(&format!("{name} = {}\n", quoted(option)));
        }
    }
    out.push_str("+++\n\n");
    out.push_str(&format!("```board\n{}\n```\n\n", table.board.trim()));
    out.push_str(&format!("```play\n{}```\n\n", lines(&table.play.play_lines())));
    out.push_str("```ruling\n");
    out.push_str(&lines(&ruling(table)));
    out.push_str("```\n");
    out
}

fn lines(all: &[String]) -> String {
    all.iter().map(|l| format!("{l}\n")).collect()
}

fn quoted(text: &str) -> String {
    toml::Value::String(text.to_string()).to_string()
}

/// What can be compared at the end: sizes and zones, the result, the open decision.
fn ruling(table: &Table) -> Vec<String> {
    let play = table.play.as_ref();
    let mut out = Vec::new();
    let values = play.values();
    for player in ["A", "B"] {
        let Some(side) = values.get(player).and_then(|v| v.as_object()) else { continue };
        for (zone, value) in side {
            let value = match value {
                serde_json::Value::Object(map) => {
                    let names: Vec<String> = map.keys().map(|k| quoted(k)).collect();
                    format!("[{}]", names.join(", "))
                }
                serde_json::Value::Array(items) => {
                    let words: Vec<String> = items.iter().map(|i| quoted(&shown(i))).collect();
                    format!("[{}]", words.join(", "))
                }
                other => other.to_string(),
            };
            out.push(format!("{player}.{zone} = {value}"));
        }
    }
    for name in ["turn", "chance"] {
        if let Some(value) = values.get(name).and_then(|v| v.as_str()) {
            out.push(format!("{name} = {}", quoted(value)));
        }
    }
    if let Some(stage) = values.get("stage").and_then(|v| v.as_array()) {
        let words: Vec<String> = stage.iter().map(|a| quoted(&shown(a))).collect();
        out.push(format!("stage = [{}]", words.join(", ")));
    }
    out.push(format!("result = {}", quoted(result_of(play))));
    if let Waits::For { who, clause, at_rest: false, .. } = play.waits() {
        out.push(format!("ends_at = \"{}: {clause}\"", who.name()));
    }
    out
}
