//! The only things that change a position.

use serde::{Deserialize, Serialize};

use super::areas::{Battle, CardId, Delayed, Modifier, On, Pending, Phase, State, Zone};
use super::cards::{Book, DefId};
use super::effects::Grant;
use super::operations::{Duration, Later};
use super::{OnePiece, watching};
use crate::engine::{self, Outcome, Player, Record};
use crate::lang::Said;

/// What brings something about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cause {
    /// A rule.
    Rule,
    /// A battle, with the other card in it.
    Battle(Option<CardId>),
    /// An effect: whose, and of which card.
    Effect(Player, CardId),
    /// 8-3-1. The payment of a cost for an effect: whose, and of which card.
    Cost(Player, CardId),
}

impl Cause {
    /// 4-11. As texts that say "by an effect" see it: a cost is paid by the effect's player.
    pub const fn source(self) -> Option<(Player, CardId)> {
        match self {
            Self::Effect(who, card) | Self::Cost(who, card) => Some((who, card)),
            Self::Rule | Self::Battle(_) => None,
        }
    }
}

/// As what a card moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum How {
    /// 4-5. Drawn.
    Drawn,
    /// 5-2-1-7. Placed as Life when the game begins.
    Placed,
    /// 10-2-1. K.O.'d.
    Kod,
    /// 3-7-6-1, 3-8-5-1. Trashed for a new card.
    MadeRoom,
    /// 3-7-3, 3-8-3. Put into play.
    Played,
    /// 8-4-2. An Event that is activated.
    Activated,
    /// 7-1-3-2-1. Trashed for its counter.
    Countered,
    /// 4-6-2-1. Life taken by damage.
    Damage,
    /// 10-1-3-1. Life trashed by [Banish].
    Banished,
    /// 10-1-5-1. Revealed to use its [Trigger].
    Triggered,
    /// After its [Trigger].
    AfterTrigger,
    /// 5-2-1-6-1. Back to the deck, to draw anew.
    Redrawn,
    /// By an operation of a text.
    Moved,
}

/// The end of a pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum End {
    /// On top.
    Top,
    /// At the bottom.
    Bottom,
}

/// Where DON!! cards are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DonAt {
    /// Active in the cost area.
    Active,
    /// Rested in the cost area.
    Rested,
    /// Given to a card.
    Given(CardId),
    /// In the DON!! deck.
    Deck,
}

/// Which continuous effects end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// 7-1-5-3, 7-1-5-4. "during this battle".
    Battle,
    /// 6-6-1-3. "during this turn".
    ThisTurn,
    /// 6-6-1-2. "until the end of …".
    UntilEnd,
    /// 6-6-1-2 of the older edition: both.
    Turn,
    /// 6-2-1. "until the start of your turn".
    UntilStart,
    /// After the Refresh Phase.
    Refresh,
}

