//! Costs: all or nothing, from left to right. Here it is found whether all of it can be paid.

use std::ops::Range;

use super::act::can;
use super::book::Book;
use super::card::{CardId, DefId, Few};
use super::choose::chosen;
use super::code::Instr;
use super::counted::Counted;
use super::effect::{Run, clamped};
use super::eye::{Eye, number};
use super::game::CardGame;
use super::text::{Amount, Condition, Count, Op, Place, Target};
use super::vocabulary::OwnOp;

/// Can all of the cost of an effect be paid?
pub fn payable<V: CardGame>(eye: &Eye<'_, V>, def: DefId, effect: u8) -> bool {
    let code = eye.book.code(def, effect);
    let cost = usize::from(code.cost.start)..usize::from(code.cost.end);
    cost.is_empty() || possible(eye, (def, effect), &code.steps[cost])
}

/// Can what a replacement effect does instead be done?
pub fn replaceable<V: CardGame>(eye: &Eye<'_, V>, def: DefId, effect: u8) -> bool {
    let code = eye.book.code(def, effect);
    possible(eye, (def, effect), &code.steps[usize::from(code.body)..])
}

/// Can these steps of an effect be done as written?
pub fn possible<V: CardGame>(eye: &Eye<'_, V>, (def, effect): (DefId, u8), steps: &[Instr<V>]) -> bool {
    let mut run = Run::of(eye.who, eye.this, def, effect);
    run.it = Few::from_slice(eye.it);
    run.looked = Few::from_slice(eye.looked);
    run.own = eye.local.map(V::asked_with).unwrap_or_default();
    run.paying = true;
    fits(&eye.at_most(), &run, steps, &Few::new())
}

/// Something that pays: a card, or one of those that are only counted.
type Token = u32;

/// One thing that must be found: what will do.
type Wanted = Vec<Token>;

/// Can every step be done as written? Each card pays once: they are matched with what is wanted.
fn fits<V: CardGame>(eye: &Eye<'_, V>, run: &Run<V>, steps: &[Instr<V>], taken: &Few) -> bool {
    // Where one of several ways is chosen, one that can be gone is enough.
    if let Some(ways) = first_ways(steps) {
        return ways.iter().any(|way| fits(eye, run, way, taken));
    }
    let wanted = taken.iter().map(|id| vec![Token::from(id.0)]).collect();
    walk(eye, run, steps, (wanted, V::purse(eye, run)))
}

/// How many must be chosen at the least.
fn least_of<V: CardGame>(eye: &Eye<'_, V>, count: &Count<V>) -> i32 {
    match count {
        Count::Exactly(Amount::All) => 0,
        Count::Exactly(n) => eye.amount(n),
        Count::AtLeast(n) | Count::Between(n, _) => i32::from(*n),
        Count::UpTo(_) | Count::AnyNumber | Count::Total(..) => 0,
    }
}

/// By a reading, may nothing be chosen or done of what an effect has instead of something?
fn may_be_none<V: CardGame>(eye: &Eye<'_, V>, run: &Run<V>) -> bool {
    (V::UP_TO_INSTEAD)(eye.book, run.def, run.effect).is_some_and(|reading| eye.book.readings.of(reading) == 1)
}

/// One step after the other. Where what is only counted may be chosen among cards, every number of it is tried.
fn walk<V: CardGame>(
    eye: &Eye<'_, V>,
    run: &Run<V>,
    steps: &[Instr<V>],
    (mut wanted, mut purse): (Vec<Wanted>, V::Purse),
) -> bool {
    let able = |id: CardId, deed: V::Deed| can(eye.state, eye.book, run, id, deed);
    // "rest this card and trash it": what was turned can still be moved.
    let mut turned = false;
    for (n, step) in steps.iter().enumerate() {
        match step {
            Instr::Choose { from, count, deed, .. } => {
                let least = least_of(eye, count);
                if least <= 0 || may_be_none(eye, run) {
                    continue;
                }
                let mut found = eye.select(from);
                found.retain(|id| able(*id, *deed) && !V::hides(eye, from, count, *id));
                eye.different(from, &mut found);
                let tokens: Wanted = found.iter().map(|id| Token::from(id.0)).collect();
                let spare = i32::from(V::Counted::spare(&purse, eye, from, *deed)).min(least);
                if spare > 0 {
                    return (0..=clamped(spare)).any(|k| {
                        let (mut wanted, mut purse) = (wanted.clone(), purse.clone());
                        wanted.extend((i32::from(k)..least).map(|_| tokens.clone()));
                        V::Counted::spend(&mut purse, eye, from, *deed, k)
                            && walk(eye, run, &steps[n + 1..], (wanted, purse))
                    });
                }
                (1..least).for_each(|_| wanted.push(tokens.clone()));
                wanted.push(tokens);
            }
            Instr::PickThis => match next_deed(&steps[n..]) {
                Some((deed, _)) if !able(eye.this, deed) => return false,
                Some((_, true)) => {
                    let turns = turns_next(&steps[n..]);
                    if turns || !turned {
                        wanted.push(vec![Token::from(eye.this.0)]);
                    }
                    turned = turns;
                }
                Some((_, false)) | None => {}
            },
            Instr::Pick(selector) => {
                let found = eye.select(selector);
                let deed = next_deed(&steps[n..]).map(|(deed, _)| deed);
                let possible = deed.map_or(!found.is_empty(), |deed| found.iter().any(|&id| able(id, deed)));
                let deed = deed.unwrap_or(V::CHOSEN);
                let spare = V::Counted::spare(&purse, eye, selector, deed);
                if !possible && spare == 0 {
                    return false;
                }
                V::Counted::spend(&mut purse, eye, selector, deed, spare);
            }
            Instr::Act(Op::Move { what: Target::Top { whose, zone, count, up_to: false }, .. })
                if number(eye.state.pile(eye.player(*whose), *zone).len()) < eye.amount(count) =>
            {
                return false;
            }
            Instr::Act(op) if !may_be_none(eye, run) && !V::spend(&mut purse, eye, op) => return false,
            _ => {}
        }
    }
    matching(&wanted)
}

