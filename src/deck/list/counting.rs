//! What counts without a digit: words for numbers, tallies; and lines that hold a count and nothing else.

use super::token::{Digits, Kind, Mark, tokens};
use crate::deck::part::Part;

/// Words for numbers. One says no more than nothing does.
const NUMBER_WORDS: [&str; 80] = [
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "twice",
    "thrice",
    "double",
    "triple",
    "quad",
    "pair",
    "playset",
    "playsets",
    "max",
    "full",
    "สอง",
    "สาม",
    "สี่",
    "ห้า",
    "หก",
    "เจ็ด",
    "แปด",
    "เก้า",
    "สิบ",
    "คู่",
    "เต็ม",
    "ครบ",
    "フル",
    "フル投入",
    "フル積み",
    "全投入",
    "満タン",
    "最大",
    "上限",
    "ペア",
    "二",
    "三",
    "四",
    "五",
    "两",
    "兩",
    "両",
    "廿",
    "卅",
    "卌",
    "壱",
    "弐",
    "参",
    "肆",
    "伍",
    "壹",
    "貳",
    "參",
    "ครบชุด",
    "ชุดเต็ม",
    "เต็มชุด",
    "สองใบ",
    "に",
    "さん",
    "よん",
    "ご",
    "ろく",
    "なな",
    "はち",
    "きゅう",
    "じゅう",
    "ふたつ",
    "みっつ",
    "よっつ",
    "二つ",
    "三つ",
    "四つ",
    "にまい",
    "さんまい",
    "よんまい",
    "フルセット",
];
/// Numerals that are no words of a name by themselves where nothing else counts.
const NUMERALS: [&str; 15] =
    ["II", "III", "IV", "VI", "VII", "VIII", "IX", "XX", "ii", "iii", "iv", "vi", "vii", "viii", "ix"];
/// What goes with a count that holds for all cards below it.
const EACH: [&str; 22] = [
    "of",
    "ofs",
    "each",
    "a",
    "piece",
    "per",
    "card",
    "cards",
    "copy",
    "copies",
    "every",
    "times",
    "all",
    "the",
    "ずつ",
    "各",
    "積み",
    "投入",
    "枚",
    "ใบ",
    "อย่างละ",
    "ใบละ",
];

/// May a word without digits say how many cards there are: `four`, `สี่ใบ`, `フル投入`, `III`, `xxx`?
pub fn is_number_word(word: &str) -> bool {
    let lower = word.to_lowercase();
    let bare = lower.strip_suffix("ใบ").unwrap_or(&lower);
    // Thai puts no blank between words.
    let thai = NUMBER_WORDS.iter().filter(|w| w.starts_with(|c: char| ('ก'..='๛').contains(&c)));
    NUMBER_WORDS.contains(&bare)
        || ["枚", "張", "张", "장"].iter().any(|counter| lower.ends_with(counter))
        || NUMERALS.contains(&word)
        || ["หลายใบ", "กี่ใบ", "บางใบ"].iter().any(|some| lower.ends_with(some))
        || strokes(word) > 1
        || (lower.ends_with("ใบ") && thai.clone().any(|w| bare.ends_with(w)))
        || thai.into_iter().any(|w| ["เต็ม", "ครบ"].contains(w) && (bare.ends_with(w) || bare.starts_with(w)))
}

/// A letter that a scanner or a tired hand sets for a digit: `O`, `l`, `S`. Rarities are others.
pub fn is_misread(word: &str) -> bool {
    matches!(word, "O" | "o" | "Q" | "D" | "l" | "I" | "i" | "S" | "s" | "Z" | "z" | "B" | "A" | "q" | "g")
}

/// `〃`, `"`, `ditto`, `同上`: what stands in the line above.
pub fn is_ditto(word: &str) -> bool {
    let is_sign = |c: char| "\"'`´“”„〃々-".contains(c);
    let repeats = word.chars().all(is_sign) && word.chars().any(|c| c != '-');
    repeats || ["ditto", "same", "同上", "同じ", "เหมือนกัน"].contains(&word.to_lowercase().as_str())
}

/// Is there a place for a count in which nothing stands that can be read: `__x ZZ01-004`, `( ) ZZ01-004`, `? ZZ01-004`, `ZZ01-004 x`,
/// `〃 ZZ01-004`?
pub fn has_gap(line: &str) -> bool {
    let is_gap = |word: &str| {
        let bare = word.trim_matches(['_', '(', ')', '[', ']', '?', ':', '.', '-']);
        // `Ax`: a count that nobody could read; `〃`: that of the line above.
        let is_unread = bare.chars().count() == 2 && bare.ends_with(['x', '×']);
        matches!(bare, "x" | "×" | "n")
            || (bare.is_empty() && word.contains(['_', '?']))
            || is_unread
            || is_ditto(word)
            || is_ditto(bare)
    };
    line.split_whitespace().any(is_gap) || ["( )", "()", "[ ]", "[]"].iter().any(|gap| line.contains(gap))
}

/// Strokes side by side, as people count: `IIII`, `xxxx`; how many.
fn strokes(word: &str) -> usize {
    let is_all = |signs: &[char]| word.chars().all(|c| signs.contains(&c));
    let counts = [&['I'][..], &['l'], &['i'], &['x'], &['X'], &['|'], &['/'], &['o'], &['O'], &['v'], &['V'], &['ノ']];
    if counts.iter().any(|signs| is_all(signs)) { word.chars().count() } else { 0 }
}

