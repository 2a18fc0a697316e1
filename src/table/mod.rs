//! Between the games and those who ask: one line of play whatever the game, the shelf of the games, card data for their boards.

pub mod data;
pub mod play;
pub mod shelf;
mod shortened;
mod steps;
pub mod texts;
