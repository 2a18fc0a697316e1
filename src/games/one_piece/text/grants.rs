//! What cards get, and what they cannot do.

use super::effects::{By, Cannot, Category, Grant};
use super::noun::Noun;
use super::operations::Amount;
use super::selector::{Filter, Is, Place, Side};
use super::words::{Reader, Reading, Sort};

impl Reader<'_> {
    /// What is said of a card: "gains +1000 power and cannot be K.O.'d", "can also attack active Characters".
    pub fn predicates(&mut self) -> Reading<Vec<Grant>> {
        let mut all = self.predicate()?;
        while let Some(more) = self.attempt(|r| {
            if !r.eat("and") && !r.eat(", and") && !r.eat(",") {
                return r.stop();
            }
            r.predicate()
        }) {
            all.extend(more);
        }
        Ok(all)
    }

    fn predicate(&mut self) -> Reading<Vec<Grant>> {
        if self.eat("gain/gains") {
            return self.gained();
        }
        if self.eat("cannot") {
            return self.cannot();
        }
        if self.eat("can also attack") {
            self.eat("your opponent's");
            self.need("active characters")?;
            return Ok(vec![Grant::AttacksActive(Filter::any())]);
        }
        if self.eat("can attack characters on the turn in which it is played")
            || self.eat("can attack characters on the turn in which they are played")
        {
            return Ok(vec![Grant::Keyword(super::effects::Keyword::RushCharacter)]);
        }
        if self.eat("will not become active") || self.eat("do/does not become active") {
            return Ok(vec![Grant::StaysRested]);
        }
        if self.eat("'s? base power becomes/become") {
            return Ok(vec![Grant::BasePower(self.new_power()?)]);
        }
        if self.eat("'s? base cost becomes/become") {
            return match self.number() {
                Some(cost) => Ok(vec![Grant::BaseCost(Amount::N(cost))]),
                None => self.stop(),
            };
        }
        self.stop()
    }

    /// "7000", "the same as your Leader's power".
    pub fn new_power(&mut self) -> Reading<Amount> {
        if let Some(power) = self.number() {
            return Ok(Amount::N(power));
        }
        self.need("the same as")?;
        let from = self.at;
        if self.eat("the power of") {
            return self.one_power(from);
        }
        if self.it() {
            self.need("'s")?;
            if self.eat("base power") {
                return Ok(Amount::BasePowerOfIt);
            }
            self.need("power")?;
            return Ok(Amount::PowerOfIt);
        }
        let amount = self.one_power(from)?;
        // "the same as your opponent's Leader" is as its power.
        if self.sees("'s") {
            self.need("'s power")?;
        }
        Ok(amount)
    }

    /// The power of a single card.
    fn one_power(&mut self, from: usize) -> Reading<Amount> {
        let noun = self.noun()?;
        if noun.selector.places != [Place::Leader] || noun.selector.side == Side::Any {
            return self.refuse(from);
        }
        Ok(Amount::PowerOf(Box::new(noun.selector)))
    }

    /// What stands after "gains".
    fn gained(&mut self) -> Reading<Vec<Grant>> {
        let mut all = vec![self.gained_one()?];
        while let Some(next) = self.attempt(|r| {
            if !r.eat("and") && !r.eat(", and") && !r.eat(",") {
                return r.stop();
            }
            r.gained_one()
        }) {
            all.push(next);
        }
        // "+1000 power and +2 cost for every …" is for both.
        if let Some(Grant::Power(amount) | Grant::Cost(amount)) = all.last() {
            let per = match amount {
                Amount::Per(_, every, of) => Some((*every, of.clone())),
                _ => None,
            };
            if let Some((every, of)) = per {
                for grant in &mut all {
                    if let Grant::Power(amount) | Grant::Cost(amount) = grant
                        && let Amount::N(each) = *amount
                    {
                        *amount = Amount::Per(each, every, of.clone());
                    }
                }
            }
        }
        // "[A], [B] or [C]" leaves a choice.
        if self.sees("or") && self.ahead(1).is_some_and(|token| matches!(token.sort, Sort::Bracket | Sort::Signed)) {
            return self.stop();
        }
        Ok(all)
    }

    fn gained_one(&mut self) -> Reading<Grant> {
        if let Some(keyword) = self.keyword() {
            return Ok(Grant::Keyword(keyword));
        }
        if self.peek().is_some_and(|token| token.sort == Sort::Signed) {
            return self.change();
        }
        if self.eat("an additional") {
            return self.change();
        }
        self.eat("the? effect");
        if let Some(quote) = self.take(Sort::Quote) {
            return self.quoted(quote);
        }
        self.eat("the");
        if let Some(is) = self.attempt(Self::types) {
            self.need("type")?;
            return match is {
                Is::Type(name) => Ok(Grant::Type(name)),
                _ => self.stop(),
            };
        }
        if let Some(is) = self.attempt(Self::attributes) {
            self.need("attribute")?;
            return match is {
                Is::Attribute(attribute) => Ok(Grant::Attribute(attribute)),
                _ => self.stop(),
            };
        }
        self.stop()
    }

    /// "+1000 power", "−2 cost", with "for every …".
    pub fn change(&mut self) -> Reading<Grant> {
        let Some(number) = self.take(Sort::Signed).map(|token| token.value) else { return self.stop() };
        if self.eat("power") {
            let amount = self.attempt(|r| r.for_every(number)).unwrap_or(Amount::N(number));
            return Ok(Grant::Power(amount));
        }
        if self.eat("cost") {
            let amount = self.attempt(|r| r.for_every(number)).unwrap_or(Amount::N(number));
            return Ok(Grant::Cost(amount));
        }
        self.need("counter")?;
        Ok(Grant::CounterValue(number))
    }

    /// What stands after "cannot".
    fn cannot(&mut self) -> Reading<Vec<Grant>> {
        let one = |cannot| Ok(vec![Grant::Cannot(cannot)]);
        if self.eat("attack") {
            if self.eat("a? leader") || self.eat("your leader") || self.eat("leaders") {
                return one(Cannot::Attack(Some(Filter(vec![Is::Category(Category::Leader)]))));
            }
            if self.sees("or") {
                self.need("or")?;
                self.need("be k.o.'d")?;
                let by = self.by()?;
                return Ok(vec![Grant::Cannot(Cannot::Attack(None)), Grant::Cannot(Cannot::BeKod(by))]);
            }
            return one(Cannot::Attack(None));
        }
        if self.eat("activate [blocker]") {
            return one(Cannot::Block);
        }
        if self.eat("become active") || self.eat("be set as active") {
            return one(Cannot::BecomeActive);
        }
        if self.eat("be blocked") {
            return one(Cannot::BeBlocked);
        }
        if self.eat("be attacked") {
            return one(Cannot::BeAttacked);
        }
        if self.eat("be k.o.'d or") {
            let other = self.be_done()?;
            let by = self.by()?;
            return Ok(vec![Grant::Cannot(Cannot::BeKod(by.clone())), Grant::Cannot(other(by))]);
        }
        self.need("be")?;
        self.at -= 1;
        if self.eat("be k.o.'d") {
            if self.eat("in battle or by effects") {
                return one(Cannot::BeKod(By::Anything));
            }
            let by = self.by()?;
            return one(Cannot::BeKod(by));
        }
        self.need("be")?;
        let make = self.be_done()?;
        if self.eat("or k.o.'d") {
            let by = self.by()?;
            return Ok(vec![Grant::Cannot(make(by.clone())), Grant::Cannot(Cannot::BeKod(by))]);
        }
        let by = self.by()?;
        one(make(by))
    }

    fn be_done(&mut self) -> Reading<fn(By) -> Cannot> {
        if self.eat("removed from the field") {
            return Ok(Cannot::BeRemoved);
        }
        if self.eat("rested") {
            return Ok(Cannot::BeRested);
        }
        if self.eat("returned to the? owner's/your hand") {
            return Ok(Cannot::BeReturned);
        }
        self.stop()
    }

    /// "in battle", "by your opponent's effects", "in battle by <Strike> attribute Characters"; nothing: by anything.
    pub fn by(&mut self) -> Reading<By> {
        if self.eat("in battle") {
            if !self.eat("by") {
                return Ok(By::Battle);
            }
            let noun = self.noun()?;
            let filter = self.card_filter(noun)?;
            return Ok(By::BattleWith(filter));
        }
        if !self.sees("by effects of") && (self.eat("by effects") || self.eat("by an effect")) {
            return Ok(By::Effect(Side::Any, None));
        }
        if self.eat("by your opponent's effect/effects") || self.eat("by an effect of your opponent's") {
            return Ok(By::Effect(Side::Opponents, None));
        }
        if self.eat("by your effect/effects") || self.eat("by one of your effects") {
            return Ok(By::Effect(Side::Yours, None));
        }
        if let Some(by) = self.attempt(Self::by_card) {
            return Ok(by);
        }
        if self.sees("by") {
            return self.stop();
        }
        Ok(By::Anything)
    }

    /// "by your opponent's Character's effect", "by the effects of your opponent's Characters with …".
    fn by_card(&mut self) -> Reading<By> {
        self.need("by")?;
        let effects_first = self.eat("the? effects of") || self.eat("the? effect of");
        let noun = self.noun()?;
        if !effects_first && !self.eat("'s effect/effects") && !self.eat("effects/effect") {
            return self.stop();
        }
        let side = noun.selector.side;
        let filter = self.card_filter(noun)?;
        Ok(By::Effect(side, Some(filter)))
    }

    /// What a card is like, apart from where it is: its category is said by the filter.
    pub fn card_filter(&mut self, noun: Noun) -> Reading<Filter> {
        let category = match noun.selector.places.as_slice() {
            [Place::Leader] => Some(Is::Category(Category::Leader)),
            [Place::Characters] => Some(Is::Category(Category::Character)),
            [Place::Stage] => Some(Is::Category(Category::Stage)),
            [Place::Leader, Place::Characters] => {
                let ways = [Category::Leader, Category::Character].map(|category| Filter(vec![Is::Category(category)]));
                Some(Is::Either(ways.to_vec()))
            }
            [Place::Leader, Place::Characters, Place::Stage] => None,
            _ => return self.refuse(noun.from),
        };
        let mut filter = noun.selector.filter;
        if let Some(category) = category {
            filter.0.insert(0, category);
        }
        Ok(filter)
    }
}
