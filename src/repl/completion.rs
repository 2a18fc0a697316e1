//! What can be typed at a place of a line: options, commands, paths of the board, cases, clauses, readings.

use serde_json::Value;

use crate::engine::{ClauseId, Player};
use crate::lang::{Language, Speech};
use crate::scenario::plays::take_forced;
use crate::scenario::shipped;
use crate::show::Desk;
use crate::show::session::tongue;
use crate::show::session::typed::play_part;
use crate::show::session::words::COMMANDS;
use crate::show::session::{Line, Table};
use crate::table::shelf::PLAYABLE;
use crate::text::visible::one_line;

/// What can be typed now.
pub struct Words {
    play: Line,
    named: usize,
    speech: Speech,
    /// By the command that they may follow.
    after: Vec<(&'static [&'static str], Vec<String>)>,
    /// The editor shows hints in a faint ink.
    pub color: bool,
}

impl Words {
    /// At a table.
    pub fn of(desk: &Desk, table: &Table) -> Self {
        let mut clauses: Vec<ClauseId> = (table.game.registered)().iter().map(|r| r.clause).collect();
        clauses.sort_unstable();
        clauses.dedup();
        let readings = (table.game.readings)().iter();
        let readings = readings.flat_map(|r| r.options.iter().map(|o| format!("{}={o}", r.name))).collect();
        let games = PLAYABLE.iter().map(|g| g.name.to_string());
        let cases = games.clone().chain(shipped::glances().iter().map(|case| case.name().to_string())).collect();
        Self {
            play: table.play.clone(),
            named: table.named,
            speech: Speech::of(desk.speech.language),
            after: vec![
                (&["set", "put", "remove"], paths(&table.play.values())),
                (&["rule"], clauses.iter().map(|&c| table.game.cited(c)).collect()),
                (&["reading"], readings),
                (&["edition"], table.game.editions.iter().map(|e| e.to_string()).collect()),
                (&["load"], cases),
                (&["new"], games.collect()),
                (&["help"], COMMANDS.iter().map(|c| c.to_string()).collect()),
            ],
            color: desk.screen.has_color(),
        }
    }

    /// Where the part of the line begins that is being typed, and what may stand there.
    pub fn candidates(&self, line: &str) -> (usize, Vec<String>) {
        let mut at = 0;
        let mut play = self.play.clone();
        let mut named = self.named;
        // What stands before a semicolon is done first.
        while let Some(end) = line[at..].find(';').map(|n| at + n) {
            let part = line[at..end].trim();
            let part = part.strip_prefix("if ").unwrap_or(part);
            play_part(&mut play, part, &self.speech, &mut named);
            take_forced(play.0.as_mut(), |_| false);
            at = end + 1;
        }
        at = begin(line, at);
        let word = line[at..].split(char::is_whitespace).next().unwrap_or("");
        let is_first = word.len() == line[at..].len();
        if is_first {
            let commands = COMMANDS.iter().map(|c| c.to_string());
            return fitting(line, at, self.options(&play, &line[at..]).into_iter().chain(commands));
        }
        if let Some((_, words)) = self.after.iter().find(|(commands, _)| commands.contains(&word)) {
            let start = begin(line, at + word.len());
            return fitting(line, start, words.iter().cloned());
        }
        if matches!(word, "if" | "legal") {
            at = begin(line, at + word.len());
        }
        // After a comma or an arrow: what is asked once the words before it are played.
        let cut = line[at..].rfind([',', ':']).map(|n| at + n + 1);
        let arrow = line[at..].rfind("->").map(|n| at + n + 2);
        let start = cut.max(arrow).unwrap_or(at);
        let before = line[at..start].trim_end_matches("->").trim_end_matches([',', ':']).trim();
        if !before.is_empty() && start > at && !before.ends_with(|c: char| "ABCD?".contains(c) && before.len() == 1) {
            play_part(&mut play, before, &self.speech, &mut named);
        }
        let start = begin(line, start);
        fitting(line, start, self.options(&play, &line[start..]).into_iter())
    }

