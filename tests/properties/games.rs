//! What is counted in the positions of each game.

use super::Judged;
use shinpan::cardgame::watch::FIELD;
use shinpan::cardgame::{self, CardGame, CardId, On, Word, Zone as _};
use shinpan::engine::{Outcome, Player, Table};
use shinpan::games::blackpoker::cards::Cards;
use shinpan::games::blackpoker::{BlackPoker, actions, characters};
use shinpan::games::gundam::areas::{Mode, Phase};
use shinpan::games::gundam::entering::UNITS;
use shinpan::games::gundam::{self, Gundam};
use shinpan::games::one_piece::{self, Act, OnePiece};
use shinpan::games::summoner_master::{self, SummonerMaster};

/// Every card is in exactly one pile, the one that it is said to be in; off the field it is upright, and nothing lasts on it.
fn in_one_pile<V: CardGame>(state: &cardgame::State<V>) -> Vec<usize> {
    let mut seen = vec![0; state.cards.len()];
    for player in Player::ALL {
        for &zone in <V::Zone as Word>::ALL {
            for &id in state.pile(player, zone) {
                seen[id.index()] += 1;
                assert_eq!(state.card(id).zone, zone, "{id:?} is not where it is said to be");
                assert_eq!(state.owner(id), player, "{id:?} is with another player");
                assert!(!state.card(id).rested || zone.is_field(), "{id:?} lies sideways off the field");
            }
        }
    }
    assert!(seen.iter().all(|n| *n == 1), "a card is in no pile, or in two: {seen:?}");
    for modifier in &state.modifiers {
        if let On::Card(id) = modifier.on {
            assert!(V::lasts_in(state.card(id).zone), "{modifier:?}");
        }
    }
    vec![state.cards.len()]
}

/// Everything that is worked out, anew.
fn worked_out<V: CardGame>(table: &Table<V>) -> Table<V> {
    let mut fresh = table.clone();
    fresh.state.changed(FIELD);
    fresh.state.settle(&fresh.book);
    fresh
}

impl Judged for BlackPoker {
    const GAMES: u64 = 2_000;

    /// P-1-2. The cards of each pack; no card is in two places, and no more are unknown than there can be.
    fn census(table: &Table<Self>) -> Vec<usize> {
        let state = &table.state;
        for soldier in state.sides.iter().flat_map(|s| &s.soldiers) {
            assert!(soldier.cards.iter().all(|c| c.suit() == soldier.first.suit()), "{soldier:?}");
        }
        let busy = state.made.is_some() || state.stage.iter().any(|a| a.kind == actions::Kind::Down);
        let mut numbers = state.sides.iter().flat_map(|s| &s.soldiers).map(characters::number);
        assert!(busy || numbers.all(|n| n > 0), "a soldier of no number");
        let pack = |player: Player| {
            let side = state.side(player);
            let mut known: Vec<_> = side.top.iter().chain(&side.turned).copied().collect();
            known.extend(side.stock.iter().chain(side.hand.iter()).chain(side.graveyard.iter()));
            known.extend(side.soldiers.iter().flat_map(|s| s.cards.iter()));
            known.extend(side.bulwarks.iter().filter_map(|b| b.thing.card()));
            let actions = state.stage.iter().chain(&state.made).filter(|a| a.by == player);
            known.extend(actions.flat_map(|a| a.keys.iter()));
            let set: Cards = known.iter().copied().collect();
            assert_eq!(usize::from(set.len()), known.len(), "a card is in two places: {known:?}");
            assert!(set.shared(side.pool).is_empty(), "a known card is thought unknown");
            assert!(side.unknown() <= side.pool.len(), "more unknown cards than there can be: {state:?}");
            known.len() + usize::from(side.unknown())
        };
        Player::BOTH.map(pack).to_vec()
    }
}

impl Judged for OnePiece {
    const GAMES: u64 = 500;

    /// 5-1-2. The cards, and the DON!! cards of each player; 3-7-6: five Characters at the most.
    fn census(table: &Table<Self>) -> Vec<usize> {
        use one_piece::vocabulary::Category;
        let state = &table.state;
        let mut counted = in_one_pile(state);
        for player in Player::BOTH {
            let category = |id: &CardId| table.book.def(state.card(*id).def).category;
            assert!(state.characters(player).len() <= 5);
            assert!(state.characters(player).iter().all(|id| category(id) == Some(Category::Character)));
            assert!(state.stage(player).iter().all(|id| category(id) == Some(Category::Stage)));
            let side = state.side(player);
            let area = [state.don_given(player), side.don_active, side.don_rested, side.don_deck];
            counted.push(area.into_iter().map(usize::from).sum());
        }
        let off_field = state.cards.iter().filter(|c| !c.zone.is_field());
        assert!(off_field.into_iter().all(|c| c.don == 0), "DON!! cards off the field");
        counted
    }

