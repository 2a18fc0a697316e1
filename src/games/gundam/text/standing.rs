//! 10-1-5. Constant effects: what holds as long as the card is there.

use super::super::vocabulary::{
    Amount, Cannot, Condition, Effect, Grant, Grants, Is, Kind, Of, OwnCannot, OwnCondition, OwnGrant, Stat, Target,
    To, Whose,
};
use super::condition::this_unit_that;
use super::effect::Open;
use super::features::{all_of, not};
use super::giving::Said;
use super::noun::Number;
use super::target::are_pilots;
use super::{Reader, Reading};
use crate::cardgame::reader::Sort;

impl Reader<'_> {
    /// One sentence that holds.
    pub fn standing(&mut self, open: &Open) -> Reading<Effect> {
        if open.once {
            return self.stop();
        }
        let mut conditions = open.conditions.clone();
        let grants = if let Some(grants) = self.attempt(Self::in_hand) {
            vec![grants]
        } else if let Some(grants) = self.attempt(Self::also_named) {
            vec![grants]
        } else if let Some(grants) = self.attempt(Self::deployed_rested) {
            vec![grants]
        } else if let Some(grants) = self.attempt(Self::also_coloured) {
            vec![grants]
        } else if let Some(grants) = self.attempt(Self::no_burst_at_all) {
            vec![grants]
        } else if let Some(grants) = self.attempt(Self::luring) {
            vec![grants]
        } else if let Some(grants) = self.attempt(Self::no_target_of) {
            vec![grants]
        } else if let Some((grants, condition)) = self.attempt(Self::attacks_only) {
            conditions.push(condition);
            vec![grants]
        } else if let Some(grants) = self.attempt(Self::at_once) {
            vec![grants]
        } else {
            self.granted()?
        };
        self.words_after(&mut conditions)?;
        self.ends_sentence()?;
        Ok(Effect { conditions, ..Effect::of(Kind::Permanent(grants)) })
    }

    /// "… during your turn", "… while you have another (X) Unit in play", "… unless …": conditions that stand last.
    fn words_after(&mut self, conditions: &mut Vec<Condition>) -> Reading<()> {
        loop {
            if self.eat("during your turn") {
                conditions.push(Condition::YourTurn);
            } else if self.eat("during your opponent's turn") {
                conditions.push(Condition::OpponentsTurn);
            } else if self.eat("while/if") {
                conditions.push(self.condition()?);
            } else if self.eat("unless") {
                conditions.push(Condition::Not(Box::new(self.condition()?)));
            } else {
                return Ok(());
            }
        }
    }

    /// "this card in your hand gets cost −1".
    fn in_hand(&mut self) -> Reading<Grants> {
        self.need("this card in your hand gets")?;
        let what = self.changes()?;
        Ok(Grants { to: To::ThisInHand, what })
    }

    /// "This card's name is also treated as [X]".
    fn also_named(&mut self) -> Reading<Grants> {
        if !self.eat("this card 's name is also treated as") {
            self.need("this card is also treated as")?;
        }
        let Some(name) = self.peek().filter(|token| matches!(token.sort, Sort::Bracket | Sort::Quote)) else {
            return self.stop();
        };
        self.at += 1;
        Ok(Grants { to: To::This, what: vec![Grant::Name(name.raw.clone())] })
    }

    /// "Count up the number of your (X) Units, plus this Unit. All enemy Units whose Lv. is equal to or lower than that number are
    /// deployed rested."
    fn deployed_rested(&mut self) -> Reading<Grants> {
        self.need("count up the number of")?;
        let mut noun = self.noun()?;
        let plus = self.eat(", plus this unit");
        self.need(". all enemy units whose lv. is equal to or lower than that number are deployed rested")?;
        if noun.number != Number::Unsaid || !noun.is_units() || noun.selector.whose != Whose::Yours {
            return self.refuse(noun.from);
        }
        let mut number = vec![Amount::N(i32::from(plus))];
        if plus && !noun.selector.filter.asks(&not(Is::This)) {
            noun.selector.filter.0.insert(0, not(Is::This));
        }
        number.push(Amount::Count(Box::new(noun.selector)));
        let most = Is::StatAtMost(Stat::Level, Of::Now, Box::new(Amount::Sum(number)));
        let what = vec![Grant::Own(OwnGrant::EntersRested(all_of(vec![most])))];
        Ok(Grants { to: To::Player(Whose::Opponents), what })
    }

    /// "This Unit's color is also treated as red", "This Unit is also treated as red".
    fn also_coloured(&mut self) -> Reading<Grants> {
        self.need("this unit/card/base")?;
        if self.eat("'s") {
            self.need("color/colour")?;
        }
        self.need("is also treated as")?;
        match self.colour() {
            Some((colour, false)) => Ok(Grants { to: To::This, what: vec![Grant::Own(OwnGrant::Colour(colour))] }),
            _ => self.stop(),
        }
    }

    /// "Enemy Units choose this rested Unit as their attack target if possible when attacking".
    fn luring(&mut self) -> Reading<Grants> {
        let attackers = self.noun()?;
        self.need("choose")?;
        let (from, this) = (self.at, self.eat("this rested unit"));
        let to = if this {
            To::All(this_unit_that(Is::Rested))
        } else if self.eat("this unit") {
            To::This
        } else {
            let noun = self.noun()?;
            if noun.number != Number::One || !noun.is_units() || noun.selector.whose == Whose::Opponents {
                return self.refuse(from);
            }
            To::All(noun.selector)
        };
        self.need("as their attack target if possible when attacking")?;
        let all = matches!(attackers.number, Number::All | Number::Unsaid) && attackers.plural;
        if !all || !attackers.is_units() || attackers.selector.whose != Whose::Opponents {
            return self.refuse(attackers.from);
        }
        Ok(Grants { to, what: vec![Grant::Own(OwnGrant::Lures(attackers.selector.filter))] })
    }

    /// "Enemy Units with 3 or less AP can't choose this Unit as their attack target".
    fn no_target_of(&mut self) -> Reading<Grants> {
        let attackers = self.noun()?;
        self.need("can't choose this unit as their/an attack target")?;
        let all = matches!(attackers.number, Number::All | Number::Unsaid) && attackers.plural;
        if !all || !attackers.is_units() || attackers.selector.whose != Whose::Opponents {
            return self.refuse(attackers.from);
        }
        let attacked = Cannot::Own(OwnCannot::BeAttacked(attackers.selector.filter));
        Ok(Grants { to: To::This, what: vec![Grant::Cannot(attacked)] })
    }

    /// "This Unit can only attack during a turn when one of your (X) Units is deployed".
    fn attacks_only(&mut self) -> Reading<(Grants, Condition)> {
        self.need("this unit can only attack during a turn when")?;
        let noun = self.noun()?;
        if !noun.is_units() || !noun.is_one() {
            return self.refuse(noun.from);
        }
        self.need("is deployed")?;
        let came = Condition::Own(OwnCondition::CameThisTurn(noun.selector));
        let what = vec![Grant::Cannot(Cannot::Own(OwnCannot::Attack))];
        Ok((Grants { to: To::This, what }, Condition::Not(Box::new(came))))
    }

    /// "On the turn this Unit is deployed, it may choose a rested enemy Unit as its attack target and attack it".
    fn at_once(&mut self) -> Reading<Grants> {
        self.need("on the turn this unit is deployed ,")?;
        if !self.eat("it") {
            self.need("this unit")?;
        }
        self.need("may choose a rested enemy unit as its attack target")?;
        self.eat("and attack it");
        Ok(Grants { to: To::This, what: vec![Grant::Own(OwnGrant::AttacksAtOnce { only_units: true })] })
    }

    /// Cards and what they have.
    fn granted(&mut self) -> Reading<Vec<Grants>> {
        let each = self.each_first();
        let from = self.at;
        let subject = self.subject()?;
        let mut what = Vec::new();
        let mut all = self.predicates()?;
        if let Some(each) = &each {
            self.said_for_each(&mut all, each, from)?;
        }
        for said in all {
            match said {
                Said::Gets(grants) => what.extend(grants),
                Said::Recovers(_) => return self.refuse(from),
            }
        }
        // They speak of a moment.
        let same = Grant::Cannot(Cannot::Own(OwnCannot::AttackSamePlayer));
        if what.contains(&Grant::Own(OwnGrant::StaysRested)) || what.contains(&same) {
            return self.refuse(from);
        }
        if are_pilots(&subject) || !self.can_have(&subject, &what, false) {
            return self.refuse(from);
        }
        let targets = match subject {
            Target::Both(all) => all,
            one => vec![one],
        };
        let mut grants = Vec::new();
        for target in targets {
            let to = match target {
                Target::This => To::This,
                Target::All(selector) => To::All(selector),
                _ => return self.refuse(from),
            };
            grants.push(Grants { to, what: what.clone() });
        }
        Ok(grants)
    }

    /// A turn in which something happened: "During a turn where your opponent has discarded due to one of your effects,".
    pub fn turn_where(&mut self) -> Reading<Condition> {
        self.need("during a turn where")?;
        if self.eat("your opponent has discarded due to one of your effects") {
            return Ok(Condition::Own(OwnCondition::Discarded(Whose::Opponents, Whose::Yours)));
        }
        self.stop()
    }

    /// "you have paid ① or more for one of your other (X) Units' effects".
    pub fn paid_this_turn(&mut self) -> Reading<Condition> {
        self.need("you have paid")?;
        let selector = self.paid_for()?;
        Ok(Condition::Own(OwnCondition::PaidFor(selector)))
    }
}
