//! What should come of a case, and whether it did.

use std::ops::Range;

use serde_json::Value;

use super::case::{bare_clause, is_known_reason};
use super::fault::{CaseFault, Source};
use crate::engine::{ClauseId, Outcome, Seats};
use crate::keys::{self, Node};
use crate::lang::Said;
use crate::table::play::{Play, Waits};
use crate::table::shelf::Playable;
use crate::text::nearest::nearest;

/// The `ruling` block.
#[derive(Clone, Debug, Default)]
pub struct Ruling {
    /// Values of the position at the end.
    pub paths: Vec<PathLine>,
    /// Clauses that the spoken steps name, in this order.
    pub cites: Vec<(ClauseId, usize)>,
    /// Clauses that the steps name, the folded ones as well, in this order.
    pub steps: Vec<(ClauseId, usize)>,
    /// Readings that the steps rest on.
    pub readings: Vec<(String, usize)>,
    /// How the game stands.
    pub result: Option<(String, usize)>,
    /// Whose decision is open at the end, and by which clause.
    pub ends_at: Option<(String, ClauseId, usize)>,
    /// The ruling in a sentence.
    pub answer: String,
}

/// One path with its value.
#[derive(Clone, Debug)]
pub struct PathLine {
    /// `A`, `soldiers`, `♠4`, `number`.
    pub path: Vec<String>,
    /// What it should be.
    pub value: Value,
    /// Where the line stands.
    pub at: usize,
}

/// Something that came out otherwise.
#[derive(Clone, Debug)]
pub struct Miss {
    /// What.
    pub said: Said,
    /// Where it was expected, in bytes of the page.
    pub at: usize,
    /// The step that it is about, from 0.
    pub step: Option<usize>,
}

const RESULTS: &str = "ongoing, A wins, B wins, draw, undecided";

/// Read the block, line by line.
pub fn read(source: &Source<'_>, block: Range<usize>, game: &'static Playable) -> Result<Ruling, CaseFault> {
    let mut ruling = Ruling::default();
    let text = &source.text[block.clone()];
    let mut at = 0;
    while at < text.len() {
        let length = statement(&text[at..]);
        let line = &text[at..at + length];
        let offset = block.start + at;
        at += length;
        if line.trim().is_empty() || line.trim_start().starts_with('#') {
            continue;
        }
        let parsed = keys::parse(line).map_err(|f| source.of_board(offset, f))?;
        let mut found = Vec::new();
        leaves(&keys::whole(&parsed), &mut Vec::new(), &mut found);
        if found.is_empty() {
            return Err(source.fault(offset, Said::new("case-ruling-form")));
        }
        for (path, key, node) in found {
            ruling.add(source, offset, game, (path, key), &node)?;
        }
    }
    Ok(ruling)
}

impl Ruling {
    /// One value of the block, by its path.
    fn add(
        &mut self,
        source: &Source<'_>,
        offset: usize,
        game: &'static Playable,
        (path, key): (Vec<String>, usize),
        node: &Node<'_>,
    ) -> Result<(), CaseFault> {
        let of = |fault| source.of_board(offset, fault);
        let place = offset + node.at.start;
        let names: Vec<&str> = path.iter().map(String::as_str).collect();
        match names.as_slice() {
            ["cites" | "steps"] => {
                let clauses = if names == ["cites"] { &mut self.cites } else { &mut self.steps };
                for item in node.list().map_err(of)? {
                    let name = item.text().map_err(of)?;
                    let id = ClauseId::parse(bare_clause(name));
                    match id.filter(|_| is_known_reason(game, name)) {
                        Some(id) => clauses.push((id, offset + item.at.start)),
                        None => return Err(of(item.fault(Said::new("case-unknown-clause").text("name", name)))),
                    }
                }
            }
            ["readings"] => {
                for item in node.list().map_err(of)? {
                    let name = item.text().map_err(of)?;
                    if !(game.readings)().iter().any(|r| r.name == name) {
                        return Err(of(item.fault(Said::new("case-unknown-reading").text("name", name))));
                    }
                    self.readings.push((name.to_string(), offset + item.at.start));
                }
            }
            ["result"] => {
                let name = node.text().map_err(of)?;
                if outcome_named(name).is_none() {
                    let hint = Said::new("case-known-options").text("words", RESULTS);
                    return Err(of(node.fault(Said::new("case-unknown-result").text("name", name)).hint(hint)));
                }
                self.result = Some((name.to_string(), place));
            }
            ["ends_at"] => {
                let Some((who, clause)) = read_ends_at(node.text().map_err(of)?) else {
                    return Err(of(node.fault(Said::new("case-ends-at-form"))));
                };
                self.ends_at = Some((who, clause, place));
            }
            ["answer"] => self.answer = node.text().map_err(of)?.to_string(),
            _ => self.paths.push(PathLine { path, value: node.json().map_err(of)?, at: offset + key }),
        }
        Ok(())
    }
}

