//! 8-4-4. One of two things for the same card, or the same thing for one of two cards: a choice of two modes.

use super::kind::is_named;
use super::noun::Number;
use super::{Reader, Reading};
use crate::games::one_piece::vocabulary::{
    CHARACTERS, Count, HAND, Op, STAGE, Spot, Target, Whose, ko, to_deck, to_hand, trash, turn,
};

impl Reader<'_> {
    /// After "K.O.": "or rest up to 1 …", or a card, and then ", or return it to the owner's hand".
    pub fn ko(&mut self, who: Whose) -> Reading<Vec<Op>> {
        let or_rest = self.eat("or rest");
        let target = self.target(who)?;
        if or_rest {
            return Ok(one_of_two(who, ko(target.clone()), turn(target, true)));
        }
        if self.eat(", or return it to the owner's hand") || self.eat("or return it to the owner's hand") {
            return Ok(one_of_two(who, ko(target.clone()), to_hand(target)));
        }
        Ok(vec![ko(target)])
    }

    /// "to the owner's hand" was read: "or the bottom of their deck".
    pub fn hand_or_deck(&mut self, target: Target, who: Whose) -> Reading<Vec<Op>> {
        if !self.sees("or") {
            return Ok(vec![to_hand(target)]);
        }
        if !self.eat("or to? the bottom of the owner's deck") && !self.eat("or to? the bottom of their deck") {
            return self.stop();
        }
        Ok(one_of_two(who, to_hand(target.clone()), to_deck(target, Spot::Bottom)))
    }

    /// "play it" was read: "or add it to the top of your Life cards face-up".
    pub fn play_or_add(&mut self, played: Op, who: Whose) -> Reading<Vec<Op>> {
        if !self.eat("or add it") {
            return Ok(vec![played]);
        }
        let mut added = self.put_in_life(Target::It, who)?;
        match (added.pop(), added.is_empty()) {
            (Some(added), true) => Ok(one_of_two(who, played, added)),
            _ => self.stop(),
        }
    }

    /// After "set": "this Character or up to 1 of your DON!! cards as active".
    pub fn set_either(&mut self, who: Whose) -> Reading<Vec<Op>> {
        let first = self.one_target(who)?;
        self.need("or")?;
        let second = self.one_target(who)?;
        self.need("as active")?;
        Ok(one_of_two(who, turn(first, false), turn(second, false)))
    }

    /// After "trash": "1 of your {X} type Characters or 1 card from your hand", which are in two places.
    pub fn trash_either(&mut self, who: Whose) -> Reading<Vec<Op>> {
        let mut both = Vec::new();
        for word in [true, false] {
            let mut noun = self.single_noun()?;
            // "1 [A] from your hand or field"
            if noun.selector.places == [HAND] && noun.selector.filter.0.iter().any(is_named) && self.eat("or field") {
                noun.selector.places = vec![HAND, CHARACTERS, STAGE];
            }
            let exact = matches!(noun.number, Number::Count(Count::Exactly(_)));
            if !exact || noun.deck_top || noun.selector.whose == Whose::Any {
                return self.refuse(noun.from);
            }
            both.push(trash(self.noun_target(noun, who)?));
            if word {
                self.need("or")?;
            }
        }
        match (both.pop(), both.pop()) {
            (Some(second), Some(first)) => Ok(one_of_two(who, first, second)),
            _ => self.stop(),
        }
    }
}

/// A choice of two modes of one operation each.
pub fn one_of_two(who: Whose, first: Op, second: Op) -> Vec<Op> {
    vec![Op::ChooseOne(who, vec![vec![first], vec![second]])]
}
