//! The ruling of a run, made from the run: the step that decided it, its clause, and the readings that it hangs on.

use serde_json::{Value, json};

use super::Desk;
use super::failure::Failure;
use super::run::as_far_as_it_goes;
use super::screen::{Ink, Screen};
use super::trace::{Trace, differences, outcome_words};
use crate::cardgame::spoken::Fold;
use crate::cards::source::CardSource;
use crate::engine::ClauseId;
use crate::lang::Speech;
use crate::scenario::plays::refused_by;
use crate::scenario::run::reading_names;
use crate::scenario::{Case, Overrides, Run, ruling};
use crate::table::play::Play;

/// What decided a run.
pub struct Verdict {
    /// The step, by its place; none if a refused play decided.
    pub step: Option<usize>,
    /// The refused play, by its place.
    pub refused: Option<usize>,
    /// The deciding clause first, then what else the case names.
    pub clauses: Vec<ClauseId>,
    /// The readings without which it would have come out otherwise.
    pub readings: Vec<Hangs>,
}

/// A reading that decided.
pub struct Hangs {
    /// Its name.
    pub name: &'static str,
    /// The option that was played.
    pub option: &'static str,
    /// The other options, and what is different under each.
    pub others: Vec<(&'static str, String)>,
}

impl Verdict {
    /// What decided a run.
    pub fn of(desk: &Desk, case: &Case, with: &Overrides, run: &Run, cards: &dyn CardSource) -> Result<Self, Failure> {
        let play = run.play.as_ref();
        let (step, clause) = deciding(case, run);
        let last = run.refused.len().checked_sub(1);
        let refused = last.filter(|&n| run.misses.is_empty() && step.is_none_or(|s| s < run.refused[n].after));
        let step = step.filter(|_| refused.is_none());
        let mut clauses: Vec<ClauseId> = match (refused, step) {
            (Some(n), _) => run.refused[n].why.clauses.clone(),
            (None, Some(n)) => clause.or(play.clauses(n).0.first().copied()).into_iter().collect(),
            (None, None) => Vec::new(),
        };
        if run.misses.is_empty() {
            for clause in case.ruling.cites.iter().map(|(c, _)| *c) {
                if !clauses.contains(&clause) {
                    clauses.push(clause);
                }
            }
        }
        Ok(Self { step, refused, clauses, readings: hangs_on(desk, case, with, run, cards)? })
    }

    /// The ruling in a sentence.
    pub fn words(&self, speech: &Speech, case: &Case, run: &Run) -> String {
        let play = run.play.as_ref();
        let outcome = ruling::result_of(play);
        let result = outcome_words(speech, outcome);
        let decided = match (self.refused, self.step) {
            (Some(n), _) => {
                let refused = &run.refused[n];
                format!("{}.", refused_by(case.game, &refused.line, &refused.why).words(speech))
            }
            (None, Some(n)) => play.step(n, speech).text,
            (None, None) => String::new(),
        };
        // The step that ends the game says how it ended.
        let ends = outcome != "ongoing"
            && self.step.is_some()
            && self.step == ruling::last_about(play, &["result".to_string()]);
        let is_said = decided.contains(result.trim_end_matches(['.', '。'])) || outcome == "draw";
        if ends && is_said { decided } else { format!("{decided} {result}").trim().to_string() }
    }

    /// The ruling, the clause in its words, and the readings.
    pub fn show(&self, desk: &Desk, screen: &mut Screen, trace: &Trace<'_>, case: &Case, run: &Run) {
        let speech = &desk.speech;
        let lead = format!("{} ", speech.word("trace-ruling"));
        screen.paragraph(&lead, Ink::Bold, &self.words(speech, case, run), Ink::Bold);
        if run.misses.is_empty() && !case.ruling.answer.is_empty() {
            screen.paragraph("  ", Ink::Plain, &case.ruling.answer, Ink::Plain);
        }
        if let Some((first, more)) = self.clauses.split_first() {
            trace.quote(screen, "  │ ", *first);
            if !more.is_empty() {
                let words = speech.say("trace-see-also", &[("words", trace.cited(more).into())]);
                screen.paragraph("  ", Ink::Plain, &words, Ink::Faint);
            }
        }
        for reading in &self.readings {
            let question = speech.word(&format!("reading-{}", reading.name));
            let option = |option: &str| option_words(speech, reading.name, option);
            let gaps = [
                ("name", reading.name.into()),
                ("question", question.into()),
                ("option", option(reading.option).into()),
            ];
            screen.paragraph("  ", Ink::Plain, &speech.say("trace-reading-here", &gaps), Ink::Doubt);
            for (other, differs) in &reading.others {
                let gaps = [("option", option(other).into()), ("words", differs.as_str().into())];
                screen.paragraph("    ", Ink::Plain, &speech.say("trace-reading-other", &gaps), Ink::Plain);
            }
        }
    }

