//! 11-2, 11-3. Looking at cards and revealing them, and where the rest goes.

use super::memory::Each;
use super::noun::Number;
use super::{Reader, Reading};
use crate::games::one_piece::vocabulary::{
    Amount, Count, DECK, Deed, HAND, LIFE, LIFE_BOTTOM, LIFE_TOP, Op, Pile, Place, Rest, Selector, Spot, Target, Whose,
    Zone,
};

impl Reader<'_> {
    /// After "look at".
    pub fn look(&mut self) -> Reading<Vec<Op>> {
        let from = self.at;
        if self.eat("your opponent's hand") {
            return Ok(vec![Op::LookAt(Whose::Opponents, Zone::Hand)]);
        }
        let noun = self.noun()?;
        let (count, up_to) = match noun.number {
            Number::Count(Count::Exactly(count)) => (count, false),
            Number::Count(Count::UpTo(count)) => (count, true),
            Number::All => (Amount::All, false),
            Number::One => (Amount::N(1), false),
            _ => return self.refuse(from),
        };
        let Selector { whose, places, filter } = noun.selector;
        if !filter.0.is_empty() || noun.each != Each::No {
            return self.refuse(from);
        }
        let pile = match places.as_slice() {
            _ if noun.deck_top => Pile::Top(Zone::Deck),
            [LIFE_TOP] => Pile::Top(Zone::Life),
            [LIFE_TOP, LIFE_BOTTOM] => Pile::TopOrBottom(Zone::Life),
            [LIFE] if count == Amount::All => Pile::Top(Zone::Life),
            [DECK] if count == Amount::All => Pile::Whole(Zone::Deck),
            _ => return self.refuse(from),
        };
        self.memory.looked = true;
        self.memory.pile = Some(whose);
        Ok(vec![Op::Look { whose, pile, count, up_to, reveal: false }])
    }

    /// After "reveal".
    pub fn reveal(&mut self, who: Whose) -> Reading<Vec<Op>> {
        let from = self.at;
        let target = self.target(who)?;
        match target {
            Target::Top { whose, zone, count, up_to } => {
                self.memory.looked = true;
                self.memory.pile = Some(whose);
                self.memory.shown = true;
                Ok(vec![Op::Look { whose, pile: Pile::Top(zone), count, up_to, reveal: true }])
            }
            Target::Choose { who, from: selector, count } if selector.places == [DECK] => {
                Ok(self.search(&selector, |from| Op::Reveal(Target::Choose { who, from, count })))
            }
            Target::Choose { ref from, .. } if from.places == [HAND] || from.places == [Place::Looked] => {
                Ok(vec![Op::Reveal(target)])
            }
            Target::Choose { ref from, .. } if from.places == [LIFE_TOP] => Ok(vec![Op::Reveal(target)]),
            Target::Both(ref all) if all.iter().all(is_hidden) => Ok(vec![Op::Reveal(target)]),
            Target::It => Ok(vec![Op::Reveal(target)]),
            _ => self.refuse(from),
        }
    }

    /// 8-4-4-4. "from your deck": the deck is looked at, and the card chosen among what is there.
    pub fn search(&mut self, selector: &Selector, make: impl FnOnce(Selector) -> Op) -> Vec<Op> {
        self.memory.looked = true;
        self.memory.pile = Some(selector.whose);
        let look = Op::Look {
            whose: selector.whose,
            pile: Pile::Whole(Zone::Deck),
            count: Amount::All,
            up_to: false,
            reveal: false,
        };
        let from = Selector { whose: selector.whose, places: vec![Place::Looked], filter: selector.filter.clone() };
        vec![look, make(from)]
    }

    /// "the rest …" after "place", "trash", "add", "return".
    pub fn rest(&mut self) -> bool {
        self.eat("the rest of the cards")
            || self.eat("the rest")
            || self.eat("the remaining cards/card")
            || (self.memory.looked && self.eat("the other card"))
            || (self.memory.shown && self.left_of_revealed() && self.eat("the revealed card/cards"))
    }

    /// Is "the revealed card" what is left of those from the top of a pile? They may have been moved, or other cards were spoken of since.
    fn left_of_revealed(&self) -> bool {
        self.memory.before.moved_it || (self.memory.looked && self.memory.before.revealed == Some(false))
    }

    /// Where cards are placed: "at the bottom of your deck in any order".
    pub fn deck_spot(&mut self, owners: &[Whose], who: Whose) -> Reading<Spot> {
        let spot = self.spot()?;
        self.home(owners, who, "deck/decks")?;
        self.eat("in any order");
        Ok(spot)
    }

    /// "at the top or bottom of".
    pub fn spot(&mut self) -> Reading<Spot> {
        if self.eat("at/to the top or bottom of") || self.eat("at/to the top or the bottom of") {
            return Ok(Spot::TopOrBottom);
        }
        if self.eat("at/to/on the bottom of") {
            return Ok(Spot::Bottom);
        }
        if self.eat("at/to/on the? top of") {
            return Ok(Spot::Top);
        }
        self.stop()
    }

    /// What is left of the cards that are looked at: after "place".
    pub fn place_rest(&mut self) -> Reading<Vec<Op>> {
        // A card that is shown to both players is spoken of later on: it is placed by itself. So are those that were chosen among them.
        let before = self.memory.before;
        let chosen = before.deed == Some(Deed::Choose) && before.place == Some(Place::Looked);
        let apart = chosen || self.memory.shown && self.sees("it");
        let all = self.memory.looked && !apart && self.eat("them/it");
        if !all && !self.rest() {
            return self.stop();
        }
        if self.eat("back in/into? their/your/the life area in any order")
            || self.eat("in your/their life area in any order")
        {
            self.memory.looked = false;
            return Ok(vec![Op::PlaceRest(Rest::To(Zone::Life, Spot::Top))]);
        }
        if self.eat("in your trash") {
            self.memory.looked = false;
            return Ok(vec![Op::PlaceRest(Rest::To(Zone::Trash, Spot::Top))]);
        }
        let spot = self.spot()?;
        let owners: Vec<Whose> = self.memory.pile.into_iter().collect();
        if self.eat("life cards/area") || self.attempt(|r| r.home(&owners, Whose::Yours, "life cards/area")).is_some() {
            self.eat("in any order");
            self.memory.looked = false;
            return Ok(vec![Op::PlaceRest(Rest::To(Zone::Life, spot))]);
        }
        self.home(&owners, Whose::Yours, "deck")?;
        self.eat("in any order");
        self.memory.looked = false;
        Ok(vec![Op::PlaceRest(Rest::To(Zone::Deck, spot))])
    }
}

/// Cards in hand or among those that are looked at.
fn is_hidden(target: &Target) -> bool {
    matches!(target, Target::Choose { from, .. } if from.places == [HAND] || from.places == [Place::Looked])
}
