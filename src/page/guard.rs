//! Who may ask: the right host, no other site, and on the hall's network the key.

use axum::http::header::{COOKIE, HOST, HeaderMap, HeaderName, HeaderValue, ORIGIN};
use axum::http::{Method, Request, StatusCode};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use subtle::ConstantTimeEq;

use std::path::Path;
use std::time::Duration;

use crate::text::cache;

/// A key is good for so long.
pub const LIFE: Duration = Duration::from_secs(172_800);

/// What the key is called, in the address and as a cookie.
pub const KEY: &str = "key";

/// A secret that is drawn when the page is opened on the hall's network.
#[derive(Clone)]
pub struct Key(String);

impl Key {
    /// A new one, from what the system gives for such use.
    pub fn drawn() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
        Ok(Self(URL_SAFE_NO_PAD.encode(bytes)))
    }

    /// The one that was drawn for this event, so that phones, links and codes go on working after a restart; else a new one. It is kept
    /// where only its owner may read, as long as the cookies live.
    pub fn kept() -> Result<Self, getrandom::Error> {
        let Some(file) = cache::folder().map(|folder| folder.join("key")) else { return Self::drawn() };
        if let Some(key) = Self::read(&file) {
            return Ok(key);
        }
        let key = Self::drawn()?;
        // Without a place to keep it the key is as good, until the restart.
        let _ = key.keep(&file);
        Ok(key)
    }

    fn read(file: &Path) -> Option<Self> {
        let age = file.metadata().ok()?.modified().ok()?.elapsed().ok()?;
        let text = std::fs::read_to_string(file).ok().filter(|_| age < LIFE)?;
        let is_key = URL_SAFE_NO_PAD.decode(&text).is_ok_and(|bytes| bytes.len() == 16);
        is_key.then_some(Self(text))
    }

    fn keep(&self, file: &Path) -> std::io::Result<()> {
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let _ = std::fs::remove_file(file);
        let mut options = std::fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        std::io::Write::write_all(&mut options.open(file)?, self.0.as_bytes())
    }

    /// As it stands in an address.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Is it this one? How long the answer takes says nothing about it.
    pub fn is(&self, offered: &str) -> bool {
        self.0.as_bytes().ct_eq(offered.as_bytes()).into()
    }

    /// Was it offered as a cookie?
    fn is_in(&self, headers: &HeaderMap) -> bool {
        let cookies = headers.get_all(COOKIE).iter().filter_map(|v| v.to_str().ok()).flat_map(|v| v.split(';'));
        let mut offered = cookies.filter_map(|c| c.trim().strip_prefix(KEY)?.strip_prefix('='));
        offered.any(|offered| self.is(offered))
    }
}

/// What a guard says to a request.
#[derive(Debug, PartialEq, Eq)]
pub enum Judged {
    /// Come in.
    Welcome,
    /// The key stands in the address: it is kept as a cookie, and the address is cleaned.
    Showed {
        /// The address without the key.
        to: String,
    },
    /// Go away.
    Refused(StatusCode),
}

/// Look at a request before anything else does. `hosts` are the names by which the page is called.
pub fn judge<B>(request: &Request<B>, hosts: &[String], key: Option<&Key>) -> Judged {
    let headers = request.headers();
    // A name that somebody else's server of names led here is not ours.
    let mut named = headers.get_all(HOST).iter();
    let host = match (named.next(), named.next()) {
        (Some(host), None) => host.to_str().unwrap_or(""),
        _ => return Judged::Refused(StatusCode::BAD_REQUEST),
    };
    let is_ours = |host: &str| hosts.iter().any(|ours| ours.eq_ignore_ascii_case(host));
    if !is_ours(host) || request.uri().authority().is_some_and(|a| !is_ours(a.as_str())) {
        return Judged::Refused(StatusCode::MISDIRECTED_REQUEST);
    }
    if !comes_from_here(request.method(), headers, host) {
        return Judged::Refused(StatusCode::FORBIDDEN);
    }
    let Some(key) = key else { return Judged::Welcome };
    match shown(request.uri().path_and_query().map_or("/", |p| p.as_str()), key) {
        Some(to) => Judged::Showed { to },
        None if key.is_in(headers) => Judged::Welcome,
        None => Judged::Refused(StatusCode::FORBIDDEN),
    }
}

/// What changes or costs something is asked by our own pages only, or by something that is no browser.
fn comes_from_here(method: &Method, headers: &HeaderMap, host: &str) -> bool {
    const SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
    if matches!(*method, Method::GET | Method::HEAD) {
        return true;
    }
    let text = |value: &HeaderValue| value.to_str().unwrap_or("?").to_string();
    let site = headers.get(SITE).map(text);
    let origin = headers.get(ORIGIN).map(text);
    site.is_none_or(|site| matches!(site.as_str(), "same-origin" | "none"))
        && origin.is_none_or(|origin| origin.eq_ignore_ascii_case(&format!("http://{host}")))
}

