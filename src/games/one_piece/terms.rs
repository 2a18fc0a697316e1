//! 4. Terms: drawing (4-5), moving cards from a deck (3-2-3), putting cards into play (3-7-3, 3-8-3), and cards that must be known.

use super::areas::Phase;
use super::event::{How, moved};
pub use super::procedure::{Drawing, Entering, FromTop};
use super::vocabulary::{Category, Zone};
use super::{Asked, Choice, Cx, Event, Eye, Flow, OnePiece, Options, Row, matching, readings, silence};
use crate::cardgame::frame::Knowing;
use crate::cardgame::know;
use crate::cardgame::{CardId, Cause, End, Move, Zone as _, finding};
use crate::engine::{Chooser, ClauseId, Outcome, Refusal, asks, citing, does};

/// 4-5. One card after the other.
pub static DRAW: [Row<Drawing>; 4] = [
    does("4-5-3", "op-draw-repeat", |cx, l| {
        cx.idle();
        if l.left == 0 { Flow::Return } else { Flow::Next }
    }),
    asks(
        "4-5-4-1",
        "op-ask-draw-up-to",
        |_, l, options| {
            if !l.up_to {
                return Asked::Nobody(Flow::Next);
            }
            options.legal(Choice::Yes);
            options.legal(Choice::Done);
            Asked::Of(Chooser::Player(l.who))
        },
        |cx, l, choice| {
            let draws = choice == Choice::Yes;
            cx.note(finding(if draws { "op-note-draws-one" } else { "op-note-draws-no-more" }).player(l.who));
            if draws { Flow::Next } else { Flow::Return }
        },
    ),
    asks(
        "3-2-4",
        "op-ask-top-card",
        |cx, l, options| know::offer_place(cx, (l.who, Zone::Deck, 0), options),
        |cx, l, choice| {
            know::take_place(cx, (l.who, Zone::Deck, 0), choice);
            Flow::Next
        },
    ),
    citing("4-5-1 4-5-4-2 6-3-1", does("4-5-2", "op-draw", draw_one)),
];

fn draw_one(cx: &mut Cx<'_>, l: &mut Drawing) -> Flow {
    let Some(&card) = cx.state.deck(l.who).first() else { return Flow::Return };
    if l.up_to {
        cx.decide("4-5-4-2");
        cx.support("4-5-4");
        cx.support("4-8-2");
        if l.left == 1 {
            cx.support("4-5-4-3");
        }
    }
    // 6-3-1. In the Draw Phase the rule has the card drawn; how it is done is 4-5-2.
    if l.cause == Cause::Rule && cx.state.phase == Phase::Draw {
        cx.decide("!6-3-1");
        cx.support("4-5-2");
    }
    cx.support("4-5-1");
    cx.event(moved(cx.state, card, Zone::Hand, How::Drawn, l.cause));
    l.left -= 1;
    Flow::Goto(const { ClauseId::new("4-5-3") })
}

/// 3-2-4, 11-3. One place after the other.
pub static KNOW: [Row<Knowing<OnePiece>>; 3] = [
    asks("3-2-4", "op-ask-top-card", know::offer_next, know::take_next),
    asks("11-3-1", "op-ask-which-card", know::offer_seen, know::take_seen),
    does("3-2-3", "op-next-card", |cx, l| {
        cx.idle();
        l.at += 1;
        l.left -= 1;
        Flow::Goto(const { ClauseId::new("3-2-4") })
    }),
];

/// 3-2-3
pub static FROM_TOP: [Row<FromTop>; 3] = [
    does("1-3-2-2", "op-next-card", |cx, l| {
        cx.idle();
        if l.left == 0 || cx.state.deck(l.who).is_empty() { Flow::Return } else { Flow::Next }
    }),
    asks(
        "3-2-4",
        "op-ask-top-card",
        |cx, l, options| know::offer_place(cx, (l.who, Zone::Deck, 0), options),
        |cx, l, choice| {
            know::take_place(cx, (l.who, Zone::Deck, 0), choice);
            Flow::Next
        },
    ),
    citing("3-10-2-1 3-10-2 3-5-2 8-4-1-5 5-2-1-7", does("3-2-3", "op-from-top", from_top)),
];

fn from_top(cx: &mut Cx<'_>, l: &mut FromTop) -> Flow {
    let Some(&card) = cx.state.deck(l.who).first() else { return Flow::Return };
    let place = match l.to {
        Zone::Life if l.turned => "!3-10-2-1",
        Zone::Life => "!3-10-2",
        Zone::Trash => "!3-5-2",
        _ => "!8-4-1-5",
    };
    if l.to == Zone::Life && l.cause == Cause::Rule {
        // 5-2-1-7. Life is laid before the game.
        cx.decide("5-2-1-7");
        cx.support("2-9-2-1");
    } else if l.several {
        // 3-2-3 speaks of several.
        cx.support(place.trim_start_matches('!'));
    } else {
        cx.decide(place);
    }
    let moves = Move::of(cx.state, card, l.to, How::Moved, l.cause);
    cx.event(Move { end: l.end, turned: l.turned, ..moves }.event());
    l.left -= 1;
    Flow::Goto(const { ClauseId::new("1-3-2-2") })
}

