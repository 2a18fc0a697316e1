//! What happens in ONE PIECE besides cards that move and turn.

use serde::{Deserialize, Serialize};

use super::areas::{Battle, Phase};
use super::vocabulary::{Duration, Grant, Later, OwnGrant, Stat, Zone};
use super::{Book, Eye, OnePiece, State, held};
use crate::cardgame::applying::{change, turn};
use crate::cardgame::{CardId, Cause, Modifier, Move, On, Word, Zone as _, words};
use crate::engine::{Outcome, Player, Record};

/// As what a card moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum How {
    /// 4-5. Drawn.
    Drawn,
    /// 10-2-1. K.O.'d.
    Kod,
    /// 3-7-6-1, 3-8-5-1. Trashed for a new card.
    MadeRoom,
    /// The same, where by a reading an effect can be there instead of it: for this card, which is being played.
    MakesRoom(CardId),
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

/// Where DON!! cards are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DonAt {
    /// Active in the cost area.
    Active,
    /// Rested in the cost area.
    Rested,
    /// 6-2-4. The same, and it does not become active in the next Refresh Phase.
    Held,
    /// Given to a card.
    Given(CardId),
    /// In the DON!! deck.
    Deck,
}

impl DonAt {
    /// The card that has them.
    pub fn card_mut(&mut self) -> Option<&mut CardId> {
        if let Self::Given(id) = self { Some(id) } else { None }
    }
}

/// Which continuous effects end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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

/// Timings that come by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Moment {
    /// 6-2-2
    StartOfTurn,
    /// 6-5-1
    StartOfMain,
    /// 6-6-1-1
    EndOfTurn,
}

/// What happens only in ONE PIECE.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Happens {
    /// A DON!! card of a player goes from one place to another; so many of them.
    Don(Player, DonAt, DonAt, u8, Cause),
    /// 6-1-1
    Phase(Phase),
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
    /// 11-3-3 of the older edition. So many cards on top of a deck are put back in random order.
    Mixed(Player, u8),
    /// 6-2-2, 6-5-1, 6-6-1-1. The timings of a phase come.
    Timing(Moment, Player),
    /// 2-7-2. "the next time you play …": this card was the next one.
    PlayedCheaper(Player, CardId),
    /// 6-6-1-4. A player takes an extra turn after this one.
    ExtraTurn(Player),
    /// That turn begins.
    ExtraTurnBegins(Player),
    /// 6-6-1-2. The effects of 6-6-1-1 are over.
    Closing,
    /// 1-2-3. A player concedes, and has lost.
    Conceded(Player),
    /// The deck has 0 cards, and a text says that its player loses later.
    Doomed(Player),
}

impl Happens {
    /// Bookkeeping, never spoken.
    pub const fn is_quiet(&self) -> bool {
        matches!(
            self,
            Self::CounterStep
                | Self::Fought
                | Self::Damaged(..)
                | Self::DamageBegins(_)
                | Self::EventActivated(..)
                | Self::OnPlayActivated(..)
                | Self::PlayedCheaper(..)
                | Self::ExtraTurnBegins(_)
                | Self::Closing
                | Self::Timing(..)
        )
    }

    /// As an event.
    pub const fn event(self) -> super::Event {
        super::Event::Own(self)
    }

    /// Every card that it speaks of.
    pub fn each_card(&mut self, see: &mut dyn FnMut(&mut CardId)) {
        match self {
            Self::Don(_, from, to, _, cause) => {
                from.card_mut().into_iter().chain(to.card_mut()).chain(cause.card_mut()).for_each(see);
            }
            Self::Attack(id)
            | Self::Target(id)
            | Self::Redirect(id)
            | Self::Block(id)
            | Self::EventActivated(_, id)
            | Self::OnPlayActivated(_, id)
            | Self::PlayedCheaper(_, id)
            | Self::TriggerActivated(_, id) => see(id),
            Self::Damaged(_, id) => id.iter_mut().for_each(see),
            _ => {}
        }
    }
}

/// DON!! cards go from place to place.
pub const fn don(player: Player, from: DonAt, to: DonAt, n: u8, cause: Cause) -> super::Event {
    Happens::Don(player, from, to, n, cause).event()
}

