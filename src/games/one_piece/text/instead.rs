//! "If …, draw 2 cards instead.": what the sentence before says is done otherwise.

use super::{Reader, Reading};
use crate::games::one_piece::vocabulary::{Amount, Condition, Op, Target};

/// A sentence that changes what another one says.
pub enum Change {
    /// If this holds, these operations are there instead of those of the sentence before.
    Sentence(Condition, Vec<Op>),
    /// The same, with the number that was there: "instead of 1".
    Number(Condition, Vec<Op>, i32),
    /// "look at 5 cards instead of 3".
    Look(Condition, i32, i32),
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
        let ops = self.clauses()?;
        self.need("instead")?;
        let was = if self.eat("of") { Some(i32::from(self.small()?)) } else { None };
        self.need(".")?;
        Ok(match was {
            Some(was) => Change::Number(condition, ops, was),
            None => Change::Sentence(condition, ops),
        })
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
        let from = self.at.saturating_sub(1);
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
                let is = matches!(ops.get(last..), Some([Op::Draw { count: Amount::N(n), .. }]) if *n == was);
                if is { self.replace_sentence(ops, last, condition, instead) } else { self.refuse(from) }
            }
            Change::Sentence(condition, instead) => self.replace_sentence(ops, last, condition, instead),
        }
    }

    fn replace_sentence(
        &mut self,
        ops: &mut Vec<Op>,
        last: usize,
        condition: Condition,
        mut instead: Vec<Op>,
    ) -> Reading<()> {
        let from = self.at.saturating_sub(1);
        let old = ops.split_off(last.min(ops.len()));
        let alike = old.len() == instead.len() && old.iter().zip(&instead).all(|(a, b)| is_alike(a, b));
        if old.is_empty() || !alike {
            return self.refuse(from);
        }
        // "that card gains +4000 power instead": the one that the sentence before chooses.
        for (old, new) in old.iter().zip(&mut instead) {
            if let (Op::Give { to: chosen, .. }, Op::Give { to, .. }) = (old, new)
                && *to == Target::It
            {
                *to = chosen.clone();
            }
        }
        if instead.iter().any(speaks_of_it) {
            return self.refuse(from);
        }
        ops.push(Op::If(condition, instead, old));
        Ok(())
    }
}

/// Do two operations do the same kind of thing?
fn is_alike(a: &Op, b: &Op) -> bool {
    match (a, b) {
        (Op::Move { deed: a, .. }, Op::Move { deed: b, .. }) | (Op::Turn(a, _), Op::Turn(b, _)) => a == b,
        (Op::Own(a), Op::Own(b)) => std::mem::discriminant(a) == std::mem::discriminant(b),
        (Op::Draw { .. }, Op::Draw { .. }) | (Op::Give { .. }, Op::Give { .. }) => true,
        _ => false,
    }
}

/// What is not done cannot be spoken of.
fn speaks_of_it(op: &Op) -> bool {
    match op {
        Op::Move { what, .. } | Op::Turn(_, what) => *what == Target::It,
        Op::Give { to, .. } => *to == Target::It,
        _ => false,
    }
}
