//! Numbers of which the set stands apart, as price lists and deck builders write them: `4 Gull (ZZ01) 004`, `4 Gull [ZZ01] 004`.

use std::borrow::Cow;

/// A line with such numbers as cards have them: `4 Gull (ZZ01-004)`. Nobody counts with three digits.
pub fn joined(line: &str) -> Cow<'_, str> {
    let mut out = Cow::Borrowed(line);
    let mut from = 0;
    while let Some((open, end, number)) = next(&out, from) {
        let (before, after) = (&out[..open], &out[end..]);
        from = before.len() + number.len();
        out = Cow::Owned(format!("{before}{number}{after}"));
    }
    out
}

/// The next such number behind a place: where it begins and ends, and how it is written.
fn next(line: &str, from: usize) -> Option<(usize, usize, String)> {
    let close = |at: &usize| line[*at..].starts_with([')', ']']);
    let found = |at: usize| {
        let digits = line[at + 1..].strip_prefix(' ')?;
        let digits = digits.strip_prefix('#').unwrap_or(digits);
        let length = digits.bytes().take_while(u8::is_ascii_digit).count();
        let mut after = digits[length..].chars();
        let goes_on = match after.next() {
            Some(c) if c.is_alphanumeric() || matches!(c, '-' | '/') => true,
            Some('.' | ',') => after.next().is_some_and(char::is_numeric),
            _ => false,
        };
        let open = line[..at].rfind(['(', '['])?;
        let set = &line[open + 1..at];
        let letters = set.bytes().take_while(u8::is_ascii_alphabetic).count();
        let is_set = (1..=4).contains(&letters)
            && (2..=3).contains(&(set.len() - letters))
            && set[letters..].bytes().all(|b| b.is_ascii_digit());
        let end = line.len() - digits.len() + length;
        (is_set && length == 3 && !goes_on).then(|| (open, end, format!("({set}-{})", &digits[..length])))
    };
    let places = line.get(from..)?.match_indices([')', ']']).map(|(at, _)| from + at);
    places.filter(close).find_map(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_set_in_brackets() {
        for (written, number) in [
            ("4 Gull (ZZ01) 004", "4 Gull (ZZ01-004)"),
            ("4 Gull [ZZ01] #004", "4 Gull (ZZ01-004)"),
            ("4 Gull (ZZ01) 004, 4 Foam (ZZ01) 005 *F*", "4 Gull (ZZ01-004), 4 Foam (ZZ01-005) *F*"),
        ] {
            assert_eq!(joined(written), number);
        }
        for other in [
            "4 Gull (ZZ01-004)",
            "Gull (ZZ01) 4",
            "Core (005) 004",
            "4 Gull (ZZ01) 0045",
            "(red) 004",
            "(ZZ01) 004.5",
            "",
        ] {
            assert_eq!(joined(other), other);
        }
    }
}
