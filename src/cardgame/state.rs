//! A position: where every card is, and everything else that is not printed.

use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::book::{Book, Def};
use super::card::{Card, CardId, DefId, Few, GrantId};
use super::pieces::CardPieces;
use super::piles::Piles;
use super::values::{Applied, Spare, Values};
use super::vocabulary::Zone;
use super::watch::{self, Watch};
use crate::engine::{Lost, Outcome, Player, Seats};

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct State<V: CardPieces> {
    /// All cards, by their numbers.
    pub cards: Vec<Card<V>>,
    /// Where they lie.
    pub piles: Piles<V>,
    /// The players who are in the game.
    pub seats: Seats,
    /// The turn player.
    pub turn: Player,
    /// What somebody has for a time, in the order in which it came.
    pub modifiers: Vec<Modifier<V>>,
    /// Effects whose timing has come, in the order in which it came.
    pub pending: Vec<Pending<V>>,
    /// The wave that what is met now belongs to.
    pub wave: u8,
    /// Operations for later.
    pub delayed: Vec<Delayed<V>>,
    /// What the permanent effects that look at numbers of cards apply to.
    pub applying: Vec<Applied>,
    /// The order in which players apply those, where it matters.
    pub ordered: Vec<(CardId, u8)>,
    /// The effects that were carried out this turn and work once a turn: the card, and the text and effect; in order.
    pub used: Vec<(CardId, DefId, u8)>,
    /// What happens now is there instead of something else.
    pub replacing: bool,
    /// How the game ended.
    pub outcome: Option<Outcome>,
    /// What only this game has.
    pub own: V::Own,
    /// What is worked out from all this.
    #[serde(skip)]
    pub values: Aside<Box<Values<V>>>,
    /// Memory that stands in for it while it is worked out.
    #[serde(skip)]
    pub stand_in: Aside<Spare<Values<V>>>,
    /// What procedures under way have to forget.
    #[serde(skip)]
    pub lost: Aside<Vec<Lost>>,
    /// The rules had nothing to enforce when last looked at, and nothing has happened since that they look at.
    #[serde(skip)]
    pub calm: Aside<bool>,
    /// It was found that every card is known: play makes no card unknown.
    #[serde(skip)]
    pub known: Aside<bool>,
}

/// Cards that are alike and follow each other, as those of a deck do, are counted: a table has a hundred cards.
impl<V: CardPieces> Hash for State<V> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let mut rest = self.cards.as_slice();
        while let Some((first, others)) = rest.split_first() {
            let alike = others.iter().take_while(|card| *card == first).count();
            hasher.write_usize(alike);
            first.hash(hasher);
            rest = &others[alike..];
        }
        (&self.piles, self.seats, self.turn, &self.modifiers, &self.pending, self.wave).hash(hasher);
        (&self.delayed, &self.applying, &self.ordered, &self.used).hash(hasher);
        (self.replacing, self.outcome, &self.own).hash(hasher);
    }
}

/// Something beside a position: two positions are equal whatever it is.
#[derive(Clone, Debug, Default)]
pub struct Aside<T>(pub T);

impl<T> PartialEq for Aside<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Aside<T> {}

impl<T> Hash for Aside<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<T> Deref for Aside<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> DerefMut for Aside<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

/// What somebody has for a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Modifier<V: CardPieces> {
    /// Who or what has it.
    pub on: On,
    /// What.
    pub grant: GrantId,
    /// The number, where the grant has one: it was fixed when the effect resolved.
    pub amount: i32,
    /// Until when, seen from `by`.
    pub until: V::Until,
    /// Whose effect it is.
    pub by: Player,
    /// The card whose effect it is.
    pub source: CardId,
    /// The text that gave it; none: a rule did.
    pub text: Option<(DefId, u8)>,
    /// For durations that end in a coming turn: that turn has begun.
    pub armed: bool,
    /// The players whose turns that bring its end nearer have begun.
    pub begun: Seats,
}

/// Who has something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum On {
    /// A card.
    Card(CardId),
    /// A player.
    Player(Player),
}

/// An effect whose timing has come and that waits.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Pending<V: CardPieces> {
    /// Whose effect.
    pub who: Player,
    /// The card that has it.
    pub card: CardId,
    /// What was printed on it.
    pub def: DefId,
    /// Which effect.
    pub effect: u8,
    /// Those of one wave were met together.
    pub wave: u8,
    /// The cards that it is about: "that card".
    pub it: Few,
    /// The card has moved since.
    pub moved: bool,
    /// What only this game keeps.
    pub own: V::Waits,
}

/// Some of the effects that wait, by their places.
pub type Waits = SmallVec<[usize; 8]>;

