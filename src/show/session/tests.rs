//! What must hold of whatever is typed at the table, at positions of every game.

use std::sync::Arc;

use super::table::{Reply, Table};
use super::{commands, typed};
use crate::cards::source::NoCards;
use crate::engine::selfplay::Dice;
use crate::lang::Speech;
use crate::scenario::{Case, shipped};
use crate::show::Desk;
use crate::table::play::Play;
use crate::table::shelf::PLAYABLE;

/// So many positions of each game.
const POSITIONS: usize = 60;

/// Positions of a game: its cases, after some answers.
fn positions(game: &str) -> Vec<Table> {
    let mut dice = Dice::new(11);
    let cases: Vec<Case> = shipped::cases()
        .iter()
        .filter_map(|(name, text)| Case::read(name, text).ok())
        .filter(|case| case.game.name == game)
        .collect();
    let step = (cases.len() / POSITIONS).max(1);
    let of = |case: &Case| {
        let mut table = Table::of_case(case, Arc::new(NoCards)).ok()?;
        for _ in 0..dice.below(6) {
            if table.play.count() == 0 {
                break;
            }
            let n = dice.below(table.play.count());
            assert!(table.play.answer(n));
            table.settle();
        }
        Some(table)
    };
    let all: Vec<Table> = cases.iter().step_by(step).filter_map(of).collect();
    assert!(all.len() >= POSITIONS.min(cases.len()) / 2, "{game}: {} positions", all.len());
    all
}

fn told(play: &dyn Play, from: usize) -> Vec<String> {
    (from..play.steps()).map(|n| play.step(n, Speech::english()).text).collect()
}

/// Some numbers that can be typed one after the other; now and then the last is none of the options.
fn numbers(table: &Table, dice: &mut Dice) -> Vec<String> {
    let mut copy = table.clone();
    let mut all = Vec::new();
    for _ in 0..1 + dice.below(4) {
        let most = copy.play.count();
        if most == 0 || dice.below(8) == 0 {
            all.push((most + 1).to_string());
            break;
        }
        let n = dice.below(most);
        all.push((n + 1).to_string());
        assert!(copy.play.answer(n));
        copy.settle();
    }
    all
}

#[test]
fn a_number_means_the_same_on_the_board_and_on_a_copy() {
    let desk = Desk::quiet();
    let mut played = 0;
    for game in &PLAYABLE {
        let mut dice = Dice::new(12);
        for table in positions(game.name) {
            let numbers = numbers(&table, &mut dice);
            let line = numbers.join("; ");
            let (mut done, mut apart) = (table.clone(), table.clone());
            let replied = commands::obey(&desk, &mut done, &line);
            // One after the other it is the same.
            let each = numbers.iter().all(|n| matches!(commands::obey(&desk, &mut apart, n), Reply::Text(_)));
            let supposed = typed::supposed(&desk, &table, &line);
            assert_eq!(matches!(replied, Reply::Text(_)), supposed.is_ok(), "{}: {line}", game.name);
            assert_eq!(supposed.is_ok(), each, "{}: {line}", game.name);
            if let Ok(supposed) = supposed {
                assert_eq!(supposed.given(), done.play.given(), "{}: {line}", game.name);
                assert_eq!(supposed.given(), apart.play.given(), "{}: {line}", game.name);
                assert_eq!(told(supposed.as_ref(), table.play.steps()), told(&*done.play, table.play.steps()));
                played += 1;
            }
            let mut asked = table.clone();
            commands::obey(&desk, &mut asked, &format!("if {line}"));
            assert_eq!(asked.play.given(), table.play.given(), "{}: if {line}", game.name);
        }
    }
    assert!(played > POSITIONS, "{played} lines were played");
}

#[test]
fn nothing_after_a_question_is_played() {
    let desk = Desk::quiet();
    let mut asked = 0;
    for game in &PLAYABLE {
        let mut dice = Dice::new(13);
        for table in positions(game.name) {
            let rest = numbers(&table, &mut dice).join("; ");
            let options = table.play.count();
            let option = |n: usize| table.play.option(n, Speech::english());
            let about = if options == 0 { "attack".to_string() } else { option(dice.below(options)) };
            for line in [
                format!("legal {about}; {rest}"),
                format!("why not {about}; {rest}"),
                format!("can I {about}?; {rest}"),
                format!("may I {about}; {rest}"),
                format!("why {about}; {rest}"),
                format!("{about}ได้ไหม; {rest}"),
                format!("{about}できる？; {rest}"),
                format!("what if {about}; {rest}"),
                format!("legal {rest}"),
            ] {
                let mut copy = table.clone();
                commands::obey(&desk, &mut copy, &line);
                assert_eq!(copy.play.given(), table.play.given(), "{}: {line}", game.name);
                assert_eq!(copy.board, table.board, "{}: {line}", game.name);
                asked += 1;
            }
        }
    }
    assert!(asked > 4 * POSITIONS, "{asked} questions");
}
