//! What a deck is checked for: a level of play, a regulation, or nothing but its construction.

use crate::cards::CardGame;
use crate::text::fold;

/// What a deck is checked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Construction and the ban lists in force.
    Standard,
    /// Construction only.
    Open,
    /// Summoner Master 101.2.1.
    Caller,
    /// Summoner Master 101.2.2.
    Summoner,
    /// Summoner Master 101.2.3.
    Beginner,
    /// BlackPoker: at most 54 cards.
    Lite,
    /// BlackPoker: at most 40 cards.
    Lite40,
    /// BlackPoker: two halves of one pack, dealt at random.
    Half,
}

impl Format {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Standard,
        Self::Open,
        Self::Caller,
        Self::Summoner,
        Self::Beginner,
        Self::Lite,
        Self::Lite40,
        Self::Half,
    ];
    /// The levels of Summoner Master, 101.2.
    pub const LEVELS: [Self; 3] = [Self::Caller, Self::Summoner, Self::Beginner];
    /// The regulations of BlackPoker.
    pub const REGULATIONS: [Self; 3] = [Self::Lite, Self::Lite40, Self::Half];

    /// The game that it is of; nothing if every game has it.
    pub fn game(self) -> Option<CardGame> {
        match self {
            Self::Standard | Self::Open => None,
            Self::Caller | Self::Summoner | Self::Beginner => Some(CardGame::SummonerMaster),
            Self::Lite | Self::Lite40 | Self::Half => Some(CardGame::BlackPoker),
        }
    }

    /// As it is typed.
    pub fn name(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Open => "open",
            Self::Caller => "caller",
            Self::Summoner => "summoner",
            Self::Beginner => "beginner",
            Self::Lite => "lite",
            Self::Lite40 => "lite40",
            Self::Half => "half",
        }
    }

    /// The format that people call so.
    pub fn of(word: &str) -> Option<Self> {
        let key = fold::key(word);
        let also = [
            (Self::Half, "random half"),
            (Self::Half, "lite random half"),
            (Self::Half, "ライトランダムハーフ"),
            (Self::Half, "ランダムハーフ"),
            (Self::Lite40, "ライト40"),
            (Self::Lite, "ライト"),
        ];
        let named = Self::ALL.into_iter().find(|f| f.name() == key);
        named.or_else(|| also.into_iter().find(|(_, name)| fold::key(name) == key).map(|(format, _)| format))
    }
}
