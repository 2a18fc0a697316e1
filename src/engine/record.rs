//! Recording: what a trace keeps of every step. A type parameter of the loop and of `apply` only; rules do not know it.

use super::check::clauses;
use super::clause::ClauseId;
use super::game::Game;
use super::player::{Chooser, Player};
use super::reading::ReadingSet;

/// Writes steps down, or does not.
pub trait Record<G: Game> {
    /// Are steps kept?
    const ON: bool;
    /// A step begins.
    fn step(&mut self, head: Head<'_, G>);
    /// This happened in it.
    fn event(&mut self, event: &G::Event);
    /// This changed by it.
    fn change(&mut self, change: impl FnOnce() -> Change);
}

/// The beginning of a step.
#[derive(Debug)]
pub struct Head<'a, G: Game> {
    /// The clause that makes it happen.
    pub clause: ClauseId,
    /// The edition that the further clauses are numbered in.
    pub edition: u8,
    /// The row's name.
    pub name: &'static str,
    /// How many procedures are under way around it.
    pub depth: usize,
    /// Who is acting, where nobody was asked.
    pub actor: Option<Player>,
    /// The answer taken.
    pub took: Option<G::Choice>,
    /// Findings.
    pub notes: &'a [G::Note],
    /// Further clauses.
    pub cites: &'a [&'static str],
    /// The readings it rests on.
    pub readings: ReadingSet,
    /// The event that is replaced, or might have been.
    pub replaces: Option<&'a G::Event>,
    /// Nothing is under way below it: what comes deeper was not led to by it.
    pub leaf: bool,
}

/// What changed: a path into the position, or a card, from and to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// `A.deck`, `A's ♠7`.
    pub path: String,
    /// The value before.
    pub from: String,
    /// The value after.
    pub to: String,
}

/// Nothing is kept.
#[derive(Debug)]
pub struct Off;

impl<G: Game> Record<G> for Off {
    const ON: bool = false;
    fn step(&mut self, _: Head<'_, G>) {}
    fn event(&mut self, _: &G::Event) {}
    fn change(&mut self, _: impl FnOnce() -> Change) {}
}

/// One step.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// The clauses, the one that makes it happen first.
    pub clauses: Vec<ClauseId>,
    /// The readings it rests on.
    pub readings: ReadingSet,
    /// The row's name.
    pub name: &'static str,
    /// How deep.
    pub depth: usize,
    /// Who acted.
    pub actor: Option<Chooser>,
    /// The answer taken, and whether it was the only one.
    pub took: Option<(G::Choice, bool)>,
    /// Findings.
    pub notes: Vec<G::Note>,
    /// An event that something was put in the place of, or, if that was declined, might have been.
    pub replaces: Option<G::Event>,
    /// What happened.
    pub events: Vec<G::Event>,
    /// What changed.
    pub changes: Vec<Change>,
    /// Spoken, or folded.
    pub spoken: bool,
    /// The step that led to it, by its place.
    pub cause: Option<usize>,
}

/// All steps of a line.
#[derive(Clone, Debug)]
pub struct Trace<G: Game> {
    /// In order.
    pub steps: Vec<Step<G>>,
    /// Who was asked last, and whether there was only one option.
    pub asked: Option<(Chooser, bool)>,
    last_at_depth: Vec<usize>,
}

impl<G: Game> Default for Trace<G> {
    fn default() -> Self {
        Self { steps: Vec::new(), asked: None, last_at_depth: Vec::new() }
    }
}

impl<G: Game> Record<G> for Trace<G> {
    const ON: bool = true;

    fn step(&mut self, head: Head<'_, G>) {
        let asked = head.took.and(self.asked);
        let mut all = vec![head.clause];
        // Those marked with = are numbers of the edition itself.
        let cited = head.cites.iter().flat_map(|text| match text.strip_prefix('=') {
            Some(own) => clauses(own),
            None => clauses(text).into_iter().filter_map(|id| G::number(head.edition, id)).collect(),
        });
        for id in cited {
            if !all.contains(&id) {
                all.push(id);
            }
        }
        let n = self.steps.len();
        self.last_at_depth.truncate(head.depth);
        let cause = self.last_at_depth.last().copied();
        if !head.leaf {
            // A depth that has no step yet stands for what led to it.
            self.last_at_depth.resize(head.depth, cause.unwrap_or(n));
            self.last_at_depth.push(n);
        }
        let forced = asked.is_some_and(|(_, forced)| forced);
        self.steps.push(Step {
            clauses: all,
            readings: head.readings,
            name: head.name,
            depth: head.depth,
            actor: asked.map(|(who, _)| who).or(head.actor.map(Chooser::Player)),
            took: head.took.map(|choice| (choice, forced)),
            notes: head.notes.to_vec(),
            replaces: head.replaces.cloned(),
            events: Vec::new(),
            changes: Vec::new(),
            spoken: !head.notes.is_empty() || head.replaces.is_some() || (head.took.is_some() && !forced),
            cause,
        });
    }

    fn event(&mut self, event: &G::Event) {
        let before = self.steps.len().saturating_sub(1);
        let earlier = |step: &Step<G>| step.events.iter().any(|e| G::set_off(e, event));
        let set_off = if G::is_set_off(event) { self.steps[..before].iter().rposition(earlier) } else { None };
        let Some(step) = self.steps.last_mut() else { return };
        step.spoken |= !G::quiet(event);
        if step.took.is_none()
            && step.events.is_empty()
            && let Some(doer) = G::doer(event)
        {
            step.actor = Some(Chooser::Player(doer));
        }
        step.cause = set_off.or(step.cause);
        step.events.push(event.clone());
    }

    fn change(&mut self, change: impl FnOnce() -> Change) {
        if let Some(step) = self.steps.last_mut() {
            step.changes.push(change());
        }
    }
}
