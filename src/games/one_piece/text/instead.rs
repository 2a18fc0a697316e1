//! "If …, draw 2 cards instead.": what the sentence before says is done otherwise.

use super::{Reader, Reading, Sort};
use crate::games::one_piece::vocabulary::{Amount, Condition, Count, Grant, Is, Op, OwnOp, Target, Whose};

/// A sentence that changes what another one says.
pub enum Change {
    /// If this holds, these operations are there instead of those of the sentence before.
    Sentence(Condition, Vec<Op>),
    /// The same, with the number that was there: "instead of 1", "instead of +2000".
    Number(Condition, Vec<Op>, i32),
    /// The same, but whoever would do it may do as the sentence before says.
    May(Condition, Vec<Op>),
    /// "…, you may … instead of drawing 1 card", where the sentence before draws so many, also under an "if".
    MayNotDraw(Condition, Vec<Op>, i32),
    /// "look at 5 cards instead of 3".
    Look(Condition, i32, i32),
    /// "set it as active instead", "rest it instead", of DON!! cards that are added: rested or not.
    AddedDon(Condition, bool),
}

impl Reader<'_> {
    /// "If …, … instead."
    pub fn changed(&mut self) -> Reading<Change> {
        if self.in_sentence("instead").is_none() {
            return self.stop();
        }
        self.eat("then ,?");
        self.need("if")?;
        let condition = self.condition()?;
        self.need(",")?;
        if let Some((more, less)) = self.attempt(Self::look_instead) {
            return Ok(Change::Look(condition, more, less));
        }
        if self.eat("set it/them as active instead .") {
            return Ok(Change::AddedDon(condition, false));
        }
        if self.eat("rest it/them instead .") {
            return Ok(Change::AddedDon(condition, true));
        }
        if self.eat("you may") {
            let ops = self.clauses()?;
            self.need("instead")?;
            if self.eat("of drawing") {
                let draws = i32::from(self.small()?);
                self.need("card/cards .")?;
                return Ok(Change::MayNotDraw(condition, ops, draws));
            }
            self.need(".")?;
            return Ok(Change::May(condition, ops));
        }
        let ops = self.clauses()?;
        self.need("instead")?;
        let was = if self.eat("of") { Some(self.signed_or_number()?) } else { None };
        self.eat("power/cost/cards/card");
        self.need(".")?;
        Ok(match was {
            Some(was) => Change::Number(condition, ops, was),
            None => Change::Sentence(condition, ops),
        })
    }

    fn signed_or_number(&mut self) -> Reading<i32> {
        if let Some(signed) = self.take(Sort::Signed) {
            return Ok(signed.value);
        }
        match self.number() {
            Some(number) => Ok(number),
            None => self.stop(),
        }
    }

    fn look_instead(&mut self) -> Reading<(i32, i32)> {
        self.need("look at")?;
        let more = i32::from(self.small()?);
        self.need("cards instead of")?;
        let less = i32::from(self.small()?);
        self.eat("cards");
        self.need(".")?;
        Ok((more, less))
    }

    /// The operations so far, of which the last sentence begins at `last`, are changed.
    pub fn change_sentence(&mut self, ops: &mut Vec<Op>, last: usize, change: Change) -> Reading<()> {
        // "instead", before the full stop
        let from = self.at.saturating_sub(2);
        match change {
            Change::Look(condition, more, less) => {
                let looks = |op: &&mut Op| matches!(op, Op::Look { count: Amount::N(n), .. } if *n == less);
                let mut found = ops.iter_mut().filter(looks);
                let (Some(op), None) = (found.next(), found.next()) else { return self.refuse(from) };
                let mut other = op.clone();
                if let Op::Look { count, .. } = &mut other {
                    *count = Amount::N(more);
                }
                *op = Op::If(condition, vec![other], vec![op.clone()]);
                Ok(())
            }
            Change::Number(condition, instead, was) => {
                let is = matches!(ops.get(last..), Some([op]) if number_of(op) == Some(was));
                if is { self.replace_sentence(ops, last, condition, instead, false) } else { self.refuse(from) }
            }
            Change::Sentence(condition, instead) => self.replace_sentence(ops, last, condition, instead, false),
            Change::MayNotDraw(condition, instead, draws) => {
                let sentence = match ops.get_mut(last..) {
                    Some([Op::If(asked, inner, otherwise)]) if *asked != Condition::Did && otherwise.is_empty() => {
                        inner
                    }
                    Some([_]) if last == 0 => ops,
                    _ => return self.refuse(from),
                };
                let drawn = sentence
                    .last()
                    .is_some_and(|op| matches!(op, Op::Draw { who: Whose::Yours, .. }) && number_of(op) == Some(draws));
                let alone = matches!(sentence.as_slice(), [_]);
                if !drawn || !alone || instead.iter().any(speaks_of_it) {
                    return self.refuse(from);
                }
                let old: Vec<Op> = sentence.pop().into_iter().collect();
                let ways = Op::ChooseOne(Whose::Yours, vec![instead, old.clone()]);
                sentence.push(Op::If(condition, vec![ways], old));
                Ok(())
            }
            Change::May(condition, instead) => self.replace_sentence(ops, last, condition, instead, true),
            Change::AddedDon(condition, as_rested) => {
                let (Some(Op::Own(OwnOp::AddDon { rested, .. })), true) = (ops.last(), ops.len() == last + 1) else {
                    return self.refuse(from);
                };
                if *rested == as_rested {
                    return self.refuse(from);
                }
                let old = ops.split_off(last);
                let mut new = old.clone();
                if let [Op::Own(OwnOp::AddDon { rested, .. })] = new.as_mut_slice() {
                    *rested = as_rested;
                }
                ops.push(Op::If(condition, new, old));
                Ok(())
            }
        }
    }

    fn replace_sentence(
        &mut self,
        ops: &mut Vec<Op>,
        last: usize,
        condition: Condition,
        mut instead: Vec<Op>,
        may: bool,
    ) -> Reading<()> {
        let from = self.at.saturating_sub(2);
        let mut old = ops.split_off(last.min(ops.len()));
        // "If that card is a Character, …": it must be known which one it is before something is done to it.
        let chosen = if asks_it(&condition) {
            Some(chosen_first(&mut old).ok_or(()).or_else(|()| self.refuse(from))?)
        } else {
            None
        };
        let alike = old.len() == instead.len() && old.iter().zip(&instead).all(|(a, b)| is_alike(a, b));
        if old.is_empty() || !alike {
            return self.refuse(from);
        }
        if let Some(chosen) = chosen {
            let told = instead.iter().all(|op| target_of(op) == Some(&Target::It));
            if !told || may {
                return self.refuse(from);
            }
            ops.extend([Op::Choose(chosen), Op::If(condition, instead, old)]);
            return Ok(());
        }
        // "that card gains +4000 power instead", "return it to the owner's hand instead": the one that the sentence before chooses.
        for (old, new) in old.iter().zip(&mut instead) {
            match (old, new) {
                (Op::Give { to: chosen, .. }, Op::Give { to: it, .. })
                | (Op::Move { what: chosen, .. }, Op::Move { what: it, .. })
                    if *it == Target::It =>
                {
                    *it = chosen.clone();
                }
                _ => {}
            }
        }
        if instead.iter().any(speaks_of_it) {
            return self.refuse(from);
        }
        let instead = if may { vec![Op::ChooseOne(Whose::Yours, vec![instead, old.clone()])] } else { instead };
        ops.push(Op::If(condition, instead, old));
        Ok(())
    }
}

