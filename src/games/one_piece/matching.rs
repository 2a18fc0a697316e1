//! 8-4-4, 8-1-3-3. Which cards a text means by what only ONE PIECE has, and how powers and costs are read.

use super::vocabulary::{Is, OwnCondition, OwnGrant, OwnIs, Stat, Timing};
use super::{Book, Eye, State, readings};
use crate::cardgame::{CardId, Seen};
use crate::engine::{Reckoning, Registered, value};

/// Does it hold of a card?
pub fn is(eye: &Eye<'_>, is: &OwnIs, id: CardId) -> bool {
    let battle = eye.state.battle;
    match is {
        OwnIs::DonGiven(from, to) => (*from..=*to).contains(&eye.state.card(id).don),
        OwnIs::Attacking => battle.is_some_and(|b| b.attacker == Some(id)),
        OwnIs::InBattle => battle.is_some_and(|b| b.attacker == Some(id) || b.target == Some(id)),
        OwnIs::Attribute(attribute) => {
            let given = |s: &Seen| s.own(eye.book).any(|(g, _)| *g == OwnGrant::Attribute(*attribute));
            eye.def(id).attributes().any(|a| a == *attribute) || eye.seen(id).is_some_and(given)
        }
        OwnIs::HasTiming(when) => eye.def(id).has_timing(|t| matches!(t, Timing::Own(own) if own == when)),
        OwnIs::HasCall(call) => eye.def(id).called(call).is_some(),
    }
}

/// Does a condition hold?
pub fn holds(eye: &Eye<'_>, condition: &OwnCondition) -> bool {
    match condition {
        OwnCondition::DonGiven(n) => eye.state.card(eye.this).don >= *n,
        OwnCondition::ActivatedEvent(filter) => eye.state.side(eye.who).events.iter().any(|&cost| {
            filter.0.iter().all(|is| match is {
                Is::Stat(Stat::Cost, _, from, to) => (*from..=*to).contains(&i32::from(cost)),
                _ => true,
            })
        }),
        OwnCondition::SecondTurn => eye.state.opening == 0,
    }
}

/// 6-5-5-2. What given DON!! cards add, on the own turn.
pub static GIVEN_DON: Reckoning<fn(&State, CardId) -> i32> = value("6-5-5-2", "given-don", |state, id| {
    let card = state.card(id);
    if state.turn == card.owner { 1000 * i32::from(card.don) } else { 0 }
});

/// 1-3-6. Where the older edition adds to a cost, what fell below 0 counts as 0 at each step.
pub static CLAMPED: Reckoning<fn(i32, i32, bool) -> i32> =
    value("1-3-6", "cost-not-below-0", |cost, change, older| if older { cost.max(0) + change } else { cost + change });

/// The older edition does not say that what a negated card gains later works.
pub fn granted(book: &Book, seen: &mut Seen) {
    if seen.negated && book.is_older() && book.readings.of(readings::OLD_GAINED) == 1 {
        seen.gained = Default::default();
        seen.lose_effects(book);
    }
}

/// What the register lists: how powers, costs and keywords are read.
pub fn registered() -> Vec<Registered> {
    let mut all = vec![GIVEN_DON.registered("values"), CLAMPED.registered("values")];
    let more: &[(&str, &'static str)] = &[
        ("2-6-3", "power"),
        ("2-7-6", "cost"),
        ("1-3-7", "power-below-0"),
        ("8-1-3-3", "permanent"),
        ("8-1-3-3-2", "permanent-conditions"),
        ("8-1-3-3-4", "permanent-at-once"),
        ("8-1-3-3-5", "permanent-fixed-point"),
        ("8-2-1-1", "negated"),
        ("8-2-4", "gained-later"),
        ("8-4-6", "under-what-applies"),
    ];
    all.extend(more.iter().map(|(clause, name)| value(clause, name, ()).registered("values")));
    all
}
