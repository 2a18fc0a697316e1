//! 8-4-4. Which cards a text means, how many, and whether what it asks for holds.

use super::areas::{CardId, State, Zone};
use super::cards::{Book, Def, DefId};
use super::effects::{Area, By, Category, Compare, Condition, Keyword, Kind, Timing};
use super::operations::Amount;
use super::selector::{Filter, Is, Place, Selector, Side};
use super::values::{Seen, Values};
use crate::engine::Player;

/// An effect looks at the table: whose it is, which card has it, and which cards it speaks of.
#[derive(Clone, Copy)]
pub struct Eye<'a> {
    /// The position.
    pub state: &'a State,
    /// The cards.
    pub book: &'a Book,
    /// Powers and costs: of the position, or those that are being worked out.
    pub values: &'a Values,
    /// Whose effect it is.
    pub who: Player,
    /// The card that has it.
    pub this: CardId,
    /// The cards that the text speaks of.
    pub it: &'a [CardId],
    /// 11-3. The cards that are looked at.
    pub looked: &'a [CardId],
    /// How many the operation before was done to.
    pub done: i32,
    /// The number that was chosen.
    pub chosen: i32,
    /// The operation before was done as written.
    pub did: bool,
}

impl<'a> Eye<'a> {
    /// An effect of a card, that speaks of nothing yet.
    pub fn new(state: &'a State, book: &'a Book, who: Player, this: CardId) -> Self {
        let values = state.values(book);
        Self { state, book, values, who, this, it: &[], looked: &[], done: 0, chosen: 0, did: false }
    }

    /// 4-2. The players that a side means.
    pub fn players(&self, side: Side) -> impl Iterator<Item = Player> + use<> {
        let (own, other) = (self.who, self.who.other());
        let all = match side {
            Side::Yours => [Some(own), None],
            Side::Opponents => [None, Some(other)],
            Side::Any => [Some(own), Some(other)],
        };
        all.into_iter().flatten()
    }

    /// The player that a side means; for both, the player of the effect.
    pub fn player(&self, side: Side) -> Player {
        if side == Side::Opponents { self.who.other() } else { self.who }
    }

