//! Sheets as one HTML file that prints: a page of A4 for each deck.

use super::text::totals;
use super::{Sheet, cost_of};
use crate::lang::Speech;

/// A page has room for so many rows in one column.
const ONE_COLUMN: usize = 34;
/// And for so many in two.
const TWO_COLUMNS: usize = 68;

/// What every sheet looks like. Heights are fixed, so that a page holds what it is meant to hold: 297 mm less two margins of 10 mm,
/// 30 mm for the head and 25 mm for the counts leave 222 mm, which is 34 rows of 6.2 mm with their headings, or 52 of 4.2 mm.
const STYLE: &str = "
@page { size: A4 portrait; margin: 10mm; }
* { box-sizing: border-box; }
body { margin: 0; font: 10pt/1.25 \"Noto Sans\", \"Noto Sans Thai\", \"Noto Sans JP\", \"Sarabun\", \"Leelawadee UI\", \"Thonburi\",
  \"Yu Gothic\", \"Hiragino Sans\", \"Noto Sans CJK JP\", \"Meiryo\", \"Segoe UI\", Arial, sans-serif; color: #000; background: #fff; }
.sheet { width: 190mm; margin: 0 auto; break-after: page; }
.sheet:last-child { break-after: auto; }
h1 { font-size: 13pt; margin: 0 0 2mm; height: 7mm; overflow: hidden; }
.facts { display: flex; gap: 6mm; height: 12mm; margin-bottom: 3mm; }
.facts div { flex: 2; border-bottom: 0.3mm solid #000; overflow: hidden; white-space: nowrap; }
.facts div.short { flex: 1; }
.facts span { display: block; font-size: 7pt; color: #444; }
.cards { column-gap: 6mm; }
.two .cards, .dense .cards { columns: 2; }
h2 { font-size: 9pt; height: 6mm; margin: 0; padding-top: 1.4mm; border-bottom: 0.3mm solid #000; break-after: avoid; }
.row { display: flex; align-items: center; min-height: 6mm; border-bottom: 0.1mm solid #aaa; break-inside: avoid; }
.dense .row, .dense h2 { min-height: 4.2mm; height: auto; font-size: 7.5pt; padding-top: 0; }
.n { width: 7mm; text-align: right; font-weight: bold; padding-right: 2mm; }
.key { width: 22mm; white-space: nowrap; overflow: hidden; }
.name { flex: 1; min-width: 0; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; padding-right: 2mm; }
.cost { width: 7mm; text-align: right; padding-right: 2mm; color: #444; }
.boxes { display: flex; flex-wrap: wrap; gap: 1mm; width: 22mm; }
.one .boxes { width: 44mm; }
.boxes i { width: 3.2mm; height: 3.2mm; border: 0.25mm solid #000; }
.totals { margin-top: 3mm; font-size: 8pt; }
.totals b { display: inline-block; min-width: 22mm; }
@media screen { body { background: #888; } .sheet { background: #fff; padding: 10mm; width: 210mm; min-height: 297mm; margin: 5mm auto; } }
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
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out
}

fn one(out: &mut String, sheet: &Sheet<'_>, title: &str, speech: &Speech) {
    let class = match sheet.rows() {
        n if n <= ONE_COLUMN => "one",
        n if n <= TWO_COLUMNS => "two",
        _ => "dense",
    };
    out.push_str(&format!("<section class=\"sheet {class}\">\n<h1>{}</h1>\n<div class=\"facts\">\n", escaped(title)));
    let facts = [
        ("", "deck-sheet-player", &sheet.list.player),
        (" class=\"short\"", "deck-sheet-table", &sheet.list.table),
        ("", "deck-sheet-deck", &sheet.list.name),
    ];
    for (class, word, value) in facts {
        out.push_str(&format!("<div{class}><span>{}</span>{}</div>\n", escaped(&speech.word(word)), escaped(value)));
    }
    out.push_str(&format!(
        "<div class=\"short\"><span>{}</span></div>\n</div>\n<div class=\"cards\">\n",
        escaped(&speech.word("deck-sheet-judge"))
    ));
    for section in &sheet.sections {
        out.push_str(&format!("<h2>{} ({})</h2>\n", escaped(&speech.word(section.word)), section.count()));
        for slot in &section.cards {
            let name = slot.facts.map_or("", |f| f.name.as_str());
            let (key, name) =
                if name.is_empty() || name == slot.key { ("", slot.key.as_str()) } else { (slot.key.as_str(), name) };
            let key =
                if key.is_empty() { String::new() } else { format!("<span class=\"key\">{}</span>", escaped(key)) };
            let cost = cost_of(slot).map_or(String::new(), |c| c.to_string());
            out.push_str(&format!(
                "<div class=\"row\"><span class=\"boxes\">{}</span><span class=\"n\">{}</span>{key}<span class=\"name\">{}</span><span class=\"cost\">{cost}</span></div>\n",
                "<i></i>".repeat(slot.count.min(60)),
                slot.count,
                escaped(name),
            ));
        }
    }
    out.push_str("</div>\n<div class=\"totals\">\n");
    for (word, values) in totals(sheet, speech) {
        out.push_str(&format!("<div><b>{}</b> {}</div>\n", escaped(&speech.word(word)), escaped(&values.join(" · "))));
    }
    out.push_str("</div>\n</section>\n");
}
