//! Lines of a text box: openings, Skills, what stands after a text.

use super::super::super::vocabulary::{Period, When};
use super::{CostTag, LineTag, OpeningTag, Row, SuffixTag, Tag, row};

/// The rows.
pub const ROWS: &[Row] = &[
    // 604. Skills.
    row(
        "line",
        Tag::Line(LineTag::Skill),
        &["{stated?} Skill {skillmods?} ({costs}): {skillbody} {suffixes?}"],
        &["{stated?} Skill {skillmods?} ({costs}): {skillbody} {suffixes?}"],
    ),
    row(
        "line",
        Tag::Line(LineTag::Twinkling),
        &["{stated?} Twinkling {skillmods?} ({costs}): {skillbody} {suffixes?}"],
        &["{stated?} Twinkling {skillmods?} ({costs}): {skillbody} {suffixes?}"],
    ),
    row("skillmods", Tag::More, &["{skillmod} {skillmods?}"], &["{skillmod} {skillmods?}"]),
    row("skillmod", Tag::Interfere, &["Interfere"], &["Interfere"]),
    row("skillmod", Tag::All, &["All"], &["All"]),
    row("skillmod", Tag::Times, &["{n} times|time"], &["{n} ครั้ง"]),
    row("skillmod", Tag::InHand, &["in hand"], &["ในมือ"]),
    row("skillbody", Tag::One, &["{body}"], &["{body}"]),
    row("skillbody", Tag::TwoParts, &["{body:first} ; order: {body:second}"], &["{body:first} สั่ง {body:second}"]),
    row("costs", Tag::More, &["{cost}, {costs}"], &["{cost}, {costs}"]),
    row("costs", Tag::One, &["{cost}"], &["{cost}"]),
    row("cost", Tag::Cost(CostTag::Mp), &["Mp {n}"], &["Mp {n}"]),
    row("cost", Tag::Cost(CostTag::Sacrifice), &["Sacrifice {which}"], &["Sacrifice {which}"]),
    row("cost", Tag::Cost(CostTag::Discard), &["Discard {which}"], &["Discard {which}"]),
    row("cost", Tag::Cost(CostTag::Remove), &["Remove {which}"], &["Remove {which}", "นำ {which} ออกจากเกม"]),
    row("cost", Tag::Cost(CostTag::Counters), &["{counter} {n}"], &["{counter} {n}"]),
    row("cost", Tag::Cost(CostTag::Nothing), &["-"], &["-"]),
    // 601. Abilities.
    row(
        "line",
        Tag::Line(LineTag::Text),
        &["{stated?} {openings?} {result} {suffixes?}"],
        &["{stated?} {openings?} {result} {suffixes?}"],
    ),
    row("result", Tag::One, &["{body}"], &["{body}"]),
    row("result", Tag::More, &["{ability}"], &["{ability}"]),
    row("stated", Tag::One, &["Condition: {cond};"], &["เงื่อนไข: {cond};"]),
    row("openings", Tag::More, &["{opening} {openings?}"], &["{opening} {openings?}"]),
    row(
        "opening",
        Tag::Opening(OpeningTag::When),
        &["When {timing}:", "When {timing},"],
        &["เมื่อ {timing}:", "ทันทีที่ {timing}:", "เมื่อ {timing},"],
    ),
    row(
        "opening",
        Tag::Opening(OpeningTag::When),
        &["At {ending:timing}:", "At {ending:timing},"],
        &["เมื่อ {ending:timing}:", "ตอน {ending:timing}:", "เมื่อ {ending:timing},", "ตอน {ending:timing},"],
    ),
    row(
        "opening",
        Tag::Opening(OpeningTag::Either),
        &["When {timing} or {timing:other}:"],
        &["เมื่อ {timing} หรือ {timing:other}:", "ทันทีที่ {timing} หรือ {timing:other}:"],
    ),
    row(
        "opening",
        Tag::Opening(OpeningTag::EitherOfOne),
        &["When {timing} or {again}:", "When {timing} or {again},"],
        &["เมื่อ {timing} หรือ {again}:", "ทันทีที่ {timing} หรือ {again}:", "เมื่อ {timing} หรือ {again},"],
    ),
    row(
        "opening",
        Tag::Opening(OpeningTag::AsLong),
        &["As long as {cond}:", "While {cond}:", "As long as {cond},", "While {cond},"],
        &["ตราบเท่าที่ {cond}:", "ขณะที่ {cond}:", "ตราบเท่าที่ {cond},", "ขณะที่ {cond},"],
    ),
    row("opening", Tag::Opening(OpeningTag::Alone), &["Alone:"], &["Alone:"]),
    row("opening", Tag::Opening(OpeningTag::Support), &["As support of {features}:"], &["เป็นใบรอง {features}:"]),
    row("opening", Tag::Opening(OpeningTag::Support), &["As a? support:"], &["เป็นใบรอง:"]),
    row("opening", Tag::Opening(OpeningTag::Pasted), &["Pasted {features?}:"], &["Pasted {features?}:"]),
    row("opening", Tag::Opening(OpeningTag::Enters), &["Enters:"], &["เข้ามา:"]),
    row("opening", Tag::Opening(OpeningTag::Dancing(When::DancesToAt)), &["Dancing At Line:"], &["Dancing At Line:"]),
    row("opening", Tag::Opening(OpeningTag::Dancing(When::DancesToDf)), &["Dancing Df Line:"], &["Dancing Df Line:"]),
    row("opening", Tag::Opening(OpeningTag::Dancing(When::Dances)), &["Dancing:"], &["Dancing:"]),
    // What only stands alone.
    row("line", Tag::Line(LineTag::WakeUp), &["Wake Up <{cond}>"], &["Wake Up <{cond}>"]),
    row("line", Tag::Line(LineTag::WakeUp), &["Wake Up"], &["Wake Up"]),
    row("line", Tag::Line(LineTag::Wisdom), &["Wisdom {features}"], &["Wisdom {features}"]),
    row(
        "line",
        Tag::Line(LineTag::Move),
        &["Move {name} ({supports}): {powers} {reach?}"],
        &["ท่า {name} ({supports}): {powers} {reach?}"],
    ),
    row("reach", Tag::All, &["All"], &["All"]),
    row("reach", Tag::Times, &["{n} times"], &["{n} ครั้ง"]),
    row("line", Tag::Line(LineTag::Growth), &["Growth ({supports}): {line}"], &["Growth ({supports}): {line}"]),
    row("line", Tag::Line(LineTag::Progress), &["Progress ({supports}): {line}"], &["Progress ({supports}): {line}"]),
    // What stands after a text.
    row("suffixes", Tag::More, &["{suffix} {suffixes?}"], &["{suffix} {suffixes?}"]),
    row("suffix", Tag::Suffix(SuffixTag::Limit), &["({n}/{period})"], &["({n}/{period})"]),
    row("suffix", Tag::Suffix(SuffixTag::Named), &["(named [S] {n}/{period})"], &["(ที่ชื่อ [S] {n}/{period})"]),
    row(
        "suffix",
        Tag::Suffix(SuffixTag::Works),
        &["({zone} {n:from} [up] Work {n:work})"],
        &["({zone} {n:from} [up] Work {n:work})"],
    ),
    row("suffix", Tag::Suffix(SuffixTag::FixedMp), &["(Fixed Mp {n})"], &["(Fixed Mp {n})"]),
    row("suffix", Tag::Suffix(SuffixTag::Uncancelled), &["(cannot be cancelled)"], &["(ยกเลิกไม่ได้)"]),
    row("suffix", Tag::Suffix(SuffixTag::Unlosable), &["(cannot be lost)"], &["(สูญเสียไม่ได้)"]),
    // g:When: at the end of a sentence it says in which combination.
    row("suffix", Tag::Suffix(SuffixTag::InForm), &["when in {name}"], &["เมื่อ {name}", "เมื่อรวมร่าง {name}"]),
    // 601.3.3. The period of a Continuous Ability, said last.
    row("suffix", Tag::Suffix(SuffixTag::AsLong), &[",? as long as {cond}"], &["ตราบเท่าที่ {cond}"]),
    row("suffix", Tag::Suffix(SuffixTag::Exception), &["; exception: {features}"], &["; ข้อยกเว้น: {features}"]),
    row("period", Tag::Period(Period::Subturn), &["Subturn"], &["Subturn"]),
    row("period", Tag::Period(Period::Turn), &["Turn"], &["Turn"]),
    row("period", Tag::Period(Period::Game), &["Game"], &["Game"]),
];
