//! What speaks against the data of a card: a text that was cut off, or another print of the same number that says something else.

use crate::cards::{CardFacts, Script};

/// Why a text is doubtful.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// The last sentence has no end.
    Ends,
    /// An attribute is named without its sign: a tag such as `<Slash>` was eaten.
    Tag,
    /// A bracket is empty, or has no end.
    Bracket,
    /// The prints have different numbers.
    Numbers {
        /// Only in the text.
        here: Vec<u32>,
        /// Only in the other print.
        there: Vec<u32>,
    },
    /// Only one of the prints says "up to".
    UpTo,
    /// A heading stands in one print more often than in the other.
    Heading(&'static str),
}

/// Headings as the prints write them.
const HEADINGS: [(&str, &[&str], &str); 7] = [
    ("[On Play]", &["[เมื่อลงสนาม]"], "【登場時】"),
    ("[When Attacking]", &["[เมื่อโจมตี]"], "【アタック時】"),
    ("[On Block]", &["[เมื่อบล็อก]"], "【ブロック時】"),
    ("[On K.O.]", &["[เมื่อถูก KO]"], "【KO時】"),
    ("[Counter]", &["[เคาน์เตอร์]", "[เคาท์เตอร์]"], "【カウンター】"),
    ("[Main]", &["[เมน]"], "【メイン】"),
    ("[Once Per Turn]", &["[เทิร์นละ 1 ครั้ง]"], "【ターン1回】"),
];

/// Everything that speaks against the text of a card.
pub fn doubts(card: &CardFacts) -> Vec<Doubt> {
    let mut all = Vec::new();
    if Script::of(&card.text) != Some(Script::Latin) && Script::of(&card.trigger) != Some(Script::Latin) {
        return all;
    }
    let parts = || [card.text.trim(), card.trigger.trim()].into_iter().filter(|t| t.contains(char::is_alphabetic));
    if parts().any(|t| !t.ends_with(['.', ')', ']', '"', '”', '!'])) {
        all.push(Doubt::Ends);
    }
    if parts().any(lacks_a_tag) {
        all.push(Doubt::Tag);
    }
    if parts().any(lacks_a_bracket) {
        all.push(Doubt::Bracket);
    }
    let own = without_reminders(&format!("{}\n{}", card.text, card.trigger));
    for other in &card.other_texts {
        let other = without_reminders(other);
        let (mine, theirs) = (numbers(&own), numbers(&other));
        let only = |a: &[u32], b: &[u32]| a.iter().copied().filter(|n| !b.contains(n)).collect::<Vec<_>>();
        let (here, there) = (only(&mine, &theirs), only(&theirs, &mine));
        if !here.is_empty() || !there.is_empty() {
            all.push(Doubt::Numbers { here, there });
        }
        if has_up_to(&own) != has_up_to(&other) {
            all.push(Doubt::UpTo);
        }
        all.extend(HEADINGS.iter().filter(|h| heads(&own, h) != heads(&other, h)).map(|h| Doubt::Heading(h.0)));
    }
    all
}

/// "the attribute", where a tag stood between the words.
fn lacks_a_tag(text: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    let named = |w: &str| w.trim_end_matches(['.', ',', ';']).trim_end_matches('s') == "attribute";
    let typed = |w: &str| matches!(w.trim_end_matches(['.', ',', ';']), "type" | "types");
    let counts = |w: &str| w.bytes().all(|b| b.is_ascii_digit()) || matches!(w, "your" | "opponent's" | "opponent’s");
    words.windows(2).any(|pair| match pair[0] {
        "the" | "or" | "and" | "with" | "has" | "by" => named(pair[1]),
        before if counts(before) => named(pair[1]) || typed(pair[1]),
        _ => false,
    })
}

/// `[]`, `[On Play Draw`.
fn lacks_a_bracket(text: &str) -> bool {
    let pairs = [('[', ']'), ('{', '}')];
    pairs.iter().any(|(open, close)| {
        let is_empty = text.split(*open).skip(1).any(|after| after.trim_start().starts_with(*close));
        is_empty || text.matches(*open).count() != text.matches(*close).count()
    })
}

/// Without what stands in parentheses, but for a number alone: so the Thai prints write DON!! cards that are rested.
fn without_reminders(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(['(', '（']) {
        let Some((inside, behind)) = after.split_once([')', '）']) else { break };
        out.push_str(before);
        if inside.trim().chars().all(|c| c.is_ascii_digit()) {
            out.push(' ');
            out.push_str(inside);
            out.push(' ');
        }
        rest = behind;
    }
    out.push_str(rest);
    out
}

