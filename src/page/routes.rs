//! Which address leads where.

use std::sync::Arc;

use axum::extract::rejection::{FormRejection, JsonRejection, QueryRejection};
use axum::extract::{DefaultBodyLimit, Form, Multipart, Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};

use super::answer::{documented_or, failed, nothing_here};
use super::room::{work, work_on};
use super::visit::Visit;
use super::{
    Page, api, api_page, assets, cards, cases, changes, clause, contents, coverage, decks, explore, front, share, table,
};
use crate::show::args::{Command, NewArgs};
use crate::show::deck::lists::GIVEN;
use crate::show::failure::Failure;
use crate::show::{self, Desk};

type Here = State<Arc<Page>>;

/// A case of a megabyte, written as a form writes it, with what stands around it.
const CASE_BODY: usize = 4 << 20;

/// Everything that is answered.
pub fn all(page: Arc<Page>) -> Router {
    let decks_body = DefaultBodyLimit::max(usize::try_from(GIVEN).unwrap_or(usize::MAX));
    Router::new()
        .route("/", get(front_page))
        .route("/rules", get(rules_page))
        .route("/table", get(choose_table))
        .route("/table/{game}", get(table_page).post(table_act))
        .route("/table/{game}/explore", post(explore_page))
        .route("/cases", get(cases_page))
        .route("/cases/{*name}", get(case_page))
        .route("/decks", get(decks_page).post(decks_act).layer(decks_body))
        .route("/coverage/{game}", get(coverage_page))
        .route("/cards/{id}", get(card_page))
        .route("/diff/{game}/{old}/{new}", get(diff_page))
        .route("/qr", get(qr))
        .route("/assets/{mark}/{name}", get(assets::get))
        .route("/api", get(|visit: Visit| async move { api_page::show(&visit) }))
        .nest("/api", documents().layer(decks_body))
        .route("/{game}", get(contents_page))
        .route("/{game}/{clause}", get(clause_page))
        .route("/{game}/{clause}/plain", get(plain_clause))
        .fallback(|visit: Visit| async move { nothing_here(&visit) })
        .method_not_allowed_fallback(|| async { StatusCode::METHOD_NOT_ALLOWED })
        .layer(DefaultBodyLimit::max(CASE_BODY))
        .with_state(page)
}

fn documents() -> Router<Arc<Page>> {
    Router::new()
        .route("/rules", get(api_rules))
        .route("/rule/{game}", get(api_contents))
        .route("/rule/{game}/{clause}", get(api_clause))
        .route("/search", get(api_search))
        .route("/diff/{game}/{old}/{new}", get(api_diff))
        .route("/history/{game}/{clause}", get(api_history))
        .route("/coverage/{game}", get(api_coverage))
        .route("/cases", get(api_cases))
        .route("/cases/{*name}", get(api_case))
        .route("/cards", get(api_cards))
        .route("/cards/understood", post(api_understood))
        .route("/cards/{id}", get(api_card))
        .route("/new/{game}", get(api_new))
        .route("/table", post(api_table))
        .route("/run", post(api_run))
        .route("/explore", post(api_explore))
        .route("/deck/check", post(api_check))
        .fallback(api_nothing)
}

/// A page, or why there is none.
async fn paged(
    page: Arc<Page>,
    visit: Visit,
    answer: impl FnOnce(&Page, &Visit) -> Result<Response, Failure> + Send + 'static,
) -> Response {
    work(move || answer(&page, &visit).unwrap_or_else(|failure| failed(&visit, &failure))).await
}

/// A document, or why there is none.
async fn documented(
    page: Arc<Page>,
    visit: Visit,
    answer: impl FnOnce(&Page, &Desk) -> Result<serde_json::Value, Failure> + Send + 'static,
) -> Response {
    work(move || documented_or(answer(&page, &page.desk(visit.speech.language, true)))).await
}

/// What is asked in an address; what is not understood is nothing asked.
fn asked<T: Default>(query: Result<Query<T>, QueryRejection>) -> T {
    query.map(|Query(asked)| asked).unwrap_or_default()
}

/// Why a body was not read: too long, or not what it should be.
fn unread(visit: &Visit, status: StatusCode, words: &str) -> Response {
    let key = if status == StatusCode::PAYLOAD_TOO_LARGE { "page-body-long" } else { "page-body-unread" };
    let failure = Failure::bad_input(visit.word(key)).hint(words.to_string());
    let mut response = failed(visit, &failure);
    *response.status_mut() = status;
    response
}

/// The same for scripts.
fn unread_document(visit: &Visit, rejection: &JsonRejection) -> Response {
    let failure = Failure::bad_input(visit.word("page-body-unread")).hint(rejection.body_text());
    (rejection.status(), Json(super::answer::failure_json(&failure))).into_response()
}

