//! 10-1-6, 10-1-9. What stands after "when": what sets an effect off, and what it replaces.

use super::super::vocabulary::{
    By, Category, Condition, Deed, Effect, Filter, HAND, Is, Kind, Op, OwnCondition, OwnIs, OwnWould, SHIELDS,
    Selector, Taken, Target, Timing, UNITS, When, Whose, Would, Zone,
};
use super::condition::this_unit_that;
use super::effect::{Open, reduced};
use super::features::all_of;
use super::noun::{Head, Number};
use super::sense::{can_be_done, can_happen};
use super::target::this_unit;
use super::{Beside, It, Reader, Reading};
use crate::cardgame::text::Place;

impl Reader<'_> {
    /// After "when": the effect that is set off, or that replaces something.
    pub fn when(&mut self, open: &Open) -> Reading<Vec<Effect>> {
        if let Some(effect) = self.attempt(|r| r.rest_instead(open)) {
            return Ok(vec![effect]);
        }
        if let Some(effect) = self.attempt(|r| r.damage_reduced(open)) {
            return Ok(vec![effect]);
        }
        let from = self.at;
        let timings = self.happening()?;
        if !timings.iter().all(can_happen) {
            return self.refuse(from);
        }
        let (mut conditions, once) = (open.conditions.clone(), open.once);
        conditions.append(&mut self.memory.besides);
        if self.eat("while this unit is attacking") {
            conditions.push(Condition::This(all_of(vec![Is::Own(OwnIs::Attacking)])));
        }
        if self.eat("during your turn") {
            conditions.push(Condition::YourTurn);
        } else if self.eat("during your opponent's turn") {
            conditions.push(Condition::OpponentsTurn);
        }
        self.need(",")?;
        let of_this = |t: &Timing| matches!(t, Timing::Done(Deed::Destroy, who, _) if *who == this_unit());
        self.memory.destroyed = timings.iter().all(of_this);
        let body = self.body()?;
        Ok(vec![Effect { conditions, once, body, ..Effect::of(Kind::Auto(timings)) }])
    }

    /// "you would rest a Unit with a friendly (X) Unit's effect, you may rest this Base instead".
    fn rest_instead(&mut self, open: &Open) -> Reading<Effect> {
        if !self.eat("you would rest") {
            self.need("you rest")?;
        }
        let noun = self.noun()?;
        if !noun.is_field() || !matches!(noun.number, Number::One | Number::Unsaid) {
            return self.refuse(noun.from);
        }
        self.need("with")?;
        let by = self.by_effect_of()?;
        self.need(", you may rest this unit/base instead")?;
        self.ends_sentence()?;
        let would = Would::Be(Deed::Rest, noun.selector, by);
        let body = vec![Op::Turn(Deed::Rest, Target::This)];
        let kind = Kind::Replacement { would, may: true };
        Ok(Effect { conditions: open.conditions.clone(), once: open.once, body, ..Effect::of(kind) })
    }

    /// "If this Unit would be destroyed, you may discard 1 instead."
    pub fn would_be(&mut self, open: &Open) -> Reading<Effect> {
        self.need("if/when")?;
        let who = self.who()?;
        self.need("would be")?;
        let from = self.at;
        let Some(deed) = self.deed(&who) else { return self.stop() };
        if !can_be_done(deed, &who) {
            return self.refuse(from);
        }
        let by = self.by(deed)?;
        self.instead_of(open, Would::Be(deed, who, by))
    }

    /// 1-2-2. "If you would lose the game, you may destroy this Base instead."
    pub fn would_lose(&mut self, open: &Open) -> Reading<Effect> {
        self.need("if/when you would lose the game")?;
        self.instead_of(open, Would::Own(OwnWould::Lose(Whose::Yours)))
    }

    /// What is done instead of something.
    fn instead_of(&mut self, open: &Open, would: Would) -> Reading<Effect> {
        self.need(",")?;
        let mut conditions = open.conditions.clone();
        if self.eat("if") {
            conditions.push(self.condition()?);
            self.need(",")?;
        }
        let may = self.eat("you may");
        let body = self.clauses()?;
        self.need("instead")?;
        self.ends_sentence()?;
        let kind = Kind::Replacement { would, may };
        Ok(Effect { conditions, once: open.once, body, ..Effect::of(kind) })
    }

    /// "destroyed", "rested", "returned to its owner's hand": what is done to a card.
    fn deed(&mut self, who: &Selector) -> Option<Deed> {
        let all = [
            ("destroyed", Deed::Destroy),
            ("set as active", Deed::SetActive),
            ("rested", Deed::Rest),
            ("returned to its/their owner's hand", Deed::ToHand),
            ("removed/exiled from the game", Deed::Remove),
        ];
        // A card goes to its owner's hand only: "your hand" is that of one's own cards.
        if who.whose == Whose::Yours && self.eat("returned to your hand") {
            return Some(Deed::ToHand);
        }
        // 4-6-4-1. Shields are taken into the hand.
        let own_shields = who.whose == Whose::Yours && who.places == [SHIELDS];
        if own_shields && self.eat("added to your hand") {
            return Some(Deed::ToHand);
        }
        all.into_iter().find_map(|(words, deed)| self.eat(words).then_some(deed))
    }

    /// "with battle damage", "by an enemy effect": by what it is done.
    pub fn by(&mut self, deed: Deed) -> Reading<By> {
        if deed == Deed::Destroy && self.eat("with/by battle damage") {
            return Ok(By::Battle);
        }
        if self.eat("by/with") { self.by_effect_of() } else { Ok(By::Anything) }
    }

    /// "this Unit receives damage from an enemy, reduce it by 1".
    fn damage_reduced(&mut self, open: &Open) -> Reading<Effect> {
        let what = self.who()?;
        self.need("receive/receives")?;
        let by = self.damage_by()?;
        self.need(",")?;
        let mut conditions = open.conditions.clone();
        if self.eat("if") {
            conditions.push(self.condition()?);
            self.need(",")?;
        }
        self.need("reduce it by")?;
        let body = reduced(self.small()?);
        self.ends_sentence()?;
        let kind = Kind::Replacement { would: Would::Own(OwnWould::Damaged(what, by)), may: false };
        Ok(Effect { conditions, once: open.once, body, ..Effect::of(kind) })
    }

    /// The card that something happens to, or that does it: "this Unit", "one of your (X) Units", "a friendly Unit". "It" is this card.
    fn who(&mut self) -> Reading<Selector> {
        if self.eat("this unit") {
            self.memory.it = It::This;
            // "this Unit or one of your white Units"
            if let Some(others) = self.attempt(|r| {
                r.need("or")?;
                let noun = r.noun()?;
                if noun.is_one() && noun.is_units() && noun.owned { Ok(noun.selector) } else { r.stop() }
            }) {
                self.memory.it = It::Card;
                let either = Is::Either(vec![all_of(vec![Is::This]), others.filter]);
                return Ok(Selector { filter: all_of(vec![either]), ..others });
            }
            return Ok(this_unit());
        }
        if self.eat("this rested unit") {
            self.memory.it = It::This;
            return Ok(this_unit_that(Is::Rested));
        }
        if self.eat("this base") {
            self.memory.it = It::This;
            return Ok(Selector { places: vec![super::super::vocabulary::BASE], ..this_unit() });
        }
        let noun = self.noun()?;
        let one = noun.is_one() || (noun.number == Number::Unsaid && noun.owned);
        let shields = matches!(noun.heads.as_slice(), [Head::Shield | Head::ShieldArea]);
        if !one || !(noun.is_field() || shields) {
            return self.refuse(noun.from);
        }
        self.memory.it = It::Card;
        self.memory.beside = Beside::None;
        self.memory.spoken = Some((noun.selector.whose, noun.selector.places.clone()));
        Ok(noun.selector)
    }

    /// What happens.
    pub fn happening(&mut self) -> Reading<Vec<Timing>> {
        let own = |when| Ok(vec![Timing::Own(when)]);
        if self.eat("you pair") {
            return own(self.you_pair()?);
        }
        if self.eat("you play and activate") {
            return own(self.you_play_a_command()?);
        }
        if let Some(when) = self.you_activate() {
            return own(when);
        }
        if let Some(when) = self.attempt(Self::pilot_is_paired) {
            return own(when);
        }
        if self.eat("you place an ex resource") {
            return own(When::ResourcePlaced(Whose::Yours, true));
        }
        if self.eat("you place a resource") {
            return own(When::ResourcePlaced(Whose::Yours, false));
        }
        if self.eat("one of your ex resources is exiled from the game") {
            return own(When::ExResourceGone(Whose::Yours));
        }
        for (words, whose) in [("you draw", Whose::Yours), ("your opponent draws", Whose::Opponents)] {
            if self.eat(words) {
                if !self.eat("a card") {
                    self.eat("cards");
                }
                let effect = self.eat("with/by an effect") || self.eat("with/by one of your effects");
                return own(When::Drawn(whose, effect));
            }
        }
        for (words, whose) in [("you discard", Whose::Yours), ("your opponent discards", Whose::Opponents)] {
            if self.eat(words) {
                if !self.eat("a card") {
                    self.eat("cards");
                }
                let hand = Selector { whose, places: vec![HAND], filter: Filter::any() };
                return Ok(vec![Timing::Done(Deed::Discard, hand, By::Anything)]);
            }
        }
        for (words, whose) in [("you play", Whose::Yours), ("your opponent plays", Whose::Opponents)] {
            if self.eat(words) {
                let what = self.played()?;
                // Another's card is nothing that goes to one's own hand.
                self.memory.spoken = (whose == Whose::Opponents).then(|| (whose, Vec::new()));
                return own(When::Played(whose, what));
            }
        }
        if self.eat("you pay") {
            let selector = self.paid_for()?;
            return own(When::Paid(Whose::Yours, selector));
        }
        if self.eat("you deploy") {
            let noun = self.noun()?;
            if !noun.is_one() || !noun.is_field() || noun.is_pilots() || noun.owned {
                return self.refuse(noun.from);
            }
            self.memory.it = It::Card;
            self.memory.spoken = Some((Whose::Yours, noun.selector.places.clone()));
            let from = self.deployed_from();
            return own(When::Deployed(Selector { whose: Whose::Yours, ..noun.selector }, from));
        }
        if self.eat("damage from") {
            let by = self.who()?;
            self.need("destroys")?;
            let what = self.destroyed()?;
            return own(When::Destroys { by, what, battle: false });
        }
        let who = self.who()?;
        self.happens_to(who)
    }

    /// "you activate a 【Burst】 effect", "you activate a Command's 【Main】/【Action】 effect", "you use this Unit's <Blocker> effect".
    fn you_activate(&mut self) -> Option<When> {
        if self.eat("you activate a 【burst】 effect?") || self.eat("you activate a card 's 【burst】 effect?") {
            return Some(When::BurstUsed(Whose::Yours));
        }
        if self.eat("your opponent activates a 【burst】 effect?") {
            return Some(When::BurstUsed(Whose::Opponents));
        }
        if self.eat("you use/activate this unit 's <blocker>") {
            self.eat("effect");
            self.memory.it = It::This;
            return Some(When::Blocks(this_unit()));
        }
        let command = self.eat("you activate a command 's 【main】 / 【action】 effect");
        command.then(|| When::CommandActivated(Whose::Yours, Filter::any()))
    }

    /// "from your trash": where a card was before it was deployed, if it is said.
    fn deployed_from(&mut self) -> Option<Zone> {
        let all = [("from your trash", Zone::Trash), ("from your hand", Zone::Hand)];
        all.into_iter().find(|(words, _)| self.eat(words)).map(|(_, zone)| zone)
    }

    /// "a (Zeon) Unit card", "a Command card": what somebody plays.
    fn played(&mut self) -> Reading<Filter> {
        let noun = self.noun()?;
        if !noun.is_unplaced() || noun.number != Number::One || noun.owned {
            return self.refuse(noun.from);
        }
        self.memory.it = It::Card;
        Ok(noun.selector.filter)
    }

    fn happens_to(&mut self, who: Selector) -> Reading<Vec<Timing>> {
        let own = |when| Ok(vec![Timing::Own(when)]);
        if self.eat("destroy/destroys") {
            let what = self.destroyed()?;
            let battle = self.eat("with battle damage");
            if !battle {
                self.need("with damage")?;
            }
            return own(When::Destroys { by: who, what, battle });
        }
        if self.eat("deal/deals battle damage to the/an enemy player")
            || self.eat("deal/deals battle damage to your opponent")
        {
            return own(When::HitsPlayer(who, Whose::Opponents));
        }
        if self.eat("deal/deals battle damage to a player") {
            return own(When::HitsPlayer(who, Whose::Any));
        }
        if self.eat("'s") {
            let stat = self.stat()?;
            self.need("is reduced by an enemy effect")?;
            return own(When::Lowered(who, stat, Whose::Opponents));
        }
        if self.eat("deal/deals battle damage to") {
            let noun = self.noun()?;
            if !noun.is_one() || !noun.is_field() {
                return self.refuse(noun.from);
            }
            self.memory.it = It::Card;
            self.memory.beside = Beside::Hit;
            self.memory.spoken = Some((noun.selector.whose, noun.selector.places.clone()));
            return own(When::Deals { by: who, what: noun.selector, battle: true });
        }
        if self.eat("receive/receives") {
            let by = self.damage_by()?;
            // "… receives battle damage from an enemy Unit, deal 1 damage to it."
            if by.iter().any(|by| matches!(by, By::BattleWith(_) | By::Effect(_, Some(_)))) {
                self.memory.beside = Beside::There;
            }
            return Ok(by.into_iter().map(|by| Timing::Done(Deed::Damage, who.clone(), by)).collect());
        }
        if self.eat("attack/attacks") {
            let from = self.at;
            if self.eat("the/an enemy player") {
                self.memory.besides.push(Condition::Own(OwnCondition::AttackingPlayer));
            } else if self.sees("a/an") {
                let it = self.memory.it;
                let condition = self.attacking()?;
                self.memory.besides.push(condition);
                (self.memory.it, self.memory.beside) = (it, Beside::There);
            }
            // What is attacked is looked at where this Unit attacks.
            if !self.memory.besides.is_empty() && who != this_unit() {
                return self.refuse(from);
            }
            self.memory.attacker = who.whose == Whose::Opponents && self.memory.it == It::Card;
            // 10-1-6-1. "Attacks or blocks": either sets it off. What is attacked is nothing that is asked of a block.
            if self.memory.besides.is_empty()
                && (self.eat("or block/blocks") || self.eat("or activate/activates <blocker>"))
            {
                self.eat("<blocker>");
                self.memory.attacker = false;
                return Ok(vec![Timing::Own(When::Attacks(who.clone())), Timing::Own(When::Blocks(who))]);
            }
            return own(When::Attacks(who));
        }
        if self.eat("block/blocks") || (self.sees("activate/activates <blocker>") && self.eat("activate/activates")) {
            self.eat("<blocker>");
            if self.eat("or attack/attacks") {
                return Ok(vec![Timing::Own(When::Blocks(who.clone())), Timing::Own(When::Attacks(who))]);
            }
            return own(When::Blocks(who));
        }
        if self.eat("link/links") {
            return own(When::Links(who));
        }
        if self.eat("recover/recovers hp") {
            return own(When::Recovers(who));
        }
        self.need("is/are")?;
        self.is_done_to(who)
    }

    /// After "is": what is done to the card.
    fn is_done_to(&mut self, who: Selector) -> Reading<Vec<Timing>> {
        let own = |when| Ok(vec![Timing::Own(when)]);
        if self.eat("deployed") {
            let from = self.deployed_from();
            return own(When::Deployed(who, from));
        }
        if self.eat("paired with a pilot") || (self.sees("paired ,") && self.eat("paired")) {
            self.memory.beside = Beside::Pilot;
            return own(When::Paired(who, Filter::any()));
        }
        if self.eat("paired with") {
            let pilot = self.noun()?;
            if !pilot.is_pilots() || pilot.number != Number::One || pilot.owned {
                return self.refuse(pilot.from);
            }
            self.memory.beside = Beside::Pilot;
            return own(When::Paired(who, pilot.selector.filter));
        }
        if self.eat("destroyed with damage") {
            return own(When::DestroyedWithDamage(who));
        }
        if self.eat("attacked") {
            let from = self.at;
            if !matches!(who.places.as_slice(), [place] if *place == UNITS) {
                return self.refuse(from);
            }
            self.taken.push(Taken::BlockerIsAttacked);
            return own(When::Attacked(who));
        }
        if self.eat("blocked by") {
            let noun = self.noun()?;
            if !noun.is_one() || !noun.is_units() || noun.selector.whose != Whose::Opponents {
                return self.refuse(noun.from);
            }
            // "When this Unit is blocked by an enemy Unit, it can't …": who is spoken of goes on; anything else could be either.
            let this = self.memory.it == It::This;
            self.memory.beside = if this { Beside::Asked } else { Beside::There };
            return own(When::Blocked(who, noun.selector.filter));
        }
        if self.eat("blocked") {
            return own(When::Blocked(who, Filter::any()));
        }
        let Some(deed) = self.deed(&who) else { return self.stop() };
        let by = self.by(deed)?;
        if matches!(by, By::Effect(_, Some(_))) {
            self.memory.beside = Beside::There;
        }
        let mut who = who;
        if deed == Deed::SetActive {
            // Only a rested card is set as active.
            who.filter.0.retain(|is| *is != Is::Rested);
        }
        Ok(vec![Timing::Done(deed, who, by)])
    }

    /// What is destroyed: "an enemy Unit", "an enemy shield area card", "an enemy card".
    fn destroyed(&mut self) -> Reading<Selector> {
        let memory = self.memory.clone();
        let mut noun = self.noun()?;
        self.memory = memory;
        self.memory.beside = Beside::Gone;
        if !noun.is_one() || noun.selector.whose != Whose::Opponents {
            return self.refuse(noun.from);
        }
        match noun.heads.as_slice() {
            [Head::Field(Category::Unit | Category::Base) | Head::Token | Head::ShieldArea] => Ok(noun.selector),
            [Head::AnyCard] => {
                use super::super::vocabulary::{BASE, SHIELDS};
                let places: Vec<Place<_>> = vec![UNITS, BASE, SHIELDS];
                noun.selector.places = places;
                Ok(noun.selector)
            }
            _ => self.refuse(noun.from),
        }
    }

    /// "a (Cyber-Newtype) Pilot with one of your blue Units".
    fn you_pair(&mut self) -> Reading<When> {
        let pilot = self.noun()?;
        // "When you pair a (X) Pilot,": with whichever of your Units.
        let unit = if self.sees(",") {
            (self.memory.it, self.memory.spoken) = (It::Nothing, None);
            Selector { whose: Whose::Yours, places: vec![UNITS], filter: Filter::any() }
        } else {
            self.need("with")?;
            self.who()?
        };
        if !pilot.is_pilots() || pilot.number != Number::One || pilot.owned {
            return self.refuse(pilot.from);
        }
        self.memory.beside = Beside::Pilot;
        Ok(When::Paired(unit, pilot.selector.filter))
    }

    /// "a Pilot is paired with one of your other Units".
    fn pilot_is_paired(&mut self) -> Reading<When> {
        let pilot = self.noun()?;
        self.need("is paired with")?;
        let unit = self.who()?;
        if !pilot.is_pilots() || pilot.number != Number::One || pilot.owned {
            return self.refuse(pilot.from);
        }
        self.memory.beside = Beside::Pilot;
        Ok(When::Paired(unit, pilot.selector.filter))
    }

    /// "a (Dawn of Fold) Command card using an EX Resource".
    fn you_play_a_command(&mut self) -> Reading<When> {
        let noun = self.noun()?;
        if noun.heads != [Head::Card(Category::Command)] || noun.number != Number::One || noun.owned {
            return self.refuse(noun.from);
        }
        let ex = self.eat("using an ex resource");
        let mut what = noun.selector.filter;
        what.0.retain(|is| *is != Is::Category(Category::Command));
        self.memory.it = It::Card;
        Ok(When::CommandPlayed { who: Whose::Yours, what, ex })
    }

    /// "At the end of your turn," and its relatives.
    pub fn starts_and_ends(&mut self, open: &mut Open) -> Reading<Vec<Timing>> {
        if self.eat("at the end of the turn when this unit is paired with a pilot ,") {
            open.conditions.push(Condition::Own(OwnCondition::PairedThisTurn));
            self.taken.push(Taken::TurnOfPairing);
            self.memory.it = It::This;
            return Ok(vec![Timing::Own(When::EndOfTurn(Whose::Any))]);
        }
        if self.eat("at the end of a turn where") {
            let condition = self.paid_this_turn()?;
            self.need(",")?;
            open.conditions.push(condition);
            return Ok(vec![Timing::Own(When::EndOfTurn(Whose::Any))]);
        }
        let all = [
            ("at the end of your turn ,", When::EndOfTurn(Whose::Yours)),
            ("at the end of your opponent's turn ,", When::EndOfTurn(Whose::Opponents)),
            ("at the end of each/every/the/a turn ,", When::EndOfTurn(Whose::Any)),
            ("at the start of your turn ,", When::StartOfTurn(Whose::Yours)),
            ("at the start of your opponent's turn ,", When::StartOfTurn(Whose::Opponents)),
            ("at the start of each/every/the/a turn ,", When::StartOfTurn(Whose::Any)),
        ];
        match all.into_iter().find(|(words, _)| self.eat(words)) {
            Some((_, when)) => Ok(vec![Timing::Own(when)]),
            None => self.stop(),
        }
    }

    /// "when they destroy an enemy card with battle damage, draw 1", "when it receives enemy damage, reduce it by 3": of chosen Units.
    fn waits_on_it(&mut self) -> Reading<Op> {
        use super::super::vocabulary::{Amount, Duration, Grant, OwnGrant};
        let to = self.it()?;
        if let Some(what) = self.attempt(|r| {
            r.need("receive/receives")?;
            let by = r.damage_by()?;
            r.need(", reduce it by")?;
            let amount = Amount::N(i32::from(r.small()?));
            let less = |by| Grant::Own(OwnGrant::ReducesDamage { by, amount: amount.clone(), next: false });
            Ok(by.into_iter().map(less).collect())
        }) {
            return Ok(Op::Give { to, what, until: Duration::ThisTurn });
        }
        // 10-3-4. "You" is the player whose effect says it, not the one whose Unit it is: they must be the same.
        let own = to == Target::This || self.memory.spoken.as_ref().is_some_and(|(whose, _)| *whose == Whose::Yours);
        if !own {
            return self.stop();
        }
        let grant = self.as_given(|r| {
            (r.memory.it, r.memory.several) = (It::This, false);
            let timings = r.happens_to(this_unit())?;
            r.waiting(timings)
        })?;
        Ok(Op::Give { to, what: vec![grant], until: Duration::ThisTurn })
    }

    /// What an effect that waits does when its time has come.
    fn waiting(&mut self, timings: Vec<Timing>) -> Reading<Vec<Effect>> {
        let conditions = std::mem::take(&mut self.memory.besides);
        self.need(",")?;
        let body = self.body()?;
        Ok(vec![Effect { conditions, body, ..Effect::of(Kind::Auto(timings)) }])
    }

    /// "During this turn, if a friendly (X) Unit destroys an enemy Unit with battle damage, …": an effect that waits in this turn.
    pub fn waits_this_turn(&mut self) -> Reading<Vec<Op>> {
        use super::super::vocabulary::Duration;
        self.need("during this turn , if/when")?;
        if let Some(op) = self.attempt(|r| r.waits_on_it()) {
            return Ok(vec![op]);
        }
        let grant = self.as_given(|r| {
            let from = r.at;
            let timings = r.happening()?;
            if timings.iter().all(can_happen) { r.waiting(timings) } else { r.refuse(from) }
        })?;
        Ok(vec![Op::GivePlayer { who: Whose::Yours, what: vec![grant], until: Duration::ThisTurn }])
    }
}
