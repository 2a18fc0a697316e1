//! One JSON document on standard output.

use std::io::Write;

use serde_json::{Value, json};

use crate::rules::{Clause, Edition};

/// Print it.
pub fn print(value: &Value) -> std::io::Result<()> {
    let mut stdout = std::io::stdout().lock();
    serde_json::to_writer_pretty(&mut stdout, value)?;
    writeln!(stdout)?;
    stdout.flush()
}

/// A clause with everything that is known of it.
pub fn clause(edition: &Edition, at: usize) -> Value {
    let clause = &edition.clauses[at];
    let ids = |places: &[usize]| -> Vec<&str> { places.iter().map(|&p| edition.clauses[p].id.as_str()).collect() };
    json!({
        "game": edition.facts.game,
        "edition": edition.facts.edition,
        "language": edition.facts.language,
        "id": clause.id,
        "number": clause.printed,
        "text": clause.text,
        "heading": clause.heading,
        "path": edition.path(at).iter().map(|c| c.id.as_str()).collect::<Vec<_>>(),
        "parent": clause.parent.map(|p| edition.clauses[p].id.as_str()),
        "children": ids(&clause.children),
        "refers_to": ids(&clause.refers_to),
        "referred_by": ids(&clause.referred_by),
        "status": clause.status(),
        "raw": clause.raw,
        "paraphrase": paraphrase(clause),
        "remarks": clause.remarks,
    })
}

/// Our paraphrase by language.
pub fn paraphrase(clause: &Clause) -> Value {
    match &clause.english {
        Some(english) => json!({ "en": english }),
        None => json!({}),
    }
}
