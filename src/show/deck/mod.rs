//! `shinpan deck`: lists checked, printed and compared.

mod batch;
pub(crate) mod check;
mod diff;
mod documents;
pub(crate) mod lists;
mod named;
pub(crate) mod sheet;
mod tally;

use super::args::{DeckArgs, DeckCommand};
use super::failure::Failure;
use super::{Desk, Shown};

pub fn run(desk: &Desk, args: &DeckArgs) -> Result<Shown, Failure> {
    match &args.command {
        DeckCommand::Check(args) => check::run(desk, args),
        DeckCommand::Sheet(args) => sheet::run(desk, args),
        DeckCommand::Diff(args) => diff::run(desk, args),
    }
}
