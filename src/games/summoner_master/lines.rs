//! 515 to 517. Set Line.

use super::areas::{Bit, Doing};
use super::event::{ACTING, Happens, NOW, begins};
pub use super::procedure::Setting;
use super::procedure::{Opener, Step};
use super::vocabulary::{Category, Curse, Line, OwnCannot, When};
use super::{
    Act, Asked, Book, Cx, Flow, Frame, Procedure, Row, State, abilities, because, control, having, noticing, readings,
};
use crate::cardgame::{CardId, finding};
use crate::engine::check::allowed;
use crate::engine::{At, Check, Chooser, Player, Refusal, asks, check, citing, does};

/// A Set Line from one Line to the other.
pub fn start(seal: CardId, who: Player, ordered: bool) -> Frame {
    Procedure::Line(At::start(Setting { seal: Some(seal), who, to: None, void: false, ordered })).into()
}

/// 515.3. A Set Line of a Seal in no Line.
pub fn from_none(seal: CardId, who: Player) -> Frame {
    Procedure::LineFromNone(At::start(Setting { seal: Some(seal), who, to: None, void: false, ordered: false })).into()
}

/// A Seal whose Line somebody wants to set.
pub struct Try {
    own: bool,
    once: bool,
    allowed: bool,
    active: bool,
    stone: bool,
    dimension: bool,
    line: bool,
    support: bool,
    freeze: bool,
    control: bool,
    step: bool,
}

/// 515.9. What a Set Line asks for.
pub static LINER: [Check<State, Try>; 11] = [
    check("500.2", "own-seal", |_: &State, t: &Try| t.own),
    check("515.9.1", "once", |_: &State, t: &Try| t.once),
    check("515.9.2", "may-change-line", |_: &State, t: &Try| t.allowed).also("100.2"),
    check("515.9.3", "active", |_: &State, t: &Try| t.active).also("500.1 g:Inactive_Seal"),
    check("709.5.2", "stone", |_: &State, t: &Try| !t.stone).also("709.5.1"),
    check("709.11.4", "dimension", |_: &State, t: &Try| !t.dimension).also("709.11.3"),
    check("516.1", "in-a-line", |_: &State, t: &Try| t.line || t.support),
    check("510.3", "no-support", |_: &State, t: &Try| !t.support),
    check("709.6.1", "freeze", |_: &State, t: &Try| !t.freeze),
    check("g:Control", "by-control", |_: &State, t: &Try| t.control).by(readings::CONTROL_COMMANDS),
    check("401.6.3", "in-the-step", |_: &State, t: &Try| t.step),
];

fn attempt(state: &State, book: &Book, who: Player, id: CardId) -> Try {
    let card = state.card(id);
    Try {
        own: state.controller(id) == who,
        once: !card.is(Bit::Lined),
        allowed: !having::is_forbidden(state, book, who, id, &OwnCannot::ChangeLine),
        active: !card.rested && !state.is_busy(id),
        stone: card.is_cursed(Curse::Stone),
        dimension: card.is_cursed(Curse::Dimension),
        line: card.line.is_some(),
        support: state.is_support(id),
        freeze: card.is_cursed(Curse::Freeze) && card.line == Some(Line::Df),
        control: control::is_own(state, book, id),
        step: true,
    }
}

/// May a Line be set?
pub fn legal(state: &State, book: &Book, who: Player, id: CardId, why: bool) -> Result<(), Refusal> {
    let _ = Category::Seal;
    allowed(&LINER, state, &attempt(state, book, who, id), why)
}

/// What a Seal must be whose Line is set.
const DECLARED: &str = "515.9.1 515.9.2 515.9.3 709.5.2 709.6.1 709.11.4 510.3 g:Control";

