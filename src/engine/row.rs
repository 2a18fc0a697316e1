//! A rule is a row of a procedure: it does something, or it asks.

use std::cell::Cell;

use serde::{Deserialize, Serialize};

use super::check::Refusal;
use super::clause::ClauseId;
use super::game::Game;
use super::player::{Chooser, Player};
use super::reading::{Reading, ReadingSet};

/// One executable clause.
pub struct Row<G: Game, L: 'static> {
    /// Its number in the reference edition; jumps name it.
    pub clause: ClauseId,
    /// Its number in other editions, by their place in the game's list; none: the edition does not have it.
    pub elsewhere: &'static [(u8, Option<ClauseId>)],
    /// Further clauses that it may cite, parted by blanks.
    pub also: &'static str,
    /// What it is called. Its sentence, or its question, is in the catalogues under this name.
    pub name: &'static str,
    /// What it does.
    pub rule: Rule<G, L>,
}

/// What a row does.
pub enum Rule<G: Game, L: 'static> {
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
pub const fn does<G: Game, L>(
    clause: &str,
    name: &'static str,
    rule: fn(&mut Cx<'_, G>, &mut L) -> Flow<G>,
) -> Row<G, L> {
    Row { clause: ClauseId::new(clause), elsewhere: &[], also: "", name, rule: Rule::Do(rule) }
}

/// A row that asks.
pub const fn asks<G: Game, L>(
    clause: &str,
    name: &'static str,
    options: fn(&Cx<'_, G>, &L, &mut Options<G>) -> Asked<G>,
    take: fn(&mut Cx<'_, G>, &mut L, G::Choice) -> Flow<G>,
) -> Row<G, L> {
    Row { clause: ClauseId::new(clause), elsewhere: &[], also: "", name, rule: Rule::Ask { options, take } }
}

/// A row that has other numbers in other editions.
pub const fn elsewhere<G: Game, L>(elsewhere: &'static [(u8, Option<ClauseId>)], row: Row<G, L>) -> Row<G, L> {
    Row { clause: row.clause, elsewhere, also: row.also, name: row.name, rule: row.rule }
}

/// A row that may cite further clauses.
pub const fn citing<G: Game, L>(also: &'static str, row: Row<G, L>) -> Row<G, L> {
    Row { clause: row.clause, elsewhere: row.elsewhere, also, name: row.name, rule: row.rule }
}

impl<G: Game, L> Row<G, L> {
    /// Its number in an edition, if that has it.
    pub fn clause_in(&self, edition: u8) -> Option<ClauseId> {
        let own = self.elsewhere.iter().find(|(e, _)| *e == edition);
        own.map_or_else(|| G::number(edition, self.clause), |(_, clause)| *clause)
    }
}

/// Who is asked.
#[derive(Debug)]
pub enum Asked<G: Game> {
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
pub enum Flow<G: Game> {
    /// The next row.
    Next,
    /// The same row.
    Again,
    /// The row of this clause, in the same procedure.
    Goto(ClauseId),
    /// Another procedure, then the next row.
    Call(G::Frame),
    /// Another procedure, then this row again.
    CallThenAgain(G::Frame),
    /// Another procedure, then the row of this clause.
    CallThenGoto(G::Frame, ClauseId),
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
    pub(super) row: u16,
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
pub fn at_row<G: Game, L>(rows: &'static [Row<G, L>], clause: ClauseId, l: L) -> At<L> {
    At { row: place(rows, clause), did: 0, l }
}

fn place<G: Game, L>(rows: &'static [Row<G, L>], clause: ClauseId) -> u16 {
    let place = rows.iter().position(|r| r.clause == clause);
    debug_assert!(place.is_some(), "a jump to {clause}, which the procedure does not have");
    u16::try_from(place.unwrap_or(rows.len())).unwrap_or(ENDED)
}

/// Are all clauses of a citation among those that a row may cite?
fn cites(also: &str, citation: &str) -> bool {
    citation.split_whitespace().all(|clause| also.split_whitespace().any(|c| c == clause))
}

/// The candidates of a decision: each is offered, or refused by clauses that are kept only when somebody asks why.
#[derive(Debug)]
pub struct Options<G: Game> {
    offered: Vec<G::Choice>,
    /// Legal, but passed over in the fixed order in which a set is asked for.
    late: Vec<G::Choice>,
    /// Legal, but too many to list: people may name them.
    named: Vec<G::Choice>,
    refused: Option<Vec<(G::Choice, Refusal)>>,
}

impl<G: Game> Default for Options<G> {
    fn default() -> Self {
        Self { offered: Vec::new(), late: Vec::new(), named: Vec::new(), refused: None }
    }
}

impl<G: Game> Options<G> {
    /// A list that also keeps what is refused, and why.
    pub fn with_reasons() -> Self {
        Self { refused: Some(Vec::new()), ..Self::default() }
    }

    /// Does somebody ask why?
    pub fn why(&self) -> bool {
        self.refused.is_some()
    }

    /// A candidate, legal or not.
    pub fn offer(&mut self, choice: G::Choice, legal: Result<(), Refusal>) {
        match legal {
            Ok(()) => self.offered.push(choice),
            Err(refusal) => {
                if let Some(refused) = &mut self.refused {
                    refused.push((choice, refusal));
                }
            }
        }
    }

    /// A legal candidate.
    pub fn legal(&mut self, choice: G::Choice) {
        self.offered.push(choice);
    }

    /// A legal candidate that was passed over: people may name the members of a set in any order, while random play and exploring keep
    /// to the fixed one, so that no order is counted twice.
    pub fn late(&mut self, choice: G::Choice) {
        self.late.push(choice);
    }

    /// What may be chosen, in the fixed order.
    pub fn offered(&self) -> &[G::Choice] {
        &self.offered
    }

    /// A legal candidate that is not listed, since there are many like it: which unknown card is discarded.
    pub fn nameable(&mut self, choice: G::Choice) {
        if self.why() {
            self.named.push(choice);
        }
    }

    /// An answer that a rule above everything under way forbids. False: there would be none left.
    pub(super) fn forbid(&mut self, choice: G::Choice, refusal: Refusal) -> bool {
        if self.offered.iter().all(|c| *c == choice) {
            return false;
        }
        [&mut self.offered, &mut self.late, &mut self.named].into_iter().for_each(|all| all.retain(|c| *c != choice));
        self.offer(choice, Err(refusal));
        true
    }

    /// Everything that may be chosen, and how much of it is listed.
    pub(super) fn all(&self) -> (Vec<G::Choice>, usize) {
        let listed = self.offered.len() + self.late.len();
        (self.offered.iter().chain(&self.late).chain(&self.named).copied().collect(), listed)
    }

    /// What may not be chosen, and why; empty unless asked for.
    pub fn refused(&self) -> &[(G::Choice, Refusal)] {
        self.refused.as_deref().unwrap_or(&[])
    }

    pub(super) fn clear(&mut self) {
        self.offered.clear();
        self.late.clear();
        self.named.clear();
        if let Some(refused) = &mut self.refused {
            refused.clear();
        }
    }
}

/// What a rule says should happen.
#[derive(Debug)]
pub(super) struct Out<G: Game> {
    pub events: Vec<G::Event>,
    pub notes: Vec<G::Note>,
    pub cites: Vec<&'static str>,
    pub reads: Vec<&'static str>,
}

impl<G: Game> Default for Out<G> {
    fn default() -> Self {
        Self { events: Vec::new(), notes: Vec::new(), cites: Vec::new(), reads: Vec::new() }
    }
}

/// A rule reads through this, and says what should happen; all events of one run are simultaneous.
pub struct Cx<'a, G: Game> {
    /// The position.
    pub state: &'a G::State,
    /// What does not change during play.
    pub book: &'a G::Book,
    /// How many events of the frame's row before this one happened as written; none if it made none.
    pub did: u8,
    pub(super) consulted: Cell<ReadingSet>,
    pub(super) unseen: Cell<Unseen>,
    pub(super) out: &'a mut Out<G>,
}

/// Whose unknown cards might have had a say where nobody asked what they are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unseen([bool; 2]);

impl Unseen {
    /// Of one player.
    pub const fn of(player: Player) -> Self {
        let mut all = [false; 2];
        all[player.index()] = true;
        Self(all)
    }

    /// Of both.
    pub fn and(self, other: Self) -> Self {
        Self([self.0[0] || other.0[0], self.0[1] || other.0[1]])
    }

    /// Is there any?
    pub fn any(self) -> bool {
        self.0.contains(&true)
    }

    /// Does somebody else than this player have any?
    pub fn against(self, player: Player) -> bool {
        self.0[player.other().index()]
    }
}

impl<G: Game> Cx<'_, G> {
    /// This happens.
    pub fn event(&mut self, event: G::Event) {
        self.out.events.push(event);
    }

    /// This was found, and is said.
    pub fn note(&mut self, note: G::Note) {
        self.out.notes.push(note);
    }

    /// The step also rests on this clause, one of the row's `also`.
    pub fn cite(&mut self, clause: &'static str) {
        self.out.cites.push(clause);
    }

    /// The step also rests on a value under this clause, or on what it says about the cards in question.
    pub fn read(&mut self, clause: &'static str) {
        if !self.out.reads.contains(&clause) {
            self.out.reads.push(clause);
        }
    }

    /// The option chosen for a reading; the step says that it rests on it.
    pub fn reading(&self, reading: Reading) -> u8 {
        let mut consulted = self.consulted.get();
        consulted.insert(reading);
        self.consulted.set(consulted);
        G::readings(self.book).of(reading)
    }

    /// A card of this player that nobody has seen could act here, or change what is found: what comes of it is sure only as far as the
    /// known cards go.
    pub fn unseen(&self, player: Player) {
        self.unseen.set(self.unseen.get().and(Unseen::of(player)));
    }

    /// The option chosen for a reading, where it makes no difference to the step.
    pub fn peek(&self, reading: Reading) -> u8 {
        G::readings(self.book).of(reading)
    }
}

/// Runs one row of a frame.
pub struct Stepper<'a, G: Game> {
    pub(super) cx: Cx<'a, G>,
    pub(super) answer: Option<G::Choice>,
    pub(super) options: &'a mut Options<G>,
    pub(super) ran: Option<Ran<G>>,
}

/// The row that ran.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ran<G: Game> {
    pub clause: ClauseId,
    pub name: &'static str,
    pub took: Option<G::Choice>,
}

/// What became of a frame.
#[derive(Debug)]
pub enum Stepped<G: Game> {
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
    /// The edition does not have this row.
    Skips,
}

impl<'a, G: Game> Stepper<'a, G> {
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
        let Some(row) = rows.get(at.row as usize) else { return Stepped::Ends };
        self.run(rows, row, at)
    }

    /// Run an operation of a program: the row that stands for it. Its place is the frame's; it may go on, stay, or skip, never jump.
    pub fn op<L>(&mut self, row: &'static Row<G, L>, at: &mut At<L>) -> Stepped<G> {
        if at.row == ENDED { Stepped::Ends } else { self.run(&[], row, at) }
    }

    fn run<L>(&mut self, rows: &'static [Row<G, L>], row: &'static Row<G, L>, at: &mut At<L>) -> Stepped<G> {
        let Some(clause) = row.clause_in(G::edition(self.cx.book)) else {
            at.row += 1;
            return Stepped::Skips;
        };
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
                        Asked::Nobody(flow) => (None, flow),
                    }
                }
            },
        };
        debug_assert!(self.cx.out.cites.iter().all(|c| cites(row.also, c)), "{clause} cites {:?}", self.cx.out.cites);
        self.ran = Some(Ran { clause, name: row.name, took });
        // What became of this row's events is told when they have been through the gate.
        at.did = 0;
        match flow {
            Flow::Next => {
                at.row += 1;
                Stepped::Stays
            }
            Flow::Again => Stepped::Stays,
            Flow::Skip(further) => {
                at.row += 1 + further;
                Stepped::Stays
            }
            Flow::Goto(clause) => {
                at.row = place(rows, clause);
                Stepped::Stays
            }
            Flow::Call(frame) => {
                at.row += 1;
                Stepped::Calls(frame)
            }
            Flow::CallThenAgain(frame) => Stepped::Calls(frame),
            Flow::CallThenGoto(frame, clause) => {
                at.row = place(rows, clause);
                Stepped::Calls(frame)
            }
            Flow::Become(frame) => Stepped::Becomes(frame),
            Flow::Return if self.cx.out.events.is_empty() => Stepped::Ends,
            // It ends when its events have been through the gate, which stands on it.
            Flow::Return => {
                at.row = ENDED;
                Stepped::Stays
            }
        }
    }
}