/// What happens.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Event {
    /// A card moves.
    Move {
        /// Which.
        card: CardId,
        /// From where.
        from: Zone,
        /// To where.
        to: Zone,
        /// Of a pile: which end.
        end: End,
        /// As what.
        how: How,
        /// By what.
        cause: Cause,
        /// It comes into play rested; it comes into Life face up.
        turned: bool,
    },
    /// 4-4-1-2
    Rest(CardId, Cause),
    /// 4-4-1-1
    SetActive(CardId, Cause),
    /// A DON!! card of a player goes from one place to another; so many of them.
    Don(Player, DonAt, DonAt, u8, Cause),
    /// 8-1-4-2
    Modify(Modifier),
    /// Continuous effects of a player end.
    Expire(Player, Ending),
    /// 8-1-3-1. An auto effect is set off.
    Pend(Pending),
    /// It is taken from those that wait.
    Take(Pending),
    /// Something is for later.
    Delay(Delayed),
    /// It is due, and taken.
    Due(Delayed),
    /// 10-2-13. A [Once Per Turn] effect is carried out.
    Used(CardId, DefId, u8),
    /// 6-1-1
    Phase(Phase),
    /// 6-6-1-4, 5-2-1-8. A turn begins.
    Turn(Player),
    /// 5-2-1-4. Who chooses.
    Chooser(Player),
    /// 5-2-1-5. Who goes first.
    First(Player),
    /// 5-2-1-6. A hand is kept or drawn anew.
    Kept(Player, bool),
    /// 7-1-1-1
    Attack(CardId),
    /// 7-1-1-2. The target is chosen: the timings of the Attack step come.
    Target(CardId),
    /// A text gives the attack another target.
    Redirect(CardId),
    /// 7-1-2-1, 10-1-4-1
    Block(CardId),
    /// 7-1-3-1. The Counter step begins: timings of being attacked.
    CounterStep,
    /// 7-1-4-1. The powers were compared.
    Fought,
    /// 7-1-5-1. The end of the battle: its timings come.
    BattleEnds,
    /// 7-1-5-5. It is over.
    BattleOver,
    /// 4-6. Damage of so many points was dealt to a player; by an attack of this card.
    Damaged(Player, Option<CardId>),
    /// 4-6-1. Damage processing begins.
    DamageBegins(Player),
    /// 9-2-1-1. Damage with no Life.
    Struck(Player),
    /// 8-5. An Event was activated.
    EventActivated(Player, CardId),
    /// 10-2-6. An [On Play] effect was activated.
    OnPlayActivated(Player, CardId),
    /// 10-1-5-1. A [Trigger] was activated.
    TriggerActivated(Player, CardId),
    /// A card that nobody had seen is this one.
    Is(CardId, DefId),
    /// 3-2-4. A card of a shuffled pile is found at a place: the two change places, and it is known where it lies.
    Found(Player, Zone, u8, CardId),
    /// 3-2-4
    Shuffle(Player),
    /// 11-3-3 of the older edition. So many cards on top of a deck are put back in random order.
    Mixed(Player, u8),
    /// 3-10-2-1
    Turned(CardId, bool),
    /// 11-2. Shown to both players.
    Revealed(CardId),
    /// 6-2-2, 6-5-1, 6-6-1-1. The timings of a phase come.
    Timing(When, Player),
    /// 8-1-3-3-5. These permanent effects are applied in this order.
    Ordered(Vec<(CardId, u8)>),
    /// 8-1-3-4. What follows is there instead of something else; or that is over.
    Instead(bool),
    /// 1-2. The game is over.
    Over(Outcome),
    /// 1-2-3. A player concedes, and has lost.
    Conceded(Player),
    /// The deck has 0 cards, and a text says that its player loses later.
    Doomed(Player),
}

/// A change, in words that are the same in every language.
#[derive(Debug)]
struct Change {
    path: String,
    from: String,
    to: String,
}

impl From<Change> for engine::Change<Said> {
    fn from(change: Change) -> Self {
        let Change { path, from, to } = change;
        Self { path: Said::plain(path), from: Said::plain(from), to: Said::plain(to) }
    }
}

/// Timings that come by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum When {
    /// 6-2-2
    StartOfTurn,
    /// 6-5-1
    StartOfMain,
    /// 6-6-1-1
    EndOfTurn,
}

impl Event {
    /// Bookkeeping, never spoken.
    pub fn is_quiet(&self) -> bool {
        matches!(
            self,
            Self::Take(_)
                | Self::Used(..)
                | Self::CounterStep
                | Self::Fought
                | Self::Damaged(..)
                | Self::DamageBegins(_)
                | Self::EventActivated(..)
                | Self::OnPlayActivated(..)
                | Self::Timing(..)
                | Self::Instead(_)
                | Self::Found(..)
        )
    }
}

/// The name of a card: `Sabo`, `Sabo 2`.
pub fn name(state: &State, book: &Book, id: CardId) -> String {
    let card = state.card(id);
    let name = if card.def == DefId::UNKNOWN { "?" } else { book.def(card.def).name.as_str() };
    if card.copy > 1 && card.def != DefId::UNKNOWN { format!("{name} {}", card.copy) } else { name.to_string() }
}

/// The name with its owner: `A.Sabo`.
fn path(state: &State, book: &Book, id: CardId) -> String {
    format!("{}.{}", state.owner(id), name(state, book, id))
}

