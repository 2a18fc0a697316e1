//! Checks and values, each under its clause number.

use super::clause::ClauseId;
use super::reading::{Reading, ReadingSet};
use super::register::{Registered, RegisteredKind, clauses};

/// A clause that allows or refuses: `allows` is asked about a thing, in a state.
pub struct Check<S: 'static, T: 'static> {
    /// The clause.
    pub clause: ClauseId,
    /// Other clauses that say the same or part of it, parted by blanks.
    pub also: &'static str,
    /// The reading that it rests on.
    pub reading: Option<Reading>,
    /// The clause of the thing itself that says it, such as the head of an action; empty: none.
    pub own: Option<fn(&T) -> &'static str>,
    /// The clause that says it of the thing, in the place of the check's own.
    pub instead: Option<fn(&T) -> &'static str>,
    /// What is needed, and what is there, where it is a number.
    pub needs: Option<fn(&S, &T) -> Option<Needs>>,
    /// What it is called.
    pub name: &'static str,
    /// Is the thing allowed by this clause?
    pub allows: fn(&S, &T) -> bool,
}

/// A check under this clause.
pub const fn check<S, T>(clause: &'static str, name: &'static str, allows: fn(&S, &T) -> bool) -> Check<S, T> {
    let clause = ClauseId::new(clause);
    Check { clause, also: "", reading: None, own: None, instead: None, needs: None, name, allows }
}

impl<S, T> Check<S, T> {
    /// With clauses that say more.
    pub const fn also(mut self, also: &'static str) -> Self {
        self.also = also;
        self
    }

    /// With the clause of the thing itself.
    pub const fn own(mut self, own: fn(&T) -> &'static str) -> Self {
        self.own = Some(own);
        self
    }

    /// With the clause that says it of the thing, in the place of its own.
    pub const fn instead(mut self, instead: fn(&T) -> &'static str) -> Self {
        self.instead = Some(instead);
        self
    }

    /// With what is needed and what is there.
    pub const fn needs(mut self, needs: fn(&S, &T) -> Option<Needs>) -> Self {
        self.needs = Some(needs);
        self
    }

    /// Resting on a reading.
    pub const fn by(mut self, reading: Reading) -> Self {
        self.reading = Some(reading);
        self
    }

    /// As the register lists it.
    pub fn registered(&self, procedure: &'static str) -> Registered {
        Registered {
            elsewhere: &[],
            clause: self.clause,
            also: clauses(self.also),
            kind: RegisteredKind::Check,
            name: self.name,
            procedure,
        }
    }
}

/// Do all checks allow it?
pub fn allows<S, T>(checks: &'static [Check<S, T>], state: &S, thing: &T) -> bool {
    checks.iter().all(|check| (check.allows)(state, thing))
}

/// Ask all checks; a refusal has every clause that refuses, and apart from them those that only say more.
pub fn allowed<S, T>(checks: &'static [Check<S, T>], state: &S, thing: &T, why: bool) -> Result<(), Refusal> {
    if !why {
        return if allows(checks, state, thing) { Ok(()) } else { Err(Refusal::default()) };
    }
    let mut refusal = Refusal::default();
    let mut refused = false;
    for check in checks {
        if !(check.allows)(state, thing) {
            refused = true;
            let own = check.own.map_or("", |own| own(thing));
            let first = check.instead.map_or(check.clause, |instead| ClauseId::new(instead(thing)));
            refusal.join(Refusal {
                clauses: std::iter::once(first).chain(clauses(own)).collect(),
                supports: clauses(check.also),
                needs: check.needs.and_then(|needs| needs(state, thing)).into_iter().collect(),
                ..Refusal::default()
            });
            if let Some(reading) = check.reading {
                refusal.readings.insert(reading);
            }
        }
    }
    if refused { Err(refusal) } else { Ok(()) }
}

/// Why something is not allowed. Empty where nobody asked why.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Refusal {
    /// The clauses that refuse it, the first one first.
    pub clauses: Vec<ClauseId>,
    /// The clauses that say more about it, or say it of something wider.
    pub supports: Vec<ClauseId>,
    /// What is needed and what is there, where it is a number.
    pub needs: Vec<Needs>,
    /// The readings that this rests on.
    pub readings: ReadingSet,
}

/// So much is needed for something, and so much is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Needs {
    /// The sentence of the catalogues that says it.
    pub key: &'static str,
    /// How much is needed.
    pub wanted: i32,
    /// How much is there.
    pub there: i32,
}

impl Needs {
    /// So much is needed, and so much is there.
    pub const fn new(key: &'static str, wanted: i32, there: i32) -> Self {
        Self { key, wanted, there }
    }
}

impl Refusal {
    /// A refusal by these clauses, parted by blanks: the first one refuses, the others say more about it.
    pub fn by(text: &'static str) -> Self {
        let mut all = clauses(text);
        let supports = all.split_off(all.len().min(1));
        Self { clauses: all, supports, ..Self::default() }
    }

    /// Is a clause among those that refuse it, or that say more about it?
    pub fn names(&self, clause: ClauseId) -> bool {
        self.clauses.contains(&clause) || self.supports.contains(&clause)
    }

    /// And by this, too.
    pub fn join(&mut self, more: Self) {
        for id in more.clauses {
            self.supports.retain(|s| *s != id);
            if !self.clauses.contains(&id) {
                self.clauses.push(id);
            }
        }
        for id in more.supports {
            if !self.names(id) {
                self.supports.push(id);
            }
        }
        self.needs.extend(more.needs);
        self.readings = self.readings.union(more.readings);
    }

    /// What refuses it only says more about something else that does.
    pub fn below(self, mut first: Self) -> Self {
        let Self { clauses, supports, needs, readings } = self;
        first.join(Self { clauses: Vec::new(), supports: [clauses, supports].concat(), needs, readings });
        first
    }

    /// And resting on a reading.
    pub fn and(mut self, reading: Reading) -> Self {
        self.readings.insert(reading);
        self
    }
}

/// A clause that says how a number or a state is read.
pub struct Reckoning<F: 'static> {
    /// The clause.
    pub clause: ClauseId,
    /// What it is called.
    pub name: &'static str,
    /// How it is read.
    pub of: F,
}

/// A value under this clause.
pub const fn value<F>(clause: &'static str, name: &'static str, of: F) -> Reckoning<F> {
    Reckoning { clause: ClauseId::new(clause), name, of }
}

impl<F> Reckoning<F> {
    /// As the register lists it.
    pub fn registered(&self, procedure: &'static str) -> Registered {
        Registered {
            clause: self.clause,
            elsewhere: &[],
            also: Vec::new(),
            kind: RegisteredKind::Value,
            name: self.name,
            procedure,
        }
    }
}
