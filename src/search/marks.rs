//! Which parts of a clause a query found, in whole letters.

use std::collections::HashSet;

use super::index::analyser::{Marks, tokens};
use super::index::glossary::Glossary;
use super::query::{Query, exact};
use super::terms::Term;
use crate::text::{cluster, thai};

/// Runs of fewer clusters than this are chance, unless a word or concept stands there.
const SHORTEST_THAI: usize = 4;

/// Byte ranges of `text`, which has these terms, that the query found, in order, not touching.
pub fn marks(text: &str, terms: &[Term], query: &Query, glossary: &Glossary) -> Vec<(usize, usize)> {
    let clusters = cluster::spans(text);
    let mut hit = vec![false; clusters.len()];
    let mut sure = vec![false; clusters.len()];
    let mut cover = |from: usize, to: usize, certain: bool| {
        let first = clusters.partition_point(|&(_, end)| end <= from);
        for i in (first..clusters.len()).take_while(|&i| clusters[i].0 < to) {
            hit[i] = true;
            sure[i] |= certain;
        }
    };
    // Where the judge is exact, only the phrase itself is marked.
    if !query.phrases.is_empty() {
        let mut spans: Vec<(usize, usize)> = query.phrases.iter().flat_map(|p| phrase_places(text, p)).collect();
        spans.sort_unstable();
        spans.dedup_by(|next, last| next.0 < last.1);
        return spans;
    }
    let wanted: HashSet<&str> = query.grams.iter().map(|g| g.text.as_str()).collect();
    for token in tokens(text, Marks::Vowels) {
        if wanted.contains(token.text.as_str()) {
            let word = token.text.bytes().all(|b| b.is_ascii_alphanumeric());
            let piece = &text[token.start..token.end];
            let kanji = piece.chars().all(is_kanji);
            // Two letters of which one is a particle or an ending are the same by chance.
            if piece.chars().any(is_hiragana) || (piece.chars().any(is_kanji) && !kanji) {
                continue;
            }
            cover(token.start, token.end, word || kanji);
        }
    }
    if query.displaced {
        let bare: HashSet<&str> = query.skeleton.iter().map(String::as_str).collect();
        tokens(text, Marks::None)
            .iter()
            .filter(|t| bare.contains(t.text.as_str()))
            .for_each(|t| cover(t.start, t.end, false));
    }
    for found in terms {
        let name = &glossary.concepts[found.concept].name;
        if query.concepts.iter().any(|(concept, sure)| concept == name && *sure > 0.5) {
            cover(found.start, found.end, true);
        }
    }
    // Bridge single blanks, then drop short runs that nothing certain stands in.
    for i in 1..hit.len().saturating_sub(1) {
        if !hit[i] && hit[i - 1] && hit[i + 1] && text[clusters[i].0..clusters[i].1].trim().is_empty() {
            hit[i] = true;
        }
    }
    let mut spans = Vec::new();
    let mut i = 0;
    while i < hit.len() {
        if !hit[i] {
            i += 1;
            continue;
        }
        let from = i;
        while i < hit.len() && hit[i] {
            i += 1;
        }
        if i - from >= SHORTEST_THAI || sure[from..i].contains(&true) {
            let letter = |at: usize| &text[clusters[at].0..clusters[at].1];
            // Beside a term or word that was surely found, a few like letters are chance.
            let (mut start, mut to) = (from, i);
            if let Some(first) = sure[from..i].iter().position(|&s| s).filter(|&n| n < SHORTEST_THAI) {
                start = from + first;
            }
            if let Some(after) = sure[from..i].iter().rev().position(|&s| s).filter(|&n| n < SHORTEST_THAI) {
                to = i - after;
            }
            // A leading vowel belongs to the consonant after it, a following one to that before.
            while to > start + 1 && (thai::is_leading_vowel(letter(to - 1)) || letter(to - 1) == " ") {
                to -= 1;
            }
            while to < clusters.len() && thai::is_following_vowel(letter(to)) {
                to += 1;
            }
            spans.push((clusters[start].0, clusters[to - 1].1));
            i = i.max(to);
        }
    }
    spans
}

fn is_kanji(c: char) -> bool {
    matches!(c, '\u{4E00}'..='\u{9FFF}' | '々')
}

fn is_hiragana(c: char) -> bool {
    matches!(c, 'ぁ'..='ゖ')
}

/// Where an exact phrase stands.
fn phrase_places(text: &str, phrase: &str) -> Vec<(usize, usize)> {
    // Letters of the text in the form in which phrases are compared, each with its bytes.
    let mut letters: Vec<(char, usize, usize)> = Vec::new();
    for &(start, end) in &cluster::spans(text) {
        letters.extend(exact(&text[start..end]).chars().map(|c| (c, start, end)));
    }
    let wanted: Vec<char> = phrase.chars().collect();
    if wanted.is_empty() || letters.len() < wanted.len() {
        return Vec::new();
    }
    (0..=letters.len() - wanted.len())
        .filter(|&i| letters[i..].iter().zip(&wanted).all(|(l, w)| l.0 == *w))
        .map(|i| (letters[i].1, letters[i + wanted.len() - 1].2))
        .collect()
}
