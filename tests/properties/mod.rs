//! What must hold of every game, whatever its rules are: one suite, run for all of them.
//!
//! Nothing is lost or doubled; what is offered is accepted, once, and nothing else is; saving, copying, recording and undoing change nothing;
//! positions that are merged play alike; every reading can be played; every step names clauses that are registered and in the texts.
//! `SHINPAN_GAMES` says how many games are played.
//!
//! That every jump lands on a row of its procedure, and that a row cites only what it is registered with, is asserted by the engine itself
//! where debug assertions are on, as they are here.

mod games;
mod lines;
mod tables;

use std::collections::HashSet;
use std::sync::Arc;

use shinpan::cardgame::spoken::Spoken;
use shinpan::engine::{ClauseId, Reading, Readings, Table};
use shinpan::keys;
use shinpan::rules::Library;
use shinpan::scenario::{Case, shipped};

/// A game, and what is counted in its positions.
trait Judged: Spoken {
    /// How many whole games are played of it, in all.
    const GAMES: u64;

    /// What never changes while a game goes on, counted. Everything else that must hold of a position is asserted.
    fn census(table: &Table<Self>) -> Vec<usize>;

    /// The same position, with everything that is worked out from it worked out anew.
    fn anew(table: &Table<Self>) -> Table<Self> {
        table.clone()
    }

    /// May this answer come to nothing, and leave everything as it is?
    fn may_do_nothing(_: &Self::Choice) -> bool {
        false
    }
}

/// So many games of a hundred, at least one.
fn share<G: Judged>(of_hundred: u64) -> u64 {
    let games: u64 = std::env::var("SHINPAN_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(G::GAMES);
    (games * of_hundred / 100).max(1)
}

/// A game from its beginning: editions, numbers of players and decks take turns.
fn start<G: Judged>(game: u64, readings: &Readings) -> Table<G> {
    let editions = G::EDITIONS.len() as u64;
    let edition = u8::try_from(game % editions).unwrap_or(0);
    let game = game / editions;
    // Two players every second time, else whatever else the game is played by.
    let seats = [(3, false), (4, false), (4, true)];
    let (players, teams) = if game.is_multiple_of(2) { (2, false) } else { seats[(game / 2 % 3) as usize] };
    let table = G::seated_game(edition, readings.clone(), game / 2, players, teams);
    table.unwrap_or_else(|| G::whole_game(edition, readings.clone(), game / 2))
}

/// The readings with one of them flipped, all of them, with their names.
fn flipped<G: Judged>() -> Vec<(String, Readings)> {
    let mut all = Vec::new();
    for (at, facts) in G::reading_facts().iter().enumerate() {
        for option in 1..facts.options.len() {
            let mut readings = Readings::default();
            readings.set(Reading(at as u8), option as u8);
            all.push((format!("{} = {}", facts.name, facts.options[option]), readings));
        }
    }
    all
}

fn saved<G: Judged>(table: &Table<G>) -> String {
    serde_json::to_string(table).expect("a table can be saved")
}

/// A copy that was saved and loaded.
fn loaded<G: Judged>(table: &Table<G>) -> Table<G> {
    let text = saved(table);
    let from = &mut serde_json::Deserializer::from_str(&text);
    Table::load(Arc::clone(&table.book), from).expect("what was saved can be loaded")
}

/// Is a clause in the text of an edition, or in the one beside it?
struct Texts {
    library: Library,
    met: HashSet<(String, String)>,
}

impl Texts {
    fn shipped() -> Self {
        let library = Library::shipped().unwrap_or_else(|fault| panic!("{fault:#?}"));
        Self { library, met: HashSet::new() }
    }

    fn have<G: Judged>(&mut self, edition: usize, clause: ClauseId) -> bool {
        let beside = G::other_text(clause).and_then(|name| name.split_once('@')).map(|(_, edition)| edition);
        let name = beside.unwrap_or(G::EDITIONS[edition]);
        let key = (name.to_string(), clause.to_string().replace('_', " "));
        if self.met.contains(&key) {
            return true;
        }
        let text = self.library.edition(G::NAME, name).unwrap_or_else(|| panic!("{}@{name} is missing", G::NAME));
        // An entry of a glossary is known by each of its headwords.
        let heads = |id: &str| -> Vec<String> {
            let words = id.strip_prefix("g:").into_iter().flat_map(|words| words.split(" / "));
            words.map(|word| format!("g:{}", word.trim())).collect()
        };
        let is = |id: &str| id == key.1 || heads(id).contains(&key.1);
        let there = text.clause(&key.1).is_some_and(|found| is(&found.id));
        if there {
            self.met.insert(key);
        }
        there
    }
}

/// The tables of the cases of a game before their first play, under their readings.
fn of_cases<G: Judged>() -> impl Iterator<Item = (u64, &'static str, Table<G>)> {
    let cases = shipped::cases().iter().enumerate();
    cases.filter_map(|(seed, (name, text))| {
        let case = Case::read(name, text).expect("a case");
        if case.game.name != G::NAME {
            return None;
        }
        let mut readings = Readings::default();
        for (name, option) in &case.readings {
            let (reading, option) = case.game.reading(name, option).expect("a reading of the game");
            readings.set(reading, option);
        }
        let block = keys::parse(&case.text[case.board.clone()]).expect("a board");
        let cards = &shinpan::cards::source::NoCards;
        let table = G::read(&keys::whole(&block), case.edition, readings, cards).expect("a legal board");
        Some((seed as u64, *name, table))
    })
}

/// The suite for one game.
macro_rules! suite {
    ($($name:ident: $game:ty),*) => {$(
        mod $name {
            use super::{lines, tables};

            #[test]
            fn random_games_lose_nothing_and_end() {
                tables::random_games_lose_nothing_and_end::<$game>();
            }

            #[test]
            fn what_is_offered_is_accepted_and_leads_on() {
                tables::what_is_offered_is_accepted_and_leads_on::<$game>();
            }

            #[test]
            fn saving_and_copying_change_nothing() {
                tables::saving_and_copying_change_nothing::<$game>();
            }

            #[test]
            fn every_reading_can_be_played() {
                tables::every_reading_can_be_played::<$game>();
            }

            #[test]
            fn positions_of_one_fingerprint_play_alike() {
                tables::positions_of_one_fingerprint_play_alike::<$game>();
            }

            #[test]
            fn play_from_every_case_loses_nothing() {
                tables::play_from_every_case_loses_nothing::<$game>();
            }

            #[test]
            fn nothing_else_is_accepted() {
                lines::nothing_else_is_accepted::<$game>();
            }

            #[test]
            fn undo_leads_back_and_recording_changes_nothing() {
                lines::undo_leads_back_and_recording_changes_nothing::<$game>();
            }

            #[test]
            fn steps_name_registered_clauses_of_the_texts() {
                lines::steps_name_registered_clauses_of_the_texts::<$game>();
            }

            #[test]
            fn what_is_registered_is_in_the_texts() {
                lines::what_is_registered_is_in_the_texts::<$game>();
            }
        }
    )*};
}

suite! {
    blackpoker: shinpan::games::blackpoker::BlackPoker,
    one_piece: shinpan::games::one_piece::OnePiece,
    gundam: shinpan::games::gundam::Gundam,
    summoner_master: shinpan::games::summoner_master::SummonerMaster
}
