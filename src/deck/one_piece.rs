//! ONE PIECE 5-1-2: Leader, deck and DON!! deck.

use super::construction::{self, Effect};
use super::note::{Findings, Note};
use super::part::Part;
use super::slots::{Deck, Slot};
use crate::cards::{CardFacts, Colour, Kind};
use crate::games::one_piece::construction::{COPIES, Colours, DON, SIZE, colours as colours_of};

/// The parts of a deck. Which of several Leader cards is the Leader may not show.
struct Parts<'a> {
    /// Those that may be the Leader.
    leaders: Vec<&'a Slot<'a>>,
    /// The deck, with Leader cards that are in it.
    main: Vec<&'a Slot<'a>>,
    don: Vec<&'a Slot<'a>>,
    /// Cards of the deck.
    size: usize,
}

/// 5-1-2 and below.
pub fn check(deck: &Deck<'_>, out: &mut Findings) {
    let parts = divide(deck, out);
    let effects = effects(deck, &parts, out);
    size(&parts, out);
    don(&parts, &effects, out);
    kinds(&parts, out);
    colours(&parts, out);
    copies(&parts, &effects, out);
    forbidden(&parts, &effects, out);
}

fn divide<'a>(deck: &'a Deck<'_>, out: &mut Findings) -> Parts<'a> {
    let is_don = |s: &Slot<'_>| s.part == Part::Don || (s.kind() == Kind::Don && s.part == Part::Any);
    let don: Vec<&Slot<'_>> = deck.slots.iter().filter(|s| is_don(s)).collect();
    let rest: Vec<&Slot<'_>> = deck.slots.iter().filter(|s| !is_don(s)).collect();
    let under_heading: Vec<&Slot<'_>> = rest.iter().copied().filter(|s| s.part == Part::Leader).collect();
    if !under_heading.is_empty() {
        let main: Vec<&Slot<'_>> = rest.iter().copied().filter(|s| s.part != Part::Leader).collect();
        let size = main.iter().map(|s| s.count).sum();
        count_leaders(&under_heading, out);
        for slot in under_heading.iter().filter(|s| !matches!(s.kind(), Kind::Leader | Kind::Unknown)) {
            let note = Note::new("leader", "deck-op-not-a-leader", &["5-1-2", "2-2-3"]).cards([slot.named()]);
            out.violations.push(note.found(slot.kind(), Kind::Leader));
        }
        return Parts { leaders: under_heading, main, don, size };
    }
    let total: usize = rest.iter().map(|s| s.count).sum();
    let (mut leaders, mut main): (Vec<&Slot<'_>>, Vec<&Slot<'_>>) =
        rest.iter().copied().partition(|s| s.kind() == Kind::Leader && s.part == Part::Any);
    // Of several Leader cards the one that is there once is the Leader; the others are in the deck.
    let once: Vec<&Slot<'_>> = leaders.iter().copied().filter(|s| s.count == 1).collect();
    if let ([one], true) = (once.as_slice(), leaders.len() > 1) {
        main.extend(leaders.iter().copied().filter(|s| s.count != 1));
        main.sort_by(|a, b| a.key.cmp(&b.key));
        leaders = vec![one];
    }
    if leaders.is_empty()
        && let Some(inside) = leader_inside(&main, total)
    {
        // The heading is that of the whole list.
        let note = Note::new("leader", "deck-warn-leader-inside", &["5-1-2", "5-1-2-1"]).cards([inside.named()]);
        out.warnings.push(note.found(total, SIZE));
        main.retain(|s| !std::ptr::eq(*s, inside));
        leaders = vec![inside];
    } else if leaders.is_empty() {
        let unknown = || rest.iter().filter(|s| s.facts.is_none() && s.count == 1 && s.part == Part::Any);
        if unknown().next().is_some() {
            // One of the cards that are not known may be the Leader.
            out.unchecked.push(Note::new("leader", "deck-unchecked-leader", &["5-1-2", "2-2-3"]));
        } else {
            out.violations.push(Note::new("leader", "deck-op-no-leader", &["5-1-2", "2-2-3"]).found(0, 1));
            return Parts { leaders, main, don, size: total };
        }
    } else {
        count_leaders(&leaders, out);
    }
    Parts { leaders, main, don, size: total.saturating_sub(1) }
}

