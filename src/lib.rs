//! Shinpan (審判): a judge's assistant for card games. The rules by clause, searched and compared, offline.
//!
//! ```
//! use shinpan::rules::Library;
//!
//! let library = Library::shipped().unwrap();
//! let edition = library.newest("one-piece").unwrap();
//! let clause = edition.clause("7.1.3").unwrap();
//! assert_eq!(clause.id, "7-1-3");
//! ```

pub mod cards;
pub mod cli;
pub mod deck;
pub mod engine;
pub mod games;
pub mod lang;
pub mod page;
#[doc(hidden)]
pub mod probe;
pub mod repl;
pub mod rules;
pub mod scenario;
pub mod search;
pub mod text;
