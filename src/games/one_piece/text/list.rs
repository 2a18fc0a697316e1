//! 8-4-4. Lists of targets: "up to 1 A, up to 1 B and up to 1 C", "up to 1 each of [A], [B] and [C]".

use super::memory::Each;
use super::noun::{Noun, Number};
use super::{Reader, Reading, Sort};
use crate::games::one_piece::vocabulary::{
    Amount, Count, DECK, Filter, HAND, Is, LIFE_TOP, Selector, TRASH, Target, Whose,
};

impl Reader<'_> {
    /// "up to 1 each of [A], [B] and [C] from your hand".
    pub fn one_each(&mut self, who: Whose) -> Reading<Target> {
        let up_to = self.eat("up to");
        let count = Amount::N(i32::from(self.small()?));
        self.need("each of")?;
        let mut names = Vec::new();
        loop {
            if self.header_ahead() {
                return self.stop();
            }
            let Some(name) = self.take(Sort::Bracket) else { return self.stop() };
            names.push(name.raw.clone());
            if !self.eat(", and") && !self.eat("and") && !self.eat(",") {
                break;
            }
        }
        let zone = self.zone()?;
        let (super::zone::Areas::Places(places), Some(whose)) = (zone.area, zone.side) else { return self.stop() };
        if names.len() < 2 || !places.iter().all(|place| matches!(*place, HAND | TRASH)) {
            return self.stop();
        }
        let one = |name: String| {
            let from = Selector { whose, places: places.clone(), filter: Filter::of(vec![Is::Name(name)]) };
            let count = count.clone();
            Target::Choose { who, from, count: if up_to { Count::UpTo(count) } else { Count::Exactly(count) } }
        };
        Ok(Target::Both(names.into_iter().map(one).collect()))
    }

    /// "up to 1 A, up to 1 B and up to 1 C": three or more, each with its number. Where they are may be said once, at the end.
    pub fn listed(&mut self, who: Whose) -> Reading<Target> {
        let from = self.at;
        let mut nouns = vec![self.counted_noun(None)?];
        let mut last = false;
        while !last {
            last = self.eat(", and") || self.eat("and");
            if !last {
                self.need(",")?;
            }
            let next = self.counted_noun(nouns.first().cloned())?;
            nouns.push(next);
        }
        if nouns.len() < 3 {
            return self.stop();
        }
        let Some(end) = nouns.last().cloned() else { return self.stop() };
        let told_once = end.placed && !nouns.iter().rev().skip(1).any(|noun| noun.placed);
        if told_once {
            // What the last one is like could be meant of all.
            let plain = |is: &Is| matches!(is, Is::Name(_) | Is::Type(_) | Is::Category(_) | Is::TypeIncludes(_));
            if !end.selector.filter.0.iter().all(plain) {
                return self.refuse(from);
            }
            for noun in &mut nouns {
                let Some(filter) = noun.elsewhere.clone().or_else(|| noun.placed.then(|| noun.selector.filter.clone()))
                else {
                    return self.refuse(from);
                };
                noun.selector = Selector { filter, ..end.selector.clone() };
            }
        }
        let mut all = Vec::new();
        for noun in nouns {
            all.push(self.noun_target(noun, who)?);
        }
        self.said_of_both(&mut all);
        Ok(Target::Both(all))
    }

    /// "the top card of your deck", "the top 3 cards of your Life": so many from the top.
    pub fn top_cards(&mut self) -> Reading<Noun> {
        let from = self.at;
        let up_to = self.eat("up to");
        self.need("the? top")?;
        let count = if up_to { self.small()? } else { self.attempt(Self::small).unwrap_or(1) };
        self.need("card/cards of")?;
        let Some(whose) = self.side() else { return self.stop() };
        if std::mem::take(&mut self.memory.each) != Each::No {
            return self.refuse(from);
        }
        let deck_top = self.eat("deck");
        if !deck_top {
            self.life_word()?;
        }
        let count = Amount::N(i32::from(count));
        let number = Number::Count(if up_to { Count::UpTo(count) } else { Count::Exactly(count) });
        let places = vec![if deck_top { DECK } else { LIFE_TOP }];
        let selector = Selector { whose, places, filter: Filter::any() };
        let (plural, owned, placed, each) = (false, true, true, Each::No);
        Ok(Noun { number, selector, deck_top, plural, owned, placed, elsewhere: None, each, from })
    }

    /// "up to 1 A", or, after a first one, "up to 1 with a cost of 2 or less".
    fn counted_noun(&mut self, first: Option<Noun>) -> Reading<Noun> {
        if !self.sees("up to") {
            return self.stop();
        }
        if let Some(first) = first {
            let shorter = self.attempt(|r| {
                r.need("up to")?;
                let count = r.small()?;
                r.need("with")?;
                let filter = r.features()?;
                // Only if the first one says nothing else of its cards.
                if !first.selector.filter.0.iter().all(|is| matches!(is, Is::Stat(..))) {
                    return r.stop();
                }
                let number = Number::Count(Count::UpTo(Amount::N(i32::from(count))));
                let selector = Selector { filter: Filter::of(filter), ..first.selector.clone() };
                Ok(Noun { number, selector, ..first.clone() })
            });
            if let Some(noun) = shorter {
                return Ok(noun);
            }
        }
        let noun = self.single_noun()?;
        if noun.deck_top { self.refuse(noun.from) } else { Ok(noun) }
    }
}
