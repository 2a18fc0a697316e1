//! Events happen: the position changes.

use super::book::Book;
use super::card::{Card, CardId, DefId};
use super::event::{Event, Move};
use super::game::CardGame;
use super::piles::End;
use super::state::{Modifier, On, Pending, State};
use super::text::Kind;
use super::vocabulary::Zone;
use super::watch::{self, Watch};
use super::word::Word;
use super::words;
use crate::engine::{Change, Lost, Player, Record, Seats};
use crate::lang::Said;

/// A change, in words that are the same in every language.
pub fn change(path: impl Into<String>, from: impl ToString, to: impl ToString) -> Change<Said> {
    Change { path: Said::plain(path), from: Said::plain(from.to_string()), to: Said::plain(to.to_string()) }
}

/// What an event changes that is looked at.
fn watched<V: CardGame>(state: &State<V>, book: &Book<V>, event: &Event<V>) -> Watch {
    // What is given for a time and decides which effects there are is something else than a number.
    let lasting = |m: &Modifier<V>| match watch::of_grant(book.grant(m.grant)) {
        given if given & watch::PLAIN != 0 => given,
        _ => watch::FIELD,
    };
    match event {
        // What the cards of the field had does not follow them.
        Event::Move(m) => match watch::of_zone::<V>(m.from) | watch::of_zone::<V>(m.to) {
            zones if zones & watch::CARDS != 0 => zones | watch::OWN,
            zones => zones,
        },
        Event::Turn(..) => watch::RESTED,
        Event::Face(..) => watch::ZONES,
        Event::Is(..) => watch::ZONES | watch::CARDS,
        Event::Modify(modifier) => lasting(modifier),
        Event::Expire(player, ending) => {
            let ending = state.modifiers.iter().filter(|m| m.by == *player && V::ends(state, m, *ending));
            ending.fold(0, |all, m| all | lasting(m))
        }
        Event::Begin(_) => watch::TURN | watch::OWN,
        Event::Ordered(_) => watch::FIELD,
        // A permanent effect that holds once a turn is used up.
        Event::Used(_, def, effect) if matches!(book.effect(*def, *effect).kind, Kind::Permanent(_)) => watch::FIELD,
        Event::Own(own) => V::watch_event(own),
        _ => 0,
    }
}

/// It happens. False: it comes to nothing.
pub fn apply<V: CardGame, R: Record<V>>(
    state: &mut State<V>,
    book: &Book<V>,
    event: &Event<V>,
    record: &mut R,
) -> bool {
    V::begins_to_happen(state, event);
    let watched = watched(state, book, event);
    let happened = apply_now(state, book, event, record);
    state.calm.0 &= !V::disturbs(event);
    if happened {
        state.changed(watched);
    }
    happened
}

