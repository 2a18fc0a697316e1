//! A line in plain letters: one form for what has several, digits of every script as digits, nothing that cannot be seen.

use std::borrow::Cow;

use unicode_normalization::UnicodeNormalization;

use super::why::Why;
use crate::text::visible;

/// The zeros of all scripts that count by tens; the nine digits after each follow it.
const ZEROS: [u32; 75] = [
    0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66, 0xDE6, 0xE50, 0xED0, 0xF20,
    0x1040, 0x1090, 0x17E0, 0x1810, 0x1946, 0x19D0, 0x1A80, 0x1A90, 0x1B50, 0x1BB0, 0x1C40, 0x1C50, 0xA620, 0xA8D0,
    0xA900, 0xA9D0, 0xA9F0, 0xAA50, 0xABF0, 0xFF10, 0x104A0, 0x10D30, 0x10D40, 0x11066, 0x110F0, 0x11136, 0x111D0,
    0x112F0, 0x11450, 0x114D0, 0x11650, 0x116C0, 0x116D0, 0x116DA, 0x11730, 0x118E0, 0x11950, 0x11BF0, 0x11C50,
    0x11D50, 0x11DA0, 0x11F50, 0x16130, 0x16A60, 0x16AC0, 0x16B50, 0x16D70, 0x1CCF0, 0x1D7CE, 0x1D7D8, 0x1D7E2,
    0x1D7EC, 0x1D7F6, 0x1E140, 0x1E2F0, 0x1E4F0, 0x1E5F1, 0x1E950, 0x1FBF0,
];

/// The value of a digit of any script.
pub fn digit(c: char) -> Option<u32> {
    if c.is_ascii() {
        return c.to_digit(10);
    }
    let code = c as u32;
    let at = ZEROS.partition_point(|zero| *zero <= code);
    at.checked_sub(1).map(|at| code - ZEROS[at]).filter(|value| *value < 10)
}

/// Lines drawn through letters.
fn is_stroke(c: char) -> bool {
    matches!(c, '\u{335}'..='\u{338}')
}

/// A line in plain letters, or why nobody can be sure of what it says: a terminal or a page would show something else than is written.
pub fn plain(line: &str) -> Result<Cow<'_, str>, Why> {
    if line.is_ascii() {
        let odd = line.bytes().any(|b| b.is_ascii_control() && b != b'\t');
        return if odd { Err(Why::Unseen) } else { Ok(Cow::Borrowed(line)) };
    }
    if line.chars().any(|c| (c.is_control() && c != '\t') || visible::turns(c)) {
        return Err(Why::Unseen);
    }
    if line.chars().any(is_stroke) {
        return Err(Why::Struck);
    }
    if parts_digits(line) {
        return Err(Why::Unseen);
    }
    // An address ends at a stroke that is none of its own.
    let line = if line.contains("://") { Cow::Owned(line.replace('／', " ／ ")) } else { Cow::Borrowed(line) };
    let mut out = String::with_capacity(line.len());
    for c in apart(&line).chars().filter(|c| !visible::is_invisible(*c)).nfkc() {
        match c {
            '\u{2010}'..='\u{2015}' | '\u{2212}' => out.push('-'),
            '✕' | '✖' | '⨯' | '╳' => out.push('×'),
            c if c.is_whitespace() && c != '\t' => out.push(' '),
            c => out.push(digit(c).and_then(|d| char::from_digit(d, 10)).unwrap_or(c)),
        }
    }
    Ok(Cow::Owned(hyphens(joined(out))))
}

/// `4\u{200b}1`: two numbers, or one? Nobody can see it.
fn parts_digits(line: &str) -> bool {
    let mut before = ' ';
    let mut is_hidden = false;
    for c in line.chars() {
        if visible::is_invisible(c) {
            is_hidden = true;
            continue;
        }
        if is_hidden && digit(before).is_some() && digit(c).is_some() {
            return true;
        }
        (before, is_hidden) = (c, false);
    }
    false
}

/// `①4x`, `4²`: a number in a circle or above the line goes on in no other number.
fn apart(line: &str) -> Cow<'_, str> {
    let is_sign = |c: char| c.is_numeric() && !c.is_ascii() && digit(c).is_none();
    if !line.contains(is_sign) {
        return Cow::Borrowed(line);
    }
    let mut out = String::with_capacity(line.len() + 4);
    let mut before = ' ';
    for c in line.chars().filter(|c| !visible::is_invisible(*c)) {
        if c.is_numeric() && before.is_numeric() && (is_sign(c) || is_sign(before)) {
            out.push(' ');
        }
        out.push(c);
        before = c;
    }
    Cow::Owned(out)
}

/// The Thai ำ is one letter, as people write it.
fn joined(text: String) -> String {
    if text.contains("\u{E4D}\u{E32}") { text.replace("\u{E4D}\u{E32}", "\u{E33}") } else { text }
}

/// `ZZ01ー004`: between letters and digits the long sound is a hyphen.
fn hyphens(text: String) -> String {
    if !text.contains('ー') {
        return text;
    }
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let joins = c == 'ー'
            && out.ends_with(|before: char| before.is_ascii_alphanumeric())
            && chars.peek().is_some_and(char::is_ascii_digit);
        out.push(if joins { '-' } else { c });
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_of_every_script() {
        for four in ["4", "４", "๔", "٤", "४", "໔", "៤", "၄", "𝟒", "④", "⁴"] {
            assert_eq!(plain(four).unwrap(), "4", "{four}");
        }
        assert!(ZEROS.is_sorted());
        for zero in ZEROS {
            let digits: Vec<char> = (zero..zero + 10).filter_map(char::from_u32).collect();
            let values: Vec<Option<u32>> = digits.iter().map(|c| digit(*c)).collect();
            assert_eq!(values, (0..10).map(Some).collect::<Vec<_>>(), "{zero:x}");
        }
        assert_eq!((digit('\u{E4F}'), digit('\u{E5A}'), digit('Ⅳ')), (None, None, None));
    }

    #[test]
    fn one_form_for_what_has_several() {
        assert_eq!(plain("４　× ＺＺ０１－００４").unwrap(), "4 × ZZ01-004");
        assert_eq!(plain("ZZ01‐004 ZZ01−005 ZZ01ー006 カード").unwrap(), "ZZ01-004 ZZ01-005 ZZ01-006 カード");
        assert_eq!(plain("สำรอง น้ำ ส\u{E4D}\u{E32}รอง").unwrap(), "สำรอง น้ำ สำรอง");
        assert_eq!(plain("①4x 4² Ⅳ").unwrap(), "1 4x 4 2 IV");
        assert_eq!(plain("Gu\u{200b}ll\u{feff} \u{2060}45").unwrap(), "Gull 45");
        assert_eq!(plain("https://example.org/ZZ01-004／x4").unwrap(), "https://example.org/ZZ01-004 / x4");
    }

    #[test]
    fn what_shows_otherwise_than_it_is_written() {
        for line in [
            "4\u{200b}1",
            "ZZ01-00\u{2060}4",
            "๔\u{ad}４",
            "4 ZZ01-004\u{1b}[2K",
            "4 ZZ01-004 \u{202e}9",
            "a\u{7f}",
            "4\u{9b}",
            "\0",
        ] {
            assert_eq!(plain(line), Err(Why::Unseen), "{line:?}");
        }
        assert_eq!(plain("4\u{336} ZZ01-004"), Err(Why::Struck));
    }
}
