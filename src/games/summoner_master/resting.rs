//! What a step rests on besides the clause that makes it happen: how a number is read, what a word of a text means, what a Curse leaves.

use super::areas::Bit;
use super::text::printed::after_symbol;
use super::vocabulary::{
    Amount, Category, Condition, Curse, Element, Filter, Grant, Is, Kind, Number, Op, OwnCondition, OwnGrant, OwnIs,
    OwnOp, Stat, Taken, Timing, To, Until, When, Whose,
};
use super::{Cx, Eye, Run, guarding, matching, readings, values};
use crate::cardgame::code::{self, Instr};
use crate::cardgame::{CardId, On, Word, finding};

/// 200.20.2, g:Shade of
const SHADE_OF_A_SEAL: &str = "200.20.2 g:Shade_of_<ชื่อ_Seal>_or_Shade_of_N<>_or_Shade_of_<Type>_or_Shade_of_<Element>_or_Shade_of_<ประเภทของ_Mystic_Card>_or_Shade_of_<ชุดของการ์ด>";

/// 201.17.2, g:Shade of
const SHADE_OF_A_MYSTIC: &str = "201.17.2 g:Shade_of_<ชื่อ_Seal>_or_Shade_of_N<>_or_Shade_of_<Type>_or_Shade_of_<Element>_or_Shade_of_<ประเภทของ_Mystic_Card>_or_Shade_of_<ชุดของการ์ด>";

/// What a step rests on is looked for only where somebody hears of it.
fn rests(cx: &mut Cx<'_>, look: impl FnOnce(&Cx<'_>, &mut Vec<&'static str>)) {
    if cx.told() {
        let mut found = Vec::new();
        look(cx, &mut found);
        found.into_iter().for_each(|clause| cx.support(clause));
    }
}

/// 200.6.2 to 200.10.3, 201.5.3. A number that is not read as it is.
pub fn clamped(cx: &mut Cx<'_>, id: CardId, stat: Stat) {
    rests(cx, |cx, found| {
        let Some(raw) = cx.state.values.of(id).map(|seen| seen.stats[stat.index()]) else { return };
        let mystic = cx.state.category(cx.book, id) == Some(Category::Mystic);
        found.extend(match stat {
            _ if values::read(stat, raw) == raw => None,
            Stat::At => Some("200.6.2"),
            Stat::Df => Some("200.7.2"),
            Stat::Sp if raw > 5 => Some("200.8.4"),
            Stat::Sp => Some("200.8.3"),
            Stat::CastMp if mystic => Some("201.5.3"),
            Stat::CastMp | Stat::AttackMp => Some("200.10.3"),
            _ => None,
        });
    });
}

/// 200.10.2. The casting Mp and the attack Mp of a Seal are two numbers.
pub fn two_costs(cx: &mut Cx<'_>, id: CardId) {
    rests(cx, |cx, found| {
        let def = cx.state.def(cx.book, id);
        if def.category == Some(Category::Seal) && def.stat(Stat::CastMp) != def.stat(Stat::AttackMp) {
            found.push("200.10.2");
        }
    });
}

/// What these Seals have is read: the words of the Continuous Abilities that change them, and what lasts on them.
pub fn fight(cx: &mut Cx<'_>, cards: &[CardId]) {
    rests(cx, |cx, found| changed(cx, cards, found));
}

/// The words of the Continuous Abilities that change these Seals.
fn changed(cx: &Cx<'_>, cards: &[CardId], found: &mut Vec<&'static str>) {
    for id in cx.state.whole_field() {
        let eye = Eye::new(cx.state, cx.book, cx.state.owner(id), id);
        for (def, n, _) in values::continuous(cx.state, cx.book, &cx.state.values, id) {
            let effect = cx.book.effect(def, n);
            let Kind::Permanent(all) = &effect.kind else { continue };
            let touches = |to: &To| match to {
                To::This => cards.contains(&id),
                To::All(selector) => eye.select(selector).iter().any(|c| cards.contains(c)),
                _ => false,
            };
            let number = |g: &Grant| matches!(g, Grant::Stat(..) | Grant::Base(..) | Grant::Own(OwnGrant::InForm(_)));
            let given = || all.iter().filter(|g| touches(&g.to)).flat_map(|g| &g.what).filter(|g| number(g));
            if given().next().is_none() {
                continue;
            }
            if effect.conditions.iter().any(|c| matching::hangs_on_or(&eye, c)) {
                cx.reading(readings::OR_BOTH);
            }
            found.extend(if effect.conditions.is_empty() { ["601.3.2"] } else { ["601.3.3"] });
            effect.conditions.iter().for_each(|c| words(c, found));
            given().for_each(|g| read_now(g, found));
            if effect.extra.works.is_some() {
                found.push("g:(Zone_X_[up]_Work_Y)");
            }
            let loses = |(g, _): (&OwnGrant, _)| *g == OwnGrant::LosesAbilities;
            if effect.extra.unlosable && cx.state.values.of(id).is_some_and(|s| s.own(cx.book).any(loses)) {
                found.push("g:(สูญเสียไม่ได้)");
            }
        }
    }
    lasting(cx, cards, found);
}

