//! 2, 3. What a text's words about cards rest on: names, types, colours, areas. A step that chose or touched cards by them cites them.

use super::vocabulary::{
    Amount, CHARACTERS, Category, Condition, Count, DECK, Filter, HAND, Is, LEADER, Of, OwnIs, Place, STAGE, Selector,
    Stat, TRASH, Zone, is_on_field,
};
use super::{Cx, Run};
use crate::cardgame::code::Instr;
use crate::cardgame::{CardId, Zone as _};
use crate::engine::{Registered, value};

/// The clauses that only say how something is read, and what each is about.
pub const READ: &[(&str, &str)] = &[
    ("2-1-2", "name"),
    ("2-1-2-1", "part-of-a-name"),
    ("2-1-3", "other-names"),
    ("2-2-3-1", "leader-in-a-text"),
    ("2-2-4-1", "character-in-a-text"),
    ("2-2-4-2", "character-card-in-a-text"),
    ("2-2-5-1", "event-in-a-text"),
    ("2-2-6-1", "stage-in-a-text"),
    ("2-2-6-2", "stage-card-in-a-text"),
    ("2-3-5", "several-colours"),
    ("2-3-6", "multicolour"),
    ("2-4-2", "several-types"),
    ("2-4-3", "type"),
    ("2-4-3-1", "part-of-a-type"),
    ("2-4-4", "other-types"),
    ("2-5-4", "several-attributes"),
    ("2-5-5", "who-has-attributes"),
    ("2-5-6", "attribute"),
    ("2-5-7", "other-attributes"),
    ("2-6-2", "who-has-power"),
    ("2-7-5", "who-has-a-cost"),
    ("2-8-5", "no-base-effect"),
    ("2-11-2", "trigger-is-text"),
    ("3-1-2", "field"),
    ("3-1-4", "counts-are-open"),
    ("3-1-6", "new-card"),
    ("3-1-7", "order-of-cards"),
    ("3-1-8", "order-is-secret"),
    ("4-9-2", "base"),
    ("6-5-5-4", "don-of-a-card-that-leaves"),
    ("1-3-7-1", "below-0-is-no-reason-to-leave"),
    ("8-4-4-2", "secret-area"),
    ("1-3-8", "order-of-the-text"),
    ("2-8-3", "from-top-to-bottom"),
    ("2-8-2", "works-in-its-area"),
    ("2-10-2", "who-has-a-counter"),
    ("3-10-3", "looking-at-life"),
    ("4-6-3-1", "no-trigger-elsewhere"),
    ("5-2-1", "before-the-game"),
    ("6-1-1", "phases"),
    ("6-1-2", "turn-player-carries-out-the-turn"),
    ("8-5-4", "an-event-is-activated"),
    ("10-2-13-2", "once-for-each-copy"),
    ("10-2-13-4", "once-again-when-new"),
    ("4-5-4", "draw-up-to"),
    ("4-5-4-3", "draw-again"),
    ("4-8-2", "draw-up-to-is-an-exception"),
    ("1-3-9", "rest-before-active"),
    ("3-4-2", "hand-is-secret"),
    ("3-2-2", "deck-is-secret"),
    ("3-5-2", "trash-is-open"),
    ("2-9-3", "who-has-life"),
    ("2-9-4", "life-number"),
    ("3-1-3", "own-areas"),
    ("3-3-2", "don-deck-is-open"),
    ("3-6-2", "leader-area-is-open"),
    ("3-7-2", "character-area-is-open"),
    ("3-8-2", "stage-area-is-open"),
    ("3-4-3", "the-others-hand"),
    ("8-1-3-3-3", "by-the-rules-everywhere"),
    ("8-2-1-2", "part-under-a-condition"),
    ("8-2-3", "what-has-resolved-stays"),
    ("8-4-1-5", "resolved"),
    ("2-5-3", "several-attributes-count"),
];

/// What the register lists.
pub fn registered() -> Vec<Registered> {
    READ.iter().map(|(clause, name)| value(clause, name, ()).registered("texts")).collect()
}

/// The selectors that the cards of an operation were picked by.
pub fn read_selectors(cx: &mut Cx<'_>, l: &Run) {
    let steps = &cx.book.code(l.def, l.effect).steps;
    for step in steps[..usize::from(l.at).min(steps.len())].iter().rev() {
        match step {
            Instr::Choose { from, count, .. } => {
                cx.support("8-4-4");
                cx.support(if matches!(count, Count::Exactly(_)) { "8-4-4-1" } else { "4-8-1" });
                read_selector(cx, from);
            }
            Instr::Pick(selector) => read_selector(cx, selector),
            Instr::PickThis | Instr::PickIt => cx.support("8-4-4-3"),
            _ => return,
        }
    }
}

