//! When something happens, and until when it lasts.

use serde::{Deserialize, Serialize};

use super::nouns::{Curse, Line};
use super::trees::Selector;
use crate::cardgame::words;

words! {
    /// When Trigger Abilities work: the timing phrases of the clauses. What is said of a card is said of [`OwnTiming::who`], what is said of a
    /// player, of the players that `who.whose` names.
    pub enum When {
        /// The player commands a card.
        PlayerCommands = "player commands", "sm-when-player-commands";
        /// The player declares an attack.
        DeclaresAttack = "declares attack", "sm-when-declares-attack";
        /// … a hand attack.
        DeclaresHandAttack = "declares hand attack", "sm-when-declares-hand-attack";
        /// … an All attack.
        DeclaresAll = "declares all", "sm-when-declares-all";
        /// … a multiple attack.
        DeclaresMultiple = "declares multiple", "sm-when-declares-multiple";
        /// … a Combination.
        DeclaresCombination = "declares combination", "sm-when-declares-combination";
        /// … a Break Combination.
        DeclaresBreak = "declares break", "sm-when-declares-break";
        /// … a Set Line.
        DeclaresLine = "declares line", "sm-when-declares-line";
        /// … a Skill.
        DeclaresSkill = "declares skill", "sm-when-declares-skill";
        /// … a Skill All.
        DeclaresSkillAll = "declares skill all", "sm-when-declares-skill-all";
        /// … a Skill used several times.
        DeclaresSkillMultiple = "declares skill multiple", "sm-when-declares-skill-multiple";
        /// … a Skill in hand.
        DeclaresHandSkill = "declares hand skill", "sm-when-declares-hand-skill";
        /// The Seal attacks.
        Attacks = "attacks", "sm-when-attacks";
        /// It attacks the hand.
        AttacksHand = "attacks hand", "sm-when-attacks-hand";
        /// It attacks All.
        AttacksAll = "attacks all", "sm-when-attacks-all";
        /// It is attacked.
        IsAttacked = "is attacked", "sm-when-is-attacked";
        /// It is attacked by an All attack.
        IsAttackedByAll = "is attacked by all", "sm-when-is-attacked-by-all";
        /// It fights; "while it fights" with [`Until::Fight`].
        Fights = "fights", "sm-when-fights";
        /// It attacks successfully.
        AttackSucceeds = "attack succeeds", "sm-when-attack-succeeds";
        /// It is attacked successfully.
        AttackedSucceeds = "attacked succeeds", "sm-when-attacked-succeeds";
        /// It fights successfully.
        FightSucceeds = "fight succeeds", "sm-when-fight-succeeds";
        /// The fight ends.
        FightEnds = "fight ends", "sm-when-fight-ends";
        /// 504.15. It wins the fight: the other Seal loses it, and it does not.
        WinsFight = "wins fight", "sm-when-wins-fight";
        /// 504.15. It loses the fight.
        LosesFight = "loses fight", "sm-when-loses-fight";
        /// It attacks the hand successfully.
        HandAttackSucceeds = "hand attack succeeds", "sm-when-hand-attack-succeeds";
        /// It attacks All successfully.
        AllSucceeds = "all succeeds", "sm-when-all-succeeds";
        /// It is attacked by an All attack successfully.
        AttackedByAllSucceeds = "attacked by all succeeds", "sm-when-attacked-by-all-succeeds";
        /// It combines.
        Combines = "combines", "sm-when-combines";
        /// It has combined.
        HasCombined = "has combined", "sm-when-has-combined";
        /// It breaks its combination.
        Breaks = "breaks", "sm-when-breaks";
        /// It has broken it.
        HasBroken = "has broken", "sm-when-has-broken";
        /// It changes Line.
        ChangesLine = "changes line", "sm-when-changes-line";
        /// It has changed Line.
        ChangedLine = "changed line", "sm-when-changed-line";
        /// It sets its Line.
        SetsLine = "sets line", "sm-when-sets-line";
        /// It has set its Line.
        HasSetLine = "has set line", "sm-when-has-set-line";
        /// g:Dancing
        Dances = "dances", "sm-when-dances";
        /// g:Dancing At Line
        DancesToAt = "dances to at line", "sm-when-dances-to-at";
        /// g:Dancing Df Line
        DancesToDf = "dances to df line", "sm-when-dances-to-df";
        /// It uses a Skill.
        UsesSkill = "uses skill", "sm-when-uses-skill";
        /// It uses a Skill All.
        UsesSkillAll = "uses skill all", "sm-when-uses-skill-all";
        /// It uses a Skill successfully.
        SkillSucceeds = "skill succeeds", "sm-when-skill-succeeds";
        /// It uses a Skill All successfully.
        SkillAllSucceeds = "skill all succeeds", "sm-when-skill-all-succeeds";
        /// It is cast.
        IsCast = "is cast", "sm-when-is-cast";
        /// It is cast successfully.
        CastSucceeds = "cast succeeds", "sm-when-cast-succeeds";
        /// It enters the arena.
        Enters = "enters", "sm-when-enters";
        /// It is pasted.
        IsPasted = "is pasted", "sm-when-is-pasted";
        /// It is pasted successfully.
        PastedSucceeds = "pasted succeeds", "sm-when-pasted-succeeds";
        /// It grows.
        Grows = "grows", "sm-when-grows";
        /// It has grown.
        HasGrown = "has grown", "sm-when-has-grown";
        /// It progresses.
        Progresses = "progresses", "sm-when-progresses";
        /// It has progressed.
        HasProgressed = "has progressed", "sm-when-has-progressed";
        /// It regenerates.
        Regenerates = "regenerates", "sm-when-regenerates";
        /// It has regenerated.
        HasRegenerated = "has regenerated", "sm-when-has-regenerated";
        /// It destroys a card: the card is what the text speaks of.
        Destroys = "destroys", "sm-when-destroys";
        /// It is destroyed.
        IsDestroyed = "is destroyed", "sm-when-is-destroyed";
        /// It destroys a Seal.
        DestroysSeal = "destroys a Seal", "sm-when-destroys-seal";
        /// It destroys a Mystic.
        DestroysMystic = "destroys a Mystic", "sm-when-destroys-mystic";
        /// It Discards a card.
        Discards = "discards", "sm-when-discards";
        /// It is Discarded.
        IsDiscarded = "is discarded", "sm-when-is-discarded";
        /// It falls to the Shrine.
        FallsToShrine = "falls to shrine", "sm-when-falls-to-shrine";
        /// g:Ability “เมื่อตก Shrine จากกองการ์ด”: it falls to the Shrine from the Library.
        FallsFromLibrary = "falls from library", "sm-when-falls-from-library";
        /// It returns to the Library.
        ReturnsToLibrary = "returns to library", "sm-when-returns-to-library";
        /// It goes to hand.
        GoesToHand = "goes to hand", "sm-when-goes-to-hand";
        /// It is Removed.
        IsRemoved = "is removed", "sm-when-is-removed";
        /// It leaves the arena.
        LeavesArena = "leaves arena", "sm-when-leaves-arena";
        /// It gets a Curse.
        GetsCurse = "gets curse", "sm-when-gets-curse";
        /// It Steals successfully.
        Steals = "steals", "sm-when-steals";
        /// It becomes Inactive.
        BecomesInactive = "becomes inactive", "sm-when-becomes-inactive";
        /// It becomes Active.
        BecomesActive = "becomes active", "sm-when-becomes-active";
        /// The player draws.
        Draws = "draws", "sm-when-draws";
        /// The player enters the attack Subturn.
        EntersAttack = "enters attack", "sm-when-enters-attack";
        /// … the defence Subturn.
        EntersDefence = "enters defence", "sm-when-enters-defence";
        /// … the Check up Step.
        EntersCheckUp = "enters check up", "sm-when-enters-check-up";
        /// … the Draw Step.
        EntersDraw = "enters draw", "sm-when-enters-draw";
        /// … the Discard Step.
        EntersDiscard = "enters discard", "sm-when-enters-discard";
        /// … the Main Step.
        EntersMain = "enters main", "sm-when-enters-main";
        /// … the Mp Clean up Step.
        EntersCleanUp = "enters clean up", "sm-when-enters-clean-up";
        /// … the Mp Fill up Step.
        EntersFillUp = "enters fill up", "sm-when-enters-fill-up";
        /// … the End of Subturn Step.
        EntersEnd = "enters end", "sm-when-enters-end";
        /// The attack Subturn ends.
        EndsAttack = "ends attack", "sm-when-ends-attack";
        /// The defence Subturn ends.
        EndsDefence = "ends defence", "sm-when-ends-defence";
        /// The Subturn ends, whosever it is.
        EndsSubturn = "ends subturn", "sm-when-ends-subturn";
    }
}

