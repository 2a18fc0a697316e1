//! The words of Summoner Master: what its card texts speak of, and no other game's do.
//!
//! How texts are written with them:
//! - A Skill is `Kind::Called(Call::Skill { … })`: its Cost in `cost` ([`OwnOp::PayMp`], `Op::Move` with [`Deed::Sacrifice`], [`Deed::Discard`] or
//!   [`Deed::Remove`], [`OwnOp::PayCounters`]), what it does in `body`; [`OwnOp::OrderBegins`] parts a Skill of two parts (608.1). A Skill that
//!   only orders (605.12) has no such mark.
//! - A Trigger Ability is `Kind::Auto` with [`OwnTiming`]s; "[S]" is the filter [`Is::This`]. "the attacked Seal", "the attacking Seal", "the Seal it
//!   fights", "that card" is `Target::It`. "While [S] fights: …" is [`When::Fights`] and [`Until::Fight`].
//! - A Continuous Ability is `Kind::Permanent`, its opening among the `conditions`. The card that a Mystic is pasted on is
//!   `To::All` of [`OwnIs::Host`], the Main Seal of a Support that of [`OwnIs::MainOfThis`].
//! - What a 0 Turn Mystic does without an opening is `Kind::Called(Call::Success)` (601.2.4).
//! - "Condition: …;" stands among the `conditions`. Cards that are chosen are `Target::Choose` with [`Count::Exactly`]; "1 Seal" is anybody's, in the arena
//!   (`Whose::Any`, `Place::Zone(Zone::Arena)`, `Is::Category`). A Shrine or a Library that a text names is both Zones of that name
//!   unless it says which.

use serde::{Deserialize, Serialize};

use super::SummonerMaster;
use crate::cardgame::{self, Never, Vocabulary, words};

pub use crate::cardgame::text::{Compare, LEAST, MOST, Of, Spot, Whose};

/// What texts of Summoner Master are made of.
pub type Text = cardgame::text::Text<SummonerMaster>;
/// A Skill or an Ability.
pub type Effect = cardgame::text::Effect<SummonerMaster>;
/// The kind of a text: [`Kind::Auto`] Trigger Ability, [`Kind::Permanent`] Continuous Ability, [`Kind::Called`] Skill and the like.
pub type Kind = cardgame::text::Kind<SummonerMaster>;
/// When a Trigger Ability works.
pub type Timing = cardgame::text::Timing<SummonerMaster>;
/// What would happen.
pub type Would = cardgame::text::Would<SummonerMaster>;
/// What cannot be done.
pub type Cannot = cardgame::text::Cannot<SummonerMaster>;
/// By what something is done.
pub type By = cardgame::text::By<SummonerMaster>;
/// Cards in some places, of somebody, of a kind.
pub type Selector = cardgame::text::Selector<SummonerMaster>;
/// A place that a text names.
pub type Place = cardgame::text::Place<SummonerMaster>;
/// What must hold of a card.
pub type Filter = cardgame::text::Filter<SummonerMaster>;
/// One thing that must hold of a card.
pub type Is = cardgame::text::Is<SummonerMaster>;
/// A number.
pub type Amount = cardgame::text::Amount<SummonerMaster>;
/// How many are chosen.
pub type Count = cardgame::text::Count<SummonerMaster>;
/// Something that holds or does not.
pub type Condition = cardgame::text::Condition<SummonerMaster>;
/// What a Continuous Ability grants.
pub type Grants = cardgame::text::Grants<SummonerMaster>;
/// Who gets something.
pub type To = cardgame::text::To<SummonerMaster>;
/// Something that a card or a player has.
pub type Grant = cardgame::text::Grant<SummonerMaster>;
/// An operation.
pub type Op = cardgame::text::Op<SummonerMaster>;
/// Which cards an operation is about.
pub type Target = cardgame::text::Target<SummonerMaster>;
/// Where the cards looked at go that are left.
pub type Rest = cardgame::text::Rest<SummonerMaster>;
/// A pile that is looked at.
pub type Pile = cardgame::text::Pile<SummonerMaster>;

