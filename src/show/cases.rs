//! Cases by the names people type: files, folders, standard input, and those inside the program.

use std::path::Path;

use super::Desk;
use super::failure::Failure;
use super::pick::nearest;
use crate::engine::ClauseId;
use crate::lang::Speech;
use crate::scenario::shipped::Glance;
use crate::scenario::{Case, CaseFault, Overrides, shipped};
use crate::table::shelf::{Playable, Unknown};
use crate::text::file::{self, Text, Unread};
use crate::text::folder::{Walk, ends_in};

/// A case: from a file, from standard input (`-`), or one inside the program, by its path or its name.
pub fn load(desk: &Desk, name: &str) -> Result<Case, Failure> {
    let (file, text) = text_of(desk, name)?;
    Case::read(&file, &text).map_err(|fault| failure(&desk.speech, &fault, None))
}

fn text_of(desk: &Desk, name: &str) -> Result<(String, String), Failure> {
    if name == "-" {
        return Ok((name.to_string(), page(&desk.speech, name, file::read_from(std::io::stdin(), file::PAGE))?));
    }
    // A pipe is as good as a file.
    if Path::new(name).exists() && !Path::new(name).is_dir() {
        return Ok((name.to_string(), read(&desk.speech, Path::new(name))?));
    }
    match shipped_named(name) {
        Some((path, text)) => Ok((path.to_string(), text.to_string())),
        None if Path::new(name).is_dir() => {
            Err(Failure::bad_input(desk.speech.say("error-case-folder", &[("name", name.into())])))
        }
        None => Err(no_case(&desk.speech, name)),
    }
}

fn stem(path: &str) -> String {
    Path::new(path).file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default()
}

/// A case inside the program, by its path or its name, or by a part of it that no other one has.
pub fn shipped_named(name: &str) -> Option<(&'static str, &'static str)> {
    let is_named = |path: &str| path == name || stem(path) == name || path.trim_end_matches(".md") == name;
    let whole = shipped::glances().iter().find(|glance| is_named(glance.file));
    let one = whole.or_else(|| match with_part(name).as_slice() {
        [one] => Some(*one),
        _ => None,
    });
    one.map(|glance| (glance.file, glance.text()))
}

/// The cases that have this in their names.
fn with_part(name: &str) -> Vec<&'static Glance> {
    let part = name.to_lowercase();
    let has_part = |glance: &&Glance| !part.is_empty() && stem(glance.file).contains(&part);
    shipped::glances().iter().filter(has_part).collect()
}

/// There is no case of this name, or there are several.
pub fn no_case(speech: &Speech, name: &str) -> Failure {
    let failure = Failure::bad_input(speech.say("error-no-case", &[("name", name.into())]));
    let several = with_part(name);
    if !several.is_empty() {
        let shown: Vec<String> = several.iter().take(MOST_NAMES).map(|glance| stem(glance.file)).collect();
        let more = if several.len() > MOST_NAMES { " …" } else { "" };
        let gaps = [("words", format!("{}{more}", shown.join(", ")).into()), ("n", several.len().into())];
        return failure.hint(speech.say("error-several-cases", &gaps));
    }
    let stems: Vec<String> = shipped::glances().iter().map(|glance| stem(glance.file)).collect();
    match nearest(&stem(name), stems.iter().map(String::as_str)) {
        Some(near) => failure.hint(speech.say("error-did-you-mean", &[("words", near.into())])),
        None => failure,
    }
}

/// So many cases are named in an error.
const MOST_NAMES: usize = 12;

fn read(speech: &Speech, path: &Path) -> Result<String, Failure> {
    page(speech, &path.to_string_lossy(), file::read(path, file::PAGE))
}

fn page(speech: &Speech, name: &str, read: Result<Text, Unread>) -> Result<String, Failure> {
    let text = read.map_err(|unread| unreadable(speech, name, &words_of_unread(speech, &unread)))?.text;
    Ok(text.replace("\r\n", "\n"))
}

/// Why a file cannot be read.
pub fn words_of_unread(speech: &Speech, unread: &Unread) -> String {
    match unread {
        Unread::System(words) => words.clone(),
        other => speech.say(other.key(), &[("what", other.what().into())]),
    }
}

fn unreadable(speech: &Speech, name: &str, words: &str) -> Failure {
    Failure::bad_input(speech.say("error-unreadable", &[("name", name.into()), ("words", words.into())]))
}

/// The text of a page, or why it cannot be read.
pub type Page = Result<String, String>;