impl When {
    /// Is it said of a player, not of a card?
    pub const fn is_of_player(self) -> bool {
        matches!(
            self,
            Self::PlayerCommands
                | Self::DeclaresAttack
                | Self::DeclaresHandAttack
                | Self::DeclaresAll
                | Self::DeclaresMultiple
                | Self::DeclaresCombination
                | Self::DeclaresBreak
                | Self::DeclaresLine
                | Self::DeclaresSkill
                | Self::DeclaresSkillAll
                | Self::DeclaresSkillMultiple
                | Self::DeclaresHandSkill
                | Self::Draws
                | Self::EntersAttack
                | Self::EntersDefence
                | Self::EntersCheckUp
                | Self::EntersDraw
                | Self::EntersDiscard
                | Self::EntersMain
                | Self::EntersCleanUp
                | Self::EntersFillUp
                | Self::EntersEnd
                | Self::EndsAttack
                | Self::EndsDefence
                | Self::EndsSubturn
        )
    }
}

/// When a Trigger Ability works, and of which card or player.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OwnTiming {
    /// What is done.
    pub when: When,
    /// By which card, or (with an empty filter) which player. [S]: `Is::This`. It names no place: where the card is, the timing says.
    pub who: Selector,
}

/// How long something lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Until {
    /// No duration is said: as long as the card that has it is in the arena; from a Continuous source 602.1.5.
    Always,
    /// 401.9.5. "until end of Subturn", "in this Subturn".
    EndOfSubturn,
    /// "in this Turn": so many Subturns that pass normally; texts say 2.
    ThisTurn(u8),
    /// 401.9.6. "n Turns": texts say this.
    Turns(u8),
    /// 401.9.6. So many Subturns are left: what "n Turns" becomes.
    Subturns(u8),
    /// 709.10.1. As long as this Curse is there.
    Curse(Curse),
    /// 504.19. "while it fights".
    Fight,
    /// "as long as [S] is in the arena".
    SourceInArena,
    /// "as long as [S] is in the At Line" or "in the Df Line".
    SourceInLine(Line),
}

/// When something that was put off is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Later {
    /// At the end of this Subturn.
    EndOfSubturn,
    /// After so many Turns.
    AfterTurns(u8),
}
