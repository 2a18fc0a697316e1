//! 2-8. The reader of card texts: the English of the cards, compiled into effects.
//!
//! A text is read whole or refused with the place where reading stopped; nothing is passed over. The kit is [`crate::cardgame::reader`]; the grammar is one of parts that
//! combine: numbers, noun phrases, conditions, costs, operations, effects.

use std::ops::Range;

use self::memory::{Part, Reader};
use super::vocabulary::{Taken, Text};
pub use crate::cardgame::reader::TextFault;
use crate::cardgame::reader::{Lexicon, Reading, Sort, Token, Wrap, dirt};

mod alike;
mod amount;
mod before;
mod brackets;
mod choice;
mod condition;
mod cost;
mod done;
mod donor;
mod duration;
mod effect;
mod features;
mod giving;
mod grants;
mod hanging;
mod happening;
mod home;
mod instead;
mod kind;
mod leader;
mod list;
mod looking;
mod memory;
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
#[cfg(test)]
mod tests_spoken;

/// How the texts are written.
const LEXICON: Lexicon = Lexicon {
    signs: &[('・', '•'), ('【', '['), ('】', ']')],
    wraps: &[
        Wrap { open: '[', close: ']', sort: Sort::Bracket, inner: false },
        Wrap { open: '{', close: '}', sort: Sort::Brace, inner: false },
        Wrap { open: '<', close: '>', sort: Sort::Angle, inner: false },
        Wrap { open: '"', close: '"', sort: Sort::Quote, inner: true },
    ],
    // 2-8-4-1. Text in parentheses that begins otherwise is taken for real text, and refused.
    reminders: &[
        "after your opponent declares an attack",
        "you may return the specified number of don!!",
        "you may rest the specified number of don!!",
        "this card can attack",
        "this character can attack",
        "this card deals 2 damage",
        "when this card deals damage",
        "this card cannot be blocked",
        "this character cannot be blocked",
        "after your opponent attacks",
        "when this card attacks",
    ],
    words: &["k.o.", "don!!"],
    owners: &["leader", "character", "card", "stage", "event"],
    marks: ",.:;/•",
    ends: &[Sort::Bracket, Sort::Quote],
    begins: "•",
    explained: &[],
};

/// 2-8. Read a card's text and its `[Trigger]` text, whole, or say where not.
pub fn read(effect: &str, trigger: &str) -> Result<Text, TextFault> {
    let mut text = sentences(effect, trigger)?;
    for effect in &mut text.effects {
        hanging::hang(&mut effect.body, &mut text.taken);
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
        let number = u8::from(part == Part::Trigger);
        let fault = |at: Range<usize>| TextFault::new(text, at, number, &[]);
        let mut tokens = LEXICON.tokens(&dirt::clean(text, LEXICON.signs)).map_err(fault)?;
        spelled(&mut tokens);
        let mut reader = Reader::new(&tokens, printed, std::mem::take(&mut given));
        let Ok(mut found) = reader.text(part) else {
            return Err(TextFault::new(text, reader.place(text), number, &reader.understood()));
        };
        for effect in found.iter_mut().chain(&mut reader.given) {
            if alike::is_lost(effect) {
                return Err(fault(0..text.len()));
            }
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

/// Numbers in words, from two on; "one" is one where a card follows, and else "one of them" or "this one".
const NUMBERS: [&str; 9] = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/// Other ways to write what the cards write: numbers in words, "KO" for "K.O.".
fn spelled(tokens: &mut [Token]) {
    for at in 0..tokens.len() {
        spelled(&mut tokens[at].inner);
        if tokens[at].sort != Sort::Word {
            continue;
        }
        let card = |next: &Token| matches!(next.text.as_str(), "card" | "character" | "don!!" | "damage");
        let one = tokens[at].text == "one" && tokens.get(at + 1).is_some_and(card);
        let number = NUMBERS.iter().position(|word| *word == tokens[at].text).map(|place| place + 2);
        if let Some(number) = number.or(one.then_some(1)) {
            let (sort, text) = (Sort::Number, number.to_string());
            let value = i32::try_from(number).unwrap_or_default();
            tokens[at] = Token { sort, text, value, ..tokens[at].clone() };
        } else if let Some(rest) = tokens[at].text.strip_prefix("ko")
            && matches!(rest, "" | "'d" | "'s")
        {
            tokens[at].text = format!("k.o.{rest}");
        }
    }
}
