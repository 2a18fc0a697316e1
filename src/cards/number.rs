//! Card numbers as people write them: `OP01-016`, `op01-016_p1`, `ST01-001-p1`, `OP01-016#01`.
//!
//! A printing has a suffix; its number is the same (ONE PIECE 2-13-1, 2-16-1; Gundam 2-1-1).

/// A card number in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// First byte.
    pub start: usize,
    /// Byte after the last, the suffix of the printing included.
    pub end: usize,
    /// The number without the suffix, in capitals.
    pub number: String,
}

/// The card number that begins at a byte. Whoever asks has seen that no word goes on there.
pub(crate) fn at(text: &str, start: usize) -> Option<Found> {
    at_byte(text, start, true)
}

/// Where the card number ends that begins at a byte, if there is one.
pub(crate) fn end_at(text: &str, start: usize) -> Option<usize> {
    span_at(text, start, true).map(|(_, end)| end)
}

/// The first card number in a text.
pub fn first(text: &str) -> Option<Found> {
    let bytes = text.as_bytes();
    let mut at = 0;
    while at < bytes.len() {
        let begins = bytes[at].is_ascii_alphabetic() && (at == 0 || !bytes[at - 1].is_ascii_alphanumeric());
        if begins && let Some(found) = at_byte(text, at, false) {
            return Some(found);
        }
        at += 1;
    }
    None
}

/// All card numbers in a text.
pub fn all(text: &str) -> Vec<Found> {
    let mut out = Vec::new();
    let mut from = 0;
    while let Some(found) = text.get(from..).and_then(first) {
        let shifted = Found { start: found.start + from, end: found.end + from, number: found.number };
        from = shifted.end;
        out.push(shifted);
    }
    out
}

/// The number of a text that is nothing but one.
pub fn whole(text: &str) -> Option<String> {
    let text = text.trim();
    at_byte(text, 0, false).filter(|found| found.end == text.len()).map(|found| found.number)
}

/// A number as data have it, without the suffix of a printing; what is no number of the usual form stays as it is.
pub fn base(text: &str) -> String {
    whole(text).unwrap_or_else(|| text.trim().to_uppercase())
}

fn run(bytes: &[u8], from: usize, most: usize, fits: impl Fn(u8) -> bool) -> usize {
    bytes[from..].iter().take(most).take_while(|b| fits(**b)).count()
}

fn at_byte(text: &str, start: usize, may_be_loose: bool) -> Option<Found> {
    let (base, end) = span_at(text, start, may_be_loose)?;
    let mut number = text[start..base].to_ascii_uppercase().replace(['_', ' '], "-");
    if !number.contains('-') {
        number.insert(number.len() - 3, '-');
    }
    Some(Found { start, end, number })
}

/// Letters, digits, a hyphen, three digits; then perhaps the suffix of a printing. Where the number ends, and where the suffix does.
///
/// In lists the hyphen may be another sign, or missing, where letters and five digits leave no doubt: `ZZ01_004`, `ZZ01 004`, `ZZ01004`.
fn span_at(text: &str, start: usize, may_be_loose: bool) -> Option<(usize, usize)> {
    let bytes = text.as_bytes();
    let mut at = start;
    let letters = run(bytes, at, 6, |b| b.is_ascii_alphabetic());
    // `xZZ01-016`: a sign of multiplication without its count is no letter of a set.
    let is_mixed = |set: &[u8]| set.iter().any(u8::is_ascii_lowercase) && set.iter().any(u8::is_ascii_uppercase);
    let set = &bytes[at..at + letters];
    if !(1..=5).contains(&letters) || is_mixed(set) || (letters > 1 && set[0] == b'x') {
        return None;
    }
    at += letters;
    let digits = run(bytes, at, 6, |b| b.is_ascii_digit());
    let is_sure = may_be_loose && (2..=4).contains(&letters) && set.iter().all(u8::is_ascii_uppercase);
    at += match (digits, bytes.get(at + digits)) {
        (0..=3, Some(b'-')) => digits + 1,
        (2, Some(b'_' | b' ')) if is_sure => 3,
        (5, _) if is_sure => 2,
        _ => return None,
    };
    // No game has more; a fourth may be a count.
    if run(bytes, at, 4, |b| b.is_ascii_digit()) != 3 {
        return None;
    }
    at += 3;
    let end = at + suffix(&bytes[at..]);
    let goes_on = bytes.get(end).is_some_and(|b| b.is_ascii_alphanumeric()) && !is_count(&bytes[end..]);
    (!goes_on).then_some((at, end))
}

