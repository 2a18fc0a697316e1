//! `shinpan new GAME [FILE]`: a case to begin with.

use std::io::Write;

use super::args::NewArgs;
use super::failure::Failure;
use super::{Desk, Shown, pick};
use crate::table::shelf::{self, PLAYABLE, Playable};

pub fn run(desk: &Desk, args: &NewArgs) -> Result<Shown, Failure> {
    let game = playable(desk, &args.game)?;
    let text = (game.starter)(desk.speech.language);
    let Some(file) = &args.file else {
        if desk.json {
            return Ok(Shown::Json(serde_json::json!({ "game": game.name, "text": text })));
        }
        let mut screen = desk.blank();
        screen.block(text.trim_end());
        return Ok(Shown::Text(screen));
    };
    let name = file.to_string_lossy().into_owned();
    // Never over something that is there.
    let opened = std::fs::OpenOptions::new().write(true).create_new(true).open(file);
    let written = opened.and_then(|mut f| f.write_all(text.as_bytes()));
    written.map_err(|e| {
        let gaps = [("name", (&name).into()), ("words", e.to_string().into())];
        Failure::bad_input(desk.speech.say("error-unwritable", &gaps))
    })?;
    if desk.json {
        return Ok(Shown::Json(serde_json::json!({ "game": game.name, "file": name })));
    }
    let mut screen = desk.blank();
    screen.line(&desk.speech.say("new-written", &[("name", (&name).into())]));
    Ok(Shown::Text(screen))
}

/// The game of a name, if it can be played at the table.
pub fn playable(desk: &Desk, name: &str) -> Result<&'static Playable, Failure> {
    let shelf = desk.shelf()?;
    let spec = pick::game_alone(&desk.speech, shelf, name)?;
    on_shelf(desk, &spec.game, name)
}

/// The game of a name, and the edition that the name may say: `op@2023-01-19`.
pub fn playable_in(desk: &Desk, name: &str) -> Result<(&'static Playable, Option<u8>), Failure> {
    let spec = pick::game(&desk.speech, desk.shelf()?, name)?;
    let game = on_shelf(desk, &spec.game, name)?;
    let Some(edition) = &spec.edition else { return Ok((game, None)) };
    match (0u8..).zip(game.editions).find(|(_, e)| *e == edition) {
        Some((at, _)) => Ok((game, Some(at))),
        None => Err(Failure::bad_input(desk.speech.say("error-unknown-edition", &[("name", name.into())]))
            .hint(desk.speech.say("error-known-editions", &[("words", game.editions.join(", ").into())]))),
    }
}

fn on_shelf(desk: &Desk, game: &str, name: &str) -> Result<&'static Playable, Failure> {
    shelf::find(game).ok_or_else(|| {
        let known: Vec<&str> = PLAYABLE.iter().map(|g| g.name).collect();
        Failure::bad_input(desk.speech.say("case-game-not-playable", &[("name", name.into())]))
            .hint(desk.speech.say("error-known-games", &[("words", known.join(", ").into())]))
    })
}
