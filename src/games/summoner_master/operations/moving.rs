//! Cards change Zone, Line and place.

use super::super::areas::{Away, Bit};
use super::super::casting::Casting;
use super::super::event::{AT_ONCE, Happens};
use super::super::moves::{Change, Moves, To};
use super::super::vocabulary::{Curse, Deed, Line, Op, OwnCannot, OwnOp, Target, When};
use super::super::{Act, Asked, Choice, Cx, Flow, Frame, Options, Run, casting, having, matching, readings};
use crate::cardgame::act::{self, op};
use crate::cardgame::{Because, CardId, Few, because, finding};
use crate::engine::{Chooser, Player, Refusal};

/// Cards change Zone.
pub(super) fn moves(cx: &mut Cx<'_>, l: &mut Run, to: To) -> Flow {
    // The top cards of a pile are found by the operation itself.
    if let Some(Op::Move { what: Target::Top { whose, zone, count, .. }, .. }) = op(cx, l) {
        let eye = l.eye(cx.state, cx.book);
        let n = usize::try_from(eye.amount(count)).unwrap_or(0);
        for player in eye.players(*whose) {
            l.picked.extend(cx.state.pile(player, *zone).iter().copied().take(n));
        }
    }
    moves_with(cx, l, to, |_| None)
}

pub(super) fn moves_with(cx: &mut Cx<'_>, l: &mut Run, to: To, back: impl Fn(CardId) -> Option<Away>) -> Flow {
    super::super::resting::moved(cx, l);
    let cause = l.cause(cx.book);
    let deed = act::deed(cx.book, l);
    let mut list = Vec::new();
    for &id in &l.picked {
        // 701.1, 100.1. What its own text says of a destroyed card.
        if id == l.this && cx.state.card(id).is(Bit::Destroyed) && to != To::Shrine {
            cx.support("701.1");
            cx.reading(readings::DESTROYED_RETURN);
        }
        // 713.2. "even if it has lost".
        let even = cx.state.card(id).is(Bit::Lost) && cx.book.effect(l.def, l.effect).extra.even_lost;
        if !even && act::is_barred(cx.state, cx.book, l, id, deed) {
            forbidden(cx, l, id, to);
        } else {
            super::super::resting::uncancelled(cx, l, id);
            list.push(Change { back: back(id), ..Change::of(id, to, cause) });
        }
    }
    let n = list.len();
    if list.is_empty() && l.picked.is_empty() {
        because(cx, Because::NothingTo(deed));
    }
    l.done(n);
    l.keep();
    if l.own.together {
        l.own.deferred.extend(list);
        return Flow::Next;
    }
    if list.is_empty() { Flow::Next } else { Flow::Call(Moves::start(list)) }
}

/// What bars a change of Zone: 713, 701.1 for a card that is lost or destroyed already, else a text.
fn forbidden(cx: &mut Cx<'_>, l: &Run, id: CardId, to: To) {
    let marks = cx.state.card(id);
    let clause = match to {
        To::Destroyed | To::Shrine if marks.is(Bit::Lost) => "713.1",
        _ if marks.is(Bit::Lost) => "713.2",
        _ if marks.is(Bit::Destroyed) => "701.1",
        _ => {
            let deed = act::deed(cx.book, l);
            let eye = l.eye(cx.state, cx.book);
            if super::super::guarding::is_shielded(&eye, id) || !matching::cannot_be(&eye, id, deed) {
                return super::giving::kept_off(cx, l, id);
            }
            // 100.2. Its own text, or one that speaks of it, says so.
            cx.decide("100.2");
            return cx.note(finding(matching::kept_words(deed)).card(id));
        }
    };
    cx.cite(clause);
    cx.note(finding("sm-note-forbidden").card(id));
}

