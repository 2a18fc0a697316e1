//! What the words before did, so that later ones can point to it: "the trashed card", "the same number", "the other".

use super::memory::{Before, Last, Spoken};
use super::{Reader, Reading};
use crate::cardgame::OwnOp as _;
use crate::games::one_piece::vocabulary::{
    Amount, CHARACTERS, Category, Count, Deed, Filter, Grant, Is, LEADER, Of, Op, OwnOp, Place, STAGE, Selector, Stat,
    Taken, Target, Whose, is_kept, is_on_field,
};

impl Before {
    /// These were done.
    pub fn note(&mut self, ops: &[Op]) {
        for op in ops {
            self.last = last(op, self.last);
            self.moved_it |=
                matches!(op, Op::Move { what: Target::It, .. } | Op::Own(OwnOp::Play { what: Target::It, .. }));
            match op {
                Op::If(_, inner, _) | Op::May(_, inner) => self.note(inner),
                Op::Move { deed, what, .. } | Op::Turn(deed, what) | Op::Face(deed, what) => self.about(*deed, what),
                Op::Choose(what) => {
                    self.about(Deed::Choose, what);
                    self.selected = Some(true);
                }
                Op::Reveal(what) => {
                    self.about(Deed::Reveal, what);
                    self.revealed = Some(true);
                }
                Op::Give { to, until, .. } => {
                    self.speaks_of(Deed::Choose, to);
                    (self.deed, self.place, self.counted) = (None, None, false);
                    self.until = Some(*until);
                }
                Op::Draw { up_to, .. } => (self.counted, self.acted, self.unkept) = (*up_to, true, true),
                Op::Own(OwnOp::Play { what, .. }) => self.about(Deed::Play, what),
                Op::Own(OwnOp::TurnDons { what, rest }) => {
                    // The text still speaks of the cards before.
                    let mention = self.mention();
                    self.about(if *rest { Deed::Rest } else { Deed::SetActive }, what);
                    self.recall(mention);
                    (self.deed, self.place) = (None, None);
                }
                Op::Own(OwnOp::ReturnDon { or_more, up_to, .. }) => {
                    (self.deed, self.place) = (None, None);
                    (self.counted, self.acted) = (*or_more || *up_to, true);
                }
                Op::Own(OwnOp::AtRandom { .. }) => {
                    self.away = true;
                    (self.spoken, self.several, self.unkept) = (Spoken::AWAY, false, false);
                    self.no_longer_last();
                    (self.deed, self.place, self.counted) = (None, None, false);
                }
                Op::Then | Op::CarriedOut | Op::Shuffle(..) | Op::GivePlayer { .. } => {}
                _ => {
                    if let Op::Own(own) = op
                        && let Some((to, deed)) = own.target()
                    {
                        self.speaks_of(deed, to);
                    }
                    if let Op::Look { reveal, count, .. } = op {
                        let one = *count == Amount::N(1) && !self.spoke_of_another();
                        self.speaks_of_top();
                        self.revealed = reveal.then_some(true).or(self.revealed);
                        self.unkept = !reveal && !one;
                    }
                    self.unkept |= matches!(op, Op::LookAt(..));
                    let kept = Self {
                        deed: None,
                        place: None,
                        whose: None,
                        counted: false,
                        acted: false,
                        until: None,
                        at_battles_end: false,
                        in_battle: false,
                        split: false,
                        ..*self
                    };
                    *self = kept;
                }
            }
        }
    }

    /// From now on the text speaks of these cards.
    fn speaks_of(&mut self, deed: Deed, what: &Target) {
        let field = |s: &Selector| s.places.iter().any(|place| is_on_field(place) || matches!(place, Place::Looked));
        let was = self.mention();
        match what {
            Target::It => return,
            Target::Top { .. } if is_kept(deed, what) => {
                self.unkept = self.spoke_of_another();
                self.speaks_of_top();
                self.from_top = true;
                return;
            }
            Target::Top { .. } => {
                self.unkept = true;
                return;
            }
            Target::Choose { from, .. } | Target::All(from) if !from.filter.asks(&Is::It) => {
                self.away = deed != Deed::Play && !field(from);
            }
            _ => self.away = false,
        }
        self.named = self.named.saturating_add(1);
        // This card is never "that Character": what the text spoke of before is.
        let itself = *what == Target::This;
        self.fielded |= !self.away && !itself;
        self.unkept = false;
        self.from_top = false;
        if let Some(spoken) = spoken(deed, what) {
            self.beside = self.spoke_of_another();
            self.spoken = spoken;
            self.several = matches!(what, Target::Both(_));
            if !self.away && !itself {
                self.field = spoken;
            }
        }
        self.no_longer_last();
        if was != self.mention() {
            self.undone = Some(was);
        }
    }

