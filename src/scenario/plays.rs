//! A play line against the open decisions.

use super::case::PlayLine;
use super::fault::{CaseFault, Source};
use crate::engine::Refusal;
use crate::games::play::{Fit, Play, Waits};
use crate::lang::{Said, Speech};

/// Why a line does not fit.
#[derive(Clone, Debug)]
pub struct Misfit {
    /// Where, in bytes of the page.
    pub at: usize,
    /// What is wrong.
    pub said: Said,
    /// The refused candidates that its parts mean.
    pub refused: Vec<(String, Refusal)>,
    /// The options that there are, in English.
    pub options: Vec<String>,
}

/// Play a line. The refused candidates that its parts meant on the way are given back, too: a play that became
/// possible only later was refused before.
pub fn play(play: &mut dyn Play, line: &PlayLine, speech: &Speech) -> Result<Vec<(String, Refusal)>, Misfit> {
    let mut left: Vec<(String, usize)> = line.parts.clone();
    let mut refused: Vec<(String, Refusal)> = Vec::new();
    while let Some((first, at)) = left.first().cloned() {
        let misfit = |said: Said, refused: Vec<(String, Refusal)>, play: &dyn Play| {
            Err(Misfit { at, said, refused, options: options(play) })
        };
        let (who, at_rest) = match play.waits() {
            Waits::Over(outcome) => {
                return misfit(Said::new("case-game-over").text("result", outcome.name()), refused, play);
            }
            Waits::For { who, at_rest, .. } => (who.name(), at_rest),
        };
        let forced = play.count() == 1 && !at_rest;
        if who != line.who {
            if forced {
                play.answer(0);
                continue;
            }
            return misfit(Said::new("case-other-decides").text("who", who), refused, play);
        }
        if let Some((n, part, rest)) = matched(play, &left, speech) {
            play.answer(n);
            if rest.is_empty() {
                left.remove(part);
            } else {
                left[part].0 = rest;
            }
            continue;
        }
        for (words, _) in &left {
            if let Some(found) = play.refused(words, speech)
                && !refused.contains(&found)
            {
                refused.push(found);
            }
        }
        if let Fit::Several(all) = play.fit(&first, speech) {
            let words: Vec<String> = all.iter().map(|&n| play.option(n, speech)).collect();
            let said = Said::new("case-ambiguous").text("part", &first).text("words", &words.join(", "));
            return misfit(said, refused, play);
        }
        if forced {
            play.answer(0);
            continue;
        }
        return misfit(Said::new("case-no-option").text("part", &first), refused, play);
    }
    Ok(refused)
}

/// The option that one of the parts means: which, by which part, and what is left of the part.
fn matched(play: &dyn Play, left: &[(String, usize)], speech: &Speech) -> Option<(usize, usize, String)> {
    if play.is_set() {
        // In a set the order of the options counts, not that of the line.
        let meant = |n: usize| left.iter().position(|(words, _)| play.is_meant(n, words, speech));
        let sure = (0..play.count()).find_map(|n| {
            let part = meant(n)?;
            matches!(play.fit(&left[part].0, speech), Fit::One(m, _) if m == n).then_some((n, part, String::new()))
        });
        if sure.is_some() {
            return sure;
        }
    }
    left.iter().enumerate().find_map(|(part, (words, _))| match play.fit(words, speech) {
        Fit::One(n, rest) => Some((n, part, rest)),
        Fit::Several(_) | Fit::Nothing => None,
    })
}

/// The options of the open decision, in the words of a case.
pub fn options(play: &dyn Play) -> Vec<String> {
    let english = Speech::english();
    (0..play.count()).map(|n| play.option(n, english)).collect()
}

/// Take what is forced, up to a decision, a rest or the end.
pub fn take_forced(play: &mut dyn Play, stop: impl Fn(&dyn Play) -> bool) {
    while let Waits::For { at_rest: false, .. } = play.waits() {
        if play.count() != 1 || stop(play) || !play.answer(0) {
            return;
        }
    }
}

impl Misfit {
    /// As a fault of a page.
    pub fn fault(self, source: &Source<'_>, reading: impl Fn(&Refusal) -> Vec<&'static str>) -> CaseFault {
        let mut fault = source.fault(self.at, self.said);
        fault.options = self.options;
        if let Some((words, refusal)) = self.refused.first() {
            fault.clauses = refusal.clauses.clone();
            fault.readings = reading(refusal);
            let clauses: Vec<String> = refusal.clauses.iter().map(|c| c.to_string()).collect();
            let reasons: Vec<String> =
                clauses.into_iter().chain(fault.readings.iter().map(|r| r.to_string())).collect();
            let said = Said::new("case-refused-by").text("words", words).text("clauses", &reasons.join(", "));
            fault.hints.push(said);
        }
        fault
    }
}
