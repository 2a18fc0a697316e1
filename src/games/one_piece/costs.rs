//! 8-3-1. Costs: all or nothing (8-3-1-3), from left to right (8-3-1-1). Here it is found whether all of it can be paid.

use super::acting;
use super::areas::CardId;
use super::cards::Book;
use super::lowered::{Act, Code, Instr};
use super::matching::Eye;
use super::operations::{Amount, Count, Op};
use super::program::Run;
use super::selector::{Place, Side};

/// 8-3-1-3. Can all of a cost be paid?
pub fn payable(eye: &Eye<'_>, cost: &[Op]) -> bool {
    if cost.is_empty() {
        return true;
    }
    let code = super::lowered::lower_cost(cost);
    let run = run_of(eye);
    fits(eye, &run, &code, &[])
}

/// 8-1-3-4-5. Can what should be there instead be done?
pub fn possible(eye: &Eye<'_>, body: &[Op]) -> bool {
    let code = super::lowered::lower_cost(body);
    steps_possible(eye, &code)
}

/// Can the first thing that these steps do be done?
pub fn steps_possible(eye: &Eye<'_>, steps: &[Instr]) -> bool {
    let run = run_of(eye);
    fits(eye, &run, steps, &[])
}

fn run_of(eye: &Eye<'_>) -> Run {
    let mut run = Run::of(eye.who, eye.this, eye.state.card(eye.this).def, 0);
    run.it = eye.it.to_vec();
    run.looked = eye.looked.to_vec();
    run.paying = true;
    run
}

/// One card that must be found: those that will do.
type Wanted = Vec<CardId>;

/// Can every step be done as written? Each card pays once: they are matched with what is wanted.
fn fits(eye: &Eye<'_>, run: &Run, steps: &[Instr], taken: &[CardId]) -> bool {
    let mut wanted: Vec<Wanted> = taken.iter().map(|&id| vec![id]).collect();
    // DON!! cards as they are after each part that was paid: active, and others on the field.
    let side = eye.state.side(eye.who);
    let mut active = i32::from(side.don_active);
    let mut others = i32::from(eye.state.don_on_field(eye.who)) - active;
    for (n, step) in steps.iter().enumerate() {
        match step {
            Instr::Choose { from, count, verb, .. } => {
                let least = match count {
                    Count::Exactly(Amount::All) => 0,
                    Count::Exactly(n) => eye.amount(n),
                    Count::AtLeast(n) => i32::from(*n),
                    _ => 0,
                };
                let mut found = eye.select(from);
                found.retain(|&id| acting::can(eye.state, eye.book, run, id, *verb));
                eye.different(from, &mut found);
                // DON!! cards will do as well: they get numbers that no card has.
                if from.places.contains(&Place::Don) {
                    found.extend((0..active.clamp(0, 12)).map(|n| CardId(255 - n as u8)));
                }
                (0..least).for_each(|_| wanted.push(found.clone()));
            }
            Instr::PickThis => match next_act(&steps[n..]) {
                Some(act) if !this_can(eye, run, act) => return false,
                Some(Act::Give(..) | Act::GiveDon(..)) | None => {}
                Some(_) => wanted.push(vec![eye.this]),
            },
            Instr::Pick(selector) => {
                let found = eye.select(selector);
                let possible = match next_act(&steps[n..]) {
                    Some(act) => found.iter().any(|&id| can_be(eye, run, id, act)),
                    None => !found.is_empty(),
                };
                if !possible {
                    return false;
                }
            }
            Instr::Act(Act::RestDon(n)) => {
                active -= i32::from(*n);
                others += i32::from(*n);
            }
            Instr::Act(Act::Dons { side: Side::Yours, count: Count::Exactly(n), rest: true }) => {
                active -= eye.amount(n);
                others += eye.amount(n);
            }
            Instr::Act(Act::ReturnDon(Side::Yours, n, _, false)) => {
                let n = eye.amount(n);
                let from_others = n.min(others);
                others -= from_others;
                active -= n - from_others;
            }
            Instr::Act(Act::Mill(side, n, false) | Act::TopTo(side, n, false, _))
                if (eye.state.side(eye.player(*side)).deck.len() as i32) < eye.amount(n) =>
            {
                return false;
            }
            Instr::Act(Act::GiveDon(n, false, from)) => {
                let side = eye.state.side(eye.who);
                let there = match from {
                    super::operations::DonFrom::Active => side.don_active,
                    super::operations::DonFrom::Rested => side.don_rested,
                    super::operations::DonFrom::OpponentsRested => eye.state.side(eye.who.other()).don_rested,
                    super::operations::DonFrom::DonDeck => side.don_deck,
                    _ => side.don_active + side.don_rested,
                };
                if i32::from(there) < eye.amount(n) {
                    return false;
                }
            }
            _ => {}
        }
        if active < 0 {
            return false;
        }
    }
    matching(&wanted)
}

fn next_act(steps: &[Instr]) -> Option<&Act> {
    steps.iter().find_map(|s| if let Instr::Act(act) = s { Some(act) } else { None })
}

fn this_can(eye: &Eye<'_>, run: &Run, act: &Act) -> bool {
    can_be(eye, run, eye.this, act)
}

fn can_be(eye: &Eye<'_>, run: &Run, id: CardId, act: &Act) -> bool {
    use super::lowered::Verb;
    let verb = match act {
        Act::Rest => Verb::Rest,
        Act::SetActive => Verb::SetActive,
        Act::Trash => Verb::Trash,
        Act::Ko => Verb::Ko,
        Act::ToHand => Verb::ToHand,
        Act::ToDeck(_) => Verb::ToDeck,
        Act::ToLife(..) => Verb::ToLife,
        Act::TurnLife(up) => {
            if *up {
                Verb::TurnUp
            } else {
                Verb::TurnDown
            }
        }
        _ => return true,
    };
    acting::can(eye.state, eye.book, run, id, verb)
}

/// Is there a card for everything that is wanted, no card twice?
fn matching(wanted: &[Wanted]) -> bool {
    fn place(n: usize, wanted: &[Wanted], of: &mut [Option<usize>; 256], seen: &mut [bool; 256]) -> bool {
        for card in &wanted[n] {
            let at = usize::from(card.0);
            if std::mem::replace(&mut seen[at], true) {
                continue;
            }
            if of[at].is_none_or(|other| place(other, wanted, of, seen)) {
                of[at] = Some(n);
                return true;
            }
        }
        false
    }
    // One thing wanted needs no matching.
    if wanted.len() < 2 {
        return wanted.iter().all(|w| !w.is_empty());
    }
    let mut of = [None; 256];
    (0..wanted.len()).all(|n| place(n, wanted, &mut of, &mut [false; 256]))
}

/// Only cards that leave the rest of the cost payable are offered.
pub fn keep_payable(eye: &Eye<'_>, l: &Run, book: &Book, found: &mut Vec<CardId>) {
    let code: &Code = book.code(l.def, l.effect);
    let after = usize::from(l.at) + 1;
    let until = usize::from(code.body).max(after).min(code.steps.len());
    let rest = &code.steps[after..until];
    if !rest.iter().any(|s| matches!(s, Instr::Choose { .. } | Instr::PickThis)) {
        return;
    }
    let run = Run { paying: true, ..l.clone() };
    found.retain(|&id| {
        let mut taken = l.picked.clone();
        taken.push(id);
        fits(eye, &run, rest, &taken)
    });
}
