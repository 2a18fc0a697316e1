//! What a judge typed, taken apart: numbers, a game's name, exact phrases, words, concepts.

use std::collections::{BTreeSet, HashMap};

use super::index::analyser::{Marks, tokens};
use super::index::glossary::{Found, Glossary, Stream};
use super::index::whole_key;
use super::question::Question;
use super::script::Script;
use super::{named, spelling, wording};
use crate::rules::Game;
use crate::text::{number, thai};

/// More letters than this of a query are not looked at: a whole page pasted by mistake.
const LONGEST: usize = 600;

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
    /// The Latin words in them, in small letters.
    pub phrase_words: Vec<String>,
    /// Something stood beside them: where no clause has the phrases, they are words like others.
    pub quotes: bool,
    /// Triples, pairs and words, each once.
    pub grams: Vec<Gram>,
    /// The same without any marks, where the marks are displaced or there is little else.
    pub skeleton: Vec<String>,
    /// Names of concepts, each once, with how surely each is meant.
    pub concepts: Vec<(String, f32)>,
    /// The marks stand where no correct Thai has them.
    pub displaced: bool,
    /// All of it, for clauses that say just that.
    pub whole: String,
    /// All of it as it is looked for in lines.
    pub all: Question,
    /// In which letters it was typed.
    pub script: Script,
}

impl Query {
    /// Take a query apart. `times` says how often the texts have a Latin word.
    pub fn parse(typed: &str, games: &[Game], glossary: &Glossary, times: impl Fn(&str) -> u32) -> Self {
        let typed: String = typed.chars().take(LONGEST).collect();
        let script = Script::of(&typed);
        let (mut unquoted, mut phrases) = take_phrases(&typed);
        // A number in quotation marks is still a number.
        phrases.retain(|phrase| {
            let number = number::whole(phrase).is_some();
            if number {
                unquoted = format!("{unquoted} {phrase}");
            }
            !number
        });
        let quotes = !unquoted.trim().is_empty();
        if !phrases.is_empty() && is_sentence(&unquoted) {
            unquoted = typed.chars().map(|c| if is_quotation_mark(c) { ' ' } else { c }).collect();
            phrases.clear();
        }
        let (mut rest, numbers, mut only_number) = take_numbers(&unquoted);
        let game = take_game(&mut rest, games, glossary, !numbers.is_empty() || !phrases.is_empty());
        only_number |= !numbers.is_empty() && rest.chars().all(|c| !c.is_alphanumeric());
        let displaced = thai::looks_displaced(&rest);
        let typed = wording::in_japanese(&thai::tidy(&rest), glossary, &times);
        let mended = spelling::mended(&typed, &times, |word| glossary.words_like(word));
        let spoken = wording::without_question_words(&mended, glossary);
        let searched = format!("{spoken} {}", phrases.join(" "));
        let asked = format!("{mended} {}", phrases.join(" "));
        let grams = grams(&searched, &glossary.find(&Stream::of(&searched)));
        let all = Question::of(&asked, glossary);
        // Only what is misspelt or very short is looked for so.
        let bare = displaced || grams.len() <= 2;
        let skeleton = if bare { once(tokens(&searched, Marks::None).into_iter().map(|t| t.text)) } else { Vec::new() };
        Self {
            numbers,
            only_number: only_number && phrases.is_empty(),
            game,
            phrases: phrases.iter().map(|p| exact(p)).filter(|p| !p.is_empty()).collect(),
            phrase_words: latin_words(&phrases),
            quotes,
            grams,
            skeleton,
            concepts: all.concepts.clone(),
            displaced,
            whole: whole_key(&spoken),
            all,
            script,
        }
    }

    /// It names something and asks nothing.
    pub fn is_term(&self) -> bool {
        self.all.is_term()
    }

    /// Nothing in it can be looked for.
    pub fn is_empty(&self) -> bool {
        self.numbers.is_empty() && self.grams.is_empty() && self.concepts.is_empty() && self.phrases.is_empty()
    }
}

/// The Latin words of phrases.
fn latin_words(phrases: &[String]) -> Vec<String> {
    let words = phrases.iter().flat_map(|p| p.split(|c: char| !c.is_ascii_alphabetic()));
    words.filter(|w| !w.is_empty()).map(str::to_ascii_lowercase).collect()
}

/// What a sentence quotes is part of the sentence: are these words beside a quotation one?
fn is_sentence(words: &str) -> bool {
    let long = words.chars().filter(|c| !c.is_ascii() && c.is_alphabetic()).count() >= 6;
    long || words.split_whitespace().filter(|w| w.chars().any(char::is_alphanumeric)).count() >= 3
}

/// The form in which an exact phrase is compared: case, blanks and the order of marks aside.
pub fn exact(text: &str) -> String {
    thai::tidy(text).chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect()
}

/// The pieces of a text, each once; known are those that terms cover wherever they stand.
fn grams(text: &str, found: &[Found]) -> Vec<Gram> {
    let mut grams: Vec<Gram> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    let mut covered = vec![false; text.len()];
    for f in found {
        covered[f.start..f.end].fill(true);
    }
    let blank = |at: usize| text.as_bytes()[at] == b' ';
    for token in tokens(text, Marks::Vowels) {
        let known = (token.start..token.end).all(|at| covered[at] || blank(at));
        let place = *places.entry(token.text.clone()).or_insert(grams.len());
        if let Some(gram) = grams.get_mut(place) {
            gram.known &= known;
        } else {
            let latin = token.text.bytes().all(|b| b.is_ascii_alphabetic());
            grams.push(Gram { text: token.text, latin, known });
        }
    }
    grams
}

fn once(tokens: impl Iterator<Item = String>) -> Vec<String> {
    let mut seen = BTreeSet::new();
    tokens.filter(|t| seen.insert(t.clone())).collect()
}

fn is_quotation_mark(c: char) -> bool {
    matches!(c, '"' | '“' | '”' | '「' | '」' | '『' | '』')
}

/// What stands between quotation marks, and the rest.
fn take_phrases(typed: &str) -> (String, Vec<String>) {
    let mut rest = String::new();
    let mut phrases = Vec::new();
    let mut open: Option<(char, String)> = None;
    for c in typed.chars() {
        match (&mut open, c) {
            (None, c) if is_quotation_mark(c) && !matches!(c, '」' | '』') => {
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

/// A game's name among the words is a wish, not a word to look for. Alone and with a slip in it, it is more likely a word;
/// inside a longer term (the Summoner level) it is part of that term.
fn take_game(rest: &mut String, games: &[Game], glossary: &Glossary, others: bool) -> Option<String> {
    let named = named::find(rest, games)?;
    let longer = |f: &Found| f.start <= named.start && named.end <= f.end && f.end - f.start > named.end - named.start;
    if glossary.find(&Stream::of(rest)).iter().any(longer) {
        return None;
    }
    let alone = rest[..named.start].trim().is_empty() && rest[named.end..].trim().is_empty();
    let as_it_is = || named.game.words().any(|name| name.eq_ignore_ascii_case(rest.trim()));
    if alone && !others && !as_it_is() {
        return None;
    }
    let game = named.game.id.clone();
    rest.replace_range(named.start..named.end, " ");
    Some(game)
}
