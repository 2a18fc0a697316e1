//! How the steps of Summoner Master stand in a trace that is folded for the eye.

use super::SummonerMaster;
use crate::cardgame::spoken::{Fold, Weight};
use crate::engine::{ClauseId, Step};
use crate::lang::Said;

/// 504.20.1, 100.2. Does the step say that a Seal that lost is not destroyed?
fn spares(step: &Step<SummonerMaster>) -> bool {
    step.clauses.iter().any(|c| *c == ClauseId::new("504.20.1") || *c == ClauseId::new("100.2"))
}

/// What a step is among the others, by the rule that made it.
pub fn folding(step: &Step<SummonerMaster>) -> Fold {
    match step.name {
        // 504.20.1, 100.2. Who lost is not destroyed.
        "sm-losers" if spares(step) => Fold::Joins,
        // Steps and states that begin and end, as they always do.
        "sm-inactive"
        | "sm-skill-over"
        | "sm-state-over"
        | "sm-to-shrine"
        | "sm-fight-over"
        | "sm-attack-state-over"
        | "sm-losers"
        | "sm-fight"
        | "sm-abilities"
        | "sm-interfere"
        | "sm-main-over"
        | "sm-enter-main"
        | "sm-enter-discard"
        | "sm-enter-clean-up"
        | "sm-enter-fill-up"
        | "sm-enter-end-loss"
        | "sm-draw-step"
        | "sm-mystic-ends"
        | "sm-combine-declared"
        | "sm-line-declared"
        | "sm-line-other"
        | "sm-entering" => Fold::Course,
        // A pass in an Interfere Step that somebody could have used.
        "sm-ask-interfere" if step.events.is_empty() => Fold::Pass,
        "sm-ask-main" | "sm-ask-interfere" | "sm-attack-paid" | "sm-cast-paid" | "sm-skill-paid" | "sm-skill-works"
        | "sm-mystic-works" | "sm-ability-works" | "sm-compare-at" | "sm-compare-df" | "sm-hand-attacked"
        | "sm-all-attacked" | "sm-combined" | "sm-subturn" | "sm-next-subturn" | "sm-check-up" | "sm-grown"
        | "sm-progress" | "sm-regenerate" | "sm-curse-counts" | "sm-attacker-again" | "sm-attacked-again"
        | "sm-skill-again" | "sm-cast-again" | "sm-ask-again" | "sm-loss-levels" | "sm-loss-no-seal"
        | "sm-loss-empty" | "sm-setup-shuffle" | "sm-setup-draw" | "sm-ask-order" => Fold::Line,
        _ => Fold::Joins,
    }
}

/// Does the step say that something cannot be, is not so, or is not done?
fn refuses(step: &Step<SummonerMaster>) -> bool {
    const BEGINNINGS: &[&str] = &[
        "sm-note-cannot-",
        "sm-note-forbidden",
        "sm-note-no-",
        "sm-note-not-",
        "sm-note-silent-",
        "sm-note-target-gone",
    ];
    const WHOLE: &[&str] = &[
        "sm-note-condition-fails",
        "sm-note-if-not",
        "sm-note-if-not-done",
        "sm-note-line-not-set",
        "sm-note-source-left",
    ];
    let says = |key: &str| BEGINNINGS.iter().any(|begins| key.starts_with(begins)) || WHOLE.contains(&key);
    step.said.iter().filter_map(Said::key).any(says)
}

/// How much a step says about what decided, by the rule that made it.
#[expect(clippy::too_many_lines, reason = "a flat table")]
pub fn weight(step: &Step<SummonerMaster>) -> Weight {
    match step.name {
        "sm-losers" if spares(step) => Weight::Decides,
        name if name != "sm-draw-step" && refuses(step) => Weight::Decides,
        "sm-mystic-ends" => Weight::Clears,
        "sm-ask-main" => Weight::Act,
        "sm-subturn"
        | "sm-check-up"
        | "sm-draw-step"
        | "sm-fill-up"
        | "sm-clean-up"
        | "sm-next-subturn"
        | "sm-setup-mp"
        | "sm-setup-shuffle"
        | "sm-enter-fill-up"
        | "sm-enter-end-loss"
        | "sm-enter-discard"
        | "sm-enter-main"
        | "sm-enter-clean-up"
        | "sm-enter-attack"
        | "sm-enter-defence"
        | "sm-enter-check-up"
        | "sm-enter-draw"
        | "sm-enter-end"
        | "sm-end-attack"
        | "sm-end-defence"
        | "sm-interfere"
        | "sm-main-over"
        | "sm-attack-paid"
        | "sm-op-pay-mp"
        | "sm-cast-paid"
        | "sm-skill-paid"
        | "sm-ask-move"
        | "sm-state-over"
        | "sm-attack-state-over"
        | "sm-fight"
        | "sm-fight-over"
        | "sm-to-shrine"
        | "sm-inactive"
        | "sm-active-again"
        | "sm-skill-over"
        | "sm-ask-attacked"
        | "sm-ask-interfere"
        | "sm-ability-works"
        | "sm-entering"
        | "sm-entered" => Weight::Course,
        "sm-ask-shrine-order"
        | "sm-op-give"
        | "sm-op-mp"
        | "sm-draw"
        | "sm-removed"
        | "sm-ask-form-in-force"
        | "sm-cast-done"
        | "sm-cast-line"
        | "sm-op-change-line"
        | "sm-curse"
        | "sm-ask-cure"
        | "sm-destroyed"
        | "sm-losers"
        | "sm-discarded"
        | "sm-ask-draw"
        | "sm-ask-random"
        | "sm-grow-remove"
        | "sm-ask-move-curse"
        | "sm-hand-attacked"
        | "sm-ask-gain"
        | "sm-ask-target"
        | "sm-ask-cast-target"
        | "step-noticed" => Weight::Result,
        "sm-compare-at"
        | "sm-compare-df"
        | "sm-hits"
        | "sm-counts"
        | "sm-loss-levels"
        | "sm-loss-no-seal"
        | "sm-loss-empty"
        | "sm-skill-works"
        | "sm-abilities"
        | "sm-combined"
        | "sm-grown"
        | "sm-line-set"
        | "sm-curse-acts"
        | "sm-attacker-again"
        | "sm-attacked-again"
        | "sm-skill-again"
        | "sm-cast-again"
        | "sm-paste"
        | "sm-ask-kind"
        | "sm-ask-discard"
        | "sm-not-legal-any-more"
        | "step-replace"
        | "step-not"
        | "step-ends" => Weight::Decides,
        _ => Weight::Effect,
    }
}
