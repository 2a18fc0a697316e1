//! Properties of lines of play, with their traces.

use std::collections::{HashMap, HashSet};

use super::{Judged, Texts, flipped, share, start};
use shinpan::engine::selfplay::Dice;
use shinpan::engine::{ClauseId, Line, Off, Readings, Runner, Status};
use shinpan::lang::{Language, Speech};
use shinpan::table::play::{Play, Session};

/// So many answers are given in one line at the most.
const LONGEST: usize = 400;

pub fn nothing_else_is_accepted<G: Judged>() {
    let mut dice = Dice::new(8);
    // Options and refused candidates of other positions, the newest last.
    let mut strange: Vec<G::Choice> = Vec::new();
    for game in 0..share::<G>(3) {
        let mut line: Line<G> = Line::new(start(game, &Readings::default()));
        while let Status::Ask { .. } = line.status {
            if line.answers.len() > LONGEST {
                break;
            }
            let offered = line.offered().to_vec();
            let refused: Vec<G::Choice> = line.refused().iter().map(|(c, _)| *c).collect();
            for (choice, why) in line.refused() {
                assert!(!offered.contains(choice), "{choice:?} is offered and refused");
                assert!(!why.clauses.is_empty(), "{choice:?} is refused without a clause");
            }
            if dice.below(8) == 0 {
                let before = (line.table.clone(), line.status, line.answers.len(), line.trace.steps.len());
                let accepted = line.accepted().to_vec();
                for choice in refused.iter().chain(&strange).filter(|c| !accepted.contains(c)) {
                    assert!(!line.answer(*choice), "{choice:?} is accepted at {:?}", line.status);
                }
                let after = (line.table.clone(), line.status, line.answers.len(), line.trace.steps.len());
                assert!(before == after && line.offered() == offered, "a refused answer changes something");
            }
            strange.extend(offered.iter().chain(&refused).filter(|_| dice.below(16) == 0));
            let old = strange.len().saturating_sub(64);
            strange.drain(..old);
            assert!(line.answer(offered[dice.below(offered.len())]));
        }
        if let Status::Over(_) = line.status {
            assert!(strange.iter().all(|choice| !line.answer(*choice)), "the game is over");
        }
    }
}

pub fn undo_leads_back_and_recording_changes_nothing<G: Judged>() {
    let mut dice = Dice::new(9);
    // What is taken by itself may be named where reasons are asked for: both are asked alike.
    let mut runner = Runner::with_reasons();
    for game in 0..share::<G>(1) {
        let mut line: Line<G> = Line::new(start(game, &Readings::default()));
        let mut plain = line.start.clone();
        plain.run(None, &mut runner, &mut Off);
        let mut tables = vec![line.table.clone()];
        while let Status::Ask { .. } = line.status {
            if line.answers.len() > LONGEST {
                break;
            }
            let choice = line.offered()[dice.below(line.offered().len())];
            assert!(line.answer(choice));
            plain.run(Some(choice), &mut runner, &mut Off);
            assert_eq!(plain, line.table, "recording changes something");
            tables.push(line.table.clone());
        }
        for n in (0..tables.len()).filter(|_| dice.below(40) == 0) {
            let mut back = line.clone();
            back.undo_to(n);
            assert_eq!(back.table, tables[n]);
            line.answers[n..].iter().for_each(|&choice| assert!(back.answer(choice)));
            assert!(back.table == line.table && back.trace.steps.len() == line.trace.steps.len());
        }
    }
}

/// The clauses that are registered, as an edition numbers them.
fn registered<G: Judged>(edition: usize) -> HashSet<ClauseId> {
    let edition = u8::try_from(edition).unwrap_or(0);
    G::registered().iter().flat_map(|entry| entry.clauses_in(edition, G::number)).collect()
}

