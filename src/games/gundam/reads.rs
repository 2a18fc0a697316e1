//! 2, 4. What a text reads of cards and of areas, and by which clauses it is read so.

use super::vocabulary::{
    Amount, Category, Condition, Count, Filter, Is, Number, Op, OwnCondition, OwnIs, Place, Selector, Stat, Whose,
};
use super::{Book, Cx, Eye, Gundam, looking, readings};
use crate::cardgame::code::{self, Instr};
use crate::cardgame::{CardGame as _, CardId};

/// Cards of these places are looked over, to choose among them.
pub fn rests_on_places(cx: &mut Cx<'_>, selector: &Selector) {
    if !cx.told() {
        return;
    }
    for place in &selector.places {
        match place {
            Place::Zone(zone) | Place::Top(zone) | Place::Tops(zone, _) | Place::Bottom(zone) => {
                if let Some(row) = looking::of(*zone) {
                    cx.support(row.clause);
                }
            }
            Place::Own(_) => cx.support("4-4-3"),
            Place::Looked => {}
        }
    }
}

/// The cards that are where a selector looks, whatever they are like.
fn all_there(eye: &Eye<'_>, selector: &Selector) -> Vec<CardId> {
    eye.select(&Selector { filter: Filter::any(), ..selector.clone() }).to_vec()
}

/// 2-2 to 2-12. What is asked of cards: by which clauses it is read, of those that lie there.
pub fn rests_on_cards(cx: &mut Cx<'_>, eye: &Eye<'_>, selector: &Selector) {
    if !cx.told() || selector.filter.0.is_empty() {
        return;
    }
    let there = all_there(eye, selector);
    of_filter(cx, eye, &selector.filter, &there);
}

fn of_filter(cx: &mut Cx<'_>, eye: &Eye<'_>, filter: &Filter, there: &[CardId]) {
    for is in &filter.0 {
        match is {
            Is::Either(ways) => {
                if ways.iter().all(|way| matches!(way.0.as_slice(), [Is::Type(_)])) {
                    cx.support("5-19-1");
                }
                ways.iter().for_each(|way| of_filter(cx, eye, way, there));
            }
            Is::Not(inner) => of_filter(cx, eye, inner, there),
            _ => of_one(cx, eye, is, there),
        }
    }
}

fn of_one(cx: &mut Cx<'_>, eye: &Eye<'_>, is: &Is, there: &[CardId]) {
    let token = there.iter().any(|&id| eye.state.is_token(eye.book, id));
    let paired = there.iter().any(|&id| eye.state.pilot(id).is_some());
    let second = |id: &CardId| {
        let def = eye.def(*id);
        def.facts.pilot.is_some() && def.category == Some(Category::Command)
    };
    match is {
        Is::Type(_) | Is::TypeIncludes(_) => {
            cx.support("2-5-3");
            if paired {
                cx.support("2-5-5");
                cx.support("3-3-7");
            }
        }
        Is::Name(_) | Is::NameIncludes(_) => {
            cx.support(if matches!(is, Is::Name(_)) { "2-2-2" } else { "2-2-3" });
            if there.iter().any(second) {
                cx.support("2-2-4");
                cx.support("3-4-6-1");
            }
        }
        Is::Colour(_) => {
            if token {
                cx.support("2-4-2");
                cx.support("5-17-2-3");
            }
            if paired {
                cx.support("2-4-3");
            }
        }
        Is::Stat(stat, ..) | Is::StatAtMost(stat, ..) | Is::StatAtLeast(stat, ..) | Is::StatIs(stat, ..) => {
            of_number(cx, eye, *stat, token, there);
        }
        Is::Own(OwnIs::Linked) => {
            cx.support("3-2-6-2");
            cx.support("3-2-6");
            cx.support("2-12-2");
        }
        Is::Own(OwnIs::Token) => cx.support("5-17-2-1"),
        _ => {}
    }
}

