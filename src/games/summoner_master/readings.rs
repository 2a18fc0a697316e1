//! Where the text does not decide: named readings, the default first.

use crate::engine::{Reading, ReadingFacts};

macro_rules! readings {
    ($($place:literal $constant:ident $name:literal $options:expr, $clauses:literal;)*) => {
        /// All of them.
        pub static READINGS: [ReadingFacts; [$($place),*].len()] =
            [$(ReadingFacts { name: $name, options: &$options, clauses: $clauses }),*];
        $(
            #[doc = $clauses]
            pub const $constant: Reading = Reading($place);
        )*
    };
}

readings! {
    0 REFLECTION_FACE "reflection-face" ["up", "down"], "102.2 620.1 g:Reflection";
    1 STARTER_MP "starter-mp" ["may", "may-not"], "102.6";
    2 NO_SEAL_LOSS "no-seal-loss" ["entry", "last"], "103.5 401.9.8";
    3 ENTERING_WHOSE "entering-whose" ["by-text", "attack-player"], "401.2.3 401.9.2";
    4 DISCARD_AGAIN "discard-again" ["yes", "no"], "302.2 401.4.1 401.4.4";
    5 DISCARD_BY_RULE "discard-by-rule" ["yes", "no"], "401.4.4 702.1";
    6 DRAW_IS_TO_HAND "draw-is-to-hand" ["no", "by-effects", "always"], "401.3.5 705.1 g:Draw";
    7 FALL_BY_RULE "fall-by-rule" ["procedure", "move"], "703.1 505.12 610.2.13 201.9.2.2";
    8 INTERFERE_CLOSING "interfere-closing" ["two-passes", "one-each"], "402.3 616.2";
    9 INTERFERE_NEXT "interfere-next" ["other-player", "defence-player"], "402.3";
    10 REWIND_INTERFERE "rewind-interfere" ["yes", "no"], "504.12 504.13 505.11 506.11 512.9 605.11 606.11 607.11 608.10 608.19 610.1.11 610.2.10 614.7 619.12";
    11 ATTACK_SUCCESS "attack-success" ["carried-out", "won"], "504.16 506.13";
    12 HAND_ATTACK_ONCE "hand-attack-once" ["player", "seal"], "505.1.2";
    13 HAND_EMPTIED "hand-emptied" ["nothing-taken", "ends"], "505.4 505.12 100.3";
    14 ALL_ATTACK_EMPTY "all-attack-empty" ["out", "allowed"], "506.3 501.2.5 711.1";
    15 ALL_CANNOT_BE_ATTACKED "all-cannot-be-attacked" ["hit", "safe"], "501.2.5 503.3 100.1 100.2";
    16 ALL_SPEED "all-speed" ["no", "yes"], "506.12.1 506.12.2 200.8.2";
    17 ALL_ATTACKED_ENDS "all-attacked-ends" ["with-the-attack", "subturn"], "506.16 g:Attacked_Seal";
    18 MULTIPLE_FIGHTS "multiple-fights" ["chosen", "not"], "507.7 507.10 504.9 504.14";
    19 MULTIPLE_HAND "multiple-hand" ["not", "chosen"], "507.7 507.9 505.8";
    20 MULTIPLE_MOVE_CHANGED "multiple-move-changed" ["new-move", "declared"], "507.10 507.12 504.12";
    21 BREAK_AFTER_COMBINING "break-after-combining" ["seal", "player"], "513.4.3";
    22 FORM_CHOSEN "form-chosen" ["after", "declared"], "508.6 508.7 512.2";
    23 SUPPORT_AGE "support-age" ["two-ends", "own-subturn"], "508.10.7 400.1 401.9.6";
    24 LINE_AFTER_LOSS "line-after-loss" ["yes", "no"], "515.3 515.9.1";
    25 MYSTIC_ONCE "mystic-once" ["each", "one"], "500.7";
    26 GROWTH_INACTIVE "growth-inactive" ["active", "inactive"], "500.3 614.1 617.1.1 g:Inactive_Seal";
    27 GROWTH_DECLARED "growth-declared" ["whether", "with-seals"], "610.1.7 610.1.13.1 614.1";
    28 ALL_SKILL_ORDER "all-skill-order" ["before-payment", "with-payment"], "606.5 606.6";
    29 FREE_CAST "free-cast" ["whole", "without-interfere"], "621.2 610.1.10 g:ร่ายฟรี";
    30 PROGRESS_CAST "progress-cast" ["embedded", "whole"], "617.1.8 617.2.8 401.2.2";
    31 PROGRESSED_CARDS "progressed-cards" ["like-613", "as-written"], "617.1.2 617.2.2 613.1";
    32 TWINKLING_MOMENT "twinkling-moment" ["when-it-works", "as-cost"], "g:Twinkling 619.7 619.13";
    33 DESTROYED_RETURN "destroyed-return" ["own-text", "never"], "701.1 701.5 701.7 100.1";
    34 TURN_COUNT "turn-count" ["counts", "next"], "401.9.6 201.9.2.2 709.14.3";
    35 FREEZE_MOVE "freeze-move" ["by-effect", "set-line"], "709.6.1 515.8";
    36 CHARM_SIDE "charm-side" ["owner", "controller"], "709.7.1 501.2.2 505.1.1";
    37 CONTROL_COMMANDS "control-commands" ["yes", "attack-only"], "g:Control 712.1 500.2";
    38 EFFECT_ATTACK_INACTIVE "effect-attack-inactive" ["yes", "no"], "710.1 710.2 504.18";
    39 EXTRA_LEVELS "extra-levels" ["yes", "no"], "202.2.1 103.2";
    40 EXTRA_BOUNCED "extra-bounced" ["removed", "both"], "621.6.3 621.6.4";
    41 UNTARGETED_STAYS "untargeted-stays" ["stays", "shrine"], "303.1 201.8.2.4 201.9.2.2";
    42 OR_BOTH "or-both" ["true", "false"], "g:หรือ g:และ/หรือ";
    43 WEAK_TOUCH "weak-touch" ["raises-left-out", "printed"], "g:Weak_Touch";
    44 WRITTEN_ORDER "written-order" ["as-written", "owner-chooses"], "603.1 603.6.1";
    45 STANDING_TIMESTAMP "standing-timestamp" ["new", "first"], "603.3 601.3.1";
    46 NAME_PART "name-part" ["listed", "letters"], "g:Name g:N<>คำอธิบาย";
    47 ORDER_WORD "order-word" ["one-part", "two-part"], "605.12 608.1";
    48 ENDLESS "endless" ["undecided", "draw"], "105.2.1 103.4";
    49 TURN_PASSED "turn-passed" ["main-step-ends", "end-step"], "103.5 401.6.6 401.1";
    50 SELF_UNDONE "self-undone" ["stays", "goes"], "602.1.6 602.1.7 g:Cancel";
    51 OWN_COST "own-cost" ["works", "ends"], "605.6 605.11 604.7 100.1 100.5 303.4";
    52 TWO_ZONES "two-zones" ["first-named", "last-named"], "603.6.1 603.6.2 603.3";
    53 SEAL_INTERFERE "seal-interfere" ["cast", "skills-only"], "615.3 615.5 609.4 g:Interfere";
    54 FIGHT_OUTCOME "fight-outcome" ["at-once", "with-success"], "504.15 504.16 601.2.1";
}
