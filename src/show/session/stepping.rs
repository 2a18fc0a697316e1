//! The lines of a case, played one after the other: `next`.

use super::shown::{board, decision, shown, trace};
use super::table::{Reply, Table};
use crate::engine::Refusal;
use crate::lang::Speech;
use crate::scenario::case::PlayLine;
use crate::scenario::plays;
use crate::show::Desk;
use crate::show::screen::{Ink, Screen};

/// `next`, `next 3`, `next all`.
pub fn next(desk: &Desk, table: &mut Table, times: usize) -> Reply {
    if table.script.left() == 0 {
        return Reply::Error(desk.speech.word("repl-no-next"));
    }
    let mut screen = desk.blank();
    for _ in 0..times {
        let Some((words, line)) = table.script.lines.get(table.script.played.len()).cloned() else { break };
        screen.paragraph("» ", Ink::Faint, &words, Ink::Bold);
        if let Err(error) = step(desk, table, &line, &mut screen) {
            return Reply::Error(format!("{words}\n{error}"));
        }
        let after = table.play.answers();
        table.script.played.push(after);
        screen.gap();
    }
    shown(desk, |end| {
        end.join(screen);
        board(desk, table, end);
        coming(desk, table, end);
        decision(desk, table, end);
    })
}

/// Say which line comes next.
pub fn coming(desk: &Desk, table: &Table, screen: &mut Screen) {
    if let Some(words) = table.script.coming() {
        let gaps = [("line", words.into()), ("n", table.script.left().into())];
        screen.paragraph("", Ink::Plain, &desk.speech.say("repl-coming", &gaps), Ink::Faint);
    }
}

/// What refuses a line at a decision before this one, where what was forced has been taken by itself.
fn refused_before(table: &Table, line: &PlayLine) -> Vec<(String, Refusal)> {
    let mut copy = table.play.clone();
    for at in (table.named..table.play.answers()).rev() {
        copy.0.undo_to(at);
        let mut named = table.named;
        match plays::play(copy.0.fork().as_mut(), line, Speech::english(), &mut named) {
            Err(misfit) if !misfit.refused.is_empty() => return misfit.refused,
            _ => {}
        }
    }
    Vec::new()
}

/// One line: its steps, or what refuses it.
fn step(desk: &Desk, table: &mut Table, line: &PlayLine, screen: &mut Screen) -> Result<(), String> {
    let (before, answers, mut named) = (table.play.steps(), table.play.answers(), table.named);
    let mut copy = table.play.clone();
    let mut played = plays::play(copy.0.as_mut(), line, Speech::english(), &mut named);
    // A forced answer that the line names was taken already, and is called otherwise since: it is taken again, by the line.
    if played.is_err() && line.refused.is_empty() && table.named < answers {
        let (mut again, mut from) = (table.play.clone(), table.named);
        again.0.undo_to(from);
        if plays::play(again.0.as_mut(), line, Speech::english(), &mut from).is_ok() {
            (copy, named, played) = (again, from, Ok(()));
        }
    }
    match played {
        Err(misfit) if !line.refused.is_empty() => {
            let refused = if misfit.refused.is_empty() { refused_before(table, line) } else { misfit.refused };
            for (what, refusal) in &refused {
                let words = plays::refused_by(table.game, what, refusal).words(&desk.speech);
                screen.paragraph("  ", Ink::Plain, &words, Ink::Plain);
            }
            return Ok(());
        }
        Err(misfit) => return Err(misfit.said.words(&desk.speech)),
        Ok(()) if !line.refused.is_empty() => return Err(desk.speech.word("case-was-legal")),
        Ok(()) => {}
    }
    table.play = copy;
    table.named = named;
    if table.play.answers() > answers {
        table.undone.clear();
        table.typed.retain(|at| *at < answers);
        table.typed.push(answers);
    }
    table.settle();
    trace(desk, table, false).steps(screen, &*table.play, before, table.play.steps());
    Ok(())
}
