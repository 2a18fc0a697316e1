//! What chance picks: cards of a pile, one at a time, which no player chooses.

use super::card::{CardId, Few};
use super::choice::Choice;
use super::effect::{Meant, Run, small};
use super::game::CardGame;
use super::{Asked, Cx, Options};
use crate::engine::{Chooser, Player};

/// The cards that chance picks from, and how many it still picks.
#[derive(Clone, Debug)]
pub struct Picking {
    /// Those that were not picked yet.
    pub cards: Few,
    /// How many more.
    pub more: usize,
}

impl Picking {
    /// So many cards of a pile.
    pub fn of<V: CardGame>(cx: &Cx<'_, V>, l: &Run<V>, owner: Player, zone: V::Zone, count: u8) -> Self {
        let free = |id: &CardId| !l.picked.contains(id);
        let cards = cx.state.pile(owner, zone).iter().copied().filter(free).collect();
        Self { cards, more: usize::from(count).saturating_sub(l.picked.len()) }
    }

    /// Which is it? Copies of one card are the same chance.
    pub fn offer<V: CardGame>(&self, cx: &Cx<'_, V>, options: &mut Options<V>) -> Asked<V> {
        if self.more == 0 || self.cards.is_empty() {
            return Asked::Itself(Choice::Done);
        }
        let mut seen = Vec::new();
        for &id in &self.cards {
            let def = cx.state.card(id).def;
            if !seen.contains(&def) {
                seen.push(def);
                options.legal(Choice::Card(id, def));
            }
        }
        Asked::Of(Chooser::Chance)
    }

    /// Chance has picked: the text goes on about those cards. What is done to them is meant for as many as the text says.
    pub fn ends<V: CardGame>(&self, l: &mut Run<V>) {
        l.done = small(l.picked.len());
        l.ok = l.done > 0 && self.more == 0;
        l.meant = Meant::For(small(self.more));
        l.it = std::mem::take(&mut l.picked);
    }
}
