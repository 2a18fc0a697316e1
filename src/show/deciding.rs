//! The step that decided a run: the one that a case names, or the weightiest about what it asks.

use crate::cardgame::spoken::{Fold, Weight};
use crate::engine::ClauseId;
use crate::lang::Speech;
use crate::scenario::{Case, Run, ruling};
use crate::table::play::{Play, StepWords};

/// What decided a run.
#[derive(Debug, Default)]
pub struct Deciding {
    /// The step, by its place.
    pub step: Option<usize>,
    /// The clause, if the case names it.
    pub clause: Option<ClauseId>,
    /// What came of it, where another step tells that.
    pub came: Option<usize>,
}

impl Deciding {
    fn at(step: Option<usize>) -> Self {
        Self { step, ..Self::default() }
    }
}

/// What decided: where the run came out otherwise; where the last clause that the case names was cited; or what led to the end, or to the
/// last change of what the case asks for.
pub fn deciding(case: &Case, run: &Run) -> Deciding {
    let play = run.play.as_ref();
    if let Some(step) = run.misses.iter().find_map(|m| m.step) {
        return Deciding::at(Some(step));
    }
    let steps: Vec<StepWords> = (0..play.steps()).map(|n| play.step(n, Speech::english())).collect();
    let line = Line { case, play, steps };
    line.named().unwrap_or_else(|| line.weighed())
}

/// A line that was played, and what is asked about it.
struct Line<'a> {
    case: &'a Case,
    play: &'a dyn Play,
    steps: Vec<StepWords>,
}