async fn front_page(State(page): Here, visit: Visit, query: Result<Query<front::Asked>, QueryRejection>) -> Response {
    let asked = asked(query);
    paged(page, visit, move |page, visit| Ok(front::show(page, visit, &asked))).await
}

async fn rules_page(State(page): Here, visit: Visit) -> Response {
    paged(page, visit, contents::all).await
}

async fn contents_page(State(page): Here, visit: Visit, Path(game): Path<String>) -> Response {
    paged(page, visit, move |page, visit| contents::show(page, visit, &game)).await
}

async fn clause_page(State(page): Here, visit: Visit, Path((game, words)): Path<(String, String)>) -> Response {
    paged(page, visit, move |page, visit| clause::show(page, visit, &game, &words)).await
}

async fn plain_clause(State(page): Here, visit: Visit, Path((game, words)): Path<(String, String)>) -> Response {
    paged(page, visit, move |page, visit| clause::plain(page, visit, &game, &words)).await
}

async fn diff_page(
    State(page): Here,
    visit: Visit,
    Path((game, old, new)): Path<(String, String, String)>,
    query: Result<Query<changes::Asked>, QueryRejection>,
) -> Response {
    let asked = asked(query);
    paged(page, visit, move |page, visit| changes::show(page, visit, (&game, &old, &new), &asked)).await
}

async fn cases_page(State(page): Here, visit: Visit, query: Result<Query<cases::Asked>, QueryRejection>) -> Response {
    let asked = asked(query);
    paged(page, visit, move |page, visit| Ok(cases::show(page, visit, &asked))).await
}

async fn case_page(State(page): Here, visit: Visit, Path(name): Path<String>) -> Response {
    paged(page, visit, move |page, visit| cases::one(page, visit, &name)).await
}

async fn coverage_page(
    State(page): Here,
    visit: Visit,
    Path(game): Path<String>,
    query: Result<Query<coverage::Asked>, QueryRejection>,
) -> Response {
    let asked = asked(query);
    paged(page, visit, move |page, visit| coverage::show(page, visit, &game, &asked)).await
}

async fn card_page(State(page): Here, visit: Visit, Path(id): Path<String>) -> Response {
    paged(page, visit, move |page, visit| cards::show(page, visit, &id)).await
}

async fn choose_table(State(page): Here, visit: Visit) -> Response {
    paged(page, visit, |page, visit| Ok(table::choose(page, visit))).await
}

async fn table_page(
    State(page): Here,
    visit: Visit,
    Path(game): Path<String>,
    query: Result<Query<table::Asked>, QueryRejection>,
) -> Response {
    let asked = asked(query);
    paged(page, visit, move |page, visit| table::show(page, visit, &game, &asked)).await
}

async fn table_act(
    State(page): Here,
    visit: Visit,
    Path(game): Path<String>,
    form: Result<Form<table::Sent>, FormRejection>,
) -> Response {
    match form {
        Ok(Form(sent)) => paged(page, visit, move |page, visit| table::act(page, visit, &game, &sent)).await,
        Err(rejection) => unread(&visit, rejection.status(), &rejection.body_text()),
    }
}

async fn explore_page(State(page): Here, visit: Visit, form: Result<Form<table::Sent>, FormRejection>) -> Response {
    let sent = match form {
        Ok(Form(sent)) => sent,
        Err(rejection) => return unread(&visit, rejection.status(), &rejection.body_text()),
    };
    let Some(watched) = explore::Watched::place(&sent.explore).await else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let gone = watched.gone();
    paged(page, visit, move |page, visit| explore::show(page, visit, &sent.case, &sent.explore, &gone)).await
}

async fn qr(visit: Visit, query: Result<Query<share::Asked>, QueryRejection>) -> Response {
    let asked = asked(query);
    work(move || match share::picture(&visit, &asked) {
        Some(picture) => ([(axum::http::header::CONTENT_TYPE, "image/svg+xml")], picture).into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    })
    .await
}

async fn decks_page(State(page): Here, visit: Visit) -> Response {
    paged(page, visit, |page, visit| Ok(decks::show(page, visit))).await
}

async fn decks_act(State(page): Here, visit: Visit, form: Multipart) -> Response {
    match decks::Sent::read(form).await {
        Ok(sent) => {
            let length = sent.length();
            let answer = move || decks::act(&page, &visit, &sent).unwrap_or_else(|failure| failed(&visit, &failure));
            work_on(length, answer).await
        }
        Err(error) => unread(&visit, error.status(), &error.body_text()),
    }
}

async fn api_rules(State(page): Here, visit: Visit) -> Response {
    work(move || api::rules(&page.desk(visit.speech.language, true))).await
}

