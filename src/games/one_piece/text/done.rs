//! How many cards something was done to: "the number of Characters K.O.'d", "for every card trashed this way", "the same number".

use super::memory::Last;
use super::{Reader, Reading};
use crate::games::one_piece::vocabulary::{Amount, CHARACTERS, Deed};

/// What is said of cards to which something was done.
const DONE: [(&str, &[Deed]); 8] = [
    ("trashed", &[Deed::Trash]),
    ("returned", &[Deed::ToHand, Deed::ToDeck]),
    ("placed", &[Deed::ToDeck, Deed::ToLife]),
    ("revealed", &[Deed::Reveal]),
    ("rested", &[Deed::Rest]),
    ("k.o.'d", &[Deed::Ko]),
    ("played", &[Deed::Play]),
    ("selected/chosen", &[Deed::Choose]),
];

/// Where cards were brought, which the verb has said already.
const BROUGHT: [&str; 4] = [
    "to the? owner's/owners'/your/their hand/hands",
    "to your/their don!! deck",
    "to your/their deck",
    "at the bottom of the? owner's/your/their deck",
];

/// What was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counted {
    Cards,
    Characters,
    Dons,
}

impl Reader<'_> {
    /// "the number of Characters K.O.'d by this effect", "the number you returned to your DON!! deck".
    pub fn number_done(&mut self) -> Reading<Amount> {
        self.need("the number")?;
        let counted = if self.eat("of don!! cards") {
            Counted::Dons
        } else if self.eat("of characters") || self.eat("of character cards") {
            Counted::Characters
        } else {
            self.eat("of cards");
            Counted::Cards
        };
        self.eat("you/they");
        self.was_done(counted)?;
        Ok(Amount::Done)
    }

    /// "for every card trashed this way", "for every 2 cards trashed this way", after "for every": of how many, and what is counted.
    pub fn every_done(&mut self) -> Reading<(u8, Amount)> {
        if self.eat("of those cards/characters") {
            return if self.speaks_of_number() { Ok((1, Amount::Done)) } else { self.stop() };
        }
        let every = self.attempt(Self::small).unwrap_or(1);
        let counted = if self.eat("don!! card/cards") {
            Counted::Dons
        } else if self.eat("character/characters card/cards?") {
            Counted::Characters
        } else {
            self.need("card/cards")?;
            Counted::Cards
        };
        if every == 0 {
            return self.stop();
        }
        self.was_done(counted)?;
        Ok((every, Amount::Done))
    }

    /// "the same number of cards", after what was done: the number that the text knows.
    pub fn speaks_of_number(&self) -> bool {
        self.memory.before.last != Last::Other
    }

    /// "K.O.'d by this effect": it must be what was done last, for only of that the number is known. Before anything was done it is what
    /// set the effect off.
    fn was_done(&mut self, counted: Counted) -> Reading<()> {
        let from = self.at;
        let Some((_, deeds)) = DONE.iter().find(|(word, _)| self.eat(word)) else { return self.stop() };
        let _ = BROUGHT.iter().any(|place| self.eat(place));
        let way = self.this_way();
        let before = self.memory.before;
        let known = match before.last {
            Last::Nothing => !way,
            Last::Cards(deed) => deeds.contains(&deed) && counted != Counted::Dons,
            // DON!! cards are cards.
            Last::Dons(deed) => deeds.contains(&deed) && counted != Counted::Characters,
            Last::Drawn | Last::Other => false,
        };
        let elsewhere = before.place.is_some_and(|place| place != CHARACTERS);
        // Of what was done twice only the last time is counted.
        if before.deeds.is_several(deeds) {
            return self.refuse(from);
        }
        if !known || (counted == Counted::Characters && elsewhere && before.last != Last::Nothing) {
            return self.refuse(from);
        }
        Ok(())
    }
}
