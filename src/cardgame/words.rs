//! Names of cards, and findings in words.

use super::book::Book;
use super::card::{CardId, DefId};
use super::finding::{Fact, Finding};
use super::pieces::CardPieces;
use super::state::{On, State};
use crate::engine::{Chooser, Player};
use crate::lang::{Fill, Said};

/// The name of a card: `Sabo`, `Sabo 2`.
pub fn name<V: CardPieces>(state: &State<V>, book: &Book<V>, id: CardId) -> String {
    let card = state.card(id);
    let name = if card.is_unknown() { "?" } else { book.def(card.def).name.as_str() };
    if card.copy > 1 && !card.is_unknown() { format!("{name} {}", card.copy) } else { name.to_string() }
}

/// The name with its owner: `A.Sabo`.
pub fn path<V: CardPieces>(state: &State<V>, book: &Book<V>, id: CardId) -> String {
    format!("{}.{}", state.owner(id), name(state, book, id))
}

/// The name of who has something.
pub fn on<V: CardPieces>(state: &State<V>, book: &Book<V>, on: On) -> String {
    match on {
        On::Card(id) => path(state, book, id),
        On::Player(player) => player.to_string(),
    }
}

/// What is known, and to whom it is said.
pub struct Words<'a, V: CardPieces> {
    /// The position.
    pub state: &'a State<V>,
    /// The cards.
    pub book: &'a Book<V>,
    /// Who is spoken to: one's own cards need no owner.
    pub who: Chooser,
}

impl<V: CardPieces> Words<'_, V> {
    /// A card in a sentence.
    pub fn name(&self, id: CardId) -> Said {
        if self.state.card(id).is_unknown() { Said::new("card-unknown") } else { self.plain(id) }
    }

    /// A card as it is printed.
    pub fn def(&self, def: DefId) -> Said {
        Said::plain(self.book.told_apart(def))
    }

    /// One's own by its name, another's with its owner.
    pub fn named(&self, id: CardId) -> Said {
        let owner = self.state.owner(id);
        if self.who == Chooser::Player(owner) {
            return self.plain(id);
        }
        Said::with("card-whose", &[("player", owner.name().into()), ("name", self.plain(id).into())])
    }

    /// The bare name.
    pub fn plain(&self, id: CardId) -> Said {
        Said::plain(name(self.state, self.book, id))
    }

    /// A card, or the one that an unknown card is said to be.
    pub fn as_card(&self, id: CardId, def: DefId) -> Said {
        if self.state.card(id).is_unknown() && def != DefId::UNKNOWN { self.def(def) } else { self.plain(id) }
    }

    /// A sentence about a card.
    pub fn card(&self, key: &'static str, words: Said) -> Said {
        Said::with(key, &[("card", words.into())])
    }

    /// A sentence about a player.
    pub fn player(&self, key: &'static str, player: Player) -> Said {
        Said::with(key, &[("player", player.name().into())])
    }

    /// A finding.
    pub fn finding(&self, found: &Finding) -> Said {
        let fill = |fact: &Fact| -> Fill {
            match fact {
                Fact::Player(player) => player.name().into(),
                Fact::Card(id) => self.name(*id).into(),
                Fact::Cards(cards) => Said::several(cards.iter().map(|&id| self.name(id)), ", ").into(),
                Fact::Def(def) => self.def(*def).into(),
                Fact::Count(n) => (*n).into(),
                Fact::Said(said) => said.clone().into(),
            }
        };
        let gaps: Vec<(&'static str, Fill)> = found.facts.iter().map(|(name, fact)| (*name, fill(fact))).collect();
        Said::with(found.key, &gaps)
    }
}
