//! What a rule reads through, and what it says.

use std::cell::Cell;

use super::difference::Difference;
use super::pieces::Pieces;
use super::player::{Player, Seats};
use super::reading::{Reading, ReadingSet};

/// What a rule says should happen.
#[derive(Debug)]
pub(super) struct Out<G: Pieces> {
    pub events: Vec<G::Event>,
    pub notes: Vec<G::Note>,
    /// Clauses that make the step happen, in the place of the row's own.
    pub decides: Vec<&'static str>,
    /// Further clauses that make it happen.
    pub cites: Vec<&'static str>,
    /// Clauses that it rests on.
    pub supports: Vec<&'static str>,
    /// The row found nothing to do.
    pub idle: bool,
}

impl<G: Pieces> Default for Out<G> {
    fn default() -> Self {
        let (decides, cites, supports) = (Vec::new(), Vec::new(), Vec::new());
        Self { events: Vec::new(), notes: Vec::new(), decides, cites, supports, idle: false }
    }
}

impl<G: Pieces> Out<G> {
    pub(super) fn clear(&mut self) {
        self.notes.clear();
        self.decides.clear();
        self.cites.clear();
        self.supports.clear();
        self.idle = false;
    }

    /// Did the row find nothing to do? Then nothing turned on its clause.
    pub(super) fn is_idle(&self) -> bool {
        self.idle && self.events.is_empty() && self.notes.is_empty() && self.decides.is_empty() && self.cites.is_empty()
    }
}

/// A rule reads through this, and says what should happen; all events of one run are simultaneous.
pub struct Cx<'a, G: Pieces> {
    /// The position.
    pub state: &'a G::State,
    /// What does not change during play.
    pub book: &'a G::Book,
    /// How many events of the frame's row before this one happened as written; none if it made none.
    pub did: u8,
    /// Somebody will read the steps. What is said besides events is dropped otherwise.
    pub(super) told: bool,
    pub(super) consulted: Cell<ReadingSet>,
    pub(super) unseen: Cell<Seats>,
    pub(super) out: &'a mut Out<G>,
}

impl<G: Pieces> Cx<'_, G> {
    /// This happens.
    pub fn event(&mut self, event: G::Event) {
        self.out.events.push(event);
    }

    /// There is nothing for the row to do, and nothing turns on its clause: it leaves no step.
    pub fn idle(&mut self) {
        self.out.idle = true;
    }

    /// Will somebody read the steps? Who makes words only then saves the work.
    pub fn told(&self) -> bool {
        self.told
    }

    /// This was found, and is said.
    pub fn note(&mut self, note: G::Note) {
        if self.told {
            self.out.notes.push(note);
        }
    }

    /// This was found, and is said: worked out only if somebody will read it.
    pub fn tell(&mut self, note: impl FnOnce() -> G::Note) {
        if self.told {
            self.out.notes.push(note());
        }
    }

    /// These clauses, parted by blanks, make the step happen, more to the point than the row's own, which then only supports it; after a `!`
    /// it does not even do that, and what else decides only supports. They are among the row's `also`.
    pub fn decide(&mut self, clauses: &'static str) {
        if self.told {
            self.out.decides.push(clauses);
        }
    }

    /// These clauses make the step happen, too. They are among the row's `also`.
    pub fn cite(&mut self, clauses: &'static str) {
        if self.told {
            self.out.cites.push(clauses);
        }
    }

    /// The step rests on these clauses: a value that was read, what a word means.
    pub fn support(&mut self, clauses: &'static str) {
        if self.told && !self.out.supports.contains(&clauses) {
            self.out.supports.push(clauses);
        }
    }

    /// The option chosen for a reading; the step says that it rests on it.
    pub fn reading(&self, reading: Reading) -> u8 {
        if self.told {
            let mut consulted = self.consulted.get();
            consulted.insert(reading);
            self.consulted.set(consulted);
        }
        G::readings(self.book).of(reading)
    }

    /// The option chosen for a reading, where it makes no difference to the step.
    pub fn peek(&self, reading: Reading) -> u8 {
        G::readings(self.book).of(reading)
    }

    /// Is the edition that is played one that has this difference?
    pub fn differs(&self, difference: &Difference) -> bool {
        difference.holds(G::edition(self.book))
    }

    /// A card of this player that nobody has seen could act here, or change what is found: what comes of it is sure only as far as the
    /// known cards go.
    pub fn unseen(&self, player: Player) {
        self.unseen.set(self.unseen.get().and(Seats::of(player)));
    }
}
