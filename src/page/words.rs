//! Words that several pages show alike.

use maud::{Markup, html};
use serde_json::Value;

use super::visit::Visit;
use crate::engine::ClauseId;
use crate::lang::Language;
use crate::rules::{Clause, Edition};
use crate::scenario::Case;
use crate::show::{self, Desk};
use crate::table::shelf::Playable;

/// An address of one part of a path.
pub fn escaped(part: &str) -> String {
    use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
    const KEPT: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'@').remove(b':');
    utf8_percent_encode(part, KEPT).to_string()
}

/// The page of a clause.
pub fn clause_address(visit: &Visit, edition: &str, id: &str) -> String {
    visit.to(&format!("/{}/{}", escaped(edition), escaped(id)))
}

/// The page of a clause of an edition; the newest edition is not named.
pub fn clause_of(visit: &Visit, edition: &Edition, is_default: bool, clause: &Clause) -> String {
    let game = if is_default { edition.facts.game.clone() } else { edition.name() };
    clause_address(visit, &game, &clause.id)
}

/// The name of a game in the language of the visit.
pub fn game_name(desk: &Desk, game: &str) -> String {
    let shelf = desk.shelf().ok();
    let found = shelf.and_then(|s| s.game(game)).map(|g| g.name_in(desk.speech.language.code()).to_string());
    found.unwrap_or_else(|| game.to_string())
}

/// An edition with its day; one that has no other name is called by its day.
pub fn edition_title(desk: &Desk, edition: &Edition) -> String {
    let facts = &edition.facts;
    if facts.edition == facts.date && !facts.date_doubtful {
        return format!("{} {}", game_name(desk, &facts.game), facts.edition);
    }
    desk.shelf().map(|shelf| show::rule::edition_title(desk, shelf, edition)).unwrap_or_default()
}

/// A clause that a step or a decision rests on: a link that opens in place. `edition` is the one in play.
pub fn cite(visit: &Visit, game: &Playable, edition: &str, clause: ClauseId) -> Markup {
    let text = (game.other_text)(clause).unwrap_or(edition);
    html! { a.cite href=(clause_address(visit, text, &clause.to_string())) { (game.shown(clause)) } }
}

/// Several of them.
pub fn cites(visit: &Visit, game: &Playable, edition: &str, clauses: &[ClauseId]) -> Markup {
    html! { span.cites { @for clause in clauses { (cite(visit, game, edition, *clause)) " " } } }
}

/// Our paraphrase as the commands show it: in the language of the visit, else in English unless the text is in the visitor's own; with its
/// language.
pub fn paraphrase<'a>(
    visit: &Visit,
    text_language: &str,
    in_language: impl Fn(&str) -> Option<&'a str>,
) -> Option<(&'static str, &'a str)> {
    let own = visit.speech.language.code();
    let said = in_language(own).map(|words| (own, words));
    said.or_else(|| in_language("en").filter(|_| text_language != own).map(|words| ("en", words)))
}

/// A note of ours in the language of the visit, or in English where it is in no other.
pub fn said<'a>(visit: &Visit, english: &'a str, in_language: impl Fn(&str) -> Option<&'a str>) -> Markup {
    let own = visit.speech.language.code();
    let other = in_language(own).filter(|words| *words != english && own != "en");
    let (language, words) = other.map_or(("en", english), |words| (own, words));
    html! { span lang=(language) { (words) } }
}

/// The same of a clause.
pub fn paraphrase_of<'a>(visit: &Visit, edition: &Edition, clause: &'a Clause) -> Option<(&'static str, &'a str)> {
    paraphrase(visit, &edition.facts.language, |language| clause.paraphrase(language))
}

/// Words that somebody wrote in a case: where no sign of them is of the language of the visit they are read as English.
pub fn english(visit: &Visit, words: &str) -> Option<&'static str> {
    let is_other = |c: char| c.is_alphabetic() && c >= '\u{0E00}';
    let is_written = words.chars().any(char::is_alphabetic) && !words.chars().any(is_other);
    (visit.speech.language != Language::En && is_written).then_some("en")
}

/// What a case is called in the language of the visit; where it is not translated, as it is written, with its language.
pub fn title_of<'a>(visit: &Visit, case: &'a Case) -> (Option<&'static str>, &'a str) {
    match case.title_in(visit.speech.language) {
        Some(title) => (None, title),
        None => (english(visit, &case.title), &case.title),
    }
}

