//! 8-4. Operations that move cards or turn them: trash, return, place, add, rest, set as active, play.

use super::memory::Each;
use super::{Reader, Reading};
use crate::games::one_piece::vocabulary::{
    Amount, CHARACTERS, Category, Count, DECK, Filter, HAND, Is, LIFE, LIFE_BOTTOM, LIFE_TOP, Op, OwnEffect, OwnOp,
    Place, Rest, Selector, Spot, TRASH, Target, Whose, Zone, to_deck, to_hand, to_life, trash, turn, turn_life,
};

impl Reader<'_> {
    /// After "draw".
    pub fn draw(&mut self, who: Whose) -> Reading<Vec<Op>> {
        let from = self.at;
        if self.eat("card/cards until you/they have") || self.eat("card/cards so that you/they have") {
            let total = self.small()?;
            self.need("cards in your/their hand")?;
            self.said_of(who, from)?;
            let hand = Selector { whose: who, places: vec![HAND], filter: Filter::any() };
            let hand = Amount::Count(Box::new(hand));
            let count = Amount::UpToTotal(Box::new(hand), Box::new(Amount::N(i32::from(total))));
            return Ok(vec![Op::Draw { who, count, up_to: false }]);
        }
        if self.eat("a? number? of? cards equal to") {
            return Ok(vec![Op::Draw { who, count: self.amount()?, up_to: false }]);
        }
        if self.speaks_of_number() && self.eat("the same number of cards") {
            // "… as the trashed cards", "… as the number of cards trashed"
            if self.sees("as") {
                self.need("as")?;
                if !self.it_was_done_to() {
                    self.number_done()?;
                }
            }
            return Ok(vec![Op::Draw { who, count: Amount::Done, up_to: false }]);
        }
        let up_to = self.eat("up to");
        let count = if self.eat("a/an") { 1 } else { self.small()? };
        self.need("card/cards")?;
        let count = Amount::N(i32::from(count));
        if let Some(per) = self.attempt(|r| match count {
            Amount::N(each) => r.for_every(each),
            _ => r.stop(),
        }) {
            return Ok(vec![Op::Draw { who, count: per, up_to }]);
        }
        Ok(vec![Op::Draw { who, count, up_to }])
    }

    /// After "trash".
    pub fn trash(&mut self, who: Whose) -> Reading<Vec<Op>> {
        if self.rest() {
            self.memory.looked = false;
            return Ok(vec![Op::PlaceRest(Rest::To(Zone::Trash, Spot::Top))]);
        }
        let until = self.attempt(|r| {
            r.need("cards from the top of")?;
            let Some(side) = r.side() else { return r.stop() };
            if r.memory.each != Each::No {
                return r.stop();
            }
            r.life_word()?;
            r.need("until you/they have")?;
            let left = r.small()?;
            r.need("life card/cards")?;
            Ok(Op::Own(OwnOp::LifeUntil { who: side, left: Amount::N(i32::from(left)) }))
        });
        if let Some(until) = until {
            return Ok(vec![until]);
        }
        if let Some(op) = self.attempt(|r| r.trash_equal(who)) {
            return Ok(vec![op]);
        }
        let from = self.at;
        if self.speaks_of_number() && self.eat("the same number of cards from your/their hand") {
            self.said_of(who, from)?;
            let from = Selector { whose: who, places: vec![HAND], filter: Filter::any() };
            return Ok(vec![trash(Target::Choose { who, from, count: Count::Exactly(Amount::Done) })]);
        }
        if let Some(op) = self.attempt(Self::trash_of_each) {
            return Ok(vec![op]);
        }
        if let Some(op) = self.attempt(|r| r.trash_until(who)) {
            return Ok(vec![op]);
        }
        if let Some(op) = self.attempt(|r| r.mill_until(who)) {
            return Ok(vec![op]);
        }
        // "… or 1 [A] from your hand or field" is in other places than what stands before it.
        let target = self.attempt(|r| {
            let target = r.target(who)?;
            if r.sees("or field") { r.stop() } else { Ok(target) }
        });
        let Some(target) = target else { return self.trash_either(who) };
        Ok(vec![trash(target)])
    }

    /// "cards from their hand equal to the number of …", "cards equal to the number of … from the top of your deck".
    fn trash_equal(&mut self, who: Whose) -> Reading<Op> {
        self.need("a? number? of? cards")?;
        let place = |r: &mut Self| {
            let from = r.at;
            let hand = r.eat("from your/their hand");
            if !hand {
                r.need("from the top of your/their deck")?;
            }
            r.said_of(who, from)?;
            Ok(hand)
        };
        let first = self.attempt(place);
        self.need("equal to")?;
        let count = self.amount()?;
        let hand = match first {
            Some(hand) => hand,
            None => place(self)?,
        };
        if hand {
            let from = Selector { whose: who, places: vec![HAND], filter: Filter::any() };
            return Ok(trash(Target::Choose { who, from, count: Count::Exactly(count) }));
        }
        Ok(trash(Target::Top { whose: who, zone: Zone::Deck, count, up_to: false }))
    }

    /// After "return".
    pub fn give_back(&mut self, who: Whose) -> Reading<Vec<Op>> {
        if let Some(ops) = self.attempt(|r| r.return_don(who)) {
            return Ok(ops);
        }
        if let Some(ops) = self.attempt(|r| r.take_back_don(who)) {
            return Ok(ops);
        }
        if let Some(ops) = self.attempt(Self::place_rest) {
            return Ok(ops);
        }
        let from = self.at;
        let target = self.target(who)?;
        if is_don(&target) || is_deck_top(&target) {
            return self.refuse(from);
        }
        let owners = self.owners(&target);
        let hand = self.attempt(|r| {
            r.need("to")?;
            r.home(&owners, who, "hand/hands")
        });
        if hand.is_some() {
            return self.hand_or_deck(target, who);
        }
        if self.eat("to your/their deck and shuffle/shuffles your/their deck")
            || self.eat("to your deck and shuffle it")
        {
            let side = if who == Whose::Opponents { Whose::Opponents } else { Whose::Yours };
            return Ok(vec![to_deck(target, Spot::Anywhere), Op::Shuffle(side, Zone::Deck)]);
        }
        let spot = self.deck_spot(&owners, who)?;
        Ok(vec![to_deck(target, spot)])
    }

    /// After "place".
    pub fn put(&mut self, who: Whose) -> Reading<Vec<Op>> {
        if let Some(ops) = self.attempt(Self::place_rest) {
            return Ok(ops);
        }
        if let Some(op) = self.attempt(|r| r.put_looked(who)) {
            return Ok(vec![op]);
        }
        let from = self.at;
        let target = self.target(who)?;
        if is_don(&target) {
            return self.refuse(from);
        }
        let owners = self.owners(&target);
        let spot = self.attempt(|r| r.deck_spot(&owners, who));
        if let Some(spot) = spot {
            // "1 card at the top of your deck and the other at the bottom"
            let other = self.attempt(|r| {
                r.need("and the other card?")?;
                if r.memory.looked { r.deck_spot(&owners, who) } else { r.stop() }
            });
            let mut ops = vec![to_deck(target, spot)];
            if let Some(spot) = other {
                self.memory.looked = false;
                ops.push(Op::PlaceRest(Rest::To(Zone::Deck, spot)));
            }
            return Ok(ops);
        }
        self.put_in_life(target, who)
    }

    /// "1 at the top of your deck": of the cards that are looked at.
    fn put_looked(&mut self, who: Whose) -> Reading<Op> {
        let count = Count::Exactly(Amount::N(i32::from(self.small()?)));
        let owners: Vec<Whose> = self.memory.pile.into_iter().collect();
        let spot = self.deck_spot(&owners, who)?;
        if !self.memory.looked {
            return self.stop();
        }
        let from = Selector { whose: Whose::Yours, places: vec![Place::Looked], filter: Filter::any() };
        Ok(to_deck(Target::Choose { who, from, count }, spot))
    }

    /// "to the top of your Life cards face-up".
    pub fn put_in_life(&mut self, what: Target, who: Whose) -> Reading<Vec<Op>> {
        let spot = self.spot()?;
        let owners = self.owners(&what);
        self.home(&owners, who, "life cards/area")?;
        let face_up = self.eat("face-up");
        self.eat("face-down");
        Ok(vec![to_life(what, spot, face_up)])
    }

    /// After "add".
    pub fn add(&mut self, who: Whose) -> Reading<Vec<Op>> {
        if let Some(ops) = self.attempt(|r| r.add_don(who)) {
            return Ok(ops);
        }
        let from = self.at;
        if self.rest() {
            self.need("to your hand")?;
            self.memory.looked = false;
            return Ok(vec![Op::PlaceRest(Rest::To(Zone::Hand, Spot::Top))]);
        }
        let target = self.target(who)?;
        if is_don(&target) {
            return self.refuse(from);
        }
        let owners = self.owners(&target);
        let hand = self.attempt(|r| {
            r.need("to")?;
            r.home(&owners, who, "hand")
        });
        if hand.is_some() {
            return match target {
                Target::Top { .. } => self.refuse(from),
                Target::Choose { who, from: selector, count } if selector.places == [DECK] => {
                    Ok(self.search(&selector, |from| to_hand(Target::Choose { who, from, count })))
                }
                target => Ok(vec![to_hand(target)]),
            };
        }
        self.put_in_life(target, who)
    }

    /// After "set".
    pub fn set(&mut self, who: Whose) -> Reading<Vec<Op>> {
        let from = self.at;
        if let Some(ops) = self.attempt(|r| {
            r.at -= 1;
            r.giving()
        }) {
            return Ok(ops);
        }
        if let Some(ops) = self.attempt(|r| r.set_either(who)) {
            return Ok(ops);
        }
        let target = self.target(who)?;
        if is_deck_top(&target) {
            return self.refuse(from);
        }
        self.need("as active")?;
        Ok(vec![turn(target, false)])
    }

    /// After "play".
    pub fn play(&mut self, who: Whose) -> Reading<Vec<Op>> {
        let from = self.at;
        let target = self.target(who)?;
        let rested = self.eat("rested");
        // Whose field a card of the other player would come into is not said.
        let away = |selector: &Selector| selector.places.iter().any(|place| matches!(*place, HAND | TRASH | DECK));
        if let Target::Choose { from: selector, .. } | Target::All(selector) = &target
            && away(selector)
            && selector.whose != who
        {
            return self.refuse(from);
        }
        match target {
            Target::It => self.play_or_add(Op::Own(OwnOp::Play { what: target, rested }), who),
            Target::This => Ok(vec![Op::Own(OwnOp::Play { what: target, rested })]),
            // "reveal 1 card … and play up to 1 Character": one of those that are shown.
            Target::Choose { who, from: mut selector, count }
                if self.memory.looked && selector.places == [CHARACTERS] && selector.whose == Whose::Any =>
            {
                selector.whose = Whose::Yours;
                selector.places = vec![Place::Looked];
                selector.filter.0.insert(0, Is::Category(Category::Character));
                Ok(vec![Op::Own(OwnOp::Play { what: Target::Choose { who, from: selector, count }, rested })])
            }
            Target::Choose { who, from: selector, count } if selector.places == [DECK] => {
                let make = |from| Op::Own(OwnOp::Play { what: Target::Choose { who, from, count }, rested });
                Ok(self.search(&selector, make))
            }
            Target::Both(ref all) if all.iter().all(is_played) => {
                Ok(vec![Op::Own(OwnOp::Play { what: target, rested })])
            }
            Target::Choose { from: ref selector, .. } if selector.places.iter().all(is_played_from) => {
                Ok(vec![Op::Own(OwnOp::Play { what: target, rested })])
            }
            // "the other card"
            Target::All(mut selector) if selector.filter.asks(&Is::Other) => {
                // "… if it has a cost of 4 or less": of that card.
                if self.eat("if it has") {
                    selector.filter.0.extend(self.features()?);
                }
                Ok(vec![Op::Own(OwnOp::Play { what: Target::All(selector), rested })])
            }
            _ => self.refuse(from),
        }
    }

    /// After "turn".
    pub fn turn_life(&mut self, who: Whose) -> Reading<Vec<Op>> {
        let what = self.target(who)?;
        let face_up = if self.eat("face-up") {
            true
        } else {
            self.need("face-down")?;
            false
        };
        Ok(vec![turn_life(what, face_up)])
    }

    /// After "activate".
    pub fn activate(&mut self, who: Whose) -> Reading<Vec<Op>> {
        if self.eat("this card 's [main] effect") {
            return Ok(vec![Op::Own(OwnOp::ActivateOwn(OwnEffect::Main))]);
        }
        if self.eat("this card 's [counter] effect") {
            return Ok(vec![Op::Own(OwnOp::ActivateOwn(OwnEffect::Counter))]);
        }
        if let Some(own) = self.attempt(|r| {
            r.need("this card/character 's")?;
            let Some(timing) = r.timing() else { return r.stop() };
            r.need("effect")?;
            Ok(Op::Own(OwnOp::ActivateOwn(OwnEffect::Auto(timing))))
        }) {
            return Ok(vec![own]);
        }
        // "the [Main] effect of up to 1 Event in your trash", "its [Main] effect", "the trashed Event's [Main] effect"
        let of = self.eat("the [main] effect of");
        let from = self.at;
        if self.eat("its [main] effect")
            || self.attempt(|r| if r.it() { r.need("'s [main] effect") } else { r.stop() }).is_some()
        {
            return Ok(vec![Op::Own(OwnOp::ActivateMain(Target::It))]);
        }
        match self.target(who)? {
            Target::Choose { who, from: selector, count } => {
                let event = Is::Category(Category::Event);
                let is_event = selector.filter.0.contains(&event);
                if !is_event || !selector.places.iter().all(is_played_from) {
                    return self.refuse(from);
                }
                let target = Target::Choose { who, from: selector, count };
                Ok(vec![Op::Own(if of { OwnOp::ActivateMain(target) } else { OwnOp::ActivateEvent(target) })])
            }
            _ => self.refuse(from),
        }
    }

    /// After "rest".
    pub fn rest_cards(&mut self, who: Whose) -> Reading<Vec<Op>> {
        let from = self.at;
        let target = self.target(who)?;
        if is_deck_top(&target) {
            return self.refuse(from);
        }
        Ok(vec![turn(target, true)])
    }

    /// After "select" or "choose".
    pub fn select(&mut self, who: Whose) -> Reading<Vec<Op>> {
        let from = self.at;
        if self.eat("a cost") {
            return Ok(vec![Op::ChooseNumber { from: 0, to: 10 }]);
        }
        let target = self.target(who)?;
        match target {
            Target::Choose { .. } | Target::Both(_) => Ok(vec![Op::Choose(target)]),
            _ => self.refuse(from),
        }
    }
}

/// Places that a card can be played from.
fn is_played_from(place: &Place) -> bool {
    matches!(*place, HAND | TRASH | Place::Looked | LIFE | LIFE_TOP | LIFE_BOTTOM)
}

/// A choice among cards that can be played.
fn is_played(target: &Target) -> bool {
    matches!(target, Target::Choose { from, .. } if from.places.iter().all(is_played_from))
}

fn is_don(target: &Target) -> bool {
    match target {
        Target::Choose { from, .. } | Target::All(from) => {
            from.places.iter().any(|place| matches!(place, Place::Own(_)))
        }
        Target::Both(all) => all.iter().any(is_don),
        _ => false,
    }
}

fn is_deck_top(target: &Target) -> bool {
    match target {
        Target::Top { .. } => true,
        Target::Both(all) => all.iter().any(is_deck_top),
        _ => false,
    }
}
