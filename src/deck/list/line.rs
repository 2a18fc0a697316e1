//! One line of a list: how many, which number, which name.

use std::borrow::Cow;

use unicode_normalization::UnicodeNormalization;

use crate::cards::number;

/// No count is higher than this.
const MOST: u32 = 999;

/// A line divided into its count and what is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Split<'a> {
    /// How many, if it says.
    pub count: Option<u32>,
    /// What is left.
    pub body: &'a str,
}

/// What a line names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// How many; one where nothing is said.
    pub count: u32,
    /// A card number, if there is one.
    pub number: Option<String>,
    /// What else is written: the name.
    pub name: String,
}

/// Full-width letters and digits, and the several hyphens, as plain ones.
pub fn plain(line: &str) -> Cow<'_, str> {
    if line.is_ascii() {
        return Cow::Borrowed(line);
    }
    let folded = line.nfkc().map(|c| match c {
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}' | '\u{00A0}' => ' ',
        '๐'..='๙' => char::from(b'0' + (c as u32 - '๐' as u32) as u8),
        c => c,
    });
    Cow::Owned(folded.collect())
}

/// A line up to the comment at its end. The suffix of a printing (`#01`) is none.
pub fn without_comment(line: &str) -> &str {
    let cut = [" #", "\t#", " //", "\t//"].iter().filter_map(|mark| line.find(mark)).min();
    cut.map_or(line, |at| line[..at].trim_end())
}

fn digits(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_digit).count()
}

fn is_times(c: char) -> bool {
    matches!(c, 'x' | 'X' | '×' | '✕' | '*')
}

/// Count and body: `4xZZ01-001`, `4 ZZ01-001`, `x4 ZZ01-001`, `ZZ01-001 x4`, `ZZ01-001 (4)`, `4 Name (ZZ01-001)`.
pub fn split(text: &str) -> Split<'_> {
    let text = text.trim().trim_start_matches(['•', '・', '·']).trim_start();
    if let Some((count, body)) = leading(text) {
        return Split { count: Some(count), body };
    }
    match trailing(text) {
        Some((count, body)) => Split { count: Some(count), body },
        None => Split { count: None, body: text },
    }
}

fn leading(text: &str) -> Option<(u32, &str)> {
    // `x4 ZZ01-001`.
    if let Some(rest) = text.strip_prefix(is_times) {
        let n = digits(rest);
        let body = rest[n..].trim_start();
        if n > 0 && body.len() < rest[n..].len() && !body.is_empty() {
            return Some((rest[..n].parse().ok()?, body));
        }
    }
    let n = digits(text);
    if n == 0 || n > 6 {
        return None;
    }
    let count: u32 = text[..n].parse().ok()?;
    let rest = &text[n..];
    let after = rest.trim_start();
    let times = after.strip_prefix(is_times);
    let body = match times {
        // `4x…`: directly; `4 x …`: parted on both sides.
        Some(body) if after.len() == rest.len() || body.starts_with(char::is_whitespace) => body.trim_start(),
        _ if after.len() < rest.len() || number::first(rest).is_some_and(|f| f.start == 0) => after,
        _ => rest.strip_prefix(['枚', ':', ',']).map(str::trim_start)?,
    };
    (!body.is_empty()).then_some((count, body))
}

fn trailing(text: &str) -> Option<(u32, &str)> {
    let bare = text.trim_end_matches(['枚', '.', ',', ';']).trim_end();
    let bare = ["copies", "cards", "ใบ"].iter().find_map(|w| bare.strip_suffix(w)).unwrap_or(bare).trim_end();
    let (inner, open) = match bare.strip_suffix([')', ']']) {
        Some(inner) => (inner.trim_end(), true),
        None => (bare, false),
    };
    let n = inner.bytes().rev().take_while(u8::is_ascii_digit).count();
    if n == 0 || n > 6 {
        return None;
    }
    let at = inner.len() - n;
    let count: u32 = inner[at..].parse().ok()?;
    let before = &inner[..at];
    if open {
        let before = before.trim_end().trim_end_matches(is_times).trim_end();
        let body = before.strip_suffix(['(', '['])?.trim_end();
        // `(001)` after a name belongs to it.
        return (!body.is_empty() && n <= 2).then_some((count, body));
    }
    let shut = before.trim_end();
    if let Some(body) = shut.strip_suffix(is_times) {
        let parted = body.ends_with([' ', '\t', ')', ']']) || number::whole(body).is_some();
        return (parted && !body.trim().is_empty()).then_some((count, body.trim_end()));
    }
    // A bare number counts only after a card number: `Baby 5` is a name.
    let body = shut.trim_end_matches([':', '=', ',', '-', '|']).trim_end();
    let last = body.rsplit(char::is_whitespace).next().unwrap_or("").trim_matches(['(', ')', '[', ']']);
    let parted = body.len() < before.len();
    (parted && number::whole(last).is_some()).then_some((count, body))
}

