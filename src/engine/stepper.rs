//! How a frame runs: one row at a time, at its place.

use serde::{Deserialize, Serialize};

use super::clause::ClauseId;
use super::cx::Cx;
use super::options::Options;
use super::pieces::Pieces;
use super::player::Chooser;
use super::row::{Role, Row, Rule};

/// Who is asked.
#[derive(Debug)]
pub enum Asked<G: Pieces> {
    /// This one, for one of the options.
    Of(Chooser),
    /// This player, who is free to act: a case may end here.
    AtRest(Chooser),
    /// Nobody: this is taken by itself.
    Itself(G::Choice),
    /// Nobody, and nothing is taken.
    Nobody(Flow<G>),
}

/// Where to go on.
#[derive(Debug)]
pub enum Flow<G: Pieces> {
    /// The next row.
    Next,
    /// The same row.
    Again,
    /// The row of this clause, in the same procedure.
    Goto(ClauseId),
    /// The row of this role, in the same procedure.
    To(Role),
    /// Another procedure, then the next row.
    Call(G::Frame),
    /// Another procedure, then this row again.
    CallThenAgain(G::Frame),
    /// Another procedure, then the row of this clause.
    CallThenGoto(G::Frame, ClauseId),
    /// Another procedure, then the row of this role.
    CallThenTo(G::Frame, Role),
    /// So many operations of a program further on than the next one.
    Skip(u16),
    /// Another procedure in the place of this one.
    Become(G::Frame),
    /// This procedure is over.
    Return,
}

/// The place of a procedure that is over as soon as its last events are.
pub const ENDED: u16 = u16::MAX;

/// A place in a procedure, and its locals.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct At<L> {
    row: u16,
    /// How many events of the row before happened as written.
    pub did: u8,
    /// The locals.
    pub l: L,
}

impl<L> At<L> {
    /// The beginning of a procedure.
    pub const fn start(l: L) -> Self {
        Self { row: 0, did: 0, l }
    }

    /// A place in a program of operations.
    pub const fn program(row: u16, l: L) -> Self {
        Self { row, did: 0, l }
    }

    /// The place: the row, or the operation of a program.
    pub const fn place(&self) -> u16 {
        self.row
    }
}

/// The row of a clause, as a start that is not the first row.
pub fn at_row<G: Pieces, L>(rows: &'static [Row<G, L>], clause: ClauseId, l: L) -> At<L> {
    At { row: place(rows, clause), did: 0, l }
}

/// The row of a role, as a start that is not the first row.
pub fn at_role<G: Pieces, L>(rows: &'static [Row<G, L>], role: Role, l: L) -> At<L> {
    At { row: part(rows, role), did: 0, l }
}

fn place<G: Pieces, L>(rows: &'static [Row<G, L>], clause: ClauseId) -> u16 {
    let place = rows.iter().position(|r| r.clause.same(clause));
    debug_assert!(place.is_some(), "a jump to {clause}, which the procedure does not have");
    u16::try_from(place.unwrap_or(rows.len())).unwrap_or(ENDED)
}

fn part<G: Pieces, L>(rows: &'static [Row<G, L>], role: Role) -> u16 {
    let place = rows.iter().position(|r| r.role == Some(role));
    debug_assert!(place.is_some(), "a jump to {role:?}, which the procedure does not have");
    u16::try_from(place.unwrap_or(rows.len())).unwrap_or(ENDED)
}

/// Runs one row of a frame.
pub struct Stepper<'a, G: Pieces> {
    pub(super) cx: Cx<'a, G>,
    pub(super) answer: Option<G::Choice>,
    pub(super) options: &'a mut Options<G>,
    pub(super) ran: Option<Ran<G>>,
}

/// The row that ran.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ran<G: Pieces> {
    pub clause: ClauseId,
    pub name: &'static str,
    pub took: Option<G::Choice>,
}

/// What became of a frame.
#[derive(Debug)]
pub enum Stepped<G: Pieces> {
    /// It goes on at its own place.
    Stays,
    /// It has called another.
    Calls(G::Frame),
    /// Another has taken its place.
    Becomes(G::Frame),
    /// It is over.
    Ends,
    /// It waits for an answer.
    Waits {
        /// Whose.
        who: Chooser,
        /// By which clause.
        clause: ClauseId,
        /// The row's name.
        name: &'static str,
        /// The player is free to act, nothing is under way.
        at_rest: bool,
    },
    /// The edition does not have this row, or there is nothing for it to do.
    Skips,
}

