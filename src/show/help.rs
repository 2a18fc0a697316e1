//! Help on a screen: its lines are broken as all others are, in Thai between words.

use std::io::IsTerminal;

use super::wrap::wrap;
use super::{printer, screen};
use crate::text::cluster;

/// What is left for the words beside a name, at least; else they stand below it.
const ROOM: usize = 24;
/// How far they stand to the right then.
const BELOW: usize = 10;

/// Print help, in colours where standard output takes them.
pub fn print(help: &clap::builder::StyledStr) {
    let color = std::io::stdout().is_terminal() && screen::wants_color();
    let plain = help.to_string();
    let shown = if color { help.ansi().to_string() } else { plain.clone() };
    let text = fitted(&plain, &shown, screen::width());
    printer::help(&text);
}

/// Help whose lines fit; `plain` is the same without colours.
fn fitted(plain: &str, shown: &str, columns: usize) -> String {
    let mut out = String::new();
    for (plain, shown) in plain.split('\n').zip(shown.split('\n')) {
        if !out.is_empty() {
            out.push('\n');
        }
        let at = words_begin(plain);
        match shown.strip_suffix(&plain[at..]).filter(|_| cluster::width(plain) > columns) {
            Some(lead) => hang(&mut out, lead, &plain[..at], &plain[at..], columns),
            None => out.push_str(shown),
        }
    }
    out
}

/// Words that hang beside what leads them, or below it where there is no room.
fn hang(out: &mut String, lead: &str, plain_lead: &str, words: &str, columns: usize) {
    let beside = cluster::width(plain_lead);
    let indent = if columns < beside + ROOM { BELOW } else { beside };
    out.push_str(lead);
    for (n, (from, to)) in wrap(words, columns.saturating_sub(indent)).into_iter().enumerate() {
        if n > 0 || indent != beside {
            out.truncate(out.trim_end_matches(' ').len());
            out.push('\n');
            out.extend(std::iter::repeat_n(' ', indent));
        }
        out.push_str(&words[from..to]);
    }
}

/// Where the words of a line begin: after the last gap of two blanks or more.
fn words_begin(line: &str) -> usize {
    let gap = line.rfind("  ").map_or(0, |at| at + 2);
    if line[gap..].is_empty() { 0 } else { gap }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_hang_beside_their_names() {
        let help = "About all of it, in a line that is long\n\n  -n, --limit <N>  At most so many hits are shown\n  -h";
        assert_eq!(
            fitted(help, help, 44),
            "About all of it, in a line that is long\n\n  -n, --limit <N>  At most so many hits are\n                   shown\n  -h"
        );
        assert_eq!(
            fitted(help, help, 30),
            "About all of it, in a line\nthat is long\n\n  -n, --limit <N>\n          At most so many hits\n          are shown\n  -h"
        );
    }

    #[test]
    fn colours_take_no_room() {
        let plain = "  --limit  At most so many hits are shown";
        let shown = "  \u{1b}[32m--limit\u{1b}[0m  At most so many hits are shown";
        assert_eq!(
            fitted(plain, shown, 36),
            "  \u{1b}[32m--limit\u{1b}[0m  At most so many hits are\n           shown"
        );
    }
}
