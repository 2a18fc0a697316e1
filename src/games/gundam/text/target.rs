//! 10-3-3. Which cards an operation is about: "this Unit", "it", a noun phrase.

use super::super::vocabulary::{
    Amount, BASE, Category, Count, Filter, Is, Op, OwnIs, PILOTS, Place, Selector, TRASH, Taken, Target, UNITS, Whose,
    Zone,
};
use super::features::all_of;
use super::noun::{Head, Noun, Number};
use super::{Beside, It, Reader, Reading};
use crate::cardgame::reader::Sort;

impl Reader<'_> {
    /// "this Unit", "this Base", "this card".
    pub fn this(&mut self) -> bool {
        self.eat("this unit/base/card")
            || (self.sees("this") && self.sees_at(1, "gets/gains/and/.") && self.eat("this"))
    }

    /// "it", "them", "that Unit", "that enemy Unit", "the enemy Unit": what was spoken of.
    pub fn it(&mut self) -> Reading<Target> {
        let from = self.at;
        let plain = !self.memory.several && self.eat("it");
        let many = !plain && (self.eat("them") || self.eat("they"));
        let found = plain
            || many
            || (!self.memory.several && self.attempt(Self::that).is_some())
            || self.eat("those units/cards")
            || self.attempt(Self::the_one).is_some();
        if !found {
            return self.stop();
        }
        self.memory.said_it = true;
        // "Set this Unit as active. It gains …": who is spoken of goes on doing something.
        let gone = self.memory.behind && (self.memory.asked || self.memory.left);
        let subject = plain && self.predicate_ahead() && !gone;
        // "Choose 1 enemy Unit. Rest them.": one card is not "them", and of cards that were chosen twice it could be all.
        let unfit =
            (many && !self.memory.several && !self.memory.each && self.memory.it == It::Card) || self.memory.doubled;
        if unfit || (plain && self.could_be_beside(subject)) {
            return self.refuse(from);
        }
        if subject && self.memory.it == It::This && self.memory.behind {
            self.taken.push(Taken::ItIsThis);
        }
        let it = match (subject, plain) {
            (true, _) => self.memory.it,
            (false, true) if self.memory.beside != Beside::None => self.memory.it,
            (false, true) => self.spoken_of(),
            // This card is one: "them" are others.
            (false, false) if many && self.memory.it == It::This => It::Nothing,
            (false, false) if many => self.memory.it,
            (false, false) => self.that_one(),
        };
        match it {
            It::Nothing => {
                self.at = from;
                self.stop()
            }
            It::This => Ok(Target::This),
            It::Card => Ok(Target::It),
            It::Looked => Ok(Target::All(looked())),
            It::Placed => Ok(Target::All(placed(Vec::new()))),
            It::Battled => {
                let filter = all_of(vec![Is::Own(OwnIs::BattlingThis)]);
                Ok(Target::All(Selector { whose: Whose::Opponents, places: vec![UNITS], filter }))
            }
        }
    }

    /// "that Unit", "that enemy Unit": none that was said to be another's, or of another kind.
    fn that(&mut self) -> Reading<()> {
        self.need("that")?;
        let side = [("enemy", [Whose::Opponents; 2]), ("friendly", [Whose::Yours, Whose::Friends])];
        let side = side.into_iter().find(|(word, _)| self.eat(word)).map(|(_, side)| side);
        let kinds = [("unit", UNITS), ("base", BASE), ("pilot", PILOTS)];
        let kind = kinds.into_iter().find(|(word, _)| self.eat(word)).map(|(_, place)| place);
        if kind.is_none() {
            self.need("card")?;
        }
        let Some((whose, places)) = &self.memory.spoken else { return Ok(()) };
        let other_side = side.is_some_and(|side| *whose != Whose::Any && !side.contains(whose));
        let lies = [UNITS, BASE, PILOTS].into_iter().find(|place| *places == [*place]);
        let other_kind = kind.zip(lies).is_some_and(|(kind, lies)| kind != lies);
        if other_side || other_kind { self.stop() } else { Ok(()) }
    }

    /// "the Unit", "the enemy Unit": the one card of that kind that was spoken of, and nothing else of it.
    fn the_one(&mut self) -> Reading<()> {
        self.need("the")?;
        self.eat("chosen");
        let enemy = self.eat("enemy");
        let friendly = !enemy && self.eat("friendly");
        let kinds = [("unit", UNITS), ("base", BASE), ("pilot", PILOTS)];
        // "The Unit token", "the Unit with <Blocker>": it says more than which it was.
        let kind = kinds.into_iter().find(|(word, _)| self.eat(word)).map(|(_, place)| place);
        if kind.is_none() {
            self.need("card")?;
        }
        let says_more = ["token/tokens/card/cards/'s", "with/without/that/whose/paired/battling/being/attacking/other"];
        let Some((whose, places)) = &self.memory.spoken else { return self.stop() };
        let fits = match kind {
            Some(kind) => *places == [kind],
            None => {
                !places.is_empty() && places.iter().all(|place| [TRASH, super::super::vocabulary::HAND].contains(place))
            }
        };
        let side = match (enemy, friendly) {
            (true, _) => *whose == Whose::Opponents,
            (_, true) => matches!(whose, Whose::Yours | Whose::Friends),
            _ => true,
        };
        // This Unit is a Unit as well, but no enemy one.
        let spoken = self.memory.it == It::Card || (self.memory.it == It::This && self.memory.behind && enemy);
        // "If an enemy Unit is rested, destroy the Unit": one of those could be meant.
        let counted = self.memory.counted.as_ref().is_some_and(|cards| {
            let other_side = enemy && matches!(cards.whose, Whose::Yours | Whose::Friends);
            cards.places == *places && !other_side
        });
        let one = !self.memory.several && matches!(self.memory.beside, Beside::None | Beside::Hit);
        let whole = !says_more.iter().any(|words| self.sees(words));
        if fits && side && spoken && one && whole && !counted { Ok(()) } else { self.stop() }
    }

    /// "When this Unit attacks an enemy Unit, … it": whether that other card could be meant here.
    fn could_be_beside(&self, subject: bool) -> bool {
        let activated = self.sees("as active");
        match self.memory.beside {
            Beside::None => false,
            Beside::There => true,
            Beside::Gone | Beside::Pilot => !subject && !activated,
            Beside::Asked => !subject && self.memory.it == It::This,
            Beside::Hit => subject || activated,
        }
    }

    /// What "it" is. Where this card was spoken of after another one, it could be either.
    pub fn spoken_of(&self) -> It {
        let asked = self.memory.beside == Beside::Asked && self.memory.it != It::This;
        if self.memory.doubled || !(asked || matches!(self.memory.beside, Beside::None | Beside::Hit)) {
            return It::Nothing;
        }
        match self.memory.it {
            It::This if self.memory.behind && self.memory.left => It::Card,
            // A card that is looked at has not gone anywhere yet.
            It::This if self.memory.behind || self.memory.looked => It::Nothing,
            it => it,
        }
    }

    /// "Destroy this Unit.": it is not there any more.
    pub fn leaves(&mut self, ops: &[Op]) {
        self.memory.left |= ops.iter().any(|op| matches!(op, Op::Move { what: Target::This, .. }));
        let stays = |op: &Op| matches!(op, Op::Choose(_) | Op::Turn(..) | Op::Give { .. } | Op::Draw { .. });
        self.memory.gone |= !ops.iter().all(stays);
        self.memory.tallied = matches!(ops, [.., Op::Move { .. } | Op::Turn(..)]);
        self.memory.moved = matches!(ops, [.., Op::Move { what: Target::It | Target::Choose { .. }, .. }]);
    }

    /// What "that Unit" is: never this one, which is "this Unit".
    pub fn that_one(&self) -> It {
        if self.memory.doubled {
            return It::Nothing;
        }
        match self.memory.it {
            It::This if self.memory.behind => It::Card,
            It::This if self.memory.attacked && self.memory.beside == Beside::Asked => It::Battled,
            It::This => It::Nothing,
            it => it,
        }
    }

    /// From here on this card is spoken of.
    pub fn speaks_of_this(&mut self, asked: bool) {
        let memory = &mut self.memory;
        memory.asked = asked;
        memory.behind = (memory.it == It::Card && !memory.several) || (memory.it == It::This && memory.behind);
        memory.several &= asked;
        memory.it = It::This;
    }

    /// Cards that an operation is about. "A and B" are both.
    pub fn target(&mut self) -> Reading<Target> {
        let mut all = vec![self.one_target()?];
        while let Some(next) = self.attempt(|r| {
            let next = r.next_target(&all)?;
            // "… and it gets AP+1": a subject, not an object.
            if r.predicate_ahead() { r.stop() } else { Ok(next) }
        }) {
            all.push(next);
        }
        self.remember(&all);
        Ok(both(all))
    }

    /// What stands after "and". "All your (X) Units and (Y) Units": without an owner of its own, it is whose the others are.
    pub fn next_target(&mut self, before: &[Target]) -> Reading<Target> {
        self.need("and")?;
        let from = self.at;
        let bare = !self.is_next(Sort::Number) && !self.sees("all/each/this/the/it/its/them/that/those");
        let plain = !std::mem::take(&mut self.memory.after);
        let mut next = self.one_target()?;
        // "All your (A) Units and (B) Units with 3 or less AP": of both, or of the last? "1 enemy Unit and 1 friendly Unit with …" each
        // have a number of their own.
        if plain && self.memory.after && matches!(before.last(), Some(Target::All(_) | Target::Choose { .. })) {
            if bare {
                return self.refuse(from);
            }
            self.taken.push(Taken::SaidOfTheLast);
        }
        if let (Some(Target::All(first)), Target::All(other)) = (before.last(), &mut next)
            && bare
            && other.whose == Whose::Any
        {
            other.whose = first.whose;
        }
        Ok(next)
    }

    /// The card that "it" is from here on.
    pub fn remember(&mut self, all: &[Target]) {
        if all.contains(&Target::It) {
            self.memory.waiting = false;
        }
        // "Choose 1 friendly Unit. Deal 1 damage to 1 enemy Unit. It gets AP+2.": either.
        self.memory.doubled |= self.memory.waiting && all.iter().any(|target| matches!(target, Target::Choose { .. }));
        self.memory.beside = Beside::None;
        if *all == [Target::This] {
            return self.speaks_of_this(false);
        }
        if *all != [Target::It] {
            self.memory.several = is_several(all);
            self.memory.spoken = spoken(all);
        }
        self.memory.it = match all {
            [Target::It | Target::Choose { .. } | Target::Top { .. }] => It::Card,
            [Target::All(from)] if from.places == [Place::Looked] => self.memory.it,
            [Target::All(_)] => It::Card,
            // "Reveal 1 (X) Unit card and 1 (X) Pilot card among them and add them to your hand".
            [Target::Choose { .. }, rest @ ..] if rest.iter().all(|one| matches!(one, Target::Choose { .. })) => {
                It::Card
            }
            _ => It::Nothing,
        };
    }

    /// Cards that an operation is about, without "and".
    pub fn one_target(&mut self) -> Reading<Target> {
        // "Choose 1 enemy Unit paired with a Pilot. Return the paired Pilot to its owner's hand."
        if self.memory.it == It::Card && self.sees("the paired pilot") {
            if self.memory.several || self.memory.doubled || self.memory.beside != Beside::None {
                return self.stop();
            }
            self.need("the paired pilot")?;
            self.memory.said_it = true;
            let filter = all_of(vec![Is::Own(OwnIs::PilotOfIt)]);
            return Ok(Target::All(Selector { whose: Whose::Any, places: vec![PILOTS], filter }));
        }
        if self.eat("this unit 's paired pilot") || self.eat("the card/pilot paired with this unit") {
            let filter = all_of(vec![Is::Own(OwnIs::PilotOfThis)]);
            return Ok(Target::All(Selector { whose: Whose::Any, places: vec![PILOTS], filter }));
        }
        if let Some(target) = self.attempt(Self::its_pilot) {
            return Ok(target);
        }
        if self.this() {
            return Ok(Target::This);
        }
        self.eat_if("each of", "them");
        if let Some(target) = self.attempt(Self::it) {
            return Ok(target);
        }
        if let Some(count) = self.attempt(|r| {
            let count = r.small()?;
            r.need("of them")?;
            if r.memory.looked { Ok(count) } else { r.stop() }
        }) {
            let count = Count::Exactly(Amount::N(i32::from(count)));
            return Ok(Target::Choose { who: Whose::Yours, from: looked(), count });
        }
        let noun = self.either_noun()?;
        self.noun_target(noun)
    }

    /// "its paired Pilot", "the Pilot paired with it": of the card that is spoken of.
    fn its_pilot(&mut self) -> Reading<Target> {
        let that = self.eat("that unit 's paired pilot");
        if !that && !self.eat("its paired pilot") {
            self.need("the card/pilot paired with it")?;
        }
        let is = match if that { self.that_one() } else { self.spoken_of() } {
            It::This => OwnIs::PilotOfThis,
            It::Card if !self.memory.several => OwnIs::PilotOfIt,
            _ => return self.stop(),
        };
        self.memory.said_it = true;
        Ok(Target::All(Selector { whose: Whose::Any, places: vec![PILOTS], filter: all_of(vec![Is::Own(is)]) }))
    }

    /// Words that add nothing before others.
    fn eat_if(&mut self, words: &str, before: &str) {
        let many = words.split(' ').count();
        if self.sees(words) && self.sees_at(many, before) {
            self.at += many;
        }
    }

    /// The target that a noun phrase is.
    pub fn noun_target(&mut self, noun: Noun) -> Reading<Target> {
        let from = noun.from;
        self.memory.after = noun.has_after;
        let selector = self.whole(&noun)?;
        if noun.heads == [Head::Shield] {
            return self.shields(&noun, selector);
        }
        let count = match noun.number {
            Number::All => return Ok(Target::All(selector)),
            Number::Unsaid if noun.plural => return Ok(Target::All(selector)),
            Number::One => Count::Exactly(Amount::N(1)),
            Number::Exactly(n) => Count::Exactly(Amount::N(i32::from(n))),
            Number::Between(n, m) => Count::Between(n, m),
            Number::UpTo(n) => Count::UpTo(Amount::N(i32::from(n))),
            Number::The if !noun.plural && is_only(&selector) => return Ok(Target::All(selector)),
            // 4-6-3. There is only one.
            Number::Unsaid | Number::The
                if noun.heads == [Head::Field(Category::Base)] && noun.owned && !noun.plural =>
            {
                return Ok(Target::All(selector));
            }
            _ => return self.refuse(from),
        };
        Ok(Target::Choose { who: Whose::Yours, from: selector, count })
    }

    /// 4-6-4-1. Of Shields nobody chooses: it is the topmost ones. Whose, of several enemies, is chosen.
    fn shields(&mut self, noun: &Noun, selector: Selector) -> Reading<Target> {
        let plain = selector.filter.0.is_empty() && selector.whose != Whose::Any;
        match noun.number {
            Number::Exactly(n) if plain && selector.whose == Whose::Yours => {
                let count = Amount::N(i32::from(n));
                Ok(Target::Top { whose: selector.whose, zone: Zone::Shields, count, up_to: false })
            }
            Number::Exactly(n) if plain => {
                let count = Count::Exactly(Amount::N(i32::from(n)));
                Ok(Target::Choose { who: Whose::Yours, from: selector, count })
            }
            Number::All => Ok(Target::All(selector)),
            Number::Unsaid if noun.plural => Ok(Target::All(selector)),
            _ => self.refuse(noun.from),
        }
    }

    /// The selector of a noun phrase; cards without a place are among those that are looked at.
    pub fn whole(&mut self, noun: &Noun) -> Reading<Selector> {
        let mut selector = noun.selector.clone();
        if noun.is_unplaced() {
            if !self.memory.looked || noun.owned {
                return self.refuse(noun.from);
            }
            selector.places = vec![Place::Looked];
        }
        if selector.places == [Place::Looked] {
            selector.whose = Whose::Yours;
        }
        Ok(selector)
    }

    /// Words that say what the cards before them do: they are a subject.
    pub fn predicate_ahead(&self) -> bool {
        ["gain/gains", "get/gets", "recover/recovers", "can't", "won't", "may", "must", "is/are"]
            .iter()
            .any(|predicate| self.sees(predicate))
    }
}

