//! Properties of positions, without a trace.

use std::collections::{HashMap, HashSet, VecDeque};

use super::{Judged, flipped, loaded, of_cases, saved, share, start};
use shinpan::engine::selfplay::{self, Dice};
use shinpan::engine::{Line, Off, Readings, Runner, Status, Table};
use shinpan::lang::Speech;
use shinpan::table::play::{Play, Session};

/// A game that does not end must come back to where it was.
#[derive(Default)]
struct Circle {
    looked: u32,
    seen: HashSet<u128>,
    closed: bool,
}

impl Circle {
    /// Only very long games are worth the trouble.
    fn look<G: Judged>(&mut self, table: &Table<G>) {
        self.looked += 1;
        if self.looked > 90_000 {
            self.closed |= !self.seen.insert(table.fingerprint());
        }
    }
}

pub fn random_games_lose_nothing_and_end<G: Judged>() {
    let mut runner = Runner::default();
    let mut dice = Dice::new(1);
    for game in 0..share::<G>(100) {
        let mut table: Table<G> = start(game, &Readings::default());
        let counted = G::census(&table);
        let mut circle = Circle::default();
        let played = selfplay::play(&mut table, &mut dice, &mut runner, &mut Off, |table, status, runner| {
            assert_eq!(G::census(table), counted, "game {game}");
            circle.look(table);
            if let Status::Ask { .. } = status {
                assert!(!runner.options.offered().is_empty(), "nothing to choose: {table:?}");
            }
        });
        assert!(played.outcome.is_some() || circle.closed, "game {game} does not end");
    }
}

/// A position and what an answer does there, for eyes.
fn told<G: Judged>(table: &Table<G>, choice: G::Choice) -> String {
    let mut line = Line::new(table.clone());
    let before = line.trace.steps.len();
    line.answer(choice);
    let session = Session::new(line);
    let steps = (before..session.steps()).map(|n| session.step(n, Speech::english()).text);
    G::lines(table, Speech::english()).into_iter().chain(steps).collect::<Vec<_>>().join("\n")
}

/// All options of a decision, each on a copy: it is taken and leads on.
fn every_option_leads_on<G: Judged>(table: &Table<G>, options: &[G::Choice], runner: &mut Runner<G>) {
    let counted = G::census(table);
    for &choice in options {
        let mut copy = table.clone();
        let status = copy.run(Some(choice), runner, &mut Off);
        assert_eq!(G::census(&copy), counted, "{choice:?}");
        assert!(G::may_do_nothing(&choice) || copy != *table, "{choice:?} leads nowhere\n{}", told(table, choice));
        if let Status::Ask { .. } = status {
            assert!(!runner.options.offered().is_empty(), "nothing to choose after {choice:?}: {copy:?}");
        }
    }
}

pub fn what_is_offered_is_accepted_and_leads_on<G: Judged>() {
    let (mut runner, mut other) = (Runner::default(), Runner::default());
    let (mut dice, mut sample) = (Dice::new(2), Dice::new(3));
    for game in 0..share::<G>(30) {
        let mut table: Table<G> = start(game, &Readings::default());
        selfplay::play(&mut table, &mut dice, &mut runner, &mut Off, |table, status, runner| {
            let options = runner.options.offered();
            if matches!(status, Status::Ask { .. }) && sample.below(20) == 0 {
                let all: HashSet<G::Choice> = options.iter().copied().collect();
                assert_eq!(all.len(), options.len(), "an option is offered twice: {options:?}");
                every_option_leads_on(table, options, &mut other);
            }
        });
    }
}

/// Saved and loaded, a table is the same, waits for the same answer, lists the same options, and is merged with the same ones; and what was
/// worked out bit by bit is what comes out when everything is worked out anew.
fn is_the_same_again<G: Judged>(table: &Table<G>, runner: &mut Runner<G>) {
    let back = loaded(table);
    assert_eq!(&back, table);
    assert_eq!((saved(&back), back.fingerprint()), (saved(table), table.fingerprint()));
    assert_eq!(G::values(&G::anew(table)), G::values(table), "worked out anew");
    let (mut twin, mut here) = (back.clone(), table.clone());
    let status = twin.run(None, runner, &mut Off);
    let listed = runner.options.offered().to_vec();
    assert_eq!(here.run(None, runner, &mut Off), status);
    assert_eq!((&twin, &here), (table, table));
    if let Status::Ask { .. } = status {
        assert_eq!(runner.options.offered(), listed);
    }
    // The same answer leads both to the same place.
    if let Some(&choice) = listed.last().filter(|_| matches!(status, Status::Ask { .. })) {
        assert_eq!(twin.run(Some(choice), runner, &mut Off), here.run(Some(choice), runner, &mut Off));
        assert_eq!(twin, here);
    }
}

