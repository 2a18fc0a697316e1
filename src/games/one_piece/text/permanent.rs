//! 8-1-3-3. Permanent effects: what holds as long as the conditions do.

use super::brackets::Brackets;
use super::effect::bare;
use super::giving::{Item, Recipient};
use super::noun::Number;
use super::{Reader, Reading, Sort};
use crate::games::one_piece::vocabulary::{
    Amount, CHARACTERS, Cannot, Category, Condition, Deed, Effect, Filter, Grant, Grants, HAND, Is, Kind, OwnCannot,
    OwnGrant, Stat, Target, To, Whose, is_on_field,
};

impl Reader<'_> {
    /// A sentence without a timing.
    pub fn permanent(&mut self, mut brackets: Brackets) -> Reading<Vec<Effect>> {
        let leading = self.eat("if") || self.eat("while") || self.eat("as long as");
        if leading {
            let condition = self.condition()?;
            self.need(",")?;
            brackets.conditions.push(condition);
        }
        if let Some(effect) = self.attempt(|r| r.rests_from_playing(&brackets)) {
            return Ok(vec![effect]);
        }
        let from = self.at;
        let in_hand = self.attempt(|r| {
            if !r.eat("give this card in your hand") {
                r.need("this card in your hand gets/gains")?;
            }
            r.change()
        });
        let playing = self
            .attempt(Self::cost_of_playing)
            .or_else(|| self.attempt(Self::counter_becomes))
            .or_else(|| self.attempt(Self::don_to_leader));
        let mut grants = if let Some(grants) = playing {
            vec![grants]
        } else if let Some(change) = in_hand {
            vec![Grants { to: To::ThisInHand, what: vec![change] }]
        } else {
            if let Some(effect) = self.attempt(|r| r.played_rested(&brackets)) {
                return Ok(vec![effect]);
            }
            if let Some(effect) = self.attempt(|r| r.stays_rested(&brackets)) {
                return Ok(vec![effect]);
            }
            let (items, until) = self.items()?;
            if until.is_some() {
                return self.refuse(from);
            }
            let mut grants = Vec::new();
            let mut before = None;
            for mut item in items {
                // "This Character's base power becomes 9000 and it gains [Rush]": the one that was spoken of.
                if let (Recipient::Cards(Target::It), Some(it)) = (&item.to, before.take()) {
                    item.to = it;
                }
                before = Some(item.to.clone());
                grants.extend(self.granted(item, from)?);
            }
            grants
        };
        // "This Character gains [Blocker] if …."
        if !leading && self.eat("if") {
            let from = self.at;
            let condition = self.condition()?;
            match of_those(condition, &mut grants) {
                Ok(condition) => brackets.conditions.extend(condition),
                Err(()) => return self.refuse(from),
            }
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

    /// 3-7-4. "This Character cannot attack a Leader on the turn in which it is played."
    fn rests_from_playing(&mut self, brackets: &Brackets) -> Reading<Effect> {
        self.need("this character")?;
        self.need("cannot attack")?;
        let leader = self.eat("a? leader") || self.eat("leaders") || self.eat("your opponent's leader");
        let of_leader = Filter::of(vec![Is::Category(Category::Leader)]);
        self.need("on the turn in? which? it is played .")?;
        let attack = Cannot::Own(OwnCannot::Attack(leader.then_some(of_leader)));
        let mut brackets = brackets.clone();
        brackets.conditions.push(Condition::This(Filter::of(vec![Is::New])));
        let grants = Grants { to: To::This, what: vec![Grant::Cannot(attack)] };
        Ok(bare(Kind::Permanent(vec![grants]), &brackets))
    }

    /// 10-2-13. "Once per turn, this Character cannot be K.O.'d …": the first time in a turn. Of other permanent effects it cannot be said.
    pub fn once_forbidden(&mut self, mut brackets: Brackets) -> Reading<Vec<Effect>> {
        let from = self.at;
        brackets.once |= self.eat("once per turn ,");
        let effects = self.permanent(brackets)?;
        let once = |grant: &Grant| matches!(grant, Grant::Cannot(Cannot::Be(Deed::Ko, _)));
        let fits = |effect: &Effect| match &effect.kind {
            Kind::Permanent(all) => {
                matches!(all.as_slice(), [one] if one.to == To::This && one.what.len() == 1 && one.what.iter().all(once))
            }
            _ => false,
        };
        if effects.iter().all(fits) { Ok(effects) } else { self.refuse(from) }
    }

    /// 6-4-1. "1 DON!! card placed during your DON!! Phase is given to your Leader."
    fn don_to_leader(&mut self) -> Reading<Grants> {
        let count = self.small()?;
        self.need("don!! card/cards placed during your don!! phase is/are given to your leader")?;
        Ok(Grants { to: To::Player(Whose::Yours), what: vec![Grant::Own(OwnGrant::DonToLeader(count))] })
    }

    /// "Apply each of the following effects based on the number of cards in your trash:": each line with how many there must be.
    pub fn each_by_number(&mut self, brackets: &Brackets) -> Reading<Vec<Effect>> {
        self.need("apply each of the following effects based on the number of")?;
        let from = self.at;
        let noun = self.noun()?;
        if noun.number != Number::Unsaid || noun.deck_top || noun.selector.whose == Whose::Any {
            return self.refuse(from);
        }
        self.need(":")?;
        let mut all = Vec::new();
        loop {
            let breaks = usize::from(self.is_next(Sort::Break));
            if !self.sees_at(breaks, "•") {
                break;
            }
            self.at += breaks + 1;
            if !self.eat("if there are") {
                self.need("if you have")?;
            }
            let range = self.range()?;
            self.need("cards ,")?;
            let number = Amount::Count(Box::new(noun.selector.clone()));
            let mut line = Brackets { conditions: brackets.conditions.clone(), ..Brackets::default() };
            line.conditions.push(self.within(number, range)?);
            if self.eat("during your opponent's turn ,") {
                line.conditions.push(Condition::OpponentsTurn);
            } else if self.eat("during your turn ,") {
                line.conditions.push(Condition::YourTurn);
            }
            all.extend(self.permanent(line)?);
        }
        if all.is_empty() { self.stop() } else { Ok(all) }
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

    /// 6-2-4. "All Characters with a cost of 5 or less do not become active in your and your opponent's Refresh Phases."
    fn stays_rested(&mut self, brackets: &Brackets) -> Reading<Effect> {
        let this = self.eat("this character/leader/stage");
        let to = if this {
            To::This
        } else {
            let noun = self.noun()?;
            let plain = !noun.placed && !noun.deck_top && noun.selector.places.iter().all(is_on_field);
            if !plain || !matches!(noun.number, Number::Unsaid | Number::All) {
                return self.refuse(noun.from);
            }
            To::All(noun.selector)
        };
        if !self.eat("do/does/will not become active in/during") && !self.eat("cannot be set as active during/in") {
            return self.stop();
        }
        let phase = if self.eat("your and your opponent's refresh phases/phase") {
            Whose::Any
        } else if self.eat("your opponent's refresh phase/phases") {
            Whose::Opponents
        } else {
            self.need("your refresh phase/phases")?;
            Whose::Yours
        };
        // Cards become active in the Refresh Phase of their owner: of nobody else's it can be said.
        let whose = match &to {
            To::All(selector) => selector.whose,
            _ => Whose::Yours,
        };
        if whose != phase {
            return self.stop();
        }
        self.need(".")?;
        let what = vec![Grant::Own(OwnGrant::StaysRested)];
        Ok(bare(Kind::Permanent(vec![Grants { to, what }]), brackets))
    }

    /// 2-10. "The counter of all of your Character cards with 8000 power in your hand becomes +2000."
    fn counter_becomes(&mut self) -> Reading<Grants> {
        self.need("the counter of")?;
        let noun = self.noun()?;
        self.need("becomes/become")?;
        let Some(counter) = self.take(Sort::Signed).map(|token| token.value) else { return self.stop() };
        if noun.selector.places != [HAND] || noun.selector.whose != Whose::Yours || noun.number != Number::All {
            return self.refuse(noun.from);
        }
        Ok(Grants { to: To::All(noun.selector), what: vec![Grant::Base(Stat::Counter, Amount::N(counter))] })
    }

    /// "The cost of playing {X} type Character cards from your hand will be reduced by 1."
    fn cost_of_playing(&mut self) -> Reading<Grants> {
        self.need("the cost of playing")?;
        let noun = self.noun()?;
        self.need("will be reduced by")?;
        let less = i32::from(self.small()?);
        if noun.selector.places != [HAND] || !matches!(noun.number, Number::Unsaid | Number::All) {
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

/// "Your Leader gains +1000 power if it has the {X} type": what is asked of "it" is asked of those that get something.
fn of_those(condition: Condition, grants: &mut [Grants]) -> Result<Option<Condition>, ()> {
    match condition {
        Condition::It(filter) => match grants {
            [Grants { to: To::This, .. }] => Ok(Some(Condition::This(filter))),
            [Grants { to: To::All(selector), .. }] => {
                selector.filter.0.extend(filter.0);
                Ok(None)
            }
            _ => Err(()),
        },
        Condition::All(ref all) | Condition::Any(ref all) if all.iter().any(asks_of_it) => Err(()),
        Condition::Not(ref inner) if asks_of_it(inner) => Err(()),
        condition => Ok(Some(condition)),
    }
}

fn asks_of_it(condition: &Condition) -> bool {
    match condition {
        Condition::It(_) => true,
        Condition::All(all) | Condition::Any(all) => all.iter().any(asks_of_it),
        Condition::Not(inner) => asks_of_it(inner),
        _ => false,
    }
}
