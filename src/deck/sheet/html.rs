//! Sheets as one HTML file that prints: a page of A4 for each deck, more only if its cards do not fit on one.

use super::text::totals;
use super::{Section, Sheet, cost_of};
use crate::cards::number;
use crate::deck::slots::Slot;
use crate::lang::Speech;
use crate::text::visible::one_line;

/// A column has room for so many rows.
const ROWS: usize = 32;
/// And for so many of the small ones.
const SMALL_ROWS: usize = 46;
/// More copies than this are counted, not ticked.
const MOST_BOXES: usize = 20;

/// What every sheet looks like. Heights are fixed, so that a page holds what it is meant to hold: 297 mm less two margins of 10 mm, 37 mm
/// for the head, 14 mm for the counts and 16 mm for the signatures leave 210 mm, which is a head and 32 rows of 6.2 mm, or 46 of 4.4 mm.
const STYLE: &str = "
@page { size: A4 portrait; margin: 10mm; }
* { box-sizing: border-box; }
body { margin: 0; font: 10pt/1.25 \"Noto Sans\", \"Noto Sans Thai\", \"Noto Sans JP\", \"Sarabun\", \"Leelawadee UI\", \"Thonburi\",
  \"Yu Gothic\", \"Hiragino Sans\", \"Noto Sans CJK JP\", \"Meiryo\", \"Segoe UI\", Arial, sans-serif; color: #000; background: #fff; }
.sheet { width: 190mm; height: 276mm; margin: 0 auto; display: flex; flex-direction: column; break-after: page; }
.sheet:last-child { break-after: auto; }
h1 { font-size: 13pt; margin: 0 0 2mm; height: 7mm; }
h1, .facts b, .name, .key { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
.facts { display: grid; grid-template-columns: repeat(12, 1fr); gap: 2mm 4mm; margin-bottom: 3mm; }
.facts div { height: 11mm; min-width: 0; border-bottom: 0.3mm solid #000; grid-column: span 3; }
.facts div:nth-child(1) { grid-column: span 6; }
.facts div:nth-child(4) { grid-column: span 5; }
.facts div:nth-child(6) { grid-column: span 4; }
.facts span { display: block; font-size: 7pt; color: #444; }
.facts b { display: block; font-weight: normal; }
.cards { display: flex; gap: 6mm; flex: 1; min-height: 0; }
.column { flex: 1; min-width: 0; }
h2 { font-size: 9pt; height: 6.2mm; margin: 0; padding-top: 1.4mm; border-bottom: 0.3mm solid #000; }
.row { display: flex; align-items: center; height: 6.2mm; border-bottom: 0.1mm solid #aaa; }
.head { font-size: 7pt; color: #444; border-bottom: 0.3mm solid #000; align-items: end; }
.dense .row, .dense h2 { height: 4.4mm; font-size: 7.5pt; padding-top: 0; }
.n { width: 11mm; text-align: right; font-weight: bold; padding-right: 3mm; white-space: nowrap; }
.head .n { font-weight: normal; }
.key { width: 22mm; padding-right: 1mm; }
.name { flex: 1; min-width: 0; padding-right: 2mm; }
.cost { width: 9mm; text-align: right; padding-right: 2mm; color: #444; white-space: nowrap; }
.boxes { display: flex; flex-wrap: nowrap; overflow: hidden; gap: 1mm; width: 20mm; }
.one .boxes { width: 44mm; }
.many .boxes { flex-wrap: wrap; gap: 0.3mm; }
.boxes i { flex: none; width: 3.2mm; height: 3.2mm; border: 0.25mm solid #000; }
.many .boxes i { width: 1.6mm; height: 1.6mm; border-width: 0.15mm; }
.totals { margin-top: 2mm; font-size: 8pt; height: 12mm; overflow: hidden; }
.totals b { display: inline-block; min-width: 22mm; }
.signatures { display: flex; gap: 6mm; height: 16mm; align-items: end; }
.signatures div { flex: 1; border-top: 0.3mm solid #000; font-size: 7pt; color: #444; height: 5mm; }
@media screen { body { background: #888; } .sheet { background: #fff; padding: 10mm; width: 210mm; height: 297mm; margin: 5mm auto; } }
";

/// One file with a page for each sheet, each with its title.
pub fn page(sheets: &[(String, Sheet<'_>)], speech: &Speech) -> String {
    let title = escaped(&speech.word("deck-sheet-title"));
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n",
        speech.language.code()
    );
    for (title, sheet) in sheets {
        one(&mut out, sheet, title, speech);
    }
    out.push_str("</body>\n</html>\n");
    out
}

/// What is typed is shown, never obeyed.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in one_line(text).chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
    out
}

/// A row of a sheet.
enum Row<'a> {
    Heading(&'a Section<'a>),
    Card(&'a Slot<'a>),
}

/// All rows, divided into columns; a heading never ends one.
fn columns<'a>(sheet: &'a Sheet<'a>, most: usize) -> Vec<Vec<Row<'a>>> {
    let mut out: Vec<Vec<Row<'a>>> = vec![Vec::new()];
    for section in &sheet.sections {
        let rows = std::iter::once(Row::Heading(section)).chain(section.cards.iter().map(|slot| Row::Card(slot)));
        for row in rows {
            let room = if matches!(row, Row::Heading(_)) { most.saturating_sub(1) } else { most };
            if out.last().is_some_and(|column| column.len() >= room) {
                out.push(Vec::new());
            }
            if let Some(column) = out.last_mut() {
                column.push(row);
            }
        }
    }
    out
}

fn one(out: &mut String, sheet: &Sheet<'_>, title: &str, speech: &Speech) {
    let rows = sheet.rows();
    let (class, most) = match rows {
        n if n <= ROWS => ("one", ROWS),
        // Both columns about as long, with a row for a heading that moves.
        n if n < ROWS * 2 => ("two", (n / 2 + 1).min(ROWS)),
        _ => ("dense", SMALL_ROWS),
    };
    let columns = columns(sheet, most);
    let shape = Shape::of(sheet, if class == "one" { 10 } else { 4 });
    let pages: Vec<&[Vec<Row<'_>>]> = columns.chunks(if class == "one" { 1 } else { 2 }).collect();
    for (at, page) in pages.iter().enumerate() {
        out.push_str(&format!("<section class=\"sheet {class}\">\n<h1>{}</h1>\n", escaped(title)));
        facts(out, sheet, speech);
        out.push_str("<div class=\"cards\">\n");
        for column in *page {
            out.push_str("<div class=\"column\">\n");
            head(out, &shape, speech);
            column.iter().for_each(|row| one_row(out, row, &shape, speech));
            out.push_str("</div>\n");
        }
        out.push_str("</div>\n");
        if at + 1 == pages.len() {
            end(out, sheet, speech);
        }
        out.push_str("</section>\n");
    }
}

/// Who, where and when.
fn facts(out: &mut String, sheet: &Sheet<'_>, speech: &Speech) {
    out.push_str("<div class=\"facts\">\n");
    for (word, value) in sheet.facts() {
        let (word, value) = (escaped(&speech.word(word)), escaped(value));
        out.push_str(&format!("<div><span>{word}</span><b title=\"{value}\">{value}</b></div>\n"));
    }
    out.push_str("</div>\n");
}

/// Which columns have anything in them.
struct Shape {
    numbers: bool,
    costs: bool,
    /// How many boxes of the usual size have room.
    boxes: usize,
}

impl Shape {
    fn of(sheet: &Sheet<'_>, boxes: usize) -> Self {
        let any =
            |fits: &dyn Fn(&Slot<'_>) -> bool| sheet.sections.iter().flat_map(|s| &s.cards).any(|slot| fits(slot));
        Self { numbers: any(&|slot| number_of(slot).is_some()), costs: any(&|slot| cost_of(slot).is_some()), boxes }
    }

    /// A row of cells, with those columns only.
    fn row(&self, class: &str, [boxes, n, key, name, cost]: [&str; 5]) -> String {
        let mut out =
            format!("<div class=\"{class}\"><span class=\"boxes\">{boxes}</span><span class=\"n\">{n}</span>");
        if self.numbers {
            out.push_str(&format!("<span class=\"key\">{key}</span>"));
        }
        out.push_str(&format!("<span class=\"name\" title=\"{name}\">{name}</span>"));
        if self.costs {
            out.push_str(&format!("<span class=\"cost\">{cost}</span>"));
        }
        out + "</div>\n"
    }
}

/// The number of a card that has one.
fn number_of<'a>(slot: &'a Slot<'_>) -> Option<&'a str> {
    number::whole(&slot.key).map(|_| slot.key.as_str())
}

/// The head over a column.
fn head(out: &mut String, shape: &Shape, speech: &Speech) {
    let words = [
        "deck-sheet-head-check",
        "deck-sheet-head-count",
        "deck-sheet-head-number",
        "deck-sheet-head-name",
        "deck-sheet-head-cost",
    ];
    let words = words.map(|word| escaped(&speech.word(word)));
    out.push_str(&shape.row("row head", words.each_ref().map(String::as_str)));
}

fn one_row(out: &mut String, row: &Row<'_>, shape: &Shape, speech: &Speech) {
    let slot = match row {
        Row::Heading(section) => {
            out.push_str(&format!("<h2>{} ({})</h2>\n", escaped(&speech.word(section.word)), section.count()));
            return;
        }
        Row::Card(slot) => slot,
    };
    let number = number_of(slot);
    // Where there is no number the key is the name.
    let name = if number.is_some() { slot.facts.map_or("", |f| f.name.as_str()) } else { slot.key.as_str() };
    let boxes = "<i></i>".repeat(slot.count.min(MOST_BOXES));
    let class = if slot.count > shape.boxes { "row many" } else { "row" };
    let cost = cost_of(slot).map_or(String::new(), |c| c.to_string());
    let (copies, key, name) = (slot.count.to_string(), escaped(number.unwrap_or("")), escaped(name));
    out.push_str(&shape.row(class, [&boxes, &copies, &key, &name, &cost]));
}

/// The counts, and who signs.
fn end(out: &mut String, sheet: &Sheet<'_>, speech: &Speech) {
    out.push_str("<div class=\"totals\">\n");
    for (word, values) in totals(sheet, speech) {
        out.push_str(&format!("<div><b>{}</b> {}</div>\n", escaped(&speech.word(word)), escaped(&values.join(" · "))));
    }
    for note in sheet.odd {
        out.push_str(&format!("<div>! {}</div>\n", escaped(&note.words(speech))));
    }
    out.push_str("</div>\n<div class=\"signatures\">\n");
    for word in ["deck-sheet-signature", "deck-sheet-judge", "deck-sheet-judge-signature"] {
        out.push_str(&format!("<div>{}</div>\n", escaped(&speech.word(word))));
    }
    out.push_str("</div>\n");
}
