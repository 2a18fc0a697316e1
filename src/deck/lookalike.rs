//! Sets whose codes look alike: `OPI4` for `OP14`, `ZZO1` for `ZZ01`. One of two such codes is a slip, and its card another one.

use std::collections::{BTreeMap, BTreeSet};

use super::list::{Content, DeckList, Kind, Token};
use crate::cards::{CardGame, CardPool, number};

/// The codes of a list that are not meant, each with the one that is; or with nothing if that does not show.
#[derive(Clone, Debug, Default)]
pub struct Lookalikes {
    meant: BTreeMap<String, String>,
}

/// The set of a card number.
fn code(number: &str) -> &str {
    number.split('-').next().unwrap_or(number)
}

/// A code with one sign for those that look alike, and without zeros inside: `OP014` is `OP14`, but `OP10` is not `OP01`.
fn looks(code: &str) -> String {
    let like = |c: char| match c.to_ascii_uppercase() {
        'O' | 'Q' => '0',
        'I' | 'L' => '1',
        'S' => '5',
        'B' => '8',
        'Z' => '2',
        'G' => '6',
        other => other,
    };
    let all: String = code.chars().map(like).collect();
    let end = all.trim_end_matches('0').len();
    all.char_indices().filter(|(at, c)| *at == 0 || *at >= end || *c != '0').map(|(_, c)| c).collect()
}

/// Letters and two digits, as sets are called.
fn is_usual(code: &str) -> bool {
    let letters = code.bytes().take_while(u8::is_ascii_alphabetic).count();
    code.len() == letters + 2 && code[letters..].bytes().all(|b| b.is_ascii_digit())
}

impl Lookalikes {
    /// Those of a list, among its own codes and those of the data.
    pub fn of(list: &DeckList, tokens: &[Vec<Token>], pool: &CardPool, game: CardGame) -> Self {
        let mut lines: BTreeMap<String, usize> = BTreeMap::new();
        let mut has_unknown = false;
        for (line, tokens) in list.lines.iter().zip(tokens) {
            let row = match &line.content {
                Content::Row(row) => row.number.clone(),
                _ => None,
            };
            let cards = tokens.iter().filter(|t| t.kind == Kind::Card);
            let written = cards.filter_map(|t| number::at(t.text(&line.text), 0)).map(|found| found.number);
            for number in row.into_iter().chain(written) {
                has_unknown |= pool.of_base(game, &number).is_none();
                *lines.entry(code(&number).to_string()).or_default() += 1;
            }
        }
        // What the data have is meant.
        if !has_unknown {
            return Self::default();
        }
        let data: BTreeSet<&str> =
            pool.iter().filter(|c| c.game == game && !c.number.is_empty()).map(|c| code(&c.number)).collect();
        let mut alike: BTreeMap<String, Vec<&str>> = BTreeMap::new();
        for code in lines.keys().map(String::as_str).chain(data.iter().copied().filter(|c| !lines.contains_key(*c))) {
            alike.entry(looks(code)).or_default().push(code);
        }
        let mut meant = BTreeMap::new();
        for group in alike.into_values().filter(|group| group.len() > 1) {
            // What the data have comes first; then what is written as sets are; then what stands there more often.
            let weight = |code: &str| (data.contains(code), is_usual(code), lines.get(code).copied().unwrap_or(0));
            let Some(best) = group.iter().max_by_key(|c| weight(c)).copied() else { continue };
            let is_tied = group.iter().filter(|c| weight(c) == weight(best)).count() > 1;
            for code in group.iter().filter(|c| lines.contains_key(**c) && !data.contains(**c)) {
                if is_tied || *code != best {
                    let other = if *code == best { group.iter().find(|c| *c != code).copied() } else { Some(best) };
                    meant.insert(code.to_string(), other.unwrap_or(best).to_string());
                }
            }
        }
        Self { meant }
    }

    /// The number that may be meant by one that looks like it.
    pub fn meant(&self, number: &str) -> Option<String> {
        let set = code(number);
        self.meant.get(set).map(|meant| format!("{meant}{}", &number[set.len()..]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_looks_alike() {
        for code in ["OPI4", "OPL4", "QP14", "0P14", "OP014", "op14"] {
            assert_eq!(looks(code), looks("OP14"), "{code}");
        }
        assert_eq!(looks("ZZO1"), looks("ZZ01"));
        assert_ne!(looks("OP10"), looks("OP01"));
        for code in ["OP13", "OP41", "ST14", "P", "EB14", "OP04", "OP01", "OP10"] {
            assert_ne!(looks(code), looks("OP14"), "{code}");
        }
        assert!(is_usual("OP14") && !is_usual("OPI4") && !is_usual("OP014"));
    }
}