words! {
    /// 300 to 304, 102.2. The Zones. Lines are marked on the cards of the arena: a Seal in no Line, a Support and a Mystic are there, too.
    pub enum Zone {
        /// 303
        Arena = "arena", "sm-zone-arena";
        /// 302
        Hand = "hand", "sm-zone-hand";
        /// 300
        SealLibrary = "seal library", "sm-zone-seal-library";
        /// 300
        MysticLibrary = "mystic library", "sm-zone-mystic-library";
        /// 301
        SealShrine = "seal shrine", "sm-zone-seal-shrine";
        /// 301
        MysticShrine = "mystic shrine", "sm-zone-mystic-shrine";
        /// 304
        Removed = "removed", "sm-zone-removed";
        /// 102.2. Reflections and Extra cards, beside the deck.
        Beside = "beside", "sm-zone-beside";
    }
}

impl cardgame::Zone for Zone {
    /// 303.5
    fn is_field(self) -> bool {
        self == Self::Arena
    }

    /// 301.3, 303, 304.4
    fn is_open(self) -> bool {
        matches!(self, Self::Arena | Self::SealShrine | Self::MysticShrine | Self::Removed)
    }

    fn is_ordered(self) -> bool {
        matches!(self, Self::SealLibrary | Self::MysticLibrary | Self::SealShrine | Self::MysticShrine)
    }
}

words! {
    /// 200, 201. Kinds of cards. An Extra is one of them, and marked ([`Facts::extra`]).
    pub enum Category {
        /// 200
        Seal = "seal", "sm-kind-seal";
        /// 201
        Mystic = "mystic", "sm-kind-mystic";
    }
}

words! {
    /// 200.3.2. Elements. Multi has all of them (200.3.4).
    pub enum Element {
        /// Earth.
        Earth = "earth", "sm-element-earth";
        /// Water.
        Water = "water", "sm-element-water";
        /// Wind.
        Wind = "wind", "sm-element-wind";
        /// Fire.
        Fire = "fire", "sm-element-fire";
        /// Light.
        Light = "light", "sm-element-light";
        /// Darkness.
        Dark = "dark", "sm-element-dark";
        /// No element.
        Non = "non", "sm-element-non";
        /// 200.3.4
        Multi = "multi", "sm-element-multi";
    }
}

words! {
    /// Numbers of cards.
    pub enum Stat {
        /// 200.6
        At = "at", "sm-stat-at";
        /// 200.7
        Df = "df", "sm-stat-df";
        /// 200.8
        Sp = "sp", "sm-stat-sp";
        /// 200.11
        Lv = "lv", "sm-stat-lv";
        /// 200.10.2, 201.5. The casting Mp.
        CastMp = "cast mp", "sm-stat-cast-mp";
        /// 200.10.2. The attack Mp.
        AttackMp = "attack mp", "sm-stat-attack-mp";
    }
}

words! {
    /// Keywords of the glossary that a card simply has, some with a number.
    pub enum Keyword {
        /// g:Charging: the number.
        Charging = "charging", "sm-keyword-charging";
        /// g:Fixed Charging: the number.
        FixedCharging = "fixed charging", "sm-keyword-fixed-charging";
        /// g:Vanish: the Turns.
        Vanish = "vanish", "sm-keyword-vanish";
        /// g:Weak Touch
        WeakTouch = "weak touch", "sm-keyword-weak-touch";
        /// g:Hyper Drive
        HyperDrive = "hyper drive", "sm-keyword-hyper-drive";
        /// 621.4. Capacity of an Extra: the number.
        Capacity = "capacity", "sm-keyword-capacity";
    }
}

words! {
    /// 303.2. The Lines.
    pub enum Line {
        /// 303.2.1
        At = "at line", "sm-line-at";
        /// 303.2.2
        Df = "df line", "sm-line-df";
    }
}

impl Line {
    /// Both of them.
    pub const BOTH: [Self; 2] = [Self::At, Self::Df];

    /// The other one.
    pub const fn other(self) -> Self {
        match self {
            Self::At => Self::Df,
            Self::Df => Self::At,
        }
    }
}

words! {
    /// 709. Curses.
    pub enum Curse {
        /// 709.5
        Stone = "stone", "sm-curse-stone";
        /// 709.6
        Freeze = "freeze", "sm-curse-freeze";
        /// 709.7
        Charm = "charm", "sm-curse-charm";
        /// 709.8
        Poison = "poison", "sm-curse-poison";
        /// 709.9
        Death = "death", "sm-curse-death";
        /// 709.10
        LastDance = "last dance", "sm-curse-last-dance";
        /// 709.11
        Dimension = "dimension", "sm-curse-dimension";
    }
}

