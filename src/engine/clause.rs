//! Clause numbers as the engine keeps them: packed, ordered like the numbers, checked when the program is compiled, and written as the text
//! prints them.

use std::collections::BTreeSet;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A clause: a number in 64 bits (16 for the first part, then six times 8), or an entry of a text's glossary by its headword.
///
/// ```
/// use shinpan::engine::ClauseId;
///
/// const NOTE: ClauseId = ClauseId::new("A-9-N");
/// assert!(NOTE < ClauseId::new("A-9-1") && ClauseId::new("A-9-1") < ClauseId::new("A-10"));
/// assert_eq!(ClauseId::new("504.15.1").parent(), Some(ClauseId::new("504.15")));
/// assert_eq!(ClauseId::new("504.15.1").to_string(), "504.15.1");
/// assert_eq!(ClauseId::new("g:Charging").to_string(), "g:Charging");
/// ```
#[derive(Clone, Copy)]
pub struct ClauseId {
    packed: u64,
    /// The entry of a glossary, as it is written; of a number, nothing.
    entry: &'static str,
}

/// Parts after the first.
const PARTS: u32 = 6;
/// Set in the first part if it is a letter.
const LETTER: u64 = 0x8000;
/// Set in the first part if dots stand between the parts.
const DOTS: u64 = 0x4000;
/// The first part of an entry of a glossary; the rest is a hash of it.
const ENTRY: u64 = 0xC000;
/// How such an entry begins.
const GLOSSARY: &str = "g:";
/// The codes of a part: none, the notes and targets of a sheet, numbers, small letters.
const NOTE: u64 = 1;
const TARGET: u64 = 2;
const ZERO: u64 = 3;
const SMALL_A: u64 = 220;

impl ClauseId {
    /// The number written in `text`. In a `const` or `static` a malformed number does not compile.
    pub const fn new(text: &'static str) -> Self {
        if is_entry(text.as_bytes()) {
            return Self { packed: hashed(text.as_bytes()), entry: text };
        }
        match number(text.as_bytes()) {
            Some(packed) => Self { packed, entry: "" },
            None => panic!("not a clause number"),
        }
    }

    /// The number written in `text`: `7-1-1-3`, `504.15.1`, `A-9-N`, `C-5-3-1-a`; or an entry: `g:Charging`.
    pub fn parse(text: &str) -> Option<Self> {
        if is_entry(text.as_bytes()) {
            return Some(Self { packed: hashed(text.as_bytes()), entry: kept(text)? });
        }
        number(text.as_bytes()).map(|packed| Self { packed, entry: "" })
    }

    /// The clause above: `7-1` of `7-1-1`.
    pub const fn parent(self) -> Option<Self> {
        let last = self.packed.trailing_zeros() / 8;
        if last >= PARTS || !self.entry.is_empty() {
            return None;
        }
        Some(Self { packed: self.packed & !(0xFF << (8 * last)), entry: "" })
    }

    /// The letter that the number begins with.
    pub const fn letter(self) -> Option<char> {
        let head = self.packed >> (8 * PARTS);
        if head & LETTER != 0 && self.entry.is_empty() { Some((head & 0xFF) as u8 as char) } else { None }
    }

    /// Is it an entry of a glossary?
    pub const fn is_entry(self) -> bool {
        !self.entry.is_empty()
    }

    /// Is it this number? For jumps, whose clauses are numbers.
    pub const fn same(self, other: Self) -> bool {
        self.packed == other.packed
    }
}

const fn is_entry(bytes: &[u8]) -> bool {
    bytes.len() > GLOSSARY.len() && bytes[0] == b'g' && bytes[1] == b':'
}

/// FNV-1a, in the bits after the head.
const fn hashed(bytes: &[u8]) -> u64 {
    let mut hash = 0xCBF2_9CE4_8422_2325_u64;
    let mut at = 0;
    while at < bytes.len() {
        hash = (hash ^ bytes[at] as u64).wrapping_mul(0x0100_0000_01B3);
        at += 1;
    }
    ENTRY << (8 * PARTS) | hash >> 16
}

/// So many different entries are kept, and none longer than this: no glossary has more.
const MOST: (usize, usize) = (2_000, 200);

/// An entry that was read, for as long as the program runs.
fn kept(text: &str) -> Option<&'static str> {
    static KEPT: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = kept.get(text) {
        return Some(known);
    }
    if kept.len() >= MOST.0 || text.len() > MOST.1 {
        return None;
    }
    let text: &'static str = Box::leak(text.to_string().into_boxed_str());
    kept.insert(text);
    Some(text)
}