pub fn saving_and_copying_change_nothing<G: Judged>() {
    let (mut runner, mut other) = (Runner::default(), Runner::default());
    let (mut dice, mut sample) = (Dice::new(4), Dice::new(5));
    for game in 0..share::<G>(10) {
        let mut table: Table<G> = start(game, &Readings::default());
        selfplay::play(&mut table, &mut dice, &mut runner, &mut Off, |table, _, _| {
            if sample.below(8) == 0 {
                is_the_same_again(table, &mut other);
            }
        });
    }
}

pub fn every_reading_can_be_played<G: Judged>() {
    let (mut runner, mut other) = (Runner::default(), Runner::default());
    let all = flipped::<G>();
    let each = share::<G>(30).div_ceil(all.len() as u64);
    for (at, (name, readings)) in all.iter().enumerate() {
        let (mut dice, mut sample) = (Dice::new(6), Dice::new(7));
        for game in 0..each {
            let mut table: Table<G> = start(at as u64 + game, readings);
            let counted = G::census(&table);
            let mut circle = Circle::default();
            let played = selfplay::play(&mut table, &mut dice, &mut runner, &mut Off, |table, status, runner| {
                assert_eq!(G::census(table), counted, "{name}");
                circle.look(table);
                let options = runner.options.offered();
                if matches!(status, Status::Ask { .. }) && sample.below(100) == 0 {
                    every_option_leads_on(table, options, &mut other);
                    is_the_same_again(table, &mut other);
                }
            });
            assert!(
                played.outcome.is_some() || circle.closed,
                "{name}: game {game} does not end, and nothing comes again"
            );
        }
    }
}

/// Where the options of a decision lead, as fingerprints.
fn successors<G: Judged>(table: &Table<G>, runner: &mut Runner<G>) -> Vec<(u128, Table<G>)> {
    let mut here = table.clone();
    if let Status::Over(_) = here.run(None, runner, &mut Off) {
        return Vec::new();
    }
    let options = runner.options.offered().to_vec();
    let mut lead = |choice: G::Choice| {
        let mut copy = here.clone();
        copy.run(Some(choice), runner, &mut Off);
        (copy.fingerprint(), copy)
    };
    options.into_iter().map(&mut lead).collect()
}

pub fn positions_of_one_fingerprint_play_alike<G: Judged>() {
    let mut runner = Runner::default();
    let mut compared = 0;
    for seed in 0..share::<G>(1) + 1 {
        let mut table: Table<G> = start(seed, &Readings::default());
        let (mut starts, mut dice) = (Vec::new(), Dice::new(seed));
        selfplay::play(&mut table, &mut dice, &mut runner, &mut Off, |table, _, _| starts.push(table.clone()));
        let mut queue = VecDeque::from([starts.swap_remove(dice.below(starts.len()))]);
        let mut seen: HashMap<u128, Table<G>> = HashMap::new();
        while let Some(table) = queue.pop_front().filter(|_| seen.len() < 600) {
            for (print, next) in successors(&table, &mut runner) {
                let Some(known) = seen.get(&print) else {
                    queue.push_back(next.clone());
                    seen.insert(print, next);
                    continue;
                };
                if *known != next {
                    let mut prints = |table: &Table<G>| {
                        successors(table, &mut runner).into_iter().map(|(print, _)| print).collect::<HashSet<u128>>()
                    };
                    assert_eq!(prints(known), prints(&next), "{known:?} and {next:?}");
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 0, "no two positions have the same fingerprint");
}

/// Random play from every case, with its unknown cards: nothing appears or vanishes, whatever the cards turn out to be.
pub fn play_from_every_case_loses_nothing<G: Judged>() {
    let (mut runner, mut other) = (Runner::default(), Runner::default());
    for (seed, name, mut table) in of_cases::<G>() {
        let counted = G::census(&table);
        let mut dice = Dice::new(seed);
        let (mut circle, mut looked) = (Circle::default(), 0);
        let played = selfplay::play(&mut table, &mut dice, &mut runner, &mut Off, |table, _, _| {
            assert_eq!(G::census(table), counted, "{name}");
            circle.look(table);
            looked += 1;
            if looked < 30 && looked % 3 == 0 {
                is_the_same_again(table, &mut other);
            }
        });
        assert!(played.outcome.is_some() || circle.closed, "{name} does not end");
    }
}
