//! 401.9.6. What is counted in Subturns passes and ends.

use super::super::vocabulary::{Grant, Period, Until};
use super::super::{Book, State, SummonerMaster};
use super::Ending;
use crate::cardgame::{CardId, Modifier, On, Word};

/// 401.9.6. One Subturn less for one card: what is pasted or cursed, and what it has for a number of Turns.
fn pass_card(state: &mut State, id: CardId) {
    let card = state.card_mut(id);
    // A count that is complete stays at 1, marked by the row that looks.
    for cursed in card.own.curses.iter_mut().flatten().filter(|c| c.acting && c.left > 0) {
        cursed.left -= 1;
        if cursed.left == 0 {
            cursed.left = DONE;
        }
    }
    if card.own.left > 0 && card.own.left != DONE {
        card.own.left -= 1;
        if card.own.left == 0 {
            card.own.left = DONE;
        }
    }
    for m in state.modifiers.iter_mut().filter(|m| m.on == On::Card(id)) {
        if let Until::Subturns(n) = &mut m.until {
            *n = n.saturating_sub(1);
        }
    }
    for away in state.own.away.iter_mut().filter(|a| a.card == id && a.left > 0 && a.left != DONE) {
        away.left -= 1;
        if away.left == 0 {
            away.left = DONE;
        }
    }
}

/// A count whose Turns are complete.
pub const DONE: u8 = u8::MAX;

/// One Subturn less; what is said of this Turn counts only normal passing.
fn less(until: &mut Until, normal: bool) {
    match until {
        Until::Subturns(n) => *n = n.saturating_sub(1),
        Until::ThisTurn(n) if normal => *n = n.saturating_sub(1),
        _ => {}
    }
}

/// 401.9.5, 401.9.6. Is it over when the End of Subturn Step has passed?
const fn is_over(until: Until) -> bool {
    matches!(until, Until::EndOfSubturn | Until::Subturns(0) | Until::ThisTurn(0))
}

/// g:นับว่าผ่านไป X Turn. Subturns pass for one card: what is on it until the end of a Subturn ends, what is counted is counted.
pub(super) fn passes_for(state: &mut State, id: CardId, subturns: u8) {
    for _ in 0..subturns {
        pass_card(state, id);
        let card = state.card_mut(id);
        card.own.fresh = card.own.fresh.saturating_sub(1);
        state.own.controls.iter_mut().filter(|c| c.card == id).for_each(|c| less(&mut c.until, false));
        state.own.gained.iter_mut().filter(|g| g.card == id).for_each(|g| less(&mut g.until, false));
    }
    state.own.gained.retain(|g| g.card != id || !is_over(g.until));
    for control in state.own.controls.iter_mut().filter(|c| c.card == id && c.until == Until::EndOfSubturn) {
        control.until = Until::Subturns(0);
    }
    state.end_modifiers(|m| m.on == On::Card(id) && is_over(m.until));
}

pub(super) fn passes(state: &mut State) {
    let normal = !state.own.passed;
    for n in 0..state.cards.len() {
        let id = CardId::at(n);
        // 510.4. Where Turns are counted, that stops for a Support.
        if state.is_support(id) {
            continue;
        }
        pass_card(state, id);
        let card = state.card_mut(id);
        card.own.fresh = card.own.fresh.saturating_sub(1);
    }
    for m in &mut state.modifiers {
        if let (On::Player(_), Until::Subturns(n)) = (m.on, &mut m.until) {
            *n = n.saturating_sub(1);
        }
        // g:ใน Subturn นี้. Only what passes normally counts.
        if let (Until::ThisTurn(n), true) = (&mut m.until, normal) {
            *n = n.saturating_sub(1);
        }
    }
    state.own.controls.iter_mut().for_each(|c| less(&mut c.until, normal));
    state.own.gained.iter_mut().for_each(|g| less(&mut g.until, normal));
    state.own.gained.retain(|g| !is_over(g.until));
    for used in &mut state.own.uses {
        used.left = used.left.saturating_sub(1);
    }
    state.own.uses.retain(|u| u.period == Period::Game || u.left > 0);
}

/// Does something that lasts end now?
pub fn ends(modifier: &Modifier<SummonerMaster>, ending: Ending) -> bool {
    match ending {
        Ending::Fight => modifier.until == Until::Fight,
        Ending::Subturn => modifier.until == Until::EndOfSubturn,
        Ending::Turns => matches!(modifier.until, Until::Subturns(0) | Until::ThisTurn(0)),
    }
}

/// What somebody got, in the words of paths.
pub fn grant_path(book: &Book, modifier: &Modifier<SummonerMaster>) -> String {
    match book.grant(modifier.grant) {
        Grant::Stat(stat, _) => format!("{} {:+}", stat.path(), modifier.amount),
        Grant::Base(stat, _) | Grant::Set(stat, _) => format!("{} {}", stat.path(), modifier.amount),
        Grant::Keyword(keyword, _) => keyword.path().to_string(),
        Grant::Name(name) | Grant::Type(name) => name.clone(),
        Grant::Effect(_) => "effect".to_string(),
        Grant::Negated => "negated".to_string(),
        Grant::Cannot(_) => "cannot".to_string(),
        Grant::Own(_) => "effect".to_string(),
    }
}
