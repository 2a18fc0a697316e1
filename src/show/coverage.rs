//! `shinpan coverage GAME[@EDITION]`: for every clause what is registered under it, and which cases name it.

use std::collections::BTreeMap;

use serde_json::json;

use super::args::CoverageArgs;
use super::failure::Failure;
use super::screen::Ink;
use super::{Desk, Shown, differences, pick};
use crate::engine::ClauseId;
use crate::rules::{Edition, Kind};
use crate::scenario::shipped;
use crate::table::shelf::{self, Playable};

/// What is known of one clause.
struct Row {
    id: String,
    kind: &'static str,
    enforceable: bool,
    reason: String,
    registered: Vec<String>,
    cases: Vec<String>,
}

pub fn run(desk: &Desk, args: &CoverageArgs) -> Result<Shown, Failure> {
    let shelf = desk.shelf()?;
    let spec = pick::game(&desk.speech, shelf, &args.game)?;
    let library = desk.library(Some(&spec.game))?;
    let edition = pick::edition(&desk.speech, library, &spec)?;
    if edition.numbered().all(|c| c.enforcement.is_none()) {
        let said = desk.speech.say("coverage-no-kinds", &[("edition", edition.name().into())]);
        return Err(Failure::bad_input(said));
    }
    let rows = rows(edition, shelf::find(&spec.game));
    let enforceable: Vec<&Row> = rows.iter().filter(|r| r.enforceable).collect();
    let with_rule = enforceable.iter().filter(|r| !r.registered.is_empty()).count();
    let cited = enforceable.iter().filter(|r| !r.cases.is_empty()).count();
    let differences = match shelf::find(&spec.game).and_then(|game| game.editions.first()) {
        Some(reference) => {
            let others = library.editions.iter().filter(|e| e.facts.game == spec.game && e.facts.edition != *reference);
            let this = (edition.facts.edition != *reference).then_some(edition);
            this.map_or_else(|| others.collect::<Vec<_>>(), |one| vec![one])
                .iter()
                .flat_map(|other| differences::between(&spec.game, &other.facts.edition, reference))
                .collect()
        }
        None => Vec::new(),
    };
    if desk.json {
        let clauses: Vec<_> = rows
            .iter()
            .map(|r| json!({ "id": r.id, "kind": r.kind, "reason": r.reason, "registered": r.registered, "cases": r.cases }))
            .collect();
        let totals = json!({
            "clauses": rows.len(),
            "enforceable": enforceable.len(),
            "with_rule": with_rule,
            "cited": cited,
        });
        let differences = differences::document(desk, &differences);
        return Ok(Shown::Json(json!({ "totals": totals, "clauses": clauses, "differences": differences })));
    }
    let mut screen = desk.blank();
    for row in &rows {
        let ink = if row.enforceable && (row.registered.is_empty() || row.cases.is_empty()) {
            Ink::Doubt
        } else {
            Ink::Plain
        };
        let mut words = desk.speech.word(kind_key(row.kind));
        if !row.reason.is_empty() {
            words = format!("{words}: {}", row.reason);
        }
        screen.paragraph(&format!("{} ", row.id), Ink::Bold, &words, ink);
        if row.enforceable || !row.registered.is_empty() {
            let gaps = [("registered", row.registered.join(", ").into()), ("cases", row.cases.len().into())];
            screen.paragraph("    ", Ink::Plain, &desk.speech.say("coverage-row", &gaps), Ink::Faint);
        }
    }
    screen.gap();
    let gaps = [
        ("clauses", rows.len().into()),
        ("enforceable", enforceable.len().into()),
        ("rules", with_rule.into()),
        ("cited", cited.into()),
    ];
    differences::show(&mut screen, desk, &differences);
    screen.gap();
    screen.paragraph("", Ink::Plain, &desk.speech.say("coverage-totals", &gaps), Ink::Bold);
    Ok(Shown::Text(screen))
}

/// The sentence that names a kind of clause.
pub fn kind_key(kind: &str) -> &'static str {
    match kind {
        "rule" => "kind-rule",
        "check" => "kind-check",
        "value" => "kind-value",
        "heading" => "kind-heading",
        "definition" => "kind-definition",
        "outside" => "kind-outside",
        _ => "kind-none",
    }
}

