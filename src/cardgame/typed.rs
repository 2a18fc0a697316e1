//! What a judge types in Thai or Japanese where a board has English words: keywords in the words of the catalogues, states, numbers.

use super::word::Word;
use crate::lang::{Language, Speech};

/// States and values of cards as boards write them, and as people do.
const WORDS: [(&str, &[&str]); 6] = [
    ("rested", &["เรสต์", "เรสท์", "レスト"]),
    ("active", &["แอ็คทีฟ", "แอคทีฟ", "アクティブ"]),
    ("cost", &["คอสต์", "คอสท์", "コスト"]),
    ("life", &["ไลฟ์", "ライフ"]),
    ("power", &["พาวเวอร์", "パワー"]),
    ("counter", &["เคาน์เตอร์", "カウンター"]),
];

/// A word as boards write it: small letters, plain digits, English where it is one of theirs.
pub fn plain(word: &str) -> String {
    if word.is_ascii() {
        return word.to_lowercase();
    }
    let digits: String = word.chars().flat_map(char::to_lowercase).map(plain_digit).collect();
    let english = WORDS.iter().find(|(_, said)| said.contains(&digits.as_str()));
    english.map_or(digits, |(word, _)| (*word).to_string())
}

/// Thai digits and wide ones, with the marks that stand between numbers.
fn plain_digit(c: char) -> char {
    match c {
        '๐'..='๙' => char::from_digit(u32::from(c) - u32::from('๐'), 10).unwrap_or(c),
        '０'..='９' => char::from_digit(u32::from(c) - u32::from('０'), 10).unwrap_or(c),
        '＋' => '+',
        '／' => '/',
        '：' => ':',
        other => other,
    }
}

/// The word of a game that the catalogues call so in Thai or Japanese.
pub fn named<W: Word>(said: &str) -> Option<W> {
    if said.is_ascii() {
        return None;
    }
    let bare = |word: &str| plain(word).replace([':', ' '], "");
    let said = bare(said);
    [Language::Th, Language::Ja].into_iter().find_map(|language| {
        let speech = Speech::of(language);
        W::ALL.iter().copied().find(|word| bare(&speech.word(word.key())) == said)
    })
}
