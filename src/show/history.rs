//! `shinpan history GAME CLAUSE`: one clause through the editions, also where its number moved.

use serde_json::{Value, json};

use super::args::HistoryArgs;
use super::failure::{Failure, shortened};
use super::screen::Ink;
use super::{Desk, Shown, diff, pick};
use crate::rules::Edition;
use crate::rules::compare::{Change, Fate};

pub fn run(desk: &Desk, args: &HistoryArgs) -> Result<Shown, Failure> {
    let speech = &desk.speech;
    let shelf = desk.shelf()?;
    let spec = pick::game(speech, shelf, &args.game)?;
    let library = desk.library(Some(&spec.game))?;
    let words = args.clause.join(" ");
    // Texts of ours are no editions of the game.
    let editions: Vec<&Edition> = library.editions_of(&spec.game).filter(|e| !e.facts.ours).collect();
    // The number is one of the edition named, else of the newest that has it.
    let named = |e: &&Edition| {
        spec.edition.is_none() || pick::edition(speech, library, &spec).is_ok_and(|n| n.name() == e.name())
    };
    if spec.edition.is_some() {
        pick::edition(speech, library, &spec)?;
    }
    let start = editions
        .iter()
        .enumerate()
        .rev()
        .filter(|(_, e)| named(e))
        .find_map(|(i, e)| pick::clauses_in_any_language(e, &words).first().map(|&at| (i, at)));
    let Some((start, at)) = start else {
        let names: Vec<String> = editions.iter().map(|e| e.name()).collect();
        let gaps = [("clause", shortened(&words).into()), ("edition", names.join(", ").into())];
        return Err(Failure::nothing(speech.say("error-no-clause-in", &gaps))
            .with_json(desk.json, json!({ "game": spec.game, "clause": words, "history": [] })));
    };
    let steps = follow(desk, &editions, start, at);
    if desk.json {
        let history: Vec<Value> =
            steps.iter().map(|(edition, change)| step_json(&editions, *edition, change)).collect();
        return Ok(Shown::Json(
            json!({ "game": spec.game, "clause": editions[start].clauses[at].id, "history": history }),
        ));
    }
    let mut screen = desk.blank();
    for (index, change) in &steps {
        let edition = editions[*index];
        screen.gap();
        let title = super::rule::edition_title(desk, shelf, edition);
        screen.paragraph("", Ink::Plain, &title, Ink::Faint);
        if *index == 0 {
            if let Some(clause) = change.new.map(|n| &edition.clauses[n]) {
                screen.paragraph(&format!("{} ", clause.printed), Ink::Bold, &clause.text, Ink::Plain);
            } else {
                screen.paragraph("", Ink::Plain, &speech.word("history-not-yet"), Ink::Plain);
            }
        } else {
            diff::show(&mut screen, desk, change, editions[index - 1], edition);
        }
    }
    Ok(Shown::Text(screen))
}

/// The clause in every edition, oldest first, each with the change that led to it.
fn follow(desk: &Desk, editions: &[&Edition], start: usize, at: usize) -> Vec<(usize, Change)> {
    let mut places: Vec<Option<usize>> = vec![None; editions.len()];
    let mut changes: Vec<Option<Change>> = vec![None; editions.len()];
    places[start] = Some(at);
    for i in (0..start).rev() {
        let pairs = desk.texts.changes(editions[i], editions[i + 1]);
        let Some(here) = places[i + 1] else { break };
        let change = pairs.iter().find(|c| c.new == Some(here) && c.fate != Fate::Merged).cloned();
        places[i] = change.as_ref().and_then(|c| c.old);
        changes[i + 1] = change;
    }
    for i in start + 1..editions.len() {
        let Some(before) = places[i - 1] else { break };
        let change = desk.texts.changes(editions[i - 1], editions[i]);
        let change = change.iter().find(|c| c.old == Some(before)).cloned();
        places[i] = change.as_ref().and_then(|c| c.new);
        changes[i] = change;
    }
    let mut steps = Vec::new();
    for (i, change) in changes.into_iter().enumerate() {
        match change {
            Some(change) => steps.push((i, change)),
            None if i == 0 => steps.push((0, Change { fate: Fate::Same, old: None, new: places[0], reworded: false })),
            None => {}
        }
    }
    steps
}

fn step_json(editions: &[&Edition], index: usize, change: &Change) -> Value {
    let edition = editions[index];
    let clause = change.new.map(|n| &edition.clauses[n]);
    let mut value = match index {
        0 => json!({ "kind": if clause.is_some() { json!("first") } else { json!("absent") } }),
        _ => diff::change_json(change, editions[index - 1], edition),
    };
    value["edition"] = json!(edition.facts.edition);
    value["date"] = json!(edition.facts.date);
    value["id"] = json!(clause.map(|c| &c.id));
    value["text"] = json!(clause.map(|c| &c.text));
    value
}
