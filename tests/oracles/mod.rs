//! Oracles: the same rules written a second time, from the text alone and as plainly as can be, and compared with the engine decision by
//! decision. Where the two differ, one of them has misread a clause.
//!
//! An oracle is a program that plays straight on. Where a player decides, it asks the desk that holds the engine: the options of both must be
//! the same, and what each knows of the table must be the same. Dice choose, and both go on.

mod blackpoker;
mod blackpoker_games;
mod blackpoker_sheet;
mod desk;
mod one_piece;
mod one_piece_games;

/// How many games are compared: `SHINPAN_GAMES` of them, or so many.
fn games(usual: u64) -> u64 {
    std::env::var("SHINPAN_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}
