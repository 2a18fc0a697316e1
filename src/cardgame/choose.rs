//! Cards are chosen while an effect resolves, one at a time.

use super::card::{CardId, DefId, Few};
use super::choice::{Choice, by_itself};
use super::code::{Asking, Instr};
use super::counted::Counted;
use super::effect::{Run, small};
use super::event::Event;
use super::eye::{Eye, number};
use super::finding::{Because, Refused};
use super::game::{CardGame, because};
use super::text::{Amount, Count, Filter, Is, Of, Place, Selector};
use super::vocabulary::Zone;
use super::{Asked, Cx, Flow, Options, act, know, pay};
use crate::engine::{Chooser, Refusal};

/// The choice of the step that runs.
fn asking<'a, V: CardGame>(cx: &Cx<'a, V>, l: &Run<V>) -> Option<Asking<'a, V>> {
    match l.instr(cx.book) {
        Some(Instr::Choose { who, from, count, deed }) => Some(Asking { who: *who, from, count, deed: *deed }),
        _ => None,
    }
}

/// The cards that may still be chosen.
fn candidates<V: CardGame>(cx: &Cx<'_, V>, l: &Run<V>, asked: &Asking<'_, V>) -> Few {
    let eye = l.eye(cx.state, cx.book);
    let mut found = eye.select(asked.from);
    found.retain(|id| !l.picked.contains(id) && act::can(cx.state, cx.book, l, *id, asked.deed));
    found.retain(|id| !V::hides(&eye, asked.from, asked.count, *id));
    if asked.from.filter.asks(&Is::DifferentNames) {
        found.retain(|id| !l.picked.iter().any(|&other| eye.share_a_name(other, *id)));
    }
    // Of the top cards of a pile none is passed over.
    if matches!(asked.from.places.as_slice(), [Place::Tops(..)]) {
        found.truncate(1);
    }
    found
}

/// How many more must, and may, be chosen.
fn bounds<V: CardGame>(cx: &Cx<'_, V>, l: &Run<V>, asked: &Asking<'_, V>) -> (i32, i32) {
    let eye = l.eye(cx.state, cx.book);
    let (least, most) = match asked.count {
        Count::Exactly(Amount::All) => (i32::MAX, i32::MAX),
        Count::Exactly(n) => (eye.amount(n), eye.amount(n)),
        Count::UpTo(n) => (0, eye.amount(n)),
        Count::AnyNumber => (0, i32::MAX),
        Count::Total(n, ..) => (0, i32::from(*n)),
        Count::AtLeast(n) => (i32::from(*n), i32::MAX),
        Count::Between(n, m) => (i32::from(*n), i32::from(*m)),
    };
    let (least, most) = V::bounds(cx, l, asked, (least, most));
    let chosen = chosen(l);
    (least.saturating_sub(chosen), most.saturating_sub(chosen))
}

fn fits_total<V: CardGame>(eye: &Eye<'_, V>, l: &Run<V>, count: &Count<V>, id: CardId) -> bool {
    let Count::Total(_, stat, most) = count else { return true };
    let of = |id: CardId| eye.stat(id, *stat, Of::Now);
    l.picked[usize::from(l.base)..].iter().map(|&c| of(c)).sum::<i32>() + of(id) <= *most
}

