//! 8-3-2. What stands after "if".

use super::amount::{life, total_life};
use super::noun::{Noun, Number};
use super::{Reader, Reading, Sort};
use crate::games::one_piece::vocabulary::{
    Amount, CHARACTERS, Category, Compare, Condition, Count, DONS, Deed, Dons, Filter, HAND, Is, LEADER, LEAST, LIFE,
    MOST, Of, OwnCondition, OwnIs, Place, STAGE, Selector, Stat, Whose,
};

impl Reader<'_> {
    /// Conditions joined by "and" or "or".
    pub fn condition(&mut self) -> Reading<Condition> {
        let from = self.at;
        let mut all = self.one_condition()?;
        let mut any = Vec::new();
        loop {
            if let Some(next) = self.attempt(|r| {
                if !r.eat("and") && !r.eat(", and") {
                    return r.stop();
                }
                r.eat("if");
                r.one_condition()
            }) {
                all.extend(next);
            } else if let Some(next) = self.attempt(|r| {
                // "A, B and C"
                r.need(",")?;
                let next = r.one_condition()?;
                if r.sees("and") || r.sees(", and") { Ok(next) } else { r.stop() }
            }) {
                all.extend(next);
            } else if let Some(next) = self.attempt(|r| {
                r.need("or")?;
                r.eat("if");
                r.one_condition()
            }) {
                any.push(std::mem::replace(&mut all, next));
            } else {
                break;
            }
        }
        if any.is_empty() {
            return Ok(every(all));
        }
        any.push(all);
        // "A and B or C" is not said by any card in one way.
        if any.iter().any(|all| all.len() > 1) {
            return self.refuse(from);
        }
        Ok(Condition::Any(any.into_iter().map(every).collect()))
    }

    fn one_condition(&mut self) -> Reading<Vec<Condition>> {
        if let Some(condition) = self.attempt(Self::only_have) {
            return Ok(vec![condition]);
        }
        if let Some(condition) = self.attempt(Self::all_are) {
            return Ok(vec![condition]);
        }
        if let Some(condition) = self.attempt(Self::was_kod) {
            return Ok(vec![condition]);
        }
        if let Some(condition) = self.attempt(Self::attacks) {
            return Ok(vec![condition]);
        }
        if self.eat("you? haven't drawn a card using this leader/character/card/stage 's effect during this turn")
            || self.eat("you? have not drawn a card using this leader/character/card/stage 's effect during this turn")
        {
            return Ok(vec![Condition::Not(Box::new(Condition::Own(OwnCondition::DrewByThis)))]);
        }
        if self.eat("it is your second turn or later") {
            return Ok(vec![Condition::Own(OwnCondition::SecondTurn)]);
        }
        if self.eat("it is your turn") {
            return Ok(vec![Condition::YourTurn]);
        }
        if self.eat("it is your opponent's turn") {
            return Ok(vec![Condition::OpponentsTurn]);
        }
        if self.eat("you have activated") {
            self.eat("an/a");
            self.need("event")?;
            let filter = if self.eat("with") { self.features()? } else { Vec::new() };
            self.need("during this turn")?;
            return Ok(vec![Condition::Own(OwnCondition::ActivatedEvent(Filter::of(filter)))]);
        }
        if let Some(condition) = self.attempt(Self::card_is) {
            return Ok(vec![condition]);
        }
        if let Some(conditions) = self.attempt(Self::leader_is) {
            return Ok(conditions);
        }
        if let Some(condition) = self.attempt(Self::numbers) {
            return Ok(vec![condition]);
        }
        if let Some(condition) = self.attempt(Self::either_player) {
            return Ok(vec![condition]);
        }
        if self.eat("you and your opponent have a total of") {
            let range = self.range()?;
            self.life_word()?;
            return self.within(total_life(), range).map(|condition| vec![condition]);
        }
        if self.eat("there is/are") {
            return self.exists(Whose::Any);
        }
        if self.eat("you have") {
            return self.has(Whose::Yours);
        }
        if self.eat("you don't have") || self.eat("you do not have") {
            self.memory.lacked = true;
            return self.lacks(Whose::Yours).map(|condition| vec![condition]);
        }
        if self.eat("your opponent doesn't have") || self.eat("your opponent does not have") {
            return self.lacks(Whose::Opponents).map(|condition| vec![condition]);
        }
        if self.eat("your opponent has") {
            return self.has(Whose::Opponents);
        }
        self.stop()
    }

    /// "this Character is rested", "the revealed card's type includes", "that Character has a cost of 4 or less".
    fn card_is(&mut self) -> Reading<Condition> {
        let this = self.eat("this character/leader/card/stage");
        let part =
            if this { None } else { self.attempt(Self::part_of_it).or_else(|| self.attempt(Self::the_attacking)) };
        if !this && part.is_none() && !self.it() {
            return self.stop();
        }
        let make = |filter: Vec<Is>| match &part {
            _ if this => Condition::This(Filter::of(filter)),
            None => Condition::It(Filter::of(filter)),
            Some(part) => {
                let mut selector = part.clone();
                selector.filter.0.extend(filter);
                count_is(selector, Compare::AtLeast, 1)
            }
        };
        if self.eat("'s type includes") {
            return Ok(make(vec![self.quoted_types()?]));
        }
        if self.eat("'s card? name includes") {
            return Ok(make(vec![self.quoted_names()?]));
        }
        if let Some(features) = self.had_or_has(this)? {
            return Ok(make(features));
        }
        // "that Character's cost is 5 or less"
        if let Some(value) = self.attempt(|r| {
            r.need("'s")?;
            let of = if r.eat("base/original") { Of::Base } else { Of::Now };
            let stat = if r.eat("cost") {
                Stat::Cost
            } else {
                r.need("power")?;
                Stat::Power
            };
            r.need("is")?;
            let (least, most) = r.range()?;
            Ok(Is::Stat(stat, of, least, most))
        }) {
            return Ok(make(vec![value]));
        }
        if self.eat("was/were played on? this turn") || self.eat("was/were played during this turn") {
            return Ok(make(vec![Is::New]));
        }
        self.need("is/are")?;
        if self.eat("rested") {
            return Ok(make(vec![Is::Rested]));
        }
        if self.eat("active") {
            return Ok(make(vec![Is::Active]));
        }
        // What it is: its category counts, its place does not.
        let from = self.at;
        let noun = self.attempt(|r| {
            let looked = std::mem::replace(&mut r.memory.looked, true);
            let noun = r.noun();
            r.memory.looked = looked;
            noun
        });
        let Some(noun) = noun else { return self.stop() };
        if !matches!(noun.number, Number::One | Number::Unsaid) || noun.owned {
            return self.refuse(from);
        }
        let mut filter = noun.selector.filter.0;
        let category = match noun.selector.places.as_slice() {
            [CHARACTERS] => Some(Category::Character),
            [STAGE] => Some(Category::Stage),
            [LEADER] => Some(Category::Leader),
            [Place::Looked] => None,
            _ => return self.refuse(from),
        };
        if let Some(category) = category {
            filter.insert(0, Is::Category(category));
        }
        Ok(make(filter))
    }

    /// After a card: "has a cost of 4 or less", "had …". What a card that has moved "had" is known of what is printed on it.
    fn had_or_has(&mut self, this: bool) -> Reading<Option<Vec<Is>>> {
        let had = self.eat("had");
        if !had && !self.eat("has") {
            return Ok(None);
        }
        let from = self.at;
        let features = self.features()?;
        let now = |is: &Is| {
            matches!(
                is,
                Is::Stat(_, Of::Now, ..)
                    | Is::StatAtMost(_, Of::Now, _)
                    | Is::StatAtLeast(_, Of::Now, _)
                    | Is::StatIs(_, Of::Now, _)
            )
        };
        // What a card was on the field is not kept either.
        let there = |is: &Is| matches!(is, Is::Own(OwnIs::DonGiven(..)) | Is::Rested | Is::Active | Is::Has(_));
        let moved = !this
            && matches!(
                self.memory.before.deed,
                Some(Deed::Ko | Deed::Trash | Deed::ToHand | Deed::ToDeck | Deed::ToLife)
            );
        let lost = had && features.iter().any(now) || (had || moved) && features.iter().any(there);
        if lost { self.refuse(from) } else { Ok(Some(features)) }
    }

    /// "the number of DON!! cards on your field is equal to or less than the number on your opponent's field".
    fn numbers(&mut self) -> Reading<Condition> {
        if self.eat("the total cost/power of") {
            let cost =
                self.at.checked_sub(2).and_then(|at| self.token_at(at)).is_some_and(|token| token.text == "cost");
            let noun = self.noun()?;
            // All of them, not some that somebody would have to choose.
            if !matches!(noun.number, Number::Unsaid | Number::All) {
                return self.refuse(noun.from);
            }
            self.need("is/are")?;
            let range = self.range()?;
            let selector = Box::new(noun.selector);
            let total = if cost { Amount::Total(Stat::Cost, selector) } else { Amount::Total(Stat::Power, selector) };
            return self.within(total, range);
        }
        self.need("the number of")?;
        let from = self.at;
        let noun = self.noun()?;
        if noun.number != Number::Unsaid || noun.deck_top {
            return self.refuse(from);
        }
        let left = Amount::Count(Box::new(noun.selector.clone()));
        self.need("is")?;
        let mut less_by = 0;
        let compare = if self.eat("equal to or less than") {
            Compare::AtMost
        } else if self.eat("equal to or more/greater than") {
            Compare::AtLeast
        } else if self.eat("less/fewer than") {
            Compare::Less
        } else if self.eat("more/greater than") {
            Compare::More
        } else if self.eat("equal to") || self.eat("the same as") {
            Compare::Exactly
        } else if self.eat("at least") {
            less_by = i32::from(self.small()?);
            self.need("less/fewer than")?;
            Compare::AtMost
        } else {
            let range = self.range()?;
            return self.within(left, range);
        };
        self.need("the number")?;
        let right = if self.eat("of") {
            let other = self.noun()?;
            if other.number != Number::Unsaid || other.deck_top {
                return self.refuse(other.from);
            }
            Amount::Count(Box::new(other.selector))
        } else {
            let zone = self.zone()?;
            let Some(side) = zone.side else { return self.stop() };
            if zone.area != super::zone::Areas::Field || side == noun.selector.whose {
                return self.refuse(from);
            }
            Amount::Count(Box::new(Selector { whose: side, ..noun.selector }))
        };
        // "at least 2 less": with 2 more it is still at most as many.
        let left = if less_by > 0 { Amount::Sum(vec![left, Amount::N(less_by)]) } else { left };
        Ok(Condition::Is(left, compare, right))
    }

    /// "either you or your opponent has 0 Life cards".
    fn either_player(&mut self) -> Reading<Condition> {
        self.need("either you or your opponent has")?;
        let at = self.at;
        let yours = self.has(Whose::Yours)?;
        self.at = at;
        let theirs = self.has(Whose::Opponents)?;
        Ok(Condition::Any(vec![every(yours), every(theirs)]))
    }

    /// After "you have" or "your opponent has".
    fn has(&mut self, side: Whose) -> Reading<Vec<Condition>> {
        if let Some(condition) = self.attempt(|r| r.than(side)) {
            return Ok(vec![condition]);
        }
        let mut all = self.exists(side)?;
        // "you have 7 or more DON!! cards on your field and 2 or less cards in your hand"
        while let Some(more) = self.attempt(|r| {
            r.need("and")?;
            if !r.peek().is_some_and(|token| token.sort == Sort::Number || token.text == "a") {
                return r.stop();
            }
            r.exists(side)
        }) {
            all.extend(more);
        }
        // "you have 2 or less Life cards or 10 or more cards in your trash"
        if let ([_], Some(other)) = (
            all.as_slice(),
            self.attempt(|r| {
                if !r.eat(", or") {
                    r.need("or")?;
                }
                if r.peek().is_none_or(|token| token.sort != Sort::Number) {
                    return r.stop();
                }
                match r.exists(side)?.as_slice() {
                    [other] if !r.sees("and") && !r.sees(", and") && !r.sees("or") => Ok(other.clone()),
                    _ => r.stop(),
                }
            }),
        ) {
            all.push(other);
            return Ok(vec![Condition::Any(all)]);
        }
        Ok(all)
    }

    /// "less Life cards than your opponent".
    fn than(&mut self, side: Whose) -> Reading<Condition> {
        let compare = if self.eat("less/fewer") {
            Compare::Less
        } else if self.eat("more") {
            Compare::More
        } else {
            return self.stop();
        };
        let noun = self.noun()?;
        if noun.number != Number::Unsaid {
            return self.refuse(noun.from);
        }
        let other = if side == Whose::Yours {
            self.need("than your opponent")?;
            Whose::Opponents
        } else {
            self.need("than you")?;
            self.eat("do/have");
            Whose::Yours
        };
        self.eat("has/does");
        let selector = owned(noun, side).or_else(|()| self.stop())?;
        let theirs = Selector { whose: other, ..selector.clone() };
        Ok(Condition::Is(Amount::Count(Box::new(selector)), compare, Amount::Count(Box::new(theirs))))
    }

    /// How many of which cards there are.
    fn exists(&mut self, side: Whose) -> Reading<Vec<Condition>> {
        self.memory.had = true;
        let found = self.exists_of(side);
        self.memory.had = false;
        found
    }

    fn exists_of(&mut self, side: Whose) -> Reading<Vec<Condition>> {
        let from = self.at;
        if self.eat("no") {
            let noun = self.noun()?;
            let selector = owned(noun, side).or_else(|()| self.stop())?;
            return Ok(vec![count_is(selector, Compare::Exactly, 0)]);
        }
        if let Some(condition) = self.attempt(|r| r.life_and_hand(side)) {
            return Ok(vec![condition]);
        }
        let any = self.eat("any");
        self.eat("a total of");
        if let Some(ways) = self.attempt(Self::number_or_range) {
            return self.exists_in(side, ways);
        }
        let range = match self.peek().map(|token| token.sort) {
            Some(Sort::Number) if !any && !self.sees_at(1, "of") => Some(self.range()?),
            Some(Sort::Word) if !any && self.sees("exactly") => Some(self.range()?),
            _ => None,
        };
        let noun = self.noun()?;
        let number = noun.number.clone();
        // "[A] and [B]": both of them.
        let mut nouns = vec![noun];
        if range.is_none() {
            while let Some(next) = self.attempt(|r| {
                r.need("and")?;
                if !r.peek().is_some_and(|token| token.sort == Sort::Bracket) {
                    return r.stop();
                }
                r.noun()
            }) {
                nouns.push(next);
            }
        }
        if nouns.len() > 1 {
            return self.all_exist(nouns, side, from);
        }
        let Some(noun) = nouns.pop() else { return self.stop() };
        // "cards in hand" of nobody in particular.
        if noun.selector.places == [HAND] && noun.selector.whose == Whose::Any && side == Whose::Any {
            return self.refuse(from);
        }
        if noun.selector.places == [Place::Own(Dons::Given)] && noun.selector.whose == Whose::Any && side == Whose::Any
        {
            return self.refuse(from);
        }
        let range = match (range, number) {
            (Some(range), Number::Unsaid) => range,
            (None, Number::Unsaid | Number::One) => (1, MOST),
            (None, Number::Count(Count::AtLeast(least))) => (i32::from(least), MOST),
            (None, Number::Count(Count::Exactly(Amount::N(count)))) => (count, count),
            _ => return self.refuse(from),
        };
        // 3-1-2. Those that are given, too, or only those in the cost area?
        if noun.selector.places == [DONS] && !noun.placed && noun.selector.filter.0.is_empty() {
            return self.refuse(noun.from);
        }
        let life_only = noun.selector.places == [LIFE] && noun.selector.filter.0.is_empty();
        let selector = owned(noun, side).or_else(|()| self.stop())?;
        let amount = if life_only { life(selector.whose) } else { Amount::Count(Box::new(selector)) };
        Ok(vec![self.within(amount, range)?])
    }

    /// "a total of 4 or less cards in your Life area and hand".
    fn life_and_hand(&mut self, side: Whose) -> Reading<Condition> {
        self.need("a total of")?;
        let range = self.range()?;
        self.need("cards in")?;
        if self.side() != Some(side) || side == Whose::Any {
            return self.stop();
        }
        if !self.eat("life area/cards? and hand") {
            self.need("hand and life area/cards?")?;
        }
        let cards = Selector { whose: side, places: vec![HAND], filter: Filter::any() };
        self.within(Amount::Sum(vec![life(side), Amount::Count(Box::new(cards))]), range)
    }

    fn all_exist(&mut self, nouns: Vec<Noun>, side: Whose, from: usize) -> Reading<Vec<Condition>> {
        // What follows the last name (a place, a power) holds for all of them.
        let Some(last) = nouns.last().cloned() else { return self.stop() };
        let mut all = Vec::new();
        for noun in nouns {
            let Some(Is::Name(name)) = noun.selector.filter.0.first().cloned() else { return self.refuse(from) };
            // "[A] with 5000 power or more and [B]": what stands behind a name that is not the last holds for that one.
            if noun.placed || noun.selector.filter.0.len() > 1 {
                let selector = owned(noun, side).or_else(|()| self.stop())?;
                all.push(count_is(selector, Compare::AtLeast, 1));
                continue;
            }
            let mut filter = last.selector.filter.0.clone();
            match filter.first_mut() {
                Some(Is::Name(first)) => *first = name,
                _ => return self.refuse(from),
            }
            let selector = Selector { filter: Filter::of(filter), ..last.selector.clone() };
            let selector = if selector.whose == Whose::Any { Selector { whose: side, ..selector } } else { selector };
            all.push(count_is(selector, Compare::AtLeast, 1));
        }
        Ok(all)
    }

    /// A number in a range.
    pub fn within(&mut self, amount: Amount, (least, most): (i32, i32)) -> Reading<Condition> {
        if least == most {
            return Ok(Condition::Is(amount, Compare::Exactly, Amount::N(least)));
        }
        if least == LEAST {
            return Ok(Condition::Is(amount, Compare::AtMost, Amount::N(most)));
        }
        if most == MOST {
            return Ok(Condition::Is(amount, Compare::AtLeast, Amount::N(least)));
        }
        self.stop()
    }
}

/// The cards of a noun phrase after "you have": whose they are if it did not say so.
pub fn owned(noun: Noun, side: Whose) -> Result<Selector, ()> {
    let Noun { mut selector, deck_top, .. } = noun;
    if deck_top {
        return Err(());
    }
    if selector.whose == Whose::Any {
        selector.whose = side;
    }
    Ok(selector)
}

pub fn count_is(selector: Selector, compare: Compare, number: i32) -> Condition {
    Condition::Is(Amount::Count(Box::new(selector)), compare, Amount::N(number))
}

/// All of them, or the only one.
pub fn every(mut all: Vec<Condition>) -> Condition {
    if all.len() == 1
        && let Some(only) = all.pop()
    {
        return only;
    }
    Condition::All(all)
}