/// The name of an area in paths.
pub const fn zone_name(zone: Zone) -> &'static str {
    match zone {
        Zone::Deck => "deck",
        Zone::Hand => "hand",
        Zone::Trash => "trash",
        Zone::Leader => "leader",
        Zone::Characters => "characters",
        Zone::Stage => "stage",
        Zone::Life => "life",
        Zone::Revealed => "revealed",
    }
}

/// It happens. False: it comes to nothing (1-3-2).
pub fn apply<R: Record<OnePiece>>(state: &mut State, book: &Book, event: &Event, record: &mut R) -> bool {
    let happened = apply_now(state, book, event, record);
    if happened && state.is_outdated_by(watching::of_event(event)) {
        state.changed();
        // 8-1-3-3-5. Which of the permanent effects that look at each other apply now depends on which did.
        let reads = |id: CardId| book.def(state.card(id).def).has.reads_values;
        if book.reads_values && state.outcome.is_none() && state.whole_field().any(reads) {
            let applying = state.values(book).applying.clone();
            if applying != state.applying {
                state.applying = applying;
                state.changed();
            }
        }
    }
    happened
}

fn apply_now<R: Record<OnePiece>>(state: &mut State, book: &Book, event: &Event, record: &mut R) -> bool {
    match event {
        Event::Move { card, from, to, end, how, turned, .. } => {
            moves(state, book, *card, (*from, *to, *end), *how, *turned, record)
        }
        Event::Rest(id, _) => turn(state, book, *id, true, record),
        Event::SetActive(id, _) => turn(state, book, *id, false, record),
        Event::Don(player, from, to, n, _) => don(state, book, *player, *from, *to, *n, record),
        Event::Modify(modifier) => {
            if let On::Card(id) = modifier.on
                && !state.card(id).zone.is_field()
            {
                return false;
            }
            record.change(|| {
                Change {
                    path: on_name(state, book, modifier.on),
                    from: String::new(),
                    to: grant_name(&modifier.grant, modifier.amount),
                }
                .into()
            });
            state.modifiers.push(modifier.clone());
            true
        }
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
            // 10-2-13-4. A card that has left meanwhile is another one when it comes back.
            let mark = (*id, *def, *effect);
            match state.used.binary_search(&mark) {
                Err(at) if state.card(*id).zone.is_field() => {
                    state.used.insert(at, mark);
                    true
                }
                _ => false,
            }
        }
        Event::Phase(phase) => std::mem::replace(&mut state.phase, *phase) != *phase,
        Event::Turn(player) => begin_turn(state, *player, record),
        Event::Chooser(player) => {
            state.chooser = *player;
            true
        }
        Event::First(player) => {
            state.first = *player;
            state.turn = *player;
            record.change(|| Change { path: "turn".into(), from: String::new(), to: player.to_string() }.into());
            true
        }
        Event::Kept(player, _) => !std::mem::replace(&mut state.side_mut(*player).drawn, true),
        Event::Attack(id) => {
            state.battle = Some(Battle { attacker: Some(*id), target: None, blocked: false, fought: false });
            turn(state, book, *id, true, record);
            true
        }
        Event::Target(id) | Event::Redirect(id) => {
            record
                .change(|| Change { path: "attacked".into(), from: String::new(), to: path(state, book, *id) }.into());
            state.battle.as_mut().is_some_and(|b| b.target.replace(*id) != Some(*id))
        }
        Event::Block(id) => {
            turn(state, book, *id, true, record);
            record
                .change(|| Change { path: "attacked".into(), from: String::new(), to: path(state, book, *id) }.into());
            if let Some(battle) = &mut state.battle {
                battle.target = Some(*id);
                battle.blocked = true;
            }
            true
        }
        Event::Fought => state.battle.as_mut().is_some_and(|b| !std::mem::replace(&mut b.fought, true)),
        Event::BattleOver => state.battle.take().is_some(),
        Event::CounterStep | Event::BattleEnds | Event::Damaged(..) | Event::Timing(..) => true,
        Event::DamageBegins(_) | Event::OnPlayActivated(..) => true,
        Event::TriggerActivated(..) | Event::Revealed(_) => true,
        Event::EventActivated(player, id) => {
            let cost = book.def(state.card(*id).def).cost.unwrap_or(0).clamp(0, 255) as u8;
            let events = &mut state.side_mut(*player).events;
            let at = events.partition_point(|&c| c <= cost);
            events.insert(at, cost);
            true
        }
        Event::Struck(player) => !std::mem::replace(&mut state.side_mut(*player).struck, true),
        Event::Doomed(player) => !std::mem::replace(&mut state.side_mut(*player).doomed, true),
        Event::Is(id, def) => identify(state, book, *id, *def),
        Event::Found(player, zone, at, id) => found(state, *player, *zone, usize::from(*at), *id),
        Event::Shuffle(player) => {
            let deck = std::mem::take(&mut state.side_mut(*player).deck);
            deck.iter().for_each(|&id| state.card_mut(id).loose = true);
            state.side_mut(*player).deck = deck;
            true
        }
        Event::Mixed(player, n) => {
            let top: Vec<CardId> = state.side(*player).deck.iter().copied().take(usize::from(*n)).collect();
            top.iter().for_each(|&id| state.card_mut(id).loose = true);
            top.len() > 1
        }
        Event::Turned(id, up) => {
            let card = state.card_mut(*id);
            let turned = card.zone == Zone::Life && card.face_up != *up;
            if turned {
                card.face_up = *up;
                record.change(|| {
                    Change {
                        path: format!("{}.face_up", path(state, book, *id)),
                        from: (!up).to_string(),
                        to: up.to_string(),
                    }
                    .into()
                });
            }
            turned
        }
        Event::Ordered(order) => {
            state.ordered.retain(|o| !order.contains(o));
            state.ordered.extend(order);
            true
        }
        Event::Instead(on) => std::mem::replace(&mut state.replacing, *on) != *on,
        Event::Conceded(player) => {
            state.outcome = Some(Outcome::won(player.other()));
            true
        }
        Event::Over(outcome) => {
            record.change(|| Change { path: "result".into(), from: String::new(), to: outcome.name().into() }.into());
            state.outcome = Some(*outcome);
            true
        }
    }
}

