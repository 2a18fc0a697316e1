//! Bare names in an edit: one that is nearly the name of a card is asked about, and words that can be no name are none.

use toml::Value;

use super::misnamed;
use crate::lang::Speech;

/// A bare name that looks like a slip, and the names that it is nearly.
#[derive(Debug, PartialEq, Eq)]
pub struct Slip {
    name: String,
    near: Vec<String>,
}

/// So many names that are alike are told.
const MOST: usize = 3;

/// The first bare name among the cards of an edit that is no card, and nearly one. A name with digits in it is no slip: they tell cards apart.
pub fn found(cards: &[Value], is_card: &dyn Fn(&str) -> bool, names: &dyn Fn(&str) -> Vec<String>) -> Option<Slip> {
    let bare = |card: &Value| card.as_str().map(|name| name.trim().to_string());
    let mut all = cards.iter().filter_map(bare);
    all.find_map(|name| {
        let is_plain = !name.is_empty() && !name.contains(|c: char| c.is_numeric() || matches!(c, '?' | '+'));
        if !is_plain || is_card(&name) {
            return None;
        }
        let mut near: Vec<(f64, String)> =
            names(&name).into_iter().filter_map(|known| Some((likeness(&name, &known)?, known))).collect();
        near.sort_by(|a, b| b.0.total_cmp(&a.0).then_with(|| a.1.cmp(&b.1)));
        near.dedup_by(|a, b| a.1.eq_ignore_ascii_case(&b.1));
        let near: Vec<String> = near.into_iter().map(|(_, known)| known).take(MOST).collect();
        (!near.is_empty()).then_some(Slip { name, near })
    })
}

/// How like two names are, if one may be a slip of the other: one letter of four, two letters turned round, or a quarter of a longer name.
fn likeness(name: &str, known: &str) -> Option<f64> {
    let (name, known) = (name.to_lowercase(), known.to_lowercase());
    if name == known || known.contains(char::is_numeric) {
        return None;
    }
    let longest = name.chars().count().max(known.chars().count());
    let letters = |text: &str| {
        let mut all: Vec<char> = text.chars().collect();
        all.sort_unstable();
        all
    };
    let apart = strsim::damerau_levenshtein(&name, &known);
    let is_turned = longest == 3 && letters(&name) == letters(&known);
    let is_near = apart == 1 && (longest >= 4 || is_turned) || apart * 4 < longest;
    let alike = strsim::normalized_damerau_levenshtein(&name, &known);
    is_near.then_some(alike)
}

impl Slip {
    /// Which is meant? With the place of the name in the line, and the line with each of the names.
    pub fn words(&self, speech: &Speech, word: &str, rest: &str) -> String {
        use unicode_width::UnicodeWidthStr as _;
        let line = format!("{word} {rest}");
        let said = speech.say("repl-nearly-named", &[("name", self.name.as_str().into())]);
        let Some(at) = line.find(&self.name) else {
            return format!("{said}\n{}", misnamed::did_you_mean(speech, &self.near));
        };
        let (before, after) = (&line[..at], &line[at + self.name.len()..]);
        let mended: Vec<String> = self.near.iter().map(|known| format!("{before}{known}{after}")).collect();
        format!("{said}\n  {line}\n  {}^\n{}", " ".repeat(before.width()), misnamed::did_you_mean(speech, &mended))
    }
}

/// Can words be no name: a bracket that is open, a sign alone, a number that is none?
pub fn is_no_name(text: &str) -> bool {
    let text = text.trim();
    let is_number = text.bytes().all(|b| b.is_ascii_digit()) && text.parse::<u32>().is_err();
    let is_sign = !text.contains(char::is_alphanumeric) && text != "?";
    // `[Tenth] Sun King` begins with the symbol of a set.
    let closes = |(open, close): (char, char)| match text.strip_prefix(open).map(|inner| inner.find(close)) {
        Some(Some(at)) => at + 2 == text.len(),
        Some(None) => true,
        None => false,
    };
    let is_open = [('[', ']'), ('{', '}'), ('(', ')')].into_iter().any(closes);
    is_open || text.starts_with([']', '}', ')', '=']) || (!text.is_empty() && (is_number || is_sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slip(said: &str) -> Option<Vec<String>> {
        let names = ["Captain", "Ram", "Old Salt", "Guard", "Card 1"].map(String::from);
        let cards = [Value::String(said.to_string())];
        let is_card = |name: &str| names.iter().any(|known| known.eq_ignore_ascii_case(name));
        found(&cards, &is_card, &|_| names.to_vec()).map(|slip| slip.near)
    }

    #[test]
    fn slips_and_other_names() {
        for (said, near) in [("Captan", "Captain"), ("Rma", "Ram"), ("Old Slat", "Old Salt"), ("Gaurd", "Guard")] {
            assert_eq!(slip(said), Some(vec![near.to_string()]), "{said}");
        }
        for said in ["captain", "Rat", "Card 2", "Card", "Ox", "4000 blocker", "+2000", "?", "Old Barrel"] {
            assert_eq!(slip(said), None, "{said}");
        }
    }

    #[test]
    fn what_can_be_no_name() {
        for said in ["[", "{ name = }", "= 3", "99999999999999999999", "????", "[1, 2", "-", "[Kid]"] {
            assert!(is_no_name(said), "{said}");
        }
        for said in ["Kid", "?", "7000", "+2000", "4/3", "♠7", "กัปตัน", "[Tenth] Sun King"] {
            assert!(!is_no_name(said), "{said}");
        }
    }
}
