//! Properties of random play: nothing is lost, what is offered is accepted, nothing else is, saving changes nothing, and every clause
//! that is named is in the texts. `SHINPAN_GAMES` says how many games are played. That every jump lands on a row of its procedure, and
//! that a row cites only what it is registered with, is asserted by the engine itself where debug assertions are on, as they are here.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use shinpan::cardgame::spoken::Spoken;
use shinpan::engine::selfplay::{self, Dice};
use shinpan::engine::{
    ClauseId, Game, Line, Off, Player, Reading, Readings, Registered, RegisteredKind, Runner, Status, Step, Table,
};
use shinpan::games::blackpoker::cards::Cards;
use shinpan::games::blackpoker::state::{Side, State};
use shinpan::games::blackpoker::{BlackPoker, Choice, actions, characters, readings};
use shinpan::keys;
use shinpan::rules::Library;
use shinpan::scenario::{Case, shipped};

/// The known cards of a pack, each of which may be in one place only, and how many cards there are in all.
fn count(state: &State, player: Player) -> (Cards, usize) {
    let side: &Side = state.side(player);
    let mut known = Vec::new();
    known.extend(side.top.iter().copied());
    known.extend(side.stock.iter());
    known.extend(side.hand.iter());
    known.extend(side.graveyard.iter());
    known.extend(side.turned.iter().copied());
    known.extend(side.soldiers.iter().flat_map(|s| s.cards.iter()));
    known.extend(side.bulwarks.iter().filter_map(|b| b.thing.card()));
    let actions = state.stage.iter().chain(&state.made).filter(|a| a.by == player);
    known.extend(actions.flat_map(|a| a.keys.iter()));
    let set: Cards = known.iter().copied().collect();
    assert_eq!(usize::from(set.len()), known.len(), "a card is in two places: {known:?}");
    assert!(set.shared(side.pool).is_empty(), "a known card is thought unknown");
    assert!(side.unknown() <= side.pool.len(), "more unknown cards than there can be: {state:?}");
    (set, known.len() + usize::from(side.unknown()))
}

fn nothing_is_lost(state: &State) {
    for player in Player::BOTH {
        assert_eq!(count(state, player).1, 54, "{player}: {state:?}");
    }
    let on_stage = |kind| state.stage.iter().any(|a| a.kind == kind);
    let numbers = state.sides.iter().flat_map(|s| &s.soldiers).map(characters::number);
    assert!(numbers.into_iter().all(|n| n > 0) || state.made.is_some() || on_stage(actions::Kind::Down));
    for soldier in state.sides.iter().flat_map(|s| &s.soldiers) {
        assert!(soldier.cards.iter().all(|c| c.suit() == soldier.first.suit()), "{soldier:?}");
    }
}

