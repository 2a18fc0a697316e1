//! How the steps of Summoner Master stand in a trace that is folded for the eye.

use super::SummonerMaster;
use crate::cardgame::spoken::Fold;
use crate::engine::Step;

/// What a step is among the others, by the rule that made it.
pub fn folding(step: &Step<SummonerMaster>) -> Fold {
    match step.name {
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
