//! Who asks: in which language, by which address.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, HeaderMap};
use axum::http::request::Parts;

use crate::lang::{Language, Speech};

/// A request, as far as every page needs to know it.
#[derive(Clone, Debug)]
pub struct Visit {
    /// The language to answer in.
    pub speech: Speech,
    /// The language stands in the address, and stays there.
    is_named: bool,
    /// The address without the language, with the query.
    path: String,
    /// `http://127.0.0.1:7777`.
    pub origin: String,
    /// What another phone needs in the address: `key=…`.
    pub key: Option<String>,
}

impl Visit {
    /// By the address, which may begin with a language, else by what the browser prefers. Also gives the address without the language.
    pub fn new(path_and_query: &str, headers: &HeaderMap, origin: String, key: Option<String>) -> Self {
        let first = path_and_query.split(['/', '?']).nth(1).unwrap_or("");
        let named = Language::ALL.into_iter().find(|l| l.code() == first);
        let path = match named {
            Some(_) => &path_and_query[1 + first.len()..],
            None => path_and_query,
        };
        let path = if path.starts_with('/') { path.to_string() } else { format!("/{path}") };
        let language = named.unwrap_or_else(|| preferred(headers));
        Self { speech: Speech::of(language), is_named: named.is_some(), path, origin, key }
    }

    /// The address without the language.
    pub fn path(&self) -> &str {
        &self.path
    }

    /// A link to another page, in the same language.
    pub fn to(&self, path: &str) -> String {
        if self.is_named { format!("/{}{path}", self.speech.language.code()) } else { path.to_string() }
    }

    /// This page in another language.
    pub fn in_language(&self, language: Language) -> String {
        format!("/{}{}", language.code(), self.path)
    }

    /// A sentence of the catalogues.
    pub fn word(&self, key: &str) -> String {
        self.speech.word(key)
    }
}

/// The language that the browser likes best among ours.
fn preferred(headers: &HeaderMap) -> Language {
    let wanted = headers.get(ACCEPT_LANGUAGE).and_then(|v| v.to_str().ok()).unwrap_or("");
    let mut best = (Language::En, 0.0);
    for part in wanted.split(',').take(20) {
        let (tag, weight) = part.split_once(";q=").unwrap_or((part, "1"));
        let weight: f32 = weight.trim().parse().unwrap_or(0.0);
        if let Some(language) = Language::parse(tag.trim()).filter(|_| weight > best.1) {
            best = (language, weight);
        }
    }
    best.0
}

impl<S: Sync> FromRequestParts<S> for Visit {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let known = parts.extensions.get::<Self>().cloned();
        // The door has put it there; a request that came without is answered all the same.
        Ok(known.unwrap_or_else(|| Self::new(parts.uri.path(), &parts.headers, String::new(), None)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visit(path: &str, accepts: &str) -> Visit {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, accepts.parse().expect("a header"));
        Visit::new(path, &headers, String::new(), None)
    }

    #[test]
    fn the_address_decides_then_the_browser() {
        assert_eq!(visit("/op/7-1", "ja;q=0.8, th;q=0.9").speech.language, Language::Th);
        assert_eq!(visit("/op/7-1", "fr, de").speech.language, Language::En);
        assert_eq!(visit("/ja/op/7-1", "th").speech.language, Language::Ja);
        assert_eq!(visit("/ja/op/7-1?x=1", "th").path(), "/op/7-1?x=1");
        assert_eq!(visit("/ja", "th").path(), "/");
        assert_eq!(visit("/ja?q=7", "th").path(), "/?q=7");
        assert_eq!(visit("/jam", "th").path(), "/jam");
    }

    #[test]
    fn a_language_in_the_address_stays_there() {
        assert_eq!(visit("/th/cases", "en").to("/op/1"), "/th/op/1");
        assert_eq!(visit("/cases", "th").to("/op/1"), "/op/1");
        assert_eq!(visit("/cases?q=1", "th").in_language(Language::Ja), "/ja/cases?q=1");
    }
}
