//! Why a line is not understood.

/// Why a line is not understood. What is in it is shown with the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// Nothing in it is known.
    Unknown,
    /// A number of which it does not show what it counts, or whether it counts at all.
    Number(String),
    /// A number that is no count of cards.
    NoCount(String),
    /// Two counts of one card that differ.
    Differ(String, String),
    /// Several cards, and not each with its count.
    Several,
    /// It can be read in two ways.
    Ambiguous,
    /// It may say again what the line beside it says, or be one more copy.
    Again,
    /// It may be a card, or a word of the letter around the list.
    Letter,
    /// It holds signs that cannot be seen, or that turn the direction of writing.
    Unseen,
    /// It is struck out.
    Struck,
    /// Cards that stand beside the deck, of which the game knows nothing.
    Side,
    /// A word that may say that the card is not in the deck, or not any more.
    Perhaps(String),
    /// Words that leave open how many cards there are, or which.
    Open(String),
    /// A cell of a table that stands for several rows.
    Spans,
    /// A column of a table whose head is not known, and what stands in it.
    Column(String, String),
    /// A row of a table that has not the columns of its head.
    Row,
    /// A table whose head names counts, or cards, twice.
    Head(String),
    /// A key of a JSON document that is not known, and may matter.
    Key(String),
    /// A heading of a part that decks of this game do not have.
    Part,
    /// A card number of another game.
    Game(String),
    /// A set that looks like another one of the list or the data: the number as written, and as it may be meant.
    Lookalike(String, String),
}

impl Why {
    /// The sentence that says it; `text` is the line, `what` and `other` are words of it.
    pub fn key(&self) -> &'static str {
        match self {
            Self::Unknown => "deck-list-line",
            Self::Number(_) => "deck-list-number",
            Self::NoCount(_) => "deck-list-no-count",
            Self::Differ(..) => "deck-list-differ",
            Self::Several => "deck-list-each",
            Self::Ambiguous => "deck-list-ambiguous",
            Self::Again => "deck-list-again",
            Self::Letter => "deck-list-letter",
            Self::Unseen => "deck-list-unseen",
            Self::Struck => "deck-list-struck",
            Self::Side => "deck-list-side",
            Self::Perhaps(_) => "deck-list-perhaps",
            Self::Open(_) => "deck-list-open",
            Self::Spans => "deck-list-spans",
            Self::Column(..) => "deck-list-column",
            Self::Row => "deck-list-row",
            Self::Head(_) => "deck-list-head",
            Self::Key(_) => "deck-list-key",
            Self::Part => "deck-list-part",
            Self::Game(_) => "deck-list-other-game",
            Self::Lookalike(..) => "deck-list-lookalike",
        }
    }

    /// The words of the line that it is about.
    pub fn what(&self) -> &str {
        match self {
            Self::Number(what)
            | Self::NoCount(what)
            | Self::Perhaps(what)
            | Self::Open(what)
            | Self::Differ(what, _)
            | Self::Column(what, _)
            | Self::Head(what)
            | Self::Game(what)
            | Self::Lookalike(what, _)
            | Self::Key(what) => what,
            _ => "",
        }
    }

    /// And the others.
    pub fn other(&self) -> &str {
        match self {
            Self::Differ(_, other) | Self::Column(_, other) | Self::Lookalike(_, other) => other,
            _ => "",
        }
    }
}
