//! Numbers and keywords of cards as they are now: worked out after every change, never part of a position.

use std::ops::Range;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::book::Book;
use super::card::{CardId, DefId, Few, GrantId};
use super::pieces::CardPieces;
use super::text::{Cannot, Grant, Kind, To};
use super::vocabulary::OwnGrant as _;
use super::watch::{self, Watch};
use super::word::Word;
use super::{KEYWORDS, STATS};
use crate::engine::{Player, Sound};

/// A card on the field, as it is now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seen {
    /// Its numbers.
    pub stats: [i32; STATS],
    /// Its numbers before anything is added to them.
    pub base: [i32; STATS],
    /// Keywords, printed or by permanent effects, with their numbers.
    pub keywords: [u8; KEYWORDS],
    /// Keywords for a time.
    pub gained: [u8; KEYWORDS],
    /// Printed keywords that were taken away.
    pub lost: [bool; KEYWORDS],
    /// Its effects are negated.
    pub negated: bool,
    /// What else it was given, in the order in which that applies.
    pub granted: Vec<Granted>,
}

/// A card that has left the field, as it was when it was last there.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Last {
    /// Which card.
    pub card: CardId,
    /// Its numbers, keywords and what it was given.
    pub seen: Seen,
    /// It was turned sideways.
    pub rested: bool,
    /// It had come that turn.
    pub new: bool,
}

impl Last {
    /// Every card that it speaks of.
    pub fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        see(&mut self.card);
        self.seen.granted.iter_mut().for_each(|g| see(&mut g.source));
    }
}

/// Something that a card or a player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Granted {
    /// What.
    pub grant: GrantId,
    /// Whose effect gives it.
    pub by: Player,
    /// The card whose effect gives it.
    pub source: CardId,
    /// Its number, if it has one: fixed where it was given for a time, worked out anew where it is given as long as something holds.
    pub amount: i32,
}

/// An effect that a card on the field has and that works: printed, or given to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// The card.
    pub card: CardId,
    /// The text that has the effect.
    pub def: DefId,
    /// Which effect of it.
    pub effect: u8,
}

impl Held {
    /// A part of what it gives: to whom, and the grants.
    pub fn part<V: CardPieces>(self, book: &Book<V>, part: u8) -> Option<(&To<V>, Range<u16>)> {
        let given = book.code(self.def, self.effect).standing.get(usize::from(part))?;
        Some((&given.to, given.grants.clone()))
    }
}

/// A number that is changed away from the field.
#[derive(Clone, Copy, Debug)]
pub struct Elsewhere<V: CardPieces> {
    /// Whose effect does it.
    pub who: Player,
    /// By which.
    pub held: Held,
    /// Which part of what it gives.
    pub part: u8,
    /// Which number.
    pub stat: V::Stat,
    /// How much.
    pub amount: i32,
    /// Its base becomes that; else so much is added.
    pub base: bool,
}

/// Something that a permanent effect gives to cards away from the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Away {
    /// By which effect.
    pub held: Held,
    /// Which part of what it gives.
    pub part: u8,
    /// What.
    pub granted: Granted,
}

/// Everything that is worked out.
#[derive(Clone, Debug)]
pub struct Values<V: CardPieces> {
    /// Where each card of the field stands in the next list, from 1; 0: it is not there.
    at: Vec<u8>,
    seen: Vec<(CardId, Seen)>,
    /// How many of them are in use: memory is kept.
    len: usize,
    /// What the players have.
    pub players: [Vec<Granted>; 4],
    /// Effects that work by themselves, on the field and not negated.
    pub autos: Vec<Held>,
    /// What each of these listens for.
    pub hears: Vec<Sound>,
    /// What all of them listen for.
    pub listened_for: Sound,
    /// Replacement effects on the field that are not negated.
    pub replacements: Vec<Held>,
    /// What changes numbers away from the field.
    pub elsewhere: Vec<Elsewhere<V>>,
    /// What else is given away from the field.
    pub away: Vec<Away>,
    /// What the permanent effects look at besides the field.
    pub watches: Watch,
    /// It matters in which order this player applies theirs.
    pub open: Option<Player>,
    /// They never come to rest.
    pub unsettled: bool,
    /// Those that look at numbers of cards, and what they apply to.
    pub applying: Vec<Applied>,
    /// A permanent effect looks at cards that nobody has seen.
    pub unseen: bool,
    /// And what such cards are decides.
    pub doubtful: bool,
    /// The permanent effects, and what they apply to.
    pub(super) standing: Vec<Standing>,
    /// Those that were there before; only their memory is used.
    pub(super) before: Vec<Standing>,
    /// What kinds of things were given.
    pub given: Watch,
    /// Nothing is given for a time to a card that is not on the field.
    pub(super) none_away: bool,
    /// The numbers of a card make rules enforcement look at it.
    pub due: bool,
    /// Something has changed since.
    pub stale: bool,
    /// What has.
    pub(super) changed: Watch,
    /// For games that work out anew what they had, beside it.
    pub spare: Spare<Values<V>>,
}

