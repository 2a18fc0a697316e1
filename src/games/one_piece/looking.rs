//! 11-2, 11-3. Cards are looked at, or shown to both players.

use super::acting::{done, each, the_act};
use super::areas::{CardId, Zone};
use super::event::Event;
use super::lowered::Act;
use super::operations::Pile;
use super::program::Run;
use super::selector::Side;
use super::terms::Knowing;
use super::{Asked, Choice, Cx, Flow, Found, Frame, Options, Row};
use crate::engine::{At, Chooser, Player, asks, citing, does};

/// 11-3-1. Cards of a pile are looked at.
pub static LOOK: Row<Run> =
    citing("11-3-2 11-2-1 8-4-4-4 3-10-3", asks("11-3-1", "op-ask-look", offer_look, take_look));

/// The pile that is looked at: whose, which, from which place on, how many cards.
fn look_at(cx: &Cx<'_>, l: &Run) -> Option<(Player, Zone, u8, u8)> {
    let Some(Act::Look(side, pile, count, _, _)) = the_act(cx, l) else { return None };
    let eye = l.eye(cx.state, cx.book);
    // Of either player's pile: that of the player whom the number tells.
    let who = if *side == Side::Any && l.number == 1 { l.who.other() } else { eye.player(*side) };
    let zone = if matches!(pile, Pile::DeckTop | Pile::WholeDeck) { Zone::Deck } else { Zone::Life };
    let all = cx.state.zone(who, zone).len() as u8;
    let n = match pile {
        Pile::WholeDeck => all,
        _ => eye.amount(count).clamp(0, 255) as u8,
    };
    let from = if *pile == Pile::LifeTopOrBottom && l.part >= 8 { all.saturating_sub(1) } else { 0 };
    Some((who, zone, from, n.min(all - from.min(all))))
}

fn offer_look(cx: &Cx<'_>, l: &Run, options: &mut Options) -> Asked {
    let Some(Act::Look(side, pile, _, up_to, _)) = the_act(cx, l) else { return Asked::Nobody(Flow::Next) };
    if l.part == 0 && *side == Side::Any {
        for player in [l.who, l.who.other()] {
            options.legal(Choice::Wins(player));
        }
        if *up_to {
            options.legal(Choice::Done);
        }
        return Asked::Of(Chooser::Player(l.who));
    }
    let there = look_at(cx, l).map_or(0, |(_, _, _, n)| n);
    if l.part <= 1 && *pile == Pile::LifeTopOrBottom && there > 0 {
        options.legal(Choice::Top);
        options.legal(Choice::Bottom);
        return Asked::Of(Chooser::Player(l.who));
    }
    if l.part <= 1 && *up_to && *side != Side::Any && there > 0 {
        options.legal(Choice::Yes);
        options.legal(Choice::Done);
        return Asked::Of(Chooser::Player(l.who));
    }
    Asked::Itself(Choice::Nothing)
}

fn take_look(cx: &mut Cx<'_>, l: &mut Run, choice: Choice) -> Flow {
    match choice {
        Choice::Wins(player) => {
            l.number = u8::from(player != l.who);
            l.part = 2;
            return Flow::Again;
        }
        Choice::Top | Choice::Yes => {
            l.part = 2;
            return Flow::Again;
        }
        Choice::Bottom => {
            l.part = 8;
            return Flow::Again;
        }
        Choice::Done => {
            l.part = 0;
            done(l, 0);
            return Flow::Next;
        }
        _ => {}
    }
    let Some((who, zone, from, n)) = look_at(cx, l) else { return Flow::Next };
    let Some(Act::Look(_, pile, _, _, reveal)) = the_act(cx, l) else { return Flow::Next };
    // First it must be known which cards they are; a whole deck is looked through in any order.
    let known = l.part % 2 == 1 && l.part > 2;
    if !known && *pile != Pile::WholeDeck {
        l.part = if l.part >= 8 { 9 } else { 3 };
        return Flow::CallThenAgain(Frame::Know(At::start(Knowing { who, zone, at: from, left: n, told: true })));
    }
    let cards: Vec<CardId> =
        cx.state.zone(who, zone).iter().copied().skip(usize::from(from)).take(usize::from(n)).collect();
    cx.cite(if *pile == Pile::WholeDeck { "8-4-4-4" } else { "11-3-2" });
    if zone == Zone::Life {
        cx.support("3-10-3");
    }
    if *reveal {
        cx.cite("11-2-1");
        cards.iter().for_each(|&id| cx.event(Event::Revealed(id)));
        l.it = cards.clone();
    } else {
        cx.note(Found::LooksAt(l.who, if *pile == Pile::WholeDeck { Vec::new() } else { cards.clone() }));
    }
    done(l, cards.len());
    l.looked = cards;
    l.part = 0;
    Flow::Next
}

/// 11-3-1. A hand is looked at.
pub static LOOK_HAND: Row<Run> = citing(
    "3-4-3",
    does("11-3-1", "op-look-hand", |cx, l| {
        let Some(Act::LookHand(side)) = the_act(cx, l) else { return Flow::Next };
        let who = l.eye(cx.state, cx.book).player(*side);
        cx.cite("3-4-3");
        cx.note(Found::LooksAt(l.who, cx.state.side(who).hand.clone()));
        Flow::Next
    }),
);

/// 11-2-1. Cards are shown to both players.
pub static REVEAL: Row<Run> = citing(
    "11-2-2",
    does("11-2-1", "op-reveal", |cx, l| {
        cx.cite("11-2-2");
        each(cx, l, |_, id, _| Some(Event::Revealed(id)))
    }),
);
