//! `shinpan run CASE…`: play a case and show the trace.

use serde_json::{Value, json};

use super::args::RunArgs;
use super::failure::Failure;
use super::screen::{Ink, Screen};
use super::trace::{Trace, differences, outcome_words, uncertain};
use super::verdict::Verdict;
use super::{Desk, Shown, cases, data, unsaid};
use crate::cards::source::CardSource;
use crate::engine::Change;
use crate::lang::Speech;
use crate::scenario::plays::refused_by;
use crate::scenario::run::{play_all, reading_names, start};
use crate::scenario::{Case, CaseFault, Overrides, Run, ruling, run as play_out};
use crate::table::play::{Play, StepWords, Waits};

pub fn run(desk: &Desk, args: &RunArgs) -> Result<Shown, Failure> {
    let cards = data::for_boards(desk, &args.cards)?;
    let mut screen = desk.blank();
    let mut documents = Vec::new();
    let mut failed = false;
    for name in &args.cases {
        let case = cases::load(desk, name)?;
        let with = cases::overrides(desk, &case, args.edition.as_deref(), &args.reading)?;
        let library = Some((desk.library(Some(case.game.name))?, edition_name(&case, &with)));
        let mut trace = Trace { library, quote: args.quote, ..Trace::new(&desk.speech, case.game, args.all) };
        screen.gap();
        if let Some(other) = &args.compare {
            documents.push(compare(desk, &mut screen, &trace, &case, &with, (other, &cards))?);
            continue;
        }
        let run = play_out(&case, &with, &cards).map_err(|f| cases::failure(&desk.speech, &f, Some(case.game)))?;
        failed |= !run.misses.is_empty();
        let verdict = Verdict::of(desk, &case, &with, &run, &cards);
        if desk.json {
            documents.push(document(desk, &case, &with, &run, &verdict));
        } else {
            trace.deciding = verdict.step;
            trace.readings = Some(verdict.readings.iter().map(|r| r.name).collect());
            show(desk, &mut screen, &trace, &case, (&with, &verdict), &run);
        }
    }
    if desk.json {
        let value = if documents.len() == 1 { documents.remove(0) } else { Value::Array(documents) };
        return Ok(Shown::Json(value).failed_if(failed));
    }
    Ok(Shown::Text(screen).failed_if(failed))
}

/// The edition that a run is under.
pub fn edition_name(case: &Case, with: &Overrides) -> String {
    let edition = with.edition.unwrap_or(case.edition);
    format!("{}@{}", case.game.name, case.game.editions[edition as usize])
}

fn head(screen: &mut Screen, desk: &Desk, case: &Case, edition: &str) {
    let language = desk.speech.language;
    let title = screen.inked(Ink::Bold, case.title_in(language).unwrap_or(&case.title));
    screen.line(&title);
    let mut below = format!("{edition} · {}", case.file);
    if !case.source.is_empty() {
        below = format!("{below} · {}", case.source);
    }
    screen.paragraph("", Ink::Plain, &below, Ink::Faint);
    let translated = case.in_language(language).map(|words| words.question.as_str()).filter(|words| !words.is_empty());
    for (n, paragraph) in case.question.lines().filter(|l| !l.trim().is_empty()).enumerate() {
        let words = translated.filter(|_| n == 0).unwrap_or(paragraph.trim());
        screen.paragraph("", Ink::Plain, words, Ink::Plain);
    }
    let flipped: Vec<String> = case.readings.iter().map(|(n, o)| format!("{n} = {o}")).collect();
    if !flipped.is_empty() {
        let words = desk.speech.say("trace-under", &[("words", flipped.join(", ").into())]);
        screen.paragraph("", Ink::Plain, &words, Ink::Doubt);
    }
    screen.gap();
}

fn show(
    desk: &Desk,
    screen: &mut Screen,
    trace: &Trace<'_>,
    case: &Case,
    (with, verdict): (&Overrides, &Verdict),
    run: &Run,
) {
    head(screen, desk, case, &edition_name(case, with));
    verdict.show(desk, screen, trace, case, run);
    if !run.misses.is_empty() {
        screen.paragraph("", Ink::Plain, &desk.speech.word("trace-failed"), Ink::Doubt);
    }
    for miss in &run.misses {
        let lead = format!("  {}: ", case.source().place(miss.at).line);
        screen.paragraph(&lead, Ink::Faint, &miss.said.words(&desk.speech), Ink::Doubt);
    }
    screen.gap();
    for line in run.play.first_lines(&desk.speech) {
        screen.line(&format!("  {line}"));
    }
    for words in unsaid::words(&desk.speech, run.play.as_ref()) {
        screen.paragraph("  ! ", Ink::Doubt, &words, Ink::Doubt);
    }
    screen.gap();
    let mut from = 0;
    for (n, refused) in run.refused.iter().enumerate() {
        trace.steps(screen, run.play.as_ref(), from, refused.after);
        from = refused.after;
        let words = refused_by(case.game, &refused.line, &refused.why).words(&desk.speech);
        let lead = if verdict.refused == Some(n) { "▶  ✗ " } else { "   ✗ " };
        screen.paragraph(lead, Ink::Bold, &words, Ink::Plain);
    }
    trace.steps(screen, run.play.as_ref(), from, run.play.steps());
    if let Some(before) = run.play.met_before() {
        screen.line(&desk.speech.say("trace-met-before", &[("n", (before + 1).into())]));
    }
    ours(desk, screen, case, run, verdict);
}

