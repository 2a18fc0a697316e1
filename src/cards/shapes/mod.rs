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
mod wrong;

use std::borrow::Cow;
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
use wrong::Placed;
pub use wrong::Wrong;

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

/// A record, or why it cannot be read.
type Readable<'a> = Result<Cow<'a, Map<String, Value>>, String>;

/// The records of a file.
enum Records<'a> {
    /// They are taken apart one after the other.
    Json(json::List<'a>),
    /// Rows or tables.
    Others(Vec<Placed>),
}

impl Records<'_> {
    /// Each with its place; or why it cannot be read.
    fn each(&self) -> Box<dyn Iterator<Item = (usize, Readable<'_>)> + '_> {
        match self {
            Self::Json(list) => Box::new(list.records().map(|(at, record)| (at, record.map(Cow::Owned)))),
            Self::Others(all) => Box::new(all.iter().map(|(at, record)| (*at, Ok(Cow::Borrowed(record))))),
        }
    }
}

/// The cards of a file.
pub fn read(file: &str, text: &str) -> Result<Vec<Candidate>, CardsFault> {
    let records = records(file, text)?;
    let Some((first, head)) = records.each().next() else {
        return Err(CardsFault::of_file(file, Said::new("deck-cards-empty")));
    };
    let is_json = matches!(records, Records::Json(_));
    let place = |at: usize| Place::of(file, text, if is_json { json::offset(text, at) } else { at });
    let no_json = |at: usize, words: String| CardsFault::new(place(at), Said::new("deck-json").text("words", &words));
    let head = head.map_err(|words| no_json(first, words))?;
    let Some(shape) = SHAPES.iter().find(|s| s.keys.iter().all(|k| head.contains_key(*k))) else {
        let keys: Vec<String> = SHAPES.iter().map(|s| format!("{} ({})", s.keys.join(" + "), s.name)).collect();
        let fault = CardsFault::new(place(first), Said::new("deck-cards-shape"));
        return Err(fault.hint(Some(Said::new("deck-cards-shapes").text("words", &keys.join("; ")))));
    };
    let mut out = Vec::new();
    for (at, record) in records.each() {
        let record = record.map_err(|words| no_json(at, words))?;
        let fields = Fields(&record);
        let facts = (shape.read)(&fields)
            .and_then(|facts| if facts.name.is_empty() { Err(Wrong::lacks("name")) } else { Ok(facts) })
            .map_err(|wrong| {
                let start = if is_json { json::offset(text, at) } else { at };
                let key = wrong.key.and_then(|key| value_of(text, start, &key, is_json));
                CardsFault::new(Place::of(file, text, key.unwrap_or(start)), wrong.said).hint(wrong.hint)
            })?;
        let facts = facts.on_one_line();
        let foreign = facts.text.chars().any(|c| matches!(c, '\u{0E00}'..='\u{0E7F}' | '\u{3040}'..='\u{30FF}'));
        let rank = shape.rank + if foreign { 10 } else { 0 };
        let printing = fields.text(shape.printing);
        let printing = number::whole(printing).is_some_and(|base| base.len() < printing.len());
        out.push(Candidate { rank, printing, facts });
    }
    Ok(out)
}

/// Where a key of a record stands, in the record that begins here: `"key"` in JSON, `key =` in TOML.
fn value_of(text: &str, start: usize, key: &str, is_json: bool) -> Option<usize> {
    let record = text.get(start..)?;
    if is_json {
        return record.find(&format!("\"{key}\"")).map(|at| start + at);
    }
    let mut at = start;
    for (n, line) in record.split_inclusive('\n').enumerate() {
        if n > 0 && line.trim_start().starts_with('[') {
            return None;
        }
        let blank = line.len() - line.trim_start().len();
        if line.trim_start().strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('=')) {
            return Some(at + blank);
        }
        at += line.len();
    }
    None
}

fn records<'a>(file: &str, text: &'a str) -> Result<Records<'a>, CardsFault> {
    let start = text.trim_start();
    let second = start.get(1..).map_or("", str::trim_start);
    let in_brackets = start.starts_with('[') && second.starts_with(['{', '"', ']', '[']);
    let is_table = start.starts_with("[[") && start[2..].starts_with(|c: char| c.is_ascii_alphabetic());
    if start.starts_with('{') || (in_brackets && !is_table) {
        return Ok(Records::Json(json::list(file, text)?));
    }
    let head = start.lines().next().unwrap_or("");
    if head.contains(',') && !head.contains('=') && !head.starts_with('#') {
        return Ok(Records::Others(rows(file, text)?));
    }
    Ok(Records::Others(own::tables(file, text)?))
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
