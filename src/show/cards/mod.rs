//! `shinpan cards`: which card texts are understood, and as what.

mod check;
mod doubt;
pub(crate) mod show;
mod summoner_master;

use super::args::{CardsArgs, CardsCommand};
use super::failure::Failure;
use super::{Desk, Shown};

pub fn run(desk: &Desk, args: &CardsArgs) -> Result<Shown, Failure> {
    match &args.command {
        CardsCommand::Check(args) => check::run(desk, args),
        CardsCommand::Show(args) => show::run(desk, args),
    }
}
