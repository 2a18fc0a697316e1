//! 6-5-5-2, 8-1-3-3, 1-3-3. Which effects made a power, or a prohibition, where something rests on it.

use super::matching::GIVEN_DON;
use super::vocabulary::{Grant, Kind, Stat, To};
use super::{Book, Cx, Eye, OnePiece, State};
use crate::cardgame::finding::{Fact, Finding};
use crate::cardgame::{CardId, On, finding, words};
use crate::lang::Said;

/// The power of a card is told with the effects that made it, if any did.
pub fn tell(cx: &mut Cx<'_>, id: CardId) {
    if !cx.told() {
        return;
    }
    let (state, book) = (cx.state, cx.book);
    let Some(seen) = state.values.of(id) else { return };
    let base = seen.base::<OnePiece>(Stat::Power);
    let added = seen.stat::<OnePiece>(Stat::Power) - base;
    let mut parts: Vec<Said> = Vec::new();
    let mut left = added;
    let don = (GIVEN_DON.of)(state, id);
    if don != 0 {
        cx.support("6-5-5-2");
        let gaps = [("n", usize::from(state.card(id).don).into()), ("by", signed(don).into())];
        parts.push(Said::with("op-part-don", &gaps));
        left -= don;
    }
    let by = |amount: i32, source: CardId| {
        let name = Said::plain(words::name(state, book, source));
        Said::with("op-part-card", &[("by", signed(amount).into()), ("card", name.into())])
    };
    let power = |m: &&crate::cardgame::Modifier<OnePiece>| {
        m.on == On::Card(id) && matches!(book.grant(m.grant), Grant::Stat(Stat::Power, _))
    };
    for m in state.modifiers.iter().filter(power) {
        cx.support("8-4-6");
        parts.push(by(m.amount, m.source));
        left -= m.amount;
    }
    if left != 0 {
        cx.support("8-1-3-3 8-1-3-3-4 8-4-6");
        let standing = standing(state, book, id);
        if standing.iter().map(|(amount, _)| amount).sum::<i32>() == left {
            parts.extend(standing.into_iter().map(|(amount, source)| by(amount, source)));
        } else {
            parts.push(Said::with("op-part-permanent", &[("by", signed(left).into())]));
        }
    }
    if !parts.is_empty() {
        let words = Fact::Said(Said::several(parts, ", "));
        cx.note(finding("op-note-power").card(id).number("base", base).with("words", words));
    }
}

/// 8-1-3-3. The permanent effects on the field that add to a card's power: how much, and whose they are.
fn standing(state: &State, book: &Book, id: CardId) -> Vec<(i32, CardId)> {
    let mut found = Vec::new();
    let field = state.seats.iter().flat_map(|player| state.field(player));
    for source in field {
        if state.values.of(source).is_some_and(|s| s.negated) {
            continue;
        }
        let eye = Eye::new(state, book, state.owner(source), source);
        for (_, effect) in book.def(state.card(source).def).own_effects() {
            let Kind::Permanent(all) = &effect.kind else { continue };
            if !effect.conditions.iter().all(|c| eye.holds(c)) {
                continue;
            }
            for grants in all {
                let meant = match &grants.to {
                    To::This => source == id,
                    To::All(selector) => eye.select(selector).contains(&id),
                    _ => false,
                };
                let power = |g: &&Grant| matches!(g, Grant::Stat(Stat::Power, _));
                let amounts = grants.what.iter().filter(power).map(|g| eye.amount_of(g));
                found.extend(amounts.filter(|n| meant && *n != 0).map(|n| (n, source)));
            }
        }
    }
    found
}

/// 1-3-3. It is forbidden for a card, by the text of this one.
pub fn forbidden(card: CardId, by: Option<CardId>) -> Finding {
    match by {
        Some(by) => finding("op-note-forbidden-by").card(card).with("by", Fact::Card(by)),
        None => finding("op-note-forbidden").card(card),
    }
}

fn signed(n: i32) -> String {
    format!("{n:+}")
}