/// It happens. False: it comes to nothing (1-3-2).
pub fn apply<R: Record<OnePiece>>(state: &mut State, book: &Book, event: &Happens, record: &mut R) -> bool {
    match event {
        Happens::Don(player, from, to, n, _) => moves_don(state, book, *player, (*from, *to, *n), record),
        Happens::Phase(phase) => std::mem::replace(&mut state.phase, *phase) != *phase,
        Happens::Chooser(player) => {
            state.chooser = *player;
            true
        }
        Happens::First(player) => {
            state.first = *player;
            state.turn = *player;
            record.change(|| change("turn", "", player));
            true
        }
        Happens::Kept(player, _) => !std::mem::replace(&mut state.side_mut(*player).drawn, true),
        Happens::Attack(id) => {
            state.battle = Some(Battle { attacker: Some(*id), target: None, blocked: false, fought: None });
            turn(state, book, *id, true, record);
            true
        }
        Happens::Target(id) | Happens::Redirect(id) => {
            record.change(|| change("attacked", "", words::path(state, book, *id)));
            state.battle.as_mut().is_some_and(|b| b.target.replace(*id) != Some(*id))
        }
        Happens::Block(id) => {
            turn(state, book, *id, true, record);
            record.change(|| change("attacked", "", words::path(state, book, *id)));
            if let Some(battle) = &mut state.battle {
                battle.target = Some(*id);
                battle.blocked = true;
            }
            true
        }
        Happens::Fought => fights(state),
        Happens::BattleOver => state.battle.take().is_some(),
        Happens::EventActivated(player, id) => {
            let cost = state.def(book, *id).stat(Stat::Cost).clamp(0, 255);
            let cost = u8::try_from(cost).unwrap_or(0);
            let events = &mut state.side_mut(*player).events;
            let at = events.partition_point(|&c| c <= cost);
            events.insert(at, cost);
            true
        }
        Happens::Struck(player) => !std::mem::replace(&mut state.side_mut(*player).struck, true),
        Happens::Doomed(player) => !std::mem::replace(&mut state.side_mut(*player).doomed, true),
        Happens::Mixed(player, n) => {
            let top: Vec<CardId> = state.deck(*player).iter().copied().take(usize::from(*n)).collect();
            top.iter().for_each(|&id| state.card_mut(id).loose = true);
            top.len() > 1
        }
        Happens::PlayedCheaper(player, id) => spend_next_play(state, book, *player, *id),
        Happens::ExtraTurn(player) => {
            let extra = &mut state.side_mut(*player).extra_turns;
            *extra = extra.saturating_add(1);
            true
        }
        Happens::Closing => !std::mem::replace(&mut state.closing, true),
        Happens::ExtraTurnBegins(player) => {
            let extra = &mut state.side_mut(*player).extra_turns;
            let any = *extra > 0;
            *extra = extra.saturating_sub(1);
            any
        }
        Happens::Conceded(player) => {
            state.outcome = Some(Outcome::won(player.other()));
            true
        }
        Happens::CounterStep
        | Happens::BattleEnds
        | Happens::Damaged(..)
        | Happens::Timing(..)
        | Happens::DamageBegins(_)
        | Happens::OnPlayActivated(..)
        | Happens::TriggerActivated(..) => true,
    }
}

/// 7-1-4. The two cards of the battle have battled with each other.
fn fights(state: &mut State) -> bool {
    let Some(battle) = state.battle else { return false };
    let pair = battle.attacker.zip(battle.target);
    if let Some(pair) = pair
        && let Err(at) = state.battled.binary_search(&pair)
    {
        state.battled.insert(at, pair);
    }
    state.battle.as_mut().is_some_and(|b| std::mem::replace(&mut b.fought, pair).is_none())
}

/// 2-7-2. What made this card cheaper was for this one only.
fn spend_next_play(state: &mut State, book: &Book, player: Player, id: CardId) -> bool {
    let used = |m: &Modifier<OnePiece>| {
        let Grant::Own(OwnGrant::NextPlay(filter, _)) = book.grant(m.grant) else { return false };
        m.on == On::Player(player) && Eye::new(state, book, m.by, m.source).is(filter, id)
    };
    let kept: Vec<bool> = state.modifiers.iter().map(|m| !used(m)).collect();
    let any = kept.iter().any(|kept| !kept);
    let mut kept = kept.into_iter();
    state.modifiers.retain(|_| kept.next().unwrap_or(true));
    any
}

/// 3-1-6, 6-5-5-4. What a card had on the field does not follow it.
pub fn leaves<R: Record<OnePiece>>(state: &mut State, id: CardId, record: &mut R) {
    let owner = state.owner(id);
    let given = std::mem::take(&mut state.card_mut(id).don);
    state.card_mut(id).drew = false;
    state.battled.retain(|(a, b)| *a != id && *b != id);
    if given > 0 {
        let before = state.side(owner).don_rested;
        state.side_mut(owner).don_rested += given;
        record.change(|| change(format!("{owner}.don.rested"), before, before + given));
    }
    if let Some(battle) = &mut state.battle {
        battle.attacker = battle.attacker.filter(|&c| c != id);
        battle.target = battle.target.filter(|&c| c != id);
    }
}