/// A procedure for each card that was picked, one after the other.
pub(super) fn one_by_one(
    cx: &mut Cx<'_>,
    l: &mut Run,
    frame: impl Fn(&Cx<'_>, CardId, Player) -> Option<Frame>,
) -> Flow {
    if l.picked.is_empty() {
        let n = l.order.len();
        l.done(n);
        l.picked = std::mem::take(&mut l.order);
        l.keep();
        return Flow::Next;
    }
    let id = l.picked.remove(0);
    if act::is_barred(cx.state, cx.book, l, id, act::deed(cx.book, l)) {
        super::giving::kept_off(cx, l, id);
        return Flow::Again;
    }
    l.order.push(id);
    match frame(cx, id, l.who) {
        Some(frame) => Flow::CallThenAgain(frame),
        None => Flow::Again,
    }
}

/// 603.6.2, 707.1. The cards that were picked are brought into the arena together.
pub(super) fn enters_together(cx: &mut Cx<'_>, l: &mut Run, line: Option<Line>) -> Flow {
    let deed = act::deed(cx.book, l);
    let mut all = Vec::new();
    for id in l.picked.clone() {
        if act::is_barred(cx.state, cx.book, l, id, deed) {
            super::giving::kept_off(cx, l, id);
        } else {
            all.push(Casting { line, named: line.is_some(), ..Casting::of(id, cx.state.owner(id)) });
        }
    }
    l.done(all.len());
    l.keep();
    if all.is_empty() { Flow::Next } else { Flow::Call(casting::enter_together(l.who, all)) }
}

pub(super) fn change_line(cx: &mut Cx<'_>, l: &mut Run) -> Flow {
    let to = match op(cx, l) {
        Some(Op::Own(OwnOp::GoToLine(_, line))) => Some(*line),
        _ => None,
    };
    let mut n = 0;
    for id in l.picked.clone() {
        let marks = cx.state.card(id);
        let goes = to.or(marks.line.map(Line::other));
        let barred = having::is_forbidden(cx.state, cx.book, cx.state.owner(id), id, &OwnCannot::ChangeLine)
            || act::is_barred(cx.state, cx.book, l, id, Deed::ChangeLine);
        let frozen = marks.is_cursed(Curse::Freeze) && goes == Some(Line::At);
        let away = marks.is_cursed(Curse::Dimension);
        if barred || frozen || away {
            cx.support(if away {
                "709.11.2"
            } else if frozen {
                "709.6.1"
            } else {
                "100.2"
            });
            because(cx, Because::Forbidden(id));
        } else if goes == marks.line {
            cx.cite("100.3 515.5 303.2.3");
            cx.note(finding("sm-note-within-a-line").card(id));
        } else {
            n += 1;
            cx.support("515.8");
            cx.event(Happens::Line(id, goes, false).event());
            for when in [When::ChangesLine, When::ChangedLine] {
                cx.event(Happens::Occurs(when, Some(id), cx.state.owner(id), None, AT_ONCE).event());
            }
        }
    }
    l.done(n);
    l.keep();
    Flow::Next
}

/// 513.2. The next Support that separates, and its Main.
fn separates(cx: &Cx<'_>, l: &Run) -> Option<(CardId, CardId)> {
    let placed = |id: &CardId| l.own.sides.iter().any(|(c, _)| c == id);
    l.picked.iter().find_map(|&main| cx.state.supports(main).find(|id| !placed(id)).map(|id| (main, id)))
}

/// 513.2. Whoever controls the Main says on which side of it each Support comes to stand.
pub(super) fn offer_sides(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some((main, id)) = separates(cx, l) else { return Asked::Itself(Choice::Nothing) };
    // g:Control. A Support that goes back to its own side is not beside its Main.
    if cx.state.original(id) != cx.state.owner(main) {
        return Asked::Itself(Act::Side(false).choice());
    }
    options.legal(Act::Side(false).choice());
    options.legal(Act::Side(true).choice());
    Asked::Of(Chooser::Player(cx.state.controller(main)))
}

pub(super) fn take_sides(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    if let (Choice::Own(Act::Side(right)), Some((_, id))) = (choice, separates(cx, l)) {
        l.own.sides.push((id, right));
        return Flow::Again;
    }
    for (id, right) in std::mem::take(&mut l.own.sides) {
        let main = cx.state.card(id).under;
        cx.event(Happens::Separate(id).event());
        if let Some(main) = main {
            cx.event(Happens::Beside(id, main, right).event());
            cx.event(Happens::Form(main, 0).event());
        }
    }
    l.keep();
    Flow::Next
}

pub(super) fn offer_new_host(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some(&mystic) = l.picked.first() else { return Asked::Itself(Choice::Nothing) };
    let now = cx.state.card(mystic).on;
    for id in casting::hosts(cx.state, cx.book, mystic) {
        if Some(id) != now {
            options.legal(Choice::Card(id, cx.state.card(id).def));
        }
    }
    if options.why() {
        let kind = now.and_then(|host| cx.state.category(cx.book, host));
        for id in
            cx.state.whole_field().filter(|&id| id != mystic && cx.state.category(cx.book, id) == kind).collect::<Few>()
        {
            if let Some(by) = casting::host_refusal(cx.state, cx.book, mystic, id) {
                options.offer(Choice::Card(id, cx.state.card(id).def), Err(Refusal::by(by)));
            }
        }
    }
    if options.offered().is_empty() { Asked::Itself(Choice::Nothing) } else { Asked::Of(Chooser::Player(l.who)) }
}

pub(super) fn take_new_host(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    if let (Choice::Card(host, _), Some(&mystic)) = (choice, l.picked.first()) {
        cx.event(Happens::Paste(mystic, Some(host)).event());
        l.done(1);
    } else {
        because(cx, Because::NothingTo(Deed::MoveMystic));
    }
    l.keep();
    Flow::Next
}
