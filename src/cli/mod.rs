//! The command line: one file a command.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::FromArgMatches;

use crate::lang::{Language, Speech};
use crate::rules::{Fault, Library, Shelf};

mod args;
mod completions;
mod diff;
mod failure;
mod history;
mod json;
mod pick;
mod rule;
mod rules;
mod screen;
mod search;

use args::{Cli, Command};
use failure::Failure;
use screen::Screen;

pub use args::command;

/// What every command has at hand.
pub struct Desk {
    speech: Speech,
    json: bool,
    rules: Option<PathBuf>,
    screen: screen::Settings,
}

impl Desk {
    fn shelf(&self) -> Result<Shelf, Failure> {
        Shelf::new(self.rules.as_deref()).map_err(|fault| Failure::of_fault(&self.speech, &fault))
    }

    /// The texts of one game or of all. They live as long as the program, which ends when they have been shown.
    fn library(&self, shelf: &Shelf, only: Option<&str>) -> Result<&'static Library, Failure> {
        self.kept(shelf.open(only))
    }

    fn kept(&self, library: Result<Library, Fault>) -> Result<&'static Library, Failure> {
        match library {
            Ok(library) => Ok(Box::leak(Box::new(library))),
            Err(fault) => Err(Failure::of_fault(&self.speech, &fault)),
        }
    }

    fn blank(&self) -> Screen {
        Screen::new(self.screen)
    }
}

/// What a command has to show.
enum Shown {
    /// Text for eyes.
    Text(Screen),
    /// One JSON document.
    Json(serde_json::Value),
}

/// Run the program with these arguments; the result is the exit code.
pub fn run(args: impl Iterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.collect();
    let speech = Speech::of(args::language_of(&args).unwrap_or_else(Language::of_environment));
    let matches = match args::command(&speech).try_get_matches_from(&args) {
        Ok(matches) => matches,
        Err(error) => return args::refuse(&speech, &error),
    };
    let cli = match Cli::from_arg_matches(&matches) {
        Ok(cli) => cli,
        Err(error) => return args::refuse(&speech, &error),
    };
    let desk = Desk {
        speech,
        json: cli.json,
        rules: cli.rules,
        screen: screen::Settings::of(cli.color, cli.no_pager, cli.json),
    };
    let result = match cli.command {
        Command::Rules => rules::run(&desk),
        Command::Rule(args) => rule::run(&desk, &args),
        Command::Search(args) => search::run(&desk, &args),
        Command::Diff(args) => diff::run(&desk, &args),
        Command::History(args) => history::run(&desk, &args),
        Command::Completions(args) => completions::run(&desk, &args),
    };
    let shown = match result {
        Ok(Shown::Text(screen)) => screen.show(),
        Ok(Shown::Json(value)) => json::print(&value),
        Err(failure) => return failure.report(desk.screen.color_errors),
    };
    match shown {
        // A closed pipe (`| head`) is no error.
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            let words = desk.speech.say("error-output", &[("words", error.to_string().into())]);
            Failure::bad_input(words).report(desk.screen.color_errors)
        }
        _ => ExitCode::SUCCESS,
    }
}
