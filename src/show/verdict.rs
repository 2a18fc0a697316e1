//! The ruling of a run, made from the run: the step that decided it, its clause, and the readings that it hangs on.

use serde_json::{Value, json};

use super::Desk;
use super::deciding::{Deciding, deciding};
use super::hangs::{Hangs, hangs_on};
use super::question::Question;
use super::screen::{Ink, Screen};
use super::standing::standing;
use super::trace::{Trace, outcome_words, reading_words};
use crate::cardgame::spoken::Weight;
use crate::cards::source::CardSource;
use crate::engine::{ClauseId, Outcome};
use crate::lang::{Language, Speech};
use crate::scenario::plays::refused_by;
use crate::scenario::run::RefusedPlay;
use crate::scenario::{Case, Overrides, Run, ruling};
use crate::table::play::Play;

/// So many refused plays are told.
const MOST_REFUSED: usize = 3;

/// What decided a run.
pub struct Verdict {
    /// The step, by its place; none if a refused play decided.
    pub step: Option<usize>,
    /// What came of it, where another step tells that.
    pub came: Option<usize>,
    /// The refused play, by its place.
    pub refused: Option<usize>,
    /// A play that was refused before what decided: it is asked about, too.
    pub before: Option<usize>,
    /// The deciding clause first, then what else the case names.
    pub clauses: Vec<ClauseId>,
    /// The readings without which it would have come out otherwise.
    pub readings: Vec<Hangs>,
}

impl Verdict {
    /// What decided a run, and the readings that it hangs on.
    pub fn of(desk: &Desk, case: &Case, with: &Overrides, run: &Run, cards: &dyn CardSource) -> Self {
        Self { readings: hangs_on(desk, case, with, run, cards), ..Self::decided(case, run) }
    }

    /// What decided a run; the readings are not looked for.
    pub fn decided(case: &Case, run: &Run) -> Self {
        let play = run.play.as_ref();
        let Deciding { step, clause, came } = deciding(case, run);
        let last = run.refused.len().checked_sub(1);
        // A play that was refused after what decided is what the question is about; what was forced in between is told beside it.
        let is_light = |n: usize| play.step(n, Speech::english()).weight < Weight::Effect;
        let alone = |n: usize| {
            let RefusedPlay { at, after, .. } = run.refused[n];
            step.is_none_or(|s| s < at || (s < after && is_light(s)))
        };
        let refused = last.filter(|&n| run.misses.is_empty() && alone(n));
        let step = step.filter(|_| refused.is_none());
        let before = last.filter(|_| run.misses.is_empty() && refused.is_none());
        let mut clauses: Vec<ClauseId> = match (refused, step) {
            (Some(n), _) => run.refused[n].why.clauses.clone(),
            (None, Some(n)) => clause.or(play.clauses(n).0.first().copied()).into_iter().collect(),
            (None, None) => Vec::new(),
        };
        if run.misses.is_empty() {
            // What was refused is told first, and so is its clause.
            let refusing = before.map(|n| run.refused[n].why.clauses.clone()).unwrap_or_default();
            clauses.retain(|clause| !refusing.contains(clause));
            clauses.splice(0..0, refusing);
            for clause in case.ruling.cites.iter().map(|(c, _)| *c) {
                if !clauses.contains(&clause) {
                    clauses.push(clause);
                }
            }
        }
        let came = came.filter(|_| refused.is_none());
        Self { step, came, refused, before, clauses, readings: Vec::new() }
    }

