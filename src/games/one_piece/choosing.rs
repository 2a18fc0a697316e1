//! 8-4-4. Cards are chosen while an effect resolves, one at a time.

use super::areas::CardId;
use super::cards::DefId;
use super::event::{Cause, Event};
use super::lowered::{Instr, Verb};
use super::matching::Eye;
use super::operations::{Amount, Count};
use super::program::Run;
use super::selector::{Is, Place, Selector, Side};
use super::terms::possible;
use super::{Asked, Choice, Cx, Flow, Found, Options, Row, acting, costs, readings};
use crate::engine::{Chooser, Refusal, asks, citing};

/// 8-4-4
pub static CHOOSE: Row<Run> = citing(
    "8-4-4-1 8-4-4-2 8-4-4-4 4-8-1 1-3-5-1 1-3-4 1-3-2 11-2-1 1-3-3",
    asks("8-4-4", "op-ask-choose", offer_cards, take_card),
);

/// The cards that may still be chosen, and between how many and how many.
fn candidates(cx: &Cx<'_>, l: &Run, from: &Selector, verb: Verb) -> Vec<CardId> {
    let eye = l.eye(cx.state, cx.book);
    let mut found = eye.select(from);
    found.retain(|id| !l.picked.contains(id) && acting::can(cx.state, cx.book, l, *id, verb));
    if from.filter.0.contains(&Is::DifferentNames) {
        found.retain(|&id| !l.picked.iter().any(|&other| eye.share_a_name(other, id)));
    }
    found
}

/// 8-4-4-2. A property is asked for, of cards in a secret area.
fn is_secret(from: &Selector) -> bool {
    let secret = |p: &Place| matches!(p, Place::Hand | Place::Deck | Place::Looked | Place::Life);
    from.places.iter().any(secret) && !from.filter.0.is_empty()
}

/// How many more may, and must, be chosen.
fn bounds(cx: &Cx<'_>, l: &Run, who: &Side, count: &Count, from: &Selector) -> (i32, i32) {
    let eye = l.eye(cx.state, cx.book);
    let chosen = (l.picked.len() + l.dons.len()) as i32 - i32::from(l.base);
    let (least, most) = match count {
        Count::Exactly(Amount::All) => (i32::MAX, i32::MAX),
        Count::Exactly(n) => (eye.amount(n), eye.amount(n)),
        Count::UpTo(n) => (0, eye.amount(n)),
        Count::AnyNumber => (0, i32::MAX),
        Count::TotalPower(n, _) | Count::TotalCost(n, _) => (0, i32::from(*n)),
        Count::AtLeast(n) => (i32::from(*n), i32::MAX),
    };
    let may_decline = is_secret(from)
        && matches!(count, Count::Exactly(_))
        && from.side == *who
        && !from.places.contains(&Place::Looked)
        && matches!(cx.state.values(cx.book), _ if l.at >= cx.book.code(l.def, l.effect).body);
    let least = if may_decline && cx.reading(readings::SECRET_CHOICE) == 0 { 0 } else { least };
    (least.saturating_sub(chosen), most.saturating_sub(chosen))
}

fn fits_total(eye: &Eye<'_>, l: &Run, count: &Count, id: CardId) -> bool {
    let chosen = &l.picked[usize::from(l.base)..];
    match count {
        Count::TotalPower(_, most) => chosen.iter().map(|&c| eye.power(c)).sum::<i32>() + eye.power(id) <= *most,
        Count::TotalCost(_, most) => chosen.iter().map(|&c| eye.cost(c)).sum::<i32>() + eye.cost(id) <= *most,
        _ => true,
    }
}

fn offer_cards(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some(Instr::Choose { who, from, count, verb }) = l.instr(cx.book) else { return Asked::Nobody(Flow::Next) };
    let eye = l.eye(cx.state, cx.book);
    let (least, most) = bounds(cx, l, who, count, from);
    let mut found = candidates(cx, l, from, *verb);
    if is_secret(from)
        && l.picked.is_empty()
        && matches!(count, Count::Exactly(_))
        && cx.peek(readings::SECRET_CHOICE) == 2
    {
        found.clear();
    }
    found.retain(|&id| fits_total(&eye, l, count, id));
    let paying = matches!(l.cause(cx.book), Cause::Cost(..));
    if paying {
        costs::keep_payable(&eye, l, cx.book, &mut found);
    }
    let dons = acting::don_candidates(&eye, from, l);
    if let Some(id) = eye.unknown_in(from) {
        cx.unseen(cx.state.owner(id));
        cx.unseen(eye.player(*who));
    }
    if most <= 0 || (found.is_empty() && dons.is_empty() && eye.unknown_in(from).is_none()) {
        return Asked::Itself(Choice::Done);
    }
    // As many as must be taken: there is nothing to choose.
    let mut all = found.clone();
    eye.different(from, &mut all);
    let enough = i32::try_from(all.len()).unwrap_or(0);
    let choosing = all.len() < found.len();
    if dons.is_empty() && !choosing && least >= enough && enough > 0 && (enough == 1 || *verb != Verb::ToDeck) {
        let only = Choice::Card(found[0], cx.state.card(found[0]).def);
        let asked = super::program::by_itself(only, eye.player(*who), options);
        offer_others(cx, l, (from, *verb), &found, options);
        return asked;
    }
    let chooser = Chooser::Player(eye.player(*who));
    offer_found(cx, l, &found, least, options);
    for don in dons {
        options.legal(Choice::Don(don));
    }
    offer_unknown(cx, &eye, l, (from, *verb), options);
    if least <= 0 || options.offered().is_empty() {
        options.legal(Choice::Done);
    } else {
        options.offer(Choice::Done, Err(Refusal::by("8-4-4-1 8-1-2")));
    }
    offer_others(cx, l, (from, *verb), &found, options);
    match options.offered() {
        [Choice::Done] if !options.why() => Asked::Itself(Choice::Done),
        _ => Asked::Of(chooser),
    }
}

