//! 10. Keywords, and the timings of auto effects: what a batch of events sets off.

use serde::{Deserialize, Serialize};

use super::areas::Phase;
use super::differences::Differs;
use super::event::{DonAt, Happens, How, Moment};
use super::matching::means;
use super::vocabulary::{Condition, Deed, Filter, Kind, OwnCondition, Timing, When, Whose, Zone};
use super::{Book, Event, Eye, OnePiece, State, readings};
use crate::cardgame::finding::{Happened, SetOff};
use crate::cardgame::waiting::leaves;
use crate::cardgame::{CardId, Cause, Few, Held, Move, Zone as _};
use crate::engine::{ClauseId, Noticed, Player, Registered, RegisteredKind};

/// The clauses of the timings: the deciding one, and those that say more.
const ON_PLAY: SetOff = ("10-2-6-1", &["8-1-3-1"]);
const WHEN_ATTACKING: SetOff = ("10-2-5-1", &["7-1-1-3", "8-1-3-1"]);
const ON_OPPONENTS_ATTACK: SetOff = ("10-2-16-1", &["7-1-1-3", "8-1-3-1"]);
const ON_BLOCK: SetOff = ("10-2-15-1", &["7-1-2-1", "8-1-3-1"]);
/// The older edition has a clause of its own for them.
const ON_BLOCK_OLDER: SetOff = ("10-2-15-1", &["=7-1-2-2", "8-1-3-1"]);
const ON_KO: SetOff = ("10-2-17-1", &["8-1-3-1", "10-2-17-2", "8-4-5", "10-2-1-3"]);
const END_OF_YOUR_TURN: SetOff = ("10-2-7-1", &["6-6-1-1", "6-6-1-1-1"]);
const END_OF_OPPONENTS_TURN: SetOff = ("10-2-8-1", &["6-6-1-1", "6-6-1-1-2"]);
const START_OF_TURN: SetOff = ("6-2-2", &["8-1-3-1"]);
const START_OF_MAIN: SetOff = ("6-5-1", &["8-1-3-1"]);
const END_OF_BATTLE: SetOff = ("7-1-5-2", &["8-1-3-1"]);
const ATTACKED: SetOff = ("7-1-3-1", &["8-1-3-1"]);
/// "When …", written out.
pub const WHEN: SetOff = ("8-1-3-1", &["8-1-3-1-1", "8-3-1-8"]);
const EVENT_ACTIVATED: SetOff = ("8-1-3-1", &["8-5-4", "8-5-2", "8-1-3-1-1", "8-3-1-8"]);

/// What the register lists of them.
pub fn registered() -> Vec<Registered> {
    let all = [
        ("on-play", ON_PLAY),
        ("when-attacking", WHEN_ATTACKING),
        ("on-opponents-attack", ON_OPPONENTS_ATTACK),
        ("on-block", ON_BLOCK),
        ("on-ko", ON_KO),
        ("end-of-your-turn", END_OF_YOUR_TURN),
        ("end-of-opponents-turn", END_OF_OPPONENTS_TURN),
        ("start-of-turn", START_OF_TURN),
        ("start-of-main", START_OF_MAIN),
        ("end-of-battle", END_OF_BATTLE),
        ("when-attacked", ATTACKED),
        ("when", WHEN),
    ];
    let entry = |(name, (clause, also)): (&'static str, (&'static str, &'static [&'static str]))| Registered {
        elsewhere: &[],
        clause: ClauseId::new(clause),
        also: also.iter().copied().map(ClauseId::new).collect(),
        kind: RegisteredKind::Rule,
        name,
        procedure: "timings",
    };
    all.map(entry).to_vec()
}

/// What a waiting effect keeps.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Waits {
    /// 8-6-2, 8-6-3. What was going on when it was met.
    pub met: Met,
    /// 10-2-17. It was activated on the field by a K.O., or by leaving it.
    pub by_ko: bool,
    /// It comes to nothing, and why.
    pub void: Option<Void>,
    /// 10-2-6-1. It was its card being played that set it off.
    pub on_play: bool,
}

/// Why an effect whose timing came is not activated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Void {
    /// 8-4-5. Its card went to a secret area.
    Secret,
    /// By a reading of the older edition: in the trash it has no DON!! cards.
    NoDon,
}

/// What was going on when an effect's timing came.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Met {
    /// Nothing that it has to wait for.
    #[default]
    Alone,
    /// 8-6-2. Damage processing.
    Damage,
    /// 8-6-3. Another card or effect was being activated.
    Effect,
}

