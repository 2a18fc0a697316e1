//! Readings and edition of a table: first the readings that what was played rests on, the others one line each.

use maud::{Markup, html};

use super::position::Sitting;
use super::visit::Visit;
use crate::engine::ReadingFacts;
use crate::lang::Speech;
use crate::show::verdict::option_words;

/// The switches.
pub fn show(visit: &Visit, sitting: &Sitting, action: &str, text: &str) -> Markup {
    let game = sitting.case.game;
    let now = game.editions[sitting.case.edition as usize];
    let used = sitting.play().readings_used();
    let taken = |facts: &ReadingFacts| sitting.table.option_of(facts.name).unwrap_or(facts.options[0]);
    let matters = |facts: &&ReadingFacts| used.contains(&facts.name) || taken(facts) != facts.options[0];
    let (near, others): (Vec<&ReadingFacts>, Vec<&ReadingFacts>) = (game.readings)().iter().partition(matters);
    html! {
        details.switches {
            summary { (visit.word("page-switches")) }
            form method="post" action=(action) {
                input type="hidden" name="case" value=(text);
                @if game.editions.len() > 1 {
                    fieldset {
                        legend { (visit.word("page-edition")) }
                        @for edition in game.editions { button name="line" value=(format!("edition {edition}")) aria-pressed=((*edition == now).to_string()) { (edition) } }
                    }
                }
                @for facts in &near {
                    fieldset {
                        legend { (question(&visit.speech, facts)) }
                        (options(&visit.speech, facts, taken(facts)))
                    }
                }
                @if !others.is_empty() {
                    details.others open[near.is_empty()] {
                        summary { (visit.speech.say("page-other-readings", &[("n", others.len().into())])) }
                        @for facts in &others {
                            details.reading {
                                summary { span { (question(&visit.speech, facts)) " " strong { (option_words(&visit.speech, facts.name, taken(facts))) } } }
                                (options(&visit.speech, facts, taken(facts)))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What it is about, and which clauses leave it open.
fn question(speech: &Speech, facts: &ReadingFacts) -> Markup {
    html! { (speech.word(&format!("reading-{}", facts.name))) " " span.note { (facts.clauses) } }
}

fn options(speech: &Speech, facts: &ReadingFacts, taken: &str) -> Markup {
    html! {
        @for option in facts.options {
            button name="line" value=(format!("reading {}={option}", facts.name)) aria-pressed=((*option == taken).to_string()) { (option_words(speech, facts.name, option)) }
        }
    }
}