    /// The ruling in a sentence.
    pub fn words(&self, speech: &Speech, case: &Case, run: &Run) -> String {
        let play = run.play.as_ref();
        let outcome = ruling::result_of(play);
        let result = outcome_words(speech, outcome);
        let refusal = |n: usize| {
            let refused = &run.refused[n];
            let words = refused_by(case.game, &refused.line, &refused.why).words(speech);
            // A second time: that it was done the first time belongs to the answer.
            let key = if is_done_before(play, refused) { "step-refused-again" } else { "step-found" };
            speech.say(key, &[("words", words.into())])
        };
        // All that was refused is asked about, the last of them above all.
        let refusals = |last: usize| ((last + 1).saturating_sub(MOST_REFUSED)..=last).map(refusal);
        let told = [self.step, self.came].into_iter().flatten().map(|n| repeated(play, n, speech));
        let decided = match self.refused {
            Some(n) => refusals(n).collect::<Vec<_>>().join(speech.between()),
            None => self.before.into_iter().flat_map(refusals).chain(told).collect::<Vec<_>>().join(speech.between()),
        };
        if tells(speech, &decided, outcome) {
            return decided;
        }
        // Where the game goes on, what the case asks for is told as it stands; after a refusal, what was done before it.
        let stands = if outcome == "ongoing" && run.misses.is_empty() {
            standing(speech, case, run, &decided, self.refused.is_some())
        } else {
            None
        };
        // That the game goes on is worth a sentence if nothing else is, or if that is the question.
        let goes_on = outcome == "ongoing" && stands.is_some() && !Question::of(case).is_about_the_end();
        let result = if goes_on { String::new() } else { result };
        let all = [decided, stands.unwrap_or_default(), result].into_iter().filter(|words| !words.is_empty());
        all.collect::<Vec<_>>().join(if speech.language == Language::Ja { " " } else { speech.between() })
    }

    /// The ruling, the clause in its words, and the readings.
    pub fn show(&self, desk: &Desk, screen: &mut Screen, trace: &Trace<'_>, case: &Case, run: &Run) {
        let speech = &desk.speech;
        let lead = format!("{} ", speech.word("trace-ruling"));
        screen.paragraph(&lead, Ink::Bold, &self.words(speech, case, run), Ink::Bold);
        if run.misses.is_empty() && !case.ruling.answer.is_empty() {
            let translated = case.in_language(desk.speech.language).map(|words| words.answer.as_str());
            let answer = translated.filter(|words| !words.is_empty()).unwrap_or(&case.ruling.answer);
            screen.paragraph("  ", Ink::Plain, answer, Ink::Plain);
        }
        if let Some((first, more)) = self.clauses.split_first() {
            trace.quote_shortly(screen, "  │ ", *first);
            if !more.is_empty() {
                let words = speech.say("trace-see-also", &[("words", trace.cited(more).into())]);
                screen.paragraph("  ", Ink::Plain, &words, Ink::Faint);
            }
        }
        for reading in &self.readings {
            let question = reading_words(speech, reading.name);
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

/// The words of a step, and how often it was done in a row: two cards are drawn one after the other.
fn repeated(play: &dyn Play, n: usize, speech: &Speech) -> String {
    let step = play.step(n, speech);
    let before = (0..n).rev().filter(|&n| play.clauses(n).2).map(|n| play.step(n, speech));
    let times = 1 + before.take_while(|s| s.row == step.row && s.text == step.text).count();
    match times {
        1 => step.text,
        _ => speech.say("step-times", &[("words", step.text.into()), ("n", times.into())]),
    }
}

/// Does a sentence say how the game ended?
fn tells(speech: &Speech, decided: &str, result: &str) -> bool {
    let said = decided.to_lowercase();
    match Outcome::parse(result) {
        Some(Outcome::Won(_)) => {
            let words = outcome_words(speech, result);
            decided.contains(words.trim_end_matches(['.', '。']))
        }
        Some(Outcome::Drawn) => said.contains(&speech.word("result-draw-short")),
        Some(Outcome::Undecided) => ["op-result-undecided", "gcg-result-undecided", "bp-event-undecided"]
            .iter()
            .any(|key| said.contains(speech.word(key).to_lowercase().trim_end_matches(['.', '。']))),
        None => false,
    }
}

/// Was what is refused done before, by the same player?
fn is_done_before(play: &dyn Play, refused: &RefusedPlay) -> bool {
    let Some((who, words)) = refused.line.split_once(": ") else { return false };
    let words = play.fold(words.split(" -> ").next().unwrap_or(words));
    let done = play.decisions(Speech::english());
    done.iter().any(|d| d.step < refused.at && d.who == who && play.fold(&d.chosen) == words)
}
