//! `/`: one field for a number, words, a card, a case.

use axum::response::Response;
use maud::{Markup, html};
use serde_json::Value;

use super::answer::{self, fault};
use super::frame::Head;
use super::visit::Visit;
use super::words::{clause_address, count, escaped, game_name, list, paraphrase, text, unbroken};
use super::{Page, cards, cases};
use crate::show::args::{Command, SearchArgs};
use crate::show::failure::Failure;
use crate::show::hits::excerpt;
use crate::show::{self, Desk};
use crate::table::shelf::PLAYABLE;

/// What is asked.
#[derive(Debug, Default, serde::Deserialize)]
pub struct Asked {
    /// The words.
    #[serde(default)]
    pub q: String,
    /// Only this game.
    #[serde(default)]
    pub game: String,
}

/// So many clauses are shown.
const CLAUSES: u32 = 12;
/// So many cases and cards beside them.
const OTHERS: usize = 5;
/// Longer texts are cut around what was found.
const SHOWN: usize = 360;
/// No question is longer.
pub const LONGEST: usize = 500;

/// The page.
pub fn show(page: &Page, visit: &Visit, asked: &Asked) -> Response {
    let desk = page.desk(visit.speech.language, true);
    let typed: String = asked.q.chars().take(LONGEST).collect();
    let title = if typed.trim().is_empty() { visit.word("page-search") } else { typed.clone() };
    let main = html! {
        h1.title { (visit.word("page-ask")) }
        form.ask action=(visit.to("/")) role="search" {
            input type="search" name="q" id="q" value=(typed) aria-label=(visit.word("page-search")) placeholder=(visit.word("page-ask-example")) autocomplete="off" autofocus enterkeyhint="search";
            (games(&desk, visit, &asked.game))
            button { (visit.word("page-search")) }
        }
        div id="found" {
            @if typed.trim().is_empty() { (welcome(&desk, visit)) } @else { (found(page, &desk, visit, &typed, &asked.game)) }
        }
    };
    answer::page(visit, &Head::titled(&title).with_field(), &main)
}

/// The games to choose from.
pub fn games(desk: &Desk, visit: &Visit, chosen: &str) -> Markup {
    let all: Vec<(String, String)> = desk.shelf().map_or(Vec::new(), |s| {
        s.games.iter().map(|g| (g.id.clone(), g.name_in(desk.speech.language.code()).to_string())).collect()
    });
    html! {
        select name="game" aria-label=(visit.word("page-game")) {
            option value="" { (visit.word("page-all-games")) }
            @for (id, name) in &all { option value=(id) selected[id == chosen] { (name) } }
        }
    }
}

/// Before anything is asked: what there is.
fn welcome(desk: &Desk, visit: &Visit) -> Markup {
    html! {
        ul.tiles {
            @for game in desk.shelf().map_or(&[][..], |s| &s.games) {
                li data-game=(game.id) {
                    h2 { a href=(visit.to(&format!("/{}", game.id))) { (game.name_in(desk.speech.language.code())) } }
                    p {
                        a href=(visit.to(&format!("/{}", game.id))) { (visit.word("page-rules")) }
                        @if PLAYABLE.iter().any(|p| p.name == game.id) {
                            " " a href=(visit.to(&format!("/table/{}", game.id))) { (visit.word("page-table")) }
                            " " a href=(visit.to(&format!("/cases?game={}", game.id))) { (visit.word("page-cases")) }
                            " " a href=(visit.to(&format!("/coverage/{}", game.id))) { (visit.word("page-coverage")) }
                        }
                    }
                }
            }
        }
    }
}

