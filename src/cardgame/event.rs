//! The only things that change a position.

use serde::{Deserialize, Serialize};

use super::card::{CardId, DefId};
use super::pieces::CardPieces;
use super::piles::End;
use super::state::{Delayed, Modifier, Pending, State};
use super::vocabulary::Zone;
use crate::engine::{Outcome, Player};

/// What brings something about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Cause {
    /// A rule.
    Rule,
    /// A battle, with the other card in it.
    Battle(Option<CardId>),
    /// An effect: whose, and of which card.
    Effect(Player, CardId),
    /// The payment of a cost for an effect: whose, and of which card.
    Cost(Player, CardId),
}

impl Cause {
    /// As texts that say "by an effect" see it: a cost is paid by the effect's player.
    pub const fn source(self) -> Option<(Player, CardId)> {
        match self {
            Self::Effect(who, card) | Self::Cost(who, card) => Some((who, card)),
            Self::Rule | Self::Battle(_) => None,
        }
    }

    /// What is paid for an effect is done by it.
    pub const fn as_effect(self) -> Self {
        match self {
            Self::Cost(who, card) => Self::Effect(who, card),
            other => other,
        }
    }

    /// The card that it names.
    pub fn card_mut(&mut self) -> Option<&mut CardId> {
        match self {
            Self::Battle(Some(id)) | Self::Effect(_, id) | Self::Cost(_, id) => Some(id),
            Self::Rule | Self::Battle(None) => None,
        }
    }
}

/// A card moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Move<V: CardPieces> {
    /// Which.
    pub card: CardId,
    /// From where.
    pub from: V::Zone,
    /// To where.
    pub to: V::Zone,
    /// Of a pile: which end.
    pub end: End,
    /// As what.
    pub how: V::How,
    /// By what.
    pub cause: Cause,
    /// It comes onto the field sideways; into a pile face up.
    pub turned: bool,
}

impl<V: CardPieces> Move<V> {
    /// From where it is, on top, face down or upright.
    pub fn of(state: &State<V>, card: CardId, to: V::Zone, how: V::How, cause: Cause) -> Self {
        Self { card, from: state.card(card).zone, to, end: End::Top, how, cause, turned: false }
    }

    /// Does it leave the field?
    pub fn leaves_field(&self) -> bool {
        self.from.is_field() && !self.to.is_field()
    }

    /// As an event.
    pub const fn event(self) -> Event<V> {
        Event::Move(self)
    }
}

/// What happens.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Event<V: CardPieces> {
    /// A card moves.
    Move(Move<V>),
    /// A card is turned sideways, or back.
    Turn(CardId, bool, Cause),
    /// Somebody has something for a time.
    Modify(Modifier<V>),
    /// What a player gave for a time ends.
    Expire(Player, V::Ending),
    /// An effect is set off.
    Pend(Pending<V>),
    /// It is taken from those that wait.
    Take(Pending<V>),
    /// Something is for later.
    Delay(Delayed<V>),
    /// It is due, and taken.
    Due(Delayed<V>),
    /// An effect that works once a turn is carried out.
    Used(CardId, DefId, u8),
    /// A turn begins.
    Begin(Player),
    /// A card that nobody had seen is this one.
    Is(CardId, DefId),
    /// A card of a shuffled pile is found at a place: the two change places, and it is known where it lies.
    Found(Player, V::Zone, u16, CardId),
    /// A pile is shuffled.
    Shuffle(Player, V::Zone),
    /// A card is turned face up, or down, where it lies.
    Face(CardId, bool),
    /// A card is shown to everybody.
    Revealed(CardId),
    /// These permanent effects are applied in this order.
    Ordered(Vec<(CardId, u8)>),
    /// What follows is there instead of something else; or that is over.
    Instead(bool),
    /// The game is over.
    Over(Outcome),
    /// What only this game has.
    Own(V::Event),
}

impl<V: CardPieces> Event<V> {
    /// Does a card leave the field?
    pub fn is_leaving(&self) -> bool {
        matches!(self, Self::Move(m) if m.leaves_field())
    }
}
