//! In which letters a text is written.

use crate::text::thai;

/// The letters of a text: Thai and Japanese are told by their own, and everything else is Latin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Script {
    /// Neither of the others.
    #[default]
    Latin,
    /// It has Thai letters.
    Thai,
    /// It has kana or kanji.
    Japanese,
}

impl Script {
    /// How a text is written; words of another script in it aside.
    pub fn of(text: &str) -> Self {
        let found = text.chars().find_map(|c| match c {
            c if thai::is_thai(c) => Some(Self::Thai),
            '\u{3040}'..='\u{30FF}' | '\u{3400}'..='\u{9FFF}' => Some(Self::Japanese),
            _ => None,
        });
        found.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_another_script_change_nothing() {
        assert_eq!(Script::of("ใช้ skill ได้ไหม"), Script::Thai);
        assert_eq!(Script::of("KO時"), Script::Japanese);
        assert_eq!(Script::of("once per turn (1)"), Script::Latin);
    }
}
