//! What people write around a list that they send: `Hi Anna,`, `here is my deck:`, `Thanks!`, `Sent from my phone`.

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
const LEADING: [&str; 16] = [
    "here is",
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
    let ends = lower.ends_with([',', '!', ':', '.', '。', '、', '！', '：']);
    let is_words =
        (ends && (begins(&GREETINGS) || begins(&LEADING))) || BELOW.iter().any(|word| lower.starts_with(word));
    is_words.then_some(Part::Words)
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
        for line in ["Hidden Reef", "Dear Old Gull", "Best Friends", "Hi 4 Gull,", "Here is 4 Gull:", "Hiro,", ""] {
            assert_eq!(part(line), None, "{line}");
        }
    }
}
