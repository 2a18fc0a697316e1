//! `shinpan search WORDS…`: find a clause, or a case.

use serde_json::{Value, json};

use super::args::SearchArgs;
use super::failure::{Failure, shortened};
use super::hits::{self, Found};
use super::json::{self as shapes, titles};
use super::rule::default_with;
use super::{Desk, Shown, pick};
use crate::rules::{Library, Shelf, Status};
use crate::scenario::shipped::{Glance, cases};
use crate::search::engine::{Wish, is_sure};
use crate::search::glossary::Glossary;
use crate::search::index::face::Face;
use crate::search::query::exact;
use crate::search::why::Why;
use crate::search::{Hit, Query, Search};

pub fn run(desk: &Desk, args: &SearchArgs) -> Result<Shown, Failure> {
    // The glossary is read while the texts are.
    let reading = (!Glossary::is_read()).then(|| std::thread::spawn(|| (Glossary::wants(), Glossary::shipped()).1));
    let speech = &desk.speech;
    let typed = args.words.join(" ");
    let shelf = desk.shelf()?;
    let spec = args.game.as_ref().map(|g| pick::game(speech, shelf, g)).transpose()?;
    let (library, search) = desk.texts.search(speech)?;
    let edition =
        spec.as_ref().filter(|s| s.edition.is_some()).map(|s| pick::edition(speech, library, s)).transpose()?;
    let limit = args.limit as usize;
    let wish = Wish {
        game: spec.as_ref().map(|s| s.game.clone()),
        edition: edition.map(|e| e.facts.edition.clone()),
        all_editions: args.all_editions,
        // Whether the first is sure shows in the second.
        limit: if args.cases { usize::MAX } else { limit.max(2) },
    };
    let read = reading.map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
    let glossary = read.unwrap_or_else(Glossary::shipped);
    let query = search.parse(&typed);
    if query.is_empty() && query.game.is_none() {
        return Err(empty(desk, &typed, args.cases));
    }
    if args.cases {
        return found_cases(desk, shelf, search, &query, &wish, &typed, limit);
    }
    let mut hits = search.run(&query, &wish);
    let sure = is_sure(&hits);
    hits.truncate(limit);
    if hits.is_empty() {
        return Err(nothing(desk, &typed, &query, library, glossary));
    }
    if desk.json {
        let hits: Vec<Value> = hits.iter().map(|h| hit_json(h, library, search, &query)).collect();
        return Ok(Shown::Json(json!({ "query": typed, "sure": sure, "hits": hits })));
    }
    let with = args.with.unwrap_or(default_with(desk));
    let found = Found { desk, shelf, library, query: &query, search, with };
    let mut screen = desk.blank();
    match hits.split_first() {
        Some((first, rest)) if sure => {
            found.whole(&mut screen, first);
            found.list(&mut screen, rest);
        }
        _ => hits.iter().for_each(|hit| found.show(&mut screen, hit)),
    }
    Ok(Shown::Text(screen))
}

/// `--cases`: the cases themselves.
fn found_cases(
    desk: &Desk,
    shelf: &Shelf,
    search: &Search<'_>,
    query: &Query,
    wish: &Wish,
    typed: &str,
    limit: usize,
) -> Result<Shown, Failure> {
    let wanted = wish.game.as_ref().zip(wish.edition.as_ref()).map(|(game, edition)| format!("{game}@{edition}"));
    let mut found: Vec<(&str, Face, f32)> = Vec::new();
    for hit in search.cases(query, wish) {
        let (file, page) = cases()[hit.case];
        let Some(face) = Face::of(page) else { continue };
        let said = exact(&format!("{} {}", face.title, face.question));
        let phrases = query.phrases.iter().all(|phrase| said.contains(phrase.as_str()));
        if phrases && wanted.as_ref().is_none_or(|name| *name == face.edition) {
            found.push((file, face, hit.score));
        }
        if found.len() == limit {
            break;
        }
    }
    if found.is_empty() {
        let said = desk.speech.say("search-no-case", &[("query", shortened(typed).into())]);
        let failure = Failure::nothing(said).hint(desk.speech.word("search-try"));
        return Err(failure.with_json(desk.json, json!({ "query": typed, "cases": [] })));
    }
    if desk.json {
        let shape = |(file, face, score): &(&str, Face, f32)| {
            json!({
                "case": file, "title": face.title, "titles": face.titles, "question": face.question, "edition": face.edition,
                "clauses": face.clauses(), "score": score,
            })
        };
        let found: Vec<Value> = found.iter().map(shape).collect();
        return Ok(Shown::Json(json!({ "query": typed, "cases": found })));
    }
    let mut screen = desk.blank();
    for (file, face, _) in &found {
        hits::case(&mut screen, desk, shelf, file, face);
    }
    Ok(Shown::Text(screen))
}

/// A case that is told with a hit.
fn told_case(case: &Glance) -> Value {
    json!({ "case": case.file, "title": case.title, "titles": titles(case) })
}

fn hit_json(hit: &Hit, library: &Library, search: &Search<'_>, query: &Query) -> Value {
    let edition = &library.editions[hit.edition];
    let clause = &edition.clauses[hit.clause];
    let mut counted = (0, 0);
    let mut characters = |byte: usize| {
        counted = (byte, counted.1 + clause.text[counted.0..byte].chars().count());
        counted.1
    };
    let spans = search.marks(hit, query);
    let marks: Vec<[usize; 2]> = spans.iter().map(|&(a, b)| [characters(a), characters(b)]).collect();
    let elsewhere: Vec<Value> = hit
        .elsewhere
        .iter()
        .map(|&(e, c)| json!({ "edition": library.editions[e].facts.edition, "id": library.editions[e].clauses[c].id }))
        .collect();
    let cases: Vec<Value> = hits::told(hit).map(told_case).collect();
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
        "why": Why::of(search, hit, query, &spans),
        "cases": cases,
    })
}

/// Nothing was typed that can be looked for: bad input, with what would have been right.
fn empty(desk: &Desk, typed: &str, cases: bool) -> Failure {
    let speech = &desk.speech;
    let said = match typed.trim() {
        "" => speech.word("search-empty"),
        signs => speech.say("search-only-signs", &[("query", shortened(signs).into())]),
    };
    let failure = Failure::bad_input(said).hint(speech.word("search-type"));
    failure.with_json(desk.json, json!({ "query": typed, if cases { "cases" } else { "hits" }: [] }))
}

/// Nothing found: the nearest terms or numbers, not an empty screen.
fn nothing(desk: &Desk, typed: &str, query: &Query, library: &Library, glossary: &Glossary) -> Failure {
    let speech = &desk.speech;
    let mut failure = Failure::nothing(speech.say("search-nothing", &[("query", shortened(typed).into())]));
    let named = query.game.as_ref().filter(|_| query.is_empty());
    let near = glossary.near(typed, 5);
    if let Some(game) = named {
        failure = failure.hint(speech.say("search-contents", &[("game", game.into())]));
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
