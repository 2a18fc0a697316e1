//! 4-10-1, 8-3-3. How far an "if" reaches.

use super::effects::Condition;
use super::operations::{Op, Rest, Target};
use super::selector::{Place, Selector};

/// What follows an "if" that opens a text or a mode hangs on it; so does what stands after "then" behind a later one, unless it speaks of
/// the cards that are being looked at. True if something was hung.
pub fn hang(ops: &mut Vec<Op>) -> bool {
    let mut hung = false;
    let mut at = 0;
    while at < ops.len() {
        let first = at == 0;
        if is_plain_if(&ops[at]) {
            let follows = ops.get(at + 1).is_some_and(|next| first || *next == Op::Then);
            if follows && (first || !speaks_of_looked(&ops[at + 1..])) {
                let rest = ops.split_off(at + 1);
                if let Some(Op::If(_, then, _)) = ops.last_mut() {
                    then.extend(rest);
                }
                hung = true;
            }
        }
        hung |= match &mut ops[at] {
            Op::If(_, then, otherwise) => hang_inside(then) | hang_inside(otherwise),
            Op::May(_, inner) | Op::Later(_, inner) => hang_inside(inner),
            Op::ChooseOne(_, modes) => modes.iter_mut().map(hang).filter(|hung| *hung).count() > 0,
            _ => false,
        };
        at += 1;
    }
    hung
}

/// Inside of another operation no "if" opens the text.
fn hang_inside(ops: &mut Vec<Op>) -> bool {
    if ops.is_empty() {
        return false;
    }
    // A mark in front, that is taken away again.
    ops.insert(0, Op::Then);
    let hung = hang(ops);
    ops.remove(0);
    hung
}

fn is_plain_if(op: &Op) -> bool {
    matches!(op, Op::If(condition, _, otherwise) if otherwise.is_empty() && *condition != Condition::Did)
}

/// Does the sentence after "then" speak of the cards that are being looked at, or of the deck that was searched?
fn speaks_of_looked(ops: &[Op]) -> bool {
    let sentence = ops.iter().skip(1).take_while(|op| **op != Op::Then);
    sentence.into_iter().any(|op| match op {
        Op::PlaceRest(Rest::Deck(_) | Rest::Trash | Rest::Hand | Rest::Life(_) | Rest::Back) | Op::Shuffle(_) => true,
        Op::ToHand(target) | Op::ToDeck(target, _) | Op::Trash(target) | Op::Reveal(target) | Op::Choose(target) => {
            is_looked(target)
        }
        Op::Play { what, .. } | Op::ToLife { what, .. } => is_looked(what),
        _ => false,
    })
}

fn is_looked(target: &Target) -> bool {
    let looked = |selector: &Selector| selector.places == [Place::Looked];
    match target {
        Target::It => true,
        Target::All(from) | Target::Choose { from, .. } => looked(from),
        Target::Both(all) => all.iter().any(is_looked),
        Target::This | Target::DeckTop { .. } => false,
    }
}
