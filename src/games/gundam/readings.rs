//! Where the text is silent, contradictory or mistranslated: the ways to read it, the default first.

use crate::engine::{Reading, ReadingFacts};

macro_rules! readings {
    ($($(#[$doc:meta])* $at:literal $constant:ident $name:literal [$($option:literal),*] $clauses:literal;)*) => {
        $($(#[$doc])* pub const $constant: Reading = Reading($at);)*

        /// All of them, by their places.
        pub static READINGS: [ReadingFacts; 52] = [
            $(ReadingFacts { name: $name, options: &[$($option),*], clauses: $clauses },)*
        ];
    };
}

readings! {
    /// 8-5-2-2 … 8-5-3-2. Whose AP battle damage is equal to.
    0 BATTLE_DAMAGE_AP "battle-damage-ap" ["dealer", "literal"] "5-5-3 8-5-2-2 8-5-2-3 8-5-2-4 8-5-3-2";
    /// 8-5-2-4. Whether an attacked Base deals battle damage.
    1 BASE_STRIKES_BACK "base-strikes-back" ["no", "yes"] "3-5-3-2 5-5-3 8-5-2-4 8-5-2-4-2 13-1-5-2";
    /// 2-8-2. Whether the HP that a text reads is what is left after damage.
    2 HP_IN_TEXTS "hp-in-texts" ["left", "full"] "2-8-2 5-5-1-1 5-5-2 8-5-3-2-1";
    /// 11-3-1. Whether damage equal to HP is enough.
    3 DESTROYED_AT "destroyed-at" ["equal", "above"] "2-8-2 5-5-2 5-10-1 11-3-1";
    /// 13-1-2-1. A damaged Unit that dies later because its HP falls.
    4 DESTROYED_BY "destroyed-by" ["no", "yes"] "13-1-2-1 5-10-1 8-6-1 11-3-1";
    /// 13-1-5-2. When what 《First Strike》 damage sets off is resolved.
    5 FIRST_STRIKE_TRIGGERS "first-strike-triggers" ["after-both", "between"] "8-5-3-2-2 8-5-4 13-1-5-2 10-1-6-1";
    /// 10-1-6-7. What is set off in the middle of an effect.
    6 NEW_TRIGGERS "new-triggers" ["after-the-effect", "at-once"] "10-1-6-7 10-3-1-4 1-3-7";
    /// 13-2-5-1. A Shield destroyed in the middle of an effect.
    7 BURST_MOMENT "burst-moment" ["after-the-effect", "at-once"] "13-2-5-1 5-10-3 10-1-6-8";
    /// 10-1-6-8. Two 【Burst】 wait, and the first sets something else off.
    8 BURST_OR_NEW "burst-or-new" ["new-first", "burst-first"] "10-1-6-7 10-1-6-8";
    /// 10-3-3. When targets are chosen.
    9 TARGETS_WHEN "targets-when" ["at-instruction", "when-set-off"] "10-3-3";
    /// 1-3-5. Whether none may be chosen for "up to N".
    10 UP_TO_NONE "up-to-none" ["no", "yes"] "1-3-5 10-3-3";
    /// 10-3-3-1. Fewer are there than must be chosen.
    11 TOO_FEW_TARGETS "too-few-targets" ["nothing", "as-many-as-possible"] "1-3-2 10-1-3 10-2-2 10-3-3-1";
    /// 10-3-3-1. One of several instructions finds no target.
    12 NO_TARGET_PART "no-target-part" ["that-part", "whole-effect"] "1-3-2 10-2-2 10-3-3-1";
    /// 10-1-8-1-1. A Command needs a target for a later instruction only.
    13 LATER_TARGET "later-target" ["no", "yes"] "10-1-8-1-1";
    /// 13-2-13-1. An effect that came to nothing.
    14 ONCE_FOR_NOTHING "once-for-nothing" ["not-used", "used"] "13-2-13-1 1-3-2-1 10-2-2";
    /// 5-10-1. An effect that trashes without the word "destroy".
    15 TRASH_BY_EFFECT "trash-by-effect" ["destroyed", "not-destroyed"] "5-10-1";
    /// 3-3-6. The Pilot of a destroyed Unit.
    16 PILOT_DESTROYED "pilot-destroyed" ["no", "yes"] "3-3-6 5-10-1";
    /// 3-3-6. Whether a Pilot goes along in other ways, too.
    17 PILOT_FOLLOWS "pilot-follows" ["always", "only-destroyed-or-returned"] "3-3-3 3-3-6";
    /// 3-3-1. Under whose Unit a Pilot may go.
    18 PAIR_WITH "pair-with" ["own", "any"] "3-3-1 5-9-1 12-3-3";
    /// 3-4-6-1. Whether the 【Pilot】 part has a name where it is not paired.
    19 SECOND_NAME "second-name" ["count", "only-paired"] "2-2-4 2-5-4 3-4-6-1 3-4-6-3";
    /// 10-1-9-1. Several replacement effects for one event.
    20 REPLACEMENT_ORDER "replacement-order" ["owner-of-what-is-affected", "turn-player-first"] "10-1-9-1 1-3-4 12-2-4";
    /// 10-1-9-1. Whether what happens instead may be replaced.
    21 REPLACED_AGAIN "replaced-again" ["no", "yes"] "10-1-9-1";
    /// 4-2-3. Whether several cards are drawn at one moment.
    22 DRAW_SEVERAL "draw-several" ["one-moment", "one-by-one"] "4-2-3 5-14-1-1 10-1-6-3";
    /// 10-3-5. A deck that was looked through.
    23 SEARCH_SHUFFLES "search-shuffles" ["no", "yes"] "10-3-5 4-2-2";
    /// 5-17-2-5. Where a token is that is removed from the game.
    24 REMOVED_TOKENS "removed-tokens" ["out-of-the-game", "removal-area"] "5-12-1 5-17-2-5 5-17-3-2-3";
    /// 11-4-2. Whether room is made before the new card lies there.
    25 ROOM_ORDER "room-order" ["before", "after"] "11-1-1 11-4-2 11-5-2";
    /// 11-4-2-2. How many make room for several.
    26 ROOM_COUNT "room-count" ["excess", "as-many-as-new"] "11-4-2 11-4-2-2";
    /// 4-4-2. Whether EX Resources count among the 15.
    27 RESOURCE_LIMIT "resource-limit" ["with-ex", "without-ex"] "4-4-2 4-4-2-1 5-17-2-1";
    /// 7-6-6-1. "During this turn" that begins in the cleanup step.
    28 CLEANUP_AGAIN "cleanup-again" ["end-too", "stay"] "7-6-6-1";
    /// 4-8-4. More than ten cards after the hand step.
    29 HAND_LIMIT_LATE "hand-limit-late" ["stay", "discard"] "4-8-4 7-6-5-1";
    /// 11-2-1. Everybody who is left meets a defeat condition.
    30 BOTH_LOSE "both-lose" ["undecided", "draw"] "1-2-1 11-2-1";
    /// 12-2-8. Who acts first in an action step.
    31 ROYALE_ACTION_FIRST "royale-action-first" ["active-player", "next-player"] "12-2-8 9-2";
    /// 8-3-1. Who may block in a Battle Royale.
    32 ROYALE_BLOCKS "royale-blocks" ["attacked-player", "any-other-player"] "8-3-1 5-3-2 12-3-13";
    /// 12-2-6. A condition counts "the opponent's" cards.
    33 ROYALE_OPPONENT_NUMBER "royale-opponent-number" ["one-of-them", "all-together"] "12-2-6";
    /// 1-2-4. A player of a Battle Royale concedes.
    34 ROYALE_CONCESSION "royale-concession" ["is-out", "game-ends"] "1-2-4 12-2-5-1 12-2-5-2";
    /// 12-2-5-1. The turn player is eliminated.
    35 ROYALE_TURN_OF_LOSER "royale-turn-of-loser" ["next-turn-at-once", "end-phase-first"] "12-2-5-1 12-2-1 7-6-7";
    /// 8-2-4. The attacked player is eliminated.
    36 ROYALE_TARGET_GONE "royale-target-gone" ["end-of-battle", "steps-go-on"] "8-2-4 8-3-5 8-4-2";
    /// 12-2-5-1. Whether the cards of an eliminated player set anything off.
    37 ROYALE_REMOVED_CARDS "royale-removed-cards" ["no", "as-removed"] "12-2-5-1 12-2-5-2 5-12-1";
    /// 12-2-5-1. First to win: all others are out by their decks.
    38 ROYALE_LAST_ONE "royale-last-one" ["wins", "nobody"] "12-2-5-1 1-2-1";
    /// 12-2-5-2. Which damage puts a player out.
    39 ROYALE_ELIMINATION_DAMAGE "royale-elimination-damage" ["battle-with-empty-shield-area", "any"] "12-2-5-2 1-2-2-1";
    /// 12-3-1. Whether each member draws and places a Resource.
    40 TEAM_PHASES "team-phases" ["each", "one-for-the-team"] "12-3-1 7-3-1 7-4-1";
    /// 12-3-1. Who acts in an action step of a Team Battle.
    41 TEAM_ACTION_ORDER "team-action-order" ["side-by-side", "player-by-player"] "12-3-1 9-3 9-4 9-5";
    /// 12-3-4. Effects of both members are set off together.
    42 TEAM_TRIGGER_ORDER "team-trigger-order" ["team-orders", "leader-first"] "10-1-6-5 10-1-6-6 12-3-4";
    /// 11-4-1. Six Units for each member, or for the team.
    43 TEAM_UNIT_LIMIT "team-unit-limit" ["each", "team"] "4-1-1-1 4-5-4 11-4-1 12-3-3";
    /// 12-3-4. What the text leaves to nobody.
    44 TEAM_ODDS "team-odds" ["owner-and-leader", "leader"] "12-3-4 12-3-5 12-3-7 12-3-8 13-2-5-2 1-2-4";
    /// 1-2-1. A loop that nobody can stop.
    45 ENDLESS "endless" ["undecided", "draw"] "1-2-1 10-1-6-1-1";
    /// 10-1-9-1. What one replacement effect is for happens several times at one moment.
    46 REPLACED_AT_ONE_MOMENT "replaced-at-one-moment" ["one-by-one", "together"] "10-1-9-1 10-1-9-1-1 10-1-6-3";
    /// 10-1-7-2. Something else happens instead of what a cost asks for.
    47 COST_REPLACED "cost-replaced" ["paid", "not-paid"] "10-1-7-2 10-1-9-1";
    /// 13-2-8-2-1. An effect reads the state of a card that has left the field: of any but its own, or not by 【Destroyed】.
    48 STATE_OF_WHAT_LEFT "state-of-what-left" ["last-on-the-field", "as-it-is-now"] "10-1-6-4 13-2-8-2-1 4-1-5";
    /// 1-3-3. A text forbids that a card without HP is destroyed, and ends.
    49 KEPT_AT_NO_HP "kept-at-no-hp" ["destroyed-then", "stays"] "1-3-3 2-8-2 5-5-2 11-1-1 11-3-1";
    /// 10-1-5-5. A text says what AP becomes: what becomes of what is added to it.
    50 SET_NUMBER "set-number" ["as-it-says", "in-place-of-printed"] "1-3-1 1-3-6 3-3-8-1 10-1-5-5";
    /// 5-16-1. A keyword that a card has lost for a time is given to it afterwards.
    51 LOST_KEYWORD "lost-keyword" ["works-again", "stays-lost"] "5-16-1 10-1-5-5 10-1-5-6";
}
