//! The same plays under another edition or another reading, side by side.

use maud::{Markup, html};
use serde_json::Value;

use super::Page;
use super::position::Sitting;
use super::visit::Visit;
use super::words::{list, text, texts};
use crate::scenario::Overrides;
use crate::show::Desk;
use crate::show::failure::Failure;
use crate::show::run;
use crate::show::trace::Trace;

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
    let mut others: Vec<String> = game.editions.iter().filter(|e| **e != now).map(|e| e.to_string()).collect();
    for facts in (game.readings)() {
        let option = sitting.table.option_of(facts.name).unwrap_or(facts.options[0]);
        others.extend(facts.options.iter().filter(|o| **o != option).map(|o| format!("{}={o}", facts.name)));
    }
    html! {
        @if !others.is_empty() {
            details.compare {
                summary { (visit.word("page-compare")) }
                form.inline method="post" action=(action) {
                    input type="hidden" name="case" value=(case);
                    label { (visit.word("page-compare-with")) " " select name="other" { @for other in &others { option { (other) } } } }
                    button name="do" value="compare" { (visit.word("page-show")) }
                }
            }
        }
    }
}

/// Both sides for the eye.
pub fn shown(visit: &Visit, sitting: &Sitting, document: &Value) -> Markup {
    let alike = document["alike"].as_u64().unwrap_or(0) as usize;
    let sides = [&document["a"], &document["b"]];
    let gaps = [("a", text(sides[0], "under").into()), ("b", text(sides[1], "under").into()), ("n", alike.into())];
    let parts = document["parts"] == true;
    let game = sitting.case.game;
    html! {
        h2 { (visit.speech.say(if parts { "compare-parts" } else { "compare-same" }, &gaps)) }
        div.both-sides {
            @for side in sides {
                section {
                    h3 { (text(side, "under")) }
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
                tr { th scope="row" { (text(row, "path")) } td { (text(row, "a")) } td { (text(row, "b")) } }
            }
        } }
    }
}

fn cited_link(visit: &Visit, game: &str, under: &str, cited: &str) -> Markup {
    let edition = under.split(',').next().unwrap_or(game);
    let (of, id) = cited.rsplit_once(':').unwrap_or((edition, cited));
    html! { a.cite href=(super::words::clause_address(visit, of, id)) { (id) } }
}