impl<'a, G: Pieces> Stepper<'a, G> {
    /// What does not change during play: a program finds its steps there.
    pub fn book(&self) -> &'a G::Book {
        self.cx.book
    }

    /// The position.
    pub fn state(&self) -> &'a G::State {
        self.cx.state
    }

    /// Run the row of `rows` at the frame's place.
    pub fn rows<L>(&mut self, rows: &'static [Row<G, L>], at: &mut At<L>) -> Stepped<G> {
        let edition = G::edition(self.cx.book);
        // What there is nothing to do for is gone over at once.
        while let Some(row) = rows.get(at.row as usize) {
            let due = row.due.is_none_or(|due| self.answer.is_some() || due(self.cx.state, &at.l));
            match row.clause_in(edition) {
                Some(clause) if due => return self.run(rows, row, clause, at),
                _ => {
                    at.row += 1;
                    at.did = 0;
                }
            }
        }
        Stepped::Ends
    }

    /// Run an operation of a program: the row that stands for it. Its place is the frame's; it may go on, stay, or skip, never jump.
    pub fn op<L>(&mut self, row: &'static Row<G, L>, at: &mut At<L>) -> Stepped<G> {
        if at.row == ENDED {
            return Stepped::Ends;
        }
        match row.clause_in(G::edition(self.cx.book)) {
            Some(clause) => self.run(&[], row, clause, at),
            None => {
                at.row += 1;
                Stepped::Skips
            }
        }
    }

    fn run<L>(
        &mut self,
        rows: &'static [Row<G, L>],
        row: &'static Row<G, L>,
        clause: ClauseId,
        at: &mut At<L>,
    ) -> Stepped<G> {
        self.cx.did = at.did;
        let (took, flow) = match row.rule {
            Rule::Do(rule) => (None, rule(&mut self.cx, &mut at.l)),
            Rule::Ask { options, take } => match self.answer.take() {
                Some(choice) => (Some(choice), take(&mut self.cx, &mut at.l, choice)),
                None => {
                    self.options.clear();
                    let waits = |who, at_rest| Stepped::Waits { who, clause, name: row.name, at_rest };
                    match options(&self.cx, &at.l, self.options) {
                        Asked::Of(who) => return waits(who, false),
                        Asked::AtRest(who) => return waits(who, true),
                        Asked::Itself(choice) => (None, take(&mut self.cx, &mut at.l, choice)),
                        // A question that nobody was asked is none.
                        Asked::Nobody(flow) => {
                            self.cx.out.idle = true;
                            (None, flow)
                        }
                    }
                }
            },
        };
        debug_assert!(
            self.cx.out.cites.iter().chain(&self.cx.out.decides).all(|c| row.may_cite(c)),
            "{clause} cites {:?}, decides {:?}",
            self.cx.out.cites,
            self.cx.out.decides
        );
        self.ran = Some(Ran { clause, name: row.name, took });
        // What became of this row's events is told when they have been through the gate.
        at.did = 0;
        match flow {
            Flow::Next => at.row += 1,
            Flow::Again => {}
            Flow::Skip(further) => at.row += 1 + further,
            Flow::Goto(clause) => at.row = place(rows, clause),
            Flow::To(role) => at.row = part(rows, role),
            Flow::Call(frame) => {
                at.row += 1;
                return Stepped::Calls(frame);
            }
            Flow::CallThenAgain(frame) => return Stepped::Calls(frame),
            Flow::CallThenGoto(frame, clause) => {
                at.row = place(rows, clause);
                return Stepped::Calls(frame);
            }
            Flow::CallThenTo(frame, role) => {
                at.row = part(rows, role);
                return Stepped::Calls(frame);
            }
            Flow::Become(frame) => return Stepped::Becomes(frame),
            Flow::Return if self.cx.out.events.is_empty() => return Stepped::Ends,
            // It ends when its events have been through the gate, which stands on it.
            Flow::Return => at.row = ENDED,
        }
        Stepped::Stays
    }
}