/// DON!! cards go from place to place; as many as there are.
fn moves_don<R: Record<OnePiece>>(
    state: &mut State,
    book: &Book,
    player: Player,
    (from, to, n): (DonAt, DonAt, u8),
    record: &mut R,
) -> bool {
    let n = n.min(*don_at(state, player, from));
    if n == 0 || matches!(to, DonAt::Given(id) if !state.card(id).zone.is_field()) {
        return false;
    }
    for (at, add) in [(from, false), (to, true)] {
        let count = don_at(state, player, at);
        let before = *count;
        *count = if add { before + n } else { before - n };
        let after = *count;
        let path = || match at {
            DonAt::Active => format!("{player}.don.active"),
            DonAt::Rested | DonAt::Held => format!("{player}.don.rested"),
            DonAt::Deck => format!("{player}.don.deck"),
            DonAt::Given(id) => format!("{}.don", words::path(state, book, id)),
        };
        record.change(|| change(path(), before, after));
    }
    match from {
        DonAt::Rested => held::lets_go(state, book, player, 0),
        DonAt::Held => held::lets_go(state, book, player, n),
        _ => {}
    }
    true
}

fn don_at(state: &mut State, player: Player, at: DonAt) -> &mut u8 {
    match at {
        DonAt::Given(id) => &mut state.card_mut(id).own.don,
        DonAt::Active => &mut state.side_mut(player).don_active,
        DonAt::Rested | DonAt::Held => &mut state.side_mut(player).don_rested,
        DonAt::Deck => &mut state.side_mut(player).don_deck,
    }
}

/// 6-6-1-2 and others. Does a continuous effect end now?
pub fn ends(m: &Modifier<OnePiece>, ending: Ending, turn: Player) -> bool {
    let until_end = match m.until {
        Duration::EndOfTurn => true,
        Duration::EndOfYourNextTurn => m.armed && turn == m.by,
        Duration::EndOfOpponentsNextTurn => m.armed && turn != m.by,
        _ => false,
    };
    let this_turn = match m.until {
        Duration::ThisTurn => true,
        Duration::YourNextTurn | Duration::OpponentsNextTurn => m.armed,
        _ => false,
    };
    match ending {
        Ending::Battle => m.until == Duration::ThisBattle,
        Ending::ThisTurn => this_turn,
        Ending::UntilEnd => until_end,
        Ending::Turn => until_end || this_turn,
        Ending::UntilStart => m.until == Duration::StartOfYourNextTurn && m.armed,
        Ending::Refresh => match m.until {
            Duration::OpponentsNextRefresh => turn != m.by,
            Duration::YourNextRefresh => turn == m.by,
            _ => false,
        },
    }
}

/// Does a turn that begins bring the end of something nearer?
pub const fn arms(until: Duration, own: bool) -> bool {
    match until {
        Duration::EndOfYourNextTurn | Duration::StartOfYourNextTurn | Duration::YourNextTurn => own,
        Duration::EndOfOpponentsNextTurn | Duration::OpponentsNextTurn => !own,
        _ => false,
    }
}

/// 6-6-1-3. Does it count already? What is for a coming turn does so when that begins.
pub const fn is_in_force(m: &Modifier<OnePiece>) -> bool {
    !matches!(m.until, Duration::YourNextTurn | Duration::OpponentsNextTurn) || m.armed
}

/// The same, for what was put off.
pub const fn arms_later(later: Later, own: bool) -> bool {
    match later {
        Later::StartOfYourNextTurn => own,
        Later::EndOfOpponentsTurn | Later::StartOfOpponentsNextMain => !own,
        Later::EndOfThisTurn | Later::EndOfThisBattle => false,
    }
}

/// 3-6-3. A Leader stays.
pub fn may_move(state: &State, id: CardId) -> bool {
    state.card(id).zone != Zone::Leader
}

/// What a card has been given, in the words of paths.
pub fn grant_path(book: &Book, modifier: &Modifier<OnePiece>) -> String {
    let amount = modifier.amount;
    match book.grant(modifier.grant) {
        Grant::Stat(stat, _) => format!("{amount:+} {}", stat.path()),
        Grant::Base(stat, _) => format!("base {} {amount}", stat.path()),
        Grant::Set(stat, _) => format!("{} {amount}", stat.path()),
        Grant::Keyword(keyword, _) => keyword.path().to_string(),
        Grant::Negated => "negated".into(),
        Grant::Cannot(_) => "prohibition".into(),
        Grant::Own(super::vocabulary::OwnGrant::StaysRested) => "stays rested".into(),
        _ => "effect".into(),
    }
}

/// A card moves from where it is.
pub fn moved(state: &State, card: CardId, to: Zone, how: How, cause: Cause) -> super::Event {
    Move::of(state, card, to, how, cause).event()
}
