//! What changed between a registered and a presented list.

use std::collections::BTreeMap;

use super::note::Named;
use super::part::Part;
use super::slots::Deck;
use crate::cards::CardGame;
use crate::text::fold;

/// A card whose copies differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// The card.
    pub card: Named,
    /// The part, where it is not the deck itself: the word for it.
    pub part: Option<&'static str>,
    /// How many the first list has.
    pub before: usize,
    /// How many the second list has.
    pub after: usize,
}

/// The cards whose copies differ, by number. Under which heading a card stands counts only for what is not the deck itself.
pub fn between(a: &Deck<'_>, b: &Deck<'_>) -> Vec<Difference> {
    let mut all: BTreeMap<(Option<Part>, String), Difference> = BTreeMap::new();
    for (deck, is_first) in [(a, true), (b, false)] {
        for slot in &deck.slots {
            let apart = Some(slot.part).filter(|p| matches!(p, Part::Beside | Part::Token));
            // In Summoner Master the name is the card (200.2.3), however it is written.
            let is_name = deck.game == Some(CardGame::SummonerMaster);
            let key = if is_name { fold::key(&slot.key) } else { slot.key.clone() };
            let entry = all.entry((apart, key)).or_insert_with(|| Difference {
                card: slot.named(),
                part: apart.map(|part| if part == Part::Token { "deck-part-token" } else { "deck-part-beside" }),
                before: 0,
                after: 0,
            });
            let side = if is_first { &mut entry.before } else { &mut entry.after };
            *side += slot.count;
        }
    }
    all.into_values().filter(|d| d.before != d.after).collect()
}
