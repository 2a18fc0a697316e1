//! The commands of the table.

use std::io::IsTerminal;
use std::time::Duration;

use super::shown::{board, decision, shown, trace};
use super::table::{Edit, Reply, Table};
use super::typed::{self, act, legal, what_if};
use super::words::{COMMANDS, FOR_GUESTS, is_question, plain, several, split, word_of};
use super::{board_words, edit, examples, help, misnamed, natural, save, stepping, story, told};
use crate::cardgame::spoken::Weight;
use crate::lang::Speech;
use crate::rules;
use crate::scenario::case::{edition_of, play_line};
use crate::scenario::plays;
use crate::show::explore::Asked;
use crate::show::rests::Elsewhere;
use crate::show::screen::Ink;
use crate::show::{self, Desk, printer};

/// What is said when the judge sits down.
pub fn greeting(desk: &Desk, table: &Table) -> String {
    let mut screen = desk.blank();
    let gaps = [("edition", table.edition_name().into()), ("title", (&table.title).into())];
    screen.paragraph("", Ink::Plain, &desk.speech.say("repl-greeting", &gaps), Ink::Bold);
    board(desk, table, &mut screen);
    stepping::coming(desk, table, &mut screen);
    decision(desk, table, &mut screen);
    screen.text()
}

/// Nobody types more bytes in one line: what is longer was pasted by mistake, and every way to read it would be tried.
const LONGEST: usize = 8000;

/// Do what a line says: one thing, or several with semicolons between them. If one of several cannot be done, none is.
pub fn obey(desk: &Desk, table: &mut Table, line: &str) -> Reply {
    let line = plain(line);
    if line.len() > LONGEST {
        return Reply::Error(desk.speech.say("repl-too-long", &[("most", LONGEST.into())]));
    }
    let said = obey_line(desk, table, &line);
    let first = line.split(';').next().unwrap_or("").trim();
    if !matches!(said, Reply::Error(_)) || table.guest {
        return said;
    }
    if !story::GAMES.contains(&table.game.name) {
        return with_form(desk, table, &line, said);
    }
    // A question about a play is one, unless all of it tells a position.
    let is_asked = is_question(first) && word_of(&as_a_question(first)) != "if";
    // What means nothing as it stands may tell a position; where its beginning could be played on this board, it was meant so.
    let begins = line.split(';').next().unwrap_or("").trim();
    let begins = begins.strip_prefix("if ").unwrap_or(begins);
    match story::read(table.game.name, &line).filter(|_| !typed::fits(desk, table, begins)) {
        Some(Err(_)) if is_asked => said,
        Some(story) => told::told(desk, table, &line, story),
        None => with_form(desk, table, &line, said),
    }
}

/// What is wrong, and how a position is told or laid down, where one was to be told.
fn with_form(desk: &Desk, table: &Table, line: &str, said: Reply) -> Reply {
    let Reply::Error(words) = said else { return said };
    let game = table.game.name;
    let is_known = line.contains(';') || COMMANDS.contains(&word_of(line)) || is_question(line);
    if is_known || !story::is_tried(game, line) {
        return Reply::Error(words);
    }
    let form = if story::GAMES.contains(&game) {
        desk.speech.word(&story::form(game))
    } else {
        let example = examples::of(game);
        desk.speech.say("repl-story-none", &[("put", example.put[0].into()), ("play", example.play.into())])
    };
    Reply::Error(format!("{words}\n{form}"))
}

/// What follows a question belongs to it, in whatever words it is asked: `what if …; …`, `can I …?; …`.
fn as_a_question(line: &str) -> String {
    let (first, rest) = line.split_once(';').map_or((line, ""), |(first, rest)| (first.trim(), rest.trim()));
    let asked = |command: &String| ["if ", "legal ", "why not "].iter().any(|word| command.starts_with(word));
    match natural::command(first).filter(asked) {
        Some(command) if !rest.is_empty() => format!("{command}; {rest}"),
        // Alone it may still be a play whose card is called so.
        Some(command) if command.starts_with("if ") => command,
        _ => line.to_string(),
    }
}

