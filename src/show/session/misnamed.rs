//! Names of cards that are nearly right: the name that may have been meant, and where the word stands. It is never taken silently.

use crate::lang::Speech;
use crate::table::play::Play;

/// A word that is nearly the name of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misnamed {
    /// Where it begins, in bytes.
    pub at: usize,
    /// As it was written.
    pub word: String,
    /// The names that are alike.
    pub near: Vec<String>,
}

impl Misnamed {
    /// The same words with each of the names.
    pub fn mended(&self, text: &str) -> Vec<String> {
        let (before, after) = (&text[..self.at], &text[self.at + self.word.len()..]);
        self.near.iter().map(|name| format!("{before}{name}{after}")).collect()
    }
}

/// Names that are less alike are other names.
const ALIKE: f64 = 0.65;
/// Of so many that are alike the nearest are told.
const MOST: usize = 3;
/// A name has so many words at most.
const LONGEST: usize = 4;
/// So many words are looked at.
const MOST_WORDS: usize = 60;

/// Words of plays and questions: whoever says them names no card.
const SMALL: [&str; 72] = [
    "the",
    "my",
    "your",
    "his",
    "her",
    "their",
    "with",
    "on",
    "at",
    "to",
    "into",
    "for",
    "from",
    "and",
    "then",
    "leader",
    "player",
    "opponent",
    "turn",
    "end",
    "pass",
    "no",
    "not",
    "yes",
    "card",
    "cards",
    "hand",
    "attack",
    "attacks",
    "attacked",
    "block",
    "blocks",
    "blocker",
    "counter",
    "counters",
    "play",
    "plays",
    "played",
    "activate",
    "use",
    "give",
    "trash",
    "discard",
    "choose",
    "draw",
    "trigger",
    "burst",
    "pair",
    "cast",
    "skill",
    "interfere",
    "line",
    "combine",
    "summon",
    "soldier",
    "bulwark",
    "don",
    "life",
    "deck",
    "rested",
    "active",
    "why",
    "legal",
    "if",
    "what",
    "can",
    "power",
    "cost",
    "main",
    "phase",
    "concede",
    "be",
];

/// Some words, each with its place: signs, blanks and another script end one.
fn words(text: &str) -> Vec<(usize, &str)> {
    let mut all = Vec::new();
    let mut start: Option<(usize, bool)> = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        let is_part = c.is_alphanumeric() || matches!(c, '\'' | '’' | '-' | 'ー') || crate::text::thai::is_mark(c);
        let is_ascii = c.is_ascii() || matches!(c, '’');
        if let Some((from, _)) = start.filter(|(_, ascii)| !is_part || *ascii != is_ascii) {
            all.push((from, text[from..at].trim_end_matches(['-', '\''])));
            start = None;
        }
        if is_part && start.is_none() {
            start = Some((at, is_ascii));
        }
    }
    all.retain(|(_, word)| !word.is_empty());
    all.truncate(MOST_WORDS);
    all
}

/// The word of a text that is nearly the name of a card, and none of these words is one as it stands.
pub fn found(
    text: &str,
    names: &[String],
    fold: &dyn Fn(&str) -> String,
    is_known: &dyn Fn(&str) -> bool,
) -> Option<Misnamed> {
    let names: Vec<(String, &String)> =
        names.iter().map(|name| (fold(name), name)).filter(|(key, _)| key.chars().count() > 2).collect();
    let all = words(text);
    let is_word = |word: &str| {
        let part = |(key, _): &(String, &String)| key == word || key.split(' ').any(|part| part == word);
        SMALL.contains(&word) || is_known(word) || names.iter().any(part)
    };
    let mut best: Option<(f64, Misnamed)> = None;
    for (n, (from, _)) in all.iter().enumerate() {
        for (last, word) in &all[n..all.len().min(n + LONGEST)] {
            let written = &text[*from..last + word.len()];
            // What is not parted by a blank alone is no name of several words.
            if all[n..].windows(2).take_while(|two| two[1].0 <= *last).any(|two| {
                let between = &text[two[0].0 + two[0].1.len()..two[1].0];
                between.is_empty() || !between.trim().is_empty()
            }) {
                break;
            }
            let key = fold(written);
            let inner: Vec<&str> = key.split(' ').collect();
            if key.chars().count() < 3
                || inner.iter().all(|word| is_word(word))
                || is_word(inner[0]) && SMALL.contains(&inner[0])
            {
                continue;
            }
            let like = |(name, shown): &(String, &String)| {
                let alike = strsim::normalized_damerau_levenshtein(&key, name);
                (ALIKE..1.0).contains(&alike).then(|| (alike, (*shown).clone()))
            };
            let mut alike: Vec<(f64, String)> = names.iter().filter_map(like).collect();
            alike.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
            alike.dedup();
            let Some(&(most, _)) = alike.first() else { continue };
            if best.as_ref().is_none_or(|(so_far, _)| most > *so_far) {
                let near = alike.into_iter().map(|(_, name)| name).take(MOST).collect();
                best = Some((most, Misnamed { at: *from, word: written.to_string(), near }));
            }
        }
    }
    best.map(|(_, found)| found)
}

/// The word of a line of play that is nearly the name of a card of the table. What no option and no refusal has in it is no word of a game.
pub fn of_play(on: &dyn Play, text: &str) -> Option<Misnamed> {
    let english = Speech::english();
    let options = (0..on.count())
        .map(|n| on.option(n, english))
        .chain(on.all_refused(english).into_iter().map(|(words, _)| words));
    let known: Vec<String> =
        options.flat_map(|option| option.split_whitespace().map(|word| on.fold(word)).collect::<Vec<_>>()).collect();
    found(text, &on.card_names(), &|text| on.fold(text), &|word| known.iter().any(|known| known == word))
}

/// `Did you mean: …?`
pub fn did_you_mean(speech: &Speech, lines: &[String]) -> String {
    speech.say("error-did-you-mean", &[("words", lines.join(" | ").into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(text: &str) -> Option<(usize, Vec<String>)> {
        let names = ["Captain", "Guard", "Old Salt", "กัปตัน", "S7"].map(String::from);
        found(text, &names, &str::to_lowercase, &|_| false).map(|found| (found.at, found.mended(text)))
    }

    #[test]
    fn the_word_and_the_name() {
        for (said, at, mended) in [
            ("attack Capitan", 7, "attack Captain"),
            ("attack Captain -> Gaurd", 18, "attack Captain -> Guard"),
            ("Capitanでアタック", 0, "Captainでアタック"),
            ("โจมตี Capitan", "โจมตี ".len(), "โจมตี Captain"),
            ("play Old Slat", 5, "play Old Salt"),
            ("B.Gaurd.power", 2, "B.Guard.power"),
        ] {
            assert_eq!(near(said), Some((at, vec![mended.to_string()])), "{said}");
        }
        for said in ["attack Captain", "attack Zorro", "no block", "block with the Guard", "S8", "Old Salt attacks"] {
            assert_eq!(near(said), None, "{said}");
        }
    }
}
