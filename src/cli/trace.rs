//! A trace for the eye: numbered steps, indented by depth, with their clauses and what changed.

use std::collections::HashSet;

use serde_json::Value;

use super::rule::{paraphrase, with_of};
use super::screen::{Ink, Screen};
use crate::engine::{ClauseId, Outcome};
use crate::games::play::{Play, StepWords, Waits};
use crate::games::shelf::Playable;
use crate::lang::Speech;
use crate::rules::Library;
use crate::scenario::ruling::shown;

/// How a trace is written.
pub struct Trace<'a> {
    /// The language.
    pub speech: &'a Speech,
    /// The game.
    pub game: &'static Playable,
    /// Folded steps, too.
    pub all: bool,
    /// The texts to quote each clause from when it first appears.
    pub quote: Option<(&'a Library, String)>,
}

impl Trace<'_> {
    /// The steps from one place to another.
    pub fn steps(&self, screen: &mut Screen, play: &dyn Play, from: usize, to: usize) {
        let mut quoted = HashSet::new();
        for n in from..to.min(play.steps()) {
            let step = play.step(n, self.speech);
            if step.spoken || self.all {
                self.step(screen, &step);
                for &clause in &step.clauses {
                    if quoted.insert(clause) {
                        self.quote(screen, clause);
                    }
                }
            }
        }
    }

    /// One step: number, actor, what happened; below it the clauses and readings, and what changed.
    pub fn step(&self, screen: &mut Screen, step: &StepWords) {
        let indent = "  ".repeat(step.depth);
        let ink = if step.spoken { Ink::Plain } else { Ink::Faint };
        let lead = format!("{:>4} {} {indent}", step.n, step.actor.unwrap_or("·"));
        screen.paragraph(&lead, Ink::Bold, &step.text, ink);
        let mut below = self.cited(&step.clauses);
        if !step.readings.is_empty() {
            below = format!(
                "{below} · {}",
                self.speech.say("trace-reading", &[("words", step.readings.join(", ").into())])
            );
        }
        if self.all && !step.supports.is_empty() {
            let words = self.cited(&step.supports);
            below = format!("{below} · {}", self.speech.say("trace-supports", &[("words", words.into())]));
        }
        let pad = " ".repeat(7 + indent.len());
        screen.paragraph(&pad, Ink::Plain, &below, Ink::Faint);
        if !step.changes.is_empty() {
            let words: Vec<String> =
                step.changes.iter().map(|c| format!("{}: {} → {}", c.path, c.from, c.to)).collect();
            screen.paragraph(&pad, Ink::Plain, &words.join("; "), Ink::Faint);
        }
    }

    /// Clauses as they are cited; those of another text with its name.
    pub fn cited(&self, clauses: &[ClauseId]) -> String {
        clauses.iter().map(|&c| self.game.shown(c)).collect::<Vec<_>>().join(", ")
    }

    /// The words of a clause, the first time it is cited.
    fn quote(&self, screen: &mut Screen, clause: ClauseId) {
        let Some((library, edition)) = &self.quote else { return };
        let name = (self.game.other_text)(clause).unwrap_or(edition);
        let Some((game, edition)) = name.split_once('@') else { return };
        let Some(edition) = library.edition(game, edition) else { return };
        if let Some(found) = edition.clause(&clause.to_string()) {
            screen.paragraph(&format!("       │ {} ", found.printed), Ink::Faint, &found.text, Ink::Plain);
            if let Some(said) = paraphrase(edition, found, with_of(self.speech.language)) {
                let lead = format!("       │ {} ", self.speech.word("rule-paraphrase"));
                screen.paragraph(&lead, Ink::Faint, said, Ink::Faint);
            }
        }
    }

    /// Who must choose, why, and from what.
    pub fn decision(&self, screen: &mut Screen, play: &dyn Play) {
        self.asked(screen, play, |n| format!("{:>2}", n + 1));
    }

    /// The same on a copy, whose options have no numbers to be typed.
    pub fn supposed(&self, screen: &mut Screen, play: &dyn Play) {
        self.asked(screen, play, |_| " ·".to_string());
    }

    fn asked(&self, screen: &mut Screen, play: &dyn Play, mark: impl Fn(usize) -> String) {
        match play.waits() {
            Waits::Over(outcome) => screen.line(&outcome_words(self.speech, outcome.name())),
            Waits::For { who, clause, question, .. } => {
                let gaps = [
                    ("who", who.name().into()),
                    ("question", self.speech.word(question).into()),
                    ("clause", self.cited(&[clause]).into()),
                ];
                screen.paragraph("", Ink::Plain, &self.speech.say("trace-decision", &gaps), Ink::Bold);
                for n in 0..play.count() {
                    screen.line(&format!("  {}  {}", mark(n), play.option(n, self.speech)));
                }
            }
        }
    }
}

/// A result in a sentence.
pub fn outcome_words(speech: &Speech, result: &str) -> String {
    match Outcome::parse(result) {
        Some(Outcome::Won(seats)) => {
            let key = if seats.len() > 1 { "result-won-together" } else { "result-won" };
            speech.say(key, &[("player", seats.name().into())])
        }
        Some(Outcome::Drawn) => speech.word("result-draw"),
        Some(Outcome::Undecided) => speech.word("result-undecided"),
        None => speech.word("result-ongoing"),
    }
}

/// What differs between two positions, by path.
pub fn differences(a: &Value, b: &Value) -> Vec<(String, String, String)> {
    let mut out = Vec::new();
    walk(a, b, String::new(), &mut out);
    out
}

fn walk(a: &Value, b: &Value, path: String, out: &mut Vec<(String, String, String)>) {
    match (a, b) {
        (Value::Object(x), Value::Object(y)) => {
            let mut names: Vec<&String> = x.keys().chain(y.keys()).collect();
            names.sort();
            names.dedup();
            for name in names {
                let path = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
                match (x.get(name), y.get(name)) {
                    (Some(a), Some(b)) => walk(a, b, path, out),
                    (a, b) => {
                        let word = |v: Option<&Value>| v.map_or("–".to_string(), |_| "✓".to_string());
                        out.push((path, word(a), word(b)));
                    }
                }
            }
        }
        (a, b) if a == b => {}
        (a, b) => out.push((path, shown(a), shown(b))),
    }
}
