//! 10. Keywords, and the timings of auto effects: what a batch of events sets off.

use super::areas::{CardId, Met, Pending, State, Void, Zone};
use super::cards::Book;
use super::effects::{By, Condition, Happening, Kind, Timing};
use super::event::{Cause, DonAt, Event, How, When};
use super::matching::{Eye, zone_of};
use super::selector::{Selector, Side};
use super::values::Held;
use super::{OnePiece, readings};
use crate::engine::{ClauseId, Moment, Noticed, Player, ReadingSet, Registered, RegisteredKind};

/// The clauses of the timings: the deciding one, and those that say more.
const ON_PLAY: (&str, &[&str]) = ("10-2-6-1", &["8-1-3-1"]);
const WHEN_ATTACKING: (&str, &[&str]) = ("10-2-5-1", &["7-1-1-3", "8-1-3-1"]);
const ON_OPPONENTS_ATTACK: (&str, &[&str]) = ("10-2-16-1", &["7-1-1-3", "8-1-3-1"]);
const ON_BLOCK: (&str, &[&str]) = ("10-2-15-1", &["7-1-2-1", "8-1-3-1"]);
/// The older edition has a clause of its own for them.
const ON_BLOCK_OLDER: (&str, &[&str]) = ("10-2-15-1", &["=7-1-2-2", "8-1-3-1"]);
const ON_KO: (&str, &[&str]) = ("10-2-17-1", &["8-1-3-1", "10-2-17-2", "8-4-5", "10-2-1-3"]);
const END_OF_YOUR_TURN: (&str, &[&str]) = ("10-2-7-1", &["6-6-1-1", "6-6-1-1-1", "6-6-1-1-3"]);
const END_OF_OPPONENTS_TURN: (&str, &[&str]) = ("10-2-8-1", &["6-6-1-1", "6-6-1-1-2", "6-6-1-1-4"]);
const START_OF_TURN: (&str, &[&str]) = ("6-2-2", &["8-1-3-1"]);
const START_OF_MAIN: (&str, &[&str]) = ("6-5-1", &["8-1-3-1"]);
const END_OF_BATTLE: (&str, &[&str]) = ("7-1-5-2", &["8-1-3-1"]);
const ATTACKED: (&str, &[&str]) = ("7-1-3-1", &["8-1-3-1"]);
const WHEN: (&str, &[&str]) = ("8-1-3-1", &["8-1-3-1-1", "8-3-1-8"]);
const EVENT_ACTIVATED: (&str, &[&str]) = ("8-1-3-1", &["8-5-4", "8-5-2", "8-1-3-1-1", "8-3-1-8"]);

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
        clause: ClauseId::new(clause),
        also: also.iter().copied().map(ClauseId::new).collect(),
        kind: RegisteredKind::Rule,
        name,
        procedure: "timings",
    };
    all.map(entry).to_vec()
}

/// The auto effects that a batch sets off.
pub fn noticed(state: &State, book: &Book, batch: &[Event], moment: Moment, out: &mut Vec<Noticed<OnePiece>>) {
    // 10-2-17-1. What leaves the field is looked at there, the moment before; everything else the moment after.
    let before = moment == Moment::Before;
    let mut loud = batch.iter().filter(|e| sets_off(e) && leaves_field(e).is_some() == before).peekable();
    if loud.peek().is_none() {
        return;
    }
    let returned = Player::BOTH.map(|player| {
        let of = |e: &Event| match e {
            Event::Don(p, _, DonAt::Deck, n, _) if *p == player => *n,
            _ => 0,
        };
        batch.iter().map(of).fold(0, u8::saturating_add)
    });
    let loud: Vec<&Event> = loud.collect();
    let look = Look { state, book, returned };
    for held in &state.values(book).autos {
        let first = out.len();
        for event in &loud {
            look.one(event, *held, out);
            // Two DON!! cards that are given are two.
            if let (Event::Don(_, _, DonAt::Given(_), n, _), Some(last)) = (event, out.len().checked_sub(1))
                && last >= first
            {
                (1..*n).for_each(|_| look.one(event, *held, out));
            }
        }
        if out.len() > first + 1 {
            merge(book, *held, first, out);
        }
    }
}

