//! Cross-references: `(ดู 6-5-3-1.)`, `หัวข้อ 7-1-4-1-1.`, `(อ้างอิง 11. …)`, `Phase 504.6.`, `605.12 ถึง 605.15`, `200.1-20`.

use super::clause::Kind;
use super::edition::Edition;

/// Words after which a lone number is a chapter or section and no quantity.
const ANNOUNCERS: [&str; 9] = ["ดู", "อ้างอิงจาก", "อ้างอิง", "หัวข้อ", "ข้อ", "Phase", "ช่วง", "ตาม", "หรือ"];

/// A number as it stands in a text.
struct Found<'a> {
    written: &'a str,
    start: usize,
    end: usize,
}

/// Fill in what every clause refers to and what refers to it.
pub fn link(edition: &mut Edition) {
    let mut links: Vec<(usize, usize)> = Vec::new();
    for (at, clause) in edition.clauses.iter().enumerate() {
        let mut targets = clause.refers_to.clone();
        targets.extend(targets_in(edition, &clause.text));
        let mut seen = Vec::new();
        for to in targets {
            if to != at && !seen.contains(&to) {
                seen.push(to);
                links.push((at, to));
            }
        }
    }
    for clause in &mut edition.clauses {
        clause.refers_to.clear();
    }
    for (from, to) in links {
        edition.clauses[from].refers_to.push(to);
        edition.clauses[to].referred_by.push(from);
    }
}

/// Places of the clauses that `text` names by number, in order of mention.
fn targets_in(edition: &Edition, text: &str) -> Vec<usize> {
    let found = numbers(text);
    let mut targets = Vec::new();
    let mut chained = false;
    for (i, number) in found.iter().enumerate() {
        let id = number.written.trim_end_matches('.');
        if let Some(range) = short_range(edition, id) {
            targets.extend(range);
            continue;
        }
        let several = id.contains(['-', '.']);
        let announced =
            is_announced(&text[..number.start]) || (chained && joins(text, found.get(i.wrapping_sub(1)), number));
        chained = announced || (several && edition.find(id).is_some());
        let titled = is_titled(text, number);
        let bracketed = text[..number.start].ends_with('(') && text[number.end..].starts_with(')');
        // `Phase 504.2., 506.2. หรือ 507.2.` names sections; `0 หรือ 3` and `1.5` name nothing.
        let is_reference = several
            || (announced && (titled || id.len() == 3))
            || (bracketed && id.len() == 3)
            || (titled && quoted(text, number));
        let target = edition.find(id).filter(|&to| is_reference && edition.clauses[to].kind == Kind::Clause);
        let Some(to) = target else { continue };
        if let Some(from) = range_start(text, &found, i, edition) {
            targets.extend(siblings_between(edition, from, to));
        }
        targets.push(to);
    }
    targets
}

/// All runs of digits joined by `-` or `.`, with the final dot if there is one.
fn numbers(text: &str) -> Vec<Found<'_>> {
    let bytes = text.as_bytes();
    let mut found = Vec::new();
    let mut i = 0;
    while let Some(ahead) = bytes.get(i..).and_then(|rest| rest.iter().position(u8::is_ascii_digit)) {
        i += ahead;
        let inside_word = i > 0
            && (bytes[i - 1].is_ascii_alphanumeric()
                || bytes[i - 1] == b'-' && i > 1 && bytes[i - 2].is_ascii_alphanumeric());
        if inside_word {
            i += 1;
            continue;
        }
        let start = i;
        loop {
            while i < bytes.len() && bytes[i].is_ascii_digit() {
                i += 1;
            }
            let joint = i + 1 < bytes.len() && matches!(bytes[i], b'-' | b'.') && bytes[i + 1].is_ascii_digit();
            if !joint {
                break;
            }
            i += 1;
        }
        if i < bytes.len() && bytes[i] == b'.' {
            i += 1;
        }
        found.push(Found { written: &text[start..i], start, end: i });
    }
    found
}

fn is_announced(before: &str) -> bool {
    let before = before.trim_end_matches([' ', '“', '[', '「', '(']);
    ANNOUNCERS.iter().any(|word| before.ends_with(word))
}

/// A title follows the number and its dot, as in `9. การบังคับใช้กฎ`.
fn is_titled(text: &str, number: &Found<'_>) -> bool {
    let next = text[number.end..].trim_start().chars().next();
    number.written.ends_with('.') && next.is_some_and(|c| crate::text::thai::is_thai(c) || "【《[".contains(c))
}

fn quoted(text: &str, number: &Found<'_>) -> bool {
    text[..number.start].ends_with(['“', '[', '('])
}

/// `A, B และ C`: a number that goes on a list of references.
fn joins(text: &str, before: Option<&Found<'_>>, number: &Found<'_>) -> bool {
    before.is_some_and(|b| {
        let between = text[b.end..number.start].trim();
        matches!(between, "," | "และ" | "หรือ" | "/" | ", และ" | ", หรือ" | "และ/หรือ" | "ถึง")
    })
}

/// `200.1-20`: the sub-clauses 200.1 to 200.20.
fn short_range(edition: &Edition, id: &str) -> Option<Vec<usize>> {
    let (first, last) = id.split_once('-').filter(|(first, last)| first.contains('.') && !last.contains(['-', '.']))?;
    let (stem, _) = first.rsplit_once('.')?;
    let from = edition.find(first)?;
    let to = edition.find(&format!("{stem}.{last}"))?;
    let mut all = siblings_between(edition, from, to);
    all.insert(0, from);
    all.push(to);
    Some(all)
}

/// The place of the number before `ถึง` (to), when this number ends a range.
fn range_start(text: &str, found: &[Found<'_>], i: usize, edition: &Edition) -> Option<usize> {
    let before = found.get(i.checked_sub(1)?)?;
    let between = text[before.end..found[i].start].trim();
    (between == "ถึง").then(|| edition.find(before.written.trim_end_matches('.'))).flatten()
}

/// The children of one parent that stand between two of them.
fn siblings_between(edition: &Edition, from: usize, to: usize) -> Vec<usize> {
    let parent = edition.clauses[from].parent;
    match parent {
        Some(up) if edition.clauses[to].parent == parent => {
            edition.clauses[up].children.iter().copied().filter(|&c| c > from && c < to).collect()
        }
        _ => Vec::new(),
    }
}
