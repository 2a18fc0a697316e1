//! The layer, seen through a game: texts are read, told, played; boards come in and go out; what must hold of every game holds.

use std::sync::Arc;

use super::super::spoken::Spoken;
use super::super::telling;
use super::text::read;
use super::*;
use crate::cards::source::NoCards;
use crate::engine::selfplay::{self, Dice};
use crate::engine::{Game, Line, Off, Outcome, Player, Readings, Runner, Status, Table};
use crate::keys;
use crate::lang::{Language, Speech};

/// The printed cards of the garden, and these sides.
fn board(sides: &str) -> Line<Gardens> {
    let cards = Gardens::starter(Language::En).split("[A]").next().expect("the cards");
    let text = format!("{cards}{sides}");
    let block = keys::parse(&text).expect("TOML");
    Line::new(Gardens::read(&keys::whole(&block), 0, Readings::default(), &NoCards).expect("a board"))
}

/// Where only one answer is possible, nobody need say it.
fn take_forced(line: &mut Line<Gardens>) {
    while let (Status::Ask { at_rest: false, .. }, Some(one)) = (line.status, line.forced()) {
        assert!(line.answer(one));
    }
}

/// Answers, one after the other, by their words; those that are the only ones may be left out.
fn play(line: &mut Line<Gardens>, answers: &[&str]) {
    for answer in answers {
        take_forced(line);
        let said = |c: &Choice| board::written(&line.table.state, &line.table.book, c);
        let offered: Vec<String> = line.offered().iter().map(said).collect();
        let at = offered.iter().position(|o| o == answer);
        let at = at.unwrap_or_else(|| panic!("{answer} is not among {offered:?} at {:?}", line.status));
        let choice = line.offered()[at];
        assert!(line.answer(choice));
    }
    take_forced(line);
}

/// The clauses that refuse an answer.
fn refused(line: &Line<Gardens>, answer: &str) -> Vec<String> {
    let is = |(c, _): &&(Choice, _)| board::written(&line.table.state, &line.table.book, c) == answer;
    let (_, why) = line.refused().iter().find(is).unwrap_or_else(|| panic!("{answer} is not refused"));
    why.clauses.iter().map(|c| c.to_string()).collect()
}

fn zone(line: &Line<Gardens>, path: &str) -> Vec<String> {
    let (player, zone) = path.split_once('.').expect("a player and a zone");
    let values = Gardens::values(&line.table);
    let all = values[player][zone].as_array().expect("a zone").clone();
    all.iter().filter_map(|v| v.as_str().map(str::to_string)).collect()
}

fn height(line: &Line<Gardens>, player: &str) -> i64 {
    Gardens::values(&line.table)[player]["height"].as_i64().expect("a number")
}

/// The clauses of the spoken steps, and what they say.
fn told(line: &Line<Gardens>) -> Vec<(String, String)> {
    let speech = Speech::english();
    let words = |step: &crate::engine::Step<Gardens>| {
        let all: Vec<String> = step.said.iter().map(|said| said.words(speech)).collect();
        (step.clauses[0].to_string(), all.join(". "))
    };
    line.trace.steps.iter().filter(|s| s.spoken).map(words).collect()
}

#[test]
fn texts_are_read_whole_or_refused_at_their_place() {
    for def in Gardens::whole_game(0, Readings::default(), 0).book.defs.iter().skip(1) {
        assert!(!def.text.effects.is_empty(), "{}", def.name);
    }
    let fault = read("When you plant this, draw 1 card.\nUse: wilt this: pul a plant.").expect_err("a slip");
    assert_eq!(
        (fault.line("When you plant this, draw 1 card.\nUse: wilt this: pul a plant."), fault.near.as_deref()),
        ((2, 17), Some("pull"))
    );
    assert_eq!(read("Thorny").expect_err("a full stop").text, "");
    assert_eq!(read("Thorny. (It wakes up again.)").map(|t| t.effects.len()), Ok(1), "a reminder says nothing");
    assert_eq!(read("Thorny. It sings.").expect_err("no such words").text, "It sings.");
}

