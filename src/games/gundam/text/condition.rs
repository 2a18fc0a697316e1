//! 10-2. What stands after "if" and "while".

use super::super::matching::{counts_opponents, is_of_opponents};
use super::super::vocabulary::{
    Amount, BASE, By, Category, Compare, Condition, Counted, DECK, Deed, Filter, HAND, Is, Number as Own, Of,
    OwnCondition, OwnIs, PILOTS, Place, SHIELDS, Selector, TRASH, UNITS, Whose, Zone,
};
use super::features::{all_of, not, within};
use super::noun::{Head, Noun, Number};
use super::target::{looked, placed, this_unit};
use super::{Beside, It, Reader, Reading};

impl Reader<'_> {
    /// Conditions joined by "and" or "or".
    pub fn condition(&mut self) -> Reading<Condition> {
        let from = self.at;
        let mut all = vec![self.one_condition()?];
        let mut any = Vec::new();
        loop {
            if let Some(next) = self.attempt(|r| {
                if !r.eat("and") && !r.eat(", and") {
                    return r.stop();
                }
                r.eat("if/while");
                r.one_condition()
            }) {
                all.push(next);
            } else if let Some(next) = self.attempt(|r| {
                r.need("or")?;
                r.eat("if/while");
                r.one_condition()
            }) {
                any.push(std::mem::replace(&mut all, vec![next]));
            } else {
                break;
            }
        }
        if any.is_empty() {
            return Ok(every(all));
        }
        any.push(all);
        // "A and B or C" could be said of two groups.
        if any.iter().any(|all| all.len() > 1) {
            return self.refuse(from);
        }
        Ok(Condition::Any(any.into_iter().map(every).collect()))
    }

    fn one_condition(&mut self) -> Reading<Condition> {
        // Where each of several players does something, "you" is none of them.
        if self.memory.each && self.sees("you/your") {
            return self.stop();
        }
        if self.eat("it is your turn") {
            return Ok(Condition::YourTurn);
        }
        if self.eat("it is your opponent's turn") {
            return Ok(Condition::OpponentsTurn);
        }
        if self.eat("you are lv.") || self.eat("your lv. is") {
            let range = self.range()?;
            return Ok(compared(&Amount::Own(Own::PlayerLevel(Whose::Yours)), range));
        }
        if self.eat("your opponent is lv.") || self.eat("your opponent's lv. is") {
            let range = self.range()?;
            return Ok(compared(&Amount::Own(Own::PlayerLevel(Whose::Opponents)), range));
        }
        if self.eat("you are attacking the enemy player") {
            return Ok(Condition::Own(OwnCondition::AttackingPlayer));
        }
        if self.eat("you are attacking") {
            return self.attacking();
        }
        if self.eat("this effect rested/destroyed/deployed") || self.eat("you rested/deployed/destroyed") {
            return self.number_done();
        }
        if let Some(condition) = self.attempt(Self::of_this_effect) {
            return Ok(condition);
        }
        if self.eat("this unit/base is/was destroyed") {
            let by = self.by(Deed::Destroy)?;
            self.speaks_of_this(true);
            let by = Condition::Own(OwnCondition::DestroyedBy(by));
            // It was destroyed this turn.
            if self.memory.destroyed && self.eat("during your opponent's turn") {
                return Ok(every(vec![by, Condition::OpponentsTurn]));
            }
            if self.memory.destroyed && self.eat("during your turn") {
                return Ok(every(vec![by, Condition::YourTurn]));
            }
            return Ok(by);
        }
        if let Some(condition) = self.attempt(Self::of_this_turn) {
            return Ok(condition);
        }
        if self.eat("this is the only unit you have in play") || self.eat("this unit is the only unit you have in play")
        {
            let others = Selector { whose: Whose::Yours, places: vec![UNITS], filter: all_of(vec![not(Is::This)]) };
            self.speaks_of_this(true);
            // It is there itself: an effect may be resolved when it has gone.
            let none = Condition::Is(Amount::Count(Box::new(others)), Compare::Exactly, Amount::N(0));
            let there = Condition::Is(Amount::Count(Box::new(this_unit())), Compare::AtLeast, Amount::N(1));
            return Ok(every(vec![there, none]));
        }
        if let Some(condition) = self.attempt(Self::base_is) {
            return Ok(condition);
        }
        if let Some(condition) = self.attempt(Self::battled_is) {
            return Ok(condition);
        }
        if let Some(condition) = self.attempt(Self::card_is) {
            return Ok(condition);
        }
        if let Some(condition) = self.attempt(Self::there_are) {
            return Ok(condition);
        }
        if let Some(condition) = self.attempt(Self::more_than) {
            return Ok(condition);
        }
        if let Some(condition) = self.attempt(Self::somebody_has) {
            return Ok(condition);
        }
        self.is_somewhere()
    }

    /// "3 or more Units": how many the operation before was done to.
    fn number_done(&mut self) -> Reading<Condition> {
        let noun = self.noun()?;
        if !noun.is_field() || noun.owned || !noun.selector.filter.0.is_empty() {
            return self.refuse(noun.from);
        }
        let range = self.range_of(&noun)?;
        self.eat("with this effect");
        Ok(compared(&Amount::Done, range))
    }

    /// What this effect, or the play of this card, has brought about.
    fn of_this_effect(&mut self) -> Reading<Condition> {
        if self.eat("you deploy/deployed this unit from your trash") {
            return Ok(Condition::Own(OwnCondition::DeployedFrom(Zone::Trash)));
        }
        if self.eat("you deploy/deployed this unit from your hand") {
            return Ok(Condition::Own(OwnCondition::DeployedFrom(Zone::Hand)));
        }
        if self.eat("you use/used an ex resource to play this card/unit/base") {
            return Ok(Condition::Own(OwnCondition::PlayedWithEx));
        }
        let paired = Condition::This(all_of(vec![Is::Own(OwnIs::PairedWith(Box::default()))]));
        if self.eat("a pilot is not paired with this unit") || self.eat("no pilot is paired with this unit") {
            return Ok(Condition::Not(Box::new(paired)));
        }
        if self.eat("a pilot is paired with this unit") || self.eat("there is a pilot paired with this unit") {
            self.speaks_of_this(true);
            return Ok(paired);
        }
        if self.eat("the paired pilot is") || self.eat("this unit 's paired pilot is") {
            let is = if self.sees("a/an") {
                let noun = self.noun()?;
                if !noun.is_pilots() || noun.owned || noun.placed {
                    return self.refuse(noun.from);
                }
                noun.selector.filter.0
            } else {
                vec![self.feature_of_state()?]
            };
            return Ok(Condition::This(all_of(vec![Is::Own(OwnIs::PairedWith(Box::new(all_of(is))))])));
        }
        if let Some(noun) = self.attempt(|r| {
            let noun = r.noun()?;
            r.need("is/are/was/were placed with this effect")?;
            Ok(noun)
        }) {
            return self.placed_by_this(noun);
        }
        self.need("you place/placed/discard/discarded")?;
        let noun = self.noun()?;
        self.need("with this effect")?;
        self.placed_by_this(noun)
    }

    /// 3-3-9-2. "The paired Unit", of a Pilot's text: no other Unit was spoken of.
    fn is_of_a_pilot(&self) -> bool {
        self.memory.it == It::Nothing && self.memory.beside == Beside::None && !self.memory.command
    }

    /// So many cards like this were put into the trash by this effect.
    fn placed_by_this(&mut self, mut noun: Noun) -> Reading<Condition> {
        if !noun.is_unplaced() || noun.owned {
            return self.refuse(noun.from);
        }
        noun.selector.places = vec![TRASH];
        noun.selector.whose = Whose::Yours;
        noun.selector.filter.0.insert(0, Is::Own(OwnIs::Placed));
        let range = self.range_of(&noun)?;
        Ok(compared(&Amount::Count(Box::new(noun.selector)), range))
    }

    /// "one of your Units has been destroyed by one of your (Neo Zeon) card's effects during this turn".
    fn of_this_turn(&mut self) -> Reading<Condition> {
        let noun = self.noun()?;
        if !noun.is_field() || !noun.is_one() {
            return self.refuse(noun.from);
        }
        if !self.eat("has/have been destroyed") {
            self.need("was/were destroyed")?;
        }
        let by = if self.eat("by") { self.by_effect_of()? } else { By::Anything };
        self.need("during this turn")?;
        Ok(Condition::Own(OwnCondition::DestroyedThisTurn(noun.selector, by)))
    }

    /// "one of your (X) card's effects", "a friendly Unit's effect", "an effect".
    pub fn by_effect_of(&mut self) -> Reading<By> {
        if self.eat("an enemy effect") || self.eat("enemy effects") {
            return Ok(By::Effect(Whose::Opponents, None));
        }
        if self.eat("your own? effect/effects") || self.eat("one of your own? effects") {
            return Ok(By::Effect(Whose::Yours, None));
        }
        if self.eat("an effect") || self.eat("effects") {
            return Ok(By::Effect(Whose::Any, None));
        }
        let noun = self.noun()?;
        self.need("'s effect/effects")?;
        if !noun.owned || noun.number == Number::All {
            return self.refuse(noun.from);
        }
        let filter = match noun.heads.as_slice() {
            [Head::AnyCard] => noun.selector.filter,
            [Head::Field(category)] => {
                let mut filter = noun.selector.filter;
                filter.0.insert(0, Is::Category(*category));
                filter
            }
            _ => return self.refuse(noun.from),
        };
        Ok(By::Effect(noun.selector.whose, Some(filter)))
    }

    /// "this Unit is rested", "it is a (Zeon) Unit card", "this is a (CB) Unit", "this Unit has 5 or more AP".
    fn card_is(&mut self) -> Reading<Condition> {
        if self.sees("its ap/hp/lv./cost is") || (self.memory.moved && self.sees("its ap/hp/lv./cost was")) {
            let it = self.spoken_of();
            self.need("its")?;
            self.memory.said_it = true;
            return self.number_is(it);
        }
        let it = if self.sees("this is/has") {
            self.at += 1;
            It::This
        } else if self.eat("this unit/base") || (self.is_of_a_pilot() && self.eat("the paired unit")) {
            It::This
        } else {
            let it = if self.eat("it") {
                self.spoken_of()
            } else {
                self.need("that unit/card")?;
                self.that_one()
            };
            if it == It::Nothing {
                return self.stop();
            }
            self.memory.said_it = true;
            it
        };
        if it == It::This {
            self.speaks_of_this(true);
        } else {
            self.memory.it = it;
        }
        if self.eat("'s") {
            return self.number_is(it);
        }
        let mut all = vec![self.predicate_of(it)?];
        // "is damaged and Lv.5 or lower"
        while let Some(more) = self.attempt(|r| {
            r.need("and")?;
            let is = r.feature_of_state()?;
            r.is_of(it, vec![is])
        }) {
            all.push(more);
        }
        Ok(every(all))
    }

    /// "the enemy Unit battling this Unit is damaged", "… has 3 or less AP".
    fn battled_is(&mut self) -> Reading<Condition> {
        self.need("the enemy? unit battling this unit")?;
        let is = if self.eat("has/had") {
            self.feature_with()?
        } else {
            self.need("is/was")?;
            if self.eat("a link unit") { Is::Own(OwnIs::Linked) } else { self.feature_of_state()? }
        };
        // "Choose 1 Unit. If the enemy Unit battling this Unit is damaged, … it": either.
        if self.memory.it == It::Card {
            self.memory.beside = Beside::There;
        } else {
            (self.memory.it, self.memory.beside, self.memory.several) = (It::Battled, Beside::None, false);
            self.memory.spoken = Some((Whose::Opponents, vec![UNITS]));
        }
        let other = Selector { whose: Whose::Opponents, places: vec![UNITS], filter: all_of(vec![is]) };
        Ok(Condition::This(all_of(vec![Is::Own(OwnIs::BattlingWith(Box::new(other)))])))
    }

    /// "AP is 7 or more", of a card.
    fn number_is(&mut self, it: It) -> Reading<Condition> {
        let stat = self.stat()?;
        if it != It::Card || !self.memory.moved || !self.eat("was") {
            self.need("is")?;
        }
        let (least, most) = self.range()?;
        self.is_of(it, vec![Is::Stat(stat, Of::Now, least, most)])
    }

    /// That a card is so.
    fn is_of(&mut self, it: It, all: Vec<Is>) -> Reading<Condition> {
        // "If this Unit is paired with a (X) Pilot, return it": the Pilot could be meant.
        if it == It::This && all.iter().any(|is| matches!(is, Is::Own(OwnIs::PairedWith(_) | OwnIs::BattlingWith(_)))) {
            self.memory.beside = Beside::Asked;
        }
        match it {
            It::This => Ok(Condition::This(all_of(all))),
            It::Card => Ok(Condition::It(all_of(all))),
            It::Looked | It::Placed => {
                let one = match it {
                    It::Looked => Selector { filter: all_of(all), ..looked() },
                    _ => placed(all),
                };
                Ok(Condition::Is(Amount::Count(Box::new(one)), Compare::AtLeast, Amount::N(1)))
            }
            It::Battled => {
                let other = Selector { whose: Whose::Opponents, places: vec![UNITS], filter: all_of(all) };
                Ok(Condition::This(all_of(vec![Is::Own(OwnIs::BattlingWith(Box::new(other)))])))
            }
            It::Nothing => self.stop(),
        }
    }

    fn predicate_of(&mut self, it: It) -> Reading<Condition> {
        if self.eat("has/have no damage") {
            return self.is_of(it, vec![not(Is::Own(OwnIs::Damaged))]);
        }
        let was = (it == It::This && self.memory.destroyed) || (it == It::Card && self.memory.moved);
        if self.eat("has/have") || (was && self.eat("had")) {
            let is = self.feature_with()?;
            return self.is_of(it, vec![is]);
        }
        // 13-2-8-2-1. "This Unit was paired": when it was last on the field.
        if self.eat("isn't/aren't") || (was && self.eat("wasn't")) {
            let is = self.feature_of_state()?;
            return self.is_of(it, vec![not(is)]);
        }
        if !(it == It::This || was) || !self.eat("was") {
            self.need("is/are")?;
        }
        if it == It::This && self.sees("attacking") {
            self.at += 1;
            if self.eat("the enemy player") || self.eat("an enemy player") {
                return Ok(Condition::Own(OwnCondition::AttackingPlayer));
            }
            if self.sees("a/an/one") {
                return self.attacking();
            }
            self.at -= 1;
        }
        if it == It::This
            && let Some(condition) = self.attempt(Self::this_battles)
        {
            return Ok(condition);
        }
        // "a (Zeon) Unit card", "a card that is Lv.5 or higher".
        if self.sees("a/an") {
            let noun = self.noun()?;
            if noun.number != Number::One || noun.owned || noun.placed {
                return self.refuse(noun.from);
            }
            let filter = match (noun.heads.as_slice(), it) {
                // "When you pair a Pilot with one of your Units, if it is a (X) Pilot": the Unit is none.
                ([Head::Field(kind)], It::This | It::Card | It::Battled) if self.is_of_kind(it, *kind) => {
                    noun.selector.filter.0
                }
                ([Head::Token], It::This | It::Card | It::Battled) if self.is_of_kind(it, Category::Unit) => {
                    noun.selector.filter.0
                }
                ([Head::Card(_) | Head::AnyCard, ..], It::Looked | It::Placed) => noun.selector.filter.0,
                // A card that was chosen in a trash or a hand is a card still.
                ([Head::Card(_) | Head::AnyCard, ..], It::Card) if self.was_elsewhere() => noun.selector.filter.0,
                _ => return self.refuse(noun.from),
            };
            return self.is_of(it, filter);
        }
        if self.eat("not") {
            let is = self.feature_of_state()?;
            return self.is_of(it, vec![not(is)]);
        }
        let is = self.feature_of_state()?;
        self.is_of(it, vec![is])
    }

    /// Could the card that is asked about be of this kind, as far as it was said?
    fn is_of_kind(&self, it: It, kind: Category) -> bool {
        let places = self.memory.spoken.as_ref().map(|(_, places)| places.as_slice()).filter(|_| it == It::Card);
        match kind {
            Category::Unit => places.is_none_or(|places| places == [UNITS]),
            Category::Base => places.is_none_or(|places| places.contains(&BASE)),
            Category::Pilot => places.is_some_and(|places| places == [PILOTS]),
            _ => false,
        }
    }

    /// Does the text speak of cards that were in no area of the field?
    fn was_elsewhere(&self) -> bool {
        let places = self.memory.spoken.as_ref().map(|(_, places)| places.as_slice()).unwrap_or_default();
        !places.is_empty() && places.iter().all(|place| [TRASH, HAND, DECK].contains(place))
    }

    /// "battling an enemy Unit that is Lv.2 or lower".
    fn this_battles(&mut self) -> Reading<Condition> {
        self.need("battling")?;
        let noun = self.noun()?;
        if !noun.is_units() || !noun.is_one() {
            return self.refuse(noun.from);
        }
        (self.memory.beside, self.memory.attacked) = (Beside::Asked, noun.selector.whose == Whose::Opponents);
        Ok(Condition::This(all_of(vec![Is::Own(OwnIs::BattlingWith(Box::new(noun.selector)))])))
    }

    /// "an enemy Unit" that is attacked.
    pub fn attacking(&mut self) -> Reading<Condition> {
        let noun = self.noun()?;
        (self.memory.beside, self.memory.attacked) = (Beside::Asked, true);
        // Only enemy Units are attacked.
        let theirs = noun.selector.whose == Whose::Opponents || !noun.owned;
        if !noun.is_units() || !noun.is_one() || !theirs {
            return self.refuse(noun.from);
        }
        Ok(Condition::Own(OwnCondition::AttackingUnit(noun.selector.filter)))
    }

    /// "there are 4 or more Command cards in your trash", "there are 2 or more enemy players".
    fn there_are(&mut self) -> Reading<Condition> {
        self.need("there is/are")?;
        if let Some(condition) = self.attempt(Self::enemy_players) {
            return Ok(condition);
        }
        let exactly = self.eat("exactly/only");
        let noun = self.noun()?;
        let shields = noun.heads == [Head::Shield] && noun.owned;
        // "2 cards" could be just two, or two of more.
        let open = matches!(noun.number, Number::Exactly(n) if n > 0) != exactly;
        if (!noun.placed && !shields) || open {
            return self.refuse(noun.from);
        }
        self.counted(noun)
    }

    fn enemy_players(&mut self) -> Reading<Condition> {
        let n = self.small()?;
        self.need("or more enemy players")?;
        Ok(Condition::Is(Amount::Own(Own::Players(Whose::Opponents)), Compare::AtLeast, Amount::N(i32::from(n))))
    }

    /// "you have more Units in play than your opponent", "your opponent has fewer Shields than you".
    fn more_than(&mut self) -> Reading<Condition> {
        let (side, other) = if self.eat("you have") {
            (Whose::Yours, Whose::Opponents)
        } else {
            self.need("your opponent has")?;
            (Whose::Opponents, Whose::Yours)
        };
        let compare = if self.eat("more") {
            Compare::More
        } else {
            self.need("fewer/less")?;
            Compare::Less
        };
        let mut noun = self.noun()?;
        if noun.is_unplaced() {
            let theirs = side == Whose::Opponents;
            self.need(if theirs { "in their hand" } else { "in your hand" })?;
            noun.selector.places = vec![HAND];
        }
        let whose =
            if noun.placed { noun.selector.whose == Whose::Any || noun.selector.whose == side } else { !noun.owned };
        self.need(if side == Whose::Yours { "than your opponent" } else { "than you" })?;
        if noun.number != Number::Unsaid || !noun.plural || !whose {
            return self.refuse(noun.from);
        }
        let of = |whose| Amount::Count(Box::new(Selector { whose, ..noun.selector.clone() }));
        let (one, two) = (of(side), of(other));
        // Units in play are counted by players here, not all enemy Units together.
        Ok(match noun.is_field() {
            true => Condition::Own(OwnCondition::OpponentHas(one, compare, two)),
            false => Condition::Is(one, compare, two),
        })
    }

    /// "you have 2 or more other Units in play", "your opponent has 8 or more cards in their hand".
    fn somebody_has(&mut self) -> Reading<Condition> {
        if self.eat("you have") {
            return self.has(Whose::Yours);
        }
        if self.eat("your opponent has") {
            return Ok(match self.has(Whose::Opponents)? {
                Condition::Is(a, compare, b) if is_of_opponents(&a) && !counts_opponents(&a) => {
                    Condition::Own(OwnCondition::OpponentHas(a, compare, b))
                }
                other => other,
            });
        }
        self.need("an enemy player has")?;
        // One of them, not all together.
        Ok(match self.has(Whose::Opponents)? {
            Condition::Is(a, compare, b) if is_of_opponents(&a) => {
                Condition::Own(OwnCondition::OneEnemyHas(a, compare, b))
            }
            other => other,
        })
    }

    /// What this side has.
    fn has(&mut self, side: Whose) -> Reading<Condition> {
        let they = side == Whose::Opponents;
        let from = self.at;
        // "only 1 Unit"
        let exactly = self.eat("exactly");
        let only = exactly || self.eat("only");
        if let Some(condition) = self.attempt(|r| r.no_remaining(side)) {
            return Ok(condition);
        }
        self.memory.having = Some(side);
        let noun = self.noun();
        self.memory.having = None;
        let mut noun = noun?;
        // "only (X) Units in play"
        if only && !exactly && noun.number == Number::Unsaid && noun.is_units() && noun.placed && !noun.owned {
            let all = Selector { whose: side, filter: Filter::any(), places: noun.selector.places };
            return Ok(Condition::Only(all, noun.selector.filter));
        }
        if only && !matches!(noun.number, Number::Exactly(_)) {
            return self.refuse(from);
        }
        if noun.owned && noun.selector.whose != side {
            return self.refuse(from);
        }
        noun.selector.whose = side;
        if noun.is_unplaced() {
            let place = if they && self.eat("in their hand") {
                HAND
            } else if they && self.eat("in their trash") {
                TRASH
            } else {
                return self.refuse(from);
            };
            noun.selector.places = vec![place];
        } else if noun.is_field() && !noun.placed && !noun.is_units() {
            return self.stop();
        }
        // An exact number that is not "only" would be read two ways.
        if matches!(noun.number, Number::Exactly(n) if n > 0) && !only {
            return self.refuse(from);
        }
        self.counted(noun)
    }

    /// "no remaining EX Resources", "no Shields".
    fn no_remaining(&mut self, side: Whose) -> Reading<Condition> {
        self.need("no")?;
        self.eat("remaining");
        let place = if self.eat("ex resources") {
            Place::Own(Counted::Ex)
        } else if self.eat("shields") {
            SHIELDS
        } else {
            return self.stop();
        };
        let none = Selector { whose: side, places: vec![place], filter: Filter::any() };
        Ok(Condition::Is(Amount::Count(Box::new(none)), Compare::Exactly, Amount::N(0)))
    }

    /// "a friendly white Base is in play", "5 or more are in play", "a card … is in your trash".
    fn is_somewhere(&mut self) -> Reading<Condition> {
        if let Some(condition) = self.attempt(Self::more_of_them) {
            return Ok(condition);
        }
        let mut noun = self.noun()?;
        if noun.placed {
            return self.refuse(noun.from);
        }
        if noun.is_unplaced() {
            if noun.owned {
                return self.refuse(noun.from);
            }
            self.need("is/are in your trash")?;
            noun.selector.places = vec![TRASH];
            noun.selector.whose = Whose::Yours;
            return self.counted(noun);
        }
        if !noun.is_field() {
            return self.refuse(noun.from);
        }
        if noun.is_pilots() && noun.number == Number::One && self.eat("is paired with this unit") {
            let paired = Is::Own(OwnIs::PairedWith(Box::new(noun.selector.filter)));
            self.speaks_of_this(true);
            return Ok(Condition::This(all_of(vec![paired])));
        }
        if !self.eat("is/are in play") {
            // "an enemy Unit is rested"
            self.need("is/are")?;
            let is = self.feature_of_state()?;
            noun.selector.filter.0.push(is);
        }
        if matches!(noun.number, Number::Exactly(_)) {
            return self.refuse(noun.from);
        }
        self.counted(noun)
    }

    /// "5 or more are in play": of what the condition before counted.
    fn more_of_them(&mut self) -> Reading<Condition> {
        let range = self.range()?;
        self.need("are in play")?;
        match self.memory.counted.clone() {
            Some(selector) => Ok(compared(&Amount::Count(Box::new(selector)), range)),
            None => self.stop(),
        }
    }

    /// So many cards as the noun phrase says.
    fn counted(&mut self, noun: Noun) -> Reading<Condition> {
        let range = self.range_of(&noun)?;
        self.memory.counted = Some(noun.selector.clone());
        // A damaged EX Base is a Base; there is at most one.
        if noun.selector.places == [BASE] && noun.plural {
            return self.refuse(noun.from);
        }
        Ok(compared(&Amount::Count(Box::new(noun.selector)), range))
    }

    /// The range that a noun phrase says in a condition: "a" is one or more.
    fn range_of(&mut self, noun: &Noun) -> Reading<(i32, i32)> {
        use super::super::vocabulary::{LEAST, MOST};
        let number = |n: u8| i32::from(n);
        match noun.number {
            Number::One => Ok((1, MOST)),
            Number::AtLeast(n) => Ok((number(n), MOST)),
            Number::AtMost(n) => Ok((LEAST, number(n))),
            Number::Between(n, m) => Ok((number(n), number(m))),
            Number::Exactly(n) => Ok((number(n), number(n))),
            Number::No => Ok((0, 0)),
            Number::All | Number::The | Number::Unsaid | Number::UpTo(_) => self.refuse(noun.from),
        }
    }
}

/// A number within a range.
pub fn compared(amount: &Amount, range: (i32, i32)) -> Condition {
    every(within(range).into_iter().map(|(by, n)| Condition::Is(amount.clone(), by, Amount::N(n))).collect())
}

/// All of them, or the only one.
pub fn every(mut all: Vec<Condition>) -> Condition {
    if all.len() == 1
        && let Some(only) = all.pop()
    {
        return only;
    }
    Condition::All(all)
}

/// Cards in the way of [`this_unit`] that are like this besides.
pub fn this_unit_that(is: Is) -> Selector {
    let mut one = this_unit();
    one.filter.0.push(is);
    one
}
