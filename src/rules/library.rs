//! All the texts at hand: those inside the program, and those of a folder given with `--rules`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::edition::Edition;
use super::fault::{Fault, FaultKind};
use super::reader::{self, Source, Sources};
use super::translated::LANGUAGES;
use super::{shipped, sides};
use crate::packed;
use crate::text::file::{self, Unread};
use crate::text::fold;

/// A game: what it is called, and in which words people name it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// The folder's name: `one-piece`.
    #[serde(skip)]
    pub id: String,
    /// Names by language.
    pub name: BTreeMap<String, String>,
    /// What people type instead: `op`, `วันพีซ`, `ワンピース`.
    #[serde(default)]
    pub short: Vec<String>,
}

/// One file of a rules folder, by its path inside the folder.
#[derive(Clone, Debug)]
pub struct File {
    /// `one-piece/1.1.8.th.md`.
    pub path: String,
    /// Its content.
    pub text: Text,
    /// It is one of the texts inside the program, which the tests have checked letter by letter.
    pub proven: bool,
}

/// The content of a file.
#[derive(Clone, Debug)]
pub enum Text {
    /// It is inside the program, by its path in `rules/`: unpacked when it is read.
    Inside(&'static str),
    /// It was read from a folder.
    Read(String),
}

impl std::ops::Deref for Text {
    type Target = str;

    fn deref(&self) -> &str {
        match self {
            Self::Inside(path) => packed::text(&format!("rules/{path}")),
            Self::Read(text) => text,
        }
    }
}

impl File {
    /// Scans, kinds of clauses and notes on changes are shown or counted, never searched.
    fn is_searched(&self) -> bool {
        ![".scan.tsv", ".kinds.tsv"].iter().any(|ending| self.path.ends_with(ending)) && !self.path.contains(".since-")
    }
}

/// The games, and their editions from old to new.
#[derive(Clone, Debug, Default)]
pub struct Library {
    /// In the order of their folders.
    pub games: Vec<Game>,
    /// Game by game, old to new.
    pub editions: Vec<Edition>,
}

/// The files of all texts at hand, with the games they belong to, before any text is read.
#[derive(Clone, Debug)]
pub struct Shelf {
    files: Vec<File>,
    /// In the order of their folders.
    pub games: Vec<Game>,
}

impl Shelf {
    /// The texts inside the program, and those of a folder beside them.
    pub fn new(folder: Option<&Path>) -> Result<Self, Fault> {
        let mut files = shipped::files();
        if let Some(folder) = folder {
            files.extend(folder_files(folder)?);
        }
        let games = games_of(&files)?;
        let shelf = Self { files, games };
        // Whatever is asked for, a fault in the folder is told at once.
        if folder.is_some() {
            shelf.open(None)?;
        }
        Ok(shelf)
    }

    /// Read the texts of one game, or of all.
    pub fn open(&self, only: Option<&str>) -> Result<Library, Fault> {
        self.open_files(|file| only.is_none_or(|game| folder_of(&file.path) == game))
    }

    /// Read all texts with no more than a search needs.
    pub fn open_for_search(&self) -> Result<Library, Fault> {
        self.open_files(|file| file.is_searched())
    }

    fn open_files(&self, wanted: impl Fn(&&File) -> bool) -> Result<Library, Fault> {
        let files: Vec<File> = self.files.iter().filter(wanted).cloned().collect();
        let mut library = Library::of_files(&files)?;
        library.games.clone_from(&self.games);
        Ok(library)
    }

    /// The game that `word` names, in any of its names.
    pub fn game(&self, word: &str) -> Option<&Game> {
        game_named(&self.games, word)
    }

    /// The content of every file that a search needs, in order: what an index of the texts depends on.
    pub fn searched(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().filter(|f| f.is_searched()).map(|f| (f.path.as_str(), &*f.text))
    }
}

impl Library {
    /// The texts inside the program.
    pub fn shipped() -> Result<Self, Fault> {
        Self::of_files(&shipped::files())
    }

