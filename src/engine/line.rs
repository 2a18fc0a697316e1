//! A line of play: a start and the answers given since. Its trace is the line replayed with recording on.

use super::clause::ClauseId;
use super::game::Game;
use super::player::Chooser;
use super::record::{Off, Trace};
use super::table::{Runner, Status, Table};

/// A line of play, standing at its last decision.
pub struct Line<G: Game> {
    /// Where it began.
    pub start: Table<G>,
    /// The answers since.
    pub answers: Vec<G::Choice>,
    /// The table now.
    pub table: Table<G>,
    /// What it waits for.
    pub status: Status,
    /// The steps so far.
    pub trace: Trace<G>,
    /// The decisions so far.
    pub decisions: Vec<Decided<G>>,
    runner: Runner<G>,
    /// What may be answered now, and how much of it is listed.
    options: (Vec<G::Choice>, usize),
    seen: Vec<u128>,
}

/// A decision that was made.
#[derive(Clone, Debug)]
pub struct Decided<G: Game> {
    /// Who chose.
    pub who: Chooser,
    /// By which clause.
    pub clause: ClauseId,
    /// From what.
    pub options: Vec<G::Choice>,
    /// What was chosen.
    pub chosen: G::Choice,
    /// Its place among what could be answered.
    pub place: usize,
    /// The step that took the answer, by its place.
    pub step: usize,
}

impl<G: Game> Clone for Line<G> {
    fn clone(&self) -> Self {
        let mut line = Self {
            start: self.start.clone(),
            answers: self.answers.clone(),
            table: self.table.clone(),
            status: self.status,
            trace: self.trace.clone(),
            decisions: self.decisions.clone(),
            runner: Runner::with_reasons(),
            options: self.options.clone(),
            seen: self.seen.clone(),
        };
        // The options are not part of a table: list them anew.
        line.status = line.table.run(None, &mut line.runner, &mut Off);
        line
    }
}

impl<G: Game> Line<G> {
    /// Begin: everything happens up to the first decision.
    pub fn new(start: Table<G>) -> Self {
        let mut table = start.clone();
        let mut runner = Runner::with_reasons();
        let mut trace = Trace::default();
        let status = table.run(None, &mut runner, &mut trace);
        let seen = vec![table.fingerprint()];
        let options = runner.options.all();
        Self { start, answers: Vec::new(), table, status, trace, decisions: Vec::new(), runner, options, seen }
    }

    /// What may be answered, as it is listed.
    pub fn offered(&self) -> &[G::Choice] {
        &self.accepted()[..self.options.1.min(self.accepted().len())]
    }

    /// What may be answered: what is listed, and what people may name besides.
    pub fn accepted(&self) -> &[G::Choice] {
        match self.status {
            Status::Ask { .. } => &self.options.0,
            Status::Over(_) => &[],
        }
    }

    /// What may not be answered, and why.
    pub fn refused(&self) -> &[(G::Choice, super::Refusal)] {
        match self.status {
            Status::Ask { .. } => self.runner.options.refused(),
            Status::Over(_) => &[],
        }
    }

    /// There is one option only.
    pub fn forced(&self) -> Option<G::Choice> {
        match self.offered() {
            [one] => Some(*one),
            _ => None,
        }
    }

    /// Answer; false if that is not offered, and nothing has changed.
    pub fn answer(&mut self, choice: G::Choice) -> bool {
        let Status::Ask { who, clause, .. } = self.status else { return false };
        if !self.accepted().contains(&choice) {
            return false;
        }
        let mut options = self.offered().to_vec();
        if !options.contains(&choice) {
            options.push(choice);
        }
        self.trace.asked = Some((who, options.len() == 1));
        let place = self.accepted().iter().position(|c| *c == choice).unwrap_or(0);
        self.decisions.push(Decided { who, clause, options, chosen: choice, place, step: self.trace.steps.len() });
        self.answers.push(choice);
        self.status = self.table.run(Some(choice), &mut self.runner, &mut self.trace);
        self.options = self.runner.options.all();
        self.seen.push(self.table.fingerprint());
        true
    }

    /// Go back to the decision before the answer of this place.
    pub fn undo_to(&mut self, answers: usize) {
        let mut line = Self::new(self.start.clone());
        for &choice in self.answers.iter().take(answers) {
            line.answer(choice);
        }
        *self = line;
    }

    /// The decision at which the same position was met before, if it was.
    pub fn met_before(&self) -> Option<usize> {
        let (now, before) = self.seen.split_last()?;
        before.iter().position(|f| f == now)
    }
}