words! {
    /// What is done to cards.
    pub enum Deed {
        /// Nothing yet.
        Choose = "choose", "sm-verb-choose";
        /// It gets something.
        Give = "give", "sm-verb-give";
        /// 300.8. It is shown.
        Show = "show", "sm-verb-show";
        /// 701
        Destroy = "destroy", "sm-verb-destroy";
        /// g:Sacrifice: an own card in the arena is destroyed.
        Sacrifice = "sacrifice", "sm-verb-sacrifice";
        /// 702
        Discard = "discard", "sm-verb-discard";
        /// 703. Put into the Shrine.
        ToShrine = "to shrine", "sm-verb-to-shrine";
        /// 704
        ToLibrary = "to library", "sm-verb-to-library";
        /// 705
        ToHand = "to hand", "sm-verb-to-hand";
        /// 706. Taken out of the game.
        Remove = "remove", "sm-verb-remove";
        /// 707. Brought into the arena.
        Enter = "enter", "sm-verb-enter";
        /// 609. Cast.
        Cast = "cast", "sm-verb-cast";
        /// It becomes Active.
        Activate = "activate", "sm-verb-activate";
        /// It becomes Inactive.
        Inactivate = "inactivate", "sm-verb-inactivate";
        /// 515.8. It changes Line.
        ChangeLine = "change line", "sm-verb-change-line";
        /// 513.2. It is separated.
        Separate = "separate", "sm-verb-separate";
        /// 709.14. It gets a Curse.
        Curse = "curse", "sm-verb-curse";
        /// g:Purified
        Cure = "cure", "sm-verb-cure";
        /// g:Move Curse
        MoveCurse = "move curse", "sm-verb-move-curse";
        /// g:Control
        Control = "control", "sm-verb-control";
        /// g:Steal
        Steal = "steal", "sm-verb-steal";
        /// g:Move Mystic Card
        MoveMystic = "move mystic", "sm-verb-move-mystic";
        /// g:Change Target
        ChangeTarget = "change target", "sm-verb-change-target";
        /// 605.12, 710. It is ordered to do something, or attacks.
        Order = "order", "sm-verb-order";
        /// g:Charged Counter
        Counters = "counters", "sm-verb-counters";
        /// g:นับว่าผ่านไป X Turn
        PassTurns = "pass turns", "sm-verb-pass-turns";
        /// g:ได้รับ <Skill/Ability> ของการ์ดใบอื่น
        Gain = "gain", "sm-verb-gain";
    }
}

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

/// What only Summoner Master asks of a card.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnIs {
    /// It is in this Line.
    Line(Line),
    /// It is in no Line.
    NoLine,
    /// g:Attacking Seal
    Attacking,
    /// g:Attacked Seal
    Attacked,
    /// g:Deal
    Fighting,
    /// It has this Curse; none: any.
    Cursed(Option<Curse>),
    /// 200.14.3
    Grown,
    /// 200.18.3
    Progressed,
    /// 508. It is combined, as the Main Seal.
    Main,
    /// It is a Support Seal.
    Support,
    /// 511.1, 511.2. It is a Double (2) or Triple (3) Combination.
    Combination(u8),
    /// It is combined in, or counts as in, this move.
    Form(String),
    /// 202. An Extra card.
    Extra,
    /// 201.6. It has Interfere.
    Interfere,
    /// 201.8. A Mystic pasted so; none: of no set target.
    Paste(Option<Paste>),
    /// It is pasted on a card like this.
    PastedOn(Filter),
    /// It is the card that this card is pasted on.
    Host,
    /// The Main Seal that this card supports.
    MainOfThis,
    /// 200.9, 201.7. Of this set.
    Set(String),
    /// It has at least so many counters (fixed or charged).
    HasCounters(Counter, u8),
    /// g:สัญลักษณ์ธาตุ: this symbol is printed on it.
    Symbol(Element),
    /// It is being cast (609.5).
    BeingCast,
    /// It has a Skill.
    HasSkill,
    /// g:ค่าพลังปกติ, g:Mp ค่าร่ายปกติ: the printed number is in this range, inclusive.
    NormalStat(Stat, i32, i32),
    /// g:ธาตุปกติ: the element of its printed symbols.
    NormalElement(Element),
    /// g:ชื่อปกติ: the printed name.
    NormalName(String),
}

