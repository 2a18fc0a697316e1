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
}