    /// The same for programs.
    pub fn json(&self, speech: &Speech, case: &Case, run: &Run) -> Value {
        let readings: Vec<Value> = self
            .readings
            .iter()
            .map(|r| {
                let others: Vec<Value> =
                    r.others.iter().map(|(option, words)| json!({ "option": option, "differs": words })).collect();
                json!({ "name": r.name, "option": r.option, "others": others })
            })
            .collect();
        json!({
            "text": self.words(speech, case, run),
            "step": self.step.map(|n| n + 1),
            "refused": self.refused.map(|n| run.refused[n].line.as_str()),
            "clauses": self.clauses.iter().map(|&c| case.game.cited(c)).collect::<Vec<_>>(),
            "readings": readings,
        })
    }
}

/// An option of a reading in words, where the catalogues have them.
pub fn option_words(speech: &Speech, reading: &str, option: &str) -> String {
    let key = format!("reading-{reading}-{option}");
    if speech.has(&key) { speech.word(&key) } else { option.to_string() }
}

/// The step that decided, and the clause if the case names it: where the run came out otherwise; where the last clause that the case names
/// was cited; where the game was won, or what the case asks for last changed; or the last step that is no mere course of play.
fn deciding(case: &Case, run: &Run) -> (Option<usize>, Option<ClauseId>) {
    let play = run.play.as_ref();
    let english = Speech::english();
    let counts = |n: &usize| {
        let step = play.step(*n, english);
        step.spoken && step.fold != Fold::Course && step.fold != Fold::Pass && step.chose.is_none()
    };
    if let Some(step) = run.misses.iter().find_map(|m| m.step) {
        return (Some(step), None);
    }
    let mut from = 0;
    let mut cited = Vec::new();
    for &(clause, _) in &case.ruling.cites {
        let names = |n: &usize| {
            let (clauses, supports, spoken) = play.clauses(*n);
            spoken && (clauses.contains(&clause) || supports.contains(&clause))
        };
        if let Some(step) = (from..play.steps()).find(names) {
            from = step;
            cited.push((step, clause));
        }
    }
    // What is mere course of play decides only if nothing else is named.
    let course = |n: usize| matches!(play.step(n, english).fold, Fold::Course | Fold::Pass);
    if let Some(&(step, clause)) = cited.iter().rev().find(|(n, _)| !course(*n)).or(cited.last()) {
        // Of several that the case names for the step, the one that makes it happen.
        let named = |c: &&ClauseId| cited.iter().any(|(n, named)| *n == step && named == *c);
        return (Some(step), play.clauses(step).0.iter().find(named).copied().or(Some(clause)));
    }
    let last = (0..play.steps()).rev().find(counts);
    if ruling::result_of(play) != "ongoing" {
        return (last, None);
    }
    let about = case.ruling.paths.iter().filter_map(|line| ruling::last_about(play, &line.path));
    (about.filter(counts).max().or(last), None)
}

/// The readings whose other options lead elsewhere: flipped, and the case played again.
fn hangs_on(
    desk: &Desk,
    case: &Case,
    with: &Overrides,
    run: &Run,
    cards: &dyn CardSource,
) -> Result<Vec<Hangs>, Failure> {
    let play = run.play.as_ref();
    let by_refusal: Vec<&str> = run.refused.iter().flat_map(|r| reading_names(case.game, &r.why)).collect();
    let used = |name: &'static str| play.readings_used().contains(&name) || by_refusal.contains(&name);
    let named = |name: &str| {
        let chosen = case.readings.iter().chain(&with.readings).any(|(n, _)| n == name);
        chosen || by_refusal.contains(&name) || case.ruling.readings.iter().any(|(n, _)| n == name)
    };
    let mut hangs = Vec::new();
    for facts in (case.game.readings)().iter().filter(|f| used(f.name)) {
        let chosen = case.readings.iter().chain(&with.readings).rev().find(|(n, _)| n == facts.name);
        let option = facts.options.iter().find(|o| chosen.is_some_and(|(_, c)| c == **o)).unwrap_or(&facts.options[0]);
        let mut others = Vec::new();
        for other in facts.options.iter().filter(|o| *o != option) {
            let mut flipped = with.clone();
            flipped.readings.push((facts.name.to_string(), other.to_string()));
            let (theirs, end) = as_far_as_it_goes(desk, case, &flipped, cards)?;
            match end {
                Ok(_) => others.extend(apart(&desk.speech, play, theirs.as_ref()).map(|words| (*other, words))),
                // A line that does not fit is no proof that something hangs on the reading, unless the case says so.
                Err(fault) if named(facts.name) => {
                    let words = format!("{} ({})", fault.place.source.trim(), fault.said.words(&desk.speech));
                    others.push((*other, desk.speech.say("compare-no-fit", &[("words", words.into())])));
                }
                Err(_) => {}
            }
        }
        if !others.is_empty() {
            hangs.push(Hangs { name: facts.name, option, others });
        }
    }
    Ok(hangs)
}

/// What differs between the ends of two runs.
fn apart(speech: &Speech, ours: &dyn Play, theirs: &dyn Play) -> Option<String> {
    let results = [ours, theirs].map(ruling::result_of);
    if results[0] != results[1] {
        return Some(outcome_words(speech, results[1]));
    }
    let mut words = Vec::new();
    let all = differences(&ours.values(), &theirs.values());
    let shown = all.iter().filter(|(path, ..)| path != "result").take(SHOWN);
    words.extend(shown.map(|(path, here, there)| format!("{path}: {there} ({here})")));
    if all.len() > SHOWN {
        words.push("…".to_string());
    }
    (!words.is_empty()).then(|| words.join("; "))
}

/// How many differences are named.
const SHOWN: usize = 3;
