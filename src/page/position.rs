//! A case that was sent, played as far as it goes: what the table page and the API answer with.

use serde_json::{Value, json};

use super::Page;
use super::answer::failure_json;
use crate::lang::Speech;
use crate::scenario::plays::refused_by;
use crate::scenario::{Case, ruling};
use crate::show::cases::{self, no_case, shipped_named};
use crate::show::failure::Failure;
use crate::show::session::Table;
use crate::show::{Desk, run, unsaid};
use crate::table::play::{Play, Waits};
use crate::table::shelf::Playable;

/// No case is longer.
pub const LONGEST: usize = 1 << 20;

/// No case has more lines of play.
const MOST_LINES: usize = 2_000;

/// A case with the table that it leads to.
pub struct Sitting {
    /// The case as it was sent.
    pub case: Case,
    /// The table.
    pub table: Table,
    /// Why its lines could not be played to the end.
    pub stopped: Option<Failure>,
}

impl Sitting {
    /// Sit down at a case. A failure: there is no position to show.
    pub fn at(page: &Page, desk: &Desk, text: &str) -> Result<Self, Failure> {
        if text.len() > LONGEST {
            let gaps = [("n", (LONGEST >> 20).into())];
            return Err(Failure::bad_input(desk.speech.say("page-too-long", &gaps)));
        }
        let text = text.replace("\r\n", "\n");
        let case = Case::read("case.md", &text).map_err(|f| cases::failure(&desk.speech, &f, None))?;
        if case.plays.len() > MOST_LINES {
            return Err(Failure::bad_input(desk.speech.say("page-too-many-lines", &[("n", MOST_LINES.into())])));
        }
        let (table, stopped) = Table::as_far_as_it_goes(&case, page.cards.clone())
            .map_err(|f| cases::failure(&desk.speech, &f, Some(case.game)))?;
        let stopped = stopped.map(|f| cases::failure(&desk.speech, &f, Some(case.game)));
        Ok(Self { case, table, stopped })
    }

    /// The text of a case inside the program, by its name.
    pub fn shipped(desk: &Desk, name: &str) -> Result<&'static str, Failure> {
        let found = shipped_named(&format!("scenarios/{name}")).or_else(|| shipped_named(name));
        found.map(|(_, text)| text).ok_or_else(|| no_case(&desk.speech, name))
    }

    /// The case that a game begins with, before its first play. Nobody has asked anything yet.
    pub fn first(page: &Page, desk: &Desk, game: &Playable) -> Result<String, Failure> {
        let table = Table::new(game.name, None, desk.speech.language, page.cards.clone());
        let begun = |mut table: Table| {
            table.entitle(&desk.speech.word("page-first-position"), "");
            table.case()
        };
        table.map(begun).map_err(|f| cases::failure(&desk.speech, &f, Some(game)))
    }

    /// A board of a game on which nothing lies but what is always there, to be filled; by its text.
    pub fn empty(page: &Page, desk: &Desk, game: &'static Playable, board: &str) -> Result<String, Failure> {
        let table = Table::laid(game, 0, board, &desk.speech.word("repl-empty"), page.cards.clone());
        table.map(|table| table.case()).map_err(|f| cases::failure(&desk.speech, &f, Some(game)))
    }

    /// The line of play.
    pub fn play(&self) -> &dyn Play {
        self.table.play()
    }

    /// `one-piece@1.1.8`.
    pub fn edition(&self) -> String {
        self.case.edition_name()
    }

    /// Everything that there is to show.
    pub fn document(&self, desk: &Desk) -> Value {
        let play = self.play();
        let step = |n: usize| {
            let english = play.step(n, Speech::english()).changes;
            run::step_json(&self.case, &play.step(n, &desk.speech), &english)
        };
        json!({
            "game": self.case.game.name,
            "edition": self.edition(),
            "title": self.case.title,
            "question": self.case.question,
            "answer": self.case.ruling.answer,
            "position": play.values(),
            "board": play.lines(&desk.speech),
            "waiting": waiting(desk, self.case.game, play),
            "steps": (0..play.steps()).map(step).collect::<Vec<_>>(),
            "plays": play.play_lines(false),
            "result": ruling::result_of(play),
            "readings": self.readings(desk),
            "editions": self.case.game.editions,
            "unsaid": unsaid::document(play),
            "met_before": play.met_before().map(|n| n + 1),
            "stopped": self.stopped.as_ref().map(failure_json),
        })
    }

    /// The readings of the game, and which option of each is in force.
    fn readings(&self, desk: &Desk) -> Vec<Value> {
        let one = |facts: &crate::engine::ReadingFacts| {
            json!({
                "name": facts.name,
                "question": desk.speech.word(&format!("reading-{}", facts.name)),
                "options": facts.options,
                "now": self.table.option_of(facts.name).unwrap_or(facts.options[0]),
                "clauses": facts.clauses,
            })
        };
        (self.case.game.readings)().iter().map(one).collect()
    }
}

/// What is asked: by whom, by which clause, from what; and what is refused, with its clauses.
pub fn waiting(desk: &Desk, game: &Playable, play: &dyn Play) -> Value {
    let Waits::For { who, clause, question, at_rest } = play.waits() else { return Value::Null };
    let options: Vec<String> = (0..play.count()).map(|n| play.option(n, &desk.speech)).collect();
    let refused: Vec<Value> = play
        .all_refused(&desk.speech)
        .iter()
        .map(|(words, why)| {
            json!({
                "play": words,
                "clauses": why.clauses.iter().map(|&c| game.cited(c)).collect::<Vec<_>>(),
                "message": refused_by(game, words, why).words(&desk.speech),
            })
        })
        .collect();
    json!({
        "who": who.name(),
        "clause": game.cited(clause),
        "question": desk.speech.word(question),
        "at_rest": at_rest,
        "options": options,
        "refused": refused,
    })
}
