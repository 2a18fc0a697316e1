//! How the steps of BlackPoker stand in a trace that is folded for the eye.

use super::BlackPoker;
use crate::cardgame::spoken::{Fold, Weight};
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

/// How much a step says about what decided, by the rule that made it.
pub fn weight(step: &Step<BlackPoker>) -> Weight {
    match step.name {
        "bp-row-first-turn"
        | "bp-row-act-or-pass"
        | "bp-row-chance-over"
        | "bp-row-chance-to-turn-player"
        | "bp-row-pay"
        | "bp-row-key"
        | "bp-row-make"
        | "bp-row-take-off"
        | "bp-row-raise-charge"
        | "bp-row-raise-draw" => Weight::Course,
        "bp-row-put-on-stage"
        | "bp-row-announce"
        | "bp-row-keys-to-graveyard"
        | "bp-row-resolve-triggered"
        | "bp-row-draw-seven"
        | "bp-row-target"
        | "step-noticed" => Weight::Result,
        "bp-row-compare"
        | "bp-row-lower-goes"
        | "bp-row-unblocked"
        | "bp-row-generation-change"
        | "bp-row-win-check"
        | "bp-row-bulwark-goes"
        | "bp-row-equip"
        | "bp-row-enter"
        | "bp-row-lay"
        | "bp-row-up"
        | "bp-row-down"
        | "bp-row-counter"
        | "bp-row-nullify"
        | "bp-row-both-go"
        | "bp-row-destroy"
        | "bp-row-search"
        | "bp-row-twist"
        | "bp-row-down-to-zero"
        | "bp-row-hand-limit"
        | "bp-row-higher-first"
        | "bp-row-turn-again"
        | "bp-row-same-number"
        | "bp-row-target-there"
        | "bp-row-raise-block"
        | "bp-row-turn-over"
        | "step-not"
        | "step-ends" => Weight::Decides,
        _ => Weight::Effect,
    }
}
