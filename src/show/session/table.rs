//! A table that a judge sits at, and what it answers.

use std::sync::Arc;

use super::script::Script;
use crate::cards::source::CardSource;
use crate::keys;
use crate::lang::{Language, Speech};
use crate::scenario::case::play_line;
use crate::scenario::plays::{self, take_forced};
use crate::scenario::{Case, CaseFault, Translated};
use crate::table::play::{Given, Play, Waits};
use crate::table::shelf::{self, Playable};

/// A table that a judge sits at.
#[derive(Clone)]
pub struct Table {
    pub(crate) game: &'static Playable,
    pub(super) edition: u8,
    pub(crate) readings: Vec<(String, String)>,
    /// The board that the line began with, as TOML.
    pub(super) board: String,
    pub(super) title: String,
    /// Where the question comes from.
    pub(super) source: String,
    /// What stands between the front matter and the board.
    pub(super) prose: String,
    /// What is asked in other languages.
    pub(super) words: Vec<Translated>,
    pub(crate) play: Line,
    /// The lines of the case that was opened, to be stepped through.
    pub(super) script: Script,
    /// Card data that boards may name cards of.
    pub(super) cards: Arc<dyn CardSource>,
    /// Answers that were undone, the next one last.
    pub(super) undone: Vec<Given>,
    /// How many answers there were when the last one was named that somebody typed: forced ones since may still be named.
    pub(crate) named: usize,
    /// How many answers there were before each play that was typed: what `undo` goes back to.
    pub(super) typed: Vec<usize>,
    /// How the table was before the board was edited or a reading flipped.
    pub(super) edits: Vec<Edit>,
    /// Who sits at it is not at this machine: nothing of the machine can be read or written.
    pub(super) guest: bool,
}

/// A table before an edit.
#[derive(Clone)]
pub(super) struct Edit {
    pub(super) edition: u8,
    pub(super) readings: Vec<(String, String)>,
    pub(super) board: String,
    pub(super) play: Line,
    pub(super) undone: Vec<Given>,
    pub(super) script: Script,
    /// Where the plays of the line began that were typed: also those that had one option only.
    pub(super) typed: Vec<usize>,
    /// Answers of the new line right after the edit: as long as there are no others, it can be taken back.
    pub(super) answers: usize,
}

impl Table {
    /// The starting case of a game, before its first play.
    pub fn new(
        game: &str,
        edition: Option<u8>,
        language: Language,
        cards: Arc<dyn CardSource>,
    ) -> Result<Self, CaseFault> {
        let game = shelf::find(game).unwrap_or(&shelf::PLAYABLE[0]);
        let case = Case::read("starter.md", (game.starter)(language))?;
        let edition = edition.unwrap_or(case.edition);
        Self::at_start(&Case { edition, ..case }, cards)
    }

    /// A case before its first play, with its lines ready to be stepped through.
    pub fn of_case(case: &Case, cards: Arc<dyn CardSource>) -> Result<Self, CaseFault> {
        let mut table = Self::at_start(case, cards)?;
        table.script = Script::of(case);
        Ok(table)
    }

    /// The empty board of a game, in one of its editions.
    pub fn empty(
        game: &'static Playable,
        edition: u8,
        title: &str,
        cards: Arc<dyn CardSource>,
    ) -> Result<Self, CaseFault> {
        Self::laid(game, edition, (game.empty)(), title, cards)
    }

    /// A board of a game by its text, in one of its editions.
    pub fn laid(
        game: &'static Playable,
        edition: u8,
        board: &str,
        title: &str,
        cards: Arc<dyn CardSource>,
    ) -> Result<Self, CaseFault> {
        let edition = game.editions[usize::from(edition)];
        let head = format!("+++\ngame = \"{}@{edition}\"\ntitle = \"{title}\"\n+++\n", game.name);
        let page = format!("{head}```board\n{board}```\n");
        Self::at_start(&Case::read("new", &page)?, cards)
    }

    pub(super) fn at_start(case: &Case, cards: Arc<dyn CardSource>) -> Result<Self, CaseFault> {
        let play = crate::scenario::run::start(case, &crate::scenario::Overrides::default(), cards.as_ref())?;
        let mut table = Self::of_play(case, play, cards);
        table.settle();
        Ok(table)
    }

