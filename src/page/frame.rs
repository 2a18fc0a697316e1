//! What all pages have in common: head, way around, languages.

use maud::{DOCTYPE, Markup, html};

use super::assets;
use super::visit::Visit;
use crate::lang::Language;

/// What a page says about itself.
pub struct Head<'a> {
    /// Its title.
    pub title: &'a str,
    /// The game that it is about: it has a colour of its own.
    pub game: Option<&'a str>,
    /// The part of the page that it belongs to.
    pub part: &'a str,
    /// It has a field of its own to search with.
    pub has_field: bool,
}

impl<'a> Head<'a> {
    /// A page that belongs nowhere.
    pub fn titled(title: &'a str) -> Self {
        Self { title, game: None, part: "", has_field: false }
    }

    /// Of a part.
    pub fn part(self, part: &'a str) -> Self {
        Self { part, ..self }
    }

    /// About a game.
    pub fn game(self, game: &'a str) -> Self {
        Self { game: Some(game), ..self }
    }

    /// With a field of its own.
    pub fn with_field(self) -> Self {
        Self { has_field: true, ..self }
    }
}

/// The parts of the page: address, sentence.
const PARTS: [(&str, &str); 4] =
    [("/rules", "page-rules"), ("/table", "page-table"), ("/cases", "page-cases"), ("/decks", "page-decks")];

/// How languages call themselves.
fn own_name(language: Language) -> &'static str {
    match language {
        Language::En => "English",
        Language::Th => "ไทย",
        Language::Ja => "日本語",
    }
}

/// The page around its main part.
pub fn framed(visit: &Visit, head: &Head<'_>, main: &Markup) -> Markup {
    let language = visit.speech.language;
    html! {
        (DOCTYPE)
        html lang=(language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (head.title) " · Shinpan" }
                link rel="stylesheet" href=(assets::address("page.css"));
                link rel="icon" href=(assets::address("icon.svg")) type="image/svg+xml";
                script type="module" src=(assets::address("page.js")) {}
            }
            body data-game=[head.game] {
                a.skip href="#main" { (visit.word("page-skip")) }
                header.top {
                    a.brand href=(visit.to("/")) { span lang="ja" aria-hidden="true" { "審判" } " Shinpan" }
                    nav aria-label=(visit.word("page-parts")) {
                        @for (address, key) in PARTS {
                            a href=(visit.to(address)) aria-current=[(head.part == address).then_some("page")] { (visit.word(key)) }
                        }
                    }
                    @if !head.has_field {
                        form.quick action=(visit.to("/")) role="search" {
                            input type="search" name="q" aria-label=(visit.word("page-search")) placeholder=(visit.word("page-search")) autocomplete="off";
                        }
                    }
                }
                p.trouble role="alert" hidden { (visit.word("page-no-answer")) }
                p.heard role="status" {}
                main id="main" tabindex="-1" { (main) }
                footer {
                    nav.languages aria-label=(visit.word("page-language")) {
                        @for other in Language::ALL {
                            a href=(visit.in_language(other)) lang=(other.code()) hreflang=(other.code()) aria-current=[(other == language).then_some("true")] { (own_name(other)) }
                        }
                    }
                    p { (visit.word("rules-owners")) }
                    p.way { a href=(visit.to("/api")) { (visit.word("page-api")) } " · Shinpan " (env!("CARGO_PKG_VERSION")) }
                }
            }
        }
    }
}
