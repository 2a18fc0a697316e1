//! What tells positions apart that do not play alike: orders that mean nothing are sorted, the two Jokers are one card, and the names of
//! unknown bulwarks are in order.

use std::hash::{Hash, Hasher};

use smallvec::SmallVec;

use super::Frame;
use super::cards::{Card, Cards};
use super::state::{Action, Side, State};
use crate::engine::{Frame as _, Player};

/// A position and the procedures under way, told to a hasher.
pub fn tell<H: Hasher>(state: &State, frames: &mut [&mut Frame], hasher: &mut H) {
    // No row of the game asks what became of the row before it.
    frames.iter_mut().for_each(|frame| *frame.did() = 0);
    let busy = frames.iter().any(|f| matches!(f, Frame::Attack(_) | Frame::Block(_) | Frame::Judge(_)));
    let State { sides: _, turn, chance, passed, stage, made, attack, triggered, outcome } = state;
    (turn, chance, passed, stage, made, attack, triggered, outcome).hash(hasher);
    let sorts = attack.is_empty() && !busy;
    for player in Player::BOTH {
        tell_side(state.side(player), sorts, jokers_are_one(state, player), hasher);
    }
}

fn tell_side<H: Hasher>(side: &Side, sorts: bool, one_joker: bool, hasher: &mut H) {
    let Side {
        listed,
        top,
        stock,
        pool,
        deck_unknown,
        hand,
        hand_unknown,
        graveyard,
        graveyard_unknown,
        graveyard_plain,
        turned,
        soldiers,
        bulwarks,
        marks,
    } = side;
    let exchanged = one_joker && is_second_joker_first(side);
    let cards = |cards: &Cards| if exchanged { cards.jokers_exchanged() } else { *cards };
    (listed, top, deck_unknown, hand_unknown, graveyard_unknown, graveyard_plain, turned, marks).hash(hasher);
    [stock, pool, hand, graveyard].map(cards).hash(hasher);
    if !sorts {
        return (soldiers, bulwarks).hash(hasher);
    }
    let mut soldiers: SmallVec<[_; 8]> = soldiers.iter().collect();
    soldiers.sort_by_key(|s| s.first);
    let mut bulwarks: SmallVec<[_; 8]> = bulwarks.iter().collect();
    bulwarks.sort_by_key(|b| (b.thing, b.driven));
    (soldiers, bulwarks).hash(hasher);
}

/// Does nothing speak of one of a player's Jokers?
fn jokers_are_one(state: &State, player: Player) -> bool {
    let side = state.side(player);
    let used = |a: &Action| a.by == player && a.keys.iter().any(Card::is_joker);
    let is_out = state.stage.iter().chain(&state.made).any(used);
    let on_field = side.bulwarks.iter().any(|b| b.thing.card().is_some_and(Card::is_joker));
    let known = side.top.iter().chain(&side.turned).any(|c| c.is_joker());
    !is_out && !on_field && !known
}

/// Does the second one lie in an earlier one of the places that have one?
fn is_second_joker_first(side: &Side) -> bool {
    let places = [side.stock, side.pool, side.hand, side.graveyard];
    let place = |card: Card| places.iter().position(|p| p.has(card));
    place(Card::at(53)) < place(Card::at(52))
}
