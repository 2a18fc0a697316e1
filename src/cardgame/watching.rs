//! What the permanent effects of texts look at.

use super::game::CardGame;
use super::text::{Amount, Condition, Effect, Filter, Grant, Grants, Is, Kind, Place, Selector, To};
use super::watch::{self, Watch};

fn all(bits: impl Iterator<Item = Watch>) -> Watch {
    bits.fold(0, |a, b| a | b)
}

/// What an effect looks at.
pub fn of_effect<V: CardGame>(effect: &Effect<V>) -> Watch {
    let Kind::Permanent(grants) = &effect.kind else { return 0 };
    let once = if effect.once { watch::TURN } else { 0 };
    once | all(effect.conditions.iter().map(of_condition).chain(grants.iter().map(of_grants)))
}

fn of_grants<V: CardGame>(grants: &Grants<V>) -> Watch {
    let to = match &grants.to {
        To::All(selector) => of_selector(selector),
        To::This | To::ThisInHand | To::Player(_) => 0,
    };
    to | all(grants.what.iter().map(|grant| grant.amount().map_or(0, of_amount)))
}

fn of_condition<V: CardGame>(condition: &Condition<V>) -> Watch {
    match condition {
        Condition::All(inner) | Condition::Any(inner) => all(inner.iter().map(of_condition)),
        Condition::Not(inner) => of_condition(inner),
        Condition::YourTurn | Condition::OpponentsTurn => watch::TURN,
        Condition::Did => 0,
        Condition::Is(a, _, b) => of_amount(a) | of_amount(b),
        Condition::Only(selector, filter) => of_selector(selector) | of_filter(filter),
        Condition::It(filter) | Condition::This(filter) => of_filter(filter),
        Condition::Own(own) => V::watch(watch::Leaf::Condition(own)),
    }
}

fn of_amount<V: CardGame>(amount: &Amount<V>) -> Watch {
    match amount {
        Amount::Count(s) => of_selector(s),
        Amount::Total(_, s) | Amount::OfCard(_, s) => of_selector(s) | watch::NUMBERS,
        Amount::OfIt(..) => watch::NUMBERS,
        Amount::Per(_, _, of) => of_amount(of),
        Amount::Sum(inner) => all(inner.iter().map(of_amount)),
        Amount::UpToTotal(a, b) => of_amount(a) | of_amount(b),
        Amount::Own(own) => V::watch(watch::Leaf::Number(own)),
        _ => 0,
    }
}

fn of_selector<V: CardGame>(selector: &Selector<V>) -> Watch {
    let place = |place: &Place<V>| match place {
        Place::Zone(zone) | Place::Top(zone) | Place::Tops(zone, _) | Place::Bottom(zone) => watch::of_zone::<V>(*zone),
        Place::Looked => watch::ANYTHING,
        Place::Own(own) => V::watch(watch::Leaf::Place(*own)),
    };
    all(selector.places.iter().map(place)) | of_filter(&selector.filter)
}

/// What a filter looks at.
pub fn of_filter<V: CardGame>(filter: &Filter<V>) -> Watch {
    let one = |is: &Is<V>| match is {
        Is::Either(inner) => all(inner.iter().map(of_filter)),
        Is::Not(inner) => of_filter(inner),
        Is::Rested | Is::Active => watch::RESTED | watch::CARDS,
        Is::New => watch::CARDS | watch::TURN,
        Is::Stat(stat, ..) => of_stat::<V>(*stat),
        Is::SameAsIt(_) => watch::NUMBERS,
        Is::StatAtMost(stat, _, a) | Is::StatAtLeast(stat, _, a) | Is::StatIs(stat, _, a) => {
            of_amount(a) | of_stat::<V>(*stat)
        }
        Is::Has(_) => watch::KEYWORDS,
        Is::Colour(_) => watch::COLOURS,
        Is::Name(_) | Is::NameIncludes(_) | Is::Type(_) | Is::TypeIncludes(_) | Is::DifferentNames => watch::NAMES,
        Is::Category(_) => watch::NAMES,
        Is::FaceUp | Is::FaceDown => watch::ZONES,
        Is::Own(own) => V::watch(watch::Leaf::Is(own)),
        _ => 0,
    };
    all(filter.0.iter().map(one))
}

/// What is printed does not change.
fn of_stat<V: CardGame>(stat: V::Stat) -> Watch {
    if V::is_worked_out(stat) { watch::NUMBERS } else { 0 }
}

/// Does a permanent effect look at numbers of cards?
pub fn reads_stats<V: CardGame>(effect: &Effect<V>) -> bool {
    let Kind::Permanent(all) = &effect.kind else { return false };
    effect.conditions.iter().any(condition_reads)
        || all.iter().any(|grants| {
            let by_selector = matches!(&grants.to, To::All(selector) if filter_reads(&selector.filter));
            let by_amount = |g: &Grant<V>| g.amount().is_some_and(amount_reads);
            by_selector || grants.what.iter().any(by_amount)
        })
}

fn filter_reads<V: CardGame>(filter: &Filter<V>) -> bool {
    filter.has(&|is| match is {
        Is::Stat(stat, ..) | Is::StatAtMost(stat, ..) | Is::StatAtLeast(stat, ..) | Is::StatIs(stat, ..) => {
            V::is_worked_out(*stat)
        }
        Is::SameAsIt(_) => true,
        _ => false,
    })
}

fn condition_reads<V: CardGame>(condition: &Condition<V>) -> bool {
    match condition {
        Condition::All(all) | Condition::Any(all) => all.iter().any(condition_reads),
        Condition::Not(inner) => condition_reads(inner),
        Condition::Is(a, _, b) => amount_reads(a) || amount_reads(b),
        Condition::Only(selector, filter) => filter_reads(&selector.filter) || filter_reads(filter),
        Condition::It(filter) | Condition::This(filter) => filter_reads(filter),
        _ => false,
    }
}

fn amount_reads<V: CardGame>(amount: &Amount<V>) -> bool {
    match amount {
        Amount::Count(selector) => filter_reads(&selector.filter),
        Amount::Per(_, _, of) => amount_reads(of),
        Amount::Sum(all) => all.iter().any(amount_reads),
        Amount::Total(..) | Amount::OfCard(..) => true,
        Amount::UpToTotal(a, b) => amount_reads(a) || amount_reads(b),
        _ => false,
    }
}
