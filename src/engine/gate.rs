//! The gate through which every event goes: replacements, triggers that look at the moment before, the event itself,
//! rules enforcement, triggers of the whole batch.

use serde::{Deserialize, Serialize};

use super::clause::ClauseId;
use super::game::{Frame, Game, Moment, Noticed};
use super::player::{Chooser, Player};
use super::reading::ReadingSet;
use super::record::{Head, Record};
use super::table::{Item, Runner, Status, Table};

/// A batch that waits: for an answer about a replacement, or for the end of rules enforcement.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Gate<G: Game> {
    /// The rule that made the batch.
    by: ClauseId,
    pub(super) batch: Vec<G::Event>,
    /// The event that is looked at.
    at: u8,
    /// The replacement of it that is looked at.
    nth: u8,
    /// Something was asked or replaced, so that what happens needs a step of its own.
    late: bool,
    /// The batch has happened, and enforcement is under way.
    happened: bool,
    /// The frame that is told how many events happened.
    owner: Option<u8>,
}

impl<G: Game> Table<G> {
    /// A batch of events, made by a rule of the frame at `owner`.
    pub(super) fn happen<R: Record<G>>(
        &mut self,
        by: ClauseId,
        owner: Option<u8>,
        runner: &mut Runner<G>,
        record: &mut R,
    ) {
        let batch = std::mem::take(&mut runner.out.events);
        let touched = |e: &G::Event| G::replacement(&self.state, &self.book, e, 0).is_some();
        if batch.iter().any(touched) {
            let gate = Gate { by, batch, at: 0, nth: 0, late: false, happened: false, owner };
            self.agenda.push(Item::Gate(Box::new(gate)));
            return;
        }
        runner.out.events = self.pass(by, batch, owner, false, runner, record);
        runner.out.events.clear();
    }

    /// The events of a batch that nothing replaces; `late`: under a step of their own. Gives the batch back, for its memory.
    fn pass<R: Record<G>>(
        &mut self,
        by: ClauseId,
        mut batch: Vec<G::Event>,
        owner: Option<u8>,
        late: bool,
        runner: &mut Runner<G>,
        record: &mut R,
    ) -> Vec<G::Event> {
        let mut noticed = std::mem::take(&mut runner.noticed);
        G::noticed(&self.state, &self.book, &batch, Moment::Before, &mut noticed);
        batch.retain(|event| {
            let happened = G::apply(&mut self.state, &self.book, event, record);
            if happened {
                record.event(event);
            }
            happened
        });
        if let Some(Item::Rule(frame)) = owner.and_then(|at| self.agenda.get_mut(at as usize)) {
            *frame.did() = u8::try_from(batch.len()).unwrap_or(u8::MAX);
        }
        // What came to nothing sets nothing off.
        if batch.is_empty() {
            noticed.clear();
        }
        self.write_down(&mut noticed, late, record);
        if G::outcome(&self.state).is_none() {
            if let Some(frame) = G::enforcement(&self.state, &self.book)
                && !self.is_enforcing()
            {
                let gate = Gate { by, batch, at: 0, nth: 0, late, happened: true, owner: None };
                self.agenda.push(Item::Gate(Box::new(gate)));
                self.agenda.push(Item::Rule(frame));
                runner.noticed = noticed;
                return Vec::new();
            }
            G::noticed(&self.state, &self.book, &batch, Moment::After, &mut noticed);
            self.write_down(&mut noticed, late, record);
        }
        runner.noticed = noticed;
        batch
    }

    /// Is rules enforcement under way? What its own events make due waits until it has come round.
    fn is_enforcing(&self) -> bool {
        self.agenda.iter().any(|item| matches!(item, Item::Gate(gate) if gate.happened))
    }

    /// Triggers that were set off, each with a step of its own, below the step that the batch happened in.
    fn write_down<R: Record<G>>(&mut self, noticed: &mut Vec<Noticed<G>>, late: bool, record: &mut R) {
        for trigger in noticed.drain(..) {
            if R::ON {
                record.step(Head {
                    clause: trigger.clause,
                    name: "step-noticed",
                    depth: self.agenda.len() + usize::from(late),
                    actor: None,
                    took: None,
                    notes: &[],
                    cites: trigger.also,
                    readings: trigger.readings,
                    replaces: None,
                    leaf: true,
                });
            }
            if G::apply(&mut self.state, &self.book, &trigger.event, record) {
                record.event(&trigger.event);
            }
        }
    }

    /// The gate on top of the agenda goes on. A status: somebody must be asked.
    pub(super) fn go_through<R: Record<G>>(
        &mut self,
        answer: &mut Option<G::Choice>,
        runner: &mut Runner<G>,
        record: &mut R,
    ) -> Option<Status> {
        let Some(Item::Gate(mut gate)) = self.agenda.pop() else { return None };
        if gate.happened {
            if let Some(frame) = G::enforcement(&self.state, &self.book) {
                self.agenda.push(Item::Gate(gate));
                self.agenda.push(Item::Rule(frame));
                return None;
            }
            let mut noticed = std::mem::take(&mut runner.noticed);
            G::noticed(&self.state, &self.book, &gate.batch, Moment::After, &mut noticed);
            self.write_down(&mut noticed, gate.late, record);
            runner.noticed = noticed;
            return None;
        }
        let Some(event) = gate.batch.get(gate.at as usize) else {
            let late = gate.late && !gate.batch.is_empty();
            if late && R::ON {
                record.step(self.own_step(gate.by, "step-late", G::actor(&self.state), None, None));
            }
            self.pass(gate.by, gate.batch, gate.owner, late, runner, record);
            return None;
        };
        let Some(replacement) = G::replacement(&self.state, &self.book, event, gate.nth) else {
            gate.at += 1;
            gate.nth = 0;
            self.agenda.push(Item::Gate(gate));
            return None;
        };
        debug_assert!(!replacement.may || G::USE.is_some(), "{}: nobody can be asked", replacement.clause);
        let (clause, who) = (replacement.clause, replacement.who);
        let replaced = match (replacement.may, G::USE, answer.take()) {
            (true, Some((yes, _)), Some(choice)) => {
                if R::ON {
                    record.step(self.own_step(clause, "step-replace", Some(who), Some(choice), Some(event)));
                }
                choice == yes
            }
            (true, Some((yes, no)), None) => {
                runner.options.clear();
                runner.options.legal(yes);
                runner.options.legal(no);
                self.agenda.push(Item::Gate(gate));
                return Some(Status::Ask { who: Chooser::Player(who), clause, name: "step-replace", at_rest: false });
            }
            (_, _, _) => {
                if R::ON {
                    record.step(self.own_step(clause, "step-replace", Some(who), None, Some(event)));
                }
                true
            }
        };
        gate.late = true;
        if replaced {
            gate.batch.remove(gate.at as usize);
            gate.nth = 0;
            self.agenda.push(Item::Gate(gate));
            self.agenda.push(Item::Rule(replacement.instead));
        } else {
            gate.nth += 1;
            self.agenda.push(Item::Gate(gate));
        }
        None
    }

    fn own_step<'a>(
        &self,
        clause: ClauseId,
        name: &'static str,
        actor: Option<Player>,
        took: Option<G::Choice>,
        replaces: Option<&'a G::Event>,
    ) -> Head<'a, G> {
        let (depth, readings) = (self.agenda.len(), ReadingSet::default());
        Head { clause, name, depth, actor, took, notes: &[], cites: &[], readings, replaces, leaf: false }
    }
}
