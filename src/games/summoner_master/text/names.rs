//! Names of cards that stand in a line without quotes: a slip of the pen must not become one.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use super::table::TABLES;

/// Words that no name without quotes has.
const CORE: [&str; 24] = [
    "seal",
    "seals",
    "mystic",
    "mystics",
    "card",
    "cards",
    "support",
    "supports",
    "at",
    "df",
    "sp",
    "lv",
    "mp",
    "line",
    "skill",
    "skills",
    "ability",
    "abilities",
    "curse",
    "curses",
    "turn",
    "turns",
    "subturn",
    "interfere",
];

/// Every word of Latin letters that the table has.
static WORDS: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let rows = TABLES.iter().flat_map(|table| table.iter());
    let said = rows.flat_map(|row| row.en.iter().chain(row.th));
    // What stands in braces is no word, but the name of a part.
    let plain =
        said.flat_map(|phrase| phrase.split('{').map(|part| part.split_once('}').map_or(part, |(_, rest)| rest)));
    let words = plain.flat_map(|part| part.split(|sign: char| !sign.is_ascii_alphabetic()));
    words.filter(|word| word.len() > 1).map(str::to_lowercase).collect()
});

/// Why a name cannot stand without quotes: the word that may have been meant, if it is not one itself.
pub fn slip(name: &str) -> Option<Option<String>> {
    let letters = |sign: char| !sign.is_ascii_alphabetic();
    let words: Vec<String> = name.split(letters).filter(|word| !word.is_empty()).map(str::to_lowercase).collect();
    if words.iter().any(|word| CORE.contains(&word.as_str())) {
        return Some(None);
    }
    let like = |word: &String| -> Option<String> {
        if WORDS.contains(word) {
            return Some(word.clone());
        }
        // One sign more, fewer, other or in the wrong place.
        let near = |core: &&str| core.len() > 3 && strsim::damerau_levenshtein(core, word) == 1;
        CORE.into_iter().find(near).map(str::to_owned)
    };
    let near: Vec<Option<String>> = words.iter().map(like).collect();
    near.iter().all(Option::is_some).then(|| near.into_iter().flatten().next())
}
