//! The interactive table: "what happens if …".
//!
//! The words are those of the cases: a play line acts, `if` plays on a copy, `set` edits the board at rest. Without a terminal the
//! commands come from standard input, so that it can be scripted; an error does not end it.

mod board_words;
pub(crate) mod commands;
mod edit;
mod examples;
mod guest;
mod help;
mod misnamed;
mod natural;
mod save;
mod script;
mod shown;
mod slips;
mod stepping;
mod story;
mod table;
#[cfg(test)]
mod tests;
mod told;
pub(crate) mod tongue;
pub(crate) mod typed;
pub(crate) mod words;

use std::sync::Arc;

use super::Desk;
use crate::lang::Language;
use crate::table::shelf;

pub(crate) use table::Line;
pub use table::{Reply, Table};

/// Commands to a fresh table, for those who try any input.
pub(crate) fn probe(lines: &str) {
    let desk = Desk::quiet();
    let Ok(mut table) =
        Table::new(shelf::PLAYABLE[0].name, None, Language::En, Arc::new(crate::cards::source::NoCards))
    else {
        return;
    };
    for line in lines.lines().take(20) {
        // Nothing is written to disk.
        let word = line.split_whitespace().next().unwrap_or("");
        if matches!(word, "save" | "load" | "explore" | "rule" | "search" | "penalty" | "countdown") {
            continue;
        }
        if let Reply::Quit = commands::obey(&desk, &mut table, line) {
            return;
        }
    }
}