/// A permanent effect that looks at numbers of cards, and a card that it applies to: it goes on as long as that fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Applied {
    /// The card that has it.
    pub card: CardId,
    /// The text that has it.
    pub def: DefId,
    /// Which effect of it.
    pub effect: u8,
    /// Which of its grants.
    pub part: u8,
    /// The card that gets something; none if it is for a player.
    pub on: Option<CardId>,
}

/// A permanent effect on the field.
#[derive(Clone, Debug)]
pub(super) struct Standing {
    pub(super) held: Held,
    pub(super) who: Player,
    /// What each of its parts gives, and to which cards, as it was last looked at; nothing while it does not apply.
    pub(super) given: SmallVec<[Part; 1]>,
    /// It looks at numbers of cards.
    pub(super) reads: bool,
    /// It gives numbers their base.
    pub(super) bases: bool,
    /// It is the card's own, not given to it.
    pub(super) own: bool,
    /// It was not there when last looked at.
    pub(super) is_new: bool,
}

/// The cards that get something, and the numbers of what they get.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Part {
    pub(super) cards: Few,
    pub(super) amounts: SmallVec<[i32; 2]>,
}

/// Memory that is used again; a copy has none.
#[derive(Debug)]
pub struct Spare<T>(Option<Box<T>>);

impl<T> Default for Spare<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T> Clone for Spare<T> {
    fn clone(&self) -> Self {
        Self(None)
    }
}

impl<T: Default> Spare<T> {
    /// It is taken, to be used.
    pub fn take(&mut self) -> Box<T> {
        self.0.take().unwrap_or_default()
    }

    /// It is kept for another time.
    pub fn keep(&mut self, memory: Box<T>) {
        self.0 = Some(memory);
    }
}

impl<V: CardPieces> Default for Values<V> {
    fn default() -> Self {
        Self {
            at: Vec::new(),
            seen: Vec::new(),
            len: 0,
            players: [const { Vec::new() }; 4],
            autos: Vec::new(),
            hears: Vec::new(),
            listened_for: 0,
            replacements: Vec::new(),
            elsewhere: Vec::new(),
            away: Vec::new(),
            watches: 0,
            open: None,
            unsettled: false,
            applying: Vec::new(),
            unseen: false,
            doubtful: false,
            standing: Vec::new(),
            before: Vec::new(),
            given: 0,
            none_away: false,
            due: false,
            stale: true,
            changed: watch::FIELD,
            spare: Spare::default(),
        }
    }
}

impl<V: CardPieces> Values<V> {
    /// A card on the field.
    #[inline]
    pub fn of(&self, id: CardId) -> Option<&Seen> {
        let at = usize::from(*self.at.get(id.index())?);
        at.checked_sub(1).map(|at| &self.seen[at].1)
    }

    /// A card on the field, to change it.
    #[inline]
    pub fn of_mut(&mut self, id: CardId) -> Option<&mut Seen> {
        let at = usize::from(*self.at.get(id.index())?);
        at.checked_sub(1).map(|at| &mut self.seen[at].1)
    }

    /// All cards on the field.
    pub fn all(&self) -> impl Iterator<Item = (CardId, &Seen)> {
        self.seen[..self.len].iter().map(|(id, seen)| (*id, seen))
    }

    /// How many cards are on the field.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Is no card on the field?
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// A card on the field, by its place among all.
    pub fn nth(&self, n: usize) -> (CardId, &Seen) {
        (self.seen[n].0, &self.seen[n].1)
    }

    /// All cards on the field, to change them.
    pub fn all_mut(&mut self) -> impl Iterator<Item = (CardId, &mut Seen)> {
        self.seen[..self.len].iter_mut().map(|(id, seen)| (*id, seen))
    }

    /// Nothing is known of any card.
    pub fn clear(&mut self, cards: usize) {
        self.at.clear();
        self.at.resize(cards, 0);
        self.len = 0;
        self.begin();
    }

    /// Nothing was given to anybody.
    pub(super) fn begin(&mut self) {
        self.given = 0;
        self.players.iter_mut().for_each(Vec::clear);
        self.elsewhere.clear();
        self.away.clear();
    }

    /// No effect works by itself, none replaces anything.
    pub fn clear_working(&mut self) {
        self.autos.clear();
        self.hears.clear();
        self.listened_for = 0;
        self.replacements.clear();
    }

    /// An effect of a card on the field works: by itself, or in the place of something.
    pub fn works(&mut self, book: &Book<V>, held: Held) {
        match book.effect(held.def, held.effect).kind {
            Kind::Auto(_) => {
                let hears = book.code(held.def, held.effect).listens_for;
                self.autos.push(held);
                self.hears.push(hears);
                self.listened_for |= hears;
            }
            Kind::Replacement { .. } => self.replacements.push(held),
            _ => {}
        }
    }

    /// A card of the field, with its base.
    pub fn push(&mut self, id: CardId, base: [i32; STATS]) {
        if self.len == self.seen.len() {
            self.seen.push((id, Seen::default()));
        }
        let (at, seen) = &mut self.seen[self.len];
        *at = id;
        seen.begin(base);
        self.len += 1;
        self.at[id.index()] = u8::try_from(self.len).unwrap_or(0);
    }