fn of_number(cx: &mut Cx<'_>, eye: &Eye<'_>, stat: Stat, token: bool, there: &[CardId]) {
    match stat {
        Stat::Level if token => {
            cx.support("2-9-2");
            cx.support("2-9-3");
            cx.support("5-17-2-4");
        }
        Stat::Cost if token => {
            cx.support("2-10-2");
            cx.support("2-10-3");
            cx.support("5-17-2-4");
        }
        Stat::Hp => {
            cx.reading(readings::HP_IN_TEXTS);
            if there.iter().any(|&id| eye.state.card(id).damage > 0) {
                cx.support("5-5-1-1");
            }
        }
        _ => {}
    }
}

/// What a condition reads: of cards, of areas, of a player.
pub fn rests_on_condition(cx: &mut Cx<'_>, eye: &Eye<'_>, condition: &Condition) {
    if !cx.told() {
        return;
    }
    match condition {
        Condition::All(all) | Condition::Any(all) => all.iter().for_each(|c| rests_on_condition(cx, eye, c)),
        Condition::Not(inner) => rests_on_condition(cx, eye, inner),
        Condition::Is(a, _, b)
        | Condition::Own(OwnCondition::OneEnemyHas(a, _, b) | OwnCondition::OpponentHas(a, _, b)) => {
            [a, b].into_iter().for_each(|amount| of_amount(cx, eye, amount))
        }
        Condition::Only(selector, _) => rests_on_cards(cx, eye, selector),
        Condition::It(filter) => {
            let it = eye.it.to_vec();
            of_filter(cx, eye, filter, &it);
        }
        Condition::This(filter) => of_filter(cx, eye, filter, &[eye.this]),
        Condition::YourTurn | Condition::OpponentsTurn | Condition::Did | Condition::Own(_) => {}
    }
}

fn of_amount(cx: &mut Cx<'_>, eye: &Eye<'_>, amount: &Amount) {
    match amount {
        Amount::Count(selector) => {
            let hidden = |place: &Place| matches!(place, Place::Zone(zone) if !looking::is_open(*zone));
            // 4-1-3. How many there are, everybody may see.
            if selector.filter.0.is_empty() && selector.places.iter().any(hidden) {
                cx.support("4-1-3");
            } else {
                rests_on_places(cx, selector);
            }
            rests_on_cards(cx, eye, selector);
        }
        Amount::Own(Number::Shields(_)) => cx.support("4-1-3"),
        Amount::Own(Number::PlayerLevel(_)) => {
            cx.support("2-9-4");
            cx.support("4-4-3");
        }
        _ => {}
    }
}

/// 5-2-2. A card goes to its owner's area, whoever makes it go.
pub fn rests_on_owner(cx: &mut Cx<'_>, who: crate::engine::Player, id: CardId) {
    if cx.told() && cx.state.owner(id) != who {
        cx.support("5-2-2");
    }
}

/// Whose cards a selector means, where that is more than one player's.
pub fn rests_on_whose(cx: &mut Cx<'_>, whose: Whose) {
    match whose {
        Whose::Opponents if cx.state.mode.is_royale() => cx.support("12-2-6"),
        Whose::Friends if cx.state.seats.len() > 2 => cx.support("12-3-10"),
        Whose::Yours if cx.state.mode == super::areas::Mode::Team => cx.support("12-3-11"),
        _ => {}
    }
}

/// Does a step read how this card is?
pub fn reads_this(book: &Book, step: &Instr<Gundam>) -> bool {
    reads(book, step, &Reads { condition: of_this, number: is_of_this, is: is_about_this })
}

/// Does a step read how the cards are that the text speaks of?
pub fn reads_it(book: &Book, step: &Instr<Gundam>) -> bool {
    reads(book, step, &Reads { condition: of_it, number: is_of_it, is: is_about_it })
}

/// Does a step read how the other card of this card's battle is?
pub fn reads_opposite(book: &Book, step: &Instr<Gundam>) -> bool {
    reads(book, step, &Reads { condition: of_opposite, number: |_| false, is: |_| false })
}

