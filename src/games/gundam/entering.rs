//! 5-8, 5-9, 11-4, 11-5. Units and Bases are deployed, Pilots are paired.

use super::areas::Mode;
use super::event::{Happens, How, moved};
pub use super::procedure::{Entering, Pairing};
use super::vocabulary::{Category, Grant, OwnCannot, OwnGrant, Zone};
use super::{Asked, Book, Choice, Cx, Event, Eye, Flow, Options, Row, State, readings};
use crate::cardgame::choice::by_itself;
use crate::cardgame::finding::Fact;
use crate::cardgame::{CardId, Cause, End, Few, Move, finding};
use crate::engine::{Chooser, Player, Refusal, asks, citing, does};

/// 11-4, 11-5, 4-5-2.
pub static ENTER: [Row<Entering>; 3] = [
    citing("11-4-1 11-4-2-1 11-4-2-2 5-10-4 4-5-4 4-1-6 3-3-6", asks("11-4-2", "gcg-ask-room", offer_room, take_room)),
    citing("11-5-1 11-5-2-1 5-10-4 4-6-3 12-3-7", does("11-5-2", "gcg-room-base", old_base)),
    citing("3-2-1 3-5-1 5-4-2 4-1-5 4-6-3 5-8-1 5-17-2-1 2-2-5 1-3-1", does("4-5-2", "gcg-deploy", deploy)),
];

fn of_kind(cx: &Cx<'_>, l: &Entering, kind: Category) -> usize {
    l.cards.iter().filter(|&&id| cx.state.def(cx.book, id).category == Some(kind)).count()
}

/// 11-4-1. The battle area holds six.
pub const UNITS: usize = 6;

/// The Units that count against the limit of a player.
pub fn limited(state: &State, who: Player, team: bool) -> Few {
    let seats = if team { state.allies(who) } else { crate::engine::Seats::of(who) };
    seats.iter().flat_map(|p| state.units(p).iter().copied()).collect()
}

/// 11-4-2. How many must make room.
fn excess(cx: &Cx<'_>, l: &Entering) -> u8 {
    let new = of_kind(cx, l, Category::Unit);
    let lies = if l.after { new } else { 0 };
    let own = limited(cx.state, l.who, false).len().saturating_sub(lies);
    let mut there = own;
    if cx.state.mode == Mode::Team && new > 0 {
        let team = limited(cx.state, l.who, true).len().saturating_sub(lies);
        // A step says the reading only where it decides.
        let decides = (own + new > UNITS) != (team + new > UNITS);
        let option = if decides { cx.reading(readings::TEAM_UNIT_LIMIT) } else { cx.peek(readings::TEAM_UNIT_LIMIT) };
        if option == 1 {
            there = team;
        }
    }
    let over = (there + new).saturating_sub(UNITS);
    if over == 0 {
        return 0;
    }
    let count = if new > over && cx.reading(readings::ROOM_COUNT) == 1 { new } else { over };
    u8::try_from(count.min(own)).unwrap_or(0)
}

fn offer_room(cx: &Cx<'_>, l: &Entering, options: &mut Options) -> Asked {
    if l.cards.is_empty() {
        return Asked::Nobody(Flow::Return);
    }
    let left = l.room.unwrap_or_else(|| excess(cx, l));
    if left == 0 {
        return Asked::Nobody(Flow::Next);
    }
    // Room is made when the new one lies there.
    if cx.reading(readings::ROOM_ORDER) == 1 && !l.after {
        return Asked::Nobody(Flow::Next);
    }
    for &card in cx.state.units(l.who).iter().filter(|c| !l.cards.contains(c)) {
        options.legal(Choice::Card(card, cx.state.card(card).def));
    }
    for &card in &l.cards {
        options.offer(Choice::Card(card, cx.state.card(card).def), Err(Refusal::by("11-4-2")));
    }
    Asked::Of(Chooser::Player(l.who))
}

fn take_room(cx: &mut Cx<'_>, l: &mut Entering, choice: Choice) -> Flow {
    let left = l.room.unwrap_or_else(|| excess(cx, l));
    let Choice::Card(card, _) = choice else { return Flow::Next };
    cx.support("11-4-1");
    cx.support("11-4-2-1");
    cx.support("5-10-4");
    cx.support("4-5-4");
    cx.reading(readings::ROOM_ORDER);
    if of_kind(cx, l, Category::Unit) > 1 {
        cx.support("11-4-2-2");
        cx.reading(readings::ROOM_COUNT);
    }
    makes_room(cx, card);
    l.room = Some(left.saturating_sub(1));
    Flow::Again
}

/// 11-4-2, 11-5-2. A card is trashed for a new one, and its Pilot with it.
pub fn makes_room(cx: &mut Cx<'_>, card: CardId) {
    follow(cx, card, Zone::Trash, true, Cause::Rule);
    cx.event(moved(cx.state, card, Zone::Trash, How::MadeRoom, Cause::Rule));
}

