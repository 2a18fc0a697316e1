//! What cards and players get.

use super::super::areas::{self, Control};
use super::super::event::Happens;
use super::super::vocabulary::{Call, Deed, Grant, Kind, Op, OwnGrant, OwnOp, Until};
use super::super::{Asked, Choice, Cx, Event, Flow, Options, Run, control, curses, gaining, guarding, resting, values};
use crate::cardgame::act::{self, op};
use crate::cardgame::code::{self, Instr};
use crate::cardgame::{Because, CardId, On, because, finding};
use crate::engine::Chooser;

/// "n Turns" as Subturns that are counted.
fn counted(cx: &Cx<'_>, until: Until) -> Until {
    match until {
        Until::Turns(n) => Until::Subturns(curses::subturns(cx, n)),
        other => other,
    }
}

/// g:As long as. Does what an Effect is to last for hold when it would begin? Else it gives nothing.
fn may_begin(cx: &mut Cx<'_>, l: &Run, until: Until) -> bool {
    let there = cx.state.in_arena(l.this);
    let holds = match until {
        Until::SourceInArena => there,
        Until::SourceInLine(line) => there && cx.state.card(l.this).line == Some(line) && !cx.state.is_support(l.this),
        _ => true,
    };
    if !holds {
        cx.decide("g:As_long_as");
        cx.note(finding("sm-note-condition-fails").card(l.this));
    }
    holds
}

/// g:Protect, g:Cancel, g:Except. What is done does not reach this card: the entry by which it does not, if it is one of these.
pub(super) fn kept_off(cx: &mut Cx<'_>, l: &Run, id: CardId) {
    let eye = l.eye(cx.state, cx.book);
    let (guarded, excepted) = (guarding::is_guarded(&eye, id), guarding::is_excepted(&eye, id));
    let cancelled = guarding::cancels(&eye, id, guarding::Reach::Text);
    if excepted {
        cx.support("201.11.4");
    }
    match (guarded, cancelled) {
        (true, _) => {
            cx.cite("g:Protect");
            cx.note(finding("sm-note-protected").card(id));
        }
        (false, true) => {
            cx.cite("g:Cancel");
            cx.note(finding("sm-note-cancels").card(id));
        }
        _ => because(cx, Because::Forbidden(id)),
    }
}

pub(super) fn gives(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(Instr::Give(grants, until)) = l.instr(cx.book) else { return Flow::Next };
    let until = counted(cx, *until);
    if !may_begin(cx, l, until) {
        l.keep();
        return Flow::Next;
    }
    resting::given(cx, l, grants, until);
    let mut n = 0;
    for id in l.picked.clone() {
        if act::is_barred(cx.state, cx.book, l, id, Deed::Give) {
            kept_off(cx, l, id);
            continue;
        }
        n += 1;
        resting::uncancelled(cx, l, id);
        for grant in code::grants(grants) {
            if matches!(cx.book.grant(grant), Grant::Own(OwnGrant::Protect(_))) {
                for source in values::reaching(cx.state, cx.book, id) {
                    cx.event(Happens::Spares(id, source).event());
                }
            }
            if matches!(cx.book.grant(grant), Grant::Base(..)) {
                cx.support("602.3.2");
            }
            let modifier = act::modifier(cx, l, On::Card(id), grant, until);
            cx.event(Event::Modify(modifier));
        }
    }
    if l.picked.is_empty() {
        cx.cite("100.3");
        because(cx, Because::NothingTo(Deed::Give));
    }
    l.done(n);
    l.keep();
    Flow::Next
}

pub(super) fn gives_players(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(Instr::GivePlayer(whose, grants, until)) = l.instr(cx.book) else { return Flow::Next };
    let until = counted(cx, *until);
    if !may_begin(cx, l, until) {
        return Flow::Next;
    }
    for player in l.eye(cx.state, cx.book).players(*whose) {
        for grant in code::grants(grants) {
            let modifier = act::modifier(cx, l, On::Player(player), grant, until);
            cx.event(Event::Modify(modifier));
        }
    }
    l.done(1);
    Flow::Next
}

pub(super) fn turns(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    act::turns(cx, l)
}

pub(super) fn control(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let Some(Op::Own(OwnOp::Control { until, .. })) = op(cx, l) else { return Flow::Next };
    // 602.1.5. What a pasted Mystic does without an end lasts as long as it is there; 602.1.6: a Skill's and a Trigger Ability's goes on.
    let stands = cx.state.def(cx.book, l.this).facts.paste.is_some()
        && matches!(cx.book.effect(l.def, l.effect).kind, Kind::Called(Call::Success));
    let until = match counted(cx, *until) {
        Until::Always if stands => Until::SourceInArena,
        other => other,
    };
    if !may_begin(cx, l, until) {
        l.keep();
        return Flow::Next;
    }
    for id in l.picked.clone() {
        if act::is_barred(cx.state, cx.book, l, id, Deed::Control) {
            kept_off(cx, l, id);
            continue;
        }
        cx.event(Happens::Owner(id, l.who).event());
        cx.event(
            Happens::Controls(Control { card: id, source: l.this, until, by: l.who, text: (l.def, l.effect) }).event(),
        );
        control::void(cx, id);
    }
    l.keep();
    Flow::Next
}

/// Which Skill or Ability of the card is gained.
pub(super) fn offer_gain(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some(Op::Own(OwnOp::Gain { skill, .. })) = op(cx, l) else { return Asked::Nobody(Flow::Next) };
    let Some(&from) = l.picked.first() else { return Asked::Itself(Choice::Nothing) };
    let all = gaining::texts(cx.state, cx.book, from, *skill);
    match all.as_slice() {
        [] => Asked::Itself(Choice::Nothing),
        [one] => Asked::Itself(Choice::Mode(*one)),
        all => {
            all.iter().for_each(|n| options.legal(Choice::Mode(*n)));
            Asked::Of(Chooser::Player(l.who))
        }
    }
}

pub(super) fn take_gain(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    let Some(Op::Own(OwnOp::Gain { until, .. })) = op(cx, l) else { return Flow::Next };
    let until = counted(cx, *until);
    if let (Choice::Mode(n), Some(&from)) = (choice, l.picked.first()) {
        cx.event(
            Happens::Gains(areas::Gained { card: l.this, def: cx.state.card(from).def, effect: n, until, by: l.who })
                .event(),
        );
        l.done(1);
    }
    l.keep();
    Flow::Next
}
