//! `shinpan check [PATH…]`: run all cases, in parallel.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use serde_json::json;

use super::args::CheckArgs;
use super::failure::Failure;
use super::screen::{Ink, bar};
use super::trace::Trace;
use super::{Desk, Shown, cases, data};
use crate::cards::source::CardSource;
use crate::lang::Speech;
use crate::scenario::ruling::Miss;
use crate::scenario::{Case, CaseFault, Overrides, Run, run as play_out};
use crate::table::shelf::Playable;

/// How a case came out.
enum Checked {
    Passed,
    Missed(Box<Case>, Run),
    Faulty(CaseFault, Option<&'static Playable>),
    Unreadable(String),
}

pub fn run(desk: &Desk, args: &CheckArgs) -> Result<Shown, Failure> {
    let pages = cases::all(desk, &args.paths)?;
    let cards = data::for_boards(desk, &args.cards)?;
    let checked = all(&pages, &cards);
    let passed = checked.iter().filter(|c| matches!(c, Checked::Passed)).count();
    let failed = checked.len() - passed;
    // What is no case at all is bad input, and no case that failed.
    let unreadable = checked.iter().any(|c| matches!(c, Checked::Unreadable(_) | Checked::Faulty(_, None)));
    if desk.json {
        let list: Vec<_> = pages
            .iter()
            .zip(&checked)
            .map(|((name, _), c)| json!({ "case": name, "passed": matches!(c, Checked::Passed), "failures": failures(&desk.speech, c) }))
            .collect();
        let shown = Shown::Json(json!({ "passed": passed, "failed": failed, "cases": list }));
        return Ok(if unreadable { Shown::Unreadable(Box::new(shown)) } else { shown.failed_if(failed > 0) });
    }
    let mut screen = desk.blank();
    for ((name, _), checked) in pages.iter().zip(&checked) {
        match checked {
            Checked::Passed => {}
            Checked::Unreadable(words) => screen.block(words.trim_end()),
            Checked::Faulty(fault, game) => {
                let title = screen.inked(Ink::Bold, name);
                screen.line(&title);
                screen.block(&cases::words_of(&desk.speech, fault, *game));
            }
            Checked::Missed(case, run) => {
                let title = screen.inked(Ink::Bold, name);
                screen.line(&title);
                for miss in &run.misses {
                    let place = case.source().place(miss.at);
                    screen.paragraph(
                        &format!("  {}: ", place.line),
                        Ink::Faint,
                        &miss.said.words(&desk.speech),
                        Ink::Doubt,
                    );
                    around(desk, &mut screen, case, run, miss);
                }
                screen.gap();
            }
        }
    }
    screen.line(&desk.speech.say("check-totals", &[("passed", passed.into()), ("failed", failed.into())]));
    let shown = Shown::Text(screen);
    Ok(if unreadable { Shown::Unreadable(Box::new(shown)) } else { shown.failed_if(failed > 0) })
}

/// The steps around a difference: some before it, and the one after it.
fn around(desk: &Desk, screen: &mut super::screen::Screen, case: &Case, run: &Run, miss: &Miss) {
    let Some(step) = miss.step else { return };
    let trace = Trace { deciding: Some(step), ..Trace::new(&desk.speech, case.game, false) };
    trace.steps(screen, run.play.as_ref(), step.saturating_sub(6), step + 3);
}

fn failures(speech: &Speech, checked: &Checked) -> Vec<String> {
    match checked {
        Checked::Passed => Vec::new(),
        Checked::Missed(_, run) => run.misses.iter().map(|m| m.said.words(speech)).collect(),
        Checked::Unreadable(words) => vec![words.trim_end().to_string()],
        Checked::Faulty(fault, _) => {
            vec![format!("{}:{}: {}", fault.place.file, fault.place.line, fault.said.words(speech))]
        }
    }
}

fn one(name: &str, page: &cases::Page, cards: &dyn CardSource) -> Checked {
    let text = match page {
        Ok(text) => text,
        Err(words) => return Checked::Unreadable(words.clone()),
    };
    let case = match Case::read(name, text) {
        Ok(case) => case,
        Err(fault) => return Checked::Faulty(fault, None),
    };
    match play_out(&case, &Overrides::default(), cards) {
        Ok(run) if run.misses.is_empty() => Checked::Passed,
        Ok(run) => Checked::Missed(Box::new(case), run),
        // A board that is no TOML is no board.
        Err(fault) if fault.said.key() == Some("case-toml") => Checked::Faulty(fault, None),
        Err(fault) => Checked::Faulty(fault, Some(case.game)),
    }
}

/// All of them, on as many threads as the machine has cores.
fn all(pages: &[(String, cases::Page)], cards: &dyn CardSource) -> Vec<Checked> {
    let next = AtomicUsize::new(0);
    let done: Mutex<Vec<(usize, Checked)>> = Mutex::new(Vec::with_capacity(pages.len()));
    let progress = bar(pages.len() as u64);
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(pages.len().max(1));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some((name, text)) = pages.get(at) else { return };
                    let checked = one(name, text, cards);
                    progress.inc(1);
                    if let Ok(mut done) = done.lock() {
                        done.push((at, checked));
                    }
                }
            });
        }
    });
    progress.finish_and_clear();
    let mut done = done.into_inner().unwrap_or_default();
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, checked)| checked).collect()
}