/// 3-3-6. The Pilot under a Unit that leaves goes to the same area; `also`: in another way than by destruction or a return to hand.
pub fn follow(cx: &mut Cx<'_>, unit: CardId, to: Zone, also: bool, cause: Cause) {
    let Some(pilot) = cx.state.pilot(unit) else { return };
    let stays = also && cx.reading(readings::PILOT_FOLLOWS) == 1;
    cx.support(if stays { "3-3-3" } else { "3-3-6" });
    let to = if stays { Zone::Trash } else { to };
    let destroyed = !also && to == Zone::Trash && is_minded(cx) && cx.reading(readings::PILOT_DESTROYED) == 1;
    cx.event(moved(cx.state, pilot, to, if destroyed { How::Destroyed } else { How::Followed }, cause));
}

/// Does a text speak of Pilots that are destroyed?
fn is_minded(cx: &Cx<'_>) -> bool {
    use super::vocabulary::{Deed, Is, Kind, PILOTS, Timing};
    let pilots = |t: &Timing| match t {
        Timing::Done(Deed::Destroy, s, _) => {
            s.places.contains(&PILOTS) || s.filter.asks(&Is::Category(Category::Pilot))
        }
        _ => false,
    };
    cx.state
        .values
        .autos
        .iter()
        .any(|h| matches!(&cx.book.effect(h.def, h.effect).kind, Kind::Auto(all) if all.iter().any(pilots)))
}

/// 11-5-1. The base section holds one.
fn old_base(cx: &mut Cx<'_>, l: &mut Entering) -> Flow {
    let bases = cx.state.allies(l.who).iter().flat_map(|p| cx.state.pile(p, Zone::Base).to_vec());
    let mut old = bases.filter(|id| !l.cards.contains(id));
    let Some(old) = old.next().filter(|_| of_kind(cx, l, Category::Base) > 0) else { return Flow::Next };
    if cx.reading(readings::ROOM_ORDER) == 1 && !l.after {
        return Flow::Next;
    }
    cx.support("11-5-1");
    cx.support("11-5-2-1");
    cx.support("5-10-4");
    cx.support("4-6-3");
    if cx.state.mode == Mode::Team {
        cx.support("12-3-7");
    }
    makes_room(cx, old);
    Flow::Next
}

/// 2-2-5. A card of the same name is on the field already.
fn rests_on_name(cx: &mut Cx<'_>, card: CardId) {
    let name = &cx.state.def(cx.book, card).name;
    let same = |id: CardId| id != card && cx.state.def(cx.book, id).name == *name;
    if cx.told() && cx.state.whole_field().any(same) {
        cx.support("2-2-5");
    }
}

/// 1-3-1. Does a text have a Unit deployed rested?
fn enters_rested(state: &State, book: &Book, card: CardId) -> bool {
    state.values.players[state.owner(card).index()].iter().any(|g| match book.grant(g.grant) {
        Grant::Own(OwnGrant::EntersRested(filter)) => Eye::new(state, book, g.by, g.source).is(filter, card),
        _ => false,
    })
}

fn deploy(cx: &mut Cx<'_>, l: &mut Entering) -> Flow {
    if l.after {
        return Flow::Return;
    }
    if !l.rested {
        cx.support("5-4-2");
    }
    cx.support("5-8-1");
    for &card in &l.cards {
        if cx.state.is_token(cx.book, card) {
            cx.support("5-17-2-1");
        }
        rests_on_name(cx, card);
        let base = cx.state.def(cx.book, card).category == Some(Category::Base);
        cx.support(if base { "3-5-1" } else { "3-2-1" });
        if base {
            cx.support("4-6-3");
        }
        let to = if base { Zone::Base } else { Zone::Battle };
        let moves = Move::of(cx.state, card, to, How::Deployed, l.cause);
        let rested = l.rested || (!base && enters_rested(cx.state, cx.book, card));
        if rested && !l.rested {
            cx.support("1-3-1");
        }
        cx.event(Move { end: End::Bottom, turned: rested, ..moves }.event());
    }
    super::matching::comes_among_constants(cx, &l.cards);
    // 4-5-2 speaks of Units.
    if of_kind(cx, l, Category::Unit) == 0 && !l.cards.is_empty() {
        cx.decide("!4-6-3");
    }
    if of_kind(cx, l, Category::Unit) > 1 {
        cx.support("11-4-2-2");
    }
    if cx.peek(readings::ROOM_ORDER) == 0 {
        return Flow::Return;
    }
    l.after = true;
    l.room = None;
    Flow::Goto(const { crate::engine::ClauseId::new("11-4-2") })
}

/// 3-3-4, 4-5-3.
pub static PAIR: [Row<Pairing>; 2] = [
    citing("3-3-1 3-3-3 3-3-5 5-17-2-2 5-9-1 12-3-3", asks("3-3-4", "gcg-ask-unit", offer_unit, take_unit)),
    citing("3-3-8-1 3-3-9-2 2-7-3 2-8-4 3-4-6-3 5-9-1", does("4-5-3", "gcg-pair", pair)),
];

