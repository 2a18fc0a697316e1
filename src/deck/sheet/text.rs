//! A sheet as plain text.

use super::{Sheet, cost_of};
use crate::lang::Speech;
use crate::text::cluster;
use crate::text::visible::one_line;

/// A line to write on.
const LINE: &str = "______________________";

/// The sheet as plain text.
pub fn text(sheet: &Sheet<'_>, title: &str, speech: &Speech) -> String {
    let mut out = format!("{title}\n\n");
    for (word, value) in sheet.facts() {
        let value = if value.is_empty() { LINE.to_string() } else { one_line(value).into_owned() };
        out.push_str(&format!("{} {value}\n", speech.word(word)));
    }
    let most = sheet.sections.iter().flat_map(|s| &s.cards).map(|s| s.count).max().unwrap_or(1).min(10);
    let key = sheet.sections.iter().flat_map(|s| &s.cards).map(|s| cluster::width(&s.key)).max().unwrap_or(0);
    for section in &sheet.sections {
        out.push_str(&format!("\n{} ({})\n", speech.word(section.word), section.count()));
        for slot in &section.cards {
            let boxes = format!("{:<width$}", "□".repeat(slot.count.min(10)), width = most);
            let name = slot.facts.map_or("", |f| f.name.as_str());
            let name = if name == slot.key { "" } else { name };
            let pad = " ".repeat(key - cluster::width(&slot.key));
            let cost = cost_of(slot).map_or(String::new(), |c| c.to_string());
            let line = format!("{boxes} {:>3}  {}{pad}  {cost:>2}  {name}", slot.count, slot.key);
            out.push_str(line.trim_end());
            out.push('\n');
        }
    }
    let totals = totals(sheet, speech);
    if !totals.is_empty() {
        out.push('\n');
    }
    for (word, values) in totals {
        out.push_str(&format!("{} {}\n", speech.word(word), values.join(" · ")));
    }
    for note in sheet.odd {
        out.push_str(&format!("! {}\n", one_line(&note.words(speech))));
    }
    out.push_str(&format!("\n{} {LINE}\n", speech.word("deck-sheet-signature")));
    out
}

/// Counts by kind, colour and cost, as far as there are any.
pub fn totals(sheet: &Sheet<'_>, speech: &Speech) -> Vec<(&'static str, Vec<String>)> {
    let kinds = sheet.kinds.iter().map(|(k, n)| format!("{} {n}", speech.word(k.word()))).collect();
    let colours = sheet.colours.iter().map(|(c, n)| format!("{} {n}", speech.word(c.word()))).collect();
    let costs = sheet.costs.iter().map(|(c, n)| format!("{c}: {n}")).collect();
    let all = [("deck-sheet-kinds", kinds), ("deck-sheet-colours", colours), ("deck-sheet-costs", costs)];
    all.into_iter().filter(|(_, values): &(_, Vec<String>)| !values.is_empty()).collect()
}
