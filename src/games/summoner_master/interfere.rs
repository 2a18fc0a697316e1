//! 402.3, 615, 616. The Interfere Step: the defence player first, last in first out.

use super::areas::{Doing, Under};
pub use super::procedure::{Opener, Step};
use super::{Act, Asked, Choice, Cx, Event, Flow, Options, Row, casting, readings, skills};
use crate::cardgame::finding;
use crate::engine::{Chooser, Player, Refusal, asks, citing, does};

impl Opener {
    /// The clauses that say so.
    const fn clauses(self) -> &'static str {
        match self {
            Self::First => "401.5.1 616.3.1",
            Self::Second => "401.7.1 616.3.2",
            Self::Attack => "504.10",
            Self::HandAttack => "505.9",
            Self::AllAttack => "506.9",
            Self::Multiple => "507.8",
            Self::Combine => "512.7",
            Self::Break => "514.5",
            Self::Line => "516.5",
            Self::Skill => "605.9",
            Self::AllSkill => "606.9",
            Self::MultipleSkill => "607.9",
            Self::FirstPart => "608.9",
            Self::Between => "608.12",
            Self::SecondPart => "608.17",
            Self::HandSkill => "619.10",
            Self::CastSeal => "610.1.10",
            Self::CastMystic => "610.2.9",
            Self::Growth => "614.5",
            Self::Shrine => "703.5",
            Self::Library => "704.5",
            Self::Hand => "705.5",
            Self::Removed => "706.5",
            Self::Curse => "709.14.2 709.3",
        }
    }
}

/// What opens one, and what governs the answers in it.
const ANSWERS: &str = "605.1 606.1 607.1 608.2 619.2 610.1.1 610.2.1 615.7 615.8 616.2 500.10 609.4 402.2 615.2 501.1 500.9 \
    401.5.1 616.3.1 401.7.1 616.3.2 504.10 505.9 506.9 507.8 512.7 514.5 516.5 605.9 606.9 607.9 608.9 608.12 \
    608.17 619.10 610.1.10 610.2.9 614.5 703.5 704.5 705.5 706.5 709.14.2 709.3";

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
    citing(ANSWERS, asks("402.3", "sm-ask-interfere", offer, take)),
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
    cx.support(l.opener.clauses());
    if let Choice::Own(act) = choice {
        super::commands::declares(cx, act);
    }
    let frame = match choice {
        Choice::Own(Act::InterfereCast(card, def)) => {
            if cx.state.card(card).def != def {
                cx.event(Event::Is(card, def));
            }
            Some(super::wisdom::cast(cx, card, def, who, true))
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
    cx.support("615.2 615.7");
    // What is under way has itself cut in.
    let cut_in = |u: &Under| {
        use Doing::{AllSkill, Cast, HandSkill, MultipleSkill, Skill, TwoPartSkill};
        matches!(u.doing, Cast | Skill | AllSkill | MultipleSkill | TwoPartSkill | HandSkill)
    };
    if cx.state.under.iter().skip(1).any(cut_in) {
        cx.support("615.8");
    }
    if std::mem::replace(&mut l.used, true) {
        cx.support("616.2");
    }
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