fn obey_line(desk: &Desk, table: &mut Table, line: &str) -> Reply {
    let line = as_a_question(line);
    let parts = several(&line);
    if let [one] = parts.as_slice() {
        return obey_one(desk, table, one);
    }
    // `B has 2 life; B has a 4000 blocker`: edits that do not say so.
    let said: Vec<String> =
        parts.iter().map(|part| board_words::edit(part).unwrap_or_else(|| part.to_string())).collect();
    let parts: Vec<&str> = said.iter().map(String::as_str).collect();
    let before = table.clone();
    let mut texts = Vec::new();
    let mut left = parts.as_slice();
    while let [first, ..] = left {
        let is_play = |part: &&str| !COMMANDS.contains(&word_of(part)) && !is_question(part);
        let plays = left.iter().take_while(|p| is_play(p)).count();
        let reply = match plays {
            0 => obey_one(desk, table, first),
            _ => act(desk, table, &left[..plays]),
        };
        match reply {
            Reply::Quit => return Reply::Quit,
            // Of several edits the last board is shown.
            Reply::Text(_) if plays == 0 && is_edit(first) && left.get(1).is_some_and(|next| is_edit(next)) => {}
            Reply::Text(text) => texts.push(text),
            Reply::Error(error) => {
                *table = before;
                return Reply::Error(if plays == 0 { format!("{first}: {error}") } else { error });
            }
        }
        left = &left[plays.max(1)..];
    }
    Reply::Text(texts.join("\n"))
}

pub(super) fn is_edit(part: &str) -> bool {
    matches!(word_of(part), "set" | "put" | "remove")
}

pub(super) fn obey_one(desk: &Desk, table: &mut Table, line: &str) -> Reply {
    let (word, rest) = split(line);
    let speech = &desk.speech;
    // Some actions begin like a command: `set bulwark`, `search`. What can be played is played.
    if COMMANDS.contains(&word) && typed::fits(desk, table, line) {
        return act(desk, table, &[line]);
    }
    if table.guest && COMMANDS.contains(&word) && !FOR_GUESTS.contains(&word) {
        return Reply::Error(speech.say("page-not-here", &[("word", word.into())]));
    }
    match word {
        "quit" | "exit" => Reply::Quit,
        "help" => help::help(desk, table.game.name, rest),
        "board" => shown(desk, |screen| {
            board(desk, table, screen);
            decision(desk, table, screen);
        }),
        "options" => options(desk, table, rest),
        "trace" => shown(desk, |screen| {
            trace(desk, table, rest == "all").steps(screen, &*table.play, 0, table.play.steps());
        }),
        "why" if rest == "not" => Reply::Error(speech.word("case-empty-play")),
        "why" => match rest.strip_prefix("not ") {
            Some(play) => legal(desk, table, play.trim()),
            None => match natural::command(line).filter(|command| command.starts_with("why not ")) {
                Some(command) => obey_one(desk, table, &command),
                None => why(desk, table, rest),
            },
        },
        "if" => what_if(desk, table, rest),
        // What is allowed at all is what is offered.
        "legal" if rest.is_empty() => options(desk, table, rest),
        "legal" => legal(desk, table, rest),
        "undo" => undo(desk, table, rest),
        "redo" => redo(desk, table, rest),
        "next" => match times(desk, "next", rest) {
            Ok(times) => stepping::next(desk, table, times),
            Err(reply) => reply,
        },
        "set" if !rest.is_empty() && board_words::edit(line).is_some_and(|new| new != line) => {
            obey_one(desk, table, &board_words::edit(line).unwrap_or_default())
        }
        "set" | "put" | "remove" => match edit::edit(speech, table, word, rest) {
            Ok(()) => shown(desk, |screen| {
                board(desk, table, screen);
                decision(desk, table, screen);
            }),
            Err(error) => Reply::Error(error),
        },
        "reading" => reading(desk, table, rest),
        "edition" => edition(desk, table, rest),
        "explore" => explore(desk, table, rest),
        "deck" if !rest.is_empty() => deck(desk, table, rest),
        // Of this game, unless another is named.
        "rule" if show::names_a_game(desk, rest) => asked(desk, &["rule"], rest),
        "rule" => asked(desk, &["rule", table.game.name], rest),
        "search" if show::names_a_game(desk, rest) => asked(desk, &["search", "--"], rest),
        "search" if !rest.is_empty() => asked(desk, &["search", "--game", table.game.name, "--"], rest),
        "penalty" if show::names_a_game(desk, rest) => asked(desk, &["penalty"], rest),
        "penalty" => asked(desk, &["penalty", table.game.name], rest),
        "countdown" => countdown(desk, table),
        "save" => match save::save(speech, table, rest) {
            Ok(words) => Reply::Text(words),
            Err(error) => Reply::Error(error),
        },
        "load" => load(desk, table, rest),
        "new" => new(desk, table, rest),
        _ => match natural::command(line).filter(|_| !typed::fits(desk, table, line)) {
            Some(command) => obey_one(desk, table, &command),
            None => match board_words::edit(line).filter(|_| !typed::fits(desk, table, line)) {
                Some(edit) => obey_one(desk, table, &edit),
                None => act(desk, table, &[line]),
            },
        },
    }
}

