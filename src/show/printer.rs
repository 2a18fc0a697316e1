//! The one door to the terminal: whatever is printed goes through here, and is shown, never obeyed.
//!
//! Colours are ours. Until they are printed they are written between marks that no input can know, since they are drawn by lot when the
//! program starts; an escape sequence of an input stays without effect, also one that looks like ours.

use std::hash::{BuildHasher, RandomState};
use std::io::{self, Write};
use std::process::Command;
use std::sync::OnceLock;

use serde_json::Value;

use crate::text::visible::{self, visible};

/// Begins what is ours.
const ESCAPE: char = '\u{1b}';

/// What follows the escape character in what is ours.
fn key() -> &'static str {
    static KEY: OnceLock<String> = OnceLock::new();
    KEY.get_or_init(|| format!("{:016x}", RandomState::new().hash_one(0)))
}

/// A colour, by the numbers of its sequence, to be put into a text that is printed later.
pub fn ink(codes: &str) -> String {
    format!("{ESCAPE}{}{codes}m", key())
}

/// The end of a page, for a printer.
pub fn page_end() -> String {
    format!("{ESCAPE}{}f", key())
}

/// A text as it may be printed: what is ours is carried out, nothing else is.
pub fn printed(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(ESCAPE) {
        out.push_str(&visible(&rest[..at]));
        rest = &rest[at..];
        let ours = rest[ESCAPE.len_utf8()..].strip_prefix(key());
        match ours.and_then(|codes| codes.find(['m', 'f']).map(|end| codes.split_at(end))) {
            Some((codes, after)) => {
                let own = if after.starts_with('f') { "\u{0C}".to_string() } else { format!("{ESCAPE}[{codes}m") };
                out.push_str(&own);
                rest = &after[1..];
            }
            None => {
                out.push_str(&visible(&rest[..ESCAPE.len_utf8()]));
                rest = &rest[ESCAPE.len_utf8()..];
            }
        }
    }
    out.push_str(&visible(rest));
    out
}

/// Print on standard output.
pub fn out(text: &str) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(printed(text).as_bytes())?;
    stdout.flush()
}

/// Print on standard error. Whoever reads may have gone; there is nobody to tell.
pub fn err(text: &str) {
    let _ = io::stderr().lock().write_all(printed(text).as_bytes());
}

/// Print one JSON document on standard output, over several lines or on one.
pub fn json(value: &Value, pretty: bool) -> io::Result<()> {
    let document = if pretty { serde_json::to_string_pretty(value)? } else { value.to_string() };
    let mut stdout = io::stdout().lock();
    stdout.write_all(visible::json(&document).as_bytes())?;
    stdout.write_all(b"\n")?;
    stdout.flush()
}

/// A JSON list that is printed while it grows. Whoever reads may have gone; there is nobody to tell.
#[derive(Debug, Default)]
pub struct JsonList {
    is_begun: bool,
}

impl JsonList {
    /// One more value.
    pub fn add(&mut self, value: &Value) {
        let before = if std::mem::replace(&mut self.is_begun, true) { ",\n" } else { "[\n" };
        let document = serde_json::to_string_pretty(value).unwrap_or_default().replace('\n', "\n  ");
        let _ = io::stdout().lock().write_all(format!("{before}  {}", visible::json(&document)).as_bytes());
    }

    /// The end of the list.
    pub fn finish(self) {
        let end = if self.is_begun { "\n]\n" } else { "[]\n" };
        let mut stdout = io::stdout().lock();
        let _ = stdout.write_all(end.as_bytes()).and_then(|()| stdout.flush());
    }
}

/// Hand a text to a pager; false if it does not start.
pub fn page(text: &str, pager: &mut Command) -> bool {
    let Ok(mut child) = pager.stdin(std::process::Stdio::piped()).spawn() else { return false };
    if let Some(mut stdin) = child.stdin.take() {
        // Whoever has read enough closes the pager.
        let _ = stdin.write_all(printed(text).as_bytes());
    }
    child.wait().is_ok()
}

/// Print the help or the version that was asked for; the words are all ours.
pub fn help(text: &str) {
    let mut stdout = io::stdout().lock();
    let _ = stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_of_ours_only() {
        let title = format!("{}bold{} \u{1b}[31mtheirs\u{1b}[0m", ink("1"), ink("0"));
        assert_eq!(printed(&title), "\u{1b}[1mbold\u{1b}[0m ␛[31mtheirs␛[0m");
        assert_eq!(printed("\u{1b}"), "␛");
        assert_eq!(printed(&format!("a{}b\u{0C}", page_end())), "a\u{0C}b␌");
        let cut = ink("1");
        assert_eq!(printed(&cut[..cut.len() - 1]).chars().next(), Some('␛'));
    }
}
