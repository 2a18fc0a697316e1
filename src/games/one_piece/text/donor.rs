//! DON!! cards: added, given, returned.

use super::choice::one_of_two;
use super::memory::Each;
use super::noun::Number;
use super::{Reader, Reading};
use crate::games::one_piece::vocabulary::{
    Amount, CHARACTERS, Count, DONS, DonFrom, Dons, Filter, Is, LEADER, Op, OwnOp, Place, Selector, Target, Whose,
};

impl Reader<'_> {
    /// "add up to 1 DON!! card from your DON!! deck and set it as active", after "add".
    pub fn add_don(&mut self, who: Whose) -> Reading<Vec<Op>> {
        let (count, up_to) = self.don_count()?;
        let additional = self.eat("additional");
        self.need("don!! card/cards")?;
        let named = self.eat("from your/their don!! deck");
        if !named && !additional {
            return self.stop();
        }
        let rested = if self.eat("and rest it/them") || self.eat(", and rest it/them") || self.eat("rested") {
            true
        } else {
            self.eat(",");
            if !self.eat("and set it/them as active") && !self.eat("as active") {
                return self.stop();
            }
            false
        };
        Ok(vec![Op::Own(OwnOp::AddDon { who, count, up_to, rested })])
    }

    fn don_count(&mut self) -> Reading<(Amount, bool)> {
        let up_to = self.eat("up to");
        let count = if self.eat("a/an") { 1 } else { self.small()? };
        Ok((Amount::N(i32::from(count)), up_to))
    }

    /// "give this Character up to 2 rested DON!! cards", "give your Leader and 1 Character up to 1 rested DON!! card each".
    pub fn give_to_don(&mut self) -> Reading<Vec<Op>> {
        let to_each = self.sees("each of");
        let to = self.target(Whose::Yours)?;
        let (count, up_to) = self.don_count()?;
        let from = if self.eat("rested") {
            DonFrom::Rested
        } else {
            self.need("active")?;
            DonFrom::Active
        };
        self.need("don!! card/cards")?;
        let each = self.eat("each") || to_each;
        let single = match &to {
            Target::This | Target::It => true,
            Target::Choose { count: Count::Exactly(Amount::N(1)) | Count::UpTo(Amount::N(1)), .. } => true,
            Target::All(selector) => selector.places == [LEADER],
            _ => false,
        };
        if !each && !single {
            return self.stop();
        }
        Ok(vec![Op::Own(OwnOp::GiveDon { count, up_to, from, to: own(to) })])
    }

    /// "give up to 1 rested DON!! card to your Leader or 1 of your Characters", after "give".
    pub fn give_don(&mut self, who: Whose) -> Reading<Vec<Op>> {
        let from_at = self.at;
        let (count, up_to) = self.don_count()?;
        if self.eat("total? of your currently given don!! cards to") {
            let to = own(self.target(Whose::Yours)?);
            return Ok(vec![Op::Own(OwnOp::GiveDon { count, up_to, from: DonFrom::Given, to })]);
        }
        let side = if self.eat("of") { self.side() } else { None };
        if std::mem::take(&mut self.memory.each) != Each::No {
            return self.refuse(from_at);
        }
        let from = if self.eat("rested") {
            DonFrom::Rested
        } else if self.eat("active") {
            DonFrom::Active
        } else {
            DonFrom::Cost
        };
        self.need("don!! card/cards")?;
        if side.is_none()
            && let Some(ops) = self.attempt(|r| r.give_to_owner(&count, up_to, from))
        {
            return Ok(ops);
        }
        let from = match (side.unwrap_or(who), from) {
            (Whose::Yours, DonFrom::Cost) if side.is_none() && self.eat("from your opponent's cost area") => {
                DonFrom::OpponentsCost
            }
            (Whose::Yours, DonFrom::Cost) if self.eat("from your don!! deck") => DonFrom::DonDeck,
            (Whose::Yours, from) => {
                self.eat("from your cost area");
                from
            }
            (Whose::Opponents, DonFrom::Rested) => {
                self.eat("from their cost area");
                DonFrom::OpponentsRested
            }
            _ => return self.refuse(from_at),
        };
        self.need("to")?;
        self.eat("each of");
        let to = self.target(Whose::Yours)?;
        if self.sees("each") {
            return self.stop();
        }
        let theirs = matches!(from, DonFrom::OpponentsRested | DonFrom::OpponentsCost);
        let to = if theirs { to } else { own(to) };
        Ok(vec![Op::Own(OwnOp::GiveDon { count, up_to, from, to })])
    }

    /// "to its owner's Leader or 1 of their Characters": DON!! cards of one player or of the other.
    fn give_to_owner(&mut self, count: &Amount, up_to: bool, from: DonFrom) -> Reading<Vec<Op>> {
        let theirs = match from {
            DonFrom::Rested => DonFrom::OpponentsRested,
            DonFrom::Cost if self.eat("from its owner's cost area") => DonFrom::OpponentsCost,
            _ => return self.stop(),
        };
        self.need("to its owner's leader or")?;
        if self.small()? != 1 {
            return self.stop();
        }
        self.need("of their characters")?;
        let give = |side, from| {
            let places = vec![LEADER, CHARACTERS];
            let cards = Selector { whose: side, places, filter: Filter::any() };
            let to = Target::Choose { who: Whose::Yours, from: cards, count: Count::Exactly(Amount::N(1)) };
            Op::Own(OwnOp::GiveDon { count: count.clone(), up_to, from, to })
        };
        Ok(one_of_two(Whose::Yours, give(Whose::Yours, from), give(Whose::Opponents, theirs)))
    }

    /// "return 1 DON!! card from your field to your DON!! deck", after "return".
    pub fn return_don(&mut self, who: Whose) -> Reading<Vec<Op>> {
        let from = self.at;
        if let Some(op) = self.attempt(|r| r.return_don_until(who)) {
            return Ok(vec![op]);
        }
        let noun = self.noun()?;
        if !noun.selector.places.contains(&DONS) || noun.selector.places.contains(&CHARACTERS) {
            return self.stop();
        }
        if !self.eat("to your/their don!! deck") {
            return self.stop();
        }
        let rested = match noun.selector.filter.0.as_slice() {
            [Is::Active] => Some(false),
            [Is::Rested] => Some(true),
            all if all.iter().all(|is| matches!(is, Is::This)) => None,
            _ => return self.refuse(from),
        };
        // Whose field it is says whose DON!! cards go; the player chooses among the own ones (8-3-1-6). Unsaid, they are those of
        // the player who returns them to the own DON!! deck.
        let side = if noun.selector.whose == Whose::Any { who } else { noun.selector.whose };
        if side != who {
            return self.refuse(from);
        }
        let (count, or_more, up_to) = match noun.number {
            Number::Count(Count::Exactly(count)) => (count, false, false),
            Number::Count(Count::UpTo(count)) => (count, false, true),
            Number::Count(Count::AtLeast(count)) => (Amount::N(i32::from(count)), true, false),
            Number::Count(Count::AnyNumber) => (Amount::N(0), true, false),
            Number::One => (Amount::N(1), false, false),
            _ => return self.refuse(from),
        };
        Ok(vec![Op::Own(OwnOp::ReturnDon { who: side, count, or_more, up_to, rested })])
    }

    /// "return DON!! cards from your field to your DON!! deck until you have the same number of DON!! cards on your field as your opponent".
    fn return_don_until(&mut self, who: Whose) -> Reading<Op> {
        self.need("don!! cards from your field to your don!! deck until you have the same number of don!! cards on your field as")?;
        if !self.eat("on your opponent's field") {
            self.need("your opponent")?;
        }
        if who != Whose::Yours {
            return self.stop();
        }
        let places = vec![DONS, Place::Own(Dons::Given)];
        let field = |whose| {
            Box::new(Amount::Count(Box::new(Selector { whose, places: places.clone(), filter: Filter::any() })))
        };
        let count = Amount::UpToTotal(field(Whose::Opponents), field(Whose::Yours));
        Ok(Op::Own(OwnOp::ReturnDon { who, count, or_more: false, up_to: false, rested: None }))
    }

    /// "return 2 total of your currently given DON!! cards to your cost area rested", after "return".
    pub fn take_back_don(&mut self, who: Whose) -> Reading<Vec<Op>> {
        let (count, up_to) = self.don_count()?;
        self.need("total? of your currently? given don!! cards to your cost area rested")?;
        if who != Whose::Yours {
            return self.stop();
        }
        Ok(vec![Op::Own(OwnOp::TakeBackDon { count, up_to })])
    }
}

/// 6-5-5. DON!! cards are given to own cards: where the text does not say whose, it is the own ones.
fn own(target: Target) -> Target {
    match target {
        Target::Choose { who, mut from, count } => {
            if from.whose == Whose::Any {
                from.whose = Whose::Yours;
            }
            Target::Choose { who, from, count }
        }
        Target::Both(all) => Target::Both(all.into_iter().map(own).collect()),
        other => other,
    }
}
