//! The same plays under another edition or another reading, side by side.

use maud::{Markup, html};
use serde_json::Value;

use super::position::Sitting;
use super::visit::Visit;
use super::words::{count, list, text, texts};
use super::{Page, table};
use crate::engine::ReadingFacts;
use crate::lang::Speech;
use crate::scenario::Overrides;
use crate::show::Desk;
use crate::show::failure::Failure;
use crate::show::run;
use crate::show::trace::{Trace, reading_words};
use crate::show::verdict::option_words;

/// Both sides, as `run --compare … --json` has them.
pub fn sides(page: &Page, desk: &Desk, sitting: &Sitting, other: &str) -> Result<Value, Failure> {
    let case = &sitting.case;
    let trace = Trace::new(&desk.speech, case.game, false);
    let mut screen = desk.blank();
    run::compare(desk, &mut screen, &trace, case, &Overrides::default(), (other, page.cards.as_ref()))
}

/// What there is to compare with.
pub fn form(visit: &Visit, sitting: &Sitting, action: &str, case: &str) -> Markup {
    let game = sitting.case.game;
    let now = game.editions[sitting.case.edition as usize];
    let editions: Vec<&str> = game.editions.iter().copied().filter(|e| *e != now).collect();
    let speech = &visit.speech;
    let other_options = |facts: &ReadingFacts| {
        let option = sitting.table.option_of(facts.name).unwrap_or(facts.options[0]);
        facts.options.iter().copied().filter(move |o| *o != option)
    };
    html! {
        @if !editions.is_empty() || !(game.readings)().is_empty() {
            details.compare {
                summary { (visit.word("page-compare")) }
                form.inline method="post" action=(action) {
                    input type="hidden" name="case" value=(case);
                    label { (visit.word("page-compare-with")) " " select name="other" {
                        @for edition in &editions { option { (edition) } }
                        @for facts in (game.readings)() {
                            optgroup label=(reading_words(speech, facts.name)) {
                                @for other in other_options(facts) {
                                    option value=(format!("{}={other}", facts.name)) { (option_words(speech, facts.name, other)) }
                                }
                            }
                        }
                    } }
                    button name="do" value="compare" { (visit.word("page-show")) }
                }
            }
        }
    }
}

/// Both sides for the eye.
pub fn shown(visit: &Visit, sitting: &Sitting, document: &Value) -> Markup {
    let alike = count(&document["alike"]);
    let sides = [&document["a"], &document["b"]];
    let under = sides.map(|side| under_words(&visit.speech, text(side, "under")));
    let gaps = [("a", under[0].as_str().into()), ("b", under[1].as_str().into()), ("n", alike.into())];
    let parts = document["parts"] == true;
    let game = sitting.case.game;
    html! {
        h2 { (visit.speech.say(if parts { "compare-parts" } else { "compare-same" }, &gaps)) }
        div.both-sides {
            @for (side, under) in sides.into_iter().zip(&under) {
                section {
                    h3 { (under) }
                    @if parts && side["step"].is_object() {
                        p { (text(&side["step"], "text")) }
                        p.by { @for cited in texts(&side["step"], "clauses") { (cited_link(visit, game.name, text(side, "under"), cited)) " " } }
                    }
                    @if parts && side["decision"].is_object() {
                        p { strong { (text(&side["decision"], "chooser")) } }
                        ul { @for option in texts(&side["decision"], "options") { li { (option) } } }
                    }
                    p { (text(side, "end")) }
                }
            }
        }
        table.differences { tbody {
            @for row in list(document, "differences") {
                (table::difference(&visit.speech, text(row, "path"), text(row, "a"), html! {}, text(row, "b")))
            }
        } }
    }
}

/// What one side is under: an edition, and readings that were chosen, in words.
fn under_words(speech: &Speech, under: &str) -> String {
    let one = |part: &str| match part.split_once('=') {
        Some((name, option)) => format!("{} {}", reading_words(speech, name), option_words(speech, name, option)),
        // The game is the same on both sides.
        None => part.split_once('@').map_or(part, |(_, edition)| edition).to_string(),
    };
    under.split(", ").map(one).collect::<Vec<_>>().join(", ")
}

fn cited_link(visit: &Visit, game: &str, under: &str, cited: &str) -> Markup {
    let edition = under.split(',').next().unwrap_or(game);
    let (of, id) = cited.rsplit_once(':').unwrap_or((edition, cited));
    html! { a.cite href=(super::words::clause_address(visit, of, id)) { (id) } }
}