/// A word that is a tally and nothing else: four strokes or more, or the five strokes of 正.
pub fn is_tally(word: &str) -> bool {
    let is_stroke = |c: char| matches!(c, '正' | '一' | '丁' | '丅' | '下' | '上' | '止' | 'T');
    strokes(word) > 3 || (word.starts_with('正') && word.chars().all(is_stroke))
}

/// A sign that people set once for each card: ●, ■, ★, ✓, ×.
pub fn is_tally_sign(c: char) -> bool {
    let is_frame = ('\u{2500}'..='\u{257F}').contains(&c);
    c == '×' || (('\u{2190}'..='\u{2BFF}').contains(&c) && !is_frame) || ('\u{1F000}'..='\u{1FAFF}').contains(&c)
}

/// A sign that makes a line or an ornament, or a tally where nothing else counts: `---`, `....`, `++++`.
pub fn has_strokes(line: &str) -> bool {
    let is_stroke = |c: &char| c.is_ascii_punctuation() && !"()[]<>{}|\"'`!?,;:".contains(*c);
    let chars: Vec<char> = line.chars().collect();
    // `ZZ01-004 //`: two strokes by themselves.
    let is_pair = |word: &str| matches!(word, "//" | ".." | "##" | "++" | "::");
    chars.windows(3).any(|w| is_stroke(&w[0]) && w[0] == w[1] && w[1] == w[2]) || line.split_whitespace().any(is_pair)
}

/// A line with a count and no card: `4x`, `4 of each`, `x3`, `Characters, 4 each`. It may count all the cards below it. `50 cards` may also
/// be how many there are in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lone {
    /// It says how many of each.
    Each,
    /// How many of each, or how many in all.
    Count(u32),
}

/// What a line without a card counts, if that is all it does.
pub fn lone(text: &str) -> Option<Lone> {
    let is_ornament = |c: char| c.is_whitespace() || "=-*#<>[]()【】〈〉《》『』「」■●◆★~_|:;,、`".contains(c);
    let text = text.trim_matches(is_ornament);
    // No heading is longer.
    if text.is_empty() || text.len() > 60 {
        return None;
    }
    let (mut count, mut is_each, mut rest) = (None, false, Vec::new());
    for token in tokens(text) {
        let word = token.text(text);
        match token.kind {
            Kind::Number(..) if count.is_some() => return None,
            Kind::Number(value, mark) => {
                is_each |= mark == Mark::Times || word.contains(['x', 'X', '×', '*']);
                count = Some(value);
            }
            Kind::Word(Digits::Odd) if is_of(word) => (count, is_each) = (Some(0), true),
            Kind::Word(Digits::None) if EACH.contains(&word.to_lowercase().as_str()) => is_each = true,
            Kind::Word(Digits::None) if is_number_word(word) || is_of(word) => (count, is_each) = (Some(0), true),
            Kind::Word(Digits::None) => rest.push(word),
            Kind::Break | Kind::Comma => {}
            _ => return None,
        }
    }
    let is_about_part = rest.is_empty() || (is_each && Part::of(&rest.join(" ")).is_some());
    match count.filter(|_| is_about_part)? {
        count if !is_each && count > 0 => Some(Lone::Count(count)),
        _ => Some(Lone::Each),
    }
}

/// `4-of`, `four-ofs`, `4枚ずつ`.
fn is_of(word: &str) -> bool {
    let lower = word.to_lowercase();
    let number = ["-ofs", "-of", "枚ずつ", "枚積み", "枚投入", "ずつ"].iter().find_map(|end| lower.strip_suffix(end));
    number.is_some_and(|n| n.bytes().all(|b| b.is_ascii_digit()) || is_number_word(n))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_tallies_that_count() {
        for word in ["four", "Playset", "สี่", "สี่ใบ", "นกสี่ใบ", "フル投入", "III", "IIII", "xxx", "VIII"]
        {
            assert!(is_number_word(word), "{word}");
        }
        for word in ["Gull", "one", "I", "x", "IVY", "สีแดง", "正義", "Fourth"] {
            assert!(!is_number_word(word) && !is_tally(word), "{word}");
        }
        for word in ["IIII", "xxxx", "正", "正一", "正正下"] {
            assert!(is_tally(word), "{word}");
        }
    }

    #[test]
    fn counts_by_themselves() {
        for text in
            ["4x", "# 4 of", "4x:", "x3", "4-ofs", "Four-ofs", "4 each", "Characters: 4 each", "playsets", "4枚ずつ"]
        {
            assert_eq!(lone(text), Some(Lone::Each), "{text}");
        }
        for text in ["4", "【4枚】", "--- 4枚 ---", "4 ใบ", "Qty: 4", "(4)"] {
            assert_eq!(lone(text), Some(Lone::Count(4)), "{text}");
        }
        for text in ["Deck", "Characters", "Total: 50", "Characters (4)", "4 Gull", "4 ZZ01-004", "Round 4", ""] {
            assert_eq!(lone(text), None, "{text}");
        }
    }
}
