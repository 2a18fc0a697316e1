//! Decks in an address, as programs share them: `https://example.org/?deck=1nZZ01-001a4nZZ01-004`.

/// The lines of a text that is one address with a deck in it, each `4x ZZ01-004`; nothing if anything of it is left over.
pub fn lines(text: &str) -> Option<String> {
    let address = text.trim();
    let is_address = address.starts_with("http://") || address.starts_with("https://");
    if !is_address || address.contains(char::is_whitespace) {
        return None;
    }
    let mut out = Vec::new();
    // The deck is one of the values behind the question mark or the hash.
    for value in address.split(['?', '#', '&']).skip(1) {
        let value = value.split_once('=').map_or(value, |(_, value)| value);
        let Some(cards) = cards(value) else { continue };
        if !out.is_empty() {
            return None;
        }
        out = cards;
    }
    (!out.is_empty()).then(|| out.join("\n"))
}

/// `1nZZ01-001a4nZZ01-004`: counts and cards, parted by one sign.
fn cards(value: &str) -> Option<Vec<String>> {
    let (mut out, mut rest, mut sign) = (Vec::new(), value, None);
    loop {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let card = rest[digits..].strip_prefix(['n', 'x'])?;
        let set = card.split_once('-')?.0;
        let is_set = (1..=6).contains(&set.len()) && set.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit());
        let number = card.get(..set.len() + 4)?;
        let is_number = number[set.len() + 1..].bytes().all(|b| b.is_ascii_digit());
        if !(1..=2).contains(&digits) || !is_set || !is_number {
            return None;
        }
        out.push(format!("{}x {number}", &rest[..digits]));
        rest = &card[number.len()..];
        // The suffix of a printing.
        if let Some(suffix) = rest.strip_prefix("_p").or_else(|| rest.strip_prefix("_r")) {
            rest = suffix.strip_prefix(|c: char| c.is_ascii_digit())?;
        }
        let Some(next) = rest.chars().next() else { return Some(out) };
        if next.is_ascii_digit() || *sign.get_or_insert(next) != next {
            return None;
        }
        rest = &rest[next.len_utf8()..];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decks_in_addresses() {
        let two = Some("1x ZZ01-001\n4x ZZ01-004".to_string());
        assert_eq!(lines("https://example.org/deck?d=1nZZ01-001a4nZZ01-004"), two);
        assert_eq!(lines("https://example.org/?lang=en&deck=1nZZ01-001_p1,4nZZ01-004#top\n"), two);
        for text in [
            "https://example.org/deck?d=1nZZ01-001a4nZZ01-004b3nZZ01-005",
            "https://example.org/deck?d=1nZZ01-001a4nZZ01-004a",
            "https://example.org/deck?d=1nZZ01-001a",
            "https://example.org/ZZ01-001",
            "1nZZ01-001a4nZZ01-004",
        ] {
            assert_eq!(lines(text), None, "{text}");
        }
    }
}
