//! `shinpan table [CASE|GAME]`, or `shinpan` alone: the interactive table.

use std::sync::Arc;

use crate::cards::source::CardSource;
use crate::repl;
use crate::show::args::TableArgs;
use crate::show::failure::Failure;
use crate::show::new::{playable, playable_in};
use crate::show::session::Table;
use crate::show::{Desk, Shown, cases, data, pick};
use crate::table::shelf::PLAYABLE;

pub fn run(desk: &Desk, args: &TableArgs) -> Result<Shown, Failure> {
    let cards: Arc<dyn CardSource> = Arc::new(data::for_boards(desk, &args.cards)?);
    let table = match &args.start {
        None => game(desk, PLAYABLE[0].name, None, cards)?,
        Some(name) if pick::game(&desk.speech, desk.shelf()?, name).is_ok() => {
            let (found, edition) = playable_in(desk, name)?;
            game(desk, found.name, edition, cards)?
        }
        Some(name) => match playable(desk, name) {
            Ok(found) => game(desk, found.name, None, cards)?,
            // Not a game: a case, by file or name. If it is neither, what is said depends on what it looks like.
            Err(no_game) => match cases::load(desk, name) {
                Ok(case) => {
                    Table::of_case(&case, cards).map_err(|f| cases::failure(&desk.speech, &f, Some(case.game)))?
                }
                Err(no_case) if name.contains(['/', '.', '\\']) => return Err(no_case),
                Err(_) => return Err(no_game),
            },
        },
    };
    let all_well = repl::run(desk, table);
    Ok(Shown::Nothing.failed_if(!all_well))
}

fn game(desk: &Desk, name: &str, edition: Option<u8>, cards: Arc<dyn CardSource>) -> Result<Table, Failure> {
    Table::new(name, edition, desk.speech.language, cards).map_err(|f| cases::failure(&desk.speech, &f, None))
}
