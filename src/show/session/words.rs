//! The words of a line that is typed at the table.

use unicode_normalization::UnicodeNormalization;

use super::natural;
use crate::text::number;

/// Commands, for completion and for suggestions.
pub const COMMANDS: [&str; 26] = [
    "if",
    "set",
    "put",
    "remove",
    "undo",
    "redo",
    "next",
    "board",
    "trace",
    "why",
    "options",
    "legal",
    "explore",
    "deck",
    "rule",
    "search",
    "penalty",
    "countdown",
    "reading",
    "edition",
    "save",
    "load",
    "new",
    "help",
    "quit",
    "exit",
];

/// Commands that a guest may give; whatever else is typed is a play.
pub(super) const FOR_GUESTS: [&str; 10] =
    ["set", "put", "remove", "undo", "redo", "reading", "edition", "legal", "if", "why"];

/// A line as an input method may write it: full-width letters and digits, Thai digits.
pub(super) fn plain(line: &str) -> String {
    let plain: String = line.nfkc().map(|c| number::digit(c).unwrap_or(c)).collect();
    plain.trim().to_string()
}

/// The first word of a line, and the rest.
pub(super) fn split(line: &str) -> (&str, &str) {
    line.split_once(char::is_whitespace).map_or((line, ""), |(w, r)| (w, r.trim()))
}

pub(super) fn word_of(part: &str) -> &str {
    part.split(char::is_whitespace).next().unwrap_or("")
}

/// Does it ask something about plays, in the words of the table or in others?
pub(super) fn is_question(part: &str) -> bool {
    let asks = |line: &str| matches!(word_of(line), "if" | "legal" | "why");
    asks(part) || natural::command(part).is_some_and(|command| asks(&command))
}

/// The parts of a line between semicolons that stand in no quotes. What follows a question belongs to it: nothing of it is played.
pub(super) fn several(line: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut start, mut quoted) = (0, false);
    for (at, c) in line.char_indices() {
        quoted ^= c == '"';
        if c == ';' && !quoted && !is_question(line[start..at].trim()) {
            parts.push(line[start..at].trim());
            start = at + 1;
        }
    }
    parts.push(line[start..].trim());
    parts.retain(|part| !part.is_empty());
    if parts.is_empty() { vec![line] } else { parts }
}
