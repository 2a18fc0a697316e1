//! How much the parts of a story tell: the sentence that asks tells most, what led to it less.

use super::asking::{self, Asking};
use super::script::Script;
use crate::text::thai;

/// What is left of what the sentences of a story tell that do not ask.
const STORY: f32 = 0.7;

/// Shorter texts are no stories, in letters: a Latin letter says less than a Japanese one.
const fn story_from(script: Script) -> usize {
    match script {
        Script::Latin => 90,
        Script::Thai => 70,
        Script::Japanese => 36,
    }
}

/// By byte of a text how much it tells, 1 at most.
pub struct Telling {
    weights: Vec<f32>,
}

impl Telling {
    /// Of a text.
    pub fn of(text: &str) -> Self {
        let mut weights = vec![1.0; text.len()];
        let script = Script::of(text);
        if text.chars().filter(|c| c.is_alphanumeric()).count() >= story_from(script) {
            let sentences = sentences(text, script);
            let mut asking: Vec<bool> = sentences.iter().map(|s| asks(&text[s.0..s.1], script)).collect();
            if !asking.contains(&true)
                && let Some(last) = asking.last_mut()
            {
                *last = true;
            }
            for (&(start, end), _) in sentences.iter().zip(asking).filter(|(_, asks)| !asks) {
                weights[start..end].fill(STORY);
            }
        }
        Self { weights }
    }

    /// How much a stretch of the text tells, in bytes: as much as the most telling of it.
    pub fn weight(&self, start: usize, end: usize) -> f32 {
        self.weights.get(start..end).map_or(1.0, |all| all.iter().copied().fold(0.0, f32::max))
    }
}

/// The sentences of a text, in bytes. Thai has no full stop: a blank parts what is said.
fn sentences(text: &str, script: Script) -> Vec<(usize, usize)> {
    let mut all = Vec::new();
    let mut start = 0;
    let mut letters = text.char_indices().peekable();
    while let Some((at, c)) = letters.next() {
        let next = letters.peek().map(|&(_, c)| c);
        let before = text[..at].chars().next_back();
        let ends = match c {
            '。' | '？' | '！' | '\n' => true,
            '?' | '!' => next.is_none_or(|n| n.is_whitespace() || !n.is_ascii()),
            '.' => next.is_none_or(char::is_whitespace) && !is_abbreviated(&text[..at]),
            ' ' if script == Script::Thai => before.is_some_and(thai::is_thai) && next.is_some_and(thai::is_thai),
            _ => false,
        };
        if ends {
            all.push((start, at + c.len_utf8()));
            start = at + c.len_utf8();
        }
    }
    all.push((start, text.len()));
    all.retain(|&(from, to)| text[from..to].chars().any(char::is_alphanumeric));
    all
}

/// Is what stands before a full stop an abbreviation? K.O. and Lv. end no sentence.
fn is_abbreviated(before: &str) -> bool {
    let word = before.rsplit(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    let dotted = before[..before.len() - word.len()].ends_with('.');
    (dotted && word.chars().count() == 1) || word.eq_ignore_ascii_case("lv")
}

/// Does a sentence ask something?
fn asks(sentence: &str, script: Script) -> bool {
    let bare = sentence.trim_end_matches(|c: char| c.is_whitespace() || matches!(c, '。' | '.'));
    if bare.ends_with(['?', '？']) {
        return true;
    }
    match script {
        Script::Latin => false,
        // A Thai question rarely has its mark.
        Script::Thai => {
            let is_thai = |word: &&str| word.chars().any(thai::is_thai);
            let words = asking::words(&[Asking::Asks, Asking::Sentence]);
            words.into_iter().filter(is_thai).any(|word| sentence.contains(word))
        }
        Script::Japanese => asking::words(&[Asking::Ends]).into_iter().any(|word| bare.ends_with(word)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sentence_that_asks_tells_most() {
        let text = "I attacked with a Unit and my opponent has a card whose bonus lasts for the battle. \
                    He says that it is too late. From when on does it count?";
        let telling = Telling::of(text);
        let at = |word: &str| {
            let at = text.find(word).unwrap();
            telling.weight(at, at + word.len())
        };
        assert_eq!((at("bonus"), at("He says"), at("From when")), (STORY, STORY, 1.0));
    }

    #[test]
    fn a_short_question_tells_all() {
        let telling = Telling::of("is the K.O. of a Character a cost? may I skip it?");
        assert_eq!(telling.weight(0, 10), 1.0);
    }

    #[test]
    fn each_script_has_its_sentences() {
        let parts = |text: &str| sentences(text, Script::of(text)).len();
        assert_eq!(parts("Power is 5000. K.O. it? Yes!"), 3);
        assert_eq!(parts("二人ともめくりました。私がQです。どちらが先攻ですか。"), 3);
        assert_eq!(parts("มีสเตจอยู่แล้ว อยากลงใบใหม่ ทำยังไง"), 3);
        assert_eq!(parts("ใช้ skill ได้ไหม"), 1);
        assert_eq!(parts("A Unit of Lv. 4 attacks. Does its K.O. count?"), 2);
    }
}