/// The numbers of a text from 2 on, each once. Those in names and types do not count; the small ones are written as words at times.
fn numbers(text: &str) -> Vec<u32> {
    let mut found = Vec::new();
    let mut digits = String::new();
    let mut depth = 0_i32;
    for sign in text.chars().chain([' ']) {
        if let (Some(digit), 0) = (sign.to_digit(10), depth) {
            digits.extend(char::from_digit(digit, 10));
            continue;
        }
        if sign == ',' && !digits.is_empty() {
            continue;
        }
        found.extend(digits.parse::<u32>());
        digits.clear();
        match sign {
            '[' | '{' | '<' | '《' | '「' | '『' | '【' => depth += 1,
            ']' | '}' | '>' | '》' | '」' | '』' | '】' => depth = (depth - 1).max(0),
            '①'..='⑳' => found.push(sign as u32 - '①' as u32 + 1),
            '➀'..='➉' => found.push(sign as u32 - '➀' as u32 + 1),
            _ => {}
        }
    }
    found.retain(|n| *n >= 2);
    found.sort_unstable();
    found.dedup();
    found
}

fn has_up_to(text: &str) -> bool {
    let lower = text.to_lowercase();
    lower.contains("up to") || lower.contains("ไม่เกิน") || lower.contains("枚まで")
}

fn heads(text: &str, (english, thai, japanese): &(&str, &[&str], &str)) -> usize {
    let all = std::iter::once(*english).chain(thai.iter().copied()).chain([*japanese]);
    all.map(|word| text.matches(word).count()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::CardGame;

    fn card(text: &str, other: &str) -> CardFacts {
        let other_texts = if other.is_empty() { Vec::new() } else { vec![other.to_string()] };
        CardFacts { text: text.to_string(), other_texts, ..CardFacts::blank(CardGame::OnePiece) }
    }

    #[test]
    fn a_sentence_without_an_end_and_a_tag_that_was_eaten() {
        assert_eq!(doubts(&card("[On Play] Up to 1 of your", "")), [Doubt::Ends]);
        assert_eq!(doubts(&card("Your Leader gains the attribute.", "")), [Doubt::Tag]);
        assert!(doubts(&card("Your Leader gains the <Slash> attribute.", "")).is_empty());
        assert_eq!(doubts(&card("[On Play] K.O. up to 1 of your opponent's  attribute Characters.", "")), [Doubt::Tag]);
        assert_eq!(doubts(&card("[On Play] Play up to 1 type Character card from your hand.", "")), [Doubt::Tag]);
        assert_eq!(doubts(&card("[On Play] If you have a [] Character, draw 1 card.", "")), [Doubt::Bracket]);
        assert_eq!(doubts(&card("[On Play Draw 1 card.", "")), [Doubt::Bracket]);
        assert!(
            doubts(&card("[On Play] Play up to 1 {Crew} type Character card with a type including \"Reef\".", ""))
                .is_empty()
        );
        assert!(doubts(&card("[Blocker] (After your opponent declares an attack, …)", "")).is_empty());
        assert!(doubts(&card("", "")).is_empty());
    }

    #[test]
    fn prints_of_one_number_are_compared() {
        let thai = "[เมื่อลงสนาม] จั่วการ์ด จำนวน 2 ใบ.";
        assert!(doubts(&card("[On Play] Draw 2 cards.", thai)).is_empty());
        let numbers = Doubt::Numbers { here: vec![3], there: vec![2] };
        assert_eq!(doubts(&card("[On Play] Draw 3 cards.", thai)), [numbers]);
        assert_eq!(doubts(&card("Draw 2 cards.", thai)), [Doubt::Heading("[On Play]")]);
        assert_eq!(doubts(&card("[On Play] Draw up to 2 cards.", thai)), [Doubt::UpTo]);
        // A number alone in parentheses is one; a reminder and a name have none.
        assert!(
            doubts(&card("[Main] ➁: Draw 3 cards. (Rest 5.)", "[เมน] (2) : จั่วการ์ด จำนวน 3 ใบ. < Pier 7 >")).is_empty()
        );
        let japanese = "【登場時】相手のキャラ1枚までを、KOする。";
        assert!(doubts(&card("[On Play] K.O. up to 1 of your opponent's Characters.", japanese)).is_empty());
    }
}
