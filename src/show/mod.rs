//! What commands, table and page show alike: one file a question; the desk, the screen, the trace.

use std::cell::Cell;
use std::process::ExitCode;
use std::sync::Arc;

use clap::FromArgMatches;

use crate::lang::{Language, Speech};
use crate::rules::{Library, Shelf};
use crate::scenario::Case;
use crate::table::play::Play;
use crate::table::shelf::Playable;

pub(crate) mod args;
mod browse;
pub(crate) mod cards;
pub(crate) mod cases;
pub(crate) mod changes;
mod check;
pub(crate) mod coverage;
pub(crate) mod data;
mod deciding;
pub(crate) mod deck;
mod diff;
mod differences;
pub(crate) mod explore;
pub(crate) mod failure;
pub(crate) mod hangs;
mod help;
mod history;
pub(crate) mod hits;
mod interrupt;
mod json;
pub(crate) mod new;
mod penalty;
pub(crate) mod pick;
pub(crate) mod printer;
pub(crate) mod rule;
mod rules;
pub(crate) mod run;
pub(crate) mod screen;
pub(crate) mod search;
mod selfplay;
pub(crate) mod session;
pub(crate) mod texts;
pub(crate) mod trace;
pub(crate) mod verdict;
pub(crate) mod wrap;

use args::{Cli, Command};
pub(crate) use cases::words_of as case_fault_words;
use failure::Failure;
use screen::Screen;
use texts::Texts;

pub use args::command;

/// What every command has at hand.
pub struct Desk {
    pub(crate) speech: Speech,
    pub(crate) json: bool,
    pub(crate) texts: Arc<Texts>,
    pub(crate) screen: screen::Settings,
    /// The answer is wanted as text, not on standard output.
    is_at_the_table: Cell<bool>,
}

impl Desk {
    /// One that shows its answers on the terminal.
    pub(crate) fn new(speech: Speech, json: bool, texts: Texts, screen: screen::Settings) -> Self {
        Self { speech, json, texts: Arc::new(texts), screen, is_at_the_table: Cell::new(false) }
    }

    /// One that nobody looks at.
    pub(crate) fn quiet() -> Self {
        Self::of_texts(Language::En, false, Arc::default())
    }

    /// One that shows nothing on a terminal: what is said is handed back.
    pub(crate) fn of_texts(language: Language, json: bool, texts: Arc<Texts>) -> Self {
        let screen = screen::Settings::of(args::When::Never, true, json);
        Self { speech: Speech::of(language), json, texts, screen, is_at_the_table: Cell::new(true) }
    }

    /// One whose lines are as long as they are.
    pub(crate) fn unbroken(mut self) -> Self {
        self.screen.width = usize::MAX / 2;
        self
    }

    pub(crate) fn shelf(&self) -> Result<&Shelf, Failure> {
        self.texts.shelf(&self.speech)
    }

    /// The texts of one game or of all.
    pub(crate) fn library(&self, only: Option<&str>) -> Result<&'static Library, Failure> {
        self.texts.library(&self.speech, only)
    }

    pub(crate) fn blank(&self) -> Screen {
        Screen::new(self.screen)
    }
}

/// What a command has to show.
pub(crate) enum Shown {
    /// Text for eyes.
    Text(Screen),
    /// One JSON document.
    Json(serde_json::Value),
    /// Shown, but something came out otherwise than expected: exit code 1.
    Failed(Box<Shown>),
    /// Shown, but something could not be read: exit code 2.
    Unreadable(Box<Shown>),
    /// Everything has been shown already.
    Nothing,
}

impl Shown {
    /// With exit code 1 if something failed.
    pub(crate) fn failed_if(self, failed: bool) -> Self {
        if failed { Self::Failed(Box::new(self)) } else { self }
    }

    /// It as text, whatever its exit code.
    pub(crate) fn text(self) -> String {
        match self {
            Self::Text(screen) => screen.text(),
            Self::Json(value) => value.to_string(),
            Self::Failed(shown) | Self::Unreadable(shown) => shown.text(),
            Self::Nothing => String::new(),
        }
    }

    /// It as one JSON document, if it is one.
    pub(crate) fn document(self) -> serde_json::Value {
        match self {
            Self::Json(value) => value,
            Self::Failed(shown) | Self::Unreadable(shown) => shown.document(),
            Self::Text(_) | Self::Nothing => serde_json::Value::Null,
        }
    }