    /// It speaks of the top card of a pile.
    fn speaks_of_top(&mut self) {
        self.beside = self.spoke_of_another();
        (self.away, self.spoken, self.several, self.from_top) = (true, Spoken::AWAY, false, false);
        self.no_longer_last();
    }

    /// Did it speak of another card than this one, or was it set off by one?
    fn spoke_of_another(&self) -> bool {
        self.beside || !self.spoken.within(Spoken::SELF)
    }

    /// The cards that were selected, played or revealed are no longer the last ones spoken of.
    fn no_longer_last(&mut self) {
        for former in [&mut self.selected, &mut self.played, &mut self.revealed] {
            *former = former.map(|_| false);
        }
    }

    /// Cards were named, in a sentence that goes on.
    pub fn names(&mut self, what: &Target) {
        self.speaks_of(Deed::Choose, what);
    }

    /// It was not done after all.
    pub fn undo(&mut self) {
        if let Some(was) = self.undone {
            self.recall(was);
        }
    }

    fn about(&mut self, deed: Deed, what: &Target) {
        self.speaks_of(deed, what);
        if deed == Deed::Play {
            self.played = Some(true);
        }
        self.acted = true;
        // Cards from the top of a pile are not kept in mind, but for one that lies open then.
        self.deed = (!matches!(what, Target::Top { .. }) || is_kept(deed, what)).then_some(deed);
        self.counted = is_variable(what);
        self.place = place_of(what);
        self.whose = whose_of(what);
        self.split = matches!(what, Target::Choose { from, .. } if from.filter.asks(&Is::It));
    }
}

/// What the cards are that an operation is about; none if it is about those that the text speaks of already.
fn spoken(deed: Deed, what: &Target) -> Option<Spoken> {
    match what {
        Target::It | Target::Top { .. } => None,
        Target::This => Some(Spoken::SELF),
        Target::Both(all) => {
            let all: Option<Vec<Spoken>> = all.iter().map(|one| spoken(deed, one)).collect();
            all.map(|all| all.into_iter().fold(Spoken::default(), Spoken::and))
        }
        Target::Choose { from, .. } | Target::All(from) => {
            (!from.filter.asks(&Is::It) && !from.filter.asks(&Is::Other)).then(|| spoken_in(deed, from))
        }
    }
}

/// What the cards of a selector are.
pub fn spoken_in(deed: Deed, from: &Selector) -> Spoken {
    let one = |place: &Place| match *place {
        LEADER => Spoken::LEADER,
        CHARACTERS => Spoken::CHARACTER,
        STAGE => Spoken::STAGE,
        Place::Own(_) => Spoken::DON,
        _ if deed == Deed::Play && from.filter.asks(&Is::Category(Category::Stage)) => Spoken::STAGE,
        _ if deed == Deed::Play => Spoken::CHARACTER,
        _ => Spoken::AWAY,
    };
    from.places.iter().map(one).fold(Spoken::default(), Spoken::and)
}

/// What was done last, after this operation. A shuffle is not counted, nor are marks.
pub fn last(op: &Op, before: Last) -> Last {
    match op {
        Op::If(..) | Op::May(..) | Op::Then | Op::CarriedOut | Op::Shuffle(..) => before,
        Op::Move { deed, .. } | Op::Turn(deed, _) | Op::Face(deed, _) => Last::Cards(*deed),
        Op::Choose(_) => Last::Cards(Deed::Choose),
        Op::Reveal(_) | Op::Look { reveal: true, .. } => Last::Cards(Deed::Reveal),
        Op::Own(OwnOp::Play { .. }) => Last::Cards(Deed::Play),
        Op::Draw { .. } => Last::Drawn,
        Op::Own(OwnOp::TurnDons { rest, .. }) => Last::Dons(if *rest { Deed::Rest } else { Deed::SetActive }),
        Op::Own(OwnOp::RestDon(_)) => Last::Dons(Deed::Rest),
        Op::Own(OwnOp::ReturnDon { .. }) => Last::Dons(Deed::ToDeck),
        _ => Last::Other,
    }
}

