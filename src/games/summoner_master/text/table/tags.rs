//! What a row of the tables means.

use super::super::super::vocabulary::{
    Category, Counter, Curse, Deed, Line, Order, Period, Stat, Things, When, Whose, Zone,
};
use crate::cardgame::phrases::Phrase;

/// A row.
pub type Row = Phrase<Tag>;

/// A row of a table.
pub(super) const fn row(part: &'static str, tag: Tag, en: &'static [&'static str], th: &'static [&'static str]) -> Row {
    Phrase { part, tag, en, th }
}

/// What a row means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tag {
    /// A single thing of a part.
    One,
    /// A thing, and more of them.
    More,
    /// A text box line: what it is, see [`LineTag`].
    Line(LineTag),
    /// What stands before a text.
    Opening(OpeningTag),
    /// What stands after it.
    Suffix(SuffixTag),
    /// A part of a cost.
    Cost(CostTag),
    /// How a Skill is used.
    Interfere,
    /// On All.
    All,
    /// So many times.
    Times,
    /// From hand.
    InHand,
    /// The two parts of a Skill.
    TwoParts,
    /// g:(X/Y)
    Period(Period),
    /// A card or a player does this.
    When(When),
    /// A condition.
    Condition(ConditionTag),
    /// How operations follow each other.
    Body(BodyTag),
    /// An operation.
    Step(StepTag),
    /// What is said of a card.
    Predicate(PredicateTag),
    /// What a card has.
    Ability(AbilityTag),
    /// What is protected from, or cancelled.
    Things(Things),
    /// How long.
    Until(UntilTag),
    /// A number of a card.
    Stat(Stat),
    /// Up or down by a number.
    Signed,
    /// Up by X.
    PlusX,
    /// Down by X.
    MinusX,
    /// A number.
    Number,
    /// X.
    X,
    /// A Curse.
    Curse(Curse),
    /// A kind of counter.
    Counter(Counter),
    /// A Line.
    InLine(Line),
    /// A Zone.
    Zone(ZoneTag),
    /// Whose, or who.
    Whose(Whose),
    /// g:ผู้ร่าย
    Caster,
    /// Cards.
    Which(WhichTag),
    /// A noun.
    Noun(NounTag),
    /// What a card is.
    Feature(FeatureTag),
    /// At most.
    AtMost,
    /// At least.
    AtLeast,
}

/// Kinds of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineTag {
    /// A Skill.
    Skill,
    /// g:Twinkling
    Twinkling,
    /// With or without an opening.
    Text,
    /// g:Wake Up
    WakeUp,
    /// g:Wisdom
    Wisdom,
    /// 200.12
    Move,
    /// 200.14
    Growth,
    /// 200.18
    Progress,
}

/// Openings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningTag {
    /// g:หรือ. At either of two moments.
    Either,
    /// g:หรือ. The same, of the same card.
    EitherOfOne,
    /// 601.2.1
    When,
    /// 601.3.3
    AsLong,
    /// g:Alone:
    Alone,
    /// g:เป็นใบรอง <xxx>:
    Support,
    /// g:Pasted
    Pasted,
    /// g:เข้ามา:
    Enters,
    /// g:Dancing
    Dancing(When),
}

/// Suffixes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SuffixTag {
    /// g:(X/Y)
    Limit,
    /// g:(ที่ชื่อ [S] X / Y)
    Named,
    /// g:(Zone X [up] Work Y)
    Works,
    /// g:Fixed Mp
    FixedMp,
    /// g:(ยกเลิกไม่ได้)
    Uncancelled,
    /// g:(สูญเสียไม่ได้)
    Unlosable,
    /// g:When, at the end: in which combination.
    InForm,
    /// 601.3.3, at the end: for how long.
    AsLong,
    /// 201.11
    Exception,
}

/// Costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CostTag {
    /// Mp.
    Mp,
    /// g:Sacrifice
    Sacrifice,
    /// 702
    Discard,
    /// 706
    Remove,
    /// Counters of this card.
    Counters,
    /// g:ค่า -
    Nothing,
}

/// Conditions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConditionTag {
    /// A player has more of them than the other one.
    HaveMore,
    /// A player has fewer.
    HaveFewer,
    /// g:Inactive Seal
    Inactive,
    /// g:Active Seal
    Active,
    /// Both hold.
    And,
    /// One of them holds.
    Or,
    /// [S] is in a Line.
    InLine,
    /// [S] is in the arena.
    InArena,
    /// [S] is combined in a move.
    InForm,
    /// g:รวมร่างปกติ
    NormallyCombined,
    /// [S] is combined.
    Combined,
    /// [S] fights.
    Fights,
    /// [S] attacks.
    Attacks,
    /// [S] is attacked.
    IsAttacked,
    /// [S] has a Curse.
    Cursed,
    /// A player has cards.
    Have,
    /// A player has these, or those.
    HaveEither,
    /// A player has these and those.
    HaveBoth,
    /// A player has none.
    HaveNone,
    /// It is the attack Subturn of a player.
    AttackSubturn,
    /// The Mp of a player.
    Mp,
    /// A number of [S].
    Stat,
}

/// How operations follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BodyTag {
    /// One.
    One,
    /// One and another.
    And,
    /// One, then another.
    Then,
    /// Under a condition.
    If,
    /// 603.6.1
    Together,
    /// One of several.
    Choose,
    /// 601.2.2. It may be chosen whether it works.
    May,
    /// Modes.
    Modes,
    /// g:X
    XBy,
    /// So much for each of these.
    ForEach,
}

/// Operations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepTag {
    /// 603.6.2. The same is done to two sorts of cards, at one time.
    Both(Deed),
    /// 100.2. A player cannot draw.
    CannotDraw,
    /// 100.2. No player can draw.
    NobodyDraws,
    /// 702, by every player.
    EachDiscards,
    /// g:Draw, every player.
    EachDraws,
    /// A card has a Protect or a Cancel.
    Has,
    /// 621.2, several times.
    CreateMany,
    /// The Mp of the Skills of cards.
    SkillMpOf,
    /// 100.2. A player cannot cast cards like these.
    CannotCast,
    /// 100.2. Nobody can cast cards like these.
    NobodyCasts,
    /// 701
    Destroy,
    /// 702, by who has the text.
    Discard,
    /// 702, at random.
    DiscardRandom,
    /// 702, by a player.
    PlayerDiscards,
    /// 702, by a player at random.
    PlayerDiscardsRandom,
    /// 703
    ToShrine,
    /// 704
    ToLibrary,
    /// 704, on top.
    ToLibraryTop,
    /// 704, at the bottom.
    ToLibraryBottom,
    /// 705
    ToHand,
    /// 706
    Remove,
    /// 706, for a time.
    RemoveFor,
    /// 706, 713.2
    RemoveEvenLost,
    /// g:Draw
    Draw,
    /// g:Draw, by a player.
    PlayerDraws,
    /// 707
    Enter,
    /// g:ร่ายฟรี
    CastFree,
    /// 621.2
    Create,
    /// 605.12
    Order(Order),
    /// 710
    Attack,
    /// Something is said of cards.
    Say,
    /// Two things are said of cards.
    SayBoth,
    /// Something is said of the card that this is pasted on.
    SayAlone,
    /// A number of cards goes up or down.
    StatOf,
    /// A number of cards is set.
    StatOfIs,
    /// g:สลับค่าพลัง X กับ Y
    Swap,
    /// Mp of a player.
    Mp,
    /// g:Mp สูงสุด
    MpMax,
    /// g:Lv ใน Shrine สูงสุด
    ShrineMax,
    /// No player can attack the hand.
    NoHandAttack,
    /// 709.14
    Curse,
    /// 709.10
    LastDance,
    /// g:Purified
    CureAll,
    /// g:Purified, one kind.
    CureKind,
    /// g:Purified, one of them.
    CureOne,
    /// g:Move Curse
    MoveCurse,
    /// g:Control
    Control,
    /// g:Steal
    Steal,
    /// g:Move Mystic Card
    MoveMystic,
    /// g:Change Target
    ChangeTargetOfSkill,
    /// g:Change Target
    ChangeTargetOfMystic,
    /// 515.8
    ChangeLine,
    /// 515.8
    GoToLine,
    /// 513.2
    Separate,
    /// It becomes Active.
    BecomeActive,
    /// It becomes Inactive.
    BecomeInactive,
    /// g:ได้รับ <Skill/Ability> ของการ์ดใบอื่น
    GainSkill,
    /// g:ได้รับ <Skill/Ability> ของการ์ดใบอื่น
    GainAbility,
    /// g:Charged Counter
    GetCounters,
    /// g:Charged Counter
    LoseCounters,
    /// g:Charged Counter
    MoveCounters,
    /// g:นับว่าผ่านไป X Turn
    PassTurns,
    /// 103.5
    SkipTurn,
    /// g:Fortune
    Fortune,
    /// 300.3
    LookAtHand,
    /// 300.3
    LookAtTop,
    /// 300.8
    Show,
    /// g:Shuffle
    Shuffle,
}

