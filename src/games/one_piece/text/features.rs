//! What cards are like: "with a cost of 3 or less and a [Trigger]", "{A} or {B} type", "red".

use super::{Reader, Reading, Sort};
use crate::games::one_piece::vocabulary::{
    Amount, Attribute, Call, Category, Colour, Filter, Is, Keyword, LEAST, MOST, Of, OwnIs, Stat, When,
};

/// A limit on all cards that are chosen together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Total {
    /// "with a total power of N or less".
    Power(i32),
    /// "with a total cost of N or less".
    Cost(i32),
}

impl Reader<'_> {
    /// N, "N or less", "N or more", "N to M": the least and the most.
    pub fn range(&mut self) -> Reading<(i32, i32)> {
        let exactly = self.eat("exactly");
        let Some(number) = self.number() else { return self.stop() };
        Ok(if exactly { (number, number) } else { self.range_after(number) })
    }

    fn range_after(&mut self, number: i32) -> (i32, i32) {
        if self.eat("or less/fewer/lower") {
            return (LEAST, number);
        }
        if self.eat("or more/higher/greater") {
            return (number, MOST);
        }
        let to = self.attempt(|r| {
            // "3 or 4" is a range as well, if the numbers follow each other.
            let or = r.eat("or");
            if !or {
                r.need("to")?;
            }
            match r.number() {
                Some(to) if !or || number.checked_add(1) == Some(to) => Ok(to),
                _ => r.stop(),
            }
        });
        to.map_or((number, number), |to| (number, to))
    }

    /// What stands after "with" or "has": features joined by "and", and "or with …".
    pub fn features(&mut self) -> Reading<Vec<Is>> {
        let mut ways = vec![self.features_and()?];
        while let Some(way) = self.attempt(|r| {
            r.need("or")?;
            // "or 4000 power or less": where each way is one number. Behind "and" it could be meant of the last or of all.
            let number = ways.iter().all(|way| way.len() == 1)
                && r.is_next(Sort::Number)
                && r.sees_at(1, "base/original? cost/power or");
            if !r.eat("with") && !number && !r.sees("a/an base? cost/power of") {
                return r.stop();
            }
            if number { r.feature().map(|is| vec![is]) } else { r.features_and() }
        }) {
            ways.push(way);
        }
        // "the {X} type or the <Y> attribute": one of two. Behind "and" it could be meant of the last or of all.
        if let [only] = ways.as_slice()
            && only.len() == 1
        {
            while let Some(way) = self.attempt(|r| {
                r.need("or")?;
                r.what_it_is()
            }) {
                ways.push(vec![way]);
            }
        }
        if ways.len() == 1 {
            return Ok(ways.pop().unwrap_or_default());
        }
        Ok(vec![Is::Either(ways.into_iter().map(Filter::of).collect())])
    }

    /// "the {X} type", "the <Y> attribute", "a type including "Z"".
    fn what_it_is(&mut self) -> Reading<Is> {
        let at = self.at;
        self.eat("the/a/an");
        if !matches!(self.peek().map(|token| token.sort), Some(Sort::Brace | Sort::Angle))
            && !self.sees("type including")
        {
            return self.stop();
        }
        self.at = at;
        self.feature()
    }

    fn features_and(&mut self) -> Reading<Vec<Is>> {
        let mut all = vec![self.feature()?];
        while let Some(more) = self.attempt(|r| {
            r.need("and")?;
            r.eat("with");
            r.feature()
        }) {
            all.push(more);
        }
        Ok(all)
    }

    /// One feature.
    pub fn feature(&mut self) -> Reading<Is> {
        if self.eat("no base effect/effects") {
            return Ok(Is::NoText);
        }
        if self.eat("no don!! card/cards given") {
            self.eat("to it/them");
            return Ok(Is::Own(OwnIs::DonGiven(0, 0)));
        }
        if self.eat("a don!! card given") || self.eat("don!! cards given") {
            self.eat("to it/them");
            return Ok(Is::Own(OwnIs::DonGiven(1, u8::MAX)));
        }
        if self.eat("different card? names/name") {
            return Ok(Is::DifferentNames);
        }
        if self.eat("a/an card? name including") || self.eat("a/an card? name that includes") {
            return self.quoted_names();
        }
        if self.eat("the name") {
            return self.names();
        }
        if self.eat("the chosen cost") {
            return Ok(Is::StatIs(Stat::Cost, Of::Now, Box::new(Amount::Chosen)));
        }
        if let Some(is) = self.attempt(Self::feature_equal) {
            return Ok(is);
        }
        if let Some(is) = self.attempt(Self::feature_number) {
            return Ok(is);
        }
        if let Some(is) = self.attempt(Self::feature_text) {
            return Ok(is);
        }
        if self.eat("a/an/the? type/types including") || self.eat("a/an type that includes") {
            return self.quoted_types();
        }
        if self.eat("the/a/an") && matches!(self.peek().map(|token| token.sort), Some(Sort::Brace)) {
            let is = self.types()?;
            self.need("type/types")?;
            return Ok(is);
        }
        if matches!(self.peek().map(|token| token.sort), Some(Sort::Angle)) {
            let is = self.attributes()?;
            self.need("attribute/attributes")?;
            return Ok(is);
        }
        self.stop()
    }

    /// "a cost of N or less", "N base power or more", "5000 or more power", "a +1000 Counter".
    fn feature_number(&mut self) -> Reading<Is> {
        const NAMES: [(&str, Stat, Of); 5] = [
            ("base/original cost", Stat::Cost, Of::Base),
            ("base/original power", Stat::Power, Of::Base),
            ("cost", Stat::Cost, Of::Now),
            ("power", Stat::Power, Of::Now),
            ("counter", Stat::Counter, Of::Base),
        ];
        self.eat("a/an/the");
        for (name, stat, of) in NAMES {
            if let Some(is) = self.attempt(|r| {
                r.need(name)?;
                r.eat("of");
                if let Some(ways) = r.attempt(Self::number_or_range) {
                    let way = |(least, most)| Filter::of(vec![Is::Stat(stat, of, least, most)]);
                    return Ok(Is::Either(ways.map(way).to_vec()));
                }
                let (least, most) = r.range()?;
                Ok(Is::Stat(stat, of, least, most))
            }) {
                return Ok(is);
            }
        }
        if let Some(plus) = self.take(Sort::Signed).filter(|token| token.value > 0) {
            self.need("counter")?;
            return Ok(Is::Stat(Stat::Counter, Of::Base, plus.value, plus.value));
        }
        let Some(number) = self.number() else { return self.stop() };
        let before = self.range_after(number);
        for (name, stat, of) in NAMES {
            if self.eat(name) {
                if before != (number, number) {
                    return Ok(Is::Stat(stat, of, before.0, before.1));
                }
                let (least, most) = self.range_after(number);
                return Ok(Is::Stat(stat, of, least, most));
            }
        }
        if self.eat("don!! cards/card given") {
            self.eat("to it/them/him");
            let (least, most) = before;
            let (Ok(least), Ok(most)) = (u8::try_from(least.max(0)), u8::try_from(most.min(255))) else {
                return self.stop();
            };
            return Ok(Is::Own(OwnIs::DonGiven(least, most)));
        }
        self.stop()
    }

    /// "a cost equal to or less than the number of …".
    fn feature_equal(&mut self) -> Reading<Is> {
        self.eat("a/an/the");
        let base = self.eat("base/original");
        let power = if self.eat("power") {
            true
        } else {
            self.need("cost")?;
            false
        };
        self.eat("that is");
        let from = self.at;
        if self.eat("equal to or less than") {
            let amount = Box::new(self.amount()?);
            return match (base, power) {
                (false, false) => Ok(Is::StatAtMost(Stat::Cost, Of::Now, amount)),
                (false, true) => Ok(Is::StatAtMost(Stat::Power, Of::Now, amount)),
                (true, true) => Ok(Is::StatAtMost(Stat::Power, Of::Base, amount)),
                (true, false) => self.refuse(from),
            };
        }
        self.need("equal to")?;
        let amount = Box::new(self.amount()?);
        if base || power { self.refuse(from) } else { Ok(Is::StatIs(Stat::Cost, Of::Now, amount)) }
    }

    /// "a [Trigger]", "an [On Play] effect", "[Blocker]".
    fn feature_text(&mut self) -> Reading<Is> {
        if self.eat("a/an? [trigger]") {
            self.eat("effect");
            return Ok(Is::Own(OwnIs::HasCall(Call::Trigger)));
        }
        for (name, is) in [
            ("an? [on_play] effect", Is::Own(OwnIs::HasTiming(When::OnPlay))),
            ("a? [when_attacking] effect", Is::Own(OwnIs::HasTiming(When::WhenAttacking))),
            ("an? [on_k.o.] effect", Is::Own(OwnIs::HasTiming(When::OnKo))),
            ("an? [activate:_main] effect", Is::Own(OwnIs::HasCall(Call::ActivateMain))),
            ("a? [counter] effect", Is::Own(OwnIs::HasCall(Call::Counter))),
        ] {
            if self.eat(name) {
                return Ok(is);
            }
        }
        let at = self.at;
        self.eat("a/an");
        if let Some(keyword) = self.keyword() {
            self.eat("effect");
            return Ok(Is::Has(keyword));
        }
        self.at = at;
        self.stop()
    }

    /// "a total power of N or less" of cards that are chosen together.
    pub fn total_feature(&mut self) -> Reading<Total> {
        self.need("a/an? total")?;
        if self.eat("power of") {
            let Some(number) = self.number() else { return self.stop() };
            self.need("or less")?;
            return Ok(Total::Power(number));
        }
        self.need("cost of")?;
        let Some(number) = self.number() else { return self.stop() };
        self.need("or less")?;
        Ok(Total::Cost(number))
    }

    /// `"X" or "Y"` after "type including".
    pub fn quoted_types(&mut self) -> Reading<Is> {
        let Some(first) = self.take(Sort::Quote) else { return self.stop() };
        let mut all = vec![Is::TypeIncludes(first.raw.clone())];
        while self.sees("or") && self.ahead(1).is_some_and(|token| token.sort == Sort::Quote) {
            self.eat("or");
            if let Some(next) = self.take(Sort::Quote) {
                all.push(Is::TypeIncludes(next.raw.clone()));
            }
        }
        Ok(one_of(all))
    }

    /// `"X" or "Y"` after "name including".
    pub fn quoted_names(&mut self) -> Reading<Is> {
        let Some(first) = self.take(Sort::Quote) else { return self.stop() };
        let mut all = vec![Is::NameIncludes(first.raw.clone())];
        while self.sees("or") && self.ahead(1).is_some_and(|token| token.sort == Sort::Quote) {
            self.eat("or");
            if let Some(next) = self.take(Sort::Quote) {
                all.push(Is::NameIncludes(next.raw.clone()));
            }
        }
        Ok(one_of(all))
    }

    /// "{A}", "{A} or {B}", "{A}, {B}, or {C}".
    pub fn types(&mut self) -> Reading<Is> {
        let all = self.wrapped(Sort::Brace)?;
        Ok(one_of(all.into_iter().map(Is::Type).collect()))
    }

    /// "[A]", "[A] or [B]". Keywords in brackets are no names.
    pub fn names(&mut self) -> Reading<Is> {
        // Keywords and timings in brackets are no names.
        if self.header_ahead() {
            return self.stop();
        }
        let all = self.wrapped(Sort::Bracket)?;
        Ok(one_of(all.into_iter().map(Is::Name).collect()))
    }

    /// "<Slash>", "<Slash> or <Strike>".
    pub fn attributes(&mut self) -> Reading<Is> {
        let from = self.at;
        let mut all = Vec::new();
        for name in self.wrapped(Sort::Angle)? {
            match attribute(&name) {
                Some(attribute) => all.push(Is::Own(OwnIs::Attribute(attribute))),
                None => return self.refuse(from),
            }
        }
        Ok(one_of(all))
    }

    /// Things of one sort with "or" between them, and commas if there are more than two.
    fn wrapped(&mut self, sort: Sort) -> Reading<Vec<String>> {
        let from = self.at;
        let Some(first) = self.take(sort) else { return self.stop() };
        let mut all = vec![first.raw.clone()];
        // A name that was eaten.
        if all[0].trim().is_empty() {
            return self.refuse(from);
        }
        let is = |reader: &Self, ahead: usize| reader.ahead(ahead).is_some_and(|token| token.sort == sort);
        loop {
            let comma = self.sees(",") && is(self, 1) && self.ends_with_or(sort);
            if comma || (self.sees("or") && is(self, 1)) {
                self.at += 1;
            } else if self.sees(", or") && is(self, 2) {
                self.at += 2;
            } else {
                return Ok(all);
            }
            match self.take(sort) {
                Some(next) if next.raw.trim().is_empty() => return self.refuse(from),
                Some(next) => all.push(next.raw.clone()),
                None => return self.stop(),
            }
        }
    }

    /// Whether the list of things that goes on after this comma ends with "or".
    fn ends_with_or(&self, sort: Sort) -> bool {
        let mut ahead = 0;
        while self.sees_at(ahead, ",") && self.ahead(ahead + 1).is_some_and(|token| token.sort == sort) {
            ahead += 2;
        }
        self.sees_at(ahead, "or") || self.sees_at(ahead, ", or")
    }

    /// "red", "red or green".
    pub fn colours(&mut self) -> Reading<Is> {
        let Some(first) = self.colour() else { return self.stop() };
        let mut all = vec![Is::Colour(first)];
        while let Some(next) = self.attempt(|r| {
            r.need("or")?;
            r.colour().map_or_else(|| r.stop(), Ok)
        }) {
            all.push(Is::Colour(next));
        }
        Ok(one_of(all))
    }

    fn colour(&mut self) -> Option<Colour> {
        let colour = match self.peek()?.text.as_str() {
            "red" => Colour::Red,
            "green" => Colour::Green,
            "blue" => Colour::Blue,
            "purple" => Colour::Purple,
            "black" => Colour::Black,
            "yellow" => Colour::Yellow,
            _ => return None,
        };
        self.at += 1;
        Some(colour)
    }

    /// The category that comes next, if it does.
    pub fn category(&mut self) -> Option<Category> {
        let category = match self.peek()?.text.as_str() {
            "leader" | "leaders" => Category::Leader,
            "character" | "characters" => Category::Character,
            "event" | "events" => Category::Event,
            "stage" | "stages" => Category::Stage,
            _ => return None,
        };
        self.at += 1;
        Some(category)
    }

    /// `[Blocker]`.
    pub fn keyword(&mut self) -> Option<Keyword> {
        let keyword = self.keyword_ahead()?;
        self.at += 1;
        Some(keyword)
    }

    /// `[Blocker]`, not gone over.
    pub fn keyword_ahead(&self) -> Option<Keyword> {
        match self.peek()?.text.as_str() {
            "[rush]" => Some(Keyword::Rush),
            "[rush:_character]" => Some(Keyword::RushCharacter),
            "[double_attack]" => Some(Keyword::DoubleAttack),
            "[banish]" => Some(Keyword::Banish),
            "[blocker]" => Some(Keyword::Blocker),
            "[unblockable]" => Some(Keyword::Unblockable),
            _ => None,
        }
    }
}

/// One of several things, or the only one.
pub fn one_of(mut all: Vec<Is>) -> Is {
    if all.len() == 1
        && let Some(only) = all.pop()
    {
        return only;
    }
    Is::Either(all.into_iter().map(|is| Filter::of(vec![is])).collect())
}

fn attribute(name: &str) -> Option<Attribute> {
    match name.to_lowercase().as_str() {
        "slash" => Some(Attribute::Slash),
        "strike" => Some(Attribute::Strike),
        "ranged" => Some(Attribute::Ranged),
        "special" => Some(Attribute::Special),
        "wisdom" => Some(Attribute::Wisdom),
        _ => None,
    }
}
