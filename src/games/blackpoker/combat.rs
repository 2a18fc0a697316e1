//! C-5-3. Combat: attackers, blockers, judgement.

use super::actions::Kind;
use super::cards::{Card, Cards, Thing};
use super::characters::{self, ATTACKER, HASTE};
use super::event::Event;
pub use super::frame::{Ability, Attacking, Blocking, Judging};
use super::magic::{Hit, bury, offer_bulwark};
use super::readings::{ATTACKER_GONE, BLOCK_MIX, LOSING_BLOCKERS, NO_ATTACKER, ROLE_WHEN_TURNED, SOME_BLOCKERS_GONE};
use super::state::{Attacker, State};
use super::{BlackPoker, Choice, Cx, Found, Frame, Options, Subject};
use crate::engine::check::allowed;
use crate::engine::{
    Asked, At, Check, Chooser, ClauseId, Flow, Player, Reckoning, Refusal, Registered, Row, asks, check, citing, does,
    value,
};

/// Attack.
pub static ATTACK: [Row<BlackPoker, Attacking>; 2] = [
    citing("A-9-1-1 A-9-1-2 C-3-1 C-4-1", asks("A-9-1", "bp-row-attackers", attacker_options, choose_attacker)),
    citing(
        "P-6-4",
        does("A-9-2", "bp-row-raise-block", |cx, _| {
            if cx.state.attack.is_empty() {
                cx.note(Found::NoAttacker);
            } else if let Some(by) = cx.state.made.as_ref().map(|a| a.by) {
                cx.support("P-6-4");
                cx.event(Event::Raise(by, Kind::Block));
            }
            Flow::Next
        }),
    ),
];

fn attacker_options(cx: &Cx<'_>, l: &Attacking, options: &mut Options) -> Asked<BlackPoker> {
    let Some(by) = cx.state.made.as_ref().map(|a| a.by) else { return Asked::Nobody(Flow::Next) };
    let why = options.why();
    let mut could = false;
    for (at, thing) in cx.state.characters(by).enumerate() {
        let legal = allowed(&ATTACKER, cx.state, &thing, why);
        could |= legal.is_ok();
        if at < usize::from(l.decided) && legal.is_ok() {
            options.late(Choice::Attacker(thing));
        } else {
            options.offer(Choice::Attacker(thing), legal);
        }
    }
    if why {
        for thing in cx.state.characters(by.other()) {
            options.offer(Choice::Attacker(thing), allowed(&ATTACKER, cx.state, &thing, true));
        }
    }
    if !cx.state.attack.is_empty() {
        options.legal(Choice::NoMore);
    } else if could && cx.peek(NO_ATTACKER) == 1 {
        options.offer(Choice::NoAttacker, Err(Refusal::by("A-9-1").and(NO_ATTACKER)));
    } else {
        options.legal(Choice::NoAttacker);
    }
    Asked::Of(Chooser::Player(by))
}

fn choose_attacker(cx: &mut Cx<'_>, l: &mut Attacking, choice: Choice) -> Flow<BlackPoker> {
    let Choice::Attacker(thing) = choice else {
        let could = |by| cx.state.characters(by).any(|t| allowed(&ATTACKER, cx.state, &t, false).is_ok());
        if choice == Choice::NoAttacker && cx.state.made.as_ref().is_some_and(|a| could(a.by)) {
            cx.reading(NO_ATTACKER);
        }
        return Flow::Next;
    };
    cx.decide("A-9-1-1");
    if !cx.state.attack.is_empty() {
        cx.support("A-9-1-2");
    }
    if let Some(soldier) = cx.state.soldier(thing)
        && characters::is_new(soldier)
        && let Some(clause) = (HASTE.of)(soldier)
    {
        cx.cite(clause);
    }
    let place = cx.state.characters(thing.owner()).position(|t| t == thing).unwrap_or(0);
    l.decided = l.decided.max(u8::try_from(place).map_or(u8::MAX, |place| place + 1));
    cx.event(Event::Drive(thing));
    cx.event(Event::Attacks(thing));
    Flow::Again
}

/// What is asked about a blocker.
#[derive(Debug)]
struct Block {
    defender: Player,
    attacker: usize,
    blocker: Thing,
    mix: bool,
}