/// `B: P-4-11`, with or without the name of the text.
fn read_ends_at(text: &str) -> Option<(String, ClauseId)> {
    let (who, clause) = text.split_once(':')?;
    let clause = ClauseId::parse(bare_clause(clause.trim()))?;
    let who = who.trim();
    (who == "?" || Seats::parse(who).is_some()).then(|| (who.to_string(), clause))
}

/// The length of the next `key = value`: to the end of the line, or of the line where its brackets close.
fn statement(text: &str) -> usize {
    let mut depth = 0i32;
    let mut quote = None;
    let mut comment = false;
    let mut escaped = false;
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (_, '\n') if depth <= 0 => return at + 1,
            (_, '\n') => (comment, quote) = (false, None),
            _ if comment => {}
            (Some('"'), '\\') if !escaped => {
                escaped = true;
                continue;
            }
            (Some(open), c) if c == open && !escaped => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => quote = Some(c),
            (None, '#') => comment = true,
            (None, '[' | '{') => depth += 1,
            (None, ']' | '}') => depth -= 1,
            _ => {}
        }
        escaped = false;
    }
    text.len()
}

/// All values under a table, by their paths, with the places of their names.
fn leaves<'a>(keys: &keys::Keys<'a>, path: &mut Vec<String>, out: &mut Vec<(Vec<String>, usize, Node<'a>)>) {
    for (name, at, node) in keys.entries() {
        path.push(name.to_string());
        match node.table() {
            Ok(inner) => leaves(&inner, path, out),
            Err(_) => out.push((path.clone(), at.start, node)),
        }
        path.pop();
    }
}

/// The result as a ruling writes it.
pub fn result_of(play: &dyn Play) -> &'static str {
    match play.waits() {
        Waits::Over(outcome) => outcome.name(),
        Waits::For { .. } => "ongoing",
    }
}

/// Everything that came out otherwise than the ruling says.
pub fn misses(ruling: &Ruling, play: &dyn Play, also_used: &[&'static str]) -> Vec<Miss> {
    let mut out = Vec::new();
    let values = play.values();
    for line in &ruling.paths {
        let path = line.path.join(".");
        match at_path(&values, &line.path, play) {
            None => out.push(Miss { said: Said::new("case-no-path").text("path", &path), at: line.at, step: None }),
            Some(found) if play.is_ordered(&path) && in_order(&line.value, found, play) => {}
            Some(found) if !play.is_ordered(&path) && equal(&line.value, found, play) => {}
            Some(found) => {
                let said = Said::new("case-other-value")
                    .text("path", &path)
                    .text("expected", &shown(&line.value))
                    .text("found", &shown(found));
                out.push(Miss { said, at: line.at, step: last_about(play, &line.path) });
            }
        }
    }
    if let Some((result, at)) = &ruling.result
        && result != result_of(play)
    {
        let said = Said::new("case-other-value")
            .text("path", "result")
            .text("expected", result)
            .text("found", result_of(play));
        out.push(Miss { said, at: *at, step: play.steps().checked_sub(1) });
    }
    out.extend(missing_cites(&ruling.cites, play, Told::Spoken));
    out.extend(missing_cites(&ruling.steps, play, Told::Folded));
    let used = play.readings_used();
    for (name, at) in &ruling.readings {
        if !used.iter().chain(also_used).any(|r| r == name) {
            out.push(Miss { said: Said::new("case-reading-not-used").text("name", name), at: *at, step: None });
        }
    }
    out
}

/// Which steps a clause is looked for in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    /// Those that are spoken.
    Spoken,
    /// Those that are folded away, too.
    Folded,
}

/// Clauses must be cited by steps in the order given; inside one step order does not count.
fn missing_cites(wanted: &[(ClauseId, usize)], play: &dyn Play, told: Told) -> Option<Miss> {
    let mut from = 0;
    for &(clause, at) in wanted {
        let cites = |n: &usize| {
            let (clauses, supports, spoken) = play.clauses(*n);
            (spoken || told == Told::Folded) && (clauses.contains(&clause) || supports.contains(&clause))
        };
        match (from..play.steps()).find(cites) {
            Some(step) => from = step,
            None => {
                let anywhere = (0..play.steps()).find(cites);
                let folded = (0..play.steps()).find(|&n| {
                    let (clauses, supports, _) = play.clauses(n);
                    clauses.contains(&clause) || supports.contains(&clause)
                });
                let key = match (anywhere, folded) {
                    (Some(_), _) => "case-cited-earlier",
                    (None, Some(_)) => "case-cited-folded",
                    (None, None) => "case-not-cited",
                };
                let step = anywhere.or(folded);
                let said = Said::new(key).text("clause", &clause.to_string());
                let said = step.map_or(said.clone(), |n| said.text("n", &(n + 1).to_string()));
                let here = (from < play.steps()).then_some(from);
                return Some(Miss { said, at, step: step.or(here) });
            }
        }
    }
    None
}

