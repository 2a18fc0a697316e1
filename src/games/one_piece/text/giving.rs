//! Power, cost, keywords and prohibitions that cards or players get, for a time or permanently.

use super::noun::Number;
use super::target::both;
use super::{Reader, Reading, Sort};
use crate::games::one_piece::vocabulary::{
    Amount, CHARACTERS, Cannot, Category, DECK, Duration, Filter, Grant, HAND, Is, LEADER, Op, OwnCannot, OwnGrant,
    STAGE, Stat, TRASH, Taken, Target, Whose, Zone,
};

/// Who gets something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recipient {
    /// Cards.
    Cards(Target),
    /// A player.
    Player(Whose),
}

/// What somebody gets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// Who.
    pub to: Recipient,
    /// What.
    pub what: Vec<Grant>,
}

impl Reader<'_> {
    /// Something that is given for a time: one or more things that share how long.
    pub fn giving(&mut self) -> Reading<Vec<Op>> {
        let before = self.attempt(|r| {
            if r.eat("this turn ,") {
                return Ok(Duration::ThisTurn);
            }
            let Some(duration) = r.duration() else { return r.stop() };
            r.need(",")?;
            Ok(duration)
        });
        let additional = self.in_sentence("an additional").is_some();
        let mention = self.memory.before.mention();
        let (mut items, after) = self.items()?;
        let keywords = items.iter().flat_map(|item| &item.what).all(|grant| matches!(grant, Grant::Keyword(..)));
        let after = after.or_else(|| self.next_refresh(&items));
        let until = match (before, after) {
            (Some(until), None) | (None, Some(until)) => until,
            // 10-1. A keyword is had until the card moves, if nothing else is said.
            (None, None) if keywords => Duration::Always,
            // "that card gains an additional +2000 power", "it gains +4000 power instead": as long as what was given before.
            (None, None) if additional || self.sees("instead") => match self.memory.before.until {
                Some(until) => until,
                None => return self.stop(),
            },
            _ => return self.stop(),
        };
        // "+1000 power during this battle for every card trashed"
        if let Some(Grant::Stat(Stat::Power | Stat::Cost, amount)) =
            items.last_mut().and_then(|item| item.what.last_mut())
            && let Amount::N(number) = *amount
        {
            // What is counted was spoken of before the cards that get something.
            let named = self.memory.before.mention();
            self.memory.before.recall(mention);
            if let Some(per) = self.attempt(|r| r.for_every(number)) {
                *amount = per;
            }
            self.memory.before.recall(named);
        }
        let ops: Vec<Op> = items.into_iter().map(|item| self.given_for(item, until)).collect::<Reading<_>>()?;
        self.memory.before.note(&ops);
        Ok(ops)
    }

    /// "in the next Refresh Phase": that of the opponent, if only the opponent's cards stay rested.
    fn next_refresh(&mut self, items: &[Item]) -> Option<Duration> {
        let theirs = |item: &Item| match &item.to {
            Recipient::Cards(Target::Choose { from, .. } | Target::All(from)) => from.whose == Whose::Opponents,
            _ => false,
        };
        let known = items.iter().all(theirs);
        (known && self.eat("in the next refresh phase")).then_some(Duration::OpponentsNextRefresh)
    }

    fn given_for(&mut self, item: Item, until: Duration) -> Reading<Op> {
        let refresh = matches!(until, Duration::OpponentsNextRefresh | Duration::YourNextRefresh);
        let stays = item.what.iter().any(|grant| matches!(grant, Grant::Own(OwnGrant::StaysRested)));
        if refresh != stays || (stays && item.what.len() > 1) {
            return self.stop();
        }
        Ok(match item.to {
            Recipient::Cards(to) => Op::Give { to, what: item.what, until },
            Recipient::Player(who) => Op::GivePlayer { who, what: item.what, until },
        })
    }

    /// Things that are given, and how long if it is said. Without it nothing but "and" follows.
    pub fn items(&mut self) -> Reading<(Vec<Item>, Option<Duration>)> {
        let mut items = self.item()?;
        loop {
            for item in &items {
                if let Recipient::Cards(to) = &item.to {
                    self.memory.before.names(to);
                }
            }
            if let Some(duration) = self.duration() {
                return Ok((items, Some(duration)));
            }
            let more = self.attempt(|r| {
                if !r.eat("and") && !r.eat(", and") && !r.eat(",") {
                    return r.stop();
                }
                r.item().or_else(|_| r.stop())
            });
            match more {
                Some(more) => items.extend(more),
                None => return Ok((items, None)),
            }
        }
    }

    fn item(&mut self) -> Reading<Vec<Item>> {
        if self.eat("give") {
            return self.given_changes();
        }
        if self.eat("negate the effect/effects of") {
            let to = Recipient::Cards(self.target(Whose::Yours)?);
            return Ok(vec![Item { to, what: vec![Grant::Negated] }]);
        }
        if let Some(item) = self.attempt(Self::negated_timing) {
            return Ok(vec![item]);
        }
        if self.eat("none of") {
            let noun = self.noun()?;
            // What none of them can is what all of them cannot.
            if !matches!(noun.number, Number::Unsaid | Number::All) {
                return self.refuse(noun.from);
            }
            self.need("can")?;
            let to = Recipient::Cards(Target::All(noun.selector));
            return Ok(vec![Item { to, what: self.cannot()? }]);
        }
        if let Some(item) = self.attempt(Self::set_value) {
            return Ok(vec![item]);
        }
        if self.eat("the base power of") {
            let to = Recipient::Cards(self.target(Whose::Yours)?);
            self.need("becomes/become")?;
            return Ok(vec![Item { to, what: vec![Grant::Base(Stat::Power, self.new_power()?)] }]);
        }
        if self.eat("the base cost of") {
            let to = Recipient::Cards(self.target(Whose::Yours)?);
            self.need("becomes/become")?;
            let Some(cost) = self.number() else { return self.stop() };
            return Ok(vec![Item { to, what: vec![Grant::Base(Stat::Cost, Amount::N(cost))] }]);
        }
        if let Some(item) = self.attempt(Self::player_item) {
            return Ok(vec![item]);
        }
        let to = self.subject()?;
        // "All of your [A] cards' base power and this Character's base power become 6000"
        if self.eat("'s base power and") {
            let to = both(vec![to, self.one_target(Whose::Yours)?]);
            self.need("'s base power become")?;
            return Ok(vec![Item {
                to: Recipient::Cards(to),
                what: vec![Grant::Base(Stat::Power, self.new_power()?)],
            }]);
        }
        if self.eat("'s? effect/effects are/is negated") || self.eat("have/has their/its effect/effects negated") {
            return Ok(vec![Item { to: Recipient::Cards(to), what: vec![Grant::Negated] }]);
        }
        let what = self.predicates()?;
        Ok(vec![Item { to: Recipient::Cards(to), what }])
    }

    /// Cards of which something is said: all of "A and B".
    pub fn subject(&mut self) -> Reading<Target> {
        let mut all = vec![self.one_target(Whose::Yours)?];
        while let Some(next) = self.attempt(|r| {
            if !r.eat("and") && !r.eat(", and") {
                return r.stop();
            }
            // A name or type without "your" would be anybody's.
            if r.peek().is_some_and(|token| matches!(token.sort, Sort::Bracket | Sort::Brace)) {
                return r.stop();
            }
            r.one_target(Whose::Yours)
        }) {
            all.push(next);
        }
        self.said_of_both(&mut all);
        self.types_of_both(&mut all);
        Ok(both(all))
    }

    /// "your Leader and all of your Characters that do not have a type including "X"": it is asked of the Leader, too, which has types.
    fn types_of_both(&mut self, all: &mut [Target]) {
        let [Target::All(leader), Target::All(others)] = all else { return };
        let denied = |is: &Is| match is {
            Is::Not(inner) => inner.0.iter().all(|is| matches!(is, Is::Type(_) | Is::TypeIncludes(_))),
            _ => false,
        };
        if leader.places == [LEADER] && leader.filter.0.is_empty() && others.filter.0.iter().all(denied) {
            leader.filter.clone_from(&others.filter);
            if !others.filter.0.is_empty() {
                self.taken.push(Taken::AskedOfBoth);
            }
        }
    }

    /// After "give": cards and a change, again and again.
    fn given_changes(&mut self) -> Reading<Vec<Item>> {
        let mut items = Vec::new();
        loop {
            let to = self.target(Whose::Yours)?;
            let mut what = vec![self.change()?];
            while let Some(more) = self.attempt(|r| {
                r.need("and")?;
                r.change()
            }) {
                what.push(more);
            }
            items.push(Item { to: Recipient::Cards(to), what });
            let again = self.attempt(|r| {
                r.need("and")?;
                let at = r.at;
                r.target(Whose::Yours)?;
                r.change()?;
                r.at = at;
                Ok(())
            });
            if again.is_none() {
                return Ok(items);
            }
        }
    }

    /// "you cannot play Character cards", "your opponent cannot activate [Blocker]".
    fn player_item(&mut self) -> Reading<Item> {
        let who = if self.eat("your opponent") {
            Whose::Opponents
        } else {
            self.need("you")?;
            Whose::Yours
        };
        self.need("cannot")?;
        if self.eat("activate [blocker]") {
            return Ok(player(who, Cannot::Own(OwnCannot::ActivateBlocker(Filter::any()))));
        }
        if self.eat("activate") {
            return self.blocker_of(who);
        }
        if self.eat("draw cards using your own effects") {
            return Ok(player(who, Cannot::Own(OwnCannot::DrawByEffects)));
        }
        if self.eat("add life cards to your hand using your own effects") {
            return Ok(player(who, Cannot::Own(OwnCannot::LifeToHandByEffects)));
        }
        if self.eat("set don!! cards as active using character effects") {
            let filter = Filter::of(vec![Is::Category(Category::Character)]);
            return Ok(player(who, Cannot::Own(OwnCannot::DonActiveBy(filter))));
        }
        if self.eat("attack with") {
            self.eat("your");
            let noun = self.noun()?;
            if noun.owned || noun.number != Number::Unsaid {
                return self.refuse(noun.from);
            }
            return Ok(player(who, Cannot::Own(OwnCannot::AttackWith(self.card_filter(noun)?))));
        }
        if self.eat("attack a? leader/leaders") || self.eat("attack your opponent's leader") {
            let character = Filter::of(vec![Is::Category(Category::Character)]);
            return Ok(player(who, Cannot::Own(OwnCannot::AttackOtherThan(character))));
        }
        if self.eat("attack any card other than") {
            if self.eat("this character") {
                return Ok(player(who, Cannot::Own(OwnCannot::AttackOtherThan(Filter::of(vec![Is::This])))));
            }
            self.need("the character")?;
            let name = self.names()?;
            let filter = Filter::of(vec![Is::Category(Category::Character), name]);
            return Ok(player(who, Cannot::Own(OwnCannot::AttackOtherThan(filter))));
        }
        // A Leader may still be attacked.
        if self.eat("attack any character other than this character") {
            let leader = Filter::of(vec![Is::Category(Category::Leader)]);
            let either = Is::Either(vec![leader, Filter::of(vec![Is::This])]);
            return Ok(player(who, Cannot::Own(OwnCannot::AttackOtherThan(Filter::of(vec![either])))));
        }
        self.need("play")?;
        let on_field = self.at;
        self.eat("any");
        let noun = self.noun()?;
        if !matches!(noun.number, Number::Unsaid | Number::One | Number::All) {
            return self.refuse(noun.from);
        }
        let (area, category) = match noun.selector.places.as_slice() {
            [HAND] => (Some(Zone::Hand), None),
            [TRASH] => (Some(Zone::Trash), None),
            [DECK] => (Some(Zone::Deck), None),
            [CHARACTERS] => (None, Some(Category::Character)),
            [STAGE] => (None, Some(Category::Stage)),
            _ => return self.refuse(on_field),
        };
        let mut filter = noun.selector.filter;
        if let Some(category) = category {
            filter.0.insert(0, Is::Category(category));
        }
        self.eat("to your field");
        Ok(player(who, Cannot::Own(OwnCannot::Play(filter, area))))
    }

    /// "activate up to 1 [Blocker] Character that has 4000 power or less": of chosen cards, or of all like these.
    fn blocker_of(&mut self, who: Whose) -> Reading<Item> {
        let from = self.at;
        if self.eat("the? [blocker] of") {
            self.eat("any");
            let noun = self.noun()?;
            if noun.selector.places != [CHARACTERS] || noun.number != Number::Unsaid {
                return self.refuse(from);
            }
            return Ok(player(who, Cannot::Own(OwnCannot::ActivateBlocker(noun.selector.filter))));
        }
        let mut noun = self.noun()?;
        if noun.selector.places != [CHARACTERS] || who != Whose::Opponents {
            return self.refuse(from);
        }
        // "a [Blocker] Character that has …": none of them.
        if matches!(noun.number, Number::One | Number::Unsaid | Number::All) {
            noun.selector.filter.0.retain(|is| !matches!(is, Is::Has(_)));
            return Ok(player(who, Cannot::Own(OwnCannot::ActivateBlocker(noun.selector.filter))));
        }
        noun.selector.whose = who;
        let to = self.noun_target(noun, Whose::Yours)?;
        Ok(Item { to: Recipient::Cards(to), what: vec![Grant::Cannot(Cannot::Own(OwnCannot::Block))] })
    }

    /// "gains [A], [B] or [C]": one of them is chosen.
    pub fn keyword_choice(&mut self) -> Reading<Vec<Op>> {
        let to = self.subject()?;
        self.need("gain/gains")?;
        let (mut all, mut chosen) = (Vec::new(), false);
        loop {
            let Some(keyword) = self.keyword() else { return self.stop() };
            all.push(keyword);
            if self.eat(", or") || self.eat("or") {
                chosen = true;
            } else if !self.eat(",") {
                break;
            }
        }
        let Some(until) = self.duration() else { return self.stop() };
        if all.len() < 2 || !chosen {
            return self.stop();
        }
        let modes = all
            .into_iter()
            .map(|keyword| vec![Op::Give { to: to.clone(), what: vec![Grant::Keyword(keyword, 1)], until }]);
        Ok(vec![Op::ChooseOne(Whose::Yours, modes.collect())])
    }

    /// 8-2-1. "your opponent's [On Play] effects are negated".
    fn negated_timing(&mut self) -> Reading<Item> {
        let Some(who) = self.side() else { return self.stop() };
        self.need("[on_play] effects are negated")?;
        Ok(Item { to: Recipient::Player(who), what: vec![Grant::Own(OwnGrant::OnPlayNegated)] })
    }
}

fn player(who: Whose, cannot: Cannot) -> Item {
    Item { to: Recipient::Player(who), what: vec![Grant::Cannot(cannot)] }
}