/// The cards that may not be chosen, and why.
fn offer_others(cx: &Cx<'_>, l: &Run, (from, verb): (&Selector, Verb), found: &[CardId], options: &mut Options) {
    if !options.why() {
        return;
    }
    let eye = l.eye(cx.state, cx.book);
    for id in eye.select(from) {
        let choice = Choice::Card(id, cx.state.card(id).def);
        if !found.contains(&id) && !l.picked.contains(&id) && acting::can(cx.state, cx.book, l, id, verb) {
            options.offer(choice, Err(Refusal::by("8-4-4-1 8-4-4 8-3-1-3")));
        }
    }
    acting::offer_refused(cx, l, from, verb, options);
}

/// Copies that nobody can tell apart are offered once; people may name any of them. Cards of one area are taken in the order of what they
/// are, so that no set is counted twice, as long as enough are left.
fn offer_found(cx: &Cx<'_>, l: &Run, found: &[CardId], least: i32, options: &mut Options) {
    let state = cx.state;
    let late = |id: CardId| {
        let card = state.card(id);
        let before = |&p: &CardId| state.card(p).zone == card.zone && state.card(p).def > card.def;
        !card.zone.is_field() && l.picked[usize::from(l.base)..].iter().any(before)
    };
    let enough = found.iter().filter(|&&id| !late(id)).count() as i32 >= least.max(1);
    for (n, &id) in found.iter().enumerate() {
        let card = state.card(id);
        let same = |&other: &CardId| {
            let other = state.card(other);
            !card.zone.is_field()
                && other.zone == card.zone
                && other.def == card.def
                && other.owner == card.owner
                && other.face_up == card.face_up
        };
        let copy = found[..n].iter().any(same);
        if copy && card.def == DefId::UNKNOWN {
            continue;
        }
        let choice = Choice::Card(id, card.def);
        if copy || (enough && late(id)) {
            options.late(choice);
        } else {
            options.legal(choice);
        }
    }
}

/// An unknown card may be named as one that fits.
fn offer_unknown(cx: &Cx<'_>, eye: &Eye<'_>, l: &Run, (from, verb): (&Selector, Verb), options: &mut Options) {
    if !options.why() {
        return;
    }
    let open = Selector { filter: super::selector::Filter::any(), ..from.clone() };
    let Some(id) = eye.select(&open).into_iter().find(|&id| {
        cx.state.card(id).def == DefId::UNKNOWN
            && !l.picked.contains(&id)
            && from.places.iter().all(|p| *p != Place::Life)
    }) else {
        return;
    };
    if from.filter.0.is_empty() {
        return;
    }
    let known = |def: DefId| options.offered().iter().any(|c| matches!(c, Choice::Card(_, d) if *d == def));
    let unseen: Vec<DefId> = possible(cx.book).filter(|&def| !known(def)).collect();
    for def in unseen {
        let mut twin = cx.state.clone();
        twin.card_mut(id).def = def;
        twin.changed();
        let eye = l.eye(&twin, cx.book);
        if eye.is(&from.filter, id) && acting::can(&twin, cx.book, l, id, verb) {
            options.nameable(Choice::Card(id, def));
        }
    }
}

fn take_card(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    let Some(Instr::Choose { who, from, count, verb }) = l.instr(cx.book) else { return Flow::Next };
    let up_to = !matches!(count, Count::Exactly(_));
    let (least, _) = bounds(cx, l, who, count, from);
    match choice {
        Choice::Card(id, def) => {
            if up_to {
                cx.cite("4-8-1 8-4-4-1 1-3-5-1");
            } else {
                cx.cite("8-4-4-1");
            }
            if cx.state.card(id).def != def {
                cx.event(Event::Is(id, def));
            }
            super::reading_texts::read_selector(cx, from);
            l.picked.push(id);
            l.meant = l.meant.saturating_add(1);
            Flow::Again
        }
        Choice::Don(at) => {
            l.dons.push(at);
            l.meant = l.meant.saturating_add(1);
            Flow::Again
        }
        _ => {
            let chosen = l.picked.len() + l.dons.len() > usize::from(l.base);
            if !chosen && !up_to {
                cx.cite("1-3-2 8-4-4-1");
                cx.note(Found::NothingTo(*verb));
            } else if !chosen {
                cx.cite("4-8-1 1-3-5-1");
            }
            if least <= 0 && !up_to {
                cx.support("8-4-4-2");
            }
            if least > 0 && !up_to {
                cx.support("1-3-2");
                // Fewer than the text asks for: as many as can be done.
                l.meant = l.meant.saturating_add(least.clamp(0, 100) as u8);
            } else if up_to && !chosen {
                l.meant = l.meant.max(1);
            }
            l.base = l.picked.len() as u8;
            Flow::Next
        }
    }
}