/// The one Leader card that stands under a heading of the deck, where there are just enough other cards without it.
fn leader_inside<'a>(main: &[&'a Slot<'a>], total: usize) -> Option<&'a Slot<'a>> {
    let mut leaders = main.iter().copied().filter(|s| s.kind() == Kind::Leader);
    let one = leaders.next().filter(|s| s.count == 1 && total == SIZE + 1)?;
    leaders.next().is_none().then_some(one)
}

/// 5-1-2. Just one Leader card.
fn count_leaders(leaders: &[&Slot<'_>], out: &mut Findings) {
    let found: usize = leaders.iter().map(|s| s.count).sum();
    if found != 1 {
        let note = Note::new("leader", "deck-op-leaders", &["5-1-2", "5-1-2-1"]);
        out.violations.push(note.cards(leaders.iter().map(|s| s.named())).found(found, 1));
    }
}

/// 5-1-2-4. What the texts of the deck's cards say about the deck, each with its card. A Leader card speaks if it is the Leader.
fn effects<'a>(deck: &'a Deck<'_>, parts: &Parts<'a>, out: &mut Findings) -> Vec<(&'a Slot<'a>, Effect)> {
    let mut all = Vec::new();
    let the_leader = |slot: &Slot<'_>| matches!(parts.leaders.as_slice(), [one] if std::ptr::eq(*one, slot));
    for slot in deck.slots.iter().filter(|s| s.kind() != Kind::Leader || the_leader(s)) {
        let Some(facts) = slot.facts else { continue };
        let (effects, unclear) = construction::read(facts);
        all.extend(effects.into_iter().map(|effect| (slot, effect)));
        for sentence in unclear {
            let note = Note::new("text", "deck-warn-text", &["5-1-2-4", "5-1-2-4-1"]);
            out.warnings.push(note.cards([slot.named()]).by(sentence));
        }
    }
    all
}

/// 5-1-2. Exactly 50 cards.
fn size(parts: &Parts<'_>, out: &mut Findings) {
    if parts.size != SIZE {
        out.violations.push(Note::new("size", "deck-size-exactly", &["5-1-2"]).found(parts.size, SIZE));
    }
}

/// 5-1-2. Exactly 10 DON!! cards, or as many as a text says (5-1-2-4).
fn don(parts: &Parts<'_>, effects: &[(&Slot<'_>, Effect)], out: &mut Findings) {
    let by_text = effects.iter().find_map(|(slot, e)| match e {
        Effect::DonDeck(n) => Some((*n, slot.named())),
        _ => None,
    });
    let found: usize = parts.don.iter().map(|s| s.count).sum();
    let (wanted, by) = match &by_text {
        Some((n, card)) => (*n, card.words()),
        None => (usize::from(DON), String::new()),
    };
    let clauses: &[&str] = if by_text.is_some() { &["5-1-2", "5-1-2-4-1"] } else { &["5-1-2"] };
    if parts.don.is_empty() {
        out.unchecked.push(Note::new("don", "deck-unchecked-don", clauses).found(0, wanted));
    } else if found != wanted {
        let key = if by.is_empty() { "deck-op-don" } else { "deck-op-don-by" };
        out.violations.push(Note::new("don", key, clauses).found(found, wanted).by(by));
    }
    for slot in parts.don.iter().filter(|s| !matches!(s.kind(), Kind::Don | Kind::Unknown)) {
        let note = Note::new("kind", "deck-op-don-kind", &["5-1-2", "2-2-2"]).cards([slot.named()]);
        out.violations.push(note.found(slot.kind(), Kind::Don));
    }
}

/// 5-1-2-1. Characters, Events and Stages only.
fn kinds(parts: &Parts<'_>, out: &mut Findings) {
    for slot in &parts.main {
        if !matches!(slot.kind(), Kind::Character | Kind::Event | Kind::Stage | Kind::Unknown) {
            let note = Note::new("kind", "deck-op-kind", &["5-1-2-1", "2-2-2"]).cards([slot.named()]);
            out.violations.push(note.found(slot.kind(), &[Kind::Character, Kind::Event, Kind::Stage][..]));
        }
    }
}

