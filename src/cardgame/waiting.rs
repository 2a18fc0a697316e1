//! Effects whose timing has come: set off, and resolved in an order.

use super::book::Book;
use super::card::{CardId, Few};
use super::choice::{Choice, by_itself};
use super::effect::Run;
use super::event::{Cause, Event, Move};
use super::eye::Eye;
use super::finding::{Because, Happened};
use super::frame::{Frame, Waiting};
use super::game::{CardGame, because};
use super::state::{Pending, State};
use super::text::{Kind, Timing};
use super::values::Held;
use super::{Asked, Cx, Flow, Options};
use crate::engine::{At, Chooser, ClauseId, Moment, Noticed, ReadingSet, Sound, Sounds};

/// Resolve what waits.
pub fn start<V: CardGame>() -> Frame<V> {
    Frame::Order(At::start(Waiting))
}

/// Which is next?
pub fn offer<V: CardGame>(cx: &Cx<'_, V>, _: &Waiting, options: &mut Options<V>) -> Asked<V> {
    if cx.state.pending.is_empty() {
        return Asked::Nobody(Flow::Return);
    }
    let next = V::next(cx);
    let choice = |n: usize| Choice::Resolve(cx.state.pending[n].card, cx.state.pending[n].effect);
    match next.as_slice() {
        [] => Asked::Nobody(Flow::Return),
        [one] => by_itself(choice(*one), cx.state.pending[*one].who, options),
        all => {
            for &n in all {
                if !options.offered().contains(&choice(n)) {
                    options.legal(choice(n));
                }
            }
            Asked::Of(Chooser::Player(cx.state.pending[all[0]].who))
        }
    }
}

/// This one.
pub fn take<V: CardGame>(cx: &mut Cx<'_, V>, _: &mut Waiting, choice: Choice<V>) -> Flow<V> {
    let Choice::Resolve(card, effect) = choice else { return Flow::Return };
    let all = V::next(cx);
    let is = |n: &&usize| cx.state.pending[**n].card == card && cx.state.pending[**n].effect == effect;
    let Some(&n) = all.iter().find(is) else { return Flow::Return };
    let pending = cx.state.pending[n].clone();
    if V::is_taken(cx, &pending) {
        because(cx, Because::IsNext(pending.card));
    }
    let run = Run::pending(&pending);
    cx.event(Event::Take(pending));
    Flow::CallThenAgain(run.frame())
}

/// No text listens for it; but a rule does.
const BY_RULES: Sound = 1 << 31;

/// What a batch sounds like.
pub fn sounds<V: CardGame>(batch: &[Event<V>]) -> Sounds {
    let mut all = Sounds::default();
    for event in batch {
        // What leaves the field is looked at there, the moment before; everything else the moment after.
        let sound = V::sound(event);
        match sound {
            0 => {}
            _ if V::looks_before(event) => all.before |= sound,
            _ => all.after |= sound,
        }
        if V::is_noticed(event) {
            all.before |= BY_RULES;
            all.after |= BY_RULES;
        }
    }
    all
}

/// The effects that a batch sets off.
pub fn noticed<V: CardGame>(
    state: &State<V>,
    book: &Book<V>,
    batch: &[Event<V>],
    (moment, sound): (Moment, Sound),
    out: &mut Vec<Noticed<V>>,
) {
    let before = moment == Moment::Before;
    let heard = |e: &Event<V>| if V::looks_before(e) == before { V::sound(e) } else { 0 };
    let listens = |held: &Held| book.code(held.def, held.effect).listens_for;
    let concerns =
        |held: &Held, e: &Event<V>| !book.code(held.def, held.effect).of_itself || V::subject(e) == Some(held.card);
    let is_deaf = |held: &Held, e: &Event<V>| {
        let asked = heard(e) & listens(held) != 0 && concerns(held, e);
        heard(e) != 0 && !asked && one(state, book, batch, e, *held).is_some()
    };
    debug_assert!(
        !state.values.autos.iter().any(|held| batch.iter().any(|e| is_deaf(held, e))),
        "an effect does not listen for what sets it off"
    );
    debug_assert!(state.values.autos.iter().map(listens).eq(state.values.hears.iter().copied()));
    if state.values.listened_for & sound != 0 {
        each_hearing(&state.values.hears, sound, |n, hears| {
            let held = state.values.autos[n];
            let first = out.len();
            for event in batch.iter().filter(|e| heard(e) & hears != 0 && concerns(&held, e)) {
                (0..V::times(event)).for_each(|_| out.extend(one(state, book, batch, event, held)));
            }
            if out.len() > first + 1 {
                V::merge(book, held, first, out);
            }
        });
    }
    if sound & BY_RULES != 0 {
        V::notices(state, book, batch, moment, out);
    }
}

