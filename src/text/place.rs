//! A place in a file: line, column, the line itself.

/// A place in a file that people write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// File name as the user knows it.
    pub file: String,
    /// Line, from 1.
    pub line: usize,
    /// Byte offset in the line, from 0.
    pub column: usize,
    /// The line itself.
    pub source: String,
}

impl Place {
    /// The place of byte `at` of `text`.
    pub fn of(file: &str, text: &str, at: usize) -> Self {
        let mut at = at.min(text.len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        let start = text[..at].rfind('\n').map_or(0, |n| n + 1);
        let end = text[at..].find('\n').map_or(text.len(), |n| at + n);
        Self {
            file: file.to_string(),
            line: text[..at].matches('\n').count() + 1,
            column: at - start,
            source: text[start..end].trim_end_matches('\r').to_string(),
        }
    }

    /// The place of a whole line, counted from 1.
    pub fn of_line(file: &str, text: &str, line: usize) -> Self {
        let at = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
        Self::of(file, text, at)
    }
}
