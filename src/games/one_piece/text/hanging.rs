//! 4-10-1, 8-3-3. How far an "if" reaches.

use crate::games::one_piece::vocabulary::{
    Amount, Compare, Condition, Deed, Filter, Is, LEADER, LEAST, MOST, Op, OwnOp, Place, Selector, Taken, Target,
};

/// What follows an "if" that opens a text or a mode hangs on it; so does what stands after "then" behind a later one, also behind "if you do",
/// unless it speaks of the cards that are being looked at. A further "if" that can hold only where the first one does not is a case of its own.
/// What is read in this way is named.
pub fn hang(ops: &mut Vec<Op>, taken: &mut Vec<Taken>) {
    let mut at = 0;
    while at < ops.len() {
        let first = at == 0;
        let plain = is_plain_if(&ops[at]);
        if plain && first && ops.get(1).is_some_and(|next| are_apart(&ops[0], next)) {
            taken.push(Taken::EachIf);
        } else if plain || is_if_done(&ops[at]) {
            let follows = ops.get(at + 1).is_some_and(|next| first && plain || *next == Op::Then);
            if follows && (first && plain || !speaks_of_looked(&ops[at + 1..])) {
                let rest = ops.split_off(at + 1);
                if let Some(Op::If(_, then, _)) = ops.last_mut() {
                    then.extend(rest);
                }
                taken.push(Taken::HangsOnIf);
            }
        }
        match &mut ops[at] {
            Op::If(_, then, otherwise) => {
                hang_inside(then, taken);
                hang_inside(otherwise, taken);
            }
            Op::May(_, inner) | Op::Later(_, inner) => hang_inside(inner, taken),
            Op::ChooseOne(_, modes) => modes.iter_mut().for_each(|mode| hang(mode, taken)),
            _ => {}
        }
        at += 1;
    }
}

/// Inside of another operation no "if" opens the text.
fn hang_inside(ops: &mut Vec<Op>, taken: &mut Vec<Taken>) {
    if ops.is_empty() {
        return;
    }
    // A mark in front, that is taken away again.
    ops.insert(0, Op::Then);
    hang(ops, taken);
    ops.remove(0);
}

fn is_plain_if(op: &Op) -> bool {
    matches!(op, Op::If(condition, _, otherwise) if otherwise.is_empty() && *condition != Condition::Did)
}

fn is_if_done(op: &Op) -> bool {
    matches!(op, Op::If(Condition::Did, _, otherwise) if otherwise.is_empty())
}

/// Are these two an "if" each, of which never both hold?
fn are_apart(one: &Op, other: &Op) -> bool {
    match (one, other) {
        (Op::If(one, ..), Op::If(other, ..)) => exclude(one, other),
        _ => false,
    }
}

fn exclude(one: &Condition, other: &Condition) -> bool {
    match (one, other) {
        (Condition::YourTurn, Condition::OpponentsTurn) | (Condition::OpponentsTurn, Condition::YourTurn) => true,
        (Condition::Not(inner), plain) | (plain, Condition::Not(inner)) => **inner == *plain,
        (Condition::It(one), Condition::It(other)) | (Condition::This(one), Condition::This(other)) => {
            differ(one, other)
        }
        (Condition::Is(left, a, Amount::N(x)), Condition::Is(right, b, Amount::N(y))) if left == right => {
            let (a, b) = (range(*a, *x), range(*b, *y));
            a.1 < b.0 || b.1 < a.0
        }
        // "your Leader is [A]", "your Leader is [B]": there is one Leader.
        (
            Condition::Is(Amount::Count(one), Compare::AtLeast, Amount::N(1)),
            Condition::Is(Amount::Count(other), Compare::AtLeast, Amount::N(1)),
        ) => one.places == [LEADER] && one.places == other.places && differ(&one.filter, &other.filter),
        _ => false,
    }
}
/// The numbers of which it holds.
const fn range(compare: Compare, number: i32) -> (i32, i32) {
    match compare {
        Compare::AtLeast => (number, MOST),
        Compare::AtMost => (LEAST, number),
        Compare::Exactly => (number, number),
        Compare::More => (number.saturating_add(1), MOST),
        Compare::Less => (LEAST, number.saturating_sub(1)),
    }
}

/// Is a card that is the one never the other?
fn differ(one: &Filter, other: &Filter) -> bool {
    let apart = |a: &Is, b: &Is| match (a, b) {
        (Is::Name(a), Is::Name(b)) => a != b,
        (Is::Category(a), Is::Category(b)) => a != b,
        (Is::Rested, Is::Active) | (Is::Active, Is::Rested) => true,
        (Is::Stat(a, of, low, high), Is::Stat(b, other, from, to)) => {
            a == b && of == other && (high < from || to < low)
        }
        _ => false,
    };
    one.0.iter().any(|a| other.0.iter().any(|b| apart(a, b)))
}

/// Does the sentence after "then" speak of the cards that are being looked at, or of the deck that was searched?
fn speaks_of_looked(ops: &[Op]) -> bool {
    let sentence = ops.iter().skip(1).take_while(|op| **op != Op::Then);
    sentence.into_iter().any(|op| match op {
        Op::PlaceRest(_) | Op::Shuffle(..) => true,
        Op::Move { deed: Deed::ToHand | Deed::ToDeck | Deed::Trash | Deed::ToLife, what, .. }
        | Op::Own(OwnOp::Play { what, .. })
        | Op::Reveal(what)
        | Op::Choose(what) => is_looked(what),
        _ => false,
    })
}

fn is_looked(target: &Target) -> bool {
    let looked = |selector: &Selector| selector.places == [Place::Looked];
    match target {
        Target::It => true,
        Target::All(from) | Target::Choose { from, .. } => looked(from),
        Target::Both(all) => all.iter().any(is_looked),
        Target::This | Target::Top { .. } => false,
    }
}