impl Line<'_> {
    /// The weight of a step; whatever ends the game decides it.
    fn weight(&self, n: usize) -> Weight {
        let is_last = || self.steps[n].spoken && !self.steps[n + 1..].iter().any(|step| step.spoken);
        let over = || ruling::result_of(self.play) != "ongoing";
        if is_last() && over() { Weight::Decides } else { weight(&self.steps, n) }
    }

    /// The step of the last clause that the case names; if that is mere course of play, what it led to or what was named before.
    fn named(&self) -> Option<Deciding> {
        let (play, steps) = (self.play, &self.steps);
        let cited = self.cited();
        // What is mere course of play decides only if nothing else is named, and nothing else was done.
        let course = |n: usize| {
            let is_phase = is_phase(steps[n].row) && self.weight(n) <= Weight::Act;
            is_phase || matches!(steps[n].fold, Fold::Course | Fold::Pass)
        };
        let weighs =
            |least: Weight, from: usize| self.weighed().step.is_some_and(|n| n >= from && self.weight(n) >= least);
        let &(last, clause) = cited.last()?;
        // What stands before it decides only if the clause made it happen: what rests on a clause that ends it later does not.
        let made = |(n, clause): &&(usize, ClauseId)| {
            !course(*n) && steps[*n].chose.is_none() && play.clauses(*n).0.contains(clause)
        };
        let (step, clause) = match cited.iter().rev().find(made) {
            // What an act that is named led to decides, not the act.
            _ if !course(last) && self.weight(last) <= Weight::Act && weighs(Weight::Result, last) => return None,
            // What a phase did decides only if nothing was done after what is named.
            Some(&(found, _)) if course(last) && is_refresh(steps[found].row) && weighs(Weight::Effect, last) => {
                return None;
            }
            Some(&found) if course(last) => found,
            None if course(last) && weighs(Weight::Result, 0) => return None,
            _ => (last, clause),
        };
        // What came of something that is named, too, in the same act, was decided there.
        let acts = |n: &usize| self.weight(*n) == Weight::Act;
        let begin = (0..step).rev().find(acts).unwrap_or(0);
        let decides = |(n, _): &&(usize, ClauseId)| (begin..step).contains(n) && self.weight(*n) == Weight::Decides;
        let before = cited.iter().rev().filter(made).find(decides).filter(|_| self.weight(step) == Weight::Result);
        if let Some(&(decided, clause)) = before {
            return Some(Deciding { step: Some(decided), clause: Some(clause), came: Some(step) });
        }
        // What does not work, by a clause that is named, is what is asked about; what is put off is told by what comes of it.
        let end = (step + 1..steps.len()).find(acts).unwrap_or(steps.len());
        let is_not = |n: &usize| steps[*n].row == "step-not" && *n != step;
        let named_not = |n: usize| {
            let clauses = play.clauses(n).0;
            cited.iter().map(|(_, clause)| *clause).find(|clause| clauses.contains(clause)).map(|clause| (n, clause))
        };
        if let Some((not, clause)) = (begin..end).filter(is_not).find_map(named_not) {
            return Some(Deciding { step: Some(not), clause: Some(clause), came: Some(step) });
        }
        if steps[step].row.ends_with("-later") {
            let Deciding { step: decided, came, .. } = self.weighed();
            let came = came.or(decided).filter(|n| *n > step);
            return Some(Deciding { step: Some(step), clause: Some(clause), came });
        }
        // Of several that the case names for the step, the one that makes it happen.
        let is_named = |c: &&ClauseId| cited.iter().any(|(n, named)| *n == step && named == *c);
        let clause = play.clauses(step).0.iter().find(is_named).copied().or(Some(clause));
        // Where nothing came of the step itself: what is asked for and was changed after it, in the same act.
        let asked = || {
            let all = self.case.ruling.paths.iter().filter_map(|line| ruling::last_about(play, &line.path));
            let after = |n: &usize| (step + 1..end).contains(n) && self.weight(*n) >= Weight::Effect;
            all.filter(after).max().filter(|_| steps[step].changes.is_empty() && !steps[step].row.contains("-setup-"))
        };
        Some(Deciding { step: Some(step), clause, came: came_of(steps, step).or_else(asked) })
    }

    /// The steps of the clauses that the case names, in their order.
    fn cited(&self) -> Vec<(usize, ClauseId)> {
        let play = self.play;
        let mut from = 0;
        let mut cited = Vec::new();
        let cites = &self.case.ruling.cites;
        let paths = self.case.ruling.paths.iter();
        let about: Vec<usize> = paths.filter_map(|line| ruling::last_about(play, &line.path)).collect();
        for (n, &(clause, _)) in cites.iter().enumerate() {
            let makes = |n: &usize| {
                let (clauses, _, spoken) = play.clauses(*n);
                spoken && clauses.contains(&clause)
            };
            let names = |n: &usize| {
                let (clauses, supports, spoken) = play.clauses(*n);
                spoken && (clauses.contains(&clause) || supports.contains(&clause))
            };
            // Of the last one the step that it made happen, not one that only rests on it, nor the mere choice.
            let chosen = |n: &usize| self.steps[*n].chose.is_some() && self.steps[*n].changes.is_empty();
            let all = || (from..play.steps()).filter(makes);
            // Of several the last that changed what is asked for.
            let last = || all().rev().find(|n| !chosen(n) && about.contains(n));
            let asked = || last().map(|n| self.kept(n).unwrap_or(n));
            // Or the one where a reading was taken that the case names.
            let read = |n: &usize| {
                self.steps[*n].readings.iter().any(|r| self.case.ruling.readings.iter().any(|(named, _)| named == r))
            };
            let hangs = || all().find(|n| !chosen(n) && read(n));
            let done = || asked().or_else(hangs).or_else(|| all().find(|n| !chosen(n))).or_else(|| all().next());
            let made = if n + 1 == cites.len() { done() } else { None };
            if let Some(step) = made.or_else(|| (from..play.steps()).find(names)) {
                from = step;
                cited.push((step, clause));
            }
        }
        cited
    }

    /// Does a step say that nothing came of something?
    fn is_nothing(&self, n: usize) -> bool {
        let step = &self.steps[n];
        step.spoken && step.changes.is_empty() && step.chose.is_none() && step.weight == Weight::Effect
    }

    /// Where a step tells that something is forbidden no longer: the step of the same phase that it was forbidden to.
    fn kept(&self, n: usize) -> Option<usize> {
        let mut before = (n.saturating_sub(2)..n).rev().filter(|_| self.steps[n].row.ends_with("-turn-refreshed"));
        before.find(|&n| self.weight(n) == Weight::Decides && is_refresh(self.steps[n].row))
    }

    /// The step that decided, by the weights of the steps.
    fn weighed(&self) -> Deciding {
        let (case, play, steps) = (self.case, self.play, &self.steps);
        let weight = |n: usize| self.weight(n);
        let last = |least: Weight| (0..steps.len()).rev().find(|&n| weight(n) >= least);
        let over = ruling::result_of(play) != "ongoing";
        let about = || {
            let all = case.ruling.paths.iter().filter_map(|line| ruling::last_about(play, &line.path));
            all.filter(|&n| weight(n) >= Weight::Result).max()
        };
        // What the course of play changed is asked for only if nothing else is.
        // Whose turn it is then is asked for only if that alone is.
        let alone = case.ruling.paths.len() == 1;
        let is_turn =
            |path: &[String]| matches!(path, [one] if matches!(one.as_str(), "turn" | "phase" | "attack" | "step"));
        let by_course = || {
            let asked = case.ruling.paths.iter().filter(|line| alone || !is_turn(&line.path));
            asked.filter_map(|line| ruling::last_about(play, &line.path)).max().map(|n| self.kept(n).unwrap_or(n))
        };
        let asked = if over { None } else { about() };
        // Whoever stops a loop says how it ends.
        if let Some(rounds) = (0..steps.len()).rev().find(|&n| steps[n].row.ends_with("-ask-rounds")) {
            return Deciding::at(Some(rounds));
        }
        // Where nothing but turns and phases went by, it is that the turn has passed.
        let passes = || (0..steps.len()).rev().find(|&n| steps[n].spoken && is_new_turn(&steps[n]));
        let spoken = || (0..steps.len()).rev().find(|&n| steps[n].spoken && steps[n].fold != Fold::Pass);
        let done = last(Weight::Effect);
        // What a phase did not do, by an effect that forbids it, is not left for what it did besides.
        let held = |done: usize, n: usize| {
            is_refresh(steps[done].row) && weight(done) == Weight::Decides && !steps[done..n].iter().any(is_new_turn)
        };
        let after = || by_course().filter(|n| !over && done.is_none_or(|done| *n > done && !held(done, *n)));
        let came = asked.or_else(after).or(done).or_else(|| last(Weight::Result));
        let Some(came) = came.or_else(passes).or_else(spoken) else { return Deciding::default() };
        let replaced = causes(steps, came).find(|&n| steps[n].row == "step-replace");
        // What was refused after it, in the same act, is what the question is about.
        let acts = |n: &usize| weight(*n) == Weight::Act;
        let end = (came + 1..steps.len()).find(acts).unwrap_or(steps.len());
        let refused =
            |n: &usize| weight(*n) == Weight::Decides && steps[*n].changes.is_empty() && steps[*n].chose.is_none();
        // What is said of the replacement itself is not.
        let aside = |n: &usize| replaced.is_some_and(|replaced| causes(steps, *n).any(|cause| cause == replaced));
        if let Some(refused) = (came + 1..end).rev().find(|n| refused(n) && !aside(n)) {
            return Deciding::at(Some(refused));
        }
        // What a card that was only laid down could not do is what is asked about, not that it was.
        let nothing = |n: &usize| self.is_nothing(*n);
        if let Some(nothing) = (came + 1..end).rev().find(nothing).filter(|_| weight(came) == Weight::Result) {
            return Deciding::at(Some(nothing));
        }
        // What happened instead of something else was decided where that was replaced.
        if replaced.is_some() {
            return Deciding { step: replaced, clause: None, came: Some(came) };
        }
        // What was forbidden last of all, in a later act that changed nothing else, is what is asked about.
        let done = |n: &usize| weight(*n) >= Weight::Result && !steps[*n].changes.is_empty();
        let not = |n: &usize| refused(n) && !is_phase(steps[*n].row) && !steps[*n].row.ends_with("-later");
        let later = (end..steps.len()).rev().find(|n| not(n) || done(n) || self.is_nothing(*n));
        if let Some(later) = later.filter(|n| steps[*n].changes.is_empty() && !over) {
            return Deciding::at(Some(later));
        }
        // What a phase or the preparation does was decided by the clause that has it done, not by the one that says how.
        if let Some(begun) = steps[came].cause.and_then(|cause| cause.checked_sub(1)).filter(|&n| is_begun_by(steps, n))
        {
            return Deciding { step: Some(begun), clause: None, came: Some(came) };
        }
        // Whoever is left has won by what put the last one out, at the same check.
        if over && came > 0 && steps[came - 1].row == steps[came].row && weight(came - 1) == Weight::Decides {
            return Deciding { step: Some(came - 1), clause: None, came: Some(came) };
        }
        // What changed as it was asked decides; what merely came last does so only if nothing in its act weighs more.
        if weight(came) == Weight::Decides || (asked.is_some() && weight(came) > Weight::Result) {
            return Deciding::at(Some(came));
        }
        let begin = (0..came).rev().find(acts).unwrap_or(0);
        let decided = (begin..came).rev().find(|&n| weight(n) == Weight::Decides);
        Deciding { step: decided.or(Some(came)), clause: None, came: decided.map(|_| came) }
    }
}

