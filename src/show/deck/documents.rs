//! Checks for scripts: one JSON list, or rows for a spreadsheet.

use serde_json::{Value, json};

use super::super::{Desk, Shown, printer};
use crate::cards::CardGame;
use crate::deck::Checked;
use crate::deck::note::Note;
use crate::text::visible::one_line;

/// A JSON list that is printed while it grows; at the interactive table it is kept, and shown there.
pub struct List {
    kept: Option<Vec<Value>>,
    printed: printer::JsonList,
}

impl List {
    /// An empty one.
    pub fn new(desk: &Desk) -> Self {
        let kept = desk.is_at_the_table.get().then(Vec::new);
        Self { kept, printed: printer::JsonList::default() }
    }

    /// One more.
    pub fn add(&mut self, document: Value) {
        match &mut self.kept {
            Some(all) => all.push(document),
            None => self.printed.add(&document),
        }
    }

    /// What is left to show.
    pub fn finish(self) -> Shown {
        match self.kept {
            Some(all) => Shown::Json(Value::Array(all)),
            None => {
                self.printed.finish();
                Shown::Nothing
            }
        }
    }
}

fn note_json(desk: &Desk, checked: &Checked, note: &Note) -> Value {
    json!({
        "rule": note.rule,
        "clauses": checked.game.map(|g| note.cited(g)).unwrap_or_default(),
        "message": note.words(&desk.speech),
        "cards": note.cards.iter().map(|c| c.key.as_str()).collect::<Vec<_>>(),
        "found": note.found.json(),
        "allowed": note.allowed.json(),
    })
}

/// A deck that was checked.
pub fn document(desk: &Desk, checked: &Checked) -> Value {
    let notes = |all: &[Note]| -> Vec<Value> { all.iter().map(|n| note_json(desk, checked, n)).collect() };
    let unread: Vec<Value> = checked
        .unread
        .iter()
        .map(|u| {
            let message = u.words(&desk.speech);
            json!({ "line": u.line, "text": u.text, "message": message, "nearest": u.nearest })
        })
        .collect();
    let cards: Vec<Value> = checked
        .cards
        .iter()
        .map(|c| json!({ "card": c.card.key, "name": c.card.name, "count": c.count, "part": c.part }))
        .collect();
    json!({
        "file": checked.file,
        "deck": checked.deck,
        "player": checked.player,
        "player_id": checked.player_id,
        "table": checked.table,
        "game": checked.game.map(CardGame::id),
        "edition": checked.game.map(CardGame::edition),
        "verdict": checked.verdict.name(),
        "count": checked.count,
        "cards": cards,
        "date": checked.date,
        "region": checked.region,
        "bans": checked.bans,
        "violations": notes(&checked.findings.violations),
        "warnings": notes(&checked.findings.warnings),
        "unchecked": notes(&checked.findings.unchecked),
        "unread": unread,
        "more_unread": checked.more_unread,
    })
}

const HEAD: [&str; 15] = [
    "file",
    "deck",
    "player",
    "player_id",
    "table",
    "game",
    "verdict",
    "cards",
    "violations",
    "warnings",
    "unread",
    "unchecked",
    "date",
    "region",
    "bans",
];

/// Rows for a spreadsheet, with a head.
pub struct Rows(csv::Writer<Vec<u8>>);

impl Rows {
    /// The head.
    pub fn new() -> Self {
        let mut rows = Self(csv::Writer::from_writer(Vec::new()));
        rows.write(&HEAD.map(str::to_string));
        rows
    }

    /// What is written into memory is never refused.
    fn write(&mut self, fields: &[String]) {
        let _ = self.0.write_record(fields).and_then(|()| Ok(self.0.flush()?));
    }

    /// How many bytes they have.
    pub fn len(&self) -> usize {
        self.0.get_ref().len()
    }

    /// All rows so far; the next ones are written anew.
    pub fn take(&mut self) -> String {
        let rows = std::mem::replace(&mut self.0, csv::Writer::from_writer(Vec::new()));
        String::from_utf8(rows.into_inner().unwrap_or_default()).unwrap_or_default()
    }

    /// One more deck.
    pub fn add(&mut self, desk: &Desk, checked: &Checked) {
        let notes = |all: &[Note]| -> String {
            let said = |note: &Note| {
                let clauses = checked.game.map_or(String::new(), |_| note.clauses.join(", "));
                format!("{} {clauses}", note.words(&desk.speech)).trim_end().to_string()
            };
            all.iter().map(said).collect::<Vec<_>>().join(" | ")
        };
        let unread: Vec<String> =
            checked.unread.iter().map(|u| format!("{}: {}", u.line, u.words(&desk.speech))).collect();
        let fields = [
            checked.file.clone(),
            checked.deck.clone(),
            checked.player.clone(),
            checked.player_id.clone(),
            checked.table.clone(),
            checked.game.map_or(String::new(), |g| g.id().to_string()),
            checked.verdict.name().to_string(),
            checked.count.to_string(),
            notes(&checked.findings.violations),
            notes(&checked.findings.warnings),
            unread.join(" | "),
            notes(&checked.findings.unchecked),
            checked.date.clone(),
            checked.region.clone(),
            checked.bans.join(", "),
        ];
        self.write(&fields.map(|field| cell(&field)));
    }
}

/// A cell that a spreadsheet shows and never computes.
fn cell(text: &str) -> String {
    let text = one_line(text);
    if text.starts_with(['=', '+', '-', '@']) { format!("'{text}") } else { text.into_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_never_computed() {
        assert_eq!(cell("=HYPERLINK(1)"), "'=HYPERLINK(1)");
        assert_eq!(cell("a\nb"), "a␊b");
    }
}
