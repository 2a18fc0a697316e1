//! Exploring from a table: all lines of play, bounded in time, and ended when nobody waits for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use axum::response::Response;
use maud::{Markup, html};
use serde_json::Value;
use tokio::sync::Semaphore;

use super::answer::{self, fault};
use super::frame::Head;
use super::position::Sitting;
use super::visit::Visit;
use super::words::{list, text, texts, title_of};
use super::{Page, share};
use crate::show::Desk;
use crate::show::explore::{Asked, answered};
use crate::show::failure::Failure;
use crate::show::rests::Elsewhere;
use crate::table::play::Play;

/// No exploration takes longer.
const LONGEST: Duration = Duration::from_secs(10);
/// The most positions that one may look at.
const MOST: usize = 500_000;
/// So many positions, unless another number is asked for.
const USUAL: usize = 200_000;
/// So many explore at once; others wait for their turn. Who looks far takes all the places: every position is kept while it lasts.
static PLACES: Semaphore = Semaphore::const_new(2);

/// What was filled in.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(default)]
pub struct Filled {
    /// `rest`, `turn`, `2 turns`.
    pub until: String,
    /// Whose goal.
    #[serde(rename = "for")]
    pub player: String,
    /// The goal.
    pub goal: String,
    /// How many positions to look at.
    pub limit: String,
    /// How many seconds are left of those that an exploration may take, if it is one of several that look further and further.
    pub seconds: String,
}

impl Filled {
    fn positions(&self) -> usize {
        self.limit.trim().parse().unwrap_or(USUAL).clamp(1, MOST)
    }

    fn time(&self) -> Duration {
        self.seconds.trim().parse().map_or(LONGEST, Duration::from_secs).clamp(Duration::from_secs(1), LONGEST)
    }

    /// How many places it needs.
    fn places(&self) -> u32 {
        if self.positions() > USUAL { 2 } else { 1 }
    }
}

/// A place to explore in, and the way to end it: whoever goes away lets go of this.
pub struct Watched {
    gone: Arc<AtomicBool>,
    _place: tokio::sync::SemaphorePermit<'static>,
}

impl Watched {
    /// Wait for a place.
    pub async fn place(filled: &Filled) -> Option<Self> {
        let place = PLACES.acquire_many(filled.places()).await.ok()?;
        Some(Self { gone: Arc::default(), _place: place })
    }

    /// What becomes true when nobody waits any longer.
    pub fn gone(&self) -> Arc<AtomicBool> {
        self.gone.clone()
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        self.gone.store(true, Ordering::Relaxed);
    }
}

/// Explore, as `explore --json` has it; none if time ran out or nobody waits.
pub fn document(
    desk: &Desk,
    play: &dyn Play,
    elsewhere: &Elsewhere<'_>,
    filled: &Filled,
    gone: &AtomicBool,
) -> Result<Value, Failure> {
    let begun = Instant::now();
    let until = if filled.until.trim().is_empty() { "rest" } else { filled.until.trim() };
    let player = if filled.player.trim().is_empty() { "A" } else { filled.player.trim() };
    let goal = Some(filled.goal.trim()).filter(|g| !g.is_empty());
    let (limit, longest) = (filled.positions(), filled.time());
    let asked = Asked { until, player, goal, limit };
    let mut seen = |_: usize| !gone.load(Ordering::Relaxed) && begun.elapsed() <= longest;
    let answer = answered(desk, play, &asked, elsewhere, &mut seen)?;
    // Where there was no time for other readings, the answer says so.
    if answer.0["stopped"] == true {
        let gaps = [("n", longest.as_secs().to_string().into())];
        return Err(Failure::bad_input(desk.speech.say("page-explore-ended", &gaps)));
    }
    Ok(answer.0)
}

