//! Card data that commands are given, or find in the configured folder.

use std::path::PathBuf;

use super::Desk;
use super::failure::Failure;
use crate::cards::{CardPool, CardsFault, configured};
use crate::table::data::FiledCards;

fn paths(named: &[PathBuf]) -> Vec<PathBuf> {
    if named.is_empty() { configured("SHINPAN_CARDS", "cards") } else { named.to_vec() }
}

/// The cards that were named, or those of the configured folder.
pub fn pool(desk: &Desk, named: &[PathBuf]) -> Result<CardPool, Failure> {
    CardPool::load(&paths(named)).map_err(|fault| refused(desk, &fault))
}

/// The same for boards. What was named is read at once, so that a wrong name is seen; the configured folder when a board needs it.
pub fn for_boards(desk: &Desk, named: &[PathBuf]) -> Result<FiledCards, Failure> {
    let cards = FiledCards::new(paths(named));
    if !named.is_empty() {
        cards.pool().map_err(|fault| refused(desk, &fault))?;
    }
    Ok(cards)
}

/// A fault of card data or of a ban list.
pub fn refused(desk: &Desk, fault: &CardsFault) -> Failure {
    let failure = Failure::bad_input(fault.said.words(&desk.speech)).at((*fault.place).clone());
    match &fault.hint {
        Some(hint) => failure.hint(hint.words(&desk.speech)),
        None => failure,
    }
}
