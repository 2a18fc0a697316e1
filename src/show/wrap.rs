//! Long text in lines: broken where readers of its language would break it, in Thai between words.

use std::collections::HashMap;
use std::sync::LazyLock;

use icu_segmenter::options::LineBreakOptions;
use icu_segmenter::{LineSegmenter, LineSegmenterBorrowed};
use unicode_segmentation::UnicodeSegmentation;

use crate::text::cluster::width;
use crate::text::thai;

/// Thai is written without blanks between words; a dictionary finds them.
static SEGMENTER: LazyLock<LineSegmenterBorrowed<'static>> =
    LazyLock::new(|| LineSegmenter::new_dictionary(LineBreakOptions::default()));

/// The narrowest line that is filled.
const NARROWEST: usize = 8;

/// Break `text` into lines of at most `columns`: after blanks, between the words of scripts that have none, and inside
/// a word only where it is longer than a line. Breaks that the text has itself are kept. Returned are byte ranges,
/// without the blanks at a break.
pub fn wrap(text: &str, columns: usize) -> Vec<(usize, usize)> {
    let columns = columns.max(NARROWEST);
    let mut lines = Vec::new();
    let mut start = 0;
    for line in text.split('\n') {
        let end = start + line.len();
        if line.len() <= columns || width(line) <= columns {
            lines.push((start, end));
        } else {
            let before = lines.len();
            fill(line, columns, &mut lines);
            lines[before..].iter_mut().for_each(|(from, to)| (*from, *to) = (*from + start, *to + start));
        }
        start = end + 1;
    }
    lines
}

/// Fill lines with the pieces of a text between the places where it may break.
fn fill(text: &str, columns: usize, lines: &mut Vec<(usize, usize)>) {
    let mut from = 0;
    let mut used = 0;
    let mut at = 0;
    for next in opportunities(text) {
        let piece = &text[at..next];
        let (wide, blank) = (width(piece.trim_end_matches(' ')), width(piece));
        if used + wide > columns && at > from {
            push(text, from, at, lines);
            (from, used) = (at, 0);
        }
        if wide > columns {
            from = cut(text, at, next, columns, lines);
            used = width(&text[from..next]);
        } else {
            used += blank;
        }
        at = next;
    }
    if from < text.len() {
        push(text, from, text.len(), lines);
    }
}

/// A line, without the blanks that it ends with.
fn push(text: &str, from: usize, to: usize, lines: &mut Vec<(usize, usize)>) {
    lines.push((from, from + text[from..to].trim_end_matches(' ').len()));
}

/// Cut a piece that is longer than a line between clusters. Told is where what is left begins.
fn cut(text: &str, from: usize, to: usize, columns: usize, lines: &mut Vec<(usize, usize)>) -> usize {
    let mut start = from;
    let mut used = 0;
    let mut fits = from;
    for (at, cluster) in text[from..to].grapheme_indices(true) {
        let at = from + at;
        let wide = width(cluster);
        if used + wide > columns && cluster != " " {
            let place = if fits > start { fits } else { at };
            push(text, start, place, lines);
            (start, used) = (place, width(&text[place..at]));
        }
        let end = at + cluster.len();
        used += wide;
        if may_part(text, end) {
            fits = end;
        }
    }
    start
}

/// Where a line may end and the next begin; the end of the text is the last.
fn opportunities(text: &str) -> Vec<usize> {
    let thai = thai_runs(text);
    let inside = |at: usize| thai.iter().any(|&(from, to)| from < at && at < to);
    let mut places: Vec<usize> = SEGMENTER.segment_str(text).filter(|&at| at > 0 && !inside(at)).collect();
    thai.into_iter().for_each(|(from, to)| thai_breaks(text, from, to, &mut places));
    places.sort_unstable();
    places.dedup();
    places.retain(|&at| at == text.len() || !is_kept(text, at) && may_part(text, at));
    places
}

/// The stretches of Thai letters in a text.
fn thai_runs(text: &str) -> Vec<(usize, usize)> {
    let mut runs: Vec<(usize, usize)> = Vec::new();
    for (at, c) in text.char_indices().filter(|&(_, c)| thai::is_thai(c)) {
        match runs.last_mut() {
            Some((_, to)) if *to == at => *to = at + c.len_utf8(),
            _ => runs.push((at, at + c.len_utf8())),
        }
    }
    runs
}

