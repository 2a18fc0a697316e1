//! 2-8. The reader of card texts: the English of the cards, compiled into effects.
//!
//! A text is read whole or refused with the place where reading stopped; nothing is passed over. The grammar is one of parts that
//! combine: words ([`words`]), numbers, noun phrases, conditions, costs, operations, effects.

use std::ops::Range;

use self::effect::Part;
use self::words::Reader;
use super::vocabulary::{Taken, Text};

mod amount;
mod before;
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
mod hanging;
mod happening;
mod instead;
mod kind;
mod leader;
mod list;
mod looking;
mod moving;
mod next;
mod noun;
mod operation;
mod owning;
mod permanent;
mod players;
mod replacement;
mod rules;
mod setting;
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
mod tests_kinds;
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
pub fn read(effect: &str, trigger: &str) -> Result<Text, TextFault> {
    let mut text = sentences(effect, trigger)?;
    let mut hung = false;
    text.effects.iter_mut().for_each(|effect| hung |= hanging::hang(&mut effect.body));
    if hung {
        text.taken.push(Taken::HangsOnIf);
    }
    text.taken.sort_unstable();
    text.taken.dedup();
    Ok(text)
}

/// Sentence by sentence.
fn sentences(effect: &str, trigger: &str) -> Result<Text, TextFault> {
    let first = pass(effect, trigger, 0)?;
    let printed = first.effects.iter().filter(|effect| !effect.given).count();
    if printed == first.effects.len() {
        return Ok(first);
    }
    // Effects that are given stand last, so their places are known only now.
    pass(effect, trigger, printed)
}

/// Read both texts; effects that are given are counted from `printed`.
fn pass(effect: &str, trigger: &str, printed: usize) -> Result<Text, TextFault> {
    let mut all = Text::default();
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
        let Ok(mut found) = reader.text(part) else {
            return Err(fault(reader.place(text)));
        };
        for effect in found.iter_mut().chain(&mut reader.given) {
            if amount::number_of_event(effect).map_err(|()| fault(0..text.len()))? {
                all.taken.push(Taken::NumberOfEvent);
            }
        }
        all.effects.extend(found);
        all.taken.extend(reader.taken);
        given = reader.given;
    }
    all.effects.extend(given);
    Ok(all)
}
