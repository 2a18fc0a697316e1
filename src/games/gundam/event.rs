//! What happens in Gundam besides cards that move and turn.

use serde::{Deserialize, Serialize};

use super::areas::{Battle, Mode, Phase, Target, team};
use super::vocabulary::{Grant, Stat, Zone};
use super::{Book, Event, Gundam, State, readings};
use crate::cardgame::applying::{change, turn};
use crate::cardgame::{Card, CardId, Cause, DefId, End, Modifier, Move, On, Word, Zone as _, words};
use crate::engine::{Lost, Outcome, Player, Record, Seats};

/// As what a card moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum How {
    /// 5-14-1. Drawn.
    Drawn,
    /// 6-2-2. Laid as a Shield.
    Laid,
    /// 5-8-1. Deployed.
    Deployed,
    /// 5-9-1. Paired.
    Paired,
    /// 5-10-1. Destroyed.
    Destroyed,
    /// 11-4-2, 11-5-2. Trashed for a new card.
    MadeRoom,
    /// 3-3-6. A Pilot goes with its Unit.
    Followed,
    /// 5-11-1. Discarded.
    Discarded,
    /// 5-12-1. Removed.
    Removed,
    /// 3-4-3. A Command is played.
    Played,
    /// 3-4-4. A Command after its effect.
    Used,
    /// 5-10-3. A destroyed Shield is turned up.
    TurnedUp,
    /// 13-2-5-2, 13-2-5-3. It goes to the trash then.
    AfterBurst,
    /// 6-2-1-6-1. Back to the deck, to draw anew.
    Redrawn,
    /// 5-17-2-5. A token goes.
    Gone,
    /// By an operation of a text.
    Moved,
}

/// Which lasting effects end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// 8-6-1. "during this battle".
    Battle,
    /// 7-6-6-1. "during this turn".
    Turn,
    /// After the active step.
    Start,
}

/// Timings that come by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Moment {
    /// 7-2-4-1
    StartOfTurn,
    /// 7-6-4-1
    EndOfTurn,
}

/// What happens only in Gundam.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Happens {
    /// 7-1-1
    Phase(Phase),
    /// 6-2-1-4. Who decides.
    Decides(Player),
    /// 6-2-1-4. Who goes first.
    First(Player),
    /// 12-2-1. The turn goes round counterclockwise, or clockwise.
    Direction(bool),
    /// 6-2-1-6. A hand is kept, or drawn anew.
    Kept(Player, bool),
    /// 3-6-1, 5-17-3-2. Resources are placed: how many, EX, rested.
    Resource(Player, u8, bool, bool),
    /// 2-10-1. A cost is paid: Resources are rested, EX Resources are removed.
    Paid(Player, u8, u8),
    /// 5-4-1. Resources are rested or set active: how many, EX, rested.
    TurnResource(Player, u8, bool, bool),
    /// 5-9-1. A card is a Pilot under a Unit.
    Paired(CardId, CardId),
    /// 5-5-1. Damage to a Unit, Base or Shield.
    Damage(CardId, u8, Cause),
    /// 5-5-3, 5-5-4. Damage to a player.
    PlayerDamage(Player, u8, Cause),
    /// 1-2-2-1. By battle damage of this Unit, with an empty shield area.
    Struck(Player, CardId),
    /// 5-6-1. Damage counters are taken away.
    Recover(CardId, u8, Cause),
    /// 8-2-1
    Attack(CardId, Target),
    /// 8-5-1. A text gives the attack another target.
    Redirect(Target),
    /// 1-3-1. A text makes two Units battle, without an attack.
    Clash(CardId, CardId),
    /// 8-3-1
    Block(CardId),
    /// 8-5-4. The damage of the damage step is dealt.
    DamageDone,
    /// 8-6-2
    BattleOver,
    /// 7-2-4-1, 7-6-4-1.
    Timing(Moment, Player),
    /// 11-1-2. What was to be destroyed was not, for something else happened instead.
    Spared(CardId, Option<Cause>),
    /// 11-1-2. A defeat came to nothing, for something else happened instead.
    Saved(Player),
    /// 5-17-1. A token is taken from outside the game.
    Token(Player, DefId),
    /// 7-5-2-2. A card is played from hand.
    Played(Player, CardId),
    /// 3-4-1. The effect of a Command is used; an EX Resource was paid for it.
    CommandUsed(Player, CardId, bool),
    /// 13-2-3-1, 13-2-4-1. The effect of a Command is activated by another effect, and the Command is not played.
    CommandActivated(Player, CardId),
    /// 10-1-7-3. A cost was paid for an effect of this card.
    PaidFor(Player, CardId),
    /// An EX Resource was paid for this card.
    WithEx(CardId),
    /// This card is played with another Lv. and cost.
    AsIf(CardId),
    /// 13-2-5-1. 【Burst】 is used.
    BurstUsed(Player, CardId),
    /// 10-1-7. An activated effect is used.
    Activated(Player, CardId),
    /// 12-2-5. A player is out, with all cards and effects.
    Out(Player),
    /// 1-2-4. A player concedes.
    Conceded(Player),
    /// 1-2-1. The same position comes again and again.
    Endless(Outcome),
    /// Reduced to nothing by a text: the next damage was waited for, and came.
    NextDamage(CardId),
}

