//! Cards as they are printed, and the book that a table plays with.

use std::borrow::Cow;

use super::card::{DefId, GrantId};
use super::code::Code;
use super::pieces::CardPieces;
use super::text::{Effect, Grant, Kind, Text, Timing, To};
use super::vocabulary::Vocabulary;
use super::word::Word;
use super::{KEYWORDS, STATS};
use crate::engine::Readings;

/// What is printed on a card, and the programs its text compiled to.
#[derive(Clone, Debug)]
pub struct Def<V: CardPieces> {
    /// Its name.
    pub name: String,
    /// Its number, if it has one.
    pub number: String,
    /// What it is.
    pub category: Option<V::Category>,
    /// Its colours.
    pub colours: Vec<V::Colour>,
    /// Its types.
    pub types: Vec<String>,
    /// Its numbers.
    pub stats: [Option<i32>; STATS],
    /// The same where cards are worked out: 0 for what it does not have.
    pub numbers: [i32; STATS],
    /// Those of its numbers that nobody gave, a bit each by their places: they are what boards count them as.
    pub unsaid: u16,
    /// Its texts as they were given, by the keys of a board.
    pub printed: Vec<(&'static str, String)>,
    /// What the texts compiled to.
    pub text: Text<V>,
    /// What only this game prints.
    pub facts: V::Facts,
    /// Only its name is known.
    pub bare: bool,
    /// The programs of its effects, in the same order.
    pub codes: Vec<Code<V>>,
    /// What is found in its effects, so that nobody need look twice.
    pub has: Has,
    /// What its own text gives it wherever it is.
    pub always: Always<V>,
    /// The permanent effects of its own that are not among those, by their places.
    pub standing: Vec<u8>,
    /// All permanent effects of its own, by their places.
    pub permanent: Vec<u8>,
    /// The effects of its own that work by themselves or replace something.
    pub working: Vec<u8>,
    /// The effects of its own that rules call, and how.
    pub calls: Vec<(V::Call, u8)>,
}

impl<V: CardPieces> Default for Def<V> {
    fn default() -> Self {
        Self {
            name: String::new(),
            number: String::new(),
            category: None,
            colours: Vec::new(),
            types: Vec::new(),
            stats: [None; STATS],
            numbers: [0; STATS],
            unsaid: 0,
            printed: Vec::new(),
            text: Text::default(),
            facts: V::Facts::default(),
            bare: false,
            codes: Vec::new(),
            has: Has::default(),
            always: Always::default(),
            standing: Vec::new(),
            permanent: Vec::new(),
            working: Vec::new(),
            calls: Vec::new(),
        }
    }
}

/// What the effects of a card hold.
#[derive(Clone, Copy, Debug, Default)]
pub struct Has {
    /// Permanent effects that are not among [`Always`].
    pub permanent: bool,
    /// Permanent effects, also for itself in hand.
    pub in_hand: bool,
    /// Replacement effects.
    pub replacement: bool,
    /// Effects that work by themselves.
    pub auto: bool,
    /// A permanent effect that looks at numbers of cards.
    pub reads: bool,
}

/// What the text of a card gives the card itself without any condition.
#[derive(Clone, Debug)]
pub struct Always<V: Vocabulary> {
    /// Keywords, with their numbers.
    pub keywords: [u8; KEYWORDS],
    /// Names.
    pub names: Vec<String>,
    /// Types.
    pub types: Vec<String>,
    /// What only this game grants.
    pub own: Vec<V::Grant>,
}

impl<V: Vocabulary> Default for Always<V> {
    fn default() -> Self {
        Self { keywords: [0; KEYWORDS], names: Vec::new(), types: Vec::new(), own: Vec::new() }
    }
}

impl<V: CardPieces> Def<V> {
    /// A printed number; 0 if it has none.
    #[inline]
    pub fn stat(&self, stat: V::Stat) -> i32 {
        self.stats[stat.index()].unwrap_or(0)
    }

    /// Did nobody give this number?
    pub fn is_unsaid(&self, stat: V::Stat) -> bool {
        self.unsaid & (1 << stat.index()) != 0
    }

    /// Nobody gave these numbers.
    pub fn leave_unsaid(&mut self, stats: impl IntoIterator<Item = V::Stat>) {
        self.unsaid = stats.into_iter().fold(self.unsaid, |all, stat| all | (1 << stat.index()));
    }

    /// The text of a key as it was given.
    pub fn printed(&self, key: &str) -> &str {
        self.printed.iter().find(|(k, _)| *k == key).map_or("", |(_, text)| text)
    }

