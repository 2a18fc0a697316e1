//! 13. Keywords, and the timings of triggered effects: what a batch of events sets off.

use super::areas::Target;
use super::event::{Happens, How, Moment};
use super::order::{BREACH, REPAIR, Special};
use super::vocabulary::{Deed, Grant, Keyword, Kind, Of, Place, Selector, Timing, When, Whose, Zone};
pub use super::waits::{Waits, Was};
use super::{Book, Event, Eye, Gundam, State, last, matching, readings};
use crate::cardgame::finding::{Happened, SetOff};
use crate::cardgame::waiting;
use crate::cardgame::{CardGame as _, CardId, Cause, DefId, Few, Held, Move, On, Pending, Word, Zone as _};
use crate::engine::{self, ClauseId, Noticed, Player, ReadingSet, Registered, RegisteredKind};

/// The clauses of the timings: the deciding one, and those that say more.
const DEPLOY: SetOff = ("13-2-6-1", &["10-1-6-1"]);
const ATTACK: SetOff = ("13-2-7-1", &["8-2-2", "10-1-6-1"]);
const DESTROYED: SetOff = ("13-2-8-1", &["13-2-8-2", "13-2-8-2-1", "10-1-6-1"]);
const WHEN_PAIRED: SetOff = ("13-2-9-1", &["10-1-6-1"]);
const WHEN_PAIRED_WITH: SetOff = ("13-2-9-2", &["13-2-9-1", "10-1-6-1"]);
const WHEN_LINKED: SetOff = ("13-2-11-1", &["10-1-6-1"]);
const START_OF_TURN: SetOff = ("7-2-4-1", &["7-2-2", "10-1-6-1"]);
const END_OF_TURN: SetOff = ("7-6-4-1", &["10-1-6-1"]);
const WHEN_ATTACKING: SetOff = ("8-2-2", &["10-1-6-1"]);
const REPAIRS: SetOff = ("13-1-1-1", &["7-6-4-1", "10-1-6-1"]);
const REPAIRS_ADDED: SetOff = ("13-1-1-1", &["7-6-4-1", "10-1-6-1", "13-1-1-2"]);
const BREACHES: SetOff = ("13-1-2-1", &["10-1-6-1"]);
const BREACHES_ADDED: SetOff = ("13-1-2-1", &["10-1-6-1", "13-1-2-5"]);
/// "When …", written out.
pub const WHEN: SetOff = ("10-1-6-1", &["10-1-6-1-1"]);

/// What the register lists of them.
pub fn registered() -> Vec<Registered> {
    let all = [
        ("deploy", DEPLOY),
        ("attack", ATTACK),
        ("destroyed", DESTROYED),
        ("when-paired", WHEN_PAIRED),
        ("when-paired-with", WHEN_PAIRED_WITH),
        ("when-linked", WHEN_LINKED),
        ("start-of-turn", START_OF_TURN),
        ("end-of-turn", END_OF_TURN),
        ("when-attacking", WHEN_ATTACKING),
        ("repair", REPAIRS_ADDED),
        ("breach", BREACHES_ADDED),
        ("when", WHEN),
        ("only-if-fulfilled", ("10-1-6-2", &[])),
        ("once-for-a-moment", ("10-1-6-3", &[])),
        ("token-leaves", ("5-17-2-5-1", &[])),
        ("not-destroyed", ("5-12-2", &["5-10-4", "11-4-2-1", "11-5-2-1"])),
    ];
    let entry = |(name, (clause, also)): (&'static str, SetOff)| Registered {
        elsewhere: &[],
        clause: ClauseId::new(clause),
        also: also.iter().copied().map(ClauseId::new).collect(),
        kind: RegisteredKind::Rule,
        name,
        procedure: "timings",
    };
    all.map(entry).to_vec()
}

