//! 8-3-2. What is asked of all cards of a player, or of how many there are: "you only have", "you do not have N or more", "0 or N or more".

use super::condition::{count_is, owned};
use super::noun::Number;
use super::{Reader, Reading, Sort};
use crate::games::one_piece::vocabulary::{
    Amount, CHARACTERS, Compare, Condition, Count, DONS, Dons, Filter, Is, LEAST, MOST, OwnCondition, OwnIs, Place,
    Selector, Taken, Whose,
};

/// 3-7-6, 5-1-2. As many as there can be.
const FULL: [(&[Place], i32); 2] = [(&[CHARACTERS], 5), (&[DONS, Place::Own(Dons::Given)], 10)];

impl Reader<'_> {
    /// "you only have {X} type Characters", "the only Characters on your field are …".
    pub fn only_have(&mut self) -> Reading<Condition> {
        if self.eat("the only character on your field is this character/card") {
            let own = characters(Whose::Yours);
            return Ok(Condition::All(vec![
                count_is(own.clone(), Compare::Exactly, 1),
                Condition::Only(own, Filter::of(vec![Is::This])),
            ]));
        }
        if !self.eat("the only characters on your field are")
            && !self.eat("your only characters are")
            && !self.eat("you only have")
            && !self.eat("you have only")
        {
            return self.stop();
        }
        let noun = self.noun()?;
        let whose = matches!(noun.selector.whose, Whose::Any | Whose::Yours);
        if noun.selector.places != [CHARACTERS] || noun.number != Number::Unsaid || !whose {
            return self.refuse(noun.from);
        }
        if noun.selector.filter.0.is_empty() {
            return self.refuse(noun.from);
        }
        Ok(Condition::Only(characters(Whose::Yours), noun.selector.filter))
    }

    /// "all of your DON!! cards are rested", "all of your Characters have the {X} type".
    pub fn all_are(&mut self) -> Reading<Condition> {
        let from = self.at;
        let noun = self.noun()?;
        let side = noun.selector.whose;
        if noun.number != Number::All || !matches!(side, Whose::Yours | Whose::Opponents) {
            return self.refuse(from);
        }
        if noun.selector.places.first() == Some(&DONS) {
            self.need("are")?;
            let (is, is_not) = if self.eat("rested") {
                (Is::Rested, Is::Active)
            } else {
                self.need("active")?;
                (Is::Active, Is::Rested)
            };
            if !noun.selector.filter.0.is_empty() {
                return self.refuse(from);
            }
            // DON!! cards that are given are neither. With none at all nothing is rested.
            self.taken.push(Taken::AllOfSome);
            let dons = |is| Selector { whose: side, places: vec![DONS], filter: Filter::of(vec![is]) };
            return Ok(Condition::All(vec![
                count_is(dons(is), Compare::AtLeast, 1),
                count_is(dons(is_not), Compare::Exactly, 0),
            ]));
        }
        if noun.selector.places != [CHARACTERS] {
            return self.refuse(from);
        }
        let filter = if self.eat("have") {
            self.features()?
        } else {
            self.need("are")?;
            if self.eat("rested") {
                vec![Is::Rested]
            } else if self.eat("active") {
                vec![Is::Active]
            } else {
                let what = self.noun()?;
                if what.selector.places != [CHARACTERS] || what.owned || what.number != Number::Unsaid {
                    return self.refuse(from);
                }
                what.selector.filter.0
            }
        };
        self.taken.push(Taken::AllOfSome);
        Ok(Condition::Only(noun.selector, Filter::of(filter)))
    }

    /// After "you do not have": none, or not so many.
    pub fn lacks(&mut self, side: Whose) -> Reading<Condition> {
        self.eat("any");
        let from = self.at;
        let range = match self.peek().map(|token| token.sort) {
            Some(Sort::Number) if !self.sees_at(1, "of") => Some(self.range()?),
            _ => None,
        };
        let noun = self.noun()?;
        let range = match (range, &noun.number) {
            (range, Number::Unsaid) => range,
            (None, Number::One) => None,
            (None, Number::Count(Count::AtLeast(least))) => Some((i32::from(*least), MOST)),
            _ => return self.refuse(from),
        };
        let selector = owned(noun, side).or_else(|()| self.stop())?;
        let Some((least, most)) = range else { return Ok(count_is(selector, Compare::Exactly, 0)) };
        // "do not have 5 Characters": as many as there can be, or else it would have two meanings.
        let full = least == most && FULL.iter().any(|(places, all)| selector.places == *places && least == *all);
        if most == MOST || full {
            return Ok(count_is(selector, Compare::Less, least));
        }
        if least == LEAST {
            return Ok(count_is(selector, Compare::More, most));
        }
        self.refuse(from)
    }

    /// "0 or 3 or more": a number, and a range that it is not in.
    pub fn number_or_range(&mut self) -> Reading<[(i32, i32); 2]> {
        let Some(one) = self.number() else { return self.stop() };
        self.need("or")?;
        let Some(other) = self.number() else { return self.stop() };
        if self.eat("or more/higher/greater") && other > one {
            return Ok([(one, one), (other, MOST)]);
        }
        self.stop()
    }

    /// So many cards, or so many.
    pub fn exists_in(&mut self, side: Whose, ways: [(i32, i32); 2]) -> Reading<Vec<Condition>> {
        let noun = self.noun()?;
        if noun.number != Number::Unsaid {
            return self.refuse(noun.from);
        }
        let selector = owned(noun, side).or_else(|()| self.stop())?;
        let mut any = Vec::new();
        for range in ways {
            any.push(self.within(Amount::Count(Box::new(selector.clone())), range)?);
        }
        Ok(vec![Condition::Any(any)])
    }

    /// 7-1-1-2. "this Character is attacking a Character", "you attack a Leader", "the target of this attack is your Leader".
    pub fn attacks(&mut self) -> Reading<Condition> {
        let own = if self.eat("the target of this/the/that attack is") {
            false
        } else {
            if !self.eat("this character/leader/card is attacking") && !self.eat("this character/leader/card attacks") {
                if !self.eat("you attack") && !self.eat("you are attacking") {
                    return self.stop();
                }
                // Whoever attacks, it is one of your cards.
                let target = Condition::Own(OwnCondition::Target(self.fighter()?));
                return Ok(Condition::All(vec![Condition::YourTurn, target]));
            }
            true
        };
        let target = Condition::Own(OwnCondition::Target(self.fighter()?));
        if !own {
            return Ok(target);
        }
        Ok(Condition::All(vec![Condition::This(Filter::of(vec![Is::Own(OwnIs::Attacking)])), target]))
    }

    /// "a {X} type Character was K.O.'d during this turn", "2 or more of your opponent's Characters were K.O.'d this turn".
    pub fn was_kod(&mut self) -> Reading<Condition> {
        let from = self.at;
        self.eat("any/one of");
        let noun = self.noun()?;
        let least = match &noun.number {
            Number::Unsaid | Number::One => 1,
            Number::Count(Count::AtLeast(least)) => *least,
            Number::Count(Count::Exactly(Amount::N(1))) => 1,
            _ => return self.refuse(from),
        };
        if !self.eat("was/were k.o.'d") && !self.eat("has/have been k.o.'d") {
            return self.stop();
        }
        if !self.eat("during this turn") && !self.eat("this turn") {
            return self.stop();
        }
        // What it was like on the field is not kept: only what is printed can be asked.
        let printed = |is: &Is| {
            matches!(
                is,
                Is::Name(_)
                    | Is::NameIncludes(_)
                    | Is::Type(_)
                    | Is::TypeIncludes(_)
                    | Is::Colour(_)
                    | Is::Own(OwnIs::Attribute(_))
            )
        };
        if noun.selector.places != [CHARACTERS] || !noun.selector.filter.0.iter().all(printed) {
            return self.refuse(from);
        }
        let Selector { whose, filter, .. } = noun.selector;
        Ok(Condition::Own(OwnCondition::KodThisTurn(whose, filter, least)))
    }
}

fn characters(whose: Whose) -> Selector {
    Selector { whose, places: vec![CHARACTERS], filter: Filter::any() }
}
