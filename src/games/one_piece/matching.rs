//! 8-4-4, 8-1-3-3. Which cards a text means by what only ONE PIECE has, and how powers and costs are read.

use super::differences::Differs;
use super::vocabulary::{
    CHARACTERS, Category, Effect, Filter, Grant, Is, Kind, LEADER, OwnCondition, OwnGrant, OwnIs, Place, STAGE,
    Selector, Stat, Timing, To,
};
use super::{Book, Eye, State, readings};
use crate::cardgame::values::Granted;
use crate::cardgame::{CardId, DefId, Seen};
use crate::engine::{Player, Reckoning, Registered, value};

/// Does it hold of a card?
pub fn is(eye: &Eye<'_>, is: &OwnIs, id: CardId) -> bool {
    let battle = eye.state.battle;
    match is {
        OwnIs::DonGiven(from, to) => (*from..=*to).contains(&eye.state.card(id).don),
        OwnIs::Attacking => battle.is_some_and(|b| b.attacker == Some(id)),
        OwnIs::InBattle => battle.is_some_and(|b| b.attacker == Some(id) || b.target == Some(id)),
        OwnIs::Battled => eye.state.battled.iter().any(|&(a, t)| (a, t) == (eye.this, id) || (a, t) == (id, eye.this)),
        OwnIs::At(zone) => eye.state.card(id).zone == *zone,
        OwnIs::SpokenOf(former) => eye.local.is_some_and(|local| local.former[*former as usize].contains(&id)),
        OwnIs::Attribute(attribute) => {
            let given = |s: &Seen| s.own(eye.book).any(|(g, _)| *g == OwnGrant::Attribute(*attribute));
            eye.def(id).attributes().any(|a| a == *attribute)
                || eye.seen(id).is_some_and(given)
                || has_all(eye, id, &OwnGrant::AllAttributes)
        }
        OwnIs::HasTiming(when) => eye.def(id).has_timing(|t| matches!(t, Timing::Own(own) if own == when)),
        OwnIs::HasCall(call) => eye.def(id).called(call).is_some(),
    }
}

/// Does a selector mean a card that something happens to, wherever it is now? "Your Characters" are no Leader and no Stage.
pub fn means(eye: &Eye<'_>, selector: &Selector, id: CardId) -> bool {
    let category = |place: &Place| match *place {
        LEADER => Some(Category::Leader),
        CHARACTERS => Some(Category::Character),
        STAGE => Some(Category::Stage),
        _ => None,
    };
    let is = eye.def(id).category;
    let fits = |place: &Place| category(place).is_none_or(|category| is.is_none_or(|is| is == category));
    selector.places.iter().any(fits) && eye.means(selector, id)
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
        OwnCondition::KodThisTurn(whose, filter, least) => {
            let kod = |player: Player| eye.state.side(player).kod.iter().filter(|def| is_printed(eye, filter, **def));
            let all: usize = eye.players(*whose).into_iter().map(|p| kod(p).count()).sum();
            all >= usize::from(*least)
        }
        OwnCondition::Target(selector) => {
            eye.state.battle.and_then(|b| b.target).is_some_and(|target| means(eye, selector, target))
        }
        OwnCondition::DrewByThis => eye.state.card(eye.this).drew,
    }
}

/// Is this printed on a card?
fn is_printed(eye: &Eye<'_>, filter: &Filter, def: DefId) -> bool {
    let card = eye.book.def(def);
    filter.0.iter().all(|is| match is {
        Is::Either(ways) => ways.iter().any(|way| is_printed(eye, way, def)),
        Is::Not(inner) => !is_printed(eye, inner, def),
        Is::Name(name) => card.names().any(|n| n.eq_ignore_ascii_case(name)),
        Is::NameIncludes(part) => card.names().any(|n| n.contains(part.as_str())),
        Is::Type(name) => card.types.iter().chain(&card.always.types).any(|t| t.eq_ignore_ascii_case(name)),
        Is::TypeIncludes(part) => card.types.iter().chain(&card.always.types).any(|t| t.contains(part.as_str())),
        Is::Colour(colour) => card.colours.contains(colour),
        Is::Own(OwnIs::Attribute(attribute)) => card.attributes().any(|a| a == *attribute),
        // The reader lets nothing else through.
        _ => false,
    })
}

/// Is a card treated as having all of something? Its own text says so wherever it is; another one's on the field.
pub fn has_all(eye: &Eye<'_>, id: CardId, all: &OwnGrant) -> bool {
    let def = eye.def(id);
    let printed = |effect: &Effect| {
        let Kind::Permanent(grants) = &effect.kind else { return false };
        let own = |grant: &Grant| matches!(grant, Grant::Own(own) if own == all);
        effect.conditions.is_empty() && grants.iter().any(|g| g.to == To::This && g.what.iter().any(own))
    };
    let negated = || eye.seen(id).is_some_and(|s| s.negated);
    (!def.always.own.is_empty() && !negated() && def.own_effects().any(|(_, effect)| printed(effect)))
        || eye.seen(id).is_some_and(|s| s.own(eye.book).any(|(g, _)| g == all))
}

/// 3-7-5. Is a card played rested, by its own text or by what its player has?
pub fn is_played_rested(eye: &Eye<'_>, id: CardId) -> bool {
    let owner = eye.state.owner(id);
    let eye = eye.of(owner, id);
    let own = eye.def(id).own_effects().any(|(_, effect)| {
        let Kind::Permanent(grants) = &effect.kind else { return false };
        let rested = |grant: &Grant| matches!(grant, Grant::Own(OwnGrant::PlayedRested(_)));
        grants.iter().any(|g| g.to == To::This && g.what.iter().any(rested))
            && effect.conditions.iter().all(|c| eye.holds(c))
    });
    own || eye.values.players[owner.index()].iter().any(|granted| match eye.book.grant(granted.grant) {
        Grant::Own(OwnGrant::PlayedRested(filter)) => eye.of(granted.by, granted.source).is(filter, id),
        _ => false,
    })
}

/// 2-7-2. What "the next time you play …" takes off the cost of a card in hand.
pub fn cheaper_by(eye: &Eye<'_>, id: CardId) -> i32 {
    let taken_off = |granted: &Granted| match eye.book.grant(granted.grant) {
        Grant::Own(OwnGrant::NextPlay(filter, less)) if eye.of(granted.by, granted.source).is(filter, id) => {
            i32::from(*less)
        }
        _ => 0,
    };
    eye.values.players[eye.who.index()].iter().map(taken_off).sum()
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
    if seen.negated && book.differs(Differs::Gained) && book.readings.of(readings::OLD_GAINED) == 1 {
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
