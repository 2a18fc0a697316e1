//! The game that a question about decks names.

use crate::cards::CardGame;
use crate::show::failure::Failure;
use crate::show::{Desk, pick};

/// The game that was named.
pub fn game(desk: &Desk, named: Option<&str>) -> Result<Option<CardGame>, Failure> {
    let Some(name) = named else { return Ok(None) };
    let spec = pick::game_alone(&desk.speech, desk.shelf()?, name)?;
    match CardGame::of(&spec.game) {
        Some(game) => Ok(Some(game)),
        None => {
            let known: Vec<&str> = CardGame::ALL.iter().map(|g| g.id()).collect();
            let failure = Failure::bad_input(desk.speech.say("deck-no-game", &[("name", (&spec.game).into())]));
            Err(failure.hint(desk.speech.say("error-known-games", &[("words", known.join(", ").into())])))
        }
    }
}