impl Happens {
    /// Bookkeeping, never spoken.
    pub const fn is_quiet(&self) -> bool {
        matches!(
            self,
            Self::DamageDone
                | Self::Timing(..)
                | Self::Spared(..)
                | Self::Saved(_)
                | Self::Token(..)
                | Self::Played(..)
                | Self::CommandUsed(..)
                | Self::CommandActivated(..)
                | Self::PaidFor(..)
                | Self::WithEx(_)
                | Self::AsIf(_)
                | Self::Activated(..)
                | Self::NextDamage(_)
                | Self::Struck(..)
                | Self::Decides(_)
        )
    }

    /// As an event.
    pub const fn event(self) -> Event {
        Event::Own(self)
    }

    /// Every card that it speaks of.
    pub fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        match self {
            Self::Paired(a, b) | Self::Clash(a, b) => {
                see(a);
                see(b);
            }
            Self::Damage(id, _, cause) | Self::Recover(id, _, cause) => {
                see(id);
                cause.card_mut().map(see);
            }
            Self::PlayerDamage(_, _, cause) => {
                cause.card_mut().map(see);
            }
            Self::Attack(id, target) => {
                see(id);
                target.card_mut().map(see);
            }
            Self::Redirect(target) => {
                target.card_mut().map(see);
            }
            Self::Struck(_, id)
            | Self::Block(id)
            | Self::Spared(id, _)
            | Self::Played(_, id)
            | Self::CommandUsed(_, id, _)
            | Self::CommandActivated(_, id)
            | Self::PaidFor(_, id)
            | Self::WithEx(id)
            | Self::AsIf(id)
            | Self::BurstUsed(_, id)
            | Self::Activated(_, id)
            | Self::NextDamage(id) => see(id),
            _ => {}
        }
    }
}

impl Target {
    /// The Unit that it is.
    pub fn card_mut(&mut self) -> Option<&mut CardId> {
        if let Self::Unit(id) = self { Some(id) } else { None }
    }
}

