//! Numbers that a described card must have and that nobody gave: a board counts them as it says, and whoever reads the ruling is told.

use super::book::Book;
use super::card::CardId;
use super::game::CardGame;
use super::state::State;
use super::vocabulary::Zone as _;
use super::word::Word;
use super::words::name;

/// What something counts as that nobody gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// A number.
    Number(i32),
    /// A word, in the catalogues and as boards have it.
    Word(&'static str, &'static str),
}

/// A number of a card that nobody gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsaid {
    /// The card.
    pub card: String,
    /// The number, as boards call it.
    pub path: &'static str,
    /// Its name in the catalogues.
    pub key: &'static str,
    /// What it counts as.
    pub counted: Counted,
    /// Boards leave it out as a rule: it is told where it was compared, not wherever the card lies.
    pub is_usual: bool,
}

impl Unsaid {
    /// Is it one of the numbers that were compared, each with its card?
    pub fn is_among(&self, compared: &[(String, &'static str)]) -> bool {
        compared.iter().any(|(card, path)| *card == self.card && *path == self.path)
    }
}

/// Those of the cards on the field.
pub fn on_field<V: CardGame>(state: &State<V>, book: &Book<V>, stats: &[V::Stat]) -> Vec<Unsaid> {
    let known = state.cards.iter().enumerate().filter(|(_, card)| card.zone.is_field() && !card.is_unknown());
    let one = |(at, card): (usize, &super::card::Card<V>), stat: V::Stat| {
        let def = book.def(card.def);
        def.is_unsaid(stat).then(|| Unsaid {
            card: name(state, book, CardId::at(at)),
            path: stat.path(),
            key: stat.key(),
            counted: Counted::Number(def.stat(stat)),
            is_usual: false,
        })
    };
    known.flat_map(|card| stats.iter().filter_map(move |stat| one(card, *stat))).collect()
}

/// Does the text of a card of the book have one of these words? Then it may look at what they name.
pub fn is_looked_at<V: CardGame>(book: &Book<V>, words: &[&str]) -> bool {
    let texts = book.defs.iter().flat_map(|def| &def.printed).map(|(_, text)| text.to_lowercase());
    texts.into_iter().any(|text| words.iter().any(|word| text.contains(word)))
}
