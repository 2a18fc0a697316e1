//! `shinpan table [CASE|GAME]`, or `shinpan` alone: the interactive table.

use super::args::TableArgs;
use super::failure::Failure;
use super::new::playable;
use super::{Desk, Shown, cases};
use crate::games::shelf::PLAYABLE;
use crate::repl::{self, Table};

pub fn run(desk: &Desk, args: &TableArgs) -> Result<Shown, Failure> {
    let table = match &args.start {
        None => game(desk, PLAYABLE[0].name)?,
        Some(name) => match playable(desk, name) {
            Ok(found) => game(desk, found.name)?,
            // Not a game: a case, by file or name. If it is neither, what is said depends on what it looks like.
            Err(no_game) => match cases::load(desk, name) {
                Ok(case) => Table::of_case(&case).map_err(|f| cases::failure(&desk.speech, &f, Some(case.game)))?,
                Err(no_case) if name.contains(['/', '.', '\\']) => return Err(no_case),
                Err(_) => return Err(no_game),
            },
        },
    };
    repl::run(desk, table);
    Ok(Shown::Nothing)
}

fn game(desk: &Desk, name: &str) -> Result<Table, Failure> {
    Table::new(name).map_err(|f| cases::failure(&desk.speech, &f, None))
}
