//! The readings of BlackPoker Lite: where the sheet and the base procedure do not decide. The first option is the default.

use crate::engine::{Reading, ReadingFacts};

const fn facts(name: &'static str, options: &'static [&'static str], clauses: &'static str) -> ReadingFacts {
    ReadingFacts { name, options, clauses }
}

/// All of them; the constants below are their places.
pub static READINGS: [ReadingFacts; 21] = [
    facts("chance-after-resolution", &["turn-player", "last-passer"], "P-4-10 P-4-2 P-4-3"),
    facts("passes-after-resolution", &["wiped", "kept"], "P-4-4 P-4-12"),
    facts("making-passes", &["no", "yes"], "P-3-2 P-4-11"),
    facts("empty-stage-pass", &["no", "yes"], "P-4-3 P-4-4"),
    facts("triggered-immediate", &["at-once", "on-stage"], "S-4-1 A-19 P-4-10-3 P-4-10-5"),
    facts("empty-deck-by-cost", &["next-check", "at-once"], "P-5-9 P-7-1"),
    facts("unpayable-cost", &["refused", "what-is-possible"], "P-5-8 P-6-2"),
    facts("cost-bulwark", &["own-charged", "any"], "S-2-1 P-5-2"),
    facts("block-mix", &["soldiers-or-one-bulwark", "any"], "A-10-1-1 A-10-1-2"),
    facts("losing-blockers", &["all", "one"], "A-11-1-1 A-11-1-2 A-11-1-3"),
    facts("attacker-gone", &["nothing", "bulwark-lost"], "A-11-0 C-5-3 C-5-3-2"),
    facts("some-blockers-gone", &["those-left", "unblocked"], "A-11-1-3 A-11-3"),
    facts("no-attacker", &["allowed", "only-if-none-can"], "A-9-1 A-9-2"),
    facts("role-when-turned", &["kept", "lost"], "A-9-1 A-10-1 A-14-1"),
    facts("changes-when-equipped", &["kept", "lost"], "A-5-1 A-12-1 A-13-1"),
    facts("equip-driven", &["stays-driven", "charged"], "A-5-1"),
    facts("nothing-found", &["deck-gone", "last-stays"], "A-19-1 P-6-2"),
    facts("twist-choice", &["at-resolution", "when-made"], "A-14-1 P-5-4"),
    facts("once-counted", &["made", "resolved"], "A-1-N A-9-N P-9-1"),
    facts("no-card-to-turn", &["loses", "redeal"], "P-2-5"),
    facts("search-none", &["no", "yes"], "A-18-1 P-6-2"),
];

/// Who has the chance after a resolution from the stage?
pub const CHANCE_AFTER_RESOLUTION: Reading = Reading(0);
/// Is the list of passes wiped after a resolution?
pub const PASSES_AFTER_RESOLUTION: Reading = Reading(1);
/// Does making an action with a normal effect pass by itself?
pub const MAKING_PASSES: Reading = Reading(2);
/// May the chance holder pass on an empty stage?
pub const EMPTY_STAGE_PASS: Reading = Reading(3);
/// Are triggered actions with an immediate effect resolved at once or put on the stage?
pub const TRIGGERED_IMMEDIATE: Reading = Reading(4);
/// When does a deck emptied by a cost lose?
pub const EMPTY_DECK_BY_COST: Reading = Reading(5);
/// May an action be made whose cost cannot be paid in full?
pub const UNPAYABLE_COST: Reading = Reading(6);
/// Which bulwark may pay B?
pub const COST_BULWARK: Reading = Reading(7);
/// May bulwarks stand beside other blockers?
pub const BLOCK_MIX: Reading = Reading(8);
/// Which of several losing blockers go?
pub const LOSING_BLOCKERS: Reading = Reading(9);
/// What of the blockers of an attacker that has left?
pub const ATTACKER_GONE: Reading = Reading(10);
/// What if some of the blockers have left?
pub const SOME_BLOCKERS_GONE: Reading = Reading(11);
/// May Attack be resolved without an attacker, by choice?
pub const NO_ATTACKER: Reading = Reading(12);
/// Does a charged attacker or a driven blocker keep its role?
pub const ROLE_WHEN_TURNED: Reading = Reading(13);
/// Do Up and Down stay with a soldier that is equipped?
pub const CHANGES_WHEN_EQUIPPED: Reading = Reading(14);
/// Does a driven soldier stay driven when it is equipped?
pub const EQUIP_DRIVEN: Reading = Reading(15);
/// What if Generation Change finds nothing?
pub const NOTHING_FOUND: Reading = Reading(16);
/// When is the state chosen for Twist?
pub const TWIST_CHOICE: Reading = Reading(17);
/// Is once a turn counted when made or when resolved?
pub const ONCE_COUNTED: Reading = Reading(18);
/// What if a player has no card to turn up at the beginning?
pub const NO_CARD_TO_TURN: Reading = Reading(19);
/// May Search take nothing?
pub const SEARCH_NONE: Reading = Reading(20);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_are_places() {
        assert_eq!(READINGS[SEARCH_NONE.0 as usize].name, "search-none");
        assert_eq!(READINGS[BLOCK_MIX.0 as usize].name, "block-mix");
        assert_eq!(READINGS[NOTHING_FOUND.0 as usize].name, "nothing-found");
        assert_eq!(READINGS[TRIGGERED_IMMEDIATE.0 as usize].name, "triggered-immediate");
    }
}
