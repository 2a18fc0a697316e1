//! Words that say that a card is not in the deck, or not any more, or leave it open; in English, Thai and Japanese. One list for lines,
//! comments, tables, documents and pages.

use super::heading::is_side;
use super::lexicon::key;
use super::remarks::is_label;
use super::token::{Kind, Token, strikes};
use super::why::Why;
use crate::cards::CardFacts;

/// Words that no card is likely to be called by: wherever they stand beside a card, it is not understood.
const CLEAR: [&str; 52] = [
    "removed",
    "deleted",
    "delete",
    "excluded",
    "exclude",
    "excluding",
    "cancelled",
    "canceled",
    "maybe",
    "perhaps",
    "sideboard",
    "sidedeck",
    "sideboarded",
    "maybeboard",
    "optional",
    "undecided",
    "unsure",
    "tbd",
    "tbc",
    "tba",
    "todo",
    "placeholder",
    "considering",
    "wishlist",
    "dropped",
    "swapped",
    "replaced",
    "instead",
    "probably",
    "possibly",
    "none",
    "formerly",
    "unused",
    "unplayed",
    "discarded",
    "crossed",
    "omitted",
    "omit",
    "ignored",
    "ignore",
    "rejected",
    "retired",
    "benched",
    "reserves",
    "n/a",
    "disregard",
    "uncounted",
    "scrapped",
    "skipped",
    "un-included",
    "untested",
    "etc",
];

/// Words that say it too, and that a name may hold as well.
const PERHAPS: [&str; 59] = [
    "no",
    "not",
    "zero",
    "without",
    "except",
    "minus",
    "out",
    "cut",
    "cuts",
    "remove",
    "drop",
    "swap",
    "sub",
    "or",
    "side",
    "wanted",
    "missing",
    "banned",
    "in",
    "add",
    "added",
    "plus",
    "possible",
    "ish",
    "replace",
    "replaces",
    "want",
    "need",
    "never",
    "sold",
    "cancel",
    "scratch",
    "strike",
    "unless",
    "if",
    "spare",
    "backup",
    "reserve",
    "bench",
    "option",
    "previous",
    "was",
    "trade",
    "binder",
    "borrow",
    "borrowed",
    "false",
    "edit",
    "edited",
    "update",
    "updated",
    "correction",
    "corrected",
    "fix",
    "sorry",
    "forgot",
    "oops",
    "ไม่",
    "ฯลฯ",
];

/// Two words that say it together.
const PAIRS: [(&str, &str); 12] = [
    ("not", "in"),
    ("not", "included"),
    ("not", "used"),
    ("not", "played"),
    ("not", "playing"),
    ("not", "counted"),
    ("taken", "out"),
    ("take", "out"),
    ("left", "out"),
    ("cut", "out"),
    ("swap", "out"),
    ("no", "longer"),
];

/// The same in Thai and Japanese, where no blank parts words: the whole word, without what may follow it.
const WHOLE: [&str; 64] = [
    "など",
    "等",
    "ほか",
    "その他",
    "未定",
    "予定",
    "多分",
    "たぶん",
    "検討中",
    "検討",
    "保留",
    "不明",
    "なし",
    "無し",
    "無",
    "抜",
    "除く",
    "除",
    "候補",
    "没",
    "ボツ",
    "仮",
    "アウト",
    "サイド",
    "サイドボード",
    "サイドデッキ",
    "予備",
    "控え",
    "不要",
    "不可",
    "禁止",
    "旧",
    "以前",
    "前",
    "代用",
    "代わり",
    "かも",
    "ない",
    "และอื่นๆ",
    "เอา",
    "หรือ",
    "อาจจะ",
    "อาจ",
    "เผื่อ",
    "แทน",
    "ตัด",
    "ถอด",
    "ลบ",
    "ขาด",
    "งด",
    "ไซด์",
    "ไซด์บอร์ด",
    "ไซด์เด็ค",
    "เปลี่ยน",
    "เดิม",
    "訂正",
    "修正",
    "追加",
    "追記",
    "変更",
    "แก้",
    "แก้ไข",
    "เพิ่มเติม",
    "ลืม",
];