fn rows(edition: &Edition, game: Option<&'static Playable>) -> Vec<Row> {
    let registered = registered(edition, game);
    let named = named(edition, game);
    let row = |clause: &crate::rules::Clause| {
        let of = |map: &BTreeMap<ClauseId, Vec<String>>| {
            ids(clause).iter().find_map(|id| map.get(id)).cloned().unwrap_or_default()
        };
        Row {
            id: clause.id.clone(),
            kind: clause.enforcement.as_ref().map_or("none", |e| e.kind.name()),
            enforceable: clause.enforcement.as_ref().is_some_and(|e| e.kind.enforceable()),
            reason: clause.enforcement.as_ref().map(|e| e.reason.clone()).unwrap_or_default(),
            registered: of(&registered),
            cases: of(&named),
        }
    };
    let glossary = edition.glossary().filter(|entry| entry.enforcement.is_some());
    edition.numbered().chain(glossary).map(row).collect()
}

/// A clause as games cite it: a number with the sign of its text between the parts, an entry by its headword or a part of it.
fn ids(clause: &crate::rules::Clause) -> Vec<ClauseId> {
    let key = clause.key();
    let names: Vec<String> = match clause.kind {
        Kind::Clause => vec![key.replace('-', "."), key],
        Kind::Glossary => {
            let parts = clause.names().into_iter().map(|name| format!("g:{name}"));
            std::iter::once(key.clone()).chain(parts).collect()
        }
    };
    names.iter().filter_map(|name| ClauseId::parse(name)).collect()
}

/// Is the clause one of this edition's text?
fn is_of(edition: &Edition, game: &Playable, clause: ClauseId) -> bool {
    match (game.other_text)(clause) {
        Some(text) => text == edition.name(),
        None => !edition.facts.ours && game.editions.contains(&edition.facts.edition.as_str()),
    }
}

fn registered(edition: &Edition, game: Option<&Playable>) -> BTreeMap<ClauseId, Vec<String>> {
    let mut out: BTreeMap<ClauseId, Vec<String>> = BTreeMap::new();
    let Some(game) = game else { return out };
    for entry in (game.registered)() {
        let name =
            format!("{} / {}", entry.procedure, entry.name.rsplit_once("-row-").map_or(entry.name, |(_, name)| name));
        for clause in entry.clauses_in(place(edition, game), game.number) {
            let names = out.entry(clause).or_default();
            if is_of(edition, game, clause) && !names.contains(&name) {
                names.push(name.clone());
            }
        }
    }
    out
}

/// The place of an edition among those that a game is played by: a text that all of them share is that of the first.
fn place(edition: &Edition, game: &Playable) -> u8 {
    let at = game.editions.iter().position(|name| *name == edition.facts.edition);
    at.and_then(|at| u8::try_from(at).ok()).unwrap_or(0)
}

/// The cases that name a clause in `cites`, in `steps` or in a refused play. What a case of the reference edition names is named in the others,
/// too, under the number that it has there; what is only in another edition, by cases of that one alone.
fn named(edition: &Edition, game: Option<&Playable>) -> BTreeMap<ClauseId, Vec<String>> {
    let mut out: BTreeMap<ClauseId, Vec<String>> = BTreeMap::new();
    let Some(game) = game else { return out };
    let place = place(edition, game);
    for case in shipped::read().iter().filter(|case| case.game.name == game.name) {
        for clause in case.named_clauses().chain(case.ruling.steps.iter().map(|(clause, _)| *clause)) {
            let here = match case.edition {
                _ if (game.other_text)(clause).is_some() => Some(clause),
                edition if edition == place => Some(clause),
                0 => (game.number)(place, clause),
                _ => None,
            };
            let Some(clause) = here.filter(|&clause| is_of(edition, game, clause)) else { continue };
            let cases = out.entry(clause).or_default();
            if cases.last().is_none_or(|last| *last != case.file) {
                cases.push(case.file.clone());
            }
        }
    }
    out
}