/// What is said of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PredicateTag {
    /// Numbers up and down.
    Values,
    /// A number is set.
    Is,
    /// It loses its Abilities.
    LosesAbilities,
    /// It loses its Skills.
    LosesSkills,
    /// It loses both.
    LosesBoth,
    /// It gains what a card can have.
    Gains,
    /// It gains a text in quotes.
    GainsText,
    /// It becomes an element or tribe.
    Becomes,
    /// g:อยู่ในสภาพ <ท่ารวมร่าง>
    CountsAs,
    /// 502.4
    CannotAttack,
    /// 503.3
    CannotBeAttacked,
    /// 505.1
    CannotAttackHand,
    /// 501.4
    CannotCounter,
    /// 515.9.2
    CannotChangeLine,
    /// 508.10
    CannotSupport,
    /// 508.10
    CannotCombine,
    /// 604
    CannotUseSkill,
    /// 711
    CannotBeTarget,
    /// 711
    CannotBeTargetOf,
    /// 613
    CannotBeCondition,
    /// g:Fixed Mp
    SkillMp,
    /// 100.2. This cannot be done to it.
    CannotBe(Deed),
    /// 100.2. This cannot be done to it, by these.
    CannotBeBy(Deed),
    /// 513.4.5
    CannotBreak,
    /// 612.3
    CannotGrow,
    /// It cannot become Active.
    CannotBecomeActive,
    /// 502.3
    AttackFromDf,
    /// g:โจมตีข้ามไปยัง Df Line
    AttackAcross,
    /// 505.1.1
    AttackHandAnyway,
    /// 501.4
    CanCounter,
    /// g:สามารถใช้ท่าโจมตีได้ 2 ครั้งโดยจ่าย Mp ค่าโจมตีเพียงครั้งเดียว
    AttackTwice,
    /// g:สามารถสั่งโจมตีได้อีก 1 ครั้งโดยไม่ต้องจ่าย Mp ค่าโจมตี แม้เป็น Inactive Seal
    AttackAgain,
    /// The same without paying.
    AttackAgainFree,
    /// 508.10
    CanSupport,
}

/// What a card can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AbilityTag {
    /// g:Charging
    Charging,
    /// g:Fixed Charging
    FixedCharging,
    /// g:Vanish
    Vanish,
    /// g:Weak Touch
    WeakTouch,
    /// g:Hyper Drive
    HyperDrive,
    /// 621.4
    Capacity,
    /// g:Shade of
    Shade,
    /// g:Shade of. Of what stands in brackets.
    ShadeOfMark,
    /// g:Protect
    Protect,
    /// g:Cancel
    Cancel,
}

