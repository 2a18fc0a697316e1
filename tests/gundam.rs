//! Random games of Gundam: two, three and four players, and two teams. What must hold of every position does.

use shinpan::cardgame::{CardId, Zone as _};
use shinpan::engine::selfplay::{Dice, play};
use shinpan::engine::{Off, Outcome, Readings, Runner, Status, Table};
use shinpan::games::gundam::areas::{Mode, Phase};
use shinpan::games::gundam::entering::UNITS;
use shinpan::games::gundam::vocabulary::{Stat, Zone};
use shinpan::games::gundam::{Gundam, State, shipped};

/// Every card is where the piles say, Pilots are under one Unit each, nothing dead lies on the field, and no limit is exceeded.
fn is_sound(state: &State) {
    let mut seen = vec![0; state.cards.len()];
    for player in state.all.iter() {
        for &zone in <Zone as shinpan::cardgame::Word>::ALL {
            for &id in state.pile(player, zone) {
                seen[id.index()] += 1;
                assert_eq!(state.card(id).zone, zone);
                assert_eq!(state.owner(id), player);
            }
        }
        assert!(state.units(player).len() <= UNITS);
        let side = state.side(player);
        assert!(side.ex() <= 5 && side.level() <= 15, "{player} has {} Resources", side.level());
    }
    assert!(seen.iter().all(|n| *n == 1), "a card is in no pile, or in two");
    for n in 0..state.cards.len() {
        let id = CardId::at(n);
        let card = state.card(id);
        if card.zone == Zone::Paired {
            let over = state.cards.iter().filter(|c| c.own.pilot == Some(id)).count();
            assert_eq!(over, 1, "a Pilot is under {over} Units");
        }
        if let Some(pilot) = card.own.pilot {
            assert_eq!(card.zone, Zone::Battle);
            assert_eq!(state.card(pilot).zone, Zone::Paired);
        }
        if !card.zone.is_field() {
            assert_eq!(card.own.damage, 0, "damage stays on the field");
        }
    }
}

/// At a decision nobody who has lost is still in the game, and nothing is left that should have been destroyed.
fn is_settled(table: &Table<Gundam>) {
    let state = &table.state;
    if state.phase == Phase::Setup || table.in_gate() {
        return;
    }
    for player in state.seats.iter() {
        assert!(!state.deck(player).is_empty() || state.side(player).saved);
        assert!(state.side(player).struck.is_none());
    }
    for (id, seen) in state.values.all() {
        let damage = i32::from(state.card(id).own.damage);
        let hp = seen.stat::<Gundam>(Stat::Hp);
        assert!(state.card(id).own.spared.is_some() || (hp > 0 && damage < hp), "{damage} damage, {hp} HP");
    }
    assert!(state.mode == Mode::Team || state.seats.iter().all(|p| state.pile(p, Zone::Base).len() <= 1));
}

/// Every shipped card is read, and every shipped deck has only shipped cards.
#[test]
fn what_is_shipped_is_whole() {
    assert!(shipped::faults().is_empty(), "{}", shipped::faults().join("; "));
    for deck in shipped::decks() {
        let cards: usize = deck.cards.iter().map(|(_, n)| usize::from(*n)).sum();
        assert_eq!(cards, 50, "{}", deck.name);
    }
}

fn games(mode: Mode, players: usize, from: u64, to: u64) {
    let decks = shipped::decks();
    let mut runner = Runner::<Gundam>::default();
    for game in from..to {
        let at = |k: u64| &decks[usize::try_from(k).unwrap_or(0) % decks.len()];
        let sitting: Vec<_> = (0..players as u64).map(|k| at(game + k * (game + 1))).collect();
        let mut table = shipped::whole_game(Readings::default(), mode, &sitting);
        let played = play(&mut table, &mut Dice::new(game), &mut runner, &mut Off, |table, status, _| {
            is_sound(&table.state);
            if matches!(status, Status::Ask { .. }) {
                is_settled(table);
            }
        });
        let outcome = played.outcome.unwrap_or_else(|| panic!("game {game} has no end"));
        assert!(matches!(outcome, Outcome::Won(_) | Outcome::Undecided), "game {game}: {outcome:?}");
    }
}

