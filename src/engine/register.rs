//! The register of everything that stands under a clause number.

use serde::Serialize;

use super::clause::ClauseId;

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
    /// Its number in other editions, where that is not the one which the game's table of numbers has.
    pub elsewhere: &'static [(u8, Option<ClauseId>)],
    /// Further clauses that it cites.
    pub also: Vec<ClauseId>,
    /// What it does.
    pub kind: RegisteredKind,
    /// What it is called.
    pub name: &'static str,
    /// The procedure or the list of checks that it stands in.
    pub procedure: &'static str,
}

/// The number in an edition of a clause of the reference edition, if the edition has it.
pub type Numbers = fn(u8, ClauseId) -> Option<ClauseId>;

impl Registered {
    /// Its clauses as an edition numbers them, its own one first, without those that the edition does not have; `number` is the game's table
    /// of numbers.
    pub fn clauses_in(&self, edition: u8, number: Numbers) -> impl Iterator<Item = ClauseId> {
        let listed = self.elsewhere.iter().find(|(e, _)| *e == edition);
        let own = listed.map_or_else(|| number(edition, self.clause), |(_, clause)| *clause);
        own.into_iter().chain(self.also.iter().filter_map(move |&clause| number(edition, clause)))
    }
}

/// The clauses written in a text, parted by blanks. In entries of a glossary `_` stands for a blank.
pub fn clauses(text: &'static str) -> Vec<ClauseId> {
    let one = |word: &'static str| match word.contains('_') {
        true => ClauseId::parse(&word.replace('_', " ")).unwrap_or(ClauseId::new(word)),
        false => ClauseId::new(word),
    };
    text.split_whitespace().map(one).collect()
}