fn asked(desk: &Desk, before: &[&str], rest: &str) -> Reply {
    let words = before.iter().copied().chain(rest.split_whitespace()).map(str::to_string).collect::<Vec<_>>();
    match show::asked_at_the_table(desk, &words) {
        Ok(text) => Reply::Text(text),
        Err(error) => Reply::Error(error),
    }
}

/// `countdown`: the limit of time that the text of the game names. Only somebody at a terminal waits for it.
fn countdown(desk: &Desk, table: &Table) -> Reply {
    let Some((seconds, clause)) = rules::desk::countdown(table.game.name) else {
        return Reply::Error(desk.speech.word("repl-no-countdown"));
    };
    let left = |n: u64| desk.speech.say("repl-countdown", &[("clause", clause.into()), ("n", n.to_string().into())]);
    if desk.json || !(std::io::stdin().is_terminal() && std::io::stdout().is_terminal()) {
        return Reply::Text(left(seconds));
    }
    for n in (1..=seconds).rev() {
        // Whoever reads may have gone; there is nobody to tell.
        let _ = printer::out(&format!("{}\n", left(n)));
        std::thread::sleep(Duration::from_secs(1));
    }
    Reply::Text(desk.speech.say("repl-countdown-over", &[("clause", clause.into())]))
}

/// `deck FILE`: a list is checked by the card data of the table. A name may have blanks in it.
fn deck(desk: &Desk, table: &Table, file: &str) -> Reply {
    // Folders and standard input are for the command line.
    if !std::path::Path::new(file).is_file() {
        let gaps = [("name", file.into()), ("words", desk.speech.word("deck-list-missing").into())];
        return Reply::Error(desk.speech.say("error-unreadable", &gaps));
    }
    match show::deck_at_the_table(desk, file, table.cards.as_ref(), table.game) {
        Ok(text) => Reply::Text(text),
        Err(error) => Reply::Error(error),
    }
}

fn options(desk: &Desk, table: &Table, rest: &str) -> Reply {
    shown(desk, |screen| {
        decision(desk, table, screen);
        if rest == "all" {
            for (words, refusal) in table.play.all_refused(&desk.speech) {
                screen.paragraph(
                    "      ",
                    Ink::Plain,
                    &plays::refused_by(table.game, &words, &refusal).words(&desk.speech),
                    Ink::Faint,
                );
            }
        }
    })
}

/// Back to before the last play that was typed, or the last edit; `undo 3` three of them, `undo all` to the beginning.
fn undo(desk: &Desk, table: &mut Table, rest: &str) -> Reply {
    let times = match times(desk, "undo", rest) {
        Ok(times) => times,
        Err(reply) => return reply,
    };
    let done = (0..times).take_while(|_| undo_one(desk, table)).count();
    if done == 0 {
        return Reply::Error(desk.speech.word("repl-nothing-to-undo"));
    }
    shown(desk, |screen| {
        board(desk, table, screen);
        decision(desk, table, screen);
    })
}

/// One play, or one edit or flipped reading with nothing played since. False: there is none.
fn undo_one(desk: &Desk, table: &mut Table) -> bool {
    if let Some(edit) = table.edits.pop_if(|e| e.answers == table.play.answers()) {
        table.take_back(edit);
        return true;
    }
    let decisions = table.play.decisions(&desk.speech);
    let Some(to) = (0..decisions.len()).rev().find(|&n| table.is_beginning(n, decisions[n].forced)) else {
        return false;
    };
    let undone = table.play.given().split_off(to);
    table.undone.extend(undone.into_iter().rev());
    table.play.undo_to(to);
    table.script.back_to(to);
    table.named = table.named.min(to);
    true
}

/// How many decisions a word means: one, a number, or all.
fn times(desk: &Desk, word: &str, rest: &str) -> Result<usize, Reply> {
    match (rest, rest.parse::<usize>()) {
        ("", _) => Ok(1),
        ("all", _) => Ok(usize::MAX),
        (_, Ok(n)) if n > 0 => Ok(n),
        _ => Err(Reply::Error(desk.speech.say("repl-undo-form", &[("text", rest.into()), ("word", word.into())]))),
    }
}