/// 8-1-3-1. One effect that several cards set off at one moment: once for each, or once for all of them. What the text itself says of all of
/// them together ("2 or more DON!! cards", "becomes 0") is one thing.
pub fn merge(book: &Book, held: Held, first: usize, out: &mut Vec<Noticed<OnePiece>>) {
    let together = |t: &Timing| matches!(t, Timing::Own(When::DonReturned(..) | When::LifeBecomes(..)));
    let effect = book.effect(held.def, held.effect);
    let is_one = matches!(&effect.kind, Kind::Auto(all) if all.iter().any(together))
        || book.code(held.def, held.effect).counts_event;
    let each = book.readings.of(readings::AT_ONE_MOMENT) == 0;
    for later in if is_one || !each { out.split_off(first + 1) } else { Vec::new() } {
        if let (Event::Pend(pending), Event::Pend(later)) = (&mut out[first].event, later.event) {
            pending.it.extend(later.it);
        }
    }
    if !is_one {
        out[first..].iter_mut().for_each(|n| n.readings.insert(readings::AT_ONE_MOMENT));
    }
}

/// The card to which an event does this.
pub fn done(deed: Deed, event: &Event) -> Option<(CardId, Cause)> {
    let moved = |m: &Move<OnePiece>, yes: bool| yes.then_some((m.card, m.cause));
    match (deed, event) {
        (Deed::Ko, Event::Move(m)) => moved(m, m.how == How::Kod),
        (Deed::Remove, Event::Move(m)) => moved(m, m.leaves_field()),
        (Deed::ToHand, Event::Move(m)) => moved(m, m.leaves_field() && m.to == Zone::Hand),
        (Deed::Trash, Event::Move(m)) => moved(m, m.leaves_field() && m.to == Zone::Trash && m.how != How::Kod),
        (Deed::Rest, Event::Turn(card, true, cause)) => Some((*card, *cause)),
        (Deed::Rest, Event::Own(Happens::Attack(card) | Happens::Block(card))) => Some((*card, Cause::Rule)),
        _ => None,
    }
}

/// 8-6-2, 8-6-3. What a timing has to wait for. A [Trigger] is used in the middle of damage.
fn met(state: &State, event: &Event) -> Met {
    let cause = match event {
        Event::Move(Move { how: How::Damage | How::Banished | How::Triggered, .. })
        | Event::Own(Happens::Damaged(..) | Happens::TriggerActivated(..)) => return Met::Damage,
        Event::Own(Happens::EventActivated(..) | Happens::OnPlayActivated(..)) => return Met::Effect,
        Event::Move(m) => m.cause,
        Event::Turn(_, _, cause) | Event::Own(Happens::Don(_, _, _, _, cause)) => *cause,
        _ => Cause::Rule,
    };
    match cause.source() {
        Some((_, source)) if state.card(source).zone == Zone::Revealed => Met::Damage,
        Some(_) => Met::Effect,
        None => Met::Alone,
    }
}

/// An effect is set off: is it, after all, and what is kept of it?
pub fn waits(eye: &Eye<'_>, held: Held, event: &Event, noticed: &mut Noticed<OnePiece>) -> bool {
    let (state, book) = (eye.state, eye.book);
    let effect = book.effect(held.def, held.effect);
    let Kind::Auto(timings) = &effect.kind else { return false };
    let older = book.differs(Differs::OnKo);
    let leaving = leaves(event, held.card).is_some();
    let by_ko = leaving && timings.contains(&Timing::Own(When::OnKo));
    if by_ko && older {
        noticed.readings.insert(readings::OLD_ON_KO);
    }
    let in_trash = by_ko && older && book.readings.of(readings::OLD_ON_KO) == 1;
    let asks_for_don = |c: &Condition| matches!(c, Condition::Own(OwnCondition::DonGiven(_)));
    let mut void = (in_trash && effect.conditions.iter().any(asks_for_don)).then_some(Void::NoDon);
    // 8-4-1-1. Whether the conditions hold is looked at when it is activated: on the field for a card that leaves it. Whose turn it
    // is does not change until then.
    let now = |c: &&Condition| leaving || matches!(c, Condition::YourTurn | Condition::OpponentsTurn);
    if !effect.conditions.iter().filter(now).all(|c| eye.may_hold(c))
        || (effect.once && state.is_used(held.card, held.def, held.effect))
    {
        return false;
    }
    // 8-4-5. What a card's own move out of an area sets off needs an open area to go to, unless the text itself names the area.
    // Whether that holds of a card that stays where it is and looks for others that leave, is a reading.
    let names_area = timings.iter().any(|t| matches!(t, Timing::Done(Deed::ToHand, ..)));
    if let Event::Move(m) = event
        && (leaving || !older)
        && m.leaves_field()
        && !names_area
        && !is_to_open(m)
    {
        let reading = match (older, leaving) {
            (true, _) => Some(readings::OLD_LEAVES),
            (false, true) => None,
            (false, false) => Some(readings::WATCHED_LEAVING),
        };
        reading.into_iter().for_each(|reading| noticed.readings.insert(reading));
        if reading.is_none_or(|reading| book.readings.of(reading) == 1) {
            void = Some(Void::Secret);
        }
    }
    let at_end = |t: &Timing| matches!(t, Timing::Own(When::EndOfYourTurn | When::EndOfOpponentsTurn));
    if matches!(event, Event::Move(m) if m.how == How::Played) && timings.iter().any(at_end) {
        noticed.readings.insert(readings::PLAYED_AT_END);
    }
    if let Event::Pend(pending) = &mut noticed.event {
        // Its card is where the effect expects it: in the trash, or wherever it went.
        let played = |m: &Move<OnePiece>| m.how == How::Played && m.card == held.card;
        let on_play = timings.contains(&Timing::Own(When::OnPlay)) && matches!(event, Event::Move(m) if played(m));
        pending.own = Waits { met: met(state, event), by_ko: by_ko || leaving, void, on_play };
    }
    true
}