/// It happens. False: it comes to nothing (1-3-2).
#[expect(clippy::too_many_lines, reason = "a flat table")]
pub fn apply<R: Record<Gundam>>(state: &mut State, book: &Book, event: &Happens, record: &mut R) -> bool {
    match event {
        Happens::Phase(phase) => std::mem::replace(&mut state.phase, *phase) != *phase,
        Happens::Decides(player) => {
            state.decides = *player;
            true
        }
        Happens::First(player) => {
            state.first = *player;
            state.turn = *player;
            record.change(|| change("turn", "", player));
            true
        }
        Happens::Direction(counter) => {
            state.counterclockwise = *counter;
            true
        }
        Happens::Kept(player, _) => !std::mem::replace(&mut state.side_mut(*player).kept, true),
        Happens::Resource(player, n, ex, rested) => places(state, *player, (*n, *ex, *rested), record),
        Happens::Paid(player, n, ex) => pays(state, *player, *n, *ex, record),
        Happens::TurnResource(player, n, ex, rested) => turns(state, *player, (*n, *ex, *rested), record),
        Happens::Paired(pilot, unit) => pairs(state, book, *pilot, *unit, record),
        Happens::Damage(id, n, cause) => damages(state, book, (*id, *n, *cause), record),
        Happens::PlayerDamage(_, n, _) => *n > 0,
        Happens::Struck(player, by) => state.side_mut(*player).struck.replace(*by) != Some(*by),
        Happens::Recover(id, n, _) => recovers(state, book, *id, *n, record),
        Happens::Attack(id, target) => {
            let who = state.owner(*id);
            let (attacker, target) = (Some(*id), Some(*target));
            state.battle = Some(Battle { attacker, who, target, first: target, blocked: false });
            turn(state, book, *id, true, record);
            true
        }
        Happens::Redirect(target) => state.battle.as_mut().is_some_and(|b| b.target.replace(*target) != Some(*target)),
        Happens::Block(id) => {
            turn(state, book, *id, true, record);
            if let Some(battle) = &mut state.battle {
                battle.target = Some(Target::Unit(*id));
                battle.blocked = true;
            }
            true
        }
        Happens::Clash(unit, other) => {
            let (who, target) = (state.owner(*unit), Some(Target::Unit(*other)));
            let battle = Battle { attacker: Some(*unit), who, target, first: None, blocked: false };
            state.paused = state.battle.replace(battle);
            true
        }
        Happens::DamageDone => true,
        Happens::BattleOver => {
            let paused = state.paused.take();
            std::mem::replace(&mut state.battle, paused).is_some()
        }
        Happens::Spared(id, by) => spares(state, *id, *by),
        Happens::Saved(player) if state.outcome.is_some() || !state.seats.has(*player) => false,
        Happens::Saved(player) => {
            let empty = state.deck(*player).is_empty();
            let side = state.side_mut(*player);
            side.struck = None;
            side.saved = empty;
            true
        }
        Happens::Token(player, def) => {
            token(state, book, *player, *def);
            true
        }
        Happens::Out(player) => leaves_the_game(state, book, *player, record),
        Happens::Conceded(player) => concedes(state, book, *player, record),
        Happens::Endless(outcome) => {
            record.change(|| change("result", "", outcome.name()));
            state.outcome.replace(*outcome).is_none()
        }
        Happens::NextDamage(id) => next_damage(state, book, *id),
        Happens::PaidFor(player, id) => {
            once(&mut state.log.paid, (*player, *id));
            true
        }
        Happens::WithEx(id) => {
            state.card_mut(*id).own.with_ex = true;
            true
        }
        Happens::AsIf(id) => {
            state.card_mut(*id).own.as_if = true;
            true
        }
        Happens::Timing(..)
        | Happens::Played(..)
        | Happens::CommandUsed(..)
        | Happens::CommandActivated(..)
        | Happens::BurstUsed(..)
        | Happens::Activated(..) => true,
    }
}

/// What is about to happen ends what the last damage is remembered for, if it may change an HP.
pub fn begins_to_happen(state: &mut State, event: &Event) {
    let ends = match event {
        Event::Move(_) | Event::Modify(_) | Event::Expire(..) | Event::Begin(_) | Event::Turn(..) => true,
        Event::Own(own) => !matches!(
            own,
            Happens::Damage(..) | Happens::PlayerDamage(..) | Happens::Struck(..) | Happens::NextDamage(_)
        ),
        _ => false,
    };
    if ends && !state.hits.is_empty() {
        state.hits.clear();
    }
    if let Event::Pend(pending) = event {
        state.turned.retain(|c| *c != pending.card);
    }
}