const fn number(bytes: &[u8]) -> Option<u64> {
    let mut packed = 0u64;
    let mut part = 0u32;
    let mut at = 0usize;
    let mut sign = 0u8;
    while at < bytes.len() {
        if part > PARTS {
            return None;
        }
        let mut value = 0u64;
        let start = at;
        while at < bytes.len() && bytes[at].is_ascii_digit() {
            value = value * 10 + (bytes[at] - b'0') as u64;
            if value > 9999 {
                return None;
            }
            at += 1;
        }
        if at == start {
            // A part of one letter.
            value = match (part, bytes[at]) {
                (0, letter @ b'A'..=b'Z') => LETTER | letter as u64,
                (0, _) => return None,
                (_, b'N') => NOTE,
                (_, b'T') => TARGET,
                (_, letter @ b'a'..=b'z') => SMALL_A + (letter - b'a') as u64,
                _ => return None,
            };
            at += 1;
        } else if part > 0 {
            if value >= SMALL_A - ZERO {
                return None;
            }
            value += ZERO;
        }
        packed |= value << (8 * (PARTS - part));
        part += 1;
        if at < bytes.len() {
            let other = sign != 0 && bytes[at] != sign;
            if (bytes[at] != b'-' && bytes[at] != b'.') || other || at + 1 == bytes.len() {
                return None;
            }
            sign = bytes[at];
            at += 1;
        }
    }
    if part == 0 {
        return None;
    }
    Some(if sign == b'.' { packed | DOTS << (8 * PARTS) } else { packed })
}

impl PartialEq for ClauseId {
    fn eq(&self, other: &Self) -> bool {
        self.packed == other.packed
    }
}

impl Eq for ClauseId {}

impl PartialOrd for ClauseId {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for ClauseId {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.packed.cmp(&other.packed)
    }
}

impl Hash for ClauseId {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.packed.hash(hasher);
    }
}

impl fmt::Display for ClauseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_entry() {
            return f.write_str(self.entry);
        }
        let head = self.packed >> (8 * PARTS);
        let sign = if head & LETTER == 0 && head & DOTS != 0 { '.' } else { '-' };
        match self.letter() {
            Some(letter) => write!(f, "{letter}")?,
            None => write!(f, "{}", head & !DOTS)?,
        }
        for part in (0..PARTS).rev() {
            match (self.packed >> (8 * part)) & 0xFF {
                0 => break,
                NOTE => write!(f, "{sign}N")?,
                TARGET => write!(f, "{sign}T")?,
                n if n >= SMALL_A => {
                    write!(f, "{sign}{}", u8::try_from(n - SMALL_A).map_or('?', |n| char::from(b'a' + n)))?
                }
                n => write!(f, "{sign}{}", n - ZERO)?,
            }
        }
        Ok(())
    }
}

impl fmt::Debug for ClauseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for ClauseId {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ClauseId {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(d)?;
        Self::parse(&text).ok_or_else(|| serde::de::Error::custom(format!("no clause number: {text}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn written_and_read() {
        let all = [
            "7",
            "7-1-1-3",
            "10-2-17-2",
            "A-9-N",
            "A-5-T-1",
            "C-5-3-1-a",
            "P-4-10-3",
            "504.15.1",
            "103",
            "A-7-0",
            "610.1.13.3",
            "g:Charging",
            "g:Mp สูงสุด (Mp Max)",
        ];
        for text in all {
            assert_eq!(ClauseId::parse(text).map(|id| id.to_string()).as_deref(), Some(text));
        }
        for text in ["", "-", "7-", "7--1", "a-1", "7-1-1-1-1-1-1-1", "12345", "A-", "AB-1", "7-1 ", "7-1.1", "g:", "é"]
        {
            assert_eq!(ClauseId::parse(text), None, "{text}");
        }
        assert_eq!(ClauseId::parse("g:Draw"), Some(ClauseId::new("g:Draw")));
        assert!(ClauseId::parse(&format!("g:{}", "x".repeat(300))).is_none());
    }

    #[test]
    fn ordered_like_the_text() {
        let order = ["7", "7-1", "7-1-2", "7-1-10", "7-2", "10", "A-9", "A-9-N", "A-9-T", "A-9-0", "A-9-1", "A-9-1-a"];
        assert!(order.windows(2).all(|w| ClauseId::new(w[0]) < ClauseId::new(w[1])));
        let order = ["100.1", "103.1", "103.1.1", "103.2", "504.2", "504.15", "504.15.1"];
        assert!(order.windows(2).all(|w| ClauseId::new(w[0]) < ClauseId::new(w[1])));
    }

    #[test]
    fn parents() {
        assert_eq!(ClauseId::new("C-5-3-1-a").parent(), Some(ClauseId::new("C-5-3-1")));
        assert_eq!(ClauseId::new("C-5").parent(), Some(ClauseId::new("C")));
        assert_eq!(ClauseId::new("7").parent(), None);
        assert_eq!(ClauseId::new("g:Draw").parent(), None);
    }
}