/// 3-1-5, 3-10-2-1. Does a card go to an open area? Face up, Life is one.
fn is_to_open(m: &Move<OnePiece>) -> bool {
    m.to.is_open() || (m.to == Zone::Life && m.turned)
}

/// 7-1-5-2. The battle of this card ends. What asks for the card that it battled with asks for a battle that came to the Damage Step,
/// wherever that card is by now; it speaks of it only while it is there (3-1-6).
fn at_battles_end(eye: &Eye<'_>, this: CardId, filter: &Filter) -> Option<Happened> {
    let battle = eye.state.battle?;
    let other = match (battle.attacker, battle.target) {
        (Some(a), t) if a == this => t,
        (a, Some(t)) if t == this => a,
        _ => return None,
    };
    let battled = battle.fought.map(|(a, t)| if a == this { t } else { a });
    let yes = *filter == Filter::any() || battled.is_some_and(|id| eye.is(filter, id));
    match other {
        Some(other) => about(yes, END_OF_BATTLE, other),
        None => alone(yes, END_OF_BATTLE),
    }
}

/// Is a timing there, by an event?
pub fn happens(eye: &Eye<'_>, timing: &When, event: &Event, batch: &[Event]) -> Option<Happened> {
    match event {
        Event::Move(m) => by_move(eye, timing, m),
        Event::Own(own) => by_own(eye, timing, own, batch),
        _ => None,
    }
}

/// With no card that it is about.
fn alone(yes: bool, by: SetOff) -> Option<Happened> {
    yes.then(|| (by, Few::new()))
}

/// About a card.
fn about(yes: bool, by: SetOff, card: CardId) -> Option<Happened> {
    yes.then(|| (by, Few::from_slice(&[card])))
}

fn by_move(eye: &Eye<'_>, timing: &When, m: &Move<OnePiece>) -> Option<Happened> {
    let state = eye.state;
    let owner_is = |whose: &Whose| eye.is_player(*whose, state.owner(m.card));
    match timing {
        When::OnPlay => alone(m.how == How::Played && m.card == eye.this, ON_PLAY),
        When::OnKo => alone(m.how == How::Kod && m.card == eye.this, ON_KO),
        // 6-6-1-1. By a reading a card that comes into play at the end of a turn is not too late.
        When::EndOfYourTurn => alone(comes_at_end(eye, m) && state.turn == eye.who, END_OF_YOUR_TURN),
        When::EndOfOpponentsTurn => alone(comes_at_end(eye, m) && state.turn != eye.who, END_OF_OPPONENTS_TURN),
        When::Played(selector, from) => {
            let played = m.how == How::Played && from.is_none_or(|zone| zone == m.from);
            about(played && means(eye, selector, m.card), WHEN, m.card)
        }
        When::LifeRemoved(whose) => about(m.from == Zone::Life && owner_is(whose), WHEN, m.card),
        When::LifeToHand(whose) => about(m.from == Zone::Life && m.to == Zone::Hand && owner_is(whose), WHEN, m.card),
        When::LifeBecomes(whose, n) => {
            let left = state.life(state.owner(m.card)).len() == usize::from(*n);
            alone(m.from == Zone::Life && owner_is(whose) && left, WHEN)
        }
        When::Discarded(whose, by) => {
            let discarded = m.from == Zone::Hand && m.to == Zone::Trash && m.how == How::Moved;
            about(discarded && owner_is(whose) && eye.by(by, m.cause.as_effect()), WHEN, m.card)
        }
        When::DrawnOutside(whose) => alone(m.how == How::Drawn && state.phase != Phase::Draw && owner_is(whose), WHEN),
        _ => None,
    }
}

