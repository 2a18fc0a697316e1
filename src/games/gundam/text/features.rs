//! What cards are like: "with 3 or less HP", "that is Lv.4 or lower", "paired with a (Newtype) Pilot", "rested", "green".

use super::super::vocabulary::{
    Amount, Call, Colour, Compare, Filter, Is, Keyword, LEAST, MOST, Number, OwnIs, Selector, Stat, Taken, When, Whose,
};
use super::{It, Reader, Reading};
use crate::cardgame::reader::Sort;
use crate::cardgame::text::Of;

impl Reader<'_> {
    /// "(Zeon)", "(Zeon)/(Neo Zeon)".
    pub fn traits(&mut self) -> Reading<Is> {
        let mut all = vec![self.one_trait()?];
        while self.sees("/") && self.ahead(1).is_some_and(|token| token.sort == Sort::Paren) {
            self.at += 1;
            all.push(self.one_trait()?);
        }
        Ok(one_of(all))
    }

    /// "(Zeon)": a name, not what is printed for a token.
    fn one_trait(&mut self) -> Reading<Is> {
        match self.peek().filter(|token| token.sort == Sort::Paren) {
            Some(name) if !name.raw.is_empty() && !name.raw.contains(['(', '･', '.']) => {
                self.at += 1;
                Ok(Is::Type(name.raw.clone()))
            }
            _ => self.stop(),
        }
    }

    /// "[A]", "[A]/[B]", "[A] or [B]".
    pub fn names(&mut self) -> Reading<Is> {
        let Some(first) = self.take(Sort::Bracket) else { return self.stop() };
        let mut all = vec![Is::Name(first.raw.clone())];
        while (self.sees("/") || self.sees("or")) && self.ahead(1).is_some_and(|token| token.sort == Sort::Bracket) {
            self.at += 1;
            if let Some(next) = self.take(Sort::Bracket) {
                all.push(Is::Name(next.raw.clone()));
            }
        }
        Ok(one_of(all))
    }

    /// "green", "blue/white", "non-blue".
    pub fn colours(&mut self) -> Reading<Is> {
        let Some((first, not)) = self.colour() else { return self.stop() };
        if not {
            return Ok(Is::Not(Box::new(all_of(vec![Is::Colour(first)]))));
        }
        let mut all = vec![Is::Colour(first)];
        while let Some((next, false)) = self.attempt(|r| {
            if !r.eat("/") && !r.eat("or") {
                return r.stop();
            }
            r.colour().filter(|(_, not)| !not).map_or_else(|| r.stop(), Ok)
        }) {
            all.push(Is::Colour(next));
        }
        Ok(one_of(all))
    }

    /// A colour, or one that it is not.
    pub fn colour(&mut self) -> Option<(Colour, bool)> {
        let word = self.peek()?.text.as_str();
        let (word, not) = word.strip_prefix("non-").map_or((word, false), |word| (word, true));
        let colour = match word {
            "blue" => Colour::Blue,
            "green" => Colour::Green,
            "red" => Colour::Red,
            "white" => Colour::White,
            "purple" => Colour::Purple,
            _ => return None,
        };
        self.at += 1;
        Some((colour, not))
    }

    /// `<Breach 3>`: the keyword and its number; without a number 0.
    pub fn keyword(&mut self) -> Reading<(Keyword, u8)> {
        let Some(token) = self.peek().filter(|token| token.sort == Sort::Angle) else { return self.stop() };
        self.at += 1;
        self.inside(token, |r| {
            let keyword = r.keyword_word()?;
            let number = if r.is_done() { 0 } else { r.small()? };
            Ok((keyword, number))
        })
    }

    fn keyword_word(&mut self) -> Reading<Keyword> {
        let all = [
            ("repair", Keyword::Repair),
            ("breach", Keyword::Breach),
            ("support", Keyword::Support),
            ("blocker", Keyword::Blocker),
            ("first strike", Keyword::FirstStrike),
            ("high-maneuver", Keyword::HighManeuver),
            ("high maneuver", Keyword::HighManeuver),
            ("suppression", Keyword::Suppression),
        ];
        for (words, keyword) in all {
            if self.eat(words) {
                return Ok(keyword);
            }
        }
        self.stop()
    }

    /// A keyword that a card is given: with its number if the keyword has one, and only then.
    pub fn keyword_given(&mut self) -> Reading<(Keyword, u8)> {
        let from = self.at;
        let (keyword, number) = self.keyword()?;
        let counts = matches!(keyword, Keyword::Repair | Keyword::Breach | Keyword::Support);
        if counts == (number > 0) { Ok((keyword, number)) } else { self.refuse(from) }
    }

    /// "<Repair>/<Breach>" that a card has, whatever the number.
    fn keywords_had(&mut self) -> Reading<Is> {
        let from = self.at;
        let mut all = Vec::new();
        loop {
            match self.keyword()? {
                (keyword, 0) => all.push(Is::Has(keyword)),
                _ => return self.refuse(from),
            }
            if !self.sees("/") || self.ahead(1).is_none_or(|token| token.sort != Sort::Angle) {
                return Ok(one_of(all));
            }
            self.at += 1;
        }
    }

    /// "AP", "HP", "Lv.", "cost".
    pub fn stat(&mut self) -> Reading<Stat> {
        for (word, stat) in [("ap", Stat::Ap), ("hp", Stat::Hp), ("lv.", Stat::Level), ("cost", Stat::Cost)] {
            if self.eat(word) {
                return Ok(stat);
            }
        }
        self.stop()
    }

    /// What stands after a noun, again and again: "with …", "that is …", "paired with …".
    pub fn features_after(&mut self, pilot: bool) -> Vec<Is> {
        let mut all = Vec::new();
        while let Some(more) = self.attempt(|r| r.feature_after(pilot)) {
            all.extend(more);
        }
        all
    }

    fn feature_after(&mut self, pilot: bool) -> Reading<Vec<Is>> {
        if self.eat("with") {
            let mut all = vec![self.feature_with()?];
            while let Some(more) = self.attempt(|r| {
                r.need("and")?;
                r.feature_with()
            }) {
                all.push(more);
            }
            // "with 2 or less HP or that is Lv.2 or lower"
            if let [_] = all.as_slice()
                && let Some(other) = self.attempt(|r| {
                    r.need("or that is/are")?;
                    r.feature_of_state()
                })
            {
                return Ok(vec![Is::Either(vec![all_of(all), all_of(vec![other])])]);
            }
            return Ok(all);
        }
        if self.eat("not paired with a pilot") || self.eat("that is/are not paired with a pilot") {
            return Ok(vec![not(Is::Own(OwnIs::PairedWith(Box::default())))]);
        }
        if self.eat("without") {
            let has = self.keywords_had()?;
            return Ok(vec![Is::Not(Box::new(all_of(vec![has])))]);
        }
        if self.eat("that is/are not") || self.eat("that isn't/aren't") {
            let is = self.feature_or_kind()?;
            return Ok(vec![not(is)]);
        }
        if self.eat("that is/are") {
            return self.features_of_state();
        }
        if self.eat("that has/have") {
            return Ok(vec![self.feature_with()?]);
        }
        if self.eat("whose") {
            let stat = self.stat()?;
            self.need("is")?;
            return Ok(vec![self.compared(stat)?]);
        }
        if self.sees("paired with") {
            return Ok(vec![self.paired(pilot)?]);
        }
        if self.sees("battling") {
            return Ok(vec![self.battling()?]);
        }
        if self.eat("being attacked") {
            return Ok(vec![Is::Own(OwnIs::Attacked)]);
        }
        if self.eat("that? was/were deployed this turn") || self.eat("deployed this turn") {
            return Ok(vec![Is::New]);
        }
        if self.eat("belonging to another player") {
            return Ok(vec![not(Is::Own(OwnIs::Of(Whose::Yours)))]);
        }
        self.need("other than")?;
        if self.eat("this unit/card/base") {
            return Ok(vec![not(Is::This)]);
        }
        if self.eat("a? link units/unit") {
            return Ok(vec![not(Is::Own(OwnIs::Linked))]);
        }
        if self.eat("a? unit tokens/token") || self.eat("an? ex base") {
            return Ok(vec![not(Is::Own(OwnIs::Token))]);
        }
        if self.is_next(Sort::Bracket) {
            return Ok(vec![not(self.names()?)]);
        }
        self.stop()
    }

    /// What a card may have: "3 or less HP", "<Blocker>", "\"A\" in its card name", "the highest Lv.", "a 【Destroyed】 effect".
    pub fn feature_with(&mut self) -> Reading<Is> {
        if self.is_next(Sort::Angle) {
            return self.keywords_had();
        }
        if self.is_next(Sort::Quote) {
            return self.part_of_name();
        }
        if self.eat("different card? names") {
            return Ok(Is::DifferentNames);
        }
        if self.eat("the highest") {
            return Ok(Is::Own(OwnIs::Highest(self.stat()?, Box::new(anything()))));
        }
        if self.eat("the lowest") {
            return Ok(Is::Own(OwnIs::Lowest(self.stat()?, Box::new(anything()))));
        }
        if let Some(is) = self.attempt(|r| {
            let stat = r.stat()?;
            r.compared(stat)
        }) {
            return Ok(is);
        }
        if let Some(is) = self.attempt(Self::more_or_less) {
            return Ok(is);
        }
        if self.eat("a/an") {
            return self.has_effect();
        }
        if self.sees("【") || self.is_next(Sort::Heading) {
            return self.has_effect();
        }
        let (least, most) = self.range()?;
        let stat = self.stat()?;
        if stat == Stat::Level {
            return self.stop();
        }
        Ok(Is::Stat(stat, Of::Now, least, most))
    }

    /// "【Destroyed】 effect", "【Burst】".
    fn has_effect(&mut self) -> Reading<Is> {
        let timings = [
            ("【deploy】", OwnIs::HasTiming(When::Deploy)),
            ("【attack】", OwnIs::HasTiming(When::Attack)),
            ("【destroyed】", OwnIs::HasTiming(When::Destroyed)),
            ("【when_linked】", OwnIs::HasTiming(When::WhenLinked)),
            ("【burst】", OwnIs::HasCall(Call::Burst)),
            ("【main】", OwnIs::HasCall(Call::Main)),
            ("【action】", OwnIs::HasCall(Call::Action)),
            ("【pilot】", OwnIs::HasPilotPart),
        ];
        for (mark, is) in timings {
            if self.eat(mark) {
                self.eat("effect");
                return Ok(Is::Own(is));
            }
        }
        self.stop()
    }

    /// `"A" or "B" in its card name`.
    fn part_of_name(&mut self) -> Reading<Is> {
        let mut all = Vec::new();
        loop {
            let Some(part) = self.take(Sort::Quote) else { return self.stop() };
            all.push(Is::NameIncludes(part.raw.clone()));
            if !self.eat("or") && !self.eat("/") {
                break;
            }
        }
        self.need("in its/their/the card name/names")?;
        Ok(one_of(all))
    }

    /// "equal to or lower than that Unit": a number against the same number of a card that is spoken of.
    fn compared(&mut self, stat: Stat) -> Reading<Is> {
        let compare = if self.eat("equal to or lower/less than") {
            Compare::AtMost
        } else if self.eat("equal to or higher/more/greater than") {
            Compare::AtLeast
        } else if self.eat("lower/less than") {
            Compare::Less
        } else if self.eat("higher/more/greater than") {
            Compare::More
        } else {
            self.need("equal to")?;
            Compare::Exactly
        };
        let from = self.at;
        // "less than this Unit's AP"
        let of = self.amount_of_card(stat)?;
        let than = Box::new(of);
        let by = |n| Box::new(Amount::Sum(vec![*than.clone(), Amount::N(n)]));
        match compare {
            Compare::AtMost => Ok(Is::StatAtMost(stat, Of::Now, than)),
            Compare::AtLeast => Ok(Is::StatAtLeast(stat, Of::Now, than)),
            Compare::Exactly => Ok(Is::StatIs(stat, Of::Now, than)),
            Compare::Less => Ok(Is::StatAtMost(stat, Of::Now, by(-1))),
            Compare::More if from < self.at => Ok(Is::StatAtLeast(stat, Of::Now, by(1))),
            Compare::More => self.stop(),
        }
    }

    /// "less AP than this Unit", "the same Lv. as this Unit".
    fn more_or_less(&mut self) -> Reading<Is> {
        if self.eat("the same") {
            let stat = self.stat()?;
            self.need("as")?;
            return Ok(Is::StatIs(stat, Of::Now, Box::new(self.amount_of_card(stat)?)));
        }
        self.eat("a");
        let more = self.eat("more/higher/greater");
        if !more {
            self.need("less/lower/fewer")?;
        }
        let stat = self.stat()?;
        self.need("than")?;
        let than = self.amount_of_card(stat)?;
        let by = |n| Box::new(Amount::Sum(vec![than.clone(), Amount::N(n)]));
        Ok(if more { Is::StatAtLeast(stat, Of::Now, by(1)) } else { Is::StatAtMost(stat, Of::Now, by(-1)) })
    }

    /// "this Unit", "that Unit's AP": a number of one card.
    fn amount_of_card(&mut self, stat: Stat) -> Reading<Amount> {
        let it = if self.eat("this unit/base") || self.eat("this card") {
            It::This
        } else {
            self.need("that unit/card")?;
            self.that_one()
        };
        // "HP equal to or lower than this Unit's AP"
        let of = if self.eat("'s") { self.attempt(Self::stat).unwrap_or(stat) } else { stat };
        match it {
            It::This => Ok(Amount::Own(Number::OfThis(of))),
            It::Card => Ok(Amount::OfIt(of, Of::Now)),
            It::Nothing | It::Looked | It::Placed | It::Battled => self.stop(),
        }
    }

    /// After "that is": "Lv.4 or lower", "being attacked", "battling …", "damaged", joined by "and" or "or has".
    fn features_of_state(&mut self) -> Reading<Vec<Is>> {
        let mut all = vec![self.feature_of_state()?];
        if let Some(other) = self.attempt(|r| {
            r.need("or")?;
            if r.eat("has/have") || r.eat("with") {
                return r.feature_with();
            }
            r.eat("that? is/are");
            r.feature_of_state()
        }) {
            let first = all.pop().into_iter().collect();
            return Ok(vec![Is::Either(vec![all_of(first), all_of(vec![other])])]);
        }
        while let Some(more) = self.attempt(|r| {
            r.need("and")?;
            if r.eat("has/have") {
                return r.feature_with();
            }
            r.eat("that? is/are");
            r.feature_of_state()
        }) {
            all.push(more);
        }
        Ok(all)
    }

    /// "a Link Unit", "Link Units", "tokens", or what a card can be.
    fn feature_or_kind(&mut self) -> Reading<Is> {
        let all = [
            ("a? link unit/units", Is::Own(OwnIs::Linked)),
            ("a? unit? token/tokens", Is::Own(OwnIs::Token)),
            ("a? unit tokens", Is::Own(OwnIs::Token)),
        ];
        match all.into_iter().find(|(words, _)| self.eat(words)) {
            Some((_, is)) => Ok(is),
            None => self.feature_of_state(),
        }
    }

    /// What a card can be: "Lv.4 or lower", "damaged", "rested", "being attacked", "(Zeon)", "green".
    pub fn feature_of_state(&mut self) -> Reading<Is> {
        if self.eat("lv.") {
            if let Some(number) = self.attempt(|r| r.compared(Stat::Level)) {
                return Ok(number);
            }
            let (least, most) = self.range()?;
            return Ok(Is::Stat(Stat::Level, Of::Now, least, most));
        }
        if self.eat("being attacked") {
            return Ok(Is::Own(OwnIs::Attacked));
        }
        if self.sees("attacking") && !self.sees_at(1, "a/an/the/one/your") {
            self.at += 1;
            return Ok(Is::Own(OwnIs::Attacking));
        }
        if self.sees("battling") {
            return self.battling();
        }
        if self.sees("paired with") {
            return self.paired(false);
        }
        if self.eat("paired") {
            return Ok(Is::Own(OwnIs::PairedWith(Box::default())));
        }
        if self.is_next(Sort::Paren) {
            return self.traits();
        }
        if self.eat("linked") {
            return Ok(Is::Own(OwnIs::Linked));
        }
        if let Some(is) = self.adjective() {
            return Ok(is);
        }
        self.attempt(Self::colours).map_or_else(|| self.stop(), Ok)
    }

    /// "active", "rested", "damaged", "undamaged".
    pub fn adjective(&mut self) -> Option<Is> {
        let all = [
            ("active", Is::Active),
            ("rested", Is::Rested),
            ("damaged", Is::Own(OwnIs::Damaged)),
            ("undamaged", not(Is::Own(OwnIs::Damaged))),
            ("battling", Is::Own(OwnIs::Battling)),
            ("attacking", Is::Own(OwnIs::Attacking)),
        ];
        all.into_iter().find_map(|(word, is)| self.eat(word).then_some(is))
    }

    /// "paired with a (Newtype) Pilot" of a Unit; of a Pilot "paired with this Unit", "paired with an enemy Unit that is Lv.5 or lower".
    fn paired(&mut self, pilot: bool) -> Reading<Is> {
        self.need("paired with")?;
        if pilot && self.eat("this unit") {
            return Ok(Is::Own(OwnIs::PilotOfThis));
        }
        if pilot && (self.sees("it") || self.sees("that unit")) && self.memory.it == It::Card {
            self.need("it/that")?;
            self.eat("unit");
            return Ok(Is::Own(OwnIs::PilotOfIt));
        }
        // "paired with [A]": a Pilot of that name.
        if !pilot && self.is_next(Sort::Bracket) {
            let names = self.names()?;
            return Ok(Is::Own(OwnIs::PairedWith(Box::new(all_of(vec![names])))));
        }
        let noun = self.noun()?;
        let from = noun.from;
        if !noun.is_one() {
            return self.refuse(from);
        }
        if pilot {
            let filter = self.unit_filter(noun)?;
            return Ok(Is::Own(OwnIs::PairedTo(Box::new(filter))));
        }
        let filter = self.pilot_filter(noun)?;
        Ok(Is::Own(OwnIs::PairedWith(Box::new(filter))))
    }

    /// "battling this Unit", "battling a friendly Unit with <Blocker>".
    fn battling(&mut self) -> Reading<Is> {
        self.need("battling")?;
        if self.eat("this unit") {
            return Ok(Is::Own(OwnIs::BattlingThis));
        }
        // "that is battling": whatever it battles.
        if self.sees("./,") {
            return Ok(Is::Own(OwnIs::Battling));
        }
        let noun = self.noun()?;
        if !noun.is_one() || !noun.is_field() {
            return self.refuse(noun.from);
        }
        if noun.has_after {
            self.taken.push(Taken::SaidOfTheLast);
        }
        Ok(Is::Own(OwnIs::BattlingWith(Box::new(noun.selector))))
    }

    /// Units as a filter, with whose they are.
    fn unit_filter(&mut self, noun: super::noun::Noun) -> Reading<Filter> {
        if !noun.is_units() {
            return self.refuse(noun.from);
        }
        if noun.has_after {
            self.taken.push(Taken::SaidOfTheLast);
        }
        Ok(with_owner(noun.selector))
    }

    /// Pilots as a filter.
    fn pilot_filter(&mut self, noun: super::noun::Noun) -> Reading<Filter> {
        if !noun.is_pilots() || noun.selector.whose != Whose::Any {
            return self.refuse(noun.from);
        }
        Ok(noun.selector.filter)
    }
}

