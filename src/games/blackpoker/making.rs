//! P-5. Making an action: say it, pay, put out the key cards, name the target.
//!
//! The cost is paid before keys and target are named, yet no dead end is offered: every payment must leave fitting key cards and a target.

use serde::{Deserialize, Serialize};

use super::actions::{Aim, Cost, Kind, Note, Timing};
use super::cards::{Card, Cards, Thing};
use super::event::Event;
use super::flow::marks_when_made;
use super::readings::{COST_BULWARK, EMPTY_DECK_BY_COST, ONCE_COUNTED, TWIST_CHOICE, UNPAYABLE_COST};
use super::state::{Action, State, Target};
use super::unknown::Next;
use super::{BlackPoker, Choice, Cx, Found, Options, offer_next};
use crate::engine::{Asked, Chooser, ClauseId, Flow, Outcome, Player, Refusal, Row, asks, citing, does};

/// Where the making stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Make {
    /// Which action.
    kind: Kind,
    /// Items of the cost paid so far.
    paid: u8,
    /// The bulwarks that paid: each pays once.
    drove: Vec<Thing>,
}

impl Make {
    /// An action is about to be made.
    pub fn new(kind: Kind) -> Self {
        Self { kind, paid: 0, drove: Vec::new() }
    }

    fn due(&self) -> Option<Cost> {
        self.kind.head().cost.get(self.paid as usize).copied()
    }
}

const HEADS: &str = "A-1 A-2 A-3 A-4 A-5 A-8 A-9 A-12 A-13 A-14 A-15 A-16 A-17 A-18 A-1-N A-9-N";
const TARGETS: &str = "A-5-T-1 A-12-T A-13-T A-14-T A-15-T A-16-T A-17-T";

/// P-5-1 to P-5-4.
pub static MAKE: [Row<BlackPoker, Make>; 5] = [
    citing(
        HEADS,
        does("P-5-1", "bp-row-announce", |cx, l| {
            let by = cx.state.chance;
            let head = l.kind.head();
            cx.event(Event::Announce(by, l.kind));
            cx.cite(head.clause);
            if let Some((Note::Once, clause)) = head.note {
                cx.cite(clause);
                if marks_when_made(cx) {
                    cx.event(Event::Mark(by, l.kind));
                }
            }
            Flow::Next
        }),
    ),
    citing("S-2-1 S-2-2 S-2-3 P-1-8 P-7-1", asks("P-5-2", "bp-row-pay", pay_options, pay)),
    citing(
        "S-1-3 A-2 A-3 A-4 A-5 A-12 A-13 A-14 A-15 A-16 A-17 A-18",
        asks("P-5-3", "bp-row-key", key_options, put_key),
    ),
    citing(TARGETS, asks("P-5-4", "bp-row-target", target_options, aim)),
    asks("A-14-1", "bp-row-twist-when-made", twist_options, |cx, _, choice| {
        cx.reading(TWIST_CHOICE);
        if let Choice::State(driven) = choice {
            cx.event(Event::AimState(driven));
        }
        Flow::Return
    }),
];

/// Reasons against an action. Where nobody asks why, the first is enough.
struct Reasons {
    why: bool,
    refusal: Refusal,
    refused: bool,
}

