//! 608. Skills of two parts.

use super::super::areas::Doing;
use super::super::choosing::Chosen;
use super::super::event::{ACTING, SUCCESS};
use super::super::interfere::Opener;
use super::super::vocabulary::When;
use super::super::{Asked, Flow, Row, abilities};
use super::general::{
    AGAIN, WORKS, again, declare, declared, interferes, leave, no_move, offer_done, offer_mode, offer_targets,
    offer_use, over, take_done, take_mode, take_targets, take_use, target_there, works,
};
use super::paying::{cost_there, pays};
use super::{Using, parted};
use crate::engine::{ClauseId, asks, citing, does};

/// 608
pub static TWO_PART: [Row<Using>; 23] = [
    does("608.2", "sm-skill", |cx, l| declare(cx, l, Doing::TwoPartSkill)),
    does("608.3", "sm-skill-move", no_move),
    asks("608.4", "sm-ask-mode", offer_mode, take_mode),
    does("608.5", "sm-skill-target-there", |cx, l| {
        if parted(cx.book, l.def, l.effect).is_none() { Flow::Next } else { target_there(cx, l) }
    }),
    does("608.6", "sm-skill-cost", cost_there),
    citing("500.3", does("608.7", "sm-skill-paid", pays)),
    does("604.1", "sm-skill-declared", |cx, l| declared(cx, l, &[When::DeclaresSkill])),
    asks(
        "608.8",
        "sm-ask-target",
        |cx, l, o| {
            if parted(cx.book, l.def, l.effect).is_none() { Asked::Nobody(Flow::Next) } else { offer_targets(cx, l, o) }
        },
        take_targets,
    ),
    does("608.9", "sm-interfere", |cx, l| interferes(cx, l, Opener::FirstPart)),
    citing(
        AGAIN,
        does("608.10", "sm-skill-again", |cx, l| {
            if parted(cx.book, l.def, l.effect).is_none() { Flow::Next } else { again(cx, l, ClauseId::new("608.8")) }
        }),
    ),
    citing(
        WORKS,
        does("608.11", "sm-skill-works", |cx, l| {
            if parted(cx.book, l.def, l.effect).is_none() { Flow::Next } else { works(cx, l) }
        }),
    ),
    does("608.12", "sm-interfere", |cx, l| {
        l.second = true;
        l.worked = false;
        l.rewound = false;
        l.paid = true;
        l.chosen = Chosen::default();
        interferes(cx, l, Opener::Between)
    }),
    asks("608.13", "sm-ask-mode", offer_mode, take_mode),
    does("608.14", "sm-skill-target-there", |cx, l| {
        if l.card.is_none() || l.void { leave(cx, l, "sm-note-skill-ends", true) } else { target_there(cx, l) }
    }),
    citing("711.3 711.1", asks("608.15", "sm-ask-target", offer_targets, take_targets)),
    asks(
        "608.16",
        "sm-ask-abilities",
        |cx, l, o| if l.rewound { Asked::Nobody(Flow::Next) } else { offer_use(cx, l, o) },
        |cx, l, c| take_use(cx, l, c, &[When::UsesSkill]),
    ),
    does("608.17", "sm-interfere", |cx, l| interferes(cx, l, Opener::SecondPart)),
    abilities::working::<ACTING, _>("608.18"),
    citing(AGAIN, does("608.19", "sm-skill-again", |cx, l| again(cx, l, ClauseId::new("608.15")))),
    citing(WORKS, does("608.20", "sm-skill-works", works)),
    citing(
        "604.7",
        asks("608.21", "sm-ask-abilities", offer_done, |cx, l, c| take_done(cx, l, c, &[When::SkillSucceeds])),
    ),
    abilities::working::<SUCCESS, _>("608.22"),
    citing("500.3 700.1", does("608.23", "sm-skill-over", over)),
];
