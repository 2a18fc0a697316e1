//! A rule is a row of a procedure: it does something, or it asks.

use super::clause::ClauseId;
use super::cx::Cx;
use super::options::Options;
use super::pieces::Pieces;
use super::register::{Registered, RegisteredKind, clauses};
use super::stepper::{Asked, Flow};

/// One executable clause.
pub struct Row<G: Pieces, L: 'static> {
    /// Its number in the reference edition; jumps name it.
    pub clause: ClauseId,
    /// Its number in other editions, by their place in the game's list; none: the edition does not have it.
    pub elsewhere: &'static [(u8, Option<ClauseId>)],
    /// Further clauses that it may cite, parted by blanks.
    pub also: &'static str,
    /// What it is called. Its sentence, or its question, is in the catalogues under this name.
    pub name: &'static str,
    /// What it is for, in procedures that share a map of phases under different numbers: jumps may name it, too.
    pub role: Option<Role>,
    /// Whether there is anything to do; without it the row is passed over.
    pub due: Option<Due<G, L>>,
    /// What it does.
    pub rule: Rule<G, L>,
}

/// What a row is for, where procedures share a map of phases under different numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Role(pub u8);

/// Is there anything for a row to do?
pub type Due<G, L> = fn(&<G as Pieces>::State, &L) -> bool;

/// What a row does.
pub enum Rule<G: Pieces, L: 'static> {
    /// It reads the table and names the events that happen, all of them at one moment.
    Do(fn(&mut Cx<'_, G>, &mut L) -> Flow<G>),
    /// It asks: one function lists the options, the other takes the answer.
    Ask {
        /// The options and who chooses.
        options: fn(&Cx<'_, G>, &L, &mut Options<G>) -> Asked<G>,
        /// What the answer does.
        take: fn(&mut Cx<'_, G>, &mut L, G::Choice) -> Flow<G>,
    },
}

/// A row that does something.
pub const fn does<G: Pieces, L>(
    clause: &'static str,
    name: &'static str,
    rule: fn(&mut Cx<'_, G>, &mut L) -> Flow<G>,
) -> Row<G, L> {
    plain(clause, name, Rule::Do(rule))
}

/// A row that asks.
pub const fn asks<G: Pieces, L>(
    clause: &'static str,
    name: &'static str,
    options: fn(&Cx<'_, G>, &L, &mut Options<G>) -> Asked<G>,
    take: fn(&mut Cx<'_, G>, &mut L, G::Choice) -> Flow<G>,
) -> Row<G, L> {
    plain(clause, name, Rule::Ask { options, take })
}

const fn plain<G: Pieces, L>(clause: &'static str, name: &'static str, rule: Rule<G, L>) -> Row<G, L> {
    Row { clause: ClauseId::new(clause), elsewhere: &[], also: "", name, role: None, due: None, rule }
}

/// A row that has other numbers in other editions.
pub const fn elsewhere<G: Pieces, L>(elsewhere: &'static [(u8, Option<ClauseId>)], row: Row<G, L>) -> Row<G, L> {
    let Row { clause, also, name, role, due, rule, .. } = row;
    Row { clause, elsewhere, also, name, role, due, rule }
}

/// A row that may cite further clauses.
pub const fn citing<G: Pieces, L>(also: &'static str, row: Row<G, L>) -> Row<G, L> {
    let Row { clause, elsewhere, name, role, due, rule, .. } = row;
    Row { clause, elsewhere, also, name, role, due, rule }
}

/// A row that jumps may name by what it is for.
pub const fn playing<G: Pieces, L>(part: Role, row: Row<G, L>) -> Row<G, L> {
    let Row { clause, elsewhere, also, name, due, rule, .. } = row;
    Row { clause, elsewhere, also, name, role: Some(part), due, rule }
}

/// A row that is passed over unless there is something to do.
pub const fn when<G: Pieces, L>(due: Due<G, L>, row: Row<G, L>) -> Row<G, L> {
    let Row { clause, elsewhere, also, name, role, rule, .. } = row;
    Row { clause, elsewhere, also, name, role, due: Some(due), rule }
}

impl<G: Pieces, L> Row<G, L> {
    /// Its number in an edition, if that has it.
    pub fn clause_in(&self, edition: u8) -> Option<ClauseId> {
        if edition == 0 {
            return Some(self.clause);
        }
        let own = self.elsewhere.iter().find(|(e, _)| *e == edition);
        own.map_or_else(|| G::number(edition, self.clause), |(_, clause)| *clause)
    }

    /// Are all clauses of a citation among those that it may cite?
    pub(super) fn may_cite(&self, citation: &str) -> bool {
        let own = self.clause.to_string();
        let known = |clause: &str| clause == own || self.also.split_whitespace().any(|c| c == clause);
        citation.trim_start_matches('!').split_whitespace().all(known)
    }
}

/// The rows of a procedure, as the register lists them.
pub fn rows<G: Pieces, L>(procedure: &'static str, rows: &'static [Row<G, L>]) -> Vec<Registered> {
    let entry = |row: &'static Row<G, L>| Registered {
        clause: row.clause,
        elsewhere: row.elsewhere,
        also: clauses(row.also),
        kind: match row.rule {
            Rule::Do(_) | Rule::Ask { .. } => RegisteredKind::Rule,
        },
        name: row.name,
        procedure,
    };
    rows.iter().map(entry).collect()
}
