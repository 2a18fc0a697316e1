//! How the steps of Gundam stand in a trace that is folded for the eye.

use super::Gundam;
use crate::cardgame::spoken::Fold;
use crate::engine::Step;

/// What a step is among the others, by the rule that made it.
pub fn folding(step: &Step<Gundam>) -> Fold {
    match step.name {
        "step-not-now" => Fold::Course,
        "step-not" => Fold::Line,
        "gcg-battle-over" | "gcg-battle-end" | "gcg-turn-main" | "gcg-turn-end" | "gcg-turn-action"
        | "gcg-action-over" | "gcg-play-level" | "gcg-play-unit" | "gcg-play-pilot" | "gcg-play-base"
        | "gcg-play-used" => Fold::Course,
        // A played Command has been told of, and so has what is attacked.
        "gcg-play-command" | "gcg-battle-target" => Fold::Course,
        // The cost of a card that is played stands with it.
        "gcg-ask-pay" => Fold::Joins,
        // Who goes next is told by what it does, unless somebody chose it.
        "gcg-ask-order" if step.took.as_ref().is_none_or(|t| t.forced) => Fold::Course,
        "gcg-turn-active" | "gcg-turn-started" | "gcg-turn-draw" | "gcg-turn-resource" => joins_if_told(step),
        "gcg-ask-block" | "gcg-ask-action" if step.events.is_empty() => Fold::Joins,
        "gcg-ask-main" | "gcg-ask-block" | "gcg-ask-action" | "gcg-ask-target" | "gcg-play-reveal" | "gcg-activate"
        | "gcg-battle-units" | "gcg-battle-gone" | "gcg-battle-first" | "gcg-turn-next" | "gcg-ask-may"
        | "gcg-ask-burst" | "gcg-conditions" | "gcg-setup-begin" | "gcg-setup-draw" | "gcg-setup-decks"
        | "gcg-ask-first" | "gcg-ask-order" | "gcg-rule-defeat" => Fold::Line,
        _ => Fold::Joins,
    }
}

/// The name of a phase alone says nothing that the course of a turn does not.
fn joins_if_told(step: &Step<Gundam>) -> Fold {
    let alone = step.changes.is_empty() && step.events.len() < 2 && step.said.len() < 2;
    if alone { Fold::Course } else { Fold::Joins }
}