/// Two kinds of counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Counter {
    /// g:Charged Counter
    Charged,
    /// g:Fixed Charge Counter
    Fixed,
}

/// 201.8.2. Where a Mystic is pasted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Paste {
    /// 201.8.2.1. On a Seal.
    Ps,
    /// 201.8.2.2. On the arena.
    Pa,
    /// 201.8.2.3. On a Mystic.
    Pm,
}

/// 201.9. How long a Mystic works.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Turns {
    /// 0 Turn: it falls to the Shrine when it has worked.
    #[default]
    Zero,
    /// x Turns.
    For(u8),
    /// ∞ Turns.
    Endless,
}

/// What only Summoner Master counts.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Number {
    /// The Mp of players.
    Mp(Whose),
    /// 301.1.1. The Levels in the Shrine.
    ShrineLevels(Whose),
    /// Counters on this card.
    Counters(Counter),
    /// g:ตามจำนวน[เงื่อนไข] ที่ไม่ซ้ำกัน: how many different elements these cards have.
    Elements(Box<Selector>),
    /// … how many different tribes.
    Tribes(Box<Selector>),
    /// g:ประเภทสัญลักษณ์ธาตุ: how many different element symbols.
    Symbols(Box<Selector>),
    /// g:ตามจำนวนการ์ดที่ชื่อไม่ซ้ำกัน: how many different names.
    Names(Box<Selector>),
}

/// What only Summoner Master asks "if".
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnCondition {
    /// g:Alone:
    Alone,
    /// g:เป็นใบรอง <xxx>: this card is a Support of a Seal like this.
    SupportOf(Filter),
    /// g:Pasted: the card that this card is pasted on is like this.
    Pasted(Filter),
    /// The attack Subturn of these players.
    AttackSubturn(Whose),
    /// This card is combined: in this move, or any.
    Combined(Option<String>),
    /// g:รวมร่างปกติ: really combined, as the Main Seal.
    NormallyCombined,
    /// g:หรือ: one side holds; if both do, by a reading.
    Either(Vec<Condition>),
    /// g:เงื่อนไข: what stands after "Condition:". Only cards that their players own by themselves, not by Control, are looked at.
    Stated(Box<Condition>),
}

/// 100.2. What cannot be done, only here.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnCannot {
    /// 502.4. The card cannot attack; of a player: with any card.
    Attack,
    /// 503.3. The card cannot be attacked.
    BeAttacked,
    /// 505.1. The card, or the player, cannot attack the hand.
    AttackHand,
    /// 501.4. The card cannot counter.
    Counter,
    /// 515.9.2. The card cannot change Line.
    ChangeLine,
    /// 508.10. The card cannot be a Support.
    BeSupport,
    /// 508.10. The card cannot combine as a Main.
    Combine,
    /// The card cannot use Skills; of a player: with any card.
    UseSkill,
    /// The card cannot be chosen as a target, by these.
    BeTargeted(Against),
    /// The player cannot cast cards like these.
    Cast(Filter),
    /// The player cannot draw.
    Draw,
    /// The card cannot become Active.
    BecomeActive,
    /// 613. The card cannot be a condition Seal.
    BeCondition,
}

/// What something is against: Protect, Cancel, "cannot be chosen as a target by".
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Against {
    /// Whose.
    pub whose: Whose,
    /// What.
    pub what: Things,
    /// About the card that does it.
    pub filter: Filter,
}

/// What cards do to others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Things {
    /// Everything.
    Everything,
    /// Mystics.
    Mystics,
    /// Skills; only Interfere Skills.
    Skills {
        /// Only those with Interfere.
        interfere: bool,
    },
    /// Abilities.
    Abilities,
    /// Skills and Abilities of Seals.
    Seals,
    /// 709. Curses: this kind, or any.
    Curses(Option<Curse>),
}

