//! The line of play saved as a case that `run` accepts and that replays to the same end.

use std::io::Write;

use super::table::Table;
use crate::keys::quoted;
use crate::lang::Speech;
use crate::scenario::ruling::{result_of, shown};
use crate::scenario::translated;
use crate::table::play::Waits;

/// Write the case; never over a file that is there.
pub fn save(speech: &Speech, table: &Table, name: &str) -> Result<String, String> {
    if name.is_empty() {
        return Err(speech.word("repl-save-form"));
    }
    let opened = std::fs::OpenOptions::new().write(true).create_new(true).open(name);
    let written = opened.and_then(|mut file| file.write_all(text(table).as_bytes()));
    match written {
        Ok(()) => Ok(speech.say("new-written", &[("name", name.into())])),
        Err(error) => {
            Err(speech.say("error-unwritable", &[("name", name.into()), ("words", error.to_string().into())]))
        }
    }
}

/// The page.
pub fn text(table: &Table) -> String {
    let mut out = text_without_ruling(table);
    out.push_str("\n```ruling\n");
    out.push_str(&lines(&ruling(table)));
    out.push_str("```\n");
    out
}

/// The page, as long as nobody asks what should come of it.
pub fn text_without_ruling(table: &Table) -> String {
    let mut out = format!("+++\ngame = \"{}\"\ntitle = {}\n", table.edition_name(), quoted(&table.title));
    if !table.source.is_empty() {
        out.push_str(&format!("source = {}\n", quoted(&table.source)));
    }
    if !table.readings.is_empty() {
        out.push_str("\n[readings]\n");
        for (name, option) in &table.readings {
            out.push_str(&format!("{name} = {}\n", quoted(option)));
        }
    }
    out.push_str(&translated::written(&table.words));
    out.push_str("+++\n\n");
    if !table.prose.is_empty() {
        out.push_str(&format!("{}\n\n", table.prose));
    }
    out.push_str(&format!("```board\n{}\n```\n\n", table.board.trim()));
    out.push_str(&format!("```play\n{}```\n", lines(&table.play.play_lines(false))));
    out
}

fn lines(all: &[String]) -> String {
    all.iter().map(|l| format!("{l}\n")).collect()
}

/// What can be compared at the end: zones and numbers, the result, the open decision.
fn ruling(table: &Table) -> Vec<String> {
    let play = &*table.play;
    let mut out = Vec::new();
    for (path, value) in play.saved() {
        let list = |words: Vec<String>| format!("[{}]", words.join(", "));
        let value = match &value {
            serde_json::Value::Object(map) => list(map.keys().map(|k| quoted(k)).collect()),
            serde_json::Value::Array(items) => list(items.iter().map(|i| quoted(&shown(i))).collect()),
            serde_json::Value::String(text) => quoted(text),
            other => other.to_string(),
        };
        out.push(format!("{path} = {value}"));
    }
    out.push(format!("result = {}", quoted(result_of(play))));
    if let Waits::For { who, clause, at_rest: false, .. } = play.waits() {
        out.push(format!("ends_at = \"{}: {clause}\"", who.name()));
    }
    out
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::cards::source::NoCards;
    use crate::engine::selfplay::Dice;
    use crate::scenario::{Case, Overrides, run, shipped};

    /// What is saved can be loaded, and comes to the same end.
    fn saved_and_loaded(name: &str, table: &Table) {
        let page = text(table);
        let again = Case::read("again.md", &page)
            .unwrap_or_else(|f| panic!("{name}: {} at {:?}\n{page}", f.said.words(Speech::english()), f.place));
        let again = run(&again, &Overrides::default(), &NoCards)
            .unwrap_or_else(|f| panic!("{name}: {} at {:?}\n{page}", f.said.words(Speech::english()), f.place));
        let misses: Vec<String> = again.misses.iter().map(|m| m.said.words(Speech::english())).collect();
        assert!(misses.is_empty(), "{name}: {misses:?}\n{page}");
        assert_eq!(again.play.values(), table.play.values(), "{name}\n{page}");
        assert_eq!(again.play.waits(), table.play.waits(), "{name}\n{page}");
    }

    #[test]
    fn every_case_is_saved_and_loaded_to_the_same_end() {
        for (seed, (name, page)) in shipped::cases().iter().enumerate() {
            let case = Case::read(name, page).expect("a case");
            let table = Table::of_case(&case, Arc::new(NoCards)).expect("it can be played");
            saved_and_loaded(name, &table);
            let (mut table, stopped) = Table::as_far_as_it_goes(&case, Arc::new(NoCards)).expect("it can be played");
            assert!(stopped.is_none(), "{name}");
            saved_and_loaded(name, &table);
            // And after some plays more.
            let mut dice = Dice::new(seed as u64);
            for _ in 0..6 {
                if table.play.count() > 0 {
                    let n = dice.below(table.play.count());
                    assert!(table.play.answer(n));
                }
            }
            table.settle();
            saved_and_loaded(name, &table);
        }
    }

    #[test]
    fn a_concession_is_saved_too() {
        for player in crate::engine::Player::BOTH {
            let mut table =
                Table::new("one-piece", None, crate::lang::Language::En, Arc::new(NoCards)).expect("the starter");
            assert!(table.play.concede(player));
            saved_and_loaded("starter", &table);
        }
    }
}
