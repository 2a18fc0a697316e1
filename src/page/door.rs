//! The door: every request comes in here, and every answer leaves with what keeps it safe.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, HttpBody};
use axum::extract::Request;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use tokio::sync::Semaphore;
use tower::ServiceExt;

use super::guard::{self, Judged, KEY, Key};
use super::guests::Guest;
use super::room::LARGE;
use super::visit::Visit;
use super::{Page, routes};

/// No answer takes longer; an exploration is stopped well before.
const LONGEST: Duration = Duration::from_secs(30);

/// Nothing comes from elsewhere, nothing is run that is not ours, nobody puts the page into a frame.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The page with the names by which it is called, and its key.
pub struct Door {
    router: Router,
    hosts: Vec<String>,
    key: Option<Key>,
    longest: Duration,
}

impl Door {
    /// A door to a page.
    pub fn new(page: Page, hosts: Vec<String>, key: Option<Key>) -> Self {
        Self { router: routes::all(Arc::new(page)), hosts, key, longest: LONGEST }
    }

    /// Is nobody let in without the key?
    pub fn asks_for_key(&self) -> bool {
        self.key.is_some()
    }
}

/// Answer a request.
pub async fn answer(door: &Door, request: Request) -> Response {
    let judged = guard::judge(&request, &door.hosts, door.key.as_ref());
    if let (Judged::Welcome | Judged::Showed { .. }, Some(guest)) = (&judged, request.extensions().get::<Arc<Guest>>())
    {
        guest.is_known();
    }
    let mut response = match judged {
        Judged::Welcome => inside(door, request).await,
        Judged::Showed { to } => keep_key(door, &to),
        // Whoever is refused does not stay.
        Judged::Refused(status) => (status, [(header::CONNECTION, "close")]).into_response(),
    };
    protect(response.headers_mut(), door.key.is_none());
    response
}

/// The key was right: it becomes a cookie that scripts cannot read and other sites do not send.
fn keep_key(door: &Door, to: &str) -> Response {
    let key = door.key.as_ref().map_or("", Key::text);
    let cookie = format!("{KEY}={key}; Path=/; HttpOnly; SameSite=Lax; Max-Age={}", guard::LIFE.as_secs());
    (StatusCode::SEE_OTHER, [(header::LOCATION, to.to_string()), (header::SET_COOKIE, cookie)]).into_response()
}

/// So many large things are taken in at once; others wait.
static LARGE_BODIES: Semaphore = Semaphore::const_new(8);

async fn inside(door: &Door, mut request: Request) -> Response {
    let is_large = request.body().size_hint().upper().is_none_or(|bytes| bytes > LARGE);
    let host = request.headers().get(header::HOST).and_then(|h| h.to_str().ok()).unwrap_or("");
    let asked = request.uri().path_and_query().map_or("/", |p| p.as_str()).to_string();
    let key = door.key.as_ref().map(|key| format!("{KEY}={}", key.text()));
    let visit = Visit::new(&asked, request.headers(), format!("http://{host}"), key);
    let Ok(uri) = visit.path().parse::<Uri>() else { return StatusCode::BAD_REQUEST.into_response() };
    *request.uri_mut() = uri;
    request.extensions_mut().insert(visit);
    let answered = async {
        let _place = if is_large { LARGE_BODIES.acquire().await.ok() } else { None };
        door.router.clone().oneshot(request).await
    };
    match tokio::time::timeout(door.longest, answered).await {
        Ok(Ok(response)) => response,
        Ok(Err(never)) => match never {},
        Err(_) => StatusCode::REQUEST_TIMEOUT.into_response(),
    }
}

/// What every answer says about itself; a page that says more about its own policy keeps it.
fn protect(headers: &mut HeaderMap<HeaderValue>, is_local: bool) {
    let always = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        // A page of ours sends its forms with an origin; nobody else learns where one came from.
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ];
    for (name, value) in always {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // On the hall's network, where nothing is encrypted, browsers do not heed it and complain.
    if is_local {
        let name = HeaderName::from_static("cross-origin-opener-policy");
        headers.insert(name, HeaderValue::from_static("same-origin"));
    }
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(POLICY));
    // What a judge looked at stays on the judge's phone no longer than the page is open.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}

impl Door {
    /// With another time for the longest answer, for tests.
    #[doc(hidden)]
    pub fn within(self, longest: Duration) -> Self {
        Self { longest, ..self }
    }

    /// Answer a request whose body is at hand, in process.
    #[doc(hidden)]
    pub async fn ask(&self, request: axum::http::Request<String>) -> Response {
        answer(self, request.map(Body::from)).await
    }
}
