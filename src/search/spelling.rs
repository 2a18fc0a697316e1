//! Slips in Latin words that no text has: the word meant is the one a single slip away that the texts have most often.

/// Shorter words have too many neighbours.
const FROM: usize = 4;
/// Nobody slips in longer ones; they are something else.
const TO: usize = 24;

/// A text with its slips mended, as far as `times` (how often the texts have a word) knows what was meant. `alike` are the
/// words of terms that begin like a word and are about as long: among them is what a long word with two slips means.
pub fn mended<'a>(text: &str, times: impl Fn(&str) -> u32, alike: impl Fn(&str) -> Vec<&'a str>) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(from) = rest.find(|c: char| c.is_ascii_alphabetic()) {
        let length = rest[from..].find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(rest.len() - from);
        let word = &rest[from..from + length];
        out.push_str(&rest[..from]);
        // A capital letter inside a sentence begins a name.
        let name = word.as_bytes()[0].is_ascii_uppercase() && out.bytes().any(|b| b.is_ascii_lowercase());
        let small = word.to_ascii_lowercase();
        let meant = || meant(&small, &times).or_else(|| meant_by_two_slips(&small, &times, &alike));
        match (!name).then(meant).flatten() {
            Some(meant) => out.push_str(&meant),
            None => out.push_str(word),
        }
        rest = &rest[from + length..];
    }
    out.push_str(rest);
    out
}

/// The word that was meant by one that no text has.
fn meant(word: &str, times: &impl Fn(&str) -> u32) -> Option<String> {
    if !(FROM..=TO).contains(&word.len()) || times(word) > 0 {
        return None;
    }
    let mut best: Option<(u32, String)> = None;
    for (near, weight) in neighbours(word.as_bytes()) {
        let Ok(near) = String::from_utf8(near) else { continue };
        let often = times(&near) * weight;
        if often > best.as_ref().map_or(0, |b| b.0) {
            best = Some((often, near));
        }
    }
    best.map(|(_, near)| near)
}

/// Shorter words with two slips are as likely other words.
const TWO_FROM: usize = 7;

/// The word of a term that was meant by one with two slips in it.
fn meant_by_two_slips<'a>(
    word: &str,
    times: &impl Fn(&str) -> u32,
    alike: &impl Fn(&str) -> Vec<&'a str>,
) -> Option<String> {
    if !(TWO_FROM..=TO).contains(&word.len()) || times(word) > 0 {
        return None;
    }
    let near = alike(word).into_iter().filter(|w| strsim::damerau_levenshtein(word, &w.to_ascii_lowercase()) == 2);
    near.max_by_key(|w| times(&w.to_ascii_lowercase())).map(str::to_ascii_lowercase)
}

/// Shorter words with a wrong letter are as likely other words.
const WRONG_FROM: usize = 6;

/// All words a slip away, each with how likely the slip is: a doubled letter written once, or one doubled; two letters
/// swapped, one too many, one missing, one wrong. The first letter is seldom the wrong one.
fn neighbours(word: &[u8]) -> Vec<(Vec<u8>, u32)> {
    let mut all = Vec::with_capacity(word.len() * 54);
    for at in 0..word.len() {
        if at + 1 < word.len() && word[at] != word[at + 1] {
            let mut swapped = word.to_vec();
            swapped.swap(at, at + 1);
            all.push((swapped, 8));
        }
        let mut shorter = word.to_vec();
        shorter.remove(at);
        let doubled = at > 0 && word[at - 1] == word[at];
        all.push((
            shorter,
            if doubled {
                12
            } else if at == 0 {
                1
            } else {
                4
            },
        ));
    }
    for letter in b'a'..=b'z' {
        for at in 1..=word.len() {
            let mut longer = word.to_vec();
            longer.insert(at, letter);
            all.push((longer, if word[at - 1] == letter { 12 } else { 4 }));
        }
        for at in 1..word.len() {
            if word[at] != letter && word.len() >= WRONG_FROM {
                let mut wrong = word.to_vec();
                wrong[at] = letter;
                all.push((wrong, 3));
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_words_that_no_text_has_are_mended() {
        let times = |word: &str| match word {
            "trigger" | "double" | "attack" => 50,
            "card" => 900,
            "curd" => 1,
            _ => 0,
        };
        let mended = |text: &str| mended(text, times, |_| vec!["Character", "charge"]);
        assert_eq!(mended("Tirgger ใบนี้"), "trigger ใบนี้");
        assert_eq!(mended("doubel attak"), "double attack");
        assert_eq!(mended("curd"), "curd");
        assert_eq!(mended("when Atack attakc"), "when Atack attack");
        assert_eq!(mended("xyzzy op"), "xyzzy op");
        assert_eq!(mended("wich carachter"), "wich character");
    }

    #[test]
    fn a_doubled_letter_is_often_written_once() {
        let times = |word: &str| match word {
            "free" => 20,
            "freeze" => 10,
            _ => 0,
        };
        assert_eq!(mended("freze", times, |_| Vec::new()), "freeze");
    }
}