/// Clauses that keep a Pilot from a Unit.
struct Apart(&'static str);

/// By a reading: the Unit is not the player's own.
const NOT_OWN: &str = "3-3-1 5-9-1 12-3-3";

impl Apart {
    fn refusal(&self) -> Refusal {
        let refusal = Refusal::by(self.0);
        if self.0 == NOT_OWN { refusal.and(readings::PAIR_WITH) } else { refusal }
    }
}

/// 3-3-4, 3-3-5. May a Pilot go under this Unit?
fn may_pair(eye: &Eye<'_>, unit: CardId, pilot: CardId) -> Result<(), Apart> {
    let state = eye.state;
    if state.card(unit).zone != Zone::Battle {
        return Err(Apart("3-3-3"));
    }
    if state.pilot(unit).is_some() {
        return Err(Apart("3-3-4 3-3-5"));
    }
    let barred = state.values.of(unit).is_some_and(|s| {
        s.cannot(eye.book).any(|(c, by)| match c {
            super::vocabulary::Cannot::Own(OwnCannot::BePaired(filter)) => eye.of(by.by, by.source).is(filter, pilot),
            _ => false,
        })
    });
    if barred {
        return Err(Apart("1-3-3"));
    }
    if state.owner(unit) != eye.who && eye.book.readings.of(readings::PAIR_WITH) == 0 {
        return Err(Apart(NOT_OWN));
    }
    Ok(())
}

/// Is there a Unit that a Pilot may go under?
pub fn can_pair(eye: &Eye<'_>, pilot: CardId) -> bool {
    let state = eye.state;
    let seats =
        if eye.book.readings.of(readings::PAIR_WITH) == 0 { crate::engine::Seats::of(eye.who) } else { state.seats };
    seats.iter().flat_map(|p| state.units(p)).any(|&unit| may_pair(eye, unit, pilot).is_ok())
}

fn offer_unit(cx: &Cx<'_>, l: &Pairing, options: &mut Options) -> Asked {
    let eye = Eye::new(cx.state, cx.book, l.who, l.card);
    if l.over {
        return Asked::Nobody(Flow::Return);
    }
    if let Some(unit) = l.unit {
        return Asked::Nobody(if may_pair(&eye, unit, l.card).is_ok() { Flow::Next } else { Flow::Return });
    }
    let mut legal = Few::new();
    let all: Few = cx.state.seats.iter().flat_map(|p| cx.state.units(p).iter().copied()).collect();
    let mut others = false;
    for unit in all.into_iter().filter(|u| l.among.is_empty() || l.among.contains(u)) {
        others |= cx.state.owner(unit) != l.who;
        match may_pair(&eye, unit, l.card) {
            Ok(()) => legal.push(unit),
            Err(apart) => {
                options.offer_unless(Choice::Card(unit, cx.state.card(unit).def), true, || apart.refusal());
            }
        }
    }
    if others && l.among.is_empty() {
        cx.reading(readings::PAIR_WITH);
    }
    match legal.as_slice() {
        [] => Asked::Nobody(Flow::Return),
        [one] => by_itself(Choice::Card(*one, cx.state.card(*one).def), l.who, options),
        all => {
            all.iter().for_each(|&u| options.legal(Choice::Card(u, cx.state.card(u).def)));
            Asked::Of(Chooser::Player(l.who))
        }
    }
}

fn take_unit(cx: &mut Cx<'_>, l: &mut Pairing, choice: Choice) -> Flow {
    let Choice::Card(unit, _) = choice else { return Flow::Return };
    cx.decide("3-3-1");
    cx.note(finding("gcg-note-unit-chosen").card(unit).with("pilot", Fact::Card(l.card)));
    let elsewhere = cx.state.seats.iter().any(|p| p != l.who && !cx.state.units(p).is_empty());
    if elsewhere && l.among.is_empty() {
        cx.reading(readings::PAIR_WITH);
    }
    l.unit = Some(unit);
    Flow::Next
}

fn pair(cx: &mut Cx<'_>, l: &mut Pairing) -> Flow {
    let Some(unit) = l.unit.filter(|_| !l.over) else { return Flow::Return };
    cx.support("5-9-1");
    cx.support("3-3-1");
    let def = cx.state.def(cx.book, l.card);
    if def.category == Some(Category::Command) {
        cx.support("3-4-6-3");
    }
    if cx.state.is_token(cx.book, unit) {
        cx.support("5-17-2-2");
    }
    cx.support("2-7-3");
    cx.support("2-8-4");
    cx.support("3-3-8-1");
    super::giving::rests_on_set(cx, unit);
    if !def.text.effects.is_empty() {
        cx.support("3-3-9-2");
    }
    cx.event(moved(cx.state, l.card, Zone::Paired, How::Paired, l.cause));
    cx.event(Event::Own(Happens::Paired(l.card, unit)));
    Flow::Return
}
