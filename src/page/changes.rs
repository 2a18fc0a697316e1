//! `/diff/GAME/OLD/NEW`: what changed between two editions, side by side where there is room.

use axum::response::Response;
use maud::{Markup, html};
use serde_json::Value;

use super::Page;
use super::answer;
use super::frame::Head;
use super::visit::Visit;
use super::words::{clause_address, escaped, game_name, lines, list, said, text, texts, unbroken};
use crate::show::args::{Command, DiffArgs, Only};
use crate::show::failure::Failure;
use crate::show::{self, Desk};

/// What is asked.
#[derive(Debug, Default, serde::Deserialize)]
pub struct Asked {
    /// Only what is below this clause.
    #[serde(default)]
    pub clause: String,
    /// Only changes of this kind.
    #[serde(default)]
    pub only: String,
}

/// The kinds of changes, in the words of the command, with the sentence that names them.
const KINDS: [(&str, Only, &str); 6] = [
    ("meaning", Only::Meaning, "diff-reach-meaning"),
    ("added", Only::Added, "diff-added"),
    ("removed", Only::Removed, "diff-removed"),
    ("changed", Only::Changed, "diff-changed"),
    ("moved", Only::Moved, "diff-moved"),
    ("merged", Only::Merged, "diff-merged"),
];

/// The changes, as `diff --json` has them.
pub fn document(desk: &Desk, game: &str, old: &str, new: &str, asked: &Asked) -> Result<Value, Failure> {
    let only = match KINDS.iter().find(|(name, _, _)| *name == asked.only) {
        Some((_, only, _)) => vec![*only],
        None if asked.only.is_empty() => Vec::new(),
        None => {
            let known: Vec<&str> = KINDS.iter().map(|k| k.0).collect();
            let gaps = [("arg", "only".into()), ("value", (&asked.only).into()), ("allowed", known.join(", ").into())];
            return Err(Failure::bad_input(desk.speech.say("error-value-of", &gaps)));
        }
    };
    let clause = (!asked.clause.trim().is_empty()).then(|| asked.clause.clone()).into_iter().collect();
    let args = DiffArgs { game: game.to_string(), old: old.to_string(), new: new.to_string(), clause, only };
    show::document(desk, &Command::Diff(args))
}

/// The page.
pub fn show(
    page: &Page,
    visit: &Visit,
    (game, old, new): (&str, &str, &str),
    asked: &Asked,
) -> Result<Response, Failure> {
    let desk = page.desk(visit.speech.language, true);
    let document = document(&desk, game, old, new, asked)?;
    let (game, old, new) = (text(&document, "game"), text(&document, "old"), text(&document, "new"));
    let language = desk.library(Some(game))?.edition(game, new).map_or("", |e| e.facts.language.as_str());
    let here = format!("/diff/{}/{}/{}", escaped(game), escaped(old), escaped(new));
    let title = visit.speech.say("page-changes", &[("old", old.into()), ("new", new.into())]);
    let changes = list(&document, "changes");
    let count = |key: &str| super::words::count(&document["totals"][key]);
    let totals = ["added", "removed", "moved", "merged", "changed"].map(count);
    let gaps = [
        ("added", totals[0].into()),
        ("removed", totals[1].into()),
        ("moved", totals[2].into()),
        ("merged", totals[3].into()),
        ("changed", totals[4].into()),
    ];
    let main = html! {
        p.crumbs { a href=(visit.to(&format!("/{game}"))) { (game_name(&desk, game)) } }
        h1 { (unbroken(&title)) }
        nav.filter aria-label=(visit.word("page-filter")) {
            a href=(visit.to(&here)) aria-current=[asked.only.is_empty().then_some("true")] { (visit.word("page-all")) }
            @for (name, _, key) in KINDS {
                a href=(visit.to(&format!("{here}?only={name}"))) aria-current=[(asked.only == name).then_some("true")] { (visit.word(key)) }
            }
        }
        form.inline { label { (visit.word("page-below-clause")) " " input name="clause" value=(asked.clause) size="10"; }
            @if !asked.only.is_empty() { input type="hidden" name="only" value=(asked.only); }
            button { (visit.word("page-show")) } }
        h2.totals { (visit.speech.say("diff-totals", &gaps)) }
        div.changes {
            @for change in changes { (one(visit, change, game, language)) }
        }
        @if !list(&document, "played").is_empty() {
            h2 { (visit.word("differences-head")) }
            dl.played {
                @for difference in list(&document, "played") {
                    dt { (numbers(visit, &format!("{game}@{old}"), &texts(difference, "old"))) " → " (numbers(visit, &format!("{game}@{new}"), &texts(difference, "new"))) }
                    dd { (text(difference, "says")) }
                }
            }
        }
    };
    Ok(answer::page(visit, &Head::titled(&title).part("/rules").game(game), &main))
}

