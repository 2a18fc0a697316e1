//! 3-9. DON!! cards are alike, and only what turns them, gives them, or keeps them rested can be done to them here. A text that means them by
//! something else is not understood.

use crate::cardgame::OwnOp as _;
use crate::games::one_piece::vocabulary::{
    DONS, Effect, Grant, Kind, Op, OwnGrant, OwnOp, Selector, Target, To, Whose, Would,
};

/// Does a text do something to DON!! cards that would be lost?
pub fn is_lost(effect: &Effect) -> bool {
    let kind = match &effect.kind {
        Kind::Permanent(all) => all.iter().any(|grants| matches!(&grants.to, To::All(from) if has_dons(from))),
        Kind::Replacement { would: Would::Be(_, from, _), .. } => has_dons(from),
        _ => false,
    };
    let mut spoken_of = false;
    kind || lost(&effect.cost, &mut spoken_of) || lost(&effect.body, &mut spoken_of)
}

fn has_dons(from: &Selector) -> bool {
    from.places.contains(&DONS)
}

/// The selectors of a target.
fn selectors(target: &Target) -> Vec<&Selector> {
    match target {
        Target::Choose { from, .. } | Target::All(from) => vec![from],
        Target::Both(all) => all.iter().flat_map(selectors).collect(),
        Target::This | Target::It | Target::Top { .. } => Vec::new(),
    }
}

fn means_dons(target: &Target) -> bool {
    selectors(target).into_iter().any(has_dons)
}

fn is_it(target: &Target) -> bool {
    match target {
        Target::It => true,
        Target::Both(all) => all.iter().any(is_it),
        _ => false,
    }
}

/// Of DON!! cards that are chosen it must be said whose they are.
fn is_anybodys(target: &Target) -> bool {
    let chosen =
        |target: &Target| matches!(target, Target::Choose { from, .. } if has_dons(from) && from.whose == Whose::Any);
    match target {
        Target::Both(all) => all.iter().any(chosen),
        one => chosen(one),
    }
}

/// Operations one after the other; whether the text speaks of DON!! cards.
fn lost(ops: &[Op], spoken_of: &mut bool) -> bool {
    ops.iter().any(|op| match op {
        Op::If(_, then, otherwise) | Op::InTurn(then, otherwise) => lost(then, spoken_of) || lost(otherwise, spoken_of),
        Op::May(_, inner) => lost(inner, spoken_of),
        Op::ChooseOne(_, modes) => modes.iter().any(|mode| lost(mode, &mut { *spoken_of })),
        // What the text speaks of is kept for later as far as it is cards.
        Op::Later(_, inner) => (*spoken_of && inner.iter().any(about_it)) || lost(inner, spoken_of),
        Op::Choose(what) | Op::Turn(_, what) => {
            if !is_it(what) {
                *spoken_of = means_dons(what);
            }
            is_anybodys(what)
        }
        Op::Give { to, what, .. } => {
            let stays = what.iter().all(|grant| *grant == Grant::Own(OwnGrant::StaysRested));
            let unheard = (means_dons(to) || (*spoken_of && is_it(to))) && !stays;
            let fault = unheard || is_anybodys(to);
            if !is_it(to) {
                *spoken_of = means_dons(to);
            }
            fault
        }
        Op::Own(OwnOp::TurnDons { what, .. }) => is_anybodys(what),
        _ => {
            let Some(what) = target_of(op) else { return false };
            let fault = means_dons(what) || (*spoken_of && is_it(what));
            if !is_it(what) {
                *spoken_of = false;
            }
            fault
        }
    })
}

fn target_of(op: &Op) -> Option<&Target> {
    match op {
        Op::Move { what, .. } | Op::Turn(_, what) | Op::Face(_, what) | Op::Reveal(what) | Op::Choose(what) => {
            Some(what)
        }
        Op::Give { to, .. } => Some(to),
        Op::Own(own) => own.target().map(|(what, _)| what),
        _ => None,
    }
}

fn about_it(op: &Op) -> bool {
    target_of(op).is_some_and(is_it)
}
