//! Files as people have them: of any length and in any writing, read whole or refused with what to do about it.

use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::Path;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{EUC_JP, Encoding, SHIFT_JIS, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_874};

use super::thai;

/// The text of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// What is written, without the mark at its beginning.
    pub text: String,
    /// The writing that it was read in, if it was not Unicode: a reader should know.
    pub encoding: Option<&'static str>,
}

/// Why a file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// The system refuses; its words.
    System(String),
    /// There is no such file or folder.
    Missing,
    /// It has more than so many megabytes.
    TooLong(u64),
    /// It is no text at all.
    NoText,
    /// It is not Unicode; what it may be.
    NotUnicode(Vec<&'static str>),
}

impl Unread {
    /// Why the system refuses.
    pub fn of(error: &std::io::Error) -> Self {
        if error.kind() == ErrorKind::NotFound { Self::Missing } else { Self::System(error.to_string()) }
    }

    /// The sentence that says it; `what` fills its gap.
    pub fn key(&self) -> &'static str {
        match self {
            Self::System(_) => "fault-unreadable",
            Self::Missing => "deck-list-missing",
            Self::TooLong(_) => "fault-too-long",
            Self::NoText => "fault-no-text",
            Self::NotUnicode(maybe) if maybe.is_empty() => "fault-utf8",
            Self::NotUnicode(_) => "fault-encoding",
        }
    }

    /// What fills the gap of the sentence.
    pub fn what(&self) -> String {
        match self {
            Self::System(words) => words.clone(),
            Self::TooLong(bytes) => (bytes / MEGABYTE).to_string(),
            Self::NoText | Self::Missing => String::new(),
            Self::NotUnicode(maybe) => maybe.join(", "),
        }
    }
}

const MEGABYTE: u64 = 1 << 20;
/// No page that people write is longer: a list, a case, a ban list.
pub const PAGE: u64 = 4 * MEGABYTE;
/// No file of data is.
pub const DATA: u64 = 256 * MEGABYTE;

/// The text of a file, a pipe or a device of at most so many bytes.
pub fn read(path: &Path, most: u64) -> Result<Text, Unread> {
    let file = File::open(path).map_err(|error| Unread::of(&error))?;
    read_from(file, most)
}

/// The same from something that is open.
pub fn read_from(source: impl Read, most: u64) -> Result<Text, Unread> {
    let mut bytes = Vec::new();
    match source.take(most + 1).read_to_end(&mut bytes) {
        Err(error) if error.kind() == ErrorKind::OutOfMemory => return Err(Unread::TooLong(most)),
        Err(error) => return Err(Unread::System(error.to_string())),
        Ok(_) => {}
    }
    if bytes.len() as u64 > most {
        return Err(Unread::TooLong(most));
    }
    decode(bytes)
}

/// Bytes as text. Unicode is read as it is; Thai and Japanese writings of old when they can be nothing else.
pub fn decode(bytes: Vec<u8>) -> Result<Text, Unread> {
    if bytes.starts_with(&[0xFF, 0xFE, 0, 0]) || bytes.starts_with(&[0, 0, 0xFE, 0xFF]) {
        return Err(Unread::NotUnicode(vec!["UTF-32"]));
    }
    if let Some((encoding, mark)) = Encoding::for_bom(&bytes) {
        return whole(encoding, &bytes[mark..]).map(plain).ok_or(Unread::NoText);
    }
    // Documents and archives: what looks like words in them is not what they show.
    if [&b"%PDF-"[..], b"PK\x03\x04", b"{\\rtf", b"\x1F\x8B"].iter().any(|mark| bytes.starts_with(mark)) {
        return Err(Unread::NoText);
    }
    if bytes.contains(&0) {
        return wide(&bytes).map(plain).ok_or(Unread::NoText);
    }
    match String::from_utf8(bytes) {
        Ok(text) => Ok(plain(text)),
        Err(error) => of_old(error.as_bytes()),
    }
}