/// Where the ways of a choice end, if one stands there: each way, and what comes after all of them.
fn ways_at<V: CardGame>(steps: &[Instr<V>], at: usize) -> Option<(Vec<Range<usize>>, usize)> {
    let Instr::Modes(_, starts) = steps.get(at)? else { return None };
    let begins: Vec<usize> = starts.iter().map(|start| at + 1 + usize::from(*start)).collect();
    // The first way ends with a jump past the others.
    let last = begins.get(1)?.checked_sub(1)?;
    let Some(Instr::Jump(skip)) = steps.get(last) else { return None };
    let after = last + 1 + usize::from(*skip);
    let ends = begins.iter().skip(1).copied().chain([after]).map(|end| end - 1);
    Some((begins.iter().copied().zip(ends).map(|(begin, end)| begin..end).collect(), after))
}

/// The steps by each way of the first choice among them.
fn first_ways<V: CardGame>(steps: &[Instr<V>]) -> Option<Vec<Vec<Instr<V>>>> {
    let at = steps.iter().position(|step| matches!(step, Instr::Modes(..)))?;
    let (ways, after) = ways_at(steps, at)?;
    let by = |way: Range<usize>| {
        let parts = [&steps[..at], &steps[way], steps.get(after..).unwrap_or_default()];
        parts.concat()
    };
    Some(ways.into_iter().map(by).collect())
}

/// The steps from a place to the end of the cost, or of what is there instead: past the ways that were not chosen.
fn rest<V: CardGame>(steps: &[Instr<V>], from: usize, until: usize) -> Vec<Instr<V>> {
    let chosen = (0..from.min(steps.len())).find_map(|at| {
        let (ways, after) = ways_at(steps, at)?;
        let way = ways.into_iter().find(|way| way.contains(&from) || way.end == from)?;
        Some((way.end, after))
    });
    match chosen {
        Some((end, after)) if after <= until => [&steps[from..end], &steps[after..until]].concat(),
        _ => steps[from..until].to_vec(),
    }
}

/// Where what may be done ends that a step belongs to, if "if you do" follows.
fn end_of_asked<V: CardGame>(steps: &[Instr<V>], at: usize) -> Option<usize> {
    let ends = steps.iter().enumerate().take(at).filter_map(|(n, step)| match step {
        Instr::May(_, skip) => Some(n + 1 + usize::from(*skip)),
        _ => None,
    });
    let is_asked = |end: &usize| *end > at && matches!(steps.get(*end), Some(Instr::If(Condition::Did, _)));
    ends.filter(is_asked).min()
}

/// The ways of the choice that runs, each with whether what is to be paid can be paid by it. None where nothing is paid.
pub fn payable_ways<V: CardGame>(eye: &Eye<'_, V>, l: &Run<V>, book: &Book<V>) -> Option<Vec<bool>> {
    let code = book.code(l.def, l.effect);
    let until = match () {
        () if l.is_paying(book) => usize::from(code.body),
        () if l.instead => code.steps.len(),
        () => end_of_asked(&code.steps, usize::from(l.at))?,
    };
    let run = Run { paying: true, ..l.clone() };
    let ways = first_ways(code.steps.get(usize::from(l.at)..until)?)?;
    Some(ways.iter().map(|way| fits(&eye.at_most(), &run, way, &Few::new())).collect())
}

