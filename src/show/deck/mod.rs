//! `shinpan deck`: lists checked, printed and compared.

mod batch;
pub(crate) mod check;
mod diff;
mod documents;
pub(crate) mod lists;
pub(crate) mod sheet;
mod tally;

use super::args::{DeckArgs, DeckCommand};
use super::data::{pool, refused};
use super::failure::Failure;
use super::{Desk, Shown, pick};
use crate::cards::CardGame;

pub fn run(desk: &Desk, args: &DeckArgs) -> Result<Shown, Failure> {
    match &args.command {
        DeckCommand::Check(args) => check::run(desk, args),
        DeckCommand::Sheet(args) => sheet::run(desk, args),
        DeckCommand::Diff(args) => diff::run(desk, args),
    }
}

/// The game that was named.
fn game(desk: &Desk, named: Option<&str>) -> Result<Option<CardGame>, Failure> {
    let Some(name) = named else { return Ok(None) };
    let spec = pick::game(&desk.speech, desk.shelf()?, name)?;
    match CardGame::of(&spec.game) {
        Some(game) => Ok(Some(game)),
        None => {
            let known: Vec<&str> = CardGame::ALL.iter().map(|g| g.id()).collect();
            let failure = Failure::bad_input(desk.speech.say("deck-no-game", &[("name", (&spec.game).into())]));
            Err(failure.hint(desk.speech.say("error-known-games", &[("words", known.join(", ").into())])))
        }
    }
}
