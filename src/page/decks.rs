//! `/decks`: lists pasted or brought as files; the report, problems first; sheets to print; rows for a spreadsheet.

use std::collections::BTreeSet;

use axum::extract::Multipart;
use axum::extract::multipart::MultipartError;
use axum::http::header::{self, HeaderValue};
use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use serde_json::Value;

use super::answer::{self, fault};
use super::frame::Head;
use super::visit::Visit;
use super::words::{clause_address, count, game_name, list, text};
use super::{Page, front};
use crate::show::args::{DeckCheckArgs, DeckSheetArgs, SheetOrder};
use crate::show::deck::lists::{Source, held};
use crate::show::deck::{check, sheet};
use crate::show::failure::Failure;
use crate::show::{Desk, Shown};

/// What was sent.
#[derive(Debug, Default)]
pub struct Sent {
    /// The lists.
    pub lists: Vec<Source>,
    /// The text that was pasted, to be shown again.
    pasted: String,
    /// The game, if one was named.
    pub game: String,
    /// The day.
    pub date: String,
    /// Where.
    pub region: String,
    /// `check`, `csv`, `sheets`.
    wanted: String,
    /// The order of a sheet.
    sort: String,
}

/// So many decks at once, in one list or in many.
const MOST_DECKS: usize = 2000;

impl Sent {
    /// What a form sends, part by part.
    pub async fn read(mut form: Multipart) -> Result<Self, MultipartError> {
        let mut sent = Self::default();
        while let Some(field) = form.next_field().await? {
            let (name, file) = (field.name().unwrap_or("").to_string(), field.file_name().map(file_name));
            let bytes = field.bytes().await?.to_vec();
            if let Some(file) = file {
                if !bytes.is_empty() {
                    sent.lists.push(Source::Given { name: file, bytes });
                }
                continue;
            }
            let value = String::from_utf8_lossy(&bytes).into_owned();
            match name.as_str() {
                "lists" => sent.pasted = super::words::with_plain_ends(&value),
                "game" => sent.game = value,
                "date" => sent.date = value,
                "region" => sent.region = value,
                "do" => sent.wanted = value,
                "sort" => sent.sort = value,
                _ => {}
            }
        }
        if !sent.pasted.trim().is_empty() {
            sent.lists.insert(0, Source::Given { name: PASTED.to_string(), bytes: sent.pasted.clone().into_bytes() });
        }
        Ok(sent)
    }

    /// How many bytes the lists have.
    pub fn length(&self) -> u64 {
        self.lists.iter().map(Source::length).sum()
    }

    fn args(&self) -> DeckCheckArgs {
        let given = |text: &str| Some(text.trim().to_string()).filter(|t| !t.is_empty());
        DeckCheckArgs {
            game: given(&self.game),
            date: given(&self.date),
            region: given(&self.region),
            ..Default::default()
        }
    }
}

/// What a pasted list is called.
const PASTED: &str = "pasted";

/// The last part of a file's name: a browser may send folders, which are nobody's business.
fn file_name(name: &str) -> String {
    name.rsplit(['/', '\\']).next().unwrap_or(name).chars().take(120).collect()
}

/// The checks, as `deck check --json` has them.
pub fn document(page: &Page, desk: &Desk, args: &DeckCheckArgs, lists: &[Source]) -> Result<Value, Failure> {
    bounded(desk, lists)?;
    check::report(desk, args, lists, page.pool(), page.bans.clone()).map(Shown::document)
}

/// More decks than any event has are not looked at: each is compared with the others of its list, and all are shown at once.
fn bounded(desk: &Desk, lists: &[Source]) -> Result<(), Failure> {
    let decks = if lists.len() > MOST_DECKS { lists.len() } else { held(lists) };
    if decks <= MOST_DECKS {
        return Ok(());
    }
    let gaps = [("n", decks.into()), ("most", MOST_DECKS.into())];
    Err(Failure::bad_input(desk.speech.say("page-many-decks", &gaps)))
}

/// The page with its form.
pub fn show(page: &Page, visit: &Visit) -> Response {
    let desk = page.desk(visit.speech.language, true);
    rendered(page, &desk, visit, &Sent::default(), &html! {})
}

