//! What cards get, and what they cannot do.

use super::noun::{Noun, Number};
use super::{Reader, Reading, Sort};
use crate::games::one_piece::vocabulary::{
    Amount, By, CHARACTERS, Cannot, Category, Deed, Filter, Grant, Is, Keyword, LEADER, Of, OwnCannot, OwnGrant, OwnIs,
    STAGE, Stat, Whose,
};

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
        if self.eat("also? gain/gains/get/gets") {
            return self.gained();
        }
        if self.eat("cannot") {
            return self.cannot();
        }
        if self.eat("can also? attack your opponent's active characters")
            || self.eat("can also? attack active characters")
        {
            let filter = if self.eat("with") { self.features()? } else { Vec::new() };
            return Ok(vec![Grant::Own(OwnGrant::AttacksActive(Filter::of(filter)))]);
        }
        if self.eat("can attack characters on the turn in which it is played")
            || self.eat("can attack characters on the turn in which they are played")
        {
            return Ok(vec![Grant::Keyword(Keyword::RushCharacter, 1)]);
        }
        if self.eat("will not become active") || self.eat("do/does not become active") {
            return Ok(vec![Grant::Own(OwnGrant::StaysRested)]);
        }
        if let Some(grant) = self.attempt(|r| if r.sees("'s base") { r.stop() } else { r.value_becomes() }) {
            return Ok(vec![grant]);
        }
        if self.eat("'s? base power becomes/become") {
            return Ok(vec![Grant::Base(Stat::Power, self.new_power()?)]);
        }
        if self.eat("'s? base cost becomes/become") {
            return match self.number() {
                Some(cost) => Ok(vec![Grant::Base(Stat::Cost, Amount::N(cost))]),
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
                return Ok(Amount::OfIt(Stat::Power, Of::Base));
            }
            self.need("power")?;
            return Ok(Amount::OfIt(Stat::Power, Of::Now));
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
        if let Some(attacking) = self.attempt(Self::the_attacking) {
            return Ok(Amount::OfCard(Stat::Power, Box::new(attacking)));
        }
        let noun = self.noun()?;
        // Only one card attacks.
        let attacks = noun.selector.filter.asks(&Is::Own(OwnIs::Attacking)) && noun.number == Number::Unsaid;
        if !attacks && noun.selector.places != [LEADER] || noun.selector.whose == Whose::Any {
            return self.refuse(from);
        }
        Ok(Amount::OfCard(Stat::Power, Box::new(noun.selector)))
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
        if let Some(Grant::Stat(Stat::Power | Stat::Cost, amount)) = all.last() {
            let per = match amount {
                Amount::Per(_, every, of) => Some((*every, of.clone())),
                _ => None,
            };
            if let Some((every, of)) = per {
                for grant in &mut all {
                    if let Grant::Stat(Stat::Power | Stat::Cost, amount) = grant
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
            return Ok(Grant::Keyword(keyword, 1));
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
                Is::Own(OwnIs::Attribute(attribute)) => Ok(Grant::Own(OwnGrant::Attribute(attribute))),
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
            return Ok(Grant::Stat(Stat::Power, amount));
        }
        if self.eat("cost") {
            let amount = self.attempt(|r| r.for_every(number)).unwrap_or(Amount::N(number));
            return Ok(Grant::Stat(Stat::Cost, amount));
        }
        self.need("counter")?;
        Ok(Grant::Stat(Stat::Counter, Amount::N(number)))
    }

    /// What stands after "cannot".
    pub fn cannot(&mut self) -> Reading<Vec<Grant>> {
        let one = |cannot| Ok(vec![Grant::Cannot(cannot)]);
        if self.eat("attack") {
            if self.eat("a? leader") || self.eat("your leader") || self.eat("leaders") {
                return one(Cannot::Own(OwnCannot::Attack(Some(Filter::of(vec![Is::Category(Category::Leader)])))));
            }
            let attack = Grant::Cannot(Cannot::Own(OwnCannot::Attack(None)));
            if self.eat("or activate [blocker]") || self.eat("or block") {
                return Ok(vec![attack, Grant::Cannot(Cannot::Own(OwnCannot::Block))]);
            }
            if self.sees("or") {
                self.need("or")?;
                self.need("be k.o.'d")?;
                let by = self.by()?;
                return Ok(vec![attack, Grant::Cannot(Cannot::Be(Deed::Ko, by))]);
            }
            return Ok(vec![attack]);
        }
        if self.eat("activate [blocker]") {
            return one(Cannot::Own(OwnCannot::Block));
        }
        if self.eat("become active") || self.eat("be set as active") {
            return one(Cannot::Be(Deed::SetActive, By::Anything));
        }
        if self.eat("be blocked by") {
            let noun = self.noun()?;
            let plural = matches!(noun.number, Number::Unsaid | Number::All | Number::One);
            if !plural || noun.selector.places != [CHARACTERS] || noun.selector.whose == Whose::Yours {
                return self.refuse(noun.from);
            }
            return one(Cannot::Own(OwnCannot::BeBlockedBy(noun.selector.filter)));
        }
        if self.eat("be blocked") {
            return one(Cannot::Own(OwnCannot::BeBlocked));
        }
        if self.eat("be attacked") {
            return one(Cannot::Own(OwnCannot::BeAttacked));
        }
        if self.eat("be k.o.'d or") {
            let other = self.be_done()?;
            let by = self.by()?;
            return Ok(vec![Grant::Cannot(Cannot::Be(Deed::Ko, by.clone())), Grant::Cannot(Cannot::Be(other, by))]);
        }
        self.need("be")?;
        self.at -= 1;
        if self.eat("be k.o.'d") {
            if self.eat("in battle or by effects") {
                return one(Cannot::Be(Deed::Ko, By::Anything));
            }
            let mut all = vec![Grant::Cannot(Cannot::Be(Deed::Ko, self.by()?))];
            // "in battle or by your opponent's effects"
            if self.sees("or in battle") || self.sees("or by") {
                self.need("or")?;
                all.push(Grant::Cannot(Cannot::Be(Deed::Ko, self.by()?)));
            }
            return Ok(all);
        }
        self.need("be")?;
        let deed = self.be_done()?;
        if self.eat("or k.o.'d") {
            let by = self.by()?;
            return Ok(vec![Grant::Cannot(Cannot::Be(deed, by.clone())), Grant::Cannot(Cannot::Be(Deed::Ko, by))]);
        }
        let by = self.by()?;
        one(Cannot::Be(deed, by))
    }

    fn be_done(&mut self) -> Reading<Deed> {
        if self.eat("removed from the field") {
            return Ok(Deed::Remove);
        }
        if self.eat("rested") {
            return Ok(Deed::Rest);
        }
        if self.eat("returned to the? owner's/your hand") {
            return Ok(Deed::ToHand);
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
            return Ok(By::Effect(Whose::Any, None));
        }
        if self.eat("by your opponent's effect/effects") || self.eat("by an effect of your opponent's") {
            return Ok(By::Effect(Whose::Opponents, None));
        }
        if self.eat("by your effect/effects") || self.eat("by one of your effects") {
            return Ok(By::Effect(Whose::Yours, None));
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
        let side = noun.selector.whose;
        let filter = self.card_filter(noun)?;
        Ok(By::Effect(side, Some(filter)))
    }

    /// What a card is like, apart from where it is: its category is said by the filter.
    pub fn card_filter(&mut self, noun: Noun) -> Reading<Filter> {
        // "by 2 or more Characters" is not said of one of them.
        if !noun.number.is_single() && noun.number != Number::All {
            return self.refuse(noun.from);
        }
        let category = match noun.selector.places.as_slice() {
            [LEADER] => Some(Is::Category(Category::Leader)),
            [CHARACTERS] => Some(Is::Category(Category::Character)),
            [STAGE] => Some(Is::Category(Category::Stage)),
            [LEADER, CHARACTERS] => {
                let ways =
                    [Category::Leader, Category::Character].map(|category| Filter::of(vec![Is::Category(category)]));
                Some(Is::Either(ways.to_vec()))
            }
            [LEADER, CHARACTERS, STAGE] => None,
            _ => return self.refuse(noun.from),
        };
        let mut filter = noun.selector.filter;
        if let Some(category) = category {
            filter.0.insert(0, category);
        }
        Ok(filter)
    }
}
