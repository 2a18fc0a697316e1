//! The phrases of card texts in English and Thai, side by side. Every row is read, documented (`scenarios/README.md`) and tested from here.

mod conditions;
mod lines;
mod nouns;
mod steps;
mod tags;
mod timings;
mod values;

use std::sync::LazyLock;

use crate::cardgame::phrases::Grammar;
pub use tags::*;

/// All tables, in the order in which they are documented.
pub const TABLES: [&[Row]; 6] = [lines::ROWS, timings::ROWS, conditions::ROWS, steps::ROWS, values::ROWS, nouns::ROWS];

/// The tables, made ready.
pub static GRAMMAR: LazyLock<Grammar<Tag>> = LazyLock::new(|| Grammar::new(&TABLES));
