//! Listening: sockets in, answers out, until somebody presses Ctrl-C.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_io_timeout::TimeoutStream;

use super::door::{Door, answer};
use super::guests::{Guest, Guests, Patience};

/// What is under way when the page is closed may end in this time.
const FAREWELL: Duration = Duration::from_millis(400);

/// Somebody listens, but nobody is served yet.
pub struct Listening {
    runtime: tokio::runtime::Runtime,
    listener: TcpListener,
    patience: Patience,
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
        Ok(Self { runtime, listener, patience: Patience::default() })
    }

    /// With another patience, for tests and measurements.
    #[doc(hidden)]
    pub fn patient(self, patience: Patience) -> Self {
        Self { patience, ..self }
    }

    /// The address that was taken.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serve until it is stopped, by Ctrl-C or otherwise.
    pub fn serve(self, door: Door, stop: &Stop) {
        let mut stopped = stop.0.subscribe();
        self.runtime.block_on(async {
            tokio::spawn(accept(self.listener, self.patience, Arc::new(door)));
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = stopped.wait_for(|stop| *stop) => {}
            }
        });
        self.runtime.shutdown_timeout(FAREWELL);
    }
}

async fn accept(listener: TcpListener, patience: Patience, door: Arc<Door>) {
    let guests = Guests::new(patience, door.asks_for_key());
    loop {
        // There are places until the page is closed.
        let Some(place) = guests.place().await else { return };
        let Ok((stream, address)) = listener.accept().await else {
            // Too many open files, or somebody who went before the door was opened.
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        let guest = Arc::new(guests.come(address.ip(), place));
        tokio::spawn(serve_one(stream, patience, guest, door.clone()));
    }
}

/// One connection, until it is closed, or its guest has to go.
async fn serve_one(stream: TcpStream, patience: Patience, guest: Arc<Guest>, door: Arc<Door>) {
    // Short answers go out at once; a phone that does not want that is served all the same.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(patience.reading));
    let who = guest.clone();
    let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
        let door = door.clone();
        request.extensions_mut().insert(who.clone());
        async move { Ok::<_, Infallible>(answer(&door, request.map(Body::new)).await) }
    });
    let mut connection = http1::Builder::new();
    connection.timer(TokioTimer::new()).header_read_timeout(patience.next).max_buf_size(64 << 10);
    tokio::select! {
        // Whoever goes away in the middle is not told about it.
        _ = connection.serve_connection(TokioIo::new(Box::pin(stream)), service) => {}
        () = guest.dismissed() => {}
    }
}
