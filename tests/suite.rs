//! Every suite but the cases and the browser, in one program: what they share is compiled and linked once.
//!
//! `cargo test --test suite decks::` runs one of them.

#![allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]

mod accounted;
mod attacks;
mod bad_cases;
mod bad_decks;
mod bad_input;
mod boards;
mod building;
mod cards;
mod cards_cli;
mod cli;
mod decided;
mod deck_cli;
mod decks;
mod desk;
mod editions;
mod explore;
mod golden;
mod gundam;
mod hostile;
mod house;
mod letters;
mod lines;
mod lists;
mod one_piece;
mod oracles;
mod page;
mod play;
mod properties;
mod readme;
mod references;
mod rendered;
mod ruling;
mod search;
mod seeds;
mod sentences;
mod server;
mod shipped;
mod shown;
mod stories;
mod table;
mod texts;
mod told;
mod typed;
mod unknown;
mod unsure;
mod words;
