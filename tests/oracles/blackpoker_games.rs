//! Games of BlackPoker that the oracle and the engine play alike: the words of the options, the lines of a position, the games.

use std::sync::Arc;

use super::blackpoker::Oracle;
use super::blackpoker_sheet::{Bulwark, Card, Side, Soldier, said, shuffle};
use super::desk::{Desk, End};
use super::games;
use shinpan::cardgame::spoken::Spoken;
use shinpan::engine::selfplay::Dice;
use shinpan::engine::{Line, Player, Reading, Readings, Table};
use shinpan::games::blackpoker::cards::{Card as EngineCard, Cards, Thing};
use shinpan::games::blackpoker::readings::READINGS;
use shinpan::games::blackpoker::state::{self, State, Target};
use shinpan::games::blackpoker::{BlackPoker, Book, Choice, Subject, flow};

/// Both know the same of the table, if these are equal.
pub fn of_both(oracle: &Oracle<'_>) -> (Vec<String>, Vec<String>) {
    (of_engine(&oracle.desk.table().state), of_oracle(oracle))
}

/// A choice of the engine in the oracle's words.
fn words(_: &Line<BlackPoker>, choice: Choice) -> String {
    let named = |thing: Thing| format!("{} {}", thing.owner(), thing.name());
    match choice {
        Choice::Act(kind) => format!("make {kind:?}"),
        Choice::Pass => "pass".to_string(),
        Choice::Drive(thing) => format!("drive {}", named(thing)),
        Choice::Discard(card) => format!("discard {card}"),
        Choice::Key(card) => format!("key {card}"),
        Choice::Target(target) => aimed(target),
        Choice::Lay(card) => format!("lay {card}"),
        Choice::Is(Subject::Top(player), card) => format!("top {player} {card}"),
        Choice::Is(Subject::Buried(player), card) => format!("lost {player} {card}"),
        Choice::Draw => "draw".to_string(),
        Choice::NoDraw => "no draw".to_string(),
        Choice::Attacker(thing) => format!("attacker {}", thing.name()),
        Choice::NoAttacker => "no attacker".to_string(),
        Choice::Blocker(blocker, attacker) => format!("block {} {}", blocker.name(), attacker.name()),
        Choice::NoBlock(attacker) => format!("no block {}", attacker.name()),
        Choice::NoMore => "no more".to_string(),
        Choice::State(driven) => if driven { "driven" } else { "charged" }.to_string(),
        Choice::Take(card) => format!("take {card}"),
        Choice::TakeNothing => "take nothing".to_string(),
        Choice::GiveUp(thing) => format!("give up {}", thing.name()),
        other => format!("{other:?}"),
    }
}

fn aimed(target: Target) -> String {
    let named = |kind: &str, thing: Thing| format!("at {kind} {} {}", thing.owner(), thing.name());
    match target {
        Target::Soldier(thing) => named("soldier", thing),
        Target::Bulwark(thing) => named("bulwark", thing),
        Target::Action(thing, _) => named("action", thing),
        Target::Player(player) => format!("at player {player}"),
    }
}

fn sorted(cards: impl Iterator<Item = String>) -> String {
    let mut all: Vec<String> = cards.collect();
    all.sort();
    all.join(" ")
}

/// The table of the engine, line by line.
fn of_engine(state: &State) -> Vec<String> {
    let cards = |cards: Cards| sorted(cards.iter().map(|c| c.to_string()));
    let mut out = vec![format!("turn {} chance {} passed {:?}", state.turn, state.chance, state.passed)];
    for (player, side) in Player::BOTH.into_iter().zip(&state.sides) {
        out.push(format!("{player} deck {} made {:?}", side.deck_size(), side.marks));
        out.push(format!("{player} hand {}", cards(side.hand)));
        out.push(format!("{player} graveyard {} and {}", cards(side.graveyard), side.graveyard_unknown));
        for s in &side.soldiers {
            let number = s.cards.iter().map(|c| i32::from(c.number())).sum::<i32>() + i32::from(s.change);
            out.push(format!(
                "{player} soldier {}: {} new {} {} {number}",
                s.first,
                cards(s.cards),
                cards(s.new),
                s.driven
            ));
        }
        out.extend(side.bulwarks.iter().map(|b| format!("{player} bulwark {} {}", b.thing.name(), b.driven)));
    }
    for action in state.stage.iter().chain(&state.made) {
        let target = action.target.map(aimed);
        out.push(format!("{:?} of {}: {} {target:?} {:?}", action.kind, action.by, cards(action.keys), action.driven));
    }
    for attacker in &state.attack {
        let blockers: Vec<String> = attacker.blockers.iter().map(|b| b.name()).collect();
        out.push(format!("{} attacks, blocked by {blockers:?}", attacker.soldier.name()));
    }
    let triggered = |player| state.triggered.iter().filter(|t| t.by == player).count();
    out.push(format!("triggered {:?}", Player::BOTH.map(triggered)));
    out
}

