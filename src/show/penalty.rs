//! `shinpan penalty [GAME] [WORDS…]`: what a text says about infractions and their penalties, and what else it leaves to the desk.

use serde_json::{Value, json};

use super::args::PenaltyArgs;
use super::failure::{Failure, shortened};
use super::rule::{default_with, edition_title};
use super::screen::{Ink, Screen};
use super::{Desk, Shown, args::With, pick};
use crate::lang::{Language, Speech};
use crate::rules::desk::{DeskKind, DeskRow, rows};
use crate::rules::{Clause, Edition};
use crate::text::{fold, number};

/// A row with the text that it is of.
type Found<'a> = (&'a Edition, &'static DeskRow);

pub fn run(desk: &Desk, args: &PenaltyArgs) -> Result<Shown, Failure> {
    let speech = &desk.speech;
    let shelf = desk.shelf()?;
    let (spec, words) = pick::take_game(speech, shelf, &args.words)?;
    let library = desk.library(spec.as_ref().map(|s| s.game.as_str()))?;
    let editions: Vec<&Edition> = match &spec {
        Some(spec) => vec![pick::edition(speech, library, spec)?],
        None => library.editions.iter().filter(|e| library.is_default(e)).collect(),
    };
    let (with, without): (Vec<&Edition>, Vec<&Edition>) =
        editions.into_iter().partition(|edition| rows(&edition.facts.game).next().is_some());
    let all: Vec<Found<'_>> = with.iter().flat_map(|e| rows(&e.facts.game).map(move |row| (*e, row))).collect();
    let found: Vec<&Found<'_>> = all.iter().filter(|(edition, row)| is_about(edition, row, &words)).collect();
    let none: Vec<String> = without.iter().map(|edition| edition.name()).collect();
    if found.is_empty() && !with.is_empty() {
        let gaps = [("words", shortened(&words.join(" ")).into())];
        let topics: Vec<&str> = all.iter().map(|(_, row)| topic(speech, row)).collect();
        return Err(Failure::nothing(speech.say("penalty-nothing", &gaps))
            .hint(speech.say("penalty-topics", &[("words", topics.join(", ").into())]))
            .with_json(desk.json, json!({ "desk": [], "without": none })));
    }
    if desk.json {
        let documents: Vec<Value> = found.iter().map(|(edition, row)| document(speech, edition, row)).collect();
        return Ok(Shown::Json(json!({ "desk": documents, "without": none })));
    }
    let mut screen = desk.blank();
    for edition in with {
        let mine: Vec<&&Found<'_>> = found.iter().filter(|(e, _)| e.name() == edition.name()).collect();
        if mine.is_empty() {
            continue;
        }
        screen.gap();
        screen.paragraph("", Ink::Plain, &edition_title(desk, shelf, edition), Ink::Faint);
        for (_, row) in mine {
            screen.gap();
            show(desk, edition, row, &mut screen);
        }
    }
    for edition in without {
        screen.gap();
        let gaps = [("title", edition_title(desk, shelf, edition).into())];
        screen.paragraph("", Ink::Plain, &speech.say("penalty-none", &gaps), Ink::Plain);
    }
    Ok(Shown::Text(screen))
}

/// What a row is called.
fn topic(speech: &Speech, row: &DeskRow) -> &'static str {
    let [en, th, ja] = row.asked;
    let words = match speech.language {
        Language::En => en,
        Language::Th => th,
        Language::Ja => ja,
    };
    words.first().copied().unwrap_or(row.id)
}

/// Do all words stand in what the row says, in any language, or in its clauses?
fn is_about(edition: &Edition, row: &DeskRow, words: &[String]) -> bool {
    if words.is_empty() {
        return true;
    }
    let mut all = vec![row.id.replace('-', " "), row.kind.name().to_string()];
    all.extend(row.asked.iter().flat_map(|words| words.iter()).map(|word| (*word).to_string()));
    for language in Language::ALL {
        let speech = Speech::of(language);
        all.extend(std::iter::once(row.what).chain(row.penalty).map(|key| speech.word(key)));
    }
    for clause in clauses(edition, row) {
        all.extend([clause.printed.clone(), clause.id.clone(), item(row, &clause.text)]);
        all.extend(clause.english.as_ref().map(|english| item(row, english)));
    }
    let all = fold::key(&all.join(" "));
    words.iter().all(|word| all.contains(&fold::key(word)))
}

fn clauses<'a>(edition: &'a Edition, row: &DeskRow) -> Vec<&'a Clause> {
    let find = |id: &&str| edition.find(&number::key(id)).or_else(|| edition.find(id));
    row.clauses.iter().filter_map(find).map(|at| &edition.clauses[at]).collect()
}

/// What a clause says of it: of a long entry only the item that does.
fn item(row: &DeskRow, text: &str) -> String {
    let Some(item) = row.item else { return text.to_string() };
    let numbered = |line: &&str| line.starts_with(|c: char| c.is_ascii_digit());
    let mut lines = text.lines().skip_while(|line| !line.starts_with(item));
    let first = lines.next().into_iter();
    let rest = lines.take_while(|line| !numbered(line));
    first.chain(rest).collect::<Vec<_>>().join("\n")
}

/// What the text says of a penalty, plainly also where it says nothing.
fn penalty(speech: &Speech, row: &DeskRow) -> Option<String> {
    match (row.kind, row.penalty) {
        (_, Some(key)) => Some(speech.word(key)),
        (DeskKind::Infraction, None) => Some(speech.word("penalty-unnamed")),
        _ => None,
    }
}

fn show(desk: &Desk, edition: &Edition, row: &DeskRow, screen: &mut Screen) {
    let speech = &desk.speech;
    screen.paragraph("", Ink::Plain, &speech.word(row.what), Ink::Bold);
    if let Some(words) = penalty(speech, row) {
        screen.paragraph("  ", Ink::Plain, &words, Ink::Plain);
    }
    for clause in clauses(edition, row) {
        screen.paragraph(&format!("  {} ", clause.printed), Ink::Bold, &item(row, &clause.text), Ink::Faint);
        if let (With::En, Some(english)) = (default_with(desk), &clause.english) {
            let lead = format!("    {} ", speech.word("rule-paraphrase"));
            screen.paragraph(&lead, Ink::Faint, &item(row, english), Ink::Faint);
        }
    }
}

fn document(speech: &Speech, edition: &Edition, row: &DeskRow) -> Value {
    let cited: Vec<Value> = clauses(edition, row)
        .iter()
        .map(|clause| json!({ "id": clause.id, "text": item(row, &clause.text) }))
        .collect();
    json!({
        "game": edition.facts.game,
        "edition": edition.facts.edition,
        "id": row.id,
        "kind": row.kind.name(),
        "what": speech.word(row.what),
        "penalty": row.penalty.map(|key| speech.word(key)),
        "seconds": row.seconds,
        "clauses": cited,
    })
}
