//! The folded form in which texts and queries meet: one spelling for what people write in several ways.
//!
//! Folded: full-width and half-width forms, Thai digits, case, `เเ`, ำ as two letters, hiragana as katakana, doubled `ー`,
//! the suits in their black and white forms. Every folded letter knows where it came from.

use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

use super::{number, thai};

/// One folded letter and the bytes of the original that it stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Letter {
    /// The folded letter.
    pub c: char,
    /// First byte in the original.
    pub start: usize,
    /// Byte after the last in the original.
    pub end: usize,
}

/// Fold `text`, keeping marks.
pub fn letters(text: &str) -> Vec<Letter> {
    let mut out: Vec<Letter> = Vec::with_capacity(text.len() / 2);
    for (start, cluster) in text.grapheme_indices(true) {
        let end = start + cluster.len();
        if cluster.len() == 1 {
            let c = cluster.as_bytes()[0].to_ascii_lowercase() as char;
            out.push(Letter { c, start, end });
            continue;
        }
        if cluster.chars().all(is_plain) {
            cluster.chars().for_each(|c| push(&mut out, c, start, end));
        } else {
            cluster.nfkc().flat_map(char::to_lowercase).for_each(|c| push(&mut out, c, start, end));
        }
    }
    out
}

/// Letters that have one form only, so that nothing need be normalised: most of every text.
fn is_plain(c: char) -> bool {
    matches!(c, 'ก'..='า' | 'ิ'..='์' | 'ァ'..='ヺ' | 'ー' | 'ぁ'..='ゖ' | '\u{4E00}'..='\u{9FFF}')
}

fn push(out: &mut Vec<Letter>, c: char, start: usize, end: usize) {
    let Some(c) = fold_char(c) else { return };
    let doubled = out.last().is_some_and(|l| l.end == start || l.end == end);
    match (out.last_mut(), c) {
        (Some(l), 'เ') if l.c == 'เ' && doubled => *l = Letter { c: 'แ', start: l.start, end },
        (Some(l), 'ー') if l.c == 'ー' => l.end = end,
        _ => out.push(Letter { c, start, end }),
    }
}

/// The folded text alone.
pub fn fold(text: &str) -> String {
    letters(text).into_iter().map(|l| l.c).collect()
}

/// The folded text without blanks and weak marks: what two spellings of one word share.
pub fn key(text: &str) -> String {
    letters(text).into_iter().map(|l| l.c).filter(|&c| !c.is_whitespace() && !thai::is_weak_mark(c)).collect()
}

fn fold_char(c: char) -> Option<char> {
    if matches!(c, 'ก'..='์' | '\u{4E00}'..='\u{9FFF}') {
        return Some(c);
    }
    if let Some(d) = number::digit(c) {
        return Some(d);
    }
    Some(match c {
        // Zero-width characters and soft hyphens come with pasted text.
        '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}' | '\u{00AD}' => return None,
        '\u{3041}'..='\u{3096}' => char::from_u32(c as u32 + 0x60).unwrap_or(c),
        '♡' => '♥',
        '♢' | '◇' => '♦',
        '♤' => '♠',
        '♧' => '♣',
        '〜' | '～' => '~',
        '“' | '”' | '„' | '″' => '"',
        '‘' | '’' | '′' => '\'',
        '‐'..='―' | '−' => '-',
        c if c.is_whitespace() => ' ',
        c => c,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spellings_that_meet() {
        for (a, b) in [
            ("ﾀﾞﾒｰｼﾞ", "ダメージ"),
            ("キーカーード", "キーカード"),
            ("๗-๑-๓", "7-1-3"),
            ("７－１－３", "7-1-3"),
            ("เเพ้", "แพ้"),
            ("ทํา", "ทำ"),
            ("DON!!", "don!!"),
            ("あたっく", "アタック"),
            ("♡", "♥"),
        ] {
            assert_eq!(fold(a), fold(b), "{a} {b}");
        }
        assert_eq!(key("บล็อก เกอร์"), key("บลอกเกอร"));
    }

    #[test]
    fn letters_know_their_origin() {
        let text = "xﾀﾞทำ";
        for l in letters(text) {
            assert!(text.is_char_boundary(l.start) && text.is_char_boundary(l.end) && l.start < l.end);
        }
    }
}
