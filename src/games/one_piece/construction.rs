//! 5-1. Decks that are known card by card are looked at before the game.

use super::vocabulary::{Category, Construction};
use super::{Book, Cx, Def, Eye, State};
use crate::cardgame::{CardId, DefId, finding};
use crate::engine::Player;
use crate::engine::check::{Check, allowed, check};

/// What the rules ask about a deck.
pub struct Deck {
    leader: bool,
    cards: usize,
    don: u8,
    don_wanted: u8,
    categories: bool,
    colours: bool,
    copies: bool,
    texts: bool,
}

/// 5-1-2. A deck as the rules want it.
pub static DECK: [Check<State, Deck>; 7] = [
    check("5-1-1", "leader-deck-and-don-deck", |_: &State, d: &Deck| d.leader && d.cards > 0 && d.don > 0),
    check("5-1-2", "one-fifty-ten", |_: &State, d: &Deck| d.leader && d.cards == 50 && d.don == d.don_wanted),
    check("5-1-2-1", "categories", |_: &State, d: &Deck| d.categories),
    check("5-1-2-2", "colours-of-the-leader", |_: &State, d: &Deck| d.colours),
    check("5-1-2-3", "four-of-a-number", |_: &State, d: &Deck| d.copies).also("2-14-2"),
    check("5-1-2-4", "texts-about-construction", |_: &State, d: &Deck| d.texts),
    check("5-1-2-4-2", "texts-count-already", |_: &State, d: &Deck| d.texts),
];

/// Look at a deck, and say whether it is built as it must be. One that nobody knows is not looked at.
pub fn look(cx: &mut Cx<'_>, player: Player) {
    let (state, book) = (cx.state, cx.book);
    if !cx.told() || state.deck(player).iter().any(|&id| state.card(id).def == DefId::UNKNOWN) {
        return;
    }
    let deck = of(state, book, player);
    match allowed(&DECK, state, &deck, true) {
        Ok(()) => {
            for clause in ["5-1-1", "5-1-2", "5-1-2-1", "5-1-2-2", "5-1-2-3", "2-14-2"] {
                cx.support(clause);
            }
            if has_texts(state, book, player) {
                cx.support("5-1-2-4");
                cx.support("5-1-2-4-2");
            }
            cx.note(finding("op-note-deck-legal").player(player));
        }
        Err(refusal) => {
            for check in DECK.iter().filter(|c| refusal.names(c.clause)) {
                cx.support(NAMES[DECK.iter().position(|c| c.clause == check.clause).unwrap_or(0)]);
            }
            cx.note(finding("op-note-deck-not-legal").player(player));
        }
    }
}

const NAMES: [&str; 7] = ["5-1-1", "5-1-2", "5-1-2-1", "5-1-2-2", "5-1-2-3", "5-1-2-4", "5-1-2-4-2"];

fn has_texts(state: &State, book: &Book, player: Player) -> bool {
    let leader = book.def(state.card(state.leader(player)).def);
    let any = |id: &CardId| book.def(state.card(*id).def).outside().next().is_some();
    leader.outside().next().is_some() || state.deck(player).iter().any(any)
}

fn of(state: &State, book: &Book, player: Player) -> Deck {
    let (first, deck) = (state.leader(player), state.deck(player));
    let leader = state.def(book, first);
    let defs: Vec<&Def> = deck.iter().map(|&id| book.def(state.card(id).def)).collect();
    let mut counts: Vec<(DefId, usize)> = Vec::new();
    for &id in deck {
        let def = state.card(id).def;
        match counts.iter_mut().find(|(d, _)| *d == def) {
            Some((_, n)) => *n += 1,
            None => counts.push((def, 1)),
        }
    }
    // Cards without a number are told apart by their names.
    let number = |id: DefId| Some(&book.def(id).number).filter(|n| !n.is_empty()).unwrap_or(&book.def(id).name);
    let copies = |&(id, _): &(DefId, usize)| {
        let any = book.def(id).outside().any(|c| *c == Construction::AnyNumber);
        any || counts.iter().filter(|(other, _)| number(*other) == number(id)).map(|(_, n)| n).sum::<usize>() <= 4
    };
    let eye = Eye::new(state, book, player, first);
    let texts = |id: &CardId| {
        leader.outside().all(|c| match c {
            Construction::CannotInclude(filter) => !eye.is(filter, *id),
            Construction::OnlyInclude(filter) => eye.is(filter, *id),
            Construction::AnyNumber | Construction::DonDeck(_) => true,
        })
    };
    Deck {
        leader: leader.category == Some(Category::Leader),
        cards: defs.len(),
        don: state.side(player).don_deck,
        don_wanted: super::describing::don_deck(leader).unwrap_or(10),
        categories: defs.iter().all(|d| d.category.is_some_and(|c| c != Category::Leader)),
        colours: defs.iter().all(|d| d.colours.iter().any(|c| leader.colours.contains(c))),
        copies: counts.iter().all(copies),
        texts: deck.iter().all(texts),
    }
}
