//! Summoner Master 101 and 102: Seals, Mystics, and what lies beside the deck.

use super::format::Format;
use super::note::{Findings, Named, Note};
use super::part::Part;
use super::slots::{Deck, Slot};
use crate::cards::{Kind, split_reflection};
use crate::text::fold;

/// 101.2. The least Seals and Mystics of a level, and its clause.
fn minimum(level: Format) -> (usize, usize, &'static [&'static str]) {
    match level {
        Format::Caller => (30, 30, &["101.2.1"]),
        Format::Summoner => (30, 30, &["101.2.2"]),
        _ => (12, 5, &["101.2.3"]),
    }
}

/// 101.4. The most copies of a card, and the clause; nothing where the text does not say (Lv 0 or none).
fn most(kind: Kind, level: Option<i32>) -> Option<(usize, &'static [&'static str])> {
    match (kind, level) {
        (Kind::Mystic, _) => Some((2, &["101.4.4", "201.2.4"])),
        (Kind::Seal, Some(1 | 2)) => Some((4, &["101.4.1", "200.2.3"])),
        (Kind::Seal, Some(3 | 4)) => Some((3, &["101.4.2", "200.2.3"])),
        (Kind::Seal, Some(5..)) => Some((2, &["101.4.3", "200.2.3"])),
        _ => None,
    }
}

/// The clauses of a limit where the plain card and its Reflection count together (200.2.4.2, 201.2.5.2).
const fn with_reflection(kind: Kind, limit: usize) -> &'static [&'static str] {
    match (kind, limit) {
        (Kind::Mystic, _) => &["101.4.4", "201.2.4", "201.2.5.2"],
        (_, 4) => &["101.4.1", "200.2.3", "200.2.4.2"],
        (_, 3) => &["101.4.2", "200.2.3", "200.2.4.2"],
        _ => &["101.4.3", "200.2.3", "200.2.4.2"],
    }
}

/// Copies of one name, the Reflection included (200.2.4.2, 201.2.5.2).
struct Same<'a> {
    /// The name before the symbol.
    name: &'a str,
    slots: Vec<&'a Slot<'a>>,
}

impl Same<'_> {
    fn count(&self) -> usize {
        self.slots.iter().map(|s| s.count).sum()
    }

    /// Are there copies with the Reflection symbol and copies without it?
    fn is_mixed(&self) -> bool {
        let reflections = self.slots.iter().filter(|s| is_reflection(s)).count();
        reflections > 0 && reflections < self.slots.len()
    }

    fn named(&self) -> Named {
        Named { key: self.name.to_string(), name: String::new() }
    }
}

/// 101, 102.2, 620, 621.
pub fn check(deck: &Deck<'_>, level: Option<Format>, out: &mut Findings) {
    let (beside, main): (Vec<&Slot<'_>>, Vec<&Slot<'_>>) = deck.slots.iter().partition(|s| lies_beside(s));
    misplaced(&main, &beside, out);
    minimums(&main, level, out);
    copies(&main, &beside, out);
}

fn is_extra(slot: &Slot<'_>) -> bool {
    matches!(slot.kind(), Kind::ExtraSeal | Kind::ExtraMystic)
}

fn is_reflection(slot: &Slot<'_>) -> bool {
    split_reflection(&slot.key).1
}

/// 102.2. Extra cards and cards with the Reflection symbol lie beside the deck, unless a heading puts them into it.
fn lies_beside(slot: &Slot<'_>) -> bool {
    slot.part == Part::Beside || (slot.part == Part::Any && (is_extra(slot) || is_reflection(slot)))
}

/// A Seal or a Mystic, by the data or by the heading.
fn kind(slot: &Slot<'_>) -> Kind {
    match (slot.kind(), slot.part) {
        (Kind::Unknown, Part::Seal) => Kind::Seal,
        (Kind::Unknown, Part::Mystic) => Kind::Mystic,
        (kind, _) => kind,
    }
}

/// 102.2, 620.1, 621.1. What is in the deck and belongs beside it, and the other way round.
fn misplaced(main: &[&Slot<'_>], beside: &[&Slot<'_>], out: &mut Findings) {
    for slot in main {
        if is_extra(slot) {
            let note = Note::new("beside", "deck-sm-extra-inside", &["102.2", "621.1", "621.6.5"]);
            out.violations.push(note.cards([slot.named()]).found(slot.count, 0));
        } else if is_reflection(slot) {
            let note = Note::new("beside", "deck-sm-reflection-inside", &["102.2", "620.1"]);
            out.violations.push(note.cards([slot.named()]).found(slot.count, 0));
        }
    }
    for slot in beside.iter().filter(|s| s.facts.is_some() && !is_extra(s) && !is_reflection(s)) {
        let note = Note::new("beside", "deck-sm-card-beside", &["102.2"]);
        out.violations.push(note.cards([slot.named()]).found(slot.count, 0));
    }
}

