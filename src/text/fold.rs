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
    let mut rest = 0;
    while rest < text.len() {
        rest = plain_letters(text, rest, &mut out);
        // One cluster that is not plain, or what stands before such a letter and may belong to it.
        let Some(cluster) = text[rest..].graphemes(true).next() else { break };
        let (start, end) = (rest, rest + cluster.len());
        if cluster.chars().all(is_plain) {
            cluster.chars().for_each(|c| push(&mut out, c, start, end));
        } else {
            cluster.nfkc().flat_map(char::to_lowercase).for_each(|c| push(&mut out, c, start, end));
        }
        rest = end;
    }
    out
}

/// Fold plain letters from a byte on, as far as it is sure where their clusters end: to the byte told.
fn plain_letters(text: &str, from: usize, out: &mut Vec<Letter>) -> usize {
    let mut cluster = from;
    let mut chars = text[from..].char_indices().map(|(at, c)| (from + at, c)).peekable();
    while let Some((at, c)) = chars.next() {
        let follows = at > cluster && thai::is_mark(c);
        match chars.peek() {
            _ if !(c.is_ascii() || is_plain(c)) => return cluster,
            // The cluster goes on.
            Some((_, next)) if thai::is_mark(*next) => {
                cluster = if follows { cluster } else { at };
                continue;
            }
            Some((_, next)) if !(next.is_ascii() || is_plain(*next)) => return if follows { cluster } else { at },
            _ => {}
        }
        let start = if follows { cluster } else { at };
        let end = at + c.len_utf8();
        text[start..end].chars().for_each(|c| push(out, c.to_ascii_lowercase(), start, end));
        cluster = end;
    }
    text.len()
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
    fn clusters_are_those_of_unicode() {
        for text in ["กำ้ xทำให้ที่นี้", "e\u{301}a", "การ์ด DON!! ドンか\u{3099}", "่า ก่่ก", "a\r\nb", "ผูเ้ลน่", "1\u{20E3}2"]
        {
            let mut clusters: Vec<(usize, usize)> = letters(text).iter().map(|l| (l.start, l.end)).collect();
            clusters.dedup();
            let unicode: Vec<(usize, usize)> = text.grapheme_indices(true).map(|(at, g)| (at, at + g.len())).collect();
            assert!(clusters.iter().all(|c| unicode.contains(c) || text[c.0..c.1].is_ascii()), "{text:?} {clusters:?}");
        }
    }

    #[test]
    fn letters_know_their_origin() {
        let text = "xﾀﾞทำ";
        for l in letters(text) {
            assert!(text.is_char_boundary(l.start) && text.is_char_boundary(l.end) && l.start < l.end);
        }
    }
}
