//! Costs: all or nothing, from left to right. Here it is found whether all of it can be paid.

use std::ops::Range;

use super::act::can;
use super::book::Book;
use super::card::{DefId, Few};
use super::code::Instr;
use super::effect::Run;
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
    let mut wanted: Vec<Wanted> = taken.iter().map(|id| vec![Token::from(id.0)]).collect();
    let mut purse = V::purse(eye);
    for (n, step) in steps.iter().enumerate() {
        match step {
            Instr::Choose { from, count, deed, .. } => {
                let least = match count {
                    Count::Exactly(Amount::All) => 0,
                    Count::Exactly(n) => eye.amount(n),
                    Count::AtLeast(n) | Count::Between(n, _) => i32::from(*n),
                    Count::UpTo(_) | Count::AnyNumber | Count::Total(..) => 0,
                };
                if least <= 0 {
                    continue;
                }
                let mut found = eye.select(from);
                found.retain(|id| can(eye.state, eye.book, run, *id, *deed));
                eye.different(from, &mut found);
                let mut tokens: Wanted = found.iter().map(|id| Token::from(id.0)).collect();
                // Cards that are only counted will do as well: they get numbers that no card has.
                if from.places.iter().any(|p| matches!(p, Place::Own(_))) {
                    tokens.extend((0..V::spare(&purse, from)).map(|n| Token::from(u16::MAX) + 1 + Token::from(n)));
                }
                (1..least).for_each(|_| wanted.push(tokens.clone()));
                wanted.push(tokens);
            }
            Instr::PickThis => match next_deed(&steps[n..]) {
                Some((deed, _)) if !can(eye.state, eye.book, run, eye.this, deed) => return false,
                Some((_, true)) => wanted.push(vec![Token::from(eye.this.0)]),
                Some((_, false)) | None => {}
            },
            Instr::Pick(selector) => {
                let found = eye.select(selector);
                let possible = match next_deed(&steps[n..]) {
                    Some((deed, _)) => found.iter().any(|&id| can(eye.state, eye.book, run, id, deed)),
                    None => !found.is_empty(),
                };
                if !possible {
                    return false;
                }
            }
            Instr::Act(Op::Move { what: Target::Top { whose, zone, count, up_to: false }, .. })
                if number(eye.state.pile(eye.player(*whose), *zone).len()) < eye.amount(count) =>
            {
                return false;
            }
            Instr::Act(Op::Own(own)) if !V::spend(&mut purse, eye, own) => return false,
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

/// Only cards that leave the rest of the cost payable are offered.
pub fn keep_payable<V: CardGame>(eye: &Eye<'_, V>, l: &Run<V>, book: &Book<V>, found: &mut Few) {
    let code = book.code(l.def, l.effect);
    let after = usize::from(l.at) + 1;
    let until = end_of_parts(book, l).unwrap_or(usize::from(code.body)).max(after).min(code.steps.len());
    let rest = rest(&code.steps, after, until);
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
