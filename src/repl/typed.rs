//! What is typed as a play: on the board, on a copy, or only to ask whether it is allowed.

use super::commands::{COMMANDS, board, decision, shown, trace};
use super::{Reply, Table};
use crate::cli::screen::Ink;
use crate::cli::{self, Desk};
use crate::games::play::{Play, Waits};
use crate::games::shelf::Playable;
use crate::lang::Speech;
use crate::scenario::case::{PlayLine, play_line};
use crate::scenario::plays::{self, take_forced};
use crate::text::nearest::nearest;

/// A play line; without a player it is the one who must choose.
fn parse(play: &dyn Play, text: &str, speech: &Speech) -> Result<PlayLine, String> {
    let who = match play.waits() {
        Waits::For { who, .. } => who.name(),
        Waits::Over(_) => "A",
    };
    parse_of(who, text, speech)
}

/// A play line; without a player it is this one's.
fn parse_of(who: &str, text: &str, speech: &Speech) -> Result<PlayLine, String> {
    let line = if is_addressed(text) { text.to_string() } else { format!("{who}: {text}") };
    match play_line(&line) {
        Ok(Some(line)) => Ok(line),
        Ok(None) => Err(speech.word("case-empty-play")),
        Err((_, said)) => Err(said.words(speech)),
    }
}

fn is_addressed(text: &str) -> bool {
    text.split_once(':')
        .is_some_and(|(who, _)| matches!(who.trim(), "A" | "B" | "C" | "D" | "a" | "b" | "c" | "d" | "?"))
}

/// Why a play does not fit: refused by the rules, or not understood.
struct NoFit {
    refused: bool,
    words: String,
}

/// What comes of a line of play by a typed line, or by the option of a number. So many answers were named before (`named`), as in
/// [`plays::play`].
fn play(
    desk: &Desk,
    game: &'static Playable,
    on: &dyn Play,
    text: &str,
    named: &mut usize,
) -> Result<Box<dyn Play>, NoFit> {
    let speech = &desk.speech;
    let unclear = |words: String| NoFit { refused: false, words };
    let mut copy = on.fork();
    if let Some(n) = text.parse::<usize>().ok().and_then(|n| n.checked_sub(1)) {
        if n < copy.count() && copy.answer(n) {
            *named = copy.answers();
            return Ok(copy);
        }
        return Err(unclear(speech.say("repl-no-number", &[("n", (n + 1).into()), ("most", on.count().into())])));
    }
    let mut forced = 0;
    let misfit = loop {
        let line = parse(copy.as_ref(), text, speech).map_err(unclear)?;
        let misfit = match plays::play(copy.as_mut(), &line, speech, named) {
            Ok(()) => return Ok(copy),
            Err(misfit) => misfit,
        };
        // What nobody addressed may be meant for whoever chooses after what is forced.
        copy = on.fork();
        let only = |copy: &mut Box<dyn Play>| {
            let is_forced = copy.count() == 1 && matches!(copy.waits(), Waits::For { at_rest: false, .. });
            is_forced && copy.answer(0)
        };
        if is_addressed(text) || !(0..=forced).all(|_| only(&mut copy)) {
            break misfit;
        }
        forced += 1;
    };
    // Or it names what was forced on somebody, and is done.
    for who in on.seats().iter().filter(|_| !is_addressed(text)) {
        let line = parse_of(who.name(), text, speech).map_err(unclear)?;
        let mut copy = on.fork();
        if plays::play(copy.as_mut(), &line, speech, named).is_ok() && copy.answers() == on.answers() {
            return Ok(copy);
        }
    }
    Err(no_fit(desk, game, on, &misfit))
}

/// Can a typed line be played?
pub fn fits(desk: &Desk, table: &Table, line: &str) -> bool {
    let mut named = table.named;
    play(desk, table.game, table.play.as_ref(), line, &mut named).is_ok()
}

fn no_fit(desk: &Desk, game: &'static Playable, on: &dyn Play, misfit: &plays::Misfit) -> NoFit {
    let speech = &desk.speech;
    let mut words = misfit.said.words(speech);
    for (what, refusal) in &misfit.refused {
        words = format!("{words}\n{}", plays::refused_by(game, what, refusal).words(speech));
    }
    let options: Vec<String> = (0..on.count()).map(|n| on.option(n, speech)).collect();
    if !options.is_empty() {
        let more = if options.len() > MOST_OPTIONS { " …" } else { "" };
        let list = format!("{}{more}", options[..options.len().min(MOST_OPTIONS)].join(" | "));
        words = format!("{words}\n{}", speech.say("case-options-are", &[("words", list.into())]));
    }
    NoFit { refused: !misfit.refused.is_empty(), words }
}