/// Which card?
pub fn offer<V: CardGame>(cx: &Cx<'_, V>, l: &Run<V>, options: &mut Options<V>) -> Asked<V> {
    let Some(asked) = asking(cx, l) else { return Asked::Nobody(Flow::Next) };
    let eye = l.eye(cx.state, cx.book);
    let (least, most) = bounds(cx, l, &asked);
    let mut found = if V::chooses_nothing(cx, l, &asked) { Few::new() } else { candidates(cx, l, &asked) };
    found.retain(|id| fits_total(&eye, l, asked.count, *id));
    if l.is_paying(cx.book) || pay::is_in_parts(cx.book, l) {
        pay::keep_payable(&eye, l, cx.book, &mut found);
    }
    let mut counted = V::Counted::candidates(&eye, &asked, l);
    if l.is_paying(cx.book) || pay::is_in_parts(cx.book, l) {
        counted.retain(|choice| pay::leaves_payable(&eye, l, cx.book, *choice));
    }
    let unknown = eye.unknown_in(asked.from);
    // One that nobody has seen may do as well.
    let open = unknown.map(|_| open_in(&eye, l, asked.from)).unwrap_or_default();
    if let Some(id) = unknown {
        cx.unseen(cx.state.owner(id));
        cx.unseen(eye.player(asked.who));
    }
    if most <= 0 || (found.is_empty() && counted.is_empty() && unknown.is_none()) {
        return Asked::Itself(Choice::Done);
    }
    // As many as must be taken: there is nothing to choose.
    let mut all = found.clone();
    eye.different(asked.from, &mut all);
    let enough = number(all.len());
    let choosing = all.len() < found.len();
    let unordered = enough == 1 || !V::is_ordered_by_choice(asked.deed);
    if counted.is_empty() && !choosing && least >= enough && enough > 0 && unordered && open.is_empty() {
        let only = Choice::Card(found[0], cx.state.card(found[0]).def);
        let asks = by_itself(only, eye.player(asked.who), options);
        offer_others(cx, l, &asked, &found, options);
        return asks;
    }
    // Of what is only counted one is as good as another.
    if let ([only], true, true) = (counted.as_slice(), found.is_empty() && unknown.is_none(), least > 0) {
        return by_itself(Choice::Own(*only), eye.player(asked.who), options);
    }
    let chooser = Chooser::Player(eye.player(asked.who));
    offer_found(cx, l, &found, least, options);
    counted.into_iter().for_each(|choice| options.legal(Choice::Own(choice)));
    offer_unknown(cx, &eye, l, &asked, options);
    // What a known card costs may hang on cards that nobody has seen.
    let known = |id: &CardId| !eye.is_not_known(*id) && act::can(cx.state, cx.book, l, *id, asked.deed);
    for id in open.iter().copied().filter(known) {
        options.legal(Choice::Card(id, cx.state.card(id).def));
    }
    // Where too few are known, it is not known either that one of the others will do; what is paid was said to be there.
    let supposed = number(found.len()) < least && unknown.is_some() && !l.is_paying(cx.book) && !l.instead;
    if least <= 0 || options.offered().is_empty() || supposed {
        options.legal(Choice::Done);
    } else {
        options.offer_unless(Choice::Done, true, || {
            let refusal = Refusal::by(V::refusal(Refused::MustChoose));
            let instead = || (V::UP_TO_INSTEAD)(cx.book, l.def, l.effect).filter(|_| l.instead);
            match V::refused_by(Refused::MustChoose, &asked).or_else(instead) {
                Some(reading) => refusal.and(reading),
                None => refusal,
            }
        });
    }
    // Nobody is bound to the only card that is known, nor to the only one that an unseen card is known to be.
    let unseen = open.iter().copied().find(|&id| eye.is_not_known(id));
    if let (Some(id), [Choice::Card(..)], true) = (unseen, options.offered(), least > 0) {
        options.legal(Choice::Card(id, cx.state.card(id).def));
    }
    offer_others(cx, l, &asked, &found, options);
    match options.offered() {
        [Choice::Done] if !options.why() => Asked::Itself(Choice::Done),
        _ => Asked::Of(chooser),
    }
}

/// The cards that may not be chosen, and why.
fn offer_others<V: CardGame>(
    cx: &Cx<'_, V>,
    l: &Run<V>,
    asked: &Asking<'_, V>,
    found: &[CardId],
    options: &mut Options<V>,
) {
    if !options.why() {
        return;
    }
    let (from, deed) = (asked.from, asked.deed);
    let eye = l.eye(cx.state, cx.book);
    let meant = eye.select(from);
    let refuse = |options: &mut Options<V>, id: CardId, why: Refused| {
        options.offer(Choice::Card(id, cx.state.card(id).def), Err(Refusal::by(V::refusal(why))));
    };
    for &id in &meant {
        if !found.contains(&id) && !l.picked.contains(&id) && act::can(cx.state, cx.book, l, id, deed) {
            refuse(options, id, Refused::LeavesTooFew);
        }
    }
    let field: Few = cx.state.seats.iter().flat_map(|p| cx.state.field(p)).collect();
    let elsewhere = eye.select(&Selector { filter: Filter::any(), ..from.clone() });
    for id in field.into_iter().chain(elsewhere) {
        let choice = Choice::Card(id, cx.state.card(id).def);
        if options.offered().contains(&choice) || l.picked.contains(&id) {
            continue;
        }
        if !meant.contains(&id) {
            let text = from.filter.asks(&Is::NoText);
            refuse(options, id, if text { Refused::HasText } else { Refused::NotMeant });
        } else if !act::can(cx.state, cx.book, l, id, deed) {
            refuse(options, id, act::why_not(cx.state, cx.book, l, id, deed));
        }
    }
}

