//! 10-3-3. Noun phrases: how many, whose, what stands before the noun, the noun, what stands after it, where.

use super::super::vocabulary::{
    BASE, Category, Counted, DECK, HAND, Is, OwnIs, PILOTS, Place, SHIELDS, Selector, TRASH, Taken, UNITS, Whose,
};
use super::features::{all_of, among_the_rest, not, one_of};
use super::{It, Reader, Reading};
use crate::cardgame::reader::Sort;

/// How many, as a text says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// "all".
    All,
    /// "a", "another", "one of".
    One,
    /// "2".
    Exactly(u8),
    /// "1 to 2".
    Between(u8, u8),
    /// "up to 2".
    UpTo(u8),
    /// "2 or more".
    AtLeast(u8),
    /// "4 or less".
    AtMost(u8),
    /// "no".
    No,
    /// "the".
    The,
    /// Nothing.
    Unsaid,
}

/// What the noun is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Head {
    /// Cards in play.
    Field(Category),
    /// "Unit token".
    Token,
    /// "Unit card", "Pilot card": somewhere else.
    Card(Category),
    /// "card".
    AnyCard,
    /// "Shield".
    Shield,
    /// "shield area card": the Base and Shields.
    ShieldArea,
    /// Resources.
    Counted(Counted),
}

/// A noun phrase.
#[derive(Clone, Debug)]
pub struct Noun {
    /// How many.
    pub number: Number,
    /// Which cards.
    pub selector: Selector,
    /// What the nouns are, if several are joined.
    pub heads: Vec<Head>,
    /// The noun is in the plural.
    pub plural: bool,
    /// Something stands after the noun.
    pub has_after: bool,
    /// It is said where the cards are.
    pub placed: bool,
    /// It is said whose they are.
    pub owned: bool,
    /// Where it begins.
    pub from: usize,
}

impl Noun {
    /// A single card.
    pub fn is_one(&self) -> bool {
        matches!(self.number, Number::One | Number::Exactly(1)) && !self.plural
            || (self.number == Number::One && self.plural)
    }

    /// Cards in play.
    pub fn is_field(&self) -> bool {
        self.heads.iter().all(|head| matches!(head, Head::Field(_) | Head::Token))
    }

    /// Units in play.
    pub fn is_units(&self) -> bool {
        self.heads.iter().all(|head| matches!(head, Head::Field(Category::Unit) | Head::Token))
    }

    /// Pilots in play.
    pub fn is_pilots(&self) -> bool {
        self.heads == [Head::Field(Category::Pilot)]
    }

    /// Resources.
    pub fn counted(&self) -> Option<Counted> {
        match self.heads.as_slice() {
            [Head::Counted(counted)] => Some(*counted),
            _ => None,
        }
    }

    /// Cards whose place is not said.
    pub fn is_unplaced(&self) -> bool {
        self.selector.places.is_empty()
    }
}

