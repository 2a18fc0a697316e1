//! 6-5-5-2, 8-1-3-3, 1-3-3. Which effects made a number, a keyword or a prohibition, where something rests on it.

use super::event::is_in_force;
use super::matching::GIVEN_DON;
use super::vocabulary::{Grant, Keyword, Kind, Of, Stat, To};
use super::{Book, Cx, Eye, OnePiece, State};
use crate::cardgame::finding::{Fact, Finding};
use crate::cardgame::values::Granted;
use crate::cardgame::{CardId, Few, On, Word as _, finding, telling, words};
use crate::engine::Player;
use crate::lang::Said;

/// The power of a card is told with the effects that made it, if any did.
pub fn tell(cx: &mut Cx<'_>, id: CardId) {
    number(cx, id, Stat::Power);
}

/// 2-7-6. The cost of a card, in the hand too, is told with the effects that made it, if any did.
pub fn tell_cost(cx: &mut Cx<'_>, id: CardId) {
    number(cx, id, Stat::Cost);
}

/// A number is told with the effects that made it. False if none did.
pub fn number(cx: &mut Cx<'_>, id: CardId, stat: Stat) -> bool {
    if !cx.told() {
        return false;
    }
    let (state, book) = (cx.state, cx.book);
    let printed = || book.def(state.card(id).def).stat(stat);
    let base = state.values.of(id).map_or_else(printed, |seen| seen.base::<OnePiece>(stat));
    let now = Eye::new(state, book, state.owner(id), id).stat(id, stat, Of::Now);
    let mut parts: Vec<Said> = Vec::new();
    let mut left = now - base;
    let don = if stat == Stat::Power { (GIVEN_DON.of)(state, id) } else { 0 };
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
    let given = |m: &&crate::cardgame::Modifier<OnePiece>| {
        let about = |g: &Grant| matches!(g, Grant::Stat(of, _) | Grant::Set(of, _) if *of == stat);
        m.on == On::Card(id) && is_in_force(m) && about(book.grant(m.grant))
    };
    for m in state.modifiers.iter().filter(given) {
        cx.support("8-4-6");
        if let Grant::Set(..) = book.grant(m.grant) {
            // What was added before no longer counts.
            let name = Said::plain(words::name(state, book, m.source));
            let gaps = [("n", m.amount.to_string().into()), ("card", name.into())];
            parts = vec![Said::with("op-part-set", &gaps)];
            left = now - m.amount;
        } else {
            parts.push(by(m.amount, m.source));
            left -= m.amount;
        }
    }
    if left != 0 {
        cx.support("8-1-3-3 8-1-3-3-4 8-4-6");
        let is = |g: &Grant| matches!(g, Grant::Stat(of, _) if *of == stat);
        let standing = standing(state, book, id, &is);
        if standing.iter().map(|(amount, _)| amount).sum::<i32>() == left {
            parts.extend(standing.into_iter().map(|(amount, source)| by(amount, source)));
        } else {
            parts.push(Said::with("op-part-permanent", &[("by", signed(left).into())]));
        }
    }
    if !parts.is_empty() {
        let words = Fact::Said(Said::several(parts, ", "));
        let key = if stat == Stat::Cost { "op-note-cost" } else { "op-note-power" };
        cx.note(finding(key).card(id).number("base", base).with("words", words));
        return true;
    }
    false
}

/// 10-1. A keyword that something rests on, where another card gave it: the step says which.
pub fn tell_keyword(cx: &mut Cx<'_>, id: CardId, keyword: Keyword) {
    if !cx.told() {
        return;
    }
    let (state, book) = (cx.state, cx.book);
    let is = |g: &Grant| matches!(g, Grant::Keyword(k, _) if *k == keyword);
    let gives = |m: &&crate::cardgame::Modifier<OnePiece>| m.on == On::Card(id) && is(book.grant(m.grant));
    let lasting = state.modifiers.iter().find(|m| gives(m) && is_in_force(m)).map(|m| m.source);
    let source = lasting.or_else(|| standing(state, book, id, &is).first().map(|(_, source)| *source));
    if let Some(source) = source.filter(|&source| source != id) {
        cx.support(if lasting.is_some() { "8-1-4-2" } else { "8-1-3-3" });
        let note = finding("op-note-keyword-by").card(id).word("keyword", keyword.key());
        cx.note(note.with("by", Fact::Card(source)));
    }
}

/// 8-1-3-3. The permanent effects that give a card something like this: how much, and whose they are.
fn standing(state: &State, book: &Book, id: CardId, is: &dyn Fn(&Grant) -> bool) -> Vec<(i32, CardId)> {
    let mut found = Vec::new();
    let mut sources: Few = state.seats.iter().flat_map(|player| state.field(player)).collect();
    if !sources.contains(&id) {
        sources.push(id);
    }
    for source in sources {
        if state.values.of(source).is_some_and(|s| s.negated) {
            continue;
        }
        let eye = Eye::new(state, book, state.owner(source), source);
        let away = state.values.of(source).is_none();
        for (_, effect) in book.def(state.card(source).def).own_effects() {
            let Kind::Permanent(all) = &effect.kind else { continue };
            if !effect.conditions.iter().all(|c| eye.holds(c)) {
                continue;
            }
            for grants in all {
                let meant = match &grants.to {
                    To::This => source == id && !away,
                    To::ThisInHand => source == id && away,
                    To::All(selector) => !away && eye.select(selector).contains(&id),
                    To::Player(_) => false,
                };
                let amounts = grants.what.iter().filter(|g| is(g)).map(|g| eye.amount_of(g));
                found.extend(amounts.filter(|_| meant).map(|n| (n, source)));
            }
        }
    }
    found
}

/// 1-3-3. It is forbidden for a card, by the effect of another or its own.
pub fn forbidden(book: &Book, card: CardId, by: Granted) -> Finding {
    finding("op-note-forbidden-by").card(card).with("words", told(book, by)).with("by", Fact::Card(by.source))
}

/// 1-3-3, 10-2-13-3. Something is not done to a card because a text forbids it. One that forbids it once a turn has done so.
pub fn forbids(cx: &mut Cx<'_>, card: CardId, by: Granted) {
    let note = forbidden(cx.book, card, by);
    cx.note(note);
    let def = cx.book.granter(by.grant);
    let gives = |effect: u8| cx.book.code(def, effect).standing.iter().any(|part| part.grants.contains(&by.grant.0));
    let effects = (0..=u8::MAX).zip(&cx.book.def(def).text.effects);
    if let Some((effect, _)) = effects.filter(|(_, e)| e.once).find(|(effect, _)| gives(*effect)) {
        cx.event(crate::cardgame::Event::Used(by.source, def, effect));
    }
}

/// 1-3-3. It is forbidden to a player.
pub fn forbidden_to(book: &Book, player: Player, by: Granted) -> Finding {
    finding("op-note-forbidden-to-by").player(player).with("words", told(book, by)).with("by", Fact::Card(by.source))
}

/// What was given, as it will be told.
fn told(book: &Book, by: Granted) -> Fact {
    let grant = [book.grant(by.grant).clone()];
    Fact::Said(Said::later(move |speech| telling::grants(&grant, speech)))
}

fn signed(n: i32) -> String {
    format!("{n:+}")
}
