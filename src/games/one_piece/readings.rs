//! Where the texts do not decide: named readings, the default first.

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
    0 LAST_LIFE "last-life-double-attack" ["survives", "loses"], "4-6-2-2 7-1-4-1-1-3 9-2-1-1";
    1 NEW_AUTO "new-auto" ["may-go-first", "waits"], "8-6-1-1";
    2 TRIGGER_GOES "trigger-goes" ["trash", "hand"], "10-1-5-1";
    3 BOTH_LOSE "both-lose" ["undecided", "draw"], "1-2-1 9-2-1";
    4 SECRET_CHOICE "secret-choice" ["may-decline", "must", "cannot"], "8-4-4-2";
    5 NEXT_TURN_NOW "next-turn-now" ["this-turn", "following"], "6-6-1-2";
    6 OLD_CHAIN "2023-chain" ["turn-player", "waves"], "8-1-3-2";
    7 OLD_MOVED_SOURCE "2023-moved-source" ["resolves", "lost"], "8-1-3-1";
    8 OLD_REPLACEMENTS "2023-replacements" ["turn-player", "own-card"], "1-3-4";
    9 OLD_LEAVES "2023-leaves-to-secret" ["resolves", "lost"], "8-1-3-1";
    10 OLD_GAINED "2023-gained" ["works", "negated"], "8-2-1-1";
    11 OLD_IF "2023-if" ["stops", "goes-on"], "1-3-2 1-3-8";
    12 OLD_ON_KO "2023-on-ko" ["field", "trash"], "2-8-2 3-1-6";
    13 OLD_CHANGED_COST "2023-changed-cost" ["skips", "goes-on"], "8-3-1";
    14 OLD_TRIGGER_ELSEWHERE "2023-trigger-elsewhere" ["no-trigger", "trigger"], "4-6-3";
    15 OLD_START_OF_GAME "2023-start-of-game" ["happen", "nothing"], "5-2-1-5";
    16 AT_ONE_MOMENT "at-one-moment" ["each", "once"], "8-1-3-1";
    17 PLAYED_AT_END "played-at-the-end" ["passed", "works"], "6-6-1-1 6-6-1-1-1";
    18 WATCHED_LEAVING "watched-leaving" ["seen", "open-area"], "8-4-5";
    19 MAKING_ROOM "making-room" ["not-replaced", "replaced"], "3-7-6-1 3-8-5-1 4-11-2 8-1-3-4";
    20 THEN_AFTER_IF "then-after-if-you-do" ["hangs", "goes-on"], "4-10-1 4-10-2";
    21 UP_TO_INSTEAD "up-to-instead" ["one-at-least", "none"], "8-1-3-4-5 1-3-5-1";
}
