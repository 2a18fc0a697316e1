//! The gate through which every event goes: replacements, triggers that look at the moment before, the event itself,
//! rules enforcement, triggers of the whole batch.

use serde::{Deserialize, Serialize};

use super::clause::ClauseId;
use super::game::{Frame, Game, Lost, Missed, Moment, Noticed, Replacement, Sounds};
use super::player::Chooser;
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
    /// The replacements that were declined, by their keys.
    declined: Vec<u16>,
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
        G::replacements(&self.state, &self.book, &batch, &mut runner.replacements);
        if !runner.replacements.is_empty() {
            runner.replacements.clear();
            let gate = Gate { by, batch, declined: Vec::new(), late: false, happened: false, owner };
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
        let sounds = G::sounds(&batch);
        if sounds.before != 0 {
            G::noticed(&self.state, &self.book, &batch, (Moment::Before, sounds.before), &mut noticed);
        }
        let mut missed = Vec::new();
        if R::ON {
            G::missed(&self.state, &self.book, &batch, Moment::Before, &mut missed);
        }
        batch.retain(|event| {
            let happened = G::apply(&mut self.state, &self.book, event, record);
            if happened {
                record.event(&self.state, &self.book, event);
            }
            happened
        });
        if !batch.is_empty() {
            G::settle(&mut self.state, &self.book);
            self.forget(owner);
        }
        if let Some(Item::Rule(frame)) = owner.and_then(|at| self.agenda.get_mut(at as usize)) {
            let done = batch.iter().filter(|event| G::is_done(event)).count();
            *frame.did() = u8::try_from(done).unwrap_or(u8::MAX);
        }
        // What came to nothing sets nothing off.
        if batch.is_empty() {
            noticed.clear();
        }
        self.write_down(&mut noticed, late, record);
        if R::ON {
            self.tell(missed, late, record);
        }
        if G::outcome(&self.state).is_none() {
            if G::notices_first() {
                self.notice(&batch, sounds, late, &mut noticed, record);
            }
            if let Some(frame) = G::enforcement(&self.state, &self.book)
                && !self.is_enforcing()
            {
                let gate = Gate { by, batch, declined: Vec::new(), late, happened: true, owner: None };
                self.agenda.push(Item::Gate(Box::new(gate)));
                self.agenda.push(Item::Rule(frame));
                runner.noticed = noticed;
                return Vec::new();
            }
            if !G::notices_first() {
                self.notice(&batch, sounds, late, &mut noticed, record);
            }
            self.agenda.extend(G::at_once(&self.state, &self.book).map(Item::Rule));
        }
        runner.noticed = noticed;
        batch
    }

    /// What is lost is forgotten by the procedures under way. Cards that moved are new cards, but for the procedure that moved them.
    pub(super) fn forget(&mut self, owner: Option<u8>) {
        let agenda = &mut self.agenda;
        for item in agenda.iter_mut() {
            if let Item::Rule(frame) = item {
                frame.remember(&self.state);
            }
        }
        G::take_lost(&mut self.state, &mut |lost| {
            for (at, item) in agenda.iter_mut().enumerate() {
                let own = owner.map(usize::from) == Some(at) && matches!(lost, Lost::Moved(_));
                match item {
                    Item::Rule(frame) if !own => frame.forget(lost),
                    _ => {}
                }
            }
        });
    }

    /// Is rules enforcement under way? What its own events make due waits until it has come round.
    fn is_enforcing(&self) -> bool {
        self.agenda.iter().any(|item| matches!(item, Item::Gate(gate) if gate.happened))
    }

    /// What a batch that has happened sets off, and what it does not.
    fn notice<R: Record<G>>(
        &mut self,
        batch: &[G::Event],
        sounds: Sounds,
        late: bool,
        noticed: &mut Vec<Noticed<G>>,
        record: &mut R,
    ) {
        if sounds.after != 0 {
            G::noticed(&self.state, &self.book, batch, (Moment::After, sounds.after), noticed);
            self.write_down(noticed, late, record);
        }
        if R::ON {
            let mut missed = Vec::new();
            G::missed(&self.state, &self.book, batch, Moment::After, &mut missed);
            self.tell(missed, late, record);
        }
    }

    /// What could be expected and does not happen, each with a step of its own.
    fn tell<R: Record<G>>(&self, missed: Vec<Missed<G>>, late: bool, record: &mut R) {
        let edition = G::edition(&self.book);
        for missed in missed {
            let (first, more) = missed.clauses.split_once(' ').unwrap_or((missed.clauses, ""));
            let head = Head {
                depth: self.agenda.len() + usize::from(late),
                notes: std::slice::from_ref(&missed.note),
                supports: &[more],
                readings: missed.readings,
                leaf: true,
                ..Head::new(self.numbered(ClauseId::new(first)), edition, missed.name)
            };
            record.step(&self.state, &self.book, head);
        }
    }

    /// Triggers that were set off, each with a step of its own, below the step that the batch happened in.
    fn write_down<R: Record<G>>(&mut self, noticed: &mut Vec<Noticed<G>>, late: bool, record: &mut R) {
        if noticed.is_empty() {
            return;
        }
        let edition = G::edition(&self.book);
        for trigger in noticed.drain(..) {
            if R::ON {
                let clause = G::number(edition, trigger.clause).unwrap_or(trigger.clause);
                let head = Head {
                    depth: self.agenda.len() + usize::from(late),
                    supports: trigger.also,
                    readings: trigger.readings,
                    leaf: true,
                    ..Head::new(clause, edition, "step-noticed")
                };
                record.step(&self.state, &self.book, head);
            }
            if G::apply(&mut self.state, &self.book, &trigger.event, record) {
                record.event(&self.state, &self.book, &trigger.event);
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
            if !G::notices_first() {
                let mut noticed = std::mem::take(&mut runner.noticed);
                self.notice(&gate.batch, G::sounds(&gate.batch), gate.late, &mut noticed, record);
                runner.noticed = noticed;
            }
            self.agenda.extend(G::at_once(&self.state, &self.book).map(Item::Rule));
            return None;
        }
        let mut offered = std::mem::take(&mut runner.replacements);
        offered.clear();
        G::replacements(&self.state, &self.book, &gate.batch, &mut offered);
        offered.retain(|r| !gate.declined.contains(&r.key));
        // One rank after the other; those of one rank together.
        let first = offered.iter().map(|r| r.rank).min();
        offered.retain(|r| Some(r.rank) == first);
        if offered.is_empty() {
            let late = gate.late && !gate.batch.is_empty();
            if late && R::ON {
                let actor = G::actor(&self.state);
                let head = Head { actor, ..self.own_step(gate.by, "step-late", None, None) };
                record.step(&self.state, &self.book, head);
            }
            self.pass(gate.by, gate.batch, gate.owner, late, runner, record);
            runner.replacements = offered;
            return None;
        }
        let asked = offered.len() > 1 || offered[0].may;
        let all_may = offered.iter().all(|r| r.may);
        let chosen = match (asked, answer.take()) {
            (false, _) => Some(0),
            (true, Some(choice)) => offered.iter().position(|r| r.choice == Some(choice)),
            (true, None) => {
                runner.options.clear();
                offered.iter().filter_map(|r| r.choice).for_each(|choice| runner.options.legal(choice));
                G::DECLINE.into_iter().filter(|_| all_may).for_each(|choice| runner.options.legal(choice));
                let by = if all_may { offered[0].declined } else { offered[0].clause };
                let (who, clause) = (Chooser::Player(offered[0].who), self.numbered(by));
                self.agenda.push(Item::Gate(gate));
                return Some(Status::Ask { who, clause, name: "step-replace", at_rest: false });
            }
        };
        let mut notes = if R::ON && chosen.is_none() { self.unused(&offered, &gate.batch) } else { Vec::new() };
        let replacement = offered.swap_remove(chosen.unwrap_or(0));
        let took = if !asked { None } else { chosen.map_or(G::DECLINE, |_| replacement.choice) };
        if R::ON {
            let event = replacement.covers.first().and_then(|&at| gate.batch.get(at as usize));
            let used = chosen.is_some();
            let clause = if used { replacement.clause } else { replacement.declined };
            if used {
                notes = self.used(&replacement, &gate.batch);
            }
            let head = self.own_step(clause, "step-replace", Some((&replacement, event)), took);
            record.step(&self.state, &self.book, Head { notes: &notes, ..head });
        }
        gate.late = true;
        if chosen.is_some() {
            let covered = |at: usize| replacement.covers.iter().any(|&c| usize::from(c) == at);
            let mut at = 0;
            gate.batch.retain(|_| {
                at += 1;
                !covered(at - 1)
            });
            self.agenda.push(Item::Gate(gate));
            self.agenda.push(Item::Rule(replacement.instead));
        } else {
            gate.declined.push(replacement.key);
            gate.declined.extend(offered.iter().map(|r| r.key));
            self.agenda.push(Item::Gate(gate));
        }
        offered.clear();
        runner.replacements = offered;
        None
    }

    /// Whoever declines leaves all of them unused.
    fn unused(&self, offered: &[Replacement<G>], batch: &[G::Event]) -> Vec<G::Note> {
        let mut keys = Vec::new();
        let mut notes = Vec::new();
        for other in offered {
            let event = other.covers.first().and_then(|&at| batch.get(at as usize));
            if !keys.contains(&other.key) {
                keys.push(other.key);
                notes.extend(G::replacing(&self.state, &self.book, other, event, false));
            }
        }
        notes
    }

    /// What a replacement takes the place of: all that it covers.
    fn used(&self, replacement: &Replacement<G>, batch: &[G::Event]) -> Vec<G::Note> {
        let mut events = replacement.covers.iter().filter_map(|&at| batch.get(at as usize));
        let first = G::replacing(&self.state, &self.book, replacement, events.next(), true);
        first.into_iter().chain(events.filter_map(|event| G::replacing_also(&self.state, &self.book, event))).collect()
    }

    /// The number of a clause in the edition that is played.
    fn numbered(&self, clause: ClauseId) -> ClauseId {
        G::number(G::edition(&self.book), clause).unwrap_or(clause)
    }

    fn own_step<'a>(
        &self,
        clause: ClauseId,
        name: &'static str,
        replacing: Option<(&'a Replacement<G>, Option<&'a G::Event>)>,
        took: Option<G::Choice>,
    ) -> Head<'a, G> {
        let clause = if replacing.is_some() { self.numbered(clause) } else { clause };
        Head {
            depth: self.agenda.len(),
            actor: replacing.map(|(r, _)| r.who),
            took,
            supports: replacing.map_or(&[], |(r, _)| r.also),
            readings: replacing.map_or(ReadingSet::default(), |(r, _)| r.readings),
            replaces: replacing.and_then(|(_, event)| event),
            ..Head::new(clause, G::edition(&self.book), name)
        }
    }
}