/// What counts as looking at a card.
struct Reads {
    condition: fn(&Condition) -> bool,
    number: fn(&Amount) -> bool,
    is: fn(&Is) -> bool,
}

fn of_this(condition: &Condition) -> bool {
    match condition {
        Condition::This(_) => true,
        Condition::Own(own) => matches!(
            own,
            OwnCondition::DuringLink
                | OwnCondition::DuringPair(_)
                | OwnCondition::AttackingPlayer
                | OwnCondition::AttackingUnit(_)
                | OwnCondition::PairedThisTurn
                | OwnCondition::DeployedFrom(_)
                | OwnCondition::PlayedWithEx
        ),
        _ => false,
    }
}

fn of_opposite(condition: &Condition) -> bool {
    match condition {
        Condition::This(filter) => filter.has(&|is| matches!(is, Is::Own(OwnIs::BattlingWith(_)))),
        Condition::Own(own) => matches!(own, OwnCondition::AttackingUnit(_)),
        _ => false,
    }
}

const fn of_it(condition: &Condition) -> bool {
    matches!(condition, Condition::It(_))
}

const fn is_of_this(amount: &Amount) -> bool {
    matches!(
        amount,
        Amount::Own(Number::DamageOnThis | Number::OfPilot(_) | Number::KeywordOnThis(_) | Number::OfThis(_))
    )
}

const fn is_of_it(amount: &Amount) -> bool {
    matches!(amount, Amount::OfIt(..) | Amount::Own(Number::DamageOnIt))
}

const fn is_about_this(is: &Is) -> bool {
    matches!(is, Is::Own(OwnIs::BattlingThis | OwnIs::PilotOfThis))
}

const fn is_about_it(is: &Is) -> bool {
    matches!(is, Is::SameAsIt(_))
}

fn reads(book: &Book, step: &Instr<Gundam>, what: &Reads) -> bool {
    match step {
        Instr::If(condition, _) => what.of_condition(condition),
        Instr::Choose { from, count, .. } => {
            let counted = matches!(count, Count::Exactly(n) | Count::UpTo(n) if what.of_amount(n));
            counted || what.of_filter(&from.filter)
        }
        Instr::Pick(from) => what.of_filter(&from.filter),
        Instr::Give(grants, _) => {
            code::grants(grants).any(|grant| book.grant(grant).amount().is_some_and(|n| what.of_amount(n)))
        }
        Instr::Act(Op::Draw { count, .. }) => what.of_amount(count),
        Instr::Act(Op::Own(own)) => Gundam::amount_of_op(own).is_some_and(|n| what.of_amount(n)),
        _ => false,
    }
}

impl Reads {
    fn of_amount(&self, amount: &Amount) -> bool {
        match amount {
            Amount::Per(_, _, of) => self.of_amount(of),
            Amount::Sum(all) => all.iter().any(|n| self.of_amount(n)),
            Amount::UpToTotal(a, b) => self.of_amount(a) || self.of_amount(b),
            Amount::Count(cards) | Amount::Total(_, cards) | Amount::OfCard(_, cards) => self.of_filter(&cards.filter),
            other => (self.number)(other),
        }
    }

    fn of_filter(&self, filter: &Filter) -> bool {
        filter.has(&|is| match is {
            Is::StatAtMost(_, _, n) | Is::StatAtLeast(_, _, n) | Is::StatIs(_, _, n) => self.of_amount(n),
            other => (self.is)(other),
        })
    }

    fn of_condition(&self, condition: &Condition) -> bool {
        match condition {
            Condition::All(all) | Condition::Any(all) => all.iter().any(|c| self.of_condition(c)),
            Condition::Not(inner) => self.of_condition(inner),
            Condition::Is(a, _, b) => self.of_amount(a) || self.of_amount(b),
            other => (self.condition)(other),
        }
    }
}
