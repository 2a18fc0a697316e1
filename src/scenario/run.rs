//! A case played out, and judged.

use super::case::{Case, PlayLine};
use super::fault::CaseFault;
use super::plays::{self, options, take_forced};
use super::ruling::{self, Miss};
use super::shipped;
use crate::cards::source::{CardSource, NoCards};
use crate::engine::{ClauseId, Readings, Refusal};
use crate::keys;
use crate::lang::{Said, Speech};
use crate::table::play::{Play, Waits};
use crate::table::shelf::Playable;

/// What a run uses instead of what the case says.
#[derive(Clone, Debug, Default)]
pub struct Overrides {
    /// Another edition, by its place.
    pub edition: Option<u8>,
    /// Other readings.
    pub readings: Vec<(String, String)>,
}

/// A case that was played to its end.
pub struct Run {
    /// The line of play.
    pub play: Box<dyn Play>,
    /// The plays that were refused, as the case says they must be.
    pub refused: Vec<RefusedPlay>,
    /// What came out otherwise than the ruling says.
    pub misses: Vec<Miss>,
}

/// A play that was refused.
#[derive(Clone, Debug)]
pub struct RefusedPlay {
    /// How many steps there were before it.
    pub after: usize,
    /// The same without what was forced.
    pub at: usize,
    /// The line as it is written.
    pub line: String,
    /// Why.
    pub why: Refusal,
}

/// The line of a case at its start. Its board may name cards of card data.
pub fn start(case: &Case, with: &Overrides, cards: &dyn CardSource) -> Result<Box<dyn Play>, CaseFault> {
    let source = case.source();
    let block = keys::parse(&case.text[case.board.clone()]).map_err(|f| source.of_board(case.board.start, f))?;
    let mut readings = Readings::default();
    for (name, option) in case.readings.iter().chain(&with.readings) {
        if let Ok((reading, option)) = case.game.reading(name, option) {
            readings.set(reading, option);
        }
    }
    let edition = with.edition.unwrap_or(case.edition);
    let cards = if shipped::has(case) { &NoCards } else { cards };
    (case.game.start)(&keys::whole(&block), edition, readings, cards).map_err(|f| source.of_board(case.board.start, f))
}

/// Play a case out. A fault: it could not be played to its end.
pub fn run(case: &Case, with: &Overrides, cards: &dyn CardSource) -> Result<Run, CaseFault> {
    let mut play = start(case, with, cards)?;
    let refused = play_all(case, play.as_mut())?;
    for line in &case.ruling.paths {
        if let Some((said, hint)) = ruling::path_fault(&line.path, &line.value, play.as_ref()) {
            let mut fault = case.source().fault(line.at, said);
            fault.hints.extend(hint);
            return Err(fault);
        }
    }
    let used: Vec<&'static str> = refused.iter().flat_map(|r| reading_names(case.game, &r.why)).collect();
    let misses = ruling::misses(&case.ruling, play.as_ref(), &used);
    Ok(Run { play, refused, misses })
}

/// Play all lines of a case, and end where it says. The plays that were refused are given back.
pub fn play_all(case: &Case, play: &mut dyn Play) -> Result<Vec<RefusedPlay>, CaseFault> {
    let refused = play_lines(case, play)?;
    end(case, play)?;
    Ok(refused)
}

/// Play all lines of a case, and stop after the last one.
pub fn play_lines(case: &Case, play: &mut dyn Play) -> Result<Vec<RefusedPlay>, CaseFault> {
    let english = Speech::english();
    let mut refused = Vec::new();
    let mut named = 0;
    for line in &case.plays {
        if line.refused.is_empty() {
            let source = case.source();
            plays::play(play, line, english, &mut named).map_err(|m| m.fault(&source, case.game))?;
        } else {
            refused.push(must_be_refused(case, play, line, english, named)?);
        }
    }
    Ok(refused)
}

/// The names of the readings that a refusal rests on.
pub fn reading_names(game: &Playable, refusal: &Refusal) -> Vec<&'static str> {
    refusal.readings.iter().map(|r| (game.readings)()[r.0 as usize].name).collect()
}

/// A line that must be refused by the clauses it names; nothing changes by it.
fn must_be_refused(
    case: &Case,
    play: &dyn Play,
    line: &PlayLine,
    english: &Speech,
    mut named: usize,
) -> Result<RefusedPlay, CaseFault> {
    let source = case.source();
    for (name, at) in &line.refused {
        if !super::case::is_known_reason(case.game, name) {
            return Err(source.fault(*at, Said::new("case-unknown-clause").text("name", name)));
        }
    }
    let is_reason = |refusal: &Refusal, name: &str| {
        let clause = ClauseId::parse(super::case::bare_clause(name));
        clause.is_some_and(|c| refusal.names(c)) || reading_names(case.game, refusal).contains(&name)
    };
    let at = line.refused[0].1;
    let Err(mut misfit) = plays::play(play.fork().as_mut(), line, english, &mut named) else {
        return Err(source.fault(at, Said::new("case-was-legal")));
    };
    let all_reasons = |(_, refusal): &&(String, Refusal)| line.refused.iter().all(|(name, _)| is_reason(refusal, name));
    // What was forced before it has happened when it is refused.
    let mut forced = play.fork();
    take_forced(forced.as_mut(), |_| false);
    let again = plays::play(forced.fork().as_mut(), line, english, &mut named);
    let is_later = again.is_err_and(|misfit| misfit.refused.iter().any(|r| all_reasons(&r)));
    let after = if is_later { forced.steps() } else { play.steps() };
    if let Some((_, why)) = misfit.refused.iter().find(all_reasons) {
        let line = source.place(line.at).source;
        let line = line.split("(refused:").next().unwrap_or("").trim().to_string();
        return Ok(RefusedPlay { at: play.steps(), after, line, why: why.clone() });
    }
    if let Some((_, why)) = misfit.refused.first() {
        let wrong = line.refused.iter().find(|(name, _)| !is_reason(why, name));
        misfit.at = wrong.map_or(at, |(_, at)| *at);
        misfit.said = Said::new("case-refused-otherwise");
        misfit.options.clear();
    }
    Err(misfit.fault(&source, case.game))
}

/// At rest, over, or at the decision that `ends_at` names.
fn end(case: &Case, play: &mut dyn Play) -> Result<(), CaseFault> {
    let source = case.source();
    let ends_at = case.ruling.ends_at.as_ref();
    let is_there = |play: &dyn Play| match (play.waits(), ends_at) {
        (Waits::For { who, clause, .. }, Some((name, at, _))) => who.is(name) && clause == *at,
        _ => false,
    };
    // What is forced is no end, unless nothing else comes.
    take_forced(play, |play| is_there(play) && play.count() > 1);
    if is_there(play) {
        return Ok(());
    }
    if let Some((_, _, at)) = ends_at {
        let found = match play.waits() {
            Waits::Over(outcome) => outcome.name().to_string(),
            Waits::For { who, clause, .. } => format!("{}: {clause}", who.name()),
        };
        return Err(source.fault(*at, Said::new("case-ends-elsewhere").text("found", &found)));
    }
    match play.waits() {
        Waits::Over(_) | Waits::For { at_rest: true, .. } => Ok(()),
        Waits::For { who, clause, .. } => {
            let at = case.plays.last().map_or(case.board.start, |l| l.at);
            let said = Said::new("case-open-choice").text("who", who.name()).text("clause", &case.game.cited(clause));
            let mut fault = source.fault(at, said);
            fault.options = options(play);
            Err(fault)
        }
    }
}
