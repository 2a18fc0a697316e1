//! Where reading stopped, and what would have been understood there.

use super::glyph::Glyph;
use super::grammar::{Grammar, Piece, Tongue, Way, Written, pieces};

/// The farthest place that reading came to, and what was looked for there.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    /// The sign at which nothing fitted any more.
    pub at: usize,
    /// The ways that were being tried there: part, number of the way, and which piece of it did not fit.
    wanted: Vec<(usize, usize, usize)>,
}

/// So many phrases are named if none is near.
const NAMED: usize = 3;

/// A word of so many signs says something about what was meant.
const LONG: usize = 4;

impl Stop {
    /// A piece of a way did not fit here.
    pub fn missed(&mut self, at: usize, wanted: (usize, usize, usize)) {
        if at > self.at {
            self.at = at;
            self.wanted.clear();
        }
        if at == self.at && !self.wanted.contains(&wanted) {
            self.wanted.push(wanted);
        }
    }

    /// The phrase that is most like what stands there.
    pub fn nearest<T: Copy>(&self, grammar: &Grammar<T>, tongue: Tongue, glyphs: &[Glyph]) -> Option<String> {
        let rest: String = glyphs.get(self.at..).unwrap_or_default().iter().map(|glyph| glyph.plain).collect();
        let rest = rest.trim_start();
        if rest.is_empty() {
            return None;
        }
        let mut best: Option<(usize, &Way)> = None;
        for &(part, way, piece) in &self.wanted {
            let Some(way) = grammar.ways(part, tongue).get(way) else { continue };
            let Some(Piece::Words(words)) = way.pieces.get(piece) else { continue };
            for word in words.iter().filter(|word| word.len() >= 3) {
                let said = said(rest, word);
                let wanted: String = word.iter().collect();
                let distance = strsim::damerau_levenshtein(&said, &wanted);
                if distance * 3 <= word.len() && best.is_none_or(|(least, _)| distance < least) {
                    best = Some((distance, way));
                }
            }
        }
        best.map(|(_, way)| shown(way.written))
    }

    /// A few phrases that could have stood there, those first that have most words of the line in them.
    pub fn understood<T: Copy>(&self, grammar: &Grammar<T>, tongue: Tongue, glyphs: &[Glyph]) -> Vec<String> {
        let line: String = glyphs.iter().map(|glyph| glyph.plain).collect();
        let mut all: Vec<String> = Vec::new();
        for &(part, way, piece) in &self.wanted {
            let Some(way) = grammar.ways(part, tongue).get(way) else { continue };
            let phrase = shown(way.written);
            if matches!(way.pieces.get(piece), Some(Piece::Words(_))) && !all.contains(&phrase) {
                all.push(phrase);
            }
        }
        let shared = |phrase: &String| -> usize {
            let words = phrase.split_whitespace().map(str::to_lowercase);
            words.filter(|word| word.chars().count() >= LONG && line.contains(word)).map(|word| word.len()).sum()
        };
        all.sort_by_key(|phrase| std::cmp::Reverse(shared(phrase)));
        all.truncate(NAMED);
        all
    }
}

/// What was written in the place of a word: a word of Latin letters to its end, Thai by as many signs.
fn said(rest: &str, word: &[char]) -> String {
    if word.first().is_some_and(char::is_ascii_alphabetic) {
        rest.chars().take_while(|sign| sign.is_ascii_alphabetic() || matches!(sign, ':' | '\'')).collect()
    } else {
        rest.chars().filter(|sign| *sign != ' ').take(word.len()).collect()
    }
}

/// A phrase as it is shown to people.
pub fn shown(written: &'static str) -> String {
    let mut out = String::new();
    let mut hole = false;
    for (piece, _) in pieces(written) {
        let (word, is_hole) = match piece {
            Written::Word(word) => (word.split('|').next().unwrap_or(word), false),
            Written::Hole { part: "n", .. } => ("n", true),
            Written::Hole { part: "signed", .. } => ("+n", true),
            Written::Hole { .. } => ("…", true),
        };
        if hole && is_hole && word == "…" {
            continue;
        }
        hole = is_hole && word == "…";
        let glued = word.starts_with([':', ',', ')', ']', '>', ';', '"']) || out.ends_with(['(', '[', '<', '"']);
        if !out.is_empty() && !glued {
            out.push(' ');
        }
        out.push_str(word);
    }
    out
}
