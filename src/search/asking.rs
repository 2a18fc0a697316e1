//! Words that make a question: the one list of them, in its parts.

/// What a word of the list does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    /// It asks, and says nothing about what is searched.
    Asks,
    /// It stands in questions and says nothing.
    Beside,
    /// It makes a question of a sentence, and may be a part of another word.
    Sentence,
    /// A Japanese question ends so, where it has no mark.
    Ends,
}

/// The words of some parts of the list.
pub fn words(parts: &[Asking]) -> Vec<&'static str> {
    let mut part = None;
    let mut all = Vec::new();
    let lines = include_str!("../../index/question-words.txt").lines();
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match line {
            "[asks]" => part = Some(Asking::Asks),
            "[beside]" => part = Some(Asking::Beside),
            "[sentence]" => part = Some(Asking::Sentence),
            "[ends]" => part = Some(Asking::Ends),
            word if part.is_some_and(|part| parts.contains(&part)) => all.push(word),
            _ => {}
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_has_words_and_no_word_is_a_heading() {
        for part in [Asking::Asks, Asking::Beside, Asking::Sentence, Asking::Ends] {
            let words = words(&[part]);
            assert!(!words.is_empty() && !words.iter().any(|word| word.starts_with('[')), "{part:?}");
        }
        assert!(words(&[Asking::Asks]).contains(&"ไหม") && !words(&[Asking::Asks]).contains(&"นะ"));
    }
}
