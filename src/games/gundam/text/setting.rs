//! 1-3-6, 10-2-3. What AP becomes, and what players cannot do.

use super::super::vocabulary::{
    Amount, Cannot, Duration, Grant, Grants, Op, OwnCannot, PILOTS, Stat, Target, To, Whose,
};
use super::{It, Reader, Reading};

impl Reader<'_> {
    /// "your opponent", "all enemy players", "the enemy player", and that they can't activate 【Burst】.
    fn cannot_burst(&mut self) -> Reading<Grant> {
        let whom = ["your opponent", "all enemy players", "enemy players", "the enemy player"];
        if !whom.iter().any(|words| self.eat(words)) || !self.eat("can't activate") && !self.eat("cannot activate") {
            return self.stop();
        }
        self.need("【burst】")?;
        self.eat("effect/effects");
        Ok(Grant::Cannot(Cannot::Own(OwnCannot::Burst)))
    }

    /// "your opponent can't activate 【Burst】 during this turn".
    pub fn no_burst(&mut self, before: Option<Duration>) -> Reading<Op> {
        let what = vec![self.cannot_burst()?];
        let Some(until) = before.or_else(|| self.duration()) else { return self.stop() };
        Ok(Op::GivePlayer { who: Whose::Opponents, what, until })
    }

    /// "While this Unit is attacking, your opponent can't activate 【Burst】."
    pub fn no_burst_at_all(&mut self) -> Reading<Grants> {
        let what = vec![self.cannot_burst()?];
        Ok(Grants { to: To::Player(Whose::Opponents), what })
    }

    /// "its AP", "this Unit's AP", "that Unit's AP": of one card.
    fn ap_of_one(&mut self) -> Reading<Target> {
        let it = if self.eat("this unit 's") {
            It::This
        } else if self.eat("its") {
            self.memory.said_it = true;
            self.spoken_of()
        } else {
            self.need("that unit 's")?;
            self.memory.said_it = true;
            self.that_one()
        };
        if self.stat()? != Stat::Ap {
            return self.stop();
        }
        match it {
            It::This => Ok(Target::This),
            It::Card if !self.speaks_of_pilots(&Target::It) => Ok(Target::It),
            _ => self.stop(),
        }
    }

    fn set_to(&mut self, to: Target, before: Option<Duration>) -> Reading<Op> {
        let amount = Amount::N(i32::from(self.small()?));
        let Some(until) = before.or_else(|| self.duration()) else { return self.stop() };
        Ok(Op::Give { to, what: vec![Grant::Set(Stat::Ap, amount)], until })
    }

    /// "its AP becomes 5 during this turn".
    pub fn becomes(&mut self, before: Option<Duration>) -> Reading<Op> {
        let to = self.ap_of_one()?;
        self.need("becomes")?;
        self.set_to(to, before)
    }

    /// After "set": "its AP to 0 during this turn".
    pub fn set_number(&mut self) -> Reading<Vec<Op>> {
        let to = self.ap_of_one()?;
        self.need("to")?;
        Ok(vec![self.set_to(to, None)?])
    }

    /// 3-3-8-1. Are the cards that the text speaks of Pilots? Nothing is given to them.
    pub fn speaks_of_pilots(&self, to: &Target) -> bool {
        let pilots = |(_, places): &(Whose, Vec<_>)| places.contains(&PILOTS);
        *to == Target::It && self.memory.spoken.as_ref().is_some_and(pilots)
    }
}
