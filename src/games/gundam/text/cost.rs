//! 10-1-7. What stands before the colon of an activated effect.

use super::super::vocabulary::{Deed, HAND, Op, OwnOp, Taken, Target, Whose, go};
use super::{Reader, Reading};
use crate::cardgame::reader::Sort;

impl Reader<'_> {
    /// The cost and its colon; nothing, if there is no colon in the sentence.
    pub fn cost(&mut self) -> Reading<Vec<Op>> {
        if self.in_sentence(":").is_none() || self.in_sentence("following").is_some() {
            return Ok(Vec::new());
        }
        let mut all = vec![self.payment()?];
        while !self.eat(":") {
            if !self.eat(", and") && !self.eat(",") && !self.eat("and") {
                return self.stop();
            }
            all.push(self.payment()?);
        }
        self.memory.it = super::It::Nothing;
        Ok(all)
    }

    /// "①", "rest this Unit", "discard 1 (Zeon) Unit card", "exile 3 (Titans) cards from your trash".
    fn payment(&mut self) -> Reading<Op> {
        if let Some(circle) = self.take(Sort::Circled) {
            return match u8::try_from(circle.value) {
                Ok(n) => Ok(Op::Own(OwnOp::Pay(n))),
                Err(_) => self.stop(),
            };
        }
        let from = self.at;
        let mut ops = self.verb()?;
        let (Some(op), true) = (ops.pop(), ops.is_empty()) else { return self.refuse(from) };
        self.own_in_cost(op, from)
    }

    /// Only costs that can be paid or not; cards without an owner are one's own.
    fn own_in_cost(&mut self, op: Op, from: usize) -> Reading<Op> {
        let mut own = |mut what: Target| {
            if let Target::Choose { from, .. } = &mut what
                && from.whose == Whose::Any
            {
                from.whose = Whose::Yours;
                self.taken.push(Taken::OwnInCost);
            }
            what
        };
        match op {
            Op::Turn(deed, what) => Ok(Op::Turn(deed, own(what))),
            Op::Move { deed, what, spot, turned } => Ok(Op::Move { deed, what: own(what), spot, turned }),
            Op::Own(OwnOp::Damage { to, amount }) => Ok(Op::Own(OwnOp::Damage { to: own(to), amount })),
            Op::Own(OwnOp::Pay(_) | OwnOp::TurnResources { .. }) => Ok(op),
            _ => self.refuse(from),
        }
    }

    /// "discard 1", "discard 1 red card": from one's own hand.
    pub fn discard(&mut self) -> Reading<Vec<Op>> {
        use super::super::vocabulary::{Amount, Count, Filter, Selector};
        let hand = |filter, n: u8| {
            let from = Selector { whose: Whose::Yours, places: vec![HAND], filter };
            let count = Count::Exactly(Amount::N(i32::from(n)));
            vec![go(Deed::Discard, Target::Choose { who: Whose::Yours, from, count })]
        };
        let from = self.at;
        if let Some(ops) = self.attempt(Self::discarded_at_random) {
            return Ok(ops);
        }
        if self.eat("any number of cards") {
            self.own_hand()?;
            let from = Selector { whose: Whose::Yours, places: vec![HAND], filter: Filter::any() };
            return Ok(vec![go(Deed::Discard, Target::Choose { who: Whose::Yours, from, count: Count::AnyNumber })]);
        }
        if let Some(filter) = self.attempt(|r| {
            let noun = r.noun()?;
            // 5-11-1. Nobody discards another's cards.
            let own = !noun.owned || noun.selector.whose == Whose::Yours;
            let in_hand = own && (noun.is_unplaced() || noun.selector.places == [HAND]);
            match noun.number {
                super::noun::Number::Exactly(n) if in_hand => Ok((noun.selector.filter, n)),
                super::noun::Number::One if in_hand => Ok((noun.selector.filter, 1)),
                _ => r.refuse(from),
            }
        }) {
            return Ok(hand(filter.0, filter.1));
        }
        let n = self.small()?;
        // "1 card from your opponent's hand" says more than how many.
        if self.sees("of") {
            return self.refuse(from);
        }
        Ok(hand(Filter::any(), n))
    }

    /// 5-13-1. "1 at random", "2 random cards from your hand": chance picks, then they are discarded.
    fn discarded_at_random(&mut self) -> Reading<Vec<Op>> {
        let count = self.small()?;
        let mut random = self.eat("random");
        self.eat("card/cards");
        random |= self.eat("at random");
        self.own_hand()?;
        random |= self.eat("at random");
        if !random || count == 0 {
            return self.stop();
        }
        let picked = Op::Own(OwnOp::AtRandom { whose: Whose::Yours, count });
        Ok(vec![picked, go(Deed::Discard, Target::It)])
    }

    /// 5-11-1. "from your hand", if it is said: nobody discards another's cards.
    fn own_hand(&mut self) -> Reading<()> {
        let own = if self.memory.each { "from their hand" } else { "from your hand" };
        if self.eat(own) || !self.sees("from") { Ok(()) } else { self.stop() }
    }

    /// "① or more for a friendly Unit's effect": the cards whose effects are paid for.
    pub fn paid_for(&mut self) -> Reading<super::super::vocabulary::Selector> {
        let Some(circle) = self.take(Sort::Circled) else { return self.stop() };
        if circle.value != 1 {
            return self.stop();
        }
        self.need("or more for")?;
        let noun = self.noun()?;
        self.need("'s effect/effects")?;
        if !noun.is_field() || !noun.owned {
            return self.refuse(noun.from);
        }
        Ok(noun.selector)
    }
}