    /// Read games and editions from files.
    pub fn of_files(files: &[File]) -> Result<Self, Fault> {
        let mut library = Self::default();
        let mut editions: Vec<Edition> = Vec::new();
        let texts: Vec<&File> = files.iter().filter(|f| f.path.ends_with(".md")).collect();
        // Each text is read by itself, all of them at once.
        let read: Vec<Result<Edition, Fault>> = std::thread::scope(|scope| {
            let readers: Vec<_> = texts.iter().map(|f| scope.spawn(|| reader::read(&sources_of(f, files)))).collect();
            let joined = readers.into_iter().map(|r| r.join());
            joined.map(|r| r.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
        });
        for (file, edition) in texts.into_iter().zip(read) {
            let edition = edition?;
            check_name(&edition, file)?;
            if let Some(twin) = editions.iter().find(|e| e.name() == edition.name()) {
                let other = Some(Fault::of_file(FaultKind::NoEdition, &twin.file).place);
                let fault = Fault::of_file(FaultKind::DuplicateEdition(edition.name()), &file.path);
                return Err(Fault { other, ..fault });
            }
            editions.push(edition);
        }
        editions.sort_by(|a, b| {
            // A text of ours never is the newest edition of a game.
            let key = |e: &Edition| (e.facts.game.clone(), !e.facts.ours, e.facts.date.clone());
            key(a).cmp(&key(b))
        });
        for at in 0..editions.len() {
            let text = files.iter().find(|f| f.path == editions[at].file);
            if let Some(references) = text.and_then(|text| sources_of(text, files).references) {
                sides::link_texts(references, at, &mut editions)?;
            }
        }
        library.games = games_of(files)?;
        library.editions = editions;
        Ok(library)
    }

    /// The game that `word` names, in any of its names.
    pub fn game(&self, word: &str) -> Option<&Game> {
        game_named(&self.games, word)
    }

    /// The editions of a game, old to new.
    pub fn editions_of<'a>(&'a self, game: &'a str) -> impl DoubleEndedIterator<Item = &'a Edition> + 'a {
        self.editions.iter().filter(move |e| e.facts.game == game)
    }

    /// The newest edition of a game.
    pub fn newest(&self, game: &str) -> Option<&Edition> {
        self.editions.iter().rfind(|e| e.facts.game == game)
    }

    /// The edition of a game with this name, or a name that begins so.
    pub fn edition(&self, game: &str, edition: &str) -> Option<&Edition> {
        let of_game = || self.editions.iter().filter(|e| e.facts.game == game);
        of_game().find(|e| e.facts.edition == edition).or_else(|| {
            let mut begins = of_game().filter(|e| e.facts.edition.starts_with(edition) && !edition.is_empty());
            begins.next().filter(|_| begins.next().is_none())
        })
    }

    /// Whether this is the edition that a look-up takes when none is named.
    pub fn is_default(&self, edition: &Edition) -> bool {
        self.newest(&edition.facts.game).is_some_and(|e| e.name() == edition.name())
    }
}

impl Game {
    /// All words that name the game.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.id.as_str())
            .chain(self.name.values().map(String::as_str))
            .chain(self.short.iter().map(String::as_str))
    }

    /// The name in a language, or in English.
    pub fn name_in(&self, language: &str) -> &str {
        self.name.get(language).or_else(|| self.name.get("en")).map_or(&self.id, |n| n)
    }
}

fn game_named<'a>(games: &'a [Game], word: &str) -> Option<&'a Game> {
    let word = name_key(word);
    games.iter().find(|g| g.words().any(|w| name_key(w) == word))
}

/// The games that the files belong to: each `game.toml`, and each folder with an edition but without one.
fn games_of(files: &[File]) -> Result<Vec<Game>, Fault> {
    let mut games: BTreeMap<String, Game> = BTreeMap::new();
    for file in files {
        let id = folder_of(&file.path).to_string();
        if file.path.ends_with("/game.toml") {
            let mut game: Game = toml::from_str(&file.text).map_err(|error| {
                let at = error.span().map_or(0, |s| s.start);
                let place = super::Place::of(&file.path, &file.text, at);
                Fault::at(FaultKind::BadFacts(error.message().to_string()), place)
            })?;
            game.id.clone_from(&id);
            games.insert(id, game);
        } else if file.path.ends_with(".md") {
            let name = BTreeMap::from([("en".to_string(), id.clone())]);
            games.entry(id.clone()).or_insert(Game { id, name, short: Vec::new() });
        }
    }
    Ok(games.into_values().collect())
}