/// 603.3, 603.4. What lasts on these Seals and is worked out in an order.
fn lasting(cx: &Cx<'_>, cards: &[CardId], found: &mut Vec<&'static str>) {
    for &card in cards {
        let on = || cx.state.modifiers.iter().filter(move |m| m.on == On::Card(card)).map(|m| cx.book.grant(m.grant));
        let set = |stat: Stat| on().filter(move |g| matches!(g, Grant::Base(s, _) if *s == stat)).count();
        for stat in [Stat::At, Stat::Df, Stat::Sp] {
            if set(stat) > 1 {
                found.push("g:Timestamp");
            }
            if set(stat) > 0 && on().any(|g| matches!(g, Grant::Stat(s, _) if *s == stat)) {
                found.push("603.4");
            }
        }
        if on().any(|g| matches!(g, Grant::Own(OwnGrant::Swap(..)))) {
            found.push("g:สลับค่าพลัง_X_กับ_Y_(เมื่อ_X_และ_Y_คือค่าพลังใดๆ)");
        }
        if on().any(|g| matches!(g, Grant::Own(OwnGrant::InForm(_)))) {
            found.push("g:อยู่ในสภาพ_<ท่ารวมร่าง>");
        }
        // 510.5. What is on a Support does not reach the Main.
        let support = |id: CardId| cx.state.modifiers.iter().any(|m| m.on == On::Card(id));
        if cx.state.supports(card).any(support) {
            found.push("510.5");
        }
    }
}

/// The entries of the words of a condition.
fn words(condition: &Condition, found: &mut Vec<&'static str>) {
    match condition {
        Condition::All(all) => {
            found.push("g:และ");
            all.iter().for_each(|c| words(c, found));
        }
        Condition::Own(OwnCondition::Either(all)) => {
            found.push("g:หรือ");
            all.iter().for_each(|c| words(c, found));
        }
        Condition::Own(OwnCondition::Stated(inner)) => words(inner, found),
        Condition::Own(OwnCondition::Alone) => found.extend(["g:Alone:", "509.2"]),
        Condition::Own(OwnCondition::SupportOf(_)) => found.push("g:เป็นใบรอง_<xxx>:"),
        Condition::Own(OwnCondition::Pasted(_)) => found.push("g:Pasted"),
        _ => {}
    }
}

/// 602.1.5. A number that is read as it is now, and how it is counted.
fn read_now(grant: &Grant, found: &mut Vec<&'static str>) {
    if let Grant::Stat(_, amount) | Grant::Base(_, amount) = grant
        && counted(amount, found)
    {
        found.push("602.1.5");
    }
}

/// Is a number worked out? Then how it is counted.
fn counted(amount: &Amount, found: &mut Vec<&'static str>) -> bool {
    match amount {
        Amount::N(_) => return false,
        Amount::Per(_, _, inner) => return counted(inner, found),
        Amount::Own(Number::Names(_)) => found.push("g:ตามจำนวนการ์ดที่ชื่อไม่ซ้ำกัน"),
        Amount::Own(Number::Tribes(_) | Number::Elements(_)) => found.push("g:ตามจำนวน[เงื่อนไข]_ที่ไม่ซ้ำกัน"),
        Amount::Own(Number::Symbols(_)) => found.push("g:ประเภทสัญลักษณ์ธาตุ"),
        _ => {}
    }
    true
}

