//! 4-2-1-1. Whose hand, deck or Life a card goes to: its owner's. Words that name another player's are refused.

use super::{Reader, Reading};
use crate::games::one_piece::vocabulary::{Target, Whose};

impl Reader<'_> {
    /// "the owner's hand", "your deck", "their Life cards", for cards of these players; `who` does it, `area` are the words for the area.
    pub fn home(&mut self, owners: &[Whose], who: Whose, area: &'static str) -> Reading<()> {
        let from = self.at;
        let theirs = (who == Whose::Opponents).then_some(Whose::Opponents);
        let side = if self.eat("the? owner's/owners'") || self.eat("the? owners 's") || self.eat("the") {
            None
        } else if self.eat("your opponent's") {
            Some(Whose::Opponents)
        } else if self.eat("your") {
            Some(Whose::Yours)
        } else if self.eat("their/its/his") {
            theirs
        } else {
            return self.stop();
        };
        self.need(area)?;
        // 8-3-1. In a cost "1 card" is one's own.
        let own = |owner: Whose| owner == Whose::Any && self.cost_ahead();
        let others = side.is_some_and(|side| owners.iter().any(|&owner| owner != side && !own(owner)));
        if others { self.refuse(from) } else { Ok(()) }
    }

    /// Whose the cards of a target are, as far as the words say.
    pub fn owners(&self, what: &Target) -> Vec<Whose> {
        match what {
            Target::This => vec![Whose::Yours],
            Target::It => self.memory.before.whose.into_iter().collect(),
            Target::Top { whose, .. } => vec![*whose],
            Target::Choose { from, .. } | Target::All(from) => vec![from.whose],
            Target::Both(all) => all.iter().flat_map(|one| self.owners(one)).collect(),
        }
    }
}