/// Lines as the rules are read by default, then one with each reading flipped: every step names clauses that are registered and stand in the
/// text of its edition, and is told in every language; what is asked or refused names such clauses, too.
pub fn steps_name_registered_clauses_of_the_texts<G: Judged>() {
    let mut texts = Texts::shipped();
    let known: Vec<HashSet<ClauseId>> = (0..G::EDITIONS.len()).map(registered::<G>).collect();
    let mut dice = Dice::new(10);
    let mut readings = vec![Readings::default(); share::<G>(2) as usize];
    readings.extend(flipped::<G>().into_iter().map(|(_, readings)| readings));
    let plain = share::<G>(2) as usize;
    for (game, readings) in readings.iter().enumerate() {
        let mut line: Line<G> = Line::new(start(game as u64, readings));
        let edition = usize::from(G::edition(&line.table.book));
        while let Status::Ask { clause, .. } = line.status {
            if line.answers.len() > if game < plain { LONGEST } else { LONGEST / 4 } {
                break;
            }
            assert!(texts.have::<G>(edition, clause), "{clause} asks and is not in the text");
            for clause in line.refused().iter().flat_map(|(_, why)| why.clauses.iter().copied()) {
                let shown = G::number(edition as u8, clause);
                assert!(shown.is_none_or(|c| texts.have::<G>(edition, c)), "{clause} refuses and is not in the text");
            }
            let choice = line.offered()[dice.below(line.offered().len())];
            assert!(line.answer(choice));
        }
        for step in &line.trace.steps {
            assert!(!step.clauses.is_empty(), "{step:?}");
            for &clause in &step.clauses {
                assert!(known[edition].contains(&clause), "{} names {clause}, which is not registered", step.name);
                assert!(texts.have::<G>(edition, clause), "{} names {clause}, which is not in the text", step.name);
            }
            if !step.spoken {
                assert!(step.said.is_empty() && step.events.iter().all(G::quiet), "{step:?}");
            }
        }
        if game < plain.min(6) {
            is_told(Session::new(line));
        }
    }
}

/// Every step, every line and every decision, in three languages.
fn is_told<G: Judged>(session: Session<G>) {
    for language in Language::ALL {
        let speech = Speech::of(language);
        for n in 0..session.steps() {
            let words = session.step(n, &speech).text;
            let is_name = words.contains('-') && words.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
            assert!(!words.is_empty() && !is_name, "{words}");
        }
        assert!(!session.lines(&speech).is_empty());
        session.decisions(&speech);
    }
}

pub fn what_is_registered_is_in_the_texts<G: Judged>() {
    let mut texts = Texts::shipped();
    for edition in 0..G::EDITIONS.len() {
        for entry in G::registered() {
            for clause in std::iter::once(entry.clause).chain(entry.also.iter().copied()) {
                if let Some(own) = G::number(edition as u8, clause) {
                    assert!(texts.have::<G>(edition, own), "{}: {own} ({})", entry.procedure, entry.name);
                }
            }
        }
    }
    // A reading hangs on clauses of one edition at least, the same one for all of them.
    for reading in G::reading_facts() {
        let clauses: Vec<ClauseId> = reading.clauses.split_whitespace().map(ClauseId::new).collect();
        let all_in = |edition: usize, texts: &mut Texts| clauses.iter().all(|c| texts.have::<G>(edition, *c));
        let found = (0..G::EDITIONS.len()).any(|edition| all_in(edition, &mut texts));
        assert!(found && !clauses.is_empty(), "{} hangs on {}", reading.name, reading.clauses);
    }
    // No clause stands twice in a procedure of rows.
    let mut rows: HashMap<(&str, &str, ClauseId), usize> = HashMap::new();
    for entry in G::registered() {
        *rows.entry((entry.procedure, entry.name, entry.clause)).or_default() += 1;
    }
    let twice: Vec<_> = rows.into_iter().filter(|(_, n)| *n > 1).collect();
    assert!(twice.is_empty(), "{twice:?}");
}
