//! Where answers are worked out: beside the sockets, so that nobody waits for another's exploration; and so that a panic in one
//! answer is the end of that answer only.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use tokio::sync::Semaphore;

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

/// What has more bytes is large.
pub const LARGE: u64 = 1 << 20;

/// Large things become many times as large while they are worked on: one at a time, whoever waits for it.
static LARGE_WORK: Semaphore = Semaphore::const_new(1);

/// Work an answer out from so many bytes. What has begun keeps its turn to its end, also if nobody waits for it any longer.
pub async fn work_on(bytes: u64, answer: impl FnOnce() -> Response + Send + 'static) -> Response {
    let turn = if bytes > LARGE { LARGE_WORK.acquire().await.ok() } else { None };
    work(move || {
        let answer = answer();
        drop(turn);
        answer
    })
    .await
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

    #[test]
    fn large_things_are_worked_on_one_at_a_time() {
        use std::sync::atomic::{AtomicUsize, Ordering};
        static AT_WORK: AtomicUsize = AtomicUsize::new(0);
        static MOST: AtomicUsize = AtomicUsize::new(0);
        let answer = || {
            MOST.fetch_max(AT_WORK.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
            std::thread::sleep(std::time::Duration::from_millis(20));
            AT_WORK.fetch_sub(1, Ordering::SeqCst);
            StatusCode::OK.into_response()
        };
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
        let many = |bytes: u64| {
            MOST.store(0, Ordering::SeqCst);
            runtime.block_on(async {
                let all: Vec<_> = (0..4).map(|_| tokio::spawn(work_on(bytes, answer))).collect();
                for one in all {
                    assert_eq!(one.await.expect("an answer").status(), StatusCode::OK);
                }
            });
            MOST.load(Ordering::SeqCst)
        };
        assert_eq!(many(LARGE + 1), 1);
        assert!(many(LARGE) > 1);
    }
}
