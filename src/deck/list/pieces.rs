//! Pieces of a page that a line, a comment or a name parts: decks of their own, or pieces of one.

use super::columns::Row;
use super::token::{Kind, tokens};
use super::written::{Claim, Content, DeckList, Line};
use crate::deck::part::Part;

/// No deck of a game with card numbers is smaller.
const SMALLEST: u32 = 40;
/// Nor larger than this, with all that belongs to it.
const LARGEST: u32 = 75;
/// And no more lines than this.
const MOST_LINES: usize = 100;
/// A number above this counts no cards of a line.
const MOST_COPIES: u32 = 60;

/// Decks of which those that only a line or a comment parts from the one before are joined to it, where they cannot be decks by
/// themselves.
pub fn join(decks: Vec<DeckList>, is_loose: impl Fn(usize) -> bool) -> Vec<DeckList> {
    let mut out: Vec<DeckList> = Vec::with_capacity(decks.len());
    let mut last = Measure::default();
    for (at, deck) in decks.into_iter().enumerate() {
        let own = Measure::of(&deck);
        match out.last_mut() {
            Some(before) if is_loose(at) && belongs((before, last), (&deck, own)) => {
                absorb(before, deck);
                last = last.and(own);
            }
            _ => {
                out.push(deck);
                last = own;
            }
        }
    }
    out
}

/// Are there enough cards for a deck already, in a game with card numbers?
pub fn is_full(deck: &DeckList) -> bool {
    deck.lines.len() <= MOST_LINES && is_numbered(deck) && size(deck) >= SMALLEST
}

/// How large a deck is, and whether all of it has card numbers.
#[derive(Clone, Copy, Default)]
struct Measure {
    size: u32,
    is_numbered: bool,
}

impl Measure {
    fn of(deck: &DeckList) -> Self {
        Self { size: size(deck), is_numbered: is_numbered(deck) }
    }

    fn and(self, other: Self) -> Self {
        Self { size: self.size.saturating_add(other.size), is_numbered: self.is_numbered && other.is_numbered }
    }
}

fn belongs((before, a): (&DeckList, Measure), (deck, b): (&DeckList, Measure)) -> bool {
    if !deck.player.is_empty() && !before.player.is_empty() {
        return false;
    }
    let is_apart = |l: &Line| matches!(l.part, Part::Don | Part::Resource | Part::Token);
    if deck.lines.iter().all(is_apart) {
        return true;
    }
    let both = a.and(b);
    both.is_numbered && a.size.min(b.size) < SMALLEST && both.size <= LARGEST
}

/// Every line has a card number, as far as it names cards.
fn is_numbered(deck: &DeckList) -> bool {
    deck.lines.iter().all(|line| match &line.content {
        Content::Row(row) => row.number.is_some(),
        Content::Written => {
            let is_card = tokens(&line.text).iter().any(|t| t.kind == Kind::Card);
            is_card || matches!(line.part, Part::Don | Part::Resource | Part::Token)
        }
        Content::Refused(_) => true,
    })
}

/// About how many cards there are.
fn size(deck: &DeckList) -> u32 {
    let of_line = |line: &Line| match &line.content {
        Content::Row(row) => row.count,
        Content::Refused(_) => 0,
        Content::Written => {
            let all = tokens(&line.text);
            let counts = all.iter().filter_map(|t| match t.kind {
                Kind::Number(value @ 1..=MOST_COPIES, _) => Some(value),
                _ => None,
            });
            counts.sum::<u32>().max(1)
        }
    };
    deck.lines.iter().map(of_line).fold(0, u32::saturating_add)
}

/// Add a piece to a deck.
fn absorb(deck: &mut DeckList, piece: DeckList) {
    let at = deck.lines.len();
    for claim in &mut deck.claims {
        claim.lines.end = claim.lines.end.min(at);
    }
    for mut claim in piece.claims {
        claim.lines.start += at;
        claim.lines.end = claim.lines.end.saturating_add(at);
        deck.claims.push(claim);
    }
    let facts = [
        (&mut deck.name, piece.name),
        (&mut deck.player, piece.player),
        (&mut deck.player_id, piece.player_id),
        (&mut deck.table, piece.table),
        (&mut deck.event, piece.event),
        (&mut deck.date, piece.date),
        (&mut deck.format, piece.format),
    ];
    for (mine, theirs) in facts {
        if mine.is_empty() {
            *mine = theirs;
        }
    }
    deck.game = deck.game.or(piece.game);
    deck.lines.extend(piece.lines);
    deck.totals.extend(piece.totals);
    deck.counts.extend(piece.counts);
    deck.comments.extend(piece.comments);
    deck.letter.extend(piece.letter);
    deck.facts.extend(piece.facts);
    deck.too_long = deck.too_long.or(piece.too_long);
    deck.broken = deck.broken.take().or(piece.broken);
}

/// The last heading reaches to the end. A heading that counts and is followed by nothing is what it counts: `DON!! deck: 10`; or it says
/// how many cards came before it: `Cards: 50`.
pub fn settle(deck: &mut DeckList) {
    let end = deck.lines.len();
    for claim in &mut deck.claims {
        claim.lines.end = claim.lines.end.min(end);
    }
    // `EX Base` by itself is a card.
    let is_token = |c: &Claim| c.part == Part::Token && c.lines.is_empty() && c.heading.to_lowercase().contains("ex");
    for claim in deck.claims.iter_mut().filter(|c| is_token(c)) {
        claim.count = claim.count.or(Some(1));
    }
    deck.claims.retain(|c| c.count.is_some());
    let is_total = |c: &Claim| c.part == Part::Main && c.lines.is_empty();
    deck.totals.extend(deck.claims.iter().filter(|c| is_total(c)).filter_map(|c| Some((c.line, c.count?))));
    deck.claims.retain(|c| !is_total(c));
    let is_lone = |c: &Claim| is_token(c) || (matches!(c.part, Part::Don | Part::Resource) && c.lines.is_empty());
    let lone: Vec<Claim> = deck.claims.iter().filter(|c| is_lone(c)).cloned().collect();
    deck.claims.retain(|c| !is_lone(c));
    for claim in lone {
        let row = Row { count: claim.count.unwrap_or(0), name: claim.heading.clone(), ..Row::default() };
        let text = format!("{} {}", row.count, claim.heading);
        let content = Content::Row(row);
        deck.lines.push(Line { number: claim.line, part: claim.part, text, content, comment: String::new() });
    }
}