/// Each is kept once.
fn once<T: PartialEq>(all: &mut Vec<T>, one: T) {
    if !all.contains(&one) {
        all.push(one);
    }
}

fn places<R: Record<Gundam>>(
    state: &mut State,
    player: Player,
    (n, ex, rested): (u8, bool, bool),
    record: &mut R,
) -> bool {
    let side = state.side_mut(player);
    let n = if ex { n } else { n.min(side.resource_deck) };
    if n == 0 {
        return false;
    }
    let before = side.level();
    if !ex {
        side.resource_deck -= n;
    }
    *count(side, ex, rested) += n;
    record.change(|| change(format!("{player}.lv"), before, before + n));
    true
}

fn count(side: &mut super::areas::Side, ex: bool, rested: bool) -> &mut u8 {
    match (ex, rested) {
        (false, false) => &mut side.active,
        (false, true) => &mut side.rested,
        (true, false) => &mut side.ex_active,
        (true, true) => &mut side.ex_rested,
    }
}

/// 5-17-3-2-3. EX Resources are removed from the game.
fn pays<R: Record<Gundam>>(state: &mut State, player: Player, n: u8, ex: u8, record: &mut R) -> bool {
    let side = state.side_mut(player);
    let (n, ex) = (n.min(side.active), ex.min(side.ex_active));
    let before = side.active;
    side.active -= n;
    side.rested += n;
    side.ex_active -= ex;
    let after = side.active;
    record.change(|| change(format!("{player}.resources.active"), before, after));
    if ex > 0 {
        let left = state.side(player).ex();
        record.change(|| change(format!("{player}.ex"), left + ex, left));
    }
    n + ex > 0
}

fn turns<R: Record<Gundam>>(
    state: &mut State,
    player: Player,
    (n, ex, rested): (u8, bool, bool),
    record: &mut R,
) -> bool {
    let side = state.side_mut(player);
    let n = n.min(*count(side, ex, !rested));
    if n == 0 {
        return false;
    }
    let before = side.active + side.ex_active;
    *count(side, ex, !rested) -= n;
    *count(side, ex, rested) += n;
    let after = side.active + side.ex_active;
    record.change(|| change(format!("{player}.resources.active"), before, after));
    true
}

/// 4-5-3. The Pilot lies under the Unit.
fn pairs<R: Record<Gundam>>(state: &mut State, book: &Book, pilot: CardId, unit: CardId, record: &mut R) -> bool {
    if state.card(pilot).zone != Zone::Paired || state.card(unit).zone != Zone::Battle {
        return false;
    }
    let card = state.card_mut(unit);
    card.pilot = Some(pilot);
    card.paired_now = true;
    record.change(|| change(format!("{}.pilot", words::path(state, book, unit)), "", words::name(state, book, pilot)));
    true
}

fn damages<R: Record<Gundam>>(
    state: &mut State,
    book: &Book,
    (id, n, cause): (CardId, u8, Cause),
    record: &mut R,
) -> bool {
    let zone = state.card(id).zone;
    if n == 0 || !(zone.is_field() || zone == Zone::Shields) {
        return false;
    }
    let card = state.card_mut(id);
    let before = card.damage;
    card.damage = before.saturating_add(n);
    let after = card.damage;
    if let Cause::Battle(by) = cause {
        card.struck_by = by;
    }
    card.spared = None;
    state.hits.push((id, cause));
    record.change(|| change(format!("{}.damage", words::path(state, book, id)), before, after));
    true
}

