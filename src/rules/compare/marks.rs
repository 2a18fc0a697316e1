//! Which letters of a reworded clause changed, marked by words and clusters, never inside a letter.

use similar::{Algorithm, ChangeTag, capture_diff_slices};
use unicode_segmentation::UnicodeSegmentation;

use crate::text::thai;

/// A stretch of two texts that is the same in both, or stands in one only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// In both.
    Same(String),
    /// Only in the older.
    Gone(String),
    /// Only in the newer.
    New(String),
}

/// Runs of unchanged letters shorter than this between two changes are taken as part of the change.
const ISLAND: usize = 3;

/// The pieces of a change, in order.
pub fn changed_pieces(old: &str, new: &str) -> Vec<Piece> {
    let a = tokens(old);
    let b = tokens(new);
    let mut runs: Vec<(ChangeTag, String, String, usize)> = Vec::new();
    for op in capture_diff_slices(Algorithm::Myers, &a, &b) {
        let gone: String = a[op.old_range()].concat();
        let fresh: String = b[op.new_range()].concat();
        match op.tag() {
            similar::DiffTag::Equal => runs.push((ChangeTag::Equal, gone.clone(), gone, op.old_range().len())),
            _ => runs.push((ChangeTag::Delete, gone, fresh, 0)),
        }
    }
    let mut merged: Vec<(bool, String, String)> = Vec::new();
    let last = runs.len().saturating_sub(1);
    for (i, (tag, gone, fresh, len)) in runs.into_iter().enumerate() {
        let equal = tag == ChangeTag::Equal && (len >= ISLAND || i == 0 || i == last);
        match merged.last_mut() {
            Some((was_equal, g, f)) if *was_equal == equal => {
                g.push_str(&gone);
                f.push_str(&fresh);
            }
            _ => merged.push((equal, gone, fresh)),
        }
    }
    let mut pieces = Vec::new();
    for (equal, gone, fresh) in merged {
        if equal {
            pieces.push(Piece::Same(fresh));
            continue;
        }
        if !gone.is_empty() {
            pieces.push(Piece::Gone(gone));
        }
        if !fresh.is_empty() {
            pieces.push(Piece::New(fresh));
        }
    }
    pieces
}

/// Words of scripts that separate them by blanks, numbers whole, everything else cluster by cluster.
fn tokens(text: &str) -> Vec<&str> {
    let mut out: Vec<&str> = Vec::new();
    let mut word_start: Option<usize> = None;
    for (at, cluster) in text.grapheme_indices(true) {
        let in_word = cluster.len() == 1 && (cluster.as_bytes()[0].is_ascii_alphanumeric() || cluster == "-");
        match (in_word, word_start) {
            (true, None) => word_start = Some(at),
            (false, Some(start)) => {
                out.push(&text[start..at]);
                word_start = None;
            }
            _ => {}
        }
        if in_word {
            continue;
        }
        // A leading vowel goes with the consonant after it, a following one with that before.
        let joins = thai::is_following_vowel(cluster)
            || cluster == "ๆ"
            || out.last().is_some_and(|last| thai::is_leading_vowel(last));
        match out.last_mut() {
            Some(last) if joins && !last.trim().is_empty() => {
                let start = at - last.len();
                *last = &text[start..at + cluster.len()];
            }
            _ => out.push(cluster),
        }
    }
    if let Some(start) = word_start {
        out.push(&text[start..]);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_rebuild_both_texts() {
        let (old, new) = ("ได้รับ 1 แดเมจ (ดู 7-1-5)", "ได้รับ 1 ดาเมจ (ดู 7-1-6)");
        let pieces = changed_pieces(old, new);
        let side = |keep: fn(&Piece) -> Option<&String>| pieces.iter().filter_map(keep).cloned().collect::<String>();
        assert_eq!(
            side(|p| match p {
                Piece::Same(t) | Piece::Gone(t) => Some(t),
                Piece::New(_) => None,
            }),
            old
        );
        assert_eq!(
            side(|p| match p {
                Piece::Same(t) | Piece::New(t) => Some(t),
                Piece::Gone(_) => None,
            }),
            new
        );
        assert!(pieces.contains(&Piece::Gone("7-1-5".into())), "{pieces:?}");
        assert!(pieces.contains(&Piece::Gone("แด".into())), "{pieces:?}");
    }
}
