//! What happens.

use super::super::super::vocabulary::{Counter, Deed, Order};
use super::{BodyTag, Row, StepTag, Tag, WhichTag, row};

const fn step(tag: StepTag, en: &'static [&'static str], th: &'static [&'static str]) -> Row {
    row("step", Tag::Step(tag), en, th)
}

/// The rows.
pub const ROWS: &[Row] = &[
    // How steps follow each other.
    row("body", Tag::Body(BodyTag::One), &["{step}"], &["{step}"]),
    row("body", Tag::Body(BodyTag::And), &["{step} and {body}"], &["{step} และ {body}"]),
    row(
        "body",
        Tag::Body(BodyTag::Then),
        &["{step} ; then {body}", "{step}, then {body}", "{step}. Then {body}"],
        &["{step} จากนั้น {body}", "{step} แล้ว {body}"],
    ),
    row("body", Tag::Body(BodyTag::If), &["if {cond}: {body}"], &["ถ้า {cond}: {body}"]),
    row("body", Tag::Body(BodyTag::May), &["we may {body}"], &["เราสามารถ {body} ได้", "สามารถ {body} ได้"]),
    row("body", Tag::Body(BodyTag::Together), &["at one time: {together}"], &["พร้อมกัน: {together}"]),
    row("together", Tag::More, &["{step}, {together}"], &["{step}, {together}"]),
    row("together", Tag::One, &["{step}"], &["{step}"]),
    row("body", Tag::Body(BodyTag::Choose), &["choose 1: {modes}"], &["เลือก 1: {modes}"]),
    row(
        "modes",
        Tag::Body(BodyTag::Modes),
        &["(1) {body:one} (2) {body:two}", "(1) {body:one} (2) {body:two} (3) {body:three}"],
        &["(1) {body:one} (2) {body:two}", "(1) {body:one} (2) {body:two} (3) {body:three}"],
    ),
    row(
        "body",
        Tag::Body(BodyTag::XBy),
        &["{step}, X by the number of {counted}"],
        &["{step} ตามจำนวน {counted}", "{step} X ตามจำนวน {counted}"],
    ),
    row("body", Tag::Body(BodyTag::ForEach), &["{step} for each {each}"], &["{step} ต่อ {each}"]),
    row(
        "each",
        Tag::Which(WhichTag::Kind),
        &["{befores?} {noun} {afters?}"],
        &["{noun} {befores?} 1 ใบ {afters?}", "{noun} {befores?} ทุก 1 ใบ {afters?}"],
    ),
    // 701 to 708. Moves.
    step(StepTag::Destroy, &["destroy {which}"], &["ทำลาย {which}"]),
    step(
        StepTag::Both(Deed::Destroy),
        &["destroy {which:one} and {which:two}"],
        &["ทำลาย {which:one} และ {which:two}"],
    ),
    step(
        StepTag::Both(Deed::ToHand),
        &["{which:one} and {which:two} to hand", "return {which:one} and {which:two} to the? hand"],
        &["{which:one} และ {which:two} ขึ้นมือ", "นำ {which:one} และ {which:two} ขึ้นมือ"],
    ),
    step(
        StepTag::Both(Deed::Remove),
        &["Remove {which:one} and {which:two}"],
        &["Remove {which:one} และ {which:two}", "นำ {which:one} และ {which:two} ออกจากเกม"],
    ),
    step(StepTag::Discard, &["Discard {which}"], &["Discard {which}"]),
    step(StepTag::DiscardRandom, &["Discard {which} at random"], &["Discard {which} แบบสุ่ม", "Discard {random:which}"]),
    step(StepTag::PlayerDiscards, &["{who} Discards|Discard {which}"], &["{who} Discard {which}"]),
    step(
        StepTag::PlayerDiscardsRandom,
        &["{who} Discards|Discard {which} at random"],
        &["{who} Discard {which} แบบสุ่ม", "{who} Discard {random:which}"],
    ),
    step(
        StepTag::EachDiscards,
        &["each|every player Discards {which}", "both players Discard {which}"],
        &["ผู้เล่นทุกคน Discard {which}", "ผู้เล่นทั้งสองฝ่าย Discard {which}"],
    ),
    step(StepTag::ToShrine, &["put {which} into the Shrine"], &["นำ {which} ลง Shrine"]),
    step(
        StepTag::ToLibrary,
        &["{which} returns|return to the Library", "return {which} to the Library", "shuffle {which} into the Library"],
        &["{which} กลับเข้า Library", "นำ {which} กลับเข้า Library", "สับ {which} เข้า Library"],
    ),
    step(
        StepTag::ToLibraryTop,
        &["{which} returns|return to the top of the Library", "{which} returns|return to the Library ( top )"],
        &["{which} กลับเข้า Library บนสุด", "{which} กลับเข้า Library ( บนสุด )"],
    ),
    step(
        StepTag::ToLibraryBottom,
        &["{which} returns|return to the bottom of the Library", "{which} returns|return to the Library ( bottom )"],
        &["{which} กลับเข้า Library ล่างสุด", "{which} กลับเข้า Library ( ล่างสุด )"],
    ),
    step(
        StepTag::ToHand,
        &[
            "{which} to hand",
            "{which} goes|go to the? hand",
            "return {which} to the? hand",
            "{which} goes|go to its|the owner's hand",
            "return {which} to its|the owner's hand",
            "bring|take|put {which} to|into the? hand",
        ],
        &[
            "{which} ขึ้นมือ",
            "นำ {which} ขึ้นมือ",
            "{which} กลับขึ้นมือ",
            "{which} ขึ้นมือเจ้าของ",
            "นำ {which} ขึ้นมือเจ้าของ",
            "หา {which} ขึ้นมือ",
        ],
    ),
    step(StepTag::Remove, &["Remove {which}"], &["Remove {which}", "นำ {which} ออกจากเกม"]),
    step(StepTag::RemoveFor, &["Remove {which} for {n} Turns|Turn"], &["Remove {which} {n} Turn"]),
    step(
        StepTag::RemoveEvenLost,
        &["Remove {which}, even if it has lost"],
        &["Remove {which} แม้แพ้การต่อสู้", "Remove {which} แม้อยู่ในสภาพแพ้"],
    ),
    step(StepTag::Draw, &["draw {number} {drawn}"], &["จั่ว {drawn} {number} ใบ"]),
    step(StepTag::PlayerDraws, &["{who} draws|draw {number} {drawn}"], &["{who} จั่ว {drawn} {number} ใบ"]),
    step(
        StepTag::EachDraws,
        &["each|every player draws {number} {drawn}", "both players draw {number} {drawn}"],
        &["ผู้เล่นทุกคนจั่ว {drawn} {number} ใบ", "ผู้เล่นทั้งสองฝ่ายจั่ว {drawn} {number} ใบ"],
    ),
    step(StepTag::Enter, &["bring {which} into the arena {in_line?}"], &["นำ {which} เข้ามาในสนาม {in_line?}"]),
    step(StepTag::CastFree, &["cast free {which}", "cast {which} free"], &["ร่ายฟรี {which}", "ร่าย {which} ฟรี"]),
    step(StepTag::Create, &["create [Extra] <{inside}>"], &["สร้าง [Extra] <{inside}>"]),
    step(StepTag::CreateMany, &["create {n} [Extra] <{inside}>"], &["สร้าง [Extra] <{inside}> {n} ใบ"]),
    // 605.12, 710. Commands.
    step(StepTag::Order(Order::Attack { free: true }), &["order {which} to attack free"], &["สั่ง {which} โจมตีฟรี"]),
    step(StepTag::Order(Order::Attack { free: false }), &["order {which} to attack"], &["สั่ง {which} โจมตี"]),
    step(StepTag::Order(Order::Skill), &["order {which} to use a Skill"], &["สั่ง {which} ใช้ Skill"]),
    step(StepTag::Order(Order::Combine), &["order {which} to combine"], &["สั่ง {which} รวมร่าง"]),
    step(StepTag::Order(Order::SetLine), &["order {which} to set its Line"], &["สั่ง {which} กำหนด Line"]),
    step(StepTag::Attack, &["{which} attacks|attack"], &["{which} โจมตี"]),
    // 602. What cards get.
    step(StepTag::Say, &["{which} {predicate} {until?}"], &["{which} {predicate} {until?}"]),
    step(
        StepTag::Say,
        &["choose {which}: it|they {predicate} {until?}", "choose {which}; it|they {predicate} {until?}"],
        &["เลือก {which} Seal นั้น {predicate} {until?}", "เลือก {which} การ์ดนั้น {predicate} {until?}"],
    ),
    step(
        StepTag::SayBoth,
        &["{which} {predicate:one} and {predicate:two} {until?}"],
        &["{which} {predicate:one} และ {predicate:two} {until?}"],
    ),
    step(StepTag::Has, &["{which} {guard:ability} {until?}"], &["{which} {guard:ability} {until?}"]),
    step(StepTag::SayAlone, &["{predicate} {until?}"], &["{predicate} {until?}"]),
    step(StepTag::StatOf, &["the? {stat} of {which} {change} {until?}"], &["{stat} ของ {which} {change} {until?}"]),
    step(
        StepTag::StatOfIs,
        &["the? {stat} of {which} is|becomes|become {number} {until?}"],
        &["{stat} ของ {which} เป็น {number} {until?}", "{stat} ของ {which} กลายเป็น {number} {until?}"],
    ),
    step(
        StepTag::SkillMpOf,
        &["the? Skill Mp of {which} {change} {until?}"],
        &["Mp ค่าใช้ Skill ของ {which} {change} {until?}"],
    ),
    step(
        StepTag::Swap,
        &["swap {stat:one} and {stat:two} of {which} {until?}"],
        &["สลับค่าพลัง {stat:one} กับ {stat:two} ของ {which} {until?}"],
    ),
    step(StepTag::Mp, &["{owner} Mp {change}"], &["Mp {owner} {change}"]),
    step(StepTag::MpMax, &["{owner} Mp Max {change} {until?}"], &["Mp สูงสุด {owner} {change} {until?}"]),
    step(
        StepTag::ShrineMax,
        &["{owner} Shrine Max {change} {until?}"],
        &["Lv ใน Shrine สูงสุด {owner} {change} {until?}"],
    ),
    step(
        StepTag::NoHandAttack,
        &["No player can attack the hand {until?}"],
        &["ผู้เล่นทุกคนไม่สามารถโจมตีขึ้นมือ {until?}", "ผู้เล่นทุกคนไม่สามารถโจมตีขึ้นมือได้ {until?}"],
    ),
    step(
        StepTag::NobodyDraws,
        &["No player can draw cards? {until?}", "Players cannot draw cards? {until?}"],
        &["ผู้เล่นทุกคนไม่สามารถจั่วการ์ดได้ {until?}", "ผู้เล่นทุกคนไม่สามารถจั่วการ์ด {until?}"],
    ),
    step(
        StepTag::CannotDraw,
        &["{who} cannot draw cards? {until?}"],
        &["{who} ไม่สามารถจั่วการ์ดได้ {until?}", "{who} ไม่สามารถจั่วการ์ด {until?}", "{who} จั่วการ์ดไม่ได้ {until?}"],
    ),
    step(
        StepTag::CannotCast,
        &["{who} cannot cast {features} {until?}"],
        &["{who} ไม่สามารถร่าย {features} ได้ {until?}", "{who} ไม่สามารถร่าย {features} {until?}"],
    ),
    step(
        StepTag::NobodyCasts,
        &["No player can cast {features} {until?}"],
        &["ผู้เล่นทุกคนไม่สามารถร่าย {features} ได้ {until?}", "ผู้เล่นทุกคนไม่สามารถร่าย {features} {until?}"],
    ),
    // 709. Curses.
    step(StepTag::Curse, &["{which} gets|get {curse} Curse {turns?}"], &["{which} ติด {curse} Curse {turns?}"]),
    step(
        StepTag::LastDance,
        &["{which} gets|get Last Dance Curse {turns}: {values}"],
        &["{which} ติด Last Dance Curse {turns}: {values}"],
    ),
    row(
        "turns",
        Tag::One,
        &["{number} Turns|Turn", "for {number} Turns|Turn"],
        &["{number} Turn", "เป็นเวลา {number} Turn"],
    ),
    step(
        StepTag::CureAll,
        &["cure every Curse of {which}", "cancel every Curse of {which}"],
        &["รักษา Curse ทุกชนิดของ {which}", "ยกเลิก Curse ทุกชนิดของ {which}"],
    ),
    step(
        StepTag::CureKind,
        &["cure {curse} Curse of {which}", "cancel {curse} Curse of {which}"],
        &["รักษา {curse} Curse ของ {which}", "ยกเลิก {curse} Curse ของ {which}"],
    ),
    step(
        StepTag::CureOne,
        &["cure 1 Curse of {which}", "cancel 1 Curse of {which}"],
        &["รักษา Curse 1 ชนิดของ {which}", "ยกเลิก Curse 1 ชนิดของ {which}"],
    ),
    step(
        StepTag::MoveCurse,
        &["move 1 Curse from {which:one} to {which:two}"],
        &["ย้าย Curse 1 ชนิดจาก {which:one} ไปยัง {which:two}"],
    ),
    // The rest.
    step(StepTag::Control, &["Control {which} {until?}"], &["Control {which} {until?}"]),
    step(StepTag::Steal, &["Steal {which}"], &["Steal {which}"]),
    step(StepTag::MoveMystic, &["move {which}"], &["ย้าย {which}"]),
    step(
        StepTag::ChangeTargetOfSkill,
        &["change the target of 1 Skill to {which}"],
        &["ย้ายเป้าหมายของ Skill 1 ไปยัง {which}"],
    ),
    step(
        StepTag::ChangeTargetOfMystic,
        &["change the target of 1 Mystic to {which}"],
        &["ย้ายเป้าหมายของ Mystic Card 1 ใบไปยัง {which}"],
    ),
    step(StepTag::ChangeLine, &["{which} changes|change Line"], &["{which} เปลี่ยน Line"]),
    step(StepTag::GoToLine, &["{which} goes|go to the {line_name}"], &["{which} ไปยัง {line_name}"]),
    step(StepTag::Separate, &["separate {which}"], &["แยกการรวมร่าง {which}", "แยกการรวมร่างของ {which}"]),
    step(
        StepTag::BecomeActive,
        &["{which} becomes|become Active", "{which} becomes|become an Active Seal"],
        &["{which} กลายเป็น Active Seal"],
    ),
    step(
        StepTag::BecomeInactive,
        &["{which} becomes|become Inactive", "{which} becomes|become an Inactive Seal"],
        &["{which} กลายเป็น Inactive Seal"],
    ),
    step(StepTag::GainSkill, &["[S] gains a Skill of {which} {until?}"], &["[S] ได้รับ Skill ของ {which} {until?}"]),
    step(
        StepTag::GainAbility,
        &["[S] gains an Ability of {which} {until?}"],
        &["[S] ได้รับ Ability ของ {which} {until?}"],
    ),
    step(StepTag::GetCounters, &["{which} gets|get {counters}"], &["{which} ได้รับ {counters}"]),
    step(
        StepTag::LoseCounters,
        &["{which} loses|lose {counters}"],
        &["{which} เสีย {counters}", "เอา {counters} ออกจาก {which}"],
    ),
    step(
        StepTag::MoveCounters,
        &["move {counters} from {which:one} to {which:two}"],
        &["ย้าย {counters} จาก {which:one} ไปยัง {which:two}"],
    ),
    row("counters", Tag::More, &["{number} {counter} and {counters}"], &["{counter} {number} และ {counters}"]),
    row("counters", Tag::One, &["{number} {counter}"], &["{counter} {number}"]),
    row("counter", Tag::Counter(Counter::Charged), &["Charged Counters|Counter"], &["Charged Counter"]),
    row("counter", Tag::Counter(Counter::Fixed), &["Fixed Charge Counters|Counter"], &["Fixed Charge Counter"]),
    step(StepTag::PassTurns, &["{which} counts|count as {n} Turns|Turn passed"], &["{which} นับว่าผ่านไป {n} Turn"]),
    step(StepTag::SkipTurn, &["the Turn is passed"], &["ผ่าน Turn"]),
    step(
        StepTag::Fortune,
        &["Fortune {n} right: {body:right} wrong: {body:wrong}"],
        &["Fortune {n} ถูก: {body:right} ผิด: {body:wrong}"],
    ),
    step(StepTag::LookAtHand, &["look at {owner} hand"], &["ดูมือ {owner}", "ดูการ์ดในมือ {owner}"]),
    step(
        StepTag::LookAtTop,
        &["look at the top {n} cards|card of {owner} {zone}"],
        &["ดูการ์ด {n} ใบบนสุดของ {zone} {owner}", "ดูการ์ดบนสุดของ {zone} {owner} {n} ใบ"],
    ),
    step(StepTag::Show, &["show {which}"], &["แสดง {which}"]),
    step(StepTag::Shuffle, &["shuffle {owner} {zone}"], &["สับ {zone} {owner}"]),
];
