//! The readings that an exploration rests on: each flipped, the same plays made, and the position explored again.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::screen::{Ink, Screen};
use super::trace::{outcome_words, reading_words};
use super::verdict::option_words;
use crate::cards::source::CardSource;
use crate::engine::Outcome;
use crate::engine::explore::{Explored, Limits, Reach};
use crate::lang::Speech;
use crate::scenario::run::{play_lines, start};
use crate::scenario::{Case, Overrides};
use crate::table::play::{Play, Waits};
use crate::table::shelf::Playable;

/// Makes a position again under an option of a reading.
pub type Position<'a> = dyn Fn(&str, &str) -> Option<Box<dyn Play>> + 'a;

/// A position under other readings.
pub struct Elsewhere<'a> {
    /// The game.
    pub game: &'static Playable,
    /// The readings in force that are not at their first option.
    pub readings: &'a [(String, String)],
    /// The position under this option of a reading; none: the plays before it do not lead there.
    pub position: &'a Position<'a>,
}

/// Where a case leads under an option of a reading, if its lines lead there.
pub fn of_case(
    case: &Case,
    with: &Overrides,
    cards: &dyn CardSource,
    (name, option): (&str, &str),
) -> Option<Box<dyn Play>> {
    let mut with = with.clone();
    with.readings.push((name.to_string(), option.to_string()));
    let mut play = start(case, &with, cards).ok()?;
    // Where the game is over before its last line, that is where it leads.
    let is_played = play_lines(case, play.as_mut()).is_ok() || matches!(play.waits(), Waits::Over(_));
    is_played.then_some(play)
}

/// A reading that decided.
pub struct Rests {
    name: &'static str,
    option: &'static str,
    /// The other options, and what is found under each.
    others: Vec<(&'static str, String)>,
}

/// What was found out about the readings that somebody looked at on the way.
#[derive(Default)]
pub struct Tried {
    /// Those that decided.
    rests: Vec<Rests>,
    /// Those that were not tried, or not to the end.
    untried: Vec<&'static str>,
}

/// Explores a position, with at most so many positions.
pub type Explore<'a> = dyn FnMut(&dyn Play, usize) -> Explored + 'a;

/// The words for what a player can do about a goal.
pub fn reach_key(reach: Reach) -> &'static str {
    match reach {
        Reach::Forced => "explore-forced",
        Reach::ForcedByKnown => "explore-forced-by-known",
        Reach::NeverByKnown => "explore-never-by-known",
        Reach::WithHelp => "explore-with-help",
        Reach::Never => "explore-never",
        Reach::Unknown => "explore-unknown",
    }
}

/// All positions that are looked at for other readings are so many times those that one exploration may look at.
const BUDGET: usize = 2;

/// What other readings would make of an exploration of a position. Where not all of it was looked at, nobody knows what decided.
pub fn tried(
    speech: &Speech,
    elsewhere: &Elsewhere<'_>,
    (play, found): (&dyn Play, &Explored),
    limits: &Limits,
    goal: Option<&str>,
    explore: &mut Explore<'_>,
) -> Tried {
    let looked = play.readings_looked_at();
    let mut all = Tried::default();
    let mut left = limits.positions.saturating_mul(BUDGET);
    for facts in (elsewhere.game.readings)().iter().filter(|facts| looked.contains(&facts.name)) {
        let chosen = elsewhere.readings.iter().rev().find(|(name, _)| name == facts.name);
        let option = facts.options.iter().find(|o| chosen.is_some_and(|(_, c)| c == **o)).unwrap_or(&facts.options[0]);
        let mut others = Vec::new();
        for other in facts.options.iter().filter(|o| *o != option) {
            let most = limits.positions.min(left);
            if found.stopped || found.cut > 0 || most == 0 {
                all.untried.push(facts.name);
                break;
            }
            let Some(there) = (elsewhere.position)(facts.name, other) else {
                others.push((*other, speech.word("explore-reading-elsewhere")));
                continue;
            };
            let there = explore(there.as_ref(), most);
            left = left.saturating_sub(there.positions);
            if there.stopped || there.cut > 0 {
                all.untried.push(facts.name);
                break;
            }
            others.extend(differs(speech, found, &there, limits, goal).map(|words| (*other, words)));
        }
        if !others.is_empty() {
            all.rests.push(Rests { name: facts.name, option, others });
        }
    }
    all
}

