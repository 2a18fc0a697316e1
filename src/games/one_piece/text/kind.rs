//! 8-4-4. The kinds of cards in a noun phrase: what stands before the noun, the noun, what stands after it.

use super::features::{Total, one_of};
use super::noun::Number;
use super::zone::Where;
use crate::games::one_piece::vocabulary::{
    Amount, CHARACTERS, Category, Count, DONS, Dons, Filter, Is, LEADER, LIFE, Place, STAGE, Stat, Whose,
};

/// One of the things that "or" joins.
#[derive(Clone, Debug, Default)]
pub struct Kind {
    /// What stands before the noun.
    pub before: Vec<Is>,
    /// The categories of the noun.
    pub categories: Vec<Category>,
    /// It is DON!! cards.
    pub don: bool,
    /// DON!! cards that are given to a card.
    pub given: bool,
    /// It is Life cards.
    pub life: bool,
    /// It ends in "card" or "cards".
    pub card: bool,
    /// There is a noun at all, not only a name.
    pub noun: bool,
    /// The noun is in the plural.
    pub plural: bool,
    /// What stands after the noun.
    pub after: Vec<Is>,
    /// "other than …".
    pub except: Vec<Is>,
    /// Where, if it is said.
    pub zone: Option<Where>,
    /// A limit on all of them together.
    pub total: Option<Total>,
    /// Whose, if this one says it.
    pub side: Option<Whose>,
    /// It has a number of its own, so that it shares no noun with the one before.
    pub numbered: bool,
}

impl Kind {
    /// "cards", without anything else.
    pub fn is_any_card(&self) -> bool {
        self.before.is_empty()
            && self.after.is_empty()
            && self.except.is_empty()
            && self.categories.is_empty()
            && self.card
            && !self.don
            && !self.life
    }

    /// 2-7. A Leader has no cost: "Leader or Character cards with a cost of 6 or less" limits the Characters only.
    pub fn without_cost_of_leaders(self) -> Vec<Self> {
        let is_cost = |is: &Is| {
            matches!(is, Is::Stat(Stat::Cost, ..) | Is::StatAtMost(Stat::Cost, ..) | Is::StatIs(Stat::Cost, ..))
        };
        let leaders = self.categories.len() > 1 && self.categories.contains(&Category::Leader);
        if !leaders || !self.after.iter().any(is_cost) {
            return vec![self];
        }
        let mut leader = self.clone();
        leader.categories = vec![Category::Leader];
        leader.after.retain(|is| !is_cost(is));
        let mut others = self;
        others.categories.retain(|category| *category != Category::Leader);
        vec![leader, others]
    }

    /// "Character card", "card", "[Name]", "Event": not a Character on the field.
    pub fn may_be_looked_at(&self) -> bool {
        !self.don && !self.life && (self.card || !self.noun || self.categories.contains(&Category::Event))
    }

    /// Where on the field such cards are; `field` if the text names the field.
    pub fn field_places(&self, field: bool) -> Option<Vec<Place>> {
        if self.don {
            let turned = self.before.iter().any(|is| matches!(is, Is::Active | Is::Rested));
            return Some(match (self.given, field) {
                (true, _) => vec![Place::Own(Dons::Given)],
                (false, true) if !turned => vec![DONS, Place::Own(Dons::Given)],
                (false, _) => vec![DONS],
            });
        }
        if self.life {
            return Some(vec![LIFE]);
        }
        if self.categories.is_empty() {
            let named = self.before.iter().any(is_named);
            let plain = self.before.iter().all(|is| matches!(is, Is::Active | Is::Rested));
            return match (named, plain && self.after.is_empty()) {
                (true, _) => Some(vec![LEADER, CHARACTERS, STAGE]),
                (false, true) => Some(vec![LEADER, CHARACTERS, STAGE, DONS]),
                (false, false) => Some(vec![LEADER, CHARACTERS, STAGE]),
            };
        }
        let place = |category: &Category| match category {
            Category::Leader => Some(LEADER),
            Category::Character => Some(CHARACTERS),
            Category::Stage => Some(STAGE),
            Category::Event => None,
        };
        self.categories.iter().map(place).collect()
    }

    /// Are the same cards meant by another one?
    pub fn is_same(&self, other: &Self) -> bool {
        let what = |kind: &Self| (kind.don, kind.given, kind.life, kind.side, kind.filter(true));
        self.zone.is_none() && other.zone.is_none() && what(self) == what(other)
    }

    /// What such cards are like, with their category if the place does not say it.
    pub fn filter(&self, with_categories: bool) -> Filter {
        let mut all = self.before.clone();
        if with_categories && !self.categories.is_empty() {
            all.push(one_of(self.categories.iter().copied().map(Is::Category).collect()));
        }
        all.extend(self.after.iter().cloned());
        all.extend(self.except.iter().map(|is| Is::Not(Box::new(Filter::of(vec![is.clone()])))));
        Filter::of(all)
    }
}

/// Whether only cards of a name are meant.
pub fn is_named(is: &Is) -> bool {
    match is {
        Is::Name(_) => true,
        Is::Either(ways) => ways.iter().all(|way| way.0.iter().any(|is| matches!(is, Is::Name(_)))),
        _ => false,
    }
}

/// A number of cards within a total of their power or cost; nothing where it is no "up to".
pub fn within(number: Number, total: Option<Total>) -> Option<Number> {
    match (number, total) {
        (number, None) => Some(number),
        (Number::Count(Count::UpTo(Amount::N(count))), Some(total)) => {
            let count = u8::try_from(count).ok()?;
            Some(Number::Count(match total {
                Total::Power(power) => Count::Total(count, Stat::Power, power),
                Total::Cost(cost) => Count::Total(count, Stat::Cost, cost),
            }))
        }
        _ => None,
    }
}

/// "[A] or up to 1 card with a type including "B"": what it is like is all that is said of the second one.
pub fn is_told_apart(last: &Kind) -> bool {
    let is_type = |is: &Is| matches!(is, Is::Type(_) | Is::TypeIncludes(_));
    last.numbered && last.before.is_empty() && last.categories.is_empty() && last.after.iter().all(is_type)
}
