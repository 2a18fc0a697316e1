//! 5-8, 5-9, 5-17. Cards and tokens are deployed, Pilots are paired.

use super::super::vocabulary::{Amount, HAND, Op, OwnOp, PairWith, Place, TRASH, Target, Token, UNITS, Whose};
use super::noun::{Head, Number};
use super::{Beside, It, Reader, Reading};
use crate::cardgame::reader::Sort;

impl Reader<'_> {
    /// "deploy this card", "deploy 1 (X) Unit card from your hand", "deploy 2 rested [A](…) Unit tokens", "deploy 1 EX Base".
    pub fn deploy(&mut self) -> Reading<Vec<Op>> {
        if let Some(ops) = self.attempt(Self::deploy_tokens) {
            return Ok(ops);
        }
        if self.sees_at(1, "ex base") && self.small()? == 1 {
            self.need("ex base")?;
            return Ok(vec![Op::Own(OwnOp::DeployExBase)]);
        }
        let from = self.at;
        let what = self.one_target()?;
        // 13-2-8-2. It is there when its effect of being destroyed takes place, and not before.
        if what == Target::This && self.memory.destroyed {
            self.eat("from your trash");
        }
        let deployable = match &what {
            Target::This | Target::It => true,
            Target::Choose { from, .. } | Target::All(from) => {
                from.places.iter().all(|place| [HAND, TRASH, Place::Looked].contains(place))
            }
            _ => false,
        };
        // Under whom another player's card is deployed no clause says.
        if !deployable || !self.is_own(&what) {
            return self.refuse(from);
        }
        let rested = self.eat("rested");
        self.remember(std::slice::from_ref(&what));
        Ok(vec![Op::Own(OwnOp::Deploy { what, rested, pay: false })])
    }

    /// Tokens joined by "and", or by "or": then one of them is chosen.
    fn deploy_tokens(&mut self) -> Reading<Vec<Op>> {
        let mut all = vec![self.tokens()?];
        let either = self.sees("or") && self.ahead(1).is_some_and(|token| token.sort == Sort::Number);
        while let Some(more) = self.attempt(|r| {
            if either {
                r.need("or")?;
            } else {
                r.need("and")?;
            }
            r.tokens()
        }) {
            all.push(more);
        }
        // "1 [A](…) or 1 [B](…) Unit token": said once for both.
        let said = all.iter().filter(|(_, said)| *said).count();
        if !all.last().is_some_and(|(_, said)| *said) || (said < all.len() && !either) {
            return self.stop();
        }
        // "Deploy 1 [A](…) Unit token for each (X) Pilot you have in play".
        if let [(Op::Own(OwnOp::DeployToken { count: count @ Amount::N(_), .. }), _)] = all.as_mut_slice()
            && self.eat("for each/every")
        {
            let each = self.count_of_each()?;
            if let Amount::N(n) = *count {
                *count = each.times(n);
            }
        }
        self.memory.it = It::Nothing;
        // "Deploy 1 [A](…) Unit token. It gains <Blocker> during this turn."
        if let [(Op::Own(OwnOp::DeployToken { count, .. }), _)] = all.as_slice() {
            (self.memory.it, self.memory.several) = (It::Card, *count != Amount::N(1));
            (self.memory.behind, self.memory.beside) = (false, Beside::None);
            self.memory.spoken = Some((Whose::Yours, vec![UNITS]));
            self.memory.doubled |= self.memory.waiting;
        }
        let ops = all.into_iter().map(|(op, _)| op);
        if either {
            return Ok(vec![Op::ChooseOne(Whose::Yours, ops.map(|op| vec![op]).collect())]);
        }
        Ok(ops.collect())
    }

    /// "2 rested [A](…) Unit tokens"; whether "Unit token" is said.
    fn tokens(&mut self) -> Reading<(Op, bool)> {
        let count = Amount::N(i32::from(self.small()?));
        let rested = self.eat("rested");
        let token: Token = self.token()?;
        let said = self.eat("unit token/tokens");
        Ok((Op::Own(OwnOp::DeployToken { token, count, rested, who: Whose::Yours }), said))
    }

    /// "pair it with this Unit", "pair 1 (AEUG) Pilot card from your hand with this Unit".
    pub fn pair(&mut self) -> Reading<Vec<Op>> {
        let from = self.at;
        let pilot = if self.eat("this card from your trash") {
            Target::This
        } else if self.eat("that card from your trash") {
            match self.memory.it {
                It::Card => Target::It,
                _ => return self.refuse(from),
            }
        } else {
            self.one_target()?
        };
        let pairable = match &pilot {
            Target::This | Target::It => true,
            Target::Choose { from, .. } => from.places.iter().all(|place| [HAND, TRASH, Place::Looked].contains(place)),
            _ => false,
        };
        if !pairable || !self.is_own(&pilot) {
            return self.refuse(from);
        }
        let with = self.paired_with()?;
        Ok(vec![Op::Own(OwnOp::Pair { pilot, with, pay: false })])
    }

    /// "with this Unit", "with one of your (X) Units".
    pub fn paired_with(&mut self) -> Reading<PairWith> {
        self.need("with")?;
        let with = if self.eat("this unit") {
            PairWith::This
        } else {
            let noun = self.noun()?;
            let one = matches!(noun.number, Number::One | Number::Exactly(1));
            if !one || noun.heads != [Head::Field(super::super::vocabulary::Category::Unit)] || !noun.owned {
                return self.refuse(noun.from);
            }
            PairWith::One(noun.selector)
        };
        self.memory.it = It::Nothing;
        Ok(with)
    }
}