/// What an Effect gives: how long it lasts, what its number is, whom its words mean.
pub fn given(cx: &mut Cx<'_>, l: &Run, grants: &std::ops::Range<u16>, until: Until) {
    rests(cx, |cx, found| {
        found.extend(match until {
            Until::EndOfSubturn => Some("g:จนจบ_Subturn"),
            Until::ThisTurn(_) => Some("g:ใน_Subturn_นี้"),
            _ => None,
        });
        let eye = l.eye(cx.state, cx.book);
        for grant in code::grants(grants) {
            if l.picked.iter().any(|id| guarding::cancels_itself(&eye, cx.book.grant(grant), *id)) {
                cx.reading(readings::SELF_UNDONE);
            }
            match cx.book.grant(grant) {
                Grant::Stat(_, amount) if counted(amount, found) => found.extend(["602.1.4", "g:X"]),
                Grant::Base(..) | Grant::Own(OwnGrant::OnlyElement(_) | OwnGrant::OnlyType(_)) => {
                    found.push("g:Become")
                }
                Grant::Own(OwnGrant::LosesAbilities)
                    if l.picked.iter().any(|id| cx.state.def(cx.book, *id).facts.reflection) =>
                {
                    found.push("620.3");
                }
                _ => {}
            }
        }
        who(cx, l, found);
    });
}

/// Whom the words of an operation mean, and whose text it is.
fn who(cx: &Cx<'_>, l: &Run, found: &mut Vec<&'static str>) {
    let def = cx.state.def(cx.book, l.this);
    if l.picked.as_slice() == [l.this] && def.text.taken.contains(&Taken::OwnName) {
        found.push(if def.category == Some(Category::Mystic) { "201.2.2" } else { "200.2.2" });
    }
    // g:[S]. A text that another card has gained speaks of that card.
    if l.picked.as_slice() == [l.this] && l.def != cx.state.card(l.this).def {
        found.push("g:[S]");
    }
    match before(cx, l) {
        // The text itself says which one it is.
        Some(Instr::Pick(from)) if is_named(&from.filter) => found.push("g:งานในสั่ง"),
        Some(Instr::Pick(_)) => found.push("g:ทุกใบ"),
        _ => {}
    }
    // The source of a Skill has left: what it does goes on.
    if l.own.skill && !cx.state.in_arena(l.this) {
        found.push("602.1.6");
    }
}

/// Is one card meant that is known without a choice: the attacked Seal, the card that a Mystic is pasted on?
fn is_named(filter: &Filter) -> bool {
    let one = [OwnIs::Attacked, OwnIs::Attacking, OwnIs::Fighting, OwnIs::Host, OwnIs::MainOfThis];
    filter.0.iter().any(|is| matches!(is, Is::Own(own) if one.contains(own)))
}

/// g:(ยกเลิกไม่ได้). A card would cancel what is done to it, but cannot.
pub fn uncancelled(cx: &mut Cx<'_>, l: &Run, id: CardId) {
    let eye = l.eye(cx.state, cx.book);
    if guarding::is_uncancelled(&eye) && guarding::would_cancel(&eye, id, guarding::Reach::Text) {
        cx.support("g:(ยกเลิกไม่ได้)");
        cx.note(finding("sm-note-not-cancelled").card(l.this));
    }
}

/// The instruction before the one under way.
fn before<'a>(cx: &Cx<'a>, l: &Run) -> Option<&'a Instr<super::SummonerMaster>> {
    cx.book.code(l.def, l.effect).steps.get(usize::from(l.at.checked_sub(1)?))
}

/// Cards change Zone: whom the words mean; every card of a name, where there are several.
pub fn moved(cx: &mut Cx<'_>, l: &Run) {
    rests(cx, |cx, found| {
        let is_name = |is: &Is| matches!(is, Is::Name(_));
        let named = matches!(before(cx, l), Some(Instr::Pick(selector)) if selector.filter.has(&is_name));
        let mystic = |id: &CardId| cx.state.category(cx.book, *id) == Some(Category::Mystic);
        if named && l.picked.len() > 1 && l.picked.iter().all(mystic) {
            found.push("201.2.3");
        }
        who(cx, l, found);
    });
}

/// A card is meant by the words of a filter: by its own marks, or by what counts as one.
pub fn meant(cx: &mut Cx<'_>, eye: &Eye<'_>, filter: &Filter, id: CardId) {
    rests(cx, |_, found| marks(eye, filter, id, found));
}