fn redo(desk: &Desk, table: &mut Table, rest: &str) -> Reply {
    let mut left = match times(desk, "redo", rest) {
        Ok(times) => times,
        Err(reply) => return reply,
    };
    if table.undone.is_empty() {
        return Reply::Error(desk.speech.word("repl-nothing-to-redo"));
    }
    let before = table.play.steps();
    // Whole plays, and what is forced after each.
    while let Some(&given) = table.undone.last() {
        let begins = table.is_beginning(table.play.answers(), table.play.count() == 1);
        if begins && left == 0 {
            break;
        }
        left -= usize::from(begins && left != usize::MAX);
        table.undone.pop();
        table.play.give(given);
    }
    shown(desk, |screen| {
        trace(desk, table, false).steps(screen, &*table.play, before, table.play.steps());
        screen.gap();
        decision(desk, table, screen);
    })
}

/// The steps that led to a step, to a card, or to the last step.
fn why(desk: &Desk, table: &Table, rest: &str) -> Reply {
    let chain = chain(desk, table, rest);
    if chain.is_empty() && rest.is_empty() {
        return Reply::Error(desk.speech.word("repl-no-step-yet"));
    }
    if chain.is_empty() {
        let mut error = desk.speech.say("repl-no-step", &[("text", rest.into())]);
        if let Some(near) = misnamed::of_play(&*table.play, rest) {
            let lines: Vec<String> = near.mended(rest).iter().map(|line| format!("why {line}")).collect();
            error = format!("{error}\n{}", misnamed::did_you_mean(&desk.speech, &lines));
        }
        return Reply::Error(error);
    }
    shown(desk, |screen| {
        let trace = trace(desk, table, true);
        for n in chain {
            trace.step(screen, &table.play.step(n, &desk.speech));
        }
    })
}

/// The places of those steps, in order.
pub(super) fn chain(desk: &Desk, table: &Table, rest: &str) -> Vec<usize> {
    let play = &*table.play;
    let spoken: Vec<usize> = (0..play.steps()).filter(|&n| play.clauses(n).2).collect();
    let about = if rest.is_empty() {
        // That the game goes back to its course is no question.
        let matters = |n: &&usize| play.step(**n, &desk.speech).weight > Weight::Act;
        spoken.iter().rev().find(matters).or(spoken.last()).copied().into_iter().collect::<Vec<_>>()
    } else if let Ok(n) = rest.parse::<usize>() {
        (1..=play.steps()).contains(&n).then(|| n - 1).into_iter().collect()
    } else {
        let wanted = play.fold(rest);
        let words: Vec<&str> = wanted.split(' ').collect();
        let names = |text: &str| {
            let folded = play.fold(&text.replace(['.', ',', ':', '(', ')'], " "));
            let all: Vec<&str> = folded.split(' ').collect();
            all.windows(words.len()).any(|w| w == words.as_slice())
        };
        spoken
            .iter()
            .copied()
            .filter(|&n| {
                let step = play.step(n, &desk.speech);
                names(&step.text) || step.changes.iter().any(|c| names(&c.path))
            })
            .collect()
    };
    let mut chain: Vec<usize> = Vec::new();
    for n in about {
        let mut at = Some(n);
        while let Some(n) = at {
            if !chain.contains(&n) {
                chain.push(n);
            }
            at = play.step(n, &desk.speech).cause.and_then(|c| c.checked_sub(1)).filter(|c| *c < n);
        }
    }
    chain.sort_unstable();
    chain
}

/// List the readings, or flip one and play the line again.
fn reading(desk: &Desk, table: &mut Table, rest: &str) -> Reply {
    let speech = &desk.speech;
    if rest.is_empty() {
        return shown(desk, |screen| {
            for facts in (table.game.readings)() {
                let now = table.readings.iter().rev().find(|(n, _)| n == facts.name).map(|(_, o)| o.as_str());
                let now = now.unwrap_or(facts.options[0]);
                let options: Vec<String> =
                    facts.options.iter().map(|o| if *o == now { format!("[{o}]") } else { o.to_string() }).collect();
                let question = speech.word(&format!("reading-{}", facts.name));
                screen.paragraph(
                    &format!("{}: ", facts.name),
                    Ink::Bold,
                    &format!("{question} {}", options.join(" / ")),
                    Ink::Plain,
                );
                screen.paragraph("    ", Ink::Plain, facts.clauses, Ink::Faint);
            }
        });
    }
    let flipped = match show::read_reading(speech, table.game, rest) {
        Ok(flipped) => flipped,
        Err(error) => return Reply::Error(error),
    };
    let edit = table.snapshot();
    table.readings.retain(|(n, _)| *n != flipped.0);
    table.readings.push(flipped);
    again(desk, table, edit)
}

