//! Random phrases, said in both languages at once: for properties.

use super::grammar::{Grammar, Phrase, Tongue, Written, pieces};
use super::lexer::Lexer;

/// Numbers without end, always the same from the same seed.
pub struct Dice(pub u64);

impl Dice {
    /// A number below a limit.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % limit.max(1)
    }
}

/// One phrase in both languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// In English.
    pub en: String,
    /// In Thai.
    pub th: String,
}

impl<T: Copy> Grammar<T> {
    /// A random phrase of a part. `word` makes numbers and names, by the kind and the name of the hole.
    pub fn say(
        &self,
        part: &str,
        depth: usize,
        dice: &mut Dice,
        word: &dyn Fn(Lexer, &str, &mut Dice) -> String,
    ) -> Option<Said> {
        let rows: Vec<&Phrase<T>> =
            self.rows.iter().filter(|row| row.part == part && !row.en.is_empty() && !row.th.is_empty()).collect();
        let first = dice.below(rows.len());
        (0..rows.len()).find_map(|turn| {
            let row = rows.get((first + turn) % rows.len())?;
            self.say_row(row, depth, dice, word)
        })
    }

    fn say_row(
        &self,
        row: &Phrase<T>,
        depth: usize,
        dice: &mut Dice,
        word: &dyn Fn(Lexer, &str, &mut Dice) -> String,
    ) -> Option<Said> {
        let en = row.en[dice.below(row.en.len())];
        let th = row.th[dice.below(row.th.len())];
        let holes = |written: &'static str| {
            let mut all: Vec<(&'static str, &'static str, bool)> = Vec::new();
            for (piece, optional) in pieces(written) {
                if let Written::Hole { part, slot } = piece {
                    all.push((slot, part, optional));
                }
            }
            all.sort_unstable();
            all
        };
        let (ours, theirs) = (holes(en), holes(th));
        // Where the parts differ, the two are not said of the same.
        let names = |all: &[(&'static str, &'static str, bool)]| all.iter().map(|h| (h.0, h.1)).collect::<Vec<_>>();
        if names(&ours) != names(&theirs) {
            return None;
        }
        let mut filled: Vec<(&'static str, Said)> = Vec::new();
        for ((slot, part, optional), (_, _, also)) in ours.into_iter().zip(theirs) {
            if optional && also && (depth == 0 || dice.below(2) == 0) {
                continue;
            }
            let said = match Lexer::named(part) {
                Some(lexer) => {
                    let said = word(lexer, slot, dice);
                    Said { en: said.clone(), th: said }
                }
                None => self.say(part, depth.checked_sub(1)?, dice, word)?,
            };
            filled.push((slot, said));
        }
        Some(Said { en: fill(en, Tongue::English, &filled, dice), th: fill(th, Tongue::Thai, &filled, dice) })
    }
}

fn fill(written: &'static str, tongue: Tongue, filled: &[(&'static str, Said)], dice: &mut Dice) -> String {
    let mut out = String::new();
    for (piece, optional) in pieces(written) {
        let word = match piece {
            Written::Word(_) if optional && dice.below(2) == 0 => continue,
            Written::Word(word) => {
                let all: Vec<&str> = word.split('|').collect();
                all[dice.below(all.len())].to_owned()
            }
            Written::Hole { slot, .. } => match filled.iter().find(|(name, _)| *name == slot) {
                Some((_, said)) if tongue == Tongue::English => said.en.clone(),
                Some((_, said)) => said.th.clone(),
                None => continue,
            },
        };
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(&word);
    }
    out
}
