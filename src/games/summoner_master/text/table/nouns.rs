//! Cards: nouns, what they are, how many, and where.

use super::super::super::vocabulary::{Category, Line, Zone};
use super::{FeatureTag, NounTag, Row, Tag, WhichTag, ZoneTag, row};

const fn which(tag: WhichTag, en: &'static [&'static str], th: &'static [&'static str]) -> Row {
    row("which", Tag::Which(tag), en, th)
}

/// What English says before the noun; in Thai it stands between the noun and the number.
const fn before(tag: FeatureTag, en: &'static [&'static str], th: &'static [&'static str]) -> Row {
    row("before", Tag::Feature(tag), en, th)
}

/// What stands after noun and number.
const fn after(tag: FeatureTag, en: &'static [&'static str], th: &'static [&'static str]) -> Row {
    row("after", Tag::Feature(tag), en, th)
}

/// The rows.
pub const ROWS: &[Row] = &[
    // How many.
    which(WhichTag::This, &["[S]", "this card"], &["[S]", "การ์ดนี้", "การ์ดใบนี้"]),
    which(WhichTag::Count, &["{n} {befores?} {noun} {afters?}"], &["{noun} {befores?} {n} ใบ {afters?}"]),
    which(WhichTag::CountX, &["X {befores?} {noun} {afters?}"], &["{noun} {befores?} X ใบ {afters?}"]),
    which(WhichTag::UpTo, &["up to {n} {befores?} {noun} {afters?}"], &["{noun} {befores?} ไม่เกิน {n} ใบ {afters?}"]),
    which(WhichTag::Every, &["every|each|all {befores?} {noun} {afters?}"], &["{noun} {befores?} ทุกใบ {afters?}"]),
    which(WhichTag::Another, &["another {noun} {afters?}"], &["{noun} ใบอื่น {afters?}"]),
    // Certain cards.
    which(WhichTag::That(Some(Category::Seal)), &["that Seal"], &["Seal นั้น", "Seal ใบนั้น"]),
    which(
        WhichTag::That(Some(Category::Mystic)),
        &["that Mystic", "that Mystic Card"],
        &["Mystic Card นั้น", "Mystic Card ใบนั้น"],
    ),
    which(WhichTag::That(None), &["that card"], &["การ์ดนั้น", "การ์ดใบนั้น"]),
    which(WhichTag::Attacked, &["the attacked Seal"], &["Seal ที่ถูกโจมตี"]),
    which(WhichTag::Attacking, &["the attacking Seal"], &["Seal ที่โจมตี"]),
    which(WhichTag::Fought, &["the Seal it fights"], &["Seal ที่ต่อสู้ด้วย"]),
    which(WhichTag::Main, &["the Main", "the Main Seal"], &["ใบหลัก", "Seal ใบหลัก"]),
    which(WhichTag::Host, &["the card that [S] is pasted on"], &["การ์ดที่ [S] ติด", "การ์ดที่ [S] ติดอยู่"]),
    which(
        WhichTag::HostSeal,
        &["the Seal that [S] is pasted on"],
        &["Seal ที่ [S] ติด", "Seal ที่ [S] ติดอยู่", "Seal ที่การ์ดนี้ติดอยู่"],
    ),
    which(WhichTag::Named, &["{name}"], &["{name}"]),
    which(WhichTag::Top, &["the top card of {owner} {zone}"], &["การ์ดใบบนสุดของ {zone} {owner}"]),
    which(WhichTag::TopMany, &["the top {n} cards of {owner} {zone}"], &["การ์ด {n} ใบบนสุดของ {zone} {owner}"]),
    row("random", Tag::Which(WhichTag::Count), &[], &["{noun} {befores?} แบบสุ่ม {n} ใบ"]),
    row("kind", Tag::Which(WhichTag::Kind), &["{befores?} {noun} {afters?}"], &["{noun} {befores?}"]),
    row("counted", Tag::Which(WhichTag::Kind), &["{befores?} {noun} {afters?}"], &["{noun} {befores?}"]),
    row(
        "counted",
        Tag::Which(WhichTag::Symbols),
        &["different element symbols of {kind}"],
        &["ประเภทสัญลักษณ์ธาตุของ {kind}", "สัญลักษณ์ธาตุที่ไม่ซ้ำกันของ {kind}"],
    ),
    row("counted", Tag::Which(WhichTag::Elements), &["different elements of {kind}"], &["ธาตุที่ไม่ซ้ำกันของ {kind}"]),
    row("counted", Tag::Which(WhichTag::Tribes), &["different tribes of {kind}"], &["เผ่าที่ไม่ซ้ำกันของ {kind}"]),
    row("drawn", Tag::Noun(NounTag::Seal), &["Seals|Seal"], &["Seal"]),
    row("drawn", Tag::Noun(NounTag::Mystic), &["Mystics|Mystic", "Mystic Cards|Card"], &["Mystic Card", "Mystic"]),
    row("drawn", Tag::Noun(NounTag::Card), &["cards|card"], &["การ์ด"]),
    // Nouns.
    row("noun", Tag::Noun(NounTag::Seal), &["Seals|Seal"], &["Seal"]),
    row("noun", Tag::Noun(NounTag::Mystic), &["Mystics|Mystic", "Mystic Cards|Card"], &["Mystic Card", "Mystic"]),
    row(
        "noun",
        Tag::Noun(NounTag::Card),
        &["cards|card", "Seal or Mystic", "Seals or Mystics"],
        &["การ์ด", "Seal หรือ Mystic Card", "Seal หรือ Mystic"],
    ),
    row("noun", Tag::Noun(NounTag::Support), &["Supports|Support"], &["Seal ใบรอง", "ใบรอง"]),
    row("noun", Tag::Noun(NounTag::ActiveSeal), &["Active Seals|Seal"], &["Active Seal"]),
    row("noun", Tag::Noun(NounTag::InactiveSeal), &["Inactive Seals|Seal"], &["Inactive Seal"]),
    row("noun", Tag::Noun(NounTag::Tribe), &["{name}"], &[]),
    // The same but for tribes: where a name may stand, a tribe is one.
    row("kind_noun", Tag::Noun(NounTag::Seal), &["Seals|Seal"], &["Seal"]),
    row("kind_noun", Tag::Noun(NounTag::Mystic), &["Mystics|Mystic", "Mystic Cards|Card"], &["Mystic Card", "Mystic"]),
    row("kind_noun", Tag::Noun(NounTag::Card), &["cards|card"], &["การ์ด"]),
    row("kind_noun", Tag::Noun(NounTag::Support), &["Supports|Support"], &["Seal ใบรอง", "ใบรอง"]),
    row("kind_noun", Tag::Noun(NounTag::ActiveSeal), &["Active Seals|Seal"], &["Active Seal"]),
    row("kind_noun", Tag::Noun(NounTag::InactiveSeal), &["Inactive Seals|Seal"], &["Inactive Seal"]),
    // What they are.
    row("befores", Tag::More, &["{before} {befores?}"], &["{before} {befores?}"]),
    row("afters", Tag::More, &["{after} {afters?}"], &["{after} {afters?}"]),
    row("mark", Tag::Feature(FeatureTag::Bracket), &["[{inside}]"], &["[{inside}]"]),
    row("mark", Tag::Feature(FeatureTag::NamePart), &["N<{inside}>", "N[{inside}]"], &["N<{inside}>", "N[{inside}]"]),
    before(FeatureTag::Bracket, &["[{inside}]"], &["[{inside}]"]),
    before(FeatureTag::NamePart, &["N<{inside}>", "N[{inside}]"], &["N<{inside}>", "N[{inside}]"]),
    before(FeatureTag::And, &["{mark:one} and {mark:two}"], &["{mark:one} และ {mark:two}"]),
    before(FeatureTag::Or, &["{mark:one} or {mark:two}"], &["{mark:one} หรือ {mark:two}"]),
    before(FeatureTag::AndOr, &["{mark:one} and/or {mark:two}"], &["{mark:one} และ/หรือ {mark:two}"]),
    before(FeatureTag::Own, &["own|our"], &["ของเรา", "ของฝ่ายเรา"]),
    before(FeatureTag::Opponents, &["the? opponent's"], &["ของฝ่ายตรงข้าม"]),
    before(FeatureTag::Casters, &["the caster's"], &["ของผู้ร่าย"]),
    before(FeatureTag::Other, &["other"], &["ใบอื่น"]),
    before(FeatureTag::Combined, &["combined"], &["ที่รวมร่างอยู่", "ที่รวมร่าง"]),
    before(FeatureTag::Stat, &["{stat} {n} {bound?}"], &["{stat} {n} {bound?}", "ที่มี {stat} {n} {bound?}"]),
    before(FeatureTag::Mp, &["Mp {n} {bound?}"], &["Mp {n} {bound?}", "ที่มี Mp {n} {bound?}"]),
    before(FeatureTag::NormalStat, &[], &["{stat} ปกติ {n} {bound?}", "ที่มี {stat} ปกติ {n} {bound?}"]),
    before(FeatureTag::NormalElement, &[], &["ธาตุปกติ [{inside}]", "ที่มีธาตุปกติ [{inside}]"]),
    before(FeatureTag::NormalName, &[], &["ที่ชื่อปกติ \"{inside:name}\"", "ชื่อปกติ \"{inside:name}\""]),
    before(FeatureTag::Symbol, &[], &["ที่มีสัญลักษณ์ธาตุ [{inside}]", "สัญลักษณ์ธาตุ [{inside}]"]),
    before(FeatureTag::Name, &[], &["ที่ชื่อ {name}", "ชื่อ {name}", "ที่ชื่อ \"{inside:name}\""]),
    before(FeatureTag::InLine, &[], &["ใน {line_name}"]),
    before(FeatureTag::InArena, &[], &["ในสนาม"]),
    before(FeatureTag::InZone, &[], &["จาก {zone} {owner?}", "ใน {zone} {owner?}"]),
    before(FeatureTag::DifferentNames, &[], &["ที่ชื่อไม่ซ้ำกัน"]),
    before(FeatureTag::Cursed, &[], &["ที่ติด Curse"]),
    before(FeatureTag::CursedBy, &[], &["ที่ติด {curse} Curse"]),
    before(FeatureTag::Interfere, &[], &["ที่มี Interfere"]),
    after(FeatureTag::Stat, &["of {stat} {n} {bound?}"], &["{stat} {n} {bound?}", "ที่มี {stat} {n} {bound?}"]),
    after(FeatureTag::Mp, &["of Mp {n} {bound?}"], &["Mp {n} {bound?}", "ที่มี Mp {n} {bound?}"]),
    after(
        FeatureTag::NormalStat,
        &["of normal {stat} {n} {bound?}"],
        &["{stat} ปกติ {n} {bound?}", "ที่มี {stat} ปกติ {n} {bound?}"],
    ),
    after(FeatureTag::NormalElement, &["of normal element [{inside}]"], &["ธาตุปกติ [{inside}]", "ที่มีธาตุปกติ [{inside}]"]),
    after(
        FeatureTag::NormalName,
        &["of normal name \"{inside:name}\""],
        &["ที่ชื่อปกติ \"{inside:name}\"", "ชื่อปกติ \"{inside:name}\""],
    ),
    after(
        FeatureTag::Symbol,
        &["with the element symbol [{inside}]"],
        &["ที่มีสัญลักษณ์ธาตุ [{inside}]", "สัญลักษณ์ธาตุ [{inside}]"],
    ),
    after(FeatureTag::Own, &["of ours"], &["ของเรา", "ของฝ่ายเรา"]),
    after(FeatureTag::Opponents, &["of the opponent"], &["ของฝ่ายตรงข้าม"]),
    after(FeatureTag::Casters, &["of the caster"], &["ของผู้ร่าย"]),
    after(FeatureTag::Other, &["other than [S]"], &["นอกจาก [S]"]),
    after(FeatureTag::InLine, &["in the {line_name}"], &["ใน {line_name}"]),
    after(FeatureTag::InLines, &["in a Line"], &["ใน Line"]),
    after(FeatureTag::NoLine, &["in no Line"], &["ที่ไม่อยู่ใน Line"]),
    after(FeatureTag::InArena, &["in the arena"], &["ในสนาม"]),
    after(FeatureTag::InZone, &["from|in {owner} {zone}"], &["จาก {zone} {owner}", "ใน {zone} {owner}"]),
    after(FeatureTag::InZone, &["from|in the? {zone}"], &["จาก {zone}", "ใน {zone}"]),
    after(FeatureTag::InAnyZone, &["from|in a {zone}"], &[]),
    after(
        FeatureTag::Name,
        &["named {name}", "named \"{inside:name}\""],
        &["ที่ชื่อ {name}", "ชื่อ {name}", "ที่ชื่อ \"{inside:name}\""],
    ),
    after(FeatureTag::DifferentNames, &["of different names", "with different names"], &["ที่ชื่อไม่ซ้ำกัน"]),
    after(FeatureTag::Cursed, &["with a Curse"], &["ที่ติด Curse"]),
    after(FeatureTag::CursedBy, &["with {curse} Curse"], &["ที่ติด {curse} Curse"]),
    after(FeatureTag::Interfere, &["with Interfere"], &["ที่มี Interfere"]),
    // Features alone: after "Pasted", "As support of", "exception:", in moves and boxes.
    row("features", Tag::One, &["{feature}"], &["{feature}"]),
    row("features", Tag::Feature(FeatureTag::Or), &["{feature} or {features}"], &["{feature} หรือ {features}"]),
    row("feature", Tag::Feature(FeatureTag::And), &["{mark} {mark:two}"], &["{mark} {mark:two}"]),
    row("feature", Tag::One, &["{mark}"], &["{mark}"]),
    row(
        "feature",
        Tag::Feature(FeatureTag::Card),
        &["{befores?} {kind_noun:noun} {afters?}"],
        &["{kind_noun:noun} {befores?}"],
    ),
    row(
        "feature",
        Tag::Feature(FeatureTag::Stat),
        &["{stat} {n} {bound?}"],
        &["{stat} {n} {bound?}", "ที่มี {stat} {n} {bound?}"],
    ),
    row("feature", Tag::Feature(FeatureTag::CardNamed), &["{name}"], &["{name}"]),
    row("supports", Tag::Feature(FeatureTag::None), &["-"], &["-"]),
    row("supports", Tag::More, &["{need}, {supports}"], &["{need}, {supports}"]),
    row("supports", Tag::One, &["{need}"], &["{need}"]),
    row("need", Tag::Feature(FeatureTag::Needed), &["{feature} {n}"], &["{feature} {n}"]),
    row("powers", Tag::More, &["{power} {powers?}"], &["{power} {powers?}"]),
    row("power", Tag::One, &["{stat} {n}"], &["{stat} {n}"]),
    row("power", Tag::Number, &["Mp {n}"], &["Mp {n}"]),
    // Where.
    row("line_name", Tag::InLine(Line::At), &["At Line"], &["At Line"]),
    row("line_name", Tag::InLine(Line::Df), &["Df Line"], &["Df Line"]),
    row("in_line", Tag::One, &["in the {line_name}"], &["ที่ {line_name}"]),
    row("zone", Tag::Zone(ZoneTag::One(Zone::Arena)), &["arena"], &["สนาม"]),
    row("zone", Tag::Zone(ZoneTag::One(Zone::Hand)), &["hand"], &["มือ", "Hand Zone"]),
    row("zone", Tag::Zone(ZoneTag::Shrines), &["Shrine"], &["Shrine"]),
    row("zone", Tag::Zone(ZoneTag::One(Zone::SealLibrary)), &["Seal Library"], &["Seal Library"]),
    row(
        "zone",
        Tag::Zone(ZoneTag::One(Zone::MysticLibrary)),
        &["Mystic Library"],
        &["Mystic Card Library", "Mystic Library"],
    ),
    row("zone", Tag::Zone(ZoneTag::Libraries), &["Library"], &["Library", "กองการ์ด"]),
    row("zone", Tag::Zone(ZoneTag::One(Zone::Removed)), &["Remove Zone"], &["Remove Zone"]),
];
