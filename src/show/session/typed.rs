//! What is typed as a play: on the board, on a copy, or only to ask whether it is allowed.

use super::natural;
use super::shown::{board, decision, shown, trace};
use super::table::{Line, Reply, Table};
use super::words::COMMANDS;
use crate::lang::{Language, Speech};
use crate::scenario::case::{PlayLine, play_line};
use crate::scenario::plays::meant;
use crate::scenario::plays::{self, take_forced};
use crate::show::screen::Ink;
use crate::show::{self, Desk};
use crate::table::play::{Play, Waits};
use crate::table::shelf::Playable;
use crate::text::nearest::nearest;
use unicode_width::UnicodeWidthStr;

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
    /// Its first part did fit.
    begun: bool,
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
    let no_fit = match as_said(desk, &desk.speech, game, on, text, named) {
        Ok(played) => return Ok(played),
        Err(no_fit) => no_fit,
    };
    in_other_words(desk, game, on, text, named).ok_or(no_fit)
}

/// A play in the words of the other languages, or in words that no option has.
fn in_other_words(
    desk: &Desk,
    game: &'static Playable,
    on: &dyn Play,
    text: &str,
    named: &mut usize,
) -> Option<Box<dyn Play>> {
    if !text.is_ascii() {
        for language in [Language::Th, Language::Ja].into_iter().filter(|l| *l != desk.speech.language) {
            if let Ok(played) = as_said(desk, &Speech::of(language), game, on, text, named) {
                return Some(played);
            }
        }
    }
    let others = natural::plays(text, &plays::options(on));
    others.iter().find_map(|other| as_said(desk, &desk.speech, game, on, other, named).ok())
}

/// What comes of a line as it stands.
fn as_said(
    desk: &Desk,
    speech: &Speech,
    game: &'static Playable,
    on: &dyn Play,
    text: &str,
    named: &mut usize,
) -> Result<Box<dyn Play>, NoFit> {
    let unclear = |words: String| NoFit { refused: false, begun: false, words };
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
    Err(no_fit(desk, game, on, text, &misfit))
}

/// Play a part of a line that is still being typed, as far as it goes.
pub fn play_part(on: &mut Line, text: &str, speech: &Speech, named: &mut usize) {
    let Ok(line) = parse(&**on, text, speech) else { return };
    let mut copy = on.clone();
    if plays::play(copy.0.as_mut(), &line, speech, named).is_ok() {
        *on = copy;
    }
}

/// Can a typed line be played?
pub fn fits(desk: &Desk, table: &Table, line: &str) -> bool {
    let mut named = table.named;
    play(desk, table.game, &*table.play, line, &mut named).is_ok()
}

/// Why a line does not fit: what is wrong, where in the line, what refuses it, and what is asked.
fn no_fit(desk: &Desk, game: &'static Playable, on: &dyn Play, text: &str, misfit: &plays::Misfit) -> NoFit {
    let speech = &desk.speech;
    let mut words = vec![misfit.said.words(speech)];
    // The player was put before the line.
    let put = if is_addressed(text) { 0 } else { "A: ".len() };
    if let Some(before) = misfit.at.checked_sub(put).filter(|_| !misfit.part.is_empty()).and_then(|at| text.get(..at)) {
        words.push(format!("  {text}\n  {}^", " ".repeat(before.width())));
    }
    words.extend(misfit.refused.iter().map(|(what, refusal)| plays::refused_by(game, what, refusal).words(speech)));
    if let Waits::For { who, clause, question, .. } = on.waits() {
        let clause = game.shown(clause);
        let who = speech.players(who.name());
        let gaps = [("who", who.into()), ("question", speech.word(question).into()), ("clause", clause.into())];
        words.push(speech.say("repl-open", &gaps));
    }
    let options: Vec<String> = (0..on.count()).map(|n| on.option(n, speech)).collect();
    if !options.is_empty() {
        let more = if options.len() > MOST_OPTIONS { " …" } else { "" };
        let list = format!("{}{more}", options[..options.len().min(MOST_OPTIONS)].join(" | "));
        words.push(speech.say("case-options-are", &[("words", list.into())]));
    }
    NoFit { refused: !misfit.refused.is_empty(), begun: misfit.at > put, words: words.join("\n") }
}

