//! `/coverage/GAME`: for every clause what is registered under it, and which cases name it.

use axum::response::Response;
use maud::html;
use serde_json::Value;

use super::Page;
use super::answer;
use super::frame::Head;
use super::visit::Visit;
use super::words::{clause_address, game_name, list, text, texts};
use crate::lang::Language;
use crate::show::args::{Command, CoverageArgs};
use crate::show::failure::Failure;
use crate::show::{self, Desk};

/// As `coverage --json` has it.
pub fn document(desk: &Desk, game: &str) -> Result<Value, Failure> {
    show::document(desk, &Command::Coverage(CoverageArgs { game: game.to_string() }))
}

/// What is asked.
#[derive(Debug, Default, serde::Deserialize)]
#[serde(default)]
pub struct Asked {
    /// `open`: only the clauses without a rule or a case.
    pub only: String,
}

/// Could it be played, and has it no rule, or no case that names it?
fn is_open(row: &Value) -> bool {
    let lacks = |key: &str| texts(row, key).is_empty();
    matches!(text(row, "kind"), "rule" | "check" | "value") && (lacks("registered") || lacks("cases"))
}

/// A heading that is a title: there is nothing more to say about it.
fn is_title(row: &Value) -> bool {
    text(row, "kind") == "heading" && text(row, "reason") == "title"
}

/// The page.
pub fn show(page: &Page, visit: &Visit, game: &str, asked: &Asked) -> Result<Response, Failure> {
    let desk = page.desk(visit.speech.language, true);
    let document = document(&desk, game)?;
    let shelf = desk.shelf()?;
    let spec = show::pick::game(&desk.speech, shelf, game)?;
    let edition = show::pick::edition(&desk.speech, desk.library(Some(&spec.game))?, &spec)?.name();
    let totals = &document["totals"];
    let count = |key: &str| super::words::count(&totals[key]);
    let gaps = [
        ("clauses", count("clauses").into()),
        ("enforceable", count("enforceable").into()),
        ("rules", count("with_rule").into()),
        ("cited", count("cited").into()),
    ];
    let title = format!("{} · {}", visit.word("page-coverage"), game_name(&desk, &spec.game));
    let open = list(&document, "clauses").iter().filter(|row| is_open(row)).count();
    let only_open = asked.only == "open";
    let here = format!("/coverage/{edition}");
    let filters =
        [("", visit.word("page-all")), ("?only=open", visit.speech.say("page-open-clauses", &[("n", open.into())]))];
    let main = html! {
        h1 { (title) }
        p.crumbs { a href=(visit.to(&format!("/{edition}"))) { (edition) } }
        p.totals { (visit.speech.say("coverage-totals", &gaps)) }
        @if visit.speech.language != Language::En { p.note { (visit.word("page-coverage-in-english")) } }
        nav.filter aria-label=(visit.word("page-filter")) {
            @for (query, words) in &filters {
                a href=(visit.to(&format!("{here}{query}"))) aria-current=[(query.is_empty() != only_open).then_some("true")] { (words) }
            }
        }
        @if open > 0 { p.note.open-mark { (visit.word("page-open-mark")) } }
        div.wide-table tabindex="0" role="region" aria-label=(title) {
        table.coverage {
            thead { tr {
                th scope="col" { (visit.word("page-clause")) }
                th scope="col" { (visit.word("page-kind")) }
                th scope="col" { (visit.word("page-registered")) }
                th scope="col" { (visit.word("page-cases")) }
            } }
            tbody {
                @for row in list(&document, "clauses").iter().filter(|row| !only_open || is_open(row)) {
                    @let (registered, cases) = (texts(row, "registered"), texts(row, "cases"));
                    @let kind = text(row, "kind");
                    tr.open[is_open(row)] {
                        th scope="row" { a href=(clause_address(visit, &edition, text(row, "id"))) { (text(row, "id")) } }
                        td { (visit.word(show::coverage::kind_key(kind))) @if !text(row, "reason").is_empty() && !is_title(row) { p.note lang="en" { (text(row, "reason")) } } }
                        td { @for name in &registered { code { (name) } " " } }
                        td data-label=(visit.word("page-cases")) { @if !cases.is_empty() {
                            a href=(visit.to(&format!("/cases?game={}&clause={}", spec.game, super::words::escaped(text(row, "id"))))) { (cases.len()) }
                        } }
                    }
                }
            }
        }
        }
    };
    Ok(answer::page(visit, &Head::titled(&title).part("/rules").game(&spec.game), &main))
}