/// The card to which an event does this.
pub fn done(state: &State, deed: Deed, event: &Event) -> Option<(CardId, Cause)> {
    let moved = |m: &Move<Gundam>, yes: bool| yes.then_some((m.card, m.cause));
    match (deed, event) {
        (Deed::Destroy, Event::Move(m)) => moved(m, matches!(m.how, How::Destroyed | How::TurnedUp)),
        (Deed::Leave, Event::Move(m)) => moved(m, m.leaves_field()),
        (Deed::ToHand, Event::Move(m)) => {
            let returned = m.from.is_field() || matches!(m.from, Zone::Paired | Zone::Shields);
            moved(m, returned && m.to == Zone::Hand)
        }
        (Deed::ToDeck, Event::Move(m)) => moved(m, m.leaves_field() && m.to == Zone::Deck),
        (Deed::Remove, Event::Move(m)) => moved(m, m.how == How::Removed),
        (Deed::Trash, Event::Move(m)) => moved(m, m.to == Zone::Trash && !matches!(m.how, How::Discarded)),
        (Deed::Discard, Event::Move(m)) => moved(m, m.how == How::Discarded),
        (Deed::Deploy, Event::Move(m)) => moved(m, m.how == How::Deployed),
        (Deed::Rest, Event::Turn(card, true, cause)) => Some((*card, *cause)),
        (Deed::Rest, Event::Own(Happens::Attack(card, _) | Happens::Block(card))) => Some((*card, Cause::Rule)),
        (Deed::SetActive, Event::Turn(card, false, cause)) => Some((*card, *cause)),
        (Deed::Pair, Event::Own(Happens::Paired(_, unit))) => Some((*unit, Cause::Rule)),
        (Deed::Damage, Event::Own(Happens::Damage(card, _, cause))) => {
            let zone = state.card(*card).zone;
            (zone.is_field() || zone == Zone::Shields).then_some((*card, *cause))
        }
        (Deed::Recover, Event::Own(Happens::Recover(card, _, cause))) => Some((*card, *cause)),
        (Deed::Redirect, Event::Own(Happens::Redirect(Target::Unit(card)))) => Some((*card, Cause::Rule)),
        _ => None,
    }
}

/// 10-1-6-3. One effect that several events set off at one moment is set off once, and speaks of all of them.
pub fn merge(first: usize, out: &mut Vec<Noticed<Gundam>>) {
    let mut cards = false;
    for later in out.split_off(first + 1) {
        if let (Event::Pend(pending), Event::Pend(later)) = (&mut out[first].event, later.event) {
            let new = later.it.iter().copied().filter(|id| !pending.it.contains(id));
            let new: Few = new.collect();
            pending.it.extend(new);
            cards |= !pending.it.is_empty();
            pending.own.its.extend(later.own.its);
        }
    }
    out[first].also = &["10-1-6-3", "10-1-6-1"];
    // Of cards that are drawn the effect does not speak.
    if !cards {
        out[first].readings.insert(readings::DRAW_SEVERAL);
    }
}

