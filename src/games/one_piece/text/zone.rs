//! 3-1-1. Where cards are: "from your hand", "on your field", "from the top of your deck".

use super::selector::{Place, Side};
use super::words::{Reader, Reading};

/// A place that a phrase names, and whose it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone {
    /// Whose; none if it follows from what was said before ("from among them", "on the field").
    pub side: Option<Side>,
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
    pub fn side(&mut self) -> Option<Side> {
        if self.eat("your and/or your opponent's") || self.eat("either/each player's") || self.eat("both players'") {
            return Some(Side::Any);
        }
        if self.eat("your opponent's") || self.eat("their") {
            return Some(Side::Opponents);
        }
        self.eat("your").then_some(Side::Yours)
    }

    /// "from your hand", "in your trash", "on your field".
    pub fn zone(&mut self) -> Reading<Zone> {
        if self.eat("from? among them/those") {
            self.eat("cards");
            return Ok(Zone { side: None, area: Areas::Places(vec![Place::Looked]) });
        }
        if self.eat("on the field") {
            return Ok(Zone { side: None, area: Areas::Field });
        }
        if self.eat("on") {
            let side = self.side();
            if side.is_none() {
                return self.stop();
            }
            self.need("field")?;
            return Ok(Zone { side, area: Areas::Field });
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
                return Ok(Zone { side, area: Areas::DeckTop });
            }
            self.life_word()?;
            return Ok(Zone { side, area: Areas::Places(vec![Place::LifeTop]) });
        }
        if self.eat("the top or bottom of") {
            let side = self.side();
            self.life_word()?;
            return Ok(Zone { side, area: Areas::Places(vec![Place::LifeTop, Place::LifeBottom]) });
        }
        if self.eat("the bottom of") {
            let side = self.side();
            self.life_word()?;
            return Ok(Zone { side, area: Areas::Places(vec![Place::LifeBottom]) });
        }
        let side = self.side();
        if side.is_none() {
            return self.stop();
        }
        if self.eat("field") {
            return Ok(Zone { side, area: Areas::Field });
        }
        let mut places = vec![self.pile()?];
        while self.sees("or hand/trash/deck") || self.sees("or your hand/trash/deck") {
            self.eat("or your?");
            places.push(self.pile()?);
        }
        Ok(Zone { side, area: Areas::Places(places) })
    }

    /// "Life cards", "Life area".
    pub fn life_word(&mut self) -> Reading<()> {
        self.need("life")?;
        self.eat("cards/card/area");
        Ok(())
    }

    fn pile(&mut self) -> Reading<Place> {
        if self.eat("hand") {
            Ok(Place::Hand)
        } else if self.eat("trash") {
            Ok(Place::Trash)
        } else if self.eat("don!! deck") {
            Ok(Place::DonDeck)
        } else if self.eat("cost area") {
            Ok(Place::Don)
        } else if self.eat("deck") {
            Ok(Place::Deck)
        } else {
            self.life_word()?;
            Ok(Place::Life)
        }
    }
}
