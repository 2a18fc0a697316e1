//! Which cards a text means, how many, and whether what it asks for holds.

use super::card::{CardId, Few};
use super::code;
use super::event::Cause;
use super::eye::{Eye, number};
use super::game::CardGame;
use super::state::{Modifier, On, Players};
use super::text::{Amount, By, Cannot, Condition, Effect, Filter, Grant, Is, Kind, Of, Place, Selector, To, Whose};
use super::values::{Elsewhere, Granted, Seen};
use super::vocabulary::Zone as _;
use super::word::Word;
use crate::engine::{Player, Seats};

impl<V: CardGame> Eye<'_, V> {
    /// The players that are meant, the player of the effect first.
    pub fn players(&self, whose: Whose) -> Players {
        if whose == Whose::Yours && self.state.seats.has(self.who) {
            return Players::from_slice(&[self.who]);
        }
        let side = V::friends(self.state, self.who);
        let meant = match whose {
            Whose::Yours => Seats::of(self.who),
            Whose::Opponents => self.state.seats.without(side),
            Whose::Any => self.state.seats,
            Whose::Friends => side,
        };
        let mut all: Players = V::in_turn(self.state).into_iter().filter(|p| meant.has(*p)).collect();
        if let Some(at) = all.iter().position(|p| *p == self.who) {
            all.rotate_left(at);
        }
        all
    }

    /// Is a player meant?
    pub fn is_player(&self, whose: Whose, player: Player) -> bool {
        match whose {
            Whose::Any => true,
            Whose::Yours => player == self.who,
            Whose::Opponents => !V::friends(self.state, self.who).has(player),
            Whose::Friends => V::friends(self.state, self.who).has(player),
        }
    }

    /// The player that is meant; for several, the player of the effect, or else the next one.
    pub fn player(&self, whose: Whose) -> Player {
        match whose {
            Whose::Opponents => self.players(whose).first().copied().unwrap_or(self.who),
            Whose::Yours | Whose::Any | Whose::Friends => self.who,
        }
    }

    /// A card of the field as it is now; one that has left, as it last was, where an effect looks back at it.
    pub fn shown(&self, id: CardId) -> Option<&Seen> {
        self.seen(id).or_else(|| V::last(self, id).map(|last| &last.seen))
    }

    /// A number of a card.
    pub fn stat(&self, id: CardId, stat: V::Stat, of: Of) -> i32 {
        let n = match (self.shown(id), of) {
            (Some(seen), Of::Now) => seen.stat::<V>(stat),
            (Some(seen), Of::Base) => seen.base::<V>(stat),
            (None, Of::Now) => self.away(id, stat),
            (None, Of::Base) => self.def(id).stat(stat),
        };
        V::read_stat_of(self, id, stat, of, n)
    }

    /// A number of a card that is not on the field.
    fn away(&self, id: CardId, stat: V::Stat) -> i32 {
        let def = self.def(id);
        let printed = def.stat(stat);
        if self.values.none_away && self.values.elsewhere.is_empty() && !def.has.in_hand {
            return printed;
        }
        let in_hand = self.state.card(id).zone == V::HAND;
        let given = |m: &&Modifier<V>| in_hand && m.on == On::Card(id) && V::is_in_force(m);
        let lasting = || self.state.modifiers.iter().filter(given);
        if self.values.elsewhere.is_empty() && !self.def(id).has.in_hand && lasting().next().is_none() {
            return printed;
        }
        let mut base = printed;
        let mut added = self.own_in_hand(id, stat);
        for m in lasting() {
            match self.book.grant(m.grant) {
                Grant::Base(of, _) if *of == stat => base = m.amount,
                _ => {}
            }
        }
        self.granted_away(id, stat).for_each(|e| if e.base { base = e.amount } else { added += e.amount });
        let mut now = base + added;
        for m in lasting() {
            match self.book.grant(m.grant) {
                Grant::Stat(of, _) if *of == stat => now = V::plus(self.book, stat, now, m.amount),
                Grant::Set(of, _) if *of == stat => now = m.amount,
                _ => {}
            }
        }
        now
    }

    /// What permanent effects give a card that is not on the field.
    fn granted_away(&self, id: CardId, stat: V::Stat) -> impl Iterator<Item = &Elsewhere<V>> {
        self.values.elsewhere.iter().filter(move |e| {
            let Some((To::All(selector), _)) = e.held.part(self.book, e.part) else { return false };
            let eye = Self { it: &[], looked: &[], ..self.of(e.who, e.held.card) };
            let there = |p: &Place<V>| *p == Place::Zone(self.state.card(id).zone);
            e.stat == stat
                && eye.is_player(selector.whose, self.state.owner(id))
                && selector.places.iter().any(there)
                && eye.is_but_for(&selector.filter, id, stat)
        })
    }

    /// A filter, but for what it says of the number that is being worked out: that is looked at as printed.
    fn is_but_for(&self, filter: &Filter<V>, id: CardId, stat: V::Stat) -> bool {
        filter.0.iter().all(|is| match is {
            Is::Stat(asked, Of::Now, from, to) if *asked == stat => (*from..=*to).contains(&self.def(id).stat(stat)),
            Is::Either(all) => all.iter().any(|f| self.is_but_for(f, id, stat)),
            Is::Not(inner) if !self.state.card(id).is_unknown() => !self.is_but_for(inner, id, stat),
            is => self.holds_of(is, id),
        })
    }

    /// "give this card in your hand −3 cost".
    fn own_in_hand(&self, id: CardId, stat: V::Stat) -> i32 {
        let def = self.def(id);
        if !def.has.in_hand || self.state.card(id).zone != V::HAND {
            return 0;
        }
        let eye = Self { it: &[], looked: &[], ..self.of(self.state.owner(id), id) };
        let mut sum = 0;
        for (n, effect) in def.own_effects() {
            let Kind::Permanent(_) = &effect.kind else { continue };
            if !effect.conditions.iter().all(|c| eye.holds(c)) {
                continue;
            }
            let parts = &def.codes[usize::from(n)].standing;
            for grant in parts.iter().filter(|p| p.to == To::ThisInHand).flat_map(|p| code::grants(&p.grants)) {
                if let Grant::Stat(of, amount) = self.book.grant(grant)
                    && *of == stat
                {
                    sum += eye.amount(amount);
                }
            }
        }
        sum
    }

    /// The least that a number of a card in hand can be, whatever the cards are that nobody has seen and at which its own text looks.
    pub fn least_in_hand(&self, id: CardId, stat: V::Stat) -> i32 {
        let known = self.stat(id, stat, Of::Now);
        if self.def(id).has.in_hand { known.min(self.at_most().stat(id, stat, Of::Now)) } else { known }
    }

    /// A card that nobody has seen, where it decides such a number of a card in hand.
    pub fn doubts_in_hand(&self, id: CardId, stat: V::Stat) -> Option<CardId> {
        let doubtful =
            self.def(id).has.in_hand && self.stat(id, stat, Of::Now) != self.at_most().stat(id, stat, Of::Now);
        if doubtful { self.unknown_in_hand_text(id) } else { None }
    }

    /// A card that nobody has seen, at which the text of a card in hand looks that changes its own numbers there.
    fn unknown_in_hand_text(&self, id: CardId) -> Option<CardId> {
        let def = self.def(id);
        let eye = Self { it: &[], looked: &[], ..self.of(self.state.owner(id), id) };
        let permanent = |(_, e): &(u8, &Effect<V>)| matches!(e.kind, Kind::Permanent(_));
        def.own_effects().filter(permanent).find_map(|(n, effect)| {
            let parts = &def.codes[usize::from(n)].standing;
            let amount = |grant| self.book.grant(grant).amount().and_then(|a| eye.unknown_amount(a));
            let grants = || parts.iter().filter(|p| p.to == To::ThisInHand).flat_map(|p| code::grants(&p.grants));
            effect.conditions.iter().find_map(|c| eye.unknown_to(c)).or_else(|| grants().find_map(amount))
        })
    }

    /// The cards that a selector means, in the order in which they lie.
    pub fn select(&self, selector: &Selector<V>) -> Few {
        let mut found = Few::new();
        self.each(selector, |id| found.push(id));
        found
    }

    /// The cards on the field that a selector means.
    pub fn select_on_field(&self, selector: &Selector<V>) -> Few {
        let mut found = Few::new();
        for &place in selector.places.iter().filter(|place| !place.is_away()) {
            self.each_at(selector, place, |id| {
                if self.is(&selector.filter, id) {
                    found.push(id);
                }
            });
        }
        found
    }

    /// Every card that a selector means.
    pub fn each(&self, selector: &Selector<V>, mut see: impl FnMut(CardId)) {
        self.each_place(selector, |id| {
            if self.is(&selector.filter, id) {
                see(id);
            }
        });
    }

    /// Every card where a selector looks.
    fn each_place(&self, selector: &Selector<V>, mut see: impl FnMut(CardId)) {
        selector.places.iter().for_each(|&place| self.each_at(selector, place, &mut see));
    }

    /// Every card in one of the places where a selector looks.
    fn each_at(&self, selector: &Selector<V>, place: Place<V>, mut see: impl FnMut(CardId)) {
        let zone = match place {
            Place::Looked => return self.looked.iter().copied().for_each(see),
            Place::Own(_) => return,
            Place::Zone(zone) | Place::Top(zone) | Place::Tops(zone, _) | Place::Bottom(zone) => zone,
        };
        for player in self.players(selector.whose) {
            let pile = self.state.pile(player, zone);
            match place {
                Place::Top(_) => pile.iter().copied().take(1).for_each(&mut see),
                Place::Tops(_, n) => pile.iter().copied().take(usize::from(n)).for_each(&mut see),
                Place::Bottom(zone) => {
                    // The only card of a pile is its top card already.
                    let doubled = pile.len() == 1 && selector.places.contains(&Place::Top(zone));
                    pile.iter().copied().next_back().filter(|_| !doubled).into_iter().for_each(&mut see);
                }
                _ => pile.iter().copied().for_each(&mut see),
            }
        }
    }

    /// How many cards a selector means, those that are only counted, too.
    pub fn count(&self, selector: &Selector<V>) -> i32 {
        let mut cards = 0;
        if selector.filter.asks(&Is::DifferentNames) {
            let mut found = self.select(selector);
            self.different(selector, &mut found);
            cards = number(found.len());
        } else {
            self.each(selector, |_| cards += 1);
        }
        for place in &selector.places {
            if let Place::Own(place) = place {
                cards += V::counted(self, *place, selector);
            }
        }
        cards
    }

    /// Does all of a filter hold of a card?
    #[inline]
    pub fn is(&self, filter: &Filter<V>, id: CardId) -> bool {
        filter.0.iter().all(|is| self.holds_of(is, id))
    }

    /// Does this hold of a card?
    pub fn holds_of(&self, is: &Is<V>, id: CardId) -> bool {
        let card = self.state.card(id);
        match is {
            Is::Either(all) => return V::either(self.book, all.iter().filter(|f| self.is(f, id)).count()),
            Is::Rested => return V::last(self, id).map_or(card.rested, |last| last.rested),
            Is::Active => return !V::last(self, id).map_or(card.rested, |last| last.rested),
            Is::This => return id == self.this,
            Is::It => return self.it.contains(&id),
            Is::Other => return self.others.contains(&id),
            Is::New => return V::last(self, id).map_or(card.new, |last| last.new),
            Is::FaceUp => return card.face_up,
            Is::FaceDown => return !card.face_up,
            Is::DifferentNames => return true,
            Is::Own(own) if V::is_visible(own) => return V::is(self, own, id),
            _ => {}
        }
        // What nobody has seen has no property, but for the category where that is told; or, where that is asked, may have any.
        if card.is_unknown() {
            return match (is, V::kind_of_unseen(self.state, id)) {
                (Is::Category(category), Some(kind)) => kind == *category,
                _ => self.maybe && self.may_be(id),
            };
        }
        let def = self.def(id);
        // Of a card that is known by its name only, nothing else is sure.
        if def.bare && !is_about_names(is) && self.may_be(id) {
            return self.maybe;
        }
        let has = |stat: V::Stat| V::has_stat(def, stat);
        match is {
            Is::Not(inner) => !self.is(inner, id),
            Is::Category(category) => V::is_category(self, id, *category),
            Is::Name(name) => self.has_name(id, |n| n.eq_ignore_ascii_case(name)),
            Is::NameIncludes(part) => V::has_name_part(self, id, part),
            Is::Type(name) => self.has_type(id, |t| t.eq_ignore_ascii_case(name)),
            Is::TypeIncludes(part) => self.has_type(id, |t| t.contains(part.as_str())),
            Is::Colour(colour) => V::has_colour(self, id, *colour),
            Is::Multicolour => def.colours.len() > 1,
            Is::Stat(stat, of, from, to) => has(*stat) && (*from..=*to).contains(&self.stat(id, *stat, *of)),
            Is::StatAtMost(stat, of, most) => has(*stat) && self.stat(id, *stat, *of) <= self.amount(most),
            Is::StatAtLeast(stat, of, least) => has(*stat) && self.stat(id, *stat, *of) >= self.amount(least),
            Is::StatIs(stat, of, amount) => has(*stat) && self.stat(id, *stat, *of) == self.amount(amount),
            Is::Has(keyword) => self.has_keyword(id, *keyword),
            Is::NoText => def.has_no_text(),
            Is::OtherColourThanIt => {
                self.it.iter().all(|&other| !def.colours.iter().any(|c| self.def(other).colours.contains(c)))
            }
            Is::SameNameAsIt => self.it.iter().any(|&other| self.def(other).name == def.name),
            Is::SameAsIt(stat) => {
                self.it.iter().any(|&o| self.stat(o, *stat, Of::Now) == self.stat(id, *stat, Of::Now))
            }
            Is::Own(own) => V::is(self, own, id),
            _ => false,
        }
    }

    /// Does it have a name like this?
    pub fn has_name(&self, id: CardId, is: impl Fn(&str) -> bool) -> bool {
        V::names(self, id, &mut |n| is(n))
    }

    fn has_type(&self, id: CardId, is: impl Fn(&str) -> bool) -> bool {
        V::types(self, id, &mut |t| is(t))
    }

    /// Does it have this keyword? Away from the field, what is printed counts.
    pub fn has_keyword(&self, id: CardId, keyword: V::Keyword) -> bool {
        self.keyword(id, keyword) > 0
    }

    /// The number of a keyword; 0: it does not have it.
    pub fn keyword(&self, id: CardId, keyword: V::Keyword) -> u8 {
        let printed = || self.def(id).always.keywords[keyword.index()];
        self.shown(id).map_or_else(printed, |s| s.keyword::<V>(keyword))
    }

    /// Do two cards have a name in common?
    pub fn share_a_name(&self, a: CardId, b: CardId) -> bool {
        V::names(self, a, &mut |name| V::names(self, b, &mut |n| n.eq_ignore_ascii_case(name)))
    }

    /// Of cards that must have different names, one for each.
    pub fn different(&self, selector: &Selector<V>, found: &mut Few) {
        if !selector.filter.asks(&Is::DifferentNames) {
            return;
        }
        // Of a card that nobody has seen the name is not known: it may be a further one, or one that is there already.
        let unseen = |id: &CardId| self.state.card(*id).is_unknown();
        let any_known = found.iter().any(|id| !unseen(id));
        let mut kept = Few::new();
        found.retain(|id| {
            let new = if unseen(id) {
                self.maybe || (!any_known && kept.is_empty())
            } else {
                !kept.iter().any(|&other| !unseen(&other) && self.share_a_name(other, *id))
            };
            if new {
                kept.push(*id);
            }
            new
        });
    }

    /// A number.
    pub fn amount(&self, amount: &Amount<V>) -> i32 {
        let total = |stat: V::Stat, selector: &Selector<V>| {
            let mut sum = 0;
            self.each(selector, |id| sum += self.stat(id, stat, Of::Now));
            sum
        };
        match amount {
            Amount::N(n) => *n,
            Amount::Count(selector) => self.count(selector),
            Amount::Per(each, every, of) => each * (self.amount(of) / i32::from(*every).max(1)),
            Amount::Sum(all) => all.iter().map(|a| self.amount(a)).sum(),
            Amount::Total(stat, selector) => total(*stat, selector),
            Amount::OfIt(stat, of) => self.it.first().map_or(0, |&id| self.stat(id, *stat, *of)),
            Amount::OfCard(stat, selector) => {
                self.select(selector).first().map_or(0, |&id| self.stat(id, *stat, Of::Now))
            }
            Amount::Done => self.done,
            Amount::CountOfIt => number(self.it.len()),
            Amount::Chosen => self.chosen,
            Amount::UpToTotal(now, wanted) => self.amount(wanted) - self.amount(now),
            Amount::All => i32::from(u8::MAX),
            Amount::Own(own) => V::reckon(self, own),
        }
    }

    /// The number of a grant, if it has one.
    pub fn amount_of(&self, grant: &Grant<V>) -> i32 {
        grant.amount().map_or(0, |amount| self.amount(amount))
    }

    /// Does a condition hold?
    pub fn holds(&self, condition: &Condition<V>) -> bool {
        let own_turn = || V::friends(self.state, self.who).has(self.state.turn);
        match condition {
            Condition::All(all) => all.iter().all(|c| self.holds(c)),
            Condition::Any(all) => all.iter().any(|c| self.holds(c)),
            Condition::Not(inner) => !self.holds(inner),
            Condition::YourTurn => own_turn(),
            Condition::OpponentsTurn => !own_turn(),
            Condition::Is(left, compare, right) => V::compare(self, left, *compare, right),
            Condition::Only(selector, filter) => {
                let mut any = false;
                let mut all = true;
                self.each(selector, |id| {
                    any = true;
                    all &= self.is(filter, id);
                });
                any && all
            }
            Condition::Did => self.did,
            Condition::It(filter) => !self.it.is_empty() && self.it.iter().all(|&id| self.is(filter, id)),
            Condition::This(filter) => self.is(filter, self.this),
            Condition::Own(own) => V::holds(self, own),
        }
    }

    /// Is it not known what a card is, or only by what name?
    pub fn is_not_known(&self, id: CardId) -> bool {
        self.state.card(id).is_unknown() || (self.def(id).bare && self.may_be(id))
    }

    /// Is what a card is looked for, though the board does not say it? Somebody knows it, or the text speaks of it, wherever it lies now.
    pub fn may_be(&self, id: CardId) -> bool {
        V::may_be(self.state, id) || (self.it.contains(&id) && !self.state.card(id).zone.is_field())
    }

    /// A card where a selector looks, that nobody has seen: whether it is meant is not known.
    pub fn unknown_in(&self, selector: &Selector<V>) -> Option<CardId> {
        if selector.filter.0.is_empty() {
            return None;
        }
        let mut found = None;
        self.each_place(selector, |id| found = found.or(self.may_be_meant(&selector.filter, id).then_some(id)));
        found
    }

    /// Is it open whether a filter holds of a card? Nobody has seen it, and what is told of it does not decide.
    fn may_be_meant(&self, filter: &Filter<V>, id: CardId) -> bool {
        let kind = V::kind_of_unseen(self.state, id);
        let told = |is: &&Is<V>| matches!(is, Is::Category(_)) && kind.is_some();
        let other_kind = |is: &Is<V>| matches!(is, Is::Category(c) if kind.is_some_and(|k| k != *c));
        if !self.is_not_known(id) {
            // What unseen cards make of its numbers in hand is open, too.
            return self.def(id).has.in_hand && self.is_open_by_text(filter, id);
        }
        !filter.0.iter().any(other_kind) && filter.0.iter().any(|is| !told(&is))
    }

    /// Does a filter hold of a card only if unseen cards are what it may be made of?
    pub fn is_open_by_text(&self, filter: &Filter<V>, id: CardId) -> bool {
        !self.is(filter, id) && self.at_most().is(filter, id)
    }

    /// Do such cards decide a number?
    pub fn doubts_amount(&self, amount: &Amount<V>) -> bool {
        let card = self.unknown_amount(amount);
        card.is_some_and(|id| self.may_be(id))
            && (self.is_open(amount) || self.amount(amount) != self.at_most().amount(amount))
    }

    /// A card that a condition looks at, and that nobody has seen.
    pub fn unknown_to(&self, condition: &Condition<V>) -> Option<CardId> {
        match condition {
            Condition::All(all) | Condition::Any(all) => all.iter().find_map(|c| self.unknown_to(c)),
            Condition::Not(inner) => self.unknown_to(inner),
            Condition::Is(a, _, b) => self.unknown_amount(a).or_else(|| self.unknown_amount(b)),
            Condition::Only(selector, _) => self.unknown_in(selector),
            Condition::It(_) => self.it.iter().copied().find(|&id| self.is_not_known(id)),
            _ => None,
        }
    }

    /// A card that an amount counts or reads, and that nobody has seen.
    pub fn unknown_amount(&self, amount: &Amount<V>) -> Option<CardId> {
        match amount {
            Amount::Count(selector) => self.unknown_in(selector),
            Amount::Total(_, selector) | Amount::OfCard(_, selector) => {
                let mut found = None;
                self.each_place(selector, |id| found = found.or(self.state.card(id).is_unknown().then_some(id)));
                found
            }
            Amount::OfIt(..) => self.it.first().copied().filter(|&id| self.is_not_known(id)),
            Amount::Per(_, _, of) => self.unknown_amount(of),
            Amount::Sum(all) => all.iter().find_map(|a| self.unknown_amount(a)),
            Amount::UpToTotal(a, b) => self.unknown_amount(a).or_else(|| self.unknown_amount(b)),
            _ => None,
        }
    }

    /// Does a selector mean a card, wherever it is now?
    pub fn means(&self, selector: &Selector<V>, card: CardId) -> bool {
        self.is_player(selector.whose, self.state.owner(card)) && self.is(&selector.filter, card)
    }

    /// Does a text forbid this to be done to a card, by this?
    pub fn forbids(&self, id: CardId, deed: V::Deed, cause: Cause) -> bool {
        self.forbidden(id, deed, cause).is_some()
    }

    /// The text that forbids this to be done to a card, by this.
    pub fn forbidden(&self, id: CardId, deed: V::Deed, cause: Cause) -> Option<Granted> {
        let bars = |by: &Granted| match self.book.grant(by.grant) {
            Grant::Cannot(Cannot::Be(what, how)) => {
                V::includes(*what, deed) && self.of(by.by, by.source).by(how, cause)
            }
            _ => false,
        };
        self.granted(id).iter().copied().find(bars)
    }

    /// Is what is done, done by this? `by` is seen from the player of the effect.
    pub fn by(&self, by: &By<V>, cause: Cause) -> bool {
        match (by, cause) {
            (By::Anything, _) | (By::Battle, Cause::Battle(_)) => true,
            (By::BattleWith(filter), Cause::Battle(other)) => other.is_some_and(|id| self.is(filter, id)),
            (By::Effect(whose, filter), Cause::Effect(player, source)) => {
                self.is_player(*whose, player) && filter.as_ref().is_none_or(|f| self.is(f, source))
            }
            _ => false,
        }
    }
}

/// Is only a name asked for?
fn is_about_names<V: CardGame>(is: &Is<V>) -> bool {
    match is {
        Is::Name(_) | Is::NameIncludes(_) | Is::SameNameAsIt => true,
        Is::Not(inner) => inner.0.iter().all(is_about_names),
        _ => false,
    }
}