/// The form.
pub fn form(visit: &Visit, sitting: &Sitting, case: &str) -> Markup {
    let action = visit.to(&format!("/table/{}/explore", sitting.case.game.name));
    html! {
        details.explore {
            summary { (visit.word("page-explore")) }
            form method="post" action=(action) data-explore {
                input type="hidden" name="case" value=(case);
                div.fields {
                    label { (visit.word("page-until")) select name="until" {
                        option value="rest" { (visit.word("page-until-rest")) }
                        option value="turn" { (visit.word("page-until-turn")) }
                        option value="2 turns" { (visit.word("page-until-turns")) }
                    } }
                    label { (visit.word("page-for")) select name="for" { @for seat in sitting.play().seats().iter() { option { (seat.name()) } } } }
                    label.wide { (visit.word("page-goal")) input name="goal" list="goals" placeholder="result = \"A wins\"" autocapitalize="off" autocomplete="off"; }
                    datalist id="goals" { @for seat in sitting.play().seats().iter() {
                        @let won = format!("{} wins", seat.name());
                        option value=(format!("result = \"{won}\"")) { (crate::show::trace::outcome_words(&visit.speech, &won)) }
                    } }
                }
                button { (visit.word("page-explore")) }
                button.quiet type="button" hidden data-stop { (visit.word("page-stop")) }
                p.progress aria-live="polite" data-seen=(visit.word("page-seen")) {}
            }
            div.explored {}
        }
    }
}

/// The page with what was found.
pub fn show(page: &Page, visit: &Visit, case: &str, filled: &Filled, gone: &AtomicBool) -> Result<Response, Failure> {
    let desk = page.desk(visit.speech.language, true);
    let sitting = Sitting::at(page, &desk, case)?;
    let title = visit.word("page-explore");
    let game = sitting.case.game.name;
    let back = share::address(visit, game, case).unwrap_or_else(|| visit.to(&format!("/table/{game}")));
    let table = &sitting.table;
    let position = |name: &str, option: &str| table.under(name, option).map(|line| line.0);
    let elsewhere = Elsewhere { game: table.game, readings: &table.readings, position: &position };
    let explored = document(&desk, table.play(), &elsewhere, filled, gone);
    let (language, named) = title_of(visit, &sitting.case);
    let main = html! {
        p.crumbs { a href=(back) lang=[language] { (named) } }
        h1 { (title) }
        div.explored {
            @match &explored { Ok(document) => (found(&desk, visit, document)), Err(failure) => (fault(failure)) }
        }
    };
    Ok(answer::page(visit, &Head::titled(&title).part("/table").game(game), &main))
}

fn found(desk: &Desk, visit: &Visit, document: &Value) -> Markup {
    let count = |key: &str| super::words::count(&document[key]);
    let reach = document["goal"].as_object().map(|goal| {
        let key = match goal["reach"].as_str().unwrap_or("") {
            "forced" => "explore-forced",
            "forced by known cards" => "explore-forced-by-known",
            "never by known cards" => "explore-never-by-known",
            "with help" => "explore-with-help",
            "never" => "explore-never",
            _ => "explore-unknown",
        };
        let word = |key: &str| goal[key].as_str().unwrap_or("").to_string();
        desk.speech.say(key, &[("player", word("for").into()), ("goal", word("condition").into())])
    });
    let remarks = [("chance", "explore-chance"), ("unseen", "explore-unseen"), ("cycles", "explore-cycles")];
    let gaps = [("n", count("positions").into()), ("merged", count("merged").into())];
    html! {
        p data-positions=(count("positions")) data-cut=(count("cut")) { (visit.speech.say("page-explored", &gaps)) }
        @for (key, word) in remarks { @if document[key] == true { p.doubt { (visit.word(word)) } } }
        @if count("cut") > 0 { p.doubt { (visit.speech.say("explore-cut", &[("limit", count("limit").into()), ("cut", count("cut").into())])) } }
        @if let Some(reach) = reach { p.reach { strong { (reach) } } }
        @for reading in list(&document["readings"], "words") {
            p.doubt { (text(reading, "words")) }
            ul { @for other in texts(reading, "others") { li { (other) } } }
        }
        ul.endings {
            @for ending in list(document, "endings").iter().take(20) {
                li {
                    h3 { @if ending["goal"] == true && document["goal"].is_object() { "✓ " }
                        @if text(ending, "outcome") == "horizon" { (text(ending, "summary")) }
                        @else { (crate::show::trace::outcome_words(&desk.speech, text(ending, "outcome"))) } }
                    p { (visit.speech.say("explore-ending", &[("lines", text(ending, "lines").into()), ("positions", super::words::count(&ending["positions"]).into())])) }
                    p.note { (texts(ending, "example").join("; ")) }
                }
            }
        }
        @if list(document, "endings").len() > 20 { p { (visit.speech.say("explore-more", &[("n", (list(document, "endings").len() - 20).into())])) } }
    }
}
