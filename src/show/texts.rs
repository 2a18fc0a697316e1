//! The rule texts that commands look things up in: read once, kept as long as the program runs, shared by all who ask.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use super::failure::Failure;
use crate::lang::Speech;
use crate::rules::compare::{Change, compare};
use crate::rules::{Edition, Fault, Library, Shelf};
use crate::scenario::shipped::cases;
use crate::search::Search;
use crate::search::glossary::Glossary;

/// Texts that have been read: at the interactive table and on the page many questions are asked.
#[derive(Default)]
pub struct Texts {
    folder: Option<PathBuf>,
    shelf: OnceLock<Shelf>,
    opened: Mutex<Vec<(Option<String>, &'static Library)>>,
    search: Mutex<Option<&'static (&'static Library, Search<'static>)>>,
    compared: Mutex<Vec<Compared>>,
}

/// The names of two editions, and what changed between them.
type Compared = ((String, String), Arc<Vec<Change>>);

impl Texts {
    /// Those inside the program, and those of a folder.
    pub fn new(folder: Option<PathBuf>) -> Self {
        Self { folder, ..Self::default() }
    }

    /// All texts, not yet read.
    pub fn shelf(&self, speech: &Speech) -> Result<&Shelf, Failure> {
        if let Some(shelf) = self.shelf.get() {
            return Ok(shelf);
        }
        let shelf = Shelf::new(self.folder.as_deref()).map_err(|fault| Failure::of_fault(speech, &fault))?;
        Ok(self.shelf.get_or_init(|| shelf))
    }

    /// The texts of one game or of all. They live as long as the program.
    pub fn library(&self, speech: &Speech, only: Option<&str>) -> Result<&'static Library, Failure> {
        let mut opened = locked(&self.opened);
        if let Some((_, library)) = opened.iter().find(|(game, _)| game.as_deref() == only) {
            return Ok(library);
        }
        let library = kept(speech, self.shelf(speech)?.open(only))?;
        opened.push((only.map(str::to_string), library));
        Ok(library)
    }

    /// The index, and the texts that it leads to.
    pub fn search(&self, speech: &Speech) -> Result<(&'static Library, &'static Search<'static>), Failure> {
        let mut search = locked(&self.search);
        if let Some((library, search)) = *search {
            return Ok((library, search));
        }
        let shelf = self.shelf(speech)?;
        let library = kept(speech, shelf.open_for_search())?;
        let opened = Search::over(library, Glossary::shipped(), cases)
            .map_err(|error| Failure::bad_input(speech.say("error-index", &[("words", error.to_string().into())])))?;
        let (library, opened) = *search.insert(Box::leak(Box::new((library, opened))));
        Ok((library, opened))
    }

    /// What changed between two editions.
    pub fn changes(&self, old: &Edition, new: &Edition) -> Arc<Vec<Change>> {
        let names = (old.name(), new.name());
        let mut compared = locked(&self.compared);
        if let Some((_, changes)) = compared.iter().find(|(of, _)| *of == names) {
            return changes.clone();
        }
        let changes = Arc::new(compare(old, new));
        compared.push((names, changes.clone()));
        changes
    }
}

/// What a thread that panicked left is whole: nothing is kept before it is ready.
fn locked<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

fn kept(speech: &Speech, library: Result<Library, Fault>) -> Result<&'static Library, Failure> {
    match library {
        Ok(library) => Ok(Box::leak(Box::new(library))),
        Err(fault) => Err(Failure::of_fault(speech, &fault)),
    }
}