/// A text that is in our own words is called so.
fn ours(desk: &Desk, screen: &mut Screen, case: &Case, run: &Run, verdict: &Verdict) {
    let play = run.play.as_ref();
    let cited = (0..play.steps()).flat_map(|n| [play.clauses(n).0, play.clauses(n).1].concat());
    if let Some(text) = cited.chain(verdict.clauses.clone()).filter_map(case.game.other_text).next() {
        let name = text.split('@').next_back().unwrap_or(text);
        screen.gap();
        screen.paragraph("", Ink::Plain, &desk.speech.say("trace-ours", &[("text", name.into())]), Ink::Faint);
    }
}

/// A step as `--json` has it; the changes in the English words of cases.
pub fn step_json(case: &Case, step: &StepWords, changes: &[Change<String>]) -> Value {
    let changes: Vec<Value> = changes.iter().map(|c| json!({ "path": c.path, "from": c.from, "to": c.to })).collect();
    json!({
        "n": step.n,
        "depth": step.depth,
        "clauses": step.clauses.iter().map(|&c| case.game.cited(c)).collect::<Vec<_>>(),
        "supports": step.supports.iter().map(|&c| case.game.cited(c)).collect::<Vec<_>>(),
        "readings": step.readings,
        "spoken": step.spoken,
        "actor": step.actor,
        "row": step.row,
        "text": step.text,
        "changes": changes,
    })
}

/// A case that was played, as `--json` has it.
pub fn document(desk: &Desk, case: &Case, with: &Overrides, run: &Run, verdict: &Verdict) -> Value {
    let play = run.play.as_ref();
    let changes = |n| play.step(n, Speech::english()).changes;
    let library = desk.library(Some(case.game.name)).ok();
    let edition = edition_name(case, with);
    let step = |n| {
        let step = play.step(n, &desk.speech);
        let mut value = step_json(case, &step, &changes(n));
        let cited = [&step.clauses[..], &step.supports[..]].concat();
        let doubt = library.map(|l| uncertain(l, case.game, &edition, &cited)).unwrap_or_default();
        value["uncertain"] = doubt.iter().map(|&c| case.game.cited(c)).collect::<Vec<_>>().into();
        value
    };
    let steps: Vec<Value> = (0..play.steps()).map(step).collect();
    let decisions: Vec<Value> = play
        .decisions(&desk.speech)
        .iter()
        .enumerate()
        .map(|(n, d)| {
            json!({
                "n": n + 1,
                "chooser": d.who,
                "clause": case.game.cited(d.clause),
                "forced": d.forced,
                "options": d.options,
                "chosen": d.chosen,
            })
        })
        .collect();
    let refused: Vec<Value> = run
        .refused
        .iter()
        .map(|r| {
            json!({
                "after": r.after,
                "line": r.line,
                "clauses": r.why.clauses.iter().map(|&c| case.game.cited(c)).collect::<Vec<_>>(),
                "supports": r.why.supports.iter().map(|&c| case.game.cited(c)).collect::<Vec<_>>(),
                "readings": reading_names(case.game, &r.why),
            })
        })
        .collect();
    let failures: Vec<String> = run.misses.iter().map(|m| m.said.words(&desk.speech)).collect();
    json!({
        "case": case.file,
        "game": case.game.name,
        "edition": edition_name(case, with),
        "ruling": verdict.json(&desk.speech, case, run),
        "steps": steps,
        "decisions": decisions,
        "refused": refused,
        "result": ruling::result_of(play),
        "unsaid": unsaid::document(play),
        "expected": { "passed": failures.is_empty(), "failures": failures },
    })
}