/// What the words of a selector rest on.
pub fn read_selector(cx: &mut Cx<'_>, selector: &Selector) {
    // What the text spoke of before needs no word of its own.
    if selector.filter.has(&|is| matches!(is, Is::Own(OwnIs::SpokenOf(_)))) {
        cx.support("8-4-4-3");
        return;
    }
    if selector.places.len() > 2 && selector.places.iter().all(is_on_field) {
        cx.support("3-1-2");
    }
    for place in &selector.places {
        // What is asked of a card must be seen: its area is open, or its player looks.
        let asks = !selector.filter.0.is_empty();
        match *place {
            CHARACTERS => {
                cx.support("2-2-4-1");
                if asks {
                    cx.support("3-7-2");
                }
            }
            LEADER => {
                cx.support("2-2-3-1");
                if asks {
                    cx.support("3-6-2");
                }
            }
            STAGE => {
                cx.support("2-2-6-1");
                if asks {
                    cx.support("3-8-2");
                }
            }
            TRASH => cx.support("3-5-2"),
            HAND if asks => cx.support("3-4-2"),
            DECK | Place::Looked if asks => cx.support("3-2-2"),
            _ => {}
        }
    }
    let away = !selector.places.iter().any(is_on_field);
    read_filter(cx, &selector.filter, away);
}

fn read_filter(cx: &mut Cx<'_>, filter: &Filter, away: bool) {
    for is in &filter.0 {
        match is {
            Is::Either(all) => all.iter().for_each(|f| read_filter(cx, f, away)),
            Is::Not(inner) => read_filter(cx, inner, away),
            Is::Category(Category::Character) if away => cx.support("2-2-4-2"),
            Is::Category(Category::Stage) if away => cx.support("2-2-6-2"),
            Is::Category(Category::Event) => cx.support("2-2-5-1"),
            Is::Name(_) => {
                cx.support("2-1-2");
                cx.support("2-1-3");
                if away {
                    cx.support("8-1-3-3-3");
                }
            }
            Is::NameIncludes(_) => cx.support("2-1-2-1"),
            Is::Type(_) => {
                cx.support("2-4-3");
                cx.support("2-4-2");
                cx.support("2-4-4");
            }
            Is::TypeIncludes(_) => cx.support("2-4-3-1"),
            Is::Own(OwnIs::Attribute(_)) => {
                cx.support("2-5-6");
                cx.support("2-5-4");
                cx.support("2-5-5");
                cx.support("2-5-7");
            }
            Is::Colour(_) => cx.support("2-3-5"),
            Is::Multicolour => cx.support("2-3-6"),
            Is::Stat(stat, of, ..)
            | Is::StatAtMost(stat, of, _)
            | Is::StatAtLeast(stat, of, _)
            | Is::StatIs(stat, of, _) => read_stat(cx, *stat, *of),
            Is::NoText => {
                cx.support("2-8-5");
                cx.support("2-11-2");
            }
            _ => {}
        }
    }
}

fn read_stat(cx: &mut Cx<'_>, stat: Stat, of: Of) {
    match (stat, of) {
        (Stat::Cost, Of::Now) => cx.support("2-7-5"),
        (Stat::Power, Of::Now) => cx.support("2-6-2"),
        (Stat::Cost | Stat::Power, Of::Base) => cx.support("4-9-2"),
        (Stat::Counter, _) => {}
    }
}

/// What a condition counts.
pub fn read_condition(cx: &mut Cx<'_>, condition: &Condition) {
    match condition {
        Condition::All(all) | Condition::Any(all) => all.iter().for_each(|c| read_condition(cx, c)),
        Condition::Not(inner) => read_condition(cx, inner),
        Condition::Is(a, _, b) => {
            read_amount(cx, a);
            read_amount(cx, b);
        }
        Condition::Only(selector, filter) => {
            read_selector(cx, selector);
            read_filter(cx, filter, false);
        }
        Condition::It(filter) | Condition::This(filter) => read_filter(cx, filter, true),
        _ => {}
    }
}

fn read_amount(cx: &mut Cx<'_>, amount: &Amount) {
    match amount {
        Amount::Count(selector) => {
            cx.support("3-1-4");
            read_selector(cx, selector);
        }
        Amount::Per(_, _, of) => read_amount(cx, of),
        Amount::Sum(all) => all.iter().for_each(|a| read_amount(cx, a)),
        _ => {}
    }
}

/// 3-1-6, 6-5-5-4. A card is about to leave the field.
pub fn read_leaving(cx: &mut Cx<'_>, id: CardId) {
    let card = cx.state.card(id);
    // 3-6-3. A Leader stays.
    if card.zone.is_field() && card.zone != Zone::Leader {
        cx.support("3-1-6");
        if card.don > 0 {
            cx.support("6-5-5-4");
        }
    }
}
