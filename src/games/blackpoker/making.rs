//! P-5. Making an action: say it, pay, put out the key cards, name the target.
//!
//! The cost is paid before keys and target are named, yet no dead end is offered: every payment must leave fitting key cards and a target.

use super::actions::{Aim, Cost, Kind, Note};
use super::attempt::{Attempt, Hand, candidates, characters, staged_target};
use super::cards::{Card, Cards, Thing};
use super::event::Event;
use super::flow::marks_when_made;
pub use super::frame::Make;
use super::readings::{COST_BULWARK, EMPTY_DECK_BY_COST, TWIST_CHOICE, UNPAYABLE_COST};
use super::state::Target;
use super::unknown::Next;
use super::{BlackPoker, Choice, Cx, Found, Options, offer_next};
use crate::engine::{Asked, Chooser, ClauseId, Flow, Outcome, Player, Refusal, Row, asks, citing, does};

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
            cx.support(head.clause);
            if let Some((Note::Once, clause)) = head.note {
                cx.support(clause);
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

fn pay_options(cx: &Cx<'_>, l: &Make, options: &mut Options) -> Asked<BlackPoker> {
    let player = cx.state.chance;
    let side = cx.state.side(player);
    let attempt = Attempt::new(cx, player, l.kind);
    match l.due() {
        None => Asked::Nobody(Flow::Next),
        Some(Cost::B) => {
            for thing in cx.state.characters(player).chain(cx.state.characters(player.other())) {
                let legal = attempt.may_drive(cx.state, thing) && !l.drove.contains(&thing);
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
                let legal = attempt.possible(cx.state, hand, l.paid + 1);
                let refused = || Refusal::by("P-5-3");
                options.offer(Choice::Discard(card), if legal { Ok(()) } else { Err(refused()) });
            }
            if side.hand_unknown > 0 {
                let hand = Hand { known: side.hand, unknown: side.hand_unknown - 1 };
                let legal = attempt.possible(cx.state, hand, l.paid + 1);
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
            cx.decide("S-2-1");
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
            cx.decide("S-2-3");
            cx.event(Event::Discard(player, Some(card)));
        }
        Choice::DiscardUnknown => {
            cx.decide("S-2-3");
            cx.event(Event::Discard(player, None));
        }
        Choice::Is(_, card) => pay_l(cx, player, Event::DamageCard(player, card)),
        Choice::Unseen | Choice::Whatever => pay_l(cx, player, Event::Damage(player, 1)),
        _ => {
            cx.decide(match due {
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
    cx.decide("S-2-2");
    cx.support("P-1-8");
    cx.event(damage);
    if cx.state.side(player).deck_size() == 1 && cx.reading(EMPTY_DECK_BY_COST) == 1 {
        cx.cite("P-7-1");
        cx.event(Event::End(Outcome::won(player.other())));
    }
}

fn keys_out(cx: &Cx<'_>) -> u8 {
    cx.state.made.as_ref().map_or(0, |a| a.keys.len())
}

fn key_options(cx: &Cx<'_>, l: &Make, options: &mut Options) -> Asked<BlackPoker> {
    let player = cx.state.chance;
    let side = cx.state.side(player);
    let head = l.kind.head();
    let attempt = Attempt::new(cx, player, l.kind);
    let Some(&key) = head.keys.get(usize::from(keys_out(cx))) else { return Asked::Nobody(Flow::Next) };
    let aims = |card: Card| match head.aim {
        Some((aim, _)) => candidates(cx.state, aim).any(|t| attempt.refuses_target(cx.state, Some(card), t).is_ok()),
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
    // The known cards come first.
    for card in side.hand.iter().chain(all.except(side.hand).iter()) {
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
        cx.support("S-1-3");
        cx.support(l.kind.head().clause);
        cx.event(Event::PutKey(cx.state.chance, card));
    }
    Flow::Again
}

fn target_options(cx: &Cx<'_>, l: &Make, options: &mut Options) -> Asked<BlackPoker> {
    let player = cx.state.chance;
    let Some((aim, clause)) = l.kind.head().aim else { return Asked::Nobody(Flow::Next) };
    let key = cx.state.made.as_ref().and_then(|a| a.keys.first());
    let attempt = Attempt::new(cx, player, l.kind);
    for target in candidates(cx.state, aim) {
        let legal = attempt.refuses_target(cx.state, key, target);
        options.offer_unless(Choice::Target(target), legal.is_err(), || Refusal::by(legal.err().unwrap_or_default()));
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
        cx.decide(clause);
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
