//! How many: numbers as people write them, in digits or in words of three languages, with or without what is counted.

use super::number::digit;

/// Words for nothing.
const NONE: [&str; 11] = ["none", "no", "nothing", "zero", "nil", "empty", "ไม่มี", "ศูนย์", "なし", "ゼロ", "無し"];

/// Numbers in English, from one on.
const ENGLISH: [&str; 20] = [
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
];

/// Tens in English, from twenty on.
const TENS: [&str; 8] = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];

/// Numbers in Thai, from one on; behind a ten, one is another word.
const THAI: [&str; 9] = ["หนึ่ง", "สอง", "สาม", "สี่", "ห้า", "หก", "เจ็ด", "แปด", "เก้า"];

/// Numbers in Japanese, from one on.
const JAPANESE: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

/// What is counted, behind a number.
const COUNTED: [&str; 5] = ["cards", "card", "ใบ", "枚", "コ"];

/// The number that a word is: `2`, `๒`, `two`, `twenty-five`, `สอง`, `二`, `none`.
pub fn word(word: &str) -> Option<u32> {
    let said = word.trim().to_lowercase();
    if NONE.contains(&said.as_str()) {
        return Some(0);
    }
    digits(&said).or_else(|| english(&said)).or_else(|| thai(&said)).or_else(|| japanese(&said))
}

/// The number that some words are as a whole: `two cards`, `2 ใบ`, `二枚`, `"2"`.
pub fn whole(text: &str) -> Option<u32> {
    let text = text.trim().trim_matches('"').trim();
    let bare = COUNTED.iter().find_map(|unit| text.strip_suffix(unit)).map(str::trim_end);
    word(text).or_else(|| bare.filter(|bare| !bare.is_empty()).and_then(word))
}

/// Nothing is meant more often.
const MOST: u32 = 60;

/// How often something is meant, and what: `3x 5000`, `two Lamp Boy`, `2 cards`, `Lamp Boy x4`. Nothing is left of a bare number.
pub fn times(text: &str) -> Option<(u32, &str)> {
    let text = text.trim();
    if let Some(n) = whole(text) {
        return Some((n, "")).filter(|_| n <= MOST);
    }
    let sign = |c: char| matches!(c, 'x' | 'X' | '×' | '✕');
    if let Some((first, rest)) = text.split_once(char::is_whitespace) {
        let rest = rest.trim();
        let n = word(first.trim_end_matches(sign)).filter(|n| *n <= MOST);
        if let Some(n) = n {
            // `3 x 5000`, `two cards Lamp Boy`.
            let (next, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
            let is_sign = next.chars().all(sign) || (COUNTED.contains(&next) && !after.is_empty());
            return Some((n, if is_sign { after.trim() } else { rest })).filter(|(_, rest)| !rest.is_empty());
        }
    }
    let (rest, last) = text.rsplit_once(char::is_whitespace)?;
    let n = last.strip_prefix(sign).and_then(digits).filter(|n| *n <= MOST)?;
    Some((n, rest.trim()))
}

fn digits(said: &str) -> Option<u32> {
    let plain: Option<String> = said.chars().map(digit).collect();
    plain.filter(|plain| !plain.is_empty() && plain.len() < 8)?.parse().ok()
}

/// The place of a word in a list, counted from one.
fn place(list: &[&str], said: &str) -> Option<u32> {
    list.iter().position(|word| *word == said).and_then(|at| u32::try_from(at + 1).ok())
}

fn english(said: &str) -> Option<u32> {
    let tens = |word: &str| place(&TENS, word).map(|n| (n + 1) * 10);
    place(&ENGLISH, said).or_else(|| tens(said)).or_else(|| {
        let (ten, one) = said.split_once(['-', ' '])?;
        Some(tens(ten)? + place(&ENGLISH[..9], one)?)
    })
}

fn thai(said: &str) -> Option<u32> {
    let Some((ten, one)) = said.split_once("สิบ") else { return place(&THAI, said) };
    let ten = match ten {
        "" => 1,
        "ยี่" => 2,
        other => place(&THAI, other)?,
    };
    let one = match one {
        "" => 0,
        "เอ็ด" => 1,
        other => place(&THAI, other)?,
    };
    Some(ten * 10 + one)
}

fn japanese(said: &str) -> Option<u32> {
    let one = |c: &str| {
        let mut all = c.chars();
        let (first, more) = (all.next()?, all.next());
        let at = JAPANESE.iter().position(|known| *known == first).filter(|_| more.is_none())?;
        u32::try_from(at + 1).ok()
    };
    if matches!(said, "〇" | "零") {
        return Some(0);
    }
    let Some((ten, rest)) = said.split_once('十') else { return one(said) };
    let ten = if ten.is_empty() { 1 } else { one(ten)? };
    Some(ten * 10 + if rest.is_empty() { 0 } else { one(rest)? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_three_languages() {
        for (said, n) in [
            ("2", 2),
            ("๒", 2),
            ("２", 2),
            ("Two", 2),
            ("twenty-five", 25),
            ("none", 0),
            ("no", 0),
            ("zero", 0),
            ("สอง", 2),
            ("สิบเอ็ด", 11),
            ("ยี่สิบ", 20),
            ("ไม่มี", 0),
            ("二", 2),
            ("十二", 12),
            ("三十", 30),
            ("なし", 0),
        ] {
            assert_eq!(word(said), Some(n), "{said}");
            assert_eq!(whole(&format!("\"{said}\"")), Some(n), "{said}");
        }
        for said in ["2 cards", "two cards", "2 ใบ", "สองใบ", "2枚", "二枚"] {
            assert_eq!(whole(said), Some(2), "{said}");
        }
        for said in ["", "cards", "Kid", "+2", "-2", "2.5", "Two Ships", "S7", "4/3", "二刀流", "oneself"] {
            assert_eq!(whole(said), None, "{said}");
        }
    }

    #[test]
    fn how_often_something_is_meant() {
        for (said, n, what) in [
            ("3x 5000", 3, "5000"),
            ("3 x 5000", 3, "5000"),
            ("two 5000 blocker", 2, "5000 blocker"),
            ("4 Lamp Boy", 4, "Lamp Boy"),
            ("Lamp Boy x4", 4, "Lamp Boy"),
            ("2 cards", 2, ""),
            ("สอง 5000", 2, "5000"),
            ("5", 5, ""),
            ("2 ?", 2, "?"),
        ] {
            assert_eq!(times(said), Some((n, what)), "{said}");
        }
        for said in ["Lamp Boy", "+2000 counter", "Kid 2", "x4", "Hedge 4000", "5000", "5000 blocker"] {
            assert_eq!(times(said), None, "{said}");
        }
    }
}
