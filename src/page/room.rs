//! Where answers are worked out: beside the sockets, so that nobody waits for another's exploration; and so that a panic in one
//! answer is the end of that answer only.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::show::printer;

/// Work an answer out. One that panics is told to the terminal (by the panic itself) and answered with 500.
pub async fn work(answer: impl FnOnce() -> Response + Send + 'static) -> Response {
    match tokio::task::spawn_blocking(answer).await {
        Ok(response) => response,
        Err(error) => {
            if !error.is_panic() {
                printer::err(&format!("shinpan: {error}\n"));
            }
            (StatusCode::INTERNAL_SERVER_ERROR, "500\n").into_response()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_answered_and_the_next_one_is_served() {
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        let status = |answer: fn() -> Response| runtime.block_on(work(answer)).status();
        assert_eq!(status(|| panic!("a card that nobody thought of")), StatusCode::INTERNAL_SERVER_ERROR);
        assert_eq!(status(|| "fine".into_response()), StatusCode::OK);
    }
}