/// What was asked, paragraph by paragraph: the first in the language of the visit, where it is translated.
pub fn asked_of<'a>(visit: &Visit, case: &'a Case) -> Vec<(Option<&'static str>, &'a str)> {
    let written = case.question.lines().filter(|line| !line.trim().is_empty());
    let mut all: Vec<(Option<&'static str>, &str)> = written.map(|line| (english(visit, line), line)).collect();
    let translated = case.in_language(visit.speech.language).map(|words| words.question.as_str());
    if let (Some(first), Some(words)) = (all.first_mut(), translated.filter(|words| !words.is_empty())) {
        *first = (None, words);
    }
    all
}

/// The ruling as its author says it: in the language of the visit, else in English.
pub fn answer_of<'a>(visit: &Visit, case: &'a Case) -> (Option<&'static str>, &'a str) {
    let translated = case.in_language(visit.speech.language).map(|words| words.answer.as_str());
    match translated.filter(|words| !words.is_empty()) {
        Some(words) => (None, words),
        None => (english(visit, &case.ruling.answer), &case.ruling.answer),
    }
}

/// A browser sends the lines of a form with the ends that lines had on teleprinters; here they end as everywhere else.
pub fn with_plain_ends(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

/// The same for a field of a form.
pub fn lines_of_form<'de, D: serde::Deserializer<'de>>(field: D) -> Result<String, D::Error> {
    serde::Deserialize::deserialize(field).map(|text: String| with_plain_ends(&text))
}

/// A text of several lines.
pub fn lines(text: &str) -> Markup {
    html! { @for (n, line) in text.lines().enumerate() { @if n > 0 { br; } (unbroken(line)) } }
}

/// Some words in which no line ends within a clause's number or a day: `7-1-4-1-1` stays together.
pub fn unbroken(words: &str) -> Markup {
    let mut pieces: Vec<(bool, &str)> = Vec::new();
    let mut from = 0;
    while let Some(start) = words[from..].find(|c: char| c.is_ascii_digit()).map(|at| from + at) {
        let length = words[start..].find(|c: char| !c.is_ascii_digit() && c != '-').unwrap_or(words.len() - start);
        let end = start + words[start..start + length].trim_end_matches('-').len();
        let is_number = words[start..end].contains('-');
        let pieces_end = if is_number { start } else { end };
        pieces.push((false, &words[from..pieces_end]));
        if is_number {
            pieces.push((true, &words[start..end]));
        }
        from = end;
    }
    pieces.push((false, &words[from..]));
    html! { @for (is_number, piece) in pieces { @if is_number { span.whole { (piece) } } @else { (piece) } } }
}

/// A sentence of the catalogues as a heading: without the colon that it has before what follows on a line.
pub fn heading(visit: &Visit, key: &str) -> String {
    visit.word(key).trim_end_matches([':', '：']).trim_end().to_string()
}

/// A text in a document; nothing where it is none.
pub fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value.get(key).and_then(Value::as_str).unwrap_or("")
}

/// The texts of a list in a document.
pub fn texts<'a>(value: &'a Value, key: &str) -> Vec<&'a str> {
    list(value, key).iter().filter_map(Value::as_str).collect()
}

/// A number in a document; 0 where it is none.
pub fn count(value: &Value) -> usize {
    value.as_u64().and_then(|n| usize::try_from(n).ok()).unwrap_or(0)
}

/// A list in a document.
pub fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value.get(key).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

#[cfg(test)]
mod tests {
    use super::unbroken;

    #[test]
    fn numbers_stay_together() {
        let of = |words: &str| unbroken(words).into_string();
        assert_eq!(
            of("see 7-1-4, or 2023-01-19."),
            "see <span class=\"whole\">7-1-4</span>, or <span class=\"whole\">2023-01-19</span>."
        );
        assert_eq!(of("ดู 7-1-4-1. หรือ 2 ใบ"), "ดู <span class=\"whole\">7-1-4-1</span>. หรือ 2 ใบ");
        for plain in ["", "nothing", "12", "3 - 4", "5-", "-", "1.1.8", "4–5"] {
            assert_eq!(of(plain), plain);
        }
        assert_eq!(of("<b>1-2</b>"), "&lt;b&gt;<span class=\"whole\">1-2</span>&lt;/b&gt;");
    }
}
