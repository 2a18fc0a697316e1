//! Numbers that are counted: "the number of cards in your hand", "for every 2 Events in your trash".

use super::happening::this;
use super::noun::{Noun, Number};
use super::{Reader, Reading};
use crate::games::one_piece::vocabulary::{
    self, Amount, Count, Deed, Effect, Filter, Grant, Is, Kind, LEADER, LIFE, Of, Op, OwnOp, Selector, Stat, Target,
    Timing, When, Whose,
};

impl Reader<'_> {
    /// A number, or something that is counted.
    pub fn amount(&mut self) -> Reading<Amount> {
        if let Some(number) = self.number() {
            return Ok(Amount::N(number));
        }
        if self.eat("the total of your and your opponent's life cards")
            || self.eat("the total number of your and your opponent's life cards")
            || self.eat("the number of your and your opponent's life cards")
        {
            return Ok(total_life());
        }
        // "equal to or less than this Character's power"
        for (words, of) in [
            ("this character/leader 's power", this()),
            ("your leader 's power", leader(Whose::Yours)),
            ("your opponent's leader 's power", leader(Whose::Opponents)),
        ] {
            if self.eat(words) {
                return Ok(Amount::OfCard(Stat::Power, Box::new(of)));
            }
        }
        if self.eat("the number of don!! cards given to this character/leader") {
            return Ok(Amount::Own(vocabulary::Number::DonOnThis));
        }
        if self.memory.before.deed == Some(Deed::Choose) && self.eat("the number of don!! cards given to it") {
            return Ok(Amount::Own(vocabulary::Number::DonOnIt));
        }
        if self.sees("the number of don!! cards given to") {
            return self.stop();
        }
        if let Some(number) = self.attempt(Self::number_done) {
            return Ok(number);
        }
        if let Some(number) = self.attempt(Self::number_of_it) {
            return Ok(number);
        }
        if self.eat("the number of") {
            let noun = self.had_noun()?;
            let done = self.sees("trashed/returned/placed/rested/revealed/played/k.o.'d");
            if noun.number != Number::Unsaid || noun.deck_top || done {
                return self.refuse(noun.from);
            }
            return Ok(Amount::Count(Box::new(noun.selector)));
        }
        self.stop()
    }

    /// "for every 2 Events in your trash": how much for each, of what.
    pub fn for_every(&mut self, each: i32) -> Reading<Amount> {
        // "+1000 power per 1 cost on the revealed card"
        if self.eat("per") {
            let one = self.number() == Some(1) && self.eat("cost on/of") && self.it();
            return if one {
                Ok(Amount::Per(each, 1, Box::new(Amount::OfIt(Stat::Cost, Of::Now))))
            } else {
                self.stop()
            };
        }
        if !self.eat("for every") && !self.eat("for each") {
            return self.stop();
        }
        if let Some((every, done)) = self.attempt(Self::every_done) {
            return Ok(Amount::Per(each, every, Box::new(done)));
        }
        if self.eat("don!! card given to this character/leader") || self.eat("of this character 's given don!! cards") {
            return Ok(Amount::Per(each, 1, Box::new(Amount::Own(vocabulary::Number::DonOnThis))));
        }
        self.eat("of");
        let noun = self.had_noun()?;
        let every = match noun.number {
            Number::Unsaid | Number::One => 1,
            Number::Count(Count::Exactly(Amount::N(every))) => every,
            _ => return self.refuse(noun.from),
        };
        match u8::try_from(every) {
            Ok(every)
                if every > 0 && !noun.deck_top && !self.sees("trashed/returned/placed/rested/revealed/k.o.'d") =>
            {
                Ok(Amount::Per(each, every, Box::new(Amount::Count(Box::new(noun.selector)))))
            }
            _ => self.refuse(noun.from),
        }
    }

    /// "Characters you have", "Characters your opponent has": whose they are, said behind them.
    fn had_noun(&mut self) -> Reading<Noun> {
        let mut noun = self.noun()?;
        if noun.selector.whose == Whose::Any && !noun.owned {
            if self.eat("that? you have") {
                noun.selector.whose = Whose::Yours;
            } else if self.eat("that? your opponent has") {
                noun.selector.whose = Whose::Opponents;
            }
            // "for each Character you have other than this Character"
            if let Some(except) = self.attempt(Self::except).filter(|_| noun.selector.whose != Whose::Any) {
                let denied = except.into_iter().map(|is| Is::Not(Box::new(Filter::of(vec![is]))));
                noun.selector.filter.0.extend(denied);
            }
        }
        Ok(noun)
    }
}

/// The Leader of one player.
fn leader(side: Whose) -> Selector {
    Selector { whose: side, places: vec![LEADER], filter: Filter::any() }
}

/// The Life cards of one player.
pub fn life(side: Whose) -> Amount {
    Amount::Count(Box::new(Selector { whose: side, places: vec![LIFE], filter: Filter::any() }))
}

/// "the total of your and your opponent's Life cards".
pub fn total_life() -> Amount {
    Amount::Sum(vec![life(Whose::Yours), life(Whose::Opponents)])
}

/// "The number of cards trashed", before anything was done: those that set the effect off. True if it was so; an error if nothing is there
/// that could be counted.
pub fn number_of_event(effect: &mut Effect) -> Result<bool, ()> {
    let counts = |t: &Timing| {
        matches!(t, Timing::Done(..) | Timing::Own(When::Discarded(..) | When::LifeRemoved(_) | When::LifeToHand(_)))
    };
    let counted = matches!(&effect.kind, Kind::Auto(all) if all.iter().all(counts));
    if !effect.cost.is_empty() {
        return Ok(false);
    }
    if effect.body.first().is_some_and(gives_done) {
        return Err(());
    }
    match first_count(&mut effect.body) {
        Some(amount) if counted => {
            of_event(amount);
            Ok(true)
        }
        Some(_) => Err(()),
        None => Ok(false),
    }
}

/// Is something given by the number of what was done before, where nothing was?
fn gives_done(op: &Op) -> bool {
    match op {
        Op::If(_, inner, _) | Op::May(_, inner) | Op::Later(_, inner) => inner.first().is_some_and(gives_done),
        Op::Give { what, .. } => what.iter().any(|grant| matches!(grant, Grant::Stat(_, n) if counts_done(n))),
        _ => false,
    }
}

/// The number of the first operation, if it counts what was done before.
fn first_count(ops: &mut [Op]) -> Option<&mut Amount> {
    let amount = match ops.first_mut()? {
        Op::If(_, inner, _) | Op::May(_, inner) | Op::Later(_, inner) => return first_count(inner),
        Op::Draw { count, .. } | Op::Own(OwnOp::AddDon { count, .. } | OwnOp::Damage { count, .. }) => count,
        Op::Move { deed: Deed::Trash, what: Target::Top { count, .. }, .. } => count,
        Op::Move {
            deed: Deed::Trash,
            what: Target::Choose { count: Count::Exactly(count) | Count::UpTo(count), .. },
            ..
        } => count,
        _ => return None,
    };
    counts_done(amount).then_some(amount)
}

fn counts_done(amount: &Amount) -> bool {
    match amount {
        Amount::Done => true,
        Amount::Per(_, _, of) => counts_done(of),
        _ => false,
    }
}

fn of_event(amount: &mut Amount) {
    match amount {
        Amount::Per(_, _, of) => of_event(of),
        amount => *amount = Amount::CountOfIt,
    }
}
