//! `shinpan cases [GAME] [WORDS…]`: the cases as answers to questions, by game, by clause, by words.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::args::{CasesArgs, SearchArgs};
use super::failure::Failure;
use super::pick::{self, GameSpec};
use super::rule::{edition_title, first_clusters, not_found};
use super::screen::{Ink, Screen};
use super::{Desk, Shown, json as shapes, search};
use crate::rules::{Edition, Kind, Library, Shelf};
use crate::scenario::shipped::{Glance, glances};
use crate::text::number;

/// So many clusters of a clause stand over its cases.
const OVER: usize = 80;

pub fn run(desk: &Desk, args: &CasesArgs) -> Result<Shown, Failure> {
    let speech = &desk.speech;
    let shelf = desk.shelf()?;
    let (spec, words) = match &args.game {
        Some(game) => (Some(pick::game(speech, shelf, game)?), args.words.clone()),
        None => pick::take_game(speech, shelf, &args.words)?,
    };
    let library = desk.library(spec.as_ref().map(|s| s.game.as_str()))?;
    // Whether a named edition exists is said before anything else.
    spec.as_ref().map(|spec| pick::edition(speech, library, spec)).transpose()?;
    let typed = words.join(" ");
    if typed.trim().is_empty() {
        return overview(desk, shelf, library, spec.as_ref());
    }
    match numbers(&typed) {
        Some(keys) => by_clause(desk, shelf, library, spec.as_ref(), &keys),
        None => {
            let game = spec.map(|s| s.edition.map_or(s.game.clone(), |edition| format!("{}@{edition}", s.game)));
            let limit = args.limit;
            search::run(desk, &SearchArgs { words, game, limit, all_editions: false, cases: true, with: None })
        }
    }
}

/// The keys of clause numbers, if the words are nothing else.
fn numbers(typed: &str) -> Option<Vec<String>> {
    if let Some(one) = number::whole(typed) {
        return Some(vec![one.key]);
    }
    typed.split_whitespace().map(|word| number::whole(word).map(|n| n.key)).collect()
}

/// The cases of a game, or of one edition of it.
fn wanted(spec: Option<&GameSpec>) -> Vec<&'static Glance> {
    let is_wanted = |glance: &&Glance| {
        spec.is_none_or(|spec| match &spec.edition {
            Some(edition) => glance.edition == format!("{}@{edition}", spec.game),
            None => glance.game() == spec.game,
        })
    };
    glances().iter().filter(is_wanted).collect()
}

/// The texts that cases may turn on, the newest of a game first, our own last.
fn texts<'a>(library: &'a Library, cases: &[&Glance]) -> Vec<&'a Edition> {
    let mut texts: Vec<&Edition> = library.editions.iter().rev().collect();
    texts.retain(|text| cases.iter().any(|case| case.places(text).next().is_some()));
    texts.sort_by_key(|text| (text.facts.game.clone(), text.facts.ours));
    texts
}

/// How many cases turn on the chapters; of one game, on their parts, too.
fn overview(desk: &Desk, shelf: &Shelf, library: &Library, spec: Option<&GameSpec>) -> Result<Shown, Failure> {
    let cases = wanted(spec);
    if cases.is_empty() {
        return Err(none(desk, spec.map_or("", |s| s.game.as_str())));
    }
    if desk.json {
        return Ok(Shown::Json(document(&cases)));
    }
    let deepest = usize::from(spec.is_some());
    let mut screen = desk.blank();
    for text in texts(library, &cases) {
        screen.gap();
        let own = cases.iter().filter(|case| case.places(text).next().is_some()).count();
        let title = format!("{} · ", edition_title(desk, shelf, text));
        screen.marked("", Ink::Plain, &[(Ink::Bold, &title), (Ink::Bold, &counted(desk, own))]);
        for (at, clause) in text.clauses.iter().enumerate().filter(|(_, c)| c.kind == Kind::Clause) {
            let depth = text.path(at).len();
            let n = if depth <= deepest { cases.iter().filter(|case| is_below(case, text, at)).count() } else { 0 };
            if n > 0 {
                let lead = format!("{}{} ", "  ".repeat(depth + 1), clause.printed);
                let title = first_clusters(clause.title(), OVER);
                let count = format!(" · {}", counted(desk, n));
                screen.marked(&lead, Ink::Plain, &[(Ink::Plain, &title), (Ink::Faint, &count)]);
            }
        }
    }
    screen.gap();
    screen.paragraph("", Ink::Plain, &desk.speech.word("cases-how"), Ink::Faint);
    Ok(Shown::Text(screen))
}

