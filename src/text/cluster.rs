//! Grapheme clusters: what a reader sees as one letter. Nothing is cut or measured by bytes or code points.

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthChar;

/// The byte range of each cluster of `text`, in order.
pub fn spans(text: &str) -> Vec<(usize, usize)> {
    text.grapheme_indices(true).map(|(at, g)| (at, at + g.len())).collect()
}

/// Columns that `text` takes on a terminal. Marks that stand on a letter take none.
pub fn width(text: &str) -> usize {
    text.graphemes(true).map(cluster_width).sum()
}

/// One cluster is as wide as its base; ำ adds a column to its consonant.
fn cluster_width(cluster: &str) -> usize {
    let mut chars = cluster.chars();
    let base = chars.next().and_then(UnicodeWidthChar::width).unwrap_or(0);
    base + chars.filter(|&c| c == super::thai::SARA_AM).count()
}

/// `text` followed by blanks up to `columns`.
pub fn pad(text: &str, columns: usize) -> String {
    let mut out = text.to_string();
    out.extend(std::iter::repeat_n(' ', columns.saturating_sub(width(text))));
    out
}

/// Break `text` into lines of at most `columns`, at blanks where there are some, else between clusters.
/// Breaks that the text has itself are kept. Returned are byte ranges, without the blanks at a break.
pub fn wrap(text: &str, columns: usize) -> Vec<(usize, usize)> {
    let mut lines = Vec::new();
    let mut line_start = 0;
    for line in text.split('\n') {
        wrap_line(text, line_start, line_start + line.len(), columns.max(8), &mut lines);
        line_start += line.len() + 1;
    }
    lines
}

fn wrap_line(text: &str, start: usize, end: usize, columns: usize, lines: &mut Vec<(usize, usize)>) {
    let mut from = start;
    let mut used = 0;
    let mut blank: Option<(usize, usize)> = None;
    for (at, cluster) in text[start..end].grapheme_indices(true) {
        let at = start + at;
        let w = cluster_width(cluster);
        if cluster == " " && used + w > columns {
            // The blank itself is what does not fit: the line is full without it.
            lines.push((from, at));
            (from, used, blank) = (at + 1, 0, None);
            continue;
        }
        if used + w > columns && at > from {
            // A blank far to the left would leave a ragged line; Thai and Japanese may break anywhere.
            let keep = blank.filter(|&(b, _)| width(&text[from..b]) * 3 >= columns * 2 || is_word_break(text, at));
            let (stop, next) = keep.unwrap_or_else(|| {
                let fit = fitting_break(text, from, at);
                (fit, fit)
            });
            lines.push((from, stop));
            from = next;
            used = width(&text[from..at]);
            blank = None;
        }
        // ๆ belongs to the word before it, also after a blank.
        let holds = text[at + cluster.len()..end].starts_with(['ๆ', 'ฯ']);
        if cluster == " " && !holds {
            blank = Some((at, at + 1));
        }
        used += w;
    }
    lines.push((from, end));
}

/// Letters and signs that never begin a line.
const NEVER_FIRST: &str = "ะาำๆฯ)]}”’」』】》〕）、。，．！？：；!?,.;:・ー〜ぁぃぅぇぉっゃゅょァィゥェォッャュョ";
/// Letters and signs that never end one.
const NEVER_LAST: &str = "เแโใไ([{“‘「『【《〔（■※★";

/// The last place not after `at` where a line may end: not before a following vowel, not after a leading one.
fn fitting_break(text: &str, from: usize, at: usize) -> usize {
    let mut place = at;
    for _ in 0..4 {
        let before = text[from..place].graphemes(true).next_back();
        let first = text[place..].chars().next();
        let last = before.and_then(|g| g.chars().next());
        let fits = !first.is_some_and(|c| NEVER_FIRST.contains(c)) && !last.is_some_and(|c| NEVER_LAST.contains(c));
        match before {
            Some(cluster) if !fits && place - cluster.len() > from => place -= cluster.len(),
            _ if fits => return place,
            _ => return at,
        }
    }
    at
}

/// Would a break at `at` cut a word of a script that separates its words by blanks?
fn is_word_break(text: &str, at: usize) -> bool {
    let before = text[..at].chars().next_back();
    let after = text[at..].chars().next();
    let latin = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric() || "-.,!?'’".contains(c));
    latin(before) && latin(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_take_no_column() {
        assert_eq!(width("การ์ด"), 4);
        assert_eq!(width("ที่นี้"), 2);
        assert_eq!(width("ทำ"), 2);
        assert_eq!(width("防壁"), 4);
        assert_eq!(pad("ผู้", 3), "ผู้  ");
    }

    #[test]
    fn vowels_stay_with_their_consonant() {
        let text = "การโจมตีเเละการ์ดเป็นของผู้เล่นทำให้แพ้เกมนี้ไปเลย";
        for columns in 8..24 {
            for (a, b) in wrap(text, columns) {
                assert!(!text[a..b].ends_with(['เ', 'แ', 'โ', 'ใ', 'ไ']), "{}", &text[a..b]);
                assert!(!text[a..b].starts_with(['ะ', 'า', 'ำ']), "{}", &text[a..b]);
            }
        }
    }

    #[test]
    fn a_wrapped_text_loses_nothing_but_blanks() {
        let text = "หากผู้เล่นจะกระทำการใดๆที่ไม่สามารถทำได้ การกระทำนั้นจะไม่เกิดขึ้น and then some English words";
        let lines = wrap(text, 20);
        assert!(lines.iter().all(|&(a, b)| width(&text[a..b]) <= 20));
        assert!(lines.iter().all(|&(a, b)| !text[a..b].starts_with(' ') && !text[a..b].ends_with(' ')));
        let joined: String = lines.iter().map(|&(a, b)| &text[a..b]).collect();
        assert_eq!(joined.replace(' ', ""), text.replace(' ', ""));
    }
}