    /// The options, for whoever types another language in the words of that, too.
    fn options(&self, play: &Line, typed: &str) -> Vec<String> {
        let mut all = options(play, &self.speech);
        if !typed.is_ascii() {
            let others = [Language::En, Language::Th, Language::Ja].map(Speech::of);
            all.extend(others.iter().flat_map(|speech| options(play, speech)));
            all.extend(options(play, Speech::english()).iter().flat_map(|option| tongue::spelled(option)));
            let mut seen = Vec::new();
            all.retain(|option| {
                !seen.contains(option) && {
                    seen.push(option.clone());
                    true
                }
            });
        }
        all
    }
}

/// Where the next word begins.
fn begin(line: &str, at: usize) -> usize {
    at + (line[at..].len() - line[at..].trim_start().len())
}

fn options(play: &Line, speech: &Speech) -> Vec<String> {
    // The editor shows them by itself.
    (0..play.count()).map(|n| one_line(&play.option(n, speech)).into_owned()).collect()
}

fn fitting(line: &str, start: usize, words: impl Iterator<Item = String>) -> (usize, Vec<String>) {
    let typed = line[start..].to_lowercase();
    let fits = |word: &String| word.to_lowercase().starts_with(&typed) && word.len() > typed.len();
    (start, words.filter(fits).collect())
}

/// The paths of a position: sides, their places, and what is known of each card.
fn paths(values: &Value) -> Vec<String> {
    let mut out = Vec::new();
    for player in Player::ALL {
        let Some(Value::Object(side)) = values.get(player.name()) else { continue };
        for (key, value) in side {
            let key = if key.contains([' ', '.']) { format!("\"{key}\"") } else { key.clone() };
            out.push(format!("{player}.{key}"));
            if let Value::Object(inner) = value {
                out.extend(inner.keys().map(|last| format!("{player}.{key}.{last}")));
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::cards::source::NoCards;
    use crate::scenario::Case;

    fn at(case: &str) -> Words {
        let (name, text) = shipped::cases().iter().find(|(name, _)| name.contains(case)).unwrap();
        let case = Case::read(name, text).unwrap();
        Words::of(&Desk::quiet(), &Table::of_case(&case, Arc::new(NoCards)).unwrap())
    }

    fn completed(words: &Words, line: &str) -> Vec<String> {
        words.candidates(line).1
    }

    #[test]
    fn completion_knows_the_command_it_stands_in() {
        let words = at("one-piece/");
        assert!(completed(&words, "hel").contains(&"help".to_string()));
        assert!(completed(&words, "help re").contains(&"reading".to_string()));
        assert!(completed(&words, "set A.do").contains(&"A.don.active".to_string()));
        assert!(completed(&words, "put B.ha").contains(&"B.hand".to_string()));
        assert!(completed(&words, "load double").iter().any(|w| w.starts_with("double")));
        assert!(completed(&words, "rule 7-1-4-").contains(&"7-1-4-1".to_string()));
        assert!(completed(&words, "new bl").contains(&"blackpoker".to_string()));
    }

    #[test]
    fn completion_knows_the_verbs_of_other_languages() {
        let words = at("one-piece/");
        let first = options(&words.play, &words.speech);
        let card = first.iter().find_map(|o| o.strip_prefix("attack ")).expect("something can attack");
        assert!(completed(&words, "โจมตี ").contains(&format!("โจมตี {card}")), "{:?}", completed(&words, "โจมตี "));
        assert!(completed(&words, "โจม").contains(&format!("โจมตีด้วย {card}")));
        assert!(completed(&words, "จบ").contains(&"จบเทิร์น".to_string()));
        assert!(completed(&words, &format!("{card}で")).contains(&format!("{card}でアタック")));
    }

    #[test]
    fn completion_plays_what_stands_before() {
        let words = at("one-piece/");
        let first = options(&words.play, &words.speech);
        let attack = first.iter().find(|o| o.starts_with("attack")).expect("something can attack");
        for line in [format!("if {attack} -> "), format!("legal {attack} -> "), format!("{attack} -> ")] {
            let after = completed(&words, &line);
            assert!(!after.is_empty() && after.iter().all(|o| !first.contains(o)), "{line}: {after:?}");
        }
        assert_eq!(completed(&words, "if atta").first(), Some(attack));
    }
}