fn recovers<R: Record<Gundam>>(state: &mut State, book: &Book, id: CardId, n: u8, record: &mut R) -> bool {
    let card = state.card_mut(id);
    let before = card.damage;
    if !card.zone.is_field() || before == 0 || n == 0 {
        return false;
    }
    card.damage = before.saturating_sub(n);
    let after = card.damage;
    record.change(|| change(format!("{}.damage", words::path(state, book, id)), before, after));
    true
}

/// The damage and the HP at which it was spared.
fn spares(state: &mut State, id: CardId, by: Option<Cause>) -> bool {
    if !state.card(id).zone.is_field() && state.card(id).zone != Zone::Shields {
        return false;
    }
    let hp = state.values.of(id).map_or(0, |s| s.stat::<Gundam>(Stat::Hp));
    let hp = i16::try_from(hp).unwrap_or(i16::MAX);
    let card = state.card_mut(id);
    (card.spared, card.kept_from) = (Some((card.damage, hp)), by);
    true
}

/// 5-17-1. A card from outside the game; one that was there already is used again.
fn token(state: &mut State, book: &Book, player: Player, def: DefId) {
    let name = &book.def(def).name;
    let alike = |c: &&Card<Gundam>| c.owner == player && !c.is_unknown() && book.def(c.def).name == *name;
    let copy = state.cards.iter().filter(alike).map(|c| c.copy).max().unwrap_or(0).saturating_add(1);
    let id = CardId::at(state.cards.len());
    state.cards.push(Card::new(def, player, copy, Zone::Outside));
    state.piles.add(id, player, Zone::Outside);
}

/// What a reduction of the next damage was for is over.
fn next_damage(state: &mut State, book: &Book, id: CardId) -> bool {
    use super::vocabulary::OwnGrant;
    let is = |m: &Modifier<Gundam>| {
        m.on == On::Card(id) && matches!(book.grant(m.grant), Grant::Own(OwnGrant::ReducesDamage { next: true, .. }))
    };
    let at = state.modifiers.iter().position(is);
    at.map(|at| state.modifiers.remove(at)).is_some()
}

/// 4-1-5. What a card had on the field does not follow it, and damage is dealt to it no more for another card, or the other way round.
pub fn leaves(state: &mut State, book: &Book, id: CardId) {
    use super::vocabulary::OwnGrant::{DamageGoesToThis, TakesDamageOfThis};
    let passes = |m: &Modifier<Gundam>| {
        m.source == id && matches!(book.grant(m.grant), Grant::Own(DamageGoesToThis | TakesDamageOfThis))
    };
    state.end_modifiers(passes);
    let card = state.card_mut(id);
    card.damage = 0;
    card.struck_by = None;
    card.spared = None;
    card.from = None;
    card.with_ex = false;
    card.paired_now = false;
    let own = &mut state.own;
    own.battle.iter_mut().chain(&mut own.paused).for_each(|battle| battle.forget(id));
}

