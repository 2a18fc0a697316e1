//! Words beside a card: its name, labels that change nothing, and what is left over.

use super::list::{is_label, key};
use crate::cards::CardFacts;

/// The words of what is written beside a card, without signs.
fn words(written: &str) -> impl Iterator<Item = &str> {
    written.split(' ').filter(|word| !word.is_empty())
}

/// How many words are no labels.
pub fn count(written: &str) -> usize {
    words(written).filter(|word| !is_label(word)).count()
}

/// The words that are neither a name of the card, nor part of one, nor a label; all of them if no name of it is there.
pub fn left_over<'w>(written: &'w str, facts: &CardFacts) -> Vec<&'w str> {
    let names: Vec<String> = facts.names().map(key).filter(|n| !n.is_empty()).collect();
    if names.contains(&key(written)) {
        return Vec::new();
    }
    let all: Vec<&str> = words(written).collect();
    let keys: Vec<String> = all.iter().map(|word| key(word)).collect();
    // The longest run of words that is a name of the card.
    let runs = (1..=all.len()).rev().flat_map(|length| (0..=all.len() - length).map(move |from| from..from + length));
    let own = runs.into_iter().find(|run| names.contains(&keys[run.clone()].concat())).unwrap_or(0..0);
    let set: Vec<String> = facts.number.split('-').map(key).collect();
    let is_said = |at: usize| {
        let word = &keys[at];
        own.contains(&at)
            || word.is_empty()
            || is_label(all[at])
            || names.iter().any(|name| name.contains(word.as_str()))
            || set.contains(word)
            || facts.types.iter().chain(&facts.attributes).any(|t| key(t).contains(word.as_str()))
    };
    (0..all.len()).filter(|at| !is_said(*at)).map(|at| all[at]).collect()
}

/// What stands before a bracket, a dash, a comma or a stroke, if something does.
pub fn before_mark(name: &str) -> Option<&str> {
    let marks = [" (", " [", "(", "[", " - ", ", ", " / ", " | ", " : "];
    let at = marks.iter().filter_map(|mark| name.find(mark)).min()?;
    Some(name[..at].trim()).filter(|head| !head.is_empty())
}

/// A name without the labels behind it: `Ash Wolf (promo)`, `Ash Wolf - Common`, `Ash Wolf foil`.
pub fn without_labels(name: &str) -> &str {
    let is_sign = |c: char| c.is_whitespace() || "()[]-,/|:–".contains(c);
    if let Some(head) = before_mark(name) {
        let mut tail = name[head.len()..].split(is_sign).filter(|word| !word.is_empty());
        return if tail.all(is_label) { head } else { name };
    }
    let mut out = name;
    while let Some((head, last)) = out.rsplit_once(' ')
        && super::list::is_remark(last)
        && last.len() > 2
    {
        out = head.trim_end();
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::CardGame;

    #[test]
    fn what_is_left_over() {
        let gull = CardFacts {
            number: "ZZ01-004".to_string(),
            name: "Net Gull".to_string(),
            other_names: vec!["カモメ".to_string()],
            ..CardFacts::blank(CardGame::OnePiece)
        };
        for written in ["Net Gull", "Gull", "Net Gull SR", "カモメ", "red Net Gull promo", "Net Gull ZZ01", "赤 カモメ"]
        {
            assert_eq!(left_over(written, &gull), [""; 0], "{written}");
        }
        assert_eq!(left_over("Net Gull cancelled", &gull), ["cancelled"]);
        assert_eq!(left_over("カモメ 友達", &gull), ["友達"]);
        assert_eq!(left_over("Rope Boy", &gull), ["Rope", "Boy"]);
    }

    #[test]
    fn names_without_labels() {
        for name in
            ["Ash Wolf", "Ash Wolf (promo)", "Ash Wolf - Common", "Ash Wolf [Foil]", "Ash Wolf foil", "Ash Wolf, rare"]
        {
            assert_eq!(without_labels(name), "Ash Wolf", "{name}");
        }
        for name in ["Ash Wolf (friend)", "Ash Wolf Rider", "Bog - Imp"] {
            assert_eq!(without_labels(name), name);
        }
    }
}