fn apply_now<V: CardGame, R: Record<V>>(
    state: &mut State<V>,
    book: &Book<V>,
    event: &Event<V>,
    record: &mut R,
) -> bool {
    match event {
        Event::Move(m) => moves(state, book, m, record),
        Event::Turn(id, rested, _) => turn(state, book, *id, *rested, record),
        Event::Modify(modifier) => modify(state, book, modifier, record),
        Event::Expire(player, ending) => expire(state, book, *player, *ending, record),
        Event::Pend(pending) => {
            state.pending.push(pending.clone());
            true
        }
        Event::Take(pending) => take(state, pending),
        Event::Delay(delayed) => {
            state.delayed.push(delayed.clone());
            true
        }
        Event::Due(delayed) => {
            let at = state.delayed.iter().position(|d| d == delayed);
            at.map(|at| state.delayed.remove(at)).is_some()
        }
        Event::Used(id, def, effect) => {
            // A card that has left meanwhile is another one when it comes back.
            let mark = (*id, *def, *effect);
            match state.used.binary_search(&mark) {
                Err(at) if state.card(*id).zone.is_field() => {
                    state.used.insert(at, mark);
                    true
                }
                _ => false,
            }
        }
        Event::Begin(player) => begin(state, book, *player, record),
        Event::Is(id, def) => identify(state, book, *id, *def),
        Event::Found(player, zone, at, id) => found(state, *player, *zone, usize::from(*at), *id),
        Event::Shuffle(player, zone) => {
            let (piles, cards) = (&mut state.piles, &mut state.cards);
            let pile = piles.pile_mut(*player, *zone);
            // Their order means nothing now: that of the book.
            pile.sort_by_key(|id| cards[id.index()].def);
            pile.iter().for_each(|id| cards[id.index()].loose = true);
            true
        }
        Event::Face(id, up) => face(state, book, *id, *up, record),
        Event::Revealed(_) => true,
        Event::Ordered(order) => {
            state.ordered.retain(|o| !order.contains(o));
            state.ordered.extend(order);
            true
        }
        Event::Instead(on) => std::mem::replace(&mut state.replacing, *on) != *on,
        Event::Over(outcome) => {
            record.change(|| change("result", "", outcome.name()));
            state.outcome = Some(*outcome);
            true
        }
        Event::Own(own) => V::apply_own(state, book, own, record),
    }
}

/// A card goes from one zone to another.
fn moves<V: CardGame, R: Record<V>>(state: &mut State<V>, book: &Book<V>, m: &Move<V>, record: &mut R) -> bool {
    let id = m.card;
    let owner = state.owner(id);
    // What is not there does not move.
    if state.card(id).zone != m.from || !V::may_move(state, id, m.to) {
        return false;
    }
    let end = if m.to.is_ordered() { m.end } else { End::Bottom };
    let home = V::home(state, id, m.to);
    if !state.piles.shift(id, (owner, m.from), (home, m.to), end) {
        return false;
    }
    record.change(|| change(words::path(state, book, id), m.from.path(), m.to.path()));
    if m.from.is_field() {
        leaves(state, book, id, record);
    }
    let field = m.to.is_field();
    let card = state.card_mut(id);
    card.zone = m.to;
    card.owner = home;
    card.loose = false;
    card.rested = field && m.turned;
    card.new = field && V::is_new(m.how);
    card.face_up = !field && m.turned;
    V::arrives(state, book, m, record);
    true
}

/// What a card had on the field does not follow it.
pub fn leaves<V: CardGame, R: Record<V>>(state: &mut State<V>, book: &Book<V>, id: CardId, record: &mut R) {
    V::leaves(state, book, id, record);
    state.card_mut(id).new = false;
    state.used.retain(|(card, ..)| *card != id);
    state.end_modifiers(|m| m.on == On::Card(id));
    state.pending.iter_mut().filter(|p| p.card == id).for_each(|p| p.moved = true);
    for delayed in &mut state.delayed {
        delayed.here &= delayed.card != id;
        delayed.it.retain(|c| *c != id);
    }
    state.applying.retain(|a| a.card != id && a.on != Some(id));
    state.ordered.retain(|(c, _)| *c != id);
    state.lost.push(Lost::Moved(id.0));
}

/// Sideways or upright; false if it is so already.
pub fn turn<V: CardGame, R: Record<V>>(
    state: &mut State<V>,
    book: &Book<V>,
    id: CardId,
    rested: bool,
    record: &mut R,
) -> bool {
    if !state.card(id).zone.is_field() || state.card(id).rested == rested {
        return false;
    }
    state.card_mut(id).rested = rested;
    record.change(|| change(format!("{}.rested", words::path(state, book, id)), !rested, rested));
    true
}

fn face<V: CardGame, R: Record<V>>(state: &mut State<V>, book: &Book<V>, id: CardId, up: bool, record: &mut R) -> bool {
    let card = state.card_mut(id);
    let turned = !card.zone.is_field() && card.face_up != up;
    if turned {
        card.face_up = up;
        record.change(|| change(format!("{}.face_up", words::path(state, book, id)), !up, up));
    }
    turned
}

