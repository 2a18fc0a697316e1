//! 621. Extra cards.

use super::vocabulary::{Effect, Op, OwnOp, Zone};
use super::{Book, State};
use crate::cardgame::{CardId, Few};
use crate::engine::Player;

/// The Extra cards of a name that a player has beside the deck.
pub fn beside(state: &State, book: &Book, who: Player, name: &str) -> Few {
    let is = |id: &&CardId| {
        let def = state.def(book, **id);
        def.facts.extra && def.names().any(|n| n.eq_ignore_ascii_case(name))
    };
    state.pile(who, Zone::Beside).iter().filter(is).copied().collect()
}

/// 621.4. May one more Extra of a name be created? There must be one beside the deck, and the Capacity not reached.
pub fn is_free(state: &State, book: &Book, who: Player, name: &str) -> bool {
    let Some(&first) = beside(state, book, who, name).first() else { return false };
    let def = state.def(book, first);
    let capacity = def.facts.capacity.or_else(|| {
        use crate::cardgame::Word;
        let n = def.always.keywords[super::vocabulary::Keyword::Capacity.index()];
        (n > 0).then_some(n)
    });
    let created = state.cards.iter().filter(|c| {
        let d = book.def(c.def);
        c.zone != Zone::Beside && d.facts.extra && d.name == def.name && c.own.original.unwrap_or(c.owner) == who
    });
    capacity.is_none_or(|most| most == u8::MAX || created.count() < usize::from(most))
}

/// 105.3.2, 102.2. Is what a Skill creates among the Extra cards that were prepared, or were they all created?
pub fn is_prepared(state: &State, book: &Book, who: Player, effect: &Effect) -> bool {
    effect.body.iter().all(|op| match op {
        Op::Own(OwnOp::Create(name)) => state.cards.iter().any(|card| {
            let def = book.def(card.def);
            let own = card.own.original.unwrap_or(card.owner) == who;
            own && def.facts.extra && def.names().any(|n| n.eq_ignore_ascii_case(name))
        }),
        _ => true,
    })
}

/// 621.4. May a Skill that creates be commanded?
pub fn can_create(state: &State, book: &Book, who: Player, effect: &Effect) -> bool {
    effect.body.iter().all(|op| match op {
        Op::Own(OwnOp::Create(name)) => is_free(state, book, who, name),
        _ => true,
    })
}
