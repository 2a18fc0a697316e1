//! 605.12. An Effect orders a card to use a Skill: which one.

pub use super::super::procedure::Ordered;
use super::super::{Act, Asked, Choice, Cx, Flow, Options, Row, because};
use super::allowing::{Occasion, legal};
use super::{How, frame, skills};
use crate::cardgame::finding;
use crate::engine::{Chooser, Refusal, asks, citing};

/// What a card must be, and what its Skill asks for, where an Effect orders it.
const DECLARED: &str =
    "303.4 712.1 604.6.2 604.6.1 605.4 606.4 607.4 608.5 100.2 709.5.2 709.11.4 500.7 611.4 604.1 510.3 621.4";

/// 605.12
pub static ORDERED_SKILL: [Row<Ordered>; 1] =
    [citing(DECLARED, asks("605.1", "sm-ask-ordered-skill", offer_skill, take_skill))];

fn offer_skill(cx: &Cx<'_>, l: &Ordered, options: &mut Options) -> Asked {
    let Some(card) = l.card else { return Asked::Nobody(Flow::Return) };
    for (n, skill) in (0..=u8::MAX).zip(skills(cx.state, cx.book, card)) {
        let legal = legal(cx, card, skill, l.who, Occasion::Ordered, options.why());
        options.offer(Act::Skill(card, n).choice(), legal);
    }
    if options.offered().is_empty() { Asked::Itself(Choice::Nothing) } else { Asked::Of(Chooser::Player(l.who)) }
}

fn take_skill(cx: &mut Cx<'_>, l: &mut Ordered, choice: Choice) -> Flow {
    let Some(card) = l.card else { return Flow::Return };
    let all: Vec<_> = skills(cx.state, cx.book, card).collect();
    if let Choice::Own(Act::Skill(_, n)) = choice
        && let Some(&(def, effect)) = all.get(usize::from(n))
    {
        return Flow::Become(frame(cx, card, def, effect, l.who, How::Ordered));
    }
    let mut refusal = if all.is_empty() { Refusal::by("604.1") } else { Refusal::default() };
    for skill in all {
        if let Err(more) = legal(cx, card, skill, l.who, Occasion::Ordered, true) {
            refusal.join(more);
        }
    }
    because::cites(cx, &refusal, DECLARED);
    cx.note(finding("sm-note-no-skill-ordered").card(card));
    Flow::Return
}