async fn api_contents(State(page): Here, visit: Visit, Path(game): Path<String>) -> Response {
    documented(page, visit, move |_, desk| clause::document(desk, &game, "")).await
}

async fn api_clause(State(page): Here, visit: Visit, Path((game, words)): Path<(String, String)>) -> Response {
    documented(page, visit, move |_, desk| clause::document(desk, &game, &words)).await
}

/// What `/api/search` is asked.
#[derive(Debug, Default, serde::Deserialize)]
#[serde(default)]
struct Searched {
    q: String,
    game: String,
    limit: Option<u32>,
}

async fn api_search(State(page): Here, visit: Visit, query: Result<Query<Searched>, QueryRejection>) -> Response {
    let asked = asked(query);
    let limit = asked.limit.unwrap_or(10).clamp(1, 100);
    let words: String = asked.q.chars().take(front::LONGEST).collect();
    documented(page, visit, move |_, desk| front::clauses(desk, &words, &asked.game, limit)).await
}

async fn api_diff(
    State(page): Here,
    visit: Visit,
    Path((game, old, new)): Path<(String, String, String)>,
    query: Result<Query<changes::Asked>, QueryRejection>,
) -> Response {
    let asked = asked(query);
    documented(page, visit, move |_, desk| changes::document(desk, &game, &old, &new, &asked)).await
}

async fn api_history(State(page): Here, visit: Visit, Path((game, words)): Path<(String, String)>) -> Response {
    documented(page, visit, move |_, desk| clause::history(desk, &game, &words)).await
}

async fn api_coverage(State(page): Here, visit: Visit, Path(game): Path<String>) -> Response {
    documented(page, visit, move |_, desk| coverage::document(desk, &game)).await
}

async fn api_cases(State(page): Here, visit: Visit, query: Result<Query<cases::Asked>, QueryRejection>) -> Response {
    let asked = asked(query);
    documented(page, visit, move |_, desk| Ok(cases::document(desk, &asked))).await
}

async fn api_case(State(page): Here, visit: Visit, Path(name): Path<String>) -> Response {
    documented(page, visit, move |page, desk| cases::one_document(page, desk, &name)).await
}

async fn api_cards(State(page): Here, visit: Visit, query: Result<Query<front::Asked>, QueryRejection>) -> Response {
    let asked = asked(query);
    documented(page, visit, move |page, desk| Ok(cards::document(page, desk, &asked.q, &asked.game))).await
}

async fn api_card(State(page): Here, visit: Visit, Path(id): Path<String>) -> Response {
    documented(page, visit, move |page, desk| cards::one_document(page, desk, &id)).await
}

async fn api_understood(
    State(page): Here,
    visit: Visit,
    body: Result<Json<cards::Written>, JsonRejection>,
) -> Response {
    match body {
        Ok(Json(written)) => documented(page, visit, move |_, desk| Ok(cards::understood(desk, &written))).await,
        Err(rejection) => unread_document(&visit, &rejection),
    }
}

async fn api_new(State(page): Here, visit: Visit, Path(game): Path<String>) -> Response {
    documented(page, visit, move |_, desk| show::document(desk, &Command::New(NewArgs { game, file: None }))).await
}

async fn api_table(State(page): Here, visit: Visit, body: Result<Json<api::Asked>, JsonRejection>) -> Response {
    match body {
        Ok(Json(asked)) => work(move || api::table(&page, visit.speech.language, &asked)).await,
        Err(rejection) => unread_document(&visit, &rejection),
    }
}

async fn api_run(State(page): Here, visit: Visit, body: Result<Json<api::Asked>, JsonRejection>) -> Response {
    match body {
        Ok(Json(asked)) => work(move || api::run(&page, visit.speech.language, &asked)).await,
        Err(rejection) => unread_document(&visit, &rejection),
    }
}

async fn api_explore(State(page): Here, visit: Visit, body: Result<Json<api::Asked>, JsonRejection>) -> Response {
    let asked = match body {
        Ok(Json(asked)) => asked,
        Err(rejection) => return unread_document(&visit, &rejection),
    };
    let filled = asked.explored();
    let Some(watched) = explore::Watched::place(&filled).await else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let gone = watched.gone();
    work(move || api::explored(&page, visit.speech.language, &asked.case, &filled, &gone)).await
}

async fn api_check(State(page): Here, visit: Visit, body: Result<Json<api::Lists>, JsonRejection>) -> Response {
    match body {
        Ok(Json(asked)) => work_on(asked.length(), move || api::check(&page, visit.speech.language, asked)).await,
        Err(rejection) => unread_document(&visit, &rejection),
    }
}

async fn api_nothing(State(page): Here, visit: Visit) -> Response {
    work(move || api::nothing_here(&page.desk(visit.speech.language, true))).await
}