    fn def(&self, id: CardId) -> &'a Def {
        self.book.def(self.state.card(id).def)
    }

    fn seen(&self, id: CardId) -> Option<&'a Seen> {
        self.values.of(id)
    }

    /// 2-6-3. The power of a card.
    pub fn power(&self, id: CardId) -> i32 {
        self.seen(id).map_or_else(|| self.def(id).power.unwrap_or(0), |s| s.power)
    }

    /// 2-7-6, 1-3-6. The cost of a card.
    pub fn cost(&self, id: CardId) -> i32 {
        self.seen(id).map_or_else(|| self.values.cost_elsewhere(self, id), |s| s.cost).max(0)
    }

    /// 2-10. The counter value of a card in hand.
    pub fn counter(&self, id: CardId) -> i32 {
        self.def(id).counter + self.values.granted_elsewhere(self, id, super::values::Elsewhere::Counter)
    }

    fn base_power(&self, id: CardId) -> i32 {
        self.seen(id).map_or_else(|| self.def(id).power.unwrap_or(0), |s| s.base_power)
    }

    fn base_cost(&self, id: CardId) -> i32 {
        self.seen(id).map_or_else(|| self.def(id).cost.unwrap_or(0), |s| s.base_cost)
    }

    /// The cards that a selector means, in the order in which they lie.
    pub fn select(&self, selector: &Selector) -> Vec<CardId> {
        let mut found = Vec::new();
        self.each(selector, |id| found.push(id));
        found
    }

    /// Every card that a selector means.
    pub fn each(&self, selector: &Selector, mut see: impl FnMut(CardId)) {
        for &place in &selector.places {
            if place == Place::Looked {
                self.looked.iter().copied().filter(|&id| self.is(&selector.filter, id)).for_each(&mut see);
                continue;
            }
            for player in self.players(selector.side) {
                let pile: &[CardId] = match place {
                    Place::Leader => self.state.zone(player, Zone::Leader),
                    Place::Characters => self.state.zone(player, Zone::Characters),
                    Place::Stage => self.state.zone(player, Zone::Stage),
                    Place::Hand => self.state.zone(player, Zone::Hand),
                    Place::Deck => self.state.zone(player, Zone::Deck),
                    Place::Trash => self.state.zone(player, Zone::Trash),
                    Place::Life => self.state.zone(player, Zone::Life),
                    Place::LifeTop => {
                        let life = self.state.zone(player, Zone::Life);
                        &life[..life.len().min(1)]
                    }
                    Place::LifeBottom => {
                        // The only card of Life is its top card already.
                        let life = self.state.zone(player, Zone::Life);
                        let with_top = selector.places.contains(&Place::LifeTop);
                        &life[if with_top { life.len().max(1) - 1 } else { life.len().saturating_sub(1) }..]
                    }
                    Place::Looked | Place::Don | Place::DonGiven | Place::DonDeck => &[],
                };
                let doubled = place == Place::LifeBottom
                    && pile.len() == 1
                    && self.state.zone(player, Zone::Life).len() == 1
                    && selector.places.contains(&Place::LifeTop);
                if !doubled {
                    pile.iter().copied().filter(|&id| self.is(&selector.filter, id)).for_each(&mut see);
                }
            }
        }
    }

    /// How many cards a selector means, DON!! cards too.
    pub fn count(&self, selector: &Selector) -> i32 {
        let mut cards = 0;
        if selector.filter.0.contains(&Is::DifferentNames) {
            let mut found = self.select(selector);
            self.different(selector, &mut found);
            cards = found.len() as i32;
        } else {
            self.each(selector, |_| cards += 1);
        }
        let active = selector.filter.0.contains(&Is::Active);
        let rested = selector.filter.0.contains(&Is::Rested);
        for player in self.players(selector.side) {
            let side = self.state.side(player);
            for place in &selector.places {
                cards += i32::from(match place {
                    Place::Don => {
                        (if rested { 0 } else { side.don_active }) + (if active { 0 } else { side.don_rested })
                    }
                    Place::DonGiven => self.state.don_given(player),
                    Place::DonDeck => side.don_deck,
                    _ => 0,
                });
            }
        }
        cards
    }

    /// Does all of a filter hold of a card?
    pub fn is(&self, filter: &Filter, id: CardId) -> bool {
        filter.0.iter().all(|is| self.holds_of(is, id))
    }

    fn holds_of(&self, is: &Is, id: CardId) -> bool {
        let card = self.state.card(id);
        match is {
            Is::Either(all) => return all.iter().any(|f| self.is(f, id)),
            Is::Rested => return card.rested,
            Is::Active => return !card.rested,
            Is::This => return id == self.this,
            Is::It => return self.it.contains(&id),
            Is::PlayedThisTurn => return card.new,
            Is::DonGiven(from, to) => return (*from..=*to).contains(&card.don),
            Is::FaceUp => return card.face_up,
            Is::FaceDown => return !card.face_up,
            Is::Attacking => return self.state.battle.is_some_and(|b| b.attacker == Some(id)),
            Is::InBattle => {
                return self.state.battle.is_some_and(|b| b.attacker == Some(id) || b.target == Some(id));
            }
            Is::DifferentNames => return true,
            _ => {}
        }
        // What nobody has seen has no property.
        if card.def == DefId::UNKNOWN {
            return false;
        }
        let def = self.def(id);
        match is {
            Is::Not(inner) => !self.is(inner, id),
            Is::Category(category) => def.category == Some(*category),
            Is::Name(name) => self.has_name(id, |n| n.eq_ignore_ascii_case(name)),
            Is::NameIncludes(part) => self.has_name(id, |n| n.contains(part.as_str())),
            Is::Type(name) => self.has_type(id, |t| t.eq_ignore_ascii_case(name)),
            Is::TypeIncludes(part) => self.has_type(id, |t| t.contains(part.as_str())),
            Is::Attribute(attribute) => {
                def.attributes.contains(attribute)
                    || def.other_attributes().any(|a| a == *attribute)
                    || self.seen(id).is_some_and(|s| s.attributes.contains(attribute))
            }
            Is::Colour(colour) => def.colours.contains(colour),
            Is::Multicolour => def.colours.len() > 1,
            Is::Cost(from, to) => def.category != Some(Category::Leader) && (*from..=*to).contains(&self.cost(id)),
            Is::BaseCost(from, to) => {
                def.category != Some(Category::Leader) && (*from..=*to).contains(&self.base_cost(id))
            }
            Is::Power(from, to) => self.has_power(def) && (*from..=*to).contains(&self.power(id)),
            Is::BasePower(from, to) => self.has_power(def) && (*from..=*to).contains(&self.base_power(id)),
            Is::CostAtMost(most) => def.category != Some(Category::Leader) && self.cost(id) <= self.amount(most),
            Is::CostIs(amount) => def.category != Some(Category::Leader) && self.cost(id) == self.amount(amount),
            Is::PowerAtMost(most) => self.has_power(def) && self.power(id) <= self.amount(most),
            Is::BasePowerAtMost(most) => self.has_power(def) && self.base_power(id) <= self.amount(most),
            Is::Counter(from, to) => (*from..=*to).contains(&def.counter),
            Is::Has(keyword) => self.has_keyword(id, *keyword),
            Is::HasTrigger => def.has.trigger,
            Is::HasOnPlay => def.has_timing(&Timing::OnPlay),
            Is::HasWhenAttacking => def.has_timing(&Timing::WhenAttacking),
            Is::HasOnKo => def.has_timing(&Timing::OnKo),
            Is::HasActivateMain => def.has_kind(&Kind::ActivateMain),
            Is::HasCounterEffect => def.has_kind(&Kind::Counter),
            Is::NoBaseEffect => def.has_no_base_effect(),
            Is::OtherColourThanIt => {
                self.it.iter().all(|&other| !def.colours.iter().any(|c| self.def(other).colours.contains(c)))
            }
            Is::SameNameAsIt => self.it.iter().any(|&other| self.def(other).name == def.name),
            Is::SameCostAsIt => self.it.iter().any(|&other| self.cost(other) == self.cost(id)),
            _ => false,
        }
    }

    fn has_power(&self, def: &Def) -> bool {
        matches!(def.category, Some(Category::Leader | Category::Character))
    }

    /// 2-1-2, 2-1-3. One of its names.
    pub fn has_name(&self, id: CardId, is: impl Fn(&str) -> bool) -> bool {
        let def = self.def(id);
        is(&def.name) || def.other_names().any(&is) || self.seen(id).is_some_and(|s| s.names.iter().any(|n| is(n)))
    }

    fn has_type(&self, id: CardId, is: impl Fn(&str) -> bool) -> bool {
        let def = self.def(id);
        def.types.iter().any(|t| is(t))
            || def.other_types().any(&is)
            || self.seen(id).is_some_and(|s| s.types.iter().any(|t| is(t)))
    }

    /// 10-1. Does it have this keyword? Away from the field, what is printed counts.
    pub fn has_keyword(&self, id: CardId, keyword: Keyword) -> bool {
        self.seen(id).map_or_else(|| self.def(id).prints(keyword), |s| s.has(keyword))
    }

    /// 2-1. Do two cards have a name in common?
    pub fn share_a_name(&self, a: CardId, b: CardId) -> bool {
        let names = |id: CardId| {
            let def = self.def(id);
            std::iter::once(def.name.as_str()).chain(def.other_names())
        };
        names(a).any(|name| self.has_name(b, |n| n.eq_ignore_ascii_case(name)))
            || self.seen(a).is_some_and(|s| s.names.iter().any(|name| self.has_name(b, |n| n == name)))
    }

    /// Of cards that must have different names, one for each.
    pub fn different(&self, selector: &Selector, found: &mut Vec<CardId>) {
        if !selector.filter.0.contains(&Is::DifferentNames) {
            return;
        }
        let mut kept: Vec<CardId> = Vec::new();
        found.retain(|&id| {
            let new = !kept.iter().any(|&other| self.share_a_name(other, id));
            if new {
                kept.push(id);
            }
            new
        });
    }

    /// A number.
    pub fn amount(&self, amount: &Amount) -> i32 {
        match amount {
            Amount::N(n) => *n,
            Amount::Count(selector) => self.count(selector),
            Amount::Per(each, every, of) => each * (self.amount(of) / i32::from(*every).max(1)),
            Amount::Sum(all) => all.iter().map(|a| self.amount(a)).sum(),
            Amount::TotalCost(selector) => self.select(selector).into_iter().map(|id| self.cost(id)).sum(),
            Amount::TotalPower(selector) => self.select(selector).into_iter().map(|id| self.power(id)).sum(),
            Amount::PowerOfIt => self.it.first().map_or(0, |&id| self.power(id)),
            Amount::CostOfIt => self.it.first().map_or(0, |&id| self.cost(id)),
            Amount::BasePowerOfIt => self.it.first().map_or(0, |&id| self.base_power(id)),
            Amount::PowerOf(selector) => self.select(selector).first().map_or(0, |&id| self.power(id)),
            Amount::Done => self.done,
            Amount::OfIt => self.it.len() as i32,
            Amount::Chosen => self.chosen,
            Amount::DonOnThis => i32::from(self.state.card(self.this).don),
            Amount::UpToTotal(now, wanted) => self.amount(wanted) - self.amount(now),
            Amount::All => i32::from(u8::MAX),
        }
    }

    /// Does a condition hold?
    pub fn holds(&self, condition: &Condition) -> bool {
        match condition {
            Condition::All(all) => all.iter().all(|c| self.holds(c)),
            Condition::Any(all) => all.iter().any(|c| self.holds(c)),
            Condition::Not(inner) => !self.holds(inner),
            Condition::DonGiven(n) => self.state.card(self.this).don >= *n,
            Condition::YourTurn => self.state.turn == self.who,
            Condition::OpponentsTurn => self.state.turn != self.who,
            Condition::Is(left, compare, right) => {
                let (left, right) = (self.amount(left), self.amount(right));
                match compare {
                    Compare::AtLeast => left >= right,
                    Compare::AtMost => left <= right,
                    Compare::Exactly => left == right,
                    Compare::More => left > right,
                    Compare::Less => left < right,
                }
            }
            Condition::Only(selector, filter) => {
                let all = self.select(selector);
                !all.is_empty() && all.into_iter().all(|id| self.is(filter, id))
            }
            Condition::Did => self.did,
            Condition::It(filter) => !self.it.is_empty() && self.it.iter().all(|&id| self.is(filter, id)),
            Condition::This(filter) => self.is(filter, self.this),
            Condition::ActivatedEvent(filter) => {
                let cost_in = |from: i32, to: i32, cost: u8| (from..=to).contains(&i32::from(cost));
                self.state.side(self.who).events.iter().any(|&cost| {
                    filter.0.iter().all(|is| match is {
                        Is::BaseCost(from, to) | Is::Cost(from, to) => cost_in(*from, *to, cost),
                        _ => true,
                    })
                })
            }
            Condition::SecondTurn => self.state.opening == 0,
        }
    }

    /// A card where a selector looks, that nobody has seen: whether it is meant is not known.
    pub fn unknown_in(&self, selector: &Selector) -> Option<CardId> {
        if selector.filter.0.is_empty() {
            return None;
        }
        let open = Selector { filter: Filter::any(), ..selector.clone() };
        let mut found = None;
        self.each(&open, |id| found = found.or((self.state.card(id).def == DefId::UNKNOWN).then_some(id)));
        found
    }

    /// A card that a condition looks at, and that nobody has seen.
    pub fn unknown_to(&self, condition: &Condition) -> Option<CardId> {
        match condition {
            Condition::All(all) | Condition::Any(all) => all.iter().find_map(|c| self.unknown_to(c)),
            Condition::Not(inner) => self.unknown_to(inner),
            Condition::Is(a, _, b) => self.unknown_amount(a).or_else(|| self.unknown_amount(b)),
            Condition::Only(selector, _) => self.unknown_in(selector),
            Condition::It(_) => self.it.iter().copied().find(|&id| self.state.card(id).def == DefId::UNKNOWN),
            _ => None,
        }
    }

    /// A card that an amount counts or reads, and that nobody has seen.
    pub fn unknown_amount(&self, amount: &Amount) -> Option<CardId> {
        match amount {
            Amount::Count(selector) => self.unknown_in(selector),
            Amount::TotalCost(selector) | Amount::TotalPower(selector) | Amount::PowerOf(selector) => {
                let mut found = None;
                self.each(selector, |id| found = found.or((self.state.card(id).def == DefId::UNKNOWN).then_some(id)));
                found.or_else(|| self.unknown_in(selector))
            }
            Amount::Per(_, _, of) => self.unknown_amount(of),
            Amount::Sum(all) => all.iter().find_map(|a| self.unknown_amount(a)),
            Amount::UpToTotal(a, b) => self.unknown_amount(a).or_else(|| self.unknown_amount(b)),
            _ => None,
        }
    }

    /// Is what is done, done by this? `by` is seen from the player of the effect.
    pub fn by(&self, by: &By, cause: super::event::Cause) -> bool {
        use super::event::Cause;
        match (by, cause) {
            (By::Anything, _) => true,
            (By::Battle, Cause::Battle(_)) => true,
            (By::BattleWith(filter), Cause::Battle(other)) => other.is_some_and(|id| self.is(filter, id)),
            (By::Effect(side, filter), Cause::Effect(player, source)) => {
                self.players(*side).any(|p| p == player) && filter.as_ref().is_none_or(|f| self.is(f, source))
            }
            _ => false,
        }
    }
}

/// The zone that an area of a text is.
pub const fn zone_of(area: Area) -> Zone {
    match area {
        Area::Hand => Zone::Hand,
        Area::Deck => Zone::Deck,
        Area::Trash => Zone::Trash,
        Area::Life => Zone::Life,
    }
}
