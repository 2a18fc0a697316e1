//! `shinpan search WORDS…`: find a clause.

use serde_json::{Value, json};

use super::args::{SearchArgs, With};
use super::failure::{Failure, shortened};
use super::rule::{default_with, edition_title, first_clusters, path_line};
use super::screen::{Ink, Screen};
use super::{Desk, Shown, json as shapes, pick};
use crate::rules::{Kind, Library, Shelf, Status};
use crate::search::engine::Wish;
use crate::search::glossary::Glossary;
use crate::search::marks::marks;
use crate::search::{Hit, Query};

pub fn run(desk: &Desk, args: &SearchArgs) -> Result<Shown, Failure> {
    let speech = &desk.speech;
    let typed = args.words.join(" ");
    let shelf = desk.shelf()?;
    let spec = args.game.as_ref().map(|g| pick::game(speech, shelf, g)).transpose()?;
    let (library, search) = desk.texts.search(speech)?;
    let edition =
        spec.as_ref().filter(|s| s.edition.is_some()).map(|s| pick::edition(speech, library, s)).transpose()?;
    let wish = Wish {
        game: spec.as_ref().map(|s| s.game.clone()),
        edition: edition.map(|e| e.facts.edition.clone()),
        all_editions: args.all_editions,
        limit: args.limit as usize,
    };
    let glossary = Glossary::shipped();
    let failed = |error: tantivy::TantivyError| {
        Failure::bad_input(speech.say("error-index", &[("words", error.to_string().into())]))
    };
    let query = search.parse(&typed);
    let hits = search.run(&query, &wish).map_err(failed)?;
    if hits.is_empty() {
        return Err(nothing(desk, &typed, &query, library, glossary));
    }
    if desk.json {
        let hits: Vec<Value> = hits.iter().map(|h| hit_json(h, library, &query, glossary)).collect();
        return Ok(Shown::Json(json!({ "query": typed, "hits": hits })));
    }
    let with = args.with.unwrap_or(default_with(desk));
    let mut screen = desk.blank();
    for hit in &hits {
        screen.gap();
        show(&mut screen, desk, shelf, library, hit, &query, glossary, with);
    }
    Ok(Shown::Text(screen))
}

fn hit_json(hit: &Hit, library: &Library, query: &Query, glossary: &Glossary) -> Value {
    let edition = &library.editions[hit.edition];
    let clause = &edition.clauses[hit.clause];
    let mut counted = (0, 0);
    let mut characters = |byte: usize| {
        counted = (byte, counted.1 + clause.text[counted.0..byte].chars().count());
        counted.1
    };
    let spans = marks(&clause.text, query, glossary);
    let marks: Vec<[usize; 2]> = spans.into_iter().map(|(a, b)| [characters(a), characters(b)]).collect();
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
        "uncertain": clause.status() == Status::Uncertain,
        "newest": library.is_default(edition),
        "paraphrase": shapes::paraphrase(clause),
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
    let spans = marks(&clause.text, query, glossary);
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
    if crate::text::cluster::width(&clause.printed) > 30 {
        screen.paragraph("", Ink::Plain, &clause.printed, Ink::Bold);
        screen.marked("  ", Ink::Plain, &pieces);
    } else {
        screen.marked(&format!("{} ", clause.printed), Ink::Bold, &pieces);
    }
    if let (With::En, Some(english)) = (with, &clause.english) {
        let short: String = first_clusters(english, SHOWN);
        screen.paragraph(&format!("  {} ", speech.word("rule-paraphrase")), Ink::Faint, &short, Ink::Faint);
    }
    if clause.status() == Status::Uncertain {
        screen.paragraph("  ", Ink::Plain, &speech.word("rule-uncertain"), Ink::Doubt);
    }
    if !edition.facts.ours && !library.is_default(edition) {
        screen.paragraph("  ", Ink::Plain, &speech.word("search-not-in-newest"), Ink::Doubt);
    }
    if clause.kind == Kind::Clause && !hit.elsewhere.is_empty() {
        let others: Vec<String> = hit
            .elsewhere
            .iter()
            .map(|&(e, c)| format!("{} {}", library.editions[e].facts.edition, library.editions[e].clauses[c].id))
            .collect();
        let also = speech.say("search-also-in", &[("editions", others.join(", ").into())]);
        screen.paragraph("  ", Ink::Plain, &also, Ink::Faint);
    }
}

/// The stretch of a long text to show: from a little before the first mark.
pub fn excerpt(text: &str, spans: &[(usize, usize)]) -> (usize, usize) {
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

/// Nothing found: the nearest terms or numbers, not an empty screen.
fn nothing(desk: &Desk, typed: &str, query: &Query, library: &Library, glossary: &Glossary) -> Failure {
    let speech = &desk.speech;
    let mut failure = Failure::nothing(speech.say("search-nothing", &[("query", shortened(typed).into())]));
    let named = library.games.iter().find(|g| g.words().any(|w| w.eq_ignore_ascii_case(typed.trim())));
    let near = glossary.near(typed, 5);
    if let Some(game) = named {
        failure = failure.hint(speech.say("search-contents", &[("game", (&game.id).into())]));
    } else if let Some(number) = query.numbers.first() {
        for edition in library.editions.iter().filter(|e| library.is_default(e)) {
            let chapter = number.split('-').next();
            let near = edition.nearest(number, 3).into_iter().filter(|c| c.key().split('-').next() == chapter);
            let near: Vec<&str> = near.map(|c| c.printed.as_str()).collect();
            if !near.is_empty() {
                let gaps = [("edition", edition.name().into()), ("words", near.join(", ").into())];
                failure = failure.hint(speech.say("error-nearest", &gaps));
            }
        }
    } else if near.is_empty() {
        failure = failure.hint(speech.word("search-try"));
    } else {
        failure = failure.hint(speech.say("error-did-you-mean", &[("words", near.join(", ").into())]));
    }
    failure.with_json(desk.json, json!({ "query": typed, "hits": [] }))
}