/// What such words begin with, whatever follows.
const BEGINNINGS: [&str; 47] = [
    "抜い",
    "抜き",
    "抜く",
    "抜け",
    "外し",
    "外す",
    "外れ",
    "入れない",
    "入れず",
    "入れ替",
    "入替",
    "不採用",
    "非採用",
    "採用しない",
    "使わない",
    "使用しない",
    "検討",
    "要検討",
    "候補",
    "予備",
    "削除",
    "削っ",
    "除外",
    "減ら",
    "借り",
    "持ってない",
    "持っていない",
    "未所持",
    "売り切れ",
    "いらない",
    "要らない",
    "取り消",
    "取消",
    "キャンセル",
    "から変更",
    "代わりに",
    "ไม่",
    "ยังไม่",
    "ยกเลิก",
    "ยกเว้น",
    "สำรอง",
    "งดใช้",
    "ยืม",
    "ถอดออก",
    "ตัดออก",
    "เอาออก",
    "อาจ",
];

/// What such words end in.
const ENDS: [&str; 15] = [
    "ではない",
    "じゃない",
    "以外",
    "無し",
    "予定",
    "候補",
    "不採用",
    "未定",
    "検討中",
    "抜き",
    "除く",
    "ตัดออก",
    "ถอดออก",
    "เอาออก",
    "ไม่ใส่",
];

/// What may follow such a word.
const TRAILS: [&str; 22] = [
    "です",
    "だ",
    "中",
    "済み",
    "済",
    "する",
    "した",
    "に",
    "へ",
    "カード",
    "のカード",
    "行き",
    "落ち",
    "แล้ว",
    "ออก",
    "ทิ้ง",
    "ไป",
    "ก่อน",
    "นะ",
    "ครับ",
    "ค่ะ",
    "การ์ด",
];

/// Does this word say so, whatever stands beside it?
pub fn is_clear(word: &str) -> bool {
    if word.is_ascii() {
        return CLEAR.iter().any(|c| c.eq_ignore_ascii_case(word));
    }
    let is_whole = |bare: &str| WHOLE.contains(&bare);
    let mut bare = word;
    while !is_whole(bare)
        && let Some(rest) = TRAILS.iter().find_map(|t| bare.strip_suffix(t)).filter(|rest| !rest.is_empty())
    {
        bare = rest;
    }
    is_whole(bare) || BEGINNINGS.iter().any(|b| word.starts_with(b)) || ENDS.iter().any(|e| word.ends_with(e))
}

/// May this word say that the card is not in the deck?
pub fn is_perhaps(word: &str) -> bool {
    PERHAPS.iter().any(|p| p.eq_ignore_ascii_case(word)) || is_clear(word)
}

/// A sign that ticks something off: `×`, `✗`, `🗑`.
fn is_cross(text: &str) -> bool {
    matches!(text, "×" | "x" | "X") || (text.contains(strikes) && text.chars().all(|c| strikes(c) || c == '\u{FE0F}'))
}

/// Does a cell, a value or a comment of a few words say so: `cut`, `not in deck`, `抜いた`, `ไม่ใส่แล้ว`? The word that does.
pub fn phrase(text: &str) -> Option<&str> {
    const FEW: usize = 3;
    if is_side(text) || is_cross(text.trim()) {
        return Some(text.trim());
    }
    let words: Vec<&str> = text.split(|c: char| c.is_whitespace() || "()[]（）【】,;、。/".contains(c)).collect();
    let words: Vec<&str> = words.into_iter().filter(|w| !w.is_empty()).collect();
    let is_few = words.len() <= FEW;
    // `no foil`, `in English` say something else.
    let is_weak = |at: usize, word: &str| {
        let is_negation = ["no", "not", "in"].iter().any(|n| n.eq_ignore_ascii_case(word));
        is_negation && words.get(at + 1).is_some_and(|next| is_label(bare(next)))
    };
    let says = |(at, word): &(usize, &&str)| {
        let word = bare(word);
        is_clear(word) || (is_few && is_perhaps(word) && !is_weak(*at, word))
    };
    words.iter().enumerate().find(says).map(|(_, word)| *word)
}

/// A word without the signs around it.
fn bare(word: &str) -> &str {
    word.trim_matches(|c: char| !c.is_alphanumeric() && !is_mark(c))
}

/// Does a value of which nothing of the kind is expected say so: a rarity, a set, a type? Long texts are those of cards.
pub fn value(text: &str) -> Option<&str> {
    const FEW: usize = 3;
    let is_few = text.split_whitespace().count() <= FEW;
    phrase(text).filter(|word| is_few && (is_side(text) || is_clear(word)))
}