    /// Do two workings-out say the same of every card?
    pub fn is_like(&self, other: &Self) -> bool {
        let same = |(a, b): (&(CardId, Seen), &(CardId, Seen))| {
            a.0 == b.0
                && (a.1.stats, a.1.base, a.1.keywords, a.1.gained, a.1.negated)
                    == (b.1.stats, b.1.base, b.1.keywords, b.1.gained, b.1.negated)
                && a.1.granted == b.1.granted
        };
        self.len == other.len && self.seen[..self.len].iter().zip(&other.seen[..other.len]).all(same)
    }

    /// Do they say the same of everything?
    pub(super) fn is_all_like(&self, other: &Self) -> bool {
        let away = |v: &Self| v.elsewhere.iter().map(|e| (e.who, e.held, e.part, e.amount, e.base)).collect::<Vec<_>>();
        let rest = |v: &Self| (v.open, v.unsettled, v.unseen, v.doubtful, v.watches, v.listened_for);
        self.is_like(other)
            && self.players == other.players
            && self.away == other.away
            && (&self.autos, &self.hears, &self.replacements, &self.applying)
                == (&other.autos, &other.hears, &other.replacements, &other.applying)
            && away(self) == away(other)
            && rest(self) == rest(other)
    }

    /// What a player has of what only this game gives.
    pub fn player_has<'a>(&'a self, book: &'a Book<V>, player: Player) -> impl Iterator<Item = &'a V::Grant> {
        let own = |g: &Granted| if let Grant::Own(own) = book.grant(g.grant) { Some(own) } else { None };
        self.players[player.index()].iter().filter_map(own)
    }

    /// What a player cannot do, with whose effect it is and which card's.
    pub fn player_cannot<'a>(
        &'a self,
        book: &'a Book<V>,
        player: Player,
    ) -> impl Iterator<Item = (&'a V::Cannot, Granted)> {
        self.players[player.index()].iter().filter_map(|g| match book.grant(g.grant) {
            Grant::Cannot(Cannot::Own(what)) => Some((what, *g)),
            _ => None,
        })
    }
}

impl Seen {
    /// As it is printed.
    pub(super) fn begin(&mut self, base: [i32; STATS]) {
        self.stats = base;
        self.base = base;
        self.keywords = [0; KEYWORDS];
        self.gained = [0; KEYWORDS];
        self.lost = [false; KEYWORDS];
        self.negated = false;
        self.granted.clear();
    }

    /// A number of it.
    pub fn stat<V: CardPieces>(&self, stat: V::Stat) -> i32 {
        self.stats[stat.index()]
    }

    /// A number before anything is added to it.
    pub fn base<V: CardPieces>(&self, stat: V::Stat) -> i32 {
        self.base[stat.index()]
    }

    /// What it cannot do, or what cannot be done to it.
    #[inline]
    pub fn cannot<'a, V: CardPieces>(&'a self, book: &'a Book<V>) -> impl Iterator<Item = (&'a Cannot<V>, Granted)> {
        self.granted.iter().filter_map(|g| match book.grant(g.grant) {
            Grant::Cannot(what) => Some((what, *g)),
            _ => None,
        })
    }

    /// What it has of what only this game gives.
    #[inline]
    pub fn own<'a, V: CardPieces>(&'a self, book: &'a Book<V>) -> impl Iterator<Item = (&'a V::Grant, Granted)> {
        self.granted.iter().filter_map(|g| match book.grant(g.grant) {
            Grant::Own(own) => Some((own, *g)),
            _ => None,
        })
    }

    /// The effects that it was given: the text that has each, and which.
    #[inline]
    pub fn given<V: CardPieces>(&self, book: &Book<V>) -> impl Iterator<Item = (DefId, u8)> {
        self.granted.iter().filter_map(|g| match book.grant(g.grant) {
            Grant::Effect(effect) => Some((book.granter(g.grant), *effect)),
            _ => None,
        })
    }

    /// Was it given this colour?
    pub fn has_colour<V: CardPieces>(&self, book: &Book<V>, colour: V::Colour) -> bool {
        self.own(book).any(|(own, _)| own.colour() == Some(colour))
    }

    /// Names that it was given.
    pub fn names<'a, V: CardPieces>(&'a self, book: &'a Book<V>) -> impl Iterator<Item = &'a str> {
        self.granted.iter().filter_map(|g| match book.grant(g.grant) {
            Grant::Name(name) => Some(name.as_str()),
            _ => None,
        })
    }

    /// Types that it was given.
    pub fn types<'a, V: CardPieces>(&'a self, book: &'a Book<V>) -> impl Iterator<Item = &'a str> {
        self.granted.iter().filter_map(|g| match book.grant(g.grant) {
            Grant::Type(name) => Some(name.as_str()),
            _ => None,
        })
    }

    /// Effects that it was given are negated, too.
    pub fn lose_effects<V: CardPieces>(&mut self, book: &Book<V>) {
        self.granted.retain(|g| !matches!(book.grant(g.grant), Grant::Effect(_)));
    }
}