/// A card has moved: what lay under it goes along, and shared Shields keep their order.
pub fn arrives<R: Record<Gundam>>(state: &mut State, book: &Book, m: &Move<Gundam>, record: &mut R) {
    match m.how {
        How::Deployed => state.card_mut(m.card).own.from = Some(m.from),
        How::Destroyed | How::TurnedUp => once(&mut state.log.destroyed, (m.card, m.cause)),
        How::Discarded => {
            if let Some((by, _)) = m.cause.source() {
                let owner = state.owner(m.card);
                once(&mut state.log.discarded, (owner, by));
            }
        }
        _ => {}
    }
    if !goes_on(m) {
        state.pending.iter_mut().for_each(|p| p.it.retain(|c| *c != m.card));
    }
    if m.from == Zone::Hand {
        let own = &mut state.card_mut(m.card).own;
        own.with_ex &= matches!(m.how, How::Played | How::Deployed | How::Paired);
        own.as_if = false;
    }
    if m.from == Zone::Revealed {
        state.turned.retain(|c| *c != m.card);
    }
    if m.how == How::TurnedUp {
        state.turned.push(m.card);
    }
    if m.to == Zone::Deck {
        let owner = state.owner(m.card);
        state.side_mut(owner).saved = false;
    }
    if m.from == Zone::Shields {
        state.card_mut(m.card).own.damage = 0;
        state.shared.iter_mut().for_each(|all| all.retain(|c| *c != m.card));
    }
    if m.to == Zone::Shields && state.mode == Mode::Team {
        let stack = team(state.owner(m.card));
        match m.end {
            End::Top => state.shared[stack].insert(0, m.card),
            End::Under(n) => {
                let at = usize::from(n).min(state.shared[stack].len());
                state.shared[stack].insert(at, m.card);
            }
            End::Bottom => state.shared[stack].push(m.card),
        }
    }
    if state.is_token(book, m.card) {
        state.stray.retain(|c| *c != m.card);
        let removal = book.readings.of(readings::REMOVED_TOKENS) == 1 && m.how == How::Gone;
        if is_stray(m.to, removal) {
            state.stray.push(m.card);
        }
    }
    if m.from == Zone::Paired {
        unpair(state, m.card);
        state.changed(crate::cardgame::watch::CARDS | crate::cardgame::watch::OWN);
    }
    if m.from == Zone::Battle
        && let Some(pilot) = state.card_mut(m.card).own.pilot.take()
    {
        follows(state, book, (m.card, pilot), m.to, record);
    }
}

/// 4-1-5. A card that moves is a new one, and "that card" of what waits no more; but playing it, or a Shield that is destroyed, takes
/// several moves.
fn goes_on(m: &Move<Gundam>) -> bool {
    match m.how {
        How::AfterBurst | How::Used | How::Played | How::TurnedUp => true,
        How::Deployed | How::Paired => matches!(m.from, Zone::Hand | Zone::Revealed),
        _ => false,
    }
}

/// A Pilot is no more under its Unit: what the Unit had by its text is over.
fn unpair(state: &mut State, pilot: CardId) {
    let of = |c: &Card<Gundam>| c.own.pilot == Some(pilot);
    let Some(at) = state.cards.iter().position(of) else { return };
    let unit = CardId::at(at);
    let def = state.card(pilot).def;
    state.card_mut(unit).own.pilot = None;
    state.used.retain(|(card, text, _)| *card != unit || *text != def);
}

/// 3-3-6, 3-3-3. The Pilot of a Unit that has gone goes, too, if nothing else was said.
fn follows<R: Record<Gundam>>(
    state: &mut State,
    book: &Book,
    (unit, pilot): (CardId, CardId),
    to: Zone,
    record: &mut R,
) {
    if state.card(pilot).zone != Zone::Paired {
        return;
    }
    let owner = state.owner(pilot);
    let to = if to == Zone::Outside && !state.is_token(book, pilot) { Zone::Trash } else { to };
    if state.piles.shift(pilot, (owner, Zone::Paired), (owner, to), End::Top) {
        record.change(|| change(words::path(state, book, pilot), Zone::Paired.path(), to.path()));
        let def = state.card(pilot).def;
        state.card_mut(pilot).zone = to;
        state.used.retain(|(card, text, _)| *card != unit || *text != def);
    }
}

