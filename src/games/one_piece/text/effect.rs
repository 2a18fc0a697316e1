//! 8-1. Effects: from the brackets to the last sentence.

use super::before::spoken_in;
use super::brackets::{Brackets, Heading};
use super::cost::Cost;
use super::memory::{Before, Part, Spoken};
use super::{Reader, Reading, Sort, Token};
use crate::games::one_piece::vocabulary::{
    CHARACTERS, Call, Category, Condition, Deed, Effect, Filter, Grant, Grants, Is, Kind, Op, OwnIs, Selector, Timing,
    To, When, Whose,
};

impl<'a> Reader<'a> {
    /// A whole text.
    pub fn text(&mut self, part: Part) -> Reading<Vec<Effect>> {
        let mut all = Vec::new();
        self.breaks();
        if part == Part::Trigger {
            self.eat("[trigger]");
            all.extend(self.effect(Brackets { heading: Some(Heading::Trigger), ..Brackets::default() })?);
            self.breaks();
        }
        while !self.is_done() {
            let brackets = self.brackets();
            self.breaks();
            all.extend(self.effect(brackets.clone())?);
            // A further sentence of the same line stands under the same brackets.
            while brackets.heading.is_none() && !self.ends_line() {
                all.extend(self.effect(brackets.clone())?);
            }
            self.breaks();
        }
        Ok(all)
    }

    /// Whether no further sentence follows in the same line.
    fn ends_line(&self) -> bool {
        self.is_done() || self.header_ahead() || self.peek().is_some_and(|token| token.sort == Sort::Break)
    }

    /// One effect after its brackets. Some are two in one.
    fn effect(&mut self, brackets: Brackets) -> Reading<Vec<Effect>> {
        self.memory.looked = false;
        self.memory.lacked = false;
        self.memory.shown = false;
        self.memory.before = Before::default();
        self.memory.at_may = None;
        let plain = |kind, brackets: &Brackets, cost: Cost, body: Vec<Op>| Effect {
            cost: cost.ops,
            may: cost.may,
            body,
            ..bare(kind, brackets)
        };
        let Some(heading) = brackets.heading.clone() else { return self.without_heading(brackets) };
        self.memory.before.by_nothing = true;
        self.memory.before.of_event = !matches!(heading, Heading::Auto(_) | Heading::ActivateMain);
        self.memory.before.of_kod = matches!(&heading, Heading::Auto(timings) if timings.iter().all(brings_to_trash));
        self.memory.before.at_turns_end = matches!(&heading, Heading::Auto(timings) if timings.iter().all(ends_turn));
        let kinds = match heading {
            Heading::Auto(timings) => vec![Kind::Auto(timings)],
            Heading::ActivateMain => vec![Kind::Called(Call::ActivateMain)],
            Heading::Main => vec![Kind::Called(Call::Main)],
            Heading::Counter => vec![Kind::Called(Call::Counter)],
            Heading::MainAndCounter => vec![Kind::Called(Call::Main), Kind::Called(Call::Counter)],
            Heading::Trigger => vec![Kind::Called(Call::Trigger)],
        };
        let mut brackets = brackets;
        // "If …, you may …: …": the condition stands before the cost.
        if self.sees("if") && self.cost_ahead() {
            let conditions = self.attempt(|r| {
                r.need("if")?;
                let condition = r.condition()?;
                r.need(",")?;
                if r.cost_ahead() { Ok(condition) } else { r.stop() }
            });
            match conditions {
                Some(condition) => brackets.conditions.push(condition),
                None => return self.stop(),
            }
        }
        if self.eat("this effect can be activated when") {
            let condition = self.condition()?;
            self.need(".")?;
            brackets.conditions.push(condition);
            let body = may(self.body()?);
            return Ok(kinds.into_iter().map(|kind| plain(kind, &brackets, Cost::default(), body.clone())).collect());
        }
        let cost = self.cost()?;
        let body = self.body()?;
        Ok(kinds.into_iter().map(|kind| plain(kind, &brackets, cost.clone(), body.clone())).collect())
    }

