//! Headings: the parts of a deck, with the counts that may stand beside them, and totals.

use super::counting::{Lone, lone};
use super::token::{Digits, Kind, Token, strikes, tokens};
use crate::deck::part::Part;
use crate::text::vocabulary::Vocabulary;

/// What a heading says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heading {
    /// A part of the deck follows: its name as written, and how many cards it has, if it says.
    Part(Part, String, Option<u32>),
    /// So many cards in all.
    Total(u32),
    /// A count that does not say what it counts.
    Count(u32),
    /// So many of each card that follows.
    Each,
    /// Cards beside the deck that belong to no game here.
    Side,
    /// Another deck begins, of this name.
    Deck(String),
}

/// What a heading may be beside the parts of a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Total,
    Side,
    Deck,
}

static WORDS: Vocabulary<Word> = Vocabulary::new(&[
    (
        Word::Total,
        &[
            "total",
            "totals",
            "total cards",
            "cards total",
            "sum",
            "合計",
            "計",
            "総数",
            "รวม",
            "รวมทั้งหมด",
            "ทั้งหมด",
            "จำนวนรวม",
        ],
    ),
    (
        Word::Side,
        &[
            "side",
            "sideboard",
            "side board",
            "side deck",
            "sb",
            "maybeboard",
            "maybe",
            "considering",
            "maybe board",
            "out",
            "in",
            "cut",
            "cuts",
            "add",
            "adds",
            "added",
            "remove",
            "removed",
            "sub",
            "subs",
            "swap",
            "swaps",
            "option",
            "options",
            "alternatives",
            "wishlist",
            "wanted",
            "trade",
            "binder",
            "not in deck",
            "候補",
            "抜く",
            "入れる",
            "ตัดออก",
            "เพิ่ม",
            "สำรอง",
            "サイド",
            "サイドデッキ",
            "サイドボード",
            "予備",
            "控え",
            "不採用",
            "不採用カード",
            "メイビーボード",
            "ไม่ใส่",
            "ไม่ใช้",
            "การ์ดสำรอง",
            "ไซด์เด็ค",
            "ไซด์บอร์ด",
        ],
    ),
    (Word::Deck, &["deck", "デッキ", "เด็ค"]),
]);
/// A count by itself that is as high is that of a whole deck.
const FEWEST_IN_ALL: u32 = 20;
/// No heading is longer.
const LONGEST: usize = 90;

/// What stands around a heading.
fn is_ornament(c: char) -> bool {
    c.is_whitespace() || "=-*#<>[]【】■●◆~_|:;,、`".contains(c)
}

/// `⚔️ Characters`, `🏴‍☠️ Leader`: a heading without the picture before it. The same one several times may count.
fn without_picture(text: &str) -> &str {
    let is_picture = |c: char| ('\u{2600}'..='\u{27BF}').contains(&c) || ('\u{1F300}'..='\u{1FAFF}').contains(&c);
    let rest = text.trim_start_matches(|c: char| is_picture(c) || matches!(c, '\u{FE00}'..='\u{FE0F}' | '\u{200D}'));
    let signs: Vec<char> = text[..text.len() - rest.len()].chars().filter(|c| is_picture(*c)).collect();
    let is_one = signs.len() < 3 && signs.first() != signs.get(1);
    let is_parted = rest.starts_with(' ') && !signs.iter().any(|c| strikes(*c));
    if is_one && is_parted { rest } else { text }
}

/// Does a label or a heading name cards beside the deck?
pub fn is_side(text: &str) -> bool {
    text.len() <= LONGEST && WORDS.get(text.trim_matches(is_ornament)) == Some(Word::Side)
}

/// A heading without its ornaments: `Character (40)`, `== Main deck ==`, `[Leader]`, `Events: 8`, `Main deck (50 cards)`, `Total: 50`.
pub fn heading(text: &str) -> Option<Heading> {
    let text = without_picture(text.trim_matches(is_ornament)).trim_matches(is_ornament);
    if text.is_empty() || text.len() > LONGEST {
        return None;
    }
    if WORDS.get(text) == Some(Word::Side) {
        return Some(Heading::Side);
    }
    let tokens = tokens(text);
    if tokens.iter().any(|t| t.kind == Kind::Card) {
        return None;
    }
    let digits: Vec<&Token> = tokens.iter().filter(|t| t.kind.has_digits()).collect();
    match digits.as_slice() {
        [] => Part::of(text).map(|part| Heading::Part(part, text.to_string(), None)),
        [one] => counted(text, **one),
        _ => None,
    }
}