/// The table of the oracle, in the same lines.
fn of_oracle(oracle: &Oracle<'_>) -> Vec<String> {
    let cards = |cards: &[Card]| sorted(cards.iter().map(|c| c.to_string()));
    let name = |p: usize| ["A", "B"][p];
    let passed = [0, 1].map(|p| oracle.passed.contains(&p));
    let mut out = vec![format!("turn {} chance {} passed {passed:?}", name(oracle.turn), name(oracle.chance))];
    for (p, side) in oracle.sides.iter().enumerate() {
        let player = name(p);
        let made = ["SetBulwark", "Attack"].map(|n| side.made.contains(&n));
        out.push(format!("{player} deck {} made {made:?}", side.deck.len()));
        out.push(format!("{player} hand {}", cards(&side.hand)));
        out.push(format!("{player} graveyard {} and {}", cards(&side.graveyard), side.lost.len()));
        for s in &side.soldiers {
            let (all, new) = (cards(&s.cards), cards(&s.new));
            out.push(format!("{player} soldier {}: {all} new {new} {} {}", s.cards[0], s.driven, s.number()));
        }
        out.extend(side.bulwarks.iter().map(|b| format!("{player} bulwark {} {}", b.card, b.driven)));
    }
    for action in oracle.stage.iter().chain(&oracle.made) {
        let target = action.target.map(said);
        out.push(format!(
            "{} of {}: {} {target:?} {:?}",
            action.name,
            name(action.by),
            cards(&action.keys),
            action.driven
        ));
    }
    for (attacker, blockers) in &oracle.attack {
        let blockers: Vec<String> = blockers.iter().map(|b| b.to_string()).collect();
        out.push(format!("{attacker} attacks, blocked by {blockers:?}"));
    }
    let triggered = |p: usize| oracle.triggered.iter().filter(|t| **t == p).count();
    out.push(format!("triggered {:?}", [0, 1].map(triggered)));
    out
}

fn engine_card(card: &Card) -> EngineCard {
    EngineCard::parse(&card.to_string()).expect("the same cards")
}

/// A side as the engine has it: the order of the deck is not known.
fn engine_side(p: Player, side: &Side) -> state::Side {
    let set = |cards: &[Card]| cards.iter().map(engine_card).collect::<Cards>();
    let soldier = |s: &Soldier| state::Soldier {
        first: engine_card(&s.cards[0]),
        cards: set(&s.cards),
        new: set(&s.new),
        driven: s.driven,
        change: 0,
    };
    let bulwark =
        |b: &Bulwark| state::Bulwark { thing: Thing::card_of(p, engine_card(&b.card)), driven: b.driven, up: false };
    state::Side {
        listed: true,
        stock: set(&side.deck),
        hand: set(&side.hand),
        soldiers: side.soldiers.iter().map(soldier).collect(),
        bulwarks: side.bulwarks.iter().map(bulwark).collect(),
        ..state::Side::default()
    }
}

/// A field in the middle of a game, with a small deck: what a whole game comes to seldom.
fn random_side(dice: &mut Dice) -> Side {
    let mut pack = Card::pack();
    shuffle(&mut pack, dice);
    // Half of the boards have hands full of Down against low soldiers: characters leave while something is aimed at them.
    let frail = dice.below(2) == 0;
    let mut take = |n: usize, first: fn(&Card) -> bool| {
        pack.sort_by_key(|c| frail && first(c));
        pack.split_off(pack.len() - n)
    };
    let mut side = Side {
        hand: take(dice.below(10), |c| c.suit == Some('♠') && c.number <= 10),
        deck: take(1 + dice.below(12), |_| false),
        ..Side::default()
    };
    let bulwarks = take(dice.below(5), |_| false);
    side.bulwarks = bulwarks.into_iter().map(|card| Bulwark { card, driven: dice.below(3) == 0 }).collect();
    for card in take(dice.below(10), |c| c.number <= 4) {
        let driven = dice.below(3) == 0;
        match side.soldiers.iter_mut().find(|s| s.cards[0].suit == card.suit) {
            _ if card.suit.is_none() => {}
            Some(soldier) if dice.below(4) == 0 => soldier.cards.push(card),
            _ => side.soldiers.push(Soldier { cards: vec![card], new: Vec::new(), driven, change: 0 }),
        }
    }
    side
}

