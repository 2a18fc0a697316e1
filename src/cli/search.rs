//! `shinpan search WORDS…`: find a clause.

use serde_json::{Value, json};

use super::args::{SearchArgs, With};
use super::failure::Failure;
use super::rule::{default_with, edition_title, path_line};
use super::screen::{Ink, Screen};
use super::{Desk, Shown, pick};
use crate::rules::{Clause, Kind, Library, Shelf, Status};
use crate::search::engine::Wish;
use crate::search::glossary::Glossary;
use crate::search::marks::marks;
use crate::search::{Hit, Query, Search};

pub fn run(desk: &Desk, args: &SearchArgs) -> Result<Shown, Failure> {
    let speech = &desk.speech;
    let typed = args.words.join(" ");
    let shelf = desk.shelf()?;
    let spec = args.game.as_ref().map(|g| pick::game(speech, &shelf, g)).transpose()?;
    let library = desk.kept(shelf.open_without_scans())?;
    let edition =
        spec.as_ref().filter(|s| s.edition.is_some()).map(|s| pick::edition(speech, library, s)).transpose()?;
    let wish = Wish {
        game: spec.as_ref().map(|s| s.game.clone()),
        edition: edition.map(|e| e.facts.edition.clone()),
        all_editions: args.all_editions,
        limit: args.limit,
    };
    let glossary = Glossary::shipped();
    let failed = |error: tantivy::TantivyError| {
        Failure::bad_input(speech.say("error-index", &[("words", error.to_string().into())]))
    };
    let search = Search::open(&shelf, library, glossary).map_err(failed)?;
    let query = search.parse(&typed);
    let hits = search.run(&query, &wish).map_err(failed)?;
    if hits.is_empty() {
        return Err(nothing(desk, &typed, glossary));
    }
    if desk.json {
        let hits: Vec<Value> = hits.iter().map(|h| hit_json(h, library, &query, glossary)).collect();
        return Ok(Shown::Json(json!({ "query": typed, "hits": hits })));
    }
    let with = args.with.unwrap_or(default_with(desk));
    let mut screen = desk.blank();
    for hit in &hits {
        screen.gap();
        show(&mut screen, desk, &shelf, library, hit, &query, glossary, with);
    }
    Ok(Shown::Text(screen))
}

/// The marks of a hit in its own text: a headword is not part of it.
fn marks_in(clause: &Clause, query: &Query, glossary: &Glossary) -> Vec<(usize, usize)> {
    marks(&clause.text, query, glossary)
}

fn hit_json(hit: &Hit, library: &Library, query: &Query, glossary: &Glossary) -> Value {
    let edition = &library.editions[hit.edition];
    let clause = &edition.clauses[hit.clause];
    let characters = |byte: usize| clause.text[..byte].chars().count();
    let marks: Vec<[usize; 2]> =
        marks_in(clause, query, glossary).into_iter().map(|(a, b)| [characters(a), characters(b)]).collect();
    let elsewhere: Vec<Value> = hit
        .elsewhere
        .iter()
        .map(|&(e, c)| json!({ "edition": library.editions[e].facts.edition, "id": library.editions[e].clauses[c].id }))
        .collect();
    json!({
        "game": edition.facts.game,
        "edition": edition.facts.edition,
        "id": clause.id,
        "text": clause.text,
        "score": hit.score,
        "marks": marks,
        "path": edition.path(hit.clause).iter().map(|c| c.id.as_str()).collect::<Vec<_>>(),
        "paraphrase": clause.english.as_ref().map_or(json!({}), |e| json!({ "en": e })),
        "also_in": elsewhere,
    })
}

/// Longer texts are cut around what was found, at whole letters.
const SHOWN: usize = 360;

#[expect(clippy::too_many_arguments, reason = "what a hit needs to be shown, in one place")]
fn show(
    screen: &mut Screen,
    desk: &Desk,
    shelf: &Shelf,
    library: &Library,
    hit: &Hit,
    query: &Query,
    glossary: &Glossary,
    with: With,
) {
    let speech = &desk.speech;
    let edition = &library.editions[hit.edition];
    let clause = &edition.clauses[hit.clause];
    let mut title = edition_title(desk, shelf, edition);
    let path = path_line(edition, hit.clause);
    if !path.is_empty() {
        title = format!("{title} › {path}");
    }
    screen.paragraph("", Ink::Plain, &title, Ink::Faint);
    let spans = marks_in(clause, query, glossary);
    let (from, to) = excerpt(&clause.text, &spans);
    let mut pieces: Vec<(Ink, &str)> = Vec::new();
    if from > 0 {
        pieces.push((Ink::Plain, "…"));
    }
    let mut at = from;
    for (start, end) in spans.into_iter().filter(|&(s, e)| s >= from && e <= to) {
        pieces.push((Ink::Plain, &clause.text[at..start]));
        pieces.push((Ink::Mark, &clause.text[start..end]));
        at = end;
    }
    pieces.push((Ink::Plain, &clause.text[at..to]));
    if to < clause.text.len() {
        pieces.push((Ink::Plain, "…"));
    }
    screen.marked(&format!("{} ", clause.printed), Ink::Bold, &pieces);
    if let (With::En, Some(english)) = (with, &clause.english) {
        let short: String = first_letters(english, SHOWN);
        screen.paragraph(&format!("  {} ", speech.word("rule-paraphrase")), Ink::Faint, &short, Ink::Faint);
    }
    if clause.status() == Status::Uncertain {
        screen.paragraph("  ", Ink::Plain, &speech.word("rule-uncertain"), Ink::Doubt);
    }
    if clause.kind == Kind::Clause && !hit.elsewhere.is_empty() {
        let others: Vec<String> = hit
            .elsewhere
            .iter()
            .map(|&(e, c)| format!("{} {}", library.editions[e].facts.edition, library.editions[e].clauses[c].id))
            .collect();
        let newest = library.is_default(edition);
        let key = if newest { "search-also-in" } else { "search-only-in" };
        screen.paragraph("  ", Ink::Plain, &speech.say(key, &[("editions", others.join(", ").into())]), Ink::Faint);
    }
}

/// The stretch of a long text to show: from a little before the first mark.
fn excerpt(text: &str, spans: &[(usize, usize)]) -> (usize, usize) {
    let clusters = crate::text::cluster::spans(text);
    if clusters.len() <= SHOWN {
        return (0, text.len());
    }
    let first = spans.first().map_or(0, |s| s.0);
    let index = clusters.iter().position(|&(_, end)| end > first).unwrap_or(0);
    let from = index.saturating_sub(40);
    let to = (from + SHOWN).min(clusters.len());
    (clusters[from].0, clusters[to - 1].1)
}

fn first_letters(text: &str, most: usize) -> String {
    let clusters = crate::text::cluster::spans(text);
    match clusters.get(most) {
        Some(&(at, _)) => format!("{}…", &text[..at]),
        None => text.to_string(),
    }
}

/// Nothing found: the nearest terms, not an empty screen.
fn nothing(desk: &Desk, typed: &str, glossary: &Glossary) -> Failure {
    let speech = &desk.speech;
    let shown: String = first_letters(typed, 80);
    let mut failure = Failure::nothing(speech.say("search-nothing", &[("query", (&shown).into())]));
    let near = glossary.near(typed, 5);
    if near.is_empty() {
        failure = failure.hint(speech.word("search-try"));
    } else {
        failure = failure.hint(speech.say("error-did-you-mean", &[("words", near.join(", ").into())]));
    }
    failure.with_json(desk.json, json!({ "query": typed, "hits": [] }))
}
