//! 8-3-1. What stands before the colon.

use super::features::one_of;
use super::{Reader, Reading, Sort};
use crate::games::one_piece::vocabulary::{
    Amount, Count, DONS, Deed, Filter, Is, LIFE, LIFE_BOTTOM, LIFE_TOP, Op, OwnIs, OwnOp, Place, Selector, Taken,
    Target, Whose, is_on_field, trash,
};

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
                cost.ops.push(Op::Own(OwnOp::RestDon(count)));
                cost.may = true;
            } else if self.sees("don!!")
                && self.ahead(1).is_some_and(|token| token.sort == Sort::Signed && token.value < 0)
            {
                let count = self.ahead(1).map_or(0, |token| -token.value);
                self.at += 2;
                cost.ops.push(Op::Own(OwnOp::ReturnDon {
                    who: Whose::Yours,
                    count: Amount::N(count),
                    or_more: false,
                    up_to: false,
                    rested: None,
                }));
                cost.may = true;
            } else {
                cost.may |= self.eat("you may/can");
                let from = self.at;
                let first = cost.ops.is_empty();
                let mut ways = vec![self.paid()?];
                // "rest 1 of your Characters or trash 1 card from your hand": one of both is paid.
                while let Some(way) = self.attempt(|r| {
                    r.need("or")?;
                    r.paid()
                }) {
                    ways.push(way);
                }
                if ways.len() > 1 {
                    // "A and B or C" can be read in two ways.
                    if !first || !self.sees(":") {
                        return self.refuse(from);
                    }
                    cost.ops.push(Op::ChooseOne(Whose::Yours, ways));
                } else {
                    cost.ops.extend(ways.into_iter().flatten());
                }
            }
            if let Some(op) = cost.ops.last() {
                self.memory.before.note(std::slice::from_ref(op));
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
        let mut ops = self.verb(Whose::Yours)?;
        // What is paid is paid before the battle ends.
        if std::mem::take(&mut self.memory.before.in_battle) {
            return self.refuse(from);
        }
        self.taken.extend(ops.iter_mut().filter_map(whose));
        if let Some(merged) = merged(&ops) {
            ops = vec![merged];
        }
        // What chance picks is not known before it is paid.
        if ops.iter().any(|op| matches!(op, Op::Own(OwnOp::AtRandom { .. }))) {
            return self.refuse(from);
        }
        Ok(ops)
    }
}

/// Whose a card is that is paid and of which the text does not say it: one's own. Where it goes to "the owner's deck", the Thai and
/// Japanese prints of such costs say that it may be anybody's.
fn whose(op: &mut Op) -> Option<Taken> {
    let deck = matches!(op, Op::Move { deed: Deed::ToDeck, .. });
    let (Op::Move { deed: Deed::ToHand | Deed::ToDeck | Deed::Trash | Deed::Ko, what, .. }
    | Op::Turn(_, what)
    | Op::Face(_, what)
    | Op::Own(OwnOp::TurnDons { what, .. })) = op
    else {
        return None;
    };
    let (Target::Choose { from, .. } | Target::All(from)) = what else { return None };
    let is_paid =
        |place: &Place| is_on_field(place) || matches!(*place, DONS | LIFE | LIFE_TOP | LIFE_BOTTOM | Place::Tops(..));
    if from.whose != Whose::Any || !from.places.iter().all(is_paid) {
        return None;
    }
    if deck && from.places.iter().all(is_on_field) {
        return Some(Taken::AnybodysInCost);
    }
    from.whose = Whose::Yours;
    Some(Taken::OwnInCost)
}

/// "trash 1 of your Characters or 1 card from your hand": one choice among the cards of both places.
fn merged(ops: &[Op]) -> Option<Op> {
    let [Op::ChooseOne(Whose::Yours, modes)] = ops else { return None };
    let mut places = Vec::new();
    let mut ways = Vec::new();
    for mode in modes {
        let [Op::Move { deed: Deed::Trash, what: Target::Choose { from, count, .. }, .. }] = mode.as_slice() else {
            return None;
        };
        if from.whose != Whose::Yours || *count != Count::Exactly(Amount::N(1)) {
            return None;
        }
        let zone = |place: &Place| match place {
            Place::Zone(zone) => Some(Is::Own(OwnIs::At(*zone))),
            _ => None,
        };
        let zones: Vec<Is> = from.places.iter().map(zone).collect::<Option<_>>()?;
        places.extend(from.places.iter().copied().filter(|place| !places.contains(place)).collect::<Vec<_>>());
        let mut way = vec![one_of(zones)];
        way.extend(from.filter.0.iter().cloned());
        ways.push(Filter::of(way));
    }
    let from = Selector { whose: Whose::Yours, places, filter: Filter::of(vec![Is::Either(ways)]) };
    Some(trash(Target::Choose { who: Whose::Yours, from, count: Count::Exactly(Amount::N(1)) }))
}
