//! Decks in an address, as programs share them: `https://example.org/?deck=1nZZ01-001a4nZZ01-004`, `?deck=ZZ01-001:1,ZZ01-004:4`,
//! `?ZZ01-001=1&ZZ01-004=4`.

use crate::cards::number;

/// The lines of a text that is one address with a deck in it, each `4x ZZ01-004`; nothing if anything of it is left over.
pub fn lines(text: &str) -> Option<String> {
    let address = text.trim();
    let is_address = address.starts_with("http://") || address.starts_with("https://");
    if !is_address || address.contains(char::is_whitespace) {
        return None;
    }
    let address = unescaped(address)?;
    if let Some(cards) = as_keys(&address) {
        return Some(cards.join("\n"));
    }
    let (mut out, mut others) = (Vec::new(), Vec::new());
    // The deck is one of the values behind the question mark or the hash.
    for part in address.split(['?', '#', '&']) {
        let value = part.split_once('=').map_or(part, |(_, value)| value);
        let Some(cards) = cards(value).or_else(|| pairs(value)) else {
            others.push(part);
            continue;
        };
        if !out.is_empty() {
            return None;
        }
        out = cards;
    }
    (!out.is_empty() && name_no_others(&others, &out)).then(|| out.join("\n"))
}

/// What else stands in an address names no card that the deck does not have: `&leader=ZZ01-001`.
fn name_no_others(parts: &[&str], deck: &[String]) -> bool {
    let has = |number: &str| deck.iter().any(|line| line.ends_with(&format!(" {number}")));
    parts.iter().flat_map(|part| number::all(part)).all(|found| has(&found.number))
}

/// `%3A` and its like as the letters that they stand for.
fn unescaped(address: &str) -> Option<String> {
    let mut out = Vec::with_capacity(address.len());
    let mut rest = address.bytes();
    while let Some(byte) = rest.next() {
        let value = |digit: u8| char::from(digit).to_digit(16).and_then(|value| u8::try_from(value).ok());
        match byte {
            b'%' => out.push(value(rest.next()?)? << 4 | value(rest.next()?)?),
            other => out.push(other),
        }
    }
    String::from_utf8(out).ok().filter(|text| !text.contains(char::is_control))
}

/// `ZZ01-001:1,ZZ01-004:4` or `1:ZZ01-001,4:ZZ01-004`: every pair is a card and a count.
fn pairs(value: &str) -> Option<Vec<String>> {
    value.split([',', ';']).map(|pair| pair.split_once(':').and_then(|(a, b)| line(a, b))).collect()
}

/// `?ZZ01-001=1&ZZ01-004=4`: the cards are the names of the values. What is no card number then names no card.
fn as_keys(address: &str) -> Option<Vec<String>> {
    let (mut out, mut others) = (Vec::new(), Vec::new());
    for part in address.split(['?', '#', '&']) {
        let card = part.split_once('=').filter(|(key, _)| number::whole(key).is_some());
        match card {
            Some((key, value)) => out.push(line(key, value)?),
            None => others.push(part),
        }
    }
    (out.len() > 1 && name_no_others(&others, &out)).then_some(out)
}

/// A card number and a count, in either order.
fn line(a: &str, b: &str) -> Option<String> {
    let (card, count) = if number::whole(a).is_some() { (a, b) } else { (b, a) };
    let is_count = (1..=2).contains(&count.len()) && count.bytes().all(|b| b.is_ascii_digit()) && count != "0";
    (is_count && number::whole(card).is_some()).then(|| format!("{count}x {card}"))
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
        assert_eq!(lines("https://example.org/?deck=1:ZZ01-001,4:ZZ01-004&type=x"), two);
        assert_eq!(lines("https://example.org/?type=x&deck=ZZ01-001%3A1%2CZZ01-004%3A4"), two);
        assert_eq!(lines("https://example.org/?ZZ01-001=1&ZZ01-004=4&v=2"), two);
        for text in [
            "https://example.org/?deck=1:ZZ01-001,4:ZZ01-004,ZZ01-005",
            "https://example.org/?deck=1:ZZ01-001,0:ZZ01-004",
            "https://example.org/?ZZ01-001=1&ZZ01-004=four",
            "https://example.org/?ZZ01-001=1&ZZ01-004=4&side=ZZ01-005",
            "https://example.org/?deck=1:ZZ01-001,4:ZZ01-004&leader=ZZ01-005",
            "https://example.org/ZZ01-005/?ZZ01-001=1&ZZ01-004=4",
            "https://example.org/?ZZ01-001=1&ZZ01-004=4&ZZ01-005",
            "https://example.org/?deck=%ZZ",
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