/// Copies that nobody can tell apart are offered once; people may name any of them. Cards of one zone are taken in the order of what they
/// are, so that no set is counted twice, as long as enough are left.
fn offer_found<V: CardGame>(cx: &Cx<'_, V>, l: &Run<V>, found: &[CardId], least: i32, options: &mut Options<V>) {
    let state = cx.state;
    let late = |id: CardId| {
        let card = state.card(id);
        let before = |&p: &CardId| state.card(p).zone == card.zone && state.card(p).def > card.def;
        !card.zone.is_field() && l.picked[usize::from(l.base)..].iter().any(before)
    };
    let enough = number(found.iter().filter(|&&id| !late(id)).count()) >= least.max(1);
    for (n, &id) in found.iter().enumerate() {
        let card = state.card(id);
        let same = |&other_id: &CardId| {
            let other = state.card(other_id);
            !card.zone.is_field()
                && (other.zone, other.def, other.owner, other.face_up)
                    == (card.zone, card.def, card.owner, card.face_up)
                && (!card.is_unknown() || V::kind_of_unseen(state, other_id) == V::kind_of_unseen(state, id))
        };
        let copy = found[..n].iter().any(same);
        if copy && card.is_unknown() {
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
fn offer_unknown<V: CardGame>(
    cx: &Cx<'_, V>,
    eye: &Eye<'_, V>,
    l: &Run<V>,
    asked: &Asking<'_, V>,
    options: &mut Options<V>,
) {
    let from = asked.from;
    if !options.why() || from.filter.0.is_empty() || !V::may_be_named(from) {
        return;
    }
    let open = Selector { filter: Filter::any(), ..from.clone() };
    let unknown = |id: &CardId| {
        cx.state.card(*id).is_unknown() && !l.picked.contains(id) && !V::hides(eye, from, asked.count, *id)
    };
    // One card stands for all of its kind.
    let mut kinds: Vec<Option<V::Category>> = Vec::new();
    for id in eye.select(&open).into_iter().filter(unknown) {
        let kind = V::kind_of_unseen(cx.state, id);
        if kinds.contains(&kind) {
            continue;
        }
        kinds.push(kind);
        let known = |def: DefId| options.offered().iter().any(|c| matches!(c, Choice::Card(_, d) if *d == def));
        let unseen: Vec<DefId> = know::possible_for(cx.state, cx.book, id).filter(|&def| !known(def)).collect();
        let mut twin = cx.state.clone();
        for def in unseen {
            twin.card_mut(id).def = def;
            let eye = l.eye(&twin, cx.book);
            if eye.is(&from.filter, id) && act::can(&twin, cx.book, l, id, asked.deed) {
                match V::may_be(cx.state, id) {
                    true => options.legal(Choice::Card(id, def)),
                    false => options.nameable(Choice::Card(id, def)),
                }
            }
        }
    }
}

/// The cards of which it is not known whether they may be chosen.
fn open_in<V: CardGame>(eye: &Eye<'_, V>, l: &Run<V>, from: &Selector<V>) -> Few {
    let mut found = eye.at_most().select(from);
    found.retain(|id| !l.picked.contains(id) && is_open(eye, from, *id));
    found
}

/// Is a card chosen of which it is not known whether it may be?
fn is_open<V: CardGame>(eye: &Eye<'_, V>, from: &Selector<V>, id: CardId) -> bool {
    !from.filter.0.is_empty() && V::may_be(eye.state, id) && eye.is_open_by_text(&from.filter, id)
}

/// Is there something that may still be chosen?
fn may_still<V: CardGame>(cx: &Cx<'_, V>, l: &Run<V>, asked: &Asking<'_, V>) -> bool {
    let counted = || !V::Counted::candidates(&l.eye(cx.state, cx.book), asked, l).is_empty();
    !V::chooses_nothing(cx, l, asked) && (!candidates(cx, l, asked).is_empty() || counted())
}

/// This one, or no more.
pub fn take<V: CardGame>(cx: &mut Cx<'_, V>, l: &mut Run<V>, choice: Choice<V>) -> Flow<V> {
    let Some(asked) = asking(cx, l) else { return Flow::Next };
    let up_to = !matches!(asked.count, Count::Exactly(_));
    let (least, most) = bounds(cx, l, &asked);
    match choice {
        Choice::Card(id, def) if cx.state.card(id).def == def && is_open(&l.eye(cx.state, cx.book), asked.from, id) => {
            V::leaves_open(cx, id);
            Flow::Return
        }
        Choice::Card(id, def) => {
            because(cx, if up_to { Because::ChosenUpTo } else { Because::Chosen });
            if cx.state.card(id).def != def {
                cx.event(Event::Is(id, def));
            }
            V::chosen_by(cx, asked.from);
            V::picks(cx, l, &asked, id);
            l.picked.push(id);
            l.mean(1);
            Flow::Again
        }
        Choice::Own(own) => {
            let whose = l.eye(cx.state, cx.book).player(asked.from.whose);
            V::Counted::take(l, whose, own);
            l.mean(1);
            Flow::Again
        }
        _ => {
            let chosen = chosen(l) > 0;
            if !chosen && (up_to || !may_still(cx, l, &asked)) {
                because(cx, if up_to { Because::NoneChosen } else { Because::NothingTo(asked.deed) });
            }
            // Of none at all, that has been said; and of as many as were asked for there is nothing to say.
            if !up_to && least > 0 && chosen {
                because(cx, Because::AsManyAsCanBe);
            } else if !up_to && least <= 0 && most > 0 {
                because(cx, Because::Hidden);
            }
            if least > 0 && !up_to {
                // Fewer than the text asks for: as many as can be done.
                l.mean(usize::try_from(least.clamp(0, 100)).unwrap_or(0));
            } else if up_to && !chosen {
                l.at_least_one();
            }
            l.base = small(l.picked.len());
            l.turns_away = true;
            V::Counted::picks_no_more(l);
            if !chosen && V::ends_without(cx, l, &asked) { Flow::Return } else { Flow::Next }
        }
    }
}

/// How many cards were chosen by the step that runs.
pub fn chosen<V: CardGame>(l: &Run<V>) -> i32 {
    number(l.picked.len() + V::Counted::picked(l)) - i32::from(l.base)
}
