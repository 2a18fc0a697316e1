//! What is under way: the procedures that all card games share, and those of one game.

use serde::{Deserialize, Serialize};

use super::card::CardId;
use super::effect::Run;
use super::pieces::CardPieces;
use super::state::Delayed;
use super::vocabulary::Vocabulary;
use crate::engine::{self, At, Lost, Player};

/// A procedure under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Frame<V: CardPieces> {
    /// An effect.
    Program(Box<At<Run<V>>>),
    /// Cards that must be known.
    Know(At<Knowing<V>>),
    /// Effects that wait.
    Order(At<Waiting>),
    /// A procedure of the game.
    Own(V::Frame),
}

/// Cards of a pile that must be known, from a place on.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Knowing<V: CardPieces> {
    /// Whose pile.
    pub who: Player,
    /// Which.
    pub zone: V::Zone,
    /// The place that is looked at.
    pub at: u16,
    /// How many are left.
    pub left: u8,
    /// It matters which card it is: who knows it is asked.
    pub told: bool,
}

/// A place in a pile.
pub type Spot<V> = (Player, <V as Vocabulary>::Zone, u16);

impl<V: CardPieces> Knowing<V> {
    /// The place that is looked at.
    pub fn place(&self) -> Spot<V> {
        (self.who, self.zone, self.at)
    }
}

/// Effects are resolved until none waits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Default)]
pub struct Waiting;

impl<V: CardPieces> Run<V> {
    /// What was put off.
    pub fn later(delayed: &Delayed<V>) -> Frame<V> {
        let run = Self::of(delayed.who, delayed.card, delayed.def, delayed.effect);
        let run = Self { it: delayed.it.clone(), here: delayed.here, end: delayed.end, ..run };
        Frame::Program(Box::new(At::program(delayed.at, run)))
    }

    /// As a procedure.
    pub fn frame(self) -> Frame<V> {
        Frame::Program(Box::new(At::start(self)))
    }
}

/// A procedure of one game.
pub trait OwnFrame<V: CardPieces>: engine::Frame<V> + Send + Sync {
    /// Every card that it speaks of.
    fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId));
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