fn is_variable(what: &Target) -> bool {
    match what {
        Target::Choose { count, .. } => !matches!(count, Count::Exactly(_)),
        Target::Both(all) => all.iter().any(is_variable),
        Target::All(_) => true,
        Target::This | Target::It | Target::Top { .. } => false,
    }
}

fn place_of(what: &Target) -> Option<Place> {
    match what {
        Target::Choose { from, .. } | Target::All(from) => match from.places.as_slice() {
            [one] => Some(*one),
            _ => None,
        },
        Target::Both(all) => {
            let first = place_of(all.first()?)?;
            all.iter().all(|one| place_of(one) == Some(first)).then_some(first)
        }
        _ => None,
    }
}

fn whose_of(what: &Target) -> Option<Whose> {
    match what {
        Target::Choose { from, .. } | Target::All(from) => Some(from.whose),
        Target::Both(all) => {
            let first = whose_of(all.first()?)?;
            all.iter().all(|one| whose_of(one) == Some(first)).then_some(first)
        }
        _ => None,
    }
}

impl Reader<'_> {
    /// "the trashed card", "the Character returned by this effect": only what was really done to it.
    pub fn it_was_done_to(&mut self) -> bool {
        // Of a card from the top of a deck nothing but that it was trashed is said: it must be the only one.
        let before = self.memory.before;
        if before.from_top && before.deeds.is_several(&[Deed::Trash]) {
            return false;
        }
        let words = self.done_words();
        const NOUN: &str = "character/card/event/characters/cards/events";
        let done = |r: &mut Self| words.iter().any(|word| r.eat(word));
        let before = self.attempt(|r| {
            r.need("the")?;
            if done(r) { r.need(NOUN) } else { r.stop() }
        });
        let after = |r: &mut Self| {
            r.need("the")?;
            r.need(NOUN)?;
            if done(r) { r.need("by/with this effect") } else { r.stop() }
        };
        before.is_some() || self.attempt(after).is_some()
    }

    /// "the Character you battled with": where the effect speaks of it.
    pub fn it_was_battled(&mut self) -> bool {
        self.memory.before.battled && self.battled_words()
    }

    /// "your opponent's Character that this Character battled".
    pub fn battled_words(&mut self) -> bool {
        self.attempt(|r| {
            let nouns = ["the character", "the opponent's character", "your opponent's character", "that character"];
            let afters =
                ["you battled with", "that? this character/leader battled with?", "that battled this character"];
            let found = nouns.iter().any(|noun| r.eat(noun)) && afters.iter().any(|after| r.eat(after));
            if found { Ok(()) } else { r.stop() }
        })
        .is_some()
    }

    /// "the trashed card's cost", "the power of the returned Character".
    pub fn number_of_it(&mut self) -> Reading<Amount> {
        for (first, stat) in [("the cost of", Stat::Cost), ("the power of", Stat::Power)] {
            let named = self.attempt(|r| {
                r.need(first)?;
                if r.it() { Ok(()) } else { r.stop() }
            });
            if named.is_some() {
                return Ok(Amount::OfIt(stat, Of::Now));
            }
        }
        if !self.it() {
            return self.stop();
        }
        self.need("'s")?;
        let of = if self.eat("base/original") { Of::Base } else { Of::Now };
        if self.eat("cost") {
            return Ok(Amount::OfIt(Stat::Cost, of));
        }
        self.need("power")?;
        Ok(Amount::OfIt(Stat::Power, of))
    }

    /// "For every Character rested this way, …", "For every {X} type card on your field, …": what follows, so many times as much.
    pub fn for_every_first(&mut self) -> Reading<Vec<Op>> {
        let from = self.at;
        let (every, of) = match self.for_every(1)? {
            Amount::Per(1, every, of) => (every, *of),
            _ => return self.refuse(from),
        };
        self.need(",")?;
        let mut ops = self.nested(Self::conditional)?;
        match ops.as_mut_slice() {
            [Op::Draw { count: Amount::N(n), up_to: false, .. }] => {
                let per = Amount::Per(*n, every, Box::new(of));
                if let [Op::Draw { count, .. }] = ops.as_mut_slice() {
                    *count = per;
                }
            }
            [
                Op::Move { what: Target::Choose { count: Count::UpTo(n) | Count::Exactly(n), .. }, .. }
                | Op::Turn(_, Target::Choose { count: Count::UpTo(n) | Count::Exactly(n), .. })
                | Op::Own(OwnOp::AddDon { count: n, .. }),
            ] => {
                let Amount::N(each) = *n else { return self.refuse(from) };
                *n = Amount::Per(each, every, Box::new(of));
            }
            [Op::Give { to, what, .. }] => {
                if what.len() != 1 {
                    return self.refuse(from);
                }
                if matches!(to, Target::Choose { .. }) {
                    self.taken.push(Taken::OneForAll);
                }
                match what.as_mut_slice() {
                    [Grant::Stat(_, amount)] if matches!(amount, Amount::N(_)) => {
                        let Amount::N(n) = *amount else { return self.refuse(from) };
                        *amount = Amount::Per(n, every, Box::new(of));
                    }
                    _ => return self.refuse(from),
                }
            }
            _ => return self.refuse(from),
        }
        Ok(ops)
    }

    /// What is said of cards to which the last thing was done.
    fn done_words(&self) -> &'static [&'static str] {
        match self.memory.before.deed {
            Some(Deed::Trash) => &["trashed"],
            Some(Deed::ToHand) => &["returned"],
            Some(Deed::ToDeck) => &["returned", "placed"],
            Some(Deed::Ko) => &["k.o.'d"],
            Some(Deed::Rest) => &["rested"],
            _ => &[],
        }
    }

    /// "this way", "by this effect".
    pub fn this_way(&mut self) -> bool {
        self.eat("in? this way") || self.eat("by/with this effect")
    }

    /// "1 card", "1 of the selected cards", where "the other" follows: one of the cards that the text speaks of.
    pub fn one_of_them(&mut self, who: Whose) -> Reading<Target> {
        let spoken_of = matches!(self.memory.before.deed, Some(Deed::Choose | Deed::Reveal));
        let Some(place) = self.memory.before.place.filter(|_| spoken_of) else { return self.stop() };
        if self.small()? != 1 || self.in_sentence("the other").is_none() {
            return self.stop();
        }
        if !self.eat("of the selected/chosen/revealed characters/cards") && !self.eat("of them") {
            self.need("character/card")?;
        }
        self.memory.before.split = true;
        let whose = self.memory.before.whose.unwrap_or(Whose::Any);
        let from = Selector { whose, places: vec![place], filter: Filter::of(vec![Is::It]) };
        Ok(Target::Choose { who, from, count: Count::Exactly(Amount::N(1)) })
    }

    /// "your other Characters": other than this card, or than the one that was spoken of, or to which it happens or would happen. An Event is no
    /// Character on the field; where this card is one and another one was chosen, the words do not say which is meant.
    pub fn other_than(&mut self) -> Reading<Is> {
        let before = self.memory.before;
        let chosen = before.spoken.has(Spoken::CHARACTER);
        // "When you play a Character, … 1 of your other Characters", "If your Character would be K.O.'d, … 1 of your other Characters instead"
        if before.of_character {
            return if before.named > 0 { self.stop() } else { Ok(Is::It) };
        }
        match (before.of_event, chosen) {
            (true, true) if before.spoken.within(Spoken::CHARACTER) => Ok(Is::It),
            (false, false) => Ok(Is::This),
            _ => self.stop(),
        }
    }

    /// "the other card": what is left of the cards that the text spoke of.
    pub fn the_other(&mut self) -> Reading<Target> {
        let Some(place) = self.memory.before.place.filter(|_| self.memory.before.split) else { return self.stop() };
        self.need("the other character/card/one?")?;
        let whose = self.memory.before.whose.unwrap_or(Whose::Any);
        let from = Selector { whose, places: vec![place], filter: Filter::of(vec![Is::Other]) };
        Ok(Target::All(from))
    }
}
