//! Decks as they were written, before the card data are asked.

use super::columns::Row;
use super::why::Why;
use crate::cards::CardGame;
use crate::deck::part::Part;

/// A deck as it was written: what is known of it, and its lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeckList {
    /// The file, as people call it.
    pub file: String,
    /// Its name, if it says one.
    pub name: String,
    /// Whose it is, if it says.
    pub player: String,
    /// The number that the player is registered under, if it says.
    pub player_id: String,
    /// The table, if it says.
    pub table: String,
    /// The event, if it says.
    pub event: String,
    /// The day, if it says.
    pub date: String,
    /// The format or level, if it says.
    pub format: String,
    /// The game, if it says.
    pub game: Option<CardGame>,
    /// What names cards.
    pub lines: Vec<Line>,
    /// Headings that say how many cards follow.
    pub claims: Vec<Claim>,
    /// Lines that say how many cards there are in all: the line, from 1, and how many.
    pub totals: Vec<(usize, u32)>,
    /// Lines that hold a count and nothing else, and do not say what it counts: how many cards there are in all, or it is not understood.
    pub counts: Vec<(usize, u32, String)>,
    /// Comments, and notes in a document: perhaps cards that somebody counts on. The line, from 1, and what it says.
    pub comments: Vec<(usize, String)>,
    /// Lines of a letter around the list: the line, from 1, what it says, and whether it may be who wrote it.
    pub letter: Vec<(usize, String, bool)>,
    /// What the list says of itself, where a digit stands in it: perhaps cards, too.
    pub facts: Vec<(usize, String)>,
    /// The line at which it has more lines than a deck can have; the others were not read.
    pub too_long: Option<usize>,
    /// Something that cannot be read at all: a line and why.
    pub broken: Option<(usize, String)>,
}

/// A line that names cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// From 1.
    pub number: usize,
    /// The part that it stands in.
    pub part: Part,
    /// What is written, in plain letters.
    pub text: String,
    /// What is known of it already.
    pub content: Content,
    /// The comment at its end.
    pub comment: String,
}

/// What is known of a line before the card data are asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// Nothing: it is to be read.
    Written,
    /// A row of a table, or an entry of a document.
    Row(Row),
    /// It cannot be understood.
    Refused(Why),
}

/// A heading that says how many cards follow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The line, from 1.
    pub line: usize,
    /// The heading.
    pub heading: String,
    /// Its part.
    pub part: Part,
    /// How many, if it says.
    pub count: Option<u32>,
    /// Which lines follow it.
    pub lines: std::ops::Range<usize>,
}

/// A deck of a file, of which nothing is known yet.
pub fn new(file: &str) -> DeckList {
    DeckList { file: file.to_string(), ..DeckList::default() }
}
