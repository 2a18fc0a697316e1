//! A position that is told in a sentence, laid on the table: all of it, or nothing.

use unicode_width::UnicodeWidthStr;

use super::commands::{is_edit, obey_one};
use super::shown::{board, shown};
use super::story::{self, Story, Unclear};
use super::table::{Reply, Table};
use super::{edit, typed};
use crate::scenario::plays;
use crate::show::Desk;

/// What comes of a story: how it was understood, the board that it tells, and what is asked of it.
pub fn told(desk: &Desk, table: &mut Table, line: &str, story: Result<Story, Unclear<'_>>) -> Reply {
    let story = match story {
        Ok(story) => story,
        Err(Unclear { part, at }) => {
            let caret = format!("  {line}\n  {}^", " ".repeat(line[..at].width()));
            let words = desk.speech.say("repl-part-unclear", &[("text", part.into())]);
            return Reply::Error(format!("{words}\n{caret}\n{}", desk.speech.word(&story::form(table.game.name))));
        }
    };
    let before = table.clone();
    let mut said = Vec::new();
    match laid(desk, table, &story, &mut said) {
        Ok(text) => {
            let mut words = desk.speech.say("repl-understood-as", &[("text", said.join("; ").into())]);
            if !story.untold.is_empty() {
                let untold = desk.speech.say("repl-story-untold", &[("text", story.untold.join(", ").into())]);
                words = format!("{words}\n{untold}");
            }
            Reply::Text(format!("{words}\n{text}"))
        }
        Err(error) => {
            *table = before;
            Reply::Error(error)
        }
    }
}

/// Lay it, attack, and play what is asked; every line that is done is said.
fn laid(desk: &Desk, table: &mut Table, story: &Story, said: &mut Vec<String>) -> Result<String, String> {
    let (before, edits, readings) = (table.snapshot(), table.edits.clone(), table.readings.clone());
    done(desk, table, said, "new")?;
    for (name, option) in &readings {
        done(desk, table, said, &format!("reading {name} {option}"))?;
    }
    for put in story.edits.iter().chain(story.target.iter().map(|(put, _)| put)) {
        laid_down(desk, table, said, put)?;
    }
    let could = plays::options(&*table.play);
    if let Some(put) = &story.attacker {
        laid_down(desk, table, said, put)?;
    }
    // What lay there before comes back with one `undo`.
    table.edits = edits;
    table.edited(before);
    let can = plays::options(&*table.play);
    // Who was put there attacks; else the Leader, whose attack is the first that is offered.
    let is_new = |option: &&String| option.starts_with("attack") && !could.contains(option);
    let attack = match story.attacker {
        Some(_) => can.iter().find(is_new),
        None => can.iter().find(|option| option.starts_with("attack")),
    };
    let Some(attack) = attack else {
        // It may not attack: nothing else attacks in its place, and the clause says why.
        let name = story.attacker.as_deref().and_then(|put| put.splitn(3, ' ').nth(2)).unwrap_or("Leader");
        let refused = done(desk, table, said, &format!("attack {}", name.trim_end_matches(" rested"))).err();
        return Err(refused.unwrap_or_else(|| desk.speech.word(&story::form(table.game.name))));
    };
    let there = match shown(desk, |screen| board(desk, table, screen)) {
        Reply::Text(text) => text,
        _ => String::new(),
    };
    // What is named is attacked, and nothing else.
    let lines: Vec<String> = match &story.target {
        Some((_, name)) => vec![format!("{attack} -> {name}")],
        None => ["leader", "player B"].map(|whom| format!("{attack} -> {whom}")).to_vec(),
    };
    let line = lines.iter().find(|line| typed::fits(desk, table, line)).or(lines.first()).unwrap_or(attack).clone();
    let start = table.clone();
    let text = done(desk, table, said, &line)?;
    let asked = story.asked();
    if asked.is_empty() {
        return Ok(text);
    }
    // Nothing was left to choose: what is asked must be what was done, or something forbids it.
    if table.is_at_rest() || table.play.count() == 0 {
        return match done(desk, table, said, &format!("if {asked}")) {
            Ok(_) => Ok(text),
            Err(error) => {
                Err(typed::refused_on_the_way(desk, &start, &line, &asked, &story.blockers()).unwrap_or(error))
            }
        };
    }
    // Who uses a counter at once has not blocked.
    let unblocked = format!("no block; {asked}");
    let is_later = typed::supposed(desk, table, &asked).is_err() && typed::supposed(desk, table, &unblocked).is_ok();
    let asked = if is_later { unblocked } else { asked };
    let answer = done(desk, table, said, &question(&asked))?;
    Ok(format!("{}\n\n{answer}", there.trim_end()))
}

/// Do one line of it.
fn done(desk: &Desk, table: &mut Table, said: &mut Vec<String>, line: &str) -> Result<String, String> {
    said.push(line.to_string());
    match obey_one(desk, table, line) {
        Reply::Error(error) if is_edit(line) => Err(format!("{line}: {error}")),
        Reply::Error(error) => Err(error),
        Reply::Text(text) => Ok(text),
        Reply::Quit => Ok(String::new()),
    }
}

/// Make one edit.
fn laid_down(desk: &Desk, table: &mut Table, said: &mut Vec<String>, line: &str) -> Result<(), String> {
    said.push(line.to_string());
    let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
    edit::edit(&desk.speech, table, word, rest).map_err(|error| format!("{line}: {error}"))
}

/// Whether something may be done is a question of its own; anything else is played on a copy.
fn question(asked: &str) -> String {
    let lower = asked.to_lowercase();
    let may = ["can ", "may ", "could "].iter().any(|head| lower.starts_with(head));
    if may { asked.to_string() } else { format!("if {asked}") }
}
