//! 709. Curses that are given, cured and moved.

use super::super::event::Happens;
use super::super::vocabulary::{self, Curse, Deed, Grant, Line, Op, OwnOp};
use super::super::{Act, Asked, Choice, Cx, Flow, Options, Run, SummonerMaster, curses, guarding};
use crate::cardgame::act::{self, op};
use crate::cardgame::{Because, Few, Word, because, finding};
use crate::engine::{Chooser, Refusal};

pub(super) fn curse(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(Op::Own(OwnOp::Curse { kind, turns, gives, .. })) = op(cx, l) else { return Flow::Next };
    let kind = *kind;
    let turns = turns.as_ref().map(|n| u8::try_from(l.eye(cx.state, cx.book).amount(n).clamp(0, 99)).unwrap_or(0));
    let cause = l.cause(cx.book);
    let mystic = cx.state.category(cx.book, l.this) == Some(vocabulary::Category::Mystic);
    // What a Last Dance gives stands among the grants of the book.
    let gives: Vec<(crate::cardgame::GrantId, i32)> = gives
        .iter()
        .filter_map(|g| match g {
            Grant::Stat(stat, amount) => {
                Some((crate::cardgame::GrantId::stat::<SummonerMaster>(*stat), l.eye(cx.state, cx.book).amount(amount)))
            }
            Grant::Base(stat, amount) => {
                Some((crate::cardgame::GrantId::base::<SummonerMaster>(*stat), l.eye(cx.state, cx.book).amount(amount)))
            }
            _ => None,
        })
        .collect();
    let mut seals = Few::new();
    for id in l.picked.clone() {
        let kept = guarding::keeps_off(cx.state, cx.book, id, kind, l.who);
        if kept || act::is_barred(cx.state, cx.book, l, id, Deed::Curse) {
            if kept {
                cx.support("g:Protect");
                cx.note(finding("sm-note-protected").card(id));
            } else {
                super::giving::kept_off(cx, l, id);
            }
        } else if cx.state.card(id).curses[kind.index()].is_none() {
            seals.push(id);
        }
    }
    l.done(seals.len());
    l.keep();
    if seals.is_empty() {
        return Flow::Next;
    }
    Flow::Call(curses::start(seals, kind, turns, cause, l.who, mystic, gives))
}

/// g:Purified. Which Curse, where one is chosen.
pub(super) fn offer_cure(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some(Op::Own(OwnOp::Cure { kind, all, .. })) = op(cx, l) else { return Asked::Nobody(Flow::Next) };
    if *all || kind.is_some() {
        return Asked::Itself(Choice::Nothing);
    }
    let kinds: Vec<Curse> =
        l.picked.iter().flat_map(|&id| cx.state.card(id).own.cursed().collect::<Vec<_>>()).collect();
    match kinds.as_slice() {
        [] => Asked::Itself(Choice::Nothing),
        [one] => Asked::Itself(Act::Curse(*one).choice()),
        all => {
            all.iter().for_each(|k| options.legal(Act::Curse(*k).choice()));
            Asked::Of(Chooser::Player(l.who))
        }
    }
}

pub(super) fn take_cure(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    let Some(Op::Own(OwnOp::Cure { kind, .. })) = op(cx, l) else { return Flow::Next };
    let only = if let Choice::Own(Act::Curse(kind)) = choice { Some(kind) } else { *kind };
    cx.support("709.13");
    for id in l.picked.clone() {
        for kind in cx.state.card(id).own.cursed().filter(|k| only.is_none_or(|o| o == *k)).collect::<Vec<_>>() {
            cx.event(Happens::CurseEnds(id, kind).event());
        }
    }
    l.keep();
    Flow::Next
}

pub(super) fn offer_move_curse(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let [from, to] = l.picked.as_slice() else { return Asked::Itself(Choice::Nothing) };
    let movable = |k: &Curse| {
        let cursed = cx.state.card(*from).curses[k.index()];
        let by = cursed.and_then(|c| c.by).unwrap_or(l.who);
        cursed.is_some_and(|c| !c.mystic)
            && !guarding::keeps_off(cx.state, cx.book, *to, *k, by)
            && cx.state.card(*to).curses[k.index()].is_none()
    };
    let all: Vec<Curse> = Curse::ALL.iter().copied().filter(movable).collect();
    match all.as_slice() {
        [] => Asked::Itself(Choice::Nothing),
        [one] => Asked::Itself(Act::Curse(*one).choice()),
        all => {
            all.iter().for_each(|k| options.legal(Act::Curse(*k).choice()));
            if options.why() {
                for k in cx.state.card(*from).own.cursed().filter(|k| !all.contains(k)) {
                    options.offer(Act::Curse(k).choice(), Err(Refusal::by("g:Move_Curse 709.12")));
                }
            }
            Asked::Of(Chooser::Player(l.who))
        }
    }
}

pub(super) fn take_move_curse(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    let [from, to] = l.picked.as_slice() else {
        l.keep();
        return Flow::Next;
    };
    let (from, to) = (*from, *to);
    if let Choice::Own(Act::Curse(kind)) = choice
        && let Some(cursed) = cx.state.card(from).curses[kind.index()]
    {
        cx.event(Happens::CurseEnds(from, kind).event());
        cx.event(Happens::Curse(to, kind, cursed).event());
        if kind == Curse::Dimension {
            cx.event(Happens::Line(to, None, false).event());
        }
        if kind == Curse::Freeze && cx.state.card(to).line == Some(Line::At) {
            cx.event(Happens::Line(to, Some(Line::Df), false).event());
        }
        if kind == Curse::Charm {
            cx.event(Happens::Controller(to, cursed.by.filter(|p| *p != cx.state.owner(to))).event());
        }
    } else {
        because(cx, Because::NothingTo(Deed::MoveCurse));
    }
    l.keep();
    Flow::Next
}
