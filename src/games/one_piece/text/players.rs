//! 1-3-11. What both players do: "You and your opponent each …", "each of your and your opponent's …".

use super::memory::Each;
use super::noun::{Noun, Number};
use super::{Reader, Reading};
use crate::games::one_piece::vocabulary::{
    Amount, Count, Filter, HAND, LIFE_BOTTOM, LIFE_TOP, Op, Place, Selector, TRASH, Target, Whose, mill, trash,
};

impl Reader<'_> {
    /// "You and your opponent each draw 1 card", "… each trash 1 card from your hands", "both players draw 1 card".
    pub fn each_player(&mut self) -> Reading<Vec<Op>> {
        let players = self.eat("each player") || self.eat("both players");
        if !players {
            self.need("you and your opponent")?;
        }
        let each = self.eat("each") || players;
        if self.eat("draw/draws") {
            let up_to = self.eat("up to");
            let count = Amount::N(i32::from(self.small()?));
            self.need("card/cards")?;
            return if each { Ok(vec![Op::Draw { who: Whose::Any, count, up_to }]) } else { self.stop() };
        }
        self.need("trash/trashes")?;
        if self.eat("cards from your/their hand/hands until you/they each? have") {
            let left = self.small()?;
            self.need("cards in your/their hand/hands")?;
            return Ok(vec![turn_player_first(|side| down_to(side, left))]);
        }
        let count = Amount::N(i32::from(self.small()?));
        self.need("card/cards from your/their hand/hands")?;
        if !each {
            return self.stop();
        }
        Ok(vec![turn_player_first(|who| {
            trash(Target::Choose { who, from: hand(who), count: Count::Exactly(count.clone()) })
        })])
    }

    /// After "trash": "1 card from the top of each of your and your opponent's decks".
    pub fn trash_of_each(&mut self) -> Reading<Op> {
        let count = self.small()?;
        self.need("card/cards from the top of each of your and your opponent's")?;
        if self.eat("decks/deck") {
            return Ok(mill(Whose::Any, Amount::N(i32::from(count)), false));
        }
        self.life_word()?;
        if count != 1 {
            return self.stop();
        }
        let from = Selector { whose: Whose::Any, places: vec![LIFE_TOP], filter: Filter::any() };
        Ok(trash(Target::All(from)))
    }

    /// 8-4-4-1. "1 of each player's Characters": so many of yours and so many of your opponent's. Whose hand a card is picked from decides
    /// who picks it, which such words do not say.
    pub fn of_each(&mut self, noun: &Noun, who: Whose) -> Reading<Target> {
        let single = noun.selector.places.iter().all(|place| matches!(*place, LIFE_TOP | LIFE_BOTTOM));
        let said = match &noun.number {
            Number::Count(Count::AnyNumber) => return self.noun_target(Noun { each: Each::No, ..noun.clone() }, who),
            Number::One | Number::Count(Count::Exactly(Amount::N(_)) | Count::UpTo(Amount::N(_))) => {
                noun.each == Each::Player || single
            }
            _ => false,
        };
        if !said || noun.selector.places.iter().any(|place| matches!(*place, HAND | Place::Looked)) {
            return self.refuse(noun.from);
        }
        let mut both = Vec::new();
        for whose in [Whose::Yours, Whose::Opponents] {
            let selector = Selector { whose, ..noun.selector.clone() };
            both.push(self.noun_target(Noun { each: Each::No, selector, ..noun.clone() }, who)?);
        }
        Ok(Target::Both(both))
    }

    /// After "trash": "cards from the top of your deck until you have 10 cards in your trash".
    pub fn mill_until(&mut self, who: Whose) -> Reading<Op> {
        let from = self.at;
        self.need("cards from the top of your/their deck until you/they have")?;
        let total = i32::from(self.small()?);
        self.need("cards in your/their trash")?;
        self.said_of(who, from)?;
        let there = Selector { whose: who, places: vec![TRASH], filter: Filter::any() };
        let there = Box::new(Amount::Count(Box::new(there)));
        Ok(mill(who, Amount::UpToTotal(there, Box::new(Amount::N(total))), false))
    }

    /// 8-4-4-3. "their hand" is not that of the one who is told to do it, if that is you; nor "your hand" the opponent's.
    pub fn said_of(&mut self, who: Whose, from: usize) -> Reading<()> {
        let other = if who == Whose::Opponents { ["your", "you"] } else { ["their", "they"] };
        let said = (from..self.at).filter_map(|at| self.token_at(at)).any(|token| other.contains(&token.text.as_str()));
        if said { self.refuse(from) } else { Ok(()) }
    }

    /// After "trash": "cards from your hand until you have 5 cards in your hand".
    pub fn trash_until(&mut self, who: Whose) -> Reading<Op> {
        let from = self.at;
        self.need("cards from your/their hand until you/they have")?;
        let left = self.small()?;
        self.need("cards")?;
        if self.sees("in") {
            self.need("in your/their hand")?;
        }
        self.said_of(who, from)?;
        Ok(down_to(who, left))
    }
}

/// 1-3-11. Both do it, the player whose turn it is first.
fn turn_player_first(make: impl Fn(Whose) -> Op) -> Op {
    let (yours, theirs) = (make(Whose::Yours), make(Whose::Opponents));
    Op::InTurn(vec![yours], vec![theirs])
}

/// Trash what the hand has more than so many cards.
fn down_to(who: Whose, left: u8) -> Op {
    let more = Amount::Sum(vec![Amount::Count(Box::new(hand(who))), Amount::N(-i32::from(left))]);
    trash(Target::Choose { who, from: hand(who), count: Count::Exactly(more) })
}

fn hand(side: Whose) -> Selector {
    Selector { whose: side, places: vec![HAND], filter: Filter::any() }
}
