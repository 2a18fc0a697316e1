//! 5-1. Decks that are known card by card are looked at before the game.

use super::vocabulary::{Category, Construction};
use super::{Book, Cx, Def, Eye, State};
use crate::cardgame::{CardId, DefId, finding};
use crate::engine::Player;
use crate::engine::check::{Check, allowed, check};

/// 5-1-2. Exactly so many cards in the deck.
pub const SIZE: usize = 50;
/// 5-1-2. Exactly so many in the DON!! deck, unless a text says otherwise.
pub const DON: u8 = 10;
/// 5-1-2-3. At most so many of a card number, unless a text says otherwise.
pub const COPIES: usize = 4;

/// 5-1-2-2. How the colours of a card go with those of the Leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// All of them are the Leader's.
    Fit,
    /// 2-3-5. It has one of the Leader's and another one, and is both: whether it may be used, the text does not say.
    Undecided,
    /// None of them is the Leader's.
    Foreign,
}

/// 5-1-2-2. Only cards of the colours of the Leader.
pub fn colours<C: PartialEq>(card: &[C], leader: &[C]) -> Colours {
    let own = card.iter().filter(|c| leader.contains(c)).count();
    match own {
        0 => Colours::Foreign,
        _ if own == card.len() => Colours::Fit,
        _ => Colours::Undecided,
    }
}

/// What the rules ask about a deck.
pub struct Deck {
    leader: bool,
    cards: usize,
    don: u8,
    don_wanted: u8,
    categories: bool,
    colours: Colours,
    copies: bool,
    texts: bool,
}

/// 5-1-2. A deck as the rules want it.
pub static DECK: [Check<State, Deck>; 7] = [
    check("5-1-1", "leader-deck-and-don-deck", |_: &State, d: &Deck| d.leader && d.cards > 0 && d.don > 0),
    check("5-1-2", "one-fifty-ten", |_: &State, d: &Deck| d.leader && d.cards == SIZE && d.don == d.don_wanted),
    check("5-1-2-1", "categories", |_: &State, d: &Deck| d.categories),
    check("5-1-2-2", "colours-of-the-leader", |_: &State, d: &Deck| d.colours != Colours::Foreign),
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
            let undecided = deck.colours == Colours::Undecided;
            if undecided {
                cx.support("2-3-5");
            }
            cx.note(finding(if undecided { "op-note-deck-colours" } else { "op-note-deck-legal" }).player(player));
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
        any || counts.iter().filter(|(other, _)| number(*other) == number(id)).map(|(_, n)| n).sum::<usize>() <= COPIES
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
        don_wanted: super::describing::don_deck(leader).unwrap_or(DON),
        categories: defs.iter().all(|d| d.category.is_some_and(|c| c != Category::Leader)),
        colours: all_colours(&defs, leader),
        copies: counts.iter().all(copies),
        texts: deck.iter().all(texts),
    }
}

/// The worst of them.
fn all_colours(defs: &[&Def], leader: &Def) -> Colours {
    let one = |def: &&Def| colours(&def.colours, &leader.colours);
    let is = |what: Colours| defs.iter().any(|def| one(def) == what);
    [Colours::Foreign, Colours::Undecided].into_iter().find(|c| is(*c)).unwrap_or(Colours::Fit)
}
