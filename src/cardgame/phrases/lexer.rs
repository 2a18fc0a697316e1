//! What fills a hole and is no phrase: numbers and names.

use super::glyph::Glyph;

/// A kind of word that no table lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lexer {
    /// A number without a sign.
    Number,
    /// A number with a sign: `+2`, `-3`.
    Signed,
    /// A name of words that begin with capitals: `Clay Soldier`, `Heir of Tides`. Every shorter one is tried, too.
    Name,
    /// Whatever stands before the next bracket: `Knight`, `St. Anna`.
    Inside,
}

/// Words that stand in the middle of names without a capital.
const INNER: [&str; 6] = ["of", "the", "and", "in", "a", "to"];
/// No name has more words.
const WORDS: usize = 8;
/// No number has more digits.
const DIGITS: usize = 4;

impl Lexer {
    /// The kind of a hole of this name.
    pub fn named(name: &str) -> Option<Self> {
        Some(match name {
            "n" => Self::Number,
            "signed" => Self::Signed,
            "name" => Self::Name,
            "inside" => Self::Inside,
            _ => return None,
        })
    }

    /// Where words of this kind that begin at a sign may end.
    pub fn ends(self, glyphs: &[Glyph], at: usize) -> Vec<usize> {
        match self {
            Self::Number => digits(glyphs, at).into_iter().collect(),
            Self::Signed => signed(glyphs, at).into_iter().collect(),
            Self::Name => names(glyphs, at),
            Self::Inside => inside(glyphs, at).into_iter().collect(),
        }
    }

    /// The number that some signs write.
    pub fn value(glyphs: &[Glyph]) -> i32 {
        let number: String = glyphs.iter().map(|glyph| glyph.sign).filter(|sign| *sign != ' ').collect();
        number.parse().unwrap_or(0)
    }
}

fn sign(glyphs: &[Glyph], at: usize) -> Option<char> {
    glyphs.get(at).map(|glyph| glyph.sign)
}

fn digits(glyphs: &[Glyph], at: usize) -> Option<usize> {
    let count = glyphs.iter().skip(at).take_while(|glyph| glyph.sign.is_ascii_digit()).count();
    (1..=DIGITS).contains(&count).then_some(at + count)
}

fn signed(glyphs: &[Glyph], at: usize) -> Option<usize> {
    matches!(sign(glyphs, at)?, '+' | '-').then_some(())?;
    let blanks = glyphs.iter().skip(at + 1).take_while(|glyph| glyph.sign == ' ').count();
    digits(glyphs, at + 1 + blanks)
}

/// Where the word ends that begins here: letters and digits, with `'`, `-` and `.` between or after them.
fn word_end(glyphs: &[Glyph], at: usize) -> usize {
    let is_word = |at: usize| sign(glyphs, at).is_some_and(|sign| sign.is_ascii_alphanumeric());
    let mut end = at;
    while is_word(end) || (end > at && matches!(sign(glyphs, end), Some('\'' | '-' | '.')) && is_word(end - 1)) {
        end += 1;
    }
    end
}

fn names(glyphs: &[Glyph], at: usize) -> Vec<usize> {
    let mut ends = Vec::new();
    let mut from = at;
    for _ in 0..WORDS {
        let end = word_end(glyphs, from);
        let word: String = glyphs.get(from..end).unwrap_or_default().iter().map(|glyph| glyph.sign).collect();
        let capital = word.starts_with(|sign: char| sign.is_ascii_uppercase());
        if capital {
            ends.push(end);
        } else if ends.is_empty() || !INNER.contains(&word.as_str()) {
            break;
        }
        if sign(glyphs, end) != Some(' ') {
            break;
        }
        from = end + 1;
    }
    ends
}

fn inside(glyphs: &[Glyph], at: usize) -> Option<usize> {
    let closes = |sign: char| matches!(sign, '[' | ']' | '<' | '>' | '"' | '(' | ')');
    let length = glyphs.iter().skip(at).take_while(|glyph| !closes(glyph.sign)).count();
    let blanks = glyphs.get(at..at + length)?.iter().rev().take_while(|glyph| glyph.sign == ' ').count();
    (length > blanks).then_some(at + length - blanks)
}

#[cfg(test)]
mod tests {
    use super::super::glyph::glyphs;
    use super::*;

    fn found(kind: Lexer, text: &str) -> Vec<String> {
        let all = glyphs(text, 0..text.len());
        let word = |end: usize| all[..end].iter().map(|glyph| glyph.sign).collect();
        kind.ends(&all, 0).into_iter().map(word).collect()
    }

    #[test]
    fn names_are_tried_in_every_length() {
        assert_eq!(found(Lexer::Name, "Heir of Tides changes"), ["Heir", "Heir of Tides"]);
        assert_eq!(found(Lexer::Name, "Dragon's Egg 1"), ["Dragon's", "Dragon's Egg"]);
        assert!(found(Lexer::Name, "changes Line").is_empty());
    }

    #[test]
    fn numbers_have_an_end() {
        assert_eq!(found(Lexer::Number, "12 x"), ["12"]);
        assert!(found(Lexer::Number, "12345").is_empty());
        assert_eq!(found(Lexer::Signed, "- 3"), ["- 3"]);
        assert_eq!(Lexer::value(&glyphs("- 3", 0..3)), -3);
        assert_eq!(Lexer::value(&glyphs("+12", 0..3)), 12);
    }
}
