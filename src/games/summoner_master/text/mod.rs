//! 200.13, 201.10. The reader of card texts: Thai as printed, with the English terms of the game, or English. Both become the same program.
//!
//! What is understood stands in one table ([`table`]), row by row in both languages; a line is covered with rows in every way that there
//! is ([`crate::cardgame::phrases`]), and what they mean is built here, without knowing the language. A line is refused if it is not covered
//! whole, if what it says makes no sense on the card, or if two ways to cover it mean different things.

mod boxes;
mod cards;
mod conditions;
pub mod data;
mod fault;
mod frame;
mod lines;
mod lists;
mod names;
pub mod printed;
mod say;
mod sense;
mod steps;
pub mod table;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_both;
#[cfg(test)]
mod tests_texts;

use std::ops::Range;

pub use self::fault::TextFault;
use self::fault::Wrong;
pub use self::frame::Frame;
use self::frame::LineReading;
use self::lines::Builder;
use self::table::{GRAMMAR, Tag};
use super::vocabulary::{Attack, Filter, Needed, Text};
use crate::cardgame::phrases::{self, Glyph, Stop, Tongue, Tree};
use crate::text::thai;

/// What a text says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// Its Skills and Abilities.
    pub text: Text,
    /// 200.12. Moves that stand in the text.
    pub moves: Vec<Attack>,
    /// 200.14. What a Growth that stands in the text asks for.
    pub growth: Vec<Vec<Needed>>,
    /// 200.18. The same for Progress.
    pub progress: Vec<Vec<Needed>>,
    /// 201.11. An exception that stands in the text.
    pub exception: Option<Filter>,
}

/// Read a text, line by line, whole, or say where not.
pub fn read(frame: Frame, text: &str) -> Result<Reading, TextFault> {
    read_boxes("", &[(frame, text)]).map_err(|(_, fault)| fault)
}

/// Read the texts of all boxes of the card of this name. A fault comes with the number of its box.
pub fn read_boxes(name: &str, boxes: &[(Frame, &str)]) -> Result<Reading, (usize, TextFault)> {
    let first = pass(name, boxes, 0)?;
    let printed = first.text.effects.iter().filter(|effect| !effect.given).count();
    if printed == first.text.effects.len() {
        return Ok(first);
    }
    // What is given stands last, so its places are known only now.
    pass(name, boxes, printed)
}

fn pass(name: &str, boxes: &[(Frame, &str)], printed: usize) -> Result<Reading, (usize, TextFault)> {
    let mut all = Reading::default();
    let mut given = Vec::new();
    for (number, (frame, text)) in boxes.iter().enumerate() {
        for at in lines(text) {
            let build = |tree: &Tree<Tag>| Builder::new(*frame, printed + given.len()).of_card(name).line(tree);
            let line = one(text, at, build, "line").map_err(|fault| (number, fault))?;
            all.text.effects.extend(line.effect);
            all.text.taken.extend(line.taken);
            all.moves.extend(line.moves);
            all.growth.extend(line.growth);
            all.progress.extend(line.progress);
            all.exception = all.exception.or(line.exception);
            given.extend(line.given);
        }
    }
    all.text.effects.extend(given);
    all.text.taken.sort_unstable();
    all.text.taken.dedup();
    Ok(all)
}

/// The cards that a move, a Growth Box or a Progress Box asks for: `Knight 1`, `N<Dragoon> 1, [Fire] 1`.
pub fn needed(text: &str) -> Result<Vec<Needed>, TextFault> {
    let whole = 0..text.len();
    one(text, whole, |tree| Builder::new(Frame::SEAL, 0).supports(tree), "supports")
}

/// 201.11. An exception: `[Machine]`, `Seal of Lv 3 or more`.
pub fn exception(text: &str) -> Result<Filter, TextFault> {
    let whole = 0..text.len();
    one(text, whole, |tree| Builder::new(Frame::SEAL, 0).features(tree), "features")
}

/// The lines of a text that are not empty, as bytes.
fn lines(text: &str) -> Vec<Range<usize>> {
    let mut all = Vec::new();
    let mut start = 0;
    for line in text.split('\n') {
        if !line.trim().is_empty() {
            all.push(start..start + line.len());
        }
        start += line.len() + 1;
    }
    all
}

/// Read one line in its language: with Thai letters in Thai, else in either.
fn one<R: PartialEq>(
    text: &str,
    at: Range<usize>,
    build: impl Fn(&Tree<Tag>) -> Result<R, Wrong>,
    part: &str,
) -> Result<R, TextFault> {
    let thai = text.get(at.clone()).unwrap_or_default().chars().any(thai::is_thai);
    let tongues: &[Tongue] = if thai { &[Tongue::Thai] } else { &[Tongue::English, Tongue::Thai] };
    let mut found: Vec<R> = Vec::new();
    let mut tried: Vec<Tried> = Vec::new();
    for &tongue in tongues {
        let glyphs = phrases::glyphs(text, at.clone());
        let reading = phrases::read(&GRAMMAR, tongue, part, &glyphs);
        if reading.too_much {
            return Err(TextFault::new(text, at.clone(), "sm-text-too-much"));
        }
        let mut wrong: Option<Wrong> = None;
        for tree in &reading.trees {
            match build(tree) {
                Ok(built) if found.contains(&built) => {}
                Ok(built) => found.push(built),
                // The one that came farthest is the likeliest to help.
                Err(other) => {
                    let farther = wrong.as_ref().is_none_or(|old| old.helps() < other.helps());
                    wrong = if farther { Some(other) } else { wrong };
                }
            }
        }
        tried.push(Tried { tongue, glyphs, stop: reading.stop, wrong });
    }
    match found.len() {
        1 => found.pop().ok_or_else(|| TextFault::new(text, at, "sm-text-too-much")),
        0 => {
            let best = tried.into_iter().rev().max_by_key(Tried::far);
            let too_much = || TextFault::new(text, at.clone(), "sm-text-too-much");
            Err(best.map_or_else(too_much, |tried| tried.fault(text, at.clone())))
        }
        _ => Err(TextFault::new(text, at, "sm-text-two-ways")),
    }
}

/// A line that was read in one language, and what was in its way. What would help is looked for only where it is read in none.
struct Tried {
    tongue: Tongue,
    glyphs: Vec<Glyph>,
    stop: Stop,
    wrong: Option<Wrong>,
}

impl Tried {
    /// How far reading came: what makes no sense was read to its end.
    fn far(&self) -> usize {
        if self.wrong.is_some() { usize::MAX } else { self.stop.at }
    }

    fn fault(self, text: &str, line: Range<usize>) -> TextFault {
        match self.wrong {
            Some(wrong) => wrong.fault(text),
            None => TextFault::stopped(text, line, &self.glyphs, &self.stop, self.tongue),
        }
    }
}
