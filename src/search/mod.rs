//! Searching the clauses in three languages: forgiving where the judge is hurried, exact where the judge is exact.

mod asking;
pub mod engine;
pub mod index;
pub mod marks;
pub mod named;
pub mod near;
pub mod query;
pub mod question;
pub mod scope;
pub mod script;
pub mod shipped;
pub mod spelling;
pub mod telling;
pub mod terms;
pub mod texts;
pub mod weigh;
pub mod why;
pub mod wording;

pub use engine::{Hit, Search};
pub use index::glossary;
pub use query::Query;
