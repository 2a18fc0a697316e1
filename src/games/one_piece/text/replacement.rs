//! 8-1-3-4. "If … would …, … instead."

use super::brackets::Brackets;
use super::effect::bare;
use super::happening::kod_otherwise;
use super::noun::Number;
use super::words::{Reader, Reading, Sort};
use crate::games::one_piece::vocabulary::{
    By, Condition, Deed, Effect, Kind, LIFE, Op, OwnWould, Selector, Target, Whose, Would, to_deck, trash,
};

impl Reader<'_> {
    /// A replacement effect.
    pub fn replacement(&mut self, mut brackets: Brackets) -> Reading<Vec<Effect>> {
        if !self.eat("if") && !self.eat("when") {
            return self.stop();
        }
        let from = self.at;
        let ways = if let Some(ways) = self.attempt(Self::removed_or_kod_would) {
            ways
        } else if let Some(would) = self.attempt(Self::would) {
            vec![would]
        } else {
            let (condition, would) = self.condition_and_would()?;
            brackets.conditions.push(condition);
            vec![would]
        };
        // Two effects would be used once each.
        if ways.len() > 1 && brackets.once {
            return self.refuse(from);
        }
        self.need(",")?;
        let may = self.eat("you may");
        let mut body = self.verb(Whose::Yours).or_else(|_| self.giving())?;
        while let Some(more) = self.attempt(|r| {
            if !r.eat("and") && !r.eat(", and") {
                return r.stop();
            }
            r.verb(Whose::Yours)
        }) {
            body.extend(more);
        }
        // 8-1-3-4-5. As with a cost: whether it can be done is asked before.
        if body.iter().any(|op| matches!(op, Op::ChooseOne(..))) {
            return self.refuse(from);
        }
        self.need("instead")?;
        self.eat("of that character being k.o.'d/rested");
        let ended = self.eat(".") || self.is_done();
        if !ended && self.peek().is_none_or(|token| token.sort != Sort::Break) {
            return self.stop();
        }
        let kinds = ways.into_iter().map(|would| Kind::Replacement { would, may });
        Ok(kinds.map(|kind| Effect { body: body.clone(), ..bare(kind, &brackets) }).collect())
    }

    /// "Your face-up Life cards are trashed instead of being added to your hand, according to the rules."
    pub fn life_instead(&mut self, brackets: &Brackets) -> Reading<Vec<Effect>> {
        let noun = self.noun()?;
        let side = noun.selector.whose;
        if noun.selector.places != [LIFE] || side != Whose::Yours || noun.number != Number::Unsaid {
            return self.refuse(noun.from);
        }
        self.need("are")?;
        let op = if self.eat("trashed") {
            trash(Target::It)
        } else {
            self.need("placed")?;
            to_deck(Target::It, self.deck_spot()?)
        };
        self.need("instead of being added to your hand")?;
        self.eat(", according to the rules");
        self.need(".")?;
        let would = Would::Own(OwnWould::LifeToHand(side, noun.selector.filter));
        Ok(vec![Effect { body: vec![op], ..bare(Kind::Replacement { would, may: false }, brackets) }])
    }

    /// "… would be removed from the field by your opponent's effect or K.O.'d": ways that exclude each other.
    fn removed_or_kod_would(&mut self) -> Reading<Vec<Would>> {
        let who = self.somebody()?;
        self.need("would be removed from the field by your opponent's effect/effects or k.o.'d")?;
        if !self.sees(",") {
            return self.stop();
        }
        let [battle, own] = kod_otherwise();
        Ok(vec![
            Would::Be(Deed::Remove, who.clone(), By::Effect(Whose::Opponents, None)),
            Would::Be(Deed::Ko, who.clone(), battle),
            Would::Be(Deed::Ko, who, own),
        ])
    }

    /// "cards would be K.O.'d by …".
    fn would(&mut self) -> Reading<Would> {
        if self.eat("you would take damage") {
            return Ok(Would::Own(OwnWould::TakeDamage(Whose::Yours)));
        }
        if self.eat("you would lose the game because your deck has/is") {
            if self.number() != Some(0) {
                return self.stop();
            }
            self.eat("cards");
            return Ok(Would::Own(OwnWould::LoseByDeck));
        }
        if self.eat("you have") {
            let who = self.somebody()?;
            self.need("that")?;
            return self.would_be(owned(who));
        }
        let who = self.somebody()?;
        self.would_be(who)
    }

    fn would_be(&mut self, who: Selector) -> Reading<Would> {
        self.need("would be")?;
        if self.eat("k.o.'d") {
            return Ok(Would::Be(Deed::Ko, who, self.by()?));
        }
        if self.eat("removed from the field") {
            return Ok(Would::Be(Deed::Remove, who, self.by()?));
        }
        if self.eat("returned to the? owner's/your hand") {
            return Ok(Would::Be(Deed::ToHand, who, self.by()?));
        }
        if self.eat("rested") {
            return Ok(Would::Be(Deed::Rest, who, self.by()?));
        }
        if self.eat("trashed") {
            return Ok(Would::Be(Deed::Trash, who, self.by()?));
        }
        self.stop()
    }

    /// A condition, "and", and what would happen.
    fn condition_and_would(&mut self) -> Reading<(Condition, Would)> {
        let condition = self.condition()?;
        self.need("and")?;
        let would = self.would()?;
        Ok((condition, would))
    }
}

/// Cards that "you have".
fn owned(mut selector: Selector) -> Selector {
    if selector.whose == Whose::Any {
        selector.whose = Whose::Yours;
    }
    selector
}
