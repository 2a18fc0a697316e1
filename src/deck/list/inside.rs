//! Headings inside of a line: `4xZZ01-004, 4xZZ01-005 Resource: 10xR-001`. What follows them is in another part of the deck.

use super::heading::is_side;
use super::token::{Kind, Token};
use crate::deck::part::Part;

/// Does a heading stand between the cards of a line?
pub fn has_heading(line: &str, tokens: &[Token]) -> bool {
    let is_card = |t: &Token| t.kind == Kind::Card;
    let (Some(first), Some(last)) = (tokens.iter().position(is_card), tokens.iter().rposition(is_card)) else {
        return false;
    };
    let is_word = |at: usize| matches!(tokens[at].kind, Kind::Word(_));
    (first + 1..last).filter(|at| is_word(*at)).any(|at| {
        let word = tokens[at].text(line);
        let both = (at > first + 1 && is_word(at - 1)).then(|| &line[tokens[at - 1].start..tokens[at].end]);
        let is_labelled = line[tokens[at].end..].trim_start().starts_with([':', '：']);
        let names = |text: &str| Part::of(text).is_some() || is_side(text);
        // `Main deck`, `リソースデッキ`: no card is called so, and no kind of cards.
        let is_deck = |text: &str| {
            let lower = text.to_lowercase();
            lower != "deck" && ["deck", "デッキ", "เด็ค"].iter().any(|d| lower.ends_with(d) || lower.starts_with(d))
        };
        let sure = |text: &str| names(text) && (is_labelled || is_deck(text));
        sure(word) || both.is_some_and(sure)
    })
}

#[cfg(test)]
mod tests {
    use super::super::token::tokens;
    use super::*;

    #[test]
    fn parts_between_cards() {
        for line in [
            "4xZZ01-004,4xZZ01-005 Resource: 10xR-001",
            "10x R-001 Main Deck 4x ZZ01-004",
            "4 ZZ01-004 リソースデッキ 10 R-001",
            "4 ZZ01-004 side: 2 ZZ01-005",
        ] {
            assert!(has_heading(line, &tokens(line)), "{line}");
        }
        for line in [
            "4 ZZ01-004 Unit, 4 ZZ01-005 Pilot",
            "10 R-001 Resource, 4 ZZ01-004",
            "4 ZZ01-004: Gull, 4 ZZ01-005: Deck Hand",
            "Main Deck 4 ZZ01-004",
        ] {
            assert!(!has_heading(line, &tokens(line)), "{line}");
        }
    }
}
