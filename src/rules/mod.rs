//! The rule texts: clauses with their numbers, editions, cross-references, and what changed between editions.

pub mod check;
pub mod clause;
pub mod compare;
pub mod desk;
pub mod edition;
pub mod enforcement;
pub mod fault;
pub mod library;
pub mod reader;
pub mod reference;
pub mod shipped;
mod sides;
pub mod translated;

pub use clause::{Clause, Kind, Remark, RemarkKind, Status};
pub use edition::{Edition, Facts};
pub use enforcement::{ClauseKind, Enforcement};
pub use fault::{Fault, FaultKind, Place};
pub use library::{Game, Library, Shelf};
pub use translated::Translated;
