//! `/rules` and `/GAME`: the texts at hand, and the contents of one.

use axum::response::Response;
use maud::{Markup, html};

use super::Page;
use super::answer;
use super::frame::Head;
use super::visit::Visit;
use super::words::{clause_of, edition_title, escaped, game_name, paraphrase_of, said, unbroken};
use crate::rules::{Edition, Library};
use crate::show::failure::Failure;
use crate::show::pick;
use crate::table::shelf;

/// All texts.
pub fn all(page: &Page, visit: &Visit) -> Result<Response, Failure> {
    let desk = page.desk(visit.speech.language, false);
    let library = desk.library(None)?;
    let title = visit.word("page-rules");
    let main = html! {
        h1 { (title) }
        @for game in &library.games {
            @let editions: Vec<&Edition> = library.editions_of(&game.id).rev().collect();
            @if !editions.is_empty() {
                section.game data-game=(game.id) {
                    h2 { (game.name_in(visit.speech.language.code())) }
                    ul.editions {
                        @for edition in &editions { (one(library, visit, edition)) }
                    }
                    (comparisons(visit, &editions))
                }
            }
        }
    };
    Ok(answer::page(visit, &Head::titled(&title).part("/rules"), &main))
}

fn one(library: &Library, visit: &Visit, edition: &Edition) -> Markup {
    let facts = &edition.facts;
    let language = format!("language-{}", facts.language);
    html! {
        li {
            a href=(visit.to(&format!("/{}", edition.name()))) { (facts.edition) }
            @if facts.date != facts.edition || facts.date_doubtful { " " span.date { (facts.date) @if facts.date_doubtful { "?" } } }
            " · " (visit.speech.say("count-clauses", &[("n", edition.numbered().count().into())]))
            @if visit.speech.has(&language) { " · " (visit.word(&language)) }
            @if library.is_default(edition) { " · " strong { (visit.word("rules-default")) } }
            @if facts.ours { p.doubt { (visit.word("rule-ours")) } }
            @if !facts.date_note.is_empty() { p.note { (said(visit, &facts.date_note, |own| Some(facts.date_note_in(own)))) } }
            @if !facts.source.is_empty() { p.note { (said(visit, &facts.source, |own| Some(facts.source_in(own)))) } }
        }
    }
}

/// Every edition against the one before it.
fn comparisons(visit: &Visit, newest_first: &[&Edition]) -> Markup {
    let printed: Vec<&&Edition> = newest_first.iter().filter(|e| !e.facts.ours).collect();
    html! {
        @for pair in printed.windows(2) {
            @let (new, old) = (&pair[0].facts, &pair[1].facts);
            p.way { a href=(visit.to(&format!("/diff/{}/{}/{}", new.game, escaped(&old.edition), escaped(&new.edition)))) {
                (visit.speech.say("page-changes", &[("old", (&old.edition).into()), ("new", (&new.edition).into())]))
            } }
        }
    }
}

/// The contents of one text.
pub fn show(page: &Page, visit: &Visit, game: &str) -> Result<Response, Failure> {
    let desk = page.desk(visit.speech.language, false);
    let shelf = desk.shelf()?;
    // What is no game is no page.
    let nothing =
        |f: Failure| f.hints().iter().fold(Failure::nothing(f.message().to_string()), |f, h| f.hint(h.clone()));
    let spec = pick::game(&desk.speech, shelf, game).map_err(nothing)?;
    let library = desk.library(Some(&spec.game))?;
    let edition = pick::edition(&desk.speech, library, &spec).map_err(nothing)?;
    let title = edition_title(&desk, edition);
    let others: Vec<&Edition> = library.editions_of(&spec.game).rev().filter(|e| e.name() != edition.name()).collect();
    let main = html! {
        p.crumbs { a href=(visit.to("/rules")) { (visit.word("page-rules")) } " › " (game_name(&desk, &spec.game)) }
        h1 { (unbroken(&title)) }
        @if edition.facts.ours { p.doubt { (visit.word("rule-ours")) } }
        @let facts = &edition.facts;
        @if !facts.date_note.is_empty() { p.note { (said(visit, &facts.date_note, |own| Some(facts.date_note_in(own)))) } }
        p.ways {
            @if shelf::find(&spec.game).is_some() {
                a.button href=(visit.to(&format!("/table/{}", spec.game))) { (visit.word("page-table")) } " "
                a.button href=(visit.to(&format!("/cases?game={}", spec.game))) { (visit.word("page-cases")) } " "
                a.button href=(visit.to(&format!("/coverage/{}", edition.name()))) { (visit.word("page-coverage")) } " "
            }
            @for other in &others { a.button href=(visit.to(&format!("/{}", other.name()))) { (other.facts.edition) } " " }
        }
        nav.contents aria-label=(visit.word("page-contents")) {
            (folded(visit, library, edition, usize::MAX))
        }
        @if edition.glossary().next().is_some() {
            details.glossary {
                summary { (visit.speech.say("count-glossary", &[("n", edition.glossary().count().into())])) }
                ul.headwords lang=(edition.facts.language) {
                    @for clause in edition.glossary() {
                        li { a href=(clause_of(visit, edition, library.is_default(edition), clause)) { (clause.printed) } }
                    }
                }
            }
        }
        @if !edition.changelog.is_empty() {
            details {
                summary { (visit.word("rule-changelog")) }
                @for line in &edition.changelog { p { (line) } }
            }
        }
    };
    Ok(answer::page(visit, &Head::titled(&title).part("/rules").game(&spec.game), &main))
}

/// Chapters that fold, with the titles below them; the chapter of `here` is open.
pub fn folded(visit: &Visit, library: &Library, edition: &Edition, here: usize) -> Markup {
    let is_default = library.is_default(edition);
    let top: Vec<usize> = (0..edition.clauses.len()).filter(|&at| edition.clauses[at].parent.is_none()).collect();
    let chapter_of = |mut at: usize| {
        while let Some(up) = edition.clauses.get(at).and_then(|c| c.parent) {
            at = up;
        }
        at
    };
    let open = chapter_of(here);
    html! {
        ul.chapters lang=(edition.facts.language) {
            @for at in top {
                @let chapter = &edition.clauses[at];
                @if chapter.kind == crate::rules::Kind::Clause {
                    li {
                        @if chapter.children.is_empty() { (entry(visit, edition, is_default, at)) }
                        @else {
                            details open[at == open] {
                                summary { (entry(visit, edition, is_default, at)) }
                                ul {
                                    @for &child in &chapter.children { li { (entry(visit, edition, is_default, child)) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn entry(visit: &Visit, edition: &Edition, is_default: bool, at: usize) -> Markup {
    let clause = &edition.clauses[at];
    // Titles that are in English are not said twice.
    let said = paraphrase_of(visit, edition, clause).filter(|(_, said)| clause.heading && *said != clause.title());
    html! { span.line {
        a.entry href=(clause_of(visit, edition, is_default, clause)) {
            span.number { (clause.printed) } " "
            span.text { (crate::show::rule::first_clusters(clause.title(), 160)) }
        }
        @if let Some((language, said)) = said { " " span.ours lang=(language) { (said) } }
    } }
}
