//! What lies on the board, to be changed: whose turn it is, how many cards a pile has, a card that is turned or goes. All that can be set is
//! offered by its name; nobody must know how a board is written.

use maud::{Markup, html};
use serde_json::{Map, Value};

use super::board::{label, zones};
use super::visit::Visit;
use crate::table::play::Play;

/// Piles of unknown cards whose number can be set.
const PILES: [&str; 8] = ["hand", "life", "deck", "trash", "graveyard", "shields", "seal_library", "mystic_library"];

/// Numbers of a side that can be set; others follow from what lies there.
const NUMBERS: [&str; 4] = ["deck", "mp", "mp_max", "shrine_max"];

/// Numbers of a card that can be set, with the areas where it has them.
const OF_CARDS: [(&str, &[&str]); 2] = [("don", &["leader", "characters"]), ("damage", &["battle", "base"])];

/// States that turn a card, as boards call them, and what a card is called that is not turned.
const TURNED: [(&str, &str); 2] = [("rested", "page-zone-active"), ("driven", "bp-charged")];

/// Something of the board that can be set or taken away.
struct Piece {
    /// What a line of the table calls it.
    path: String,
    /// What people call it.
    words: String,
}

/// The parts of a turn in which a board can begin, as its game calls them: the name of them all, and each with its words.
fn phases(game: &str) -> (&'static str, &'static [(&'static str, &'static str)]) {
    match game {
        "one-piece" => (
            "phase",
            &[
                ("start", "op-phase-refresh"),
                ("draw", "op-phase-draw"),
                ("don", "op-phase-don"),
                ("main", "op-phase-main"),
                ("end", "op-phase-end"),
            ],
        ),
        "gundam" => (
            "phase",
            &[
                ("start", "gcg-phase-start"),
                ("draw", "gcg-phase-draw"),
                ("resource", "gcg-phase-resource"),
                ("main", "gcg-phase-main"),
                ("end", "gcg-phase-end"),
            ],
        ),
        "summoner-master" => (
            "step",
            &[
                ("check up", "sm-step-check-up"),
                ("draw", "sm-step-draw"),
                ("discard", "sm-step-discard"),
                ("main", "sm-step-main"),
                ("clean up", "sm-step-clean-up"),
                ("fill up", "sm-step-fill-up"),
                ("end", "sm-step-end"),
            ],
        ),
        _ => ("", &[]),
    }
}

/// The forms. `case` is the state that goes with them.
pub fn forms(visit: &Visit, play: &dyn Play, (game, action): (&str, &str), case: &str) -> Markup {
    let values = play.values();
    let seats: Vec<String> = play.seats().iter().map(|p| p.name().to_string()).collect();
    let sides: Vec<(&str, &Map<String, Value>)> =
        seats.iter().filter_map(|seat| Some((seat.as_str(), values[seat.as_str()].as_object()?))).collect();
    let counts: Vec<Piece> = sides.iter().flat_map(|(seat, side)| counted(visit, seat, side)).collect();
    let cards: Vec<Piece> = sides.iter().flat_map(|(seat, side)| lying(visit, seat, side)).collect();
    let turned: Vec<Piece> = sides.iter().flat_map(|(seat, side)| turned(visit, seat, side)).collect();
    // Summoner Master calls the turn player the one who attacks.
    let has_turn = |seat: &str| values["turn"] == seat || values["attack"] == seat;
    let (part, phases) = phases(game);
    let turn = seats.iter().find(|seat| has_turn(seat)).map_or("A", String::as_str);
    let begins = |name: &str| format!("set turn = {{ player = \"{turn}\", {part} = \"{name}\" }}");
    html! {
        form.inline.turns method="post" action=(action) {
            input type="hidden" name="case" value=(case);
            fieldset {
                legend { (visit.word("page-whose-turn")) }
                @for seat in &seats {
                    button name="line" value=(format!("set turn = \"{seat}\"")) aria-pressed=(has_turn(seat).to_string()) { (seat) }
                }
            }
        }
        @if !phases.is_empty() {
            form.inline.phases method="post" action=(action) {
                input type="hidden" name="case" value=(case);
                label { (visit.word("page-begins-in")) select name="line" {
                    @for (name, key) in phases { option value=(begins(name)) selected[*name == "main"] { (visit.word(key)) } }
                } }
                button { (visit.word("page-set")) }
            }
        }
        form.inline.counts method="post" action=(action) {
            input type="hidden" name="case" value=(case);
            label { (visit.word("page-how-many")) (choice("path", &counts)) }
            label { (visit.word("page-value")) input name="value" required inputmode="numeric" size="4" autocomplete="off"; }
            button name="do" value="set" { (visit.word("page-set")) }
        }
        @if !turned.is_empty() {
            form.inline.turned method="post" action=(action) {
                input type="hidden" name="case" value=(case);
                label { (visit.word("page-turn-card")) (choice("line", &turned)) }
                button { (visit.word("page-set")) }
            }
        }
        @if !cards.is_empty() {
            form.inline.taken method="post" action=(action) {
                input type="hidden" name="case" value=(case);
                label { (visit.word("page-card-of")) (choice("line", &cards)) }
                button.quiet { (visit.word("page-remove")) }
            }
        }
        details.any-value {
            summary { (visit.word("page-any-value")) }
            form.inline method="post" action=(action) {
                input type="hidden" name="case" value=(case);
                label { (visit.word("page-path")) input name="path" required placeholder="A.hand" size="14" autocapitalize="off" autocomplete="off"; }
                label { (visit.word("page-value")) input name="value" required placeholder="3" size="10" autocapitalize="off" autocomplete="off"; }
                button name="do" value="set" { (visit.word("page-set")) }
            }
        }
    }
}