#[test]
fn decks_are_fifty_cards_that_are_read() {
    assert!(shipped::decks().len() >= 4);
    for deck in shipped::decks() {
        let n: u32 = deck.cards.iter().map(|(_, n)| u32::from(*n)).sum();
        assert_eq!(n, 50, "{}", deck.name);
        for (name, _) in &deck.cards {
            assert!(shipped::card(name).is_some(), "{name} of {} is not read", deck.name);
        }
    }
}

#[test]
fn two_players() {
    games(Mode::Duel, 2, 0, 150);
}

#[test]
fn first_to_win_with_three() {
    games(Mode::RoyaleFirst, 3, 0, 60);
}

#[test]
fn elimination_with_three_and_four() {
    games(Mode::RoyaleElimination, 3, 0, 40);
    games(Mode::RoyaleElimination, 4, 0, 40);
}

#[test]
fn two_teams() {
    games(Mode::Team, 4, 0, 60);
}

/// The clause that refuses a board, and the words of it at which that is shown.
fn refused(board: &str) -> (String, String) {
    let block = shinpan::keys::parse(board).expect("TOML");
    let keys = shinpan::keys::whole(&block);
    let cards = &shinpan::cards::source::NoCards;
    match <Gundam as shinpan::cardgame::spoken::Spoken>::read(&keys, 0, Readings::default(), cards) {
        Err(fault) => (fault.clauses.first().map(|c| c.to_string()).unwrap_or_default(), board[fault.at].to_string()),
        Ok(_) => (String::new(), String::new()),
    }
}

/// 4-4-2, 4-4-2-1, 6-1-1. What the resource area and a resource deck hold at the most.
#[test]
fn limits_of_resources_are_refused_where_they_stand() {
    let of = |resources: &str| refused(&format!("[A]\nresources = {resources}\n[B]\n"));
    let by = |clause: &str, words: &str| (clause.to_string(), words.to_string());
    assert_eq!(of("16"), by("4-4-2", "16"));
    assert_eq!(of("{ active = 3, rested = 16 }"), by("4-4-2", "16"));
    assert_eq!(of("{ active = 8, rested = 8 }").0, "4-4-2");
    assert_eq!(of("{ active = 10, ex = 6 }"), by("4-4-2-1", "6"));
    assert_eq!(of("{ ex = 3, ex_rested = 3 }").0, "4-4-2-1");
    assert_eq!(of("12"), by("6-1-1", "12"));
    assert_eq!(of("{ active = 6, rested = 5 }").0, "6-1-1");
    assert_eq!(of("{ deck = 11 }"), by("6-1-1", "11"));
    for legal in ["10", "{ active = 10, ex = 5 }", "{ active = 4, rested = 6, deck = 0 }", "{ deck = 10 }"] {
        assert_eq!(of(legal), by("", ""), "{legal}");
    }
}

/// What the table does not play out is refused at its place, and not counted among the texts that are read.
#[test]
fn texts_that_are_not_played_are_refused_at_their_place() {
    let text = "When playing this card from your hand, you may destroy 1 of your Units. If you do, play this card as if it has 0 Lv. and cost.";
    let board = format!("[A]\nhand = [{{ name = \"Ram\", ap = 1, hp = 1, text = \"{text}\" }}]\n[B]\n");
    assert_eq!(refused(&board), ("1-3-1".to_string(), "as if".to_string()));
    let read = shinpan::games::gundam::text::read(text).expect("it is understood");
    let at = shinpan::games::gundam::describing::not_played(&read, text).expect("it is not played");
    assert_eq!(&text[at], "as if");
}