/// Where a stretch of Thai may be broken: around the words of the games, and between words of the dictionary in what is
/// left. Left to itself, the dictionary takes a foreign word apart and the words after it, too.
fn thai_breaks(text: &str, from: usize, to: usize, places: &mut Vec<usize>) {
    let mut found = Vec::new();
    let mut left = from;
    let mut at = from;
    while at < to {
        if let Some(length) = GAME_WORDS.at(&text[from..to], at - from) {
            found.extend(SEGMENTER.segment_str(&text[left..at]).map(|place| left + place));
            found.extend([at, at + length]);
            at += length;
            left = at;
        } else {
            at += text[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    found.extend(SEGMENTER.segment_str(&text[left..to]).map(|place| left + place));
    places.extend(found.into_iter().filter(|&place| from < place && place < to));
}

/// Words that the dictionary lacks or takes apart, by their first two letters, the longest first.
struct GameWords(HashMap<[char; 2], Vec<&'static str>>);

static GAME_WORDS: LazyLock<GameWords> = LazyLock::new(|| {
    let mut words: HashMap<[char; 2], Vec<&'static str>> = HashMap::new();
    let lines = include_str!("../lang/th.words.txt").lines().filter(|line| !line.starts_with('#'));
    for word in lines.flat_map(str::split_whitespace) {
        if let Some(key) = first_two(word) {
            words.entry(key).or_default().push(word);
        }
    }
    words.values_mut().for_each(|same| same.sort_by_key(|word| std::cmp::Reverse(word.len())));
    GameWords(words)
});

fn first_two(text: &str) -> Option<[char; 2]> {
    let mut chars = text.chars();
    Some([chars.next()?, chars.next()?])
}

impl GameWords {
    /// How long the word is that begins at a byte of a run of Thai, if one does and ends with a letter of its own.
    fn at(&self, run: &str, at: usize) -> Option<usize> {
        let rest = &run[at..];
        let words = self.0.get(&first_two(rest)?)?;
        let begins = !run[..at].ends_with(LEADING);
        let ends = |word: &&&str| {
            let mut after = rest[word.len()..].chars();
            let follows = after.next().is_some_and(|c| thai::is_mark(c) || FOLLOWING.contains(&c));
            // A silent letter belongs to the word before it.
            !follows && after.next() != Some(thai::THANTHAKHAT)
        };
        words.iter().filter(|word| begins && rest.starts_with(**word)).find(ends).map(|word| word.len())
    }
}

/// Vowels that are written before their consonant.
const LEADING: [char; 5] = ['เ', 'แ', 'โ', 'ใ', 'ไ'];
/// Vowels that are written after it.
const FOLLOWING: [char; 3] = ['ะ', 'า', 'ำ'];

/// Names, numbers and commands are broken at blanks only.
fn is_kept(text: &str, at: usize) -> bool {
    let ascii = |c: Option<char>| c.is_some_and(|c| c.is_ascii() && c != ' ');
    ascii(text[..at].chars().next_back()) && ascii(text[at..].chars().next())
}

/// Letters and signs that never begin a line, even after a blank.
const NEVER_FIRST: &str = "ะาำๆฯ)]}”’」』】》〕）、。，．！？：；!?,.;:・ー〜ぁぃぅぇぉっゃゅょァィゥェォッャュョ";
/// Letters and signs that never end one.
const NEVER_LAST: &str = "เแโใไ([{“‘「『【《〔（■※★";

fn may_part(text: &str, at: usize) -> bool {
    let first = text[at..].chars().next();
    let last = text[..at].graphemes(true).next_back().and_then(|cluster| cluster.chars().next());
    !first.is_some_and(|c| NEVER_FIRST.contains(c)) && !last.is_some_and(|c| NEVER_LAST.contains(c))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn lines(text: &str, columns: usize) -> Vec<&str> {
        wrap(text, columns).into_iter().map(|(from, to)| &text[from..to]).collect()
    }

    #[test]
    fn thai_breaks_between_words() {
        let text = "ผู้เล่นที่โจมตีต้องเลือกเป้าหมายการโจมตีก่อน";
        for columns in 12..30 {
            for line in lines(text, columns) {
                for word in ["ผู้เล่น", "โจมตี", "ต้อง", "เลือก", "เป้าหมาย", "ก่อน"]
                {
                    let whole = text.match_indices(word).count();
                    let kept: usize = lines(text, columns).iter().map(|l| l.matches(word).count()).sum();
                    assert_eq!(kept, whole, "{word} is cut: {line}");
                }
            }
        }
    }

    #[test]
    fn vowels_stay_with_their_consonant() {
        let text = "การโจมตีเเละการ์ดเป็นของผู้เล่นทำให้แพ้เกมนี้ไปเลย";
        for columns in 8..24 {
            for line in lines(text, columns) {
                assert!(!line.ends_with(['เ', 'แ', 'โ', 'ใ', 'ไ']), "{line}");
                assert!(!line.starts_with(['ะ', 'า', 'ำ', 'ๆ']), "{line}");
            }
        }
    }

    #[test]
    fn a_wrapped_text_loses_nothing_but_blanks() {
        let text = "หากผู้เล่นจะกระทำการใดๆที่ไม่สามารถทำได้ การกระทำนั้นจะไม่เกิดขึ้น and then some English words";
        let lines = lines(text, 20);
        assert!(lines.iter().all(|line| width(line) <= 20 && line.trim() == *line));
        assert_eq!(lines.concat().replace(' ', ""), text.replace(' ', ""));
    }

    #[test]
    fn numbers_paths_and_long_words_stay_whole_while_they_fit() {
        assert_eq!(lines("see A-9-1-N and A-9-N of it", 12), ["see A-9-1-N", "and A-9-N of", "it"]);
        assert_eq!(lines("scenarios/op/battle.md is one", 22), ["scenarios/op/battle.md", "is one"]);
        assert_eq!(lines("abcdefghijklmnop", 10), ["abcdefghij", "klmnop"]);
        assert_eq!(lines("防壁を置く時はデッキ側に詰めて置く。", 16), ["防壁を置く時は", "デッキ側に詰めて", "置く。"]);
        assert_eq!(lines("a\n\nb", 20), ["a", "", "b"]);
    }

    proptest! {
        #[test]
        fn whatever_is_wrapped_fits_and_nothing_is_lost(text in "[ก-๎เแ a-z0-9-/・ー。防壁あ\n]{0,120}", columns in 8_usize..60) {
            let lines = lines(&text, columns);
            for line in &lines {
                prop_assert!(width(line) <= columns, "{line:?}");
            }
            prop_assert_eq!(lines.concat().replace(' ', ""), text.replace([' ', '\n'], ""));
        }
    }
}