#[test]
fn texts_are_told_with_nothing_left_out() {
    let lines = |text: &str| -> Vec<String> {
        let told = telling::text(&read(text).expect("a text"), Speech::english());
        told.into_iter().map(|l| format!("{}{}", "  ".repeat(l.depth), l.words)).collect()
    };
    assert_eq!(
        lines("Use, once a turn: wilt this: if you have 2 or more plants, a dewy plant is 2 taller this turn."),
        [
            "1. used",
            "  once per turn",
            "  cost:",
            "    wilt this card",
            "  effect:",
            "    if (the number of your plants) is 2 or more:",
            "      1 of either player's plants (dewy): +2 height, until the end of the turn",
            "Read as: a plant that is nobody's in the text may be anybody's",
        ]
    );
    assert_eq!(
        lines("When your turn begins, put a dewdrop on this.\nThorny."),
        ["1. automatic: when your turn begins", "  put a dewdrop on this card", "2. permanent", "  this card: thorny"]
    );
}

#[test]
fn what_is_written_is_read_again() {
    let line = board(
        "[A]\nbed = [\"Rose\", { name = \"Fern\", wilted = true, dew = 2 }]\nhand = [\"Lily\", \"?\"]\ndeck = [\"Ivy\", \"Moss\"]\nbottom = [\"Owl\"]\n[B]\ndeck = [\"Rose\"]\n",
    );
    let written = Gardens::write(&line.table);
    let block = keys::parse(&written).expect("TOML");
    let again = Gardens::read(&keys::whole(&block), 0, Readings::default(), &NoCards).expect("a board");
    assert_eq!(again.state, line.start.state);
    assert_eq!(Gardens::write(&again), written);
    let wrong = "[[cards]]\nname = \"Fig\"\ntext = \"Thorny, maybe.\"\n";
    let block = keys::parse(wrong).expect("TOML");
    let fault = Gardens::read(&keys::whole(&block), 0, Readings::default(), &NoCards).expect_err("no such text");
    assert_eq!(&wrong[fault.at], ", maybe.");
}

#[test]
fn when_a_card_is_planted_it_sets_itself_off_and_chance_says_what_is_drawn() {
    let mut line = board("[A]\nhand = [\"Daisy\"]\ndeck = [\"Ivy\", \"Moss\"]\n[B]\ndeck = [\"Rose\"]\n");
    play(&mut line, &["plant Daisy"]);
    let Status::Ask { who: crate::engine::Chooser::Chance, clause, .. } = line.status else {
        panic!("{:?}", line.status)
    };
    assert_eq!(clause.to_string(), "3-1-1");
    play(&mut line, &["Moss"]);
    assert_eq!((zone(&line, "A.bed"), zone(&line, "A.hand")), (vec!["Daisy".to_string()], vec!["Moss".to_string()]));
    assert_eq!(told(&line)[0], ("1-3".to_string(), "Daisy is planted".to_string()));
    assert!(told(&line).contains(&("3-1".to_string(), "A draws".to_string())));
    assert_eq!(refused(&line, "plant Moss"), ["1-3"]);
}

#[test]
fn what_waits_is_resolved_in_turn_order_and_what_may_be_left_is_asked() {
    let sides = "[A]\nbed = [\"Mole\", \"Nettle\", \"Nettle\"]\ndeck = [\"Ivy\"]\n[B]\nbed = [\"Nettle\", \"Ivy\"]\ndeck = [\"Rose\"]\n";
    let mut line = board(sides);
    // A pulls a Nettle of A's: the other Nettle of A and the one that left were there; B's Nettle is B's business.
    play(&mut line, &["use Mole 1", "Nettle 2", "resolve Nettle", "yes", "Nettle"]);
    assert_eq!(zone(&line, "B.compost"), ["Nettle"]);
    // That was a plant of B's: its own Nettle saw it go, but it is A's turn, and A's second Nettle comes first.
    play(&mut line, &["no"]);
    assert_eq!(zone(&line, "A.compost"), ["Nettle 2"]);
    play(&mut line, &["yes", "Mole"]);
    assert_eq!(zone(&line, "A.compost"), ["Mole", "Nettle 2"]);
}

#[test]
fn something_else_happens_instead_or_not() {
    let sides = "[A]\nbed = [\"Mole\"]\ndeck = [\"Ivy\"]\n[B]\nbed = [\"Moss\", \"Daisy\"]\ndeck = [\"Rose\"]\n";
    let mut line = board(sides);
    play(&mut line, &["use Mole 1", "Daisy"]);
    let start = line.clone();
    play(&mut line, &["instead by Moss"]);
    assert_eq!((zone(&line, "B.bed"), zone(&line, "B.compost")), (vec!["Daisy".to_string()], vec!["Moss".to_string()]));
    assert!(line.trace.steps.iter().any(|s| s.clauses[0].to_string() == "4-4"));
    let mut line = start;
    play(&mut line, &["not instead"]);
    assert_eq!((zone(&line, "B.bed"), zone(&line, "B.compost")), (vec!["Moss".to_string()], vec!["Daisy".to_string()]));
    assert!(line.trace.steps.iter().any(|s| s.clauses[0].to_string() == "4-7"));
}