/// So many options are listed in an answer.
const MOST_OPTIONS: usize = 24;

/// Play on the board: one line, or several of which all must fit.
pub fn act(desk: &Desk, table: &mut Table, lines: &[&str]) -> Reply {
    let (before, answers) = (table.play.steps(), table.play.answers());
    let mut new = table.clone();
    for line in lines {
        let at = new.play.answers();
        match play(desk, new.game, &*new.play, line, &mut new.named) {
            Ok(played) => new.play = Line(played),
            Err(NoFit { words, .. }) => {
                let error = suggested(desk, &new, line, words);
                return Reply::Error(if lines.len() > 1 { format!("{line}: {error}") } else { error });
            }
        }
        if new.play.answers() > at {
            new.undone.clear();
            new.typed.retain(|typed| *typed < at);
            new.typed.push(at);
            new.script.back_to(at);
        }
        new.settle();
    }
    *table = new;
    shown(desk, |screen| {
        if table.play.answers() == answers {
            screen.paragraph("", Ink::Plain, &desk.speech.word("repl-was-forced"), Ink::Faint);
        }
        trace(desk, table, false).steps(screen, &*table.play, before, table.play.steps());
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
    let near = nearest(line, known.clone()).map(str::to_string).or_else(|| meant(line, &options));
    if let Some(near) = near.or_else(|| nearest(word, known).map(str::to_string)) {
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
        for (path, from, to) in show::trace::differences(&table.play.values(), &copy.values()) {
            screen.line(&format!("  {path}: {from} → {to}"));
        }
        trace.supposed(screen, copy.as_ref());
        screen.gap();
        screen.paragraph("", Ink::Plain, &desk.speech.word("repl-only-supposed"), Ink::Faint);
        decision(desk, table, screen);
    })
}

/// It is not, and why: the first line in a sentence, the others below it.
fn not_allowed(desk: &Desk, words: &str) -> Reply {
    let (first, rest) = words.split_once('\n').unwrap_or((words, ""));
    Reply::Text(
        format!("{}\n{rest}", desk.speech.say("repl-not-legal", &[("words", first.into())])).trim_end().to_string(),
    )
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
    match play(desk, table.game, &*table.play, rest, &mut named) {
        Ok(_) => match table.play.waits() {
            Waits::For { clause, .. } => {
                Reply::Text(desk.speech.say("repl-legal", &[("clause", table.game.shown(clause).into())]))
            }
            Waits::Over(_) => Reply::Text(String::new()),
        },
        Err(NoFit { refused: true, words, .. }) => not_allowed(desk, &words),
        Err(no_fit) => {
            // It may be meant for a player who is not asked, unless the one who is asked can begin so.
            let others = table.play.seats().iter().filter(|_| !is_addressed(rest) && !no_fit.begun);
            let refused = others.filter_map(|who| {
                let line = format!("{}: {rest}", who.name());
                play(desk, table.game, &*table.play, &line, &mut named.clone()).err().filter(|other| other.refused)
            });
            match refused.into_iter().next().or_else(|| refused_in_other_words(desk, table, rest)) {
                Some(other) => not_allowed(desk, &other.words),
                None => Reply::Error(no_fit.words),
            }
        }
    }
}

/// `Guard block`: the refusal of what it means in the words of a case, whoever is meant.
fn refused_in_other_words(desk: &Desk, table: &Table, rest: &str) -> Option<NoFit> {
    let others = natural::plays(rest, &plays::options(&*table.play));
    let refused = |line: &str| {
        let played = as_said(desk, &desk.speech, table.game, &*table.play, line, &mut table.named.clone());
        played.err().filter(|other| other.refused)
    };
    others.iter().find_map(|other| {
        let seats = table.play.seats();
        let of_seats = || seats.iter().find_map(|who| refused(&format!("{}: {other}", who.name())));
        refused(other).or_else(|| if is_addressed(other) { None } else { of_seats() })
    })
}