/// The last step that changed something at a path.
pub fn last_about(play: &dyn Play, path: &[String]) -> Option<usize> {
    let english = crate::lang::Speech::english();
    // A zone is called by its words, in a path they are joined by lines.
    let plain = |path: &str| play.fold(path).replace('_', " ");
    let wanted = plain(&path.join("."));
    let zone = plain(&path.iter().take(2).cloned().collect::<Vec<_>>().join("."));
    (0..play.steps()).rev().find(|&n| {
        play.step(n, english).changes.iter().any(|c| {
            // A card that goes from one zone of its owner to another changes both.
            let owner = c.path.split('.').next().unwrap_or("");
            let of_owner = [&c.from, &c.to].map(|zone| format!("{owner}.{zone}"));
            let mut paths = [&c.path, &c.from, &c.to].into_iter().chain(&of_owner).map(|p| plain(p));
            paths.any(|p| p == wanted || p == zone)
        })
    })
}

/// A path that no position has, or a value of another kind than what stands there. A character may come and go; its zone and what is
/// known of a character do not.
pub fn path_fault(path: &[String], value: &Value, play: &dyn Play) -> Option<(Said, Option<Said>)> {
    let values = play.values();
    let mut at = &values;
    for (depth, name) in path.iter().enumerate() {
        let Value::Object(map) = at else { return Some((unknown_path(path), None)) };
        match at_path(at, std::slice::from_ref(name), play) {
            Some(found) => at = found,
            // A character that is not there: what is asked about it must be something that characters have.
            None if depth == 2 || map.is_empty() || path[0] == "blocks" => {
                return match path.get(3) {
                    Some(detail) if !play.details().contains(&detail.as_str()) => {
                        Some((unknown_path(path), near(detail, play.details().iter().copied())))
                    }
                    _ => None,
                };
            }
            None => {
                let own: &[&str] =
                    if depth == 0 { &["result", "cites", "steps", "readings", "ends_at", "answer"] } else { &[] };
                return Some((
                    unknown_path(path),
                    near(name, map.keys().map(String::as_str).chain(own.iter().copied())),
                ));
            }
        }
    }
    let fits = matches!(
        (value, at),
        (Value::Number(_), Value::Number(_) | Value::Array(_) | Value::Object(_))
            | (Value::Array(_), Value::Array(_) | Value::Object(_))
            | (Value::String(_), Value::String(_))
            | (Value::Bool(_), Value::Bool(_))
    );
    let said = || Said::new("case-wrong-kind").text("path", &path.join(".")).text("found", &shown(at));
    (!fits).then(|| (said(), None))
}

fn unknown_path(path: &[String]) -> Said {
    Said::new("case-no-path").text("path", &path.join("."))
}

fn near<'a>(name: &str, known: impl Iterator<Item = &'a str> + Clone) -> Option<Said> {
    match nearest(name, known.clone()) {
        Some(near) => Some(Said::new("error-did-you-mean").text("words", near)),
        None => Some(Said::new("case-known-keys").text("words", &known.collect::<Vec<_>>().join(", "))),
    }
}

/// The value at a path: by the name itself (a card may be called Hand), else compared in one notation.
pub fn at_path<'a>(values: &'a Value, path: &[String], play: &dyn Play) -> Option<&'a Value> {
    let mut at = values;
    for name in path {
        let Value::Object(map) = at else { return None };
        let folded = || {
            let name = play.fold(name);
            map.iter().find(|(key, _)| play.fold(key) == name).map(|(_, value)| value)
        };
        at = map.get(name).or_else(folded)?;
    }
    Some(at)
}

/// Compared by value: lists without order, a list with the names of a table, a number with how many there are.
pub fn equal(expected: &Value, found: &Value, play: &dyn Play) -> bool {
    let sorted = |mut words: Vec<String>| {
        words.sort();
        words
    };
    let words = |items: &[Value]| sorted(items.iter().map(|v| play.fold(&shown(v))).collect());
    match (expected, found) {
        (Value::String(a), Value::String(b)) => play.fold(a) == play.fold(b),
        (Value::Number(n), Value::Array(items)) => n.as_u64() == Some(items.len() as u64),
        (Value::Number(n), Value::Object(map)) => n.as_u64() == Some(map.len() as u64),
        (Value::Array(a), Value::Array(b)) => words(a) == words(b),
        (Value::Array(a), Value::Object(map)) => words(a) == sorted(map.keys().map(|k| play.fold(k)).collect()),
        (a, b) => a == b,
    }
}

/// Lists whose order counts.
fn in_order(expected: &Value, found: &Value, play: &dyn Play) -> bool {
    match (expected, found) {
        (Value::Array(a), Value::Array(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| play.fold(&shown(a)) == play.fold(&shown(b)))
        }
        (a, b) => equal(a, b, play),
    }
}

/// A value for eyes.
pub fn shown(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => format!("[{}]", items.iter().map(shown).collect::<Vec<_>>().join(", ")),
        Value::Object(map) => format!("[{}]", map.keys().cloned().collect::<Vec<_>>().join(", ")),
        other => other.to_string(),
    }
}

/// The outcome that a result names.
pub fn outcome_named(name: &str) -> Option<Option<Outcome>> {
    if name == "ongoing" { Some(None) } else { Outcome::parse(name).map(Some) }
}
