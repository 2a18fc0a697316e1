//! Who sits at the table: two to four players, alone or in teams.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A player, by the seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Player {
    /// The first on the board.
    A,
    /// The second.
    B,
    /// The third, where there is one.
    C,
    /// The fourth.
    D,
}

impl Player {
    /// Both, in games for two.
    pub const BOTH: [Self; 2] = [Self::A, Self::B];
    /// All there can be.
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::D];

    /// The opponent, in games for two.
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B | Self::C | Self::D => Self::A,
        }
    }

    /// Place in an array of seats.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `A` to `D`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
            Self::C => "C",
            Self::D => "D",
        }
    }

    /// The player of this name, if there is such a seat.
    pub fn parse(name: &str, seats: Seats) -> Option<Self> {
        seats.iter().find(|p| p.name().eq_ignore_ascii_case(name))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Self = Self(0);
    /// A and B: everybody in games for two.
    pub const TWO: Self = Self(3);

    /// One player.
    pub const fn of(player: Player) -> Self {
        Self(1 << player as u8)
    }

    /// The first so many seats.
    pub const fn first(n: usize) -> Self {
        Self(if n >= Player::ALL.len() { 15 } else { (1 << n) - 1 })
    }

    /// Those of either set.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Without those.
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Is this player one of them?
    #[inline]
    pub const fn has(self, player: Player) -> bool {
        self.0 & 1 << player as u8 != 0
    }

    /// Is a player of this name one of them? `?` is everywhere.
    pub fn has_name(self, name: &str) -> bool {
        name == "?" || Self::parse(name).is_some_and(|named| named.0 & !self.0 == 0)
    }

    /// Is there nobody?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many they are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The members, by their seats.
    pub fn iter(self) -> impl Iterator<Item = Player> + Clone {
        Player::ALL.into_iter().filter(move |p| self.has(*p))
    }

    /// `A`, `A and C`, `A, B and D`.
    pub const fn name(self) -> &'static str {
        NAMES[(self.0 & 15) as usize]
    }

    /// The set of this name.
    pub fn parse(name: &str) -> Option<Self> {
        NAMES
            .iter()
            .position(|n| n.eq_ignore_ascii_case(name))
            .filter(|at| *at > 0)
            .and_then(|at| u8::try_from(at).ok())
            .map(Self)
    }
}

/// The names of the sets, by their bits.
const NAMES: [&str; 16] = [
    "nobody",
    "A",
    "B",
    "A and B",
    "C",
    "A and C",
    "B and C",
    "A, B and C",
    "D",
    "A and D",
    "B and D",
    "A, B and D",
    "C and D",
    "A, C and D",
    "B, C and D",
    "A, B, C and D",
];

/// Who makes a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Chooser {
    /// A player.
    Player(Player),
    /// Either member of a team.
    Team(Seats),
    /// The order of cards in a shuffled pile.
    Chance,
    /// The judge, who knows or supposes which card an unknown one is.
    Judge,
}

impl Chooser {
    /// The word before the colon of a play line; of a team, whoever speaks may stand there.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Player(player) => player.name(),
            Self::Team(seats) => seats.name(),
            Self::Chance | Self::Judge => "?",
        }
    }

    /// May somebody of this name answer?
    pub fn is(self, name: &str) -> bool {
        match self {
            Self::Team(seats) => seats.iter().any(|p| p.name() == name) || seats.name() == name,
            one => one.name() == name,
        }
    }

    /// The players who may answer: none, if it is chance or the judge.
    pub const fn seats(self) -> Seats {
        match self {
            Self::Player(player) => Seats::of(player),
            Self::Team(seats) => seats,
            Self::Chance | Self::Judge => Seats::NONE,
        }
    }
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// These players have won.
    Won(Seats),
    /// Nobody has won.
    Drawn,
    /// The text does not decide; the last step names the reading.
    Undecided,
}

impl Outcome {
    /// This player has won.
    pub const fn won(player: Player) -> Self {
        Self::Won(Seats::of(player))
    }

    /// As a `ruling` writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Won(seats) => WINS[(seats.0 & 15) as usize],
            Self::Drawn => "draw",
            Self::Undecided => "undecided",
        }
    }

    /// The outcome of this name.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "draw" => Some(Self::Drawn),
            "undecided" => Some(Self::Undecided),
            name => WINS
                .iter()
                .position(|w| *w == name)
                .filter(|at| *at > 0)
                .and_then(|at| u8::try_from(at).ok())
                .map(|at| Self::Won(Seats(at))),
        }
    }
}

/// As a ruling says that players have won, by the bits of their set.
const WINS: [&str; 16] = [
    "nobody wins",
    "A wins",
    "B wins",
    "A and B win",
    "C wins",
    "A and C win",
    "B and C win",
    "A, B and C win",
    "D wins",
    "A and D win",
    "B and D win",
    "A, B and D win",
    "C and D win",
    "A, C and D win",
    "B, C and D win",
    "A, B, C and D win",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_have_names_and_are_read_again() {
        for n in 1..16u8 {
            let seats = Seats(n);
            assert_eq!(Seats::parse(seats.name()), Some(seats));
            assert_eq!(Outcome::parse(Outcome::Won(seats).name()), Some(Outcome::Won(seats)));
            assert_eq!(seats.iter().fold(Seats::NONE, |all, p| all.and(Seats::of(p))), seats);
        }
        assert_eq!(Outcome::parse("nobody wins"), None);
        assert_eq!(Player::parse("c", Seats::TWO), None);
        assert_eq!(Player::parse("c", Seats::first(3)), Some(Player::C));
    }
}
