//! Answers: pages, documents, and what is said when there is none.

use axum::http::StatusCode;
use axum::http::header::{self, HeaderValue};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde_json::{Value, json};

use super::frame::{self, Head};
use super::visit::Visit;
use crate::show::failure::Failure;
use crate::text::visible;

/// A whole page.
pub fn page(visit: &Visit, head: &Head<'_>, main: &Markup) -> Response {
    with_status(StatusCode::OK, visit, head, main)
}

fn with_status(status: StatusCode, visit: &Visit, head: &Head<'_>, main: &Markup) -> Response {
    let whole = frame::framed(visit, head, main).into_string();
    // Signs that turn the direction of writing or cannot be seen are shown, whoever wrote them.
    let shown = visible::visible(&whole).into_owned();
    (status, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], shown).into_response()
}

/// A page that says why there is none.
pub fn failed(visit: &Visit, failure: &Failure) -> Response {
    let title = visit.word("page-sorry");
    let main = html! {
        h1 { (title) }
        (fault(failure))
        p.way { a href=(visit.to("/")) { (visit.word("page-to-front")) } }
    };
    with_status(status(failure), visit, &Head::titled(&title), &main)
}

/// What is wrong, where, and what may help.
pub fn fault(failure: &Failure) -> Markup {
    html! {
        div.fault role="alert" {
            p { (failure.message()) }
            @for place in failure.places().iter().filter(|p| p.line > 0) {
                p.place { span.line { (place.line) } code { (place.source) } }
            }
            @for hint in failure.hints() { p.hint { (hint) } }
        }
    }
}

fn status(failure: &Failure) -> StatusCode {
    if failure.is_nothing() { StatusCode::NOT_FOUND } else { StatusCode::BAD_REQUEST }
}

/// A document.
pub fn document(value: &Value) -> Response {
    documented(StatusCode::OK, value)
}

fn documented(status: StatusCode, value: &Value) -> Response {
    let text = visible::json(&value.to_string()).into_owned();
    (status, [(header::CONTENT_TYPE, "application/json")], text).into_response()
}

/// A document, or what is wrong as one.
pub fn documented_or(answer: Result<Value, Failure>) -> Response {
    match answer {
        Ok(value) => document(&value),
        Err(failure) => documented(status(&failure), &failure_json(&failure)),
    }
}

/// What is wrong, for scripts. A place is told by its line: the file is the one that was sent.
pub fn failure_json(failure: &Failure) -> Value {
    let places: Vec<Value> = failure
        .places()
        .iter()
        .filter(|p| p.line > 0)
        .map(|p| json!({ "line": p.line, "column": p.source[..p.column.min(p.source.len())].chars().count() + 1 }))
        .collect();
    json!({ "error": failure.message(), "hints": failure.hints(), "places": places })
}

/// A file to keep.
pub fn file(name: &str, kind: &'static str, text: String) -> Response {
    let disposition = format!("attachment; filename=\"{name}\"");
    let mut response = ([(header::CONTENT_TYPE, kind)], text).into_response();
    if let Ok(value) = HeaderValue::from_str(&disposition) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, value);
    }
    response
}

/// Elsewhere, by a new look.
pub fn see(to: &str) -> Response {
    match HeaderValue::from_str(to) {
        Ok(to) => (StatusCode::SEE_OTHER, [(header::LOCATION, to)]).into_response(),
        Err(_) => StatusCode::BAD_REQUEST.into_response(),
    }
}

/// What has no page.
pub fn nothing_here(visit: &Visit) -> Response {
    failed(visit, &Failure::nothing(visit.speech.word("page-nothing-here")))
}
