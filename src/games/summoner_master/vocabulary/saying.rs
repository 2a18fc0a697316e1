//! What is said of cards and players: what they are, what they have, what they cannot do.

use serde::{Deserialize, Serialize};

use super::nouns::{Curse, Deed, Element, Line, Stat};
use super::printed::Paste;
use super::trees::{Amount, Condition, Filter, Selector};
use crate::cardgame::text::Whose;

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
    /// g:และ/หรือ: one of these, or several.
    AndOr(Vec<Filter>),
}

/// Two kinds of counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Counter {
    /// g:Charged Counter
    Charged,
    /// g:Fixed Charge Counter
    Fixed,
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
    /// 100.2. This cannot be done to the card, by these.
    Be(Deed, Against),
    /// The player cannot cast cards like these.
    Cast(Filter),
    /// The player cannot draw.
    Draw,
    /// The card cannot become Active.
    BecomeActive,
    /// 613. The card cannot be a condition Seal.
    BeCondition,
    /// 513.4.5. Its combination cannot be broken by command.
    Break,
    /// 612.3. The card cannot make Growth.
    Grow,
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