#[test]
fn a_change_lasts_until_the_end_of_the_turn_and_a_cost_is_paid_first() {
    let mut line =
        board("[A]\nbed = [\"Bean\", \"Rose\"]\ndeck = [\"Ivy\", \"Ivy\"]\n[B]\ndeck = [\"Rose\", \"Rose\"]\n");
    play(&mut line, &["use Bean 1", "Rose"]);
    assert_eq!(height(&line, "A"), 5);
    assert_eq!(refused(&line, "use Bean 1"), ["4-3"]);
    play(&mut line, &["end"]);
    assert_eq!(height(&line, "A"), 3);
    // 1-1: at the beginning of A's next turn Bean wakes up.
    play(&mut line, &["end"]);
    play(&mut line, &["use Bean 1"]);
}

#[test]
fn ten_together_win_at_once_and_an_empty_deck_loses() {
    let mut line = board(
        "[A]\nbed = [\"Bean\", \"Lily\", { name = \"Rose\", dew = 3 }]\ndeck = [\"Ivy\"]\n[B]\ndeck = [\"Rose\"]\n",
    );
    assert_eq!(height(&line, "A"), 8);
    play(&mut line, &["use Bean 1", "Lily"]);
    assert_eq!(line.status, Status::Over(Outcome::won(Player::A)));
    let mut line = board("[A]\nhand = [\"Daisy\"]\ndeck = [\"Ivy\"]\n[B]\ndeck = [\"Rose\"]\n");
    play(&mut line, &["plant Daisy"]);
    assert_eq!(line.status, Status::Over(Outcome::won(Player::B)));
    assert_eq!(told(&line).last().map(|(clause, _)| clause.as_str()), Some("2-2"));
}

#[test]
fn a_thorny_plant_may_be_chosen_and_stays() {
    let sides = "[A]\nbed = [\"Mole\", \"Rose\"]\ndeck = [\"Ivy\"]\n[B]\nbed = [\"Rose\"]\ndeck = [\"Rose\"]\n";
    let mut line = board(sides);
    let mut own = line.clone();
    let at = |line: &Line<Gardens>, player| {
        line.offered().iter().copied().find(|c| matches!(c, Choice::Card(id, _) if line.table.state.owner(*id) == player && board::written(&line.table.state, &line.table.book, c) == "Rose"))
    };
    play(&mut line, &["use Mole 1"]);
    let theirs = at(&line, Player::B).expect("it may be chosen");
    assert!(line.answer(theirs));
    assert_eq!(zone(&line, "B.bed"), ["Rose"]);
    assert!(told(&line).iter().any(|(_, words)| words == "it is thorny"));
    play(&mut own, &["use Mole 1"]);
    let mine = at(&own, Player::A).expect("it may be chosen");
    assert!(own.answer(mine));
    assert_eq!(zone(&own, "A.compost"), ["Rose"], "one's own thorns do not sting");
}

#[test]
fn cards_are_looked_at_one_is_taken_and_the_rest_is_put_in_order() {
    let sides = "[A]\nbed = [\"Owl\"]\ndeck = [\"Ivy\", \"Moss\", \"Bean\", \"Lily\"]\n[B]\ndeck = [\"Rose\"]\n";
    let mut line = board(sides);
    play(&mut line, &["use Owl 1", "Moss", "Lily", "Ivy", "Lily", "Ivy"]);
    assert_eq!(
        (zone(&line, "A.hand"), zone(&line, "A.deck")),
        (vec!["Lily".to_string()], ["Bean", "Ivy", "Moss"].map(String::from).to_vec())
    );
}