    fn anew(table: &Table<Self>) -> Table<Self> {
        worked_out(table)
    }

    /// An effect without a cost may find nothing to do.
    fn may_do_nothing(choice: &one_piece::Choice) -> bool {
        matches!(choice, one_piece::Choice::Own(Act::Activate(..)))
    }
}

impl Judged for Gundam {
    const GAMES: u64 = 320;

    /// The cards but tokens; Pilots are under one Unit each, no limit is exceeded; at rest nothing is left that should have been destroyed.
    fn census(table: &Table<Self>) -> Vec<usize> {
        let state = &table.state;
        in_one_pile(state);
        // 5-17-1: tokens come from outside the game.
        let cards = (0..state.cards.len()).filter(|n| !state.is_token(&table.book, CardId::at(*n))).count();
        // 11-4-2: by a reading room is made when the new one lies there already.
        let enters = matches!(table.under_way(), Some(gundam::Frame::Own(gundam::Procedure::Enter(_))));
        for player in state.all.iter() {
            assert!(state.units(player).len() <= UNITS + usize::from(enters), "{:?}", table.under_way());
            let side = state.side(player);
            assert!(side.ex() <= 5 && side.level() <= 15, "{player} has {} Resources", side.level());
        }
        pilots_are_under_units(state);
        is_settled(table);
        vec![cards]
    }

    fn anew(table: &Table<Self>) -> Table<Self> {
        worked_out(table)
    }

    fn may_do_nothing(choice: &gundam::Choice) -> bool {
        matches!(choice, gundam::Choice::Own(gundam::Act::Activate(..)))
    }
}

/// 3-3-6. A Pilot lies under one Unit, and damage stays on the field.
fn pilots_are_under_units(state: &gundam::State) {
    use gundam::vocabulary::Zone;
    for n in 0..state.cards.len() {
        let id = CardId::at(n);
        let card = state.card(id);
        if card.zone == Zone::Paired {
            let over = state.cards.iter().filter(|c| c.own.pilot == Some(id)).count();
            assert_eq!(over, 1, "a Pilot is under {over} Units");
        }
        if let Some(pilot) = card.own.pilot {
            assert_eq!((card.zone, state.card(pilot).zone), (Zone::Battle, Zone::Paired));
        }
        // 4-1-1-2, 5-5-1-1. Also on Shields that it does not destroy.
        let field = card.zone.is_field() || card.zone == Zone::Shields;
        assert!(field || card.own.damage == 0, "damage stays on the field");
    }
}

/// At a decision nobody who has lost is still in the game, and nothing is left that should have been destroyed.
fn is_settled(table: &Table<Gundam>) {
    use gundam::vocabulary::{Stat, Zone};
    let state = &table.state;
    let over = matches!(state.outcome, Some(Outcome::Won(_) | Outcome::Drawn | Outcome::Undecided));
    if state.phase == Phase::Setup || table.in_gate() || over || table.under_way().is_none() {
        return;
    }
    for player in state.seats.iter() {
        assert!(!state.deck(player).is_empty() || state.side(player).saved);
        assert!(state.side(player).struck.is_none());
    }
    for (id, seen) in state.values.all() {
        let damage = i32::from(state.card(id).own.damage);
        let hp = seen.stat::<Gundam>(Stat::Hp);
        assert!(state.card(id).own.spared.is_some() || (hp > 0 && damage <= hp), "{damage} damage, {hp} HP");
    }
    assert!(state.mode == Mode::Team || state.seats.iter().all(|p| state.pile(p, Zone::Base).len() <= 1));
}

impl Judged for SummonerMaster {
    const GAMES: u64 = 60;

    /// The cards.
    fn census(table: &Table<Self>) -> Vec<usize> {
        in_one_pile(&table.state)
    }

    fn anew(table: &Table<Self>) -> Table<Self> {
        worked_out(table)
    }

    fn may_do_nothing(choice: &summoner_master::Choice) -> bool {
        matches!(choice, summoner_master::Choice::Own(_))
    }
}