    /// Print it; the exit code.
    pub(crate) fn show(self) -> std::io::Result<ExitCode> {
        match self {
            Self::Text(screen) => screen.show().map(|()| ExitCode::SUCCESS),
            Self::Json(value) => printer::json(&value, true).map(|()| ExitCode::SUCCESS),
            Self::Failed(shown) => shown.show().map(|_| ExitCode::FAILURE),
            Self::Unreadable(shown) => shown.show().map(|_| ExitCode::from(2)),
            Self::Nothing => Ok(ExitCode::SUCCESS),
        }
    }
}

/// The answer to a question. What opens something, the entrance does.
pub(crate) fn answer(desk: &Desk, command: &Command) -> Result<Shown, Failure> {
    match command {
        Command::Rules => rules::run(desk),
        Command::Rule(args) => rule::run(desk, args),
        Command::Search(args) => search::run(desk, args),
        Command::Cases(args) => browse::run(desk, args),
        Command::Diff(args) => diff::run(desk, args),
        Command::History(args) => history::run(desk, args),
        Command::Run(args) => run::run(desk, args),
        Command::Check(args) => check::run(desk, args),
        Command::Explore(args) => explore::run(desk, args),
        Command::Coverage(args) => coverage::run(desk, args),
        Command::Deck(args) => deck::run(desk, args),
        Command::Cards(args) => cards::run(desk, args),
        Command::Penalty(args) => penalty::run(desk, args),
        Command::New(args) => new::run(desk, args),
        Command::Selfplay(args) => selfplay::run(desk, args),
        Command::Table(_) | Command::Serve(_) | Command::Completions(_) => Ok(Shown::Nothing),
    }
}

/// The answer to a question as the document that `--json` prints.
pub(crate) fn document(desk: &Desk, question: &Command) -> Result<serde_json::Value, Failure> {
    answer(desk, question).map(Shown::document)
}

/// The answer to a question as it is printed.
pub(crate) fn said(desk: &Desk, question: &Command) -> Result<String, Failure> {
    answer(desk, question).map(Shown::text)
}

/// `NAME=OPTION` typed at the table.
pub(crate) fn read_reading(speech: &Speech, game: &Playable, text: &str) -> Result<(String, String), String> {
    cases::reading(speech, game, text).map_err(|failure| failure.text())
}

/// The game of a name typed at the table, if it is one that can be played.
pub(crate) fn playable_game(desk: &Desk, name: &str) -> Option<&'static Playable> {
    new::playable(desk, name).ok()
}

/// Does a line at the table begin, or end, with the name of a game?
pub(crate) fn names_a_game(desk: &Desk, line: &str) -> bool {
    let words: Vec<String> = line.split_whitespace().map(str::to_string).collect();
    let Ok(shelf) = desk.shelf() else { return false };
    matches!(pick::take_game(&desk.speech, shelf, &words), Ok((Some(_), _)))
}

/// A case loaded at the table.
pub(crate) fn load_case(desk: &Desk, name: &str) -> Result<Case, String> {
    cases::load(desk, name).map_err(|failure| failure.text())
}

/// Exploring at the table.
pub(crate) fn explore_at_the_table(
    desk: &Desk,
    play: &dyn Play,
    until: &str,
    player: &str,
    goal: Option<&str>,
) -> Result<String, String> {
    explore::at_the_table(desk, play, until, player, goal).map_err(|failure| failure.text())
}

/// The answer to a look-up or a search as text, for the interactive table; an error as text, too.
pub(crate) fn asked_at_the_table(desk: &Desk, words: &[String]) -> Result<String, String> {
    let line = std::iter::once("shinpan".to_string()).chain(words.iter().cloned());
    let parsed = args::command(&desk.speech).try_get_matches_from(line).and_then(|m| Cli::from_arg_matches(&m));
    match parsed.map(|cli| cli.command) {
        Ok(Some(
            command @ (Command::Rule(_)
            | Command::Search(_)
            | Command::Cases(_)
            | Command::Deck(_)
            | Command::Penalty(_)),
        )) => {
            desk.is_at_the_table.set(true);
            answer(desk, &command).map(Shown::text).map_err(|failure| failure.text())
        }
        Ok(_) => Ok(String::new()),
        Err(error) => Err(error.to_string()),
    }
}
