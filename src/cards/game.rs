//! The games that decks are built for.

/// A game whose cards and decks are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CardGame {
    /// ONE PIECE CARD GAME.
    OnePiece,
    /// Gundam Card Game.
    Gundam,
    /// Summoner Master.
    SummonerMaster,
    /// BlackPoker.
    BlackPoker,
}

impl CardGame {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::OnePiece, Self::Gundam, Self::SummonerMaster, Self::BlackPoker];

    /// As the folder of its rules is called: `one-piece`.
    pub fn id(self) -> &'static str {
        match self {
            Self::OnePiece => "one-piece",
            Self::Gundam => "gundam",
            Self::SummonerMaster => "summoner-master",
            Self::BlackPoker => "blackpoker",
        }
    }

    /// The game of a name: as the folder of its rules is called, or short.
    pub fn of(name: &str) -> Option<Self> {
        match name.trim().to_ascii_lowercase().as_str() {
            "one-piece"
            | "op"
            | "opcg"
            | "one piece"
            | "onepiece"
            | "one piece card game"
            | "วันพีซ"
            | "วันพีซการ์ดเกม"
            | "ワンピース"
            | "ワンピースカード"
            | "ワンピースカードゲーム" => Some(Self::OnePiece),
            "gundam" | "gcg" | "gundam card game" | "กันดั้ม" | "กันดั้มการ์ดเกม" | "ガンダム" | "ガンダムカードゲーム" => {
                Some(Self::Gundam)
            }
            "summoner-master"
            | "sm"
            | "summoner master"
            | "summoner"
            | "ซัมมอนเนอร์มาสเตอร์"
            | "ซัมมอนเนอร์ มาสเตอร์"
            | "サモナーマスター" => Some(Self::SummonerMaster),
            "blackpoker" | "bp" | "black poker" | "แบล็คโปกเกอร์" | "แบล็กโป๊กเกอร์" | "ブラックポーカー" => {
                Some(Self::BlackPoker)
            }
            _ => None,
        }
    }

    /// The edition whose clauses a deck check cites. BlackPoker's sheet is silent about decks: the base procedure in our words.
    pub fn edition(self) -> &'static str {
        match self {
            Self::OnePiece => "one-piece@1.1.8",
            Self::Gundam => "gundam@1.1.0",
            Self::SummonerMaster => "summoner-master@2014-01",
            Self::BlackPoker => "blackpoker@base-6.1",
        }
    }
}
