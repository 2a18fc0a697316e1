//! How the steps of BlackPoker stand in a trace that is folded for the eye.

use super::BlackPoker;
use crate::cardgame::spoken::Fold;
use crate::engine::Step;

/// What a step is among the others, by the rule that made it.
pub fn folding(step: &Step<BlackPoker>) -> Fold {
    match step.name {
        "bp-row-act-or-pass" if step.events.is_empty() => Fold::Pass,
        "bp-row-chance-to-turn-player" | "bp-row-chance-over" | "bp-row-keys-to-graveyard" => Fold::Course,
        "bp-row-make"
        | "bp-row-act-or-pass"
        | "bp-row-announce"
        | "bp-row-higher-first"
        | "bp-row-first-turn"
        | "bp-row-turn-over"
        | "bp-row-win-check" => Fold::Line,
        _ => Fold::Joins,
    }
}