/// One change: both wordings beside each other, and on a phone the words in one.
pub fn one(visit: &Visit, change: &Value, game: &str, language: &str) -> Markup {
    let (old, new) = (change["old"].as_str(), change["new"].as_str());
    let kind = text(change, "kind");
    let pieces = list(change, "pieces");
    let is_lost = change["note"].is_string();
    let key = match kind {
        "same" => "diff-same",
        "changed" => "diff-changed",
        "moved" if change["reworded"] == true => "diff-moved-changed",
        "moved" => "diff-moved",
        "merged" => "diff-merged",
        "added" => "diff-added",
        "removed" if is_lost => "diff-lost",
        "removed" => "diff-removed",
        "absent" => "history-not-yet",
        _ => "",
    };
    let review = &change["review"];
    let reach = match text(review, "reach") {
        "meaning" => "diff-reach-meaning",
        "wording" => "diff-reach-wording",
        "spelling" => "diff-reach-spelling",
        _ => "",
    };
    let first = change["id"].as_str().filter(|_| kind == "first");
    html! {
        section.change.(kind) {
            h3 {
                @if let Some(old) = old.filter(|o| Some(*o) != new) { span.number { (old) } @if new.is_some() { " → " } }
                @if let Some(new) = new.or(first) { a.number href=(clause_address(visit, game, new)) { (new) } }
                @if !key.is_empty() { " " span.kind { (visit.word(key)) } }
                @if !reach.is_empty() { " · " strong.reach.(text(review, "reach")) { (visit.word(reach)) } }
            }
            @if !text(review, "note").is_empty() { p.ours { (said(visit, text(review, "note"), |own| review[own].as_str())) } }
            @if pieces.is_empty() {
                @let shown = change["new_text"].as_str().or(change["old_text"].as_str()).or(change["text"].as_str());
                // What has not changed stands above.
                @if let Some(shown) = shown.filter(|_| kind != "same") {
                    @if kind == "removed" { del lang=(language) { (lines(shown)) } }
                    @else if kind == "added" { ins lang=(language) { (lines(shown)) } }
                    @else { p lang=(language) { (lines(shown)) } }
                }
            } @else {
                div.sides {
                    p.old lang=(language) { (side(pieces, "gone")) }
                    p.new lang=(language) { (side(pieces, "new")) }
                    p.both lang=(language) { (side(pieces, "")) }
                }
            }
            @if is_lost { p.doubt { (said(visit, text(change, "note"), |own| change["note_in"][own].as_str())) } }
        }
    }
}

/// Numbers that lead to their clauses.
fn numbers(visit: &Visit, edition: &str, all: &[&str]) -> Markup {
    html! {
        @if all.is_empty() { "–" }
        @for id in all { a.number href=(clause_address(visit, edition, id)) { (id) } " " }
    }
}

/// The pieces of one wording, or of both.
fn side(pieces: &[Value], only: &str) -> Markup {
    html! {
        @for piece in pieces {
            @if let Some(same) = piece["same"].as_str() { (same) }
            @if let Some(gone) = piece["gone"].as_str().filter(|_| only != "new") { del { (gone) } }
            @if let Some(new) = piece["new"].as_str().filter(|_| only != "gone") { ins { (new) } }
        }
    }
}