impl Reasons {
    fn add(&mut self, clauses: &[&'static str]) {
        self.refused = true;
        if self.why {
            for id in clauses.iter().copied().map(ClauseId::new) {
                if !self.refusal.clauses.contains(&id) {
                    self.refusal.clauses.push(id);
                }
            }
        }
    }

    fn is_enough(&self) -> bool {
        self.refused && !self.why
    }

    fn result(self) -> Result<(), Refusal> {
        if self.refused { Err(self.refusal) } else { Ok(()) }
    }
}

/// P-3-4 to P-9-2. May this player make this action now? With every clause that refuses it, if `why`.
pub fn may_make(cx: &Cx<'_>, player: Player, kind: Kind, why: bool) -> Result<(), Refusal> {
    let state = cx.state;
    let head = kind.head();
    let side = state.side(player);
    let mut reasons = Reasons { why, refusal: Refusal::default(), refused: false };
    match head.note {
        Some((Note::NotDirect, clause)) => reasons.add(&[clause, "P-9-2"]),
        Some((Note::Once, clause)) if kind.mark().is_some_and(|mark| side.marks[mark]) => {
            reasons.add(&[clause, "P-9-1"]);
            reasons.refusal.readings.insert(ONCE_COUNTED);
        }
        _ => {}
    }
    if head.timing == Timing::Main && (state.turn != player || !state.stage.is_empty()) {
        reasons.add(&[head.clause, "P-3-4"]);
    }
    if reasons.is_enough() {
        return reasons.result();
    }
    let hand = Hand { known: side.hand, unknown: side.hand_unknown };
    let keys = has_keys(state, player, kind, hand);
    if !keys {
        reasons.add(&["P-5-3", head.clause]);
    }
    let payable = cx.peek(UNPAYABLE_COST) == 1 || may_pay(cx, player, kind, &mut reasons);
    if reasons.is_enough() {
        return reasons.result();
    }
    if !payable {
        reasons.refusal.readings.insert(UNPAYABLE_COST);
    }
    if let Some((aim, clause)) = head.aim {
        let aimed = if keys && payable {
            possible(cx, player, kind, hand, 0)
        } else {
            candidates(state, aim).any(|t| target_refusal(state, player, kind, None, t).is_ok())
        };
        if !aimed {
            reasons.add(&["P-5-5", clause]);
        }
    }
    reasons.result()
}

/// P-5-8. Can the whole cost be paid?
fn may_pay(cx: &Cx<'_>, player: Player, kind: Kind, reasons: &mut Reasons) -> bool {
    let head = kind.head();
    let side = cx.state.side(player);
    let due = |cost: Cost| head.cost.iter().filter(|c| **c == cost).count();
    let mut payable = true;
    let mut short = |of: &'static str| {
        reasons.add(&["P-5-8", of]);
        payable = false;
    };
    let bulwarks = due(Cost::B);
    if bulwarks > 0 {
        let all = cx.state.characters(player).chain(cx.state.characters(player.other()));
        if all.filter(|&b| may_pay_b(cx, player, &[], b)).count() < bulwarks {
            short("S-2-1");
        }
    }
    if due(Cost::L) > usize::from(side.deck_size()) {
        short("S-2-2");
    }
    if due(Cost::D) > 0 && due(Cost::D) + head.keys.len() > usize::from(side.hand_size()) {
        short("S-2-3");
    }
    payable
}

/// The cards that may still be used.
#[derive(Clone, Copy)]
struct Hand {
    known: Cards,
    unknown: u8,
}

impl Hand {
    fn size(self) -> u8 {
        self.known.len() + self.unknown
    }
}

/// Are there fitting key cards in hand, whatever the target?
fn has_keys(state: &State, player: Player, kind: Kind, hand: Hand) -> bool {
    let pool = state.side(player).may_be();
    let mut unknown = hand.unknown;
    kind.head().keys.iter().all(|key| {
        if hand.known.iter().any(|c| key.fits(c)) {
            return true;
        }
        let found = unknown > 0 && pool.iter().any(|c| key.fits(c));
        unknown -= u8::from(found);
        found
    })
}

/// P-5-5. Can the keys still be put out and a target be named, with these cards left and so many items of cost to come?
fn possible(cx: &Cx<'_>, player: Player, kind: Kind, hand: Hand, paid: u8) -> bool {
    let state = cx.state;
    let head = kind.head();
    let due = head.cost.iter().skip(paid as usize).filter(|c| **c == Cost::D).count();
    let due = if cx.peek(UNPAYABLE_COST) == 0 { due } else { 0 };
    if usize::from(hand.size()) < due + head.keys.len() {
        return false;
    }
    let Some((aim, _)) = head.aim else { return has_keys(state, player, kind, hand) };
    let aims = |key: Option<Card>| candidates(state, aim).any(|t| target_refusal(state, player, kind, key, t).is_ok());
    if aim != Aim::OwnSoldierOfSuit {
        return has_keys(state, player, kind, hand) && aims(None);
    }
    let pool = if hand.unknown > 0 { state.side(player).may_be() } else { Cards::NONE };
    hand.known.and(pool).iter().any(|card| head.keys[0].fits(card) && aims(Some(card)))
}

