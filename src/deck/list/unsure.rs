//! What leaves open how many cards there are, or which: question marks, `about 4`, `4枚くらい`.

use super::absent;
use super::lexicon::{Entry, Lexicon, key};
use super::token::{Kind, Token};
use super::why::Why;

/// Words before a count that make it no count.
const BEFORE: [&str; 41] = [
    "about",
    "around",
    "approx",
    "approximately",
    "ca",
    "circa",
    "roughly",
    "nearly",
    "almost",
    "least",
    "most",
    "to",
    "max",
    "min",
    "maximum",
    "minimum",
    "less",
    "fewer",
    "more",
    "than",
    "over",
    "under",
    "half",
    "約",
    "およそ",
    "一応",
    "最大",
    "最低",
    "だいたい",
    "大体",
    "たぶん",
    "多分",
    "ประมาณ",
    "อย่างน้อย",
    "ไม่เกิน",
    "เกือบ",
    "อย่างละ",
    "ใบละ",
    "ทั้งหมด",
    "合計",
    "各",
];
/// Words behind a count that make it none.
const BEHIND: [&str; 12] =
    ["more", "fewer", "less", "max", "min", "maximum", "minimum", "ish", "tops", "probably", "planned", "ideally"];
/// What goes on behind a count without a blank.
const GLUED: [&str; 17] = [
    "以上",
    "以下",
    "未満",
    "くらい",
    "ぐらい",
    "まで",
    "程度",
    "ほど",
    "前後",
    "予定",
    "かも",
    "未定",
    "弱",
    "強",
    "กว่า",
    "ขึ้นไป",
    "หรือ",
];

/// Pictures by which people say that they are not sure, or not ready.
fn is_doubt(c: char) -> bool {
    matches!(
        c,
        '❓' | '❔'
            | '🤔'
            | '🤷'
            | '🧐'
            | '⏳'
            | '⌛'
            | '🔜'
            | '🔁'
            | '🔄'
            | '🔃'
            | '⬆'
            | '⬇'
            | '🔼'
            | '🔽'
            | '🔺'
            | '🔻'
            | '↑'
            | '↓'
    )
}

/// A line that leaves nothing open. What the data's names of its cards hold is theirs.
pub fn check(line: &str, tokens: &[Token], all: &[Entry<'_>], lexicon: &Lexicon<'_>) -> Result<(), Why> {
    if let Some(what) = asked(line, tokens).filter(|_| !asks_in_name(line, all, lexicon)) {
        return Err(Why::Open(what));
    }
    if let Some(sign) = line.chars().find(|c| is_doubt(*c)) {
        return Err(Why::Open(sign.to_string()));
    }
    let in_name = |word: &str| {
        let word = key(word);
        !word.is_empty() && all.iter().any(|e| names(e, lexicon).iter().any(|name| key(name).contains(&word)))
    };
    // A name that the data do not have may end in any word.
    let is_unknown = line.is_ascii() && all.iter().any(|e| e.facts.is_none());
    let first_card = tokens.iter().position(|t| t.kind == Kind::Card);
    for (at, token) in tokens.iter().enumerate().filter(|(_, t)| matches!(t.kind, Kind::Number(..))) {
        let word = |at: usize| tokens.get(at).filter(|t| matches!(t.kind, Kind::Word(_)));
        let may_be_name = is_unknown && first_card.is_some_and(|card| card < at);
        let open = at.checked_sub(1).filter(|_| !may_be_name).and_then(word);
        let open = open.filter(|t| is_before(line, t, token, tokens.get(at.wrapping_sub(2))));
        let open = open.or_else(|| word(at + 1).filter(|t| is_behind(line, t, token, tokens.get(at + 2))));
        if let Some(open) = open.filter(|t| !in_name(t.text(line))) {
            return Err(Why::Open(open.text(line).to_string()));
        }
    }
    Ok(())
}

/// `Gull?` in a cell, or in a document: whoever wrote it was not sure, unless the card is called so.
pub fn check_name(name: &str, entry: &Entry<'_>, lexicon: &Lexicon<'_>) -> Result<(), Why> {
    if let Some(sign) = name.chars().find(|c| is_doubt(*c)) {
        return Err(Why::Open(sign.to_string()));
    }
    let is_open = name.contains('?') && !names(entry, lexicon).iter().any(|n| n.contains(['?', '？']));
    if is_open { Err(Why::Open(name.to_string())) } else { Ok(()) }
}

/// The word with a question mark, if there is one outside of addresses.
fn asked(line: &str, tokens: &[Token]) -> Option<String> {
    let is_aside = |at: usize| {
        let before = tokens.partition_point(|t| t.start <= at);
        before.checked_sub(1).is_some_and(|n| tokens[n].kind == Kind::Aside && at < tokens[n].end)
    };
    let (at, _) = line.match_indices('?').find(|(at, _)| !is_aside(*at))?;
    let from = line[..at].trim_end().rfind(char::is_whitespace).map_or(0, |blank| blank + 1);
    Some(line[from..=at].trim().to_string())
}

fn asks_in_name(line: &str, all: &[Entry<'_>], lexicon: &Lexicon<'_>) -> bool {
    let asks = |text: &str| text.matches(['?', '？']).count();
    let most = |entry: &Entry<'_>| names(entry, lexicon).iter().map(|n| asks(n)).max().unwrap_or(0);
    asks(line) <= all.iter().map(most).sum()
}

fn names(entry: &Entry<'_>, lexicon: &Lexicon<'_>) -> Vec<String> {
    match entry.facts {
        Some(facts) => facts.names().map(str::to_string).collect(),
        None => lexicon.cards(&entry.name).flat_map(|f| f.names().map(str::to_string).collect::<Vec<_>>()).collect(),
    }
}

/// `about 4`, `ca. 4`, `half of 4`, `約4枚`.
fn is_before(line: &str, word: &Token, count: &Token, first: Option<&Token>) -> bool {
    let parted = &line[word.end..count.start];
    if !parted.chars().all(|c| matches!(c, ' ' | '.' | ':')) {
        return false;
    }
    let lower = word.text(line).to_lowercase();
    let glued = parted.is_empty() && BEFORE.iter().any(|b| !b.is_ascii() && lower.ends_with(b));
    let is_half = lower == "of" && first.is_some_and(|t| t.text(line).eq_ignore_ascii_case("half"));
    glued || is_half || BEFORE.contains(&lower.as_str())
}

/// `4 more ZZ01-004`, `ZZ01-004 4 max`, `4枚くらい`.
fn is_behind(line: &str, word: &Token, count: &Token, next: Option<&Token>) -> bool {
    let lower = word.text(line).to_lowercase();
    let parted = &line[count.end..word.start];
    let ends = next.is_none_or(|t| matches!(t.kind, Kind::Card | Kind::Break | Kind::Comma));
    (parted.is_empty() && GLUED.iter().any(|g| lower.starts_with(g)))
        || (ends && parted.chars().all(|c| matches!(c, ' ' | '-' | '(')) && BEHIND.contains(&lower.as_str()))
}

/// `maybe`, `cut?`: a note of a few words that takes back what the line says.
pub fn note(text: &str) -> Result<(), Why> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_asked = |word: &str| word.contains(['?', '？']) || word.contains(is_doubt);
    let asks = words.iter().find(|word| words.len() <= MOST_WORDS && is_asked(word)).copied();
    match asks.or_else(|| absent::phrase(text)) {
        Some(word) => Err(Why::Open(word.to_string())),
        None => Ok(()),
    }
}

/// A longer note is no correction.
const MOST_WORDS: usize = 3;
