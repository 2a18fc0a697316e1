//! Gundam 6-1: deck, resource deck and tokens.

use super::note::{Findings, Note};
use super::one_piece::by_number;
use super::part::Part;
use super::slots::{Deck, Slot};
use crate::cards::{Colour, Kind};
use crate::games::gundam::construction::{COLOURS, COPIES, RESOURCES, SIZE};
use crate::games::gundam::text;
use crate::games::gundam::vocabulary::{Construction, Kind as EffectKind};

/// 2-4-2-1. The colours that the text knows.
const KNOWN: [Colour; 4] = [Colour::Blue, Colour::Green, Colour::Red, Colour::White];

/// 6-1-1 and below.
pub fn check(deck: &Deck<'_>, out: &mut Findings) {
    let is_resource =
        |s: &Slot<'_>| s.part == Part::Resource || (s.shown_kind() == Kind::Resource && s.part == Part::Any);
    let resources: Vec<&Slot<'_>> = deck.slots.iter().filter(|s| is_resource(s)).collect();
    let tokens_apart = tokens_lie_apart(deck, is_resource);
    let is_apart =
        |s: &Slot<'_>| s.part == Part::Token || (tokens_apart && s.part == Part::Any && s.shown_kind() == Kind::Token);
    let main: Vec<&Slot<'_>> = deck.slots.iter().filter(|s| !is_resource(s) && !is_apart(s)).collect();
    size(&main, out);
    kinds(&main, out);
    colours(&main, out);
    copies(&main, out);
    resource_deck(&resources, out);
    among_tokens(deck, out);
}

/// 6-1-2. What stands with the tokens and is none is counted in no deck.
fn among_tokens(deck: &Deck<'_>, out: &mut Findings) {
    let is_other = |s: &&Slot<'_>| {
        let is_named = s.facts.is_none() && Part::of(&s.key) == Some(Part::Token);
        s.part == Part::Token && s.shown_kind() != Kind::Token && !is_named
    };
    for slot in deck.slots.iter().filter(is_other) {
        let note = Note::new("token-kind", "deck-warn-token", &["6-1-1-1", "6-1-2"]).cards([slot.named()]);
        out.warnings.push(note.found(slot.count, 0));
    }
}

/// 6-1-2. Tokens are prepared beside the deck. Where no heading says so, they are in the deck only if it is no deck without them.
fn tokens_lie_apart(deck: &Deck<'_>, is_resource: impl Fn(&Slot<'_>) -> bool) -> bool {
    let without = deck.count(|s| !is_resource(s) && s.part != Part::Token && s.shown_kind() != Kind::Token);
    let with = deck.count(|s| !is_resource(s) && s.part != Part::Token);
    without == SIZE || with != SIZE
}

/// 6-1-1. Exactly 50 cards.
fn size(main: &[&Slot<'_>], out: &mut Findings) {
    let found: usize = main.iter().map(|s| s.count).sum();
    if found != SIZE {
        out.violations.push(Note::new("size", "deck-size-exactly", &["6-1-1"]).found(found, SIZE));
    }
}

/// 6-1-1-1. Units, Pilots, Commands and Bases only.
fn kinds(main: &[&Slot<'_>], out: &mut Findings) {
    for slot in main {
        if !matches!(slot.shown_kind(), Kind::Unit | Kind::Pilot | Kind::Command | Kind::Base | Kind::Unknown) {
            let note = Note::new("kind", "deck-gundam-kind", &["6-1-1-1", "2-3-2"]).cards([slot.named()]);
            out.violations
                .push(note.found(slot.shown_kind(), &[Kind::Unit, Kind::Pilot, Kind::Command, Kind::Base][..]));
        }
    }
}

/// 6-1-1-2. One colour or two. Tokens and Resources have none (2-4-2, 5-17-2-3).
fn colours(main: &[&Slot<'_>], out: &mut Findings) {
    let has = |c: &Colour| main.iter().filter_map(|s| s.facts).any(|f| f.colours.contains(c));
    let found: Vec<Colour> = Colour::ALL.into_iter().filter(has).collect();
    if found.len() > COLOURS {
        let note = Note::new("colours", "deck-gundam-colours", &["6-1-1-2", "6-1-1-2-1"]);
        out.violations.push(note.found(found.clone(), COLOURS));
    }
    let new: Vec<Colour> = found.iter().copied().filter(|c| !KNOWN.contains(c)).collect();
    if !new.is_empty() {
        let note = Note::new("colour-not-in-text", "deck-warn-new-colour", &["2-4-2-1"]);
        out.warnings.push(note.found(new, KNOWN.to_vec()));
    }
    if found.is_empty() {
        out.unchecked.push(Note::new("colours", "deck-unchecked-colours", &["6-1-1-2"]));
    }
}

/// 6-1-1-3, 2-1-2. At most 4 of a card number.
fn copies(main: &[&Slot<'_>], out: &mut Findings) {
    for (_, count, slot) in by_number(main) {
        if count > COPIES && !any_number(slot) {
            let note = Note::new("copies", "deck-copies", &["6-1-1-3", "2-1-2"]).cards([slot.named()]);
            out.violations.push(note.found(count, COPIES));
        }
    }
}

/// 1-3-1. Does its text allow any number of it? A text that is not understood does not.
fn any_number(slot: &Slot<'_>) -> bool {
    let read = slot.facts.and_then(|facts| text::read(&facts.text).ok());
    read.is_some_and(|text| text.effects.iter().any(|e| e.kind == EffectKind::Outside(Construction::AnyNumber)))
}

/// 6-1-1, 6-1-1-4. Exactly 10 Resource cards; any number of one (6-1-1-5).
fn resource_deck(resources: &[&Slot<'_>], out: &mut Findings) {
    let found: usize = resources.iter().map(|s| s.count).sum();
    if resources.is_empty() {
        let note = Note::new("resources", "deck-unchecked-resources", &["6-1-1", "6-1-1-4"]);
        out.unchecked.push(note.found(0, RESOURCES));
    } else if found != RESOURCES {
        out.violations.push(Note::new("resources", "deck-gundam-resources", &["6-1-1"]).found(found, RESOURCES));
    }
    for slot in resources.iter().filter(|s| !matches!(s.shown_kind(), Kind::Resource | Kind::Unknown)) {
        let note = Note::new("resource-kind", "deck-gundam-resource-kind", &["6-1-1-4"]).cards([slot.named()]);
        out.violations.push(note.found(slot.shown_kind(), Kind::Resource));
    }
}