/// What only Summoner Master gives.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnGrant {
    /// 502.3. It can attack from the Df Line.
    AttackFromDf,
    /// g:โจมตีข้ามไปยัง Df Line
    AttackAcross,
    /// 505.1.1. It can attack the hand even if the opponent has Seals in a Line.
    AttackHandAnyway,
    /// 501.4. It can counter, where it could not.
    Counter,
    /// g:สามารถใช้ท่าโจมตีได้ 2 ครั้งโดยจ่าย Mp ค่าโจมตีเพียงครั้งเดียว
    AttackTwice,
    /// g:สามารถสั่งโจมตีได้อีก 1 ครั้งโดยไม่ต้องจ่าย Mp ค่าโจมตี แม้เป็น Inactive Seal
    AttackAgain {
        /// Without paying the attack Mp.
        free: bool,
    },
    /// g:Protect
    Protect(Against),
    /// g:Cancel; g:Ability “ยกเลิก Curse”.
    Cancel(Against),
    /// It loses its Skills.
    LosesSkills,
    /// It loses its Abilities.
    LosesAbilities,
    /// g:สลับค่าพลัง X กับ Y
    Swap(Stat, Stat),
    /// g:อยู่ในสภาพ <ท่ารวมร่าง>
    InForm(String),
    /// Also this element.
    Element(Element),
    /// g:Become: this element, and no other.
    OnlyElement(Element),
    /// g:Become: this tribe or type, and no other.
    OnlyType(String),
    /// g:Shade of: what it says stands for a name, N<>, tribe, element, type or set.
    Shade(String),
    /// g:Mp สูงสุด: of a player, up or down.
    MpMax(Amount),
    /// g:Lv ใน Shrine สูงสุด: of a player, up or down.
    ShrineMax(Amount),
    /// The Mp of its Skills, up or down.
    SkillMp(Amount),
    /// 508.10. It can be a Support although a rule says no (g:Dancing).
    CanSupport,
}

/// Effects that a rule calls for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Call {
    /// 604. A Skill.
    Skill {
        /// g:Interfere
        interfere: bool,
        /// 604.4, 604.5
        uses: Uses,
        /// 619. It is used from hand, as every Twinkling.
        hand: bool,
        /// g:Twinkling: the card leaves the hand with it.
        twinkling: bool,
    },
    /// 601.2.4. What a 0 Turn Mystic does when it is cast or has entered, without an opening.
    Success,
    /// g:Wake Up: the conditions of the effect are those of the text.
    WakeUp,
    /// g:Wisdom: the scope.
    Wisdom(Filter),
}

/// 604.4, 604.5. How a Skill is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Uses {
    /// 605. Once.
    Once,
    /// 606. On All.
    All,
    /// 607. Several times.
    Times(u8),
}

/// 605.12. What a card is ordered to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Order {
    /// To attack; g:โจมตีฟรี.
    Attack {
        /// Without paying.
        free: bool,
    },
    /// To use a Skill.
    Skill,
    /// To combine.
    Combine,
    /// To set its Line.
    SetLine,
}