/// Whatever lies anywhere: to be filled in by the noun phrase around it.
fn anything() -> Selector {
    Selector { whose: Whose::Any, places: Vec::new(), filter: Filter::any() }
}

/// "With the highest AP": among the cards that the rest of the noun phrase means. Nothing is left unsaid.
pub fn among_the_rest(selector: &mut Selector) -> bool {
    let is_extreme = |is: &Is| matches!(is, Is::Own(OwnIs::Highest(..) | OwnIs::Lowest(..)));
    let mut rest = selector.clone();
    rest.filter.0.retain(|is| !is_extreme(is));
    for is in &mut selector.filter.0 {
        if let Is::Own(OwnIs::Highest(_, among) | OwnIs::Lowest(_, among)) = is {
            **among = rest.clone();
        }
    }
    !rest.places.is_empty() || !selector.filter.0.iter().any(is_extreme)
}

/// The filter of a selector, that says also whose the cards are.
pub fn with_owner(selector: Selector) -> Filter {
    let mut filter = selector.filter;
    if selector.whose != Whose::Any {
        filter.0.insert(0, Is::Own(OwnIs::Of(selector.whose)));
    }
    filter
}

/// All of these must hold.
pub fn all_of(all: Vec<Is>) -> Filter {
    crate::cardgame::text::Filter(all)
}

/// It is not so.
pub fn not(is: Is) -> Is {
    Is::Not(Box::new(all_of(vec![is])))
}

/// One of several things, or the only one.
pub fn one_of(mut all: Vec<Is>) -> Is {
    if all.len() == 1
        && let Some(only) = all.pop()
    {
        return only;
    }
    Is::Either(all.into_iter().map(|is| all_of(vec![is])).collect())
}

/// A range as a comparison of a number; both ends at once are two.
pub fn within((least, most): (i32, i32)) -> Vec<(Compare, i32)> {
    match (least, most) {
        (LEAST, most) => vec![(Compare::AtMost, most)],
        (least, MOST) => vec![(Compare::AtLeast, least)],
        (least, most) if least == most => vec![(Compare::Exactly, least)],
        (least, most) => vec![(Compare::AtLeast, least), (Compare::AtMost, most)],
    }
}