/// What came of a step that itself changed nothing: what it led to, or what was refused after it in the same act.
fn came_of(steps: &[StepWords], step: usize) -> Option<usize> {
    if !steps[step].changes.is_empty() || weight(steps, step) == Weight::Decides {
        return None;
    }
    let leads_to = |n: usize| causes(steps, n).any(|cause| cause == step);
    let is_done = |n: &usize| weight(steps, *n) >= Weight::Result && !steps[*n].changes.is_empty() && leads_to(*n);
    let end = (step + 1..steps.len()).find(|n| weight(steps, *n) == Weight::Act).unwrap_or(steps.len());
    (step + 1..end).find(is_done)
}

/// The step that caused a step, the one that caused that one, and so on.
fn causes(steps: &[StepWords], step: usize) -> impl Iterator<Item = usize> + '_ {
    let cause = |n: usize| steps[n].cause.and_then(|cause| cause.checked_sub(1)).filter(|cause| *cause < n);
    std::iter::successors(cause(step), move |&n| cause(n))
}

/// The weight of a step: what a phase does by itself is its course, and a mere choice decides nothing.
fn weight(steps: &[StepWords], n: usize) -> Weight {
    let step = &steps[n];
    let by_phase = |cause: usize| {
        let cause = &steps[cause - 1];
        cause.weight == Weight::Course && cause.chose.is_none() && cause.fold == Fold::Course && !is_next(cause.row)
            || is_phase(cause.row)
    };
    match step.weight {
        Weight::Act => Weight::Act,
        _ if causes(steps, n).take(CLEARED).any(|cause| steps[cause].weight == Weight::Clears) => Weight::Course,
        _ if step.chose.is_some() && step.changes.is_empty() => Weight::Course,
        Weight::Effect if step.cause.is_some_and(by_phase) => Weight::Course,
        own => own,
    }
}

/// So far back stands what clears a card away from its going.
const CLEARED: usize = 3;

/// Is a step a spoken one of a phase or of the preparation, that has something done?
fn is_begun_by(steps: &[StepWords], n: usize) -> bool {
    let row = steps[n].row;
    steps[n].spoken && (is_phase(row) || row.contains("-setup-") || row.ends_with("-ask-draw"))
}

/// Does a rule only say whose effect is next?
fn is_next(row: &str) -> bool {
    row.ends_with("-ask-order")
}

/// Does a rule set cards active as the turn begins?
fn is_refresh(row: &str) -> bool {
    row.ends_with("-turn-refresh")
}

/// Does a step begin another turn?
fn is_new_turn(step: &StepWords) -> bool {
    step.row.ends_with("-turn-next")
}

/// Is a rule the beginning of a phase?
fn is_phase(row: &str) -> bool {
    row.contains("-turn-") || row.ends_with("subturn")
}