/// S-2-1. May this bulwark pay B?
fn may_pay_b(cx: &Cx<'_>, player: Player, drove: &[Thing], thing: Thing) -> bool {
    let Some(bulwark) = cx.state.bulwark(thing) else { return false };
    let any = cx.peek(COST_BULWARK) == 1;
    !drove.contains(&thing) && (any || (thing.owner() == player && !bulwark.driven))
}

fn pay_options(cx: &Cx<'_>, l: &Make, options: &mut Options) -> Asked<BlackPoker> {
    let player = cx.state.chance;
    let side = cx.state.side(player);
    match l.due() {
        None => Asked::Nobody(Flow::Next),
        Some(Cost::B) => {
            for thing in cx.state.characters(player).chain(cx.state.characters(player.other())) {
                let legal = may_pay_b(cx, player, &l.drove, thing);
                let refused = || match cx.state.bulwark(thing) {
                    Some(_) => Refusal::by("S-2-1 P-5-2").and(COST_BULWARK),
                    None => Refusal::by("S-2-1"),
                };
                options.offer(Choice::Drive(thing), if legal { Ok(()) } else { Err(refused()) });
            }
            asked_to_pay(cx, player, options)
        }
        Some(Cost::L) => match side.next_lost() {
            Next::Nothing => {
                cx.reading(UNPAYABLE_COST);
                Asked::Itself(Choice::NothingThere)
            }
            next => offer_next(player, next, options),
        },
        Some(Cost::D) => {
            for card in side.hand.iter() {
                let hand = Hand { known: side.hand.without(card), unknown: side.hand_unknown };
                let legal = possible(cx, player, l.kind, hand, l.paid + 1);
                let refused = || Refusal::by("P-5-3");
                options.offer(Choice::Discard(card), if legal { Ok(()) } else { Err(refused()) });
            }
            if side.hand_unknown > 0 {
                let hand = Hand { known: side.hand, unknown: side.hand_unknown - 1 };
                let legal = possible(cx, player, l.kind, hand, l.paid + 1);
                let refused = || Refusal::by("P-5-3");
                options.offer(Choice::DiscardUnknown, if legal { Ok(()) } else { Err(refused()) });
                if legal {
                    side.may_be().iter().for_each(|card| options.nameable(Choice::Discard(card)));
                }
            }
            if options.why() {
                let unseen = if side.hand_unknown > 0 { side.may_be() } else { Cards::NONE };
                for card in Cards::PACK.except(side.hand).except(unseen).iter() {
                    options.offer(Choice::Discard(card), Err(Refusal::by("S-2-3")));
                }
            }
            asked_to_pay(cx, player, options)
        }
    }
}

/// P-5-8. A cost that cannot be paid is only met where a reading lets what is possible be paid.
fn asked_to_pay(cx: &Cx<'_>, player: Player, options: &Options) -> Asked<BlackPoker> {
    if options.offered().is_empty() {
        cx.reading(UNPAYABLE_COST);
        return Asked::Itself(Choice::NothingThere);
    }
    Asked::Of(Chooser::Player(player))
}

fn pay(cx: &mut Cx<'_>, l: &mut Make, choice: Choice) -> Flow<BlackPoker> {
    let player = cx.state.chance;
    let due = l.due();
    l.paid += 1;
    match choice {
        Choice::Drive(thing) => {
            cx.cite("S-2-1");
            if chose_among(cx, player) {
                cx.reading(COST_BULWARK);
            }
            if cx.state.is_driven(thing) {
                cx.note(Found::AlreadyDriven(thing));
            }
            l.drove.push(thing);
            cx.event(Event::Drive(thing));
        }
        Choice::Discard(card) => {
            cx.cite("S-2-3");
            cx.event(Event::Discard(player, Some(card)));
        }
        Choice::DiscardUnknown => {
            cx.cite("S-2-3");
            cx.event(Event::Discard(player, None));
        }
        Choice::Is(_, card) => pay_l(cx, player, Event::DamageCard(player, card)),
        Choice::Unseen | Choice::Whatever => pay_l(cx, player, Event::Damage(player, 1)),
        _ => {
            cx.cite(match due {
                Some(Cost::B) => "S-2-1",
                Some(Cost::L) => "S-2-2",
                _ => "S-2-3",
            });
            cx.note(Found::NotPaid(player));
        }
    }
    Flow::Again
}