    pub(super) fn of_play(case: &Case, play: Box<dyn Play>, cards: Arc<dyn CardSource>) -> Self {
        Self {
            game: case.game,
            edition: case.edition,
            readings: case.readings.clone(),
            board: case.text[case.board.clone()].to_string(),
            title: case.title.clone(),
            source: case.source.clone(),
            prose: case.prose().to_string(),
            words: case.words.clone(),
            play: Line(play),
            script: Script::default(),
            cards,
            undone: Vec::new(),
            named: 0,
            typed: Vec::new(),
            edits: Vec::new(),
            guest: false,
        }
    }

    /// How it is now, before an edit.
    pub(super) fn snapshot(&self) -> Edit {
        Edit {
            edition: self.edition,
            readings: self.readings.clone(),
            board: self.board.clone(),
            play: self.play.clone(),
            undone: self.undone.clone(),
            script: self.script.clone(),
            typed: self.typed.clone(),
            answers: 0,
        }
    }

    /// The edit is done.
    pub(super) fn edited(&mut self, edit: Edit) {
        let answers = self.play.answers();
        self.named = 0;
        self.typed.clear();
        self.edits.push(Edit { answers, ..edit });
    }

    /// The edit is undone.
    pub(super) fn take_back(&mut self, edit: Edit) {
        self.edition = edit.edition;
        self.readings = edit.readings;
        self.board = edit.board;
        self.play = edit.play;
        self.undone = edit.undone;
        self.script = edit.script;
        self.named = 0;
        self.typed = edit.typed;
    }

    /// Does a play begin at this answer: one that was typed, or a free decision of the plays before?
    pub(super) fn is_beginning(&self, answer: usize, forced: bool) -> bool {
        self.typed.contains(&answer) || (!forced && self.typed.first().is_none_or(|first| answer < *first))
    }

    /// What is forced is taken.
    pub(super) fn settle(&mut self) {
        take_forced(self.play.0.as_mut(), |_| false);
    }

    pub(super) fn edition_name(&self) -> String {
        format!("{}@{}", self.game.name, self.game.editions[self.edition as usize])
    }

    /// A line from a board, under the readings and the edition of the table.
    pub(super) fn start(&self, text: &str) -> Result<Line, keys::BoardFault> {
        let mut readings = crate::engine::Readings::default();
        for (name, option) in &self.readings {
            if let Ok((reading, option)) = self.game.reading(name, option) {
                readings.set(reading, option);
            }
        }
        let block = keys::parse(text)?;
        (self.game.start)(&keys::whole(&block), self.edition, readings, self.cards.as_ref()).map(Line)
    }

    /// The same plays from the same board under another option of a reading; none if they do not lead there.
    pub(crate) fn under(&self, name: &str, option: &str) -> Option<Line> {
        let mut other = self.clone();
        other.readings.push((name.to_string(), option.to_string()));
        other.play = other.start(&self.board).ok()?;
        let mut named = 0;
        for line in self.play.play_lines(false) {
            let parsed = play_line(&line).ok()??;
            let played = plays::play(other.play.0.as_mut(), &parsed, Speech::english(), &mut named);
            // Where the game is over before the last play, that is where it leads.
            if played.is_err() {
                return matches!(other.play.waits(), Waits::Over(_)).then_some(other.play);
            }
        }
        other.settle();
        Some(other.play)
    }

    pub(super) fn is_at_rest(&self) -> bool {
        matches!(self.play.waits(), Waits::For { at_rest: true, .. })
    }
}

/// A line of play; a copy of it goes its own way.
pub(crate) struct Line(pub(crate) Box<dyn Play>);

impl Clone for Line {
    fn clone(&self) -> Self {
        Self(self.0.fork())
    }
}

impl std::ops::Deref for Line {
    type Target = dyn Play;

    fn deref(&self) -> &Self::Target {
        self.0.as_ref()
    }
}

impl std::ops::DerefMut for Line {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.0.as_mut()
    }
}

/// What came of a command.
pub enum Reply {
    /// Something to show.
    Text(String),
    /// Something was wrong; nothing has changed.
    Error(String),
    /// The judge gets up.
    Quit,
}