/// A-10-1. What may be chosen as a blocker.
static BLOCKER: [Check<State, Block>; 4] = [
    check("A-10-1", "own-character", |state: &State, b: &Block| {
        b.blocker.owner() == b.defender && state.is_on_field(b.blocker)
    }),
    check("A-10-1-3", "not-driven", |state: &State, b: &Block| !state.is_driven(b.blocker)),
    check("A-10-1-1", "one-attacker-each", |state: &State, b: &Block| {
        !state.attack.iter().any(|a| a.blockers.contains(&b.blocker))
    })
    .by(BLOCK_MIX),
    check("A-10-1-2", "soldiers-or-one-bulwark", |state: &State, b: &Block| {
        let is_bulwark = |thing: Thing| state.bulwark(thing).is_some();
        let others = &state.attack[b.attacker].blockers;
        b.mix || others.is_empty() || (!is_bulwark(b.blocker) && !others.iter().any(|&t| is_bulwark(t)))
    })
    .by(BLOCK_MIX),
];

/// Block.
pub static BLOCK: [Row<BlackPoker, Blocking>; 2] = [
    citing("A-10-1-1 A-10-1-2", asks("A-10-1", "bp-row-blockers", blocker_options, choose_blocker)),
    citing(
        "P-6-4",
        does("A-10-2", "bp-row-raise-judgement", |cx, l| {
            cx.support("P-6-4");
            cx.event(Event::Raise(l.by, Kind::DamageJudgement));
            Flow::Next
        }),
    ),
];

fn blocker_options(cx: &Cx<'_>, l: &Blocking, options: &mut Options) -> Asked<BlackPoker> {
    let at = usize::from(l.attacker);
    let Some(attacker) = cx.state.attack.get(at) else { return Asked::Nobody(Flow::Next) };
    // An attacker that has left is not blocked by anybody.
    if !cx.state.is_on_field(attacker.soldier) {
        return Asked::Itself(Choice::NoBlock(attacker.soldier));
    }
    let defender = l.by.other();
    let why = options.why();
    let mix = cx.peek(BLOCK_MIX) == 1;
    for (place, blocker) in cx.state.characters(defender).enumerate() {
        let block = Block { defender, attacker: at, blocker, mix };
        let legal = allowed(&BLOCKER, cx.state, &block, why);
        if place < usize::from(l.decided) && legal.is_ok() {
            options.late(Choice::Blocker(blocker, attacker.soldier));
        } else {
            options.offer(Choice::Blocker(blocker, attacker.soldier), legal);
        }
    }
    if why {
        for blocker in cx.state.characters(l.by) {
            let block = Block { defender, attacker: at, blocker, mix };
            let legal = allowed(&BLOCKER, cx.state, &block, true);
            options.offer(Choice::Blocker(blocker, attacker.soldier), legal);
        }
    }
    options.legal(if attacker.blockers.is_empty() { Choice::NoBlock(attacker.soldier) } else { Choice::NoMore });
    Asked::Of(Chooser::Player(defender))
}

fn choose_blocker(cx: &mut Cx<'_>, l: &mut Blocking, choice: Choice) -> Flow<BlackPoker> {
    let Choice::Blocker(blocker, attacker) = choice else {
        l.attacker += 1;
        l.decided = 0;
        return Flow::Again;
    };
    cx.decide("A-10-1-1");
    let first = cx.state.attack[usize::from(l.attacker)].blockers.is_empty();
    if !first {
        cx.cite("A-10-1-2");
        let is_bulwark = |thing: Thing| cx.state.bulwark(thing).is_some();
        let others = &cx.state.attack[usize::from(l.attacker)].blockers;
        if is_bulwark(blocker) || others.iter().any(|&t| is_bulwark(t)) {
            cx.reading(BLOCK_MIX);
        }
    }
    let place = cx.state.characters(blocker.owner()).position(|t| t == blocker).unwrap_or(0);
    l.decided = l.decided.max(u8::try_from(place).map_or(u8::MAX, |place| place + 1));
    cx.event(Event::Blocks(blocker, attacker));
    Flow::Again
}

/// A-11-1-3. Several blockers count as their sum.
pub static SUM: Reckoning<fn(&State, &[Thing]) -> i16> = value("A-11-1-3", "sum-of-the-blockers", |state, things| {
    things.iter().filter_map(|&t| state.soldier(t)).map(characters::number).sum()
});

const fn id(clause: &'static str) -> ClauseId {
    ClauseId::new(clause)
}

