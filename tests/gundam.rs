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
