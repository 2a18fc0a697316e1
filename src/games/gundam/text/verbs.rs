//! 5. What is done to cards: verbs and what belongs to them.

use super::super::vocabulary::{
    Amount, Call, Condition, Count, Counted, Deed, Duration, Filter, Grant, Is, Op, OwnCondition, OwnGrant, OwnOp,
    SHIELDS, Selector, Spot, Taken, Target, Whose, Zone, go,
};
use super::noun::{Noun, Number};
use super::{Beside, It, Reader, Reading};
use crate::cardgame::reader::Sort;
use crate::cardgame::text::By;

/// The verbs of [`Reader::verb`], for a word that is like one.
const VERBS: [&str; 23] = [
    "choose",
    "deal",
    "rest",
    "set",
    "destroy",
    "return",
    "add",
    "draw",
    "discard",
    "place",
    "exile",
    "deploy",
    "pair",
    "pay",
    "look",
    "reveal",
    "shuffle",
    "activate",
    "change",
    "reduce",
    "begin",
    "distribute",
    "divide",
];

impl Reader<'_> {
    /// A verb and what belongs to it.
    pub fn verb(&mut self) -> Reading<Vec<Op>> {
        let from = self.at;
        let ops = self.any_verb()?;
        if ops.iter().all(|op| self.can_do(op)) { Ok(ops) } else { self.refuse(from) }
    }

    fn any_verb(&mut self) -> Reading<Vec<Op>> {
        let from = self.at;
        let Some(token) = self.peek() else { return self.stop() };
        self.at += 1;
        // "your opponent chooses", "they choose".
        let word = token.text.as_str();
        let word = if self.memory.each { word.strip_suffix('s').unwrap_or(word) } else { word };
        match word {
            "choose" => self.choose(),
            "deal" => match self.attempt(|r| r.divide(true)) {
                Some(ops) => Ok(ops),
                None => self.deal(),
            },
            "distribute" | "divide" => self.divide(false),
            "rest" => {
                let what = self.target()?;
                self.turn(Deed::Rest, what)
            }
            "set" => {
                if let Some(ops) = self.attempt(Self::set_number) {
                    return Ok(ops);
                }
                let what = self.target()?;
                self.need("as active")?;
                self.turn(Deed::SetActive, what)
            }
            "destroy" => Ok(vec![go(Deed::Destroy, self.target()?)]),
            "return" => self.give_back(),
            "add" => {
                let what = match self.attempt(Self::some_looked_at) {
                    Some(what) => what,
                    None => self.own_or_target()?,
                };
                self.own_pile("hand", "to", &what)?;
                Ok(vec![go(Deed::ToHand, what)])
            }
            "draw" => self.draw(),
            "discard" => self.discard(),
            "place" => self.put(),
            "exile" | "remove" => self.exile(),
            "deploy" => self.deploy(),
            "pair" => self.pair(),
            "pay" => self.pay(),
            "look" => self.look(),
            "reveal" => self.reveal(),
            "shuffle" => {
                if !self.eat("it") {
                    self.need(if self.memory.each { "their deck" } else { "your deck" })?;
                }
                Ok(vec![Op::Shuffle(Whose::Yours, Zone::Deck)])
            }
            "activate" => self.activate(),
            "change" => self.redirect(),
            "begin" => {
                self.need("a battle between this unit and it and only perform the damage step")?;
                self.memory.said_it = true;
                match self.memory.it {
                    It::Card => Ok(vec![Op::Own(OwnOp::Battle(Target::It))]),
                    _ => self.stop(),
                }
            }
            _ => {
                self.at = from;
                // One of them may be meant.
                self.wants(&VERBS);
                self.stop()
            }
        }
    }

    /// "1 enemy player. Destroy the first 2 cards in that player's shield area": how many.
    fn of_one_shield_area(&mut self) -> Reading<u8> {
        if self.small()? != 1 {
            return self.stop();
        }
        self.need("enemy player . destroy the first")?;
        let cards = if self.eat("card") {
            1
        } else {
            let cards = self.small()?;
            self.need("cards")?;
            cards
        };
        self.need("in/of that player 's shield area")?;
        self.memory.it = It::Nothing;
        Ok(cards)
    }

    /// "1 enemy Base/enemy Shield this Unit is battling. Deal 6 damage to it": how much. The Unit attacks a player then: a condition.
    fn of_what_is_battled(&mut self) -> Reading<Amount> {
        if self.small()? != 1 {
            return self.stop();
        }
        self.need("enemy base / enemy? shield this unit is battling . deal")?;
        let amount = Amount::N(i32::from(self.small()?));
        self.need("damage to it")?;
        self.memory.besides.push(Condition::Own(OwnCondition::AttackingPlayer));
        self.memory.it = It::Nothing;
        Ok(amount)
    }

    /// What is chosen: so many.
    fn chosen(&mut self) -> Reading<Noun> {
        let noun = self.either_noun()?;
        match noun.number {
            Number::Unsaid | Number::The => self.refuse(noun.from),
            _ => Ok(noun),
        }
    }

    /// "choose 1 enemy Unit", "choose 1 of your Units and 1 enemy Unit".
    fn choose(&mut self) -> Reading<Vec<Op>> {
        let from = self.at;
        if let Some(cards) = self.attempt(Self::of_one_shield_area) {
            return Ok(vec![Op::Own(OwnOp::DestroyShieldArea { cards })]);
        }
        if let Some(ops) = self.attempt(Self::one_player) {
            return Ok(ops);
        }
        if let Some(amount) = self.attempt(Self::of_what_is_battled) {
            return Ok(vec![Op::Own(OwnOp::DamageBattled { amount })]);
        }
        let mut nouns = vec![self.chosen()?];
        while self.sees("and") && self.ahead(1).is_some_and(|token| token.sort == Sort::Number) {
            self.at += 1;
            nouns.push(self.chosen()?);
        }
        // "1 enemy Unit and 1 friendly Unit with 3 or less AP": each has a number of its own, and what follows is said of the last.
        if nouns.windows(2).any(|pair| pair[1].has_after && !pair[0].has_after) {
            self.taken.push(Taken::SaidOfTheLast);
        }
        super::noun::share_place(&mut nouns);
        let mut all = Vec::new();
        for noun in nouns {
            all.push(match self.noun_target(noun)? {
                // 4-6-4-1. Own Shields, too, may be chosen first and spoken of then.
                Target::Top { whose, zone: Zone::Shields, count, up_to: false } => {
                    let from = Selector { whose, places: vec![SHIELDS], filter: Filter::any() };
                    Target::Choose { who: Whose::Yours, from, count: Count::Exactly(count) }
                }
                other => other,
            });
        }
        if all.iter().any(|target| !matches!(target, Target::Choose { .. } | Target::All(_))) {
            return self.refuse(from);
        }
        self.memory.spoken = super::target::spoken(&all);
        self.memory.doubled |= self.memory.waiting;
        (self.memory.waiting, self.memory.beside) = (true, Beside::None);
        self.memory.it = It::Card;
        (self.memory.chosen, self.memory.gone) = (Some(0), false);
        self.memory.several = super::target::is_several(&all);
        self.memory.most = super::target::most(&all);
        Ok(vec![Op::Choose(super::target::both(all))])
    }

    /// "deal 2 damage to it", "deal damage equal to the number of … to all enemy Units".
    fn deal(&mut self) -> Reading<Vec<Op>> {
        if self.sees("damage to") {
            self.need("damage to")?;
            // The number is that of what was spoken of before.
            let memory = self.memory.clone();
            let to = self.target()?;
            let after = std::mem::replace(&mut self.memory, memory);
            self.need("equal to")?;
            let amount = self.the_number_of()?;
            self.memory = after;
            return Ok(vec![Op::Own(OwnOp::Damage { to, amount })]);
        }
        let amount = if self.eat("damage equal to") || self.eat("an amount of damage equal to") {
            self.the_number_of()?
        } else {
            let n = self.small()?;
            self.need("damage")?;
            Amount::N(i32::from(n))
        };
        self.need("to")?;
        if let Some(cards) = self.attempt(Self::first_cards) {
            return Ok(vec![Op::Own(OwnOp::DamageShieldArea { whose: Whose::Opponents, cards, amount })]);
        }
        if let Some(whose) = self.damaged_players() {
            return Ok(vec![Op::Own(OwnOp::DamagePlayer { whose, amount })]);
        }
        let to = self.target()?;
        let amount = match (amount, self.eat("for each/every")) {
            (Amount::N(n), true) => self.count_of_each()?.times(n),
            (_, true) => return self.stop(),
            (amount, false) => amount,
        };
        Ok(vec![Op::Own(OwnOp::Damage { to, amount })])
    }

    /// "the first 2 cards in your opponent's shield area": how many.
    fn first_cards(&mut self) -> Reading<u8> {
        if self.eat("the enemy shield area") {
            return Ok(1);
        }
        self.need("the first")?;
        let cards = if self.eat("card") {
            1
        } else {
            let cards = self.small()?;
            self.need("cards")?;
            cards
        };
        if !self.eat("in/of your opponent's shield area") {
            self.need("in/of the enemy shield area")?;
        }
        Ok(cards)
    }

    /// "the enemy player", "all enemy players", "your opponent", "all players": whom damage is dealt to.
    fn damaged_players(&mut self) -> Option<Whose> {
        let all = [
            ("the enemy player", Whose::Opponents),
            ("all/each enemy players/player", Whose::Opponents),
            ("all/each players/player", Whose::Any),
        ];
        // "Your opponent's Base" is a card.
        if self.eat("your opponent") {
            return Some(Whose::Opponents);
        }
        all.into_iter().find_map(|(words, whose)| self.eat(words).then_some(whose))
    }

    /// Cards, or Resources, are rested or set active.
    fn turn(&mut self, deed: Deed, what: Target) -> Reading<Vec<Op>> {
        if let Target::Choose { from, count, .. } = &what
            && let [super::super::vocabulary::Place::Own(kind)] = from.places.as_slice()
        {
            return turned(deed, from, count, *kind).map_or_else(|| self.stop(), |op| Ok(vec![op]));
        }
        Ok(vec![Op::Turn(deed, what)])
    }

    /// 5-14-1. "draw 2".
    pub fn draw(&mut self) -> Reading<Vec<Op>> {
        if self.eat("cards equal to") {
            let count = self.the_number_of()?;
            return Ok(vec![Op::Draw { who: Whose::Yours, count, up_to: false }]);
        }
        if self.memory.tallied && self.eat("that many") {
            self.eat("card/cards");
            return Ok(vec![Op::Draw { who: Whose::Yours, count: Amount::Done, up_to: false }]);
        }
        let n = self.small()?;
        self.eat("card/cards");
        let mut count = Amount::N(i32::from(n));
        if self.eat("for each/every") {
            count = self.count_of_each()?.times(i32::from(n));
        }
        Ok(vec![Op::Draw { who: Whose::Yours, count, up_to: false }])
    }

    /// "return it to its owner's hand", "return this Unit to the bottom of its owner's deck", and what is left of cards looked at.
    fn give_back(&mut self) -> Reading<Vec<Op>> {
        if let Some(ops) = self.attempt(Self::return_looked) {
            return Ok(ops);
        }
        let what = self.own_or_target()?;
        let from = self.at;
        self.need("to")?;
        // No clause sends another player's card to one's own hand or deck, and none sends it to its owner's instead.
        let own = self.is_own(&what);
        if self.eat("its/their owner's hand")
            || self.eat("their owners 's hands/hand")
            || (own && self.eat("your hand"))
        {
            return Ok(vec![go(Deed::ToHand, what)]);
        }
        // Of another's card it is that player's deck which is shuffled.
        if own && (self.eat("its/their owner's deck and shuffle it") || self.eat("your deck and shuffle it")) {
            let to = Op::Move { deed: Deed::ToDeck, what, spot: Spot::Anywhere, turned: false };
            return Ok(vec![to, Op::Shuffle(Whose::Yours, Zone::Deck)]);
        }
        let spot = self.spot()?;
        self.need("of")?;
        if !self.eat("its/their owner's deck") && !self.eat("their owners 's decks/deck") {
            self.need("your deck")?;
            if !own {
                return self.refuse(from);
            }
        }
        self.eat("in any order");
        Ok(vec![Op::Move { deed: Deed::ToDeck, what, spot, turned: false }])
    }

    /// "to your hand": of cards that are certainly one's own.
    fn own_pile(&mut self, pile: &'static str, to: &'static str, what: &Target) -> Reading<()> {
        let from = self.at;
        self.need(to)?;
        self.need(if self.memory.each { "their" } else { "your" })?;
        self.need(pile)?;
        if self.is_own(what) { Ok(()) } else { self.refuse(from) }
    }

    /// Are these cards certainly those of the player who does it?
    pub fn is_own(&self, what: &Target) -> bool {
        use super::super::vocabulary::{OwnIs, Place};
        let of_this = [Is::Own(OwnIs::PilotOfThis)];
        match what {
            Target::This => true,
            Target::It => match &self.memory.spoken {
                Some((whose, places)) => {
                    *whose == Whose::Yours || (*places == [Place::Looked] && !self.memory.looked_other)
                }
                None => !self.memory.looked_other,
            },
            Target::Choose { from, .. } | Target::All(from) if from.places == [Place::Looked] => {
                !self.memory.looked_other
            }
            Target::Choose { from, .. } | Target::All(from) => from.whose == Whose::Yours || from.filter.0 == of_this,
            Target::Top { whose, .. } => *whose == Whose::Yours,
            Target::Both(all) => all.iter().all(|one| self.is_own(one)),
        }
    }

    /// 13-2-8-2. "this card from your trash", of a card whose 【Destroyed】 effect takes place there; or another target.
    fn own_or_target(&mut self) -> Reading<Target> {
        if self.memory.destroyed && self.eat("this card from/in your trash") {
            return Ok(Target::This);
        }
        self.target()
    }

    /// "the top", "the bottom", "the top or bottom".
    pub fn spot(&mut self) -> Reading<Spot> {
        let all = [("the top or bottom", Spot::TopOrBottom), ("the top", Spot::Top), ("the bottom", Spot::Bottom)];
        match all.into_iter().find(|(words, _)| self.eat(words)) {
            Some((_, spot)) => Ok(spot),
            None => self.stop(),
        }
    }

    /// "place 1 rested Resource", "place the top 2 cards of your deck into your trash".
    fn put(&mut self) -> Reading<Vec<Op>> {
        if let Some(ops) = self.attempt(Self::place_rest) {
            return Ok(ops);
        }
        if let Some(ops) = self.attempt(Self::trashed) {
            return Ok(ops);
        }
        if self.eat("the top") {
            let count = if self.eat("card") {
                1
            } else {
                let n = self.small()?;
                self.need("cards")?;
                n
            };
            let each = self.memory.each;
            self.need(if each { "of their deck into their trash" } else { "of your deck into your trash" })?;
            self.memory.it = if count == 1 { It::Placed } else { It::Nothing };
            let count = Amount::N(i32::from(count));
            let what = Target::Top { whose: Whose::Yours, zone: Zone::Deck, count, up_to: false };
            return Ok(vec![go(Deed::Trash, what)]);
        }
        let many = self.memory.tallied && self.eat("that many");
        let count = if many { Amount::Done } else { Amount::N(i32::from(self.small()?)) };
        let rested = !self.eat("active") && self.eat("rested");
        let ex = self.eat("ex");
        self.need("resource/resources")?;
        let from_deck = !ex && self.eat("from your resource deck");
        let rested = rested || (from_deck && self.eat("rested"));
        let count = match (count, self.eat("for each/every")) {
            (Amount::N(n), true) => self.count_of_each()?.times(n),
            (_, true) => return self.stop(),
            (count, false) => count,
        };
        Ok(vec![Op::Own(OwnOp::PlaceResource { who: Whose::Yours, count, ex, rested })])
    }

    /// "place it into its owner's trash", "place it on the bottom of its owner's deck".
    fn trashed(&mut self) -> Reading<Vec<Op>> {
        let from = self.at;
        let what = self.target()?;
        let deck = self.eat("on/at");
        let spot = if deck { self.spot()? } else { Spot::Top };
        if deck {
            // 5-2-2. Own cards go to the own deck, and no others do.
            let own = matches!(&what, Target::Choose { from, .. } if from.whose == Whose::Yours);
            if !self.eat("of its/their owner's deck") {
                self.need(if own { "of your/their deck" } else { "of its/their owner's deck" })?;
            }
        } else if !self.eat("into its/their owner's trash") && !self.eat("into their owners 's trash") {
            let place = self.at;
            self.need("into your trash")?;
            if !self.is_own(&what) {
                return self.refuse(place);
            }
        }
        // Of Resources no text says what becomes of them.
        if let Target::Choose { from: cards, .. } | Target::All(cards) = &what
            && cards.places.iter().any(|place| matches!(place, super::super::vocabulary::Place::Own(_)))
        {
            return self.refuse(from);
        }
        let deed = if deck { Deed::ToDeck } else { Deed::Trash };
        Ok(vec![Op::Move { deed, what, spot, turned: false }])
    }

    /// 5-12-1. "exile them from the game", "exile 3 (Titans) cards from your trash".
    fn exile(&mut self) -> Reading<Vec<Op>> {
        let what = self.target()?;
        self.eat("from the game");
        Ok(vec![go(Deed::Remove, what)])
    }

    /// "pay ①", "pay its cost to deploy it".
    fn pay(&mut self) -> Reading<Vec<Op>> {
        if let Some(circle) = self.take(Sort::Circled) {
            return match u8::try_from(circle.value) {
                Ok(n) => Ok(vec![Op::Own(OwnOp::Pay(n))]),
                Err(_) => self.stop(),
            };
        }
        self.need("its cost to")?;
        if self.memory.it != It::Card {
            return self.stop();
        }
        self.memory.said_it = true;
        if self.eat("deploy it") {
            return Ok(vec![Op::Own(OwnOp::Deploy { what: Target::It, rested: false, pay: true })]);
        }
        self.need("pair it")?;
        let with = self.paired_with()?;
        Ok(vec![Op::Own(OwnOp::Pair { pilot: Target::It, with, pay: true })])
    }

    /// "activate this card's 【Main】", "activate 【Main】 on the card paired with this Unit".
    fn activate(&mut self) -> Reading<Vec<Op>> {
        let own = self.eat("this card 's");
        let call = if self.eat("【main】") {
            Call::Main
        } else {
            self.need("【action】")?;
            Call::Action
        };
        if own {
            self.eat("effect");
            return Ok(vec![Op::Own(OwnOp::ActivateOwn(call))]);
        }
        self.need("on the card paired with this unit")?;
        Ok(vec![Op::Own(OwnOp::ActivatePaired(call))])
    }

    /// 8-5-1. "change a battling enemy Unit's attack target to it".
    fn redirect(&mut self) -> Reading<Vec<Op>> {
        // The Unit that attacks: no other battles then.
        let attacker = self.memory.attacker && self.that_one() == It::Card;
        if attacker && self.eat("that enemy? unit 's attack target to") {
            self.memory.said_it = true;
        } else if !self.eat("a/an/the battling/attacking enemy unit 's attack target to") {
            self.need("the attack target of the/a/an battling/attacking enemy unit to")?;
        }
        let to = self.target()?;
        Ok(vec![Op::Own(OwnOp::Redirect(to))])
    }

    /// "During this turn, reduce the next damage it receives by 2", "reduce its AP by an amount equal to …".
    pub fn reducing(&mut self) -> Reading<Vec<Op>> {
        let Some(until) = self.duration() else { return self.stop() };
        self.need(", reduce")?;
        if let Some(op) = self.attempt(|r| r.stat_reduced(until)) {
            return Ok(vec![op]);
        }
        let next = self.eat("the next");
        let by = match self.damage_by()?.as_slice() {
            [by] => by.clone(),
            [By::Battle, By::Effect(Whose::Opponents, None)] => return self.stop(),
            _ => return self.stop(),
        };
        let to = self.one_target()?;
        self.need("receives/receive by")?;
        let amount = Amount::N(i32::from(self.small()?));
        let what = vec![Grant::Own(OwnGrant::ReducesDamage { by, amount, next })];
        Ok(vec![Op::Give { to, what, until }])
    }

    fn stat_reduced(&mut self, until: Duration) -> Reading<Op> {
        self.need("its")?;
        let stat = self.stat()?;
        self.need("by")?;
        let less = if self.eat("an amount equal to") {
            Amount::Per(-1, 1, Box::new(self.the_number_of()?))
        } else {
            Amount::N(-i32::from(self.small()?))
        };
        let to = match self.spoken_of() {
            It::Card => Target::It,
            It::This => Target::This,
            _ => return self.stop(),
        };
        self.memory.said_it = true;
        Ok(Op::Give { to, what: vec![Grant::Stat(stat, less)], until })
    }
}

/// Resources of a selector, rested or set active.
pub fn turned(deed: Deed, from: &Selector, count: &Count, kind: Counted) -> Option<Op> {
    let rest = match deed {
        Deed::Rest => true,
        Deed::SetActive => false,
        _ => return None,
    };
    let turned = |is: &Is| *is == if rest { Is::Active } else { Is::Rested };
    // Of whose Resources some are chosen must be said: 5-2-1.
    if !from.filter.0.iter().all(turned) || from.whose != Whose::Yours {
        return None;
    }
    let (count, up_to) = match count {
        Count::Exactly(amount) => (amount.clone(), false),
        Count::UpTo(amount) => (amount.clone(), true),
        Count::Between(1, most) => (Amount::N(i32::from(*most)), true),
        _ => return None,
    };
    Some(Op::Own(OwnOp::TurnResources { whose: from.whose, kind, count, up_to, rest }))
}