fn games() -> u64 {
    std::env::var("SHINPAN_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(2_000)
}

/// One of so many games; at least one.
fn share(of: u64) -> u64 {
    games().div_ceil(of)
}

fn whole_game() -> Table<BlackPoker> {
    BlackPoker::whole_game(0, Readings::default(), 0)
}

/// The readings with one of them flipped, all of them, with their names.
fn flipped() -> impl Iterator<Item = (String, Readings)> {
    readings::READINGS.iter().enumerate().flat_map(|(at, facts)| {
        (1..facts.options.len()).map(move |option| {
            let mut readings = Readings::default();
            readings.set(Reading(at as u8), option as u8);
            (format!("{} = {}", facts.name, facts.options[option]), readings)
        })
    })
}

/// So many games as the rules are read by default, then one with each reading flipped.
fn tables(games: u64) -> impl Iterator<Item = Table<BlackPoker>> {
    let defaults = (0..games).map(|_| Readings::default());
    defaults.chain(flipped().map(|(_, readings)| readings)).map(|readings| BlackPoker::whole_game(0, readings, 0))
}

fn saved(table: &Table<BlackPoker>) -> String {
    serde_json::to_string(table).expect("a table can be saved")
}

/// A copy that was saved and loaded.
fn loaded(table: &Table<BlackPoker>, text: &str) -> Table<BlackPoker> {
    let from = &mut serde_json::Deserializer::from_str(text);
    Table::load(Arc::clone(&table.book), from).expect("what was saved can be loaded")
}

/// All options of a decision, each on a copy: it is taken and leads on.
fn every_option_leads_on(table: &Table<BlackPoker>, options: &[Choice], runner: &mut Runner<BlackPoker>) {
    for &choice in options {
        let mut copy = table.clone();
        let status = copy.run(Some(choice), runner, &mut Off);
        nothing_is_lost(&copy.state);
        assert_ne!(&copy, table, "{choice:?} leads nowhere");
        if let Status::Ask { .. } = status {
            assert!(!runner.options.offered().is_empty(), "nothing to choose after {choice:?}: {copy:?}");
        }
    }
}

#[test]
fn random_games_lose_nothing_and_end() {
    let start = whole_game();
    let mut runner = Runner::default();
    let mut dice = Dice::new(1);
    for game in 0..games() {
        let mut table = start.clone();
        let played = selfplay::play(&mut table, &mut dice, &mut runner, &mut Off, |table, status, runner| {
            nothing_is_lost(&table.state);
            if let Status::Ask { .. } = status {
                assert!(!runner.options.offered().is_empty(), "nothing to choose: {table:?}");
            }
        });
        assert!(played.outcome.is_some(), "game {game} does not end");
    }
}

#[test]
fn every_offered_option_is_accepted_and_leads_on() {
    let start = whole_game();
    let (mut runner, mut other) = (Runner::default(), Runner::default());
    let (mut dice, mut sample) = (Dice::new(2), Dice::new(3));
    for _ in 0..share(2) {
        let mut table = start.clone();
        selfplay::play(&mut table, &mut dice, &mut runner, &mut Off, |table, status, runner| {
            let options = runner.options.offered();
            if matches!(status, Status::Ask { .. }) && sample.below(8) == 0 {
                let all: HashSet<Choice> = options.iter().copied().collect();
                assert_eq!(all.len(), options.len(), "an option is offered twice: {options:?}");
                every_option_leads_on(table, options, &mut other);
            }
        });
    }
}

#[test]
fn nothing_else_is_accepted() {
    let mut dice = Dice::new(4);
    // Options and refused candidates of other positions, the newest last.
    let mut strange: Vec<Choice> = Vec::new();
    for start in tables(share(40)) {
        let mut line = Line::new(start);
        while let Status::Ask { .. } = line.status {
            let offered = line.offered().to_vec();
            let refused: Vec<Choice> = line.refused().iter().map(|(c, _)| *c).collect();
            let before = (line.table.clone(), line.status, line.answers.len(), line.trace.steps.len());
            for (choice, why) in line.refused() {
                assert!(!offered.contains(choice), "{choice:?} is offered and refused");
                assert!(!why.clauses.is_empty(), "{choice:?} is refused without a clause");
            }
            for choice in refused.iter().chain(&strange).filter(|c| !offered.contains(c)) {
                assert!(!line.answer(*choice), "{choice:?} is accepted at {:?}", line.status);
            }
            let after = (line.table.clone(), line.status, line.answers.len(), line.trace.steps.len());
            assert!(before == after && line.offered() == offered, "a refused answer changes something");
            strange.extend(offered.iter().chain(&refused).filter(|_| dice.below(16) == 0));
            let old = strange.len().saturating_sub(64);
            strange.drain(..old);
            assert!(line.answer(offered[dice.below(offered.len())]));
        }
        assert!(strange.iter().all(|choice| !line.answer(*choice)), "the game is over");
    }
}

#[test]
fn saving_and_copying_change_nothing() {
    let (mut runner, mut other) = (Runner::default(), Runner::default());
    let mut dice = Dice::new(5);
    for mut table in tables(share(40)) {
        let mut tables = Vec::new();
        selfplay::play(&mut table, &mut dice, &mut runner, &mut Off, |table, status, runner| {
            let text = saved(table);
            let back = loaded(table, &text);
            assert_eq!(&back, table);
            assert_eq!((saved(&back), back.fingerprint()), (text, table.fingerprint()));
            // A loaded table waits for the same answer, and lists the same options.
            let mut twin = back.clone();
            assert_eq!(twin.run(None, &mut other, &mut Off), *status);
            assert_eq!(&twin, table);
            if let Status::Ask { .. } = status {
                assert_eq!(other.options.offered(), runner.options.offered());
            }
            tables.push((back, *status));
        });
        // Each loaded table, given the answer that led on, is the next one.
        for pair in tables.windows(2) {
            let (mut here, next) = (pair[0].0.clone(), &pair[1].0);
            here.run(None, &mut runner, &mut Off);
            let reached = runner.options.offered().to_vec().into_iter().any(|choice| {
                let mut copy = here.clone();
                copy.run(Some(choice), &mut runner, &mut Off) == pair[1].1 && copy == *next
            });
            assert!(reached, "no option leads from {here:?} to {next:?}");
        }
    }
}

#[test]
fn undo_leads_back_and_recording_changes_nothing() {
    let mut dice = Dice::new(6);
    let mut runner = Runner::default();
    for start in tables(share(200)) {
        let mut line = Line::new(start);
        let mut plain = line.start.clone();
        plain.run(None, &mut runner, &mut Off);
        let mut tables = vec![line.table.clone()];
        while let Status::Ask { .. } = line.status {
            let choice = line.offered()[dice.below(line.offered().len())];
            assert!(line.answer(choice));
            plain.run(Some(choice), &mut runner, &mut Off);
            assert_eq!(plain, line.table);
            tables.push(line.table.clone());
        }
        for n in (0..tables.len()).filter(|_| dice.below(16) == 0) {
            let mut back = line.clone();
            back.undo_to(n);
            assert_eq!(back.table, tables[n]);
            line.answers[n..].iter().for_each(|&choice| assert!(back.answer(choice)));
            assert!(back.table == line.table && back.trace.steps.len() == line.trace.steps.len());
        }
    }
}

#[test]
fn every_reading_can_be_played() {
    let (mut runner, mut other) = (Runner::default(), Runner::default());
    for (name, readings) in flipped() {
        let mut dice = Dice::new(7);
        let start = BlackPoker::whole_game(0, readings, 0);
        for game in 0..share(50) {
            let mut table = start.clone();
            let mut seen = HashSet::new();
            let mut again = false;
            let mut sample = Dice::new(game);
            let played = selfplay::play(&mut table, &mut dice, &mut runner, &mut Off, |table, status, runner| {
                nothing_is_lost(&table.state);
                again |= !seen.insert(table.fingerprint());
                if let Status::Ask { .. } = status {
                    let options = runner.options.offered();
                    assert!(!options.is_empty(), "{name}: nothing to choose: {table:?}");
                    if sample.below(64) == 0 {
                        every_option_leads_on(table, options, &mut other);
                        assert_eq!(&loaded(table, &saved(table)), table);
                    }
                }
            });
            assert!(played.outcome.is_some() || again, "{name}: game {game} does not end, and nothing comes again");
        }
    }
}

#[test]
fn passing_for_ever_is_seen_to_go_in_circles() {
    let mut readings = Readings::default();
    readings.set(readings::EMPTY_STAGE_PASS, 1);
    let mut line = Line::new(BlackPoker::whole_game(0, readings, 0));
    let mut dice = Dice::new(9);
    let mut passes = 0;
    while line.met_before().is_none() {
        let pass = line.offered().contains(&Choice::Pass);
        passes += u32::from(pass);
        assert!(passes < 10, "nothing comes again");
        let choice = if pass { Choice::Pass } else { line.offered()[dice.below(line.offered().len())] };
        assert!(line.answer(choice));
    }
    assert_eq!(passes, 2, "when both have passed, the position is the same");
}

/// Is the clause in the sheet or in the base procedure?
fn in_the_texts() -> impl Fn(ClauseId) -> bool {
    let library = Library::shipped().unwrap_or_else(|fault| panic!("{fault:#?}"));
    let text = move |name: &str, clause: &str| {
        let edition = library.edition("blackpoker", name).unwrap_or_else(|| panic!("blackpoker@{name} is missing"));
        edition.clause(clause).is_some_and(|found| found.id == clause)
    };
    move |clause| ["act6.1-lite", "base-6.1"].iter().any(|name| text(name, &clause.to_string()))
}

#[test]
fn every_registered_clause_is_in_the_texts_once_a_procedure() {
    let exists = in_the_texts();
    let mut seen = HashSet::new();
    for entry in BlackPoker::registered() {
        let Registered { clause, also, procedure, .. } = &entry;
        assert!(exists(*clause), "{procedure}: {clause} is not in the texts");
        also.iter().for_each(|c| assert!(exists(*c), "{procedure}: {clause} cites {c}, which is not in the texts"));
        assert!(seen.insert((*procedure, *clause)), "{clause} stands twice in {procedure}");
    }
    for reading in &readings::READINGS {
        for clause in reading.clauses.split_whitespace() {
            assert!(exists(ClauseId::new(clause)), "{}: {clause} is not in the texts", reading.name);
        }
    }
}

/// A step is a registered rule: a row by its name, or a trigger; and cites what that may cite.
fn is_registered(step: &Step<BlackPoker>, all: &[Registered]) -> bool {
    let cited = |r: &&Registered| step.clauses.iter().chain(&step.supports).any(|c| *c == r.clause);
    all.iter().filter(|r| r.kind == RegisteredKind::Rule).filter(cited).any(|r| {
        let named = r.name == step.name || (step.name == "step-noticed" && r.procedure == "triggers");
        named && step.clauses.iter().all(|c| *c == r.clause || r.also.contains(c))
    })
}

#[test]
fn every_step_names_clauses_that_are_registered_and_in_the_texts() {
    let exists = in_the_texts();
    let registered = BlackPoker::registered();
    let mut known: HashMap<ClauseId, bool> = HashMap::new();
    let mut spoken: HashSet<(ClauseId, &str)> = HashSet::new();
    let mut dice = Dice::new(8);
    for start in tables(share(20)) {
        let mut line = Line::new(start);
        while let Status::Ask { clause, .. } = line.status {
            assert!(*known.entry(clause).or_insert_with(|| exists(clause)), "{clause} asks and is not in the texts");
            for clause in line.refused().iter().flat_map(|(_, why)| why.clauses.iter().copied()) {
                assert!(*known.entry(clause).or_insert_with(|| exists(clause)), "{clause} refuses and is not there");
            }
            let choice = line.offered()[dice.below(line.offered().len())];
            assert!(line.answer(choice));
        }
        for step in &line.trace.steps {
            assert!(is_registered(step, &registered), "{step:?}");
            for &clause in &step.clauses {
                assert!(*known.entry(clause).or_insert_with(|| exists(clause)), "{clause} is not in the texts");
            }
            if step.spoken {
                spoken.insert((step.clauses[0], step.name));
            } else {
                assert!(step.said.is_empty() && step.events.iter().all(BlackPoker::quiet), "{step:?}");
            }
        }
    }
    assert!(spoken.len() > 50, "{} rules were spoken", spoken.len());
}

/// Where the options of a decision lead, as fingerprints.
fn successors(table: &Table<BlackPoker>, runner: &mut Runner<BlackPoker>) -> Vec<(u128, Table<BlackPoker>)> {
    let mut here = table.clone();
    if let Status::Over(_) = here.run(None, runner, &mut Off) {
        return Vec::new();
    }
    let options = runner.options.offered().to_vec();
    let lead = |choice: Choice| {
        let mut copy = here.clone();
        copy.run(Some(choice), runner, &mut Off);
        (copy.fingerprint(), copy)
    };
    options.into_iter().map(lead).collect()
}

#[test]
fn positions_of_one_fingerprint_play_alike() {
    let mut runner = Runner::default();
    let mut compared = 0;
    for seed in 0..share(100) {
        let mut table = whole_game();
        let (mut starts, mut dice) = (Vec::new(), Dice::new(seed));
        selfplay::play(&mut table, &mut dice, &mut runner, &mut Off, |table, _, _| starts.push(table.clone()));
        let mut queue = std::collections::VecDeque::from([starts.swap_remove(dice.below(starts.len()))]);
        let mut seen: HashMap<u128, Table<BlackPoker>> = HashMap::new();
        while let Some(table) = queue.pop_front().filter(|_| seen.len() < 1_000) {
            for (print, next) in successors(&table, &mut runner) {
                let Some(known) = seen.get(&print) else {
                    queue.push_back(next.clone());
                    seen.insert(print, next);
                    continue;
                };
                if *known != next {
                    let prints = |table, runner: &mut Runner<_>| {
                        successors(table, runner).into_iter().map(|(print, _)| print).collect::<HashSet<u128>>()
                    };
                    assert_eq!(prints(known, &mut runner), prints(&next, &mut runner), "{known:?} and {next:?}");
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 0, "no two positions have the same fingerprint");
}

/// The table of a case before its first play, under its readings.
fn table_of(name: &str, text: &str) -> Table<BlackPoker> {
    let case = Case::read(name, text).expect("a case");
    let mut readings = Readings::default();
    for (name, option) in &case.readings {
        let (reading, option) = case.game.reading(name, option).expect("a reading of the game");
        readings.set(reading, option);
    }
    let block = keys::parse(&case.text[case.board.clone()]).expect("a board");
    BlackPoker::read(&keys::whole(&block), case.edition, readings, &shinpan::cards::source::NoCards)
        .expect("a legal board")
}

/// Random play from every case, with its unknown cards: nothing appears or vanishes, whatever the cards turn out to be; what is saved is
/// what it was; and it ends, or comes back to a position that was there before.
#[test]
fn random_play_from_every_case_loses_nothing() {
    let mut runner = Runner::default();
    for (seed, (name, text)) in shipped::cases().iter().enumerate() {
        if !name.contains("blackpoker/") {
            continue;
        }
        let start = table_of(name, text);
        let cards = Player::BOTH.map(|player| count(&start.state, player).1);
        for round in 0..share(1_000) {
            let mut dice = Dice::new(seed as u64 * 1_000 + round);
            let mut seen = HashSet::new();
            let mut circle = false;
            let mut table = start.clone();
            let played = selfplay::play(&mut table, &mut dice, &mut runner, &mut Off, |table, _, _| {
                let now = Player::BOTH.map(|player| count(&table.state, player).1);
                assert_eq!(now, cards, "{name}: {table:?}");
                if seen.len() < 200 {
                    assert_eq!(&loaded(table, &saved(table)), table, "{name}");
                }
                circle |= !seen.insert(table.fingerprint());
            });
            assert!(played.outcome.is_some() || circle, "{name} does not end");
        }
    }
}
