//! Which game, edition and clause a judge means by the words typed.

use super::failure::Failure;
use crate::lang::Speech;
use crate::rules::{Edition, Game, Kind, Library, Shelf};
use crate::search::glossary::Glossary;
use crate::search::index::whole_key;
use crate::text::nearest::LONGEST;
pub use crate::text::nearest::nearest;
use crate::text::number;

/// A game and perhaps an edition of it, as typed: `op`, `one-piece@1.1.8`.
#[derive(Clone, Debug)]
pub struct GameSpec {
    /// The game's folder.
    pub game: String,
    /// The edition, if one was named.
    pub edition: Option<String>,
}

/// Take a game off the front of the words, if one stands there: in one word or in several.
pub fn take_game(speech: &Speech, shelf: &Shelf, words: &[String]) -> Result<(Option<GameSpec>, Vec<String>), Failure> {
    for n in (1..=words.len().min(4)).rev() {
        let name = words[..n].join(" ");
        let (game, edition) = split(&name);
        // An edition is one word; what comes after it is the clause.
        if edition.as_ref().is_some_and(|e| e.contains(' ')) {
            continue;
        }
        if let Some(found) = shelf.game(game) {
            return Ok((Some(GameSpec { game: found.id.clone(), edition }), words[n..].to_vec()));
        }
    }
    // `7-1-3 op`: the game may come last.
    if let [clause @ .., last] = words
        && !clause.is_empty()
        && let Some(found) = shelf.game(split(last).0)
    {
        return Ok((Some(GameSpec { game: found.id.clone(), edition: split(last).1 }), clause.to_vec()));
    }
    // `gundm 7-1-3`, `xx@1`: a word that can only be meant as a game.
    let Some(first) = words.first() else { return Ok((None, Vec::new())) };
    let rest_is_number = words.len() > 1 && number::whole(&words[1..].join(" ")).is_some();
    let announces = number::whole(&format!("{first} 1-1")).is_some();
    let misnamed = first.contains('@') || (rest_is_number && !announces && number::whole(first).is_none());
    if misnamed {
        return Err(unknown_game(speech, shelf, split(first).0));
    }
    Ok((None, words.to_vec()))
}

/// A game that must be one: `--game`, or the first argument of `diff`.
pub fn game(speech: &Speech, shelf: &Shelf, word: &str) -> Result<GameSpec, Failure> {
    let (name, edition) = split(word);
    match shelf.game(name) {
        Some(game) => Ok(GameSpec { game: game.id.clone(), edition }),
        None => Err(unknown_game(speech, shelf, name)),
    }
}

/// A game where no edition can be named: what was said of one would be passed over.
pub fn game_alone(speech: &Speech, shelf: &Shelf, word: &str) -> Result<GameSpec, Failure> {
    let spec = game(speech, shelf, word)?;
    match &spec.edition {
        None => Ok(spec),
        Some(edition) => {
            let gaps = [("name", edition.into()), ("game", (&spec.game).into())];
            Err(Failure::bad_input(speech.say("error-no-edition-here", &gaps)))
        }
    }
}

fn split(word: &str) -> (&str, Option<String>) {
    match word.split_once('@') {
        Some((game, edition)) => (game, Some(edition.trim().to_string()).filter(|e| !e.is_empty())),
        None => (word, None),
    }
}

fn unknown_game(speech: &Speech, shelf: &Shelf, word: &str) -> Failure {
    let mut failure = Failure::bad_input(speech.say("error-unknown-game", &[("name", word.into())]));
    let words: Vec<&str> = shelf.games.iter().flat_map(Game::words).collect();
    if let Some(near) = nearest(word, words.into_iter()) {
        failure = failure.hint(speech.say("error-did-you-mean", &[("words", near.into())]));
    }
    let known: Vec<String> =
        shelf.games.iter().map(|g| g.short.first().map_or(g.id.clone(), |s| format!("{} ({s})", g.id))).collect();
    failure.hint(speech.say("error-known-games", &[("words", known.join(", ").into())]))
}

/// The edition named, or the newest.
pub fn edition<'a>(speech: &Speech, library: &'a Library, spec: &GameSpec) -> Result<&'a Edition, Failure> {
    let found = match &spec.edition {
        Some(name) => library.edition(&spec.game, name),
        None => library.newest(&spec.game),
    };
    found.ok_or_else(|| {
        let name = format!("{}@{}", spec.game, spec.edition.as_deref().unwrap_or(""));
        let known: Vec<String> = library.editions_of(&spec.game).map(Edition::name).collect();
        Failure::bad_input(speech.say("error-unknown-edition", &[("name", (&name).into())]))
            .hint(speech.say("error-known-editions", &[("words", known.join(", ").into())]))
    })
}

/// Places of the clauses of an edition that the words mean: by number, by headword, by title.
pub fn clauses(edition: &Edition, words: &str) -> Vec<usize> {
    if let Some(number) = number::whole(words) {
        return edition.find(&number.key).into_iter().collect();
    }
    // Several numbers are several clauses.
    let numbers: Vec<Option<number::Number>> = words.split_whitespace().take(20).map(number::whole).collect();
    if numbers.len() > 1 && numbers.iter().all(Option::is_some) {
        return numbers.into_iter().flatten().filter_map(|n| edition.find(&n.key)).collect();
    }
    let (words, glossary) = headword(words);
    if let Some(at) = edition.find(&format!("{GLOSSARY}{words}")).filter(|_| glossary) {
        return vec![at];
    }
    let words: String = words.chars().take(LONGEST).collect();
    by_name(edition, &[whole_key(&words)], glossary)
}

/// Begins the name of an entry of the glossary: `g:Draw`.
const GLOSSARY: &str = "g:";

/// The words without what says that an entry of the glossary is meant, and whether it stood there.
fn headword(words: &str) -> (&str, bool) {
    let words = words.trim();
    match words.get(..GLOSSARY.len()).filter(|start| start.eq_ignore_ascii_case(GLOSSARY)) {
        Some(start) => (words[start.len()..].trim(), true),
        None => (words, false),
    }
}

/// The same, also by the name that it has in another language: `bp attack`, `op ブロッカー`.
pub fn clauses_in_any_language(edition: &Edition, words: &str) -> Vec<usize> {
    let found = clauses(edition, words);
    if !found.is_empty() || number::whole(words).is_some() {
        return found;
    }
    let (words, glossary) = headword(words);
    let words: String = words.chars().take(LONGEST).collect();
    let spellings = Glossary::shipped().spellings(&words);
    by_name(edition, &spellings.iter().map(|s| whole_key(s)).collect::<Vec<_>>(), glossary)
}

/// The clauses of these names; or of these names in the glossary only.
fn by_name(edition: &Edition, keys: &[String], glossary: bool) -> Vec<usize> {
    let keys: Vec<&String> = keys.iter().filter(|k| !k.is_empty()).collect();
    let is_named = |at: &usize| {
        let clause = &edition.clauses[*at];
        let wanted = !glossary || clause.kind == Kind::Glossary;
        wanted && clause.names().iter().any(|name| keys.contains(&&whole_key(name)))
    };
    (0..edition.clauses.len()).filter(is_named).collect()
}
