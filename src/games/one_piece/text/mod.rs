//! 2-8. The reader of card texts: the English of the cards, compiled into effects.
//!
//! A text is read whole or refused with the place where reading stopped; nothing is passed over. The grammar is one of parts that
//! combine: words ([`words`]), numbers, noun phrases, conditions, costs, operations, effects.

use std::ops::Range;

use self::effect::Part;
use self::words::Reader;
use super::{effects, operations, selector};

mod amount;
mod brackets;
mod choice;
mod condition;
mod cost;
mod dirt;
mod donor;
mod duration;
mod effect;
mod features;
mod giving;
mod grants;
mod happening;
mod kind;
mod looking;
mod moving;
mod noun;
mod operation;
mod permanent;
mod players;
mod replacement;
mod rules;
mod target;
mod words;
mod zone;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_both;
#[cfg(test)]
mod tests_effects;
#[cfg(test)]
mod tests_refusal;

/// 2-8. What was not understood, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFault {
    /// The bytes of the text as given.
    pub at: Range<usize>,
    /// In the trigger text, not in the effect.
    pub trigger: bool,
    /// The words at the place.
    pub text: String,
}

/// 2-8. Read a card's text and its `[Trigger]` text, whole, or say where not.
pub fn read(effect: &str, trigger: &str) -> Result<effects::Text, TextFault> {
    let mut text = sentences(effect, trigger)?;
    text.effects.iter_mut().for_each(hang_on_first_if);
    Ok(text)
}

/// 4-10-1, 8-3-3. What follows an "if" that opens an effect hangs on it, also what stands after "then".
fn hang_on_first_if(effect: &mut effects::Effect) {
    let opens = |op: &operations::Op| match op {
        operations::Op::If(condition, _, otherwise) => otherwise.is_empty() && *condition != effects::Condition::Did,
        _ => false,
    };
    if effect.body.len() > 1 && effect.body.first().is_some_and(opens) {
        let rest = effect.body.split_off(1);
        if let Some(operations::Op::If(_, then, _)) = effect.body.first_mut() {
            then.extend(rest);
        }
    }
}

/// Sentence by sentence.
fn sentences(effect: &str, trigger: &str) -> Result<effects::Text, TextFault> {
    let first = pass(effect, trigger, 0)?;
    let printed = first.iter().filter(|effect| !effect.given).count();
    if printed == first.len() {
        return Ok(effects::Text { effects: first });
    }
    // Effects that are given stand last, so their places are known only now.
    let effects = pass(effect, trigger, printed)?;
    Ok(effects::Text { effects })
}

/// Read both texts; effects that are given are counted from `printed`.
fn pass(effect: &str, trigger: &str, printed: usize) -> Result<Vec<effects::Effect>, TextFault> {
    let mut all = Vec::new();
    let mut given = Vec::new();
    for (text, part) in [(effect, Part::Effect), (trigger, Part::Trigger)] {
        if dirt::is_nothing(text) {
            continue;
        }
        let fault = |at: Range<usize>| {
            let words = text.get(at.clone()).unwrap_or_default().to_owned();
            TextFault { at, trigger: part == Part::Trigger, text: words }
        };
        let tokens = words::tokens(&dirt::clean(text)).map_err(fault)?;
        let mut reader = Reader::new(&tokens, printed, std::mem::take(&mut given));
        let Ok(effects) = reader.text(part) else {
            return Err(fault(reader.place(text)));
        };
        all.extend(effects);
        given = reader.given;
    }
    all.extend(given);
    Ok(all)
}
