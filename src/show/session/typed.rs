//! What is typed as a play: on the board, on a copy, or only to ask whether it is allowed.

use super::misnamed;
use super::natural;
use super::shown::{board, decision, shown, trace};
use super::table::{Line, Reply, Table};
use super::tongue::{self, Here};
use super::words::{COMMANDS, several};
use super::{board_words, edit};
use crate::engine::{ClauseId, Player, Refusal};
use crate::lang::{Language, Said, Speech};
use crate::scenario::case::{PlayLine, play_line};
use crate::scenario::plays::meant;
use crate::scenario::plays::{self, take_forced};
use crate::show::screen::Ink;
use crate::show::{self, Desk};
use crate::table::play::{Given, Play, Waits};
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

/// What is said to a player, without the player.
fn addressed_to(text: &str) -> &str {
    if is_addressed(text) { text.split_once(':').map_or(text, |(_, said)| said.trim()) } else { text }
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
    /// They only say whose the open decision is.
    whose: bool,
    /// Why they refuse it, with their clauses.
    reasons: Vec<String>,
    /// The word that is nearly the name of a card, which is told.
    near: Option<String>,
    words: String,
}

impl NoFit {
    /// Does it refuse the play itself?
    fn is_about_the_play(&self) -> bool {
        self.refused && !self.whose
    }
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
    let foreign = foreign(on, text);
    if let Some(played) = one_of(desk, game, on, text, &foreign, named) {
        return played;
    }
    // Who concedes in other words, where nobody can, is told so.
    if let Some((_, other)) = others.iter().find(|(_, other)| addressed_to(other) == "concede") {
        let told = |no_fit: NoFit| {
            let words = no_fit.words.replacen(&format!("\n  {other}\n"), &format!("\n  {text}\n"), 1);
            NoFit { words, ..no_fit }
        };
        return as_said(desk, &desk.speech, game, on, other, named).map_err(told);
    }
    let all = std::iter::once(text).chain(others.iter().map(|(_, other)| other).chain(&foreign).map(String::as_str));
    if let Some(played) = all.into_iter().find_map(|text| was_forced(&desk.speech, on, text, named)) {
        return Ok(played);
    }
    Err(refusal_of(desk, game, on, &foreign, named)
        .filter(|_| !no_fit.refused && no_fit.near.is_none())
        .unwrap_or(no_fit))
}

/// What a play in another language may mean, in the words of a case.
fn foreign(on: &dyn Play, text: &str) -> Vec<String> {
    if text.is_ascii() {
        return Vec::new();
    }
    let values = on.values();
    let attacker = values.get("battle").and_then(|battle| battle.get("attacker")).and_then(|name| name.as_str());
    natural::foreign(text, &Here { options: &plays::options(on), attacker })
}

/// The play that all of these lines mean that fit at all: one of them, where every other one says more of the same. Of several nobody knows which.
fn one_of(
    desk: &Desk,
    game: &'static Playable,
    on: &dyn Play,
    text: &str,
    lines: &[String],
    named: &mut usize,
) -> Option<Result<Box<dyn Play>, NoFit>> {
    let mut fits: Vec<(&str, Box<dyn Play>, usize)> = Vec::new();
    for line in lines {
        let mut then = *named;
        if let Ok(played) = as_said(desk, &desk.speech, game, on, line, &mut then) {
            fits.push((line, played, then));
        }
    }
    fits.sort_by_key(|(_, played, _)| played.answers());
    let shortest = fits.first()?.1.given();
    let says_more = |(_, played, _): &(&str, Box<dyn Play>, usize)| played.given().starts_with(&shortest);
    if fits.iter().all(says_more) {
        let (_, played, then) = fits.swap_remove(0);
        *named = then;
        return Some(Ok(played));
    }
    let mut told: Vec<Vec<Given>> = Vec::new();
    fits.retain(|(_, played, _)| {
        !told.contains(&played.given()) && {
            told.push(played.given());
            true
        }
    });
    let words: Vec<&str> = fits.iter().map(|(line, ..)| *line).collect();
    let said = Said::new("case-ambiguous").text("part", text).text("words", &words.join(", "));
    let options = plays::options(on);
    let misfit = plays::Misfit { at: 0, said, part: String::new(), refused: Vec::new(), options };
    Some(Err(no_fit(desk, game, on, text, &misfit)))
}

