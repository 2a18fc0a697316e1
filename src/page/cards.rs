//! Cards: found by number or name, and what is understood of their texts.

use axum::response::Response;
use maud::{Markup, html};
use serde_json::{Value, json};

use super::Page;
use super::answer;
use super::frame::Head;
use super::named::Named;
use super::visit::Visit;
use super::words::{count, escaped, game_name, list, text, texts};
use crate::cards::CardGame;
use crate::show::Desk;
use crate::show::cards::show as cards;
use crate::show::failure::Failure;

/// Cards whose number or name begins with what was typed, then those that have it in their name.
pub fn matching<'a>(page: &'a Page, typed: &str, game: &str, most: usize) -> Vec<&'a Named> {
    let typed = typed.trim().to_lowercase();
    if typed.chars().count() < 2 {
        return Vec::new();
    }
    let of_game = page.names().iter().filter(|card| game.is_empty() || CardGame::of(game) == Some(card.game));
    let mut found: Vec<(u8, &Named)> = of_game.filter_map(|card| Some((card.rank(&typed)?, card))).collect();
    found.sort_by_key(|(rank, card)| (*rank, card.id != card.name, &card.id, &card.name));
    found.into_iter().take(most).map(|(_, card)| card).collect()
}

/// Links to them.
pub fn links(desk: &Desk, visit: &Visit, all: &[&Named]) -> Markup {
    html! {
        ul.cards {
            @for card in all {
                li data-game=(card.game.id()) { span.where { (visit.word("page-card-of")) " · " (game_name(desk, card.game.id())) } " " a href=(visit.to(&format!("/cards/{}", escaped(&card.id)))) { (card.name) @if card.id != card.name { " " span.number { (card.id) } } } }
            }
        }
    }
}

/// As a document.
pub fn document(page: &Page, desk: &Desk, typed: &str, game: &str) -> Value {
    let found = matching(page, typed, game, 12).into_iter();
    Value::Array(found.filter_map(|card| one_document(page, desk, &card.id).ok()).collect())
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
        let number = |key: &str| count(&at[key]);
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
    let main = html! {
        article.card-page {
            p.crumbs { a href=(visit.to(&format!("/{}", written.game))) { (game_name(&desk, &written.game)) } }
            h1 { (title) " " span.number { (text(&card, "id")) } }
            p { (values(visit, &card).join(" · ")) }
            @for part in printed(&card) { blockquote { (super::words::lines(part)) } }
            h2 { (visit.word("page-understood")) }
            (program(&card))
            @if let Some(words) = refused["message"].as_str() { p.doubt { (words) } }
        }
    };
    Ok(answer::page(visit, &Head::titled(&title).game(&written.game), &main))
}

/// What is printed besides the text, where there is any.
fn values(visit: &Visit, card: &Value) -> Vec<String> {
    let speech = &visit.speech;
    let named = |key: String, name: &str| if speech.has(&key) { speech.word(&key) } else { name.to_string() };
    let joined = |key: &str, word: fn(&str) -> String| {
        texts(card, key).iter().map(|name| named(word(name), name)).collect::<Vec<_>>().join("/")
    };
    let kind = text(card, "kind");
    let mut all = vec![
        named(format!("deck-kind-{kind}"), kind),
        joined("colours", |name| format!("deck-colour-{name}")),
        joined("elements", |name| format!("sm-element-{name}")),
        texts(card, "types").join("/"),
    ];
    let numbers = ["life", "level", "cost", "power", "ap", "hp", "counter"].map(|key| (key, card[key].as_i64()));
    let numbers = numbers.iter().filter_map(|(key, n)| Some((key, (*n)?)));
    all.extend(numbers.map(|(key, n)| speech.say(&format!("cards-show-{key}"), &[("n", n.to_string().into())])));
    let stats = card["stats"].as_object().into_iter().flatten();
    all.extend(stats.map(|(name, n)| format!("{} {n}", named(format!("sm-stat-{}", name.replace(' ', "-")), name))));
    all.retain(|words| !words.is_empty());
    all
}

/// The texts as they are printed.
fn printed(card: &Value) -> Vec<&str> {
    let of_parts = card["texts"].as_object().into_iter().flat_map(|all| all.values()).filter_map(Value::as_str);
    [text(card, "text"), text(card, "trigger")].into_iter().chain(of_parts).filter(|text| !text.is_empty()).collect()
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
