//! How Japanese terms sound, from `index/readings.tsv`: what is typed by its sound becomes the term it means.

use std::collections::HashMap;

use wana_kana::ConvertJapanese;

use super::romaji;

/// Terms and their readings.
pub struct Readings {
    /// Term and reading, the longest term first.
    terms: Vec<(String, String)>,
    /// Terms by their sound.
    sounds: HashMap<String, String>,
    /// Terms of two letters, by their sound: known only where they are a whole word, or begin one.
    short: HashMap<String, String>,
    /// The longest sound, in letters.
    longest: usize,
}

/// Shorter sounds mean too many things.
const FROM: usize = 3;
/// Shorter ones mean anything, even as a whole word.
const WHOLE_FROM: usize = 2;

impl Readings {
    /// Read a table: term, reading.
    pub fn of(table: &str) -> Self {
        let rows = table.lines().filter(|l| !l.starts_with('#')).filter_map(|l| l.split_once('\t'));
        let mut terms: Vec<(String, String)> = rows.map(|(t, r)| (t.to_string(), r.to_string())).collect();
        terms.sort_by_key(|(term, _)| std::cmp::Reverse(term.chars().count()));
        let mut readings = Self { terms, sounds: HashMap::new(), short: HashMap::new(), longest: 0 };
        for (term, reading) in readings.terms.clone() {
            readings.learn(&reading, &term);
        }
        readings
    }

    /// Another term: known by its sound from now on, if it has one.
    pub fn learn_term(&mut self, term: &str) {
        if let Some(reading) = self.reading(term) {
            self.learn(&reading, term);
        }
    }

    fn learn(&mut self, reading: &str, term: &str) {
        let Some(sound) = romaji::sound(reading) else { return };
        let length = sound.chars().count();
        if length >= FROM {
            self.longest = self.longest.max(length);
            self.sounds.entry(sound).or_insert_with(|| term.to_string());
        } else if length >= WHOLE_FROM {
            self.short.entry(sound).or_insert_with(|| term.to_string());
        }
    }

    /// A term in kana, if all of it can be read.
    fn reading(&self, term: &str) -> Option<String> {
        if !term.chars().all(|c| matches!(c, 'ぁ'..='ヺ' | 'ー' | '々' | '\u{4E00}'..='\u{9FFF}')) {
            return None;
        }
        let mut rest = term;
        let mut out = String::new();
        while let Some(c) = rest.chars().next() {
            if let Some((known, reading)) = self.terms.iter().find(|(t, _)| rest.starts_with(t.as_str())) {
                out.push_str(reading);
                rest = &rest[known.len()..];
            } else if matches!(c, 'ぁ'..='ゖ' | 'ァ'..='ヺ' | 'ー') {
                out.push(c);
                rest = &rest[c.len_utf8()..];
            } else {
                return None;
            }
        }
        Some(out)
    }

    /// The term that sounds so.
    pub fn term(&self, sound: &str) -> Option<&str> {
        self.sounds.get(sound).map(String::as_str)
    }

    /// A word in kana that begins with a term, with that term as it is written and its ending in hiragana.
    pub fn inflected(&self, kana: &str) -> String {
        let letters: Vec<char> = kana.chars().collect();
        let term = |length: usize| {
            let sound = romaji::sound(&letters[..length].iter().collect::<String>())?;
            self.term(&sound).or_else(|| self.short.get(&sound).map(String::as_str))
        };
        let found = (WHOLE_FROM..=letters.len()).rev().find_map(|length| Some((length, term(length)?)));
        let (length, begins) = found.unwrap_or((0, ""));
        let ending: String = letters[length..].iter().collect();
        format!("{begins}{}", ending.as_str().to_hiragana())
    }

    /// A text in kana with the terms that stand in it by their sound, the longest first; none that is shorter than `least`.
    pub fn written(&self, kana: &str, least: usize) -> String {
        let letters: Vec<char> = kana.chars().collect();
        let mut out = String::new();
        let mut at = 0;
        while at < letters.len() {
            let sounds = letters[at..].iter().take_while(|&&c| romaji::may_sound(c)).count();
            let most = (self.longest + 2).min(sounds);
            let found = (FROM.max(least)..=most).rev().find_map(|length| {
                let sound = romaji::sound(&letters[at..at + length].iter().collect::<String>())?;
                Some((length, self.term(&sound)?))
            });
            match found {
                Some((length, term)) => {
                    out.push_str(term);
                    at += length;
                }
                None => {
                    out.push(letters[at]);
                    at += 1;
                }
            }
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terms_are_known_by_their_sound() {
        let mut readings = Readings::of("防壁\tぼうへき\n破壊\tはかい\n墓地\tぼち\n");
        readings.learn_term("防壁破壊");
        readings.learn_term("ブロッカー");
        assert_eq!(readings.written("ぼうへきはかい", 0), "防壁破壊");
        assert_eq!(readings.written("ぼうへきをおく", 0), "防壁をおく");
        assert_eq!(readings.term("ブロッカ"), Some("ブロッカー"));
        assert_eq!(readings.written("ぼち", 0), "ぼち", "too short a sound");
        assert_eq!(readings.inflected("ボチデ"), "墓地で");
        assert_eq!(readings.inflected("ハカイサレタ"), "破壊された");
        assert_eq!(readings.written("ぼうへきを3枚、はかいした", 4), "防壁を3枚、はかいした");
    }
}
