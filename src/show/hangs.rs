//! The readings that a run hangs on: each flipped, and the same answers given again.

use serde_json::Value;

use super::Desk;
use super::changes::{value_words, whose_place};
use super::trace::outcome_words;
use crate::cards::source::CardSource;
use crate::engine::ReadingFacts;
use crate::lang::Speech;
use crate::scenario::plays::options;
use crate::scenario::run::{play_all, reading_names, start};
use crate::scenario::{Case, Overrides, Run, ruling};
use crate::table::play::{DecisionWords, Play, Waits};

/// A reading that decided.
pub struct Hangs {
    /// Its name.
    pub name: &'static str,
    /// The option that was played.
    pub option: &'static str,
    /// The other options, and what is different under each.
    pub others: Vec<(&'static str, String)>,
}

/// The readings whose other options lead elsewhere. All that were looked at are tried, not only those that steps name: a value may rest on
/// one as well.
pub fn hangs_on(desk: &Desk, case: &Case, with: &Overrides, run: &Run, cards: &dyn CardSource) -> Vec<Hangs> {
    let mut hangs = Vec::new();
    let mut looked = run.play.readings_looked_at();
    looked.extend(run.refused.iter().flat_map(|r| reading_names(case.game, &r.why)));
    for facts in (case.game.readings)().iter().filter(|facts| looked.contains(&facts.name)) {
        let chosen = case.readings.iter().chain(&with.readings).rev().find(|(n, _)| n == facts.name);
        let option = facts.options.iter().find(|o| chosen.is_some_and(|(_, c)| c == **o)).unwrap_or(&facts.options[0]);
        let mut others = Vec::new();
        for other in facts.options.iter().filter(|o| *o != option) {
            let mut flipped = with.clone();
            flipped.readings.push((facts.name.to_string(), other.to_string()));
            let differs = differs(&desk.speech, case, &flipped, (run, facts), cards);
            others.extend(differs.map(|words| (*other, words)));
        }
        if !others.is_empty() {
            hangs.push(Hangs { name: facts.name, option, others });
        }
    }
    hangs
}

/// What is different with other readings, in words.
fn differs(
    speech: &Speech,
    case: &Case,
    flipped: &Overrides,
    (run, facts): (&Run, &ReadingFacts),
    cards: &dyn CardSource,
) -> Option<String> {
    let ours = run.play.as_ref();
    // A board that cannot be without the reading is another board.
    let Ok(mut theirs) = start(case, flipped, cards) else { return None };
    let Err(fault) = play_all(case, theirs.as_mut()) else { return apart(speech, case, ours, theirs.as_ref()) };
    // A play that was refused by the reading, and is legal without it.
    let refuses = run.refused.iter().any(|r| reading_names(case.game, &r.why).contains(&facts.name));
    if refuses || fault.said.key() == Some("case-was-legal") {
        let words = format!("{} ({})", fault.place.source.trim(), fault.said.words(speech));
        return Some(speech.say("compare-no-fit", &[("words", words.into())]));
    }
    // The same answers, but for passes, which come in another order.
    let mut theirs = start(case, flipped, cards).ok()?;
    match same_answers(speech, ours, theirs.as_mut()) {
        Ok(()) => apart(speech, case, ours, theirs.as_ref()),
        Err(words) => Some(words),
    }
}

/// Give the answers of a run again, as far as they are asked for; whoever is asked more often passes. An error: what is asked instead, in words.
fn same_answers(speech: &Speech, ours: &dyn Play, theirs: &mut dyn Play) -> Result<(), String> {
    let english = Speech::english();
    let all = ours.decisions(english);
    let is_pass = |words: &String| words == "pass";
    let mut next = 0;
    let mut passes = 0;
    loop {
        let Waits::For { who, clause, question, at_rest } = theirs.waits() else { return Ok(()) };
        let offered = options(theirs);
        let place = |d: &DecisionWords| {
            if d.who == who.name() { offered.iter().position(|o| *o == d.chosen) } else { None }
        };
        let mut found = None;
        for (at, decision) in all.iter().enumerate().skip(next) {
            if let Some(n) = place(decision) {
                found = Some((at, n));
                break;
            }
            if !decision.forced && !is_pass(&decision.chosen) {
                break;
            }
        }
        if let Some((at, n)) = found {
            next = at + 1;
            theirs.answer(n);
            continue;
        }
        let left = all.iter().skip(next).find(|d| !d.forced && !is_pass(&d.chosen));
        if left.is_none() && (at_rest || theirs.waits() == ours.waits()) {
            return Ok(());
        }
        passes += 1;
        let pass = if offered.len() == 1 { Some(0) } else { offered.iter().position(is_pass) };
        match pass.filter(|_| !at_rest && passes < MOST_PASSES) {
            Some(n) => drop(theirs.answer(n)),
            None => {
                // A question that was never asked here is what differs; else that an answer is not asked for.
                let named = ours.decisions(speech);
                let known = at_rest || all.iter().any(|d| d.clause == clause);
                let missing = left.filter(|_| known).and_then(|d| named.iter().find(|n| n.step == d.step));
                return Err(match missing {
                    Some(d) => {
                        speech.say("trace-hangs-not", &[("who", d.who.into()), ("words", d.chosen.as_str().into())])
                    }
                    None => speech.say(
                        "trace-hangs-asked",
                        &[
                            ("who", speech.players(who.name()).into()),
                            ("question", speech.word(question).into()),
                            ("clause", clause.to_string().into()),
                        ],
                    ),
                });
            }
        }
    }
}

/// So many passes may come to a line.
const MOST_PASSES: usize = 40;

/// What differs between the ends of two runs.
fn apart(speech: &Speech, case: &Case, ours: &dyn Play, theirs: &dyn Play) -> Option<String> {
    let results = [ours, theirs].map(ruling::result_of);
    if results[0] != results[1] {
        return Some(outcome_words(speech, results[1]));
    }
    let mut found = Vec::new();
    walk(speech, &ours.values(), &theirs.values(), &mut Vec::new(), &mut found);
    // What the case asks about comes first.
    let asked = |path: &[String]| {
        case.ruling.paths.iter().any(|line| path.starts_with(&line.path) || line.path.starts_with(path))
    };
    found.sort_by_key(|(path, _)| !asked(path));
    let mut words: Vec<String> = found.into_iter().map(|(_, words)| words).collect();
    let more = words.len() > SHOWN;
    words.truncate(SHOWN);
    words.extend(more.then(|| "…".to_string()));
    (!words.is_empty()).then(|| words.join("; "))
}

/// How many differences are named.
const SHOWN: usize = 3;

/// A difference: where, and what, in words.
type Differs = (Vec<String>, String);

/// What differs at a path and below it, in words.
fn walk(speech: &Speech, ours: &Value, theirs: &Value, path: &mut Vec<String>, out: &mut Vec<Differs>) {
    let here = whose_place(speech, path);
    let listed = |key: &str, words: &[String]| {
        let said = speech.say(key, &[("path", here.as_str().into()), ("words", words.join(", ").into())]);
        (!words.is_empty()).then(|| (path.clone(), said))
    };
    match (ours, theirs) {
        (Value::Object(a), Value::Object(b)) => {
            out.extend(listed("trace-differs-with", &only(b.keys(), a.keys())));
            out.extend(listed("trace-differs-without", &only(a.keys(), b.keys())));
            let whole = path.is_empty();
            for (name, value) in a.iter().filter(|(name, _)| !whole || *name != "result") {
                if let Some(other) = b.get(name) {
                    path.push(name.clone());
                    walk(speech, value, other, path, out);
                    path.pop();
                }
            }
        }
        (a, b) if a == b => {}
        (Value::Array(a), Value::Array(b)) if a.len() != b.len() => {
            let gaps = [("path", here.into()), ("there", b.len().into()), ("here", a.len().into())];
            out.push((path.clone(), speech.say("trace-differs-count", &gaps)));
        }
        (Value::Array(a), Value::Array(b)) => {
            let [a, b] = [a, b].map(|list| list.iter().map(ruling::shown).collect::<Vec<_>>());
            let order = (path.clone(), speech.say("trace-differs-order", &[("path", here.as_str().into())]));
            out.push(listed("trace-differs-with", &only(b.iter(), a.iter())).unwrap_or(order));
        }
        (a, b) => {
            let what = path.last().map_or("", String::as_str);
            let word = |value: &Value| match ruling::shown(value) {
                nothing if nothing.is_empty() => "–".to_string(),
                shown => value_words(speech, what, &shown),
            };
            let gaps = [("path", here.as_str().into()), ("there", word(b).into()), ("here", word(a).into())];
            out.push((path.clone(), speech.say("trace-differs-value", &gaps)));
        }
    }
}

/// Those of a list that another one lacks, each as often as it is there.
fn only<'a>(all: impl Iterator<Item = &'a String>, other: impl Iterator<Item = &'a String>) -> Vec<String> {
    let mut left: Vec<&String> = other.collect();
    let mut out = Vec::new();
    for name in all {
        match left.iter().position(|l| *l == name) {
            Some(at) => drop(left.swap_remove(at)),
            None => out.push(name.clone()),
        }
    }
    out
}
