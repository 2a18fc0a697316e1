//! What must hold.

use super::super::super::vocabulary::Whose;
use super::{ConditionTag, Row, Tag, WhichTag, row};

const fn cond(tag: ConditionTag, en: &'static [&'static str], th: &'static [&'static str]) -> Row {
    row("atom", Tag::Condition(tag), en, th)
}

/// The rows.
pub const ROWS: &[Row] = &[
    row("cond", Tag::One, &["{atom}"], &["{atom}"]),
    row("cond", Tag::Condition(ConditionTag::And), &["{atom} and {cond}"], &["{atom} และ {cond}"]),
    row("cond", Tag::Condition(ConditionTag::Or), &["{atom} or {cond}"], &["{atom} หรือ {cond}"]),
    cond(ConditionTag::InLine, &["[S] is in the {line_name}"], &["[S] อยู่ใน {line_name}"]),
    cond(ConditionTag::InArena, &["[S] is in the arena"], &["[S] อยู่ในสนาม"]),
    cond(ConditionTag::InForm, &["[S] is in {name}"], &["[S] อยู่ในท่า {name}", "[S] อยู่ในสภาพ {name}"]),
    cond(
        ConditionTag::NormallyCombined,
        &["[S] is in a normal combination"],
        &["[S] รวมร่างปกติ", "[S] อยู่ในสภาพรวมร่างปกติ"],
    ),
    cond(ConditionTag::Combined, &["[S] is combined"], &["[S] รวมร่างอยู่", "[S] อยู่ในสภาพรวมร่าง"]),
    cond(ConditionTag::Inactive, &["[S] is Inactive", "[S] is an Inactive Seal"], &["[S] เป็น Inactive Seal"]),
    cond(ConditionTag::Active, &["[S] is Active", "[S] is an Active Seal"], &["[S] เป็น Active Seal"]),
    cond(ConditionTag::Fights, &["[S] fights"], &["[S] ต่อสู้"]),
    cond(ConditionTag::Attacks, &["[S] attacks"], &["[S] โจมตี"]),
    cond(ConditionTag::IsAttacked, &["[S] is attacked"], &["[S] ถูกโจมตี"]),
    cond(ConditionTag::Cursed, &["[S] has {curse} Curse"], &["[S] ติด {curse} Curse"]),
    cond(ConditionTag::Cursed, &["[S] has a Curse"], &["[S] ติด Curse"]),
    cond(ConditionTag::Have, &["{who} have|has {quantity}"], &["{who} มี {quantity}"]),
    cond(
        ConditionTag::HaveEither,
        &["{who} have|has {quantity:one} or {quantity:two}"],
        &["{who} มี {quantity:one} หรือ {quantity:two}"],
    ),
    cond(
        ConditionTag::HaveBoth,
        &["{who} have|has {quantity:one} and {quantity:two}"],
        &["{who} มี {quantity:one} และ {quantity:two}"],
    ),
    cond(ConditionTag::HaveNone, &["{who} have|has no {kind}"], &["{who} ไม่มี {kind}"]),
    cond(
        ConditionTag::HaveMore,
        &["{who} have|has more {kind} than {who:other}", "{who} have|has more {kind} than {who:other} have|has"],
        &["{who} มี {kind} มากกว่า {who:other}"],
    ),
    cond(
        ConditionTag::HaveFewer,
        &["{who} have|has fewer {kind} than {who:other}", "{who} have|has fewer {kind} than {who:other} have|has"],
        &["{who} มี {kind} น้อยกว่า {who:other}"],
    ),
    cond(ConditionTag::AttackSubturn, &["it is {the} attack Subturn"], &["เป็น Subturn โจมตี {the}"]),
    cond(ConditionTag::Mp, &["{owner} Mp is {n} {bound?}"], &["Mp {owner} {n} {bound?}"]),
    cond(ConditionTag::Stat, &["[S] {stat} is {n} {bound?}"], &["[S] {stat} {n} {bound?}"]),
    row(
        "quantity",
        Tag::One,
        &["{n} {bound?} {befores?} {noun} {afters?}"],
        &["{noun} {befores?} {n} ใบ {bound?} {afters?}"],
    ),
    row(
        "quantity",
        Tag::Which(WhichTag::MoreThan),
        &["more than {n} {befores?} {noun} {afters?}"],
        &["{noun} {befores?} มากกว่า {n} ใบ {afters?}"],
    ),
    row(
        "quantity",
        Tag::Which(WhichTag::FewerThan),
        &["fewer|less than {n} {befores?} {noun} {afters?}"],
        &["{noun} {befores?} น้อยกว่า {n} ใบ {afters?}", "{noun} {befores?} ไม่ถึง {n} ใบ {afters?}"],
    ),
    row(
        "quantity",
        Tag::Which(WhichTag::AtLeast),
        &["at least {n} {befores?} {noun} {afters?}"],
        &["{noun} {befores?} อย่างน้อย {n} ใบ {afters?}", "{noun} {befores?} ไม่น้อยกว่า {n} ใบ {afters?}"],
    ),
    row(
        "quantity",
        Tag::Which(WhichTag::AtMost),
        &["at most {n} {befores?} {noun} {afters?}"],
        &["{noun} {befores?} ไม่เกิน {n} ใบ {afters?}", "{noun} {befores?} ไม่มากกว่า {n} ใบ {afters?}"],
    ),
    row("quantity", Tag::Which(WhichTag::Some), &["a|an {befores?} {noun} {afters?}"], &["{noun} {befores?}"]),
    row("quantity", Tag::Which(WhichTag::Another), &["another {befores?} {noun} {afters?}"], &[]),
    row("who", Tag::Whose(Whose::Yours), &["we"], &["เรา"]),
    row("who", Tag::Caster, &["the caster"], &["ผู้ร่าย"]),
    row("who", Tag::Whose(Whose::Opponents), &["the opponent"], &["ฝ่ายตรงข้าม"]),
    row("who", Tag::Whose(Whose::Any), &["the|a|any player"], &["ผู้เล่น"]),
    row("owner", Tag::Whose(Whose::Yours), &["our"], &["ของเรา", "ของฝ่ายเรา"]),
    row("owner", Tag::Caster, &["the caster's"], &["ของผู้ร่าย"]),
    row("owner", Tag::Whose(Whose::Opponents), &["the opponent's"], &["ของฝ่ายตรงข้าม"]),
    row("the", Tag::Whose(Whose::Yours), &["our"], &["ของเรา"]),
    row("the", Tag::Whose(Whose::Opponents), &["the opponent's"], &["ของฝ่ายตรงข้าม"]),
    row("the", Tag::Whose(Whose::Any), &["the"], &[]),
    row("bound", Tag::AtLeast, &["or more", "or higher"], &["หรือสูงกว่า", "หรือมากกว่า", "ขึ้นไป"]),
    row("bound", Tag::AtMost, &["or less", "or fewer", "or lower"], &["หรือต่ำกว่า", "หรือน้อยกว่า"]),
];
