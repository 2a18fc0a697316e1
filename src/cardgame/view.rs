//! A position in a form that is equal for positions that play alike: cards are numbered anew, wherever something speaks of them.

use smallvec::SmallVec;

use super::card::{Card, CardId, DefId};
use super::effect::Run;
use super::event::Event;
use super::frame::{Frame, OwnFrame as _};
use super::game::CardGame;
use super::state::{Delayed, Modifier, On, Pending, State};
use super::vocabulary::Zone;
use super::word::Word;
use crate::engine::{Frame as _, Player, fingerprint};

/// Orders that mean nothing are sorted, and cards are numbered as they lie then.
pub fn canonical<V: CardGame>(
    state: &State<V>,
    frames: &mut [&mut Frame<V>],
    waiting: &mut [&mut Event<V>],
) -> State<V> {
    for frame in frames.iter_mut() {
        // Only programs ask what became of the step before.
        if !matches!(frame, Frame::Program(_)) {
            *frame.did() = 0;
        }
    }
    let order = sorted_piles(state);
    let mut new_name = vec![CardId(0); state.cards.len()];
    for (n, id) in order.iter().enumerate() {
        new_name[id.index()] = CardId::at(n);
    }
    let cards = order.iter().map(|id| Card { copy: 0, ..*state.card(*id) }).collect();
    let mut twin = state.numbered_anew(cards);
    if twin.pending.is_empty() {
        twin.wave = 0;
    }
    let rename = &mut |id: &mut CardId| *id = new_name[id.index()];
    each_card(&mut twin, rename);
    frames.iter_mut().for_each(|f| f.each_card(rename));
    waiting.iter_mut().for_each(|e| e.each_card(rename));
    twin.used.sort_unstable();
    twin.applying.sort_unstable();
    twin.pending.sort_by_key(|p| (p.wave, p.card, p.def, p.effect));
    twin
}

/// All cards, pile by pile. Piles whose order means nothing are sorted by what tells their cards apart.
fn sorted_piles<V: CardGame>(state: &State<V>) -> Vec<CardId> {
    let mut order = Vec::with_capacity(state.cards.len());
    for player in Player::ALL {
        for &zone in V::Zone::ALL {
            let start = order.len();
            order.extend_from_slice(state.pile(player, zone));
            let sorted = &mut order[start..];
            if sorted.len() < 2 {
                continue;
            }
            if zone.is_field() {
                sorted.sort_by_cached_key(|&id| key(state, id));
            } else if zone.is_ordered() && !zone.is_open() && !sorted.iter().all(|id| state.card(*id).loose) {
                // Among the places of a shuffled pile, which card is where is not known.
                let loose: Vec<usize> = (0..sorted.len()).filter(|&n| state.card(sorted[n]).loose).collect();
                let mut cards: Vec<CardId> = loose.iter().map(|&n| sorted[n]).collect();
                cards.sort_by_key(|&id| state.card(id).def);
                loose.into_iter().zip(cards).for_each(|(n, id)| sorted[n] = id);
            } else {
                sorted.sort_by_key(|&id| state.card(id).def);
            }
        }
    }
    order
}

/// What tells two cards of the field apart: what they are, their state, which effects were used, what they were given.
fn key<V: CardGame>(state: &State<V>, id: CardId) -> (DefId, bool, bool, u128, u64) {
    let card = state.card(id);
    let used: SmallVec<[_; 4]> =
        state.used.iter().filter(|(c, ..)| *c == id).map(|(_, def, effect)| (*def, *effect)).collect();
    let given: SmallVec<[_; 4]> = state
        .modifiers
        .iter()
        .filter(|m| m.on == On::Card(id))
        .map(|m| (m.grant, m.amount, m.until, m.by, m.armed, m.begun))
        .collect();
    let had = fingerprint::of(&(card.own, used, given));
    (card.def, card.rested, card.new, had, V::tells_apart(state, id))
}

/// Every card that a position speaks of.
fn each_card<V: CardGame>(state: &mut State<V>, see: &mut dyn FnMut(&mut CardId)) {
    state.cards.iter_mut().for_each(|c| V::each_card_of_marks(&mut c.own, see));
    state.modifiers.iter_mut().for_each(|m| m.each_card(see));
    state.pending.iter_mut().for_each(|p| p.each_card(see));
    state.delayed.iter_mut().for_each(|d| d.each_card(see));
    state.ordered.iter_mut().for_each(|(id, _)| see(id));
    state.used.iter_mut().for_each(|(id, ..)| see(id));
    for applied in &mut state.applying {
        see(&mut applied.card);
        applied.on.iter_mut().for_each(&mut *see);
    }
    V::each_card_of_own(&mut state.own, see);
}

impl<V: CardGame> Frame<V> {
    /// Every card that it speaks of.
    pub fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        match self {
            Self::Program(at) => at.l.each_card(see),
            Self::Know(_) | Self::Order(_) => {}
            Self::Own(own) => own.each_card(see),
        }
    }
}

impl<V: CardGame> Event<V> {
    /// Every card that it speaks of.
    pub fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        match self {
            Self::Move(m) => {
                see(&mut m.card);
                V::each_card_of_how(&mut m.how, see);
                m.cause.card_mut().map(see);
            }
            Self::Turn(card, _, cause) => {
                see(card);
                cause.card_mut().map(see);
            }
            Self::Modify(modifier) => modifier.each_card(see),
            Self::Pend(pending) | Self::Take(pending) => pending.each_card(see),
            Self::Delay(delayed) | Self::Due(delayed) => delayed.each_card(see),
            Self::Used(id, ..)
            | Self::Is(id, _)
            | Self::Found(_, _, _, id)
            | Self::Face(id, _)
            | Self::Revealed(id) => {
                see(id);
            }
            Self::Ordered(order) => order.iter_mut().for_each(|(id, _)| see(id)),
            Self::Own(own) => V::each_card_of_event(own, see),
            Self::Expire(..) | Self::Begin(_) | Self::Shuffle(..) | Self::Instead(_) | Self::Over(_) => {}
        }
    }
}

impl<V: CardGame> Modifier<V> {
    /// Every card that it speaks of.
    pub fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        if let On::Card(id) = &mut self.on {
            see(id);
        }
        see(&mut self.source);
    }
}

impl<V: CardGame> Pending<V> {
    /// Every card that it speaks of.
    pub fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        see(&mut self.card);
        self.it.iter_mut().for_each(&mut *see);
        V::each_card_of_waits(&mut self.own, see);
    }
}

impl<V: CardGame> Delayed<V> {
    /// Every card that it speaks of.
    pub fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        see(&mut self.card);
        self.it.iter_mut().for_each(see);
    }
}

impl<V: CardGame> Run<V> {
    /// Every card that it speaks of.
    pub fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        see(&mut self.this);
        for pile in
            [&mut self.it, &mut self.gone, &mut self.others, &mut self.picked, &mut self.order, &mut self.looked]
        {
            pile.iter_mut().for_each(&mut *see);
        }
        V::each_card_of_local(&mut self.own, see);
    }
}