/// 516
pub static LINE: [Row<Setting>; 10] = [
    citing(
        DECLARED,
        does("516.1", "sm-line", |cx, l| {
            cx.event(begins(l.who, l.seal, Doing::Line));
            let Some(seal) = l.seal.filter(|_| l.ordered) else { return Flow::Next };
            // 605.12. What is ordered is declared like any other; 500.2: the Effect says whose Seal it is.
            let t = Try { own: true, ..attempt(cx.state, cx.book, l.who, seal) };
            match allowed(&LINER, cx.state, &t, true) {
                Ok(()) => Flow::Next,
                Err(refusal) => {
                    because::cites(cx, &refusal, DECLARED);
                    out(cx, l)
                }
            }
        }),
    ),
    does("516.2", "sm-line-other", |cx, l| {
        l.to = l.seal.and_then(|s| cx.state.card(s).line).map(Line::other);
        if let (Some(seal), Some(to)) = (l.seal, l.to) {
            cx.note(finding("sm-note-line").card(seal).word("words", crate::cardgame::Word::key(to)));
        }
        Flow::Next
    }),
    does("516.3", "sm-line-declared", |cx, l| {
        let Some(seal) = l.seal else { return over(cx, l) };
        cx.event(Happens::State(seal, Bit::Setting, true).event());
        cx.note(finding("sm-note-setting").card(seal));
        control::rests_on_control(cx, seal);
        for when in [When::PlayerCommands, When::DeclaresLine] {
            cx.event(Happens::Occurs(when, Some(seal), l.who, None, NOW).event());
        }
        let dances = if l.to == Some(Line::At) { When::DancesToAt } else { When::DancesToDf };
        for when in [When::ChangesLine, When::ChangedLine, When::SetsLine, When::HasSetLine, When::Dances, dances] {
            cx.event(Happens::Occurs(when, Some(seal), l.who, None, ACTING).event());
        }
        Flow::Call(abilities::Queue::of(cx.state, NOW))
    }),
    abilities::chosen::<ACTING, _>("516.4"),
    does("516.5", "sm-interfere", |_, _| Flow::Call(Step::start(Opener::Line))),
    abilities::looked_at::<ACTING, _>("516.6"),
    citing(
        "515.9.2 515.9.3 709.5.2 709.6.1 709.11.4 500.11 100.5",
        does("516.7", "sm-line-again", |cx, l| {
            let Some(seal) = l.seal.filter(|_| !l.void) else { return out(cx, l) };
            let t = attempt(cx.state, cx.book, l.who, seal);
            let t = Try { active: !cx.state.card(seal).rested, own: t.own || l.ordered, ..t };
            if allowed(&LINER, cx.state, &t, false).is_err() { out(cx, l) } else { Flow::Next }
        }),
    ),
    citing(
        "515.4",
        does("516.8", "sm-line-set", |cx, l| {
            let Some(seal) = l.seal else { return out(cx, l) };
            cx.support("515.4");
            cx.event(Happens::Line(seal, l.to, true).event());
            Flow::Next
        }),
    ),
    citing(
        "g:Dancing",
        does("516.9", "sm-abilities", |cx, l| {
            if let Some(seal) = l.seal.filter(|s| noticing::dances(cx.state, cx.book, *s)) {
                cx.cite("g:Dancing");
                if let Some(way) = noticing::dances_only(cx.state, cx.book, seal) {
                    cx.support(way);
                }
                cx.event(Happens::State(seal, Bit::Danced, true).event());
            }
            abilities::work(cx, ACTING)
        }),
    ),
    does("516.10", "sm-line-over", over),
];

fn out(cx: &mut Cx<'_>, l: &mut Setting) -> Flow {
    cx.note(l.seal.map_or_else(|| finding("sm-note-line-left"), |seal| finding("sm-note-line-not-set").card(seal)));
    over(cx, l)
}

fn over(cx: &mut Cx<'_>, l: &mut Setting) -> Flow {
    if let Some(seal) = l.seal {
        cx.event(Happens::State(seal, Bit::Setting, false).event());
    }
    cx.event(Happens::Ends.event());
    Flow::Return
}

/// 517
pub static LINE_FROM_NONE: [Row<Setting>; 8] = [
    citing(
        "515.3 709.11.8",
        does("517.1", "sm-line", |cx, l| {
            if let Some(seal) = l.seal {
                cx.cite(if cx.state.card(seal).is(Bit::Freed) { "709.11.8" } else { "515.3" });
                cx.note(finding("sm-note-lineless").card(seal));
            }
            cx.event(begins(l.who, l.seal, Doing::Line));
            Flow::Next
        }),
    ),
    asks(
        "517.2",
        "sm-ask-line",
        |_, l, options| {
            if l.seal.is_none() {
                return Asked::Nobody(Flow::Next);
            }
            Line::BOTH.into_iter().for_each(|line| options.legal(Act::Line(line).choice()));
            Asked::Of(Chooser::Player(l.who))
        },
        |cx, l, choice| {
            if let super::Choice::Own(Act::Line(line)) = choice {
                l.to = Some(line);
            }
            for when in [When::SetsLine, When::HasSetLine] {
                cx.event(Happens::Occurs(when, l.seal, l.who, None, ACTING).event());
            }
            Flow::Next
        },
    ),
    abilities::chosen::<ACTING, _>("517.3"),
    abilities::looked_at::<ACTING, _>("517.4"),
    does("517.5", "sm-line-again", |cx, l| if l.seal.is_none() || l.void { out(cx, l) } else { Flow::Next }),
    citing(
        "515.3",
        does("517.6", "sm-line-set", |cx, l| {
            let Some(seal) = l.seal else { return out(cx, l) };
            let set = cx.reading(readings::LINE_AFTER_LOSS) == 0;
            cx.event(Happens::Line(seal, l.to, set).event());
            Flow::Next
        }),
    ),
    abilities::working::<ACTING, _>("517.7"),
    does("517.8", "sm-line-over", over),
];
