//! `shinpan explore CASE`: all lines of play from a position.

use serde_json::{Value, json};

use super::args::ExploreArgs;
use super::failure::Failure;
use super::interrupt::Watch;
use super::rests::{self, Elsewhere, Tried};
use super::screen::{Ink, Screen, bar};
use super::{Desk, Shown, cases, data};
use crate::engine::explore::{Explored, Limits, Lines, Reach, Until};
use crate::engine::{Outcome, Player};
use crate::lang::Speech;
use crate::scenario::goal::Conditions;
use crate::scenario::run::{play_lines, start};
use crate::table::play::Play;

pub fn run(desk: &Desk, args: &ExploreArgs) -> Result<Shown, Failure> {
    let case = cases::load(desk, &args.case)?;
    let faulty = |f| cases::failure(&desk.speech, &f, Some(case.game));
    let with = cases::overrides(desk, &case, args.edition.as_deref(), &args.reading)?;
    let cards = data::for_boards(desk, &args.cards)?;
    let mut play = start(&case, &with, &cards).map_err(faulty)?;
    play_lines(&case, play.as_mut()).map_err(faulty)?;
    let until = read_until(&desk.speech, &args.until)?;
    let player = match &args.player {
        None => Player::A,
        Some(name) => player_named(desk, name, play.as_ref())?,
    };
    let limits = Limits { until, positions: args.limit as usize, player };
    let goal = args.goal.as_deref().map(|g| read_goal(&desk.speech, g, play.as_ref())).transpose()?;
    let position = |name: &str, option: &str| rests::of_case(&case, &with, &cards, (name, option));
    let readings: Vec<(String, String)> = case.readings.iter().chain(&with.readings).cloned().collect();
    let elsewhere = Elsewhere { game: case.game, readings: &readings, position: &position };
    let wanted = Wanted { limits, goal: goal.as_ref(), words: args.goal.as_deref() };
    let (explored, tried) = explore(&desk.speech, play.as_ref(), &wanted, &elsewhere);
    if desk.json {
        return Ok(Shown::Json(document(&desk.speech, &explored, &tried, &wanted)));
    }
    let mut screen = desk.blank();
    show(&desk.speech, &mut screen, &explored, &tried, &wanted);
    Ok(Shown::Text(screen))
}

/// How far to look, and what for.
struct Wanted<'a> {
    limits: Limits,
    goal: Option<&'a Conditions>,
    /// The goal as it was said.
    words: Option<&'a str>,
}

/// The same from a line of play at the table.
pub fn at_the_table(
    desk: &Desk,
    play: &dyn Play,
    asked: &Asked<'_>,
    elsewhere: &Elsewhere<'_>,
) -> Result<String, Failure> {
    let until = read_until(&desk.speech, asked.until)?;
    let player = player_named(desk, asked.player, play)?;
    let limits = Limits { until, positions: asked.limit, player };
    let conditions = asked.goal.map(|g| read_goal(&desk.speech, g, play)).transpose()?;
    let wanted = Wanted { limits, goal: conditions.as_ref(), words: asked.goal };
    let (explored, tried) = explore(&desk.speech, play, &wanted, elsewhere);
    let mut screen = desk.blank();
    show(&desk.speech, &mut screen, &explored, &tried, &wanted);
    Ok(screen.text())
}

/// A player of the table.
fn player_named(desk: &Desk, name: &str, play: &dyn Play) -> Result<Player, Failure> {
    let words =
        || desk.speech.say("explore-no-player", &[("name", name.into()), ("words", play.seats().name().into())]);
    Player::parse(name, play.seats()).ok_or_else(|| Failure::bad_input(words()))
}

/// `rest`, `turn`, `3 turns`.
fn read_until(speech: &Speech, text: &str) -> Result<Until, Failure> {
    let mut words = text.split_whitespace();
    match (words.next(), words.next(), words.next()) {
        (None | Some("rest"), None, None) => Ok(Until::Rest),
        (Some("turn"), None, None) => Ok(Until::Turns(1)),
        (Some(n), Some("turn" | "turns") | None, None) if n.parse::<u32>().is_ok_and(|n| n > 0) => {
            Ok(Until::Turns(n.parse().unwrap_or(1)))
        }
        _ => Err(Failure::bad_input(speech.say("explore-until-form", &[("text", text.into())]))),
    }
}