/// The address without the key, if the right key stands in it.
fn shown(path_and_query: &str, key: &Key) -> Option<String> {
    let (path, query) = path_and_query.split_once('?')?;
    let offered = query.split('&').find_map(|part| part.strip_prefix(KEY)?.strip_prefix('='))?;
    if !key.is(offered) {
        return None;
    }
    let is_key = |part: &&str| part.strip_prefix(KEY).is_some_and(|rest| rest.starts_with('='));
    let rest: Vec<&str> = query.split('&').filter(|part| !is_key(part)).collect();
    // `//host/…` would lead elsewhere.
    let path = format!("/{}", path.trim_start_matches(['/', '\\']));
    Some(if rest.is_empty() { path } else { format!("{path}?{}", rest.join("&")) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(method: &str, uri: &str, headers: &[(&str, &str)]) -> Request<()> {
        let mut request = Request::builder().method(method).uri(uri);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request.body(()).expect("a request")
    }

    const HERE: (&str, &str) = ("host", "127.0.0.1:7777");

    fn judged(method: &str, uri: &str, headers: &[(&str, &str)], key: Option<&Key>) -> Judged {
        judge(&request(method, uri, headers), &["127.0.0.1:7777".to_string(), "localhost:7777".to_string()], key)
    }

    #[test]
    fn another_name_is_misdirected() {
        assert_eq!(judged("GET", "/", &[HERE], None), Judged::Welcome);
        assert_eq!(judged("GET", "/", &[("host", "LOCALHOST:7777")], None), Judged::Welcome);
        for host in ["evil.example", "127.0.0.1", "127.0.0.1:80", "127.0.0.1:7777.evil.example", ""] {
            let refused = Judged::Refused(StatusCode::MISDIRECTED_REQUEST);
            assert_eq!(judged("GET", "/", &[("host", host)], None), refused, "{host}");
        }
        assert_eq!(judged("GET", "/", &[], None), Judged::Refused(StatusCode::BAD_REQUEST));
        assert_eq!(judged("GET", "/", &[HERE, HERE], None), Judged::Refused(StatusCode::BAD_REQUEST));
        let elsewhere = judged("GET", "http://evil.example/", &[HERE], None);
        assert_eq!(elsewhere, Judged::Refused(StatusCode::MISDIRECTED_REQUEST));
    }

    #[test]
    fn no_other_site_posts() {
        let refused = Judged::Refused(StatusCode::FORBIDDEN);
        assert_eq!(judged("POST", "/", &[HERE, ("origin", "http://127.0.0.1:7777")], None), Judged::Welcome);
        assert_eq!(judged("POST", "/", &[HERE], None), Judged::Welcome);
        for origin in ["http://evil.example", "null", "https://127.0.0.1:7777", "http://localhost:7777", ""] {
            assert_eq!(judged("POST", "/", &[HERE, ("origin", origin)], None), refused, "{origin}");
        }
        assert_eq!(judged("POST", "/", &[HERE, ("sec-fetch-site", "cross-site")], None), refused);
        assert_eq!(judged("DELETE", "/", &[HERE, ("sec-fetch-site", "same-site")], None), refused);
    }

    #[test]
    fn without_the_key_nothing_is_answered() {
        let key = Key("abcdefgh".to_string());
        let refused = Judged::Refused(StatusCode::FORBIDDEN);
        assert_eq!(judged("GET", "/", &[HERE], Some(&key)), refused);
        assert_eq!(judged("GET", "/?key=abcdefgx", &[HERE], Some(&key)), refused);
        assert_eq!(judged("GET", "/?key=", &[HERE], Some(&key)), refused);
        assert_eq!(judged("GET", "/", &[HERE, ("cookie", "key=abc")], Some(&key)), refused);
        assert_eq!(judged("GET", "/", &[HERE, ("cookie", "a=b; key=abcdefgh")], Some(&key)), Judged::Welcome);
        let to = |to: &str| Judged::Showed { to: to.to_string() };
        assert_eq!(judged("GET", "/th/?key=abcdefgh", &[HERE], Some(&key)), to("/th/"));
        assert_eq!(judged("GET", "/op/7?a=1&key=abcdefgh&b=2", &[HERE], Some(&key)), to("/op/7?a=1&b=2"));
        assert_eq!(judged("GET", "//evil.example/?key=abcdefgh", &[HERE], Some(&key)), to("/evil.example/"));
    }

    #[test]
    fn a_key_is_kept_for_its_time() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("new/key");
        assert!(Key::read(&file).is_none());
        let key = Key::drawn().expect("a key");
        key.keep(&file).expect("a place");
        assert!(Key::read(&file).is_some_and(|kept| kept.is(key.text())));
        std::fs::write(&file, "somebody else's words").expect("a file");
        assert!(Key::read(&file).is_none());
    }

    #[test]
    fn keys_differ() {
        let (a, b) = (Key::drawn().expect("a key"), Key::drawn().expect("a key"));
        assert_eq!(a.text().len(), 22);
        assert!(!a.is(b.text()) && a.is(a.text()));
    }
}
