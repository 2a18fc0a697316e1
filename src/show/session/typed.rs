//! What is typed as a play: on the board, on a copy, or only to ask whether it is allowed.

use super::natural;
use super::shown::{board, decision, shown, trace};
use super::table::{Line, Reply, Table};
use super::words::COMMANDS;
use super::{board_words, edit};
use crate::engine::Refusal;
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
    /// And it is just this play that they refuse: nothing else was meant.
    own: bool,
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
    // A verb alone names no card that could be refused.
    let is_verb = !text.trim().contains(' ');
    let others = if no_fit.own && !is_verb { Vec::new() } else { in_other_words(on, text) };
    for (speech, other) in others.iter().map(|(language, other)| (Speech::of(*language), other)) {
        let speech = if other == text { &speech } else { &desk.speech };
        if let Ok(played) = as_said(desk, speech, game, on, other, named) {
            return Ok(played);
        }
    }
    let all = std::iter::once(text).chain(others.iter().map(|(_, other)| other.as_str()));
    all.into_iter().find_map(|text| was_forced(&desk.speech, on, text, named)).ok_or(no_fit)
}

/// A play, or several with `and` between them: `I attack and he blocks`.
fn play_each(
    desk: &Desk,
    game: &'static Playable,
    on: &dyn Play,
    text: &str,
    named: &mut usize,
) -> Result<Box<dyn Play>, NoFit> {
    let no_fit = match play(desk, game, on, text, named) {
        Ok(played) => return Ok(played),
        Err(no_fit) => no_fit,
    };
    let parts = [" and then ", ", then ", " then ", " and ", "แล้ว"].iter().find_map(|and| text.split_once(and));
    let Some((first, second)) = parts else { return Err(no_fit) };
    let mut copy = play(desk, game, on, first.trim(), named)?;
    take_forced(copy.as_mut(), |_| false);
    play_each(desk, game, copy.as_ref(), second.trim(), named)
}

/// A play in the words of the other languages, or in words that no option has.
fn in_other_words(on: &dyn Play, text: &str) -> Vec<(Language, String)> {
    let tongues = [Language::En, Language::Th, Language::Ja].into_iter().filter(|_| !text.is_ascii());
    let at_rest = matches!(on.waits(), Waits::For { at_rest: true, .. });
    let others = natural::plays(text, &plays::options(on), at_rest).into_iter().map(|other| (Language::En, other));
    tongues.map(|tongue| (tongue, text.to_string())).chain(others).collect()
}

/// What names an answer that was forced on somebody is done already.
fn was_forced(speech: &Speech, on: &dyn Play, text: &str, named: &mut usize) -> Option<Box<dyn Play>> {
    on.seats().iter().filter(|_| !is_addressed(text)).find_map(|who| {
        let line = parse_of(who.name(), text, speech).ok()?;
        let mut copy = on.fork();
        let is_done = plays::play(copy.as_mut(), &line, speech, named).is_ok() && copy.answers() == on.answers();
        is_done.then_some(copy)
    })
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
    let unclear = |words: String| NoFit { refused: false, own: false, begun: false, words };
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
    // `attack the leader`, where several can attack.
    let in_full = natural::attack_in_full(text, &plays::options(on));
    let fits = |line: &&String| {
        let parsed = parse(on, line, speech).ok();
        parsed.is_some_and(|line| plays::play(on.fork().as_mut(), &line, speech, &mut on.answers()).is_ok())
    };
    if let Some(in_full) = in_full.iter().find(fits) {
        words.push(speech.say("error-did-you-mean", &[("words", in_full.into())]));
    }
    let options: Vec<String> = (0..on.count()).map(|n| on.option(n, speech)).collect();
    if !options.is_empty() {
        let more = if options.len() > MOST_OPTIONS { " …" } else { "" };
        let list = format!("{}{more}", options[..options.len().min(MOST_OPTIONS)].join(" | "));
        words.push(speech.say("case-options-are", &[("words", list.into())]));
    }
    // `attack Guard`, and it is one's own Guard that may not; another player's is told with its owner.
    let verb = text.split_whitespace().next().unwrap_or("");
    let is_own = |(what, _): &(String, Refusal)| what.split(' ').next() == Some(verb) && !what.contains("'s ");
    NoFit {
        refused: !misfit.refused.is_empty(),
        own: misfit.refused.iter().any(is_own),
        begun: misfit.at > put,
        words: words.join("\n"),
    }
}

/// So many options are listed in an answer.
const MOST_OPTIONS: usize = 24;

/// Play on the board: one line, or several of which all must fit.
pub fn act(desk: &Desk, table: &mut Table, lines: &[&str]) -> Reply {
    let (before, answers) = (table.play.steps(), table.play.answers());
    let mut new = table.clone();
    for line in lines {
        let at = new.play.answers();
        match play_each(desk, new.game, &*new.play, line, &mut new.named) {
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
    match on_another_board(desk, table, rest) {
        Some(Ok((other, plays))) if !plays.is_empty() => return what_if(desk, &other, &plays),
        Some(Ok(_)) => return Reply::Error(desk.speech.word("case-empty-play")),
        Some(Err(words)) => return Reply::Error(words),
        None => {}
    }
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

/// `if B.life = 0; attack Captain -> leader`: the board that is supposed, and the plays on it.
fn on_another_board(desk: &Desk, table: &Table, rest: &str) -> Option<Result<(Table, String), String>> {
    let (first, plays) = rest.split_once(';').unwrap_or((rest, ""));
    let is_edit = |part: &&str| matches!(part.split(' ').next(), Some("set" | "put" | "remove"));
    let said = Some(first.trim()).filter(is_edit).map(str::to_string).or_else(|| board_words::edit(first.trim()))?;
    if fits(desk, table, first.trim()) {
        return None;
    }
    let (word, rest) = said.split_once(' ')?;
    let mut other = table.clone();
    let edited = edit::edit(&desk.speech, &mut other, word, rest.trim());
    Some(edited.map(|()| (other, plays.trim().to_string())))
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
        match play_each(desk, table.game, copy.as_ref(), part, &mut named) {
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
        // `attack Guard` may be said of another player's card: then it is attacked, and does not attack.
        Err(NoFit { refused: true, own, words, .. }) => {
            let other = if own { None } else { refused_in_other_words(desk, table, rest) };
            not_allowed(desk, &other.map_or(words, |other| other.words))
        }
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
    let others = natural::plays(rest, &plays::options(&*table.play), table.is_at_rest());
    let tried =
        |line: &str| as_said(desk, &desk.speech, table.game, &*table.play, line, &mut table.named.clone()).err();
    for other in &others {
        let asked = tried(other)?;
        // Who is asked can begin so: nobody knows what is wrong with the rest.
        if asked.refused || asked.begun {
            return Some(asked).filter(|asked| asked.refused);
        }
        let seats = table.play.seats();
        let of_seats = || seats.iter().find_map(|who| tried(&format!("{}: {other}", who.name())).filter(|o| o.refused));
        if let Some(found) = (!is_addressed(other)).then(of_seats).flatten() {
            return Some(found);
        }
    }
    None
}