/// The marks of Thai vowels and tones belong to their letters.
fn is_mark(c: char) -> bool {
    ('\u{E31}'..='\u{E4E}').contains(&c)
}

/// Does a comment head cards that are not in the deck: `Cards I removed`, `抜いたカード`, `ไม่ใส่แล้ว`, `Old version`? The word that says so.
pub fn heads(comment: &str) -> Option<&str> {
    const MOST_WORDS: usize = 4;
    const LONGEST: usize = 24;
    const OLD: [&str; 6] = ["old", "former", "earlier", "testing", "test", "tested"];
    let words: Vec<&str> = comment.split_whitespace().collect();
    let is_short = words.len() <= MOST_WORDS && (comment.is_ascii() || comment.chars().count() <= LONGEST);
    if !is_short || comment.chars().any(|c| c.is_numeric() || matches!(c, ',' | ':' | ';')) {
        return None;
    }
    let old = words.first().filter(|w| OLD.iter().any(|o| o.eq_ignore_ascii_case(w)));
    phrase(comment).or(old.copied())
}

/// `Gull (side)`: does a word stand in brackets, by itself?
pub fn in_brackets(line: &str, word: &Token) -> bool {
    line[..word.start].trim_end().ends_with(['(', '[', '（', '【', '{'])
        && line[word.end..].trim_start().starts_with([')', ']', '）', '】', '}'])
}

/// Words beside a card that are in none of its names: none of them may say that it is not in the deck. `known` is where a name of it
/// stands.
pub fn check(
    line: &str,
    tokens: &[Token],
    facts: Option<&CardFacts>,
    known: impl Fn(usize) -> bool,
    has_known: bool,
) -> Result<(), Why> {
    let words = || (0..tokens.len()).filter(|at| matches!(tokens[*at].kind, Kind::Word(_)));
    let in_names = |word: &str| facts.is_some_and(|f| f.names().any(|n| key(n).contains(&key(word))));
    let is_one = words().nth(1).is_none();
    let next = |at: usize| tokens.get(at + 1).filter(|t| matches!(t.kind, Kind::Word(_))).map_or("", |t| t.text(line));
    for at in words().filter(|at| !known(*at)) {
        let (token, word) = (tokens[at], tokens[at].text(line));
        let is_pair = PAIRS.iter().any(|(a, b)| a.eq_ignore_ascii_case(word) && b.eq_ignore_ascii_case(next(at)));
        if !(is_perhaps(word) || is_pair) || in_names(word) {
            continue;
        }
        // A name that the data do not have may hold any word.
        let is_sure = has_known || is_one || at == 0 || facts.is_some_and(|f| f.name.is_ascii());
        if is_clear(word) || in_brackets(line, &token) || is_sure || is_pair {
            return Err(Why::Perhaps(word.to_string()));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_in_three_languages() {
        for word in ["Removed", "maybe", "抜いた", "抜き", "不採用", "サイド", "予備", "なし", "入れない", "候補です"]
        {
            assert!(is_clear(word), "{word}");
        }
        for word in ["ถอดออก", "ไม่เอา", "ยกเลิก", "ตัด", "สำรอง", "ไม่ใส่แล้ว", "ตัดออกแล้ว", "ยังไม่แน่ใจ"]
        {
            assert!(is_clear(word), "{word}");
        }
        for word in ["Gull", "仮面の男", "骨", "นกนางนวล", "ดาบน้ำแข็ง", "サイドワインダー", "out", "in"]
        {
            assert!(!is_clear(word), "{word}");
        }
        assert!(is_perhaps("cut") && is_perhaps("OUT") && !is_perhaps("Gull"));
    }

    #[test]
    fn cells_and_comments() {
        for text in ["cut", "not in deck", "抜き", "サイド", "ไม่ใส่", "×", "taken out", "binder", "sideboard (2)"]
        {
            assert!(phrase(text).is_some(), "{text}");
        }
        for text in ["", "SR", "no foil", "from the first set", "good vs red", "swap for Lantern Eel later"] {
            assert_eq!(phrase(text), None, "{text}");
        }
        for text in ["Cards I removed", "抜いたカード", "ไม่ใส่แล้ว", "Old version", "Cards I cut"]
        {
            assert!(heads(text).is_some(), "{text}");
        }
        for text in ["Characters", "my red deck", "made by Anna for the cup", "cut 2", "good luck"] {
            assert_eq!(heads(text), None, "{text}");
        }
    }
}
