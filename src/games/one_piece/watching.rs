//! 8-1-3-3-4. What permanent effects look at: only a change of that makes them be worked out anew.

use super::areas::Zone;
use super::cards::filter_reads_values;
use super::effects::{Condition, Effect, Grant, Grants, Kind, To};
use super::event::{DonAt, Event};
use super::operations::Amount;
use super::selector::{Filter, Is, Place, Selector};

/// Things that may change, a bit each.
pub type Watch = u16;

const HAND: Watch = 1;
const LIFE: Watch = 1 << 1;
const DECK: Watch = 1 << 2;
const TRASH: Watch = 1 << 3;
const DONS: Watch = 1 << 4;
const RESTED: Watch = 1 << 5;
const BATTLE: Watch = 1 << 6;
const EVENTS: Watch = 1 << 7;
/// The cards on the field, what is given to them, and whose turn it is: always looked at.
const FIELD: Watch = 1 << 15;

/// What an effect looks at besides the field.
pub fn of_effect(effect: &Effect) -> Watch {
    let Kind::Permanent(grants) = &effect.kind else { return 0 };
    let conditions = effect.conditions.iter().map(of_condition).fold(0, |a, b| a | b);
    grants.iter().map(of_grants).fold(conditions, |a, b| a | b)
}

fn of_grants(grants: &Grants) -> Watch {
    let to = match &grants.to {
        To::All(selector) => of_selector(selector),
        To::This | To::ThisInHand | To::Player(_) => 0,
    };
    let amounts = grants.what.iter().map(|grant| match grant {
        Grant::Power(a) | Grant::Cost(a) | Grant::BasePower(a) | Grant::BaseCost(a) => of_amount(a),
        _ => 0,
    });
    amounts.fold(to, |a, b| a | b)
}

fn of_condition(condition: &Condition) -> Watch {
    match condition {
        Condition::All(all) | Condition::Any(all) => all.iter().map(of_condition).fold(0, |a, b| a | b),
        Condition::Not(inner) => of_condition(inner),
        Condition::DonGiven(_) | Condition::YourTurn | Condition::OpponentsTurn | Condition::SecondTurn => 0,
        Condition::Is(a, _, b) => of_amount(a) | of_amount(b),
        Condition::Only(selector, filter) => of_selector(selector) | of_filter(filter),
        Condition::It(filter) | Condition::This(filter) => of_filter(filter),
        Condition::ActivatedEvent(_) => EVENTS,
        Condition::Did => 0,
    }
}

fn of_amount(amount: &Amount) -> Watch {
    match amount {
        Amount::Count(s) | Amount::TotalCost(s) | Amount::TotalPower(s) | Amount::PowerOf(s) => of_selector(s),
        Amount::Per(_, _, of) => of_amount(of),
        Amount::Sum(all) => all.iter().map(of_amount).fold(0, |a, b| a | b),
        Amount::UpToTotal(a, b) => of_amount(a) | of_amount(b),
        _ => 0,
    }
}

fn of_selector(selector: &Selector) -> Watch {
    let places = selector.places.iter().map(|place| match place {
        Place::Hand => HAND,
        Place::Life | Place::LifeTop | Place::LifeBottom => LIFE,
        Place::Deck | Place::Looked => DECK,
        Place::Trash => TRASH,
        Place::Don | Place::DonGiven | Place::DonDeck => DONS,
        Place::Leader | Place::Characters | Place::Stage => 0,
    });
    places.fold(of_filter(&selector.filter), |a, b| a | b)
}

fn of_filter(filter: &Filter) -> Watch {
    let one = |is: &Is| match is {
        Is::Either(all) => all.iter().map(of_filter).fold(0, |a, b| a | b),
        Is::Not(inner) => of_filter(inner),
        Is::Rested | Is::Active => RESTED,
        Is::Attacking | Is::InBattle => BATTLE,
        Is::CostAtMost(a) | Is::CostIs(a) | Is::PowerAtMost(a) | Is::BasePowerAtMost(a) => of_amount(a),
        Is::FaceUp | Is::FaceDown => LIFE,
        _ => 0,
    };
    filter.0.iter().map(one).fold(0, |a, b| a | b)
}

fn of_zone(zone: Zone) -> Watch {
    match zone {
        Zone::Hand => HAND,
        Zone::Life => LIFE,
        Zone::Deck => DECK,
        Zone::Trash => TRASH,
        Zone::Revealed => 0,
        Zone::Leader | Zone::Characters | Zone::Stage => FIELD,
    }
}

/// What an event changes. Nothing: powers, costs and keywords are what they were.
pub fn of_event(event: &Event) -> Watch {
    match event {
        Event::Move { from, to, .. } => of_zone(*from) | of_zone(*to),
        Event::Rest(..) | Event::SetActive(..) => RESTED,
        Event::Attack(_) | Event::Block(_) => RESTED | BATTLE,
        Event::Target(_) | Event::Redirect(_) | Event::BattleOver => BATTLE,
        Event::Don(_, from, to, ..) => match (from, to) {
            (DonAt::Given(_), _) | (_, DonAt::Given(_)) => FIELD | DONS,
            _ => DONS,
        },
        Event::EventActivated(..) => EVENTS,
        Event::Turned(..) => LIFE,
        Event::Is(..) => HAND | LIFE | DECK | TRASH,
        Event::Modify(_) | Event::Expire(..) | Event::Turn(_) | Event::First(_) | Event::Ordered(_) => FIELD,
        _ => 0,
    }
}

/// Does it look at cards that may be unknown?
pub const fn away_from_field(watched: Watch) -> bool {
    watched & (HAND | LIFE | DECK | TRASH) != 0
}

/// Does a change matter to what is looked at?
pub const fn matters(changed: Watch, watched: Watch) -> bool {
    changed & (watched | FIELD) != 0
}

/// Does a condition look at power or cost?
pub fn condition_reads_values(condition: &Condition) -> bool {
    match condition {
        Condition::All(all) | Condition::Any(all) => all.iter().any(condition_reads_values),
        Condition::Not(inner) => condition_reads_values(inner),
        Condition::Is(a, _, b) => amount_reads_values(a) || amount_reads_values(b),
        Condition::Only(selector, filter) => filter_reads_values(&selector.filter) || filter_reads_values(filter),
        Condition::It(filter) | Condition::This(filter) => filter_reads_values(filter),
        _ => false,
    }
}

/// Does a number look at power or cost?
pub fn amount_reads_values(amount: &Amount) -> bool {
    match amount {
        Amount::Count(selector) => filter_reads_values(&selector.filter),
        Amount::Per(_, _, of) => amount_reads_values(of),
        Amount::Sum(all) => all.iter().any(amount_reads_values),
        Amount::TotalCost(_) | Amount::TotalPower(_) | Amount::PowerOf(_) => true,
        Amount::UpToTotal(a, b) => amount_reads_values(a) || amount_reads_values(b),
        _ => false,
    }
}