/// Two runs side by side, until they part.
pub fn compare(
    desk: &Desk,
    screen: &mut Screen,
    trace: &Trace<'_>,
    case: &Case,
    with: &Overrides,
    (other, cards): (&str, &dyn CardSource),
) -> Result<Value, Failure> {
    let mut changed = with.clone();
    if other.contains('=') {
        changed.readings.push(cases::reading(&desk.speech, case.game, other)?);
    } else {
        changed.edition = cases::overrides(desk, case, Some(other), &[])?.edition;
    }
    let (ours, our_end) = as_far_as_it_goes(desk, case, with, cards)?;
    let (theirs, their_end) = as_far_as_it_goes(desk, case, &changed, cards)?;
    let names = [label(case, with), label(case, &changed)];
    let (a, b) = (spoken(desk, ours.as_ref()), spoken(desk, theirs.as_ref()));
    let alike = a.iter().zip(&b).take_while(|(x, y)| x.text == y.text && x.clauses == y.clauses).count();
    let ends = ends(desk, [&our_end, &their_end]);
    let apart = differences(&ours.values(), &theirs.values());
    let parts = alike < a.len().max(b.len()) || our_end.is_ok() != their_end.is_ok();
    if !desk.json {
        head(screen, desk, case, &edition_name(case, with));
        let gaps = [("a", names[0].as_str().into()), ("b", names[1].as_str().into()), ("n", alike.into())];
        screen.paragraph(
            "",
            Ink::Plain,
            &desk.speech.say(if parts { "compare-parts" } else { "compare-same" }, &gaps),
            Ink::Bold,
        );
        if let Some(last) = alike.checked_sub(1) {
            trace.step(screen, &a[last]);
        }
        let sides = [(&a, &ends[0], ours.as_ref()), (&b, &ends[1], theirs.as_ref())];
        for (name, (steps, end, play)) in names.iter().zip(sides) {
            screen.gap();
            let title = screen.inked(Ink::Bold, name);
            screen.line(&title);
            match steps.get(alike) {
                Some(step) if parts => trace.step(screen, step),
                None if parts => trace.decision(screen, play),
                _ => {}
            }
            screen.paragraph("  ", Ink::Plain, end, Ink::Plain);
        }
        screen.gap();
        for (path, x, y) in &apart {
            screen.line(&format!("  {path}: {x} | {y}"));
        }
    }
    let side = |n: usize, steps: &[StepWords], end: &Result<&'static str, CaseFault>, play: &dyn Play| {
        let decision = match (steps.get(alike), play.waits()) {
            (None, Waits::For { who, clause, .. }) => {
                let options: Vec<String> = (0..play.count()).map(|n| play.option(n, &desk.speech)).collect();
                json!({ "chooser": who.name(), "clause": case.game.cited(clause), "options": options })
            }
            _ => Value::Null,
        };
        json!({
            "under": names[n],
            "step": steps.get(alike).map(|s| step_json(case, s, &s.changes)),
            "decision": decision,
            "result": end.as_ref().ok(),
            "fits": end.is_ok(),
            "end": ends[n],
        })
    };
    let apart: Vec<Value> = apart.iter().map(|(p, x, y)| json!({ "path": p, "a": x, "b": y })).collect();
    Ok(json!({
        "case": case.file,
        "alike": alike,
        "parts": parts,
        "a": side(0, &a, &our_end, ours.as_ref()),
        "b": side(1, &b, &their_end, theirs.as_ref()),
        "differences": apart,
    }))
}

/// How both sides end, in words.
fn ends(desk: &Desk, both: [&Result<&'static str, CaseFault>; 2]) -> [String; 2] {
    // Nobody has answered yet, on either side: that is no misfit.
    let is_open = |end: &Result<_, CaseFault>| end.as_ref().is_err_and(|f| f.said.key() == Some("case-open-choice"));
    let is_unfinished = both.iter().all(|end| is_open(end));
    both.map(|end| match end {
        Ok(result) => outcome_words(&desk.speech, result),
        Err(fault) if is_unfinished => fault.said.words(&desk.speech),
        Err(fault) => {
            let words =
                format!("{}: {} ({})", fault.place.line, fault.place.source.trim(), fault.said.words(&desk.speech));
            desk.speech.say("compare-no-fit", &[("words", words.into())])
        }
    })
}

fn label(case: &Case, with: &Overrides) -> String {
    let mut readings: Vec<&(String, String)> = Vec::new();
    for reading in case.readings.iter().chain(&with.readings) {
        readings.retain(|(name, _)| *name != reading.0);
        readings.push(reading);
    }
    let mut words: Vec<String> = vec![edition_name(case, with)];
    words.extend(readings.iter().map(|(n, o)| format!("{n}={o}")));
    words.join(", ")
}

/// A line, and its end.
pub type Played = (Box<dyn Play>, Result<&'static str, CaseFault>);

/// A case played with readings or an edition that it was not written for, as far as its lines go.
pub fn as_far_as_it_goes(
    desk: &Desk,
    case: &Case,
    with: &Overrides,
    cards: &dyn CardSource,
) -> Result<Played, Failure> {
    let mut play = start(case, with, cards).map_err(|f| cases::failure(&desk.speech, &f, Some(case.game)))?;
    let end = play_all(case, play.as_mut()).map(|_| ruling::result_of(play.as_ref()));
    Ok((play, end))
}

fn spoken(desk: &Desk, play: &dyn Play) -> Vec<StepWords> {
    (0..play.steps()).map(|n| play.step(n, &desk.speech)).filter(|s| s.spoken).collect()
}