/// The number that an operation is about, if it is one.
fn number_of(op: &Op) -> Option<i32> {
    let of = |count: &Count| match count {
        Count::Exactly(Amount::N(n)) | Count::UpTo(Amount::N(n)) => Some(*n),
        _ => None,
    };
    match op {
        Op::Draw { count: Amount::N(n), .. } | Op::Own(OwnOp::AddDon { count: Amount::N(n), .. }) => Some(*n),
        Op::Give { what, .. } => match what.as_slice() {
            [Grant::Stat(_, Amount::N(n))] => Some(*n),
            _ => None,
        },
        Op::Move { what: Target::Choose { count, .. }, .. } | Op::Turn(_, Target::Choose { count, .. }) => of(count),
        Op::Move { what: Target::Top { count: Amount::N(n), .. }, .. } => Some(*n),
        _ => None,
    }
}

/// Do two operations do the same kind of thing?
fn is_alike(a: &Op, b: &Op) -> bool {
    match (a, b) {
        // "return it to the bottom of the owner's deck instead"
        (Op::Move { .. }, Op::Move { what: Target::It, .. }) => true,
        (Op::Move { deed: a, .. }, Op::Move { deed: b, .. }) | (Op::Turn(a, _), Op::Turn(b, _)) => a == b,
        (Op::Own(a), Op::Own(b)) => std::mem::discriminant(a) == std::mem::discriminant(b),
        (Op::Draw { .. }, Op::Draw { .. }) | (Op::Give { .. }, Op::Give { .. }) => true,
        _ => false,
    }
}

/// What is not done cannot be spoken of.
fn speaks_of_it(op: &Op) -> bool {
    target_of(op) == Some(&Target::It)
}

/// The cards that an operation is about.
const fn target_of(op: &Op) -> Option<&Target> {
    match op {
        Op::Move { what, .. } | Op::Turn(_, what) | Op::Give { to: what, .. } => Some(what),
        _ => None,
    }
}

/// Does a condition ask something of the card that the text speaks of?
pub fn asks_it(condition: &Condition) -> bool {
    let reads = |amount: &Amount| matches!(amount, Amount::OfIt(..) | Amount::CountOfIt);
    match condition {
        Condition::It(_) => true,
        Condition::All(all) | Condition::Any(all) => all.iter().any(asks_it),
        Condition::Not(inner) => asks_it(inner),
        Condition::Is(a, _, b) => {
            let counts = |amount: &Amount| matches!(amount, Amount::Count(from) if from.filter.asks(&Is::It));
            [a, b].into_iter().any(|amount| reads(amount) || counts(amount))
        }
        _ => false,
    }
}

/// The card that the only operation chooses; from then on it is the one that the text speaks of.
fn chosen_first(ops: &mut [Op]) -> Option<Target> {
    let [Op::Move { what, .. } | Op::Give { to: what, .. }] = ops else { return None };
    matches!(what, Target::Choose { .. }).then(|| std::mem::replace(what, Target::It))
}