    /// Nothing is printed in its text.
    pub fn has_no_text(&self) -> bool {
        self.text.effects.is_empty()
    }

    /// The effects that are its own, with their places.
    pub fn own_effects(&self) -> impl Iterator<Item = (u8, &Effect<V>)> {
        (0..=u8::MAX).zip(&self.text.effects).filter(|(_, e)| !e.given)
    }

    /// Does its text have an effect with this timing?
    pub fn has_timing(&self, is: impl Fn(&Timing<V>) -> bool) -> bool {
        self.own_effects().any(|(_, e)| matches!(&e.kind, Kind::Auto(all) if all.iter().any(&is)))
    }

    /// The first effect of its own that a rule calls so.
    pub fn called(&self, call: &V::Call) -> Option<u8> {
        self.calls.iter().find(|(c, _)| c == call).map(|(_, n)| *n)
    }

    /// What its text says for outside of the game.
    pub fn outside(&self) -> impl Iterator<Item = &V::Outside> {
        self.text.effects.iter().filter_map(|e| if let Kind::Outside(o) = &e.kind { Some(o) } else { None })
    }

    /// All its names, wherever it is.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.name.as_str()).chain(self.always.names.iter().map(String::as_str))
    }
}

/// Does a permanent effect give its own card nothing but what holds always, everywhere?
pub fn is_always<V: Vocabulary>(effect: &Effect<V>) -> bool {
    let Kind::Permanent(all) = &effect.kind else { return false };
    let plain = |g: &Grant<V>| matches!(g, Grant::Keyword(..) | Grant::Name(_) | Grant::Type(_));
    effect.conditions.is_empty() && all.iter().all(|g| g.to == To::This && g.what.iter().all(plain))
}

/// What does not change during play.
#[derive(Clone, Debug)]
pub struct Book<V: CardPieces> {
    /// The edition in force, by its place.
    pub edition: u8,
    /// The readings in force.
    pub readings: Readings,
    /// All cards; the first is the unknown one.
    pub defs: Vec<Def<V>>,
    /// Everything that texts grant.
    pub(super) grants: Vec<Grant<V>>,
    /// The cards whose texts grant it.
    pub(super) granters: Vec<DefId>,
    /// Some card has a permanent effect that looks at numbers of cards.
    pub reads: bool,
    /// Of some card only the name is known.
    pub has_bare: bool,
}

impl<V: CardPieces> Book<V> {
    /// A book with the unknown card only.
    pub fn new(edition: u8, readings: Readings) -> Self {
        let none = || super::text::Amount::N(0);
        let numbers = V::Stat::ALL.iter().map(|&stat| Grant::Stat(stat, none()));
        let bases = V::Stat::ALL.iter().map(|&stat| Grant::Base(stat, none()));
        let grants: Vec<Grant<V>> = numbers.chain(bases).collect();
        let granters = vec![DefId::UNKNOWN; grants.len()];
        let defs = vec![Def { bare: true, ..Def::default() }];
        Self { edition, readings, defs, grants, granters, reads: false, has_bare: false }
    }

    /// The card of a place.
    #[inline]
    pub fn def(&self, id: DefId) -> &Def<V> {
        &self.defs[id.index()]
    }

    /// The name of a printed card, with its number where another one has the same name; `?` if nobody knows which it is.
    pub fn told_apart(&self, id: DefId) -> Cow<'_, str> {
        if id == DefId::UNKNOWN {
            return "?".into();
        }
        let def = self.def(id);
        let mut alike = self.defs.iter().filter(|d| d.name == def.name);
        if alike.nth(1).is_none() || def.number.is_empty() {
            return def.name.as_str().into();
        }
        format!("{} ({})", def.name, def.number).into()
    }

    /// An effect of a card.
    #[inline]
    pub fn effect(&self, id: DefId, effect: u8) -> &Effect<V> {
        &self.def(id).text.effects[usize::from(effect)]
    }

    /// The program of an effect.
    #[inline]
    pub fn code(&self, id: DefId, effect: u8) -> &Code<V> {
        &self.def(id).codes[usize::from(effect)]
    }

    /// A grant.
    #[inline]
    pub fn grant(&self, id: GrantId) -> &Grant<V> {
        &self.grants[usize::from(id.0)]
    }

    /// The card whose text a grant stands in.
    pub fn granter(&self, id: GrantId) -> DefId {
        self.granters[usize::from(id.0)]
    }

    /// The cards that are known by more than their names.
    pub fn known(&self) -> impl Iterator<Item = DefId> + '_ {
        (1..self.defs.len()).map(DefId::at).filter(|&id| !self.def(id).bare)
    }
}