fn marks(eye: &Eye<'_>, filter: &Filter, id: CardId, found: &mut Vec<&'static str>) {
    let def = eye.def(id);
    let shade = if def.category == Some(Category::Mystic) { SHADE_OF_A_MYSTIC } else { SHADE_OF_A_SEAL };
    let said = |is: &&Is| matches!(is, Is::Colour(_) | Is::Type(_) | Is::NameIncludes(_));
    if filter.0.iter().filter(said).count() > 1 {
        found.push("g:และ");
    }
    for is in &filter.0 {
        match is {
            Is::Colour(element) if def.colours.contains(element) && def.colours.len() > 1 => {
                found.push("g:Double_Element")
            }
            Is::Colour(element) if def.colours.contains(element) => {}
            Is::Colour(_) if def.colours.contains(&Element::Multi) => found.push("200.3.4"),
            Is::Colour(_) => found.push(shade),
            Is::Type(tribe) if !def.types.iter().any(|t| t.eq_ignore_ascii_case(tribe)) => found.push(shade),
            Is::Type(_) if def.types.len() > 1 => found.push("200.4.3"),
            Is::Name(name) if !def.names().any(|n| n.eq_ignore_ascii_case(name)) => {
                let after = after_symbol(&def.name).is_some_and(|(_, rest)| rest.eq_ignore_ascii_case(name));
                found.push(match def.category {
                    Some(Category::Mystic) if after => "201.7.4",
                    _ if after => "200.9.4",
                    _ => shade,
                });
            }
            Is::Either(sides) => {
                found.push("g:หรือ");
                sides.iter().filter(|side| eye.is(side, id)).for_each(|side| marks(eye, side, id, found));
            }
            Is::Own(OwnIs::AndOr(sides)) => {
                found.push("g:และ/หรือ");
                sides.iter().filter(|side| eye.is(side, id)).for_each(|side| marks(eye, side, id, found));
            }
            Is::Own(OwnIs::NormalName(_)) => found.push("g:ชื่อปกติ"),
            Is::Own(OwnIs::NormalStat(Stat::CastMp, ..)) => found.push("g:Mp_ค่าร่ายปกติ"),
            Is::Own(OwnIs::NormalStat(..)) => found.push("g:ค่าพลังปกติ"),
            Is::Own(OwnIs::NormalElement(_)) => found.push("g:ธาตุปกติ"),
            Is::Own(OwnIs::Symbol(_)) => found.push("g:สัญลักษณ์ธาตุ"),
            _ => {}
        }
    }
}

/// A card is chosen: 621.6.1, 621.6.2 an Extra like any other, and a Seal with a Curse as well.
pub fn target(cx: &mut Cx<'_>, id: CardId) {
    rests(cx, |cx, found| {
        if cx.state.def(cx.book, id).facts.extra {
            found.push("621.6.1 621.6.2");
        }
        found.extend(cx.state.card(id).own.cursed().filter_map(|kind| match kind {
            Curse::Stone => Some("709.5.3"),
            Curse::Freeze => Some("709.6.3"),
            Curse::Charm => Some("709.7.2"),
            Curse::Poison => Some("709.8.2"),
            Curse::LastDance => Some("709.10.2"),
            Curse::Dimension => Some("709.11.6"),
            Curse::Death => None,
        }));
    });
}

/// A Seal with a Curse counters.
pub fn counters(cx: &mut Cx<'_>, id: CardId) {
    rests(cx, |cx, found| {
        found.extend(cx.state.card(id).own.cursed().filter_map(|kind| match kind {
            Curse::Stone => Some("709.5.4"),
            Curse::Freeze => Some("709.6.5"),
            Curse::Charm => Some("709.7.3"),
            Curse::Poison => Some("709.8.3"),
            Curse::LastDance => Some("709.10.4"),
            Curse::Death | Curse::Dimension => None,
        }));
    });
}

/// Does a card wait for an attack of its own?
pub fn waits_to_attack(cx: &Cx<'_>, id: CardId) -> bool {
    let attacks =
        |t: &Timing| matches!(t, Timing::Own(own) if matches!(own.when, When::Attacks | When::AttackSucceeds));
    values::working(cx.state, cx.book, &cx.state.values, id)
        .any(|(def, n, _)| matches!(&cx.book.effect(def, n).kind, Kind::Auto(all) if all.iter().any(attacks)))
}