/// 6-6-1-1. Does this card come into play in the End Phase, in time?
fn comes_at_end(eye: &Eye<'_>, m: &Move<OnePiece>) -> bool {
    let played = m.how == How::Played && m.card == eye.this && eye.state.phase == Phase::End;
    // 6-6-1-2. What was put off is done when the effects of that time are all over.
    played && !eye.state.closing && eye.book.readings.of(readings::PLAYED_AT_END) == 1
}

fn by_own(eye: &Eye<'_>, timing: &When, event: &Happens, batch: &[Event]) -> Option<Happened> {
    let (state, this) = (eye.state, eye.this);
    let is = |whose: &Whose, player: Player| eye.is_player(*whose, player);
    match (timing, event) {
        (When::WhenAttacking, Happens::Target(_)) => {
            alone(state.battle.is_some_and(|b| b.attacker == Some(this)), WHEN_ATTACKING)
        }
        (When::OnOpponentsAttack, Happens::Target(_)) => alone(state.turn != eye.who, ON_OPPONENTS_ATTACK),
        (When::OnBlock, Happens::Block(card)) => {
            alone(*card == this, if eye.book.differs(Differs::OnBlock) { ON_BLOCK_OLDER } else { ON_BLOCK })
        }
        (When::EndOfYourTurn, Happens::Timing(Moment::EndOfTurn, player)) => {
            alone(*player == eye.who, END_OF_YOUR_TURN)
        }
        (When::EndOfOpponentsTurn, Happens::Timing(Moment::EndOfTurn, player)) => {
            alone(*player != eye.who, END_OF_OPPONENTS_TURN)
        }
        (When::StartOfTurn(whose), Happens::Timing(Moment::StartOfTurn, player)) => {
            alone(is(whose, *player), START_OF_TURN)
        }
        (When::StartOfMain(whose), Happens::Timing(Moment::StartOfMain, player)) => {
            alone(is(whose, *player), START_OF_MAIN)
        }
        (When::EndOfBattle(filter), Happens::BattleEnds) => at_battles_end(eye, this, filter),
        (When::DonReturned(whose, least, by), Happens::Don(player, _, DonAt::Deck, _, cause)) => {
            let enough = returned(batch, *player) >= *least;
            alone(is(whose, *player) && enough && eye.by(by, cause.as_effect()), WHEN)
        }
        (When::DonGiven(selector), Happens::Don(_, _, DonAt::Given(card), ..)) => {
            about(means(eye, selector, *card), WHEN, *card)
        }
        (When::DamageTaken(whose), Happens::Damaged(player, _)) => alone(is(whose, *player), WHEN),
        (When::DamageDealt, Happens::Damaged(player, Some(attacker))) => {
            alone(*attacker == this && *player != eye.who, WHEN)
        }
        (When::EventActivated(whose), Happens::EventActivated(player, card)) => {
            about(is(whose, *player), EVENT_ACTIVATED, *card)
        }
        (When::BlockerActivated(whose), Happens::Block(card)) => about(is(whose, state.owner(*card)), WHEN, *card),
        (When::TriggerActivated(whose), Happens::TriggerActivated(player, card))
        | (When::OnPlayActivated(whose), Happens::OnPlayActivated(player, card)) => {
            about(is(whose, *player), WHEN, *card)
        }
        (When::Attacks(selector, named), Happens::Target(target)) => {
            let attacker = state.battle.and_then(|b| b.attacker)?;
            let aimed = named.as_ref().is_none_or(|named| means(eye, named, *target));
            about(aimed && means(eye, selector, attacker), WHEN, attacker)
        }
        (When::Attacked(selector, named), Happens::CounterStep) => {
            let target = state.battle.and_then(|b| b.target)?;
            let attacker = state.battle.and_then(|b| b.attacker);
            let by = named.as_ref().is_none_or(|named| attacker.is_some_and(|id| means(eye, named, id)));
            about(by && means(eye, selector, target), ATTACKED, target)
        }
        (When::Battles(filter), Happens::CounterStep) => {
            let battle = state.battle?;
            let other = match (battle.attacker, battle.target) {
                (Some(a), Some(t)) if a == this => t,
                (Some(a), Some(t)) if t == this => a,
                _ => return None,
            };
            about(eye.is(filter, other), ATTACKED, other)
        }
        _ => None,
    }
}

/// DON!! cards of a player that a batch returns.
fn returned(batch: &[Event], player: Player) -> u8 {
    let of = |e: &Event| match e {
        Event::Own(Happens::Don(p, _, DonAt::Deck, n, _)) if *p == player => *n,
        _ => 0,
    };
    batch.iter().map(of).fold(0, u8::saturating_add)
}
