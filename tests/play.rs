//! BlackPoker: what random play must show besides what every game does (`properties`).

use std::collections::HashSet;

use shinpan::cardgame::spoken::Spoken;
use shinpan::engine::selfplay::Dice;
use shinpan::engine::{ClauseId, Game, Line, Readings, Registered, RegisteredKind, Status, Step};
use shinpan::games::blackpoker::{BlackPoker, Choice, readings};

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

/// A step is a registered rule: a row by its name, or a trigger; and cites what that may cite.
fn is_registered(step: &Step<BlackPoker>, all: &[Registered]) -> bool {
    let cited = |r: &&Registered| step.clauses.iter().chain(&step.supports).any(|c| *c == r.clause);
    all.iter().filter(|r| r.kind == RegisteredKind::Rule).filter(cited).any(|r| {
        let named = r.name == step.name || (step.name == "step-noticed" && r.procedure == "triggers");
        named && step.clauses.iter().all(|c| *c == r.clause || r.also.contains(c))
    })
}

#[test]
fn every_step_is_a_registered_row_and_cites_what_that_may() {
    let registered = BlackPoker::registered();
    let mut spoken: HashSet<(ClauseId, &str)> = HashSet::new();
    let mut dice = Dice::new(8);
    for _ in 0..100 {
        let mut line = Line::new(BlackPoker::whole_game(0, Readings::default(), 0));
        while let Status::Ask { .. } = line.status {
            let choice = line.offered()[dice.below(line.offered().len())];
            assert!(line.answer(choice));
        }
        for step in &line.trace.steps {
            assert!(is_registered(step, &registered), "{step:?}");
            if step.spoken {
                spoken.insert((step.clauses[0], step.name));
            }
        }
    }
    assert!(spoken.len() > 50, "{} rules were spoken", spoken.len());
}