/// What was sent, checked or printed.
pub fn act(page: &Page, visit: &Visit, sent: &Sent) -> Result<Response, Failure> {
    let desk = page.desk(visit.speech.language, true);
    if sent.lists.is_empty() {
        let failure = Failure::bad_input(desk.speech.word("page-no-list"));
        return Ok(rendered(page, &desk, visit, sent, &fault(&failure)));
    }
    if let Err(failure) = bounded(&desk, &sent.lists) {
        return Ok(rendered(page, &desk, visit, sent, &fault(&failure)));
    }
    match sent.wanted.as_str() {
        "csv" => {
            let desk = page.desk(visit.speech.language, false);
            let args = DeckCheckArgs { csv: true, ..sent.args() };
            let rows = check::report(&desk, &args, &sent.lists, page.pool(), page.bans.clone())?.text();
            Ok(answer::file("decks.csv", "text/csv; charset=utf-8", rows))
        }
        "sheets" => sheets(page, visit, sent),
        _ => {
            let report = check::report(&desk, &sent.args(), &sent.lists, page.pool(), page.bans.clone());
            let report = match report.map(Shown::document) {
                Ok(report) => shown(&desk, visit, &report),
                Err(failure) => fault(&failure),
            };
            Ok(rendered(page, &desk, visit, sent, &report))
        }
    }
}

/// Sheets to print, as `deck sheet --html` has them: a file of their own, with its own looks and no script.
fn sheets(page: &Page, visit: &Visit, sent: &Sent) -> Result<Response, Failure> {
    let desk = page.desk(visit.speech.language, false);
    let sort = match sent.sort.as_str() {
        "name" => SheetOrder::Name,
        "cost" => SheetOrder::Cost,
        _ => SheetOrder::Number,
    };
    let args = DeckSheetArgs { game: sent.args().game, sort, html: true, ..Default::default() };
    let sheets = sheet::of_lists(&desk, &args, &sent.lists, page.pool())?.text();
    let mut response = Html(sheets).into_response();
    let policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-modals";
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    Ok(response)
}

/// The regions that the ban lists at hand are for.
fn regions(page: &Page) -> BTreeSet<&str> {
    page.bans.iter().filter_map(|list| list.region.as_deref()).collect()
}

fn rendered(page: &Page, desk: &Desk, visit: &Visit, sent: &Sent, report: &Markup) -> Response {
    let regions = regions(page);
    let title = visit.word("page-decks");
    let main = html! {
        h1 { (title) }
        form.decks method="post" action=(visit.to("/decks")) enctype="multipart/form-data" data-decks {
            label.wide { (visit.word("page-lists"))
                textarea name="lists" rows="8" spellcheck="false" autocapitalize="off" placeholder="4 OP01-016\n…" { (sent.pasted) } }
            label.wide.drop { (visit.word("page-files")) input type="file" name="files" multiple; }
            div.fields {
                label { (visit.word("page-game")) (front::games(desk, visit, &sent.game)) }
                label { (visit.word("page-date")) input type="date" name="date" value=(sent.date); }
                @if !regions.is_empty() {
                    label { (visit.word("page-region")) select name="region" {
                        option value="" { "–" }
                        @for region in &regions { option selected[sent.region.eq_ignore_ascii_case(region)] { (region) } }
                    } }
                }
                label { (visit.word("page-sort")) select name="sort" {
                    @for (value, key) in [("number", "page-sort-number"), ("name", "page-sort-name"), ("cost", "page-sort-cost")] {
                        option value=(value) selected[sent.sort == value] { (visit.word(key)) }
                    }
                } }
            }
            p.row {
                button name="do" value="check" { (visit.word("page-check")) } " "
                button.quiet name="do" value="sheets" formtarget="_blank" data-plain { (visit.word("page-sheets")) } " "
                button.quiet name="do" value="csv" data-plain { (visit.word("page-csv")) }
            }
        }
        div.report { (report) }
    };
    answer::page(visit, &Head::titled(&title).part("/decks"), &main)
}

