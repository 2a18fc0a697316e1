//! BlackPoker Lite: the sheet `act6.1`, and the base procedure that it presupposes.
//!
//! | file | clauses |
//! | --- | --- |
//! | `cards`, `state`, `unknown` | P-1 components; what nobody has seen |
//! | `setup` | P-2 setting up |
//! | `flow` | P-3, P-4, P-7, P-8 turn, chance, stage, win check, trigger check |
//! | `attempt`, `making`, `resolving` | P-5, P-6 what may be made, making and resolving an action; S-1, S-2, P-9 |
//! | `actions` | heads of A-1 to A-19 |
//! | `deployment`, `turn`, `combat`, `magic` | effects of to A-19 |
//! | `characters` | C-1 to C-5 |
//! | `types`, `frame`, `game` | answers and findings; what is under way; what the engine asks for |
//! | `readings` | where the texts do not decide |
//! | `board`, `view`, `words`, `folding` | a board read, a position shown, what is said, and how much of it |
//! | `apart` | what tells positions apart that do not play alike |

pub mod actions;
mod apart;
pub mod attempt;
pub mod board;
pub mod cards;
pub mod characters;
pub mod combat;
pub mod deployment;
pub mod event;
pub mod flow;
pub mod folding;
pub mod frame;
pub mod game;
pub mod magic;
pub mod making;
pub mod readings;
pub mod resolving;
pub mod setup;
pub mod state;
pub mod turn;
pub mod types;
pub mod unknown;
pub mod view;
pub mod words;

pub use frame::Frame;
pub use types::{BlackPoker, Book, Choice, Found, Subject};
use types::{Cx, Options, offer_next};
