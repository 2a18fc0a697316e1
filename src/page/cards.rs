//! Cards: found by number or name, and what is understood of their texts.

use axum::response::Response;
use maud::{Markup, html};
use serde_json::{Value, json};

use super::Page;
use super::answer;
use super::frame::Head;
use super::visit::Visit;
use super::words::{escaped, list, text, texts};
use crate::cards::CardGame;
use crate::show::Desk;
use crate::show::cards::show as cards;
use crate::show::failure::Failure;

/// A card that was found: what leads to it, and how it is shown.
#[derive(Clone, Debug)]
pub struct Found {
    /// Its number, or its name where it has none.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What is understood of it, and what is printed on it.
    pub document: Value,
}

/// Cards whose number or name begins with what was typed, then those that have it in their name.
pub fn matching(page: &Page, desk: &Desk, typed: &str, game: &str, most: usize) -> Vec<Found> {
    let typed = typed.trim().to_lowercase();
    if typed.chars().count() < 2 {
        return Vec::new();
    }
    let named = page.pool().iter().filter(|c| crate::table::texts::of(c.game).is_some());
    let ours: Vec<String> = cards::shipped_names().collect();
    let all = named.map(|c| (c.number.as_str(), c.name.as_str())).chain(ours.iter().map(|name| ("", name.as_str())));
    let mut found: Vec<(u8, &str, &str)> = all
        .filter_map(|(number, name)| {
            let (low_number, low_name) = (number.to_lowercase(), name.to_lowercase());
            match () {
                () if low_number == typed || low_name == typed => Some((0, number, name)),
                () if low_name.starts_with(&typed) || low_number.starts_with(&typed) => Some((1, number, name)),
                () if low_name.contains(&typed) => Some((2, number, name)),
                () => None,
            }
        })
        .collect();
    found.sort();
    let document = |id: &str| cards::of_pool(desk, page.pool(), id).ok();
    let one = |(_, number, name): (u8, &str, &str)| {
        let id = if number.is_empty() { name } else { number };
        Some(Found { id: id.to_string(), name: name.to_string(), document: document(id)? })
    };
    let fits = |card: &Found| game.is_empty() || text(&card.document, "game") == game;
    found.into_iter().filter_map(one).filter(fits).take(most).collect()
}

/// Links to them.
pub fn links(visit: &Visit, all: &[Found]) -> Markup {
    html! {
        ul.cards {
            @for card in all {
                li { a href=(visit.to(&format!("/cards/{}", escaped(&card.id)))) { (card.name) @if card.id != card.name { " " span.number { (card.id) } } } }
            }
        }
    }
}

/// As a document.
pub fn document(page: &Page, desk: &Desk, typed: &str, game: &str) -> Value {
    Value::Array(matching(page, desk, typed, game, 12).into_iter().map(|c| c.document).collect())
}

/// One card by its number or name, as `cards show --json` has it.
pub fn one_document(page: &Page, desk: &Desk, id: &str) -> Result<Value, Failure> {
    cards::of_pool(desk, page.pool(), id)
}

/// A text that somebody writes.
#[derive(Debug, Default, serde::Deserialize)]
pub struct Written {
    /// The game; without one it is the first.
    #[serde(default)]
    pub game: String,
    /// The effect.
    #[serde(default)]
    pub text: String,
    /// The `[Trigger]` text.
    #[serde(default)]
    pub trigger: String,
}

/// What is understood of a text, as `cards show --json` has it.
pub fn understood(desk: &Desk, written: &Written) -> Value {
    let document = cards::of_text(
        desk,
        CardGame::of(&written.game).unwrap_or(CardGame::OnePiece),
        &written.text,
        &written.trigger,
    );
    let refused = document["refused"].as_object().map(|at| {
        let number = |key: &str| at[key].as_u64().unwrap_or(0) as usize;
        let words = at["text"].as_str().unwrap_or("");
        let gaps = [("words", words.into()), ("line", number("line").into()), ("column", number("column").into())];
        let said = desk.speech.say("page-text-stops", &gaps);
        match at["near"].as_str() {
            Some(near) => format!("{said} {}", desk.speech.say("error-did-you-mean", &[("words", near.into())])),
            None => said,
        }
    });
    json!({ "program": document["program"], "refused": document["refused"], "message": refused })
}

/// The page of a card.
pub fn show(page: &Page, visit: &Visit, id: &str) -> Result<Response, Failure> {
    let desk = page.desk(visit.speech.language, true);
    let card = one_document(page, &desk, id)?;
    let title = text(&card, "name").to_string();
    let part = |key: &str| text(&card, key).to_string();
    let written = Written { game: part("game"), text: part("text"), trigger: part("trigger") };
    let refused = understood(&desk, &written);
    let values = ["life", "cost", "power", "counter"].map(|key| (key, card[key].as_i64()));
    let main = html! {
        article.card-page {
            h1 { (title) " " span.number { (text(&card, "id")) } }
            p { (text(&card, "kind")) " · " (texts(&card, "colours").join("/")) " · " (texts(&card, "types").join("/"))
                @for (key, value) in values { @if let Some(value) = value { " · " (visit.speech.say(match key {
                    "life" => "cards-show-life",
                    "cost" => "cards-show-cost",
                    "power" => "cards-show-power",
                    _ => "cards-show-counter",
                }, &[("n", value.to_string().into())])) } } }
            @for part in [text(&card, "text"), text(&card, "trigger")] { @if !part.is_empty() { blockquote { (super::words::lines(part)) } } }
            h2 { (visit.word("page-understood")) }
            (program(&card))
            @if let Some(words) = refused["message"].as_str() { p.doubt { (words) } }
        }
    };
    Ok(answer::page(visit, &Head::titled(&title).game(&written.game), &main))
}

/// What was understood, line by line.
fn program(card: &Value) -> Markup {
    html! {
        ul.program {
            @for line in list(card, "program") {
                li data-depth=(line["depth"].as_u64().unwrap_or(0).min(6)) { (text(line, "words")) }
            }
        }
    }
}
