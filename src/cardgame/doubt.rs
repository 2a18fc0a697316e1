//! What cards that nobody has seen could make of a condition: it holds whatever they are, it fails whatever they are, or they decide.

use super::eye::Eye;
use super::game::CardGame;
use super::text::{Amount, Compare, Condition};

/// What can come of a condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Can {
    /// It may hold.
    hold: bool,
    /// It may fail.
    fail: bool,
}

impl Can {
    const EITHER: Self = Self { hold: true, fail: true };

    const fn only(holds: bool) -> Self {
        Self { hold: holds, fail: !holds }
    }
}

impl<V: CardGame> Eye<'_, V> {
    /// Do cards decide whether a condition holds of which it is not known what they are?
    pub fn doubts(&self, condition: &Condition<V>) -> bool {
        self.unknown_to(condition).is_some() && self.can(condition) == Can::EITHER
    }

    /// Does a condition hold, or is it open because nobody has seen the cards that decide it?
    pub fn may_hold(&self, condition: &Condition<V>) -> bool {
        self.holds(condition) || self.doubts(condition)
    }

    fn can(&self, condition: &Condition<V>) -> Can {
        match condition {
            Condition::All(all) => all
                .iter()
                .map(|c| self.can(c))
                .fold(Can::only(true), |one, other| Can { hold: one.hold && other.hold, fail: one.fail || other.fail }),
            Condition::Any(all) => all.iter().map(|c| self.can(c)).fold(Can::only(false), |one, other| Can {
                hold: one.hold || other.hold,
                fail: one.fail && other.fail,
            }),
            Condition::Not(inner) => {
                let Can { hold, fail } = self.can(inner);
                Can { hold: fail, fail: hold }
            }
            Condition::Is(a, compare, b) => match (self.range(a), self.range(b)) {
                (Some(a), Some(b)) => compared(a, *compare, b),
                _ => Can::EITHER,
            },
            leaf => match (self.holds(leaf), self.at_most().holds(leaf)) {
                (one, other) if one == other => Can::only(one),
                _ => Can::EITHER,
            },
        }
    }

    /// The least and the most that a number can be; none if nothing is known of what is added up.
    fn range(&self, amount: &Amount<V>) -> Option<(i32, i32)> {
        if self.is_open(amount) {
            return None;
        }
        let (one, other) = (self.amount(amount), self.at_most().amount(amount));
        Some((one.min(other), one.max(other)))
    }

    /// Are numbers of cards read that nobody has seen?
    pub(super) fn is_open(&self, amount: &Amount<V>) -> bool {
        match amount {
            Amount::Total(..) | Amount::OfCard(..) | Amount::OfIt(..) => self.unknown_amount(amount).is_some(),
            Amount::Per(_, _, of) => self.is_open(of),
            Amount::Sum(all) => all.iter().any(|a| self.is_open(a)),
            Amount::UpToTotal(a, b) => self.is_open(a) || self.is_open(b),
            _ => false,
        }
    }
}

/// Two numbers compared of which only the bounds are known: every number between them is possible.
fn compared(a: (i32, i32), compare: Compare, b: (i32, i32)) -> Can {
    match compare {
        Compare::AtLeast => Can { hold: a.1 >= b.0, fail: a.0 < b.1 },
        Compare::AtMost => Can { hold: a.0 <= b.1, fail: a.1 > b.0 },
        Compare::More => Can { hold: a.1 > b.0, fail: a.0 <= b.1 },
        Compare::Less => Can { hold: a.0 < b.1, fail: a.1 >= b.0 },
        Compare::Exactly => Can { hold: a.0 <= b.1 && b.0 <= a.1, fail: a.0 != a.1 || a != b },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_between_the_bounds_is_possible() {
        assert_eq!(compared((1, 3), Compare::Exactly, (2, 2)), Can::EITHER);
        assert_eq!(compared((2, 2), Compare::Exactly, (2, 2)), Can::only(true));
        assert_eq!(compared((3, 4), Compare::Exactly, (2, 2)), Can::only(false));
        assert_eq!(compared((1, 3), Compare::AtLeast, (2, 2)), Can::EITHER);
        assert_eq!(compared((2, 3), Compare::AtLeast, (2, 2)), Can::only(true));
        assert_eq!(compared((0, 1), Compare::AtMost, (2, 2)), Can::only(true));
        assert_eq!(compared((0, 1), Compare::More, (1, 1)), Can::only(false));
        assert_eq!(compared((1, 2), Compare::Less, (2, 3)), Can::EITHER);
    }
}