/// An effect is set off: is it, after all, and what is kept of it?
pub fn waits(eye: &Eye<'_>, held: Held, timing: &Timing, event: &Event, noticed: &mut Noticed<Gundam>) -> bool {
    let (state, book) = (eye.state, eye.book);
    let effect = book.effect(held.def, held.effect);
    // 10-1-6-2. Conditions before the timing are part of it; those of a card that leaves are looked at on the field.
    if !effect.conditions.iter().all(|c| eye.holds(c) || eye.doubts(c))
        || (effect.once && state.is_used(held.card, held.def, held.effect))
    {
        return false;
    }
    noticed.readings = match event {
        Event::Move(m) if m.how == How::Drawn => noticed.readings,
        _ => ReadingSet::default(),
    };
    if let Event::Pend(pending) = &mut noticed.event {
        let by = match event {
            Event::Move(m) if waiting::leaves(event, held.card).is_some() => Some(m.cause),
            _ => None,
        };
        let damage = match event {
            Event::Own(Happens::Damage(_, n, _) | Happens::PlayerDamage(_, n, _)) => *n,
            _ => 0,
        };
        if is_friendly(eye, effect) {
            noticed.also = &["12-3-10", "10-1-6-1"];
        }
        // 10-1-6-4. It may leave at the same moment as what sets it off.
        let was = if event.is_leaving() { Was::of(eye, held.card, by) } else { None };
        // "When one of your Units is destroyed, … its AP".
        let mut its: Vec<Was> = match event {
            Event::Move(m) if event.is_leaving() && pending.it.contains(&m.card) && m.card != held.card => {
                Was::of(eye, m.card, None).map(|was| *was).into_iter().collect()
            }
            _ => Vec::new(),
        };
        // 8-5-3-2-3. The other Unit of its battle may be destroyed at the same moment.
        if by.is_some() {
            let known = its.first().map(|was| was.last.card);
            its.extend(last::opposite(eye).filter(|was| known != Some(was.last.card)));
        }
        pending.own = Waits { was, its, damage, timing: place_of(timing, effect), ..Waits::default() };
    }
    true
}

/// Which of an effect's timings it is.
fn place_of(timing: &Timing, effect: &super::vocabulary::Effect) -> u8 {
    let Kind::Auto(timings) = &effect.kind else { return 0 };
    timings.iter().position(|t| t == timing).map_or(0, crate::cardgame::effect::small)
}

/// 12-3-10. Does a timing speak of friendly cards, where there are team mates?
fn is_friendly(eye: &Eye<'_>, effect: &super::vocabulary::Effect) -> bool {
    let Kind::Auto(timings) = &effect.kind else { return false };
    let friends = |t: &Timing| match t {
        Timing::Done(_, s, _) => s.whose == Whose::Friends,
        Timing::Own(When::Deployed(s, _) | When::Attacks(s) | When::Links(s) | When::Paired(s, _)) => {
            s.whose == Whose::Friends
        }
        Timing::Own(_) => false,
    };
    eye.state.allies(eye.who).len() > 1 && timings.iter().any(friends)
}

/// With no card that it is about.
fn alone(yes: bool, by: SetOff) -> Option<Happened> {
    yes.then(|| (by, Few::new()))
}

/// About a card.
fn about(yes: bool, by: SetOff, card: CardId) -> Option<Happened> {
    yes.then(|| (by, Few::from_slice(&[card])))
}

/// Does a selector mean a card that lies, or lay, there?
fn means_at(eye: &Eye<'_>, selector: &Selector, card: CardId, zone: Zone) -> bool {
    let there = |p: &Place| match p {
        Place::Zone(z) | Place::Top(z) | Place::Tops(z, _) | Place::Bottom(z) => *z == zone,
        Place::Looked | Place::Own(_) => false,
    };
    (selector.places.is_empty() || selector.places.iter().any(there)) && eye.means(selector, card)
}

/// Does an event do something to a card where a selector means it?
pub fn means_event(eye: &Eye<'_>, selector: &Selector, card: CardId, event: &Event) -> bool {
    let zone = match event {
        Event::Move(m) if m.card == card && m.how != How::Deployed => m.from,
        _ => eye.state.card(card).zone,
    };
    means_at(eye, selector, card, zone)
}

/// Is a timing there, by an event?
pub fn happens(eye: &Eye<'_>, timing: &When, event: &Event) -> Option<Happened> {
    match event {
        Event::Move(m) => by_move(eye, timing, m),
        Event::Own(own) => by_own(eye, timing, own).or_else(|| by_battle(eye, timing, own)),
        Event::Modify(m) => match (timing, m.on) {
            (When::Lowered(selector, stat, whose), On::Card(card)) => {
                let lowers = match eye.book.grant(m.grant) {
                    Grant::Stat(s, _) => s == stat && m.amount < 0,
                    Grant::Set(s, _) => s == stat && m.amount < eye.stat(card, *stat, Of::Now),
                    _ => false,
                };
                about(lowers && eye.is_player(*whose, m.by) && eye.means(selector, card), WHEN, card)
            }
            _ => None,
        },
        _ => None,
    }
}

