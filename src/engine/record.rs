//! Recording: what a trace keeps of every step. A type parameter of the loop and of `apply` only; rules do not know it.

use super::clause::ClauseId;
use super::game::Game;
use super::player::{Chooser, Player};
use super::reading::ReadingSet;
use super::register::clauses;

/// Writes steps down, or does not.
pub trait Record<G: Game> {
    /// Are steps kept?
    const ON: bool;
    /// A step begins.
    fn step(&mut self, state: &G::State, book: &G::Book, head: Head<'_, G>);
    /// This happened in it.
    fn event(&mut self, state: &G::State, book: &G::Book, event: &G::Event);
    /// This changed by it.
    fn change(&mut self, change: impl FnOnce() -> Change<G::Words>);
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
    /// Clauses that make it happen, in the place of the first.
    pub decides: &'a [&'static str],
    /// Further clauses that make it happen.
    pub cites: &'a [&'static str],
    /// Clauses that it rests on.
    pub supports: &'a [&'static str],
    /// The readings it rests on.
    pub readings: ReadingSet,
    /// The event that is replaced, or might have been.
    pub replaces: Option<&'a G::Event>,
    /// Nothing is under way below it: what comes deeper was not led to by it.
    pub leaf: bool,
}

impl<G: Game> Head<'_, G> {
    /// A step by this clause, and nothing else yet.
    pub fn new(clause: ClauseId, edition: u8, name: &'static str) -> Self {
        Self {
            clause,
            edition,
            name,
            depth: 0,
            actor: None,
            took: None,
            notes: &[],
            decides: &[],
            cites: &[],
            supports: &[],
            readings: ReadingSet::default(),
            replaces: None,
            leaf: false,
        }
    }
}

/// What changed: a path into the position, or a card, from and to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change<W> {
    /// `A.deck`, `A's ♠7`.
    pub path: W,
    /// The value before.
    pub from: W,
    /// The value after.
    pub to: W,
}

impl<W> Change<W> {
    /// The change in other words.
    pub fn words<V>(&self, words: impl Fn(&W) -> V) -> Change<V> {
        Change { path: words(&self.path), from: words(&self.from), to: words(&self.to) }
    }
}

/// Nothing is kept.
#[derive(Debug)]
pub struct Off;

impl<G: Game> Record<G> for Off {
    const ON: bool = false;
    fn step(&mut self, _: &G::State, _: &G::Book, _: Head<'_, G>) {}
    fn event(&mut self, _: &G::State, _: &G::Book, _: &G::Event) {}
    fn change(&mut self, _: impl FnOnce() -> Change<G::Words>) {}
}

/// One step.
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// The clauses that make it happen, the deciding one first.
    pub clauses: Vec<ClauseId>,
    /// The clauses that it rests on.
    pub supports: Vec<ClauseId>,
    /// The readings it rests on.
    pub readings: ReadingSet,
    /// The row's name.
    pub name: &'static str,
    /// How deep.
    pub depth: usize,
    /// Who acted.
    pub actor: Option<Chooser>,
    /// The answer taken.
    pub took: Option<Took<G>>,
    /// What was found, and what happened, in words.
    pub said: Vec<G::Words>,
    /// An event that something was put in the place of, or, if that was declined, might have been.
    pub replaces: Option<G::Event>,
    /// What happened.
    pub events: Vec<G::Event>,
    /// What changed.
    pub changes: Vec<Change<G::Words>>,
    /// Spoken, or folded.
    pub spoken: bool,
    /// The step that led to it, by its place.
    pub cause: Option<usize>,
}

/// An answer that a step took.
#[derive(Clone, Debug)]
pub struct Took<G: Game> {
    /// Which.
    pub choice: G::Choice,
    /// It was the only one.
    pub forced: bool,
    /// In words.
    pub words: G::Words,
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

/// Clauses as the edition numbers them. Those marked with = are numbers of the edition itself; a ! stands before what decides
/// all alone.
fn numbered<G: Game>(edition: u8, texts: &[&'static str]) -> Vec<ClauseId> {
    let one = |text: &&'static str| match text.strip_prefix('=') {
        Some(own) => clauses(own),
        None => clauses(text.trim_start_matches('!')).into_iter().filter_map(|id| G::number(edition, id)).collect(),
    };
    texts.iter().flat_map(one).collect()
}

/// Each once, in the order in which they come.
fn once(all: impl IntoIterator<Item = ClauseId>, known: &[ClauseId]) -> Vec<ClauseId> {
    let mut kept: Vec<ClauseId> = Vec::new();
    for id in all {
        if !kept.contains(&id) && !known.contains(&id) {
            kept.push(id);
        }
    }
    kept
}

impl<G: Game> Record<G> for Trace<G> {
    const ON: bool = true;

    fn step(&mut self, state: &G::State, book: &G::Book, head: Head<'_, G>) {
        let asked = head.took.and(self.asked);
        let (alone, beside): (Vec<&'static str>, Vec<&'static str>) =
            head.decides.iter().copied().partition(|d| d.starts_with('!'));
        let alone = numbered::<G>(head.edition, &alone);
        let beside = numbered::<G>(head.edition, &beside);
        let apart = !alone.is_empty();
        let (decides, beside) = if apart { (alone, beside) } else { (beside, Vec::new()) };
        let own = if decides.is_empty() { vec![head.clause] } else { decides };
        let clauses = once(own.into_iter().chain(numbered::<G>(head.edition, head.cites)), &[]);
        let supports = Some(head.clause)
            .filter(|_| !apart)
            .into_iter()
            .chain(beside)
            .chain(numbered::<G>(head.edition, head.supports));
        let supports = once(supports, &clauses);
        let n = self.steps.len();
        self.last_at_depth.truncate(head.depth);
        let cause = self.last_at_depth.last().copied();
        if !head.leaf {
            // A depth that has no step yet stands for what led to it.
            self.last_at_depth.resize(head.depth, cause.unwrap_or(n));
            self.last_at_depth.push(n);
        }
        let forced = asked.is_some_and(|(_, forced)| forced);
        let actor = asked.map(|(who, _)| who).or(head.actor.map(Chooser::Player));
        let words = |choice| G::choice_words(state, book, &choice, actor.unwrap_or(Chooser::Judge));
        self.steps.push(Step {
            clauses,
            supports,
            readings: head.readings,
            name: head.name,
            depth: head.depth,
            actor,
            took: head.took.map(|choice| Took { choice, forced, words: words(choice) }),
            said: head.notes.iter().map(|note| G::note_words(state, book, note)).collect(),
            replaces: head.replaces.cloned(),
            events: Vec::new(),
            changes: Vec::new(),
            spoken: !head.notes.is_empty() || head.replaces.is_some() || (head.took.is_some() && !forced),
            cause,
        });
    }

    fn event(&mut self, state: &G::State, book: &G::Book, event: &G::Event) {
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
        if !G::quiet(event) {
            step.said.extend(G::event_words(state, book, event));
        }
        step.events.push(event.clone());
    }

    fn change(&mut self, change: impl FnOnce() -> Change<G::Words>) {
        if let Some(step) = self.steps.last_mut() {
            step.changes.push(change());
        }
    }
}
