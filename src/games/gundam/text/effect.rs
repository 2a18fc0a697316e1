//! 10-1. Effects: from the headings to the last sentence.

use super::super::vocabulary::{
    Call, Condition, Construction, Effect, Grant, Grants, Keyword, Kind, Op, OwnOp, Target, Timing, To, When,
};
use super::heading::Headings;
use super::noun::Number;
use super::{Memory, Reader, Reading};
use crate::cardgame::reader::Sort;

/// What stands before an effect without a timing: its conditions, and 【Once per Turn】.
#[derive(Clone, Debug, Default)]
pub struct Open {
    /// Conditions, from headings and from words.
    pub conditions: Vec<Condition>,
    /// 【Once per Turn】.
    pub once: bool,
}

impl Reader<'_> {
    /// A whole text.
    pub fn text(&mut self) -> Reading<Vec<Effect>> {
        let mut all = Vec::new();
        self.breaks();
        while !self.is_done() {
            all.extend(self.line()?);
            if !self.memory.besides.is_empty() {
                return self.stop();
            }
            self.breaks();
        }
        Ok(all)
    }

    /// The headings and what stands under them.
    pub fn line(&mut self) -> Reading<Vec<Effect>> {
        if self.eat("【pilot】") {
            let Some(name) = self.take(Sort::Bracket) else { return self.stop() };
            if !self.ends_line() {
                return self.stop();
            }
            return Ok(vec![Effect::of(Kind::Outside(Construction::Pilot(name.raw.clone())))]);
        }
        let headings = self.headings()?;
        let command = headings.calls.iter().any(|call| matches!(call, Call::Main | Call::Action));
        let destroyed = headings.timings == [When::Destroyed];
        self.memory = Memory { command, destroyed, ..Memory::default() };
        if !headings.calls.is_empty() {
            return self.called(&headings);
        }
        if headings.timings.is_empty() {
            return self.headless(&headings);
        }
        let body = match headings.development {
            Some(count) => self.developed(count)?,
            None => self.body()?,
        };
        let timings = headings.timings.into_iter().map(Timing::Own).collect();
        let kind = Kind::Auto(timings);
        Ok(vec![Effect { conditions: headings.conditions, once: headings.once, body, ..Effect::of(kind) }])
    }

    /// Whether no further sentence follows in the same line.
    pub fn ends_line(&self) -> bool {
        self.is_done() || self.is_next(Sort::Break) || self.is_next(Sort::Heading)
    }

    /// The end of a sentence.
    pub fn ends_sentence(&mut self) -> Reading<()> {
        let ended = self.at.checked_sub(1).and_then(|at| self.token_at(at)).is_some_and(|token| {
            // "with the highest Lv." ends the sentence as well.
            matches!(token.text.as_str(), "." | "lv.")
        });
        if self.eat(".") || ended || self.is_done() || self.is_next(Sort::Break) { Ok(()) } else { self.stop() }
    }

    /// An effect that a rule calls for.
    fn called(&mut self, headings: &Headings) -> Reading<Vec<Effect>> {
        if headings.calls == [Call::ActivateMain] && self.is_next(Sort::Angle) {
            // 13-1-3. <Support> is printed under the heading that it stands for.
            let (keyword, number) = self.keyword_given()?;
            let plain = !headings.once && headings.conditions.is_empty() && keyword == Keyword::Support;
            if !plain || !self.ends_line() {
                return self.stop();
            }
            return Ok(vec![Effect::of(Kind::Permanent(vec![keywords(vec![Grant::Keyword(keyword, number)])]))]);
        }
        if headings.calls.len() > 1 && headings.calls.contains(&Call::Burst) {
            return self.stop();
        }
        let activated = headings.calls.iter().all(|call| matches!(call, Call::ActivateMain | Call::ActivateAction));
        let cost = if activated { self.cost()? } else { Vec::new() };
        let body = self.body()?;
        // What the text asks of this Unit is looked at before a cost takes it away.
        let besides = std::mem::take(&mut self.memory.besides);
        let effect = |call: &Call| Effect {
            conditions: headings.conditions.iter().chain(&besides).cloned().collect(),
            once: headings.once,
            cost: cost.clone(),
            body: body.clone(),
            ..Effect::of(Kind::Called(*call))
        };
        Ok(headings.calls.iter().map(effect).collect())
    }

    /// "You may exile the specified number of (X) cards in your trash from the game. If you do, activate the following effect: ■ …".
    fn developed(&mut self, count: u8) -> Reading<Vec<Op>> {
        use super::super::vocabulary::{Amount, Count, Deed, Whose, go};
        self.need("you may exile the specified number of")?;
        let noun = self.noun()?;
        let exile = self.at;
        self.need("from the game . if you do , activate the following effect :")?;
        if noun.number != Number::Unsaid || !noun.placed {
            return self.refuse(exile);
        }
        let (from, count) = (self.whole(&noun)?, Count::Exactly(Amount::N(i32::from(count))));
        let exiled = go(Deed::Remove, Target::Choose { who: Whose::Yours, from, count });
        self.breaks();
        self.need("•")?;
        self.memory = Memory::default();
        let body = self.body()?;
        Ok(vec![Op::May(Whose::Yours, vec![exiled]), Op::If(Condition::Did, body, Vec::new())])
    }

    /// An effect whose kind the words say. A further sentence of the same line stands under the same headings.
    fn headless(&mut self, headings: &Headings) -> Reading<Vec<Effect>> {
        let mut all = Vec::new();
        loop {
            if self.is_next(Sort::Angle) {
                all.push(self.keyword_line(headings)?);
            } else if self.eat("you may have/include any number of this card in your deck") {
                self.ends_sentence()?;
                all.push(Effect::of(Kind::Outside(Construction::AnyNumber)));
            } else {
                let mut open = Open { conditions: headings.conditions.clone(), once: headings.once };
                self.memory = Memory::default();
                self.words_before(&mut open)?;
                all.extend(self.sentence_alone(&open)?);
            }
            if self.ends_line() {
                return Ok(all);
            }
        }
    }

    /// `<Blocker>`, `<Repair 2> <Breach 1>`.
    fn keyword_line(&mut self, headings: &Headings) -> Reading<Effect> {
        let mut what = Vec::new();
        while self.is_next(Sort::Angle) {
            let (keyword, number) = self.keyword_given()?;
            what.push(Grant::Keyword(keyword, number));
            self.eat(",");
        }
        self.eat(".");
        if headings.once || !self.ends_line() {
            return self.stop();
        }
        let kind = Kind::Permanent(vec![keywords(what)]);
        Ok(Effect { conditions: headings.conditions.clone(), ..Effect::of(kind) })
    }

    /// "During your turn,", "While …,", "If …,".
    fn words_before(&mut self, open: &mut Open) -> Reading<()> {
        loop {
            if self.eat("during your turn ,") {
                open.conditions.push(Condition::YourTurn);
            } else if self.eat("during your opponent's turn ,") {
                open.conditions.push(Condition::OpponentsTurn);
            } else if self.sees("if/when") && self.in_sentence("would be/lose").is_some() {
                // What would happen is no condition.
                return Ok(());
            } else if self.eat("while/if") {
                let condition = self.condition()?;
                self.need(",")?;
                open.conditions.push(condition);
            } else if let Some(condition) = self.attempt(|r| {
                let condition = r.turn_where()?;
                r.need(",")?;
                Ok(condition)
            }) {
                open.conditions.push(condition);
            } else {
                return Ok(());
            }
        }
    }

    fn sentence_alone(&mut self, open: &Open) -> Reading<Vec<Effect>> {
        if self.eat("when playing this card from your hand , you may") {
            return self.playing(open);
        }
        if self.in_sentence("would be").is_some() {
            return Ok(vec![self.would_be(open)?]);
        }
        if self.in_sentence("would lose the game").is_some() {
            return Ok(vec![self.would_lose(open)?]);
        }
        if self.eat("when") {
            return self.when(open);
        }
        let mut open = open.clone();
        if let Some(timings) = self.attempt(|r| r.starts_and_ends(&mut open)) {
            let body = self.body()?;
            let kind = Kind::Auto(timings);
            return Ok(vec![Effect { conditions: open.conditions, once: open.once, body, ..Effect::of(kind) }]);
        }
        Ok(vec![self.standing(&open)?])
    }

    /// "When playing this card from your hand, you may destroy 1 of your Units. If you do, play this card as if it has 0 Lv. and cost."
    fn playing(&mut self, open: &Open) -> Reading<Vec<Effect>> {
        if open.once {
            return self.stop();
        }
        let cost = self.clauses()?;
        self.need(". if you do , play this card as if it has")?;
        let number = self.small()?;
        let (level, cost_too) = if self.eat("lv. and cost") {
            (Some(number), Some(number))
        } else if self.eat("lv.") {
            (Some(number), None)
        } else {
            self.need("cost")?;
            (None, Some(number))
        };
        self.ends_sentence()?;
        let body = vec![Op::Own(OwnOp::PlayAs { level, cost: cost_too })];
        let kind = Kind::Called(Call::Playing);
        Ok(vec![Effect { conditions: open.conditions.clone(), cost, body, ..Effect::of(kind) }])
    }

    /// "It gains the following effect during this turn: ■ …".
    pub fn effect_given(&mut self) -> Reading<Vec<Op>> {
        let to = self.subject()?;
        self.need("gain/gains the following effect")?;
        let Some(until) = self.duration() else { return self.stop() };
        self.need(":")?;
        self.breaks();
        self.need("•")?;
        let grant = self.as_given(Self::line)?;
        Ok(vec![Op::Give { to, what: vec![grant], until }])
    }

    /// One effect that is read now and given to cards or players.
    pub fn as_given(&mut self, part: impl FnOnce(&mut Self) -> Reading<Vec<Effect>>) -> Reading<Grant> {
        let memory = self.memory.clone();
        let mut effects = self.nested(part)?;
        if !self.memory.besides.is_empty() {
            return self.stop();
        }
        self.memory = memory;
        let (Some(mut effect), true) = (effects.pop(), effects.is_empty()) else { return self.stop() };
        effect.given = true;
        let Ok(index) = u8::try_from(self.printed + self.given.len()) else { return self.stop() };
        self.given.push(effect);
        Ok(Grant::Effect(index))
    }
}

/// Keywords of this card.
fn keywords(what: Vec<Grant>) -> Grants {
    Grants { to: To::This, what }
}

/// The damage that an effect would replace is so much less.
pub fn reduced(n: u8) -> Vec<Op> {
    use super::super::vocabulary::Amount;
    vec![Op::Own(OwnOp::ReduceDamage(Amount::N(i32::from(n))))]
}