impl Reader<'_> {
    /// A noun phrase.
    pub fn noun(&mut self) -> Reading<Noun> {
        self.nested(Self::noun_phrase)
    }

    /// "1 enemy Unit or 1 enemy Base": one card that is like either. What stands behind the last is said of it alone, but for a place
    /// elsewhere.
    pub fn either_noun(&mut self) -> Reading<Noun> {
        let mut all = vec![self.noun()?];
        while self.sees("or") && self.ahead(1).is_some_and(|token| token.sort == Sort::Number) {
            self.at += 1;
            all.push(self.noun()?);
        }
        if let [_] = all.as_slice()
            && let Some(only) = all.pop()
        {
            return Ok(only);
        }
        let from = all[0].from;
        share_place(&mut all);
        let one = |noun: &Noun| noun.number == Number::Exactly(1) && noun.counted().is_none();
        let lies =
            |noun: &Noun| !noun.is_unplaced() && noun.heads != [Head::Shield] && noun.heads != [Head::ShieldArea];
        let looked = all.iter().all(|noun| noun.is_unplaced() && !noun.owned) && self.memory.looked;
        if !all.iter().all(one) || !(looked || all.iter().all(lies)) {
            return self.refuse(from);
        }
        if all.windows(2).any(|pair| pair[1].has_after && !pair[0].has_after) {
            // "1 Unit card or 1 Command card from your trash that is Lv.3 or lower": of both, or of the last?
            if !all.iter().all(Noun::is_field) {
                return self.refuse(from);
            }
            self.taken.push(Taken::SaidOfTheLast);
        }
        Ok(like_either(all))
    }

    fn noun_phrase(&mut self) -> Reading<Noun> {
        let from = self.at;
        let mut other = self.sees("another").then_some(from);
        let (number, mut before) = self.how_many()?;
        let mut whose = None;
        loop {
            if let Some(side) = self.whose() {
                if whose.is_some() {
                    return self.stop();
                }
                whose = Some(side);
            } else if self.eat("other") {
                other = Some(self.at - 1);
                before.push(not(Is::This));
            } else if let Some(is) = self.before_noun() {
                before.push(is);
            } else {
                break;
            }
        }
        let (heads, plural) = self.heads(&before)?;
        let pilot = heads == [Head::Field(Category::Pilot)];
        let mut found = Noun {
            number,
            selector: Selector { whose: whose.unwrap_or(Whose::Any), places: Vec::new(), filter: all_of(before) },
            heads,
            plural,
            has_after: false,
            placed: false,
            owned: whose.is_some(),
            from,
        };
        loop {
            // "1 enemy Unit and 1 friendly Unit that are Lv.3 or lower": it is said of both.
            if !found.plural && self.sees("that are/aren't/have") {
                return self.refuse(from);
            }
            let more = self.features_after(pilot);
            found.has_after |= !more.is_empty();
            found.selector.filter.0.extend(more);
            if found.placed || !self.placed(&mut found)? {
                break;
            }
        }
        let mut found = self.put_in_place(found)?;
        if other.is_some() && self.other_than_it(&found) {
            found.selector.filter.0.iter_mut().filter(|is| **is == not(Is::This)).for_each(|is| *is = not(Is::It));
            return Ok(found);
        }
        match other {
            Some(at) if self.other_than_which(&found) => self.refuse(at),
            _ => Ok(found),
        }
    }

    /// "other", in the effect of a Command: than the one card that was chosen, where that is among them.
    fn other_than_it(&self, noun: &Noun) -> bool {
        let one = self.memory.it == It::Card && !self.memory.several && !self.memory.doubled;
        let Some((whose, places)) = self.memory.spoken.as_ref() else { return false };
        let ours = |whose| matches!(whose, Whose::Yours | Whose::Friends);
        let same = ours(*whose) == ours(noun.selector.whose) && noun.selector.whose != Whose::Any;
        self.memory.command && one && same && noun.is_units() && *places == [UNITS]
    }

    /// "other", "another": than this card. Where the text speaks of another card that could be among them, or this one is a Command,
    /// it is not clear than which.
    fn other_than_which(&self, noun: &Noun) -> bool {
        if self.memory.command {
            return true;
        }
        let Some((whose, places)) = self.memory.spoken.as_ref() else { return self.that_one() == It::Card };
        let ours = |whose| matches!(whose, Whose::Yours | Whose::Friends);
        let said = match noun.selector.whose {
            Whose::Any => self.memory.having.unwrap_or(Whose::Any),
            whose => whose,
        };
        let apart = (*whose == Whose::Opponents && ours(said)) || (ours(*whose) && said == Whose::Opponents);
        let elsewhere = !noun.selector.places.iter().any(|place| places.contains(place));
        self.that_one() == It::Card && !apart && !elsewhere
    }

    /// "1", "1 to 2", "2 or more", "all", "a", "another", "one of", "no"; "another" is also what stands before the noun.
    fn how_many(&mut self) -> Reading<(Number, Vec<Is>)> {
        let number = if self.eat("all") || self.eat("each") {
            self.eat("of");
            Number::All
        } else if self.eat("another") {
            return Ok((Number::One, vec![not(Is::This)]));
        } else if self.eat("one of") || self.eat("a/an") {
            Number::One
        } else if self.eat("no") {
            Number::No
        } else if self.eat("the") {
            Number::The
        } else if self.eat("up to") {
            let number = Number::UpTo(self.small()?);
            if self.eat("of") && !self.sees("your/their") {
                return self.stop();
            }
            number
        } else if self.is_next(Sort::Number) {
            let number = self.number_said()?;
            if self.eat("of") && !self.sees("your/their") {
                return self.stop();
            }
            number
        } else {
            Number::Unsaid
        };
        Ok((number, Vec::new()))
    }

    fn number_said(&mut self) -> Reading<Number> {
        let number = self.small()?;
        if self.eat("or more") {
            return Ok(Number::AtLeast(number));
        }
        if self.eat("or less/fewer") {
            return Ok(Number::AtMost(number));
        }
        let from = self.at;
        if self.eat("to") {
            let to = self.small()?;
            return if number < to { Ok(Number::Between(number, to)) } else { self.refuse(from) };
        }
        Ok(Number::Exactly(number))
    }

    /// "your", "enemy", "friendly".
    fn whose(&mut self) -> Option<Whose> {
        let all = [
            ("your opponent's", Whose::Opponents),
            ("your", Whose::Yours),
            ("enemy", Whose::Opponents),
            ("friendly", Whose::Friends),
        ];
        // "Enemy players" are no cards.
        if self.sees("enemy player/players") {
            return None;
        }
        if self.memory.each && self.eat("their") {
            return Some(Whose::Yours);
        }
        // What each of several players does is told of them: "your" cards are those of the one whose effect it is.
        if self.memory.each && self.sees("your") {
            return None;
        }
        all.into_iter().find_map(|(words, side)| self.eat(words).then_some(side))
    }

    /// "rested", "green", "(Zeon)", "Link", "[Name]".
    fn before_noun(&mut self) -> Option<Is> {
        if let Some(is) = self.adjective() {
            return Some(is);
        }
        if self.sees("non-link unit/units") {
            self.at += 1;
            return Some(not(Is::Own(OwnIs::Linked)));
        }
        if self.sees("link unit/units") {
            self.at += 1;
            return Some(Is::Own(OwnIs::Linked));
        }
        if self.is_next(Sort::Paren) {
            return self.attempt(Self::traits);
        }
        if self.is_next(Sort::Bracket) {
            return self.attempt(Self::names);
        }
        self.attempt(Self::colours)
    }

    /// The noun, or several joined by a slash: "Unit card/Pilot card". What stands before the first may be said again: "(X) Unit card/(X)
    /// Pilot card".
    fn heads(&mut self, before: &[Is]) -> Reading<(Vec<Head>, bool)> {
        let (first, mut plural) = self.head()?;
        let mut all = vec![first];
        while let Some((next, more)) = self.attempt(|r| {
            if !r.eat("/") && !r.eat("or") {
                return r.stop();
            }
            let again: Vec<Is> = std::iter::from_fn(|| r.before_noun()).collect();
            if !again.is_empty() && again != before {
                return r.stop();
            }
            let next = r.head()?;
            // "(A) Unit or Base" would be of two places with one filter: only cards elsewhere are joined so, and those of which nothing
            // else is said.
            let plain = before.is_empty() && all == [Head::Field(Category::Unit)];
            let base = plain && next.0 == Head::Field(Category::Base);
            let cards = matches!(next.0, Head::Card(_)) && all.iter().all(|head| matches!(head, Head::Card(_)));
            if base || cards { Ok(next) } else { r.stop() }
        }) {
            all.push(next);
            plural |= more;
        }
        Ok((all, plural))
    }

    fn head(&mut self) -> Reading<(Head, bool)> {
        const HEADS: [(&str, &str, Head); 14] = [
            ("unit token", "unit tokens", Head::Token),
            ("unit card", "unit cards", Head::Card(Category::Unit)),
            ("pilot card", "pilot cards", Head::Card(Category::Pilot)),
            ("command card", "command cards", Head::Card(Category::Command)),
            ("base card", "base cards", Head::Card(Category::Base)),
            ("shield area card", "shield area cards", Head::ShieldArea),
            ("ex resource", "ex resources", Head::Counted(Counted::Ex)),
            ("resource", "resources", Head::Counted(Counted::Resources)),
            ("unit", "units", Head::Field(Category::Unit)),
            ("pilot", "pilots", Head::Field(Category::Pilot)),
            ("base", "bases", Head::Field(Category::Base)),
            ("command", "commands", Head::Field(Category::Command)),
            ("shield", "shields", Head::Shield),
            ("card", "cards", Head::AnyCard),
        ];
        for (one, several, head) in HEADS {
            if self.eat(one) {
                return Ok((head, false));
            }
            if self.eat(several) {
                return Ok((head, true));
            }
        }
        self.stop()
    }

    /// "from your trash", "in your hand", "among them", "in play": where, if it is said.
    fn placed(&mut self, noun: &mut Noun) -> Reading<bool> {
        let cards = noun.heads.iter().all(|head| matches!(head, Head::Card(_) | Head::AnyCard));
        if cards && self.eat("among them") {
            if !self.memory.looked {
                return self.stop();
            }
            noun.selector.places = vec![Place::Looked];
            noun.placed = true;
            return Ok(true);
        }
        if cards && self.eat("you placed from your deck with this effect") {
            noun.selector.places = vec![TRASH];
            noun.selector.whose = Whose::Yours;
            noun.selector.filter.0.push(Is::Own(OwnIs::Placed));
            noun.placed = true;
            return Ok(true);
        }
        let wheres = [
            ("from/in your trash", Whose::Yours, TRASH),
            ("from/in your hand", Whose::Yours, HAND),
            ("from/in your deck", Whose::Yours, DECK),
            ("from/in any player 's trash", Whose::Any, TRASH),
            ("from/in your opponent's trash", Whose::Opponents, TRASH),
            ("from/in your opponent's hand", Whose::Opponents, HAND),
            ("from/in an/the enemy player 's trash", Whose::Opponents, TRASH),
        ];
        for (words, whose, place) in wheres {
            if cards && self.eat(words) {
                if noun.owned || (self.memory.each && whose != Whose::Any) {
                    return self.stop();
                }
                noun.selector.whose = whose;
                noun.owned = true;
                noun.selector.places = vec![place];
                noun.placed = true;
                return Ok(true);
            }
        }
        if noun.heads == [Head::Shield] && !noun.owned {
            let areas = [("in your shield area", Whose::Yours), ("in your opponent's shield area", Whose::Opponents)];
            if let Some((_, whose)) = areas.into_iter().find(|(words, _)| self.eat(words)) {
                noun.selector.whose = whose;
                (noun.owned, noun.placed) = (true, true);
                return Ok(true);
            }
        }
        if noun.is_field() && self.eat("you have in play") {
            if noun.owned {
                return self.stop();
            }
            noun.selector.whose = Whose::Yours;
            noun.owned = true;
            noun.placed = true;
            return Ok(true);
        }
        // 4-4-1. Resources lie in one place only.
        if matches!(noun.heads.as_slice(), [Head::Counted(_)]) && !noun.owned && self.eat("you have") {
            noun.selector.whose = Whose::Yours;
            (noun.owned, noun.placed) = (true, true);
            return Ok(true);
        }
        if noun.is_field() && self.eat("in play") {
            noun.placed = true;
            return Ok(true);
        }
        Ok(false)
    }

    /// Where cards of this kind are, and their category where the place does not say it.
    fn put_in_place(&mut self, mut noun: Noun) -> Reading<Noun> {
        let from = noun.from;
        if noun.heads == [Head::Token] {
            noun.selector.filter.0.push(Is::Own(OwnIs::Token));
        }
        let places = match noun.heads.as_slice() {
            [Head::Field(Category::Unit) | Head::Token] => vec![UNITS],
            [Head::Field(Category::Pilot)] => vec![PILOTS],
            [Head::Field(Category::Base)] => vec![BASE],
            // "enemy Commands": only as what an effect comes from.
            [Head::Field(Category::Command)] => Vec::new(),
            [Head::Field(Category::Unit), Head::Field(Category::Base)] if noun.has_after => return self.refuse(from),
            [Head::Field(Category::Unit), Head::Field(Category::Base)] => vec![UNITS, BASE],
            [Head::Shield] => vec![SHIELDS],
            [Head::ShieldArea] => vec![BASE, SHIELDS],
            [Head::Counted(counted)] => vec![Place::Own(*counted)],
            heads => {
                let mut categories = Vec::new();
                for head in heads {
                    match head {
                        Head::Card(category) => categories.push(Is::Category(*category)),
                        Head::AnyCard => {}
                        _ => return self.refuse(from),
                    }
                }
                if !categories.is_empty() {
                    noun.selector.filter.0.push(one_of(categories));
                }
                let told = noun.selector.places.is_empty() || among_the_rest(&mut noun.selector);
                return if told { Ok(noun) } else { self.refuse(from) };
            }
        };
        noun.selector.places = places;
        if among_the_rest(&mut noun.selector) { Ok(noun) } else { self.refuse(from) }
    }
}

