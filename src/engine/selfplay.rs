//! Random play, for properties and for measuring.

#![expect(
    clippy::cast_possible_truncation,
    reason = "the product of a roll and a number, shifted, is below the number"
)]

use super::game::Game;
use super::player::Outcome;
use super::record::Record;
use super::table::{Runner, Status, Table};

/// A small generator of random numbers: the same seed gives the same numbers on every machine.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// A generator.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number (SplitMix64).
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.roll()) * n as u128) >> 64) as usize
    }
}

/// How a random game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// How it ended; none: it went on longer than any game does.
    pub outcome: Option<Outcome>,
    /// Decisions with more than one option.
    pub decisions: u64,
}

/// No game has more decisions than this; one that does goes in a circle.
pub const LONGEST: u64 = 100_000;

/// Play to the end, uniformly over the options; forced ones are taken. `look` sees every decision before it is answered.
pub fn play<G: Game, R: Record<G>>(
    table: &mut Table<G>,
    dice: &mut Dice,
    runner: &mut Runner<G>,
    record: &mut R,
    mut look: impl FnMut(&Table<G>, &Status, &Runner<G>),
) -> Played {
    let mut answer = None;
    let mut decisions = 0;
    for _ in 0..LONGEST {
        let status = table.run(answer, runner, record);
        look(table, &status, runner);
        let options = runner.options.offered();
        match status {
            Status::Over(outcome) => return Played { outcome: Some(outcome), decisions },
            Status::Ask { .. } if options.is_empty() => break,
            Status::Ask { .. } => {
                decisions += u64::from(options.len() > 1);
                answer = Some(options[if options.len() > 1 { dice.below(options.len()) } else { 0 }]);
            }
        }
    }
    Played { outcome: None, decisions }
}
