//! The table: a position, and the procedures under way. A plain value in the middle of anything.

use std::cell::Cell;
use std::collections::HashSet;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use serde::de::DeserializeSeed;
use serde::{Deserialize, Deserializer, Serialize};

use super::clause::ClauseId;
use super::cx::{Cx, Out};
use super::fingerprint;
use super::game::{Frame, Game, Noticed, Replacement};
use super::gate::Gate;
use super::options::Options;
use super::player::Seats;
use super::player::{Chooser, Outcome};
use super::reading::ReadingSet;
use super::record::{Head, Record};
use super::stepper::{Passed, Ran, Stepped, Stepper, Waits};

/// A position and an agenda of frames, with the book that all tables of a line share.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct Table<G: Game> {
    /// What does not change during play.
    #[serde(skip)]
    pub book: Arc<G::Book>,
    /// The position.
    pub state: G::State,
    pub(super) agenda: Vec<Item<G>>,
}

impl<G: Game> Table<G> {
    /// The procedure that is under way, unless a batch of events waits.
    pub fn under_way(&self) -> Option<&G::Frame> {
        match self.agenda.last() {
            Some(Item::Rule(frame)) => Some(frame),
            _ => None,
        }
    }
}

/// Something under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Item<G: Game> {
    /// A procedure.
    Rule(G::Frame),
    /// A batch of events that waits.
    Gate(Box<Gate<G>>),
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Self { book: Arc::clone(&self.book), state: self.state.clone(), agenda: self.agenda.clone() }
    }
}

impl<G: Game> PartialEq for Table<G> {
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state && self.agenda == other.agenda
    }
}

impl<G: Game> Eq for Table<G> {}

impl<G: Game> Hash for Table<G> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.state.hash(hasher);
        self.agenda.hash(hasher);
    }
}

impl<G: Game> std::fmt::Debug for Table<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table").field("state", &self.state).field("agenda", &self.agenda).finish_non_exhaustive()
    }
}

/// So many rows without a decision are a loop that nobody can leave.
const LONGEST: u32 = 5_000;

/// After so many rows without a decision it is looked whether a position comes again, at every so many of them.
const SUSPICIOUS: (u32, u32) = (2_000, 8);

/// Procedures that began inside each other so deep never come to an end.
const DEEPEST: usize = 500;

/// What a table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// An answer; the options are in the runner.
    Ask {
        /// Who chooses.
        who: Chooser,
        /// The clause that grants the choice.
        clause: ClauseId,
        /// The row's name.
        name: &'static str,
        /// The player is free to act and nothing is under way.
        at_rest: bool,
    },
    /// Nothing: the game is over.
    Over(Outcome),
}

/// The options of the open decision, a count of the rows run, and memory that is used again.
#[derive(Debug)]
pub struct Runner<G: Game> {
    /// The options of the decision that the table waits for.
    pub options: Options<G>,
    /// How many rows have run.
    pub rules: u64,
    /// Whose unknown cards might have had a say on the way; whoever wants to know wipes it first.
    pub unseen: Seats,
    /// Whose unknown cards might answer the decision that the table waits for.
    pub unseen_answers: Seats,
    pub(super) out: Out<G>,
    pub(super) noticed: Vec<Noticed<G>>,
    pub(super) replacements: Vec<Replacement<G>>,
}

impl<G: Game> Default for Runner<G> {
    fn default() -> Self {
        Self {
            options: Options::default(),
            rules: 0,
            unseen: Seats::NONE,
            unseen_answers: Seats::NONE,
            out: Out::default(),
            noticed: Vec::new(),
            replacements: Vec::new(),
        }
    }
}

impl<G: Game> Runner<G> {
    /// One that keeps refused candidates with their reasons.
    pub fn with_reasons() -> Self {
        Self { options: Options::with_reasons(), ..Self::default() }
    }
}

impl<G: Game> Table<G> {
    /// A position in which one procedure begins.
    pub fn new(book: Arc<G::Book>, state: G::State, first: G::Frame) -> Self {
        Self { book, state, agenda: vec![Item::Rule(first)] }
    }

