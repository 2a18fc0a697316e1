//! 8-4-4. Which cards an operation is about: a noun phrase, "this Character", "it".

use super::memory::{Each, Last, Spoken};
use super::noun::{Noun, Number};
use super::{Reader, Reading, Sort};
use crate::games::one_piece::vocabulary::{
    Amount, CHARACTERS, Category, Count, DONS, Deed, Filter, Former, HAND, Is, LEADER, LIFE, LIFE_BOTTOM, LIFE_TOP,
    OwnIs, Place, STAGE, Selector, TRASH, Taken, Target, Whose, Zone, deck_top, is_on_field,
};

/// Words that say what the cards before them do: they are a subject, not an object.
const PREDICATES: [&str; 6] = ["gain/gains/get/gets", "cannot", "will not", "can also", "'s", "become/becomes"];

/// What words like "that Character" point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Points {
    /// All that the text speaks of.
    All,
    /// What of it is there.
    Part(Place),
    /// Nothing of it.
    None,
}

impl Reader<'_> {
    /// "this Character", "this card".
    pub fn this(&mut self) -> bool {
        // 8-4-5, 10-2-17-1. Only what brought it to the trash lets it work there.
        self.memory.before.of_kod && self.eat("this character/card card? from your trash")
            || self.eat("this character card")
            || self.eat("this character/leader/stage/card/event")
    }

    /// "it", "that Character", "the selected Character": what the text speaks of, if that is what the words call it.
    pub fn it(&mut self) -> bool {
        let from = self.at;
        let named = !self.is_former() && self.it_words();
        let found = named && self.points(from) == Points::All;
        if named && !found {
            // The words are understood; there is nothing they could mean.
            let _ = self.refuse::<()>(from);
        }
        if !found {
            self.at = from;
        }
        found
    }

    fn it_words(&mut self) -> bool {
        self.eat("it")
            || self.eat("them/they")
            || self.eat("the character/card played with/by this effect")
            || self.the_one_played()
            || self.it_was_done_to()
            || self.it_was_battled()
            || self.eat("that leader or character card?")
            || self.eat("that/those character/card/leader/characters/cards")
            || self.eat("the selected/chosen/revealed/played leader or character card?")
            || self.eat("the selected/chosen/revealed/played character/card/leader/event/characters/cards")
    }

    /// A Character is not a card of the hand that was spoken of last, nor is the selected one a card that was not selected.
    fn is_former(&self) -> bool {
        let before = self.memory.before;
        let unsaid = before.spoken.is_nothing();
        (before.away || before.spoken == Spoken::SELF)
            && self.sees("that/those")
            && self.sees_at(1, "character/leader/characters")
            || before.selected == Some(false) && self.sees("the selected/chosen")
            || before.played == Some(false) && self.sees("the character/card played with/by this effect")
            || !unsaid && before.played != Some(true) && self.sees("the played")
            || !unsaid && before.revealed != Some(true) && self.sees("the revealed")
    }

    /// 2-2-3-1, 2-2-4-1. Whether what the text speaks of is what the words since `from` call it: a Leader is no Character.
    fn points(&self, from: usize) -> Points {
        let before = self.memory.before;
        let words = || (from..self.at).filter_map(|at| self.token_at(at)).map(|token| token.text.as_str());
        let has = |word: &str| words().any(|found| found.trim_end_matches('s') == word);
        let done = !has("that") && !has("those") && !has("selected") && !has("chosen");
        let spoken = before.spoken;
        // DON!! cards that were turned are spoken of without a word of it here.
        let is_unsaid = before.by_nothing && spoken.is_nothing() && !matches!(before.last, Last::Dons(_));
        let is_other = |beside| has("that") || has("those") || beside && ["it", "them", "they"].iter().any(|w| has(w));
        let field = Spoken::LEADER.and(Spoken::CHARACTER).and(Spoken::STAGE);
        let (kind, place) = match (has("leader"), has("character")) {
            (true, true) => (Spoken::LEADER.and(Spoken::CHARACTER), None),
            (true, false) => (Spoken::LEADER, Some(LEADER)),
            (false, true) => (Spoken::CHARACTER, Some(CHARACTERS)),
            // "it" is one of several.
            (false, false) if has("it") && before.several => return Points::None,
            // "that card" would be the one that was drawn, which nobody keeps in mind.
            (false, false) if before.unkept && ["it", "them", "they", "that", "those"].iter().any(|w| has(w)) => {
                return Points::None;
            }
            // Nothing was spoken of, nor did a card set the effect off.
            (false, false) if is_unsaid => return Points::None,
            // What would be K.O.'d, or the card that was trashed instead?
            (false, false) if before.instead && before.acted && is_other(true) && !is_shown(before.deed) => {
                return Points::None;
            }
            // This card is not "that card", nor "it" where another one was spoken of.
            (false, false) if spoken == Spoken::SELF && is_other(before.beside) => {
                return Points::None;
            }
            (false, false) => return Points::All,
        };
        // What was done to a card tells which one is meant.
        let one = done && spoken.within(Spoken::CHARACTER.and(Spoken::AWAY).and(Spoken::SELF)) && !has("leader");
        match place {
            _ if is_unsaid => Points::None,
            _ if spoken.is_nothing() || spoken.within(kind) || one => Points::All,
            Some(_) if spoken == Spoken::AWAY => Points::All,
            Some(place) if spoken.has(kind) && spoken.within(field) => Points::Part(place),
            _ => Points::None,
        }
    }

    /// "that Character", where a Leader was spoken of with it: the part of them that is one.
    pub fn part_of_it(&mut self) -> Reading<Selector> {
        let from = self.at;
        if !self.is_former()
            && self.it_words()
            && let Points::Part(place) = self.points(from)
        {
            let filter = Filter::of(vec![Is::It]);
            return Ok(Selector { whose: Whose::Any, places: vec![place], filter });
        }
        self.stop()
    }

    /// "that Character", "the selected Character", after the text has spoken of other cards.
    fn spoken_of_before(&mut self) -> Reading<Target> {
        if let Some(part) = self.attempt(Self::part_of_it) {
            return Ok(Target::All(part));
        }
        let before = self.memory.before;
        let mut places = vec![LEADER, CHARACTERS];
        let other = before.away || before.spoken == Spoken::SELF;
        let former = if other && before.fielded && self.sees("that/those") {
            let (kind, place) = if self.sees_at(1, "leader") {
                (Spoken::LEADER, LEADER)
            } else if self.sees_at(1, "character/characters") {
                (Spoken::CHARACTER, CHARACTERS)
            } else {
                return self.stop();
            };
            if !before.field.is_nothing() && !before.field.has(kind) || before.field.has(Spoken::SELF) {
                return self.stop();
            }
            if !before.field.within(kind) {
                places = vec![place];
            }
            self.at += 2;
            Former::Field
        } else if before.selected == Some(false) && self.eat("the selected/chosen leader or character card?")
            || before.selected == Some(false) && self.eat("the selected/chosen character/card/leader/characters/cards")
        {
            Former::Selected
        } else if before.played == Some(false)
            && (self.eat("the character/card played with/by this effect") || self.eat("the played character/card"))
        {
            Former::Played
        } else {
            return self.stop();
        };
        let filter = Filter::of(vec![Is::Own(OwnIs::SpokenOf(former))]);
        Ok(Target::All(Selector { whose: Whose::Any, places, filter }))
    }

    /// "the 1 Character played by this effect".
    fn the_one_played(&mut self) -> bool {
        let one = self.sees("the") && self.ahead(1).is_some_and(|token| token.sort == Sort::Number && token.value == 1);
        let played = one && self.sees_at(2, "character/card played with/by this effect");
        if played {
            self.at += 2;
            self.eat("character/card played with/by this effect");
        }
        played
    }

    /// Cards that an operation is about; `who` chooses. "A and B" are both.
    pub fn target(&mut self, who: Whose) -> Reading<Target> {
        let from = self.at;
        let unplaced = self.attempt(Self::noun).and_then(|noun| noun.elsewhere.filter(|_| !noun.placed));
        self.at = from;
        if let Some(target) = self.attempt(|r| r.one_each(who)) {
            return Ok(target);
        }
        if let Some(target) = self.attempt(|r| r.listed(who)) {
            return Ok(target);
        }
        let mut all = vec![self.one_target(who)?];
        while let Some(next) = self.attempt(|r| {
            if !r.eat("and") && !r.eat(", and") {
                return r.stop();
            }
            // A name or type without "your" would be anybody's.
            if r.peek().is_some_and(|token| matches!(token.sort, Sort::Bracket | Sort::Brace)) {
                return r.stop();
            }
            let next = r.one_target(who)?;
            if PREDICATES.iter().any(|predicate| r.sees(predicate)) {
                return r.stop();
            }
            Ok(next)
        }) {
            all.push(next);
        }
        self.said_of_both(&mut all);
        // "up to 1 [A] and up to 1 [B] from your hand": both are there.
        if let ([Target::Choose { from: first, .. }, Target::Choose { from: last, .. }], Some(filter)) =
            (all.as_mut_slice(), unplaced)
            && last.places.iter().any(|place| matches!(*place, HAND | TRASH))
        {
            *first = Selector { whose: last.whose, places: last.places.clone(), filter };
        }
        Ok(both(all))
    }

    /// "your opponent's rested Leader and up to 1 Character": whose they are, and in which state, is said once.
    pub fn said_of_both(&mut self, all: &mut [Target]) {
        let Some((Target::All(first) | Target::Choose { from: first, .. }, others)) = all.split_first_mut() else {
            return;
        };
        let turned = first.filter.0.iter().find(|is| matches!(is, Is::Rested | Is::Active)).cloned();
        let field = |s: &Selector| s.places.iter().all(|place| is_on_field(place) || *place == DONS);
        if first.whose == Whose::Any || !field(first) {
            return;
        }
        for other in others {
            let (Target::All(other) | Target::Choose { from: other, .. }) = other else { continue };
            if other.whose == Whose::Any && field(other) {
                other.whose = first.whose;
                let own = other.filter.0.iter().any(|is| matches!(is, Is::Rested | Is::Active));
                other.filter.0.splice(0..0, turned.clone().filter(|_| !own));
                self.taken.push(Taken::SaidOfBoth);
            }
        }
    }

    /// Cards that an operation is about, without "and".
    pub fn one_target(&mut self, who: Whose) -> Reading<Target> {
        if self.sees("this leader or") {
            self.eat("this leader");
            let selector = Selector { whose: Whose::Yours, places: vec![LEADER], filter: Filter::any() };
            let leader = Noun::of_leader(selector, self.at);
            return self.leader_or_one(&leader, who);
        }
        if self.this() {
            return Ok(Target::This);
        }
        if let Some(target) = self.attempt(|r| r.one_of_them(who)) {
            return Ok(target);
        }
        if let Some(target) = self.attempt(Self::the_other) {
            return Ok(target);
        }
        if let Some(target) = self.attempt(|r| r.of_those_looked_at(who)) {
            return Ok(target);
        }
        if let Some(target) = self.attempt(Self::spoken_of_before) {
            return Ok(target);
        }
        if self.it() {
            return Ok(Target::It);
        }
        if let Some(attacking) = self.attempt(Self::the_attacking) {
            return Ok(Target::All(attacking));
        }
        // "the Character you battled with during this turn", where no battle is spoken of
        if self
            .attempt(|r| {
                if !r.battled_words() {
                    return r.stop();
                }
                if r.eat("during this turn") || r.eat("this turn") || r.memory.before.at_turns_end {
                    Ok(())
                } else {
                    r.stop()
                }
            })
            .is_some()
        {
            let filter = Filter::of(vec![Is::Own(OwnIs::Battled)]);
            return Ok(Target::All(Selector { whose: Whose::Opponents, places: vec![CHARACTERS], filter }));
        }
        if self.battled_words() {
            self.memory.before.in_battle = !self.memory.before.at_battles_end;
            let filter = Filter::of(vec![Is::Own(OwnIs::InBattle)]);
            return Ok(Target::All(Selector { whose: Whose::Opponents, places: vec![CHARACTERS], filter }));
        }
        self.memory.their = false;
        let noun = self.any_noun()?;
        let their = std::mem::take(&mut self.memory.their);
        if let Some(target) = self.attempt(|r| r.leader_or_one(&noun, who)) {
            return if their && self.memory.opponents_mode { self.refuse(noun.from) } else { Ok(target) };
        }
        // 10-2-14-1. "Your opponent chooses one: • Trash 1 card from their hand": whose hand it is chooses. Of other cards it is not said who does.
        let chosen = matches!(noun.number, Number::One | Number::Count(_)) && !noun.deck_top;
        if their && chosen && who == Whose::Yours && self.memory.opponents_mode {
            if noun.selector.places == [HAND] {
                return self.noun_target(noun, Whose::Opponents);
            }
            if !matches!(noun.selector.places.as_slice(), [LIFE | LIFE_TOP | LIFE_BOTTOM]) {
                return self.refuse(noun.from);
            }
        }
        self.noun_target(noun, who)
    }

    /// 7-1-1. "the attacking Character": the card that attacks, if it is one.
    pub fn the_attacking(&mut self) -> Reading<Selector> {
        self.need("the attacking")?;
        let places = if self.eat("leader or character card?") || self.eat("character or leader") || self.eat("card") {
            vec![LEADER, CHARACTERS]
        } else if self.eat("leader") {
            vec![LEADER]
        } else {
            self.need("character")?;
            vec![CHARACTERS]
        };
        Ok(Selector { whose: Whose::Any, places, filter: Filter::of(vec![Is::Own(OwnIs::Attacking)]) })
    }

    /// "1 of them", "up to 1 of them", "1" before "to your hand", of cards that are looked at.
    fn of_those_looked_at(&mut self, who: Whose) -> Reading<Target> {
        if !self.memory.looked {
            return self.stop();
        }
        let up_to = self.eat("up to");
        let count = Amount::N(i32::from(self.small()?));
        // "add 1 to your hand"
        if !self.eat("of them") && !self.eat("of those cards") && !self.sees("to your hand") {
            return self.stop();
        }
        let from = Selector { whose: Whose::Yours, places: vec![Place::Looked], filter: Filter::any() };
        Ok(Target::Choose { who, from, count: if up_to { Count::UpTo(count) } else { Count::Exactly(count) } })
    }

    /// "your Leader or 1 of your Characters": one of all these.
    fn leader_or_one(&mut self, leader: &Noun, who: Whose) -> Reading<Target> {
        if leader.number != Number::Unsaid || leader.selector.places != [LEADER] {
            return self.stop();
        }
        self.need("or")?;
        let up_to = self.sees("up");
        let other = self.noun()?;
        let one = match &other.number {
            Number::Count(Count::Exactly(Amount::N(1))) => !up_to,
            Number::Count(Count::UpTo(Amount::N(1))) => up_to,
            _ => false,
        };
        let mut other = other;
        let category = match other.selector.places.as_slice() {
            [CHARACTERS] => Some(Category::Character),
            [STAGE] => Some(Category::Stage),
            // "your Leader or 1 [X]": a card of that name, your own too.
            [LEADER, CHARACTERS, STAGE] if is_named(&other.selector) => {
                if !other.owned {
                    other.selector.whose = leader.selector.whose;
                }
                None
            }
            _ => return self.refuse(leader.from),
        };
        if !one || other.selector.whose != leader.selector.whose {
            return self.refuse(leader.from);
        }
        let mut places = vec![LEADER];
        places.extend(other.selector.places.iter().copied().filter(|place| *place != LEADER));
        let filter = if leader.selector.filter == other.selector.filter {
            other.selector.filter
        } else {
            let way = |category, filter: &Filter| {
                let mut all: Vec<Is> = Option::into_iter(category).map(Is::Category).collect();
                all.extend(filter.0.iter().cloned());
                Filter::of(all)
            };
            let leader = way(Some(Category::Leader), &leader.selector.filter);
            let character = way(category, &other.selector.filter);
            Filter::of(vec![Is::Either(vec![leader, character])])
        };
        let from = Selector { whose: leader.selector.whose, places, filter };
        let one = Amount::N(1);
        Ok(Target::Choose { who, from, count: if up_to { Count::UpTo(one) } else { Count::Exactly(one) } })
    }

    /// The target that a noun phrase is.
    pub fn noun_target(&mut self, noun: Noun, who: Whose) -> Reading<Target> {
        if noun.each != Each::No && !noun.deck_top && matches!(noun.number, Number::One | Number::Count(_)) {
            return self.of_each(&noun, who);
        }
        let Noun { number, selector, plural, owned, from, .. } = noun;
        if noun.deck_top {
            return match number {
                Number::Count(Count::Exactly(count)) => Ok(deck_top(selector.whose, count, false)),
                Number::Count(Count::UpTo(count)) => Ok(deck_top(selector.whose, count, true)),
                Number::One => Ok(deck_top(selector.whose, Amount::N(1), false)),
                _ => self.refuse(from),
            };
        }
        let mut selector = selector;
        if selector.places == [LIFE] && selector.filter.0.is_empty() && number != Number::All {
            // 3-10-2. Of Life cards that lie face down nobody chooses: it is the top one.
            selector.places = vec![LIFE_TOP];
            self.taken.push(Taken::TopOfLife);
        }
        let life = selector.places.iter().all(|place| matches!(*place, LIFE_TOP | LIFE_BOTTOM));
        // 3-10-2. Several cards from the top of one player's Life, none of which is passed over.
        if let Number::Count(Count::Exactly(Amount::N(count)) | Count::UpTo(Amount::N(count))) = number
            && selector.places == [LIFE_TOP]
            && selector.filter.0.is_empty()
            && matches!(selector.whose, Whose::Yours | Whose::Opponents)
            && let Ok(several @ 2..) = u8::try_from(count)
        {
            selector.places = vec![Place::Tops(Zone::Life, several)];
        }
        let life = life && !matches!(selector.places.as_slice(), [Place::Tops(..)]);
        match number {
            Number::All => Ok(Target::All(selector)),
            Number::Count(Count::Exactly(Amount::N(count)) | Count::UpTo(Amount::N(count))) if life && count > 1 => {
                // The places are single cards: more than one of them cannot be said.
                self.refuse(from)
            }
            Number::Count(count) => Ok(Target::Choose { who, from: selector, count }),
            Number::One => Ok(Target::Choose { who, from: selector, count: Count::Exactly(Amount::N(1)) }),
            Number::Unsaid if selector.places == [LEADER] || plural || (owned && is_named(&selector)) => {
                Ok(Target::All(selector))
            }
            Number::Unsaid => self.refuse(from),
        }
    }
}

/// Cards of one name.
fn is_named(selector: &Selector) -> bool {
    selector.filter.0.iter().any(|is| matches!(is, Is::Name(_)))
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

/// Was a card only chosen or shown, so that something is said of it next?
fn is_shown(deed: Option<Deed>) -> bool {
    matches!(deed, Some(Deed::Choose | Deed::Reveal))
}