/// Damage Judgement, attacker by attacker.
pub static JUDGE: [Row<BlackPoker, Judging>; 6] = [
    citing("A-11-3", does("A-11-0", "bp-row-compare", compare)),
    citing("A-11-0 A-11-1-3 C-4-3", does("A-11-1", "bp-row-against-soldiers", against_soldiers)),
    citing("P-1-6", asks("A-11-1-1", "bp-row-lower-goes", losers_options, lower_goes)),
    citing("P-1-6", asks("A-11-1-2", "bp-row-both-go", losers_options, both_go)),
    citing("A-11-0 C-5-3", does("A-11-2", "bp-row-against-bulwark", against_bulwark)),
    citing(
        "A-11-0 C-4-3 P-1-8 P-6-2",
        asks(
            "A-11-3",
            "bp-row-unblocked",
            |cx, l, options| match l.hit.options(cx, l.by.other(), options) {
                Asked::Nobody(_) => Asked::Nobody(Flow::Goto(const { id("A-11-0") })),
                asked => asked,
            },
            |cx, l, choice| {
                cx.support("A-11-0");
                let Some(soldier) =
                    cx.state.attack.get(usize::from(l.at) - 1).and_then(|a| cx.state.soldier(a.soldier))
                else {
                    return Flow::Goto(const { id("A-11-0") });
                };
                if soldier.cards.len() > 1 {
                    cx.support("C-4-3");
                }
                let points = u8::try_from(characters::number(soldier).max(0)).unwrap_or(u8::MAX);
                l.hit.take(cx, l.by.other(), points, choice)
            },
        ),
    ),
];

/// The next attacker, and which of the three cases holds for it.
fn compare(cx: &mut Cx<'_>, l: &mut Judging) -> Flow<BlackPoker> {
    let Some(attacker) = cx.state.attack.get(usize::from(l.at)) else {
        cx.event(Event::EndAttack);
        return Flow::Return;
    };
    l.at += 1;
    l.hit = Hit::default();
    let present = present_blockers(cx, attacker);
    let is_soldier = |t: &Thing| cx.state.soldier(*t).is_some();
    l.soldiers = present.iter().copied().filter(is_soldier).collect();
    l.bulwarks = present.iter().copied().filter(|t| !is_soldier(t)).collect();
    let thing = attacker.soldier;
    let Some(soldier) = cx.state.soldier(thing) else {
        l.cards = Cards::NONE;
        let lost = !l.bulwarks.is_empty() && cx.reading(ATTACKER_GONE) == 1;
        cx.note(Found::AttackerGone(thing));
        return Flow::Goto(id(if lost { "A-11-2" } else { "A-11-0" }));
    };
    l.cards = soldier.cards;
    if !soldier.driven && cx.reading(ROLE_WHEN_TURNED) == 1 {
        cx.note(Found::RoleLost(thing));
        return Flow::Goto(const { id("A-11-0") });
    }
    let some_gone = !present.is_empty() && present.len() < attacker.blockers.len();
    let unblocked = present.is_empty() || (some_gone && cx.reading(SOME_BLOCKERS_GONE) == 1);
    if unblocked {
        let number = characters::number(soldier);
        let none_there = !attacker.blockers.iter().any(|&t| cx.state.is_on_field(t));
        cx.note(if none_there { Found::Unblocked(thing, number) } else { Found::CountsUnblocked(thing, number) });
        cx.decide("A-11-3");
        return Flow::Goto(const { id("A-11-3") });
    }
    if l.soldiers.is_empty() { Flow::Goto(const { id("A-11-2") }) } else { Flow::Next }
}

/// The blockers that are on the field and have not lost their role.
fn present_blockers(cx: &Cx<'_>, attacker: &Attacker) -> Vec<Thing> {
    let counts = |thing: &Thing| {
        let there = cx.state.is_on_field(*thing);
        there && !(cx.state.is_driven(*thing) && cx.reading(ROLE_WHEN_TURNED) == 1)
    };
    attacker.blockers.iter().copied().filter(counts).collect()
}

fn current(cx: &Cx<'_>, l: &Judging) -> Option<Thing> {
    cx.state.attack.get(usize::from(l.at) - 1).map(|a| a.soldier)
}

fn numbers(cx: &Cx<'_>, l: &Judging) -> Option<(Thing, i16, i16)> {
    let attacker = current(cx, l)?;
    let number = characters::number(cx.state.soldier(attacker)?);
    Some((attacker, number, (SUM.of)(cx.state, &l.soldiers)))
}

fn against_soldiers(cx: &mut Cx<'_>, l: &mut Judging) -> Flow<BlackPoker> {
    let Some((attacker, number, sum)) = numbers(cx, l) else { return Flow::Goto(const { id("A-11-2") }) };
    cx.support("A-11-0");
    if l.soldiers.len() > 1 {
        cx.decide("A-11-1-3");
    }
    let is_equipped = |t: &Thing| cx.state.soldier(*t).is_some_and(|s| s.cards.len() > 1);
    if is_equipped(&attacker) || l.soldiers.iter().any(is_equipped) {
        cx.support("C-4-3");
    }
    cx.note(Found::Compared(attacker, number, sum));
    Flow::Goto(id(if number == sum { "A-11-1-2" } else { "A-11-1-1" }))
}

