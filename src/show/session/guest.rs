//! A table at which somebody sits who is not at this machine: the same words, but nothing of the machine can be read or written.

use super::table::{Reply, Table};
use super::words::{plain, several};
use super::{commands, save, typed};
use crate::cards::source::CardSource;
use crate::scenario::run::{play_lines, start};
use crate::scenario::{Case, CaseFault, Overrides};
use crate::show::Desk;
use crate::table::play::Play;
use std::sync::Arc;

/// No line of a guest is longer, in bytes, and none has more parts.
const LONGEST: usize = 4_000;
const MOST_PARTS: usize = 100;

impl Table {
    /// A case, played as far as its lines fit; and what is wrong with the line at which it stops. A fault: there is no board.
    pub(crate) fn as_far_as_it_goes(
        case: &Case,
        cards: Arc<dyn CardSource>,
    ) -> Result<(Self, Option<CaseFault>), CaseFault> {
        let play = start(case, &Overrides::default(), cards.as_ref())?;
        let mut table = Self { guest: true, ..Self::of_play(case, play, cards) };
        let stopped = play_lines(case, table.play.0.as_mut()).err();
        if stopped.is_none() {
            table.settle();
        }
        Ok((table, stopped))
    }

    /// The line of play.
    pub(crate) fn play(&self) -> &dyn Play {
        &*self.play
    }

    /// The option of a reading that is in force.
    pub(crate) fn option_of(&self, reading: &str) -> Option<&str> {
        self.readings.iter().rev().find(|(name, _)| name == reading).map(|(_, option)| option.as_str())
    }

    /// What the case is called, if it is called anything, and what was asked; blocks cannot be opened in a question.
    pub(crate) fn entitle(&mut self, title: &str, question: &str) {
        let title: String = title.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let before = (self.title.clone(), self.prose.clone());
        if !title.is_empty() {
            self.title = title;
        }
        let is_fence = |line: &&str| ["```", "~~~"].iter().any(|fence| line.trim_start().starts_with(fence));
        let lines: Vec<&str> = question.lines().map(str::trim_end).filter(|line| !is_fence(line)).collect();
        self.prose = lines.join("\n").trim().to_string();
        // What is asked otherwise is not what was translated.
        if before != (self.title.clone(), self.prose.clone()) {
            self.words.clear();
        }
    }

    /// It as a case: the whole state.
    pub(crate) fn case(&self) -> String {
        save::text_without_ruling(self)
    }

    /// It as a case with what came of it.
    pub(crate) fn case_with_ruling(&self) -> String {
        save::text(self)
    }

    /// The places of the steps that led to a step, a card, or the last step.
    pub(crate) fn why(&self, desk: &Desk, about: &str) -> Vec<usize> {
        commands::chain(desk, self, about)
    }

    /// What would happen by some plays.
    pub(crate) fn suppose(&self, desk: &Desk, plays: &str) -> Result<Box<dyn Play>, String> {
        typed::supposed(desk, self, plays)
    }

    /// Do what a line says, if it is for guests: what is said about it, or what is wrong with it.
    pub(crate) fn obey(&mut self, desk: &Desk, line: &str) -> Result<String, String> {
        let line = plain(line);
        if line.len() > LONGEST || several(&line).len() > MOST_PARTS {
            return Err(desk.speech.say("page-line-too-long", &[("n", MOST_PARTS.into())]));
        }
        match commands::obey(desk, self, &line) {
            Reply::Text(text) => Ok(text),
            Reply::Error(words) => Err(words),
            Reply::Quit => Ok(String::new()),
        }
    }
}
