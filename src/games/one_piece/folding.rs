//! How the steps of ONE PIECE stand in a trace that is folded for the eye.

use super::OnePiece;
use crate::cardgame::spoken::Fold;
use crate::engine::{ClauseId, Step};

/// What a step is among the others, by the rule that made it.
pub fn folding(step: &Step<OnePiece>) -> Fold {
    match step.name {
        "step-not-now" => Fold::Course,
        "step-not" => Fold::Line,
        "op-battle-end" | "op-battle-over" | "op-turn-main" | "op-turn-end" | "op-play-pay" | "op-play-event"
        | "op-trigger-event" => Fold::Course,
        // Who goes next is told by what it does, unless somebody chose it.
        "op-ask-order" if step.took.as_ref().is_none_or(|t| t.forced) => Fold::Course,
        // A played Event has been told of.
        "op-activate" if by(step, "10-2-3-1") || by(step, "10-2-4-1") => Fold::Course,
        "op-turn-until-start"
        | "op-turn-start"
        | "op-turn-don-back"
        | "op-turn-refresh"
        | "op-turn-draw"
        | "op-turn-don" => joins_if_told(step),
        "op-ask-block" | "op-ask-counter" if step.events.is_empty() => Fold::Joins,
        "op-ask-main" | "op-ask-block" | "op-ask-counter" | "op-play-declare" | "op-battle-attack"
        | "op-battle-compare" | "op-battle-lost" | "op-activate" | "op-turn-next" | "op-setup-begin" | "op-ask-may"
        | "op-ask-trigger" | "op-conditions" | "op-setup-draw" | "op-ask-first" | "op-ask-order" => Fold::Line,
        _ => Fold::Joins,
    }
}

/// The name of a phase alone says nothing that the course of a turn does not.
fn joins_if_told(step: &Step<OnePiece>) -> Fold {
    if step.changes.is_empty() && step.events.len() < 2 { Fold::Course } else { Fold::Joins }
}

fn by(step: &Step<OnePiece>, clause: &'static str) -> bool {
    step.clauses.contains(&ClauseId::new(clause))
}