/// How long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UntilTag {
    /// 401.9.5
    Subturn,
    /// This Turn.
    ThisTurn,
    /// g:ใน Subturn นี้
    ThisSubturn,
    /// 401.9.6
    Turns,
    /// As long as [S] is in the arena.
    InArena,
    /// As long as [S] is in a Line.
    InLine,
}

/// Zones as texts name them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZoneTag {
    /// One Zone.
    One(Zone),
    /// The Shrine of Seals and that of Mystics.
    Shrines,
    /// Both Libraries.
    Libraries,
}

/// Cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhichTag {
    /// [S].
    This,
    /// So many.
    Count,
    /// X of them.
    CountX,
    /// Up to so many.
    UpTo,
    /// g:ทุกใบ
    Every,
    /// Another one.
    Another,
    /// The card that the text speaks of; its kind, if that is said.
    That(Option<Category>),
    /// g:Attacked Seal
    Attacked,
    /// g:Attacking Seal
    Attacking,
    /// g:Deal
    Fought,
    /// The Main of [S].
    Main,
    /// What [S] is pasted on.
    Host,
    /// The Seal that [S] is pasted on.
    HostSeal,
    /// Cards of a name.
    Named,
    /// The top card of a Library.
    Top,
    /// The top cards of a Library.
    TopMany,
    /// One or more.
    Some,
    /// More than so many.
    MoreThan,
    /// Fewer than so many.
    FewerThan,
    /// So many or more.
    AtLeast,
    /// So many or fewer.
    AtMost,
    /// Cards in general: for counts and conditions.
    Kind,
    /// How many different element symbols they have.
    Symbols,
    /// How many different elements.
    Elements,
    /// How many different tribes.
    Tribes,
}

/// Nouns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NounTag {
    /// A Seal.
    Seal,
    /// A Mystic.
    Mystic,
    /// Any card.
    Card,
    /// A Support.
    Support,
    /// A Seal that is Active.
    ActiveSeal,
    /// A Seal that is Inactive.
    InactiveSeal,
    /// 200.4.2. A tribe as a noun.
    Tribe,
}

/// What a card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FeatureTag {
    /// 201.5. The Mp of a Mystic: it has one only.
    Mp,
    /// An element, tribe or type in brackets.
    Bracket,
    /// g:N<>
    NamePart,
    /// Both.
    And,
    /// One of both.
    Or,
    /// g:และ/หรือ. One of both, or both.
    AndOr,
    /// Of the player.
    Own,
    /// Of the opponent.
    Opponents,
    /// g:ผู้ร่าย. Of the caster.
    Casters,
    /// Not [S].
    Other,
    /// It is combined.
    Combined,
    /// A number.
    Stat,
    /// g:ค่าพลังปกติ
    NormalStat,
    /// g:ธาตุปกติ
    NormalElement,
    /// g:ชื่อปกติ
    NormalName,
    /// g:สัญลักษณ์ธาตุ
    Symbol,
    /// In a Line.
    InLine,
    /// In any Line.
    InLines,
    /// In no Line.
    NoLine,
    /// In the arena.
    InArena,
    /// In a Zone of somebody.
    InZone,
    /// In such a Zone of either player.
    InAnyZone,
    /// Its name.
    Name,
    /// g:ตามจำนวนการ์ดที่ชื่อไม่ซ้ำกัน
    DifferentNames,
    /// It has a Curse.
    Cursed,
    /// It has this Curse.
    CursedBy,
    /// g:Interfere
    Interfere,
    /// A card with features, as one feature: "Seal of Lv 3 or more".
    Card,
    /// A card by its name.
    CardNamed,
    /// Cards that are needed: so many.
    Needed,
    /// No Supports.
    None,
}