/// Whose cards are meant, and where they lie, if it is said of all of them alike.
pub fn spoken(all: &[Target]) -> Option<(Whose, Vec<Place>)> {
    match all {
        [Target::Choose { from, .. } | Target::All(from)] => Some((from.whose, from.places.clone())),
        [Target::Choose { from: first, .. }, rest @ ..] => {
            let (mut whose, mut places) = (first.whose, first.places.clone());
            for one in rest {
                let Target::Choose { from, .. } = one else { return None };
                whose = if from.whose == whose { whose } else { Whose::Any };
                places.extend(from.places.iter().copied().filter(|place| !first.places.contains(place)));
            }
            Some((whose, places))
        }
        _ => None,
    }
}

/// More than one card is meant, or can be.
pub fn is_several(all: &[Target]) -> bool {
    match all {
        [Target::This | Target::It] => false,
        [Target::Choose { count, .. }] => !matches!(count, Count::Exactly(Amount::N(1)) | Count::UpTo(Amount::N(1))),
        [Target::Both(inner)] => is_several(inner),
        [Target::All(from)] => from.places != [Place::Looked] && !is_only(from),
        [Target::Top { count, .. }] => *count != Amount::N(1),
        _ => true,
    }
}

/// 8-1-1. Is there never more than one such card? One battle goes on at a time.
fn is_only(selector: &Selector) -> bool {
    selector.filter.0.iter().any(|is| match is {
        Is::Own(OwnIs::BattlingThis | OwnIs::PilotOfThis | OwnIs::PilotOfIt | OwnIs::Attacking | OwnIs::Attacked) => {
            true
        }
        Is::Own(OwnIs::Battling | OwnIs::BattlingWith(_)) => selector.whose != Whose::Any,
        _ => false,
    })
}

