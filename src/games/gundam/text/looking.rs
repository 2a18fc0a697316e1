//! 4-2-2, 10-3-5. Cards of a deck are looked at, shown, taken, and the rest goes back.

use super::super::vocabulary::{Amount, Deed, Op, OwnOp, Pile, Rest, Spot, Target, Whose, Zone};
use super::{It, Reader, Reading};

impl Reader<'_> {
    /// "look at the top 3 cards of your deck", with "and return 1 to the top" behind it.
    pub fn look(&mut self) -> Reading<Vec<Op>> {
        self.need("at")?;
        // 4-8-3. Only a text lets a player look at another's hand.
        if self.eat("your opponent's hand") {
            self.memory.it = It::Nothing;
            return Ok(vec![Op::LookAt(Whose::Opponents, Zone::Hand)]);
        }
        self.top_cards(false)
    }

    /// "the top 3 cards of your deck", looked at or shown.
    fn top_cards(&mut self, reveal: bool) -> Reading<Vec<Op>> {
        self.need("the top")?;
        let count = if self.eat("card") {
            1
        } else {
            let n = self.small()?;
            self.need("cards")?;
            n
        };
        self.need("of")?;
        let whose = if self.eat("your opponent's deck") || self.eat("the enemy player 's deck") {
            Whose::Opponents
        } else if self.memory.each {
            self.need("their deck")?;
            Whose::Yours
        } else {
            self.need("your deck")?;
            Whose::Yours
        };
        self.memory.looked = true;
        self.memory.looked_other = whose != Whose::Yours;
        self.memory.it = if count == 1 { It::Looked } else { It::Nothing };
        self.memory.only = count == 1;
        let count = Amount::N(i32::from(count));
        Ok(vec![Op::Look { whose, pile: Pile::Top(Zone::Deck), count, up_to: false, reveal }])
    }

    /// What is left of the cards looked at, or a number of them, goes back to the deck.
    pub fn return_looked(&mut self) -> Reading<Vec<Op>> {
        if !self.memory.looked {
            return self.stop();
        }
        if self.eat("the remaining cards/card randomly to the bottom of your/their deck") {
            return self.rest_is_placed(Op::Own(OwnOp::RestAtRandom));
        }
        if self.eat("the remaining cards/card to") || self.eat("any remaining card/cards to") {
            return self.rest_to_deck();
        }
        // The only card that is looked at, though this one was spoken of since: that is in no deck.
        let only = self.memory.it == It::Looked || (self.memory.it == It::This && self.memory.only);
        if only && (self.eat("it to") || self.eat("that card to")) {
            self.memory.said_it = true;
            return self.rest_to_deck();
        }
        // All of them. Each to the top or the bottom, or all to the same, would be read two ways.
        if self.memory.it == It::Nothing && !self.sees("them to the top or") && self.eat("them to") {
            self.memory.said_it = true;
            return self.rest_to_deck();
        }
        let mut ops = vec![self.some_to_deck()?];
        while let Some(op) = self.attempt(|r| {
            r.need("and")?;
            r.some_to_deck()
        }) {
            ops.push(op);
        }
        Ok(ops)
    }

    /// "1 of them to your hand", "1 to your hand": of the cards that are looked at.
    pub fn some_looked_at(&mut self) -> Reading<Target> {
        let count = self.small()?;
        self.eat("of them");
        if !self.memory.looked || !self.sees(if self.memory.each { "to their hand" } else { "to your hand" }) {
            return self.stop();
        }
        let count = super::super::vocabulary::Count::Exactly(Amount::N(i32::from(count)));
        Ok(Target::Choose { who: Whose::Yours, from: super::target::looked(), count })
    }

    /// "1 to the top": of the cards that are looked at.
    fn some_to_deck(&mut self) -> Reading<Op> {
        let count = self.small()?;
        self.eat("of them");
        self.eat("card/cards");
        self.need("to")?;
        let spot = self.spot()?;
        if self.eat("of") {
            self.need("your/their deck")?;
        }
        if spot == Spot::TopOrBottom {
            return self.stop();
        }
        let from = super::target::looked();
        let count = super::super::vocabulary::Count::Exactly(Amount::N(i32::from(count)));
        let what = Target::Choose { who: Whose::Yours, from, count };
        Ok(Op::Move { deed: Deed::ToDeck, what, spot, turned: false })
    }

    fn rest_to_deck(&mut self) -> Reading<Vec<Op>> {
        let spot = self.spot()?;
        if !self.eat("of your/their deck") && !self.sees("in any order") {
            self.need("of your/their deck")?;
        }
        self.eat("in any order");
        self.rest_is_placed(Op::PlaceRest(Rest::To(Zone::Deck, spot)))
    }

    fn rest_is_placed(&mut self, op: Op) -> Reading<Vec<Op>> {
        self.memory.looked = false;
        self.memory.it = It::Nothing;
        Ok(vec![op])
    }

    /// "the remaining card into your trash".
    pub fn place_rest(&mut self) -> Reading<Vec<Op>> {
        if !self.memory.looked {
            return self.stop();
        }
        if !self.eat("the remaining cards/card") {
            self.need("any remaining card/cards")?;
        }
        self.need("into your/their trash")?;
        self.rest_is_placed(Op::PlaceRest(Rest::To(Zone::Trash, Spot::Top)))
    }

    /// "reveal 1 (Zeon) Unit card among them", "reveal it".
    pub fn reveal(&mut self) -> Reading<Vec<Op>> {
        if self.sees("the top") {
            return self.top_cards(true);
        }
        let what = self.target()?;
        let looked = matches!(self.memory.it, It::Looked);
        if looked {
            // From here on the text speaks of what is shown.
            self.memory.spoken = None;
            self.memory.it = It::Card;
        }
        Ok(vec![Op::Reveal(what)])
    }
}
