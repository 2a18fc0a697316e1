//! What people write around a list that they send: `Hi Anna,`, `here is my deck:`, `Thanks!`, `Sent from my phone`. Words that may change
//! the list are none of it, and what is more than a greeting is told of.

use super::absent::is_clear;
use super::counting::{is_number_word, is_tally_sign};

/// Words that a letter begins with; a comma or the like stands behind it.
const GREETINGS: [&str; 13] = [
    "hi",
    "hello",
    "hey",
    "dear",
    "good morning",
    "good evening",
    "good afternoon",
    "greetings",
    "สวัสดี",
    "เรียน",
    "こんにちは",
    "こんばんは",
    "お世話になっております",
];
/// Words that lead to the list; a colon or the like stands behind them.
const LEADING: [&str; 19] = [
    "here is",
    "here it is",
    "my deck:",
    "my list:",
    "here's",
    "here are",
    "this is",
    "below is",
    "attached is",
    "my deck for",
    "my list for",
    "my decklist for",
    "my deck list for",
    "please find",
    "i am playing",
    "i'm playing",
    "i will play",
    "นี่คือ",
    "以下",
];
/// Words that a letter ends with, by themselves.
const CLOSINGS: [&str; 24] = [
    "thanks",
    "thank you",
    "thx",
    "many thanks",
    "thanks a lot",
    "thanks in advance",
    "best",
    "best regards",
    "regards",
    "kind regards",
    "best wishes",
    "cheers",
    "see you",
    "see you there",
    "see you saturday",
    "yours",
    "sincerely",
    "bye",
    "ขอบคุณ",
    "ขอบคุณครับ",
    "ขอบคุณค่ะ",
    "よろしくお願いします",
    "よろしくお願いいたします",
    "ありがとうございます",
];
/// What mail programs put below.
const BELOW: [&str; 4] = ["sent from my ", "sent from ", "get outlook for ", "ส่งจาก"];

/// Words that may change what the list says: `Hi, no Gull this time!`, `Here is my old deck:`.
const CHANGES: [&str; 71] = [
    "no",
    "not",
    "don't",
    "dont",
    "won't",
    "without",
    "except",
    "minus",
    "plus",
    "out",
    "cut",
    "cuts",
    "remove",
    "removes",
    "drop",
    "drops",
    "swap",
    "swaps",
    "switch",
    "replace",
    "replaces",
    "change",
    "changes",
    "changed",
    "but",
    "half",
    "less",
    "fewer",
    "more",
    "extra",
    "each",
    "every",
    "only",
    "old",
    "older",
    "previous",
    "former",
    "wrong",
    "mistake",
    "typo",
    "opponent",
    "opponent's",
    "opponents",
    "correction",
    "corrected",
    "forgot",
    "too",
    "binder",
    "trade",
    "spare",
    "spares",
    "borrow",
    "side",
    "reserve",
    "reserves",
    "backup",
    "bench",
    "own",
    "owned",
    "buy",
    "sell",
    "banned",
    "wanted",
    "missing",
    "test",
    "testing",
    "draft",
    "unfinished",
    "almost",
    "nearly",
    "about",
];
/// The same in Thai and Japanese, where no blank parts words.
const CHANGES_WITHIN: [&str; 26] = [
    "ไม่",
    "ออก",
    "ตัด",
    "เปลี่ยน",
    "แก้",
    "ยกเว้น",
    "แทน",
    "เพิ่ม",
    "ลด",
    "เก่า",
    "ผิด",
    "ลืม",
    "抜",
    "除",
    "以外",
    "なし",
    "無し",
    "外し",
    "変更",
    "修正",
    "訂正",
    "追加",
    "入れ",
    "間違",
    "旧",
    "古い",
];
/// Words that lead to a list and say nothing else.
const HARMLESS: [&str; 93] = [
    "a",
    "above",
    "again",
    "all",
    "am",
    "and",
    "are",
    "as",
    "asked",
    "at",
    "attached",
    "battle",
    "below",
    "by",
    "championship",
    "coming",
    "cup",
    "dear",
    "deck",
    "decklist",
    "decks",
    "evening",
    "event",
    "everybody",
    "everyone",
    "final",
    "finals",
    "find",
    "flagship",
    "follows",
    "for",
    "friday",
    "from",
    "game",
    "good",
    "greetings",
    "gundam",
    "guys",
    "hello",
    "here",
    "here's",
    "hey",
    "hi",
    "i",
    "i'm",
    "in",
    "is",
    "it",
    "judge",
    "judges",
    "league",
    "list",
    "lists",
    "local",
    "locals",
    "master",
    "monday",
    "morning",
    "my",
    "next",
    "of",
    "on",
    "one",
    "our",
    "piece",
    "play",
    "playing",
    "please",
    "promised",
    "regional",
    "regionals",
    "registration",
    "requested",
    "round",
    "saturday",
    "see",
    "staff",
    "store",
    "summoner",
    "sunday",
    "team",
    "the",
    "this",
    "thursday",
    "to",
    "today",
    "tomorrow",
    "tournament",
    "tuesday",
    "we",
    "wednesday",
    "week",
    "weekend",
];
/// So many words that are not known may be names: behind a greeting, and before a list.
const NAMES: [usize; 2] = [3, 1];
/// So many letters behind a greeting without blanks.
const LONGEST_NAME: usize = 12;

