//! Readings: named ways to read a passage that is silent, contradictory or damaged.

use std::sync::atomic::{AtomicU64, Ordering};

/// A reading of a game, by its place in the game's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Reading(pub u8);

/// What is known of a reading: its name, its options with the default first, and the clauses it hangs on.
#[derive(Debug)]
pub struct ReadingFacts {
    /// Its name: `chance-after-resolution`. The question it answers is in the catalogues under this name.
    pub name: &'static str,
    /// The options; the first is the default.
    pub options: &'static [&'static str],
    /// The clauses it hangs on.
    pub clauses: &'static str,
}

/// The options chosen for all readings of a game.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Readings(Vec<u8>, Looked);

/// Which readings somebody has looked at. It makes no difference to what was chosen.
#[derive(Debug, Default)]
struct Looked(AtomicU64);

impl Clone for Looked {
    fn clone(&self) -> Self {
        Self(AtomicU64::new(self.0.load(Ordering::Relaxed)))
    }
}

impl PartialEq for Looked {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Looked {}

impl Readings {
    /// The option chosen for a reading.
    pub fn of(&self, reading: Reading) -> u8 {
        let bit = 1 << reading.0;
        if self.1.0.load(Ordering::Relaxed) & bit == 0 {
            self.1.0.fetch_or(bit, Ordering::Relaxed);
        }
        self.0.get(reading.0 as usize).copied().unwrap_or(0)
    }

    /// Those that somebody has looked at.
    pub fn looked_at(&self) -> ReadingSet {
        ReadingSet(self.1.0.load(Ordering::Relaxed))
    }

    /// Choose an option.
    pub fn set(&mut self, reading: Reading, option: u8) {
        let at = reading.0 as usize;
        if self.0.len() <= at {
            self.0.resize(at + 1, 0);
        }
        self.0[at] = option;
    }

    /// Those that are not at their default.
    pub fn flipped(&self) -> impl Iterator<Item = (Reading, u8)> + '_ {
        (0u8..).zip(self.0.iter()).filter(|(_, o)| **o != 0).map(|(at, &o)| (Reading(at), o))
    }
}

/// A set of readings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct ReadingSet(u64);

impl ReadingSet {
    /// One reading, or none.
    pub fn one(reading: Option<Reading>) -> Self {
        let mut all = Self::default();
        reading.into_iter().for_each(|reading| all.insert(reading));
        all
    }

    /// Add one.
    pub fn insert(&mut self, reading: Reading) {
        self.0 |= 1 << reading.0;
    }

    /// Those of both.
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The members in order.
    pub fn iter(self) -> impl Iterator<Item = Reading> {
        (0..64u8).filter(move |n| self.0 >> n & 1 == 1).map(Reading)
    }

    /// Is there none?
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}
