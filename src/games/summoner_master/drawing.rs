//! g:Draw. Cards are drawn, one at a time.

use super::event::{AT_ONCE, Happens, How, Note};
use super::moves::{Change, Moves, To};
pub use super::procedure::Drawing;
use super::vocabulary::{Category, OwnCannot, When, Zone};
use super::{Act, Asked, Book, Choice, Cx, Flow, Frame, Options, Procedure, Row, State, noticing, readings};
use crate::cardgame::finding::Fact;
use crate::cardgame::know::{offer_place, take_place};
use crate::cardgame::{CardId, Cause, Move, finding};
use crate::engine::{At, Chooser, Player, Refusal, asks, citing, does};

/// The Library of a kind.
pub const fn library(kind: Category) -> Zone {
    match kind {
        Category::Seal => Zone::SealLibrary,
        Category::Mystic => Zone::MysticLibrary,
    }
}

/// A player draws.
pub fn start(who: Player, kind: Option<Category>, left: u8, cause: Option<(Player, CardId)>) -> Frame {
    Procedure::Draw(At::start(Drawing { who, kind, now: None, left, cause })).into()
}

/// g:Draw
pub static DRAW: [Row<Drawing>; 3] = [
    citing(
        "103.3",
        asks("711.1", "sm-ask-draw", offer_kind, |_, l, choice| {
            if let Choice::Own(Act::Draw(kind)) = choice {
                l.now = Some(kind);
            }
            Flow::Next
        }),
    ),
    asks("300.3", "sm-ask-top-card", offer_top, |cx, l, choice| {
        if let Some(kind) = l.now {
            says_which(cx, &choice);
            take_place(cx, (l.who, library(kind), 0), choice);
        }
        Flow::Next
    }),
    citing("103.3 705.1 100.3 401.3.5", does("g:Draw", "sm-draw", draw)),
];

/// What is said of a card that nobody has seen: which one lies on top, or that it does not matter.
pub fn says_which(cx: &mut Cx<'_>, choice: &Choice) {
    match choice {
        Choice::Is(_, def) => cx.note(finding("sm-note-top-card").with("card", Fact::Def(*def))),
        Choice::Whatever(_) => cx.note(finding("sm-note-any-card")),
        _ => {}
    }
}

fn offer_kind(cx: &Cx<'_>, l: &Drawing, options: &mut Options) -> Asked {
    if l.left == 0 {
        return Asked::Nobody(Flow::Return);
    }
    if let Some(kind) = l.kind {
        return Asked::Itself(Act::Draw(kind).choice());
    }
    let size = |kind: Category| cx.state.pile(l.who, library(kind)).len();
    let empty = size(Category::Seal) + size(Category::Mystic) == 0;
    for kind in [Category::Seal, Category::Mystic] {
        let legal = if size(kind) > 0 || empty { Ok(()) } else { Err(Refusal::by("711.1 103.3")) };
        options.offer(Act::Draw(kind).choice(), legal);
    }
    Asked::Of(Chooser::Player(l.who))
}

/// 100.2. Does a text say that a player cannot draw?
pub fn is_forbidden(state: &State, book: &Book, player: Player) -> bool {
    state.values.player_cannot(book, player).any(|(c, _)| *c == OwnCannot::Draw)
}

fn offer_top(cx: &Cx<'_>, l: &Drawing, options: &mut Options) -> Asked {
    match l.now {
        Some(kind) => offer_place(cx, (l.who, library(kind), 0), options),
        None => Asked::Nobody(Flow::Next),
    }
}

fn draw(cx: &mut Cx<'_>, l: &mut Drawing) -> Flow {
    let Some(kind) = l.now.take() else { return Flow::Return };
    let Some(&top) = cx.state.pile(l.who, library(kind)).first() else {
        cx.cite("103.3");
        cx.note(finding("sm-note-empty-library").player(l.who));
        cx.event(Happens::Note(l.who, Note::Empty).event());
        return Flow::Return;
    };
    l.left -= 1;
    let again = crate::engine::ClauseId::new("711.1");
    if noticing::is_watched(cx.state, cx.book, top, When::GoesToHand) {
        cx.reading(readings::DRAW_IS_TO_HAND);
    }
    let procedure = match cx.peek(readings::DRAW_IS_TO_HAND) {
        0 => false,
        1 => l.cause.is_some(),
        _ => true,
    };
    if procedure {
        cx.reading(readings::DRAW_IS_TO_HAND);
        cx.note(finding("sm-note-draws").player(l.who));
        let cause = l.cause.map_or(Cause::Rule, |(who, card)| Cause::Effect(who, card));
        return Flow::CallThenGoto(Moves::start(vec![Change::of(top, To::Hand, cause)]), again);
    }
    let cause = l.cause.map_or(Cause::Rule, |(who, card)| Cause::Effect(who, card));
    if l.cause.is_none() && cx.state.step == super::areas::Step::Draw {
        cx.support("401.3.5");
    }
    cx.event(Move::of(cx.state, top, Zone::Hand, How::Drawn, cause).event());
    cx.event(Happens::Occurs(When::Draws, None, l.who, None, AT_ONCE).event());
    Flow::Goto(again)
}