/// A part of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// It stands before the list, or below the end.
    Words,
    /// It ends the letter: a name may follow.
    Closing,
}

/// What a line is in a letter, if no card can be meant: nothing in it is counted, and it is written as letters are.
pub fn part(line: &str) -> Option<Part> {
    if line.len() > 120 || line.chars().any(char::is_numeric) {
        return None;
    }
    let lower = line.trim().to_lowercase();
    let begins = |all: &[&str]| {
        all.iter().any(|word| {
            let rest = lower.strip_prefix(word);
            rest.is_some_and(|rest| !word.is_ascii() || rest.is_empty() || !rest.starts_with(char::is_alphanumeric))
        })
    };
    let bare = lower.trim_end_matches(['.', ',', '!', ':', '。', '、', '！', ' ', '-']);
    if CLOSINGS.contains(&bare) || lower == "--" {
        return Some(Part::Closing);
    }
    // `here is my list 🔥`.
    let ends = lower.ends_with([',', '!', ':', '.', '。', '、', '！', '：']) || lower.ends_with(is_tally_sign);
    let is_words =
        (ends && (begins(&GREETINGS) || begins(&LEADING))) || BELOW.iter().any(|word| lower.starts_with(word));
    (is_words && !changes(line)).then_some(Part::Words)
}

/// The words of a line, in small letters.
fn words(line: &str) -> impl Iterator<Item = String> {
    let all = line.split(|c: char| c.is_whitespace() || ",;:!?.…()[]/、。！".contains(c));
    let bare = all.map(|word| word.trim_matches(|c: char| c != '\'' && !c.is_alphanumeric()).to_lowercase());
    bare.map(|word| word.replace('’', "'")).filter(|word| !word.is_empty())
}

/// May words change what the list says?
pub fn changes(text: &str) -> bool {
    CHANGES_WITHIN.iter().any(|word| text.contains(word))
        || words(text).any(|word| CHANGES.contains(&word.as_str()) || is_clear(&word) || is_number_word(&word))
}

/// Does a line of a letter say more than a greeting does? Somebody should read it.
pub fn says_more(line: &str) -> bool {
    let lower = line.trim().to_lowercase();
    if part(line) != Some(Part::Words) || BELOW.iter().any(|word| lower.starts_with(word)) {
        return false;
    }
    let greeting = GREETINGS.iter().find(|word| lower.starts_with(**word));
    let unknown = words(line).filter(|word| word.is_ascii() && !HARMLESS.contains(&word.as_str())).count();
    let foreign =
        greeting.map_or(0, |word| lower[word.len()..].chars().filter(|c| c.is_alphabetic() && !c.is_ascii()).count());
    unknown > NAMES[usize::from(greeting.is_none())] || foreign > LONGEST_NAME
}

/// May a line below the end of a letter be who wrote it?
pub fn is_name(line: &str) -> bool {
    !line.chars().any(char::is_numeric) && line.split_whitespace().count() <= 3 && line.len() <= 40
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_cards() {
        for line in ["Hi Anna,", "Hello!", "here is my deck for Saturday:", "Sent from my phone", "Dear judges,"] {
            assert_eq!(part(line), Some(Part::Words), "{line}");
        }
        for line in ["Thanks!", "Best regards,", "--", "ขอบคุณครับ", "よろしくお願いします。"]
        {
            assert_eq!(part(line), Some(Part::Closing), "{line}");
        }
        // A card may be called so.
        for line in [
            "Hi, no Gull!",
            "Here is my deck minus Gull:",
            "Hello, twice the Gull.",
            "Dear judge, ignore line one.",
            "Below is the binder:",
            "以下、カモメ抜き。",
        ] {
            assert_eq!(part(line), None, "{line}");
        }
        for line in ["Here is last month's deck:", "Hello, the whole family of Anna is watching today."] {
            assert!(part(line).is_some() && says_more(line), "{line}");
        }
        for line in [
            "Hi Anna,",
            "here is my deck for Saturday:",
            "Dear judges of the Reef Cup,",
            "Hey guys, here is my list! 🔥",
        ] {
            assert!(part(line).is_some() && !says_more(line), "{line}");
        }
        for line in ["Hidden Reef", "Dear Old Gull", "Best Friends", "Hi 4 Gull,", "Here is 4 Gull:", "Hiro,", ""] {
            assert_eq!(part(line), None, "{line}");
        }
    }
}
