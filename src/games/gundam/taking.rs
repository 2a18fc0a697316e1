//! 10-1-9-1. Battle damage that one Unit would receive and another one takes instead.

use smallvec::SmallVec;

use super::areas::Target;
use super::matching::ap;
use super::procedure::Fight;
use super::vocabulary::{Grant, Keyword, OwnGrant, Stat, Zone};
use super::{Asked, Book, Choice, Cx, Flow, Gundam, Options, State, readings};
use crate::cardgame::finding::Fact;
use crate::cardgame::{CardId, Cause, Few, Modifier, On, finding};
use crate::engine::{Chooser, ClauseId, Player};

/// Units that could take the battle damage of a card, each with the card whose effect says so; one that has left takes nothing: 1-3-2.
fn takers(state: &State, book: &Book, card: CardId) -> SmallVec<[(CardId, CardId); 2]> {
    let of = |m: &Modifier<Gundam>| match (book.grant(m.grant), m.on) {
        (Grant::Own(OwnGrant::DamageGoesToThis), On::Card(on)) if on == card => Some((m.source, m.source)),
        (Grant::Own(OwnGrant::TakesDamageOfThis), On::Card(on)) if m.source == card => Some((on, m.source)),
        _ => None,
    };
    let mut all = SmallVec::new();
    for (taker, source) in state.modifiers.iter().filter_map(of) {
        let there = taker != card && state.card(taker).zone == Zone::Battle;
        if there && all.iter().all(|(other, _)| *other != taker) {
            all.push((taker, source));
        }
    }
    all
}

/// Who says which of them takes it, and among which: by a reading, of the turn player's effects first.
fn choice_of(state: &State, book: &Book, card: CardId) -> Option<(Player, Few)> {
    let all = takers(state, book, card);
    if all.len() < 2 {
        return None;
    }
    if book.readings.of(readings::REPLACEMENT_ORDER) == 0 {
        return Some((state.owner(card), all.iter().map(|(taker, _)| *taker).collect()));
    }
    let owners = |p: Player| all.iter().filter(move |(_, source)| state.owner(*source) == p).map(|(taker, _)| *taker);
    let first = state.order_from(state.turn).into_iter().find(|p| owners(*p).next().is_some())?;
    Some((first, owners(first).collect()))
}

/// 8-5-2-4. Does an attacked Base deal battle damage, by the reading? One that falls to 《First Strike》 does not.
pub fn base_strikes(state: &State, book: &Book, attacker: CardId, base: CardId) -> bool {
    let hp = state.values.of(base).map_or(0, |s| s.stat::<Gundam>(Stat::Hp));
    let falls = i32::from(state.card(base).damage) + ap(state, attacker) >= hp;
    let first = state.values.of(attacker).is_some_and(|s| s.has::<Gundam>(Keyword::FirstStrike));
    book.readings.of(readings::BASE_STRIKES_BACK) == 1 && ap(state, base) > 0 && !(first && falls)
}

/// The next card in battle for which it is not said yet who takes its damage: 1-3-4, the turn player's first.
fn open(state: &State, book: &Book, l: &Fight) -> Option<(CardId, Player, Few)> {
    let battle = state.battle?;
    let attacker = battle.attacker?;
    let other = match battle.target? {
        Target::Unit(target) => target,
        // 8-5-2-4. By a reading an attacked Base strikes back.
        Target::Player(player) => state.base(player).filter(|&base| base_strikes(state, book, attacker, base))?,
    };
    let hit = |(card, by): (CardId, CardId)| {
        let said = l.takers.iter().any(|(of, _)| *of == card);
        (!said && ap(state, by) > 0).then(|| choice_of(state, book, card).map(|(who, all)| (card, who, all))).flatten()
    };
    [(attacker, other), (other, attacker)].into_iter().find_map(hit)
}

/// Must somebody say who takes the damage?
pub fn is_asked(state: &State, book: &Book, l: &Fight) -> bool {
    !state.modifiers.is_empty() && open(state, book, l).is_some()
}

/// 10-1-9-1. Which of several Units takes the damage?
pub fn offer(cx: &Cx<'_>, l: &Fight, options: &mut Options) -> Asked {
    let Some((_, who, all)) = open(cx.state, cx.book, l) else {
        let player = matches!(cx.state.battle.and_then(|b| b.target), Some(Target::Player(_)));
        return Asked::Nobody(if player { Flow::Goto(const { ClauseId::new("8-5-2-4") }) } else { Flow::Next });
    };
    cx.reading(readings::REPLACEMENT_ORDER);
    all.iter().for_each(|&taker| options.legal(Choice::Use(taker, 0)));
    if all.len() == 1 { Asked::Itself(Choice::Use(all[0], 0)) } else { Asked::Of(Chooser::Player(who)) }
}

/// It is this one; then the other Unit of the battle is looked at.
pub fn take(cx: &mut Cx<'_>, l: &mut Fight, choice: Choice) -> Flow {
    let (Some((card, ..)), Choice::Use(taker, _)) = (open(cx.state, cx.book, l), choice) else { return Flow::Next };
    cx.reading(readings::REPLACEMENT_ORDER);
    cx.note(finding("gcg-note-takes-damage").card(taker).with("other", Fact::Card(card)));
    l.takers.push((card, taker));
    Flow::Again
}

/// The card to which battle damage that another one would receive is dealt instead.
pub fn taker(cx: &mut Cx<'_>, card: CardId, cause: Cause, said: Option<CardId>) -> Option<CardId> {
    if !matches!(cause, Cause::Battle(_)) || cx.state.modifiers.is_empty() {
        return None;
    }
    let all = takers(cx.state, cx.book, card);
    let said = said.filter(|s| all.iter().any(|(taker, _)| taker == s));
    let other = said.or_else(|| all.first().map(|(taker, _)| *taker))?;
    if all.len() > 1 {
        cx.reading(readings::REPLACEMENT_ORDER);
    }
    cx.support("10-1-9-1");
    if said.is_none() {
        cx.note(finding("gcg-note-takes-damage").card(other).with("other", Fact::Card(card)));
    }
    Some(other)
}