/// All cases of files and folders, by name and text; without any, those inside the program.
pub fn all(desk: &Desk, paths: &[String]) -> Result<Vec<(String, Page)>, Failure> {
    if paths.is_empty() {
        return Ok(shipped::cases().iter().map(|(n, t)| (n.to_string(), Ok(t.to_string()))).collect());
    }
    let mut all = Vec::new();
    let mut walk = Walk::default();
    for name in paths {
        let path = Path::new(name);
        if !path.is_dir() {
            let (name, text) = text_of(desk, name)?;
            all.push((name, Ok(text)));
            continue;
        }
        let files = walk.files(path, is_page);
        let files = files.map_err(|s| unreadable(&desk.speech, &s.path.to_string_lossy(), &s.error.to_string()))?;
        if files.is_empty() {
            return Err(Failure::bad_input(desk.speech.say("error-no-cases", &[("name", name.into())])));
        }
        for file in files {
            // One page that cannot be read does not keep the others from being checked.
            let text = read(&desk.speech, &file).map_err(|failure| failure.text());
            all.push((file.to_string_lossy().into_owned(), text));
        }
    }
    Ok(all)
}

fn is_page(path: &Path) -> bool {
    ends_in(path, &["md"]) && path.file_name().is_some_and(|n| n != "README.md")
}

/// A fault of a case, for the eye.
pub fn failure(speech: &Speech, fault: &CaseFault, game: Option<&Playable>) -> Failure {
    let mut failure = Failure::bad_input(fault.said.words(speech)).at(fault.place.clone());
    for hint in hints(speech, fault, game) {
        failure = failure.hint(hint);
    }
    failure
}

/// A fault of a case in one text.
pub fn words_of(speech: &Speech, fault: &CaseFault, game: Option<&Playable>) -> String {
    failure(speech, fault, game).text()
}

fn hints(speech: &Speech, fault: &CaseFault, game: Option<&Playable>) -> Vec<String> {
    let mut hints: Vec<String> = fault.hints.iter().map(|h| h.words(speech)).collect();
    let cited = |clause: &ClauseId| game.map_or(clause.to_string(), |g| g.shown(*clause));
    if !fault.clauses.is_empty() {
        let words: Vec<String> = fault.clauses.iter().map(cited).collect();
        hints.push(speech.say("case-by-clauses", &[("clauses", words.join(", ").into())]));
    }
    if !fault.options.is_empty() {
        let shown: Vec<&str> = fault.options.iter().take(MOST_OPTIONS).map(String::as_str).collect();
        let more = if fault.options.len() > MOST_OPTIONS { " …" } else { "" };
        hints.push(speech.say("case-options-are", &[("words", format!("{}{more}", shown.join(" | ")).into())]));
    }
    hints
}

/// So many options are listed in an error.
const MOST_OPTIONS: usize = 24;

/// What `--edition` and `--reading` ask for.
pub fn overrides(desk: &Desk, case: &Case, edition: Option<&str>, readings: &[String]) -> Result<Overrides, Failure> {
    let mut out = Overrides::default();
    if let Some(edition) = edition {
        let name = edition.rsplit('@').next().unwrap_or(edition);
        let at = (0u8..).zip(case.game.editions).find(|(_, e)| **e == name).ok_or_else(|| {
            Failure::bad_input(desk.speech.say("error-unknown-edition", &[("name", edition.into())]))
                .hint(desk.speech.say("error-known-editions", &[("words", case.game.editions.join(", ").into())]))
        })?;
        out.edition = Some(at.0);
    }
    for reading in readings {
        out.readings.push(self::reading(&desk.speech, case.game, reading)?);
    }
    Ok(out)
}

/// `NAME=OPTION`, if the game has it.
pub fn reading(speech: &Speech, game: &Playable, text: &str) -> Result<(String, String), Failure> {
    let Some((name, option)) = text.split_once('=').map(|(n, o)| (n.trim(), o.trim())) else {
        return Err(Failure::bad_input(speech.say("error-reading-form", &[("text", text.into())])));
    };
    match game.reading(name, option) {
        Ok(_) => Ok((name.to_string(), option.to_string())),
        Err(Unknown::Name) => {
            let names: Vec<&str> = (game.readings)().iter().map(|r| r.name).collect();
            let hint = match nearest(name, names.iter().copied()) {
                Some(near) => speech.say("error-did-you-mean", &[("words", near.into())]),
                None => speech.say("case-known-options", &[("words", names.join(", ").into())]),
            };
            Err(Failure::bad_input(speech.say("case-unknown-reading", &[("name", name.into())])).hint(hint))
        }
        Err(Unknown::Option(all)) => {
            let gaps = [("name", name.into()), ("option", option.into())];
            let hint = speech.say("case-known-options", &[("words", all.join(", ").into())]);
            Err(Failure::bad_input(speech.say("case-unknown-option", &gaps)).hint(hint))
        }
    }
}