fn counted(desk: &Desk, n: usize) -> String {
    desk.speech.say("cases-count", &[("n", n.into())])
}

/// Does a case turn on a clause of a text, or on one below it?
fn is_below(case: &Glance, text: &Edition, at: usize) -> bool {
    let up = |place: usize| std::iter::successors(Some(place), |&p| text.clauses[p].parent);
    case.places(text).any(|place| up(place).any(|p| p == at))
}

/// The cases that turn on clauses, or on what stands below them, under each clause.
fn by_clause(
    desk: &Desk,
    shelf: &Shelf,
    library: &Library,
    spec: Option<&GameSpec>,
    keys: &[String],
) -> Result<Shown, Failure> {
    let cases = wanted(spec);
    let in_spec = |text: &&Edition| {
        let edition = spec.and_then(|s| s.edition.as_ref());
        edition.is_none_or(|edition| text.facts.edition == *edition || text.facts.ours)
    };
    let asked: Vec<(&Edition, usize)> = library
        .editions
        .iter()
        .filter(in_spec)
        .flat_map(|text| keys.iter().filter_map(move |key| text.find(key).map(|at| (text, at))))
        .collect();
    if let Some(key) = keys.iter().find(|key| !asked.iter().any(|(text, at)| text.clauses[*at].key() == **key)) {
        let editions: Vec<&Edition> = match spec {
            Some(spec) => vec![pick::edition(&desk.speech, library, spec)?],
            None => library.editions.iter().filter(|e| library.is_default(e)).collect(),
        };
        return Err(not_found(desk, library, &editions, key).with_json(desk.json, document(&[])));
    }
    let under = |case: &&&Glance| asked.iter().any(|&(text, at)| is_below(case, text, at));
    let found: Vec<&Glance> = cases.iter().filter(under).copied().collect();
    if found.is_empty() {
        return Err(none(desk, &keys.join(", ")));
    }
    if desk.json {
        return Ok(Shown::Json(document(&found)));
    }
    let mut screen = desk.blank();
    for text in texts(library, &found) {
        let tops = asked.iter().filter(|(asked, _)| asked.name() == text.name());
        let tops: BTreeSet<usize> = tops.map(|&(_, at)| at).collect();
        list(&mut screen, desk, shelf, text, &tops, &found);
    }
    Ok(Shown::Text(screen))
}

/// The cases under each clause of a text that stands at or below one of these.
fn list(
    screen: &mut Screen,
    desk: &Desk,
    shelf: &Shelf,
    text: &Edition,
    tops: &BTreeSet<usize>,
    cases: &[&'static Glance],
) {
    let up = |place: usize| std::iter::successors(Some(place), |&p| text.clauses[p].parent);
    let mut titled = false;
    for (at, clause) in text.clauses.iter().enumerate() {
        if !up(at).any(|p| tops.contains(&p)) {
            continue;
        }
        let own: Vec<_> = cases.iter().filter(|case| case.places(text).any(|place| place == at)).collect();
        if own.is_empty() {
            continue;
        }
        if !std::mem::replace(&mut titled, true) {
            screen.gap();
            screen.paragraph("", Ink::Plain, &edition_title(desk, shelf, text), Ink::Faint);
        }
        screen.gap();
        let words = if clause.heading { clause.title() } else { clause.text.as_str() };
        let lead = format!("{} ", clause.printed);
        screen.paragraph(&lead, Ink::Bold, &first_clusters(words, OVER), Ink::Plain);
        for case in own {
            screen.paragraph("  · ", Ink::Plain, case.title_in(desk.speech.language), Ink::Plain);
            screen.paragraph("      ", Ink::Plain, &format!("shinpan run {}", case.name()), Ink::Faint);
        }
    }
}

/// No case was found.
fn none(desk: &Desk, query: &str) -> Failure {
    let said = desk.speech.say("search-no-case", &[("query", query.into())]);
    Failure::nothing(said).hint(desk.speech.word("cases-how")).with_json(desk.json, document(&[]))
}

fn document(cases: &[&Glance]) -> Value {
    let cases: Vec<Value> = cases.iter().map(|case| shapes::glance(case)).collect();
    json!({ "cases": cases })
}
