//! What a check finds: what is wrong, which cards, what was found, what is allowed, by which clause.

use serde_json::{Value, json};

use crate::cards::{CardFacts, CardGame, Colour, Kind};
use crate::lang::{Gap, Speech};

/// How many, or which.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Amount {
    /// Nothing is said.
    #[default]
    None,
    /// So many.
    Count(usize),
    /// These colours.
    Colours(Vec<Colour>),
    /// These kinds of cards.
    Kinds(Vec<Kind>),
    /// Words as they are.
    Text(String),
}

impl Amount {
    /// It in words.
    pub fn words(&self, speech: &Speech) -> String {
        match self {
            Self::None => String::new(),
            Self::Count(n) => n.to_string(),
            Self::Colours(all) => all.iter().map(|c| speech.word(c.word())).collect::<Vec<_>>().join("/"),
            Self::Kinds(all) => all.iter().map(|k| speech.word(k.word())).collect::<Vec<_>>().join(", "),
            Self::Text(text) => text.clone(),
        }
    }

    /// It for scripts: a number, names, or words.
    pub fn json(&self) -> Value {
        match self {
            Self::None => Value::Null,
            Self::Count(n) => json!(n),
            Self::Colours(all) => json!(all.iter().map(|c| c.name()).collect::<Vec<_>>()),
            Self::Kinds(all) => json!(all.iter().map(|k| k.name()).collect::<Vec<_>>()),
            Self::Text(text) => json!(text),
        }
    }

    fn gap(&self, speech: &Speech) -> Gap<'static> {
        match self {
            Self::Count(n) => Gap::Count(*n),
            other => other.words(speech).into(),
        }
    }
}

impl From<usize> for Amount {
    fn from(n: usize) -> Self {
        Self::Count(n)
    }
}

/// A card as it is named in a report.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Named {
    /// Its number, or its name where the game has none.
    pub key: String,
    /// Its name, if the data say.
    pub name: String,
}

impl Named {
    /// `ZZ01-016 Kelp`.
    pub fn words(&self) -> String {
        if self.name.is_empty() || self.name == self.key {
            self.key.clone()
        } else {
            format!("{} {}", self.key, self.name)
        }
    }
}

/// One finding: a violation, a warning, or something that was not checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Its name, for scripts: `copies`.
    pub rule: &'static str,
    /// The sentence that says it.
    pub(super) key: &'static str,
    /// The clauses, of the edition that the game's checks cite.
    pub clauses: &'static [&'static str],
    /// The cards that it is about.
    pub cards: Vec<Named>,
    /// What was found.
    pub found: Amount,
    /// What is allowed.
    pub allowed: Amount,
    /// What else the sentence names: a card that forbids, a ban list, a line.
    pub by: String,
    /// It is about the ban lists or the day, and the same for all decks of the game.
    pub is_shared: bool,
}

impl Note {
    /// A finding by these clauses.
    pub(super) fn new(rule: &'static str, key: &'static str, clauses: &'static [&'static str]) -> Self {
        let (found, allowed) = (Amount::None, Amount::None);
        Self { rule, key, clauses, cards: Vec::new(), found, allowed, by: String::new(), is_shared: false }
    }

    /// About these cards.
    pub(super) fn cards(mut self, cards: impl IntoIterator<Item = Named>) -> Self {
        self.cards.extend(cards);
        self
    }

    /// With what was found and what is allowed.
    pub(super) fn found(mut self, found: impl Into<Amount>, allowed: impl Into<Amount>) -> Self {
        self.found = found.into();
        self.allowed = allowed.into();
        self
    }

    /// With what else it names.
    pub(super) fn by(mut self, by: impl Into<String>) -> Self {
        self.by = by.into();
        self
    }

    /// The same for all decks of the game.
    pub(super) fn shared(mut self) -> Self {
        self.is_shared = true;
        self
    }

    /// It in words.
    pub fn words(&self, speech: &Speech) -> String {
        let gaps = [
            ("cards", Gap::from(self.cards.iter().map(Named::words).collect::<Vec<_>>().join(", "))),
            ("found", self.found.gap(speech)),
            ("allowed", self.allowed.gap(speech)),
            ("by", Gap::from(self.by.as_str())),
        ];
        speech.say(self.key, &gaps)
    }

    /// Its clauses with their edition: `one-piece@1.1.8:5-1-2`.
    pub fn cited(&self, game: CardGame) -> Vec<String> {
        self.clauses.iter().map(|c| format!("{}:{c}", game.edition())).collect()
    }
}

impl From<Vec<Colour>> for Amount {
    fn from(all: Vec<Colour>) -> Self {
        Self::Colours(all)
    }
}

impl From<Kind> for Amount {
    fn from(kind: Kind) -> Self {
        Self::Kinds(vec![kind])
    }
}

impl From<&[Kind]> for Amount {
    fn from(all: &[Kind]) -> Self {
        Self::Kinds(all.to_vec())
    }
}

impl From<String> for Amount {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

/// What a check finds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Findings {
    /// What makes the deck illegal.
    pub violations: Vec<Note>,
    /// What a judge should look at.
    pub warnings: Vec<Note>,
    /// What could not be checked, and why.
    pub unchecked: Vec<Note>,
}

/// A card by its facts.
pub fn named(key: &str, facts: Option<&CardFacts>) -> Named {
    Named { key: key.to_string(), name: facts.map_or(String::new(), |f| f.name.clone()) }
}