/// Several blockers lose or tie: the sheet does not say whether all of them go.
fn losers_options(cx: &Cx<'_>, l: &Judging, options: &mut Options) -> Asked<BlackPoker> {
    let blockers_go = numbers(cx, l).is_some_and(|(_, number, sum)| sum <= number);
    if !blockers_go || l.soldiers.len() < 2 || cx.peek(LOSING_BLOCKERS) == 0 {
        return Asked::Itself(Choice::All);
    }
    for &thing in &l.soldiers {
        options.legal(Choice::GiveUp(thing));
    }
    Asked::Of(Chooser::Player(l.by.other()))
}

fn bury_blockers(cx: &mut Cx<'_>, l: &Judging, choice: Choice) {
    if l.soldiers.len() > 1 {
        cx.reading(LOSING_BLOCKERS);
    }
    match choice {
        Choice::GiveUp(thing) => bury(cx, thing),
        _ => l.soldiers.iter().for_each(|&thing| bury(cx, thing)),
    }
}

fn lower_goes(cx: &mut Cx<'_>, l: &mut Judging, choice: Choice) -> Flow<BlackPoker> {
    if let Some((attacker, number, sum)) = numbers(cx, l) {
        if number < sum {
            bury(cx, attacker);
        } else {
            bury_blockers(cx, l, choice);
        }
    }
    Flow::Goto(const { id("A-11-2") })
}

fn both_go(cx: &mut Cx<'_>, l: &mut Judging, choice: Choice) -> Flow<BlackPoker> {
    if let Some(attacker) = current(cx, l) {
        bury(cx, attacker);
    }
    bury_blockers(cx, l, choice);
    Flow::Goto(const { id("A-11-2") })
}

fn against_bulwark(cx: &mut Cx<'_>, l: &mut Judging) -> Flow<BlackPoker> {
    let (Some(attacker), false) = (current(cx, l), l.bulwarks.is_empty()) else {
        return Flow::Goto(const { id("A-11-0") });
    };
    let bulwark = l.bulwarks.remove(0);
    cx.support("A-11-0");
    cx.support("C-5-3");
    cx.note(Found::AgainstBulwark(attacker, bulwark));
    let ability = Ability { bulwark, attacker, cards: l.cards };
    Flow::CallThenAgain(Frame::Bulwark(At::start(ability)))
}

/// C-5-3-1, C-5-3-2.
pub static BULWARK: [Row<BlackPoker, Ability>; 4] = [
    asks(
        "C-5-3-1",
        "bp-row-turn-up-bulwark",
        |cx, l, options| {
            let numbers = l.cards;
            let matters = move |c: Card| c.ends_a_generation_change() || same_number(c, numbers);
            offer_bulwark(cx, l.bulwark, matters, options)
        },
        |cx, l, choice| {
            if let Choice::Is(Subject::Bulwark(thing), card) = choice {
                l.bulwark = Thing::card_of(thing.owner(), card);
                cx.event(Event::Recognise(thing, card));
                return Flow::Again;
            }
            cx.event(Event::FaceUp(l.bulwark));
            Flow::Next
        },
    ),
    citing(
        "P-1-6",
        does("C-5-3-1-a", "bp-row-joker-bulwark", |cx, l| {
            if !l.bulwark.card().is_some_and(Card::is_joker) {
                return Flow::Next;
            }
            bury(cx, l.attacker);
            Flow::Goto(const { id("C-5-3-2") })
        }),
    ),
    citing(
        "P-1-6",
        does("C-5-3-1-b", "bp-row-same-number", |cx, l| {
            if l.bulwark.card().is_some_and(|c| same_number(c, l.cards)) {
                bury(cx, l.attacker);
            }
            Flow::Next
        }),
    ),
    does("C-5-3-2", "bp-row-bulwark-goes", |cx, l| {
        bury(cx, l.bulwark);
        Flow::Next
    }),
];

/// C-5-3-1-b. Is the number printed on the card among those printed on the others?
fn same_number(card: Card, cards: Cards) -> bool {
    !card.is_joker() && cards.iter().any(|c| c.number() == card.number())
}

/// Checks and values of this file.
pub fn registered() -> Vec<Registered> {
    let mut all: Vec<Registered> = BLOCKER.iter().map(|c| c.registered("blockers")).collect();
    all.push(SUM.registered("values"));
    all
}