/// The places of those that hear something of this. Most hear nothing: several at once are passed over.
fn each_hearing(all: &[Sound], sound: Sound, mut see: impl FnMut(usize, Sound)) {
    let (eights, rest) = all.as_chunks::<8>();
    let mut at = 0;
    for eight in eights {
        if eight.iter().fold(0, |any, hears| any | hears) & sound != 0 {
            (at..).zip(eight).filter(|(_, hears)| *hears & sound != 0).for_each(|(n, hears)| see(n, *hears));
        }
        at += 8;
    }
    (at..).zip(rest).filter(|(_, hears)| *hears & sound != 0).for_each(|(n, hears)| see(n, *hears));
}

/// Would a batch set this effect off, seen at this moment, if nothing kept it from that?
pub fn would_notice<V: CardGame>(
    state: &State<V>,
    book: &Book<V>,
    batch: &[Event<V>],
    moment: Moment,
    held: Held,
) -> bool {
    let Kind::Auto(timings) = &book.effect(held.def, held.effect).kind else { return false };
    let eye = Eye::new(state, book, state.owner(held.card), held.card);
    loud(batch, moment).any(|event| {
        timings.iter().any(|t| happened(&eye, t, event, batch).is_some())
            && one(state, book, batch, event, held).is_none()
    })
}

/// Does a batch set this effect off, seen at this moment?
pub fn is_set_off<V: CardGame>(
    state: &State<V>,
    book: &Book<V>,
    batch: &[Event<V>],
    moment: Moment,
    held: Held,
) -> bool {
    loud(batch, moment).any(|event| one(state, book, batch, event, held).is_some())
}

/// The events of a batch that effects may listen for at this moment.
fn loud<V: CardGame>(batch: &[Event<V>], moment: Moment) -> impl Iterator<Item = &Event<V>> {
    let before = moment == Moment::Before;
    batch.iter().filter(move |e| V::sound(e) != 0 && V::looks_before(e) == before)
}

fn one<V: CardGame>(
    state: &State<V>,
    book: &Book<V>,
    batch: &[Event<V>],
    event: &Event<V>,
    held: Held,
) -> Option<Noticed<V>> {
    let effect = book.effect(held.def, held.effect);
    let Kind::Auto(timings) = &effect.kind else { return None };
    let who = state.owner(held.card);
    let eye = Eye::new(state, book, who, held.card);
    let (timing, ((clause, also), it)) =
        timings.iter().find_map(|t| happened(&eye, t, event, batch).map(|h| (t, h)))?;
    let (card, def, effect) = (held.card, held.def, held.effect);
    let wave = state.wave;
    let own = V::Waits::default();
    let pending = Pending { who, card, def, effect, wave, it, moved: false, own };
    let mut noticed =
        Noticed { clause: ClauseId::new(clause), also, readings: ReadingSet::default(), event: Event::Pend(pending) };
    V::waits(&eye, held, timing, event, &mut noticed).then_some(noticed)
}

/// Is a timing there, by an event?
fn happened<V: CardGame>(
    eye: &Eye<'_, V>,
    timing: &Timing<V>,
    event: &Event<V>,
    batch: &[Event<V>],
) -> Option<Happened> {
    match timing {
        Timing::Own(own) => V::happens(eye, own, event, batch),
        Timing::Done(deed, selector, by) => {
            let (card, cause) = V::done(eye.state, *deed, event)?;
            let fits = V::means_event(eye, selector, card, event) && eye.by(by, cause.as_effect());
            fits.then(|| (V::set_off_by(*deed), Few::from_slice(&[card])))
        }
    }
}

/// The move of a card that leaves the field, if it is this card.
pub fn leaves<V: CardGame>(event: &Event<V>, card: CardId) -> Option<&Move<V>> {
    match event {
        Event::Move(m) if m.card == card && m.leaves_field() => Some(m),
        _ => None,
    }
}

/// The cause of an event, where it has one.
pub const fn cause<V: CardGame>(event: &Event<V>) -> Cause {
    match event {
        Event::Move(m) => m.cause,
        Event::Turn(_, _, cause) => *cause,
        _ => Cause::Rule,
    }
}
