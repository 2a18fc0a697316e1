//! ONE PIECE: properties of random play with the shipped decks and from every case, in both editions and under every reading.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use shinpan::cardgame::spoken::Spoken;
use shinpan::cardgame::watch::FIELD;
use shinpan::cardgame::{CardId, DefId, On, Zone as _};
use shinpan::engine::selfplay::{self, Dice};
use shinpan::engine::{ClauseId, Game, Line, Off, Player, Reading, Readings, Runner, Status, Table};
use shinpan::games::one_piece::vocabulary::{Category, Zone};
use shinpan::games::one_piece::{Act, Choice, OnePiece, State, readings, shipped};
use shinpan::keys;
use shinpan::lang::{Language, Speech};
use shinpan::rules::Library;
use shinpan::scenario::{Case, shipped as cases};
use shinpan::table::play::{Play, Session};

const EDITIONS: [&str; 2] = ["1.1.8", "2023-01-19"];

fn games() -> u64 {
    std::env::var("SHINPAN_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(2_000)
}

fn share(of: u64) -> u64 {
    games().div_ceil(of)
}

/// Every card is in exactly one area, the one that it is said to be in; the limits of the areas hold; the DON!! cards are counted.
fn census(state: &State, table: &Table<OnePiece>) -> [u32; 2] {
    let mut seen = vec![0u8; state.cards.len()];
    let zones = [Zone::Deck, Zone::Hand, Zone::Trash, Zone::Leader, Zone::Characters, Zone::Stage, Zone::Life];
    for player in Player::BOTH {
        for zone in zones {
            for id in state.pile(player, zone) {
                seen[id.index()] += 1;
                assert_eq!(state.card(*id).zone, zone, "{id:?} is not where it is said to be");
                assert_eq!(state.owner(*id), player, "{id:?} is with the other player");
            }
        }
        assert!(state.characters(player).len() <= 5);
        let category = |id: &CardId| table.book.def(state.card(*id).def).category;
        assert!(state.characters(player).iter().all(|id| category(id) == Some(Category::Character)));
        assert!(state.stage(player).iter().all(|id| category(id) == Some(Category::Stage)));
    }
    for (n, count) in seen.iter().enumerate() {
        let revealed = u8::from(state.cards[n].zone == Zone::Revealed);
        assert_eq!(count + revealed, 1, "card {n} is in {count} areas: {state:?}");
    }
    let given = |player| u32::from(state.don_given(player));
    Player::BOTH.map(|player| {
        let side = state.side(player);
        given(player) + u32::from(side.don_active) + u32::from(side.don_rested) + u32::from(side.don_deck)
    })
}

/// Off the field there are no DON!! cards, and nothing that a card had there.
fn off_the_field(state: &State) {
    for card in state.cards.iter().filter(|c| !c.zone.is_field()) {
        assert!(card.don == 0 && !card.rested, "{card:?}");
    }
    for modifier in &state.modifiers {
        if let On::Card(id) = modifier.on {
            assert!(state.card(id).zone.is_field(), "{modifier:?}");
        }
    }
}

fn flipped() -> impl Iterator<Item = (String, Readings)> {
    readings::READINGS.iter().enumerate().flat_map(|(at, facts)| {
        (1..facts.options.len()).map(move |option| {
            let mut readings = Readings::default();
            readings.set(Reading(at as u8), option as u8);
            (format!("{} = {}", facts.name, facts.options[option]), readings)
        })
    })
}

fn saved_and_loaded(table: &Table<OnePiece>) -> Table<OnePiece> {
    let text = serde_json::to_string(table).expect("a table can be saved");
    let from = &mut serde_json::Deserializer::from_str(&text);
    Table::load(Arc::clone(&table.book), from).expect("what was saved can be loaded")
}

#[test]
fn shipped_cards_are_read_and_shipped_decks_are_legal() {
    let text = include_str!("../scenarios/one-piece/cards.toml");
    for name in text.lines().filter_map(|l| l.strip_prefix("name = ")).map(|n| n.trim_matches('"')) {
        let known = shipped::card(name).is_some() || shipped::decks().iter().any(|d| d.name == name);
        assert!(known, "{name} is not read");
    }
    assert_eq!(shipped::decks().len(), text.matches("[[deck]]").count());
    for deck in shipped::decks() {
        let leader = shipped::card(&deck.leader).unwrap_or_else(|| panic!("{}: no {}", deck.name, deck.leader));
        assert_eq!(leader.category, Some(Category::Leader));
        assert_eq!(deck.cards.iter().map(|(_, n)| u32::from(*n)).sum::<u32>(), 50, "{}", deck.name);
        for (name, n) in &deck.cards {
            let card = shipped::card(name).unwrap_or_else(|| panic!("{}: no {name}", deck.name));
            assert!(*n <= 4 || card.outside().next().is_some(), "{name}");
            assert!(card.colours.iter().any(|c| leader.colours.contains(c)), "{}: {name}", deck.name);
        }
    }
}

#[test]
fn random_games_lose_nothing_and_end() {
    let mut runner = Runner::default();
    let (mut dice, mut sample) = (Dice::new(1), Dice::new(2));
    for game in 0..share(4) {
        let edition = (game % 2) as u8;
        let mut table = OnePiece::whole_game(edition, Readings::default(), game / 2);
        let don = census(&table.state, &table);
        let mut other = Runner::default();
        let played = selfplay::play(&mut table, &mut dice, &mut runner, &mut Off, |table, status, runner| {
            assert_eq!(census(&table.state, table), don);
            off_the_field(&table.state);
            let Status::Ask { .. } = status else { return };
            let options = runner.options.offered();
            assert!(!options.is_empty(), "nothing to choose: {table:?}");
            if sample.below(40) != 0 {
                return;
            }
            let all: HashSet<Choice> = options.iter().copied().collect();
            assert_eq!(all.len(), options.len(), "an option is offered twice: {options:?}");
            assert_eq!(&saved_and_loaded(table), table);
            // What was worked out before is what would be worked out now.
            let mut fresh = table.clone();
            fresh.state.changed(FIELD);
            fresh.state.settle(&fresh.book);
            assert_eq!(OnePiece::values(&fresh), OnePiece::values(table));
            for &choice in options {
                let mut copy = table.clone();
                copy.run(Some(choice), &mut other, &mut Off);
                assert_eq!(census(&copy.state, &copy), don, "{choice:?}");
                // An effect without a cost may find nothing to do.
                let may_do_nothing = matches!(choice, Choice::Own(Act::Activate(..)));
                assert!(may_do_nothing || copy != *table, "{choice:?} leads nowhere");
            }
        });
        assert!(played.outcome.is_some(), "game {game} does not end");
    }
}

#[test]
fn every_reading_can_be_played() {
    let mut runner = Runner::default();
    for (name, readings) in flipped() {
        for edition in 0..2 {
            let mut dice = Dice::new(7);
            for game in 0..share(400) {
                let mut table = OnePiece::whole_game(edition, readings.clone(), game);
                let don = census(&table.state, &table);
                let played = selfplay::play(&mut table, &mut dice, &mut runner, &mut Off, |table, _, _| {
                    assert_eq!(census(&table.state, table), don, "{name}");
                });
                assert!(played.outcome.is_some(), "{name}: game {game} does not end");
            }
        }
    }
}

#[test]
fn lines_speak_name_clauses_that_exist_and_can_be_undone() {
    let library = Library::shipped().unwrap_or_else(|fault| panic!("{fault:#?}"));
    let mut dice = Dice::new(5);
    for edition in 0..2u8 {
        let text = library.edition("one-piece", EDITIONS[usize::from(edition)]).expect("the edition");
        let mut known: HashMap<ClauseId, bool> = HashMap::new();
        let mut exists = |clause: ClauseId| {
            let id = clause.to_string();
            *known.entry(clause).or_insert_with(|| text.clause(&id).is_some_and(|c| c.id == id))
        };
        for game in 0..share(500) {
            let start = OnePiece::whole_game(edition, Readings::default(), game);
            let mut line = Line::new(start);
            let mut answers = 0;
            while let Status::Ask { clause, .. } = line.status {
                assert!(exists(clause), "{clause} asks and is not in {}", EDITIONS[usize::from(edition)]);
                for id in line.refused().iter().flat_map(|(_, why)| why.clauses.clone()) {
                    let shown = OnePiece::number(edition, id);
                    assert!(shown.is_none_or(&mut exists), "{id} refuses and is not in the text");
                }
                let choice = line.offered()[dice.below(line.offered().len())];
                assert!(line.answer(choice));
                answers += 1;
                if answers == 60 {
                    // Back, and forth again by the same answers.
                    let (table, given) = (line.table.clone(), line.answers.clone());
                    line.undo_to(20);
                    assert_eq!(line.answers, given[..20]);
                    given[20..].iter().for_each(|&choice| assert!(line.answer(choice), "{choice:?}"));
                    assert_eq!(line.table, table);
                }
                if answers > 300 {
                    break;
                }
            }
            for step in &line.trace.steps {
                for &clause in &step.clauses {
                    assert!(exists(clause), "{}: {clause} is not in {}", step.name, EDITIONS[usize::from(edition)]);
                }
                if !step.spoken {
                    assert!(step.said.is_empty() && step.events.iter().all(OnePiece::quiet), "{step:?}");
                }
            }
            let session = Session::new(line);
            for language in Language::ALL {
                let speech = Speech::of(language);
                for n in 0..session.steps() {
                    let words = session.step(n, &speech).text;
                    assert!(!words.is_empty() && !words.starts_with("op-"), "{words}");
                }
                assert!(!session.lines(&speech).is_empty());
                session.decisions(&speech);
            }
        }
    }
}

#[test]
fn every_registered_clause_is_in_the_text_of_its_edition() {
    let library = Library::shipped().unwrap_or_else(|fault| panic!("{fault:#?}"));
    for (edition, name) in EDITIONS.iter().enumerate() {
        let text = library.edition("one-piece", name).expect("the edition");
        let exists = |clause: ClauseId| {
            let id = clause.to_string();
            text.clause(&id).is_some_and(|c| c.id == id)
        };
        for entry in OnePiece::registered() {
            for clause in std::iter::once(entry.clause).chain(entry.also.iter().copied()) {
                if let Some(own) = OnePiece::number(edition as u8, clause) {
                    assert!(exists(own), "{name}: {} of {} ({})", own, entry.procedure, entry.name);
                }
            }
        }
        for reading in &readings::READINGS {
            for clause in reading.clauses.split_whitespace() {
                let of_newer = !reading.name.starts_with("2023");
                if of_newer == (edition == 0) {
                    assert!(exists(ClauseId::new(clause)), "{name}: {} hangs on {clause}", reading.name);
                }
            }
        }
    }
}

#[test]
fn positions_of_one_fingerprint_play_alike() {
    fn successors(table: &Table<OnePiece>, runner: &mut Runner<OnePiece>) -> Vec<(u128, Table<OnePiece>)> {
        let mut here = table.clone();
        if let Status::Over(_) = here.run(None, runner, &mut Off) {
            return Vec::new();
        }
        let options = runner.options.offered().to_vec();
        let mut lead = |choice: Choice| {
            let mut copy = here.clone();
            copy.run(Some(choice), runner, &mut Off);
            (copy.fingerprint(), copy)
        };
        options.into_iter().map(&mut lead).collect()
    }
    let mut runner = Runner::default();
    let mut compared = 0;
    for seed in 0..share(500) {
        let mut table = OnePiece::whole_game(0, Readings::default(), seed);
        let (mut starts, mut dice) = (Vec::new(), Dice::new(seed));
        selfplay::play(&mut table, &mut dice, &mut runner, &mut Off, |table, _, _| starts.push(table.clone()));
        let mut queue = std::collections::VecDeque::from([starts.swap_remove(dice.below(starts.len()))]);
        let mut seen: HashMap<u128, Table<OnePiece>> = HashMap::new();
        while let Some(table) = queue.pop_front().filter(|_| seen.len() < 600) {
            for (print, next) in successors(&table, &mut runner) {
                let Some(known) = seen.get(&print) else {
                    queue.push_back(next.clone());
                    seen.insert(print, next);
                    continue;
                };
                if *known != next {
                    let mut prints = |table: &Table<OnePiece>| {
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

#[test]
fn random_play_from_every_case_loses_nothing() {
    let mut runner = Runner::default();
    for (seed, (name, text)) in cases::cases().iter().enumerate() {
        let case = Case::read(name, text).expect("a case");
        if case.game.name != "one-piece" {
            continue;
        }
        let mut readings = Readings::default();
        for (name, option) in &case.readings {
            let (reading, option) = case.game.reading(name, option).expect("a reading of the game");
            readings.set(reading, option);
        }
        let block = keys::parse(&case.text[case.board.clone()]).expect("a board");
        let start = OnePiece::read(&keys::whole(&block), case.edition, readings, &shinpan::cards::source::NoCards)
            .expect("legal");
        let don = census(&start.state, &start);
        let mut dice = Dice::new(seed as u64);
        let mut table = start.clone();
        let mut seen = HashSet::new();
        let mut circle = false;
        let mut looked = 0;
        let played = selfplay::play(&mut table, &mut dice, &mut runner, &mut Off, |table, _, _| {
            assert_eq!(census(&table.state, table), don, "{name}");
            looked += 1;
            if looked < 40 {
                let mut fresh = table.clone();
                fresh.state.changed(FIELD);
                fresh.state.settle(&fresh.book);
                assert_eq!(OnePiece::values(&fresh), OnePiece::values(table), "{name}");
                assert_eq!(&saved_and_loaded(table), table, "{name}");
                assert!(OnePiece::write(table).contains("[A]"));
            }
            circle |= !seen.insert(table.fingerprint());
        });
        assert!(played.outcome.is_some() || circle, "{name} does not end");
        assert!(start.state.cards.iter().any(|c| c.def != DefId::UNKNOWN));
    }
}