/// 8-1-3-1. One effect that several cards set off at one moment: once for each, or once for all of them. What the text itself says of all of
/// them together ("2 or more DON!! cards", "becomes 0") is one thing.
fn merge(book: &Book, held: Held, first: usize, out: &mut Vec<Noticed<OnePiece>>) {
    let together = |t: &Timing| matches!(t, Timing::When(Happening::DonReturned(..) | Happening::LifeBecomes(..)));
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

/// Can an event set something off at all?
fn sets_off(event: &Event) -> bool {
    match event {
        Event::Move { how, .. } => !matches!(how, How::Placed | How::Redrawn | How::Countered),
        Event::Rest(..)
        | Event::Attack(_)
        | Event::Target(_)
        | Event::Block(_)
        | Event::CounterStep
        | Event::BattleEnds
        | Event::Damaged(..)
        | Event::EventActivated(..)
        | Event::TriggerActivated(..)
        | Event::OnPlayActivated(..)
        | Event::Timing(..) => true,
        Event::Don(_, _, to, ..) => matches!(to, DonAt::Deck | DonAt::Given(_)),
        _ => false,
    }
}

fn leaves_field(event: &Event) -> Option<CardId> {
    match event {
        Event::Move { card, from, to, .. } if from.is_field() && !to.is_field() => Some(*card),
        _ => None,
    }
}

struct Look<'a> {
    state: &'a State,
    book: &'a Book,
    /// DON!! cards that the batch returns, by player.
    returned: [u8; 2],
}