/// 3-1. A card moves from one area to another.
fn moves<R: Record<OnePiece>>(
    state: &mut State,
    book: &Book,
    id: CardId,
    (from, to, end): (Zone, Zone, End),
    how: How,
    turned: bool,
    record: &mut R,
) -> bool {
    let owner = state.owner(id);
    // 3-6-3. A Leader stays. 1-3-2: what is not there does not move.
    if from == Zone::Leader || state.card(id).zone != from {
        return false;
    }
    let side = state.side_mut(owner);
    let pile = match from {
        Zone::Deck => Some(&mut side.deck),
        Zone::Hand => Some(&mut side.hand),
        Zone::Trash => Some(&mut side.trash),
        Zone::Characters => Some(&mut side.characters),
        Zone::Life => Some(&mut side.life),
        Zone::Stage => {
            side.stage = None;
            None
        }
        Zone::Leader | Zone::Revealed => None,
    };
    if let Some(pile) = pile {
        let Some(at) = pile.iter().position(|&c| c == id) else { return false };
        pile.remove(at);
    }
    record.change(|| {
        Change { path: path(state, book, id), from: zone_name(from).into(), to: zone_name(to).into() }.into()
    });
    if matches!(from, Zone::Characters | Zone::Stage) {
        leaves_the_field(state, book, id, record);
    }
    let played = to.is_field();
    let card = state.card_mut(id);
    card.zone = to;
    card.loose = false;
    card.rested = played && turned;
    card.new = played && how == How::Played;
    card.face_up = to == Zone::Life && turned;
    let side = state.side_mut(owner);
    let pile = match to {
        Zone::Deck => &mut side.deck,
        Zone::Hand => &mut side.hand,
        Zone::Trash => &mut side.trash,
        Zone::Characters => &mut side.characters,
        Zone::Life => &mut side.life,
        Zone::Stage => {
            side.stage = Some(id);
            return true;
        }
        Zone::Leader | Zone::Revealed => return true,
    };
    match (to, end) {
        (Zone::Deck | Zone::Life, End::Top) | (Zone::Trash, _) => pile.insert(0, id),
        _ => pile.push(id),
    }
    true
}