/// What only Summoner Master does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum OwnOp {
    /// As a cost: pay so many Mp.
    PayMp(u8),
    /// As a cost: pay so many counters of this card.
    PayCounters(Counter, u8),
    /// Mp of players, up or down.
    Mp(Whose, Amount),
    /// 709.14. Cards get a Curse.
    Curse {
        /// Which.
        what: Target,
        /// Which Curse.
        kind: Curse,
        /// How many Turns; none: not said (709.9: Death).
        turns: Option<Amount>,
        /// What a Last Dance gives besides.
        gives: Vec<Grant>,
    },
    /// g:Purified. Curses of cards end: this kind; none: every kind.
    Cure {
        /// Whose.
        what: Target,
        /// Which.
        kind: Option<Curse>,
        /// All of them, else one that is chosen.
        all: bool,
    },
    /// g:Move Curse. One Curse of the first goes to the second: `Target::Both`.
    MoveCurse(Target),
    /// g:Control
    Control {
        /// Which.
        what: Target,
        /// How long.
        until: Until,
    },
    /// g:Steal
    Steal(Target),
    /// 706, with a return: taken out of the game for so many Turns.
    RemoveFor {
        /// Which.
        what: Target,
        /// How many Turns.
        turns: u8,
    },
    /// 707, 708. Cards are brought into the arena.
    Enter {
        /// Which.
        what: Target,
        /// In this Line.
        line: Option<Line>,
    },
    /// g:ร่ายฟรี. Cards are cast without paying.
    Cast(Target),
    /// 621.2. An Extra of this name is created.
    Create(String),
    /// 605.12. A card is ordered to do something.
    Order(Order, Target),
    /// 710. A card attacks, as an Effect.
    Attack(Target),
    /// 515.8. It goes to the other Line.
    ChangeLine(Target),
    /// 515.8. It goes to this Line.
    GoToLine(Target, Line),
    /// 513.2. Its Supports are separated.
    Separate(Target),
    /// g:Move Mystic Card: a pasted Mystic goes to where its user says.
    MoveMystic(Target),
    /// g:Change Target: the target of a Skill or Mystic under way becomes this card.
    ChangeTarget(Target),
    /// Counters, more or fewer.
    Counters(Target, Counter, Amount),
    /// Counters go from the first to the second: `Target::Both`.
    MoveCounters(Target, Counter, Amount),
    /// g:นับว่าผ่านไป X Turn
    PassTurns(Target, u8),
    /// 103.5. "the Turn is passed".
    SkipTurn,
    /// g:Fortune. What follows is an [`Op::If`] on [`Condition::Did`]: right, wrong.
    Fortune(u8),
    /// g:Random. A hand loses cards at random: whose, which kind (none: whoever picks says), how many, and what is done to them.
    Random {
        /// Whose hand.
        whose: Whose,
        /// Seal or Mystic.
        kind: Option<Category>,
        /// How many.
        count: u8,
        /// What is done.
        deed: Deed,
    },
    /// Draw from this Library; none: whoever draws says from which. [`Op::Draw`] is not used.
    Draw {
        /// Who.
        who: Whose,
        /// Which.
        kind: Option<Category>,
        /// How many.
        count: Amount,
    },
    /// g:ได้รับ <Skill/Ability> ของการ์ดใบอื่น: this card gains a Skill (or an Ability) of that card.
    Gain {
        /// Of which.
        of: Target,
        /// A Skill, else an Ability.
        skill: bool,
        /// How long.
        until: Until,
    },
    /// 603.6.1. What follows, up to [`OwnOp::TogetherEnds`], is done at one time.
    TogetherBegins,
    /// 603.6.1
    TogetherEnds,
    /// 608.1. Here the second part of a Skill begins.
    OrderBegins,
}

impl cardgame::OwnOp<SummonerMaster> for OwnOp {
    fn target(&self) -> Option<(&Target, Deed)> {
        match self {
            Self::Curse { what, .. } => Some((what, Deed::Curse)),
            Self::Cure { what, .. } => Some((what, Deed::Cure)),
            Self::MoveCurse(what) => Some((what, Deed::MoveCurse)),
            Self::Control { what, .. } => Some((what, Deed::Control)),
            Self::Steal(what) => Some((what, Deed::Steal)),
            Self::RemoveFor { what, .. } => Some((what, Deed::Remove)),
            Self::Enter { what, .. } => Some((what, Deed::Enter)),
            Self::Cast(what) => Some((what, Deed::Cast)),
            Self::Order(_, what) | Self::Attack(what) => Some((what, Deed::Order)),
            Self::ChangeLine(what) | Self::GoToLine(what, _) => Some((what, Deed::ChangeLine)),
            Self::Separate(what) => Some((what, Deed::Separate)),
            Self::MoveMystic(what) => Some((what, Deed::MoveMystic)),
            Self::ChangeTarget(what) => Some((what, Deed::ChangeTarget)),
            Self::Counters(what, ..) | Self::MoveCounters(what, ..) => Some((what, Deed::Counters)),
            Self::PassTurns(what, _) => Some((what, Deed::PassTurns)),
            Self::Gain { of, .. } => Some((of, Deed::Gain)),
            Self::PayMp(_)
            | Self::PayCounters(..)
            | Self::Mp(..)
            | Self::Create(_)
            | Self::SkipTurn
            | Self::Fortune(_)
            | Self::Random { .. }
            | Self::Draw { .. }
            | Self::TogetherBegins
            | Self::TogetherEnds
            | Self::OrderBegins => None,
        }
    }
}

/// g:(X/Y). A length of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Period {
    /// 1 Subturn.
    Subturn,
    /// 1 Turn.
    Turn,
    /// The Game.
    Game,
}

