//! 5-1-2-4, 5-2-1-5-1. Texts about the construction of a deck, the start of the game and the name of a card.

use super::brackets::Brackets;
use super::effect::bare;
use super::features::one_of;
use super::noun::Number;
use super::{Reader, Reading, Sort};
use crate::games::one_piece::vocabulary::{
    Amount, CHARACTERS, Call, Category, Construction, DECK, Effect, Filter, Grant, Grants, HAND, Is, Kind, LIFE, MOST,
    Of, OwnGrant, OwnIs, Stat, TRASH, To, Whose,
};

impl Reader<'_> {
    /// "Under the rules of this game, …", "Also treat this card's name as […] according to the rules."
    pub fn game_rule(&mut self, brackets: &Brackets) -> Reading<Vec<Effect>> {
        if let Some(what) = self.attempt(Self::all_treated) {
            return Ok(vec![bare(Kind::Permanent(vec![Grants { to: To::This, what }]), brackets)]);
        }
        let under = self.sees("under the rules of this game , also treat");
        if under {
            self.eat("under the rules of this game ,");
        }
        let also = self.eat("this card/character 's name is also treated as");
        if also || self.eat("also treat this card/character 's name as") {
            self.eat("both");
            let mut names = Vec::new();
            loop {
                let Some(name) = self.take(Sort::Bracket) else { return self.stop() };
                names.push(Grant::Name(name.raw.clone()));
                if !self.eat(", and") && !self.eat("and") && !self.eat(",") {
                    break;
                }
            }
            if !self.eat("according to the rules") && !also && !under {
                return self.stop();
            }
            self.need(".")?;
            return Ok(vec![bare(Kind::Permanent(vec![Grants { to: To::This, what: names }]), brackets)]);
        }
        if self.eat("also treat this card/character") {
            let what = self.also_treated()?;
            if !self.eat("according to the rules") && !under {
                return self.stop();
            }
            self.need(".")?;
            return Ok(vec![bare(Kind::Permanent(vec![Grants { to: To::This, what }]), brackets)]);
        }
        if self.in_sentence("without a counter have").is_some()
            && let Some(grants) = self.attempt(Self::counter_rule)
        {
            return Ok(vec![bare(Kind::Permanent(vec![grants]), brackets)]);
        }
        if let Some(what) = self.attempt(Self::deck_rule) {
            let grants = Grants { to: To::Player(Whose::Yours), what: vec![what] };
            return Ok(vec![bare(Kind::Permanent(vec![grants]), brackets)]);
        }
        if self.eat("at the start of the game ,") {
            let body = self.body()?;
            return Ok(vec![Effect { body, ..bare(Kind::Called(Call::StartOfGame), brackets) }]);
        }
        self.need("under the rules of this game ,")?;
        let mut all = Vec::new();
        loop {
            if self.eat("at the start of the game ,") {
                let body = self.body()?;
                all.push(Effect { body, ..bare(Kind::Called(Call::StartOfGame), brackets) });
                return Ok(all);
            }
            all.push(bare(Kind::Outside(self.construction()?), brackets));
            if self.eat("and") {
                continue;
            }
            self.need(".")?;
            return Ok(all);
        }
    }

    /// "This card is treated as having all names, types and attributes."
    fn all_treated(&mut self) -> Reading<Vec<Grant>> {
        if !self.eat("this card/character is also? treated as having")
            && !self.eat("also? treat this card/character as having")
        {
            return self.stop();
        }
        self.need("all")?;
        let mut all = Vec::new();
        loop {
            self.eat("all");
            all.push(Grant::Own(if self.eat("card? names") {
                OwnGrant::AllNames
            } else if self.eat("types") {
                OwnGrant::AllTypes
            } else {
                self.need("attributes")?;
                OwnGrant::AllAttributes
            }));
            if !self.eat(", and") && !self.eat("and") && !self.eat(",") {
                break;
            }
            if self.sees("according") {
                self.at -= 1;
                break;
            }
        }
        self.eat(",");
        self.eat("according to the rules");
        self.need(".")?;
        Ok(all)
    }

    /// 2-4-4, 2-5-7. "'s type as {X}", "'s attribute as <Y>", "as having the {X} type and the <Y> attribute".
    fn also_treated(&mut self) -> Reading<Vec<Grant>> {
        let noun = if self.eat("'s type as") || self.eat("'s attribute as") {
            false
        } else {
            self.need("as having")?;
            true
        };
        let mut all = Vec::new();
        loop {
            if noun {
                self.eat("the/a");
            }
            if let Some(token) = self.take(Sort::Brace) {
                all.push(Grant::Type(token.raw.clone()));
                if noun {
                    self.need("type")?;
                }
            } else {
                let Is::Own(OwnIs::Attribute(attribute)) = self.attributes()? else { return self.stop() };
                all.push(Grant::Own(OwnGrant::Attribute(attribute)));
                if noun {
                    self.need("attribute")?;
                }
            }
            if !self.eat("and") {
                return Ok(all);
            }
        }
    }

    /// 2-10. "All of your {X} type Character cards without a Counter have a +1000 Counter, according to the rules."
    fn counter_rule(&mut self) -> Reading<Grants> {
        let ruled = self.eat("according to the rules ,");
        let noun = self.noun()?;
        self.need("without a counter have a")?;
        let Some(counter) = self.take(Sort::Signed).map(|token| token.value) else { return self.stop() };
        self.need("counter")?;
        if !ruled {
            self.need(", according to the rules")?;
        }
        self.need(".")?;
        let mut selector = noun.selector;
        if selector.whose != Whose::Yours || selector.places != [CHARACTERS] || noun.number != Number::All {
            return self.refuse(noun.from);
        }
        // The rules hold wherever the card is; it is used from the hand.
        selector.places = vec![CHARACTERS, HAND, DECK, TRASH, LIFE];
        selector.filter.0.insert(0, Is::Category(Category::Character));
        selector.filter.0.push(Is::Not(Box::new(Filter::of(vec![Is::Stat(Stat::Counter, Of::Base, 1, MOST)]))));
        Ok(Grants { to: To::All(selector), what: vec![Grant::Stat(Stat::Counter, Amount::N(counter))] })
    }

    /// 1-2-1-1-2. What happens when the deck has no cards.
    fn deck_rule(&mut self) -> Reading<Grant> {
        if self.eat("when your deck is reduced to") {
            self.none()?;
            self.need(", you win the game instead of losing")?;
            self.eat(", according to the rules");
            self.need(".")?;
            return Ok(Grant::Own(OwnGrant::WinsByDeck));
        }
        if !self.eat("under the rules of this game ,") {
            self.eat("according to the rules ,");
        }
        self.need("you do not lose when your deck has")?;
        self.none()?;
        self.need("cards .")?;
        self.need("you lose at the end of the turn in which your deck becomes")?;
        self.none()?;
        self.eat("cards");
        self.need(".")?;
        Ok(Grant::Own(OwnGrant::LosesByDeckLater))
    }

    /// The number 0.
    fn none(&mut self) -> Reading<()> {
        match self.number() {
            Some(0) => Ok(()),
            _ => self.stop(),
        }
    }

    fn construction(&mut self) -> Reading<Construction> {
        if self.eat("you may have any number of this card in your deck") {
            return Ok(Construction::AnyNumber);
        }
        if self.eat("your don!! deck consists of") {
            let count = self.small()?;
            self.need("cards")?;
            return Ok(Construction::DonDeck(count));
        }
        if self.eat("you cannot include") {
            return Ok(Construction::CannotInclude(self.included()?));
        }
        self.need("you can only include")?;
        Ok(Construction::OnlyInclude(self.included()?))
    }

    /// "cards with a cost of 5 or more in your deck".
    fn included(&mut self) -> Reading<Filter> {
        let from = self.at;
        let noun = self.noun()?;
        if noun.selector.places != [DECK] {
            return self.refuse(from);
        }
        let all = noun.selector.filter.0;
        Ok(Filter::of(if all.is_empty() { vec![one_of(Vec::<Is>::new())] } else { all }))
    }
}
