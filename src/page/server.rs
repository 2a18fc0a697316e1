//! Listening: sockets in, answers out, until somebody presses Ctrl-C.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};

use super::door::{Door, answer};

/// So many phones are served at once; others wait until one has gone.
const MOST_CONNECTIONS: usize = 1024;
/// Who has not said what is wanted by then is not waited for any longer.
const PATIENCE: Duration = Duration::from_secs(20);
/// What is under way when the page is closed may end in this time.
const FAREWELL: Duration = Duration::from_millis(400);

/// Somebody listens, but nobody is served yet.
pub struct Listening {
    runtime: tokio::runtime::Runtime,
    listener: TcpListener,
}

/// Closes the page.
#[derive(Clone)]
pub struct Stop(watch::Sender<bool>);

impl Stop {
    /// A way to close a page.
    pub fn new() -> Self {
        Self(watch::channel(false).0)
    }

    /// Close it.
    pub fn now(&self) {
        self.0.send_replace(true);
    }
}

impl Default for Stop {
    fn default() -> Self {
        Self::new()
    }
}

impl Listening {
    /// Take the address.
    pub fn on(address: SocketAddr) -> std::io::Result<Self> {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(cores.min(4))
            // Answers are worked out by as many as there are cores, and a few more for those who explore.
            .max_blocking_threads(cores + 4)
            .thread_keep_alive(Duration::from_secs(3600))
            .enable_all()
            .build()?;
        let listener = runtime.block_on(TcpListener::bind(address))?;
        Ok(Self { runtime, listener })
    }

    /// The address that was taken.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serve until it is stopped, by Ctrl-C or otherwise.
    pub fn serve(self, door: Door, stop: &Stop) {
        let mut stopped = stop.0.subscribe();
        self.runtime.block_on(async {
            tokio::spawn(accept(self.listener, Arc::new(door)));
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = stopped.wait_for(|stop| *stop) => {}
            }
        });
        self.runtime.shutdown_timeout(FAREWELL);
    }
}

async fn accept(listener: TcpListener, door: Arc<Door>) {
    let places = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    loop {
        // The semaphore is never closed.
        let Ok(place) = places.clone().acquire_owned().await else { return };
        let Ok((stream, _)) = listener.accept().await else {
            // Too many open files, or somebody who went before the door was opened.
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        // Short answers go out at once; a phone that does not want that is served all the same.
        let _ = stream.set_nodelay(true);
        let door = door.clone();
        tokio::spawn(async move {
            let service = service_fn(move |request: hyper::Request<hyper::body::Incoming>| {
                let door = door.clone();
                async move { Ok::<_, Infallible>(answer(&door, request.map(Body::new)).await) }
            });
            let mut connection = http1::Builder::new();
            connection.timer(TokioTimer::new()).header_read_timeout(PATIENCE).max_buf_size(64 << 10);
            // Whoever goes away in the middle is not told about it.
            let _ = connection.serve_connection(TokioIo::new(stream), service).await;
            drop(place);
        });
    }
}
