//! What is typed, in the words of the texts: Japanese that is typed by its sound, and words that only ask left out.

use super::asking::{self, Asking};
use std::sync::OnceLock;

use super::index::glossary::{Glossary, Stream};
use super::index::romaji;
use crate::text::thai;

/// Terms that are typed by their sound, as they are written: Latin words that no text has, and kana for kanji. Where a
/// whole sentence is typed so, all of its words are.
pub fn in_japanese(text: &str, glossary: &Glossary, times: &impl Fn(&str) -> u32) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let sentence = is_romaji(&words);
    let kana: Vec<Option<String>> = words
        .iter()
        .map(|w| romaji::kana(w).filter(|_| sentence || (w.len() >= 3 && times(&w.to_ascii_lowercase()) == 0)))
        .collect();
    if kana.iter().all(Option::is_none) && !text.contains(is_hiragana) {
        return text.to_string();
    }
    let readings = glossary.readings();
    let mut out: Vec<String> = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let run = kana[at..].iter().take_while(|k| k.is_some()).count().min(4);
        let term = (1..=run).rev().find_map(|length| {
            let joined: String = kana[at..at + length].iter().flatten().map(String::as_str).collect();
            Some((length, readings.term(&romaji::sound(&joined)?)?.to_string()))
        });
        let inflected = || {
            let word = kana[at].as_ref().filter(|_| sentence)?;
            // The particle is written otherwise than it sounds.
            Some((1, if words[at] == "wa" { "は".into() } else { readings.inflected(word) }))
        };
        let (length, word) = term.or_else(inflected).unwrap_or_else(|| (1, words[at].to_string()));
        out.push(word);
        at += length;
    }
    let text = out.join(" ");
    if !text.contains(is_hiragana) {
        return text;
    }
    // Beside kanji, kana are mostly what stands between the terms.
    let has_kanji = text.chars().any(|c| matches!(c, '\u{4E00}'..='\u{9FFF}'));
    readings.written(&text, if has_kanji { BESIDE_KANJI } else { 0 })
}

/// Shorter sounds beside kanji are no terms.
const BESIDE_KANJI: usize = 4;

fn is_hiragana(c: char) -> bool {
    matches!(c, 'ぁ'..='ゖ')
}

/// Particles that are no words of another language.
const PARTICLES: [&str; 4] = ["wa", "ga", "wo", "ni"];

/// Is this a sentence in Japanese, typed with Latin letters? It has a particle, and nearly all of it can be read as kana.
fn is_romaji(words: &[&str]) -> bool {
    let read = words.iter().filter(|w| romaji::kana(w).is_some()).count();
    words.iter().any(|w| PARTICLES.contains(w)) && read * 10 >= words.len() * 7
}

fn question_words() -> &'static [String] {
    static WORDS: OnceLock<Vec<String>> = OnceLock::new();
    WORDS.get_or_init(|| {
        let mut words: Vec<String> =
            asking::words(&[Asking::Asks, Asking::Beside]).into_iter().map(str::to_string).collect();
        words.sort_by_key(|w| std::cmp::Reverse(w.len()));
        words
    })
}

/// The words that are left when those that only ask are gone; all of them, if nothing would be left.
///
/// A question word inside a term of the games (นะ in ชนะ) is part of that term.
pub fn without_question_words(text: &str, glossary: &Glossary) -> String {
    let mut bytes: Vec<Option<char>> = vec![None; text.len()];
    text.char_indices().for_each(|(at, c)| bytes[at] = Some(c));
    let mut term = vec![false; text.len()];
    for found in glossary.find(&Stream::of(text)).iter().filter(|f| !f.inner) {
        term[found.start..found.end].fill(true);
    }
    for word in question_words().iter().filter(|w| !w.is_ascii()) {
        for (at, _) in text.match_indices(word.as_str()) {
            let end = at + word.len();
            let after = text[end..].chars().next();
            let before = text[..at].chars().next_back();
            // A particle ends what is said; กี่ is not the beginning of เกี่ยว.
            let particle = word.chars().count() <= 3 && after.is_some_and(thai::is_thai);
            let inside = term[at..end].contains(&true) || before == Some('เ') || (particle && word != "กี่");
            if !inside {
                bytes[at..end].fill(None);
                bytes[at] = Some(' ');
            }
        }
    }
    let out: String = bytes.into_iter().flatten().collect();
    let kept: Vec<&str> = out
        .split_whitespace()
        .filter(|w| {
            let bare = w.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
            bare.is_empty() || !bare.is_ascii() || !question_words().contains(&bare)
        })
        .collect();
    let joined = kept.join(" ");
    if joined.chars().any(char::is_alphanumeric) { joined } else { text.to_string() }
}
