//! The line editor: history, completion, hints.

use std::borrow::Cow;

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{Config, Context, Editor, Helper};

use super::completion::Words;
use super::show;
use crate::show::Desk;
use crate::show::session::commands;
use crate::show::session::{Reply, Table};
use crate::text::cache;
use crate::text::visible::visible;

/// Read lines from the terminal until the judge gets up.
pub fn run(desk: &Desk, table: &mut Table) {
    let config = Config::builder().auto_add_history(true).bracketed_paste(true).build();
    let Ok(mut editor) = Editor::<Words, DefaultHistory>::with_config(config) else {
        super::pipe(desk, table);
        return;
    };
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

impl Completer for Words {
    type Candidate = String;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(self.candidates(line.get(..pos).unwrap_or(line)))
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
