//! The games: one folder each, files named after the chapters of their rulebook.

pub mod blackpoker;
pub mod gundam;
pub mod one_piece;
pub mod summoner_master;
