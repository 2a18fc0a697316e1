//! What a judge typed, taken apart: numbers, a game's name, exact phrases, words, concepts.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use super::analyser::{Marks, tokens};
use super::glossary::{Found, Glossary, Stream};
use super::index::whole_key;
use crate::rules::Game;
use crate::text::{number, thai};

/// More letters than this of a query are not looked at: a whole page pasted by mistake.
const LONGEST: usize = 400;

/// A piece of a query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gram {
    /// What is looked for.
    pub text: String,
    /// A word of Latin letters: looked for in our paraphrase, too.
    pub latin: bool,
    /// Part of a term that is looked for as a concept, in all its spellings.
    pub known: bool,
}

/// How surely a concept is meant that is spelled with a slip.
const NEARLY: f32 = 0.8;

/// A query, ready to be looked for.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Query {
    /// Keys of clause numbers.
    pub numbers: Vec<String>,
    /// Nothing but a number was typed.
    pub only_number: bool,
    /// A game named among the words.
    pub game: Option<String>,
    /// What stood in quotation marks, in the form in which it is compared.
    pub phrases: Vec<String>,
    /// Triples, pairs and words, each once.
    pub grams: Vec<Gram>,
    /// The same without any marks.
    pub skeleton: Vec<String>,
    /// Names of concepts, each once, with how surely each is meant.
    pub concepts: Vec<(String, f32)>,
    /// The marks stand where no correct Thai has them.
    pub displaced: bool,
    /// All of it, for clauses that say just that.
    pub whole: String,
}

impl Query {
    /// Take a query apart.
    pub fn parse(typed: &str, games: &[Game], glossary: &Glossary) -> Self {
        let typed: String = typed.chars().take(LONGEST).collect();
        let (mut unquoted, mut phrases) = take_phrases(&typed);
        // A number in quotation marks is still a number.
        phrases.retain(|phrase| {
            let number = number::whole(phrase).is_some();
            if number {
                unquoted = format!("{unquoted} {phrase}");
            }
            !number
        });
        let (mut rest, numbers, mut only_number) = take_numbers(&unquoted);
        let game = take_game(&mut rest, games, !numbers.is_empty() || !phrases.is_empty());
        only_number |= !numbers.is_empty() && rest.chars().all(|c| !c.is_alphanumeric());
        let displaced = thai::looks_displaced(&rest);
        let tidy = thai::tidy(&rest);
        let spoken = without_question_words(&tidy, glossary);
        let searched = format!("{spoken} {}", phrases.join(" "));
        let stream = Stream::of(&searched);
        let found = glossary.find(&stream);
        let mut concepts: BTreeMap<usize, f32> = BTreeMap::new();
        let mut mean = |concept: usize, surely: f32| {
            let known = concepts.entry(concept).or_insert(surely);
            *known = known.max(surely);
        };
        found.iter().filter(|f| !f.inner).for_each(|f| mean(f.concept, 1.0));
        glossary.find_nearly(&stream, &found).into_iter().for_each(|c| mean(c, NEARLY));
        let grams = grams(&searched, &found);
        Self {
            numbers,
            only_number: only_number && phrases.is_empty(),
            game,
            phrases: phrases.iter().map(|p| exact(p)).filter(|p| !p.is_empty()).collect(),
            skeleton: once(tokens(&searched, Marks::None).into_iter().map(|t| t.text)),
            grams,
            concepts: concepts.into_iter().map(|(c, sure)| (glossary.concepts[c].name.clone(), sure)).collect(),
            displaced,
            whole: whole_key(&spoken),
        }
    }

    /// Nothing in it can be looked for.
    pub fn is_empty(&self) -> bool {
        self.numbers.is_empty() && self.grams.is_empty() && self.concepts.is_empty() && self.phrases.is_empty()
    }
}

/// The form in which an exact phrase is compared: case, blanks and the order of marks aside.
pub fn exact(text: &str) -> String {
    thai::tidy(text).chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect()
}

/// The pieces of a text, each once; known are those that terms cover wherever they stand.
fn grams(text: &str, found: &[Found]) -> Vec<Gram> {
    let mut grams: Vec<Gram> = Vec::new();
    let mut covered = vec![false; text.len()];
    for f in found {
        covered[f.start..f.end].fill(true);
    }
    let blank = |at: usize| text.as_bytes()[at] == b' ';
    for token in tokens(text, Marks::Vowels) {
        let known = (token.start..token.end).all(|at| covered[at] || blank(at));
        match grams.iter_mut().find(|g| g.text == token.text) {
            Some(gram) => gram.known &= known,
            None => {
                let latin = token.text.bytes().all(|b| b.is_ascii_alphabetic());
                grams.push(Gram { text: token.text, latin, known });
            }
        }
    }
    grams
}