/// Operations that are done later.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Delayed<V: CardPieces> {
    /// When.
    pub when: V::Later,
    /// Whose.
    pub who: Player,
    /// The card whose effect it is.
    pub card: CardId,
    /// What was printed on it.
    pub def: DefId,
    /// Which effect.
    pub effect: u8,
    /// The place in its program where the operations begin.
    pub at: u16,
    /// And where they end.
    pub end: u16,
    /// The cards that it is about.
    pub it: Few,
    /// The card is still where it was.
    pub here: bool,
    /// For a coming turn: it has begun.
    pub armed: bool,
}

/// Players in an order.
pub type Players = SmallVec<[Player; 4]>;

impl<V: CardPieces> State<V> {
    /// All seats, the turn player first, then as they sit.
    pub fn seats_in_turn(&self) -> Players {
        if self.seats == Seats::TWO {
            return Players::from_slice(&[self.turn, self.turn.other()]);
        }
        let mut all: Players = self.seats.iter().collect();
        if let Some(at) = all.iter().position(|p| *p == self.turn) {
            all.rotate_left(at);
        }
        all
    }

    /// Cards in their piles, before anything has happened: it is A's turn. The piles are in the order of the cards.
    pub fn new(cards: Vec<Card<V>>, seats: Seats, own: V::Own) -> Self {
        let n = Player::ALL.into_iter().rposition(|p| seats.has(p)).map_or(0, |last| last + 1);
        let piles = Piles::of(n, |player, zone| {
            let there = |c: &Card<V>| c.owner == player && c.zone == zone;
            (0..cards.len()).filter(|&at| there(&cards[at])).map(CardId::at).collect()
        });
        Self {
            cards,
            piles,
            seats,
            turn: Player::A,
            modifiers: Vec::new(),
            pending: Vec::new(),
            wave: 0,
            delayed: Vec::new(),
            applying: Vec::new(),
            ordered: Vec::new(),
            used: Vec::new(),
            replacing: false,
            outcome: None,
            own,
            values: Aside::default(),
            stand_in: Aside::default(),
            lost: Aside::default(),
            calm: Aside::default(),
            known: Aside::default(),
        }
    }

    /// A copy without what is worked out, in which these are the cards, pile by pile as they are numbered.
    pub fn numbered_anew(&self, cards: Vec<Card<V>>) -> Self {
        Self {
            cards,
            piles: self.piles.numbered_anew(),
            modifiers: self.modifiers.clone(),
            pending: self.pending.clone(),
            delayed: self.delayed.clone(),
            applying: self.applying.clone(),
            ordered: self.ordered.clone(),
            used: self.used.clone(),
            own: self.own.clone(),
            values: Aside::default(),
            stand_in: Aside::default(),
            lost: Aside::default(),
            calm: Aside::default(),
            known: Aside(self.known.0),
            ..*self
        }
    }

    /// Is it known of every card at the table what it is?
    #[inline]
    pub fn is_all_known(&self) -> bool {
        self.known.0 || !self.cards.iter().any(Card::is_unknown)
    }

    /// A card.
    #[inline]
    pub fn card(&self, id: CardId) -> &Card<V> {
        &self.cards[id.index()]
    }

    /// A card, to change it.
    #[inline]
    pub fn card_mut(&mut self, id: CardId) -> &mut Card<V> {
        &mut self.cards[id.index()]
    }

    /// Whose card it is.
    #[inline]
    pub fn owner(&self, id: CardId) -> Player {
        self.card(id).owner
    }

    /// What is printed on a card.
    #[inline]
    pub fn def<'a>(&self, book: &'a Book<V>, id: CardId) -> &'a Def<V> {
        book.def(self.card(id).def)
    }

    /// Cards that are described and lie nowhere: what nobody has seen may be one of them.
    pub fn only_described<'a>(&'a self, book: &'a Book<V>) -> impl Iterator<Item = DefId> + 'a {
        book.known().filter(|&def| self.cards.iter().all(|card| card.def != def))
    }

    /// The cards of a zone, the top one first.
    #[inline]
    pub fn pile(&self, player: Player, zone: V::Zone) -> &[CardId] {
        self.piles.pile(player, zone)
    }

    /// The cards of a player on the field.
    #[inline]
    pub fn field(&self, player: Player) -> impl Iterator<Item = CardId> + '_ {
        self.piles.span(player, V::Zone::FIELD).iter().copied()
    }

    /// Was this effect, which works once a turn, carried out this turn? Effects given to a card are counted beside its own.
    pub fn is_used(&self, id: CardId, def: DefId, effect: u8) -> bool {
        self.used.binary_search(&(id, def, effect)).is_ok()
    }

    /// Something has changed: what is worked out must be looked at again, if it matters.
    pub fn changed(&mut self, what: Watch) {
        let values = &mut self.values;
        values.stale |= watch::matters(what, values.watches);
        values.changed |= what;
    }
}

impl<V: CardPieces> Deref for State<V> {
    type Target = V::Own;

    fn deref(&self) -> &V::Own {
        &self.own
    }
}

impl<V: CardPieces> DerefMut for State<V> {
    fn deref_mut(&mut self) -> &mut V::Own {
        &mut self.own
    }
}
