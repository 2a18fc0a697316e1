//! The lines of a page, each with its number; a row of an HTML table is one.

use std::borrow::Cow;

/// The lines of a text. Line ends of several kinds may meet in one file.
pub struct Lines<'a> {
    text: &'a str,
    at: usize,
    number: usize,
    /// The line goes on: a row of a table ended in it.
    goes_on: bool,
}

/// A row of an HTML table over more lines than this is none.
const LONGEST_ROW: usize = 200;

impl<'a> Lines<'a> {
    /// Those of this text.
    pub fn of(text: &'a str) -> Self {
        Self { text, at: 0, number: 0, goes_on: false }
    }

    fn next_line(&mut self) -> Option<(usize, &'a str)> {
        if self.at > self.text.len() {
            return None;
        }
        let (start, rest) = (self.at, &self.text[self.at..]);
        self.number += usize::from(!self.goes_on);
        let (length, is_row) = stretch(rest);
        self.goes_on = is_row;
        if is_row {
            self.at += length;
            return Some((start, &rest[..length]));
        }
        let end = match &rest[length..] {
            after if after.starts_with("\r\n") => 2,
            after => after.chars().next().map_or(1, char::len_utf8),
        };
        self.at += length + end;
        Some((start, &rest[..length]))
    }

    /// A line with its number and the byte that it begins at; a row of an HTML table is one, over however many lines it goes.
    pub fn next_row(&mut self) -> Option<(usize, usize, Cow<'a, str>)> {
        let (start, first) = self.next_line()?;
        let number = self.number;
        let has = |line: &str, tag: &str| line.contains(['<', '>']) && line.to_ascii_lowercase().contains(tag);
        let opens = |line: &str| line.rfind("<!--").is_some_and(|at| !line[at..].contains("-->"));
        if opens(first) {
            return Some((number, start, Cow::Owned(self.up_to(first, number, "-->"))));
        }
        if !has(first, "<tr") || has(first, "</tr") {
            return Some((number, start, Cow::Borrowed(first)));
        }
        Some((number, start, Cow::Owned(self.up_to(first, number, "</tr"))))
    }

    /// A line and those that follow it, up to a tag.
    fn up_to(&mut self, first: &str, number: usize, tag: &str) -> String {
        let mut row = first.to_string();
        while self.number - number < LONGEST_ROW
            && let Some((_, line)) = self.next_line()
        {
            row.push(' ');
            row.push_str(line.trim());
            if line.to_ascii_lowercase().contains(tag) {
                break;
            }
        }
        row
    }
}

/// How far a line goes: to its end, or to where the next row of an HTML table begins in it.
fn stretch(text: &str) -> (usize, bool) {
    let is_end = |c: char| matches!(c, '\n' | '\r' | '\u{0B}' | '\u{0C}' | '\u{85}' | '\u{2028}' | '\u{2029}');
    for (at, c) in text.char_indices() {
        if is_end(c) {
            return (at, false);
        }
        let is_row = c == '<' && text.as_bytes().get(at + 1..at + 3).is_some_and(|tag| tag.eq_ignore_ascii_case(b"tr"));
        if is_row && !text[..at].trim().is_empty() {
            return (at, true);
        }
    }
    (text.len(), false)
}
