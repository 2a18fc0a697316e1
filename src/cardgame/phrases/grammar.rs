//! The table of phrases, made ready for reading.

use std::collections::HashMap;

use super::lexer::Lexer;

/// The languages of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tongue {
    /// English.
    English,
    /// Thai, with the English terms of the game.
    Thai,
}

/// A row of a table.
///
/// A phrase is written as it is said. `{which}` is a hole that a phrase of the part `which` fills; `{stat:first}` has a name of its own,
/// where a phrase has two of one part; `{until?}` may be left out. `the?` is a word that may be left out, `Seal|Seals` one of both.
#[derive(Clone, Copy, Debug)]
pub struct Phrase<T: 'static> {
    /// Which part of the grammar it is.
    pub part: &'static str,
    /// What it means.
    pub tag: T,
    /// How English says it; the first is the one that is shown.
    pub en: &'static [&'static str],
    /// How Thai says it.
    pub th: &'static [&'static str],
}

impl<T> Phrase<T> {
    /// How a language says it.
    pub fn says(&self, tongue: Tongue) -> &'static [&'static str] {
        match tongue {
            Tongue::English => self.en,
            Tongue::Thai => self.th,
        }
    }
}

/// A piece of a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// One of these words.
    Words(Vec<Vec<char>>),
    /// A phrase of a part.
    Part(usize, &'static str),
    /// A number or a name.
    Lexer(Lexer, &'static str),
}

/// One way to say a phrase, with nothing left open.
#[derive(Clone, Debug)]
pub struct Way {
    /// The row of the table.
    pub row: usize,
    /// Its pieces, in order.
    pub pieces: Vec<Piece>,
    /// As it is written in the table.
    pub written: &'static str,
}

/// A table, made ready.
pub struct Grammar<T: 'static> {
    /// The rows.
    pub rows: Vec<Phrase<T>>,
    parts: HashMap<&'static str, usize>,
    /// For each part the ways to say it, in English and in Thai.
    ways: Vec<[Vec<Way>; 2]>,
}

impl<T: Copy> Grammar<T> {
    /// A table made ready. It panics on a table that is not one: that is a mistake in the program.
    pub fn new(tables: &[&[Phrase<T>]]) -> Self {
        let rows: Vec<Phrase<T>> = tables.iter().flat_map(|table| table.iter().copied()).collect();
        let mut parts: HashMap<&'static str, usize> = HashMap::new();
        for row in &rows {
            let next = parts.len();
            parts.entry(row.part).or_insert(next);
        }
        let mut grammar = Self { rows, ways: vec![[Vec::new(), Vec::new()]; parts.len()], parts };
        for row in 0..grammar.rows.len() {
            for tongue in [Tongue::English, Tongue::Thai] {
                for written in grammar.rows[row].says(tongue) {
                    let part = grammar.parts[grammar.rows[row].part];
                    let ways = grammar.expand(row, written);
                    grammar.ways[part][tongue as usize].extend(ways);
                }
            }
        }
        grammar
    }

    /// The number of a part.
    pub fn part(&self, name: &str) -> Option<usize> {
        self.parts.get(name).copied()
    }

    /// The ways to say a part.
    pub fn ways(&self, part: usize, tongue: Tongue) -> &[Way] {
        self.ways.get(part).map_or(&[], |ways| ways[tongue as usize].as_slice())
    }

    /// A phrase with and without everything that may be left out.
    fn expand(&self, row: usize, written: &'static str) -> Vec<Way> {
        let mut all: Vec<Vec<Piece>> = vec![Vec::new()];
        for (piece, optional) in pieces(written) {
            let piece = match piece {
                Written::Hole { part, slot } => match (Lexer::named(part), self.parts.get(part)) {
                    (Some(lexer), _) => Piece::Lexer(lexer, slot),
                    (None, Some(part)) => Piece::Part(*part, slot),
                    (None, None) => panic!("“{written}”: there is no part “{part}”"),
                },
                Written::Word(word) => {
                    Piece::Words(word.split('|').map(|one| one.to_lowercase().chars().collect()).collect())
                }
            };
            let without = if optional { all.clone() } else { Vec::new() };
            all.iter_mut().for_each(|way| way.push(piece.clone()));
            all.extend(without);
        }
        all.retain(|way| !way.is_empty());
        all.into_iter().map(|pieces| Way { row, pieces, written }).collect()
    }
}

/// A piece as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// A word, with its alternatives.
    Word(&'static str),
    /// A hole, and what its filling is called.
    Hole {
        /// The part that fills it.
        part: &'static str,
        /// Its name.
        slot: &'static str,
    },
}

/// The pieces of a phrase as it is written, and which may be left out.
pub fn pieces(written: &'static str) -> Vec<(Written, bool)> {
    let mut all = Vec::new();
    for word in written.split_whitespace() {
        let mut rest = word;
        while !rest.is_empty() {
            if let Some((hole, after)) = rest.strip_prefix('{').and_then(|inside| inside.split_once('}')) {
                let (name, optional) = hole.strip_suffix('?').map_or((hole, false), |name| (name, true));
                let (part, slot) = name.split_once(':').unwrap_or((name, name));
                all.push((Written::Hole { part, slot }, optional));
                rest = after;
                continue;
            }
            let end = rest.find('{').unwrap_or(rest.len());
            let (plain, after) = rest.split_at(end);
            let (plain, optional) = plain.strip_suffix('?').map_or((plain, false), |plain| (plain, true));
            all.extend(words(plain).into_iter().map(|word| (Written::Word(word), optional)));
            rest = after;
        }
    }
    all
}

/// Signs are words of their own, so that blanks may stand around them.
fn words(plain: &'static str) -> Vec<&'static str> {
    const SIGNS: [char; 11] = ['(', ')', '[', ']', '<', '>', ':', ';', ',', '"', '/'];
    if plain.contains('|') {
        return vec![plain];
    }
    let mut all = Vec::new();
    let mut rest = plain;
    while !rest.is_empty() {
        let end = match rest.find(SIGNS) {
            Some(0) => 1,
            Some(at) => at,
            None => rest.len(),
        };
        let (word, after) = rest.split_at(end);
        all.push(word);
        rest = after;
    }
    all
}
