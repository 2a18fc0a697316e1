//! The ways people write a clause number: `7-1-3`, `7.1.3`, `๗-๑-๓`, `ข้อ 7-1-3`, `rule 7–1–3.`, `７－１－３`, `A-9-1`.

use unicode_normalization::UnicodeNormalization;

/// A number found in a text: its parts joined by `-`, and where it stood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Number {
    /// `7-1-3`, `504-15-1`, `A-9-N`: digits in ASCII, parts joined by a hyphen, letters as typed.
    pub key: String,
    /// Byte range in the text that was read, the word before it (`ข้อ`, `rule`) included.
    pub span: (usize, usize),
    /// Several parts, or announced by a word such as `ข้อ`: surely a clause and no quantity.
    pub certain: bool,
}

/// Words that announce a clause number, folded to lower case; a word stands before those it ends in.
const ANNOUNCERS: [&str; 23] = [
    "กฎข้อที่",
    "กฎข้อ",
    "หัวข้อ",
    "ข้อที่",
    "ข้อ",
    "หมวดที่",
    "หมวด",
    "บทที่",
    "บท",
    "กฎ",
    "clauses",
    "clause",
    "sections",
    "section",
    "chapter",
    "phase",
    "rules",
    "rule",
    "ルール",
    "§",
    "第",
    "no.",
    "#",
];

/// The key under which a printed clause number is known: `504.15.1.` and `504-15-1` are one.
pub fn key(id: &str) -> String {
    let mut out = String::with_capacity(id.len());
    let mut fold = |c: char| match digit(c) {
        Some(d) => out.push(d),
        None if is_joint(c) => out.push('-'),
        None if c.is_ascii_alphabetic() => out.push(c),
        None => {}
    };
    if id.is_ascii() {
        id.chars().for_each(&mut fold);
    } else {
        id.nfkc().for_each(&mut fold);
    }
    out.truncate(out.trim_end_matches('-').len());
    let leading = out.len() - out.trim_start_matches('-').len();
    out.drain(..leading);
    out
}

/// `text` as a whole is one clause number, with or without an announcing word, or it is none.
pub fn whole(text: &str) -> Option<Number> {
    // No number is longer; a page pasted by mistake is none.
    if text.len() > 200 {
        return None;
    }
    let typed = written_plainly(text);
    match all(&typed).as_slice() {
        [one] if one.span == (0, typed.len()) => Some(one.clone()),
        _ => None,
    }
}

/// Without brackets and signs around it, without blanks at its joints, and with hyphens for `7 1 3`, `7/1/3`, `7,1,3`.
fn written_plainly(text: &str) -> String {
    let opening = |c: char| c.is_whitespace() || "([{「『【（［\"“”'".contains(c);
    let closing = |c: char| c.is_whitespace() || ")]}」』】）］\"“”'.．。,、:：;；?？!！条項条目-–—".contains(c);
    let text = text.trim_start_matches(opening).trim_end_matches(closing);
    let chars: Vec<char> = text.chars().collect();
    let is_digit = |at: Option<usize>| at.and_then(|at| chars.get(at)).copied().and_then(digit).is_some();
    let jointless = !chars.iter().any(|&c| is_joint(c));
    let mut out = String::with_capacity(text.len());
    for (at, &c) in chars.iter().enumerate() {
        let before = chars[..at].iter().rposition(|c| !c.is_whitespace());
        let after = chars[at + 1..].iter().position(|c| !c.is_whitespace()).map(|n| at + 1 + n);
        let beside_joint = [before, after].into_iter().flatten().any(|n| is_joint(chars[n]));
        match c {
            ' ' if beside_joint && (is_digit(before) || is_digit(after)) => {}
            ' ' | '/' | ',' | '、' if jointless && is_digit(before) && is_digit(after) => out.push('-'),
            c => out.push(c),
        }
    }
    out
}

/// All clause numbers among the words of `text`, and lone numbers as uncertain ones.
pub fn all(text: &str) -> Vec<Number> {
    let chars: Vec<(usize, char)> = text.char_indices().collect();
    let mut found = Vec::new();
    let mut i = 0;
    while i < chars.len() {
        match number_at(&chars, i) {
            Some((key, next)) => {
                let start = chars[i].0;
                let end = chars.get(next).map_or(text.len(), |c| c.0);
                let announced = announcer_before(&text[..start]);
                let certain = announced.is_some() || key.contains('-');
                found.push(Number { key, span: (announced.unwrap_or(start), end), certain });
                i = next;
            }
            None => i += 1,
        }
    }
    found
}

/// The number that starts at character `i`, and the index after it.
fn number_at(chars: &[(usize, char)], i: usize) -> Option<(String, usize)> {
    let at = |k: usize| chars.get(k).map(|c| c.1);
    if i > 0 && at(i - 1).is_some_and(|c| digit(c).is_some() || c.is_ascii_alphanumeric()) {
        return None;
    }
    let mut key = String::new();
    let mut k = i;
    // BlackPoker's ids begin with a letter: A-9-1, P-4-2.
    let letter = at(k).and_then(ascii_letter);
    if let Some(letter) = letter {
        let joint = at(k + 1).filter(|&c| is_joint(c));
        let number = at(k + 2).and_then(digit);
        joint.zip(number)?;
        key.push(letter.to_ascii_uppercase());
        key.push('-');
        k += 2;
    }
    k = take_digits(chars, k, &mut key)?;
    while at(k).is_some_and(is_joint) {
        let mut part = String::new();
        if let Some(next) = take_digits(chars, k + 1, &mut part) {
            key.push('-');
            key.push_str(&part);
            k = next;
            continue;
        }
        // The parts N, T, a, b of BlackPoker's ids stand alone.
        let part = at(k + 1).and_then(ascii_letter).filter(|c| letter.is_some() && "NTnabt".contains(*c));
        let ends = !at(k + 2).is_some_and(|c| c.is_alphanumeric());
        match part {
            Some(p) if ends => {
                key.push('-');
                key.push(if matches!(p, 'n' | 't') { p.to_ascii_uppercase() } else { p });
                k += 2;
            }
            _ => break,
        }
    }
    let runs_on = at(k).is_some_and(|c| c.is_ascii_alphabetic() || digit(c).is_some());
    if runs_on && letter.is_none() && !key.contains('-') { None } else { Some((key, k)) }
}