    /// Something comes before what is under way.
    pub fn first(mut self, frame: Option<G::Frame>) -> Self {
        self.agenda.extend(frame.map(Item::Rule));
        self
    }

    /// Go on, with the answer that was waited for, to the next decision or the end. The answer must be one of those that
    /// were offered.
    pub fn run<R: Record<G>>(&mut self, answer: Option<G::Choice>, runner: &mut Runner<G>, record: &mut R) -> Status {
        self.run_while(answer, runner, record, |_| true).unwrap_or(Status::Over(Outcome::Undecided))
    }

    /// The same, as long as something holds of the position. None: it holds no more; without an answer it goes on from there.
    pub fn run_while<R: Record<G>>(
        &mut self,
        mut answer: Option<G::Choice>,
        runner: &mut Runner<G>,
        record: &mut R,
        holds: impl Fn(&G::State) -> bool,
    ) -> Option<Status> {
        if let Some((clause, also, event)) = answer.as_ref().and_then(G::concession) {
            self.ends_by((clause, also, ReadingSet::default()), &event, answer.take(), record);
        }
        let mut met = HashSet::new();
        let mut rows = 0;
        while rows <= LONGEST {
            let too_much = rows == LONGEST || self.agenda.len() > DEEPEST;
            let suspicious = rows >= SUSPICIOUS.0 && rows % SUSPICIOUS.1 == 0;
            rows += 1;
            if too_much || (suspicious && !met.insert(self.fingerprint())) {
                // A loop that nobody can leave.
                let Some(endless) = G::ENDLESS else { break };
                let (clause, readings, event) = endless(&self.book);
                self.ends_by((clause, &[], readings), &event, None, record);
            }
            if let Some(outcome) = G::outcome(&self.state) {
                self.agenda.clear();
                return Some(Status::Over(outcome));
            }
            if !holds(&self.state) {
                return None;
            }
            let depth = self.agenda.len();
            let frame = match self.agenda.last_mut() {
                // Nothing is left to do, and no rule has named a winner.
                None => return Some(Status::Over(Outcome::Undecided)),
                Some(Item::Gate(_)) => {
                    if let Some(status) = self.go_through(&mut answer, runner, record) {
                        return Some(status);
                    }
                    continue;
                }
                Some(Item::Rule(frame)) => frame,
            };
            let out = &mut runner.out;
            out.clear();
            let consulted = Cell::new(ReadingSet::default());
            let (state, book) = (&self.state, &*self.book);
            let cx = Cx { state, book, did: 0, told: R::ON, consulted, unseen: Cell::default(), out };
            let passed = Passed { most: SUSPICIOUS.0.saturating_sub(rows), ..Passed::default() };
            let (answer, options) = (answer.take(), &mut runner.options);
            let mut stepper = Stepper { cx, answer, options, ran: None, called: None, waits: None, passed };
            let stepped = frame.step(&mut stepper);
            let (consulted, passed) = (stepper.cx.consulted.get(), stepper.passed);
            let unseen = stepper.cx.unseen.get();
            rows += passed.rows;
            runner.rules += u64::from(passed.rows);
            runner.unseen = runner.unseen.and(passed.unseen);
            let mut owner = u8::try_from(depth - 1).ok();
            match stepped {
                Stepped::Stays => {}
                Stepped::Skips => continue,
                Stepped::Waits => {
                    let Some(Waits { who, clause, name, at_rest }) = stepper.waits else { continue };
                    runner.unseen_answers = unseen;
                    return Some(Status::Ask { who, clause, name, at_rest });
                }
                Stepped::Calls => self.agenda.extend(stepper.called.take().map(Item::Rule)),
                Stepped::Becomes => {
                    self.agenda.pop();
                    self.agenda.extend(stepper.called.take().map(Item::Rule));
                }
                Stepped::Ends => {
                    self.agenda.pop();
                    owner = None;
                }
            }
            let ran = stepper.ran;
            let Some(ran) = ran else { continue };
            runner.unseen = runner.unseen.and(unseen);
            runner.rules += 1;
            if R::ON && (G::EVERY_PHASE || !(runner.out.is_idle() && consulted.is_empty())) {
                self.tell_step(ran, depth - 1, consulted, &runner.out, record);
            }
            if !runner.out.events.is_empty() {
                self.happen(ran.clause, owner, runner, record);
            }
        }
        // A loop that nobody can leave, and that no rule of the game has ended.
        self.agenda.clear();
        Some(Status::Over(Outcome::Undecided))
    }

