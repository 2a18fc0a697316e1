//! What two editions decide otherwise at the table, each difference with its clauses in both.

use serde_json::{Value, json};

use super::Desk;
use super::screen::{Ink, Screen};
use crate::engine::Difference;
use crate::table::shelf;

/// The differences between two editions of a game, by their names in `rules/`.
pub fn between(game: &str, old: &str, new: &str) -> Vec<&'static Difference> {
    let Some(game) = shelf::find(game) else { return Vec::new() };
    let place = |name: &str| (0u8..).zip(game.editions).find(|(_, e)| **e == name).map(|(place, _)| place);
    let (Some(old), Some(new)) = (place(old), place(new)) else { return Vec::new() };
    (game.differences)().iter().filter(|d| d.holds(old) != d.holds(new)).collect()
}

/// As JSON: the name, the clauses in both editions, what differs in words.
pub fn document(desk: &Desk, all: &[&Difference]) -> Value {
    let clauses = |words: &str| words.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    all.iter()
        .map(|d| json!({ "name": d.name, "new": clauses(d.here), "old": clauses(d.there), "says": says(desk, d) }))
        .collect()
}

/// For the eye: a head, and a paragraph for each.
pub fn show(screen: &mut Screen, desk: &Desk, all: &[&Difference]) {
    if all.is_empty() {
        return;
    }
    screen.gap();
    screen.paragraph("", Ink::Plain, &desk.speech.word("differences-head"), Ink::Bold);
    for difference in all {
        let old = if difference.there.is_empty() { "–" } else { difference.there };
        let numbers = if old == difference.here { old.to_owned() } else { format!("{old} → {}", difference.here) };
        screen.paragraph(&format!("  {numbers} "), Ink::Bold, &says(desk, difference), Ink::Plain);
    }
}

fn says(desk: &Desk, difference: &Difference) -> String {
    desk.speech.word(&format!("difference-{}", difference.name))
}