/// Names are compared folded, without blanks and hyphens.
fn name_key(word: &str) -> String {
    fold::key(word).chars().filter(|c| !"-_".contains(*c)).collect()
}

fn folder_of(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder.rsplit('/').next().unwrap_or(folder))
}

/// The edition's file and those beside it.
fn sources_of<'a>(text: &'a File, files: &'a [File]) -> Sources<'a> {
    // `one-piece/1.1.8.th.md`: the stem is what comes before the language.
    let stem = text.path.trim_end_matches(".md").rsplit_once('.').map_or("", |(stem, _)| stem);
    let beside = |ending: &str| {
        let path = format!("{stem}.{ending}.tsv");
        files.iter().find(|f| f.path == path).map(|f| Source { file: &f.path, text: &f.text })
    };
    let in_languages = |ending: &str| -> Vec<(&'static str, Source<'a>)> {
        let each = LANGUAGES.iter().filter_map(|&l| Some((l, beside(&format!("{ending}{l}"))?)));
        each.collect()
    };
    let older_of = |f: &'a File| f.path.strip_prefix(stem)?.strip_prefix(".since-")?.strip_suffix(".tsv");
    let since: Vec<(&str, Source<'a>)> =
        files.iter().filter_map(|f| Some((older_of(f)?, Source { file: &f.path, text: &f.text }))).collect();
    let language_of =
        |older: &'a str| LANGUAGES.iter().find_map(|&l| Some((older.strip_suffix(l)?.strip_suffix('.')?, l)));
    Sources {
        text: Source { file: &text.path, text: &text.text },
        english: beside("en"),
        paraphrases: in_languages(""),
        scan: beside("scan"),
        remarks: beside("remarks"),
        remarks_in: in_languages("remarks."),
        references: beside("refs"),
        kinds: beside("kinds"),
        since: since
            .iter()
            .filter(|(older, _)| language_of(older).is_none())
            .map(|&(older, source)| (older.to_string(), source))
            .collect(),
        since_in: since
            .iter()
            .filter_map(|&(older, source)| language_of(older).map(|(older, l)| (older.to_string(), l, source)))
            .collect(),
        proven: text.proven,
    }
}

/// The facts must say what the path says.
fn check_name(edition: &Edition, file: &File) -> Result<(), Fault> {
    let facts = &edition.facts;
    let name = file.path.rsplit('/').next().unwrap_or(&file.path);
    let expected = format!("{}.{}.md", facts.edition, facts.language);
    let folder = folder_of(&file.path);
    if name == expected && folder == facts.game {
        return Ok(());
    }
    Err(Fault::of_file(FaultKind::FactsContradictName(format!("{}/{expected}", facts.game)), &file.path))
}

/// What stands in a folder, in order.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, Fault> {
    let all: std::io::Result<Vec<PathBuf>> =
        std::fs::read_dir(folder).and_then(|entries| entries.map(|entry| entry.map(|e| e.path())).collect());
    let mut all = all.map_err(|error| {
        Fault::of_file(FaultKind::Unreadable(Unread::System(error.to_string())), &folder.display().to_string())
    })?;
    all.sort();
    Ok(all)
}

/// All rule files of a folder: `GAME/EDITION.LANG.md` and what stands beside them.
fn folder_files(folder: &Path) -> Result<Vec<File>, Fault> {
    let shown = folder.display().to_string();
    let mut files = Vec::new();
    let mut games = entries(folder)?;
    games.retain(|path| path.is_dir());
    for game in games {
        for path in entries(&game)? {
            let name = path.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
            if !(name.ends_with(".md") || name.ends_with(".tsv") || name == "game.toml") || name == "README.md" {
                continue;
            }
            let game_name = game.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default();
            let shown = format!("{shown}/{game_name}/{name}");
            let read = file::read(&path, file::PAGE);
            let text = read.map_err(|unread| Fault::of_file(FaultKind::Unreadable(unread), &shown))?.text;
            let text = text.replace("\r\n", "\n");
            files.push(File { path: shown, text: Text::Read(text), proven: false });
        }
    }
    if !files.iter().any(|f| f.path.ends_with(".md")) {
        return Err(Fault::of_file(FaultKind::NoEdition, &shown));
    }
    Ok(files)
}