/// What was found to be set off: clauses, and the cards that it is about.
type SetOff = ((&'static str, &'static [&'static str]), Vec<CardId>);

impl Look<'_> {
    /// 8-6-2, 8-6-3. What the timing has to wait for. A [Trigger] is used in the middle of damage.
    fn met(&self, event: &Event) -> Met {
        let cause = match event {
            Event::Move { how: How::Damage | How::Banished | How::Triggered, .. }
            | Event::Damaged(..)
            | Event::TriggerActivated(..) => return Met::Damage,
            Event::EventActivated(..) | Event::OnPlayActivated(..) => return Met::Effect,
            Event::Move { cause, .. } | Event::Rest(_, cause) | Event::Don(_, _, _, _, cause) => *cause,
            _ => Cause::Rule,
        };
        match cause.source() {
            Some((_, source)) if self.state.card(source).zone == Zone::Revealed => Met::Damage,
            Some(_) => Met::Effect,
            None => Met::Alone,
        }
    }

    fn one(&self, event: &Event, held: Held, out: &mut Vec<Noticed<OnePiece>>) {
        let Kind::Auto(timings) = &self.book.effect(held.def, held.effect).kind else { return };
        let who = self.state.owner(held.card);
        let eye = Eye::new(self.state, self.book, who, held.card);
        let Some(((clause, also), it)) = timings.iter().find_map(|t| self.timing(&eye, t, event)) else { return };
        let effect = self.book.effect(held.def, held.effect);
        let mut readings = ReadingSet::default();
        let by_ko = timings.contains(&Timing::OnKo) && leaves_field(event) == Some(held.card);
        // Conditions in brackets are looked at when the timing comes: what is not fulfilled is not activated.
        let older = self.book.is_older();
        if by_ko && older {
            readings.insert(readings::OLD_ON_KO);
        }
        let in_trash = by_ko && older && self.book.readings.of(readings::OLD_ON_KO) == 1;
        let mut void = (in_trash && effect.conditions.iter().any(asks_for_don)).then_some(Void::NoDon);
        let leaving = leaves_field(event) == Some(held.card);
        // 8-4-1-1. Whether the conditions hold is looked at when it is activated: on the field for a card that leaves it. Whose turn it
        // is does not change until then.
        let now = |c: &&Condition| leaving || matches!(c, Condition::YourTurn | Condition::OpponentsTurn);
        if !effect.conditions.iter().filter(now).all(|c| eye.holds(c)) {
            return;
        }
        if effect.once && super::turn::is_used(self.state, held.card, held.def, held.effect) {
            return;
        }
        // 8-4-5. What a move out of an area sets off needs an open area to go to, unless the text itself names the area.
        let names_area = timings.iter().any(|t| matches!(t, Timing::When(Happening::ReturnedToHand(..))));
        if leaves_field(event).is_some() && !names_area && !is_to_open(event) {
            if older {
                readings.insert(readings::OLD_LEAVES);
            }
            if !older || self.book.readings.of(readings::OLD_LEAVES) == 1 {
                void = Some(Void::Secret);
            }
        }
        out.push(Noticed {
            clause: ClauseId::new(clause),
            also,
            readings,
            event: Event::Pend(Pending {
                who,
                card: held.card,
                def: held.def,
                effect: held.effect,
                wave: self.state.wave,
                met: self.met(event),
                it,
                moved: false,
                // Its card is where the effect expects it: in the trash, or wherever it went.
                by_ko: by_ko || leaving,
                void,
            }),
        });
    }

    fn timing(&self, eye: &Eye<'_>, timing: &Timing, event: &Event) -> Option<SetOff> {
        let this = eye.this;
        let is = |yes: bool, clauses| yes.then(|| (clauses, Vec::new()));
        match (timing, event) {
            (Timing::OnPlay, Event::Move { card, how: How::Played, .. }) => is(*card == this, ON_PLAY),
            (Timing::OnKo, Event::Move { card, how: How::Kod, .. }) => is(*card == this, ON_KO),
            (Timing::WhenAttacking, Event::Target(_)) => {
                is(self.state.battle.is_some_and(|b| b.attacker == Some(this)), WHEN_ATTACKING)
            }
            (Timing::OnOpponentsAttack, Event::Target(_)) => is(self.state.turn != eye.who, ON_OPPONENTS_ATTACK),
            (Timing::OnBlock, Event::Block(card)) => {
                is(*card == this, if self.book.is_older() { ON_BLOCK_OLDER } else { ON_BLOCK })
            }
            (Timing::EndOfYourTurn, Event::Timing(When::EndOfTurn, player)) => is(*player == eye.who, END_OF_YOUR_TURN),
            (Timing::EndOfOpponentsTurn, Event::Timing(When::EndOfTurn, player)) => {
                is(*player != eye.who, END_OF_OPPONENTS_TURN)
            }
            (Timing::StartOfTurn(side), Event::Timing(When::StartOfTurn, player)) => {
                is(eye.players(*side).any(|p| p == *player), START_OF_TURN)
            }
            (Timing::StartOfMain(side), Event::Timing(When::StartOfMain, player)) => {
                is(eye.players(*side).any(|p| p == *player), START_OF_MAIN)
            }
            (Timing::EndOfBattle(filter), Event::BattleEnds) => {
                let other = self.fought_with(this)?;
                eye.is(filter, other).then(|| (END_OF_BATTLE, vec![other]))
            }
            (Timing::When(happening), _) => self.happens(eye, happening, event),
            _ => None,
        }
    }

    /// 7-1-5-2. The card that a card fought with in the battle that ends.
    fn fought_with(&self, this: CardId) -> Option<CardId> {
        let battle = self.state.battle.filter(|b| b.fought)?;
        match (battle.attacker, battle.target) {
            (Some(a), t) if a == this => t,
            (a, Some(t)) if t == this => a,
            _ => None,
        }
    }

    /// A card, if a selector means it. A card that has left is looked at as it was, by what is printed.
    fn means(&self, eye: &Eye<'_>, selector: &Selector, card: CardId) -> bool {
        eye.players(selector.side).any(|p| p == self.state.owner(card)) && eye.is(&selector.filter, card)
    }

    fn happens(&self, eye: &Eye<'_>, happening: &Happening, event: &Event) -> Option<SetOff> {
        let when = |yes: bool, it: Vec<CardId>| yes.then_some((WHEN, it));
        let player_is = |side: &Side, player: Player| eye.players(*side).any(|p| p == player);
        match (happening, event) {
            (Happening::Kod(selector, by), Event::Move { card, how: How::Kod, cause, .. }) => {
                when(self.means(eye, selector, *card) && by_this(eye, by, *cause), vec![*card])
            }
            (Happening::Removed(selector, by), Event::Move { card, cause, .. }) if leaves_field(event).is_some() => {
                when(self.means(eye, selector, *card) && by_this(eye, by, *cause), vec![*card])
            }
            (Happening::ReturnedToHand(selector, by), Event::Move { card, to: Zone::Hand, cause, .. })
                if leaves_field(event).is_some() =>
            {
                when(self.means(eye, selector, *card) && by_this(eye, by, *cause), vec![*card])
            }
            (Happening::Trashed(selector, by), Event::Move { card, to: Zone::Trash, how, cause, .. })
                if leaves_field(event).is_some() && *how != How::Kod =>
            {
                when(self.means(eye, selector, *card) && by_this(eye, by, *cause), vec![*card])
            }
            (Happening::Rested(selector, by), Event::Rest(card, cause)) => {
                when(self.means(eye, selector, *card) && by_this(eye, by, *cause), vec![*card])
            }
            (Happening::Rested(selector, By::Anything), Event::Attack(card) | Event::Block(card)) => {
                when(self.means(eye, selector, *card), vec![*card])
            }
            (Happening::Played(selector, area), Event::Move { card, from, how: How::Played, .. }) => {
                let from_there = area.is_none_or(|a| zone_of(a) == *from);
                when(from_there && self.means(eye, selector, *card), vec![*card])
            }
            (Happening::DonReturned(side, least, by), Event::Don(player, _, DonAt::Deck, _, cause)) => {
                let returned = self.returned[player.index()];
                when(player_is(side, *player) && returned >= *least && by_this(eye, by, *cause), Vec::new())
            }
            (Happening::DonGiven(selector), Event::Don(_, _, DonAt::Given(card), ..)) => {
                when(self.means(eye, selector, *card), vec![*card])
            }
            (Happening::DamageTaken(side), Event::Damaged(player, _)) => when(player_is(side, *player), Vec::new()),
            (Happening::DamageDealt, Event::Damaged(player, Some(attacker))) => {
                when(*attacker == eye.this && *player != eye.who, Vec::new())
            }
            (Happening::LifeRemoved(side), Event::Move { card, from: Zone::Life, .. }) => {
                when(player_is(side, self.state.owner(*card)), vec![*card])
            }
            (Happening::LifeToHand(side), Event::Move { card, from: Zone::Life, to: Zone::Hand, .. }) => {
                when(player_is(side, self.state.owner(*card)), vec![*card])
            }
            (Happening::LifeBecomes(side, n), Event::Move { card, from: Zone::Life, .. }) => {
                let owner = self.state.owner(*card);
                when(player_is(side, owner) && self.state.side(owner).life.len() == usize::from(*n), Vec::new())
            }
            (Happening::EventActivated(side), Event::EventActivated(player, card)) => {
                player_is(side, *player).then(|| (EVENT_ACTIVATED, vec![*card]))
            }
            (Happening::BlockerActivated(side), Event::Block(card)) => {
                when(player_is(side, self.state.owner(*card)), vec![*card])
            }
            (Happening::TriggerActivated(side), Event::TriggerActivated(player, card)) => {
                when(player_is(side, *player), vec![*card])
            }
            (
                Happening::Discarded(side, by),
                Event::Move { card, from: Zone::Hand, to: Zone::Trash, how, cause, .. },
            ) => {
                let effect = *how == How::Moved;
                when(effect && player_is(side, self.state.owner(*card)) && by_this(eye, by, *cause), vec![*card])
            }
            (Happening::DrawnOutside(side), Event::Move { card, how: How::Drawn, .. }) => {
                let outside = self.state.phase != super::areas::Phase::Draw;
                when(outside && player_is(side, self.state.owner(*card)), Vec::new())
            }
            (Happening::Attacks(selector), Event::Target(_)) => {
                let attacker = self.state.battle.and_then(|b| b.attacker)?;
                when(self.means(eye, selector, attacker), vec![attacker])
            }
            (Happening::Attacked(selector), Event::CounterStep) => {
                let target = self.state.battle.and_then(|b| b.target)?;
                self.means(eye, selector, target).then(|| (ATTACKED, vec![target]))
            }
            (Happening::Battles(filter), Event::CounterStep) => {
                let battle = self.state.battle?;
                let other = match (battle.attacker, battle.target) {
                    (Some(a), Some(t)) if a == eye.this => t,
                    (Some(a), Some(t)) if t == eye.this => a,
                    _ => return None,
                };
                eye.is(filter, other).then(|| (ATTACKED, vec![other]))
            }
            (Happening::OnPlayActivated(side), Event::OnPlayActivated(player, card)) => {
                when(player_is(side, *player), vec![*card])
            }
            _ => None,
        }
    }
}

/// Is it done by this? "By an effect" includes what is paid for one.
fn by_this(eye: &Eye<'_>, by: &By, cause: Cause) -> bool {
    let cause = match cause {
        Cause::Cost(who, card) => Cause::Effect(who, card),
        cause => cause,
    };
    eye.by(by, cause)
}

/// 3-1-5, 3-10-2-1. Does a card go to an open area? Face up, Life is one.
fn is_to_open(event: &Event) -> bool {
    matches!(event, Event::Move { to, turned, .. } if to.is_open() || (*to == Zone::Life && *turned))
}

fn asks_for_don(condition: &Condition) -> bool {
    matches!(condition, Condition::DonGiven(_))
}
