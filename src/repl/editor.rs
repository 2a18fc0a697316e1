//! The line editor: history, completion, hints.

use std::borrow::Cow;

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{Config, Context, Editor, Helper};

use super::commands::{self, COMMANDS};
use super::{Reply, Table, show};
use crate::cli::Desk;
use crate::engine::ClauseId;
use crate::search::cache;
use crate::text::visible::{one_line, visible};

/// Read lines from the terminal until the judge gets up.
pub fn run(desk: &Desk, table: &mut Table) {
    let config = Config::builder().auto_add_history(true).bracketed_paste(true).build();
    let Ok(mut editor) = Editor::<Words, DefaultHistory>::with_config(config) else { return super::pipe(desk, table) };
    let history = cache::folder().map(|f| f.join("history.txt"));
    if let Some(file) = &history {
        // A first visit has none.
        let _ = editor.load_history(file);
    }
    loop {
        editor.set_helper(Some(Words::of(desk, table)));
        match editor.readline("> ") {
            Ok(pasted) => {
                // A paste of several lines is several commands.
                for line in pasted.lines().map(str::trim).filter(|l| !l.is_empty()) {
                    match commands::obey(desk, table, line) {
                        Reply::Quit => return keep(&mut editor, history.as_deref()),
                        reply => show(desk, table, line, &reply),
                    }
                }
            }
            Err(ReadlineError::Interrupted) => {}
            Err(_) => return keep(&mut editor, history.as_deref()),
        }
    }
}

fn keep(editor: &mut Editor<Words, DefaultHistory>, file: Option<&std::path::Path>) {
    if let Some(file) = file {
        let made = file.parent().map(std::fs::create_dir_all);
        // A history that cannot be kept is no reason to complain.
        let _ = (made, editor.save_history(file));
    }
}

/// What can be typed now: options, commands, clause numbers, names of readings.
struct Words {
    words: Vec<String>,
    color: bool,
}

impl Words {
    fn of(desk: &Desk, table: &Table) -> Self {
        let mut words: Vec<String> = (0..table.play.count()).map(|n| table.play.option(n, &desk.speech)).collect();
        words.extend(COMMANDS.iter().map(|c| c.to_string()));
        words.extend((table.game.readings)().iter().map(|r| format!("reading {}=", r.name)));
        let mut clauses: Vec<ClauseId> = (table.game.registered)().iter().map(|r| r.clause).collect();
        clauses.sort_unstable();
        clauses.dedup();
        words.extend(clauses.iter().map(|c| format!("rule {c}")));
        // The editor shows them by itself.
        let words = words.iter().map(|w| one_line(w).into_owned()).collect();
        Self { words, color: desk.screen.has_color() }
    }

    /// Where the part of the line begins that is being typed, and what may stand there.
    fn candidates(&self, line: &str) -> (usize, Vec<&String>) {
        let cut =
            line.rfind([',', ';', ':']).map(|at| at + 1).into_iter().chain(line.rfind("->").map(|at| at + 2)).max();
        let start = cut.unwrap_or(0);
        let start = start + (line[start..].len() - line[start..].trim_start().len());
        let typed = line[start..].to_lowercase();
        let fits = |word: &&String| word.to_lowercase().starts_with(&typed) && word.len() > typed.len();
        (start, self.words.iter().filter(fits).collect())
    }
}

impl Completer for Words {
    type Candidate = String;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let (start, words) = self.candidates(&line[..pos]);
        Ok((start, words.into_iter().cloned().collect()))
    }
}

impl Hinter for Words {
    type Hint = String;

    fn hint(&self, line: &str, pos: usize, _: &Context<'_>) -> Option<String> {
        if pos < line.len() || line.trim().is_empty() {
            return None;
        }
        let (start, words) = self.candidates(line);
        words.first().and_then(|w| w.get(line.len() - start..)).map(str::to_string)
    }
}

impl Highlighter for Words {
    /// What was pasted is shown, never obeyed.
    fn highlight<'l>(&self, line: &'l str, _: usize) -> Cow<'l, str> {
        visible(line)
    }

    fn highlight_char(&self, line: &str, _: usize, _: CmdKind) -> bool {
        matches!(visible(line), Cow::Owned(_))
    }

    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        if self.color { format!("\u{1b}[2m{hint}\u{1b}[0m").into() } else { hint.into() }
    }
}
impl Validator for Words {}
impl Helper for Words {}