/// A goal, whose paths must be there.
fn read_goal(speech: &Speech, text: &str, play: &dyn Play) -> Result<Conditions, Failure> {
    let goal = Conditions::read(text).map_err(|said| Failure::bad_input(said.words(speech)))?;
    match goal.fault(play) {
        Some((said, hint)) => {
            let failure = Failure::bad_input(said.words(speech));
            Err(hint.into_iter().fold(failure, |failure, hint| failure.hint(hint.words(speech))))
        }
        None => Ok(goal),
    }
}

/// Look, with a progress bar on a terminal. Ctrl-C stops it.
fn explore(speech: &Speech, play: &dyn Play, wanted: &Wanted<'_>, elsewhere: &Elsewhere<'_>) -> (Explored, Tried) {
    let progress = bar(wanted.limits.positions as u64);
    let watch = Watch::begin();
    let found = look(speech, play, wanted, elsewhere, &mut |n| {
        progress.set_position(n as u64);
        !watch.is_stopped()
    });
    progress.finish_and_clear();
    found
}

/// Look, and tell how many positions were seen on the way; then again under the readings that were looked at.
fn look(
    speech: &Speech,
    play: &dyn Play,
    wanted: &Wanted<'_>,
    elsewhere: &Elsewhere<'_>,
    seen: &mut dyn FnMut(usize) -> bool,
) -> (Explored, Tried) {
    let mut explore = |play: &dyn Play, positions: usize| {
        let holds =
            |values: &Value, outcome: Option<Outcome>| wanted.goal.is_some_and(|g| g.hold(values, outcome, play));
        play.explore(&Limits { positions, ..wanted.limits }, wanted.goal.map(|_| &holds as _), speech, seen)
    };
    let explored = explore(play, wanted.limits.positions);
    let tried = rests::tried(speech, elsewhere, (play, &explored), &wanted.limits, wanted.words, &mut explore);
    (explored, tried)
}

/// What is asked of an exploration, in the words of the command.
#[derive(Clone, Debug)]
pub struct Asked<'a> {
    /// `rest`, `turn`, `3 turns`.
    pub until: &'a str,
    /// Whose goal.
    pub player: &'a str,
    /// The goal, if there is one.
    pub goal: Option<&'a str>,
    /// The most positions.
    pub limit: usize,
}

/// All lines of play from here: as `--json` has them, and for eyes. `seen` is told how far it is, and says whether to go on.
pub fn answered(
    desk: &Desk,
    play: &dyn Play,
    asked: &Asked<'_>,
    elsewhere: &Elsewhere<'_>,
    seen: &mut dyn FnMut(usize) -> bool,
) -> Result<(Value, String), Failure> {
    let (until, player) = (read_until(&desk.speech, asked.until)?, player_named(desk, asked.player, play)?);
    let limits = Limits { until, positions: asked.limit, player };
    let goal = asked.goal.map(|g| read_goal(&desk.speech, g, play)).transpose()?;
    let wanted = Wanted { limits, goal: goal.as_ref(), words: asked.goal };
    let (explored, tried) = look(&desk.speech, play, &wanted, elsewhere, seen);
    let mut screen = desk.blank();
    show(&desk.speech, &mut screen, &explored, &tried, &wanted);
    Ok((document(&desk.speech, &explored, &tried, &wanted), screen.text()))
}

/// Endings that are shown; the rest is counted.
const MOST_ENDINGS: usize = 20;