/// 200.13 to 200.18. The box of a card that a text stands in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Printed {
    /// The Text Box.
    #[default]
    TextBox,
    /// 200.14. It works only when the Seal has grown.
    GrowthBox,
    /// 200.18. It works only when the card has progressed.
    ProgressBox,
}

/// What stands after a text, and where it is printed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Extra {
    /// g:(X/Y)
    pub limit: Option<(u8, Period)>,
    /// g:(ที่ชื่อ [S] X / Y)
    pub named: Option<(u8, Period)>,
    /// g:(Zone X [up] Work Y): the Zone, X, Y.
    pub works: Option<(Zone, u8, u8)>,
    /// g:Fixed Mp
    pub fixed_mp: Option<u8>,
    /// g:(ยกเลิกไม่ได้)
    pub uncancelled: bool,
    /// g:(สูญเสียไม่ได้)
    pub unlosable: bool,
    /// 713.2. "even if it has lost": it is said for a Seal that has lost the fight.
    pub even_lost: bool,
    /// Its box.
    pub printed: Printed,
}

words! {
    /// How words were read that can be read in more than one way.
    pub enum Taken {
        /// 605.12, 608.1. A Skill that only orders has one part.
        OrderIsOnePart = "order-is-one-part", "sm-taken-order-is-one-part";
        /// A word of no list that begins with a capital: the name of a card.
        NameOfACard = "name-of-a-card", "sm-taken-name-of-a-card";
        /// A Step or Subturn is entered or ends, and the text does not say whose: [`Whose::Any`].
        WhoseStep = "whose-step", "sm-taken-whose-step";
    }
}

/// Cards that a move, a Growth Box or a Progress Box asks for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Needed {
    /// What they are.
    pub filter: Filter,
    /// How many.
    pub count: u8,
}

/// 200.12. A special attack move, or one that is always there (no Supports asked for).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Attack {
    /// Its name.
    pub name: String,
    /// 508. The Supports it asks for: one card of them in all is a Double, two a Triple; none: it is there without a Combination.
    pub supports: Vec<Needed>,
    /// 200.12.3. Its At, if it says one.
    pub at: Option<i32>,
    /// Its Df.
    pub df: Option<i32>,
    /// Its Sp.
    pub sp: Option<i32>,
    /// Its attack Mp.
    pub mp: Option<i32>,
    /// 501.2. An All attack.
    pub all: bool,
    /// 501.2.4. Used so many times.
    pub times: u8,
}

/// What is printed on a card besides name, elements (`colours`), tribes and Mystic types (`types`), numbers and texts.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    /// 202. An Extra card.
    pub extra: bool,
    /// 201.8. Where it is pasted.
    pub paste: Option<Paste>,
    /// 201.9
    pub turns: Turns,
    /// 201.6
    pub interfere: bool,
    /// 201.11. What it cannot be pasted on.
    pub exception: Option<Filter>,
    /// 200.12
    pub moves: Vec<Attack>,
    /// 200.14.2. Growth conditions: all cards of one of them.
    pub growth: Vec<Vec<Needed>>,
    /// 200.18.2. The same for Progress.
    pub progress: Vec<Vec<Needed>>,
    /// 621.4
    pub capacity: Option<u8>,
    /// g:Name. Parts of its name, by meaning, where the board lists them.
    pub name_parts: Vec<String>,
    /// 200.9, 201.7
    pub set: String,
    /// 200.20.2, 200.9.4. What it is the Shade of.
    pub shades: Vec<String>,
    /// 620. It has the Reflection symbol.
    pub reflection: bool,
}

impl Vocabulary for SummonerMaster {
    type Zone = Zone;
    type Category = Category;
    type Colour = Element;
    type Stat = Stat;
    type Keyword = Keyword;
    type Deed = Deed;
    type Until = Until;
    type Later = Later;
    type Place = Never;
    type Is = OwnIs;
    type Number = Number;
    type Condition = OwnCondition;
    type Timing = OwnTiming;
    type Would = Never;
    type Cannot = OwnCannot;
    type Grant = OwnGrant;
    type Op = OwnOp;
    type Call = Call;
    type Outside = Never;
    type Extra = Extra;
    type Taken = Taken;
}
