//! 8-4-4. Noun phrases: how many of which cards, where.

use super::features::one_of;
use super::kind::{Kind, is_named, is_told_apart, within};
use super::memory::Each;
use super::zone::{Areas, Where};
use super::{Reader, Reading, Sort};
use crate::games::one_piece::vocabulary::{
    Amount, Category, Count, DECK, DONS, Dons, Filter, HAND, Is, Of, OwnIs, Place, Selector, Stat, TRASH, Taken, Whose,
    cost,
};

/// How many a phrase speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Number {
    /// It does not say: "your Leader", "Characters".
    Unsaid,
    /// "a", "an": one, or the kind of card.
    One,
    /// So many.
    Count(Count),
    /// All of them.
    All,
}

impl Number {
    /// Is it said of one card, or of each?
    pub const fn is_single(&self) -> bool {
        matches!(self, Self::Unsaid | Self::One | Self::Count(Count::Exactly(Amount::N(1))))
    }
}

/// A noun phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noun {
    /// How many.
    pub number: Number,
    /// Which cards.
    pub selector: Selector,
    /// The top of a deck, not a choice among cards.
    pub deck_top: bool,
    /// The noun is in the plural.
    pub plural: bool,
    /// The phrase said whose they are.
    pub owned: bool,
    /// The phrase said where they are.
    pub placed: bool,
    /// It is "cards" or a name, which may be anywhere: the filter if they are not on the field.
    pub elsewhere: Option<Filter>,
    /// Whose they are was said of both players.
    pub each: Each,
    /// The tokens of the phrase.
    pub from: usize,
}

