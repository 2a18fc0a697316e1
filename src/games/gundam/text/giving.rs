//! 10-1-5. What cards get, for a time or as long as an effect works: AP and HP, keywords, prohibitions, permissions.

use super::super::vocabulary::{
    Amount, By, Cannot, Category, Deed, Duration, Filter, Grant, Is, Number as Counts, Of, Op, OwnCannot, OwnGrant,
    OwnIs, OwnOp, TRASH, Taken, Target, Whose,
};
use super::features::{all_of, not};
use super::noun::{Head, Number};
use super::target::{are_pilots, both};
use super::{It, Reader, Reading};
use crate::cardgame::reader::Sort;

/// What is said of some cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// They get something.
    Gets(Vec<Grant>),
    /// They recover so much HP.
    Recovers(Amount),
}

/// What is counted after "for each".
#[derive(Clone, Debug)]
pub struct Each {
    /// So many of them at a time.
    of: u8,
    /// What is counted.
    count: Amount,
}

impl Each {
    /// So many for each.
    pub fn times(&self, n: i32) -> Amount {
        Amount::Per(n, self.of, Box::new(self.count.clone()))
    }
}

impl Reader<'_> {
    /// Cards of which something is said: all of "A and B".
    pub fn subject(&mut self) -> Reading<Target> {
        let mut all = vec![self.one_target()?];
        while let Some(next) = self.attempt(|r| r.next_target(&all)) {
            all.push(next);
        }
        self.remember(&all);
        // "This Unit and all your Units with …": this Unit only once.
        if all.contains(&Target::This) {
            for target in &mut all {
                if let Target::All(from) = target
                    && !from.filter.asks(&not(Is::This))
                {
                    from.filter.0.insert(0, not(Is::This));
                }
            }
        }
        Ok(both(all))
    }

    /// "during this turn", "during this battle": how long, if it is said.
    pub fn duration(&mut self) -> Option<Duration> {
        let all = [
            ("during this turn", Duration::ThisTurn),
            ("during this battle", Duration::ThisBattle),
            ("during the start phase of your opponent's next turn", Duration::OpponentsNextStart),
            ("until the end of your opponent's next turn", Duration::OpponentsNextTurn),
            ("until the end of your next turn", Duration::YourNextTurn),
            ("during your opponent's next turn", Duration::InOpponentsNextTurn),
            ("during your opponent's next start phase", Duration::OpponentsNextStart),
            ("during your next start phase", Duration::YourNextStart),
            ("during the start phase of your next turn", Duration::YourNextStart),
        ];
        all.into_iter().find_map(|(words, duration)| self.eat(words).then_some(duration))
    }

    /// Something is said of cards, for a time: "it gets AP+2 during this turn", "During this turn, it may choose …".
    pub fn saying(&mut self) -> Reading<Vec<Op>> {
        let each = self.each_first();
        let before = self.attempt(|r| {
            let Some(duration) = r.duration() else { return r.stop() };
            r.need(",")?;
            Ok(duration)
        });
        if each.is_none()
            && let Some(ops) = self.attempt(|r| r.lured(before))
        {
            return Ok(ops);
        }
        if each.is_none()
            && let Some(ops) = self.attempt(|r| r.damage_passed_on(before))
        {
            return Ok(ops);
        }
        if each.is_none()
            && let Some(op) = self.attempt(|r| r.no_burst(before))
        {
            return Ok(vec![op]);
        }
        if each.is_none()
            && let Some(op) = self.attempt(|r| r.becomes(before))
        {
            return Ok(vec![op]);
        }
        let from = self.at;
        let to = self.subject()?;
        let mut said = self.predicates()?;
        if let Some(each) = &each {
            self.said_for_each(&mut said, each, from)?;
        }
        let after = self.duration();
        // "… during this turn for each of your rested Units"
        if after.is_some()
            && let [Said::Gets(all)] = said.as_mut_slice()
        {
            self.for_each(all)?;
        }
        let until = match (before, after) {
            (Some(_), Some(_)) => return self.refuse(from),
            (None, None) if self.sees("instead") => self.memory.until,
            (before, after) => before.or(after),
        };
        self.memory.until = until;
        let mut ops = self.said_of(&to, said, until, from)?;
        // "… and, if it is a Link Unit, it gains <Breach 1>": as long.
        if let Some(more) = self.attempt(|r| {
            r.need("and ,? if")?;
            let condition = r.condition()?;
            r.need(",")?;
            let to = r.subject()?;
            let said = r.predicates()?;
            let until = r.duration().or(until);
            let more = r.said_of(&to, said, until, from)?;
            Ok(Op::If(condition, more, Vec::new()))
        }) {
            ops.push(more);
        }
        Ok(ops)
    }

    /// What is said of cards, as operations.
    fn said_of(&mut self, to: &Target, said: Vec<Said>, until: Option<Duration>, from: usize) -> Reading<Vec<Op>> {
        let mut ops = Vec::new();
        for one in said {
            match one {
                Said::Recovers(amount) => {
                    let op = Op::Own(OwnOp::Recover { what: to.clone(), amount });
                    if !self.can_do(&op) {
                        return self.refuse(from);
                    }
                    ops.push(op);
                }
                Said::Gets(_) if are_pilots(to) || self.speaks_of_pilots(to) => return self.refuse(from),
                Said::Gets(what) => {
                    // It says itself how long.
                    let always = what == [Grant::Own(OwnGrant::AttacksAtOnce { only_units: false })];
                    let until = until.or(always.then_some(Duration::Always));
                    let Some(until) = until else { return self.stop() };
                    let stays = what.contains(&Grant::Own(OwnGrant::StaysRested));
                    let start = matches!(until, Duration::OpponentsNextStart | Duration::YourNextStart);
                    if stays != start || (stays && what.len() > 1) {
                        return self.refuse(from);
                    }
                    if !self.can_have(to, &what, true) {
                        return self.refuse(from);
                    }
                    if matches!(to, Target::All(_)) {
                        self.taken.push(Taken::ThoseThere);
                    }
                    ops.push(Op::Give { to: to.clone(), what, until });
                }
            }
        }
        Ok(ops)
    }

    /// "gets AP+1 and HP+1", "gains <Blocker>", "recovers 2 HP and gets AP+2", "can't attack".
    pub fn predicates(&mut self) -> Reading<Vec<Said>> {
        let mut all = vec![self.predicate()?];
        while let Some(more) = self.attempt(|r| {
            r.need("and")?;
            r.predicate()
        }) {
            all.push(more);
        }
        Ok(all)
    }

    fn predicate(&mut self) -> Reading<Said> {
        if self.sees("also gain/gains/get/gets") {
            self.at += 1;
        }
        if self.eat("recover/recovers") {
            let amount = if self.eat("all") { Amount::All } else { Amount::N(i32::from(self.small()?)) };
            self.need("hp")?;
            return Ok(Said::Recovers(amount));
        }
        if self.eat("get/gets") {
            return Ok(Said::Gets(self.changes()?));
        }
        if self.eat("gain/gains") {
            return Ok(Said::Gets(self.gained()?));
        }
        if self.eat("lose/loses") {
            return Ok(Said::Gets(self.lost()?));
        }
        let cannot = self.sees("can't be set as active during the start phase")
            || self.sees("can't be set as active during your opponent's next start phase")
            || self.sees("can't be set as active during your next start phase");
        if self.eat("won't be set as active") || (cannot && self.eat("can't be set as active")) {
            return Ok(Said::Gets(vec![Grant::Own(OwnGrant::StaysRested)]));
        }
        if self.eat("can't") || self.eat("cannot") {
            return Ok(Said::Gets(self.prohibitions()?));
        }
        if self.eat("may/can attack on the turn it is/was deployed") {
            return Ok(Said::Gets(vec![Grant::Own(OwnGrant::AttacksAtOnce { only_units: false })]));
        }
        if self.eat("may choose") {
            return Ok(Said::Gets(vec![self.active_target()?]));
        }
        if self.eat("'s") {
            let mut stats = vec![self.stat()?];
            if self.eat("and/or") {
                stats.push(self.stat()?);
            }
            self.need("can't be reduced by enemy effects")?;
            let kept = |stat| Grant::Cannot(Cannot::Own(OwnCannot::Lower(stat, Whose::Opponents)));
            return Ok(Said::Gets(stats.into_iter().map(kept).collect()));
        }
        self.stop()
    }

    /// "AP+1", "AP+1 and HP+1", "AP+1 and <Repair 1>", "Lv. −1 and cost −1 for each enemy Unit in play".
    pub fn changes(&mut self) -> Reading<Vec<Grant>> {
        let mut all = vec![self.change()?];
        while let Some(more) = self.attempt(|r| {
            r.need("and")?;
            r.change()
        }) {
            all.push(more);
        }
        if let Some(keywords) = self.attempt(Self::keywords_on_it) {
            all.extend(keywords);
            return Ok(all);
        }
        self.for_each(&mut all)?;
        Ok(all)
    }

    /// "and all <Repair>/<Breach> on that Unit card": with the numbers that they have there.
    fn keywords_on_it(&mut self) -> Reading<Vec<Grant>> {
        self.need("and all")?;
        let mut all = Vec::new();
        loop {
            let (keyword, number) = self.keyword()?;
            if number > 0 {
                return self.stop();
            }
            let printed = Amount::Own(Counts::KeywordOnIt(keyword));
            all.push(Grant::Own(OwnGrant::KeywordOf(keyword, printed)));
            if !self.eat("/") {
                break;
            }
        }
        self.need("on that unit? card/unit")?;
        // The card that the sentence before has chosen.
        if self.memory.chosen == Some(1) { Ok(all) } else { self.stop() }
    }

    /// "for each enemy Unit in play", if it is said: everything before it is had so many times.
    fn for_each(&mut self, all: &mut [Grant]) -> Reading<()> {
        let from = self.at;
        if !self.eat("for each/every") {
            return Ok(());
        }
        let each = self.count_of_each()?;
        self.multiplied(all, &each, from)
    }

    /// "For each (X) Unit you have in play,", where it stands first.
    pub fn each_first(&mut self) -> Option<Each> {
        self.attempt(|r| {
            r.need("for each/every")?;
            let each = r.count_of_each()?;
            r.need(",")?;
            Ok(each)
        })
    }

    /// Everything that is said, so many times.
    pub fn said_for_each(&mut self, said: &mut [Said], each: &Each, from: usize) -> Reading<()> {
        for one in said {
            match one {
                Said::Gets(all) => self.multiplied(all, each, from)?,
                Said::Recovers(_) => return self.refuse(from),
            }
        }
        Ok(())
    }

    fn multiplied(&mut self, all: &mut [Grant], each: &Each, from: usize) -> Reading<()> {
        let many = all.len();
        for grant in all {
            match grant {
                Grant::Stat(_, amount) => match *amount {
                    Amount::N(n) => *amount = each.times(n),
                    _ => return self.refuse(from),
                },
                Grant::Keyword(keyword, number) if *number > 0 => {
                    let times = match *number {
                        1 if each.of == 1 => each.count.clone(),
                        n => each.times(i32::from(n)),
                    };
                    *grant = Grant::Own(OwnGrant::KeywordOf(*keyword, times));
                }
                _ => return self.refuse(from),
            }
        }
        if many > 1 {
            self.taken.push(Taken::SaidOfBoth);
        }
        Ok(())
    }

    fn change(&mut self) -> Reading<Grant> {
        if self.is_next(Sort::Angle) {
            let (keyword, number) = self.keyword_given()?;
            return Ok(Grant::Keyword(keyword, number));
        }
        let stat = self.stat()?;
        match self.take(Sort::Signed) {
            Some(change) => Ok(Grant::Stat(stat, Amount::N(change.value))),
            None => self.stop(),
        }
    }

    /// 5-18-1. "damage counter on this Unit", "damage counter on it".
    fn damage_on(&mut self) -> Reading<Amount> {
        self.need("damage counter on")?;
        let it = if self.eat("this unit/base") {
            It::This
        } else {
            self.need("it")?;
            self.memory.said_it = true;
            self.spoken_of()
        };
        match it {
            It::This => Ok(Amount::Own(Counts::DamageOnThis)),
            It::Card => Ok(Amount::Own(Counts::DamageOnIt)),
            _ => self.stop(),
        }
    }

    /// After "for each": what is counted, and by how many at a time: "2 cards in your hand".
    pub fn count_of_each(&mut self) -> Reading<Each> {
        if let Some(count) = self.attempt(Self::damage_on) {
            return Ok(Each { of: 1, count });
        }
        self.eat("of");
        let mut noun = self.noun()?;
        let of = match noun.number {
            Number::Unsaid => 1,
            Number::Exactly(n) if n > 1 && noun.plural => n,
            _ => return self.refuse(noun.from),
        };
        noun.number = Number::Unsaid;
        let selector = self.whole(&noun)?;
        if noun.is_field() && !noun.placed && !noun.owned {
            return self.refuse(noun.from);
        }
        Ok(Each { of, count: Amount::Count(Box::new(selector)) })
    }

    /// After "gains": keywords, an effect that follows, or as many of a keyword as something is.
    fn gained(&mut self) -> Reading<Vec<Grant>> {
        if self.eat("the same number of") {
            let (keyword, one) = self.keyword_given()?;
            self.need("as")?;
            let amount = self.the_number_of()?;
            return Ok(vec![Grant::Own(OwnGrant::KeywordOf(keyword, times(one, amount)))]);
        }
        let (keyword, number) = self.keyword_given()?;
        let mut all = vec![Grant::Keyword(keyword, number)];
        while let Some((keyword, number)) = self.attempt(|r| {
            if !r.eat("and") && !r.eat(",") {
                return r.stop();
            }
            r.keyword_given()
        }) {
            all.push(Grant::Keyword(keyword, number));
        }
        self.for_each(&mut all)?;
        // "<Breach 1> or <First Strike>" would be a choice.
        if self.sees("or") && self.ahead(1).is_some_and(|token| token.sort == Sort::Angle) {
            return self.stop();
        }
        Ok(all)
    }

    /// After "loses": keywords, whatever their numbers.
    fn lost(&mut self) -> Reading<Vec<Grant>> {
        let mut all = Vec::new();
        loop {
            let from = self.at;
            match self.keyword()? {
                (keyword, 0) => all.push(Grant::Own(OwnGrant::Loses(keyword))),
                _ => return self.refuse(from),
            }
            let joined = ["and", ",", "/"]
                .iter()
                .any(|joins| self.sees(joins) && self.ahead(1).is_some_and(|token| token.sort == Sort::Angle));
            if !joined {
                return Ok(all);
            }
            self.at += 1;
        }
    }

    /// "the number of (X) Unit tokens you have in play".
    pub fn the_number_of(&mut self) -> Reading<Amount> {
        if self.sees("this unit 's") || self.sees("its") || self.sees("that unit 's") {
            return self.number_of_card();
        }
        // 2-9-4. Of a player: how many Resources.
        if self.eat("your lv.") {
            return Ok(Amount::Own(Counts::PlayerLevel(Whose::Yours)));
        }
        self.need("the number of")?;
        if self.eat("units rested/destroyed/deployed with this effect") {
            return Ok(Amount::Done);
        }
        let mut noun = self.noun()?;
        if noun.number != Number::Unsaid {
            return self.refuse(noun.from);
        }
        if noun.is_unplaced() && self.eat("placed with this effect") {
            noun.selector.places = vec![TRASH];
            noun.selector.whose = Whose::Yours;
            noun.selector.filter.0.insert(0, Is::Own(OwnIs::Placed));
        } else if noun.is_unplaced() || (noun.is_field() && !noun.placed) {
            return self.refuse(noun.from);
        }
        Ok(Amount::Count(Box::new(noun.selector)))
    }

    /// "this Unit's AP", "its AP".
    fn number_of_card(&mut self) -> Reading<Amount> {
        let it = if self.eat("this unit 's") {
            It::This
        } else if self.eat("its") {
            self.spoken_of()
        } else {
            self.need("that unit 's")?;
            self.that_one()
        };
        let stat = self.stat()?;
        match it {
            It::This => Ok(Amount::Own(Counts::OfThis(stat))),
            It::Card => Ok(Amount::OfIt(stat, Of::Now)),
            _ => self.stop(),
        }
    }

    /// After "can't": what cannot be done, joined by "or".
    pub fn prohibitions(&mut self) -> Reading<Vec<Grant>> {
        let mut all = self.prohibition()?;
        while let Some(more) = self.attempt(|r| {
            r.need("or")?;
            r.prohibition()
        }) {
            all.extend(more);
        }
        Ok(all.into_iter().map(Grant::Cannot).collect())
    }

    /// "activate <Blocker>", "block": whatever attacks.
    fn blocks_at_all(&mut self) -> bool {
        let words = if self.sees("activate") && self.sees_at(1, "<blocker>") {
            2
        } else {
            usize::from(["block .", "block during", "block or"].iter().any(|words| self.sees(words)))
        };
        self.at += words;
        words > 0
    }

    fn prohibition(&mut self) -> Reading<Vec<Cannot>> {
        self.eat("be");
        if self.eat("attack the/an enemy player") || self.eat("attack players/your opponent") {
            return Ok(vec![Cannot::Own(OwnCannot::AttackPlayer)]);
        }
        if self.eat("attack") {
            return Ok(vec![Cannot::Own(OwnCannot::Attack)]);
        }
        if self.eat("choose the same enemy player or enemy team as its attack target") {
            return Ok(vec![Cannot::Own(OwnCannot::AttackSamePlayer)]);
        }
        if self.eat("choose the/an enemy player as its/their attack target") {
            return Ok(vec![Cannot::Own(OwnCannot::AttackPlayer)]);
        }
        if self.blocks_at_all() {
            return Ok(vec![Cannot::Own(OwnCannot::Block(Filter::any()))]);
        }
        if self.eat("set as active") {
            let by = if self.eat("by") { self.by_effect_of()? } else { By::Anything };
            return Ok(vec![Cannot::Be(Deed::SetActive, by)]);
        }
        if self.eat("paired with") {
            let pilots = self.noun()?;
            let any = matches!(pilots.number, Number::One | Number::Unsaid) && !pilots.owned;
            if !any || !pilots.is_pilots() || (pilots.number == Number::Unsaid) != pilots.plural {
                return self.refuse(pilots.from);
            }
            return Ok(vec![Cannot::Own(OwnCannot::BePaired(pilots.selector.filter))]);
        }
        if self.eat("chosen by") || self.eat("chosen as a/the target of/by") || self.eat("the target of") {
            return Ok(vec![Cannot::Be(Deed::Choose, self.by_effect_of()?)]);
        }
        if self.eat("chosen as an/the attack target") || self.eat("chosen as attack targets") || self.eat("attacked") {
            let by = if self.eat("by") { self.enemy_units()? } else { Filter::any() };
            return Ok(vec![Cannot::Own(OwnCannot::BeAttacked(by))]);
        }
        if self.eat("blocked") {
            let by = if self.eat("by") { self.enemy_units()? } else { Filter::any() };
            return Ok(vec![Cannot::Own(OwnCannot::BeBlocked(by))]);
        }
        if self.eat("block this unit") {
            return Ok(vec![Cannot::Own(OwnCannot::Block(all_of(vec![Is::This])))]);
        }
        let deeds = [
            ("destroyed", Deed::Destroy),
            ("rested", Deed::Rest),
            ("returned to its/their owner's hand", Deed::ToHand),
            ("returned to their owners 's hands/hand", Deed::ToHand),
            ("exiled/removed from the game", Deed::Remove),
        ];
        for (words, deed) in deeds {
            if self.eat(words) {
                let destroyed = deed == Deed::Destroy;
                if destroyed && (self.eat("by/with battle damage") || self.eat("in battle")) {
                    return Ok(vec![Cannot::Be(deed, By::Battle)]);
                }
                // 5-10-1. By whatever.
                if destroyed && !self.sees("by/with") {
                    return Ok(vec![Cannot::Be(deed, By::Anything)]);
                }
                self.need("by")?;
                return Ok(vec![Cannot::Be(deed, self.by_effect_of()?)]);
            }
        }
        self.need("receive")?;
        let most = self.attempt(|r| {
            let n = r.small()?;
            r.need("or less")?;
            Ok(n)
        });
        let by = self.damage_by()?;
        Ok(by
            .into_iter()
            .map(|by| match most {
                Some(most) => Cannot::Own(OwnCannot::ReceiveUpTo(most, by)),
                None => Cannot::Be(Deed::Damage, by),
            })
            .collect())
    }

    /// "enemy Units with 3 or less AP", as a filter.
    fn enemy_units(&mut self) -> Reading<Filter> {
        let noun = self.noun()?;
        let all = matches!(noun.number, Number::Unsaid | Number::All) && noun.plural;
        if !all || !noun.is_units() || noun.selector.whose == Whose::Yours || noun.selector.whose == Whose::Friends {
            return self.refuse(noun.from);
        }
        Ok(noun.selector.filter)
    }

    /// "battle damage from enemy Units that are Lv.2 or lower", "enemy effect damage", "damage from an enemy": by what it is dealt.
    pub fn damage_by(&mut self) -> Reading<Vec<By>> {
        let mut enemy = self.eat("enemy");
        let battle = self.eat("battle");
        let effect = !battle && self.eat("effect");
        self.need("damage")?;
        let mut source = None;
        if self.sees("from an enemy") && !self.sees_at(3, "unit/command/base") {
            self.at += 3;
            enemy = true;
        } else if !enemy && self.eat("from") {
            let noun = self.noun()?;
            let some = (noun.number == Number::Unsaid && noun.plural) || (noun.number == Number::One && !noun.plural);
            // Battle damage comes from enemies only.
            let theirs = noun.selector.whose == Whose::Opponents || (battle && !noun.owned);
            if !theirs || !some {
                return self.refuse(noun.from);
            }
            let [Head::Field(category)] = noun.heads.as_slice() else { return self.refuse(noun.from) };
            source = Some((*category, noun.selector.filter));
            enemy = true;
        }
        let side = if enemy { Whose::Opponents } else { Whose::Any };
        Ok(match (battle, effect, source) {
            (true, _, Some((Category::Unit, filter))) => vec![By::BattleWith(filter)],
            (true, _, None) => vec![By::Battle],
            (_, true, Some((category, mut filter))) => {
                filter.0.insert(0, Is::Category(category));
                vec![By::Effect(side, Some(filter))]
            }
            (_, true, None) => vec![By::Effect(side, None)],
            // A Command battles nobody.
            (false, false, Some((Category::Command, mut filter))) => {
                filter.0.insert(0, Is::Category(Category::Command));
                vec![By::Effect(side, Some(filter))]
            }
            (false, false, Some((Category::Unit, filter))) => {
                let mut unit = filter.clone();
                unit.0.insert(0, Is::Category(Category::Unit));
                vec![By::BattleWith(filter), By::Effect(side, Some(unit))]
            }
            (false, false, None) if enemy => vec![By::Battle, By::Effect(side, None)],
            (false, false, None) => vec![By::Anything],
            _ => return self.stop(),
        })
    }

    /// "an active enemy Unit with 4 or less AP as its attack target".
    fn active_target(&mut self) -> Reading<Grant> {
        let noun = self.noun()?;
        self.need("as its/their attack target/targets")?;
        let mut filter = noun.selector.filter;
        let active = filter.0.iter().position(|is| *is == Is::Active);
        let one = (noun.number == Number::One && !noun.plural) || (noun.number == Number::Unsaid && noun.plural);
        let (true, Some(active), [Head::Field(Category::Unit)], Whose::Opponents) =
            (one, active, noun.heads.as_slice(), noun.selector.whose)
        else {
            return self.refuse(noun.from);
        };
        filter.0.remove(active);
        Ok(Grant::Own(OwnGrant::AttacksActive(filter)))
    }

    /// "all enemy Units must choose that Unit as their attack target when attacking".
    fn lured(&mut self, before: Option<Duration>) -> Reading<Vec<Op>> {
        let noun = self.noun()?;
        self.need("must choose")?;
        let to = self.it()?;
        self.need("as their attack target when attacking")?;
        let all = matches!(noun.number, Number::All | Number::Unsaid) && noun.plural;
        let Some(until) = before.or_else(|| self.duration()) else { return self.stop() };
        if !all || !noun.is_units() || noun.selector.whose != Whose::Opponents {
            return self.refuse(noun.from);
        }
        Ok(vec![Op::Give { to, what: vec![Grant::Own(OwnGrant::Lures(noun.selector.filter))], until }])
    }

    /// "battle damage this Unit would receive is dealt to that Unit instead".
    fn damage_passed_on(&mut self, before: Option<Duration>) -> Reading<Vec<Op>> {
        let Some(until) = before else { return self.stop() };
        self.need("battle damage")?;
        if self.memory.it != It::Card {
            return self.stop();
        }
        let given = if self.eat("this unit would receive is dealt to that unit instead") {
            OwnGrant::TakesDamageOfThis
        } else {
            self.need("it would receive is dealt to this unit instead")?;
            OwnGrant::DamageGoesToThis
        };
        self.memory.said_it = true;
        Ok(vec![Op::Give { to: Target::It, what: vec![Grant::Own(given)], until }])
    }
}

/// So many times a number.
fn times(n: u8, amount: Amount) -> Amount {
    if n == 1 { amount } else { Amount::Per(i32::from(n), 1, Box::new(amount)) }
}
