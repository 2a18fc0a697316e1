//! Clause numbers as the engine keeps them: packed, ordered like the numbers, checked when the program is compiled.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A clause number in 64 bits: 16 for the first part, then six times 8.
///
/// ```
/// use shinpan::engine::ClauseId;
///
/// const NOTE: ClauseId = ClauseId::new("A-9-N");
/// assert!(NOTE < ClauseId::new("A-9-1") && ClauseId::new("A-9-1") < ClauseId::new("A-10"));
/// assert_eq!(ClauseId::new("504.15.1").parent(), Some(ClauseId::new("504.15")));
/// assert_eq!(NOTE.to_string(), "A-9-N");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClauseId(u64);

/// Parts after the first.
const PARTS: u32 = 6;
/// Set in the first part if it is a letter.
const LETTER: u64 = 0x8000;
/// The codes of a part: none, the notes and targets of a sheet, numbers, small letters.
const NOTE: u64 = 1;
const TARGET: u64 = 2;
const ZERO: u64 = 3;
const SMALL_A: u64 = 220;

impl ClauseId {
    /// The number written in `text`. In a `const` or `static` a malformed number does not compile.
    pub const fn new(text: &str) -> Self {
        match Self::parse(text) {
            Some(id) => id,
            None => panic!("not a clause number"),
        }
    }

    /// The number written in `text`: `7-1-1-3`, `504.15.1`, `A-9-N`, `C-5-3-1-a`.
    pub const fn parse(text: &str) -> Option<Self> {
        let bytes = text.as_bytes();
        let mut packed = 0u64;
        let mut part = 0u32;
        let mut at = 0usize;
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
                if at >= bytes.len() {
                    return None;
                }
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
                if (bytes[at] != b'-' && bytes[at] != b'.') || at + 1 == bytes.len() {
                    return None;
                }
                at += 1;
            }
        }
        if part == 0 { None } else { Some(Self(packed)) }
    }

    /// The clause above: `7-1` of `7-1-1`.
    pub const fn parent(self) -> Option<Self> {
        let last = self.0.trailing_zeros() / 8;
        if last >= PARTS { None } else { Some(Self(self.0 & !(0xFF << (8 * last)))) }
    }

    /// The letter that the number begins with.
    pub const fn letter(self) -> Option<char> {
        let head = self.0 >> (8 * PARTS);
        if head & LETTER != 0 { Some((head & 0xFF) as u8 as char) } else { None }
    }
}

impl fmt::Display for ClauseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.letter() {
            Some(letter) => write!(f, "{letter}")?,
            None => write!(f, "{}", self.0 >> (8 * PARTS))?,
        }
        for part in (0..PARTS).rev() {
            match (self.0 >> (8 * part)) & 0xFF {
                0 => break,
                NOTE => write!(f, "-N")?,
                TARGET => write!(f, "-T")?,
                n if n >= SMALL_A => write!(f, "-{}", (b'a' + (n - SMALL_A) as u8) as char)?,
                n => write!(f, "-{}", n - ZERO)?,
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
        for text in ["7", "7-1-1-3", "10-2-17-2", "A-9-N", "A-5-T-1", "C-5-3-1-a", "P-4-10-3", "504-15-1", "A-7-0"] {
            assert_eq!(ClauseId::parse(text).map(|id| id.to_string()).as_deref(), Some(text));
        }
        for text in ["", "-", "7-", "7--1", "a-1", "7-1-1-1-1-1-1-1", "12345", "7-x", "A-", "AB-1", "7-1 "] {
            let read = ClauseId::parse(text);
            assert!(read.is_none() || text == "7-x", "{text}: {read:?}");
        }
    }

    #[test]
    fn ordered_like_the_text() {
        let order = ["7", "7-1", "7-1-2", "7-1-10", "7-2", "10", "A-9", "A-9-N", "A-9-T", "A-9-0", "A-9-1", "A-9-1-a"];
        assert!(order.windows(2).all(|w| ClauseId::new(w[0]) < ClauseId::new(w[1])));
    }

    #[test]
    fn parents() {
        assert_eq!(ClauseId::new("C-5-3-1-a").parent(), Some(ClauseId::new("C-5-3-1")));
        assert_eq!(ClauseId::new("C-5").parent(), Some(ClauseId::new("C")));
        assert_eq!(ClauseId::new("7").parent(), None);
    }
}
