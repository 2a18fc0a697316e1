//! 8-3-1-8. What stands after "When".

use super::{Reader, Reading};
use crate::games::one_piece::vocabulary::{
    By, CHARACTERS, Category, DECK, Deed, Filter, HAND, Is, LEADER, LIFE, STAGE, Selector, TRASH, Timing, When, Whose,
    Zone,
};

impl Reader<'_> {
    /// Everything up to the comma, as timings.
    pub fn happenings(&mut self) -> Reading<Vec<Timing>> {
        if self.eat("this leader/character attacks or is attacked") {
            let this = this();
            return Ok(vec![Timing::Own(When::Attacks(this.clone(), None)), Timing::Own(When::Attacked(this, None))]);
        }
        if let Some(gone) = self.attempt(Self::removed_or_kod) {
            return Ok(gone);
        }
        let mut all = match self.attempt(Self::activates) {
            Some(activated) => activated,
            None => vec![self.happening()?],
        };
        // "K.O.'d by your opponent's effect or in battle": ways that exclude each other.
        if let [Timing::Done(Deed::Ko, selector, By::Effect(..) | By::Battle)] = all.as_slice()
            && let Some(by) = self.attempt(|r| {
                r.need("or")?;
                match r.by()? {
                    by @ (By::Effect(..) | By::Battle) => Ok(by),
                    _ => r.stop(),
                }
            })
        {
            all.push(Timing::Done(Deed::Ko, selector.clone(), by));
        }
        while let Some(next) = self.attempt(|r| {
            if !r.eat("or when") && !r.eat("or") {
                return r.stop();
            }
            r.happening()
        }) {
            all.push(next);
        }
        Ok(all)
    }

    /// "… is removed from the field by your opponent's effect or K.O.'d": ways that exclude each other, so that it happens once.
    fn removed_or_kod(&mut self) -> Reading<Vec<Timing>> {
        let selector = self.somebody()?;
        self.need("is/are removed from the field by your opponent's effect/effects ,? or is? k.o.'d")?;
        if !self.sees(".") && !self.sees(",") {
            return self.stop();
        }
        let [battle, own] = kod_otherwise();
        Ok(vec![
            Timing::Done(Deed::Remove, selector.clone(), By::Effect(Whose::Opponents, None)),
            Timing::Done(Deed::Ko, selector.clone(), battle),
            Timing::Done(Deed::Ko, selector, own),
        ])
    }

    /// "your opponent activates an Event or [Blocker]".
    fn activates(&mut self) -> Reading<Vec<Timing>> {
        let side = if self.eat("your opponent activates") {
            Whose::Opponents
        } else {
            self.need("you activate")?;
            Whose::Yours
        };
        let mut all = Vec::new();
        loop {
            all.push(if self.eat("an event") {
                Timing::Own(When::EventActivated(side))
            } else if self.eat("a/an? [blocker]") {
                Timing::Own(When::BlockerActivated(side))
            } else if self.eat("a/an? [trigger]") {
                Timing::Own(When::TriggerActivated(side))
            } else {
                return self.stop();
            });
            if self.sees("or when") || !self.eat("or") {
                return Ok(all);
            }
        }
    }

    fn happening(&mut self) -> Reading<Timing> {
        for (phrase, when) in [
            ("you take damage", When::DamageTaken(Whose::Yours)),
            ("your opponent takes damage", When::DamageTaken(Whose::Opponents)),
            ("this character/leader 's attack deals damage to your opponent's life", When::DamageDealt),
            ("you deal damage to your opponent's life", When::DamageTaken(Whose::Opponents)),
            ("this character/leader deals damage to your opponent's life", When::DamageDealt),
            ("a card is removed from your or your opponent's life cards?", When::LifeRemoved(Whose::Any)),
            ("a card is removed from your opponent's life cards?", When::LifeRemoved(Whose::Opponents)),
            ("a card is removed from your life cards?", When::LifeRemoved(Whose::Yours)),
            ("a card is added to your hand from your life cards?", When::LifeToHand(Whose::Yours)),
            ("your opponent's [on_play] effect is activated", When::OnPlayActivated(Whose::Opponents)),
            ("your [on_play] effect is activated", When::OnPlayActivated(Whose::Yours)),
            ("an event is activated", When::EventActivated(Whose::Any)),
            ("a [trigger] activates", When::TriggerActivated(Whose::Any)),
            ("you draw a card outside of your draw phase", When::DrawnOutside(Whose::Yours)),
            ("a? card/cards is/are trashed from your hand by an effect", When::Discarded(Whose::Yours, by_effect())),
            (
                "a? card/cards is/are trashed from your hand by your effect",
                When::Discarded(Whose::Yours, by_own_effect()),
            ),
        ] {
            if self.eat(phrase) {
                return Ok(Timing::Own(when));
            }
        }
        if self.eat("your number of life cards becomes") || self.eat("the number of your life cards becomes") {
            return Ok(Timing::Own(When::LifeBecomes(Whose::Yours, self.small()?)));
        }
        if self.eat("a? card/cards is/are trashed from your hand") {
            return Ok(Timing::Own(When::Discarded(Whose::Yours, self.by()?)));
        }
        for (phrase, whose) in [("your opponent attacks", Whose::Opponents), ("you attack", Whose::Yours)] {
            if self.eat(phrase) {
                let attacker = Selector { whose, places: vec![LEADER, CHARACTERS], filter: Filter::any() };
                return Ok(Timing::Own(When::Attacks(attacker, self.attacked()?)));
            }
        }
        if let Some(played) = self.attempt(Self::plays) {
            return Ok(played);
        }
        if let Some(don) = self.attempt(Self::don_happening) {
            return Ok(don);
        }
        // There is one Leader: "this Leader or any of your Characters"
        if self.eat("this leader or any of your characters") || self.eat("your leader or any of your characters") {
            let places = vec![LEADER, CHARACTERS];
            return self.happening_to(Selector { whose: Whose::Yours, places, filter: Filter::any() });
        }
        let selector = self.somebody()?;
        self.happening_to(selector)
    }

    /// What somebody does, or what is done to them.
    fn happening_to(&mut self, selector: Selector) -> Reading<Timing> {
        if self.eat("battles and k.o.'s") {
            let other = self.somebody()?;
            return Ok(Timing::Done(Deed::Ko, other, By::BattleWith(selector.filter)));
        }
        if self.eat("battles") {
            if selector != this() || self.sees("and") {
                return self.stop();
            }
            let noun = self.noun()?;
            return Ok(Timing::Own(When::Battles(self.card_filter(noun)?)));
        }
        if self.eat("attacks/attack") {
            return Ok(Timing::Own(When::Attacks(selector, self.attacked()?)));
        }
        if self.eat("becomes rested") || self.eat("become rested") {
            return Ok(Timing::Done(Deed::Rest, selector, self.by()?));
        }
        self.need("is/are")?;
        if self.eat("attacked") {
            let by = if self.eat("by") { Some(self.fighter()?) } else { None };
            return Ok(Timing::Own(When::Attacked(selector, by)));
        }
        if self.eat("given a don!! card") {
            return Ok(Timing::Own(When::DonGiven(selector)));
        }
        if self.eat("k.o.'d") {
            return Ok(Timing::Done(Deed::Ko, selector, self.by()?));
        }
        if self.eat("removed from the field") {
            return Ok(Timing::Done(Deed::Remove, selector, self.by()?));
        }
        if self.eat("returned to the? owner's/your hand") {
            return Ok(Timing::Done(Deed::ToHand, selector, self.by()?));
        }
        if self.eat("rested") {
            return Ok(Timing::Done(Deed::Rest, selector, self.by()?));
        }
        if self.eat("trashed") {
            if self.sees("from") {
                return self.stop();
            }
            return Ok(Timing::Done(Deed::Trash, selector, self.by()?));
        }
        self.stop()
    }

    /// 7-1-1-2. What is attacked, if it is said: "your Leader", "a Character".
    fn attacked(&mut self) -> Reading<Option<Selector>> {
        if self.sees(",") || self.sees(".") || self.sees("or when") { Ok(None) } else { self.fighter().map(Some) }
    }

    /// 7-1-1. A Leader or Characters, as one side of a battle: "your opponent's Character", "1 of your Characters", "a Leader".
    pub fn fighter(&mut self) -> Reading<Selector> {
        if self.eat("this character/leader") {
            return Ok(this());
        }
        self.eat("one/any of");
        let noun = self.noun()?;
        let fights = noun.selector.places.iter().all(|place| matches!(*place, LEADER | CHARACTERS));
        if !noun.number.is_single() || !fights || noun.deck_top {
            return self.refuse(noun.from);
        }
        Ok(noun.selector)
    }

    /// "this Character", "your opponent's Character", "a Character".
    pub fn somebody(&mut self) -> Reading<Selector> {
        if self.eat("this character/leader/card/stage") {
            return Ok(this());
        }
        self.eat("one of");
        let noun = self.noun()?;
        if !noun.number.is_single() || noun.deck_top {
            return self.refuse(noun.from);
        }
        Ok(noun.selector)
    }

    /// "your opponent plays a Character", "a {X} type Character card is played from your trash".
    fn plays(&mut self) -> Reading<Timing> {
        let from = self.at;
        let player = if self.eat("you play") {
            Some(Whose::Yours)
        } else if self.eat("your opponent plays") {
            Some(Whose::Opponents)
        } else {
            None
        };
        let mut noun = self.noun()?;
        // "When you play 2 or more Characters" is not met by one of them.
        if !noun.number.is_single() {
            return self.refuse(noun.from);
        }
        let mut zone = None;
        if player.is_none() {
            self.need("is played")?;
            zone = self.attempt(Self::zone);
        }
        let mut area = None;
        if let Some(named) = &zone {
            let super::zone::Areas::Places(places) = &named.area else { return self.refuse(from) };
            area = Some(places.clone());
            if noun.selector.whose == Whose::Any {
                noun.selector.whose = named.side.unwrap_or(Whose::Any);
            }
        } else if noun.selector.places != [CHARACTERS] && noun.selector.places != [STAGE] {
            area = Some(noun.selector.places.clone());
        }
        let area = match area.as_deref() {
            None => None,
            Some([HAND]) => Some(Zone::Hand),
            Some([TRASH]) => Some(Zone::Trash),
            Some([DECK]) => Some(Zone::Deck),
            Some([LIFE]) => Some(Zone::Life),
            _ => return self.refuse(from),
        };
        let mut selector = noun.selector;
        if let Some(side) = player {
            selector.whose = side;
        }
        // Once played, a Character is in the Character area.
        if area.is_some() && zone.is_none() {
            let character = Is::Category(Category::Character);
            if !selector.filter.0.contains(&character) {
                return self.refuse(from);
            }
            selector.filter.0.retain(|is| *is != character);
            selector.places = vec![CHARACTERS];
        }
        Ok(Timing::Own(When::Played(selector, area)))
    }

    /// "a DON!! card on your field is returned to your DON!! deck".
    fn don_happening(&mut self) -> Reading<Timing> {
        let from = self.at;
        let least = if self.eat("a/an") {
            1
        } else {
            let least = self.small()?;
            self.need("or more")?;
            least
        };
        self.need("don!! card/cards")?;
        if self.eat("is/are given to") {
            // How many are given at one time is not kept.
            if least > 1 {
                return self.refuse(from);
            }
            return Ok(Timing::Own(When::DonGiven(self.somebody()?)));
        }
        if !self.eat("on your/the field") {
            return self.stop();
        }
        self.need("is/are returned to your don!! deck")?;
        Ok(Timing::Own(When::DonReturned(Whose::Yours, least, self.by()?)))
    }
}

/// This card, as cards that something happens to.
pub fn this() -> Selector {
    let places = vec![LEADER, CHARACTERS, STAGE];
    Selector { whose: Whose::Yours, places, filter: Filter::of(vec![Is::This]) }
}

/// How a card is K.O.'d that is not removed by an effect of the opponent: in battle, by an own effect.
pub fn kod_otherwise() -> [By; 2] {
    [By::Battle, by_own_effect()]
}

fn by_effect() -> By {
    By::Effect(Whose::Any, None)
}

fn by_own_effect() -> By {
    By::Effect(Whose::Yours, None)
}