/// `x4`, a count that stands directly behind a number.
fn is_count(bytes: &[u8]) -> bool {
    let digits = run(bytes, 1, 4, |b| b.is_ascii_digit());
    matches!(bytes.first(), Some(b'x' | b'X'))
        && (1..=3).contains(&digits)
        && !bytes.get(1 + digits).is_some_and(u8::is_ascii_alphanumeric)
}

/// How long the suffix of a printing is: `_p1`, `_r1`, `#01`, `-p1`. An `x` begins a count, never a suffix.
fn suffix(bytes: &[u8]) -> usize {
    let is_letter = |b: u8| b.is_ascii_alphabetic() && !matches!(b, b'x' | b'X');
    let letters = if bytes.len() > 1 { run(bytes, 1, 8, is_letter) } else { 0 };
    let digits = if letters > 0 { run(bytes, 1 + letters, 2, |b| b.is_ascii_digit()) } else { 0 };
    // `ZZ01-004_IV`: a count, perhaps.
    let is_numeral = letters > 1 && bytes[1..1 + letters].iter().all(|b| matches!(b, b'I' | b'V'));
    match bytes {
        [b'_', ..] if letters > 0 && !is_numeral => 1 + letters + digits,
        [b'-', ..] if (1..=3).contains(&letters) && digits > 0 => 1 + letters + digits,
        [b'#', b'0', d, ..] if d.is_ascii_digit() => 3,
        // `ZZ01-004p1`.
        [b'p' | b'P', d, rest @ ..] if d.is_ascii_digit() && !rest.first().is_some_and(u8::is_ascii_alphanumeric) => 2,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printings_share_their_number() {
        for typed in ["ZZ01-016", "zz01-016", "ZZ01-016_p1", "ZZ01-016_r1", "ZZ01-016#01", "ZZ01-016-p1"] {
            assert_eq!(whole(typed).as_deref(), Some("ZZ01-016"), "{typed}");
        }
        assert_eq!(whole("P-117").as_deref(), Some("P-117"));
        for typed in [
            "SA-10",
            "A-1",
            "ZZ01-0161234",
            "Kelp",
            "-001",
            "ZZ01-016x",
            "xZZ01-016",
            "xzz01-016",
            "ZZ01-016x4",
            "ZZ01-016_x4",
            "ZZ01-016#4",
        ] {
            assert_eq!(whole(typed), None, "{typed}");
        }
    }

    #[test]
    fn numbers_in_a_line() {
        let line = "4 Kelp, the first (ZZ01-016_p1) and R-001";
        let found: Vec<(String, &str)> = all(line).into_iter().map(|f| (f.number, &line[f.start..f.end])).collect();
        assert_eq!(found, [("ZZ01-016".to_string(), "ZZ01-016_p1"), ("R-001".to_string(), "R-001")]);
        assert_eq!(first("4xZZ01-016"), None);
    }

    #[test]
    fn numbers_without_their_hyphen() {
        for line in ["ZZ01-016", "ZZ01_016", "ZZ01 016", "ZZ01016", "ZZ01016_p1", "ZZ01-016p1"] {
            assert_eq!(at(line, 0).map(|f| f.number).as_deref(), Some("ZZ01-016"), "{line}");
        }
        for line in ["ZZ01  016", "zz01016", "ZZ1016", "ZZ010161", "ZZ01 16", "Z01 016", "ZZ01_16"] {
            assert_eq!(at(line, 0), None, "{line}");
        }
        assert_eq!((first("ZZ01 016"), whole("ZZ01016")), (None, None));
    }

    #[test]
    fn a_count_is_no_suffix() {
        for line in ["ZZ01-016x4", "ZZ01-016_p1x4", "ZZ01-016_x4", "ZZ01-016-x4", "ZZ01-016#4"] {
            let found = first(line).unwrap();
            assert_eq!((found.number.as_str(), line[found.end..].contains('4')), ("ZZ01-016", true), "{line}");
        }
        for line in ["ZZ01-016x4a", "ZZ01-016y4", "ZZ01-0164", "ZZ01-0164444", "ZZ01-016ZZ01-017"] {
            assert_eq!(first(line), None, "{line}");
        }
    }
}