/// The card by whose damage or effect something happens.
fn dealer(cause: Cause) -> Option<CardId> {
    match cause {
        Cause::Battle(by) => by,
        Cause::Effect(_, card) => Some(card),
        Cause::Cost(..) | Cause::Rule => None,
    }
}

fn by_move(eye: &Eye<'_>, timing: &When, m: &Move<Gundam>) -> Option<Happened> {
    let owner = eye.state.owner(m.card);
    let this = m.card == eye.this;
    let deployed = m.how == How::Deployed;
    let destroyed = matches!(m.how, How::Destroyed | How::TurnedUp);
    match timing {
        When::Deploy => alone(deployed && this, DEPLOY),
        When::Deployed(selector, from) => {
            let fits = deployed && from.is_none_or(|z| z == m.from) && means_at(eye, selector, m.card, m.to);
            about(fits, WHEN, m.card)
        }
        When::Destroyed => alone(m.how == How::Destroyed && this, DESTROYED),
        When::Destroys { by, what, battle } => {
            let dealer = dealer(m.cause).filter(|_| destroyed)?;
            let fits = !*battle || matches!(m.cause, Cause::Battle(_));
            about(fits && eye.means(by, dealer) && means_at(eye, what, m.card, m.from), WHEN, dealer)
        }
        When::DestroyedWithDamage(selector) => {
            let hit = eye.state.hits.iter().any(|(card, _)| *card == m.card);
            about(destroyed && hit && means_at(eye, selector, m.card, m.from), WHEN, m.card)
        }
        When::Drawn(whose, effect) => {
            let by = !*effect || matches!(m.cause, Cause::Effect(..));
            alone(m.how == How::Drawn && by && eye.is_player(*whose, owner), WHEN)
        }
        _ => None,
    }
}

/// Whose turn begins or ends, seen from the player of an effect: 12-3-1.
fn is_turn(eye: &Eye<'_>, whose: Whose, player: Player) -> bool {
    let own = eye.state.allies(eye.who).has(player);
    match whose {
        Whose::Yours | Whose::Friends => own,
        Whose::Opponents => !own,
        Whose::Any => true,
    }
}

fn by_own(eye: &Eye<'_>, timing: &When, event: &Happens) -> Option<Happened> {
    let this = eye.this;
    let is = |whose: &Whose, player: Player| eye.is_player(*whose, player);
    match (timing, event) {
        (When::StartOfTurn(whose), Happens::Timing(Moment::StartOfTurn, player)) => {
            alone(is_turn(eye, *whose, *player), START_OF_TURN)
        }
        (When::EndOfTurn(whose), Happens::Timing(Moment::EndOfTurn, player)) => {
            alone(is_turn(eye, *whose, *player), END_OF_TURN)
        }
        (When::WhenPaired(filter), Happens::Paired(pilot, unit)) => {
            let by = if filter.0.is_empty() { WHEN_PAIRED } else { WHEN_PAIRED_WITH };
            about(*unit == this && eye.is(filter, *pilot), by, *pilot)
        }
        (When::WhenLinked, Happens::Paired(pilot, unit)) => {
            about(*unit == this && matching::is_linked(eye, *unit), WHEN_LINKED, *pilot)
        }
        (When::Paired(selector, filter), Happens::Paired(pilot, unit)) => {
            about(eye.means(selector, *unit) && eye.is(filter, *pilot), WHEN, *unit)
        }
        (When::Links(selector), Happens::Paired(_, unit)) => {
            about(eye.means(selector, *unit) && matching::is_linked(eye, *unit), WHEN, *unit)
        }
        (When::CommandPlayed { who, what, ex }, Happens::CommandUsed(player, card, paid)) => {
            about(is(who, *player) && eye.is(what, *card) && (!*ex || *paid), WHEN, *card)
        }
        (
            When::CommandActivated(whose, filter),
            Happens::CommandUsed(player, card, _) | Happens::CommandActivated(player, card),
        ) => about(is(whose, *player) && eye.is(filter, *card), WHEN, *card),
        (When::Played(whose, filter), Happens::Played(player, card)) => {
            about(is(whose, *player) && eye.is(filter, *card), WHEN, *card)
        }
        (When::Paid(whose, selector), Happens::PaidFor(player, card)) => {
            about(is(whose, *player) && eye.means(selector, *card), WHEN, *card)
        }
        (When::ResourcePlaced(whose, ex), Happens::Resource(player, _, placed, _)) => {
            alone(is(whose, *player) && ex == placed, WHEN)
        }
        (When::ExResourceGone(whose), Happens::Paid(player, _, ex)) => alone(is(whose, *player) && *ex > 0, WHEN),
        (When::BurstUsed(whose), Happens::BurstUsed(player, card)) => about(is(whose, *player), WHEN, *card),
        (When::Activated(selector), Happens::Activated(_, card)) => about(eye.means(selector, *card), WHEN, *card),
        (When::Recovers(selector), Happens::Recover(card, ..)) => about(eye.means(selector, *card), WHEN, *card),
        _ => None,
    }
}

