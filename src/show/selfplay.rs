//! `shinpan selfplay GAME`: random games, to measure.

use std::time::Instant;

use serde_json::{Map, Value, json};

use super::args::SelfplayArgs;
use super::failure::Failure;
use super::new::playable;
use super::{Desk, Shown};

pub fn run(desk: &Desk, args: &SelfplayArgs) -> Result<Shown, Failure> {
    let game = playable(desk, &args.game)?;
    let begun = Instant::now();
    let players = usize::from(args.players.unwrap_or(if args.teams { 4 } else { 2 }));
    // Two teams of two are four.
    let fits = !args.teams || players == 4;
    let Some(tally) = fits.then(|| (game.selfplay)(args.games, args.seed, players, args.teams)).flatten() else {
        let gaps = [("game", game.name.into()), ("players", players.to_string().into())];
        return Err(Failure::bad_input(desk.speech.say("selfplay-not-so", &gaps)));
    };
    let seconds = begun.elapsed().as_secs_f64();
    let results: Map<String, Value> = tally.results.iter().map(|(name, n)| (name.to_string(), (*n).into())).collect();
    if desk.json {
        return Ok(Shown::Json(json!({
            "games": tally.games,
            "rules": tally.rules,
            "decisions": tally.decisions,
            "seconds": seconds,
            "results": results,
        })));
    }
    let mut screen = desk.blank();
    let gaps = [
        ("games", tally.games.to_string().into()),
        ("rules", tally.rules.to_string().into()),
        ("decisions", tally.decisions.to_string().into()),
        ("seconds", format!("{seconds:.2}").into()),
        ("rate", format!("{:.0}", tally.games as f64 / seconds.max(1e-9)).into()),
    ];
    screen.line(&desk.speech.say("selfplay-totals", &gaps));
    for (name, n) in &results {
        screen.line(&format!("  {name}: {n}"));
    }
    Ok(Shown::Text(screen))
}
