//! The games: one folder each, files named after the chapters of their rulebook.

pub mod blackpoker;
pub mod board;
pub mod data;
pub mod gundam;
pub mod one_piece;
pub mod play;
pub mod shelf;
pub mod spoken;
pub mod summoner_master;
pub mod texts;