fn by_battle(eye: &Eye<'_>, timing: &When, event: &Happens) -> Option<Happened> {
    let (state, this) = (eye.state, eye.this);
    match (timing, event) {
        (When::Attack, Happens::Attack(card, _)) => alone(*card == this, ATTACK),
        (When::Attacks(selector), Happens::Attack(card, _)) => about(eye.means(selector, *card), WHEN_ATTACKING, *card),
        (
            When::Attacked(selector),
            Happens::Attack(_, Target::Unit(card)) | Happens::Block(card) | Happens::Redirect(Target::Unit(card)),
        ) => about(eye.means(selector, *card), WHEN, *card),
        (
            When::Battles(filter),
            Happens::Attack(..) | Happens::Block(_) | Happens::Redirect(_) | Happens::Clash(..),
        ) => {
            let other = state.battling(this)?;
            about(eye.is(filter, other), WHEN, other)
        }
        (When::Blocks(selector), Happens::Block(card)) => about(eye.means(selector, *card), WHEN, *card),
        (When::Blocked(selector, filter), Happens::Block(card)) => {
            let attacker = state.battle.and_then(|b| b.attacker)?;
            about(eye.means(selector, attacker) && eye.is(filter, *card), WHEN, *card)
        }
        (When::Deals { by, what, battle }, Happens::Damage(card, _, cause)) => {
            let dealer = dealer(*cause)?;
            let fits = !*battle || matches!(cause, Cause::Battle(_));
            about(fits && eye.means(by, dealer) && means_at(eye, what, *card, state.card(*card).zone), WHEN, *card)
        }
        (When::HitsPlayer(units, whose), Happens::PlayerDamage(player, _, Cause::Battle(Some(by)))) => {
            about(eye.means(units, *by) && eye.is_player(*whose, *player), WHEN, *by)
        }
        (When::PlayerDamaged(whose), Happens::PlayerDamage(player, ..)) => alone(eye.is_player(*whose, *player), WHEN),
        _ => None,
    }
}

/// 13-1-1, 13-1-2. Keywords that are triggered effects; 12-2-5, by a reading, cards of a player who is out.
pub fn notices(state: &State, book: &Book, batch: &[Event], moment: engine::Moment, out: &mut Vec<Noticed<Gundam>>) {
    for event in batch {
        match (event, moment) {
            (Event::Own(Happens::Timing(Moment::EndOfTurn, player)), engine::Moment::After) => {
                repairs(state, book, *player, out);
            }
            (Event::Move(m), engine::Moment::Before) if m.how == How::Destroyed => breaches(state, book, m, out),
            (Event::Own(Happens::Out(player)), engine::Moment::Before) => removed(state, book, *player, out),
            _ => {}
        }
    }
}