/// Why the rules refuse what some lines say; they say nothing else that fits.
fn refusal_of(desk: &Desk, game: &'static Playable, on: &dyn Play, lines: &[String], named: &usize) -> Option<NoFit> {
    let tried = |line: &String| as_said(desk, &desk.speech, game, on, line, &mut named.clone()).err();
    let is_name = |no_fit: &NoFit| no_fit.near.as_ref().is_some_and(|word| !tongue::is_marked(word));
    lines.iter().filter_map(tried).find(|no_fit| no_fit.refused || is_name(no_fit))
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
    // An action whose cards are chosen later: `attack S7`, `S7でアタック`.
    let lines: Vec<String> = std::iter::once(text.to_string()).chain(foreign(on, text)).collect();
    let begun = lines.iter().find_map(|line| natural::begun(line, &plays::options(on)));
    if let Some((action, rest)) = begun {
        let mut copy = play(desk, game, on, &action, named)?;
        take_forced(copy.as_mut(), |_| false);
        return play_each(desk, game, copy.as_ref(), &rest, named);
    }
    let parts = [" and then ", ", then ", " then ", " and ", "แล้ว"].iter().find_map(|and| text.split_once(and));
    // `give 2 don to Captain, attack leader with Captain`: words of people's own on either side of a comma.
    if parts.is_none() {
        let commas = text.split_once(", ").or_else(|| text.split_once('、'));
        let both = commas.and_then(|(first, second)| {
            let mut copy = play(desk, game, on, first.trim(), named).ok()?;
            take_forced(copy.as_mut(), |_| false);
            play_each(desk, game, copy.as_ref(), second.trim(), named).ok()
        });
        return both.ok_or(no_fit);
    }
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
    let unclear = |words: String| NoFit {
        refused: false,
        own: false,
        begun: false,
        whose: false,
        reasons: Vec::new(),
        near: None,
        words,
    };
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

/// Why what is asked could not be chosen in what a line sets off, where all of that was forced: the refusal of what begins with a verb of it, and names one
/// of these cards.
pub(super) fn refused_on_the_way(
    desk: &Desk,
    table: &Table,
    line: &str,
    asked: &str,
    cards: &[&str],
) -> Option<String> {
    const BEFORE: [&str; 11] = ["I", "i", "A", "B", "they", "he", "she", "can", "may", "could", "if"];
    let verb = asked.split([' ', ';', ',']).find(|word| !word.is_empty() && !BEFORE.contains(word))?;
    let verb = verb.strip_suffix('s').unwrap_or(verb);
    let mut on = play(desk, table.game, &*table.play, line, &mut table.named.clone()).ok()?;
    loop {
        // The words of a case tell which is meant, whatever language it is answered in.
        let english = on.all_refused(Speech::english());
        let is_meant = |words: &str| words.split(' ').next() == Some(verb) && cards.iter().any(|c| words.contains(c));
        if let Some(n) = english.iter().position(|(words, _)| is_meant(words)) {
            let refused = on.all_refused(&desk.speech);
            return refused
                .get(n)
                .map(|(words, refusal)| plays::refused_by(table.game, words, refusal).words(&desk.speech));
        }
        let is_forced = on.count() == 1 && matches!(on.waits(), Waits::For { at_rest: false, .. });
        if !is_forced || !on.answer(0) {
            return None;
        }
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
    // A card that nobody knows: the rules refuse nothing about it, unless they refuse another part.
    let near = misnamed::of_play(on, text)
        .filter(|near| !misfit.part.is_empty() && misfit.refused.iter().all(|(what, _)| what.contains(&near.word)));
    let at = near.as_ref().map(|near| near.at).or(misfit.at.checked_sub(put));
    if let Some(before) = at.filter(|_| !misfit.part.is_empty()).and_then(|at| text.get(..at)) {
        words.push(format!("  {text}\n  {}^", " ".repeat(before.width())));
    }
    // Where nothing begins so, and the rules do not refuse that, what they refuse of the rest is no answer: `attack Nobody -> leader`.
    let begins = put + text.len() - addressed_to(text).len();
    let is_other = misfit.at <= begins
        && !misfit.part.is_empty()
        && on.refused(&misfit.part, speech).is_none()
        && misfit.refused.iter().all(|(what, _)| !begins_alike(what, &misfit.part));
    let refused = if near.is_some() || is_other { Vec::new() } else { misfit.refused.clone() };
    let misfit = &plays::Misfit { refused, ..misfit.clone() };
    let reason = |(what, refusal): &(String, Refusal)| plays::refused_by(game, what, refusal).words(speech);
    let mut reasons: Vec<String> = misfit.refused.iter().map(reason).collect();
    words.extend(reasons.iter().cloned());
    if let Waits::For { who, clause, question, .. } = on.waits() {
        let clause = game.shown(clause);
        let who = speech.players(who.name());
        let gaps = [("who", who.into()), ("question", speech.word(question).into()), ("clause", clause.into())];
        let open = speech.say("repl-open", &gaps);
        reasons.extend((!reasons.is_empty()).then(|| open.clone()));
        words.push(open);
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
    if let Some(near) = &near {
        words.push(misnamed::did_you_mean(speech, &near.mended(text)));
    }
    // `attack Guard`, and it is one's own Guard that may not; another player's is told with its owner.
    let verb = text.split_whitespace().next().unwrap_or("");
    let is_own = |(what, _): &(String, Refusal)| what.split(' ').next() == Some(verb) && !what.contains("'s ");
    NoFit {
        refused: !misfit.refused.is_empty(),
        own: misfit.refused.iter().any(is_own),
        begun: misfit.at > put,
        whose: misfit.refused.iter().all(|(_, refusal)| is_of_the_decision(on, refusal)),
        reasons,
        near: near.map(|near| near.word),
        words: words.join("\n"),
    }
}

/// Do two texts begin with the same word?
fn begins_alike(one: &str, other: &str) -> bool {
    let first = |text: &str| text.split_whitespace().next().map(str::to_lowercase);
    first(one) == first(other)
}

/// Does a refusal name the clause of the open decision, and no other before it?
fn is_of_the_decision(on: &dyn Play, refusal: &Refusal) -> bool {
    matches!(on.waits(), Waits::For { clause, .. } if refusal.clauses.first() == Some(&clause))
}

/// So many options are listed in an answer.
const MOST_OPTIONS: usize = 24;

/// The table after some lines of play, of which all must fit; what is forced is taken after each. It is the only way by which lines are
/// played, on the board and on a copy: a number means the same option in both.
fn played(desk: &Desk, table: &Table, lines: &[&str]) -> Result<Table, String> {
    let mut new = table.clone();
    for line in lines {
        if let Err(NoFit { words, near, .. }) = advance(desk, &mut new, line) {
            let error = if near.is_some() { words } else { suggested(desk, &new, line, words) };
            return Err(if lines.len() > 1 { format!("{line}: {error}") } else { error });
        }
    }
    Ok(new)
}

/// One line of play, and what is forced after it.
fn advance(desk: &Desk, table: &mut Table, line: &str) -> Result<(), NoFit> {
    let at = table.play.answers();
    table.play = Line(play_each(desk, table.game, &*table.play, line, &mut table.named)?);
    if table.play.answers() > at {
        table.undone.clear();
        table.typed.retain(|typed| *typed < at);
        table.typed.push(at);
        table.script.back_to(at);
    }
    table.settle();
    Ok(())
}

/// Play on the board: one line, or several of which all must fit.
pub fn act(desk: &Desk, table: &mut Table, lines: &[&str]) -> Reply {
    let (before, answers) = (table.play.steps(), table.play.answers());
    let new = match played(desk, table, lines) {
        Ok(new) => new,
        Err(error) => return Reply::Error(error),
    };
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

/// An error, with the command or option that may have been meant: never the opposite of what was said, nor a command for a card.
fn suggested(desk: &Desk, table: &Table, line: &str, mut error: String) -> String {
    let word = line.split_whitespace().next().unwrap_or("");
    let options: Vec<String> = (0..table.play.count()).map(|n| table.play.option(n, &desk.speech)).collect();
    let known = COMMANDS.iter().copied().chain(options.iter().map(String::as_str));
    let others = natural::plays(line, &options, table.is_at_rest());
    let meant =
        || std::iter::once(line).chain(others.iter().map(String::as_str)).find_map(|line| meant(line, &options));
    let near = nearest(line, known.clone()).map(str::to_string).or_else(meant);
    let is_word = |part: &str| table.play.fold(part) == table.play.fold(word);
    let parts = |line: &String| line.split(|c: char| !c.is_alphanumeric()).any(is_word);
    let is_card = || table.play.lines(&desk.speech).iter().any(parts);
    let near = near.or_else(|| nearest(word, known).filter(|_| !is_card()).map(str::to_string));
    if let Some(near) = near.filter(|near| is_declining(near) == is_declining(line)) {
        error.push('\n');
        error.push_str(&desk.speech.say("error-did-you-mean", &[("words", near.into())]));
    }
    error
}

/// Does a line say that something is not done?
fn is_declining(line: &str) -> bool {
    const NOT: [&str; 9] = ["no", "not", "don't", "dont", "doesn't", "won't", "never", "cannot", "can't"];
    line.split_whitespace().any(|word| NOT.contains(&word.to_lowercase().as_str()))
        || ["ไม่", "しない", "なし", "ません"].iter().any(|not| line.contains(not))
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
    let parts = several(rest);
    let (first, plays) = (*parts.first()?, parts[1..].join("; "));
    let is_edit = |part: &&str| matches!(part.split(' ').next(), Some("set" | "put" | "remove"));
    let said = Some(first.trim()).filter(is_edit).map(str::to_string).or_else(|| board_words::edit(first.trim()))?;
    if fits(desk, table, first.trim()) {
        return None;
    }
    let (word, rest) = said.split_once(' ')?;
    let mut other = table.clone();
    let edited = edit::edit(&desk.speech, &mut other, word, rest.trim());
    Some(edited.map(|()| (other, plays)))
}

/// It is not, and why: the refusals with their clauses, and nothing that only says how it was looked for.
fn not_allowed(desk: &Desk, no_fit: &NoFit) -> Reply {
    let (first, rest) = match no_fit.reasons.as_slice() {
        [first, rest @ ..] => (first.as_str(), rest.join("\n")),
        [] => no_fit.words.split_once('\n').map_or((no_fit.words.as_str(), String::new()), |(f, r)| (f, r.to_string())),
    };
    let said = desk.speech.say("repl-not-legal", &[("words", first.into())]);
    Reply::Text(format!("{said}\n{rest}").trim_end().to_string())
}

/// The copy on which some plays were made, what is forced after them taken.
pub(super) fn supposed(desk: &Desk, table: &Table, plays: &str) -> Result<Box<dyn Play>, String> {
    if plays.trim().is_empty() {
        return Err(desk.speech.word("case-empty-play"));
    }
    played(desk, table, &several(plays)).map(|table| table.play.0)
}

/// `legal PLAY`, `legal PLAY; PLAY`: is it allowed, and by which clause? Of several each is asked about after those before it, on a copy.
pub fn legal(desk: &Desk, table: &Table, rest: &str) -> Reply {
    let parts = several(rest);
    let mut copy = table.clone();
    for (n, part) in parts.iter().enumerate() {
        let is_last = n + 1 == parts.len();
        let here = copy.clone();
        if is_last || advance(desk, &mut copy, part).is_err() {
            return match legal_here(desk, &here, part) {
                Reply::Text(text) if parts.len() > 1 => Reply::Text(format!("{part}: {text}")),
                Reply::Error(error) if parts.len() > 1 => Reply::Error(format!("{part}: {error}")),
                reply => reply,
            };
        }
    }
    Reply::Error(desk.speech.word("case-empty-play"))
}

/// Is one play allowed now?
fn legal_here(desk: &Desk, table: &Table, rest: &str) -> Reply {
    let mut named = table.named;
    match play(desk, table.game, &*table.play, rest, &mut named) {
        Ok(played) => match granted(&*table.play, played.as_ref()) {
            Some(clause) => Reply::Text(desk.speech.say("repl-legal", &[("clause", table.game.shown(clause).into())])),
            None => Reply::Text(String::new()),
        },
        Err(no_fit) if no_fit.near.is_some() => Reply::Error(no_fit.words),
        // `attack Guard` may be said of another player's card: then it is attacked, and does not attack.
        Err(no_fit) if no_fit.refused => {
            let other = if no_fit.own { None } else { refused_in_other_words(desk, table, rest, true) };
            not_allowed(desk, &other.unwrap_or(no_fit))
        }
        Err(no_fit) => {
            // Whoever is asked is meant, if anything refuses it to them; else it may be what another player does in other steps.
            let asked = refused_in_other_words(desk, table, rest, false);
            let others = || {
                let seats = table.play.seats();
                let of = |who: Player| refused_to(desk, table, &format!("{}: {rest}", who.name()));
                let found = seats.iter().filter(|_| !is_addressed(rest) && !no_fit.begun).find_map(of);
                found.or_else(|| refused_in_other_words(desk, table, rest, true))
            };
            match asked.or_else(others) {
                Some(other) => not_allowed(desk, &other),
                None => Reply::Error(no_fit.words),
            }
        }
    }
}

/// The clause by which a play is allowed: that of the decision, or, whoever is asked, that of a concession.
fn granted(before: &dyn Play, played: &dyn Play) -> Option<ClauseId> {
    if let Some(Given::Concession(_)) = played.given().get(before.answers()) {
        return (before.steps()..played.steps()).find_map(|n| played.clauses(n).0.first().copied());
    }
    match before.waits() {
        Waits::For { clause, .. } => Some(clause),
        Waits::Over(_) => None,
    }
}

/// The refusal of a line that names a player who is not asked. That the open decision is another's is none: nobody named the player.
fn refused_to(desk: &Desk, table: &Table, line: &str) -> Option<NoFit> {
    let refused = play(desk, table.game, &*table.play, line, &mut table.named.clone()).err()?;
    refused.is_about_the_play().then_some(refused)
}

/// `Guard block`: the refusal of what it means in the words of a case, to whoever is asked, or to whoever else is meant.
fn refused_in_other_words(desk: &Desk, table: &Table, rest: &str, of_others: bool) -> Option<NoFit> {
    let mut others = natural::plays(rest, &plays::options(&*table.play), table.is_at_rest());
    others.extend(foreign(&*table.play, rest));
    let tried =
        |line: &str| as_said(desk, &desk.speech, table.game, &*table.play, line, &mut table.named.clone()).err();
    for other in &others {
        let asked = tried(other)?;
        // Who is asked can begin so: nobody knows what is wrong with the rest.
        if asked.refused || asked.begun {
            return Some(asked).filter(|asked| asked.refused);
        }
        let seats = table.play.seats();
        let of = |who: Player| tried(&format!("{}: {other}", who.name())).filter(NoFit::is_about_the_play);
        if let Some(found) = (of_others && !is_addressed(other)).then(|| seats.iter().find_map(of)).flatten() {
            return Some(found);
        }
    }
    None
}
