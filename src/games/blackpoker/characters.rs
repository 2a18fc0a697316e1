//! C-1 to C-5. The characters: their numbers, what they may do, what they trigger.

use super::cards::Thing;
use super::event::Event;
use super::state::{Soldier, State};
use super::{BlackPoker, Book};
use crate::engine::{Check, ClauseId, Noticed, ReadingSet, Reckoning, Registered, check, value};

/// C-4-3. The number of a soldier is the total of its cards, as changed by Up and Down.
pub static NUMBER: Reckoning<fn(&Soldier) -> i16> = value("C-4-3", "number", |soldier| {
    soldier.cards.iter().map(|c| i16::from(c.number())).sum::<i16>() + soldier.change
});

/// The number of a soldier.
pub fn number(soldier: &Soldier) -> i16 {
    (NUMBER.of)(soldier)
}

/// C-3-1, C-4-1. Haste: an ace, or an equipped soldier with an A.
pub static HASTE: Reckoning<fn(&Soldier) -> Option<&'static str>> = value("C-3-1", "haste", |soldier| {
    let ace = soldier.cards.iter().any(|c| c.is_ace());
    ace.then_some(if soldier.cards.len() > 1 { "C-4-1" } else { "C-3-1" })
});

/// Is it made only of cards that came this turn?
pub fn is_new(soldier: &Soldier) -> bool {
    soldier.cards == soldier.new
}

/// Prepare holds it back: it is all new and has no Haste.
fn prepares(soldier: &Soldier) -> bool {
    is_new(soldier) && (HASTE.of)(soldier).is_none()
}

fn is_soldier(state: &State, thing: Thing, kind: fn(&Soldier) -> bool) -> bool {
    state.soldier(thing).is_some_and(kind)
}

fn is_equipped(soldier: &Soldier) -> bool {
    soldier.cards.len() > 1
}

fn is_court(soldier: &Soldier) -> bool {
    !is_equipped(soldier) && soldier.first.number() > 10
}

fn is_common(soldier: &Soldier) -> bool {
    !is_equipped(soldier) && (2..=10).contains(&soldier.first.number())
}

/// A-9-1. What may be chosen as an attacker.
pub static ATTACKER: [Check<State, Thing>; 6] = [
    check("C-5-1", "bulwarks-never-attack", |state, &thing| state.bulwark(thing).is_none()),
    check("A-9-1", "own-soldier", |state, &thing| {
        state.made.as_ref().is_none_or(|a| a.by == thing.owner()) && state.is_on_field(thing)
    }),
    check("A-9-1-3", "not-driven", |state, &thing| !is_soldier(state, thing, |s| s.driven)),
    check("C-1-1", "prepare-of-a-common-soldier", |state, &thing| {
        !is_soldier(state, thing, |s| is_common(s) && prepares(s))
    }),
    check("C-2-1", "prepare-of-a-hero", |state, &thing| !is_soldier(state, thing, |s| is_court(s) && prepares(s))),
    check("C-4-2", "prepare-of-an-equipped-soldier", |state, &thing| {
        !is_soldier(state, thing, |s| is_equipped(s) && prepares(s))
    }),
];

/// C-2-2, C-3-2, C-4-4, C-5-2. Which Generation Changes a buried character triggers.
pub fn noticed(state: &State, _: &Book, batch: &[Event], out: &mut Vec<Noticed<BlackPoker>>) {
    for event in batch {
        let Event::Bury(thing) = *event else { continue };
        let (clause, times) = match (state.soldier(thing), state.bulwark(thing)) {
            (Some(soldier), _) => {
                let nobles = soldier.cards.iter().filter(|c| c.is_noble()).count();
                let clause = match (is_equipped(soldier), soldier.first.is_ace()) {
                    (true, _) => "C-4-4",
                    (false, true) => "C-3-2",
                    (false, false) => "C-2-2",
                };
                (clause, nobles)
            }
            (None, Some(bulwark)) => {
                ("C-5-2", usize::from(bulwark.thing.card().is_some_and(|c| c.ends_a_generation_change())))
            }
            (None, None) => continue,
        };
        for _ in 0..times {
            out.push(Noticed {
                clause: ClauseId::new(clause),
                also: &["P-8-1", "P-8-2"],
                readings: ReadingSet::default(),
                event: Event::Trigger(thing.owner(), thing),
            });
        }
    }
}

/// Everything here, for the register.
pub fn registered() -> Vec<Registered> {
    let mut all: Vec<Registered> = ATTACKER.iter().map(|c| c.registered("attackers")).collect();
    all.push(NUMBER.registered("values"));
    all.push(HASTE.registered("values"));
    let trigger = |clause, name| Registered {
        elsewhere: &[],
        clause: ClauseId::new(clause),
        also: vec![ClauseId::new("P-8-1"), ClauseId::new("P-8-2")],
        kind: crate::engine::RegisteredKind::Rule,
        name,
        procedure: "triggers",
    };
    all.push(trigger("C-2-2", "hero-buried"));
    all.push(trigger("C-3-2", "ace-buried"));
    all.push(trigger("C-4-4", "equipped-soldier-buried"));
    all.push(trigger("C-5-2", "bulwark-buried"));
    let granted = check::<(), ()>("C-4-1", "haste-of-an-equipped-soldier", |(), ()| true);
    all.push(granted.registered("attackers"));
    all
}
