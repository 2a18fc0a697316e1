//! 5-5-4, 1-3-5. Damage that is divided among cards.

use super::super::vocabulary::{Amount, Count, Op, OwnOp, Target, Whose};
use super::noun::Number;
use super::{It, Reader, Reading};

impl Reader<'_> {
    /// "distribute 3 damage among up to 3 enemy Units"; after "deal": "3 damage divided as you like among them".
    pub fn divide(&mut self, dealt: bool) -> Reading<Vec<Op>> {
        let damage = self.small()?;
        self.need("damage")?;
        if dealt {
            self.need("distributed/divided")?;
        }
        if !self.eat("as you like") {
            self.eat("as you choose");
        }
        self.need("among/between")?;
        let from = self.at;
        let to = self.divided_among(damage)?;
        let most = match &to {
            Target::Choose { count: Count::Exactly(Amount::N(n)), .. } => *n,
            _ => 0,
        };
        // 1-3-5. Each receives 1 or more.
        if most > i32::from(damage) || damage == 0 {
            return self.refuse(from);
        }
        Ok(vec![Op::Own(OwnOp::Divide { to, amount: Amount::N(i32::from(damage)) })])
    }

    fn divided_among(&mut self, damage: u8) -> Reading<Target> {
        if self.sees("them") {
            let chosen = self.memory.it == It::Card && self.memory.several && self.memory.chosen == Some(1);
            // Of those that were chosen there may be more than there is damage.
            return if chosen && self.memory.most <= damage { self.it() } else { self.stop() };
        }
        let any = self.eat("any number of");
        let noun = self.noun()?;
        let units = noun.is_units() && noun.plural && noun.selector.whose != Whose::Yours;
        let count = match noun.number {
            Number::Unsaid if any => Count::Between(1, damage),
            Number::UpTo(most) if !any => Count::UpTo(Amount::N(i32::from(most.min(damage)))),
            Number::Between(least, most) if !any && least <= damage => Count::Between(least, most.min(damage)),
            Number::Exactly(n) if !any => Count::Exactly(Amount::N(i32::from(n))),
            _ => return self.refuse(noun.from),
        };
        if !units {
            return self.refuse(noun.from);
        }
        self.memory.it = It::Nothing;
        Ok(Target::Choose { who: Whose::Yours, from: noun.selector, count })
    }
}
