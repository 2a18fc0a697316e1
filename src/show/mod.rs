//! What commands, table and page show alike: one file a question; the desk, the screen, the trace.

use clap::FromArgMatches;

use crate::cards::source::CardSource;
use crate::lang::Speech;
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
mod desk;
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
mod question;
pub(crate) mod rests;
mod rounds;
pub(crate) mod rule;
mod rules;
pub(crate) mod run;
pub(crate) mod screen;
pub(crate) mod search;
mod selfplay;
pub(crate) mod session;
mod standing;
pub(crate) mod texts;
pub(crate) mod trace;
pub(crate) mod unsaid;
pub(crate) mod verdict;
pub(crate) mod wrap;

use args::{Cli, Command};
pub(crate) use cases::words_of as case_fault_words;
pub use desk::Desk;
pub(crate) use desk::Shown;
use failure::Failure;

pub use args::command;

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

/// The game of a name typed at the table, if it is one that can be played, and the edition that it may say.
pub(crate) fn playable_game(desk: &Desk, name: &str) -> Option<(&'static Playable, Option<u8>)> {
    new::playable_in(desk, name).ok()
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
    asked: &explore::Asked<'_>,
    elsewhere: &rests::Elsewhere<'_>,
) -> Result<String, String> {
    explore::at_the_table(desk, play, asked, elsewhere).map_err(|failure| failure.text())
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

/// A list checked at the table: by its card data, and as one of its game where the list does not show which it is of.
pub(crate) fn deck_at_the_table(
    desk: &Desk,
    file: &str,
    cards: &dyn CardSource,
    game: &'static Playable,
) -> Result<String, String> {
    desk.is_at_the_table.set(true);
    deck::check::at_the_table(desk, file, cards, game.name).map(Shown::text).map_err(|failure| failure.text())
}
