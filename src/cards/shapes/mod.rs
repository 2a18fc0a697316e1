//! The shapes that card data come in. A file is recognised by its content: JSON, CSV or TOML, and then by its keys.

mod apitcg;
mod fields;
mod gcg_api;
mod json;
mod official_site;
mod optcgapi;
mod own;
mod palhuca;
mod punk_records;

use std::path::Path;

use csv::StringRecord;
use serde_json::{Map, Value};

use super::CardFacts;
use super::fault::CardsFault;
use super::number;
use crate::lang::Said;
use crate::text::file::Unread;
use crate::text::place::Place;
use fields::Fields;
pub use own::split_reflection;

/// A card as one file has it, with what decides between several.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Candidate {
    /// The lower, the more it is to be believed.
    rank: u8,
    /// It is an alternate printing.
    printing: bool,
    /// The card.
    pub facts: CardFacts,
}

/// What a record lacks or has wrong.
pub struct Wrong {
    said: Said,
    hint: Option<Said>,
}

impl Wrong {
    fn new(said: Said) -> Self {
        Self { said, hint: None }
    }

    /// A record without this key.
    fn lacks(key: &str) -> Self {
        Self::new(Said::new("deck-cards-lacks").text("key", key))
    }
}

/// One shape: its name, the keys by which it is known, its place among the others, and how a record of it is read.
struct Shape {
    name: &'static str,
    keys: &'static [&'static str],
    rank: u8,
    read: fn(&Fields<'_>) -> Result<CardFacts, Wrong>,
    /// The key of the printing.
    printing: &'static str,
}

/// The most telling keys first.
static SHAPES: [Shape; 7] = [
    Shape { name: "ours", keys: &["game", "name", "kind"], rank: 0, read: own::read, printing: "number" },
    Shape {
        name: "official site",
        keys: &["card_id", "base_id", "category"],
        rank: 2,
        read: official_site::read,
        printing: "card_id",
    },
    Shape {
        name: "optcgapi",
        keys: &["card_set_id", "card_name"],
        rank: 4,
        read: optcgapi::read,
        printing: "card_image_id",
    },
    Shape {
        name: "gcg-api",
        keys: &["card_number", "card_type"],
        rank: 1,
        read: gcg_api::read,
        printing: "product_id",
    },
    Shape { name: "apitcg", keys: &["code", "cardType"], rank: 2, read: apitcg::read, printing: "id" },
    Shape {
        name: "punk-records",
        keys: &["id", "category", "colors"],
        rank: 1,
        read: punk_records::read,
        printing: "id",
    },
    Shape { name: "palhuca", keys: &["id", "card_type", "color"], rank: 3, read: palhuca::read, printing: "id" },
];

/// A record with its place: a byte of the text, or for JSON its turn.
type Placed = (usize, Map<String, Value>);

/// The records of a file.
struct Records {
    all: Vec<Placed>,
    is_json: bool,
}

/// The cards of a file.
pub fn read(file: &str, text: &str) -> Result<Vec<Candidate>, CardsFault> {
    let records = records(file, text)?;
    let Some((_, head)) = records.all.first() else {
        return Err(CardsFault::of_file(file, Said::new("deck-cards-empty")));
    };
    let place = |at: usize| Place::of(file, text, if records.is_json { json::offset(text, at) } else { at });
    let Some(shape) = SHAPES.iter().find(|s| s.keys.iter().all(|k| head.contains_key(*k))) else {
        let keys: Vec<String> = SHAPES.iter().map(|s| format!("{} ({})", s.keys.join(" + "), s.name)).collect();
        let at = records.all.first().map_or(0, |(at, _)| *at);
        let fault = CardsFault::new(place(at), Said::new("deck-cards-shape"));
        return Err(fault.hint(Some(Said::new("deck-cards-shapes").text("words", &keys.join("; ")))));
    };
    let mut out = Vec::with_capacity(records.all.len());
    for (at, record) in &records.all {
        let fields = Fields(record);
        let facts = (shape.read)(&fields)
            .and_then(|facts| if facts.name.is_empty() { Err(Wrong::lacks("name")) } else { Ok(facts) })
            .map_err(|wrong| CardsFault::new(place(*at), wrong.said).hint(wrong.hint))?;
        let facts = facts.on_one_line();
        let foreign = facts.text.chars().any(|c| matches!(c, '\u{0E00}'..='\u{0E7F}' | '\u{3040}'..='\u{30FF}'));
        let rank = shape.rank + if foreign { 10 } else { 0 };
        let printing = fields.text(shape.printing);
        let printing = number::whole(printing).is_some_and(|base| base.len() < printing.len());
        out.push(Candidate { rank, printing, facts });
    }
    Ok(out)
}

fn records(file: &str, text: &str) -> Result<Records, CardsFault> {
    let start = text.trim_start();
    let second = start.get(1..).map_or("", str::trim_start);
    let in_brackets = start.starts_with('[') && second.starts_with(['{', '"', ']', '[']);
    let is_table = start.starts_with("[[") && start[2..].starts_with(|c: char| c.is_ascii_alphabetic());
    if start.starts_with('{') || (in_brackets && !is_table) {
        return Ok(Records { all: json::records(file, text)?, is_json: true });
    }
    let head = start.lines().next().unwrap_or("");
    if head.contains(',') && !head.contains('=') && !head.starts_with('#') {
        return Ok(Records { all: rows(file, text)?, is_json: false });
    }
    Ok(Records { all: own::tables(file, text)?, is_json: false })
}

/// The rows of a CSV file, by the names in its first.
fn rows(file: &str, text: &str) -> Result<Vec<Placed>, CardsFault> {
    let mut reader = csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(text.as_bytes());
    let mut rows: Vec<(usize, StringRecord)> = Vec::new();
    for record in reader.records() {
        let refused = |e: csv::Error| CardsFault::unread(Path::new(file), &Unread::System(e.to_string()));
        let record = record.map_err(refused)?;
        let at = record.position().map_or(0, |p| usize::try_from(p.byte()).unwrap_or(0));
        if record.iter().any(|field| !field.trim().is_empty()) {
            rows.push((at, record));
        }
    }
    // A quotation mark that is never closed takes in all that follows.
    if let Some(field) = rows.last().and_then(|(_, last)| last.iter().next_back())
        && let Some(before) = text.strip_suffix(field).filter(|before| before.ends_with('"') && !field.is_empty())
    {
        let quote = Place::of(file, text, before.len() - 1);
        return Err(CardsFault::new(quote, Said::new("deck-cards-quote")));
    }
    let mut rows = rows.into_iter();
    let Some((_, head)) = rows.next() else { return Ok(Vec::new()) };
    let names: Vec<String> = head.iter().map(|n| n.trim().to_string()).collect();
    let mut out = Vec::with_capacity(rows.len());
    for (at, row) in rows {
        if row.len() != names.len() {
            let said = Said::new("deck-cards-row").count("found", row.len()).count("wanted", names.len());
            return Err(CardsFault::new(Place::of(file, text, at), said));
        }
        let record = names.iter().cloned().zip(row.iter().map(|field| Value::String(field.to_string()))).collect();
        out.push((at, record));
    }
    Ok(out)
}
