//! The players in turn, the field as it lies before them, and what lasts there.

use super::card::CardId;
use super::game::CardGame;
use super::state::{Modifier, Players, State};

impl<V: CardGame> State<V> {
    /// The players in the game, the turn player first, then as the turn goes round.
    #[inline]
    pub fn in_turn(&self) -> Players {
        V::in_turn(self)
    }

    /// The cards on the field, the turn player's first.
    #[inline]
    pub fn whole_field(&self) -> impl Iterator<Item = CardId> + '_ {
        self.in_turn().into_iter().flat_map(|player| self.field(player))
    }

    /// Every card on the field, in the same order.
    pub fn each_on_field(&self, mut see: impl FnMut(CardId)) {
        for player in self.in_turn() {
            self.field(player).for_each(&mut see);
        }
    }

    /// What lasts ends, where this says so; the game hears which places are free.
    pub fn end_modifiers(&mut self, ends: impl Fn(&Modifier<V>) -> bool) {
        let mut at = 0;
        while at < self.modifiers.len() {
            if ends(&self.modifiers[at]) {
                self.modifiers.remove(at);
                V::modifier_ended(&mut self.own, at);
            } else {
                at += 1;
            }
        }
    }
}