/// A heading with a count: behind it, or before it.
fn counted(text: &str, number: Token) -> Option<Heading> {
    let count = value(text, number)?;
    let is_sign = |c: char| is_ornament(c) || matches!(c, '(' | ')' | '/');
    let before = text[..number.start].trim_matches(is_sign);
    let after = text[number.end..].trim_matches(is_sign);
    if WORDS.get(before) == Some(Word::Deck)
        && after.is_empty()
        && count < 10
        && !text.ends_with(')')
        && !text.contains(':')
    {
        return Some(Heading::Deck(count.to_string()));
    }
    let name = match (before, after) {
        ("", "") if number.text(text).chars().any(char::is_alphabetic) => return lone_count(text),
        ("", name) | (name, "") => name,
        _ => return None,
    };
    if WORDS.get(name) == Some(Word::Total) {
        return Some(Heading::Total(count));
    }
    // `2 each`.
    let Some(part) = Part::of(name) else { return lone_count(text).filter(|lone| *lone == Heading::Each) };
    // `10 DON!!` and `DON!! x10` are a card with its count.
    let multiplies = number.text(text).contains(['x', 'X', '×', '*']);
    let is_card = (before.is_empty() || multiplies) && matches!(part, Part::Don | Part::Resource | Part::Token);
    (!is_card).then(|| Heading::Part(part, name.to_string(), Some(count)))
}

/// A count by itself, as a line and as a heading: `50 cards`, `4x`.
pub fn lone_count(text: &str) -> Option<Heading> {
    lone(text).map(|lone| match lone {
        Lone::Each => Heading::Each,
        // Nobody has so many copies of a card.
        Lone::Count(count) if count >= FEWEST_IN_ALL => Heading::Total(count),
        Lone::Count(count) => Heading::Count(count),
    })
}

/// The count of a heading; also `50/50`.
fn value(text: &str, number: Token) -> Option<u32> {
    match number.kind {
        Kind::Number(value, _) => Some(value),
        Kind::Word(Digits::Odd) => {
            let (a, b) = number.text(text).split_once('/')?;
            a.parse().ok().filter(|_| a == b)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(part: Part, name: &str, count: Option<u32>) -> Option<Heading> {
        Some(Heading::Part(part, name.to_string(), count))
    }

    #[test]
    fn headings_with_and_without_counts() {
        assert_eq!(heading("Character (40)"), part(Part::Main, "Character", Some(40)));
        assert_eq!(heading("== Main deck =="), part(Part::Main, "Main deck", None));
        assert_eq!(heading("[Leader]"), part(Part::Leader, "Leader", None));
        assert_eq!(heading("Events: 8"), part(Part::Main, "Events", Some(8)));
        assert_eq!(heading("⚔️ Characters (40)"), part(Part::Main, "Characters", Some(40)));
        assert_eq!(heading("🏴☠️ Leader"), part(Part::Leader, "Leader", None));
        assert_eq!(heading("★★ Characters"), None);
        assert_eq!(heading("❌ Characters"), None);
        assert_eq!(heading("DON!! deck: 10 cards"), part(Part::Don, "DON!! deck", Some(10)));
        assert_eq!(heading("Main deck (50 cards)"), part(Part::Main, "Main deck", Some(50)));
        assert_eq!(heading("Main Deck 50/50"), part(Part::Main, "Main Deck", Some(50)));
        assert_eq!(heading("40 Characters"), part(Part::Main, "Characters", Some(40)));
        assert_eq!(heading("เด็คหลัก (50 ใบ)"), part(Part::Main, "เด็คหลัก", Some(50)));
        assert_eq!(heading("メインデッキ 50枚"), part(Part::Main, "メインデッキ", Some(50)));
    }

    #[test]
    fn totals_and_what_is_none() {
        assert_eq!(heading("50 cards"), Some(Heading::Total(50)));
        assert_eq!(heading("4 cards"), Some(Heading::Count(4)));
        assert_eq!(heading("4x"), Some(Heading::Each));
        for text in ["Total: 50", "Total 50 cards", "合計 50枚", "รวม 50 ใบ", "| Total | 50 |", "Total,,50"]
        {
            assert_eq!(heading(text), Some(Heading::Total(50)), "{text}");
        }
        for text in ["Sideboard", "== Side Deck ==", "SB:"] {
            assert_eq!(heading(text), Some(Heading::Side), "{text}");
        }
        assert_eq!(heading("Deck 2"), Some(Heading::Deck("2".to_string())));
        for text in [
            "10 DON!!",
            "DON!! x10",
            "Total",
            "50",
            "4 Gull",
            "Deck 4 ZZ01-004",
            "Total: 50 of 60",
            "Main Deck 49/50",
            "---",
            "",
        ] {
            assert_eq!(heading(text), None, "{text}");
        }
    }
}