impl Reader<'_> {
    /// A noun phrase with how many, whose, which, where.
    pub fn noun(&mut self) -> Reading<Noun> {
        let noun = self.any_noun()?;
        // How many each player has is no one number.
        if noun.each == Each::Player && noun.number != Number::All { self.refuse(noun.from) } else { Ok(noun) }
    }

    /// A noun phrase, also one that says "each player's".
    pub fn any_noun(&mut self) -> Reading<Noun> {
        self.noun_of(true)
    }

    /// A noun phrase that no "or" goes on with.
    pub fn single_noun(&mut self) -> Reading<Noun> {
        self.noun_of(false)
    }

    fn noun_of(&mut self, several: bool) -> Reading<Noun> {
        let from = self.at;
        if let Some(noun) = self.attempt(Self::top_cards) {
            return Ok(noun);
        }
        // What is compared with may be a noun phrase of its own.
        let outer = std::mem::take(&mut self.memory.each);
        let mut number = self.how_many()?;
        let side = self.side();
        if number == Number::Unsaid
            && side.is_some()
            && !self.cost_before_noun()
            && let Some(count) = self.attempt(|r| r.small())
        {
            number = Number::Count(Count::Exactly(Amount::N(i32::from(count))));
        }
        let mut kinds = vec![self.kind()?];
        while several && let Some(kind) = self.attempt(|r| r.next_kind(&number)) {
            kinds.push(kind);
        }
        // "up to 1 of your A or up to 1 of your B, with 8000 power or more, gains …": said of both.
        if kinds.len() > 1
            && let Some(features) = self.attempt(|r| {
                r.need(", with")?;
                let features = r.features()?;
                r.need(",")?;
                Ok(features)
            })
        {
            kinds.iter_mut().for_each(|kind| kind.after.extend(features.iter().cloned()));
            self.taken.push(Taken::AskedOfBoth);
        }
        let each = std::mem::replace(&mut self.memory.each, outer);
        let noun = Noun { each, ..self.join(from, number, side, kinds)? };
        // 4-4-1. A card away from the field is neither active nor rested.
        let away = |place: &Place| matches!(*place, HAND | TRASH | DECK | Place::Looked);
        let Selector { places, filter, .. } = &noun.selector;
        let turned = filter.0.iter().any(|is| matches!(is, Is::Active | Is::Rested));
        if turned && !places.is_empty() && places.iter().all(away) { self.refuse(from) } else { Ok(noun) }
    }

    /// After "or": another kind of card, with a number of its own if it is the same one.
    fn next_kind(&mut self, number: &Number) -> Reading<Kind> {
        if !self.eat("or") && !self.eat(", or") {
            return self.stop();
        }
        let again = self.how_many()?;
        let same = match (&again, number) {
            (Number::Unsaid, _) => true,
            // "up to 1 {A} type card or a [B] card"
            (Number::One, Number::Count(Count::UpTo(Amount::N(1)) | Count::Exactly(Amount::N(1)))) => true,
            (Number::Count(Count::Exactly(again)), Number::Count(Count::UpTo(number))) => again == number,
            (again, number) => again == number,
        };
        if !same {
            return self.stop();
        }
        let side = self.side();
        if again == Number::Unsaid && side == Some(Whose::Yours) && self.sees("opponent") {
            return self.stop();
        }
        // "you have 3 or less Life cards or your Leader is [X]": another condition, not another card.
        if again == Number::Unsaid && side.is_some() && (self.sees("leader is/has") || self.sees("leader 's")) {
            return self.stop();
        }
        let mut kind = self.kind()?;
        kind.side = side;
        kind.numbered = !matches!(again, Number::Unsaid | Number::One);
        Ok(kind)
    }

    /// "up to 1 of", "all of", "a", "3 or more".
    fn how_many(&mut self) -> Reading<Number> {
        if self.memory.before.counted && self.speaks_of_number() && self.eat("up to the same number of") {
            return Ok(Number::Count(Count::UpTo(Amount::Done)));
        }
        if self.memory.before.counted && self.speaks_of_number() && self.eat("the same number of") {
            return Ok(Number::Count(Count::Exactly(Amount::Done)));
        }
        if self.eat("up to a total of") || self.eat("a total of up to") || self.eat("up to") {
            let count = i32::from(self.small()?);
            self.eat("of");
            return Ok(Number::Count(Count::UpTo(Amount::N(count))));
        }
        if self.eat("any number of") {
            return Ok(Number::Count(Count::AnyNumber));
        }
        if self.eat("all of? the?") || self.eat("each of the?") {
            return Ok(Number::All);
        }
        if self.eat("a/an") {
            return Ok(Number::One);
        }
        self.eat("a total of");
        let Some(count) = self.attempt(|r| r.small()) else { return Ok(Number::Unsaid) };
        if self.eat("or more of?") {
            return Ok(Number::Count(Count::AtLeast(count)));
        }
        self.eat("of");
        Ok(Number::Count(Count::Exactly(Amount::N(i32::from(count)))))
    }

    /// What stands before the noun, the noun, what stands after it.
    fn kind(&mut self) -> Reading<Kind> {
        let mut kind = Kind::default();
        while self.adjective(&mut kind)? {}
        self.head(&mut kind)?;
        let named = kind.before.iter().any(is_named);
        if !kind.noun && !named {
            return self.stop();
        }
        while self.after(&mut kind)? {}
        Ok(kind)
    }

    fn adjective(&mut self, kind: &mut Kind) -> Reading<bool> {
        if !self.sees("other than") && self.eat("other") {
            kind.except.push(self.other_than()?);
            return Ok(true);
        }
        for (word, is) in [
            ("active", Is::Active),
            ("rested", Is::Rested),
            ("face-up", Is::FaceUp),
            ("face-down", Is::FaceDown),
            ("multicolored", Is::Multicolour),
            ("attacking", Is::Own(OwnIs::Attacking)),
        ] {
            if self.eat(word) {
                kind.before.push(is);
                return Ok(true);
            }
        }
        if self.eat("currently? given") {
            kind.given = true;
            return Ok(true);
        }
        if let Some(colours) = self.attempt(Self::colours) {
            kind.before.push(colours);
            return Ok(true);
        }
        if self.cost_before_noun() {
            let printed = self.number().unwrap_or_default();
            self.need("cost")?;
            kind.before.push(cost(printed, printed));
            return Ok(true);
        }
        let Some(token) = self.peek() else { return Ok(false) };
        match token.sort {
            Sort::Brace => {
                let types = self.types()?;
                self.eat("type/types");
                kind.before.push(self.or_else_like(types));
                Ok(true)
            }
            Sort::Angle => {
                let attributes = self.attributes()?;
                self.need("attribute")?;
                kind.before.push(self.or_else_like(attributes));
                Ok(true)
            }
            Sort::Bracket => {
                if let Some(keyword) = self.keyword() {
                    kind.before.push(Is::Has(keyword));
                    return Ok(true);
                }
                let Some(mut names) = self.attempt(Self::names) else { return Ok(false) };
                // "[A] and [B] cards": cards that are one or the other.
                // Whoever is asked to have them has both.
                if !self.memory.had && self.sees("and") && self.sees_at(2, "cards/characters") {
                    let second = self.attempt(|r| {
                        r.need("and")?;
                        r.names()
                    });
                    if let Some(second) = second {
                        names = Is::Either(vec![Filter::of(vec![names]), Filter::of(vec![second])]);
                    }
                }
                kind.before.push(names);
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// "{A} type or [B] Characters", "{A} type or <C> attribute cards": one of these, before one noun.
    fn or_else_like(&mut self, first: Is) -> Is {
        let mut all = vec![first];
        while let Some(next) = self.attempt(|r| {
            r.need("or")?;
            let next = match r.peek().map(|token| token.sort) {
                Some(Sort::Brace) => {
                    let types = r.types()?;
                    r.need("type/types")?;
                    types
                }
                Some(Sort::Angle) => {
                    let attributes = r.attributes()?;
                    r.need("attribute")?;
                    attributes
                }
                _ => r.names()?,
            };
            if r.sees("or") || r.sees("card/cards") {
                return Ok(next);
            }
            if r.category().is_none() {
                return r.stop();
            }
            r.at -= 1;
            Ok(next)
        }) {
            all.push(next);
        }
        one_of(all)
    }

    /// "0 cost Characters".
    fn cost_before_noun(&self) -> bool {
        self.peek().is_some_and(|token| token.sort == Sort::Number) && self.sees_at(1, "cost character/characters")
    }

    /// "Leader or Character cards", "cards", "DON!! cards", "Life cards".
    fn head(&mut self, kind: &mut Kind) -> Reading<()> {
        if self.eat("don!! card/cards") {
            kind.don = true;
            kind.noun = true;
            return Ok(());
        }
        if self.eat("life card/cards") {
            kind.life = true;
            kind.noun = true;
            return Ok(());
        }
        if let Some(category) = self.category() {
            kind.categories.push(category);
            kind.noun = true;
            kind.plural = self.last_ends_in_s();
            // "your Character [A]"
            if category == Category::Character && !kind.plural && self.is_next(Sort::Bracket) {
                kind.before.extend(self.attempt(Self::names));
            }
            while let Some(next) = self.attempt(|r| {
                let listed = r.category_list_ahead() && r.eat(",");
                if !listed && !r.eat("or") && !r.eat("and") && !r.eat(", or") {
                    return r.stop();
                }
                match r.category() {
                    // "{A} type Characters or Characters with …" are two kinds.
                    Some(category) if !kind.categories.contains(&category) => Ok(category),
                    _ => r.stop(),
                }
            }) {
                kind.categories.push(next);
                kind.plural |= self.last_ends_in_s();
            }
        }
        if self.eat("card/cards") {
            kind.card = true;
            kind.noun = true;
            kind.plural |= self.last_ends_in_s();
        }
        Ok(())
    }

    /// ", Event or Stage".
    fn category_list_ahead(&self) -> bool {
        const ONE: &str = "leader/character/event/stage/characters/events/stages";
        self.sees(&format!(", {ONE} or {ONE}")) || self.sees(&format!(", {ONE} , or {ONE}"))
    }

    fn after(&mut self, kind: &mut Kind) -> Reading<bool> {
        if kind.don && !self.sees("given") && !self.sees("on/from/in") {
            return Ok(false);
        }
        if let Some(total) = self.attempt(|r| {
            r.need("with")?;
            r.total_feature()
        }) {
            kind.total = Some(total);
            return Ok(true);
        }
        if let Some(features) = self.attempt(|r| {
            if !r.eat("with") && !r.eat("that has/have") {
                return r.stop();
            }
            r.features()
        }) {
            kind.after.extend(features);
            return Ok(true);
        }
        if let Some(features) = self.attempt(Self::without) {
            kind.after.extend(features);
            return Ok(true);
        }
        if let Some(is) = self.attempt(Self::that_is) {
            kind.after.push(is);
            return Ok(true);
        }
        // "with a cost of 3 or more that is equal to or less than the number of …"
        if matches!(kind.after.last(), Some(Is::Stat(Stat::Cost, Of::Now, ..)))
            && let Some(most) = self.attempt(|r| {
                r.need("that is equal to or less than")?;
                r.amount()
            })
        {
            kind.after.push(Is::StatAtMost(Stat::Cost, Of::Now, Box::new(most)));
            return Ok(true);
        }
        // DON!! and Life cards have no name: "other than" speaks of the cards before them.
        if !kind.don
            && !kind.life
            && let Some(except) = self.attempt(Self::except)
        {
            kind.except.extend(except);
            if std::mem::take(&mut self.memory.own_other_than) {
                kind.side = Some(Whose::Yours);
                self.taken.push(Taken::OwnOtherThan);
            }
            return Ok(true);
        }
        if kind.don && self.eat("given") {
            kind.given = true;
            return Ok(true);
        }
        if kind.zone.is_none()
            && let Some(zone) = self.attempt(Self::zone)
        {
            kind.zone = Some(zone);
            return Ok(true);
        }
        Ok(false)
    }

    /// "without A", "without A and with B": only what stands right behind "without" is denied.
    fn without(&mut self) -> Reading<Vec<Is>> {
        if !self.eat("without") {
            self.need("that do/does not have")?;
        }
        let mut all = vec![Is::Not(Box::new(Filter::of(vec![self.feature()?])))];
        loop {
            if self.eat("and without") {
                all.push(Is::Not(Box::new(Filter::of(vec![self.feature()?]))));
            } else if self.eat("and with") {
                all.extend(self.features()?);
            } else if self.sees("and/or a/an/the") || self.sees("and/or [trigger]") {
                // Whether that is denied, too, the words do not say.
                return self.stop();
            } else {
                return Ok(all);
            }
        }
    }

    /// "that is a different color than the returned Character", "that was played on this turn".
    fn that_is(&mut self) -> Reading<Is> {
        for (words, is) in [
            ("that is a different color than", Is::OtherColourThanIt),
            ("with the same card? name as", Is::SameNameAsIt),
            ("with the same cost as", Is::SameAsIt(Stat::Cost)),
        ] {
            if self.eat(words) {
                return if self.sees("the") && self.it() { Ok(is) } else { self.stop() };
            }
        }
        if self.eat("that was/were played on? this turn") || self.eat("that was/were played during this turn") {
            return Ok(Is::New);
        }
        self.stop()
    }

    /// "other than [A]", "other than [A] and [B]", "other than this Character".
    pub fn except(&mut self) -> Reading<Vec<Is>> {
        if !self.eat("other than") && !self.eat("except for?") {
            return self.stop();
        }
        if self.eat("this character/card/leader/stage") {
            return Ok(vec![Is::This]);
        }
        if self.sees("that character/card") {
            return if self.it() { Ok(vec![Is::It]) } else { self.stop() };
        }
        let mut all = Vec::new();
        loop {
            let from = self.at;
            let mut parts = Vec::new();
            // "other than your [A]": what is spoken of is your own, as the Thai and Japanese prints say.
            if self.sees("your") && self.ahead(1).is_some_and(|token| token.sort == Sort::Bracket) {
                self.eat("your");
                self.memory.own_other_than = true;
            }
            if let Some(names) = self.attempt(Self::names) {
                parts.push(names);
            } else if let Some(colour) = self.attempt(Self::colours) {
                parts.push(colour);
            } else if let Some(types) = self.attempt(Self::types) {
                self.eat("type");
                parts.push(types);
            } else {
                return self.stop();
            }
            self.eat("cards/card/characters/character");
            all.extend(parts);
            let more = self.sees("and") && self.ahead(1).is_some_and(|token| token.sort == Sort::Bracket);
            if !more || self.at == from {
                return Ok(all);
            }
            self.eat("and");
        }
    }

    /// What stands behind the last of several kinds holds for the others, too, where the words can mean nothing else.
    fn share(&mut self, from: usize, zone: Option<&Where>, kinds: &mut [Kind]) -> Reading<()> {
        let early = kinds.iter().rev().skip(1).any(|kind| kind.zone.is_some() || !kind.except.is_empty());
        let bare = kinds.iter().rev().skip(1).all(|kind| kind.after.is_empty());
        // "1 of your Characters or 1 card from your hand" are in two places.
        let apart = matches!(zone, Some(Where { area: Areas::Places(_) | Areas::DeckTop, .. }))
            && !kinds.iter().all(Kind::may_be_looked_at);
        if early || apart {
            return self.refuse(from);
        }
        let Some(last) = kinds.last().cloned() else { return self.stop() };
        let first_nameless = kinds.iter().rev().skip(1).all(|kind| kind.noun);
        if bare && !last.after.is_empty() {
            // "Characters or Characters with …" are told apart by it; "{A} type cards or {B} type cards with …" are not.
            // "a Character card or Stage card with …" neither.
            let is_like = |kind: &Kind| {
                let same = kind.categories.iter().any(|category| last.categories.contains(category));
                same || kind.categories.is_empty() || kind.don || kind.life
            };
            let earlier = &kinds[..kinds.len() - 1];
            let tells_apart = last.noun && last.before.is_empty() && (last.numbered || earlier.iter().any(is_like));
            if !last.noun || (first_nameless && !tells_apart) {
                for kind in kinds.iter_mut().rev().skip(1) {
                    kind.after.clone_from(&last.after);
                }
                self.taken.push(Taken::AskedOfBoth);
            } else if !first_nameless && !is_told_apart(&last) {
                return self.refuse(from);
            }
        }
        // "your [A] or {B} type Characters": on the field both are Characters.
        let on_field = !matches!(zone, Some(Where { area: Areas::Places(_) | Areas::DeckTop, .. }));
        let is_there = last.noun && !last.card && !last.categories.contains(&Category::Event);
        let shares = is_there && !last.don && !last.life && !last.numbered && on_field && !self.memory.looked;
        for kind in kinds.iter_mut().rev().skip(1) {
            kind.except.clone_from(&last.except);
            if shares && !kind.noun {
                kind.categories.clone_from(&last.categories);
            }
        }
        Ok(())
    }

    /// Put the kinds together. What follows the last one holds for all of them if only a name stands there.
    fn join(&mut self, from: usize, number: Number, side: Option<Whose>, mut kinds: Vec<Kind>) -> Reading<Noun> {
        let several = kinds.len() > 1;
        self.state_of_all(&mut kinds);
        let zone = kinds.iter().rev().find_map(|kind| kind.zone.clone());
        if several {
            self.share(from, zone.as_ref(), &mut kinds)?;
            // "rested Characters or Characters with a cost of 2 or less": where both are said of both, the "or" would say nothing.
            if kinds.iter().enumerate().any(|(n, kind)| kinds[..n].iter().any(|other| other.is_same(kind))) {
                return self.refuse(from);
            }
        }
        let zone_side = zone.as_ref().and_then(|zone| zone.side);
        let mut whose = side;
        for kind in &kinds {
            match (whose, kind.side) {
                (Some(one), Some(other)) if one != other => return self.refuse(from),
                (None, Some(other)) => whose = Some(other),
                _ => {}
            }
        }
        let owned = whose.is_some() || zone_side.is_some();
        let side = match (whose, zone_side) {
            (Some(one), Some(other)) if one != other => return self.refuse(from),
            (Some(one), _) | (None, Some(one)) => one,
            (None, None) => Whose::Any,
        };
        let total = kinds.iter().find_map(|kind| kind.total);
        let Some(number) = within(number, total) else { return self.refuse(from) };
        let kinds: Vec<Kind> = kinds.into_iter().flat_map(Kind::without_cost_of_leaders).collect();
        let plural = kinds.iter().any(|kind| kind.plural);
        let deck_top = matches!(&zone, Some(Where { area: Areas::DeckTop, .. }));
        if deck_top {
            let plain = kinds.len() == 1 && kinds.iter().all(|kind| kind.is_any_card());
            if !plain {
                return self.refuse(from);
            }
            let selector = Selector { whose: side, places: vec![DECK], filter: Filter::any() };
            return Ok(Noun {
                number,
                selector,
                deck_top,
                plural,
                owned,
                placed: true,
                elsewhere: None,
                each: Each::No,
                from,
            });
        }
        let Some((places, filter)) = self.places(&kinds, zone.as_ref(), whose) else { return self.refuse(from) };
        // What is looked at is nobody's in particular.
        let side = if places == [Place::Looked] && side == Whose::Any { Whose::Yours } else { side };
        let elsewhere = match kinds.as_slice() {
            [kind] if kind.may_be_looked_at() && !owned => Some(kind.filter(true)),
            _ => None,
        };
        let selector = Selector { whose: side, places, filter };
        Ok(Noun { number, selector, deck_top, plural, owned, placed: zone.is_some(), elsewhere, each: Each::No, from })
    }

    /// "your opponent's rested Leader or up to 1 Stage card": in which state they are is said once, before the first.
    fn state_of_all(&mut self, kinds: &mut [Kind]) {
        let is_state = |is: &Is| matches!(is, Is::Rested | Is::Active);
        let Some((first, others)) = kinds.split_first_mut() else { return };
        let Some(state) = first.before.iter().find(|is| is_state(is)).cloned() else { return };
        if first.don || others.iter().any(|kind| kind.don || kind.life || kind.side.is_some()) {
            return;
        }
        for kind in others.iter_mut().filter(|kind| !kind.before.iter().any(is_state)) {
            kind.before.insert(0, state.clone());
            self.taken.push(Taken::SaidOfBoth);
        }
    }

    /// Where the cards are and what they are like.
    fn places(&self, kinds: &[Kind], zone: Option<&Where>, whose: Option<Whose>) -> Option<(Vec<Place>, Filter)> {
        let mut places: Vec<Place> = Vec::new();
        let mut away = false;
        match zone {
            Some(Where { area: Areas::Places(named), .. }) => {
                places.clone_from(named);
                away = true;
                if kinds
                    .iter()
                    .any(|kind| kind.life || (kind.don && named != &[Place::Own(Dons::Deck)] && named != &[DONS]))
                {
                    return None;
                }
            }
            None if self.memory.looked && whose.is_none() && kinds.iter().all(Kind::may_be_looked_at) => {
                places.push(Place::Looked);
                away = true;
            }
            _ => {
                let field = zone.is_some();
                for kind in kinds {
                    for place in kind.field_places(field)? {
                        if !places.contains(&place) {
                            places.push(place);
                        }
                    }
                }
            }
        }
        let mixed = kinds.iter().any(|kind| kind.don) && kinds.len() > 1;
        let with_categories = away || kinds.len() > 1;
        let mut filters: Vec<Filter> = kinds.iter().map(|kind| kind.filter(with_categories && !kind.don)).collect();
        if mixed {
            // DON!! cards have nothing that could be compared: the other cards must be free of conditions.
            // Whether they are rested or active is said of all, before the first.
            let turned = |is: &Is| matches!(is, Is::Active | Is::Rested);
            let (first, others) = kinds.split_first()?;
            let plain = kinds.iter().all(|kind| kind.after.is_empty() && kind.except.is_empty())
                && first.before.iter().all(turned)
                && others.iter().all(|kind| kind.before.is_empty());
            // "DON!! cards or Characters with a cost of 6 or less": what is asked is asked of the Characters.
            if let ([dons, cards], false) = (kinds, plain) {
                let told = dons.don && dons.before.is_empty() && dons.after.is_empty() && !cards.don && !cards.life;
                if told && !cards.categories.is_empty() {
                    return Some((places, cards.filter(false)));
                }
            }
            // "Characters with a cost of 4 or less or up to 1 of your opponent's DON!! cards": with a number of their own nothing is asked of them.
            if let ([cards, dons], false) = (kinds, plain) {
                let apart = dons.don && dons.numbered && dons.before.is_empty() && dons.after.is_empty();
                let told = apart && !cards.don && !cards.life && !cards.before.iter().any(turned);
                return (told && !cards.categories.is_empty()).then(|| (places, cards.filter(false)));
            }
            return plain.then(|| (places, Filter::of(first.before.clone())));
        }
        if filters.len() == 1 {
            return filters.pop().map(|filter| (places, filter));
        }
        filters.dedup();
        if filters.len() == 1 {
            return filters.pop().map(|filter| (places, filter));
        }
        // What all have in common at the end stands outside.
        Some((places, Filter::of(vec![Is::Either(filters)])))
    }

    /// Whether the word before ends in "s".
    fn last_ends_in_s(&self) -> bool {
        let Some(before) = self.at.checked_sub(1) else { return false };
        self.token_at(before).is_some_and(|token| token.text.ends_with('s'))
    }
}

impl Noun {
    /// "this Leader", of a Leader's text: the own Leader.
    pub fn of_leader(selector: Selector, from: usize) -> Self {
        let (plural, deck_top, placed) = (false, false, false);
        Self {
            number: Number::Unsaid,
            selector,
            deck_top,
            plural,
            owned: true,
            placed,
            elsewhere: None,
            each: Each::No,
            from,
        }
    }
}
