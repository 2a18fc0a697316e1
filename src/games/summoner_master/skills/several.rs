//! 606, 607. Skills on All, and Skills that are used several times.

use super::super::areas::Doing;
use super::super::choosing::Chosen;
use super::super::event::{ACTING, SUCCESS};
use super::super::interfere::Opener;
use super::super::vocabulary::When;
use super::super::{Asked, Flow, Row, abilities, readings};
use super::general::{
    AGAIN, WORKS, again, declare, declared, interferes, leave, no_move, offer_done, offer_mode, offer_targets,
    offer_use, over, take_done, take_mode, take_targets, take_use, target_there, works,
};
use super::paying::{cost_there, payable, pays};
use super::{How, Using};
use crate::cardgame::finding;
use crate::cardgame::finding::Fact;
use crate::engine::{ClauseId, asks, citing, does};

const ALL_DECLARED: [When; 2] = [When::DeclaresSkill, When::DeclaresSkillAll];

/// 606
pub static ALL_SKILL: [Row<Using>; 17] = [
    does("606.1", "sm-skill", |cx, l| declare(cx, l, Doing::AllSkill)),
    does("606.2", "sm-skill-move", no_move),
    asks("606.3", "sm-ask-mode", offer_mode, take_mode),
    does("606.4", "sm-skill-target-there", target_there),
    does("606.5", "sm-skill-cost", |cx, l| {
        let there = l.how == How::Ordered || l.card.is_some_and(|c| payable(cx, c, l.def, l.effect, l.who));
        if !there {
            return leave(cx, l, "sm-note-short", false);
        }
        if cx.reading(readings::ALL_SKILL_ORDER) == 1 { Flow::Next } else { declared(cx, l, &ALL_DECLARED) }
    }),
    citing("500.3", does("606.6", "sm-skill-paid", pays)),
    does("604.1", "sm-skill-declared", |cx, l| {
        if cx.reading(readings::ALL_SKILL_ORDER) == 0 { Flow::Next } else { declared(cx, l, &ALL_DECLARED) }
    }),
    does("606.7", "sm-skill-opponent", |cx, l| {
        cx.note(finding("sm-note-skill-against").player(l.who.other()));
        Flow::Next
    }),
    asks(
        "606.8",
        "sm-ask-abilities",
        |cx, l, o| if l.rewound { Asked::Nobody(Flow::Next) } else { offer_use(cx, l, o) },
        |cx, l, c| take_use(cx, l, c, &[When::UsesSkill, When::UsesSkillAll]),
    ),
    does("606.9", "sm-interfere", |cx, l| interferes(cx, l, Opener::AllSkill)),
    abilities::working::<ACTING, _>("606.10"),
    citing(AGAIN, does("606.11", "sm-skill-again", |cx, l| again(cx, l, ClauseId::new("606.7")))),
    citing("604.4 602.1.6 g:ทุกใบ", does("606.12", "sm-skill-works", works)),
    citing(
        "604.7",
        asks("606.13", "sm-ask-abilities", offer_done, |cx, l, c| {
            take_done(cx, l, c, &[When::SkillSucceeds, When::SkillAllSucceeds])
        }),
    ),
    abilities::working::<SUCCESS, _>("606.14"),
    citing("500.3 700.1", does("606.15", "sm-skill-over", over)),
    does("604.4", "sm-skill-over", |_, _| Flow::Return),
];

/// 607
pub static MULTIPLE_SKILL: [Row<Using>; 16] = [
    does("607.1", "sm-skill", |cx, l| declare(cx, l, Doing::MultipleSkill)),
    does("607.2", "sm-skill-move", no_move),
    asks("607.3", "sm-ask-mode", offer_mode, take_mode),
    does("607.4", "sm-skill-target-there", target_there),
    does("607.5", "sm-skill-cost", cost_there),
    citing("500.3", does("607.6", "sm-skill-paid", pays)),
    does("604.5", "sm-skill-declared", |cx, l| declared(cx, l, &[When::DeclaresSkill, When::DeclaresSkillMultiple])),
    citing("711.3 711.1", asks("607.7", "sm-ask-target", offer_targets, take_targets)),
    asks(
        "607.8",
        "sm-ask-abilities",
        |cx, l, o| if l.rewound { Asked::Nobody(Flow::Next) } else { offer_use(cx, l, o) },
        |cx, l, c| take_use(cx, l, c, &[When::UsesSkill]),
    ),
    does("607.9", "sm-interfere", |cx, l| interferes(cx, l, Opener::MultipleSkill)),
    abilities::working::<ACTING, _>("607.10"),
    citing(AGAIN, does("607.11", "sm-skill-again", |cx, l| again(cx, l, ClauseId::new("607.7")))),
    citing(WORKS, does("607.12", "sm-skill-works", works)),
    citing(
        "604.7",
        asks("607.13", "sm-ask-abilities", offer_done, |cx, l, c| take_done(cx, l, c, &[When::SkillSucceeds])),
    ),
    abilities::working::<SUCCESS, _>("607.14"),
    citing(
        "500.3 700.1",
        does("607.15", "sm-skill-count", |cx, l| {
            l.hits = l.hits.saturating_sub(1);
            let there = l.card.is_some_and(|c| cx.state.in_arena(c)) && !l.void;
            if l.hits == 0 || !there {
                return over(cx, l);
            }
            // 607.3. How it works stays as it was chosen.
            l.chosen = Chosen { mode: l.mode, ..Chosen::default() };
            (l.rewound, l.paid, l.worked) = (false, true, false);
            cx.support("604.5");
            let used = finding("sm-note-uses-left").with("n", Fact::Count(usize::from(l.hits)));
            cx.note(l.card.map_or(used.clone(), |card| used.card(card)));
            Flow::Goto(ClauseId::new("607.7"))
        }),
    ),
];
