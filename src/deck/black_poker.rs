//! BlackPoker P-1-2 and the regulations: Lite, Lite 40, and the random half. The sizes of the last two are in none of the texts.

use super::format::Format;
use super::note::{Findings, Named, Note};
use super::slots::{Deck, Slot};

/// P-1-2. At most so many Jokers.
const JOKERS: usize = 2;
/// A whole pack.
const PACK: usize = 54;
/// Half of a pack.
const HALF: usize = 27;
/// Fewer cards than this do not last the setting up: seven in hand, one turned up, one drawn, one left (P-2).
const FEW: usize = 10;

/// P-1-2, and how many cards a regulation allows. The halves of one pack are checked together.
pub fn check(deck: &Deck<'_>, all: &[&Deck<'_>], regulation: Format, out: &mut Findings) {
    let size = deck.count(|_| true);
    duplicates(deck, out);
    match regulation {
        Format::Half => half(deck, all, size, out),
        _ => {
            jokers(jokers_of(deck), out);
            let most = if regulation == Format::Lite40 { 40 } else { PACK };
            if size > most {
                // Only the whole pack is in a text.
                let note = match regulation {
                    Format::Lite40 => Note::new("size", "deck-bp-regulation", &[]).by(regulation.name()),
                    _ => Note::new("size", "deck-bp-size", &["P-1-2"]),
                };
                out.violations.push(note.found(size, most));
            }
            if size < FEW {
                let note = Note::new("few", "deck-warn-few", &["P-1-2", "P-2-2", "P-2-3", "P-2-7"]);
                out.warnings.push(note.found(size, FEW));
            }
        }
    }
    out.unchecked.push(Note::new("backs", "deck-unchecked-backs", &["P-1-2"]));
}

fn is_joker(slot: &Slot<'_>) -> bool {
    slot.key == "Joker"
}

fn jokers_of(deck: &Deck<'_>) -> usize {
    deck.count(is_joker)
}

/// P-1-2. No pair of suit and number twice.
fn duplicates(deck: &Deck<'_>, out: &mut Findings) {
    for slot in deck.slots.iter().filter(|s| s.count > 1 && !is_joker(s)) {
        let note = Note::new("copies", "deck-copies", &["P-1-2"]).cards([slot.named()]);
        out.violations.push(note.found(slot.count, 1));
    }
}

/// P-1-2. Up to two Jokers.
fn jokers(found: usize, out: &mut Findings) {
    if found > JOKERS {
        out.violations.push(Note::new("jokers", "deck-bp-jokers", &["P-1-2"]).found(found, JOKERS));
    }
}

/// Two halves of 27, dealt from one pack: together every card once and two Jokers.
fn half(deck: &Deck<'_>, all: &[&Deck<'_>], size: usize, out: &mut Findings) {
    if size != HALF {
        out.violations.push(Note::new("size", "deck-bp-half-size", &[]).found(size, HALF));
    }
    if all.len() != 2 {
        out.violations.push(Note::new("halves", "deck-bp-halves", &[]).found(all.len(), 2));
        return;
    }
    jokers(all.iter().map(|d| jokers_of(d)).sum(), out);
    let other = all.iter().find(|d| !std::ptr::eq(**d, deck));
    let twice: Vec<Named> = deck
        .slots
        .iter()
        .filter(|s| !is_joker(s) && other.is_some_and(|o| o.slots.iter().any(|t| t.key == s.key)))
        .map(Slot::named)
        .collect();
    if !twice.is_empty() {
        let found = twice.len();
        out.violations.push(Note::new("split", "deck-bp-split", &["P-1-2"]).cards(twice).found(found, 0));
    }
}