    /// An effect whose kind the words say.
    fn without_heading(&mut self, brackets: Brackets) -> Reading<Vec<Effect>> {
        if let Some(keyword) = self.keyword() {
            let what = vec![Grant::Keyword(keyword, 1)];
            let kind = Kind::Permanent(vec![Grants { to: To::This, what }]);
            self.eat(".");
            return Ok(vec![bare(kind, &brackets)]);
        }
        let mut brackets = brackets;
        self.in_turn(&mut brackets);
        if let Some(effects) = self.attempt(|r| r.game_rule(&brackets)) {
            return Ok(effects);
        }
        if let Some(effects) = self.attempt(|r| r.each_by_number(&brackets)) {
            return Ok(effects);
        }
        if let Some(effects) = self.attempt(|r| {
            r.need("under the rules of this game ,")?;
            r.life_instead(&brackets)
        }) {
            return Ok(effects);
        }
        if self.sees("under the rules of this game") || self.sees("also treat") {
            return self.stop();
        }
        if self.in_sentence("instead of being added to your hand").is_some() {
            return self.life_instead(&brackets);
        }
        if self.in_sentence("would").is_some() {
            return self.replacement(brackets);
        }
        let cost = if self.cost_ahead() && self.in_sentence("when").is_some() { self.cost()? } else { Cost::default() };
        // 8-1-3-1. "can be activated": it may be left.
        if self.eat("this effect can be activated") {
            let timings = if self.eat("when") {
                let timings = self.happenings()?;
                self.need(".")?;
                timings
            } else {
                self.starts(".")?
            };
            let cost = self.cost()?;
            let body = self.body()?;
            let body = if cost.may { body } else { may(body) };
            let effect = bare(Kind::Auto(timings), &brackets);
            return Ok(vec![Effect { cost: cost.ops, may: cost.may, body, ..effect }]);
        }
        if cost == Cost::default()
            && self.in_sentence("when").is_some_and(|ahead| ahead > 0)
            && let Some((timings, body)) = self.attempt(Self::when_last)
        {
            return Ok(vec![Effect { body, ..bare(Kind::Auto(timings), &brackets) }]);
        }
        if cost == Cost::default() && self.eat("at the end of a battle in which this character/leader attacks ,") {
            brackets.conditions.push(Condition::This(Filter::of(vec![Is::Own(OwnIs::Attacking)])));
            let body = self.body()?;
            let kind = Kind::Auto(vec![Timing::Own(When::EndOfBattle(Filter::any()))]);
            return Ok(vec![Effect { body, ..bare(kind, &brackets) }]);
        }
        if let Some(timings) = self.happens(brackets.once)? {
            self.memory.before.set_off_by(&timings);
            let body = self.body()?;
            let effect = bare(Kind::Auto(timings), &brackets);
            return Ok(vec![Effect { cost: cost.ops, may: cost.may, body, ..effect }]);
        }
        if cost != Cost::default() {
            return self.stop();
        }
        if brackets.once || self.sees("once per turn ,") {
            return self.once_forbidden(brackets);
        }
        self.permanent(brackets)
    }

    /// 8-3-2-4. "During your turn, …" says what the brackets say.
    fn in_turn(&mut self, brackets: &mut Brackets) {
        if self.eat("during your turn ,") {
            brackets.conditions.push(Condition::YourTurn);
        } else if self.eat("during your opponent's turn ,") {
            brackets.conditions.push(Condition::OpponentsTurn);
        }
    }

    /// "When …,", "At the end of your turn,": the timings, if the effect begins so.
    fn happens(&mut self, once: bool) -> Reading<Option<Vec<Timing>>> {
        if self.eat("when") {
            let timings = self.happenings()?;
            self.need(",")?;
            return Ok(Some(timings));
        }
        // "[Once Per Turn] If this Character battles …,": what happens, in other words. 7-1-5-2: activated as the battle ends.
        if once
            && let Some(timings) = self.attempt(|r| {
                r.need("if")?;
                let timings = r.happenings()?;
                r.need(",")?;
                Ok(timings)
            })
        {
            return Ok(Some(timings.into_iter().map(at_battles_end).collect()));
        }
        if let Some(timings) = self.attempt(|r| r.starts(",")) {
            return Ok(Some(timings));
        }
        if self.eat("at the end of a battle in which this character battles your opponent's character") {
            let mut filter = vec![Is::Category(Category::Character)];
            filter.extend(if self.eat("with") { self.features()? } else { Vec::new() });
            self.need(",")?;
            return Ok(Some(vec![Timing::Own(When::EndOfBattle(Filter::of(filter)))]));
        }
        Ok(None)
    }

    /// "at the start of your turn" and the mark after it.
    fn starts(&mut self, mark: &'static str) -> Reading<Vec<Timing>> {
        for (phrase, when) in [
            ("at the start of your main phase", When::StartOfMain(Whose::Yours)),
            ("at the start of your opponent's main phase", When::StartOfMain(Whose::Opponents)),
            ("at the start of your turn", When::StartOfTurn(Whose::Yours)),
            ("at the start of your opponent's turn", When::StartOfTurn(Whose::Opponents)),
            ("at the end of your turn", When::EndOfYourTurn),
            ("at the end of your opponent's turn", When::EndOfOpponentsTurn),
        ] {
            if self.eat(phrase) {
                self.need(mark)?;
                return Ok(vec![Timing::Own(when)]);
            }
        }
        self.stop()
    }