fn choice(name: &str, pieces: &[Piece]) -> Markup {
    html! { select name=(name) { @for piece in pieces { option value=(piece.path) { (piece.words) } } } }
}

/// A name in a path: it may have dots and blanks in it, but no quotes.
fn quoted(name: &str) -> Option<String> {
    (!name.contains('"') && !name.chars().any(char::is_control)).then(|| format!("\"{name}\""))
}

/// What has a number: `A · Life: 5`.
fn counted(visit: &Visit, seat: &str, side: &Map<String, Value>) -> Vec<Piece> {
    let speech = &visit.speech;
    let mut all = Vec::new();
    let mut add = |path: String, words: String, n: usize| {
        all.push(Piece { path: format!("{seat}.{path}"), words: format!("{seat} · {words}: {n}") });
    };
    let number = |value: &Value| value.as_u64().and_then(|n| usize::try_from(n).ok());
    for (name, value) in zones(side) {
        match value {
            // Who is known among them would be lost.
            Value::Array(cards) if PILES.contains(&name.as_str()) && cards.iter().all(|c| c == "?") => {
                add(name.clone(), label(speech, name), cards.len());
            }
            Value::Number(_) if NUMBERS.contains(&name.as_str()) => {
                add(name.clone(), label(speech, name), number(value).unwrap_or(0));
            }
            Value::Object(counts) if !counts.is_empty() && counts.values().all(Value::is_number) => {
                for (key, n) in counts {
                    let words = format!("{} · {}", label(speech, name), label(speech, key));
                    add(format!("{name}.{key}"), words, number(n).unwrap_or(0));
                }
            }
            _ => {}
        }
    }
    for (card, known) in side {
        let (Some(area), Some(path)) = (known["area"].as_str(), quoted(card)) else { continue };
        for (key, areas) in OF_CARDS {
            if let Some(n) = number(&known[key]).filter(|_| areas.contains(&area)) {
                add(format!("{path}.{key}"), format!("{card} · {}", label(speech, key)), n);
            }
        }
    }
    all
}

/// The cards that lie there by name, as lines that take them away.
fn lying(visit: &Visit, seat: &str, side: &Map<String, Value>) -> Vec<Piece> {
    let mut all = Vec::new();
    for (zone, value) in zones(side) {
        let names: Vec<&str> = match value {
            // A Leader is exchanged, never taken away.
            Value::String(name) if zone != "leader" => vec![name.as_str()],
            Value::Array(names) => names.iter().filter_map(Value::as_str).collect(),
            Value::Object(cards) if cards.values().any(Value::is_object) => cards.keys().map(String::as_str).collect(),
            _ => Vec::new(),
        };
        for name in names.into_iter().filter(|name| !name.is_empty() && *name != "?") {
            let Some(card) = quoted(name) else { continue };
            all.push(Piece {
                path: format!("remove {seat}.{zone} {card}"),
                words: format!("{seat} · {} · {name}", label(&visit.speech, zone)),
            });
        }
    }
    all
}

/// The cards that can be turned, as lines that turn them.
fn turned(visit: &Visit, seat: &str, side: &Map<String, Value>) -> Vec<Piece> {
    let field = ["leader", "characters", "stage", "battle", "base"];
    let here = side.iter().filter(|(_, known)| known["area"].as_str().is_some_and(|area| field.contains(&area)));
    let within = side.values().filter_map(Value::as_object).flat_map(|all| all.iter().filter(|(_, v)| v.is_object()));
    let one = |(card, known): (&String, &Value)| {
        let (key, otherwise, is) = TURNED.iter().find_map(|(key, not)| Some((*key, *not, known[*key].as_bool()?)))?;
        let (turned, upright) = (label(&visit.speech, key), visit.word(otherwise));
        let (now, then) = if is { (turned, upright) } else { (upright, turned) };
        Some(Piece {
            path: format!("set {seat}.{}.{key} = {}", quoted(card)?, !is),
            words: format!("{seat} · {card}: {now} → {then}"),
        })
    };
    here.chain(within).filter_map(one).collect()
}