/// The decks, those with problems first.
fn shown(desk: &Desk, visit: &Visit, report: &Value) -> Markup {
    let mut decks: Vec<&Value> = report.as_array().map_or(Vec::new(), |all| all.iter().collect());
    let weight = |deck: &Value| match text(deck, "verdict") {
        "illegal" => 0,
        "unreadable" => 1,
        _ => 2,
    };
    decks.sort_by_key(|deck| weight(deck));
    let count = |verdict: &str| decks.iter().filter(|d| text(d, "verdict") == verdict).count();
    html! {
        @if decks.len() > 1 {
            p.totals { @for verdict in ["illegal", "unreadable", "legal"] {
                span.verdict.(verdict) { (visit.word(word(verdict))) " " (count(verdict)) } " "
            } }
        }
        @for deck in &decks { (one(desk, visit, deck)) }
    }
}

fn word(verdict: &str) -> &'static str {
    match verdict {
        "legal" => "deck-legal",
        "illegal" => "deck-illegal",
        _ => "deck-unreadable",
    }
}

fn one(desk: &Desk, visit: &Visit, deck: &Value) -> Markup {
    let verdict = text(deck, "verdict");
    let mark = match verdict {
        "legal" => "✓",
        "illegal" => "✗",
        _ => "?",
    };
    let cards = count(&deck["count"]);
    let name = if text(deck, "file") == PASTED { visit.word("page-pasted") } else { text(deck, "file").to_string() };
    let notes = |key: &str, mark: &'static str| -> Vec<(&'static str, &Value)> {
        list(deck, key).iter().map(|n| (mark, n)).collect()
    };
    let more = count(&deck["more_unread"]);
    let edition = text(deck, "edition").split_once('@');
    let edition = edition.map_or(String::new(), |(game, edition)| format!("{} {edition}", game_name(desk, game)));
    html! {
        section.deck.(verdict) {
            h2 { span.verdict.(verdict) { (mark) " " (visit.word(word(verdict))) } " " (name) }
            p.note {
                @for part in [text(deck, "deck"), text(deck, "player"), &edition] { @if !part.is_empty() { (part) " · " } }
                (visit.speech.say("deck-cards-count", &[("n", cards.into())]))
            }
            ul.notes {
                @for unread in list(deck, "unread") {
                    li.unread { @let line = count(&unread["line"]);
                        @if line > 0 { strong { (visit.speech.say("deck-list-at", &[("line", line.into())])) ": " } } (said(visit, text(unread, "message"))) }
                }
                @if more > 0 { li.unread { (visit.speech.say("deck-list-more", &[("n", more.into())])) } }
                @for (mark, note) in [notes("violations", "✗"), notes("warnings", "!"), notes("unchecked", "–")].concat() {
                    li.(kind(mark)) { span.mark { (mark) } " " (said(visit, text(note, "message"))) " "
                        @for cited in list(note, "clauses").iter().filter_map(Value::as_str) { (cite(visit, text(deck, "edition"), cited)) " " } }
                }
            }
            @if !list(deck, "cards").is_empty() {
                details { summary { (visit.word("page-list")) }
                    table.list { tbody { @for card in list(deck, "cards") {
                        tr { td.n { (card["count"].as_u64().unwrap_or(0)) } td { (text(card, "card")) } td { (text(card, "name")) } }
                    } } }
                }
            }
        }
    }
}

/// What is chosen by a word of the command is chosen by a field of the page.
fn said(visit: &Visit, message: &str) -> String {
    if message == visit.word("deck-list-game") {
        return visit.word("page-choose-game");
    }
    message.replace("--region", &visit.speech.say("page-field", &[("name", visit.word("page-region").into())]))
}

fn kind(mark: &str) -> &'static str {
    match mark {
        "✗" => "violation",
        "!" => "warning",
        _ => "unchecked",
    }
}

fn cite(visit: &Visit, edition: &str, cited: &str) -> Markup {
    let (of, id) = cited.rsplit_once([':', ' ']).unwrap_or((edition, cited));
    html! { a.cite href=(clause_address(visit, of, id)) { (id) } }
}

#[cfg(test)]
mod tests {
    use super::file_name;

    #[test]
    fn folders_are_nobodys_business() {
        assert_eq!(file_name("/home/judge/lists/a.txt"), "a.txt");
        assert_eq!(file_name("C:\\Users\\judge\\a.txt"), "a.txt");
        assert_eq!(file_name("../../a"), "a");
    }
}
