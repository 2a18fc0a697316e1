//! Kinds and colours of cards, in the words that data use for them.

/// What kind of card a card is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// ONE PIECE 2-2-3.
    Leader,
    /// ONE PIECE 2-2-4.
    Character,
    /// ONE PIECE 2-2-5.
    Event,
    /// ONE PIECE 2-2-6.
    Stage,
    /// ONE PIECE 2-2-2: a DON!! card.
    Don,
    /// Gundam 2-3-2.
    Unit,
    /// Gundam 2-3-2.
    Pilot,
    /// Gundam 2-3-2.
    Command,
    /// Gundam 2-3-2.
    Base,
    /// Gundam 2-3-2.
    Resource,
    /// Gundam 5-17: any token, such as EX Base and EX Resource.
    Token,
    /// Summoner Master 200.
    Seal,
    /// Summoner Master 201.
    Mystic,
    /// Summoner Master 202.1.1.
    ExtraSeal,
    /// Summoner Master 202.1.2.
    ExtraMystic,
    /// The data do not say.
    #[default]
    Unknown,
}

impl Kind {
    /// All that can be named.
    pub const ALL: [Self; 15] = [
        Self::Leader,
        Self::Character,
        Self::Event,
        Self::Stage,
        Self::Don,
        Self::Unit,
        Self::Pilot,
        Self::Command,
        Self::Base,
        Self::Resource,
        Self::Token,
        Self::Seal,
        Self::Mystic,
        Self::ExtraSeal,
        Self::ExtraMystic,
    ];

    /// ONE PIECE 2-7-5. Characters, Events and Stages have a cost.
    pub fn has_cost(self) -> bool {
        matches!(self, Self::Character | Self::Event | Self::Stage)
    }

    /// ONE PIECE 2-6-2. Leaders and Characters have a power.
    pub fn has_power(self) -> bool {
        matches!(self, Self::Leader | Self::Character)
    }

    /// Its name in files of ours: `extra-seal`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Leader => "leader",
            Self::Character => "character",
            Self::Event => "event",
            Self::Stage => "stage",
            Self::Don => "don",
            Self::Unit => "unit",
            Self::Pilot => "pilot",
            Self::Command => "command",
            Self::Base => "base",
            Self::Resource => "resource",
            Self::Token => "token",
            Self::Seal => "seal",
            Self::Mystic => "mystic",
            Self::ExtraSeal => "extra-seal",
            Self::ExtraMystic => "extra-mystic",
            Self::Unknown => "unknown",
        }
    }

    /// The sentence that names it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Leader => "deck-kind-leader",
            Self::Character => "deck-kind-character",
            Self::Event => "deck-kind-event",
            Self::Stage => "deck-kind-stage",
            Self::Don => "deck-kind-don",
            Self::Unit => "deck-kind-unit",
            Self::Pilot => "deck-kind-pilot",
            Self::Command => "deck-kind-command",
            Self::Base => "deck-kind-base",
            Self::Resource => "deck-kind-resource",
            Self::Token => "deck-kind-token",
            Self::Seal => "deck-kind-seal",
            Self::Mystic => "deck-kind-mystic",
            Self::ExtraSeal => "deck-kind-extra-seal",
            Self::ExtraMystic => "deck-kind-extra-mystic",
            Self::Unknown => "deck-kind-unknown",
        }
    }

    /// The kind that data call so: `LEADER`, `Don`, `EX BASE`, `UNIT TOKEN`.
    pub fn of(word: &str) -> Option<Self> {
        let word = word.trim().to_ascii_lowercase().replace([' ', '_'], "-");
        match word.as_str() {
            "don!!" | "don-card" => Some(Self::Don),
            "ex-base" | "ex-resource" => Some(Self::Token),
            word if word.ends_with("-token") => Some(Self::Token),
            word => Self::ALL.into_iter().find(|k| k.name() == word),
        }
    }
}

/// A colour of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Colour {
    /// Red.
    Red,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Purple.
    Purple,
    /// Black.
    Black,
    /// Yellow.
    Yellow,
    /// White.
    White,
}

impl Colour {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Red, Self::Green, Self::Blue, Self::Purple, Self::Black, Self::Yellow, Self::White];

    /// Its name in files.
    pub fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Purple => "purple",
            Self::Black => "black",
            Self::Yellow => "yellow",
            Self::White => "white",
        }
    }

    /// The sentence that names it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Red => "deck-colour-red",
            Self::Green => "deck-colour-green",
            Self::Blue => "deck-colour-blue",
            Self::Purple => "deck-colour-purple",
            Self::Black => "deck-colour-black",
            Self::Yellow => "deck-colour-yellow",
            Self::White => "deck-colour-white",
        }
    }

    /// The colour that data call so, in English or Japanese.
    pub fn of(word: &str) -> Option<Self> {
        let word = word.trim();
        let kanji = ["赤", "緑", "青", "紫", "黒", "黄", "白"];
        let named = Self::ALL.into_iter().find(|c| c.name().eq_ignore_ascii_case(word));
        named.or_else(|| kanji.iter().position(|k| word.starts_with(k)).map(|at| Self::ALL[at]))
    }
}