/// g:ผู้ร่าย. A text speaks of the caster.
pub fn caster(cx: &mut Cx<'_>, run: &Run) {
    if cx.book.def(run.def).text.taken.contains(&Taken::Caster) {
        cx.support("g:ผู้ร่าย");
    }
}

/// An Ability works: by which timing, and although its Seal has a Curse.
pub fn ability(cx: &mut Cx<'_>, run: &Run) {
    caster(cx, run);
    rests(cx, |cx, found| {
        found.extend(cx.state.card(run.this).own.cursed().filter_map(|kind| match kind {
            Curse::Stone => Some("709.5.5"),
            Curse::Freeze => Some("709.6.6"),
            Curse::Poison => Some("709.8.4"),
            Curse::LastDance => Some("709.10.5"),
            Curse::Dimension => Some("709.11.7"),
            Curse::Death | Curse::Charm => None,
        }));
        if cx.state.controller(run.this) != cx.state.owner(run.this) {
            found.push("g:เรา");
            if says_opponent(cx, run) {
                found.push("g:ฝ่ายตรงข้าม");
            }
        }
        // 601.3.3. "While it fights" is a Continuous Ability, though it begins at a moment.
        let lasts = |op: &Op| matches!(op, Op::Give { until: Until::Fight, .. });
        let during = cx.book.effect(run.def, run.effect).body.iter().any(lasts);
        found.extend(if during { ["601.3.3", "g:While"].as_slice() } else { &["601.2.1"] });
        found.extend(match timing(cx, run) {
            Some(When::Enters) => Some("g:Ability_“เมื่อเข้ามาในสนาม”"),
            Some(When::Steals) => Some("g:Ability_“เมื่อ_Steal_สำเร็จ”"),
            Some(When::FallsFromLibrary) => Some("g:Ability_“เมื่อตก_Shrine_จากกองการ์ด”"),
            _ => None,
        });
    });
}

/// Does a text speak of cards of the opponent?
fn says_opponent(cx: &Cx<'_>, run: &Run) -> bool {
    let of = |instr: &Instr<super::SummonerMaster>| match instr {
        Instr::Choose { from, .. } | Instr::Pick(from) => from.whose == Whose::Opponents,
        Instr::Act(Op::Own(OwnOp::Mp(whose, _) | OwnOp::Draw { who: whose, .. } | OwnOp::Random { whose, .. })) => {
            *whose == Whose::Opponents
        }
        _ => false,
    };
    cx.book.code(run.def, run.effect).steps.iter().any(of)
}

/// What an Ability waited for, where that is one thing.
fn timing(cx: &Cx<'_>, run: &Run) -> Option<When> {
    match &cx.book.effect(run.def, run.effect).kind {
        Kind::Auto(all) => match all.as_slice() {
            [Timing::Own(own)] => Some(own.when),
            _ => None,
        },
        _ => None,
    }
}

/// 703.9 to 706.9. The card of an Ability has left the Zone that it went to.
pub fn moved_on(cx: &mut Cx<'_>, run: &Run) {
    rests(cx, |cx, found| {
        found.extend(match timing(cx, run) {
            Some(When::FallsToShrine | When::FallsFromLibrary) => Some("703.9"),
            Some(When::ReturnsToLibrary) => Some("704.9"),
            Some(When::GoesToHand) => Some("705.9"),
            Some(When::IsRemoved | When::Steals) => Some("706.9"),
            _ => None,
        });
    });
}

/// 303.7, 301.6, 709.2. A card leaves the arena, with what lasts on it, and its Curses.
pub fn forgets(cx: &mut Cx<'_>, id: CardId, falls: bool) {
    rests(cx, |cx, found| {
        let card = cx.state.card(id);
        if !cx.state.in_arena(id) {
            return;
        }
        if cx.state.modifiers.iter().any(|m| m.on == On::Card(id)) {
            found.push(if falls { "303.7 301.6" } else { "303.7" });
        }
        if card.own.cursed().next().is_some() {
            found.push("709.2 602.1.3");
        }
        if card.is(Bit::Attacked) || card.is(Bit::Attacking) {
            found.push("100.5");
        }
    });
}

/// 603.1, 603.6.1. No clause orders what "and" joins.
pub fn in_written_order(cx: &Cx<'_>, l: &Run) {
    if cx.book.effect(l.def, l.effect).extra.joined {
        cx.reading(readings::WRITTEN_ORDER);
    }
}
