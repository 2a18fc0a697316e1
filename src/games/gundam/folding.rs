//! How the steps of Gundam stand in a trace that is folded for the eye.

use super::Gundam;
use crate::cardgame::spoken::{Fold, Weight};
use crate::engine::{ClauseId, Step};
use crate::lang::Said;

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

const SUPPORT: ClauseId = ClauseId::new("13-1-3-1");

/// 2, 3, 4-9-2, 12-3. Did a rule about cards, or about whose they are, say which one could be chosen?
fn turns_on_what_cards_are(step: &Step<Gundam>) -> bool {
    let about_cards = |clause: &ClauseId| {
        let clause = clause.to_string();
        ["2-", "3-", "4-9-2", "12-3-1"].iter().any(|chapter| clause.starts_with(chapter))
    };
    !step.said.is_empty() && step.supports.iter().any(about_cards)
}

/// What holds lets things take their course; what does not hold decides.
fn is_fulfilled(step: &Step<Gundam>) -> bool {
    let holds = |key| matches!(key, "gcg-note-is-so" | "gcg-note-counted" | "gcg-note-if-done");
    let keys = || step.said.iter().filter_map(Said::key);
    keys().any(holds) && !keys().any(|key| key.ends_with("-not") || key.contains("-not-"))
}

/// How much a step says about what decided, by the rule that made it.
pub fn weight(step: &Step<Gundam>) -> Weight {
    match step.name {
        // Who goes first was chosen.
        "gcg-ask-order" if step.took.as_ref().is_some_and(|t| !t.forced) => Weight::Result,
        "gcg-ask-main" => Weight::Act,
        "gcg-ask-choose" if turns_on_what_cards_are(step) => Weight::Decides,
        // 13-1-3-1. What the rules let a keyword do.
        "gcg-activate" if step.clauses.contains(&SUPPORT) => Weight::Decides,
        "gcg-if" | "gcg-if-done" | "gcg-conditions" if is_fulfilled(step) => Weight::Result,
        "gcg-turn-next"
        | "gcg-turn-resource"
        | "gcg-turn-started"
        | "gcg-turn-active"
        | "gcg-turn-draw"
        | "gcg-turn-main"
        | "gcg-turn-end"
        | "gcg-turn-action"
        | "gcg-turn-again"
        | "gcg-action-over"
        | "gcg-setup-begin"
        | "gcg-setup-resources"
        | "gcg-setup-shuffle"
        | "gcg-ask-order"
        | "gcg-ask-choose"
        | "gcg-battle-over"
        | "gcg-battle-end"
        | "gcg-battle-target"
        | "gcg-ask-pay"
        | "gcg-play-used"
        | "gcg-play-command"
        | "gcg-play-reveal"
        | "gcg-play-level"
        | "gcg-play-unit"
        | "gcg-play-pilot"
        | "gcg-play-base" => Weight::Course,
        "gcg-to-hand"
        | "gcg-give"
        | "gcg-turn"
        | "gcg-deploy"
        | "gcg-burst-used"
        | "gcg-battle-dealt"
        | "gcg-ask-place"
        | "gcg-battle-shield"
        | "gcg-each"
        | "gcg-activate"
        | "gcg-battle-units"
        | "gcg-battle-shield-area"
        | "step-noticed" => Weight::Result,
        "gcg-battle-both" | "gcg-battle-base" | "gcg-battle-back" | "gcg-battle-gone" | "gcg-battle-player"
        | "gcg-battle-first" | "gcg-rule-destroyed" | "gcg-rule-shields" | "gcg-rule-defeat" | "gcg-rule-tokens"
        | "gcg-ask-room" | "gcg-room-base" | "gcg-breach" | "gcg-if" | "gcg-if-done" | "gcg-conditions"
        | "gcg-turn-cleanup" | "gcg-ask-burst" | "gcg-repair" | "gcg-recover" | "gcg-pair" | "step-replace"
        | "step-not" | "step-ends" => Weight::Decides,
        _ => Weight::Effect,
    }
}