    /// A row that ran becomes a step.
    fn tell_step<R: Record<G>>(&self, ran: Ran<G>, depth: usize, readings: ReadingSet, out: &Out<G>, record: &mut R) {
        let head = Head {
            depth,
            actor: G::actor(&self.state),
            took: ran.took,
            notes: &out.notes,
            decides: &out.decides,
            cites: &out.cites,
            supports: &out.supports,
            readings,
            ..Head::new(ran.clause, G::edition(&self.book), ran.name)
        };
        record.step(&self.state, &self.book, head);
    }

    /// The game ends by a rule that stands above everything under way: a concession, an endless loop.
    pub(super) fn ends_by<R: Record<G>>(
        &mut self,
        (clause, cites, rests_on): (ClauseId, &[&'static str], ReadingSet),
        event: &G::Event,
        took: Option<G::Choice>,
        record: &mut R,
    ) {
        if R::ON {
            let edition = G::edition(&self.book);
            let clause = G::number(edition, clause).unwrap_or(clause);
            let readings = if took.is_some() { G::concession_rests_on(&self.state) } else { rests_on };
            let more = if took.is_some() { G::concession_cites(&self.state) } else { &[] };
            let cites = if more.is_empty() { cites } else { more };
            let head = Head { actor: G::doer(event), took, cites, readings, ..Head::new(clause, edition, "step-ends") };
            record.step(&self.state, &self.book, head);
        }
        if G::apply(&mut self.state, &self.book, event, record) {
            record.event(&self.state, &self.book, event);
            G::settle(&mut self.state, &self.book);
            self.forget(None);
        }
    }

    /// What the seen set and the loop check keep: equal for positions that play alike.
    pub fn fingerprint(&self) -> u128 {
        fingerprint::by(|hasher| {
            let mut agenda = self.agenda.clone();
            let mut frames: Vec<&mut G::Frame> = Vec::with_capacity(agenda.len());
            let mut waiting: Vec<&mut G::Event> = Vec::new();
            for item in &mut agenda {
                match item {
                    Item::Rule(frame) => frames.push(frame),
                    Item::Gate(gate) => waiting.extend(&mut gate.batch),
                }
            }
            G::tell_apart(&self.state, &mut frames, &mut waiting, hasher);
            agenda.hash(hasher);
        })
    }

    /// Is a gate under way that waits for an answer or for enforcement?
    pub fn in_gate(&self) -> bool {
        self.agenda.iter().any(|item| matches!(item, Item::Gate(_)))
    }

    /// A saved table, with the book of its line.
    pub fn load<'de, D: Deserializer<'de>>(book: Arc<G::Book>, from: D) -> Result<Self, D::Error> {
        Loader::<G> { book }.deserialize(from)
    }
}

struct Loader<G: Game> {
    book: Arc<G::Book>,
}

impl<'de, G: Game> DeserializeSeed<'de> for Loader<G> {
    type Value = Table<G>;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Table<G>, D::Error> {
        #[derive(Deserialize)]
        #[serde(bound = "", deny_unknown_fields)]
        struct Saved<G: Game> {
            state: G::State,
            agenda: Vec<Item<G>>,
        }
        let Saved { mut state, agenda } = Saved::<G>::deserialize(from)?;
        G::loaded(&mut state, &self.book);
        Ok(Table { book: self.book, state, agenda })
    }
}