/// The clauses, cases and cards that the words lead to.
fn found(page: &Page, desk: &Desk, visit: &Visit, typed: &str, game: &str) -> Markup {
    let hits = clauses(desk, typed, game, CLAUSES);
    let cases = cases::led_to(desk, typed, game, "", hits.as_ref().ok());
    let cards = cards::matching(page, typed, game, OTHERS);
    // What is called exactly so is meant.
    let is_named = cards.iter().any(|c| [&c.name, &c.id].iter().any(|n| n.eq_ignore_ascii_case(typed.trim())));
    let named_case = cases.first().filter(|c| cases::is_called(c, typed));
    html! {
        @if is_named { (cards::links(desk, visit, &cards)) }
        @if let Some(case) = named_case { (cases::links(page, desk, visit, &[*case])) }
        @match &hits {
            Ok(document) => ol.hits {
                @for hit in list(document, "hits") { (one(desk, visit, hit)) }
            },
            Err(failure) => @if cases.is_empty() && cards.is_empty() { (fault(failure)) },
        }
        @if !cards.is_empty() && !is_named {
            h2 { (visit.word("page-cards")) }
            (cards::links(desk, visit, &cards))
        }
        @if !cases.is_empty() {
            h2 { (visit.word("page-cases")) }
            (cases::links(page, desk, visit, &cases[..cases.len().min(OTHERS)]))
            @if cases.len() > OTHERS {
                p.way { a href=(visit.to(&format!("/cases?q={}&game={}", escaped(typed), escaped(game)))) { (visit.speech.say("page-all-cases", &[("n", cases.len().into())])) } }
            }
        }
    }
}

/// The clauses that some words lead to, as `search --json` has them.
pub fn clauses(desk: &Desk, typed: &str, game: &str, limit: u32) -> Result<Value, Failure> {
    let game = (!game.is_empty()).then(|| game.to_string());
    let args =
        SearchArgs { words: vec![typed.to_string()], game, limit, all_editions: false, cases: false, with: None };
    show::document(desk, &Command::Search(args))
}

fn one(desk: &Desk, visit: &Visit, hit: &Value) -> Markup {
    let (game, edition, id) = (text(hit, "game"), text(hit, "edition"), text(hit, "id"));
    let is_newest = hit["newest"] == true;
    let of = if is_newest { game.to_string() } else { format!("{game}@{edition}") };
    let ours = paraphrase(visit, language_of(game), |language| hit["paraphrase"][language].as_str());
    html! {
        li data-game=(game) {
            a.hit href=(clause_address(visit, &of, id)) {
                span.where { (game_name(desk, game)) " " (edition) }
                span.number { (id.trim_start_matches("g:")) }
                span.text lang=(language_of(game)) { (marked(hit)) }
            }
            @if let Some((language, said)) = ours {
                p.ours lang=(language) { span.label { (visit.word("rule-paraphrase")) } " " (unbroken(&show::rule::first_clusters(said, 240))) }
            }
            @if hit["uncertain"] == true { p.doubt { (visit.word("rule-uncertain-below")) } }
            @if !is_newest { p.doubt { (visit.word("search-not-in-newest")) } }
        }
    }
}

/// The language of a game's texts; a browser chooses letters by it.
fn language_of(game: &str) -> &'static str {
    if game == "blackpoker" { "ja" } else { "th" }
}

/// The stretch around what was found, and what was found in it.
fn marked(hit: &Value) -> Markup {
    let whole = text(hit, "text");
    let place = |n: &Value| {
        let n = count(n);
        whole.char_indices().nth(n).map_or(whole.len(), |(at, _)| at)
    };
    let spans: Vec<(usize, usize)> =
        list(hit, "marks").iter().map(|m| (place(&m[0]), place(&m[1]))).filter(|(a, b)| a < b).collect();
    let (from, to) = excerpt(whole, &spans, SHOWN);
    let mut pieces: Vec<(bool, &str)> = Vec::new();
    let mut at = from;
    for (start, end) in spans.into_iter().filter(|&(s, e)| s >= from && e <= to) {
        pieces.extend(whole.get(at..start).map(|t| (false, t)));
        pieces.extend(whole.get(start..end).map(|t| (true, t)));
        at = end;
    }
    pieces.extend(whole.get(at..to).map(|t| (false, t)));
    html! {
        @if from > 0 { "…" }
        @for (is_mark, piece) in pieces { @if is_mark { mark { (piece) } } @else { (piece) } }
        @if to < whole.len() { "…" }
    }
}
