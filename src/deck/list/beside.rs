//! Names of cards beside a card number: its own, and those of others, which a line must not lose.

use super::lexicon::{Lexicon, key};
use super::remarks::is_remark;
use super::token::{Kind, Token};
use super::why::Why;
use crate::cards::CardFacts;

/// No name has more words.
const MOST_WORDS: usize = 10;

/// What is written from a token to before another, with the bracket that closes behind it: `Heavy (Full Arms)`.
fn written<'l>(line: &'l str, tokens: &[Token], from: usize, to: usize) -> &'l str {
    let (start, end) = (tokens[from].start, tokens[to - 1].end);
    let closes = [('(', ')'), ('[', ']'), ('（', '）'), ('【', '】')].iter().find_map(|(open, close)| {
        let is_open = line[start..end].matches(*open).count() > line[start..end].matches(*close).count();
        (is_open && line[end..].starts_with(*close)).then(|| close.len_utf8())
    });
    &line[start..end + closes.unwrap_or(0)]
}

/// Does what stands beside a card number name another card? The name of another card *instead* of its own is told elsewhere: perhaps the
/// number is a slip.
pub fn check(line: &str, tokens: &[Token], facts: Option<&CardFacts>, lexicon: &Lexicon<'_>) -> Result<(), Why> {
    let has_words = |t: &&Token| matches!(t.kind, Kind::Word(_));
    if !tokens.iter().any(|t| has_words(&t)) {
        return Ok(());
    }
    let mut is_own = vec![false; tokens.len()];
    if let Some(facts) = facts {
        let names: Vec<String> = facts.names().map(key).filter(|n| !n.is_empty()).collect();
        for (from, to) in runs(tokens.len()) {
            let words: String = tokens[from..to].iter().filter(|t| is_part(t)).map(|t| key(t.text(line))).collect();
            if names.contains(&words) {
                is_own[from..to].fill(true);
                break;
            }
        }
    }
    let has_own = is_own.contains(&true);
    let left: Vec<bool> = tokens.iter().zip(&is_own).map(|(t, own)| has_words(&t) && !own).collect();
    let left_words = |from: usize, to: usize| -> usize {
        (from..to).filter(|at| left[*at] && !is_remark(tokens[*at].text(line))).count()
    };
    let is_other = |from: usize, to: usize| {
        let whole = written(line, tokens, from, to);
        let mut cards = lexicon.cards(whole);
        cards.next().is_some_and(|c| facts.is_none_or(|f| f.number != c.number)) && !is_remark(whole)
    };
    let mut is_taken = is_own;
    let mut others = Vec::new();
    for (from, to) in runs(tokens.len()) {
        let is_free =
            !is_taken[from..to].contains(&true) && tokens[from..to].iter().all(|t| is_part(t) || t.kind == Kind::Comma);
        if is_free
            && is_part(&tokens[from])
            && is_part(&tokens[to - 1])
            && left[from..to].contains(&true)
            && is_other(from, to)
        {
            is_taken[from..to].fill(true);
            others.push((from, to));
        }
    }
    let is_instead = |(from, to): (usize, usize)| {
        let words = key(&line[tokens[from].start..tokens[to - 1].end]);
        let is_like = |f: &CardFacts| f.names().map(key).any(|n| n.contains(&words));
        facts.is_none_or(is_like) || left_words(from, to) == left_words(0, tokens.len())
    };
    match others.as_slice() {
        [] => Ok(()),
        [one] if !has_own && is_instead(*one) => Ok(()),
        _ => Err(Why::Several),
    }
}

/// Longer texts than this are looked at up to here.
const MOST_TOKENS: usize = 80;

/// Where names of cards stand in a text, the longest first: from a token to before another.
pub fn names(text: &str, tokens: &[Token], lexicon: &Lexicon<'_>) -> Vec<(usize, usize)> {
    let tokens = &tokens[..tokens.len().min(MOST_TOKENS)];
    let mut is_taken = vec![false; tokens.len()];
    let mut out = Vec::new();
    for (from, to) in runs(tokens.len()) {
        let whole = written(text, tokens, from, to);
        let is_name = !is_taken[from..to].contains(&true)
            && tokens[from..to].iter().all(|t| is_part(t) || t.kind == Kind::Comma)
            && tokens[from..to].iter().any(|t| matches!(t.kind, Kind::Word(_)))
            && !is_remark(whole)
            && lexicon.cards(whole).next().is_some();
        if is_name {
            is_taken[from..to].fill(true);
            out.push((from, to));
        }
    }
    out
}

fn is_part(token: &Token) -> bool {
    matches!(token.kind, Kind::Word(_) | Kind::Number(..))
}

/// All runs of tokens, the longest first.
fn runs(tokens: usize) -> impl Iterator<Item = (usize, usize)> {
    (1..=MOST_WORDS.min(tokens))
        .rev()
        .flat_map(move |length| (0..=tokens - length).map(move |from| (from, from + length)))
}
