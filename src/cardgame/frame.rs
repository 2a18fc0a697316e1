//! What is under way: the procedures that all card games share, and those of one game.

use serde::{Deserialize, Serialize};

use super::CardGame;
use super::card::CardId;
use super::know::Knowing;
use super::run::{self, Run};
use super::waiting::Waiting;
use crate::engine::{self, At, Lost, Stepped, Stepper};

/// A procedure under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Frame<V: CardGame> {
    /// An effect.
    Program(Box<At<Run<V>>>),
    /// Cards that must be known.
    Know(At<Knowing<V>>),
    /// Effects that wait.
    Order(At<Waiting>),
    /// A procedure of the game.
    Own(V::Frame),
}

/// A procedure of one game.
pub trait OwnFrame<V: CardGame>: engine::Frame<V> + Send + Sync {
    /// Every card that it speaks of.
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId));
}

impl<V: CardGame> engine::Frame<V> for Frame<V> {
    fn step(&mut self, s: &mut Stepper<'_, V>) -> Stepped<V> {
        match self {
            Self::Program(at) => run::step(s, at),
            Self::Know(at) => s.rows(V::KNOW, at),
            Self::Order(at) => s.rows(V::ORDER, at),
            Self::Own(own) => own.step(s),
        }
    }

    fn did(&mut self) -> &mut u8 {
        match self {
            Self::Program(at) => &mut at.did,
            Self::Know(at) => &mut at.did,
            Self::Order(at) => &mut at.did,
            Self::Own(own) => own.did(),
        }
    }

    fn forget(&mut self, lost: Lost) {
        match (self, lost) {
            (Self::Program(at), Lost::Moved(card)) => at.l.forget(CardId(card)),
            // With the player, the effect is over.
            (Self::Program(at), Lost::Out(player)) if at.l.who == player => at.l.end = 0,
            (Self::Own(own), lost) => own.forget(lost),
            _ => {}
        }
    }
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

/// What a procedure of a game remembers.
pub trait Locals {
    /// Every card that it speaks of.
    fn each_card(&mut self, _: &mut dyn FnMut(&mut CardId)) {}

    /// What was lost is forgotten.
    fn forget(&mut self, _: Lost) {}
}

/// Runs the enum of a card game's own procedures: see [`crate::engine::procedures`]. Their locals are [`Locals`].
macro_rules! procedures {
    (
        $frame:ident of $game:ty {
            $($variant:ident, $name:literal, $rows:expr;)*
        }
    ) => {
        $crate::engine::procedures::procedures! {
            $frame of $game, forgetting by $frame::lose {
                $($variant, $name, $rows;)*
            }
        }

        impl $frame {
            fn lose(&mut self, lost: $crate::engine::Lost) {
                match self {
                    $(Self::$variant(at) => $crate::cardgame::Locals::forget(&mut at.l, lost),)*
                }
            }
        }

        impl $crate::cardgame::OwnFrame<$game> for $frame {
            fn each_card(&mut self, see: &mut dyn FnMut(&mut $crate::cardgame::CardId)) {
                match self {
                    $(Self::$variant(at) => $crate::cardgame::Locals::each_card(&mut at.l, see),)*
                }
            }
        }

        impl From<$frame> for $crate::cardgame::Frame<$game> {
            fn from(own: $frame) -> Self {
                Self::Own(own)
            }
        }
    };
}

pub(crate) use procedures;
