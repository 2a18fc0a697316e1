//! 8-1-3-4. "If … would …, … instead."

use super::brackets::Brackets;
use super::effect::bare;
use super::happening::kod_otherwise;
use super::noun::Number;
use super::{Reader, Reading, Sort};
use crate::games::one_piece::vocabulary::{
    Amount, By, CHARACTERS, Condition, Count, Deed, Effect, Is, Kind, LIFE, Op, OwnOp, OwnWould, Selector, Taken,
    Target, Whose, Would, to_deck, trash,
};

impl Reader<'_> {
    /// A replacement effect.
    pub fn replacement(&mut self, mut brackets: Brackets) -> Reading<Vec<Effect>> {
        if !self.eat("if") && !self.eat("when") {
            return self.stop();
        }
        let from = self.at;
        let ways = if let Some(ways) = self.attempt(Self::one_of_several_would) {
            ways
        } else if let Some(would) = self.attempt(Self::would) {
            vec![would]
        } else {
            let (condition, would) = self.condition_and_would()?;
            brackets.conditions.push(condition);
            vec![would]
        };
        // Two effects would be used once each.
        let ways = match (ways.as_slice(), brackets.once) {
            ([Would::Be(Deed::Remove, who, by), Would::Be(Deed::Ko, ..), Would::Be(Deed::Ko, ..)], true) => {
                vec![Would::Own(OwnWould::KodOrRemoved(who.clone(), by.clone()))]
            }
            ([_], _) | (_, false) => ways,
            _ => return self.refuse(from),
        };
        self.need(",")?;
        let of_this = |would: &Would| matches!(would, Would::Be(_, who, _) if who.filter.asks(&Is::This));
        self.memory.before.beside = !ways.iter().all(of_this);
        self.memory.before.instead = true;
        self.memory.before.of_character = ways.iter().any(is_of_character);
        let may = self.eat("you may");
        let mut body = self.verb(Whose::Yours).or_else(|_| self.giving())?;
        // "trash 1 card from your hand or rest 1 of your DON!! cards instead": one of both.
        let mut all = vec![body.clone()];
        while let Some(way) = self.attempt(|r| {
            r.need("or")?;
            r.verb(Whose::Yours).or_else(|_| r.giving())
        }) {
            all.push(way);
        }
        if all.len() > 1 {
            if !self.sees("instead") {
                return self.refuse(from);
            }
            body = vec![Op::ChooseOne(Whose::Yours, all)];
        }
        while let Some(more) = self.attempt(|r| {
            if !r.eat("and") && !r.eat(", and") {
                return r.stop();
            }
            r.verb(Whose::Yours)
        }) {
            body.extend(more);
        }
        // What chance picks is not known before it is done.
        if body.iter().any(|op| matches!(op, Op::Own(OwnOp::AtRandom { .. }))) {
            return self.refuse(from);
        }
        self.need("instead")?;
        if let [only] = body.as_mut_slice()
            && at_least_one(only)
        {
            self.taken.push(Taken::OneAtLeastInstead);
        }
        self.eat("of that character being k.o.'d/rested");
        let ended = self.eat(".") || self.is_done();
        if !ended && self.peek().is_none_or(|token| token.sort != Sort::Break) {
            return self.stop();
        }
        if let Some(negated) = self.attempt(Self::negated_if) {
            brackets.conditions.push(Condition::Not(Box::new(negated)));
        }
        let kinds = ways.into_iter().map(|would| Kind::Replacement { would, may });
        Ok(kinds.map(|kind| Effect { body: body.clone(), ..bare(kind, &brackets) }).collect())
    }

    /// 8-2-1. "If there is a [X] Character, this effect is negated."
    fn negated_if(&mut self) -> Reading<Condition> {
        self.need("if")?;
        let condition = self.condition()?;
        self.need(", this effect is negated .")?;
        Ok(condition)
    }

    /// "Your face-up Life cards are trashed instead of being added to your hand, according to the rules."
    pub fn life_instead(&mut self, brackets: &Brackets) -> Reading<Vec<Effect>> {
        let noun = self.noun()?;
        let side = noun.selector.whose;
        if noun.selector.places != [LIFE]
            || side != Whose::Yours
            || !matches!(noun.number, Number::Unsaid | Number::All)
        {
            return self.refuse(noun.from);
        }
        self.need("are")?;
        let op = if self.eat("trashed") {
            trash(Target::It)
        } else {
            self.need("placed")?;
            to_deck(Target::It, self.deck_spot(&[side], side)?)
        };
        self.need("instead of being added to your hand")?;
        self.eat(", according to the rules");
        self.need(".")?;
        let would = Would::Own(OwnWould::LifeToHand(side, noun.selector.filter));
        Ok(vec![Effect { body: vec![op], ..bare(Kind::Replacement { would, may: false }, brackets) }])
    }

    /// "… would be K.O.'d or removed from the field by your opponent's effect": ways that exclude each other.
    fn one_of_several_would(&mut self) -> Reading<Vec<Would>> {
        let from = self.at;
        self.eat("any/one of");
        let who = self.somebody()?;
        let mut all = vec![self.would_manner(None)?];
        while self.eat("or") {
            let last = all.last().map(|(deed, _)| *deed);
            all.push(self.would_manner(last)?);
        }
        if !self.sees(",") {
            return self.stop();
        }
        let theirs = By::Effect(Whose::Opponents, None);
        let be = |deed, by| Would::Be(deed, who.clone(), by);
        let [battle, own] = kod_otherwise();
        if let [(Deed::Ko, None), (Deed::Remove, Some(_))] = all.as_slice() {
            self.taken.push(Taken::KodByAnything);
        }
        match all.as_slice() {
            // What is K.O.'d by the opponent's effect is removed by it.
            [(Deed::Remove, Some(by)), (Deed::Ko, None)] | [(Deed::Ko, None), (Deed::Remove, Some(by))]
                if *by == theirs =>
            {
                Ok(vec![be(Deed::Remove, theirs), be(Deed::Ko, battle), be(Deed::Ko, own)])
            }
            [(Deed::Remove, Some(by)), (Deed::Ko, Some(By::Battle))]
            | [(Deed::Ko, Some(By::Battle)), (Deed::Remove, Some(by))]
                if *by == theirs =>
            {
                Ok(vec![be(Deed::Remove, theirs), be(Deed::Ko, By::Battle)])
            }
            [(Deed::Remove, Some(by)), (Deed::Ko, Some(same))] | [(Deed::Ko, Some(same)), (Deed::Remove, Some(by))]
                if by == same =>
            {
                Ok(vec![be(Deed::Remove, by.clone())])
            }
            [(Deed::Ko, Some(By::Battle)), (Deed::Ko, Some(by))]
            | [(Deed::Ko, Some(by)), (Deed::Ko, Some(By::Battle))]
                if matches!(by, By::Effect(..)) =>
            {
                Ok(vec![be(Deed::Ko, By::Battle), be(Deed::Ko, by.clone())])
            }
            [(Deed::Remove, Some(By::Anything))] => {
                self.taken.push(Taken::ByOpponent);
                Ok(vec![be(Deed::Remove, theirs), be(Deed::Ko, By::Battle)])
            }
            _ => self.refuse(from),
        }
    }

    /// What would be done, and by what if it is said. "By your opponent", without more, is given as by anything.
    fn would_manner(&mut self, last: Option<Deed>) -> Reading<(Deed, Option<By>)> {
        let deed = if self.eat("would leave the field") {
            Deed::Remove
        } else {
            if last.is_none() {
                self.need("would be")?;
            } else {
                self.eat("would be");
            }
            if self.eat("k.o.'d") {
                Deed::Ko
            } else if self.eat("removed from the field") {
                Deed::Remove
            } else {
                match last {
                    Some(last) if self.sees("by/in") => last,
                    _ => return self.stop(),
                }
            }
        };
        if self.eat("by your opponent") {
            return if deed == Deed::Remove && self.sees(",") { Ok((deed, Some(By::Anything))) } else { self.stop() };
        }
        let said = self.sees("by/in");
        let by = self.by()?;
        Ok((deed, said.then_some(by)))
    }

    /// "cards would be K.O.'d by …".
    fn would(&mut self) -> Reading<Would> {
        if self.eat("you would take damage") {
            return Ok(Would::Own(OwnWould::TakeDamage(Whose::Yours)));
        }
        for (phrase, whose) in [("you would draw", Whose::Yours), ("your opponent would draw", Whose::Opponents)] {
            if self.eat(phrase) {
                return self.would_draw(whose);
            }
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
        self.eat("any of");
        let who = self.somebody()?;
        self.would_be(who)
    }

    /// 4-5. "… a card during your Draw Phase", "… cards by your effects": of several cards each is one that would be drawn.
    fn would_draw(&mut self, whose: Whose) -> Reading<Would> {
        if !self.eat("a/1 card") {
            self.need("cards")?;
        }
        let mine = if whose == Whose::Yours { "your draw phase" } else { "their draw phase" };
        let in_phase = if self.eat("during/in") {
            self.need(mine)?;
            Some(true)
        } else if self.eat("outside of?") {
            self.need(mine)?;
            Some(false)
        } else {
            None
        };
        let by = if self.eat("with/using your effect/effects") { By::Effect(Whose::Yours, None) } else { self.by()? };
        Ok(Would::Own(OwnWould::Draw(whose, in_phase, by)))
    }

    fn would_be(&mut self, who: Selector) -> Reading<Would> {
        if self.eat("would leave the field") {
            return Ok(Would::Be(Deed::Remove, who, self.by()?));
        }
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

/// Would it happen to another Character than this one?
fn is_of_character(would: &Would) -> bool {
    matches!(would, Would::Be(_, who, _) if who.places.contains(&CHARACTERS) && !who.filter.asks(&Is::This))
}

/// Cards that "you have".
fn owned(mut selector: Selector) -> Selector {
    if selector.whose == Whose::Any {
        selector.whose = Whose::Yours;
    }
    selector
}

/// 8-1-3-4-5. What happens instead must be carried out: of "up to N" one at least, where nothing else is done.
fn at_least_one(op: &mut Op) -> bool {
    let (Op::Move { what, .. }
    | Op::Turn(_, what)
    | Op::Face(_, what)
    | Op::Give { to: what, .. }
    | Op::Own(OwnOp::TurnDons { what, .. })) = op
    else {
        return false;
    };
    let Target::Choose { count: count @ Count::UpTo(Amount::N(_)), .. } = what else { return false };
    let Count::UpTo(Amount::N(most)) = *count else { return false };
    let Ok(most) = u8::try_from(most) else { return false };
    *count = if most > 1 { Count::Between(1, most) } else { Count::Exactly(Amount::N(1)) };
    true
}
