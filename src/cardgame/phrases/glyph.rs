//! The signs of a line, cleaned: the several ways to write one sign are made one, and each keeps the bytes that it came from.

use std::ops::Range;

use crate::text::thai::{self, NIKHAHIT, SARA_AM};

/// A cleaned sign and the bytes of the text that it stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyph {
    /// The sign, as printed.
    pub sign: char,
    /// The sign, as it is compared: in lower case.
    pub plain: char,
    /// Where it begins in the text as given.
    pub from: usize,
    /// Where it ends.
    pub to: usize,
}

/// The signs of a part of a text.
pub fn glyphs(text: &str, part: Range<usize>) -> Vec<Glyph> {
    let mut all: Vec<Glyph> = Vec::new();
    let start = part.start;
    for (at, sign) in text.get(part).unwrap_or_default().char_indices() {
        let (from, to) = (start + at, start + at + sign.len_utf8());
        let Some(sign) = one_sign(sign) else { continue };
        // ํา is ำ, whatever tone stands between.
        if sign == 'า' && all.last().is_some_and(|last| last.sign == NIKHAHIT) {
            let before = all.pop().map_or(from, |last| last.from);
            all.push(Glyph { sign: SARA_AM, plain: SARA_AM, from: before, to });
            continue;
        }
        if sign == 'เ' && all.last().is_some_and(|last| last.sign == 'เ') {
            let before = all.pop().map_or(from, |last| last.from);
            all.push(Glyph { sign: 'แ', plain: 'แ', from: before, to });
            continue;
        }
        all.push(Glyph { sign, plain: lower(sign), from, to });
        in_order(&mut all);
    }
    all
}

/// A vowel sign stands before a tone, and a tone before ํ.
fn in_order(all: &mut [Glyph]) {
    let rank = |sign: char| match sign {
        NIKHAHIT => 3,
        sign if thai::is_tone(sign) => 2,
        _ => 1,
    };
    let mut at = all.len().saturating_sub(1);
    while at > 0 {
        let (Some(one), Some(two)) = (all.get(at - 1).copied(), all.get(at).copied()) else { return };
        if !(thai::is_mark(one.sign) && thai::is_mark(two.sign) && rank(one.sign) > rank(two.sign)) {
            return;
        }
        all.swap(at - 1, at);
        at -= 1;
    }
}

fn lower(sign: char) -> char {
    sign.to_lowercase().next().unwrap_or(sign)
}

/// The sign for its look-alikes; nothing for signs that are not seen.
fn one_sign(sign: char) -> Option<char> {
    Some(match sign {
        '\u{200b}' | '\u{200c}' | '\u{200d}' | '\u{feff}' | '\u{ad}' | '\r' => return None,
        '\u{a0}' | '\t' | '\u{3000}' | '\u{2009}' | '\u{202f}' => ' ',
        '−' | '–' | '—' | '－' | '‐' | '‑' => '-',
        '＋' => '+',
        '“' | '”' | '„' | '＂' => '"',
        '‘' | '’' | '＇' => '\'',
        '：' => ':',
        '；' => ';',
        '，' => ',',
        '（' => '(',
        '）' => ')',
        '［' => '[',
        '］' => ']',
        '〈' | '＜' | '《' => '<',
        '〉' | '＞' | '》' => '>',
        '／' => '/',
        '๐'..='๙' => char::from_digit(u32::from(sign) - u32::from('๐'), 10).unwrap_or(sign),
        '０'..='９' => char::from_digit(u32::from(sign) - u32::from('０'), 10).unwrap_or(sign),
        other => other,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(text: &str) -> String {
        glyphs(text, 0..text.len()).iter().map(|glyph| glyph.sign).collect()
    }

    #[test]
    fn look_alikes_become_one() {
        assert_eq!(plain("ทํา"), "ทำ");
        assert_eq!(plain("น้ํา"), "น้ำ");
        assert_eq!(plain("เเยก"), "แยก");
        assert_eq!(plain("ท่ี"), "ที่");
        assert_eq!(plain("At −๒ “x”"), "At -2 \"x\"");
    }

    #[test]
    fn every_sign_keeps_its_place() {
        let text = "ก ทํา x";
        let found = glyphs(text, 0..text.len());
        let am = found.iter().find(|glyph| glyph.sign == 'ำ').expect("there is one");
        assert_eq!(text.get(am.from..am.to), Some("ํา"));
    }
}
