//! Deck checks: lists in every format that people use, held against the construction rules of their game and against ban lists.
//!
//! ```
//! use shinpan::cards::CardPool;
//! use shinpan::deck::{Terms, Verdict, check};
//!
//! let terms = Terms::default();
//! let checked = check("mine.txt", "♠♡♢♣A-K, JK x2", &CardPool::default(), None, &terms);
//! assert_eq!(checked[0].verdict, Verdict::Legal);
//! ```

mod again;
pub mod bans;
mod black_poker;
mod claims;
mod construction;
pub mod day;
pub mod difference;
mod format;
mod game;
mod gundam;
pub mod list;
mod lookalike;
pub mod note;
mod one_piece;
mod part;
mod places;
mod report;
pub mod sheet;
mod slots;
mod summoner_master;
mod words;

pub use format::Format;
pub use part::Part;
pub use report::{Checked, Copies, Terms, Verdict, check};
pub use slots::{Deck, Slot, Unread};
