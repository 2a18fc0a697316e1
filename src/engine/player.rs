//! Who sits at the table.

use std::fmt;

use serde::{Deserialize, Serialize};

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Player {
    /// The first on the board.
    A,
    /// The second.
    B,
}

impl Player {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    /// The opponent.
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }

    /// Place in an array of two.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `A` or `B`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
        }
    }

    /// The player of this name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|p| p.name().eq_ignore_ascii_case(name))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Who makes a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Chooser {
    /// A player.
    Player(Player),
    /// The order of cards in a shuffled pile.
    Chance,
    /// The judge, who knows or supposes which card an unknown one is.
    Judge,
}

impl Chooser {
    /// The word before the colon of a play line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Player(player) => player.name(),
            Self::Chance | Self::Judge => "?",
        }
    }
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// This player has won.
    Won(Player),
    /// Nobody has won.
    Drawn,
    /// The text does not decide; the last step names the reading.
    Undecided,
}

impl Outcome {
    /// As a `ruling` writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Won(Player::A) => "A wins",
            Self::Won(Player::B) => "B wins",
            Self::Drawn => "draw",
            Self::Undecided => "undecided",
        }
    }
}