/// 5-1-2-2. Only cards of the colour of the Leader. A card with a colour of the Leader and another one is both (2-3-5): whether it
/// may be used, the text does not say.
fn colours(parts: &Parts<'_>, out: &mut Findings) {
    let known: Vec<&CardFacts> =
        parts.leaders.iter().filter_map(|s| s.facts).filter(|f| !f.colours.is_empty()).collect();
    if known.is_empty() {
        out.unchecked.push(Note::new("colour", "deck-unchecked-colour", &["5-1-2-2"]));
        return;
    }
    for slot in &parts.main {
        let Some(facts) = slot.facts.filter(|f| !f.colours.is_empty()) else { continue };
        let goes_with = |leader: &&CardFacts| colours_of(&facts.colours, &leader.colours);
        let shares = |leader: &&CardFacts| goes_with(leader) != Colours::Foreign;
        let allowed: Vec<Colour> =
            Colour::ALL.into_iter().filter(|c| known.iter().any(|l| l.colours.contains(c))).collect();
        if !known.iter().any(&shares) {
            let note = Note::new("colour", "deck-op-colour", &["5-1-2-2"]).cards([slot.named()]);
            out.violations.push(note.found(facts.colours.clone(), allowed));
        } else if !known.iter().all(&shares) {
            // Legal under one of the Leader cards, not under the other.
            let note = Note::new("colour", "deck-unchecked-which-leader", &["5-1-2-2"]).cards([slot.named()]);
            out.unchecked.push(note.found(facts.colours.clone(), allowed));
        } else if known.iter().all(|leader| goes_with(leader) == Colours::Undecided) {
            let note = Note::new("needs-ruling", "deck-warn-multicolour", &["5-1-2-2", "2-3-5"]).cards([slot.named()]);
            out.warnings.push(note.found(facts.colours.clone(), allowed));
        }
    }
}

/// 5-1-2-3, 2-14-2. At most 4 of a card number, unless its own text says otherwise.
fn copies(parts: &Parts<'_>, effects: &[(&Slot<'_>, Effect)], out: &mut Findings) {
    for (key, count, slot) in by_number(&parts.main) {
        let most = effects.iter().filter(|(s, _)| s.key == key).find_map(|(_, e)| match e {
            Effect::AnyNumber => Some(usize::MAX),
            Effect::UpTo(n) => Some(*n),
            _ => None,
        });
        let most = most.unwrap_or(COPIES);
        if count > most {
            let text = if slot.facts.is_some() { "deck-copies" } else { "deck-copies-unknown" };
            let note = Note::new("copies", text, &["5-1-2-3", "2-14-2"]).cards([slot.named()]);
            out.violations.push(note.found(count, most));
        }
    }
}

/// Each number once, with its copies in all parts.
pub(super) fn by_number<'a>(slots: &[&'a Slot<'a>]) -> Vec<(&'a str, usize, &'a Slot<'a>)> {
    let mut all: Vec<(&str, usize, &Slot<'_>)> = slots.iter().map(|s| (s.key.as_str(), s.count, *s)).collect();
    all.sort_by_key(|(key, ..)| *key);
    all.dedup_by(|b, a| {
        let same = a.0 == b.0;
        if same {
            a.1 += b.1;
        }
        same
    });
    all
}

/// 5-1-2-4-1. What a text does not allow.
fn forbidden(parts: &Parts<'_>, effects: &[(&Slot<'_>, Effect)], out: &mut Findings) {
    for (by, effect) in effects {
        for (_, _, slot) in by_number(&parts.main) {
            let Some(facts) = slot.facts else { continue };
            let note = |key| {
                let note = Note::new("forbidden", key, &["5-1-2-4", "5-1-2-4-1"]);
                note.cards([slot.named()]).by(by.named().words())
            };
            let types = || facts.types.join("/");
            match effect {
                Effect::NoCost(kind, least) => {
                    let cost = facts.cost.unwrap_or(-1);
                    if kind.is_none_or(|k| k == facts.kind) && cost >= *least {
                        let key = match kind {
                            Some(Kind::Event) => "deck-op-no-event-cost",
                            Some(Kind::Character) => "deck-op-no-character-cost",
                            Some(_) => "deck-op-no-stage-cost",
                            None => "deck-op-no-cost",
                        };
                        let allowed = usize::try_from(least - 1).unwrap_or(0);
                        out.violations.push(note(key).found(usize::try_from(cost).unwrap_or(0), allowed));
                    }
                }
                Effect::OnlyType(wanted) if !construction::has_type(facts, wanted) => {
                    out.violations.push(note("deck-op-only-type").found(types(), wanted.clone()));
                }
                Effect::NoType(banned) if construction::has_type(facts, banned) => {
                    out.violations.push(note("deck-op-no-type").found(types(), banned.clone()));
                }
                _ => {}
            }
        }
    }
}
