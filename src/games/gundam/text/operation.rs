//! 10-3. What a text does: clauses and who does them.

use super::super::vocabulary::{Condition, Later, Op, OwnOp, Taken, Target, Whose};
use super::giving::Said;
use super::{It, Reader, Reading};
use crate::cardgame::reader::Sort;

/// Clauses of one sentence.
#[derive(Clone, Debug)]
pub struct Clauses {
    /// What they do.
    pub ops: Vec<Op>,
    /// Where the last of them begins.
    pub last: usize,
    /// What joins it to those before.
    pub joins: Joins,
}

/// What joins a clause to those before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Joins {
    /// It stands alone.
    Nothing,
    /// "A and B".
    And,
    /// "A, then B".
    Then,
    /// "You may A, then B".
    InMay,
}

impl Reader<'_> {
    /// Clauses joined by "and" and commas.
    pub fn clauses(&mut self) -> Reading<Vec<Op>> {
        Ok(self.joined_clauses()?.ops)
    }

    /// The same, with what must be known for an "if" behind them.
    pub fn joined_clauses(&mut self) -> Reading<Clauses> {
        let mut all = Clauses { ops: self.clause()?, last: 0, joins: Joins::Nothing };
        while let Some((more, then)) = self.attempt(|r| {
            let then = r.eat(", and then") || r.eat("and then") || r.eat(", then");
            // "A, B, and C".
            let listed = r.sees(",") && r.in_sentence(", and").is_some_and(|ahead| ahead > 0);
            if !(then || r.eat(", and") || r.eat("and") || listed && r.eat(",")) {
                return r.stop();
            }
            Ok((r.clause()?, then))
        }) {
            // 10-1-3. "You may discard 1, then draw 2.": who does not, does not draw either.
            if let Some(Op::May(_, inner)) = all.ops.last_mut() {
                if more.iter().any(|op| matches!(op, Op::May(..) | Op::Own(OwnOp::Each(..) | OwnOp::ThatPlayer(_)))) {
                    return self.stop();
                }
                inner.extend(more);
                all.joins = Joins::InMay;
                continue;
            }
            (all.last, all.joins) = (all.ops.len(), if then { Joins::Then } else { Joins::And });
            all.ops.extend(more);
        }
        Ok(all)
    }

    /// One clause.
    fn clause(&mut self) -> Reading<Vec<Op>> {
        let they = self.memory.each && self.eat("they may");
        self.memory.they |= they;
        if they || self.eat("you may") {
            let ops = self.nested(Self::verbs)?;
            return Ok(vec![Op::May(Whose::Yours, ops)]);
        }
        if let Some(ops) = self.attempt(Self::after_this) {
            return Ok(ops);
        }
        if let Some(ops) = self.attempt(Self::at_the_end) {
            return Ok(ops);
        }
        if let Some(ops) = self.attempt(Self::its_owner) {
            return Ok(ops);
        }
        if let Some(ops) = self.attempt(Self::players) {
            return Ok(ops);
        }
        if let Some(ops) = self.attempt(Self::it_may_recover) {
            return Ok(ops);
        }
        if self.sees("choose") && self.in_sentence("of the following").is_some() {
            return self.modes();
        }
        if let Some(ops) = self.attempt(Self::effect_given) {
            return Ok(ops);
        }
        if let Some(ops) = self.attempt(Self::reducing) {
            return Ok(ops);
        }
        if let Some(ops) = self.attempt(Self::drawn_for_each) {
            return Ok(ops);
        }
        if let Some(ops) = self.attempt(Self::verb) {
            self.leaves(&ops);
            return Ok(match self.eat("at the end of this/the turn") {
                true => vec![Op::Later(Later::EndOfThisTurn, ops)],
                false => ops,
            });
        }
        self.saying()
    }

    /// 5-14-1. "For each of your rested Units, draw 1".
    fn drawn_for_each(&mut self) -> Reading<Vec<Op>> {
        let Some(each) = self.each_first() else { return self.stop() };
        self.need("draw")?;
        let count = each.times(i32::from(self.small()?));
        self.eat("card/cards");
        Ok(vec![Op::Draw { who: Whose::Yours, count, up_to: false }])
    }

    /// Verbs joined by "and": what may be done.
    fn verbs(&mut self) -> Reading<Vec<Op>> {
        let mut ops = self.verb()?;
        while let Some(more) = self.attempt(|r| {
            r.need("and")?;
            r.verb()
        }) {
            ops.extend(more);
        }
        self.leaves(&ops);
        Ok(ops)
    }

    /// "that friendly Unit may recover 2 HP".
    fn it_may_recover(&mut self) -> Reading<Vec<Op>> {
        let what = self.it()?;
        self.need("may")?;
        if !self.sees("recover") {
            return self.stop();
        }
        let mut ops = Vec::new();
        for said in self.predicates()? {
            match said {
                Said::Recovers(amount) => ops.push(Op::Own(OwnOp::Recover { what: what.clone(), amount })),
                Said::Gets(_) => return self.stop(),
            }
        }
        Ok(vec![Op::May(Whose::Yours, ops)])
    }

    /// "All players each …", "All enemy players each …", "your opponent discards 1": what other players do, to the end of the effect.
    fn players(&mut self) -> Reading<Vec<Op>> {
        if self.memory.each {
            self.need("they")?;
            self.memory.they = true;
            return self.verb();
        }
        if self.eat("you and the player who destroyed this unit/base draw") {
            return Ok(vec![Op::Own(OwnOp::DrawWithDestroyer(self.small()?))]);
        }
        let (who, many) = if self.eat("all players each?") {
            (Whose::Any, true)
        } else if self.eat("each player") {
            (Whose::Any, false)
        } else if self.eat("all enemy players each?") {
            (Whose::Opponents, true)
        } else {
            if !self.eat("each enemy player") {
                self.need("your opponent")?;
            }
            (Whose::Opponents, false)
        };
        self.memory.each = true;
        let ops = if self.sees("may") { self.they_may() } else { self.nested(|r| r.body_of_players(many)) };
        self.memory.each = false;
        self.memory.it = It::Nothing;
        let mut ops = ops?;
        if matches!(ops.as_slice(), [Op::May(..), Op::If(Condition::Did, ..)]) {
            self.taken.push(Taken::EachApart);
        }
        // 1-3-4, 12-2-4. "Each player chooses 1 of their Units. Destroy them.": each chooses; what is done to them is done once.
        let chosen = matches!(ops.as_slice(), [Op::Choose(Target::Choose { .. }), ..]);
        if !chosen || !ops[1..].iter().all(is_done_to_them) {
            return Ok(vec![Op::Own(OwnOp::Each(who, ops))]);
        }
        let done = ops.split_off(1);
        Ok(std::iter::once(Op::Own(OwnOp::Each(who, ops))).chain(done).collect())
    }

    /// "1 enemy player. They discard 1", "1 enemy player. That player chooses 1 of their Units. Destroy it".
    pub fn one_player(&mut self) -> Reading<Vec<Op>> {
        if self.memory.each || self.small()? != 1 {
            return self.stop();
        }
        self.need("enemy player .")?;
        let many = self.eat("they");
        if !many {
            self.need("that player")?;
        }
        if self.sees("'s") {
            return self.stop();
        }
        self.memory.each = true;
        let ops = if self.sees("may") { self.they_may() } else { self.nested(|r| r.body_of_players(many)) };
        self.memory.each = false;
        self.memory.it = It::Nothing;
        Ok(vec![Op::Own(OwnOp::ChoosePlayer), Op::Own(OwnOp::ThatPlayer(ops?))])
    }

    /// 5-2-2. "Its owner draws 1", "That Unit's owner discards 1": of the one card that was spoken of.
    fn its_owner(&mut self) -> Reading<Vec<Op>> {
        let that = self.eat("that unit/card 's owner");
        if !that {
            self.need("its owner")?;
        }
        let it = if that { self.that_one() } else { self.spoken_of() };
        if it != It::Card || self.memory.several || self.memory.each || self.sees("'s") {
            return self.stop();
        }
        self.memory.each = true;
        let asked = self.sees("may") && self.sentence_after().is_some_and(|words| words == "if they");
        let ops = if asked { self.they_may() } else { self.nested(Self::draws_or_discards) };
        self.memory.each = false;
        (self.memory.said_it, self.memory.it) = (true, It::Nothing);
        Ok(vec![Op::Own(OwnOp::OwnerOfIt), Op::Own(OwnOp::ThatPlayer(ops?))])
    }

    /// 10-1-3. "may discard 1. If they don't, draw 1": what another player may do, and what hangs on it.
    fn they_may(&mut self) -> Reading<Vec<Op>> {
        let before = self.memory.clone();
        self.need("may")?;
        let mut all = vec![Op::May(Whose::Yours, self.nested(Self::verbs)?)];
        if let Some(more) = self.attempt(|r| r.if_they_did(&before)) {
            all.push(more);
        }
        Ok(all)
    }

    /// "If they don't, …", to the end of the effect. "They" is the player who was asked; 10-3-4: what is said without one is done by you.
    fn if_they_did(&mut self, before: &super::Memory) -> Reading<Op> {
        self.need(". if they")?;
        let not = self.eat("don't ,") || self.eat("do not ,") || self.eat("didn't ,");
        if !not {
            self.need("do ,")?;
        }
        let they = self.sees("they");
        // Who did not do it has spoken of no other card.
        self.memory = super::Memory { each: they, ..if not { before.clone() } else { super::Memory::default() } };
        let from = self.at;
        let ops = self.nested(Self::body);
        self.memory.each = true;
        let ops = ops?;
        if !they && ops.iter().any(|op| matches!(op, Op::Own(OwnOp::Each(..) | OwnOp::ThatPlayer(_)))) {
            return self.refuse(from);
        }
        let ops = match they {
            true => ops,
            false => vec![Op::Own(OwnOp::PlayerOfThis), Op::Own(OwnOp::ThatPlayer(ops))],
        };
        Ok(match not {
            true => Op::If(Condition::Did, Vec::new(), ops),
            false => Op::If(Condition::Did, ops, Vec::new()),
        })
    }

    /// The first words of the next sentence.
    fn sentence_after(&self) -> Option<String> {
        let ahead = (self.at..).map_while(|at| self.token_at(at)).position(|token| token.text == ".")?;
        let words = (1..3).map_while(|n| self.token_at(self.at + ahead + n)).map(|token| token.text.clone());
        Some(words.collect::<Vec<_>>().join(" "))
    }

    /// "draws 1", "may draw 1", "draws 1, then discards 1": what one player does, and nothing more.
    fn draws_or_discards(&mut self) -> Reading<Vec<Op>> {
        let may = self.eat("may");
        let mut ops = self.drawn_or_discarded()?;
        while let Some(more) = self.attempt(|r| {
            if !["and then", ", then", "and"].iter().any(|joins| r.eat(joins)) || !r.sees("draws/discards/draw/discard")
            {
                return r.stop();
            }
            r.drawn_or_discarded()
        }) {
            ops.extend(more);
        }
        Ok(if may { vec![Op::May(Whose::Yours, ops)] } else { ops })
    }

    /// What a player draws or discards, and nothing more; or all the sentences that follow.
    fn body_of_players(&mut self, many: bool) -> Reading<Vec<Op>> {
        if let Some(ops) = self.attempt(|r| {
            let mut ops = r.drawn_or_discarded()?;
            // "All players draw 2, then discard 1", "your opponent discards 1 and draws 1": the same players. Not so "your opponent
            // discards 1, then draw 1".
            while let Some(more) = r.attempt(|r| {
                if !["and then", ", then", ", and", "and"].iter().any(|joins| r.eat(joins)) {
                    return r.stop();
                }
                if !r.sees(if many { "draw/discard" } else { "draws/discards" }) {
                    return r.stop();
                }
                r.drawn_or_discarded()
            }) {
                ops.extend(more);
            }
            if r.sees(". they") || r.sees(". if") { r.stop() } else { Ok(ops) }
        }) {
            return Ok(ops);
        }
        self.body()
    }

    fn drawn_or_discarded(&mut self) -> Reading<Vec<Op>> {
        if self.eat("draw/draws") {
            return self.draw();
        }
        self.need("discard/discards")?;
        self.discard()
    }

    /// "At the end of this turn, destroy it".
    fn at_the_end(&mut self) -> Reading<Vec<Op>> {
        let all = [
            ("at the end of this turn ,", Later::EndOfThisTurn),
            ("at the end of the turn ,", Later::EndOfThisTurn),
            ("at the end of this battle ,", Later::EndOfThisBattle),
        ];
        let Some((_, later)) = all.into_iter().find(|(words, _)| self.eat(words)) else { return self.stop() };
        let ops = self.nested(Self::clauses)?;
        Ok(vec![Op::Later(later, ops)])
    }

    /// "After activating this card's 【Main】, you may …".
    fn after_this(&mut self) -> Reading<Vec<Op>> {
        self.need("after activating this card 's 【main】 ,")?;
        let ops = self.nested(Self::clauses)?;
        Ok(vec![Op::Later(Later::AfterThis, ops)])
    }

    /// "When playing this card, choose 1 of the following effects and activate it: ■ … ■ …".
    fn modes(&mut self) -> Reading<Vec<Op>> {
        self.need("choose")?;
        if self.small()? != 1 {
            return self.stop();
        }
        if !self.eat("of the following effects") {
            self.need("of the following")?;
        }
        self.eat("and activate it");
        self.need(":")?;
        let mut modes = Vec::new();
        loop {
            let breaks = usize::from(self.is_next(Sort::Break));
            if !self.sees_at(breaks, "•") {
                break;
            }
            self.at += breaks + 1;
            let memory = self.memory.clone();
            modes.push(self.nested(Self::body)?);
            if !self.memory.besides.is_empty() {
                return self.stop();
            }
            self.memory = memory;
        }
        if modes.len() < 2 {
            return self.stop();
        }
        self.memory.it = It::Nothing;
        Ok(vec![Op::ChooseOne(Whose::Yours, modes)])
    }
}

/// Is it done to the cards that were chosen, whoever chose them?
fn is_done_to_them(op: &Op) -> bool {
    match op {
        Op::Turn(_, to) | Op::Move { what: to, .. } | Op::Give { to, .. } => *to == Target::It,
        Op::Own(OwnOp::Damage { to, .. } | OwnOp::Recover { what: to, .. }) => *to == Target::It,
        _ => false,
    }
}
