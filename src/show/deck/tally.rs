//! What many checks come to: decks by game and verdict, how often each rule was broken, and what is the same for all.

use std::collections::BTreeMap;

use super::super::Desk;
use super::super::screen::{Ink, Screen};
use crate::cards::CardGame;
use crate::deck::{Checked, Verdict};
use crate::text::cluster;

const VERDICTS: [Verdict; 3] = [Verdict::Legal, Verdict::Illegal, Verdict::Unreadable];

/// What many checks come to.
#[derive(Debug, Default)]
pub struct Tally {
    /// How many decks.
    pub all: usize,
    /// The worst verdict.
    pub worst: Option<Verdict>,
    /// A deck was held against a text in our own words.
    pub has_ours: bool,
    /// The beginning of a long report is printed already.
    pub is_begun: bool,
    /// Warnings that are the same for all decks of a game, in words.
    pub shared: Vec<String>,
    games: BTreeMap<Option<CardGame>, [usize; VERDICTS.len()]>,
    rules: BTreeMap<&'static str, usize>,
    /// What was not checked, whatever the cards, with how many decks it is about.
    unchecked: Vec<(String, usize)>,
}

/// How a verdict is shown: a sign, a word, an ink.
pub fn verdict_word(verdict: Verdict) -> (&'static str, &'static str, Ink) {
    match verdict {
        Verdict::Legal => ("✓", "deck-legal", Ink::Good),
        Verdict::Illegal => ("✗", "deck-illegal", Ink::Bad),
        Verdict::Unreadable => ("?", "deck-unreadable", Ink::Doubt),
    }
}

impl Tally {
    /// One more deck.
    pub fn count(&mut self, desk: &Desk, checked: &Checked) {
        self.all += 1;
        self.worst = self.worst.max(Some(checked.verdict));
        self.games.entry(checked.game).or_default()[checked.verdict as usize] += 1;
        self.has_ours |= checked.game == Some(CardGame::BlackPoker) && checked.verdict != Verdict::Unreadable;
        for note in &checked.findings.violations {
            *self.rules.entry(note.rule).or_default() += 1;
        }
        for note in checked.findings.warnings.iter().filter(|n| n.is_shared) {
            let words = note.words(&desk.speech);
            if !self.shared.contains(&words) {
                self.shared.push(words);
            }
        }
        for note in checked.findings.unchecked.iter().filter(|n| n.cards.is_empty()) {
            let mut words = note.words(&desk.speech);
            if let (Some(game), false) = (checked.game, note.clauses.is_empty()) {
                words = format!("{words} {} {}", game.edition(), note.clauses.join(", "));
            }
            match self.unchecked.iter_mut().find(|(said, _)| *said == words) {
                Some((_, n)) => *n += 1,
                None => self.unchecked.push((words, 1)),
            }
        }
    }

    /// The games of the decks, as far as they show.
    pub fn known_games(&self) -> impl Iterator<Item = CardGame> {
        self.games.keys().filter_map(|game| *game)
    }

    /// Decks by game and verdict, how often each rule was broken, and what was not checked.
    pub fn summary(&self, desk: &Desk, screen: &mut Screen) {
        let speech = &desk.speech;
        let title = screen.inked(Ink::Bold, &speech.say("deck-summary", &[("n", self.all.into())]));
        screen.line(&title);
        let heads: Vec<String> = VERDICTS.iter().map(|v| speech.word(verdict_word(*v).1)).collect();
        let padded =
            |text: &str, width: usize| format!("{}{text}", " ".repeat(width.saturating_sub(cluster::width(text))));
        let widths: Vec<usize> = heads.iter().map(|h| cluster::width(h).max(5)).collect();
        let row = |name: &str, cells: &[String]| -> String {
            let cells: Vec<String> = cells.iter().zip(&widths).map(|(c, w)| padded(c, *w)).collect();
            format!("  {name:<24}{}", cells.join("  "))
        };
        screen.line(&row("", &heads));
        for (game, counts) in &self.games {
            let cells: Vec<String> = counts.iter().map(usize::to_string).collect();
            screen.line(&row(game.map_or("?", CardGame::edition), &cells));
        }
        if !self.rules.is_empty() {
            let words: Vec<String> = self.rules.iter().map(|(rule, n)| format!("{rule} {n}")).collect();
            let said = speech.say("deck-summary-rules", &[("words", words.join(", ").into())]);
            screen.paragraph("  ", Ink::Plain, &said, Ink::Plain);
        }
        for (words, n) in &self.unchecked {
            let lead = format!("  {} ", speech.say("deck-summary-unchecked", &[("n", (*n).into())]));
            screen.paragraph(&lead, Ink::Faint, words, Ink::Faint);
        }
    }
}