/// What another exploration found that this one did not: about the goal, or, without one, how the lines end.
fn differs(speech: &Speech, here: &Explored, there: &Explored, limits: &Limits, goal: Option<&str>) -> Option<String> {
    if let Some(goal) = goal {
        let gaps = [("player", limits.player.name().into()), ("goal", goal.into())];
        return (here.reach != there.reach).then(|| speech.say(reach_key(there.reach), &gaps));
    }
    let endings = |found: &Explored| -> BTreeSet<String> {
        found.endings.iter().map(|ending| ended(speech, ending.outcome, &ending.summary)).collect()
    };
    let (here, there) = (endings(here), endings(there));
    let listed = |key: &str, all: Vec<&String>| {
        let shown: Vec<&str> = all.iter().take(MOST_ENDINGS).map(|words| words.trim_end_matches(['.', '。'])).collect();
        let more = if all.len() > shown.len() { " | …" } else { "" };
        let words = format!("{}{more}", shown.join(" | "));
        (!all.is_empty()).then(|| speech.say(key, &[("words", words.into())]))
    };
    let only_there = listed("explore-reading-also", there.difference(&here).collect());
    let only_here = listed("explore-reading-not", here.difference(&there).collect());
    let words: Vec<String> = [only_there, only_here].into_iter().flatten().collect();
    (!words.is_empty()).then(|| words.join(speech.between()))
}

/// Of so many endings that differ the words are told.
const MOST_ENDINGS: usize = 3;

/// How some lines end.
pub fn ended(speech: &Speech, outcome: Option<Outcome>, summary: &str) -> String {
    outcome.map_or_else(|| summary.to_string(), |outcome| outcome_words(speech, outcome.name()))
}

impl Tried {
    /// For eyes.
    pub fn show(&self, speech: &Speech, screen: &mut Screen) {
        for (words, others) in self.words(speech) {
            screen.paragraph("", Ink::Plain, &words, Ink::Doubt);
            for words in others {
                screen.paragraph("    ", Ink::Plain, &words, Ink::Plain);
            }
        }
    }

    /// Each in a sentence, with those about its other options.
    fn words(&self, speech: &Speech) -> Vec<(String, Vec<String>)> {
        let of = |rests: &Rests| {
            let option = |option: &str| option_words(speech, rests.name, option);
            let question = reading_words(speech, rests.name);
            let gaps =
                [("name", rests.name.into()), ("question", question.into()), ("option", option(rests.option).into())];
            let other = |(other, words): &(&'static str, String)| {
                speech.say("trace-reading-other", &[("option", option(other).into()), ("words", words.as_str().into())])
            };
            (speech.say("trace-reading-here", &gaps), rests.others.iter().map(other).collect())
        };
        let untried = || {
            let words: Vec<String> =
                self.untried.iter().map(|name| format!("{} ({name})", reading_words(speech, name))).collect();
            (speech.say("explore-untried", &[("words", words.join(" ").into())]), Vec::new())
        };
        let all = self.rests.iter().map(of);
        all.chain((!self.untried.is_empty()).then(untried)).collect()
    }

    /// The same for programs: the readings with what their other options make of it, and those that were not tried. With words for each, as they
    /// are shown.
    pub fn json(&self, speech: &Speech) -> Value {
        let rests: Vec<Value> = self
            .rests
            .iter()
            .map(|rests| {
                let others: Vec<Value> =
                    rests.others.iter().map(|(option, words)| json!({ "option": option, "differs": words })).collect();
                json!({ "name": rests.name, "option": rests.option, "others": others })
            })
            .collect();
        let words: Vec<Value> =
            self.words(speech).into_iter().map(|(words, others)| json!({ "words": words, "others": others })).collect();
        json!({ "rests_on": rests, "untried": self.untried, "words": words })
    }
}
