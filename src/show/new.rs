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
    let spec = pick::game(&desk.speech, shelf, name)?;
    shelf::find(&spec.game).ok_or_else(|| {
        let known: Vec<&str> = PLAYABLE.iter().map(|g| g.name).collect();
        Failure::bad_input(desk.speech.say("case-game-not-playable", &[("name", name.into())]))
            .hint(desk.speech.say("error-known-games", &[("words", known.join(", ").into())]))
    })
}