/// Append the digits from `k` on; at most three, since no text numbers higher.
fn take_digits(chars: &[(usize, char)], k: usize, key: &mut String) -> Option<usize> {
    let digits: Vec<char> = chars[k.min(chars.len())..].iter().map_while(|c| digit(c.1)).collect();
    if digits.is_empty() || digits.len() > 3 {
        return None;
    }
    let significant = digits.iter().position(|&d| d != '0').unwrap_or(digits.len() - 1);
    key.extend(&digits[significant..]);
    Some(k + digits.len())
}

/// Where the announcing word before a number begins, if there is one.
fn announcer_before(before: &str) -> Option<usize> {
    let trimmed = before.trim_end();
    ANNOUNCERS.iter().find_map(|word| {
        let start = trimmed.len().checked_sub(word.len())?;
        let tail = trimmed.get(start..)?;
        if !tail.eq_ignore_ascii_case(word) {
            return None;
        }
        let glued = word.is_ascii() && trimmed[..start].chars().next_back().is_some_and(char::is_alphanumeric);
        (!glued).then_some(start)
    })
}

fn ascii_letter(c: char) -> Option<char> {
    match c {
        'Ａ'..='Ｚ' => char::from_u32(c as u32 - 'Ａ' as u32 + 'A' as u32),
        'ａ'..='ｚ' => char::from_u32(c as u32 - 'ａ' as u32 + 'a' as u32),
        c if c.is_ascii_alphabetic() => Some(c),
        _ => None,
    }
}

/// The ASCII digit that `c` stands for: ASCII, Thai or full-width.
pub fn digit(c: char) -> Option<char> {
    let value = match c {
        '0'..='9' => c as u32 - '0' as u32,
        '๐'..='๙' => c as u32 - '๐' as u32,
        '０'..='９' => c as u32 - '０' as u32,
        _ => return None,
    };
    char::from_digit(value, 10)
}

/// Hyphens, dashes and dots that people put between the parts of a number.
fn is_joint(c: char) -> bool {
    matches!(c, '-' | '.' | '_' | '‐'..='―' | '−' | '－' | '．' | 'ー' | 'ｰ' | '﹣' | '・')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notations_people_type() {
        for typed in [
            "7-1-3",
            "7.1.3",
            "๗-๑-๓",
            "ข้อ 7-1-3",
            "rule 7-1-3",
            "Rule 7-1-3.",
            "７－１－３",
            "7–1–3",
            "7—1—3",
            "7-1-3.",
            "กฎข้อ 7-1-3",
            "(7-1-3)",
            "[7-1-3]",
            "「7-1-3」",
            "7-1-3:",
            "7-1-3?",
            "7 1 3",
            "7 - 1 - 3",
            "ข้อ ๗ - ๑ - ๓",
            "7/1/3",
            "7,1,3",
            "07-01-03",
            "7ｰ1ｰ3",
            "第7-1-3条",
            "ルール 7-1-3",
            "rules 7-1-3",
            "７－１－３．",
            "第7-1-3",
            " 7‑1‑3 ",
            "หัวข้อ ๗.๑.๓.",
            "§7-1-3",
            "7_1_3",
            "clause 7-1-3",
        ] {
            assert_eq!(whole(typed).map(|n| n.key).as_deref(), Some("7-1-3"), "{typed}");
        }
        assert_eq!(whole("504.15.1.").map(|n| n.key).as_deref(), Some("504-15-1"));
        assert_eq!(whole("a-9-n").map(|n| n.key).as_deref(), Some("A-9-N"));
        assert_eq!(whole("C-5-3-1-a").map(|n| n.key).as_deref(), Some("C-5-3-1-a"));
        assert_eq!(whole("7").map(|n| (n.key, n.certain)), Some(("7".into(), false)));
    }

    #[test]
    fn words_are_no_numbers() {
        for typed in ["", "blocker", "Interfere 7-1-3", "12345", "7-1-3 7-1-4", "x7", "7up", "AP0"] {
            assert_eq!(whole(typed), None, "{typed}");
        }
    }

    #[test]
    fn numbers_among_words() {
        let found = all("กฎข้อ 13-1-4-1 gundam 5 ใบ");
        assert_eq!(found.len(), 2);
        assert_eq!((found[0].key.as_str(), found[0].certain), ("13-1-4-1", true));
        assert_eq!(found[0].span.0, 0);
        assert_eq!((found[1].key.as_str(), found[1].certain), ("5", false));
    }

    #[test]
    fn keys_are_one_for_all_notations() {
        assert_eq!(key("504.15.1."), "504-15-1");
        assert_eq!(key("A-9-N"), "A-9-N");
        assert_eq!(key("7-1-3."), "7-1-3");
    }
}