fn plain(text: String) -> Text {
    Text { text, encoding: None }
}

/// All bytes in an encoding, if every one of them has a meaning there.
fn whole(encoding: &'static Encoding, bytes: &[u8]) -> Option<String> {
    encoding.decode_without_bom_handling_and_without_replacement(bytes).map(|text| text.into_owned())
}

/// UTF-16 without a mark: blanks, digits and line ends have a zero byte, always on the same side.
fn wide(bytes: &[u8]) -> Option<String> {
    let zeros = |side: usize| bytes.iter().skip(side).step_by(2).filter(|b| **b == 0).count();
    let encoding = match (zeros(0), zeros(1)) {
        (0, 1..) => UTF_16LE,
        (1.., 0) => UTF_16BE,
        _ => return None,
    };
    let text = whole(encoding, bytes).filter(|_| bytes.len().is_multiple_of(2))?;
    let is_odd = |c: char| (c.is_control() && !matches!(c, '\n' | '\r' | '\t')) || is_private(c);
    (!text.chars().any(is_odd)).then_some(text)
}

fn is_private(c: char) -> bool {
    matches!(c, '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..)
}

/// A writing of old, and whether a text that was read in it makes sense.
type Old = (&'static Encoding, fn(&str) -> bool);

/// Those that people here still use.
const OLD: [Old; 3] = [(WINDOWS_874, looks_thai), (SHIFT_JIS, looks_japanese), (EUC_JP, looks_japanese)];

/// Thai or Japanese in a writing of old: read if only one of them makes sense, and if a detector that was made for the web and knows
/// all others says the same.
fn of_old(bytes: &[u8]) -> Result<Text, Unread> {
    let mut maybe: Vec<(&'static Encoding, String)> = OLD
        .iter()
        .filter_map(|(encoding, fits)| whole(encoding, bytes).filter(|t| fits(t)).map(|text| (*encoding, text)))
        .collect();
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let guess = detector.guess(None, Utf8Detection::Allow);
    if let ([(encoding, _)], true) = (maybe.as_slice(), maybe.len() == 1)
        && *encoding == guess
        && let Some((encoding, text)) = maybe.pop()
    {
        return Ok(Text { text, encoding: Some(encoding.name()) });
    }
    let mut names: Vec<&'static str> = maybe.iter().map(|(encoding, _)| encoding.name()).collect();
    if !names.contains(&guess.name()) && guess != UTF_8 && whole(guess, bytes).is_some() {
        names.push(guess.name());
    }
    Err(Unread::NotUnicode(names))
}

/// Thai with every mark on its consonant, no word half Thai and half Latin, and without the two letters that nobody writes any more.
fn looks_thai(text: &str) -> bool {
    let mut before = ' ';
    let mut letters = 0;
    for c in text.chars() {
        let mixed = |a: char, b: char| a.is_ascii_alphabetic() && thai::is_thai(b);
        let odd = matches!(c, 'ฃ' | 'ฅ' | '\u{80}'..'\u{A0}') || is_private(c);
        if mixed(c, before) || mixed(before, c) || odd {
            return false;
        }
        letters += usize::from(thai::is_consonant(c));
        before = c;
    }
    letters >= 2 && thai::first_fault(text).is_none()
}

/// What stands in lists that have no kana: `4枚`, `選手：山田太郎`.
const OF_LISTS: [&str; 9] = ["枚", "選手", "氏名", "名前", "合計", "番号", "大会", "年齢", "卓"];

/// Japanese: kana or words of lists, and nothing that Japanese does not use. Katakana of half a width are few in a text that is read rightly.
fn looks_japanese(text: &str) -> bool {
    let (mut kana, mut half) = (0usize, 0usize);
    for c in text.chars() {
        match c {
            '\u{3041}'..='\u{30FF}' => kana += 1,
            '\u{FF61}'..='\u{FF9F}' => half += 1,
            _ if is_private(c) || ('\u{80}'..'\u{A0}').contains(&c) => return false,
            _ => {}
        }
    }
    (kana > 0 || OF_LISTS.iter().any(|word| text.contains(word))) && half <= kana
}

#[cfg(test)]
mod tests {
    use super::*;

    const THAI: &str = "ลีดเดอร์: ZZ01-001\nเด็ค\n4 ZZ01-004 นกนางนวล\n4 ZZ01-005 คนซ่อมแห ๔ ใบ\n";
    const JAPANESE: &str = "リーダー: ZZ01-001\nデッキ\n4 ZZ01-004 カモメ\n4 ZZ01-005 網をなおす人 ４枚\n";

    fn read_as(bytes: &[u8]) -> Result<(String, Option<&'static str>), Unread> {
        decode(bytes.to_vec()).map(|t| (t.text, t.encoding))
    }

    fn sixteen(text: &str, of: fn(u16) -> [u8; 2]) -> Vec<u8> {
        text.encode_utf16().flat_map(of).collect()
    }

    #[test]
    fn unicode_with_and_without_a_mark() {
        for text in [THAI, JAPANESE, "4 ZZ01-004\n", ""] {
            assert_eq!(read_as(text.as_bytes()), Ok((text.to_string(), None)));
            assert_eq!(read_as(format!("\u{FEFF}{text}").as_bytes()), Ok((text.to_string(), None)));
            for of in [u16::to_le_bytes, u16::to_be_bytes] {
                assert_eq!(read_as(&sixteen(&format!("\u{FEFF}{text}"), of)), Ok((text.to_string(), None)));
                assert_eq!(read_as(&sixteen(text, of)), Ok((text.to_string(), None)), "{text}");
            }
        }
        assert_eq!(read_as(&[0xFF, 0xFE, 0, 0, b'4', 0, 0, 0]), Err(Unread::NotUnicode(vec!["UTF-32"])));
        // Half a letter, or a letter that is none.
        assert_eq!(read_as(&[0xFF, 0xFE, b'4', 0, b'x']), Err(Unread::NoText));
        assert_eq!(read_as(&[0xFF, 0xFE, 0x00, 0xD8]), Err(Unread::NoText));
        assert_eq!(read_as(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"), Err(Unread::NoText));
    }

    #[test]
    fn writings_of_old() {
        for (text, encoding, name) in
            [(THAI, WINDOWS_874, "windows-874"), (JAPANESE, SHIFT_JIS, "Shift_JIS"), (JAPANESE, EUC_JP, "EUC-JP")]
        {
            let (bytes, _, lossy) = encoding.encode(text);
            assert!(!lossy);
            assert_eq!(read_as(&bytes), Ok((text.to_string(), Some(name))));
        }
    }

    #[test]
    fn lists_without_kana() {
        let text = "選手：山田太郎\nZZ01-001 1枚\nZZ01-004 4枚\nZZ01-005 4枚\n";
        let (bytes, _, _) = SHIFT_JIS.encode(text);
        assert_eq!(read_as(&bytes), Ok((text.to_string(), Some("Shift_JIS"))));
    }

    #[test]
    fn what_is_not_sure_is_refused() {
        // Western, Cyrillic and Chinese writings, and a single letter that may be anything.
        for bytes in [
            &b"4 Caf\xe9 (ZZ01-004)\n"[..],
            b"4 M\xfcller (ZZ01-004)\n",
            b"4 \xcc\xee\xf0\xe5 ZZ01-004\n",
            b"4 \xb5\xc6\xcb\xfe ZZ01-004\n",
            b"\xa1",
            b"4 \xff\xfe\xfd",
        ] {
            assert!(matches!(read_as(bytes), Err(Unread::NotUnicode(_))), "{bytes:?} {:?}", read_as(bytes));
        }
    }

    #[test]
    fn nothing_is_read_without_end() {
        assert_eq!(read_from(std::io::repeat(b'4'), 1 << 20), Err(Unread::TooLong(1 << 20)));
    }
}
