//! The ruling of a case that was played: what decided it, the clause in its words, the readings that it hangs on.

use maud::{Markup, html};

use super::visit::Visit;
use super::words::{answer_of, cites, heading, lines, paraphrase_of, unbroken};
use super::{Page, trace};
use crate::engine::ClauseId;
use crate::scenario::{Case, Overrides, Run, run as play_out};
use crate::show::Desk;
use crate::show::hangs::Hangs;
use crate::show::verdict::{Verdict, option_words};

/// The ruling of a case that plays to its end; nothing before the first step, or if a line does not fit.
pub fn of_case(page: &Page, desk: &Desk, visit: &Visit, case: &Case) -> Markup {
    let with = Overrides::default();
    let Ok(run) = play_out(case, &with, page.cards.as_ref()) else { return html! {} };
    let verdict = Verdict::of(desk, case, &with, &run, page.cards.as_ref());
    let told = (0..run.play.steps()).any(|n| run.play.clauses(n).2);
    html! { @if told || !run.refused.is_empty() { (shown(desk, visit, case, &run, &verdict)) } }
}

/// The ruling of a run.
pub fn shown(desk: &Desk, visit: &Visit, case: &Case, run: &Run, verdict: &Verdict) -> Markup {
    let edition = case.edition_name();
    let (spoken, answer) = answer_of(visit, case);
    let as_it_says = run.misses.is_empty() && !case.ruling.answer.is_empty();
    html! {
        div.ruling {
            h2 { (heading(visit, "trace-ruling")) }
            p { strong { (verdict.words(&desk.speech, case, run)) } }
            @if as_it_says { p lang=[spoken] { (answer) } }
            @if let Some((first, _)) = verdict.clauses.split_first() { (quoted(desk, visit, case, *first)) }
            (cites(visit, case.game, &edition, &verdict.clauses))
            (trace::ours(visit, case.game, run.play.as_ref(), &verdict.clauses))
            @for reading in &verdict.readings { (hangs(visit, reading)) }
        }
    }
}

/// A clause in its words, and our paraphrase.
fn quoted(desk: &Desk, visit: &Visit, case: &Case, clause: ClauseId) -> Markup {
    let edition = case.edition_name();
    let name = (case.game.other_text)(clause).unwrap_or(&edition);
    let found = name.split_once('@').and_then(|(game, edition)| {
        let edition = desk.library(Some(game)).ok()?.edition(game, edition)?;
        Some((edition, edition.clause(&clause.to_string())?))
    });
    html! {
        @if let Some((edition, found)) = found {
            blockquote lang=(edition.facts.language) { b { (found.printed) } " " (lines(&found.text)) }
            @if let Some((language, said)) = paraphrase_of(visit, edition, found) {
                p.paraphrase lang=(language) { span.label { (visit.word("rule-paraphrase")) } " " (unbroken(said)) }
            }
        }
    }
}

/// A reading without which it would have come out otherwise.
fn hangs(visit: &Visit, reading: &Hangs) -> Markup {
    let speech = &visit.speech;
    let gaps = [
        ("question", speech.word(&format!("reading-{}", reading.name)).into()),
        ("option", option_words(speech, reading.name, reading.option).into()),
    ];
    html! {
        p.reading { (speech.say("page-reading-here", &gaps)) }
        ul { @for (other, differs) in &reading.others {
            li { (speech.say("trace-reading-other", &[
                ("option", option_words(speech, reading.name, other).into()),
                ("words", differs.as_str().into()),
            ])) }
        } }
    }
}
