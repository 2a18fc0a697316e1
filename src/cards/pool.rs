//! All cards at hand, by number and by name.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use super::CardFacts;
use super::fault::CardsFault;
use super::game::CardGame;
use super::shapes::{self, Candidate};
use super::{load, number};
use crate::text::{fold, nearest};

/// All cards at hand. What it holds does not depend on the order in which files or records came.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CardPool {
    cards: Vec<CardFacts>,
    by_number: [HashMap<String, usize>; CardGame::ALL.len()],
    by_name: [HashMap<String, Vec<usize>>; CardGame::ALL.len()],
}

impl CardPool {
    /// Read files and folders; what was read before and has not changed comes from the cache.
    pub fn load(paths: &[PathBuf]) -> Result<Self, CardsFault> {
        Self::load_kept(paths, crate::text::cache::folder().as_deref())
    }

    /// The same with the cache in a folder, or without one.
    pub fn load_kept(paths: &[PathBuf], cache: Option<&Path>) -> Result<Self, CardsFault> {
        load::load(paths, cache)
    }

    /// Read texts that have a name.
    pub fn of_texts(files: &[(&str, &str)]) -> Result<Self, CardsFault> {
        let mut all = Vec::new();
        for (file, text) in files {
            all.extend(shapes::read(file, text.trim_start_matches('\u{FEFF}'))?);
        }
        Ok(Self::of_candidates(all))
    }

    /// One card of each number. Where several files or printings have it, the best of them speaks, and the others fill its gaps.
    pub(super) fn of_candidates(mut all: Vec<Candidate>) -> Self {
        let keyed = |c: &Candidate| (c.facts.game, identity(&c.facts));
        all.sort_by_cached_key(keyed);
        all.chunk_by_mut(|a, b| keyed(a) == keyed(b)).for_each(<[Candidate]>::sort);
        let mut cards: Vec<CardFacts> = Vec::new();
        let mut last = None;
        for candidate in all {
            let key = keyed(&candidate);
            match cards.last_mut() {
                Some(card) if last.as_ref() == Some(&key) => card.fill(&candidate.facts),
                _ => cards.push(candidate.facts),
            }
            last = Some(key);
        }
        Self::of_cards(cards)
    }

    /// Cards that are already one of each number.
    pub(super) fn of_cards(cards: Vec<CardFacts>) -> Self {
        let mut pool = Self { cards, ..Self::default() };
        for (at, card) in pool.cards.iter().enumerate() {
            let game = card.game as usize;
            if !card.number.is_empty() {
                pool.by_number[game].entry(card.number.clone()).or_insert(at);
            }
            for name in card.names() {
                let all = pool.by_name[game].entry(fold::key(name)).or_default();
                if all.last() != Some(&at) {
                    all.push(at);
                }
            }
        }
        pool
    }

    /// The card of a number, also with the suffix of a printing, of the first game that has it.
    pub fn get(&self, number: &str) -> Option<&CardFacts> {
        CardGame::ALL.into_iter().find_map(|game| self.of(game, number))
    }

    /// The card of a number in a game. Two games may use the same number.
    pub fn of(&self, game: CardGame, number: &str) -> Option<&CardFacts> {
        let index = &self.by_number[game as usize];
        let at = index.get(number).or_else(|| index.get(&number::base(number)));
        at.map(|&at| &self.cards[at])
    }

    /// The same for a number that is known to have no suffix.
    pub(crate) fn of_base(&self, game: CardGame, number: &str) -> Option<&CardFacts> {
        self.by_number[game as usize].get(number).map(|&at| &self.cards[at])
    }

    /// All cards of a name in a game.
    pub fn named(&self, game: CardGame, name: &str) -> impl Iterator<Item = &CardFacts> {
        self.by_name[game as usize].get(&fold::key(name)).into_iter().flatten().map(|&at| &self.cards[at])
    }

    /// All cards.
    pub fn iter(&self) -> impl Iterator<Item = &CardFacts> {
        self.cards.iter()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Are there none?
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Are there cards of this game?
    pub fn has(&self, game: CardGame) -> bool {
        !self.by_name[game as usize].is_empty()
    }

    /// The card whose number or name is most like what was typed.
    pub fn nearest(&self, game: Option<CardGame>, typed: &str) -> Option<&CardFacts> {
        let wanted = |card: &&CardFacts| game.is_none_or(|g| card.game == g);
        if let Some(number) = number::first(typed) {
            let numbers = self.iter().filter(wanted).map(|c| c.number.as_str());
            if let Some(near) = nearest::nearest(&number.number, numbers) {
                return self.iter().filter(wanted).find(|c| c.number == near);
            }
        }
        let near = nearest::nearest(typed, self.iter().filter(wanted).map(|c| c.name.as_str()))?;
        self.iter().filter(wanted).find(|c| c.name == near)
    }
}

/// What makes a card the same card: its number; in Summoner Master its name and the Reflection symbol (200.2.3, 200.2.4).
fn identity(facts: &CardFacts) -> String {
    if facts.game == CardGame::SummonerMaster || facts.number.is_empty() {
        format!("{}/{}", fold::key(&facts.name), u8::from(facts.reflection))
    } else {
        facts.number.clone()
    }
}
