//! What is said of cards: numbers, what they can and cannot do, what they have, and for how long.

use super::super::super::vocabulary::{Curse, Deed, Stat, Things};
use super::{AbilityTag, FeatureTag, PredicateTag, Row, Tag, UntilTag, row};

const fn says(tag: PredicateTag, en: &'static [&'static str], th: &'static [&'static str]) -> Row {
    row("predicate", Tag::Predicate(tag), en, th)
}

const fn has(tag: AbilityTag, en: &'static [&'static str], th: &'static [&'static str]) -> Row {
    row("ability", Tag::Ability(tag), en, th)
}

/// The rows.
pub const ROWS: &[Row] = &[
    // Numbers.
    says(PredicateTag::Values, &["{values}", "gets|get {values}"], &["{values}", "ได้รับ {values}"]),
    says(
        PredicateTag::Is,
        &["{stat} is|becomes|become {number}"],
        &["{stat} เป็น {number}", "{stat} กลายเป็น {number}", "มี {stat} เป็น {number}"],
    ),
    row(
        "values",
        Tag::More,
        &["{value} {values}", "{value} and {values}"],
        &["{value} {values}", "{value} และ {values}"],
    ),
    row("values", Tag::One, &["{value}"], &["{value}"]),
    row("value", Tag::One, &["{stat} {change}"], &["{stat} {change}"]),
    row("change", Tag::Signed, &["{signed}"], &["{signed}"]),
    row("change", Tag::PlusX, &["+X"], &["+X"]),
    row("change", Tag::MinusX, &["-X"], &["-X"]),
    row("number", Tag::Number, &["{n}"], &["{n}"]),
    row("number", Tag::X, &["X"], &["X"]),
    row("stat", Tag::Stat(Stat::At), &["At"], &["At"]),
    row("stat", Tag::Stat(Stat::Df), &["Df"], &["Df"]),
    row("stat", Tag::Stat(Stat::Sp), &["Sp"], &["Sp"]),
    row("stat", Tag::Stat(Stat::Lv), &["Lv"], &["Lv"]),
    row("stat", Tag::Stat(Stat::CastMp), &["casting Mp"], &["Mp ค่าร่าย"]),
    row("stat", Tag::Stat(Stat::AttackMp), &["attack Mp"], &["Mp ค่าโจมตี"]),
    // Texts.
    says(
        PredicateTag::LosesAbilities,
        &["loses|lose all|its Abilities", "loses its Ability"],
        &["สูญเสีย Ability", "สูญเสีย Ability ทั้งหมด"],
    ),
    says(PredicateTag::LosesSkills, &["loses|lose all|its Skills"], &["สูญเสีย Skill", "สูญเสีย Skill ทั้งหมด"]),
    says(
        PredicateTag::LosesBoth,
        &["loses|lose all|its Skills and Abilities"],
        &["สูญเสีย Skill และ Ability", "สูญเสีย Skill และ Ability ทั้งหมด"],
    ),
    says(PredicateTag::Gains, &["gains|gain {ability}"], &["ได้รับ {ability}"]),
    says(PredicateTag::GainsText, &["gains|gain \"{line}\""], &["ได้รับ \"{line}\""]),
    says(PredicateTag::Becomes, &["becomes|become [{inside}]"], &["กลายเป็น [{inside}]"]),
    says(
        PredicateTag::CountsAs,
        &["counts|count as in {name}", "counts|count as in <{inside:name}>"],
        &["อยู่ในสภาพ {name}", "อยู่ในสภาพ <{inside:name}>"],
    ),
    // g:Fixed Mp. What changes the Mp of Skills.
    says(PredicateTag::SkillMp, &["Skill Mp {change}"], &["Mp ค่าใช้ Skill {change}"]),
    // 100.2. What cannot be done.
    says(PredicateTag::CannotAttack, &["cannot attack"], &["ไม่สามารถโจมตีได้", "ไม่สามารถโจมตี", "โจมตีไม่ได้"]),
    says(
        PredicateTag::CannotBeAttacked,
        &["cannot be attacked"],
        &["ไม่สามารถถูกโจมตีได้", "ไม่สามารถถูกโจมตี", "ถูกโจมตีไม่ได้"],
    ),
    says(
        PredicateTag::CannotAttackHand,
        &["cannot attack the hand"],
        &["ไม่สามารถโจมตีขึ้นมือได้", "ไม่สามารถโจมตีขึ้นมือ", "โจมตีขึ้นมือไม่ได้"],
    ),
    says(PredicateTag::CannotCounter, &["cannot counter"], &["ไม่สามารถสวนกลับได้", "ไม่สามารถสวนกลับ", "สวนกลับไม่ได้"]),
    says(
        PredicateTag::CannotChangeLine,
        &["cannot change Line"],
        &["ไม่สามารถเปลี่ยน Line ได้", "ไม่สามารถเปลี่ยน Line", "เปลี่ยน Line ไม่ได้"],
    ),
    says(
        PredicateTag::CannotSupport,
        &["cannot be a Support"],
        &["ไม่สามารถเป็นใบรองได้", "ไม่สามารถเป็นใบรอง", "เป็นใบรองไม่ได้"],
    ),
    says(PredicateTag::CannotCombine, &["cannot combine"], &["ไม่สามารถรวมร่างได้", "ไม่สามารถรวมร่าง", "รวมร่างไม่ได้"]),
    says(
        PredicateTag::CannotUseSkill,
        &["cannot use Skills", "cannot use a Skill"],
        &["ไม่สามารถใช้ Skill ได้", "ไม่สามารถใช้ Skill", "ใช้ Skill ไม่ได้"],
    ),
    says(
        PredicateTag::CannotBeTarget,
        &["cannot be chosen as a target"],
        &["ไม่สามารถถูกเลือกเป็นเป้าหมายได้", "ไม่สามารถถูกเลือกเป็นเป้าหมาย"],
    ),
    says(
        PredicateTag::CannotBeTargetOf,
        &["cannot be chosen as a target of {against}"],
        &["ไม่สามารถถูกเลือกเป็นเป้าหมายของ {against} ได้", "ไม่สามารถถูกเลือกเป็นเป้าหมายของ {against}"],
    ),
    says(
        PredicateTag::CannotBe(Deed::Destroy),
        &["cannot be destroyed"],
        &["ไม่สามารถถูกทำลายได้", "ไม่สามารถถูกทำลาย", "ถูกทำลายไม่ได้"],
    ),
    says(
        PredicateTag::CannotBeBy(Deed::Destroy),
        &["cannot be destroyed by {against}"],
        &["ไม่สามารถถูกทำลายด้วย {against} ได้", "ไม่สามารถถูกทำลายด้วย {against}"],
    ),
    says(
        PredicateTag::CannotBe(Deed::Remove),
        &["cannot be Removed"],
        &["ไม่สามารถถูก Remove ได้", "ไม่สามารถถูก Remove", "ถูก Remove ไม่ได้", "ไม่สามารถถูกนำออกจากเกมได้"],
    ),
    says(
        PredicateTag::CannotBeBy(Deed::Remove),
        &["cannot be Removed by {against}"],
        &["ไม่สามารถถูก Remove ด้วย {against} ได้", "ไม่สามารถถูก Remove ด้วย {against}"],
    ),
    says(
        PredicateTag::CannotBe(Deed::ToHand),
        &["cannot be returned to the? hand", "cannot go to the? hand"],
        &["ไม่สามารถถูกนำขึ้นมือได้", "ไม่สามารถขึ้นมือได้", "ขึ้นมือไม่ได้"],
    ),
    says(
        PredicateTag::CannotBeBy(Deed::ToHand),
        &["cannot be returned to the? hand by {against}"],
        &["ไม่สามารถถูกนำขึ้นมือด้วย {against} ได้"],
    ),
    says(
        PredicateTag::CannotBeCondition,
        &["cannot be a condition Seal"],
        &["ไม่สามารถเป็น Seal เงื่อนไขได้", "ไม่สามารถเป็น Seal เงื่อนไข"],
    ),
    says(
        PredicateTag::CannotBreak,
        &["cannot break its combination", "cannot Break Combination"],
        &["ไม่สามารถแยกการรวมร่างได้", "ไม่สามารถแยกการรวมร่าง", "ไม่สามารถ Break Combination ได้"],
    ),
    says(
        PredicateTag::CannotGrow,
        &["cannot make Growth", "cannot grow"],
        &["ไม่สามารถ Growth ได้", "ไม่สามารถทำการ Growth ได้"],
    ),
    says(
        PredicateTag::CannotBecomeActive,
        &["cannot become Active"],
        &["ไม่สามารถกลายเป็น Active Seal ได้", "ไม่สามารถกลายเป็น Active Seal"],
    ),
    // 100.1. What can be done.
    says(
        PredicateTag::AttackFromDf,
        &["can attack from the Df Line"],
        &["โจมตีจาก Df Line ได้", "สามารถโจมตีจาก Df Line ได้"],
    ),
    says(
        PredicateTag::AttackAcross,
        &["can attack across to the Df Line"],
        &["โจมตีข้ามไปยัง Df Line ได้", "สามารถโจมตีข้ามไปยัง Df Line ได้"],
    ),
    says(
        PredicateTag::AttackHandAnyway,
        &["can attack the hand even if the opponent has Seals in a Line"],
        &["โจมตีขึ้นมือได้แม้ฝ่ายตรงข้ามมี Seal ใน Line", "สามารถโจมตีขึ้นมือได้แม้ฝ่ายตรงข้ามมี Seal ใน Line"],
    ),
    says(
        PredicateTag::CanCounter,
        &["can counter", "can counter in|from the Df Line"],
        &["สวนกลับได้", "สามารถสวนกลับได้", "สวนกลับจาก Df Line ได้", "สามารถสวนกลับจาก Df Line ได้"],
    ),
    says(
        PredicateTag::AttackTwice,
        &["can use its attack move 2 times by paying the attack Mp once"],
        &["สามารถใช้ท่าโจมตีได้ 2 ครั้งโดยจ่าย Mp ค่าโจมตีเพียงครั้งเดียว"],
    ),
    says(
        PredicateTag::AttackAgain,
        &["can be ordered to attack 1 more time, even as an Inactive Seal"],
        &["สามารถสั่งโจมตีได้อีก 1 ครั้ง แม้เป็น Inactive Seal"],
    ),
    says(
        PredicateTag::AttackAgainFree,
        &["can be ordered to attack 1 more time without paying the attack Mp, even as an Inactive Seal"],
        &[
            "สามารถสั่งโจมตีได้อีก 1 ครั้ง โดยไม่ต้องจ่าย Mp ค่าโจมตี แม้เป็น Inactive Seal",
            "สามารถสั่งโจมตีได้อีก 1 ครั้ง ( โดยไม่ต้องจ่าย Mp ค่าโจมตี ) แม้เป็น Inactive Seal",
        ],
    ),
    says(PredicateTag::CanSupport, &["can be a Support"], &["สามารถเป็นใบรองได้"]),
    // What a card has.
    has(AbilityTag::Charging, &["Charging {n}"], &["Charging {n}"]),
    has(AbilityTag::FixedCharging, &["Fixed Charging {n}"], &["Fixed Charging {n}"]),
    has(AbilityTag::Vanish, &["Vanish {n} Turns|Turn"], &["Vanish {n} Turn"]),
    has(AbilityTag::WeakTouch, &["Weak Touch"], &["Weak Touch"]),
    has(AbilityTag::HyperDrive, &["Hyper Drive"], &["Hyper Drive"]),
    has(AbilityTag::Capacity, &["Capacity {n}"], &["Capacity {n}"]),
    has(
        AbilityTag::Shade,
        &["Shade of {name}", "Shade of N<{inside:name}>", "Shade of <{inside:name}>"],
        &["Shade of {name}", "Shade of N<{inside:name}>", "Shade of <{inside:name}>"],
    ),
    has(AbilityTag::ShadeOfMark, &["Shade of [{inside:name}]"], &["Shade of [{inside:name}]"]),
    row(
        "guard",
        Tag::Ability(AbilityTag::Protect),
        &["Protect|Protects from {against}"],
        &["Protect {against}", "Protect จาก {against}"],
    ),
    row(
        "guard",
        Tag::Ability(AbilityTag::Cancel),
        &["Cancel|Cancels {against}"],
        &["ยกเลิก {against}", "Cancel {against}"],
    ),
    has(AbilityTag::Protect, &["Protect from {against}"], &["Protect {against}", "Protect จาก {against}"]),
    has(AbilityTag::Cancel, &["Cancel {against}"], &["ยกเลิก {against}", "Cancel {against}"]),
    row("against", Tag::One, &["{owner} {things}"], &["{things} {owner}"]),
    row("against", Tag::One, &["{things}"], &["{things}"]),
    row("against", Tag::More, &["{things:one} and {things:two}"], &["{things:one} และ {things:two}"]),
    row("against", Tag::More, &["{owner} {things:one} and {things:two}"], &["{things:one} และ {things:two} {owner}"]),
    row(
        "against",
        Tag::More,
        &["{things:one}, {things:two} and {things:three}"],
        &["{things:one}, {things:two} และ {things:three}"],
    ),
    row(
        "against",
        Tag::More,
        &["{owner} {things:one}, {things:two} and {things:three}"],
        &["{things:one}, {things:two} และ {things:three} {owner}"],
    ),
    row(
        "against",
        Tag::Feature(FeatureTag::Card),
        &["{befores} {kind_noun:noun} {afters?}", "{kind_noun:noun} {afters}"],
        &["{kind_noun:noun} {befores}"],
    ),
    row("things", Tag::Things(Things::Mystics), &["Mystics|Mystic", "Mystic Cards|Card"], &["Mystic Card", "Mystic"]),
    row("things", Tag::Things(Things::Skills { interfere: false }), &["Skills"], &["Skill"]),
    row("things", Tag::Things(Things::Skills { interfere: true }), &["Interfere Skills"], &["Skill Interfere"]),
    row("things", Tag::Things(Things::Abilities), &["Abilities"], &["Ability"]),
    row("things", Tag::Things(Things::Seals), &["Seals"], &["Seal"]),
    row("things", Tag::Things(Things::Curses(None)), &["Curses|Curse"], &["Curse"]),
    row("things", Tag::One, &["{curse} Curse"], &["{curse} Curse"]),
    row("curse", Tag::Curse(Curse::Stone), &["Stone"], &["Stone"]),
    row("curse", Tag::Curse(Curse::Freeze), &["Freeze"], &["Freeze"]),
    row("curse", Tag::Curse(Curse::Charm), &["Charm"], &["Charm"]),
    row("curse", Tag::Curse(Curse::Poison), &["Poison"], &["Poison"]),
    row("curse", Tag::Curse(Curse::Death), &["Death"], &["Death"]),
    row("curse", Tag::Curse(Curse::LastDance), &["Last Dance"], &["Last Dance"]),
    row("curse", Tag::Curse(Curse::Dimension), &["Dimension"], &["Dimension"]),
    // How long.
    row(
        "until",
        Tag::Until(UntilTag::Subturn),
        &["until end of Subturn", "until the end of the Subturn"],
        &["จนจบ Subturn"],
    ),
    row("until", Tag::Until(UntilTag::ThisSubturn), &[",? in this Subturn"], &["ใน Subturn นี้"]),
    row("until", Tag::Until(UntilTag::ThisTurn), &[",? in this Turn"], &["ใน Turn นี้"]),
    row("until", Tag::Until(UntilTag::Turns), &["for {n} Turns|Turn"], &["{n} Turn", "เป็นเวลา {n} Turn"]),
    row("until", Tag::Until(UntilTag::InArena), &[",? as long as [S] is in the arena"], &["ตราบเท่าที่ [S] อยู่ในสนาม"]),
    row(
        "until",
        Tag::Until(UntilTag::InLine),
        &[",? as long as [S] is in the {line_name}"],
        &["ตราบเท่าที่ [S] อยู่ใน {line_name}"],
    ),
];
