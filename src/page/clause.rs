//! `/GAME/CLAUSE`: a clause in its chapter, with everything that is known of it.

use axum::response::Response;
use maud::{Markup, html};
use serde_json::Value;

use super::answer;
use super::frame::Head;
use super::visit::Visit;
use super::words::{clause_of, escaped, game_name, heading, lines, list, paraphrase_of, said, text, unbroken};
use super::{Page, cases, changes, contents};
use crate::rules::{Clause, Edition, Kind, Library, RemarkKind, Status};
use crate::show::args::{Command, HistoryArgs, RuleArgs};
use crate::show::failure::Failure;
use crate::show::{self, Desk};

/// What a look-up finds, as `rule --json` has it.
pub fn document(desk: &Desk, game: &str, words: &str) -> Result<Value, Failure> {
    let mut all = vec![game.to_string()];
    all.extend((!words.is_empty()).then(|| words.to_string()));
    show::document(desk, &Command::Rule(RuleArgs { words: all, with: None, raw: false, plain: false }))
}

/// One clause through the editions, as `history --json` has it.
pub fn history(desk: &Desk, game: &str, words: &str) -> Result<Value, Failure> {
    let args = HistoryArgs { game: game.to_string(), clause: vec![words.to_string()] };
    show::document(desk, &Command::History(args))
}

/// The page.
pub fn show(page: &Page, visit: &Visit, game: &str, words: &str) -> Result<Response, Failure> {
    let desk = page.desk(visit.speech.language, true);
    // A headword may be called by a part of it, also after the mark of glossaries.
    let document = match words.strip_prefix("g:") {
        Some(headword) => document(&desk, game, words).or_else(|_| document(&desk, game, headword))?,
        None => document(&desk, game, words)?,
    };
    let found: Vec<(&'static Library, &'static Edition, usize)> =
        list(&document, "clauses").iter().filter_map(|clause| place(&desk, clause)).collect();
    match found.as_slice() {
        [] => Err(Failure::nothing(desk.speech.say("error-no-clause", &[("clause", words.into())]))),
        [(library, edition, at)] => Ok(one(page, &desk, visit, (library, edition, *at))),
        several => Ok(choose(visit, words, several)),
    }
}

/// Where a clause of a document stands.
fn place(desk: &Desk, clause: &Value) -> Option<(&'static Library, &'static Edition, usize)> {
    let library = desk.library(Some(text(clause, "game"))).ok()?;
    let edition = library.edition(text(clause, "game"), text(clause, "edition"))?;
    Some((library, edition, edition.find(text(clause, "id"))?))
}

/// Several clauses go by the same name.
fn choose(visit: &Visit, words: &str, all: &[(&'static Library, &'static Edition, usize)]) -> Response {
    let game = &all[0].1.facts.game;
    let main = html! {
        h1 { (words) }
        ul.below {
            @for (library, edition, at) in all { li { (below(visit, library, edition, *at)) } }
        }
    };
    answer::page(visit, &Head::titled(words).part("/rules").game(game), &main)
}

fn one(page: &Page, desk: &Desk, visit: &Visit, (library, edition, at): (&Library, &Edition, usize)) -> Response {
    let clause = &edition.clauses[at];
    let title = format!("{} {}", clause.printed, edition.facts.edition);
    let language = &edition.facts.language;
    let main = html! {
        article.clause {
            (crumbs(desk, visit, library, edition, at))
            h1 id="clause" lang=(language) {
                span.number { (clause.printed) }
                @if clause.heading { " " (clause.text) }
            }
            @if !clause.heading { p.wording lang=(language) { (lines(&clause.text)) } }
            @if let Some((language, said)) = paraphrase_of(visit, edition, clause) {
                p.ours lang=(language) { span.label { (visit.word("rule-paraphrase")) } " " (unbroken(said)) }
            }
            (notes(visit, library, edition, clause))
            (tools(visit, edition, clause))
            @if !clause.children.is_empty() {
                ul.below { @for &child in &clause.children { li { (below(visit, library, edition, child)) } } }
            }
            (lost(visit, edition, clause))
            (neighbours(visit, library, edition, at))
            (references(visit, library, edition, clause))
            (turning_on(page, desk, visit, edition, clause))
            (through_editions(desk, visit, edition, clause))
            @if !clause.raw.is_empty() {
                details.scanned { summary { (heading(visit, "rule-scan")) } p.scan lang=(language) { (lines(&clause.raw)) } }
            }
        }
        details.contents.aside {
            summary { (visit.word("page-contents")) }
            (contents::folded(visit, library, edition, at))
        }
    };
    answer::page(visit, &Head::titled(&title).part("/rules").game(&edition.facts.game), &main)
}

