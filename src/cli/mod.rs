//! The command line: one file a command.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::FromArgMatches;

use crate::lang::{Language, Speech};
use crate::show::args::{self, Cli, Command};
use crate::show::failure::Failure;
use crate::show::texts::Texts;
use crate::show::{Desk, Shown, answer, screen};

mod completions;
mod meant;
mod serve;
mod table;

pub use crate::show::command;

/// Run the program with these arguments; the result is the exit code.
pub fn run(args: impl Iterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.collect();
    let speech = Speech::of(args::language_of(&args).unwrap_or_else(Language::of_environment));
    let command = args::command(&speech);
    let args = meant::meant(&speech, &command, args);
    let matches = match command.try_get_matches_from(&args) {
        Ok(matches) => matches,
        Err(error) => return args::refuse(&speech, &error),
    };
    let cli = match Cli::from_arg_matches(&matches) {
        Ok(cli) => cli,
        Err(error) => return args::refuse(&speech, &error),
    };
    let settings = screen::Settings::of(cli.color, cli.no_pager, cli.json);
    let desk = Desk::new(speech, cli.json, Texts::new(cli.rules), settings);
    let shown = match opened(&desk, &cli.command.unwrap_or(Command::Table(args::TableArgs::default()))) {
        Ok(shown) => shown.show(),
        Err(failure) => return failure.report(desk.screen.color_errors),
    };
    match shown {
        Ok(code) => code,
        // A closed pipe (`| head`) is no error.
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let words = desk.speech.say("error-output", &[("words", error.to_string().into())]);
            Failure::bad_input(words).report(desk.screen.color_errors)
        }
    }
}

/// The table, the page and the completions are opened here; everything else is a question.
fn opened(desk: &Desk, command: &Command) -> Result<Shown, Failure> {
    match command {
        Command::Table(args) => table::run(desk, args),
        Command::Serve(args) => serve::run(desk, args),
        Command::Completions(args) => completions::run(desk, args),
        question => answer(desk, question),
    }
}
