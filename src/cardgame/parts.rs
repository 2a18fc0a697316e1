//! The part of a text that a step of its program stands for: what may be done, the modes to choose from, what is put off.

use super::CardGame;
use super::book::Book;
use super::card::DefId;
use super::code::Instr;
use super::text::Op;
use super::vocabulary::OwnOp;

/// The operation of a text that the step at a place of its program was made of, where others stand inside it.
pub fn at<V: CardGame>(book: &Book<V>, (def, effect): (DefId, u8), place: u16) -> Option<&Op<V>> {
    let steps = &book.code(def, effect).steps;
    let step = steps.get(usize::from(place))?;
    let before = steps[..usize::from(place)].iter().filter(|s| is_alike(s, step)).count();
    let effect = book.effect(def, effect);
    let mut found = Vec::new();
    walk(&effect.cost, &mut found);
    walk(&effect.body, &mut found);
    found.into_iter().filter(|op| is_of(op, step)).nth(before)
}

/// Two steps that were made of operations of one kind.
const fn is_alike<V: CardGame>(a: &Instr<V>, b: &Instr<V>) -> bool {
    matches!(
        (a, b),
        (Instr::May(..), Instr::May(..)) | (Instr::Modes(..), Instr::Modes(..)) | (Instr::Later(..), Instr::Later(..))
    )
}

/// Is a step made of operations of this kind?
const fn is_of<V: CardGame>(op: &Op<V>, step: &Instr<V>) -> bool {
    matches!(
        (op, step),
        (Op::May(..), Instr::May(..)) | (Op::ChooseOne(..), Instr::Modes(..)) | (Op::Later(..), Instr::Later(..))
    )
}

/// All operations, in the order in which their steps stand in the program.
fn walk<'a, V: CardGame>(ops: &'a [Op<V>], found: &mut Vec<&'a Op<V>>) {
    for op in ops {
        found.push(op);
        match op {
            Op::If(_, then, otherwise) => [then, otherwise].into_iter().for_each(|ops| walk(ops, found)),
            Op::May(_, inner) | Op::Later(_, inner) => walk(inner, found),
            Op::ChooseOne(_, modes) => modes.iter().for_each(|mode| walk(mode, found)),
            // The program has both orders.
            Op::InTurn(a, b) => [a, b, b, a].into_iter().for_each(|ops| walk(ops, found)),
            Op::Own(own) => {
                if let Some((_, inner)) = own.each() {
                    walk(inner, found);
                }
            }
            _ => {}
        }
    }
}