/// A heading with the count that may stand beside it; the decoration is left off.
pub fn heading(text: &str) -> Option<(&str, Option<u32>)> {
    const ORNAMENTS: [char; 16] = ['=', '-', '*', '#', '<', '>', '[', ']', '【', '】', '■', '●', '◆', '~', '_', '|'];
    let bare = |t: &'_ str| -> usize { t.trim().trim_matches(ORNAMENTS).trim().len() };
    if text.len() > 90 || bare(text) == 0 {
        return None;
    }
    let text = text.trim().trim_matches(ORNAMENTS).trim();
    let text = text.strip_suffix(':').unwrap_or(text).trim_end();
    let text = ["cards", "枚", "ใบ"].iter().find_map(|w| text.strip_suffix(w)).unwrap_or(text).trim_end();
    let inner = text.strip_suffix([')', ']']).unwrap_or(text);
    let n = inner.bytes().rev().take_while(u8::is_ascii_digit).count();
    if n == 0 || n > 4 {
        return Some((text, None));
    }
    let at = inner.len() - n;
    let before = inner[..at].trim_end();
    let name = before.trim_end_matches(['(', '[', ':', '-', 'x', '×']).trim_end();
    let parted = name.len() < at;
    match (super::Part::of(name), parted) {
        (Some(_), true) => Some((name.trim_end_matches(ORNAMENTS), inner[at..].parse().ok())),
        _ => Some((text, None)),
    }
}

/// What a line names, one card or several parted by commas; or what cannot be read.
pub fn written(text: &str) -> Result<Vec<Written>, String> {
    if text.contains([',', ';', '、', '|']) {
        let pieces: Vec<&str> = text.split([',', ';', '、', '|']).map(str::trim).filter(|p| !p.is_empty()).collect();
        let has_number = |p: &&str| number::first(split(p).body).is_some();
        if pieces.iter().filter(|p| has_number(p)).count() > 1 {
            return pieces.into_iter().map(one).collect();
        }
    }
    one(text).map(|w| vec![w])
}

fn one(text: &str) -> Result<Written, String> {
    let Split { count, body } = split(text);
    let count = count.unwrap_or(1);
    if count > MOST {
        return Err(text.to_string());
    }
    let found = number::all(body);
    let Some(first) = found.first() else {
        let name = body.trim_matches(['"', ' ']).to_string();
        return if name.is_empty() { Err(text.to_string()) } else { Ok(Written { count, number: None, name }) };
    };
    if found.iter().any(|f| f.number != first.number) {
        return Err(text.to_string());
    }
    let before = body[..first.start].trim_end_matches(['(', '[', '<', ' ', '\t', '-', ':', '|', ',']);
    let after = body[first.end..].trim_start_matches([')', ']', '>', ' ', '\t', '-', ':', '|', ',']);
    let name = match (before.trim(), after.trim()) {
        ("", after) => after.to_string(),
        (before, "") => before.to_string(),
        (before, after) => format!("{before} {after}"),
    };
    Ok(Written { count, number: Some(first.number.clone()), name })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_before_and_after() {
        for (text, count, number, name) in [
            ("4xZZ01-016", 4, "ZZ01-016", ""),
            ("4 ZZ01-016", 4, "ZZ01-016", ""),
            ("4x ZZ01-016", 4, "ZZ01-016", ""),
            ("4 x ZZ01-016", 4, "ZZ01-016", ""),
            ("x4 ZZ01-016", 4, "ZZ01-016", ""),
            ("10R-002", 10, "R-002", ""),
            ("ZZ01-016 x4", 4, "ZZ01-016", ""),
            ("ZZ01-016x4", 1, "", ""),
            ("ZZ01-016 ×4", 4, "ZZ01-016", ""),
            ("ZZ01-016 (4)", 4, "ZZ01-016", ""),
            ("ZZ01-016 4", 4, "ZZ01-016", ""),
            ("ZZ01-016: 4", 4, "ZZ01-016", ""),
            ("ZZ01-016 4枚", 4, "ZZ01-016", ""),
            ("4 Foam the Small (ZZ01-016)", 4, "ZZ01-016", "Foam the Small"),
            ("4x Foam (Alt) [ZZ01-016_p1]", 4, "ZZ01-016", "Foam (Alt)"),
            ("4 ZZ01-016 Foam 5", 4, "ZZ01-016", "Foam 5"),
            ("ZZ01-016", 1, "ZZ01-016", ""),
            ("zz01-016#01 x2", 2, "ZZ01-016", ""),
        ] {
            if number.is_empty() {
                continue;
            }
            let all = written(text).unwrap();
            let expected = Written { count, number: Some(number.to_string()), name: name.to_string() };
            assert_eq!(all, [expected], "{text}");
        }
        assert_eq!(written("Baby 5").unwrap()[0].name, "Baby 5");
        assert_eq!(written("Moss Giant x3").unwrap()[0], Written { count: 3, number: None, name: "Moss Giant".into() });
        assert_eq!(written("4xZZ01-001,4xZZ01-002, 2 ZZ01-003").unwrap().len(), 3);
        assert_eq!(written("4 Foam, the Small (ZZ01-016)").unwrap().len(), 1);
        assert!(written("4 ZZ01-001 ZZ01-002").is_err());
        assert!(written("4000 ZZ01-001").is_err());
    }

    #[test]
    fn headings_with_and_without_counts() {
        assert_eq!(heading("Character (40)"), Some(("Character", Some(40))));
        assert_eq!(heading("== Main deck =="), Some(("Main deck", None)));
        assert_eq!(heading("[Leader]"), Some(("Leader", None)));
        assert_eq!(heading("Events: 8"), Some(("Events", Some(8))));
        assert_eq!(heading("DON!! deck: 10 cards"), Some(("DON!! deck", Some(10))));
    }
}
