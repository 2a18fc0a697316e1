//! When Trigger Abilities work, in the words of the clauses.

use super::super::super::vocabulary::When;
use super::{Row, Tag, WhichTag, row};

/// Something that a card does, or that is done to it.
const fn card(when: When, en: &'static [&'static str], th: &'static [&'static str]) -> Row {
    row("timing", Tag::When(when), en, th)
}

/// Something that a player does.
const fn player(when: When, en: &'static [&'static str], th: &'static [&'static str]) -> Row {
    row("timing", Tag::When(when), en, th)
}

/// Something that the card named before it does as well, or that is done to it.
const fn again(when: When, en: &'static [&'static str], th: &'static [&'static str]) -> Row {
    row("again", Tag::When(when), en, th)
}

/// The rows.
pub const ROWS: &[Row] = &[
    row("subject", Tag::Which(WhichTag::This), &["[S]", "this card"], &["[S]", "การ์ดนี้", "การ์ดใบนี้"]),
    row(
        "subject",
        Tag::Which(WhichTag::HostSeal),
        &["the Seal that [S] is pasted on"],
        &["Seal ที่ [S] ติดอยู่", "Seal ที่การ์ดนี้ติดอยู่"],
    ),
    row("subject", Tag::Which(WhichTag::Host), &["the card that [S] is pasted on"], &["การ์ดที่ [S] ติดอยู่"]),
    row("subject", Tag::Which(WhichTag::Kind), &["a|an|1 {befores?} {noun} {afters?}"], &["{noun} {befores?}"]),
    // 504.5 and the like.
    player(When::PlayerCommands, &["{who} commands|command a Seal|card", "{who} commands|command"], &["{who} สั่งการ"]),
    player(When::DeclaresAttack, &["{who} declares|declare an attack"], &["{who} ประกาศโจมตี"]),
    player(When::DeclaresHandAttack, &["{who} declares|declare a hand attack"], &["{who} ประกาศโจมตีขึ้นมือ"]),
    player(When::DeclaresAll, &["{who} declares|declare an All attack"], &["{who} ประกาศโจมตี All"]),
    player(When::DeclaresMultiple, &["{who} declares|declare a multiple attack"], &["{who} ประกาศโจมตีหลายครั้ง"]),
    player(When::DeclaresCombination, &["{who} declares|declare a Combination"], &["{who} ประกาศ Combination"]),
    player(When::DeclaresBreak, &["{who} declares|declare a Break Combination"], &["{who} ประกาศ Break Combination"]),
    player(When::DeclaresLine, &["{who} declares|declare a Set Line"], &["{who} ประกาศกำหนด Line"]),
    player(
        When::DeclaresSkill,
        &["{who} declares|declare a Skill", "{who} declares|declare the use of a Skill"],
        &["{who} ประกาศใช้ Skill"],
    ),
    player(
        When::DeclaresSkillAll,
        &["{who} declares|declare an All Skill", "{who} declares|declare the use of an All Skill"],
        &["{who} ประกาศใช้ Skill All"],
    ),
    player(
        When::DeclaresSkillMultiple,
        &["{who} declares|declare a multiple Skill"],
        &["{who} ประกาศใช้ Skill แบบหลายครั้ง"],
    ),
    player(When::DeclaresHandSkill, &["{who} declares|declare a Skill in hand"], &["{who} ประกาศใช้ Skill ในมือ"]),
    player(When::Draws, &["{who} draws|draw a card", "{who} draws|draw"], &["{who} จั่วการ์ด"]),
    // 504.7 and the like.
    card(When::Attacks, &["{subject} attacks"], &["{subject} โจมตี"]),
    card(When::AttacksHand, &["{subject} makes a hand attack", "{subject} attacks the hand"], &["{subject} โจมตีขึ้นมือ"]),
    card(When::AttacksAll, &["{subject} makes an All attack"], &["{subject} โจมตี All"]),
    card(When::IsAttacked, &["{subject} is attacked"], &["{subject} ถูกโจมตี"]),
    card(When::IsAttackedByAll, &["{subject} is attacked by an All attack"], &["{subject} ถูกโจมตี All"]),
    card(When::Fights, &["{subject} fights"], &["{subject} ต่อสู้"]),
    card(When::AttackSucceeds, &["{subject} attacks successfully"], &["{subject} โจมตีสำเร็จ"]),
    card(When::AttackedSucceeds, &["{subject} is attacked successfully"], &["{subject} ถูกโจมตีสำเร็จ"]),
    card(When::FightSucceeds, &["{subject} fights successfully"], &["{subject} ต่อสู้สำเร็จ"]),
    card(When::FightEnds, &["the fight of {subject} ends"], &["{subject} จบการต่อสู้"]),
    // 504.15. Who has the lower power loses; the other one, if it does not lose, too, wins.
    card(When::WinsFight, &["{subject} wins a|the fight"], &["{subject} ชนะการต่อสู้"]),
    card(When::LosesFight, &["{subject} loses a|the fight"], &["{subject} แพ้การต่อสู้"]),
    card(
        When::HandAttackSucceeds,
        &["{subject} makes a hand attack successfully", "{subject} attacks the hand successfully"],
        &["{subject} โจมตีขึ้นมือสำเร็จ"],
    ),
    card(When::AllSucceeds, &["{subject} makes an All attack successfully"], &["{subject} โจมตี All สำเร็จ"]),
    card(
        When::AttackedByAllSucceeds,
        &["{subject} is attacked by an All attack successfully"],
        &["{subject} ถูกโจมตี All สำเร็จ"],
    ),
    card(When::Combines, &["{subject} combines"], &["{subject} รวมร่าง"]),
    card(
        When::HasCombined,
        &["{subject} has combined successfully", "{subject} combines successfully"],
        &["{subject} รวมร่างสำเร็จ"],
    ),
    card(When::Breaks, &["{subject} breaks its? Combination"], &["{subject} แยกการรวมร่าง"]),
    card(
        When::HasBroken,
        &["{subject} has broken its? Combination successfully", "{subject} breaks its? Combination successfully"],
        &["{subject} แยกการรวมร่างสำเร็จ"],
    ),
    card(When::ChangesLine, &["{subject} changes Line"], &["{subject} เปลี่ยน Line"]),
    card(When::ChangedLine, &["{subject} changes Line successfully"], &["{subject} เปลี่ยน Line สำเร็จ"]),
    card(When::SetsLine, &["{subject} sets its Line"], &["{subject} กำหนด Line"]),
    card(When::HasSetLine, &["{subject} sets its Line successfully"], &["{subject} กำหนด Line สำเร็จ"]),
    card(When::UsesSkill, &["{subject} uses a Skill"], &["{subject} ใช้ Skill"]),
    card(When::UsesSkill, &["{who} uses|use a Skill"], &["{who} ใช้ Skill"]),
    card(When::UsesSkillAll, &["{subject} uses an All Skill"], &["{subject} ใช้ Skill All"]),
    card(When::SkillSucceeds, &["{subject} uses a Skill successfully"], &["{subject} ใช้ Skill สำเร็จ"]),
    card(When::SkillAllSucceeds, &["{subject} uses an All Skill successfully"], &["{subject} ใช้ Skill All สำเร็จ"]),
    // 609, 610, 614, 617, 618, 708.
    card(When::IsCast, &["{subject} is cast", "cast"], &["{subject} ถูกร่าย", "ร่าย {subject}", "ร่าย"]),
    card(When::IsCast, &["{who} casts|cast {subject}"], &["{who} ร่าย {subject}"]),
    card(
        When::CastSucceeds,
        &["{subject} is cast successfully", "cast successfully"],
        &["{subject} ร่ายสำเร็จ", "ร่ายสำเร็จ"],
    ),
    card(When::Enters, &["{subject} enters the arena", "{subject} enters"], &["{subject} เข้ามาในสนาม"]),
    card(When::IsPasted, &["{subject} is pasted"], &["{subject} ติด"]),
    card(When::PastedSucceeds, &["{subject} is pasted successfully"], &["{subject} ติดสำเร็จ"]),
    card(When::Grows, &["{subject} makes Growth"], &["{subject} Growth"]),
    card(When::HasGrown, &["{subject} makes Growth successfully"], &["{subject} Growth สำเร็จ"]),
    card(When::Progresses, &["{subject} makes Progress"], &["{subject} Progress"]),
    card(When::HasProgressed, &["{subject} makes Progress successfully"], &["{subject} Progress สำเร็จ"]),
    card(When::Regenerates, &["{subject} makes Regeneration"], &["{subject} Regeneration"]),
    card(When::HasRegenerated, &["{subject} makes Regeneration successfully"], &["{subject} Regeneration สำเร็จ"]),
    // 701 to 706, 709.
    card(
        When::Destroys,
        &["{subject} destroys a card", "{subject} destroys"],
        &["{subject} ทำลายการ์ด", "{subject} ทำลาย"],
    ),
    card(When::DestroysSeal, &["{subject} destroys a Seal"], &["{subject} ทำลาย Seal"]),
    card(
        When::DestroysMystic,
        &["{subject} destroys a Mystic"],
        &["{subject} ทำลาย Mystic Card", "{subject} ทำลาย Mystic"],
    ),
    card(
        When::IsDestroyed,
        &["{subject} is destroyed", "{subject} is destroyed successfully"],
        &["{subject} ถูกทำลาย", "{subject} ถูกทำลายสำเร็จ"],
    ),
    card(When::Discards, &["{subject} makes a Discard"], &["{subject} ทำให้ Discard"]),
    card(
        When::IsDiscarded,
        &["{subject} is Discarded", "{subject} is Discarded successfully"],
        &["{subject} ถูก Discard", "{subject} ถูก Discard สำเร็จ"],
    ),
    card(When::FallsToShrine, &["{subject} falls to the Shrine"], &["{subject} ตก Shrine"]),
    card(
        When::FallsFromLibrary,
        &["{subject} falls to the Shrine from the Library"],
        &["{subject} ตก Shrine จากกองการ์ด", "{subject} ตก Shrine จาก Library"],
    ),
    card(When::ReturnsToLibrary, &["{subject} returns to the Library"], &["{subject} กลับเข้า Library"]),
    card(When::GoesToHand, &["{subject} goes to the? hand"], &["{subject} ขึ้นมือ"]),
    card(When::IsRemoved, &["{subject} is Removed"], &["{subject} ถูก Remove"]),
    card(When::LeavesArena, &["{subject} leaves the arena"], &["{subject} ออกจากสนาม"]),
    card(When::GetsCurse, &["{subject} gets a Curse"], &["{subject} ติด Curse"]),
    card(When::Steals, &["Steal succeeds", "{subject} Steals successfully"], &["Steal สำเร็จ", "{subject} Steal สำเร็จ"]),
    card(When::BecomesInactive, &["{subject} becomes Inactive"], &["{subject} กลายเป็น Inactive Seal"]),
    card(When::BecomesActive, &["{subject} becomes Active"], &["{subject} กลายเป็น Active Seal"]),
    // 401.
    player(When::EntersAttack, &["{the} attack Subturn is entered"], &["เข้าสู่ Subturn โจมตี {the?}"]),
    player(When::EntersDefence, &["{the} defence Subturn is entered"], &["เข้าสู่ Subturn ป้องกัน {the?}"]),
    player(When::EntersCheckUp, &["{the?} Check up Step? is entered"], &["เข้าสู่ Check up Step {the?}"]),
    player(When::EntersDraw, &["{the?} Draw Step is entered"], &["เข้าสู่ Draw Step {the?}"]),
    player(When::EntersDiscard, &["{the?} Discard Step is entered"], &["เข้าสู่ Discard Step {the?}"]),
    player(When::EntersMain, &["{the?} Main Step is entered"], &["เข้าสู่ Main Step {the?}"]),
    player(When::EntersCleanUp, &["{the?} Mp? Clean up Step? is entered"], &["เข้าสู่ Mp? Clean up Step? {the?}"]),
    player(When::EntersFillUp, &["{the?} Mp? Fill up Step? is entered"], &["เข้าสู่ Mp? Fill up Step? {the?}"]),
    player(When::EntersEnd, &["{the?} End of Subturn Step is entered"], &["เข้าสู่ End of Subturn Step {the?}"]),
    player(When::EndsAttack, &["{the} attack Subturn ends"], &["จบ Subturn โจมตี {the?}"]),
    player(When::EndsDefence, &["{the} defence Subturn ends"], &["จบ Subturn ป้องกัน {the?}"]),
    player(When::EndsSubturn, &["{the} Subturn ends"], &["จบ Subturn {the?}"]),
    row("ending", Tag::When(When::EndsAttack), &["the end of {the} attack Subturn"], &["จบ Subturn โจมตี {the?}"]),
    row("ending", Tag::When(When::EndsDefence), &["the end of {the} defence Subturn"], &["จบ Subturn ป้องกัน {the?}"]),
    row("ending", Tag::When(When::EndsSubturn), &["the end of {the} Subturn"], &["จบ Subturn {the?}"]),
    row(
        "ending",
        Tag::When(When::FightEnds),
        &["the end of the fight of {subject}", "the end of the|its fight"],
        &["จบการต่อสู้ของ {subject}", "จบการต่อสู้"],
    ),
    // g:หรือ. "[S] attacks or is attacked".
    again(When::Attacks, &["attacks"], &["โจมตี"]),
    again(When::AttacksHand, &["attacks the hand"], &["โจมตีขึ้นมือ"]),
    again(When::IsAttacked, &["is attacked"], &["ถูกโจมตี"]),
    again(When::Fights, &["fights"], &["ต่อสู้"]),
    again(When::AttackSucceeds, &["attacks successfully"], &["โจมตีสำเร็จ"]),
    again(When::AttackedSucceeds, &["is attacked successfully"], &["ถูกโจมตีสำเร็จ"]),
    again(When::WinsFight, &["wins a|the fight"], &["ชนะการต่อสู้"]),
    again(When::LosesFight, &["loses a|the fight"], &["แพ้การต่อสู้"]),
    again(When::Combines, &["combines"], &["รวมร่าง"]),
    again(When::ChangesLine, &["changes Line"], &["เปลี่ยน Line"]),
    again(When::UsesSkill, &["uses a Skill"], &["ใช้ Skill"]),
    again(When::IsCast, &["is cast"], &["ถูกร่าย"]),
    again(When::Enters, &["enters the arena", "enters"], &["เข้ามาในสนาม"]),
    again(When::IsDestroyed, &["is destroyed"], &["ถูกทำลาย"]),
    again(When::IsDiscarded, &["is Discarded"], &["ถูก Discard"]),
    again(When::FallsToShrine, &["falls to the Shrine"], &["ตก Shrine"]),
    again(When::ReturnsToLibrary, &["returns to the Library"], &["กลับเข้า Library"]),
    again(When::GoesToHand, &["goes to the? hand"], &["ขึ้นมือ"]),
    again(When::IsRemoved, &["is Removed"], &["ถูก Remove"]),
    again(When::LeavesArena, &["leaves the arena"], &["ออกจากสนาม"]),
];
