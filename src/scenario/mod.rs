//! Cases: a Markdown page with a question, a board, a line of play and the ruling. Read, run, judge.

pub mod case;
pub mod fault;
pub mod goal;
pub mod plays;
pub mod ruling;
pub mod run;
pub mod shipped;
pub mod translated;

pub use case::Case;
pub use fault::CaseFault;
pub use run::{Overrides, Run, run};
pub use translated::Translated;
