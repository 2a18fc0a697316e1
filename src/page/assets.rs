//! What pages are drawn with: one stylesheet, a few small scripts, an icon. All inside the program.

use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::text::cache::mix_in;

/// Name, kind, content.
static ASSETS: [(&str, &str, &str); 7] = [
    ("page.css", "text/css; charset=utf-8", include_str!("assets/page.css")),
    ("page.js", "text/javascript; charset=utf-8", include_str!("assets/page.js")),
    ("search.js", "text/javascript; charset=utf-8", include_str!("assets/search.js")),
    ("clause.js", "text/javascript; charset=utf-8", include_str!("assets/clause.js")),
    ("table.js", "text/javascript; charset=utf-8", include_str!("assets/table.js")),
    ("decks.js", "text/javascript; charset=utf-8", include_str!("assets/decks.js")),
    ("icon.svg", "image/svg+xml", include_str!("assets/icon.svg")),
];

/// All of them have one mark: what has changed has a new address, and is never taken from a cache.
fn mark() -> u64 {
    static MARK: std::sync::LazyLock<u64> =
        std::sync::LazyLock::new(|| ASSETS.iter().fold(1, |mix, (_, _, text)| mix_in(mix, text.as_bytes())));
    *MARK
}

/// Where an asset is.
pub fn address(name: &str) -> String {
    format!("/assets/{:016x}/{name}", mark())
}

/// An asset.
pub async fn get(Path((_, name)): Path<(String, String)>) -> Response {
    match ASSETS.iter().find(|(known, _, _)| *known == name) {
        Some((_, kind, text)) => {
            let headers =
                [(header::CONTENT_TYPE, *kind), (header::CACHE_CONTROL, "private, max-age=31536000, immutable")];
            (headers, *text).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
