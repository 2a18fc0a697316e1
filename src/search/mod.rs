//! Searching the clauses in three languages: forgiving where the judge is hurried, exact where the judge is exact.

pub mod analyser;
pub mod cache;
pub mod engine;
pub mod glossary;
pub mod index;
pub mod marks;
pub mod query;
pub mod weigh;

pub use engine::{Hit, Search};
pub use query::Query;
