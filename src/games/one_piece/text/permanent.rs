//! 8-1-3-3. Permanent effects: what holds as long as the conditions do.

use super::brackets::Brackets;
use super::effect::bare;
use super::giving::{Item, Recipient};
use super::noun::Number;
use super::{Reader, Reading, Sort};
use crate::games::one_piece::vocabulary::{
    Amount, CHARACTERS, Category, Condition, Effect, Filter, Grant, Grants, HAND, Is, Kind, OwnGrant, Stat, Target, To,
};

impl Reader<'_> {
    /// A sentence without a timing.
    pub fn permanent(&mut self, mut brackets: Brackets) -> Reading<Vec<Effect>> {
        let leading = self.eat("if");
        if leading {
            let condition = self.condition()?;
            self.need(",")?;
            brackets.conditions.push(condition);
        }
        let from = self.at;
        if self.is_negated_timing() {
            return self.stop();
        }
        let in_hand = self.attempt(|r| {
            r.need("give this card in your hand")?;
            r.change()
        });
        let playing = self.attempt(Self::cost_of_playing);
        let grants = if let Some(grants) = playing {
            vec![grants]
        } else if let Some(change) = in_hand {
            vec![Grants { to: To::ThisInHand, what: vec![change] }]
        } else {
            if let Some(effect) = self.attempt(|r| r.played_rested(&brackets)) {
                return Ok(vec![effect]);
            }
            let (items, until) = self.items()?;
            if until.is_some() {
                return self.refuse(from);
            }
            let mut grants = Vec::new();
            for item in items {
                grants.extend(self.granted(item, from)?);
            }
            grants
        };
        // "This Character gains [Blocker] if …."
        if !leading && self.eat("if") {
            let condition = self.condition()?;
            brackets.conditions.push(condition);
        }
        // "This Character cannot attack unless …."
        let forbids = |g: &Grants| g.what.iter().all(|grant| matches!(grant, Grant::Cannot(_)));
        if self.sees("unless") && grants.iter().all(forbids) {
            self.need("unless")?;
            let condition = self.condition()?;
            brackets.conditions.push(Condition::Not(Box::new(condition)));
        }
        let ended = self.eat(".") || self.is_done();
        if !ended && self.peek().is_none_or(|token| token.sort != Sort::Break) {
            return self.stop();
        }
        Ok(vec![bare(Kind::Permanent(grants), &brackets)])
    }

    /// 3-7-5. "Your Character cards are played rested", "this Character is played rested".
    fn played_rested(&mut self, brackets: &Brackets) -> Reading<Effect> {
        let grants = if self.eat("this character/card/stage is played rested") {
            Grants { to: To::This, what: vec![Grant::Own(OwnGrant::PlayedRested(Filter::any()))] }
        } else {
            let noun = self.noun()?;
            self.need("is/are played rested")?;
            let number = matches!(noun.number, Number::Unsaid | Number::All);
            if noun.selector.places != [CHARACTERS] || !number || noun.placed {
                return self.refuse(noun.from);
            }
            let mut all = noun.selector.filter.0;
            all.insert(0, Is::Category(Category::Character));
            let what = vec![Grant::Own(OwnGrant::PlayedRested(Filter::of(all)))];
            Grants { to: To::Player(noun.selector.whose), what }
        };
        self.need(".")?;
        Ok(bare(Kind::Permanent(vec![grants]), brackets))
    }

    /// "The cost of playing {X} type Character cards from your hand will be reduced by 1."
    fn cost_of_playing(&mut self) -> Reading<Grants> {
        self.need("the cost of playing")?;
        let noun = self.noun()?;
        self.need("will be reduced by")?;
        let less = i32::from(self.small()?);
        if noun.selector.places != [HAND] {
            return self.refuse(noun.from);
        }
        Ok(Grants { to: To::All(noun.selector), what: vec![Grant::Stat(Stat::Cost, Amount::N(-less))] })
    }

    fn granted(&mut self, item: Item, from: usize) -> Reading<Vec<Grants>> {
        // Nothing permanent lasts for one Refresh Phase; and what is set for good would have to be set anew all the time.
        let refused = |grant: &Grant| matches!(grant, Grant::Own(OwnGrant::StaysRested) | Grant::Set(..));
        if item.what.iter().any(refused) {
            return self.refuse(from);
        }
        let targets = match item.to {
            Recipient::Player(side) => return Ok(vec![Grants { to: To::Player(side), what: item.what }]),
            Recipient::Cards(Target::Both(all)) => all,
            Recipient::Cards(one) => vec![one],
        };
        let mut grants = Vec::new();
        for target in targets {
            let to = match target {
                Target::This => To::This,
                Target::All(selector) => To::All(selector),
                _ => return self.refuse(from),
            };
            grants.push(Grants { to, what: item.what.clone() });
        }
        Ok(grants)
    }
}
