//! 4-6-3. What is asked of a player's Base.

use super::super::vocabulary::{Amount, BASE, Compare, Condition, Is, OwnIs, Selector, Whose};
use super::features::all_of;
use super::{Reader, Reading};

impl Reader<'_> {
    /// "your Base is rested", "the enemy Base has 2 or less HP".
    pub fn base_is(&mut self) -> Reading<Condition> {
        let whose = if self.eat("your base") {
            Whose::Yours
        } else if self.eat("the/a friendly base") {
            Whose::Friends
        } else {
            self.need("the/an enemy base")?;
            Whose::Opponents
        };
        let from = self.at;
        let is = if self.eat("has") {
            self.feature_with()?
        } else {
            self.need("is")?;
            self.feature_of_state()?
        };
        // A Base neither attacks nor has a Pilot. "It" could be the Base, or what was spoken of before.
        if !is_of_bases(&is) || self.in_sentence("it").is_some() {
            return self.refuse(from);
        }
        let base = Selector { whose, places: vec![BASE], filter: all_of(vec![is]) };
        Ok(Condition::Is(Amount::Count(Box::new(base)), Compare::AtLeast, Amount::N(1)))
    }
}

fn is_of_bases(is: &Is) -> bool {
    match is {
        Is::Not(inner) => inner.0.iter().all(is_of_bases),
        Is::Rested | Is::Stat(..) | Is::Own(OwnIs::Damaged) => true,
        _ => false,
    }
}