/// 3-7, 3-8.
pub static ENTER: [Row<Entering>; 4] = [
    citing("10-2-1-3 3-7-6", asks("3-7-6-1", "op-ask-make-room", offer_room, take_room)),
    citing("3-8-5", does("3-8-5-1", "op-old-stage", old_stage)),
    citing("3-7-5 4-7-1 1-3-1", does("3-7-3", "op-put-into-play", |cx, l| put(cx, l, Category::Character))),
    citing("3-8-4 4-7-1 1-3-1", does("3-8-3", "op-put-stage", |cx, l| put(cx, l, Category::Stage))),
];

fn next_is(cx: &Cx<'_>, l: &Entering, category: Category) -> Option<CardId> {
    let card = *l.cards.first()?;
    (cx.state.def(cx.book, card).category == Some(category)).then_some(card)
}

/// 3-7-6. The area holds five.
pub const CHARACTERS: usize = 5;

fn offer_room(cx: &Cx<'_>, l: &Entering, options: &mut Options) -> Asked {
    let Some(first) = l.cards.first() else { return Asked::Nobody(Flow::Return) };
    let full = cx.state.characters(l.who).len() >= CHARACTERS && !cx.state.card(*first).zone.is_field();
    if !full || next_is(cx, l, Category::Character).is_none() {
        return Asked::Nobody(Flow::Next);
    }
    for &card in cx.state.characters(l.who) {
        options.legal(Choice::Card(card, cx.state.card(card).def));
    }
    options.offer(Choice::Card(*first, cx.state.card(*first).def), Err(Refusal::by("3-7-6-1")));
    Asked::Of(Chooser::Player(l.who))
}

fn take_room(cx: &mut Cx<'_>, l: &mut Entering, choice: Choice) -> Flow {
    if let Choice::Card(card, _) = choice {
        cx.support("3-7-6 10-2-1-3");
        let new = l.cards.first().copied().unwrap_or(card);
        leaves_room(cx, card, new);
        // Where something else was there instead, there is still no room.
        return Flow::Again;
    }
    Flow::Next
}

/// 3-7-6-1, 3-8-5-1. A card is trashed for a new one. Whether an effect can be there instead of that is a reading.
fn leaves_room(cx: &mut Cx<'_>, card: CardId, new: CardId) {
    super::reading_texts::read_leaving(cx, card);
    let moves = Move::of(cx.state, card, Zone::Trash, How::MadeRoom, Cause::Rule);
    let open = silence::instead_of_room(cx.state, cx.book, &moves).is_some();
    let how = if open && cx.reading(readings::MAKING_ROOM) == 1 { How::MakesRoom(new) } else { How::MadeRoom };
    cx.event(Move { how, ..moves }.event());
}

fn old_stage(cx: &mut Cx<'_>, l: &mut Entering) -> Flow {
    if let Some(new) = next_is(cx, l, Category::Stage)
        && let Some(old) = cx.state.stage(l.who)
    {
        cx.support("3-8-5");
        leaves_room(cx, old, new);
    } else {
        cx.idle();
    }
    Flow::Next
}

fn put(cx: &mut Cx<'_>, l: &mut Entering, category: Category) -> Flow {
    let back = Flow::Goto(const { ClauseId::new("3-7-6-1") });
    let last = category == Category::Stage;
    let Some(card) = next_is(cx, l, category) else {
        cx.idle();
        if last && !l.cards.is_empty() {
            // An Event is not put into play.
            l.cards.remove(0);
        }
        return if last { back } else { Flow::Next };
    };
    if last && cx.state.stage(l.who).is_some() {
        // 3-8-5. The old one is still there: where the new one goes, no clause says.
        cx.note(finding("op-note-no-room").card(card));
        cx.event(Event::Over(Outcome::Undecided));
        return Flow::Return;
    }
    l.cards.remove(0);
    let to = if last { Zone::Stage } else { Zone::Characters };
    let by_text = matching::is_played_rested(&Eye::new(cx.state, cx.book, l.who, card), card);
    let rested = l.rested || by_text;
    if by_text {
        cx.support("1-3-1");
        cx.note(finding("op-note-played-rested").card(card));
    }
    if !rested || by_text {
        cx.support(if last { "3-8-4" } else { "3-7-5" });
    }
    let moves = Move::of(cx.state, card, to, How::Played, l.cause);
    cx.event(Move { end: End::Bottom, turned: rested, ..moves }.event());
    back
}