fn once(tokens: impl Iterator<Item = String>) -> Vec<String> {
    let mut seen = BTreeSet::new();
    tokens.filter(|t| seen.insert(t.clone())).collect()
}

/// What stands between quotation marks, and the rest.
fn take_phrases(typed: &str) -> (String, Vec<String>) {
    let mut rest = String::new();
    let mut phrases = Vec::new();
    let mut open: Option<(char, String)> = None;
    for c in typed.chars() {
        match (&mut open, c) {
            (None, '"' | '“' | '「' | '『' | '”') => {
                let close = match c {
                    '「' => '」',
                    '『' => '』',
                    _ => '"',
                };
                open = Some((close, String::new()));
            }
            (Some((close, phrase)), c) if c == *close || (*close == '"' && matches!(c, '”' | '“')) => {
                phrases.push(std::mem::take(phrase));
                open = None;
            }
            (Some((_, phrase)), c) => phrase.push(c),
            (None, c) => rest.push(c),
        }
    }
    // A quotation mark that is never closed is no quotation.
    if let Some((_, unclosed)) = open {
        rest.push(' ');
        rest.push_str(&unclosed);
    }
    phrases.retain(|p| !p.trim().is_empty());
    (rest, phrases)
}

/// Clause numbers, cut out of the words; a lone number stays a word too.
fn take_numbers(text: &str) -> (String, Vec<String>, bool) {
    if let Some(whole) = number::whole(text) {
        return (String::new(), vec![whole.key], true);
    }
    let mut rest = String::new();
    let mut keys = Vec::new();
    let mut at = 0;
    for found in number::all(text).into_iter().filter(|n| n.certain) {
        rest.push_str(&text[at..found.span.0.max(at)]);
        rest.push(' ');
        at = found.span.1;
        keys.push(found.key);
    }
    rest.push_str(&text[at..]);
    let only = !keys.is_empty() && rest.chars().all(|c| !c.is_alphanumeric());
    (rest, keys, only)
}

/// A game's name among the words is a wish, not a word to look for; alone, it is what is asked for.
fn take_game(rest: &mut String, games: &[Game], others: bool) -> Option<String> {
    // Only ASCII is lower-cased, so that places stay as they are.
    let folded = rest.to_ascii_lowercase();
    let mut best: Option<(usize, usize, &str)> = None;
    for game in games {
        for name in game.words() {
            let name = name.to_ascii_lowercase();
            let Some(at) = find_word(&folded, &name) else { continue };
            if best.is_none_or(|(_, length, _)| name.len() > length) {
                best = Some((at, name.len(), &game.id));
            }
        }
    }
    let (at, length, game) = best?;
    let alone = rest[..at].trim().is_empty() && rest[at + length..].trim().is_empty();
    if alone && !others {
        return None;
    }
    rest.replace_range(at..at + length, " ");
    Some(game.to_string())
}

/// Where a name stands: Latin names as whole words, others anywhere.
fn find_word(text: &str, name: &str) -> Option<usize> {
    let mut from = 0;
    while let Some(found) = text[from..].find(name) {
        let at = from + found;
        let before = text[..at].chars().next_back();
        let after = text[at + name.len()..].chars().next();
        let glued = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric());
        if !name.is_ascii() || (!glued(before) && !glued(after)) {
            return Some(at);
        }
        from = at + name.len();
    }
    None
}

fn question_words() -> &'static [String] {
    static WORDS: OnceLock<Vec<String>> = OnceLock::new();
    WORDS.get_or_init(|| {
        let lines = include_str!("../../index/question-words.txt").lines();
        let mut words: Vec<String> =
            lines.filter(|l| !l.is_empty() && !l.starts_with('#')).map(str::to_string).collect();
        words.sort_by_key(|w| std::cmp::Reverse(w.len()));
        words
    })
}

/// The words that are left when those that only ask are gone; all of them, if nothing would be left.
///
/// A question word inside a term of the games (นะ in ชนะ) is part of that term.
fn without_question_words(text: &str, glossary: &Glossary) -> String {
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