/// "1 Unit card and 1 Pilot card from your trash": where the last of several cards lies, the others do.
pub fn share_place(nouns: &mut [Noun]) {
    let Some((last, others)) = nouns.split_last_mut() else { return };
    if !last.placed || last.is_field() || !others.iter().all(|noun| noun.is_unplaced() && !noun.owned) {
        return;
    }
    for noun in others {
        noun.selector.places.clone_from(&last.selector.places);
        noun.selector.whose = last.selector.whose;
        (noun.placed, noun.owned) = (true, true);
    }
}

/// Several noun phrases of which one card is chosen, as one.
fn like_either(all: Vec<Noun>) -> Noun {
    let whose = all[0].selector.whose;
    let same = all.iter().all(|noun| noun.selector.whose == whose);
    let mut joined = Noun { heads: Vec::new(), has_after: false, ..all[0].clone() };
    joined.selector =
        Selector { whose: if same { whose } else { Whose::Any }, places: Vec::new(), filter: all_of(Vec::new()) };
    let mut ways = Vec::new();
    for noun in all {
        let Noun { mut selector, heads, .. } = noun;
        // In play the place said what it is.
        if let [Head::Field(category)] = heads.as_slice() {
            selector.filter.0.insert(0, Is::Category(*category));
        }
        for place in &selector.places {
            if !joined.selector.places.contains(place) {
                joined.selector.places.push(*place);
            }
        }
        ways.push(if same { selector.filter } else { super::features::with_owner(selector) });
        joined.heads.extend(heads);
    }
    joined.selector.filter = all_of(vec![Is::Either(ways)]);
    joined
}