/// The usual readings, or all but one.
fn readings(flipped: Option<&str>) -> Readings {
    let mut readings = Readings::default();
    if let Some(at) = READINGS.iter().position(|facts| Some(facts.name) == flipped) {
        readings.set(Reading(at as u8), 1);
    }
    readings
}

/// A game from its beginning.
fn whole_game(flipped: Option<&'static str>, dice: &mut Dice) -> u64 {
    let side = |dice: &mut Dice| {
        let mut deck = Card::pack();
        shuffle(&mut deck, dice);
        Side { deck, ..Side::default() }
    };
    let sides = [side(dice), side(dice)];
    let desk = Desk::new(BlackPoker::whole_game(0, readings(flipped), 0), words);
    played(sides, flipped, dice, desk, |oracle| oracle.whole_game())
}

/// A game from the middle, under these readings of the oracle and of the engine.
fn from_the_middle(flipped: Option<&'static str>, readings: Readings, dice: &mut Dice) -> u64 {
    let mut sides = [random_side(dice), random_side(dice)];
    for soldier in &mut sides[0].soldiers {
        if dice.below(3) == 0 {
            soldier.new = soldier.cards.clone();
        } else if dice.below(3) == 0 {
            soldier.new = vec![*soldier.cards.last().expect("at least one")];
        }
    }
    let state = State::at_rest([engine_side(Player::A, &sides[0]), engine_side(Player::B, &sides[1])], Player::A);
    let desk = Desk::new(Table::new(Arc::new(Book { readings }), state, flow::under_way()), words);
    played(sides, flipped, dice, desk, |oracle| oracle.under_way())
}

fn played(
    sides: [Side; 2],
    flipped: Option<&'static str>,
    dice: &mut Dice,
    desk: Desk<BlackPoker>,
    play: fn(&mut Oracle<'_>) -> End,
) -> u64 {
    let mut oracle = Oracle {
        sides,
        turn: 0,
        chance: 0,
        passed: Vec::new(),
        stage: Vec::new(),
        made: None,
        attack: Vec::new(),
        triggered: Vec::new(),
        flipped,
        dice,
        desk,
    };
    let end = play(&mut oracle);
    oracle.desk.ends(end);
    oracle.desk.decisions
}

/// Readings that the oracle does not have: nobody passes on an empty stage, costs are paid in full, and whole packs have a card to turn up.
const NOT_HERE: [&str; 3] = ["empty-stage-pass", "unpayable-cost", "no-card-to-turn"];

#[test]
fn games_are_played_alike() {
    let mut decisions = 0;
    for seed in 0..games(40) {
        let dice = &mut Dice::new(seed);
        decisions += whole_game(None, dice);
        decisions += from_the_middle(None, Readings::default(), dice);
        decisions += from_the_middle(None, Readings::default(), dice);
    }
    assert!(decisions > games(40) * 100, "{decisions} decisions were compared");
}

#[test]
fn games_are_played_alike_under_every_reading() {
    for name in READINGS.iter().map(|facts| facts.name).filter(|name| !NOT_HERE.contains(name)) {
        for seed in 0..games(40).div_ceil(10) {
            let dice = &mut Dice::new(seed);
            whole_game(Some(name), dice);
            from_the_middle(Some(name), readings(Some(name)), dice);
            from_the_middle(Some(name), readings(Some(name)), dice);
        }
    }
}

/// An oracle that reads a clause otherwise than the engine is found out: the comparison has teeth.
#[test]
fn another_reading_is_found_out() {
    for name in READINGS.iter().map(|facts| facts.name).filter(|name| !NOT_HERE.contains(name)) {
        let alike = |seed: u64| {
            let play = || from_the_middle(Some(name), Readings::default(), &mut Dice::new(seed));
            std::panic::catch_unwind(play).is_ok()
        };
        assert!(!(0..1_000).all(alike), "{name} makes no difference");
    }
}