#[test]
fn modes_costs_that_choose_and_what_is_put_off() {
    let sides = "[A]\nbed = [\"Fern\", { name = \"Bean\", wilted = true }, \"Lily\"]\nhand = [\"Rose\"]\ndeck = [\"Ivy\", \"Ivy\", \"Ivy\", \"Ivy\"]\n[B]\ndeck = [\"Rose\", \"Rose\"]\n";
    let mut line = board(sides);
    // 4-1: Lily before anything was planted comes to nothing, but it was used.
    play(&mut line, &["use Lily 1"]);
    assert_eq!(refused(&line, "use Lily 1"), ["4-3-1"]);
    play(&mut line, &["use Fern 2", "Lily", "mode 2", "Bean"]);
    assert_eq!(zone(&line, "A.compost"), ["Lily"]);
    assert!(told(&line).iter().any(|(clause, words)| clause == "3-4" && words == "Bean wakes up"));
    assert_eq!(zone(&line, "A.hand"), ["Rose", "Ivy"]);
    let mut line = board(sides);
    play(&mut line, &["plant Rose", "use Lily 1", "end"]);
    assert_eq!(zone(&line, "A.hand"), ["Ivy"], "1-4: it was put off");
}

#[test]
fn permanent_effects_and_dew_are_worked_out_bit_by_bit() {
    let mut line = board(
        "[A]\nbed = [\"Fern\", \"Ivy\"]\nhand = [\"Rose\"]\ndeck = [\"Ivy\", \"Ivy\"]\n[B]\ndeck = [\"Rose\", \"Rose\", \"Rose\"]\n",
    );
    assert_eq!(height(&line, "A"), 3);
    play(&mut line, &["plant Rose"]);
    assert_eq!(height(&line, "A"), 6, "Rose is three tall beside Ivy");
    play(&mut line, &["end", "end"]);
    assert_eq!(height(&line, "A"), 7, "1-1, 3-5: there is dew on Fern");
    let line = board("[A]\nbed = [{ name = \"Sundew\", dew = 2 }]\ndeck = [\"Ivy\"]\n[B]\ndeck = [\"Rose\"]\n");
    assert_eq!(height(&line, "A"), 4, "two by the rule, two by the text");
}

/// Every card is in one pile, the one that it is said to be in.
fn census(state: &State) {
    let mut seen = vec![0; state.cards.len()];
    for player in Player::BOTH {
        for &zone in <Zone as super::super::Word>::ALL {
            for &id in state.pile(player, zone) {
                seen[id.index()] += 1;
                assert_eq!((state.card(id).zone, state.owner(id)), (zone, player));
                assert!(zone == Zone::Bed || state.card(id).own == Marks::default());
            }
        }
    }
    assert!(seen.iter().all(|n| *n == 1), "{seen:?}");
}

#[test]
fn random_games_lose_nothing_and_can_be_saved_merged_and_worked_out_anew() {
    let registered = Gardens::registered();
    let (mut runner, mut other) = (Runner::default(), Runner::default());
    let mut ends = [0; 2];
    for seed in 0..60 {
        let mut table = Gardens::whole_game(0, Readings::default(), 0);
        let played =
            selfplay::play(&mut table, &mut Dice::new(seed), &mut runner, &mut Off, |table, status, runner| {
                census(&table.state);
                let saved = serde_json::to_string(table).expect("it can be saved");
                let from = &mut serde_json::Deserializer::from_str(&saved);
                let back: Table<Gardens> = Table::load(Arc::clone(&table.book), from).expect("it can be loaded");
                assert_eq!((&back, back.fingerprint()), (table, table.fingerprint()));
                let mut fresh = table.clone();
                fresh.state.changed(super::super::watch::FIELD);
                fresh.state.settle(&fresh.book);
                assert_eq!(Gardens::values(&fresh), Gardens::values(table));
                if let Status::Ask { .. } = status {
                    for &choice in runner.options.offered() {
                        let mut copy = table.clone();
                        copy.run(Some(choice), &mut other, &mut Off);
                        census(&copy.state);
                    }
                }
            });
        match played.outcome {
            Some(Outcome::Won(_)) => ends[0] += 1,
            _ => ends[1] += 1,
        }
        let mut line = Line::new(Gardens::whole_game(0, Readings::default(), 0));
        let mut dice = Dice::new(seed);
        while let Status::Ask { .. } = line.status {
            let choice = line.offered()[dice.below(line.offered().len())];
            assert!(line.answer(choice));
        }
        for step in &line.trace.steps {
            let known = |c: &crate::engine::ClauseId| registered.iter().any(|r| r.clause == *c || r.also.contains(c));
            assert!(step.clauses.iter().all(known), "{step:?}");
        }
    }
    assert!(ends[0] > 50, "{ends:?}");
}
