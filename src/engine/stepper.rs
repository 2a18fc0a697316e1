//! How a frame runs: one row at a time, at its place.

use serde::{Deserialize, Serialize};

use super::clause::ClauseId;
use super::cx::Cx;
use super::options::Options;
use super::pieces::Pieces;
use super::player::{Chooser, Seats};
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
    /// The row that ran last.
    pub(super) ran: Option<Ran<G>>,
    /// The procedure that was called, or takes the place of this one.
    pub(super) called: Option<G::Frame>,
    /// Who is waited for.
    pub(super) waits: Option<Waits>,
    /// Rows that made nothing happen and were left behind at once, since nobody reads steps.
    pub(super) passed: Passed,
}

/// The row that ran.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ran<G: Pieces> {
    pub clause: ClauseId,
    pub name: &'static str,
    pub took: Option<G::Choice>,
}

/// An answer that is waited for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Waits {
    /// Whose.
    pub who: Chooser,
    /// By which clause.
    pub clause: ClauseId,
    /// The row's name.
    pub name: &'static str,
    /// The player is free to act, nothing is under way.
    pub at_rest: bool,
}

/// Rows of one procedure that ran one after the other and made nothing happen.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Passed {
    /// How many.
    pub rows: u32,
    /// How many there may be before it is looked whether the table goes in a circle.
    pub most: u32,
    /// Whose unknown cards might have had a say in them.
    pub unseen: Seats,
}

/// What became of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stepped {
    /// It goes on at its own place.
    Stays,
    /// It has called another.
    Calls,
    /// Another has taken its place.
    Becomes,
    /// It is over.
    Ends,
    /// It waits for an answer.
    Waits,
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

    /// Run the row of `rows` at the frame's place. Where nobody reads steps, those that follow run, too, as long as nothing happens.
    pub fn rows<L>(&mut self, rows: &'static [Row<G, L>], at: &mut At<L>) -> Stepped {
        let edition = G::edition(self.cx.book);
        // What there is nothing to do for is gone over at once.
        while let Some(row) = rows.get(at.row as usize) {
            let due = row.due.is_none_or(|due| self.answer.is_some() || due(self.cx.state, &at.l));
            match row.clause_in(edition) {
                Some(clause) if due => {
                    let stepped = self.run(rows, row, clause, at);
                    if !self.is_passed(stepped) {
                        return stepped;
                    }
                }
                _ => {
                    at.row += 1;
                    at.did = 0;
                }
            }
        }
        Stepped::Ends
    }

    /// Is the row that ran left behind at once? Nobody reads it, and it made nothing happen.
    pub fn is_passed(&mut self, stepped: Stepped) -> bool {
        let goes_on = stepped == Stepped::Stays && self.passed.rows < self.passed.most;
        if !goes_on || self.cx.told || !self.cx.out.events.is_empty() {
            return false;
        }
        self.ran = None;
        self.passed.rows += 1;
        self.passed.unseen = self.passed.unseen.and(self.cx.unseen.take());
        true
    }

    /// Run an operation of a program: the row that stands for it. Its place is the frame's; it may go on, stay, or skip, never jump.
    pub fn op<L>(&mut self, row: &'static Row<G, L>, at: &mut At<L>) -> Stepped {
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
    ) -> Stepped {
        self.cx.did = at.did;
        let mut took = None;
        let flow = match row.rule {
            Rule::Do(rule) => rule(&mut self.cx, &mut at.l),
            Rule::Ask { options, take } => {
                took = self.answer.take();
                match took {
                    Some(choice) => take(&mut self.cx, &mut at.l, choice),
                    None => {
                        self.options.clear();
                        let (who, at_rest) = match options(&self.cx, &at.l, self.options) {
                            Asked::Of(who) => (who, false),
                            Asked::AtRest(who) => (who, true),
                            Asked::Itself(choice) => {
                                let flow = take(&mut self.cx, &mut at.l, choice);
                                return self.goes(rows, row, (clause, None), flow, at);
                            }
                            // A question that nobody was asked is none.
                            Asked::Nobody(flow) => {
                                self.cx.out.idle = true;
                                return self.goes(rows, row, (clause, None), flow, at);
                            }
                        };
                        self.waits = Some(Waits { who, clause, name: row.name, at_rest });
                        return Stepped::Waits;
                    }
                }
            }
        };
        self.goes(rows, row, (clause, took), flow, at)
    }

    /// A row has run: where its procedure goes on.
    fn goes<L>(
        &mut self,
        rows: &'static [Row<G, L>],
        row: &'static Row<G, L>,
        (clause, took): (ClauseId, Option<G::Choice>),
        flow: Flow<G>,
        at: &mut At<L>,
    ) -> Stepped {
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
                return self.calls(frame);
            }
            Flow::CallThenAgain(frame) => return self.calls(frame),
            Flow::CallThenGoto(frame, clause) => {
                at.row = place(rows, clause);
                return self.calls(frame);
            }
            Flow::CallThenTo(frame, role) => {
                at.row = part(rows, role);
                return self.calls(frame);
            }
            Flow::Become(frame) => {
                self.called = Some(frame);
                return Stepped::Becomes;
            }
            Flow::Return if self.cx.out.events.is_empty() => return Stepped::Ends,
            // It ends when its events have been through the gate, which stands on it.
            Flow::Return => at.row = ENDED,
        }
        Stepped::Stays
    }

    /// A procedure that has nothing to do is not begun.
    fn calls(&mut self, frame: G::Frame) -> Stepped {
        if self.cx.out.events.is_empty() && G::is_idle(&frame, self.cx.state) {
            return Stepped::Stays;
        }
        self.called = Some(frame);
        Stepped::Calls
    }
}