fn modify<V: CardGame, R: Record<V>>(
    state: &mut State<V>,
    book: &Book<V>,
    modifier: &Modifier<V>,
    record: &mut R,
) -> bool {
    if let On::Card(id) = modifier.on
        && !V::lasts_in(state.card(id).zone)
    {
        return false;
    }
    record.change(|| change(words::on(state, book, modifier.on), "", V::grant_path(book, modifier)));
    state.modifiers.push(*modifier);
    true
}

/// What a player gave for a time, and what ends now.
fn expire<V: CardGame, R: Record<V>>(
    state: &mut State<V>,
    book: &Book<V>,
    player: Player,
    ending: V::Ending,
    record: &mut R,
) -> bool {
    let before = state.modifiers.len();
    let ends = |m: &Modifier<V>| m.by == player && V::ends(state, m, ending);
    let ending: Vec<Modifier<V>> = state.modifiers.iter().filter(|m| ends(m)).copied().collect();
    for m in &ending {
        record.change(|| change(words::on(state, book, m.on), V::grant_path(book, m), ""));
    }
    state.end_modifiers(|m| ending.contains(m));
    state.modifiers.len() < before
}

/// A waiting effect is taken; what it sets off belongs to the next wave.
fn take<V: CardGame>(state: &mut State<V>, pending: &Pending<V>) -> bool {
    let Some(at) = state.pending.iter().position(|p| p == pending) else { return false };
    let taken = state.pending.remove(at);
    V::taken(state, &taken);
    true
}

/// A turn begins: what was once a turn is free again.
fn begin<V: CardGame, R: Record<V>>(state: &mut State<V>, book: &Book<V>, player: Player, record: &mut R) -> bool {
    record.change(|| change("turn", state.turn, player));
    state.turn = player;
    // What is not on the field did not come there.
    for seat in state.seats.iter() {
        for &id in state.piles.span(seat, V::Zone::FIELD) {
            state.cards[id.index()].new = false;
        }
    }
    state.used.clear();
    let friends = V::friends(state, player);
    for modifier in &mut state.modifiers {
        if V::arms(modifier.until, friends.has(modifier.by)) {
            modifier.armed = true;
            modifier.begun = modifier.begun.and(Seats::of(player));
        }
    }
    for delayed in &mut state.delayed {
        delayed.armed |= V::arms_later(delayed.when, friends.has(delayed.who));
    }
    V::begins(state, book, player);
    true
}

/// A card that nobody had seen is known: it gets its number among those of its name.
fn identify<V: CardGame>(state: &mut State<V>, book: &Book<V>, id: CardId, def: DefId) -> bool {
    if !state.card(id).is_unknown() {
        return false;
    }
    let owner = state.owner(id);
    let name = &book.def(def).name;
    let alike = |c: &&Card<V>| c.owner == owner && !c.is_unknown() && book.def(c.def).name == *name;
    let copy = state.cards.iter().filter(alike).map(|c| c.copy).max().unwrap_or(0).saturating_add(1);
    let card = state.card_mut(id);
    card.def = def;
    card.copy = copy;
    state.known.0 = state.is_all_known();
    true
}

/// The card at a place of a shuffled pile is found to be this one.
fn found<V: CardGame>(state: &mut State<V>, player: Player, zone: V::Zone, at: usize, id: CardId) -> bool {
    let pile = state.piles.pile_mut(player, zone);
    let Some(other) = pile.iter().position(|&c| c == id) else { return false };
    if at >= pile.len() {
        return false;
    }
    let between = &mut pile[at.min(other)..=at.max(other)];
    if between.iter().any(|c| !state.cards[c.index()].loose) {
        pile.swap(at, other);
    } else if at < other {
        between.rotate_right(1);
    } else {
        between.rotate_left(1);
    }
    state.card_mut(id).loose = false;
    true
}