fn show(speech: &Speech, screen: &mut Screen, explored: &Explored, tried: &Tried, wanted: &Wanted<'_>) {
    let Wanted { limits, words: goal, .. } = wanted;
    let horizon = match limits.until {
        Until::Rest => speech.word("explore-until-rest"),
        Until::Turns(n) => speech.say("explore-until-turns", &[("n", (n as usize).into())]),
    };
    let gaps =
        [("horizon", horizon.into()), ("positions", explored.positions.into()), ("merged", explored.merged.into())];
    screen.paragraph("", Ink::Plain, &speech.say("explore-seen", &gaps), Ink::Plain);
    let remarks =
        [(explored.chance, "explore-chance"), (explored.unseen, "explore-unseen"), (explored.cycles, "explore-cycles")];
    for (holds, key) in remarks {
        if holds {
            screen.paragraph("", Ink::Plain, &speech.word(key), Ink::Doubt);
        }
    }
    if explored.stopped {
        let gaps = [("cut", explored.cut.into())];
        screen.paragraph("", Ink::Plain, &speech.say("explore-stopped", &gaps), Ink::Doubt);
    } else if explored.cut > 0 {
        let gaps = [("limit", limits.positions.into()), ("cut", explored.cut.into())];
        screen.paragraph("", Ink::Plain, &speech.say("explore-cut", &gaps), Ink::Doubt);
    }
    if let Some(goal) = goal {
        screen.gap();
        let gaps = [("player", limits.player.name().into()), ("goal", (*goal).into())];
        screen.paragraph("", Ink::Plain, &speech.say(rests::reach_key(explored.reach), &gaps), Ink::Bold);
    }
    tried.show(speech, screen);
    screen.gap();
    for ending in explored.endings.iter().take(MOST_ENDINGS) {
        let name = rests::ended(speech, ending.outcome, &ending.summary);
        let gaps = [("lines", lines_words(speech, ending.lines).into()), ("positions", ending.positions.into())];
        let mark = if goal.is_some() && ending.goal.1 { "✓ " } else { "" };
        screen.paragraph("", Ink::Plain, &format!("{mark}{name}"), Ink::Bold);
        screen.paragraph("    ", Ink::Plain, &speech.say("explore-ending", &gaps), Ink::Plain);
        screen.paragraph("    ", Ink::Plain, &ending.example.join("; "), Ink::Faint);
    }
    if explored.endings.len() > MOST_ENDINGS {
        let more = explored.endings.len() - MOST_ENDINGS;
        screen.line(&speech.say("explore-more", &[("n", more.into())]));
    }
}

fn lines_words(speech: &Speech, lines: Lines) -> String {
    match lines {
        Lines::Number(n) => n.to_string(),
        Lines::Endless => speech.word("explore-endless"),
    }
}

fn document(speech: &Speech, explored: &Explored, tried: &Tried, wanted: &Wanted<'_>) -> Value {
    let Wanted { limits, words: goal, .. } = wanted;
    let endings: Vec<Value> = explored
        .endings
        .iter()
        .map(|e| {
            json!({
                "outcome": e.outcome.map_or("horizon", |o| o.name()),
                "summary": e.summary,
                "positions": e.positions,
                "lines": match e.lines { Lines::Number(n) => n.to_string(), Lines::Endless => "endless".to_string() },
                "example": e.example,
                "goal": e.goal.1,
            })
        })
        .collect();
    let reach = match explored.reach {
        Reach::Forced => "forced",
        Reach::ForcedByKnown => "forced by known cards",
        Reach::NeverByKnown => "never by known cards",
        Reach::WithHelp => "with help",
        Reach::Never => "never",
        Reach::Unknown => "unknown",
    };
    json!({
        "until": match limits.until { Until::Rest => "rest".to_string(), Until::Turns(n) => format!("{n} turns") },
        "limit": limits.positions,
        "positions": explored.positions,
        "merged": explored.merged,
        "cut": explored.cut,
        "stopped": explored.stopped,
        "chance": explored.chance,
        "unseen": explored.unseen,
        "cycles": explored.cycles,
        "endings": endings,
        "readings": tried.json(speech),
        "goal": goal.map(|g| json!({ "condition": g, "for": limits.player.name(), "reach": reach })),
    })
}
