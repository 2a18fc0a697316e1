//! What stands on a page around a list with digits of its own that count no cards: telephone numbers, days, the numbers of pages, and who
//! wrote a message when.

/// `081-234-5678`, `+49 170 1234567`: a telephone number by itself. What may be several counts is none.
pub fn is_phone(text: &str) -> bool {
    let digits = text.bytes().filter(u8::is_ascii_digit).count();
    let groups: Vec<&str> = text.split(|c: char| !c.is_ascii_digit()).filter(|group| !group.is_empty()).collect();
    text.bytes().all(|b| b.is_ascii_digit() || b" +-().".contains(&b))
        && text.starts_with(['0', '+', '('])
        && (8..=15).contains(&digits)
        && groups.len() <= 5
        && groups.iter().any(|group| group.len() > 2)
}

/// `2026-04-25`, `25/04/2569`, `25.4.2026`, `2026年4月25日`: a day by itself, with its year.
pub fn is_day(text: &str) -> bool {
    let bare = text.trim_matches(['(', ')', '[', ']', ' ']).trim_end_matches('日').replace(['年', '月'], "-");
    let is_sign = |c: char| matches!(c, '-' | '/' | '.');
    let parts: Vec<&str> = bare.split(is_sign).collect();
    let is_number = |part: &&str| (1..=4).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit());
    let is_year = |part: &str| part.len() == 4 && ["19", "20", "25"].iter().any(|century| part.starts_with(century));
    let is_small = |part: &&&str| part.len() < 3;
    parts.len() == 3
        && parts.iter().all(is_number)
        && (is_year(parts[0]) || is_year(parts[2]))
        && parts.iter().filter(is_small).count() == 2
}

/// `Page 1 of 2`, `--- Page 2 ---`, `หน้า 1/2`, `1/2ページ`: which page it is.
pub fn is_page(text: &str) -> bool {
    let bare = text.trim_matches(|c: char| c.is_whitespace() || "-=*_[]()·".contains(c)).to_lowercase();
    let before = ["page", "pg.", "หน้าที่", "หน้า", "seite", "página"].iter().find_map(|word| bare.strip_prefix(word));
    let behind = || ["ページ", "頁"].iter().find_map(|word| bare.strip_suffix(word));
    let Some(rest) = before.or_else(behind) else { return false };
    let parted = rest.trim_start_matches([':', '.']).replace(" of ", "/").replace(" จาก ", "/");
    let numbers: Vec<&str> = parted.split('/').map(str::trim).collect();
    let is_number = |part: &&str| (1..=3).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit());
    (1..=2).contains(&numbers.len()) && numbers.iter().all(is_number)
}

/// Does a text of days and times have nothing else in it: `25/04/2026, 10:32`, `10:32, 25/4/2026`, `Today at 10:32 AM`?
fn is_time(text: &str) -> bool {
    let is_clock = |word: &str| {
        let parts: Vec<&str> = word.split(':').collect();
        let is_number = |part: &&str| (1..=2).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit());
        (2..=3).contains(&parts.len()) && parts.iter().all(is_number)
    };
    let is_short_day = |word: &str| {
        let parts: Vec<&str> = word.split(['/', '.', '-']).collect();
        parts.len() == 3 && parts.iter().all(|p| (1..=4).contains(&p.len()) && p.bytes().all(|b| b.is_ascii_digit()))
    };
    let is_word = |word: &str| ["today", "yesterday", "at", "am", "pm"].contains(&word.to_lowercase().as_str());
    let words: Vec<&str> = text.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    words.iter().any(|word| is_clock(word)) && words.iter().all(|w| is_clock(w) || is_short_day(w) || is_word(w))
}

/// No name of who wrote a message is longer.
const LONGEST_NAME: usize = 40;

fn is_name(text: &str) -> bool {
    (1..=LONGEST_NAME).contains(&text.len()) && text.contains(char::is_alphabetic) && !text.contains([':', '/'])
}

/// What is said behind who wrote it and when, as programs for messages put it before: `[10:32, 25/4/2026] Anna: Hi!`,
/// `25/04/2026, 10:32 - Anna: Hi!`, `Anna - Today at 10:32 AM`.
pub fn message(text: &str) -> Option<&str> {
    if let Some((time, rest)) = text.strip_prefix('[').and_then(|rest| rest.split_once("] ")) {
        let (name, said) = rest.split_once(':')?;
        return (is_time(time) && is_name(name)).then_some(said.trim());
    }
    let (first, second) = text.split_once(" - ")?;
    if is_time(first) {
        let (name, said) = second.split_once(':')?;
        return is_name(name).then_some(said.trim());
    }
    (is_name(first) && is_time(second)).then_some("")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_that_count_no_cards() {
        for text in ["081-234-5678", "+49 170 1234567", "(02) 123 4567", "0812345678"] {
            assert!(is_phone(text), "{text}");
        }
        for text in ["4 4 4 4 4 4 4 4", "04 04 04 04", "4", "50", "4 0812345", "12345678", "4x 0812345678"] {
            assert!(!is_phone(text), "{text}");
        }
        for text in ["2026-04-25", "25/04/2026", "25.4.2569", "2026年4月25日", "(2026-04-25)"] {
            assert!(is_day(text), "{text}");
        }
        for text in ["4-4-4", "4/4", "25/04", "4 2026-04-25", "2026", "2026-2027-2028"] {
            assert!(!is_day(text), "{text}");
        }
        for text in ["Page 1 of 2", "--- Page 2 ---", "page 1/2", "หน้า 1/2", "1/2ページ"] {
            assert!(is_page(text), "{text}");
        }
        for text in ["Page Boy", "4 Page 2", "Page 1 2 3", "Pages: 4", "2"] {
            assert!(!is_page(text), "{text}");
        }
    }

    #[test]
    fn messages_with_who_wrote_them() {
        for (text, said) in [
            ("[10:32, 25/4/2026] Anna: my deck", "my deck"),
            ("[25/4/2026, 10:32:11] Anna B: 4 Gull", "4 Gull"),
            ("25/04/2026, 10:32 - Anna: Hi!", "Hi!"),
            ("Anna - Today at 10:32 AM", ""),
            ("Anna#1234 - 04/25/2026 10:32 AM", ""),
        ] {
            assert_eq!(message(text), Some(said), "{text}");
        }
        for text in ["Gull - 4", "[4] Gull", "4 - Gull: 4", "Gull - Today", "[x] 4 ZZ01-004: Gull", "10:32 4 Gull"] {
            assert_eq!(message(text), None, "{text}");
        }
    }
}
