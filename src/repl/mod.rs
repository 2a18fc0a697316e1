//! The interactive table: "what happens if …".
//!
//! The words are those of the cases: a play line acts, `if` plays on a copy, `set` edits the board at rest. Without a terminal the
//! commands come from standard input, so that it can be scripted; an error does not end it.

mod commands;
mod completion;
mod edit;
mod editor;
mod guest;
mod help;
mod save;
mod script;
mod typed;

use std::io::{BufRead, IsTerminal};
use std::sync::Arc;

use serde_json::json;

use crate::cli::{Desk, printer};
use crate::games::board::{self, CardSource};
use crate::games::play::{Given, Play, Waits};
use crate::games::shelf::{self, Playable};
use crate::scenario::plays::take_forced;
use crate::scenario::{Case, CaseFault};
use script::Script;

/// A table that a judge sits at.
#[derive(Clone)]
pub struct Table {
    game: &'static Playable,
    edition: u8,
    readings: Vec<(String, String)>,
    /// The board that the line began with, as TOML.
    board: String,
    title: String,
    /// Where the question comes from.
    source: String,
    /// What stands between the front matter and the board.
    prose: String,
    play: Line,
    /// The lines of the case that was opened, to be stepped through.
    script: Script,
    /// Card data that boards may name cards of.
    cards: Arc<dyn CardSource>,
    /// Answers that were undone, the next one last.
    undone: Vec<Given>,
    /// How many answers there were when the last one was named that somebody typed: forced ones since may still be named.
    named: usize,
    /// How many answers there were before each play that was typed: what `undo` goes back to.
    typed: Vec<usize>,
    /// How the table was before the board was edited or a reading flipped.
    edits: Vec<Edit>,
}

/// A table before an edit.
#[derive(Clone)]
struct Edit {
    edition: u8,
    readings: Vec<(String, String)>,
    board: String,
    play: Line,
    undone: Vec<Given>,
    script: Script,
    /// Answers of the new line right after the edit: as long as there are no others, it can be taken back.
    answers: usize,
}

impl Table {
    /// The starting case of a game, before its first play.
    pub fn new(game: &str, cards: Arc<dyn CardSource>) -> Result<Self, CaseFault> {
        let game = shelf::find(game).unwrap_or(&shelf::PLAYABLE[0]);
        let case = Case::read("starter.md", (game.starter)())?;
        Self::at_start(&case, cards)
    }

    /// A case before its first play, with its lines ready to be stepped through.
    pub fn of_case(case: &Case, cards: Arc<dyn CardSource>) -> Result<Self, CaseFault> {
        let mut table = Self::at_start(case, cards)?;
        table.script = Script::of(case);
        Ok(table)
    }

    /// The empty board of a game.
    pub fn empty(game: &'static Playable, title: &str, cards: Arc<dyn CardSource>) -> Result<Self, CaseFault> {
        let edition = game.editions[0];
        let head = format!("+++\ngame = \"{}@{edition}\"\ntitle = \"{title}\"\n+++\n", game.name);
        let page = format!("{head}```board\n{}```\n", (game.empty)());
        Self::at_start(&Case::read("new", &page)?, cards)
    }

    fn at_start(case: &Case, cards: Arc<dyn CardSource>) -> Result<Self, CaseFault> {
        let play = crate::scenario::run::start(case, &crate::scenario::Overrides::default(), cards.as_ref())?;
        let mut table = Self::of_play(case, play, cards);
        table.settle();
        Ok(table)
    }

    fn of_play(case: &Case, play: Box<dyn Play>, cards: Arc<dyn CardSource>) -> Self {
        Self {
            game: case.game,
            edition: case.edition,
            readings: case.readings.clone(),
            board: case.text[case.board.clone()].to_string(),
            title: case.title.clone(),
            source: case.source.clone(),
            prose: case.prose().to_string(),
            play: Line(play),
            script: Script::default(),
            cards,
            undone: Vec::new(),
            named: 0,
            typed: Vec::new(),
            edits: Vec::new(),
        }
    }

    /// How it is now, before an edit.
    fn snapshot(&self) -> Edit {
        Edit {
            edition: self.edition,
            readings: self.readings.clone(),
            board: self.board.clone(),
            play: self.play.clone(),
            undone: self.undone.clone(),
            script: self.script.clone(),
            answers: 0,
        }
    }

    /// The edit is done.
    fn edited(&mut self, edit: Edit) {
        let answers = self.play.answers();
        self.named = 0;
        self.typed.clear();
        self.edits.push(Edit { answers, ..edit });
    }