fn crumbs(desk: &Desk, visit: &Visit, library: &Library, edition: &Edition, at: usize) -> Markup {
    let is_default = library.is_default(edition);
    let home = if is_default { edition.facts.game.clone() } else { edition.name() };
    let title = format!("{} {}", game_name(desk, &edition.facts.game), edition.facts.edition);
    html! {
        nav.crumbs aria-label=(visit.word("page-path")) {
            a href=(visit.to(&format!("/{home}"))) { (unbroken(&title)) }
            @for step in edition.path(at) {
                " › " a href=(clause_of(visit, edition, is_default, step)) lang=(edition.facts.language) {
                    span.whole { (step.printed) } @if step.heading { "\u{a0}" (step.title()) }
                }
            }
        }
    }
}

/// A clause below another one.
fn below(visit: &Visit, library: &Library, edition: &Edition, at: usize) -> Markup {
    let clause = &edition.clauses[at];
    html! {
        a.number href=(clause_of(visit, edition, library.is_default(edition), clause)) { (clause.printed) }
        div {
            p.wording lang=(edition.facts.language) { (lines(&clause.text)) }
            @if let Some((language, said)) = paraphrase_of(visit, edition, clause) { p.ours lang=(language) { (unbroken(said)) } }
            @if clause.status() == Status::Uncertain { p.doubt { (visit.word("rule-uncertain-below")) } }
            @if !clause.children.is_empty() {
                p.more { a href=(clause_of(visit, edition, library.is_default(edition), clause)) {
                    (visit.speech.say("rule-more-below", &[("n", descendants(edition, at).into())]))
                } }
            }
        }
    }
}

fn descendants(edition: &Edition, at: usize) -> usize {
    edition.clauses[at].children.iter().map(|&c| 1 + descendants(edition, c)).sum()
}

/// What a judge must know before quoting.
fn notes(visit: &Visit, library: &Library, edition: &Edition, clause: &Clause) -> Markup {
    let newest = library.newest(&edition.facts.game).filter(|n| !edition.facts.ours && n.name() != edition.name());
    html! {
        @match clause.status() {
            Status::Scanned => {},
            Status::Restored => p.note { (visit.word("page-restored")) },
            Status::Uncertain => p.doubt { (visit.word("rule-uncertain-below")) },
        }
        @for remark in clause.remarks.iter().filter(|r| !r.text.is_empty()) {
            p.remark {
                span.label { (visit.word(match remark.kind {
                    RemarkKind::Uncertain => "remark-uncertain",
                    RemarkKind::Restored => "remark-restored",
                    RemarkKind::Slip => "remark-slip",
                    RemarkKind::Stale => "remark-stale",
                })) } " "
                (said(visit, &remark.text, |own| Some(remark.text_in(own))))
            }
        }
        @if let Some(newest) = newest {
            p.doubt { (visit.speech.say("rule-older", &[("edition", newest.name().into())])) " " a href="#history" { (visit.word("page-history")) } }
        }
        @if edition.facts.ours { p.doubt { (visit.word("rule-ours")) } }
        @else if edition.facts.assigned_numbers { p.note { (visit.word("rule-assigned")) } }
    }
}

/// Copying, as `rule --plain` has it.
fn tools(visit: &Visit, edition: &Edition, clause: &Clause) -> Markup {
    let address = visit.to(&format!("/{}/{}/plain", escaped(&edition.name()), escaped(&clause.id)));
    html! {
        p.tools {
            a.button href=(address) data-copy=(address) data-done=(visit.word("page-copied")) { (visit.word("page-copy")) }
        }
    }
}

