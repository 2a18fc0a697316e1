//! A game named among the words of a query, in any of its names, also misspelt: it is a wish, not a word to look for.

use crate::rules::Game;
use crate::text::fold::{self, Letter};
use crate::text::loan;

/// Where a name stands in a query, in bytes, and the game it names.
#[derive(Clone, Copy, Debug)]
pub struct Named<'a> {
    /// First byte.
    pub start: usize,
    /// Byte after the last.
    pub end: usize,
    /// The game.
    pub game: &'a Game,
}

/// Shorter names are recognised only as they are.
const NEARLY_FROM: usize = 5;

/// The game that a text names: the longest name that stands in it, else one that stands in it but for a slip.
pub fn find<'a>(text: &str, games: &'a [Game]) -> Option<Named<'a>> {
    exactly(text, games).or_else(|| nearly(text, games))
}

fn exactly<'a>(text: &str, games: &'a [Game]) -> Option<Named<'a>> {
    // Only ASCII is lower-cased, so that places stay as they are.
    let folded = text.to_ascii_lowercase();
    let mut best: Option<Named<'a>> = None;
    for game in games {
        for name in game.words() {
            let name = name.to_ascii_lowercase();
            let Some(start) = find_word(&folded, &name) else { continue };
            if best.is_none_or(|b| name.len() > b.end - b.start) {
                best = Some(Named { start, end: start + name.len(), game });
            }
        }
    }
    best
}

/// Where a name stands: Latin names as whole words, others anywhere.
fn find_word(text: &str, name: &str) -> Option<usize> {
    let mut from = 0;
    while let Some(found) = text[from..].find(name) {
        let at = from + found;
        let before = text[..at].chars().next_back();
        let after = text[at + name.len()..].chars().next();
        let glued = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric());
        if !name.is_ascii() || (!glued(before) && !glued(after)) {
            return Some(at);
        }
        from = at + name.len();
    }
    None
}

/// A name with a slip in it, if no other game is as near.
fn nearly<'a>(text: &str, games: &'a [Game]) -> Option<Named<'a>> {
    let letters = key(text);
    let mut best: Option<(usize, usize, Named<'a>)> = None;
    let mut rivals = false;
    for game in games {
        for name in game.words() {
            let name: Vec<char> = key(name).iter().map(|l| l.c).collect();
            if name.len() < NEARLY_FROM {
                continue;
            }
            let Some((slips, start, end)) = within(&letters, &name) else { continue };
            let named = Named { start, end, game };
            let better = |&(s, l, _): &(usize, usize, Named<'_>)| slips < s || (slips == s && name.len() > l);
            match &best {
                Some(known) if !better(known) => rivals |= slips == known.0 && known.2.game.id != game.id,
                _ => {
                    rivals = false;
                    best = Some((slips, name.len(), named));
                }
            }
        }
    }
    best.filter(|_| !rivals).map(|(_, _, named)| named)
}

/// Letters without blanks, in the one spelling of foreign words.
fn key(text: &str) -> Vec<Letter> {
    let mut letters = loan::fold(&fold::letters(text));
    letters.retain(|l| !l.c.is_whitespace() && !matches!(l.c, '-' | '_'));
    letters
}

/// The stretch of letters that is a name but for a slip in every five or six letters: slips, first byte, byte after the last.
fn within(letters: &[Letter], name: &[char]) -> Option<(usize, usize, usize)> {
    let latin = name[0].is_ascii();
    let allowed = if latin { name.len() / 6 } else { name.len() / 5 }.max(usize::from(name.len() >= NEARLY_FROM));
    let mut best: Option<(usize, usize, usize)> = None;
    for from in 0..letters.len() {
        // A name begins where a word does, and rarely with a wrong letter.
        if letters[from].c != name[0] || (latin && !opens(letters, from)) {
            continue;
        }
        for length in name.len().saturating_sub(allowed)..=name.len() + allowed {
            let to = from + length;
            if to > letters.len() || (latin && !closes(letters, to)) {
                continue;
            }
            let typed: Vec<char> = letters[from..to].iter().map(|l| l.c).collect();
            // Each letter of the name that is not there at all is a slip.
            if name.iter().filter(|&c| !typed.contains(c)).count() > allowed {
                continue;
            }
            let slips = strsim::generic_damerau_levenshtein(&typed, name);
            if slips <= allowed && best.is_none_or(|b| slips < b.0) {
                best = Some((slips, letters[from].start, letters[to - 1].end));
            }
        }
    }
    best
}

fn opens(letters: &[Letter], at: usize) -> bool {
    at == 0 || letters[at - 1].end < letters[at].start || !letters[at - 1].c.is_ascii_alphanumeric()
}

fn closes(letters: &[Letter], to: usize) -> bool {
    to == letters.len() || letters[to - 1].end < letters[to].start || !letters[to].c.is_ascii_alphanumeric()
}
