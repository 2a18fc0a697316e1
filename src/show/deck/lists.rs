//! Lists by the names people type: files, folders, pipes, standard input.

use std::cell::RefCell;
use std::path::{Path, PathBuf};

use super::super::Desk;
use super::super::cases::words_of_unread;
use super::super::failure::Failure;
use super::super::printer;
use crate::deck::list;
use crate::lang::Speech;
use crate::text::file::{self, Text, Unread};
use crate::text::folder::{Walk, ends_in};

/// Where a list is. It is read when its turn comes, so that never more than one is at hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// Standard input.
    Input,
    /// A file or a pipe.
    File(PathBuf),
    /// Handed over, under a name.
    Given {
        /// As people call it.
        name: String,
        /// What it holds.
        bytes: Vec<u8>,
    },
}

/// What lists in a folder end in, if they end in anything.
const ENDINGS: [&str; 10] = ["txt", "json", "deck", "dek", "list", "csv", "tsv", "md", "html", "htm"];

/// What is handed over has no more bytes than this.
pub const GIVEN: u64 = 10 << 20;

impl Source {
    /// As people call it.
    pub fn name(&self) -> String {
        match self {
            Self::Input => "-".to_string(),
            Self::File(path) => path.to_string_lossy().into_owned(),
            Self::Given { name, .. } => name.clone(),
        }
    }

    /// Its text, or why it cannot be read.
    pub fn read(&self) -> Result<Text, Unread> {
        match self {
            Self::Input => file::read_from(std::io::stdin(), file::PAGE),
            Self::File(path) => file::read(path, file::PAGE),
            Self::Given { bytes, .. } => file::read_from(bytes.as_slice(), GIVEN),
        }
    }

    /// Its text, or a failure of the command.
    pub fn needed(&self, speech: &Speech) -> Result<String, Failure> {
        let read = self.read().map(|text| text.text);
        read.map_err(|unread| unreadable(speech, &self.name(), &words_of_unread(speech, &unread)))
    }

    /// How many bytes it has, as far as that is known.
    pub fn length(&self) -> u64 {
        match self {
            Self::Input => 0,
            Self::File(path) => path.metadata().map_or(0, |facts| facts.len()),
            Self::Given { bytes, .. } => bytes.len() as u64,
        }
    }
}

/// How many decks they hold; one that cannot be read is one.
pub fn held(sources: &[Source]) -> usize {
    let of_one = |source: &Source| source.read().map_or(1, |read| list::read("", &read.text).len().max(1));
    sources.iter().map(of_one).sum()
}

/// All lists. One that cannot be read does not keep the others from being checked; one that is not there does, and so does a folder
/// without any.
pub fn all(desk: &Desk, names: &[String]) -> Result<Vec<Source>, Failure> {
    let speech = &desk.speech;
    let mut out = Vec::new();
    let mut walk = Walk::default();
    for name in names {
        let path = Path::new(name);
        if name == "-" {
            out.push(Source::Input);
        } else if path.is_dir() {
            let met_before = walk.has_met(path);
            let others = RefCell::new(Vec::new());
            let wanted = |file: &Path| {
                let is_list = is_list(file);
                if !is_list && !is_readme(file) {
                    others.borrow_mut().push(file.to_path_buf());
                }
                is_list
            };
            let files = walk
                .files(path, wanted)
                .map_err(|s| unreadable(speech, &s.path.to_string_lossy(), &s.error.to_string()))?;
            if files.is_empty() && !met_before {
                let gaps = [("name", name.into()), ("words", ENDINGS.join(", ").into())];
                return Err(Failure::bad_input(speech.say("deck-lists-none", &gaps)));
            }
            passed_over(speech, &others.into_inner());
            out.extend(files.into_iter().map(Source::File));
        } else if path.symlink_metadata().is_ok() {
            out.push(Source::File(path.to_path_buf()));
        } else {
            return Err(unreadable(speech, name, &speech.word("deck-list-missing")));
        }
    }
    Ok(out)
}

fn unreadable(speech: &Speech, name: &str, words: &str) -> Failure {
    Failure::bad_input(speech.say("error-unreadable", &[("name", name.into()), ("words", words.into())]))
}

/// Files of a folder that are no lists by their endings: somebody's deck may be in one of them.
fn passed_over(speech: &Speech, files: &[PathBuf]) {
    const SHOWN: usize = 5;
    if files.is_empty() {
        return;
    }
    let more = if files.len() > SHOWN { " …" } else { "" };
    let names: Vec<String> = files.iter().take(SHOWN).map(|file| file.to_string_lossy().into_owned()).collect();
    let names = format!("{}{more}", names.join(", "));
    let gaps = [("count", files.len().into()), ("names", names.into()), ("words", ENDINGS.join(", ").into())];
    printer::err(&format!("{}\n", speech.say("deck-lists-passed-over", &gaps)));
}

fn is_readme(path: &Path) -> bool {
    path.file_stem().is_some_and(|n| n.eq_ignore_ascii_case("readme"))
}

/// May a file of a folder be a list?
fn is_list(path: &Path) -> bool {
    !is_readme(path) && (path.extension().is_none() || ends_in(path, &ENDINGS))
}