/// A clause as plain text, as `rule --plain` prints it.
pub fn plain(page: &Page, visit: &Visit, game: &str, words: &str) -> Result<Response, Failure> {
    use axum::response::IntoResponse;
    let desk = page.desk(visit.speech.language, false);
    let args = RuleArgs { words: vec![game.to_string(), words.to_string()], with: None, raw: false, plain: true };
    let text = show::said(&desk, &Command::Rule(args))?;
    Ok(([(axum::http::header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// A number lost in the scan would otherwise look as if it had never been there.
fn lost(visit: &Visit, edition: &Edition, clause: &Clause) -> Markup {
    let key = clause.key();
    let is_below = |id: &str| crate::text::number::key(id).rsplit_once('-').is_some_and(|(up, _)| up == key);
    html! {
        @for (id, why) in edition.facts.lacks.iter().filter(|(id, _)| is_below(id)) { p.doubt { strong { (id) } " " (said(visit, why, |own| edition.facts.words.get(own)?.lacks.get(id).map(String::as_str))) } }
    }
}

/// The clauses before and after it in the text.
fn neighbours(visit: &Visit, library: &Library, edition: &Edition, at: usize) -> Markup {
    let is_default = library.is_default(edition);
    let kind = edition.clauses[at].kind;
    let link = |place: Option<usize>| {
        let clause = place.and_then(|p| edition.clauses.get(p)).filter(|c| c.kind == kind);
        clause.map(|c| (clause_of(visit, edition, is_default, c), c.printed.clone()))
    };
    html! {
        nav.neighbours aria-label=(visit.word("page-neighbours")) {
            @if let Some((to, number)) = link(at.checked_sub(1)) { a.button rel="prev" href=(to) { "←\u{a0}" (number) } }
            @if let Some((to, number)) = link(at.checked_add(1)) { a.button rel="next" href=(to) { (number) "\u{a0}→" } }
        }
    }
}

/// What it refers to, and what refers to it.
fn references(visit: &Visit, library: &Library, edition: &Edition, clause: &Clause) -> Markup {
    let is_default = library.is_default(edition);
    let here = |places: &[usize]| -> Vec<(String, String)> {
        let label = |c: &Clause| if c.heading { format!("{} {}", c.printed, c.title()) } else { c.printed.clone() };
        let clauses = places.iter().map(|&p| &edition.clauses[p]);
        clauses.map(|c| (clause_of(visit, edition, is_default, c), label(c))).collect()
    };
    let elsewhere = |places: &[(usize, usize)]| -> Vec<(String, String)> {
        let far = |&(text, at): &(usize, usize)| {
            let text = &library.editions[text];
            let label = format!("{} {}", text.facts.edition, text.clauses[at].printed);
            (clause_of(visit, text, library.is_default(text), &text.clauses[at]), label)
        };
        places.iter().map(far).collect()
    };
    let all = [
        ("rule-refers-to", [here(&clause.refers_to), elsewhere(&clause.refers_elsewhere)].concat()),
        ("rule-referred-by", [here(&clause.referred_by), elsewhere(&clause.referred_elsewhere)].concat()),
    ];
    html! {
        @for (key, links) in all {
            @if !links.is_empty() {
                section.references {
                    h2 { (heading(visit, key)) }
                    ul.links lang=(edition.facts.language) {
                        @for (to, label) in links { li { a.cite href=(to) { (label) } } }
                    }
                }
            }
        }
    }
}

/// The cases that turn on it.
fn turning_on(page: &Page, desk: &Desk, visit: &Visit, edition: &Edition, clause: &Clause) -> Markup {
    if clause.kind != Kind::Clause {
        return html! {};
    }
    let all = cases::citing(&edition.facts.game, &clause.key());
    html! {
        @if !all.is_empty() {
            section {
                h2 { (visit.speech.say("page-cases-here", &[("n", all.len().into())])) }
                (cases::links(page, desk, visit, &all[..all.len().min(MOST_CASES)]))
                @if all.len() > MOST_CASES {
                    p.way { a href=(visit.to(&format!("/cases?game={}&clause={}", edition.facts.game, escaped(&clause.id)))) {
                        (visit.speech.say("page-all-cases", &[("n", all.len().into())]))
                    } }
                }
            }
        }
    }
}

/// So many cases are listed with a clause.
const MOST_CASES: usize = 8;

/// The clause through the editions, where there are several.
fn through_editions(desk: &Desk, visit: &Visit, edition: &Edition, clause: &Clause) -> Markup {
    let document = match history(desk, &edition.name(), &clause.id) {
        Ok(document) if list(&document, "history").len() > 1 => document,
        _ => return html! {},
    };
    html! {
        section.history id="history" {
            h2 { (visit.word("page-history")) }
            @for step in list(&document, "history") {
                h3 { (text(step, "edition")) @if text(step, "date") != text(step, "edition") { " " span.date { (text(step, "date")) } } }
                (changes::one(visit, step, &format!("{}@{}", edition.facts.game, text(step, "edition")), &edition.facts.language))
            }
        }
    }
}