/// What is done next to the cards that were picked, and whether that uses them up.
fn next_deed<V: CardGame>(steps: &[Instr<V>]) -> Option<(V::Deed, bool)> {
    steps.iter().find_map(|step| match step {
        Instr::Act(Op::Move { deed, .. } | Op::Turn(deed, _) | Op::Face(deed, _)) => Some((*deed, true)),
        Instr::Act(Op::Reveal(_)) => Some((V::REVEALED, true)),
        Instr::Act(Op::Own(own)) => Some((own.target().map_or(V::CHOSEN, |(_, deed)| deed), V::uses_up(own))),
        Instr::Give(..) => Some((V::GIVEN, false)),
        Instr::Act(_) => Some((V::CHOSEN, true)),
        _ => None,
    })
}

/// Are the cards that were picked turned next, and stay where they are?
fn turns_next<V: CardGame>(steps: &[Instr<V>]) -> bool {
    let act = steps.iter().find(|step| matches!(step, Instr::Act(_) | Instr::Give(..)));
    matches!(act, Some(Instr::Act(Op::Turn(..))))
}

/// Is there something for everything that is wanted, nothing twice?
fn matching(wanted: &[Wanted]) -> bool {
    fn place(n: usize, wanted: &[Wanted], of: &mut Vec<(Token, usize)>, seen: &mut Vec<Token>) -> bool {
        for &token in &wanted[n] {
            if seen.contains(&token) {
                continue;
            }
            seen.push(token);
            let at = of.iter().position(|(t, _)| *t == token);
            if at.is_none_or(|at| place(of[at].1, wanted, of, seen)) {
                match of.iter_mut().find(|(t, _)| *t == token) {
                    Some((_, other)) => *other = n,
                    None => of.push((token, n)),
                }
                return true;
            }
        }
        false
    }
    // One thing wanted needs no matching.
    if wanted.len() < 2 {
        return wanted.iter().all(|w| !w.is_empty());
    }
    let mut of = Vec::new();
    (0..wanted.len()).all(|n| place(n, wanted, &mut of, &mut Vec::new()))
}

/// Where what may be done ends that the step which runs belongs to, if something hangs on all of it.
fn end_of_parts<V: CardGame>(book: &Book<V>, l: &Run<V>) -> Option<usize> {
    let steps = &book.code(l.def, l.effect).steps;
    let at = usize::from(l.at);
    steps.iter().enumerate().take(at).rev().find_map(|(n, step)| {
        let Instr::May(_, skip) = step else { return None };
        let end = n + 1 + usize::from(*skip);
        (end > at && matches!(steps[end - 1], Instr::DidAll)).then_some(end)
    })
}

/// Is something being done in several parts that something hangs on?
pub fn is_in_parts<V: CardGame>(book: &Book<V>, l: &Run<V>) -> bool {
    end_of_parts(book, l).is_some()
}

/// What is left to be paid, or to be done that something hangs on, after one more is chosen by the step that runs.
fn rest_of<V: CardGame>(eye: &Eye<'_, V>, l: &Run<V>, book: &Book<V>) -> Vec<Instr<V>> {
    let code = book.code(l.def, l.effect);
    let after = usize::from(l.at) + 1;
    let until = end_of_parts(book, l).unwrap_or(usize::from(code.body)).max(after).min(code.steps.len());
    let mut rest = rest(&code.steps, after, until);
    // Of what lies among the cards and is only counted, as many as this step still asks for.
    if let Some(Instr::Choose { who, from, count, deed }) = l.instr(book) {
        let more = least_of(eye, count) - chosen(l) - 1;
        if more > 0 && from.places.iter().any(|p| matches!(p, Place::Own(_))) {
            let (who, from, deed) = (*who, from.clone(), *deed);
            rest.insert(0, Instr::Choose { who, from, count: Count::Exactly(Amount::N(more)), deed });
        }
    }
    rest
}

/// Only cards that leave the rest of the cost payable are offered.
pub fn keep_payable<V: CardGame>(eye: &Eye<'_, V>, l: &Run<V>, book: &Book<V>, found: &mut Few) {
    let rest = rest_of(eye, l, book);
    if !rest.iter().any(|s| matches!(s, Instr::Choose { .. } | Instr::PickThis)) {
        return;
    }
    let run = Run { paying: true, ..l.clone() };
    found.retain(|id| {
        let mut taken = l.picked.clone();
        taken.push(*id);
        fits(eye, &run, &rest, &taken)
    });
}

/// Does the rest of the cost stay payable if one of what is only counted is chosen?
pub fn leaves_payable<V: CardGame>(eye: &Eye<'_, V>, l: &Run<V>, book: &Book<V>, choice: V::Choice) -> bool {
    let Some(Instr::Choose { from, .. }) = l.instr(book) else { return true };
    let mut run = Run { paying: true, ..l.clone() };
    V::Counted::take(&mut run, eye.player(from.whose), choice);
    fits(eye, &run, &rest_of(eye, l, book), &l.picked)
}
