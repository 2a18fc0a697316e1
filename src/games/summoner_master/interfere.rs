//! 402.3, 615, 616. The Interfere Step: the defence player first, last in first out.

use serde::{Deserialize, Serialize};

use super::{Act, Asked, Choice, Cx, Event, Flow, Frame, Options, Procedure, Row, casting, readings, skills};
use crate::cardgame::{Locals, finding};
use crate::engine::{At, Chooser, Player, Refusal, asks, citing, does};

/// An Interfere Step under way.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Step {
    /// Who is asked; none: the defence player.
    next: Option<Player>,
    /// How many passed in a row.
    passed: u8,
    /// Who has passed; by the other reading for good.
    out: [bool; 2],
}

impl Locals for Step {}

/// An Interfere Step.
pub fn start() -> Frame {
    Procedure::Interfere(At::start(Step::default())).into()
}

/// 402.3
pub static INTERFERE: [Row<Step>; 2] = [
    citing(
        "401.2.2 401.3.3 401.4.2 401.8.2 401.9.1",
        does("616.1", "sm-interfere", |cx, _| match cx.state.step.locked() {
            Some(clause) => {
                cx.support(clause);
                Flow::Return
            }
            None => Flow::Next,
        }),
    ),
    citing("615.7 615.8 616.2 500.10 609.4 402.2 615.2 501.1 500.9", asks("402.3", "sm-ask-interfere", offer, take)),
];

fn asked(cx: &Cx<'_>, l: &Step) -> Player {
    l.next.unwrap_or(cx.state.turn.other())
}

fn offer(cx: &Cx<'_>, l: &Step, options: &mut Options) -> Asked {
    let who = asked(cx, l);
    if l.out[who.index()] && cx.peek(readings::INTERFERE_CLOSING) == 1 {
        return Asked::Itself(Act::NoInterfere.choice());
    }
    casting::offer(cx, who, true, options);
    skills::offer(cx, who, true, options);
    options.legal(Act::NoInterfere.choice());
    // The attack player's own Main Step may come next: only the other one would mean this Step.
    if options.why() && who != cx.state.turn {
        for id in cx.state.seals(cx.book, who).collect::<crate::cardgame::Few>() {
            options.offer(Act::Attack(id).choice(), Err(Refusal::by("501.1 500.10")));
            options.offer(Act::AttackHand(id).choice(), Err(Refusal::by("501.1 500.10")));
            for act in [Act::SetLine(id), Act::Combine(id), Act::Break(id)] {
                options.offer(act.choice(), Err(Refusal::by("500.10 500.9")));
            }
        }
    }
    Asked::Of(Chooser::Player(who))
}

fn take(cx: &mut Cx<'_>, l: &mut Step, choice: Choice) -> Flow {
    let who = asked(cx, l);
    let frame = match choice {
        Choice::Own(Act::InterfereCast(card, def)) => {
            if cx.state.card(card).def != def {
                cx.event(Event::Is(card, def));
            }
            let wise =
                super::wisdom::scope(cx.book, def).is_some() && super::wisdom::any(cx.state, cx.book, card, who, true);
            Some(if wise { super::wisdom::start(card, who, true) } else { casting::start(cx, card, def, who, false) })
        }
        Choice::Own(Act::InterfereSkill(card, n)) => skills::start(cx, card, n, who, super::skills::How::Commanded),
        Choice::Own(Act::InterfereHandSkill(card, n)) => skills::start(cx, card, n, who, super::skills::How::FromHand),
        _ => None,
    };
    let Some(frame) = frame else {
        l.passed += 1;
        let closing = cx.peek(readings::INTERFERE_CLOSING);
        l.out[who.index()] = true;
        l.next = Some(who.other());
        let over = if closing == 1 { l.out == [true; 2] } else { l.passed >= 2 };
        return if over { Flow::Return } else { Flow::Again };
    };
    cx.note(finding("sm-note-interferes").player(who));
    // Who has passed before is asked again: by a reading.
    if l.out[who.index()] {
        cx.reading(readings::INTERFERE_CLOSING);
    }
    l.passed = 0;
    l.next = match cx.reading(readings::INTERFERE_NEXT) {
        0 => Some(who.other()),
        _ => None,
    };
    Flow::CallThenAgain(frame)
}
