//! Steps: what happened, by whom, by which clauses; each clause opens in place.

use std::ops::Range;

use maud::{Markup, html};

use super::visit::Visit;
use super::words::cites;
use crate::engine::ClauseId;
use crate::show::changes::changed;
use crate::show::trace::{is_told_elsewhere, readings_words};
use crate::table::play::{Play, StepWords, Waits};
use crate::table::shelf::Playable;

/// The spoken steps of a range, but for those that others tell.
pub fn steps(visit: &Visit, game: &Playable, edition: &str, play: &dyn Play, range: Range<usize>) -> Markup {
    these(visit, game, edition, play, &told(play, range))
}

fn told(play: &dyn Play, range: Range<usize>) -> Vec<usize> {
    range.filter(|&n| play.clauses(n).2 && !is_told_elsewhere(play, n)).collect()
}

/// Every step, to be opened.
pub fn all(visit: &Visit, game: &Playable, edition: &str, play: &dyn Play) -> Markup {
    html! {
        details.every-step {
            summary { (visit.speech.say("page-every-step", &[("n", play.steps().into())])) }
            ol.every {
                @for n in 0..play.steps() { (one(visit, game, edition, &play.step(n, &visit.speech), Shape::Again)) }
            }
        }
    }
}

/// The spoken steps but for those that others tell, with a way to ask why each of them happened.
pub fn asked(visit: &Visit, game: &Playable, edition: &str, play: &dyn Play) -> Markup {
    html! {
        ol.trace {
            @for n in told(play, 0..play.steps()) {
                (one(visit, game, edition, &play.step(n, &visit.speech), Shape::Asked))
            }
        }
    }
}

/// What is cited from a text in our own words is marked as such.
pub fn ours(visit: &Visit, game: &Playable, play: &dyn Play, also: &[ClauseId]) -> Markup {
    let cited = (0..play.steps()).flat_map(|n| [play.clauses(n).0, play.clauses(n).1].concat());
    let asked = match play.waits() {
        Waits::For { clause, .. } => Some(clause),
        Waits::Over(_) => None,
    };
    let text = cited.chain(asked).chain(also.iter().copied()).find_map(game.other_text);
    let name = text.map(|text| text.split('@').next_back().unwrap_or(text));
    html! { @if let Some(name) = name { p.note { (visit.speech.say("trace-ours", &[("text", name.into())])) } } }
}

/// These steps.
pub fn these(visit: &Visit, game: &Playable, edition: &str, play: &dyn Play, places: &[usize]) -> Markup {
    html! {
        @if !places.is_empty() {
            ol.trace {
                @for &n in places { (one(visit, game, edition, &play.step(n, &visit.speech), Shape::Plain)) }
            }
        }
    }
}

/// These steps once more, above those that have their addresses.
pub fn again(visit: &Visit, game: &Playable, edition: &str, play: &dyn Play, places: &[usize]) -> Markup {
    html! {
        ol.trace { @for &n in places { (one(visit, game, edition, &play.step(n, &visit.speech), Shape::Again)) } }
    }
}

/// How a step is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    /// With its address.
    Plain,
    /// With a way to ask why it happened.
    Asked,
    /// Beside others that have its address.
    Again,
}

/// Who acts, in a small round: `A`, of a team `A+B`.
pub fn short(who: &str) -> String {
    who.replace(", ", "+").replace(" and ", "+")
}

fn one(visit: &Visit, game: &Playable, edition: &str, step: &StepWords, shape: Shape) -> Markup {
    let depth = step.depth.min(6).to_string();
    html! {
        li.step data-depth=(depth) value=(step.n) id=[(shape != Shape::Again).then(|| format!("step-{}", step.n))] {
            span.n { (step.n) }
            @if let Some(actor) = step.actor { span.actor { (short(actor)) } } @else { span.actor.nobody aria-hidden="true" { "·" } }
            div {
                p { (step.text) }
                p.by {
                    (cites(visit, game, edition, &step.clauses))
                    @if shape == Shape::Asked { button.chip form="why" formnovalidate name="line" value=(format!("why {}", step.n)) aria-label=(visit.speech.say("page-why-step", &[("n", step.n.into())])) { "?" } }
                    @if !step.readings.is_empty() {
                        span.reading { (readings_words(&visit.speech, &step.readings)) }
                    }
                }
                @if !step.changes.is_empty() {
                    p.changed { @for (n, change) in step.changes.iter().enumerate() {
                        @if n > 0 { "; " } (changed(&visit.speech, change))
                    } }
                }
            }
        }
    }
}
