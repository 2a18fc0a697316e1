//! The games that can be played at the table.

use crate::games::blackpoker::BlackPoker;
use crate::games::gundam::Gundam;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

use super::play::{Play, Session};
use crate::cardgame::spoken::Spoken;
use crate::cards::source::CardSource;
use crate::engine::selfplay::{self, Dice};
use crate::engine::{ClauseId, Difference, Line, Off, Outcome, Reading, ReadingFacts, Readings, Registered, Runner};
use crate::games::one_piece::OnePiece;
use crate::games::summoner_master::SummonerMaster;
use crate::keys::{BoardFault, Keys};
use crate::lang::Language;

/// A game that can be played, whatever its types are.
#[derive(Clone, Copy, Debug)]
pub struct Playable {
    /// The game's folder in `rules/`.
    pub name: &'static str,
    /// Its editions, the reference first.
    pub editions: &'static [&'static str],
    /// An empty board, to be filled at the table.
    pub empty: fn() -> &'static str,
    /// A card in a few words, as a board writes it.
    pub in_short: fn(&str) -> Option<serde_json::Map<String, serde_json::Value>>,
    /// The names of the invented cards inside the program.
    pub shipped: fn() -> Vec<&'static str>,
    /// A case to begin with.
    pub starter: fn(Language) -> &'static str,
    /// A line from a board.
    pub start: Start,
    /// Its readings.
    pub readings: fn() -> &'static [ReadingFacts],
    /// Everything registered under a clause.
    pub registered: fn() -> Vec<Registered>,
    /// What its editions decide otherwise.
    pub differences: fn() -> &'static [Difference],
    /// The number in an edition of a clause of the reference edition.
    pub number: fn(u8, ClauseId) -> Option<ClauseId>,
    /// The text that a clause is from, if it is not the edition's.
    pub other_text: fn(ClauseId) -> Option<&'static str>,
    /// Random games from a seed, between so many players, in teams or not; none if it is not played so.
    pub selfplay: fn(u64, u64, usize, bool) -> Option<Tally>,
}

/// Makes a line from a board, in an edition, with readings.
pub type Start = fn(&Keys<'_>, u8, Readings, &dyn CardSource) -> Result<Box<dyn Play>, BoardFault>;

/// What random games came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Rows run.
    pub rules: u64,
    /// Decisions with more than one option.
    pub decisions: u64,
    /// Games by their end: `A wins`, `draw`, `endless`.
    pub results: BTreeMap<&'static str, u64>,
}

/// All of them.
pub static PLAYABLE: [Playable; 4] =
    [playable::<OnePiece>(), playable::<BlackPoker>(), playable::<Gundam>(), playable::<SummonerMaster>()];

const fn playable<G: Spoken>() -> Playable {
    Playable {
        name: G::NAME,
        editions: G::EDITIONS,
        empty: G::empty,
        in_short: G::in_short,
        shipped: G::shipped,
        starter: G::starter,
        start: |board, edition, readings, cards| {
            let table = G::read(board, edition, readings, cards)?;
            Ok(Box::new(Session::<G>::new(Line::new(table))))
        },
        readings: G::reading_facts,
        registered: G::registered,
        differences: G::differences,
        number: G::number,
        other_text: G::other_text,
        selfplay: random_games::<G>,
    }
}

/// The game of this name.
pub fn find(name: &str) -> Option<&'static Playable> {
    PLAYABLE.iter().find(|g| g.name == name)
}

impl Playable {
    /// The reading and option of these names.
    pub fn reading(&self, name: &str, option: &str) -> Result<(Reading, u8), Unknown> {
        let all = (self.readings)();
        let (at, facts) = (0u8..).zip(all).find(|(_, r)| r.name == name).ok_or(Unknown::Name)?;
        let found = (0u8..).zip(facts.options).find(|(_, o)| **o == option);
        let (option, _) = found.ok_or(Unknown::Option(facts.options))?;
        Ok((Reading(at), option))
    }

    /// Every clause that can be cited or can refuse something.
    pub fn clauses(&self) -> &'static BTreeSet<ClauseId> {
        static KNOWN: Mutex<BTreeMap<&'static str, &'static BTreeSet<ClauseId>>> = Mutex::new(BTreeMap::new());
        let mut known = KNOWN.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        known.entry(self.name).or_insert_with(|| {
            let all = (self.registered)().into_iter().flat_map(|r| std::iter::once(r.clause).chain(r.also));
            // Under the numbers of all editions.
            let editions = || (0u8..).zip(self.editions).map(|(n, _)| n);
            let all = all.flat_map(|id| editions().filter_map(move |e| (self.number)(e, id)));
            Box::leak(Box::new(all.collect()))
        })
    }

    /// A clause for the eye: with the edition of its text, where that is not the one in play.
    pub fn shown(&self, clause: ClauseId) -> String {
        match (self.other_text)(clause) {
            Some(text) => format!("{} {clause}", text.split('@').next_back().unwrap_or(text)),
            None => clause.to_string(),
        }
    }

    /// A clause as it is cited: with its text, where that is not the edition's.
    pub fn cited(&self, clause: ClauseId) -> String {
        match (self.other_text)(clause) {
            Some(text) => format!("{text}:{clause}"),
            None => clause.to_string(),
        }
    }
}

/// What is not known of a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unknown {
    /// Its name.
    Name,
    /// The option; these there are.
    Option(&'static [&'static str]),
}

fn random_games<G: Spoken>(games: u64, seed: u64, players: usize, teams: bool) -> Option<Tally> {
    let start = |n| G::seated_game(0, Readings::default(), n, players, teams);
    let starts: Vec<_> = (0..G::STARTS.min(games.max(1))).map(start).collect::<Option<_>>()?;
    let mut runner = Runner::<G>::default();
    let mut tally = Tally { games, ..Tally::default() };
    for (game, start) in (0..games).zip(starts.iter().cycle()) {
        let mut dice = Dice::new(seed.wrapping_add(game.wrapping_mul(0x9E37_79B9_7F4A_7C15)));
        let mut table = start.clone();
        let played = selfplay::play(&mut table, &mut dice, &mut runner, &mut Off, |_, _, _| {});
        tally.decisions += played.decisions;
        *tally.results.entry(played.outcome.map_or("endless", Outcome::name)).or_default() += 1;
    }
    tally.rules = runner.rules;
    Some(tally)
}