    /// "Draw 1 card when your opponent activates an Event.": the clause first, then when.
    fn when_last(&mut self) -> Reading<(Vec<Timing>, Vec<Op>)> {
        let body = self.clauses()?;
        self.need("when")?;
        let timings = self.happenings()?;
        self.need(".")?;
        Ok((timings, body))
    }

    /// An effect in quotes: it is read as a text of its own and stands among those that are given.
    pub fn quoted(&mut self, quote: &'a Token) -> Reading<Grant> {
        let mut effects = self.nested(|r| r.inside(quote, |r| r.text(Part::Effect)))?;
        let (Some(mut effect), true) = (effects.pop(), effects.is_empty()) else { return self.stop() };
        effect.given = true;
        let Ok(index) = u8::try_from(self.printed + self.given.len()) else { return self.stop() };
        self.given.push(effect);
        Ok(Grant::Effect(index))
    }
}

impl Before {
    /// What sets the effect off is what its words speak of first.
    fn set_off_by(&mut self, timings: &[Timing]) {
        let battles = |t: &Timing| matches!(t, Timing::Own(When::EndOfBattle(_) | When::Battles(_)));
        self.battled = timings.iter().all(battles);
        self.at_turns_end = timings.iter().all(ends_turn);
        self.of_kod = timings.iter().all(brings_to_trash);
        self.fielded = timings.iter().all(is_of_one);
        self.field = spoken_by(timings);
        self.spoken = self.field;
        self.beside = timings.iter().any(is_of_another);
        self.by_nothing = timings.iter().all(is_of_none);
        self.of_character = timings.iter().any(is_of_character);
    }
}

/// 7-1-5-2. "If this Character battles …" is activated at the end of a battle in which it did.
fn at_battles_end(timing: Timing) -> Timing {
    match timing {
        Timing::Own(When::Battles(filter)) => Timing::Own(When::EndOfBattle(filter)),
        other => other,
    }
}

/// 6-6-1-1. Does it work at the end of a turn?
fn ends_turn(timing: &Timing) -> bool {
    matches!(timing, Timing::Own(When::EndOfYourTurn | When::EndOfOpponentsTurn))
}

/// 10-2-17-1. Does the card lie in the trash when it works?
fn brings_to_trash(timing: &Timing) -> bool {
    match timing {
        Timing::Own(When::OnKo) => true,
        Timing::Done(deed, one, _) => matches!(deed, Deed::Ko | Deed::Trash) && one.filter.asks(&Is::This),
        Timing::Own(_) => false,
    }
}

/// Is it about one card that is on the field when it has happened?
fn is_of_one(timing: &Timing) -> bool {
    matches!(timing, Timing::Own(When::Attacks(..) | When::Attacked(..) | When::Played(..) | When::DonGiven(_)))
}

/// The cards to which it happens, where the text says which.
const fn happens_to(timing: &Timing) -> Option<&Selector> {
    match timing {
        Timing::Done(_, one, _)
        | Timing::Own(When::Attacks(one, _) | When::Attacked(one, _) | When::Played(one, _) | When::DonGiven(one)) => {
            Some(one)
        }
        Timing::Own(_) => None,
    }
}

/// Can another card than this one set it off?
fn is_of_another(timing: &Timing) -> bool {
    happens_to(timing).map_or_else(|| !is_of_none(timing), |one| !one.filter.asks(&Is::This))
}

/// Can another Character than this one set it off?
fn is_of_character(timing: &Timing) -> bool {
    happens_to(timing).is_some_and(|one| one.places.contains(&CHARACTERS) && !one.filter.asks(&Is::This))
}

/// Does no card set it off?
fn is_of_none(timing: &Timing) -> bool {
    matches!(
        timing,
        Timing::Own(
            When::StartOfTurn(_)
                | When::StartOfMain(_)
                | When::EndOfYourTurn
                | When::EndOfOpponentsTurn
                | When::DonReturned(..)
                | When::DamageTaken(_)
                | When::DamageDealt
                | When::LifeBecomes(..)
        )
    )
}

/// What the card is that sets an effect off, as far as that is said.
fn spoken_by(timings: &[Timing]) -> Spoken {
    let [Timing::Own(When::Attacks(one, _) | When::Attacked(one, _))] = timings else { return Spoken::default() };
    if one.filter.asks(&Is::This) { Spoken::default() } else { spoken_in(Deed::Choose, one) }
}

/// All of it may be left; what says so itself is asked once.
fn may(body: Vec<Op>) -> Vec<Op> {
    if matches!(body.as_slice(), [Op::May(Whose::Yours, _)]) { body } else { vec![Op::May(Whose::Yours, body)] }
}

/// An effect that has nothing but its kind.
pub fn bare(kind: Kind, brackets: &Brackets) -> Effect {
    Effect { conditions: brackets.conditions.clone(), once: brackets.once, ..Effect::of(kind) }
}