/// So many options are listed in an answer.
const MOST_OPTIONS: usize = 24;

/// Play on the board.
pub fn act(desk: &Desk, table: &mut Table, line: &str) -> Reply {
    let (before, answers, mut named) = (table.play.steps(), table.play.answers(), table.named);
    match play(desk, table.game, table.play.as_ref(), line, &mut named) {
        Ok(played) => table.play = played,
        Err(NoFit { words, .. }) => return Reply::Error(suggested(desk, table, line, words)),
    }
    table.named = named;
    if table.play.answers() > answers {
        table.undone.clear();
        table.typed.retain(|at| *at < answers);
        table.typed.push(answers);
    }
    table.settle();
    shown(desk, |screen| {
        if table.play.answers() == answers {
            screen.paragraph("", Ink::Plain, &desk.speech.word("repl-was-forced"), Ink::Faint);
        }
        trace(desk, table, false).steps(screen, table.play.as_ref(), before, table.play.steps());
        screen.gap();
        board(desk, table, screen);
        if let Some(n) = table.play.met_before() {
            screen.line(&desk.speech.say("trace-met-before", &[("n", (n + 1).into())]));
        }
        decision(desk, table, screen);
    })
}

/// An error, with the command or option that may have been meant.
fn suggested(desk: &Desk, table: &Table, line: &str, mut error: String) -> String {
    let word = line.split_whitespace().next().unwrap_or("");
    let options: Vec<String> = (0..table.play.count()).map(|n| table.play.option(n, &desk.speech)).collect();
    let known = COMMANDS.iter().copied().chain(options.iter().map(String::as_str));
    if let Some(near) = nearest(line, known.clone()).or_else(|| nearest(word, known)) {
        error.push('\n');
        error.push_str(&desk.speech.say("error-did-you-mean", &[("words", near.into())]));
    }
    error
}

/// `if PLAY; PLAY`: on a copy. What is asked there is shown without numbers: a number that is typed next is one of the board.
pub fn what_if(desk: &Desk, table: &Table, rest: &str) -> Reply {
    let before = table.play.steps();
    let copy = match supposed(desk, table, rest) {
        Ok(copy) => copy,
        Err(words) => return Reply::Error(words),
    };
    shown(desk, |screen| {
        let trace = trace(desk, table, false);
        trace.steps(screen, copy.as_ref(), before, copy.steps());
        screen.gap();
        screen.paragraph("", Ink::Plain, &desk.speech.word("repl-differs"), Ink::Bold);
        for (path, from, to) in cli::trace::differences(&table.play.values(), &copy.values()) {
            screen.line(&format!("  {path}: {from} → {to}"));
        }
        trace.supposed(screen, copy.as_ref());
        screen.gap();
        screen.paragraph("", Ink::Plain, &desk.speech.word("repl-only-supposed"), Ink::Faint);
        decision(desk, table, screen);
    })
}

/// The copy on which some plays were made, what is forced after them taken.
pub(super) fn supposed(desk: &Desk, table: &Table, plays: &str) -> Result<Box<dyn Play>, String> {
    let mut copy = table.play.fork();
    let mut named = table.named;
    for part in plays.split(';').map(str::trim).filter(|p| !p.is_empty()) {
        match play(desk, table.game, copy.as_ref(), part, &mut named) {
            Ok(played) => copy = played,
            Err(no_fit) => return Err(format!("{part}: {}", no_fit.words)),
        }
    }
    if copy.answers() == table.play.answers() && plays.is_empty() {
        return Err(desk.speech.word("case-empty-play"));
    }
    take_forced(copy.as_mut(), |_| false);
    Ok(copy)
}

/// `legal PLAY`: is it allowed, and by which clause?
pub fn legal(desk: &Desk, table: &Table, rest: &str) -> Reply {
    let mut named = table.named;
    match play(desk, table.game, table.play.as_ref(), rest, &mut named) {
        Ok(_) => match table.play.waits() {
            Waits::For { clause, .. } => {
                Reply::Text(desk.speech.say("repl-legal", &[("clause", table.game.shown(clause).into())]))
            }
            Waits::Over(_) => Reply::Text(String::new()),
        },
        Err(NoFit { refused: true, words }) => {
            Reply::Text(desk.speech.say("repl-not-legal", &[("words", words.into())]))
        }
        Err(NoFit { words, .. }) => Reply::Error(words),
    }
}
