//! What every command has at hand, and what it has to show.

use std::cell::Cell;
use std::process::ExitCode;
use std::sync::Arc;

use super::failure::Failure;
use super::screen::{self, Screen};
use super::texts::Texts;
use super::{args, printer};
use crate::lang::{Language, Speech};
use crate::rules::{Library, Shelf};

/// What every command has at hand.
pub struct Desk {
    pub(crate) speech: Speech,
    pub(crate) json: bool,
    pub(crate) texts: Arc<Texts>,
    pub(crate) screen: screen::Settings,
    /// The answer is wanted as text, not on standard output.
    pub(super) is_at_the_table: Cell<bool>,
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