fn edition(desk: &Desk, table: &mut Table, rest: &str) -> Reply {
    let name = if rest.contains('@') { rest.to_string() } else { format!("{}@{rest}", table.game.name) };
    match edition_of(&name) {
        Ok((game, edition)) if game.name == table.game.name => {
            let edit = table.snapshot();
            table.edition = edition;
            again(desk, table, edit)
        }
        Ok(_) => Reply::Error(desk.speech.say("error-unknown-edition", &[("name", (&name).into())])),
        Err((said, hint)) => {
            let hint = hint.map(|h| h.words(&desk.speech)).unwrap_or_default();
            Reply::Error(format!("{}\n{hint}", said.words(&desk.speech)))
        }
    }
}

/// The same plays from the same board, as far as they still fit.
fn again(desk: &Desk, table: &mut Table, edit: Edit) -> Reply {
    let lines = table.play.play_lines(false);
    let mut play = match table.start(&table.board) {
        Ok(play) => play,
        Err(fault) => {
            table.take_back(edit);
            return Reply::Error(fault.said.words(&desk.speech));
        }
    };
    let english = Speech::english();
    let mut stopped = None;
    let mut named = 0;
    for line in &lines {
        let Ok(Some(parsed)) = play_line(line) else { continue };
        if let Err(misfit) = plays::play(play.0.as_mut(), &parsed, english, &mut named) {
            stopped = Some((line.clone(), misfit.said.words(&desk.speech)));
            break;
        }
    }
    table.play = play;
    table.undone.clear();
    table.settle();
    table.edited(edit);
    shown(desk, |screen| {
        if let Some((line, words)) = &stopped {
            let gaps = [("line", line.into()), ("words", words.into())];
            screen.paragraph("", Ink::Plain, &desk.speech.say("repl-stopped", &gaps), Ink::Doubt);
        }
        board(desk, table, screen);
        decision(desk, table, screen);
    })
}

/// `explore [rest|turn|N turns] [for A] [goal CONDITION]`.
fn explore(desk: &Desk, table: &Table, rest: &str) -> Reply {
    let goal_word = GOAL.iter().find_map(|word| rest.split_once(word));
    let (before_goal, goal) = match goal_word {
        Some((before, goal)) => (before.trim(), Some(goal.trim())),
        None => (rest, None),
    };
    let (until, player) = match before_goal.split_once("for ") {
        Some((until, player)) => (until.trim(), player.trim()),
        None => (before_goal, "A"),
    };
    let asked = Asked { until, player, goal, limit: MOST_POSITIONS };
    let position = |name: &str, option: &str| table.under(name, option).map(|line| line.0);
    let elsewhere = Elsewhere { game: table.game, readings: &table.readings, position: &position };
    match show::explore_at_the_table(desk, &*table.play, &asked, &elsewhere) {
        Ok(text) => Reply::Text(text),
        Err(error) => Reply::Error(error),
    }
}

/// The word before a goal, in all languages.
const GOAL: [&str; 3] = ["goal", "เป้าหมาย", "目標"];

/// The most positions that are looked at from the table.
const MOST_POSITIONS: usize = 200_000;

/// `new [GAME[@EDITION]]`: an empty board, to be filled.
fn new(desk: &Desk, table: &mut Table, name: &str) -> Reply {
    // Nobody said that the edition changes.
    let same = (table.game, Some(table.edition));
    let game = if name.is_empty() { Some(same) } else { show::playable_game(desk, name) };
    let Some((game, edition)) = game else { return load(desk, table, name) };
    let edition = edition.unwrap_or(0);
    match Table::empty(game, edition, &desk.speech.word("repl-empty"), table.cards.clone()) {
        Ok(new) => {
            *table = new;
            Reply::Text(greeting(desk, table))
        }
        Err(fault) => Reply::Error(show::case_fault_words(&desk.speech, &fault, Some(game))),
    }
}

fn load(desk: &Desk, table: &mut Table, name: &str) -> Reply {
    let words = |f, game| show::case_fault_words(&desk.speech, &f, Some(game));
    let cards = table.cards.clone();
    let loaded = match show::playable_game(desk, name) {
        Some((game, edition)) => {
            Table::new(game.name, edition, desk.speech.language, cards).map_err(|f| words(f, game))
        }
        None => {
            show::load_case(desk, name).and_then(|case| Table::of_case(&case, cards).map_err(|f| words(f, case.game)))
        }
    };
    match loaded {
        Ok(new) => {
            *table = new;
            Reply::Text(greeting(desk, table))
        }
        Err(error) => Reply::Error(error),
    }
}