    /// The edit is undone.
    fn take_back(&mut self, edit: Edit) {
        self.edition = edit.edition;
        self.readings = edit.readings;
        self.board = edit.board;
        self.play = edit.play;
        self.undone = edit.undone;
        self.script = edit.script;
        self.named = 0;
        self.typed.clear();
    }

    /// Does a play begin at this answer: one that was typed, or a free decision of the plays before?
    fn is_beginning(&self, answer: usize, forced: bool) -> bool {
        self.typed.contains(&answer) || (!forced && self.typed.first().is_none_or(|first| answer < *first))
    }

    /// What is forced is taken.
    fn settle(&mut self) {
        take_forced(self.play.0.as_mut(), |_| false);
    }

    fn edition_name(&self) -> String {
        format!("{}@{}", self.game.name, self.game.editions[self.edition as usize])
    }

    /// A line from a board, under the readings and the edition of the table.
    fn start(&self, text: &str) -> Result<Line, board::BoardFault> {
        let mut readings = crate::engine::Readings::default();
        for (name, option) in &self.readings {
            if let Ok((reading, option)) = self.game.reading(name, option) {
                readings.set(reading, option);
            }
        }
        let block = board::parse(text)?;
        (self.game.start)(&board::whole(&block), self.edition, readings, self.cards.as_ref()).map(Line)
    }

    fn is_at_rest(&self) -> bool {
        matches!(self.play.waits(), Waits::For { at_rest: true, .. })
    }
}

/// A line of play; a copy of it goes its own way.
struct Line(Box<dyn Play>);

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

/// Sit down: read commands until the end of the input. False: commands from a pipe were not all understood and obeyed.
pub fn run(desk: &Desk, mut table: Table) -> bool {
    if desk.json {
        return pipe(desk, &mut table);
    }
    print(&commands::greeting(desk, &table));
    if std::io::stdin().is_terminal() && std::io::stdout().is_terminal() {
        editor::run(desk, &mut table);
        true
    } else {
        pipe(desk, &mut table)
    }
}

/// Commands from standard input, one a line. False: there was an error among them.
fn pipe(desk: &Desk, table: &mut Table) -> bool {
    let mut all_well = true;
    let mut bytes = Vec::new();
    let mut stdin = std::io::stdin().lock();
    loop {
        bytes.clear();
        match stdin.read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return all_well,
            Ok(_) => {}
        }
        let line = String::from_utf8_lossy(&bytes);
        let line = line.trim_start_matches('\u{FEFF}').trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        match commands::obey(desk, table, line) {
            Reply::Quit => return all_well,
            reply => {
                all_well &= !matches!(reply, Reply::Error(_));
                show(desk, table, line, &reply);
            }
        }
    }
}

fn show(desk: &Desk, table: &Table, line: &str, reply: &Reply) {
    let (text, error) = match reply {
        Reply::Text(text) => (text, false),
        Reply::Error(text) => (text, true),
        Reply::Quit => return,
    };
    if !desk.json {
        print(&if error { format!("! {}", text.trim_end()) } else { text.clone() });
        return;
    }
    let waiting = match table.play.waits() {
        Waits::Over(outcome) => json!({ "result": outcome.name() }),
        Waits::For { who, clause, at_rest, .. } => {
            let options: Vec<String> = (0..table.play.count()).map(|n| table.play.option(n, &desk.speech)).collect();
            json!({ "who": who.name(), "clause": table.game.cited(clause), "at_rest": at_rest, "options": options })
        }
    };
    // Whoever reads may have gone; there is nobody to tell.
    let _ = printer::json(&json!({ "input": line, "error": error, "output": text, "waiting": waiting }), false);
}

fn print(text: &str) {
    // Whoever reads may have gone; there is nobody to tell.
    let _ = printer::out(&format!("{}\n", text.trim_end()));
}

/// Commands to a fresh table, for those who try any input.
pub(crate) fn probe(lines: &str) {
    let desk = Desk::quiet();
    let Ok(mut table) = Table::new(shelf::PLAYABLE[0].name, Arc::new(board::NoCards)) else { return };
    for line in lines.lines().take(20) {
        // Nothing is written to disk.
        let word = line.split_whitespace().next().unwrap_or("");
        if matches!(word, "save" | "load" | "explore" | "rule" | "search" | "penalty" | "countdown") {
            continue;
        }
        if let Reply::Quit = commands::obey(&desk, &mut table, line) {
            return;
        }
    }
}
