//! What every text must satisfy: only the characters of its languages, only legal Thai clusters, single blanks.

use super::fault::{Fault, FaultKind, Place};
use crate::text::thai;

/// Symbols that the printed texts use, besides letters, digits and ASCII punctuation.
const SYMBOLS: &str =
    "“”‘’…–—•·×∞→←↑↓●○■※★☆♡♥♢◇♦♠♣①②③④⑤⑥⑦⑧⑨〜～、。・「」『』【】《》〔〕（）［］：；！？，．＋－＝／％‼°";

/// A character that may stand in a rule text.
pub fn is_allowed(c: char) -> bool {
    match c {
        '\n' | '\r' | ' '..='~' => true,
        'ก'..='ฺ' | '฿'..='๛' => true,
        // Hiragana, katakana with the prolonged sound mark, and the unified ideographs.
        '\u{3041}'..='\u{3096}' | '\u{30A1}'..='\u{30FF}' | '\u{3005}' | '\u{4E00}'..='\u{9FFF}' => true,
        _ => SYMBOLS.contains(c),
    }
}

/// The first fault in a text whose first byte is byte `base` of `source`, which stands in `file`.
pub fn first_fault(file: &str, source: &str, base: usize, text: &str) -> Option<Fault> {
    let forbidden = text.char_indices().find(|&(_, c)| !is_allowed(c));
    let cluster = thai::first_fault(text);
    let (at, kind) = match (forbidden, cluster) {
        (Some((f, c)), Some((k, _))) if f <= k => (f, FaultKind::ForbiddenCharacter(c)),
        (Some((f, c)), None) => (f, FaultKind::ForbiddenCharacter(c)),
        (_, Some((k, fault))) => (k, FaultKind::IllegalCluster(fault)),
        (None, None) => return None,
    };
    Some(Fault::at(kind, Place::of(file, source, base + at)))
}
