//! 6-1. Decks that are known card by card are looked at before the game.

use super::cards::EX_BASE_DEF;
use super::vocabulary::{Category, Construction, Zone};
use super::{Book, Cx, State};
use crate::cardgame::{CardId, finding};
use crate::engine::check::{Check, allowed, check};
use crate::engine::{Player, Registered};

/// 6-1-1. Exactly so many cards in the deck.
pub const SIZE: usize = 50;
/// 6-1-1. Exactly so many in the resource deck.
pub const RESOURCES: usize = 10;
/// 6-1-1-3. At most so many of a card number.
pub const COPIES: usize = 4;
/// 6-1-1-2. At most so many colours.
pub const COLOURS: usize = 2;

/// What the rules ask about a deck.
pub struct Deck {
    cards: usize,
    resources: u8,
    known: bool,
    kinds: bool,
    colours: usize,
    copies: bool,
    ex_base: bool,
}

/// 6-1-1. A deck as the rules want it.
pub static DECK: [Check<State, Deck>; 6] = [
    check("6-1-1", "fifty-and-ten", |_: &State, d: &Deck| d.cards == SIZE && usize::from(d.resources) == RESOURCES),
    check("6-1-1-1", "kinds", |_: &State, d: &Deck| !d.known || d.kinds),
    check("6-1-1-2", "one-or-two-colours", |_: &State, d: &Deck| !d.known || (1..=COLOURS).contains(&d.colours))
        .also("6-1-1-2-1"),
    check("6-1-1-3", "four-of-a-number", |_: &State, d: &Deck| !d.known || d.copies).also("2-1-2 2-1-1"),
    // A resource deck is counted at the table: nothing but Resource cards can be in it. Lists are looked at by the deck check.
    check("6-1-1-4", "resource-cards", |_: &State, _: &Deck| true).also("6-1-1-5"),
    check("6-1-2", "tokens", |_: &State, d: &Deck| d.ex_base),
];

/// 1-1-1, 12-1. How many sit down.
pub static SEATED: [Check<State, usize>; 3] = [
    check("1-1-1", "two", |s: &State, n: &usize| s.mode != super::areas::Mode::Duel || *n == 2),
    check("12-2", "three-or-more", |s: &State, n: &usize| !s.mode.is_royale() || *n >= 3).also("12-1"),
    check("12-3", "two-teams", |s: &State, n: &usize| s.mode != super::areas::Mode::Team || *n == 4).also("12-1"),
];

/// Look at a deck, and say whether it is built as it must be.
pub fn look(cx: &mut Cx<'_>, player: Player) {
    if !cx.told() {
        return;
    }
    let deck = of(cx.state, cx.book, player);
    match allowed(&DECK, cx.state, &deck, true) {
        Ok(()) => {
            for clause in ["6-1-1", "6-1-1-4", "6-1-1-5", "6-1-2"] {
                cx.support(clause);
            }
            if deck.known {
                for clause in ["6-1-1-1", "6-1-1-2", "6-1-1-2-1", "6-1-1-3", "2-1-1", "2-1-2"] {
                    cx.support(clause);
                }
            }
            cx.note(finding("gcg-note-deck-legal").player(player));
        }
        Err(refusal) => {
            for (check, name) in DECK.iter().zip(NAMES) {
                if refusal.names(check.clause) {
                    cx.support(name);
                    if name == "6-1-1-3" {
                        cx.support("2-1-2");
                    }
                }
            }
            cx.note(finding("gcg-note-deck-illegal").player(player));
        }
    }
}

const NAMES: [&str; 6] = ["6-1-1", "6-1-1-1", "6-1-1-2", "6-1-1-3", "6-1-1-4", "6-1-2"];

fn of(state: &State, book: &Book, player: Player) -> Deck {
    let cards = state.deck(player);
    let known = !cards.iter().any(|&id| state.card(id).is_unknown() || book.def(state.card(id).def).bare);
    let def = |id: &CardId| book.def(state.card(*id).def);
    let fits = |id: &CardId| {
        let kind = def(id).category;
        !def(id).facts.token
            && matches!(kind, Some(Category::Unit | Category::Pilot | Category::Command | Category::Base))
    };
    let mut colours: Vec<_> = cards.iter().flat_map(|id| def(id).colours.clone()).collect();
    colours.sort_unstable();
    colours.dedup();
    // Cards with the same number are the same card: 2-1-1.
    let key = |id: &CardId| {
        let d = def(id);
        if d.number.is_empty() { d.name.clone() } else { d.number.clone() }
    };
    let free = |id: &CardId| def(id).outside().any(|c| *c == Construction::AnyNumber);
    let copies = |id: &CardId| cards.iter().filter(|other| key(other) == key(id)).count();
    Deck {
        cards: cards.len(),
        resources: state.side(player).resource_deck,
        known,
        kinds: cards.iter().all(fits),
        colours: colours.len(),
        ex_base: ex_bases(state, player) > 0,
        copies: !known || cards.iter().all(|id| free(id) || copies(id) <= COPIES),
    }
}

/// 6-1-2. The EX Bases that a player, or the leader of the team, has brought.
fn ex_bases(state: &State, player: Player) -> usize {
    let is = |id: &&CardId| state.card(**id).def == EX_BASE_DEF;
    let own = state.pile(player, Zone::Outside).iter().filter(is).count();
    own + state.pile(state.leader(player), Zone::Outside).iter().filter(is).count()
}

/// What the register lists.
pub fn registered() -> Vec<Registered> {
    let mut all: Vec<Registered> = DECK.iter().map(|c| c.registered("deck")).collect();
    all.extend(SEATED.iter().map(|c| c.registered("seats")));
    all
}
