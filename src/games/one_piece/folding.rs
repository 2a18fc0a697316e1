//! How the steps of ONE PIECE stand in a trace that is folded for the eye.

use super::OnePiece;
use crate::cardgame::spoken::{Fold, Weight};
use crate::engine::{ClauseId, Step};
use crate::lang::Said;

/// What a step is among the others, by the rule that made it.
pub fn folding(step: &Step<OnePiece>) -> Fold {
    match step.name {
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

/// The name of a phase alone says nothing that the course of a turn does not; what was forbidden in it does (1-3-3).
fn joins_if_told(step: &Step<OnePiece>) -> Fold {
    if step.changes.is_empty() && step.events.len() < 2 && !by(step, "1-3-3") { Fold::Course } else { Fold::Joins }
}

fn by(step: &Step<OnePiece>, clause: &'static str) -> bool {
    step.clauses.contains(&ClauseId::new(clause))
}

/// Does a step say one of these?
fn says(step: &Step<OnePiece>, keys: &[&str]) -> bool {
    step.said.iter().filter_map(Said::key).any(|key| keys.contains(&key))
}

/// How much a step says about what decided, by the rule that made it.
pub fn weight(step: &Step<OnePiece>) -> Weight {
    match step.name {
        // Conditions that hold decide nothing.
        "op-conditions" if says(step, &["op-note-conditions-hold"]) => Weight::Course,
        // 8-3-1-3, 8-3-1-4. A cost that is not paid, and 1-3-3: what is forbidden.
        "op-ask-pay" if by(step, "8-3-1-3") || by(step, "8-3-1-4") => Weight::Decides,
        name if by(step, "1-3-3") && (!name.starts_with("op-turn-") || name == "op-turn-refresh") => Weight::Decides,
        // What “if” asks for and is so lets things take their course.
        "op-if" | "op-if-done" if says(step, &["op-note-if", "op-note-if-done"]) => Weight::Result,
        // 6-2-1. What ended as the turn began.
        "op-turn-until-start" if !step.changes.is_empty() => Weight::Decides,
        // Who goes first was chosen.
        "op-ask-order" if step.took.as_ref().is_some_and(|t| !t.forced) => Weight::Result,
        "op-ask-main" => Weight::Act,
        // 6-6-1-4. That somebody has another turn is no mere course of play.
        "op-turn-next" if says(step, &["op-note-extra-turn"]) => Weight::Effect,
        "op-turn-next"
        | "op-turn-refreshed"
        | "op-turn-don"
        | "op-turn-draw"
        | "op-turn-main"
        | "op-turn-end"
        | "op-turn-until-start"
        | "op-turn-start"
        | "op-turn-refresh"
        | "op-turn-don-back"
        | "op-setup-begin"
        | "op-battle-compare"
        | "op-ask-order"
        | "op-goes-on"
        | "op-resolved"
        | "op-then"
        | "op-battle-end"
        | "op-battle-over"
        | "op-ask-pay"
        | "op-play-pay"
        | "op-play-declare"
        | "op-play-event"
        | "op-trigger-event"
        | "op-trigger-card" => Weight::Course,
        "op-battle-over-other"
        | "op-battle-over-own"
        | "op-put-into-play"
        | "op-put-stage"
        | "op-from-top"
        | "op-ask-target"
        | "op-activate"
        | "op-battle-attack"
        | "op-battle-damage"
        | "op-life-to-hand"
        | "step-noticed" => Weight::Result,
        "op-battle-lost" | "op-battle-ko" | "op-battle-left" | "op-rule-defeat" | "op-rule-both-lose"
        | "op-no-life" | "op-ask-make-room" | "op-if" | "op-if-done" | "op-conditions" | "op-turn-until-end"
        | "op-turn-this-turn" | "op-ask-rounds" | "op-ko" | "op-banish" | "op-ask-trigger" | "op-paid" | "op-later"
        | "step-replace" | "step-not" | "step-ends" => Weight::Decides,
        _ => Weight::Effect,
    }
}