/// S-2-1. Is there a bulwark that may pay under one reading and not under the other?
fn chose_among(cx: &Cx<'_>, player: Player) -> bool {
    let differs = |thing: Thing| cx.state.bulwark(thing).is_some_and(|b| b.driven || thing.owner() != player);
    Player::BOTH.into_iter().flat_map(|p| cx.state.characters(p)).any(differs)
}

/// S-2-2. One card from the deck; it was the last one: is the game lost?
fn pay_l(cx: &mut Cx<'_>, player: Player, damage: Event) {
    cx.cite("S-2-2");
    cx.cite("P-1-8");
    cx.event(damage);
    if cx.state.side(player).deck_size() == 1 && cx.reading(EMPTY_DECK_BY_COST) == 1 {
        cx.cite("P-7-1");
        cx.event(Event::End(Outcome::Won(player.other())));
    }
}

fn keys_out(cx: &Cx<'_>) -> u8 {
    cx.state.made.as_ref().map_or(0, |a| a.keys.len())
}

fn key_options(cx: &Cx<'_>, l: &Make, options: &mut Options) -> Asked<BlackPoker> {
    let player = cx.state.chance;
    let side = cx.state.side(player);
    let head = l.kind.head();
    let Some(&key) = head.keys.get(usize::from(keys_out(cx))) else { return Asked::Nobody(Flow::Next) };
    let aims = |card: Card| match head.aim {
        Some((aim, _)) => {
            candidates(cx.state, aim).any(|t| target_refusal(cx.state, player, l.kind, Some(card), t).is_ok())
        }
        None => true,
    };
    let from_pool = if side.hand_unknown > 0 { side.may_be() } else { Cards::NONE };
    let all = if options.why() { Cards::PACK } else { side.hand.and(from_pool) };
    // The second key must remain possible when the first is taken from an unknown card.
    let second_needs_unknown = |used_unknown: bool| {
        let Some(second) = head.keys.get(usize::from(keys_out(cx)) + 1) else { return false };
        let known = side.hand.iter().any(|c| second.fits(c));
        !known && side.hand_unknown - u8::from(used_unknown) == 0
    };
    for card in all.iter() {
        let held = side.hand.has(card) || from_pool.has(card);
        let mut refusal = Refusal::default();
        if !held || (!side.hand.has(card) && second_needs_unknown(true)) {
            refusal.clauses.push(ClauseId::new("P-5-3"));
        }
        if !key.fits(card) {
            refusal.clauses.push(ClauseId::new(head.clause));
        } else if !aims(card) {
            refusal.clauses.push(ClauseId::new("P-5-5"));
            refusal.clauses.extend(head.aim.map(|(_, clause)| ClauseId::new(clause)));
        }
        options.offer(Choice::Key(card), if refusal.clauses.is_empty() { Ok(()) } else { Err(refusal) });
    }
    Asked::Of(Chooser::Player(player))
}

fn put_key(cx: &mut Cx<'_>, l: &mut Make, choice: Choice) -> Flow<BlackPoker> {
    if let Choice::Key(card) = choice {
        cx.cite("S-1-3");
        cx.cite(l.kind.head().clause);
        cx.event(Event::PutKey(cx.state.chance, card));
    }
    Flow::Again
}

/// Everything that could be aimed at, in a fixed order.
fn candidates(state: &State, aim: Aim) -> impl Iterator<Item = Target> + '_ {
    let actions = state.stage.iter().filter_map(staged_target).filter(move |_| aim == Aim::Action);
    let players = Player::BOTH.into_iter().map(Target::Player).filter(move |_| aim == Aim::Opponent);
    let others = characters(state).filter(move |_| !matches!(aim, Aim::Action | Aim::Opponent));
    actions.chain(players).chain(others)
}

/// All characters on the field, as targets.
fn characters(state: &State) -> impl Iterator<Item = Target> + '_ {
    let kind = |thing| if state.bulwark(thing).is_some() { Target::Bulwark(thing) } else { Target::Soldier(thing) };
    Player::BOTH.into_iter().flat_map(|p| state.characters(p)).map(kind)
}

fn staged_target(action: &Action) -> Option<Target> {
    action.first_key().map(|key| Target::Action(key, action.kind))
}

