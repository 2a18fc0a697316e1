//! The kit, with a lexicon and a grammar of its own.

use super::dirt::clean;
use super::*;

const LEXICON: Lexicon = Lexicon {
    signs: &[('■', '•')],
    wraps: &[
        Wrap { open: '[', close: ']', sort: Sort::Bracket, inner: false },
        Wrap { open: '(', close: ')', sort: Sort::Paren, inner: true },
        Wrap { open: '"', close: '"', sort: Sort::Quote, inner: true },
    ],
    reminders: &["this is only said"],
    words: &["lv."],
    owners: &["ship"],
    marks: ",.:/•",
    ends: &[],
    begins: "•",
    explained: &[],
};

fn cut(text: &str) -> Vec<String> {
    let tokens = LEXICON.tokens(&clean(text, LEXICON.signs)).expect("tokens");
    tokens.iter().map(|token| token.text.clone()).collect()
}

#[test]
fn words_numbers_brackets_and_marks_are_tokens() {
    let all = cut("The Ship's Lv.5 is -1, [Big One] (Fleet)/(Sea).");
    assert_eq!(all, ["the", "ship", "'s", "lv.", "5", "is", "-1", ",", "[big_one]", "(fleet)", "/", "(sea)", "."]);
}

#[test]
fn reminders_are_passed_over_and_brackets_nest() {
    assert_eq!(cut("Sail. (This is only said (twice).)"), ["sail", "."]);
    let tokens = LEXICON.tokens(&clean("((Fleet)•Lv.3)", LEXICON.signs)).expect("tokens");
    let inner: Vec<&str> = tokens[0].inner.iter().map(|token| token.text.as_str()).collect();
    assert_eq!(inner, ["(fleet)", "•", "lv.", "3"]);
}

#[test]
fn a_line_counts_after_a_sentence_or_before_a_bullet() {
    assert_eq!(cut("Sail\naway.\n\nRest\n■Row"), ["sail", "away", ".", "\n", "rest", "\n", "•", "row"]);
}

#[test]
fn what_is_no_token_is_named_by_its_bytes() {
    let text = "Sail é (away";
    assert_eq!(LEXICON.tokens(&clean(text, &[])).unwrap_err(), 8..9);
    assert_eq!(LEXICON.tokens(&clean("a % b", &[])).unwrap_err(), 2..3);
}

#[test]
fn a_fault_has_a_line_a_column_and_the_nearest_words() {
    let text = "Sail.\nDestory it.";
    let fault = TextFault::new(text, 6..16, 0, &["rest".to_owned(), "destroy".to_owned()]);
    assert_eq!(fault.line(text), (2, 1));
    assert_eq!(fault.near.as_deref(), Some("destroy"));
    assert_eq!(TextFault::new(text, 6..16, 0, &["look at".to_owned()]).near, None);
}
