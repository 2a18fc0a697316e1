//! 8-3-1-8. What stands after "When".

use super::effects::{Area, By, Happening, Timing};
use super::noun::Number;
use super::operations::{Amount, Count};
use super::selector::{Filter, Is, Place, Selector, Side};
use super::words::{Reader, Reading};

impl Reader<'_> {
    /// Everything up to the comma, as timings.
    pub fn happenings(&mut self) -> Reading<Vec<Timing>> {
        if self.eat("this leader/character attacks or is attacked") {
            let this = this();
            return Ok(vec![Timing::When(Happening::Attacks(this.clone())), Timing::When(Happening::Attacked(this))]);
        }
        if let Some(gone) = self.attempt(Self::removed_or_kod) {
            return Ok(gone.into_iter().map(Timing::When).collect());
        }
        if let Some(activated) = self.attempt(Self::activates) {
            return Ok(activated.into_iter().map(Timing::When).collect());
        }
        let mut all = vec![self.happening()?];
        while let Some(next) = self.attempt(|r| {
            if !r.eat("or when") && !r.eat("or") {
                return r.stop();
            }
            r.happening()
        }) {
            all.push(next);
        }
        Ok(all.into_iter().map(Timing::When).collect())
    }

    /// "… is removed from the field by your opponent's effect or K.O.'d": ways that exclude each other, so that it happens once.
    fn removed_or_kod(&mut self) -> Reading<Vec<Happening>> {
        let selector = self.somebody()?;
        self.need("is/are removed from the field by your opponent's effect/effects or k.o.'d")?;
        if !self.sees(".") && !self.sees(",") {
            return self.stop();
        }
        let [battle, own] = kod_otherwise();
        Ok(vec![
            Happening::Removed(selector.clone(), By::Effect(Side::Opponents, None)),
            Happening::Kod(selector.clone(), battle),
            Happening::Kod(selector, own),
        ])
    }

    /// "your opponent activates an Event or [Blocker]".
    fn activates(&mut self) -> Reading<Vec<Happening>> {
        let side = if self.eat("your opponent activates") {
            Side::Opponents
        } else {
            self.need("you activate")?;
            Side::Yours
        };
        let mut all = Vec::new();
        loop {
            all.push(if self.eat("an event") {
                Happening::EventActivated(side)
            } else if self.eat("a/an? [blocker]") {
                Happening::BlockerActivated(side)
            } else if self.eat("a/an? [trigger]") {
                Happening::TriggerActivated(side)
            } else {
                return self.stop();
            });
            if !self.eat("or") {
                return Ok(all);
            }
        }
    }

    fn happening(&mut self) -> Reading<Happening> {
        for (phrase, happening) in [
            ("you take damage", Happening::DamageTaken(Side::Yours)),
            ("your opponent takes damage", Happening::DamageTaken(Side::Opponents)),
            ("this character/leader 's attack deals damage to your opponent's life", Happening::DamageDealt),
            ("you deal damage to your opponent's life", Happening::DamageTaken(Side::Opponents)),
            ("a card is removed from your or your opponent's life cards?", Happening::LifeRemoved(Side::Any)),
            ("a card is removed from your opponent's life cards?", Happening::LifeRemoved(Side::Opponents)),
            ("a card is removed from your life cards?", Happening::LifeRemoved(Side::Yours)),
            ("a card is added to your hand from your life cards?", Happening::LifeToHand(Side::Yours)),
            ("your opponent's [on_play] effect is activated", Happening::OnPlayActivated(Side::Opponents)),
            ("your [on_play] effect is activated", Happening::OnPlayActivated(Side::Yours)),
            ("a [trigger] activates", Happening::TriggerActivated(Side::Any)),
            ("you draw a card outside of your draw phase", Happening::DrawnOutside(Side::Yours)),
            ("a card is trashed from your hand by an effect", Happening::Discarded(Side::Yours, by_effect())),
            ("a card is trashed from your hand by your effect", Happening::Discarded(Side::Yours, by_own_effect())),
        ] {
            if self.eat(phrase) {
                return Ok(happening);
            }
        }
        if self.eat("your number of life cards becomes") || self.eat("the number of your life cards becomes") {
            return Ok(Happening::LifeBecomes(Side::Yours, self.small()?));
        }
        if self.eat("a card is trashed from your hand") {
            return Ok(Happening::Discarded(Side::Yours, self.by()?));
        }
        if self.eat("your opponent attacks") {
            let places = vec![Place::Leader, Place::Characters];
            return Ok(Happening::Attacks(Selector { side: Side::Opponents, places, filter: Filter::any() }));
        }
        if let Some(played) = self.attempt(Self::plays) {
            return Ok(played);
        }
        if let Some(don) = self.attempt(Self::don_happening) {
            return Ok(don);
        }
        let selector = self.somebody()?;
        if self.eat("battles and k.o.'s") {
            let other = self.somebody()?;
            return Ok(Happening::Kod(other, By::BattleWith(selector.filter)));
        }
        if self.eat("battles") {
            if selector != this() || self.sees("and") {
                return self.stop();
            }
            let noun = self.noun()?;
            return Ok(Happening::Battles(self.card_filter(noun)?));
        }
        if self.eat("attacks/attack") {
            if self.sees("your") || self.sees("a/an") {
                return self.stop();
            }
            return Ok(Happening::Attacks(selector));
        }
        if self.eat("becomes rested") || self.eat("become rested") {
            return Ok(Happening::Rested(selector, self.by()?));
        }
        self.need("is/are")?;
        if self.eat("attacked") {
            return Ok(Happening::Attacked(selector));
        }
        if self.eat("k.o.'d") {
            return Ok(Happening::Kod(selector, self.by()?));
        }
        if self.eat("removed from the field") {
            return Ok(Happening::Removed(selector, self.by()?));
        }
        if self.eat("returned to the? owner's/your hand") {
            return Ok(Happening::ReturnedToHand(selector, self.by()?));
        }
        if self.eat("rested") {
            return Ok(Happening::Rested(selector, self.by()?));
        }
        if self.eat("trashed") {
            if self.sees("from") {
                return self.stop();
            }
            return Ok(Happening::Trashed(selector, self.by()?));
        }
        self.stop()
    }

    /// "this Character", "your opponent's Character", "a Character".
    pub fn somebody(&mut self) -> Reading<Selector> {
        if self.eat("this character/leader/card/stage") {
            return Ok(this());
        }
        self.eat("one of");
        let noun = self.noun()?;
        let single = matches!(noun.number, Number::Unsaid | Number::One | Number::Count(Count::Exactly(Amount::N(1))));
        if !single || noun.deck_top {
            return self.refuse(noun.from);
        }
        Ok(noun.selector)
    }

    /// "your opponent plays a Character", "a {X} type Character card is played from your trash".
    fn plays(&mut self) -> Reading<Happening> {
        let from = self.at;
        let player = if self.eat("you play") {
            Some(Side::Yours)
        } else if self.eat("your opponent plays") {
            Some(Side::Opponents)
        } else {
            None
        };
        let mut noun = self.noun()?;
        let mut zone = None;
        if player.is_none() {
            self.need("is played")?;
            zone = self.attempt(Self::zone);
        }
        let mut area = None;
        if let Some(named) = &zone {
            let super::zone::Areas::Places(places) = &named.area else { return self.refuse(from) };
            area = Some(places.clone());
            if noun.selector.side == Side::Any {
                noun.selector.side = named.side.unwrap_or(Side::Any);
            }
        } else if noun.selector.places != [Place::Characters] && noun.selector.places != [Place::Stage] {
            area = Some(noun.selector.places.clone());
        }
        let area = match area.as_deref() {
            None => None,
            Some([Place::Hand]) => Some(Area::Hand),
            Some([Place::Trash]) => Some(Area::Trash),
            Some([Place::Deck]) => Some(Area::Deck),
            Some([Place::Life]) => Some(Area::Life),
            _ => return self.refuse(from),
        };
        let mut selector = noun.selector;
        if let Some(side) = player {
            selector.side = side;
        }
        // Once played, a Character is in the Character area.
        if area.is_some() && zone.is_none() {
            let category = |category| Is::Category(category);
            let character = category(super::effects::Category::Character);
            if !selector.filter.0.contains(&character) {
                return self.refuse(from);
            }
            selector.filter.0.retain(|is| *is != character);
            selector.places = vec![Place::Characters];
        }
        Ok(Happening::Played(selector, area))
    }

    /// "a DON!! card on your field is returned to your DON!! deck".
    fn don_happening(&mut self) -> Reading<Happening> {
        let least = if self.eat("a/an") {
            1
        } else {
            let least = self.small()?;
            self.need("or more")?;
            least
        };
        self.need("don!! card/cards")?;
        if self.eat("is/are given to") {
            return Ok(Happening::DonGiven(self.somebody()?));
        }
        if !self.eat("on your/the field") {
            return self.stop();
        }
        self.need("is/are returned to your don!! deck")?;
        Ok(Happening::DonReturned(Side::Yours, least, self.by()?))
    }
}

/// This card, as cards that something happens to.
pub fn this() -> Selector {
    let places = vec![Place::Leader, Place::Characters, Place::Stage];
    Selector { side: Side::Yours, places, filter: Filter(vec![Is::This]) }
}

/// How a card is K.O.'d that is not removed by an effect of the opponent: in battle, by an own effect.
pub fn kod_otherwise() -> [By; 2] {
    [By::Battle, by_own_effect()]
}

fn by_effect() -> By {
    By::Effect(Side::Any, None)
}

fn by_own_effect() -> By {
    By::Effect(Side::Yours, None)
}