/// 3-1-6, 6-5-5-4. What a card had on the field does not follow it.
fn leaves_the_field<R: Record<OnePiece>>(state: &mut State, book: &Book, id: CardId, record: &mut R) {
    let owner = state.owner(id);
    let given = std::mem::take(&mut state.card_mut(id).don);
    if given > 0 {
        let before = state.side(owner).don_rested;
        state.side_mut(owner).don_rested += given;
        record.change(|| {
            Change { path: format!("{owner}.don.rested"), from: before.to_string(), to: (before + given).to_string() }
                .into()
        });
    }
    state.card_mut(id).new = false;
    state.used.retain(|(card, ..)| *card != id);
    state.modifiers.retain(|m| m.on != On::Card(id));
    state.pending.iter_mut().filter(|p| p.card == id).for_each(|p| p.moved = true);
    for delayed in &mut state.delayed {
        delayed.here &= delayed.card != id;
        delayed.it.retain(|&c| c != id);
    }
    if let Some(battle) = &mut state.battle {
        battle.attacker = battle.attacker.filter(|&c| c != id);
        battle.target = battle.target.filter(|&c| c != id);
    }
    state.applying.retain(|a| a.card != id && a.on != Some(id));
    state.ordered.retain(|(c, _)| *c != id);
    state.moved.push(id.0);
    let _ = book;
}

/// 4-4, 1-3-2-1. Rested or active; false if it is so already.
fn turn<R: Record<OnePiece>>(state: &mut State, book: &Book, id: CardId, rested: bool, record: &mut R) -> bool {
    if !state.card(id).zone.is_field() || state.card(id).rested == rested {
        return false;
    }
    state.card_mut(id).rested = rested;
    record.change(|| {
        Change {
            path: format!("{}.rested", path(state, book, id)),
            from: (!rested).to_string(),
            to: rested.to_string(),
        }
        .into()
    });
    true
}

/// DON!! cards go from place to place; as many as there are.
fn don<R: Record<OnePiece>>(
    state: &mut State,
    book: &Book,
    player: Player,
    from: DonAt,
    to: DonAt,
    n: u8,
    record: &mut R,
) -> bool {
    let there = *don_at(state, player, from);
    let n = n.min(there);
    if n == 0 || matches!(to, DonAt::Given(id) if !state.card(id).zone.is_field()) {
        return false;
    }
    for (at, add) in [(from, false), (to, true)] {
        let count = don_at(state, player, at);
        let before = *count;
        *count = if add { before + n } else { before - n };
        let after = *count;
        let change = || Change {
            path: match at {
                DonAt::Active => format!("{player}.don.active"),
                DonAt::Rested => format!("{player}.don.rested"),
                DonAt::Deck => format!("{player}.don.deck"),
                DonAt::Given(id) => format!("{}.don", path(state, book, id)),
            },
            from: before.to_string(),
            to: after.to_string(),
        };
        record.change(|| change().into());
    }
    true
}

fn don_at(state: &mut State, player: Player, at: DonAt) -> &mut u8 {
    match at {
        DonAt::Given(id) => &mut state.card_mut(id).don,
        DonAt::Active => &mut state.side_mut(player).don_active,
        DonAt::Rested => &mut state.side_mut(player).don_rested,
        DonAt::Deck => &mut state.side_mut(player).don_deck,
    }
}

/// 6-6-1-2 and others. The continuous effects of a player that end now.
fn expire<R: Record<OnePiece>>(state: &mut State, book: &Book, player: Player, ending: Ending, record: &mut R) -> bool {
    let turn = state.turn;
    let ends = |m: &Modifier| {
        let until_end = match m.until {
            Duration::EndOfTurn => true,
            Duration::EndOfYourNextTurn => m.armed && turn == m.by,
            Duration::EndOfOpponentsNextTurn => m.armed && turn != m.by,
            _ => false,
        };
        m.by == player
            && match ending {
                Ending::Battle => m.until == Duration::ThisBattle,
                Ending::ThisTurn => m.until == Duration::ThisTurn,
                Ending::UntilEnd => until_end,
                Ending::Turn => until_end || m.until == Duration::ThisTurn,
                Ending::UntilStart => m.until == Duration::StartOfYourNextTurn && m.armed,
                Ending::Refresh => match m.until {
                    Duration::OpponentsNextRefresh => turn != m.by,
                    Duration::YourNextRefresh => turn == m.by,
                    _ => false,
                },
            }
    };
    let (over, kept): (Vec<Modifier>, Vec<Modifier>) = std::mem::take(&mut state.modifiers).into_iter().partition(ends);
    state.modifiers = kept;
    for m in &over {
        record.change(|| {
            Change { path: on_name(state, book, m.on), from: grant_name(&m.grant, m.amount), to: String::new() }.into()
        });
    }
    !over.is_empty()
}