fn keyword(who: Player, card: CardId, effect: u8, special: Special, wave: u8, by: SetOff) -> Noticed<Gundam> {
    let own = Waits { special, ..Waits::default() };
    let pending = Pending { who, card, def: DefId::UNKNOWN, effect, wave, it: Few::new(), moved: false, own };
    Noticed { clause: ClauseId::new(by.0), also: by.1, readings: ReadingSet::default(), event: Event::Pend(pending) }
}

/// 13-1-1-1, 5-6-3. Damaged Units with 《Repair》 of the side whose turn ends.
fn repairs(state: &State, book: &Book, player: Player, out: &mut Vec<Noticed<Gundam>>) {
    for who in state.allies(player).iter() {
        for &id in state.units(who) {
            let n = state.values.of(id).map_or(0, |s| s.keyword::<Gundam>(Keyword::Repair));
            if n > 0 && state.card(id).damage > 0 {
                let by = if is_added(state, book, id, Keyword::Repair, n) { REPAIRS_ADDED } else { REPAIRS };
                out.push(keyword(who, id, REPAIR, Special::Repair(n), state.wave, by));
            }
        }
    }
}

/// 13-1-2-1. A Unit of an opponent was destroyed by battle damage, in the own turn.
fn breaches(state: &State, book: &Book, m: &Move<Gundam>, out: &mut Vec<Noticed<Gundam>>) {
    let Cause::Battle(Some(by)) = m.cause else { return };
    let (who, victim) = (state.owner(by), state.owner(m.card));
    let n = state.values.of(by).map_or(0, |s| s.keyword::<Gundam>(Keyword::Breach));
    let fits = m.from == Zone::Battle && state.turn_players().has(who) && state.opponents(who).has(victim);
    if n > 0 && fits {
        let set_off = if is_added(state, book, by, Keyword::Breach, n) { BREACHES_ADDED } else { BREACHES };
        out.push(keyword(who, by, BREACH, Special::Breach(n, victim), state.wave, set_off));
    }
}

/// 13-1-1-2, 13-1-2-5. Is the number of a keyword the sum of what is printed and more?
fn is_added(state: &State, book: &Book, id: CardId, keyword: Keyword, n: u8) -> bool {
    let printed = |def: DefId| book.def(def).always.keywords[keyword.index()];
    let mut texts = Gundam::texts(state, id).into_iter().map(printed).filter(|&k| k > 0);
    texts.next().is_some_and(|first| first != n) && texts.all(|k| k != n)
}

/// 12-2-5, 5-12-1. By a reading the cards of a player who is out count as removed.
fn removed(state: &State, book: &Book, player: Player, out: &mut Vec<Noticed<Gundam>>) {
    if book.readings.of(readings::ROYALE_REMOVED_CARDS) == 0 {
        return;
    }
    for held in state.values.autos.iter().filter(|h| state.owner(h.card) != player) {
        let Kind::Auto(timings) = &book.effect(held.def, held.effect).kind else { continue };
        let eye = Eye::new(state, book, state.owner(held.card), held.card);
        let gone = |t: &Timing| match t {
            Timing::Done(Deed::Remove | Deed::Leave, selector, _) => {
                state.field(player).find(|&id| eye.means(selector, id))
            }
            _ => None,
        };
        if let Some(card) = timings.iter().find_map(gone) {
            let (who, wave) = (eye.who, state.wave);
            let it = Few::from_slice(&[card]);
            let own = Waits::default();
            let pending =
                Pending { who, card: held.card, def: held.def, effect: held.effect, wave, it, moved: false, own };
            let mut found = keyword(who, held.card, 0, Special::Text, wave, WHEN);
            found.event = Event::Pend(pending);
            found.readings.insert(readings::ROYALE_REMOVED_CARDS);
            out.push(found);
        }
    }
}
