//! 711. What was chosen for a text before it works.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::event::Slot;
use crate::cardgame::CardId;

/// What was chosen for a text before it works.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chosen {
    /// How it works.
    pub mode: Option<u8>,
    /// The cards, by the step of the program that asks for them.
    pub picks: SmallVec<[(u16, CardId); 4]>,
    /// The steps whose choice is complete.
    pub complete: SmallVec<[u16; 4]>,
    /// The steps a card of which is not legal any more.
    pub lost: SmallVec<[u16; 4]>,
    /// g:Target. A card of a hand was named and shown: there is no other in its place.
    pub shown: bool,
    /// It was chosen beforehand at all.
    pub made: bool,
    /// g:Change Target. Cards that an Effect put in the place of others: no condition of them is looked at.
    pub changed: SmallVec<[CardId; 1]>,
}

impl Chosen {
    /// A card is chosen.
    pub fn pick(&mut self, at: u16, id: CardId, hand: bool) {
        self.made = true;
        self.shown |= hand;
        self.picks.push((at, id));
    }

    /// No more is chosen for a step.
    pub fn complete(&mut self, at: u16) {
        self.made = true;
        if !self.complete.contains(&at) {
            self.complete.push(at);
        }
    }

    /// A card must be chosen again in the place of this one.
    pub fn unpick(&mut self, id: CardId) -> bool {
        let gone: SmallVec<[u16; 4]> = self.picks.iter().filter(|(_, c)| *c == id).map(|(at, _)| *at).collect();
        self.picks.retain(|(_, c)| *c != id);
        self.complete.retain(|at| !gone.contains(at));
        self.lost.extend(gone.iter().copied());
        !gone.is_empty()
    }

    /// g:Change Target. Another card stands in the place of this one.
    pub fn change(&mut self, from: CardId, to: CardId) {
        // The one before has left meanwhile: its place is kept.
        if !self.of_card(from)
            && let Some(at) = self.lost.pop()
        {
            self.picks.push((at, from));
        }
        self.picks.iter_mut().filter(|(_, c)| *c == from).for_each(|(_, c)| *c = to);
        self.changed.push(to);
    }

    pub(super) fn of_card(&self, id: CardId) -> bool {
        self.picks.iter().any(|(_, c)| *c == id)
    }

    /// The cards of a step.
    pub fn of(&self, at: u16) -> impl Iterator<Item = CardId> + '_ {
        self.picks.iter().filter(move |(a, _)| *a == at).map(|(_, c)| *c)
    }

    /// Every card that it speaks of.
    pub fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        self.picks.iter_mut().map(|(_, id)| id).chain(&mut self.changed).for_each(see);
    }

    /// A card has moved.
    pub fn forget(&mut self, id: CardId) {
        self.unpick(id);
        self.changed.retain(|c| *c != id);
    }
}

/// What a waiting Ability keeps.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Waits {
    /// The Phases that it belongs to.
    pub slot: Slot,
    /// How deep what set it off was nested.
    pub depth: u8,
    /// 504.8, 506.8. A Seal that is attacked set it off.
    pub attacked: bool,
    /// What was chosen for it.
    pub chosen: Chosen,
}