/// 8-6-1. A waiting effect is taken; what it sets off belongs to the next wave.
fn take(state: &mut State, pending: &Pending) -> bool {
    let Some(at) = state.pending.iter().position(|p| p == pending) else { return false };
    let taken = state.pending.remove(at);
    // Waves are counted from the one that is being resolved.
    state.pending.iter_mut().for_each(|p| p.wave = p.wave.saturating_sub(taken.wave));
    state.wave = 1;
    true
}

/// A turn begins: what was once a turn is free again.
fn begin_turn<R: Record<OnePiece>>(state: &mut State, player: Player, record: &mut R) -> bool {
    record.change(|| Change { path: "turn".into(), from: state.turn.to_string(), to: player.to_string() }.into());
    state.turn = player;
    state.opening = state.opening.saturating_sub(1);
    state.cards.iter_mut().for_each(|card| card.new = false);
    state.used.clear();
    for modifier in &mut state.modifiers {
        modifier.armed |= match modifier.until {
            Duration::EndOfYourNextTurn | Duration::StartOfYourNextTurn => modifier.by == player,
            Duration::EndOfOpponentsNextTurn => modifier.by != player,
            _ => false,
        };
    }
    for delayed in &mut state.delayed {
        delayed.armed |= match delayed.when {
            Later::StartOfYourNextTurn => delayed.who == player,
            Later::EndOfOpponentsTurn => delayed.who != player,
            Later::EndOfThisTurn | Later::EndOfThisBattle => false,
        };
    }
    state.sides.iter_mut().for_each(|s| s.events.clear());
    true
}

/// A card that nobody had seen is known: it gets its number among those of its name.
fn identify(state: &mut State, book: &Book, id: CardId, def: DefId) -> bool {
    if state.card(id).def != DefId::UNKNOWN {
        return false;
    }
    let owner = state.owner(id);
    let name = &book.def(def).name;
    let alike = |c: &&super::areas::Card| c.owner == owner && c.def != DefId::UNKNOWN && book.def(c.def).name == *name;
    let copy = state.cards.iter().filter(alike).map(|c| c.copy).max().unwrap_or(0) + 1;
    let card = state.card_mut(id);
    card.def = def;
    card.copy = copy;
    true
}

/// 3-2-4. The card at a place of a shuffled pile is found to be this one.
fn found(state: &mut State, player: Player, zone: Zone, at: usize, id: CardId) -> bool {
    let side = state.side_mut(player);
    let pile = if zone == Zone::Life { &mut side.life } else { &mut side.deck };
    let Some(other) = pile.iter().position(|&c| c == id) else { return false };
    if at >= pile.len() {
        return false;
    }
    pile.swap(at, other);
    state.card_mut(id).loose = false;
    true
}

fn on_name(state: &State, book: &Book, on: On) -> String {
    match on {
        On::Card(id) => path(state, book, id),
        On::Player(player) => player.to_string(),
    }
}

/// What a card has been given, in the words of paths.
fn grant_name(grant: &Grant, amount: i32) -> String {
    match grant {
        Grant::Power(_) => format!("{amount:+} power"),
        Grant::Cost(_) => format!("{amount:+} cost"),
        Grant::BasePower(_) => format!("base power {amount}"),
        Grant::BaseCost(_) => format!("base cost {amount}"),
        Grant::Keyword(keyword) => super::view::keyword_name(*keyword).to_string(),
        Grant::Negated => "negated".into(),
        Grant::Cannot(_) => "prohibition".into(),
        Grant::StaysRested => "stays rested".into(),
        _ => "effect".into(),
    }
}
