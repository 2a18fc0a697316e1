//! 8-3-1. What stands before the colon.

use super::effects::Taken;
use super::operations::{Amount, Op, Target};
use super::selector::{Place, Side};
use super::words::{Reader, Reading, Sort};

/// A cost, and whether it may be declined.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// What is paid.
    pub ops: Vec<Op>,
    /// "You may".
    pub may: bool,
}

impl Reader<'_> {
    /// Whether a colon ends a cost in this sentence. "Choose one:" is none.
    pub fn cost_ahead(&self) -> bool {
        let Some(colon) = self.in_sentence(":") else { return false };
        let before = (self.at + colon).checked_sub(1).and_then(|before| self.token_at(before));
        colon == 0 || before.is_none_or(|token| token.text != "one")
    }

    /// The cost with its colon, if there is one.
    pub fn cost(&mut self) -> Reading<Cost> {
        let mut cost = Cost::default();
        if !self.cost_ahead() {
            // "DON!! −1 You may …" has none when the colon was left out.
            return Ok(cost);
        }
        loop {
            if let Some(circle) = self.take(Sort::Circled) {
                let Ok(count) = u8::try_from(circle.value) else { return self.stop() };
                cost.ops.push(Op::RestDon(count));
                cost.may = true;
            } else if self.sees("don!!")
                && self.ahead(1).is_some_and(|token| token.sort == Sort::Signed && token.value < 0)
            {
                let count = self.ahead(1).map_or(0, |token| -token.value);
                self.at += 2;
                cost.ops.push(Op::ReturnDon {
                    who: Side::Yours,
                    count: Amount::N(count),
                    or_more: false,
                    up_to: false,
                });
                cost.may = true;
            } else {
                cost.may |= self.eat("you may/can");
                cost.ops.extend(self.paid()?);
            }
            if self.eat(":") {
                return Ok(cost);
            }
            if !self.eat(", and") && !self.eat("and") {
                self.eat(",");
            }
        }
    }

    /// One thing that is paid.
    fn paid(&mut self) -> Reading<Vec<Op>> {
        let from = self.at;
        let mut ops = self.verb(Side::Yours)?;
        self.taken.extend(ops.iter_mut().filter_map(whose));
        // 8-3-1-3. Whether a cost with a choice of modes can be paid is not one question but several.
        if ops.iter().any(|op| matches!(op, Op::ChooseOne(..))) {
            return self.refuse(from);
        }
        Ok(ops)
    }
}

/// Whose a card is that is paid and of which the text does not say it: one's own. Where it goes to "the owner's deck", the Thai and
/// Japanese prints of such costs say that it may be anybody's.
fn whose(op: &mut Op) -> Option<Taken> {
    let deck = matches!(op, Op::ToDeck(..));
    let (Op::ToHand(target) | Op::ToDeck(target, _) | Op::Trash(target) | Op::Ko(target) | Op::Rest(target)) = op
    else {
        return None;
    };
    let (Target::Choose { from, .. } | Target::All(from)) = target else { return None };
    let field = |p: &Place| matches!(p, Place::Leader | Place::Characters | Place::Stage);
    if from.side != Side::Any || !from.places.iter().all(field) {
        return None;
    }
    if deck {
        return Some(Taken::AnybodysInCost);
    }
    from.side = Side::Yours;
    Some(Taken::OwnInCost)
}
