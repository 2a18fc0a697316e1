//! What the two editions decide otherwise, each under a name. Where only a number moved, [`super::editions`] knows it.

use super::Book;
use super::cards::OLDER;
use crate::engine::Difference;

macro_rules! differences {
    ($($(#[$doc:meta])* $name:ident $key:literal, $newer:literal, $older:literal;)*) => {
        /// Something that 2023-01-19 decides otherwise than 1.1.8, or does not decide.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Differs {
            $($(#[$doc])* $name,)*
        }

        /// All of them, with the clauses of 1.1.8 and of 2023-01-19.
        pub static DIFFERENCES: [Difference; [$($key),*].len()] =
            [$(Difference { name: $key, editions: &[OLDER], here: $newer, there: $older }),*];
    };
}

differences! {
    /// 5-2-1-5-1. The older edition does not say when "at the start of the game" is carried out.
    StartOfGame "start-of-game", "5-2-1-5-1 5-2-1-5-2", "5-2-1-5";
    /// 6-6-1-2. The older edition counts what was put off to the end of the turn among the effects of 6-6-1-1.
    PutOff "put-off", "6-6-1-2", "6-6-1-1";
    /// 6-6-1-2, 6-6-1-3. In the older edition all that is the turn player's ends first.
    EndsByPlayer "ends-by-player", "6-6-1-2 6-6-1-3", "6-6-1-2 6-6-1-3";
    /// 8-6-1. In the older edition the turn player finishes first.
    TurnPlayerFinishes "turn-player-finishes", "8-6-1 8-6-1-1", "8-1-3-2";
    /// 8-1-3-4-2. The older edition has no order of replacements of its own.
    Replacements "replacements", "8-1-3-4-2", "1-3-4";
    /// 1-3-11. The older edition has no clause that puts one player first where both do something.
    BothDo "both-do", "1-3-11", "";
    /// 11-3-3. In the older edition what was looked at is mixed.
    LookedAt "looked-at", "11-3-3", "11-3-3";
    /// 9-2-1. In the older edition everybody who met a condition has lost.
    BothLose "both-lose", "9-2-1", "9-2-1";
    /// 1-3-6. Where the older edition adds to a cost, what fell below 0 counts as 0.
    CostBelowZero "cost-below-zero", "1-3-6", "1-3-6";
    /// 8-3-1-7. The older edition does not say what a changed activation cost does.
    ChangedCost "changed-cost", "8-3-1-7", "8-3-1";
    /// 4-10-1. The older edition does not say what "if" makes of what follows.
    If "if", "4-10-1", "1-3-2 1-3-8";
    /// 8-1-3-1-3. The older edition does not say that an effect whose card moved is lost.
    MovedSource "moved-source", "8-1-3-1-3", "8-1-3-1";
    /// 8-4-5. The older edition does not say that an effect whose card went to a secret area is lost.
    SecretSource "secret-source", "8-4-5", "8-1-3-1";
    /// 10-2-17-2. The older edition does not say where the conditions of [On K.O.] are looked at.
    OnKo "on-ko", "10-2-17-2", "2-8-2 3-1-6";
    /// 8-2-4. The older edition does not say that what a negated card gains later works.
    Gained "gained", "8-2-4", "8-2-1-1";
    /// 4-6-3-1. The older edition does not say that a Life card that goes elsewhere than to the hand has no [Trigger].
    TriggerElsewhere "trigger-elsewhere", "4-6-3-1", "4-6-3";
    /// 7-1-2-2. The older edition has a clause of its own for [On Block].
    OnBlock "on-block", "7-1-2-1", "7-1-2-2";
    /// 3-5-1. In the older edition an Event is in the trash when it has worked, in the newer one when it is activated.
    EventInTrash "event-in-trash", "3-5-1", "3-5-1";
}

impl Book {
    /// Is the older edition played, which decides this otherwise?
    pub fn differs(&self, what: Differs) -> bool {
        DIFFERENCES[what as usize].holds(self.edition)
    }
}