/// 101.2. Enough Seals and Mystics for the level; without a level, for which levels there are enough.
fn minimums(main: &[&Slot<'_>], level: Option<Format>, out: &mut Findings) {
    let count = |wanted: Kind| -> usize { main.iter().filter(|s| kind(s) == wanted).map(|s| s.count).sum() };
    let (seals, mystics) = (count(Kind::Seal), count(Kind::Mystic));
    let unknown: usize = main.iter().filter(|s| kind(s) == Kind::Unknown).map(|s| s.count).sum();
    let fits = |level: Format| {
        let (s, m, _) = minimum(level);
        seals >= s && mystics >= m
    };
    let levels = match level {
        Some(level) => vec![level],
        None => {
            let enough: Vec<&str> = Format::LEVELS.into_iter().filter(|l| fits(*l)).map(Format::name).collect();
            if !enough.is_empty() {
                let note = Note::new("level", "deck-warn-level", &["101.2"]);
                out.warnings.push(note.by(enough.join(", ")));
                return;
            }
            vec![Format::Beginner]
        }
    };
    if unknown > 0 && levels.iter().any(|l| !fits(*l)) {
        let note = Note::new("minimum", "deck-unchecked-kinds", &["101.2"]);
        let cards = main.iter().filter(|s| kind(s) == Kind::Unknown).map(|s| s.named());
        out.unchecked.push(note.cards(cards).found(unknown, 0));
    }
    for level in levels {
        let (least_seals, least_mystics, clauses) = minimum(level);
        // What is not known may be what lacks.
        if seals + unknown < least_seals {
            let note = Note::new("seals", "deck-sm-seals", clauses).by(level.name());
            out.violations.push(note.found(seals, least_seals));
        }
        if mystics + unknown < least_mystics {
            let note = Note::new("mystics", "deck-sm-mystics", clauses).by(level.name());
            out.violations.push(note.found(mystics, least_mystics));
        }
    }
}

/// 101.4. Copies by level and kind. One name is one card.
fn copies(main: &[&Slot<'_>], beside: &[&Slot<'_>], out: &mut Findings) {
    for same in by_name(main) {
        let count = same.count();
        let Some(slot) = same.slots.iter().find(|s| !is_reflection(s)).or(same.slots.first()) else { continue };
        if is_extra(slot) {
            continue;
        }
        let kind = kind(slot);
        let level = slot.facts.and_then(|f| f.level);
        let shown =
            beside.iter().find(|b| is_reflection(b) && fold::key(split_reflection(&b.key).0) == fold::key(same.name));
        let mirrored = shown.and_then(|b| b.facts).and_then(|f| most(f.kind, f.level));
        match (most(kind, level), mirrored) {
            (Some((limit, _)), Some((other, _)))
                if limit != other && count > limit.min(other) && count <= limit.max(other) =>
            {
                let clauses = &["101.4", "200.2.4.1", "620.2"];
                let note = Note::new("needs-ruling", "deck-warn-reflection", clauses).cards([same.named()]);
                out.warnings.push(note.found(count, limit.min(other)).by(limit.max(other).to_string()));
            }
            (Some((limit, clauses)), _) if count > limit => {
                let clauses = if same.is_mixed() { with_reflection(kind, limit) } else { clauses };
                out.violations
                    .push(Note::new("copies", "deck-copies", clauses).cards([same.named()]).found(count, limit));
            }
            (Some(_), _) => {}
            // No Seal may be there more than four times, whatever its level.
            (None, _) if count > 4 && kind == Kind::Seal && level.is_none_or(|l| l > 0) => {
                let note = Note::new("copies", "deck-copies", &["101.4", "200.2.3"]).cards([same.named()]);
                out.violations.push(note.found(count, 4));
            }
            (None, _) if count > 2 => {
                let note = Note::new("copies", "deck-unchecked-level", &["101.4"]).cards([same.named()]);
                out.unchecked.push(note.found(count, 4));
            }
            _ => {}
        }
    }
}

fn by_name<'a>(slots: &[&'a Slot<'a>]) -> Vec<Same<'a>> {
    let mut all: Vec<(String, &str, &Slot<'_>)> = slots
        .iter()
        .map(|s| {
            let name = split_reflection(&s.key).0;
            (fold::key(name), name, *s)
        })
        .collect();
    all.sort_by(|a, b| a.0.cmp(&b.0));
    let mut out: Vec<(String, Same<'a>)> = Vec::new();
    for (key, name, slot) in all {
        match out.last_mut() {
            Some((last, same)) if *last == key => same.slots.push(slot),
            _ => out.push((key, Same { name, slots: vec![slot] })),
        }
    }
    out.into_iter().map(|(_, same)| same).collect()
}