/// 12-2-5. All cards and effects of a player go.
fn leaves_the_game<R: Record<Gundam>>(state: &mut State, book: &Book, player: Player, record: &mut R) -> bool {
    if !state.seats.has(player) {
        return false;
    }
    state.modifiers.retain(|m| m.by != player && m.on != On::Player(player));
    state.pending.retain(|p| p.who != player);
    state.delayed.retain(|d| d.who != player);
    for &zone in Zone::ALL.iter().filter(|z| **z != Zone::Outside) {
        for id in state.pile(player, zone).to_vec() {
            if zone.is_field() {
                crate::cardgame::applying::leaves(state, book, id, record);
            }
            let guest = state.card_mut(id).own.pilot.take();
            if zone == Zone::Paired {
                unpair(state, id);
            }
            state.piles.shift(id, (player, zone), (player, Zone::Outside), End::Bottom);
            let card = state.card_mut(id);
            card.zone = Zone::Outside;
            card.rested = false;
            (card.own.damage, card.own.spared) = (0, None);
            state.modifiers.retain(|m| m.on != On::Card(id));
            // 3-3-3. Somebody else's Pilot cannot stay.
            if let Some(guest) = guest.filter(|g| state.owner(*g) != player) {
                follows(state, book, (id, guest), Zone::Trash, record);
            }
        }
    }
    let (cards, own) = (&state.cards, &mut state.own);
    let theirs = |id: &mut CardId| cards[id.index()].owner == player;
    own.turned.retain(|id| !theirs(id));
    own.stray.retain(|id| !theirs(id));
    own.hits.clear();
    *state.side_mut(player) = Default::default();
    state.seats = state.seats.without(Seats::of(player));
    state.lost.push(Lost::Out(player));
    let own = &mut state.own;
    for battle in own.battle.iter_mut().chain(&mut own.paused) {
        battle.target = battle.target.filter(|t| *t != Target::Player(player));
    }
    record.change(|| change(format!("{player}.out"), false, true));
    true
}

/// 1-2-4. The player has lost; with more than two, the others may play on.
fn concedes<R: Record<Gundam>>(state: &mut State, book: &Book, player: Player, record: &mut R) -> bool {
    let others = state.opponents(player);
    let goes_on = state.mode.is_royale() && book.readings.of(readings::ROYALE_CONCESSION) == 0;
    if !goes_on {
        state.outcome = Some(if state.mode.is_royale() { Outcome::Undecided } else { Outcome::Won(others) });
        return true;
    }
    leaves_the_game(state, book, player, record);
    if let Some(outcome) = last_one(state, book) {
        state.outcome = Some(outcome);
    }
    true
}

/// 12-2-5. Is one player left?
pub fn last_one(state: &State, book: &Book) -> Option<Outcome> {
    if !state.mode.is_royale() || state.seats.len() > 1 {
        return None;
    }
    let wins = state.mode == Mode::RoyaleElimination || book.readings.of(readings::ROYALE_LAST_ONE) == 0;
    Some(if wins { Outcome::Won(state.seats) } else { Outcome::Undecided })
}

/// What somebody got, in the words of paths.
pub fn grant_path(book: &Book, modifier: &Modifier<Gundam>) -> String {
    match book.grant(modifier.grant) {
        Grant::Stat(stat, _) => format!("{} {:+}", stat.path(), modifier.amount),
        Grant::Base(stat, _) => format!("base {} {}", stat.path(), modifier.amount),
        Grant::Set(stat, _) => format!("{} {}", stat.path(), modifier.amount),
        Grant::Keyword(keyword, 0 | 1) => format!("<{}>", keyword.path()),
        Grant::Keyword(keyword, n) => format!("<{} {n}>", keyword.path()),
        Grant::Negated => "negated".into(),
        Grant::Cannot(_) => "cannot".into(),
        Grant::Name(name) => name.clone(),
        Grant::Type(name) => format!("({name})"),
        Grant::Effect(_) | Grant::Own(_) => "effect".into(),
    }
}

/// A card goes somewhere.
pub fn moved(state: &State, card: CardId, to: Zone, how: How, cause: Cause) -> Event {
    Move::of(state, card, to, how, cause).event()
}

/// 5-17-2-5. Is a token where it cannot be?
fn is_stray(zone: Zone, removal: bool) -> bool {
    !(zone.is_field() || matches!(zone, Zone::Paired | Zone::Outside) || (removal && zone == Zone::Removed))
}
