//! 3-1-1. Where cards are: "from your hand", "on your field", "from the top of your deck".

use super::memory::Each;
use super::{Reader, Reading};
use crate::games::one_piece::vocabulary::{DECK, DONS, Dons, HAND, LIFE, LIFE_BOTTOM, LIFE_TOP, Place, TRASH, Whose};

/// A place that a phrase names, and whose it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Where {
    /// Whose; none if it follows from what was said before ("from among them", "on the field").
    pub side: Option<Whose>,
    /// What.
    pub area: Areas,
}

/// What a phrase names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Areas {
    /// These places.
    Places(Vec<Place>),
    /// The field: what it is there depends on the card.
    Field,
    /// The top of the deck.
    DeckTop,
}

impl Reader<'_> {
    /// "your", "your opponent's", "their" and so on.
    pub fn side(&mut self) -> Option<Whose> {
        if self.eat("your or your opponent's") || self.eat("either player's") {
            return Some(Whose::Any);
        }
        if self.eat("each player's") {
            self.memory.each = Each::Player;
            return Some(Whose::Any);
        }
        if self.eat("your and your opponent's") || self.eat("both players'") {
            self.memory.each = Each::Both;
            return Some(Whose::Any);
        }
        if self.eat("your opponent's") {
            return Some(Whose::Opponents);
        }
        if self.eat("their") {
            self.memory.their = true;
            return Some(Whose::Opponents);
        }
        self.eat("your").then_some(Whose::Yours)
    }

    /// "from your hand", "in your trash", "on your field".
    pub fn zone(&mut self) -> Reading<Where> {
        // Only of cards that are looked at or were revealed it is known which they are.
        if self.memory.looked && self.eat("from? among them/those") {
            self.eat("cards");
            return Ok(Where { side: None, area: Areas::Places(vec![Place::Looked]) });
        }
        if self.eat("on the field") {
            return Ok(Where { side: None, area: Areas::Field });
        }
        if self.eat("on") {
            let side = self.side();
            if side.is_none() {
                return self.stop();
            }
            self.need("field")?;
            return Ok(Where { side, area: Areas::Field });
        }
        if self.memory.had && self.eat("in hand") {
            return Ok(Where { side: None, area: Areas::Places(vec![HAND]) });
        }
        if !self.eat("from/in") {
            return self.stop();
        }
        if self.eat("the top of") {
            let side = self.side();
            if side.is_none() && !self.eat("the") {
                return self.stop();
            }
            if self.eat("deck") {
                return Ok(Where { side, area: Areas::DeckTop });
            }
            self.life_word()?;
            return Ok(Where { side, area: Areas::Places(vec![LIFE_TOP]) });
        }
        if self.eat("the top or bottom of") {
            let side = self.side();
            self.life_word()?;
            return Ok(Where { side, area: Areas::Places(vec![LIFE_TOP, LIFE_BOTTOM]) });
        }
        if self.eat("the bottom of") {
            let side = self.side();
            self.life_word()?;
            return Ok(Where { side, area: Areas::Places(vec![LIFE_BOTTOM]) });
        }
        let side = self.side();
        if side.is_none() {
            return self.stop();
        }
        if self.eat("field") {
            return Ok(Where { side, area: Areas::Field });
        }
        let mut places = vec![self.pile()?];
        while self.sees("or hand/trash/deck") || self.sees("or your hand/trash/deck") {
            self.eat("or your?");
            places.push(self.pile()?);
        }
        Ok(Where { side, area: Areas::Places(places) })
    }

    /// "Life cards", "Life area".
    pub fn life_word(&mut self) -> Reading<()> {
        self.need("life")?;
        self.eat("cards/card/area");
        Ok(())
    }

    fn pile(&mut self) -> Reading<Place> {
        if self.eat("hand") {
            Ok(HAND)
        } else if self.eat("trash") {
            Ok(TRASH)
        } else if self.eat("don!! deck") {
            Ok(Place::Own(Dons::Deck))
        } else if self.eat("cost area") {
            Ok(DONS)
        } else if self.eat("deck") {
            Ok(DECK)
        } else {
            self.life_word()?;
            Ok(LIFE)
        }
    }
}