/// The cards that are being looked at.
pub fn looked() -> Selector {
    Selector { whose: Whose::Yours, places: vec![Place::Looked], filter: Filter::any() }
}

/// The cards that this effect put into the trash, and that are like this.
pub fn placed(like: Vec<Is>) -> Selector {
    let all = std::iter::once(Is::Own(OwnIs::Placed)).chain(like).collect();
    Selector { whose: Whose::Yours, places: vec![TRASH], filter: all_of(all) }
}

/// This Unit, as a selector.
pub fn this_unit() -> Selector {
    Selector { whose: Whose::Yours, places: vec![UNITS], filter: all_of(vec![Is::This]) }
}

/// Several targets, or the only one.
pub fn both(mut all: Vec<Target>) -> Target {
    if all.len() == 1
        && let Some(only) = all.pop()
    {
        return only;
    }
    Target::Both(all)
}

/// How many cards these are at the most, if that can be told.
pub fn most(all: &[Target]) -> u8 {
    let of = |target: &Target| match target {
        Target::Choose { count: Count::Exactly(Amount::N(n)) | Count::UpTo(Amount::N(n)), .. } => u8::try_from(*n).ok(),
        Target::Choose { count: Count::Between(_, n), .. } => Some(*n),
        _ => None,
    };
    all.iter().map(of).try_fold(0u8, |sum, n| sum.checked_add(n?)).unwrap_or(u8::MAX)
}

/// 3-3-8-1. Pilots under Units: what they have is added to the Unit, and nothing is given to them.
pub fn are_pilots(target: &Target) -> bool {
    match target {
        Target::Choose { from, .. } | Target::All(from) => from.places == [PILOTS],
        Target::Both(all) => all.iter().any(are_pilots),
        _ => false,
    }
}
