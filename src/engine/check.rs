//! Checks, values, and the register of everything that stands under a clause number.

use serde::Serialize;

use super::Game;
use super::clause::ClauseId;
use super::reading::{Reading, ReadingSet};
use super::row::{Row, Rule};

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
    /// What it is called.
    pub name: &'static str,
    /// Is the thing allowed by this clause?
    pub allows: fn(&S, &T) -> bool,
}

/// A check under this clause.
pub const fn check<S, T>(clause: &'static str, name: &'static str, allows: fn(&S, &T) -> bool) -> Check<S, T> {
    Check { clause: ClauseId::new(clause), also: "", reading: None, own: None, name, allows }
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

    /// Resting on a reading.
    pub const fn by(mut self, reading: Reading) -> Self {
        self.reading = Some(reading);
        self
    }

    /// As the register lists it.
    pub fn registered(&self, procedure: &'static str) -> Registered {
        Registered {
            clause: self.clause,
            also: clauses(self.also),
            kind: RegisteredKind::Check,
            name: self.name,
            procedure,
        }
    }
}

/// Ask all checks; a refusal has every clause that refuses.
pub fn allowed<S, T>(checks: &'static [Check<S, T>], state: &S, thing: &T, why: bool) -> Result<(), Refusal> {
    if !why {
        let is_allowed = checks.iter().all(|check| (check.allows)(state, thing));
        return if is_allowed { Ok(()) } else { Err(Refusal::default()) };
    }
    let mut refusal = Refusal::default();
    let mut refused = false;
    for check in checks {
        if !(check.allows)(state, thing) {
            refused = true;
            let own = check.own.map_or("", |own| own(thing));
            for id in std::iter::once(check.clause).chain(clauses(check.also)).chain(clauses(own)) {
                if !refusal.clauses.contains(&id) {
                    refusal.clauses.push(id);
                }
            }
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
    /// The clauses that refuse it.
    pub clauses: Vec<ClauseId>,
    /// The readings that this rests on.
    pub readings: ReadingSet,
}

impl Refusal {
    /// A refusal by these clauses, parted by blanks.
    pub fn by(text: &'static str) -> Self {
        Self { clauses: clauses(text), readings: ReadingSet::default() }
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
        Registered { clause: self.clause, also: Vec::new(), kind: RegisteredKind::Value, name: self.name, procedure }
    }
}

/// What something registered does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum RegisteredKind {
    /// Something happens or is asked.
    Rule,
    /// Something is allowed or refused.
    Check,
    /// A number or state is read.
    Value,
}

/// An entry of the register.
#[derive(Clone, Debug)]
pub struct Registered {
    /// The clause.
    pub clause: ClauseId,
    /// Further clauses that it cites.
    pub also: Vec<ClauseId>,
    /// What it does.
    pub kind: RegisteredKind,
    /// What it is called.
    pub name: &'static str,
    /// The procedure or the list of checks that it stands in.
    pub procedure: &'static str,
}

/// The rows of a procedure, as the register lists them.
pub fn rows<G: Game, L>(procedure: &'static str, rows: &'static [Row<G, L>]) -> Vec<Registered> {
    let entry = |row: &'static Row<G, L>| Registered {
        clause: row.clause,
        also: clauses(row.also),
        kind: match row.rule {
            Rule::Do(_) | Rule::Ask { .. } => RegisteredKind::Rule,
        },
        name: row.name,
        procedure,
    };
    rows.iter().map(entry).collect()
}

/// The clauses written in a text, parted by blanks. In entries of a glossary `_` stands for a blank.
pub fn clauses(text: &'static str) -> Vec<ClauseId> {
    let one = |word: &'static str| match word.contains('_') {
        true => ClauseId::parse(&word.replace('_', " ")).unwrap_or(ClauseId::new(word)),
        false => ClauseId::new(word),
    };
    text.split_whitespace().map(one).collect()
}
