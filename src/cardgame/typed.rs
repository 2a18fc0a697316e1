//! What a judge types in Thai or Japanese where a board has English words: keywords in the words of the catalogues, states, numbers.

use std::ops::Range;

use super::word::Word;
use crate::cards::CardGame;
use crate::cards::source::CardSource;
use crate::keys::{BoardFault, Node};
use crate::lang::{Language, Said, Speech};
use crate::text::amount;

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

/// A fault, if a name is nothing but digits, or says that there is none: it may be a number of cards, or a value, and is never guessed. These
/// are values as they are written.
pub fn no_number(name: &str, at: &Range<usize>, values: &str) -> Result<(), BoardFault> {
    let bare = name.trim().trim_start_matches(['+', '-']);
    let is_word = !bare.contains(|c: char| c.is_numeric() || c.is_whitespace());
    if is_word && amount::word(bare).is_some_and(|n| n > 0) { Ok(()) } else { no_count(name, at, values) }
}

/// A fault, if a name is nothing but a number, in digits or in words: where a pile is no list, and before values, it says how many.
pub fn no_count(name: &str, at: &Range<usize>, values: &str) -> Result<(), BoardFault> {
    let bare = name.trim().trim_start_matches(['+', '-']);
    let times = bare.strip_suffix(['x', 'X', '×']).unwrap_or(bare);
    if amount::whole(bare).or_else(|| amount::word(times)).is_none() {
        return Ok(());
    }
    let said = Said::new("case-number-no-card").text("name", name);
    Err(BoardFault::new(at.clone(), said).hint(Said::new("case-number-or-value").text("words", values)))
}

/// A fault, if a pile is a text that says how many cards there are.
pub fn no_pile(node: &Node<'_>, values: &str) -> Result<(), BoardFault> {
    node.as_text().map_or(Ok(()), |text| no_count(text, &node.at, values))
}

/// Words without a state at their end, and whether that is `rested`.
pub fn state(words: &str) -> (&str, Option<bool>) {
    let words = words.trim();
    let Some((rest, last)) = words.rsplit_once(char::is_whitespace) else { return (words, None) };
    match plain(last.trim_matches(['(', ')', '[', ']', ','])).as_str() {
        "rested" => (rest.trim_end_matches([',', ' ']), Some(true)),
        "active" => (rest.trim_end_matches([',', ' ']), Some(false)),
        _ => (words, None),
    }
}

/// The name or number of card data that a name is nearly: a slip of the pen, not to be taken for a card of which nothing is known.
pub fn near(cards: &dyn CardSource, game: CardGame, name: &str) -> Option<String> {
    let like =
        |near: &String| strsim::normalized_damerau_levenshtein(&name.to_lowercase(), &near.to_lowercase()) > 0.75;
    cards.nearest_name(game, name).filter(like)
}
