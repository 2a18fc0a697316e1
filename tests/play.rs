//! Properties of random play: nothing is lost, what is offered is accepted, nothing else is, and saving changes nothing.

use std::sync::Arc;

use shinpan::engine::selfplay::{self, Dice};
use shinpan::engine::{Chooser, Game, Line, Off, Player, Readings, Runner, Status, Table};
use shinpan::games::blackpoker::cards::Cards;
use shinpan::games::blackpoker::state::{Side, State};
use shinpan::games::blackpoker::{BlackPoker, readings};
use shinpan::games::spoken::Spoken;

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
    let numbers = state.sides.iter().flat_map(|s| &s.soldiers).map(shinpan::games::blackpoker::characters::number);
    assert!(
        numbers.into_iter().all(|n| n > 0)
            || state.made.is_some()
            || on_stage(shinpan::games::blackpoker::actions::Kind::Down)
    );
    for soldier in state.sides.iter().flat_map(|s| &s.soldiers) {
        assert!(soldier.cards.iter().all(|c| c.suit() == soldier.first.suit()), "{soldier:?}");
    }
}

fn games() -> u64 {
    std::env::var("SHINPAN_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(2_000)
}

#[test]
fn random_games_lose_nothing_and_end() {
    let start = BlackPoker::whole_game(0, Readings::default());
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