/// The clauses on targets. Without a key card, whether any key card would do.
fn target_refusal(
    state: &State,
    player: Player,
    kind: Kind,
    key: Option<Card>,
    target: Target,
) -> Result<(), &'static str> {
    let Some((aim, clause)) = kind.head().aim else { return Ok(()) };
    let fits = match (aim, target) {
        (Aim::OwnSoldierOfSuit, Target::Soldier(thing) | Target::Bulwark(thing)) => {
            let soldier = state.soldier(thing).filter(|_| thing.owner() == player);
            let fits = soldier.is_some_and(|s| key.is_none_or(|k| s.first.suit() == k.suit()));
            return match (fits, thing.card().is_some_and(Card::is_joker)) {
                (true, _) => Ok(()),
                (false, true) => Err("A-5-T-1 A-5-T-2"),
                (false, false) => Err(clause),
            };
        }
        (Aim::Soldier, Target::Soldier(_)) => true,
        (Aim::Character, Target::Soldier(_) | Target::Bulwark(_)) => true,
        (Aim::Bulwark, Target::Bulwark(_)) => true,
        (Aim::Action, Target::Action(..)) => true,
        (Aim::Opponent, Target::Player(at)) => at != player,
        _ => false,
    };
    if fits { Ok(()) } else { Err(clause) }
}

fn target_options(cx: &Cx<'_>, l: &Make, options: &mut Options) -> Asked<BlackPoker> {
    let player = cx.state.chance;
    let Some((aim, clause)) = l.kind.head().aim else { return Asked::Nobody(Flow::Next) };
    let key = cx.state.made.as_ref().and_then(|a| a.keys.first());
    for target in candidates(cx.state, aim) {
        let legal = target_refusal(cx.state, player, l.kind, key, target);
        options.offer(Choice::Target(target), legal.map_err(Refusal::by));
    }
    if options.why() {
        offer_wrong_targets(cx, player, aim, clause, options);
    }
    Asked::Of(Chooser::Player(player))
}

/// What a player might point at all the same: an action without key cards, the action itself, a character or a player.
fn offer_wrong_targets(cx: &Cx<'_>, player: Player, aim: Aim, clause: &'static str, options: &mut Options) {
    if aim == Aim::Action {
        for action in cx.state.stage.iter().filter(|a| a.keys.is_empty()) {
            options.offer(Choice::KeylessAction(action.by, action.kind), Err(Refusal::by(clause)));
        }
        if let Some(own) = cx.state.made.as_ref().and_then(staged_target) {
            options.offer(Choice::Target(own), Err(Refusal::by("P-5-6")));
        }
    } else {
        for action in cx.state.stage.iter().filter_map(staged_target) {
            options.offer(Choice::Target(action), Err(Refusal::by(clause)));
        }
    }
    if matches!(aim, Aim::Action | Aim::Opponent) {
        for target in characters(cx.state) {
            options.offer(Choice::Target(target), Err(Refusal::by(clause)));
        }
    }
    if aim != Aim::Opponent {
        for at in [player, player.other()] {
            options.offer(Choice::Target(Target::Player(at)), Err(Refusal::by(clause)));
        }
    }
}

fn aim(cx: &mut Cx<'_>, l: &mut Make, choice: Choice) -> Flow<BlackPoker> {
    if let (Choice::Target(target), Some((_, clause))) = (choice, l.kind.head().aim) {
        cx.cite(clause);
        cx.event(Event::Aim(target));
    }
    Flow::Next
}

/// A reading: the state is chosen when Twist is made, and must be the other one.
fn twist_options(cx: &Cx<'_>, l: &Make, options: &mut Options) -> Asked<BlackPoker> {
    if l.kind != Kind::Twist || cx.peek(TWIST_CHOICE) == 0 {
        return Asked::Nobody(Flow::Return);
    }
    let Some(thing) = cx.state.made.as_ref().and_then(|a| a.target).and_then(Target::character) else {
        return Asked::Nobody(Flow::Return);
    };
    let driven = cx.state.is_driven(thing);
    for to in [true, false] {
        let refused = || Refusal::by("A-14-1").and(TWIST_CHOICE);
        options.offer(Choice::State(to), if to == driven { Err(refused()) } else { Ok(()) });
    }
    Asked::Of(Chooser::Player(cx.state.chance))
}
