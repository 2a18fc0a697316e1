//! `/api/…`: documents for scripts, as the commands print them with `--json`.

use std::sync::atomic::AtomicBool;

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use super::answer::{documented_or, failure_json};
use super::position::Sitting;
use super::{Page, compare, decks, explore};
use crate::lang::Language;
use crate::scenario::run::{play_lines, start};
use crate::scenario::{Overrides, run as play_out};
use crate::show::args::{Command, DeckCheckArgs};
use crate::show::cases;
use crate::show::deck::lists::Source;
use crate::show::failure::Failure;
use crate::show::rests::{self, Elsewhere};
use crate::show::verdict::Verdict;
use crate::show::{self, Desk};

/// A case, and what to do with it.
#[derive(Debug, Default, serde::Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Asked {
    /// The text of the case.
    pub case: String,
    /// A line of the interactive table.
    pub line: String,
    /// Another edition to run it under.
    pub edition: Option<String>,
    /// Readings, `NAME=OPTION`.
    pub readings: Vec<String>,
    /// An edition or a reading to compare with.
    pub compare: Option<String>,
    /// How far to explore.
    pub until: String,
    /// Whose goal.
    #[serde(rename = "for")]
    pub player: String,
    /// The goal.
    pub goal: String,
    /// How many positions.
    pub limit: Option<usize>,
}

impl Asked {
    /// How far to explore, for what.
    pub fn explored(&self) -> explore::Filled {
        explore::Filled {
            until: self.until.clone(),
            player: self.player.clone(),
            goal: self.goal.clone(),
            limit: self.limit.map(|n| n.to_string()).unwrap_or_default(),
            seconds: String::new(),
        }
    }
}

/// All texts at hand.
pub fn rules(desk: &Desk) -> Response {
    documented_or(show::document(desk, &Command::Rules))
}

/// A case, a line, and the case that comes of it with everything that there is to show.
pub fn table(page: &Page, language: Language, asked: &Asked) -> Response {
    documented_or(sat_down(page, &page.desk(language, false), asked))
}

fn sat_down(page: &Page, desk: &Desk, asked: &Asked) -> Result<Value, Failure> {
    let mut sitting = Sitting::at(page, desk, &asked.case)?;
    if asked.line.trim().is_empty() {
        let mut document = sitting.document(desk);
        document["case"] = json!(asked.case);
        return Ok(document);
    }
    let obeyed = sitting.table.obey(desk, &asked.line);
    let case = sitting.table.case();
    let mut document = Sitting::at(page, desk, &case)?.document(desk);
    document["case"] = json!(case);
    match obeyed {
        Ok(said) => document["reply"] = json!(said),
        Err(words) => document["error"] = json!(words),
    }
    Ok(document)
}

/// A case played to its end, or two sides of it.
pub fn run(page: &Page, language: Language, asked: &Asked) -> Response {
    documented_or(ran(page, &page.desk(language, true), asked))
}

fn ran(page: &Page, desk: &Desk, asked: &Asked) -> Result<Value, Failure> {
    let sitting = Sitting::at(page, desk, &asked.case)?;
    if let Some(other) = &asked.compare {
        return compare::sides(page, desk, &sitting, other);
    }
    let case = &sitting.case;
    let with: Overrides = cases::overrides(desk, case, asked.edition.as_deref(), &asked.readings)?;
    let played = play_out(case, &with, page.cards.as_ref())
        .map_err(|fault| cases::failure(&desk.speech, &fault, Some(case.game)))?;
    let verdict = Verdict::of(desk, case, &with, &played, page.cards.as_ref());
    Ok(show::run::document(desk, case, &with, &played, &verdict))
}

/// All lines of play from where a case ends.
pub fn explored(page: &Page, language: Language, case: &str, filled: &explore::Filled, gone: &AtomicBool) -> Response {
    let desk = page.desk(language, true);
    documented_or(looked(page, &desk, case, filled, gone))
}

/// As the command does it: from where the lines of the case end, whatever is forced after them.
fn looked(page: &Page, desk: &Desk, text: &str, filled: &explore::Filled, gone: &AtomicBool) -> Result<Value, Failure> {
    let case = Sitting::at(page, desk, text)?.case;
    let faulty = |fault| cases::failure(&desk.speech, &fault, Some(case.game));
    let with = Overrides::default();
    let mut play = start(&case, &with, page.cards.as_ref()).map_err(faulty)?;
    play_lines(&case, play.as_mut()).map_err(faulty)?;
    let position = |name: &str, option: &str| rests::of_case(&case, &with, page.cards.as_ref(), (name, option));
    let elsewhere = Elsewhere { game: case.game, readings: &case.readings, position: &position };
    explore::document(desk, play.as_ref(), &elsewhere, filled, gone)
}

/// A list under a name.
#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct List {
    /// What it is called.
    #[serde(default)]
    pub name: String,
    /// Its text.
    pub text: String,
}

/// Lists to check.
#[derive(Debug, Default, serde::Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Lists {
    /// The lists.
    pub lists: Vec<List>,
    /// The game.
    pub game: Option<String>,
    /// The day, `2026-05-01`.
    pub date: Option<String>,
    /// Where.
    pub region: Option<String>,
    /// Formats.
    pub format: Vec<String>,
}

impl Lists {
    /// How many bytes they have.
    pub fn length(&self) -> u64 {
        self.lists.iter().map(|list| list.text.len() as u64).sum()
    }
}

/// The decks, checked.
pub fn check(page: &Page, language: Language, asked: Lists) -> Response {
    let desk = page.desk(language, true);
    let given = |list: List| Source::Given { name: list.name, bytes: list.text.into_bytes() };
    let args = DeckCheckArgs {
        game: asked.game,
        date: asked.date,
        region: asked.region,
        format: asked.format,
        ..DeckCheckArgs::default()
    };
    let lists: Vec<Source> = asked.lists.into_iter().map(given).collect();
    documented_or(decks::document(page, &desk, &args, &lists))
}

/// What has no document.
pub fn nothing_here(desk: &Desk) -> Response {
    let failure = Failure::nothing(desk.speech.word("page-nothing-here"));
    (StatusCode::NOT_FOUND, axum::Json(failure_json(&failure))).into_response()
}
